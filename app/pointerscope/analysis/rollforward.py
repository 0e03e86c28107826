"""What comes after the next place: predict, append what was predicted, predict again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.mobility.histories import reordered
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.visits import TYPICAL_MINUTES, Visit

if TYPE_CHECKING:
    from datetime import datetime

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.histories import History
    from pointerscope.mobility.places import Places

    Array = NDArray[np.float32]

STEPS = 12


@dataclass(frozen=True, eq=False)
class Rollforward:
    """N predictions, each made from the visits before it and the places predicted before it.

    All visits stand in one line: the T of the query in the order in which they were read, then
    the predicted ones.

    Attributes:
        locations: the answer of each step.
        probabilities: of these answers.
        gate: the pointer's share of each step.
        weights: the pointer weight of every visit of the line that a step may read, 0 for those
            dropped before it and appended after it; None without a pointer.
        visits: what was predicted as visits, with times made up; the last is appended to none.
            Where the last step says no known place, there is one fewer.
        first: the place in the line of the first visit that each step reads.
    """

    locations: Int[NDArray[np.int64], " N"]
    probabilities: Float[Array, " N"]
    gate: Float[Array, " N"]
    weights: Float[Array, "N line"] | None
    visits: tuple[Visit, ...]
    first: tuple[int, ...]

    @property
    def stopped(self) -> bool:
        """Whether the last step names no known place, so that there is nothing to append."""
        return int(self.locations[-1]) < FIRST_KNOWN


@dataclass(frozen=True)
class _Step:
    """What one step reads.

    Attributes:
        history: at most the visits that the network takes.
        first: the place in the line of its first visit.
        begins: when the predicted visit begins, in the made-up times.
        predict_at: the day to which the visits' days before run.
    """

    history: History
    first: int
    begins: datetime
    predict_at: datetime


def roll_forward(explanation: ExplainedQuery, steps: int = STEPS) -> Rollforward:
    """Predict so many times, one pass for each prediction but the first.

    The network says where, not when. A predicted visit begins when the one before ends, the
    first of them no sooner than the moment that the query asks for; it lasts what is typical at
    its place. The next step's moment to predict is its end. The oldest visits are dropped where
    the network takes no more; masked visits stay masked. It ends early where the answer is no
    known place.

    Args:
        explanation: of the first step.
        steps: at least 1.
    """
    read = explanation.query
    last = read.visits[read.sent.index(len(read.visits) - 1)]
    step = _Step(read.history, 0, max(last.end, read.predict_at), read.predict_at)
    answers = [_answer(explanation.probabilities, explanation.gate, explanation.pointer_weights)]
    visits: list[Visit] = []
    first = [0]
    while True:
        visit = _visit(answers[-1].location, step.begins, explanation.bundle.places)
        if visit is not None:
            visits.append(visit)
        if visit is None or len(answers) == steps:
            break
        step = _after(step, visit, explanation.bundle.architecture.max_visits)
        answers.append(_predicted(explanation, step))
        first.append(step.first)
    weights = None
    if explanation.pointer_weights is not None:
        weights = np.zeros((len(answers), len(read.history) + len(answers) - 1), dtype=np.float32)
        for row, start, answer in zip(weights, first, answers, strict=True):
            assert answer.weights is not None  # all steps are one network's
            row[start : start + len(answer.weights)] = answer.weights
    return Rollforward(
        locations=np.array([answer.location for answer in answers]),
        probabilities=np.array([answer.probability for answer in answers], dtype=np.float32),
        gate=np.array([answer.gate for answer in answers], dtype=np.float32),
        weights=weights,
        visits=tuple(visits),
        first=tuple(first),
    )


@dataclass(frozen=True, eq=False)
class _Answer:
    location: int
    probability: float
    gate: float
    weights: Array | None


def _answer(probabilities: Float[Array, " V"], gate: float, weights: Array | None) -> _Answer:
    location = int(probabilities.argmax())
    return _Answer(location, float(probabilities[location]), gate, weights)


def _predicted(explanation: ExplainedQuery, step: _Step) -> _Answer:
    """One pass; the masks stay on the visits that they belong to."""
    import torch

    from pointerscope.network.interventions import batch_of

    read, bundle = explanation.query, explanation.bundle
    masked = [place - step.first for place in read.masked if place >= step.first]
    batch = batch_of([step.history], bundle.architecture.max_visits, [masked])
    with torch.inference_mode():
        trace = bundle.network.trace(batch, layers=False, interventions=read.interventions)
    weights = None if trace.pointer_weights is None else trace.pointer_weights[0].numpy()
    return _answer(trace.probabilities[0].numpy(), float(trace.gate[0]), weights)


def _visit(location: int, begins: datetime, places: Places) -> Visit | None:
    """The predicted visit; None where the answer is no known place."""
    if location < FIRST_KNOWN:
        return None
    typical = places[location].typical_minutes
    return Visit(location, begins, TYPICAL_MINUTES if typical is None else typical)


def _after(step: _Step, visit: Visit, max_visits: int) -> _Step:
    """The step that reads the visit too."""
    end, history = visit.end, step.history
    passed = (end.date() - step.predict_at.date()).days
    longer = replace(
        history,
        locations=np.append(history.locations, visit.location),
        weekdays=np.append(history.weekdays, visit.arrival.weekday()),
        start_minutes=np.append(
            history.start_minutes, visit.arrival.hour * 60 + visit.arrival.minute
        ),
        durations=np.append(history.durations, visit.duration_minutes),
        days_before=np.append(
            history.days_before + passed, (end.date() - visit.arrival.date()).days
        ),
    )
    dropped = max(0, len(longer) - max_visits)
    kept = reordered(longer, range(dropped, len(longer)))
    return _Step(kept, step.first + dropped, end, end)
