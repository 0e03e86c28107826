"""The costs of attention and of a transformer block: parameters, multiplications and memory.

All functions take sizes and return counts, as plain numbers or elementwise on arrays. A
multiplication and the addition after it count as one; biases, divisions and the exponentials of
softmax do not count.
"""

from typing import Any, TypeVar

from numpy.typing import NDArray

Count = TypeVar("Count", float, "NDArray[Any]")


def head_width(width: Count, heads: Count) -> Count:
    r"""The width of each head, :math:`d_k = d / h`.

    Source: F §1.1; L, "Multi-Head Attention: Full Definition"; T §2.3; D, "Dimensions".
    """
    return width / heads


def projection_parameters(width: Count, heads: Count, head_width: Count) -> Count:
    r"""The weights of the query, key and value projections of all heads, :math:`3 h d d_k`.

    Source: F §4.2; L, "Multi-Head is Free: The Cost Proof".
    """
    return 3 * heads * width * head_width


def projection_biases(heads: Count, head_width: Count) -> Count:
    r"""The biases of the same projections, :math:`3 h d_k`, which the texts omit."""
    return 3 * heads * head_width


def output_parameters(width: Count, heads: Count, head_width: Count) -> Count:
    r"""The weights of the output projection, :math:`h d_v d`. Source: F §4.2."""
    return heads * head_width * width


def linear_parameters(inputs: Count, outputs: Count) -> Count:
    r"""The weights and biases of a linear layer, :math:`n m + m`."""
    return inputs * outputs + outputs


def feed_forward_parameters(width: Count, hidden: Count) -> Count:
    r"""The weights and biases of the feed-forward network, :math:`2 d d_{ff} + d_{ff} + d`.

    Source: L, "The Complete Transformer Block: Equations".
    """
    return linear_parameters(width, hidden) + linear_parameters(hidden, width)


def layer_norm_parameters(width: Count) -> Count:
    r"""The weights and biases of one layer norm, :math:`2 d`.

    Source: L, "The Complete Transformer Block: Equations", where a block has two of them.
    """
    return 2 * width


def embedding_parameters(width: Count, words: Count, positions: Count, kinds: Count) -> Count:
    r"""The embeddings of all words, positions and segment types, :math:`(n_w + n_p + n_s) d`."""
    return (words + positions + kinds) * width


def product_multiplications(rows: Count, inner: Count, columns: Count) -> Count:
    r"""The multiplications in the product of two matrices, :math:`n m p`.

    Source: L, "The Complete Self-Attention Formula", whose :math:`T^2 d_k` is this for the
    scores of one head.
    """
    return rows * inner * columns


def projection_multiplications(rows: Count, parameters: Count) -> Count:
    r"""The multiplications in projections with P weights of n rows, :math:`n P`.

    Every weight is used once for every row. Source: L, "Multi-Head is Free: The Cost Proof".
    """
    return rows * parameters


def attention_weight_count(heads: Count, queries: Count, keys: Count) -> Count:
    r"""The number of attention weights, :math:`h n m`.

    Source: D, "L5: Concrete Numbers".
    """
    return heads * queries * keys


def attention_multiplications(
    heads: Count, queries: Count, keys: Count, head_width: Count
) -> Count:
    r"""The multiplications in the scores and weighted sums of all heads, :math:`2 h n m d_k`.

    Values are as wide as keys. Source: L, "The Complete Self-Attention Formula".
    """
    scores = product_multiplications(queries, head_width, keys)
    sums = product_multiplications(queries, keys, head_width)
    return heads * (scores + sums)


def break_even_length(parameters: Count, heads: Count, head_width: Count) -> Count:
    r"""The length at which attention needs as many multiplications as the projections.

    :math:`P T = 2 h T^2 d_k` is solved by :math:`T = P / (2 h d_k)`.
    """
    return parameters / (2 * heads * head_width)


def kv_cache_bytes(
    layers: Count, heads: Count, length: Count, head_width: Count, bytes_per_number: Count
) -> Count:
    r"""The bytes of the cached keys and values of a sequence, :math:`2 \cdot l h T d_k b`.

    Source: D, "The KV Cache Explained".
    """
    return 2 * layers * heads * length * head_width * bytes_per_number
