"""Slots in turns: among addresses, among the browsers of one, and after cancellations."""

from __future__ import annotations

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from pointerscope.serving.fair_queue import Client, FairQueue


async def order_of_turns(clients, slots=1, slots_per_address=None):
    """Return the clients in the order in which they get a slot, all having arrived before."""
    queue = FairQueue(slots, slots_per_address)
    blocker = Client("blocker")
    for _ in range(slots):
        await queue.acquire(blocker)
    got = []

    async def take(client):
        async with queue.slot(client):
            got.append(client)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(take(client)) for client in clients]
    await asyncio.sleep(0)
    for _ in range(slots):
        queue.release(blocker)
    await asyncio.gather(*tasks)
    return got


def test_turns_go_round_the_addresses():
    flood, other = Client("192.0.2.1"), Client("192.0.2.2")
    got = asyncio.run(order_of_turns([flood] * 50 + [other] * 2))
    assert got[:4] == [flood, other, flood, other]


def test_turns_go_round_the_browsers_of_an_address():
    hall = "192.0.2.1"
    flood, student = Client(hall, "a"), Client(hall, "b")
    nameless, other = Client(hall), Client("192.0.2.2")
    got = asyncio.run(order_of_turns([flood] * 9 + [nameless] * 9 + [student, other]))
    assert got[:5] == [flood, other, nameless, student, flood]


def test_an_address_has_no_more_slots_than_its_limit():
    async def scene():
        queue = FairQueue(3, 2)
        flood, other = Client("192.0.2.1"), Client("192.0.2.2")
        waits = [asyncio.create_task(queue.acquire(flood)) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [task.done() for task in waits] == [True, True, False]
        await asyncio.wait_for(queue.acquire(other), 1)
        queue.release(flood)
        await asyncio.wait_for(waits[2], 1)

    asyncio.run(scene())


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xy"), st.booleans()), max_size=30),
    st.integers(1, 4),
    st.integers(1, 4),
)
def test_no_slot_is_lost_whoever_leaves(arrivals, slots, slots_per_address):
    async def scene():
        queue = FairQueue(slots, min(slots, slots_per_address))
        running = peak = 0

        async def take(client):
            nonlocal running, peak
            async with queue.slot(client):
                running += 1
                peak = max(peak, running)
                try:
                    await asyncio.sleep(0)
                finally:
                    running -= 1

        tasks = []
        for address, browser, leaves in arrivals:
            task = asyncio.create_task(take(Client(address, browser)))
            tasks.append(task)
            if leaves:
                asyncio.get_running_loop().call_soon(task.cancel)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert peak <= slots
        for number in range(slots):  # all slots are free again
            await asyncio.wait_for(queue.acquire(Client(str(number))), 1)

    asyncio.run(scene())


def test_a_client_that_was_charged_passes_up_turns_while_others_wait():
    async def scene():
        queue = FairQueue(1)
        batch, other = Client("192.0.2.1"), Client("192.0.2.2")
        await queue.acquire(batch)
        queue.charge(batch, 3)
        got = []

        async def take(client):
            async with queue.slot(client):
                got.append(client)

        tasks = [asyncio.create_task(take(one)) for one in [batch] * 2 + [other] * 5]
        await asyncio.sleep(0)
        queue.release(batch)
        await asyncio.gather(*tasks)
        assert got[:5] == [other, other, other, batch, other]

    asyncio.run(scene())
