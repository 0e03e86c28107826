"""Entropy and related quantities, in nats, along the last dimension."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, exponential, relu, x_log_y


def entropy(p: Float[Array, "*batch n"]) -> Float[Array, "*batch"]:
    r"""Shannon entropy, :math:`H(p) = -\sum_i p_i \log p_i`, between 0 and log n.

    Zero probabilities contribute exactly 0; F §7.4 adds 1e-10 in the logarithm instead.
    Source: F §7.1, §7.2 and §7.4; T §6.1.
    """
    return 0.0 - x_log_y(p, p).sum(-1)  # 0, not -0, for a certain outcome


def perplexity(p: Float[Array, "*batch n"]) -> Float[Array, "*batch"]:
    r"""The effective number of outcomes, :math:`e^{H(p)}`, between 1 and n. Source: F §7.3."""
    return exponential(entropy(p))


def cross_entropy(
    p: Float[Array, "*batch n"], q: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""The cost of coding p with q, :math:`H(p, q) = -\sum_i p_i \log q_i`.

    With a one-hot p it is the training loss :math:`-\log q_c`. It is infinite where q is 0 and p
    is not. Source: F §7.5.
    """
    return -x_log_y(p, q).sum(-1)


def log_loss(p: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""The training loss for a right place of probability p, :math:`-\log p`. Source: F §7.5."""
    return 0.0 - x_log_y(p * 0 + 1, p)


def kl_divergence(
    p: Float[Array, "*batch n"], q: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""The Kullback–Leibler divergence of q from p, at least 0.

    :math:`D_{KL}(p \| q) = \sum_i p_i \log (p_i / q_i)`

    Of nearly equal distributions, rounding may bring the sum below 0; then it is 0. Source: T §6.5.
    """
    return relu(cross_entropy(p, q) - entropy(p))


def jensen_shannon(
    p: Float[Array, "*batch n"], q: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""The Jensen–Shannon divergence, :math:`H(m) - (H(p) + H(q)) / 2` with m the mean of p and q.

    It is the mean divergence of m from p and from q: symmetric, and between 0 and log 2, up to
    rounding, even where one of them is 0 and the other is not. Source: Lin 1991, equation 4.1,
    on top of T §6.5.
    """
    return entropy((p + q) / 2) - (entropy(p) + entropy(q)) / 2
