"""Published data records: histories that are already split, as pickles of NumPy arrays.

A folder has three files, whose names contain "train", "val" and "test". Each file is a list of
dicts. `X`, `user_X`, `weekday_X`, `start_min_X`, `dur_X` and `diff` are integer arrays of equal
length, oldest visit first; `Y` is the location to predict.

Python's own reader of pickles can run any code of their author; this reader runs none.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from pointerscope.core.array_types import Integers
from pointerscope.core.plain_pickles import NotPlainError, PlainArray, load_plain_pickle
from pointerscope.mobility.data_set import Records, VisitKind
from pointerscope.mobility.histories import History
from pointerscope.mobility.notation import MAX_STAY_MINUTES, WEEKDAYS
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.sources import DataError, ReadReporter, refuse_if_mostly_dropped, source

SUFFIXES = (".pk", ".pkl", ".pickle")
SPLIT_BY_FILE_NAME = {"train": "train", "val": "validation", "test": "test"}

MAX_ID = 999_999
MAX_DAYS_BEFORE = 36_500
MAX_VISITS = 10_000  # of one history
RECORDS_PER_REPORT = 1_000

RANGES = {  # minimum and maximum of every column
    "X": (UNKNOWN, MAX_ID),
    "user_X": (1, MAX_ID),
    "weekday_X": (0, len(WEEKDAYS) - 1),
    "start_min_X": (0, 24 * 60 - 1),
    "dur_X": (0, MAX_STAY_MINUTES),
    "diff": (0, MAX_DAYS_BEFORE),
}
TARGET = "Y"


class RecordsOptions(BaseModel):
    """Facts that the records do not state."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Annotated[VisitKind, Field(description="How the visits were recorded.")] = "visits"


def _looks_like_records(path: Path) -> bool:
    return path.is_dir() and all(map(_files_by_split(path).get, SPLIT_BY_FILE_NAME.values()))


@source(
    title="Published data records",
    path="a folder with three pickles of records, whose names contain train, val and test",
    options=RecordsOptions,
    recognises=_looks_like_records,
    order=30,
)
def records(path: Path, options: RecordsOptions, reporter: ReadReporter) -> Records:
    """Read records without running any code from their files.

    Raises:
        DataError: a file is missing, contains more than plain data, or has mostly damaged records.
    """
    files = _choose_files(path, reporter)
    histories = {split: tuple(_read_histories(file, reporter)) for split, file in files.items()}
    return Records(
        name=path.resolve().name,
        title=f"Records of {path.resolve().name}",
        licence="not stated",
        train=histories["train"],
        validation=histories["validation"],
        test=histories["test"],
        kind=options.kind,
        report=reporter.report,
    )


def _choose_files(folder: Path, reporter: ReadReporter) -> dict[str, Path]:
    """Return the file of every split.

    Raises:
        DataError: a split has no file, or several.
    """
    try:
        files_by_split = _files_by_split(folder)
        ignored = {entry.name for entry in folder.iterdir() if not entry.name.startswith(".")}
    except OSError as error:
        raise DataError(f"{folder} cannot be read as a folder: {error.strerror}.") from error
    chosen = {}
    for name, split in SPLIT_BY_FILE_NAME.items():
        files = files_by_split.get(split, [])
        if len(files) != 1:
            names = ", ".join(file.name for file in files) or "none"
            raise DataError(
                f'{folder} must contain one pickle with "{name}" in its name; it has {names}.'
            )
        chosen[split] = files[0]
        ignored.discard(files[0].name)
    if ignored:
        reporter.report.note(f"Not read: {', '.join(sorted(ignored))}.")
    return chosen


def _files_by_split(folder: Path) -> dict[str, list[Path]]:
    """Group the pickles of a folder by the last split in their names, as in `interval-train.pk`."""
    files_by_split: dict[str, list[Path]] = {}
    for file in sorted(folder.iterdir()):
        if file.suffix.lower() in SUFFIXES and file.is_file():
            stem = file.stem.lower()
            last = max(SPLIT_BY_FILE_NAME, key=stem.rfind)
            if last in stem:
                files_by_split.setdefault(SPLIT_BY_FILE_NAME[last], []).append(file)
    return files_by_split


def _read_histories(file: Path, reporter: ReadReporter) -> Iterator[History]:
    """Yield the undamaged records of a file as histories.

    Raises:
        DataError: there are no records, or most of them are damaged.
    """
    content = _unpickle(file, reporter)
    if type(content) is not list:
        raise DataError(f"{file.name} does not contain a list of records.")
    damaged = 0
    keys: dict[str, None] = {}  # a set that preserves order
    for number, record in enumerate(content, 1):
        if number % RECORDS_PER_REPORT == 0:
            reporter.on_progress(f"records of {file.name}", number, len(content))
        try:
            yield _build_history(record)
        except ValueError as error:
            damaged += 1
            where = f"{file.name}, record {number:,}: {error}."
            reporter.report.drop("damaged records", where=where)
        else:
            keys |= dict.fromkeys(record)
    reporter.report.count(f"records of {file.name}", len(content))
    refuse_if_mostly_dropped(file, "records", damaged, len(content), reporter.report)
    if ignored := [ascii(key[:40]) for key in keys if key not in RANGES and key != TARGET]:
        reporter.report.note(
            f"{file.name}: ignored keys of the records: {', '.join(ignored[:20])}."
        )


def _build_history(record: object) -> History:
    """Return the history of a record.

    Raises:
        ValueError: the record is damaged; the message says how.
    """
    if type(record) is not dict:
        raise ValueError("it is not a dict")
    if missing := [key for key in (*RANGES, TARGET) if key not in record]:
        raise ValueError(f"it has no {', '.join(missing)}")
    columns = {key: _column(record[key], key) for key in RANGES}
    if len({len(column) for column in columns.values()}) > 1:
        raise ValueError("its arrays differ in length")
    users = columns["user_X"]
    if (users != users[0]).any():
        raise ValueError("its visits belong to several people")
    if (np.diff(columns["diff"]) > 0).any():
        raise ValueError("its visits are not in order, oldest first")
    return History(
        locations=columns["X"],
        user=int(users[0]),
        weekdays=columns["weekday_X"],
        start_minutes=columns["start_min_X"],
        durations=columns["dur_X"],
        days_before=columns["diff"],
        target=_target(record[TARGET]),
    )


def _column(value: object, key: str) -> Integers:
    if not isinstance(value, PlainArray) or value.numbers is None:
        raise ValueError(f"{key} is not an array")
    numbers = value.numbers
    if numbers.ndim != 1 or numbers.dtype != np.int64:
        raise ValueError(f"{key} is not a one-dimensional array of whole numbers")
    if not 1 <= len(numbers) <= MAX_VISITS:
        raise ValueError(f"{key} has {len(numbers):,} numbers, not 1 to {MAX_VISITS:,}")
    minimum, maximum = RANGES[key]
    if numbers.min() < minimum or numbers.max() > maximum:
        raise ValueError(f"{key} has numbers outside {minimum} to {maximum:,}")
    return numbers


def _target(value: object) -> int:
    if isinstance(value, PlainArray) and value.numbers is not None and value.numbers.size == 1:
        value = value.numbers.item()
    if type(value) is not int or not UNKNOWN <= value <= MAX_ID:
        raise ValueError(f"{TARGET} is not a location from {UNKNOWN} to {MAX_ID:,}")
    return value


def _unpickle(file: Path, reporter: ReadReporter) -> object:
    """Return the content of a pickle.

    Raises:
        DataError: the file cannot be read, or contains more than plain data.
    """

    def report_progress(done: int, size: int) -> None:
        reporter.on_progress(f"bytes of {file.name}", done, size)

    try:
        return load_plain_pickle(file.read_bytes(), report_progress)
    except OSError as error:
        raise DataError(f"{file} cannot be opened: {error.strerror}.") from error
    except NotPlainError as error:
        raise DataError(f"{file.name} was not opened: {error}") from error
