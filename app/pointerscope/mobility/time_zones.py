"""Local times: the offsets of time zones, and the zones of coordinates."""

import atexit
import importlib
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Float, Int
from pointerscope.mobility.sources import DataError, MissingExtraError

Degrees = Float[NDArray[np.float64], " N"]

QUARTER = 900  # seconds; since about 1972, clocks change only at quarters of an hour
DEGREES_OF_GRID = 0.05  # positions within one square share a zone where both corners do


def find_time_zone(name: str) -> ZoneInfo:
    """Return the time zone with this name.

    Raises:
        DataError: there is none.
    """
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:  # OSError: a region such as "Europe"
        raise DataError(
            f'There is no time zone "{name}". Write one such as Asia/Shanghai or UTC.'
        ) from error


def utc_offsets(seconds: Int[NDArray[np.int64], " N"], zone: ZoneInfo) -> NDArray[np.int32]:
    """Return how many seconds the clocks of a zone are ahead of UTC.

    Args:
        seconds: moments, since 1970 in UTC.
        zone: the time zone.
    """
    quarters, of_quarter = np.unique(seconds // QUARTER, return_inverse=True)
    first = np.array([_offset(int(quarter) * QUARTER, zone) for quarter in quarters], np.int32)
    last = np.array([_offset(int(q) * QUARTER + QUARTER - 1, zone) for q in quarters], np.int32)
    offsets = first[of_quarter]
    for row in np.flatnonzero((first != last)[of_quarter]):  # in the days before 1972
        offsets[row] = _offset(int(seconds[row]), zone)
    return offsets


def _offset(seconds: int, zone: ZoneInfo) -> int:
    offset = _moment(seconds).astimezone(zone).utcoffset()
    assert offset is not None  # a zone has one at every moment
    return offset.days * 86_400 + offset.seconds


def _moment(seconds: int) -> datetime:
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)


def zones_at(latitudes: Degrees, longitudes: Degrees) -> tuple[list[str], NDArray[np.int32]]:
    """Return the names of the time zones at positions, and for each position the index of its own.

    Positions within about 5 km are looked up once.

    Raises:
        MissingExtraError: timezonefinder is not installed.
    """
    squares = np.round(np.column_stack([latitudes, longitudes]) / DEGREES_OF_GRID)
    unique, first, of_square = np.unique(squares, axis=0, return_index=True, return_inverse=True)
    find = _finder().timezone_at
    names: dict[str, int] = {}
    indices = np.empty(len(unique), np.int32)
    for square, row in enumerate(first):
        name = find(lat=float(latitudes[row]), lng=float(longitudes[row])) or "UTC"
        indices[square] = names.setdefault(name, len(names))
    return list(names), indices[of_square.reshape(-1)]


@cache
def _finder() -> Any:
    try:
        finder = importlib.import_module("timezonefinder").TimezoneFinder()
    except ImportError as error:
        raise MissingExtraError("Finding the time zone of coordinates") from error
    atexit.register(finder.cleanup)  # it keeps files open
    return finder
