"""Connections without a network, for tests of what reads and writes them."""

from __future__ import annotations

import asyncio

from pointerscope.web.accepted_connections import ConnectionStarts
from pointerscope.web.request_memory import RequestMemory
from pointerscope.web.unread_bytes import UnreadBytes


class Transport(asyncio.Transport):
    """A connection that refuses to write once it is closed, as uvloop's do."""

    def __init__(self, address="192.0.2.1"):
        super().__init__({"peername": (address, 5_000), "sockname": ("192.0.2.2", 80)})
        self.written = []
        self.reading = True
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
        self.reading = False

    def resume_reading(self):
        self.reading = True


def lifespan_state():
    """What the application gives to its connections."""
    return {
        "body_timeout_seconds": 20,
        "request_memory": RequestMemory(1_000_000),
        "unread_bytes": UnreadBytes(),
        "connection_starts": ConnectionStarts(),
    }


def get(path):
    return f"GET /{path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
