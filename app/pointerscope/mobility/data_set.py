"""Data sets, and how their visits become histories to train and test on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import datetime, time, timedelta
from functools import cached_property
from statistics import median
from typing import TYPE_CHECKING, Annotated, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from pointerscope.mobility.histories import History, history_of, shortened, visits_of
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, Place
from pointerscope.mobility.report import Report

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

    from jaxtyping import Int
    from numpy.typing import NDArray

    from pointerscope.mobility.visits import Visit

TRAINING_PERCENT = 60
VALIDATION_PERCENT = 20


Kind = Literal["gps stays", "check-ins", "simulated visits", "visits"]
Part = Literal["train", "validation", "test"]
PARTS: tuple[Part, ...] = ("train", "validation", "test")


class HistoryRule(BaseModel):
    """Which of a person's visits are the history of the one to predict."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    previous_days: Annotated[
        int, Field(ge=1, description="Visits on the day to predict and so many days before it.")
    ] = 7
    previous_visits: Annotated[
        int | None,
        Field(ge=1, description="So many visits instead, however long ago; for sparse check-ins."),
    ] = None
    least_visits: Annotated[int, Field(ge=1, description="Shorter histories are dropped.")] = 3
    first_days: Annotated[
        int,
        Field(
            ge=0,
            description="Visits in so many first days of a person are not predicted, because "
            "their history is not full yet; does not go with previous_visits.",
        ),
    ] = 7


@dataclass(frozen=True)
class DataSet:
    """The visits of many people.

    Attributes:
        name: a short name, such as `town`.
        title: what it is called on a page.
        licence: of the data, as an SPDX identifier where there is one.
        places: what is known of the places; their ids are the data set's own.
        people: names by person, ids from 1.
        visits: of every person, oldest first, with the data set's place ids.
        kind: how the visits came about.
        terms: the licence in words, to stand beside what is made of the data.
        invented: whether nobody in it is real, so that all of it may be shown.
        rule: how histories are best made of it.
        report: what became of everything that was read.
    """

    name: str
    title: str
    licence: str
    places: tuple[Place, ...]
    people: Mapping[int, str]
    visits: Mapping[int, tuple[Visit, ...]]
    kind: Kind = "visits"
    terms: str = ""
    invented: bool = False
    rule: HistoryRule = field(default_factory=HistoryRule)
    report: Report = field(default_factory=Report)


@dataclass(frozen=True)
class Records:
    """Histories that were made and split already, with neither dates nor names.

    Attributes:
        name: see `DataSet`, as for all attributes of the same name.
        title: what it is called on a page.
        licence: of the data.
        train: to train on, with targets.
        validation: to choose the best epoch by.
        test: to measure on.
        kind: how the visits came about.
        terms: the licence in words.
        report: what became of everything that was read.
    """

    name: str
    title: str
    licence: str
    train: tuple[History, ...]
    validation: tuple[History, ...]
    test: tuple[History, ...]
    kind: Kind = "visits"
    terms: str = ""
    report: Report = field(default_factory=Report)


@dataclass(frozen=True)
class DatedHistory:
    """A history with the dates that the network does not see.

    Attributes:
        visits: oldest first, with ids of the vocabulary.
        user: the person's id.
        predict_at: when the visit to predict began.
        target: where it was, an id of the vocabulary.
    """

    visits: tuple[Visit, ...]
    user: int
    predict_at: datetime
    target: int

    @cached_property
    def history(self) -> History:
        """The same as the network reads it."""
        return replace(history_of(self.visits, self.user, self.predict_at), target=self.target)


@dataclass(frozen=True)
class Split:
    """Histories to train on, to choose the best epoch by, and to test on.

    Attributes:
        train: histories whose visit to predict falls on a training day; its place is always
            known, because the vocabulary is made of the places of these days.
        validation: the same of the validation days; a target may be `UNKNOWN`.
        test: the same of the test days.
        dated_test: the test histories with their dates, in the same order.
        places: the vocabulary, numbered from `FIRST_KNOWN` on, each with the median stay of
            its training visits as typical minutes.
        locations: size of the vocabulary, padding and "unknown" included.
        users: rows of a user embedding; people have ids from 1.
        visitors: how many people were at each of `places` on training days.
        dropped: how many visits are nobody's target, by reason.
        cut: histories that lost their oldest visits because they were too long.
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
    """Make histories of a data set's visits, as published.

    A history is a person's visits before the one to predict that the rule admits. The first
    60 % of every person's tracked days are for training, the next 20 % for validation, the last
    20 % for testing, by the day of the visit to predict. Only places visited on training days
    have ids of their own; all others are `UNKNOWN`.

    Targets that are unknown stay in validation and test, where no answer to them is right, as
    an honest score must count them; whoever computes a loss leaves them out (there are none in
    the training split).

    Args:
        data_set: what to split.
        rule: which visits make a history; the data set's own if left out.
        max_visits: the longest history; the oldest visits of a longer one are left off.

    Raises:
        ValueError: no training history is left.
    """
    diaries = Diaries(data_set, rule, max_visits=max_visits)
    train: list[History] = []
    validation: list[History] = []
    dated: list[DatedHistory] = []
    for visit in diaries.predicted():
        if visit.part == "train":
            train.append(visit.history)
        elif visit.part == "validation":
            validation.append(visit.history)
        else:
            dated.append(visit.dated_history)
    if not train:
        raise ValueError(
            "No history is left to train on: a person needs visits on more than "
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


class Diaries:
    """The visits of everybody, from which histories are made one at a time.

    What is kept is a few numbers a visit; a history is made when it is asked for.

    Attributes:
        rule: which visits make a history.
        first_days: of a person, whose visits are not predicted.
        places: the vocabulary: the places of the training days in the order of their ids,
            numbered from `FIRST_KNOWN` on, each with the median stay of its training visits.
        visitors: how many people were at each of `places` on training days.
        dropped: how many visits were nobody's target in the last pass, by reason.
        cut: how many histories of the last pass lost their oldest visits.
    """

    def __init__(
        self,
        data_set: DataSet,
        rule: HistoryRule | None = None,
        *,
        max_visits: int = 64,
        numbers: Mapping[int, int] | None = None,
    ) -> None:
        """Number the places.

        Args:
            data_set: whose visits.
            rule: which of them make a history; the data set's own if left out.
            max_visits: the longest history; the oldest visits of a longer one are left off.
            numbers: the location of each of the data set's places, all others being `UNKNOWN`;
                left out, their places in the vocabulary of the training days.
        """
        self.rule = rule or data_set.rule
        self.first_days = 0 if self.rule.previous_visits else self.rule.first_days
        self._diaries = [
            _Diary(user, visits, self.rule, max_visits)
            for user, visits in sorted(data_set.visits.items())
            if visits
        ]
        self._max_visits = max_visits
        known, visitors = _vocabulary(data_set.places, self._diaries)
        own = {place.id: number for number, place in enumerate(known, FIRST_KNOWN)}
        self.places = tuple(replace(place, id=own[place.id]) for place in known)
        self.visitors = tuple(visitors)
        for diary in self._diaries:
            diary.number_places(own if numbers is None else numbers)
        self.dropped: Mapping[str, int] = {}
        self.cut = 0

    def predicted(self, parts: Container[Part] = PARTS) -> Iterator[PredictedVisit]:
        """Every visit of these parts of the data that is to be predicted, person by person."""
        in_first_days = too_few_visits = self.cut = 0
        for diary in self._diaries:
            for index, day in enumerate(diary.days):
                if day < self.first_days:
                    in_first_days += 1
                elif index - diary.oldest(index) < self.rule.least_visits:
                    too_few_visits += 1
                elif (part := diary.part(day)) in parts:
                    self.cut += index - diary.oldest(index) > self._max_visits
                    yield PredictedVisit(diary, index, part)
        reasons = {
            f"visits in a person's first {self.first_days} days": in_first_days,
            f"visits after fewer than {self.rule.least_visits} others": too_few_visits,
        }
        self.dropped = {reason: count for reason, count in reasons.items() if count}


@dataclass(frozen=True)
class PredictedVisit:
    """One visit to predict.

    Attributes:
        diary: of the person.
        index: of the visit in it.
        part: of the data that its day falls in.
    """

    diary: _Diary
    index: int
    part: Part

    @property
    def person(self) -> int:
        """Whose visit it is, by the data set's id."""
        return self.diary.user

    @property
    def history(self) -> History:
        """The history before the visit."""
        return self.diary.history(self.index)

    @property
    def dated_history(self) -> DatedHistory:
        """The same with its dates."""
        return self.diary.dated_history(self.index)

    @property
    def earlier_visits(self) -> int:
        """How often the person had been at the place before, by all the visits of the data."""
        return int(self.diary.earlier_visits[self.index])


def split_of_records(records: Records, *, max_visits: int = 64) -> Split:
    """The split that records were published with.

    Args:
        records: with the vocabulary that their ids already have.
        max_visits: the longest history; the oldest visits of a longer one are left off.
    """
    splits = (records.train, records.validation, records.test)
    everything = [history for split in splits for history in split]
    train, validation, test = (
        tuple(shortened(history, max_visits) for history in split) for split in splits
    )
    largest = max(max(int(history.locations.max()), history.target or 0) for history in everything)
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
        places=tuple(Place(location) for location in known),
        locations=largest + 1,
        users=1 + max(history.user for history in everything),
        visitors=tuple(len(people.get(location, ())) for location in known),
        dropped={},
        cut=sum(len(history) > max_visits for history in everything),
    )


def _dated(history: History) -> DatedHistory:
    """A record on dates of the reference week, with the target when the last visit ends."""
    visits = visits_of(history)
    day = visits[-1].arrival.date() + timedelta(days=int(history.days_before[-1]))
    predict_at = max(visits[-1].end, datetime.combine(day, time()))
    target = UNKNOWN if history.target is None else history.target
    return DatedHistory(visits, history.user, predict_at, target)


class _Diary:
    """One person's visits, with their days counted from the first."""

    def __init__(
        self, user: int, visits: Sequence[Visit], rule: HistoryRule, max_visits: int
    ) -> None:
        self.user = user
        self.visits = tuple(visits)
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
        """Give every visit the id that its place has in the vocabulary."""
        self._locations = np.array(
            [numbers.get(visit.location, UNKNOWN) for visit in self.visits], np.int64
        )

    def part(self, day: int) -> Part:
        """The part of the data that a day falls in."""
        if day * 100 < self.tracked * TRAINING_PERCENT:
            return "train"
        known = day * 100 < self.tracked * (TRAINING_PERCENT + VALIDATION_PERCENT)
        return "validation" if known else "test"

    def training_visits(self) -> Iterator[Visit]:
        for visit, day in zip(self.visits, self.days, strict=True):
            if self.part(day) == "train":
                yield visit

    @cached_property
    def earlier_visits(self) -> Int[NDArray[np.int64], " n"]:
        """How often each visit's place was visited before, whatever the vocabulary knows of it."""
        times: Counter[int] = Counter()
        earlier = []
        for visit in self.visits:
            earlier.append(times[visit.location])
            times[visit.location] += 1
        return np.array(earlier, np.int64)

    def oldest(self, index: int) -> int:
        """The oldest visit recent enough for the history before the one at `index`."""
        return int(self._oldest[index])

    def history(self, index: int) -> History:
        """The history before the visit at `index`."""
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
        """The same with its dates."""
        rows = self._rows(index)
        visits = tuple(
            replace(visit, location=int(location))
            for visit, location in zip(self.visits[rows], self._locations[rows], strict=True)
        )
        at = self.visits[index].arrival
        return DatedHistory(visits, self.user, at, int(self._locations[index]))

    def _rows(self, index: int) -> slice:
        return slice(max(self.oldest(index), index - self.max_visits), index)


def _first_within(days: Sequence[int], previous_days: int) -> Iterator[int]:
    """For every visit the first one whose day is at most `previous_days` before its own."""
    oldest = 0
    for day in days:
        while days[oldest] < day - previous_days:
            oldest += 1
        yield oldest


def _vocabulary(
    places: Iterable[Place], diaries: Iterable[_Diary]
) -> tuple[list[Place], list[int]]:
    """The places of the training days in the order of their ids, and how many people were there."""
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
