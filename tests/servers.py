"""A real server on loopback, for browser tests and benchmarks."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

from app.settings import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def serving(models: Path | None = None, wait: float = 60) -> Iterator[str]:
    """The address of a server that answers; it is stopped at the end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "app", "serve", "--port", str(port)]
    if models is not None:
        command += ["--models", str(models)]
    process = subprocess.Popen(command, cwd=RESOURCES, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/healthz", wait)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)


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


def wait_for(url: str, seconds: float) -> None:
    """Return as soon as the URL answers with success."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.005)
        else:
            return
    raise TimeoutError(url)
