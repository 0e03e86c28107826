"""The features that an answer hangs on."""

from __future__ import annotations

import numpy as np
import plotly.graph_objects as go
import pytest
import torch

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.features import compute_feature_influence
from pointerscope.analysis.influence import compute_attributions, compute_influence
from pointerscope.core.settings import Settings
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import draw
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import WITHOUT, signed, write_tiny

DAY = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #4 @ 17:10 +30, #3 @ Tue 09:00 +60, #6 @ 12:00 +20"
CHANGES = {"mask_visits": [1], "order": [1, 0, 2, 4, 3], "remove_heads": [[1, 0]]}


@pytest.fixture(scope="module", params=["town", "tiny", "without-most", *WITHOUT])
def bundle(request, tmp_path_factory):
    if request.param == "town":
        return read_bundle(Settings().models / "town")
    lacking = {"user", "time", "weekday", "recency", "duration", "position_from_end"}
    without = {"without-most": lacking} | WITHOUT
    folder = tmp_path_factory.mktemp("bundles") / request.param
    return read_bundle(write_tiny(folder, without.get(request.param, set())))


def asked(bundle, **changes):
    return explain(bundle, Query(visits=DAY, predict_at="2026-11-18T07:00", interventions=changes))


def log_probability(explanation, location):
    return np.log(np.float64(explanation.probabilities[location]) + 1e-10)


@pytest.mark.parametrize("changes", [{}, CHANGES], ids=["as learned", "changed"])
def test_a_feature_of_zeros_is_the_intervention_without_it(bundle, changes):
    explanation = asked(bundle, **changes)
    answer = explanation.prediction.location
    measured = compute_feature_influence(explanation)
    for name, lost in zip(measured.names, measured.drops, strict=True):
        if name == "location":
            continue  # no intervention takes it
        without = (
            {"position_from_end": False}
            if name == "position_from_end"
            else {"without_features": [name]}
        )
        changed = asked(bundle, **changes, **without)
        fall = log_probability(explanation, answer) - log_probability(changed, answer)
        assert lost == pytest.approx(fall, abs=1e-4)


def test_a_visit_without_its_place_keeps_where_the_pointer_puts_its_weight(bundle):
    explanation = asked(bundle)
    network, batch = bundle.network, explanation.trace.batch
    with torch.no_grad():
        inputs = network.embed(batch)
        inputs[..., bundle.architecture.slices["location"]] = 0
        probabilities = network.trace_from_inputs(inputs, batch).probabilities[0].numpy()
    answer = explanation.prediction.location
    fall = log_probability(explanation, answer) - np.log(np.float64(probabilities[answer]) + 1e-10)
    assert compute_feature_influence(explanation).drops[0] == pytest.approx(fall, abs=1e-4)


def test_features_and_visits_share_what_the_gradients_add_up_to(bundle):
    explanation = asked(bundle)
    by_feature = compute_feature_influence(explanation).gradients
    total = compute_attributions(explanation).total
    assert by_feature.sum() == pytest.approx(total, abs=1e-4)
    np.testing.assert_allclose(
        by_feature.sum(0), compute_influence(explanation).gradients, atol=1e-5
    )


def test_both_views_ask_for_gradients_once(bundle):
    explanation = asked(bundle)
    shared = compute_influence(explanation).attributions
    assert compute_feature_influence(explanation).attributions is shared


def test_a_removed_feature_has_no_influence(bundle):
    measured = compute_feature_influence(asked(bundle, without_features=["time"]))
    if "time" not in measured.names:
        assert "time" in measured.lacking
        return
    row = measured.names.index("time")
    assert measured.drops[row] == pytest.approx(0, abs=1e-6)
    assert not measured.gradients[row].any()


def test_the_figure_holds_what_was_measured_and_says_what_is_lacking(bundle):
    explanation = asked(bundle)
    measured = compute_feature_influence(explanation)
    figure = draw("features", bundle, lambda: explanation)
    go.Figure(figure)
    assert b"NaN" not in figure_bytes(figure)
    lost, sums, heatmap = figure["data"]
    np.testing.assert_array_equal(lost["y"], measured.drops)
    np.testing.assert_array_equal(sums["y"], heatmap["z"].sum(0))
    np.testing.assert_array_equal(heatmap["z"], measured.gradients.T)
    meta = figure["layout"]["meta"]
    assert len(meta["table"]["rows"]) == len(measured.names)
    assert all(len(row) == len(meta["table"]["columns"]) for row in meta["table"]["rows"])
    assert ("does not use" in meta["summary"]) == bool(measured.lacking)


def test_a_dozen_visits_have_half_of_the_height():
    town = read_bundle(Settings().models / "town")
    visits = explain(town, Query(visits=", ".join(["#2", "#3"] * 6)))
    layout = draw("features", town, lambda: visits, "light", {})["layout"]
    assert layout["yaxis"]["domain"][1] >= 0.5
    panels = [layout[f"yaxis{number}"]["domain"] for number in (2, 3)]
    assert [title["y"] for title in layout["annotations"]] == [top for _, top in panels]


def test_one_visit_is_enough(bundle):
    explanation = explain(bundle, Query(visits="#2"))
    assert compute_feature_influence(explanation).gradients.shape[1] == 1
    go.Figure(draw("features", bundle, lambda: explanation))


def test_what_the_gradients_add_up_to_is_said_beside_what_they_should(bundle):
    explanation = asked(bundle)
    found = compute_feature_influence(explanation).attributions
    meta = draw("features", bundle, lambda: explanation)["layout"]["meta"]
    assert f"add up to {signed(found.total, 3)} nats" in meta["summary"]
    assert f"They should add up to {signed(found.difference, 3)}," in meta["summary"]
