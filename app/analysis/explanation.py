"""An explanation: one query's trace with names, ready to be shown.

Everything here is read off a single forward pass. Arrays are float32 as the network computed
them; entropy is in nats.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from app.formulas import entropy, perplexity
from app.mobility.notation import WEEKDAYS, WrittenVisit, format_moment
from app.mobility.query import read_query

if TYPE_CHECKING:
    from datetime import datetime

    from jaxtyping import Float
    from numpy.typing import NDArray
    from torch import Tensor

    from app.mobility.query import Query, ReadQuery
    from app.network.bundles import Bundle
    from app.network.trace import Trace

    Array = NDArray[np.float32]


@dataclass(frozen=True)
class ExplainedVisit:
    """A visit as the model read it, with what it was made of.

    Attributes:
        location: id of the vocabulary.
        name: of the place, None where it has none.
        label: the name, or `#id`.
        category: of the place, where known.
        place: how the place is written in the visit notation.
        written_moment: day and time as they were written, empty if they were not.
        written_stay: minutes as they were written, None if they were not.
        arrival: local time; None for a record whose weekdays and days before disagree.
        weekday: of arrival, Monday 0 … Sunday 6.
        start_minute: minute of the day of arrival.
        duration_minutes: length of the stay.
        days_before: day of the visit to predict minus day of this visit.
        steps_back: 0 for the most recent visit.
        filled_in: which of "day", "time" and "stay" were not written.
    """

    location: int
    name: str | None
    label: str
    category: str | None
    place: str
    written_moment: str
    written_stay: int | None
    arrival: datetime | None
    weekday: int
    start_minute: int
    duration_minutes: int
    days_before: int
    steps_back: int
    filled_in: tuple[str, ...]

    @property
    def moment(self) -> str:
        """Weekday and time of arrival, such as `Mon 08:00`."""
        hour, minute = divmod(self.start_minute, 60)
        return f"{WEEKDAYS[self.weekday]} {hour:02}:{minute:02}"


@dataclass(frozen=True)
class PlaceProbability:
    """A location and its probability."""

    location: int
    name: str | None
    label: str
    probability: float


@dataclass(frozen=True)
class Prediction(PlaceProbability):
    """A location with what pointer and generation head contribute, weighted by the gate."""

    from_pointer: float
    from_generation: float


@dataclass(frozen=True)
class Explanation:
    """What one forward pass over one history shows; T visits, V locations.

    What the network lacks is None; then `gate` reads 0.5 without a learned gate, 1 without a
    generation head and 0 without a pointer.
    """

    bundle: Bundle
    query: ReadQuery
    self_attention: Float[Array, "layers heads T T"]
    content_scores: Float[Array, " T"] | None
    position_bias: Float[Array, " T"] | None
    pointer_scores: Float[Array, " T"] | None
    pointer_weights: Float[Array, " T"] | None
    pointer_probabilities: Float[Array, " V"] | None
    generation_probabilities: Float[Array, " V"] | None
    gate: float
    gate_logit: float | None
    probabilities: Float[Array, " V"]

    @cached_property
    def visits(self) -> tuple[ExplainedVisit, ...]:
        """The visits as the model read them, oldest first."""
        read, history, places = self.query, self.query.history, self.bundle.places
        explained = []
        for index, visit in enumerate(read.visits):
            place = places[visit.location]
            weekday = int(history.weekdays[index])
            written = (
                WrittenVisit(visit.location, weekday, visit.arrival.time(), visit.duration_minutes)
                if read.written is None
                else read.written[index]
            )
            explained.append(
                ExplainedVisit(
                    location=visit.location,
                    name=place.name,
                    label=place.label,
                    category=place.category,
                    place=places.notation(visit.location),
                    written_moment=format_moment(written.day, written.time),
                    written_stay=written.stay,
                    arrival=visit.arrival if visit.arrival.weekday() == weekday else None,
                    weekday=weekday,
                    start_minute=int(history.start_minutes[index]),
                    duration_minutes=visit.duration_minutes,
                    days_before=int(history.days_before[index]),
                    steps_back=len(history) - 1 - index,
                    filled_in=visit.filled_in,
                )
            )
        return tuple(explained)

    @property
    def pointer_entropy(self) -> float | None:
        """The entropy of the pointer weights in nats."""
        if self.pointer_weights is None:
            return None
        return float(entropy(self.pointer_weights.astype(np.float64)))

    @property
    def effective_positions(self) -> float | None:
        """Over how many visits the pointer weights spread: e to their entropy."""
        if self.pointer_weights is None:
            return None
        return float(perplexity(self.pointer_weights.astype(np.float64)))

    @property
    def prediction(self) -> Prediction:
        """The most probable place."""
        return self.leading(1)[0]

    def leading(self, k: int) -> list[Prediction]:
        """The k most probable places, with what each part of the network contributes."""
        return [self._prediction(location) for location in _top(self.probabilities, k)]

    def pointed_at(self) -> list[PlaceProbability] | None:
        """Every place of the history with its pointer probability, largest first."""
        if self.pointer_probabilities is None:
            return None
        visited = np.unique(self.query.history.locations)
        ranked = visited[np.argsort(-self.pointer_probabilities[visited], kind="stable")]
        return [self._place(int(place), self.pointer_probabilities) for place in ranked]

    def generated(self, k: int) -> list[PlaceProbability] | None:
        """The k most probable places of the generation head."""
        probabilities = self.generation_probabilities
        if probabilities is None:
            return None
        return [self._place(location, probabilities) for location in _top(probabilities, k)]

    def _place(self, location: int, probabilities: Float[Array, " V"]) -> PlaceProbability:
        place = self.bundle.places[location]
        return PlaceProbability(location, place.name, place.label, float(probabilities[location]))

    def _prediction(self, location: int) -> Prediction:
        place = self.bundle.places[location]
        pointer = generation = 0.0
        if self.pointer_probabilities is not None:
            pointer = self.gate * float(self.pointer_probabilities[location])
        if self.generation_probabilities is not None:
            generation = (1 - self.gate) * float(self.generation_probabilities[location])
        probability = float(self.probabilities[location])
        return Prediction(location, place.name, place.label, probability, pointer, generation)


def explain(bundle: Bundle, query: Query) -> Explanation:
    """Answer a query with one forward pass.

    Raises:
        InvalidQueryError: the query cannot be read.
    """
    read = read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)
    # torch and the network come with the first question, not with the import.
    import torch

    from app.network.trace import Batch

    with torch.inference_mode():
        trace = bundle.network.trace(Batch.of([read.history], bundle.architecture.max_visits))
    return _explanation(bundle, read, trace)


def _explanation(bundle: Bundle, read: ReadQuery, trace: Trace) -> Explanation:
    """The first history of a trace."""
    return Explanation(
        bundle=bundle,
        query=read,
        self_attention=np.stack([layer.weights[0].numpy() for layer in trace.layers]),
        content_scores=_first(trace.content_scores),
        position_bias=_first(trace.position_bias),
        pointer_scores=_first(trace.pointer_scores),
        pointer_weights=_first(trace.pointer_weights),
        pointer_probabilities=_first(trace.pointer_probabilities),
        generation_probabilities=_first(trace.generation_probabilities),
        gate=float(trace.gate[0]),
        gate_logit=None if trace.gate_logit is None else float(trace.gate_logit[0]),
        probabilities=trace.probabilities[0].numpy(),
    )


def _first(values: Tensor | None) -> Array | None:
    return None if values is None else values[0].numpy()


def _top(probabilities: Float[Array, " V"], k: int) -> list[int]:
    """The k largest, largest first; of equals the smaller id first."""
    k = min(k, len(probabilities))
    candidates = np.argpartition(-probabilities, k - 1)[:k]
    order = np.lexsort((candidates, -probabilities[candidates]))
    return [int(location) for location in candidates[order]]
