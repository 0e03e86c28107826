"""Where the pointer looks: how far back, how sharply, and what of it is the learned bias."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from app.analysis.insights.aggregates import EVERYTHING, Grouping, Mean, Quantity
from app.analysis.insights.decay import (
    ALL_AT_ONCE,
    CURVES,
    EXPONENTIAL,
    LEAST_DIFFERENCE,
    NO_FALL,
    POWER_LAW,
    criterion,
    fit,
    profile,
    said_of,
)
from app.analysis.insights.estimates import Estimate, interval, merged
from app.analysis.insights.quantities import (
    BY_ENTROPY,
    EFFECTIVE_POSITIONS,
    ENTROPY,
    WEIGHTS,
)
from app.analysis.insights.section import Section
from app.analysis.insights.writing import counts, grouped, judged, rows_of
from app.analysis.published import DIY, GEOLIFE, PUBLISHED
from app.formulas import softmax
from app.network.insights import LEAST_PEOPLE, Column, Selection, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from app.analysis.insights.decay import Curve, Fit
    from app.analysis.insights.estimates import Found, Groups
    from app.analysis.insights.rows import Rows
    from app.analysis.insights.section import Context
    from app.network.insights import Claim, Unit

    Numbers = NDArray[np.float64]

# The text fits positions 1 to 10.
FIRST_FITTED, LAST_FITTED = 1, 10
SHARES = (0.5, 0.8, 0.9)
# The text parts the learned bias after position 5.
LAST_NEAR = 5
# The text's figures, and how far "about" reaches: the next value of the digits that it gives.
BASELINE, ABOUT_BASELINE = 0.04, 0.01
ENTROPY_RATIO, ABOUT_RATIO = 2 / 3, 0.05
ABOUT_POSITIONS = 1.0
_MOST_HEAVIEST = 99
_NOT_CHECK_INS = "; the text says this of check-ins, and these are none"


def _cumulated(rows: Rows) -> Numbers | None:
    """[N, S], the weight of a history's visits up to so many steps back; 1 beyond its first."""
    if rows.weights is None:
        return None
    return np.nan_to_num(rows.weights).astype(np.float64).cumsum(1)


def _holding(rows: Rows) -> Numbers | None:
    """[N, shares], how many of the most recent visits hold each share of the weight."""
    cumulated = _cumulated(rows)
    if cumulated is None:
        return None
    shares = np.array(SHARES) * cumulated[:, -1:]  # of the rounded sum, so that it is reached
    return 1.0 + (cumulated[:, :, None] < shares[:, None]).sum(1)


def _lean(rows: Rows) -> Numbers | None:
    """The weight of a history's newer half less that of its older half; NaN for one visit."""
    if rows.weights is None:
        return None
    steps, half = np.arange(rows.weights.shape[1]), rows.lengths[:, None] // 2
    weights = np.nan_to_num(rows.weights).astype(np.float64)
    older = (steps >= rows.lengths[:, None] - half) & (steps < rows.lengths[:, None])
    lean = np.where(steps < half, weights, 0).sum(1) - np.where(older, weights, 0).sum(1)
    return np.where(rows.lengths > 1, lean, np.nan)


def _heaviest(rows: Rows) -> Int[NDArray[np.int64], " N"] | None:
    if rows.weights is None:
        return None
    return np.nan_to_num(rows.weights, nan=-1).argmax(1).clip(max=_MOST_HEAVIEST)


def _ratio_to_limit(rows: Rows) -> Numbers | None:
    if rows.entropy is None:
        return None
    limits = np.log(rows.lengths)
    return np.where(limits > 0, rows.entropy / np.maximum(limits, 1e-9), np.nan)


def _of_bias(rows: Rows) -> NDArray[Any] | None:
    if rows.weights is None or rows.content_weights is None:
        return None
    return rows.weights - rows.content_weights


CUMULATIVE = Quantity("cumulative_weight", "Cumulative weight", "share", _cumulated)
HOLDING = Quantity("recent_visits", "Most recent visits that hold the share", "count", _holding)
LEAN = Quantity("newer_half", "Weight of the newer half less the older", "share", _lean)
LARGEST = Quantity(
    "largest_weight",
    "Largest weight",
    "share",
    lambda rows: None if rows.weights is None else np.nan_to_num(rows.weights, nan=-1).max(1),
)
RATIO = Quantity("entropy_ratio", "Entropy, of the largest possible", "share", _ratio_to_limit)
LIMIT = Quantity(
    "entropy_limit",
    "Largest possible entropy",
    "nats",
    lambda rows: None if rows.entropy is None else np.log(rows.lengths),
)
BIAS_EFFECT = Quantity("weight_by_bias", "Weight that the bias adds", "share", _of_bias)
HEAVIEST_STEP = Grouping(
    "heaviest_step",
    "Steps back of the largest weight",
    (*map(str, range(_MOST_HEAVIEST)), f"{_MOST_HEAVIEST} or more"),
    _heaviest,
)

BY_STEP = Mean(WEIGHTS, EVERYTHING)
CUMULATED = Mean(CUMULATIVE, EVERYTHING)
HELD = Mean(HOLDING, EVERYTHING)
LEANING = Mean(LEAN, EVERYTHING)
BY_HEAVIEST = Mean(LARGEST, HEAVIEST_STEP)
ENTROPIES = Mean(EFFECTIVE_POSITIONS, BY_ENTROPY)
MEAN_ENTROPY = Mean(ENTROPY, EVERYTHING)
MEAN_RATIO = Mean(RATIO, EVERYTHING)
MEAN_LIMIT = Mean(LIMIT, EVERYTHING)
MEAN_POSITIONS = Mean(EFFECTIVE_POSITIONS, EVERYTHING)
BY_BIAS = Mean(BIAS_EFFECT, EVERYTHING)


def _tables(context: Context) -> Iterable[Table | None]:
    found = context.found
    if found.has(BY_STEP):
        steps = Steps(found)
        yield _weights(steps)
        yield _fits(steps)
        yield _cumulative(steps)
        yield _holders(found)
    yield _heaviest_steps(found)
    yield _entropies(found)
    if found.has(MEAN_ENTROPY):
        yield _entropy_measures(found)
    bias = _bias_by_step(context)
    if bias is not None and found.has(BY_STEP):
        yield _learned_bias(Steps(found), bias, _unused(context))
    if found.has(BY_BIAS):
        yield _bias_effect(Steps(found))


@dataclass(frozen=True, eq=False)
class Steps:
    """Weights by steps back, S of them, in groups g of steps that enough people reach."""

    found: Found

    @cached_property
    def reached(self) -> Float[Numbers, "P S"]:
        """How many histories of each person reach so far back."""
        return self.found.sums(BY_STEP, "n")[:, 0]

    @cached_property
    def histories(self) -> Float[Numbers, " S"]:
        """How many reach so far back."""
        return self.reached.sum(0)

    @cached_property
    def groups(self) -> Groups:
        """Steps that enough people reach; the last ones are taken together."""
        labels = tuple(map(str, range(self.reached.shape[1])))
        by = Grouping("steps_back", "Steps back", labels, lambda rows: None)
        made = merged(by, self.reached > 0)
        if not made.note:
            return made
        last = f"{made.members[-1][0]} or more"  # how far the longest history goes is one person's
        return replace(
            made,
            labels=[*made.labels[:-1], last],
            note=f"Steps back that fewer than {LEAST_PEOPLE} people reach are merged: {last}.",
        )

    @cached_property
    def first(self) -> list[int]:
        """Of every group."""
        return [members[0] for members in self.groups.members]

    @cached_property
    def fitted(self) -> Int[NDArray[np.int64], " n"]:
        """The steps that are fitted: those of the text that enough people reach."""
        alone = [members[0] for members in self.groups.members if len(members) == 1]
        return np.array([step for step in alone if FIRST_FITTED <= step <= LAST_FITTED], np.int64)

    @cached_property
    def fits(self) -> tuple[Fit, ...]:
        """One of each curve."""
        at = self.fitted
        value = self.found.means(BY_STEP).value[0, at]
        return tuple(fit(curve, at.astype(float), value, self.histories[at]) for curve in CURVES)

    def means_of(self, mean: Mean) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Mean, both ends of its interval and deviation of every group, [g] each."""
        n, total, squares = (
            np.stack([part[:, 0, members].sum(1) for members in self.groups.members], 1)
            for part in (self.found.sums(mean, name) for name in ("n", "sum", "squares"))
        )
        value = total.sum(0) / n.sum(0)
        deviation = np.sqrt(np.maximum(squares.sum(0) / n.sum(0) - value**2, 0))
        low, high = interval(_over(self.found.resampled(total), self.found.resampled(n)))
        return value, low, high, deviation

    def reaching(self) -> tuple[list[int], list[int]]:
        """Histories and people that reach each group."""
        people = (self.reached > 0).sum(0)
        return [int(self.histories[at]) for at in self.first], [
            int(people[at]) for at in self.first
        ]

    def resampled_weights(self) -> Float[Numbers, "R n"]:
        """Mean weights at the fitted steps in every resample."""
        sums, often = self.found.sums(BY_STEP)[:, 0], self.reached
        of, resampled = self.fitted, self.found.resampled
        return _over(resampled(sums[:, of]), resampled(often[:, of]))

    def resampled_fits(self, curve: Curve) -> tuple[Float[Numbers, "R p"], Float[Numbers, " R"]]:
        """Parameters and criterion of a curve in every resample that reaches all of the steps."""
        drawn = self.resampled_weights()
        drawn = drawn[np.isfinite(drawn).all(1)]
        at = self.fitted
        found = profile(curve, at.astype(float), drawn, self.histories[at])
        return found.parameters, criterion(curve, found.squares, len(at))


def _over(own: Numbers, often: Numbers) -> Numbers:
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(often > 0, own / np.maximum(often, 1e-300), np.nan)


def _weights(steps: Steps) -> Table:
    value, low, high, deviation = steps.means_of(BY_STEP)
    histories, people = steps.reaching()
    selected = [
        sorted({min(step, _MOST_HEAVIEST) for step in members}) for members in steps.groups.members
    ]
    return Table(
        name="weight_by_steps_back",
        title="Pointer weight by steps back",
        section="where",
        definition=(
            "The mean pointer weight of the visit so many steps back, 0 being the most recent, "
            "over the histories that reach so far. A row lists the histories whose largest weight "
            "falls there."
        ),
        histories=steps.found.histories,
        people=steps.found.people,
        columns=[
            Column(name="steps_back", title="Steps back"),
            *_estimated("weight", "Pointer weight", "share"),
            Column(name="weight_deviation", title="Standard deviation", unit="share"),
            *counts(),
        ],
        rows=rows_of(steps.groups.labels, value, low, high, deviation, histories, people),
        notes=_merged_steps(steps),
        selects=Selection(by=HEAVIEST_STEP.name, groups=selected),
    )


def _fits(steps: Steps) -> Table:
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
        rows=rows_of(*zip(*rows, strict=True)) if rows else [],
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


def _cumulative(steps: Steps) -> Table:
    found = steps.found
    last = [members[-1] for members in steps.groups.members]
    of = found.means(CUMULATED)
    histories, people = steps.reaching()
    return Table(
        name="cumulative_weight",
        title="Cumulative pointer weight by steps back",
        section="where",
        definition=(
            "The mean over all histories of the weight of a history's visits from the most recent "
            "up to so many steps back. A history that ends earlier has all of its weight by then "
            "and counts as 1; histories and people are those that reach so far."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            Column(name="steps_back", title="Steps back"),
            *_estimated("cumulative_weight", "Cumulative weight", "share"),
            Column(name="cumulative_weight_deviation", title="Standard deviation", unit="share"),
            *counts(),
        ],
        rows=rows_of(
            steps.groups.labels,
            *(part[0, last] for part in (of.value, of.low, of.high, of.deviation)),
            histories,
            people,
        ),
        notes=_merged_steps(steps),
    )


def _holders(found: Found) -> Table:
    """How far back the shares of the weight reach: of the mean curve, and in a history."""
    of = found.means(HELD)
    crossings = [_crossing(found, share) for share in SHARES]
    return Table(
        name="weight_held",
        title="How many steps back hold half of the weight and more",
        section="where",
        definition=(
            "The least steps back by which the mean cumulative weight reaches a share, and the "
            "mean number of a history's most recent visits that hold the share of its weight."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            Column(name="share", title="Share of the weight", unit="share"),
            *_estimated("steps_back", "Steps back, of the mean curve", "steps"),
            *_estimated(HOLDING.name, HOLDING.title, HOLDING.unit),
            Column(name=f"{HOLDING.name}_deviation", title="Standard deviation", unit="count"),
            *counts(),
        ],
        rows=rows_of(
            SHARES,
            *zip(*crossings, strict=True),
            *(part[0] for part in (of.value, of.low, of.high, of.deviation)),
            of.histories[0],
            of.people[0],
        ),
    )


def _heaviest_steps(found: Found) -> Table | None:
    table = grouped(
        found,
        [BY_HEAVIEST],
        name="heaviest_step",
        title="Where the largest weight falls",
        section="where",
        definition=(
            "Histories by the steps back of their largest pointer weight, the more recent where "
            "two are equal, with its mean."
        ),
    )
    told = "" if table is None or not table.rows else str(table.rows[-1][0])
    if table is None or HEAVIEST_STEP.join not in told:
        return table
    open_ended = f"{told.split(HEAVIEST_STEP.join)[0]} or more"  # the furthest is one person's
    return table.model_copy(
        update={
            "rows": [*table.rows[:-1], [open_ended, *table.rows[-1][1:]]],
            "notes": [note.replace(f"{told}.", f"{open_ended}.") for note in table.notes],
        }
    )


def _crossing(found: Found, share: float) -> Estimate:
    """The least steps back by which the mean curve reaches a share of all the weight."""

    def steps(own: Numbers, often: Numbers) -> Numbers:
        curve = _over(own, often)  # (R, S)
        return (curve < share * curve[:, -1:]).sum(1).astype(np.float64)

    return found.estimate(steps, found.sums(CUMULATED)[:, 0], found.sums(CUMULATED, "n")[:, 0])


def _merged_steps(steps: Steps) -> list[str]:
    return [steps.groups.note] if steps.groups.note else []


def _entropies(found: Found) -> Table | None:
    table = grouped(
        found,
        [ENTROPIES],
        name="entropy_distribution",
        title="How the entropy of the pointer is distributed",
        section="where",
        definition=(
            "Histories by the entropy of their pointer weights, 0 where one visit has all of them "
            "and log n where n visits share them evenly; with their mean number of effective "
            "positions, e to the power of the entropy."
        ),
    )
    if table is None or table.selects is None:
        return table
    edges = [label.split(BY_ENTROPY.join) for label in BY_ENTROPY.labels]
    ends: list[list[float | None]] = [
        [float(edges[of[0]][0]), float(edges[of[-1]][1])] for of in table.selects.groups
    ]
    # Where merged outermost bins end, some one person does.
    if len(table.selects.groups[0]) > 1:
        ends[0][0] = None
    if len(table.selects.groups[-1]) > 1:
        ends[-1][1] = None
    added = [
        Column(name="entropy_from", title="Entropy from", unit="nats"),
        Column(name="entropy_to", title="Entropy to", unit="nats"),
    ]
    rows = [[row[0], *pair, *row[1:]] for row, pair in zip(table.rows, ends, strict=True)]
    columns = [table.columns[0], *added, *table.columns[1:]]
    return table.model_copy(update={"columns": columns, "rows": rows})


def _entropy_measures(found: Found) -> Table:
    means = (MEAN_ENTROPY, MEAN_LIMIT, MEAN_RATIO, MEAN_POSITIONS)
    rows: list[Sequence[float | str | None]] = [
        (mean.quantity.name, mean.quantity.title, *_with_counts(found, mean)) for mean in means
    ]
    of = found.means(MEAN_ENTROPY)
    people = (int(of.histories[0]), int(of.people[0]))
    entropy, limit = (
        (found.sums(mean)[:, 0], found.sums(mean, "n")[:, 0]) for mean in (MEAN_ENTROPY, MEAN_LIMIT)
    )
    ratio = found.estimate(lambda own, all_of: _over(own, all_of), entropy[0], limit[0])
    positions = found.estimate(lambda own, often: np.exp(_over(own, often)), *entropy)
    rows += [
        ("ratio_of_means", "Mean entropy, of the mean largest possible", *ratio, None, *people),
        ("positions_of_mean", "Effective positions of the mean entropy", *positions, None, *people),
    ]
    return Table(
        name="entropy_measures",
        title="The entropy of the pointer in short",
        section="where",
        definition=(
            "Means over histories of the entropy in nats, of log n for n visits, of their ratio "
            "(where there is more than one visit), and of e to the power of the entropy, the "
            "number of visits that would share the weight evenly; beside them the ratio of the two "
            "means, and e to the power of the mean entropy, which is never more than the mean of "
            "the powers."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            Column(name="measure", title="Measure"),
            Column(name="title", title="What it is"),
            Column(name="value", title="Value"),
            Column(name="low", title="Low"),
            Column(name="high", title="High"),
            Column(name="deviation", title="Standard deviation"),
            *counts(),
        ],
        rows=rows_of(*zip(*rows, strict=True)),
    )


def _with_counts(found: Found, mean: Mean) -> tuple[float, ...]:
    of = found.means(mean)
    parts = (of.value, of.low, of.high, of.deviation, of.histories, of.people)
    return tuple(float(part[0]) for part in parts)


def _bias_by_step(context: Context) -> Float[Numbers, " S"] | None:
    """The learned bias of the visit so many steps back.

    The network's position from the end is one more than the steps back, and the oldest visit of
    the longest history shares its entry with the one after it.
    """
    bias = context.bundle.network.position_bias
    if bias is None:
        return None
    values: Numbers = bias.detach().cpu().double().numpy()
    return values[np.minimum(np.arange(len(values)) + 1, len(values) - 1)]


def _unused(context: Context) -> float:
    """The entry of the bias that no visit uses."""
    bias = context.bundle.network.position_bias
    return math.nan if bias is None else float(bias[0])


def _median_length(steps: Steps) -> int:
    """Of the histories: as many visits as at least half of them have."""
    return int((steps.histories >= steps.found.histories / 2).sum())


def _learned_bias(steps: Steps, bias: Float[Numbers, " S"], unused: float) -> Table:
    length, furthest = _median_length(steps), steps.first[-1]
    alone = softmax(bias[:length])
    weights = [*alone, *[math.nan] * (len(bias) - length)]
    return Table(
        name="learned_bias",
        title="The learned position bias",
        section="where",
        definition=(
            "The network's own parameter by steps back, at the position from the end that is one "
            f"more; and the weights that it alone would give to {length} visits, the median length "
            f"of the histories, beside {1 / length:.4f} each without it."
        ),
        histories=steps.found.histories,
        people=steps.found.people,
        columns=[
            Column(name="steps_back", title="Steps back"),
            Column(name="position_from_end", title="Position from the end"),
            Column(name="position_bias", title="Position bias"),
            Column(name="weight_of_bias_alone", title="Weight by the bias alone", unit="share"),
        ],
        rows=rows_of(
            range(len(bias)),
            np.minimum(np.arange(len(bias)) + 1, len(bias) - 1),
            bias,
            weights,
        ),
        notes=[
            f"Entry 0 of the parameter, {unused:.4f}, is used by no visit: the network counts the "
            "most recent one as position 1.",
            f"At least {LEAST_PEOPLE} people have histories that reach {furthest} steps back.",
        ],
    )


def _bias_effect(steps: Steps) -> Table:
    value, low, high, deviation = steps.means_of(BY_BIAS)
    histories, people = steps.reaching()
    return Table(
        name="bias_effect",
        title="What the position bias does to the weights",
        section="where",
        definition=(
            "The mean pointer weight so many steps back, less what it would be in the same "
            "histories without the position bias."
        ),
        histories=steps.found.histories,
        people=steps.found.people,
        columns=[
            Column(name="steps_back", title="Steps back"),
            *_estimated(BIAS_EFFECT.name, BIAS_EFFECT.title, BIAS_EFFECT.unit),
            Column(name="weight_by_bias_deviation", title="Standard deviation", unit="share"),
            *counts(),
        ],
        rows=rows_of(steps.groups.labels, value, low, high, deviation, histories, people),
        notes=_merged_steps(steps),
    )


def _estimated(name: str, title: str, unit: Unit) -> list[Column]:
    parts = (("", ""), ("_low", ", low"), ("_high", ", high"))
    return [Column(name=name + end, title=title + words, unit=unit) for end, words in parts]


def _claims(context: Context) -> Iterable[Claim | None]:
    found = context.found
    if not found.has(BY_STEP):
        return
    steps = Steps(found)
    yield _last_but_one(steps)
    yield _recency(found)
    check_ins = context.source.kind == DIY.kind
    yield _rapid(steps, check_ins=check_ins)
    yield _baseline(steps, check_ins=check_ins)
    yield _exponential(steps)
    yield from _entropy_claims(context)
    bias = _bias_by_step(context)
    if bias is not None:
        yield _bias_near(steps, bias, _unused(context))
        if found.has(BY_BIAS):
            yield _bias_moves(found)


def _last_but_one(steps: Steps) -> Claim:
    """The weight one step back, against the largest of the others that enough people reach."""
    found = steps.found
    shown = [members[0] for members in steps.groups.members if len(members) == 1]
    others = [step for step in shown if step != 1]
    value = found.means(BY_STEP).value[0]
    effect, said = None, "No history has a place before last"
    if 1 in shown and others:
        rival = max(others, key=lambda step: value[step])
        effect = largest_difference(found, 1, others)
        said = (
            f"The place before last draws {value[1]:.4f} on average, and the most of the others, "
            f"{_ago(rival)}, {value[rival]:.4f}"
        )
    return judged(
        effect,
        name="last-but-one-heaviest",
        view="weight-by-steps-back",
        source="T §7.2",
        claim=(
            "The position before the most recent one (t−1, 1 step back) gets the most attention: "
            f"{DIY.weight_by_steps_back[1]:.2f} for check-ins, "
            f"{GEOLIFE.weight_by_steps_back[1]:.2f} for GPS stays."
        ),
        measured=said,
        of="the difference",
        found=found,
        digits=4,
    )


def largest_difference(found: Found, step: int, others: Sequence[int]) -> Estimate:
    """How much larger the mean weight is at a step than at the best of the others."""

    def difference(own: Numbers, often: Numbers) -> Numbers:
        means = _over(own, often)
        rivals = np.where(np.isnan(means[:, others]), -np.inf, means[:, others])
        return means[:, step] - rivals.max(1)

    return found.estimate(difference, found.sums(BY_STEP)[:, 0], found.sums(BY_STEP, "n")[:, 0])


def _ago(step: int) -> str:
    return "the most recent visit" if step == 0 else f"{step} step{'s' * (step > 1)} back"


def _recency(found: Found) -> Claim:
    of = found.mean(LEANING)
    more = "more" if of.value > 0 else "less"
    return judged(
        of,
        name="recency-matters",
        view="cumulative-weight",
        source="T §7.2",
        claim="Recency matters: recent visits draw more attention than old ones.",
        measured=(
            f"On average the newer half of a history has {abs(of.value):.3f} of the weight {more} "
            "than the older half"
        ),
        of="newer less older",
        found=found,
    )


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
                lambda own, often: _rapidity(*_over(own, often).T),
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
        first, last = _over(own, often).T
        return first - last

    return steps.found.estimate(
        fall, *(steps.found.sums(BY_STEP, part)[:, 0][:, ends] for part in ("sum", "n"))
    )


def _entropy_claims(context: Context) -> Iterable[Claim]:
    found = context.found
    entropy, limit = found.sums(MEAN_ENTROPY)[:, 0], found.sums(MEAN_LIMIT)[:, 0]
    often = found.sums(MEAN_ENTROPY, "n")[:, 0]
    ratio = float(_over(entropy.sum(0), limit.sum(0)))
    each, mean = found.mean(MEAN_RATIO).value, found.mean(MEAN_ENTROPY).value
    ratios = ", ".join(
        f"{of.pointer_entropy_mean / of.pointer_entropy_limit:.3f} ({of.name})"
        for of in (DIY, GEOLIFE)
    )
    yield judged(
        found.estimate(lambda own, most: ABOUT_RATIO - abs(_over(own, most) - ENTROPY_RATIO),
                       entropy, limit),
        name="entropy-two-thirds",
        view="pointer-entropy",
        source="T §6.2",
        claim=(
            "The mean entropy is about two thirds of the largest possible; we take that to mean "
            f"within {ABOUT_RATIO}."
        ),
        measured=(
            f"The mean entropy is {mean:.3f} nats, {ratio:.3f} of the mean largest possible (the "
            f"mean of the histories' own ratios is {each:.3f}); published, with limits that the "
            f"text calls approximate, are {ratios}"
        ),
        of=f"what is left of {ABOUT_RATIO}",
        found=found,
    )  # fmt: skip
    yield judged(
        found.estimate(lambda own, most: 0.25 - abs(_over(own, most) - 0.5), entropy, limit),
        name="entropy-moderate",
        view="pointer-entropy",
        source="T §6.2",
        claim=(
            "Attention is moderately focused, neither peaked nor uniform; we take that to mean an "
            "entropy between a quarter and three quarters of the largest possible."
        ),
        measured=f"The mean entropy is {ratio:.3f} of the mean largest possible",
        of="the distance to the nearer of these ends",
        found=found,
    )
    yield _effective_positions(context, entropy, often)


def _effective_positions(context: Context, entropy: Numbers, often: Numbers) -> Claim:
    found, published = context.found, PUBLISHED.get(context.source.kind)
    ours = float(np.exp(_over(entropy.sum(0), often.sum(0))))
    theirs = {of.name: math.exp(of.pointer_entropy_mean) for of in (DIY, GEOLIFE)}
    effect = None
    said = (
        f"The mean entropy is worth {ours:.1f} effective positions, and the mean of the histories' "
        f"own effective positions is {found.mean(MEAN_POSITIONS).value:.1f}; recomputed from the "
        "published means they are "
        + " and ".join(f"{positions:.1f} ({name})" for name, positions in theirs.items())
    )
    if published is None:
        said += ", and these data are of neither kind"
    else:
        wanted = theirs[published.name]
        effect = found.estimate(
            lambda own, n: ABOUT_POSITIONS - abs(np.exp(_over(own, n)) - wanted), entropy, often
        )
    return judged(
        effect,
        name="effective-positions",
        view="pointer-entropy",
        source="F §7.3",
        claim=(
            "Attention spans about e^2.34 ≈ 10.4 effective positions for check-ins and "
            "e^1.98 ≈ 7.2 for GPS stays; we take that to mean within 1 of the one of the same kind."
        ),
        measured=said,
        of="what is left of 1",
        found=found,
        digits=2,
    )


def _bias_near(steps: Steps, bias: Float[Numbers, " S"], unused: float) -> Claim:
    """The bias of near visits less that of far ones, over the visits that there are."""
    found, near = steps.found, LAST_NEAR + 1

    def apart(reached: Numbers, *, last: int = near) -> Numbers:
        close, far = reached[:, :last], reached[:, last:]
        return _over(close @ bias[:last], close.sum(1)) - _over(far @ bias[last:], far.sum(1))

    of = found.estimate(apart, steps.reached)
    [by_index] = apart(steps.histories[None], last=near - 1)
    close, far = steps.histories[:near], steps.histories[near:]
    means = [float(_over(n @ b, n.sum())) for n, b in ((close, bias[:near]), (far, bias[near:]))]
    return judged(
        of,
        name="bias-near-high",
        view="learned-bias",
        source="T §5.2, §5.4",
        claim="The learned bias is higher for positions 0 to 5 than for 6 and beyond.",
        measured=(
            f"Read as steps back, the bias is {means[0]:.4f} on average over the visits 0 to 5 "
            f"steps back and {means[1]:.4f} further back; T §5.2 calls the most recent visit "
            "position 0, the network counts it as 1, and entry 0 of the bias, "
            f"{unused:.4f}, is used by no visit: read as entries 1 to 5 against the rest the "
            f"difference is {by_index:.4f}; the bias is a parameter, so the interval tells only "
            "how far back people's histories go"
        ),
        of="the difference",
        found=found,
        digits=4,
    )


def _bias_moves(found: Found) -> Claim:
    """The weight that the bias moves to near visits, over the histories that have far ones."""
    near = LAST_NEAR + 1
    n, effect = found.sums(BY_BIAS, "n")[:, 0], found.sums(BY_BIAS)[:, 0]
    of = found.estimate(
        lambda close, often: _over(close.sum(1), often[:, 0]), effect[:, :near], n[:, :1]
    )
    return judged(
        of,
        name="bias-moves-near",
        view="learned-bias",
        source="T §5.4",
        claim="By its bias the network gives positions 0 to 5 more attention to begin with.",
        measured=(
            f"The bias changes the weight of the visits 0 to 5 steps back together by "
            f"{of.value:+.4f} on average"
        ),
        of="that change",
        found=found,
        digits=4,
    )


section = Section(
    name="where",
    order=10,
    aggregates=(
        BY_STEP,
        CUMULATED,
        HELD,
        LEANING,
        BY_HEAVIEST,
        ENTROPIES,
        MEAN_ENTROPY,
        MEAN_RATIO,
        MEAN_LIMIT,
        MEAN_POSITIONS,
        BY_BIAS,
    ),
    tables=_tables,
    claims=_claims,
    groupings=(HEAVIEST_STEP,),
)
