"""Single histories behind the aggregates: which of them fall into a row, and the surest answers.

Whatever is listed is read as a query, so that the same query asked again gives the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.analysis.insights.rows import NO_TARGET, Case, measure
from pointerscope.analysis.insights.section import groupings
from pointerscope.analysis.insights.source import read_for
from pointerscope.core.memoise import once_for_each
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.histories import History
from pointerscope.mobility.kinds import kinds_of
from pointerscope.mobility.notation import WEEKDAY_NAMES
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.query import Query, RecordInput, read_query

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.analysis.insights.source import SplitName
    from pointerscope.mobility.data_set import DataSet, Records
    from pointerscope.mobility.places import People, Places
    from pointerscope.network.bundles import Bundle, ExampleHistory

    Numbers = NDArray[np.float32]

MOST_LISTED = 50
SUREST = 10
_MINUTES_AN_HOUR = 60


class Asked(NamedTuple):
    """A history as a query: what the explore page is opened with.

    Attributes:
        title: for reading.
        user: the person's id, None for nobody in particular.
        visits: in the visit notation.
        predict_at: when the visit to predict begins.
    """

    title: str
    user: int | None
    visits: str
    predict_at: str

    @property
    def query(self) -> Query:
        """The same for reading."""
        user = None if self.user is None else str(self.user)
        return Query(user=user, visits=self.visits, predict_at=self.predict_at)


class Listed(NamedTuple):
    """A history with what the network makes of it; None for what is not known or not there.

    Attributes:
        asked: the history.
        target: where the person went.
        target_name: its name, or its number where it has none.
        answer: the first answer among the known places.
        answer_name: likewise.
        gate: the learned one.
        entropy: of the pointer's weights, in nats.
        confidence: the probability of the first answer.
        right: whether the first answer is the target.
    """

    asked: Asked
    target: int | None
    target_name: str | None
    answer: int
    answer_name: str
    gate: float | None
    entropy: float | None
    confidence: float
    right: bool | None


class Listing(NamedTuple):
    """Some histories of a group.

    Attributes:
        items: the first of them.
        total: how many there are.
        unparted: how many others belong to no group, because what parts them is not known.
    """

    items: list[Listed]
    total: int
    unparted: int = 0


@once_for_each
def example_histories(bundle: Bundle) -> Histories:
    """The example histories of a bundle, measured in one pass."""
    cases, kept = [], []
    for example in bundle.histories:
        asked = _asked(example, bundle.people)
        try:
            read = read_query(
                asked.query, bundle.places, bundle.people, bundle.architecture.max_visits
            )
        except InvalidQueryError:  # such as one that is longer than the network takes
            continue
        cases.append(Case(replace(read.history, target=example.target), read.history.user))
        kept.append(asked)
    kinds = kinds_of(bundle.places)
    blocks = [_compact(measure(bundle.network, cases, kinds=kinds).rows)] if cases else []
    return Histories(bundle.places, _concatenated(blocks), kept.__getitem__)


def histories_of(bundle: Bundle, data: DataSet | Records, split: SplitName) -> Histories:
    """The histories of a split of a data set, kept in a few hundred bytes each.

    Raises:
        UnfitDataError: the network cannot read them.
    """
    source, kinds = read_for(bundle, data, split), kinds_of(bundle.places)
    blocks: list[_Compact] = []
    packed: list[_Packed] = []
    for _, cases in source.blocks(range(source.block_count)):
        blocks.append(_compact(measure(bundle.network, cases, kinds=kinds).rows))
        packed += [_Packed.of(case.history) for case in cases]

    def asked(index: int) -> Asked | None:
        return _written(packed[index].history, bundle_parts)

    bundle_parts = bundle.places, bundle.people, bundle.architecture.max_visits
    return Histories(bundle.places, _concatenated(blocks), asked)


@dataclass(frozen=True, eq=False)
class Histories:
    """N measured histories to list.

    Attributes:
        places: what locations are called.
        measured: what the network makes of them.
        asked: the query of each; None where no visits can be written that give the history.
    """

    places: Places
    measured: _Compact
    asked: Callable[[int], Asked | None]

    def __len__(self) -> int:
        """The number of histories."""
        return len(self.measured.answers)

    def of_groups(self, by: str, groups: Sequence[int], most: int = MOST_LISTED) -> Listing:
        """Histories of some groups of a grouping.

        Where what parts them is a number, those nearest to the end of the scale that the groups
        are nearest to come first, such as the lowest gate; elsewhere the surest answers.

        Args:
            by: the grouping's name.
            groups: of it.
            most: how many to list.

        Raises:
            KeyError: there is no such grouping.
        """
        labels = groupings()[by].labels
        own = self.measured.groups.get(by)
        if own is None:
            return Listing([], 0, len(self))
        found = np.flatnonzero(np.isin(own, groups))
        by_value = self.measured.values.get(by)
        if by_value is None:
            order = -self.measured.confidence[found]
        else:
            low = 2 * max(groups, default=0) < len(labels)
            order = by_value[found] if low else -by_value[found]
        found = found[np.argsort(order, kind="stable")]
        return Listing(self._listed(found, most), len(found), int((own < 0).sum()))

    def times(self, by: str, groups: Sequence[int]) -> int:
        """How many histories belong to some groups of a grouping."""
        own = self.measured.groups.get(by)
        return 0 if own is None else int(np.isin(own, groups).sum())

    def surest(self, right: bool, most: int = SUREST) -> Listing:
        """The most confident right, or wrong, answers."""
        found = np.flatnonzero(self.measured.right == float(right))
        order = np.argsort(-self.measured.confidence[found], kind="stable")
        unknown = int(np.isnan(self.measured.right).sum())
        return Listing(self._listed(found[order], most), len(found), unknown)

    def _listed(self, indices: Iterable[int], most: int) -> list[Listed]:
        items: list[Listed] = []
        for index in map(int, indices):
            if len(items) == most:
                break
            asked = self.asked(index)
            if asked is not None:
                items.append(self._one(index, asked))
        return items

    def _one(self, index: int, asked: Asked) -> Listed:
        found = self.measured
        target, right = int(found.targets[index]), float(found.right[index])
        answer = int(found.answers[index])
        return Listed(
            asked=asked,
            target=None if target == NO_TARGET else target,
            target_name=None if target == NO_TARGET else self._name(target),
            answer=answer,
            answer_name=self._name(answer),
            gate=None if found.gate is None else float(found.gate[index]),
            entropy=None if found.entropy is None else float(found.entropy[index]),
            confidence=float(found.confidence[index]),
            right=None if np.isnan(right) else right > 0,
        )

    def _name(self, location: int) -> str:
        return "an unknown place" if location == UNKNOWN else self.places[location].label


@dataclass(frozen=True, eq=False)
class _Compact:
    """What is kept of rows.

    Attributes:
        groups: by grouping, the group of every history; those that the network lacks are not there.
        values: by grouping, the number that parts the histories, where it is one.
    """

    groups: dict[str, Int[NDArray[np.int16], " N"]]
    values: dict[str, Float[Numbers, " N"]]
    gate: Float[Numbers, " N"] | None
    entropy: Float[Numbers, " N"] | None
    confidence: Float[Numbers, " N"]
    right: Float[Numbers, " N"]
    answers: Int[NDArray[np.int32], " N"]
    targets: Int[NDArray[np.int32], " N"]


def _compact(rows: Rows) -> _Compact:
    groups: dict[str, Any] = {}
    values: dict[str, Any] = {}
    for name, grouping in groupings().items():
        found = grouping.of(rows)
        if found is None:
            continue
        groups[name] = found.astype(np.int16)
        numbers = None if grouping.quantity is None else grouping.quantity.of(rows)
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


def _concatenated(blocks: Sequence[_Compact]) -> _Compact:
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


class _Packed(NamedTuple):
    """A history in few bytes."""

    user: int
    columns: Int[NDArray[np.int32], "5 T"]

    @classmethod
    def of(cls, history: History) -> _Packed:
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


def _asked(example: ExampleHistory, people: People) -> Asked:
    known = example.user is not None and 0 < example.user < people.users
    user = example.user if known else None
    return Asked(example.title, user, example.visits, example.predict_at)


def _written(history: History, of: tuple[Places, People, int]) -> Asked | None:
    """A history as visits of the reference week, if they give the same history."""
    places, people, max_visits = of
    user = history.user if 0 < history.user < people.users else 0
    record = RecordInput(
        X=history.locations.tolist(),
        user_X=user,
        weekday_X=history.weekdays.tolist(),
        start_min_X=history.start_minutes.tolist(),
        dur_X=history.durations.tolist(),
        diff=history.days_before.tolist(),
    )
    try:
        read = read_query(Query(record=record), places, people, max_visits)
    except InvalidQueryError:
        return None
    if read.notation is None:
        return None
    hour, minute = divmod(int(history.start_minutes[-1]), _MINUTES_AN_HOUR)
    day = WEEKDAY_NAMES[int(history.weekdays[-1]) % len(WEEKDAY_NAMES)]
    return Asked(
        title=f"{people.name(user)}: {day} {hour:02}:{minute:02}",
        user=user or None,
        visits=read.notation,
        predict_at=read.predict_at.isoformat(timespec="minutes"),
    )
