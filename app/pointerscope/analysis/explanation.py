"""One query's trace, with names attached.

Everything here comes from a single forward pass. Arrays are float32 as the network computes them;
entropies are in nats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from itertools import chain
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.core.array_types import Array, Float, Int, Integers
from pointerscope.formulas import entropy
from pointerscope.mobility.notation import WEEKDAYS, format_moment
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.mobility.query import Query, ResolvedQuery, read_query

if TYPE_CHECKING:
    from torch import Tensor

    from pointerscope.network.bundles import Bundle
    from pointerscope.network.sites import SiteFunction
    from pointerscope.network.trace import NonFiniteError, Trace

    Ranking = list[tuple[int, float]]  # locations and their probabilities, largest first

_BYTES_PER_VISIT = 1_000  # 720 measured
_NBYTES = attrgetter("nbytes")


class ExplainedVisit(NamedTuple):
    """A visit as the model reads it.

    Attributes:
        location: id in the vocabulary.
        name: of the place; None if it has none.
        label: the name, or `#id`.
        category: of the place; None if unknown.
        place: the place in the visit notation.
        written_moment: day and time as the user wrote them; empty if not written.
        written_stay: minutes as the user wrote them; None if not written.
        arrival: local time; None for a record whose weekday and days before contradict each other.
        weekday: of arrival, Monday 0 … Sunday 6.
        start_minute: minute of the day of arrival.
        duration_minutes: length of the stay.
        days_before: days from this visit to the one to predict.
        steps_back: 0 for the most recent visit.
        sent: 0-based position in the request; differs only if an intervention changes the order.
        masked: whether attention and pointer may not read it.
        filled_in: which of "day", "time" and "stay" the user did not write.
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


class PlaceProbability(NamedTuple):
    """A location and its probability."""

    location: int
    name: str | None
    label: str
    probability: float


class Prediction(NamedTuple):
    """A location with the contributions of pointer and generation head, weighted by the gate."""

    location: int
    name: str | None
    label: str
    probability: float
    from_pointer: float
    from_generation: float


class VisitedPlaces(NamedTuple):
    """The distinct places of a history.

    Attributes:
        locations: their ids, in increasing order.
        place_of: for every visit, the index of its place.
        times: the number of visits to each.
    """

    locations: Int[Integers, " P"]
    place_of: Int[Integers, " T"]
    times: Int[Integers, " P"]


class PassReadings:
    """What one forward pass over one history shows; T visits, V locations, width d, k = d / heads.

    A part that the network lacks is None; `gate` is then 0.5 without a learned gate, 1 without a
    generation head and 0 without a pointer. Visits are in the order in which the network reads
    them.

    Attributes:
        bundle: the model.
        query: the query as the model reads it, with omitted fields filled in.
    """

    bundle: Bundle
    query: ResolvedQuery

    @property
    def _pass(self) -> Trace:
        """Every tensor of the forward pass."""
        raise NotImplementedError

    @cached_property
    def self_attention(self) -> Float[Array, "layers heads T T"]:
        """The attention weights of every head; without self-attention there are 0 heads."""
        return self._of_layers("weights")

    @cached_property
    def queries(self) -> Float[Array, "layers heads T k"]:
        """The query vectors of every head."""
        return self._of_layers("queries")

    @cached_property
    def keys(self) -> Float[Array, "layers heads T k"]:
        """The key vectors of every head."""
        return self._of_layers("keys")

    @cached_property
    def values(self) -> Float[Array, "layers heads T k"]:
        """The value vectors of every head."""
        return self._of_layers("values")

    @cached_property
    def head_outputs(self) -> Float[Array, "layers heads T k"]:
        """The output of every head at each visit; 0 or the mean for a removed head."""
        return self._of_layers("head_outputs")

    @cached_property
    def hidden(self) -> Float[Array, "layers1 T d"]:
        """The hidden states before the first layer and after each."""
        return np.concatenate([encoded.numpy() for encoded in self._pass.hidden])

    @property
    def context(self) -> Float[Array, " d"]:
        """The final encoding of the last visit, from which the prediction is made."""
        return self._pass.context.numpy()[0]

    @property
    def content_scores(self) -> Float[Array, " T"] | None:
        """The pointer's content score of each visit."""
        return _first(self._pass.content_scores)

    @property
    def position_bias(self) -> Float[Array, " T"] | None:
        """The pointer's position bias of each visit."""
        return _first(self._pass.position_bias)

    @property
    def pointer_scores(self) -> Float[Array, " T"] | None:
        """Content score plus position bias; minus infinity for a masked visit."""
        return _first(self._pass.pointer_scores)

    @property
    def pointer_weights(self) -> Float[Array, " T"] | None:
        """The softmax of the pointer scores."""
        return _first(self._pass.pointer_weights)

    @property
    def pointer_probabilities(self) -> Float[Array, " V"] | None:
        """The pointer weights added up by location."""
        return _first(self._pass.pointer_probabilities)

    @property
    def generation_probabilities(self) -> Float[Array, " V"] | None:
        """The distribution of the generation head."""
        return _first(self._pass.generation_probabilities)

    @property
    def gate(self) -> float:
        """The pointer's share of the prediction, learned or set by an intervention."""
        return self._pass.gate.item()

    @property
    def gate_logit(self) -> float | None:
        """The network's own gate before the sigmoid, also if an intervention sets the gate."""
        return None if self._pass.gate_logit is None else self._pass.gate_logit.item()

    @property
    def is_blend(self) -> bool:
        """Whether the answer has two parts: what is copied, and what is generated."""
        return self.bundle.architecture.components >= {"pointer", "generation"}

    @property
    def gate_is_learned(self) -> bool:
        """Whether `gate` is the network's own: it has one, and no intervention sets it."""
        interventions = self.query.interventions
        return (
            self.gate_logit is not None
            and interventions.gate is None
            and interventions.only is None
        )

    @property
    def probabilities(self) -> Float[Array, " V"]:
        """The blend of both distributions."""
        return self._pass.probabilities.numpy()[0]

    def _of_layers(self, name: str) -> Float[Array, "layers heads T n"]:
        return np.concatenate([getattr(layer, name).numpy() for layer in self._pass.layers])

    @cached_property
    def visits(self) -> tuple[ExplainedVisit, ...]:
        """The visits as the model reads them, oldest first."""
        return tuple(map(ExplainedVisit, *self.visit_columns()))

    def visit_columns(self) -> tuple[Sequence[Any], ...]:
        """Return the fields of `ExplainedVisit`, in their order, each with its values."""
        query, history = self.query, self.query.history
        arrivals: Sequence[datetime | None]
        days: Sequence[Any]
        times: Sequence[Any]
        locations, arrivals, stays, filled_in = zip(*query.visits, strict=True)
        weekdays = history.weekdays.tolist()
        if query.written is None:  # only such a record may contradict its dates
            days, times, written_stays = weekdays, [at.time() for at in arrivals], stays
            arrivals = [
                at if at.weekday() == weekday else None
                for at, weekday in zip(arrivals, weekdays, strict=True)
            ]
        else:
            _, days, times, written_stays = zip(*query.written, strict=True)
        masked = query.masked
        return (
            locations,
            *zip(*map(self.bundle.places.texts.__getitem__, locations), strict=True),
            [*map(format_moment, days, times)],
            written_stays,
            arrivals,
            weekdays,
            history.start_minutes.tolist(),
            stays,
            history.days_before.tolist(),
            range(len(history) - 1, -1, -1),
            query.sent,
            [position in masked for position in range(len(history))],
            filled_in,
        )

    @property
    def bytes(self) -> int:
        """An upper bound of its memory, with everything computed from it."""
        trace = self._pass
        layers = sum(map(_NBYTES, chain(trace.hidden, *trace.layers)))
        named = (*vars(trace).values(), *(trace.intermediates or {}).values())
        others = sum([value.nbytes for value in named if hasattr(value, "nbytes")])
        # Layers are stacked into one more copy; visits have Python objects for names and times.
        return 2 * layers + others + _BYTES_PER_VISIT * len(self.query.history)

    @cached_property
    def pointer_entropy(self) -> float | None:
        """The entropy of the pointer weights in nats."""
        weights = self.pointer_weights
        return None if weights is None else float(entropy(weights.astype(np.float64)))

    @cached_property
    def effective_positions(self) -> float | None:
        """The perplexity of the pointer weights, the exponential of their entropy."""
        nats = self.pointer_entropy  # which is computed once for both
        return None if nats is None else float(np.exp(nats))

    @cached_property
    def prediction(self) -> Prediction:
        """The most probable known place: an unknown one has no name that could be an answer."""
        [prediction] = self._predictions([int(most_probable_place(self.probabilities))])
        return prediction

    def leading(self, k: int) -> list[Prediction]:
        """Return the k most probable known places, with the contribution of each part.

        Fewer if the others have a probability of exactly 0.
        """
        return self._predictions(leading_locations(self.probabilities, k).tolist())

    def _predictions(self, locations: Sequence[int]) -> list[Prediction]:
        gate, probabilities = self.gate, self.probabilities
        pointer, generation = self.pointer_probabilities, self.generation_probabilities
        return [
            Prediction(
                *self._place(location, float(probabilities[location])),
                from_pointer=0.0 if pointer is None else gate * float(pointer[location]),
                from_generation=(
                    0.0 if generation is None else (1 - gate) * float(generation[location])
                ),
            )
            for location in locations
        ]

    @cached_property
    def answers(self) -> list[Prediction]:
        """The most probable known places, as many as the query asks for."""
        return self.leading(self.query.top_k)

    @property
    def unknown_probability(self) -> float:
        """The probability of all places that the vocabulary does not have.

        The probabilities of known places are not rescaled to make up for it.
        """
        return float(self.probabilities[UNKNOWN])

    @cached_property
    def visited(self) -> VisitedPlaces:
        """The distinct places of the history and how often each was visited."""
        return VisitedPlaces(
            *np.unique(self.query.history.locations, return_inverse=True, return_counts=True)
        )

    def pointer_ranking(self) -> Ranking | None:
        """Return every location of the history with its pointer probability, largest first."""
        if (probabilities := self.pointer_probabilities) is None:
            return None
        visited = self.query.history.locations
        found = zip(visited.tolist(), probabilities[visited].tolist(), strict=True)
        by_location = sorted(set(found))  # the order of equal probabilities
        return sorted(by_location, key=itemgetter(1), reverse=True)

    def generation_ranking(self, k: int) -> Ranking | None:
        """Return the k most probable known locations of the generation head."""
        probabilities = self.generation_probabilities
        return None if probabilities is None else _ranking(probabilities, k)

    def ranking(self, k: int) -> Ranking:
        """Return the k most probable known locations of the blend."""
        return _ranking(self.probabilities, k)

    def pointer_places(self) -> list[PlaceProbability] | None:
        """Return every place of the history with its pointer probability, largest first."""
        ranking = self.pointer_ranking()
        return None if ranking is None else [self._place(*one) for one in ranking]

    def generation_places(self, k: int) -> list[PlaceProbability] | None:
        """Return the k most probable known places of the generation head."""
        ranking = self.generation_ranking(k)
        return None if ranking is None else [self._place(*one) for one in ranking]

    def _place(self, location: int, probability: float) -> PlaceProbability:
        place = self.bundle.places[location]
        return PlaceProbability(location, place.name, place.label, probability)


@dataclass(frozen=True, eq=False)
class ExplainedQuery(PassReadings):
    """Everything one forward pass over one history shows.

    Attributes:
        bundle: the model.
        query: the query as the model reads it.
        trace: every tensor of the forward pass.
    """

    bundle: Bundle
    query: ResolvedQuery
    trace: Trace

    @property
    def _pass(self) -> Trace:
        return self.trace


def explain(bundle: Bundle, query: Query) -> ExplainedQuery:
    """Explain a query with one forward pass.

    Raises:
        InvalidQueryError: the query cannot be read, or an intervention changes a part that the
            network lacks.
        NonFiniteError: a tensor of the pass holds infinite or undefined numbers.
    """
    return _explain_resolved(bundle, resolve_for_bundle(bundle, query))


def resolve_for_bundle(bundle: Bundle, query: Query) -> ResolvedQuery:
    """Return a query as a model reads it.

    Raises:
        InvalidQueryError: the query cannot be read, or an intervention changes a part that the
            network lacks.
    """
    resolved = read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)
    if query.interventions is not None:
        # Imports torch, so only when it is needed.
        from pointerscope.network.interventions import check_interventions

        check_interventions(resolved.interventions, bundle.architecture)
    return resolved


def explain_with_changes(
    bundle: Bundle, query: Query, at: Mapping[str, SiteFunction]
) -> ExplainedQuery:
    """Explain a query with a pass that functions change at sites, with its intermediates.

    No other pass makes these changes, so read only what follows from the trace.

    Args:
        bundle: the model.
        query: the query.
        at: functions by site, as for `PointerNetwork.trace`.

    Raises:
        InvalidQueryError: the query cannot be read, an intervention changes a part that the
            network lacks, or a site or what its function returned does not fit.
        NonFiniteError: a tensor of the pass holds infinite or undefined numbers.
    """
    resolved = replace(resolve_for_bundle(bundle, query), intermediates=True)
    return _explain_resolved(bundle, resolved, at)


def with_intermediates(explanation: ExplainedQuery) -> ExplainedQuery:
    """Return an explanation whose trace holds the intermediates too, from another pass if need be.

    Intermediates more than double a trace, so only those who read them ask for them. All numbers
    of the returned explanation come from one pass; they differ from the others by less than 1e-5.

    Raises:
        NonFiniteError: a tensor of the pass holds infinite or undefined numbers.
    """
    if explanation.trace.intermediates is not None:
        return explanation
    bundle, query = explanation.bundle, explanation.query
    return _explain_resolved(bundle, replace(query, intermediates=True))


def _explain_resolved(
    bundle: Bundle, query: ResolvedQuery, at: Mapping[str, SiteFunction] | None = None
) -> ExplainedQuery:
    [trace] = trace_queries(bundle, [query], at)
    if isinstance(trace, Exception):
        raise trace
    return ExplainedQuery(bundle, query, trace)


def trace_queries(
    bundle: Bundle,
    queries: Sequence[ResolvedQuery],
    at: Mapping[str, SiteFunction] | None = None,
) -> list[Trace | NonFiniteError]:
    """Run one forward pass over some queries and return the trace, or the error, of each.

    Args:
        bundle: the model.
        queries: their interventions may differ only in `mask_visits` and `order`, and all or none
            of them ask for intermediates.
        at: functions by site, as for `PointerNetwork.trace`.
    """
    import torch

    from pointerscope.network.interventions import build_batch
    from pointerscope.network.split_trace import split_trace
    from pointerscope.network.trace import NonFiniteError, find_non_finite

    histories = [query.history for query in queries]
    masked = [query.masked for query in queries]
    batch = build_batch(histories, bundle.architecture.max_visits, masked)
    with torch.inference_mode():
        trace = bundle.network.trace(
            batch,
            intermediates=queries[0].intermediates,
            interventions=queries[0].interventions,
            at=at,
        )
        non_finite = find_non_finite(trace)
    if not non_finite:
        # Outside inference mode, so that analyses can take gradients with respect to copied inputs.
        return [*split_trace(trace)]
    if len(queries) == 1:
        return [NonFiniteError(bundle.id, non_finite[0])]
    # Padding in a batch can overflow where the query alone does not, so each is tried alone.
    return [result for query in queries for result in trace_queries(bundle, [query], at)]


def _first(values: Tensor | None) -> Array | None:
    return None if values is None else values.numpy()[0]


def _ranking(probabilities: Float[Array, " V"], k: int) -> Ranking:
    locations = leading_locations(probabilities, k)
    return [*zip(locations.tolist(), probabilities[locations].tolist(), strict=True)]


def leading_locations(
    probabilities: Float[Array, " V"], k: int, *, with_unknown: bool = False
) -> Int[Integers, " n"]:
    """Return the most probable known places, largest first; of equals, the smaller id first.

    Args:
        probabilities: of all locations.
        k: how many; fewer are returned if the others have a probability of exactly 0, but at
            least one.
        with_unknown: whether the unknown place is among them too.
    """
    first = UNKNOWN if with_unknown else FIRST_KNOWN
    known = probabilities[first:]
    least = np.partition(known, -k)[-k] if k < len(known) else 0
    candidates = (known >= least if least else known).nonzero()[0]
    # A stable sort keeps the order of the ids among equals.
    ranked = candidates[(-known[candidates]).argsort(kind="stable")[:k]]
    return first + ranked if len(ranked) else np.array([first])


def most_probable_place(probabilities: Float[Array, "*N V"]) -> Int[Integers, "*N"]:
    """Return the most probable known place; of equals, the one with the smaller id."""
    place: Int[Integers, "*N"] = FIRST_KNOWN + probabilities[..., FIRST_KNOWN:].argmax(-1)
    return place
