"""The blocks of a data set traced on a Ray cluster.

The driver writes blocks as Parquet files a little ahead of need and hands their numbers out to
actors, one for each processor, each with a network of its own. The sums of every block come back.
A block whose actor was lost, be it with its whole machine, is handed out again.
"""

from __future__ import annotations

import shutil
from collections import Counter
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import torch

from pointerscope import __version__
from pointerscope.analysis.insights.run import Tracer
from pointerscope.core.ray_cluster import ClusterError, first_line, joined, last_line
from pointerscope.network.memory import keep_freed_memory
from pointerscope.training.state import alone

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pointerscope.analysis.insights.ledger import Ledger
    from pointerscope.analysis.insights.rows import Case
    from pointerscope.analysis.insights.run import Engine
    from pointerscope.analysis.insights.source import Source
    from pointerscope.network.bundles import Bundle

BLOCKS_AHEAD = 2  # with each actor, so that none waits for the next
MOST_LOSSES = 5  # of one block, before it is taken to be the cause
PATIENCE = 120  # seconds in which no machine answers


@contextmanager
def on_ray(folder: Path, address: str | None = None) -> Iterator[Engine]:
    """An engine for `compute` that traces blocks on every processor of a cluster.

    Args:
        folder: where blocks lie while they are under way, in a folder of their own; every machine
            of the cluster must see it under the same name.
        address: host and port of a cluster's head, on one of whose machines this runs; a cluster
            of this machine alone is started if left out.

    Raises:
        ClusterError: Ray is not installed, or there is no cluster at the address. The engine raises
            it where the cluster runs another version, or is lost altogether.
    """
    with joined(address) as ray, ExitStack() as stack:
        yield partial(_trace, ray, folder, stack)


class Worker:
    """What runs as an actor: it holds the network, and traces the blocks whose files it is told."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        keep_freed_memory()
        self._tracer: Tracer | None = None

    def version(self) -> str:
        """Of the software on this machine."""
        return __version__

    def trace(self, tracer: Tracer, path: str) -> Ledger:
        """The sums of a block.

        Args:
            tracer: the one that is kept, so that only the first makes a network.
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
    source: Source,
    missing: Sequence[int],
    removal: bool,
) -> Iterator[tuple[int, Ledger]]:
    """The engine itself; whatever happens, its files go when the cluster is left."""
    if missing:
        own_folder = stack.enter_context(_emptied(folder / f"{bundle.id}.blocks"))
        tracer = ray.put(Tracer.of(bundle, removal))
        yield from _Crew(ray, tracer, own_folder).trace(source.blocks(missing), len(missing))


class _Job(NamedTuple):
    """A block that an actor has been given."""

    actor: Any
    number: int


class _Crew:
    """The actors, and which block is with whom.

    Ray restarts an actor that was lost where there is room, now or later. It is not Ray that
    repeats the lost call: where there is no room the call would wait for ever, while the other
    actors have nothing left to do.
    """

    def __init__(self, ray: Any, tracer: Any, folder: Path) -> None:
        self._ray = ray
        self._tracer = tracer
        self._folder = folder
        self._asked: dict[Any, Any] = {}  # actors by the answer that shows that they are there
        self._tracing: dict[Any, _Job] = {}  # by the sums to come
        self._lost: list[int] = []
        self._losses: Counter[int] = Counter()

    def trace(
        self, blocks: Iterator[tuple[int, list[Case]]], count: int
    ) -> Iterator[tuple[int, Ledger]]:
        """The sums of so many blocks, in the order in which they come back."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        actor_class = self._ray.remote(num_cpus=1, max_restarts=-1)(Worker)
        for _ in range(max(1, min(processors, count))):
            self._ask(actor_class.remote())
        while count:
            for answer in self._answers():
                if answer in self._asked:
                    self._begin(answer, blocks)
                elif (done := self._end(answer, blocks)) is not None:
                    count -= 1
                    yield done

    def _answers(self) -> list[Any]:
        """What has come back; waits until something has."""
        while self._asked or self._tracing:
            awaited = [*self._asked, *self._tracing]
            found, _ = self._ray.wait(awaited, timeout=PATIENCE)
            if found:
                return list(found)
            if not self._tracing:
                raise ClusterError(
                    f"No machine of the cluster has answered for {PATIENCE} seconds. What is done "
                    "is kept: give the same command again when there is one."
                )
        raise ClusterError("No worker is left. What is done is kept: give the same command again.")

    def _ask(self, actor: Any) -> None:
        """Await a sign that an actor is there, be it after a restart."""
        answer = actor.version.options(max_task_retries=-1).remote()
        self._asked[answer] = actor

    def _begin(self, answer: Any, blocks: Iterator[tuple[int, list[Case]]]) -> None:
        """Give work to an actor that is there."""
        actor = self._asked.pop(answer)
        try:
            version = self._ray.get(answer)
        except self._ray.exceptions.ActorDiedError as error:
            if not self._asked and not self._tracing:
                raise ClusterError(
                    f"No worker could be started: {last_line(error)} PointerScope "
                    f"{__version__} with the extra cluster must be installed on every machine."
                ) from error
            return
        except self._ray.exceptions.RayError:
            self._ask(actor)
            return
        if version != __version__:
            raise ClusterError(
                f"The cluster has version {version} of PointerScope, and this is {__version__}; "
                "install the same on every machine."
            )
        self._give(actor, blocks)

    def _end(
        self, answer: Any, blocks: Iterator[tuple[int, list[Case]]]
    ) -> tuple[int, Ledger] | None:
        """The sums of a block; None where it was lost and must be traced again."""
        actor, number = self._tracing.pop(answer)
        try:
            ledger: Ledger = self._ray.get(answer)
        except self._ray.exceptions.RayTaskError as error:
            raise _failed(error.cause, self._path(number)) from error
        except self._ray.exceptions.RayError as error:
            self._losses[number] += 1
            if self._losses[number] == MOST_LOSSES:
                raise ClusterError(
                    f"Block {number} was lost {MOST_LOSSES} times with the worker that traced it; "
                    "the machines may have too little memory. What is done is kept."
                ) from error
            self._lost.append(number)
            if all(asked is not actor for asked in self._asked.values()):
                self._ask(actor)
            return None
        self._path(number).unlink()
        self._give(actor, blocks)
        return number, ledger

    def _give(self, actor: Any, blocks: Iterator[tuple[int, list[Case]]]) -> None:
        """Hand out blocks, first of all those that were lost, until the actor has enough."""
        held = sum(job.actor is actor for job in self._tracing.values())
        for _ in range(BLOCKS_AHEAD - held):
            number = self._lost.pop() if self._lost else self._written(next(blocks, None))
            if number is None:
                return
            answer = actor.trace.remote(self._tracer, str(self._path(number)))
            self._tracing[answer] = _Job(actor, number)

    def _written(self, block: tuple[int, list[Case]] | None) -> int | None:
        from pointerscope.analysis.insights.blocks import write_block

        if block is None:
            return None
        number, cases = block
        write_block(self._path(number), cases)
        return number

    def _path(self, number: int) -> Path:
        return self._folder / f"block-{number:06}.parquet"


@contextmanager
def _emptied(folder: Path) -> Iterator[Path]:
    """A folder for this run alone, which goes with it; what an earlier one left is removed."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with alone(folder):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(mode=0o700)
        try:
            yield folder.resolve()
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _failed(cause: object, path: Path) -> Exception:
    """What to raise where a block could not be traced, other than by losing who traced it."""
    if isinstance(cause, OSError):
        return ClusterError(
            f"A machine of the cluster cannot read {path}: {cause.strerror or cause}. Name a "
            "folder that all machines share with --blocks."
        )
    return ClusterError(f"A worker failed: {first_line(cause)} What is done is kept.")
