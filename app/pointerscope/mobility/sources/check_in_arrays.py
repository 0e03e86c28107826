"""Check-ins in a NumPy array, such as `nyc-checkins.npy`.

`X-checkins.npy` has integers of shape [n, 3]: user, place, and minutes since a given moment, in any
order. An optional `X-places.npy` beside it has numbers of shape [m, 3]: place, latitude, longitude.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import numpy as np
from pydantic import AwareDatetime, Field

from pointerscope.mobility.check_ins import CHECK_IN_RULE, CheckInOptions
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.places import Place
from pointerscope.mobility.sources import DataError, ReadReporter, refuse_if_mostly_dropped, source
from pointerscope.mobility.sources.foursquare import CITY_NAMES, LICENCE, TERMS
from pointerscope.mobility.stays import Stay, number_stays
from pointerscope.mobility.time_zones import find_time_zone

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path
    from typing import Any
    from zoneinfo import ZoneInfo

    from jaxtyping import Int
    from numpy.typing import NDArray

    CheckIns = Int[NDArray[np.int64], "N 3"]

CHECK_INS = "-checkins.npy"
PLACES = "-places.npy"
FIRST_YEAR, LAST_YEAR = 1970, 2099


class CheckInArrayOptions(CheckInOptions):
    """The moment of minute 0 and the time zone; the defaults fit the New York check-ins."""

    start: Annotated[
        AwareDatetime, Field(description="The moment of minute 0, such as 2012-04-03T18:00Z.")
    ] = datetime(2012, 4, 3, 18, tzinfo=UTC)
    time_zone: Annotated[
        str, Field(description="Time zone where the people live; visits get its local time.")
    ] = "America/New_York"


def _looks_like_arrays(path: Path) -> bool:
    try:
        if path.is_dir():
            return len(_list_check_in_files(path)) == 1
        return path.name.endswith(CHECK_INS) and path.is_file()
    except OSError:
        return False


@source(
    title="Check-ins in NumPy arrays",
    path=f"a file X{CHECK_INS} of integers (user, place, minute), or a folder with one such file; "
    f"X{PLACES} (place, latitude, longitude) may be beside it",
    options=CheckInArrayOptions,
    recognises=_looks_like_arrays,
    order=20,
)
def check_in_arrays(path: Path, options: CheckInArrayOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins and, where known, the coordinates of their places.

    Raises:
        DataError: an array has the wrong form, or the time zone is unknown.
    """
    zone = find_time_zone(options.time_zone)
    file = _find_check_in_file(path)
    rows = _read_check_ins(file, options.start, reporter)
    numbered = number_stays(_stays(rows, options.start, zone), options, reporter.report)
    name = file.name.removesuffix(CHECK_INS)
    return DataSet(
        name=name,
        title=f"Check-ins in {CITY_NAMES.get(name, name)}",
        licence=LICENCE,
        places=_places(file.with_name(name + PLACES), numbered.places, reporter),
        people={number: f"User {user}" for number, user in numbered.people.items()},
        visits=numbered.visits,
        kind="check-ins",
        terms=TERMS,
        rule=CHECK_IN_RULE,
        report=reporter.report,
    )


def _find_check_in_file(path: Path) -> Path:
    if not path.is_dir():
        return path
    files = _list_check_in_files(path)
    if len(files) != 1:
        names = ", ".join(file.name for file in files) or "none"
        raise DataError(f"{path} must contain one file X{CHECK_INS}; it has {names}.")
    return files[0]


def _list_check_in_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.iterdir() if file.name.endswith(CHECK_INS))


def _load_array(file: Path) -> NDArray[Any]:
    """Load an array of numbers; pickled objects are refused.

    Raises:
        DataError: the file is anything but an array of shape [n, 3].
    """
    try:
        array = np.load(file, mmap_mode="r", allow_pickle=False)
    except OSError as error:
        raise DataError(f"{file} cannot be opened: {error}.") from error
    except (ValueError, EOFError, SyntaxError, OverflowError) as error:
        raise DataError(f"{file.name} is not a NumPy array of numbers: {error}.") from error
    if not isinstance(array, np.ndarray) or array.ndim != 2 or array.shape[1] != 3:
        raise DataError(f"{file.name} must contain one array of three columns.")
    return array


def _read_check_ins(file: Path, start: datetime, reporter: ReadReporter) -> CheckIns:
    """Read the check-ins of a file, without those at impossible times.

    Raises:
        DataError: the numbers are not integers, or most times are impossible.
    """
    array = _load_array(file)
    if array.dtype.kind not in "iu" or not np.can_cast(array.dtype, np.int64):
        raise DataError(f"{file.name} must contain whole numbers, not {array.dtype}.")
    rows = array.astype(np.int64)
    reporter.report.count("check-ins", len(rows))
    first, last = (
        (datetime(year, 1, 1, tzinfo=UTC) - start).total_seconds() // 60
        for year in (FIRST_YEAR, LAST_YEAR + 1)
    )
    possible = (rows[:, 2] >= first) & (rows[:, 2] < last)
    for row in np.flatnonzero(~possible).tolist():
        where = f"{file.name}, row {row:,}: minute {rows[row, 2]}"
        reporter.report.drop(f"check-ins not in {FIRST_YEAR} to {LAST_YEAR}", where=where)
    impossible = len(rows) - int(possible.sum())
    refuse_if_mostly_dropped(file, "check-ins", impossible, len(rows), reporter.report)
    return rows[possible]


def _stays(rows: CheckIns, start: datetime, zone: ZoneInfo) -> Iterator[Stay]:
    seconds = rows[:, 2] * 60 + int(start.timestamp())
    for user, place, second in zip(
        map(str, rows[:, 0].tolist()), map(str, rows[:, 1].tolist()), seconds.tolist(), strict=True
    ):
        arrival = datetime.fromtimestamp(second, zone).replace(tzinfo=None, fold=0)
        yield Stay(user, arrival, 0, place)


def _places(file: Path, numbers: Mapping[str, int], reporter: ReadReporter) -> tuple[Place, ...]:
    """Return the visited places, with coordinates where the file has them.

    Raises:
        DataError: the file exists but does not contain places.
    """
    if not file.exists():
        reporter.report.note(f"There is no {file.name}, so places have no coordinates.")
        return tuple(Place(number) for number in numbers.values())
    array = _load_array(file)
    if array.dtype.kind not in "iuf":
        raise DataError(f"{file.name} must contain numbers, not {array.dtype}.")
    coordinates = dict(_coordinates(file, array.astype(np.float64), reporter))
    without = sum(name not in coordinates for name in numbers)
    if without:
        reporter.report.note(f"{without:,} visited places have no coordinates in {file.name}.")
    return tuple(
        Place(number, None, None, *coordinates.get(name, (None, None)))
        for name, number in numbers.items()
    )


def _coordinates(
    file: Path, array: NDArray[np.float64], reporter: ReadReporter
) -> Iterator[tuple[str, tuple[float, float]]]:
    reporter.report.count("places with coordinates", len(array))
    for row, (place, latitude, longitude) in enumerate(array.tolist()):
        if not (place.is_integer() and abs(latitude) <= 90 and abs(longitude) <= 180):
            where = f"{file.name}, row {row:,}"
            reporter.report.drop("places with impossible coordinates", where=where)
            continue
        yield str(int(place)), (latitude, longitude)
