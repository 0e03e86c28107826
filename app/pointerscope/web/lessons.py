"""Lessons: the API, the pages, and one step or the player alone for a frame."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Request
from fastapi import Query as Parameter
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import HTMLResponse, Response

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.theme import ThemeName
from pointerscope.lessons.catalogue import UnknownStepError, check_step, find_lesson, lessons
from pointerscope.lessons.framework.exercises import mark, read_answers
from pointerscope.lessons.framework.inputs import Choice, Matrix, Number, Words
from pointerscope.lessons.framework.lesson import SECTIONS, Lesson, Solution, Solved
from pointerscope.lessons.framework.prose import mathml
from pointerscope.lessons.framework.tables import Table, written
from pointerscope.publishing.lesson_files import file_name, offline_lesson
from pointerscope.publishing.lesson_files import player as player
from pointerscope.web import schemas
from pointerscope.web.dependencies import ArrayEncoding, InTurn, json_parameter, names_in
from pointerscope.web.embed_style import LookOfParameters
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.responses import Encoding, answer, encoded, etag, json_bytes
from pointerscope.web.urls import server_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pointerscope.lessons.framework.exercises import Exercise
    from pointerscope.lessons.framework.inputs import Input
    from pointerscope.lessons.framework.printed import Check
    from pointerscope.lessons.framework.texts import Note, Source

router = APIRouter(prefix="/api/lessons", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_EXAMPLES = {
    "a step removed": {
        "summary": "The headline without scaling",
        "value": {"removed": ["scaling"]},
    },
    "other inputs": {
        "summary": "Other words, and an answer to an exercise",
        "value": {
            "inputs": {"tokens": ["rain", "stopped", "play", "again"]},
            "answers": {"own-weight": 0.64},
        },
    },
}


class LessonState(BaseModel):
    """What a reader has made of a lesson."""

    model_config = ConfigDict(extra="forbid")

    inputs: dict[str, Any] = Field({}, description="In place of the text's own, by name.")
    removed: list[str] = Field([], max_length=50, description="The ids of removed steps.")
    answers: dict[str, Any] = Field({}, description="To exercises, to be marked.")


def _state_of_parameters(
    inputs: Annotated[
        str | None,
        Parameter(description="Edited inputs as JSON.", examples=['{"tokens":["a","b","c","d"]}']),
    ] = None,
    removed: Annotated[
        str, Parameter(description="Removed steps, with commas.", examples=["scores"])
    ] = "",
) -> LessonState:
    """The same as query parameters."""
    edited = json_parameter(inputs, "inputs")
    if not isinstance(edited, dict | None):
        raise InvalidQueryError(Problem("inputs", "Send a JSON object."))
    return LessonState(inputs=edited or {}, removed=list(names_in(removed)))


StateOfParameters = Annotated[LessonState, Depends(_state_of_parameters)]
PostedState = Annotated[LessonState, Body(openapi_examples=_EXAMPLES)]
LessonName = Annotated[str, Path(alias="lesson", examples=["revenue"])]
DrawnLesson = Annotated[str, Path(alias="lesson", examples=["heads-differ"])]
Theme = Annotated[ThemeName, Parameter(description="Colours of paper, ink and scales.")]


@router.get("", summary="The lessons", response_model=list[schemas.LessonSummary])
def all_lessons(request: Request) -> Response:
    """Every worked example, in the order they are read."""
    return answer(request, etag("lessons"), lambda: json_bytes(summaries()))


@router.get("/{lesson}", summary="One lesson, worked out", response_model=schemas.Lesson)
def one_lesson(
    request: Request,
    lesson: LessonName,
    state: StateOfParameters,
    encoding: ArrayEncoding = "list",
) -> Response:
    """Its inputs, its steps with what goes in and comes out, and what the texts print of it."""
    found = find_lesson(lesson)
    tag = etag("lesson", lesson, request.url.query)
    return answer(request, tag, lambda: json_bytes(_written(lesson, found, state, encoding)))


@router.post("/{lesson}", summary="A lesson worked out anew", response_model=schemas.Lesson)
def worked_anew(
    lesson: LessonName, state: PostedState, encoding: ArrayEncoding = "list"
) -> Response:
    """The same with edited inputs and removed steps, and answers to exercises marked.

    What the texts print is always compared with what comes out of their own inputs.
    """
    written = json_bytes(_written(lesson, find_lesson(lesson), state, encoding))
    return Response(written, media_type="application/json")


@router.get("/{lesson}/views/{step}", summary="The figure of a step", response_model=schemas.Figure)
def step_figure(
    request: Request,
    lesson: DrawnLesson,
    step: Annotated[str, Path(examples=["one-removed"])],
    state: StateOfParameters,
    theme: Theme = "light",
) -> Response:
    """A Plotly figure."""
    return _figures(request, lesson, [step], state, theme, lambda drawn: drawn[step])


@router.get(
    "/{lesson}/figures",
    summary="The figures of several steps",
    response_model=dict[str, schemas.Figure],
)
def step_figures(
    request: Request,
    lesson: DrawnLesson,
    views: Annotated[str, Parameter(description="Steps with commas.", examples=["one-removed"])],
    state: StateOfParameters,
    theme: Theme = "light",
) -> Response:
    """Plotly figures by step."""
    names = sorted(set(names_in(views)))
    return _figures(request, lesson, names, state, theme, lambda drawn: drawn)


@router.get(
    "/{lesson}/offline",
    summary="A lesson as a file that works offline",
    response_class=HTMLResponse,
    dependencies=[InTurn],
)
def offline(
    request: Request,
    lesson: LessonName,
    state: StateOfParameters,
    step: Annotated[
        str | None, Parameter(description="The only step that is kept.", examples=["scaling"])
    ] = None,
    theme: Annotated[
        ThemeName | None, Parameter(description="What it opens with; else as the system says.")
    ] = None,
) -> Response:
    """One HTML file that asks nobody for anything: every step, with and without those that can go.

    Edited inputs are kept as they are; to edit them further takes the server.
    """
    server = server_of(request)
    make = partial(offline_lesson, lesson, state.inputs, state.removed, step, theme, server)
    tag = etag("offline", lesson, state.model_dump(), step, theme, server)
    response = answer(request, tag, make, media_type="text/html")
    name = file_name(lesson, step, "html")
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


@pages.get("/lessons")
def lessons_page(request: Request) -> HTMLResponse:
    """All lessons, by section."""
    return _page(request, "lessons.html", chapters=chapters())


def chapters() -> dict[str, list[dict[str, Any]]]:
    """Every lesson in a few words, by section."""
    return {
        title: [found for found in summaries() if found["section"] == title]
        for title in SECTIONS.values()
    }


@pages.get("/lessons/{lesson}")
def lesson_page(request: Request, lesson: str, state: StateOfParameters) -> HTMLResponse:
    """A lesson and its player."""
    return _player(request, "lesson.html", lesson, state)


@pages.get("/embed/lessons/{lesson}")
def lesson_embed(
    request: Request,
    lesson: str,
    state: StateOfParameters,
    look: LookOfParameters,
    step: str | None = None,
) -> HTMLResponse:
    """The player alone, or one step."""
    check_step(find_lesson(lesson), step)
    return _player(request, "embed_lesson.html", lesson, state, step=step, look=look)


def _player(
    request: Request, template: str, name: str, state: LessonState, **context: object
) -> HTMLResponse:
    lesson = find_lesson(name)
    solution = lesson.solve(state.inputs, state.removed)
    return page_of(request, template, lesson, solution, id=name, state=state, **context)


def page_of(
    request: Request, template: str, lesson: Lesson, solution: Solution, **context: object
) -> HTMLResponse:
    """A page with the player of a lesson."""
    return _page(request, template, **player(lesson, solution), **context)


def _figures(
    request: Request, name: str, steps: list[str], state: LessonState, theme: ThemeName, take: Any
) -> Response:
    lesson = find_lesson(name)

    def make() -> bytes:
        solution = lesson.solve(state.inputs, state.removed)
        by_id = {solved.step.id: solved for solved in solution.steps}
        return figure_bytes(take({step: _drawn(by_id, step, theme) for step in steps}))

    return answer(request, etag("figures", name, steps, request.url.query), make)


def _drawn(solved: Mapping[str, Solved], step: str, theme: ThemeName) -> dict[str, Any]:
    found = solved.get(step)
    if found is None or found.made is None or found.made.picture is None:
        drawn = [name for name, of in solved.items() if of.made and of.made.picture]
        raise UnknownStepError(step, drawn, figure=True)
    return draw_picture(step, found.made.picture, theme)


@cache
def summaries() -> list[dict[str, Any]]:
    """Every lesson in a few words; worked out once, for that all of their checks are needed."""
    return [_summary(name, found) for name, found in lessons().items()]


def _summary(name: str, lesson: Lesson) -> dict[str, Any]:
    verdicts = Counter(found.verdict for found in lesson.checks)
    return {
        "id": name,
        "title": lesson.title,
        "summary": lesson.summary,
        "section": SECTIONS[lesson.section],
        "sources": [_source(source) for source in lesson.sources],
        "steps": len(lesson.steps),
        "checks": {verdict: verdicts[verdict] for verdict in ("agrees", "rounding", "differs")},
    }


def lesson_json(
    name: str, inputs: Mapping[str, Any], removed: Sequence[str], step: str | None = None
) -> bytes:
    """A lesson as the API gives it, or with one step alone.

    Raises:
        UnknownLessonError: there is no such lesson.
        UnknownStepError: it has no such step.
        InvalidQueryError: an input cannot be read, or a step is not there or stays.
    """
    lesson = find_lesson(name)
    check_step(lesson, step)
    state = LessonState(inputs=dict(inputs), removed=list(removed))
    content = _written(name, lesson, state, "list")
    content["steps"] = [found for found in content["steps"] if step in (None, found["id"])]
    return json_bytes(content)


def _written(name: str, lesson: Lesson, state: LessonState, encoding: Encoding) -> dict[str, Any]:
    """A lesson as the API gives it."""
    solution = lesson.solve(state.inputs, state.removed)
    answered = read_answers(lesson.exercises, state.answers)
    marks = {
        id: mark(exercise, given, lesson.solve)._asdict()
        for id, (exercise, given) in answered.items()
    }
    return {
        "id": name,
        "title": lesson.title,
        "summary": lesson.summary,
        "section": SECTIONS[lesson.section],
        "sources": [_source(source) for source in lesson.sources],
        "inputs": [_input(known, solution, encoding) for known in lesson.inputs],
        "steps": steps_of(solution, encoding),
        "checks": [_check(found) for found in lesson.checks],
        "exercises": [_exercise(found, marks.get(found.id)) for found in lesson.exercises],
    }


def _source(source: Source) -> dict[str, str]:
    return {"number": source.text.number, "text": source.text.title, "where": source.where}


def _input(known: Input, solution: Solution, encoding: Encoding) -> dict[str, Any]:
    value: Any = solution.inputs[known.name]
    shared = {"name": known.name, "title": known.title, "symbol": None}
    if isinstance(known, Words):
        return shared | {
            "kind": "words",
            "value": value,
            "least": known.least,
            "most": known.most,
        }
    if isinstance(known, Choice):
        return shared | {"kind": "choice", "value": value, "choices": dict(known.choices)}
    limits = {"least": known.least, "most": known.most, "whole": known.whole}
    shared["symbol"] = known.symbol
    if isinstance(known, Number):
        return shared | {"kind": "number", "value": value} | limits
    assert isinstance(known, Matrix)
    shown = solution.table(known.name)
    labels = {"rows": shown.rows, "columns": shown.columns}
    return shared | {"kind": "matrix", "value": encoded(value, encoding)} | labels | limits


def steps_of(solution: Solution, encoding: Encoding) -> list[dict[str, Any]]:
    """The steps of a lesson as the API gives them."""
    return [_step(solved, encoding) for solved in solution.steps]


def _step(solved: Solved, encoding: Encoding) -> dict[str, Any]:
    step = solved.step
    return {
        "id": step.id,
        "title": step.title,
        "formula": {"latex": solved.formula, "mathml": mathml(solved.formula, block=True)},
        "removable": step.without is not None,
        "removed": solved.is_removed,
        "why": step.why,
        "breaks": step.breaks,
        "notes": [_note(note) for note in step.notes],
        "takes": [_table(shown, encoding) for shown in solved.takes if shown.shown],
        "gives": [_table(shown, encoding) for shown in solved.tables if shown.shown],
        "remark": solved.made.remark if solved.made else "",
        "trouble": solved.trouble,
        "has_figure": solved.made is not None and solved.made.picture is not None,
    }


def _note(note: Note) -> dict[str, Any]:
    return {"source": _source(note.source), "says": note.says, "but": note.but}


def _table(shown: Table, encoding: Encoding) -> dict[str, Any]:
    return {
        "name": shown.name,
        "title": shown.title,
        "symbol": shown.symbol,
        "rows": shown.rows,
        "columns": shown.columns,
        "values": encoded(shown.values, encoding),
        "shade": shown.shade,
        "how": written(shown.how),
    }


def _check(found: Check) -> dict[str, Any]:
    return {
        "source": found.source.text.title,
        "where": found.source.where,
        "what": found.what,
        "printed": found.printed,
        "computed": found.computed,
        "verdict": found.verdict,
        "why": found.why,
    }


def _exercise(exercise: Exercise, marked: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "id": exercise.id,
        "question": exercise.question,
        "kind": "choice" if exercise.choices else "numbers" if exercise.columns else "number",
        "decimals": exercise.decimals,
        "choices": exercise.choices,
        "rows": exercise.rows,
        "columns": exercise.columns,
        "marked": marked,
    }


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    response: HTMLResponse = request.app.state.templates.TemplateResponse(
        request, template, context
    )
    return response
