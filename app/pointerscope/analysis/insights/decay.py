"""How weights fade with every step back: an exponential decay or a power law, whichever fits.

n points, R resamples, p parameters of a curve, G shapes that are tried.
"""

from __future__ import annotations

import math
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.formulas.decay import corrected_akaike, exponential_decay, power_law

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

# A difference of the criterion below this tells two curves hardly apart (Burnham and Anderson).
LEAST_DIFFERENCE = 2.0
_MOST_CALLS = 5_000
_FLAT = 1e-9
_TOO_FEW = "There are too few steps back to fit {}."
_LEVEL = "The weights are the same at every step, which leaves nothing to fit {} to."
NO_FALL = "Over these steps the weights do not fall as {} does."
ALL_AT_ONCE = "The weights fall within a single step, too fast to fit {}."
_BELOW_NOTHING = (
    "The {} would level off below 0, where no weight can be: what it follows is closer to a "
    "straight line."
)
_LOST = "The search for {} came to no end."


@dataclass(frozen=True)
class Curve:
    """A curve with a height, a shape and perhaps a baseline, in this order.

    Attributes:
        name: in tables.
        formula: of the steps back and the parameters.
        parameters: their names.
        shapes: from the slowest to the fastest decay that is looked for; a best one at an end is
            none.
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
    """A curve through the points.

    Attributes:
        curve: which.
        reason: why there is no fit, a sentence with {} for the curve; empty where there is one, and
            else the rest is NaN.
        parameters: in the curve's order.
        errors: their standard errors.
        residual_error: standard error of the residuals, in the unit of the weights.
        explained: the share of the weights' variance.
        criterion: Akaike's, corrected for few points; smaller is better.
    """

    curve: Curve
    reason: str
    parameters: tuple[float, ...]
    errors: tuple[float, ...]
    residual_error: float = math.nan
    explained: float = math.nan
    criterion: float = math.nan

    @property
    def problem(self) -> str:
        """Why there is no fit, as a sentence; empty where there is one."""
        return self.reason.format(_a(self.curve))

    @property
    def below_nothing(self) -> bool:
        """Whether it levels off where no weight can be."""
        return self.curve.levels_off and self.parameters[2] < 0


class Profile(NamedTuple):
    """The best curves through several sets of points.

    Attributes:
        parameters: of each, in the curve's order.
        squares: the sum of weighted squared residuals of each.
    """

    parameters: Float[Numbers, "R p"]
    squares: Float[Numbers, " R"]


def fit(
    curve: Curve,
    steps: Float[Numbers, " n"],
    weights: Float[Numbers, " n"],
    counts: Float[Numbers, " n"] | None = None,
) -> Fit:
    """Fit a curve by least squares, each point counting as much as what it is made of.

    Args:
        curve: which.
        steps: back, from 1 on.
        weights: mean weights there.
        counts: of histories there; all points count alike if left out.
    """
    if len(steps) < len(curve.parameters) + 3:
        return _none(curve, _TOO_FEW)
    if np.ptp(weights) <= _FLAT * np.abs(weights).max():
        return _none(curve, _LEVEL)
    counts = np.ones(len(steps)) if counts is None else counts
    spread = _spread(counts)
    start = profile(curve, steps, weights[None], counts).parameters[0]
    if start[0] <= 0 or _at_end(start[1], curve.shapes[0]):
        return _none(curve, NO_FALL)
    if _at_end(start[1], curve.shapes[1]):
        return _none(curve, ALL_AT_ONCE)
    found = _least_squares(curve, steps, weights, spread, start)
    if found is None:
        return _none(curve, _LOST)
    parameters, errors = found
    residuals = (weights - curve.formula(steps, *parameters)) / spread
    around = (weights - np.average(weights, weights=counts)) / spread
    squares = float(residuals @ residuals)
    return Fit(
        curve,
        "",
        tuple(map(float, parameters)),
        tuple(map(float, errors)),
        math.sqrt(squares / (len(steps) - len(parameters))),
        1 - squares / float(around @ around),
        criterion(curve, np.float64(squares), len(steps)),
    )


def criterion(curve: Curve, squares: Any, points: int) -> Any:
    """Akaike's corrected criterion of a curve, of one sum of squares or of several."""
    return corrected_akaike(squares, points, len(curve.parameters))


def said_of(fits: Sequence[Fit]) -> str:
    """Which curve is better, and what stands against the others, in sentences."""
    fitted = sorted((fit for fit in fits if not fit.reason), key=lambda fit: fit.criterion)
    said = [_compared(*fitted[:2])] if len(fitted) > 1 else []
    said += [
        f"The {fit.curve.name} fits with a residual error of {fit.residual_error:.4f}."
        for fit in fitted[:1]
        if not said
    ]
    said += [_BELOW_NOTHING.format(fit.curve.name) for fit in fitted if fit.below_nothing]
    for reason in dict.fromkeys(fit.reason for fit in fits if fit.reason):
        curves = [_a(fit.curve) for fit in fits if fit.reason == reason]
        said.append(reason.format(" or ".join(curves)))
    return " ".join(said)


def _compared(best: Fit, second: Fit) -> str:
    apart = second.criterion - best.criterion
    by = f", AICc lower by {apart:.1f}" if math.isfinite(apart) else ""
    errors = f"residual error {best.residual_error:.4f} against {second.residual_error:.4f}{by}"
    if apart >= LEAST_DIFFERENCE:
        return (
            f"The {best.curve.name} describes the weights better than the {second.curve.name}: "
            f"{errors}."
        )
    return (
        f"The {best.curve.name} and the {second.curve.name} describe the weights about equally "
        f"well: {errors}."
    )


def profile(
    curve: Curve,
    steps: Float[Numbers, " n"],
    drawn: Float[Numbers, "R n"],
    counts: Float[Numbers, " n"],
    tried: int = 400,
) -> Profile:
    """The best curves through several sets of points, without a search that could get lost.

    For a given shape the other parameters follow from a linear regression, so that shapes are
    tried one by one, evenly in their logarithms, and the best is refined by a parabola.

    Args:
        curve: which.
        steps: back, from 1 on.
        drawn: mean weights there.
        counts: of histories there.
        tried: how many shapes.
    """
    spread = _spread(counts)
    scaled = drawn / spread
    slowest, fastest = map(math.log, curve.shapes)
    logs = np.linspace(slowest, fastest, tried)
    directions = np.linalg.qr(_columns(curve, steps, np.exp(logs)) / spread[:, None]).Q
    reached = np.einsum("gnp,rn->rgp", directions, scaled)
    lost = -np.square(reached).sum(-1)  # (R, G), up to a constant of every set
    at = lost.argmin(1)
    middle = at.clip(1, tried - 2)
    before, here, after = (lost[np.arange(len(lost)), middle + side] for side in (-1, 0, 1))
    bend = before - 2 * here + after
    with np.errstate(invalid="ignore", divide="ignore"):
        moved = np.where(bend > 0, (before - after) / (2 * bend), 0.0)
    inner = (at == middle) & np.isfinite(moved)
    refined = logs[at] + np.where(inner, moved.clip(-1, 1), 0) * (logs[1] - logs[0])
    shapes = np.exp(refined)
    columns = _columns(curve, steps, shapes) / spread[:, None]  # (R, n, 1 or 2)
    linear = np.linalg.pinv(columns) @ scaled[..., None]
    residuals = scaled - (columns @ linear)[..., 0]
    heights = linear[..., 0]
    parameters = np.concatenate([heights[:, :1], shapes[:, None], heights[:, 1:]], 1)
    return Profile(parameters, np.square(residuals).sum(1))


def _columns(
    curve: Curve, steps: Float[Numbers, " n"], shapes: Float[Numbers, " G"]
) -> Float[Numbers, "G n c"]:
    """What the height is multiplied with, and 1 for the baseline."""
    baseline = (0.0,) if curve.levels_off else ()
    falling = curve.formula(steps, 1.0, shapes[:, None], *baseline)
    return np.stack([falling, np.ones_like(falling)][: 1 + curve.levels_off], -1)


def _spread(counts: Float[Numbers, " n"]) -> Float[Numbers, " n"]:
    """Standard deviations of the points but for a factor, about 1."""
    return np.sqrt(counts.mean() / counts)


def _least_squares(
    curve: Curve,
    steps: Float[Numbers, " n"],
    weights: Float[Numbers, " n"],
    spread: Float[Numbers, " n"],
    start: Float[Numbers, " p"],
) -> tuple[Numbers, Numbers] | None:
    """Parameters and their standard errors; None where the search comes to no end."""
    from scipy.optimize import OptimizeWarning, curve_fit

    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("error", OptimizeWarning)
            parameters, covariance = curve_fit(
                curve.formula, steps, weights, p0=start, sigma=spread, maxfev=_MOST_CALLS
            )
    except (RuntimeError, ValueError, OptimizeWarning):
        return None
    errors = np.sqrt(np.diag(covariance))
    sound = np.isfinite(parameters).all() and np.isfinite(errors).all()
    return (parameters, errors) if sound and parameters[0] > 0 and parameters[1] > 0 else None


def _at_end(shape: float, end: float) -> bool:
    """Whether a shape is one of the ends of those that are tried."""
    return abs(math.log(shape / end)) < 1e-6


def _a(curve: Curve) -> str:
    return f"an {curve.name}" if curve.name[0] in "aeiou" else f"a {curve.name}"


def _none(curve: Curve, reason: str) -> Fit:
    unknown = (math.nan,) * len(curve.parameters)
    return Fit(curve, reason, unknown, unknown)
