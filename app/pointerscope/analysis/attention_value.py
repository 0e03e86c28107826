"""What attention contributes to a network's accuracy, measured by leaving it out."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.evaluation import EvaluatedSplit, evaluate
from pointerscope.analysis.insights.data import read_split
from pointerscope.mobility.interventions import Interventions, Skip
from pointerscope.network.bundles import AttentionValue, ChangedAccuracy, MetricDifference
from pointerscope.training.metrics import predict

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pointerscope.analysis.evaluation import Evaluation
    from pointerscope.mobility.data_set import DataSet, Records
    from pointerscope.mobility.histories import History
    from pointerscope.network.bundles import Bundle

_MAX_VALIDATION = 2_000  # histories by which the next head to remove is chosen
_METRIC = "accuracy_at_1"


def measure_attention(
    bundle: Bundle,
    data: DataSet | Records,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> AttentionValue:
    """Measure a network without its heads, its feed-forward networks, and each output part.

    Args:
        bundle: the network.
        data: what it was trained on; accuracy is measured on the test split, and the order in
            which heads are removed is chosen on the validation split.
        on_progress: called with the numbers of finished and of all evaluations.

    Raises:
        UnfitDataError: the network cannot read the data, or a split is empty.
    """
    test = EvaluatedSplit.of(read_split(bundle, data))
    changes = list_changes(bundle)
    heads = bundle.architecture.layers * bundle.architecture.heads
    total = len(changes) + heads + sum(range(2, heads + 1))
    steps = count(1)

    def step() -> None:
        on_progress(next(steps), total)

    whole = evaluate(bundle, test)
    order = _pruning_order(bundle, _some(bundle, data), step)
    pruned = [
        (f"without L{layer} H{head}", Interventions(remove_heads=order[: number + 1]))
        for number, (layer, head) in enumerate(order)
    ]
    measured = []
    for name, interventions in [*changes, *pruned]:
        measured.append(_compare(name, evaluate(bundle, test, interventions), whole))
        step()
    return AttentionValue(
        histories=whole.scores.histories,
        accuracy_at_1=whole.metrics[_METRIC],
        interval=whole.scores.intervals[_METRIC],
        changes=measured[: len(changes)],
        pruning=measured[len(changes) :],
    )


def list_changes(bundle: Bundle) -> list[tuple[str, Interventions]]:
    """Return the interventions that leave out a part of a network, by name."""
    architecture = bundle.architecture
    skipped = tuple(Skip(layer=layer, part="feed_forward") for layer in range(architecture.layers))
    changes = [("without feed-forward networks", Interventions(skip=skipped))]
    if "attention" in architecture.components:
        changes[:0] = [
            ("without all heads", Interventions(remove_heads="all")),
            (
                "all heads replaced by their mean",
                Interventions(remove_heads="all", replace_with="mean"),
            ),
        ]
    if architecture.components >= {"pointer", "generation"}:
        changes += [
            ("pointer alone", Interventions(only="pointer")),
            ("generation head alone", Interventions(only="generation")),
        ]
    return changes


def _some(bundle: Bundle, data: DataSet | Records) -> list[History]:
    """Return validation histories at even distances."""
    samples = read_split(bundle, data, "validation")
    step = -(-samples.histories // _MAX_VALIDATION)
    return [make().history for make in list(samples.sample_makers())[::step]]


def _pruning_order(
    bundle: Bundle, histories: Sequence[History], step: Callable[[], None]
) -> tuple[tuple[int, int], ...]:
    """Return all heads in the order of greedy removal; `step` is called after each evaluation."""
    architecture = bundle.architecture
    left = list(np.ndindex(architecture.layers, architecture.heads))
    removed: list[tuple[int, int]] = []
    while len(left) > 1:

        def accuracy(head: tuple[int, ...]) -> float:
            layer, number = head
            changes = Interventions(remove_heads=(*removed, (layer, number)))
            found = float((predict(bundle.network, histories, changes).ranks == 1).mean())
            step()
            return found

        layer, number = max(left, key=accuracy)
        left.remove((layer, number))
        removed.append((layer, number))
    return (*removed, *((layer, number) for layer, number in left))


def _compare(name: str, changed: Evaluation, whole: Evaluation) -> ChangedAccuracy:
    difference = changed.minus(whole)[_METRIC]
    return ChangedAccuracy(
        name=name,
        interventions=changed.interventions.changes(),
        accuracy_at_1=changed.metrics[_METRIC],
        interval=changed.scores.intervals[_METRIC],
        difference=MetricDifference(value=difference.value, interval=difference.interval),
    )
