"""Roles of the columns of a table, guessed from their names or, without names, from their cells."""

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from pointerscope.mobility.report import Report
from pointerscope.mobility.sources import DataError, ReadReporter
from pointerscope.mobility.table_files import TableFile
from pointerscope.mobility.written_times import AmbiguousTimesError, guess_time_format


class MissingRolesError(DataError):
    """Columns of a table must be chosen before it can be read.

    Attributes:
        columns: the names of all columns, with the roles that were recognised; "" for none.
        missing: the roles that are needed and have no column.
    """

    def __init__(self, file_name: str, missing: Sequence[str], columns: Mapping[str, str]) -> None:
        settings = " ".join(f"--set {role}=COLUMN" for role in missing)
        super().__init__(
            f"{file_name} is nearest to a table of visits, but no column was recognised as "
            f"{' or as '.join(missing)}. Choose with {settings}"
            + (" (or latitude and longitude)" if "place" in missing else "")
            + f". The columns are: {', '.join(columns)}."
        )
        self.columns = dict(columns)
        self.missing = tuple(missing)


# Names by role, the likeliest first, in lower case without spaces and signs.
COLUMN_NAMES: Mapping[str, tuple[str, ...]] = {
    "person": (
        *("userid", "user", "uid", "personid", "person", "agentid", "agent", "username"),
        *("travelerid", "traveler", "travellerid", "traveller", "participantid", "participant"),
        *("individualid", "individual", "subjectid", "subject", "deviceid", "device"),
        *("customerid", "customer", "memberid", "member", "who", "individuallocalidentifier"),
        *("taglocalidentifier", "id"),
    ),
    "arrival": (
        *("arrival", "arrivaltime", "arrivedat", "arrivingtime", "arrive", "startedat"),
        *("starttime", "start", "starttimestamp", "begin", "begintime", "checkintime"),
        *("checkinat", "checkin", "trackedat", "entrytime", "enteredat", "localtime"),
        *("timestamp", "datetime", "utctimestamp", "utctime", "time", "ts", "when", "date"),
        *("arrived", "started", "begins", "began", "fromtime", "from"),
    ),
    "date": ("date", "day", "localdate", "visitdate", "arrivaldate", "startdate"),
    "departure": (
        *("departure", "departuretime", "departedat", "leavingtime", "leavetime", "leftat"),
        *("leavingdatetime", "departuredatetime", "enddatetime"),
        *("leave", "leaving", "finishedat", "endedat", "endtime", "end", "endtimestamp"),
        *("finish", "stoptime", "checkouttime", "checkout", "exittime", "exitedat", "until"),
        *("departed", "left", "ended", "ends", "finished", "till", "totime", "to"),
    ),
    "duration": (
        *("durationminutes", "durationmin", "durationmins", "durationseconds", "durationsec"),
        *("durationsecs", "durations", "durationhours", "durationh", "duration", "stayminutes"),
        *("stayduration", "stay", "dwelltime", "dwell", "minutes", "seconds", "hours"),
    ),
    "utc_offset": (
        *("timezoneoffset", "utcoffset", "tzoffset", "timezoneoffsetminutes", "offset"),
    ),
    "place": (
        *("placeid", "locationid", "venueid", "poiid", "siteid", "areaid", "cellid", "locid"),
        *("place", "location", "venue", "poi", "site", "area", "cell", "loc", "where"),
        *("placename", "locationname", "venuename", "poiname"),
    ),
    "latitude": (
        *("latitude", "lat", "placelatitude", "placelat", "venuelatitude", "venuelat"),
        *("locationlat",),
    ),
    "longitude": (
        *("longitude", "lon", "lng", "long", "placelongitude", "placelon", "placelng"),
        *("venuelongitude", "venuelon", "venuelng", "locationlong", "locationlon"),
    ),
    "geometry": ("geom", "geometry", "wkt", "point", "center"),
    "name": (
        *("placename", "locationname", "venuename", "poiname", "sitename", "name"),
        *("place", "location", "venue", "poi", "site"),
    ),
    "category": (
        *("category", "categoryname", "placecategory", "venuecategory", "venuecategoryname"),
        *("poicategory", "locationcategory", "placetype", "locationtype", "type", "purpose"),
    ),
}


NOT_A_NAME = re.compile(r"[\W\d_]*|[0-9a-fA-F-]{12,}")  # numbers and hashes
SAMPLE_ROWS = 200


def choose_columns(
    columns: Sequence[str], requested: Mapping[str, str | None], file_name: str = "The table"
) -> dict[str, str]:
    """Return the column of every role that has one.

    Args:
        columns: the names of the table's columns.
        requested: the column of every role; None guesses it, "" uses none.
        file_name: the name of the file, for messages.

    Raises:
        DataError: a required role has no column, or a requested column does not exist.
    """
    chosen: dict[str, str] = {}
    for role in COLUMN_NAMES:
        wanted = requested[role]
        if wanted:
            chosen[role] = _existing(wanted, role, columns)
    for role, names in COLUMN_NAMES.items():
        if requested[role] is None:
            free = {
                _normalise(column): column
                for column in reversed(columns)
                if column not in chosen.values()
            }
            if column := next((free[name] for name in names if name in free), None):
                chosen[role] = column
    # Beside another time, "from" and "to" are the places of a journey.
    if _normalise(chosen.get("departure", "")) == "to" != requested["departure"] and (
        _normalise(chosen.get("arrival", "")) != "from"
    ):
        del chosen["departure"]
    check_roles(chosen, columns, file_name)
    for role in chosen:
        if columns.count(chosen[role]) > 1:
            raise DataError(f'Two columns have the name "{chosen[role]}". Rename one of them.')
    return chosen


def role_of(name: str) -> str | None:
    """Return the role that a name is guessed to have; None if there is none."""
    wanted = _normalise(name)
    return next((role for role, names in COLUMN_NAMES.items() if wanted in names), None)


def check_roles(chosen: Mapping[str, str], columns: Sequence[str], file_name: str) -> None:
    """Check that every row will say who was where and when.

    Raises:
        MissingRolesError: a required role has no column; the message says how to choose one.
    """
    missing = [role for role in ("person", "arrival") if role not in chosen]
    has_position = {"latitude", "longitude"} <= chosen.keys() or "geometry" in chosen
    if "place" not in chosen and not has_position:
        missing.append("place")
    if missing:
        roles = dict.fromkeys(columns, "") | {column: role for role, column in chosen.items()}
        raise MissingRolesError(file_name, missing, roles)


def guess_columns_by_cells(
    file: TableFile, requested: Mapping[str, str | None], report: Report
) -> dict[str, str]:
    """Return the column of every role of a table without a header, by what the cells look like.

    Times are the arrival and the departure, degrees with decimals the latitude and the longitude.
    Of the others, the one with the fewest different values is the person and the next the place.

    Raises:
        DataError: a required role has no column, or a requested column does not exist.
    """
    names = {str(number): name for number, name in enumerate(file.columns, 1)}
    chosen = {
        role: _existing(names.get(wanted, wanted), role, file.columns)
        for role, wanted in requested.items()
        if wanted
    }
    sample = [
        row.cells for row in islice(file.rows(file.columns, ReadReporter()), SAMPLE_ROWS)
        if not row.problem
    ]  # fmt: skip
    cells = dict(zip(file.columns, map(list, zip(*sample, strict=True)), strict=True))
    free = [column for column in file.columns if column not in chosen.values()]

    def take(role: str, columns: Sequence[str]) -> None:
        if requested[role] is None and columns and role not in chosen:
            chosen[role] = columns[0]
            free.remove(columns[0])

    take("arrival", [column for column in free if _are_times(cells[column])])
    take("departure", [column for column in free if _are_times(cells[column])])
    take("latitude", [column for column in free if _are_degrees(cells[column], 90)])
    take("longitude", [column for column in free if _are_degrees(cells[column], 180)])
    if ("latitude" in chosen) != ("longitude" in chosen):
        free += [chosen.pop(role) for role in ("latitude", "longitude") if role in chosen]
    by_variety = sorted(free, key=lambda column: len(set(cells[column])))
    take("person", by_variety)
    take("place", [column for column in by_variety if column in free])
    check_roles(chosen, file.columns, file.path.name)
    report.warn(
        "The first line names no columns, so their roles were guessed from their cells. Choose "
        "others by their numbers, such as --set person=1 --set arrival=2; with header=true, the "
        "first line names the columns."
    )
    return chosen


def _are_times(cells: Sequence[Any]) -> bool:
    known = [cell for cell in cells if str(cell).strip()]
    try:
        guess_time_format(known, lambda: known)
    except AmbiguousTimesError as error:
        return "day" in str(error)  # a date whose order is not known is one
    return True


def _are_degrees(cells: Sequence[Any], maximum: int) -> bool:
    texts = [str(cell).strip().replace(",", ".") for cell in cells]
    if not texts or not all(re.fullmatch(r"[-+]?\d{1,3}\.\d{2,}", text) for text in texts):
        return False
    return all(abs(float(text)) <= maximum for text in texts)


def note_columns(columns: Sequence[str], chosen: Mapping[str, str], report: Report) -> None:
    """Note the role of every column and the columns without a role."""
    report.columns |= dict.fromkeys(columns, "") | {column: role for role, column in chosen.items()}
    used = ", ".join(f'"{column}" as {role}' for role, column in chosen.items())
    report.note(f"Columns used: {used}.")
    if ignored := [f'"{column}"' for column in columns if column not in chosen.values()]:
        report.note(f"Columns ignored: {', '.join(ignored)}.")


def _existing(wanted: str, role: str, columns: Sequence[str]) -> str:
    if wanted in columns:
        return wanted
    matching = [column for column in columns if column.casefold() == wanted.casefold()]
    if len(matching) != 1:
        raise DataError(
            f'There is no column "{wanted}" for {role}. Choose one of: {", ".join(columns)}.'
        )
    return matching[0]


def _normalise(column: str) -> str:
    return re.sub(r"[\W_]", "", column.casefold())
