"""Predictions for the same visits on other weekdays or at other hours."""

from dataclasses import dataclass, replace
from datetime import datetime

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, most_probable_place
from pointerscope.core.array_types import Array, Float, Int, Integers
from pointerscope.mobility.histories import History
from pointerscope.mobility.notation import WEEKDAYS

MINUTES_A_DAY = 24 * 60
HOURS = range(-12, 12)


@dataclass(frozen=True, eq=False)
class ShiftedAnswers:
    """The predictions for N shifted copies of one history; V locations.

    Attributes:
        probabilities: of the blend.
        gate: the pointer's share.
    """

    probabilities: Float[Array, "N V"]
    gate: Float[Array, " N"]

    @property
    def leaders(self) -> Int[Integers, " N"]:
        """The most probable place for each copy."""
        return most_probable_place(self.probabilities)


@dataclass(frozen=True, eq=False)
class OtherTimes:
    """Predictions for a history shifted to every weekday and by hours.

    Attributes:
        weekdays: shifted by whole days, so that the last visit begins on Monday … Sunday.
        hours: shifted by each of `HOURS`.
        weekday: actual weekday of the last visit, Monday 0.
    """

    weekdays: ShiftedAnswers
    hours: ShiftedAnswers
    weekday: int

    @property
    def leaders(self) -> Int[Integers, " n"]:
        """Every place that leads for some shift: the prediction first, then by number of shifts."""
        prediction = self.weekdays.leaders[self.weekday]
        leaders = np.append(self.weekdays.leaders, self.hours.leaders)
        places, counts = np.unique(leaders, return_counts=True)
        return places[np.lexsort((places, -counts, places != prediction))]


def compute_other_times(explanation: ExplainedQuery) -> OtherTimes:
    """Shift the whole history to each weekday and by hours; all copies make one batch."""
    import torch

    from pointerscope.network.interventions import build_batch

    read, bundle = explanation.query, explanation.bundle
    weekday = int(read.history.weekdays[-1])
    shifts = [24 * (day - weekday) for day in range(len(WEEKDAYS))] + list(HOURS)
    histories = [shift_history(read.history, read.predict_at, hours) for hours in shifts]
    batch = build_batch(histories, bundle.architecture.max_visits, [read.masked] * len(shifts))
    with torch.inference_mode():
        trace = bundle.network.trace(batch, layers=False, interventions=read.interventions)
    probabilities, gate = trace.probabilities.numpy(), trace.gate.numpy()
    days = len(WEEKDAYS)
    return OtherTimes(
        weekdays=ShiftedAnswers(probabilities[:days], gate[:days]),
        hours=ShiftedAnswers(probabilities[days:], gate[days:]),
        weekday=weekday,
    )


def shift_history(history: History, predict_at: datetime, hours: int) -> History:
    """Return a history whose visits, and the moment to predict, are some hours later.

    A visit that passes midnight changes its weekday. Its days before the prediction change if only
    one of the two, visit and prediction, passes midnight. Order and durations stay.

    Args:
        history: the history.
        predict_at: the moment to predict; only its time of day counts.
        hours: negative for earlier.
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
