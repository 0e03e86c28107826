"""Slots that clients take in turns, so that none of them waits behind the queue of another."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Client(NamedTuple):
    """Who sent a request: an address, and a browser behind it; `browser` is empty if unknown."""

    address: str
    browser: str = ""


class FairQueue:
    """A number of slots; those that wait get one in turns.

    Turns go round the addresses, and at each address round its browsers. Requests of one browser
    run in the order of their arrival.

    Args:
        slots: how many run at once.
        slots_per_address: how many of them one address may have, so that others find a free one.
        reserved: how many of them only some addresses may have.
        may_use_reserved: whether an address is one of these.
    """

    def __init__(
        self,
        slots: int,
        slots_per_address: int | None = None,
        reserved: int = 0,
        may_use_reserved: Callable[[str], bool] = lambda address: True,
    ) -> None:
        self._free = slots
        self._slots_per_address = slots_per_address or slots
        self._reserved = reserved
        self._may_use_reserved = may_use_reserved
        self._running: Counter[str] = Counter()
        self._debts: Counter[str] = Counter()  # turns that an address passes up
        self._waiting: _Turns = OrderedDict()

    @asynccontextmanager
    async def slot(self, client: Client) -> AsyncIterator[None]:
        """Wait for a slot, and hold it for a block of code."""
        await self.acquire(client)
        try:
            yield
        finally:
            self.release(client)

    async def acquire(self, client: Client) -> None:
        """Wait for a slot."""
        if self.is_free_for(client.address):
            self._debts.clear()  # nobody else waits
            self._take(client.address)
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        browsers = self._waiting.setdefault(client.address, OrderedDict())
        browsers.setdefault(client.browser, {})[granted] = None
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self.release(client)
            else:
                self._remove(client, granted)
            raise

    def release(self, client: Client) -> None:
        """Give a slot back."""
        self._free += 1
        self._running[client.address] -= 1
        if not self._running[client.address]:
            del self._running[client.address]
        self._grant()

    def charge(self, client: Client, turns: int) -> None:
        """Let the address of a client pass up some of its next turns while others wait."""
        if turns:
            self._debts[client.address] += turns

    def is_free_for(self, address: str) -> bool:
        """Return whether there is a slot for an address, and nobody waits for it."""
        return self._may_have_one(address) and not any(map(self._may_have_one, self._waiting))

    def slots_of(self, address: str) -> int:
        """Return how many slots an address has."""
        return self._running[address]

    def waiting_for(self, address: str) -> Iterator[str]:
        """Yield the addresses that wait for a slot that this address has."""
        return (one for one in self._waiting if one == address or self._has_limit_left(one))

    def _grant(self) -> None:
        """Give free slots to those whose turn it is."""
        while self._free and (address := self._next_address()) is not None:
            browsers = self._waiting[address]
            browser, requests = next(iter(browsers.items()))
            granted = next(iter(requests))
            self._waiting.move_to_end(address)
            browsers.move_to_end(browser)
            self._remove(Client(address, browser), granted)
            if not granted.done():  # else it was cancelled in this turn of the loop
                self._take(address)
                granted.set_result(None)

    def _has_limit_left(self, address: str) -> bool:
        return self._running[address] < self._slots_per_address

    def _may_have_one(self, address: str) -> bool:
        is_free = self._free > self._reserved or (self._free and self._may_use_reserved(address))
        return bool(is_free) and self._has_limit_left(address)

    def _take(self, address: str) -> None:
        self._free -= 1
        self._running[address] += 1

    def _next_address(self) -> str | None:
        # Few have reached their limit: as many as there are slots, and those that only the reserved
        # slots are free for.
        candidates = filter(self._may_have_one, self._waiting)
        return self._least_charged([*candidates]) if self._debts else next(candidates, None)

    def _least_charged(self, addresses: list[str]) -> str | None:
        """Return the first address of those with the fewest turns to pass up."""
        chosen = min(addresses, key=lambda one: self._debts[one], default=None)
        if len(addresses) < 2:
            self._debts.clear()  # nobody else waits
        self._debts -= Counter({one: 1 for one in addresses if one != chosen})
        return chosen

    def _remove(self, client: Client, granted: asyncio.Future[None]) -> None:
        """Remove a waiting request, if it still waits, and what it leaves empty."""
        browsers = self._waiting.get(client.address, OrderedDict())
        requests = browsers.get(client.browser, {})
        requests.pop(granted, None)
        if not requests:
            browsers.pop(client.browser, None)
        if not browsers:
            self._waiting.pop(client.address, None)


_Turns = OrderedDict[str, OrderedDict[str, dict[asyncio.Future[None], None]]]
