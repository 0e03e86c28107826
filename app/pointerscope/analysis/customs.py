"""Accuracy by the customs that simulated people go by, and the heads that carry each custom."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.insights.data import read_split
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.bundles import (
    ChangedAccuracy,
    CustomAccuracy,
    HeldOutAccuracy,
    MetricDifference,
)
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.metrics import predict
from pointerscope.training.scores import resample_mean

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from pointerscope.analysis.attention_value import PartEvaluations
    from pointerscope.analysis.evaluation import EvaluatedSplit
    from pointerscope.network.bundles import Bundle

    Booleans = NDArray[np.bool_]
    Heads = frozenset[tuple[int, int]]

ROUTINE, FREE_CHOICE = "routine", "exploration"
CUSTOMS = (ROUTINE, "habit", "errand", "consequence", FREE_CHOICE)
MAX_LOSS_ELSEWHERE = 0.03
"""How much accuracy on routine and free choices the removal of a custom's heads may cost."""
MIN_LOSS = 0.02
"""How much accuracy on a custom's histories every further head must cost."""
_MAX_VALIDATION = 4_000  # histories by which the heads of a custom are chosen


class _SplitByCustom(NamedTuple):
    """The histories of a split, by the custom that would have led to the next visit."""

    split: EvaluatedSplit
    customs: NDArray[np.str_]
    """The custom of every history; "" where it is not known."""

    @classmethod
    def of(cls, split: EvaluatedSplit) -> _SplitByCustom:
        return cls(split, np.array([one.custom if one else "" for one in split.reasons], np.str_))

    def right(self, bundle: Bundle, changes: Interventions) -> Booleans:
        """Return whether each prediction of a network is right."""
        return predict(bundle.network, self.split.histories, changes).ranks == 1

    def accuracy(self, right: Booleans, custom: str) -> HeldOutAccuracy:
        """Return the accuracy on the histories of a custom."""
        value, interval = self._mean(right.astype(float), custom)
        return HeldOutAccuracy(accuracy_at_1=value, interval=interval)

    def difference(self, right: Booleans, whole: Booleans, custom: str) -> MetricDifference:
        """Return by how much accuracy on the histories of a custom differs from the whole's."""
        value, interval = self._mean(right.astype(float) - whole, custom)
        return MetricDifference(value=value, interval=interval)

    def _mean(self, values: NDArray[np.floating], custom: str) -> tuple[float, tuple[float, float]]:
        selected = self.customs == custom
        return resample_mean(values[selected], self.split.truth.people[selected])


def measure_customs(
    parts: PartEvaluations, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> list[CustomAccuracy] | None:
    """Measure a network, its baselines and one who knows all on the histories of each custom.

    Accuracy is measured on the test split; the heads that carry a custom are chosen on the
    validation split.

    Args:
        parts: the evaluations.
        on_progress: called with the numbers of finished and of all further steps.

    Returns:
        The customs that occur; None for data whose reasons are not known.
    """
    test = _SplitByCustom.of(parts.test)
    present = [custom for custom in CUSTOMS if (test.customs == custom).any()]
    if not present:
        return None
    bundle, histories = parts.bundle, parts.test.histories
    steps, total = count(1), 1 + len(present)
    whole = parts.whole.predictions.ranks == 1
    expected = _expected(parts.test)
    train = [sample.history for sample in read_split(bundle, parts.data, "train").samples()]
    baselines = predict_with_baselines(train, histories, bundle.architecture.locations)
    on_progress(next(steps), total)
    search = None
    if bundle.architecture.heads:
        search = _CarrierSearch(bundle, _SplitByCustom.of(parts.validation.some(_MAX_VALIDATION)))
    measured = []
    for custom in present:
        selected = test.customs == custom
        carriers = [] if search is None else search.find(custom)
        without_carriers = {}
        if carriers:
            lacking = test.right(bundle, Interventions(remove_heads=tuple(carriers)))
            without_carriers = {other: test.difference(lacking, whole, other) for other in present}
        measured.append(
            CustomAccuracy(
                custom=custom,
                histories=int(selected.sum()),
                oracle=float(expected[selected].mean()),
                network=test.accuracy(whole, custom),
                changes=[
                    ChangedAccuracy(
                        name=name,
                        interventions=changed.interventions.changes(),
                        **test.accuracy(changed.predictions.ranks == 1, custom).model_dump(),
                        difference=test.difference(changed.predictions.ranks == 1, whole, custom),
                    )
                    for name, changed in parts.changed.items()
                ],
                baselines={
                    name: test.accuracy(found.ranks == 1, custom)
                    for name, found in baselines.items()
                },
                carriers=carriers,
                without_carriers=without_carriers,
            )
        )
        on_progress(next(steps), total)
    return measured


class _CarrierSearch:
    """Search of the heads whose removal costs one custom much, and routine and choices little."""

    def __init__(self, bundle: Bundle, validation: _SplitByCustom) -> None:
        self._heads = bundle.architecture.all_heads
        self._customs = validation.customs

        @cache
        def right(removed: Heads) -> Booleans:
            return validation.right(bundle, Interventions(remove_heads=tuple(sorted(removed))))

        self._right = right

    def find(self, custom: str) -> list[tuple[int, int]]:
        """Return the heads, sorted; none for routine and free choices, which need not be found.

        Heads are added one after the other, each time the one that costs most.
        """
        if custom in (ROUTINE, FREE_CHOICE):
            return []
        chosen: Heads = frozenset()
        while True:
            candidates = [chosen | {head} for head in self._heads if head not in chosen]
            admissible = [
                one for one in candidates if self._loss_elsewhere(one) <= MAX_LOSS_ELSEWHERE
            ]
            if not admissible:
                break
            best = max(admissible, key=lambda one: self._loss(one, custom))
            if self._loss(best, custom) < self._loss(chosen, custom) + MIN_LOSS:
                break
            chosen = best
        return sorted(chosen)

    def _loss(self, removed: Heads, custom: str) -> float:
        selected = self._customs == custom
        whole = self._right(frozenset())
        return float(whole[selected].mean() - self._right(removed)[selected].mean())

    def _loss_elsewhere(self, removed: Heads) -> float:
        return max(self._loss(removed, custom) for custom in (ROUTINE, FREE_CHOICE))


def _expected(split: EvaluatedSplit) -> Booleans:
    """Return whether each target is what its reason expects; unknown places can be different."""
    return np.array(
        [
            reason is not None
            and (
                (reason.cause == reason.custom and reason.custom != FREE_CHOICE)
                or (reason.expected == target and target != UNKNOWN)
            )
            for reason, target in zip(split.reasons, split.truth.targets.tolist(), strict=True)
        ]
    )
