"""Routes of the walkthrough: a query's trace, shown as a lesson."""

from typing import Annotated, Any, NamedTuple

import numpy as np
from fastapi import APIRouter, Depends, Path, Request
from fastapi import Query as Parameter
from starlette.responses import HTMLResponse, RedirectResponse, Response

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.figures.encoding import Encoding, encode_array
from pointerscope.lessons.framework.cell_derivation import derive_cell
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.framework.steps import LessonSolution
from pointerscope.lessons.walkthrough import REMOVALS, build_walkthrough
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import Bundle
from pointerscope.serving.explanation_service import query_key
from pointerscope.web import schemas
from pointerscope.web.dependencies import (
    ArrayEncoding,
    BundleFromPath,
    QueryFromBody,
    QueryFromParameters,
    split_names,
)
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.lessons import player_page, steps_content
from pointerscope.web.responses import (
    conditional_response,
    etag,
    json_bytes,
)

router = APIRouter(prefix="/api/models", responses=PROBLEM_RESPONSES, tags=["models"])
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class WalkthroughOptions(NamedTuple):
    """The options of a walkthrough.

    Attributes:
        layer: the encoder layer to follow, 0-based.
        head: the head of that layer to follow, 0-based.
        removed: the ids of removed steps.
    """

    layer: int
    head: int
    removed: tuple[str, ...]


def _options(
    layer: Annotated[
        int, Parameter(description="The encoder layer to follow; 0 is the first.")
    ] = 0,
    head: Annotated[
        int, Parameter(description="The head of the layer to follow; 0 is the first.")
    ] = 0,
    removed: Annotated[
        str,
        Parameter(
            description="The ids of the steps to remove, separated by commas.", examples=["scaling"]
        ),
    ] = "",
) -> WalkthroughOptions:
    return WalkthroughOptions(layer, head, split_names(removed))


OptionsFromParameters = Annotated[WalkthroughOptions, Depends(_options)]


class SolvedWalkthrough(NamedTuple):
    """A computed walkthrough.

    Attributes:
        explanation: of the query, by the network without the removed steps.
        lesson: the walkthrough.
        solution: its computed steps.
    """

    explanation: ExplainedQuery
    lesson: Lesson
    solution: LessonSolution


@router.get(
    "/{model}/walkthrough",
    summary="Explain a query step by step",
    response_model=schemas.Walkthrough,
)
def get_walkthrough(
    request: Request,
    bundle: BundleFromPath,
    query: QueryFromParameters,
    options: OptionsFromParameters,
    encoding: ArrayEncoding = "list",
) -> Response:
    """A lesson built from the query's trace: the network's own numbers, from visits to answer."""
    return _walkthrough(request, bundle, query, options, encoding)


@router.post(
    "/{model}/walkthrough",
    summary="Explain a query step by step",
    response_model=schemas.Walkthrough,
)
def post_walkthrough(
    request: Request,
    bundle: BundleFromPath,
    query: QueryFromBody,
    options: OptionsFromParameters,
    encoding: ArrayEncoding = "list",
) -> Response:
    """The same, for a query in the body."""
    return _walkthrough(request, bundle, query, options, encoding)


@router.get(
    "/{model}/walkthrough/{step}/{table}",
    summary="Multiply out one number",
    response_model=schemas.OpenedCell,
)
def get_cell_derivation(
    request: Request,
    bundle: BundleFromPath,
    query: QueryFromParameters,
    options: OptionsFromParameters,
    step: Annotated[str, Path(examples=["scores"])],
    table: Annotated[str, Path(examples=["S"])],
    row: Annotated[int, Parameter(description="Counted from 0.")] = 0,
    column: Annotated[int, Parameter(description="Counted from 0.")] = 0,
) -> Response:
    """Every number that one cell of a step is computed from."""

    def make() -> bytes:
        walkthrough = _solve(request, bundle, query, options)
        cell = derive_cell(walkthrough.solution, step, table, row, column)
        numbers = {
            name: vars(needed) | {"values": encode_array(needed.values, "list")}
            for name, needed in cell.numbers.items()
        }
        [result] = encode_array(np.array([cell.result]), "list")
        return json_bytes(vars(cell) | {"numbers": numbers, "result": result})

    cell_key = (step, table, row, column)
    return conditional_response(
        request, etag("opened", _key(bundle, query, options), cell_key), make
    )


@pages.get("/explore/{model}/walkthrough")
def walkthrough_page(
    request: Request,
    bundle: BundleFromPath,
    query: QueryFromParameters,
    options: OptionsFromParameters,
) -> Response:
    """The walkthrough of a query, or of the first example history if the query is empty."""
    if query.visits is None and query.record is None and bundle.histories:
        example = bundle.histories[0].model_dump(include={"visits", "user", "predict_at"})
        parameters = {name: value for name, value in example.items() if value is not None}
        # The address holds the whole state, so that a shared link shows the same history.
        address = request.url.include_query_params(**parameters)
        return RedirectResponse(f"{address.path}?{address.query}")
    walkthrough = _solve(request, bundle, query, options)
    return player_page(
        request,
        "walkthrough.html",
        walkthrough.lesson,
        walkthrough.solution,
        bundle=bundle,
        explanation=walkthrough.explanation,
        options=options,
    )


def _walkthrough(
    request: Request,
    bundle: Bundle,
    query: Query,
    options: WalkthroughOptions,
    encoding: Encoding,
) -> Response:
    def make() -> bytes:
        walkthrough = _solve(request, bundle, query, options)
        content = {
            "model": bundle.id,
            "layer": options.layer,
            "head": options.head,
            "removed": options.removed,
            "notation": walkthrough.explanation.query.notation,
            "title": walkthrough.lesson.title,
            "summary": walkthrough.lesson.summary,
            "steps": steps_content(walkthrough.solution, encoding),
        }
        return json_bytes(content)

    return conditional_response(
        request, etag("walkthrough", _key(bundle, query, options), encoding), make
    )


def _solve(
    request: Request, bundle: Bundle, query: Query, options: WalkthroughOptions
) -> SolvedWalkthrough:
    """Explain a query without the removed steps, and solve its walkthrough.

    Raises:
        InvalidQueryError: the query cannot be read, or the layer, the head or a removed step is
            unknown.
        AdaptedNetworkError: the network is not a PointerNetworkV45.
    """
    bundle.require_pointer_network()
    explanation = request.app.state.explanations.explain(bundle, _without(query, options.removed))
    lesson = build_walkthrough(explanation, layer=options.layer, head=options.head)
    return SolvedWalkthrough(explanation, lesson, lesson.solve(removed=options.removed))


def _without(query: Query, removed: tuple[str, ...]) -> Query:
    """Add the interventions that remove these steps to a query."""
    changes: dict[str, Any] = {}
    for name, change in REMOVALS.items():
        if name in removed:
            changes |= change
    if not changes:
        return query
    interventions = (
        query.interventions.model_dump(exclude_unset=True) if query.interventions else {}
    )
    return query.model_copy(
        update={"interventions": Interventions.model_validate(interventions | changes)}
    )


def _key(bundle: Bundle, query: Query, options: WalkthroughOptions) -> tuple[object, ...]:
    return bundle.id, bundle.version, query_key(query), options
