"""What is worked out once for each thing, and kept as long as the thing is."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from collections.abc import Callable

Of = TypeVar("Of")
Made = TypeVar("Made")


def once_for_each(make: Callable[[Of], Made]) -> Callable[[Of], Made]:
    """Let a function of one thing be called once for it; it is told apart by identity or hash."""
    made: WeakKeyDictionary[Of, Made] = WeakKeyDictionary()

    @wraps(make)
    def kept(of: Of) -> Made:
        found = made.get(of)
        if found is None:
            found = made[of] = make(of)
        return found

    return kept
