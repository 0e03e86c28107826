"""Scaled dot-product attention."""

import math
from collections.abc import Callable
from typing import Generic, NamedTuple

from pointerscope.core.array_types import Bool, Float
from pointerscope.formulas.primitives import Array, masked, softmax, unchanged


class Attention(NamedTuple, Generic[Array]):
    """Scores, weights and outputs of attention."""

    scores: Float[Array, "*batch queries keys"]
    weights: Float[Array, "*batch queries keys"]
    outputs: Float[Array, "*batch queries d_v"]


def attention_scores(
    queries: Float[Array, "*batch queries d_k"],
    keys: Float[Array, "*batch keys d_k"],
    *,
    scaled: bool = True,
) -> Float[Array, "*batch queries keys"]:
    r"""Score every query against every key, :math:`Q K^\top / \sqrt{d_k}`.

    The division keeps the variance of a score at 1 when the components of queries and keys
    are independent with variance 1 (F, theorem 3.1); `scaled=False` leaves it out.

    Source: F §3.1; W step 4 and 5; L, "The Score Matrix"; D, "Scaled Dot-Product Attention".
    """
    if scaled:
        queries = scale_by_root(queries, queries.shape[-1])
    return queries @ keys.swapaxes(-1, -2)


def scale_by_root(x: Float[Array, "*s"], width: int) -> Float[Array, "*s"]:
    r"""Divide by the square root of a width, :math:`x / \sqrt{d_k}`.

    Apply it to scores, or to the queries before their products with keys.

    Source: F §3.2; W step 5; L, "The Fix".
    """
    return x / math.sqrt(width)


def weighted_sum(
    weights: Float[Array, "*batch queries keys"], values: Float[Array, "*batch keys d_v"]
) -> Float[Array, "*batch queries d_v"]:
    r"""Average values by attention weights, :math:`z_i = \sum_j \alpha_{ij} v_j`.

    Source: F §1.2; W step 7; L, "Output Z = AV"; T §1.2.
    """
    return weights @ values


def scaled_dot_product_attention(
    queries: Float[Array, "*batch queries d_k"],
    keys: Float[Array, "*batch keys d_k"],
    values: Float[Array, "*batch keys d_v"],
    *,
    mask: Bool[Array, "*batch #queries keys"] | None = None,
    temperature: float = 1.0,
    scaled: bool = True,
    dropout: Callable[[Array], Array] | None = None,
    at: Callable[[str, Array], Array] = unchanged,
) -> Attention[Array]:
    r"""Average the values, weighted by how well the keys match the queries.

    :math:`\mathrm{softmax}(Q K^\top / \sqrt{d_k} + M) V`

    Args:
        queries: one vector for each query position.
        keys: one vector for each key position, which the queries are compared with.
        values: one vector for each key position, which the weights average.
        mask: true where a key may be attended to; elsewhere the returned scores are minus
            infinity.
        temperature: divides the scores before the softmax.
        scaled: whether the scores are divided by √d_k.
        dropout: applied to the weights in training, before the average.
        at: takes the `scores`, `weights` and `outputs`, and returns those to go on with.

    Source: F §3.1 and §3.3; W steps 4 to 8; L, "The Complete Self-Attention Formula".
    """
    scores = attention_scores(queries, keys, scaled=scaled)
    scores = at("scores", scores if mask is None else masked(scores, mask))
    weights = at("weights", softmax(scores, temperature=temperature))
    dropped = weights if dropout is None else dropout(weights)
    return Attention(scores, weights, at("outputs", weighted_sum(dropped, values)))
