"""Routes of assignments: choosing exercises, working on them, marks, and learning platforms."""

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field
from starlette.responses import HTMLResponse, Response

from pointerscope.core.strict_model import StrictModel
from pointerscope.lessons.catalogue import catalogue
from pointerscope.lessons.framework.lesson import SECTIONS
from pointerscope.lessons.framework.marking import LARGEST_SHARE
from pointerscope.publishing.assignments.assigned_lesson import assigned_lesson
from pointerscope.publishing.assignments.assignment import (
    MAX_STUDENT,
    TOLERANCES,
    USUAL_TOLERANCE,
    read_assignment,
)
from pointerscope.publishing.assignments.marks import mark_assignment
from pointerscope.publishing.assignments.questions import (
    MAX_QUESTIONS,
    MAX_VARIANTS,
    USUAL_VARIANTS,
)
from pointerscope.serving import heavy_work
from pointerscope.web.dependencies import run_elsewhere
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.lessons import cached_lesson_page, lessons_etag
from pointerscope.web.responses import conditional_response, download_response, json_bytes

router = APIRouter(prefix="/api/assignments", responses=PROBLEM_RESPONSES, tags=["assignments"])
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_LINK = "exercises=cat-sat.one-score,softmax.second-share&seed=k3f9"
_FORMATS = {
    "moodle": ("application/xml", "xml"),
    "qti": ("application/zip", "zip"),
}
Link = Annotated[
    str,
    Field(
        max_length=10_000,
        description="The link of an assignment, or its query: `exercises` (each a lesson and an "
        "exercise, separated by commas), `seed`, and if wanted `title`, `due`, `tolerance` (one of "
        f"{', '.join(f'{known:g}' for known in TOLERANCES)} units of the last decimal, else "
        f"{USUAL_TOLERANCE:g}, and never more than {LARGEST_SHARE:.0%} of the answer) and `check`, "
        "which must fit where it is sent.",
        examples=[_LINK],
    ),
]


class AssignableExercise(BaseModel):
    """An exercise that an assignment can hold."""

    id: str = Field(description="Its address in links.", examples=["cat-sat.one-score"])
    lesson: str
    exercise: str
    step: str
    question: str
    kind: Literal["number", "numbers", "choice"]
    decimals: int
    draws: dict[str, tuple[float, float]] = Field(
        description="The inputs whose numbers are drawn for each student, with the smallest and "
        "the largest value. Empty for an exercise that is the same for everybody."
    )


class AnsweredAssignment(StrictModel):
    """A student's answers to an assignment."""

    assignment: Link
    student: str = Field(
        max_length=MAX_STUDENT, description="Name or number; it decides the numbers."
    )
    answers: dict[str, Any] = Field(
        {}, description="By the addresses of exercises: a choice, a number, or rows of numbers."
    )


class MarkedExercise(BaseModel):
    """The mark of one exercise."""

    exercise: str
    inputs: dict[str, Any] = Field(description="The numbers that were drawn for the student.")
    right: list[list[bool]] = Field(description="Whether each cell is right; empty unanswered.")
    mark: float = Field(description="1, or the share of the cells that are right.")


class MarkedAssignment(BaseModel):
    """The marks of a student."""

    check: str = Field(description="Eight digits that tell this assignment from another.")
    total: float
    most: int
    marks: list[MarkedExercise]


@router.get(
    "/exercises",
    summary="List the exercises of all lessons",
    response_model=list[AssignableExercise],
)
def list_exercises(request: Request) -> Response:
    """Every exercise, in the order of the lessons."""

    def make() -> bytes:
        return json_bytes([one for lesson in exercises_by_lesson() for one in lesson["exercises"]])

    return conditional_response(request, lessons_etag("exercises"), make)


@router.post("/marks", summary="Mark answers", response_model=MarkedAssignment)
def mark_answers(
    answered: Annotated[
        AnsweredAssignment,
        Body(
            openapi_examples={
                "two answers": {
                    "value": {
                        "assignment": _LINK,
                        "student": "Ada Lovelace",
                        "answers": {"cat-sat.one-score": "4", "softmax.second-share": "1/4"},
                    }
                }
            }
        ),
    ],
) -> Response:
    """Draw a student's numbers, compute the answers and mark those that were sent.

    Nothing is stored.
    """
    assignment = read_assignment(answered.assignment)
    marked = mark_assignment(assignment, answered.student, answered.answers)
    content = {
        "check": assignment.check,
        "total": marked.total,
        "most": marked.most,
        "marks": [mark._asdict() for mark in marked.marks],
    }
    return Response(json_bytes(content), media_type="application/json")


@router.get(
    "/export",
    summary="An assignment for a learning platform",
    response_class=Response,
    responses={200: {"content": {"application/xml": {}, "application/zip": {}}}},
)
async def export_assignment(
    request: Request,
    assignment: Annotated[Link, Parameter()],
    format: Annotated[
        heavy_work.AssignmentForm,
        Parameter(description="Moodle XML, or a QTI 2.1 content package.", examples=["moodle"]),
    ],
    variants: Annotated[
        int,
        Parameter(
            ge=1,
            le=MAX_VARIANTS,
            description="Sets of numbers for each exercise whose numbers are drawn. There can be "
            f"{MAX_QUESTIONS:,} questions in all.",
        ),
    ] = USUAL_VARIANTS,
) -> Response:
    """A file to import: each exercise in several variants, of which a student gets one."""
    read = read_assignment(assignment)
    media_type, extension = _FORMATS[format]
    tag = await run_in_threadpool(lessons_etag, "export", read, format, variants)
    export = heavy_work.export_assignment
    make = partial(run_elsewhere, request, export, read, format, variants)
    name = f"assignment-{read.check}.{extension}"
    return await download_response(request, tag, name, make, media_type)


@pages.get("/assignments")
def choose_page(request: Request) -> Response:
    """Where a lecturer chooses exercises, takes the link along, and reads what is handed in."""
    return _page(request, "assignments.html", chapters=exercises_by_section())


@pages.get("/assignments/work")
def work_page(request: Request) -> Response:
    """Where a student works on an assignment; the browser reads it from the address."""
    return _page(request, "assignment.html")


@pages.get("/lessons/{lesson}/exercises")
async def exercises_of_lesson(request: Request, lesson: str) -> Response:
    """What the page of an assignment needs of a lesson."""
    return await cached_lesson_page(request, lambda: assigned_lesson(lesson).encode())


def choices_of_assignments() -> dict[str, Any]:
    """Return what the page of a lecturer lets them choose, for its template."""
    return {
        "tolerances": TOLERANCES,
        "usual_tolerance": USUAL_TOLERANCE,
        "variants": USUAL_VARIANTS,
        "max_variants": MAX_VARIANTS,
        "largest_share": f"{100 * LARGEST_SHARE:g}",
        "max_questions": MAX_QUESTIONS,
    }


def exercises_by_section() -> dict[str, list[dict[str, Any]]]:
    """Return the lessons that have exercises by the title of their section."""
    found = exercises_by_lesson()
    return {
        title: [lesson for lesson in found if lesson["section"] == title]
        for title in SECTIONS.values()
    }


def exercises_by_lesson() -> list[dict[str, Any]]:
    """Return the lessons that have exercises, in reading order, with these."""
    return [
        {
            "id": id,
            "number": number,
            "title": lesson.title,
            "section": SECTIONS[lesson.section],
            "exercises": [
                {
                    "id": f"{id}.{exercise.id}",
                    "lesson": id,
                    "exercise": exercise.id,
                    "step": step.id,
                    "question": exercise.question,
                    "kind": exercise.kind,
                    "decimals": exercise.decimals,
                    "draws": {
                        draw.name: draw.limits
                        for draw in (exercise.drawn.draws if exercise.drawn else ())
                    },
                }
                for step in lesson.steps
                for exercise in lesson.exercises_of(step.id)
            ],
        }
        for number, (id, lesson) in enumerate(catalogue().lessons.items(), 1)
        if lesson.exercises
    ]


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    response: HTMLResponse = request.app.state.templates.TemplateResponse(
        request, template, {**context, **choices_of_assignments()}
    )
    return response
