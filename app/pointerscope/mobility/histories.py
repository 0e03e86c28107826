"""Histories and their features, the input of the network.

A history has the columns of the published data records under readable names. Its features equal
the published ones, integer for integer.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import numpy as np

from pointerscope.core.array_types import Bool, Booleans, Int, Integers
from pointerscope.mobility.places import PADDING
from pointerscope.mobility.visits import REFERENCE_MONDAY, Visit

MINUTES_PER_TIME_SLOT = 15
MINUTES_PER_DURATION_BUCKET = 30
LAST_TIME_SLOT = 96
LAST_WEEKDAY = 7
LAST_RECENCY = 8
LAST_DURATION_BUCKET = 99
VISIT_COLUMNS = ("locations", "weekdays", "start_minutes", "durations", "days_before")
"""Names of the arrays of a history that have one value for each visit."""
FEATURE_NAMES = {
    "location": "place",
    "user": "person",
    "time": "time",
    "weekday": "weekday",
    "recency": "recency",
    "duration": "duration",
    "position_from_end": "position",
}
"""What the features of a visit are called where people read of them, in the order of the input."""
_UNITS = np.array(  # of the feature of each column
    [1, 1, MINUTES_PER_TIME_SLOT, MINUTES_PER_DURATION_BUCKET, 1], dtype=np.int64
)[:, None, None]
_LAST = np.array(
    [np.iinfo(np.int64).max, LAST_WEEKDAY, LAST_TIME_SLOT, LAST_DURATION_BUCKET, LAST_RECENCY],
    dtype=np.int64,
)[:, None, None]


@dataclass(frozen=True)
class History:
    """The visits before the one to predict, oldest first.

    Attributes:
        locations: ids of the vocabulary, [T] (published as `X`).
        user: the person's id, 0 for nobody in particular (`user_X`).
        weekdays: weekday of arrival, Monday 0 … Sunday 6, [T] (`weekday_X`).
        start_minutes: minute of the day at arrival, [T] (`start_min_X`).
        durations: stay in minutes, [T] (`dur_X`).
        days_before: days from the visit to the day of the visit to predict, [T] (`diff`).
        target: location of the visit to predict, None where it is unknown (`Y`).
    """

    locations: Int[Integers, " T"]
    user: int
    weekdays: Int[Integers, " T"]
    start_minutes: Int[Integers, " T"]
    durations: Int[Integers, " T"]
    days_before: Int[Integers, " T"]
    target: int | None = None

    def __len__(self) -> int:
        """Return the number of visits."""
        return len(self.locations)


def build_history(visits: Sequence[Visit], user: int, predict_at: datetime) -> History:
    """Return the history of these visits for a prediction on the day of `predict_at`."""
    day = predict_at.toordinal()
    rows = [
        (place, at.weekday(), at.hour * 60 + at.minute, stay, day - at.toordinal())
        for place, at, stay, _ in visits
    ]
    table = np.array(rows, dtype=np.int64).reshape(-1, len(VISIT_COLUMNS)).T.copy()
    columns: dict[str, Any] = dict(zip(VISIT_COLUMNS, table, strict=True))
    return History(user=user, **columns)


def reconstruct_visits(history: History) -> tuple[Visit, ...]:
    """Return visits with this history, dated in the reference week.

    A history has weekdays and days before the prediction but no dates. The last visit gets the date
    of its weekday in the reference week; the others are dated by their days before the prediction.
    """
    last_day = REFERENCE_MONDAY + timedelta(days=int(history.weekdays[-1]) % 7)
    predicted_day = last_day + timedelta(days=int(history.days_before[-1]))
    midnight = datetime.combine(predicted_day, datetime.min.time())
    return tuple(
        Visit(int(location), midnight - timedelta(days=int(days), minutes=-int(minute)), int(stay))
        for location, days, minute, stay in zip(
            history.locations,
            history.days_before,
            history.start_minutes,
            history.durations,
            strict=True,
        )
    )


def select_visits(history: History, positions: Sequence[int]) -> History:
    """Return the history with only these visits, in this order.

    Args:
        history: the history.
        positions: the 0-based positions of the visits to select.
    """
    rows = list(positions)
    columns: dict[str, Any] = {name: getattr(history, name)[rows] for name in VISIT_COLUMNS}
    return replace(history, **columns)


def truncate_history(history: History, max_visits: int) -> History:
    """Return the history with at most its `max_visits` most recent visits."""
    visits = len(history)
    if visits <= max_visits:
        return history
    return select_visits(history, range(visits - max_visits, visits))


@dataclass(frozen=True)
class Features:
    """Indices into the embeddings for a batch of histories, padded at the end.

    All but `user` and `lengths` have shape [B, T] and are 0 at padding.
    """

    locations: Int[Integers, "B T"]
    user: Int[Integers, " B"]
    time: Int[Integers, "B T"]
    weekday: Int[Integers, "B T"]
    recency: Int[Integers, "B T"]
    duration: Int[Integers, "B T"]
    position_from_end: Int[Integers, "B T"]
    lengths: Int[Integers, " B"]

    @property
    def valid(self) -> Bool[Booleans, "B T"]:
        """True at visits, false at padding."""
        return self.locations != PADDING


def compute_features(histories: Sequence[History], max_visits: int) -> Features:
    """Compute the published features of histories.

    Time is the 15-minute slot of arrival. Recency is the number of days before the prediction.
    Duration is the number of half hours of stay. The position from the end is 1 for the most recent
    visit. Each is clamped to the size of its embedding.

    Args:
        histories: histories of 1 to `max_visits` visits.
        max_visits: the longest history that the network accepts.

    Raises:
        ValueError: there is no history, or one is empty or too long.
    """
    counts = [len(history) for history in histories]
    if not counts or min(counts) < 1 or max(counts) > max_visits:
        raise ValueError(f"Every history must have 1 to {max_visits} visits.")
    lengths = np.array(counts, dtype=np.int64)
    from_end = lengths[:, None] - np.arange(max(counts))  # not positive at padding
    values = [getattr(history, name) for name in VISIT_COLUMNS for history in histories]
    columns = np.concatenate(values).reshape(len(VISIT_COLUMNS), -1)
    if min(counts) < max(counts):
        padded = np.zeros((len(VISIT_COLUMNS), *from_end.shape), dtype=np.int64)
        padded[:, from_end > 0] = columns
        columns = padded
    columns = columns.reshape(len(VISIT_COLUMNS), *from_end.shape)
    indices = np.minimum(np.maximum(columns // _UNITS, 0), _LAST)
    locations, weekdays, time_slots, durations, recencies = indices
    return Features(
        locations=locations,
        user=np.array([history.user for history in histories], dtype=np.int64),
        time=time_slots,
        weekday=weekdays,
        recency=recencies,
        duration=durations,
        position_from_end=np.minimum(np.maximum(from_end, 0), max_visits - 1),
        lengths=lengths,
    )
