"""What the server measures of itself."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
from prometheus_client.parser import text_string_to_metric_families

from pointerscope.serving.metrics import Measures, worker_ended

WORKER = """
import sys
from pointerscope.serving.metrics import Measures
measures = Measures()
measures.answered("/lessons", "GET", 200, 0.02)
measures.batch("town", 3, 0.01)
measures.waiting(4)
measures.models(2, 1)
print("measured", flush=True)
sys.stdin.read()
"""
READER = """
import json, dataclasses
from pointerscope.serving.metrics import Measures
print(json.dumps(dataclasses.asdict(Measures().reading())))
"""


def sample(measures: Measures, name: str, **labels: str) -> float | None:
    """A number as Prometheus reads it."""
    for family in text_string_to_metric_families(measures.text().decode()):
        for found in family.samples:
            if found.name == name and found.labels == labels:
                return found.value
    return None


def test_requests_are_counted_by_route_method_and_status():
    measures = Measures()
    for status in (200, 200, 404):
        measures.answered("/models/{model}", "GET", status, 0.01)
    labels = {"route": "/models/{model}", "method": "GET"}
    assert sample(measures, "pointerscope_requests_total", **labels, status="200") == 2


def test_a_made_up_method_gets_no_series_of_its_own():
    measures = Measures()
    for method in ("BREW", "STEEP"):
        measures.answered("/", method, 405, 0.01)
    labels = {"route": "/", "method": "other", "status": "405"}
    assert sample(measures, "pointerscope_requests_total", **labels) == 2


def test_two_instances_measure_apart():
    one, other = Measures(), Measures()
    one.refused("full")
    assert dict(other.reading().refused) == {}


def test_what_is_refused_on_purpose_has_not_failed():
    measures = Measures()
    for status in (200, 404, 500, 503):
        measures.answered("/", "GET", status, 0.01)
    assert measures.reading().routes[0].failed == 1


def test_the_busiest_route_comes_first():
    measures = Measures()
    for route in ("/a", "/b", "/b"):
        measures.answered(route, "GET", 200, 0.01)
    assert [row.route for row in measures.reading().routes] == ["/b", "/a"]


@pytest.mark.parametrize(("share", "name"), [(0.5, "median_seconds"), (0.95, "p95_seconds")])
def test_a_quantile_is_that_of_the_durations_as_far_as_the_buckets_tell(share, name):
    measures = Measures()
    durations = np.linspace(0.0001, 0.1, 1000)  # evenly, as the estimate supposes of a bucket
    for seconds in durations:
        measures.answered("/", "GET", 200, seconds)
    estimate = getattr(measures.reading().routes[0], name)
    assert estimate == pytest.approx(np.quantile(durations, share), rel=0.02)


def test_a_quantile_beyond_the_last_bucket_is_its_lower_bound():
    measures = Measures()
    measures.answered("/", "GET", 200, 1000.0)
    assert measures.reading().routes[0].p95_seconds == 20


def test_passes_are_counted_by_their_size():
    measures = Measures()
    for histories in (1, 3, 4, 4):
        measures.batch("town", histories, 0.01)
    passes = {row.most: row.passes for row in measures.reading().batches if row.passes}
    assert passes == {1: 1, 4: 3}


def test_a_model_is_known_by_its_passes_and_by_what_was_asked_of_it():
    measures = Measures()
    measures.batch("town", 5, 0.25)
    measures.asked("town", "computed")
    measures.asked("town", "kept")
    measures.asked("tiny", "refused")
    tiny, town = measures.reading().models
    assert (tiny.model, dict(tiny.outcomes), tiny.passes) == ("tiny", {"refused": 1}, 0)
    assert (town.histories, town.seconds, dict(town.outcomes)) == (
        5,
        0.25,
        {"computed": 1, "kept": 1},
    )


def test_what_is_kept_and_what_waits_is_what_was_said_last():
    measures = Measures()
    for requests in (5, 2):
        measures.waiting(requests)
        measures.kept(requests, 1000 * requests)
    reading = measures.reading()
    assert (reading.waiting, reading.kept_entries, reading.kept_bytes) == (2, 2, 2000)


def test_bodies_from_memory_are_told_from_those_made():
    measures = Measures()
    for kept in (True, True, False):
        measures.body(kept)
    reading = measures.reading()
    assert (reading.bodies_kept, reading.bodies_made) == (2, 1)


@pytest.fixture
def workers(tmp_path, monkeypatch):
    """Two processes that have measured and are still there."""
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


def test_any_worker_tells_what_all_of_them_counted(workers):
    measures = Measures()
    labels = {"route": "/lessons", "method": "GET", "status": "200"}
    assert sample(measures, "pointerscope_requests_total", **labels) == len(workers)


def test_queues_of_workers_add_up_and_models_do_not(workers):
    reading = Measures().reading()
    assert (reading.waiting, reading.available, reading.unavailable) == (8, 2, 1)


def test_what_a_worker_counted_outlives_it_and_what_it_was_doing_does_not(workers):
    worker_ended(workers[0].pid)
    reading = Measures().reading()
    assert (reading.workers, reading.waiting, reading.models[0].histories) == (1, 4, 6)


def test_a_worker_that_comes_later_does_not_make_the_server_younger(workers):
    before = Measures().reading().started
    later = subprocess.run(
        [sys.executable, "-c", READER], capture_output=True, text=True, check=True, timeout=60
    )
    assert f'"started": {before}' in later.stdout
