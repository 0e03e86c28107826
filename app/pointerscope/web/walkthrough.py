"""The walkthrough: the player of lessons over the trace of a query."""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Path, Request
from fastapi import Query as Parameter
from starlette.responses import HTMLResponse, RedirectResponse, Response

from pointerscope.lessons.framework.opening import opened
from pointerscope.lessons.walkthrough import REMOVALS, lesson_of
from pointerscope.mobility.interventions import Interventions
from pointerscope.serving.explanation_service import query_key
from pointerscope.web import schemas
from pointerscope.web.dependencies import (
    ArrayEncoding,
    BundleOf,
    PostedQuery,
    QueryOfParameters,
    names_in,
)
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.lessons import page_of, steps_of
from pointerscope.web.responses import Encoding, answer, etag, json_bytes

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.lessons.framework.lesson import Lesson, Solution
    from pointerscope.mobility.query import Query
    from pointerscope.network.bundles import Bundle

router = APIRouter(prefix="/api/models", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class Followed(NamedTuple):
    """What a walkthrough follows.

    Attributes:
        layer: of the encoder, 0 is the first.
        head: of that layer, 0 is the first.
        removed: the ids of steps that are left out.
    """

    layer: int
    head: int
    removed: tuple[str, ...]


def _followed(
    layer: Annotated[int, Parameter(description="The layer that is followed.")] = 0,
    head: Annotated[int, Parameter(description="The head that is followed.")] = 0,
    removed: Annotated[
        str, Parameter(description="Steps that the network does without.", examples=["scaling"])
    ] = "",
) -> Followed:
    return Followed(layer, head, names_in(removed))


WhatIsFollowed = Annotated[Followed, Depends(_followed)]


class Walk(NamedTuple):
    """A query walked through.

    Attributes:
        explanation: with what is left out left out of the network.
        lesson: the steps.
        solution: the steps worked out.
    """

    explanation: ExplainedQuery
    lesson: Lesson
    solution: Solution


@router.get(
    "/{model}/walkthrough", summary="A query, step by step", response_model=schemas.Walkthrough
)
def walkthrough_of_parameters(
    request: Request,
    bundle: BundleOf,
    query: QueryOfParameters,
    followed: WhatIsFollowed,
    encoding: ArrayEncoding = "list",
) -> Response:
    """A lesson made of the trace of a query: the network's own numbers, from visits to answer."""
    return _walkthrough(request, bundle, query, followed, encoding)


@router.post(
    "/{model}/walkthrough", summary="A query, step by step", response_model=schemas.Walkthrough
)
def walkthrough_of_body(
    request: Request,
    bundle: BundleOf,
    query: PostedQuery,
    followed: WhatIsFollowed,
    encoding: ArrayEncoding = "list",
) -> Response:
    """The same for a query in the body."""
    return _walkthrough(request, bundle, query, followed, encoding)


@router.get(
    "/{model}/walkthrough/{step}/{table}",
    summary="One number, multiplied out",
    response_model=schemas.OpenedCell,
)
def opened_cell(
    request: Request,
    bundle: BundleOf,
    query: QueryOfParameters,
    followed: WhatIsFollowed,
    step: Annotated[str, Path(examples=["scores"])],
    table: Annotated[str, Path(examples=["S"])],
    row: Annotated[int, Parameter(description="0 is the first.")] = 0,
    column: Annotated[int, Parameter(description="0 is the first.")] = 0,
) -> Response:
    """Every number that one cell of a step was made of."""

    def make() -> bytes:
        walk = _walk(request, bundle, query, followed)
        cell = asdict(opened(walk.solution, step, table, row, column))
        cell["terms"] = [_finite(term) for term in cell["terms"]]
        cell["among"] = [_finite(term) for term in cell["among"]]
        return json_bytes(_finite(cell))

    place = (step, table, row, column)
    return answer(request, etag("opened", _key(bundle, query, followed), place), make)


@pages.get("/explore/{model}/walkthrough")
def walkthrough_page(
    request: Request, bundle: BundleOf, query: QueryOfParameters, followed: WhatIsFollowed
) -> Response:
    """The player over the trace of a query; of an example history where nothing is asked."""
    if query.visits is None and query.record is None and bundle.histories:
        example = bundle.histories[0].model_dump(include={"visits", "user", "predict_at"})
        given = {name: value for name, value in example.items() if value is not None}
        # The address holds the whole state, so that what is opened or shared is of this history.
        address = request.url.include_query_params(**given)
        return RedirectResponse(f"{address.path}?{address.query}")
    walk = _walk(request, bundle, query, followed)
    return page_of(
        request,
        "walkthrough.html",
        walk.lesson,
        walk.solution,
        bundle=bundle,
        explanation=walk.explanation,
        followed=followed,
    )


def _finite(values: dict[str, Any]) -> dict[str, Any]:
    """The same with a word for each infinity, which JSON has none for."""
    return {
        name: str(value) if isinstance(value, float) and math.isinf(value) else value
        for name, value in values.items()
    }


def _walkthrough(
    request: Request, bundle: Bundle, query: Query, followed: Followed, encoding: Encoding
) -> Response:
    def make() -> bytes:
        walk = _walk(request, bundle, query, followed)
        written = {
            "model": bundle.id,
            "layer": followed.layer,
            "head": followed.head,
            "removed": followed.removed,
            "notation": walk.explanation.query.notation,
            "title": walk.lesson.title,
            "summary": walk.lesson.summary,
            "steps": steps_of(walk.solution, encoding),
        }
        return json_bytes(written)

    return answer(request, etag("walkthrough", _key(bundle, query, followed), encoding), make)


def _walk(request: Request, bundle: Bundle, query: Query, followed: Followed) -> Walk:
    """A query walked through.

    Raises:
        InvalidQueryError: the query cannot be read, or what is to be followed is not there.
    """
    explanation = request.app.state.answers.explain(bundle, _without(query, followed.removed))
    lesson = lesson_of(explanation, layer=followed.layer, head=followed.head)
    return Walk(explanation, lesson, lesson.solve(removed=followed.removed))


def _without(query: Query, removed: tuple[str, ...]) -> Query:
    """The query to a network that does without some steps."""
    changes: dict[str, Any] = {}
    for name, change in REMOVALS.items():
        if name in removed:
            changes |= change
    if not changes:
        return query
    asked = query.interventions.model_dump(exclude_unset=True) if query.interventions else {}
    return query.model_copy(update={"interventions": Interventions.model_validate(asked | changes)})


def _key(bundle: Bundle, query: Query, followed: Followed) -> tuple[object, ...]:
    return bundle.id, bundle.version, query_key(query), followed
