"""What one pass through the network tells of every history of a block.

N histories, S the most visits that the network takes, L layers of H heads, R roles, V locations, K
kinds of places.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch

from pointerscope.analysis.head_roles import head_roles
from pointerscope.formulas import entropy, kl_divergence, softmax
from pointerscope.formulas.similarity import attention_correlations
from pointerscope.formulas.softmax_entropy import softmax_entropy
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.kinds import KINDS, NO_KIND
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.trace import Batch
from pointerscope.training.metrics import answers_to, evaluating, first_answers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from jaxtyping import Float, Int
    from numpy.typing import NDArray
    from torch import Tensor

    from pointerscope.mobility.histories import History
    from pointerscope.network.pointer_network import PointerNetwork
    from pointerscope.network.trace import Trace

    Integers = NDArray[np.int64]
    Numbers = NDArray[np.float32]

HISTORIES_AT_ONCE = 64
NO_TARGET = -1
MINUTES_A_TIME_SLOT = 15
SLOTS_AN_HOUR = 60 // MINUTES_A_TIME_SLOT


class Case(NamedTuple):
    """A history with what the network is not told.

    Attributes:
        history: as the network reads it; without a target where nobody knows where it led.
        person: whose it is, by the data set's id, which the network need not know.
        earlier_visits: how often the person had been at the target before; None if not known.
    """

    history: History
    person: int
    earlier_visits: int | None = None


@dataclass(frozen=True, eq=False)
class Rows:
    """Numbers of N histories; NaN where a number has no meaning, None where a network lacks it.

    Rights are 1 or 0. A target that is unknown to the network is a target that is missed.

    Attributes:
        people: whose they are.
        lengths: visits.
        weekdays: of the last visit, Monday 0 … Sunday 6.
        hours: of the last visit's arrival.
        targets: locations, `UNKNOWN` among them; `NO_TARGET` where it is not known.
        in_history: whether the target is one of the history's places.
        recency: steps back of the most recent visit to the target.
        earlier_visits: of the person to the target, where the network knows it.
        locations: of the visits by steps back, 0 beyond the first.
        right: whether the first answer is the target.
        rank: of the target, 0 where it is missed altogether.
        confidence: the probability of the first answer.
        answers: the first answer.
        probability: of the target.
        pointer_right: whether the pointer alone would answer right.
        pointer_answers: what it would answer first.
        pointer_probability: of the target, with the pointer alone.
        generation_right: likewise of the generation head.
        generation_answers: likewise.
        generation_probability: likewise.
        gate: the learned one.
        entropy: of the pointer's weights, in nats.
        weights: of the pointer, by steps back.
        content_weights: what they would be without the position bias.
        divergence: KL of the pointer from the generation head, in nats.
        blend_entropy: of the answer, in nats.
        head_entropy: mean over the visits that look, in nats; layer by layer, as all of heads.
        head_distance: mean number of visits between the one that looks and the one looked at.
        role_shares: see `HeadRoles`, as for the next two.
        role_chances: of roles.
        role_looking: of roles.
        similarity: correlation of the attention of every two heads.
        right_without: whether the first answer is right with a head removed.
        target_kind: of the target's place, an index of `KINDS`, `NO_KIND` where it is not known;
            None, as the next two, where the kind of no place is known.
        visits_by_kind: how many visits were to places of each kind.
        weights_by_kind: the pointer's weight on these visits.
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
    head_entropy: Float[Numbers, "N LH"]
    head_distance: Float[Numbers, "N LH"]
    role_shares: Float[Numbers, "N LH R"]
    role_chances: Float[Numbers, "N R"]
    role_looking: Float[Numbers, "N R"]
    similarity: Float[Numbers, "N LH LH"]
    right_without: Float[Numbers, "N LH"] | None
    target_kind: Int[Integers, " N"] | None = None
    visits_by_kind: Float[Numbers, "N K"] | None = None
    weights_by_kind: Float[Numbers, "N K"] | None = None

    def __len__(self) -> int:
        """The number of histories."""
        return len(self.people)


class Measured(NamedTuple):
    """The rows of a block, and the sum of its attention maps.

    Attributes:
        rows: in the order of the cases.
        maps: weights summed over the histories, by head, and by steps back of the visit that
            looks and the one that is looked at.
    """

    rows: Rows
    maps: Float[NDArray[np.float64], "LH S S"]


def measure(
    network: PointerNetwork,
    cases: Sequence[Case],
    *,
    kinds: Int[Integers, " V"] | None = None,
    removal: bool = False,
) -> Measured:
    """Trace every history once, in batches of equal length, and read everything off.

    Args:
        network: is left in the mode, training or not, in which it was.
        cases: their histories of 1 to the network's `max_visits` visits.
        kinds: of the locations, as `kinds_of` gives them.
        removal: whether to ask the network again without each head in turn.
    """
    if kinds is not None and (kinds == NO_KIND).all():
        kinds = None
    architecture = network.architecture
    most, heads = architecture.max_visits, architecture.layers * architecture.heads
    maps = np.zeros((heads, most, most))
    # Filled in place: numbers that stay, laid among the tensors of passes, would tear memory apart.
    columns: dict[str, NDArray[Any] | None] = {}
    with evaluating(network):
        for indices in _equally_long([len(case.history) for case in cases]):
            some = [cases[index] for index in indices]
            batch = Batch.of([case.history for case in some], most)
            trace = network.trace(batch.to(network.loc_emb.weight.device))
            part = _read(network, some, trace, kinds=kinds, removal=removal)
            summed = part.pop("maps")
            assert summed is not None
            visits = summed.shape[-1]
            maps[:, :visits, :visits] += summed
            if not columns:
                columns = {name: _room_for(values, len(cases)) for name, values in part.items()}
            for name, values in part.items():
                column = columns[name]
                if column is not None and values is not None:
                    column[indices] = values
    return Measured(Rows(**columns), maps)  # type: ignore[arg-type]


def _room_for(values: NDArray[Any] | None, rows: int) -> NDArray[Any] | None:
    return None if values is None else np.empty((rows, *values.shape[1:]), values.dtype)


def _equally_long(lengths: Sequence[int]) -> Iterator[list[int]]:
    """The histories of every length in batches, so that nothing is padded."""
    order = np.argsort(lengths, kind="stable")
    ends = np.flatnonzero(np.diff(np.take(lengths, order))) + 1
    for group in np.split(order, ends):
        for start in range(0, len(group), HISTORIES_AT_ONCE):
            yield group[start : start + HISTORIES_AT_ONCE].tolist()


def _read(
    network: PointerNetwork,
    cases: Sequence[Case],
    trace: Trace,
    *,
    kinds: Int[Integers, " V"] | None,
    removal: bool,
) -> dict[str, NDArray[Any] | None]:
    """The rows of one batch of b histories of T visits, and the sum of its `maps`."""
    targets = torch.tensor(
        [NO_TARGET if case.history.target is None else case.history.target for case in cases],
        device=trace.gate.device,
    )
    return (
        _of_histories(cases, trace.batch, targets, network.architecture.max_visits)
        | _of_answers(trace, targets)
        | _of_pointer(trace, network.architecture.max_visits)
        | _of_kinds(trace, targets, kinds)
        | _of_heads(trace)
        | {"right_without": _right_without(network, trace.batch, targets) if removal else None}
    )


def _of_histories(
    cases: Sequence[Case], batch: Batch, targets: Int[Tensor, " b"], most: int
) -> dict[str, NDArray[Any] | None]:
    known = targets > UNKNOWN
    backwards = batch.locations.flip(1)  # (b, T) by steps back
    hits = (backwards == targets[:, None]) & known[:, None]
    held, first = hits.any(1), hits.int().argmax(1)
    earlier = [
        np.nan if case.earlier_visits is None else float(case.earlier_visits) for case in cases
    ]
    return {
        "people": np.array([case.person for case in cases], np.int64),
        "lengths": batch.lengths.cpu().numpy(),
        "weekdays": batch.weekday[:, -1].cpu().numpy(),
        "hours": (batch.time[:, -1] // SLOTS_AN_HOUR).clamp(max=23).cpu().numpy(),
        "targets": targets.cpu().numpy(),
        "in_history": _numbers(held.float().masked_fill(targets == NO_TARGET, torch.nan)),
        "recency": _numbers(first.float().masked_fill(~held, torch.nan)),
        "earlier_visits": np.where(known.cpu().numpy(), np.array(earlier, np.float32), np.nan),
        "locations": _padded(backwards.cpu().numpy(), most, 0),
    }


def _of_answers(trace: Trace, targets: Int[Tensor, " b"]) -> dict[str, NDArray[Any] | None]:
    """What is answered, by the whole network and by each part, and how probable the target is."""
    pointer, generation = trace.pointer_probabilities, trace.generation_probabilities
    whole = answers_to(trace.probabilities, targets.clamp(min=UNKNOWN))
    found: dict[str, NDArray[Any] | None] = {
        "right": _rights(torch.from_numpy(whole.first), targets.cpu()),
        "rank": whole.ranks.astype(np.float32),
        "answers": whole.first,
        "confidence": None if whole.confidence is None else whole.confidence.astype(np.float32),
        "probability": _probability(trace.probabilities, targets),
        "blend_entropy": _numbers(entropy(trace.probabilities)),
        "divergence": None,
    }
    for part, probabilities in (("pointer", pointer), ("generation", generation)):
        first = None if probabilities is None else first_answers(probabilities)
        found |= {
            f"{part}_right": None if first is None else _rights(first, targets),
            f"{part}_answers": None if first is None else first.cpu().numpy(),
            f"{part}_probability": (
                None if probabilities is None else _probability(probabilities, targets)
            ),
        }
    if pointer is not None and generation is not None:
        found["divergence"] = _numbers(kl_divergence(pointer, generation))
    return found


def _rights(first: Int[Tensor, " b"], targets: Int[Tensor, " b"]) -> Float[Numbers, " b"]:
    return _numbers((first == targets).float().masked_fill(targets == NO_TARGET, torch.nan))


def _probability(
    probabilities: Float[Tensor, "b V"], targets: Int[Tensor, " b"]
) -> Float[Numbers, " b"]:
    own = probabilities.gather(1, targets.clamp(min=0)[:, None])[:, 0]
    return _numbers(own.masked_fill(targets <= UNKNOWN, torch.nan))


def _of_pointer(trace: Trace, most: int) -> dict[str, NDArray[Any] | None]:
    weights, content = trace.pointer_weights, trace.content_scores
    unbiased = None if trace.position_bias is None or content is None else softmax(content)
    learned = trace.gate_logit is not None
    return {
        "gate": _numbers(trace.gate) if learned else None,
        "entropy": None if weights is None else _numbers(entropy(weights)),
        "weights": None if weights is None else _by_steps_back(weights, most),
        "content_weights": None if unbiased is None else _by_steps_back(unbiased, most),
    }


def _of_kinds(
    trace: Trace, targets: Int[Tensor, " b"], kinds: Int[Integers, " V"] | None
) -> dict[str, NDArray[Any] | None]:
    """The kinds of the places that the targets and the visits are at."""
    if kinds is None:
        return dict.fromkeys(("target_kind", "visits_by_kind", "weights_by_kind"))
    of_location = torch.from_numpy(kinds).to(targets.device)
    visited = of_location[trace.batch.locations]  # (b, T)
    of_kind = (visited[..., None] == torch.arange(len(KINDS), device=targets.device)).float()
    wanted = of_location[targets.clamp(min=0)].masked_fill(targets <= UNKNOWN, NO_KIND)
    weights = trace.pointer_weights
    return {
        "target_kind": wanted.cpu().numpy(),
        "visits_by_kind": _numbers(of_kind.sum(1)),
        "weights_by_kind": (
            None if weights is None else _numbers((weights[:, None] @ of_kind)[:, 0])
        ),
    }


def _by_steps_back(weights: Float[Tensor, "b T"], most: int) -> Float[Numbers, "b S"]:
    return _padded(_numbers(weights.flip(1)), most, np.nan)


def _of_heads(trace: Trace) -> dict[str, NDArray[Any] | None]:
    batch = trace.batch
    visits = batch.locations.shape[1]
    weights = torch.cat([layer.weights for layer in trace.layers], 1)  # (b, LH, T, T)
    positions = torch.arange(visits, device=weights.device)
    apart = (positions[:, None] - positions).abs().float()  # (T, T)
    roles = head_roles(
        weights.cpu().numpy(),
        batch.locations.cpu().numpy(),
        batch.time.cpu().numpy() * MINUTES_A_TIME_SLOT,
        batch.weekday.cpu().numpy(),
    )
    entropies = [softmax_entropy(layer.scores, layer.weights).mean(-1) for layer in trace.layers]
    return {
        "maps": _numbers(weights.sum(0).flip(-1, -2)),  # (LH, T, T) by steps back
        "head_entropy": _numbers(torch.cat(entropies, 1)),
        "head_distance": _numbers(weights.flatten(2) @ apart.flatten()) / visits,
        "role_shares": roles.shares,
        "role_chances": roles.chances,
        "role_looking": roles.looking.astype(np.float32),
        "similarity": _numbers(attention_correlations(weights)),
    }


def _right_without(
    network: PointerNetwork, batch: Batch, targets: Int[Tensor, " b"]
) -> Float[Numbers, "b LH"]:
    """Whether the answer is right with each head's output set to zero, one head at a time."""
    architecture = network.architecture
    rights = []
    for layer in range(architecture.layers):
        for head in range(architecture.heads):
            without = Interventions(remove_heads=((layer, head),))
            trace = network.trace(batch, layers=False, interventions=without)
            rights.append(_rights(first_answers(trace.probabilities), targets))
    return np.stack(rights, 1)


def _padded(values: NDArray[Any], most: int, filler: float) -> NDArray[Any]:
    padded = np.full((len(values), most), filler, values.dtype)
    padded[:, : values.shape[1]] = values
    return padded


def _numbers(tensor: Tensor) -> Numbers:
    return tensor.float().cpu().numpy()
