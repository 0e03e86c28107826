"""Influence: visits left out, integrated gradients, and how the measures agree."""

from __future__ import annotations

import numpy as np
import plotly.graph_objects as go
import pytest
import torch

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.influence import (
    Attributions,
    Influence,
    compute_attributions,
    compute_influence,
)
from pointerscope.core.settings import Settings
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import draw
from pointerscope.mobility.notation import WrittenVisit, format_visits
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import WITHOUT, write_tiny

pytestmark = pytest.mark.slow

DAY = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #4 @ 17:10 +30, #3 @ Tue 09:00 +60, #6 @ 12:00 +20"
AT = "2026-11-17T18:00"


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module", params=["tiny", *WITHOUT])
def tiny(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("bundles") / request.param
    return read_bundle(write_tiny(folder, WITHOUT.get(request.param, set())))


def asked(bundle, visits=DAY, **changes):
    return explain(bundle, Query(visits=visits, predict_at=AT, **changes))


def examples(bundle, count):
    return [
        explain(bundle, Query(user=item.user, visits=item.visits, predict_at=item.predict_at))
        for item in bundle.histories[:count]
    ]


def written_in_full(explanation):
    """The visits with dates, so that each can be left out without moving the others."""
    return [
        WrittenVisit(visit.location, visit.arrival.date(), visit.arrival.time(), stay)
        for visit, stay in ((visit, visit.duration_minutes) for visit in explanation.query.visits)
    ]


def without(items, index):
    return [*items[:index], *items[index + 1 :]]


def log_probability(explanation, location):
    return np.log(np.float64(explanation.probabilities[location]) + 1e-10)


def test_a_visit_left_out_is_the_query_without_it(tiny):
    explanation = asked(tiny)
    answer = explanation.prediction.location
    lost = compute_influence(explanation).drops
    written = written_in_full(explanation)
    for index, found in enumerate(lost):
        shorter = asked(tiny, format_visits(without(written, index)))
        fall = log_probability(explanation, answer) - log_probability(shorter, answer)
        assert found == pytest.approx(fall, abs=1e-4)


def test_a_visit_left_out_of_the_town_is_the_query_without_it(town):
    [explanation] = examples(town, 1)
    item = town.histories[0]
    answer = explanation.prediction.location
    lost = compute_influence(explanation).drops
    written = written_in_full(explanation)
    for index in (0, 7, len(written) - 1):
        visits = format_visits(without(written, index))
        at = f"{explanation.query.predict_at:%Y-%m-%dT%H:%M}"
        shorter = explain(town, Query(user=item.user, visits=visits, predict_at=at))
        fall = log_probability(explanation, answer) - log_probability(shorter, answer)
        assert lost[index] == pytest.approx(fall, abs=1e-4)


def test_masks_order_and_changes_of_the_network_go_along(tiny):
    changes = {"remove_heads": [[0, 1]], "without_features": ["weekday"], "sinusoidal": False}
    order, masked = (2, 0, 4, 1, 3), (0, 1)
    explanation = asked(tiny, interventions={"order": order, "mask_visits": masked, **changes})
    answer = explanation.prediction.location
    lost = compute_influence(explanation).drops
    sent = written_in_full(asked(tiny))
    for position, left_out in enumerate(order):
        if position == len(order) - 1:
            assert np.isnan(lost[position])  # the one before it is masked
            continue
        shorter = asked(
            tiny,
            format_visits(without(sent, left_out)),
            interventions={
                "order": [place - (place > left_out) for place in order if place != left_out],
                "mask_visits": [
                    place - (place > left_out) for place in masked if place != left_out
                ],
                **changes,
            },
        )
        fall = log_probability(explanation, answer) - log_probability(shorter, answer)
        assert lost[position] == pytest.approx(fall, abs=1e-4)


def test_integrated_gradients_add_up_to_the_difference_on_tiny_networks(tiny):
    for visits in ("#2", "#2 @ Mon 08:00, #3, #4", DAY):
        found = compute_attributions(asked(tiny, visits))
        assert found.total == pytest.approx(found.difference, rel=0.01)
        assert found.complete


def test_integrated_gradients_add_up_to_the_difference_in_the_town(town):
    for explanation in examples(town, 8):
        found = compute_attributions(explanation)
        at_inputs = log_probability(explanation, explanation.prediction.location)
        assert found.at_inputs == pytest.approx(at_inputs, abs=1e-4)
        assert found.total == pytest.approx(found.difference, rel=0.01)


def test_the_baseline_is_the_answer_to_visits_made_of_nothing(tiny):
    explanation = asked(tiny)
    network, batch = tiny.network, explanation.trace.batch
    with torch.no_grad():
        nothing = torch.zeros_like(network.embed(batch))
        probabilities = network.trace_from_inputs(nothing, batch).probabilities[0]
    expected = np.log(float(probabilities[explanation.prediction.location]) + 1e-10)
    assert compute_attributions(explanation).at_baseline == pytest.approx(expected, abs=1e-5)


def test_what_is_zeros_gets_no_attribution(tiny):
    explanation = asked(tiny, interventions={"without_features": ["weekday"]})
    weekday = tiny.architecture.slices["weekday"]
    assert not compute_attributions(explanation).values[:, weekday].any()


def test_a_masked_visit_gets_no_attribution(tiny):
    explanation = asked(tiny, interventions={"mask_visits": [1]})
    assert not compute_attributions(explanation).values[1].any()


def test_the_parameters_collect_no_gradients(tiny):
    compute_influence(asked(tiny))
    assert all(parameter.grad is None for parameter in tiny.network.parameters())


def test_integrated_gradients_are_computed_once_for_an_explanation(tiny):
    explanation = asked(tiny)
    assert compute_attributions(explanation) is compute_attributions(explanation)


def test_more_steps_are_taken_where_few_do_not_add_up(town):
    sharp = {"attention_temperature": 0.02}
    visits = town.histories[0].visits
    found = compute_attributions(explain(town, Query(visits=visits, interventions=sharp)))
    assert found.steps > compute_attributions(explain(town, Query(visits=visits))).steps


def test_no_temperature_makes_an_attribution_infinite(tiny):
    for temperature in (1e-30, 1e30):
        explanation = asked(tiny, interventions={"attention_temperature": temperature})
        assert np.isfinite(compute_attributions(explanation).values).all()
        assert b"NaN" not in figure_bytes(draw("influence", tiny, lambda: explanation))  # noqa: B023


def made(lost, gradients, weights, masked=None):
    lost = np.array(lost, dtype=np.float32)
    return Influence(
        drops=lost,
        gradients=np.array(gradients, dtype=np.float32),
        weights=None if weights is None else np.array(weights, dtype=np.float32),
        masked=np.zeros(len(lost), dtype=bool) if masked is None else np.array(masked),
        attributions=Attributions(np.zeros((1, 1), dtype=np.float32), 0.0, 0.0, 1),
    )


def test_rank_correlations_by_hand():
    # Ranks 1 2 3 4 against 1 3 2 4: 1 - 6 · 2 / (4 · 15); against their reverse: -1.
    found = made([1, 2, 3, 4], [1, 30, 20, 40], [9, 8, 7, 1]).correlations
    assert found == pytest.approx(np.array([[1, 0.8, -1], [0.8, 1, -0.8], [-1, -0.8, 1]]))


def test_ties_share_a_rank():
    # Ranks 1.5 1.5 3 against 1 2 3.
    found = made([5, 5, 6], [1, 2, 3], None).correlations
    assert found[0, 1] == pytest.approx(np.corrcoef([1.5, 1.5, 3], [1, 2, 3])[0, 1])


def test_masked_visits_and_those_that_stay_are_not_ranked():
    found = made([1, 2, 3, 9, np.nan], [1, 2, 3, 0, 0], None, [0, 0, 0, 1, 0]).correlations
    assert found[0, 1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("lost", "gradients", "weights", "verdict"),
    [
        ([1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], "yes"),
        ([1, 2, 3, 4], [1, 2, 3, 4], [4, 3, 2, 1], "no"),
        ([1, 2, 3, 4], [1, 2, 3, 4], [2, 4, 1, 5], "partly"),
        ([1, 2, 3, 4], [4, 3, 2, 1], [1, 2, 3, 4], "undecided"),
        ([1, 2], [1, 2], [1, 2], None),
        ([1, 2, 3], [1, 2, 3], [0.5, 0.5, 0.5], None),
        ([1, 2, 3], [1, 2, 3], None, None),
    ],
)
def test_whether_attention_explains(lost, gradients, weights, verdict):
    assert made(lost, gradients, weights).verdict == verdict


def test_the_figure_holds_the_measures_and_their_correlations(tiny):
    explanation = asked(tiny)
    figure = draw("influence", tiny, lambda: explanation)
    measured = compute_influence(explanation)
    go.Figure(figure)
    assert len(figure["data"]) == (2 if measured.weights is None else 3)
    rows = figure["layout"]["meta"]["table"]["rows"]
    np.testing.assert_allclose([row[1] for row in rows[:5]], measured.drops)
    np.testing.assert_allclose([row[2] for row in rows[:5]], measured.gradients)
    assert rows[5][2] == pytest.approx(measured.correlations[0, 1])
    assert f"{measured.correlations[0, 1]:.2f}" in figure["layout"]["meta"]["summary"]


def test_what_is_said_to_explain_are_the_pointer_weights(town):
    meta = draw("influence", town, lambda: asked(town))["layout"]["meta"]
    assert "Do the pointer weights explain this prediction?" in meta["summary"]
    assert "attention" not in meta["summary"]


def test_the_only_visit_cannot_be_left_out(tiny):
    explanation = asked(tiny, "#2")
    assert np.isnan(compute_influence(explanation).drops).all()
    figure = draw("influence", tiny, lambda: explanation)
    assert "The only visit cannot be left out." in figure["layout"]["meta"]["summary"]
    assert b"NaN" not in figure_bytes(figure)


def test_many_visits_are_no_trouble(tmp_path):
    bundle = read_bundle(write_tiny(tmp_path / "long", max_visits=150))
    explanation = explain(bundle, Query(visits=", ".join(["#2", "#3", "#4"] * 50)))
    measured = compute_influence(explanation)
    assert measured.attributions.complete
    assert len(measured.drops) == 150
    assert np.isfinite(measured.drops).all()


@pytest.mark.parametrize(
    "part", [{"layer": 0, "part": "attention"}, {"layer": 1, "part": "feed_forward"}]
)
def test_an_answer_cut_off_from_its_visits_is_credited_to_none(town, part):
    query = Query(visits=DAY, interventions={"residuals": False, "skip": [part]})
    found = compute_influence(explain(town, query))
    assert found.gradients is not None
    assert not found.gradients.any()
