"""Single histories behind the aggregates: those of a row, and the most confident predictions.

Listed histories are read as queries, so that opening the query reproduces the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.insights.data import SplitChoice, read_split
from pointerscope.analysis.insights.measurements import (
    NO_TARGET,
    HistoryMeasurements,
    Sample,
    measure_histories,
)
from pointerscope.analysis.insights.section import groupings
from pointerscope.core.array_types import Float, Int
from pointerscope.core.memoise import memoise_by_object
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.data_set import DataSet, Records
from pointerscope.mobility.histories import History
from pointerscope.mobility.kinds import classify_places
from pointerscope.mobility.notation import WEEKDAY_NAMES
from pointerscope.mobility.places import UNKNOWN, People, Places
from pointerscope.mobility.query import Query, RecordInput, read_query
from pointerscope.network.bundles import Bundle, ExampleHistory

Numbers = NDArray[np.float32]

MAX_LISTED = 50
MAX_MOST_CONFIDENT = 10
_MINUTES_AN_HOUR = 60


class HistoryQuery(NamedTuple):
    """A history as a query for the explore page.

    Attributes:
        title: for readers.
        user: the person's id; None for nobody in particular.
        visits: in visit notation.
        predict_at: when the visit to predict begins.
    """

    title: str
    user: int | None
    visits: str
    predict_at: str

    @property
    def query(self) -> Query:
        """The query as `read_query` expects it."""
        user = None if self.user is None else str(self.user)
        return Query(user=user, visits=self.visits, predict_at=self.predict_at)


class ListedHistory(NamedTuple):
    """A history with the network's prediction; None where unknown or absent.

    Attributes:
        query: the history.
        target: where the person went.
        target_name: its name, or its number if it has none.
        answer: the prediction.
        answer_name: its name, likewise.
        gate: the learned gate.
        entropy: of the pointer weights, in nats.
        confidence: the probability of the prediction.
        right: whether the prediction is the target.
    """

    query: HistoryQuery
    target: int | None
    target_name: str | None
    answer: int
    answer_name: str
    gate: float | None
    entropy: float | None
    confidence: float
    right: bool | None


class HistoryListing(NamedTuple):
    """Some histories of a group.

    Attributes:
        items: the first histories.
        total: number of all.
        ungrouped: number of histories in no group, because the quantity behind the grouping is
            unknown for them.
    """

    items: list[ListedHistory]
    total: int
    ungrouped: int = 0


@memoise_by_object
def example_histories(bundle: Bundle) -> MeasuredHistories:
    """Return the example histories of a bundle, measured in one pass; memoised."""
    samples, queries = [], []
    for example in bundle.histories:
        query = _example_query(example, bundle.people)
        try:
            read = read_query(
                query.query, bundle.places, bundle.people, bundle.architecture.max_visits
            )
        except InvalidQueryError:  # such as one with too many visits
            continue
        samples.append(Sample(replace(read.history, target=example.target), read.history.user))
        queries.append(query)
    kinds = classify_places(bundle.places)
    blocks = (
        [_compact(measure_histories(bundle.network, samples, kinds=kinds).rows)] if samples else []
    )
    return MeasuredHistories(bundle.places, _concatenate(blocks), queries.__getitem__)


def measure_data_set(
    bundle: Bundle, data: DataSet | Records, split: SplitChoice
) -> MeasuredHistories:
    """Measure the histories of a split; each takes a few hundred bytes of memory.

    Raises:
        UnfitDataError: the network cannot read them.
    """
    source, kinds = read_split(bundle, data, split), classify_places(bundle.places)
    blocks: list[_Compact] = []
    packed: list[_PackedHistory] = []
    for _, samples in source.blocks(range(source.block_count)):
        blocks.append(_compact(measure_histories(bundle.network, samples, kinds=kinds).rows))
        packed += [_PackedHistory.pack(sample.history) for sample in samples]

    def query_of(index: int) -> HistoryQuery | None:
        return _history_query(packed[index].history, bundle_parts)

    bundle_parts = bundle.places, bundle.people, bundle.architecture.max_visits
    return MeasuredHistories(bundle.places, _concatenate(blocks), query_of)


@dataclass(frozen=True, eq=False)
class MeasuredHistories:
    """N measured histories that can be listed.

    Attributes:
        places: with the names of locations.
        measured: their measurements.
        query_of: returns the query of a history; None if visit notation cannot express it.
    """

    places: Places
    measured: _Compact
    query_of: Callable[[int], HistoryQuery | None]

    def __len__(self) -> int:
        """The number of histories."""
        return len(self.measured.answers)

    def in_groups(self, by: str, groups: Sequence[int], limit: int = MAX_LISTED) -> HistoryListing:
        """List histories of some groups of a grouping.

        If the grouping bins a quantity, histories nearest to the groups' end of the scale come
        first, such as the lowest gates. Otherwise the most confident predictions come first.

        Args:
            by: the grouping's name.
            groups: of the grouping.
            limit: maximal number of histories to list.

        Raises:
            KeyError: there is no such grouping.
        """
        labels = groupings()[by].labels
        own = self.measured.groups.get(by)
        if own is None:
            return HistoryListing([], 0, len(self))
        found = np.flatnonzero(np.isin(own, groups))
        by_value = self.measured.values.get(by)
        if by_value is None:
            order = -self.measured.confidence[found]
        else:
            low = 2 * max(groups, default=0) < len(labels)
            order = by_value[found] if low else -by_value[found]
        found = found[np.argsort(order, kind="stable")]
        return HistoryListing(self._listed(found, limit), len(found), int((own < 0).sum()))

    def count_in_groups(self, by: str, groups: Sequence[int]) -> int:
        """Count the histories in some groups of a grouping."""
        own = self.measured.groups.get(by)
        return 0 if own is None else int(np.isin(own, groups).sum())

    def most_confident(self, right: bool, limit: int = MAX_MOST_CONFIDENT) -> HistoryListing:
        """List the most confident right, or wrong, predictions."""
        found = np.flatnonzero(self.measured.right == float(right))
        order = np.argsort(-self.measured.confidence[found], kind="stable")
        unknown = int(np.isnan(self.measured.right).sum())
        return HistoryListing(self._listed(found[order], limit), len(found), unknown)

    def _listed(self, indices: Iterable[int], limit: int) -> list[ListedHistory]:
        items: list[ListedHistory] = []
        for index in map(int, indices):
            if len(items) == limit:
                break
            query = self.query_of(index)
            if query is not None:
                items.append(self._describe(index, query))
        return items

    def _describe(self, index: int, query: HistoryQuery) -> ListedHistory:
        rows = self.measured
        target, right = int(rows.targets[index]), float(rows.right[index])
        answer = int(rows.answers[index])
        return ListedHistory(
            query=query,
            target=None if target == NO_TARGET else target,
            target_name=None if target == NO_TARGET else self._name(target),
            answer=answer,
            answer_name=self._name(answer),
            gate=None if rows.gate is None else float(rows.gate[index]),
            entropy=None if rows.entropy is None else float(rows.entropy[index]),
            confidence=float(rows.confidence[index]),
            right=None if np.isnan(right) else right > 0,
        )

    def _name(self, location: int) -> str:
        return "an unknown place" if location == UNKNOWN else self.places[location].label


@dataclass(frozen=True, eq=False)
class _Compact:
    """The measurements that lists need.

    Attributes:
        groups: the group of every history, by grouping; without those that the network lacks.
        values: the binned quantity of every history, by grouping; only for bins.
    """

    groups: dict[str, Int[NDArray[np.int16], " N"]]
    values: dict[str, Float[Numbers, " N"]]
    gate: Float[Numbers, " N"] | None
    entropy: Float[Numbers, " N"] | None
    confidence: Float[Numbers, " N"]
    right: Float[Numbers, " N"]
    answers: Int[NDArray[np.int32], " N"]
    targets: Int[NDArray[np.int32], " N"]


def _compact(rows: HistoryMeasurements) -> _Compact:
    groups: dict[str, Any] = {}
    values: dict[str, Any] = {}
    for name, grouping in groupings().items():
        found = grouping.assign(rows)
        if found is None:
            continue
        groups[name] = found.astype(np.int16)
        numbers = None if grouping.quantity is None else grouping.quantity.read(rows)
        if numbers is not None:
            values[name] = np.nan_to_num(numbers.astype(np.float32))
    return _Compact(
        groups,
        values,
        gate=rows.gate,
        entropy=rows.entropy,
        confidence=rows.confidence,
        right=rows.right,
        answers=rows.answers.astype(np.int32),
        targets=rows.targets.astype(np.int32),
    )


def _concatenate(blocks: Sequence[_Compact]) -> _Compact:
    if not blocks:
        none, nobody = np.zeros(0, np.float32), np.zeros(0, np.int32)
        return _Compact({}, {}, none, none, none, none, nobody, nobody)
    first = blocks[0]

    def all_of(name: str) -> Any:
        if getattr(first, name) is None:
            return None
        return np.concatenate([getattr(block, name) for block in blocks])

    return _Compact(
        {key: np.concatenate([block.groups[key] for block in blocks]) for key in first.groups},
        {key: np.concatenate([block.values[key] for block in blocks]) for key in first.values},
        *map(all_of, ("gate", "entropy", "confidence", "right", "answers", "targets")),
    )


class _PackedHistory(NamedTuple):
    """A history, stored compactly."""

    user: int
    columns: Int[NDArray[np.int32], "5 T"]

    @classmethod
    def pack(cls, history: History) -> _PackedHistory:
        columns = (
            history.locations,
            history.weekdays,
            history.start_minutes,
            history.durations,
            history.days_before,
        )
        return cls(history.user, np.stack(columns).astype(np.int32))

    @property
    def history(self) -> History:
        locations, weekdays, minutes, stays, days = self.columns.astype(np.int64)
        return History(locations, self.user, weekdays, minutes, stays, days)


def _example_query(example: ExampleHistory, people: People) -> HistoryQuery:
    known = example.user is not None and 0 < example.user < people.users
    user = example.user if known else None
    return HistoryQuery(example.title, user, example.visits, example.predict_at)


def _history_query(history: History, parts: tuple[Places, People, int]) -> HistoryQuery | None:
    """Write a history as visits of the reference week; None if that would change the history."""
    places, people, max_visits = parts
    user = history.user if 0 < history.user < people.users else 0
    record = RecordInput.of(replace(history, user=user))
    try:
        read = read_query(Query(record=record), places, people, max_visits)
    except InvalidQueryError:
        return None
    if read.notation is None:
        return None
    hour, minute = divmod(int(history.start_minutes[-1]), _MINUTES_AN_HOUR)
    day = WEEKDAY_NAMES[int(history.weekdays[-1]) % len(WEEKDAY_NAMES)]
    return HistoryQuery(
        title=f"{people.name(user)}: {day} {hour:02}:{minute:02}",
        user=user or None,
        visits=read.notation,
        predict_at=read.predict_at.isoformat(timespec="minutes"),
    )
