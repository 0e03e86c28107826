"""Softmax: temperature, shifts, order, and its Jacobian beside finite differences."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import entropy
from pointerscope.formulas import softmax as softmax_of
from pointerscope.formulas.jacobian import numerical_jacobian, softmax_jacobian
from pointerscope.formulas.primitives import exponential
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Lines,
    NotComputableError,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    plain,
    result,
)

_TEMPERATURES = (0.1, 0.5, 1.0, 2.0, 10.0)
_TOO_EXTREME = (
    "The exponentials of these scores are all 0, or too large for a computer. Put the step that "
    "subtracts the largest score back in, or enter smaller scores."
)


def temperature(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    tau = 1.0 if is_removed else inputs.number("tau")
    return result(in_use=tau, scores=inputs["z"] / tau)


def largest_off(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    scores = inputs["scores"]
    largest = scores.max()
    return result(largest=largest, shifted=scores if is_removed else scores - largest)


def exponentials(inputs: Inputs) -> StepResult:
    powers = exponential(inputs["shifted"])
    total = powers.sum()
    if not (np.isfinite(total) and total > 0):
        raise NotComputableError(_TOO_EXTREME)
    return result(powers=powers, total=total)


def shares(inputs: Inputs) -> StepResult:
    p = softmax_of(inputs["shifted"])
    largest = _join_largest(inputs.words("entries"), p)
    return result(p=p, sum=p.sum(), remark=f"The largest probability is {p.max():.3g}: {largest}.")


def shift(inputs: Inputs) -> StepResult:
    moved = inputs["scores"] + inputs["c"] / inputs["in_use"]
    found = softmax_of(moved)
    apart = found - inputs["p"]
    remark = "The probabilities are the same to the last digit."
    if apart.any():
        remark = f"The probabilities change by at most {np.abs(apart).max():.1e}, by rounding only."
    return result(moved=moved, p_moved=found, p_apart=apart, remark=remark)


def order(inputs: Inputs) -> StepResult:
    z, tau, names = inputs["z"], inputs.number("in_use"), inputs.words("entries")
    by_score = np.argsort(-z, kind="stable")
    last = z[-1] + tau * np.linspace(-6, 6, 61)
    many = np.repeat(z[None], len(last), 0)
    many[:, -1] = last
    return result(
        ranked=Labelled(
            np.array([z[by_score], inputs["p"][by_score]]),
            columns=tuple(names[at] for at in by_score),
        ),
        remark="Sorted by score, no probability is larger than the one before it.",
        picture=Lines(
            last,
            _curves(names, softmax_of(many, temperature=tau)),
            title="Probabilities as the last score changes",
            caption=f"“{names[-1]}” takes from all others in proportion to their probabilities.",
            x_title=f"score of “{names[-1]}”",
            y_title="probability",
        ),
    )


def cold_to_hot(inputs: Inputs) -> StepResult:
    z, names = inputs["z"], inputs.words("entries")
    found = np.array([softmax_of(z, temperature=tau) for tau in _TEMPERATURES])
    many = np.geomspace(0.05, 20, 61)
    largest = _join_largest(names, z)
    tied = ", which tie for the largest score" if (z == z.max()).sum() > 1 else ""
    return result(
        by_temperature=found,
        H=entropy(found)[:, None],
        remark=f"Near temperature 0 all probability goes to {largest}{tied}.",
        picture=Lines(
            many,
            _curves(names, np.array([softmax_of(z, temperature=tau) for tau in many])),
            logarithmic="x",
        ),
    )


def jacobian(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    p, tau = inputs["p"], inputs.number("in_use")
    found, opposite = softmax_jacobian(p, temperature=tau), -p
    if is_removed:
        found, opposite = np.diag(p) / tau, np.zeros_like(p)
    return result(
        diagonal=np.diag(p),
        opposite=opposite[:, None],
        J=found,
        J_sums=found.sum(-1, keepdims=True),
        remark=f"The largest derivative by the own score is {np.diag(found).max():.3g}.",
    )


def finite_differences(inputs: Inputs) -> StepResult:
    tau = float(inputs.number("in_use"))
    measured = numerical_jacobian(
        lambda z: softmax_of(z, temperature=tau), plain(inputs["z"]), inputs.number("h")
    )
    apart = inputs["J"] - measured
    remark = f"Formula and measurement differ by at most {np.abs(apart).max():.1e}."
    return result(measured=measured, J_apart=apart, remark=remark)


def _join_largest(names: tuple[str, ...], values: Numbers) -> str:
    pairs = zip(names, values, strict=True)
    return " and ".join(f"“{name}”" for name, value in pairs if value == values.max())


def _curves(names: tuple[str, ...], values: Numbers) -> dict[str, Numbers]:
    """Return a curve for each entry; numbers tell entries of the same name apart."""
    return {f"{at + 1}. {name}": values[:, at] for at, name in enumerate(names)}


def _who_loses(solve: Solver) -> str:
    factors = solve({"z": [1, 2, 4]})["p"][:2] / solve()["p"][:2]
    return f"Both by the same {'factor' if np.isclose(*factors) else 'amount'}."


def _temperature(scores: Numbers, probabilities: Numbers) -> float:
    """Return the temperature at which these scores have these probabilities."""
    return float(np.diff(scores)[0] / np.diff(np.log(probabilities))[0])


computed: SolverFunctions = {
    "standard": lambda solve: _temperature(solve()["z"], solve(removed=["temperature"])["p"]),
    "ten-times": lambda solve: _temperature(
        solve()["z"], solve({"z": [10, 20, 30], "tau": 1})["p"]
    ),
    "who-loses": _who_loses,
    "equal": lambda solve: solve({"z": [2, 2, 2], "tau": 1})["J"],
}
