"""Sites: every tensor of a pass by its name, and what the intermediate ones must satisfy."""

from __future__ import annotations

import math

import pytest
import torch
from torch.nn import functional

from pointerscope.mobility.interventions import Interventions
from pointerscope.network.sites import tensors_by_site
from pointerscope.network.trace import Batch
from tests.unit.test_network import ALL, MAX_VISITS, close, histories_of, network_of

pytestmark = pytest.mark.usefixtures("one_thread")

HEADS, LAYERS, K = 4, 2, 4
OF_LAYER = {
    *("residual_in", "norm1", "norm1.mean", "norm1.reciprocal_deviation", "attention_out"),
    *("residual_mid", "norm2", "norm2.mean", "norm2.reciprocal_deviation", "residual_out"),
    *("feed_forward.pre", "feed_forward.hidden", "feed_forward.out"),
    *(
        f"heads.{head}.{name}"
        for head in range(HEADS)
        for name in ("queries", "keys", "values", "scores", "weights", "outputs")
    ),
}
OF_WHOLE = {
    *(
        f"inputs.{name}"
        for name in (
            *("location", "user", "time", "weekday", "recency", "duration", "position_from_end"),
            *("projected", "norm", "norm.mean", "norm.reciprocal_deviation"),
        )
    ),
    *(f"layers.{layer}.{name}" for layer in range(LAYERS) for name in OF_LAYER),
    "context",
    *(
        f"pointer.{name}"
        for name in ("query", "keys", "content_scores", "bias", "scores", "weights")
    ),
    *("pointer.probabilities", "generation.logits", "generation.probabilities"),
    *("gate.hidden", "gate.logit", "gate.value", "probabilities"),
}


def traced(components=ALL, **changes):
    network = network_of(components=components).requires_grad_(False)
    batch = Batch.from_histories(histories_of(5, 3), MAX_VISITS)
    interventions = Interventions.model_validate(changes)
    with torch.no_grad():
        return network, network.trace(batch, intermediates=True, interventions=interventions)


def sites(components=ALL, **changes):
    return tensors_by_site(traced(components, **changes)[1])


def test_a_whole_network_has_every_site():
    assert sites().keys() == OF_WHOLE


def test_what_a_network_lacks_has_no_site():
    found = sites(ALL - {"attention", "pointer", "position_bias", "gate", "user", "time"})
    lacking = {"inputs.user", "inputs.time", "gate.hidden", "gate.logit"}
    lacking |= {site for site in OF_WHOLE if site.startswith("pointer.")}
    lacking |= {site for site in OF_WHOLE if ".norm1" in site or ".attention" in site}
    lacking |= {site for site in OF_WHOLE if ".heads." in site}
    assert found.keys() == OF_WHOLE - lacking


def test_intermediates_are_there_where_they_are_asked_for_and_change_nothing():
    network, trace = traced()
    with torch.no_grad():
        plain = network.trace(trace.batch)
    assert plain.intermediates is None
    found, expected = tensors_by_site(trace), tensors_by_site(plain)
    assert expected
    assert all(torch.equal(found[site], tensor) for site, tensor in expected.items())


def test_the_inputs_of_the_projection_stand_side_by_side():
    network, trace = traced()
    found = tensors_by_site(trace)
    inputs = torch.cat([found[f"inputs.{name}"] for name in network.architecture.slices], -1)
    close(found["inputs.projected"], network.input_proj(inputs))


@pytest.mark.parametrize(
    ("site", "read", "name"),
    [
        ("inputs.norm", "inputs.projected", "input_norm"),
        ("layers.0.norm1", "layers.0.residual_in", "transformer.layers.0.norm1"),
        ("layers.1.norm2", "layers.1.residual_mid", "transformer.layers.1.norm2"),
    ],
)
def test_a_norm_follows_from_its_statistics(site, read, name):
    network, trace = traced()
    found = tensors_by_site(trace)
    mean, scale = found[f"{site}.mean"], found[f"{site}.reciprocal_deviation"]
    close(mean, found[read].mean(-1))
    norm = network.get_submodule(name)
    close(found[site], (found[read] - mean[..., None]) * scale[..., None] * norm.weight + norm.bias)


def test_the_first_layer_reads_the_norm_and_the_positions():
    network, trace = traced()
    found = tensors_by_site(trace)
    close(found["layers.0.residual_in"], found["inputs.norm"] + network.pos_encoding[:, :5])


@pytest.mark.parametrize("layer", range(LAYERS))
def test_what_sublayers_put_out_is_added_to_the_residual_stream(layer):
    found = sites()
    before, middle, after = (
        found[f"layers.{layer}.residual_{where}"] for where in ("in", "mid", "out")
    )
    close(middle, before + found[f"layers.{layer}.attention_out"])
    close(after, middle + found[f"layers.{layer}.feed_forward.out"])


def test_a_skipped_sublayer_still_shows_what_it_would_have_added():
    skipped = sites(skip=[{"layer": 0, "part": part} for part in ("attention", "feed_forward")])
    expected = sites()
    site = "layers.0.attention_out"
    assert torch.equal(skipped[site], expected[site])
    assert torch.equal(skipped["layers.0.residual_out"], expected["layers.0.residual_in"])


def test_attention_puts_out_the_projected_outputs_of_its_heads():
    network, trace = traced()
    found = tensors_by_site(trace)
    outputs = torch.cat([found[f"layers.1.heads.{head}.outputs"] for head in range(HEADS)], -1)
    attention = network.transformer.layers[1].self_attn
    close(found["layers.1.attention_out"], attention.out_proj(outputs))


def test_heads_are_those_of_the_trace():
    _, trace = traced()
    found = tensors_by_site(trace)
    for head in range(HEADS):
        assert torch.equal(found[f"layers.1.heads.{head}.keys"], trace.layers[1].keys[:, head])
        assert torch.equal(found[f"layers.0.heads.{head}.scores"], trace.layers[0].scores[:, head])


def test_the_feed_forward_network_is_a_gelu_between_two_maps():
    network, trace = traced()
    found = tensors_by_site(trace)
    layer = network.transformer.layers[0]
    pre = layer.linear1(found["layers.0.norm2"])
    close(found["layers.0.feed_forward.pre"], pre)
    close(found["layers.0.feed_forward.hidden"], functional.gelu(pre))
    close(found["layers.0.feed_forward.out"], layer.linear2(functional.gelu(pre)))


def test_the_pointer_compares_its_query_with_its_keys():
    _, trace = traced()
    found = tensors_by_site(trace)
    query, keys = found["pointer.query"], found["pointer.keys"]
    scores = torch.einsum("bd,btd->bt", query, keys) / math.sqrt(query.shape[-1])
    close(found["pointer.content_scores"], scores)


def test_a_norm_that_is_off_passes_its_input_on_and_has_no_statistics():
    found = sites(layer_norm=False)
    assert torch.equal(found["layers.0.norm1"], found["layers.0.residual_in"])
    assert torch.equal(found["layers.1.norm2"], found["layers.1.residual_mid"])
    assert "inputs.norm.mean" in found
    assert not any(".norm1." in site or ".norm2." in site for site in found)


def test_a_feature_left_out_is_zero_in_the_inputs():
    found = sites(without_features=["time"], position_from_end=False)
    assert not found["inputs.time"].any()
    assert not found["inputs.position_from_end"].any()
    assert found["inputs.weekday"].any()
