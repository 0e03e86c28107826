"""Dependencies of routes: the bundle, the query, and what it is compared with."""

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Annotated, Any, TypeVar, TypeVarTuple

import orjson
from fastapi import Body, Depends, Path, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.models import Example
from pydantic import ValidationError

from pointerscope.core.messages import CHANGES_NOT_JSON, PARAMETER_NOT_JSON, WHOLE_NUMBER_RANGE
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.python_messages import AGAINST_NOT_JSON
from pointerscope.core.settings import Settings
from pointerscope.figures.encoding import Encoding
from pointerscope.mobility.notation import most_visits_in
from pointerscope.mobility.prepared import DataSetCatalogue, Summary
from pointerscope.mobility.query import MAX_TOP_K, Query
from pointerscope.network.bundles import Bundle
from pointerscope.network.registry import Registry, UnknownModelError
from pointerscope.serving.heavy_work import HeavyWork
from pointerscope.web.private_models import PrivateModels

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")
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


async def run_elsewhere(
    request: Request, function: Callable[[*_Arguments], _Result], *args: *_Arguments
) -> _Result:
    """Call a function of `serving.heavy_work` in a process of its own.

    The request leaves its slot, so that lighter ones can run meanwhile.

    Raises:
        LimitedProcessError: the work exceeded a limit.
    """
    request.state.turn.leave()
    heavy_work: HeavyWork = request.app.state.heavy_work
    return await heavy_work.run(request.state.turn.client, function, *args)


def prepared_data_sets(request: Request) -> list[Summary]:
    """Return the prepared data sets, sorted by name."""
    catalogue: DataSetCatalogue = request.app.state.catalogue
    return catalogue.all()


async def _bundle(
    request: Request, model: Annotated[str, Path(description="A model's id.", examples=["town"])]
) -> Bundle:
    return await open_bundle(request, model)


async def open_bundle(request: Request, model: str) -> Bundle:
    """Return a model by its id; a model that is not open yet is opened in a thread."""
    registry: Registry = request.app.state.registry
    if not request.app.state.settings.data_page:
        bundle = registry.find_loaded(model)
        if bundle is not None:
            return bundle
    return await run_in_threadpool(find_bundle, request, model)


def find_bundle(request: Request, model: str) -> Bundle:
    """Return a model by its id, a private one of `/data` if the request may see those.

    Raises:
        UnknownModelError: there is no such model.
        UnavailableModelError: the model cannot be opened.
    """
    private: PrivateModels = request.app.state.private_models
    found = private.find(request, model)
    registry: Registry = request.app.state.registry
    return registry.bundle(model) if found is None else found


def models_folder(request: Request, bundle: Bundle) -> FilePath:
    """Return the folder of models that a model lies in, for work in another process."""
    private: PrivateModels = request.app.state.private_models
    folder: FilePath = request.app.state.settings.models
    return bundle.folder.parent if private.holds(bundle) else folder


async def _query_of_parameters(
    request: Request,
    user: Annotated[str | None, Parameter(description="A person's name or id.")] = None,
    visits: Annotated[
        str | None, Parameter(description="The visit notation.", examples=[EXAMPLE_VISITS])
    ] = None,
    predict_at: Annotated[str | None, Parameter(description="As in the body of a query.")] = None,
    top_k: Annotated[int, Parameter(ge=1, le=MAX_TOP_K)] = 10,
    record: Annotated[
        str | None, Parameter(description="A published record as JSON, instead of visits.")
    ] = None,
    interventions: Annotated[
        str | None, Parameter(description="Changes to the forward pass, as JSON.")
    ] = None,
) -> Query:
    query = Query(
        user=user or None,
        visits=visits,
        predict_at=predict_at,
        top_k=top_k,
        record=parse_json_parameter(record, "record"),
        interventions=parse_json_parameter(interventions, "interventions"),
    )
    return check_limits(request.app.state.settings, query)


async def _posted_query(
    request: Request, query: Annotated[Query, Body(openapi_examples=_EXAMPLES)]
) -> Query:
    return check_limits(request.app.state.settings, query)


def limits_of(settings: Settings) -> dict[str, float]:
    """Return the largest values of numeric fields of a query that this server accepts."""
    return {"top_k": settings.max_top_k}


def check_limits(settings: Settings, query: Query, where: str = "") -> Query:
    """Return the query if it keeps within the limits of this server.

    Raises:
        InvalidQueryError: it exceeds a limit; the limits are settings.
    """
    limit = settings.max_top_k
    if query.top_k > limit:
        message = WHOLE_NUMBER_RANGE.format(minimum=1, maximum=limit)
        raise InvalidQueryError(Problem(f"{where}top_k", message))
    sent = query.record.X if query.record else query.visits
    visits = most_visits_in(sent) if isinstance(sent, str) else len(sent or ())
    if visits > settings.max_visits:
        message = (
            f"The query has more than {settings.max_visits:,} visits, the limit of this server. "
            "Leave out the oldest ones."
        )
        raise InvalidQueryError(Problem(f"{where}visits", message))
    return query


_NOT_JSON = {"interventions": CHANGES_NOT_JSON, "against": AGAINST_NOT_JSON}


def split_names(text: str) -> tuple[str, ...]:
    """Return the names in a comma-separated parameter."""
    return tuple(name for name in map(str.strip, text.split(",")) if name)


def parse_json_parameter(text: str | None, where: str) -> Any:
    """Return the value of a parameter that is written as JSON."""
    try:
        return None if text is None else orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise InvalidQueryError(Problem(where, _NOT_JSON.get(where, PARAMETER_NOT_JSON))) from error


async def _against(
    request: Request,
    bundle: Annotated[Bundle, Depends(_bundle)],
    query: Annotated[Query, Depends(_query_of_parameters)],
    against: Annotated[
        str | None,
        Parameter(
            description=(
                "Draw the difference from this query: a JSON object with a `model` and the fields "
                "of a query. With visits or a record it is a complete query; without them it "
                "changes the given fields of this one."
            ),
            examples=['{"interventions": {"attention_temperature": 2}}'],
        ),
    ] = None,
) -> tuple[Bundle, Query] | None:
    """Return the model and the query that a figure is compared with; None without `against`."""
    if against is None:
        return None
    other = compared_model(against) or bundle.id
    fields = {name: value for name, value in _object(against).items() if name != "model"}
    if not fields.keys() & {"visits", "record"}:
        fields = query.model_dump(exclude_unset=True) | fields
    try:
        compared = check_limits(
            request.app.state.settings, Query.model_validate(fields), "against."
        )
        return await open_bundle(request, other), compared
    except UnknownModelError as error:
        error.where = "against.model"
        raise
    except ValidationError as error:
        found = [problem | {"loc": ("against", *problem["loc"])} for problem in error.errors()]
        raise RequestValidationError(found) from error


def compared_model(against: str | None) -> str | None:
    """Return the id of the model in `against`, None if it names none."""
    model = _object(against).get("model")
    if not isinstance(model, str | None):
        raise InvalidQueryError(
            Problem("against.model", "The model is not a text. Send the id of a model.")
        )
    return model


def _object(against: str | None) -> dict[str, Any]:
    fields = {} if against is None else parse_json_parameter(against, "against")
    if not isinstance(fields, dict):
        raise InvalidQueryError(
            Problem("against", "The parameter is not a JSON object. Send one, such as {}.")
        )
    return fields


BundleFromPath = Annotated[Bundle, Depends(_bundle)]
QueryFromParameters = Annotated[Query, Depends(_query_of_parameters)]
Against = Annotated[tuple[Bundle, Query] | None, Depends(_against)]
QueryFromBody = Annotated[Query, Depends(_posted_query)]
ArrayEncoding = Annotated[
    Encoding, Parameter(alias="encoding", description="How arrays are written.")
]
