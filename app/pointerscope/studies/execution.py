"""Carry out a plan: train what is missing, then let every predictor answer the test histories.

The test histories are read once, when all networks are trained. Until then, epochs are chosen by
the validation histories.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import numpy as np

from pointerscope.mobility.data_set import Split
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.bundles import SoftwareVersions
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.studies.event_file import EventFile
from pointerscope.studies.plan import StudyPlan, StudyRun, hash_json
from pointerscope.studies.records import (
    RunRecord,
    StudyError,
    StudyFolder,
    TestReading,
    weights_bytes,
)
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.fit import Progress, fit, new_network
from pointerscope.training.metrics import predict
from pointerscope.training.scores import GroundTruth, Predictions, ResampledScores
from pointerscope.training.train import architecture_for, stored_weights

PACE_BATCHES = 4
_PACE_HISTORIES = 512  # of the validation, at most


class Pace(NamedTuple):
    """How long one variant takes, measured on a few batches.

    Attributes:
        step: seconds for a training batch.
        history: seconds to evaluate one history.
    """

    step: float
    history: float


@dataclass(frozen=True)
class Forecast:
    """How long the rest of a study takes, measured before it begins.

    Attributes:
        trainings: the most seconds of each missing training, if none stops before its last epoch.
        answers: seconds until every predictor has answered the test histories.
        report: seconds to compute the scores of resamples.
    """

    trainings: Mapping[StudyRun, float]
    answers: float
    report: float

    @property
    def seconds(self) -> float:
        """All of it."""
        return sum(self.trainings.values()) + self.answers + self.report


@dataclass(frozen=True)
class StudyProgress:
    """The progress of a study.

    Attributes:
        run: the current training.
        number: of it among those of the plan, from 1.
        runs: the number of trainings of the plan.
        training: its progress.
        seconds_left: the most seconds that the study can still take, at the pace so far.
    """

    run: StudyRun
    number: int
    runs: int
    training: Progress
    seconds_left: float


def forecast(plan: StudyPlan, split: Split, folder: StudyFolder) -> Forecast:
    """Measure how long the rest of a study takes.

    Every missing variant is trained on `PACE_BATCHES` batches after one that is not timed, and
    evaluated on some validation histories; the weights are thrown away. Baselines answer some of
    these, and the scores of resamples are computed once for as many answers as there are.

    Raises:
        StudyError: a variant cannot be trained, such as one whose heads do not divide its width.
    """
    missing = [run for run in plan.runs if folder.record(run) is None]
    unanswered = [run for run in plan.runs if not _has_answered(run, plan, folder)]
    paces: dict[str, Pace] = {}
    for run in unanswered:
        if run.variant not in paces:
            paces[run.variant] = _measure_pace(run, plan, split)
    steps = -(-len(split.train) // plan.recipe.batch_size)
    trainings = {
        run: plan.recipe.epochs
        * (steps * paces[run.variant].step + len(split.validation) * paces[run.variant].history)
        for run in missing
    }
    answers = sum(paces[run.variant].history for run in unanswered) * len(split.test)
    if plan.baselines and unanswered:
        answers += _measure_baselines(split)
    scored = len(plan.runs) + len(plan.baselines)
    return Forecast(trainings, answers, _measure_scoring(split) * scored)


def train_missing(
    plan: StudyPlan,
    split: Split,
    folder: StudyFolder,
    forecast: Forecast,
    on_progress: Callable[[StudyProgress], None] = lambda progress: None,
    log: Path | None = None,
) -> None:
    """Train what the folder lacks, one run after the other.

    A training that was interrupted goes on where it was, with the result of an uninterrupted one.

    Args:
        plan: of the study.
        split: the histories.
        folder: of the study.
        forecast: how long the trainings take.
        on_progress: called a few times a second.
        log: the folder for curves that TensorBoard shows, one folder inside for each run.

    Raises:
        StudyError: a training cannot be completed.
        OSError: a file cannot be written.
    """
    folder.write_places(split.places)
    clock = _Clock(dict(forecast.trainings), forecast.answers + forecast.report)
    for number, run in enumerate(plan.runs, 1):
        if folder.record(run) is not None:
            continue
        clock.begin(run)
        events = None if log is None else EventFile(log / run.name)
        try:
            _train(
                run, plan, split, folder, _Listener(run, number, plan, clock, events, on_progress)
            )
        except ValueError as error:
            raise StudyError(f"{run.title}: {error}") from error
        finally:
            if events is not None:
                events.close()
        clock.end()


def answer_test(
    plan: StudyPlan,
    split: Split,
    folder: StudyFolder,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Let every predictor answer the test histories that has not yet, and note that they were read.

    Raises:
        StudyError: a network is missing or damaged.
    """
    runs = [run for run in plan.runs if not _has_answered(run, plan, folder)]
    baselines = [
        name for name in plan.baselines if folder.answers(name, baseline_source(name, plan)) is None
    ]
    if not runs and not baselines:
        return
    reading = TestReading(
        at=datetime.now(UTC).isoformat(timespec="seconds"),
        predictors=[*(run.name for run in runs), *baselines],
        claims=[hash_json(claim.model_dump(mode="json")) for claim in plan.claims],
    )
    earlier = folder.readings()
    if not earlier or not set(reading.predictors) <= set(earlier[-1].predictors):
        folder.write_readings([*earlier, reading])  # otherwise the last one was interrupted
    folder.write_truth(GroundTruth.from_histories(split.test))
    total = len(runs) + len(baselines)
    for done, run in enumerate(runs):
        on_progress(done, total)
        record = trained(run, folder)
        network = PointerNetwork(architecture_for(run.sizes, split))
        network.load_state_dict(dict(folder.read_weights(run, record)))
        answers = predict(network.to(plan.device), split.test)
        folder.write_answers(run.name, run_source(record, plan), answers)
    if baselines:
        on_progress(len(runs), total)
        found = predict_with_baselines(split.train, split.test, split.locations)
        for name in baselines:
            folder.write_answers(name, baseline_source(name, plan), found[name])
    on_progress(total, total)


def stored_answers(plan: StudyPlan, folder: StudyFolder) -> dict[str, list[Predictions]]:
    """Return what every predictor answered, by its name, for each seed.

    Raises:
        StudyError: some have not answered yet.
    """
    found: dict[str, list[Predictions]] = {name: [] for name in plan.predictors}
    for run in plan.runs:
        answers = folder.answers(run.name, run_source(trained(run, folder), plan))
        found[run.variant] += [] if answers is None else [answers]
    for name in plan.baselines:
        answers = folder.answers(name, baseline_source(name, plan))
        found[name] += [] if answers is None else [answers]
    for name, answers_by_seed in found.items():
        if len(answers_by_seed) < (1 if name in plan.baselines else len(plan.seeds)):
            raise StudyError(f"{name} has not answered the test histories yet.")
    return found


def trained(run: StudyRun, folder: StudyFolder) -> RunRecord:
    """Return the record of a finished training.

    Raises:
        StudyError: it is not finished.
    """
    record = folder.record(run)
    if record is None:
        raise StudyError(f"{run.title} is not trained yet. Repeat the command.")
    return record


def run_source(record: RunRecord, plan: StudyPlan) -> str:
    """Return a hash of a network and the test histories."""
    return hash_json([record.weights_sha256, plan.data_sha256])


def baseline_source(name: str, plan: StudyPlan) -> str:
    """Return a hash of a baseline and the histories."""
    return hash_json([name, plan.data_sha256])


def _has_answered(run: StudyRun, plan: StudyPlan, folder: StudyFolder) -> bool:
    record = folder.record(run)
    return record is not None and folder.answers(run.name, run_source(record, plan)) is not None


def _train(
    run: StudyRun,
    plan: StudyPlan,
    split: Split,
    folder: StudyFolder,
    on_progress: Callable[[Progress], None],
) -> None:
    state = folder.training_state(run)
    network = new_network(architecture_for(run.sizes, split), run.seed)
    fitted = fit(
        network,
        split.train,
        split.validation,
        run.recipe,
        on_progress,
        device=plan.device,
        state=state,
    )
    weights = weights_bytes(stored_weights(fitted.weights))
    record = RunRecord(
        variant=run.variant,
        seed=run.seed,
        key=run.key,
        weights_sha256=sha256(weights).hexdigest(),
        curve=list(fitted.curve),
        best_epoch=fitted.best_epoch,
        software=SoftwareVersions.current(),
    )
    folder.write_run(run, record, weights)
    state.unlink(missing_ok=True)


@dataclass(frozen=True)
class _Listener:
    """Passes the progress of one training on, as progress of the study and to TensorBoard."""

    run: StudyRun
    number: int
    plan: StudyPlan
    clock: _Clock
    events: EventFile | None
    on_progress: Callable[[StudyProgress], None]

    def __call__(self, training: Progress) -> None:
        if self.events is not None and training.step == training.steps:
            self._log_epoch(self.events, training)
        left = self.clock.seconds_left(training.seconds_left)
        self.on_progress(StudyProgress(self.run, self.number, len(self.plan.runs), training, left))

    @staticmethod
    def _log_epoch(events: EventFile, training: Progress) -> None:
        values = {
            "loss/training": training.loss,
            "loss/validation": training.validation_loss,
            "accuracy_at_1/validation": training.validation_accuracy_at_1,
        }
        known = {tag: value for tag, value in values.items() if value is not None}
        events.add(training.epoch, known)


@dataclass
class _Clock:
    """The time that a study still takes.

    Trainings that stop early are shorter than forecast; the later ones are expected to be so too.
    """

    expected: dict[StudyRun, float]
    afterwards: float
    spent: float = 0.0
    forecast: float = 0.0
    current: float = 0.0
    started: float = field(default_factory=time.monotonic)

    def begin(self, run: StudyRun) -> None:
        self.started = time.monotonic()
        self.current = self.expected.pop(run, 0.0)

    def end(self) -> None:
        self.spent += time.monotonic() - self.started
        self.forecast += self.current

    def seconds_left(self, of_this_run: float) -> float:
        pace = self.spent / self.forecast if self.forecast else 1.0
        return of_this_run + pace * sum(self.expected.values()) + self.afterwards


def _measure_pace(run: StudyRun, plan: StudyPlan, split: Split) -> Pace:
    """Train a variant on a few batches that are spread over the histories, and evaluate it."""
    size = plan.recipe.batch_size
    recipe = run.recipe.model_copy(update={"epochs": 1, "least_epochs": 0})
    known = [history for history in split.validation if history.target != UNKNOWN]
    validation = _spread(known, _PACE_HISTORIES)
    train = _spread(split.train, PACE_BATCHES * size)
    try:
        network = new_network(architecture_for(run.sizes, split), run.seed)
        fit(network, train[:size], validation, recipe, device=plan.device)
        timed = fit(network, train, validation, recipe, device=plan.device)
    except ValueError as error:
        raise StudyError(f"{run.title}: {error}") from error
    steps = -(-len(train) // size)
    validated = timed.seconds - timed.steps_seconds
    return Pace(timed.steps_seconds / steps, validated / len(validation))


def _measure_baselines(split: Split) -> float:
    """Return the seconds in which all baselines answer the test histories."""
    some = _spread(split.validation, _PACE_HISTORIES)
    started = time.monotonic()
    predict_with_baselines(split.train, some, split.locations)
    return (time.monotonic() - started) * len(split.test) / len(some)


def _measure_scoring(split: Split) -> float:
    """Return the seconds for the scores of one predictor's answers to the test histories."""
    truth = GroundTruth.from_histories(split.validation)
    answers = Predictions(np.ones_like(truth.targets), truth.targets)
    started = time.monotonic()
    ResampledScores(answers, truth).resampled  # noqa: B018
    return (time.monotonic() - started) * len(split.test) / len(split.validation)


def _spread(histories: Sequence[History], at_most: int) -> Sequence[History]:
    """Return at most so many of the histories, at even distances."""
    return histories[:: max(1, -(-len(histories) // at_most))]
