"""All subsets of a network's parts and of a history's places, and what each adds to the answer.

The parts are the attention heads, the feed-forward networks, the pointer and the generation head.
Heads and feed-forward networks are removed at their sites, one row of a batch for each subset. The
pointer alone, the generation head alone, and both blended by the gate are read off the same row.

The value of a subset is the probability that it gives the answer, the place that the whole network
predicts. A probability, because it is 0 without pointer and generation head, so that the Shapley
values of the parts add up to the answer's probability; a log-probability has no value there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.explanation import ExplainedQuery, most_probable_place
from pointerscope.analysis.shapley import (
    MAX_EXACT_PLAYERS,
    Numbers,
    ShapleyValues,
    Subsets,
    all_subsets,
    compute_shapley_values,
    distinct_subsets,
    exact_shapley_values,
)
from pointerscope.core.array_types import Bool, Float, Int
from pointerscope.core.memoise import memoise_by_object
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.histories import select_visits
from pointerscope.mobility.interventions import NO_INTERVENTIONS
from pointerscope.mobility.validation_messages import list_choices

if TYPE_CHECKING:
    from torch import Tensor

    from pointerscope.mobility.interventions import Interventions
    from pointerscope.network.architecture import Architecture
    from pointerscope.network.network import Network
    from pointerscope.network.trace import Batch

Replacement = Literal["zero", "mean"]
REPLACEMENTS: tuple[Replacement, ...] = ("zero", "mean")
POINTER, GENERATION = "pointer", "generation"

MAX_BYTES_AT_ONCE = 32_000_000
"""Most bytes of the tensors of networks that run in one pass."""
_DECIMALS = 6  # of probabilities that decide between equally small sets


class Part(NamedTuple):
    """A part of the network that can be removed.

    Attributes:
        name: as sites are named: `layers.0.heads.1`, `layers.0.feed_forward`, `pointer`,
            `generation`.
        layer: of a head or a feed-forward network, from 0; None for the others.
        head: of a head, from 0; None for the others.
    """

    name: str
    layer: int | None = None
    head: int | None = None

    @property
    def label(self) -> str:
        """The name on figures: `L0 H1`, `L0 feed-forward`."""
        if self.layer is None:
            return "generation head" if self.name == GENERATION else self.name
        return f"L{self.layer} " + ("feed-forward" if self.head is None else f"H{self.head}")


@dataclass(frozen=True, eq=False)
class PartSubsets:
    """What the networks made of subsets of n parts answer to one history.

    Attributes:
        parts: in the order of the pass; without those that interventions have removed already.
        answer: the location that the whole network predicts.
        replaced_with: what removed heads put out: "zero", or their "mean" over the history.
        shapley: the Shapley values of the parts, as probabilities of the answer.
        smallest: which parts the smallest set has that keeps the answer the most probable place.
        smallest_probability: the answer's probability there.
        equally_small: how many sets of this size keep the answer; None if not all were tried.
        keeping: how many of all networks keep the answer; None if not all were tried.
        networks: how many networks there are with a pointer, a generation head or both.
    """

    parts: tuple[Part, ...]
    answer: int
    replaced_with: Replacement
    shapley: ShapleyValues
    smallest: Bool[NDArray[np.bool_], " n"]
    smallest_probability: float
    equally_small: int | None
    keeping: int | None
    networks: int


@dataclass(frozen=True, eq=False)
class PlaceSubsets:
    """What the network answers to subsets of the n places of a history that can be left out.

    All visits to a place are left out together, except the last visit of the history, which stays.

    Attributes:
        locations: the places, in increasing order of their ids.
        visits: the positions of the visits to each that can be left out.
        shapley: the Shapley values of the places, as probabilities of the answer.
    """

    locations: tuple[int, ...]
    visits: tuple[tuple[int, ...], ...]
    shapley: ShapleyValues


def part_subsets(
    explanation: ExplainedQuery, replace_with: Replacement | None = None
) -> PartSubsets:
    """Return what subsets of the parts answer to the history of an explanation.

    Args:
        explanation: of the whole network.
        replace_with: what removed heads put out: "zero", or their "mean" over the visits; None for
            what the query's interventions say.
    """
    interventions = explanation.query.interventions
    return compute_part_subsets(
        explanation.bundle.network,
        explanation.trace.batch,
        interventions,
        interventions.replace_with if replace_with is None else replace_with,
    )


def compute_part_subsets(
    network: Network,
    batch: Batch,
    interventions: Interventions = NO_INTERVENTIONS,
    replace_with: Replacement = "zero",
) -> PartSubsets:
    """Run a network with every subset of its parts on one history, in batches.

    With up to 12 parts all subsets are run. With more, Shapley values are sampled, and the
    smallest set is found by removing one part after the other, each time the one without which the
    answer stays most probable: no single part can be removed from what remains, but a smaller set
    may exist.

    Of the smallest sets, that with the most probable answer is returned, to six decimals, and of
    equals the first in the order of `all_subsets`.

    Args:
        network: the whole network.
        batch: of one history, with the changes of interventions to its visits.
        interventions: changes that all networks have. Parts that they remove are none of the parts.
        replace_with: what removed heads put out: "zero", or their "mean" over the visits.

    Raises:
        InvalidQueryError: removed heads can be replaced with nothing else.
    """
    if replace_with not in REPLACEMENTS:
        message = list_choices(REPLACEMENTS)
        raise InvalidQueryError(
            Problem("replace_with", f"{replace_with!r} is not a valid choice. {message}")
        )
    networks = _Networks(network, batch, interventions, replace_with)
    count = len(networks.parts)
    if count <= MAX_EXACT_PLAYERS:
        subsets = all_subsets(count)
        outcomes = networks.run(subsets)
        shapley = exact_shapley_values(outcomes.probabilities)
        keeping = outcomes.places == networks.answer
        sizes = subsets.sum(1)
        candidates = np.flatnonzero(keeping & (sizes == sizes[keeping].min()))
        probabilities = outcomes.probabilities[candidates]
        best = int(probabilities.round(_DECIMALS).argmax())
        smallest, probability = subsets[candidates[best]], float(probabilities[best])
        counts: tuple[int | None, int | None] = len(candidates), int(keeping.sum())
    else:
        shapley = compute_shapley_values(lambda some: networks.run(some).probabilities, count)
        smallest, probability = _remove_one_by_one(networks)
        counts = None, None
    return PartSubsets(
        parts=networks.parts,
        answer=networks.answer,
        replaced_with=replace_with,
        shapley=shapley,
        smallest=smallest,
        smallest_probability=probability,
        equally_small=counts[0],
        keeping=counts[1],
        networks=networks.count,
    )


def _remove_one_by_one(networks: _Networks) -> tuple[Bool[NDArray[np.bool_], " n"], float]:
    """Return a set of parts from which none can be removed, and the answer's probability there."""
    kept = np.ones(len(networks.parts), dtype=bool)
    probability = float(networks.run(kept[None]).probabilities[0])
    while True:
        fewer = kept & ~np.eye(len(kept), dtype=bool)[kept]
        outcomes = networks.run(fewer)
        possible = np.where(outcomes.places == networks.answer, outcomes.probabilities, -1)
        best = int(possible.round(_DECIMALS).argmax())
        if possible[best] < 0:
            return kept, probability
        kept, probability = fewer[best], float(possible[best])


@memoise_by_object
def place_subsets(explanation: ExplainedQuery) -> PlaceSubsets:
    """Run the network on the history without every subset of its places, in batches.

    The visits are left out as in `compute_leave_one_out`: the same moment is predicted from a
    shorter history. With up to 12 places all subsets are run, with more, orders are sampled.
    Computed once for an explanation.
    """
    history = explanation.query.history
    earlier = history.locations[:-1]
    locations = np.unique(earlier)
    belongs = earlier == locations[:, None]  # (n, T - 1)

    def probabilities(subsets: Subsets) -> Float[Numbers, " N"]:
        stays = np.ones((len(subsets), len(history)), dtype=bool)
        stays[:, :-1] = subsets @ belongs
        return _answer_probabilities(explanation, stays)

    return PlaceSubsets(
        locations=tuple(locations.tolist()),
        visits=tuple(tuple(np.flatnonzero(own).tolist()) for own in belongs),
        shapley=compute_shapley_values(probabilities, len(locations)),
    )


def _answer_probabilities(
    explanation: ExplainedQuery, stays: Bool[NDArray[np.bool_], "N T"]
) -> Float[Numbers, " N"]:
    """Return the probability of the answer from the visits that stay, the last one always."""
    import torch

    from pointerscope.network.interventions import build_batch

    query, bundle = explanation.query, explanation.bundle
    masked, answer = set(query.masked), explanation.prediction.location
    found = np.empty(len(stays))
    by_length = stays.sum(1).argsort(kind="stable")  # so that little is padded
    for chunk in chunks(by_length, bundle.architecture, stays.shape[1]):
        positions = [np.flatnonzero(row).tolist() for row in stays[chunk]]
        batch = build_batch(
            [select_visits(query.history, row) for row in positions],
            bundle.architecture.max_visits,
            [[at for at, visit in enumerate(row) if visit in masked] for row in positions],
        )
        with torch.inference_mode():
            trace = bundle.network.trace(batch, layers=False, interventions=query.interventions)
            found[chunk] = trace.probabilities[:, answer].double().numpy()
    return found


class _Outcomes(NamedTuple):
    """What N networks answer.

    Attributes:
        probabilities: of the whole network's answer; 0 without pointer and generation head.
        places: the most probable known place; -1 without pointer and generation head.
    """

    probabilities: Float[Numbers, " N"]
    places: Int[NDArray[np.int64], " N"]


class _Networks:
    """The networks made of subsets of the parts, on one history.

    Attributes:
        parts: those of the encoder, then pointer and generation head.
        answer: the location that the whole network predicts.
        count: the number of networks with a pointer, a generation head or both.
    """

    def __init__(
        self,
        network: Network,
        batch: Batch,
        interventions: Interventions,
        replace_with: Replacement,
    ) -> None:
        self._network, self._batch, self._interventions = network, batch, interventions
        self._replace_with = replace_with
        self._encoder = [*_encoder_parts(network.architecture, interventions)]
        outputs = [
            Part(name)
            for name in (POINTER, GENERATION)
            if name in network.architecture.components and interventions.only in (None, name)
        ]
        self._has = [name in [part.name for part in outputs] for name in (POINTER, GENERATION)]
        self.parts = (*self._encoder, *outputs)
        self.count = (2 ** len(outputs) - 1) * 2 ** len(self._encoder)
        self.answer = -1
        [self.answer] = self.run(np.ones((1, len(self.parts)), dtype=bool)).places.tolist()

    def run(self, subsets: Subsets) -> _Outcomes:
        """Run the networks of some subsets, [N, n]."""
        encoders, rows = distinct_subsets(subsets[:, : len(self._encoder)])
        # Columns: neither, the pointer alone, the generation head alone, both.
        probabilities = np.zeros((len(encoders), 4))
        places = np.full((len(encoders), 4), -1)
        architecture, visits = self._network.architecture, self._batch.locations.shape[1]
        for chunk in chunks(np.arange(len(encoders)), architecture, visits):
            for column, distribution in self._run_chunk(encoders[chunk]):
                places[chunk, column] = most_probable_place(distribution)
                probabilities[chunk, column] = distribution[:, self.answer]
        given = np.zeros((len(subsets), 2), dtype=bool)
        given[:, self._has] = subsets[:, len(self._encoder) :]
        columns = given @ [1, 2]
        return _Outcomes(probabilities[rows, columns], places[rows, columns])

    def _run_chunk(self, encoders: Subsets) -> Iterator[tuple[int, Float[NDArray[Any], "N V"]]]:
        """Yield the distributions of some networks by the column that they belong to."""
        import torch

        rows = len(encoders)
        batch = self._batch.repeated(rows)
        kept = torch.from_numpy(encoders)
        with torch.inference_mode():
            trace = self._network.trace(
                batch,
                layers=False,
                interventions=self._interventions,
                at={
                    self._site(part): self._remover(part, kept[:, index], batch)
                    for index, part in enumerate(self._encoder)
                },
            )
        pointer, generation = self._has
        if pointer and trace.pointer_probabilities is not None:
            yield 1, trace.pointer_probabilities.numpy()
        if generation and trace.generation_probabilities is not None:
            yield 2, trace.generation_probabilities.numpy()
        if pointer and generation:
            yield 3, trace.probabilities.numpy()

    def _site(self, part: Part) -> str:
        """Return the site where a part of the encoder is removed."""
        if part.head is not None:
            return f"{part.name}.outputs"
        # Without residual connections, what is passed on was read before a function at `out`.
        return (
            f"{part.name}.out"
            if self._interventions.residuals
            else f"layers.{part.layer}.residual_out"
        )

    def _remover(
        self, part: Part, kept: Bool[Tensor, " N"], batch: Batch
    ) -> Callable[[Float[Tensor, "N T n"]], Float[Tensor, "N T n"]]:
        """Return the function that removes a part from those rows that do without it."""
        import torch

        from pointerscope.network.interventions import mean_over_visits

        mean = (
            mean_over_visits(batch)
            if self._replace_with == "mean" and part.head is not None
            else None
        )

        def remove(output: Float[Tensor, "N T n"]) -> Float[Tensor, "N T n"]:
            instead = output.new_zeros(()) if mean is None else mean(output)
            return torch.where(kept[:, None, None], output, instead)

        return remove


def _encoder_parts(a: Architecture, interventions: Interventions) -> Iterator[Part]:
    """Yield the heads and feed-forward networks that interventions leave."""
    skipped = {(skip.layer, skip.part) for skip in interventions.skip}
    for layer in range(a.layers):
        if (layer, "attention") not in skipped:
            removed = interventions.removed_heads(layer, a.heads)
            for head in range(a.heads):
                if head not in removed:
                    yield Part(f"layers.{layer}.heads.{head}", layer, head)
        if (layer, "feed_forward") not in skipped:
            yield Part(f"layers.{layer}.feed_forward", layer)


def chunks(
    rows: Int[NDArray[np.int64], " N"], a: Architecture, visits: int
) -> Iterator[Int[NDArray[np.int64], " n"]]:
    """Split rows so that the tensors of a chunk's passes fit into the processor's caches.

    Args:
        rows: to split; their order is kept.
        a: of the network.
        visits: of the longest history.
    """
    per_visit = a.input_width + 4 * a.d_model + a.feed_forward + 2 * a.heads * visits
    at_once = max(1, MAX_BYTES_AT_ONCE // (4 * (visits * per_visit + 4 * a.locations)))
    for start in range(0, len(rows), at_once):
        yield rows[start : start + at_once]
