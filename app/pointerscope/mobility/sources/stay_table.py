"""Stays with coordinates in a text file, one on each line.

The file has a header and then the stays, in columns separated by spaces::

    Latitude Longitude ArrivingTime LeavingTime AgentID
    39.970546 116.394313 2009-01-10,01:48:22 2009-01-10,02:25:17 135

Times are UTC. Published stays of Geolife have this format, and the default time zone is theirs.

The header may be missing, and empty lines are ignored. A line that cannot be read, or whose stay
ends before it begins, is skipped and reported with its number. A file is refused if most of its
lines are skipped.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import numpy as np
from pydantic import Field

from pointerscope.mobility.cells import TextCodes
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import (
    DataError,
    ReadReporter,
    geolife,
    refuse_if_mostly_dropped,
    source,
)
from pointerscope.mobility.stay_detection import DetectedStays
from pointerscope.mobility.table_files import read_beginning
from pointerscope.mobility.table_options import PositionOptions
from pointerscope.mobility.table_visits import About, visits_of_stays
from pointerscope.mobility.time_zones import find_time_zone

COLUMNS = "Latitude Longitude ArrivingTime LeavingTime AgentID"
LINES_PER_REPORT = 10_000
SAMPLE_BYTES = 1_000  # contain the first line

_COORDINATE = r"([-+]?\d{1,3}(?:\.\d*)?(?:[eE]-?\d{1,3})?)"
_MOMENT = r"((?:19|20)\d\d-\d\d-\d\d,\d\d:\d\d:\d\d)"
_STAY = re.compile(
    rf"\s*{_COORDINATE}\s+{_COORDINATE}\s+{_MOMENT}\s+{_MOMENT}\s+(\S+)\s*", re.ASCII
)

TERMS = """\
The file does not say where its stays come from or on what terms they may be used.
"""


def _looks_like_stays(path: Path) -> bool:
    beginning = read_beginning(path, SAMPLE_BYTES)
    first = beginning.decode("utf-8-sig", "replace").partition("\n")[0]
    return _is_header(first) or _STAY.fullmatch(first) is not None


class StayTableOptions(PositionOptions):
    """Facts that the file does not state, and how places are found."""

    origin: Annotated[
        Literal["geolife"] | None,
        Field(description="Origin of the stays; geolife adds its licence."),
    ] = None


@source(
    title="Stays with coordinates, as text",
    path=f"a text file with the columns {COLUMNS}, separated by spaces, times in UTC",
    options=StayTableOptions,
    recognises=_looks_like_stays,
    order=30,
)
def stay_table(path: Path, options: StayTableOptions, reporter: ReadReporter) -> DataSet:
    """Read stays and cluster them into places.

    Raises:
        DataError: most lines cannot be read, no stay is left, or the time zone is unknown.
        MissingExtraError: scikit-learn is not installed.
    """
    if options.time_zone is not None:
        find_time_zone(options.time_zone)  # fail before reading, which takes longer
        reporter.report.note("The file does not say where its people live; time_zone changes that.")
    names, *columns = zip(*_stays(path, reporter), strict=True)
    agents = TextCodes()
    person = agents.encode(list(names))
    started, finished = (np.array(column, np.int64) for column in columns[:2])
    latitudes, longitudes = (np.array(column, np.float64) for column in columns[2:])
    stays = DetectedStays(started, finished, latitudes, longitudes)
    about = (
        About("Geolife", geolife.LICENCE, geolife.TERMS, "gps stays", "Agent")
        if options.origin == "geolife"
        else About(f"Stays of {path.name}", "not stated", TERMS, "gps stays", "Agent")
    )
    return visits_of_stays(agents.texts, person, stays, options, reporter, about, name="stay-table")


def _stays(path: Path, reporter: ReadReporter) -> Iterator[tuple[str, int, int, float, float]]:
    """Yield the agent, arrival, departure, latitude and longitude of every stay that can be read.

    Times are seconds since 1970.

    Raises:
        DataError: most lines cannot be read.
    """
    lines = _read_lines(path)
    read = skipped = 0
    for number, line in enumerate(lines, 1):
        if number % LINES_PER_REPORT == 0:
            reporter.on_progress("lines", number, len(lines))
        if not line.strip() or (number == 1 and _is_header(line)):
            continue
        read += 1
        where = f"{path.name}, line {number:,}"
        try:
            stay = _parse_stay(line)
        except ValueError as error:
            skipped += 1
            reporter.report.drop("lines that cannot be read", where=f"{where}: {error}")
            continue
        if stay[2] < stay[1]:
            skipped += 1
            reporter.report.drop("stays that end before they begin", where=where)
            continue
        yield stay
    reporter.on_progress("lines", len(lines), len(lines))
    reporter.report.count("lines", read)
    refuse_if_mostly_dropped(path, "lines", skipped, read, reporter.report)


def _read_lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8-sig", "replace").split("\n")
    except OSError as error:
        raise DataError(f"{path} cannot be opened: {error.strerror}.") from error


def _is_header(line: str) -> bool:
    return line.casefold().split() == COLUMNS.casefold().split()


def _parse_stay(line: str) -> tuple[str, int, int, float, float]:
    """Parse the stay on a line.

    Raises:
        ValueError: the line is not a stay; the message says why.
    """
    match = _STAY.fullmatch(line)
    if match is None:
        raise ValueError("the columns have the wrong form")
    latitude, longitude = float(match[1]), float(match[2])
    if abs(latitude) > 90 or abs(longitude) > 180:
        raise ValueError("the position is not on Earth")
    return match[5], _parse_moment(match[3]), _parse_moment(match[4]), latitude, longitude


def _parse_moment(text: str) -> int:
    try:
        return int(datetime.fromisoformat(text.replace(",", "T") + "+00:00").timestamp())
    except ValueError:
        raise ValueError("there is no such date or time") from None
