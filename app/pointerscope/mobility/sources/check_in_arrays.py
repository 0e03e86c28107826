"""Check-ins in a NumPy array, such as `nyc-checkins.npy`.

`X-checkins.npy` has integers of shape [n, 3]: user, place, and minutes since a given moment, in any
order. An optional `X-places.npy` beside it has numbers of shape [m, 3]: place, latitude, longitude.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray
from pydantic import AwareDatetime, Field

from pointerscope.core.array_types import Float, Int
from pointerscope.mobility.cells import SECOND
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import DataError, ReadReporter, refuse_if_mostly_dropped, source
from pointerscope.mobility.sources.foursquare import CITY_NAMES, LICENCE, TERMS
from pointerscope.mobility.stays import MICROSECONDS
from pointerscope.mobility.table_options import CheckInOptions
from pointerscope.mobility.table_rows import Rows
from pointerscope.mobility.table_visits import About, visits_of_rows

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
    if path.is_dir():
        return len(_list_check_in_files(path)) == 1
    return path.name.endswith(CHECK_INS) and path.is_file()


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
    file = _find_check_in_file(path)
    name = file.name.removesuffix(CHECK_INS)
    check_ins = _read_check_ins(file, options.start, reporter)
    people, person = np.unique(check_ins[:, 0], return_inverse=True)
    places, place = np.unique(check_ins[:, 1], return_inverse=True)
    degrees = _coordinates(file.with_name(name + PLACES), places, reporter)
    latitudes, longitudes = degrees[place].T
    moments = check_ins[:, 2] * MICROSECONDS + int(options.start.timestamp()) * SECOND
    rows = Rows(
        people=list(map(str, people.tolist())),
        person=person.astype(np.int32),
        local=moments,
        offsets=np.zeros(len(moments), np.int32),
        places=list(map(str, places.tolist())),
        place=place.astype(np.int32),
        latitudes=latitudes,
        longitudes=longitudes,
    )
    about = About(f"Check-ins in {CITY_NAMES.get(name, name)}", LICENCE, TERMS, "check-ins")
    return visits_of_rows(rows, options, reporter, about, name=name)


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


def _coordinates(
    file: Path, places: Int[NDArray[np.int64], " P"], reporter: ReadReporter
) -> Float[NDArray[np.float64], "P 2"]:
    """Return latitude and longitude of the visited places; NaN where the file does not have them.

    Raises:
        DataError: the file exists but does not contain places.
    """
    report = reporter.report
    degrees = np.full((len(places), 2), np.nan)
    if not file.exists():
        report.note(f"There is no {file.name}, so places have no coordinates.")
        return degrees
    array = _load_array(file)
    if array.dtype.kind not in "iuf":
        raise DataError(f"{file.name} must contain numbers, not {array.dtype}.")
    known = array.astype(np.float64)
    report.count("places with coordinates", len(known))
    possible = (known[:, 0] % 1 == 0) & (np.abs(known[:, 1:]) <= (90, 180)).all(axis=1)
    for row in np.flatnonzero(~possible).tolist():
        report.drop("places with impossible coordinates", where=f"{file.name}, row {row:,}")
    known = known[possible]
    row_of = dict(zip(known[:, 0].astype(np.int64).tolist(), range(len(known)), strict=True))
    for index, place in enumerate(places.tolist()):
        if place in row_of:
            degrees[index] = known[row_of[place], 1:]
    if without := int(np.isnan(degrees[:, 0]).sum()):
        report.note(f"{without:,} visited places have no coordinates in {file.name}.")
    return degrees
