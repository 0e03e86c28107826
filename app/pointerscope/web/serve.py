"""Run the application, in this process or in several workers."""

import asyncio
import gc
import json
import logging
import os
import secrets
import socket
import sys
import tempfile
from multiprocessing.connection import Connection
from threading import Thread, Timer
from typing import Any

import click
import uvicorn
from fastapi import FastAPI
from starlette.datastructures import State

from pointerscope.core.settings import Settings, deprecation_warning, environment_variable
from pointerscope.serving.batching import Engine
from pointerscope.serving.heavy_work import HeavyWork
from pointerscope.serving.metrics import METRICS_FOLDER, forget_worker, reserve_worker_files
from pointerscope.web.accepted_connections import connection_class
from pointerscope.web.connections import raise_open_file_limit
from pointerscope.web.request_log import configure_logging
from pointerscope.web.workers import (
    WorkerStartError,
    WorkerState,
    WorkerSupervisor,
    send_heartbeat,
    send_heartbeats,
)

_LOG = logging.getLogger(__name__)
_WARM_UP_AFTER = 3.0  # seconds from the start; the first page has been served by then
_SWITCH_SECONDS = 0.0005  # for which the event loop waits while a thread draws a figure
_GARBAGE_THRESHOLD = 20_000  # new objects until the next garbage collection
_BACKLOG = 2_048  # connections that wait to be accepted
# What a client does not read lies in the worker, which counts it; the system would take up to 4 MB.
_SEND_BUFFER = (socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
_ACCEPTED_PER_TURN = 16  # connections in a turn of the event loop
_ENGINE_SHARE = 0.9  # of a request's time; the error of a late cluster then says what is wrong
_STOP_MARGIN = 30  # seconds that a worker gets beside its grace period to stop
_SHARED_MEMORY = "/dev/shm"


def run(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Serve until interrupted.

    Args:
        settings: settings of every worker.
        host: address to listen on.
        port: port to listen on; 0 takes a free one.
        workers: number of processes; one that ends unexpectedly is replaced.
    """
    raise_open_file_limit()
    configure_logging(settings)
    if (warning := deprecation_warning()) is not None:
        _LOG.warning(warning)
    if workers == 1:
        [listening] = listen(host, port, 1)
        app = application(settings)
        config = uvicorn.Config(app, **_uvicorn_options(settings))
        _Server(config, app.state, listening).run(sockets=copies(listening))
        return
    pass_settings_to_workers(settings)
    # In memory if possible, so that a full disk does not stop the metrics.
    memory = _SHARED_MEMORY if os.path.isdir(_SHARED_MEMORY) else None
    with (
        tempfile.TemporaryDirectory(prefix="pointerscope-", dir=memory) as metrics,
        tempfile.TemporaryDirectory(prefix="pointerscope-", dir=memory) as folder,
    ):
        os.environ[METRICS_FOLDER] = metrics
        if settings.rooms_file is None:
            rooms = os.path.join(folder, "rooms.sqlite")
            os.environ[environment_variable("rooms_file")] = rooms
        sockets = listen(host, port, workers)
        _announce(sockets[0])
        try:
            WorkerSupervisor(
                _run_worker,
                sockets,
                on_end=forget_worker,
                rebind=rebind if hasattr(socket, "SO_REUSEPORT") else None,
                stop_timeout=settings.shutdown_grace_seconds + _STOP_MARGIN,
            ).run()
        except WorkerStartError as error:
            raise click.ClickException(str(error)) from error


def application(settings: Settings) -> FastAPI:
    """Return the application as it is served, which warms up soon after."""
    from pointerscope.network.allocator import reuse_freed_memory
    from pointerscope.web.application import create_app

    reuse_freed_memory()
    sys.setswitchinterval(_SWITCH_SECONDS)
    engine: Engine | None = None
    if settings.cluster is not None:
        from pointerscope.serving.cluster import RayEngine

        timeout_seconds = _ENGINE_SHARE * settings.request_timeout_seconds
        engine = RayEngine(settings.cluster, timeout_seconds)
    app = create_app(settings, engine)
    timer = Timer(_WARM_UP_AFTER, _warm_up, [app.state.heavy_work])
    timer.daemon = True
    timer.start()
    return app


def pass_settings_to_workers(settings: Settings) -> None:
    """Put the settings of the command line into the environment, which workers inherit."""
    # Secrets can only come from the environment, so they are there already.
    hidden = {"access_token", "client_secret"}
    values = settings.model_dump(mode="json", exclude_unset=True, exclude=hidden)
    if settings.client_secret is None:  # one for all workers
        values["client_secret"] = secrets.token_hex()
    for name, value in values.items():
        if value is not None:
            text = value if isinstance(value, str) else json.dumps(value)
            os.environ[environment_variable(name)] = text


def _uvicorn_options(settings: Settings) -> dict[str, Any]:
    return {
        "http": connection_class(),
        "log_config": None,
        "access_log": False,  # `RequestLog` logs requests
        "proxy_headers": False,  # `TrustedProxies` reads them
        "server_header": False,
        "ws": "none",
        "backlog": _BACKLOG,
        "timeout_keep_alive": settings.keep_alive_seconds,
        "timeout_graceful_shutdown": settings.shutdown_grace_seconds,
    }


def _run_worker(listening: socket.socket, heartbeats: Connection) -> None:
    settings = Settings()
    configure_logging(settings)
    reserve_worker_files()
    app = application(settings)
    config = uvicorn.Config(app, **_uvicorn_options(settings))
    _WorkerServer(config, app.state, heartbeats).run(sockets=copies(listening))


def _warm_up(heavy_work: HeavyWork) -> None:
    """Load what the first readers of some pages would wait for.

    Objects that exist afterwards stay: scanning them in every garbage collection would cost a
    tenth of each response.
    """
    from pointerscope.network.allocator import use_huge_pages
    from pointerscope.web.lessons import lesson_summaries

    lesson_summaries()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GARBAGE_THRESHOLD)
    heavy_work.warm_up()
    use_huge_pages()


def listen(host: str, port: int, workers: int) -> list[socket.socket]:
    """Return a listening socket for each worker, all at the same address.

    The system distributes connections over the sockets. With one socket for all, a single worker
    could accept all waiting connections. Where sockets cannot share an address, the workers share
    a socket.

    Args:
        host: address to listen on.
        port: port to listen on; 0 takes a free one.
        workers: how many there are.

    Raises:
        click.ClickException: the server cannot listen there.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    can_share = hasattr(socket, "SO_REUSEPORT")
    try:
        # Without SO_REUSEPORT first, because with it an address in use would raise no error.
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            address = probe.getsockname()[:2]
        sockets = [
            socket.create_server(address, family=family, backlog=_BACKLOG, reuse_port=can_share)
            for _ in range(workers if can_share else 1)
        ]
        for listening in sockets:
            listening.setsockopt(*_SEND_BUFFER)
    except OSError as error:
        reason = error.strerror or error
        message = f"The server cannot listen at {host}:{port}: {reason}. Choose another --port."
        raise click.ClickException(message) from error
    return sockets if can_share else sockets * workers


def copies(listening: socket.socket) -> list[socket.socket]:
    """Return a socket several times: from each one, a turn of uvloop accepts one connection."""
    return [listening, *(listening.dup() for _ in range(_ACCEPTED_PER_TURN - 1))]


def rebind(before: socket.socket) -> socket.socket:
    """Return another socket at the address of one; it gets no connections until it listens."""
    bound = socket.socket(before.family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    bound.setsockopt(*_SEND_BUFFER)
    if before.family == socket.AF_INET6:
        bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    bound.bind(before.getsockname())
    return bound


def _announce(listening: socket.socket) -> None:
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    click.echo(f"PointerScope at http://{shown}:{port}")


class _WorkerServer(uvicorn.Server):
    """A server whose event loop sends heartbeats to the supervisor."""

    def __init__(self, config: uvicorn.Config, state: State, heartbeats: Connection) -> None:
        super().__init__(config)
        self._state = state
        self._heartbeats = heartbeats

    async def serve(self, *args: Any, **kwargs: Any) -> None:
        """Serve until a signal arrives."""
        beating = asyncio.create_task(send_heartbeats(self._heartbeats, self._worker_state))
        try:
            await super().serve(*args, **kwargs)
        finally:
            beating.cancel()

    def handle_exit(self, *args: Any, **kwargs: Any) -> None:
        """Stop; streams end at once, since their listeners never would."""
        self._state.rooms.end_streams()
        self._state.data_page.end_streams()
        super().handle_exit(*args, **kwargs)

    async def startup(self, *args: Any, **kwargs: Any) -> None:
        """Start to serve, and tell the supervisor at once, so that it replaces this worker."""
        await super().startup(*args, **kwargs)
        send_heartbeat(self._heartbeats, self._worker_state())

    def _worker_state(self) -> WorkerState:
        if not self.started:
            return WorkerState.STARTING
        return WorkerState.EXHAUSTED if self._state.is_out_of_memory else WorkerState.SERVING


class _Server(uvicorn.Server):
    """A server that prints its address, and becomes unready before it stops.

    It extends public methods only and passes all arguments on, so that it works, at worst without
    these two additions, with any version of uvicorn.
    """

    def __init__(self, config: uvicorn.Config, state: State, listening: socket.socket) -> None:
        super().__init__(config)
        self._state = state
        self._listening = listening

    def handle_exit(self, *args: Any, **kwargs: Any) -> None:
        """Stop; readiness checks fail from now on, while running requests finish."""
        Thread(target=self._state.readiness.stop).start()
        self._state.rooms.end_streams()
        self._state.data_page.end_streams()
        super().handle_exit(*args, **kwargs)

    async def startup(self, *args: Any, **kwargs: Any) -> None:
        """Start, then print the address."""
        await super().startup(*args, **kwargs)
        _announce(self._listening)
