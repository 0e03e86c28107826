"""Many histories at once: the same numbers as one by one, block by block, and what is refused."""

from __future__ import annotations

import json
import re
from itertools import count

import numpy as np
import pandas as pd
import pytest
from pyarrow import parquet

from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.histories import History
from pointerscope.notebook.model import open_model
from tests.conftest import write_tiny

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court"
RECORD = {
    "X": [5, 6, 5],
    "user_X": 3,
    "weekday_X": [0, 0, 1],
    "start_min_X": [480, 600, 490],
    "dur_X": [45, 30, 0],
    "diff": [2, 2, 1],
    "Y": 6,
}
HISTORY = History(
    locations=np.array(RECORD["X"]),
    user=3,
    weekdays=np.array(RECORD["weekday_X"]),
    start_minutes=np.array(RECORD["start_min_X"]),
    durations=np.array(RECORD["dur_X"]),
    days_before=np.array(RECORD["diff"]),
    target=6,
)
QUERY = {"visits": "Café Luna, Maple Court", "user": "Resident 12", "interventions": {"gate": 1}}
MASKED = {"visits": DAY, "interventions": {"mask_visits": [1]}}
MANY = [DAY, QUERY, RECORD, HISTORY, MASKED, ["Maple Court", {"location": 17}]]
ARRAYS = (
    *("content_scores", "position_bias", "pointer_scores", "pointer_weights"),
    *("pointer_probabilities", "generation_probabilities", "probabilities"),
    *("self_attention", "queries", "keys", "values", "head_outputs", "hidden", "context"),
)
NUMBERS = ("unknown_probability", "gate", "gate_logit", "pointer_entropy", "effective_positions")


@pytest.fixture(scope="module")
def town():
    return open_model("town")


def one_by_one(town):
    for given in MANY:
        if given in (RECORD, HISTORY):
            yield town.explain(record=RECORD)
        elif isinstance(given, dict):
            yield town.explain(given["visits"], **{k: v for k, v in given.items() if k != "visits"})
        else:
            yield town.explain(given)


def close(found, expected):
    np.testing.assert_allclose(found, expected, atol=1e-5, rtol=1e-4)


def test_every_quantity_is_that_of_an_explanation(town):
    frame = town.explain_many(MANY, (*town.quantities, "probabilities", "context")).to_frame()
    assert list(frame.index) == list(range(len(MANY)))
    for (_, row), expected in zip(frame.iterrows(), one_by_one(town), strict=True):
        for name in ARRAYS:
            close(row[name], getattr(expected, name))
        for name in NUMBERS:
            close(row[name], getattr(expected, name))
        answer = expected.prediction
        assert (row.place, row.location) == (answer.label, answer.location)
        close(row.probability, answer.probability)
        close(row.from_pointer, answer.from_pointer)
        close(row.from_generation, answer.from_generation)
        assert row.visits == len(expected.visits)
        assert row.user == expected.query.history.user
    assert list(frame.target) == [-1, -1, 6, 6, -1, -1]


def test_every_site_is_that_of_an_explanation(town):
    sites = [*town.explain(DAY).sites]
    frame = town.explain_many([DAY, "Café Luna"], sites).to_frame()
    for given, (_, row) in zip((DAY, "Café Luna"), frame.iterrows(), strict=True):
        for site, expected in town.explain(given).sites.items():
            close(row[site], expected)


def test_blocks_are_named_arrays_with_nan_at_padding(town):
    names = ("pointer_weights", "self_attention", "context")
    [block] = town.explain_many(["Café Luna", DAY], names)
    assert block.dimensions["self_attention"] == ("layer", "head", "query position", "key position")
    assert block["self_attention"].shape == (2, 2, 4, 4, 4)
    assert block["pointer_weights"].shape == (2, 4)
    assert np.isnan(block["pointer_weights"][0, 1:]).all()
    assert np.isnan(block["self_attention"][0, :, :, 1:]).all()
    assert np.isnan(block["self_attention"][0, :, :, :, 1:]).all()
    assert np.isfinite(block["self_attention"][0, :, :, 0, 0]).all()
    assert np.isfinite(block["context"]).all()
    assert list(block.lengths) == [1, 4]
    assert [rows.shape for rows in block.rows("pointer_weights")] == [(1,), (4,)]


def test_histories_are_read_a_block_at_a_time(town):
    numbers = count()
    endless = ("Café Luna" for _ in iter(lambda: next(numbers), None))
    blocks = iter(town.explain_many(endless, batch_size=3))
    assert [list(next(blocks).index), list(next(blocks).index)] == [[0, 1, 2], [3, 4, 5]]
    assert next(numbers) <= 7


def test_a_network_without_parts_has_fewer_quantities(tmp_path):
    write_tiny(tmp_path / "plain", {"gate", "pointer", "attention"})
    plain = open_model(tmp_path / "plain")
    assert not {"gate_logit", "pointer_weights", "self_attention"} & set(plain.quantities)
    frame = plain.explain_many(["Home", "Home, Work"], plain.quantities).to_frame()
    assert list(frame.from_pointer) == [0, 0]
    close(frame.from_generation, frame.probability)
    with pytest.raises(ValueError, match="no quantity `pointer_weights`"):
        plain.explain_many([], ["pointer_weights"])


def test_interventions_apply_to_histories_without_their_own(town):
    frame = town.explain_many(MANY[:3], ["gate"], interventions={"gate": 0.25}).to_frame()
    assert list(frame.gate) == [0.25, 1, 0.25]


def test_changes_at_sites_apply_to_a_batch(town):
    shapes = []
    change = {
        "layers.0.heads.1.outputs": lambda outputs: shapes.append(outputs.shape) or 0 * outputs
    }
    found = town.explain_many([DAY, HISTORY], ["probabilities"], at=change).to_frame()
    removed = {"remove_heads": [[0, 1]]}
    expected = town.explain_many([DAY, HISTORY], ["probabilities"], interventions=removed)
    close(np.stack(found.probabilities), np.stack(expected.to_frame().probabilities))
    assert shapes == [(2, 4, 16)]


def test_a_bad_history_is_named_by_its_number(town):
    with pytest.raises(InvalidQueryError, match=re.escape("histories[1].visits[0]: No place")):
        town.explain_many([DAY, "Nowhere"]).to_frame()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"locations": np.array([], int)}, "There are no visits"),
        ({"locations": np.full(65, 2)}, "has 65 visits"),
        ({"locations": np.array([0, 2])}, "whole number from 1"),
        ({"locations": np.array([9_999])}, "whole number from 1"),
        ({"user": 9_999}, "whole number from 0"),
    ],
)
def test_a_history_of_prepared_data_is_checked(town, changed, said):
    history = History(**{**vars(HISTORY), **changed})
    with pytest.raises(InvalidQueryError, match=rf"histories\[0\]\..*{said}"):
        town.explain_many([history]).to_frame()


def test_bad_histories_are_skipped_on_demand_and_the_others_go_on(town):
    many = town.explain_many([DAY, "Nowhere", {"visits": 3}, RECORD], on_error="skip")
    assert list(many.to_frame().index) == [0, 3]
    assert list(many.errors) == [1, 2]
    assert "No place matches" in str(many.errors[1])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"quantities": ["plaec"]}, "Did you mean `place`"),
        ({"quantities": []}, "No quantity"),
        ({"at": {"layer.0.norm1": 0}}, "`layers.0.norm1`"),
        ({"interventions": {"mask_visits": [0]}}, "Put `mask_visits` into the queries"),
        ({"interventions": {"remove_heads": [[9, 0]]}}, "remove_heads"),
        ({"batch_size": 0}, "batch_size"),
        ({"on_error": "ignore"}, "on_error"),
    ],
)
def test_options_that_do_not_fit_are_refused_at_once(town, options, said):
    with pytest.raises(ValueError, match=said):
        town.explain_many([DAY], **options)


def test_an_arrow_table_and_files_hold_all_of_it(town, tmp_path):
    many = town.explain_many([DAY, RECORD], ["place", "gate", "self_attention"], batch_size=1)
    frame = many.to_frame()
    table = many.to_table()
    many.save(tmp_path / "answers.parquet")
    assert parquet.read_table(tmp_path / "answers.parquet").equals(table)
    assert table.column("history").to_pylist() == [0, 1]
    for found, expected in zip(
        table.column("self_attention").to_pylist(), frame.self_attention, strict=True
    ):
        close(np.array(found), expected)
    many.save(tmp_path / "answers.csv")
    read = pd.read_csv(tmp_path / "answers.csv")
    assert list(read.place) == list(frame.place)
    close(json.loads(read.self_attention[1]), frame.self_attention[1])
    with pytest.raises(ValueError, match=r"must end in \.parquet or \.csv"):
        many.save(tmp_path / "answers.txt")


def test_the_histories_of_a_split_can_be_explained(town):
    histories = town.histories("validation")
    frame = town.explain_many(histories[:100]).to_frame()
    assert list(frame.target) == [history.target for history in histories[:100]]
