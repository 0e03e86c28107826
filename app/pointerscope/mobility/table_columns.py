"""Roles of the columns of a table, guessed from their names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pointerscope.mobility.sources import DataError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pointerscope.mobility.report import Report

# Names by role, the likeliest first, in lower case without spaces and signs.
COLUMN_NAMES: Mapping[str, tuple[str, ...]] = {
    "person": (
        *("userid", "user", "uid", "personid", "person", "agentid", "agent", "username"),
        *("travelerid", "traveler", "travellerid", "traveller", "participantid", "participant"),
        *("individualid", "individual", "subjectid", "subject", "deviceid", "device"),
        *("customerid", "customer", "memberid", "member", "who", "id"),
    ),
    "arrival": (
        *("arrival", "arrivaltime", "arrivedat", "arrivingtime", "arrive", "startedat"),
        *("starttime", "start", "starttimestamp", "begin", "begintime", "checkintime"),
        *("checkinat", "checkin", "entrytime", "enteredat", "localtime", "timestamp", "datetime"),
        *("utctimestamp", "utctime", "time", "ts", "when", "date"),
    ),
    "departure": (
        *("departure", "departuretime", "departedat", "leavingtime", "leavetime", "leftat"),
        *("leave", "leaving", "finishedat", "endedat", "endtime", "end", "endtimestamp"),
        *("finish", "stoptime", "checkouttime", "checkout", "exittime", "exitedat", "until"),
    ),
    "duration": (
        *("durationminutes", "durationmin", "durationmins", "durationseconds", "durationsec"),
        *("durationsecs", "durations", "durationhours", "durationh", "duration", "stayminutes"),
        *("stayduration", "stay", "dwelltime", "dwell", "minutes", "seconds", "hours"),
    ),
    "place": (
        *("placeid", "locationid", "venueid", "poiid", "siteid", "areaid", "cellid", "locid"),
        *("place", "location", "venue", "poi", "site", "area", "cell", "loc", "where"),
        *("placename", "locationname", "venuename", "poiname"),
    ),
    "latitude": ("latitude", "lat", "placelatitude", "placelat", "venuelatitude", "venuelat"),
    "longitude": (
        *("longitude", "lon", "lng", "long", "placelongitude", "placelon", "placelng"),
        *("venuelongitude", "venuelon", "venuelng"),
    ),
    "name": (
        *("placename", "locationname", "venuename", "poiname", "sitename", "name"),
        *("place", "location", "venue", "poi", "site"),
    ),
    "category": (
        *("category", "categoryname", "placecategory", "venuecategory", "venuecategoryname"),
        *("poicategory", "locationcategory", "placetype", "locationtype", "type", "purpose"),
    ),
}


def choose_columns(columns: Sequence[str], requested: Mapping[str, str | None]) -> dict[str, str]:
    """Return the column of every role that has one.

    Args:
        columns: the names of the table's columns.
        requested: the column of every role; None guesses it, "" uses none.

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
    missing = [role for role in ("person", "arrival") if role not in chosen]
    if "place" not in chosen and not {"latitude", "longitude"} <= chosen.keys():
        missing.append("place")
    if missing:
        settings = ", ".join(f"--set {role}=COLUMN" for role in missing)
        raise DataError(
            f"No column was recognised as {' or as '.join(missing)}. Choose with {settings}"
            + (" (or latitude and longitude)" if "place" in missing else "")
            + f". The columns are: {', '.join(columns)}."
        )
    for role in chosen:
        if columns.count(chosen[role]) > 1:
            raise DataError(f'Two columns have the name "{chosen[role]}". Rename one of them.')
    return chosen


def note_columns(columns: Sequence[str], chosen: Mapping[str, str], report: Report) -> None:
    """Note the role of every column and the columns without a role."""
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
