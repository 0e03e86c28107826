"""Random draws that are reproducible on every platform.

Every draw uses `random.Random.random`, whose sequence Python guarantees for a seed, and arithmetic
that does not depend on the platform. Other methods of `random`, and `sum` over floats, can change
between versions of Python.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Item = TypeVar("Item")


class Draws:
    """The random draws of a simulation."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def chance(self, probability: float) -> bool:
        """Return True with this probability."""
        return self._random() < probability

    def uniform(self, low: float, high: float) -> float:
        """Draw a number from low to high, uniformly distributed."""
        return low + (high - low) * self._random()

    def integer(self, low: int, high: int) -> int:
        """Draw a whole number from low to high, both included."""
        return low + int((high - low + 1) * self._random())

    def triangular(self, centre: float, spread: float) -> float:
        """Draw from a triangular distribution from centre - spread to centre + spread."""
        return centre + spread * (self._random() + self._random() - 1)

    def choice(self, items: Sequence[Item]) -> Item:
        """Draw one item; all are equally likely."""
        return items[self.integer(0, len(items) - 1)]

    def sample(self, items: Sequence[Item], number: int) -> list[Item]:
        """Draw this many different items."""
        left = list(items)
        return [left.pop(self.integer(0, len(left) - 1)) for _ in range(number)]

    def weighted_choice(self, items: Sequence[Item], weight: Callable[[Item], float]) -> Item:
        """Draw one item with probability proportional to its weight."""
        totals = [0.0]
        for item in items:
            totals.append(totals[-1] + weight(item))
        mark = self._random() * totals[-1]
        for item, total in zip(items, totals[1:], strict=True):
            if mark < total:
                return item
        return items[-1]
