"""How many requests begin in one turn of the event loop, and in which order."""

from __future__ import annotations

import asyncio

from pointerscope.web.client_tokens import ClientTokens
from pointerscope.web.connections import Presence
from pointerscope.web.paced_starts import PacedStarts

MANY = 200
FLOOD, OTHER = "192.0.2.1", "192.0.2.2"


class TurnCounter:
    """An application that notes which request begins in which turn of the event loop."""

    def __init__(self):
        self.turn = 0
        self.begun = []
        asyncio.get_running_loop().call_soon(self._count)

    def _count(self):
        self.turn += 1
        asyncio.get_running_loop().call_soon(self._count)

    async def __call__(self, scope, receive, send):
        self.begun.append((self.turn, scope["client"][0]))


async def nothing(message=None):
    raise AssertionError(message)


def request(app, address, presence=None):
    state = {"presence": presence or Presence()}
    scope = {"type": "http", "headers": [], "client": (address, 5_000), "state": state}
    return asyncio.create_task(app(scope, nothing, nothing))


def begun_by(flood, *others):
    """The turn and the address of each request, in the order in which they begin."""

    async def scene():
        counter = TurnCounter()
        app = PacedStarts(counter, ClientTokens(b"secret"))
        tasks = [request(app, FLOOD) for _ in range(flood)]
        await asyncio.gather(*tasks, *(request(app, address) for address in others))
        return counter.begun

    return asyncio.run(scene())


def test_two_of_many_requests_begin_in_one_turn():
    turns = [turn for turn, _ in begun_by(MANY)]
    assert len(turns) == MANY
    assert max(map(turns.count, turns)) == 2


def test_another_address_does_not_wait_for_those_that_came_before():
    addresses = [address for _, address in begun_by(MANY, OTHER)]
    assert addresses.index(OTHER) <= 3


def test_a_request_that_comes_alone_does_not_wait():
    assert begun_by(1) == [(1, FLOOD)]


def test_a_request_that_is_given_up_while_it_waits_takes_no_place():
    async def scene():
        counter = TurnCounter()
        app = PacedStarts(counter, ClientTokens(b"secret"))
        tasks = [request(app, FLOOD) for _ in range(40)]
        await asyncio.sleep(0)
        for one in tasks[20:]:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(request(app, OTHER), 10)
        return [address for _, address in counter.begun]

    assert asyncio.run(scene()) == [FLOOD] * 20 + [OTHER]


def test_a_request_whose_client_left_while_it_waited_does_not_begin():
    async def scene():
        counter = TurnCounter()
        app = PacedStarts(counter, ClientTokens(b"secret"))
        left, here = Presence(), Presence()
        tasks = [request(app, FLOOD, presence) for presence in [here] * 2 + [left] * 40]
        await asyncio.sleep(0)
        left.has_left = True
        await asyncio.gather(*tasks, request(app, OTHER, here))
        return [address for _, address in counter.begun]

    assert asyncio.run(scene()) == [FLOOD] * 2 + [OTHER]
