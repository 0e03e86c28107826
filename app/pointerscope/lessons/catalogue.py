"""The catalogue of lessons: the modules of this folder, and those of plugins."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

import pointerscope.lessons
from pointerscope.core.plugins import load_plugins
from pointerscope.lessons.framework.lesson import SECTIONS, Lesson

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pointerscope.core.plugins import Plugin


class UnknownLessonError(LookupError):
    """There is no lesson of this id.

    Attributes:
        known: the ids of all lessons.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f'There is no lesson "{name[:100]}".')
        self.known = list(lessons())


class UnknownStepError(LookupError):
    """A lesson has no step of this id, or no such step with a figure.

    Attributes:
        known: the ids that would have been right.
    """

    def __init__(self, step: str, known: Iterable[str], *, figure: bool = False) -> None:
        missing = "step with a figure" if figure else "step"
        super().__init__(f'This lesson has no {missing} "{step[:100]}".')
        self.known = list(known)


def discover_lessons(folders: Iterable[str], package: str) -> dict[str, Lesson]:
    """Import the modules of a package and return their lessons, in reading order.

    Args:
        folders: the search path of the package.
        package: its name.

    Returns:
        the lessons by id: the module's name, with dashes for underscores.
    """
    found = {}
    for module in pkgutil.iter_modules(folders):
        lesson = getattr(importlib.import_module(f"{package}.{module.name}"), "lesson", None)
        if isinstance(lesson, Lesson):
            found[module.name.replace("_", "-")] = lesson
    return _in_order(found)


def lessons() -> Mapping[str, Lesson]:
    """Return all lessons by id, those of plugins included, in reading order."""
    return _lessons_with(load_plugins())


@cache
def _lessons_with(plugins: tuple[Plugin, ...]) -> Mapping[str, Lesson]:
    found = discover_lessons(pointerscope.lessons.__path__, pointerscope.lessons.__name__)
    for plugin in plugins:
        lesson, name = getattr(plugin.module, "lesson", None), plugin.name.replace("_", "-")
        if not isinstance(lesson, Lesson):
            continue
        if name in found:
            plugin.report(f'There is already a lesson called "{name}". Rename the plugin.')
        elif not isinstance(lesson.order, int):
            plugin.report("Its lesson needs a whole number as its order.")
        elif lesson.section not in SECTIONS:
            plugin.report(
                f'Its lesson names the section "{lesson.section}", which does not exist. Use one '
                f"of {', '.join(SECTIONS)}."
            )
        else:
            found[name] = lesson
    return _in_order(found)


def _in_order(found: Mapping[str, Lesson]) -> dict[str, Lesson]:
    return dict(sorted(found.items(), key=lambda item: (_reading_order(item[1]), item[0])))


def find_lesson(name: str) -> Lesson:
    """Return the lesson of this id.

    Raises:
        UnknownLessonError: there is none.
    """
    lesson = lessons().get(name)
    if lesson is None:
        raise UnknownLessonError(name)
    return lesson


def check_step(lesson: Lesson, step: str | None) -> None:
    """Check that a lesson has a step of this id; None passes.

    Raises:
        UnknownStepError: the lesson has no such step.
    """
    known = [known.id for known in lesson.steps]
    if step is not None and step not in known:
        raise UnknownStepError(step, known)


def _reading_order(lesson: Lesson) -> tuple[int, int]:
    return list(SECTIONS).index(lesson.section), lesson.order
