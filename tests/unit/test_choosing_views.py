"""The answer, the pointer's way to places, the gate, and whether the two parts agree."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import orjson
import plotly.graph_objects as go
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.agreement import compute_agreement
from pointerscope.analysis.explanation import explain, leading_locations, most_probable_place
from pointerscope.analysis.gate_thresholds import (
    GateContributions,
    compute_gate_contributions,
    find_leading_intervals,
)
from pointerscope.core.settings import Settings
from pointerscope.figures.agreement import agreement, draw_agreement_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.gate import draw_gate_difference, gate
from pointerscope.figures.generation import draw_generation_difference, generation
from pointerscope.figures.labels import place_names, times
from pointerscope.figures.layers import draw_layers_difference, layers
from pointerscope.figures.pointer import (
    bias_only_weights,
    draw_pointer_difference,
    pointer,
    position_bias,
    scatter_add,
)
from pointerscope.figures.prediction import draw_prediction_difference, prediction
from pointerscope.figures.views import NothingToShowError
from pointerscope.formulas import jensen_shannon
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import write_tiny

pytestmark = pytest.mark.slow

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court"
TINY_DAY = "Home, Work, #4, #5, #6"
WITHOUT = {
    "gate": {"gate"},
    "pointer": {"pointer", "position_bias", "gate"},
    "generation": {"generation", "gate"},
    "position bias": {"position_bias"},
}
CHANGES: dict[str, dict[str, Any]] = {
    "nothing": {},
    "masks": {"mask_visits": [0, 2]},
    "only the pointer": {"only": "pointer"},
    "only generation": {"only": "generation"},
    "gate": {"gate": 0.3},
    "bias off": {"position_bias": False},
    "temperature": {"pointer_temperature": 0.01},
    "order": {"order": [3, 1, 0, 2]},
}
NEEDS = {
    prediction: set(),
    pointer: {"pointer"},
    position_bias: {"pointer", "position_bias"},
    scatter_add: {"pointer"},
    gate: {"pointer", "generation"},
    generation: {"pointer", "generation"},
    agreement: {"pointer", "generation"},
    layers: set(),
}
DIFFERENCES = [
    draw_prediction_difference,
    draw_pointer_difference,
    draw_generation_difference,
    draw_gate_difference,
    draw_agreement_difference,
    draw_layers_difference,
]


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("bundles") / "tiny", max_visits=12))


def asked(bundle, visits=DAY, top_k=10, **changes):
    return explain(bundle, Query(visits=visits, top_k=top_k, interventions=changes or None))


def summary_of(figure) -> str:
    return figure["layout"]["meta"]["summary"]


def rows_of(figure) -> dict[str, list[Any]]:
    return {label: numbers for label, *numbers in figure["layout"]["meta"]["table"]["rows"]}


def numbers_in(value) -> list[float]:
    """Every number of a figure, gaps between lines aside."""
    if isinstance(value, dict) and isinstance(value.get("x"), np.ndarray) and "y" in value:
        drawn = ~np.isnan(value["x"])
        value = value | {axis: np.asarray(value[axis])[drawn] for axis in ("x", "y")}
    if isinstance(value, dict):
        return [number for inner in value.values() for number in numbers_in(inner)]
    if isinstance(value, list | tuple):
        return [number for inner in value for number in numbers_in(inner)]
    if isinstance(value, np.ndarray):
        return value.ravel().tolist() if value.dtype.kind == "f" else []
    return [value] if isinstance(value, float) else []


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("draw", NEEDS, ids=lambda draw: draw.__name__)
def test_every_figure_is_finite_and_one_that_plotly_takes_whatever_is_changed(town, draw, changes):
    figure = draw(asked(town, **changes))
    assert np.isfinite(numbers_in(figure)).all()
    go.Figure(orjson.loads(figure_bytes(figure)))


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("change", DIFFERENCES, ids=lambda change: change.__name__)
def test_every_difference_is_finite_and_one_that_plotly_takes(town, change, changes):
    figure = change(asked(town, **changes), asked(town))
    assert np.isfinite(numbers_in(figure)).all()
    go.Figure(orjson.loads(figure_bytes(figure)))


@pytest.mark.parametrize(
    ("draw", "without"),
    [
        pytest.param(draw, without, id=f"{draw.__name__} without {name}")
        for draw, needs in NEEDS.items()
        for name, without in WITHOUT.items()
        if not needs & without
    ],
)
def test_every_figure_that_an_ablation_has_can_be_drawn(tmp_path, draw, without):
    bundle = read_bundle(write_tiny(tmp_path / "tiny", without))
    figure = draw(asked(bundle, TINY_DAY))
    assert np.isfinite(numbers_in(figure)).all()
    assert summary_of(figure)


@pytest.mark.parametrize("visits", ["Maple Court", ", ".join(["Maple Court", "Café Luna"] * 16)])
@pytest.mark.parametrize("draw", NEEDS, ids=lambda draw: draw.__name__)
def test_one_visit_and_the_longest_history_can_be_drawn(town, draw, visits):
    assert np.isfinite(numbers_in(draw(asked(town, visits)))).all()


# What comes out.


def test_the_two_parts_of_every_bar_are_what_the_blend_is_made_of(town):
    explanation = asked(town)
    copied, generated = (trace["x"] for trace in prediction(explanation)["data"])
    expected = [place.probability for place in explanation.leading(10)]
    np.testing.assert_allclose(copied + generated, expected, rtol=1e-5)
    named = {place.label: place.from_pointer for place in explanation.leading(10)}
    assert [named[label] for label in prediction(explanation)["data"][0]["y"]] == pytest.approx(
        copied
    )


def test_places_with_no_probability_at_all_are_left_out(town):
    figure = prediction(asked(town, only="pointer"))
    assert set(figure["data"][0]["y"]) == {"Maple Court", "Riverside Offices", "Café Luna"}


def test_the_summary_says_how_probable_unknown_places_are_as_the_caption_promises(town, tiny):
    asked_both = [asked(town), asked(tiny, TINY_DAY)]
    likely = [explanation.unknown_probability >= 0.0005 for explanation in asked_both]
    assert likely == [False, True]
    for explanation, is_likely in zip(asked_both, likely, strict=True):
        words = summary_of(prediction(explanation))
        assert ("Places that the model does not know have" in words) == is_likely


def test_the_runner_up_and_its_distance_are_said_also_where_one_place_is_shown(town):
    explanation = asked(town, top_k=1)
    first, second = explanation.leading(2)
    words = summary_of(prediction(explanation))
    assert f"Second is {second.label}" in words
    shown = [round(100 * place.probability, 1) for place in (first, second)]
    assert f"{shown[0] - shown[1]:.1f} points behind" in words


def test_places_that_share_a_name_are_told_apart_by_their_ids(tiny):
    labels = prediction(asked(tiny, TINY_DAY))["data"][0]["y"]
    assert {"Twin #5", "Twin #6"} <= set(labels)
    assert len(set(labels)) == len(labels)


def test_a_name_that_looks_like_an_id_does_not_stand_for_another_place(tmp_path):
    from pointerscope.mobility.places import Place, Places

    names = place_names(Places([Place(3, "#4"), Place(5, "Twin #6"), Place(6, "Twin")], 8))
    assert len(set(names.plain)) == 8


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"pointer_temperature": 2.5}, "divided by the temperature, 2.5."),
        ({"pointer_scaling": False}, "the division of content scores by √d"),
    ],
)
def test_what_is_done_to_the_scores_of_the_pointer_is_said(town, change, words):
    assert words in summary_of(pointer(asked(town, **change)))
    assert words not in summary_of(pointer(asked(town)))


def test_the_change_of_a_place_is_its_probability_after_minus_before(town):
    before, after = asked(town), asked(town, gate=0.05)
    bars = draw_prediction_difference(after, before)["data"][0]
    ids = {name: location for location, name in enumerate(place_names(town.places).labels)}
    shown = [ids[label] for label in bars["y"]]
    expected = after.probabilities[shown] - before.probabilities[shown]
    np.testing.assert_array_equal(bars["x"], expected)
    leading = {place.location for each in (before, after) for place in each.leading(10)}
    assert set(shown) == leading


def test_the_difference_says_what_the_answer_was_and_is(town):
    before, after = asked(town, only="pointer"), asked(town, only="generation")
    words = summary_of(draw_prediction_difference(after, before))
    assert before.prediction.label in words
    assert after.prediction.label in words


def test_answers_over_different_places_have_no_difference(town, tiny):
    with pytest.raises(NothingToShowError, match="different places"):
        draw_prediction_difference(asked(town), asked(tiny, TINY_DAY))


def test_two_bundles_with_the_same_places_have_a_difference(town):
    other = read_bundle(Settings().models / "town-without-gate")
    figure = draw_prediction_difference(asked(other), asked(town))
    assert len(figure["data"][0]["y"]) >= 10


@given(
    st.lists(st.integers(0, 5), min_size=3, max_size=30).filter(any),
    st.integers(1, 40),
)
def test_leading_locations_are_the_largest_without_the_impossible(counts, k):
    probabilities = np.array(counts, dtype=np.float32) / sum(counts)
    leading = leading_locations(probabilities, k)
    assert leading.min() >= FIRST_KNOWN
    known = sorted(probabilities[FIRST_KNOWN:].tolist(), reverse=True)
    possible = [share for share in known if share][:k]
    assert probabilities[leading].tolist() == (possible or [0])
    assert leading[0] == most_probable_place(probabilities)


# From visits to places.


def test_a_masked_visit_is_called_so_and_keeps_its_scores(town):
    explanation = asked(town, mask_visits=[1])
    figure = pointer(explanation)
    assert "masked" in figure["layout"]["yaxis"]["ticktext"][1]
    assert "masked" not in figure["layout"]["yaxis"]["ticktext"][0]
    assert [trace["customdata"][1] for trace in figure["data"]] == [
        "<br>masked: its score is −∞"
    ] * 3
    content, _, weight = (trace["x"] for trace in figure["data"])
    assert content[1] == explanation.content_scores[1] != 0
    assert weight[1] == 0


def test_with_equal_content_the_bias_alone_gives_the_weights(tmp_path):
    bundle = read_bundle(write_tiny(tmp_path / "tiny"))
    with torch.no_grad():
        bundle.network.pointer_query.weight.zero_()
        bundle.network.pointer_query.bias.zero_()
        bundle.network.position_bias.normal_()
    explanation = asked(bundle, TINY_DAY, pointer_temperature=0.5, mask_visits=[1])
    visible = np.array([True, False, True, True, True])
    alone = bias_only_weights(explanation.position_bias, 0.5, visible)
    np.testing.assert_allclose(alone, explanation.pointer_weights, atol=1e-7)
    bars = next(trace for trace in position_bias(explanation)["data"] if trace["type"] == "bar")
    np.testing.assert_array_equal(bars["y"], alone)


def test_the_curve_holds_the_learned_bias_of_every_number_of_steps_back(town):
    explanation = asked(town)
    curve, marks = position_bias(explanation)["data"][:2]
    learned = town.network.position_bias.detach().numpy()
    assert len(curve["y"]) == town.architecture.max_visits
    np.testing.assert_array_equal(curve["y"][:-1], learned[1:])
    np.testing.assert_array_equal(marks["y"], curve["y"][marks["x"]])
    assert curve["y"][-1] == learned[-1]


def test_a_bias_that_is_switched_off_is_said_to_be(town):
    figure = position_bias(asked(town, position_bias=False))
    assert "switches the bias off" in summary_of(figure)
    assert not figure["data"][1]["y"].any()


def test_every_line_leads_from_its_visit_to_its_place(town):
    explanation = asked(town)
    *grades, _, markers = scatter_add(explanation)["data"]
    lines = sorted(line for grade in grades for line in grade["y"].reshape(-1, 25).tolist())
    assert [line[0] for line in lines] == list(range(len(explanation.visits)))
    height_of = dict(zip(markers["text"], markers["y"], strict=True))
    for line, visit in zip(lines, explanation.visits, strict=True):
        assert line[-2] == pytest.approx(height_of[visit.label], abs=1e-5)


def test_a_larger_weight_has_no_thinner_line(town):
    explanation = asked(town)
    *grades, visits, _ = scatter_add(explanation)["data"]
    width_of = {
        round(line[0]): grade["line"]["width"]
        for grade in grades
        for line in grade["y"].reshape(-1, 25).tolist()
    }
    by_weight = np.argsort(visits["customdata"])
    widths = [width_of[visit] for visit in by_weight.tolist()]
    assert widths == sorted(widths)
    assert widths[-1] > widths[0]


def test_places_stand_in_the_order_of_the_probability_that_they_collect(town):
    explanation = asked(town)
    markers = scatter_add(explanation)["data"][-1]
    expected = explanation.pointer_places()
    assert markers["text"] == [place.label for place in expected]
    assert markers["customdata"].tolist() == [place.probability for place in expected]


# Copy or generate.


def test_the_contributions_sum_to_the_logit(town):
    explanation = asked(town)
    found = compute_gate_contributions(explanation)
    assert found.units.sum() + found.bias == pytest.approx(explanation.gate_logit, abs=1e-5)
    drawn = [trace["y"] for trace in gate(explanation)["data"] if trace.get("xaxis") == "x2"]
    assert np.concatenate(drawn).sum() == pytest.approx(explanation.gate_logit, abs=1e-5)


def test_the_gate_of_an_extreme_logit_is_computed_without_overflow():
    gates = [GateContributions(np.zeros(1), 0.0, logit).value for logit in (-800.0, 0.0, 800.0)]
    assert gates == [0.0, 0.5, 1.0]


def test_what_the_parts_of_the_gate_come_to_is_written_above_them(town):
    layout = gate(asked(town, gate=0.25))["layout"]
    words = [title["text"] for title in layout["annotations"]]
    assert words == ["pointer 25.0 %", "generation 75.0 %"]
    assert [title["text"] for title in layout["meta"]["small"]["annotations"]] == words
    assert not layout["showlegend"]


def test_contributions_stand_by_size_behind_the_bias(town):
    figure = gate(asked(town))
    heights = {
        unit: abs(height)
        for trace in figure["data"]
        if trace.get("xaxis") == "x2"
        for unit, height in zip(trace["x"], trace["y"].tolist(), strict=True)
    }
    first, *units = figure["layout"]["xaxis2"]["categoryarray"]
    assert first == "bias"
    assert units == sorted(units, key=lambda unit: -heights[unit])


def test_a_forced_gate_is_said_to_be_with_what_the_network_itself_says(town):
    own = asked(town).gate
    words = summary_of(gate(asked(town, gate=0.3)))
    assert "An intervention sets the gate to 0.3" in words
    assert f"the network computes {own:.4f}" in words


def test_a_network_without_a_gate_shows_its_fixed_share_and_the_intervals(tmp_path):
    bundle = read_bundle(write_tiny(tmp_path / "tiny", {"gate"}))
    explanation = asked(bundle, TINY_DAY)
    assert "has no gate" in summary_of(gate(explanation))
    assert compute_gate_contributions(explanation) is None
    assert [trace["name"] for trace in gate(explanation)["data"]][2:] == ["leading place", "gate"]


def test_the_interval_of_the_present_gate_belongs_to_the_answer(town):
    for forced in np.linspace(0, 1, 41).tolist():
        explanation = asked(town, gate=forced)
        intervals = find_leading_intervals(
            explanation.pointer_probabilities, explanation.generation_probabilities
        )
        leader = intervals.locations[intervals.index_of(forced)]
        best = explanation.probabilities.max()
        assert explanation.probabilities[leader] == pytest.approx(best, abs=1e-6)


@st.composite
def distributions(draw):
    """Two distributions over the same places, with zeros and ties among them."""
    size = draw(st.integers(FIRST_KNOWN + 1, 12))
    counts = st.lists(st.integers(0, 20), min_size=size, max_size=size).filter(any)
    pair = [np.array(draw(counts), dtype=np.float32) for _ in range(2)]
    return [counted / counted.sum() for counted in pair]


@given(distributions())
def test_the_leading_place_of_every_interval_is_the_best_on_a_fine_grid(pair):
    pointer_probabilities, generation_probabilities = pair
    intervals = find_leading_intervals(pointer_probabilities, generation_probabilities)
    assert intervals.edges[0] == 0
    assert intervals.edges[-1] == 1
    assert (np.diff(intervals.edges) > 0).all()
    assert len(intervals.locations) == len(set(intervals.locations.tolist()))
    for share in np.linspace(0, 1, 201):
        blended = share * pair[0].astype(float) + (1 - share) * pair[1].astype(float)
        blended[:FIRST_KNOWN] = 0
        leader = intervals.locations[intervals.index_of(share)]
        assert leader >= FIRST_KNOWN
        assert blended[leader] >= blended.max() - 1e-9


@given(distributions())
def test_no_interval_could_be_joined_with_the_next(pair):
    intervals = find_leading_intervals(*pair)
    for index, middle in enumerate((intervals.edges[1:] + intervals.edges[:-1]) / 2):
        blended = middle * pair[0].astype(float) + (1 - middle) * pair[1].astype(float)
        others = np.delete(intervals.locations, index)
        assert (blended[others] < blended[intervals.locations[index]]).all()


def test_the_difference_of_two_gates_is_that_of_every_unit(town):
    before, after = asked(town), asked(town, mask_visits=[0])
    bars = draw_gate_difference(after, before)["data"][0]
    changes = compute_gate_contributions(after).units - compute_gate_contributions(before).units
    np.testing.assert_array_equal(bars["y"], changes[np.array(bars["x"], dtype=int)])


def test_the_gates_of_two_networks_have_no_difference(town):
    other = read_bundle(Settings().models / "town-one-layer")
    with pytest.raises(NothingToShowError, match="two different networks"):
        draw_gate_difference(asked(town), asked(other))


def test_the_generation_head_tells_places_of_the_history_from_others(town):
    explanation = asked(town)
    known, new = generation(explanation)["data"]
    visited = {visit.label for visit in explanation.visits}
    assert set(known["y"]) <= visited
    assert not set(new["y"]) & visited
    assert len(known["y"]) + len(new["y"]) == 10


def test_the_generation_head_puts_an_unknown_place_before_those_it_knows():
    figure = generation(asked(read_bundle(Settings().models / "anyone"), "#2, #3, #2"))
    assert summary_of(figure).startswith(
        "Of the places it knows, the generation head puts 2nd last place first with 0.4 %. "
        "Places that the model does not know have 96.7 % together."
    )


@pytest.mark.parametrize(("view", "before"), [(generation, "nats), where "), (agreement, "; ")])
def test_what_is_no_place_and_counts_as_one_is_named(town, view, before):
    assert f"{before}the unknown place and padding count as one each." in summary_of(
        view(asked(town))
    )
    markov = read_bundle(Settings().models / "town-markov")
    assert "count as one" not in summary_of(generation(asked(markov)))


def test_the_generation_heads_spread_is_its_entropy(town):
    explanation = asked(town)
    shares = [float(share) for share in explanation.generation_probabilities]
    spread = -sum(share * math.log(share) for share in shares if share)
    assert f"entropy {spread:.3f} nats" in summary_of(generation(explanation))


def test_divergences_are_those_of_their_definitions(town):
    explanation = asked(town)
    p, q = (
        np.array(values, dtype=np.float64)
        for values in (explanation.pointer_probabilities, explanation.generation_probabilities)
    )
    p, q = p / p.sum(), q / q.sum()
    mean = (p + q) / 2

    def divergence(one, other):
        return sum(a * math.log(a / b) for a, b in zip(one, other, strict=True) if a)

    found = compute_agreement(explanation, 10)
    assert found.pointer_from_generation == pytest.approx(divergence(p, q))
    assert found.jensen_shannon == pytest.approx((divergence(p, mean) + divergence(q, mean)) / 2)


def test_the_divergence_from_a_pointer_that_excludes_places_is_infinite(town):
    explanation = asked(town)
    assert compute_agreement(explanation, 10).generation_from_pointer == math.inf
    rows = rows_of(agreement(explanation))
    assert rows["KL divergence from the other, nats"][1] == "infinite"
    assert "infinite" in summary_of(agreement(explanation))


def test_the_shared_places_are_those_that_lead_both(town):
    explanation = asked(town)
    found = compute_agreement(explanation, 3)
    pointed = {place.location for place in explanation.pointer_places()[:3]}
    generated = {place.location for place in explanation.generation_places(3)}
    assert set(found.shared.tolist()) == pointed & generated


def test_an_unknown_place_that_comes_first_is_called_first_and_drawn(town):
    figure = agreement(asked(town, "#1, #1"))
    assert summary_of(figure).startswith(
        "The pointer puts an unknown place first, the generation head Net and Needle;"
    )
    assert rows_of(figure)["unknown place"][0] == pytest.approx(1)
    assert "unknown place" in figure["data"][0]["y"]


@given(distributions())
def test_jensen_shannon_is_symmetric_and_at_most_log_2(pair):
    one, other = (values.astype(np.float64) / values.sum(dtype=np.float64) for values in pair)
    found = float(jensen_shannon(one, other))
    assert found == pytest.approx(float(jensen_shannon(other, one)), abs=1e-12)
    assert -1e-6 <= found <= math.log(2) + 1e-6


def test_jensen_shannon_is_the_same_in_torch():
    one, other = np.array([[0.5, 0.5, 0.0]]), np.array([[0.0, 0.25, 0.75]])
    expected = jensen_shannon(one, other)
    found = jensen_shannon(torch.from_numpy(one), torch.from_numpy(other))
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("ratio", "text"), [(1.2345, "1.23"), (12.345, "12.3"), (123.45, "123"), (1234.5, "1,230")]
)
def test_a_ratio_is_written_in_full(ratio, text):
    assert times(ratio) == text
