"""The visits of many people in a few arrays, read like a dictionary of tuples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Int
from pointerscope.mobility.visits import Visit


class VisitTable(Mapping[int, tuple[Visit, ...]]):
    """The visits of every person by id, oldest first, at 20 bytes a visit.

    A person's visits become objects when they are asked for.

    Attributes:
        people: the id of the person of every visit, ascending.
        locations: the location of every visit.
        arrivals: local time, to the minute.
        minutes: minutes of stay; 0 for a check-in.
        begins: the index of the first visit of every person.
        ends: the index after the last visit of every person.
    """

    def __init__(
        self,
        people: Int[NDArray[Any], " N"],
        locations: Int[NDArray[Any], " N"],
        arrivals: NDArray[np.datetime64],
        minutes: Int[NDArray[Any], " N"],
    ) -> None:
        self.people = people.astype(np.int32, copy=False)
        self.locations = locations.astype(np.int32, copy=False)
        self.arrivals = arrivals
        self.minutes = minutes.astype(np.int32, copy=False)
        begins = np.flatnonzero(self.people[1:] != self.people[:-1]) + 1
        self.begins = np.append(0, begins)[: len(people)]
        self.ends = np.append(begins, len(people))[: len(people)]
        self._rows = {
            person: slice(begin, end)
            for person, begin, end in zip(
                self.people[self.begins].tolist(),
                self.begins.tolist(),
                self.ends.tolist(),
                strict=True,
            )
        }

    @classmethod
    def of(cls, visits: Mapping[int, Sequence[Visit]]) -> VisitTable:
        """Return visits as a table."""
        if isinstance(visits, VisitTable):
            return visits
        flat = [(person, visit) for person, own in sorted(visits.items()) for visit in own]
        return cls(
            np.array([person for person, _ in flat], np.int32),
            np.array([visit.location for _, visit in flat], np.int32),
            np.array([visit.arrival for _, visit in flat], "datetime64[m]"),
            np.array([visit.duration_minutes for _, visit in flat], np.int32),
        )

    def days(self) -> Int[NDArray[Any], " P"]:
        """Return the days from the first to the last visit of every person, both included."""
        first, last = (
            self.arrivals[rows].astype("datetime64[D]").astype(np.int64)
            for rows in (self.begins, self.ends - 1)
        )
        return last - first + 1

    def rows(self, person: int) -> slice:
        """Return where the visits of a person are."""
        return self._rows[person]

    def __getitem__(self, person: int) -> tuple[Visit, ...]:
        rows = self._rows[person]
        return tuple(
            map(
                Visit,
                self.locations[rows].tolist(),
                self.arrivals[rows].tolist(),
                self.minutes[rows].tolist(),
            )
        )

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __repr__(self) -> str:
        return f"VisitTable of {len(self.people):,} visits of {len(self):,} people"
