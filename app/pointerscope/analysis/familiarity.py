"""How far a network may be trusted: its accuracy by what it has seen in training.

Test histories are grouped by how much of them occurs on training days, after an idea of Luca,
Pappalardo, Lepri and Barlacchi, "Trajectory test-train overlap in next-location prediction
datasets", Machine Learning 112, 2023: predictors that memorise do well only where test
trajectories stand in the training data fully or in part. Here, the part is the share of steps,
pairs of consecutive places, so the numbers are not those of the paper's definition.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from pointerscope.analysis.evaluation import EvaluatedSplit, Evaluation
from pointerscope.analysis.insights.data import read_split
from pointerscope.analysis.insights.disclosure import round_people
from pointerscope.analysis.model_card import BY_NEW_PLACES, BY_NEXT_STEP, BY_STEPS
from pointerscope.core.array_types import Bool, Booleans, Float, Integers, Numbers
from pointerscope.mobility.data_set import DataSet, Records
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.bundles import Bundle, FamiliarityGroup, HeldOutAccuracy, MetricDifference
from pointerscope.network.insights import MIN_PEOPLE
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.scores import resample_mean

Mask = Bool[Booleans, " N"]

OVERLAPS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)  # the bounds of the groups by overlap
SHORT, LONG = 5, 15  # visits of a history
FEW, MANY = 50, 200  # training histories of a person
CHANGED = 0.2  # of a history's visits at places that nobody visited in training


@dataclass(frozen=True)
class Familiarity:
    """What training shows of each of N histories.

    Attributes:
        overlap: the share of the history's steps that the same person made on training days; 0
            for a history of one visit.
        step_by_person: whether the person made the step to the visit to predict.
        step_by_anyone: whether anybody did.
        place_by_person: whether the person visited the place to predict.
        known_place: whether anybody did, so that the network has a row for it.
        known_person: whether the person has training histories.
        training_histories: the number of the person's training histories.
        visits: the number of visits of the history.
        new_places: the share of these visits at places that nobody visited on training days, as
            where a city has changed since.
    """

    overlap: Float[Numbers, " N"]
    step_by_person: Mask
    step_by_anyone: Mask
    place_by_person: Mask
    known_place: Mask
    known_person: Mask
    training_histories: Integers
    visits: Integers
    new_places: Float[Numbers, " N"]


def compare_with_training(
    train: Sequence[tuple[int, History]], test: Sequence[tuple[int, History]]
) -> Familiarity:
    """Compare test histories with training histories.

    Args:
        train: people and their training histories.
        test: people and the histories to compare.
    """
    steps: dict[int, set[tuple[int, int]]] = {}
    places: dict[int, set[int]] = {}
    counts: dict[int, int] = {}
    for person, history in train:
        sequence = _sequence(history)
        known = (step for step in _steps(sequence) if UNKNOWN not in step)
        steps.setdefault(person, set()).update(known)
        places.setdefault(person, set()).update(place for place in sequence if place != UNKNOWN)
        counts[person] = counts.get(person, 0) + 1
    anyone: set[tuple[int, int]] = set().union(*steps.values())
    rows = []
    for person, history in test:
        own, sequence = steps.get(person, set()), _sequence(history)
        *before, last = _steps(sequence)
        target = history.target or UNKNOWN
        rows.append(
            (
                np.mean([step in own for step in before]) if before else 0.0,
                last in own,
                last in anyone,
                target in places.get(person, ()),
                target != UNKNOWN,
                person in steps,
                counts.get(person, 0),
                len(history),
                float((history.locations == UNKNOWN).mean()),
            )
        )
    columns = list(zip(*rows, strict=True))
    types = (float, bool, bool, bool, bool, bool, np.int64, np.int64, float)
    return Familiarity(*map(np.array, columns, types))


def _sequence(history: History) -> list[int]:
    return [*history.locations.tolist(), history.target or UNKNOWN]


def _steps(sequence: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Return the pairs of consecutive places."""
    return pairwise(sequence)


def _groups(found: Familiarity) -> Iterator[tuple[str, list[tuple[str, Mask]]]]:
    """Yield every way to group histories, with the names of its groups."""
    bounds = list(pairwise(OVERLAPS))
    yield (
        BY_STEPS,
        [
            (
                f"{low:.0%} to {high:.0%}".replace("%", " %"),
                (found.overlap >= low) & ((found.overlap < high) | (high == 1)),
            )
            for low, high in bounds
        ],
    )
    yield (
        "Training histories of the person",
        [
            ("none", ~found.known_person),
            (f"1 to {FEW - 1}", found.known_person & (found.training_histories < FEW)),
            (
                f"{FEW} to {MANY - 1}",
                (found.training_histories >= FEW) & (found.training_histories < MANY),
            ),
            (f"{MANY} or more", found.training_histories >= MANY),
        ],
    )
    yield (
        "Visits of the history",
        [
            (f"fewer than {SHORT}", found.visits < SHORT),
            (f"{SHORT} to {LONG - 1}", (found.visits >= SHORT) & (found.visits < LONG)),
            (f"{LONG} or more", found.visits >= LONG),
        ],
    )
    yield (
        "Place to predict",
        [
            ("nobody visited it in training", ~found.known_place),
            ("only others did", found.known_place & ~found.place_by_person),
            ("the person did", found.place_by_person),
        ],
    )
    yield (
        BY_NEXT_STEP,
        [
            ("nobody made it in training", ~found.step_by_anyone),
            ("only others did", found.step_by_anyone & ~found.step_by_person),
            ("the person did", found.step_by_person),
        ],
    )
    yield (
        BY_NEW_PLACES,
        [
            ("none", found.new_places == 0),
            (
                f"up to {100 * CHANGED:.0f} %",
                (found.new_places > 0) & (found.new_places <= CHANGED),
            ),
            (f"more than {100 * CHANGED:.0f} %", found.new_places > CHANGED),
        ],
    )


def measure_familiarity(
    evaluation: Evaluation, bundle: Bundle, data: DataSet | Records
) -> list[FamiliarityGroup]:
    """Return accuracy@1 by what training shows of the histories, beside the best baseline.

    Neighbouring groups are merged until each has at least `MIN_PEOPLE` people, and a way to group
    is left out where the difference of two groups would tell about fewer.

    Args:
        evaluation: of the network on a split.
        bundle: the network.
        data: what it was trained on.

    Returns:
        The groups; none where places are ranks, which are no places.

    Raises:
        UnfitDataError: the network cannot read the data.
    """
    if bundle.card.ranked_by is not None:
        return []
    train, split = EvaluatedSplit.of(read_split(bundle, data, "train")), evaluation.split
    found = compare_with_training(
        list(zip(train.truth.people.tolist(), train.histories, strict=True)),
        list(zip(split.truth.people.tolist(), split.histories, strict=True)),
    )
    locations = bundle.architecture.locations
    predicted = predict_with_baselines(train.histories, split.histories, locations)
    rights = {name: own.ranks == 1 for name, own in predicted.items()}
    best = max(rights, key=lambda name: float(rights[name].mean()))
    right, people = evaluation.predictions.ranks == 1, split.truth.people
    invented = getattr(data, "invented", False)
    published: list[Mask] = [np.ones(len(people), bool)]
    groups = []
    for by, parts in _groups(found):
        merged = merge_small(parts, people)
        if len(merged) < 2 or any(
            _isolates(mask, other, people) for _, mask in merged for other in published
        ):
            continue
        published += [mask for _, mask in merged]
        for name, mask in merged:
            value, interval = resample_mean(right[mask].astype(float), people[mask])
            difference, paired = resample_mean(
                right[mask].astype(float) - rights[best][mask], people[mask]
            )
            count = len(set(people[mask].tolist()))
            groups.append(
                FamiliarityGroup(
                    by=by,
                    name=name,
                    histories=int(mask.sum()),
                    people=count if invented else round_people(count),
                    network=HeldOutAccuracy(accuracy_at_1=value, interval=interval),
                    baseline=best,
                    difference=MetricDifference(value=difference, interval=paired),
                )
            )
    return groups


def merge_small(parts: Sequence[tuple[str, Mask]], people: Integers) -> list[tuple[str, Mask]]:
    """Merge groups with fewer than `MIN_PEOPLE` people with a neighbour; leave out empty ones."""
    merged: list[tuple[str, Mask]] = []
    for name, mask in parts:
        if not mask.any():
            continue
        if merged and len(set(people[merged[-1][1]].tolist())) < MIN_PEOPLE:
            before, own = merged.pop()
            name, mask = f"{before}, or {name}", own | mask
        merged.append((name, mask))
    if len(merged) > 1 and len(set(people[merged[-1][1]].tolist())) < MIN_PEOPLE:
        name, mask = merged.pop()
        before, own = merged.pop()
        merged.append((f"{before}, or {name}", own | mask))
    return merged if merged and len(set(people[merged[0][1]].tolist())) >= MIN_PEOPLE else []


def _isolates(one: Mask, other: Mask, people: Integers) -> bool:
    """Return whether the difference of two nested groups would tell about a few people."""
    nested = not (one & ~other).any() or not (other & ~one).any()
    return nested and 0 < len(set(people[one ^ other].tolist())) < MIN_PEOPLE
