"""What is added up over histories: sums by person, from which any mean and its interval follow."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.network.insights import Unit

    Numbers = NDArray[Any]
    Integers = NDArray[np.int64]

Sums = Mapping[str, "Numbers"]


@dataclass(frozen=True)
class Quantity:
    """A number of every history, or several.

    Attributes:
        name: in the words of the API.
        title: for reading.
        unit: of the number.
        of: reads it off rows, [N] or [N, …], NaN where it has no meaning; None where the network
            lacks it.
    """

    name: str
    title: str
    unit: Unit
    of: Callable[[Rows], Numbers | None]


@dataclass(frozen=True)
class Grouping:
    """A way to part histories.

    Attributes:
        name: in the words of the API.
        title: for reading.
        labels: of the groups.
        of: the group of every history, [N]; -1 for those in none; None where the network lacks
            what they are parted by.
        ordered: whether neighbouring groups can be merged; others are merged into "others".
        join: what stands between the first and the last label of merged groups.
        bounded: whether everybody knows where the groups end, as hours and weekdays do.
        quantity: the number that parts them, by which histories of a group are listed; None where
            it is none.
    """

    name: str
    title: str
    labels: tuple[str, ...]
    of: Callable[[Rows], Integers | None]
    ordered: bool = True
    join: str = " to "
    bounded: bool = False
    quantity: Quantity | None = None


def whole_bins(name: str, title: str, edges: tuple[int, ...], of: Quantity) -> Grouping:
    """Groups of whole numbers: from each edge up to before the next, the last one open."""
    labels = [
        str(low) if high == low + 1 else f"{low} to {high - 1}"
        for low, high in itertools.pairwise(edges)
    ]

    def group(rows: Rows) -> Integers | None:
        values = of.of(rows)
        return None if values is None else _bins(values, np.array(edges[1:]), edges[0])

    return Grouping(name, title, (*labels, f"{edges[-1]} or more"), group, quantity=of)


def equal_bins(
    name: str, title: str, low: float, high: float, count: int, of: Quantity, digits: int = 2
) -> Grouping:
    """Groups of equal width; what lies beyond the ends falls into the outermost."""
    edges = np.linspace(low, high, count + 1).round(12)  # 3/10 is 0.3 then
    labels = tuple(f"{a:.{digits}f} to {b:.{digits}f}" for a, b in itertools.pairwise(edges))

    def group(rows: Rows) -> Integers | None:
        values = of.of(rows)
        return None if values is None else _bins(values, edges[1:-1], -np.inf)

    return Grouping(name, title, labels, group, quantity=of)


def _bins(values: Numbers, edges: Numbers, least: float) -> Integers:
    """The bin of every value: how many edges it reaches; -1 below the least and for NaN."""
    with np.errstate(invalid="ignore"):
        inside = values >= least
    return np.where(inside, np.searchsorted(edges, values, side="right"), -1)


EVERYTHING = Grouping("all", "All histories", ("all",), lambda rows: np.zeros(len(rows), np.int64))


class Aggregate(Protocol):
    """Something that is added up over histories."""

    @property
    def key(self) -> str:
        """What its sums are called."""

    def add(self, rows: Rows, owners: Int[Integers, " N"], people: int) -> Sums:
        """Sums of the rows, [people, …] each, by keys that no other aggregate has.

        Args:
            rows: of a block.
            owners: of each row, from 0 to people - 1.
            people: how many there are.
        """


@dataclass(frozen=True)
class Mean:
    """A quantity by groups: how many, their sum, and the sum of their squares."""

    quantity: Quantity
    by: Grouping = EVERYTHING

    @property
    def key(self) -> str:
        """What its sums are called."""
        return f"{self.quantity.name} by {self.by.name}"

    def add(self, rows: Rows, owners: Int[Integers, " N"], people: int) -> Sums:
        """[people, groups, …] each."""
        values, groups = self.quantity.of(rows), self.by.of(rows)
        if values is None or groups is None:
            return {}
        known = ~np.isnan(values)
        numbers = np.where(known, values, values.dtype.type(0))
        shape = (people, len(self.by.labels), *values.shape[1:])
        cells = np.where(groups < 0, -1, owners * len(self.by.labels) + groups)
        parts = {"n": known, "sum": numbers, "squares": numbers * numbers}
        return {
            f"{self.key}: {name}": _summed(part, cells, shape[0] * shape[1]).reshape(shape)
            for name, part in parts.items()
        }


@dataclass(frozen=True)
class Moments:
    """Two quantities together: what their correlation is made of, where both are known."""

    x: Quantity
    y: Quantity
    by: Grouping = EVERYTHING

    @property
    def key(self) -> str:
        """What its sums are called."""
        return f"{self.x.name} with {self.y.name} by {self.by.name}"

    def add(self, rows: Rows, owners: Int[Integers, " N"], people: int) -> Sums:
        """[people, groups, 6]: how many, x, y, x², y², x·y."""
        x, y, groups = self.x.of(rows), self.y.of(rows), self.by.of(rows)
        if x is None or y is None or groups is None:
            return {}
        known = ~(np.isnan(x) | np.isnan(y))
        x, y = (np.where(known, values, 0).astype(np.float64) for values in (x, y))
        parts = np.stack([known.astype(np.float64), x, y, x * x, y * y, x * y], 1)
        count = len(self.by.labels)
        cells = np.where(groups < 0, -1, owners * count + groups)
        return {self.key: _summed(parts, cells, people * count).reshape(people, count, 6)}


def _summed(
    values: Float[Numbers, "N ..."], cells: Int[Integers, " N"], count: int
) -> Float[Numbers, "count ..."]:
    """The sum of the values in each cell; cell -1 is left out."""
    if values.ndim == 1:
        kept = cells >= 0
        return np.bincount(cells[kept], values[kept], minlength=count)
    sums = np.zeros((count, *values.shape[1:]))
    if (np.diff(cells) < 0).any():  # data come person by person, mostly in order
        order = np.argsort(cells, kind="stable")
        cells, values = cells[order], values[order]
    inside = np.searchsorted(cells, 0)
    if inside < len(cells):
        present, starts = np.unique(cells[inside:], return_index=True)
        sums[present] = np.add.reduceat(values[inside:], starts, dtype=np.float64)
    return sums


@dataclass(frozen=True)
class Pairs:
    """How often two whole numbers come together, by person: what mutual information is made of.

    Attributes:
        name: of the pairs.
        of: the two numbers of every history by layers, each [N, K], -1 where there is none; one
            layer is one pair of variables.
    """

    name: str
    of: Callable[[Rows], tuple[Integers, Integers]]

    def count(self, rows: Rows) -> PairCounts:
        """The pairs of these rows."""
        x, y = self.of(rows)
        owners = np.broadcast_to(rows.people[:, None], x.shape)
        layers = np.broadcast_to(np.arange(x.shape[1]), x.shape)
        known = (x >= 0) & (y >= 0)
        found = np.stack([part[known] for part in (layers, x, y, owners)], 1)
        return _counted(found, np.ones(len(found), np.int64))


@dataclass(frozen=True, eq=False)
class PairCounts:
    """Counts of pairs, of those that are not 0.

    Attributes:
        pairs: layer, first number, second number and person, in lexical order.
        times: how often each.
    """

    pairs: Int[NDArray[np.int32], "K 4"]
    times: Int[NDArray[np.int64], " K"]

    def plus(self, other: PairCounts) -> PairCounts:
        """Both together."""
        pairs = np.concatenate([self.pairs, other.pairs])
        return _counted(pairs, np.concatenate([self.times, other.times]))


def _counted(pairs: Int[Integers, "n 4"], times: Int[Integers, " n"]) -> PairCounts:
    """Equal pairs as one, in lexical order."""
    if not len(pairs):
        return PairCounts(np.zeros((0, 4), np.int32), np.zeros(0, np.int64))
    # As one number each, which sorts many times faster than four.
    sizes = tuple(pairs.max(0).astype(int) + 1)
    keys, inverse = np.unique(np.ravel_multi_index(tuple(pairs.T), sizes), return_inverse=True)
    found = np.stack(np.unravel_index(keys, sizes), 1).astype(np.int32)
    return PairCounts(found, np.bincount(inverse, times).astype(np.int64))
