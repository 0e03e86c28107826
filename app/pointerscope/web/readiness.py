"""Readiness checks: at the start each model is opened and explains one query."""

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
    from pointerscope.network.registry import Registry, UnavailableModel
    from pointerscope.serving.explanation_service import ExplanationService
    from pointerscope.serving.metrics import ServerMetrics

_LOG = logging.getLogger(__name__)
_RETRY_SECONDS = 5.0  # pause between checks while no model works


@dataclass(frozen=True)
class ModelCheck:
    """The result of checking one model at the start.

    Attributes:
        model: id of the model.
        title: its title; the id if it cannot be opened.
        reason: why it cannot be used; None if it works.
        carries: what the bundle contains besides its network.
    """

    model: str
    title: str
    reason: str | None
    carries: tuple[str, ...] = ()


class Readiness:
    """Checks all models at the start, and knows whether the server is ready for requests.

    The server is ready if at least one model works, or if there are no models.
    """

    def __init__(
        self, registry: Registry, explanations: ExplanationService, metrics: ServerMetrics
    ) -> None:
        self._registry = registry
        self._explanations = explanations
        self._metrics = metrics
        self._checked: tuple[ModelCheck, ...] | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="start", daemon=True)

    @property
    def checked(self) -> tuple[ModelCheck, ...]:
        """The result for every model; empty until all are checked."""
        return self._checked or ()

    @property
    def problem(self) -> str | None:
        """Why the server is not ready; None if it is."""
        if self._stopping.is_set():
            return "The server is stopping."
        if self._checked is None:
            return "The models are still being opened. Try again in a second."
        if self._checked and all(check.reason for check in self._checked):
            return "None of the models can be used; see the reason for each."
        return None

    def begin(self) -> None:
        """Check the models, in a thread."""
        if not self._stopping.is_set():
            self._thread.start()

    def stop(self) -> None:
        """Become unready, and wait until the current check ends."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        started = time.perf_counter()
        self._check_all()
        while self.problem and not self._stopping.wait(_RETRY_SECONDS):
            self._check_all()
        if not self._stopping.is_set():
            _LOG.info("ready", extra={"seconds": round(time.perf_counter() - started, 2)})

    def _check_all(self) -> None:
        before = self._checked
        checks = []
        for entry in self._registry.all():
            if self._stopping.is_set():
                return
            checks.append(self._check(entry))
        self._checked = tuple(checks)
        failed = [check for check in checks if check.reason]
        self._metrics.set_models(len(checks) - len(failed), len(failed))
        if self._checked != before:
            for check in failed:
                fields = {"model": check.model, "reason": check.reason}
                _LOG.warning("model unusable", extra=fields)

    def _check(self, entry: Bundle | UnavailableModel) -> ModelCheck:
        if not isinstance(entry, Bundle):
            return ModelCheck(entry.id, entry.id, entry.reason)
        return ModelCheck(entry.id, entry.card.title, self._failure(entry), _contents(entry))

    def _failure(self, bundle: Bundle) -> str | None:
        """Return why a model does not explain a first query; None if it does."""
        while not self._stopping.is_set():
            try:
                self._explanations.explain(bundle, _first_query(bundle))
            except TooLongError:  # torch may still be loading, and readers may be waiting too
                continue
            except Exception as error:  # one broken model must not stop the others
                _LOG.exception("model raises", extra={"model": bundle.id})
                return f"It cannot explain its first query. {type(error).__name__}: {error}"
            break
        return None


def _contents(bundle: Bundle) -> tuple[str, ...]:
    """Return what a bundle contains besides its network, in words."""
    parts = {
        "example histories": bool(bundle.histories),
        "names of people": len(bundle.people) > 0,
        "metrics": bundle.card.metrics is not None,
        "insights": (bundle.folder / INSIGHTS).is_file(),
    }
    return tuple(name for name, present in parts.items() if present)


def _first_query(bundle: Bundle) -> Query:
    """Return the first example history, or one with up to two of the model's places."""
    if bundle.histories:
        example = bundle.histories[0]
        return Query(visits=example.visits, user=example.user, predict_at=example.predict_at)
    places = (bundle.places.notation(place.id) for place in islice(bundle.places, 2))
    return Query(visits=", ".join(f"{place} @ Mon 08:00 +45" for place in places))
