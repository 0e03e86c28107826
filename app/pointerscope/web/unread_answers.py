"""A limit on long answers that are computed and not yet read, over all connections of a worker."""

import asyncio
from collections.abc import Callable

from pointerscope.serving.fair_queue import Client, FairQueue

PLACES = 16  # of about 4 MB each, see `explain_batch`; one address has half of them at most
# When others wait for its place, a part must be read within this time, and at this rate from then
# on. A phone with a poor connection in a crowded hall has a higher one.
READING_SECONDS = 10.0
_MIN_BYTES_PER_SECOND = 50_000
_PROMPT_SHARE = 0.2  # of the time above, in which a part is read promptly
_SLOW_SECONDS = 60.0  # for which an address that did not is remembered
_LOOK_SHARE = 0.05  # of the time above, between two looks at a part


class UnreadAnswers:
    """Places for computed parts of answers, which clients take in turns.

    A client that reads slowly keeps its place as long as nobody waits for it. The last free quarter
    of the places is for addresses that read promptly.

    Args:
        places: most parts that are computed and not yet read.
        places_per_address: how many of them one address may have.
        reading_seconds: how long a part may stay unread while others wait for its place.
    """

    def __init__(
        self,
        places: int = PLACES,
        places_per_address: int = PLACES // 2,
        reading_seconds: float = READING_SECONDS,
    ) -> None:
        self.queue = FairQueue(places, places_per_address, places // 4, self._reads_promptly)
        self.look_seconds = _LOOK_SHARE * reading_seconds
        self._reading_seconds = reading_seconds
        self._slow: dict[str, float] = {}  # until when each address is remembered
        self._is_ending = False  # one after another: who waits may be content with one place

    def count(self, change: int) -> None:
        """Count places that are taken or given back."""
        self._is_ending &= change > 0

    def must_make_room(self, address: str, seconds: float, read: int) -> bool:
        """Return whether a part that is still being read must end, and remember who reads slowly.

        An address that has several places gets less time for each when another one waits that reads
        promptly.

        Args:
            address: of the client that reads the part.
            seconds: since the part is computed.
            read: bytes of it that were read.
        """
        if seconds >= _PROMPT_SHARE * self._reading_seconds:
            self._remember(address)
        waiting = [*self.queue.waiting_for(address)]
        allowed = self._reading_seconds + read / _MIN_BYTES_PER_SECOND
        if any(one != address and self._reads_promptly(one) for one in waiting):
            allowed /= self.queue.slots_of(address)
        if not waiting or seconds < allowed or self._is_ending:
            return False
        self._remember(address)  # or it might have the place again
        self._is_ending = True
        return True

    def _remember(self, address: str) -> None:
        now = asyncio.get_running_loop().time()
        self._slow.pop(address, None)
        self._slow[address] = now + _SLOW_SECONDS
        while self._slow[oldest := next(iter(self._slow))] <= now:
            del self._slow[oldest]

    def _reads_promptly(self, address: str) -> bool:
        return self._slow.get(address, 0) <= asyncio.get_running_loop().time()


class AnswerPlace:
    """Where the parts of one answer wait to be read, one part at a time.

    Args:
        answers: all places.
        client: who reads the answer.
        end: ends the answer, because it is read too slowly; the place must be left then.
    """

    def __init__(self, answers: UnreadAnswers, client: Client, end: Callable[[], None]) -> None:
        self._answers = answers
        self._client = client
        self._end = end
        self._is_taken = False
        self._timer: asyncio.TimerHandle | None = None
        self._begun = 0.0
        self._read = 0

    @property
    def is_free(self) -> bool:
        """Whether `take` would not wait."""
        return self._is_taken or self._answers.queue.is_free_for(self._client.address)

    async def take(self) -> None:
        """Wait for a place in turns, unless it is taken already."""
        if not self._is_taken:
            await self._answers.queue.acquire(self._client)
            self._is_taken = True
            self._answers.count(1)

    def begin_reading(self) -> None:
        """Watch from now on how the part is read, since it is computed."""
        self._begun = asyncio.get_running_loop().time()
        self._read = 0
        self._watch()

    def add_read(self, size: int) -> None:
        """Count bytes of the part that were read."""
        self._read += size

    def leave(self) -> None:
        """Give the place back: the part was read, or the answer has ended."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_taken:
            self._is_taken = False
            self._answers.count(-1)
            self._answers.queue.release(self._client)

    def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._answers.look_seconds, self._check)

    def _check(self) -> None:
        self._watch()
        seconds = asyncio.get_running_loop().time() - self._begun
        if self._answers.must_make_room(self._client.address, seconds, self._read):
            self._end()
