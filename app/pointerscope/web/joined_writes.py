"""The head and the body of a response in one write, which uvicorn writes one after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

_SHORT = 4_096  # bytes of a piece that waits for the next one
_MAX_JOINED = 262_144  # bytes of a piece that is copied to be joined


class JoinedWrites:
    """A transport whose short pieces wait for the next one, at most for a turn of the event loop.

    Each write is a call to the system and wakes the client. Woken by the head of a response alone,
    it would read that while the server still writes the body.

    Everything else is done by the transport itself.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._held = b""
        # Those that each request needs, without the way through `__getattr__`.
        self.is_closing = transport.is_closing
        self.get_write_buffer_size = transport.get_write_buffer_size

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write a piece together with the one that waits, or let it wait."""
        if self._held and len(data) <= _MAX_JOINED:
            data, self._held = b"".join((self._held, data)), b""
        elif self._held:
            self.flush()
        elif 0 < len(data) <= _SHORT:
            self._held = data
            self._loop.call_soon(self.flush)
            return
        self._transport.write(data)

    def flush(self) -> None:
        """Write what waits."""
        held, self._held = self._held, b""
        if held:
            # One that closes may still write; one that is closed, or at its end, refuses to.
            with suppress(RuntimeError):
                self._transport.write(held)

    def write_eof(self) -> None:
        """Write what waits, and nothing after it."""
        self.flush()
        self._transport.write_eof()

    def close(self) -> None:
        """Write what waits, and close."""
        self.flush()
        self._transport.close()
