"""The pointer: scores of visits, and the scatter-add of their weights onto places."""

from pointerscope.core.array_types import Float, Int
from pointerscope.formulas.attention import attention_scores
from pointerscope.formulas.primitives import Array, add_at


def content_scores(
    query: Float[Array, "*batch d"], keys: Float[Array, "*batch visits d"], *, scaled: bool = True
) -> Float[Array, "*batch visits"]:
    r"""Score the key of each visit against the context's query, :math:`q \cdot k_i / \sqrt d`.

    These are attention scores of a single query. Source: F §5.1 steps 2 and 3; T §3.3.
    """
    return attention_scores(query[..., None, :], keys, scaled=scaled)[..., 0, :]


def pointer_scores(
    content: Float[Array, "*batch visits"], position_bias: Float[Array, "*batch visits"]
) -> Float[Array, "*batch visits"]:
    r"""Add the learned bias of each visit's position from the end to its content score.

    :math:`s_i = q \cdot k_i / \sqrt d + b_{\mathrm{pos}(i)}`. Source: F §5.1 step 4; T §5.3.
    """
    return content + position_bias


def scatter_add(
    weights: Float[Array, "*batch visits"], locations: Int[Array, "*batch visits"], size: int
) -> Float[Array, "*batch size"]:
    r"""Add up the weights of the visits to each location.

    :math:`P_\mathrm{ptr}(\ell) = \sum_{i : x_i = \ell} \alpha_i`; a location visited twice has
    the sum of both weights. Source: F §5.2; T §3.4.
    """
    return add_at(weights, locations, size)
