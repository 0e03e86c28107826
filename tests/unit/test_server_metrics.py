"""The metrics of the server."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from prometheus_client.parser import text_string_to_metric_families

from pointerscope.serving.metrics import ServerMetrics, forget_worker

WORKER = """
import sys
from pointerscope.serving.metrics import ServerMetrics, reserve_worker_files
reserve_worker_files()
metrics = ServerMetrics()
metrics.record_request("/lessons", "GET", 200, 0.02)
metrics.record_batch("town", 3, 0.01)
metrics.set_waiting(4)
metrics.set_models(2, 1)
metrics.publish()
print("measured", flush=True)
sys.stdin.read()
"""
FULL_DISK = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
"""
PUBLISHER = """
import asyncio, dataclasses, json
from pointerscope.serving.metrics import ServerMetrics

async def serve():
    metrics, other = ServerMetrics(), ServerMetrics()
    publishing = asyncio.create_task(metrics.publish_often())
    metrics.record_rejection("full")
    metrics.set_waiting(5)
    while not (seen := other.snapshot()).rejected:
        await asyncio.sleep(0.01)
    print(json.dumps(dataclasses.asdict(seen)))
    publishing.cancel()

asyncio.run(serve())
"""
READER = """
import json, dataclasses
from pointerscope.serving.metrics import ServerMetrics
print(json.dumps(dataclasses.asdict(ServerMetrics().snapshot())))
"""


def sample(metrics: ServerMetrics, name: str, **labels: str) -> float | None:
    """Return a value as Prometheus reads it."""
    for family in text_string_to_metric_families(metrics.prometheus_text().decode()):
        for found in family.samples:
            if found.name == name and found.labels == labels:
                return found.value
    return None


def test_requests_are_counted_by_route_method_and_status():
    metrics = ServerMetrics()
    for status in (200, 200, 404):
        metrics.record_request("/models/{model}", "GET", status, 0.01)
    labels = {"route": "/models/{model}", "method": "GET"}
    assert sample(metrics, "pointerscope_requests_total", **labels, status="200") == 2


def test_an_invented_method_has_no_series_of_its_own():
    metrics = ServerMetrics()
    for method in ("BREW", "STEEP"):
        metrics.record_request("/", method, 405, 0.01)
    labels = {"route": "/", "method": "other", "status": "405"}
    assert sample(metrics, "pointerscope_requests_total", **labels) == 2


def test_two_instances_are_independent():
    one, other = ServerMetrics(), ServerMetrics()
    one.record_rejection("full")
    assert dict(other.snapshot().rejected) == {}


def test_only_unexpected_errors_count_as_failed():
    metrics = ServerMetrics()
    for status in (200, 404, 500, 503):
        metrics.record_request("/", "GET", status, 0.01)
    assert metrics.snapshot().routes[0].failed == 1


def test_the_busiest_route_comes_first():
    metrics = ServerMetrics()
    for route in ("/a", "/b", "/b"):
        metrics.record_request(route, "GET", 200, 0.01)
    assert [row.route for row in metrics.snapshot().routes] == ["/b", "/a"]


@pytest.mark.parametrize(("share", "name"), [(0.5, "median_seconds"), (0.95, "p95_seconds")])
def test_quantiles_agree_with_the_durations_within_the_buckets(share, name):
    metrics = ServerMetrics()
    durations = np.linspace(
        0.0001, 0.1, 1000
    )  # evenly distributed, as the estimate assumes within a bucket
    for seconds in durations:
        metrics.record_request("/", "GET", 200, seconds)
    estimate = getattr(metrics.snapshot().routes[0], name)
    assert estimate == pytest.approx(np.quantile(durations, share), rel=0.02)


def test_a_quantile_above_the_last_finite_bucket_is_its_bound():
    metrics = ServerMetrics()
    metrics.record_request("/", "GET", 200, 1000.0)
    assert metrics.snapshot().routes[0].p95_seconds == 20


def test_passes_are_counted_by_batch_size():
    metrics = ServerMetrics()
    for histories in (1, 3, 4, 4):
        metrics.record_batch("town", histories, 0.01)
    passes = {row.max_size: row.passes for row in metrics.snapshot().batches if row.passes}
    assert passes == {1: 1, 4: 3}


def test_a_model_is_listed_with_its_passes_and_explanations():
    metrics = ServerMetrics()
    metrics.record_batch("town", 5, 0.25)
    metrics.record_explanation("town", "computed")
    metrics.record_explanation("town", "cached")
    metrics.record_explanation("tiny", "refused")
    tiny, town = metrics.snapshot().models
    assert (tiny.model, dict(tiny.outcomes), tiny.passes) == ("tiny", {"refused": 1}, 0)
    assert (town.histories, town.seconds, dict(town.outcomes)) == (
        5,
        0.25,
        {"computed": 1, "cached": 1},
    )


def test_gauges_have_the_last_value():
    metrics = ServerMetrics()
    for requests in (5, 2):
        metrics.set_waiting(requests)
        metrics.set_cache_size(requests, 1000 * requests)
    snapshot = metrics.snapshot()
    assert (snapshot.waiting, snapshot.cached_entries, snapshot.cached_bytes) == (2, 2, 2000)


def test_cached_responses_are_counted_apart_from_computed_ones():
    metrics = ServerMetrics()
    for cached in (True, True, False):
        metrics.record_response(cached)
    snapshot = metrics.snapshot()
    assert (snapshot.responses_cached, snapshot.responses_computed) == (2, 1)
    assert b'pointerscope_responses_total{source="cached"} 2.0' in metrics.prometheus_text()


def test_other_workers_see_changes_soon(tmp_path, monkeypatch):
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    worker = subprocess.run(
        [sys.executable, "-c", PUBLISHER], capture_output=True, text=True, check=True, timeout=60
    )
    seen = json.loads(worker.stdout)
    assert (seen["waiting"], seen["rejected"]) == (5, {"full": 1})


def test_changes_that_nobody_reads_are_counted_all_the_same():
    metrics = ServerMetrics()
    for number in range(5_000):
        metrics.set_waiting(number)
        metrics.record_rejection("full")
    snapshot = metrics.snapshot()
    assert (snapshot.waiting, snapshot.rejected) == (4_999, {"full": 5_000})


def test_a_change_that_cannot_be_counted_holds_up_no_other(caplog):
    metrics = ServerMetrics()
    metrics.record_batch("town", 1, seconds="unknown")
    metrics.set_waiting(3)
    assert metrics.snapshot().waiting == 3
    assert "could not be counted" in caplog.text


@pytest.fixture
def workers(tmp_path, monkeypatch):
    """Two worker processes that have recorded metrics and still run."""
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    started = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=dict(os.environ),
        )
        for _ in range(2)
    ]
    for worker in started:
        assert worker.stdout.readline() == b"measured\n"
    yield started
    for worker in started:
        worker.communicate(timeout=20)


def test_the_files_of_workers_take_their_whole_space_from_the_disk(workers, tmp_path):
    files = [file.stat() for file in tmp_path.glob("*.db")]
    assert len(files) == 5 * len(workers)
    for file in files:
        assert file.st_blocks * 512 >= file.st_size


def test_a_worker_that_finds_the_disk_full_has_metrics_of_its_own(workers, tmp_path):
    before = sorted(tmp_path.iterdir())
    later = subprocess.run(
        [sys.executable, "-c", FULL_DISK + WORKER + READER],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    assert b"no space" in later.stderr
    assert json.loads(later.stdout.splitlines()[-1])["workers"] == 1
    assert sorted(tmp_path.iterdir()) == before


def test_any_worker_reports_the_sum_of_all_counters(workers):
    metrics = ServerMetrics()
    labels = {"route": "/lessons", "method": "GET", "status": "200"}
    assert sample(metrics, "pointerscope_requests_total", **labels) == len(workers)


def test_queues_of_workers_are_summed_but_models_are_not(workers):
    snapshot = ServerMetrics().snapshot()
    assert (snapshot.waiting, snapshot.available, snapshot.unavailable) == (8, 2, 1)


def test_a_worker_that_ended_leaves_its_counters_but_not_its_gauges(workers):
    forget_worker(workers[0].pid)
    snapshot = ServerMetrics().snapshot()
    assert (snapshot.workers, snapshot.waiting, snapshot.models[0].histories) == (1, 4, 6)


def test_a_later_worker_does_not_change_the_start_time(workers):
    before = ServerMetrics().snapshot().started
    later = subprocess.run(
        [sys.executable, "-c", READER], capture_output=True, text=True, check=True, timeout=60
    )
    assert f'"started": {before}' in later.stdout
