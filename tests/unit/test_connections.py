"""What connections with limits learn of their clients."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import contextmanager

import uvicorn
from uvicorn.server import ServerState

from pointerscope.web.connections import TimedConnection
from tests.transports import Transport, get, lifespan_state


def connection_of(app):
    """A connection of an application, and its transport."""
    config = uvicorn.Config(app, lifespan="off", log_config=None)
    config.load()
    connection = TimedConnection(config, ServerState(), lifespan_state())
    transport = Transport()
    connection.connection_made(transport)
    return connection, transport


@contextmanager
def only_counted_references():
    """Free what nothing refers to, and no cycles."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


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

    with only_counted_references():
        asyncio.run(scene())
        assert [one() for one in kept] == [None, None]


def test_a_connection_that_its_client_reset_after_an_answer_is_freed():
    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def scene():
        connection, transport = connection_of(app)
        connection.data_received(get("first"))
        await asyncio.gather(*connection.tasks)
        assert transport.written
        transport.close()
        connection.connection_lost(ConnectionResetError())
        freed = weakref.ref(connection)
        del connection
        await asyncio.sleep(0)
        assert freed() is None

    with only_counted_references():
        asyncio.run(scene())


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
