"""The request log and the ids of requests."""

from __future__ import annotations

import io
import json
import logging
import re

import pytest
from starlette.testclient import TestClient

from pointerscope.core.limited_process import LimitedProcess
from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app
from pointerscope.web.request_log import configure_logging

PLACE = "Zwölfapostelkeller"
VISITS = f"{PLACE} @ Mon 08:00 +45"
EXPLAIN = "/api/models/tiny/explain"


class LoggedApplication:
    """An application with a route that fails, and its log."""

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
    """Restore the logging configuration afterwards."""
    monkeypatch.setattr(logging.root, "handlers", [])
    named = [logging.root, *map(logging.getLogger, ("pointerscope", "uvicorn"))]
    levels = [logger.level for logger in named]
    access = logging.getLogger("uvicorn.access")
    monkeypatch.setattr(access, "disabled", access.disabled)
    yield
    for logger, level in zip(named, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
def application(models, loggers):
    return LoggedApplication(Settings(models=models))


@pytest.fixture
def logging_queries(models, loggers):
    return LoggedApplication(Settings(models=models, log_queries=True))


def test_a_request_is_one_line(application):
    application.client.get("/models/tiny")
    [line] = application.lines
    assert line["event"] == "request"
    assert (line["level"], line["method"], line["route"], line["status"]) == (
        "info",
        "GET",
        "/models/{model}",
        200,
    )


def test_a_line_has_its_time_in_utc(application):
    application.client.get("/models/tiny")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", application.lines[0]["time"])


def test_a_line_has_the_size_of_the_response(application):
    answer = application.client.get("/nothing", headers={"accept-encoding": "identity"})
    assert application.lines[0]["bytes"] == len(answer.content)


def test_a_path_without_a_route_is_not_logged(application):
    application.client.get(f"/{PLACE}")
    assert application.lines[0]["route"] == "none"
    assert PLACE not in application.stream.getvalue()


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
def test_queries_are_not_logged(application, ask):
    ask(application.client)
    said = (
        application.stream.getvalue().encode().decode("unicode_escape")
        + application.stream.getvalue()
    )
    assert application.requests
    assert "keller" not in said


def test_queries_are_logged_if_the_setting_says_so(logging_queries):
    logging_queries.client.post(f"{EXPLAIN}?encoding=base64", json={"visits": "Home @ Mon 08:00"})
    [line] = logging_queries.requests
    assert json.loads(line["body"]) == {"visits": "Home @ Mon 08:00"}
    assert (line["path"], line["query"], line["client"]) == (
        EXPLAIN,
        "encoding=base64",
        "testclient",
    )


def test_an_error_is_logged_with_its_traceback_and_request_id(application):
    answer = application.client.get("/fails", params={"visits": VISITS})
    failure, request = application.lines
    assert "in _fail" in failure["exception"]
    assert "KeyError" in failure["exception"]
    assert failure["request_id"] == request["request_id"] == answer.headers["x-request-id"]
    assert request["level"] == "error"


def test_messages_of_errors_are_logged_if_queries_are(logging_queries):
    logging_queries.client.get("/fails", params={"visits": VISITS})
    assert f"KeyError: '{VISITS}'" in logging_queries.lines[0]["exception"]


def test_the_causes_of_an_error_are_logged(application):
    def raise_both():
        try:
            raise KeyError(PLACE)
        except KeyError as error:
            raise ValueError(PLACE) from error

    try:
        raise_both()
    except ValueError:
        logging.getLogger("pointerscope.failing").exception("It failed")
    traceback = application.lines[0]["exception"]
    assert traceback.index("builtins.KeyError") < traceback.index("builtins.ValueError")
    assert PLACE not in traceback


def test_the_frames_of_an_error_in_another_process_are_logged(application):
    process = LimitedProcess()
    try:
        process.run(json.loads, PLACE, timeout_seconds=60, max_bytes=2**30)
    except ValueError:
        logging.getLogger("pointerscope.failing").exception("It failed")
    finally:
        process.close()
    [line] = application.lines
    assert "in raw_decode" in line["exception"]
    assert PLACE not in line["exception"]


def test_an_error_response_contains_the_request_id(application):
    answer = application.client.get("/fails", params={"visits": VISITS})
    assert answer.status_code == 500
    assert answer.headers["x-request-id"] in answer.json()["detail"]


def test_two_requests_have_two_ids(application):
    first, second = (application.client.get("/healthz").headers["x-request-id"] for _ in range(2))
    assert first != second


def test_the_request_id_of_a_proxy_is_used(application):
    answer = application.client.get("/models/tiny", headers={"x-request-id": "edge-7.a_b"})
    assert answer.headers["x-request-id"] == application.lines[0]["request_id"] == "edge-7.a_b"


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, 'a"b', "a\tb", "ü"])
def test_an_invalid_request_id_is_replaced(application, given):
    answer = application.client.get("/healthz", headers={"x-request-id": given.encode()})
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


@pytest.mark.parametrize("path", ["/static/icon.svg", "/healthz", "/readyz", "/metrics"])
def test_frequent_requests_of_programs_are_not_logged(application, path):
    application.client.get(path)
    assert application.lines == []


def test_they_are_logged_at_level_debug(models, loggers):
    application = LoggedApplication(Settings(models=models, log_level="debug"))
    application.client.get("/static/icon.svg")
    assert (application.lines[0]["route"], application.lines[0]["level"]) == ("/static", "debug")


def test_information_of_libraries_is_not_logged(application):
    logging.getLogger("library").info("asked about %s", PLACE)
    assert application.lines == []


def test_the_access_log_of_uvicorn_is_off(application):
    logging.getLogger("uvicorn.access").info("GET /explore?visits=%s", PLACE)
    assert application.lines == []


def test_a_line_break_in_a_request_does_not_start_a_log_line(logging_queries):
    logging_queries.client.get("/models/tiny", params={"x": "a\nb"}, headers={"x-request-id": "7"})
    logging_queries.client.post(EXPLAIN, content=b'{"visits":\n"a\n{}"}')
    assert len(logging_queries.stream.getvalue().splitlines()) == 2


def test_a_terminal_gets_text(models, loggers):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    configure_logging(Settings(models=models), stream)
    logging.getLogger("pointerscope.words").info("ready")
    assert "ready" in stream.getvalue()
    assert not stream.getvalue().startswith("{")
