"""Decks read from YAML: what is wrong with one is said with its line and its slide.

A deck may come from anywhere. It is data of limited size, without aliases, which could blow it up,
and without tags.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import yaml
from pydantic import ValidationError
from rapidfuzz import process

from pointerscope.core.plain_yaml import LOADER, NotPlainYAMLError, check_plain_yaml
from pointerscope.publishing.deck.schema import (
    Deck,
    Fragment,
    LessonChange,
    Slide,
    ViewChange,
    option_names,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import BaseModel

LARGEST = 256_000  # bytes
_MOST_PROBLEMS = 20
_LEAST_LIKE = 50  # of 100
Path = tuple[str | int, ...]


@dataclass(frozen=True)
class DeckProblem:
    """One thing that is wrong with a deck.

    Attributes:
        where: the slide and the key, in words.
        line: of the YAML, from 1.
        message: one sentence that says what to do.
        suggestions: what could stand there instead, best first.
    """

    where: str
    line: int
    message: str
    suggestions: tuple[str, ...] = ()

    def __str__(self) -> str:
        meant = f" Did you mean {' or '.join(self.suggestions[:3])}?" if self.suggestions else ""
        place = f"line {self.line}" + (f", {self.where}" if self.where else "")
        return f"{place}: {self.message}{meant}"


class DeckError(ValueError):
    """A deck that cannot be read, with everything that is wrong with it."""

    def __init__(self, problems: Iterable[DeckProblem]) -> None:
        self.problems = tuple(problems)[:_MOST_PROBLEMS]
        super().__init__("\n".join(map(str, self.problems)))


@dataclass(frozen=True)
class ReadDeck:
    """A deck with where its parts stand in the YAML.

    Attributes:
        deck: what it holds.
        lines: by path, from 1.
    """

    deck: Deck
    lines: dict[Path, int]

    @property
    def slide_lines(self) -> list[int]:
        """Where each slide begins."""
        return [self.lines[("slides", index)] for index in range(len(self.deck.slides))]

    def slide_at(self, line: int) -> int:
        """The slide that a line belongs to, from 0."""
        return max(0, sum(begins <= line for begins in self.slide_lines) - 1)

    def problem(
        self, path: Path, message: str, known: Iterable[str] = (), near: str = ""
    ) -> DeckProblem:
        """Something that is wrong at a path; the nearest of the known names are suggested."""
        return problem_at(self.lines, path, message, tuple(known), near)


def read_deck(text: str | bytes) -> ReadDeck:
    """Read a deck.

    Raises:
        DeckError: it is too large, no YAML, or not what a deck holds.
    """
    text = _decoded(text)
    lines: dict[Path, int] = {}
    try:
        check_plain_yaml(text, _Loader)
        node = yaml.compose(text, Loader=_Loader)
        written = {} if node is None else _value(node, (), lines)
    except NotPlainYAMLError as error:
        raise DeckError([DeckProblem("", error.line, str(error))]) from error
    except yaml.YAMLError as error:
        raise DeckError([_no_yaml(error)]) from error
    if not isinstance(written, dict):
        raise DeckError([DeckProblem("", 1, "A deck begins with its title: `title: …`.")])
    try:
        return ReadDeck(Deck.model_validate(written), lines)
    except ValidationError as error:
        raise DeckError(_problems(lines, error)) from error


def problem_at(
    lines: dict[Path, int], path: Path, message: str, known: tuple[str, ...] = (), near: str = ""
) -> DeckProblem:
    """Something that is wrong at a path; the nearest of the known names are suggested."""
    likely: tuple[str, ...] = ()
    if near:
        found = process.extract(near, known, limit=3, score_cutoff=_LEAST_LIKE)
        likely = tuple(name for name, _, _ in found)
    if path not in lines and path[-1:] in (("view",), ("lesson",)):
        path = path[:-1]  # written as a name alone
    at = path
    while at and at not in lines:
        at = at[:-1]
    return DeckProblem(_words_for(path), lines.get(at, 1), message, likely)


class _Loader(LOADER):  # type: ignore[misc]
    """Plain values alone: no moments, which queries write as text, and no clock as a number."""


_Loader.yaml_implicit_resolvers = {
    first: [
        (tag, expression)
        for tag, expression in resolvers
        if tag not in ("tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:merge")
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def _decoded(text: str | bytes) -> str:
    size = len(text if isinstance(text, bytes) else text.encode("utf-8", "replace"))
    if size > LARGEST:
        message = f"The deck is {size:,} bytes; at most {LARGEST:,} are read."
        raise DeckError([DeckProblem("", 1, message)])
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + 1
        raise DeckError([DeckProblem("", line, "Write the deck in UTF-8.")]) from error


def _value(node: yaml.Node, path: Path, lines: dict[Path, int]) -> Any:
    """A value, with the lines of all that is in it."""
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.SequenceNode):
        return [_value(child, (*path, index), lines) for index, child in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, path, lines)
    return _scalar(node)


def _mapping(node: yaml.MappingNode, path: Path, lines: dict[Path, int]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, child in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise DeckError([DeckProblem(_words_for(path), line, "A key is a word.")])
        name = str(key.value)
        if name in made:
            message = f'"{name[:60]}" stands here twice.'
            raise DeckError([DeckProblem(_words_for(path), line, message)])
        lines[(*path, name)] = line
        made[name] = _value(child, (*path, name), lines)
    return made


def _scalar(node: yaml.Node) -> Any:
    """A number, a truth, nothing or a text; what only looks like a number is a text."""
    kind, text = node.tag.rpartition(":")[2], str(node.value)
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() in ("true", "yes", "on")
    if kind in ("int", "float") and len(text) < 40:
        for read in (int, float):
            try:
                return read(text)
            except ValueError:
                continue
    return text


def _no_yaml(error: yaml.YAMLError) -> DeckProblem:
    mark = getattr(error, "problem_mark", None)
    line = 1 if mark is None else mark.line + 1
    reason = getattr(error, "problem", None) or " ".join(str(error).split())
    advice = "put texts that hold a colon or begin with a sign in quotes"
    return DeckProblem("", line, f"This is no YAML: {reason}. Check the indentation, and {advice}.")


# What stands instead of pydantic's words for programmers.
_MESSAGES = {
    "missing": "Something is missing here.",
    "string_type": "Write a text here, in quotes if it looks like a number.",
    "bool_type": "Write true or false here.",
    "bool_parsing": "Write true or false here.",
    "int_parsing": "Write a whole number here.",
    "float_parsing": "Write a number here.",
    "float_type": "Write a number here.",
    "tuple_type": "Write a list here.",
    "dict_type": "Write keys with values here.",
    "model_type": "Write keys with values here.",
    "too_long": "At most {max_length} stand here.",
    "too_short": "At least {min_length} must stand here.",
    "string_too_long": "Write at most {max_length} characters here.",
    "string_too_short": "Write something here.",
    "greater_than": "Write a number above {gt:g}.",
    "greater_than_equal": "Write a number of at least {ge:g}.",
    "less_than_equal": "Write a number of at most {le:g}.",
    "literal_error": "Write {expected}.",
    "value_error": "{error}",
}
_UNIONS = {"name", "id", "str", "int", "float"}


def _problems(lines: dict[Path, int], error: ValidationError) -> Iterable[DeckProblem]:
    """Each thing once; what is wrong within a list says nothing of its length."""
    said = error.errors()
    deepest = [
        one
        for one in said
        if not any(one["loc"] == other["loc"][: len(one["loc"])] != other["loc"] for other in said)
    ]
    return dict.fromkeys(_problem(lines, one) for one in deepest)


def _problem(lines: dict[Path, int], said: Any) -> DeckProblem:
    path: Path = tuple(said["loc"])
    # A union names the kind that it tried behind the path.
    while path and path not in lines and path[-1] in _UNIONS:
        path = path[:-1]
    if said["type"] == "extra_forbidden":
        known = _known_at(path[:-1])
        name = str(path[-1])
        message = f'There is no key "{name[:60]}" here; there are {", ".join(known)}.'
        return problem_at(lines, path, message, known, near=name)
    if said["type"] == "missing":
        message = f"`{path[-1]}` is missing."
        return problem_at(lines, path, message)
    message = _MESSAGES.get(said["type"], f"{said['msg']}.")
    return problem_at(lines, path, message.format(**said.get("ctx", {})))


def _known_at(path: Path) -> tuple[str, ...]:
    """The keys that may stand at a path."""
    kinds: dict[str, type[BaseModel]] = {
        "slides": Slide,
        "fragments": Fragment,
        "view": ViewChange,
        "views": ViewChange,
        "lesson": LessonChange,
    }
    named = [part for part in path if isinstance(part, str)]
    kind = kinds.get(named[-1], Deck) if named else Deck
    options = sorted(option_names()) if kind is ViewChange else []
    return (*kind.model_fields, *options)


def _words_for(path: Path) -> str:
    """A path in words: `slide 3, fragment 2, view.head`."""
    words: list[str] = []
    keys = ""
    parts = list(path)
    while parts:
        part = parts.pop(0)
        counted = {"slides": "slide", "fragments": "fragment", "views": "view"}.get(str(part))
        if counted and parts and isinstance(parts[0], int):
            words.append(f"{counted} {parts[0] + 1}")
            parts.pop(0)
        elif isinstance(part, int):
            keys += f"[{part}]"
        else:
            keys += f".{part}" if keys else part
    return ", ".join(filter(None, [*words, keys]))
