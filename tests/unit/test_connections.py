"""Which versions of uvicorn are used with connections that have limits."""

from __future__ import annotations

import logging

import pytest
import uvicorn

from pointerscope.web import connections
from pointerscope.web.connections import SmallReads, TimedConnection, connection_class


def test_the_installed_version_of_uvicorn_is_a_known_one(caplog):
    assert connection_class() is SmallReads
    assert caplog.records == []


@pytest.mark.parametrize("installed", ["0.34.0", "0.54.3"])
def test_known_versions_get_connections_with_limits(monkeypatch, installed):
    monkeypatch.setattr(connections, "version", lambda name: installed)
    assert connection_class() is SmallReads


@pytest.mark.parametrize("installed", ["0.33.9", "0.55.0", "1.0", "unknown"])
def test_other_versions_get_uvicorns_own_connections_and_a_warning(monkeypatch, caplog, installed):
    monkeypatch.setattr(connections, "version", lambda name: installed)
    with caplog.at_level(logging.WARNING, "pointerscope"):
        chosen = connection_class()
    config = uvicorn.Config("pointerscope.web.application:create_app", http=chosen)
    config.load()
    assert not issubclass(config.http_protocol_class, SmallReads | TimedConnection)
    [record] = caplog.records
    assert "uvicorn 0.34 to 0.54" in record.getMessage()
    assert f"version {installed} is installed" in record.getMessage()
