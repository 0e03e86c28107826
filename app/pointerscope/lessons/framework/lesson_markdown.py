"""Read the Markdown of a lesson into its header, headings and blocks, each with its line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn

from markdown_it import MarkdownIt
from mdit_py_plugins.dollarmath import dollarmath_plugin

from pointerscope.core.located_yaml import LocatedYAMLError, read_located_yaml

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from markdown_it.token import Token

    from pointerscope.core.located_yaml import KeyPath

BlockKind = Literal["text", "formula", "list"]
_HEADER = re.compile(r"---\n(.*?)^---[ \t]*\n", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"(?P<title>.*?)\s*(?:\{#(?P<id>[^}]*)\})?")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class LessonTextError(ValueError):
    """A mistake in the text of a lesson; the message says what was expected.

    Attributes:
        file: the name of the file, with its folder.
        line: of the mistake, from 1.
    """

    def __init__(self, file: str, line: int, message: str) -> None:
        super().__init__(f"{file}, line {line}: {message}")
        self.file = file
        self.line = line


class Item(NamedTuple):
    """An item of a list, in one line, the line where it begins, and the items of a list in it."""

    line: int
    text: str
    items: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Block:
    """A paragraph, a formula or a list.

    Attributes:
        kind: which of these.
        line: where it begins.
        text: of a paragraph, in one line, or a formula in LaTeX.
        items: of a list.
    """

    kind: BlockKind
    line: int
    text: str = ""
    items: tuple[Item, ...] = ()


@dataclass
class LessonPart:
    """A heading with what follows until the next one of its level.

    Attributes:
        title: of the heading.
        id: written behind it as `{#id}`; empty if there is none.
        line: of the heading.
        level: of the heading; 0 for what comes before the first.
        blocks: before the first heading within it.
        sections: within it.
    """

    title: str
    id: str
    line: int
    level: int
    blocks: list[Block] = field(default_factory=list)
    sections: list[LessonPart] = field(default_factory=list)


@dataclass(frozen=True)
class LessonMarkdown:
    """The text of a lesson.

    Attributes:
        file: the name of the file, with its folder.
        header: the values between the two lines of dashes.
        lines: the line of each key path of the header.
        body: all headings and blocks.
    """

    file: str
    header: dict[str, Any]
    lines: dict[KeyPath, int]
    body: LessonPart

    def fail(self, line: int, message: str) -> NoReturn:
        """Report a mistake.

        Raises:
            LessonTextError: always.
        """
        raise LessonTextError(self.file, line, message)

    def line_of(self, *path: str | int) -> int:
        """Return the line of a value in the header, or of what contains it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read_lesson_markdown(path: Path) -> LessonMarkdown:
    """Read a file.

    Raises:
        LessonTextError: it cannot be read as a header and Markdown.
    """
    file = f"{path.parent.name}/{path.name}"
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonTextError(file, 1, f"This is not UTF-8 text: {error}.") from error
    match = _HEADER.match(text)
    if match is None:
        message = "Expected the header: a line ---, then keys with values, then a line ---."
        raise LessonTextError(file, 1, message)
    try:
        header, lines = read_located_yaml("\n" + match[1])
    except LocatedYAMLError as error:
        raise LessonTextError(file, error.line, str(error)) from error
    if not isinstance(header, dict):
        raise LessonTextError(file, 2, "Expected keys with values, such as `section: by hand`.")
    body = _sections(text[match.end() :], match[0].count("\n"), file)
    return LessonMarkdown(file, header, lines, body)


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark").use(dollarmath_plugin)
    return parser.disable("reference")


def _sections(text: str, skipped: int, file: str) -> LessonPart:
    """Parse Markdown that follows so many lines of the file."""
    source = text.splitlines()
    root = LessonPart("", "", skipped + 1, 0)
    path = [root]
    tokens = iter(_parser().parse(text))
    for token in tokens:
        if token.map is None:
            continue
        line = skipped + token.map[0] + 1
        if token.type == "heading_open":
            level = int(token.tag[1:])
            section = _section(next(tokens).content, level, line, file)
            while path[-1].level >= level:
                path.pop()
            path[-1].sections.append(section)
            path.append(section)
        elif token.level == 0:
            if (block := _block(token, tokens, source, skipped)) is None:
                message = "Expected a paragraph, a formula, a list or a heading."
                raise LessonTextError(file, line, message)
            path[-1].blocks.append(block)
    return root


def _section(heading: str, level: int, line: int, file: str) -> LessonPart:
    match = _HEADING.fullmatch(heading)
    assert match is not None
    id = match["id"]
    if id is not None and not _ID.fullmatch(id):
        message = f"Expected small letters, digits and dashes in {{#{id}}}."
        raise LessonTextError(file, line, message)
    return LessonPart(match["title"], id or "", line, level)


def _block(token: Token, tokens: Iterator[Token], source: list[str], skipped: int) -> Block | None:
    assert token.map is not None
    line = skipped + token.map[0] + 1
    match token.type:
        case "paragraph_open":
            return Block("text", line, _one_line(source[slice(*token.map)]))
        case "math_block" | "math_block_label":
            return Block("formula", line, _one_line(token.content.splitlines()))
        case "bullet_list_open":
            return Block("list", line, items=tuple(_items(tokens, skipped)))
    return None


def _one_line(lines: Iterable[str]) -> str:
    return " ".join(line.strip() for line in lines).strip()


def _items(tokens: Iterator[Token], skipped: int) -> Iterator[Item]:
    line, parts, below = 0, list[str](), tuple[Item, ...]()
    for token in tokens:
        if token.type == "bullet_list_close":
            return
        if token.type == "list_item_open" and token.map is not None:
            line, parts, below = skipped + token.map[0] + 1, [], ()
        elif token.type == "bullet_list_open":
            below = tuple(_items(tokens, skipped))
        elif token.type == "inline":
            parts.append(_one_line(token.content.splitlines()))
        elif token.type == "list_item_close":
            yield Item(line, " ".join(parts), below)
