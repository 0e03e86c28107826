"""A limit on the memory of requests that have not been handled yet, over all connections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

SMALL_REQUEST_BYTES = 64_000
OUT_OF_MEMORY = "The server holds too many incomplete requests. Send this one again in a second."


@dataclass(eq=False, slots=True)
class HeldRequest:
    """The bytes of one request that a process holds.

    Attributes:
        refuse: frees the bytes and answers the client. `RequestMemory` calls it at most once.
        size: the number of bytes.
        is_refused: whether `refuse` was called.
    """

    refuse: Callable[[], None]
    size: int = 0
    is_refused: bool = False


class RequestMemory:
    """Refuses the oldest incomplete requests when all of them take too much memory.

    Small and large requests have half of the memory each. So large ones cannot displace small ones,
    and a request is refused only if newer ones of its kind fill their half before it is complete.

    Args:
        max_bytes: the memory of all requests.
    """

    def __init__(self, max_bytes: int) -> None:
        self._small = _Share(max_bytes // 2)
        self._large = _Share(max_bytes // 2)

    def add(self, held: HeldRequest, count: int) -> None:
        """Count bytes of an incomplete request, and refuse the oldest of its kind if need be.

        That may be this one.
        """
        share = self._share_of(held)
        held.size += count
        if share is self._share_of(held):
            share.grow(held, count)
        else:
            share.shrink(held, held.size - count)
            self._large.grow(held, held.size)

    def complete(self, held: HeldRequest) -> None:
        """Refuse a request no more: it has arrived. Its bytes count until they are released."""
        self._share_of(held).incomplete.pop(held, None)

    def release(self, held: HeldRequest) -> None:
        """Count a request no more."""
        self._share_of(held).shrink(held, held.size)
        held.size = 0

    def _share_of(self, held: HeldRequest) -> _Share:
        return self._small if held.size <= SMALL_REQUEST_BYTES else self._large


@dataclass
class _Share:
    """The memory of the requests of one kind."""

    max_bytes: int
    used_bytes: int = 0
    incomplete: dict[HeldRequest, None] = field(default_factory=dict)  # the oldest first

    def grow(self, held: HeldRequest, count: int) -> None:
        self.used_bytes += count
        self.incomplete[held] = None
        while self.used_bytes > self.max_bytes and self.incomplete:
            oldest = next(iter(self.incomplete))
            self.shrink(oldest, oldest.size)
            oldest.size = 0
            oldest.is_refused = True
            oldest.refuse()

    def shrink(self, held: HeldRequest, count: int) -> None:
        self.used_bytes -= count
        self.incomplete.pop(held, None)
