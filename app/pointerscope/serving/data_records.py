"""What is stored of the data sets of `/data`, for the pages, and for the job that works on one.

Nothing here needs torch, so that a first look begins at once.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, Field, ValidationError

from pointerscope.core.strict_model import StrictModel
from pointerscope.network.training_curve import Epoch

RECORD, JOB, LOG = "project.json", "job.json", "job.log"
LOOK_PAGE, LOOK_FACTS = "look.html", "look.json"

Kind = Literal["look", "prepare", "train"]
Stage = Literal[
    "unread", "looking", "looked", "preparing", "prepared", "training", "paused", "trained"
]
_RUNNING: dict[Kind, Stage] = {"look": "looking", "prepare": "preparing", "train": "training"}


class TrainingChoices(StrictModel):
    """What a person chose for a training.

    Attributes:
        length: "quick" is a small network and few epochs, "usual" the published recipe.
        epochs: the most epochs; None leaves it to `length`.
        seed: of weights, order and dropout.
        width: the width of the model; None leaves it to `length`.
        show_people: whether the model holds names, coordinates and example histories.
    """

    length: Literal["quick", "usual"] = "quick"
    epochs: int | None = Field(None, ge=1, le=500)
    seed: int = Field(0, ge=0, le=2**31 - 1)
    width: Literal[32, 64, 96, 128] | None = None
    show_people: bool = True


class ProjectRecord(BaseModel):
    """What was dropped and chosen.

    Attributes:
        id: the name of the data set and of its model.
        title: for readers.
        file: the name of the dropped file.
        size: of the file, in bytes.
        created: when it was dropped.
        source: the chosen form; None guesses it.
        options: the options of the form that differ from their defaults.
        training: the choices of the last training.
        is_published: whether the model stands among those that everybody sees.
    """

    id: str
    title: str
    file: str
    size: int
    created: datetime
    source: str | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    training: TrainingChoices | None = None
    is_published: bool = False


class JobStatus(BaseModel):
    """What a job says of itself, a few times a second.

    Attributes:
        kind: what it does.
        memory: the most bytes that it may use.
        state: "running" also if it was killed; see `Project.is_running`.
        stage: what it does now, as a sentence.
        done: how much of the stage is done.
        total: all of the stage; 0 if unknown.
        message: the result, or why there is none.
        remarks: what else should be known, a sentence each.
        epoch: of a training, from 1; 0 before.
        epochs: the most epochs.
        loss: the mean training loss of the epoch so far.
        curve: the finished epochs.
        best_epoch: the one with the lowest validation loss.
        baselines: accuracy@1 of each baseline on the validation histories.
        seconds_left: at most, estimated at the pace of this run.
    """

    kind: Kind
    memory: int = 0
    state: Literal["running", "done", "stopped", "failed"] = "running"
    stage: str = ""
    done: int = 0
    total: int = 0
    message: str = ""
    remarks: list[str] = Field(default_factory=list)
    epoch: int = 0
    epochs: int = 0
    loss: float | None = None
    curve: list[Epoch] = Field(default_factory=list)
    best_epoch: int | None = None
    baselines: dict[str, float] = Field(default_factory=dict)
    seconds_left: float | None = None

    @property
    def too_much(self) -> str:
        """What a job needs that fails for lack of memory."""
        return f"more than {self.memory:,} bytes of memory, the limit of this page"


class LookFacts(BaseModel):
    """What a look found that the settings are about.

    Attributes:
        source: the name of the form.
        title: the form in words.
        columns: the role of every column; empty for one that is ignored.
        table: the names of the columns of a table and its first rows; empty for other forms.
        visits: the number of visits, or of histories; 0 if they could not be read.
        people: the number of people.
        places: the number of places.
        obstacle: why no network can be trained on them; empty if one can.
    """

    source: str
    title: str
    columns: dict[str, str] = Field(default_factory=dict)
    table: list[list[str]] = Field(default_factory=list)
    visits: int = 0
    people: int = 0
    places: int = 0
    obstacle: str = ""


class Task(BaseModel):
    """What a job is started with, as JSON in its argument.

    Attributes:
        folder: of the data set.
        kind: what to do.
        server: the process whose end stops the job.
        lock: the open file whose lock the job holds.
        seconds: until it is stopped.
        memory: that reading may claim, in bytes.
        rows: the most rows.
    """

    folder: Path
    kind: Kind
    server: int
    lock: int
    seconds: float
    memory: int
    rows: int


@dataclass(frozen=True)
class Project:
    """A data set as it is now.

    Attributes:
        record: what was dropped and chosen.
        folder: where it lies.
        job: what the last job said; None before the first.
        is_running: whether that job runs.
    """

    record: ProjectRecord
    folder: Path
    job: JobStatus | None
    is_running: bool

    @property
    def raw(self) -> Path:
        """The path of the dropped file, which is deleted once it is prepared."""
        return self.folder / "raw" / self.record.file

    @property
    def data(self) -> Path:
        """The folder of the prepared data."""
        return self.folder / "data" / self.record.id

    @property
    def model(self) -> Path:
        """The folder of the private model."""
        return self.folder / "models" / self.record.id

    @property
    def state_file(self) -> Path:
        """The state of an unfinished training."""
        return self.model.with_name(f".{self.record.id}.training")

    @property
    def has_model(self) -> bool:
        """Whether a training was finished."""
        return self.model.is_dir() or self.record.is_published

    @property
    def stage(self) -> Stage:
        """How far it is."""
        if self.is_running and self.job is not None:
            return _RUNNING[self.job.kind]
        if self.state_file.exists():
            return "paused"
        if self.has_model:
            return "trained"
        if self.data.is_dir():
            return "prepared"
        return "looked" if self.raw.exists() and (self.folder / LOOK_PAGE).exists() else "unread"

    @property
    def failure(self) -> str:
        """Why the last job has no result; empty if it has one, runs or was stopped."""
        if self.is_running or self.job is None or self.job.state in ("done", "stopped"):
            return ""
        if self.job.state == "failed":
            return self.job.message
        if self.job.kind == "train":
            return "The training was interrupted. It can be continued from where it was saved."
        return (
            f"Reading ended unexpectedly, perhaps because it needs {self.job.too_much}. Try again, "
            "or drop a smaller file."
        )

    def look(self) -> LookFacts | None:
        """Return what the last look found; None if no form was recognised."""
        with suppress(OSError, ValidationError):
            return LookFacts.model_validate_json((self.folder / LOOK_FACTS).read_bytes())
        return None

    def look_page(self) -> str:
        """Return the sections of the first look as HTML; empty if there is none."""
        with suppress(OSError):
            return (self.folder / LOOK_PAGE).read_text(encoding="utf-8")
        return ""


def write_status(folder: Path, status: JobStatus) -> None:
    """Write what a job says of itself; readers see either the old or the new."""
    beside = folder / f".{JOB}"
    beside.write_text(status.model_dump_json(), encoding="utf-8")
    beside.replace(folder / JOB)
