"""Foursquare check-ins as the TSMC2014 data set has them: tab-separated text without a header.

A line holds user, venue, category id, category name, latitude, longitude, the local time's
offset from UTC in minutes, and the time in UTC::

    470<tab>49bbd6c0f964a520f4531fe3<tab>4bf5…<tab>Arts & Crafts Store<tab>40.7198<tab>-74.0026
        <tab>-240<tab>Tue Apr 03 18:00:09 +0000 2012

The published files are Latin-1; copies of them in UTF-8 are read as well.
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
from pointerscope.mobility.sources import DataError, Watch, refuse_if_mostly_dropped, source
from pointerscope.mobility.stays import Stay, number_stays

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LICENCE = "research use"
CITY_NAMES = {"nyc": "New York", "tky": "Tokyo"}  # as the published files abbreviate them
COLUMNS = (
    "user, venue, category id, category name, latitude, longitude, offset in minutes, UTC time"
)
LINES_A_TELLING = 10_000
FIRST_YEAR, LAST_YEAR = 1970, 2099
BEGINNING = 8_192  # bytes that hold the first lines

_MONTHS = b"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
_NUMBER_OF_COLUMNS = 8
_LENGTH_OF_TIME = len("Tue Apr 03 18:00:09 +0000 2012")
_LARGEST_OFFSET = 16 * 60  # minutes

TERMS = """\
Check-ins on Foursquare from the public TSMC2014 data set, described in Dingqi Yang, Daqing Zhang, \
Vincent W. Zheng and Zhiyong Yu, "Modeling User Activity Preference by Leveraging User Spatial \
Temporal Characteristics in LBSNs", IEEE Transactions on Systems, Man, and Cybernetics: Systems \
45 (1), 2015. Its authors offer it for research and ask that the paper be cited; what is made of \
it stays under the same terms."""


class FoursquareOptions(CheckInOptions):
    """What is done with the check-ins."""


def _looks_like_check_ins(path: Path) -> bool:
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            lines = file.read(BEGINNING).splitlines()
    except OSError:
        return False
    reader = _Reader()
    return any(reader.can_read(line) for line in lines[:3])


@source(
    title="Foursquare check-ins (TSMC2014)",
    path=f"a text file with the columns {COLUMNS}, separated by tabs",
    options=FoursquareOptions,
    recognises=_looks_like_check_ins,
    order=30,
)
def foursquare(path: Path, options: FoursquareOptions, watch: Watch) -> DataSet:
    """Read check-ins, each at its own local time.

    Raises:
        DataError: most lines cannot be read.
    """
    reader = _Reader()
    numbered = number_stays(_stays(path, reader, watch), options, watch.report)
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
        report=watch.report,
    )


def _title(path: Path) -> str:
    city = path.stem.lower().rpartition("_")[2]
    return f"Foursquare check-ins in {CITY_NAMES.get(city, path.stem)}"


def _stays(path: Path, reader: _Reader, watch: Watch) -> Iterator[Stay]:
    """Every check-in that can be read, in the order of the file."""
    lines = skipped = 0
    for number, line in _lines(path, watch):
        lines += 1
        try:
            yield reader.stay(line)
        except ValueError as error:
            skipped += 1
            watch.report.drop(
                "lines that cannot be read", where=f"{path.name}, line {number:,}: {error}."
            )
    watch.report.count("lines", lines)
    refuse_if_mostly_dropped(path, "lines", skipped, lines, watch.report)


def _lines(path: Path, watch: Watch) -> Iterator[tuple[int, bytes]]:
    """Every line that is not empty, with its number."""
    done = 0
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                done += len(line)
                if number % LINES_A_TELLING == 0:
                    watch.progress("bytes of check-ins", done, size)
                if line := line.strip(b"\r\n"):
                    yield number, line
    except OSError as error:
        raise DataError(f"{path} cannot be opened: {error.strerror}.") from error
    watch.progress("bytes of check-ins", size, size)


class _Reader:
    """Reads lines, and remembers what they say of the venues."""

    def __init__(self) -> None:
        self._texts: dict[bytes, str] = {}
        self._categories: dict[str, Counter[bytes]] = defaultdict(Counter)
        self._latitudes: dict[str, list[float]] = defaultdict(list)
        self._longitudes: dict[str, list[float]] = defaultdict(list)

    def stay(self, line: bytes) -> Stay:
        """The check-in on a line.

        Raises:
            ValueError: there is none; the message says why.
        """
        columns = line.split(b"\t")
        if len(columns) != _NUMBER_OF_COLUMNS:
            raise ValueError(f"{len(columns)} columns instead of {_NUMBER_OF_COLUMNS}")
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
        """Whether there is a check-in on a line."""
        try:
            self.stay(line)
        except ValueError:
            return False
        return True

    def place(self, venue: str, number: int) -> Place:
        """The venue at the median of its positions, with its most frequent category."""
        (category, _), *_ = self._categories[venue].most_common(1)
        return Place(
            number,
            category=self._text(category) or None,
            latitude=median(self._latitudes[venue]),
            longitude=median(self._longitudes[venue]),
        )

    def _text(self, written: bytes) -> str:
        """The same string for the same bytes, which saves memory."""
        if (text := self._texts.get(written)) is None:
            text = self._texts[written] = _decoded(written).strip()
        return text


def _decoded(written: bytes) -> str:
    try:
        return written.decode()
    except UnicodeDecodeError:
        return written.decode("latin-1")


def _degrees(text: bytes, most: int) -> float:
    try:
        degrees = float(text)
    except ValueError:
        raise ValueError(f"{_shown(text)} is no coordinate") from None
    if not abs(degrees) <= most:
        raise ValueError(f"{_shown(text)} is not between -{most} and {most} degrees")
    return degrees


@lru_cache(maxsize=1_000)
def _offset(text: bytes) -> timedelta:
    try:
        minutes = int(text)
    except ValueError:
        raise ValueError(f"{_shown(text)} is no offset in minutes") from None
    if abs(minutes) > _LARGEST_OFFSET:
        raise ValueError(f"no local time is {_shown(text)} minutes from UTC")
    return timedelta(minutes=minutes)


def _utc(text: bytes) -> datetime:
    """The moment of `Tue Apr 03 18:00:09 +0000 2012`, without its zone."""
    text = text.strip()
    try:
        if len(text) != _LENGTH_OF_TIME or text[19:26] != b" +0000 ":
            raise ValueError
        return _midnight(text[3:11] + text[26:]) + _since_midnight(text[11:19])
    except ValueError:
        raise ValueError(
            f"{_shown(text)} is no time such as Tue Apr 03 18:00:09 +0000 2012"
        ) from None


@lru_cache(maxsize=100_000)
def _midnight(text: bytes) -> datetime:
    """Of ` Apr 03 2012`."""
    month, day, year = text.split()
    if not FIRST_YEAR <= int(year) <= LAST_YEAR:
        raise ValueError
    return datetime(int(year), _MONTHS.index(month) + 1, int(day))


@lru_cache(maxsize=100_000)
def _since_midnight(text: bytes) -> timedelta:
    at = time.fromisoformat(text.decode("ascii"))
    return timedelta(hours=at.hour, minutes=at.minute, seconds=at.second)


def _shown(text: bytes) -> str:
    return f'"{_decoded(text[:40])}"'
