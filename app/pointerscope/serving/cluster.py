"""An engine whose forward passes run on a Ray cluster.

The server is the front end; groups of replicas that Ray Serve keeps alive run the passes. A query
changes nothing, so if a replica is lost, even with its whole machine, the query is sent again to
another replica and the reader does not notice.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import defaultdict, deque
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from pointerscope import __version__
from pointerscope.core.ray_cluster import (
    ClusterError,
    SlowClusterError,
    connect_to_ray,
    first_line,
    last_line,
)
from pointerscope.serving.trace_request import (
    MAX_QUERIES_PER_CALL,
    TraceRequest,
    VersionMismatchError,
)

if TYPE_CHECKING:
    from concurrent.futures import Future

    from pointerscope.mobility.query import ResolvedQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace

SHARED_APPLICATION = "pointerscope"  # for models without a group of replicas of their own
MAX_REPLICA_LOSSES = 5  # by the same queries; then these queries are taken to be the cause
MAX_CONCURRENT_CALLS = 8  # for each model; further queries wait and are sent together
FIRST_PAUSE_SECONDS = 0.1  # after the first loss; doubles with each further one
STOP_TIMEOUT_SECONDS = 5


def application_name(model: str) -> str:
    """Return the name of a model's application in Ray Serve."""
    return f"{SHARED_APPLICATION}-{model}"


def import_ray_serve() -> Any:
    """Import Ray Serve without its informational log lines."""
    from ray import serve

    logging.getLogger("ray.serve").setLevel(logging.WARNING)  # the import sets another level
    return serve


class RayEngine:
    """An engine that runs its passes on a cluster; one for each process.

    If the cluster fails, the future of a query raises ClusterError, which says what to do.
    """

    def __init__(self, address: str, timeout_seconds: float) -> None:
        """Connect to a cluster, unless this process is connected already.

        Args:
            address: host and port of a cluster on which groups of replicas are deployed.
            timeout_seconds: time limit of a query, including all attempts.

        Raises:
            ClusterError: Ray is not installed, or no cluster answers at the address.
        """
        self._connection = ExitStack()
        self._ray = self._connection.enter_context(connect_to_ray(address))
        self._timeout_seconds = timeout_seconds
        self._handles: dict[str, asyncio.Task[Any]] = {}  # of replicas, by model
        self._lookups: set[asyncio.Task[Any]] = set()  # that have not ended
        self._found: dict[int, Any] = {}  # handles by their number, also those that are replaced
        self._uploaded: WeakKeyDictionary[Bundle, Any] = WeakKeyDictionary()
        self._waiting: defaultdict[Bundle, deque[_WaitingQuery]] = defaultdict(deque)
        self._calls: defaultdict[Bundle, set[asyncio.Task[None]]] = defaultdict(set)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="cluster", daemon=True)
        self._thread.start()

    def submit(self, bundle: Bundle, query: ResolvedQuery) -> Future[Trace]:
        """Return a future with the trace of a query; it can be cancelled until it is done."""
        return asyncio.run_coroutine_threadsafe(self._trace(bundle, query), self._loop)

    def models_on_demand(self, models: Iterable[str]) -> frozenset[str]:
        """Return those models of which no replica runs or starts, so that a first query waits."""
        serve = import_ray_serve()
        from ray.serve.exceptions import RayServeException

        try:
            applications = serve.status().applications
        except (RayServeException, self._ray.exceptions.RayError):
            return frozenset()  # the first query will say why the cluster cannot be used
        asleep = {
            name
            for name, application in applications.items()
            if application.status == "RUNNING"
            and not any(group.replica_states for group in application.deployments.values())
        }
        names = {model: application_name(model) for model in models}
        return frozenset(
            model
            for model, name in names.items()
            if (name if name in applications else SHARED_APPLICATION) in asleep
        )

    def close(self) -> None:
        """Disconnect from the cluster; unfinished queries are cancelled."""
        asyncio.run_coroutine_threadsafe(self._cancel_all(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._uploaded.clear()  # while Ray can still be told
        self._connection.close()

    async def _trace(self, bundle: Bundle, query: ResolvedQuery) -> Trace:
        trace: asyncio.Future[Trace] = self._loop.create_future()
        self._waiting[bundle].append(_WaitingQuery(query, trace))
        if len(self._calls[bundle]) < MAX_CONCURRENT_CALLS:
            call = self._loop.create_task(self._send_waiting(bundle))
            self._calls[bundle].add(call)
        return await trace

    async def _send_waiting(self, bundle: Bundle) -> None:
        """Send the waiting queries of a model, many in a call, until none is left.

        A call costs more than a pass, and a call with many queries hardly more than one with a
        single query.
        """
        try:
            await asyncio.sleep(0)  # lets queries of the same moment join the call
            while sent := _pop_waiting(self._waiting[bundle]):
                try:
                    outcomes = await self._call_in_time(bundle, [one.query for one in sent])
                except Exception as error:  # any error belongs to the callers
                    outcomes = [error] * len(sent)
                for one, outcome in zip(sent, outcomes, strict=True):
                    one.finish(outcome)
        finally:
            self._calls[bundle].discard(asyncio.current_task())
            if not self._calls[bundle] and not self._waiting[bundle]:
                del self._calls[bundle], self._waiting[bundle]

    async def _call_in_time(
        self, bundle: Bundle, queries: list[ResolvedQuery]
    ) -> list[Trace | Exception]:
        try:
            async with asyncio.timeout(self._timeout_seconds):
                return await self._call_until_answered(bundle, queries)
        except TimeoutError as error:
            raise SlowClusterError(
                f"No replica of the model {bundle.id} answered within {self._timeout_seconds:g} "
                "seconds. The first one may still be starting: try again in a few seconds. If that "
                "does not help, run `serve status` on a machine of the cluster to see whether the "
                "replicas start, and `ray status` to see whether processors are free for them."
            ) from error

    async def _call_until_answered(
        self, bundle: Bundle, queries: list[ResolvedQuery]
    ) -> list[Trace | Exception]:
        """Call a replica, and another one whenever a replica is lost."""
        # The network does not read these two fields, and they take longest to send.
        stripped = tuple(replace(query, visits=(), written=None) for query in queries)
        request = TraceRequest(__version__, bundle.id, bundle.version, stripped)
        losses = 0
        while True:
            handle = self._handle(bundle.id)
            try:
                outcomes = await self._call(await asyncio.shield(handle), request)
            except _LostReplicaError as error:
                self._forget(bundle.id, handle)
                losses += 1
                if losses == MAX_REPLICA_LOSSES:
                    raise ClusterError(
                        f"{losses} replicas were lost while they computed these queries, the last "
                        f"one with the error: {last_line(error)} Check whether the machines have "
                        "enough memory."
                    ) from error
                await asyncio.sleep(FIRST_PAUSE_SECONDS * 2 ** (losses - 1))
                continue
            if outcomes is not None:
                return outcomes
            request = replace(request, bundle=self._upload(bundle))

    async def _call(self, handle: Any, request: TraceRequest) -> list[Trace | Exception] | None:
        """Return a replica's result for each query, None if it needs the bundle first.

        Raises:
            _LostReplicaError: the replica was lost before it answered.
        """
        from ray.serve.exceptions import RayServeException, ReplicaUnavailableError

        errors = self._ray.exceptions
        response = handle.trace.remote(request)
        try:
            outcomes: list[Trace | Exception] | None = await response
        except asyncio.CancelledError:
            response.cancel()
            raise
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, errors.RayError):
                raise _LostReplicaError(cause) from error
            if isinstance(cause, VersionMismatchError):
                raise ClusterError(
                    f"The cluster runs PointerScope {cause}, and this machine runs {__version__}. "
                    "Install the same version on every machine."
                ) from error
            raise cause from error
        except (errors.RayError, ReplicaUnavailableError) as error:
            raise _LostReplicaError(error) from error
        except RayServeException as error:
            raise ClusterError(
                f"The replicas of the model {request.model} do not start: {first_line(error)} "
                f"Install PointerScope {__version__} with the extra `cluster` on every machine; "
                "`serve status` on one of them shows more."
            ) from error
        return outcomes

    def _handle(self, model: str) -> asyncio.Task[Any]:
        """Return the handle of a model's replicas, or of the shared ones if it has none."""
        if (handle := self._handles.get(model)) is None:
            handle = self._loop.create_task(asyncio.to_thread(_find_handle, model))
            self._handles[model] = handle
            self._lookups.add(handle)
            handle.add_done_callback(partial(self._end_lookup, model))
        return handle

    def _end_lookup(self, model: str, handle: asyncio.Task[Any]) -> None:
        """Look again at the next call, if no handle was found."""
        self._lookups.discard(handle)
        if handle.cancelled() or handle.exception() is not None:
            self._forget(model, handle)
        else:
            self._found[id(handle.result())] = handle.result()

    def _forget(self, model: str, handle: asyncio.Task[Any]) -> None:
        """Look for another handle at the next call; Ray Serve may have been started anew."""
        if self._handles.get(model) is handle:
            del self._handles[model]

    def _upload(self, bundle: Bundle) -> Any:
        """Return a Ray reference to a bundle, uploaded once while the bundle is in use here."""
        if bundle not in self._uploaded:
            self._uploaded[bundle] = self._ray.put(bundle.without_folder())
        return self._uploaded[bundle]

    async def _cancel_all(self) -> None:
        calls = asyncio.all_tasks() - self._lookups
        calls.discard(asyncio.current_task())
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
        # A handle that is not shut down goes on to report metrics after the connection is closed,
        # and Ray may end a process that calls it then.
        handles = (handle.shutdown_async() for handle in self._found.values())
        shutdowns = [*map(asyncio.ensure_future, handles)]
        shutdowns += [asyncio.create_task(_shut_down(lookup)) for lookup in self._lookups]
        if shutdowns:
            await asyncio.wait(shutdowns, timeout=STOP_TIMEOUT_SECONDS)


@dataclass(frozen=True)
class _WaitingQuery:
    """A query and the future that will hold its trace."""

    query: ResolvedQuery
    trace: asyncio.Future[Trace]

    def finish(self, outcome: Trace | Exception) -> None:
        """Set the future, unless it was cancelled."""
        if self.trace.done():
            return
        if isinstance(outcome, Exception):
            self.trace.set_exception(outcome)
        else:
            self.trace.set_result(outcome)


def _pop_waiting(waiting: deque[_WaitingQuery]) -> list[_WaitingQuery]:
    """Remove the queries of the next call, skipping cancelled ones."""
    popped: list[_WaitingQuery] = []
    while waiting and len(popped) < MAX_QUERIES_PER_CALL:
        one = waiting.popleft()
        if not one.trace.done():
            popped.append(one)
    return popped


class _LostReplicaError(Exception):
    """A replica was lost while it worked on a call."""


async def _shut_down(lookup: asyncio.Task[Any]) -> None:
    """Shut a handle down once it is found; one that was not found or is lost needs nothing."""
    with suppress(Exception):
        await (await lookup).shutdown_async()


def _find_handle(model: str) -> Any:
    serve = import_ray_serve()
    from ray.exceptions import RayError
    from ray.serve.exceptions import RayServeException

    for name in (application_name(model), SHARED_APPLICATION):
        try:
            return serve.get_app_handle(name)
        except RayServeException as error:
            missing = error
        except RayError as error:
            raise ClusterError(
                f"Ray Serve cannot say where the replicas of the model {model} are: "
                f"{first_line(error)} `serve status` on a machine of the cluster shows whether it "
                "runs."
            ) from error
    raise ClusterError(
        f"The cluster has no replicas for the model {model}: {first_line(missing)} "
        "Deploy them with `serve deploy cluster.yaml`."
    ) from missing
