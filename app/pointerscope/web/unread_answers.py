"""A limit on long answers that are computed and not yet read, over all connections of a worker."""

import asyncio
from collections.abc import Callable

from pointerscope.network.allocator import release_freed_memory
from pointerscope.serving.fair_queue import Client, FairQueue

PLACES = 16  # of about 4 MB each, see `explain_batch`; one address has half of them at most
# A client must read a part within this time when others wait for its place.
READING_SECONDS = 10.0
_QUIET_SECONDS = 5.0  # after the last part was read, until freed memory goes back to the system


class UnreadAnswers:
    """Places for computed parts of answers, which clients take in turns.

    A client that reads slowly keeps its place as long as nobody waits for it.

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
        self.queue = FairQueue(places, places_per_address)
        self.reading_seconds = reading_seconds
        self._taken = 0
        self._release_timer: asyncio.TimerHandle | None = None

    def count(self, change: int) -> None:
        """Count places that are taken or given back; without any, freed memory is released.

        The allocator would keep it, scattered among what is still in use.
        """
        self._taken += change
        if self._release_timer is not None:
            self._release_timer.cancel()
            self._release_timer = None
        if not self._taken:
            loop = asyncio.get_running_loop()
            self._release_timer = loop.call_later(
                _QUIET_SECONDS, loop.run_in_executor, None, release_freed_memory
            )


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
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_free(self) -> bool:
        """Whether `take` would not wait."""
        return self._timer is not None or self._answers.queue.is_free_for(self._client.address)

    async def take(self) -> None:
        """Wait for a place in turns, unless it is taken already."""
        if self._timer is None:
            await self._answers.queue.acquire(self._client)
            self._answers.count(1)
            self._watch()

    def leave(self) -> None:
        """Give the place back: the part was read, or the answer has ended."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._answers.count(-1)
            self._answers.queue.release(self._client)

    def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._answers.reading_seconds, self._check)

    def _check(self) -> None:
        self._watch()
        if self._answers.queue.is_wanted(self._client.address):
            self._end()
