"""Means, differences and correlations with bootstrap intervals, from sums by person.

G groups, R resamples, P people. Intervals are 95 % bootstrap intervals, widened as in
`interval_tail`. They resample people with replacement, each with all of their histories, because
the histories of one person overlap. Groups of too few people are merged or left out, and counts are
rounded down where subtraction would tell about a few people; see `disclosure`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

from pointerscope.analysis.insights.aggregates import CrossMoments, Grouping, Mean
from pointerscope.analysis.insights.disclosure import count_nested, count_part, round_people
from pointerscope.analysis.insights.ledger import HISTORIES, Ledger
from pointerscope.core.array_types import Booleans, Float, Int, Integers, Numbers
from pointerscope.network.insights import MIN_PEOPLE
from pointerscope.training.scores import draw_resamples, interval_tail

_OR_MORE = " or more"
Statistic = Callable[..., "Numbers"]


class Estimate(NamedTuple):
    """A number with its interval; NaN where undefined."""

    value: float
    low: float
    high: float

    @property
    def includes_zero(self) -> bool:
        """Whether the interval includes 0, or is unknown."""
        return not (self.low > 0 or self.high < 0)

    @property
    def negated(self) -> Estimate:
        """The estimate with the opposite sign."""
        return Estimate(-self.value, -self.high, -self.low)

    def minus(self, number: float) -> Estimate:
        """Subtract a constant from the estimate and its interval."""
        return Estimate(self.value - number, self.low - number, self.high - number)


class Means(NamedTuple):
    """Means of groups, [G, …] each.

    Attributes:
        value: the means; NaN for a group without histories.
        low: lower ends of the intervals.
        high: upper ends of the intervals.
        deviation: population standard deviation over the histories.
        histories: number to publish of each group; see `Estimator.count`.
        people: likewise.
    """

    value: Float[Numbers, "G ..."]
    low: Float[Numbers, "G ..."]
    high: Float[Numbers, "G ..."]
    deviation: Float[Numbers, "G ..."]
    histories: Int[Integers, "G ..."]
    people: Int[Integers, "G ..."]


@dataclass(frozen=True)
class Groups:
    """Groups of at least `MIN_PEOPLE` people, each of one or more groups of a grouping.

    Attributes:
        labels: for readers.
        members: the groups of the grouping that each consists of.
        note: a sentence on what was merged or left out; empty if nothing was.
    """

    labels: list[str]
    members: list[list[int]]
    note: str


class Counts(NamedTuple):
    """Numbers of histories and of people, of the same shape each."""

    histories: Int[Integers, ...]
    people: Int[Integers, ...]


class Estimator:
    """Estimates of means, differences and correlations, from sums over histories by person.

    Args:
        ledger: the sums.
        invented: whether the people are invented, so that counts need no protection.
    """

    def __init__(self, ledger: Ledger, *, invented: bool = False) -> None:
        self.ledger = ledger
        self.invented = invented
        self.people = len(ledger.people)
        self.histories = ledger.histories
        self.times: Float[Numbers, "P R"] = np.concatenate(list(draw_resamples(self.people)), 1)

    def has(self, aggregate: Mean | CrossMoments) -> bool:
        """Return whether the aggregate was summed: False if the network lacks a component."""
        return aggregate.key in self.ledger.sums or f"{aggregate.key}: n" in self.ledger.sums

    def sums(self, mean: Mean, part: str = "sum") -> Float[Numbers, "P G ..."]:
        """Return the sums of a mean by person; `part` is "n", "sum" or "squares"."""
        return self.ledger.sums[f"{mean.key}: {part}"]

    def groups(self, mean: Mean) -> Groups:
        """Return the groups of a mean that may be published, with small ones merged."""
        counted = self.sums(mean, "n")
        people = np.asarray((counted > 0).reshape(*counted.shape[:2], -1).any(-1))  # (P, G)
        outside = None
        if counted.ndim == 2:
            outside = np.asarray(self.ledger.sums[HISTORIES] > counted.sum(1))
        return merge_groups(mean.by, people, outside)

    def means(self, mean: Mean, groups: Groups | None = None) -> Means:
        """Estimate the means of a quantity by group.

        Args:
            mean: the quantity and its grouping.
            groups: from `groups`; the original groups of the grouping if None.
        """
        n, total, squares = (
            regroup_sums(self.sums(mean, part), groups) for part in ("n", "sum", "squares")
        )
        often, own, squared = n.sum(0), total.sum(0), squares.sum(0)
        value = ratio(own, often)
        low, high = self.interval(ratio, total, n)
        variance = np.maximum(ratio(squared, often) - value**2, 0)
        return Means(value, low, high, np.sqrt(variance), *self.count(n))

    def count(self, own: Float[Numbers, "P ..."]) -> Counts:
        """Count histories and people, without further people where all but a few are counted.

        Args:
            own: histories of each person.
        """
        if not self.invented:
            every = self.ledger.sums[HISTORIES]
            own = np.apply_along_axis(partial(count_part, every), 0, own)
        return _count(own)

    def count_nested(self, rows: Float[Numbers, "P R"]) -> Counts:
        """Count the histories and people of rows of which each includes the next.

        Counts that differ by the histories of a few people are rounded down to the next one.

        Args:
            rows: histories of each person; the first row is all of them.
        """
        return _count(rows if self.invented else count_nested(rows))

    def publish_people(self, count: int) -> int:
        """Return a number of people as it is published: of real people, rounded down."""
        return count if self.invented else round_people(count)

    def mean(self, mean: Mean, group: int = 0) -> Estimate:
        """Estimate the mean of a quantity in one group of its grouping."""
        return self.estimate(
            lambda own, often: ratio(own[:, group], often[:, group]),
            self.sums(mean),
            self.sums(mean, "n"),
        )

    def difference(self, mean: Mean, group: int, other: int) -> Estimate:
        """Estimate the mean in one group minus the mean in another."""
        return self.estimate(
            lambda own, often: (
                ratio(own[:, group], often[:, group]) - ratio(own[:, other], often[:, other])
            ),
            self.sums(mean),
            self.sums(mean, "n"),
        )

    def correlation(self, moments: CrossMoments, group: int = 0) -> Estimate:
        """Estimate Pearson's correlation of two quantities over the histories of a group."""
        return self.estimate(_correlation, self.ledger.sums[moments.key][:, group])

    def estimate(self, statistic: Statistic, *sums: Float[Numbers, "P ..."]) -> Estimate:
        """Estimate any statistic of sums over people, with its interval.

        Args:
            statistic: a function of the sums over people, [R, …] each, that returns [R].
            sums: by person.
        """
        [value] = statistic(*(part.sum(0)[None] for part in sums))
        low, high = self.interval(statistic, *sums)
        return Estimate(float(value), float(low), float(high))

    def resampled(self, sums: Float[Numbers, "P ..."]) -> Float[Numbers, "R ..."]:
        """Return the sums over people in every resample, each person as often as drawn."""
        flat = sums.reshape(len(sums), -1)
        return (self.times.T @ flat).reshape(-1, *sums.shape[1:])

    def interval(
        self, statistic: Statistic, *sums: Float[Numbers, "P ..."]
    ) -> tuple[Numbers, Numbers]:
        """Return the ends of the intervals of statistics of sums over people."""
        return percentile_interval(statistic(*map(self.resampled, sums)), self.people)


def _count(own: Float[Numbers, "P ..."]) -> Counts:
    return Counts(own.sum(0).astype(np.int64), (own > 0).sum(0))


def percentile_interval(
    drawn: Float[Numbers, "R ..."], people: int
) -> tuple[Float[Numbers, ...], Float[Numbers, ...]]:
    """Return the ends of a 95 % interval of the resampled values; NaN if all of them are.

    Args:
        drawn: the values.
        people: the number of people who were resampled; see `interval_tail`.
    """
    tail = interval_tail(people)
    flat = drawn.reshape(len(drawn), -1)
    ends = np.full((2, flat.shape[1]), np.nan)
    missing = np.isnan(flat)
    whole, some = ~missing.any(0), missing.any(0) & ~missing.all(0)
    # nanquantile is slow and rarely needed.
    for columns, quantile in ((whole, np.quantile), (some, np.nanquantile)):
        if columns.any():
            ends[:, columns] = quantile(flat[:, columns], [tail, 1 - tail], axis=0)
    low, high = ends.reshape(2, *drawn.shape[1:])
    return low, high


def ratio(own: Numbers, often: Numbers) -> Numbers:
    """Divide a sum by a count; NaN where the count is 0."""
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(often > 0, own / np.maximum(often, 1e-300), np.nan)


def merge_groups(by: Grouping, people: Booleans, outside: Booleans | None = None) -> Groups:
    """Merge the groups of a grouping so that each has enough people.

    Empty groups are left out. In an ordered grouping, a small group is merged with the next one,
    and the last with the one before it. In an unordered grouping, all small groups become "others",
    together with the smallest remaining group if they still have too few people. If the histories
    outside all groups belong to few people, the smallest groups are left out too. Otherwise the
    difference between the total and the groups would disclose those people.

    Args:
        by: the grouping.
        people: whether each person is in each group, [P, G].
        outside: whether each person has histories outside all groups, [P]; nobody if None.
    """
    present = [group for group in range(people.shape[1]) if people[:, group].any()]
    join = _merge_neighbours if by.ordered else _merge_others
    members = join(present, people)
    hidden = np.zeros(len(people), dtype=bool) if outside is None else outside
    left_out = []
    while 0 < hidden.sum() < MIN_PEOPLE and members:
        least = min(members, key=lambda group: int(people[:, group].any(1).sum()))
        members.remove(least)
        left_out.append(least)
        hidden = hidden | people[:, least].any(1)
    labels = [_label(by, group, present) for group in members]
    small = [label for label, group in zip(labels, members, strict=True) if len(group) > 1]
    notes = []
    if small:
        notes.append(
            f"Groups of fewer than {MIN_PEOPLE} people are merged with others: {'; '.join(small)}."
        )
    if left_out:
        named = "; ".join(_label(by, group, present) for group in left_out)
        notes.append(f"Left out, so that subtraction discloses no small group of people: {named}.")
    note = " ".join(notes)
    return Groups(labels, members, note)


def _has_enough(group: list[int], people: Booleans) -> bool:
    return int(people[:, group].any(1).sum()) >= MIN_PEOPLE


def _merge_neighbours(present: list[int], people: Booleans) -> list[list[int]]:
    merged: list[list[int]] = []
    open_group: list[int] = []
    for group in present:
        open_group.append(group)
        if _has_enough(open_group, people):
            merged.append(open_group)
            open_group = []
    if open_group and merged:
        merged[-1] += open_group
    return merged


def _merge_others(present: list[int], people: Booleans) -> list[list[int]]:
    large = [[group] for group in present if _has_enough([group], people)]
    small = [group for group in present if not _has_enough([group], people)]
    while small and large and not _has_enough(small, people):
        least = min(large, key=lambda group: int(people[:, group].any(1).sum()))
        large.remove(least)
        small = least + small
    return large + ([small] if small and _has_enough(small, people) else [])


def _label(by: Grouping, members: list[int], present: list[int]) -> str:
    if len(members) == 1:
        return by.labels[members[0]]
    if not by.ordered:
        return "others"
    first, last = (by.labels[group].split(by.join) for group in (members[0], members[-1]))
    # The limits of an outermost group of few people would disclose one of them.
    if not by.bounded and members[-1] == present[-1]:
        return f"{first[0].removesuffix(_OR_MORE)}{_OR_MORE}"
    if not by.bounded and members[0] == present[0]:
        return f"{last[-1]} or less"
    return f"{first[0]}{by.join}{last[-1]}"


def regroup_sums(
    sums: Float[Numbers, "P G ..."], groups: Groups | None
) -> Float[Numbers, "P g ..."]:
    """Add up the sums of the groups that were merged, [P, g, …]; unchanged if `groups` is None."""
    if groups is None:
        return sums
    regrouped = np.zeros((len(sums), len(groups.members), *sums.shape[2:]))
    for index, members in enumerate(groups.members):
        regrouped[:, index] = sums[:, members].sum(1)
    return regrouped


def _correlation(sums: Float[Numbers, "R 6"]) -> Float[Numbers, " R"]:
    n, x, y, xx, yy, xy = np.moveaxis(sums, -1, 0)
    with np.errstate(invalid="ignore", divide="ignore"):
        across = xy / n - x * y / n**2
        spread = (xx / n - (x / n) ** 2) * (yy / n - (y / n) ** 2)
        return np.where(spread > 1e-18, across / np.sqrt(spread), np.nan)
