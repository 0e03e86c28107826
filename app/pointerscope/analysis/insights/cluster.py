"""Trace the blocks of a data set on a Ray cluster.

The driver writes blocks as Parquet files and assigns them to actors, one per processor, each with
its own network. The actors return the sums of each block. If an actor is lost, alone or with its
machine, its block is assigned again.
"""

import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import torch

from pointerscope import __version__
from pointerscope.analysis.insights.data import InsightData
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import Sample
from pointerscope.analysis.insights.run import BlockEngine, BlockTracer
from pointerscope.core.ray_cluster import ClusterError, connect_to_ray, first_line, last_line
from pointerscope.network.allocator import reuse_freed_memory
from pointerscope.network.bundles import Bundle
from pointerscope.training.state import exclusive_lock

BLOCKS_PER_ACTOR = 2  # assigned to each actor, so that none runs idle
MAX_LOSSES = 5  # of one block, before it is considered the cause
RESPONSE_TIMEOUT_SECONDS = 120  # until a silent cluster counts as lost


@contextmanager
def ray_engine(folder: Path, address: str | None = None) -> Iterator[BlockEngine]:
    """Provide an engine for `compute_insights` that traces blocks on all processors of a cluster.

    Args:
        folder: for the blocks in transit, in a subfolder. Every machine of the cluster must see it
            under the same path.
        address: host and port of a cluster's head; this process must run on a machine of the
            cluster. If None, start a cluster of this machine alone.

    Raises:
        ClusterError: Ray is not installed, or there is no cluster at the address. The engine raises
            it if the cluster runs another version or is lost.
    """
    with connect_to_ray(address) as ray, ExitStack() as stack:
        yield partial(_trace, ray, folder, stack)


class BlockWorker:
    """The Ray actor: holds a network and traces blocks that it reads from files."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        reuse_freed_memory()
        self._tracer: BlockTracer | None = None

    def version(self) -> str:
        """Return the version of PointerScope on this machine."""
        return __version__

    def trace(self, tracer: BlockTracer, path: str) -> Ledger:
        """Trace the block in a file and return its sums.

        Args:
            tracer: with the network. Only the first one is used, so that the network is built once.
            path: of the block's file.

        Raises:
            OSError: the file cannot be read on this machine.
        """
        from pointerscope.analysis.insights.blocks import read_block

        if self._tracer is None:
            self._tracer = tracer
        return self._tracer.trace(read_block(Path(path)))


def _trace(
    ray: Any,
    folder: Path,
    stack: ExitStack,
    bundle: Bundle,
    data: InsightData,
    missing: Sequence[int],
    removal: bool,
) -> Iterator[tuple[int, Ledger]]:
    """The engine. Leaving the cluster deletes its files, also after an error."""
    if missing:
        own_folder = stack.enter_context(_temporary_folder(folder / f"{bundle.id}.blocks"))
        tracer = ray.put(BlockTracer.for_bundle(bundle, removal))
        yield from _ActorPool(ray, tracer, own_folder).trace(data.blocks(missing), len(missing))


class _Job(NamedTuple):
    """A block assigned to an actor."""

    actor: Any
    number: int


class _ActorPool:
    """The actors and their blocks.

    Ray restarts a lost actor when a processor is free. Lost calls are repeated here rather than by
    Ray: with no free processor, Ray would wait forever while the other actors are idle.
    """

    def __init__(self, ray: Any, tracer: Any, folder: Path) -> None:
        self._ray = ray
        self._tracer = tracer
        self._folder = folder
        self._starting: dict[Any, Any] = {}  # actors by their pending first response
        self._tracing: dict[Any, _Job] = {}  # jobs by their pending result
        self._lost: list[int] = []
        self._losses: Counter[int] = Counter()

    def trace(
        self, blocks: Iterator[tuple[int, list[Sample]]], count: int
    ) -> Iterator[tuple[int, Ledger]]:
        """Yield the sums of `count` blocks, in the order in which they finish."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        actor_class = self._ray.remote(num_cpus=1, max_restarts=-1)(BlockWorker)
        for _ in range(max(1, min(processors, count))):
            self._await_start(actor_class.remote())
        while count:
            for response in self._finished():
                if response in self._starting:
                    self._start(response, blocks)
                elif (done := self._finish(response, blocks)) is not None:
                    count -= 1
                    yield done

    def _finished(self) -> list[Any]:
        """Wait until at least one pending response arrives, and return all that did."""
        while self._starting or self._tracing:
            awaited = [*self._starting, *self._tracing]
            ready, _ = self._ray.wait(awaited, timeout=RESPONSE_TIMEOUT_SECONDS)
            if ready:
                return list(ready)
            if not self._tracing:
                raise ClusterError(
                    f"No machine of the cluster has responded for {RESPONSE_TIMEOUT_SECONDS} "
                    "seconds. Finished blocks are saved: run the same command again once the "
                    "cluster is back."
                )
        raise ClusterError(
            "No worker is left. Finished blocks are saved: run the same command again."
        )

    def _await_start(self, actor: Any) -> None:
        """Wait for a sign that an actor is running, perhaps after a restart."""
        response = actor.version.options(max_task_retries=-1).remote()
        self._starting[response] = actor

    def _start(self, response: Any, blocks: Iterator[tuple[int, list[Sample]]]) -> None:
        actor = self._starting.pop(response)
        try:
            version = self._ray.get(response)
        except self._ray.exceptions.ActorDiedError as error:
            if not self._starting and not self._tracing:
                raise ClusterError(
                    f"No worker could be started: {last_line(error)} PointerScope "
                    f"{__version__} with the extra cluster must be installed on every machine."
                ) from error
            return
        except self._ray.exceptions.RayError:
            self._await_start(actor)
            return
        if version != __version__:
            raise ClusterError(
                f"The cluster runs PointerScope {version}, and this machine {__version__}. "
                "Install the same version on every machine."
            )
        self._assign(actor, blocks)

    def _finish(
        self, response: Any, blocks: Iterator[tuple[int, list[Sample]]]
    ) -> tuple[int, Ledger] | None:
        """Return the sums of a block; None if it was lost and must be traced again."""
        actor, number = self._tracing.pop(response)
        try:
            ledger: Ledger = self._ray.get(response)
        except self._ray.exceptions.RayTaskError as error:
            raise _tracing_error(error.cause, self._path(number)) from error
        except self._ray.exceptions.RayError as error:
            self._losses[number] += 1
            if self._losses[number] == MAX_LOSSES:
                raise ClusterError(
                    f"Block {number} was lost {MAX_LOSSES} times with the worker that traced it; "
                    "the machines may have too little memory. Finished blocks are saved."
                ) from error
            self._lost.append(number)
            if all(starting is not actor for starting in self._starting.values()):
                self._await_start(actor)
            return None
        self._path(number).unlink()
        self._assign(actor, blocks)
        return number, ledger

    def _assign(self, actor: Any, blocks: Iterator[tuple[int, list[Sample]]]) -> None:
        """Assign blocks, lost ones first, until the actor has `BLOCKS_PER_ACTOR`."""
        assigned = sum(job.actor is actor for job in self._tracing.values())
        for _ in range(BLOCKS_PER_ACTOR - assigned):
            number = self._lost.pop() if self._lost else self._write(next(blocks, None))
            if number is None:
                return
            response = actor.trace.remote(self._tracer, str(self._path(number)))
            self._tracing[response] = _Job(actor, number)

    def _write(self, block: tuple[int, list[Sample]] | None) -> int | None:
        from pointerscope.analysis.insights.blocks import write_block

        if block is None:
            return None
        number, samples = block
        write_block(self._path(number), samples)
        return number

    def _path(self, number: int) -> Path:
        return self._folder / f"block-{number:06}.parquet"


@contextmanager
def _temporary_folder(folder: Path) -> Iterator[Path]:
    """Provide an empty folder for this run, and delete it afterwards."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with exclusive_lock(folder):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(mode=0o700)
        try:
            yield folder.resolve()
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _tracing_error(cause: object, path: Path) -> Exception:
    """Return the exception for a block whose tracing failed, other than by losing its actor."""
    if isinstance(cause, OSError):
        return ClusterError(
            f"A machine of the cluster cannot read {path}: {cause.strerror or cause}. Choose a "
            "folder that all machines share with --blocks."
        )
    return ClusterError(f"A worker failed: {first_line(cause)} Finished blocks are saved.")
