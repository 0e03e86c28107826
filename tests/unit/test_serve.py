"""The sockets of a server."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack

import click
import pytest

from pointerscope.web import serve

uvloop = pytest.importorskip("uvloop")

SMALL = 2 * 65_536  # the system doubles what is asked for
CLIENTS = 64


@pytest.fixture
def listening():
    sockets = serve.listen("127.0.0.1", 0, 2)
    yield sockets
    for one in sockets:
        one.close()


def test_the_system_holds_little_of_what_a_client_does_not_read(listening):
    with serve.rebind(listening[0]) as again:
        for one in (*listening, again):
            assert one.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= SMALL
    with socket.create_connection(listening[0].getsockname()):
        for one in listening:
            one.settimeout(0.2)
        accepted = None
        for one in listening:
            try:
                accepted = one.accept()[0]
            except TimeoutError:
                continue
        assert accepted is not None
        with accepted:
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= SMALL


def test_many_connections_are_accepted_in_a_turn_of_the_loop():
    """One socket would accept a single connection: a new client would wait for all before it."""

    async def scene():
        loop = asyncio.get_running_loop()
        [listening] = serve.listen("127.0.0.1", 0, 1)
        turns, accepted_in = 0, []

        class Accepted(asyncio.Protocol):
            def connection_made(self, transport):
                accepted_in.append(turns)
                transport.abort()

        with ExitStack() as opened:
            for one in serve.copies(listening):
                opened.callback((await loop.create_server(Accepted, sock=one)).close)
            for _ in range(CLIENTS):  # all connect before the loop sees any of them
                opened.enter_context(socket.create_connection(listening.getsockname()))
            while len(accepted_in) < CLIENTS:
                turns += 1
                await asyncio.sleep(0)
        return accepted_in

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        accepted_in = runner.run(scene())
    assert len(set(accepted_in)) <= CLIENTS / 2


def test_an_address_in_use_is_a_sentence(listening):
    _, port = listening[0].getsockname()
    with pytest.raises(click.ClickException, match=rf"cannot listen at 127.0.0.1:{port}: .*--port"):
        serve.listen("127.0.0.1", port, 1)
