"""The lessons, found by what lies in this folder."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

import pointerscope.lessons
from pointerscope.lessons.framework.lesson import SECTIONS, Lesson

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class UnknownLessonError(LookupError):
    """There is no lesson of this id."""

    def __init__(self, name: str) -> None:
        super().__init__(f'There is no lesson "{name[:100]}".')
        self.known = list(lessons())


class UnknownStepError(LookupError):
    """A lesson has no step of this id, or none with a figure."""

    def __init__(self, step: str, known: Iterable[str], *, figure: bool = False) -> None:
        lacks = "no figure of a step" if figure else "no step"
        super().__init__(f'This lesson has {lacks} "{step[:100]}".')
        self.known = list(known)


def discover(folders: Iterable[str], package: str) -> dict[str, Lesson]:
    """Every module of a package that holds a lesson: its id is the module's name, with dashes."""
    found = {}
    for module in pkgutil.iter_modules(folders):
        lesson = getattr(importlib.import_module(f"{package}.{module.name}"), "lesson", None)
        if isinstance(lesson, Lesson):
            found[module.name.replace("_", "-")] = lesson
    return dict(sorted(found.items(), key=lambda item: (_place(item[1]), item[0])))


@cache
def lessons() -> Mapping[str, Lesson]:
    """Every lesson by its id, in the order they are read."""
    return discover(pointerscope.lessons.__path__, pointerscope.lessons.__name__)


def find_lesson(name: str) -> Lesson:
    """The lesson of this id.

    Raises:
        UnknownLessonError: there is none.
    """
    found = lessons().get(name)
    if found is None:
        raise UnknownLessonError(name)
    return found


def check_step(lesson: Lesson, step: str | None) -> None:
    """Look for a step of a lesson, where one is named.

    Raises:
        UnknownStepError: it has none of this id.
    """
    known = [found.id for found in lesson.steps]
    if step is not None and step not in known:
        raise UnknownStepError(step, known)


def _place(lesson: Lesson) -> tuple[int, int]:
    return list(SECTIONS).index(lesson.section), lesson.order
