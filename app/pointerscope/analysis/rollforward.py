"""Several places ahead: predict, append the prediction as a visit, predict again."""

from dataclasses import dataclass, replace
from datetime import datetime

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, most_probable_place
from pointerscope.core.array_types import Array, Float, Int, Integers
from pointerscope.mobility.histories import History, select_visits
from pointerscope.mobility.places import Places
from pointerscope.mobility.visits import TYPICAL_MINUTES, Visit

DEFAULT_STEPS = 12


@dataclass(frozen=True, eq=False)
class Rollforward:
    """N predictions, each from the history and the places predicted before it.

    Positions below count the T visits of the query in the order in which the network reads them,
    then the predicted visits.

    Attributes:
        locations: the predicted place of each step.
        probabilities: of these places.
        gate: the pointer's share at each step.
        weights: pointer weights by step and position; 0 for visits dropped before the step or
            appended after it. None without a pointer.
        visits: the predictions as visits with assumed times; no step reads the last one.
        first: position of the first visit that each step reads.
    """

    locations: Int[Integers, " N"]
    probabilities: Float[Array, " N"]
    gate: Float[Array, " N"]
    weights: Float[Array, "N line"] | None
    visits: tuple[Visit, ...]
    first: tuple[int, ...]


@dataclass(frozen=True)
class _Step:
    """The input of one step.

    Attributes:
        history: at most as many visits as the network reads.
        first: position of its first visit.
        begins: assumed start of the predicted visit.
        predict_at: the moment from which the visits' days before are counted.
    """

    history: History
    first: int
    begins: datetime
    predict_at: datetime


def roll_forward(explanation: ExplainedQuery, steps: int = DEFAULT_STEPS) -> Rollforward:
    """Predict several places ahead, with one forward pass for each prediction but the first.

    The network predicts where, not when. A predicted visit begins when the one before ends, the
    first not before the moment that the query predicts; it lasts as long as is typical at its
    place. The next step predicts for the moment when it ends. The oldest visits are dropped if the
    history gets too long for the network; masked visits stay masked. The path ends early where no
    known place has any probability.

    Args:
        explanation: the first prediction.
        steps: number of predictions, at least 1.
    """
    read = explanation.query
    last = read.visits[read.sent.index(len(read.visits) - 1)]
    step = _Step(read.history, 0, max(last.end, read.predict_at), read.predict_at)
    predictions = [
        _top_prediction(explanation.probabilities, explanation.gate, explanation.pointer_weights)
    ]
    visits: list[Visit] = []
    first = [0]
    while True:
        visit = _predicted_visit(predictions[-1].location, step.begins, explanation.bundle.places)
        visits.append(visit)
        if len(predictions) == steps or not predictions[-1].probability:
            break
        step = _next_step(step, visit, explanation.bundle.architecture.max_visits)
        predictions.append(_predict(explanation, step))
        first.append(step.first)
    weights = None
    if explanation.pointer_weights is not None:
        weights = np.zeros(
            (len(predictions), len(read.history) + len(predictions) - 1), dtype=np.float32
        )
        for row, start, prediction in zip(weights, first, predictions, strict=True):
            assert prediction.weights is not None  # all steps use the same network
            row[start : start + len(prediction.weights)] = prediction.weights
    return Rollforward(
        locations=np.array([prediction.location for prediction in predictions]),
        probabilities=np.array(
            [prediction.probability for prediction in predictions], dtype=np.float32
        ),
        gate=np.array([prediction.gate for prediction in predictions], dtype=np.float32),
        weights=weights,
        visits=tuple(visits),
        first=tuple(first),
    )


@dataclass(frozen=True, eq=False)
class _StepPrediction:
    location: int
    probability: float
    gate: float
    weights: Array | None


def _top_prediction(
    probabilities: Float[Array, " V"], gate: float, weights: Array | None
) -> _StepPrediction:
    location = int(most_probable_place(probabilities))
    return _StepPrediction(location, float(probabilities[location]), gate, weights)


def _predict(explanation: ExplainedQuery, step: _Step) -> _StepPrediction:
    """Run one forward pass; masks stay on their visits."""
    import torch

    from pointerscope.network.interventions import build_batch

    read, bundle = explanation.query, explanation.bundle
    masked = [position - step.first for position in read.masked if position >= step.first]
    batch = build_batch([step.history], bundle.architecture.max_visits, [masked])
    with torch.inference_mode():
        trace = bundle.network.trace(batch, layers=False, interventions=read.interventions)
    weights = None if trace.pointer_weights is None else trace.pointer_weights[0].numpy()
    return _top_prediction(trace.probabilities[0].numpy(), float(trace.gate[0]), weights)


def _predicted_visit(location: int, begins: datetime, places: Places) -> Visit:
    typical = places[location].typical_minutes
    return Visit(location, begins, TYPICAL_MINUTES if typical is None else typical)


def _next_step(step: _Step, visit: Visit, max_visits: int) -> _Step:
    """Return the next step, which reads the predicted visit too."""
    end, history = visit.end, step.history
    days_passed = (end.date() - step.predict_at.date()).days
    longer = replace(
        history,
        locations=np.append(history.locations, visit.location),
        weekdays=np.append(history.weekdays, visit.arrival.weekday()),
        start_minutes=np.append(
            history.start_minutes, visit.arrival.hour * 60 + visit.arrival.minute
        ),
        durations=np.append(history.durations, visit.duration_minutes),
        days_before=np.append(
            history.days_before + days_passed, (end.date() - visit.arrival.date()).days
        ),
    )
    dropped = max(0, len(longer) - max_visits)
    shortened = select_visits(longer, range(dropped, len(longer)))
    return _Step(shortened, step.first + dropped, end, end)
