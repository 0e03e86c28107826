"""What the server measures of itself, for Prometheus and for its status page.

Names and units as Prometheus recommends them: base units, and `_total` for what only grows
(https://prometheus.io/docs/practices/naming/). With several worker processes each writes its
measures to files of its own in `PROMETHEUS_MULTIPROC_DIR`, a folder that is empty at the start
and named before prometheus_client is imported; whichever is asked reads those of all.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from prometheus_client.samples import Sample

Refusal = Literal["full", "too long", "left"]
Outcome = Literal["kept", "joined", "computed", "refused"]

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
NO_ROUTE: Final = "none"  # of a request that no route answers
_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
# Anything may call itself a method, and every value of a label is kept for good.
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)
_HISTORIES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
# When each series began would double their number; the server's start says it for all.
disable_created_metrics()  # type: ignore[no-untyped-call]


@dataclass(frozen=True)
class RouteReading:
    """Requests that one route answered.

    Attributes:
        route: its template, or `NO_ROUTE`.
        requests: how many.
        failed: those of them that ended in an error that nobody foresaw, a status of 500.
        median_seconds: half of the answers took no longer; estimated within a bucket.
        p95_seconds: 95 of 100 answers took no longer; estimated within a bucket.
    """

    route: str
    requests: int
    failed: int
    median_seconds: float
    p95_seconds: float


@dataclass(frozen=True)
class ModelReading:
    """What was asked of one model.

    Attributes:
        model: its id.
        outcomes: explanations by what became of them.
        passes: forward passes.
        histories: histories in them.
        seconds: that they took together.
    """

    model: str
    outcomes: Mapping[str, int]
    passes: int
    histories: int
    seconds: float


@dataclass(frozen=True)
class BatchReading:
    """Forward passes by how many histories they took: more than the row before, up to `most`."""

    most: float
    passes: int


@dataclass(frozen=True)
class Reading:
    """All measures at one moment, of all workers together.

    Attributes:
        started: Unix seconds at which the first worker started.
        workers: worker processes that run.
        waiting: requests in the queue.
        under_way: requests that are worked on.
        refused: requests that were not worked on, by reason.
        routes: by route, the busiest first.
        batches: sizes of forward passes, ascending.
        models: by model, in the order of their ids.
        kept_entries: explanations and answers that are kept.
        kept_bytes: their size.
        bodies_kept: bodies of answers that were served from memory.
        bodies_made: bodies of answers that were made.
        available: models that open.
        unavailable: models that cannot be opened.
    """

    started: float
    workers: int
    waiting: int
    under_way: int
    refused: Mapping[str, int]
    routes: tuple[RouteReading, ...]
    batches: tuple[BatchReading, ...]
    models: tuple[ModelReading, ...]
    kept_entries: int
    kept_bytes: int
    bodies_kept: int
    bodies_made: int
    available: int
    unavailable: int


class Measures:
    """Counts, sizes and durations of one server; one instance a worker process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter(
            "pointerscope_requests",
            "Requests answered, by route template, method and status.",
            ("route", "method", "status"),
            registry=registry,
        )
        self._request_seconds = Histogram(
            "pointerscope_request_seconds",
            "From the arrival of a request to the last byte of its answer.",
            ("route",),
            buckets=_SECONDS,
            registry=registry,
        )
        self._refused = Counter(
            "pointerscope_refused",
            "Requests not worked on: the queue was full, they waited too long, or they left.",
            ("reason",),
            registry=registry,
        )
        self._asked = Counter(
            "pointerscope_explanations",
            "Explanations that were asked for, by model and by what became of them.",
            ("model", "outcome"),
            registry=registry,
        )
        self._bodies = Counter(
            "pointerscope_bodies",
            "Bodies of answers, served from memory (kept) or made.",
            ("source",),
            registry=registry,
        )
        self._histories = Histogram(
            "pointerscope_batch_histories",
            "Histories in one forward pass.",
            buckets=_HISTORIES,
            registry=registry,
        )
        self._traced = Counter(
            "pointerscope_histories",
            "Histories that went through a model.",
            ("model",),
            registry=registry,
        )
        self._pass_seconds = Histogram(
            "pointerscope_pass_seconds",
            "Duration of one forward pass, by model.",
            ("model",),
            buckets=_SECONDS,
            registry=registry,
        )
        self._waiting = self._gauge("pointerscope_waiting", "Requests in the queue.")
        self._under_way = self._gauge("pointerscope_under_way", "Requests that are worked on.")
        self._kept_entries = self._gauge(
            "pointerscope_kept_entries", "Explanations and answers that are kept in memory."
        )
        self._kept_bytes = self._gauge("pointerscope_kept_bytes", "Bytes of what is kept.")
        # Every worker opens the same models.
        self._models = Gauge(
            "pointerscope_models",
            "Models, by whether they can be opened.",
            ("state",),
            multiprocess_mode="livemax",
            registry=registry,
        )
        self._gauge("pointerscope_workers", "Worker processes that run.").set(1)
        Gauge(
            "pointerscope_start_time_seconds",
            "When the server started, in Unix seconds.",
            multiprocess_mode="min",
            registry=registry,
        ).set(time.time())

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered; its route is a template, never the path that was asked."""
        method = method if method in _METHODS else "other"
        self._requests.labels(route, method, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def waiting(self, requests: int) -> None:
        """So many requests are in the queue."""
        self._waiting.set(requests)

    def under_way(self, requests: int) -> None:
        """So many requests are worked on."""
        self._under_way.set(requests)

    def refused(self, reason: Refusal) -> None:
        """A request was not worked on."""
        self._refused.labels(reason).inc()

    def batch(self, model: str, histories: int, seconds: float) -> None:
        """A forward pass ended; the model is one that was found."""
        self._histories.observe(histories)
        self._traced.labels(model).inc(histories)
        self._pass_seconds.labels(model).observe(seconds)

    def asked(self, model: str, outcome: Outcome) -> None:
        """An explanation was asked for; the model is one that was found."""
        self._asked.labels(model, outcome).inc()

    def kept(self, entries: int, bytes_: int) -> None:
        """So much is kept in memory."""
        self._kept_entries.set(entries)
        self._kept_bytes.set(bytes_)

    def body(self, kept: bool) -> None:
        """The body of an answer was served from memory, or made."""
        self._bodies.labels("kept" if kept else "made").inc()

    def models(self, available: int, unavailable: int) -> None:
        """So many models open, and so many do not."""
        self._models.labels("available").set(available)
        self._models.labels("unavailable").set(unavailable)

    def text(self) -> bytes:
        """Every measure of all workers in Prometheus's text format, `CONTENT_TYPE`."""
        return generate_latest(self._of_all_workers())

    def reading(self) -> Reading:
        """Every measure of all workers, for people."""
        samples: dict[str, list[Sample]] = defaultdict(list)
        for metric in self._of_all_workers().collect():
            for sample in metric.samples:
                samples[sample.name.removeprefix("pointerscope_")].append(sample)
        return _read(samples)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, multiprocess_mode="livesum", registry=self._registry)

    def _of_all_workers(self) -> CollectorRegistry:
        if _FOLDER not in os.environ:
            return self._registry
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return registry


def worker_ended(process: int) -> None:
    """Leave out what a worker that ended was doing; what it had counted stays."""
    if _FOLDER in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]


def _read(samples: Mapping[str, list[Sample]]) -> Reading:
    kept = _by("source", samples["bodies_total"])
    states = _by("state", samples["models"])
    return Reading(
        started=_sum(samples["start_time_seconds"]),
        workers=round(_sum(samples["workers"])),
        waiting=round(_sum(samples["waiting"])),
        under_way=round(_sum(samples["under_way"])),
        refused=_by("reason", samples["refused_total"]),
        routes=_routes(samples),
        batches=_batches(samples["batch_histories_bucket"]),
        models=_models(samples),
        kept_entries=round(_sum(samples["kept_entries"])),
        kept_bytes=round(_sum(samples["kept_bytes"])),
        bodies_kept=kept.get("kept", 0),
        bodies_made=kept.get("made", 0),
        available=states.get("available", 0),
        unavailable=states.get("unavailable", 0),
    )


def _routes(samples: Mapping[str, list[Sample]]) -> tuple[RouteReading, ...]:
    requests = _by("route", samples["requests_total"])
    failures = (one for one in samples["requests_total"] if one.labels["status"] == "500")
    failed = _by("route", failures)
    buckets: dict[str, list[Sample]] = defaultdict(list)
    for sample in samples["request_seconds_bucket"]:
        buckets[sample.labels["route"]].append(sample)
    rows = (
        RouteReading(
            route=route,
            requests=count,
            failed=failed.get(route, 0),
            median_seconds=_quantile(0.5, buckets[route]),
            p95_seconds=_quantile(0.95, buckets[route]),
        )
        for route, count in requests.items()
    )
    return tuple(sorted(rows, key=lambda row: (-row.requests, row.route)))


def _batches(buckets: list[Sample]) -> tuple[BatchReading, ...]:
    rows, before = [], 0
    for most, passes in _cumulative(buckets):
        rows.append(BatchReading(most, passes - before))
        before = passes
    return tuple(rows)


def _models(samples: Mapping[str, list[Sample]]) -> tuple[ModelReading, ...]:
    passes = _by("model", samples["pass_seconds_count"])
    histories = _by("model", samples["histories_total"])
    outcomes: dict[str, dict[str, int]] = defaultdict(dict)
    for sample in samples["explanations_total"]:
        outcomes[sample.labels["model"]][sample.labels["outcome"]] = round(sample.value)
    seconds = {one.labels["model"]: one.value for one in samples["pass_seconds_sum"]}
    return tuple(
        ModelReading(
            model=model,
            outcomes=outcomes[model],
            passes=passes.get(model, 0),
            histories=histories.get(model, 0),
            seconds=seconds.get(model, 0.0),
        )
        for model in sorted(passes.keys() | outcomes.keys())
    )


def _sum(samples: Iterable[Sample]) -> float:
    return sum(sample.value for sample in samples)


def _by(label: str, samples: Iterable[Sample]) -> dict[str, int]:
    """Sums by the value of a label."""
    sums: dict[str, float] = defaultdict(float)
    for sample in samples:
        sums[sample.labels[label]] += sample.value
    return {value: round(total) for value, total in sums.items()}


def _cumulative(buckets: Iterable[Sample]) -> list[tuple[float, int]]:
    """Upper bounds of a histogram's buckets, ascending, with how many lie at or below each."""
    return sorted((float(one.labels["le"]), round(one.value)) for one in buckets)


def _quantile(share: float, buckets: Iterable[Sample]) -> float:
    """The value that this share lies at or below.

    Estimated along a straight line within a bucket, as by Prometheus's `histogram_quantile`;
    of what lies above the last finite bound no more is known than that.
    """
    bounds = _cumulative(buckets)
    if not bounds or not bounds[-1][1]:
        return 0.0
    rank = share * bounds[-1][1]
    lower, below = 0.0, 0
    for upper, up_to in bounds:
        if up_to >= rank and upper != float("inf"):
            return lower + (upper - lower) * (rank - below) / max(1, up_to - below)
        if upper != float("inf"):
            lower, below = upper, up_to
    return lower
