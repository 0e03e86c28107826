"""Joining a Ray cluster, or starting one of this machine alone; the extra `cluster` brings Ray."""

from __future__ import annotations

import os
import signal
import socket
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS_TO_CONNECT = 10

# Ray reads these when it is imported. It reports on nobody, says nothing that the sentences here do
# not say, gives up on an address within seconds, not minutes, and starts nothing by itself.
_SETTINGS = {
    "RAY_ENABLE_AUTO_CONNECT": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
    "RAY_gcs_rpc_server_connect_timeout_s": "3",
    "RAY_py_gcs_connect_timeout_s": str(SECONDS_TO_CONNECT),
}
# Ray does what it is told by whoever reaches it. A cluster of this machine alone listens to
# nobody else, as Ray does by itself on Windows and macOS.
_ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


class ClusterError(RuntimeError):
    """The cluster cannot do the work; the message says why and what to do."""


@contextmanager
def joined(address: str | None = None) -> Iterator[Any]:
    """Ray, connected to a cluster; a process that is connected to it already stays so.

    Args:
        address: host and port of a cluster's head, on one of whose machines this runs; a cluster
            of this machine alone is started if left out, and ends with the context.

    Raises:
        ClusterError: Ray is not installed, or there is no cluster at the address.
    """
    ray = _ray(address is None)
    if address is not None:
        _knock(address)
    if ray.is_initialized() and address == ray.get_runtime_context().gcs_address:
        yield ray
        return
    try:
        with _own_signals():
            ray.init(
                address=address or "local",
                include_dashboard=None if address else False,
                log_to_driver=False,
                logging_level="critical",
            )
    except (OSError, RuntimeError, ValueError) as error:
        where = "A cluster of this machine" if address is None else f"The cluster at {address}"
        raise ClusterError(
            f"{where} cannot be used: {first_line(error)} "
            "The command must run on a machine of the cluster, with its versions of Python and Ray."
        ) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def first_line(error: object) -> str:
    """The first line of what an error says, as a sentence."""
    return _sentence(str(error).strip().partition("\n")[0])


def last_line(error: object) -> str:
    """The last line of it, which in a traceback is the error itself."""
    return _sentence(str(error).strip().rpartition("\n")[2])


def _ray(alone: bool) -> Any:
    for name, value in (_SETTINGS | (_ALONE if alone else {})).items():
        os.environ.setdefault(name, value)
    try:
        import pyarrow  # noqa: F401
        import ray
    except ImportError as error:
        raise ClusterError(
            "The engine ray needs more libraries: pip install 'pointerscope[cluster]'"
        ) from error
    return ray


@contextmanager
def _own_signals() -> Iterator[None]:
    """Keep what this process does when it is asked to end; Ray would end it at once."""
    handler = signal.getsignal(signal.SIGTERM)
    yield
    if callable(handler) and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, handler)


def _knock(address: str) -> None:
    """Find out at once whether anybody listens; Ray itself tries for a long time."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ClusterError(f'"{address}" is no address of a cluster; write HOST:PORT of its head.')
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_CONNECT).close()
    except OSError as error:
        raise ClusterError(
            f"No cluster answers at {address}: {error.strerror or error}. `ray status` on a "
            "machine of the cluster shows whether it runs, `ray start --head` starts one."
        ) from error


def _sentence(text: str) -> str:
    return f"{text.strip().rstrip('.')}."
