"""Accuracy by the customs that simulated people go by, and the heads that carry each custom."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.attention_value import list_changes
from pointerscope.analysis.insights.data import read_split
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions
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

    from jaxtyping import Bool, Int
    from numpy.typing import NDArray

    from pointerscope.mobility.data_set import DataSet, Records, SplitName, VisitReason
    from pointerscope.mobility.histories import History
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


class _ReasonedHistories(NamedTuple):
    """The histories of a split, and why their people go where they go."""

    histories: list[History]
    people: Int[NDArray[np.int64], " N"]
    customs: NDArray[np.str_]
    expected: Bool[Booleans, " N"]

    def right(self, bundle: Bundle, interventions: Interventions) -> Booleans:
        """Return whether each prediction of a network is right."""
        return predict(bundle.network, self.histories, interventions).ranks == 1

    def accuracy(self, right: Booleans, custom: str) -> HeldOutAccuracy:
        """Return the accuracy on the histories of a custom."""
        selected = self.customs == custom
        value, interval = resample_mean(right[selected].astype(float), self.people[selected])
        return HeldOutAccuracy(accuracy_at_1=value, interval=interval)

    def difference(self, right: Booleans, whole: Booleans, custom: str) -> MetricDifference:
        """Return by how much accuracy on the histories of a custom differs from the whole's."""
        selected = self.customs == custom
        changes = right[selected].astype(float) - whole[selected]
        value, interval = resample_mean(changes, self.people[selected])
        return MetricDifference(value=value, interval=interval)


def measure_customs(
    bundle: Bundle,
    data: DataSet | Records,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[CustomAccuracy] | None:
    """Measure a network, its baselines and one who knows all on the histories of each custom.

    Args:
        bundle: the network.
        data: what it was trained on. Accuracy is measured on the test split, and the heads that
            carry a custom are chosen on the validation split.
        on_progress: called with the numbers of finished and of all steps.

    Returns:
        The customs that occur; None for data whose reasons are not known.
    """
    test = _read(bundle, data, "test")
    if test is None:
        return None
    architecture = bundle.architecture
    present = [custom for custom in CUSTOMS if (test.customs == custom).any()]
    steps, total = count(1), 2 + len(present)
    whole = test.right(bundle, NO_INTERVENTIONS)
    changed = [
        (name, changes, test.right(bundle, changes)) for name, changes in list_changes(bundle)
    ]
    on_progress(next(steps), total)
    train = [sample.history for sample in read_split(bundle, data, "train").samples()]
    predicted = predict_with_baselines(train, test.histories, architecture.locations)
    on_progress(next(steps), total)
    search = _CarrierSearch.for_bundle(bundle, data) if architecture.heads else None
    measured = []
    for custom in present:
        selected = test.customs == custom
        carriers = [] if search is None else search.find(custom)
        removed = Interventions(remove_heads=tuple(carriers))
        lacking = test.right(bundle, removed) if carriers else None
        measured.append(
            CustomAccuracy(
                custom=custom,
                histories=int(selected.sum()),
                oracle=float(test.expected[selected].mean()),
                network=test.accuracy(whole, custom),
                changes=[
                    ChangedAccuracy(
                        name=name,
                        interventions=changes.changes(),
                        **test.accuracy(right, custom).model_dump(),
                        difference=test.difference(right, whole, custom),
                    )
                    for name, changes, right in changed
                ],
                baselines={
                    name: test.accuracy(found.ranks == 1, custom)
                    for name, found in predicted.items()
                },
                carriers=carriers,
                without_carriers={}
                if lacking is None
                else {other: test.difference(lacking, whole, other) for other in present},
            )
        )
        on_progress(next(steps), total)
    return measured


class _CarrierSearch:
    """Search of the heads whose removal costs one custom much, and routine and choices little."""

    def __init__(self, bundle: Bundle, validation: _ReasonedHistories) -> None:
        architecture = bundle.architecture
        self._heads = [
            (layer, head)
            for layer in range(architecture.layers)
            for head in range(architecture.heads)
        ]
        self._customs = validation.customs

        @cache
        def right(removed: Heads) -> Booleans:
            return validation.right(bundle, Interventions(remove_heads=tuple(sorted(removed))))

        self._right = right

    @classmethod
    def for_bundle(cls, bundle: Bundle, data: DataSet | Records) -> _CarrierSearch:
        """Return a search on validation histories."""
        validation = _read(bundle, data, "validation", _MAX_VALIDATION)
        assert validation is not None  # as for the test split
        return cls(bundle, validation)

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


def _read(
    bundle: Bundle, data: DataSet | Records, split: SplitName, at_most: int | None = None
) -> _ReasonedHistories | None:
    """Return histories of a split whose reasons are known, at even distances; None without any."""
    selected = read_split(bundle, data, split)
    reasons = list(selected.reasons())
    step = 1 if at_most is None else -(-selected.histories // at_most)
    found = [
        (make(), reason)
        for make, reason in zip(
            list(selected.sample_makers())[::step], reasons[::step], strict=False
        )
        if reason is not None
    ]
    if not found:
        return None
    return _ReasonedHistories(
        [sample.history for sample, _ in found],
        np.array([sample.person for sample, _ in found]),
        np.array([reason.custom for _, reason in found]),
        np.array([_is_expected(sample.history, reason) for sample, reason in found]),
    )


def _is_expected(history: History, reason: VisitReason) -> bool:
    """Return whether the target is what the reason expects; unknown places can be different."""
    kept = reason.cause == reason.custom != FREE_CHOICE
    return kept or reason.expected == history.target != UNKNOWN
