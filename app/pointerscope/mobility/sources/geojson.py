"""GeoJSON: points with times, and lines with a time for each of their positions.

A `Point` needs a time among its properties (`time`, `timestamp`, `datetime` …); a `LineString`
needs `coordTimes` or `times` with a time for each position. A property such as `user` names the
person.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import DataError, ReadReporter, source
from pointerscope.mobility.table_columns import role_of
from pointerscope.mobility.table_files import RecordTableFile, open_json, read_beginning
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_rows import ONLY_PERSON
from pointerscope.mobility.table_visits import About, read_table

SUFFIXES = (".geojson", ".json")
COLUMNS = ("person", "arrival", "departure", "place", "name", "category", "latitude", "longitude")
_TIMES_OF_LINES = ("coordTimes", "coordinateProperties", "times", "timestamps")


def _looks_like_geojson(path: Path) -> bool:
    if not path.is_file() or path.suffix.lower() not in SUFFIXES:
        return False
    beginning = read_beginning(path, 4_096)
    return b'"FeatureCollection"' in beginning or b'"Feature"' in beginning


@source(
    title="GeoJSON",
    path="a GeoJSON file of points with a time among their properties, or of lines with coordTimes",
    options=VisitOptions,
    recognises=_looks_like_geojson,
    order=20,
)
def geojson(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read points and lines; local times follow from the coordinates.

    Raises:
        DataError: the file is damaged or no GeoJSON, or no position has a time.
    """
    with open_json(path, "GeoJSON") as loaded:
        features = loaded.get("features") or [loaded]
        rows = [row for feature in features for row in _rows(feature)]
    reporter.report.count("features", len(features))
    if not any(row[1] for row in rows):
        names = sorted({name for f in features[:100] for name in f.get("properties") or {}})
        raise DataError(
            f"{path.name} is GeoJSON, but no position has a time. Points need a property such as "
            "time, lines coordTimes with a time for each position. The properties are: "
            f"{', '.join(names) or 'none'}."
        )
    used = [index for index, _ in enumerate(COLUMNS) if any(row[index] for row in rows)]
    columns = [COLUMNS[index] for index in used]

    def records(_: ReadReporter) -> Iterator[list[Any]]:
        return ([row[index] for index in used] for row in rows)

    table = RecordTableFile(path, columns, records, "position")
    roles = {name: name for name in columns}
    return read_table(table, options, reporter, About(path.stem), roles, in_utc=True)


def _rows(feature: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Yield the positions of a feature, with the columns of `COLUMNS`."""
    geometry, properties = feature.get("geometry") or {}, feature.get("properties") or {}
    roles: dict[str, Any] = {}
    for name, value in properties.items():
        role = role_of(name)
        if role is not None and not isinstance(value, list | dict):
            roles.setdefault(role, value)
    shared = (roles.get("place"), roles.get("name"), roles.get("category"))
    person = roles.get("person", ONLY_PERSON)
    kind, coordinates = geometry.get("type"), geometry.get("coordinates") or []
    if kind == "Point" and len(coordinates) >= 2:
        moments = roles.get("arrival"), roles.get("departure")
        yield (person, *moments, *shared, coordinates[1], coordinates[0])
    lines = {"LineString": [coordinates], "MultiLineString": coordinates}.get(kind or "", [])
    times: Any = next((properties[name] for name in _TIMES_OF_LINES if name in properties), [])
    if isinstance(times, dict):
        times = times.get("times", [])
    if kind == "LineString":
        times = [times]
    for line, own in zip(lines, times, strict=False):
        for position, time in zip(line, own, strict=False):
            yield (person, time, None, None, None, None, position[1], position[0])
