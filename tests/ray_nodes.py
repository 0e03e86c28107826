"""A Ray cluster of several nodes on this machine, for tests that lose one of them."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

_WORKER_NODES = 2
_OBJECT_STORE_BYTES = 80_000_000
RAY_FOLDER = "RAY_TMPDIR"  # environment variable with the folder of a cluster
_ENVIRONMENT = {
    "RAY_ENABLE_AUTO_CONNECT": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listens on loopback
}


@contextmanager
def ray_cluster(head: dict[str, Any], worker: dict[str, Any]) -> Iterator[Any]:
    """Start a head and two worker nodes, and stop them at the end.

    Everything Ray writes goes to a temporary folder of its own. `RAY_TMPDIR` names it rather than
    the argument `temp_dir`: with that argument the cluster still writes its address to the default
    folder, which exists only on machines where Ray ran before.

    Args:
        head: arguments of the head node.
        worker: arguments of each worker node.
    """
    # Ray opens sockets there, and the path of a socket must be short.
    folder = tempfile.mkdtemp(prefix="r-")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (_ENVIRONMENT | {RAY_FOLDER: folder}).items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster

        size = {"object_store_memory": _OBJECT_STORE_BYTES}
        cluster = Cluster(initialize_head=True, head_node_args=size | head)
        try:
            for _ in range(_WORKER_NODES):
                cluster.add_node(**size, **worker, wait=False)
            cluster.wait_for_nodes()
            yield cluster
        finally:
            cluster.shutdown()
            shutil.rmtree(folder, ignore_errors=True)
