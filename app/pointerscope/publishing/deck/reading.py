"""Read decks from YAML; every problem comes with its line and its slide.

A deck may come from an untrusted author. It is read as plain data of limited size. Aliases, which
could expand to unlimited size, and tags are refused.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, islice
from typing import Any

from pydantic import BaseModel, ValidationError
from rapidfuzz import process

from pointerscope.core.located_yaml import KeyPath, LocatedYAMLError, read_located_yaml
from pointerscope.core.problems import MAX_PROBLEMS
from pointerscope.publishing.deck.markdown import Mistake, find_line_mistakes, find_mistakes
from pointerscope.publishing.deck.schema import (
    Deck,
    Fragment,
    LessonChange,
    Slide,
    SlideQuestion,
    ViewChange,
    option_names,
)

MAX_DECK_BYTES = 256_000
_MAX_NAME_CHARACTERS = 60  # of a key in a message
_MIN_SIMILARITY = 50  # of 100


@dataclass(frozen=True)
class DeckProblem:
    """One problem of a deck.

    Attributes:
        where: The slide and the key, such as `slide 3, view.head`.
        line: The line of the YAML, from 1.
        message: What is wrong and what to do.
        suggestions: The most similar valid values, best first.
    """

    where: str
    line: int
    message: str
    suggestions: tuple[str, ...] = ()

    def __str__(self) -> str:
        hint = f" Did you mean {' or '.join(self.suggestions[:3])}?" if self.suggestions else ""
        place = f"line {self.line}" + (f", {self.where}" if self.where else "")
        return f"{place}: {self.message}{hint}"


class DeckError(ValueError):
    """A deck that cannot be read.

    Attributes:
        problems: Its problems, each once, at most `MAX_PROBLEMS`; later ones are not looked for.
    """

    def __init__(self, problems: Iterable[DeckProblem]) -> None:
        distinct: dict[DeckProblem, None] = {}
        for problem in problems:
            distinct[problem] = None
            if len(distinct) == MAX_PROBLEMS:
                break
        self.problems = tuple(distinct)
        super().__init__("\n".join(map(str, self.problems)))


@dataclass(frozen=True)
class ReadDeck:
    """A deck with the lines of its parts in the YAML.

    Attributes:
        deck: The content.
        lines: The line of each key path, from 1.
    """

    deck: Deck
    lines: dict[KeyPath, int]

    @property
    def slide_lines(self) -> list[int]:
        """The first line of each slide."""
        return [self.lines[("slides", index)] for index in range(len(self.deck.slides))]

    def slide_at(self, line: int) -> int:
        """Return the index of the slide that a line belongs to."""
        return max(0, sum(begins <= line for begins in self.slide_lines) - 1)

    def problem(
        self, path: KeyPath, message: str, known: Iterable[str] = (), near: str = ""
    ) -> DeckProblem:
        """Return a problem at a key path; suggest the known names that are most like `near`."""
        return _problem_at(self.lines, path, message, tuple(known), near)


def read_deck(text: str | bytes) -> ReadDeck:
    """Read a deck.

    Raises:
        DeckError: The text is too large, is not YAML, or does not match the schema.
    """
    text = _decode(text)
    try:
        written, lines = read_located_yaml(text)
    except LocatedYAMLError as error:
        where = _describe_path(error.path)
        raise DeckError([DeckProblem(where, error.line, str(error))]) from error
    if not isinstance(written, dict):
        message = "A deck is a list of keys and values. Begin with its title: `title: …`."
        raise DeckError([DeckProblem("", 1, message)])
    try:
        read = ReadDeck(Deck.model_validate(written), lines)
    except ValidationError as error:
        raise DeckError(_schema_problems(lines, error)) from error
    mistakes = DeckError(_mistakes_in_texts(read, text))
    if mistakes.problems:
        raise mistakes
    return read


def _mistakes_in_texts(read: ReadDeck, source: str) -> Iterator[DeckProblem]:
    """Yield formulas that cannot be drawn and links that lead nowhere, with their lines."""
    starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    for path, mistakes in _texts(read.deck):
        first = read.problem(path, "").line
        for written, message in islice(mistakes, MAX_PROBLEMS):
            found = source.find(written.partition("\n")[0], starts[first - 1])
            # Words in double quotes have more backslashes than the text.
            line = first if found < 0 else bisect_right(starts, found)
            yield replace(read.problem(path, message), line=line)


def _texts(deck: Deck) -> Iterator[tuple[KeyPath, Iterator[Mistake]]]:
    """Yield the texts of a deck: their key paths, and the mistakes in them."""
    for index, slide in enumerate(deck.slides):
        path: KeyPath = ("slides", index)
        yield (*path, "title"), find_line_mistakes(slide.title)
        yield (*path, "text"), find_mistakes(slide.text)
        yield (*path, "notes"), find_mistakes(slide.notes)
        for number, fragment in enumerate(slide.fragments):
            yield (*path, "fragments", number, "text"), find_mistakes(fragment.text)
        if asked := slide.question:
            yield (*path, "question", "text"), find_line_mistakes(asked.text or "")
            yield (*path, "question", "because"), find_line_mistakes(asked.because)
            for number, choice in enumerate(asked.choices):
                yield (*path, "question", "choices", number), find_line_mistakes(choice)


def _problem_at(
    lines: dict[KeyPath, int],
    path: KeyPath,
    message: str,
    known: tuple[str, ...] = (),
    near: str = "",
) -> DeckProblem:
    suggestions: tuple[str, ...] = ()
    if near:
        written = near[:_MAX_NAME_CHARACTERS]
        matches = process.extract(written, known, limit=3, score_cutoff=_MIN_SIMILARITY)
        suggestions = tuple(name for name, _, _ in matches)
    if path not in lines and path[-1:] in (("view",), ("lesson",), ("question",)):
        path = path[:-1]  # a view or lesson written as a name alone
    nearest = path
    while nearest and nearest not in lines:
        nearest = nearest[:-1]
    return DeckProblem(_describe_path(path), lines.get(nearest, 1), message, suggestions)


def _decode(text: str | bytes) -> str:
    content = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    if len(content) > MAX_DECK_BYTES:
        message = f"The deck has {len(content):,} bytes. Shorten it to at most {MAX_DECK_BYTES:,}."
        raise DeckError([DeckProblem("", 1, message)])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        message = "This line is not UTF-8. Save the deck as UTF-8."
        raise DeckError([DeckProblem("", line, message)]) from error


# Messages for authors of decks, by the type of pydantic's error.
_MESSAGES = {
    "missing": "A value is missing here.",
    "string_type": (
        "Write a text here, in quotes if it is a number or one of yes, no, true, false, on and off."
    ),
    "bool_type": "Write true or false here.",
    "bool_parsing": "Write true or false here.",
    "int_parsing": "Write a whole number here.",
    "float_parsing": "Write a number here.",
    "float_type": "Write a number here.",
    "tuple_type": "Write a list here.",
    "dict_type": "Write keys with values here.",
    "model_type": "Write keys with values here.",
    "too_long": "Write at most {max_length} entries here.",
    "too_short": "Write at least {min_length} entry here.",
    "string_too_long": "Write at most {max_length} characters here.",
    "string_too_short": "Write a text here; it is empty.",
    "greater_than": "Write a number above {gt:g}.",
    "greater_than_equal": "Write a number of at least {ge:g}.",
    "less_than_equal": "Write a number of at most {le:g}.",
    "literal_error": "Write {expected}.",
    "value_error": "{error}",
}
_UNION_MEMBERS = {"name", "id", "str", "int", "float"}


def _schema_problems(lines: dict[KeyPath, int], error: ValidationError) -> Iterable[DeckProblem]:
    """Return the problems; leave out those of a list or mapping if a part of it has one."""
    details = error.errors(include_url=False, include_input=False)
    locations = [detail["loc"] for detail in details]
    outer = {location[:length] for location in locations for length in range(len(location))}
    return (_schema_problem(lines, detail) for detail in details if detail["loc"] not in outer)


def _schema_problem(lines: dict[KeyPath, int], detail: Any) -> DeckProblem:
    path: KeyPath = tuple(detail["loc"])
    # For a union, pydantic appends the type that it tried.
    while path and path not in lines and path[-1] in _UNION_MEMBERS:
        path = path[:-1]
    if detail["type"] == "extra_forbidden":
        known = _known_keys(path[:-1])
        name = str(path[-1])[:_MAX_NAME_CHARACTERS]
        message = f'The key "{name}" is unknown here. Use {", ".join(known)}.'
        return _problem_at(lines, path, message, known, near=name)
    if detail["type"] == "missing":
        return _problem_at(lines, path, f"The key `{path[-1]}` is missing. Add it.")
    message = _MESSAGES.get(detail["type"], f"{detail['msg']}.")
    return _problem_at(lines, path, message.format(**detail.get("ctx", {})))


def _known_keys(path: KeyPath) -> tuple[str, ...]:
    models: dict[str, type[BaseModel]] = {
        "slides": Slide,
        "fragments": Fragment,
        "view": ViewChange,
        "views": ViewChange,
        "lesson": LessonChange,
        "question": SlideQuestion,
    }
    names = [part for part in path if isinstance(part, str)]
    model = models.get(names[-1], Deck) if names else Deck
    options = sorted(option_names()) if model is ViewChange else []
    return (*model.model_fields, *options)


def _describe_path(path: KeyPath) -> str:
    """Return a key path in words: `slide 3, fragment 2, view.head`."""
    words: list[str] = []
    keys = ""
    parts = list(path)
    while parts:
        part = parts.pop(0)
        numbered = {"slides": "slide", "fragments": "fragment", "views": "view"}.get(str(part))
        if numbered and parts and isinstance(parts[0], int):
            words.append(f"{numbered} {parts[0] + 1}")
            parts.pop(0)
        elif isinstance(part, int):
            keys += f"[{part}]"
        else:
            part = part[:_MAX_NAME_CHARACTERS]
            keys += f".{part}" if keys else part
    return ", ".join(filter(None, [*words, keys]))
