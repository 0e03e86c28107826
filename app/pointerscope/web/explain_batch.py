"""The route that explains many queries at once, for programs."""

import json
from collections.abc import AsyncIterator, Iterable, Iterator
from concurrent.futures import Future
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from pydantic import Field, SkipValidation, ValidationError
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from pointerscope.analysis.explanation import ExplainedQuery, resolve_for_bundle
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.settings import Settings
from pointerscope.core.strict_model import StrictModel
from pointerscope.figures.encoding import Encoding
from pointerscope.figures.explanation_content import explanation_content
from pointerscope.mobility.query import Query, ResolvedQuery
from pointerscope.mobility.validation_messages import problems_from_errors
from pointerscope.network.bundles import Bundle
from pointerscope.network.trace import Trace
from pointerscope.serving.batching import Engine
from pointerscope.web import schemas
from pointerscope.web.admission import Turn
from pointerscope.web.body_limit import MAX_CONTAINERS
from pointerscope.web.dependencies import EXAMPLE_VISITS, BundleFromPath, check_limits, limits_of
from pointerscope.web.error_responses import PROBLEM_RESPONSES, problem_content
from pointerscope.web.query_route import QueryRoute
from pointerscope.web.responses import json_bytes
from pointerscope.web.unread_answers import AnswerPlace, UnreadAnswers

MAX_QUERIES = 256
_PART = 32  # queries that are explained in one turn, of up to so many visits; fewer longer ones
_VISITS = 32
_SENT_BYTES = 131_072  # at once; the connection takes more when most of them are read

_EXAMPLES: dict[str, Any] = {
    "two queries": {
        "summary": "A query, and one that names no place",
        "value": {"queries": [{"visits": EXAMPLE_VISITS}, {"visits": "Nowhere"}]},
    }
}


class QueryBatch(StrictModel):
    """Queries to a model, each answered or refused on its own."""

    queries: list[SkipValidation[Query]] = Field(min_length=1, max_length=MAX_QUERIES)


class BatchRoute(QueryRoute):
    """Reads a batch once there is a place for its first answers.

    A batch that is read takes many times its bytes, so those that wait are not read.
    """

    body_model = QueryBatch
    max_containers = MAX_CONTAINERS

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to a request."""
        if scope["method"] == "POST":
            state = scope["state"]
            turn: Turn = state["turn"]
            answers: UnreadAnswers = scope["app"].state.unread_answers
            place = state["place"] = AnswerPlace(answers, turn.client, turn.end_late)
            turn.closing.callback(place.leave)
            await _take(place, turn)
        await super().handle(scope, receive, send)


router = APIRouter(
    prefix="/api/models", responses=PROBLEM_RESPONSES, tags=["models"], route_class=BatchRoute
)


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

    A batch waits for as many turns as it has queries when other clients wait too. Its answers are
    sent as they are computed: all of them may take 90 MB. Read them as they come: when others wait,
    an answer ends that is read at less than 50 kB a second after the first 10 seconds.
    """
    settings: Settings = request.app.state.settings
    engine: Engine = request.app.state.engine
    turn: Turn = request.state.turn
    place: AnswerPlace = request.state.place
    parts = await run_in_threadpool(_parts, batch, part_size(bundle))
    vars(request).pop("_json", None)  # which FastAPI may have read, and would keep to the end

    async def answer(part: list[str]) -> bytes:
        await _take(place, turn)
        turn.charge(len(part) - 1)
        try:
            made = await run_in_threadpool(_explain, settings, engine, bundle, part, encoding)
        finally:
            turn.leave()  # while a client reads, others compute
        place.begin_reading()
        return made

    async def answers(part: bytes) -> AsyncIterator[bytes]:
        yield b'{"answers":['
        for further in parts[1:]:
            for sent in _pieces(part, place):
                yield sent
            place.leave()
            del part
            part = b"," + await answer(further)
        for sent in _pieces(part, place):
            yield sent
        yield b"]}"

    # The first part before the response begins, so that its errors have a status of their own.
    return StreamingResponse(answers(await answer(parts[0])), media_type="application/json")


async def _take(place: AnswerPlace, turn: Turn) -> None:
    """Wait for a place and a turn; while waiting for a place, others have the turn."""
    if not place.is_free:
        turn.leave()
    await place.take()
    if not turn.has_slot:
        await turn.take()


def _parts(batch: QueryBatch, size: int) -> list[list[str]]:
    """Return the queries of each part as JSON, which takes less memory than what it says."""
    queries = [*map(json.dumps, batch.queries)]
    return [queries[at : at + size] for at in range(0, len(queries), size)]


def part_size(bundle: Bundle) -> int:
    """Return how many queries are explained at once, so that others wait for a short pass."""
    pairs = max(_VISITS, bundle.architecture.max_visits) ** 2
    return max(1, _PART * _VISITS**2 // pairs)


def _pieces(part: bytes, place: AnswerPlace) -> Iterator[bytes]:
    """Yield a part in pieces, so that the connection holds little of what is not read."""
    for start in range(0, len(part), _SENT_BYTES):
        yield part[start : start + _SENT_BYTES]
        place.add_read(_SENT_BYTES)  # the connection takes no more than it can pass on


def _explain(
    settings: Settings, engine: Engine, bundle: Bundle, sent: Iterable[str], encoding: Encoding
) -> bytes:
    """Return the explanation of each query, or its errors, as JSON between commas."""
    read = [_read(settings, bundle, json.loads(one)) for one in sent]
    # Submitted before the first is waited for, they share a few passes.
    submitted = [
        (one, engine.submit(bundle, one)) if isinstance(one, ResolvedQuery) else one for one in read
    ]
    try:
        return b",".join(
            json_bytes(
                {"errors": problem_content(one)}
                if isinstance(one, list)
                else _answer(bundle, *one, encoding)
            )
            for one in submitted
        )
    finally:  # after an error, nobody waits for the others
        for one in submitted:
            if isinstance(one, tuple):
                one[1].cancel()


def _read(settings: Settings, bundle: Bundle, sent: Any) -> ResolvedQuery | list[Problem]:
    """Return a query as the model reads it, or the problems of one that cannot be read."""
    try:
        return resolve_for_bundle(bundle, check_limits(settings, Query.model_validate(sent)))
    except ValidationError as error:
        return problems_from_errors(error.errors(), limits_of(settings))
    except InvalidQueryError as error:
        return [*error.problems]


def _answer(
    bundle: Bundle, query: ResolvedQuery, trace: Future[Trace], encoding: Encoding
) -> dict[str, Any]:
    from pointerscope.network.trace import NonFiniteError

    try:
        return explanation_content(ExplainedQuery(bundle, query, trace.result()), encoding)
    except NonFiniteError as error:
        return {"errors": problem_content([Problem("model", str(error))])}
