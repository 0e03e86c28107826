"""From sums by person to means with intervals, for groups that hold enough people.

G groups, R resamples, P people. Intervals are 95 % percentile bootstrap intervals: people are drawn
with replacement, each with all their histories, because those of one person overlap.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.insights.ledger import HISTORIES
from pointerscope.network.insights import LEAST_PEOPLE
from pointerscope.training.scores import COVERAGE, resamples

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.aggregates import Grouping, Mean, Moments
    from pointerscope.analysis.insights.ledger import Ledger

    Numbers = NDArray[np.float64]

_OR_MORE = " or more"
Statistic = Callable[..., "Numbers"]


class Estimate(NamedTuple):
    """A number with its interval; NaN where it has no meaning."""

    value: float
    low: float
    high: float

    @property
    def includes_zero(self) -> bool:
        """Whether no effect is as good an explanation; also where nothing is known."""
        return not (self.low > 0 or self.high < 0)

    @property
    def opposite(self) -> Estimate:
        """The same with the other sign."""
        return Estimate(-self.value, -self.high, -self.low)

    def less(self, than: float) -> Estimate:
        """How much larger it is than a number."""
        return Estimate(self.value - than, self.low - than, self.high - than)


class Means(NamedTuple):
    """Means of groups, [G, …] each.

    Attributes:
        value: NaN where there is no history.
        low: lower end of the interval.
        high: upper end.
        deviation: population standard deviation over the histories.
        histories: in each group.
        people: in each group.
    """

    value: Float[Numbers, "G ..."]
    low: Float[Numbers, "G ..."]
    high: Float[Numbers, "G ..."]
    deviation: Float[Numbers, "G ..."]
    histories: Int[NDArray[np.int64], "G ..."]
    people: Int[NDArray[np.int64], "G ..."]


@dataclass(frozen=True)
class Groups:
    """Groups of at least `LEAST_PEOPLE` people, each made of one or more of a grouping.

    Attributes:
        labels: for reading.
        members: the groups of the grouping that each is made of.
        note: what was merged, as a sentence; empty where nothing was.
    """

    labels: list[str]
    members: list[list[int]]
    note: str


class Found:
    """What was added up over all histories, to be read as means, differences and correlations."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.people = len(ledger.people)
        self.histories = ledger.histories
        self.times: Float[Numbers, "P R"] = np.concatenate(list(resamples(self.people)), 1)

    def has(self, of: Mean | Moments) -> bool:
        """Whether the network has what this is made of."""
        return of.key in self.ledger.sums or f"{of.key}: n" in self.ledger.sums

    def sums(self, of: Mean, part: str = "sum") -> Float[Numbers, "P G ..."]:
        """The sums of a mean by person; part "n", "sum" or "squares"."""
        return self.ledger.sums[f"{of.key}: {part}"]

    def groups(self, of: Mean) -> Groups:
        """The groups of a mean that can be shown: those of few people merged with neighbours."""
        counted = self.sums(of, "n")
        people = np.asarray((counted > 0).reshape(*counted.shape[:2], -1).any(-1))  # (P, G)
        outside = None
        if counted.ndim == 2:
            outside = np.asarray(self.ledger.sums[HISTORIES] > counted.sum(1))
        return merged(of.by, people, outside)

    def means(self, of: Mean, groups: Groups | None = None) -> Means:
        """The means of a quantity by group.

        Args:
            of: what was added up.
            groups: of `groups`; those of the grouping itself if left out.
        """
        n, total, squares = (
            _regrouped(self.sums(of, part), groups) for part in ("n", "sum", "squares")
        )
        often, own, squared = n.sum(0), total.sum(0), squares.sum(0)
        value = ratio(own, often)
        low, high = self._interval(ratio, total, n)
        variance = np.maximum(ratio(squared, often) - value**2, 0)
        return Means(
            value,
            low,
            high,
            np.sqrt(variance),
            often.astype(np.int64),
            (n > 0).sum(0),
        )

    def mean(self, of: Mean, group: int = 0) -> Estimate:
        """The mean of a quantity in one group of its grouping."""
        return self.estimate(
            lambda own, often: ratio(own[:, group], often[:, group]),
            self.sums(of),
            self.sums(of, "n"),
        )

    def difference(self, of: Mean, group: int, other: int) -> Estimate:
        """How much larger the mean is in one group than in another."""
        return self.estimate(
            lambda own, often: (
                ratio(own[:, group], often[:, group]) - ratio(own[:, other], often[:, other])
            ),
            self.sums(of),
            self.sums(of, "n"),
        )

    def correlation(self, of: Moments, group: int = 0) -> Estimate:
        """Pearson's correlation of two quantities over the histories of a group."""
        return self.estimate(_correlation, self.ledger.sums[of.key][:, group])

    def estimate(self, statistic: Statistic, *sums: Float[Numbers, "P ..."]) -> Estimate:
        """Any statistic of sums, with its interval.

        Args:
            statistic: takes the sums over people of each, [R, …], and gives [R].
            sums: by person.
        """
        [value] = statistic(*(part.sum(0)[None] for part in sums))
        low, high = self._interval(statistic, *sums)
        return Estimate(float(value), float(low), float(high))

    def resampled(self, sums: Float[Numbers, "P ..."]) -> Float[Numbers, "R ..."]:
        """Sums over people, each as often as every resample has them."""
        flat = sums.reshape(len(sums), -1)
        return (self.times.T @ flat).reshape(-1, *sums.shape[1:])

    def _interval(
        self, statistic: Statistic, *sums: Float[Numbers, "P ..."]
    ) -> tuple[Numbers, Numbers]:
        drawn = statistic(*map(self.resampled, sums))
        return interval(drawn)


def interval(drawn: Float[Numbers, "R ..."]) -> tuple[Float[Numbers, ...], Float[Numbers, ...]]:
    """The ends of the middle 95 % of what was drawn; NaN where nothing has a meaning."""
    tail = (1 - COVERAGE) / 2
    flat = drawn.reshape(len(drawn), -1)
    ends = np.full((2, flat.shape[1]), np.nan)
    missing = np.isnan(flat)
    whole, some = ~missing.any(0), missing.any(0) & ~missing.all(0)
    # Leaving out what is missing is slow, and rarely anything is.
    for columns, quantile in ((whole, np.quantile), (some, np.nanquantile)):
        if columns.any():
            ends[:, columns] = quantile(flat[:, columns], [tail, 1 - tail], axis=0)
    low, high = ends.reshape(2, *drawn.shape[1:])
    return low, high


def ratio(own: Numbers, often: Numbers) -> Numbers:
    """A sum by how often, NaN where that is 0."""
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(often > 0, own / np.maximum(often, 1e-300), np.nan)


def merged(
    by: Grouping, people: NDArray[np.bool_], outside: NDArray[np.bool_] | None = None
) -> Groups:
    """Groups of a grouping that hold enough people.

    Empty groups are left out. An ordered grouping's small groups are merged with the next one,
    the last with the one before; of an unordered one all small groups become "others", with the
    smallest of the rest if they hold too few even then. Where some histories are in no group, and
    few people's, the smallest groups are left out with them: subtracted from a total, the others
    would tell of those few.

    Args:
        by: the grouping.
        people: who is in which group, [P, G].
        outside: who has histories in none of them, [P]; nobody if left out.
    """
    present = [group for group in range(people.shape[1]) if people[:, group].any()]
    join = _neighbours if by.ordered else _others
    members = join(present, people)
    hidden = np.zeros(len(people), dtype=bool) if outside is None else outside
    left_out = []
    while 0 < hidden.sum() < LEAST_PEOPLE and members:
        least = min(members, key=lambda group: int(people[:, group].any(1).sum()))
        members.remove(least)
        left_out.append(least)
        hidden = hidden | people[:, least].any(1)
    labels = [_label(by, group, present) for group in members]
    small = [label for label, group in zip(labels, members, strict=True) if len(group) > 1]
    said = []
    if small:
        said.append(
            f"Groups of fewer than {LEAST_PEOPLE} people are merged with others: "
            f"{'; '.join(small)}."
        )
    if left_out:
        named = "; ".join(_label(by, group, present) for group in left_out)
        said.append(f"Left out, so that few people cannot be told by subtraction: {named}.")
    note = " ".join(said)
    return Groups(labels, members, note)


def _enough(group: list[int], people: NDArray[np.bool_]) -> bool:
    return int(people[:, group].any(1).sum()) >= LEAST_PEOPLE


def _neighbours(present: list[int], people: NDArray[np.bool_]) -> list[list[int]]:
    made: list[list[int]] = []
    open_group: list[int] = []
    for group in present:
        open_group.append(group)
        if _enough(open_group, people):
            made.append(open_group)
            open_group = []
    if open_group and made:
        made[-1] += open_group
    return made


def _others(present: list[int], people: NDArray[np.bool_]) -> list[list[int]]:
    large = [[group] for group in present if _enough([group], people)]
    small = [group for group in present if not _enough([group], people)]
    while small and large and not _enough(small, people):
        least = min(large, key=lambda group: int(people[:, group].any(1).sum()))
        large.remove(least)
        small = least + small
    return large + ([small] if small and _enough(small, people) else [])


def _label(by: Grouping, members: list[int], present: list[int]) -> str:
    if len(members) == 1:
        return by.labels[members[0]]
    if not by.ordered:
        return "others"
    first, last = (by.labels[group].split(by.join) for group in (members[0], members[-1]))
    # How far an outermost group of few people reaches is their own affair.
    if not by.bounded and members[-1] == present[-1]:
        return f"{first[0].removesuffix(_OR_MORE)}{_OR_MORE}"
    if not by.bounded and members[0] == present[0]:
        return f"{last[-1]} or less"
    return f"{first[0]}{by.join}{last[-1]}"


def _regrouped(sums: Float[Numbers, "P G ..."], groups: Groups | None) -> Float[Numbers, "P g ..."]:
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
