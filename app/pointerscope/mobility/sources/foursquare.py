"""Foursquare check-ins in the format of TSMC2014: tab-separated text without a header.

A line has the user, venue, category id, category name, latitude, longitude, offset of the local
time from UTC in minutes, and time in UTC::

    470<tab>49bbd6c0f964a520f4531fe3<tab>4bf5…<tab>Arts & Crafts Store<tab>40.7198<tab>-74.0026
        <tab>-240<tab>Tue Apr 03 18:00:09 +0000 2012

The published files are in Latin-1; copies in UTF-8 are read as well.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import datetime, time, timedelta
from functools import lru_cache
from statistics import median
from typing import TYPE_CHECKING

from pointerscope.mobility.check_ins import CHECK_IN_RULE, CheckInOptions
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.places import Place
from pointerscope.mobility.sources import DataError, ReadReporter, refuse_if_mostly_dropped, source
from pointerscope.mobility.stays import Stay, number_stays

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LICENCE = "research use"
CITY_NAMES = {"nyc": "New York", "tky": "Tokyo"}  # abbreviations in the published file names
COLUMNS = (
    "user, venue, category id, category name, latitude, longitude, offset in minutes, UTC time"
)
LINES_PER_REPORT = 10_000
FIRST_YEAR, LAST_YEAR = 1970, 2099
SAMPLE_BYTES = 8_192  # contain the first lines

_MONTHS = b"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
_COLUMN_COUNT = 8
_TIME_LENGTH = len("Tue Apr 03 18:00:09 +0000 2012")
_MAX_OFFSET_MINUTES = 16 * 60

TERMS = """\
Check-ins on Foursquare from the public TSMC2014 data set, described in Dingqi Yang, Daqing Zhang, \
Vincent W. Zheng and Zhiyong Yu, "Modeling User Activity Preference by Leveraging User Spatial \
Temporal Characteristics in LBSNs", IEEE Transactions on Systems, Man, and Cybernetics: Systems \
45 (1), 2015. Its authors offer it for research and ask that the paper be cited; what is made of \
it stays under the same terms."""


class FoursquareOptions(CheckInOptions):
    """How check-ins become visits."""


def _looks_like_check_ins(path: Path) -> bool:
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            lines = file.read(SAMPLE_BYTES).splitlines()
    except OSError:
        return False
    reader = _LineReader()
    return any(reader.can_read(line) for line in lines[:3])


@source(
    title="Foursquare check-ins (TSMC2014)",
    path=f"a text file with the columns {COLUMNS}, separated by tabs",
    options=FoursquareOptions,
    recognises=_looks_like_check_ins,
    order=30,
)
def foursquare(path: Path, options: FoursquareOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins, each in its own local time.

    Raises:
        DataError: most lines cannot be read.
    """
    reader = _LineReader()
    numbered = number_stays(_stays(path, reader, reporter), options, reporter.report)
    return DataSet(
        name="foursquare",
        title=_title(path),
        licence=LICENCE,
        places=tuple(reader.place(venue, number) for venue, number in numbered.places.items()),
        people={number: f"User {user}" for number, user in numbered.people.items()},
        visits=numbered.visits,
        kind="check-ins",
        terms=TERMS,
        rule=CHECK_IN_RULE,
        report=reporter.report,
    )


def _title(path: Path) -> str:
    city = path.stem.lower().rpartition("_")[2]
    return f"Foursquare check-ins in {CITY_NAMES.get(city, path.stem)}"


def _stays(path: Path, reader: _LineReader, reporter: ReadReporter) -> Iterator[Stay]:
    """Yield every check-in that can be read, in the order of the file."""
    lines = skipped = 0
    for number, line in _read_lines(path, reporter):
        lines += 1
        try:
            yield reader.stay(line)
        except ValueError as error:
            skipped += 1
            reporter.report.drop(
                "lines that cannot be read", where=f"{path.name}, line {number:,}: {error}."
            )
    reporter.report.count("lines", lines)
    refuse_if_mostly_dropped(path, "lines", skipped, lines, reporter.report)


def _read_lines(path: Path, reporter: ReadReporter) -> Iterator[tuple[int, bytes]]:
    """Yield every non-empty line with its number."""
    done = 0
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                done += len(line)
                if number % LINES_PER_REPORT == 0:
                    reporter.on_progress("bytes of check-ins", done, size)
                if line := line.strip(b"\r\n"):
                    yield number, line
    except OSError as error:
        raise DataError(f"{path} cannot be opened: {error.strerror}.") from error
    reporter.on_progress("bytes of check-ins", size, size)


class _LineReader:
    """Reader of lines that collects the categories and positions of the venues."""

    def __init__(self) -> None:
        self._texts: dict[bytes, str] = {}
        self._categories: dict[str, Counter[bytes]] = defaultdict(Counter)
        self._latitudes: dict[str, list[float]] = defaultdict(list)
        self._longitudes: dict[str, list[float]] = defaultdict(list)

    def stay(self, line: bytes) -> Stay:
        """Parse the check-in on a line.

        Raises:
            ValueError: the line is not a check-in; the message says why.
        """
        columns = line.split(b"\t")
        if len(columns) != _COLUMN_COUNT:
            raise ValueError(f"{len(columns)} columns instead of {_COLUMN_COUNT}")
        user, venue, _, category, latitude, longitude, offset, moment = columns
        if not user.strip() or not venue.strip():
            raise ValueError("no user or no venue")
        degrees = _degrees(latitude, 90), _degrees(longitude, 180)
        arrival = _utc(moment) + _offset(offset)
        place = self._text(venue)
        self._categories[place][category] += 1
        self._latitudes[place].append(degrees[0])
        self._longitudes[place].append(degrees[1])
        return Stay(self._text(user), arrival, 0, place)

    def can_read(self, line: bytes) -> bool:
        """Return whether a line is a check-in."""
        try:
            self.stay(line)
        except ValueError:
            return False
        return True

    def place(self, venue: str, number: int) -> Place:
        """Return the venue at the median of its positions, with its most frequent category."""
        (category, _), *_ = self._categories[venue].most_common(1)
        return Place(
            number,
            category=self._text(category) or None,
            latitude=median(self._latitudes[venue]),
            longitude=median(self._longitudes[venue]),
        )

    def _text(self, encoded: bytes) -> str:
        """Decode bytes; equal bytes share one string, which saves memory."""
        if (text := self._texts.get(encoded)) is None:
            text = self._texts[encoded] = _decode(encoded).strip()
        return text


def _decode(encoded: bytes) -> str:
    try:
        return encoded.decode()
    except UnicodeDecodeError:
        return encoded.decode("latin-1")


def _degrees(text: bytes, maximum: int) -> float:
    try:
        degrees = float(text)
    except ValueError:
        raise ValueError(f"{_shown(text)} is not a coordinate") from None
    if not abs(degrees) <= maximum:
        raise ValueError(f"{_shown(text)} is not between -{maximum} and {maximum} degrees")
    return degrees


@lru_cache(maxsize=1_000)
def _offset(text: bytes) -> timedelta:
    try:
        minutes = int(text)
    except ValueError:
        raise ValueError(f"{_shown(text)} is not an offset in minutes") from None
    if abs(minutes) > _MAX_OFFSET_MINUTES:
        raise ValueError(f"{_shown(text)} minutes are too great an offset from UTC")
    return timedelta(minutes=minutes)


def _utc(text: bytes) -> datetime:
    """Parse a time such as `Tue Apr 03 18:00:09 +0000 2012`; the result has no zone."""
    text = text.strip()
    try:
        if len(text) != _TIME_LENGTH or text[19:26] != b" +0000 ":
            raise ValueError
        return _midnight(text[3:11] + text[26:]) + _since_midnight(text[11:19])
    except ValueError:
        raise ValueError(
            f"{_shown(text)} is not a time such as Tue Apr 03 18:00:09 +0000 2012"
        ) from None


@lru_cache(maxsize=100_000)
def _midnight(text: bytes) -> datetime:
    """Parse a date such as ` Apr 03 2012`."""
    month, day, year = text.split()
    if not FIRST_YEAR <= int(year) <= LAST_YEAR:
        raise ValueError
    return datetime(int(year), _MONTHS.index(month) + 1, int(day))


@lru_cache(maxsize=100_000)
def _since_midnight(text: bytes) -> timedelta:
    at = time.fromisoformat(text.decode("ascii"))
    return timedelta(hours=at.hour, minutes=at.minute, seconds=at.second)


def _shown(text: bytes) -> str:
    return f'"{_decode(text[:40])}"'
