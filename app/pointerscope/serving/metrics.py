"""Metrics of the server, for Prometheus and for the status page.

Names and units follow Prometheus's conventions: base units, and `_total` for counters
(https://prometheus.io/docs/practices/naming/). With several worker processes, each writes its
metrics to its own files in `PROMETHEUS_MULTIPROC_DIR`, and whichever worker is asked reads those
of all. That folder must be empty at the start, and the variable must be set before
prometheus_client is imported.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    values,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from pointerscope.core.atomic_writes import is_disk_full

if TYPE_CHECKING:
    from prometheus_client.samples import Sample

Rejection = Literal["full", "too long", "left"]
Outcome = Literal["cached", "joined", "computed", "refused"]

METRICS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
NO_ROUTE: Final = "none"  # route label of a request that no route matches
# Bytes of each file of a worker. Its series, whose number is bounded by the routes and models, need
# fewer.
_FILE_BYTES = {
    "counter": 1 << 19,
    "histogram": 1 << 19,
    "gauge_livesum": 1 << 16,
    "gauge_livemax": 1 << 16,
    "gauge_min": 1 << 16,
}
_LOG = logging.getLogger(__name__)
# Clients can invent methods, and each label value costs a time series.
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20)
_PUBLISH_SECONDS = 0.1
_MAX_NOTED = 1_000  # changes; more are published at once
_HISTORIES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
# A creation time for each series would double their number; the server's start time is enough.
disable_created_metrics()  # type: ignore[no-untyped-call]


@dataclass(frozen=True)
class RouteMetrics:
    """Requests to one route.

    Attributes:
        route: path template, or `NO_ROUTE`.
        requests: number of requests.
        failed: requests that ended in an unexpected error, status 500.
        median_seconds: median response time, estimated within a bucket.
        p95_seconds: 95th percentile of the response time, estimated within a bucket.
    """

    route: str
    requests: int
    failed: int
    median_seconds: float
    p95_seconds: float


@dataclass(frozen=True)
class ModelMetrics:
    """Explanations and forward passes of one model.

    Attributes:
        model: id of the model.
        outcomes: number of requested explanations by outcome.
        passes: number of forward passes.
        histories: number of histories in them.
        seconds: total duration of the passes.
    """

    model: str
    outcomes: Mapping[str, int]
    passes: int
    histories: int
    seconds: float


@dataclass(frozen=True)
class BatchMetrics:
    """Number of forward passes with up to `max_size` histories, more than in the bucket before."""

    max_size: float
    passes: int


@dataclass(frozen=True)
class MetricsSnapshot:
    """All metrics at one moment, summed over the workers.

    Attributes:
        started: Unix time at which the first worker started.
        workers: running worker processes.
        waiting: requests in the queue.
        running: requests that run.
        rejected: requests that were not run, by reason.
        routes: routes, the busiest first.
        batches: batch sizes, ascending.
        models: models, sorted by id.
        cached_entries: explanations and responses in the cache.
        cached_bytes: their size.
        responses_cached: response bodies served from the cache.
        responses_computed: response bodies that were computed.
        available: models that can be opened.
        unavailable: models that cannot be opened.
    """

    started: float
    workers: int
    waiting: int
    running: int
    rejected: Mapping[str, int]
    routes: tuple[RouteMetrics, ...]
    batches: tuple[BatchMetrics, ...]
    models: tuple[ModelMetrics, ...]
    cached_entries: int
    cached_bytes: int
    responses_cached: int
    responses_computed: int
    available: int
    unavailable: int


_PRIVATE = "(private)"  # no id of a model has such signs


class ServerMetrics:
    """Counters, gauges and histograms of one worker process.

    Nobody should wait for an answer while it is counted, so changes are noted, and published soon
    after or when somebody reads the metrics of this worker.

    Attributes:
        private_models: the ids of models that nobody may learn from the metrics.
    """

    def __init__(self) -> None:
        self.private_models: set[str] = set()
        self._noted: deque[tuple[Callable[..., Any], tuple[Any, ...]]] = deque()
        self._publishing = threading.Lock()
        self._registry = registry = CollectorRegistry()
        self._requests = Counter(
            "pointerscope_requests",
            "Requests answered, by route template, method and status.",
            ("route", "method", "status"),
            registry=registry,
        )
        self._request_seconds = Histogram(
            "pointerscope_request_seconds",
            "Time from the arrival of a request to the last byte of its response.",
            ("route",),
            buckets=_SECONDS,
            registry=registry,
        )
        self._rejections = Counter(
            "pointerscope_refused",
            "Requests rejected because the queue was full, they took too long, or the client left.",
            ("reason",),
            registry=registry,
        )
        self._explanations = Counter(
            "pointerscope_explanations",
            "Requested explanations, by model and outcome.",
            ("model", "outcome"),
            registry=registry,
        )
        self._responses = Counter(
            "pointerscope_responses",
            "Response bodies, served from the cache or computed.",
            ("source",),
            registry=registry,
        )
        self._batch_histories = Histogram(
            "pointerscope_batch_histories",
            "Histories in one forward pass.",
            buckets=_HISTORIES,
            registry=registry,
        )
        self._traced_histories = Counter(
            "pointerscope_histories",
            "Histories traced by a model.",
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
        self._running = self._gauge("pointerscope_running", "Requests that run.")
        self._cached_entries = self._gauge(
            "pointerscope_cache_entries", "Explanations and responses in the cache."
        )
        self._cached_bytes = self._gauge("pointerscope_cache_bytes", "Size of the cache in bytes.")
        # Every worker opens the same models.
        self._models = Gauge(
            "pointerscope_models",
            "Models, by whether they can be opened.",
            ("state",),
            multiprocess_mode="livemax",
            registry=registry,
        )
        self._gauge("pointerscope_workers", "Running worker processes.").set(1)
        Gauge(
            "pointerscope_start_time_seconds",
            "Unix time at which the server started.",
            multiprocess_mode="min",
            registry=registry,
        ).set(time.time())

    def record_request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a finished request; `route` is a path template, never the requested path."""
        method = method if method in _METHODS else "other"
        self._note(self._count_request, route, method, str(status), seconds)

    def set_waiting(self, requests: int) -> None:
        """Set the number of requests in the queue."""
        self._note(self._waiting.set, requests)

    def set_running(self, requests: int) -> None:
        """Set the number of requests that run."""
        self._note(self._running.set, requests)

    def record_rejection(self, reason: Rejection) -> None:
        """Count a request that was not run."""
        self._note(self._count, self._rejections, reason)

    def record_batch(self, model: str, histories: int, seconds: float) -> None:
        """Count a forward pass; `model` must be the id of an existing model."""
        self._note(self._count_batch, self._label(model), histories, seconds)

    def record_explanation(self, model: str, outcome: Outcome) -> None:
        """Count a requested explanation; `model` must be the id of an existing model."""
        self._note(self._count, self._explanations, self._label(model), outcome)

    def _label(self, model: str) -> str:
        return _PRIVATE if model in self.private_models else model

    def set_cache_size(self, entries: int, size: int) -> None:
        """Set the number of cached entries and their size in bytes."""
        self._note(self._cached_entries.set, entries)
        self._note(self._cached_bytes.set, size)

    def record_response(self, cached: bool) -> None:
        """Count a response body, served from the cache or computed."""
        self._note(self._count, self._responses, "cached" if cached else "computed")

    def set_models(self, available: int, unavailable: int) -> None:
        """Set the numbers of models that can and that cannot be opened."""
        self._models.labels("available").set(available)
        self._models.labels("unavailable").set(unavailable)

    def publish(self) -> None:
        """Publish the changes that are noted."""
        with self._publishing:  # in their order
            while self._noted:
                change, values = self._noted.popleft()
                try:
                    change(*values)
                except Exception:  # of a full disk, perhaps; the others are counted all the same
                    _LOG.exception("A metric could not be counted.")

    async def publish_often(self) -> None:
        """Publish changes again and again."""
        while True:
            await asyncio.sleep(_PUBLISH_SECONDS)
            self.publish()

    def prometheus_text(self) -> bytes:
        """Return the metrics of all workers in Prometheus's text format, `CONTENT_TYPE`."""
        self.publish()
        return generate_latest(self._all_workers())

    def snapshot(self) -> MetricsSnapshot:
        """Return the metrics of all workers."""
        self.publish()
        samples: dict[str, list[Sample]] = defaultdict(list)
        for metric in self._all_workers().collect():
            for sample in metric.samples:
                samples[sample.name.removeprefix("pointerscope_")].append(sample)
        return _read_snapshot(samples)

    def _note(self, change: Callable[..., Any], *values: Any) -> None:
        self._noted.append((change, values))
        if len(self._noted) > _MAX_NOTED:
            self.publish()

    def _count_request(self, route: str, method: str, status: str, seconds: float) -> None:
        self._requests.labels(route, method, status).inc()
        self._request_seconds.labels(route).observe(seconds)

    def _count_batch(self, model: str, histories: int, seconds: float) -> None:
        self._batch_histories.observe(histories)
        self._traced_histories.labels(model).inc(histories)
        self._pass_seconds.labels(model).observe(seconds)

    @staticmethod
    def _count(counter: Counter, *labels: str) -> None:
        counter.labels(*labels).inc()

    def _gauge(self, name: str, description: str) -> Gauge:
        return Gauge(name, description, multiprocess_mode="livesum", registry=self._registry)

    def _all_workers(self) -> CollectorRegistry:
        if METRICS_FOLDER not in os.environ:
            return self._registry
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return registry


def reserve_worker_files() -> None:
    """Reserve the disk space of this worker's files; without it, its metrics are not shared.

    The files are mapped into memory. If the disk is full when a worker first writes to a part of
    one, the system kills the worker. Call this before creating `ServerMetrics`.
    """
    folder = os.environ.get(METRICS_FOLDER)
    if folder is None or not hasattr(os, "posix_fallocate"):
        return
    paths = {Path(folder) / f"{kind}_{os.getpid()}.db": size for kind, size in _FILE_BYTES.items()}
    try:
        for path, size in paths.items():
            with path.open("ab") as file:
                os.posix_fallocate(file.fileno(), 0, size)
    except OSError as error:
        if not is_disk_full(error):  # space cannot be reserved on every file system
            return
        for path in paths:
            path.unlink(missing_ok=True)
        del os.environ[METRICS_FOLDER]
        values.ValueClass = values.MutexValue  # in the memory of this process
        _LOG.warning(
            "The disk has no space for the metrics of this worker, so they are not shared with the "
            "other workers.",
            extra={"folder": folder, "reason": error.strerror},
        )


def forget_worker(process: int) -> None:
    """Remove the gauges of a worker process that ended; its counters stay."""
    if METRICS_FOLDER in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]


def _read_snapshot(samples: Mapping[str, list[Sample]]) -> MetricsSnapshot:
    responses = _sums_by("source", samples["responses_total"])
    states = _sums_by("state", samples["models"])
    return MetricsSnapshot(
        started=_sum(samples["start_time_seconds"]),
        workers=round(_sum(samples["workers"])),
        waiting=round(_sum(samples["waiting"])),
        running=round(_sum(samples["running"])),
        rejected=_sums_by("reason", samples["refused_total"]),
        routes=_routes(samples),
        batches=_batches(samples["batch_histories_bucket"]),
        models=_models(samples),
        cached_entries=round(_sum(samples["cache_entries"])),
        cached_bytes=round(_sum(samples["cache_bytes"])),
        responses_cached=responses.get("cached", 0),
        responses_computed=responses.get("computed", 0),
        available=states.get("available", 0),
        unavailable=states.get("unavailable", 0),
    )


def _routes(samples: Mapping[str, list[Sample]]) -> tuple[RouteMetrics, ...]:
    requests = _sums_by("route", samples["requests_total"])
    failures = (sample for sample in samples["requests_total"] if sample.labels["status"] == "500")
    failed = _sums_by("route", failures)
    buckets: dict[str, list[Sample]] = defaultdict(list)
    for sample in samples["request_seconds_bucket"]:
        buckets[sample.labels["route"]].append(sample)
    rows = (
        RouteMetrics(
            route=route,
            requests=count,
            failed=failed.get(route, 0),
            median_seconds=_quantile(0.5, buckets[route]),
            p95_seconds=_quantile(0.95, buckets[route]),
        )
        for route, count in requests.items()
    )
    return tuple(sorted(rows, key=lambda row: (-row.requests, row.route)))


def _batches(buckets: list[Sample]) -> tuple[BatchMetrics, ...]:
    rows, before = [], 0
    for bound, passes in _cumulative(buckets):
        rows.append(BatchMetrics(bound, passes - before))
        before = passes
    return tuple(rows)


def _models(samples: Mapping[str, list[Sample]]) -> tuple[ModelMetrics, ...]:
    passes = _sums_by("model", samples["pass_seconds_count"])
    histories = _sums_by("model", samples["histories_total"])
    outcomes: dict[str, dict[str, int]] = defaultdict(dict)
    for sample in samples["explanations_total"]:
        outcomes[sample.labels["model"]][sample.labels["outcome"]] = round(sample.value)
    seconds = {one.labels["model"]: one.value for one in samples["pass_seconds_sum"]}
    return tuple(
        ModelMetrics(
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


def _sums_by(label: str, samples: Iterable[Sample]) -> dict[str, int]:
    sums: dict[str, float] = defaultdict(float)
    for sample in samples:
        sums[sample.labels[label]] += sample.value
    return {value: round(total) for value, total in sums.items()}


def _cumulative(buckets: Iterable[Sample]) -> list[tuple[float, int]]:
    """Return the upper bounds of a histogram, ascending, with the count at or below each."""
    return sorted((float(one.labels["le"]), round(one.value)) for one in buckets)


def _quantile(level: float, buckets: Iterable[Sample]) -> float:
    """Return the quantile of a histogram, 0 if it is empty.

    Interpolated linearly within a bucket, as by Prometheus's `histogram_quantile`; above the
    highest finite bound it is that bound.
    """
    bounds = _cumulative(buckets)
    if not bounds or not bounds[-1][1]:
        return 0.0
    rank = level * bounds[-1][1]
    lower, count_below = 0.0, 0
    for upper, count in bounds:
        if count >= rank and upper != float("inf"):
            return lower + (upper - lower) * (rank - count_below) / max(1, count - count_below)
        if upper != float("inf"):
            lower, count_below = upper, count
    return lower
