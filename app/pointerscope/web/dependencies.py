"""What routes need before they can answer: the bundle that is asked, and the query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import orjson
from fastapi import Body, Depends, Path, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.query import MOST_ANSWERS, Query
from pointerscope.network.bundles import Bundle
from pointerscope.network.registry import UnknownModelError
from pointerscope.web.responses import Encoding

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastapi.openapi.models import Example

    from pointerscope.core.settings import Settings
    from pointerscope.mobility.prepared import Catalogue, Summary
    from pointerscope.network.registry import Registry

EXAMPLE_VISITS = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"


_EXAMPLES: dict[str, Example] = {
    "three visits": {
        "summary": "A morning in the visit notation",
        "value": {"visits": EXAMPLE_VISITS},
    },
    "a person's list": {
        "summary": "A list of visits of Resident 12",
        "value": {
            "user": "Resident 12",
            "visits": [
                "Maple Court",
                {"location": "Café Luna", "arrival": "2026-11-16T08:00", "duration_minutes": 30},
                {"location": "Riverside Offices", "arrival": "2026-11-16T09:00"},
            ],
            "predict_at": "2026-11-16T18:00",
            "top_k": 5,
        },
    },
    "a changed network": {
        "summary": "The same morning without a head, and with the pointer alone",
        "value": {
            "visits": EXAMPLE_VISITS,
            "interventions": {"remove_heads": [[1, 0]], "only": "pointer"},
        },
    },
    "a record": {
        "summary": "A record of the published data sets",
        "value": {
            "record": {
                "X": [2, 3, 2, 4],
                "user_X": [1, 1, 1, 1],
                "weekday_X": [0, 0, 1, 1],
                "start_min_X": [480, 540, 480, 545],
                "dur_X": [45, 480, 50, 470],
                "diff": [1, 1, 0, 0],
            }
        },
    },
}


def data_sets_of(request: Request) -> list[Summary]:
    """The prepared data sets, in the order of their names."""
    catalogue: Catalogue = request.app.state.catalogue
    return catalogue.all()


async def _bundle(
    request: Request, model: Annotated[str, Path(description="A model's id.", examples=["town"])]
) -> Bundle:
    return await bundle_named(request, model)


async def bundle_named(request: Request, model: str) -> Bundle:
    """A model by its id; only one that is yet to be opened is worth a thread."""
    registry: Registry = request.app.state.registry
    bundle = registry.opened(model)
    return bundle if bundle is not None else await run_in_threadpool(registry.bundle, model)


async def _query_of_parameters(
    request: Request,
    user: Annotated[str | None, Parameter(description="A person's name or id.")] = None,
    visits: Annotated[
        str | None, Parameter(description="The visit notation.", examples=[EXAMPLE_VISITS])
    ] = None,
    predict_at: Annotated[str | None, Parameter(description="As in the body of a query.")] = None,
    top_k: Annotated[int, Parameter(ge=1, le=MOST_ANSWERS)] = 10,
    record: Annotated[
        str | None, Parameter(description="A published record as JSON, instead of visits.")
    ] = None,
    interventions: Annotated[
        str | None, Parameter(description="Changes to the forward pass, as JSON.")
    ] = None,
) -> Query:
    """A query from the parameters of a GET."""
    query = Query(
        user=user or None,
        visits=visits,
        predict_at=predict_at,
        top_k=top_k,
        record=json_parameter(record, "record"),
        interventions=json_parameter(interventions, "interventions"),
    )
    return _within_limits(request, query)


async def _posted_query(
    request: Request, query: Annotated[Query, Body(openapi_examples=_EXAMPLES)]
) -> Query:
    """A query from the body of a POST."""
    return _within_limits(request, query)


def _within_limits(request: Request, query: Query, where: str = "") -> Query:
    """The query, unless it is larger than this server allows.

    Raises:
        InvalidQueryError: it is; the numbers are settings.
    """
    settings: Settings = request.app.state.settings
    most = settings.largest_top_k
    if query.top_k > most:
        message = f"This server lists at most {most} places; send a top_k of 1 to {most}."
        raise InvalidQueryError(Problem(f"{where}top_k", message))
    sent = query.record.X if query.record else query.visits
    # Of what is written, signs that may end a visit are counted: fewer than they are none.
    visits = 1 + sent.count(",") + sent.count("\n") if isinstance(sent, str) else len(sent or ())
    if visits > settings.most_visits:
        message = f"This server reads {settings.most_visits:,} visits; leave out the oldest ones."
        raise InvalidQueryError(Problem(f"{where}visits", message))
    return query


def names_in(text: str) -> tuple[str, ...]:
    """The names of a parameter that holds several, with commas."""
    return tuple(name for name in map(str.strip, text.split(",")) if name)


def json_parameter(text: str | None, where: str) -> Any:
    """The value of a parameter that is written as JSON."""
    try:
        return None if text is None else orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise InvalidQueryError(Problem(where, f"The parameter is no JSON: {error}.")) from error


async def _against(
    request: Request,
    bundle: Annotated[Bundle, Depends(_bundle)],
    query: Annotated[Query, Depends(_query_of_parameters)],
    against: Annotated[
        str | None,
        Parameter(
            description=(
                "Draw the difference from this: JSON with a `model` and the fields of a query. "
                "With visits or a record it is a query of its own, without them this one with "
                "what is given changed."
            ),
            examples=['{"interventions": {"attention_temperature": 2}}'],
        ),
    ] = None,
) -> tuple[Bundle, Query] | None:
    """What a figure is compared with."""
    if against is None:
        return None
    other = model_of(against) or bundle.id
    given = {name: value for name, value in _object(against).items() if name != "model"}
    if not given.keys() & {"visits", "record"}:
        given = query.model_dump(exclude_unset=True) | given
    try:
        asked = _within_limits(request, Query.model_validate(given), "against.")
        return await bundle_named(request, other), asked
    except UnknownModelError as error:
        error.where = "against.model"
        raise
    except ValidationError as error:
        found = [problem | {"loc": ("against", *problem["loc"])} for problem in error.errors()]
        raise RequestValidationError(found) from error


def model_of(against: str | None) -> str | None:
    """The model that something is compared with, where one is named."""
    model = _object(against).get("model")
    if not isinstance(model, str | None):
        raise InvalidQueryError(Problem("against.model", "A model is called by its id."))
    return model


def _object(against: str | None) -> dict[str, Any]:
    given = {} if against is None else json_parameter(against, "against")
    if not isinstance(given, dict):
        raise InvalidQueryError(Problem("against", "Send a JSON object."))
    return given


async def _turn(request: Request) -> AsyncIterator[None]:
    async with request.app.state.exports:
        yield


BundleOf = Annotated[Bundle, Depends(_bundle)]
QueryOfParameters = Annotated[Query, Depends(_query_of_parameters)]
Against = Annotated[tuple[Bundle, Query] | None, Depends(_against)]
InTurn = Depends(_turn)  # of exports few are made at once
PostedQuery = Annotated[Query, Depends(_posted_query)]
ArrayEncoding = Annotated[
    Encoding, Parameter(alias="encoding", description="How arrays are written.")
]
