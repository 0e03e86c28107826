"""Fits of an exponential decay and a power law to weights by steps back.

n points, R sets of points, G candidate shapes; p parameters of a curve, c of them linear.
"""

import math
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from pointerscope.core.array_types import Float, Numbers
from pointerscope.formulas.decay import corrected_akaike, exponential_decay, power_law

# A smaller difference of AICc does not distinguish two curves (Burnham and Anderson).
MIN_DIFFERENCE = 2.0
_MAX_EVALUATIONS = 5_000
_CONSTANT_TOLERANCE = 1e-9
_TOO_FEW_POINTS_MESSAGE = "There are too few steps back to fit {}."
_CONSTANT = "The weights are equal at every step, so {} cannot be fitted."
NOT_FALLING_MESSAGE = "Over these steps the weights do not fall like {}."
TOO_FAST_MESSAGE = "The weights fall within a single step, too fast to fit {}."
_NEGATIVE_BASELINE = (
    "The {} would level off below 0, which is impossible for a weight; the weights fall almost "
    "along a straight line."
)
_NOT_CONVERGED = "The fit of {} did not converge."


@dataclass(frozen=True)
class Curve:
    """A curve with a height, a shape and perhaps a baseline, in this order.

    Attributes:
        name: in tables.
        formula: a function of the steps back and the parameters.
        parameters: their names.
        shapes: the slowest and the fastest decay of the search; an optimum at either end counts as
            no fit.
    """

    name: str
    formula: Callable[..., Any]
    parameters: tuple[str, ...]
    shapes: tuple[float, float]

    @property
    def levels_off(self) -> bool:
        """Whether it has a baseline."""
        return len(self.parameters) > 2


EXPONENTIAL = Curve("exponential decay", exponential_decay, ("a", "rate", "c"), (0.01, 6.0))
POWER_LAW = Curve("power law", power_law, ("a", "exponent"), (0.005, 8.0))
CURVES = (EXPONENTIAL, POWER_LAW)


@dataclass(frozen=True)
class Fit:
    """The fit of a curve, or the reason why there is none.

    Attributes:
        curve: the curve.
        reason: why there is no fit, a sentence with {} for the curve; empty if there is a fit.
            Without a fit, all numbers are NaN.
        parameters: in the curve's order.
        errors: standard errors of the parameters.
        residual_error: standard error of the residuals, in the unit of the weights.
        explained: the share of the weights' variance that the curve explains.
        aicc: AICc, Akaike's criterion corrected for few points; smaller is better.
    """

    curve: Curve
    reason: str
    parameters: tuple[float, ...]
    errors: tuple[float, ...]
    residual_error: float = math.nan
    explained: float = math.nan
    aicc: float = math.nan

    @property
    def problem(self) -> str:
        """A sentence on why there is no fit; empty if there is one."""
        return self.reason.format(_with_article(self.curve))

    @property
    def has_negative_baseline(self) -> bool:
        """Whether the curve levels off below 0, which no weight can."""
        return self.curve.levels_off and self.parameters[2] < 0


class GridFits(NamedTuple):
    """The best curves through several sets of points.

    Attributes:
        parameters: of each curve, in its order.
        squares: the sum of weighted squared residuals of each curve.
    """

    parameters: Float[Numbers, "R p"]
    squares: Float[Numbers, " R"]


def fit(
    curve: Curve,
    steps: Float[Numbers, " n"],
    weights: Float[Numbers, " n"],
    counts: Float[Numbers, " n"] | None = None,
) -> Fit:
    """Fit a curve by least squares, with points weighted by their number of histories.

    Args:
        curve: to fit.
        steps: steps back, from 1 on.
        weights: mean weight at each.
        counts: histories at each; all points weigh the same if None.
    """
    if len(steps) < len(curve.parameters) + 3:
        return _failed_fit(curve, _TOO_FEW_POINTS_MESSAGE)
    if np.ptp(weights) <= _CONSTANT_TOLERANCE * np.abs(weights).max():
        return _failed_fit(curve, _CONSTANT)
    counts = np.ones(len(steps)) if counts is None else counts
    sigmas = _relative_sigmas(counts)
    start = fit_by_grid_search(curve, steps, weights[None], counts).parameters[0]
    if start[0] <= 0 or _at_end(start[1], curve.shapes[0]):
        return _failed_fit(curve, NOT_FALLING_MESSAGE)
    if _at_end(start[1], curve.shapes[1]):
        return _failed_fit(curve, TOO_FAST_MESSAGE)
    optimum = _least_squares(curve, steps, weights, sigmas, start)
    if optimum is None:
        return _failed_fit(curve, _NOT_CONVERGED)
    parameters, errors = optimum
    residuals = (weights - curve.formula(steps, *parameters)) / sigmas
    deviations = (weights - np.average(weights, weights=counts)) / sigmas
    squares = float(residuals @ residuals)
    return Fit(
        curve,
        "",
        tuple(map(float, parameters)),
        tuple(map(float, errors)),
        math.sqrt(squares / (len(steps) - len(parameters))),
        1 - squares / float(deviations @ deviations),
        aicc(curve, np.float64(squares), len(steps)),
    )


def aicc(curve: Curve, squares: Any, points: int) -> Any:
    """Return AICc of a curve for one or several sums of squares."""
    return corrected_akaike(squares, points, len(curve.parameters))


def describe_fits(fits: Sequence[Fit]) -> str:
    """Describe in sentences which curve fits better and why others do not fit."""
    fitted = sorted((fit for fit in fits if not fit.reason), key=lambda fit: fit.aicc)
    sentences = [_compare(*fitted[:2])] if len(fitted) > 1 else []
    sentences += [
        f"The {fit.curve.name} fits with a residual error of {fit.residual_error:.4f}."
        for fit in fitted[:1]
        if not sentences
    ]
    sentences += [
        _NEGATIVE_BASELINE.format(fit.curve.name) for fit in fitted if fit.has_negative_baseline
    ]
    for reason in dict.fromkeys(fit.reason for fit in fits if fit.reason):
        curves = [_with_article(fit.curve) for fit in fits if fit.reason == reason]
        sentences.append(reason.format(" or ".join(curves)))
    return " ".join(sentences)


def _compare(best: Fit, second: Fit) -> str:
    difference = second.aicc - best.aicc
    by = f", AICc lower by {difference:.1f}" if math.isfinite(difference) else ""
    errors = f"residual error {best.residual_error:.4f} against {second.residual_error:.4f}{by}"
    if difference >= MIN_DIFFERENCE:
        return (
            f"The {best.curve.name} describes the weights better than the {second.curve.name}: "
            f"{errors}."
        )
    return (
        f"The {best.curve.name} and the {second.curve.name} describe the weights about equally "
        f"well: {errors}."
    )


def fit_by_grid_search(
    curve: Curve,
    steps: Float[Numbers, " n"],
    weights: Float[Numbers, "R n"],
    counts: Float[Numbers, " n"],
    grid_size: int = 400,
) -> GridFits:
    """Fit a curve to several sets of points by a grid search, which always converges.

    For a given shape, linear regression yields the other parameters. So the shapes are searched on
    a logarithmic grid, and a parabola refines the best one.

    Args:
        curve: to fit.
        steps: steps back, from 1 on.
        weights: mean weights at each, one row per set.
        counts: histories at each.
        grid_size: number of shapes.
    """
    sigmas = _relative_sigmas(counts)
    scaled = weights / sigmas
    slowest, fastest = map(math.log, curve.shapes)
    log_shapes = np.linspace(slowest, fastest, grid_size)
    designs = _design_matrices(curve, steps, np.exp(log_shapes)) / sigmas[:, None]
    bases = np.linalg.qr(designs).Q  # (G, n, 1 or 2), orthonormal
    projections = np.einsum("gnc,rn->rgc", bases, scaled)
    losses = -np.square(projections).sum(-1)  # (R, G): squared residuals up to a constant of each R
    best = losses.argmin(1)
    centre = best.clip(1, grid_size - 2)
    left, middle, right = (losses[np.arange(len(losses)), centre + side] for side in (-1, 0, 1))
    curvature = left - 2 * middle + right
    with np.errstate(invalid="ignore", divide="ignore"):
        offset = np.where(curvature > 0, (left - right) / (2 * curvature), 0.0)  # in grid steps
    is_interior = (best == centre) & np.isfinite(offset)
    grid_step = log_shapes[1] - log_shapes[0]
    shapes = np.exp(log_shapes[best] + np.where(is_interior, offset.clip(-1, 1), 0) * grid_step)
    designs = _design_matrices(curve, steps, shapes) / sigmas[:, None]  # (R, n, 1 or 2)
    coefficients = np.linalg.pinv(designs) @ scaled[..., None]
    residuals = scaled - (designs @ coefficients)[..., 0]
    height, baseline = coefficients[:, :1, 0], coefficients[:, 1:, 0]
    parameters = np.concatenate([height, shapes[:, None], baseline], 1)
    return GridFits(parameters, np.square(residuals).sum(1))


def _design_matrices(
    curve: Curve, steps: Float[Numbers, " n"], shapes: Float[Numbers, " G"]
) -> Float[Numbers, "G n c"]:
    """Return the design matrix of each shape: the factor of the height, and 1 for the baseline."""
    baseline = (0.0,) if curve.levels_off else ()
    unit_height = curve.formula(steps, 1.0, shapes[:, None], *baseline)
    return np.stack([unit_height, np.ones_like(unit_height)][: 1 + curve.levels_off], -1)


def _relative_sigmas(counts: Float[Numbers, " n"]) -> Float[Numbers, " n"]:
    """Return the points' standard deviations up to a common factor."""
    return np.sqrt(counts.mean() / counts)


def _least_squares(
    curve: Curve,
    steps: Float[Numbers, " n"],
    weights: Float[Numbers, " n"],
    sigmas: Float[Numbers, " n"],
    start: Float[Numbers, " p"],
) -> tuple[Numbers, Numbers] | None:
    """Return parameters and standard errors; None if the search does not converge."""
    from scipy.optimize import OptimizeWarning, curve_fit

    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("error", OptimizeWarning)
            parameters, covariance = curve_fit(
                curve.formula, steps, weights, p0=start, sigma=sigmas, maxfev=_MAX_EVALUATIONS
            )
    except (RuntimeError, ValueError, OptimizeWarning):
        return None
    errors = np.sqrt(np.diag(covariance))
    is_finite = np.isfinite(parameters).all() and np.isfinite(errors).all()
    return (parameters, errors) if is_finite and parameters[0] > 0 and parameters[1] > 0 else None


def _at_end(shape: float, end: float) -> bool:
    """Return whether a shape lies at an end of the grid."""
    return abs(math.log(shape / end)) < 1e-6


def _with_article(curve: Curve) -> str:
    return f"an {curve.name}" if curve.name[0] in "aeiou" else f"a {curve.name}"


def _failed_fit(curve: Curve, reason: str) -> Fit:
    unknown = (math.nan,) * len(curve.parameters)
    return Fit(curve, reason, unknown, unknown)
