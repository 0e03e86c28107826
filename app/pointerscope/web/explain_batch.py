"""The route that explains many queries at once, for programs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Body, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from pydantic import Field, SkipValidation, ValidationError
from starlette.responses import Response

from pointerscope.analysis.explanation import ExplainedQuery, resolve_for_bundle
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.query import Query, ResolvedQuery
from pointerscope.mobility.validation_messages import problems_from_errors
from pointerscope.web import schemas
from pointerscope.web.api import explanation_content
from pointerscope.web.dependencies import EXAMPLE_VISITS, BundleFromPath, check_limits
from pointerscope.web.error_responses import PROBLEM_RESPONSES, problem_content
from pointerscope.web.responses import Encoding, json_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pointerscope.core.settings import Settings
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.serving.batching import Engine
    from pointerscope.web.admission import Turn

    _ReadQuery = ResolvedQuery | list[Problem]  # the problems of one that cannot be read

router = APIRouter(prefix="/api/models", responses=PROBLEM_RESPONSES, tags=["models"])

MAX_QUERIES = 256
_PART = 32  # queries that are explained in one turn

_EXAMPLES: dict[str, Any] = {
    "two queries": {
        "summary": "A query, and one that names no place",
        "value": {"queries": [{"visits": EXAMPLE_VISITS}, {"visits": "Nowhere"}]},
    }
}


class QueryBatch(StrictModel):
    """Queries to a model, each answered or refused on its own."""

    queries: list[SkipValidation[Query]] = Field(min_length=1, max_length=MAX_QUERIES)


@router.post(
    "/{model}/explain/batch",
    summary="Explain many queries",
    response_model=schemas.ExplanationBatch,
)
async def explain_batch(
    request: Request,
    bundle: BundleFromPath,
    batch: Annotated[QueryBatch, Body(openapi_examples=_EXAMPLES)],
    encoding: Annotated[Encoding, Parameter(description="How arrays are written.")] = "base64",
) -> Response:
    """The explanation of each query in order; one that cannot be read has its errors instead.

    A batch waits for as many turns as it has queries when other clients wait too.
    """
    turn: Turn = request.state.turn
    engine: Engine = request.app.state.engine
    answers: list[bytes] = []
    for start in range(0, len(batch.queries), _PART):
        part = batch.queries[start : start + _PART]
        if start:
            await turn.take_another()
        turn.charge(len(part) - 1)
        read = await run_in_threadpool(_read, request.app.state.settings, bundle, part)
        queries = [one for one in read if isinstance(one, ResolvedQuery)]
        # Submitted together, from the event loop, they are traced in one pass.
        traces = [asyncio.wrap_future(engine.submit(bundle, query)) for query in queries]
        outcomes = await asyncio.gather(*traces, return_exceptions=True)
        answers += await run_in_threadpool(_answers, bundle, read, outcomes, encoding)
    content = b'{"answers":[' + b",".join(answers) + b"]}"
    return Response(content, media_type="application/json")


def _read(settings: Settings, bundle: Bundle, sent: Iterable[Any]) -> list[_ReadQuery]:
    read: list[_ReadQuery] = []
    for one in sent:
        try:
            query = check_limits(settings, Query.model_validate(one))
            read.append(resolve_for_bundle(bundle, query))
        except ValidationError as error:
            read.append(problems_from_errors(error.errors()))
        except InvalidQueryError as error:
            read.append([*error.problems])
    return read


def _answers(
    bundle: Bundle,
    read: Iterable[_ReadQuery],
    outcomes: Iterable[Trace | BaseException],
    encoding: Encoding,
) -> list[bytes]:
    """Return each explanation, or its errors, as JSON.

    Args:
        bundle: the model.
        read: the queries, and the problems of those that cannot be read.
        outcomes: the trace, or the error, of each query that could be read.
        encoding: how arrays are written.
    """
    remaining = iter(outcomes)
    return [
        json_bytes(
            _answer(bundle, one, next(remaining), encoding)
            if isinstance(one, ResolvedQuery)
            else {"errors": problem_content(one)}
        )
        for one in read
    ]


def _answer(
    bundle: Bundle, query: ResolvedQuery, outcome: Trace | BaseException, encoding: Encoding
) -> dict[str, Any]:
    from pointerscope.network.trace import NonFiniteError

    if isinstance(outcome, NonFiniteError):
        return {"errors": problem_content([Problem("model", str(outcome))])}
    if isinstance(outcome, BaseException):
        raise outcome
    return explanation_content(ExplainedQuery(bundle, query, outcome), encoding)
