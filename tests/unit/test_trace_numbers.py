"""What a pass computes that is no number: found, and laid to the history that it belongs to."""

from __future__ import annotations

from dataclasses import replace

import pytest
import torch

from pointerscope.mobility.query import Query, read_query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.interventions import build_batch
from pointerscope.network.trace import find_non_finite


@pytest.fixture(scope="module")
def traced(models):
    """The trace of histories of one and two visits, the first visit of the last one masked."""
    bundle = read_bundle(models / "tiny")
    most = bundle.architecture.max_visits
    reads = [
        read_query(Query(visits=visits), bundle.places, bundle.people, most)
        for visits in ("Home", "Home, Work", "Work, Home")
    ]
    batch = build_batch([read.history for read in reads], most, [(), (), (0,)])
    with torch.inference_mode():
        return bundle.network.trace(batch)


def test_scores_of_minus_infinity_are_what_masks_make(traced):
    assert traced.pointer_scores.isneginf().any()
    assert find_non_finite(traced) == {}


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
@pytest.mark.parametrize("tensor", ["context", "gate", "gate_logit", "probabilities"])
def test_the_history_and_the_tensor_at_fault_are_named(traced, tensor, number):
    changed = getattr(traced, tensor).clone()
    changed[1] = number
    assert find_non_finite(replace(traced, **{tensor: changed})) == {1: tensor}


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
def test_a_history_alone_is_at_fault_as_in_a_batch(models, number):
    bundle = read_bundle(models / "tiny")
    read = read_query(Query(visits="Home, Work"), bundle.places, bundle.people, 6)
    with torch.inference_mode():
        alone = bundle.network.trace(build_batch([read.history], 6))
    assert find_non_finite(alone) == {}
    keys = alone.layers[0].keys.clone()
    keys[0, 0, 1, 0] = number
    layers = (alone.layers[0]._replace(keys=keys), *alone.layers[1:])
    assert find_non_finite(replace(alone, layers=layers)) == {0: "layers[0].keys"}


def test_the_first_tensor_in_the_order_of_the_pass_is_named(traced):
    weights = traced.layers[0].weights.clone()
    weights[2, 0, 0, 0] = float("nan")
    probabilities = torch.full_like(traced.probabilities, float("nan"))
    layers = (traced.layers[0]._replace(weights=weights), *traced.layers[1:])
    found = find_non_finite(replace(traced, layers=layers, probabilities=probabilities))
    assert found == {0: "probabilities", 1: "probabilities", 2: "layers[0].weights"}


def test_large_numbers_are_numbers(traced):
    large = torch.full_like(traced.context, 3e38)
    assert find_non_finite(replace(traced, context=large)) == {}


def test_what_a_network_lacks_is_not_at_fault(models):
    bundle = read_bundle(models / "without-pointer")
    read = read_query(Query(visits="Home"), bundle.places, bundle.people, 6)
    with torch.inference_mode():
        assert find_non_finite(bundle.network.trace(build_batch([read.history], 6))) == {}
