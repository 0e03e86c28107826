"""What would be answered after each layer, against networks that end there."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
import torch

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.logit_lens import LogitLens, compute_logit_lens
from pointerscope.core.settings import Settings
from pointerscope.figures.labels import place_names
from pointerscope.figures.layers import draw_layers_difference, layers
from pointerscope.figures.theme import MAX_WEIGHT_WITH_DARK_TEXT
from pointerscope.figures.views import NothingToShowError
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import write_tiny
from tests.reference import FEATURES, Reference

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court"
TINY_DAY = "Home, Work, #4, #5, #6"


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


def asked(bundle, visits=DAY, user=1, **changes):
    query = Query(visits=visits, user=user, interventions=changes or None)
    return explain(bundle, query)


def ending_after(state: dict[str, torch.Tensor], depth: int) -> dict[str, torch.Tensor]:
    """The parameters of a network with the first layers only.

    The reference needs a layer: with none, one of them whose sublayers add nothing.
    """
    kept = {
        name: tensor
        for name, tensor in state.items()
        if not name.startswith("transformer.layers.") or int(name.split(".")[2]) < max(depth, 1)
    }
    if depth == 0:
        for name in kept:
            if "out_proj" in name or "linear2" in name:
                kept[name] = torch.zeros_like(kept[name])
    return kept


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_a_depth_reads_like_a_network_that_ends_there(town, depth):
    explanation = asked(town)
    reading = compute_logit_lens(explanation)
    batch = explanation.trace.batch
    names = ["locations", "user", "lengths", *FEATURES]
    shorter = Reference(ending_after(town.network.state_dict(), depth), 4)
    expected = shorter({name: getattr(batch, name) for name in names})
    probabilities = np.exp(expected["log_probabilities"][0].numpy())
    np.testing.assert_allclose(reading.probabilities[depth], probabilities, atol=1e-6)
    pointed = expected["pointer"][0].numpy()
    np.testing.assert_allclose(reading.pointer_probabilities[depth], pointed, atol=1e-6)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"mask_visits": [0, 1]},
        {"gate": 0.2},
        {"only": "pointer"},
        {"pointer_temperature": 3.0, "position_bias": False, "pointer_scaling": False},
        {"remove_heads": [[0, 1], [1, 2]], "layer_norm": False},
        {"order": [2, 0, 1, 3]},
    ],
)
def test_after_the_last_layer_the_reading_is_the_trace(town, changes):
    explanation = asked(town, **changes)
    reading = compute_logit_lens(explanation)
    np.testing.assert_allclose(reading.probabilities[-1], explanation.probabilities, atol=1e-6)
    np.testing.assert_allclose(
        reading.pointer_probabilities[-1], explanation.pointer_probabilities, atol=1e-6
    )
    assert reading.gate[-1] == pytest.approx(explanation.gate, abs=1e-6)
    assert reading.pointer_entropy[-1] == pytest.approx(explanation.pointer_entropy, abs=1e-5)


def test_every_depth_gives_a_distribution(town):
    reading = compute_logit_lens(asked(town))
    assert reading.probabilities.shape == (
        town.architecture.layers + 1,
        town.places.vocabulary_size,
    )
    np.testing.assert_allclose(reading.probabilities.sum(-1), 1, atol=1e-5)


@pytest.mark.parametrize(
    ("without", "lacking"),
    [
        ({"pointer", "position_bias", "gate"}, "pointer_probabilities"),
        ({"generation", "gate"}, "generation_probabilities"),
    ],
)
def test_a_network_without_a_part_reads_without_it(tmp_path, without, lacking):
    bundle = read_bundle(write_tiny(tmp_path / "tiny", without, layers=3))
    explanation = asked(bundle, TINY_DAY)
    reading = compute_logit_lens(explanation)
    assert getattr(reading, lacking) is None
    assert len(reading.gate) == 4
    np.testing.assert_allclose(reading.probabilities[-1], explanation.probabilities, atol=1e-6)
    assert (reading.pointer_entropy is None) == ("pointer" in without)


@pytest.mark.parametrize(
    ("leaders", "since"),
    [([2, 2, 2], 0), ([3, 2, 2], 1), ([2, 3, 2], 2), ([3, 4, 2], 2), ([2], 0)],
)
def test_the_answer_is_decided_where_it_leads_to_the_end(leaders, since):
    probabilities = np.eye(6, dtype=np.float32)[leaders]
    reading = LogitLens(probabilities, np.ones(len(leaders)), None, None, None)
    assert reading.decided_at == since


def test_the_map_shows_the_reading_of_the_places_that_lead_somewhere(town):
    explanation = asked(town)
    reading = compute_logit_lens(explanation)
    heatmap = layers(explanation)["data"][0]
    ids = {name: location for location, name in enumerate(place_names(town.places).labels)}
    shown = [ids[label] for label in heatmap["y"]]
    np.testing.assert_array_equal(heatmap["z"], reading.probabilities[:, shown].T)
    assert set(reading.leaders.tolist()) <= set(shown)


def test_numbers_on_large_weights_are_written_apart_from_those_on_small_ones(town):
    small, large = (trace for trace in layers(asked(town))["data"] if trace["type"] == "heatmap")
    written = zip(np.ravel(small["text"]), np.ravel(large["text"]), strict=True)
    for weight, texts in zip(small["z"].ravel(), written, strict=True):
        number = f"{100 * float(weight):.1f}%"
        assert texts == (("", number) if weight > MAX_WEIGHT_WITH_DARK_TEXT else (number, ""))
    assert large["opacity"] == 0


def test_the_lines_are_named_with_the_span_of_their_axis(town):
    layout = layers(asked(town))["layout"]
    gate, entropy = layout["yaxis2"], layout["yaxis3"]
    assert gate["ticktext"] == ["gate&nbsp;0–1"]
    most = entropy["minor"]["tickvals"][1]
    assert entropy["ticktext"] == [f"entropy&nbsp;0–{most:.1f}".removesuffix(".0")]


def test_places_stand_in_the_order_of_the_final_answer(town):
    final = layers(asked(town))["data"][0]["z"][:, -1]
    assert all(above >= below for above, below in pairwise(final.tolist()))


def test_the_table_names_the_first_place_of_each_part_at_each_depth(town):
    explanation = asked(town)
    table = layers(explanation)["layout"]["meta"]["table"]
    rows = {label: numbers for label, *numbers in table["rows"]}
    assert table["columns"] == ["read at", "input", "layer 0", "layer 1"]
    assert rows["first place of the blend"][-1] == explanation.prediction.label
    assert rows["first place of the pointer"][-1] == explanation.pointer_places()[0].label
    assert (
        rows["first place of the generation head"][-1] == explanation.generation_places(1)[0].label
    )
    assert rows["gate"][-1] == pytest.approx(explanation.gate, abs=1e-6)


def test_the_change_of_every_depth_is_after_minus_before(town):
    after, before = asked(town, skip=[{"layer": 0, "part": "attention"}]), asked(town)
    heatmap = draw_layers_difference(after, before)["data"][0]
    ids = {name: location for location, name in enumerate(place_names(town.places).labels)}
    shown = [ids[label] for label in heatmap["y"]]
    changes = compute_logit_lens(after).probabilities - compute_logit_lens(before).probabilities
    np.testing.assert_array_equal(heatmap["z"], changes[:, shown].T)
    assert not heatmap["z"][:, 0].any()  # what goes in is the same


def test_networks_of_different_depths_have_no_difference(town):
    other = read_bundle(Settings().models / "town-one-layer")
    with pytest.raises(NothingToShowError, match="different numbers of layers"):
        draw_layers_difference(asked(town), asked(other))
