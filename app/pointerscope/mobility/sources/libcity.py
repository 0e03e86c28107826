"""LibCity: trajectories in atomic files, `.dyna` with `.geo` and `.usr`.

The rows of `X.dyna` are check-ins with `time` (UTC), `entity_id` (the user) and `location` (a
place), or points with `coordinates`. `X.geo` has `geo_id`, `type` and `coordinates` of the places,
as [longitude, latitude]::

    dyna_id,type,time,entity_id,location
    0,trajectory,2012-04-03T18:00:09Z,470,1
"""

import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from pointerscope.mobility.cells import text_of
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import DataError, ReadReporter, source
from pointerscope.mobility.table_files import RecordTableFile, TableFile, open_table
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_visits import About, PlaceFacts, read_table

DYNAMIC, GEOGRAPHIC = ".dyna", ".geo"
_CATEGORIES = ("venue_category_name", "venue_category", "poi_type", "category")


def _dynamic_file(path: Path) -> Path | None:
    """Return the `.dyna` of a path; None if there is not exactly one."""
    if path.is_file():
        return path if path.suffix == DYNAMIC else None
    files = sorted(path.glob(f"*{DYNAMIC}"))
    return files[0] if len(files) == 1 else None


def _lacks(path: Path) -> str | None:
    if path.is_dir() and len(list(path.glob(f"*{DYNAMIC}"))) > 1:
        return "it has several files *.dyna; name one of them"
    if path.suffix in (GEOGRAPHIC, ".usr", ".rel"):
        return f"{path.name} has no visits; name the file *.dyna beside it"
    return None


@source(
    title="LibCity atomic files",
    path="a file X.dyna with time, entity_id and location, or a folder with one; X.geo beside it "
    "has the places",
    options=VisitOptions,
    recognises=lambda path: _dynamic_file(path) is not None,
    order=20,
    lacks=_lacks,
)
def libcity(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins or points; local times follow from the coordinates.

    Raises:
        DataError: the columns are not those of trajectories, or most lines cannot be read.
    """
    dynamic = _dynamic_file(path)
    if dynamic is None:
        raise DataError(f"{path} has not exactly one file *.dyna. Name it.")
    file = open_table(dynamic)
    about = About(f"LibCity: {dynamic.stem}")
    missing = {"time", "entity_id"} - set(file.columns)
    if missing or not {"location", "coordinates"} & set(file.columns):
        raise DataError(
            f"{dynamic.name} has no trajectories: it lacks "
            f"{', '.join(sorted(missing)) or 'location or coordinates'}. Its columns are "
            f"{', '.join(file.columns)}. Traffic states are not visits and cannot be read."
        )
    if "location" not in file.columns:
        return read_table(_points(file), options, reporter, about, in_utc=True)
    places = dynamic.with_suffix(GEOGRAPHIC)
    if not places.is_file():
        reporter.report.warn(
            f"There is no {places.name} beside {dynamic.name}, so places have no coordinates. Put "
            "it there."
        )
    return read_table(
        file,
        options,
        reporter,
        about,
        {"person": "entity_id", "arrival": "time", "place": "location"},
        in_utc=True,
        facts=(lambda wanted: read_places(places, wanted)) if places.is_file() else None,
    )


def read_places(path: Path, wanted: Collection[str]) -> dict[str, PlaceFacts]:
    """Return what a `.geo` says of these places."""
    file = open_table(path)
    category = next((name for name in _CATEGORIES if name in file.columns), "geo_id")
    facts = {}
    for row in file.rows(["geo_id", "coordinates", category], ReadReporter()):
        if row.problem or (name := text_of(row.cells[0])) not in wanted:
            continue
        latitude, longitude = _position(row.cells[1])
        shown = "" if category == "geo_id" else text_of(row.cells[2])
        facts[name] = PlaceFacts(latitude, longitude, shown)
    return facts


def _position(text: str) -> tuple[float | None, float | None]:
    try:
        longitude, latitude = json.loads(text)[:2]
        return float(latitude), float(longitude)
    except (ValueError, LookupError, TypeError, RecursionError):
        return None, None


def _points(file: TableFile) -> RecordTableFile:
    def records(reporter: ReadReporter) -> Iterator[list[Any]]:
        for row in file.rows(["entity_id", "time", "coordinates"], reporter):
            if not row.problem:
                latitude, longitude = _position(row.cells[2])
                yield [*row.cells[:2], latitude, longitude]

    return RecordTableFile(file.path, ["user", "time", "latitude", "longitude"], records, "line")
