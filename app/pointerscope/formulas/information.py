"""Entropy and its relatives, in nats, along the last dimension."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.primitives import Array, exponential, x_log_y

if TYPE_CHECKING:
    from jaxtyping import Float


def entropy(p: Float[Array, "*batch n"]) -> Float[Array, "*batch"]:
    r"""Shannon entropy, :math:`H(p) = -\sum_i p_i \log p_i`, between 0 and log n.

    Zero probabilities contribute exactly nothing, where F §7.4 adds 1e-10 under the logarithm.
    Source: F §7.1, §7.2 and §7.4; T §6.1.
    """
    return 0.0 - x_log_y(p, p).sum(-1)  # of a certain outcome 0, not -0


def perplexity(p: Float[Array, "*batch n"]) -> Float[Array, "*batch"]:
    r"""The effective number of outcomes, :math:`e^{H(p)}`, between 1 and n. Source: F §7.3."""
    return exponential(entropy(p))


def cross_entropy(
    p: Float[Array, "*batch n"], q: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""The cost of coding p with q, :math:`H(p, q) = -\sum_i p_i \log q_i`.

    With a one-hot p it is the training loss :math:`-\log q_c`; infinite where q misses
    something that p has. Source: F §7.5.
    """
    return -x_log_y(p, q).sum(-1)


def log_loss(p: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""The training loss of an answer that had probability p, :math:`-\log p`. Source: F §7.5."""
    return 0.0 - x_log_y(p * 0 + 1, p)


def kl_divergence(
    p: Float[Array, "*batch n"], q: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""How far q is from p, :math:`D_{KL}(p \| q) = \sum_i p_i \log (p_i / q_i)`, at least 0.

    Source: T §6.5.
    """
    return cross_entropy(p, q) - entropy(p)


def jensen_shannon(
    p: Float[Array, "*batch n"], q: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""How far two distributions are apart, :math:`H(m) - (H(p) + H(q)) / 2` with m their mean.

    The mean of the divergences of each from m: symmetric, and between 0 and log 2 also where
    one of them gives nothing to what the other holds possible. Source: Lin 1991, equation 4.1,
    on top of T §6.5.
    """
    return entropy((p + q) / 2) - (entropy(p) + entropy(q)) / 2
