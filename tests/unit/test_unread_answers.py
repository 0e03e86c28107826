"""Places for computed answers that nobody has read yet: whose answer ends, and when."""

from __future__ import annotations

import asyncio

from pointerscope.serving.fair_queue import Client
from pointerscope.web.unread_answers import AnswerPlace, UnreadAnswers

SLOW, OTHER = Client("192.0.2.1"), Client("192.0.2.2")


class Answer:
    """An answer of parts, which are read only when it is told so."""

    def __init__(self, answers, client):
        self.ended = 0
        self.place = AnswerPlace(answers, client, self._end)

    def _end(self):
        self.ended += 1
        self.place.leave()

    async def begin(self):
        await asyncio.wait_for(self.place.take(), 600)
        self.place.begin_reading()
        return self


async def settled():
    for _ in range(20):
        await asyncio.sleep(0)


def run_with_clock(scene):
    """Run a scene, which lets seconds pass by calling what it is given."""

    async def run():
        loop = asyncio.get_running_loop()
        now = loop.time()
        loop.time = lambda: now

        async def wait(seconds):
            nonlocal now
            for _ in range(round(10 * seconds)):
                now += 0.1
                await settled()

        await scene(wait)

    asyncio.run(run())


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


def test_slow_addresses_leave_places_to_one_that_reads_promptly():
    async def scene(wait):
        answers = UnreadAnswers()
        slow = [Answer(answers, Client(f"198.51.100.{n % 2}")) for n in range(40)]
        tasks = [asyncio.create_task(one.begin()) for one in slow]
        await wait(0.1)
        assert sum(task.done() for task in tasks) == 16
        honest = Answer(answers, OTHER)
        begun = asyncio.create_task(honest.begin())
        await wait(2.1)
        assert begun.done()
        assert sum(one.ended for one in slow) <= 4
        for _ in range(7):
            honest.place.leave()
            await honest.begin()  # no time passes
        assert honest.ended == 0
        for task in tasks:
            task.cancel()

    run_with_clock(scene)


def test_an_address_that_read_slowly_gets_the_last_places_only_after_a_while():
    async def scene(wait):
        answers = UnreadAnswers(4, 4)
        slow = await Answer(answers, SLOW).begin()
        await wait(3)
        slow.place.leave()
        for _ in range(3):
            await Answer(answers, SLOW).begin()
        last = Answer(answers, SLOW)
        assert not last.place.is_free
        assert Answer(answers, OTHER).place.is_free

    run_with_clock(scene)


def test_one_answer_that_is_read_at_100_kb_a_second_is_not_ended():
    async def scene(wait):
        answers = UnreadAnswers(1, 1)
        phone = await Answer(answers, SLOW).begin()
        waiting = asyncio.create_task(Answer(answers, OTHER).begin())
        for _ in range(9):  # 100 kB a second, of which this side learns late
            await wait(8)
            phone.place.add_read(800_000)
        assert phone.ended == 0
        await wait(100)
        assert phone.ended == 1
        await waiting

    run_with_clock(scene)


def test_answers_end_one_after_another():
    async def scene(wait):
        answers = UnreadAnswers(3, 3)
        slow = [await Answer(answers, SLOW).begin() for _ in range(3)]
        await wait(1)
        other = asyncio.create_task(Answer(answers, OTHER).begin())
        await wait(9)
        assert other.done()
        assert sum(one.ended for one in slow) == 1

    run_with_clock(scene)
