"""Every formula, on NumPy arrays and on torch tensors, in float64.

Expected numbers come from the source texts (F, W, L, T, D as in `pointerscope.formulas`),
from torch's own kernels and the standard library, or are properties that must hold. Where a text
prints a number that does not follow, the right one is asserted and the comment says so.
"""

from __future__ import annotations

import math
import statistics

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.nn import functional

from pointerscope.formulas import (
    affine,
    attention_scores,
    blend,
    content_scores,
    cross_entropy,
    entropy,
    feed_forward,
    gate,
    gelu,
    kl_divergence,
    layer_norm,
    linear,
    masked,
    perplexity,
    pointer_scores,
    scaled_dot_product_attention,
    scatter_add,
    sigmoid,
    sinusoidal_table,
    softmax,
)

properties = settings(deadline=None, max_examples=40)

TWO_DECIMALS = {"rtol": 0, "atol": 0.00501}
THREE_DECIMALS = {"rtol": 0, "atol": 0.000501}
EXACT = {"rtol": 0, "atol": 1e-12}


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


def integers(like, values):
    return np.asarray(values) if isinstance(like, np.ndarray) else torch.as_tensor(values)


def mask_like(like, values):
    values = np.asarray(values, dtype=bool)
    return values if isinstance(like, np.ndarray) else torch.as_tensor(values)


LIBRARIES = [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
both = pytest.mark.parametrize("array", LIBRARIES)


def close(actual, expected, *, rtol=1e-9, atol=1e-9):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=rtol, atol=atol)


def agree(formula, *arguments, **options):
    """NumPy and torch give the same, to 1e-9 in float64."""
    close(
        formula(*map(numpy_array, arguments), **options),
        formula(*map(torch_tensor, arguments), **options),
    )


numbers = st.floats(-50, 50, allow_nan=False, width=64)
vectors = st.lists(numbers, min_size=1, max_size=12)


@st.composite
def distributions(draw, size=None, count=1):
    """Distributions over the same outcomes, some of which may be impossible."""
    size = size or draw(st.integers(1, 10))
    found = []
    for _ in range(count):
        shares = draw(
            st.lists(
                st.one_of(st.just(0.0), st.floats(1e-6, 1)), min_size=size, max_size=size
            ).filter(any)
        )
        found.append(np.array(shares) / sum(shares))
    return found[0] if count == 1 else tuple(found)


# --- The worked example "I love robotics" (W)


W_X = [[1, 0, 1, 0], [1, 1, 0, 0], [0, 1, 1, 0]]
W_QUERY = [[1, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, 1]]
W_KEY = [[1, 1, 0], [0, 1, 1], [1, 0, 1], [0, 1, 0]]
W_VALUE = [[1, 0, 0], [0, 1, 0], [1, 0, 1], [0, 0, 1]]


def projected(array, x, *weights):
    """`linear` keeps weights as torch does, the texts keep them the other way round."""
    return tuple(linear(array(x), array(np.transpose(weight))) for weight in weights)


@both
def test_walkthrough_projections(array):
    queries, keys, values = projected(array, W_X, W_QUERY, W_KEY, W_VALUE)
    close(queries[1], [1, 1, 1])
    close(keys, [[2, 1, 1], [1, 2, 1], [1, 1, 2]])
    close(values, [[2, 0, 1], [1, 1, 0], [1, 1, 1]])


@both
def test_walkthrough_scores_of_love_are_all_four(array):
    queries, keys, _ = projected(array, W_X, W_QUERY, W_KEY, W_VALUE)
    close(attention_scores(queries, keys, scaled=False)[1], [4, 4, 4])


@both
def test_walkthrough_scaled_scores_of_love(array):
    queries, keys, _ = projected(array, W_X, W_QUERY, W_KEY, W_VALUE)
    close(attention_scores(queries, keys)[1], [2.31, 2.31, 2.31], **TWO_DECIMALS)


@both
def test_walkthrough_weights_and_output_of_love(array):
    queries, keys, values = projected(array, W_X, W_QUERY, W_KEY, W_VALUE)
    attention = scaled_dot_product_attention(queries, keys, values)
    close(attention.weights[1], [1 / 3, 1 / 3, 1 / 3])
    # W step 7 prints [1.332, 0.666, 0.666], from weights cut to 0.333; thirds give 4/3 and 2/3.
    close(attention.outputs[1], [4 / 3, 2 / 3, 2 / 3])


# --- The worked example "AAPL revenue beat expectations" (L)


L_X = [
    [1, 0, 1, 0, 1, 0, 0, 1],
    [0, 1, 0, 1, 0, 1, 1, 0],
    [1, 1, 0, 0, 1, 1, 0, 0],
    [0, 0, 1, 1, 0, 0, 1, 1],
]
L_QUERY = [
    [1, 0, 0, 1],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
]
L_KEY = [
    [0, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
]
L_VALUE = [
    [1, 0, 0, 0],
    [0, 0, 1, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 1, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 1],
]
CAUSAL = np.tril(np.ones((4, 4), dtype=bool))


def lecture(array):
    return projected(array, L_X, L_QUERY, L_KEY, L_VALUE)


@both
def test_lecture_projections(array):
    queries, keys, values = lecture(array)
    close(queries, [[1, 1, 1, 2], [1, 1, 1, 1], [1, 2, 0, 2], [1, 0, 2, 1]])
    close(keys, [[1, 1, 1, 1], [1, 1, 1, 2], [2, 2, 0, 1], [0, 0, 2, 2]])
    close(values, [[1, 1, 1, 1], [1, 1, 1, 1], [2, 0, 2, 0], [0, 2, 0, 2]])


@both
def test_lecture_score_matrix(array):
    queries, keys, _ = lecture(array)
    scores = attention_scores(queries, keys, scaled=False)
    close(scores, [[5, 7, 6, 6], [4, 5, 5, 4], [5, 7, 8, 4], [4, 5, 3, 6]])


@both
def test_lecture_attention_matrix(array):
    weights = scaled_dot_product_attention(*lecture(array)).weights
    printed = [
        [0.14, 0.39, 0.24, 0.24],
        [0.19, 0.31, 0.31, 0.19],
        [0.11, 0.31, 0.51, 0.07],
        [0.17, 0.28, 0.10, 0.46],
    ]
    close(weights, printed, **TWO_DECIMALS)


@both
def test_lecture_outputs(array):
    outputs = scaled_dot_product_attention(*lecture(array)).outputs
    printed = [
        [1.00, 1.00, 1.00, 1.00],
        [1.12, 0.88, 1.12, 0.88],
        [1.44, 0.56, 1.44, 0.56],
        [0.65, 1.35, 0.65, 1.35],
    ]
    close(outputs, printed, **TWO_DECIMALS)


@both
def test_lecture_row_of_beat_without_scaling(array):
    weights = scaled_dot_product_attention(*lecture(array), scaled=False).weights
    close(weights[2], [0.03, 0.26, 0.70, 0.01], **TWO_DECIMALS)


@both
def test_lecture_causal_mask(array):
    queries, keys, values = lecture(array)
    mask = mask_like(queries, CAUSAL)
    weights = scaled_dot_product_attention(queries, keys, values, mask=mask).weights
    printed = [
        [1.00, 0, 0, 0],
        [0.38, 0.62, 0, 0],
        [0.12, 0.33, 0.55, 0],
        [0.17, 0.28, 0.10, 0.46],
    ]
    close(weights, printed, **TWO_DECIMALS)


@both
def test_lecture_two_heads(array):
    queries, keys, values = (
        matrix.reshape(4, 2, 2).swapaxes(0, 1)  # (h, T, k)
        for matrix in lecture(array)
    )
    attention = scaled_dot_product_attention(queries, keys, values)
    printed_weights = [
        [[0.16, 0.16, 0.65, 0.04]] * 2 + [[0.10, 0.10, 0.80, 0.01], [0.22, 0.22, 0.45, 0.11]],
        [
            [0.07, 0.29, 0.04, 0.60],
            [0.13, 0.27, 0.06, 0.54],
            [0.10, 0.40, 0.10, 0.40],
            [0.09, 0.17, 0.02, 0.72],
        ],
    ]
    printed_outputs = [
        [[1.61, 0.39], [1.61, 0.39], [1.79, 0.21], [1.34, 0.66]],
        [[0.44, 1.56], [0.53, 1.47], [0.70, 1.30], [0.30, 1.70]],
    ]
    close(attention.weights, printed_weights, **TWO_DECIMALS)
    close(attention.outputs, printed_outputs, **TWO_DECIMALS)


@both
def test_lecture_practice_problem_of_margin(array):
    x = [[1, 0, 1, 1], [0, 1, 1, 0], [1, 1, 0, 1]]
    query = value = [[1, 0], [0, 1], [1, 0], [0, 1]]
    key = [[0, 1], [1, 0], [0, 1], [1, 1]]
    queries, keys, values = projected(array, x, query, key, value)
    attention = scaled_dot_product_attention(queries, keys, values)
    close(queries, [[2, 1], [1, 1], [1, 2]])
    close(keys, [[1, 3], [1, 1], [2, 2]])
    close(attention.scores * math.sqrt(2), [[5, 3, 6], [4, 2, 4], [7, 3, 6]])
    close(
        attention.weights,
        [[0.31, 0.07, 0.62], [0.45, 0.11, 0.45], [0.64, 0.04, 0.32]],
        **TWO_DECIMALS,
    )
    close(attention.outputs, [[1.31, 1.62], [1.45, 1.45], [1.64, 1.32]], **TWO_DECIMALS)


@both
def test_lecture_practice_problem_of_scaling(array):
    scores = array([30, -5, 2, -10])
    close(softmax(scores), [1, 0, 0, 0], **TWO_DECIMALS)
    close(softmax(scores, temperature=16), [0.73, 0.08, 0.13, 0.06], **TWO_DECIMALS)


@both
def test_lecture_layer_norm(array):
    normalised = layer_norm(array([2.0, -1.0, 0.5, 1.5]), array(np.ones(4)), array(np.zeros(4)))
    close(normalised, [1.09, -1.53, -0.22, 0.65], **TWO_DECIMALS)


@both
def test_lecture_sinusoidal_table(array):
    printed = [
        [0.000, 1.000, 0.000, 1.000, 0.000, 1.000, 0.000, 1.000],
        [0.841, 0.540, 0.100, 0.995, 0.010, 1.000, 0.001, 1.000],
        [0.909, -0.416, 0.199, 0.980, 0.020, 1.000, 0.002, 1.000],
        [0.141, -0.990, 0.296, 0.955, 0.030, 1.000, 0.003, 1.000],
    ]
    close(sinusoidal_table(array(range(4)), 8), printed, **THREE_DECIMALS)


# --- The foundations (F)


F_CONTEXT = [0.5, -0.3, 0.8, 0.1]
F_ENCODED = [[0.2, 0.4, -0.1, 0.3], [0.6, -0.2, 0.5, 0.1], [-0.1, 0.3, 0.4, -0.2]]
F_BIAS = [0.5, 0.3, 0.1]


@both
def test_foundations_content_scores(array):
    close(content_scores(array(F_CONTEXT), array(F_ENCODED)), [-0.035, 0.385, 0.08], **EXACT)


@both
def test_foundations_content_scores_without_scaling(array):
    scores = content_scores(array(F_CONTEXT), array(F_ENCODED), scaled=False)
    close(scores, [-0.07, 0.77, 0.16], **EXACT)


@both
def test_foundations_pointer_scores(array):
    content = content_scores(array(F_CONTEXT), array(F_ENCODED))
    close(pointer_scores(content, array(F_BIAS)), [0.465, 0.685, 0.18], **EXACT)


@both
def test_foundations_pointer_weights(array):
    # F §10.1 prints 0.334 for the first, by dividing rounded exponentials; it is 0.3335.
    close(softmax(array([0.465, 0.685, 0.18])), [0.3335, 0.4156, 0.2508], rtol=0, atol=5e-5)


@both
def test_foundations_pointer_on_places(array):
    weights = softmax(array([0.465, 0.685, 0.18]))
    collected = scatter_add(weights, integers(weights, [5, 17, 5]), 18)
    # F §10.1 prints 0.585 for place 5, a sum of rounded weights; it is 0.5844.
    close(collected[5], 0.5844, rtol=0, atol=5e-5)
    close(collected[17], 0.4156, rtol=0, atol=5e-5)


@both
def test_foundations_blend(array):
    # Places 5, 17 and all others.
    blended = blend(array(0.8), array([0.585, 0.416, 0]), array([0.1, 0.05, 0.85]))
    close(blended, [0.488, 0.343, 0.17], **THREE_DECIMALS)


@both
def test_foundations_entropy(array):
    weights = softmax(array([0.465, 0.685, 0.18]))
    close(entropy(weights), 1.078, **THREE_DECIMALS)
    close(perplexity(weights), 2.94, **TWO_DECIMALS)


@both
def test_foundations_scatter_example(array):
    weights = array([0.1, 0.3, 0.2, 0.4])
    collected = scatter_add(weights, integers(weights, [5, 17, 5, 8]), 20)
    expected = np.zeros(20)
    expected[[5, 17, 8]] = [0.3, 0.3, 0.4]
    close(collected, expected, **EXACT)


@pytest.mark.parametrize(("nats", "positions"), [(2.34, 10.4), (1.98, 7.2)])
def test_foundations_effective_positions(nats, positions):
    # F §7.3 rounds to one decimal. Any distribution of that entropy has that perplexity: here
    # one certain share and the rest spread evenly, found by bisection.
    def spread(share):
        return np.array([share, *[(1 - share) / 19] * 19])

    low, high = 1 / 20, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if entropy(spread(middle)) > nats else (low, middle)
    close(perplexity(spread(low)), positions, rtol=0, atol=0.051)


@both
def test_variance_of_a_scaled_score_is_one(array):
    # F theorem 3.1: the variance of a dot product is its dimension.
    random = np.random.default_rng(0)
    queries, keys = (
        array(random.normal(size=(4000, 1, 16))),
        array(random.normal(size=(4000, 1, 16))),
    )
    scaled = np.asarray(attention_scores(queries, keys)).ravel()
    unscaled = np.asarray(attention_scores(queries, keys, scaled=False)).ravel()
    assert statistics.variance(scaled) == pytest.approx(1, rel=0.1)
    assert statistics.variance(unscaled) == pytest.approx(16, rel=0.1)


# --- The deep dive (D)


@both
def test_deep_dive_attention(array):
    queries = array([[1, 0, 1, 0], [0, 1, 0, 1], [1, 1, 0, 0]])
    keys = array([[1, 0, 0, 1], [0, 1, 1, 0], [1, 0, 1, 0]])
    values = array([[0.1, 0.2, 0.3, 0.4], [0.5, 0.6, 0.7, 0.8], [0.9, 1.0, 1.1, 1.2]])
    attention = scaled_dot_product_attention(queries, keys, values)
    # D prints the scores [1, 2, 0] for "cat"; [0, 1, 0, 1] · [0, 1, 1, 0] is 1, not 2.
    close(attention.scores * 2, [[1, 1, 2], [1, 1, 0], [1, 1, 1]])
    close(attention.weights[0], [0.27, 0.27, 0.45], **TWO_DECIMALS)
    # D prints [0.24, 0.65, 0.11], which is not even the softmax of its own [0.5, 1, 0].
    close(attention.weights[1], [0.384, 0.384, 0.233], **THREE_DECIMALS)
    assert not np.allclose(softmax(array([0.5, 1, 0])), [0.24, 0.65, 0.11], atol=0.1)
    close(attention.weights[2], [0.33, 0.33, 0.33], **TWO_DECIMALS)
    # D prints [0.567, 0.666, 0.765, 0.864], from weights that sum to 0.99.
    close(attention.outputs[0], [0.571, 0.671, 0.771, 0.871], **THREE_DECIMALS)


@both
def test_deep_dive_softmax(array):
    close(softmax(array([1, 2, 3])), [0.09, 0.24, 0.67], **TWO_DECIMALS)
    close(softmax(array([10, 20, 30])), [0, 0, 1], rtol=0, atol=5e-5)


@both
def test_deep_dive_sinusoidal_table(array):
    printed = [
        [0.000, 1.000, 0.000, 1.000],
        [0.841, 0.540, 0.010, 1.000],
        [0.909, -0.416, 0.020, 1.000],
        [0.141, -0.990, 0.030, 1.000],
        [-0.757, -0.654, 0.040, 0.999],
        [-0.96, 0.28, 0.05, 1.00],
        [-0.28, 0.96, 0.06, 1.00],
    ]
    table = sinusoidal_table(array(range(7)), 4)
    close(table[:5], printed[:5], **THREE_DECIMALS)
    close(table[5:], printed[5:], **TWO_DECIMALS)


@both
def test_deep_dive_distances_of_positions(array):
    table = np.asarray(sinusoidal_table(array(range(4)), 4))
    assert math.dist(table[0], table[1]) == pytest.approx(0.96, abs=0.005)
    assert math.dist(table[0], table[3]) == pytest.approx(2.0, abs=0.02)


# --- Softmax


@both
def test_softmax_matches_torch(array):
    scores = np.random.default_rng(1).normal(size=(3, 4, 5)) * 10
    close(softmax(array(scores)), functional.softmax(torch.tensor(scores), -1))


@both
@properties
@given(scores=vectors)
def test_softmax_sums_to_one(array, scores):
    assert float(softmax(array(scores)).sum()) == pytest.approx(1, abs=1e-12)


@both
@properties
@given(scores=vectors, shift=numbers)
def test_softmax_ignores_a_shift(array, scores, shift):
    close(softmax(array(scores) + shift), softmax(array(scores)))


@both
@properties
@given(scores=vectors)
def test_softmax_keeps_the_order_of_scores(array, scores):
    weights = np.asarray(softmax(array(scores)))
    assert np.all(np.diff(weights[np.argsort(scores, kind="stable")]) >= 0)


@both
def test_softmax_is_stable_for_large_scores(array):
    close(softmax(array([1000, 1000, -1000])), [0.5, 0.5, 0], **EXACT)


@both
@properties
@given(scores=vectors, temperature=st.floats(0.1, 100))
def test_temperature_divides_the_scores(array, scores, temperature):
    by_hand = softmax(array(np.array(scores) / temperature))
    close(softmax(array(scores), temperature=temperature), by_hand)


@both
@pytest.mark.parametrize("temperature", [1e-3, 1e-9, 1e-300])
def test_low_temperature_picks_the_highest_score(array, temperature):
    scores = array([1000.0, 2000.0, -3000.0])
    close(softmax(scores, temperature=temperature), [0, 1, 0], **EXACT)


@both
def test_low_temperature_shares_among_the_highest(array):
    close(softmax(array([3.0, 3.0, 1.0]), temperature=1e-9), [0.5, 0.5, 0], **EXACT)


@both
def test_high_temperature_is_uniform(array):
    close(softmax(array([1.0, 5.0, -3.0, 0.0]), temperature=1e12), [0.25] * 4)


@both
def test_temperature_leaves_minus_infinity_alone(array):
    weights = softmax(array([1.0, -math.inf, 2.0]), temperature=3.0)
    close(weights[1], 0, **EXACT)


@both
@pytest.mark.parametrize("temperature", [0, 0.0, -1, -0.5, math.inf, -math.inf, math.nan])
def test_bad_temperature_is_refused(array, temperature):
    with pytest.raises(ValueError, match="must be a positive number"):
        softmax(array([1.0, 2.0]), temperature=temperature)


@both
@properties
@given(
    scored=st.lists(st.tuples(numbers, st.booleans()), min_size=1, max_size=10).filter(
        lambda pairs: any(kept for _, kept in pairs)
    )
)
def test_mask_gives_exactly_zero_and_leaves_the_rest_a_softmax(array, scored):
    scores, kept = np.array([score for score, _ in scored]), np.array([keep for _, keep in scored])
    like = array(scores)
    weights = np.asarray(softmax(like, mask=mask_like(like, kept)))
    assert np.all(weights[~kept] == 0)
    close(weights[kept], softmax(array(scores[kept])))


@both
def test_masked_scores_are_minus_infinity(array):
    scores = array([1.0, 2.0, 3.0])
    close(masked(scores, mask_like(scores, [True, False, True])), [1, -math.inf, 3])


@both
def test_masking_leaves_the_scores_given_alone(array):
    scores = array([1.0, 2.0])
    masked(scores, mask_like(scores, [True, False]))
    close(scores, [1, 2], **EXACT)


def test_softmax_jacobian():
    # F theorem 2.1: the derivative of p_i by z_j is p_i (δ_ij - p_j).
    scores = torch_tensor([0.3, -1.2, 2.0, 0.0])
    p = softmax(scores)
    jacobian = torch.autograd.functional.jacobian(softmax, scores)
    close(jacobian, torch.diag(p) - torch.outer(p, p))


# --- Attention


@both
@pytest.mark.parametrize("shape", [(5, 4), (2, 5, 4), (3, 2, 5, 4)])
def test_attention_matches_torch(array, shape):
    random = np.random.default_rng(2)
    queries, keys, values = random.normal(size=(3, *shape))
    expected = functional.scaled_dot_product_attention(*map(torch.tensor, (queries, keys, values)))
    outputs = scaled_dot_product_attention(*map(array, (queries, keys, values))).outputs
    close(outputs, expected)


@both
def test_attention_with_a_mask_matches_torch(array):
    random = np.random.default_rng(3)
    queries, keys, values = random.normal(size=(3, 2, 3, 5, 4))
    mask = random.random((2, 1, 1, 5)) < 0.5
    mask[..., 0] = True
    expected = functional.scaled_dot_product_attention(
        *map(torch.tensor, (queries, keys, values)), attn_mask=torch.tensor(mask)
    )
    like = array(queries)
    attention = scaled_dot_product_attention(
        like, array(keys), array(values), mask=mask_like(like, mask)
    )
    close(attention.outputs, expected)
    assert np.all(np.asarray(attention.weights)[np.broadcast_to(~mask, (2, 3, 5, 5))] == 0)


@both
def test_keys_broadcast_over_batches_of_queries(array):
    random = np.random.default_rng(4)
    queries, keys = random.normal(size=(3, 2, 4)), random.normal(size=(5, 4))
    values = random.normal(size=(5, 6))
    batched = scaled_dot_product_attention(array(queries), array(keys), array(values)).outputs
    for one, query in zip(batched, queries, strict=True):
        alone = scaled_dot_product_attention(array(query), array(keys), array(values)).outputs
        close(one, alone)


@both
def test_temperature_of_attention_divides_scaled_scores(array):
    queries, keys, values = lecture(array)
    attention = scaled_dot_product_attention(queries, keys, values, temperature=0.5)
    close(attention.weights, softmax(attention.scores * 2))


@both
def test_dropout_is_applied_between_weights_and_values(array):
    queries, keys, values = lecture(array)
    attention = scaled_dot_product_attention(queries, keys, values, dropout=lambda w: w * 3)
    close(attention.weights.sum(-1), np.ones(4))
    close(attention.outputs, 3 * (np.asarray(attention.weights) @ np.asarray(values)))


@both
@properties
@given(order=st.permutations(range(4)))
def test_attention_is_permutation_equivariant(array, order):
    # L, "Permutation Equivariance: The Proof".
    queries, keys, values = lecture(array)
    moved = scaled_dot_product_attention(queries[order], keys[order], values[order])
    close(moved.outputs, scaled_dot_product_attention(queries, keys, values).outputs[order])


def test_gradients_of_attention():
    # F §9.1, written out against autograd.
    random = np.random.default_rng(5)
    queries, keys, values, upstream = (
        torch.tensor(matrix, requires_grad=True) for matrix in random.normal(size=(4, 3, 4))
    )
    attention = scaled_dot_product_attention(queries, keys, values)
    found = torch.autograd.grad(attention.outputs, (queries, keys, values), upstream.detach())
    weights = attention.weights
    of_weights = upstream @ values.T
    of_scores = weights * (of_weights - (of_weights * weights).sum(-1, keepdim=True))
    expected = (of_scores @ keys / 2, of_scores.T @ queries / 2, weights.T @ upstream)
    for one, other in zip(found, expected, strict=True):
        close(one.detach(), other.detach())


# --- The pieces of a layer


@both
def test_linear_matches_torch(array):
    random = np.random.default_rng(6)
    x, weight, bias = (
        random.normal(size=(2, 3, 4)),
        random.normal(size=(5, 4)),
        random.normal(size=5),
    )
    expected = functional.linear(*map(torch.tensor, (x, weight, bias)))
    close(linear(array(x), array(weight), array(bias)), expected)
    without = functional.linear(torch.tensor(x), torch.tensor(weight))
    close(linear(array(x), array(weight)), without)


@both
@pytest.mark.parametrize("epsilon", [1e-5, 1e-2])
def test_layer_norm_matches_torch(array, epsilon):
    random = np.random.default_rng(7)
    x, (weight, bias) = random.normal(size=(2, 3, 6)), random.normal(size=(2, 6))
    expected = functional.layer_norm(
        torch.tensor(x), (6,), torch.tensor(weight), torch.tensor(bias), epsilon
    )
    close(layer_norm(array(x), array(weight), array(bias), epsilon=epsilon), expected)


@both
@properties
@given(x=st.lists(numbers, min_size=2, max_size=12))
def test_layer_norm_has_mean_zero_and_at_most_unit_variance(array, x):
    normalised = np.asarray(layer_norm(array(x), array(np.ones(len(x))), array(np.zeros(len(x)))))
    assert normalised.mean() == pytest.approx(0, abs=1e-6)
    assert normalised.var() <= 1 + 1e-9


@both
def test_gelu_is_x_times_the_normal_distribution_function(array):
    x = np.linspace(-8, 8, 101)
    normal = statistics.NormalDist()
    close(gelu(array(x)), [value * normal.cdf(value) for value in x])


@both
def test_gelu_matches_torch(array):
    x = np.random.default_rng(8).normal(size=(3, 4)) * 3
    close(gelu(array(x)), functional.gelu(torch.tensor(x)))


@both
@properties
@given(x=st.floats(-30, 30))
def test_sigmoid_matches_its_definition(array, x):
    close(sigmoid(array([x])), [1 / (1 + math.exp(-x))])


@both
def test_sigmoid_is_stable_far_out(array):
    close(sigmoid(array([-1000.0, 0.0, 1000.0])), [0.0, 0.5, 1.0], **EXACT)


@both
@properties
@given(x=st.floats(-1000, 1000))
def test_sigmoid_is_symmetric(array, x):
    # F §6.2, property 2.
    close(sigmoid(array([-x])), 1 - sigmoid(array([x])))


@both
def test_feed_forward_matches_torch(array):
    random = np.random.default_rng(9)
    x, weight_1, bias_1 = (
        random.normal(size=(2, 4)),
        random.normal(size=(6, 4)),
        random.normal(size=6),
    )
    weight_2, bias_2 = random.normal(size=(4, 6)), random.normal(size=4)
    maps = affine(array(weight_1), array(bias_1)), affine(array(weight_2), array(bias_2))
    first, second = torch.nn.Linear(4, 6).double(), torch.nn.Linear(6, 4).double()
    state = {"0.weight": weight_1, "0.bias": bias_1, "2.weight": weight_2, "2.bias": bias_2}
    network = torch.nn.Sequential(first, torch.nn.GELU(), second)
    network.load_state_dict({name: torch.tensor(value) for name, value in state.items()})
    close(feed_forward(array(x), *maps), network(torch.tensor(x)).detach())


@both
def test_feed_forward_drops_hidden_units(array):
    first, second = affine(array([[1.0, 0.0]]), array([0.0])), affine(array([[3.0]]), array([0.5]))
    dropped = feed_forward(array([[1.0, 2.0]]), first, second, dropout=lambda hidden: hidden * 0)
    close(dropped, [[0.5]], **EXACT)


# --- The pointer


def collected_by_loop(weights, locations, size):
    out = np.zeros((len(weights), size))
    for row, (shares, places) in enumerate(zip(weights, locations, strict=True)):
        for share, place in zip(shares, places, strict=True):
            out[row, place] += share
    return out


@st.composite
def weighted_visits(draw):
    rows, visits, size = draw(st.integers(1, 3)), draw(st.integers(1, 8)), draw(st.integers(1, 6))
    shape = st.lists(
        st.lists(st.floats(0, 1), min_size=visits, max_size=visits), min_size=rows, max_size=rows
    )
    locations = st.lists(
        st.lists(st.integers(0, size - 1), min_size=visits, max_size=visits),
        min_size=rows,
        max_size=rows,
    )
    return draw(shape), draw(locations), size


@both
@properties
@given(visits=weighted_visits())
def test_scatter_add_equals_a_loop(array, visits):
    weights, locations, size = visits
    like = array(weights)
    collected = scatter_add(like, integers(like, locations), size)
    close(collected, collected_by_loop(weights, locations, size))


@both
@properties
@given(visits=weighted_visits())
def test_scatter_add_conserves_mass(array, visits):
    weights, locations, size = visits
    like = array(weights)
    close(scatter_add(like, integers(like, locations), size).sum(-1), np.sum(weights, -1))


@both
def test_scatter_add_takes_several_batch_dimensions(array):
    random = np.random.default_rng(10)
    weights, locations = random.random((2, 3, 4)), random.integers(0, 5, (2, 3, 4))
    like = array(weights)
    collected = scatter_add(like, integers(like, locations), 5)
    expected = collected_by_loop(weights.reshape(6, 4), locations.reshape(6, 4), 5)
    close(collected, expected.reshape(2, 3, 5))


@both
def test_the_pointer_gives_zero_to_places_not_in_the_history(array):
    # F theorem 5.2.
    weights = array([0.25, 0.75])
    collected = np.asarray(scatter_add(weights, integers(weights, [2, 4]), 6))
    assert np.flatnonzero(collected).tolist() == [2, 4]


@both
def test_content_scores_of_a_batch(array):
    random = np.random.default_rng(11)
    query, keys = random.normal(size=(3, 4)), random.normal(size=(3, 5, 4))
    expected = np.array([[q @ k / 2 for k in row] for q, row in zip(query, keys, strict=True)])
    close(content_scores(array(query), array(keys)), expected)


# --- The gate and the blend


@both
@pytest.mark.parametrize("shape", [(4,), (3, 4)])
def test_gate_matches_torch(array, shape):
    random = np.random.default_rng(12)
    context = random.normal(size=shape)
    weight_1, bias_1 = random.normal(size=(2, 4)), random.normal(size=2)
    weight_2, bias_2 = random.normal(size=(1, 2)), random.normal(size=1)
    maps = affine(array(weight_1), array(bias_1)), affine(array(weight_2), array(bias_2))
    found = gate(array(context), *maps)
    hidden = functional.gelu(
        functional.linear(torch.tensor(context), torch.tensor(weight_1), torch.tensor(bias_1))
    )
    logit = functional.linear(hidden, torch.tensor(weight_2), torch.tensor(bias_2)).squeeze(-1)
    close(found.hidden, hidden)
    close(found.logit, logit)
    close(found.value, torch.sigmoid(logit))


@both
@properties
@given(pair=distributions(count=2), share=st.floats(0, 1))
def test_blend_is_a_distribution_between_the_two(array, pair, share):
    # F theorem 6.1.
    pointer, generation = pair
    blended = np.asarray(blend(array(share), array(pointer), array(generation)))
    assert blended.sum() == pytest.approx(1, abs=1e-9)
    assert np.all(blended >= np.minimum(pointer, generation) - 1e-12)
    assert np.all(blended <= np.maximum(pointer, generation) + 1e-12)


@both
def test_blend_at_its_ends_is_one_of_the_two(array):
    pointer, generation = array([[0.9, 0.1]]), array([[0.2, 0.8]])
    close(blend(array([1.0]), pointer, generation), pointer, **EXACT)
    close(blend(array([0.0]), pointer, generation), generation, **EXACT)


@both
def test_blend_takes_one_gate_for_each_row(array):
    blended = blend(array([1.0, 0.0]), array([[1.0, 0.0]] * 2), array([[0.0, 1.0]] * 2))
    close(blended, [[1, 0], [0, 1]], **EXACT)


def test_gradient_of_the_loss_by_the_gate():
    # F §6.4: -(P_ptr - P_gen) / P_final at the place that was right.
    share = torch.tensor(0.3, dtype=torch.float64, requires_grad=True)
    pointer, generation = torch_tensor([0.6, 0.4]), torch_tensor([0.1, 0.9])
    blended = blend(share, pointer, generation)
    loss = -blended[0].log()
    close(torch.autograd.grad(loss, share)[0], -(0.6 - 0.1) / blended[0].item())


# --- Information


@both
@properties
@given(p=distributions())
def test_entropy_lies_between_zero_and_log_n(array, p):
    # F theorem 7.1.
    assert -1e-12 <= float(entropy(array(p))) <= math.log(len(p)) + 1e-12


@both
@pytest.mark.parametrize("n", [1, 2, 7, 100])
def test_entropy_of_a_uniform_distribution_is_log_n(array, n):
    close(entropy(array([1 / n] * n)), math.log(n))


@both
def test_entropy_of_a_certainty_is_exactly_zero(array):
    assert float(entropy(array([0.0, 1.0, 0.0]))) == 0


@both
@properties
@given(p=distributions())
def test_perplexity_is_the_exponential_of_entropy(array, p):
    close(perplexity(array(p)), math.exp(float(entropy(array(p)))))


@both
def test_perplexity_counts_equal_outcomes(array):
    close(perplexity(array([[0.25] * 4, [0.5, 0.5, 0, 0]])), [4, 2])


@both
@properties
@given(pair=distributions(count=2))
def test_cross_entropy_is_a_sum_over_what_can_happen(array, pair):
    p, q = pair
    expected = sum(
        0.0 if share == 0 else math.inf if other == 0 else -share * math.log(other)
        for share, other in zip(p, q, strict=True)
    )
    close(cross_entropy(array(p), array(q)), expected)


@both
def test_cross_entropy_with_one_target_is_the_training_loss(array):
    # F §7.5.
    close(cross_entropy(array([0.0, 1.0, 0.0]), array([0.2, 0.3, 0.5])), -math.log(0.3))


@both
@properties
@given(pair=distributions(count=2))
def test_kl_divergence_is_never_negative(array, pair):
    p, q = pair
    assert float(kl_divergence(array(p), array(q))) >= 0


@pytest.mark.parametrize("array", [np.float32, torch.FloatTensor])
def test_kl_divergence_of_nearly_equals_is_not_negative_in_single_precision(array):
    random = np.random.default_rng(0)
    p = random.dirichlet(np.ones(60), 1000)
    q = p * (1 + random.normal(size=p.shape) * 1e-5)
    assert kl_divergence(array(p), array(q / q.sum(-1, keepdims=True))).min() >= 0


@both
@properties
@given(p=distributions())
def test_kl_divergence_of_equals_is_zero(array, p):
    assert float(kl_divergence(array(p), array(p))) == 0


@both
def test_kl_divergence_matches_torch(array):
    p, q = [0.1, 0.2, 0.7], [0.3, 0.3, 0.4]
    expected = functional.kl_div(torch_tensor(q).log(), torch_tensor(p), reduction="sum")
    close(kl_divergence(array(p), array(q)), expected)


@both
def test_kl_divergence_is_infinite_where_q_misses_something(array):
    close(kl_divergence(array([0.5, 0.5]), array([1.0, 0.0])), math.inf)


# --- Positions


@both
@properties
@given(position=st.integers(0, 500), d=st.integers(1, 20))
def test_sinusoidal_table_matches_its_definition(array, position, d):
    expected = [
        (math.sin, math.cos)[column % 2](position / 10_000 ** ((column - column % 2) / d))
        for column in range(d)
    ]
    close(sinusoidal_table(array([position]), d)[0], expected)


@both
@pytest.mark.parametrize("offset", [1, 5])
def test_a_shift_of_positions_is_a_rotation(array, offset):
    # F theorem 8.1.
    table = np.asarray(sinusoidal_table(array(range(12)), 6))
    for pair in range(3):
        angle = offset / 10_000 ** (2 * pair / 6)
        rotation = [[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]]
        here, there = table[:-offset, 2 * pair :][:, :2], table[offset:, 2 * pair :][:, :2]
        close(here @ np.transpose(rotation), there)


@both
def test_positions_may_be_whole_numbers(array):
    like = array([0.0])
    table = sinusoidal_table(integers(like, [0, 1, 2]), 4)
    close(table, sinusoidal_table(array([0, 1, 2]), 4), rtol=0, atol=1e-6)


@both
def test_base_sets_the_slowest_frequency(array):
    close(sinusoidal_table(array([3.0]), 4, base=9.0)[0, 2], math.sin(3.0 / 3))


# --- Both libraries


@properties
@given(scores=vectors, temperature=st.floats(0.01, 100))
def test_libraries_agree_on_softmax(scores, temperature):
    agree(softmax, scores, temperature=temperature)


@properties
@given(pair=distributions(count=2))
def test_libraries_agree_on_information(pair):
    agree(entropy, pair[0])
    agree(perplexity, pair[0])
    agree(cross_entropy, *pair)
    agree(kl_divergence, *pair)


@properties
@given(x=vectors)
def test_libraries_agree_elementwise(x):
    agree(gelu, x)
    agree(sigmoid, x)
    agree(layer_norm, x, np.ones(len(x)), np.zeros(len(x)))


@properties
@given(seed=st.integers(0, 2**32 - 1))
def test_libraries_agree_on_attention(seed):
    random = np.random.default_rng(seed)
    arguments = random.normal(size=(3, 2, 4, 3))
    for one, other in zip(
        scaled_dot_product_attention(*map(numpy_array, arguments)),
        scaled_dot_product_attention(*map(torch_tensor, arguments)),
        strict=True,
    ):
        close(one, other)


@both
def test_formulas_give_back_the_kind_they_take(array):
    x = array([[1.0, 2.0]])
    kind = type(x)
    assert isinstance(softmax(x), kind)
    assert isinstance(sinusoidal_table(x[0], 4), kind)
    assert isinstance(entropy(x), kind)
    assert isinstance(scatter_add(x, integers(x, [[0, 1]]), 3), kind)
