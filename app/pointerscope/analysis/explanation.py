"""An explanation: one query's trace with names, ready to be shown.

Everything here is read off a single forward pass. Arrays are float32 as the network computed
them; entropy is in nats.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.formulas import entropy, perplexity
from pointerscope.mobility.notation import WEEKDAYS, WrittenVisit, format_moment
from pointerscope.mobility.query import read_query

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from jaxtyping import Float, Int
    from numpy.typing import NDArray
    from torch import Tensor

    from pointerscope.mobility.query import Query, ReadQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import NotNumbersError, Trace

    Array = NDArray[np.float32]

_BYTES_OF_A_VISIT = 1_000  # 720 measured


class ExplainedVisit(NamedTuple):
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
        sent: its place in what was sent, 0-based; another one only where the order was changed.
        masked: whether nobody may look or point at it.
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
    sent: int
    masked: bool
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


class VisitedPlaces(NamedTuple):
    """The places of a history, each once and by its id.

    Attributes:
        locations: their ids, growing.
        place_of: for every visit the row of its place.
        times: how often each was visited.
    """

    locations: Int[NDArray[np.int64], " P"]
    place_of: Int[NDArray[np.int64], " T"]
    times: Int[NDArray[np.int64], " P"]


@dataclass(frozen=True, eq=False)
class ExplainedQuery:
    """What one forward pass over one history shows; T visits, V locations.

    What the network lacks is None; then `gate` reads 0.5 without a learned gate, 1 without a
    generation head and 0 without a pointer. Visits stand in the order in which the network read
    them.

    Attributes:
        bundle: what was asked.
        query: the question as the model reads it.
        trace: every tensor of the pass.
    """

    bundle: Bundle
    query: ReadQuery
    trace: Trace

    @cached_property
    def self_attention(self) -> Float[Array, "layers heads T T"]:
        """The weights of every head."""
        return self._of_layers("weights")

    @cached_property
    def queries(self) -> Float[Array, "layers heads T k"]:
        """What each visit looks for."""
        return self._of_layers("queries")

    @cached_property
    def keys(self) -> Float[Array, "layers heads T k"]:
        """What each visit offers to be found by."""
        return self._of_layers("keys")

    @cached_property
    def values(self) -> Float[Array, "layers heads T k"]:
        """What each visit hands on."""
        return self._of_layers("values")

    @cached_property
    def head_outputs(self) -> Float[Array, "layers heads T k"]:
        """What each head hands to each visit, nothing where the head is removed."""
        return self._of_layers("head_outputs")

    @cached_property
    def hidden(self) -> Float[Array, "layers1 T d"]:
        """The encoding before the first layer and after each."""
        return np.stack([encoded[0].numpy() for encoded in self.trace.hidden])

    @cached_property
    def context(self) -> Float[Array, " d"]:
        """The encoding of the last visit, from which the prediction is read."""
        return self.trace.context[0].numpy()

    @cached_property
    def content_scores(self) -> Float[Array, " T"] | None:
        """How well each visit answers the context's query."""
        return _first(self.trace.content_scores)

    @cached_property
    def position_bias(self) -> Float[Array, " T"] | None:
        """The learned bias of each visit's position."""
        return _first(self.trace.position_bias)

    @cached_property
    def pointer_scores(self) -> Float[Array, " T"] | None:
        """Their sum, minus infinity for a masked visit."""
        return _first(self.trace.pointer_scores)

    @cached_property
    def pointer_weights(self) -> Float[Array, " T"] | None:
        """The softmax of the scores."""
        return _first(self.trace.pointer_weights)

    @cached_property
    def pointer_probabilities(self) -> Float[Array, " V"] | None:
        """The weights collected onto locations."""
        return _first(self.trace.pointer_probabilities)

    @cached_property
    def generation_probabilities(self) -> Float[Array, " V"] | None:
        """The distribution of the generation head."""
        return _first(self.trace.generation_probabilities)

    @cached_property
    def gate(self) -> float:
        """The pointer's share of the answer, learned or forced."""
        return float(self.trace.gate[0])

    @cached_property
    def gate_logit(self) -> float | None:
        """What the network's gate says before the sigmoid, also where the gate is forced."""
        return None if self.trace.gate_logit is None else float(self.trace.gate_logit[0])

    @property
    def gate_is_learned(self) -> bool:
        """Whether `gate` is what the network says: it has a gate, and nobody forces it."""
        asked = self.query.interventions
        return self.gate_logit is not None and asked.gate is None and asked.only is None

    @cached_property
    def probabilities(self) -> Float[Array, " V"]:
        """The blend."""
        return self.trace.probabilities[0].numpy()

    def _of_layers(self, name: str) -> Float[Array, "layers heads T n"]:
        return np.stack([getattr(layer, name)[0].numpy() for layer in self.trace.layers])

    @cached_property
    def visits(self) -> tuple[ExplainedVisit, ...]:
        """The visits as the model read them, oldest first."""
        read, history, places = self.query, self.query.history, self.bundle.places
        masked = set(read.masked)
        columns = (history.weekdays, history.start_minutes, history.days_before)
        numbers = zip(*(column.tolist() for column in columns), strict=True)
        explained = []
        for index, (visit, (weekday, minute, days)) in enumerate(
            zip(read.visits, numbers, strict=True)
        ):
            place = places[visit.location]
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
                    start_minute=minute,
                    duration_minutes=visit.duration_minutes,
                    days_before=days,
                    steps_back=len(history) - 1 - index,
                    sent=read.sent[index],
                    masked=index in masked,
                    filled_in=visit.filled_in,
                )
            )
        return tuple(explained)

    @property
    def bytes(self) -> int:
        """The most memory that it takes, with all that is read off it."""
        trace = self.trace
        layers = sum(tensor.nbytes for layer in trace.layers for tensor in layer)
        layers += sum(hidden.nbytes for hidden in trace.hidden)
        others = (value.nbytes for value in vars(trace).values() if hasattr(value, "nbytes"))
        # Layers are stacked once more; visits have names and moments as Python objects.
        return 2 * layers + sum(others) + _BYTES_OF_A_VISIT * len(self.query.history)

    @cached_property
    def pointer_entropy(self) -> float | None:
        """The entropy of the pointer weights in nats."""
        if self.pointer_weights is None:
            return None
        return float(entropy(self.pointer_weights.astype(np.float64)))

    @cached_property
    def effective_positions(self) -> float | None:
        """Over how many visits the pointer weights spread: e to their entropy."""
        if self.pointer_weights is None:
            return None
        return float(perplexity(self.pointer_weights.astype(np.float64)))

    @cached_property
    def prediction(self) -> Prediction:
        """The most probable place."""
        return self.answers[0]

    def leading(self, k: int) -> list[Prediction]:
        """The k most probable places, with what each part of the network contributes.

        Fewer where the rest has a probability of exactly 0.
        """
        gate, probabilities = self.gate, self.probabilities
        locations = leading_locations(probabilities, k)
        parts = []
        for share, of_part in (
            (gate, self.pointer_probabilities),
            (1 - gate, self.generation_probabilities),
        ):
            nothing = np.zeros(len(locations))
            parts.append(nothing if of_part is None else share * of_part[locations].astype(float))
        places = (self.bundle.places[location] for location in locations.tolist())
        return [
            Prediction(place.id, place.name, place.label, probability, pointer, generation)
            for place, probability, pointer, generation in zip(
                places,
                probabilities[locations].tolist(),
                *(part.tolist() for part in parts),
                strict=True,
            )
        ]

    @cached_property
    def answers(self) -> list[Prediction]:
        """As many of the most probable places as the query asks for."""
        return self.leading(self.query.top_k)

    @cached_property
    def visited(self) -> VisitedPlaces:
        """The places of the history."""
        return VisitedPlaces(
            *np.unique(self.query.history.locations, return_inverse=True, return_counts=True)
        )

    def pointed_at(self) -> list[PlaceProbability] | None:
        """Every place of the history with its pointer probability, largest first."""
        if self.pointer_probabilities is None:
            return None
        visited = self.visited.locations
        ranked = visited[np.argsort(-self.pointer_probabilities[visited], kind="stable")]
        return [self._place(int(place), self.pointer_probabilities) for place in ranked]

    def generated(self, k: int) -> list[PlaceProbability] | None:
        """The k most probable places of the generation head."""
        probabilities = self.generation_probabilities
        if probabilities is None:
            return None
        leading = leading_locations(probabilities, k)
        return [self._place(location, probabilities) for location in leading.tolist()]

    def _place(self, location: int, probabilities: Float[Array, " V"]) -> PlaceProbability:
        place = self.bundle.places[location]
        return PlaceProbability(location, place.name, place.label, float(probabilities[location]))


def explain(bundle: Bundle, query: Query) -> ExplainedQuery:
    """Answer a query with one forward pass.

    Raises:
        InvalidQueryError: the query cannot be read, or asks to change what the network lacks.
        NotNumbersError: the pass left the numbers that a computer holds.
    """
    asked = read(bundle, query)
    [trace] = traced(bundle, [asked])
    if isinstance(trace, Exception):
        raise trace
    return ExplainedQuery(bundle, asked, trace)


def read(bundle: Bundle, query: Query) -> ReadQuery:
    """A query as a model reads it.

    Raises:
        InvalidQueryError: it cannot be read, or asks to change what the network lacks.
    """
    asked = read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)
    if query.interventions is not None:
        # torch comes with the first question that needs it, not with the import.
        from pointerscope.network.interventions import check

        check(asked.interventions, bundle.architecture)
    return asked


def traced(bundle: Bundle, reads: Sequence[ReadQuery]) -> list[Trace | NotNumbersError]:
    """The trace of each query, from one forward pass over all of them, or why it has none.

    Args:
        bundle: what is asked.
        reads: queries whose interventions differ in `mask_visits` and `order` alone.
    """
    import torch

    from pointerscope.network.interventions import batch_of
    from pointerscope.network.trace import NotNumbersError, not_numbers
    from pointerscope.network.unbatched import unbatched

    histories = [asked.history for asked in reads]
    masked = [asked.masked for asked in reads]
    batch = batch_of(histories, bundle.architecture.max_visits, masked)
    with torch.inference_mode():
        trace = bundle.network.trace(batch, interventions=reads[0].interventions)
        at_fault = not_numbers(trace)
        if not at_fault:
            return [*unbatched(trace)]
    if len(reads) == 1:
        return [NotNumbersError(bundle.id, at_fault[0])]
    # Others may be right alone, whose padding left the numbers in a longer batch.
    return [one for asked in reads for one in traced(bundle, [asked])]


def _first(values: Tensor | None) -> Array | None:
    return None if values is None else values[0].numpy()


def leading_locations(probabilities: Float[Array, " V"], k: int) -> Int[NDArray[np.int64], " n"]:
    """The most probable places, largest first and of equals the smaller id first.

    Args:
        probabilities: of all locations.
        k: the most to be given; fewer where the rest has a probability of exactly 0.
    """
    k = min(k, len(probabilities))
    candidates = np.argpartition(-probabilities, k - 1)[:k]
    candidates = candidates[np.lexsort((candidates, -probabilities[candidates]))]
    return candidates[probabilities[candidates] > 0]
