"""What routes need before they can answer: the bundle that is asked, and the query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import orjson
from fastapi import Depends, Path, Request
from fastapi import Query as Parameter

from app.mobility.problems import InvalidQueryError, Problem
from app.mobility.query import Query
from app.network.bundles import Bundle

if TYPE_CHECKING:
    from app.mobility.prepared import Catalogue, Summary

EXAMPLE_VISITS = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"


def data_sets_of(request: Request) -> list[Summary]:
    """The prepared data sets, in the order of their names."""
    catalogue: Catalogue = request.app.state.catalogue
    return catalogue.all()


def _bundle(
    request: Request, model: Annotated[str, Path(description="A model's id.", examples=["town"])]
) -> Bundle:
    bundle: Bundle = request.app.state.registry.bundle(model)
    return bundle


def _query_of_parameters(
    user: Annotated[str | None, Parameter(description="A person's name or id.")] = None,
    visits: Annotated[
        str | None, Parameter(description="The visit notation.", examples=[EXAMPLE_VISITS])
    ] = None,
    predict_at: Annotated[str | None, Parameter(description="As in the body of a query.")] = None,
    top_k: Annotated[int, Parameter(ge=1, le=100)] = 10,
    record: Annotated[
        str | None, Parameter(description="A published record as JSON, instead of visits.")
    ] = None,
    interventions: Annotated[str | None, Parameter(description="As JSON.")] = None,
) -> Query:
    """A query from the parameters of a GET."""
    return Query(
        user=user or None,
        visits=visits,
        predict_at=predict_at,
        top_k=top_k,
        record=_from_json(record, "record"),
        interventions=_from_json(interventions, "interventions"),
    )


def _from_json(text: str | None, where: str) -> Any:
    """The value of a parameter that is written as JSON."""
    try:
        return None if text is None else orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise InvalidQueryError(Problem(where, f"The parameter is no JSON: {error}.")) from error


BundleOf = Annotated[Bundle, Depends(_bundle)]
QueryOfParameters = Annotated[Query, Depends(_query_of_parameters)]
