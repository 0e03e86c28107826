"""Compute the insights of a bundle over a data set, block by block.

The sums of each block are stored in a file beside the bundle until all blocks are done. An
interrupted run resumes after its last completed block.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from pointerscope import __version__
from pointerscope.analysis.insights.aggregates import Pairs
from pointerscope.analysis.insights.data import TRAINED_SPLITS, InsightData, UnfitDataError
from pointerscope.analysis.insights.disclosure import round_people_in_table
from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.league import measure_league
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import Sample, measure_histories
from pointerscope.analysis.insights.section import InsightInputs, aggregates, sections
from pointerscope.analysis.insights.sections import explanations
from pointerscope.analysis.insights.verdicts import correct_for_number, refuse_fixed, refuse_trained
from pointerscope.core.array_types import Int, Integers
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.kinds import classify_places
from pointerscope.network.adapters.protocol import adapters
from pointerscope.network.allocator import release_freed_memory
from pointerscope.network.architecture import AdaptedArchitecture
from pointerscope.network.bundles import Bundle, network_of
from pointerscope.network.checkpoint import Checkpoint
from pointerscope.network.insights import MIN_PEOPLE, Claim, Insights, InsightTable
from pointerscope.network.network import Network
from pointerscope.training.state import exclusive_lock

# Yields the requested blocks, each with its sums, in any order.
BlockEngine = Callable[
    ["Bundle", "InsightData", "Sequence[int]", bool], Iterator[tuple[int, Ledger]]
]
Progress = Callable[[int, int], None]

_KEY = "key.txt"


@dataclass(frozen=True, eq=False)
class BlockTracer:
    """Traces blocks, in this process or in another one that it is sent to.

    Attributes:
        checkpoint: of the network.
        kinds: of its locations; see `classify_places`.
        removal: whether to repeat the prediction with each head removed.
    """

    checkpoint: Checkpoint
    kinds: Int[Integers, " V"]
    removal: bool

    @classmethod
    def for_bundle(cls, bundle: Bundle, removal: bool) -> BlockTracer:
        """Return a tracer for a bundle."""
        return cls(bundle.checkpoint, classify_places(bundle.places), removal)

    def trace(self, samples: Sequence[Sample]) -> Ledger:
        """Trace the histories of a block and sum the measurements."""
        measured = measure_histories(self._network, samples, kinds=self.kinds, removal=self.removal)
        return Ledger.from_measurements(measured, aggregates())

    @cached_property
    def _network(self) -> Network:
        return network_of(self.checkpoint)


def trace_in_process(
    bundle: Bundle, data: InsightData, missing: Sequence[int], removal: bool
) -> Iterator[tuple[int, Ledger]]:
    """Trace the blocks in this process, one at a time."""
    tracer = BlockTracer.for_bundle(bundle, removal)
    for number, samples in data.blocks(missing):
        ledger = tracer.trace(samples)
        del samples  # frees the memory before the next block is built
        release_freed_memory()
        yield number, ledger


def compute_insights(
    bundle: Bundle,
    data: InsightData,
    journal: Path,
    *,
    removal: bool = True,
    league: bool = False,
    engine: BlockEngine = trace_in_process,
    on_progress: Progress = lambda done, total: None,
    on_league_progress: Progress = lambda done, total: None,
    save: Callable[[Insights], object] = lambda insights: None,
) -> Insights:
    """Trace every history once, and compute the tables and claims of all sections.

    Args:
        bundle: of the network.
        data: the histories.
        journal: a temporary folder for the sums of each block. Results that an interrupted run with
            the same inputs left there are reused; any other content is replaced.
        removal: whether to measure the accuracy with each head removed, which takes one more
            forward pass per head.
        league: whether to grade explanations over a sample of the histories.
        engine: traces the blocks.
        on_progress: called with the number of blocks done and the total.
        on_league_progress: called with the parts of the league that are done, and all of them.
        save: called with the insights before the journal is deleted.

    Raises:
        UnfitDataError: there are too few people to publish aggregates of them.
        ResumeError: another process is computing the same.
    """
    journal.parent.mkdir(parents=True, exist_ok=True)
    with exclusive_lock(journal):
        done = _prepare_journal(journal, _key(bundle, data, removal))
        total = data.block_count
        on_progress(len(done), total)
        missing = [number for number in range(total) if number not in done]
        for number, ledger in engine(bundle, data, missing, removal):
            ledger.save(_block_path(journal, number))
            done.add(number)
            on_progress(len(done), total)
        ledger = Ledger.merge(Ledger.load(_block_path(journal, n)) for n in range(total))
        estimator = Estimator(ledger, invented=data.invented)
        try:
            _require_people(estimator.people, data)
            graded = None
            if league:
                graded = measure_league(bundle.network, data, on_league_progress)
            insights = build_insights(InsightInputs(bundle, data, estimator, graded))
        except UnfitDataError:
            shutil.rmtree(journal)  # a repeated run would fail on the same few people
            raise
        save(insights)
        shutil.rmtree(journal)
    return insights


def build_insights(inputs: InsightInputs) -> Insights:
    """Compute the tables and claims of all sections.

    Raises:
        UnfitDataError: there are too few people.
    """
    estimator, data = inputs.estimator, inputs.data
    _require_people(estimator.people, data)
    tables = _publish(
        (table for section in sections().values() for table in section.tables(inputs)), data
    )
    claims = _judge(inputs)
    return Insights(
        software=__version__,
        data_set=data.name,
        title=data.title,
        kind=data.kind,
        split=data.split,
        histories=estimator.histories,
        people=estimator.publish_people(estimator.people),
        invented=data.invented,
        notes=data.notes,
        tables=tables,
        claims=claims,
        **_days(data),
    )


def grade_explanations(
    bundle: Bundle,
    data: InsightData,
    insights: Insights,
    on_progress: Progress = lambda done, total: None,
) -> Insights:
    """Return insights with the league of explanations computed anew; all else stays.

    Raises:
        UnfitDataError: the insights are of another data set or split.
    """
    if (insights.data_set, insights.split) != (data.name, data.split):
        raise UnfitDataError(
            f"The insights of {bundle.id} describe the {insights.split} split of "
            f"{insights.data_set}, not the {data.split} split of {data.name}. Compute all of them: "
            "leave out --only-league."
        )
    league = measure_league(bundle.network, data, on_progress)
    tables = _publish(explanations.build_tables(league), data)
    others = [table for table in insights.tables if table.section != explanations.SECTION]
    return insights.model_copy(update={"tables": [*others, *tables]})


def _require_people(people: int, data: InsightData) -> None:
    """Require enough people for insights that disclose no single one."""
    if people < MIN_PEOPLE:
        raise UnfitDataError(
            f"The {data.split} split of {data.name} has histories of {people} people; "
            f"insights need at least {MIN_PEOPLE}, so that they disclose no single person. Choose "
            "another split, or a larger data set."
        )


def _publish(tables: Iterable[InsightTable | None], data: InsightData) -> list[InsightTable]:
    """Return tables as they are published: with their split, and numbers of real people rounded."""
    found = [table for table in tables if table is not None]
    if not data.invented:
        found = [round_people_in_table(table) for table in found]
    return [table.model_copy(update={"split": data.split}) for table in found]


def _judge(inputs: InsightInputs) -> list[Claim]:
    """Test the claims of all sections, and revise their verdicts together."""
    trained, fixed = inputs.data.split in TRAINED_SPLITS, _is_fixed(inputs.bundle)
    claims = []
    for section in sections().values():
        for claim in filter(None, section.claims(inputs)):
            if trained and section.is_of_accuracy(claim):
                claim = refuse_trained(claim)
            elif fixed and section.is_of_network:
                claim = refuse_fixed(claim)
            claims.append(claim)
    return correct_for_number(claims)


def _is_fixed(bundle: Bundle) -> bool:
    """Return whether a network is a fixed rule, in which training set nothing."""
    architecture = bundle.architecture
    return (
        isinstance(architecture, AdaptedArchitecture) and adapters()[architecture.adapter].is_fixed
    )


def journal_folder(bundle: Bundle) -> Path:
    """Return the folder in which a run for a bundle stores its progress."""
    return bundle.folder.with_name(f".{bundle.id}.insights")


def _days(data: InsightData) -> dict[str, Any]:
    """Return the dates of the first and last visit, of real people the months only.

    The first or last day is often the day of a single person.
    """
    if not isinstance(data.data_set, DataSet):
        return {}
    visits = [own for own in data.data_set.visits.values() if own]
    day_format = "%Y-%m-%d" if data.invented else "%Y-%m"
    return {
        "first_day": min(own[0].arrival for own in visits).strftime(day_format),
        "last_day": max(own[-1].arrival for own in visits).strftime(day_format),
    }


def _key(bundle: Bundle, data: InsightData, removal: bool) -> str:
    """Return a key that is equal for runs that can share each other's blocks."""
    names = (item.name if isinstance(item, Pairs) else item.key for item in aggregates())
    parts = (__version__, bundle.version, data.digest, data.block_size, removal, *names)
    return "\n".join(map(str, parts))


def _prepare_journal(journal: Path, key: str) -> set[int]:
    """Prepare the folder; return the blocks that an earlier run with the same key completed."""
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
    return {int(path.stem.removeprefix("block-")) for path in _readable_blocks(journal)}


def _readable_blocks(journal: Path) -> Iterator[Path]:
    """Yield the blocks that can be read, and delete damaged ones so that they are traced again."""
    for path in journal.glob("block-*.npz"):
        try:
            Ledger.load(path)
        except (OSError, ValueError, KeyError, BadZipFile):
            path.unlink()
        else:
            yield path


def _block_path(journal: Path, number: int) -> Path:
    return journal / f"block-{number:06}.npz"
