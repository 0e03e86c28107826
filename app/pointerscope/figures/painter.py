"""A thread that renders pictures one after the other in one browser.

Rendering needs its own event loop, and the caller may already run one: a notebook, a server.
"""

import queue
import threading
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pointerscope.figures.pictures import (
    PicturesError,
    RenderedFormat,
    RenderPicture,
    open_renderer,
)
from pointerscope.figures.views import Figure

_CLOSE_TIMEOUT = 10.0  # seconds for the picture being rendered
_CLOSED = "This renderer is closed."


class NoBrowserError(PicturesError):
    """There is no browser to render in; all waiting pictures fail with this error."""


@dataclass(frozen=True)
class _Job:
    figure: Figure
    form: RenderedFormat
    size: dict[str, Any]
    picture: Future[bytes] = field(default_factory=Future)


class Painter:
    """A thread with a browser. The first picture starts the browser; it stays open for the next."""

    def __init__(self, plotly: Path, idle: float | None = None) -> None:
        """Prepare a painter without starting the thread or the browser.

        Args:
            plotly: path of Plotly.js.
            idle: seconds without a picture after which the browser is closed; never if left out.
        """
        self._plotly = plotly
        self._idle = idle
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._changing = threading.Lock()
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def draw(self, figure: Figure, form: RenderedFormat, **size: Any) -> bytes:
        """Render a figure; see `pointerscope.figures.pictures.RenderPicture`.

        Raises:
            PicturesError: there is no browser, or it cannot render the figure.
        """
        return self.begin(figure, form, **size).result()

    def begin(self, figure: Figure, form: RenderedFormat, **size: Any) -> Future[bytes]:
        """Start to render a figure.

        Returns:
            A future of the picture. It fails with `NoBrowserError` if no browser starts.
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
        """Refuse further pictures, and close the browser if it is open."""
        with self._changing:
            self._is_closed = True
            left, thread = self._take_all(), self._thread
            self._jobs.put(None)
        _refuse(left, NoBrowserError(_CLOSED))
        if thread is not None:
            thread.join(_CLOSE_TIMEOUT)

    def _work(self) -> None:
        browser = ExitStack()
        draw: RenderPicture | None = None
        while (job := self._next()) is not None:
            try:
                draw = draw or browser.enter_context(open_renderer(self._plotly))
            except Exception as error:  # every waiting future must get a result
                with self._changing:
                    left = [] if self._is_closed else self._take_all()
                is_known = isinstance(error, PicturesError)
                _refuse([job, *left], NoBrowserError(str(error)) if is_known else error)
                continue
            try:
                job.picture.set_result(draw(job.figure, job.form, **job.size))
            except Exception as error:  # the browser may be gone; the next picture starts another
                draw = None
                _close(browser)
                job.picture.set_exception(error)
        _close(browser)

    def _next(self) -> _Job | None:
        """Return the next job; None after `idle` seconds without one, or when closing."""
        while True:
            try:
                return self._jobs.get(timeout=self._idle)
            except queue.Empty:
                with self._changing:
                    if self._jobs.empty():
                        self._thread = None
                        return None

    def _take_all(self) -> list[_Job]:
        """Empty the queue and return its jobs."""
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
