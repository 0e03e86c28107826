"""Lessons, or single steps, as HTML files that work offline."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import numpy as np
import orjson
from markupsafe import Markup

from pointerscope import __version__
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.theme import ThemeName
from pointerscope.lessons.catalogue import check_step, find_lesson
from pointerscope.lessons.framework.exercises import Exercise
from pointerscope.lessons.framework.lesson import SECTIONS, Lesson
from pointerscope.lessons.framework.numbers import rounded_text
from pointerscope.lessons.framework.steps import LessonSolution, StepSolution
from pointerscope.publishing.exported_view import add_theme_templates
from pointerscope.publishing.offline import json_for_script, render_offline_page
from pointerscope.publishing.recorded_lesson import recorded_lesson
from pointerscope.publishing.templates import template_environment

_MATRIX = re.compile(r'<figure class="matrix".*?</figure>', re.DOTALL)


def offline_lesson(
    name: str,
    inputs: Mapping[str, object] = {},
    removed: Sequence[str] = (),
    step: str | None = None,
    theme: ThemeName | None = None,
    server: str | None = None,
    language: str = "",
) -> bytes:
    """Render a lesson as one HTML file.

    The file holds the lesson with all steps, with each removable step removed alone, and with
    `removed`. For edited inputs, or several removed steps, its script computes the lesson from its
    record.

    Args:
        name: the id of the lesson.
        inputs: values that replace the text's own inputs, by name.
        removed: the ids of the steps that are removed when the file opens.
        step: the id of the only step to export, which then fills the window; all by default.
        theme: the colours the file opens with; by default those of the reader's system.
        server: the address of a server with the same lesson, to link to.
        language: of its texts; the lesson's own by default.

    Raises:
        UnknownLessonError: there is no such lesson.
        UnknownStepError: the lesson has no such step.
        InvalidQueryError: an input cannot be read, or a step is unknown or not removable.
    """
    lesson = find_lesson(name, language)
    check_step(lesson, step)
    solution = lesson.solve(inputs, removed)
    renderer = _StepRenderer(name, step)
    states = _render_states(lesson, inputs, removed, renderer)
    cards = renderer.render(solution)
    return render_offline_page(
        "offline_lesson.html",
        title=lesson.title,
        styles=("pointer-view", "pointerscope", "lessons"),
        script="offline-lesson",
        theme=theme,
        plotly=bool(renderer.figures),
        id=name,
        step=step,
        cards=cards.values(),
        states=states,
        recorded=recorded_lesson(lesson, inputs),
        figures=renderer.figures,
        removed=",".join(removed),
        edited=orjson.dumps(inputs).decode() if inputs else "",
        answers=right_answers(lesson),
        version=__version__,
        live=None if server is None else _address(server, name, inputs, removed, step),
        **player_context(lesson, solution),
    )


def lesson_record(name: str, language: str = "") -> str:
    """Render the elements from which a lesson's page goes on when its server does not answer.

    They are those that offline files hold: the lesson with all steps and with each removable step
    removed alone, and its record. The server draws their figures.

    Raises:
        UnknownLessonError: there is no such lesson.
    """
    lesson = find_lesson(name, language)
    states = _render_states(lesson, {}, (), _StepRenderer(name, None, draws=False))
    content: str = (
        template_environment()
        .get_template("lesson_record.html")
        .render(
            lesson=lesson,
            solution=lesson.solve(),
            states=states,
            recorded=recorded_lesson(lesson),
            json_for_script=json_for_script,
        )
    )
    return content


def lesson_file_name(name: str, step: str | None, extension: str) -> str:
    """Return the file name of an exported lesson or step."""
    return "-".join(filter(None, ("lesson", name, step))) + f".{extension}"


def player_context(lesson: Lesson, solution: LessonSolution) -> dict[str, Any]:
    """Return the variables of the templates that show a lesson with its player."""
    return {
        "lesson": lesson,
        "solution": solution,
        "slides": [(solved.step.id, solved.step.title) for solved in solution.steps],
        "sections": SECTIONS,
    }


def right_answers(lesson: Lesson) -> dict[str, str]:
    """Return the answer of each exercise as text, by its id."""
    return {exercise.id: _right_answer(exercise, lesson) for exercise in lesson.exercises}


def _right_answer(exercise: Exercise, lesson: Lesson) -> str:
    """Return the answer of an exercise as text: one of its choices, or numbers row by row."""
    answer: Any = exercise.answer(lesson.solve)
    if exercise.choices:
        return str(answer)
    rows = np.atleast_2d(np.asarray(answer, dtype=np.float64)).tolist()
    return "; ".join(
        ", ".join(rounded_text(value, exercise.decimals) for value in row) for row in rows
    )


class _StepRenderer:
    """Renders steps as HTML and collects their figures, equal ones once.

    Args:
        lesson: the id of the lesson.
        step: the id of the only step; all if None.
        draws: whether to draw figures; the server draws others.

    Attributes:
        figures: the JSON of each figure, by the id of its element.
    """

    def __init__(self, lesson: str, step: str | None, *, draws: bool = True) -> None:
        self.figures: dict[str, Markup] = {}
        self._lesson = lesson
        self._step = step
        self._draws = draws
        self._ids: dict[bytes, str] = {}
        self._player: Any = template_environment().get_template("player.html").module

    def render(self, solution: LessonSolution) -> dict[str, Markup]:
        """Render the exported steps, by id."""
        removed = [solved.step.id for solved in solution.steps if solved.is_removed]
        return {
            solved.step.id: self._render_step(solved, number, removed)
            for number, solved in enumerate(solution.steps, 1)
            if self._step in (None, solved.step.id)
        }

    def _render_step(self, solved: StepSolution, number: int, removed: Sequence[str]) -> Markup:
        if self._draws:
            figure = self._render_figure(solved)
        else:
            figure = self._player.picture(
                self._lesson, solved.step, {"inputs": {}, "removed": removed}
            )
        if self._step is None:
            card = self._player.step_card(solved, number, figure)
        else:
            card = self._player.frame_card(solved, number, figure, 1)
        return Markup("\n".join(filter(None, map(str.strip, card.splitlines()))))

    def _render_figure(self, solved: StepSolution) -> str:
        step = solved.step.id
        if solved.result is None or solved.result.picture is None:
            return ""
        figure = draw_picture(step, solved.result.picture, "light")
        content = figure_bytes(add_theme_templates(figure))
        id = self._ids.setdefault(content, f"figure-{len(self._ids) + 1}")
        self.figures[id] = json_for_script(content)
        element: str = self._player.inline_figure(
            step, f"#{id}", f"{self._lesson}-{step}", framed=self._step is not None
        )
        return element


class _States(NamedTuple):
    """The HTML of every state in a file, in the form its script reads.

    Attributes:
        matrices: the distinct matrices, as HTML; many steps show the same ones.
        parts: the distinct steps, as HTML; each matrix is an empty element with its index in
            `matrices`.
        parts_by_state: for each state, the indices in `parts` by the ids of steps. The key of a
            state is its removed steps, sorted and joined by commas. The state "" lists every step;
            any other state lists the steps it changes.
    """

    matrices: list[Markup]
    parts: list[Markup]
    parts_by_state: dict[str, dict[str, int]]

    @property
    def json(self) -> bytes:
        """The indices in `parts` as JSON."""
        return orjson.dumps(self.parts_by_state)


def _render_states(
    lesson: Lesson,
    inputs: Mapping[str, object],
    removed: Iterable[str],
    renderer: _StepRenderer,
) -> _States:
    """Render the states of a file: all steps, each removable step removed alone, and `removed`."""
    alone = [(step.id,) for step in lesson.steps if step.is_removable]
    keys = dict.fromkeys(tuple(sorted(key)) for key in (*alone, set(removed)) if key)
    whole = renderer.render(lesson.solve(inputs))
    changes = {
        ",".join(key): {
            step: card
            for step, card in renderer.render(lesson.solve(inputs, key)).items()
            if card != whole[step]
        }
        for key in keys
    }
    states = {"": whole} | changes
    parts: dict[Markup, int] = {}
    parts_by_state = {
        key: {step: parts.setdefault(card, len(parts)) for step, card in cards.items()}
        for key, cards in states.items()
    }
    matrices: dict[Markup, int] = {}

    def replace_matrix(match: re.Match[str]) -> str:
        index = matrices.setdefault(Markup(match[0]), len(matrices))
        return f'<figure data-matrix="{index}"></figure>'

    shortened = [Markup(_MATRIX.sub(replace_matrix, part)) for part in parts]
    return _States(list(matrices), shortened, parts_by_state)


def _address(
    server: str, name: str, inputs: Mapping[str, object], removed: Sequence[str], step: str | None
) -> str:
    """Return the address of the same lesson, in the same state, on a server."""
    values = {
        "step": step,
        "removed": ",".join(removed),
        "inputs": orjson.dumps(inputs).decode() if inputs else None,
    }
    query = urlencode({key: text for key, text in values.items() if text}, quote_via=quote)
    return f"{server.rstrip('/')}/lessons/{name}" + (f"?{query}" if query else "")
