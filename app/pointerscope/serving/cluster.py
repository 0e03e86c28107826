"""Forward passes on the machines of a cluster, asked for by any number of front ends.

A front end is the ordinary server; what costs goes to groups of replicas that Ray Serve keeps.
A query changes nothing, so one whose replica was lost, be it with its whole machine, is asked
again of another, and nobody notices.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import defaultdict, deque
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import yaml

from pointerscope import __version__
from pointerscope.core.ray_cluster import ClusterError, first_line, joined, last_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from concurrent.futures import Future

    from pointerscope.mobility.query import ReadQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.serving.replicas import Question

CONFIGURATION = Path(__file__).with_name("cluster.yaml")
ANY = "pointerscope"  # the application for models that have none of their own
MOST_LOSSES = 5  # of replicas by the same queries, before those are taken to be the cause
CALLS = 8  # of one front end and model at once; what comes meanwhile is sent together
MOST_SENT = 32  # queries in one call
PAUSE = 0.1  # seconds after the first loss, twice as long after each further one
SECONDS_TO_STOP = 1
_QUIETLY = {"log_level": "WARNING", "enable_access_log": False}


def application_of(model: str) -> str:
    """The name of a model's application in Serve."""
    return f"{ANY}-{model}"


@contextmanager
def deployed(
    address: str | None, models: Iterable[str], configuration: Path = CONFIGURATION
) -> Iterator[str]:
    """The address of a cluster on which every model has a group of replicas.

    What is deployed already stays as it is, so that whoever runs the cluster has the last word.

    Args:
        address: host and port of a cluster's head, on one of whose machines this runs; a cluster
            of this machine alone is started if left out, and ends with the context.
        models: the ids.
        configuration: how groups that it names are deployed, in the form of `serve deploy`.

    Raises:
        ClusterError: Ray is not installed, there is no cluster at the address, or it refuses.
    """
    with joined(address) as ray:
        serve = _serve()
        from ray.serve.exceptions import RayServeException

        try:
            serve.start(proxy_location="Disabled", logging_config=_QUIETLY)
            _deploy(serve, models, configuration)
        except (RayServeException, RuntimeError, TimeoutError, ray.exceptions.RayError) as error:
            raise ClusterError(f"Ray Serve cannot be used: {first_line(error)}") from error
        yield ray.get_runtime_context().gcs_address


def _deploy(serve: Any, models: Iterable[str], configuration: Path) -> None:
    from pointerscope.serving.replicas import passes

    options = _options(configuration)
    there = serve.status().applications
    missing = [name for name in (ANY, *map(application_of, models)) if name not in there]
    targets = [
        serve.RunTarget(passes.options(**options.get(name, {})).bind(), name, route_prefix=None)
        for name in missing
    ]
    if targets:
        serve.run_many(targets, wait_for_applications_running=False)


def _serve() -> Any:
    from ray import serve

    logging.getLogger("ray.serve").setLevel(logging.WARNING)  # importing it sets another level
    return serve


def _options(configuration: Path) -> dict[str, dict[str, Any]]:
    """What a configuration says of each application's one deployment."""
    content = yaml.safe_load(configuration.read_text(encoding="utf-8"))
    return {
        application["name"]: {key: value for key, value in deployment.items() if key != "name"}
        for application in content["applications"]
        for deployment in application["deployments"]
    }


class RayEngine:
    """An engine whose passes run on a cluster; one for each process.

    What the cluster cannot do is an error of the query: ClusterError with what to do about it.
    """

    def __init__(self, address: str, seconds: float) -> None:
        """Connect, unless this process is connected already.

        Args:
            address: of a cluster on which groups are deployed.
            seconds: that a query may take, with all its tries.

        Raises:
            ClusterError: Ray is not installed, or there is no cluster at the address.
        """
        self._joined = ExitStack()
        self._ray = self._joined.enter_context(joined(address))
        self._seconds = seconds
        self._groups: dict[str, Any] = {}  # by model the handle of its replicas, to be awaited
        self._sent: WeakKeyDictionary[Bundle, Any] = WeakKeyDictionary()
        self._waiting: defaultdict[Bundle, deque[_Waiting]] = defaultdict(deque)
        self._calls: defaultdict[Bundle, set[asyncio.Task[None]]] = defaultdict(set)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="cluster", daemon=True)
        self._thread.start()

    def submit(self, bundle: Bundle, asked: ReadQuery) -> Future[Trace]:
        """The trace of a query, once it is there; it may be cancelled until then."""
        return asyncio.run_coroutine_threadsafe(self._trace(bundle, asked), self._loop)

    def close(self) -> None:
        """Leave the cluster; what is under way is given up."""
        asyncio.run_coroutine_threadsafe(self._give_up(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._joined.close()

    async def _trace(self, bundle: Bundle, asked: ReadQuery) -> Trace:
        trace: asyncio.Future[Trace] = self._loop.create_future()
        self._waiting[bundle].append(_Waiting(asked, trace))
        if len(self._calls[bundle]) < CALLS:
            call = self._loop.create_task(self._send(bundle))
            self._calls[bundle].add(call)
        return await trace

    async def _send(self, bundle: Bundle) -> None:
        """Send what waits, all together, until nothing does.

        A call costs more than a pass, and many queries in one hardly more than a single one.
        """
        try:
            await asyncio.sleep(0)  # for those that come at the same moment
            while sent := _taken(self._waiting[bundle]):
                try:
                    outcomes = await self._in_time(bundle, [one.asked for one in sent])
                except Exception as error:  # whatever it is, it is for those who asked
                    outcomes = [error] * len(sent)
                for one, outcome in zip(sent, outcomes, strict=True):
                    one.settle(outcome)
        finally:
            self._calls[bundle].discard(asyncio.current_task())
            if not self._calls[bundle] and not self._waiting[bundle]:
                del self._calls[bundle], self._waiting[bundle]

    async def _in_time(self, bundle: Bundle, asked: list[ReadQuery]) -> list[Trace | Exception]:
        try:
            async with asyncio.timeout(self._seconds):
                return await self._insist(bundle, asked)
        except TimeoutError as error:
            raise ClusterError(
                f"No replica for the model {bundle.id} has answered in {self._seconds:g} seconds. "
                "`serve status` on a machine of the cluster shows whether they start, "
                "`ray status` whether there are processors for them."
            ) from error

    async def _insist(self, bundle: Bundle, asked: list[ReadQuery]) -> list[Trace | Exception]:
        """Ask until there is an answer: again where a replica was lost with the question."""
        from pointerscope.serving.replicas import Question

        # The network reads neither of the two, and they would take longer than the rest.
        alone = tuple(replace(one, visits=(), written=None) for one in asked)
        question = Question(__version__, bundle.id, bundle.version, alone)
        losses = 0
        while True:
            try:
                outcomes = await self._ask(question)
            except _LostError as error:
                self._groups.pop(bundle.id, None)
                losses += 1
                if losses == MOST_LOSSES:
                    raise ClusterError(
                        f"{losses} replicas were lost with these queries, the last like this: "
                        f"{last_line(error)} The machines may have too little memory."
                    ) from error
                await asyncio.sleep(PAUSE * 2 ** (losses - 1))
                continue
            if outcomes is not None:
                return outcomes
            question = replace(question, bundle=self._where(bundle))

    async def _ask(self, question: Question) -> list[Trace | Exception] | None:
        """What a replica answers, None where it lacks the bundle.

        Raises:
            _LostError: it was lost before it answered.
        """
        from ray.serve.exceptions import RayServeException, ReplicaUnavailableError

        from pointerscope.serving.replicas import OtherVersionError

        errors = self._ray.exceptions
        group = await self._group(question.model)
        response = group.trace.remote(question)
        try:
            outcomes: list[Trace | Exception] | None = await response
        except asyncio.CancelledError:
            response.cancel()
            raise
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, errors.RayError):
                raise _LostError(cause) from error
            if isinstance(cause, OtherVersionError):
                raise ClusterError(
                    f"The cluster has version {cause} of PointerScope, and this is {__version__}; "
                    "install the same on every machine."
                ) from error
            raise cause from error
        except (errors.RayError, ReplicaUnavailableError) as error:
            raise _LostError(error) from error
        except RayServeException as error:
            raise ClusterError(
                f"The replicas for the model {question.model} do not start: {first_line(error)} "
                f"PointerScope {__version__} with the extra cluster must be installed on every "
                "machine; `serve status` on one of them says more."
            ) from error
        return outcomes

    async def _group(self, model: str) -> Any:
        """The replicas of a model, or those for any where it came after they were deployed."""
        if (group := self._groups.get(model)) is None:
            group = asyncio.ensure_future(asyncio.to_thread(_find_group, model))
            self._groups[model] = group
        try:
            return await asyncio.shield(group)
        except ClusterError:
            self._groups.pop(model, None)
            raise

    def _where(self, bundle: Bundle) -> Any:
        """Where replicas find a bundle, as long as it is in use here."""
        if bundle not in self._sent:
            self._sent[bundle] = self._ray.put(bundle.portable())
        return self._sent[bundle]

    async def _give_up(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        found = (group for group in self._groups.values() if not group.cancelled())
        # Else they would go on to report, and start Ray anew for that.
        ends = [
            asyncio.ensure_future(group.result().shutdown_async())
            for group in found
            if group.exception() is None
        ]
        if ends:
            await asyncio.wait(ends, timeout=SECONDS_TO_STOP)


@dataclass(frozen=True)
class _Waiting:
    """A query that waits for its trace."""

    asked: ReadQuery
    trace: asyncio.Future[Trace]

    def settle(self, outcome: Trace | Exception) -> None:
        """Hand over what came, unless nobody waits for it any more."""
        if self.trace.done():
            return
        if isinstance(outcome, Exception):
            self.trace.set_exception(outcome)
        else:
            self.trace.set_result(outcome)


def _taken(waiting: deque[_Waiting]) -> list[_Waiting]:
    """What is sent next: not what nobody waits for any more."""
    taken: list[_Waiting] = []
    while waiting and len(taken) < MOST_SENT:
        one = waiting.popleft()
        if not one.trace.done():
            taken.append(one)
    return taken


class _LostError(Exception):
    """A replica that was lost with the question."""


def _find_group(model: str) -> Any:
    serve = _serve()
    from ray.serve.exceptions import RayServeException

    for name in (application_of(model), ANY):
        try:
            return serve.get_app_handle(name)
        except RayServeException as error:
            missing = error
    raise ClusterError(
        f"The cluster has no replicas for the model {model}: {first_line(missing)} "
        f"`serve deploy {CONFIGURATION.name}` makes some."
    ) from missing
