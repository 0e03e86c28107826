"""Accuracy by the customs that simulated people go by, and the heads that carry each custom."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch

from pointerscope.analysis.insights.data import read_split
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.bundles import (
    ChangedAccuracy,
    CustomAccuracy,
    DecidingAttention,
    HeldOutAccuracy,
    MetricDifference,
)
from pointerscope.network.trace import Batch
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.metrics import EVALUATION_BATCH_SIZE, evaluation_mode, predict
from pointerscope.training.scores import resample_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from pointerscope.analysis.attention_value import PartEvaluations
    from pointerscope.analysis.evaluation import EvaluatedSplit
    from pointerscope.core.array_types import Float
    from pointerscope.mobility.histories import History
    from pointerscope.network.bundles import Bundle

    Numbers = NDArray[np.float32]
    Booleans = NDArray[np.bool_]
    Heads = frozenset[tuple[int, int]]

ROUTINE, FREE_CHOICE = "routine", "exploration"
CUSTOMS = (ROUTINE, "errand", "consequence", FREE_CHOICE)
MAX_LOSS_ELSEWHERE = 0.03
"""How much accuracy on routine and free choices the removal of a custom's heads may cost."""
MIN_LOSS = 0.02
"""How much more accuracy every further head must cost a custom than any other custom."""
_TRIALS = 3  # heads that are added without success before a search ends
_MAX_VALIDATION = 4_000  # histories by which the heads of a custom are chosen, and confirmed


class SplitByCustom(NamedTuple):
    """The histories of a split, by the custom that would have led to the next visit."""

    split: EvaluatedSplit
    customs: NDArray[np.str_]
    """The custom of every history; "" where it is not known."""

    @classmethod
    def of(cls, split: EvaluatedSplit) -> SplitByCustom:
        """Return the histories of an evaluated split."""
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

    def deciding_visits(self, custom: str) -> dict[int, list[int]]:
        """Return the visits that decide, other than the last, by the index of the history.

        Histories without any, or that begin after one of them, are left out.
        """
        found = {}
        for index in np.flatnonzero(self.customs == custom).tolist():
            reason, history = self.split.reasons[index], self.split.histories[index]
            assert reason is not None  # its custom is known
            earlier = [one for one in reason.decided_by if one < len(history.locations) - 1]
            if earlier and not reason.decided_before:
                found[index] = earlier
        return found

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
    test = SplitByCustom.of(parts.test)
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
        at_most = min(_MAX_VALIDATION, len(parts.validation.histories) // 2)
        halves = (parts.validation.some(at_most, offset) for offset in (0, 1))
        search = CarrierSearch(bundle, *map(SplitByCustom.of, halves))
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
                deciding_attention=_deciding_attention(bundle, test, custom),
            )
        )
        on_progress(next(steps), total)
    return measured


def _deciding_attention(
    bundle: Bundle, test: SplitByCustom, custom: str
) -> list[DecidingAttention]:
    """Return every head's attention to the visits that decide; empty where none do.

    The last visit does not count as one, though errands depend on it, too: a network
    knows it without attending to it. Histories that lack a visit that decides are left out.
    """
    deciding = test.deciding_visits(custom)
    if not deciding or not bundle.architecture.heads:
        return []
    shares = np.concatenate([*_attention_to(bundle, test.split.histories, deciding)])
    people = test.split.truth.people[[*deciding]]
    found = []
    for (layer, head), of_head in zip(bundle.architecture.all_heads, shares.T, strict=True):
        share, interval = resample_mean(of_head[0], people)
        mean_share = float(of_head[1].mean())
        found.append(
            DecidingAttention(
                layer=layer, head=head, share=share, interval=interval, mean_share=mean_share
            )
        )
    return found


def _attention_to(
    bundle: Bundle, histories: Sequence[History], visits: Mapping[int, Sequence[int]]
) -> Iterator[Float[Numbers, "N 2 LH"]]:
    """Yield the shares of attention that go to some visits, of the last visit's and of all visits'.

    Args:
        bundle: the network.
        histories: of a split.
        visits: the visits attended to, by the index of the history.
    """
    network, asked = bundle.network, [*visits.items()]
    with evaluation_mode(network):
        for start in range(0, len(asked), EVALUATION_BATCH_SIZE):
            some = asked[start : start + EVALUATION_BATCH_SIZE]
            own = [histories[index] for index, _ in some]
            batch = Batch.from_histories(own, bundle.architecture.max_visits).to(network.device)
            weights = torch.cat([layer.weights for layer in network.trace(batch).layers], 1)
            shares = [
                of_heads[:, :length, attended].sum(-1).clamp(max=1)  # (LH, T)
                for of_heads, length, (_, attended) in zip(
                    weights.cpu(), batch.lengths.tolist(), some, strict=True
                )
            ]
            yield np.array([(each[:, -1].numpy(), each.mean(-1).numpy()) for each in shares])


class CarrierSearch:
    """Search of the heads whose removal costs one custom much, and routine and choices little.

    The best of many sets can be best by chance, so other histories must confirm it.
    """

    def __init__(
        self, bundle: Bundle, validation: SplitByCustom, confirming: SplitByCustom
    ) -> None:
        self._bundle = bundle
        self._heads = bundle.architecture.all_heads
        self._validation = validation
        self._confirming = confirming
        self._customs = [one for one in CUSTOMS if (validation.customs == one).any()]

        @cache
        def right(removed: Heads) -> Booleans:
            return validation.right(bundle, Interventions(remove_heads=tuple(sorted(removed))))

        self._right = right

    def find(self, custom: str) -> list[tuple[int, int]]:
        """Return the heads, sorted; none for routine and free choices, which need not be found.

        Heads are added one after the other, each time the one that makes the loss exceed that of
        other customs most: once among those that cost little elsewhere, and once among all, since a
        further head can make up for a loss elsewhere. Of the sets found, the best counts.
        """
        if custom in (ROUTINE, FREE_CHOICE) or custom not in self._customs:
            return []
        found = [*self._greedy(custom, MAX_LOSS_ELSEWHERE), *self._greedy(custom, 1.0)]
        admissible = [one for one in found if self._loss_elsewhere(one) <= MAX_LOSS_ELSEWHERE]
        best = max(admissible, key=lambda one: self._worth(one, custom), default=frozenset())
        return sorted(best) if self._is_confirmed(best, custom) else []

    def _greedy(self, custom: str, max_loss_elsewhere: float) -> Iterator[Heads]:
        """Yield sets of heads, each with one more, until further heads are not worth it."""
        chosen = best = frozenset[tuple[int, int]]()
        while len(chosen) - len(best) < _TRIALS:
            candidates = [chosen | {head} for head in self._heads if head not in chosen]
            allowed = [one for one in candidates if self._loss_elsewhere(one) <= max_loss_elsewhere]
            if not allowed:
                break
            chosen = max(allowed, key=lambda one: self._worth(one, custom))
            best = max(best, chosen, key=lambda one: self._worth(one, custom))
            yield chosen

    def _worth(self, removed: Heads, custom: str) -> float:
        """Return the loss on a custom beyond that on others, less what every head must cost."""
        others = [one for one in self._customs if one not in (custom, ROUTINE, FREE_CHOICE)]
        loss_on_others = max((self._loss(removed, one) for one in others), default=0.0)
        return self._loss(removed, custom) - max(loss_on_others, 0.0) - MIN_LOSS * len(removed)

    def _loss(self, removed: Heads, custom: str) -> float:
        selected = self._validation.customs == custom
        whole = self._right(frozenset())
        return float(whole[selected].mean() - self._right(removed)[selected].mean())

    def _loss_elsewhere(self, removed: Heads) -> float:
        return max(
            (self._loss(removed, one) for one in (ROUTINE, FREE_CHOICE) if one in self._customs),
            default=0.0,
        )

    def _is_confirmed(self, removed: Heads, custom: str) -> bool:
        """Whether the loss on a custom can be told from chance, on other histories."""
        if not (self._confirming.customs == custom).any():
            return False
        whole, lacking = (
            self._confirming.right(self._bundle, Interventions(remove_heads=tuple(heads)))
            for heads in ((), removed)
        )
        return self._confirming.difference(lacking, whole, custom).interval[1] < 0


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
