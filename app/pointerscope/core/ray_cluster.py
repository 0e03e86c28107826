"""Connections to a Ray cluster, existing or on this machine; the extra `cluster` installs Ray."""

import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

CONNECT_TIMEOUT_SECONDS = 10

# Ray reads these variables when it is imported. They switch off usage statistics, Ray's own log
# lines and automatic connections, and make it give up on an address within seconds, not minutes.
_RAY_ENVIRONMENT = {
    "RAY_ENABLE_AUTO_CONNECT": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
    "RAY_gcs_rpc_server_connect_timeout_s": "3",
    "RAY_py_gcs_connect_timeout_s": str(CONNECT_TIMEOUT_SECONDS),
}
# Ray runs the code of anyone who can connect to it. A cluster of this machine alone therefore
# listens on the local interface only, which is Ray's default on Windows and macOS.
_LOCAL_ENVIRONMENT = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


class ClusterError(RuntimeError):
    """The cluster cannot be used; the message says why and what to do."""


class SlowClusterError(ClusterError):
    """The cluster did not answer within the time limit; it may be starting replicas."""


@contextmanager
def connect_to_ray(address: str | None = None) -> Iterator[Any]:
    """Yield the module `ray`, connected to a cluster.

    A process that is already connected to this address keeps its connection.

    Args:
        address: host and port of the head of a cluster that this machine belongs to. If None, a
            cluster of this machine alone is started, and stopped with the context.

    Raises:
        ClusterError: Ray is not installed, or no cluster answers at the address.
    """
    ray = _import_ray(local=address is None)
    if address is not None:
        _check_reachable(address)
    if ray.is_initialized() and address == ray.get_runtime_context().gcs_address:
        yield ray
        return
    try:
        with _preserve_sigterm():
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
            "The command must run on a machine of the cluster, with its versions of Python and "
            "Ray, and with its token if it has one (RAY_AUTH_MODE=token, ~/.ray/auth_token)."
        ) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def first_line(error: object) -> str:
    """Return the first line of an error message as a sentence."""
    return _sentence(str(error).strip().partition("\n")[0])


def last_line(error: object) -> str:
    """Return the last line as a sentence; in a traceback this is the error itself."""
    return _sentence(str(error).strip().rpartition("\n")[2])


def _import_ray(*, local: bool) -> Any:
    for name, value in (_RAY_ENVIRONMENT | (_LOCAL_ENVIRONMENT if local else {})).items():
        os.environ.setdefault(name, value)
    try:
        import pyarrow  # noqa: F401
        import ray
    except ImportError as error:
        raise ClusterError(
            "The engine ray needs libraries that are not installed: "
            "pip install 'pointerscope[cluster]'"
        ) from error
    return ray


@contextmanager
def _preserve_sigterm() -> Iterator[None]:
    """Restore this process's SIGTERM handler afterwards; that of Ray would end it at once."""
    handler = signal.getsignal(signal.SIGTERM)
    yield
    if callable(handler) and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, handler)


def _check_reachable(address: str) -> None:
    """Check quickly that something listens at the address; Ray itself retries for long."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ClusterError(f'"{address}" is not a cluster address; write HOST:PORT of its head.')
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT_SECONDS).close()
    except OSError as error:
        raise ClusterError(
            f"No cluster answers at {address}: {error.strerror or error}. Run `ray status` on a "
            "machine of the cluster to see whether it runs, or `ray start --head` to start one."
        ) from error


def _sentence(text: str) -> str:
    return f"{text.strip().rstrip('.')}."
