"""The views of direct attribution, and what notebooks get of it."""

from __future__ import annotations

import io

import numpy as np
import pandas
import plotly.graph_objects as go
import pytest

from pointerscope.analysis.direct_attribution import Subject, compute_direct_attribution
from pointerscope.analysis.explanation import explain, with_intermediates
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import Settings
from pointerscope.figures.contributions import part_label
from pointerscope.figures.difference import NoDifferenceError, draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.labels import place_names, visit_names
from pointerscope.figures.numbers import figure_csv, figure_tables
from pointerscope.figures.views import InvalidOptionError, MissingPartError, draw
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.notebook.model import open_model
from tests.conftest import WITHOUT, signed, write_tiny

pytestmark = pytest.mark.usefixtures("one_thread")

DAY = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #4 @ 17:10 +30, #3 @ Tue 09:00 +60, #6 @ 12:00 +20"


@pytest.fixture(scope="module", params=["town", "tiny", "without-attention", *WITHOUT])
def bundle(request, tmp_path_factory):
    if request.param == "town":
        return read_bundle(Settings().models / "town")
    lacking = {"without-attention": {"attention"}} | WITHOUT
    folder = tmp_path_factory.mktemp("bundles") / request.param
    return read_bundle(write_tiny(folder, lacking.get(request.param, set())))


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


def asked(bundle, visits=DAY, **changes):
    return with_intermediates(
        explain(bundle, Query.model_validate({"visits": visits, "interventions": changes}))
    )


def drawn(view, explanation, **selected):
    return draw(view, explanation.bundle, lambda: explanation, "light", selected)


def offered(figure):
    [choice] = figure["layout"]["meta"]["choices"]
    return choice["values"]


def subject_of(explanation, value):
    """The quantity that a value of the option stands for."""
    kind, *numbers = value.split("-")
    if kind == "gate":
        return Subject("gate")
    if kind == "visit":
        return Subject("pointer", visit=int(numbers[0]))
    answers = [one.location for one in explanation.leading(4)]
    against = answers[int(numbers[2]) - 1] if "minus" in numbers else None
    return Subject("generation", answers[int(numbers[0]) - 1], against)


def bars(figure):
    """The numbers of the bars by row, and where each begins."""
    up, down, _, *_ = figure["data"]
    numbers = np.add(up["x"], down["x"])
    return dict(zip(up["y"], numbers, strict=True)), np.asarray(up["base"])


def test_every_quantity_is_offered_and_drawn_as_it_is_split(bundle):
    explanation = asked(bundle)
    split = compute_direct_attribution(explanation)
    values = offered(drawn("contributions", explanation))
    kinds = {value.split("-")[0] for value in values}
    has = bundle.architecture.components
    expected = {"answer"} if "generation" in has else set()
    expected |= {"visit"} if "pointer" in has else set()
    assert kinds == expected | ({"gate"} if has >= {"gate", "pointer", "generation"} else set())
    for value in values:
        found = split.attribute(subject_of(explanation, value))
        figure = drawn("contributions", explanation, quantity=value)
        numbers, starts = bars(figure)
        assert numbers["baseline"] == pytest.approx(found.baseline, abs=1e-6)
        if "position_bias" in has:
            assert numbers["position bias"] == pytest.approx(found.position_bias, abs=1e-6)
        for part, contribution in zip(found.parts, found.contributions, strict=True):
            assert numbers[part_label(part)] == pytest.approx(contribution, abs=1e-5)
        # Each bar begins where the last one ends, and the last one ends at the value.
        ends = starts + np.array([*numbers.values()])
        np.testing.assert_allclose(starts, [0, *ends[:-1]], atol=1e-4)
        assert ends[-1] == pytest.approx(found.value, abs=1e-4)
        np.testing.assert_allclose(figure["data"][2]["x"], found.value, rtol=1e-6)
        if "attention" in has:
            cells = found.by_visit.reshape(-1, len(explanation.visits))
            np.testing.assert_allclose(figure["data"][3]["z"], cells.astype(np.float32))


def test_rows_have_one_name_each(bundle):
    figure = drawn("contributions", asked(bundle))
    names = figure["data"][0]["y"]
    assert len(set(names)) == len(names)
    assert figure["layout"]["yaxis"]["categoryarray"] == names


def test_figures_are_valid_without_and_with_interventions(bundle):
    for changes in ({}, {"mask_visits": [1]}, {"residuals": False}, {"remove_heads": "all"}):
        for visits in (DAY, "#2"):
            changes = changes if visits == DAY else {}
            explanation = asked(bundle, visits, **changes)
            for view in ("contributions", "score-pairs"):
                if view == "score-pairs" and explanation.pointer_weights is None:
                    continue
                figure = drawn(view, explanation)
                go.Figure(figure)
                assert b"NaN" not in figure_bytes(figure)


def test_sum_value_and_difference_stand_beside_each_other(town):
    explanation = asked(town)
    found = compute_direct_attribution(explanation).attribute(Subject("gate"))
    figure = drawn("contributions", explanation, quantity="gate")
    rows = {row[0]: row[1] for row in figure_tables(figure)[-1].rows}
    assert float(rows["sum"]) == pytest.approx(found.total, abs=1e-6)
    assert float(rows["as the network computes it"]) == pytest.approx(found.value, abs=1e-6)
    assert float(rows["difference"]) == pytest.approx(found.difference, abs=1e-9)
    summary = figure["layout"]["meta"]["summary"]
    assert (
        f"add up to {signed(found.total, 4)}, and the network computes {signed(found.value, 4)}"
        in summary
    )
    assert f"a difference of {abs(found.difference):.1g}." in summary


def test_the_summary_names_what_contributes_most_and_least(town):
    explanation = asked(town)
    split = compute_direct_attribution(explanation)
    found = split.attribute(Subject("pointer", visit=1))
    summary = drawn("contributions", explanation, quantity="visit-1")["layout"]["meta"]["summary"]
    name = visit_names(explanation).plain[1]
    assert summary.startswith(f"The pointer score of {name} is {signed(found.value, 3)}.")
    assert f"({signed(found.contributions.max(), 3)})" in summary
    assert f"({signed(found.contributions.min(), 3)})" in summary
    layer, head, visit = np.unravel_index(np.abs(found.by_visit).argmax(), found.by_visit.shape)
    place = visit_names(explanation).plain[visit]
    assert f"head {head} of layer {layer} from {place}" in summary


def test_a_masked_visit_says_so(town):
    figure = drawn("contributions", asked(town, mask_visits=[1]), quantity="visit-1")
    assert "which a mask then sets to −∞" in figure["layout"]["meta"]["summary"]


def test_a_quantity_is_named_with_its_place(town):
    explanation = asked(town)
    names = place_names(town.places).plain
    first, second = (names[one.location] for one in explanation.leading(2))
    figure = drawn("contributions", explanation, quantity="answer-1-minus-2")
    assert f"The logit of {first} minus that of {second}" in figure["layout"]["meta"]["summary"]
    with pytest.raises(InvalidOptionError, match="no quantity visit-99; there are answer-1"):
        drawn("contributions", explanation, quantity="visit-99")


def test_a_difference_has_the_differences_of_contributions(town):
    after, before = asked(town, remove_heads=[[0, 1]]), asked(town)
    figure = draw_difference(
        "contributions", lambda: after, lambda: before, selected={"quantity": "visit-1"}
    )
    sides = [
        compute_direct_attribution(one).attribute(Subject("pointer", visit=1))
        for one in (after, before)
    ]
    numbers, _ = bars(figure)
    changed = sides[0].contributions - sides[1].contributions
    for part, change in zip(sides[0].parts, changed, strict=True):
        assert numbers[part_label(part)] == pytest.approx(change, abs=1e-5)
    expected = f"is {signed(sides[0].value, 3)} instead of {signed(sides[1].value, 3)}."
    assert expected in figure["layout"]["meta"]["summary"]


@pytest.mark.parametrize("other", ["town-one-layer", "town-without-attention", "geolife"])
def test_networks_of_other_parts_or_places_have_no_difference(town, other):
    one, another = asked(town), asked(read_bundle(Settings().models / other))
    with pytest.raises(NoDifferenceError, match=r"places|different parts"):
        draw_difference("contributions", lambda: one, lambda: another)


def test_histories_of_different_lengths_have_no_difference(town):
    one, another = asked(town), asked(town, "#2, #3")
    with pytest.raises(NoDifferenceError, match="different numbers of visits"):
        draw_difference("contributions", lambda: one, lambda: another)


def test_the_map_of_pairs_is_that_of_the_selected_visit(town):
    explanation = asked(town)
    found = compute_direct_attribution(explanation).attribute(Subject("pointer", visit=3))
    figure = drawn("score-pairs", explanation, visit="3")
    cells, of_key, of_query = figure["data"]
    np.testing.assert_allclose(cells["z"], found.pairs.astype(np.float32))
    np.testing.assert_allclose(of_key["y"], [0, *found.key], atol=1e-5)
    np.testing.assert_allclose(of_query["x"], [0, *found.query], atol=1e-5)
    assert cells["y"] == ["bias", *map(part_label, found.parts)]
    assert cells["y"] == cells["x"] == of_query["y"] == of_key["x"]
    summary = figure["layout"]["meta"]["summary"]
    largest = found.pairs.ravel()[np.abs(found.pairs).argmax()]
    assert f"The largest product, {signed(largest, 3)}, is that of" in summary
    assert f"All pairs add up to {signed(found.pairs.sum(), 4)}" in summary
    assert f"the score is {signed(found.value, 3)}" in summary


def test_the_visits_with_the_largest_weights_are_offered(town):
    item = town.histories[0]
    query = Query(user=item.user, visits=item.visits, predict_at=item.predict_at)
    explanation = explain(town, query)
    assert len(explanation.visits) > 6
    largest = sorted(np.argsort(-explanation.pointer_weights)[:6].tolist())
    assert offered(drawn("score-pairs", explanation)) == largest
    scores = [one for one in offered(drawn("contributions", explanation)) if "visit" in one]
    assert scores == [f"visit-{at}" for at in largest]


def test_without_a_pointer_there_are_no_pairs(tmp_path):
    lacking = read_bundle(write_tiny(tmp_path / "tiny", WITHOUT["without-pointer"]))
    with pytest.raises(MissingPartError, match="no pointer"):
        drawn("score-pairs", asked(lacking))


def test_the_picture_names_what_is_split(town):
    explanation = asked(town)
    names = visit_names(explanation).labels
    layout = drawn("contributions", explanation, quantity="visit-1")["layout"]
    assert layout["xaxis"]["title"]["text"] == f"pointer score of {names[1]}, sum so far"
    assert layout["coloraxis2"]["colorbar"]["title"]["text"] == "contribution"
    layout = drawn("score-pairs", explanation, visit="1")["layout"]
    assert layout["xaxis"]["title"]["text"] == f"key part at {names[1]}"


@pytest.mark.parametrize(
    ("view", "option"), [("contributions", "quantity"), ("score-pairs", "visit")]
)
def test_csv_has_the_numbers_as_computed_after_what_they_belong_to(town, view, option):
    explanation = asked(town)
    value = "visit-1" if view == "contributions" else "1"
    found = compute_direct_attribution(explanation).attribute(Subject("pointer", visit=1))
    cells = pandas.read_csv(io.StringIO(figure_csv(drawn(view, explanation, **{option: value}))))
    assert set(cells[option]) == {
        ("pointer score of " if option == "quantity" else "") + visit_names(explanation).numbered[1]
    }
    first = cells[cells["table"] == cells["table"][0]]["value"].to_numpy(np.float32)
    expected = found.by_visit if view == "contributions" else found.pairs
    np.testing.assert_array_equal(first, expected.ravel().astype(np.float32))


# --- Notebooks


@pytest.fixture(scope="module")
def answer():
    return open_model("town").explain(DAY)


def test_the_frame_adds_up_to_the_value(answer):
    for found in (
        answer.attribute(),
        answer.attribute(place="Maple Court", against="Café Luna"),
        answer.attribute("gate"),
        answer.attribute(visit=2),
    ):
        frame = found.to_frame()
        assert frame["contribution"].sum() == pytest.approx(found.value, abs=1e-4)
        assert frame["contribution"].sum() == pytest.approx(found.total, abs=1e-12)
        assert frame.index.name == "part"
        assert "layers.1.heads.3" in frame.index
        assert f"{found.value:+.6f}" in repr(found)
        assert f"{found.difference:+.1e}" in repr(found)


def test_the_sides_of_a_pointer_score_and_its_pairs_are_frames(answer):
    found = answer.attribute("pointer", visit=0)
    frame = found.to_frame().dropna()
    sides = frame["through_query"] + frame["through_key"]
    np.testing.assert_allclose(sides, frame["contribution"], atol=1e-12)
    pairs = found.pairs_frame()
    assert pairs.to_numpy().sum() + found.position_bias == pytest.approx(found.value, abs=1e-4)
    assert list(pairs.index) == list(pairs.columns) == ["bias", *found.parts]
    with pytest.raises(ValueError, match="Only a pointer score has pairs"):
        answer.attribute("gate").pairs_frame()


def test_the_visits_of_a_head_add_up_to_its_contribution(answer):
    found = answer.attribute("gate")
    frame = found.visits_frame()
    of_head = frame[(frame["layer"] == 1) & (frame["head"] == 2)]
    assert list(of_head["place"]) == [visit.label for visit in answer.visits]
    expected = found.to_frame().loc["layers.1.heads.2", "contribution"]
    assert of_head["contribution"].sum() == pytest.approx(expected, abs=1e-6)


def test_bad_input_is_a_sentence(answer):
    with pytest.raises(InvalidQueryError, match=r"Did you mean Maple Court\?") as refused:
        answer.attribute(place="Mapple Court")
    assert len(refused.value._render_traceback_()) == 1
