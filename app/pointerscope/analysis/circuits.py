"""Which parts answer the histories of a split: mean Shapley values and smallest sets of parts."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.evaluation import EvaluatedSplit
from pointerscope.analysis.subsets import Part, PartSubsets, Replacement, compute_part_subsets
from pointerscope.core.array_types import Bool, Booleans, Float
from pointerscope.network.bundles import Bundle
from pointerscope.network.insights import MIN_PEOPLE
from pointerscope.network.interventions import build_batch
from pointerscope.training.scores import resample_mean

_MAX_SETS = 10
_DECIMALS = 6


class MeanPart(NamedTuple):
    """What one part adds to the answers of some histories.

    Attributes:
        part: the part.
        shapley: the mean of its Shapley values.
        interval: the 95 % interval of this mean, over people; None for fewer than `MIN_PEOPLE`.
        in_smallest: the share of histories whose smallest set contains it.
    """

    part: Part
    shapley: float
    interval: tuple[float, float] | None
    in_smallest: float


class FrequentSet(NamedTuple):
    """A set of parts that is the smallest for some histories.

    Attributes:
        parts: the parts, in the order of the pass.
        share: of the histories.
    """

    parts: tuple[Part, ...]
    share: float


class CircuitGroup(NamedTuple):
    """The circuits of some histories.

    Attributes:
        histories: their number.
        people: the number of their people.
        probability: the mean probability of the answer of the whole network.
        parts: what every part adds.
        sets: the most frequent smallest sets, at most 10, most frequent first; of equals, the
            smaller one, then the one with the earlier parts.
    """

    histories: int
    people: int
    probability: float
    parts: list[MeanPart]
    sets: list[FrequentSet]


@dataclass(frozen=True, eq=False)
class CircuitSurvey:
    """The subsets of parts that answer N histories, with n parts each.

    Attributes:
        model: the id of the bundle.
        split: the name of the split.
        replaced_with: what removed heads put out.
        exact: whether all subsets were run, so that Shapley values are exact.
        parts: the parts.
        values: the Shapley values of the parts, by history.
        smallest: the smallest set of each history.
        probabilities: of the answer of the whole network.
        people: the person of each history.
        customs: the custom that would have led to the next visit; "" where it is not known.
    """

    model: str
    split: str
    replaced_with: Replacement
    exact: bool
    parts: tuple[Part, ...]
    values: Float[NDArray[np.float64], "N n"]
    smallest: Bool[Booleans, "N n"]
    probabilities: Float[NDArray[np.float64], " N"]
    people: NDArray[np.int64]
    customs: NDArray[np.str_]

    @property
    def groups(self) -> dict[str, CircuitGroup]:
        """All histories under "", then those of each custom that is known, by name."""
        everything = np.ones(len(self.values), dtype=bool)
        names = sorted(set(self.customs.tolist()) - {""})
        return {"": self._group(everything)} | {
            name: self._group(self.customs == name) for name in names
        }

    def _group(self, selected: Bool[Booleans, " N"]) -> CircuitGroup:
        values, smallest = self.values[selected], self.smallest[selected]
        of_people = self.people[selected]
        people = len(np.unique(of_people))
        means = [resample_mean(own, of_people) for own in values.T]
        counts = Counter(tuple(np.flatnonzero(row).tolist()) for row in smallest)
        in_order = sorted(counts, key=lambda found: (-counts[found], len(found), found))
        return CircuitGroup(
            histories=len(values),
            people=people,
            probability=float(self.probabilities[selected].mean()),
            parts=[
                MeanPart(part, mean, interval if people >= MIN_PEOPLE else None, share)
                for part, (mean, interval), share in zip(
                    self.parts, means, smallest.mean(0).tolist(), strict=True
                )
            ],
            sets=[
                FrequentSet(
                    tuple(self.parts[index] for index in found), counts[found] / len(values)
                )
                for found in in_order[:_MAX_SETS]
            ],
        )

    def content(self) -> dict[str, Any]:
        """Return the survey for JSON; numbers have six decimals."""
        groups = self.groups
        return {
            "model": self.model,
            "split": self.split,
            "replace_with": self.replaced_with,
            "exact": self.exact,
            **_group_content(groups.pop("")),
            "customs": {name: _group_content(group) for name, group in groups.items()},
        }


def survey_circuits(
    bundle: Bundle,
    split: EvaluatedSplit,
    replace_with: Replacement = "zero",
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> CircuitSurvey:
    """Run the subsets of a network's parts on every history of a split.

    Args:
        bundle: the network.
        split: the histories; choose some of them with `EvaluatedSplit.some`.
        replace_with: what removed heads put out: "zero", or their "mean" over each history.
        on_progress: called with the numbers of finished and of all histories.
    """
    found: list[PartSubsets] = []
    for history in split.histories:
        batch = build_batch([history], bundle.architecture.max_visits)
        found.append(compute_part_subsets(bundle.network, batch, replace_with=replace_with))
        on_progress(len(found), len(split.histories))
    return CircuitSurvey(
        model=bundle.id,
        split=split.name,
        replaced_with=replace_with,
        exact=found[0].shapley.errors is None,
        parts=found[0].parts,
        values=np.stack([one.shapley.values for one in found]),
        smallest=np.stack([one.smallest for one in found]),
        probabilities=np.array([one.shapley.whole for one in found]),
        people=split.truth.people,
        customs=np.array([reason.custom if reason else "" for reason in _reasons(split)], np.str_),
    )


def _reasons(split: EvaluatedSplit) -> Sequence[Any]:
    return split.reasons or [None] * len(split.histories)


def _group_content(group: CircuitGroup) -> dict[str, Any]:
    return {
        "histories": group.histories,
        "people": group.people,
        "probability": round(group.probability, _DECIMALS),
        "parts": {
            one.part.name: {
                "shapley": round(one.shapley, _DECIMALS),
                "interval": one.interval and [round(end, _DECIMALS) for end in one.interval],
                "in_smallest": round(one.in_smallest, _DECIMALS),
            }
            for one in group.parts
        },
        "smallest_sets": [
            {"parts": [part.name for part in one.parts], "share": round(one.share, _DECIMALS)}
            for one in group.sets
        ],
    }
