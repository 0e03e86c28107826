"""The log and the numbers of requests."""

from __future__ import annotations

import io
import json
import logging
import re

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app
from pointerscope.web.request_log import configure_logging

PLACE = "Zwölfapostelkeller"
VISITS = f"{PLACE} @ Mon 08:00 +45"
EXPLAIN = "/api/models/tiny/explain"


class Watched:
    """An application that fails where it is asked to, and its log."""

    def __init__(self, settings: Settings) -> None:
        self.stream = io.StringIO()
        configure_logging(settings, self.stream)
        app = create_app(settings)
        app.add_api_route("/fails", self._fail)
        self.client = TestClient(app, raise_server_exceptions=False)

    @staticmethod
    def _fail(visits: str) -> None:
        try:
            raise KeyError(visits)
        except KeyError as error:
            logging.getLogger("pointerscope.failing").exception("It failed")
            raise ValueError(f"{visits} is unheard of") from error

    @property
    def lines(self) -> list[dict]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    @property
    def requests(self) -> list[dict]:
        return [line for line in self.lines if line["event"] == "request"]


@pytest.fixture
def loggers(monkeypatch):
    """The log as it was, afterwards."""
    monkeypatch.setattr(logging.root, "handlers", [])
    named = [logging.root, *map(logging.getLogger, ("pointerscope", "uvicorn"))]
    levels = [logger.level for logger in named]
    access = logging.getLogger("uvicorn.access")
    monkeypatch.setattr(access, "disabled", access.disabled)
    yield
    for logger, level in zip(named, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
def watched(models, loggers):
    return Watched(Settings(models=models))


@pytest.fixture
def talkative(models, loggers):
    return Watched(Settings(models=models, log_queries=True))


def test_a_request_is_one_line(watched):
    watched.client.get("/models/tiny")
    [line] = watched.lines
    assert line["event"] == "request"
    assert (line["level"], line["method"], line["route"], line["status"]) == (
        "info",
        "GET",
        "/models/{model}",
        200,
    )


def test_a_line_says_when_in_utc(watched):
    watched.client.get("/models/tiny")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", watched.lines[0]["time"])


def test_a_line_counts_the_bytes_that_were_sent(watched):
    answer = watched.client.get("/nothing", headers={"accept-encoding": "identity"})
    assert watched.lines[0]["bytes"] == len(answer.content)


def test_a_path_that_nothing_answers_is_not_written_down(watched):
    watched.client.get(f"/{PLACE}")
    assert watched.lines[0]["route"] == "none"
    assert PLACE not in watched.stream.getvalue()


@pytest.mark.parametrize(
    "ask",
    [
        lambda client: client.post(EXPLAIN, json={"visits": VISITS}),
        lambda client: client.post(EXPLAIN, content=f'{{"visits": "{PLACE}'.encode()),
        lambda client: client.get("/explore/tiny", params={"visits": VISITS}),
        lambda client: client.get("/api/models/tiny/locations", params={"q": PLACE}),
        lambda client: client.get(f"/models/{PLACE}"),
        lambda client: client.get("/fails", params={"visits": VISITS}),
    ],
    ids=["posted", "damaged", "page", "search", "model", "failure"],
)
def test_nothing_of_what_is_asked_is_in_the_log(watched, ask):
    ask(watched.client)
    said = watched.stream.getvalue().encode().decode("unicode_escape") + watched.stream.getvalue()
    assert watched.requests
    assert "keller" not in said


def test_the_log_holds_what_is_asked_where_it_is_set_to(talkative):
    talkative.client.post(f"{EXPLAIN}?encoding=base64", json={"visits": "Home @ Mon 08:00"})
    [line] = talkative.requests
    assert json.loads(line["body"]) == {"visits": "Home @ Mon 08:00"}
    assert (line["path"], line["query"], line["client"]) == (
        EXPLAIN,
        "encoding=base64",
        "testclient",
    )


def test_a_failure_is_logged_with_its_place_and_the_number_of_the_request(watched):
    answer = watched.client.get("/fails", params={"visits": VISITS})
    failure, request = watched.lines
    assert "in _fail" in failure["exception"]
    assert "KeyError" in failure["exception"]
    assert failure["request_id"] == request["request_id"] == answer.headers["x-request-id"]
    assert request["level"] == "error"


def test_messages_of_failures_are_logged_where_queries_are(talkative):
    talkative.client.get("/fails", params={"visits": VISITS})
    assert f"KeyError: '{VISITS}'" in talkative.lines[0]["exception"]


def test_what_led_to_a_failure_is_logged_with_it(watched):
    def raise_both():
        try:
            raise KeyError(PLACE)
        except KeyError as error:
            raise ValueError(PLACE) from error

    try:
        raise_both()
    except ValueError:
        logging.getLogger("pointerscope.failing").exception("It failed")
    traceback = watched.lines[0]["exception"]
    assert traceback.index("builtins.KeyError") < traceback.index("builtins.ValueError")
    assert PLACE not in traceback


def test_a_reader_is_told_the_number_of_a_failure(watched):
    answer = watched.client.get("/fails", params={"visits": VISITS})
    assert answer.status_code == 500
    assert answer.headers["x-request-id"] in answer.json()["detail"]


def test_two_requests_have_two_numbers(watched):
    first, second = (watched.client.get("/healthz").headers["x-request-id"] for _ in range(2))
    assert first != second


def test_a_number_that_a_proxy_gave_is_kept(watched):
    answer = watched.client.get("/models/tiny", headers={"x-request-id": "edge-7.a_b"})
    assert answer.headers["x-request-id"] == watched.lines[0]["request_id"] == "edge-7.a_b"


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, 'a"b', "a\tb", "ü"])
def test_anything_else_is_no_number(watched, given):
    answer = watched.client.get("/healthz", headers={"x-request-id": given.encode()})
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


@pytest.mark.parametrize("path", ["/static/icon.svg", "/healthz", "/readyz", "/metrics"])
def test_what_programs_ask_for_again_and_again_is_not_logged(watched, path):
    watched.client.get(path)
    assert watched.lines == []


def test_it_is_logged_at_the_level_of_those_who_look_closely(models, loggers):
    watched = Watched(Settings(models=models, log_level="debug"))
    watched.client.get("/static/icon.svg")
    assert (watched.lines[0]["route"], watched.lines[0]["level"]) == ("/static", "debug")


def test_what_libraries_say_about_their_work_is_not_logged(watched):
    logging.getLogger("library").info("asked about %s", PLACE)
    assert watched.lines == []


def test_the_address_line_of_the_web_server_is_not_logged(watched):
    logging.getLogger("uvicorn.access").info("GET /explore?visits=%s", PLACE)
    assert watched.lines == []


def test_a_line_break_that_somebody_sends_starts_no_line(talkative):
    talkative.client.get("/models/tiny", params={"x": "a\nb"}, headers={"x-request-id": "7"})
    talkative.client.post(EXPLAIN, content=b'{"visits":\n"a\n{}"}')
    assert len(talkative.stream.getvalue().splitlines()) == 2


def test_a_terminal_gets_words(models, loggers):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    configure_logging(Settings(models=models), stream)
    logging.getLogger("pointerscope.words").info("ready")
    assert "ready" in stream.getvalue()
    assert not stream.getvalue().startswith("{")
