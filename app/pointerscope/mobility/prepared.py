"""Prepared data sets: folders that hold what was read of some data, ready to train on.

::

    data/<name>/
        data.json    what it is, where it came from, and what was dropped
        places.csv   what is known of the places
        people.csv   what the data call the people
        visits.csv   person, location, arrival, minutes of stay

Records that were split already have `train.npz`, `validation.npz` and `test.npz` instead of the
tables. These folders hold real people's days: they stay on the machine and are never committed.
"""

from __future__ import annotations

import csv
import json
from collections import defaultdict
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

import numpy as np
from pydantic import BaseModel, ConfigDict, ValidationError

from pointerscope.core.atomic_writes import write_folder
from pointerscope.mobility.data_set import DataSet, HistoryRule, Kind, Records
from pointerscope.mobility.histories import VISIT_COLUMNS, History
from pointerscope.mobility.places import (
    UNKNOWN,
    people_rows,
    place_rows,
    write_people,
    write_places,
)
from pointerscope.mobility.report import Report
from pointerscope.mobility.visits import Visit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

SUMMARY = "data.json"
PLACES = "places.csv"
PEOPLE = "people.csv"
VISITS = "visits.csv"
SPLITS = ("train", "validation", "test")

_COLUMNS = ("person", "location", "arrival", "minutes")


class PreparedError(ValueError):
    """A folder that cannot be opened as a prepared data set; the message says why."""


class Summary(BaseModel):
    """The `data.json` of a prepared data set.

    Attributes:
        name: the name of its folder.
        title: what it is called on a page.
        source: the form that it was read from.
        options: how it was read.
        licence: of the data.
        terms: the licence in words.
        kind: how the visits came about.
        invented: whether nobody in it is real.
        records: whether it holds histories that were split already.
        people: how many.
        places: how many.
        visits: how many; of records, how many histories.
        first_day: of any visit; None where there are no dates.
        last_day: likewise.
        rule: how histories are best made of it.
        report: what became of everything that was read.
    """

    model_config = ConfigDict(frozen=True)

    name: str
    title: str
    source: str
    options: dict[str, Any]
    licence: str
    terms: str
    kind: Kind
    invented: bool
    records: bool
    people: int
    places: int
    visits: int
    first_day: date | None
    last_day: date | None
    rule: HistoryRule
    report: Report


def write_prepared(
    folder: Path, data: DataSet | Records, source: str, options: Mapping[str, Any]
) -> Summary:
    """Write what was read so that it is either whole or not there.

    Args:
        folder: where it goes; its name becomes that of the data set.
        data: what was read.
        source: the form that it was read from.
        options: how it was read, as JSON can hold it.
    """
    described = _described(data) | {
        "name": folder.name,
        "title": data.title if data.title != data.name else folder.name,
        "source": source,
        "options": dict(options),
    }
    summary = Summary(**described)

    def fill(made: Path) -> None:
        text = json.dumps(summary.model_dump(mode="json"), ensure_ascii=False, indent=1)
        (made / SUMMARY).write_text(text + "\n", encoding="utf-8")
        if isinstance(data, Records):
            for name in SPLITS:
                arrays: dict[str, Any] = dict(_flat(getattr(data, name)))
                np.savez(made / f"{name}.npz", **arrays)
            return
        (made / PLACES).write_text(write_places(data.places), encoding="utf-8")
        (made / PEOPLE).write_text(write_people(data.people), encoding="utf-8")
        _write_visits(made / VISITS, data.visits)

    write_folder(folder, fill, mode=0o700)
    return summary


def read_summary(folder: Path) -> Summary:
    """What a prepared data set is, without its visits.

    Raises:
        PreparedError: there is none, or its description cannot be read.
    """
    try:
        found = Summary.model_validate_json((folder / SUMMARY).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise PreparedError(f"There is no prepared data set at {folder}.") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise PreparedError(f"{folder / SUMMARY}, {where}: {first['msg']}.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise PreparedError(f"{folder / SUMMARY} cannot be read: {error}.") from error
    return found.model_copy(update={"name": folder.name})  # the folder may have been renamed


def read_prepared(folder: Path) -> DataSet | Records:
    """Open a prepared data set.

    Raises:
        PreparedError: it cannot be opened; the message names file and line.
    """
    summary = read_summary(folder)
    shared: dict[str, Any] = {
        name: getattr(summary, name)
        for name in ("name", "title", "licence", "kind", "terms", "report")
    }
    try:
        if summary.records:
            for name in SPLITS:
                shared[name] = _histories(folder / f"{name}.npz")
            return Records(**shared)
        visits = _read_visits(folder / VISITS)
        people = (folder / PEOPLE).read_text(encoding="utf-8")
        places = (folder / PLACES).read_text(encoding="utf-8")
        return DataSet(
            **shared,
            places=tuple(place_rows(places)),
            people=people_rows(people),
            visits=visits,
            invented=summary.invented,
            rule=summary.rule,
        )
    except PreparedError:
        raise
    except (OSError, ValueError, KeyError) as error:
        raise PreparedError(f"{folder} is damaged: {error}. Prepare it again.") from error


class Catalogue:
    """The prepared data sets of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> list[Summary]:
        """Every one that can be opened, in the order of their names."""
        if not self._folder.is_dir():
            return []
        found = []
        for entry in sorted(self._folder.iterdir()):
            if entry.name.startswith(".") or not (entry / SUMMARY).is_file():
                continue
            try:
                found.append(read_summary(entry))
            except PreparedError:
                continue
        return found


def _described(data: DataSet | Records) -> dict[str, Any]:
    known = {name: getattr(data, name) for name in ("licence", "terms", "kind", "report")}
    if isinstance(data, Records):
        histories = [history for name in SPLITS for history in getattr(data, name)]
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
        }
    return known | {
        "invented": data.invented,
        "records": False,
        "people": len(data.visits),
        "places": len({visit.location for own in data.visits.values() for visit in own}),
        "visits": sum(map(len, data.visits.values())),
        "first_day": min(own[0].arrival.date() for own in data.visits.values() if own),
        "last_day": max(own[-1].arrival.date() for own in data.visits.values() if own),
        "rule": data.rule,
    }


def _write_visits(path: Path, visits: Mapping[int, Sequence[Visit]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(_COLUMNS)
        for person, own in sorted(visits.items()):
            writer.writerows(
                (
                    person,
                    visit.location,
                    visit.arrival.isoformat(timespec="minutes"),
                    visit.duration_minutes,
                )
                for visit in own
            )


def _read_visits(path: Path) -> dict[int, tuple[Visit, ...]]:
    visits: dict[int, list[Visit]] = defaultdict(list)
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        if tuple(next(reader, ())) != _COLUMNS:
            raise PreparedError(f"{path}: the columns must be {', '.join(_COLUMNS)}.")
        for row in reader:
            try:
                person, location, arrival, minutes = row
                visit = Visit(int(location), datetime.fromisoformat(arrival), int(minutes))
            except ValueError as error:
                raise PreparedError(f"{path}, line {reader.line_num}: {error}.") from error
            visits[int(person)].append(visit)
    return {person: tuple(own) for person, own in visits.items()}


def _flat(histories: Sequence[History]) -> dict[str, NDArray[np.int64]]:
    """Histories end to end, with their lengths."""

    def joined(parts: list[NDArray[np.int64]]) -> NDArray[np.int64]:
        return np.concatenate(parts) if parts else np.zeros(0, np.int64)

    return {
        "lengths": np.array([len(history) for history in histories], np.int64),
        "users": np.array([history.user for history in histories], np.int64),
        "targets": np.array([history.target or 0 for history in histories], np.int64),
        **{
            part: joined([getattr(history, part) for history in histories])
            for part in VISIT_COLUMNS
        },
    }


def _histories(path: Path) -> tuple[History, ...]:
    with np.load(path, allow_pickle=False) as arrays:
        flat = {name: arrays[name] for name in arrays.files}
    ends = np.cumsum(flat["lengths"])
    if any(flat[part].shape != (ends[-1] if len(ends) else 0,) for part in VISIT_COLUMNS):
        raise PreparedError(f"{path} is damaged: its arrays are not of one length.")
    columns = {part: np.split(flat[part], ends[:-1]) for part in VISIT_COLUMNS}
    return tuple(
        History(
            user=int(user),
            target=int(target),
            **{part: column[index] for part, column in columns.items()},
        )
        for index, (user, target) in enumerate(zip(flat["users"], flat["targets"], strict=True))
    )
