"""Places and people: what the ids of a vocabulary mean."""

from __future__ import annotations

import csv
import io
import math
import re
import unicodedata
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, TypeVar

from rapidfuzz import fuzz, process

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.notation import LONGEST_NAME, LONGEST_STAY, format_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

Row = TypeVar("Row")

PADDING = 0
UNKNOWN = 1
FIRST_KNOWN = 2

_SUGGESTIONS = 5
_COMPARED = 100  # characters of what was typed, to find the nearest names
# Characters that nobody sees, such as those that turn the rest of a sentence around. Those that
# join letters or keep them apart belong to the spelling of some languages, and stay.
_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+"
)


@dataclass(frozen=True)
class Place:
    """A location with what is known of it; unknown fields are None.

    Characters of its name that nobody sees are left out.
    """

    id: int
    name: str | None = None
    category: str | None = None
    latitude: float | None = None
    longitude: float | None = None
    typical_minutes: int | None = None

    def __post_init__(self) -> None:
        """Leave nothing in the words that could turn around a sentence with them."""
        for field in ("name", "category"):
            words = getattr(self, field)
            if words is not None and (written := _written(words)) != words:
                object.__setattr__(self, field, written or None)

    @property
    def label(self) -> str:
        """The name, or what stands in its place where there is none."""
        if self.name is not None:
            return self.name
        return {PADDING: "padding", UNKNOWN: "unknown place"}.get(self.id, f"#{self.id}")


@lru_cache(maxsize=4_096)
def same_name(name: str) -> str:
    """The form in which two names are compared: without regard to case or spacing."""
    return " ".join(unicodedata.normalize("NFKC", _written(name)).casefold().split())


def _written(name: str) -> str:
    """A name without the characters that nobody sees; breaks of lines are spaces."""
    if not _UNSEEN.search(name):
        return name
    return _UNSEEN.sub(lambda found: " " if any(map(str.isspace, found[0])) else "", name).strip()


class Places:
    """The locations of one vocabulary, findable by id and by name."""

    def __init__(self, places: Iterable[Place], locations: int) -> None:
        """Name the locations of a vocabulary.

        Args:
            places: what is known; locations not among them have no name.
            locations: size of the vocabulary, padding and "unknown" included.

        Raises:
            ValueError: a place lies outside the vocabulary or stands there twice.
        """
        self.locations = locations
        self._by_id: dict[int, Place] = {}
        self._notations: dict[int, str] = {}
        for place in places:
            if not FIRST_KNOWN <= place.id < locations:
                raise ValueError(
                    f"Place {place.id} is outside the vocabulary; ids run from "
                    f"{FIRST_KNOWN} to {locations - 1}."
                )
            if place.id in self._by_id:
                raise ValueError(f"Place {place.id} is listed twice.")
            self._by_id[place.id] = place

    def __iter__(self) -> Iterator[Place]:
        """Every known location in the order of ids."""
        return (self[location] for location in range(FIRST_KNOWN, self.locations))

    def __getitem__(self, location: int) -> Place:
        """The place with this id; one without a name if nothing is known of it."""
        return self._by_id.get(location) or Place(location)

    def notation(self, location: int) -> str:
        """How the place is written in a visit notation: its name where that is unique."""
        if location not in self._notations:
            self._notations[location] = self._notation(location)
        return self._notations[location]

    def _notation(self, location: int) -> str:
        name = self[location].name
        if name is None or len(name) > LONGEST_NAME or len(self._ids_by_name[same_name(name)]) > 1:
            return format_place(location)
        return format_place(name)

    def find(self, place: str | int, where: str) -> int:
        """The id of a place given by name or id.

        Raises:
            InvalidQueryError: there is none, or there are several.
        """
        if isinstance(place, int):
            if UNKNOWN <= place < self.locations:
                return place
            raise InvalidQueryError(
                Problem(
                    where,
                    f"There is no location #{place}; ids run from #{UNKNOWN} (unknown place) "
                    f"to #{self.locations - 1}.",
                )
            )
        ids = self._ids_by_name.get(same_name(place), [])
        if len(ids) == 1:
            return ids[0]
        if ids:
            written = tuple(f"#{location}" for location in ids[:_SUGGESTIONS])
            message = f'{len(ids)} places are called "{_shown(place)}"; write the id of one.'
            raise InvalidQueryError(Problem(where, message, written))
        raise InvalidQueryError(self._unknown(place, where))

    def search(self, text: str) -> list[Place]:
        """The places whose name or category holds the text, or whose id begins with it.

        An id that is the text comes first, then what begins with it.
        """
        wanted = same_name(text).removeprefix("#")
        if not wanted:
            return list(self)
        exact, starting, holding = [], [], []
        for place in self:
            name, number = same_name(place.name or ""), str(place.id)
            if number == wanted:
                exact.append(place)
            elif name.startswith(wanted) or number.startswith(wanted):
                starting.append(place)
            elif wanted in name or wanted in same_name(place.category or ""):
                holding.append(place)
        return exact + starting + holding

    @cached_property
    def have_coordinates(self) -> bool:
        """Whether it is known where any of them is."""
        return any(place.latitude is not None and place.longitude is not None for place in self)

    @cached_property
    def _ids_by_name(self) -> Mapping[str, Sequence[int]]:
        by_name: dict[str, list[int]] = {}
        for place in self._by_id.values():
            if place.name is not None:
                by_name.setdefault(same_name(place.name), []).append(place.id)
        return by_name

    def _unknown(self, place: str, where: str) -> Problem:
        if not self._ids_by_name:
            return Problem(
                where,
                f'There is no place called "{_shown(place)}": the places of this model have '
                f"no names. Write an id, such as #{FIRST_KNOWN}.",
            )
        nearest = _nearest(place, self._ids_by_name)
        names = tuple(self[ids[0]].label for ids in nearest)
        return Problem(
            where, f'There is no place called "{_shown(place)}". Nearest: {names[0]}.', names
        )


class People:
    """The people whose embeddings a network has trained, ids from 1."""

    def __init__(self, names: Mapping[int, str], users: int) -> None:
        """Name the people of a network.

        Args:
            names: by id; people without one are called by their number.
            users: rows of the user embedding, 0 where the network has none.

        Raises:
            ValueError: a name belongs to an id that the network does not have.
        """
        if outside := [user for user in names if not 1 <= user < users]:
            raise ValueError(f"Person {outside[0]} is outside 1 to {users - 1}.")
        self.users = users
        written = {user: _written(name) for user, name in names.items()}
        self._names = {user: name for user, name in written.items() if name}

    def __len__(self) -> int:
        """The number of people."""
        return max(self.users - 1, 0)

    def name(self, user: int) -> str:
        """What a person is called; 0 is nobody in particular."""
        return self._names.get(user, f"Person {user}") if user else "Nobody in particular"

    def find(self, person: str | int | None) -> int:
        """The id of a person given by name or id, 0 for nobody in particular.

        What stands before the first comma of a name is enough where nobody else has it:
        "Resident 12" for "Resident 12, nurse, night shifts".

        A network without user embeddings treats everybody alike, so anybody will do.

        Raises:
            InvalidQueryError: there is no such person.
        """
        if person is None or not self.users:
            return 0
        if isinstance(person, str) and person.strip().isascii() and person.strip().isdigit():
            person = int(person.strip()[:12])
        if isinstance(person, int):
            if 1 <= person < self.users:
                return person
            message = f"There is no person {person}; ids run from 1 to {self.users - 1}."
            raise InvalidQueryError(Problem("user", message))
        called = same_name(person)
        ids = self._ids_by_name.get(called) or self._ids_by_short_name.get(called, [])
        if len(ids) == 1:
            return ids[0]
        if ids:
            message = f'{len(ids)} people are called "{_shown(person)}"; write the id of one.'
            raise InvalidQueryError(Problem("user", message, tuple(map(str, ids[:_SUGGESTIONS]))))
        names = self._nearest_names(called)
        message = f'There is nobody called "{_shown(person)}".'
        if names:
            message += f" Nearest: {names[0]}."
        raise InvalidQueryError(Problem("user", message, names))

    def _nearest_names(self, called: str) -> tuple[str, ...]:
        """Those most like it, after those that differ in the description only."""
        alike = self._ids_by_short_name.get(_short(called), [])
        nearest = _nearest(called, {**self._ids_by_short_name, **self._ids_by_name})
        found = [*alike, *(user for ids in nearest for user in ids[:_SUGGESTIONS])]
        return tuple(dict.fromkeys(self.name(user) for user in found))[:_SUGGESTIONS]

    @cached_property
    def _ids_by_name(self) -> Mapping[str, Sequence[int]]:
        by_name: dict[str, list[int]] = {}
        for user in range(1, self.users):
            by_name.setdefault(same_name(self.name(user)), []).append(user)
        return by_name

    @cached_property
    def _ids_by_short_name(self) -> Mapping[str, Sequence[int]]:
        """The same by what stands before the first comma; a description may follow it."""
        by_short_name: dict[str, list[int]] = {}
        for name, ids in self._ids_by_name.items():
            by_short_name.setdefault(_short(name), []).extend(ids)
        return by_short_name


def read_places(text: str, locations: int) -> Places:
    """Read `places.csv`: id, name, category, latitude, longitude, typical minutes of stay.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """
    return Places(place_rows(text), locations)


def place_rows(text: str) -> list[Place]:
    """The rows of a `places.csv`.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """
    return _read_rows(text, [field.name for field in fields(Place)], _place)


def write_places(places: Iterable[Place]) -> str:
    """The text of a `places.csv`."""
    columns = [field.name for field in fields(Place)]
    return _table(columns, ([getattr(place, column) for column in columns] for place in places))


def read_people(text: str, users: int) -> People:
    """Read `people.csv`: id and name.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """
    return People(people_rows(text), users)


def people_rows(text: str) -> dict[int, str]:
    """The rows of a `people.csv`.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """
    return dict(_read_rows(text, ["id", "name"], lambda row: (_integer(row["id"]), row["name"])))


def write_people(names: Mapping[int, str]) -> str:
    """The text of a `people.csv`."""
    return _table(["id", "name"], sorted(names.items()))


def _short(name: str) -> str:
    """What stands before the first comma, if anything does."""
    return name.partition(",")[0].strip() or name


def _nearest(name: str, ids_by_name: Mapping[str, Sequence[int]]) -> list[Sequence[int]]:
    """The ids that belong to the names most like this one, best first."""
    compared = same_name(name)[:_COMPARED]
    found = process.extract(compared, ids_by_name.keys(), scorer=fuzz.WRatio, limit=_SUGGESTIONS)
    return [ids_by_name[known] for known, *_ in found]


def _place(row: Mapping[str, str]) -> Place:
    return Place(
        id=_integer(row["id"]),
        name=row["name"] or None,
        category=row["category"] or None,
        latitude=_number(row["latitude"]),
        longitude=_number(row["longitude"]),
        typical_minutes=_minutes(row["typical_minutes"]),
    )


def _read_rows(
    text: str, columns: Sequence[str], read: Callable[[Mapping[str, str]], Row]
) -> list[Row]:
    reader = csv.DictReader(io.StringIO(text, newline=""))
    rows = []
    try:
        if list(reader.fieldnames or ()) != list(columns):
            raise ValueError(f"the columns must be {', '.join(columns)}.")
        for row in reader:
            if None in row or None in row.values():
                raise ValueError(f"the line has not {len(columns)} columns.")
            rows.append(read(row))
    except csv.Error as error:  # raised before the line is counted
        raise ValueError(f"Line {reader.line_num + 1}: {error}.") from error
    except ValueError as error:
        raise ValueError(f"Line {reader.line_num}: {error}") from error
    return rows


def _table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(["" if value is None else value for value in row] for row in rows)
    return out.getvalue()


def _integer(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ValueError(f'"{_shown(text)}" is no whole number.')
    return int(text)


def _minutes(text: str) -> int | None:
    if not text:
        return None
    minutes = _integer(text)
    if minutes > LONGEST_STAY:
        raise ValueError(f"Nobody stays {minutes} minutes; the most is {LONGEST_STAY}.")
    return minutes


def _number(text: str) -> float | None:
    if not text:
        return None
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f'"{_shown(text)}" is no finite number.')
    return number


def _shown(text: str) -> str:
    """The beginning of what was typed, short enough to stand in a sentence."""
    return text if len(text) <= 60 else text[:59] + "…"
