"""Why attention scores are divided by the root of the key width."""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist

import numpy as np

from pointerscope.formulas import attention_scores, scale_by_root, softmax
from pointerscope.formulas.compatibility import dot_product_excess_kurtosis, dot_product_variance
from pointerscope.formulas.jacobian import softmax_jacobian
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Lines,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    recorded,
    result,
)

_KEYS = 4  # scores in a drawn row
_ROWS_SHOWN = 5
_BINS = 24
_KURTOSIS = {"normal": 3.0, "same": 3.0, "signs": 1.0}  # of a component
_BEAT_WIDTH = 4
_CURVES = ("no scaling", "divided by the root of the width", "divided by the width")
_DIVISORS = {"nothing": "1", "root": "the root of the width", "width": "the width"}


def dot_product(inputs: Inputs) -> StepResult:
    q, k = inputs["q"], inputs["k"]
    return result(terms=q * k, score=attention_scores(q[None], k[None], scaled=False))


def spread(inputs: Inputs) -> StepResult:
    widths, products = _drawn(inputs)
    expected = dot_product_variance(widths)
    means, variances, deviations = products.mean(-1), products.var(-1), products.std(-1)
    found = np.column_stack([means, variances, expected, deviations, np.sqrt(expected)])
    remark = (
        f"At width {widths[-1]:g} the variance of {inputs.integer('draws')} drawn dot products is "
        f"{variances[-1]:.4g}; the theorem gives {expected[-1]:.4g}."
    )
    if inputs.choice("components") == "same":
        remark += " The theorem does not apply here, because the key is the query itself."
    return result(
        spread=Labelled(found, rows=tuple(f"width {width:g}" for width in widths)),
        remark=remark,
        picture=Lines(
            widths, {"drawn": deviations, "root of the width": np.sqrt(expected)}, markers=True
        ),
    )


def shape(inputs: Inputs) -> StepResult:
    products, width = _drawn(inputs)[1][-1], inputs["d_k"]
    deviation = math.sqrt(dot_product_variance(width))
    normal = NormalDist(0.0, deviation)
    within = [np.mean(np.abs(products) <= times * deviation) for times in (1, 2)]
    expected = [normal.cdf(times * deviation) - normal.cdf(-times * deviation) for times in (1, 2)]
    centred = products - products.mean()
    excess = np.mean(centred**4) / np.mean(centred**2) ** 2 - 3
    reach = max(float(np.abs(products).max()), 3 * deviation)
    heights, edges = np.histogram(products, bins=_BINS, range=(-reach, reach), density=True)
    middles = (edges[1:] + edges[:-1]) / 2
    return result(
        form=[[*within, excess], [*expected, 0.0]],
        kurtosis=dot_product_excess_kurtosis(width, _KURTOSIS[inputs.choice("components")]),
        remark=f"Within two standard deviations of 0 lie {within[1]:.1%} of the draws. A normal "
        f"distribution has {expected[1]:.1%} there.",
        picture=Lines(
            middles, {"drawn": heights, "normal": np.array([normal.pdf(one) for one in middles])}
        ),
    )


def scores_range(inputs: Inputs) -> StepResult:
    deviation = math.sqrt(dot_product_variance(inputs["d_k"]))
    apart = math.sqrt(2 * deviation * deviation)  # variances of independent scores add up
    remark = f"Two scores of a row typically differ by {apart:.3g}."
    return result(raw=_ranges(deviation), apart=apart, remark=remark)


def divide(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    divisor = "nothing" if is_removed else inputs.choice("divisor")
    width = inputs.integer("d_k")
    drawn = recorded(_rows(_drawn(inputs)[1][-1])[:_ROWS_SHOWN])
    deviation = np.sqrt(dot_product_variance(inputs["d_k"]))
    by_divisor = {one: float(_over(one, deviation, width)) for one in _DIVISORS}
    chosen = by_divisor[divisor]
    return result(
        range=_ranges(chosen),
        ranges=_ranges(*by_divisor.values()),
        drawn=drawn,
        scaled=_over(divisor, drawn, width),
        remark=f"Scores divided by {_DIVISORS[divisor]} have a standard deviation of {chosen:.4g} "
        f"and a variance of {chosen * chosen:.4g}.",
    )


def weights(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    scaled = inputs["scaled"]
    if is_removed:
        largest_scores = scaled == scaled.max(-1, keepdims=True)
        found = largest_scores / largest_scores.sum(-1, keepdims=True)
    else:
        found = softmax(scaled)
    largest = ", ".join(f"{weight:.2f}" for weight in found.max(-1))
    return result(A=found, remark=f"The largest weights of the rows are {largest}.")


def slopes(inputs: Inputs) -> StepResult:
    widths, products = _drawn(inputs)
    sharpness = np.array([_sharpness(widths, products, divisor) for divisor in _DIVISORS])
    largest = sharpness[:, -1, 0]
    return result(
        slope=_slopes(inputs["A"]),
        sharpness=sharpness[:, -1],
        remark=f"Over all drawn rows of {_KEYS} at width {widths[-1]:g}, the largest weight is "
        f"{largest[0]:.0%} on average without scaling, {largest[1]:.0%} if scores are divided by "
        f"the root of the width, and {largest[2]:.0%} if they are divided by the width.",
        picture=Lines(widths, dict(zip(_CURVES, sharpness[..., 1], strict=True)), markers=True),
    )


def by_hand(inputs: Inputs) -> StepResult:
    found = softmax(inputs["examples"])
    return result(E=found, E_slope=_slopes(found))


def three_divisors(inputs: Inputs) -> StepResult:
    scaled = np.stack([_over(divisor, inputs["beat"], _BEAT_WIDTH) for divisor in _DIVISORS])
    found = softmax(scaled)
    one, two, four = (f"{largest:.0%}" for largest in found.max(-1))
    remark = f"The largest weight is {one} for c = 1, {two} for c = 2 and {four} for c = 4."
    return result(B_s=scaled, B=found, remark=remark)


def _drawn(inputs: Inputs) -> tuple[Numbers, Numbers]:
    """Return widths 1, 2, 4, … up to d_k, and dot products of drawn vectors, (widths, draws)."""
    sizes = (inputs.integer(name) for name in ("d_k", "draws", "seed"))
    return _draw(inputs.choice("components"), *sizes)


@lru_cache(maxsize=16)
def _draw(components: str, width: int, draws: int, seed: int) -> tuple[Numbers, Numbers]:
    random = np.random.default_rng(seed)
    if components == "signs":
        queries, keys = random.choice((-1.0, 1.0), (2, draws, width))
    else:
        queries, keys = random.standard_normal((2, draws, width))
    if components == "same":
        keys = queries
    # The first components of a vector are a narrower vector, drawn in the same way.
    sums = (queries * keys).cumsum(-1)
    widths = np.array([*(2**power for power in range((width - 1).bit_length())), width])
    return widths.astype(np.float64), sums.T[widths - 1]


def _rows(products: Numbers) -> Numbers:
    """Return dot products of one width as rows of scores."""
    return products[: len(products) // _KEYS * _KEYS].reshape(-1, _KEYS)


def _over(divisor: str, scores: Numbers, width: float) -> Numbers:
    if divisor == "root":
        return scale_by_root(scores, int(width))
    return scores / width if divisor == "width" else scores


def _ranges(*deviations: float) -> list[list[float]]:
    return [[one, -2 * one, 2 * one, 4 * one] for one in deviations]


def _slopes(shares: Numbers) -> Numbers:
    return np.diagonal(softmax_jacobian(shares), axis1=-2, axis2=-1)


def _sharpness(widths: Numbers, products: Numbers, divisor: str) -> Numbers:
    """Return the mean largest weight of the drawn rows and its mean slope, (widths, 2)."""
    drawn = zip(widths, products, strict=True)
    scores = np.stack([_over(divisor, _rows(one), width) for width, one in drawn])
    largest = softmax(scores).max(-1)
    return np.stack([largest.mean(-1), (largest * (1 - largest)).mean(-1)], axis=-1)


def _normal() -> tuple[float, float]:
    """Return the mean and the mean square of a normal component, by an exact quadrature."""
    at, share = np.polynomial.hermite_e.hermegauss(4)
    share = share / share.sum()
    return float(share @ at), float(share @ at**2)


def _moments(solve: Solver) -> list[float]:
    mean, square = _normal()
    return [float(solve()["d_k"]) * mean * mean, mean * mean, square, square]


def _factors(_: Solver) -> list[float]:
    mean, square = _normal()
    mean = round(mean, 12) + 0.0  # 0, not -0
    return [mean, mean, (mean * mean) ** 2, square, square]


_FLAT = "The rows are flatter: every weight is closer to 1/4."
_SHARP = "The rows are sharper: the largest weight is closer to 1."

computed: SolverFunctions = {
    "term-variance": lambda solve: solve({"d_k": 1})["spread"][0, 2],
    "term-mean": lambda solve: solve({"d_k": 1})["spread"][0, 0],
    "mean": lambda solve: solve()["spread"][-1, 0],
    "scaled-mean": lambda solve: scale_by_root(solve()["spread"][-1, 0], int(solve()["d_k"])),
    "scaled-variance": lambda solve: solve()["range"][0, 0] ** 2,
    "moments": _moments,
    "factors": _factors,
    "root-4": lambda solve: solve()["B_s"][0, 0] / solve()["B_s"][1, 0],
    "wider": lambda solve: solve({"d_k": 256})["raw"][0, 0] / solve()["raw"][0, 0],
    "by-width": lambda solve: solve({"divisor": "width"})["range"][0, 0] ** 2,
    "flat": lambda solve: (
        _FLAT if solve({"divisor": "width"})["A"].max() < solve()["A"].max() else _SHARP
    ),
}
