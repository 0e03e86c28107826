"""Room for answers that clients have not read."""

from __future__ import annotations

import asyncio
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from pointerscope.web.unread_bytes import UnreadBytes

SLOW, SLOW_TOO, QUICK = "192.0.2.1", "192.0.2.2", "192.0.2.3"


async def settled():
    for _ in range(5):
        await asyncio.sleep(0)


async def has_room(unread, address):
    """Whether an address need not wait."""
    waiting = asyncio.create_task(unread.wait_for_room(address))
    await settled()
    if not waiting.done():
        waiting.cancel()
        return False
    await waiting
    return True


def test_an_address_leaves_as_much_room_as_it_takes():
    async def scene():
        unread = UnreadBytes(100)
        unread.count(SLOW, 50)
        assert await has_room(unread, SLOW)
        unread.count(SLOW, 1)
        assert not await has_room(unread, SLOW)
        unread.count(SLOW_TOO, 24)
        assert await has_room(unread, SLOW_TOO)
        unread.count(SLOW_TOO, 1)
        assert not await has_room(unread, SLOW_TOO)

    asyncio.run(scene())


def test_who_has_read_everything_never_waits():
    async def scene():
        unread = UnreadBytes(100)
        unread.count(SLOW, 5_000)  # one long answer
        assert not await has_room(unread, SLOW)
        assert await has_room(unread, QUICK)

    asyncio.run(scene())


def test_reading_lets_those_go_on_who_wait():
    async def scene():
        unread = UnreadBytes(100)
        unread.count(SLOW, 80)
        waiting = [asyncio.create_task(unread.wait_for_room(SLOW)) for _ in range(3)]
        left = waiting.pop()
        await settled()
        left.cancel()
        unread.count(SLOW, -20)
        await settled()
        assert not any(one.done() for one in waiting)  # 60 are more than the 40 that are free
        unread.count(SLOW, -20)
        await settled()
        assert all(one.done() for one in waiting)

    asyncio.run(scene())


@given(st.lists(st.tuples(st.sampled_from([SLOW, SLOW_TOO]), st.integers(1, 90)), max_size=20))
def test_only_an_answer_that_is_the_first_of_its_address_exceeds_the_limit_further(answers):
    async def scene():
        unread, sizes = UnreadBytes(100), Counter()
        for address, size in answers:
            if await has_room(unread, address):
                assert sizes.total() <= 100 or not sizes[address]
                unread.count(address, size)
                sizes[address] += size

    asyncio.run(scene())
