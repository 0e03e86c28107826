"""Pictures drawn one after the other by one browser, away from whoever asks for them.

Drawing needs a loop of its own, and the asker may have one that runs: a notebook, a server. So it
is done in a thread.
"""

from __future__ import annotations

import queue
import threading
from concurrent.futures import Future
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pointerscope.figures.pictures import PicturesError, drawing

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from pointerscope.figures.pictures import Draw, PictureFormat
    from pointerscope.figures.views import Figure

_CLOSING = 10.0  # seconds that are given to what is being drawn
_CLOSED = "No more pictures are drawn."


class NoBrowserError(PicturesError):
    """There is no browser to draw in; whatever waits for it is refused alike."""


@dataclass(frozen=True)
class _Job:
    figure: Figure
    form: PictureFormat
    size: dict[str, Any]
    picture: Future[bytes] = field(default_factory=Future)


class Painter:
    """A thread with a browser, which the first picture starts and which stays open for the next."""

    def __init__(self, plotly: Path, idle: float | None = None) -> None:
        """A painter that has started nothing yet.

        Args:
            plotly: the file of Plotly.js.
            idle: the browser is closed once nothing came for so many seconds; never if left out.
        """
        self._plotly = plotly
        self._idle = idle
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._changing = threading.Lock()
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def draw(self, figure: Figure, form: PictureFormat, **size: Any) -> bytes:
        """A figure as a picture; see `pointerscope.figures.pictures.Draw`.

        Raises:
            PicturesError: there is no browser, or it cannot draw.
        """
        return self.begin(figure, form, **size).result()

    def begin(self, figure: Figure, form: PictureFormat, **size: Any) -> Future[bytes]:
        """The same without waiting for it.

        Returns:
            What will be the picture, or the error: a `NoBrowserError` where none starts.
        """
        job = _Job(figure, form, size)
        with self._changing:
            if not self._is_closed:
                self._jobs.put(job)
                if self._thread is None:
                    self._thread = threading.Thread(target=self._work, name="painter", daemon=True)
                    self._thread.start()
                return job.picture
        job.picture.set_exception(NoBrowserError(_CLOSED))
        return job.picture

    def close(self) -> None:
        """Draw no more, and close the browser, if one is open."""
        with self._changing:
            self._is_closed = True
            left, thread = self._taken(), self._thread
            self._jobs.put(None)
        _refuse(left, NoBrowserError(_CLOSED))
        if thread is not None:
            thread.join(_CLOSING)

    def _work(self) -> None:
        browser = ExitStack()
        draw: Draw | None = None
        while (job := self._next()) is not None:
            try:
                draw = draw or browser.enter_context(drawing(self._plotly))
            except Exception as error:  # nobody is left waiting for it
                with self._changing:
                    left = [] if self._is_closed else self._taken()
                is_known = isinstance(error, PicturesError)
                _refuse([job, *left], NoBrowserError(str(error)) if is_known else error)
                continue
            try:
                job.picture.set_result(draw(job.figure, job.form, **job.size))
            except Exception as error:  # of a browser that may be gone; the next one is started
                draw = None
                _close(browser)
                job.picture.set_exception(error)
        _close(browser)

    def _next(self) -> _Job | None:
        """What is to be drawn next; nothing if nothing came for a while, or it is time to close."""
        while True:
            try:
                return self._jobs.get(timeout=self._idle)
            except queue.Empty:
                with self._changing:
                    if self._jobs.empty():
                        self._thread = None
                        return None

    def _taken(self) -> list[_Job]:
        """What waits, which then waits no more."""
        left = []
        with suppress(queue.Empty):
            while True:
                left.append(self._jobs.get_nowait())
        return [job for job in left if job is not None]


def _refuse(jobs: Iterable[_Job], error: Exception) -> None:
    for job in jobs:
        job.picture.set_exception(error)


def _close(browser: ExitStack) -> None:
    with suppress(Exception):  # it may be gone already
        browser.close()
