"""Geolife: GPS tracks of 182 people, published by Microsoft Research Asia.

The folder `Data/<person>/Trajectory/` contains a person's tracks. A track is a text file `*.plt`
with six header lines and then one point on each line (latitude, longitude, 0, altitude in feet,
days since 1899-12-30, date, time; UTC)::

    39.984702,116.318417,0,492,39744.1201851852,2008-10-23,02:53:04

Defects are handled as follows, and each is counted in the report with its place:

- A line after the sixth that is not a point is skipped. Empty lines are ignored.
- Points among the first six lines are read, so that a file without a header loses nothing. A file
  without any point is skipped.
- A point that is not on Earth is skipped. (The published data have a latitude of 400.)
- Points are sorted by time. Of several points at one moment, the first is used.

Stays are detected by trackintel, as for the published data.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from pathlib import Path

import numpy as np

from pointerscope.core.array_types import Booleans, Float, Int, Integers, Numbers
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.report import Report
from pointerscope.mobility.sources import DataError, ReadReporter, source
from pointerscope.mobility.stay_detection import DetectedStays, detect_stays, import_library
from pointerscope.mobility.table_options import PositionOptions
from pointerscope.mobility.table_visits import About, visits_of_stays
from pointerscope.mobility.time_zones import find_time_zone

HEADER_LINES = 6
SECONDS_PER_DAY = 86_400
MAX_SAMPLED_ENTRIES = 1_000  # of a folder, to recognise the format

_FIRST_DAY, _LAST_DAY = date(1900, 1, 1), date(2099, 12, 31)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

_NUMBER = r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)\s*"
_POINT = re.compile(
    rf"{_NUMBER},{_NUMBER},[^,]*,[^,]*,[^,]*,\s*(\d{{4}}-\d\d-\d\d)\s*,\s*(\d\d:\d\d(?::\d\d)?)\s*",
    re.ASCII,
)

LICENCE = "Microsoft Research License Agreement"
TERMS = """\
Geolife GPS Trajectories 1.3, collected by Microsoft Research Asia from April 2007 to August 2012:
https://www.microsoft.com/en-us/download/details.aspx?id=52367

Under the Microsoft Research License Agreement that comes with the data: for research, not for
commerce. What is made of the data stays under these terms.

Its authors ask that these papers are cited:
Yu Zheng, Lizhu Zhang, Xing Xie, Wei-Ying Ma. Mining interesting locations and travel sequences
from GPS trajectories. WWW 2009, pages 791-800.
Yu Zheng, Quannan Li, Yukun Chen, Xing Xie, Wei-Ying Ma. Understanding mobility based on GPS data.
UbiComp 2008, pages 312-321.
Yu Zheng, Xing Xie, Wei-Ying Ma. GeoLife: A collaborative social networking service among user,
location and trajectory. IEEE Data Engineering Bulletin 33 (2), 2010, pages 32-40."""


class GeolifeOptions(PositionOptions):
    """How tracks become stays, and stays become visits; the defaults are the published ones."""


@dataclass(frozen=True)
class _Points:
    """Points of one person in any order."""

    seconds: Int[Integers, " N"]  # since 1970, UTC
    latitudes: Float[Numbers, " N"]
    longitudes: Float[Numbers, " N"]

    def __len__(self) -> int:
        return len(self.seconds)


def _looks_like_geolife(path: Path) -> bool:
    return any(
        (person / "Trajectory").is_dir()
        for folder in (path / "Data", path)
        if folder.is_dir()
        for person in islice(folder.iterdir(), MAX_SAMPLED_ENTRIES)
    )


@source(
    title="Geolife",
    path="the published folder of Geolife, with Data/<person>/Trajectory/*.plt",
    options=GeolifeOptions,
    recognises=_looks_like_geolife,
    order=10,
)
def geolife(path: Path, options: GeolifeOptions, reporter: ReadReporter) -> DataSet:
    """Read Geolife's tracks and convert them to visits, one person at a time.

    Raises:
        DataError: there are no tracks, no stay is left, or the time zone is unknown.
        MissingExtraError: trackintel is not installed.
    """
    if options.time_zone is not None:
        find_time_zone(options.time_zone)  # fail before reading, which takes minutes
    for library in ("trackintel", "pyarrow.csv"):
        import_library(library)
    people = _find_tracks(path / "Data" if (path / "Data").is_dir() else path)
    found = [
        _detect_stays(person, tracks, options, reporter, done, len(people))
        for done, (person, tracks) in enumerate(people.items())
    ]
    reporter.on_progress("people", len(people), len(people))
    person = np.repeat(np.arange(len(found), dtype=np.int32), [len(own.started) for own in found])
    stays = DetectedStays(*map(np.concatenate, zip(*found, strict=True)))
    about = About("Geolife", LICENCE, TERMS, "gps stays")
    return visits_of_stays(list(people), person, stays, options, reporter, about, name="geolife")


def _detect_stays(
    person: str,
    tracks: Iterable[Path],
    options: GeolifeOptions,
    reporter: ReadReporter,
    done: int,
    total: int,
) -> DetectedStays:
    reporter.on_progress("people", done, total)
    where, report = f"Data/{person}", reporter.report
    points = _sort_by_time(_read_tracks(tracks, where, report), where, report)
    report.count("people with tracks")
    report.count("points", len(points))
    if not len(points):
        report.drop("people without points", where=where)
        nothing = np.empty(0)
        return DetectedStays(nothing.astype(np.int64), nothing.astype(np.int64), nothing, nothing)
    return detect_stays(points.seconds, points.latitudes, points.longitudes, options)


def _find_tracks(folder: Path) -> dict[str, list[Path]]:
    """Return the tracks of every person who has any, by name.

    Raises:
        DataError: there are no tracks, or the folder cannot be read.
    """
    try:
        people = {
            person.name: sorted(
                track
                for track in (person / "Trajectory").iterdir()
                if track.suffix.lower() == ".plt"
            )
            for person in sorted(folder.iterdir())
            if (person / "Trajectory").is_dir()
        }
    except OSError as error:
        raise DataError(f"{error.filename} cannot be read: {error.strerror}.") from error
    with_tracks = {person: tracks for person, tracks in people.items() if tracks}
    if not with_tracks:
        raise DataError(
            f"{folder} contains no tracks. Name the folder of Geolife, with "
            "Data/<person>/Trajectory/*.plt."
        )
    return with_tracks


def _read_tracks(tracks: Iterable[Path], person: str, report: Report) -> _Points:
    """Read the points of a person's tracks, one track after the other."""
    parts = []
    for track in tracks:
        where = f"{person}/Trajectory/{track.name}"
        report.count("tracks")
        try:
            content = track.read_bytes()
        except OSError as error:
            report.drop("tracks that cannot be opened", where=f"{where}: {error.strerror}")
            continue
        points = _read_undamaged(content)
        if points is None:
            points = _read_line_by_line(content, where, report)
        parts.append(points)
    return _Points(
        np.concatenate([points.seconds for points in parts] or [np.empty(0, np.int64)]),
        np.concatenate([points.latitudes for points in parts] or [np.empty(0)]),
        np.concatenate([points.longitudes for points in parts] or [np.empty(0)]),
    )


def _read_undamaged(content: bytes) -> _Points | None:
    """Read an undamaged track fast; return None if anything is wrong with it."""
    from pyarrow import ArrowInvalid, BufferReader, csv, date32, float64, int32, time32

    *header, body = content.split(b"\n", HEADER_LINES)
    if len(header) < HEADER_LINES or any(_POINT.fullmatch(_decode(line)) for line in header):
        return None
    types = {
        "latitude": float64(),
        "longitude": float64(),
        "date": date32(),
        "time": time32("s"),
    }
    names = ["latitude", "longitude", "zero", "altitude", "days", "date", "time"]
    try:
        table = csv.read_csv(
            BufferReader(body),
            read_options=csv.ReadOptions(use_threads=False, column_names=names),
            parse_options=csv.ParseOptions(quote_char=False, ignore_empty_lines=False),
            convert_options=csv.ConvertOptions(
                column_types=types, include_columns=list(types), null_values=[]
            ),
        )
    except ArrowInvalid:
        return None
    points = _Points(
        table["date"].cast(int32()).to_numpy() * np.int64(SECONDS_PER_DAY)
        + table["time"].cast(int32()).to_numpy(),
        table["latitude"].to_numpy(),
        table["longitude"].to_numpy(),
    )
    return points if _on_earth(points).all() else None


def _on_earth(points: _Points) -> Booleans:
    """Return which points have a possible position and day; NaN is not possible."""
    days = points.seconds // SECONDS_PER_DAY
    return (
        (np.abs(points.latitudes) <= 90)
        & (np.abs(points.longitudes) <= 180)
        & (days >= (_FIRST_DAY - _EPOCH.date()).days)
        & (days <= (_LAST_DAY - _EPOCH.date()).days)
    )


def _read_line_by_line(content: bytes, where: str, report: Report) -> _Points:
    """Read a damaged track line by line and count what is skipped."""
    rows: list[tuple[int, float, float]] = []
    for number, line in enumerate(content.splitlines(), 1):
        point = _parse_point(_decode(line))
        if point is not None and _is_on_earth(*point):
            rows.append(point)
        elif point is not None:
            report.drop("points that are not on Earth", where=f"{where}, line {number:,}")
        elif number > HEADER_LINES and line.strip():
            report.drop("lines that are not points", where=f"{where}, line {number:,}")
    if not rows:
        report.drop("tracks without points", where=where)
    return _Points(
        np.array([row[0] for row in rows], dtype=np.int64),
        np.array([row[1] for row in rows], dtype=np.float64),
        np.array([row[2] for row in rows], dtype=np.float64),
    )


def _decode(line: bytes) -> str:
    return line.decode("utf-8-sig", "replace")


def _parse_point(line: str) -> tuple[int, float, float] | None:
    """Return seconds, latitude and longitude of a line, or None if it is not a point."""
    match = _POINT.fullmatch(line)
    if match is None:
        return None
    try:
        moment = datetime.fromisoformat(f"{match[3]}T{match[4]}+00:00")
    except ValueError:
        return None
    return (moment - _EPOCH) // timedelta(seconds=1), float(match[1]), float(match[2])


def _is_on_earth(seconds: int, latitude: float, longitude: float) -> bool:
    day = _EPOCH.date() + timedelta(seconds=seconds)
    return abs(latitude) <= 90 and abs(longitude) <= 180 and _FIRST_DAY <= day <= _LAST_DAY


def _sort_by_time(points: _Points, where: str, report: Report) -> _Points:
    """Sort points by time; of several at one moment, use the first that was read."""
    _, first = np.unique(points.seconds, return_index=True)
    duplicates = len(points) - len(first)
    report.drop(
        "points at the same moment as another",
        duplicates,
        where=f"{where}: {duplicates:,} points",
    )
    return _Points(points.seconds[first], points.latitudes[first], points.longitudes[first])
