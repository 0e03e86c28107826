"""Connections that wait for their turn, so that those of one address do not hold up all others.

A client can open and leave thousands of connections in a second. Each costs little until a request
is read from it, which happens in turns of the addresses.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from functools import partial
from importlib.metadata import version
from typing import Any, Literal, cast

from uvicorn.server import ServerState

from pointerscope.web.client_tokens import network_address
from pointerscope.web.connections import TimedConnection

_LOG = logging.getLogger(__name__)

# Versions of uvicorn that `TimedConnection` is known to work with: major and minor number.
OLDEST_UVICORN, NEWEST_UVICORN = (0, 34), (0, 54)

_READ_BUFFER = bytearray(32_768)  # for all connections; the event loop reads from one at a time
_EARLY_BUFFER = memoryview(_READ_BUFFER)[:4_096]  # while a connection waits for its turn


def connection_class() -> type[asyncio.BaseProtocol] | Literal["auto"]:
    """Return `AcceptedConnection`, or uvicorn's choice where its version is not known to work."""
    installed = version("uvicorn")
    numbers = re.match(r"(\d+)\.(\d+)", installed)
    if numbers and OLDEST_UVICORN <= (int(numbers[1]), int(numbers[2])) <= NEWEST_UVICORN:
        return AcceptedConnection
    _LOG.warning(
        "Slow and idle connections are not closed, because that is known to work with uvicorn "
        "%d.%d to %d.%d and version %s is installed. Install a known version, or limit slow "
        "connections in a proxy.",
        *OLDEST_UVICORN,
        *NEWEST_UVICORN,
        installed,
    )
    return "auto"


class ConnectionStarts:
    """Starts the connections of a worker, one in each turn of its event loop.

    The addresses take turns; connections of one address start in the order of their arrival.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, dict[AcceptedConnection, None]] = OrderedDict()
        self._is_scheduled = False

    def add(self, connection: "AcceptedConnection") -> None:
        """Start a connection in its turn, once the event loop has read what came with it."""
        if not self._is_scheduled:
            self._is_scheduled = True
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._start_one)
        self._waiting.setdefault(connection.address, {})[connection] = None

    def remove(self, connection: "AcceptedConnection") -> None:
        """Forget a connection whose client left."""
        connections = self._waiting.get(connection.address, {})
        connections.pop(connection, None)
        if not connections:
            self._waiting.pop(connection.address, None)

    def _start_one(self) -> None:
        self._is_scheduled = bool(self._waiting)
        if not self._waiting:
            return
        asyncio.get_running_loop().call_soon(self._start_one)
        address, connections = next(iter(self._waiting.items()))
        connection = next(iter(connections))
        self._waiting.move_to_end(address)
        self.remove(connection)
        connection.start()


class AcceptedConnection(asyncio.BufferedProtocol):
    """A connection that becomes a `TimedConnection` in its turn, unless its client left before.

    It is given a little data at a time: the event loop would read up to 256 KB from each connection
    before any request is handled. Data of a thousand clients at once would take too much memory,
    and hold up all others.

    The application sets `connection_starts` in its lifespan state.
    """

    _transport: asyncio.Transport

    def __init__(self, app_state: dict[str, Any], server_state: ServerState, **kwargs: Any) -> None:
        self._starts: ConnectionStarts = app_state["connection_starts"]
        self._all: set[Any] = server_state.connections
        self._make = partial(
            TimedConnection, app_state=app_state, server_state=server_state, **kwargs
        )
        self._connection: TimedConnection | None = None
        self._early = b""  # received before the start

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for a turn."""
        self._transport = cast("asyncio.Transport", transport)
        self.address = network_address({"client": transport.get_extra_info("peername")})
        self._all.add(self)
        self._starts.add(self)

    def start(self) -> None:
        """Become a `TimedConnection`."""
        self._all.discard(self)
        self._connection = self._make()
        self._connection.connection_made(self._transport)
        if self._early:
            self._transport.resume_reading()
            self._connection.data_received(self._early)
            self._early = b""

    def get_buffer(self, sizehint: int) -> bytearray | memoryview:
        """Return where the event loop puts what it reads."""
        return _EARLY_BUFFER if self._connection is None else _READ_BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        """Pass on what was read, or keep it until the start; then a large request waits."""
        data = bytes(memoryview(_READ_BUFFER)[:nbytes])
        if self._connection is not None:
            self._connection.data_received(data)
            return
        self._early += data
        if len(self._early) >= len(_EARLY_BUFFER):
            self._transport.pause_reading()

    def eof_received(self) -> None:
        """Let the event loop close the connection: the client sends no more."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass the end of the connection on, or give its turn up."""
        if self._connection is not None:
            self._connection.connection_lost(exc)
            return
        self._all.discard(self)
        self._starts.remove(self)

    def pause_writing(self) -> None:
        """Pass on that the client reads too slowly."""
        if self._connection is not None:
            self._connection.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that the client has read."""
        if self._connection is not None:
            self._connection.resume_writing()

    def shutdown(self) -> None:
        """Close, since the server stops. Uvicorn calls this before the start, and not after it."""
        self._transport.close()
