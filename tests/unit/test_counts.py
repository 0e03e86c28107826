"""Counts, beside what is counted: parameters of torch modules, multiplications of a plain loop."""

import numpy as np
import pytest
import torch
from torch import nn

from pointerscope.formulas.counts import (
    attention_multiplications,
    attention_weight_count,
    break_even_length,
    embedding_parameters,
    feed_forward_parameters,
    head_width,
    kv_cache_bytes,
    layer_norm_parameters,
    linear_parameters,
    output_parameters,
    product_multiplications,
    projection_biases,
    projection_multiplications,
    projection_parameters,
)

SIZES = [(64, 4), (96, 2), (12, 3), (8, 8)]


def numbers_in(module):
    return sum(parameter.numel() for parameter in module.parameters())


@pytest.mark.parametrize(("width", "heads"), SIZES)
def test_attention_has_as_many_parameters_as_torch_makes(width, heads):
    narrow = head_width(width, heads)
    weights = projection_parameters(width, heads, narrow) + output_parameters(width, heads, narrow)
    assert weights == numbers_in(nn.MultiheadAttention(width, heads, bias=False))
    biases = projection_biases(heads, narrow) + width
    assert weights + biases == numbers_in(nn.MultiheadAttention(width, heads))


@pytest.mark.parametrize(("width", "hidden"), [(4, 8), (64, 256), (96, 192)])
def test_a_block_has_as_many_parameters_as_torch_makes(width, hidden):
    layer = nn.TransformerEncoderLayer(width, 2, hidden)
    attention = numbers_in(layer.self_attn)
    assert numbers_in(layer) - attention == feed_forward_parameters(
        width, hidden
    ) + 2 * layer_norm_parameters(width)


def test_embeddings_have_a_row_for_everything():
    tables = nn.ModuleList([nn.Embedding(count, 6) for count in (50, 12, 2)])
    assert embedding_parameters(6, 50, 12, 2) == numbers_in(tables)


def test_a_linear_layer_has_weights_and_biases():
    assert linear_parameters(5, 3) == numbers_in(nn.Linear(5, 3))


def counted(left, right):
    """The multiplications of a product written as a plain loop."""
    done = 0
    for _row in left:
        for _column in right.T:
            for _pair in range(left.shape[1]):
                done += 1
    return done


def test_multiplications_are_those_of_a_plain_loop():
    left, right = np.ones((3, 4)), np.ones((4, 5))
    assert product_multiplications(3, 4, 5) == counted(left, right)


@pytest.mark.parametrize(("heads", "queries", "keys", "width"), [(1, 4, 4, 8), (2, 1, 5, 3)])
def test_attention_multiplies_for_scores_and_for_sums(heads, queries, keys, width):
    q, k, v = np.ones((queries, width)), np.ones((keys, width)), np.ones((keys, width))
    scores = q @ k.T
    once = counted(q, k.T) + counted(scores, v)
    assert attention_multiplications(heads, queries, keys, width) == heads * once
    assert attention_weight_count(heads, queries, keys) == heads * scores.size


@pytest.mark.parametrize(("width", "heads"), SIZES)
def test_projections_and_positions_take_the_same_at_the_even_length(width, heads):
    narrow = head_width(width, heads)
    weights = projection_parameters(width, heads, narrow) + output_parameters(width, heads, narrow)
    length = break_even_length(weights, heads, narrow)
    assert length == 2 * width
    assert projection_multiplications(length, weights) == attention_multiplications(
        heads, length, length, narrow
    )


def test_projections_use_every_weight_once_for_every_row():
    rows, weights = np.ones((3, 4)), np.ones((4, 5))
    assert projection_multiplications(3, weights.size) == counted(rows, weights)


def test_the_cache_takes_the_bytes_of_the_arrays_that_it_holds():
    kept = np.zeros((2, 3, 4, 10, 8), dtype=np.float16)  # keys and values, layers, heads, length
    assert kv_cache_bytes(3, 4, 10, 8, 2) == kept.nbytes


def test_counts_take_numbers_arrays_and_tensors():
    width, heads = [64.0, 96.0], [4.0, 2.0]
    for array in (np.array, torch.tensor):
        narrow = head_width(array(width), array(heads))
        found = projection_parameters(array(width), array(heads), narrow)
        one_by_one = [
            projection_parameters(d, h, head_width(d, h)) for d, h in zip(width, heads, strict=True)
        ]
        np.testing.assert_allclose(found, one_by_one)
