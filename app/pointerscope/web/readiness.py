"""Readiness checks at the start: models are opened and explain one query each."""

import logging
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice

from pointerscope.core.ray_cluster import SlowClusterError
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import Bundle
from pointerscope.network.insights import INSIGHTS
from pointerscope.network.registry import Registry, UnavailableModel
from pointerscope.serving.batching import Engine
from pointerscope.serving.explanation_service import ExplanationService, TooLongError
from pointerscope.serving.metrics import ServerMetrics

_LOG = logging.getLogger(__name__)
_RETRY_SECONDS = 5.0  # pause between checks while no model works
_PATIENCE_SECONDS = 120.0  # for a model that does not answer in time


@dataclass(frozen=True)
class ModelCheck:
    """The result of checking one model at the start.

    Attributes:
        model: id of the model.
        title: its title; the id if it cannot be opened.
        reason: why it cannot be used; None if it works.
        explained: whether it has explained a query; False for a model that starts on demand.
        carries: what the bundle contains besides its network.
    """

    model: str
    title: str
    reason: str | None
    explained: bool = False
    carries: tuple[str, ...] = ()


class Readiness:
    """Checks all models at the start, and knows whether the server is ready for requests.

    The server is ready as soon as one model has explained a query, or if there are no models. The
    other models are checked afterwards. A model that the engine starts on demand is only opened,
    so that nothing runs for it until somebody uses it, unless no other model works.
    """

    def __init__(
        self,
        registry: Registry,
        explanations: ExplanationService,
        engine: Engine,
        metrics: ServerMetrics,
    ) -> None:
        self._registry = registry
        self._explanations = explanations
        self._engine = engine
        self._metrics = metrics
        self._checks: Mapping[str, ModelCheck] = {}
        self._is_complete = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="start", daemon=True)

    @property
    def checked(self) -> tuple[ModelCheck, ...]:
        """The results known so far, sorted by model."""
        return tuple(check for _, check in sorted(self._checks.items()))

    @property
    def is_complete(self) -> bool:
        """Whether all models have been checked."""
        return self._is_complete

    @property
    def problem(self) -> str | None:
        """Why the server is not ready; None if it is."""
        if self._stopping.is_set():
            return "The server is stopping."
        if self._has_working_model() or (self._is_complete and not self._checks):
            return None
        if not self._is_complete:
            return "The models are still being opened. Try again in a second."
        return "None of the models can be used; see the reason for each."

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
        self._check_all(started)
        while self.problem and not self._stopping.wait(_RETRY_SECONDS):
            self._check_all(started)

    def _check_all(self, started: float) -> None:
        before = self._checks
        entries = self._registry.all()
        on_demand = self._engine.models_on_demand(entry.id for entry in entries)
        # Models that start on demand come last: they are not needed if another one works.
        for entry in sorted(entries, key=lambda entry: entry.id in on_demand):
            if self._stopping.is_set():
                return
            was_ready = self._has_working_model()
            check = self._check(entry, is_needed=not was_ready or entry.id not in on_demand)
            self._checks = {**self._checks, entry.id: check}
            if self._has_working_model() and not was_ready:
                _LOG.info("ready", extra={"seconds": round(time.perf_counter() - started, 2)})
        self._checks = {entry.id: self._checks[entry.id] for entry in entries}
        self._is_complete = True
        self._report(before)

    def _report(self, before: Mapping[str, ModelCheck]) -> None:
        failed = [check for check in self.checked if check.reason]
        self._metrics.set_models(len(self.checked) - len(failed), len(failed))
        for check in failed:
            if before.get(check.model) != check:
                fields = {"model": check.model, "reason": check.reason}
                _LOG.warning("model unusable", extra=fields)

    def _check(self, entry: Bundle | UnavailableModel, *, is_needed: bool) -> ModelCheck:
        if not isinstance(entry, Bundle):
            return ModelCheck(entry.id, entry.id, entry.reason)
        title, contents = entry.card.title, _contents(entry)
        if not is_needed:
            return ModelCheck(entry.id, title, None, explained=False, carries=contents)
        reason = self._failure(entry)
        return ModelCheck(entry.id, title, reason, explained=reason is None, carries=contents)

    def _has_working_model(self) -> bool:
        return any(check.explained for check in self._checks.values())

    def _failure(self, bundle: Bundle) -> str | None:
        """Return why a model does not explain a first query; None if it does."""
        deadline = time.monotonic() + _PATIENCE_SECONDS
        while not self._stopping.is_set():
            try:
                self._explanations.explain(bundle, _first_query(bundle))
            except (TooLongError, SlowClusterError) as error:
                # A replica may still be starting, and readers may be waiting too.
                if time.monotonic() > deadline:
                    return str(error)
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
