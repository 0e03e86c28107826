"""Histories that were made and split already, as pickles of NumPy arrays.

A folder holds three files, one each whose name has "train", "val" or "test" in it. Each is a
list of dicts: `X`, `user_X`, `weekday_X`, `start_min_X`, `dur_X` and `diff` are integer arrays of
one length, oldest visit first; `Y` is the location to predict.

Opening a pickle in Python can run any code of whoever wrote it; here none runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from pointerscope.core.plain_pickles import NotPlainError, PlainArray, load_plain_pickle
from pointerscope.mobility.data_set import Kind, Records
from pointerscope.mobility.histories import History
from pointerscope.mobility.notation import LONGEST_STAY, WEEKDAYS
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.sources import DataError, Watch, refuse_if_mostly_dropped, source

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

SUFFIXES = (".pk", ".pkl", ".pickle")
SPLIT_NAMES = {"train": "train", "val": "validation", "test": "test"}

LARGEST_ID = 999_999
LONGEST_AGO = 36_500  # days
MOST_VISITS = 10_000  # of one history
RECORDS_A_TELLING = 1_000

RANGES = {  # the least and the most of every column
    "X": (UNKNOWN, LARGEST_ID),
    "user_X": (1, LARGEST_ID),
    "weekday_X": (0, len(WEEKDAYS) - 1),
    "start_min_X": (0, 24 * 60 - 1),
    "dur_X": (0, LONGEST_STAY),
    "diff": (0, LONGEST_AGO),
}
TARGET = "Y"


class RecordsOptions(BaseModel):
    """What cannot be seen in the records."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Annotated[Kind, Field(description="How the visits came about.")] = "visits"


def _looks_like_records(path: Path) -> bool:
    try:
        return path.is_dir() and all(map(_files_by_split(path).get, SPLIT_NAMES.values()))
    except OSError:
        return False


@source(
    title="Published data records",
    path="a folder with three pickles of records whose names have train, val and test in them",
    options=RecordsOptions,
    recognises=_looks_like_records,
    order=30,
)
def records(path: Path, options: RecordsOptions, watch: Watch) -> Records:
    """Read records without running anything that is in them.

    Raises:
        DataError: a file is missing, names anything that is no plain data, or holds mostly
            damaged records.
    """
    files = _chosen_files(path, watch)
    read = {split: tuple(_histories(file, watch)) for split, file in files.items()}
    return Records(
        name=path.resolve().name,
        title=f"Records of {path.resolve().name}",
        licence="not stated",
        train=read["train"],
        validation=read["validation"],
        test=read["test"],
        kind=options.kind,
        report=watch.report,
    )


def _chosen_files(folder: Path, watch: Watch) -> dict[str, Path]:
    """The one file of every split.

    Raises:
        DataError: a split has none, or several.
    """
    try:
        found = _files_by_split(folder)
        ignored = {entry.name for entry in folder.iterdir() if not entry.name.startswith(".")}
    except OSError as error:
        raise DataError(f"{folder} is no folder that can be read: {error.strerror}.") from error
    chosen = {}
    for name, split in SPLIT_NAMES.items():
        files = found.get(split, [])
        if len(files) != 1:
            names = ", ".join(file.name for file in files) or "none"
            raise DataError(
                f'{folder} must hold one pickle with "{name}" in its name; there is {names}.'
            )
        chosen[split] = files[0]
        ignored.discard(files[0].name)
    if ignored:
        watch.report.note(f"Not read: {', '.join(sorted(ignored))}.")
    return chosen


def _files_by_split(folder: Path) -> dict[str, list[Path]]:
    """The pickles of a folder by what their names say last: `interval-train.pk` is to train on."""
    found: dict[str, list[Path]] = {}
    for file in sorted(folder.iterdir()):
        if file.suffix.lower() in SUFFIXES and file.is_file():
            stem = file.stem.lower()
            last = max(SPLIT_NAMES, key=stem.rfind)
            if last in stem:
                found.setdefault(SPLIT_NAMES[last], []).append(file)
    return found


def _histories(file: Path, watch: Watch) -> Iterator[History]:
    """The records of a file that are whole, as histories.

    Raises:
        DataError: there are no records, or most of them are damaged.
    """
    found = _unpickled(file, watch)
    if type(found) is not list:
        raise DataError(f"{file.name} holds no list of records.")
    damaged = 0
    others: dict[str, None] = {}  # in order
    for number, record in enumerate(found, 1):
        if number % RECORDS_A_TELLING == 0:
            watch.progress(f"records of {file.name}", number, len(found))
        try:
            yield _history(record)
        except ValueError as error:
            damaged += 1
            where = f"{file.name}, record {number:,}: {error}."
            watch.report.drop("damaged records", where=where)
        else:
            others |= dict.fromkeys(record)
    watch.report.count(f"records of {file.name}", len(found))
    refuse_if_mostly_dropped(file, "records", damaged, len(found), watch.report)
    if ignored := [ascii(key[:40]) for key in others if key not in RANGES and key != TARGET]:
        watch.report.note(f"{file.name}: not read of the records: {', '.join(ignored[:20])}.")


def _history(record: object) -> History:
    """The history of a record.

    Raises:
        ValueError: the record is damaged; the message says how.
    """
    if type(record) is not dict:
        raise ValueError("it is no dict")
    if missing := [key for key in (*RANGES, TARGET) if key not in record]:
        raise ValueError(f"it has no {', '.join(missing)}")
    columns = {key: _column(record[key], key) for key in RANGES}
    if len({len(column) for column in columns.values()}) > 1:
        raise ValueError("its arrays are not of one length")
    users = columns["user_X"]
    if (users != users[0]).any():
        raise ValueError("its visits are not of one person")
    if (np.diff(columns["diff"]) > 0).any():
        raise ValueError("its visits do not stand oldest first")
    return History(
        locations=columns["X"],
        user=int(users[0]),
        weekdays=columns["weekday_X"],
        start_minutes=columns["start_min_X"],
        durations=columns["dur_X"],
        days_before=columns["diff"],
        target=_target(record[TARGET]),
    )


def _column(value: object, key: str) -> NDArray[np.int64]:
    if not isinstance(value, PlainArray) or value.numbers is None:
        raise ValueError(f"{key} is no array")
    numbers = value.numbers
    if numbers.ndim != 1 or numbers.dtype != np.int64:
        raise ValueError(f"{key} is no row of whole numbers")
    if not 1 <= len(numbers) <= MOST_VISITS:
        raise ValueError(f"{key} has {len(numbers):,} numbers, not 1 to {MOST_VISITS:,}")
    least, most = RANGES[key]
    if numbers.min() < least or numbers.max() > most:
        raise ValueError(f"{key} is not between {least} and {most:,} throughout")
    return numbers


def _target(value: object) -> int:
    if isinstance(value, PlainArray) and value.numbers is not None and value.numbers.size == 1:
        value = value.numbers.item()
    if type(value) is not int or not UNKNOWN <= value <= LARGEST_ID:
        raise ValueError(f"{TARGET} is no location from {UNKNOWN} to {LARGEST_ID:,}")
    return value


def _unpickled(file: Path, watch: Watch) -> object:
    """What a pickle holds.

    Raises:
        DataError: the file cannot be read, or is anything else than plain data.
    """

    def tell(done: int, size: int) -> None:
        watch.progress(f"bytes of {file.name}", done, size)

    try:
        return load_plain_pickle(file.read_bytes(), tell)
    except OSError as error:
        raise DataError(f"{file} cannot be opened: {error.strerror}.") from error
    except NotPlainError as error:
        raise DataError(f"{file.name} was not opened: {error}") from error
