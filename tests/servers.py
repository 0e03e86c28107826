"""Real servers on loopback, for tests and benchmarks."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pointerscope.core.settings import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
_PATIENCE = 90  # seconds for a server to stop; a machine may have other work


@dataclass(frozen=True)
class Server:
    """A running server.

    Attributes:
        address: its URL.
        process: the process that was started; workers are its children.
        log: the file with its output.
    """

    address: str
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def host_and_port(self) -> tuple[str, int]:
        """The address, for sockets."""
        parts = urlsplit(self.address)
        assert parts.hostname
        assert parts.port
        return parts.hostname, parts.port

    def said(self) -> str:
        """Return its output so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def is_running(self) -> bool:
        """Return whether its process still runs."""
        return self.process.poll() is None

    def workers(self) -> set[int]:
        """Return the ids of its worker processes."""
        process = self.process.pid
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        running = set()
        for child in children:
            with suppress(ProcessLookupError, FileNotFoundError):  # it ends while it is looked at
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    running.add(int(child))
        return running

    def stop(self) -> int:
        """Stop it, wait, and return its exit status."""
        self.process.terminate()
        try:
            return self.process.wait(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)  # workers as well
            self.process.wait()
            raise


@contextmanager
def serving(models: Path | None = None, wait: float = 60) -> Iterator[str]:
    """Start a server for the context; its URL."""
    with started(models, wait=wait) as server:
        yield server.address


@contextmanager
def started(
    models: Path | None = None,
    *options: str,
    wait: float = 60,
    port: int | None = None,
    program: Sequence[str] = ("-m", "pointerscope"),
    launcher: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    **settings: object,
) -> Iterator[Server]:
    """Start a server for the context; an error in the context gets the server's output as a note.

    Args:
        models: the folder of bundles; the bundled ones if left out.
        options: of the command `serve`.
        wait: the seconds within which it must respond.
        port: of its address; a free one if left out.
        program: arguments that make Python run the command line.
        launcher: a command that becomes Python, with whatever limits it sets before.
        environment: additional environment variables.
        settings: by their names in `Settings`.
    """
    port = port or _free_port()
    chosen = [*options, "--port", str(port)]
    if models is not None:
        chosen += ["--models", str(models)]
    variables = {f"POINTERSCOPE_{name.upper()}": str(value) for name, value in settings.items()}
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as said:
            process = subprocess.Popen(
                [*launcher, sys.executable, *program, "serve", *chosen],
                cwd=RESOURCES,
                env=os.environ | variables | (environment or {}),
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        server = Server(f"http://127.0.0.1:{port}", process, log)
        try:
            wait_for(f"{server.address}/healthz", wait)
            yield server
        except Exception as error:
            error.add_note(server.said())
            raise
        finally:
            if server.is_running():
                server.stop()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Relay:
    """An address that leads to a server until it stops, as if the server had stopped.

    Attributes:
        host_and_port: the address, for sockets.
    """

    def __init__(self, server: str) -> None:
        """Start it.

        Args:
            server: the URL of the server, which goes on when this stops.
        """
        parts = urlsplit(server)
        assert parts.hostname
        assert parts.port
        self._server = (parts.hostname, parts.port)
        self._running: set[socket.socket] = set()
        self.host_and_port = (parts.hostname, 0)
        self.start()

    @property
    def address(self) -> str:
        """Its URL."""
        host, port = self.host_and_port
        return f"http://{host}:{port}"

    def start(self) -> None:
        """Listen at its address, again if it has stopped."""
        self._listening = socket.create_server(self.host_and_port)
        self.host_and_port = self._listening.getsockname()
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def stop(self) -> None:
        """Refuse connections from now on and cut those that are open; once more does nothing."""
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)  # wakes the thread
        self._accepting.join(_PATIENCE)
        self._listening.close()
        for connection in list(self._running):
            with suppress(OSError):  # it has just ended
                connection.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        with suppress(OSError):  # once it stops
            while True:
                client = self._listening.accept()[0]
                self._running.add(client)
                threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        with client, socket.create_connection(self._server) as server:
            answering = threading.Thread(target=_copy, args=(server, client), daemon=True)
            answering.start()
            _copy(client, server)
            answering.join()
        self._running.discard(client)


def _copy(source: socket.socket, target: socket.socket) -> None:
    """Pass on what a socket receives, and its end."""
    with suppress(OSError):
        while received := source.recv(65_536):
            target.sendall(received)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)


@contextmanager
def serving_files(folder: Path, port: int = 0) -> Iterator[str]:
    """Start a plain file server, such as a host of static pages, for the context; its URL."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Log nothing."""

    def send_head(self) -> object:
        if self.path != "/favicon.ico":
            return super().send_head()
        # Browsers request one by themselves, and log an error if there is none.
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()
        return None


def wait_for(url: str, seconds: float) -> None:
    """Return as soon as a request for the URL succeeds.

    Raises:
        TimeoutError: it does not succeed in time.
    """
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:  # not listening yet, or not ready yet
            time.sleep(0.005)
        else:
            return
    raise TimeoutError(url)


@contextmanager
def hanging(host_and_port: tuple[str, int]) -> Iterator[None]:
    """A server that accepts connections and never answers."""
    with closing(socket.create_server(host_and_port)) as listening:
        accepted: list[socket.socket] = []

        def accept() -> None:
            with suppress(OSError):  # once it is closed
                while True:
                    accepted.append(listening.accept()[0])

        threading.Thread(target=accept, daemon=True).start()
        yield
        listening.shutdown(socket.SHUT_RDWR)  # wakes the thread
        for connection in accepted:
            connection.close()
