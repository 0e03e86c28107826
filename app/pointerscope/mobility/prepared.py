"""Prepared data sets: folders with data that were read once and are ready to train on.

::

    data/<name>/
        data.json    description, source and report
        places.csv   the known places
        people.csv   the names of the people in the data
        visits.csv   person, location, arrival, minutes of stay
        reasons.csv  why each of these visits was made, where a simulation knows it

For records, which are already split, `train.npz`, `validation.npz` and `test.npz` replace the
tables, except for the places of records that name them. These folders can contain the movements of
real people: they stay on the machine and are never committed.
"""

import csv
import json
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import orjson
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pointerscope.core.atomic_writes import write_folder
from pointerscope.core.foreign_files import ForeignFileError, check_file, readable_name
from pointerscope.mobility.data_set import (
    SPLIT_NAMES,
    DataSet,
    HistoryRule,
    Records,
    VisitKind,
    VisitReason,
)
from pointerscope.mobility.histories import VISIT_COLUMNS, History
from pointerscope.mobility.place_ranks import PlaceOrder
from pointerscope.mobility.places import (
    UNKNOWN,
    read_people_rows,
    read_place_rows,
    write_people,
    write_places,
)
from pointerscope.mobility.report import Report
from pointerscope.mobility.sources import ReadReporter, sources
from pointerscope.mobility.visit_table import VisitTable

SUMMARY = "data.json"
PLACES = "places.csv"
PEOPLE = "people.csv"
VISITS = "visits.csv"
REASONS = "reasons.csv"

_MAX_SUMMARY_BYTES = 1 << 20
_Line = Annotated[str, Field(max_length=2_000)]
_Count = Annotated[int, Field(ge=0, le=2**53)]
_ROWS_AT_ONCE = 50_000
_COLUMNS = ("person", "location", "arrival", "minutes")
_REASON_COLUMNS = ("person", *VisitReason._fields)


class PreparedError(ValueError):
    """A folder cannot be opened as a prepared data set; the message says why."""


class Summary(BaseModel):
    """The `data.json` of a prepared data set.

    Attributes:
        name: the name of its folder.
        title: the name on a page.
        source: the name of the data source that read it.
        options: the options of the data source.
        licence: the licence of the data.
        terms: the licence in words.
        kind: how the visits were recorded.
        invented: whether all people are invented.
        records: whether it consists of histories that are already split.
        people: the number of people.
        places: the number of visited places.
        visits: the number of visits; for records, of histories.
        first_day: the first day with a visit; None for records, which have no dates.
        last_day: the last day with a visit; None for records.
        rule: the recommended rule for histories.
        protocol: the protocol of a paper that the data and the rule follow.
        training: recommended settings of training.
        ranked_by: the order of the ranks, where locations are ranks in their history.
        report: what was read, changed and dropped.
    """

    model_config = ConfigDict(frozen=True)

    name: str
    title: _Line
    source: _Line
    options: dict[str, Any]
    licence: _Line
    terms: str
    kind: VisitKind
    invented: bool
    records: bool
    people: _Count
    places: _Count
    visits: _Count
    first_day: date | None
    last_day: date | None
    rule: HistoryRule
    protocol: str | None = None
    training: dict[str, float] = {}
    ranked_by: PlaceOrder | None = None
    report: Report


def write_prepared(
    folder: Path, data: DataSet | Records, source: str, options: Mapping[str, Any]
) -> Summary:
    """Write a prepared data set; the folder is either complete or absent.

    Args:
        folder: the folder to write; its name becomes the name of the data set.
        data: the data.
        source: the name of the data source that read them.
        options: the options of the data source, as JSON values.
    """
    description = _describe(data) | {
        "name": folder.name,
        "title": data.title if data.title != data.name else folder.name,
        "source": source,
        "options": dict(options),
    }
    summary = Summary(**description)

    def fill(temporary: Path) -> None:
        text = json.dumps(summary.model_dump(mode="json"), ensure_ascii=False, indent=1)
        (temporary / SUMMARY).write_text(text + "\n", encoding="utf-8")
        if isinstance(data, Records):
            if data.places:
                (temporary / PLACES).write_text(write_places(data.places), encoding="utf-8")
            for name in SPLIT_NAMES:
                arrays: dict[str, Any] = dict(_concatenate(getattr(data, name)))
                np.savez(temporary / f"{name}.npz", **arrays)
            return
        (temporary / PLACES).write_text(write_places(data.places), encoding="utf-8")
        (temporary / PEOPLE).write_text(write_people(data.people), encoding="utf-8")
        _write_visits(temporary / VISITS, VisitTable.of(data.visits))
        reasons = {person: own for person, own in data.reasons.items() if person in data.visits}
        if reasons:
            _write_reasons(temporary / REASONS, reasons)

    write_folder(folder, fill, mode=0o700)
    return summary


def read_summary(folder: Path) -> Summary:
    """Read the description of a prepared data set without its visits.

    Raises:
        PreparedError: the folder has no description, or it cannot be read.
    """
    try:
        check_file(folder / SUMMARY, _MAX_SUMMARY_BYTES)
        summary = Summary.model_validate(orjson.loads((folder / SUMMARY).read_bytes()))
    except FileNotFoundError as error:
        raise PreparedError(
            f"There is no prepared data set at {folder}. Prepare one with `pointerscope data`."
        ) from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise PreparedError(f"{folder / SUMMARY}, {where}: {first['msg']}.") from error
    except ForeignFileError as error:
        raise PreparedError(f"{folder / SUMMARY} cannot be read: {error}") from error
    except (OSError, orjson.JSONDecodeError) as error:
        raise PreparedError(f"{folder / SUMMARY} cannot be read: {error}.") from error
    return summary.model_copy(
        update={"name": readable_name(folder.name)}
    )  # the folder may have been renamed


def open_data_set(
    folder: Path, name: str, on_simulation: Callable[[], None] = lambda: None
) -> DataSet | Records:
    """Read a prepared data set, or simulate one that needs no data, such as the town.

    Args:
        folder: of the prepared data sets.
        name: of the data set.
        on_simulation: called before one is simulated, which takes seconds.

    Raises:
        PreparedError: it is not there or cannot be read; the message says how to prepare it.
    """
    source = sources().get(name)
    if not (folder / name).exists() and source is not None and not source.path:
        on_simulation()
        simulated: DataSet | Records = source.read(None, source.options(), ReadReporter())
        return simulated
    try:
        return read_prepared(folder / name)
    except PreparedError as error:
        known = ", ".join(summary.name for summary in DataSetCatalogue(folder).all()) or "none yet"
        raise PreparedError(
            f"{error} Prepared data sets: {known}. To prepare one: pointerscope data {name} PATH"
        ) from error


def read_prepared(folder: Path) -> DataSet | Records:
    """Read a prepared data set.

    Raises:
        PreparedError: it cannot be read; the message names file and line.
    """
    summary = read_summary(folder)
    shared: dict[str, Any] = {
        name: getattr(summary, name)
        for name in ("name", "title", "licence", "kind", "terms", "report")
    }
    try:
        if summary.records:
            for name in SPLIT_NAMES:
                shared[name] = _read_histories(folder / f"{name}.npz")
            if (folder / PLACES).exists():
                text = (folder / PLACES).read_text(encoding="utf-8")
                shared["places"] = tuple(read_place_rows(text))
            return Records(**shared, ranked_by=summary.ranked_by)
        visits = _read_visits(folder / VISITS)
        people = (folder / PEOPLE).read_text(encoding="utf-8")
        places = (folder / PLACES).read_text(encoding="utf-8")
        return DataSet(
            **shared,
            places=tuple(read_place_rows(places)),
            people=read_people_rows(people),
            visits=visits,
            invented=summary.invented,
            rule=summary.rule,
            protocol=summary.protocol,
            training=summary.training,
            reasons=_read_reasons(folder / REASONS, visits),
        )
    except PreparedError:
        raise
    except (OSError, ValueError, KeyError) as error:
        raise PreparedError(f"{folder} is damaged: {error}. Prepare the data again.") from error


class DataSetCatalogue:
    """The prepared data sets in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> list[Summary]:
        """Return the descriptions of all that can be opened, sorted by name."""
        if not self._folder.is_dir():
            return []
        summaries = []
        for entry in sorted(self._folder.iterdir()):
            if entry.name.startswith(".") or not (entry / SUMMARY).is_file():
                continue
            try:
                summaries.append(read_summary(entry))
            except PreparedError:
                continue
        return summaries


def _describe(data: DataSet | Records) -> dict[str, Any]:
    known = {name: getattr(data, name) for name in ("licence", "terms", "kind", "report")}
    if isinstance(data, Records):
        histories = [history for name in SPLIT_NAMES for history in getattr(data, name)]
        visited = {place for history in histories for place in history.locations.tolist()}
        visited |= {history.target for history in histories}
        return known | {
            "invented": False,
            "records": True,
            "people": len({history.user for history in histories}),
            "places": len(visited - {UNKNOWN, None}),
            "visits": len(histories),
            "first_day": None,
            "last_day": None,
            "rule": HistoryRule(),
            "ranked_by": data.ranked_by,
        }
    visits = VisitTable.of(data.visits)
    arrivals = visits.arrivals
    return known | {
        "invented": data.invented,
        "records": False,
        "people": len(visits),
        "places": int(np.count_nonzero(np.bincount(visits.locations))),
        "visits": len(visits.people),
        "first_day": arrivals.min().item().date() if len(arrivals) else None,
        "last_day": arrivals.max().item().date() if len(arrivals) else None,
        "rule": data.rule,
        "protocol": data.protocol,
        "training": dict(data.training),
    }


def _write_visits(path: Path, visits: VisitTable) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(",".join(_COLUMNS) + "\n")
        for begin in range(0, len(visits.people), _ROWS_AT_ONCE):
            rows = slice(begin, begin + _ROWS_AT_ONCE)
            columns = (
                visits.people[rows].tolist(),
                visits.locations[rows].tolist(),
                np.datetime_as_string(visits.arrivals[rows], unit="m").tolist(),
                visits.minutes[rows].tolist(),
            )
            file.writelines(map("%d,%d,%s,%d\n".__mod__, zip(*columns, strict=True)))


def _read_visits(path: Path) -> VisitTable:
    parts: list[tuple[NDArray[Any], ...]] = []
    with path.open(encoding="utf-8") as file:
        if file.readline().rstrip("\n").split(",") != list(_COLUMNS):
            raise PreparedError(f"{path}: the columns must be {', '.join(_COLUMNS)}.")
        before = 1
        while lines := list(islice(file, _ROWS_AT_ONCE)):
            try:
                parts.append(_parse_visits(lines))
            except ValueError:
                for number, line in enumerate(lines, before + 1):
                    try:
                        _parse_visits([line])
                    except ValueError as error:
                        raise PreparedError(f"{path}, line {number}: {error}.") from error
            before += len(lines)
    if not parts:
        return VisitTable.of({})
    people, locations, arrivals, minutes = map(np.concatenate, zip(*parts, strict=True))
    order = np.argsort(people, kind="stable")
    return VisitTable(people[order], locations[order], arrivals[order], minutes[order])


def _parse_visits(lines: Sequence[str]) -> tuple[NDArray[Any], ...]:
    """Return the columns of lines.

    Raises:
        ValueError: a line has other columns.
    """
    width = len(_COLUMNS)
    if len(lines) == 1 and lines[0].count(",") != width - 1:
        raise ValueError(f"it has {lines[0].count(',') + 1} columns instead of {width}")
    cells = "".join(lines).rstrip("\n").replace("\n", ",").split(",")
    if len(cells) != width * len(lines):
        raise ValueError("a line has more or fewer columns")
    person, location, minutes = (
        np.fromiter(map(int, cells[column::width]), np.int32) for column in (0, 1, 3)
    )
    arrivals = list(map(datetime.fromisoformat, cells[2::width]))
    return person, location, np.array(arrivals, "datetime64[m]"), minutes


def _write_reasons(path: Path, reasons: Mapping[int, Sequence[VisitReason]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(_REASON_COLUMNS)
        for person, own in sorted(reasons.items()):
            for cause, custom, decided_by, *others in own:
                writer.writerow((person, cause, custom, " ".join(map(str, decided_by)), *others))


def _read_reasons(path: Path, visits: VisitTable) -> dict[int, tuple[VisitReason, ...]]:
    """Return the reason of every visit; none where the folder has no reasons."""
    if not path.exists():
        return {}
    reasons: dict[int, list[VisitReason]] = defaultdict(list)
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        if tuple(next(reader, ())) != _REASON_COLUMNS:
            raise PreparedError(f"{path}: the columns must be {', '.join(_REASON_COLUMNS)}.")
        for row in reader:
            try:
                person, reason = _read_reason(row)
            except ValueError as error:
                raise PreparedError(f"{path}, line {reader.line_num}: {error}.") from error
            reasons[person].append(reason)
    if any(len(own) != len(visits.get(person, ())) for person, own in reasons.items()):
        raise PreparedError(
            f"{path} has more or fewer lines than {VISITS}. Prepare the data again."
        )
    return {person: tuple(own) for person, own in reasons.items()}


def _read_reason(row: list[str]) -> tuple[int, VisitReason]:
    person, cause, custom, decided_by, repeats, expected, decided_before = row
    return int(person), VisitReason(
        cause=cause,
        custom=custom,
        decided_by=tuple(map(int, decided_by.split())),
        repeats=int(repeats) if repeats else None,
        expected=int(expected),
        decided_before=int(decided_before),
    )


def _concatenate(histories: Sequence[History]) -> dict[str, NDArray[np.int64]]:
    """Concatenate histories into one array for each column, with their lengths."""

    def joined(columns: list[NDArray[np.int64]]) -> NDArray[np.int64]:
        return np.concatenate(columns) if columns else np.zeros(0, np.int64)

    return {
        "lengths": np.array([len(history) for history in histories], np.int64),
        "users": np.array([history.user for history in histories], np.int64),
        "targets": np.array([history.target or 0 for history in histories], np.int64),
        **{
            part: joined([getattr(history, part) for history in histories])
            for part in VISIT_COLUMNS
        },
    }


def _read_histories(path: Path) -> tuple[History, ...]:
    with np.load(path, allow_pickle=False) as arrays:
        flat = {name: arrays[name] for name in arrays.files}
    ends = np.cumsum(flat["lengths"])
    if any(flat[part].shape != (ends[-1] if len(ends) else 0,) for part in VISIT_COLUMNS):
        raise PreparedError(
            f"{path} is damaged: its arrays differ in length. Prepare the data again."
        )
    columns = {part: np.split(flat[part], ends[:-1]) for part in VISIT_COLUMNS}
    return tuple(
        History(
            user=int(user),
            target=int(target),
            **{part: column[index] for part, column in columns.items()},
        )
        for index, (user, target) in enumerate(zip(flat["users"], flat["targets"], strict=True))
    )
