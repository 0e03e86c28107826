"""Data sets, and their division into histories for training, validation and test."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, time, timedelta
from functools import cached_property
from statistics import median
from typing import Annotated, Literal, NamedTuple

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from pointerscope.core.array_types import Int, Integers
from pointerscope.mobility.histories import (
    History,
    build_history,
    reconstruct_visits,
    truncate_history,
)
from pointerscope.mobility.place_ranks import PlaceOrder
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, Place
from pointerscope.mobility.report import Report
from pointerscope.mobility.visits import Visit

TRAINING_PERCENT = 60
VALIDATION_PERCENT = 20


VisitKind = Literal["gps stays", "check-ins", "simulated visits", "visits"]
SplitName = Literal["train", "validation", "test"]
SPLIT_NAMES: tuple[SplitName, ...] = ("train", "validation", "test")


class HistoryRule(BaseModel):
    """Which of a person's earlier visits are the history of the visit to predict."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    previous_days: Annotated[
        int, Field(ge=1, description="Visits on the day to predict and this many days before it.")
    ] = 7
    previous_visits: Annotated[
        int | None,
        Field(
            ge=1, description="This many last visits instead, however old; for sparse check-ins."
        ),
    ] = None
    least_visits: Annotated[int, Field(ge=1, description="Drop histories with fewer visits.")] = 3
    first_days: Annotated[
        int,
        Field(
            ge=0,
            description="Do not predict visits on a person's first days, whose histories are "
            "incomplete; ignored with previous_visits.",
        ),
    ] = 7
    parts: Annotated[
        Literal["days", "last", "people"],
        Field(
            description="What is for training, validation and test: each person's first 60 %, next "
            "20 % and last 20 % of days (days); all but each person's last two visits, the last "
            "but one and the last (last); or 60 %, 20 % and 20 % of the people (people)."
        ),
    ] = "days"
    within_part: Annotated[
        bool,
        Field(
            description="Whether a history has only visits of its own part, so that validation "
            "and test begin anew, each with its first_days."
        ),
    ] = False
    in_every_part: Annotated[
        bool,
        Field(description="Leave out people who lack histories to train, validate or test on."),
    ] = False
    latest_visits: Annotated[
        int | None, Field(ge=3, description="Use only this many latest visits of each person.")
    ] = None

    @property
    def unpredicted_days(self) -> int:
        """How many days at the beginning of a record are not predicted."""
        return 0 if self.previous_visits else self.first_days


CHECK_IN_RULE = HistoryRule(previous_visits=40)  # check-ins are sparse for most people


class VisitReason(NamedTuple):
    """Why somebody makes a visit, as the simulation of their life knows.

    Attributes:
        cause: what they went by, such as "errand"; see `pointerscope.mobility.town.customs.Cause`.
        custom: what they would have gone by, known before they decide. Group accuracies by this.
        decided_by: the indices of the earlier visits that decide.
        decided_before: how many further visits decide that lie before the history.
        repeats: the index of the earlier visit that is repeated; None if there is none.
        expected: the place where they are most likely to go, whether or not they do.
    """

    cause: str
    custom: str
    decided_by: tuple[int, ...]
    repeats: int | None
    expected: int
    decided_before: int = 0


@dataclass(frozen=True)
class DataSet:
    """The visits of many people.

    Attributes:
        name: a short name, such as `town`.
        title: the name on a page.
        licence: the licence of the data, as an SPDX identifier where there is one.
        places: the known places, with ids of this data set.
        people: the name of every person by id; ids start at 1.
        visits: the visits of every person by id, oldest first, with place ids of this data set.
        kind: how the visits were recorded.
        terms: the licence in words, to accompany everything derived from the data.
        invented: whether all people are invented, so that their visits may be shown.
        rule: the recommended rule for histories.
        training: recommended settings of training by name, where the published ones do not suit.
        reasons: the reason of every visit by person, where a simulation knows it. Indices count
            the person's visits, and places have ids of this data set.
        protocol: the name of the protocol that the data and the rule follow; see
            `pointerscope.mobility.protocols`.
        report: what was read, changed and dropped.
    """

    name: str
    title: str
    licence: str
    places: tuple[Place, ...]
    people: Mapping[int, str]
    visits: Mapping[int, tuple[Visit, ...]]
    kind: VisitKind = "visits"
    terms: str = ""
    invented: bool = False
    rule: HistoryRule = field(default_factory=HistoryRule)
    training: Mapping[str, float] = field(default_factory=dict)
    reasons: Mapping[int, tuple[VisitReason, ...]] = field(default_factory=dict)
    protocol: str | None = None
    report: Report = field(default_factory=Report)


@dataclass(frozen=True)
class Records:
    """Histories that are already split, without dates and names.

    Attributes:
        name: a short name.
        title: the name on a page.
        licence: the licence of the data.
        train: histories with targets, to train on.
        validation: histories to choose the best epoch by.
        test: histories to evaluate on.
        kind: how the visits were recorded.
        terms: the licence in words.
        places: the vocabulary, where it is known.
        ranked_by: the order of the ranks, where locations are ranks in their history.
        report: what was read, changed and dropped.
    """

    name: str
    title: str
    licence: str
    train: tuple[History, ...]
    validation: tuple[History, ...]
    test: tuple[History, ...]
    kind: VisitKind = "visits"
    terms: str = ""
    places: tuple[Place, ...] = ()
    ranked_by: PlaceOrder | None = None
    report: Report = field(default_factory=Report)


@dataclass(frozen=True)
class DatedHistory:
    """A history with its dates, which the network does not receive.

    Attributes:
        visits: the visits, oldest first, with ids of the vocabulary.
        user: the person's id.
        predict_at: the beginning of the visit to predict.
        target: the location of the visit to predict, an id of the vocabulary.
        reason: of the visit to predict, if known; see `TargetVisit.reason`.
    """

    visits: tuple[Visit, ...]
    user: int
    predict_at: datetime
    target: int
    reason: VisitReason | None = None

    @cached_property
    def history(self) -> History:
        """The history as the network receives it."""
        return replace(build_history(self.visits, self.user, self.predict_at), target=self.target)


@dataclass(frozen=True)
class Split:
    """Histories for training, validation and test.

    Attributes:
        train: histories whose visit to predict is on a training day. Its place is always known,
            because the vocabulary consists of the places visited on these days.
        validation: histories of the validation days; a target may be `UNKNOWN`.
        test: histories of the test days; a target may be `UNKNOWN`.
        dated_test: the test histories with their dates, in the same order.
        places: the vocabulary, with ids from `FIRST_KNOWN`. The typical minutes of a place are the
            median stay of its training visits.
        locations: the size of the vocabulary, padding and "unknown" included.
        users: rows of a user embedding; people have ids from 1.
        visitors: the number of people at each of `places` on training days.
        dropped: the number of visits that are not predicted, by reason.
        cut: the number of histories that lost their oldest visits because they were too long.
    """

    train: tuple[History, ...]
    validation: tuple[History, ...]
    test: tuple[History, ...]
    dated_test: tuple[DatedHistory, ...]
    places: tuple[Place, ...]
    locations: int
    users: int
    visitors: tuple[int, ...]
    dropped: Mapping[str, int]
    cut: int


def split_histories(
    data_set: DataSet, rule: HistoryRule | None = None, *, max_visits: int = 64
) -> Split:
    """Split a data set into histories, as published.

    A history consists of the person's visits before the one to predict that the rule admits. The
    day of the visit to predict decides its split: the first 60 % of each person's tracked days are
    for training, the next 20 % for validation and the last 20 % for test. Only places visited on
    training days have ids of their own; all others are `UNKNOWN`.

    Validation and test retain unknown targets, which no prediction can match, because a fair score
    counts them as missed. A loss must leave them out; the training split has none.

    Args:
        data_set: the data set to split.
        rule: which visits are a history; by default the data set's own rule.
        max_visits: the longest history; a longer one loses its oldest visits.

    Raises:
        ValueError: no training history is left.
    """
    diaries = Diaries(data_set, rule, max_visits=max_visits)
    train: list[History] = []
    validation: list[History] = []
    dated: list[DatedHistory] = []
    for visit in diaries.target_visits():
        if visit.split == "train":
            train.append(visit.history)
        elif visit.split == "validation":
            validation.append(visit.history)
        else:
            dated.append(visit.dated_history)
    if not train:
        raise ValueError(
            "No history is left to train on. A person needs visits on more than "
            f"{diaries.first_days} training days, and {diaries.rule.least_visits} visits before "
            "the one to predict."
        )
    return Split(
        train=tuple(train),
        validation=tuple(validation),
        test=tuple(history.history for history in dated),
        dated_test=tuple(dated),
        places=diaries.places,
        locations=FIRST_KNOWN + len(diaries.places),
        users=1 + max(data_set.people),
        visitors=diaries.visitors,
        dropped=diaries.dropped,
        cut=diaries.cut,
    )


def least_days(first_days: int) -> int:
    """Return the fewest days of a person that leave a day to train, validate and test on each.

    Args:
        first_days: how many days at the beginning are not predicted.
    """
    days = first_days
    parts: set[SplitName] = set()
    while len(parts) < len(SPLIT_NAMES):
        days += 1
        parts = {_part_of_day(day, days) for day in range(first_days, days)}
    return days


def find_parts(data_set: DataSet) -> tuple[set[SplitName], int]:
    """Return the parts that have a history, and the longest record that was read, in days.

    People are read one by one, and only until every part is found. Where one is not, everybody was
    read.
    """
    found: set[SplitName] = set()
    longest = 0
    for diary in _read_diaries(data_set, data_set.rule):
        longest = max(longest, diary.tracked)
        parts = diary.parts()
        if parts == {*SPLIT_NAMES} or not data_set.rule.in_every_part:
            found |= parts
        if found == {*SPLIT_NAMES}:
            break
    return found, longest


class Diaries:
    """The visits of all people, from which histories are built one at a time.

    Only a few numbers are stored for each visit; a history is built when it is used.

    Attributes:
        rule: which visits are a history.
        first_days: the number of a person's first days whose visits are not predicted.
        places: the vocabulary: the places of the training days in the order of their ids, with new
            ids from `FIRST_KNOWN`, each with the median stay of its training visits.
        visitors: the number of people at each of `places` on training days.
        dropped: the number of visits not predicted in the last pass, by reason.
        cut: the number of histories of the last pass that lost their oldest visits.
        longest: the days from the first to the last visit of a person, at most.
    """

    def __init__(
        self,
        data_set: DataSet,
        rule: HistoryRule | None = None,
        *,
        max_visits: int = 64,
        numbers: Mapping[int, int] | None = None,
    ) -> None:
        """Build the vocabulary and give every visit its location.

        Args:
            data_set: the data set with the visits.
            rule: which visits are a history; by default the data set's own rule.
            max_visits: the longest history; a longer one loses its oldest visits.
            numbers: the location of each of the data set's places, where places not listed are
                `UNKNOWN`; by default their ids in the vocabulary of the training days.
        """
        self.rule = rule or data_set.rule
        self.first_days = self.rule.unpredicted_days
        self._diaries = [*_read_diaries(data_set, self.rule, max_visits)]
        self.longest = max((diary.tracked for diary in self._diaries), default=0)
        everybody = len(self._diaries)
        if self.rule.in_every_part:
            self._diaries = [diary for diary in self._diaries if diary.parts() == {*SPLIT_NAMES}]
        self._left_out = everybody - len(self._diaries)
        self._max_visits = max_visits
        known, visitors = _vocabulary(data_set.places, self._diaries)
        own = {place.id: number for number, place in enumerate(known, FIRST_KNOWN)}
        self.places = tuple(replace(place, id=own[place.id]) for place in known)
        self.visitors = tuple(visitors)
        for diary in self._diaries:
            diary.number_places(own if numbers is None else numbers)
        self.dropped: Mapping[str, int] = {}
        self.cut = 0

    def target_visits(self, splits: Container[SplitName] = SPLIT_NAMES) -> Iterator[TargetVisit]:
        """Yield every visit to predict of these splits, person by person."""
        in_first_days = too_few_visits = before_latest = self.cut = 0
        for diary in self._diaries:
            before_latest += diary.first
            for index in range(diary.first, len(diary.days)):
                if diary.day(index) < self.first_days:
                    in_first_days += 1
                elif index - diary.oldest(index) < self.rule.least_visits:
                    too_few_visits += 1
                elif (split := diary.split(index)) in splits:
                    self.cut += index - diary.oldest(index) > self._max_visits
                    yield TargetVisit(diary, index, split)
        reasons = {
            f"visits in a person's first {self.first_days} days": in_first_days,
            f"visits after fewer than {self.rule.least_visits} others": too_few_visits,
            f"visits before a person's latest {self.rule.latest_visits}": before_latest,
            "people without histories in every part": self._left_out,
        }
        self.dropped = {reason: count for reason, count in reasons.items() if count}


@dataclass(frozen=True)
class TargetVisit:
    """A visit to predict.

    Attributes:
        diary: the person's visits.
        index: the index of the visit in the diary.
        split: the split of its day.
    """

    diary: _Diary
    index: int
    split: SplitName

    @property
    def person(self) -> int:
        """The person's id in the data set."""
        return self.diary.user

    @property
    def history(self) -> History:
        """The history of the visit."""
        return self.diary.history(self.index)

    @property
    def dated_history(self) -> DatedHistory:
        """The history of the visit with its dates."""
        return self.diary.dated_history(self.index)

    @property
    def reason(self) -> VisitReason | None:
        """The reason of the visit, if known.

        Indices count the visits of the history; visits before it are left out. The expected place
        is a location of the vocabulary.
        """
        return self.diary.reason(self.index)

    @property
    def earlier_visits(self) -> int:
        """How many of the person's earlier visits in the data were to the same place."""
        return int(self.diary.earlier_visits[self.index])


def split_records(records: Records, *, max_visits: int = 64) -> Split:
    """Return the split with which records were published.

    Args:
        records: the records; their ids are those of the vocabulary.
        max_visits: the longest history; a longer one loses its oldest visits.
    """
    splits = (records.train, records.validation, records.test)
    everything = [history for split in splits for history in split]
    train, validation, test = (
        tuple(truncate_history(history, max_visits) for history in split) for split in splits
    )
    largest = max(max(int(history.locations.max()), history.target or 0) for history in everything)
    largest = max([largest, *(place.id for place in records.places)])
    names = {place.id: place for place in records.places}
    people: dict[int, set[int]] = {}
    for history in train:
        for location in (*history.locations.tolist(), history.target or UNKNOWN):
            people.setdefault(location, set()).add(history.user)
    known = range(FIRST_KNOWN, largest + 1)
    return Split(
        train=train,
        validation=validation,
        test=test,
        dated_test=tuple(map(_dated, test)),
        places=tuple(names.get(location, Place(location)) for location in known),
        locations=largest + 1,
        users=1 + max(history.user for history in everything),
        visitors=tuple(len(people.get(location, ())) for location in known),
        dropped={},
        cut=sum(len(history) > max_visits for history in everything),
    )


def _dated(history: History) -> DatedHistory:
    """Date a record in the reference week, with the prediction when the last visit ends."""
    visits = reconstruct_visits(history)
    day = visits[-1].arrival.date() + timedelta(days=int(history.days_before[-1]))
    predict_at = max(visits[-1].end, datetime.combine(day, time()))
    target = UNKNOWN if history.target is None else history.target
    return DatedHistory(visits, history.user, predict_at, target)


def _part_of_day(day: int, days: int) -> SplitName:
    """Return the part of a day, counted from 0, among all days of a person."""
    if day * 100 < days * TRAINING_PERCENT:
        return "train"
    is_validation = day * 100 < days * (TRAINING_PERCENT + VALIDATION_PERCENT)
    return "validation" if is_validation else "test"


def _read_diaries(data_set: DataSet, rule: HistoryRule, max_visits: int = 64) -> Iterator[_Diary]:
    """Yield the diary of everybody with a visit, in the order of their ids."""
    visits = data_set.visits
    part_of: Mapping[int, SplitName] = {}
    if rule.parts == "people":
        part_of = divide_people(user for user in visits if visits[user])
    for user in sorted(visits):
        if own := visits[user]:
            diary = _Diary(user, own, rule, max_visits, data_set.reasons.get(user, ()))
            diary.part = part_of.get(user)
            yield diary


class _Diary:
    """One person's visits, with days counted from the first."""

    def __init__(
        self,
        user: int,
        visits: Sequence[Visit],
        rule: HistoryRule,
        max_visits: int,
        reasons: Sequence[VisitReason] = (),
    ) -> None:
        self.user = user
        self.part: SplitName | None = None  # of everything, where people are divided
        self._rule = rule
        self.visits = tuple(visits)
        self.first = max(len(self.visits) - (rule.latest_visits or len(self.visits)), 0)
        self._reasons = reasons
        self._numbers: Mapping[int, int] = {}
        self.max_visits = max_visits
        first = self.visits[0].arrival.date()
        self.days = [(visit.arrival.date() - first).days for visit in self.visits]
        self.tracked = self.days[-1] + 1
        oldest = (
            _first_within(self.days, rule.previous_days)
            if rule.previous_visits is None
            else (max(index - (rule.previous_visits or 0), 0) for index in range(len(visits)))
        )
        self._oldest = np.fromiter(oldest, np.int64, len(visits))

        self._days = np.array(self.days, dtype=np.int64)
        self._weekdays = (self._days + first.weekday()) % 7
        self._start_minutes = np.array(
            [visit.arrival.hour * 60 + visit.arrival.minute for visit in self.visits], np.int64
        )
        self._durations = np.array([visit.duration_minutes for visit in self.visits], np.int64)
        self._locations = np.zeros_like(self._days)

    def number_places(self, numbers: Mapping[int, int]) -> None:
        """Give every visit the vocabulary id of its place."""
        self._numbers = numbers
        self._locations = np.array(
            [numbers.get(visit.location, UNKNOWN) for visit in self.visits], np.int64
        )

    def split(self, index: int) -> SplitName:
        """Return the part that a visit belongs to."""
        if self.part is not None:
            return self.part
        if self._rule.parts == "last":
            after = len(self.visits) - 1 - index
            return "test" if after == 0 else "validation" if after == 1 else "train"
        return _part_of_day(self.days[index], self.tracked)

    @cached_property
    def _begins(self) -> Mapping[SplitName, int]:
        """The first visit of every part."""
        begins: dict[SplitName, int] = {}
        for index in range(self.first, len(self.visits)):
            begins.setdefault(self.split(index), index)
        return begins

    def parts(self) -> set[SplitName]:
        """Return the parts in which there are histories."""
        first_days = self._rule.unpredicted_days
        return {
            self.split(index)
            for index in range(self.first, len(self.visits))
            if self.day(index) >= first_days
            and index - self.oldest(index) >= self._rule.least_visits
        }

    def day(self, index: int) -> int:
        """Return the day of a visit, counted from the first one that its history may have."""
        if not self._rule.within_part:
            return self.days[index] - self.days[self.first]
        return self.days[index] - self.days[self._begins[self.split(index)]]

    def training_visits(self) -> Iterator[Visit]:
        for index in range(self.first, len(self.visits)):
            if self.split(index) == "train":
                yield self.visits[index]

    @cached_property
    def earlier_visits(self) -> Int[Integers, " n"]:
        """How often each visit's place was visited before, whether or not the vocabulary has it."""
        counts: Counter[int] = Counter()
        earlier = []
        for visit in self.visits:
            earlier.append(counts[visit.location])
            counts[visit.location] += 1
        return np.array(earlier, np.int64)

    def oldest(self, index: int) -> int:
        """Return the index of the oldest visit that the history at `index` may have."""
        begin = self._begins[self.split(index)] if self._rule.within_part else self.first
        return max(int(self._oldest[index]), begin)

    def history(self, index: int) -> History:
        """Return the history of the visit at `index`."""
        rows = self._rows(index)
        return History(
            locations=self._locations[rows],
            user=self.user,
            weekdays=self._weekdays[rows],
            start_minutes=self._start_minutes[rows],
            durations=self._durations[rows],
            days_before=self._days[index] - self._days[rows],
            target=int(self._locations[index]),
        )

    def dated_history(self, index: int) -> DatedHistory:
        """Return the history of the visit at `index` with its dates."""
        rows = self._rows(index)
        visits = tuple(
            visit._replace(location=int(location))
            for visit, location in zip(self.visits[rows], self._locations[rows], strict=True)
        )
        at = self.visits[index].arrival
        target = int(self._locations[index])
        return DatedHistory(visits, self.user, at, target, self.reason(index))

    def reason(self, index: int) -> VisitReason | None:
        """Return the reason of the visit at `index`, with indices of its history."""
        if not self._reasons:
            return None
        reason, first = self._reasons[index], self._rows(index).start
        repeats = reason.repeats
        return reason._replace(
            decided_by=tuple(one - first for one in reason.decided_by if one >= first),
            repeats=repeats - first if repeats is not None and repeats >= first else None,
            expected=self._numbers.get(reason.expected, UNKNOWN),
            decided_before=sum(one < first for one in reason.decided_by),
        )

    def _rows(self, index: int) -> slice:
        return slice(max(self.oldest(index), index - self.max_visits), index)


def divide_people(people: Iterable[int], seed: int = 0) -> dict[int, SplitName]:
    """Return the part of each person, with the shares that days have elsewhere."""
    order = sorted(people)
    random.Random(seed).shuffle(order)
    validation = len(order) * TRAINING_PERCENT / 100
    test = len(order) * (TRAINING_PERCENT + VALIDATION_PERCENT) / 100
    return {
        person: "train" if index < validation else "validation" if index < test else "test"
        for index, person in enumerate(order)
    }


def _first_within(days: Sequence[int], previous_days: int) -> Iterator[int]:
    """Yield for every visit the index of the first visit at most `previous_days` before it."""
    oldest = 0
    for day in days:
        while days[oldest] < day - previous_days:
            oldest += 1
        yield oldest


def _vocabulary(
    places: Iterable[Place], diaries: Iterable[_Diary]
) -> tuple[list[Place], list[int]]:
    """Return the places of the training days in the order of ids, and their numbers of visitors."""
    stays: dict[int, list[int]] = {}
    people: dict[int, set[int]] = {}
    for diary in diaries:
        for visit in diary.training_visits():
            stays.setdefault(visit.location, []).append(visit.duration_minutes)
            people.setdefault(visit.location, set()).add(diary.user)
    known = {place.id: place for place in places}
    visited = sorted(stays)
    vocabulary = [
        replace(
            known.get(location, Place(location)), typical_minutes=round(median(stays[location]))
        )
        for location in visited
    ]
    return vocabulary, [len(people[location]) for location in visited]
