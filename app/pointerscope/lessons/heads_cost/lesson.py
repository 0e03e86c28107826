"""The cost of attention heads: parameters, multiplications and attention weights."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import counts
from pointerscope.lessons.framework import (
    Inputs,
    Lines,
    NotComputableError,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)

GEOLIFE, BASE = 1, 3  # the columns of Geolife and of the base Transformer
_LENGTHS = np.exp2(np.arange(15.0))


def heads(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        one = inputs["h"] / inputs["h"]
        return result(used=one, d_k=counts.head_width(inputs["d"], one))
    widths, used = inputs["d"], inputs["h"]
    for name, width, count in zip(inputs.words("names"), widths, used, strict=True):
        if width % count:
            raise NotComputableError(
                f"{count:g} heads cannot share a width of {width:g} evenly ({name}). Choose a "
                "number of heads that divides the width."
            )
    return result(used=used, d_k=counts.head_width(widths, used))


def projections(inputs: Inputs) -> StepResult:
    weights = counts.projection_parameters(inputs["d"], inputs["used"], inputs["d_k"])
    biases = counts.projection_biases(inputs["used"], inputs["d_k"])
    return result(projections=weights, projection_biases=biases)


def output(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        nothing = np.zeros_like(inputs["d"])
        return result(output=nothing, output_biases=nothing)
    weights = counts.output_parameters(inputs["d"], inputs["used"], inputs["d_k"])
    return result(output=weights, output_biases=inputs["d"])


def parameters(inputs: Inputs) -> StepResult:
    total = inputs["projections"] + inputs["output"]
    biases = inputs["projection_biases"] + inputs["output_biases"]
    squares, remark = total / inputs["d"] ** 2, f"Parameters: {_by_name(inputs, total)}."
    return result(total=total, squares=squares, with_biases=total + biases, remark=remark)


def multiplications(inputs: Inputs) -> StepResult:
    linear, square = _multiplications(inputs, inputs["T"])
    total = linear + square
    shares = _by_name(inputs, 100 * square / total, ".3g", " %")
    remark = f"Share of scores and weighted sums: {shares}."
    return result(linear=linear, square=square, multiplications=total, remark=remark)


def weights(inputs: Inputs) -> StepResult:
    pairs = counts.attention_weight_count(np.ones(()), inputs["T"], inputs["T"])
    stored = counts.attention_weight_count(inputs["used"], inputs["T"], inputs["T"])
    return result(pairs=pairs, stored=stored)


def growth(inputs: Inputs) -> StepResult:
    used, once, twice = inputs["used"], inputs["T"], 2 * inputs["T"]
    less, more = (
        [*_multiplications(inputs, length), counts.attention_weight_count(used, length, length)]
        for length in (once, twice)
    )
    weights = inputs["projections"] + inputs["output"]
    even = counts.break_even_length(weights, used, inputs["d_k"])
    linear, square = _multiplications(inputs, _LENGTHS[:, None])
    # Models of the same name and width have the same curve.
    names = [f"{name} ({d:g})" for name, d in zip(inputs.words("names"), inputs["d"], strict=True)]
    picture = Lines(
        _LENGTHS, dict(zip(names, (square / (square + linear)).T, strict=True)), logarithmic="x"
    )
    factors = np.array([many / few for many, few in zip(more, less, strict=True)])
    remark = f"Both parts are equal at a length of {_by_name(inputs, even)}."
    return result(factors=factors, even=even, remark=remark, picture=picture)


def _multiplications(inputs: Inputs, length: Numbers) -> tuple[Numbers, Numbers]:
    """Return the multiplications in the projections, and in scores and weighted sums."""
    linear = counts.projection_multiplications(length, inputs["projections"] + inputs["output"])
    return linear, counts.attention_multiplications(inputs["used"], length, length, inputs["d_k"])


def _by_name(inputs: Inputs, values: Numbers, form: str = ",.10g", unit: str = "") -> str:
    pairs = zip(inputs.words("names"), values, strict=True)
    return ", ".join(f"{value:{form}}{unit} for {name}" for name, value in pairs)


def _squares(solve: Solver, removed: tuple[str, ...] = ()) -> list[float]:
    """Return the parameters of the base Transformer's attention, in squares of its width."""
    found = solve(removed=removed)
    names = ("projections", "output", "total")
    return [float(found[name][BASE] / found["d"][BASE] ** 2) for name in names]


def _products(solve: Solver) -> float:
    """Return how many products of matrices make scores and weighted sums of one head."""
    one = solve(removed=["heads"])
    return float(one["square"][BASE] / (one["T"] ** 2 * one["d_k"][BASE]))


def _extra(solve: Solver) -> float:
    """Return how many more parameters and multiplications many heads have than one."""
    one, many = solve(removed=["heads"]), solve()
    return float(sum((many[name] - one[name]).sum() for name in ("total", "multiplications")))


_COUNTS = {
    "total": "Parameters",
    "multiplications": "Multiplications",
    "stored": "Attention weights",
}


def _changed(solve: Solver) -> str:
    one, many = solve(removed=["heads"]), solve()
    return next(_COUNTS[name] for name in _COUNTS if not np.array_equal(one[name], many[name]))


def _share(solve: Solver) -> float:
    found = solve({"T": 2048})
    return float(found["square"][BASE] / found["multiplications"][BASE])


computed: SolverFunctions = {
    "squares": _squares,
    "one-squares": lambda solve: _squares(solve, ("heads",))[::2],
    "per-head": lambda solve: [counts.projection_parameters(1, 1, 1), _squares(solve)[0]],
    "many-heads": lambda solve: [*_squares(solve)[:2], *_squares(solve)],
    "products": _products,
    "extra": _extra,
    "shapes": lambda solve: [*[solve()["T"], solve()["d_k"][BASE]] * 3, *[solve()["T"]] * 2],
    "power": lambda solve: np.log2(solve()["factors"][1, BASE]),
    "one-head": _changed,
    "twice-as-wide": lambda solve: (
        solve({"d": [64, 192, 768, 512]})["total"][GEOLIFE] / solve()["total"][GEOLIFE]
    ),
    "long": _share,
}
