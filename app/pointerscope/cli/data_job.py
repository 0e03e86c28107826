"""A job of the page `/data`, in a process of its own: look at data, prepare them, or train.

`python -m pointerscope.cli.data_job TASK` is started by `pointerscope.serving.data_projects`. It
gives way to other processes, keeps its limits, and stops with the server that started it. A
training that is stopped saves its state.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from pydantic import BaseModel

from pointerscope.core.atomic_writes import write_file
from pointerscope.core.options import OptionsError, validate_options
from pointerscope.core.out_of_memory import is_out_of_memory
from pointerscope.core.process_memory import address_space
from pointerscope.mobility.data_set import DataSet, Records
from pointerscope.mobility.sources import (
    ALL_FORMS,
    DataError,
    DataSource,
    ReadReporter,
    guess_source,
    sources,
)
from pointerscope.mobility.table_columns import MissingRolesError
from pointerscope.mobility.table_files import TableFile, open_table
from pointerscope.mobility.table_options import TableOptions
from pointerscope.serving.data_records import (
    LOOK_FACTS,
    LOOK_PAGE,
    RECORD,
    JobStatus,
    LookFacts,
    Project,
    ProjectRecord,
    Task,
    TrainingChoices,
    write_status,
)

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle
    from pointerscope.training.fit import Progress

_KNOWN_ERRORS = (DataError, OptionsError, click.ClickException, ValueError, OSError)
_NICENESS = 10
_REPORT_SECONDS = 0.3
_WATCH_SECONDS = 0.3
_STOP_SECONDS = 20.0  # from being asked to stop to the end
_ROWS_SHOWN, _CELL_SIGNS = 3, 60
_FEW_VISITS = 20_000  # of which a batch of the usual size would make too few steps

QUICK = {
    "d_model": 32,
    "layers": 1,
    "feed_forward": 128,
    "epochs": 8,
    "least_epochs": 4,
    "patience": 3,
    "warm_up_epochs": 1,
    "learning_rate": 0.002,
}


def main() -> None:
    """Carry out the task in the first argument."""
    task = Task.model_validate_json(sys.argv[1])
    os.set_inheritable(task.lock, False)
    record = ProjectRecord.model_validate_json((task.folder / RECORD).read_bytes())
    Job(task, Project(record, task.folder, None, True)).run()


class Job:
    """One job.

    Args:
        task: what to do.
        project: the data set.
    """

    def __init__(self, task: Task, project: Project) -> None:
        self._task = task
        self._project = project
        self._status = JobStatus(kind=task.kind, memory=task.memory)
        self._reported_at = 0.0
        self._facts = LookFacts(source="", title="")
        self._is_fitting = False
        self._stop: str | None = None  # why it is to stop

    def run(self) -> None:
        """Do it; what became of it is in the status."""
        signal.signal(signal.SIGTERM, self._end)
        os.nice(_NICENESS)
        threading.Thread(target=self._watch, daemon=True).start()
        try:
            self._say("Starting …")
            message = {"look": self._look, "prepare": self._prepare, "train": self._train}[
                self._task.kind
            ]()
            self._finish("done", message)
        except SystemExit:
            self._finish("stopped", self._stop or "Stopped.")
        except Exception as error:
            traceback.print_exc()
            if is_out_of_memory(error):  # also of imports, whose errors name files of this machine
                message = (
                    f"This needs {self._status.too_much}. Use `pointerscope data`, or drop a "
                    "smaller file."
                )
            elif isinstance(error, _KNOWN_ERRORS):
                message = self._in_words(error)
            else:
                message = f"An unexpected error occurred ({type(error).__name__})."
            self._finish("failed", message)

    def _look(self) -> str:
        from pointerscope.mobility.look import look_at
        from pointerscope.publishing.look_page import render_look_parts

        (self._project.folder / LOOK_PAGE).unlink(missing_ok=True)
        _, _, read = self._read()
        self._say("Looking at what was read …")
        look = look_at(read)
        facts = self._facts.model_copy(
            update={
                "columns": dict(look.columns),
                "visits": look.visits,
                "people": look.people,
                "places": look.places,
                "obstacle": look.obstacle,
            }
        )
        self._write(LOOK_FACTS, facts.model_dump_json())
        self._write(LOOK_PAGE, render_look_parts(look).replace("--set ", ""))
        return f"Read {look.visits:,} visits of {look.people:,} people to {look.places:,} places."

    def _prepare(self) -> str:
        from pointerscope.mobility.prepared import write_prepared

        source, options, read = self._read()
        self._say("Storing the prepared data …")
        folder = self._project.data
        summary = write_prepared(folder, read, source.name, options.model_dump(mode="json"))
        shutil.rmtree(self._project.raw.parent)
        unit = "histories" if summary.records else "visits"
        return (
            f"Prepared {summary.visits:,} {unit} of {summary.people:,} people to "
            f"{summary.places:,} places. The dropped file is deleted."
        )

    def _read(self) -> tuple[DataSource, BaseModel, DataSet | Records]:
        """Read the dropped file within the limits."""
        record, raw = self._project.record, self._project.raw
        resource.setrlimit(resource.RLIMIT_AS, (address_space() + self._task.memory,) * 2)
        if record.source is not None and record.source not in sources():
            raise DataError(f'There is no form "{record.source}".')
        source = sources()[record.source] if record.source else guess_source(raw)
        if self._task.kind == "look":  # the settings of the form are shown also if it fails
            self._facts = LookFacts(source=source.name, title=source.title)
            self._write(LOOK_FACTS, self._facts.model_dump_json())
        options: BaseModel = validate_options(source.options, record.options)
        if self._task.kind == "look" and isinstance(options, TableOptions):
            with suppress(DataError):  # that reading says too
                self._facts.table = _first_rows(open_table(raw, header=options.header))
        stage = f"Reading {record.file} as {source.name}"
        self._say(f"{stage} …")

        def say(task: str, done: int, total: int) -> None:
            self._say(f"{stage}: {task} …", done, total)

        try:
            read = source.read(raw, options, ReadReporter(say))
        except MissingRolesError as error:
            self._facts.columns.update(error.columns)
            if self._task.kind == "look":
                self._write(LOOK_FACTS, self._facts.model_dump_json())
            raise
        rows = max((*read.report.read.values(), 0))
        if rows > self._task.rows:
            raise DataError(
                f"The file has {rows:,} rows, of at most {self._task.rows:,} on this page. Use "
                "`pointerscope data`, or leave out rows."
            )
        return source, options, read

    def _train(self) -> str:
        import torch

        from pointerscope.cli.card_measures import measure_parts
        from pointerscope.cli.train import changed_rule, parse_options
        from pointerscope.mobility.prepared import read_prepared
        from pointerscope.network.allocator import reuse_freed_memory
        from pointerscope.network.bundles import write_card
        from pointerscope.training.fit import TrainingStoppedError
        from pointerscope.training.train import train_bundle

        reuse_freed_memory()
        torch.set_num_threads(max(1, (os.cpu_count() or 2) - 1))
        choices = self._project.record.training or TrainingChoices()
        self._say("Reading the prepared data …")
        read = read_prepared(self._project.data)
        visits = sum(map(len, read.visits.values())) if not isinstance(read, Records) else None
        chosen = assignments(choices, visits)
        recipe, sizes, changes = parse_options(read, None, chosen)
        self._say("Measuring the baselines …")
        self._is_fitting = True
        try:
            bundle = train_bundle(
                read,
                self._project.model,
                recipe,
                sizes,
                changed_rule(read, changes),
                title=self._project.record.title,
                show_people=choices.show_people,
                device="cuda" if torch.cuda.is_available() else "cpu",
                on_progress=self._progress,
                on_stage=self._begin_stage,
                on_baselines=self._baselines,
            )
        except TrainingStoppedError:
            sys.exit(1)
        self._say("Measuring what each part of the network contributes …")
        write_card(bundle.folder, measure_parts(bundle, bundle.card, read))
        return _result(bundle)

    def _progress(self, progress: Progress) -> None:
        from pointerscope.training.fit import TrainingStoppedError

        if self._stop is not None:
            raise TrainingStoppedError
        self._report(
            stage=f"Epoch {progress.epoch} of at most {progress.epochs}",
            done=(progress.epoch - 1) * progress.steps + progress.step,
            total=progress.epochs * progress.steps,
            epoch=progress.epoch,
            epochs=progress.epochs,
            loss=progress.loss,
            curve=list(progress.curve),
            best_epoch=progress.best_epoch,
            seconds_left=progress.seconds_left,
            at_once=progress.step == progress.steps,
        )

    def _begin_stage(self, sentence: str) -> None:
        """Say what comes after the epochs, which cannot be stopped half-way."""
        self._is_fitting = False
        if sentence.endswith("…"):
            self._say(sentence)
        else:
            self._status.remarks.append(sentence)

    def _baselines(self, accuracies: Mapping[str, float]) -> None:
        self._report(baselines=dict(accuracies), stage="Training …", at_once=True)

    def _say(self, stage: str, done: int = 0, total: int = 0) -> None:
        at_once = stage != self._status.stage
        self._report(stage=stage, done=done, total=total, seconds_left=None, at_once=at_once)

    def _report(self, *, at_once: bool = False, **changes: Any) -> None:
        self._status = self._status.model_copy(update=changes)
        now = time.monotonic()
        if at_once or now - self._reported_at >= _REPORT_SECONDS:
            self._reported_at = now
            write_status(self._project.folder, self._status)

    def _finish(self, state: str, message: str) -> NoReturn:
        """Say how it ended, and end without waiting for threads of libraries."""
        final = self._status.model_copy(update={"state": state, "message": message})
        with suppress(OSError):
            write_status(self._project.folder, final)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(state != "done")

    def _in_words(self, error: Exception) -> str:
        if isinstance(error, MissingRolesError):
            return (
                f"{self._project.record.file} looks like a table of visits, but no column was "
                f"recognised as {' or as '.join(error.missing)}. Choose it below, under Columns"
                f"{', or latitude and longitude' if 'place' in error.missing else ''}, and look "
                "again."
            )
        text = error.message if isinstance(error, click.ClickException) else str(error)
        # Of a path on the server only the name of the file, and no number of an error.
        text = re.sub(rf"{re.escape(str(self._project.folder))}/(?:\S*/)?", "", text)
        text = re.sub(r"\[Errno \d+\] ", "", text).replace(ALL_FORMS, "")
        return text.replace("pass --source", "choose the form").replace("--set ", "")

    def _write(self, name: str, text: str) -> None:
        content = text.encode()
        write_file(self._project.folder / name, lambda file: file.write(content), mode=0o600)

    def _end(self, *_: object) -> None:
        """Stop: while it fits, at the next report of progress; otherwise at once."""
        self._stop = self._stop or "Stopped."
        if not self._is_fitting:
            sys.exit(1)

    def _watch(self) -> None:
        """Stop the job at its time limit and with its server; end it if it does not stop."""
        started = time.monotonic()
        server = _identity(self._task.server)
        asked_at: float | None = None
        while True:
            time.sleep(_WATCH_SECONDS)
            now = time.monotonic()
            if asked_at is None:
                if now - started > self._task.seconds:
                    self._stop = "Stopped at the time limit."
                elif _identity(self._task.server) != server:
                    self._stop = "Stopped with the server."
                if self._stop is not None:
                    asked_at = now
                    os.kill(os.getpid(), signal.SIGTERM)
            elif now - asked_at > _STOP_SECONDS:
                os._exit(1)


def assignments(choices: TrainingChoices, visits: int | None) -> tuple[str, ...]:
    """Return what a person chose as the assignments of `pointerscope train --set`.

    Args:
        choices: what the person chose.
        visits: the number of visits; None where it is unknown.
    """
    options: dict[str, object] = dict(QUICK) if choices.length == "quick" else {}
    if visits is not None and visits < _FEW_VISITS:
        options["batch_size"] = 32
    options["seed"] = choices.seed
    if choices.width is not None:
        options |= {"d_model": choices.width, "feed_forward": 4 * choices.width}
    if choices.epochs is not None:
        options["epochs"] = choices.epochs
    return tuple(f"{name}={value}" for name, value in options.items())


def _first_rows(file: TableFile) -> list[list[str]]:
    """Return the names of the columns of a table and its first rows."""
    rows = islice(file.rows(file.columns, ReadReporter()), _ROWS_SHOWN)
    shown = [file.columns, *(row.cells for row in rows if not row.problem)]
    return [["" if cell is None else str(cell)[:_CELL_SIGNS] for cell in cells] for cells in shown]


def _result(bundle: Bundle) -> str:
    from pointerscope.analysis.model_card import readable_name

    metrics = bundle.card.metrics
    assert metrics is not None  # training always evaluates
    training = bundle.card.training
    kept = f" after epoch {training.best_epoch}" if training and training.best_epoch else ""
    name, best = max(metrics.baselines.items(), key=lambda item: item[1].accuracy_at_1)
    return (
        f"The network{kept} names the next place in {metrics.accuracy_at_1:.1%} of "
        f"{metrics.histories:,} test histories; the best baseline ({readable_name(name)}) in "
        f"{best.accuracy_at_1:.1%}."
    )


def _identity(process: int) -> str:
    """Return what tells a process from a later one of the same number; empty once it ended."""
    try:
        os.kill(process, 0)
        if sys.platform != "linux":
            return "running"
        # After the name in parentheses: the state, and 19 fields later the time of its start.
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace")
        state, *others = fields.rpartition(")")[2].split()
        return "" if state in "ZX" else others[18]
    except PermissionError:
        return "running"
    except OSError:
        return ""


if __name__ == "__main__":
    main()
