"""Sums over histories by person: made for each block, kept in files, and added up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.aggregates import PairCounts, Pairs
from pointerscope.core.atomic_writes import write_file

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.aggregates import Aggregate
    from pointerscope.analysis.insights.rows import Measured

    Numbers = NDArray[np.float64]


HISTORIES = "histories"


@dataclass
class Ledger:
    """What is added up over some histories of P people.

    Attributes:
        people: their ids in the data set, ascending.
        sums: by key, [P, …] each; that of `HISTORIES` says how many each person has.
        maps: attention maps summed over the histories; see `Measured`.
        pairs: counts of pairs by name.
        histories: how many.
    """

    people: Int[NDArray[np.int64], " P"]
    sums: dict[str, Float[Numbers, "P ..."]]
    maps: Float[Numbers, "LH S S"] = field(default_factory=lambda: np.zeros((0, 0, 0)))
    pairs: dict[str, PairCounts] = field(default_factory=dict)
    histories: int = 0

    @classmethod
    def of(cls, measured: Measured, aggregates: Iterable[Aggregate | Pairs]) -> Ledger:
        """The sums of one block."""
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
    def joined(cls, ledgers: Iterable[Ledger]) -> Ledger:
        """The sums of several blocks, read one after the other.

        Raises:
            ValueError: there is none.
        """
        whole: Ledger | None = None
        for ledger in ledgers:
            whole = ledger if whole is None else whole._plus(ledger)
        if whole is None:
            raise ValueError("There is no block to add up.")
        return whole

    def _plus(self, other: Ledger) -> Ledger:
        people = np.union1d(self.people, other.people)
        sums = {}
        for name, own in self.sums.items():
            both = np.zeros((len(people), *own.shape[1:]))
            both[np.searchsorted(people, self.people)] = own
            both[np.searchsorted(people, other.people)] += other.sums[name]
            sums[name] = both
        pairs = {name: own.plus(other.pairs[name]) for name, own in self.pairs.items()}
        return Ledger(people, sums, self.maps + other.maps, pairs, self.histories + other.histories)

    def save(self, path: Path) -> None:
        """Write it to a file that is either whole or not there."""
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
        """Read it back.

        Raises:
            OSError, ValueError, KeyError, BadZipFile: the file cannot be read.
        """
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        pairs = _named(arrays, "pairs ")
        times = _named(arrays, "times ")
        return cls(
            people=arrays["people"],
            sums=_named(arrays, "sum "),
            maps=arrays["maps"],
            pairs={name: PairCounts(found, times[name]) for name, found in pairs.items()},
            histories=int(arrays["histories"]),
        )


def _named(arrays: dict[str, Any], prefix: str) -> dict[str, Any]:
    return {
        name.removeprefix(prefix): array
        for name, array in arrays.items()
        if name.startswith(prefix)
    }
