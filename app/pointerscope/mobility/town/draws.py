"""Chance that falls the same everywhere.

Every draw comes from `random.Random.random`, whose stream Python guarantees, by way of
arithmetic that does not depend on the platform. Other methods of `random`, and `sum` over
floats, may change between versions of Python.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Item = TypeVar("Item")


class Draws:
    """Every kind of draw that a town is made of."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def chance(self, probability: float) -> bool:
        """True with this probability."""
        return self._random() < probability

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self._random()

    def integer(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int((high - low + 1) * self._random())

    def quarter(self, low: int, high: int) -> int:
        """The same in steps of a quarter of an hour."""
        return low + 15 * self.integer(0, (high - low) // 15)

    def around(self, centre: float, spread: float) -> float:
        """Near the centre mostly, and never farther than the spread (a triangle)."""
        return centre + spread * (self._random() + self._random() - 1)

    def one(self, items: Sequence[Item]) -> Item:
        """Any item, all of them equally likely."""
        return items[self.integer(0, len(items) - 1)]

    def some(self, items: Sequence[Item], number: int) -> list[Item]:
        """This many different items."""
        left = list(items)
        return [left.pop(self.integer(0, len(left) - 1)) for _ in range(number)]

    def weighted(self, items: Sequence[Item], weight: Callable[[Item], float]) -> Item:
        """One item, in proportion to its weight."""
        totals = [0.0]
        for item in items:
            totals.append(totals[-1] + weight(item))
        mark = self._random() * totals[-1]
        for item, total in zip(items, totals[1:], strict=True):
            if mark < total:
                return item
        return items[-1]
