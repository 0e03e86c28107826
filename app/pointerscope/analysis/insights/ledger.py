"""Sums over histories by person: computed for each block, stored in files, and merged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.aggregates import Aggregate, PairCounts, Pairs
from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.core.atomic_writes import write_file

if TYPE_CHECKING:
    from pointerscope.analysis.insights.measurements import BlockMeasurements


HISTORIES = "histories"


@dataclass
class Ledger:
    """Sums over some histories of P people.

    Attributes:
        people: their ids in the data set, ascending.
        sums: by key, [P, …] each; `HISTORIES` holds the number of histories of each person.
        maps: attention maps summed over the histories; see `BlockMeasurements`.
        pairs: counts of pairs by name.
        histories: number of histories.
    """

    people: Int[Integers, " P"]
    sums: dict[str, Float[Numbers, "P ..."]]
    maps: Float[Numbers, "LH S S"] = field(default_factory=lambda: np.zeros((0, 0, 0)))
    pairs: dict[str, PairCounts] = field(default_factory=dict)
    histories: int = 0

    @classmethod
    def from_measurements(
        cls, measured: BlockMeasurements, aggregates: Iterable[Aggregate | Pairs]
    ) -> Ledger:
        """Sum the measurements of one block."""
        rows = measured.rows
        people, owners = np.unique(rows.people, return_inverse=True)
        sums: dict[str, Numbers] = {HISTORIES: np.bincount(owners).astype(np.float64)}
        pairs: dict[str, PairCounts] = {}
        for aggregate in aggregates:
            if isinstance(aggregate, Pairs):
                pairs[aggregate.name] = aggregate.count(rows)
            else:
                sums |= aggregate.add(rows, owners, len(people))
        return cls(people, sums, measured.maps, pairs, len(rows))

    @classmethod
    def merge(cls, ledgers: Iterable[Ledger]) -> Ledger:
        """Add up several ledgers, reading one at a time.

        Raises:
            ValueError: there is no ledger.
        """
        whole: Ledger | None = None
        for ledger in ledgers:
            whole = ledger if whole is None else whole._add(ledger)
        if whole is None:
            raise ValueError("There is no ledger to merge; pass at least one.")
        return whole

    def _add(self, other: Ledger) -> Ledger:
        people = np.union1d(self.people, other.people)
        sums = {}
        for name, own in self.sums.items():
            both = np.zeros((len(people), *own.shape[1:]))
            both[np.searchsorted(people, self.people)] = own
            both[np.searchsorted(people, other.people)] += other.sums[name]
            sums[name] = both
        pairs = {name: own.add(other.pairs[name]) for name, own in self.pairs.items()}
        return Ledger(people, sums, self.maps + other.maps, pairs, self.histories + other.histories)

    def save(self, path: Path) -> None:
        """Write the ledger to a file, atomically."""
        arrays: dict[str, Any] = {f"sum {name}": sums for name, sums in self.sums.items()}
        for name, counts in self.pairs.items():
            arrays |= {f"pairs {name}": counts.pairs, f"times {name}": counts.times}
        write_file(
            path,
            lambda file: np.savez(
                file,
                people=self.people,
                maps=self.maps,
                histories=np.int64(self.histories),
                **arrays,
            ),
            mode=0o600,
        )

    @classmethod
    def load(cls, path: Path) -> Ledger:
        """Read a ledger that `save` wrote.

        Raises:
            OSError, ValueError, KeyError, BadZipFile: the file cannot be read.
        """
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        pairs = _with_prefix(arrays, "pairs ")
        times = _with_prefix(arrays, "times ")
        return cls(
            people=arrays["people"],
            sums=_with_prefix(arrays, "sum "),
            maps=arrays["maps"],
            pairs={name: PairCounts(counts, times[name]) for name, counts in pairs.items()},
            histories=int(arrays["histories"]),
        )


def _with_prefix(arrays: dict[str, Any], prefix: str) -> dict[str, Any]:
    return {
        name.removeprefix(prefix): array
        for name, array in arrays.items()
        if name.startswith(prefix)
    }
