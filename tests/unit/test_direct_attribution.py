"""Direct attribution: what the parts add up to, and that each is what it is said to be."""

from __future__ import annotations

import math
from itertools import permutations

import numpy as np
import pytest
import torch
from captum.attr import IntegratedGradients
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from pointerscope.analysis.direct_attribution import (
    Subject,
    compute_direct_attribution,
    find_subject,
    leading_subject,
    quantities_of,
)
from pointerscope.analysis.explanation import explain, with_intermediates
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import Settings
from pointerscope.formulas import gelu, layer_norm
from pointerscope.formulas.attribution import layer_norm_share, mean_slope, split_pairs
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.query import Query
from pointerscope.network.architecture import COMPONENTS
from pointerscope.network.bundles import read_bundle
from tests.conftest import write_tiny
from tests.golden_cases import bundles

pytestmark = pytest.mark.usefixtures("one_thread")

DAY = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #4 @ 17:10 +30, #3 @ Tue 09:00 +60, #6 @ 12:00 +20"
MODELS = [bundle.id for bundle in bundles()]
NUMBERS = st.floats(-5, 5, allow_subnormal=False)

# A value that changes the pass, for every intervention.
CHANGES = {
    "gate": 0.3,
    "only": "pointer",
    "attention_temperature": 0.5,
    "pointer_temperature": 2.0,
    "scaling": False,
    "pointer_scaling": False,
    "position_bias": False,
    "sinusoidal": False,
    "position_from_end": False,
    "residuals": False,
    "layer_norm": False,
    "remove_heads": ((0, 1), (1, 0)),
    "replace_with": "mean",
    "skip": ({"layer": 0, "part": "attention"}, {"layer": 1, "part": "feed_forward"}),
    "without_features": ("user", "time"),
    "mask_visits": (1,),
    "order": (1, 0, 3, 2, 4),
}


@pytest.fixture(scope="module")
def networks(tmp_path_factory):
    """A network with random weights everywhere, biases and norms included, by what it lacks."""
    found = {}
    for lacking in ("", *COMPONENTS):
        folder = tmp_path_factory.mktemp("networks") / f"without-{lacking}"
        bundle = read_bundle(write_tiny(folder, {lacking} - {""}))
        generator = torch.Generator().manual_seed(0)
        with torch.no_grad():
            for parameter in bundle.network.parameters():
                parameter.copy_(torch.randn(parameter.shape, generator=generator) * 0.4)
        found[lacking] = bundle
    return found


@pytest.fixture(scope="module")
def whole(networks):
    return networks[""]


def asked(bundle, visits=DAY, **changes):
    query = Query.model_validate({"visits": visits, "interventions": changes})
    return with_intermediates(explain(bundle, query))


def attributions(explanation):
    """Every quantity of an answer, split."""
    split = compute_direct_attribution(explanation)
    computed = quantities_of(explanation)
    subjects = [Subject("gate")] if "gate" in computed else []
    if "generation" in computed:
        subjects += [Subject("generation", 2), Subject("generation", 4, 2)]
    if "pointer" in computed:
        subjects += [Subject("pointer", visit=visit) for visit in range(len(explanation.visits))]
    return split, [split.attribute(subject) for subject in subjects]


def value_in_trace(explanation, subject):
    """The quantity as the network computed it."""
    if subject.quantity == "gate":
        return explanation.gate_logit
    if subject.quantity == "generation":
        logits = explanation.trace.generation_logits[0].double()
        return (
            logits[subject.location] - (logits[subject.against] if subject.against else 0)
        ).item()
    bias = explanation.position_bias
    added = 0 if bias is None else float(bias[subject.visit])
    return float(explanation.content_scores[subject.visit]) + added


def check_sums(explanation):
    split, found = attributions(explanation)
    stream = split.stream
    sizes = np.abs(stream.vectors).sum(0).max()
    np.testing.assert_allclose(stream.vectors.sum(0), stream.final, atol=1e-6 * (1 + sizes))
    np.testing.assert_array_equal(stream.final, explanation.hidden[-1])
    heads = [at for at, part in enumerate(stream.parts) if ".heads." in part]
    assert found
    for one in found:
        terms = [one.baseline, one.position_bias, *one.contributions]
        if one.pairs is not None:
            terms += [*one.pairs.ravel()]
        rounding = 2e-6 * (1 + np.abs(terms).sum())
        assert one.value == pytest.approx(value_in_trace(explanation, one.subject), abs=1e-12)
        assert sum(terms[: 2 + len(stream.parts)]) == pytest.approx(one.value, abs=rounding)
        assert one.difference == pytest.approx(one.total - one.value, abs=1e-12)
        np.testing.assert_allclose(
            one.by_visit.sum(-1).ravel(), one.contributions[heads], atol=rounding
        )
        if one.pairs is not None:
            assert one.pairs.sum() + one.position_bias == pytest.approx(one.value, abs=rounding)
            np.testing.assert_allclose(one.query + one.key, one.contributions, atol=1e-12)


def test_a_change_is_tried_for_every_intervention():
    assert CHANGES.keys() == Interventions.model_fields.keys()


@settings(deadline=None, max_examples=80)
@given(
    lacking=st.sampled_from(["", *COMPONENTS]),
    visits=st.lists(st.integers(1, 8), min_size=5, max_size=5),
    changed=st.sets(st.sampled_from(sorted(CHANGES)), max_size=4),
)
@example(
    lacking="", visits=[2, 3, 4, 3, 6], changed={"remove_heads", "replace_with", "mask_visits"}
)
@example(lacking="", visits=[2, 3, 4, 3, 6], changed={"remove_heads", "replace_with", "order"})
@example(lacking="", visits=[2, 3, 4, 3, 6], changed={"residuals", "skip"})
def test_the_parts_add_up_in_every_network_and_with_every_change(
    networks, lacking, visits, changed
):
    asks = {name: CHANGES[name] for name in changed}
    assume(not {"gate", "only"} <= changed)
    try:
        explanation = asked(networks[lacking], ", ".join(f"#{at}" for at in visits), **asks)
    except InvalidQueryError:
        assume(False)
    check_sums(explanation)


@pytest.mark.parametrize("change", sorted(CHANGES))
def test_the_parts_add_up_with_a_change(whole, change):
    check_sums(asked(whole, **{change: CHANGES[change]}))


@pytest.mark.parametrize("lacking", COMPONENTS)
def test_the_parts_add_up_without_a_component(networks, lacking):
    for visits in ("#2", "#2 @ Mon 08:00, #1", DAY):
        check_sums(asked(networks[lacking], visits))


@pytest.mark.parametrize("model", MODELS)
def test_the_parts_add_up_in_every_model(model):
    bundle = read_bundle(Settings().models / model)
    for item in bundle.histories[:2]:
        query = Query(user=item.user, visits=item.visits, predict_at=item.predict_at)
        check_sums(with_intermediates(explain(bundle, query)))


def test_an_attribution_needs_no_further_pass_than_that_of_its_trace(whole, monkeypatch):
    explanation = asked(whole)
    for name in ("trace", "trace_from_inputs", "decode", "forward"):
        monkeypatch.setattr(type(whole.network), name, lambda *_, **__: pytest.fail("a pass"))
    attributions(explanation)


# --- Each part is what it is said to be


def test_a_logit_falls_by_a_contribution_without_what_the_part_wrote(whole):
    explanation = asked(whole)
    split, _ = attributions(explanation)
    found = split.attribute(Subject("generation", 5))
    network, trace = whole.network, explanation.trace
    head = found.parts.index("layers.0.heads.1")
    columns = torch.zeros_like(trace.layers[0].head_outputs)
    columns[:, 1] = trace.layers[0].head_outputs[:, 1]
    out = network.transformer.layers[0].self_attn.out_proj.weight
    wrote = {
        "layers.0.heads.1": columns.transpose(1, 2).flatten(-2)[0, -1] @ out.T,
        "layers.1.feed_forward": trace.intermediates["layers.1.feed_forward.out"][0, -1],
        "inputs.sinusoidal": network.pos_encoding[0, len(explanation.visits) - 1],
    }
    assert abs(found.contributions[head]) > 1e-3
    for part, vector in wrote.items():
        with torch.no_grad():
            without = network.trace(trace.batch, at={"context": lambda c, v=vector: c - v})
        fall = trace.generation_logits[0, 5] - without.generation_logits[0, 5]
        contribution = found.contributions[found.parts.index(part)]
        assert contribution == pytest.approx(float(fall), abs=1e-5)


def test_an_input_counts_at_the_deviation_of_the_pass(whole):
    explanation = asked(whole)
    _, found = attributions(explanation)
    [logit, *_] = [one for one in found if one.subject == Subject("generation", 2)]
    network, found_at = whole.network, explanation.trace.intermediates
    projected = found_at["inputs.projected"][0, -1].double()
    columns = whole.architecture.slices["weekday"]
    share = (
        found_at["inputs.weekday"][0, -1].double()
        @ network.input_proj.weight[:, columns].double().T
    )
    deviation = (projected.var(unbiased=False) + network.input_norm.eps).sqrt()
    written = (share - share.mean()) / deviation * network.input_norm.weight
    expected = float(written @ network.gen_head.weight[2].double())
    assert logit.contributions[logit.parts.index("inputs.weekday")] == pytest.approx(
        expected, abs=1e-6
    )


def test_a_head_reads_from_a_visit_its_weighted_value(whole):
    explanation = asked(whole)
    split, _ = attributions(explanation)
    found = split.attribute(Subject("generation", 5))
    layer = explanation.trace.layers[1]
    out = whole.network.transformer.layers[1].self_attn.out_proj.weight[:, :4]  # of head 0
    read = layer.weights[0, 0, -1, 2] * layer.values[0, 0, 2]
    expected = float(whole.network.gen_head.weight[5] @ out @ read)
    assert found.by_visit[1, 0, 2] == pytest.approx(expected, abs=1e-6)
    assert (
        not compute_direct_attribution(asked(whole, mask_visits=[2]))
        .attribute(Subject("generation", 5))
        .by_visit[:, :, 2]
        .any()
    )


def test_the_gate_has_the_integrated_gradients_of_many_steps(whole):
    explanation = asked(whole)
    split, _ = attributions(explanation)
    found = split.attribute(Subject("gate"))
    gate = whole.network.ptr_gen_gate.double()
    try:
        slopes = IntegratedGradients(lambda c: gate(c).logit, multiply_by_inputs=False).attribute(
            explanation.trace.context.double(), n_steps=400
        )
        baseline = gate(torch.zeros_like(slopes)).logit.item()
    finally:
        gate.float()
    np.testing.assert_allclose(
        found.contributions, split.stream.vectors[:, -1] @ slopes[0].numpy(), atol=1e-6
    )
    assert found.baseline == pytest.approx(baseline, abs=1e-9)


def test_a_pair_is_a_query_part_times_a_key_part(whole):
    explanation = asked(whole)
    split, _ = attributions(explanation)
    found, vectors = split.attribute(Subject("pointer", visit=1)), split.stream.vectors
    network, width = whole.network, whole.architecture.d_model
    of_query, of_key = found.parts.index("inputs.location"), found.parts.index("layers.0.heads.0")
    query = network.pointer_query.weight.double().numpy() @ vectors[of_query, -1]
    key = network.pointer_key.weight.double().numpy() @ vectors[of_key, 1]
    assert found.pairs[1 + of_query, 1 + of_key] == pytest.approx(query @ key / math.sqrt(width))
    bias = network.pointer_key.bias.double().numpy()
    assert found.pairs[1 + of_query, 0] == pytest.approx(query @ bias / math.sqrt(width))


def test_without_residual_connections_only_the_last_sublayer_is_left(whole):
    _, found = attributions(asked(whole, residuals=False))
    for one in found:
        assert np.flatnonzero(one.contributions).tolist() == [len(one.parts) - 1]
        assert not one.by_visit.any()


def test_a_removed_head_contributes_nothing(whole):
    _, found = attributions(asked(whole, remove_heads=[[1, 0]]))
    for one in found:
        assert one.contributions[one.parts.index("layers.1.heads.0")] == 0
        assert not one.by_visit[1, 0].any()


def test_the_score_of_a_masked_visit_is_that_without_its_mask(whole):
    explanation = asked(whole, mask_visits=[1])
    found = compute_direct_attribution(explanation).attribute(Subject("pointer", visit=1))
    assert explanation.pointer_scores[1] == -np.inf
    assert found.total == pytest.approx(
        float(explanation.content_scores[1] + explanation.position_bias[1]), abs=1e-5
    )


# --- Formulas


@given(arrays(np.float64, (3, 4), elements=NUMBERS), arrays(np.float64, (2, 4), elements=NUMBERS))
def test_the_shares_of_terms_add_up_to_the_layer_norm(terms, parameters):
    whole, (weight, bias) = terms.sum(0), parameters
    reciprocal = 1 / np.sqrt(whole.var() + 1e-5)
    shares = layer_norm_share(terms, weight, np.full(3, reciprocal))
    np.testing.assert_allclose(shares.sum(0) + bias, layer_norm(whole, weight, bias), atol=1e-6)


@given(NUMBERS, NUMBERS)
def test_the_mean_slope_is_the_mean_of_slopes(start, step):
    x = torch.linspace(start, start + step, 20_001, dtype=torch.float64, requires_grad=True)
    [slopes] = torch.autograd.grad(gelu(x).sum(), x)
    found = mean_slope(gelu, np.array([start]), np.array([step]))
    expected = ((slopes[1:] + slopes[:-1]) / 2).mean().item()
    assert found[0] == pytest.approx(expected, abs=1e-7)


@given(arrays(np.float64, (2, 2, 3), elements=NUMBERS))
def test_halves_of_pairs_are_shapley_values(terms):
    query, key = np.moveaxis(terms, -1, 1)  # each (3, 2): a constant, then two terms
    margins = split_pairs(query @ key.T)
    players = [(side, at) for side in (0, 1) for at in (1, 2)]

    def product(present):
        sums = [
            own[0] + sum((own[at] for at in (1, 2) if (side, at) in present), np.zeros(2))
            for side, own in enumerate((query, key))
        ]
        return sums[0] @ sums[1]

    values = dict.fromkeys(players, 0.0)
    orders = list(permutations(players))
    for order in orders:
        for count, player in enumerate(order):
            gained = product(set(order[: count + 1])) - product(set(order[:count]))
            values[player] += gained / len(orders)
    expected = [*margins.rows, *margins.columns]
    np.testing.assert_allclose([values[player] for player in players], expected, atol=1e-9)
    assert margins.baseline == pytest.approx(product(set()))


# --- What is asked for


def test_the_leading_quantity_is_that_of_the_part_that_gives_most(whole):
    generated = asked(whole, only="generation")
    assert leading_subject(generated) == Subject("generation", generated.prediction.location)
    copied = asked(whole, only="pointer")
    found = leading_subject(copied)
    assert copied.visits[found.visit].location == copied.prediction.location
    same = [
        weight
        for visit, weight in zip(copied.visits, copied.pointer_weights, strict=True)
        if visit.location == copied.prediction.location
    ]
    assert copied.pointer_weights[found.visit] == max(same)


def test_names_and_numbers_stand_for_quantities(whole):
    explanation = asked(whole)
    assert find_subject(explanation) == leading_subject(explanation)
    assert find_subject(explanation, place="work", against="#5") == Subject("generation", 3, 5)
    assert find_subject(explanation, visit=np.int64(2)) == Subject("pointer", visit=2)
    assert find_subject(explanation, "gate") == Subject("gate")
    predicted = explanation.prediction.location
    assert find_subject(explanation, "generation") == Subject("generation", predicted)
    largest = int(explanation.pointer_weights.argmax())
    assert find_subject(explanation, "pointer") == Subject("pointer", visit=largest)


@pytest.mark.parametrize(
    ("given_", "where", "words"),
    [
        (
            {"quantity": "gates"},
            "quantity",
            "no quantity “gates”. Choose generation, pointer, gate",
        ),
        ({"place": "Nowhere"}, "place", "No place matches “Nowhere”"),
        ({"place": 900}, "place", "There is no location #900"),
        ({"against": "Wrok"}, "against", "Did you mean Work?"),
        ({"place": 3, "against": 3}, "against", "minus itself is 0"),
        ({"visit": 5}, "visit", "no visit at position 5. Choose from 0 (the oldest visit) to 4"),
        ({"visit": -1}, "visit", "no visit at position -1"),
        ({"visit": "last"}, "visit", "no visit at position last"),
        ({"quantity": "gate", "visit": 1}, "visit", "choose the quantity “pointer”"),
        ({"quantity": "pointer", "place": 3}, "place", "choose the quantity “generation”"),
    ],
)
def test_what_does_not_exist_is_said(whole, given_, where, words):
    with pytest.raises(InvalidQueryError) as refused:
        find_subject(asked(whole), **given_)
    [problem] = refused.value.problems
    assert problem.where == where
    assert words in problem.message


@pytest.mark.parametrize(
    ("lacking", "quantity", "part"),
    [("generation", "generation", "generation head"), ("pointer", "pointer", "pointer")]
    + [(part, "gate", "gate") for part in ("gate", "pointer", "generation")],
)
def test_what_a_network_lacks_is_said(networks, lacking, quantity, part):
    with pytest.raises(InvalidQueryError, match=f"This network has no {part}, which"):
        find_subject(asked(networks[lacking]), quantity)
