"""The report of a study, computed from stored answers alone.

It is made of tables of the kind that insights have, so that they are written as CSV, JSON and LaTeX
by the same functions.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from pointerscope.analysis.insights.tables import interval_columns
from pointerscope.analysis.model_card import METRICS, readable_name
from pointerscope.network.insights import Cell, InsightColumn, InsightTable
from pointerscope.studies.claims import NETWORK, STUDY_METRICS, StudyClaim
from pointerscope.studies.execution import stored_answers, trained
from pointerscope.studies.plan import StudyPlan, hash_json
from pointerscope.studies.records import StudyError, StudyFolder
from pointerscope.studies.uncertainty import (
    LEVEL,
    SeedScores,
    StudyEstimate,
    estimate,
    holm,
    scores_by_seed,
)
from pointerscope.training.scores import ResampledScores

StudyVerdict = Literal["holds", "does not hold", "cannot be told"]

_SECTION = "study"


@dataclass(frozen=True)
class StudyReport:
    """All numbers of a study.

    Attributes:
        scores: of every predictor.
        comparisons: of the network with every other predictor.
        claims: with their verdicts; None without claims.
        trainings: what every training reached.
        notes: what a reader must know, in sentences.
    """

    scores: InsightTable
    comparisons: InsightTable | None
    claims: InsightTable | None
    trainings: InsightTable
    notes: tuple[str, ...]

    @property
    def tables(self) -> tuple[InsightTable, ...]:
        """All tables that there are."""
        found = (self.scores, self.comparisons, self.claims, self.trainings)
        return tuple(table for table in found if table is not None)


def make_report(
    plan: StudyPlan,
    folder: StudyFolder,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> StudyReport:
    """Compute the report of a study whose predictors have all answered.

    Raises:
        StudyError: some have not, or a stored file is damaged.
    """
    truth = folder.truth()
    if truth is None:
        raise StudyError("The test histories were not read yet. Repeat the command.")
    answers = stored_answers(plan, folder)
    scores = {}
    for done, (name, by_seed) in enumerate(answers.items()):
        on_progress(done, len(answers))
        resampled = [ResampledScores(one, truth) for one in by_seed]
        scores[name] = scores_by_seed(resampled, trained=name in plan.variants)
    on_progress(len(answers), len(answers))
    histories, people = len(truth.targets), len(np.unique(truth.people))
    return _Reporter(plan, folder, scores, histories, people).report()


class _Reporter:
    """Makes the tables of a report from the scores by predictor and metric."""

    def __init__(
        self,
        plan: StudyPlan,
        folder: StudyFolder,
        scores: Mapping[str, Mapping[str, SeedScores]],
        histories: int,
        people: int,
    ) -> None:
        self._plan = plan
        self._folder = folder
        self._scores = scores
        self._histories = histories
        self._people = people
        others = [name for name in plan.predictors if name != NETWORK]
        self._differences = {name: self._estimate(plan.metric, NETWORK, name) for name in others}
        self._claims = {
            index: self._estimate(claim.metric or plan.metric, claim.of, claim.against)
            for index, claim in enumerate(plan.claims, 1)
        }
        chances = {name: found.chance_of_difference() for name, found in self._differences.items()}
        for index, claim in enumerate(plan.claims, 1):
            found = self._claims[index]
            # Both directions are open to the verdict, so both are tested.
            chances[f"claim {index}"] = min(
                1.0, 2 * min(_chance_for(claim, found), _chance_against(claim, found))
            )
        self._chances, self._corrected = chances, holm(chances)

    def report(self) -> StudyReport:
        return StudyReport(
            scores=self._score_table(),
            comparisons=self._comparison_table() if self._differences else None,
            claims=self._claim_table() if self._claims else None,
            trainings=self._training_table(),
            notes=tuple(self._notes()),
        )

    def _estimate(self, metric: str, of: str, against: str | None) -> StudyEstimate:
        return estimate(
            self._scores[of][metric], None if against is None else self._scores[against][metric]
        )

    def _table(
        self,
        name: str,
        title: str,
        definition: str,
        columns: list[InsightColumn],
        rows: list[list[Cell]],
    ) -> InsightTable:
        return InsightTable(
            name=name,
            title=title,
            section=_SECTION,
            definition=definition,
            histories=self._histories,
            people=self._people,
            columns=columns,
            rows=rows,
            split="test",
        )

    def _score_table(self) -> InsightTable:
        metrics = [
            name for name in STUDY_METRICS if all(name in own for own in self._scores.values())
        ]
        seeds, metric = len(self._plan.seeds), self._plan.metric
        columns = [
            InsightColumn(name="predictor", title="Predictor"),
            *(column for name in metrics for column in interval_columns(name, METRICS[name])),
            InsightColumn(name="deviation", title="Deviation of seeds"),
        ]
        rows: list[list[Cell]] = []
        for predictor, scores in self._scores.items():
            row: list[Cell] = [readable_name(predictor)]
            for name in metrics:
                found = estimate(scores[name])
                row += [found.value, *_within_rates(found.interval)]
            values = scores[metric].values
            row.append(float(values.std(ddof=1)) if len(values) > 1 else None)
            rows.append(row)
        return self._table(
            "scores",
            "Scores of all predictors",
            f"Networks are trained with {count(seeds, 'seed')}, and their scores averaged. "
            f"{self._what_intervals_hold()} The last column is the standard deviation of "
            f"{METRICS[metric]} between seeds.",
            columns,
            rows,
        )

    def _comparison_table(self) -> InsightTable:
        metric = METRICS[self._plan.metric]
        columns = [
            InsightColumn(name="predictor", title="The network against"),
            *interval_columns("difference", f"{metric}, difference"),
            *_chance_columns(),
            InsightColumn(name="verdict", title="The network is"),
        ]
        rows: list[list[Cell]] = [
            [
                readable_name(name),
                found.value,
                *found.interval,
                self._chances[name],
                self._corrected[name],
                self._direction(name, found),
            ]
            for name, found in self._differences.items()
        ]
        return self._table(
            "comparisons",
            "The network compared with every other predictor",
            f"{metric} of the network minus that of the other, on the same people. "
            f"{self._what_intervals_hold()} {self._what_is_corrected()}",
            columns,
            rows,
        )

    def _direction(self, name: str, found: StudyEstimate) -> str:
        if self._corrected[name] >= LEVEL:
            return "cannot be told"
        return "better" if found.value > 0 else "worse"

    def _claim_table(self) -> InsightTable:
        beforehand = self._written_beforehand()
        columns = [
            InsightColumn(name="claim", title="Claim"),
            InsightColumn(name="says", title="In words"),
            InsightColumn(name="measured", title="Measured"),
            InsightColumn(name="bound", title="Claimed"),
            *interval_columns("value", "Value"),
            *_chance_columns(),
            InsightColumn(name="verdict", title="Verdict"),
            InsightColumn(name="beforehand", title="Before"),
        ]
        rows: list[list[Cell]] = []
        for (index, found), claim in zip(self._claims.items(), self._plan.claims, strict=True):
            of = readable_name(claim.of)
            measured = METRICS[claim.metric or self._plan.metric] + f", {of}"
            if claim.against is not None:
                measured += f" − {readable_name(claim.against)}"
            name = f"claim {index}"
            rows.append(
                [
                    index,
                    claim.says,
                    measured,
                    _bound(claim),
                    found.value,
                    *found.interval,
                    self._chances[name],
                    self._corrected[name],
                    _verdict(claim, found, self._corrected[name]),
                    "yes" if beforehand[index - 1] else "no",
                ]
            )
        return self._table(
            "claims",
            "Claims",
            f"{self._what_intervals_hold()} {self._what_is_corrected()}",
            columns,
            rows,
        )

    def _training_table(self) -> InsightTable:
        metric = self._plan.metric
        columns = [
            InsightColumn(name="network", title="Network"),
            InsightColumn(name="seed", title="Seed"),
            InsightColumn(name="epochs", title="Epochs"),
            InsightColumn(name="best_epoch", title="Best epoch"),
            InsightColumn(name="validation_loss", title="Validation loss"),
            InsightColumn(name="validation_accuracy_at_1", title="Validation accuracy@1"),
            InsightColumn(name=metric, title=METRICS[metric]),
        ]
        rows: list[list[Cell]] = []
        for run in sorted(self._plan.runs, key=lambda one: self._plan.variants.index(one.variant)):
            record = trained(run, self._folder)
            value = self._scores[run.variant][metric].values[self._plan.seeds.index(run.seed)]
            rows.append(
                [
                    readable_name(run.variant),
                    run.seed,
                    len(record.curve),
                    record.best_epoch,
                    record.best.validation_loss,
                    record.best.validation_accuracy_at_1,
                    float(value),
                ]
            )
        return self._table(
            "trainings",
            "Every training",
            "Validation histories decide on the best epoch; the last column is on test histories.",
            columns,
            rows,
        )

    def _what_intervals_hold(self) -> str:
        if len(self._plan.seeds) == 1:
            return "Intervals (95 %) hold the variance between people, not that of training."
        return "Intervals (95 %) hold the variance between people and between trainings."

    def _what_is_corrected(self) -> str:
        count = len(self._corrected)
        return (
            f"p values are two-sided and corrected for all {count} comparisons and claims of the "
            "study (Holm 1979)."
        )

    def _written_beforehand(self) -> list[bool]:
        readings = self._folder.readings()
        return [
            hash_json(claim.model_dump(mode="json")) in readings[0].claims
            for claim in self._plan.claims
        ]

    def _notes(self) -> list[str]:
        notes = []
        if len(self._plan.seeds) == 1:
            notes.append(
                "Each network was trained once, so what another seed would change is unknown. "
                "Train with at least three seeds to know."
            )
        if self._people < 2:
            notes.append("The test histories are of one person, so they are resampled instead.")
        readings = self._folder.readings()
        notes.append(
            f"The test histories were read once, on {readings[0].at[:10]}, when all networks were "
            "trained."
            if len(readings) == 1
            else f"The test histories were read {len(readings)} times, first on "
            f"{readings[0].at[:10]}: the study was changed after it had been read."
        )
        if late := self._written_beforehand().count(False):
            notes.append(
                f"{count(late, 'claim was', 'claims were')} written or changed after the test "
                "histories had been read, which a verdict cannot make up for."
            )
        return notes


def _chance_columns() -> list[InsightColumn]:
    return [
        InsightColumn(name="p", title="p"),
        InsightColumn(name="p_corrected", title="p, corrected"),
    ]


def _chance_for(claim: StudyClaim, found: StudyEstimate) -> float:
    """Return the p value against the opposite of a claim: small if the claim is surely true."""
    if claim.more_than is not None:
        return found.chance_of_more(claim.more_than)
    if claim.less_than is not None:
        return found.chance_of_less(claim.less_than)
    assert claim.within is not None
    return max(found.chance_of_more(-claim.within), found.chance_of_less(claim.within))


def _chance_against(claim: StudyClaim, found: StudyEstimate) -> float:
    """Return the p value against a claim: small if the claim is surely false."""
    if claim.more_than is not None:
        return found.chance_of_less(claim.more_than)
    if claim.less_than is not None:
        return found.chance_of_more(claim.less_than)
    assert claim.within is not None
    beyond = min(found.chance_of_more(claim.within), found.chance_of_less(-claim.within))
    return min(1.0, 2 * beyond)


def _verdict(claim: StudyClaim, found: StudyEstimate, corrected: float) -> StudyVerdict:
    if corrected >= LEVEL:
        return "cannot be told"
    return "holds" if _chance_for(claim, found) < _chance_against(claim, found) else "does not hold"


def _bound(claim: StudyClaim) -> str:
    if claim.more_than is not None:
        return f"more than {claim.more_than:g}".replace("-", "−")
    if claim.less_than is not None:
        return f"less than {claim.less_than:g}".replace("-", "−")
    return f"within ±{claim.within:g}"


def _within_rates(interval: tuple[float, float]) -> tuple[float, float]:
    """Return the part of an interval in which a rate can lie."""
    low, high = interval
    return max(low, 0.0), min(high, 1.0)


def count(number: int, thing: str, things: str = "") -> str:
    """Return a number with the word for what is counted."""
    return f"{number:,} {thing if number == 1 else things or thing + 's'}"
