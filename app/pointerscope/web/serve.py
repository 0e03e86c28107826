"""Running the application, in this process or in several."""

from __future__ import annotations

import gc
import json
import os
import socket
import tempfile
from threading import Thread, Timer
from typing import TYPE_CHECKING, Any

import click
import uvicorn
from uvicorn.supervisors import Multiprocess

from pointerscope.core.settings import Settings
from pointerscope.web.connections import Connection, allow_many_connections
from pointerscope.web.request_log import configure_logging

if TYPE_CHECKING:
    from types import FrameType

    from fastapi import FastAPI

    from pointerscope.web.readiness import Readiness

_QUIET_AFTER = 3.0  # seconds from the start; the first page is there by then
_OBJECTS = 20_000  # new ones until the next look for garbage
_BACKLOG = 2_048  # connections that wait to be taken
_IDLE = 60  # seconds that a connection is kept for another request; a reader's next thought
_PATIENCE = 60  # seconds without a sign of life after which a worker is replaced
_MEMORY = "/dev/shm"
_MEASURES = "PROMETHEUS_MULTIPROC_DIR"  # a folder that prometheus_client shares among workers


def run(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Serve until interrupted; port 0 takes a free one.

    Args:
        settings: of every worker.
        host: the address to listen on.
        port: likewise.
        workers: processes; one that dies is replaced.
    """
    allow_many_connections()
    configure_logging(settings)
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "http": Connection,
        "log_config": None,
        "access_log": False,  # the application writes its own
        "proxy_headers": False,  # and knows whom to believe
        "server_header": False,
        "ws": "none",
        "timeout_keep_alive": _IDLE,
        "timeout_graceful_shutdown": settings.grace_seconds,
    }
    if workers == 1:
        app = application(settings)
        _Announcing(uvicorn.Config(app, **options), app.state.readiness).run()
        return
    hand_down(settings)
    # In memory where there is such a folder: a full disk must not stop the counting.
    memory = _MEMORY if os.path.isdir(_MEMORY) else None
    with tempfile.TemporaryDirectory(prefix="pointerscope-", dir=memory) as measures:
        os.environ[_MEASURES] = measures
        options |= {"workers": workers, "timeout_worker_healthcheck": _PATIENCE}
        config = uvicorn.Config(f"{__name__}:worker", factory=True, **options)
        sockets = _listening(host, port, workers)
        _announce(sockets[0])
        _Workers(config, sockets).run()


def application(settings: Settings) -> FastAPI:
    """The application as it is served."""
    from pointerscope.network.memory import keep_freed_memory
    from pointerscope.web.application import create_app

    keep_freed_memory()
    ahead = Timer(_QUIET_AFTER, _get_ahead)
    ahead.daemon = True
    ahead.start()
    if settings.cluster is None:
        return create_app(settings)
    from pointerscope.serving.cluster import RayEngine

    return create_app(settings, RayEngine(settings.cluster, settings.query_seconds))


def worker() -> FastAPI:
    """The application of one of several workers."""
    settings = Settings()
    configure_logging(settings)
    return application(settings)


def hand_down(settings: Settings) -> None:
    """Say to workers, in their environment, what the command line said."""
    # The token came in the environment, and is there already.
    given = settings.model_dump(mode="json", exclude_unset=True, exclude={"access_token"})
    prefix = Settings.model_config["env_prefix"]
    for name, value in given.items():
        if value is not None:
            written = value if isinstance(value, str) else json.dumps(value)
            os.environ[f"{prefix}{name.upper()}"] = written


def _get_ahead() -> None:
    """Do what the first reader of some pages would wait for.

    What is there afterwards stays: to look through it for garbage again and again costs a tenth
    of every answer.
    """
    from pointerscope.analysis.influence import import_libraries
    from pointerscope.web.lessons import summaries

    summaries()
    import_libraries()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_OBJECTS)


def _listening(host: str, port: int, workers: int) -> list[socket.socket]:
    """A socket for each worker, all of one address.

    The system shares connections out among them; of one socket for all, one worker would take
    whatever waits.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    shares = hasattr(socket, "SO_REUSEPORT")
    try:
        # Who shares an address is not told that somebody else has it.
        with socket.socket(family) as alone:
            alone.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            alone.bind((host, port))
            taken = alone.getsockname()[:2]
        return [
            socket.create_server(taken, family=family, backlog=_BACKLOG, reuse_port=shares)
            for _ in range(workers if shares else 1)
        ]
    except OSError as error:
        message = f"Nobody can be served at {host}:{port}: {error.strerror or error}."
        raise click.ClickException(message) from error


def _announce(listening: socket.socket) -> None:
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    click.echo(f"PointerScope at http://{shown}:{port}")


class _Announcing(uvicorn.Server):
    """A server that says where it is once it listens, and that it stops before it does."""

    def __init__(self, config: uvicorn.Config, readiness: Readiness) -> None:
        super().__init__(config)
        self._readiness = readiness

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; whoever asks whether the server is ready hears it before the last answers go."""
        Thread(target=self._readiness.stop).start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for server in self.servers:
            for listening in server.sockets:
                _announce(listening)


class _Workers(Multiprocess):
    """Workers of which one that ended is missed at once, and counted no more."""

    @property
    def sockets(self) -> list[socket.socket]:
        """Those of the worker that is about to be started: the first that has none."""
        ended = (place for place, one in enumerate(self.processes) if one.exitcode is not None)
        return [self._sockets[next(ended, len(self.processes)) % len(self._sockets)]]

    @sockets.setter
    def sockets(self, sockets: list[socket.socket]) -> None:
        self._sockets = sockets

    def init_processes(self) -> None:
        """Start the workers."""
        super().init_processes()
        self._leave_pipes()

    def keep_subprocess_alive(self) -> None:
        """Replace a worker that ended or gives no sign of life."""
        from pointerscope.serving.metrics import worker_ended

        before = [process.pid for process in self.processes]
        super().keep_subprocess_alive()
        self._leave_pipes()
        for ended in {*before} - {process.pid for process in self.processes}:
            if ended is not None:
                worker_ended(ended)

    def _leave_pipes(self) -> None:
        """Close the workers' ends here: who waits for one that died would wait for its own."""
        for process in self.processes:
            process.child_conn.close()
