"""Places and people: the names behind the ids of a vocabulary, and lookup by name."""

import csv
import hashlib
import io
import math
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import NamedTuple, TypeVar

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from pointerscope.core import messages
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.notation import MAX_NAME_CHARACTERS, MAX_STAY_MINUTES, format_place

Row = TypeVar("Row")

PADDING = 0
UNKNOWN = 1
FIRST_KNOWN = 2
UNKNOWN_PLACE = "a place the model does not know"
NO_KNOWN_PLACE = "No known place has any probability."

MAX_SUGGESTIONS = 5  # names close to a misspelled one
_MAX_FOUND = 10_000  # ways to write names that are remembered
MAX_CANDIDATES = 100  # places or people that one ambiguous name could mean
MAX_COMPARED_CHARACTERS = 100
MIN_COMPARED_CHARACTERS = 3
_MAX_FOR_A_LETTER = 4  # characters that one of a name may be written with, as with its accents
# A name is suggested if at most one letter in four is wrong, missing, added or swapped with its
# neighbour, or if it shares its words with the text. Unrelated words of a town reach 0.55 and 70.
MIN_SIMILARITY = 0.75
MIN_TOKEN_RATIO = 85
_SIMILARITIES: tuple[tuple[Callable[..., float], float], ...] = (
    (OSA.normalized_similarity, MIN_SIMILARITY),
    (fuzz.token_ratio, MIN_TOKEN_RATIO),
)
MAX_SHOWN_CHARACTERS = 60

# Invisible characters, such as those that reverse the direction of the rest of a sentence. Zero-
# width joiners and non-joiners belong to the spelling of some languages and are allowed.
INVISIBLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+"
)
# Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are vowels and stay.
ACCENTS = re.compile("[\u0300-\u036f]+")
PLAIN_LETTERS = {
    "æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "đ": "d", "þ": "th", "ħ": "h", "ı": "i", "ł": "l",
}  # fmt: skip
_TO_PLAIN_LETTERS = str.maketrans(PLAIN_LETTERS)


@dataclass(frozen=True)
class Place:
    """A location and what is known about it; unknown fields are None.

    Invisible characters are removed from the name and the category.
    """

    id: int
    name: str | None = None
    category: str | None = None
    latitude: float | None = None
    longitude: float | None = None
    typical_minutes: int | None = None

    def __post_init__(self) -> None:
        """Remove invisible characters from the texts."""
        for field in ("name", "category"):
            text = getattr(self, field)
            if text is not None and (visible := _remove_invisible(text)) != text:
                object.__setattr__(self, field, visible or None)

    @cached_property
    def label(self) -> str:
        """The name, or the id where there is none."""
        if self.name is not None:
            return self.name
        return {PADDING: "padding", UNKNOWN: "unknown place"}.get(self.id, f"#{self.id}")


class PlaceTexts(NamedTuple):
    """What is shown of a place.

    Attributes:
        name: its name; None if it has none.
        label: the name, or `#id`.
        category: None if unknown.
        notation: the place in the visit notation.
    """

    name: str | None
    label: str
    category: str | None
    notation: str


def normalise_name(name: str) -> str:
    """Return a name in composed Unicode with single spaces, to compare names exactly."""
    return " ".join(unicodedata.normalize("NFC", _remove_invisible(name)).split())


def casefold_name(name: str) -> str:
    """Return a name in compatible Unicode and lower case, to compare names regardless of case."""
    return " ".join(unicodedata.normalize("NFKC", _remove_invisible(name)).casefold().split())


def fold_name(name: str) -> str:
    """Return a name in lower case without accents: `cafe luna` for "Café Luna"."""
    decomposed = unicodedata.normalize("NFKD", casefold_name(name))
    return " ".join(ACCENTS.sub("", decomposed).translate(_TO_PLAIN_LETTERS).split())


class _NameIndex:
    """Ids by name, for three ways to compare names; each index is built once, when first used."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._names = names

    @cached_property
    def exact(self) -> Mapping[str, Sequence[int]]:
        return self._ids_by(normalise_name)

    @cached_property
    def casefolded(self) -> Mapping[str, Sequence[int]]:
        return self._ids_by(casefold_name)

    @cached_property
    def folded(self) -> Mapping[str, Sequence[int]]:
        return self._ids_by(fold_name)

    def find_with_accents(self, name: str) -> Sequence[int]:
        """Return the ids with exactly this name, or else those with it in another case."""
        if len(name) > self._most_characters:
            return ()
        return self.exact.get(normalise_name(name)) or self.casefolded.get(casefold_name(name), ())

    def find_without_accents(self, name: str) -> Sequence[int]:
        """Return the ids with this name in any case and with any accents."""
        if len(name) > self._most_characters:
            return ()
        return self.folded.get(fold_name(name), ())

    @cached_property
    def _most_characters(self) -> int:
        """Of a text that can be one of the names; converting a longer one may take long."""
        return _MAX_FOR_A_LETTER * max(map(len, self._names.values()), default=0)

    def _ids_by(self, convert: Callable[[str], str]) -> Mapping[str, Sequence[int]]:
        ids: dict[str, list[int]] = {}
        for number, name in self._names.items():
            ids.setdefault(convert(name), []).append(number)
        return ids


class _TextsByPlace(dict[int, PlaceTexts]):
    """What is shown of places by their ids, worked out when first asked for."""

    def __init__(self, places: Mapping[int, Place], index: _NameIndex) -> None:
        super().__init__()
        self._places, self._index = places, index

    def __missing__(self, location: int) -> PlaceTexts:
        place = self._places.get(location) or Place(location)
        notation = format_place(self._written(place))
        texts = PlaceTexts(place.name, place.label, place.category, notation)
        self[location] = texts
        return texts

    def _written(self, place: Place) -> str | int:
        """The name where only this place has it, else the id."""
        name = place.name
        if name is None or len(name) > MAX_NAME_CHARACTERS:
            return place.id
        return place.id if len(self._index.casefolded[casefold_name(name)]) > 1 else name


class Places:
    """The locations of one vocabulary, found by id and by name.

    Attributes:
        vocabulary_size: the number of locations, padding and "unknown" included.
        texts: what is shown of a place, by its id.
    """

    def __init__(self, places: Iterable[Place], vocabulary_size: int) -> None:
        """Attach places to the locations of a vocabulary.

        Args:
            places: the known places; locations not among them have no name.
            vocabulary_size: the number of locations, padding and "unknown" included.

        Raises:
            ValueError: a place lies outside the vocabulary or is listed twice.
        """
        self.vocabulary_size = vocabulary_size
        self._by_id: dict[int, Place] = {}
        self._found: dict[str, int] = {}  # ids of names as people wrote them
        for place in places:
            if not FIRST_KNOWN <= place.id < vocabulary_size:
                raise ValueError(
                    f"Place {place.id} is outside the vocabulary; ids run from "
                    f"{FIRST_KNOWN} to {vocabulary_size - 1}."
                )
            if place.id in self._by_id:
                raise ValueError(f"Place {place.id} is listed twice.")
            self._by_id[place.id] = place
        names = {place.id: place.name for place in self._by_id.values() if place.name is not None}
        self._index = _NameIndex(names)
        self.texts = _TextsByPlace(self._by_id, self._index)

    def __iter__(self) -> Iterator[Place]:
        """Iterate over the known locations in the order of their ids."""
        return (self[location] for location in range(FIRST_KNOWN, self.vocabulary_size))

    def __getitem__(self, location: int) -> Place:
        """Return the place with this id, without a name if nothing is known about it."""
        return self._by_id.get(location) or Place(location)

    @cached_property
    def fingerprint(self) -> str:
        """A hash that is the same where every location id means the same known place."""
        known = [
            (place.id, place.name, place.latitude, place.longitude)
            for _, place in sorted(self._by_id.items())
        ]
        content = repr((self.vocabulary_size, known))
        return hashlib.sha256(content.encode()).hexdigest()[:16]

    def notation(self, location: int) -> str:
        """Return the place as the visit notation writes it: its name where only it has the name."""
        return self.texts[location].notation

    def find(self, place: str | int, where: str) -> int:
        """Return the id of a place given by name or id.

        A name is compared exactly, then regardless of case, then without accents. A name in double
        quotes, as the visit notation writes some names, is also found without the quotes.

        Args:
            place: a name or an id.
            where: the part of the input that holds it, for the error.

        Raises:
            InvalidQueryError: no place matches, or several do.
        """
        if isinstance(place, int):
            if UNKNOWN <= place < self.vocabulary_size:
                return place
            message = messages.NO_LOCATION.format(
                location=place, first=UNKNOWN, last=self.vocabulary_size - 1
            )
            raise InvalidQueryError(Problem(where, message))
        if (found := self._found.get(place)) is not None:
            return found
        ids = self._find_ids(place)
        if not ids and len(place) > 1 and place[0] == place[-1] == '"':
            ids = self._find_ids(place[1:-1].replace('""', '"'))
        if len(ids) == 1:
            if len(self._found) < _MAX_FOUND and len(place) <= MAX_NAME_CHARACTERS:
                self._found[place] = ids[0]
            return ids[0]
        raise InvalidQueryError(
            self._ambiguous(place, ids, where) if ids else self._unknown(place, where)
        )

    def search(self, text: str) -> list[Place]:
        """Return the places whose name or category contains the text, or whose id begins with it.

        Case and accents do not matter. The place with exactly this id comes first, then the places
        whose name or id begins with the text. An empty text returns every place.
        """
        query = fold_name(text).removeprefix("#")
        if not query:
            return list(self)
        exact, starting, containing = [], [], []
        for location, (name, category) in enumerate(self._folded_texts, FIRST_KNOWN):
            number = str(location)
            if number == query:
                exact.append(location)
            elif name.startswith(query) or number.startswith(query):
                starting.append(location)
            elif query in name or query in category:
                containing.append(location)
        return [self[location] for location in (*exact, *starting, *containing)]

    @cached_property
    def have_coordinates(self) -> bool:
        """Whether any place has coordinates."""
        return any(place.latitude is not None and place.longitude is not None for place in self)

    @cached_property
    def _folded_texts(self) -> Sequence[tuple[str, str]]:
        """The folded name and category of every known location."""
        return [(fold_name(place.name or ""), fold_name(place.category or "")) for place in self]

    def _find_ids(self, name: str) -> Sequence[int]:
        return self._index.find_with_accents(name) or self._index.find_without_accents(name)

    def _ambiguous(self, name: str, ids: Sequence[int], where: str) -> Problem:
        suggestions = tuple(map(self.notation, ids[:MAX_CANDIDATES]))
        listed = [self._describe(location) for location in ids[:MAX_SUGGESTIONS]]
        message = messages.SEVERAL_PLACES.format(
            count=len(ids),
            name=_shorten(name),
            listed=_enumerate(listed, len(ids)),
            example=suggestions[0],
        )
        return Problem(where, message, suggestions)

    def _describe(self, location: int) -> str:
        """How to write a place, followed by what tells it from places of the same name."""
        notation, place = self.notation(location), self[location]
        if not notation.startswith("#"):
            return _shorten(notation)
        known = ", ".join(_shorten(text) for text in (place.name, place.category) if text)
        return f"{notation} ({known})" if known else notation

    def _unknown(self, name: str, where: str) -> Problem:
        if ";" in name:
            return Problem(where, messages.SEMICOLON)
        shown = _shorten(name)
        if not self._index.exact:
            message = messages.NO_PLACE_NAMES.format(name=shown, first=FIRST_KNOWN)
            return Problem(where, message)
        closest = _closest_names(name, self._index.folded)
        ids = [location for known in closest for location in self._index.folded[known]]
        suggestions = tuple(map(self.notation, ids[:MAX_SUGGESTIONS]))
        if suggestions:
            message = messages.CLOSE_PLACE.format(name=shown, meant=self._describe(ids[0]))
            return Problem(where, message, suggestions)
        return Problem(where, messages.NO_SUCH_PLACE.format(name=shown, first=FIRST_KNOWN))


class People:
    """The people whose embeddings a network has trained, with ids from 1."""

    def __init__(self, names: Mapping[int, str], users: int) -> None:
        """Attach names to the people of a network.

        Args:
            names: by id; people without a name are called by their number.
            users: rows of the user embedding, 0 where the network has none.

        Raises:
            ValueError: a name belongs to an id that the network does not have.
        """
        if outside := [user for user in names if not 1 <= user < users]:
            raise ValueError(f"Person {outside[0]} is outside 1 to {users - 1}.")
        self.users = users
        visible = {user: _remove_invisible(name) for user, name in names.items()}
        self._names = {user: name for user, name in visible.items() if name}

    def __len__(self) -> int:
        """Return the number of people."""
        return max(self.users - 1, 0)

    def name(self, user: int) -> str:
        """Return the name of a person; 0 is nobody in particular."""
        return (
            self._names.get(user) or messages.PERSON.format(user=user)
            if user
            else "Nobody in particular"
        )

    def find(self, person: str | int | None) -> int:
        """Return the id of a person given by name or id, 0 for nobody in particular.

        The part of a name before its first comma is enough where nobody else has it: "Resident 12"
        for "Resident 12, nurse, night shifts". Names are compared exactly, then regardless of
        case, then without accents.

        A network without user embeddings treats everybody alike, so any name is accepted.

        Raises:
            InvalidQueryError: no person matches, or several do.
        """
        if person is None or not self.users:
            return 0
        if isinstance(person, str) and _is_number(person.strip()):
            person = int(person.strip()[:12])
        if isinstance(person, int):
            if 1 <= person < self.users:
                return person
            message = messages.NO_PERSON_ID.format(person=person, last=self.users - 1)
            raise InvalidQueryError(Problem("user", message))
        ids = self._find_ids(person)
        if len(ids) == 1:
            return ids[0]
        raise InvalidQueryError(self._ambiguous(person, ids) if ids else self._unknown(person))

    def _find_ids(self, name: str) -> Sequence[int]:
        return (
            self._index.find_with_accents(name)
            or self._short_index.find_with_accents(name)
            or self._index.find_without_accents(name)
            or self._short_index.find_without_accents(name)
        )

    def _ambiguous(self, name: str, ids: Sequence[int]) -> Problem:
        suggestions = tuple(map(self._notation, ids[:MAX_CANDIDATES]))
        listed = [_shorten(text) for text in suggestions[:MAX_SUGGESTIONS]]
        message = messages.SEVERAL_PEOPLE.format(
            count=len(ids), name=_shorten(name), listed=_enumerate(listed, len(ids))
        )
        return Problem("user", message, suggestions)

    def _unknown(self, name: str) -> Problem:
        shown = _shorten(name)
        same_beginning = self._short_index.find_without_accents(_short_name(name))
        closest = _closest_names(name, self._folded_names)
        ids = [*same_beginning, *(user for known in closest for user in self._folded_names[known])]
        suggestions = tuple(map(self._notation, tuple(dict.fromkeys(ids))[:MAX_SUGGESTIONS]))
        if suggestions:
            message = messages.CLOSE_PERSON.format(name=shown, meant=_shorten(suggestions[0]))
            return Problem("user", message, suggestions)
        template = messages.NO_PEOPLE if self.users == 1 else messages.NO_SUCH_PERSON
        return Problem("user", template.format(name=shown, last=self.users - 1))

    def _notation(self, user: int) -> str:
        """The name of a person, or the id where the name would not find them."""
        name = self.name(user)
        is_found = not _is_number(name.strip()) and tuple(self._find_ids(name)) == (user,)
        return name if is_found else str(user)

    @cached_property
    def _index(self) -> _NameIndex:
        return _NameIndex({user: self.name(user) for user in range(1, self.users)})

    @cached_property
    def _short_index(self) -> _NameIndex:
        """The index of the names without their descriptions, which follow a comma."""
        return _NameIndex({user: _short_name(self.name(user)) for user in range(1, self.users)})

    @cached_property
    def _folded_names(self) -> Mapping[str, Sequence[int]]:
        """Ids by folded name, with and without description."""
        return {**self._short_index.folded, **self._index.folded}


def read_places(text: str, vocabulary_size: int) -> Places:
    """Read `places.csv`: id, name, category, latitude, longitude, typical minutes of stay.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """
    return Places(read_place_rows(text, vocabulary_size), vocabulary_size)


def read_place_rows(text: str, max_rows: int | None = None) -> list[Place]:
    """Return the places of a `places.csv`.

    Args:
        text: the file.
        max_rows: the most places accepted; None for no limit.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """
    return _read_rows(text, [field.name for field in fields(Place)], _place, max_rows)


def write_places(places: Iterable[Place]) -> str:
    """Return the text of a `places.csv`."""
    columns = [field.name for field in fields(Place)]
    return _write_rows(
        columns, ([getattr(place, column) for column in columns] for place in places)
    )


def read_people(text: str, users: int) -> People:
    """Read `people.csv`: id and name.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """
    return People(read_people_rows(text, users), users)


def read_people_rows(text: str, max_rows: int | None = None) -> dict[int, str]:
    """Return the names of a `people.csv` by id.

    Args:
        text: the file.
        max_rows: the most people accepted; None for no limit.

    Raises:
        ValueError: a row cannot be read; the message names its line.
    """

    def person(row: Mapping[str, str]) -> tuple[int, str]:
        return _integer(row["id"]), row["name"]

    return dict(_read_rows(text, ["id", "name"], person, max_rows))


def write_people(names: Mapping[int, str]) -> str:
    """Return the text of a `people.csv`."""
    return _write_rows(["id", "name"], sorted(names.items()))


def _closest_names(typed: str, names: Mapping[str, object]) -> list[str]:
    """Return the folded names that resemble what was typed, the closest first."""
    compared = fold_name(typed[: _MAX_FOR_A_LETTER * MAX_COMPARED_CHARACTERS])
    compared = compared[:MAX_COMPARED_CHARACTERS]
    if len(compared) < MIN_COMPARED_CHARACTERS:
        return []
    close = {
        name
        for scorer, threshold in _SIMILARITIES
        for name, *_ in process.extract(
            compared, names.keys(), scorer=scorer, limit=MAX_SUGGESTIONS, score_cutoff=threshold
        )
    }

    def similarity(name: str) -> float:
        in_any_order = fuzz.token_sort_ratio(compared, name) / 100
        return max(OSA.normalized_similarity(compared, name), in_any_order)

    return sorted(close, key=lambda name: (-similarity(name), name))[:MAX_SUGGESTIONS]


def _remove_invisible(text: str) -> str:
    """Remove invisible characters; line breaks become spaces."""
    if not INVISIBLE.search(text):
        return text
    return INVISIBLE.sub(lambda match: " " if any(map(str.isspace, match[0])) else "", text).strip()


def _short_name(name: str) -> str:
    """The part before the first comma, or the whole name where that part is empty."""
    return name.partition(",")[0].strip() or name


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _enumerate(listed: Sequence[str], total: int) -> str:
    """A list in words, with the number of items that are left out."""
    left_out = total - len(listed)
    if left_out:
        return messages.LEFT_OUT.format(listed=", ".join(listed), left_out=left_out)
    *others, last = listed
    return messages.ALTERNATIVES.format(listed=", ".join(others), last=last) if others else last


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
    text: str,
    columns: Sequence[str],
    read: Callable[[Mapping[str, str]], Row],
    max_rows: int | None,
) -> list[Row]:
    reader = csv.DictReader(io.StringIO(text, newline=""))
    rows: list[Row] = []
    try:
        if list(reader.fieldnames or ()) != list(columns):
            raise ValueError(f"the columns must be {', '.join(columns)}.")
        for row in reader:
            if None in row or None in row.values():
                raise ValueError(f"the line must have {len(columns)} columns.")
            if len(rows) == max_rows:
                raise ValueError(f"there are more lines than the {max_rows:,} that can be named.")
            rows.append(read(row))
    except csv.Error as error:  # raised before the line is counted
        raise ValueError(f"Line {reader.line_num + 1}: {error}.") from error
    except ValueError as error:
        raise ValueError(f"Line {reader.line_num}: {error}") from error
    return rows


def _write_rows(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(["" if value is None else value for value in row] for row in rows)
    return out.getvalue()


def _integer(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ValueError(f'"{_shorten(text)}" is not a whole number of at most nine digits.')
    return int(text)


def _minutes(text: str) -> int | None:
    if not text:
        return None
    minutes = _integer(text)
    if minutes > MAX_STAY_MINUTES:
        raise ValueError(f"Nobody stays {minutes} minutes; the most is {MAX_STAY_MINUTES}.")
    return minutes


def _number(text: str) -> float | None:
    if not text:
        return None
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise ValueError(f'"{_shorten(text)}" is not a finite number.')
    return number


def _shorten(text: str) -> str:
    """Shorten a text so that it fits a sentence."""
    if len(text) <= MAX_SHOWN_CHARACTERS:
        return text
    return text[: MAX_SHOWN_CHARACTERS - 1] + "…"
