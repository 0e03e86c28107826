"""Responses of a server that has no memory left."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app


@pytest.fixture
def client(tmp_path):
    """A client of a server with routes that raise errors."""
    app = create_app(Settings(models=tmp_path))

    @app.get("/too-large")
    def too_large() -> None:
        raise MemoryError

    @app.get("/wrong")
    def wrong() -> None:
        raise ZeroDivisionError

    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_a_request_for_which_there_is_no_memory_may_be_sent_again(client):
    answer = client.get("/too-large")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) >= 1
    assert "too little memory" in answer.json()["detail"]


def test_the_supervisor_learns_that_there_is_no_memory(client):
    client.get("/wrong")
    assert not client.app.state.is_out_of_memory
    client.get("/too-large")
    assert client.app.state.is_out_of_memory


def test_the_log_of_missing_memory_is_one_line_without_a_traceback(client, caplog):
    client.get("/too-large")
    [record] = [record for record in caplog.records if record.getMessage() == "out of memory"]
    assert record.exc_info is None
