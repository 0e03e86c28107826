"""Streams of a room's events to those who listen to it."""

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from typing import NamedTuple

from pointerscope.serving.fair_queue import Client
from pointerscope.serving.rooms import Event, FullError, Hall, Rooms

_LOG = logging.getLogger(__name__)
_LOOK_SECONDS = 0.04  # between two looks at the file
_FAILURE_SECONDS = 1.0  # from a look that failed to the next
_HALL_SECONDS = 0.25  # between two messages on how many listen and have voted
_BEAT_SECONDS = 10.0  # of silence, after which a stream says that it is there
# A room's changes are sent to all who listen, so one request causes many messages. After a pause, a
# change goes out at once; of more changes than the limits allow, the latest are sent.
_MAX_EVENTS = 20  # sent at once to one listener, or kept for one that reads slowly
_MAX_PER_BROWSER = 16  # streams; browsers without shared workers need one for each tab


class Beat(NamedTuple):
    """Says only that the stream is there."""


class Unread:
    """The messages that a listener has yet to read.

    Each message holds the whole state, so a listener that reads slowly may miss some: it gets the
    latest events and the latest hall, in their order.
    """

    def __init__(self) -> None:
        self._messages: deque[Event | Hall] = deque()
        self._is_ended = False
        self._is_ready = asyncio.Event()

    def add(self, message: Event | Hall) -> None:
        """Add a message, in place of the oldest of its kind if there are enough."""
        same = [one for one in self._messages if isinstance(one, type(message))]
        if len(same) == (1 if isinstance(message, Hall) else _MAX_EVENTS):
            self._messages.remove(same[0])
        self._messages.append(message)
        self._is_ready.set()

    def end(self) -> None:
        """Let no message follow those that are there."""
        self._is_ended = True
        self._is_ready.set()

    async def take(self) -> Event | Hall | None:
        """Wait for the next message; None at the end."""
        await self._is_ready.wait()
        message = self._messages.popleft() if self._messages else None
        if not (self._messages or self._is_ended):
            self._is_ready.clear()
        return message


class Listener:
    """One stream.

    Args:
        code: of the room.
        client: who listens.
        last: id of the last event that the listener has seen; 0 for none.
        follows: false for the lecturer's own stream, which is not counted.
    """

    def __init__(self, code: str, client: Client, last: int, *, follows: bool) -> None:
        self.code = code
        self.follows = follows
        self.client = client
        self.last = last
        self.unread = Unread()


class RoomStreams:
    """The streams of a worker. One task looks at the rooms' file for all of them.

    Args:
        rooms: the rooms.
        max_streams: most streams at once. One address may hold as many as are free, and those of
            its clients that have no token half of that.
        messages_per_second: most messages of this worker in the long run.
        report_seconds: between two reports of how many listen.
    """

    def __init__(
        self,
        rooms: Rooms,
        max_streams: int,
        *,
        messages_per_second: float = 2_000.0,
        report_seconds: float = 5.0,
    ) -> None:
        self._rooms = rooms
        self._max_streams = max_streams
        self._messages_per_second = messages_per_second
        self._report_seconds = report_seconds
        self._listeners: dict[str, set[Listener]] = {}
        self._halls: dict[str, Hall] = {}
        self._sent: dict[str, float] = {}  # when the last event of each room was sent
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._version = -1
        self._changed: set[str] = set()  # rooms whose last event may not have been sent
        self._counts: dict[str, int] = {}
        self._reported = self._told = -math.inf

    async def listen(
        self, code: str, client: Client, last: int = 0, *, follows: bool = True
    ) -> AsyncIterator[Event | Hall | Beat]:
        """Yield a beat at once, the room's events after `last`, and those that come until its end.

        Args:
            code: of an existing room.
            client: who listens.
            last: id of the last event that was seen; 0, or one of no event so far, begins with the
                present state.
            follows: whether it counts among those who follow; the lecturer's does not.

        Raises:
            FullError: this worker, or this client, has too many streams; before the first beat.
        """
        self._check_room(client)
        if last > self._rooms.latest_event(code):
            last = 0
        listener = Listener(code, client, last, follows=follows)
        self._listeners.setdefault(code, set()).add(listener)
        try:
            yield Beat()
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run())
            self._send_events(code, [listener], _MAX_EVENTS if last else 1)
            if (hall := self._halls.get(code)) is not None:
                listener.unread.add(hall)
            while not self._is_closed:
                try:
                    message = await asyncio.wait_for(listener.unread.take(), _BEAT_SECONDS)
                except TimeoutError:
                    yield Beat()
                    continue
                if message is None:
                    return
                yield message
        finally:
            self._drop(listener)

    def _check_room(self, client: Client) -> None:
        held = [one.client for listeners in self._listeners.values() for one in listeners]
        free = self._max_streams - len(held)
        of_address = sum(one.address == client.address for one in held)
        of_client = held.count(client)
        most = _MAX_PER_BROWSER if client.browser else (free + of_address) / 4
        if self._is_closed or free <= 0 or of_address > free or of_client >= most:
            raise FullError("The server has too many open streams. Try again in a few seconds.")

    def count(self) -> int:
        """Return the number of streams."""
        return sum(map(len, self._listeners.values()))

    def close(self) -> None:
        """End all streams; browsers ask again, and find another worker."""
        self._is_closed = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.unread.end()
        if self._task is not None:
            self._task.cancel()

    def _drop(self, listener: Listener) -> None:
        listeners = self._listeners.get(listener.code, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(listener.code, None)
            self._halls.pop(listener.code, None)
            self._sent.pop(listener.code, None)

    async def _run(self) -> None:
        """Pass on what changes until nobody listens."""
        while self._listeners:
            try:
                await self._look()
                pause = _LOOK_SECONDS
            except Exception:  # what fails for one room must not end the streams of the others
                _LOG.exception("The rooms could not be looked at.")
                pause = _FAILURE_SECONDS
            await asyncio.sleep(pause)
        self._version = -1
        self._changed.clear()
        self._counts.clear()
        with suppress(Exception):  # the file may be closed
            await asyncio.to_thread(self._rooms.report_listeners, {})

    async def _look(self) -> None:
        """Pass on what has changed since the last look; report how many listen; close rooms."""
        now = time.monotonic()
        counts = {
            code: sum(listener.follows for listener in found)
            for code, found in self._listeners.items()
        }
        is_told = now - self._told <= _HALL_SECONDS
        if (counts != self._counts and not is_told) or now - self._reported > self._report_seconds:
            self._counts, self._reported = counts, now
            await asyncio.to_thread(self._rooms.report_listeners, counts)
            await asyncio.to_thread(self._rooms.close_ended)
        if (found := self._rooms.version()) != self._version:
            self._version = found
            self._changed.update(self._listeners)
        pause = self.count() / self._messages_per_second
        for code in [*self._changed]:
            waited = now - self._sent.get(code, -math.inf)
            if waited < pause:
                continue
            self._changed.discard(code)
            if listeners := self._listeners.get(code):  # they may all have left meanwhile
                most = min(_MAX_EVENTS, max(1, int(min(waited, 1) / pause)))
                if self._send_events(code, listeners, most):
                    self._sent[code] = now
        if now - self._told > max(_HALL_SECONDS, pause):
            self._told = now
            self._send_halls()

    def _send_events(self, code: str, listeners: Collection[Listener], most: int) -> bool:
        """Send each listener the latest events that it has not seen; return whether any is new."""
        is_new = False
        by_last: dict[int, list[Listener]] = {}
        for listener in listeners:
            by_last.setdefault(listener.last, []).append(listener)
        for last, waiting in by_last.items():
            for event in self._rooms.events_after(code, last, most):
                is_new = True
                is_last = not event.state["is_open"]
                for listener in waiting:
                    listener.last = event.id
                    listener.unread.add(event)
                    if is_last:
                        listener.unread.end()
        return is_new

    def _send_halls(self) -> None:
        for code, listeners in self._listeners.items():
            hall = self._rooms.hall(code)
            if self._halls.get(code) != hall:
                self._halls[code] = hall
                for listener in listeners:
                    listener.unread.add(hall)
