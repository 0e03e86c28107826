"""The whole computation for a bundle and its data, block after block.

What is added up over each block stands in a file of its own beside the bundle until all is done, so
that a run that was killed goes on from the last block that was completed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

from pointerscope import __version__
from pointerscope.analysis.insights.aggregates import Pairs
from pointerscope.analysis.insights.estimates import Found
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.rows import measure
from pointerscope.analysis.insights.section import Context, aggregates, sections
from pointerscope.analysis.insights.source import UnfitDataError
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.kinds import kinds_of
from pointerscope.network.checkpoint import build_network
from pointerscope.network.insights import LEAST_PEOPLE, Insights
from pointerscope.network.memory import hand_back_freed_memory
from pointerscope.training.state import alone

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import numpy as np
    from jaxtyping import Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.rows import Case
    from pointerscope.analysis.insights.source import Source
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.checkpoint import Checkpoint
    from pointerscope.network.pointer_network import PointerNetwork

# Blocks of these numbers, each with its sums, in any order.
Engine = Callable[["Bundle", "Source", "Sequence[int]", bool], Iterator[tuple[int, Ledger]]]
Progress = Callable[[int, int], None]

_KEY = "key.txt"


@dataclass(frozen=True, eq=False)
class Tracer:
    """What traces blocks, here or, sent there, elsewhere.

    Attributes:
        checkpoint: of the network that is asked.
        kinds: of its locations, as `kinds_of` gives them.
        removal: whether it is asked again without each head.
    """

    checkpoint: Checkpoint
    kinds: Int[NDArray[np.int64], " V"]
    removal: bool

    @classmethod
    def of(cls, bundle: Bundle, removal: bool) -> Tracer:
        """The one for a bundle."""
        return cls(bundle.checkpoint, kinds_of(bundle.places), removal)

    def trace(self, cases: Sequence[Case]) -> Ledger:
        """The sums of a block."""
        measured = measure(self._network, cases, kinds=self.kinds, removal=self.removal)
        return Ledger.of(measured, aggregates())

    @cached_property
    def _network(self) -> PointerNetwork:
        return build_network(self.checkpoint)


def here(
    bundle: Bundle, source: Source, missing: Sequence[int], removal: bool
) -> Iterator[tuple[int, Ledger]]:
    """Trace the blocks in this process, one after the other."""
    tracer = Tracer.of(bundle, removal)
    for number, cases in source.blocks(missing):
        ledger = tracer.trace(cases)
        del cases  # which would stay while the next block is made
        hand_back_freed_memory()
        yield number, ledger


def compute(
    bundle: Bundle,
    source: Source,
    journal: Path,
    *,
    removal: bool = True,
    engine: Engine = here,
    on_progress: Progress = lambda done, total: None,
    keep: Callable[[Insights], object] = lambda made: None,
) -> Insights:
    """Trace every history once, and make tables and claims of what is added up.

    Args:
        bundle: its network is asked.
        source: the histories.
        journal: a folder for what each block comes to, which is there only meanwhile; what an
            interrupted run of the same left there is used, anything else in it replaced.
        removal: whether to measure what becomes of the answers without each head, which takes one
            more pass for each of them.
        engine: traces blocks.
        on_progress: is told how many blocks are done, of how many.
        keep: is given the insights before the journal goes.

    Raises:
        UnfitDataError: there are too few people to say anything without saying it of one.
        ResumeError: another process is at it.
    """
    journal.parent.mkdir(parents=True, exist_ok=True)
    with alone(journal):
        done = _prepared(journal, _key(bundle, source, removal))
        total = source.block_count
        on_progress(len(done), total)
        missing = [number for number in range(total) if number not in done]
        for number, ledger in engine(bundle, source, missing, removal):
            ledger.save(_block(journal, number))
            done.add(number)
            on_progress(len(done), total)
        found = Found(Ledger.joined(Ledger.load(_block(journal, n)) for n in range(total)))
        try:
            insights = written(Context(bundle, source, found))
        except UnfitDataError:
            shutil.rmtree(journal)  # nothing will go on from these few people
            raise
        keep(insights)
        shutil.rmtree(journal)
    return insights


def written(context: Context) -> Insights:
    """The tables and claims of all sections.

    Raises:
        UnfitDataError: there are too few people.
    """
    found, source = context.found, context.source
    if found.people < LEAST_PEOPLE:
        raise UnfitDataError(
            f"The {source.split} split of {source.name} holds histories of {found.people} people; "
            f"aggregates of fewer than {LEAST_PEOPLE} would say too much of each."
        )
    made = [table for section in sections().values() for table in section.tables(context)]
    claims = [claim for section in sections().values() for claim in section.claims(context)]
    return Insights(
        software=__version__,
        data_set=source.name,
        title=source.title,
        kind=source.kind,
        split=source.split,
        histories=found.histories,
        people=found.people,
        notes=source.notes,
        tables=[table for table in made if table is not None],
        claims=[claim for claim in claims if claim is not None],
        **_days(source),
    )


def journal_of(bundle: Bundle) -> Path:
    """Where an interrupted run for a bundle stands."""
    return bundle.folder.with_name(f".{bundle.id}.insights")


def _days(source: Source) -> dict[str, Any]:
    """When the visits were; of real people the months, as a first or last day is somebody's own."""
    if not isinstance(source.data, DataSet):
        return {}
    everybody = [own for own in source.data.visits.values() if own]
    written = "%Y-%m-%d" if source.data.invented else "%Y-%m"
    return {
        "first_day": min(own[0].arrival for own in everybody).strftime(written),
        "last_day": max(own[-1].arrival for own in everybody).strftime(written),
    }


def _key(bundle: Bundle, source: Source, removal: bool) -> str:
    """The same for runs that can use each other's blocks."""
    added_up = (one.name if isinstance(one, Pairs) else one.key for one in aggregates())
    parts = (__version__, bundle.version, source.digest, source.block_size, removal, *added_up)
    return "\n".join(map(str, parts))


def _prepared(journal: Path, key: str) -> set[int]:
    """The blocks that an earlier run of the same completed; the folder is made ready for more."""
    try:
        same = (journal / _KEY).read_text(encoding="utf-8") == key
    except OSError:
        same = False
    if not same:
        shutil.rmtree(journal, ignore_errors=True)
        journal.mkdir(mode=0o700)
        try:
            (journal / _KEY).write_text(key, encoding="utf-8")
        except OSError:
            shutil.rmtree(journal)
            raise
    return {int(path.stem.removeprefix("block-")) for path in _whole_blocks(journal)}


def _whole_blocks(journal: Path) -> Iterator[Path]:
    """The blocks that can be read; others, as a failing disk leaves them, are traced again."""
    for path in journal.glob("block-*.npz"):
        try:
            Ledger.load(path)
        except (OSError, ValueError, KeyError, BadZipFile):
            path.unlink()
        else:
            yield path


def _block(journal: Path, number: int) -> Path:
    return journal / f"block-{number:06}.npz"
