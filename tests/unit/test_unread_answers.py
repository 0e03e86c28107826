"""Places for computed answers that nobody has read yet: whose answer ends, and when."""

from __future__ import annotations

import asyncio

from pointerscope.serving.fair_queue import Client
from pointerscope.web.unread_answers import AnswerPlace, UnreadAnswers

SLOW, OTHER = Client("192.0.2.1"), Client("192.0.2.2")


class Answer:
    """An answer of one part, which is read only when it is told so."""

    def __init__(self, answers, client):
        self.ended = 0
        self.place = AnswerPlace(answers, client, self._end)

    def _end(self):
        self.ended += 1
        self.place.leave()

    async def begin(self):
        await asyncio.wait_for(self.place.take(), 10)
        return self


async def settled():
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_slow_reader_keeps_its_place_until_another_waits_for_it():
    async def scene():
        answers = UnreadAnswers(1, 1, reading_seconds=0)
        slow = await Answer(answers, SLOW).begin()
        await settled()
        assert slow.ended == 0
        other = await Answer(answers, OTHER).begin()
        assert (slow.ended, other.ended) == (1, 0)

    asyncio.run(scene())


def test_an_address_at_its_limit_ends_answers_of_its_own():
    async def scene():
        answers = UnreadAnswers(3, 2, reading_seconds=0)
        other = await Answer(answers, OTHER).begin()
        slow = [await Answer(answers, SLOW).begin() for _ in range(2)]
        last = await Answer(answers, SLOW).begin()
        assert sum(one.ended for one in slow) >= 1
        assert (other.ended, last.ended) == (0, 0)

    asyncio.run(scene())


def test_a_client_that_leaves_while_it_waits_takes_no_place():
    async def scene():
        answers = UnreadAnswers(1, 1, reading_seconds=60)
        first = await Answer(answers, SLOW).begin()
        waiting = Answer(answers, OTHER)
        task = asyncio.create_task(waiting.begin())
        await settled()
        assert not waiting.place.is_free
        task.cancel()
        await settled()
        first.place.leave()
        waiting.place.leave()
        assert (await Answer(answers, OTHER).begin()).ended == 0

    asyncio.run(scene())
