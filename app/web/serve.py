"""Running the application."""

from __future__ import annotations

from threading import Timer
from typing import TYPE_CHECKING

import click
import uvicorn

from app.analysis.influence import import_libraries
from app.network.memory import keep_freed_memory
from app.web.application import create_app
from app.web.lessons import summaries
from app.web.long_addresses import http_protocol

if TYPE_CHECKING:
    import socket

    from app.settings import Settings


_QUIET_AFTER = 3.0  # seconds from the start; the first page is there by then


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted; port 0 takes a free one."""
    keep_freed_memory()
    ahead = Timer(_QUIET_AFTER, _get_ahead)
    ahead.daemon = True
    ahead.start()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        http=http_protocol(),
        log_level="warning",
        server_header=False,
    )
    _Announcing(config).run()


def _get_ahead() -> None:
    """Do what the first reader of some pages would wait for."""
    summaries()
    import_libraries()


class _Announcing(uvicorn.Server):
    """A server that says where it is once it listens."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for server in self.servers:
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                shown = f"[{host}]" if ":" in host else host
                click.echo(f"PointerScope at http://{shown}:{port}")
