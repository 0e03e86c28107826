"""A lesson, or one step of it, as one HTML file that works offline."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote, urlencode

import numpy as np
import orjson
from markupsafe import Markup

from pointerscope import __version__
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.lessons import draw_picture
from pointerscope.lessons.catalogue import check_step, find_lesson
from pointerscope.lessons.framework.lesson import SECTIONS
from pointerscope.lessons.framework.numbers import number_text
from pointerscope.publishing.exported_view import in_both_themes
from pointerscope.publishing.offline import json_within, offline_page
from pointerscope.publishing.templates import environment

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pointerscope.figures.theme import ThemeName
    from pointerscope.lessons.framework.exercises import Exercise
    from pointerscope.lessons.framework.lesson import Lesson, Solution, Solved
    from pointerscope.lessons.framework.printed import Check
    from pointerscope.lessons.framework.texts import Source

_MATRIX = re.compile(r'<figure class="matrix".*?</figure>', re.DOTALL)


def offline_lesson(
    name: str,
    inputs: Mapping[str, object] = {},
    removed: Sequence[str] = (),
    step: str | None = None,
    theme: ThemeName | None = None,
    server: str | None = None,
) -> bytes:
    """A lesson with every step, and with every step that can be left out left out alone.

    Args:
        name: of the lesson.
        inputs: what stands in place of the text's own inputs, by name; they stay as they are.
        removed: the steps that are left out when it is opened.
        step: the only one that is kept, if any; it then fills the window.
        theme: the colours it opens with; those of the reader's system if left out.
        server: the address of one that has the same lesson, to be linked.

    Raises:
        UnknownLessonError: there is no such lesson.
        UnknownStepError: it has no such step.
        InvalidQueryError: an input cannot be read, or a step is not there or stays.
    """
    lesson = find_lesson(name)
    check_step(lesson, step)
    solution = lesson.solve(inputs, removed)
    drawn = _Drawn(name, step)
    states = _states(lesson, inputs, removed, drawn)
    cards = drawn.cards(solution)
    return offline_page(
        "offline_lesson.html",
        title=lesson.title,
        styles=("pointer-view", "pointerscope", "lessons"),
        scripts=("theme", "lesson"),
        theme=theme,
        plotly=bool(drawn.figures),
        id=name,
        step=step,
        cards=cards.values(),
        matrices=states.matrices,
        parts=states.parts,
        states=json_within(orjson.dumps(states.places)),
        figures=drawn.figures,
        removed=",".join(removed),
        edited=orjson.dumps(inputs).decode() if inputs else "",
        answered=[(found, right_answer(found, lesson)) for found in lesson.exercises],
        version=__version__,
        live=None if server is None else _address(server, name, inputs, removed, step),
        **player(lesson, solution),
    )


def file_name(name: str, step: str | None, form: str) -> str:
    """What the file of a lesson, or of a step of it, is called."""
    return "-".join(filter(None, ("lesson", name, step))) + f".{form}"


def player(lesson: Lesson, solution: Solution) -> dict[str, Any]:
    """What the templates of the player show."""
    slides = [(solved.step.id, solved.step.title) for solved in solution.steps]
    if lesson.printed:
        slides.append(("against-the-text", "Against the text"))
    if lesson.exercises:
        slides.append(("exercises", "Exercises"))
    return {
        "lesson": lesson,
        "solution": solution,
        "slides": slides,
        "sections": SECTIONS,
        "verdicts": Counter(found.verdict for found in lesson.checks),
        "flagged": _by_source(found for found in lesson.checks if found.verdict != "agrees"),
        "agreeing": _by_source(found for found in lesson.checks if found.verdict == "agrees"),
    }


def right_answer(exercise: Exercise, lesson: Lesson) -> str:
    """The answer of an exercise in words: one of its choices, or numbers row by row."""
    answer: Any = exercise.answer(lesson.solve)
    if exercise.choices:
        return str(answer)
    rows = np.atleast_2d(np.asarray(answer, dtype=np.float64)).tolist()
    return "; ".join(
        ", ".join(number_text(value, exercise.decimals) for value in row) for row in rows
    )


class _Drawn:
    """Steps as markup, with their figures kept once each.

    Attributes:
        figures: the JSON of every figure by the id of its element.
    """

    def __init__(self, lesson: str, step: str | None) -> None:
        self.figures: dict[str, Markup] = {}
        self._lesson = lesson
        self._step = step
        self._ids: dict[bytes, str] = {}
        self._player: Any = environment().get_template("player.html").module

    def cards(self, solution: Solution) -> dict[str, Markup]:
        """The steps that are kept, by their ids."""
        return {
            solved.step.id: self._card(solved, number)
            for number, solved in enumerate(solution.steps, 1)
            if self._step in (None, solved.step.id)
        }

    def _card(self, solved: Solved, number: int) -> Markup:
        figure = self._figure(solved)
        if self._step is None:
            card = self._player.step_card(solved, number, figure)
        else:
            card = self._player.frame_card(solved, number, figure, 1)
        return Markup("\n".join(filter(None, map(str.strip, card.splitlines()))))

    def _figure(self, solved: Solved) -> str:
        step = solved.step.id
        if solved.made is None or solved.made.picture is None:
            return ""
        content = figure_bytes(in_both_themes(draw_picture(step, solved.made.picture, "light")))
        id = self._ids.setdefault(content, f"figure-{len(self._ids) + 1}")
        self.figures[id] = json_within(content)
        figure: str = self._player.kept_figure(
            step, f"#{id}", f"{self._lesson}-{step}", framed=self._step is not None
        )
        return figure


class _States(NamedTuple):
    """Pages of states, as the player reads them.

    Attributes:
        matrices: as markup, equal ones once: steps show what those before them gave.
        parts: steps as markup, likewise; a matrix is an empty element with its place in `matrices`.
        places: by the steps that are left out, in the order of the alphabet: the parts by the ids
            of steps. With nothing left out those that any state changes, else the changed ones.
    """

    matrices: list[Markup]
    parts: list[Markup]
    places: dict[str, dict[str, int]]


def _states(
    lesson: Lesson, inputs: Mapping[str, object], removed: Iterable[str], drawn: _Drawn
) -> _States:
    """The states that a file holds: whole, each step left out alone, and the one it opens with."""
    alone = [(step.id,) for step in lesson.steps if step.without]
    keys = dict.fromkeys(tuple(sorted(key)) for key in (*alone, set(removed)) if key)
    whole = drawn.cards(lesson.solve(inputs))
    changes = {
        ",".join(key): {
            step: card
            for step, card in drawn.cards(lesson.solve(inputs, key)).items()
            if card != whole[step]
        }
        for key in keys
    }
    changed = {step for cards in changes.values() for step in cards}
    states = {"": {step: card for step, card in whole.items() if step in changed}} | changes
    parts: dict[Markup, int] = {}
    places = {
        key: {step: parts.setdefault(card, len(parts)) for step, card in cards.items()}
        for key, cards in states.items()
    }
    matrices: dict[Markup, int] = {}

    def place(found: re.Match[str]) -> str:
        at = matrices.setdefault(Markup(found[0]), len(matrices))
        return f'<figure data-matrix="{at}"></figure>'

    written = [Markup(_MATRIX.sub(place, part)) for part in parts]
    return _States(list(matrices), written, places)


def _address(
    server: str, name: str, inputs: Mapping[str, object], removed: Sequence[str], step: str | None
) -> str:
    """The same on a server."""
    values = {
        "step": step,
        "removed": ",".join(removed),
        "inputs": orjson.dumps(inputs).decode() if inputs else None,
    }
    query = urlencode({key: text for key, text in values.items() if text}, quote_via=quote)
    return f"{server.rstrip('/')}/lessons/{name}" + (f"?{query}" if query else "")


def _by_source(checks: Iterable[Check]) -> dict[Source, list[Check]]:
    """Checks by where they stand, in the order of the lesson."""
    groups: dict[Source, list[Check]] = {}
    for found in checks:
        groups.setdefault(found.source, []).append(found)
    return groups
