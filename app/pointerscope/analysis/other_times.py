"""What would be answered, had the same visits been made on other days or at other hours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.mobility.notation import WEEKDAYS

if TYPE_CHECKING:
    from datetime import datetime

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.histories import History

    Array = NDArray[np.float32]

MINUTES_A_DAY = 24 * 60
HOURS = range(-12, 12)


@dataclass(frozen=True, eq=False)
class Moved:
    """The answers to N histories that are one history moved in time; V locations.

    Attributes:
        probabilities: the blend of each.
        gate: the pointer's share of each.
    """

    probabilities: Float[Array, "N V"]
    gate: Float[Array, " N"]

    @property
    def leaders(self) -> Int[NDArray[np.int64], " N"]:
        """The most probable place of each."""
        return self.probabilities.argmax(-1)


@dataclass(frozen=True, eq=False)
class OtherTimes:
    """A history moved to other weekdays and by hours.

    Attributes:
        weekdays: moved by whole days, so that the last visit begins on Monday … Sunday.
        hours: moved by each of `HOURS`.
        weekday: of the last visit as it is, Monday 0.
    """

    weekdays: Moved
    hours: Moved
    weekday: int

    @property
    def leaders(self) -> Int[NDArray[np.int64], " n"]:
        """Every place that leads anywhere: the answer as it is, then by the moves that it leads."""
        answer = self.weekdays.leaders[self.weekday]
        found = np.append(self.weekdays.leaders, self.hours.leaders)
        places, counts = np.unique(found, return_counts=True)
        return places[np.lexsort((places, -counts, places != answer))]


def other_times(explanation: ExplainedQuery) -> OtherTimes:
    """Move the whole history to each weekday and by hours; all of it makes one batch."""
    import torch

    from pointerscope.network.interventions import batch_of

    read, bundle = explanation.query, explanation.bundle
    weekday = int(read.history.weekdays[-1])
    by = [24 * (day - weekday) for day in range(len(WEEKDAYS))] + list(HOURS)
    histories = [moved(read.history, read.predict_at, hours) for hours in by]
    batch = batch_of(histories, bundle.architecture.max_visits, [read.masked] * len(by))
    with torch.inference_mode():
        trace = bundle.network.trace(batch, layers=False, interventions=read.interventions)
    probabilities, gate = trace.probabilities.numpy(), trace.gate.numpy()
    days = len(WEEKDAYS)
    return OtherTimes(
        weekdays=Moved(probabilities[:days], gate[:days]),
        hours=Moved(probabilities[days:], gate[days:]),
        weekday=weekday,
    )


def moved(history: History, predict_at: datetime, hours: int) -> History:
    """The history with every visit, and the moment to predict, so many hours later.

    As real dates do, visits that pass midnight change their weekday, and come nearer to or
    farther from the day to predict where only one of the two passes it. Order and durations stay.

    Args:
        history: any history.
        predict_at: the moment to predict; only its time of day is read.
        hours: below 0, earlier.
    """
    minutes = history.start_minutes + 60 * hours
    days = minutes // MINUTES_A_DAY
    predicted = (predict_at.hour * 60 + predict_at.minute + 60 * hours) // MINUTES_A_DAY
    return replace(
        history,
        weekdays=(history.weekdays + days) % len(WEEKDAYS),
        start_minutes=minutes % MINUTES_A_DAY,
        days_before=history.days_before + predicted - days,
    )
