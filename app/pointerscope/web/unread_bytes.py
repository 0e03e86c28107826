"""A limit on what a worker has written for clients and they have not read, over all connections."""

import asyncio
from collections import Counter

MAX_UNREAD_BYTES = 384_000_000  # of a worker; see docs/deployment.md


class UnreadBytes:
    """Counts unread bytes by address, and lets requests wait until there is room for their answers.

    One address leaves as much room for others as it takes, and whoever has read everything gets
    the next answer: so slow readers wait for themselves.

    Args:
        max_bytes: how much all addresses together may leave unread, except for the answers that
            are under way already.
    """

    def __init__(self, max_bytes: int = MAX_UNREAD_BYTES) -> None:
        self._max_bytes = self._free = max_bytes
        self._unread: Counter[str] = Counter()
        self._was_read = asyncio.Event()

    def count(self, address: str, change: int) -> None:
        """Count bytes that an address has left unread, or has read where it is negative."""
        self._free -= change
        self._unread[address] += change
        if not self._unread[address]:
            del self._unread[address]
        if change < 0:
            self._was_read.set()

    async def wait_for_room(self, address: str) -> None:
        """Wait until an address may get another answer."""
        while not self.has_room(address):
            self._was_read.clear()
            await self._was_read.wait()

    def has_room(self, address: str) -> bool:
        """Return whether an address may get another answer now."""
        unread = self._unread[address]
        return not unread or unread <= self._free
