"""A short form of what `make soak` asks 20,000 times; the same code asks."""

from __future__ import annotations

import threading

import pytest
from starlette.testclient import TestClient

from tests.soak.description import Found, ask, described_app


@pytest.fixture
def app(models):
    return described_app(models)  # it is served once


@pytest.mark.parametrize(
    ("phases", "examples"), [(("examples", "fuzzing"), 10), (("coverage",), 1)]
)
def test_every_answer_is_as_the_description_says(app, phases, examples):
    found = Found()
    ask(app, found, phases, examples, seed=0)
    assert found.failures == {}
    assert found.cases > 300


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/lessons/revenue", "GET, HEAD, POST"),
        ("/api/models", "GET, HEAD"),
        ("/api/models/tiny/explain", "POST"),
        ("/api/models/tiny/figures", "GET, HEAD"),
        ("/static/css/cards.css", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_told_the_right_ones(client, path, methods):
    answer = client.patch(path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == methods


def test_a_body_that_is_no_json_is_told_so(client):
    headers = {"content-type": "text/plain"}
    answer = client.post("/api/models/tiny/explain", content="Home", headers=headers)
    assert answer.status_code == 415
    assert "application/json" in answer.json()["detail"]


def test_what_is_refused_is_described_as_a_problem(client):
    paths = client.get("/openapi.json").json()["paths"]
    refusals = paths["/api/models/{model}/explain"]["post"]["responses"]
    assert {"404", "413", "414", "415", "422", "503"} <= refusals.keys()
    assert refusals["422"]["content"].keys() == {"application/problem+json"}
    assert refusals["503"]["headers"].keys() == {"Retry-After"}


def test_what_is_read_may_be_known_already(client):
    read = client.get("/openapi.json").json()["paths"]["/api/models"]["get"]["responses"]
    assert read.keys() >= {"200", "304"}


def test_the_description_is_made_once_and_in_a_thread(app, monkeypatch):
    threads = []
    make = app.openapi

    def noting() -> dict[str, object]:
        threads.append(threading.current_thread())
        return make()

    monkeypatch.setattr(app, "openapi", noting)
    with TestClient(app) as client:

        async def loop_thread():
            return threading.current_thread()

        answers = [client.get("/openapi.json").content for _ in range(3)]
        loop = client.portal.call(loop_thread)
    assert len({*answers}) == len(threads) == 1
    assert threads[0] is not loop
