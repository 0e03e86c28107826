"""The catalogue of lessons: the folders beside this module, and those of plugins."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import logging
import sys
import threading
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pointerscope.core.plugins import describe_error, load_plugins
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.settings import Settings
from pointerscope.lessons.framework.lesson import SECTIONS, Lesson
from pointerscope.lessons.framework.lesson_folder import FUNCTIONS, TEXT, read_lesson
from pointerscope.lessons.framework.lesson_markdown import LessonTextError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from types import ModuleType

_LOG = logging.getLogger(__name__)
CHECK_SECONDS = 0.5
"""Time between two looks at the files of lessons."""


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


@dataclass(frozen=True, eq=False)
class Catalogue:
    """All lessons as their files are now.

    Attributes:
        lessons: by id, in reading order.
        mistakes: why other lessons cannot be shown, by id.
        version: a digest of all files of lessons.
    """

    lessons: Mapping[str, Lesson]
    mistakes: Mapping[str, Exception]
    version: str


def lessons() -> Mapping[str, Lesson]:
    """Return all lessons by id, those of plugins included, in reading order."""
    return catalogue().lessons


def catalogue() -> Catalogue:
    """Return the lessons; files that were edited are read again.

    Lessons are the folders with a `lesson.md` in this package, in the folder of plugins, and in the
    folders that the attribute `lessons` of an installed plugin names.
    """
    global _read
    with _lock:
        now = time.monotonic()
        if _read is None or now - _read.checked >= CHECK_SECONDS:
            _read = _refresh(_read, now)
        return _read.catalogue


_File = tuple[int, int]  # when it was modified, and its size: they tell whether it was edited


class _Entry(NamedTuple):
    """A lesson, or why there is none, and the files that it was made of."""

    files: Mapping[str, _File]
    lesson: Lesson | LessonTextError
    takes_inputs: bool  # of another lesson beside it


@dataclass(frozen=True)
class _Reading:
    checked: float
    entries: Mapping[Path, _Entry]
    catalogue: Catalogue


_lock = threading.RLock()
_read: _Reading | None = None


def _refresh(before: _Reading | None, now: float) -> _Reading:
    files = {
        text.parent: _files(text.parent)
        for folder in _folders()
        for text in sorted(folder.glob(f"*/{TEXT}"))
    }
    known = {} if before is None else before.entries
    if before and files == {folder: entry.files for folder, entry in known.items()}:
        return replace(before, checked=now)
    edited = {
        folder
        for folder in files.keys() | known.keys()
        if folder not in known or known[folder].files != files.get(folder)
    }
    beside = {folder.parent for folder in edited}
    entries = {
        folder: _entry(folder, found, is_again=folder in known)
        if folder in edited or (known[folder].takes_inputs and folder.parent in beside)
        else known[folder]
        for folder, found in files.items()
    }
    return _Reading(now, entries, _catalogue(entries))


def _folders() -> list[Path]:
    folders = [Path(__file__).parent]
    for plugin in load_plugins():
        brought = getattr(plugin.module, "lessons", None)
        if isinstance(brought, str | Path):
            folders.append(Path(brought))
        elif brought is not None:
            plugin.report("Its attribute `lessons` is not a path, so its lessons are left out.")
    own = Settings().plugins
    return folders if own is None else [*folders, own]


def _files(folder: Path) -> dict[str, _File]:
    """Return the files of a lesson by name, translations included."""
    found = {}
    for path in sorted(folder.glob("lesson.*")):
        with suppress(OSError):  # it was removed meanwhile
            stat = path.stat()
            found[path.name] = stat.st_mtime_ns, stat.st_size
    return found


def _entry(folder: Path, files: Mapping[str, _File], *, is_again: bool) -> _Entry:
    try:
        lesson = read_lesson(folder, _functions(folder, is_again=is_again))
        if is_again or folder.parent != Path(__file__).parent:  # the tests check the others
            _check(lesson, folder)
    except LessonTextError as error:
        return _Entry(files, error, takes_inputs=True)
    except Exception as error:  # one broken lesson must not stop the others
        mistake = LessonTextError(f"{folder.name}/{TEXT}", 1, describe_error(error))
        return _Entry(files, mistake, takes_inputs=True)
    return _Entry(files, lesson, takes_inputs="{from:" in (folder / TEXT).read_text("utf-8"))


def _check(lesson: Lesson, folder: Path) -> None:
    """Compute all of a lesson once, so that a mistake is found before a reader finds it.

    Raises:
        LessonTextError: a step, a printed number or an exercise cannot be computed.
    """
    known = {known.name for known in lesson.inputs}
    for solved in _computed(lesson.solve, folder).steps:
        step, line = solved.step, lesson.lines[solved.step.id]
        if unknown := [name for name in step.inputs if name not in known]:
            message = f"Expected inputs and earlier tables after Reads:, not {unknown[0]}."
            raise LessonTextError(f"{folder.name}/{TEXT}", line, message)
        if solved.error:
            message = f"The step “{step.id}” cannot be computed. {solved.error}"
            raise LessonTextError(f"{folder.name}/{TEXT}", line, message)
        known.update(table.name for table in solved.tables)
        if step.is_removable:
            _computed(partial(lesson.solve, removed=[step.id]), folder)
        try:
            _computed(partial(lesson.checks_of, step.id), folder)
        except LessonTextError as error:
            message = f"The printed numbers of “{step.id}” cannot be compared. {error}"
            raise LessonTextError(f"{folder.name}/{TEXT}", line, message) from error
        for exercise in lesson.exercises_of(step.id):
            answer = _computed(partial(exercise.answer, lesson.solve), folder)
            if exercise.choices and answer not in exercise.choices:
                message = (
                    f"The answer of “{exercise.id}” is “{answer}”, which is not one of the choices."
                )
                raise LessonTextError(f"{folder.name}/{FUNCTIONS}", 1, message)


def _computed(compute: Callable[[], Any], folder: Path) -> Any:
    try:
        return compute()
    except Exception as error:
        file, line = f"{folder.name}/{FUNCTIONS}", _line_of(error, folder)
        raise LessonTextError(file, line, describe_error(error)) from error


def _functions(folder: Path, *, is_again: bool) -> ModuleType:
    """Import the functions of a lesson.

    Raises:
        LessonTextError: there are none, or they cannot be imported.
    """
    file = f"{folder.name}/{FUNCTIONS}"
    if not (folder / FUNCTIONS).is_file():
        raise LessonTextError(file, 1, f"Expected this file beside {TEXT}.")
    name = f"{__package__}.{folder.name}.lesson"
    try:
        if folder.parent != Path(__file__).parent:
            return _run(folder / FUNCTIONS)
        if is_again:
            sys.modules.pop(name, None)  # nothing that was deleted lives on
        return importlib.import_module(name)
    except (Exception, SystemExit) as error:
        raise LessonTextError(file, _line_of(error, folder), describe_error(error)) from error


def _run(path: Path) -> ModuleType:
    """Run a file outside this package as a module."""
    name = f"pointerscope_lesson_{path.parent.name}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _line_of(error: BaseException, folder: Path) -> int:
    """Return the last line of the lesson's own functions that an error passed."""
    if isinstance(error, SyntaxError):
        return error.lineno or 1
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename).parent == folder and frame.lineno
    ]
    return lines[-1] if lines else 1


def _catalogue(entries: Mapping[Path, _Entry]) -> Catalogue:
    found: dict[str, Lesson] = {}
    mistakes: dict[str, Exception] = {}
    for folder, entry in entries.items():
        id, lesson = folder.name.replace("_", "-"), entry.lesson
        if id in found:
            message = f"There is already a lesson “{id}”. Rename the folder."
            mistakes[f"{id}-2"] = LessonTextError(f"{folder.name}/{TEXT}", 1, message)
        elif isinstance(lesson, Lesson):
            found[id] = lesson
            for language, mistake in lesson.mistakes.items():
                mistakes[f"{id}.{language}"] = mistake
        else:
            mistakes[id] = lesson
    for mistake in mistakes.values():
        _LOG.warning("lesson left out: %s", mistake)
    order = {id: (list(SECTIONS).index(one.section), one.order, id) for id, one in found.items()}
    ordered = {id: found[id] for id in sorted(found, key=lambda id: order[id])}
    return Catalogue(ordered, mistakes, _digest(entries))


def _digest(entries: Mapping[Path, _Entry]) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for folder, entry in entries.items():
        for name in entry.files:
            with suppress(OSError):  # it was removed meanwhile
                digest.update(f"{folder.name}/{name}".encode() + (folder / name).read_bytes())
    return digest.hexdigest()


def find_lesson(name: str, language: str = "") -> Lesson:
    """Return the lesson of this id, in its own language or another.

    Raises:
        UnknownLessonError: there is none.
        InvalidQueryError: it is not written in this language.
        LessonTextError: its files have a mistake.
    """
    found = catalogue()
    if name in found.mistakes:
        raise found.mistakes[name]
    if name not in found.lessons:
        raise UnknownLessonError(name)
    lesson = found.lessons[name]
    if language in ("", lesson.language):
        return lesson
    if language not in lesson.translations:
        known = (lesson.language, *lesson.translations)
        message = f"This lesson is not written in “{language[:10]}”. Use {' or '.join(known)}."
        raise InvalidQueryError(Problem("lang", message, known))
    return lesson.translations[language]


def check_step(lesson: Lesson, step: str | None) -> None:
    """Check that a lesson has a step of this id; None passes.

    Raises:
        UnknownStepError: the lesson has no such step.
    """
    known = [known.id for known in lesson.steps]
    if step is not None and step not in known:
        raise UnknownStepError(step, known)
