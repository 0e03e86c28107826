"""Readiness, numbers for Prometheus, and the status page."""

from __future__ import annotations

import re
import threading
import time

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from pointerscope.core.ray_cluster import ClusterError
from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web import schemas
from pointerscope.web.application import create_app
from pointerscope.web.readiness import Readiness
from pointerscope.web.status import RequestRate
from tests.conftest import write_tiny

ORIGIN = {"origin": "https://lectures.example.org"}


def opened(folder) -> TestClient:
    return TestClient(create_app(Settings(models=folder)), raise_server_exceptions=False)


def settled(client: TestClient) -> schemas.ServerStatus:
    """Return the status once all models are checked."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        status = schemas.ServerStatus.model_validate(client.get("/api/status").json())
        if not status.checking:
            return status
        time.sleep(0.05)
    raise TimeoutError


@pytest.fixture
def half_broken(tmp_path):
    """A client of a server with one model that works and one that does not."""
    write_tiny(tmp_path / "tiny")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "model.json").write_text("{")
    with opened(tmp_path) as client:
        settled(client)
        yield client


@pytest.fixture
def broken(tmp_path):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "model.json").write_text("{")
    with opened(tmp_path) as client:
        settled(client)
        yield client


def test_a_server_is_not_ready_before_it_has_checked_its_models(tmp_path):
    write_tiny(tmp_path / "tiny")
    answer = opened(tmp_path).get("/readyz")  # its lifespan has not begun
    assert answer.status_code == 503
    assert "being opened" in answer.json()["detail"]
    assert answer.headers["retry-after"] == "1"


def test_a_server_is_ready_once_a_model_works(half_broken):
    answer = half_broken.get("/readyz")
    assert answer.status_code == 200
    found = schemas.Ready.model_validate(answer.json()).models
    assert [model.model for model in found if model.reason is None] == ["tiny"]


def test_a_model_that_cannot_be_opened_is_named_with_its_reason(half_broken):
    [failed] = [model for model in half_broken.get("/readyz").json()["models"] if model["reason"]]
    assert failed["model"] == "broken"
    assert "model.json" in failed["reason"]


def test_a_server_without_a_working_model_is_not_ready(broken):
    answer = broken.get("/readyz")
    assert answer.status_code == 503
    assert [error["where"] for error in answer.json()["errors"]] == ["", "models.broken"]


def test_a_server_without_models_is_ready(tmp_path):
    with opened(tmp_path) as client:
        deadline = time.monotonic() + 60
        while client.get("/readyz").status_code == 503 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert client.get("/readyz").json()["models"] == []


def test_a_stopping_server_is_not_ready(half_broken):
    half_broken.app.state.readiness.stop()
    answer = half_broken.get("/readyz")
    assert answer.status_code == 503
    assert "stopping" in answer.json()["detail"]


def test_a_stopping_server_still_responds(half_broken):
    half_broken.app.state.readiness.stop()
    query = {"visits": "Home @ Mon 08:00 +45"}
    assert half_broken.post("/api/models/tiny/explain", json=query).status_code == 200


class OnDemand:
    """An engine that starts some models with their first query."""

    def __init__(self, *models):
        self.models = models

    def models_on_demand(self, models):
        return frozenset(self.models)


class Answering:
    """Explanations that record the models asked, and wait or fail for some of them."""

    def __init__(self, blocked=(), failing=()):
        self.asked = []
        self.may_answer = threading.Event()
        self._blocked, self._failing = blocked, failing

    def explain(self, bundle, query):
        self.asked.append(bundle.id)
        if bundle.id in self._blocked:
            assert self.may_answer.wait(60)
        if bundle.id in self._failing:
            raise ClusterError("no replica")


@pytest.fixture
def three(tmp_path):
    """A registry of three models."""
    for model in ("first", "second", "third"):
        write_tiny(tmp_path / model)
    return Registry(tmp_path)


def wait_until(condition):
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_server_is_ready_while_further_models_are_checked(three):
    answering = Answering(blocked=["second"])
    readiness = Readiness(three, answering, OnDemand(), ServerMetrics())
    readiness.begin()
    wait_until(lambda: "second" in answering.asked)
    assert readiness.problem is None
    assert [check.model for check in readiness.checked] == ["first"]
    assert not readiness.is_complete
    answering.may_answer.set()
    wait_until(lambda: readiness.is_complete)
    assert [check.model for check in readiness.checked] == ["first", "second", "third"]


def test_a_model_that_starts_on_demand_is_not_asked_if_another_works(three):
    answering = Answering()
    readiness = Readiness(three, answering, OnDemand("first", "third"), ServerMetrics())
    readiness.begin()
    wait_until(lambda: readiness.is_complete)
    assert answering.asked == ["second"]
    assert [check.explained for check in readiness.checked] == [False, True, False]
    assert [check.reason for check in readiness.checked] == [None, None, None]


def test_a_model_that_starts_on_demand_is_asked_if_no_other_works(three):
    answering = Answering(failing=["second"])
    readiness = Readiness(three, answering, OnDemand("first", "third"), ServerMetrics())
    readiness.begin()
    wait_until(lambda: readiness.is_complete)
    assert answering.asked == ["second", "first"]
    assert readiness.problem is None


def test_a_model_that_raises_does_not_stop_the_checks_of_the_others(models):
    class Failing:
        def explain(self, bundle, query):
            if bundle.id == "tiny":
                raise ZeroDivisionError("no")

    registry = create_app(Settings(models=models)).state.registry
    readiness = Readiness(registry, Failing(), OnDemand(), ServerMetrics())
    readiness.begin()
    wait_until(lambda: readiness.is_complete)
    failures = {found.model: found.reason for found in readiness.checked}
    assert "ZeroDivisionError" in failures["tiny"]
    assert failures["town"] is None
    assert readiness.problem is None


def test_models_are_counted_by_whether_they_work(half_broken):
    families = text_string_to_metric_families(half_broken.get("/metrics").text)
    [models] = [family for family in families if family.name == "pointerscope_models"]
    counted = {found.labels["state"]: found.value for found in models.samples}
    assert counted == {"available": 1, "unavailable": 1}


def test_metrics_are_in_the_format_of_prometheus(client):
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert list(text_string_to_metric_families(answer.text))


def test_requests_are_counted_by_route_template(client):
    client.get("/models/tiny")
    measured = client.get("/metrics").text
    assert 'route="/models/{model}"' in measured
    assert "/models/tiny" not in measured


def test_paths_without_a_route_share_one_series(client):
    for path in ("/no-such-page", "/api/no-such-thing"):
        client.get(path)
    assert "no-such" not in client.get("/metrics").text


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/status"])
def test_other_origins_cannot_read_the_status(client, path):
    assert "access-control-allow-origin" not in client.get(path, headers=ORIGIN).headers


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/status", "/api/status"])
def test_the_status_is_never_cached(client, path):
    assert client.get(path).headers["cache-control"] == "no-store"


def test_the_status_counts_explanations_by_outcome(half_broken):
    query = {"visits": "Work @ Tue 09:00 +30"}
    for _ in range(2):
        half_broken.post("/api/models/tiny/explain", json=query)
    half_broken.post("/api/models/tiny/explain", json={"visits": "Nowhere"})
    [tiny] = settled(half_broken).explanations
    assert (tiny.outcomes["computed"], tiny.outcomes["refused"]) == (2, 1)  # one at the start


def test_the_status_lists_every_limit_and_no_secret(tmp_path):
    app = create_app(
        Settings(models=tmp_path, max_concurrent_requests=7, access_token="open-sesame")
    )
    answer = TestClient(app).get("/api/status")
    limits = {limit["name"]: limit["value"] for limit in answer.json()["limits"]}
    assert limits["POINTERSCOPE_MAX_CONCURRENT_REQUESTS"] == 7
    assert "open-sesame" not in answer.text
    assert "POINTERSCOPE_ACCESS_TOKEN" not in limits


def test_the_status_page_shows_no_paths(client, models):
    assert str(models) not in client.get("/status").text


def test_names_of_metrics_and_of_the_status_follow_the_glossary(client):
    metrics = [
        name
        for family in text_string_to_metric_families(client.get("/metrics").text)
        for sample in family.samples
        for name in (sample.name, *sample.labels.values())
    ]
    for name in [*client.get("/api/status").json(), *metrics]:
        assert not {"kept", "made", "bodies", "most", "asked"} & {*re.split("[^a-z]", name)}, name


def test_the_status_page_shows_the_status(half_broken):
    page = half_broken.get("/status").text
    assert "Ready." in page
    assert re.search(r"<code>broken</code>|>broken<", page)
    assert "POINTERSCOPE_MAX_CONCURRENT_REQUESTS" in page.replace("<wbr>", "")


def test_the_status_page_says_why_a_server_is_not_ready(broken):
    assert "None of the models can be used" in broken.get("/status").text


def test_pages_link_to_the_status(client):
    assert 'href="/status"' in client.get("/").text


def test_the_first_rate_is_the_mean_since_the_start():
    assert RequestRate().per_minute(requests=50, seconds=100, now=1000) == 30


def test_later_rates_are_those_of_the_last_minute():
    rate = RequestRate()
    for now, requests in [(0, 100), (30, 200), (70, 500)]:
        found = rate.per_minute(requests, seconds=now, now=now)
    assert found == pytest.approx(60 * (500 - 200) / (70 - 30))


def test_frequent_readings_do_not_distort_the_rate():
    rate = RequestRate()
    for thousandth in range(1000):
        rate.per_minute(requests=100, seconds=60, now=1000 + thousandth / 1000)
    assert rate.per_minute(requests=160, seconds=90, now=1030) == pytest.approx(120)
