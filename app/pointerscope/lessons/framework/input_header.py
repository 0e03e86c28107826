"""The inputs that the header of a lesson's text declares."""

from __future__ import annotations

import dataclasses
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError

from pointerscope.lessons.framework.inputs import Choice, Matrix, Number, Words
from pointerscope.lessons.framework.lesson_markdown import read_lesson_markdown

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.lessons.framework.inputs import Input
    from pointerscope.lessons.framework.lesson_markdown import LessonMarkdown

_FROM = "from"
_KINDS = {"words": Words, "matrix": Matrix, "number": Number, "choice": Choice}


def read_declared_inputs(text: LessonMarkdown, folder: Path) -> tuple[Input, ...]:
    """Read the inputs of a lesson; `{from: revenue}` takes one of another lesson beside it.

    The kind follows from the value: words, a matrix or a row of numbers, a number; with `choices`
    it is a choice.

    Raises:
        LessonTextError: an input cannot be read.
    """
    declared = text.header.get("inputs", {})
    if not isinstance(declared, dict):
        text.fail(text.line_of("inputs"), "Expected names with values below inputs.")
    return tuple(_declared(text, folder, name, value) for name, value in declared.items())


def _declared(text: LessonMarkdown, folder: Path, name: str, declared: Any) -> Input:
    line = text.line_of("inputs", name)
    if not isinstance(declared, dict):
        text.fail(line, "Expected title: and value: below the name of an input.")
    if declared.keys() == {_FROM}:
        other = folder.parent / str(declared[_FROM]).replace("-", "_") / "lesson.md"
        if not other.is_file() or other.parent == folder:
            text.fail(line, f"Expected the name of another lesson, not “{declared[_FROM]}”.")
        others = {known.name: known for known in _inputs_of(other)}
        if name not in others:
            text.fail(line, f"Expected one of its inputs: {', '.join(others)}.")
        return others[name]
    kind = _kind(declared)
    fields = tuple(field.name for field in dataclasses.fields(_KINDS[kind]))
    for key in declared:
        if key not in fields[1:]:
            message = f"Expected one of {', '.join(fields[1:])}, not “{key}”."
            text.fail(text.line_of("inputs", name, key), message)
    if kind == "matrix":
        _check_cells(text, name, declared["value"])
    try:
        found = _adapter(kind).validate_python({"name": name, **declared})
    except ValidationError as error:
        detail = error.errors(include_url=False)[0]
        line = text.line_of("inputs", name, *detail["loc"])
        where = ".".join(map(str, detail["loc"]))
        text.fail(line, f"Expected another {where} of this {kind}: {detail['msg']}.")
    return found


def _check_cells(text: LessonMarkdown, name: str, value: list[Any]) -> None:
    """Check that a matrix, or a row, holds numbers in rows of one length."""
    is_row = not isinstance(value[0], list)
    rows = [value] if is_row else value
    for index, row in enumerate(rows):
        line = text.line_of("inputs", name, "value", *(() if is_row else (index,)))
        if not isinstance(row, list) or len(row) != len(rows[0]):
            text.fail(line, f"Expected a row of {len(rows[0])} numbers.")
        for cell in row:
            if not isinstance(cell, int | float) or isinstance(cell, bool):
                text.fail(line, f"Expected a number, not “{cell}”.")


@cache
def _adapter(kind: str) -> TypeAdapter[Input]:
    return TypeAdapter(_KINDS[kind])


def _inputs_of(path: Path) -> tuple[Input, ...]:
    return read_declared_inputs(_text_at(path, path.stat().st_mtime_ns), path.parent)


@lru_cache(maxsize=64)
def _text_at(path: Path, _modified: int) -> LessonMarkdown:
    return read_lesson_markdown(path)


def _kind(declared: dict[str, Any]) -> str:
    value = declared.get("value")
    if "choices" in declared:
        return "choice"
    if not isinstance(value, list):
        return "number"
    return "matrix" if value and not isinstance(value[0], str) else "words"
