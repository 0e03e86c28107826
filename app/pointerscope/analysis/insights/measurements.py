"""Measurements of every history of a block, from one forward pass.

N histories, S maximal number of visits, L layers of H heads, R roles, V locations, K kinds of
places.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from pointerscope.analysis.head_roles import compute_head_roles, readable_visits
from pointerscope.core.array_types import Float, Int, Integers
from pointerscope.formulas import entropy, kl_divergence, softmax
from pointerscope.formulas.similarity import attention_correlations
from pointerscope.formulas.softmax_entropy import softmax_entropy
from pointerscope.mobility.histories import History
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.kinds import KINDS, UNKNOWN_KIND
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.network import Network
from pointerscope.network.trace import Batch, Trace
from pointerscope.training.metrics import evaluation_mode, rank_predictions, top_places

Numbers = NDArray[np.float32]

BATCH_SIZE = 128
NO_TARGET = -1
MINUTES_A_TIME_SLOT = 15
SLOTS_AN_HOUR = 60 // MINUTES_A_TIME_SLOT


class Sample(NamedTuple):
    """A history, with facts that the network does not get to read.

    Attributes:
        history: as the network reads it; without a target if the next place is not known.
        person: the data set's id of the person, whom the network need not know.
        earlier_visits: the number of visits of the person to the target before; None if not known.
    """

    history: History
    person: int
    earlier_visits: int | None = None


@dataclass(frozen=True, eq=False)
class HistoryMeasurements:
    """Measurements of N histories: NaN where undefined, None for a component the network lacks.

    Whether a prediction is right is 1 or 0. A target unknown to the network counts as missed.

    Attributes:
        people: the person of each history.
        lengths: numbers of visits.
        weekdays: weekday of the last visit, Monday 0 … Sunday 6.
        hours: hour of the last visit's arrival.
        targets: locations, possibly `UNKNOWN`; `NO_TARGET` if not known.
        in_history: whether the target is among the history's places.
        recency: steps back of the most recent visit to the target.
        earlier_visits: visits of the person to the target before; NaN for a target unknown to the
            network.
        locations: of the visits by steps back; 0 beyond the first visit.
        right: whether the prediction is the target.
        rank: rank of the target; 0 if it is unknown to the network.
        confidence: probability of the prediction.
        answers: the prediction.
        probability: probability of the target.
        pointer_right: whether the pointer alone predicts the target.
        pointer_answers: the pointer's prediction.
        pointer_probability: probability of the target by the pointer alone.
        generation_right: whether the generation head alone predicts the target.
        generation_answers: the generation head's prediction.
        generation_probability: probability of the target by the generation head alone.
        gate: the learned gate.
        entropy: entropy of the pointer weights, in nats.
        weights: pointer weights by steps back.
        content_weights: pointer weights without the position bias.
        divergence: KL divergence of the pointer's distribution from the generation head's, in nats.
        blend_entropy: entropy of the blend, in nats.
        head_entropy: entropy of each head's attention weights, averaged over query positions, in
            nats; heads are ordered layer by layer, here and below.
        head_distance: mean number of positions between query and key, weighted by attention.
        even_entropy: the entropy of uniform attention over what each visit may read.
        even_distance: its distance.
        role_shares: see `HeadRoles`, as for the next two.
        role_chances: see `HeadRoles`.
        role_looking: see `HeadRoles`.
        similarity: correlation of the attention weights of every two heads.
        right_without: whether the prediction is right with a head removed.
        target_kind: kind of the target's place, an index of `KINDS`, or `UNKNOWN_KIND`; None, as
            for the next two, if no place has a known kind.
        visits_by_kind: number of visits to places of each kind.
        weights_by_kind: pointer weight on these visits.
    """

    people: Int[Integers, " N"]
    lengths: Int[Integers, " N"]
    weekdays: Int[Integers, " N"]
    hours: Int[Integers, " N"]
    targets: Int[Integers, " N"]
    in_history: Float[Numbers, " N"]
    recency: Float[Numbers, " N"]
    earlier_visits: Float[Numbers, " N"]
    locations: Int[Integers, "N S"]
    right: Float[Numbers, " N"]
    rank: Float[Numbers, " N"]
    confidence: Float[Numbers, " N"]
    answers: Int[Integers, " N"]
    probability: Float[Numbers, " N"]
    pointer_right: Float[Numbers, " N"] | None
    pointer_answers: Int[Integers, " N"] | None
    pointer_probability: Float[Numbers, " N"] | None
    generation_right: Float[Numbers, " N"] | None
    generation_answers: Int[Integers, " N"] | None
    generation_probability: Float[Numbers, " N"] | None
    gate: Float[Numbers, " N"] | None
    entropy: Float[Numbers, " N"] | None
    weights: Float[Numbers, "N S"] | None
    content_weights: Float[Numbers, "N S"] | None
    divergence: Float[Numbers, " N"] | None
    blend_entropy: Float[Numbers, " N"]
    head_entropy: Float[Numbers, "N LH"] | None
    head_distance: Float[Numbers, "N LH"] | None
    even_entropy: Float[Numbers, " N"] | None
    even_distance: Float[Numbers, " N"] | None
    role_shares: Float[Numbers, "N LH R"] | None
    role_chances: Float[Numbers, "N R"] | None
    role_looking: Float[Numbers, "N R"] | None
    similarity: Float[Numbers, "N LH LH"] | None
    right_without: Float[Numbers, "N LH"] | None
    target_kind: Int[Integers, " N"] | None = None
    visits_by_kind: Float[Numbers, "N K"] | None = None
    weights_by_kind: Float[Numbers, "N K"] | None = None

    def __len__(self) -> int:
        """The number of histories."""
        return len(self.people)


class BlockMeasurements(NamedTuple):
    """The measurements of a block, and the sum of its attention maps.

    Attributes:
        rows: one row per history, in the order of the samples.
        maps: attention weights summed over the histories, by head, steps back of the query and
            steps back of the key.
    """

    rows: HistoryMeasurements
    maps: Float[NDArray[np.float64], "LH S S"]


def measure_histories(
    network: Network,
    samples: Sequence[Sample],
    *,
    kinds: Int[Integers, " V"] | None = None,
    removal: bool = False,
) -> BlockMeasurements:
    """Trace every history once, in batches of equal length, and measure it.

    Args:
        network: to trace; its training mode is restored afterwards.
        samples: histories of 1 to the network's `max_visits` visits.
        kinds: of the locations, as `classify_places` returns them.
        removal: whether to repeat the prediction with each head removed in turn.
    """
    if kinds is not None and (kinds == UNKNOWN_KIND).all():
        kinds = None
    architecture = network.architecture
    most, heads = architecture.max_visits, architecture.layers * architecture.heads
    maps = np.zeros((heads, most, most))
    # Allocated once: results between the tensors of the passes would fragment the memory.
    columns: dict[str, NDArray[Any] | None] = {}
    with evaluation_mode(network):
        for indices in _batches_by_length([len(sample.history) for sample in samples]):
            batch_samples = [samples[index] for index in indices]
            batch = Batch.from_histories([sample.history for sample in batch_samples], most)
            trace = network.trace(batch.to(network.device))
            part = _measure_batch(network, batch_samples, trace, kinds=kinds, removal=removal)
            summed = part.pop("maps")
            assert summed is not None
            visits = summed.shape[-1]
            maps[:, :visits, :visits] += summed
            if not columns:
                columns = {
                    name: _allocate_like(values, len(samples)) for name, values in part.items()
                }
            for name, values in part.items():
                column = columns[name]
                if column is not None and values is not None:
                    column[indices] = values
    return BlockMeasurements(HistoryMeasurements(**columns), maps)  # type: ignore[arg-type]


def _allocate_like(values: NDArray[Any] | None, rows: int) -> NDArray[Any] | None:
    return None if values is None else np.empty((rows, *values.shape[1:]), values.dtype)


def _batches_by_length(lengths: Sequence[int]) -> Iterator[list[int]]:
    """Batches of histories of equal length, which need no padding."""
    order = np.argsort(lengths, kind="stable")
    ends = np.flatnonzero(np.diff(np.take(lengths, order))) + 1
    for group in np.split(order, ends):
        for start in range(0, len(group), BATCH_SIZE):
            yield group[start : start + BATCH_SIZE].tolist()


def _measure_batch(
    network: Network,
    samples: Sequence[Sample],
    trace: Trace,
    *,
    kinds: Int[Integers, " V"] | None,
    removal: bool,
) -> dict[str, NDArray[Any] | None]:
    """Measure one batch of b histories of T visits, and sum its attention `maps`."""
    targets = torch.tensor(
        [
            NO_TARGET if sample.history.target is None else sample.history.target
            for sample in samples
        ],
        device=trace.gate.device,
    )
    return (
        _measure_histories(samples, trace.batch, targets, network.architecture.max_visits)
        | _measure_predictions(trace, targets)
        | _measure_pointer(trace, network.architecture.max_visits)
        | _measure_kinds(trace, targets, kinds)
        | _measure_heads(trace)
        | {"right_without": _right_without(network, trace.batch, targets) if removal else None}
    )


def _measure_histories(
    samples: Sequence[Sample], batch: Batch, targets: Int[Tensor, " b"], most: int
) -> dict[str, NDArray[Any] | None]:
    known = targets > UNKNOWN
    backwards = batch.locations.flip(1)  # (b, T) by steps back
    hits = (backwards == targets[:, None]) & known[:, None]
    held, first = hits.any(1), hits.int().argmax(1)
    earlier = [
        np.nan if sample.earlier_visits is None else float(sample.earlier_visits)
        for sample in samples
    ]
    return {
        "people": np.array([sample.person for sample in samples], np.int64),
        "lengths": batch.lengths.cpu().numpy(),
        "weekdays": batch.weekday[:, -1].cpu().numpy(),
        "hours": (batch.time[:, -1] // SLOTS_AN_HOUR).clamp(max=23).cpu().numpy(),
        "targets": targets.cpu().numpy(),
        "in_history": _to_numpy(held.float().masked_fill(targets == NO_TARGET, torch.nan)),
        "recency": _to_numpy(first.float().masked_fill(~held, torch.nan)),
        "earlier_visits": np.where(known.cpu().numpy(), np.array(earlier, np.float32), np.nan),
        "locations": _padded(backwards.cpu().numpy(), most, 0),
    }


def _measure_predictions(
    trace: Trace, targets: Int[Tensor, " b"]
) -> dict[str, NDArray[Any] | None]:
    """Measure the predictions of the network and of each part, and the target's probability."""
    pointer, generation = trace.pointer_probabilities, trace.generation_probabilities
    whole = rank_predictions(trace.probabilities, targets.clamp(min=UNKNOWN))
    columns: dict[str, NDArray[Any] | None] = {
        "right": _is_right(torch.from_numpy(whole.first), targets.cpu()),
        "rank": whole.ranks.astype(np.float32),
        "answers": whole.first,
        "confidence": None if whole.confidence is None else whole.confidence.astype(np.float32),
        "probability": _probability(trace.probabilities, targets),
        "blend_entropy": _to_numpy(entropy(trace.probabilities)),
        "divergence": None,
    }
    for part, probabilities in (("pointer", pointer), ("generation", generation)):
        first = None if probabilities is None else top_places(probabilities)
        columns |= {
            f"{part}_right": None if first is None else _is_right(first, targets),
            f"{part}_answers": None if first is None else first.cpu().numpy(),
            f"{part}_probability": (
                None if probabilities is None else _probability(probabilities, targets)
            ),
        }
    if pointer is not None and generation is not None:
        columns["divergence"] = _to_numpy(kl_divergence(pointer, generation))
    return columns


def _is_right(first: Int[Tensor, " b"], targets: Int[Tensor, " b"]) -> Float[Numbers, " b"]:
    return _to_numpy((first == targets).float().masked_fill(targets == NO_TARGET, torch.nan))


def _probability(
    probabilities: Float[Tensor, "b V"], targets: Int[Tensor, " b"]
) -> Float[Numbers, " b"]:
    own = probabilities.gather(1, targets.clamp(min=0)[:, None])[:, 0]
    return _to_numpy(own.masked_fill(targets <= UNKNOWN, torch.nan))


def _measure_pointer(trace: Trace, most: int) -> dict[str, NDArray[Any] | None]:
    weights, content = trace.pointer_weights, trace.content_scores
    unbiased = None if trace.position_bias is None or content is None else softmax(content)
    learned = trace.gate_logit is not None
    return {
        "gate": _to_numpy(trace.gate) if learned else None,
        "entropy": None if weights is None else _to_numpy(entropy(weights)),
        "weights": None if weights is None else _by_steps_back(weights, most),
        "content_weights": None if unbiased is None else _by_steps_back(unbiased, most),
    }


def _measure_kinds(
    trace: Trace, targets: Int[Tensor, " b"], kinds: Int[Integers, " V"] | None
) -> dict[str, NDArray[Any] | None]:
    if kinds is None:
        return dict.fromkeys(("target_kind", "visits_by_kind", "weights_by_kind"))
    of_location = torch.from_numpy(kinds).to(targets.device)
    visited = of_location[trace.batch.locations]  # (b, T)
    of_kind = (visited[..., None] == torch.arange(len(KINDS), device=targets.device)).float()
    wanted = of_location[targets.clamp(min=0)].masked_fill(targets <= UNKNOWN, UNKNOWN_KIND)
    weights = trace.pointer_weights
    return {
        "target_kind": wanted.cpu().numpy(),
        "visits_by_kind": _to_numpy(of_kind.sum(1)),
        "weights_by_kind": (
            None if weights is None else _to_numpy((weights[:, None] @ of_kind)[:, 0])
        ),
    }


def _entropy(scores: Float[Tensor, "*N T"], weights: Float[Tensor, "*N T"]) -> Float[Tensor, "*N"]:
    """Return the entropy of attention weights; scores of visits that are not read are infinite."""
    found: Tensor = (
        softmax_entropy(scores, weights) if scores.amin() > -torch.inf else entropy(weights)
    )
    return found


def _by_steps_back(weights: Float[Tensor, "b T"], most: int) -> Float[Numbers, "b S"]:
    return _padded(_to_numpy(weights.flip(1)), most, np.nan)


_OF_HEADS = (
    *("head_entropy", "head_distance", "even_entropy", "even_distance", "similarity"),
    *("role_shares", "role_chances", "role_looking"),
)


def _measure_heads(trace: Trace) -> dict[str, NDArray[Any] | None]:
    batch = trace.batch
    visits = batch.locations.shape[1]
    if not trace.layers or not trace.layers[0].weights.shape[1]:
        return {"maps": np.zeros((0, visits, visits)), **dict.fromkeys(_OF_HEADS)}
    weights = torch.cat([layer.weights for layer in trace.layers], 1)  # (b, LH, T, T)
    causal = trace.is_causal
    may_read = torch.from_numpy(readable_visits(visits, causal=causal)).float()
    keys = may_read.sum(-1)  # (T)
    positions = torch.arange(visits, device=weights.device)
    apart = (positions[:, None] - positions).abs().float()  # (T, T)
    roles = compute_head_roles(
        weights.cpu().numpy(),
        batch.locations.cpu().numpy(),
        batch.time.cpu().numpy() * MINUTES_A_TIME_SLOT,
        batch.weekday.cpu().numpy(),
        causal=causal,
    )
    entropies = [_entropy(layer.scores, layer.weights).mean(-1) for layer in trace.layers]
    return {
        "maps": _to_numpy(weights.sum(0).flip(-1, -2)),  # (LH, T, T) by steps back
        "head_entropy": _to_numpy(torch.cat(entropies, 1)),
        "head_distance": _to_numpy(weights.flatten(2) @ apart.flatten()) / visits,
        "even_entropy": np.full(len(weights), float(keys.log().mean())),
        "even_distance": np.full(
            len(weights), float(((may_read * apart.cpu()).sum(-1) / keys).mean())
        ),
        "role_shares": roles.shares,
        "role_chances": roles.chances,
        "role_looking": roles.query_counts.astype(np.float32),
        "similarity": _to_numpy(attention_correlations(weights)),
    }


def _right_without(
    network: Network, batch: Batch, targets: Int[Tensor, " b"]
) -> Float[Numbers, "b LH"] | None:
    """Whether the prediction is right with each head's output set to zero, one head at a time."""
    architecture = network.architecture
    if not architecture.heads:
        return None
    rights = []
    for layer in range(architecture.layers):
        for head in range(architecture.heads):
            without = Interventions(remove_heads=((layer, head),))
            trace = network.trace(batch, layers=False, interventions=without)
            rights.append(_is_right(top_places(trace.probabilities), targets))
    return np.stack(rights, 1)


def _padded(values: NDArray[Any], most: int, filler: float) -> NDArray[Any]:
    padded = np.full((len(values), most), filler, values.dtype)
    padded[:, : values.shape[1]] = values
    return padded


def _to_numpy(tensor: Tensor) -> Numbers:
    return tensor.float().cpu().numpy()
