"""What attention contributes to a network's accuracy, measured by leaving it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

from pointerscope.analysis.evaluation import EvaluatedSplit, Evaluation, evaluate
from pointerscope.analysis.insights.data import read_split
from pointerscope.mobility.data_set import DataSet, Records
from pointerscope.mobility.histories import History
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions, Skip
from pointerscope.network.bundles import AttentionValue, Bundle, ChangedAccuracy, MetricDifference
from pointerscope.network.interventions import find_problems
from pointerscope.training.metrics import predict

_MAX_VALIDATION = 2_000  # histories by which the next head to remove is chosen
_METRIC = "accuracy_at_1"


@dataclass(frozen=True, eq=False)
class PartEvaluations:
    """A network evaluated on the test split: whole, and without each of its parts.

    Attributes:
        bundle: the network.
        data: what it was trained on.
        whole: as it was trained.
        changed: with interventions, by what these leave out.
    """

    bundle: Bundle
    data: DataSet | Records
    whole: Evaluation
    changed: Mapping[str, Evaluation]

    @classmethod
    def of(
        cls,
        bundle: Bundle,
        data: DataSet | Records,
        on_progress: Callable[[int, int], None] = lambda done, total: None,
    ) -> PartEvaluations:
        """Evaluate a network; `on_progress` is called with the finished and all evaluations.

        Raises:
            UnfitDataError: the network cannot read the data, or the split is empty.
        """
        test = EvaluatedSplit.of(read_split(bundle, data))
        asked = {"": NO_INTERVENTIONS, **_changes(bundle)}
        found = {}
        for name, changes in asked.items():
            found[name] = evaluate(bundle, test, changes)
            on_progress(len(found), len(asked))
        return cls(bundle, data, found.pop(""), found)

    @property
    def test(self) -> EvaluatedSplit:
        """The histories of the test split."""
        return self.whole.split

    @cached_property
    def validation(self) -> EvaluatedSplit:
        """The histories of the validation split, to choose heads by."""
        return EvaluatedSplit.of(read_split(self.bundle, self.data, "validation"))


def measure_attention(
    parts: PartEvaluations,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> AttentionValue:
    """Measure what the parts contribute, and what remains as heads are removed one by one.

    Accuracy is measured on the test split; the order in which heads are removed is chosen on the
    validation split.

    Args:
        parts: the evaluations.
        on_progress: called with the numbers of finished and of all further evaluations.
    """
    bundle, whole = parts.bundle, parts.whole
    heads = len(bundle.architecture.all_heads)
    total = heads + sum(range(2, heads + 1))
    steps = count(1)

    def step() -> None:
        on_progress(next(steps), total)

    order = _pruning_order(bundle, parts.validation.some(_MAX_VALIDATION).histories, step)
    pruning = []
    for number, (layer, head) in enumerate(order, 1):
        pruned = evaluate(bundle, parts.test, Interventions(remove_heads=order[:number]))
        pruning.append(_compare(f"without L{layer} H{head}", pruned, whole))
        step()
    return AttentionValue(
        histories=whole.scores.histories,
        accuracy_at_1=whole.metrics[_METRIC],
        interval=whole.scores.intervals[_METRIC],
        changes=[_compare(name, changed, whole) for name, changed in parts.changed.items()],
        pruning=pruning,
    )


def _changes(bundle: Bundle) -> dict[str, Interventions]:
    """Return the interventions that leave out a part of a network, by name."""
    architecture = bundle.architecture
    changes = {}
    if architecture.heads:
        changes["without all heads"] = Interventions(remove_heads="all")
        changes["all heads replaced by their mean"] = Interventions(
            remove_heads="all", replace_with="mean"
        )
    if architecture.layers:
        skipped = tuple(
            Skip(layer=layer, part="feed_forward") for layer in range(architecture.layers)
        )
        changes["without feed-forward networks"] = Interventions(skip=skipped)
    if architecture.components >= {"pointer", "generation"}:
        changes["pointer alone"] = Interventions(only="pointer")
        changes["generation head alone"] = Interventions(only="generation")
    return {
        name: change
        for name, change in changes.items()
        if not find_problems(change, architecture)  # the adapter of a network can name less
    }


def _pruning_order(
    bundle: Bundle, histories: Sequence[History], step: Callable[[], None]
) -> tuple[tuple[int, int], ...]:
    """Return all heads in the order of greedy removal; `step` is called after each evaluation."""
    left = list(bundle.architecture.all_heads)
    removed: list[tuple[int, int]] = []
    while len(left) > 1:

        def accuracy(head: tuple[int, int]) -> float:
            changes = Interventions(remove_heads=(*removed, head))
            found = float((predict(bundle.network, histories, changes).ranks == 1).mean())
            step()
            return found

        cheapest = max(left, key=accuracy)
        left.remove(cheapest)
        removed.append(cheapest)
    return (*removed, *left)


def _compare(name: str, changed: Evaluation, whole: Evaluation) -> ChangedAccuracy:
    difference = changed.minus(whole)[_METRIC]
    return ChangedAccuracy(
        name=name,
        interventions=changed.interventions.changes(),
        accuracy_at_1=changed.metrics[_METRIC],
        interval=changed.scores.intervals[_METRIC],
        difference=MetricDifference(value=difference.value, interval=difference.interval),
    )
