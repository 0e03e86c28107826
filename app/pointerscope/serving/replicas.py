"""Replicas that trace queries on the machines of a cluster, kept alive by Ray Serve.

Each model has its own Ray Serve application, `pointerscope-<id>`, whose group of replicas grows
and shrinks by itself. A replica receives a bundle with the first query that needs it. So the
machines need no shared folder, and a replica never answers with another version of a model.

`serve deploy` imports this module in a process for each application, all at once, so only a
replica imports what runs a network.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from itertools import chain
from typing import TYPE_CHECKING, Any, cast

from pydantic import BaseModel, Field
from ray import serve
from ray.util import register_serializer

from pointerscope import __version__
from pointerscope.serving.metrics import ServerMetrics
from pointerscope.serving.trace_request import (
    MAX_QUERIES_PER_CALL,
    TraceRequest,
    VersionMismatchError,
)

if TYPE_CHECKING:
    import torch

    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.serving.batching import PendingQuery


class ReplicaSettings(BaseModel, extra="forbid"):
    """Options that can change while replicas run: the `user_config` of a deployment."""

    max_batch_size: int = Field(
        64,
        ge=MAX_QUERIES_PER_CALL,
        description="Most histories in one forward pass; those of a call stay together.",
    )
    wait_seconds: float = Field(
        0.002, ge=0, description="Seconds that the first call of a batch waits for others."
    )
    max_loaded_models: int = Field(
        2,
        ge=1,
        description="Most networks in a replica's memory; the least recently used one is unloaded.",
    )
    threads: int = Field(1, ge=1, description="Threads of one forward pass.")


def _count_queries(requests: list[TraceRequest]) -> int:
    """Return the size of a batch, as Ray Serve counts it."""
    return sum(len(request.queries) for request in requests)


class TraceReplica:
    """Traces queries; all calls that wait share a pass."""

    def __init__(self) -> None:
        import torch

        from pointerscope.network.allocator import reuse_freed_memory

        reuse_freed_memory()
        # Ray copies a tensor several times when it sends it, but an array only once.
        register_serializer(torch.Tensor, serializer=_to_array, deserializer=_to_tensor)
        self._bundles: OrderedDict[tuple[str, str], Bundle] = OrderedDict()
        self._metrics = ServerMetrics()
        self._settings = ReplicaSettings()

    def reconfigure(self, user_config: dict[str, Any]) -> None:
        """Apply a changed `user_config`; Ray Serve calls this."""
        import torch

        self._settings = ReplicaSettings.model_validate(user_config)
        torch.set_num_threads(self._settings.threads)
        batched: Any = self._trace_batched
        batched.set_max_batch_size(self._settings.max_batch_size)
        batched.set_batch_wait_timeout_s(self._settings.wait_seconds)

    async def check_health(self) -> None:
        """Answer Ray Serve between passes; a replica whose pass never ends is replaced."""

    async def trace(self, request: TraceRequest) -> list[Trace | Exception] | None:
        """Return the trace or the error of each query, None if the bundle must be sent first.

        Raises:
            VersionMismatchError: the front end runs another version of PointerScope.
        """
        if request.software != __version__:
            raise VersionMismatchError(__version__)
        pending: list[PendingQuery] | None = await self._trace_batched(request)
        return None if pending is None else [_outcome(one.trace) for one in pending]

    # A pass blocks this event loop on purpose: calls that arrive meanwhile are the next batch.
    @serve.batch(batch_size_fn=_count_queries)
    async def _trace_batched(self, requests: list[TraceRequest]) -> list[list[PendingQuery] | None]:
        from pointerscope.serving.batching import PendingQuery, group_compatible, trace_batch

        batch = [
            None
            if bundle is None
            else [PendingQuery(bundle, query, Future()) for query in request.queries]
            for request in requests
            for bundle in [await self._find_bundle(request)]
        ]
        for group in group_compatible(chain.from_iterable(filter(None, batch))):
            trace_batch(group, self._metrics)
        return batch

    async def _find_bundle(self, request: TraceRequest) -> Bundle | None:
        key = request.model, request.version
        if key not in self._bundles:
            if request.bundle is None:
                return None
            self._bundles[key] = await request.bundle
            while len(self._bundles) > self._settings.max_loaded_models:
                self._bundles.popitem(last=False)
        self._bundles.move_to_end(key)
        return self._bundles[key]


trace_replica: Any = serve.deployment(
    TraceReplica,
    max_ongoing_requests=64,
    autoscaling_config={
        "min_replicas": 0,
        "max_replicas": 8,
        "target_ongoing_requests": 4,
        "upscale_delay_s": 5,
        "downscale_delay_s": 600,
    },
    ray_actor_options={"num_cpus": 0.1},
    user_config={},
    health_check_period_s=2,
    health_check_timeout_s=5,
    logging_config={"log_level": "WARNING", "enable_access_log": False},
)
application = trace_replica.bind()  # `import_path` in cluster.yaml


def _outcome(trace: Future[Trace]) -> Trace | Exception:
    error = trace.exception()
    return trace.result() if error is None else cast("Exception", error)


def _to_array(tensor: torch.Tensor) -> Any:
    return tensor.detach().contiguous().numpy()


def _to_tensor(array: Any) -> torch.Tensor:
    import torch

    # Copied because Ray's arrays lie in shared memory that must not be written.
    return torch.from_numpy(array.copy())
