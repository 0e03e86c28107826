"""Google Timeline: the places where a person was, as phones and Google Takeout export them.

- Android: an object with `semanticSegments`; those with a `visit` are read.
- iPhone: an array of segments; those with a `visit` are read.
- Takeout, until 2024: monthly files with `timelineObjects`, whose `placeVisit` are read, and
  `Records.json` with `locations`, in which stays are detected. A folder of such files will do.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import DataError, ReadReporter, source
from pointerscope.mobility.table_files import RecordTableFile, open_json, read_beginning
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_rows import ONLY_PERSON
from pointerscope.mobility.table_visits import About, read_table

VISITS = ("person", "arrival", "departure", "place", "name", "category", "latitude", "longitude")
POSITIONS = ("person", "arrival", "latitude", "longitude")
RECORDS = "Records.json"
E7 = 1e7
TERMS = "A person's own timeline. Nobody else may use it without asking them."
_KEYS = (b'"semanticSegments"', b'"timelineObjects"', b'"latitudeE7"', b'"topCandidate"')
_DEGREES = re.compile(r"(-?\d+(?:\.\d+)?)\s*°?\s*,\s*(-?\d+(?:\.\d+)?)")


def _files(path: Path) -> list[Path]:
    if path.is_file():
        files = [path] if path.suffix.lower() in (".json", ".gz", ".zip") else []
    else:
        files = sorted(path.rglob("*.json"))[:2_000]
    timelines = [file for file in files if any(key in read_beginning(file) for key in _KEYS)]
    visits = [file for file in timelines if file.name != RECORDS]
    return visits or timelines  # visits say more than the positions that they were made of


def _lacks(path: Path) -> str | None:
    if path.is_file() and path.suffix.lower() == ".json":
        return (
            "it has none of semanticSegments (Android), visits with topCandidate (iPhone), "
            "timelineObjects and locations (Takeout)"
        )
    return None


@source(
    title="Google Timeline",
    path="Timeline.json of an Android phone, location-history.json of an iPhone, or the folder "
    "Location History of Google Takeout",
    options=VisitOptions,
    recognises=lambda path: bool(_files(path)),
    order=30,
    lacks=_lacks,
)
def google_timeline(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read the visits of one person.

    Raises:
        DataError: a file is damaged, or there are no visits.
    """
    files = _files(path)
    if not files:
        raise DataError(f"{path} is not a timeline: {_lacks(path) or 'it has no such file'}.")
    are_positions = all(file.name == RECORDS for file in files)
    rows: list[tuple[Any, ...]] = []
    for done, file in enumerate(files):
        reporter.on_progress("files", done, len(files))
        with open_json(file, "Google Timeline") as loaded:
            are_positions = are_positions or (isinstance(loaded, dict) and "locations" in loaded)
            rows += _read(loaded)
    reporter.on_progress("files", len(files), len(files))
    if not rows:
        raise DataError(
            f"{path.name} has segments, but no visits. Export the timeline again, or use a longer "
            "period."
        )
    columns = POSITIONS if are_positions else VISITS

    def records(_: ReadReporter) -> Iterator[tuple[Any, ...]]:
        return iter(rows)

    table = RecordTableFile(path, columns, records, "position" if are_positions else "visit")
    about = About("A timeline", "private", TERMS)
    options = options.as_positions() if are_positions else options
    return read_table(table, options, reporter, about, {name: name for name in columns})


def _read(loaded: Any) -> Iterator[tuple[Any, ...]]:
    if isinstance(loaded, list):
        return _segments(loaded)
    if "semanticSegments" in loaded:
        return _segments(loaded["semanticSegments"])
    if "timelineObjects" in loaded:
        return _place_visits(loaded["timelineObjects"])
    return _locations(loaded.get("locations", []))


def _segments(segments: Iterable[dict[str, Any]]) -> Iterator[tuple[Any, ...]]:
    """Yield the visits of segments of phones; those inside another visit are left out."""
    for segment in segments:
        visit = segment.get("visit")
        if not visit or int(visit.get("hierarchyLevel") or 0) > 0:
            continue
        top = visit.get("topCandidate") or {}
        place = top.get("placeId") or top.get("placeID")
        position = top.get("placeLocation")
        written = position.get("latLng") if isinstance(position, dict) else position
        match = _DEGREES.search(written or "")
        latitude, longitude = (float(match[1]), float(match[2])) if match else (None, None)
        kind = _readable(top.get("semanticType"))
        times = segment.get("startTime"), segment.get("endTime")
        yield ONLY_PERSON, *times, place or written, kind, kind, latitude, longitude


def _readable(kind: str | None) -> str:
    """Return a kind such as INFERRED_HOME or TYPE_HOME as "Home"."""
    words = str(kind or "").upper().replace("_", " ")
    words = words.removeprefix("TYPE ").removeprefix("INFERRED ").removeprefix("ALIASED ")
    return "" if words.startswith("UNKNOWN") else words.capitalize()


def _place_visits(objects: Iterable[dict[str, Any]]) -> Iterator[tuple[Any, ...]]:
    for one in objects:
        visit = one.get("placeVisit")
        if not visit:
            continue
        location, duration = visit.get("location") or {}, visit.get("duration") or {}
        latitude, longitude = (_degrees(location.get(key)) for key in ("latitudeE7", "longitudeE7"))
        times = (_moment(duration, "start"), _moment(duration, "end"))
        place = location.get("placeId") or f"{latitude}, {longitude}"
        name = location.get("name") or location.get("address")
        kind = _readable(location.get("semanticType"))
        yield ONLY_PERSON, *times, place, name, kind, latitude, longitude


def _locations(locations: Iterable[dict[str, Any]]) -> Iterator[tuple[Any, ...]]:
    for one in locations:
        moment = one.get("timestamp") or _from_milliseconds(one.get("timestampMs"))
        position = (_degrees(one.get(key)) for key in ("latitudeE7", "longitudeE7"))
        yield ONLY_PERSON, moment, *position


def _moment(duration: dict[str, Any], which: str) -> str | None:
    written: str | None = duration.get(f"{which}Timestamp")
    return written or _from_milliseconds(duration.get(f"{which}TimestampMs"))


def _from_milliseconds(milliseconds: Any) -> str | None:
    """Return a moment in milliseconds since 1970 as ISO 8601, as newer files write it.

    What is no such moment is returned as it is written, to be refused with its visit.
    """
    if milliseconds is None:
        return None
    try:
        return datetime.fromtimestamp(int(milliseconds) / 1000, UTC).isoformat()
    except (OverflowError, ValueError):
        return str(milliseconds)


def _degrees(e7: int | None) -> float | None:
    """Return degrees; older files let large values overflow 32 bits."""
    if e7 is None:
        return None
    return (e7 - (1 << 32) if e7 > 180 * E7 else e7) / E7
