"""Interventions: each against a forward pass written by hand, or an exact property.

`by_hand` is the published forward pass over one history, head by head and in double precision,
with every change made in its place. It shares nothing with the network but the weights.
"""

from __future__ import annotations

import dataclasses
import json
import math
import re

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.analysis.explanation import explain
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.histories import History
from pointerscope.mobility.interventions import DECLARED, Interventions, interventions_by_group
from pointerscope.mobility.query import Query
from pointerscope.network.architecture import COMPONENTS
from pointerscope.network.bundles import read_bundle
from pointerscope.network.interventions import build_batch
from pointerscope.network.sites import site_names
from tests.conftest import write_tiny

pytestmark = pytest.mark.usefixtures("one_thread")

properties = settings(deadline=None, max_examples=60)

LOCATIONS, USERS, D, HEADS, LAYERS, MAX_VISITS = 12, 5, 16, 4, 2, 16
K = D // HEADS
ABLATIONS = {
    "whole": frozenset(),
    **{f"no {component}": frozenset({component}) for component in COMPONENTS},
    "pointer only": frozenset({"generation", "gate"}),
    "generation only": frozenset({"pointer", "position_bias", "gate"}),
}
FEATURES = ("time", "weekday", "recency", "duration")
# Places come back, days pass, and every feature reaches its bounds or comes near.
RECORD = {
    "X": [2, 3, 2, 7, 3, 1, 9, 2],
    "user_X": 3,
    "weekday_X": [5, 5, 6, 6, 0, 0, 1, 1],
    "start_min_X": [480, 545, 490, 1200, 470, 1439, 0, 615],
    "dur_X": [45, 480, 50, 3000, 10, 0, 700, 95],
    "diff": [11, 11, 10, 9, 2, 1, 0, 0],
}
VISITS = len(RECORD["X"])


@pytest.fixture(scope="module")
def bundle_without(tmp_path_factory):
    """Networks by what they lack, with random weights everywhere, biases and norms included."""
    made = {}

    def open_bundle(without=frozenset()):
        if without not in made:
            folder = tmp_path_factory.mktemp("ablation") / "tiny"
            sizes = {"locations": LOCATIONS, "users": USERS, "d_model": D, "heads": HEADS}
            sizes |= {"layers": LAYERS, "feed_forward": 24, "max_visits": MAX_VISITS}
            made[without] = bundle = read_bundle(write_tiny(folder, set(without), **sizes))
            generator = torch.Generator().manual_seed(len(without))
            with torch.no_grad():
                for parameter in bundle.network.parameters():
                    parameter.copy_(torch.randn(parameter.shape, generator=generator) * 0.3)
        return made[without]

    return open_bundle


@pytest.fixture(scope="module")
def bundle(bundle_without):
    return bundle_without()


def ask(bundle, changes=None, record=RECORD):
    return explain(bundle, Query(record=record, interventions=changes))


def history_of(record):
    return History(
        *(np.array(record["X"]), record["user_X"]),
        *(np.array(record[name]) for name in ("weekday_X", "start_min_X", "dur_X", "diff")),
    )


def by_hand(network, record, changes):
    """The published forward pass over one history, with the changes of the design's table."""
    weights = {name: tensor.double() for name, tensor in network.state_dict().items()}
    visits = len(record["X"])
    order = changes.get("order") or list(range(visits))
    hidden = changes.get("mask_visits", ())
    seen = [position for position, visit in enumerate(order) if visit not in hidden]

    def linear(x, name):
        return x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def norm(x, name):
        centred = x - x.mean(-1, keepdim=True)
        scaled = centred / (centred.square().mean(-1, keepdim=True) + 1e-5).sqrt()
        return scaled * weights[f"{name}.weight"] + weights[f"{name}.bias"]

    def gelu(x):
        return x * (1 + torch.erf(x / math.sqrt(2))) / 2

    # What each visit is made of, in the order that is asked for.
    found = {
        "loc": [record["X"][visit] for visit in order],
        "user": [record["user_X"]] * visits,
        "time": [min(record["start_min_X"][visit] // 15, 96) for visit in order],
        "weekday": [record["weekday_X"][visit] for visit in order],
        "recency": [min(record["diff"][visit], 8) for visit in order],
        "duration": [min(record["dur_X"][visit] // 30, 99) for visit in order],
        "pos_from_end": [min(visits - place, MAX_VISITS - 1) for place in range(visits)],
    }
    silent = set(changes.get("without_features", ()))
    silent |= set() if changes.get("position_from_end", True) else {"pos_from_end"}
    parts = []
    for name, ids in found.items():
        if f"{name}_emb.weight" in weights:
            rows = weights[f"{name}_emb.weight"][ids]
            parts.append(torch.zeros_like(rows) if name in silent else rows)
    x = norm(linear(torch.cat(parts, -1), "input_proj"), "input_norm")
    if "pos_encoding" in weights and changes.get("sinusoidal", True):
        x = x + weights["pos_encoding"][0, :visits]

    encodings, attention = [x], []
    for layer in range(LAYERS):
        name = f"transformer.layers.{layer}"

        def normed(x, number, name=name):
            return norm(x, f"{name}.norm{number}") if changes.get("layer_norm", True) else x

        def joined(x, added, part, layer=layer):
            skipped = {"layer": layer, "part": part} in changes.get("skip", ())
            added = torch.zeros_like(x) if skipped else added
            return x + added if changes.get("residuals", True) else added

        if f"{name}.norm1.weight" not in weights:  # no self-attention
            inner = gelu(linear(normed(x, 2), f"{name}.linear1"))
            x = joined(x, linear(inner, f"{name}.linear2"), "feed_forward")
            encodings.append(x)
            continue
        stacked = normed(x, 1) @ weights[f"{name}.self_attn.in_proj_weight"].T
        queries, keys, values = (stacked + weights[f"{name}.self_attn.in_proj_bias"]).chunk(3, -1)
        outputs = []
        for head in range(HEADS):
            part = slice(head * K, (head + 1) * K)
            scores = queries[:, part] @ keys[seen, part].T  # what is hidden has no key at all
            scores = scores / math.sqrt(K) if changes.get("scaling", True) else scores
            looks = (scores / changes.get("attention_temperature", 1)).softmax(-1)
            attention.append(looks)
            output = looks @ values[seen, part]
            if [layer, head] in changes.get("remove_heads", ()):
                mean = output[seen].mean(0, keepdim=True).expand_as(output)
                output = mean if changes.get("replace_with") == "mean" else 0 * output
            outputs.append(output)
        moved = linear(torch.cat(outputs, -1), f"{name}.self_attn.out_proj")
        x = joined(x, moved, "attention")
        inner = gelu(linear(normed(x, 2), f"{name}.linear1"))
        x = joined(x, linear(inner, f"{name}.linear2"), "feed_forward")
        encodings.append(x)

    context = x[-1]
    pointer = generation = None
    weights_of_visits = torch.zeros(visits, dtype=torch.float64)
    if "pointer_query.weight" in weights:
        scores = linear(x[seen], "pointer_key") @ linear(context, "pointer_query")
        scores = scores / math.sqrt(D) if changes.get("pointer_scaling", True) else scores
        if "position_bias" in weights and changes.get("position_bias", True):
            scores = scores + weights["position_bias"][[found["pos_from_end"][i] for i in seen]]
        weights_of_visits[seen] = (scores / changes.get("pointer_temperature", 1)).softmax(-1)
        pointer = torch.zeros(LOCATIONS, dtype=torch.float64)
        for place, weight in zip(found["loc"], weights_of_visits, strict=True):
            pointer[place] += weight
    if "gen_head.weight" in weights:
        generation = linear(context, "gen_head").softmax(-1)
    share = 1.0 if generation is None else 0.0
    if pointer is not None and generation is not None:
        share = 0.5
        if "ptr_gen_gate.0.weight" in weights:
            logit = linear(gelu(linear(context, "ptr_gen_gate.0")), "ptr_gen_gate.2")
            share = float(logit.sigmoid())
    share = changes.get("gate", share)
    share = {"pointer": 1.0, "generation": 0.0}.get(changes.get("only"), share)
    probabilities = sum(
        part * of
        for part, of in ((share, pointer), (1 - share, generation))
        if of is not None and part > 0
    )
    return {
        "hidden": encodings,
        "attention": torch.stack(attention).view(LAYERS, HEADS, visits, len(seen))
        if attention
        else torch.zeros(LAYERS, 0, visits, len(seen)),
        "seen": seen,
        "pointer_weights": weights_of_visits if pointer is not None else None,
        "pointer_probabilities": pointer,
        "generation_probabilities": generation,
        "gate": share,
        "probabilities": probabilities,
    }


# Single precision against double.
TOLERANCE = 2e-5
# Without norms, or sharpened again and again, rounding grows from layer to layer.
TOLERANCE_TOGETHER = 1e-3


def close(actual, expected, tolerance=TOLERANCE):
    expected = torch.as_tensor(np.asarray(expected)).double()
    actual = torch.as_tensor(actual).double()
    torch.testing.assert_close(actual, expected, rtol=tolerance, atol=tolerance)


def agrees(explanation, expected, tolerance=TOLERANCE):
    """Whether an explanation is the pass by hand, from the first encoding to the blend."""
    for layer, encoding in enumerate(expected["hidden"]):
        scale = max(1.0, float(encoding.abs().max()))  # without norms encodings grow
        close(explanation.hidden[layer] / scale, encoding / scale, tolerance)
    attention = explanation.self_attention[..., expected["seen"]]
    close(attention, expected["attention"], tolerance)
    for name in ("pointer_weights", "pointer_probabilities", "generation_probabilities"):
        if expected[name] is None:
            assert getattr(explanation, name) is None
        else:
            close(getattr(explanation, name), expected[name], tolerance)
    assert explanation.gate == pytest.approx(expected["gate"], abs=tolerance)
    close(explanation.probabilities, expected["probabilities"], tolerance)


def tensors(trace):
    """Every tensor of a trace by name."""
    found = {}
    for field in dataclasses.fields(trace):
        value = getattr(trace, field.name)
        if field.name == "layers":
            for index, layer in enumerate(value):
                found |= {f"{index}.{name}": part for name, part in layer._asdict().items()}
        elif field.name == "hidden":
            found |= {f"hidden.{index}": part for index, part in enumerate(value)}
        elif field.name != "batch" and value is not None:
            found[field.name] = value
    return found


def identical(one, other):
    one, other = tensors(one), tensors(other)
    return one.keys() == other.keys() and all(torch.equal(one[name], other[name]) for name in one)


# --- Every key against the pass by hand

CHANGES = {
    "nothing": {},
    "gate": {"gate": 0.3},
    "only pointer": {"only": "pointer"},
    "only generation": {"only": "generation"},
    "attention temperature, flat": {"attention_temperature": 4.0},
    "attention temperature, sharp": {"attention_temperature": 0.25},
    "pointer temperature, flat": {"pointer_temperature": 4.0},
    "pointer temperature, sharp": {"pointer_temperature": 0.25},
    "scaling": {"scaling": False},
    "pointer scaling": {"pointer_scaling": False},
    "position bias": {"position_bias": False},
    "sinusoidal": {"sinusoidal": False},
    "position from end": {"position_from_end": False},
    "residuals": {"residuals": False},
    "layer norm": {"layer_norm": False},
    "one head": {"remove_heads": [[0, 1]]},
    "heads of both layers": {"remove_heads": [[0, 3], [1, 0], [1, 2]]},
    "one head for its mean": {"remove_heads": [[0, 1]], "replace_with": "mean"},
    "heads for their means": {"remove_heads": [[0, 3], [1, 0]], "replace_with": "mean"},
    "skip attention": {"skip": [{"layer": 0, "part": "attention"}]},
    "skip feed-forward": {"skip": [{"layer": 1, "part": "feed_forward"}]},
    "skip a layer": {
        "skip": [{"layer": 0, "part": "attention"}, {"layer": 0, "part": "feed_forward"}]
    },
    "skip without residuals": {"skip": [{"layer": 1, "part": "attention"}], "residuals": False},
    **{f"without {name}": {"without_features": [name]} for name in ("user", *FEATURES)},
    "without all features": {"without_features": ["user", *FEATURES]},
    "mask": {"mask_visits": [2, 5]},
    "mask all but the last": {"mask_visits": [*range(VISITS - 1)]},
    "mask and mean": {"mask_visits": [0, 3], "remove_heads": [[0, 0]], "replace_with": "mean"},
    "order": {"order": [3, 1, 0, 2, 7, 6, 4, 5]},
    "mask and order": {"mask_visits": [1, 7], "order": [7, 1, 0, 2, 3, 6, 4, 5]},
}


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_a_change_equals_the_pass_with_the_change_made_by_hand(bundle, changes):
    agrees(ask(bundle, changes), by_hand(bundle.network, RECORD, changes))


def answers_by(architecture, changes):
    """Whether a network can do what concerns the blend."""
    parts = {"pointer", "generation"} & architecture.components
    if "gate" in changes:
        return len(parts) == 2
    return "only" not in changes or changes["only"] in parts


@pytest.mark.slow
@pytest.mark.parametrize("without", ABLATIONS.values(), ids=ABLATIONS)
def test_every_change_can_be_asked_of_networks_that_lack_a_part(bundle_without, without):
    ablated = bundle_without(without)
    for changes in CHANGES.values():
        if answers_by(ablated.architecture, changes):
            agrees(ask(ablated, changes), by_hand(ablated.network, RECORD, changes))


def subsets(items, most=3):
    return st.lists(st.sampled_from(items), unique_by=str, max_size=most)


temperatures = st.sampled_from([0.3, 0.7, 2.5])
combinations = st.fixed_dictionaries(
    {},
    optional={
        "gate": st.floats(0, 1),
        "attention_temperature": temperatures,
        "pointer_temperature": temperatures,
        **dict.fromkeys(
            ("scaling", "pointer_scaling", "position_bias", "sinusoidal", "position_from_end"),
            st.booleans(),
        ),
        "residuals": st.booleans(),
        "layer_norm": st.booleans(),
        "remove_heads": subsets(
            [[layer, head] for layer in range(LAYERS) for head in range(HEADS)]
        ),
        "replace_with": st.sampled_from(["zero", "mean"]),
        "skip": subsets(
            [
                {"layer": layer, "part": part}
                for layer in range(LAYERS)
                for part in ("attention", "feed_forward")
            ]
        ),
        "without_features": subsets(["user", *FEATURES]),
        "mask_visits": subsets(list(range(VISITS - 1))),
        "order": st.permutations(range(VISITS - 1)).map(lambda order: [*order, VISITS - 1]),
    },
)


@properties
@given(changes=combinations)
def test_changes_made_together_equal_the_pass_by_hand(bundle_without, changes):
    bundle = bundle_without()
    expected = by_hand(bundle.network, RECORD, changes)
    agrees(ask(bundle, changes), expected, TOLERANCE_TOGETHER)


@properties
@given(changes=combinations, place=st.integers(2, LOCATIONS - 1), minute=st.integers(500, 1199))
def test_what_a_masked_visit_was_reaches_no_answer(bundle_without, changes, place, minute):
    bundle = bundle_without()
    other = {name: list(RECORD[name]) if name != "user_X" else 3 for name in RECORD}
    other["X"][2], other["start_min_X"][2], other["dur_X"][2] = place, minute, 0
    masked = changes | {"mask_visits": [2]}
    close(ask(bundle, masked).probabilities, ask(bundle, masked, other).probabilities)


# --- No change


@pytest.mark.parametrize(
    "changes",
    [
        None,
        {},
        {"remove_heads": [], "skip": [], "mask_visits": [], "order": [], "without_features": []},
        {"gate": None, "only": None, "attention_temperature": 1, "pointer_temperature": 1.0},
        Interventions().model_dump(),
        json.loads(Interventions().model_dump_json()),
        {"order": list(range(VISITS))},
    ],
)
def test_no_change_gives_the_same_tensors_bit_by_bit(bundle, changes):
    with torch.inference_mode():
        untouched = bundle.network.trace(build_batch([history_of(RECORD)], MAX_VISITS))
    assert identical(ask(bundle, changes).trace, untouched)


def test_an_intervention_leaves_the_network_as_it_was(bundle):
    before = ask(bundle).trace
    for changes in CHANGES.values():
        ask(bundle, changes)
    assert identical(ask(bundle).trace, before)


# --- The blend


@pytest.mark.parametrize(
    ("changes", "alone"),
    [
        ({"gate": 1}, "pointer_probabilities"),
        ({"only": "pointer"}, "pointer_probabilities"),
        ({"gate": 0}, "generation_probabilities"),
        ({"only": "generation"}, "generation_probabilities"),
    ],
)
def test_one_part_alone_is_its_distribution_exactly(bundle, changes, alone):
    explanation = ask(bundle, changes)
    assert np.array_equal(explanation.probabilities, getattr(ask(bundle), alone))
    assert explanation.gate == float(alone.startswith("pointer"))


def test_a_forced_gate_keeps_what_the_network_would_have_said(bundle):
    learned, forced = ask(bundle), ask(bundle, {"gate": 0.25})
    assert forced.gate_logit == learned.gate_logit
    assert forced.gate == 0.25
    assert learned.gate_is_learned
    assert not forced.gate_is_learned


def test_a_gate_is_forced_where_none_is_learned(bundle_without):
    explanation = ask(bundle_without(frozenset({"gate"})), {"gate": 1})
    assert np.array_equal(explanation.probabilities, explanation.pointer_probabilities)


# --- Softmax


@pytest.mark.parametrize(
    ("scaling", "temperature", "root"),
    [("scaling", "attention_temperature", K), ("pointer_scaling", "pointer_temperature", D)],
)
def test_scaling_is_a_temperature_of_the_root_of_the_width(bundle, scaling, temperature, root):
    # The position bias is not scaled, so it is left out of the comparison.
    plain = {"position_bias": False}
    instead = plain | {scaling: False, temperature: math.sqrt(root)}
    close(ask(bundle, instead).probabilities, ask(bundle, plain).probabilities)
    undone = plain | {temperature: 1 / math.sqrt(root)}
    close(ask(bundle, undone).probabilities, ask(bundle, plain | {scaling: False}).probabilities)


@pytest.mark.parametrize("temperature", [1e-300, 1e-12, 1e12, 1e300])
@pytest.mark.parametrize("mask", [[], [1, 4]])
def test_the_furthest_temperatures_give_one_visit_or_all_alike(bundle, temperature, mask):
    changes = {"attention_temperature": temperature, "pointer_temperature": temperature}
    explanation = ask(bundle, changes | {"mask_visits": mask})
    seen = [position for position in range(VISITS) if position not in mask]
    weights = explanation.pointer_weights[seen]
    attention = explanation.self_attention[..., seen]
    if temperature > 1:
        np.testing.assert_allclose(weights, 1 / len(seen), atol=1e-6)
        np.testing.assert_allclose(attention, 1 / len(seen), atol=1e-6)
    else:
        assert sorted(weights) == [0] * (len(seen) - 1) + [1]
        np.testing.assert_allclose(attention.max(-1), 1)


# --- Heads and layers


def test_a_layer_without_heads_adds_only_its_output_bias(bundle):
    changes = {
        "remove_heads": [[0, head] for head in range(HEADS)],
        "skip": [{"layer": 0, "part": "feed_forward"}],
    }
    hidden = torch.tensor(ask(bundle, changes).hidden)
    bias = bundle.network.transformer.layers[0].self_attn.out_proj.bias
    close((hidden[1] - hidden[0]).detach(), bias.detach().expand(VISITS, -1))


def test_a_removed_head_puts_out_nothing_and_the_others_what_they_did(bundle):
    learned, removed = ask(bundle).head_outputs[0], ask(bundle, {"remove_heads": [[0, 2]]})
    assert not removed.head_outputs[0, 2].any()
    for head in (0, 1, 3):
        assert np.array_equal(removed.head_outputs[0, head], learned[head])


def test_a_head_becomes_its_mean_over_the_visits_of_its_own_history(bundle):
    records = [history_of(cut(RECORD, length)) for length in (VISITS, 3, 1, 5)]
    batch = build_batch(records, MAX_VISITS)
    changes = Interventions(remove_heads=((0, 1),), replace_with="mean")
    with torch.inference_mode():
        learned = bundle.network.trace(batch).layers[0].head_outputs[:, 1]
        replaced = bundle.network.trace(batch, interventions=changes).layers[0].head_outputs[:, 1]
    for row, history in enumerate(records):
        mean = learned[row, : len(history)].mean(0)
        close(replaced[row, : len(history)], mean.expand(len(history), -1))


def cut(record, visits):
    """The first visits of a record."""
    return {
        name: column[:visits] if isinstance(column, list) else column
        for name, column in record.items()
    }


BATCHED = {
    name: changes
    for name, changes in CHANGES.items()
    if not {"order", "mask_visits"} & set(changes)
}


@pytest.mark.parametrize("changes", BATCHED.values(), ids=BATCHED)
def test_a_change_in_a_padded_batch_is_the_change_of_each_history(bundle, changes):
    records = [cut(RECORD, length) for length in (3, VISITS, 1, 6)]
    batch = build_batch([history_of(record) for record in records], MAX_VISITS)
    with torch.inference_mode():
        trace = bundle.network.trace(batch, interventions=Interventions.model_validate(changes))
    for row, record in enumerate(records):
        close(trace.probabilities[row], by_hand(bundle.network, record, changes)["probabilities"])


def test_visits_are_masked_in_each_history_of_a_padded_batch(bundle):
    records = [cut(RECORD, length) for length in (3, VISITS, 1, 6)]
    masks = [[1], [0, 4, 6], [], [2]]
    batch = build_batch([history_of(record) for record in records], MAX_VISITS, masks)
    with torch.inference_mode():
        trace = bundle.network.trace(batch)
    for row, (record, mask) in enumerate(zip(records, masks, strict=True)):
        expected = by_hand(bundle.network, record, {"mask_visits": mask})
        close(trace.pointer_weights[row, : len(record["X"])], expected["pointer_weights"])
        close(trace.probabilities[row], expected["probabilities"])


def test_what_is_skipped_hands_the_encoding_on_bit_by_bit(bundle):
    both = [{"layer": 1, "part": part} for part in ("attention", "feed_forward")]
    hidden = ask(bundle, {"skip": both}).hidden
    assert np.array_equal(hidden[2], hidden[1])
    assert not np.array_equal(hidden[1], hidden[0])


def test_without_residuals_what_is_skipped_leaves_nothing(bundle):
    changes = {"skip": [{"layer": 1, "part": "feed_forward"}], "residuals": False}
    assert not ask(bundle, changes).hidden[2].any()


# --- Inputs and positions


@pytest.mark.parametrize("feature", ["user", *FEATURES])
def test_a_feature_left_out_is_an_embedding_of_zeros(bundle, feature):
    embedding = getattr(bundle.network, f"{feature}_emb").weight
    kept = embedding.detach().clone()
    changed = ask(bundle, {"without_features": [feature]}).trace
    try:
        with torch.no_grad():
            embedding.zero_()
        assert identical(ask(bundle).trace, changed)
    finally:
        with torch.no_grad():
            embedding.copy_(kept)
    assert not identical(ask(bundle).trace, changed)


def test_the_position_bias_left_out_reads_zero(bundle):
    explanation = ask(bundle, {"position_bias": False})
    assert not explanation.position_bias.any()
    assert np.array_equal(explanation.pointer_scores, explanation.content_scores)


def test_without_positions_the_order_of_earlier_visits_does_not_matter(bundle):
    blind = {"sinusoidal": False, "position_from_end": False, "position_bias": False}
    order = [5, 0, 6, 3, 1, 2, 4, 7]
    moved = ask(bundle, blind | {"order": order})
    kept = ask(bundle, blind)
    close(moved.probabilities, kept.probabilities)
    close(moved.pointer_weights, kept.pointer_weights[order])


# --- Visits


def test_visits_move_with_all_that_they_are_and_positions_stay(bundle):
    order = [3, 1, 0, 2, 7, 6, 4, 5]
    explanation = ask(bundle, {"order": order})
    for position, (visit, sent) in enumerate(zip(explanation.visits, order, strict=True)):
        assert visit.sent == sent
        assert visit.steps_back == VISITS - 1 - position
        assert visit.location == RECORD["X"][sent]
        assert visit.weekday == RECORD["weekday_X"][sent]
        assert visit.start_minute == RECORD["start_min_X"][sent]
        assert visit.duration_minutes == RECORD["dur_X"][sent]
        assert visit.days_before == RECORD["diff"][sent]
    batch = explanation.trace.batch
    assert batch.position_from_end[0].tolist() == list(range(VISITS, 0, -1))


def test_an_order_is_the_history_written_in_that_order(bundle):
    order = [1, 0, 3, 2, 5, 4, 7, 6]
    history = history_of(RECORD)
    moved = dataclasses.replace(
        history,
        **{
            name: getattr(history, name)[order]
            for name in ("locations", "weekdays", "start_minutes", "durations", "days_before")
        },
    )
    with torch.inference_mode():
        expected = bundle.network.trace(build_batch([moved], MAX_VISITS))
    assert identical(ask(bundle, {"order": order}).trace, expected)


def test_masks_name_visits_as_they_were_sent(bundle):
    changes = {"mask_visits": [0, 7], "order": [7, 6, 5, 4, 3, 2, 0, 1]}
    explanation = ask(bundle, changes)
    assert [visit.sent for visit in explanation.visits if visit.masked] == [7, 0]
    hidden = [position for position, visit in enumerate(explanation.visits) if visit.masked]
    assert hidden == [0, 6]
    assert not explanation.pointer_weights[hidden].any()
    assert not explanation.self_attention[..., hidden].any()
    assert np.isneginf(explanation.pointer_scores[hidden]).all()


def test_a_changed_order_is_written_as_it_was_sent(bundle):
    visits = "Home @ Mon 08:00 +45, Work @ Mon 09:00 +480, #5 @ Mon 18:00 +10"
    changed = explain(bundle, Query(visits=visits, interventions={"order": [2, 0, 1]}))
    assert changed.query.notation == explain(bundle, Query(visits=visits)).query.notation


# --- What is refused


def problems_of(bundle, changes, record=RECORD):
    with pytest.raises(InvalidQueryError) as caught:
        ask(bundle, changes, record)
    return caught.value.problems


@pytest.mark.parametrize(
    ("changes", "where", "named"),
    [
        ({"remove_heads": [[0, HEADS], [0, 0]]}, "remove_heads", f"head {HEADS} in layer 0"),
        ({"remove_heads": [[LAYERS, 0]]}, "remove_heads", f"head 0 in layer {LAYERS}"),
        ({"skip": [{"layer": LAYERS, "part": "attention"}]}, "skip", f"layer {LAYERS}"),
        ({"mask_visits": list(range(VISITS))}, "mask_visits", "Every visit"),
        ({"mask_visits": [VISITS - 1]}, "mask_visits", "cannot be masked"),
        (
            {"mask_visits": [2], "order": [0, 1, 3, 4, 5, 6, 7, 2]},
            "mask_visits",
            "cannot be masked",
        ),
        ({"mask_visits": [VISITS]}, "mask_visits", f"no visit at position {VISITS}"),
        ({"order": [0, 1, 2]}, "order", f"from 0 to {VISITS - 1} exactly once"),
        ({"order": [0]}, "order", f"from 0 to {VISITS - 1} exactly once"),
        ({"order": [*range(VISITS), VISITS]}, "order", "once"),
        ({"order": [0, 0, 2, 3, 4, 5, 6, 7]}, "order", "once"),
    ],
)
def test_what_does_not_fit_is_named(bundle, changes, where, named):
    [problem] = problems_of(bundle, changes)
    assert problem.where == f"interventions.{where}"
    assert named in problem.message


@pytest.mark.parametrize(
    ("without", "changes", "where"),
    [
        ("generation only", {"only": "pointer"}, "only"),
        ("pointer only", {"only": "generation"}, "only"),
        ("generation only", {"gate": 0.5}, "gate"),
        ("pointer only", {"gate": 0.5}, "gate"),
    ],
)
def test_a_blend_needs_its_parts(bundle_without, without, changes, where):
    [problem] = problems_of(bundle_without(ABLATIONS[without]), changes)
    assert problem.where == f"interventions.{where}"


def test_the_last_visit_may_be_masked_where_an_order_puts_it_first(bundle):
    changes = {"mask_visits": [VISITS - 1], "order": [7, 0, 1, 2, 3, 4, 5, 6]}
    assert ask(bundle, changes).visits[0].masked


# --- One way to write equal changes


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"gate": 1}, {"gate": 1.0}),
        ({"remove_heads": [[1, 0], [0, 1]]}, {"remove_heads": [[0, 1], [1, 0], [0, 1]]}),
        ({"mask_visits": [2, 0, 2]}, {"mask_visits": [0, 2], "scaling": True}),
        ({"without_features": ["weekday", "time"]}, {"without_features": ["time", "weekday"]}),
        (
            {"skip": [{"layer": 1, "part": "attention"}, {"layer": 0, "part": "feed_forward"}]},
            {"skip": [{"part": "feed_forward", "layer": 0}, {"part": "attention", "layer": 1}]},
        ),
    ],
)
def test_equal_changes_are_one_query(one, other):
    assert Query(visits="#2", interventions=one) == Query(visits="#2", interventions=other)


# --- What is said of them


def test_every_field_is_declared_once_in_one_group():
    assert list(DECLARED) == list(Interventions.model_fields)
    groups = [group for group, _ in interventions_by_group()]
    assert groups == ["heads and layers", "softmax", "positions", "inputs", "blend", "visits"]
    declared = [one for _, of_group in interventions_by_group() for one in of_group]
    assert declared == list(DECLARED.values())


@pytest.mark.parametrize("declared", DECLARED.values(), ids=DECLARED)
def test_a_declaration_is_whole_sentences_and_names_a_section_of_a_text(declared):
    for words in (declared.does, declared.expect):
        assert words[0].isupper()
        assert words.endswith(".")
    if declared.source is not None:
        assert re.search(r"\((F|W|L|T|D)\)[^;]*(§\d|step \d|\")", declared.source)


def test_every_change_is_of_a_kind_and_at_sites_that_a_whole_network_has(bundle):
    names = site_names(bundle.architecture)
    kinds = {"zero", "mean", "fill", "scale", "soften", "keep"}
    for change in (change for one in DECLARED.values() for change in one.changes):
        assert change.do in kinds or change.do in DECLARED
        for pattern in filter(None, (change.at, change.of)):
            site = re.compile(re.sub(r"\\\*|\\\{\w+\\\}", r"\\w+", re.escape(pattern)))
            assert any(map(site.fullmatch, names)), pattern


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"gate": 0.25}, ["gate forced to 0.25"]),
        ({"only": "generation"}, ["generation only"]),
        ({"pointer_temperature": 2}, ["pointer temperature 2"]),
        ({"scaling": False, "layer_norm": False}, ["no layer norms", "no division by √k"]),
        ({"remove_heads": [[1, 0], [0, 1]]}, ["L0 H1, L1 H0 switched off"]),
        (
            {"remove_heads": "all", "replace_with": "mean"},
            ["every head replaced by the mean"],
        ),
        ({"replace_with": "mean"}, []),
        ({"skip": [{"layer": 1, "part": "feed_forward"}]}, ["feed-forward of layer 1 skipped"]),
        ({"without_features": ["time", "user"]}, ["without time, user"]),
        ({"mask_visits": [1]}, ["visit 2 masked"]),
        ({"mask_visits": [0, 2], "order": [2, 0, 1]}, ["visits 1, 3 masked", "order 3 1 2"]),
    ],
)
def test_changes_are_named_in_words(changes, words):
    assert Interventions.model_validate(changes).words() == words
