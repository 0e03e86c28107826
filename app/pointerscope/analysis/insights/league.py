"""Which explanation to believe? Explanations by visits, graded over a sample of histories.

Every explanation of `visit_explanations` is graded by what happens when visits are left out and
added in its order (`faithfulness`), by how little it changes with tiny changes of the inputs, by
whether it changes when the network's weights are drawn anew (Adebayo et al., "Sanity Checks for
Saliency Maps", 2018, section 4), and, where it is known why people go where they go, by whether it
points to the visits that decide. The answer that is explained is the network's own, right or wrong.

The samples are of fixed sizes, taken at even distances from all histories of the split, so that
the work is bounded whatever the size of the data set.

Shapes: N histories, E explanations, S shares of visits, L layers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from pointerscope.analysis.explanation import most_probable_place
from pointerscope.analysis.faithfulness import compute_curves, rank_all
from pointerscope.analysis.influence import rank_correlation
from pointerscope.analysis.other_attention import (
    WEIGHTS,
    OtherAttention,
    Weights,
    find_obstacle,
    find_other_attention,
)
from pointerscope.analysis.visit_explanations import EXPLANATIONS, VisitExplanation, VisitScores
from pointerscope.analysis.visit_subsets import Question
from pointerscope.core.array_types import Float, Int, Numbers
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.network.network import Network
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from pointerscope.analysis.insights.data import InsightData
    from pointerscope.analysis.insights.measurements import Sample
    from pointerscope.mobility.data_set import VisitReason

    Scores = Mapping[str, list[Float[Numbers, " T1"]]]

CHANGE_MINUTES = 10
"""The most by which an arrival or a stay is changed to see whether an explanation stays."""
CUSTOMS = ("errand", "consequence")
"""The customs whose deciding visits are earlier ones; see `mobility.town.customs`."""
_RANDOM_ORDERS = 4
_NETWORKS = 4  # drawn anew, each for a part of the histories
_AT_ONCE = 60  # histories, which bounds the memory for traces
_SEED = 0


_Item = TypeVar("_Item")


class SampleSizes(NamedTuple):
    """The largest numbers of histories.

    Attributes:
        curves: of which the curves are computed.
        changed: of these, also explained with changed inputs and with weights drawn anew.
        each_custom: of each custom, in which the deciding visits are looked for.
        other_attention: for which other weights with the same answer are searched.
    """

    curves: int = 200
    changed: int = 60
    each_custom: int = 60
    other_attention: int = 40


SIZES = SampleSizes()


class LeagueCurves(NamedTuple):
    """What is measured of the curves of N histories; of random orders E is 1."""

    deletion: Float[Numbers, "N E S"]
    insertion: Float[Numbers, "N E S"]
    measures: Mapping[str, Float[Numbers, "N E"]]


class Causes(NamedTuple):
    """Whether explanations point to the recorded causes of N visits.

    Attributes:
        people: of each history.
        customs: that led to the next visit.
        deciding: the chance that the visit with the largest number is one that decides.
        repeated: the chance that it is the last visit to the place that is visited next; NaN where
            the history has none before its last visit.
        deciding_chance: the same for a visit drawn by chance, [N].
        repeated_chance: likewise.
    """

    people: Int[NDArray[np.int64], " N"]
    customs: NDArray[np.str_]
    deciding: Float[Numbers, "N E"]
    repeated: Float[Numbers, "N E"]
    deciding_chance: Float[Numbers, " N"]
    repeated_chance: Float[Numbers, " N"]


@dataclass(frozen=True, eq=False)
class League:
    """The grades of E explanations.

    Attributes:
        explanations: those that the network has.
        people: of the N histories.
        curves: of the explanations.
        random: of random orders, averaged over several of each history.
        changed_people: of the histories with changed inputs or weights.
        stability: rank correlation of each explanation with the one of slightly changed inputs.
        moved: how far the changes of the inputs move the answer's probability.
        stages: which weights are drawn anew: the outputs, then one layer more each, the last first;
            none where nothing was learned by gradients.
        randomised: rank correlation with the explanation of a network with such weights.
        causes: None where no reasons are known.
        other_people: of the histories for which other weights were searched.
        other: what was found, by what is replaced.
        short: how many histories of the sample have fewer than two visits, and are left out.
    """

    explanations: tuple[VisitExplanation, ...]
    people: Int[NDArray[np.int64], " N"]
    curves: LeagueCurves
    random: LeagueCurves
    changed_people: Int[NDArray[np.int64], " M"]
    stability: Float[Numbers, "M E"]
    moved: Float[Numbers, " M"]
    stages: tuple[str, ...]
    randomised: Float[Numbers, "M L2 E"]
    causes: Causes | None
    other_people: Int[NDArray[np.int64], " O"]
    other: Mapping[Weights, OtherAttention]
    short: int

    @property
    def histories(self) -> int:
        """The number of histories of which curves were computed."""
        return len(self.people)


class _Explained(NamedTuple):
    person: int
    question: Question


def measure_league(
    network: Network,
    data: InsightData,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
    sizes: SampleSizes = SIZES,
) -> League | None:
    """Grade every explanation over a sample; None if no history has two visits.

    Args:
        network: of the bundle.
        data: the histories.
        on_progress: called with the finished and all parts of the work.
        sizes: of the samples.
    """
    network.eval()
    sampled = _every(list(data.sample_makers()), sizes.curves)
    samples = [make() for make in sampled]
    long = [one for one in samples if len(one.history) > 1]
    if not long:
        return None
    explained = [*_explained(network, long)]
    questions = [one.question for one in explained]
    people = np.array([one.person for one in explained])
    total = 4
    scores = explain_questions(network, questions)
    curves, by_chance = _measure_curves(network, questions, scores)
    on_progress(1, total)
    some = _every(range(len(questions)), sizes.changed)
    fewer = [questions[index] for index in some]
    before = {name: [own[index] for index in some] for name, own in scores.items()}
    stability, moved = _measure_stability(network, fewer, before)
    randomised = _measure_randomised(network, fewer, before)
    on_progress(2, total)
    causes = _measure_causes(network, data, sizes.each_custom)
    on_progress(3, total)
    asked = _every(range(len(questions)), sizes.other_attention)
    batch = Batch.from_histories(
        [questions[index].history for index in asked], network.architecture.max_visits
    )
    other = {
        weights: find_other_attention(network, batch, weights)
        for weights in WEIGHTS
        if find_obstacle(network.architecture, weights) is None
    }
    on_progress(4, total)
    return League(
        explanations=tuple(one for one in EXPLANATIONS if one.name in scores),
        people=people,
        curves=curves,
        random=by_chance,
        changed_people=people[some],
        stability=stability,
        moved=moved,
        stages=stages_of(network),
        randomised=randomised,
        causes=causes,
        other_people=people[asked],
        other=other,
        short=len(samples) - len(long),
    )


def explain_questions(network: Network, questions: Sequence[Question]) -> Scores:
    """Return every explanation of some histories by name."""
    parts = [VisitScores(network, part).all() for part in _parts(questions)]
    return {name: [own for part in parts for own in part[name]] for name in parts[0]}


def stages_of(network: Network) -> tuple[str, ...]:
    """Return the names of the stages in which weights are drawn anew, one after the other."""
    if next(network.parameters(), None) is None:
        return ()
    layers = reversed(range(network.architecture.layers))
    return ("outputs", *(f"layer {layer}" for layer in layers), "inputs")


def draw_anew(network: Network, seed: int) -> Iterator[Network]:
    """Yield the network with more and more weights as before training, from outputs to inputs.

    Weights are drawn as a network is initialised; each network has those of the one before. A
    weight belongs to the first layer whose output it changes, or to the inputs if it changes what
    the first layer reads.
    """
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        fresh = dict(network.initialised().named_parameters())
    stages = _stages(network, fresh)
    changed = deepcopy(network).eval()
    for stage in range(len(stages_of(network))):
        _replace(changed, {name: fresh[name] for name, own in stages.items() if own == stage})
        yield deepcopy(changed)


def _stages(network: Network, fresh: Mapping[str, Tensor]) -> dict[str, int]:
    """Return the stage at which each parameter is drawn anew."""
    batch = _few_visits(network)
    before = _hidden(network, batch)
    changed, own = deepcopy(network).eval(), dict(network.named_parameters())
    stages = {}
    for name, tensor in fresh.items():
        _replace(changed, {name: tensor})
        after = _hidden(changed, batch)
        _replace(changed, {name: own[name]})
        moved = [not torch.equal(*both) for both in zip(before, after, strict=True)]
        stages[name] = len(moved) - moved.index(True) if any(moved) else 0
    return stages


def _few_visits(network: Network) -> Batch:
    """Return a history in which every feature of a visit occurs."""
    sizes = network.architecture
    visits = np.arange(min(3, sizes.max_visits))
    history = History(
        locations=FIRST_KNOWN + visits % (sizes.locations - FIRST_KNOWN),
        user=min(1, max(sizes.users - 1, 0)),
        weekdays=visits + 1,
        start_minutes=60 * visits + 60,
        durations=30 * visits + 30,
        days_before=visits[::-1].copy(),
    )
    return Batch.from_histories([history], sizes.max_visits)


def _replace(network: Network, tensors: Mapping[str, Tensor]) -> None:
    own = dict(network.named_parameters())
    with torch.no_grad():
        for name, tensor in tensors.items():
            own[name].copy_(tensor)


def _hidden(network: Network, batch: Batch) -> tuple[Tensor, ...]:
    with torch.inference_mode():
        return network.trace(batch).hidden


def change_slightly(history: History, random: np.random.Generator) -> History:
    """Return a history with arrivals and stays that are up to 10 minutes earlier, later or longer.

    Arrivals stay on their day, and stays without a length, as of check-ins, have none.
    """
    shifts, stays = random.integers(-CHANGE_MINUTES, CHANGE_MINUTES + 1, (2, len(history)))
    minutes = np.clip(history.start_minutes + shifts, 0, 24 * 60 - 1)
    longer = np.where(history.durations > 0, np.maximum(history.durations + stays, 1), 0)
    return replace(history, start_minutes=minutes, durations=longer)


def chance_of_first(scores: Float[Numbers, " n"], wanted: Sequence[int]) -> float:
    """Return the chance that a visit with the largest number is wanted, ties drawn by chance."""
    first = np.flatnonzero(scores == scores.max())
    return float(np.isin(first, wanted).mean())


def _explained(network: Network, samples: Sequence[Sample]) -> Iterator[_Explained]:
    """Yield each history with the network's own answer."""
    for part in _parts(samples):
        histories = [one.history for one in part]
        for one, answer in zip(part, _answers(network, histories), strict=True):
            yield _Explained(one.person, Question(one.history, answer))


def _answers(network: Network, histories: Sequence[History]) -> list[int]:
    batch = Batch.from_histories(histories, network.architecture.max_visits)
    with torch.inference_mode():
        probabilities = network.trace(batch, layers=False).probabilities.numpy()
    return most_probable_place(probabilities).tolist()


def _measure_curves(
    network: Network, questions: Sequence[Question], scores: Scores
) -> tuple[LeagueCurves, LeagueCurves]:
    """Return the curves of all explanations, and of random orders of the same visits."""
    random = np.random.default_rng(_SEED)
    orders = [
        np.vstack([own, [random.permutation(one.earlier) for _ in range(_RANDOM_ORDERS)]])
        for own, one in zip(rank_all(scores), questions, strict=True)
    ]
    found = compute_curves(network, questions, orders)
    names = ("deletion_area", "insertion_area", "separation", "comprehensiveness", "sufficiency")
    deletion, insertion = (
        np.stack([getattr(curve, name) for curve in found]) for name in ("deletion", "insertion")
    )
    measures = {name: np.stack([getattr(curve, name) for curve in found]) for name in names}
    explained = slice(0, len(scores)), slice(len(scores), None)
    own, chance = explained
    return (
        LeagueCurves(
            deletion[:, own],
            insertion[:, own],
            {name: values[:, own] for name, values in measures.items()},
        ),
        LeagueCurves(
            deletion[:, chance].mean(1, keepdims=True),
            insertion[:, chance].mean(1, keepdims=True),
            {name: values[:, chance].mean(1, keepdims=True) for name, values in measures.items()},
        ),
    )


def _measure_stability(
    network: Network, questions: Sequence[Question], before: Scores
) -> tuple[Float[Numbers, "M E"], Float[Numbers, " M"]]:
    random = np.random.default_rng(_SEED)
    changed = [one._replace(history=change_slightly(one.history, random)) for one in questions]
    moved = np.abs(_probabilities(network, changed) - _probabilities(network, questions))
    return _correlations(before, explain_questions(network, changed)), moved


def _probabilities(network: Network, questions: Sequence[Question]) -> Float[Numbers, " N"]:
    histories = [one.history for one in questions]
    batch = Batch.from_histories(histories, network.architecture.max_visits)
    with torch.inference_mode():
        probabilities = network.trace(batch, layers=False).probabilities.double().numpy()
    return probabilities[np.arange(len(questions)), [one.location for one in questions]]


def _measure_randomised(
    network: Network, questions: Sequence[Question], before: Scores
) -> Float[Numbers, "M L2 E"]:
    found = np.full((len(questions), len(stages_of(network)), len(before)), np.nan)
    for draw in range(min(_NETWORKS, len(questions))):
        own = slice(draw, None, _NETWORKS)
        theirs = {name: scores[own] for name, scores in before.items()}
        for stage, changed in enumerate(draw_anew(network, _SEED + draw)):
            scores = explain_questions(changed, questions[own])
            found[own, stage] = _correlations(theirs, scores)
    return found


def _correlations(first: Scores, second: Scores) -> Float[Numbers, "N E"]:
    return np.array([[*map(rank_correlation, own, second[name])] for name, own in first.items()]).T


def _measure_causes(network: Network, data: InsightData, each_custom: int) -> Causes | None:
    """Look for the visits that decide, in histories where the network answers as the custom says.

    The visit that decides must be in the history, and not its last one, which is not ranked.
    """
    known = _with_causes(data)
    if not known:
        return None
    rows: list[tuple[_Explained, VisitReason]] = []
    for custom in CUSTOMS:
        own = [one for one in known if one[1].custom == custom]
        # More than are needed, because the network does not always answer as the custom says.
        candidates = [(make(), reason) for make, reason in _every(own, 3 * each_custom)]
        if not candidates:
            continue
        samples, reasons = zip(*candidates, strict=True)
        answered = zip(_explained(network, samples), reasons, strict=True)
        right = [one for one in answered if one[0].question.location == one[1].expected]
        rows += _every(right, each_custom)
    if not rows:
        return None
    questions = [one.question for one, _ in rows]
    scores = explain_questions(network, questions)
    deciding, repeated = np.full((2, len(rows), len(scores)), np.nan)
    chances = np.full((2, len(rows)), np.nan)
    for row, (one, (_, reason)) in enumerate(zip(questions, rows, strict=True)):
        decisive, again = _earlier(reason.decided_by, one), _earlier([reason.repeats], one)
        for found, chance, wanted in ((deciding, 0, decisive), (repeated, 1, again)):
            if wanted:
                found[row] = [chance_of_first(own[row], wanted) for own in scores.values()]
                chances[chance, row] = len(wanted) / one.earlier
    return Causes(
        people=np.array([one.person for one, _ in rows]),
        customs=np.array([str(reason.custom) for _, reason in rows]),
        deciding=deciding,
        repeated=repeated,
        deciding_chance=chances[0],
        repeated_chance=chances[1],
    )


def _with_causes(data: InsightData) -> list[tuple[Callable[[], Sample], VisitReason]]:
    """Return the histories whose next visit is decided by visits that they hold."""
    pairs = zip(data.sample_makers(), data.reasons(), strict=False)
    return [
        (make, reason)
        for make, reason in pairs
        if reason is not None
        and reason.custom in CUSTOMS
        and reason.cause == reason.custom
        and not reason.decided_before
        and reason.decided_by
    ]


def _earlier(positions: Iterable[int | None], question: Question) -> list[int]:
    return [one for one in positions if one is not None and 0 <= one < question.earlier]


def _every(items: Sequence[_Item], at_most: int) -> list[_Item]:
    """Return at most so many items at even distances."""
    if len(items) <= at_most:
        return [*items]
    return [items[index] for index in np.linspace(0, len(items) - 1, at_most).astype(int)]


def _parts(items: Sequence[_Item]) -> Iterator[Sequence[_Item]]:
    """Split histories into parts whose traces fit into memory."""
    for start in range(0, len(items), _AT_ONCE):
        yield items[start : start + _AT_ONCE]


def count_customs(causes: Causes) -> Mapping[str, int]:
    """Return the number of histories of each custom."""
    return Counter(causes.customs.tolist())
