"""An assignment is its link: which exercises, which seed, and how exact answers must be.

No server stores it. `static/js/assignments/assignment.js` reads and writes the same links.
"""

import re
import unicodedata
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, urlencode

from rapidfuzz import process

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.draws import draw_inputs
from pointerscope.lessons.framework.exercises import Exercise
from pointerscope.lessons.framework.lesson import Lesson

MAX_EXERCISES = 60
MAX_TITLE = MAX_DUE = MAX_STUDENT = 80  # characters
MAX_SEED = 40
TOLERANCES = (0.5, 1.0, 2.0, 5.0)  # of the last decimal asked for
USUAL_TOLERANCE = 1.0  # students round on the way
_MAX_FIELDS = 100
_MAX_ADDRESS = 200  # characters
MOST_FOR_A_CHARACTER = 4  # that a text may have for each one that is kept, such as accents
VERSION = "pointerscope assignment 2"  # links of other versions draw other numbers
EARLIER = "pointerscope assignment 1"  # the exercises of a lesson shared their numbers
EARLIER_LINK = "This link was made by an earlier version of PointerScope, which drew other numbers."
# What a text cannot contain, as runs: spaces of any kind, control characters, halves of characters,
# other characters that XML forbids, and the sign between the fields of a line to hand in.
SPACES = re.compile(
    "[\\x00-\\x20\\x7f-\\xa0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ud800-\\udfff"
    "\\ufeff\\ufffe\\uffff|]+"
)
_NOT_AN_ADDRESS = "This is not an exercise. Write a lesson and an exercise, such as softmax.equal."


class ExerciseAddress(NamedTuple):
    """Which exercise, by the ids of its lesson and of itself."""

    lesson: str
    exercise: str

    def __str__(self) -> str:
        return f"{self.lesson}.{self.exercise}"


class AssignedExercise(NamedTuple):
    """An exercise of an assignment, with its lesson."""

    address: ExerciseAddress
    lesson: Lesson
    exercise: Exercise


@dataclass(frozen=True)
class Assignment:
    """What a link to an assignment says.

    Attributes:
        exercises: in order.
        seed: that decides all numbers, together with a student's name.
        title: for the students; may be empty.
        due: until when to hand in, as the lecturer words it; may be empty.
        tolerance: the largest difference of a right number, in units of the last decimal asked for.
    """

    exercises: tuple[ExerciseAddress, ...]
    seed: str
    title: str = ""
    due: str = ""
    tolerance: float = USUAL_TOLERANCE

    @property
    def check(self) -> str:
        """Eight digits that tell this assignment from another, in its link and in lines."""
        return self.check_of_version(VERSION)

    def check_of_version(self, version: str) -> str:
        """Return the check that a version of the links gives this assignment."""
        parts = (version, self.title, self.due, self.seed, _number(self.tolerance))
        return checksum("\n".join((*parts, *map(str, self.exercises))))

    @property
    def query(self) -> str:
        """The assignment as the query of a link."""
        values = {
            "title": self.title,
            "due": self.due,
            "seed": self.seed,
            "exercises": ",".join(map(str, self.exercises)),
            "tolerance": "" if self.tolerance == USUAL_TOLERANCE else _number(self.tolerance),
            "check": self.check,
        }
        return urlencode({name: value for name, value in values.items() if value}, quote_via=quote)

    def found(self) -> list[AssignedExercise]:
        """Return the exercises with their lessons.

        Raises:
            InvalidQueryError: there is no such lesson, or it has no such exercise.
        """
        known = lessons()
        found, problems = list[AssignedExercise](), list[Problem]()
        for index, address in enumerate(self.exercises):
            try:
                found.append(_find(known, address))
            except InvalidQueryError as error:
                problems += error.with_prefix(f"exercises[{index}]").problems
        if problems:
            raise InvalidQueryError(*problems)
        return found

    def inputs_of(self, assigned: AssignedExercise, student: str) -> dict[str, object]:
        """Return the inputs of an exercise's lesson that are drawn for a student.

        Each exercise has numbers of its own: tables that are given with one would otherwise show
        the answer to another.
        """
        drawn = assigned.exercise.drawn
        if drawn is None:
            return {}
        name = student_name(student).lower()
        text = f"{self.seed}\n{name}\n{assigned.address}"
        return draw_inputs(drawn, assigned.lesson.inputs, text)


def read_assignment(link: str) -> Assignment:
    """Read an assignment from its link, or from the query of one.

    Raises:
        InvalidQueryError: the link names no exercise, or its check does not fit.
    """
    _, mark, query = link.strip().partition("#" if "#" in link else "?")
    text = query if mark else link.strip()
    try:
        given = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=_MAX_FIELDS))
    except ValueError as error:
        message = f"The link has more than {_MAX_FIELDS} parts. Copy it again."
        raise InvalidQueryError(Problem("assignment", message)) from error
    return assignment_of(given)


def assignment_of(given: Mapping[str, str]) -> Assignment:
    """Return the assignment that the parameters of a link are.

    Raises:
        InvalidQueryError: as `read_assignment`.
    """
    listed = (plain_text(name, _MAX_ADDRESS) for name in given.get("exercises", "").split(","))
    names = [name for name in listed if name]
    problems = []
    if not names:
        problems.append(Problem("exercises", "The link names no exercise. Choose at least one."))
    if len(names) > MAX_EXERCISES:
        message = f"The link names {len(names)} exercises. Choose at most {MAX_EXERCISES}."
        problems.append(Problem("exercises", message))
    exercises = []
    for index, name in enumerate(names[:MAX_EXERCISES]):
        lesson, dot, exercise = name.partition(".")
        if not (lesson and dot and exercise):
            problems.append(Problem(f"exercises[{index}]", _NOT_AN_ADDRESS))
        exercises.append(ExerciseAddress(lesson, exercise))
    tolerance = _tolerance(given.get("tolerance", ""))
    if tolerance is None:
        known = tuple(map(_number, TOLERANCES))
        message = f"This is not one of the tolerances. Use {', '.join(known)}."
        problems.append(Problem("tolerance", message, known))
    if problems:
        raise InvalidQueryError(*problems)
    assignment = Assignment(
        tuple(exercises),
        plain_text(given.get("seed", ""), MAX_SEED),
        plain_text(given.get("title", ""), MAX_TITLE),
        plain_text(given.get("due", ""), MAX_DUE),
        tolerance or USUAL_TOLERANCE,
    )
    check = given.get("check")
    if check not in (None, assignment.check):
        message = "The link was changed or cut off. Ask for it again, or make a new one."
        if check == assignment.check_of_version(EARLIER):
            message = f"{EARLIER_LINK} Ask for a new one, or make one."
        raise InvalidQueryError(Problem("check", message))
    return assignment


def student_name(text: str) -> str:
    """Return a student's name or number as lines hold it; case does not change any numbers."""
    return plain_text(text, MAX_STUDENT)


def plain_text(text: str, most: int) -> str:
    """Return a text in one line, with single spaces, of at most so many characters.

    Of a text much longer than that only the start is read: sorting many accents takes long.
    """
    text = unicodedata.normalize("NFC", text[: MOST_FOR_A_CHARACTER * most])
    return SPACES.sub(" ", text).strip(" ")[:most].strip(" ")


def checksum(text: str) -> str:
    """Return the CRC-32 of a text as eight hexadecimal digits. It finds slips, not forgery."""
    return f"{zlib.crc32(text.encode()):08x}"


def _find(known: Mapping[str, Lesson], address: ExerciseAddress) -> AssignedExercise:
    lesson = known.get(address.lesson)
    if lesson is None:
        raise _unknown("lesson", address.lesson, known)
    for exercise in lesson.exercises:
        if exercise.id == address.exercise:
            return AssignedExercise(address, lesson, exercise)
    ids = {exercise.id: exercise for exercise in lesson.exercises}
    raise _unknown("exercise", address.exercise, ids)


def _unknown(what: str, name: str, known: Mapping[str, object]) -> InvalidQueryError:
    nearest = tuple(near for near, _, _ in process.extract(name[:100], list(known), limit=3))
    return InvalidQueryError(Problem(what, f"There is no {what} “{name[:60]}”.", nearest))


def _tolerance(text: str) -> float | None:
    if not text:
        return USUAL_TOLERANCE
    return next((known for known in TOLERANCES if _number(known) == text), None)


def _number(value: float) -> str:
    return f"{value:g}"
