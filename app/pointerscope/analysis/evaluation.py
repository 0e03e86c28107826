"""Metrics of a network on a split of a data set, whole or with interventions, and differences."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.histories import History
from pointerscope.mobility.interventions import DECLARED, NO_INTERVENTIONS
from pointerscope.network.bundles import Bundle, Scores
from pointerscope.network.interventions import check_interventions
from pointerscope.training.metrics import predict
from pointerscope.training.scores import Difference, GroundTruth, Predictions, ResampledScores

if TYPE_CHECKING:
    from pointerscope.analysis.insights.data import InsightData
    from pointerscope.mobility.data_set import VisitReason
    from pointerscope.mobility.interventions import Interventions

METRIC_NAMES = (
    *("accuracy_at_1", "accuracy_at_5", "accuracy_at_10", "mrr", "ndcg_at_10", "weighted_f1"),
    *("mean_rank", "calibration_error"),
    *("accuracy_at_1_with_unknown", "accuracy_at_1_unknown_as_place"),
    "calibration_error_with_unknown",
)


@dataclass(frozen=True, eq=False)
class EvaluatedSplit:
    """The histories of a split, in memory.

    Attributes:
        name: "test", "validation", "train" or "all".
        digest: a hash of the histories; equal for equal ones.
        histories: as the network reads them.
        truth: their targets and people, whom the network need not know.
        reasons: why these people go where they go; None, or no list, where it is not known.
    """

    name: str
    digest: str
    histories: list[History]
    truth: GroundTruth
    reasons: list[VisitReason | None]

    @classmethod
    def of(cls, data: InsightData) -> EvaluatedSplit:
        """Build all histories of a split; see `read_split`."""
        samples = list(data.samples())
        histories = [sample.history for sample in samples]
        people = np.array([sample.person for sample in samples])
        truth = GroundTruth.from_histories(histories)._replace(people=people)
        return cls(data.split, data.digest, histories, truth, list(data.reasons()))

    def some(self, at_most: int, offset: int = 0) -> EvaluatedSplit:
        """Return at most so many of the histories, at even distances from the one at the offset."""
        some = slice(offset, None, -(-len(self.histories) // at_most))
        return replace(
            self,
            histories=self.histories[some],
            truth=GroundTruth(self.truth.targets[some], self.truth.people[some]),
            reasons=self.reasons[some],
        )


@dataclass(frozen=True, eq=False)
class Evaluation:
    """What was measured on a network.

    Attributes:
        model: the id of the bundle.
        split: the histories.
        interventions: the changes to the passes.
        predictions: of the network.
        resampled: the scores of these, and those of every resample.
    """

    model: str
    split: EvaluatedSplit
    interventions: Interventions
    predictions: Predictions
    resampled: ResampledScores

    @property
    def scores(self) -> Scores:
        """All scores with their intervals."""
        return self.resampled.scores

    @property
    def metrics(self) -> dict[str, float]:
        """The defined metrics by name; rates are fractions."""
        found = self.scores.model_dump(include=set(METRIC_NAMES), exclude_none=True)
        return {name: found[name] for name in METRIC_NAMES if name in found}

    def minus(self, other: Evaluation) -> dict[str, Difference]:
        """Return the difference of every metric from another evaluation of the same histories.

        Raises:
            ValueError: the histories differ.
        """
        if self.split.digest != other.split.digest:
            raise ValueError(
                f"{self.model} and {other.model} were evaluated on different histories, so their "
                "metrics cannot be compared in pairs. Choose two models that read the same data "
                "set by the same rule."
            )
        found = self.resampled.minus(other.resampled)
        return {name: found[name] for name in METRIC_NAMES if name in found}

    def content(self, against: Evaluation | None = None) -> dict[str, Any]:
        """Return the evaluation for JSON, with its differences from another one if there is one."""
        content: dict[str, Any] = {
            "model": self.model,
            "split": self.split.name,
            "histories": self.scores.histories,
            "people": len(set(self.split.truth.people.tolist())),
            "interventions": self.interventions.changes(),
            "metrics": self.metrics,
            "intervals": {name: list(self.scores.intervals[name]) for name in self.metrics},
        }
        if against is not None:
            content["against"] = {
                "model": against.model,
                "interventions": against.interventions.changes(),
            }
            content["differences"] = {
                name: {"value": difference.value, "interval": list(difference.interval)}
                for name, difference in self.minus(against).items()
            }
        return content


def evaluate(
    bundle: Bundle, split: EvaluatedSplit, interventions: Interventions = NO_INTERVENTIONS
) -> Evaluation:
    """Measure a network on the histories of a split.

    Args:
        bundle: the network.
        split: the histories as the network reads them.
        interventions: changes to the passes.

    Raises:
        InvalidQueryError: the interventions change a part that the network lacks, or name the
            positions of single visits, which mean something else in every history.
    """
    check_interventions(interventions, bundle.architecture)
    if interventions.positional:
        keys = " and ".join(one.key for one in DECLARED.values() if one.names_positions)
        message = f"{keys} name positions of one history. Leave them out to evaluate many."
        raise InvalidQueryError(Problem("interventions", message))
    predictions = predict(bundle.network, split.histories, interventions)
    resampled = ResampledScores(predictions, split.truth)
    return Evaluation(bundle.id, split, interventions, predictions, resampled)
