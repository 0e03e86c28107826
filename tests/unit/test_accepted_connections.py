"""Connections before they start: in which order they do, and with which versions of uvicorn."""

from __future__ import annotations

import asyncio
import logging

import pytest
import uvicorn
from uvicorn.server import ServerState

from pointerscope.web import accepted_connections
from pointerscope.web.accepted_connections import AcceptedConnection, connection_class
from pointerscope.web.connections import TimedConnection
from tests.transports import Transport, get, lifespan_state

FLOOD, OTHER = "192.0.2.1", "192.0.2.2"


def test_the_installed_version_of_uvicorn_is_a_known_one(caplog):
    assert connection_class() is AcceptedConnection
    assert caplog.records == []


@pytest.mark.parametrize("installed", ["0.34.0", "0.54.3"])
def test_known_versions_get_connections_with_limits(monkeypatch, installed):
    monkeypatch.setattr(accepted_connections, "version", lambda name: installed)
    assert connection_class() is AcceptedConnection


@pytest.mark.parametrize("installed", ["0.33.9", "0.55.0", "1.0", "unknown"])
def test_other_versions_get_uvicorns_own_connections_and_a_warning(monkeypatch, caplog, installed):
    monkeypatch.setattr(accepted_connections, "version", lambda name: installed)
    with caplog.at_level(logging.WARNING, "pointerscope"):
        chosen = connection_class()
    config = uvicorn.Config("pointerscope.web.application:create_app", http=chosen)
    config.load()
    assert not issubclass(config.http_protocol_class, AcceptedConnection | TimedConnection)
    [record] = caplog.records
    assert "uvicorn 0.34 to 0.54" in record.getMessage()
    assert f"version {installed} is installed" in record.getMessage()


class Worker:
    """Connections of an application that notes what it is asked in which turn of the loop."""

    def __init__(self):
        self.config = uvicorn.Config(self, lifespan="off", log_config=None)
        self.config.load()
        self.server = ServerState()
        self.state = lifespan_state()
        self.turn = 0
        self.begun = []
        asyncio.get_running_loop().call_soon(self._count)

    def _count(self):
        self.turn += 1
        asyncio.get_running_loop().call_soon(self._count)

    async def __call__(self, scope, receive, send):
        self.begun.append((self.turn, scope["client"][0], scope["path"]))

    def connect(self, address, sent=b""):
        connection = AcceptedConnection(
            config=self.config, server_state=self.server, app_state=self.state
        )
        transport = Transport(address)
        connection.connection_made(transport)
        receive(connection, sent)
        return connection, transport

    async def turns(self, number):
        for _ in range(number):
            await asyncio.sleep(0)


def receive(connection, data):
    """Give data to a connection as the event loop does."""
    while data:
        buffer = connection.get_buffer(-1)
        read = min(len(buffer), len(data))
        buffer[:read], data = data[:read], data[read:]
        connection.buffer_updated(read)


def in_worker(scene):
    async def run():
        await scene(Worker())

    asyncio.run(run())


def test_one_connection_starts_in_a_turn_and_another_address_does_not_wait():
    async def scene(worker):
        for number in range(100):
            worker.connect(FLOOD, get(number))
        worker.connect(OTHER, get("mine"))
        await worker.turns(120)
        turns = [turn for turn, *_ in worker.begun]
        assert len(turns) == len(set(turns)) == 101
        assert [path for _, _, path in worker.begun][:3] == ["/0", "/mine", "/1"]

    in_worker(scene)


def test_connections_that_come_after_those_that_left_start_one_by_one_too():
    async def scene(worker):
        for _ in range(10):
            gone, _ = worker.connect(FLOOD)
            gone.connection_lost(None)
        for number in range(50):
            worker.connect(FLOOD, get(number))
        await worker.turns(70)
        turns = [turn for turn, *_ in worker.begun]
        assert len(turns) == len(set(turns)) == 50

    in_worker(scene)


def test_a_connection_whose_client_left_before_its_turn_never_starts():
    async def scene(worker):
        for number in range(3):
            left, _ = worker.connect(FLOOD, get(number))
        left.connection_lost(ConnectionResetError())
        await worker.turns(10)
        assert [path for _, _, path in worker.begun] == ["/0", "/1"]
        assert not any(isinstance(one, AcceptedConnection) for one in worker.server.connections)

    in_worker(scene)


def test_a_request_that_arrives_in_pieces_before_and_after_the_start_is_one():
    async def scene(worker):
        request = get("a" * 1_500)
        connection, transport = worker.connect(OTHER, request[:700])
        assert transport.reading
        await worker.turns(5)
        receive(connection, request[700:])
        await worker.turns(5)
        assert [path for _, _, path in worker.begun] == ["/" + "a" * 1_500]

    in_worker(scene)


def test_much_that_arrives_before_the_start_stops_the_reading_until_then():
    async def scene(worker):
        body = b"POST /long HTTP/1.1\r\nhost: a\r\ncontent-length: 9000\r\n\r\n" + b"x" * 4_500
        _, transport = worker.connect(OTHER, body)
        assert not transport.reading
        await worker.turns(5)
        assert transport.reading
        assert [path for _, _, path in worker.begun] == ["/long"]

    in_worker(scene)


def test_a_server_that_stops_closes_connections_that_have_not_started():
    async def scene(worker):
        _, transport = worker.connect(OTHER)
        for connection in [*worker.server.connections]:  # as uvicorn does
            connection.shutdown()
        assert transport.is_closing()

    in_worker(scene)
