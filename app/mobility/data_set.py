"""Data sets, and how their visits become histories to train and test on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from statistics import median
from typing import TYPE_CHECKING

import numpy as np

from app.mobility.histories import History, history_of
from app.mobility.places import FIRST_KNOWN, UNKNOWN, Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    from app.mobility.visits import Visit

TRAINING_PERCENT = 60
VALIDATION_PERCENT = 20


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
    """

    name: str
    title: str
    licence: str
    places: tuple[Place, ...]
    people: Mapping[int, str]
    visits: Mapping[int, tuple[Visit, ...]]


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
class Dropped:
    """How many visits are nobody's target, and why.

    Attributes:
        in_first_days: they fall in a person's first days, when the history is not yet full.
        too_few_visits: too few visits go before them.
    """

    in_first_days: int
    too_few_visits: int


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
        dropped: what became no target.
        cut: histories that lost their oldest visits because they were too long.
    """

    train: tuple[History, ...]
    validation: tuple[History, ...]
    test: tuple[History, ...]
    dated_test: tuple[DatedHistory, ...]
    places: tuple[Place, ...]
    locations: int
    users: int
    dropped: Dropped
    cut: int


def split_histories(
    data_set: DataSet,
    *,
    max_visits: int = 64,
    previous_days: int = 7,
    least_visits: int = 3,
    first_days: int = 7,
) -> Split:
    """Make histories of a data set's visits, as published.

    A history is a person's visits before the one to predict that begin on its day or one of
    the `previous_days` before. The first 60 % of every person's tracked days are for training,
    the next 20 % for validation, the last 20 % for testing, by the day of the visit to predict.
    Only places visited on training days have ids of their own; all others are `UNKNOWN`.

    Targets that are unknown stay in validation and test, where no answer to them is right, as
    an honest score must count them; whoever computes a loss leaves them out (there are none in
    the training split).

    Args:
        data_set: what to split.
        max_visits: the longest history; the oldest visits of a longer one are left off.
        previous_days: how far back a history reaches before the day of the visit to predict.
        least_visits: histories with fewer are dropped.
        first_days: visits in this many first days of a person are not predicted.

    Raises:
        ValueError: no training history is left.
    """
    diaries = [
        _Diary(user, visits, previous_days, max_visits)
        for user, visits in sorted(data_set.visits.items())
        if visits
    ]
    places = _vocabulary(data_set.places, diaries)
    numbers = {place.id: number for number, place in enumerate(places, FIRST_KNOWN)}
    train: list[History] = []
    validation: list[History] = []
    dated: list[DatedHistory] = []
    in_first_days = too_few_visits = cut = 0
    for diary in diaries:
        diary.number_places(numbers)
        for index, day in enumerate(diary.days):
            if day < first_days:
                in_first_days += 1
                continue
            if index - diary.oldest(index) < least_visits:
                too_few_visits += 1
                continue
            cut += index - diary.oldest(index) > max_visits
            if diary.is_training_day(day):
                train.append(diary.history(index))
            elif diary.is_validation_day(day):
                validation.append(diary.history(index))
            else:
                dated.append(diary.dated_history(index))
    if not train:
        raise ValueError(
            "No history is left to train on: a person needs visits on more than "
            f"{first_days} training days, and {least_visits} visits before the one to predict."
        )
    return Split(
        train=tuple(train),
        validation=tuple(validation),
        test=tuple(history.history for history in dated),
        dated_test=tuple(dated),
        places=tuple(replace(place, id=numbers[place.id]) for place in places),
        locations=FIRST_KNOWN + len(places),
        users=1 + max(data_set.people),
        dropped=Dropped(in_first_days, too_few_visits),
        cut=cut,
    )


class _Diary:
    """One person's visits, with their days counted from the first."""

    def __init__(
        self, user: int, visits: Sequence[Visit], previous_days: int, max_visits: int
    ) -> None:
        self.user = user
        self.visits = tuple(visits)
        self.previous_days = previous_days
        self.max_visits = max_visits
        first = self.visits[0].arrival.date()
        self.days = [(visit.arrival.date() - first).days for visit in self.visits]
        self.tracked = self.days[-1] + 1
        self._oldest = list(_first_within(self.days, previous_days))

        self._days = np.array(self.days, dtype=np.int64)
        self._weekdays = (self._days + first.weekday()) % 7
        self._start_minutes = np.array(
            [visit.arrival.hour * 60 + visit.arrival.minute for visit in self.visits], np.int64
        )
        self._durations = np.array([visit.duration_minutes for visit in self.visits], np.int64)
        self._locations = np.zeros_like(self._days)

    def number_places(self, numbers: Mapping[int, int]) -> None:
        """Give every visit the id that its place has in the vocabulary."""
        self.visits = tuple(
            replace(visit, location=numbers.get(visit.location, UNKNOWN)) for visit in self.visits
        )
        self._locations = np.array([visit.location for visit in self.visits], np.int64)

    def is_training_day(self, day: int) -> bool:
        return day * 100 < self.tracked * TRAINING_PERCENT

    def is_validation_day(self, day: int) -> bool:
        return not self.is_training_day(day) and (
            day * 100 < self.tracked * (TRAINING_PERCENT + VALIDATION_PERCENT)
        )

    def training_visits(self) -> Iterator[Visit]:
        for visit, day in zip(self.visits, self.days, strict=True):
            if self.is_training_day(day):
                yield visit

    def oldest(self, index: int) -> int:
        """The oldest visit recent enough for the history before the one at `index`."""
        return self._oldest[index]

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
            target=self.visits[index].location,
        )

    def dated_history(self, index: int) -> DatedHistory:
        """The same with its dates."""
        target = self.visits[index]
        return DatedHistory(
            self.visits[self._rows(index)], self.user, target.arrival, target.location
        )

    def _rows(self, index: int) -> slice:
        return slice(max(self._oldest[index], index - self.max_visits), index)


def _first_within(days: Sequence[int], previous_days: int) -> Iterator[int]:
    """For every visit the first one whose day is at most `previous_days` before its own."""
    oldest = 0
    for day in days:
        while days[oldest] < day - previous_days:
            oldest += 1
        yield oldest


def _vocabulary(places: Iterable[Place], diaries: Iterable[_Diary]) -> list[Place]:
    """The places of the training days, in the order of their ids in the data set."""
    stays: dict[int, list[int]] = {}
    for diary in diaries:
        for visit in diary.training_visits():
            stays.setdefault(visit.location, []).append(visit.duration_minutes)
    known = {place.id: place for place in places}
    return [
        replace(
            known.get(location, Place(location)), typical_minutes=round(median(stays[location]))
        )
        for location in sorted(stays)
    ]
