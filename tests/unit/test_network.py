"""The network: parity with an independent reference, and what its trace must satisfy."""

from __future__ import annotations

import copy
import re
from dataclasses import replace

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.mobility.histories import History
from pointerscope.mobility.interventions import Interventions
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.sites import tensors_by_site
from pointerscope.network.trace import Batch
from tests.reference import Reference

pytestmark = pytest.mark.usefixtures("one_thread")

properties = settings(deadline=None, max_examples=20)

LOCATIONS, USERS, D, FEED_FORWARD, MAX_VISITS = 23, 6, 16, 24, 64
ALL = frozenset(COMPONENTS)

POINTER_ONLY = ALL - {"generation", "gate"}
GENERATION_ONLY = ALL - {"pointer", "position_bias", "gate"}
BARE = frozenset({"sinusoidal", "pointer", "generation"})

ABLATIONS = {
    "whole": ALL,
    **{f"no {component}": ALL - {component} for component in COMPONENTS},
    "pointer only": POINTER_ONLY,
    "generation only": GENERATION_ONLY,
    "bare": BARE,
    "no time features": ALL - {"time", "weekday", "recency", "duration"},
    "no positions": ALL - {"sinusoidal", "position_from_end", "position_bias"},
}
CONFIGURATIONS = [
    *(pytest.param(4, 2, components, id=name) for name, components in ABLATIONS.items()),
    *(pytest.param(heads, 2, ALL, id=f"{heads} heads") for heads in (1, 2, 8, 16)),
    pytest.param(4, 1, ALL, id="1 layer"),
    pytest.param(2, 3, POINTER_ONLY, id="3 layers, pointer only"),
]
configurations = pytest.mark.parametrize(("heads", "layers", "components"), CONFIGURATIONS)


def network_of(heads=4, layers=2, components=ALL, seed=0):
    """A network with random weights everywhere, biases and norms included."""
    generator = torch.Generator().manual_seed(seed)
    network = PointerNetwork(
        Architecture(
            LOCATIONS,
            USERS if "user" in components else 0,
            D,
            heads,
            layers,
            FEED_FORWARD,
            MAX_VISITS,
            dropout=0.2,
            components=components,
        )
    )
    with torch.no_grad():
        for parameter in network.parameters():
            parameter.copy_(torch.randn(parameter.shape, generator=generator) * 0.4)
    return network.eval()


def histories_of(*lengths, seed=0, first_user=1):
    random = np.random.default_rng(seed)
    return [
        History(
            locations=random.integers(1, LOCATIONS, length),
            user=int(random.integers(first_user, USERS)),
            weekdays=random.integers(0, 7, length),
            start_minutes=random.integers(0, 1440, length),
            durations=random.integers(0, 4000, length),
            days_before=np.sort(random.integers(0, 12, length))[::-1].copy(),
        )
        for length in lengths
    ]


def reference_inputs(batch):
    return {
        name: getattr(batch, name)
        for name in (
            "locations",
            "user",
            "time",
            "weekday",
            "recency",
            "duration",
            "position_from_end",
            "lengths",
        )
    }


def close(actual, expected, atol=1e-5):
    torch.testing.assert_close(actual, expected, rtol=0, atol=atol)


LENGTHS = (5, 1, 63, 20, 2)


def traced(heads=4, layers=2, components=ALL, lengths=LENGTHS, seed=0):
    network = network_of(heads, layers, components, seed)
    batch = Batch.from_histories(histories_of(*lengths, seed=seed), MAX_VISITS)
    with torch.inference_mode():
        return network, batch, network.trace(batch)


# --- Parity


def log_probabilities(network, batch):
    with torch.inference_mode():
        return network(batch)


@configurations
def test_forward_equals_the_reference(heads, layers, components):
    network = network_of(heads, layers, components)
    batch = Batch.from_histories(histories_of(*LENGTHS), MAX_VISITS)
    expected = Reference(network.state_dict(), heads)(reference_inputs(batch))
    close(log_probabilities(network, batch).exp(), expected["log_probabilities"].exp())


@configurations
def test_trace_equals_the_reference(heads, layers, components):
    network, batch, trace = traced(heads, layers, components)
    expected = Reference(network.state_dict(), heads)(reference_inputs(batch))
    close(trace.probabilities, expected["log_probabilities"].exp())
    close(trace.context, expected["context"])
    for name in ("pointer", "generation"):
        found = getattr(trace, f"{name}_probabilities")
        assert (found is None) == (name not in expected)
        if found is not None:
            close(found, expected[name])


@configurations
def test_forward_and_trace_agree(heads, layers, components):
    network, batch, trace = traced(heads, layers, components)
    close(log_probabilities(network, batch).exp(), trace.probabilities + 1e-10, atol=1e-6)


@pytest.mark.parametrize("length", [1, 2, 3, 17, 62, 63, 64])
def test_a_history_alone_equals_the_reference(length):
    network = network_of()
    batch = Batch.from_histories(histories_of(length, seed=length), MAX_VISITS)
    expected = Reference(network.state_dict(), 4)(reference_inputs(batch))
    close(log_probabilities(network, batch).exp(), expected["log_probabilities"].exp())


@properties
@given(
    seed=st.integers(0, 10_000),
    lengths=st.lists(st.integers(1, 63), min_size=1, max_size=4),
    heads=st.sampled_from([1, 2, 4, 8, 16]),
    removed=st.sets(st.sampled_from([c for c in COMPONENTS if c not in ("pointer", "generation")])),
)
def test_random_networks_equal_the_reference(seed, lengths, heads, removed):
    if {"sinusoidal", "position_from_end", "position_bias"} <= removed:
        removed -= {"sinusoidal"}
    network = network_of(heads, 2, ALL - removed, seed)
    batch = Batch.from_histories(histories_of(*lengths, seed=seed), MAX_VISITS)
    expected = Reference(network.state_dict(), heads)(reference_inputs(batch))
    close(log_probabilities(network, batch).exp(), expected["log_probabilities"].exp())


@properties
@given(seed=st.integers(0, 10_000), lengths=st.lists(st.integers(1, 64), min_size=2, max_size=6))
def test_batching_changes_nothing(seed, lengths):
    network, histories = network_of(), histories_of(*lengths, seed=seed, first_user=0)
    together = log_probabilities(network, Batch.from_histories(histories, MAX_VISITS))
    alone = [
        log_probabilities(network, Batch.from_histories([one], MAX_VISITS)) for one in histories
    ]
    close(together.exp(), torch.cat(alone).exp())


def test_batching_changes_no_number_of_the_trace():
    network, histories = network_of(), histories_of(*LENGTHS)
    with torch.inference_mode():
        together = network.trace(Batch.from_histories(histories, MAX_VISITS))
        for row, one in enumerate(histories):
            alone, length = network.trace(Batch.from_histories([one], MAX_VISITS)), len(one)
            for name in ("content_scores", "position_bias", "pointer_scores", "pointer_weights"):
                close(getattr(together, name)[row, :length], getattr(alone, name)[0], atol=1e-4)
            for name in ("context", "generation_logits", "gate_hidden", "gate_logit", "gate"):
                close(getattr(together, name)[row], getattr(alone, name)[0], atol=1e-4)
            for layers in zip(together.layers, alone.layers, strict=True):
                close(layers[0].weights[row, :, :length, :length], layers[1].weights[0])


# --- What a trace must satisfy


@configurations
def test_probabilities_are_a_distribution(heads, layers, components):
    _, _, trace = traced(heads, layers, components)
    close(trace.probabilities.sum(-1), torch.ones(len(LENGTHS)))
    assert bool((trace.probabilities >= 0).all())


@configurations
def test_every_row_of_attention_sums_to_one(heads, layers, components):
    _, _, trace = traced(heads, layers, components)
    for layer in trace.layers:
        close(layer.weights.sum(-1), torch.ones(layer.weights.shape[:-1]))


def test_no_position_attends_to_padding():
    _, batch, trace = traced()
    padding = ~batch.mask[:, None, None, :]
    for layer in trace.layers:
        assert bool((layer.weights.masked_select(padding) == 0).all())
        assert bool((layer.scores.masked_select(padding) == -torch.inf).all())


def test_the_pointer_never_points_at_padding():
    _, batch, trace = traced()
    assert bool((trace.pointer_weights[~batch.mask] == 0).all())
    assert bool((trace.pointer_scores[~batch.mask] == -torch.inf).all())


def test_padding_has_no_probability_from_the_pointer():
    _, _, trace = traced()
    assert bool((trace.pointer_probabilities[:, 0] == 0).all())


def test_weights_are_the_softmax_of_scores():
    _, _, trace = traced()
    for layer in trace.layers:
        close(layer.weights, layer.scores.softmax(-1), atol=1e-6)
    close(trace.pointer_weights, trace.pointer_scores.softmax(-1), atol=1e-6)


def test_scores_are_scaled_products_of_queries_and_keys():
    _, batch, trace = traced()
    for layer in trace.layers:
        products = torch.einsum("bhqk,bhsk->bhqs", layer.queries, layer.keys) / 2.0  # k = 4
        close(layer.scores, products.masked_fill(~batch.mask[:, None, None], -torch.inf))


def test_head_outputs_are_weighted_averages_of_values():
    _, _, trace = traced()
    for layer in trace.layers:
        close(layer.head_outputs, torch.einsum("bhqs,bhsk->bhqk", layer.weights, layer.values))


@pytest.mark.parametrize("components", [ALL, POINTER_ONLY, BARE])
def test_pointer_weights_collect_onto_the_places_visited(components):
    _, batch, trace = traced(components=components)
    collected = np.zeros((len(LENGTHS), LOCATIONS))
    for row, length in enumerate(LENGTHS):
        for visit in range(length):
            collected[row, batch.locations[row, visit]] += float(trace.pointer_weights[row, visit])
    close(trace.pointer_probabilities.double(), torch.from_numpy(collected))


def test_pointer_scores_are_content_plus_bias():
    network, batch, trace = traced()
    assert torch.equal(trace.position_bias, network.position_bias[batch.position_from_end])
    total = trace.content_scores + trace.position_bias
    close(trace.pointer_scores[batch.mask], total[batch.mask], atol=1e-6)


def test_without_a_position_bias_scores_are_content_alone():
    _, batch, trace = traced(components=ALL - {"position_bias"})
    assert trace.position_bias is None
    close(trace.pointer_scores[batch.mask], trace.content_scores[batch.mask], atol=0)


def test_the_gate_blends_pointer_and_generation():
    _, _, trace = traced()
    gate = trace.gate[:, None]
    blend = gate * trace.pointer_probabilities + (1 - gate) * trace.generation_probabilities
    close(trace.probabilities, blend, atol=1e-6)


def test_the_gate_is_the_sigmoid_of_its_logit():
    _, _, trace = traced()
    close(trace.gate, torch.sigmoid(trace.gate_logit), atol=1e-6)


@pytest.mark.parametrize(
    ("components", "share"),
    [
        (ALL - {"gate"}, 0.5),
        (ALL - {"generation"}, 1.0),
        (POINTER_ONLY, 1.0),
        (ALL - {"pointer", "position_bias"}, 0.0),
        (GENERATION_ONLY, 0.0),
    ],
)
def test_the_fixed_value_of_a_gate_that_is_not_learned(components, share):
    _, _, trace = traced(components=components)
    assert trace.gate.tolist() == [share] * len(LENGTHS)
    assert trace.gate_logit is None
    assert trace.gate_hidden is None


def test_without_a_gate_the_blend_is_half_and_half():
    _, _, trace = traced(components=ALL - {"gate"})
    half = (trace.pointer_probabilities + trace.generation_probabilities) / 2
    close(trace.probabilities, half, atol=1e-6)


def test_without_generation_the_pointer_decides_alone():
    _, _, trace = traced(components=POINTER_ONLY)
    assert trace.generation_logits is None
    assert trace.generation_probabilities is None
    assert torch.equal(trace.probabilities, trace.pointer_probabilities)


def test_without_a_pointer_generation_decides_alone():
    _, _, trace = traced(components=GENERATION_ONLY)
    for name in ("content_scores", "pointer_scores", "pointer_weights", "pointer_probabilities"):
        assert getattr(trace, name) is None
    assert torch.equal(trace.probabilities, trace.generation_probabilities)


def test_context_is_the_encoding_of_the_last_visit():
    _, _, trace = traced()
    for row, length in enumerate(LENGTHS):
        assert torch.equal(trace.context[row], trace.hidden[-1][row, length - 1])


@pytest.mark.parametrize(("heads", "layers"), [(4, 2), (1, 1), (8, 3)])
def test_shapes_of_a_trace(heads, layers):
    _, _, trace = traced(heads, layers)
    b, t, k = len(LENGTHS), max(LENGTHS), D // heads
    assert [hidden.shape for hidden in trace.hidden] == [(b, t, D)] * (layers + 1)
    assert len(trace.layers) == layers
    for layer in trace.layers:
        for name in ("queries", "keys", "values", "head_outputs"):
            assert getattr(layer, name).shape == (b, heads, t, k)
        assert layer.scores.shape == layer.weights.shape == (b, heads, t, t)
    for name in ("content_scores", "position_bias", "pointer_scores", "pointer_weights"):
        assert getattr(trace, name).shape == (b, t)
    for name in (
        "pointer_probabilities",
        "generation_logits",
        "generation_probabilities",
        "probabilities",
    ):
        assert getattr(trace, name).shape == (b, LOCATIONS)
    assert trace.context.shape == (b, D)
    assert trace.gate_hidden.shape == (b, D // 2)
    assert trace.gate.shape == trace.gate_logit.shape == (b,)


def test_a_trace_keeps_what_went_in():
    _, batch, trace = traced()
    assert trace.batch is batch


# --- Batches


def test_a_batch_without_padding_needs_no_mask():
    assert Batch.from_histories(histories_of(4, 4), MAX_VISITS).mask is None


def test_a_mask_is_true_where_there_is_a_visit():
    assert Batch.from_histories(histories_of(1, 3), MAX_VISITS).mask.tolist() == [
        [True, False, False],
        [True, True, True],
    ]


def test_the_values_in_the_padding_do_not_matter():
    network, histories = network_of(), histories_of(3, 9)
    batch = Batch.from_histories(histories, MAX_VISITS)
    other = batch._asdict()
    for name in ("time", "weekday", "recency", "duration", "position_from_end"):
        other[name] = other[name].masked_fill(~batch.mask, 3)
    probabilities = log_probabilities(network, Batch(**other)).exp()
    close(probabilities, log_probabilities(network, batch).exp(), atol=1e-6)


# --- User 0, nobody in particular


def test_nobody_in_particular_has_the_mean_of_all_user_embeddings():
    network = network_of()
    (history,) = histories_of(7)
    nobody = Batch.from_histories([replace(history, user=0)], MAX_VISITS)
    found = log_probabilities(network, nobody).exp()
    state = {name: tensor.clone() for name, tensor in network.state_dict().items()}
    state["user_emb.weight"][0] = state["user_emb.weight"][1:].mean(0)
    expected = Reference(state, 4)(reference_inputs(nobody))
    close(found, expected["log_probabilities"].exp())


def test_the_first_row_of_the_user_embedding_is_never_read():
    network = network_of()
    (history,) = histories_of(7)
    batch = Batch.from_histories([history, replace(history, user=0)], MAX_VISITS)
    before = log_probabilities(network, batch)
    with torch.no_grad():
        network.user_emb.weight[0] = 1e3
    assert torch.equal(log_probabilities(network, batch), before)


def test_user_0_changes_no_other_history_of_the_batch():
    network = network_of()
    first, second = histories_of(7, 7)
    together = log_probabilities(
        network, Batch.from_histories([replace(first, user=0), second], MAX_VISITS)
    )
    alone = log_probabilities(network, Batch.from_histories([second], MAX_VISITS))
    close(together[1:].exp(), alone.exp())


def test_a_network_without_people_gives_everybody_the_same():
    network = network_of(components=ALL - {"user"})
    (history,) = histories_of(7)
    batch = Batch.from_histories([history, replace(history, user=history.user + 1)], MAX_VISITS)
    first, second = log_probabilities(network, batch)
    close(first, second, atol=1e-6)


# --- Training


@pytest.mark.parametrize("components", ABLATIONS.values(), ids=ABLATIONS.keys())
def test_gradients_reach_every_parameter(components):
    torch.manual_seed(0)
    network = network_of(components=components).train()
    histories = histories_of(30, 40, 25, 35)
    batch = Batch.from_histories(histories, MAX_VISITS)
    targets = torch.tensor([history.locations[0] for history in histories])
    torch.nn.functional.nll_loss(network(batch), targets).backward()
    # Parts that stand there without the part they serve have nothing to learn from.
    idle = set()
    if not {"pointer", "generation"} <= components:
        idle |= {name for name, _ in network.named_parameters() if name.startswith("ptr_gen_gate")}
    if "pointer" not in components:
        idle.add("position_bias")
    for name, parameter in network.named_parameters():
        if name not in idle:
            assert parameter.grad is not None, name
            assert bool((parameter.grad != 0).any()), name
            assert bool(torch.isfinite(parameter.grad).all()), name


def test_dropout_acts_in_training_only():
    torch.manual_seed(0)
    network, batch = network_of(), Batch.from_histories(histories_of(9), MAX_VISITS)
    assert torch.equal(log_probabilities(network, batch), log_probabilities(network, batch))
    network.train()
    assert not torch.equal(log_probabilities(network, batch), log_probabilities(network, batch))


def test_initial_weights_are_xavier_uniform():
    torch.manual_seed(0)
    network = PointerNetwork(Architecture(LOCATIONS, USERS, D, max_visits=MAX_VISITS))
    for name, parameter in network.named_parameters():
        if parameter.dim() > 1:
            rows, columns = parameter.shape
            limit = (6 / (rows + columns)) ** 0.5
            assert limit * 0.8 < parameter.abs().max().item() <= limit, name


# --- Parameters


def published_names(layers):
    """As the published checkpoints name them."""
    embeddings = ["loc", "user", "time", "weekday", "recency", "duration", "pos_from_end"]
    names = {f"{name}_emb.weight" for name in embeddings} | {"pos_encoding", "position_bias"}
    modules = ["input_proj", "input_norm", "pointer_query", "pointer_key", "gen_head"]
    modules += ["ptr_gen_gate.0", "ptr_gen_gate.2"]
    for layer in range(layers):
        prefix = f"transformer.layers.{layer}"
        names |= {f"{prefix}.self_attn.in_proj_weight", f"{prefix}.self_attn.in_proj_bias"}
        parts = ["self_attn.out_proj", "linear1", "linear2", "norm1", "norm2"]
        modules += [f"{prefix}.{part}" for part in parts]
    return names | {f"{module}.{kind}" for module in modules for kind in ("weight", "bias")}


@pytest.mark.parametrize("layers", [1, 2, 3])
def test_parameters_are_named_as_published(layers):
    assert set(network_of(layers=layers).state_dict()) == published_names(layers)


PARAMETERS = {
    "user": r"user_emb",
    "time": r"time_emb",
    "weekday": r"weekday_emb",
    "recency": r"recency_emb",
    "duration": r"duration_emb",
    "position_from_end": r"pos_from_end_emb",
    "sinusoidal": r"pos_encoding",
    "attention": r"transformer\.layers\.\d+\.(self_attn|norm1)\.",
    "pointer": r"pointer_(query|key)",
    "position_bias": r"position_bias",
    "generation": r"gen_head",
    "gate": r"ptr_gen_gate",
}


@pytest.mark.parametrize("component", COMPONENTS)
def test_an_absent_component_has_no_parameters(component):
    names = set(network_of(components=ALL - {component}).state_dict())
    gone = {name for name in published_names(2) if re.match(PARAMETERS[component], name)}
    assert names == published_names(2) - gone


def test_shapes_of_parameters_are_the_published_ones():
    shapes = {name: tuple(tensor.shape) for name, tensor in network_of().state_dict().items()}
    width = 2 * D + 5 * D // 4
    expected = {
        "loc_emb.weight": (LOCATIONS, D),
        "user_emb.weight": (USERS, D),
        "time_emb.weight": (97, D // 4),
        "weekday_emb.weight": (8, D // 4),
        "recency_emb.weight": (9, D // 4),
        "duration_emb.weight": (100, D // 4),
        "pos_from_end_emb.weight": (MAX_VISITS + 1, D // 4),
        "input_proj.weight": (D, width),
        "pos_encoding": (1, MAX_VISITS, D),
        "position_bias": (MAX_VISITS,),
        "transformer.layers.0.self_attn.in_proj_weight": (3 * D, D),
        "transformer.layers.0.linear1.weight": (FEED_FORWARD, D),
        "gen_head.weight": (LOCATIONS, D),
        "ptr_gen_gate.0.weight": (D // 2, D),
        "ptr_gen_gate.2.weight": (1, D // 2),
    }
    assert {name: shapes[name] for name in expected} == expected


def test_the_sinusoidal_table_is_not_a_trained_parameter():
    assert "pos_encoding" not in dict(network_of().named_parameters())


# --- Functions bound to the parameters


def bound(network):
    """A copy of a network that calls functions in place of its modules."""
    copied = copy.deepcopy(network)
    copied.bind()
    return copied


def all_tensors(network, batch, **options):
    return tensors_by_site(network.trace(batch, intermediates=True, **options))


@configurations
@pytest.mark.parametrize("lengths", [LENGTHS, (7,)], ids=["padded", "alone"])
def test_bound_functions_compute_what_the_modules_do(heads, layers, components, lengths):
    network = network_of(heads, layers, components)
    batch = Batch.from_histories(histories_of(*lengths, first_user=0), MAX_VISITS)
    changes = Interventions.model_validate({"layer_norm": False, "gate": 0.25})
    with torch.inference_mode():
        for options in ({}, {"interventions": changes}, {"at": {"context": torch.neg}}):
            expected = all_tensors(network, batch, **options)
            found = all_tensors(bound(network), batch, **options)
            assert [*found] == [*expected]
            assert all(torch.equal(found[site], expected[site]) for site in expected)


def test_bound_functions_have_the_gradients_of_the_modules():
    network = network_of()
    batch = Batch.from_histories(histories_of(6), MAX_VISITS)
    gradients = []
    for one in (network, bound(network)):
        inputs = one.embed(batch).detach().requires_grad_()
        one.trace_from_inputs(inputs, batch).probabilities[0, 5].log().backward()
        gradients.append(inputs.grad)
    close(*gradients, atol=0)
    assert gradients[0].any()


def test_bound_functions_see_what_changes_in_place():
    network = network_of().requires_grad_(False)
    batch = Batch.from_histories(histories_of(6), MAX_VISITS)
    network.bind()
    before = network(batch)
    network.load_state_dict(network_of(seed=1).state_dict())
    assert torch.equal(network(batch), network_of(seed=1)(batch))
    assert not torch.equal(network(batch), before)


def test_training_calls_the_modules_of_a_bound_network():
    network = network_of()
    network.bind()
    batch = Batch.from_histories(histories_of(6), MAX_VISITS)
    fired = []
    network.gen_head.register_forward_hook(lambda *_: fired.append(True))
    assert torch.equal(network(batch), network(batch))
    assert not fired
    network.train()
    assert not torch.equal(network(batch), network(batch))  # dropout
    assert len(fired) == 2


# --- Architectures


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"heads": 3}, "3 heads do not divide a width of 16"),
        ({"heads": 0}, "0 heads do not divide"),
        ({"d_model": 18, "heads": 2}, "multiple of 4"),
        ({"d_model": 0}, "multiple of 4"),
        ({"layers": 0}, "needs at least one layer, one visit and one known place"),
        ({"max_visits": 0}, "needs at least one layer, one visit and one known place"),
        ({"locations": 2}, "needs at least one layer, one visit and one known place"),
        ({"users": 1}, "needs at least 2 rows"),
        ({"dropout": 1.0}, "at least 0 and below 1"),
        ({"dropout": -0.1}, "at least 0 and below 1"),
        ({"components": frozenset({"pointer", "crystal ball"})}, "Unknown component: crystal ball"),
        ({"components": frozenset({"user", "gate"})}, "needs a pointer or a generation head"),
    ],
)
def test_sizes_that_do_not_fit_are_refused(change, message):
    with pytest.raises(ValueError, match=message):
        replace(Architecture(LOCATIONS, USERS, D), **change)
