"""How the weight decays with the steps back: curves fitted to its means."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.insights.decay import (
    ALL_AT_ONCE,
    EXPONENTIAL,
    LEAST_DIFFERENCE,
    NO_FALL,
    POWER_LAW,
    criterion,
    profile,
    said_of,
)
from pointerscope.analysis.insights.estimates import Estimate, interval, ratio
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, FIRST_FITTED, Steps
from pointerscope.analysis.insights.writing import cells_of, judged
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

# The text's figures, and how far "about" reaches: the next value of the digits that it gives.
BASELINE, ABOUT_BASELINE = 0.04, 0.01
_NOT_CHECK_INS = "; the text says this of check-ins, and these are none"


def weight_decay(steps: Steps) -> Table:
    """The curves, with what they are worth."""
    rows: list[list[float | str | None]] = []
    for fitted in steps.fits:
        if fitted.reason:
            continue
        curve = fitted.curve
        parameters, _ = steps.resampled_fits(curve)
        low, high = interval(parameters)
        ends = zip(curve.parameters, fitted.parameters, fitted.errors, low, high, strict=True)
        rows += [[curve.name, *of] for of in ends]
        rows += [
            [curve.name, "first", float(steps.fitted[0]), None, None, None],
            [curve.name, "last", float(steps.fitted[-1]), None, None, None],
            [curve.name, "residual_error", fitted.residual_error, None, None, None],
            [curve.name, "explained", fitted.explained, None, None, None],
            [curve.name, "aicc", fitted.criterion, None, None, None],
        ]
    return Table(
        name="weight_decay",
        title="How the weight decays",
        section="where",
        definition=(
            "Least-squares fits of a·exp(−λk) + c (rate is λ) and of a·k^(−β) (exponent is β) to "
            "the mean weights k steps back, each counting by its histories: parameters with "
            "standard errors and bootstrap intervals, the first and last steps, the standard error "
            "of the residuals, the share of variance explained, and AICc, which charges for "
            "parameters; smaller is better."
        ),
        histories=steps.found.histories,
        people=steps.found.people,
        columns=[
            Column(name="curve", title="Curve"),
            Column(name="measure", title="Measure"),
            Column(name="value", title="Value"),
            Column(name="standard_error", title="Standard error"),
            Column(name="low", title="Low"),
            Column(name="high", title="High"),
        ],
        rows=cells_of(rows),
        notes=[said_of(steps.fits), _which_steps(steps), *_unsettled(steps)],
    )


def _unsettled(steps: Steps) -> list[str]:
    """Curves whose shape some resamples do not settle, a sentence each."""
    notes = []
    for fitted in steps.fits:
        if fitted.reason:
            continue
        slowest, fastest = fitted.curve.shapes
        shapes = steps.resampled_fits(fitted.curve)[0][:, 1]
        share = float(((shapes < slowest * 1.001) | (shapes > fastest * 0.999)).mean())
        if share > 0:
            notes.append(
                f"For the {fitted.curve.name} {share:.1%} of the resamples settle on no "
                f"{fitted.curve.parameters[1]} between {slowest:g} and {fastest:g}; their "
                "intervals end there."
            )
    return notes


def _which_steps(steps: Steps) -> str:
    at = steps.fitted
    if not len(at):
        return f"No step back from {FIRST_FITTED} on is reached by {LEAST_PEOPLE} people."
    reaching = steps.histories[at[-1]] / steps.histories[0]
    return (
        f"Fitted over {at[0]} to {at[-1]} steps back, as far as the text fits and at least "
        f"{LEAST_PEOPLE} people reach; of the histories {reaching:.1%} reach the last of these."
    )


def claims(steps: Steps, *, check_ins: bool) -> Iterable[Claim]:
    """What is said of the decay, of check-ins alone or of all data."""
    yield _rapid(steps, check_ins=check_ins)
    yield _baseline(steps, check_ins=check_ins)
    yield _exponential(steps)


def _rapid(steps: Steps, *, check_ins: bool) -> Claim:
    """Whether most of the fall from the first to the last fitted step is in its first step.

    The text says it of check-ins, so that other data can neither bear it out nor refute it.
    """
    found, at = steps.found, steps.fitted
    effect, said = None, _which_steps(steps).rstrip(".")
    if len(at) > 2 and (at[0], at[1]) == (1, 2):
        value = found.means(BY_STEP).value[0]
        if check_ins:
            effect = found.estimate(
                lambda own, often: _rapidity(*ratio(own, often).T),
                *(found.sums(BY_STEP, part)[:, 0][:, [1, 2, at[-1]]] for part in ("sum", "n")),
            )
        said = (
            f"The mean weight goes from {value[1]:.4f} at 1 step back to {value[2]:.4f} at 2 and "
            f"{value[at[-1]]:.4f} at {at[-1]}"
        )
        said += "" if check_ins else _NOT_CHECK_INS
    return judged(
        effect,
        name="rapid-initial-decay",
        view="weight-by-steps-back",
        source="T §7.4",
        claim=(
            "For check-ins the weight decays rapidly from position 1 at first; we take that to "
            "mean by more in the first step than in all the others up to 10."
        ),
        measured=said,
        of="the first fall less the others (or the whole fall, if that is less)",
        found=found,
        digits=4,
    )


def _rapidity(first: Numbers, second: Numbers, last: Numbers) -> Numbers:
    """How much more falls in the first step than in the rest; no more than falls in all, [R]."""
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
            low, high = interval(ABOUT_BASELINE - np.abs(parameters[:, 2] - BASELINE))
            effect = Estimate(ABOUT_BASELINE - abs(c - BASELINE), float(low), float(high))
    said += "" if check_ins else _NOT_CHECK_INS
    return judged(
        effect,
        name="decay-baseline",
        view="weight-by-steps-back",
        source="T §7.4",
        claim=(
            f"For check-ins the decay levels off around {BASELINE}; we take that to mean within "
            f"{ABOUT_BASELINE}."
        ),
        measured=said,
        of=f"what is left of {ABOUT_BASELINE}",
        found=steps.found,
        digits=4,
    )


def _exponential(steps: Steps) -> Claim:
    """The exponential decay against the power law; where neither fits, whether there is a fall.

    Two curves that differ by less than `LEAST_DIFFERENCE` are told hardly apart, and nothing but a
    decay to 0 or more is one of weights.
    """
    ours, rival = steps.fits
    refused = ours.reason in (NO_FALL, ALL_AT_ONCE)
    effect, least, digits = None, LEAST_DIFFERENCE, 1
    of, but = "AICc of the power law less that of the exponential decay", ""
    if not rival.reason and (refused or not ours.reason):
        effect = _criteria_apart(steps)
        if refused:
            of += " at the end of the rates that are looked for"
            but = "at that end it is no such decay"
        elif ours.below_nothing:
            but = "weights cannot decay to less than 0"
    elif refused and rival.reason in (NO_FALL, ALL_AT_ONCE):
        effect, least, digits = _fall(steps), 0.0, 4
        of = f"the fall from {steps.fitted[0]} to {steps.fitted[-1]} steps back"
        but = "a fall alone is no such decay"
    claim = judged(
        effect,
        name="decay-exponential",
        view="weight-by-steps-back",
        source="T §7.4",
        claim=(
            "Attention decays as a·exp(−λk) + c over 1 to 10 steps back; we hold that against a "
            "power law."
        ),
        measured=said_of(steps.fits).rstrip("."),
        of=of,
        found=steps.found,
        digits=digits,
    )
    if effect is None or claim.verdict not in ("holds", "does not hold"):
        return claim
    buts = [but] if but and claim.verdict == "holds" else []
    if min(abs(effect.low), abs(effect.high)) < least:
        buts.append(f"the interval reaches differences below {least:g}, which tell nothing")
    if not buts:
        return claim
    return claim.model_copy(
        update={
            "verdict": "cannot be told",
            "measured": f"{claim.measured[:-1]}, but {' and '.join(buts)}.",
        }
    )


def _criteria_apart(steps: Steps) -> Estimate | None:
    """AICc of the best power law less that of the best exponential decay."""
    at = steps.fitted
    value = steps.found.means(BY_STEP).value[0, at]
    ours, rival = (
        fitted.criterion
        if not fitted.reason
        else float(
            criterion(
                fitted.curve,
                profile(fitted.curve, at.astype(float), value[None], steps.histories[at]).squares,
                len(at),
            )[0]
        )
        for fitted in steps.fits
    )
    (_, own), (_, other) = (steps.resampled_fits(curve) for curve in (EXPONENTIAL, POWER_LAW))
    apart = rival - ours
    return Estimate(apart, *map(float, interval(other - own))) if math.isfinite(apart) else None


def _fall(steps: Steps) -> Estimate:
    """From the first to the last fitted step."""
    ends = [steps.fitted[0], steps.fitted[-1]]

    def fall(own: Numbers, often: Numbers) -> Numbers:
        first, last = ratio(own, often).T
        return first - last

    return steps.found.estimate(
        fall, *(steps.found.sums(BY_STEP, part)[:, 0][:, ends] for part in ("sum", "n"))
    )
