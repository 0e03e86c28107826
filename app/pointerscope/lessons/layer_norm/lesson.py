"""Layer norm by hand, and batch norm for comparison."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import attention_scores, layer_norm, softmax
from pointerscope.formulas.normalisation import batch_norm, row_moments
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    NotComputableError,
    Numbers,
    SolverFunctions,
    StepResult,
    result,
)

_SMALL = 1e-12  # of the largest feature: a deviation below it is a rounding error
_DIGITS = 12  # of a mean that is 0 but for rounding errors
_NORMS = ("Neither", "Layer norm only", "Batch norm only", "Both")


def mean(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    h = inputs["H"]
    return result(mu=np.zeros((len(h), 1)) if is_removed else row_moments(h).mean)


def deviations(inputs: Inputs) -> StepResult:
    centred = inputs["H"] - inputs["mu"]
    return result(centred=centred, squares=centred**2)


def deviation(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    squares = inputs["squares"]
    variance = squares.sum(-1, keepdims=True) / squares.shape[-1]
    if is_removed:
        return result(variance=variance, sigma=np.ones((len(squares), 1)))
    return result(variance=variance, sigma=np.sqrt(variance + inputs.number("epsilon")))


def normalise(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        normalised = inputs["H"]
    else:
        _check_deviation(inputs, inputs["sigma"], inputs["H"])
        normalised = inputs["centred"] / inputs["sigma"]
    found = row_moments(normalised)
    checked = np.hstack([found.mean, found.deviation]).round(_DIGITS)
    return result(N=normalised, checked=checked)


def _check_deviation(
    inputs: Inputs, deviation: Numbers, values: Numbers, what: str = "The features of a token"
) -> None:
    """Raise an error where a deviation of 0 would be the divisor."""
    if deviation.min() <= _SMALL * np.abs(values).max() and inputs.number("epsilon") == 0:
        raise NotComputableError(
            f"{what} are all equal, so their standard deviation is 0 and nothing can be divided "
            "by it. Make ε larger than 0, as networks do, or change a number."
        )


def scale_and_shift(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    output = inputs["N"] if is_removed else inputs["gamma"] * inputs["N"] + inputs["beta"]
    x, epsilon = inputs["H"], inputs.number("epsilon")
    _check_deviation(inputs, row_moments(x, epsilon=epsilon).deviation, x)
    at_once = layer_norm(x, inputs["gamma"], inputs["beta"], epsilon=epsilon)
    difference = float(np.abs(at_once - output).max())
    remark = "The steps and the network's function give the same output."
    if difference > 1e-9 * max(1.0, float(np.abs(at_once).max())):
        remark = f"The steps and the network's function differ by up to {difference:.4g}."
    return result(LN=output, at_once=at_once, remark=remark)


def batch(inputs: Inputs) -> StepResult:
    normalised = _batch_norm(inputs, inputs["H"])
    found = row_moments(inputs["H"].T)
    return result(
        mu_B=found.mean.T, off_B=found.squares.T, variance_B=found.variance.T, BN=normalised
    )


def _batch_norm(inputs: Inputs, x: Numbers) -> Numbers:
    """Return batch norm without learned numbers."""
    epsilon = inputs.number("epsilon")
    found = row_moments(x.T, epsilon=epsilon).deviation
    _check_deviation(inputs, found, x, "The values of a feature")
    return batch_norm(x, *_unlearned(x), epsilon=epsilon)


def _unlearned(x: Numbers) -> tuple[Numbers, Numbers]:
    """Return the scale and shift that change nothing."""
    return np.ones(x.shape[-1]), np.zeros(x.shape[-1])


def one_less(inputs: Inputs) -> StepResult:
    x, epsilon = inputs["H"], inputs.number("epsilon")
    if len(x) < 2:
        raise NotComputableError("There is only one token, so none can be removed. Add a token.")
    fewer = x[:-1]
    if len(fewer) == 1 and epsilon == 0:
        raise NotComputableError(
            "Only one token would be left. Each feature would have standard deviation 0, and batch "
            "norm would divide by it. Add a token, or make ε larger than 0."
        )
    batch_changes = _batch_norm(inputs, fewer) - inputs["BN"][:-1]
    _check_deviation(inputs, row_moments(fewer, epsilon=epsilon).deviation, fewer)
    scale, shift = _unlearned(x)
    after, before = (layer_norm(some, scale, shift, epsilon=epsilon) for some in (fewer, x))
    layer_changes = after - before[:-1]
    rows = inputs.words("tokens")[:-1]
    return result(
        BN_changes=Labelled(batch_changes, rows=rows),
        LN_changes=Labelled(layer_changes, rows=rows),
        remark=f"Batch norm changes the other tokens by up to {np.abs(batch_changes).max():.3g}, "
        f"layer norm by up to {np.abs(layer_changes).max():.3g}.",
    )


def growing(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    tokens = (1.0 if is_removed else inputs.number("growth")) * inputs["H"]
    scores, weights, remark = _attend(tokens)
    return result(G=tokens, S_G=scores, A_G=weights, remark=remark)


def _attend(tokens: Numbers) -> tuple[Numbers, Numbers, str]:
    scores = attention_scores(tokens, tokens)
    weights = softmax(scores)
    remark = f"The largest weight is {weights.max():.4g}, the smallest {weights.min():.4g}."
    return scores, weights, remark


def normalise_first(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    tokens = inputs["G"]
    if not is_removed:
        epsilon = inputs.number("epsilon")
        _check_deviation(inputs, row_moments(tokens, epsilon=epsilon).deviation, tokens)
        tokens = layer_norm(tokens, *_unlearned(tokens), epsilon=epsilon)
    scores, weights, remark = _attend(tokens)
    return result(N_G=tokens, S_N=scores, A_N=weights, remark=remark)


computed: SolverFunctions = {
    "width": lambda solve: solve()["H"].shape[-1],
    "feature-sum": lambda solve: solve()["H"][0].sum(),
    "twice": lambda solve: solve({"H": [(3 * solve()["H"][0] + 7).tolist()] * 3})["N"][0],
    "no-centring": lambda solve: solve(removed=["mean"])["sigma"][0, 0],
    "neighbour": lambda solve: _NORMS[
        2 * int(np.abs(solve()["BN_changes"][0]).max() > 1e-9)
        + int(np.abs(solve()["LN_changes"][0]).max() > 1e-9)
    ],
}
