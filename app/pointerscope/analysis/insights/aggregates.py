"""Sums over histories by person, from which means and their intervals follow."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Float, Int, Integers

if TYPE_CHECKING:
    from pointerscope.analysis.insights.measurements import HistoryMeasurements
    from pointerscope.network.insights import Unit

    Numbers = NDArray[Any]

Sums = Mapping[str, "Numbers"]


@dataclass(frozen=True)
class Quantity:
    """One or several numbers measured for every history.

    Attributes:
        name: as in table columns.
        title: for readers.
        unit: of the number.
        read: returns the values, [N] or [N, …], with NaN where undefined; None if the network lacks
            the component.
    """

    name: str
    title: str
    unit: Unit
    read: Callable[[HistoryMeasurements], Numbers | None]


@dataclass(frozen=True)
class Grouping:
    """A partition of histories into groups.

    Attributes:
        name: as in table columns.
        title: for readers.
        labels: of the groups.
        assign: returns the group of every history, [N], with -1 for no group; None if the network
            lacks the component that it depends on.
        ordered: whether small groups may be merged with their neighbours; small groups of an
            unordered grouping are merged into "others".
        join: the text between the first and the last label of merged groups.
        bounded: whether the range of the groups is fixed and public, as for hours and weekdays.
        quantity: the number that histories are binned by, and sorted by in lists; None if the
            groups are not bins.
    """

    name: str
    title: str
    labels: tuple[str, ...]
    assign: Callable[[HistoryMeasurements], Integers | None]
    ordered: bool = True
    join: str = " to "
    bounded: bool = False
    quantity: Quantity | None = None


def integer_bins(name: str, title: str, edges: tuple[int, ...], quantity: Quantity) -> Grouping:
    """Bins of whole numbers: each starts at an edge and ends before the next; the last is open."""
    labels = [
        str(low) if high == low + 1 else f"{low} to {high - 1}"
        for low, high in itertools.pairwise(edges)
    ]

    def assign(rows: HistoryMeasurements) -> Integers | None:
        values = quantity.read(rows)
        return None if values is None else _bins(values, np.array(edges[1:]), edges[0])

    return Grouping(name, title, (*labels, f"{edges[-1]} or more"), assign, quantity=quantity)


def equal_width_bins(
    name: str, title: str, low: float, high: float, count: int, quantity: Quantity, digits: int = 2
) -> Grouping:
    """Bins of equal width; values beyond the ends fall into the outermost bins."""
    edges = np.linspace(low, high, count + 1).round(12)  # so that 3/10 is exactly 0.3
    labels = tuple(f"{a:.{digits}f} to {b:.{digits}f}" for a, b in itertools.pairwise(edges))

    def assign(rows: HistoryMeasurements) -> Integers | None:
        values = quantity.read(rows)
        return None if values is None else _bins(values, edges[1:-1], -np.inf)

    return Grouping(name, title, labels, assign, quantity=quantity)


def _bins(values: Numbers, edges: Numbers, lower_limit: float) -> Integers:
    """Return each value's bin, the number of edges it reaches; -1 below the limit and for NaN."""
    with np.errstate(invalid="ignore"):
        inside = values >= lower_limit
    return np.where(inside, np.searchsorted(edges, values, side="right"), -1)


EVERYTHING = Grouping("all", "All histories", ("all",), lambda rows: np.zeros(len(rows), np.int64))


class Aggregate(Protocol):
    """Sums over histories that one or several tables need."""

    @property
    def key(self) -> str:
        """The name of its sums."""

    def add(self, rows: HistoryMeasurements, owners: Int[Integers, " N"], people: int) -> Sums:
        """Return the sums over the rows, [people, …] each, by keys unique to this aggregate.

        Args:
            rows: measurements of a block.
            owners: the person of each row, from 0 to people - 1.
            people: number of people.
        """


@dataclass(frozen=True)
class Mean:
    """A quantity by group: the count, the sum and the sum of squares."""

    quantity: Quantity
    by: Grouping = EVERYTHING

    @property
    def key(self) -> str:
        """The name of its sums."""
        return f"{self.quantity.name} by {self.by.name}"

    def add(self, rows: HistoryMeasurements, owners: Int[Integers, " N"], people: int) -> Sums:
        """Return count, sum and sum of squares, [people, groups, …] each."""
        values, groups = self.quantity.read(rows), self.by.assign(rows)
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
class CrossMoments:
    """The sums behind the correlation of two quantities, over histories where both are defined."""

    x: Quantity
    y: Quantity
    by: Grouping = EVERYTHING

    @property
    def key(self) -> str:
        """The name of its sums."""
        return f"{self.x.name} with {self.y.name} by {self.by.name}"

    def add(self, rows: HistoryMeasurements, owners: Int[Integers, " N"], people: int) -> Sums:
        """Return [people, groups, 6]: the count and the sums of x, y, x², y² and x·y."""
        x, y, groups = self.x.read(rows), self.y.read(rows), self.by.assign(rows)
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
    """Sum the values in each cell; skip cell -1."""
    if values.ndim == 1:
        grouped = cells >= 0
        return np.bincount(cells[grouped], values[grouped], minlength=count)
    sums = np.zeros((count, *values.shape[1:]))
    if (np.diff(cells) < 0).any():  # data arrive person by person, mostly in order
        order = np.argsort(cells, kind="stable")
        cells, values = cells[order], values[order]
    inside = np.searchsorted(cells, 0)
    if inside < len(cells):
        present, starts = np.unique(cells[inside:], return_index=True)
        sums[present] = np.add.reduceat(values[inside:], starts, dtype=np.float64)
    return sums


@dataclass(frozen=True)
class Pairs:
    """Counts of pairs of whole numbers by person, the input of mutual information.

    Attributes:
        name: of the pairs.
        read: returns the two numbers of every history by layer, [N, K] each, with -1 for none; one
            layer is one pair of variables.
    """

    name: str
    read: Callable[[HistoryMeasurements], tuple[Integers, Integers]]

    def count(self, rows: HistoryMeasurements) -> PairCounts:
        """Count the pairs in these rows."""
        x, y = self.read(rows)
        owners = np.broadcast_to(rows.people[:, None], x.shape)
        layers = np.broadcast_to(np.arange(x.shape[1]), x.shape)
        known = (x >= 0) & (y >= 0)
        found = np.stack([part[known] for part in (layers, x, y, owners)], 1)
        return _merge_pairs(found, np.ones(len(found), np.int64))


@dataclass(frozen=True, eq=False)
class PairCounts:
    """Non-zero counts of pairs.

    Attributes:
        pairs: layer, first number, second number and person, in lexicographic order.
        times: the count of each pair.
    """

    pairs: Int[NDArray[np.int32], "K 4"]
    times: Int[NDArray[np.int64], " K"]

    def add(self, other: PairCounts) -> PairCounts:
        """Return the sum of both."""
        pairs = np.concatenate([self.pairs, other.pairs])
        return _merge_pairs(pairs, np.concatenate([self.times, other.times]))


def _merge_pairs(pairs: Int[Integers, "n 4"], times: Int[Integers, " n"]) -> PairCounts:
    """Merge equal pairs and sort them lexicographically."""
    if not len(pairs):
        return PairCounts(np.zeros((0, 4), np.int32), np.zeros(0, np.int64))
    # One combined number sorts many times faster than four columns.
    sizes = tuple(pairs.max(0).astype(int) + 1)
    keys, inverse = np.unique(np.ravel_multi_index(tuple(pairs.T), sizes), return_inverse=True)
    found = np.stack(np.unravel_index(keys, sizes), 1).astype(np.int32)
    return PairCounts(found, np.bincount(inverse, times).astype(np.int64))
