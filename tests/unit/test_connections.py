"""Connections with limits: with which versions of uvicorn, and what they learn of clients."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref

import pytest
import uvicorn
from uvicorn.server import ServerState

from pointerscope.web import connections
from pointerscope.web.connections import SmallReads, TimedConnection, connection_class
from pointerscope.web.request_memory import RequestMemory
from pointerscope.web.unread_bytes import UnreadBytes


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


class Transport(asyncio.Transport):
    """A connection that refuses to write once it is closed, as uvloop's do."""

    def __init__(self):
        super().__init__({"peername": ("192.0.2.1", 5_000), "sockname": ("192.0.2.2", 80)})
        self.written = []
        self._is_closed = False

    def write(self, data):
        assert not self._is_closed, "the client has left"
        self.written.append(data)

    def is_closing(self):
        return self._is_closed

    def close(self):
        self._is_closed = True

    def get_write_buffer_size(self):
        return 0

    def pause_reading(self):
        """Read nothing, as ever."""

    def resume_reading(self):
        """Read nothing, as ever."""


def connection_of(app):
    """A connection of an application, and its transport."""
    config = uvicorn.Config(app, lifespan="off", log_config=None)
    config.load()
    state = {
        "body_timeout_seconds": 20,
        "request_memory": RequestMemory(1_000_000),
        "unread_bytes": UnreadBytes(),
    }
    connection = TimedConnection(config, ServerState(), state)
    transport = Transport()
    connection.connection_made(transport)
    return connection, transport


def get(path):
    return f"GET /{path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()


def test_all_requests_of_a_connection_learn_that_their_client_left():
    begun, left = [], []

    async def app(scope, receive, send):
        begun.append(scope["path"])
        while (await receive())["type"] != "http.disconnect":
            pass
        left.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"late"})

    async def scene():
        connection, transport = connection_of(app)
        for path in ("first", "second", "third"):
            connection.data_received(get(path))
        await asyncio.sleep(0)
        transport.close()
        connection.connection_lost(None)
        await asyncio.wait_for(asyncio.gather(*connection.tasks), 10)
        assert transport.written == []

    asyncio.run(scene())
    assert begun == left == ["/first"]


def test_requests_that_waited_for_others_are_freed_once_their_client_left():
    kept = []

    async def app(scope, receive, send):
        while (await receive())["type"] != "http.disconnect":
            pass

    async def scene():
        connection, transport = connection_of(app)
        connection.data_received(get("first") + get("second"))
        kept.append(weakref.ref(connection))
        kept.append(weakref.ref(connection.cycle))
        await asyncio.sleep(0)
        transport.close()
        connection.connection_lost(None)
        await asyncio.gather(*connection.tasks)

    gc.collect()
    gc.disable()
    try:
        asyncio.run(scene())
        assert [one() for one in kept] == [None, None]
    finally:
        gc.enable()


def test_a_request_learns_that_its_client_left_before_it_begins():
    seen = []

    async def app(scope, receive, send):
        seen.append(scope["state"]["presence"].has_left)

    async def scene():
        connection, transport = connection_of(app)
        connection.data_received(get("first"))
        transport.close()
        connection.connection_lost(None)
        await asyncio.gather(*connection.tasks)

    asyncio.run(scene())
    assert seen == [True]
