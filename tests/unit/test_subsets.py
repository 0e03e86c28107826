"""All subsets of parts and of places, against single passes with interventions."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import plotly.graph_objects as go
import pytest
from click.testing import CliRunner

from pointerscope import open_model
from pointerscope.analysis import shapley, subsets
from pointerscope.analysis.explanation import explain
from pointerscope.analysis.shapley import all_subsets, exact_values
from pointerscope.analysis.subsets import part_subsets, place_subsets
from pointerscope.cli.main import main
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import Settings
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import draw
from pointerscope.mobility.notation import WrittenVisit, format_visits
from pointerscope.mobility.prepared import write_prepared
from pointerscope.mobility.query import Query
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import read_bundle
from tests.conftest import WITHOUT, write_tiny

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

DAY = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #4 @ 17:10 +30, #3 @ Tue 09:00 +60, #6 @ 12:00 +20"
AT = "2026-11-17T18:00"
OTHERS = {
    "tiny": {"layers": 1},
    "one head": {"layers": 2, "heads": 1},
    "without-attention": {"layers": 2},
    **{name: {"layers": 1} for name in WITHOUT},
}
LACKING = {**WITHOUT, "without-attention": {"attention"}}


@pytest.fixture(scope="module", params=OTHERS)
def tiny(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("bundles") / request.param
    without = LACKING.get(request.param, set())
    return read_bundle(write_tiny(folder, without, **OTHERS[request.param]))


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("bundles") / "small", layers=2))


@pytest.fixture(scope="module")
def deep(tmp_path_factory):
    """A network of 14 parts."""
    folder = tmp_path_factory.mktemp("bundles") / "deep"
    return read_bundle(write_tiny(folder, layers=4, seed=4))


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


def asked(bundle, visits=DAY, **interventions):
    return explain(bundle, Query(visits=visits, predict_at=AT, interventions=interventions or None))


def passes(explanation, found, **changes):
    """Every network by a pass of its own: whether the answer stays, and its probability.

    None without pointer and generation head.
    """
    outcomes = []
    for row in all_subsets(len(found.parts)):
        removed = [part for part, kept in zip(found.parts, row, strict=True) if not kept]
        heads = [[part.layer, part.head] for part in removed if part.head is not None]
        skipped = [
            {"layer": part.layer, "part": "feed_forward"}
            for part in removed
            if part.layer is not None and part.head is None
        ]
        own = {
            **changes,
            "remove_heads": [*changes.get("remove_heads", []), *heads],
            "skip": [*changes.get("skip", []), *skipped],
        }
        outputs = [
            part.name
            for part, kept in zip(found.parts, row, strict=True)
            if part.layer is None and kept
        ]
        if not outputs:
            outcomes.append(None)
            continue
        if len(outputs) == 1 and explanation.bundle.architecture.components >= {
            "pointer",
            "generation",
        }:
            own = {key: value for key, value in own.items() if key != "gate"}
            own["only"] = outputs[0]
        alone = asked(explanation.bundle, **own)
        answer = explanation.prediction.location
        outcomes.append((alone.prediction.location == answer, alone.probabilities[answer]))
    return outcomes


def check_against_passes(explanation, found, **changes):
    outcomes = passes(explanation, found, **changes)
    table = np.array([0.0 if one is None else one[1] for one in outcomes])
    np.testing.assert_allclose(found.shapley.values, exact_values(table), atol=1e-6)
    assert found.shapley.whole == pytest.approx(explanation.prediction.probability, abs=1e-6)
    assert found.shapley.empty == 0
    keeping = {index: one[1] for index, one in enumerate(outcomes) if one is not None and one[0]}
    assert found.keeping == len(keeping)
    assert found.networks == sum(one is not None for one in outcomes)
    sizes = all_subsets(len(found.parts)).sum(1)
    fewest = min(sizes[index] for index in keeping)
    smallest = {index: p for index, p in keeping.items() if sizes[index] == fewest}
    assert found.equally_small == len(smallest)
    assert found.smallest.sum() == fewest
    assert found.smallest_probability == pytest.approx(max(smallest.values()), abs=1e-5)


def test_subsets_of_parts_are_passes_with_interventions(tiny):
    explanation = asked(tiny)
    check_against_passes(explanation, part_subsets(explanation))


@pytest.mark.parametrize(
    "changes",
    [
        {"replace_with": "mean"},
        {"remove_heads": [[0, 1]], "mask_visits": [1], "replace_with": "mean"},
        {"residuals": False},
        {"layer_norm": False, "gate": 0.3},
        {"only": "pointer", "attention_temperature": 0.5},
        {"skip": [{"layer": 0, "part": "attention"}, {"layer": 1, "part": "feed_forward"}]},
    ],
    ids=str,
)
def test_all_networks_have_the_interventions_of_the_query(small, changes):
    explanation = asked(small, **changes)
    check_against_passes(explanation, part_subsets(explanation), **changes)


def test_the_order_of_visits_goes_along(small):
    changes = {"order": [2, 0, 4, 1, 3], "mask_visits": [0]}
    explanation = asked(small, **changes)
    check_against_passes(explanation, part_subsets(explanation), **changes)


def test_parts_that_interventions_remove_are_no_parts(small):
    changes = {"remove_heads": "all", "skip": [{"layer": 1, "part": "feed_forward"}]}
    names = [part.name for part in part_subsets(asked(small, **changes)).parts]
    assert names == ["layers.0.feed_forward", "pointer", "generation"]
    names = [part.name for part in part_subsets(asked(small, only="generation")).parts]
    assert names[-2:] == ["layers.1.feed_forward", "generation"]


@pytest.mark.parametrize("changes", [{}, {"only": "pointer"}])
def test_a_network_whose_encoder_is_off_has_its_outputs(small, changes):
    skipped = [{"layer": layer, "part": "feed_forward"} for layer in range(2)]
    explanation = asked(small, remove_heads="all", skip=skipped, **changes)
    found = part_subsets(explanation)
    assert [part.name for part in found.parts] == [
        part for part in ("pointer", "generation") if changes.get("only", part) == part
    ]
    assert found.shapley.values.sum() == pytest.approx(explanation.prediction.probability)
    assert figure_bytes(draw("circuit", small, lambda: explanation))


def test_chunks_change_nothing(small, monkeypatch):
    explanation = asked(small)
    together = part_subsets(explanation)
    monkeypatch.setattr(subsets, "MAX_BYTES_AT_ONCE", 1)  # one network at a time
    alone = part_subsets(explanation)
    np.testing.assert_allclose(alone.shapley.values, together.shapley.values, atol=1e-6)
    np.testing.assert_array_equal(alone.smallest, together.smallest)


def test_every_network_of_the_town_is_run(town):
    item = town.histories[0]
    fields = {"user": item.user, "visits": item.visits, "predict_at": item.predict_at}
    explanation = explain(town, Query(**fields))
    found = part_subsets(explanation)
    assert len(found.parts) == 12
    assert found.networks == 3 * 2**10
    assert found.shapley.values.sum() == pytest.approx(explanation.prediction.probability, abs=1e-6)
    head = found.parts.index(next(part for part in found.parts if part.name == "layers.0.heads.1"))
    less = explain(town, Query(**fields, interventions={"remove_heads": [[0, 1]]}))
    lost = explanation.prediction.probability - less.probabilities[explanation.prediction.location]
    assert found.shapley.without_one[head] == pytest.approx(lost, abs=1e-5)


def test_many_parts_are_sampled(deep, monkeypatch):
    explanation = asked(deep)
    sampled = part_subsets(explanation)
    assert len(sampled.parts) == 14
    assert sampled.keeping is None
    assert sampled.shapley.values.sum() == pytest.approx(explanation.prediction.probability)
    monkeypatch.setattr(subsets, "MAX_EXACT_PLAYERS", 14)
    exact = part_subsets(explanation)
    differences = np.abs(sampled.shapley.values - exact.shapley.values)
    assert (differences <= 4 * sampled.shapley.errors + 1e-6).all()
    # What remains keeps the answer, and no part of it can be removed.
    assert sampled.smallest.sum() >= exact.smallest.sum()
    rows = all_subsets(14) @ (1 << np.arange(14))
    remaining = sampled.smallest @ (1 << np.arange(14))
    assert remaining in rows
    kept = [part for part, here in zip(sampled.parts, sampled.smallest, strict=True) if here]
    assert any(part.layer is None for part in kept)


def test_heads_can_be_replaced_by_nothing_else(small):
    with pytest.raises(InvalidQueryError, match=r"'noise' is not a valid choice.*zero, mean"):
        part_subsets(asked(small), "noise")


# --- Places


def left_out(explanation, locations):
    """The probability of the answer without the earlier visits to some places, as a query."""
    visits = [*enumerate(explanation.query.visits)]
    last = len(visits) - 1
    staying = [(at, visit) for at, visit in visits if at == last or visit.location not in locations]
    written = [
        WrittenVisit(visit.location, visit.arrival.date(), visit.arrival.time(), stay)
        for visit, stay in ((visit, visit.duration_minutes) for _, visit in staying)
    ]
    interventions = explanation.query.interventions
    masked = [row for row, (at, _) in enumerate(staying) if at in interventions.mask_visits]
    changes = interventions.model_dump(exclude_defaults=True) | {"mask_visits": masked}
    shorter = asked(explanation.bundle, format_visits(written), **changes)
    return shorter.probabilities[explanation.prediction.location]


@pytest.mark.parametrize("changes", [{}, {"mask_visits": [1], "remove_heads": [[0, 0]]}], ids=str)
@pytest.mark.parametrize("last", ["", ", #3 @ 15:00 +30"])
def test_subsets_of_places_are_queries_without_them(tiny, changes, last):
    if changes and not tiny.architecture.heads:
        changes = {"mask_visits": [1]}
    explanation = asked(tiny, DAY + last, **changes)
    found = place_subsets(explanation)
    assert found.locations == (2, 3, 4) if not last else (2, 3, 4, 6)
    table = [
        left_out(
            explanation,
            [place for place, stays in zip(found.locations, row, strict=True) if not stays],
        )
        for row in all_subsets(len(found.locations))
    ]
    np.testing.assert_allclose(found.shapley.values, exact_values(np.array(table)), atol=1e-5)
    assert found.shapley.whole == pytest.approx(explanation.prediction.probability, abs=1e-5)


def test_the_last_visit_stays_and_earlier_visits_to_its_place_go(small):
    found = place_subsets(asked(small, "#2 @ Mon 08:00, #3, #2, #3"))
    assert found.locations == (2, 3)
    assert found.visits == ((0, 2), (1,))


def test_no_place_of_a_single_visit_can_be_left_out(small):
    explanation = asked(small, "#2")
    found = place_subsets(explanation)
    assert found.locations == ()
    figure = draw("place-influence", small, lambda: explanation)
    assert "no place can be left out" in figure["layout"]["meta"]["summary"]
    assert b"NaN" not in figure_bytes(figure)


def test_visits_before_the_last_one_are_called_earlier_where_it_stays_at_the_place():
    town = read_bundle(Settings().models / "town")

    def said(visits):
        explanation = explain(town, Query(visits=visits))
        return draw("place-influence", town, lambda: explanation)["layout"]["meta"]["summary"]

    assert "Without both earlier visits to it" in said("Café Luna, Café Luna, Café Luna")
    assert "Without both visits to it" in said(
        "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court, "
        "Café Luna"
    )


def test_many_places_are_sampled(tmp_path, monkeypatch):
    bundle = read_bundle(write_tiny(tmp_path / "many", locations=20, max_visits=20))
    visits = ", ".join(f"#{2 + place} @ Mon {8 + place}:00" for place in range(14))
    explanation = asked(bundle, visits)
    found = place_subsets(explanation)
    assert len(found.locations) == 13
    monkeypatch.setattr(shapley, "MAX_EXACT_PLAYERS", 13)
    exact = place_subsets(asked(bundle, visits))
    assert exact.shapley.errors is None
    differences = np.abs(found.shapley.values - exact.shapley.values)
    assert (differences <= 4 * found.shapley.errors + 1e-6).all()
    assert (
        "are sampled"
        in draw("place-influence", bundle, lambda: explanation)["layout"]["meta"]["summary"]
    )


# --- Views


def test_the_circuit_shows_what_was_found(tiny):
    explanation = asked(tiny)
    figure = draw("circuit", tiny, lambda: explanation)
    go.Figure(figure)
    found = part_subsets(explanation)
    kept = [part.label for part, here in zip(found.parts, found.smallest, strict=True) if here]
    filled = [
        text.split("<br>")[0]
        for trace in figure["data"]
        if trace["name"] == "in the smallest set"
        for text in trace["hovertext"]
    ]
    assert sorted(set(filled) - {"gate"}) == sorted(kept)
    meta = figure["layout"]["meta"]
    rows = {row[0]: row for row in meta["table"]["rows"]}
    assert [rows[part.label][2] for part in found.parts] == pytest.approx(found.shapley.values)
    assert {label for label, row in rows.items() if row[1] == "yes"} == set(kept)
    assert f"{found.keeping:,} of all {found.networks:,} networks" in meta["summary"]


def test_the_circuit_of_many_parts_says_that_it_was_sampled(deep):
    summary = draw("circuit", deep, lambda: asked(deep))["layout"]["meta"]["summary"]
    assert "a smaller one may exist" in summary
    assert "standard errors are at most" in summary


def test_the_places_show_what_one_visit_hides(small):
    """Of several visits to a place, one alone is missed less than all of them."""
    explanation = asked(small)
    found = place_subsets(explanation)
    meta = draw("place-influence", small, lambda: explanation)["layout"]["meta"]
    rows = {row[0]: row for row in meta["table"]["rows"]}
    names = [small.places[location].label for location in found.locations]
    for name, value, whole in zip(
        names, found.shapley.values, found.shapley.without_one, strict=True
    ):
        [row] = [row for label, row in rows.items() if label.startswith(name)]
        assert row[2] == pytest.approx(value)
        assert row[3] == pytest.approx(whole)
    once = next(row for row in rows.values() if row[0] == "Home")
    assert once[3] == pytest.approx(once[4], abs=1e-5)  # the only visit is all visits


# --- Many histories


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    write_prepared(folder / "town", simulate_town(residents=8, weeks=4), "town", {})
    return folder


def run(*arguments):
    return CliRunner().invoke(main, ["circuits", *map(str, arguments)])


def test_means_are_those_of_single_histories(data):
    model = open_model("town")
    found = model.circuits(histories=4, data=data)
    result = found.result
    whole = found.groups[""]
    assert whole.histories == len(result.values) <= 4
    assert [one.shapley for one in whole.parts] == pytest.approx(result.values.mean(0))
    assert sum(share for _, share in whole.sets) == pytest.approx(1)
    assert sum(group.histories for name, group in found.groups.items() if name) == whole.histories
    total = sum(one.shapley for one in whole.parts)
    assert total == pytest.approx(whole.probability, abs=1e-6)
    frame = found.to_frame()
    assert len(frame) == len(found.groups) * len(result.parts)
    assert set(frame["custom"]) == set(found.groups)


def test_json_is_the_same_from_another_process(data):
    asked = ["town", "--data", str(data), "--histories", "2", "--json"]
    command = [sys.executable, "-m", "pointerscope", "circuits", *asked]
    other = subprocess.run(
        command, capture_output=True, check=True, env=dict(os.environ), text=True
    ).stdout
    first = run(*asked).stdout
    assert first == other
    content = json.loads(first)
    assert content["exact"]
    assert content["histories"] == 2
    assert len(content["parts"]) == 12
    assert content["smallest_sets"][0]["share"] in (0.5, 1)
    assert sum(group["histories"] for group in content["customs"].values()) == 2


def test_fewer_than_five_people_have_no_interval(data):
    found = open_model("town").circuits(histories=12, data=data)
    people = found.result.people
    for custom, group in found.groups.items():
        chosen = people if not custom else people[found.result.customs == custom]
        assert group.people == len(set(chosen.tolist()))
        assert all((one.interval is None) == (group.people < 5) for one in group.parts)
    assert {group.people < 5 for group in found.groups.values()} == {True, False}
    frame = found.to_frame()
    np.testing.assert_array_equal(frame["low"].isna(), frame["people"] < 5)
    assert "too few people" in run("town", "--data", data, "--histories", 2).output


def test_the_command_prints_parts_and_sets(data):
    answer = run("town", "--data", data, "--histories", 1, "--replace-with", "mean")
    assert answer.exit_code == 0, answer.output
    assert "L1 feed-forward" in answer.output
    assert "most frequent smallest sets\n 100.0%" in answer.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere"], "nowhere"),
        (["town", "--histories", "0"], "0 is not in the range"),
        (["town", "--replace-with", "noise"], "'noise' is not one of"),
    ],
)
def test_bad_input_is_refused(data, arguments, message):
    answer = run(*arguments, "--data", data)
    assert answer.exit_code
    assert message in answer.output


def test_python_refuses_bad_arguments(data):
    model = open_model("town")
    with pytest.raises(ValueError, match="Choose at least 1"):
        model.circuits(histories=0, data=data)
    with pytest.raises(InvalidQueryError, match="is not a valid choice"):
        model.circuits(histories=1, replace_with="noise", data=data)


def test_explanations_have_frames_of_parts_and_places(town):
    explanation = open_model("town").explain("Maple Court, Café Luna, Maple Court", user=1)
    parts, places = explanation.part_subsets(), explanation.place_subsets()
    frame = parts.to_frame()
    assert list(frame.index) == parts.parts
    assert frame["shapley"].sum() == pytest.approx(explanation.prediction.probability, abs=1e-6)
    assert list(frame.index[frame["in_smallest"]]) == parts.smallest
    assert set(places.to_frame()["place"]) == {"Maple Court", "Café Luna"}
    assert list(places.to_frame()["visits"]) == [1, 1]
    assert parts.interactions.shape == (12, 12)
    assert repr(parts).startswith(", ".join(parts.smallest))


def test_a_network_without_the_parts_of_circuits_is_refused_in_the_words_of_the_view(tmp_path):
    done = run("town-lstm", "--models", Settings().models, "--data", tmp_path)
    assert done.exit_code == 1
    assert "Error: This chart shows what feed-forward networks add in each layer." in done.output
