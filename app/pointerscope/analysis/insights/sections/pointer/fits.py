"""The decay of the pointer weight by steps back: curves fitted to its means."""

import math
from collections.abc import Iterable

import numpy as np

from pointerscope.analysis.insights.decay import (
    EXPONENTIAL,
    MIN_DIFFERENCE,
    NOT_FALLING_MESSAGE,
    POWER_LAW,
    TOO_FAST_MESSAGE,
    aicc,
    describe_fits,
    fit_by_grid_search,
)
from pointerscope.analysis.insights.estimates import Estimate, percentile_interval, ratio
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, FIRST_FITTED, Steps
from pointerscope.analysis.insights.tables import claim_from_effect, round_rows
from pointerscope.core.array_types import Numbers
from pointerscope.core.percentages import percent
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable

# The text's value, and the tolerance of "around": one unit of the last digit that it gives.
BASELINE, ABOUT_BASELINE = 0.04, 0.01
_NOT_CHECK_INS = "; the text claims this for check-ins, and these data are not check-ins"


def weight_decay(steps: Steps) -> InsightTable:
    """Build the table of the fitted curves."""
    rows: list[list[float | str | None]] = []
    for fitted in steps.fits:
        if fitted.reason:
            continue
        curve = fitted.curve
        parameters, _ = steps.resampled_fits(curve)
        low, high = percentile_interval(parameters, steps.estimator.people)
        ends = zip(curve.parameters, fitted.parameters, fitted.errors, low, high, strict=True)
        rows += [[curve.name, *of] for of in ends]
        rows += [
            [curve.name, "first", float(steps.fitted[0]), None, None, None],
            [curve.name, "last", float(steps.fitted[-1]), None, None, None],
            [curve.name, "residual_error", fitted.residual_error, None, None, None],
            [curve.name, "explained", fitted.explained, None, None, None],
            [curve.name, "aicc", fitted.aicc, None, None, None],
        ]
    return InsightTable(
        name="weight_decay",
        title="Decay of the pointer weight",
        section="where",
        definition=(
            "Least-squares fits of a·exp(−λk) + c (rate is λ) and of a·k^(−β) (exponent is β) to "
            "the mean weights k steps back, weighted by the number of histories. For each curve: "
            "the parameters with standard errors and bootstrap intervals, the first and last "
            "fitted steps, the standard error of the residuals, the share of variance explained, "
            "and AICc, which penalises parameters; smaller is better."
        ),
        histories=steps.estimator.histories,
        people=steps.estimator.people,
        columns=[
            InsightColumn(name="curve", title="Curve"),
            InsightColumn(name="measure", title="Measure"),
            InsightColumn(name="value", title="Value"),
            InsightColumn(name="standard_error", title="Standard error"),
            InsightColumn(name="low", title="Low"),
            InsightColumn(name="high", title="High"),
        ],
        rows=round_rows(rows),
        notes=[describe_fits(steps.fits), _which_steps(steps), *_unsettled(steps)],
    )


def _unsettled(steps: Steps) -> list[str]:
    """Return a sentence for each curve whose shape some resamples do not determine."""
    notes = []
    for fitted in steps.fits:
        if fitted.reason:
            continue
        slowest, fastest = fitted.curve.shapes
        shapes = steps.resampled_fits(fitted.curve)[0][:, 1]
        share = float(((shapes < slowest * 1.001) | (shapes > fastest * 0.999)).mean())
        if share > 0:
            notes.append(
                f"For the {fitted.curve.name}, {percent(share)} of the resamples determine "
                f"no {fitted.curve.parameters[1]} between {slowest:g} and {fastest:g}; their "
                "intervals end there."
            )
    return notes


def _which_steps(steps: Steps) -> str:
    at = steps.fitted
    if not len(at):
        return (
            f"Fewer than {MIN_PEOPLE} people have histories that reach {FIRST_FITTED} or more "
            "steps back."
        )
    counted = int(steps.reaching.histories[steps.first.index(int(at[-1]))])
    at_least = "at least " if counted < steps.histories[at[-1]] else ""
    return (
        f"Fitted over {at[0]} to {at[-1]} steps back, the range of the text as far as at least "
        f"{MIN_PEOPLE} people reach; {at_least}"
        f"{percent(counted / steps.histories[0])} of the histories reach the last step."
    )


def claims(steps: Steps, *, check_ins: bool) -> Iterable[Claim]:
    """Test the claims on the decay, for check-ins only or for all data."""
    yield _rapid(steps, check_ins=check_ins)
    yield _baseline(steps, check_ins=check_ins)
    yield _exponential(steps)


def _rapid(steps: Steps, *, check_ins: bool) -> Claim:
    """Test whether most of the fall from the first to the last fitted step is in the first step.

    The text claims it for check-ins, so other data can neither confirm nor refute it.
    """
    estimator, at = steps.estimator, steps.fitted
    effect, said = None, _which_steps(steps).rstrip(".")
    if len(at) > 2 and (at[0], at[1]) == (1, 2):
        value = estimator.means(BY_STEP).value[0]
        if check_ins:
            effect = estimator.estimate(
                lambda own, often: _rapidity(*ratio(own, often).T),
                *(estimator.sums(BY_STEP, part)[:, 0][:, [1, 2, at[-1]]] for part in ("sum", "n")),
            )
        said = (
            f"The mean weight goes from {value[1]:.4f} at 1 step back to {value[2]:.4f} at 2 and "
            f"{value[at[-1]]:.4f} at {at[-1]}"
        )
        said += "" if check_ins else _NOT_CHECK_INS
    return claim_from_effect(
        effect,
        name="rapid-initial-decay",
        view="weight-by-steps-back",
        source="T §7.4",
        claim=(
            "For check-ins the weight at first decays rapidly from position 1; we take this to "
            "mean that it falls more in the first step than in all further steps up to 10."
        ),
        measured=said,
        effect_name="the first fall minus the further falls (or the total fall, if that is less)",
        estimator=estimator,
        digits=4,
    )


def _rapidity(first: Numbers, second: Numbers, last: Numbers) -> Numbers:
    """Return the first fall minus the further falls, but at most the total fall, [R]."""
    return np.minimum((first - second) - (second - last), first - last)


def _baseline(steps: Steps, *, check_ins: bool) -> Claim:
    fitted, effect = steps.fits[0], None
    said = fitted.problem.rstrip(".")
    if not fitted.reason:
        c, error = fitted.parameters[2], fitted.errors[2]
        said = f"The exponential decay levels off at {c:.4f} (standard error {error:.4f})"
        said = said.replace("at -", "at −")
        if check_ins:
            parameters, _ = steps.resampled_fits(EXPONENTIAL)
            low, high = percentile_interval(
                ABOUT_BASELINE - np.abs(parameters[:, 2] - BASELINE), steps.estimator.people
            )
            effect = Estimate(ABOUT_BASELINE - abs(c - BASELINE), float(low), float(high))
    said += "" if check_ins else _NOT_CHECK_INS
    return claim_from_effect(
        effect,
        name="decay-baseline",
        view="weight-by-steps-back",
        source="T §7.4",
        claim=(
            f"For check-ins the decay levels off around {BASELINE}; we take this to mean within "
            f"{ABOUT_BASELINE}."
        ),
        measured=said,
        effect_name=f"{ABOUT_BASELINE} minus the distance from {BASELINE}",
        estimator=steps.estimator,
        digits=4,
    )


def _exponential(steps: Steps) -> Claim:
    """Compare exponential decay and power law; if neither fits, test whether the weights fall.

    A difference of AICc below `MIN_DIFFERENCE` does not distinguish two curves, and weights cannot
    decay to less than 0.
    """
    ours, rival = steps.fits
    refused = ours.reason in (NOT_FALLING_MESSAGE, TOO_FAST_MESSAGE)
    effect, threshold, digits = None, MIN_DIFFERENCE, 1
    effect_name, objection = "AICc of the power law minus that of the exponential decay", ""
    if not rival.reason and (refused or not ours.reason):
        effect = _criteria_apart(steps)
        if refused:
            effect_name += " at the fastest or slowest rate of the search"
            objection = "at such a rate this is not an exponential decay"
        elif ours.has_negative_baseline:
            objection = "weights cannot decay to less than 0"
    elif refused and rival.reason in (NOT_FALLING_MESSAGE, TOO_FAST_MESSAGE):
        effect, threshold, digits = _fall(steps), 0.0, 4
        effect_name = f"the fall from {steps.fitted[0]} to {steps.fitted[-1]} steps back"
        objection = "a fall alone is not an exponential decay"
    claim = claim_from_effect(
        effect,
        name="decay-exponential",
        view="weight-by-steps-back",
        source="T §7.4",
        claim=(
            "Attention decays as a·exp(−λk) + c over 1 to 10 steps back; we compare this with a "
            "power law."
        ),
        measured=describe_fits(steps.fits).rstrip("."),
        effect_name=effect_name,
        estimator=steps.estimator,
        digits=digits,
    )
    if effect is None or claim.verdict not in ("holds", "does not hold"):
        return claim
    objections = [objection] if objection and claim.verdict == "holds" else []
    if min(abs(effect.low), abs(effect.high)) < threshold:
        objections.append(
            f"the interval includes differences below {threshold:g}, which do not distinguish the "
            "curves"
        )
    if not objections:
        return claim
    return claim.model_copy(
        update={
            "verdict": "cannot be told",
            "measured": f"{claim.measured[:-1]}, but {' and '.join(objections)}.",
        }
    )


def _criteria_apart(steps: Steps) -> Estimate | None:
    """Estimate AICc of the best power law minus that of the best exponential decay."""
    at = steps.fitted
    value = steps.estimator.means(BY_STEP).value[0, at]
    ours, rival = (
        fitted.aicc
        if not fitted.reason
        else float(
            aicc(
                fitted.curve,
                fit_by_grid_search(
                    fitted.curve, at.astype(float), value[None], steps.histories[at]
                ).squares,
                len(at),
            )[0]
        )
        for fitted in steps.fits
    )
    (_, own), (_, other) = (steps.resampled_fits(curve) for curve in (EXPONENTIAL, POWER_LAW))
    apart = rival - ours
    return (
        Estimate(apart, *map(float, percentile_interval(other - own, steps.estimator.people)))
        if math.isfinite(apart)
        else None
    )


def _fall(steps: Steps) -> Estimate:
    """Estimate the fall of the weight from the first to the last fitted step."""
    ends = [steps.fitted[0], steps.fitted[-1]]

    def fall(own: Numbers, often: Numbers) -> Numbers:
        first, last = ratio(own, often).T
        return first - last

    return steps.estimator.estimate(
        fall, *(steps.estimator.sums(BY_STEP, part)[:, 0][:, ends] for part in ("sum", "n"))
    )
