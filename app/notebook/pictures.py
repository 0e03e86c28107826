"""Pictures drawn while a notebook runs.

A notebook has a loop of its own running, in which nothing else can be waited for, and shows many
figures. So pictures are drawn in a thread, by one browser that stays open between them and is
closed when nothing was drawn for a while.
"""

from __future__ import annotations

import atexit
import queue
import threading
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from app.figures.pictures import drawing, find_chromium
from app.publishing.modules import PLOTLY

if TYPE_CHECKING:
    from app.figures.pictures import PictureFormat
    from app.figures.views import Figure

_IDLE = 60.0  # seconds
_CLOSING = 5.0


@dataclass(frozen=True)
class _Job:
    figure: Figure
    form: PictureFormat
    size: dict[str, Any]
    picture: Future[bytes] = field(default_factory=Future)


class Painter:
    """A thread with a browser that draws what it is given, one after the other."""

    def __init__(self) -> None:
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._changing = threading.Lock()
        self._thread: threading.Thread | None = None

    def draw(self, figure: Figure, form: PictureFormat, **size: Any) -> bytes:
        """A figure as a picture.

        Args:
            figure: as `app.figures` makes it.
            form: "svg" or "png".
            **size: `width` and `height` in pixels, and `scale`, the pixels of a PNG for each.

        Raises:
            PicturesError: there is no browser, or it cannot draw.
        """
        find_chromium()
        job = _Job(figure, form, size)
        with self._changing:
            self._jobs.put(job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, daemon=True)
                self._thread.start()
        return job.picture.result()

    def close(self) -> None:
        """Close the browser, if one is open."""
        with self._changing:
            thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            thread.join(_CLOSING)

    def _work(self) -> None:
        job = self._next()
        try:
            with drawing(PLOTLY) as draw:
                while job is not None:
                    job.picture.set_result(draw(job.figure, job.form, **job.size))
                    job = self._next()
        except Exception as error:  # whoever waits hears of it, and the next one tries anew
            self._fail(job, error)

    def _next(self) -> _Job | None:
        """What is to be drawn next; nothing if nothing came for a while, or it is time to close."""
        while True:
            try:
                return self._jobs.get(timeout=_IDLE)
            except queue.Empty:
                with self._changing:
                    if self._jobs.empty():
                        self._thread = None
                        return None

    def _fail(self, job: _Job | None, error: Exception) -> None:
        """Leave nobody waiting."""
        with self._changing:
            self._thread = None
            waiting = [job]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
        for left in waiting:
            if left is not None:
                left.picture.set_exception(error)


painter = Painter()
atexit.register(painter.close)
