"""Sites: every tensor of a pass by its name, and what the intermediate ones must satisfy."""

from __future__ import annotations

import math
import re

import pytest
import torch
from captum.attr import LayerConductance, LayerIntegratedGradients
from torch.nn import functional

from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.interventions import Interventions
from pointerscope.network.sites import (
    readable_sites,
    site_dimensions,
    site_names,
    tensors_by_site,
)
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


# --- Functions at sites


BATCH = Batch.from_histories(histories_of(5, 3), MAX_VISITS)


def run(network, **options):
    with torch.no_grad():
        return network.trace(BATCH, intermediates=True, **options)


def test_every_site_that_is_named_can_be_changed_and_no_other():
    network = network_of().requires_grad_(False)
    names = site_names(network.architecture)
    statistics = (".mean", ".reciprocal_deviation")
    assert set(names) == {site for site in OF_WHOLE if not site.endswith(statistics)}
    for site in names:
        found = tensors_by_site(run(network, at={site: lambda x: torch.full_like(x, 0.25)}))
        assert (found[site] == 0.25).all(), site


def test_what_comes_before_a_changed_site_stays_and_the_answer_follows():
    network = network_of().requires_grad_(False)
    plain, site = tensors_by_site(run(network)), "layers.1.heads.2.outputs"
    found = tensors_by_site(run(network, at={site: torch.zeros_like}))
    removed = tensors_by_site(run(network, interventions=Interventions(remove_heads=((1, 2),))))
    assert all(torch.equal(found[name], tensor) for name, tensor in removed.items())
    names = site_names(network.architecture)
    for name in names[: names.index(site)]:
        assert torch.equal(found[name], plain[name]), name
    assert not torch.equal(found["probabilities"], plain["probabilities"])


def test_functions_read_copies_and_may_return_nothing():
    network = network_of().requires_grad_(False)
    read = {}

    def keep(tensor):
        read["kept"] = tensor
        tensor.mul_(0)  # of its own copy

    found = run(network, at={"layers.0.attention_out": keep})
    assert torch.equal(found.probabilities, run(network).probabilities)
    assert not read["kept"].any()


def test_a_tensor_that_is_put_in_is_not_overwritten():
    network = network_of().requires_grad_(False)
    other = tensors_by_site(run(network))["layers.0.attention_out"] + 1
    before = other.clone()
    run(network, at={"layers.0.attention_out": lambda _: other})
    assert torch.equal(other, before)


def test_gradients_pass_functions():
    network = network_of()
    scale = torch.tensor(2.0, requires_grad=True)
    trace = network.trace(BATCH, at={"layers.0.heads.1.values": lambda x: x * scale})
    trace.probabilities[0, 3].backward()
    assert scale.grad is not None
    assert scale.grad != 0


def test_functions_come_after_interventions():
    network = network_of().requires_grad_(False)
    seen = []
    interventions = Interventions(gate=0.25)
    trace = run(network, interventions=interventions, at={"gate.value": seen.append})
    assert (seen[0] == 0.25).all()
    assert (trace.gate == 0.25).all()


def test_an_intervention_reads_what_functions_have_changed():
    network = network_of().requires_grad_(False)
    hot = Interventions(attention_temperature=2.0, layer_norm=False)
    equal = run(network, interventions=hot, at={"layers.0.heads.1.scores": torch.zeros_like})
    weights = equal.layers[0].weights[0, 1]  # of the longer history, which has no padding
    close(weights, torch.full_like(weights, 1 / 5))
    site = "layers.1.residual_in"
    found = tensors_by_site(run(network, interventions=hot, at={site: torch.ones_like}))
    assert (found["layers.1.norm1"] == 1).all()


def test_only_the_sites_that_are_asked_for_are_recorded():
    network = network_of().requires_grad_(False)
    wanted = {"layers.0.norm1", "layers.1.norm2.mean", "inputs.time"}
    with torch.no_grad():
        trace = network.trace(BATCH, intermediates=wanted)
        whole = network.trace(BATCH, intermediates=True)
    assert trace.intermediates.keys() == wanted
    assert all(torch.equal(trace.intermediates[site], whole.intermediates[site]) for site in wanted)


def test_the_dimensions_of_every_site_are_known():
    network, trace = traced()
    found = tensors_by_site(trace)
    assert set(readable_sites(network.architecture)) == found.keys()
    for site, tensor in found.items():
        dimensions = site_dimensions(site)
        assert tensor.ndim == 1 + len(dimensions), site
        for name, length in zip(dimensions, tensor.shape[1:], strict=True):
            is_of_visits = name in ("visit", "query position", "key position")
            assert (length == 5) == is_of_visits, site  # no width of this network is 5


@pytest.mark.parametrize(
    ("changes", "changed", "follows"),
    [
        ({"residuals": False}, "layers.0.attention_out", "layers.0.residual_mid"),
        (
            {"skip": [{"layer": 1, "part": "feed_forward"}]},
            "layers.1.residual_mid",
            "layers.1.residual_out",
        ),
        ({"layer_norm": False}, "layers.1.residual_in", "layers.1.norm1"),
        ({"sinusoidal": False}, "inputs.norm", "layers.0.residual_in"),
    ],
)
def test_interventions_pass_on_what_functions_return(changes, changed, follows):
    network = network_of().requires_grad_(False)
    interventions = Interventions.model_validate(changes)
    at = {changed: lambda x: torch.full_like(x, 0.25)}
    found = tensors_by_site(run(network, interventions=interventions, at=at))
    assert (found[follows] == 0.25).all()


def test_temperatures_divide_the_scores_that_functions_return():
    network = network_of().requires_grad_(False)
    at = {"pointer.scores": torch.zeros_like}
    trace = run(network, interventions=Interventions(pointer_temperature=2), at=at)
    assert torch.equal(trace.pointer_weights, torch.full((2, 5), 0.2))


@pytest.mark.parametrize(
    ("site", "function", "said"),
    [
        ("layers.0.heads.9.weights", torch.zeros_like, "no site `layers.0.heads.9.weights`"),
        ("context", lambda x: x[:, :2], "`context` returned a tensor of shape [2, 2]"),
        ("context", lambda x: x * math.nan, "`context` returned infinite or undefined"),
        ("gate.value", lambda x: 0.5, "`gate.value` returned a float"),
    ],
)
def test_what_cannot_be_put_in_is_refused_with_its_site(site, function, said):
    with pytest.raises(InvalidQueryError, match=re.escape(said)):
        run(network_of().requires_grad_(False), at={site: function})


def test_an_unknown_site_comes_with_the_nearest():
    with pytest.raises(InvalidQueryError) as caught:
        run(network_of(), at={"layer.1.head.2.weights": torch.zeros_like})
    assert "layers.1.heads.2.weights" in caught.value.problems[0].suggestions


def test_scores_may_stay_minus_infinity():
    network = network_of().requires_grad_(False)
    scores = "layers.0.heads.0.scores"
    assert torch.equal(run(network, at={scores: torch.clone}).gate, run(network).gate)


def test_forward_hooks_fire_on_every_module():
    network, fired = network_of(), set()
    for name, module in network.named_modules():
        module.register_forward_hook(lambda *_, name=name: fired.add(name))
    network(BATCH)
    lists = {"transformer.layers"}  # holds modules and does nothing itself
    assert fired == {name for name, _ in network.named_modules()} - lists


def test_a_forward_hook_can_change_the_pass():
    network = network_of().requires_grad_(False)
    expected = run(network, at={"layers.0.attention_out": torch.zeros_like}).probabilities
    attention = network.transformer.layers[0].self_attn
    with attention.out_proj.register_forward_hook(lambda *_: torch.zeros(2, 5, 16)):
        close(run(network).probabilities, expected)
    close(run(network).probabilities, run(network).probabilities)


@pytest.mark.parametrize("name", ["self_attn.out_proj", "linear2", "dropout"])
def test_what_a_forward_hook_keeps_is_not_overwritten(name):
    network = network_of().requires_grad_(False)
    kept = []

    def keep(module, inputs, output):
        kept.append((output, output.clone()))

    network.transformer.layers[0].get_submodule(name).register_forward_hook(keep)
    run(network)
    assert kept
    assert all(torch.equal(output, copy) for output, copy in kept)


@pytest.mark.parametrize("name", ["self_attn.out_proj", "linear2", "dropout"])
def test_what_a_replaced_forward_keeps_is_not_overwritten(name):
    """As nnsight replaces it."""
    network = network_of().requires_grad_(False)
    module = network.transformer.layers[0].get_submodule(name)
    forward, kept = module.forward, []

    def keep(*inputs):
        output = forward(*inputs)
        kept.append((output, output.clone()))
        return output

    module.forward = keep
    run(network)
    assert kept
    assert all(torch.equal(output, copy) for output, copy in kept)


# --- Captum, whose methods read modules by hooks of their own

ONE = Batch.from_histories(histories_of(5), MAX_VISITS)


def test_captum_finds_what_a_module_contributes():
    network = network_of()
    inputs = network.embed(ONE).detach()

    def answer(embedded):
        return network.trace_from_inputs(embedded, ONE).probabilities[:, 3]

    hidden = network.transformer.layers[0].linear1
    conductance = LayerConductance(answer, hidden).attribute(inputs, n_steps=50)
    assert conductance.shape == (1, 5, network.architecture.feed_forward)
    removed = network.trace(ONE, at={"layers.0.feed_forward.out": torch.zeros_like}).probabilities
    assert conductance.abs().sum() > 0
    assert removed[0, 3] != answer(inputs)[0]


def test_captum_of_the_generation_head_adds_up_to_its_logit():
    network = network_of()
    inputs = network.embed(ONE).detach()

    def logit(embedded):
        return network.trace_from_inputs(embedded, ONE).generation_logits[:, 3]

    # The last layer's output at the last visit is all that the generation head reads.
    last = network.transformer.layers[1]
    by_unit = LayerIntegratedGradients(logit, last.linear2).attribute(inputs, n_steps=200)
    by_stream = LayerConductance(logit, network.gen_head).attribute(inputs, n_steps=200)
    difference = logit(inputs) - logit(torch.zeros_like(inputs))
    torch.testing.assert_close(by_stream.sum(-1), difference, atol=1e-3, rtol=1e-2)
    assert not by_unit[:, :-1].any()
    assert by_unit[:, -1].any()
