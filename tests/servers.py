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
from contextlib import contextmanager
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
_PATIENCE = 30  # seconds until a server that was asked to end has ended


@dataclass(frozen=True)
class Server:
    """A server that runs.

    Attributes:
        address: where it answers.
        process: the one that was started; workers are its children.
        log: the file of what it says.
    """

    address: str
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def host_and_port(self) -> tuple[str, int]:
        """The same address for sockets."""
        parts = urlsplit(self.address)
        assert parts.hostname
        assert parts.port
        return parts.hostname, parts.port

    def said(self) -> str:
        """What it has said so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def is_running(self) -> bool:
        """Whether it was not ended, nor ended itself."""
        return self.process.poll() is None

    def stop(self) -> int:
        """Ask it to end, and wait until it has; its exit status."""
        self.process.terminate()
        try:
            return self.process.wait(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)  # workers as well
            self.process.wait()
            raise


@contextmanager
def serving(models: Path | None = None, wait: float = 60) -> Iterator[str]:
    """The address of a server that answers; it is stopped at the end."""
    with started(models, wait=wait) as server:
        yield server.address


@contextmanager
def started(
    models: Path | None = None,
    *options: str,
    wait: float = 60,
    program: Sequence[str] = ("-m", "pointerscope"),
    environment: Mapping[str, str] | None = None,
    **settings: object,
) -> Iterator[Server]:
    """A server that answers; it is stopped at the end; what it said goes with an error.

    Args:
        models: the folder of bundles; the bundled ones if left out.
        options: of the command `serve`.
        wait: the seconds that it may take to answer.
        program: what Python runs.
        environment: variables beside those that there are.
        settings: by their names in `Settings`.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    chosen = [*options, "--port", str(port)]
    if models is not None:
        chosen += ["--models", str(models)]
    variables = {f"POINTERSCOPE_{name.upper()}": str(value) for name, value in settings.items()}
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as said:
            process = subprocess.Popen(
                [sys.executable, *program, "serve", *chosen],
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


@contextmanager
def serving_files(folder: Path) -> Iterator[str]:
    """The address of a plain file server, as a host of static pages is one."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing of a request."""

    def send_head(self) -> object:
        if self.path != "/favicon.ico":
            return super().send_head()
        # Browsers ask for one on their own, and complain where there is none.
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()
        return None


def wait_for(url: str, seconds: float) -> None:
    """Return as soon as the URL answers with success."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:  # nobody there yet, or not answering yet
            time.sleep(0.005)
        else:
            return
    raise TimeoutError(url)
