"""Information: what entropy, divergence and mutual information say of the answers."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.aggregates import (
    Grouping,
    Mean,
    Moments,
    Pairs,
    Quantity,
    equal_bins,
)
from pointerscope.analysis.insights.dependence import RESAMPLES, SHUFFLES, dependence
from pointerscope.analysis.insights.estimates import Estimate, interval, merged, ratio
from pointerscope.analysis.insights.quantities import (
    BLEND_ENTROPY,
    BY_ENTROPY,
    CONFIDENCE,
    ENTROPY,
    FROM_MIDDLE,
    GATE,
    RIGHT,
    WEIGHTS,
)
from pointerscope.analysis.insights.section import Section
from pointerscope.analysis.insights.writing import counts, grouped, judged, rows_of, with_ends
from pointerscope.core.memoise import once_for_each
from pointerscope.mobility.kinds import KINDS
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.dependence import Dependence
    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Claim

    Numbers = NDArray[Any]

NAME = "information"
STEPS_BACK = 12
NEW = len(KINDS)
TOLERANCE = 1e-4  # nats, of an entropy in single precision
LEAST_SHARE = 1e-4  # of visits, that is no error of rounding
_EDGES = tuple(range(13))


def entropy_ratios(rows: Rows) -> Numbers | None:
    """The pointer's entropy over the most that it can be, log n; NaN for one visit."""
    if rows.entropy is None:
        return None
    return np.where(rows.lengths > 1, rows.entropy / np.log(np.maximum(rows.lengths, 2)), np.nan)


def rooms_in_bounds(rows: Rows) -> Numbers | None:
    """How far the pointer's entropy is from the nearer of its bounds; negative beyond them."""
    if rows.entropy is None:
        return None
    return np.minimum(rows.entropy, np.log(rows.lengths) - rows.entropy)


def _out_of_bounds(rows: Rows) -> Numbers | None:
    rooms = rooms_in_bounds(rows)
    return None if rooms is None else (rooms < -TOLERANCE).astype(np.float64)


def _divergences(rows: Rows) -> Numbers | None:
    if rows.divergence is None:
        return None
    return np.where(np.isfinite(rows.divergence), rows.divergence, np.nan)


def _swings(rows: Rows) -> Numbers | None:
    """How far the target's probability moves as the gate is forced from 0 to 1."""
    if rows.pointer_probability is None or rows.generation_probability is None:
        return None
    return np.abs(rows.pointer_probability - rows.generation_probability)


def _differing(rows: Rows) -> Numbers | None:
    if rows.pointer_answers is None or rows.generation_answers is None:
        return None
    return (rows.pointer_answers != rows.generation_answers).astype(np.float64)


def _divergence_bins(rows: Rows) -> NDArray[np.int64] | None:
    values = _divergences(rows)
    if values is None:
        return None
    return np.where(np.isnan(values), -1, np.searchsorted(_EDGES[1:], values, side="right"))


def _long(rows: Rows) -> NDArray[np.bool_]:
    """Histories with a visit at every one of the steps back, whose target is known."""
    return (rows.lengths >= min(STEPS_BACK, rows.locations.shape[1])) & (rows.targets > UNKNOWN)


def _target_and_place(rows: Rows) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The target beside the place of the visit so many steps back, [N, K] each."""
    places = rows.locations[:, :STEPS_BACK]
    targets = np.where(_long(rows), rows.targets, -1)
    return np.broadcast_to(targets[:, None], places.shape), places


def _target_kinds(rows: Rows) -> NDArray[np.int64] | None:
    """The kind of the target's place, or that the person had never been there."""
    if rows.target_kind is None:
        return None
    new = (rows.earlier_visits == 0) & (rows.targets > UNKNOWN)
    return np.where(new, NEW, rows.target_kind)


def _visit_shares(rows: Rows) -> Numbers | None:
    return None if rows.visits_by_kind is None else rows.visits_by_kind / rows.lengths[:, None]


RATIO = Quantity("entropy_ratio", "Entropy ratio", "share", entropy_ratios)
ROOM = Quantity("entropy_room", "Distance to the nearer bound", "nats", rooms_in_bounds)
OUTSIDE = Quantity("entropy_outside", "Entropy out of its bounds", "share", _out_of_bounds)
DIVERGENCE = Quantity("divergence", "Divergence, nats", "nats", _divergences)
SWING = Quantity("swing", "Swing of the target's probability", "probability", _swings)
DIFFERING = Quantity("answers_differ", "Parts whose first answers differ", "share", _differing)
TARGET_WEIGHT = Quantity(
    "target_weight",
    "Pointer weight on the target's place",
    "probability",
    lambda rows: rows.pointer_probability,
)
VISIT_SHARES = Quantity("visit_share", "Share of the visits", "share", _visit_shares)
WEIGHT_SHARES = Quantity(
    "weight_share", "Share of the pointer weight", "share", lambda rows: rows.weights_by_kind
)

BY_RATIO = equal_bins("entropy_ratio", "Entropy ratio", 0.0, 1.0, 10, RATIO, digits=1)
BY_DIVERGENCE = Grouping(
    "divergence",
    "Divergence, nats",
    (*(f"{low} to {high}" for low, high in pairwise(_EDGES)), f"{_EDGES[-1]} or more"),
    _divergence_bins,
    quantity=DIVERGENCE,
)
BY_KIND = Grouping(
    "kind", "Kind of the target's place", (*KINDS, "new"), _target_kinds, ordered=False
)
OF_LOOKED_AT = Grouping("kind", "Kind of the visited place", KINDS, lambda _: None, ordered=False)
LONG_HISTORIES = Grouping(
    "long_histories",
    f"Histories of at least {STEPS_BACK} visits with a known target",
    ("all",),
    lambda rows: np.where(_long(rows), 0, -1),
)

RIGHT_BY_ENTROPY, CONFIDENCE_BY_ENTROPY = Mean(RIGHT, BY_ENTROPY), Mean(CONFIDENCE, BY_ENTROPY)
RIGHT_BY_RATIO, CONFIDENCE_BY_RATIO = Mean(RIGHT, BY_RATIO), Mean(CONFIDENCE, BY_RATIO)
ROOMS, OUT_OF_BOUNDS = Mean(ROOM), Mean(OUTSIDE)
BY_DIVERGENCES = tuple(
    Mean(quantity, BY_DIVERGENCE)
    for quantity in (CONFIDENCE, BLEND_ENTROPY, FROM_MIDDLE, DIFFERING, SWING)
)
WITH_ENTROPY, WITH_RATIO, WITH_DIVERGENCE = (
    {of.name: Moments(x, of) for of in quantities}
    for x, quantities in (
        (ENTROPY, (RIGHT, CONFIDENCE, BLEND_ENTROPY)),
        (RATIO, (RIGHT, CONFIDENCE, BLEND_ENTROPY)),
        (DIVERGENCE, (CONFIDENCE, BLEND_ENTROPY, FROM_MIDDLE, DIFFERING, SWING)),
    )
)
PAIRS = Pairs("target and place", _target_and_place)
LONG_WEIGHTS = Mean(WEIGHTS, LONG_HISTORIES)
GATE_BY_KIND, WEIGHT_BY_KIND = Mean(GATE, BY_KIND), Mean(TARGET_WEIGHT, BY_KIND)
RIGHT_BY_KIND = Mean(RIGHT, BY_KIND)
VISITS, LOOKED_AT = Mean(VISIT_SHARES), Mean(WEIGHT_SHARES)


def _tables(context: Context) -> Iterable[Table | None]:
    found = context.found
    yield _of_few_masked(
        found,
        [RIGHT_BY_ENTROPY, CONFIDENCE_BY_ENTROPY],
        name="entropy_and_accuracy",
        title="Pointer entropy, accuracy and confidence",
        definition=(
            "Histories by the entropy of the pointer's weights over their visits, in nats, with "
            "the share whose first answer is the target and the mean probability of that answer. "
            "An unknown target is missed."
        ),
    )
    yield _of_few_masked(
        found,
        [RIGHT_BY_RATIO, CONFIDENCE_BY_RATIO],
        name="entropy_ratio_and_accuracy",
        title="Entropy ratio, accuracy and confidence",
        definition=(
            "The same by the entropy over the most that n visits allow, log n; histories of one "
            "visit are left out."
        ),
    )
    yield _correlations(
        found,
        [*WITH_ENTROPY.values(), *WITH_RATIO.values()],
        name="entropy_correlations",
        title="What goes with the pointer's entropy",
        definition=(
            "Pearson's correlation over histories of the pointer's entropy, and of its ratio to "
            "log n, with whether the first answer is right, with its probability, and with the "
            "entropy of the whole answer."
        ),
    )
    yield _of_few_masked(
        found,
        [mean for mean in BY_DIVERGENCES if found.has(mean)],
        name="divergence_and_decisiveness",
        title="How far the two parts are apart, and how decided the answer is",
        definition=(
            "Histories by the Kullback–Leibler divergence of the pointer's distribution over "
            "places from the generation head's, in nats. The swing is how far the probability of "
            "the target moves as the gate is forced from 0 to 1; it is known where the target is."
        ),
    )
    yield _correlations(
        found,
        list(WITH_DIVERGENCE.values()),
        name="divergence_correlations",
        title="What goes with the divergence",
        definition=(
            "Pearson's correlation over histories of the Kullback–Leibler divergence of the "
            "pointer from the generation head with how decided the answer is, and with how much "
            "hangs on the gate."
        ),
    )
    yield _mutual_information(context)
    yield _of_few_masked(
        found,
        [mean for mean in (GATE_BY_KIND, WEIGHT_BY_KIND, RIGHT_BY_KIND) if found.has(mean)],
        name="kinds_of_place",
        title="The gate and the pointer by kind of the target's place",
        definition=(
            "Histories by what people go to the target's place for, as its category says: home is "
            "any place of that category, work also study, food also drink and groceries. New is "
            "any place that the person had never been to in all the data before, of whatever kind. "
            "The pointer weight is that of all visits to the target's place together. Targets that "
            "the network does not know, and those neither new nor of a known kind, are in no row."
        ),
    )
    yield _looked_at(found)


def _of_few_masked(
    found: Found, means: Sequence[Mean], *, name: str, title: str, definition: str
) -> Table | None:
    """Means by group, without those that fewer people are behind than behind the group."""
    table = grouped(found, means, name=name, title=title, section=NAME, definition=definition)
    if table is None:
        return None
    groups = found.groups(means[0])
    titles = {column.name: index for index, column in enumerate(table.columns)}
    rows = [list(row) for row in table.rows]
    masked = False
    for mean in means:
        of = mean.quantity
        columns = [titles[column.name] for column in with_ends(of.name, of.title)]
        for row, people in zip(rows, found.means(mean, groups).people, strict=True):
            if people < LEAST_PEOPLE and row[columns[0]] is not None:
                masked = True
                for column in columns:
                    row[column] = None
    note = f"Means over fewer than {LEAST_PEOPLE} people are left out."
    notes = [*table.notes, note] if masked else table.notes
    return table.model_copy(update={"rows": rows, "notes": notes})


def _correlations(
    found: Found, moments: Sequence[Moments], *, name: str, title: str, definition: str
) -> Table | None:
    moments = [of for of in moments if found.has(of)]
    if not moments:
        return None
    often = [found.ledger.sums[of.key][:, 0, 0] for of in moments]
    kept = [
        (of, counted)
        for of, counted in zip(moments, often, strict=True)
        if (counted > 0).sum() >= LEAST_PEOPLE
    ]
    estimates = [found.correlation(of) for of, _ in kept]
    return Table(
        name=name,
        title=title,
        section=NAME,
        definition=definition,
        histories=found.histories,
        people=found.people,
        columns=[
            Column(name="of", title="Of"),
            Column(name="with", title="With"),
            *with_ends("correlation", "Correlation"),
            *counts(),
        ],
        rows=rows_of(
            [of.x.title for of, _ in kept],
            [of.y.title for of, _ in kept],
            *zip(*estimates, strict=True),
            [counted.sum() for _, counted in kept],
            [(counted > 0).sum() for _, counted in kept],
        ),
    )


@once_for_each
def _dependence(context: Context) -> tuple[Dependence | None]:
    found = context.found
    counted = found.ledger.pairs[PAIRS.name]
    return (dependence(counted, found.ledger.people, found.times),)


def _enough(found: Dependence | None) -> bool:
    return found is not None and bool((found.people >= LEAST_PEOPLE).all())


def _mutual_information(context: Context) -> Table | None:
    [depends] = _dependence(context)
    if depends is None or not _enough(depends):
        return None
    found = context.found
    columns = [
        Column(name="steps_back", title="Steps back", unit="steps"),
        Column(name="mutual_information", title="Mutual information, as counted", unit="nats"),
        Column(name="chance", title="The same by chance", unit="nats"),
        *with_ends("information", "Mutual information beyond chance", "nats"),
        Column(name="chance_within_people", title="The same by chance, within people", unit="nats"),
        *with_ends("information_within_people", "Beyond what says who it is", "nats"),
    ]
    cells: list[Iterable[float]] = [depends.layers, depends.observed]
    for against in (depends.shuffled, depends.shuffled_within):
        cells += [against.chance, against.value, against.low, against.high]
    if found.has(LONG_WEIGHTS):
        means = found.means(LONG_WEIGHTS)
        columns += with_ends("weight", "Mean pointer weight", "share")
        cells += [part[0, depends.layers] for part in (means.value, means.low, means.high)]
    return Table(
        name="mutual_information",
        title="What places say about the target, and the weight they get",
        section=NAME,
        definition=(
            "The mutual information of the target and the place of the visit so many steps back, "
            f"over histories of at least {STEPS_BACK} visits whose target is known, so that every "
            "row is made of the same; a place that is unknown to the network counts as one place. "
            f"Chance is the mean over {SHUFFLES} shuffles, in which each history gets the place of "
            "another one: of anybody, which leaves what few histories feign, or of the same "
            "person, which also leaves what a place says about who it is. Intervals are of "
            f"{RESAMPLES} resamples of people, moved to lie about the value measured, because "
            "people drawn twice feign more."
        ),
        notes=[
            "Both shuffles, among everybody and within people, spread the pairs wider than they "
            "are, so that they feign more than chance does in the data: what lies beyond is rather "
            "too little at every step, and may come out below 0, which mutual information cannot "
            "be."
        ],
        histories=int(depends.histories.max()),
        people=int(depends.people.max()),
        columns=[*columns, *counts()],
        rows=rows_of(*cells, depends.histories, depends.people),
    )


def _looked_at(found: Found) -> Table | None:
    """Shares of visits and of weight by kind of the visited place."""
    if not (found.has(VISITS) and found.has(LOOKED_AT)):
        return None
    visits, weights = (found.sums(of)[:, 0] for of in (VISITS, LOOKED_AT))
    often = found.sums(VISITS, "n")[:, 0, :1]
    outside = often[:, 0] - visits.sum(1) > LEAST_SHARE
    groups = merged(OF_LOOKED_AT, visits > 0, outside)
    cells: list[list[Estimate]] = []
    for members in groups.members:
        seen, given = visits[:, members].sum(1), weights[:, members].sum(1)
        cells.append(
            [
                found.estimate(ratio, seen, often[:, 0]),
                found.estimate(ratio, given, often[:, 0]),
                found.estimate(ratio, given, seen),
            ]
        )
    return Table(
        name="weight_by_kind",
        title="The pointer by kind of the visited place",
        section=NAME,
        definition=(
            "The mean share of a history's visits that are to places of a kind, the mean share of "
            "the pointer's weight on them, and the second over the first: above 1 where visits of "
            "the kind get more than each visit would of uniform weights. Visits to places of which "
            "no kind is known are in no row. Kinds are as for targets, but for new places."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            Column(name="kind", title=OF_LOOKED_AT.title),
            *with_ends("visit_share", VISIT_SHARES.title, "share"),
            *with_ends("weight_share", WEIGHT_SHARES.title, "share"),
            *with_ends("weight_over_visits", "Weight over visits"),
            Column(name="people", title="People", unit="count"),
        ],
        rows=rows_of(
            groups.labels,
            *(
                [getattr(row[i], part) for row in cells]
                for i in range(3)
                for part in Estimate._fields
            ),
            [(visits[:, members].sum(1) > 0).sum() for members in groups.members],
        ),
        notes=[groups.note] if groups.note else [],
    )


def _claims(context: Context) -> Iterable[Claim | None]:
    found = context.found
    yield from _of_entropy(found)
    yield from _of_divergence(found)
    yield from _of_mutual_information(context)
    yield from _of_kinds(found)


def _of_entropy(found: Found) -> Iterable[Claim]:
    view = "entropy-and-accuracy"
    if not found.has(ROOMS):
        return
    outside = found.mean(OUT_OF_BOUNDS)
    violations = int(found.sums(OUT_OF_BOUNDS).sum())
    yield judged(
        outside.opposite if violations else found.mean(ROOMS),
        name="entropy-within-bounds",
        view=view,
        source="T §6.1",
        claim="The entropy of the weights over n visits lies between 0 and log n.",
        measured=(
            "This is a theorem, so that nothing but a mistake in computing could break it: of "
            f"{found.histories:,} histories {violations:,} lie outside, {TOLERANCE:g} nats of "
            "rounding allowed"
        ),
        of=(
            "the share of them, taken as negative,"
            if violations
            else "the mean distance to the nearer bound, in nats,"
        ),
        found=found,
    )
    said = {
        CONFIDENCE.name: (
            "entropy-lowers-confidence",
            "The higher the pointer's entropy, the less confident the prediction.",
            "the probability of the first answer",
            -1,
        ),
        RIGHT.name: (
            "low-entropy-is-evidence",
            "Low entropy is evidence for one place: the lower, the more often the first answer is "
            "right.",
            "the share of right first answers",
            -1,
        ),
        BLEND_ENTROPY.name: (
            "entropy-leaves-several-places",
            "Where the pointer's entropy is high, several places could come next.",
            "the entropy of the whole answer",
            1,
        ),
    }
    strong = "; that this evidence is strong, as the text has it, is not tested"
    for quantity, (name, claim, of, sign) in said.items():
        related = found.correlation(WITH_ENTROPY[quantity])
        relative = found.correlation(WITH_RATIO[quantity])
        effect, other = (one if sign > 0 else one.opposite for one in (related, relative))
        claimed = judged(
            effect,
            name=name,
            view=view,
            source="T §6.3",
            claim=claim,
            measured=(
                f"As the entropy rises, {of} {_goes(related)}; the correlation of the entropy "
                f"ratio, which is taken relative to log n, with it is {_said(relative)}"
                f"{strong if quantity == RIGHT.name else ''}"
            ),
            of=f"the correlation of the entropy itself{', its sign turned,' if sign < 0 else ''}",
            found=found,
        )
        yield _unless_contradicted(claimed, other)


def _unless_contradicted(claim: Claim, other: Estimate) -> Claim:
    """A claim of which nothing can be told where another reading of it does not agree.

    Args:
        claim: as judged by the entropy itself.
        other: the same effect by the entropy ratio; where it is not known, it does not disagree.
    """
    agreed = {"holds": other.low > 0, "does not hold": other.high < 0}
    if np.isnan(other).any() or agreed.get(claim.verdict, True):
        return claim
    why = "includes no effect" if other.includes_zero else "has the other sign"
    measured = (
        f"{claim.measured.removesuffix('.')}; the two readings disagree: that of the ratio {why}."
    )
    return claim.model_copy(update={"measured": measured, "verdict": "cannot be told"})


def _said(estimate: Estimate, digits: int = 3) -> str:
    if np.isnan(estimate).any():
        return "not known, because one of the two is always the same"
    value, low, high = (f"{number:.{digits}f}".replace("-", "−") for number in estimate)
    return f"{value} ({low} to {high})"


def _of_divergence(found: Found) -> Iterable[Claim]:
    view = "divergence-and-decisiveness"
    if not found.has(WITH_DIVERGENCE[CONFIDENCE.name]):
        return
    related = {name: found.correlation(of) for name, of in WITH_DIVERGENCE.items() if found.has(of)}
    yield judged(
        related[SWING.name],
        name="divergence-gives-the-gate-impact",
        view=view,
        source="T §6.5",
        claim="Where pointer and generation head differ much, the choice of the gate matters more.",
        measured=(
            "As the divergence rises, the swing of the target's probability, when the gate is "
            f"forced from 0 to 1, {_goes(related[SWING.name], 'grows', 'shrinks')}; the "
            "correlation of the divergence with whether the first answers of the two parts differ "
            f"is {_said(related[DIFFERING.name])}"
        ),
        of="the correlation",
        found=found,
    )
    if FROM_MIDDLE.name in related:
        yield judged(
            related[FROM_MIDDLE.name],
            name="divergence-goes-with-one-mechanism",
            view=view,
            source="T §6.5",
            claim="Where they differ much, the network relies more on one of the two.",
            measured=(
                "As the divergence rises, the distance of the gate from one half "
                f"{_goes(related[FROM_MIDDLE.name])}"
            ),
            of="the correlation",
            found=found,
        )
    yield judged(
        related[CONFIDENCE.name],
        name="divergence-goes-with-decision",
        view=view,
        source="T §6.5",
        claim="Where they differ much, predictions are more decisive.",
        measured=(
            "As the divergence rises, the probability of the first answer "
            f"{_goes(related[CONFIDENCE.name])}; the correlation of the divergence with the "
            f"entropy of the answer is {_said(related[BLEND_ENTROPY.name])}"
        ),
        of="the correlation",
        found=found,
    )


def _goes(correlation: Estimate, up: str = "rises", down: str = "falls") -> str:
    return up if correlation.value > 0 else down


def _of_mutual_information(context: Context) -> Iterable[Claim]:
    found = context.found
    [depends] = _dependence(context)
    if depends is None or not _enough(depends) or not found.has(LONG_WEIGHTS):
        return
    weights = found.means(LONG_WEIGHTS).value[0, depends.layers]
    sums, often = (found.sums(LONG_WEIGHTS, part)[:, 0, depends.layers] for part in ("sum", "n"))
    with np.errstate(invalid="ignore", divide="ignore"):
        drawn = found.resampled(sums) / found.resampled(often)
    drawn = drawn[: depends.shuffled.drawn.shape[1]]
    related, within = (
        _over_steps(correlations, against.value, against.drawn.T, weights, drawn)
        for against in (depends.shuffled, depends.shuffled_within)
    )
    last = len(weights) - 1
    behind = {"histories": int(depends.histories.min()), "people": int(depends.people.min())}
    yield judged(
        related,
        name="information-follows-weight",
        view="mutual-information",
        source="T §6.4",
        claim="Positions of high attention weight are those that say much about the target.",
        measured=(
            f"The mean weight 0 to {last} steps back is held against what the places there say "
            "about the target beyond chance; without what they say about who it is, the "
            f"correlation is {_said(within)}"
        ),
        of="the correlation",
        found=found,
        **behind,
    )
    yield judged(
        _over_steps(
            proportionality, depends.shuffled.value, depends.shuffled.drawn.T, weights, drawn
        ),
        name="information-proportional-to-weight",
        view="mutual-information",
        source="T §6.4",
        claim="What a position says about the target is proportional to its attention weight.",
        measured=(
            f"The best multiple of the mean weight 0 to {last} steps back is held against what "
            "the places there say about the target beyond chance, 1 being exact, and one number "
            "for all steps being better below 0"
        ),
        of="the share of the variance that it explains",
        found=found,
        **behind,
    )


def _over_steps(
    statistic: Any,
    value: Float[Numbers, " K"],
    drawn: Float[Numbers, "R K"],
    weights: Float[Numbers, " K"],
    drawn_weights: Float[Numbers, "R K"],
) -> Estimate:
    low, high = interval(statistic(drawn, drawn_weights))
    return Estimate(float(statistic(value[None], weights[None])[0]), float(low), float(high))


def correlations(x: Float[Numbers, "R K"], y: Float[Numbers, "R K"]) -> Float[Numbers, " R"]:
    """Pearson's correlation of each two rows; NaN where one does not vary."""
    x, y = (values - values.mean(1, keepdims=True) for values in (x, y))
    spread = np.sqrt((x * x).sum(1) * (y * y).sum(1))
    return ratio((x * y).sum(1), spread)


def proportionality(
    values: Float[Numbers, "R K"], weights: Float[Numbers, "R K"]
) -> Float[Numbers, " R"]:
    """How much of the variance of each row the best multiple of its weights explains; at most 1."""
    factor = ratio((values * weights).sum(1), (weights * weights).sum(1))
    left = ((values - factor[:, None] * weights) ** 2).sum(1)
    return 1 - ratio(left, ((values - values.mean(1, keepdims=True)) ** 2).sum(1))


def _of_kinds(found: Found) -> Iterable[Claim]:
    view, source = "kinds-of-place", "T §7.5"
    home, work, food = (KINDS.index(kind) for kind in ("home", "work", "food"))
    if found.has(WEIGHT_BY_KIND):
        regular, sometimes, never = (
            _mean_of(found, WEIGHT_BY_KIND, groups) for groups in ((home, work), (food,), (NEW,))
        )
        said = (
            f"The mean pointer weight on the target's place is {regular:.3f} where that is home or "
            f"work, {sometimes:.3f} where it is food and {never:.3f} where it is new to the person"
        )
        yield judged(
            _difference(found, WEIGHT_BY_KIND, (home, work), (food,)),
            name="home-and-work-get-much-attention",
            view=view,
            source=source,
            claim="Home and work get much attention: more than restaurants.",
            measured=said,
            of="home and work less food",
            found=found,
            **_fewest(found, WEIGHT_BY_KIND, (home, work), (food,)),
        )
        yield judged(
            _between(found, WEIGHT_BY_KIND, (home, work), (food,), (NEW,)),
            name="restaurants-get-medium-attention",
            view=view,
            source=source,
            claim="Restaurants get medium attention: less than home and work, more than new ones.",
            measured=(
                f"{said}. On new places it is 0 whatever the network does: only the step from home "
                "and work to food can fail"
            ),
            of="the smaller of the two steps between them",
            found=found,
            **_fewest(found, WEIGHT_BY_KIND, (home, work), (food,), (NEW,)),
        )
    if found.has(GATE_BY_KIND):
        known = (home, work, food, KINDS.index("other"))
        yield judged(
            _difference(found, GATE_BY_KIND, known, (NEW,)),
            name="new-places-need-generation",
            view=view,
            source=source,
            claim="New places get little of the pointer: they have to be generated.",
            measured=(
                "The weight on a place that is in no visit is 0 whatever the network does, so that "
                "the gate is judged: its mean is "
                f"{_mean_of(found, GATE_BY_KIND, known):.3f} where the person had been at the "
                f"target before and {_mean_of(found, GATE_BY_KIND, (NEW,)):.3f} where it is new"
            ),
            of="the difference",
            found=found,
            **_fewest(found, GATE_BY_KIND, known, (NEW,)),
        )
        yield judged(
            _difference(found, GATE_BY_KIND, (home, work), (food,)),
            name="gate-adapts-to-kinds",
            view=view,
            source=source,
            claim="The gate adapts to such kinds by itself.",
            measured=(
                f"Its mean is {_mean_of(found, GATE_BY_KIND, (home, work)):.3f} where the target "
                f"is home or work and {_mean_of(found, GATE_BY_KIND, (food,)):.3f} where it is food"
            ),
            of="the difference",
            found=found,
            **_fewest(found, GATE_BY_KIND, (home, work), (food,)),
        )


def _pooled(found: Found, mean: Mean, *groups: Sequence[int]) -> list[Numbers]:
    """Sum and number by person of each pooled group in turn; NaN of one with too few people."""
    parts = []
    for group in groups:
        own, often = (found.sums(mean, part)[:, list(group)].sum(1) for part in ("sum", "n"))
        enough = (often > 0).sum() >= LEAST_PEOPLE
        parts += [own, often if enough else np.zeros_like(often)]
    return parts


def _fewest(found: Found, mean: Mean, *groups: Sequence[int]) -> dict[str, int]:
    """The histories, and the people, of the pooled group that has fewest."""
    often = [found.sums(mean, "n")[:, list(group)].sum(1) for group in groups]
    return {
        "histories": int(min(of.sum() for of in often)),
        "people": min(int((of > 0).sum()) for of in often),
    }


def _mean_of(found: Found, mean: Mean, group: Sequence[int]) -> float:
    return found.estimate(ratio, *_pooled(found, mean, group)).value


def _difference(found: Found, mean: Mean, group: Sequence[int], other: Sequence[int]) -> Estimate:
    """How much larger the mean is over some pooled groups than over others."""
    return found.estimate(
        lambda a, m, b, n: ratio(a, m) - ratio(b, n), *_pooled(found, mean, group, other)
    )


def _between(
    found: Found, mean: Mean, high: Sequence[int], middle: Sequence[int], low: Sequence[int]
) -> Estimate:
    """How far the mean of some groups is below others' and above others' still: the nearer."""

    def nearer(a: Numbers, k: Numbers, b: Numbers, m: Numbers, c: Numbers, n: Numbers) -> Numbers:
        upper, centre, lower = ratio(a, k), ratio(b, m), ratio(c, n)
        return np.minimum(upper - centre, centre - lower)

    return found.estimate(nearer, *_pooled(found, mean, high, middle, low))


section = Section(
    name=NAME,
    order=30,
    aggregates=(
        RIGHT_BY_ENTROPY,
        CONFIDENCE_BY_ENTROPY,
        RIGHT_BY_RATIO,
        CONFIDENCE_BY_RATIO,
        ROOMS,
        OUT_OF_BOUNDS,
        *BY_DIVERGENCES,
        *WITH_ENTROPY.values(),
        *WITH_RATIO.values(),
        *WITH_DIVERGENCE.values(),
        PAIRS,
        LONG_WEIGHTS,
        GATE_BY_KIND,
        WEIGHT_BY_KIND,
        RIGHT_BY_KIND,
        VISITS,
        LOOKED_AT,
    ),
    tables=_tables,
    claims=_claims,
)
