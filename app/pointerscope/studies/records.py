"""The folder of a study: what was trained, and what every predictor answered.

::

    paper/
        study.json           the archive: plan, hashes, versions, environment, all numbers
        report.tex           the tables and figures as one document
        tables/  figures/    for papers and programs
        log/                 curves for TensorBoard, with --log
        private/             what is about single people: never publish it
            runs/<run>/      run.json, weights.safetensors and config.yaml of each training,
                             which `pointerscope import` reads
            places.csv       the places that all networks know
            answers/*.npz    the answers of each predictor, and the right ones
            readings.json    when the test histories were read, and by whom

Every file and folder is complete or absent. A folder of a run carries a hash of all that decides
its weights in its name, so a changed plan trains what it needs anew and uses everything else.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from safetensors.torch import load_file, save
from torch import Tensor

from pointerscope.core.atomic_writes import write_file, write_folder
from pointerscope.mobility.places import Place, write_places
from pointerscope.network.bundles import PLACES, Epoch, SoftwareVersions
from pointerscope.network.checkpoint import CONFIGURATION
from pointerscope.training.scores import GroundTruth, Predictions

if TYPE_CHECKING:
    from pointerscope.studies.plan import StudyRun

ARCHIVE = "study.json"
_RECORD, _WEIGHTS = "run.json", "weights.safetensors"
_TRUTH = "truth"


class StudyError(ValueError):
    """A study cannot go on; the message says why and what to do."""


class RunRecord(BaseModel):
    """What is stored of a training beside its weights.

    Attributes:
        variant: "network" or the name of an ablation.
        seed: of the training.
        key: the hash of all that decides the weights.
        weights_sha256: the hash of the file of weights.
        curve: one point for every epoch.
        best_epoch: the epoch with the lowest validation loss, whose weights these are.
        software: that trained it.
    """

    model_config = ConfigDict(frozen=True)

    variant: str
    seed: int
    key: str
    weights_sha256: str
    curve: Annotated[list[Epoch], Field(min_length=1)]
    best_epoch: int
    software: SoftwareVersions

    @property
    def best(self) -> Epoch:
        """The point of the best epoch."""
        return self.curve[self.best_epoch - 1]


class TestReading(BaseModel):
    """One time that predictors answered the test histories.

    Attributes:
        at: the moment, in ISO 8601.
        predictors: those that answered.
        claims: hashes of the claims that stood then.
    """

    __test__ = False  # no class of tests

    model_config = ConfigDict(frozen=True)

    at: str
    predictors: list[str]
    claims: list[str]


_READINGS = TypeAdapter(list[TestReading])


class StudyFolder:
    """The files of a study."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.private = path / "private"
        self._runs = self.private / "runs"
        self._answers = self.private / "answers"
        self._readings = self.private / "readings.json"

    def create(self) -> None:
        """Create the folder unless it is there.

        Raises:
            StudyError: the path has something else.
        """
        is_other = self.path.exists() and not self.private.is_dir()
        if is_other and not (self.path.is_dir() and not any(self.path.iterdir())):
            raise StudyError(
                f"{self.path} exists and is not a study. Choose another --out, or remove it."
            )
        for folder in (self._runs, self._answers):
            folder.mkdir(parents=True, exist_ok=True)
        self.private.chmod(0o700)

    def remove_leftovers(self) -> None:
        """Remove what a killed process left half-written, while no other one is working."""
        for parent in (self.path, self.private, self._runs, self._answers):
            for entry in parent.glob(".*"):
                if entry.is_dir():
                    shutil.rmtree(entry)
                elif not entry.name.endswith(".training"):
                    entry.unlink()

    @property
    def lock(self) -> Path:
        """The path whose lock a working process holds."""
        return self.private / "study"

    def training_state(self, run: StudyRun) -> Path:
        """Return the file that holds the state of an unfinished training."""
        return self._runs / f".{run.name}.training"

    def record(self, run: StudyRun) -> RunRecord | None:
        """Return the record of a training; None if it is not finished.

        Raises:
            StudyError: it cannot be read.
        """
        path = self._runs / run.name / _RECORD
        try:
            record = RunRecord.model_validate_json(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (ValidationError, UnicodeDecodeError) as error:
            raise self._damaged(path.parent) from error
        if record.key != run.key:
            raise self._damaged(path.parent)
        return record

    def write_run(self, run: StudyRun, record: RunRecord, weights: bytes) -> None:
        """Store a finished training."""

        def fill(folder: Path) -> None:
            (folder / _WEIGHTS).write_bytes(weights)
            (folder / CONFIGURATION).write_text(
                f"model:\n  nhead: {run.sizes.heads}\n  dropout: {run.sizes.dropout}\n",
                encoding="utf-8",
            )
            (folder / _RECORD).write_text(record.model_dump_json(indent=1) + "\n", encoding="utf-8")

        write_folder(self._runs / run.name, fill, mode=0o700)

    def write_places(self, places: Iterable[Place]) -> None:
        """Store the places that all networks know, in the form of a bundle's `places.csv`."""
        text = write_places(places)
        write_file(self.private / PLACES, lambda file: file.write(text.encode()), mode=0o600)

    def read_weights(self, run: StudyRun, record: RunRecord) -> Mapping[str, Tensor]:
        """Return the weights of a finished training.

        Raises:
            StudyError: they are not those that were stored.
        """
        path = self._runs / run.name / _WEIGHTS
        if not path.is_file() or sha256(path.read_bytes()).hexdigest() != record.weights_sha256:
            raise self._damaged(path.parent)
        return load_file(path)

    def answers(self, name: str, source: str) -> Predictions | None:
        """Return what a predictor answered; None if it has not, or was another one.

        Args:
            name: of its file.
            source: a hash of the predictor and the test histories.
        """
        arrays = self._read_arrays(name)
        if arrays is None or str(arrays.pop("source")) != source:
            return None
        return Predictions(**arrays)

    def write_answers(self, name: str, source: str, answers: Predictions) -> None:
        """Store what a predictor answered."""
        arrays = {key: value for key, value in answers._asdict().items() if value is not None}
        self._write_arrays(name, {**arrays, "source": np.array(source)})

    def truth(self) -> GroundTruth | None:
        """Return the right answers; None if the test histories were not read yet."""
        arrays = self._read_arrays(_TRUTH)
        return None if arrays is None else GroundTruth(**arrays)

    def write_truth(self, truth: GroundTruth) -> None:
        """Store the right answers."""
        self._write_arrays(_TRUTH, truth._asdict())

    def readings(self) -> list[TestReading]:
        """Return when the test histories were read, the first time first."""
        if not self._readings.exists():
            return []
        try:
            return _READINGS.validate_json(self._readings.read_bytes())
        except ValidationError as error:
            raise self._damaged(self._readings) from error

    def write_readings(self, readings: Sequence[TestReading]) -> None:
        """Store when the test histories were read."""
        content = [reading.model_dump() for reading in readings]
        text = json.dumps(content, indent=1) + "\n"
        write_file(self._readings, lambda file: file.write(text.encode()), mode=0o600)

    def _read_arrays(self, name: str) -> dict[str, np.ndarray] | None:
        path = self._answers / f"{name}.npz"
        if not path.exists():
            return None
        try:
            with np.load(path, allow_pickle=False) as arrays:
                return {key: arrays[key] for key in arrays.files}
        except (OSError, ValueError) as error:
            raise self._damaged(path) from error

    def _write_arrays(self, name: str, arrays: Mapping[str, np.ndarray]) -> None:
        path = self._answers / f"{name}.npz"
        named: dict[str, Any] = dict(arrays)
        write_file(path, lambda file: np.savez(file, **named), mode=0o600)

    @staticmethod
    def _damaged(path: Path) -> StudyError:
        return StudyError(f"{path} is damaged. Remove it, and repeat the command.")


def weights_bytes(weights: Mapping[str, Tensor]) -> bytes:
    """Return weights as the bytes of a safetensors file."""
    return save({name: tensor.detach().cpu().contiguous() for name, tensor in weights.items()})


def hash_answers(answers: Predictions) -> str:
    """Return the SHA-256 of what a predictor answered."""
    digest = sha256()
    for array in answers:
        if array is not None:
            digest.update(f"{array.dtype.str} {array.shape}".encode())
            digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()
