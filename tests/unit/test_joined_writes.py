"""Short pieces that are written together with the next one."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState

from pointerscope.web.connections import TimedConnection
from pointerscope.web.joined_writes import JoinedWrites
from tests.transports import Transport, get, lifespan_state

BODY = bytes(100_000)


class Closing(Transport):
    """A transport that notes when it was closed."""

    def close(self):
        super().close()
        self.written.append("closed")

    def write_eof(self):
        self.written.append("end")


def written(scene):
    """What a scene writes, once the event loop has had a turn."""

    async def run():
        transport = Closing()
        scene(JoinedWrites(transport, asyncio.get_running_loop()))
        await asyncio.sleep(0)
        return transport.written

    return asyncio.run(run())


def test_a_head_is_written_with_its_body():
    def scene(writes):
        writes.write(b"head")
        writes.write(BODY)

    assert written(scene) == [b"head" + BODY]


def test_a_head_whose_body_comes_later_is_written_in_the_next_turn():
    assert written(lambda writes: writes.write(b"head")) == [b"head"]


def test_a_head_is_written_with_the_end_of_an_empty_body_at_once():
    def scene(writes):
        writes.write(b"head")
        writes.write(b"")
        writes.write(BODY)

    assert written(scene) == [b"head", BODY]


def test_a_large_body_is_not_copied():
    large = bytes(10_000_000)

    def scene(writes):
        writes.write(b"head")
        writes.write(large)

    head, body = written(scene)
    assert head == b"head"
    assert body is large


def test_what_waits_is_written_before_the_end():
    def scene(writes):
        writes.write(b"one")
        writes.write_eof()
        writes.write(b"two")
        writes.close()

    assert written(scene) == [b"one", "end", b"two", "closed"]


class Ended(Closing):
    """A transport as uvloop's, which refuses to write once it is closed or at its end."""

    def write(self, data):
        if "end" in self.written or "closed" in self.written:
            raise RuntimeError("unable to write")
        super().write(data)


class Draining(Closing):
    """A transport that is closing, and writes until it is closed."""

    def is_closing(self):
        return True


@pytest.mark.parametrize("end", ["close", "write_eof"])
def test_what_waits_when_the_transport_has_ended_is_no_error(end):
    async def run():
        errors = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: errors.append(context))
        transport = Ended()
        writes = JoinedWrites(transport, loop)
        writes.write(b"head")
        getattr(transport, end)()
        await asyncio.sleep(0)
        return errors, transport.written

    errors, written = asyncio.run(run())
    assert errors == []
    assert b"head" not in written


def test_nothing_is_left_out_while_the_transport_is_closing():
    async def run():
        transport = Draining()
        writes = JoinedWrites(transport, asyncio.get_running_loop())
        writes.write(b"head")
        await asyncio.sleep(0)
        writes.write(BODY)
        return transport.written

    assert asyncio.run(run()) == [b"head", BODY]


@given(st.lists(st.sampled_from([0, 1, 4_096, 4_097, 262_144, 262_145]), max_size=8))
def test_everything_is_written_in_its_order(lengths):
    pieces = [bytes([65 + at]) * length for at, length in enumerate(lengths)]

    def scene(writes):
        for piece in pieces:
            writes.write(piece)

    assert b"".join(written(scene)) == b"".join(pieces)


def test_a_response_is_one_write_and_one_without_a_body_too():
    async def app(scope, receive, send):
        headers = [(b"content-length", b"100000")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": BODY})

    async def scene():
        config = uvicorn.Config(app, lifespan="off", log_config=None)
        config.load()
        connection = TimedConnection(config, ServerState(), lifespan_state())
        transport = Transport()
        connection.connection_made(transport)
        for request in (get("one"), get("two").replace(b"GET", b"HEAD")):
            connection.data_received(request)
            await asyncio.gather(*connection.tasks)
        connection.connection_lost(None)
        return transport.written

    whole, head = asyncio.run(scene())
    assert whole == head + BODY
    assert head.endswith(b"\r\n\r\n")
