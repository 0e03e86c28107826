"""The start: every model is opened and asked once, and until then the server is not ready."""

from __future__ import annotations

import logging
import threading
import time
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from pointerscope.mobility.query import Query
from pointerscope.network.bundles import Bundle
from pointerscope.network.insights import INSIGHTS
from pointerscope.serving.explanation_service import TooLongError

if TYPE_CHECKING:
    from pointerscope.network.registry import Registry, Unavailable
    from pointerscope.serving.explanation_service import Answers
    from pointerscope.serving.metrics import Measures

_LOG = logging.getLogger(__name__)
_AGAIN = 5.0  # seconds until models are looked at again where none can be asked


@dataclass(frozen=True)
class Checked:
    """A model that was looked at.

    Attributes:
        model: its id.
        title: the id where it cannot be opened.
        reason: why it cannot be asked; None where it can.
        carries: what comes with it besides its network.
    """

    model: str
    title: str
    reason: str | None
    carries: tuple[str, ...] = ()


class Readiness:
    """Whether the server can be sent readers.

    One model that fails is no reason to send them away, as long as another answers.
    """

    def __init__(self, registry: Registry, answers: Answers, measures: Measures) -> None:
        self._registry = registry
        self._answers = answers
        self._measures = measures
        self._checked: tuple[Checked, ...] | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._check, name="start", daemon=True)

    @property
    def checked(self) -> tuple[Checked, ...]:
        """Every model as it was found at the start; none until all were looked at."""
        return self._checked or ()

    @property
    def problem(self) -> str | None:
        """Why nobody should be sent here now; None when the server is ready."""
        if self._stopping.is_set():
            return "The server is stopping."
        if self._checked is None:
            return "The models are being opened; ask again in a second."
        if self._checked and all(found.reason for found in self._checked):
            return "None of the models can be asked."
        return None

    def begin(self) -> None:
        """Look at the models, in a thread of its own."""
        if not self._stopping.is_set():
            self._thread.start()

    def stop(self) -> None:
        """Be ready no more, and wait for the model that is being looked at."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()

    def _check(self) -> None:
        started = time.perf_counter()
        self._look()
        while self.problem and not self._stopping.wait(_AGAIN):
            self._look()
        if not self._stopping.is_set():
            _LOG.info("ready", extra={"seconds": round(time.perf_counter() - started, 2)})

    def _look(self) -> None:
        before = self._checked
        found = []
        for entry in self._registry.all():
            if self._stopping.is_set():
                return
            found.append(self._asked(entry))
        self._checked = tuple(found)
        failed = [checked for checked in found if checked.reason]
        self._measures.models(len(found) - len(failed), len(failed))
        if self._checked != before:
            for checked in failed:
                noted = {"model": checked.model, "reason": checked.reason}
                _LOG.warning("model fails", extra=noted)

    def _asked(self, entry: Bundle | Unavailable) -> Checked:
        if not isinstance(entry, Bundle):
            return Checked(entry.id, entry.id, entry.reason)
        return Checked(entry.id, entry.card.title, self._failure(entry), _carried(entry))

    def _failure(self, bundle: Bundle) -> str | None:
        """Why a model does not answer with numbers; None if it does."""
        while not self._stopping.is_set():
            try:
                self._answers.explain(bundle, _question(bundle))
            except TooLongError:  # others ask as well, and torch may still be on its way
                continue
            except Exception as error:  # whatever is wrong with one, the others are served
                _LOG.exception("model raises", extra={"model": bundle.id})
                return f"It does not answer its first question. {type(error).__name__}: {error}"
            break
        return None


def _carried(bundle: Bundle) -> tuple[str, ...]:
    """What comes with a model, in words."""
    parts = {
        "example histories": bool(bundle.histories),
        "names of people": len(bundle.people) > 0,
        "metrics": bundle.card.metrics is not None,
        "insights": (bundle.folder / INSIGHTS).is_file(),
    }
    return tuple(name for name, is_there in parts.items() if is_there)


def _question(bundle: Bundle) -> Query:
    """The first of the histories that come with a model, or two visits to places of its own."""
    if bundle.histories:
        example = bundle.histories[0]
        return Query(visits=example.visits, user=example.user, predict_at=example.predict_at)
    places = (bundle.places.notation(place.id) for place in islice(bundle.places, 2))
    return Query(visits=", ".join(f"{place} @ Mon 08:00 +45" for place in places))
