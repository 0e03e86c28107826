"""Routes of lessons: the API, the pages, the embeds and the offline files."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from pydantic import Field
from starlette.responses import HTMLResponse, Response

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.strict_model import PLAIN_JSON, StrictModel
from pointerscope.figures.encoding import Encoding, encode_array, figure_bytes
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.theme import ThemeName
from pointerscope.lessons.catalogue import (
    Catalogue,
    UnknownStepError,
    catalogue,
    check_step,
    find_lesson,
    lessons,
)
from pointerscope.lessons.framework.exercises import Exercise, find_answered, mark_answer
from pointerscope.lessons.framework.inputs import Choice, Input, Matrix, Number, Words
from pointerscope.lessons.framework.lesson import SECTIONS, Lesson
from pointerscope.lessons.framework.mathml import to_mathml
from pointerscope.lessons.framework.printed import VERDICTS, NumberCheck
from pointerscope.lessons.framework.steps import LessonSolution, StepSolution
from pointerscope.lessons.framework.tables import LessonTable
from pointerscope.lessons.framework.texts import Note, TextSection
from pointerscope.publishing.lesson_files import (
    lesson_file_name,
    lesson_record,
    offline_lesson,
    player_context,
    right_answers,
)
from pointerscope.web import schemas
from pointerscope.web.course_map import course_map
from pointerscope.web.dependencies import (
    ArrayEncoding,
    parse_json_parameter,
    split_names,
)
from pointerscope.web.embed_style import EmbedStyleParameters
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.responses import (
    cached_page,
    conditional_response,
    download_response,
    etag,
    json_bytes,
)
from pointerscope.web.urls import server_url

router = APIRouter(prefix="/api/lessons", responses=PROBLEM_RESPONSES, tags=["lessons"])
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_EXAMPLES = {
    "a step removed": {
        "summary": "The lesson without scaling",
        "value": {"removed": ["scaling"]},
    },
    "other inputs": {
        "summary": "Edited words, and an answer to an exercise",
        "value": {
            "inputs": {"tokens": ["rain", "stopped", "play", "again"]},
            "answers": {"own-weight": 0.64},
        },
    },
}


_LANG = "The language of the texts and numbers, such as de; the lesson's own if left out."


class LessonState(StrictModel):
    """A reader's changes to a lesson."""

    inputs: Annotated[dict[str, Any], PLAIN_JSON] = Field(
        {}, description="Values that replace the text's own inputs, by name."
    )
    removed: list[str] = Field(
        [], max_length=50, fail_fast=True, description="The ids of the steps to remove."
    )
    answers: dict[str, Any] = Field({}, description="Answers to exercises, to be marked, by id.")
    lang: str = Field("", max_length=10, description=_LANG)


def _state_from_parameters(
    inputs: Annotated[
        str | None,
        Parameter(description="Edited inputs as JSON.", examples=['{"tokens":["a","b","c","d"]}']),
    ] = None,
    removed: Annotated[
        str,
        Parameter(
            description="The ids of the steps to remove, separated by commas.", examples=["scores"]
        ),
    ] = "",
    lang: Annotated[str, Parameter(description=_LANG, max_length=10)] = "",
) -> LessonState:
    edited = parse_json_parameter(inputs, "inputs")
    if not isinstance(edited, dict | None):
        raise InvalidQueryError(
            Problem("inputs", 'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')
        )
    return LessonState(inputs=edited or {}, removed=list(split_names(removed)), lang=lang)


StateFromParameters = Annotated[LessonState, Depends(_state_from_parameters)]
StateFromBody = Annotated[LessonState, Body(openapi_examples=_EXAMPLES)]
LessonId = Annotated[str, Path(alias="lesson", examples=["revenue"])]
LessonIdWithFigures = Annotated[str, Path(alias="lesson", examples=["heads-differ"])]
Theme = Annotated[ThemeName, Parameter(description="The colours of background, text and scales.")]


@router.get("", summary="List the lessons", response_model=list[schemas.LessonSummary])
def list_lessons(request: Request) -> Response:
    """All worked examples, in reading order."""
    return conditional_response(
        request, lessons_etag("lessons"), lambda: json_bytes(lesson_summaries())
    )


@router.get(
    "/{lesson}", summary="Get a lesson with its computed steps", response_model=schemas.Lesson
)
def get_lesson(
    request: Request,
    lesson: LessonId,
    state: StateFromParameters,
    encoding: ArrayEncoding = "list",
) -> Response:
    """The inputs, the steps with their tables, and the comparison with the printed numbers."""
    found = find_lesson(lesson, state.lang)
    tag = lessons_etag("lesson", lesson, request.url.query)
    return conditional_response(
        request, tag, lambda: json_bytes(_lesson(lesson, found, state, encoding))
    )


@router.post("/{lesson}", summary="Recompute a lesson", response_model=schemas.Lesson)
def solve_lesson(
    lesson: LessonId, state: StateFromBody, encoding: ArrayEncoding = "list"
) -> Response:
    """The lesson with edited inputs and removed steps, and with answers to exercises marked.

    The comparison with printed numbers always uses the texts' own inputs.
    """
    content = json_bytes(_lesson(lesson, find_lesson(lesson, state.lang), state, encoding))
    return Response(content, media_type="application/json")


@router.get(
    "/{lesson}/views/{step}", summary="Get the figure of a step", response_model=schemas.Figure
)
def get_step_figure(
    request: Request,
    lesson: LessonIdWithFigures,
    step: Annotated[str, Path(examples=["one-removed"])],
    state: StateFromParameters,
    theme: Theme = "light",
) -> Response:
    """The figure of one step, for Plotly."""
    return _figures(request, lesson, [step], state, theme, lambda figures: figures[step])


@router.get(
    "/{lesson}/figures",
    summary="Get the figures of several steps",
    response_model=dict[str, schemas.Figure],
)
def get_step_figures(
    request: Request,
    lesson: LessonIdWithFigures,
    views: Annotated[
        str,
        Parameter(description="The ids of steps, separated by commas.", examples=["one-removed"]),
    ],
    state: StateFromParameters,
    theme: Theme = "light",
) -> Response:
    """The figures of several steps, for Plotly, by step."""
    names = sorted(set(split_names(views)))
    return _figures(request, lesson, names, state, theme, lambda figures: figures)


@router.get(
    "/{lesson}/offline",
    summary="Download a lesson as an offline file",
    response_class=HTMLResponse,
)
async def download_lesson(
    request: Request,
    lesson: LessonId,
    state: StateFromParameters,
    step: Annotated[
        str | None,
        Parameter(description="The only step to export; all if left out.", examples=["scaling"]),
    ] = None,
    theme: Annotated[
        ThemeName | None,
        Parameter(description="The theme it opens with; by default that of the reader's system."),
    ] = None,
) -> Response:
    """One HTML file that needs no network.

    Readers can edit the inputs and leave steps out in it. What only the server can update, such as
    the remarks, is then hidden.
    """
    server = server_url(request)
    tag = await run_in_threadpool(
        lessons_etag, "offline", lesson, state.model_dump(), step, theme, server
    )
    arguments = (lesson, state.inputs, state.removed, step, theme, server, state.lang)
    make = partial(run_in_threadpool, offline_lesson, *arguments)
    return await download_response(request, tag, lesson_file_name(lesson, step, "html"), make)


@pages.get("/lessons")
def lessons_page(request: Request) -> HTMLResponse:
    """The list of all lessons, by section."""
    sections = lessons_by_section()
    shown = {"sections": sections, "course": course_map(sections)}
    return _page(request, "lessons.html", **shown, mistakes=catalogue().mistakes)


def lessons_by_section() -> dict[str, list[dict[str, Any]]]:
    """Return the summaries of all lessons by the title of their section."""
    return {
        title: [lesson for lesson in lesson_summaries() if lesson["section"] == title]
        for title in SECTIONS.values()
    }


@pages.get("/lessons/{lesson}")
async def lesson_page(request: Request, lesson: str, state: StateFromParameters) -> Response:
    """The page of a lesson."""
    return await _lesson_page(request, "lesson.html", lesson, state)


def _following(name: str) -> dict[str, str] | None:
    """Return id and title of the lesson that comes next; None behind the last one."""
    ids = list(lessons())
    following = dict(pairwise(ids)).get(name)
    return None if following is None else {"id": following, "title": lessons()[following].title}


@pages.get("/lessons/{lesson}/record")
@pages.get("/lessons/{lesson}/record/{lang}")
async def record_of_lesson(request: Request, lesson: str, lang: str = "") -> Response:
    """What the page of a lesson computes from when its server does not answer any more."""
    return await cached_lesson_page(request, lambda: lesson_record(lesson, lang).encode())


@pages.get("/lessons/{lesson}/solutions")
async def solutions_of_lesson(request: Request, lesson: str, lang: str = "") -> Response:
    """The answers of the exercises, which the page of a lesson puts behind it on paper."""

    def render() -> bytes:
        found = find_lesson(lesson, lang)
        answers = right_answers(found)
        return bytes(_page(request, "lesson_solutions.html", lesson=found, answers=answers).body)

    return await cached_lesson_page(request, render)


@pages.get("/embed/lessons/{lesson}")
async def lesson_embed(
    request: Request,
    lesson: str,
    state: StateFromParameters,
    look: EmbedStyleParameters,
    step: str | None = None,
) -> Response:
    """The player, or one step, to be framed by another page."""
    return await _lesson_page(request, "embed_lesson.html", lesson, state, step=step, look=look)


async def _lesson_page(
    request: Request, template: str, name: str, state: LessonState, **context: Any
) -> Response:
    def render() -> bytes:
        lesson = find_lesson(name, state.lang)
        check_step(lesson, context.get("step"))
        original = find_lesson(name)
        context["languages"] = (original.language, *original.translations)
        context["following"] = _following(name)
        solution = lesson.solve(state.inputs, state.removed)
        page = player_page(request, template, lesson, solution, id=name, state=state, **context)
        return bytes(page.body)

    return await cached_lesson_page(request, render)


async def cached_lesson_page(request: Request, make: Callable[[], bytes]) -> Response:
    """Return a page about lessons; their files are looked at in a thread."""
    known = await run_in_threadpool(catalogue)
    return await cached_page(request, make, known.version)


def player_page(
    request: Request, template: str, lesson: Lesson, solution: LessonSolution, **context: object
) -> HTMLResponse:
    """Render a page with the player of a lesson."""
    return _page(request, template, **player_context(lesson, solution), **context)


def _figures(
    request: Request, name: str, steps: list[str], state: LessonState, theme: ThemeName, select: Any
) -> Response:
    lesson = find_lesson(name, state.lang)

    def make() -> bytes:
        solution = lesson.solve(state.inputs, state.removed)
        by_id = {solved.step.id: solved for solved in solution.steps}
        return figure_bytes(select({step: _draw_step(by_id, step, theme) for step in steps}))

    return conditional_response(
        request, lessons_etag("figures", name, steps, request.url.query), make
    )


def _draw_step(steps: Mapping[str, StepSolution], step: str, theme: ThemeName) -> dict[str, Any]:
    pictures = {
        id: solved.result.picture
        for id, solved in steps.items()
        if solved.result and solved.result.picture
    }
    if step not in pictures:
        raise UnknownStepError(step, pictures, figure=True)
    return draw_picture(step, pictures[step], theme)


def lessons_etag(*parts: object) -> str:
    """Return a weak ETag of a response about lessons."""
    return etag(*parts, catalogue().version)


def lesson_summaries() -> list[dict[str, Any]]:
    """Return the summaries of all lessons; cached, because they need every lesson's checks."""
    return _summaries(catalogue())


@lru_cache(maxsize=1)
def _summaries(known: Catalogue) -> list[dict[str, Any]]:
    found = known.lessons
    numbers = {id: number for number, id in enumerate(found, 1)}
    return [_lesson_summary(id, lesson, found, numbers) for id, lesson in found.items()]


def _lesson_summary(
    id: str, lesson: Lesson, found: Mapping[str, Lesson], numbers: Mapping[str, int]
) -> dict[str, Any]:
    verdicts = Counter(check.verdict for check in lesson.checks)
    return {
        "id": id,
        "number": numbers[id],
        "minutes": lesson.minutes,
        "needs": [
            {"id": need, "number": numbers[need], "title": found[need].title}
            for need in lesson.needs
            if need in found
        ],
        "title": lesson.title,
        "summary": lesson.summary,
        "section": SECTIONS[lesson.section],
        "sources": [_source(source) for source in lesson.sources],
        "steps": len(lesson.steps),
        "checks": {verdict.replace(" ", "_"): verdicts[verdict] for verdict in VERDICTS},
    }


def lesson_json(
    name: str,
    inputs: Mapping[str, Any],
    removed: Sequence[str],
    step: str | None = None,
    language: str = "",
) -> bytes:
    """Return a lesson as the API gives it, with all steps or only one.

    Raises:
        UnknownLessonError: there is no such lesson.
        UnknownStepError: the lesson has no such step.
        InvalidQueryError: an input cannot be read, or a step is unknown or not removable.
    """
    lesson = find_lesson(name, language)
    check_step(lesson, step)
    state = LessonState(inputs=dict(inputs), removed=list(removed))
    content = _lesson(name, lesson, state, "list")
    content["steps"] = [shown for shown in content["steps"] if step in (None, shown["id"])]
    return json_bytes(content)


def _lesson(id: str, lesson: Lesson, state: LessonState, encoding: Encoding) -> dict[str, Any]:
    solution = lesson.solve(state.inputs, state.removed)
    answered = find_answered(lesson.exercises, state.answers)
    marks = {
        exercise_id: mark_answer(exercise, answer, lesson.solve)._asdict()
        for exercise_id, (exercise, answer) in answered.items()
    }
    return {
        "id": id,
        "title": lesson.title,
        "summary": lesson.summary,
        "section": SECTIONS[lesson.section],
        "sources": [_source(source) for source in lesson.sources],
        "inputs": [_input(known, solution, encoding) for known in lesson.inputs],
        "steps": steps_content(solution, encoding),
        "checks": [_check(check) for check in lesson.checks],
        "exercises": [
            _exercise(exercise, step.id, marks.get(exercise.id))
            for step in lesson.steps
            for exercise in lesson.exercises_of(step.id)
        ],
    }


def _source(source: TextSection) -> dict[str, str]:
    return {"number": source.text.number, "text": source.text.title, "where": source.section}


def _input(known: Input, solution: LessonSolution, encoding: Encoding) -> dict[str, Any]:
    value: Any = solution.inputs[known.name]
    shared = {"name": known.name, "title": known.title, "symbol": None}
    if isinstance(known, Words):
        return shared | {
            "kind": "words",
            "value": value,
            "least": known.minimum,
            "most": known.maximum,
        }
    if isinstance(known, Choice):
        return shared | {"kind": "choice", "value": value, "choices": dict(known.choices)}
    limits = {"least": known.minimum, "most": known.maximum, "whole": known.whole}
    shared["symbol"] = known.symbol
    if isinstance(known, Number):
        return shared | {"kind": "number", "value": value} | limits
    assert isinstance(known, Matrix)
    table = solution.table(known.name)
    labels = {"rows": table.rows, "columns": table.columns}
    return shared | {"kind": "matrix", "value": encode_array(value, encoding)} | labels | limits


def steps_content(solution: LessonSolution, encoding: Encoding) -> list[dict[str, Any]]:
    """Return the steps of a lesson as the API gives them."""
    return [_step(solved, encoding) for solved in solution.steps]


def _step(solved: StepSolution, encoding: Encoding) -> dict[str, Any]:
    step, computed = solved.step, solved.result
    return {
        "id": step.id,
        "title": step.title,
        "formula": {"latex": solved.formula, "mathml": to_mathml(solved.formula, block=True)},
        "removable": step.is_removable,
        "removed": solved.is_removed,
        "text": step.text,
        "why": step.why,
        "breaks": step.breaks,
        "notes": [_note(note) for note in step.notes],
        "takes": [_table(table, encoding) for table in solved.inputs if table.is_shown],
        "gives": [_table(table, encoding) for table in solved.tables if table.is_shown],
        "remark": computed.remark if computed else "",
        "error": solved.error,
        "has_figure": computed is not None and computed.picture is not None,
    }


def _note(note: Note) -> dict[str, Any]:
    return {"source": _source(note.source), "text": note.text}


def _table(table: LessonTable, encoding: Encoding) -> dict[str, Any]:
    return {
        "name": table.name,
        "title": table.title,
        "symbol": table.symbol,
        "rows": table.rows,
        "columns": table.columns,
        "values": encode_array(table.values, encoding),
        "shade": table.shade,
        "how": table.derivation,
    }


def _check(check: NumberCheck) -> dict[str, Any]:
    return {
        "source": check.source.text.title,
        "where": check.source.section,
        "what": check.label,
        "printed": check.printed,
        "computed": check.computed,
        "verdict": check.verdict,
        "why": check.why,
    }


def _exercise(exercise: Exercise, step: str, marked: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "id": exercise.id,
        "step": step,
        "question": exercise.question,
        "kind": exercise.kind,
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
