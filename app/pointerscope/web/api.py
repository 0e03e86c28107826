"""The API: thin routes over the registry, the answers and the views."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from pointerscope import __version__
from pointerscope.figures.difference import draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.theme import ThemeName
from pointerscope.figures.views import draw, find_view, views
from pointerscope.network.bundles import Bundle
from pointerscope.network.inventory import inventory
from pointerscope.serving.explanation_service import query_key
from pointerscope.web import schemas
from pointerscope.web.dependencies import (
    Against,
    ArrayEncoding,
    BundleOf,
    PostedQuery,
    QueryOfParameters,
    data_sets_of,
)
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.responses import Encoding, answer, encoded, etag, json_bytes, kept_answer
from pointerscope.web.view_queries import basis_of, chosen_of, explained

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.places import Place
    from pointerscope.mobility.query import Query
    from pointerscope.network.registry import Unavailable
    from pointerscope.web.view_queries import Explain

router = APIRouter(prefix="/api", responses=PROBLEMS)
health_router = APIRouter()

Offset = Annotated[int, Parameter(ge=0, le=10_000_000)]
Limit = Annotated[int, Parameter(ge=1, le=500)]
Theme = Annotated[ThemeName, Parameter(description="Colours of paper, ink and scales.")]


@health_router.get(
    "/healthz", summary="Whether the server can answer", response_model=schemas.Health
)
def healthz() -> Response:
    """200 while the server can answer."""
    content = json_bytes({"status": "ok", "version": __version__})
    return Response(content, media_type="application/json")


@router.get("/models", summary="The models", response_model=list[schemas.ModelSummary])
def models(request: Request) -> Response:
    """Every bundle, with the reason where one cannot be opened."""
    entries = request.app.state.registry.all()
    tag = etag("models", [(entry.id, entry.version) for entry in entries])
    return answer(request, tag, lambda: json_bytes([summary(entry) for entry in entries]))


@router.get("/models/{model}", summary="One model, whole", response_model=schemas.Model)
def model(request: Request, bundle: BundleOf) -> Response:
    """A model with its training, its metrics, its people and the inventory of its network."""

    def make() -> bytes:
        card = bundle.card.model_dump()
        names = [
            {"id": user, "name": bundle.people.name(user)}
            for user in range(1, bundle.architecture.users)
        ]
        return json_bytes(
            card | summary(bundle) | {"people": names, "inventory": _inventory(bundle)}
        )

    return answer(request, etag("model", bundle.id, bundle.version), make)


@router.get(
    "/data-sets",
    summary="The prepared data sets",
    response_model=list[schemas.PreparedDataSet],
)
def data_sets(request: Request) -> Response:
    """Every data set that is ready to train on, with what was left out of it."""
    listed = [
        schemas.PreparedDataSet.model_validate(data_set, from_attributes=True).model_dump(
            mode="json"
        )
        for data_set in data_sets_of(request)
    ]
    return answer(request, etag("data sets", listed), lambda: json_bytes(listed))


@router.get(
    "/models/{model}/locations", summary="Places by name or id", response_model=schemas.Locations
)
def locations(
    request: Request,
    bundle: BundleOf,
    q: Annotated[str, Parameter(max_length=1_000, description="Part of a name, or an id.")] = "",
    offset: Offset = 0,
    limit: Limit = 50,
) -> Response:
    """Places whose name, category or id holds the text; all of them without one."""

    def make() -> bytes:
        found = bundle.places.search(q)
        items = [_location(bundle, place) for place in found[offset : offset + limit]]
        return json_bytes({"items": items, "total": len(found)})

    tag = etag("locations", bundle.id, bundle.version, q, offset, limit)
    return answer(request, tag, make)


@router.get(
    "/models/{model}/histories", summary="Example histories", response_model=schemas.Histories
)
def histories(
    request: Request, bundle: BundleOf, offset: Offset = 0, limit: Limit = 50
) -> Response:
    """Histories that come with the model, ready to be asked about."""

    def make() -> bytes:
        items = [item.model_dump() for item in bundle.histories[offset : offset + limit]]
        return json_bytes({"items": items, "total": len(bundle.histories)})

    return answer(request, etag("histories", bundle.id, bundle.version, offset, limit), make)


@router.post(
    "/models/{model}/self-attention",
    summary="The self-attention of every head",
    response_model=schemas.SelfAttention,
)
async def self_attention(
    request: Request, bundle: BundleOf, query: PostedQuery, encoding: ArrayEncoding = "list"
) -> Response:
    """How much every visit looks at every other, by layer and head."""
    return await _explained(request, bundle, query, encoding, _self_attention)


@router.post(
    "/models/{model}/pointer",
    summary="The pointer's scores and weights",
    response_model=schemas.Pointer | None,
)
async def pointer(
    request: Request, bundle: BundleOf, query: PostedQuery, encoding: ArrayEncoding = "list"
) -> Response:
    """Content score, position bias, their sum and its softmax for every visit."""
    return await _explained(request, bundle, query, encoding, _pointer)


@router.post("/models/{model}/gate", summary="The gate", response_model=schemas.Gate)
async def gate(
    request: Request, bundle: BundleOf, query: PostedQuery, encoding: ArrayEncoding = "list"
) -> Response:
    """The pointer's share of the answer."""
    return await _explained(request, bundle, query, encoding, _gate)


@router.post(
    "/models/{model}/location-probabilities",
    summary="The distributions over places",
    response_model=schemas.LocationProbabilities,
)
async def location_probabilities(
    request: Request, bundle: BundleOf, query: PostedQuery, encoding: ArrayEncoding = "list"
) -> Response:
    """What the pointer, the generation head and their blend say."""
    return await _explained(request, bundle, query, encoding, _location_probabilities)


@router.post(
    "/models/{model}/explain", summary="Everything at once", response_model=schemas.Explanation
)
async def explain(
    request: Request, bundle: BundleOf, query: PostedQuery, encoding: ArrayEncoding = "list"
) -> Response:
    """All of the above from one forward pass, with the visits as the model read them."""
    return await _explained(request, bundle, query, encoding, _explanation)


@router.get("/models/{model}/views", summary="The views", response_model=list[schemas.View])
def all_views(request: Request, bundle: BundleOf) -> Response:
    """The named pictures of a query, and those of what was measured on a data set."""
    listed = [
        {
            "name": view.name,
            "title": view.title,
            "caption": view.caption,
            "options": [asdict(option) for option in view.options],
            "reads": view.reads,
            "section": view.section,
            "several_passes": view.several_passes,
        }
        for view in views().values()
    ]
    return answer(request, etag("views", listed), lambda: json_bytes(listed))


@router.get(
    "/models/{model}/views/{view}", summary="One view's figure", response_model=schemas.Figure
)
async def view_figure(
    request: Request,
    bundle: BundleOf,
    view: Annotated[str, Path(examples=["prediction"])],
    query: QueryOfParameters,
    against: Against,
    theme: Theme = "light",
) -> Response:
    """A Plotly figure that carries all of its choices; the chosen one is visible.

    The options of a view are further parameters, such as `layer=1&head=2`.
    """
    found = find_view(view)
    chosen = chosen_of(request, found)

    async def prepare() -> Callable[[], bytes]:
        explain, other = await explained(request, [found], bundle, query, against)
        return lambda: figure_bytes(_drawn(view, bundle, explain, other, theme, chosen))

    basis = basis_of([found], bundle, query, against)
    return await kept_answer(request, etag("view", view, basis, theme, chosen), prepare)


@router.get(
    "/models/{model}/figures",
    summary="Several figures by name",
    response_model=dict[str, schemas.Figure],
)
async def figures(
    request: Request,
    bundle: BundleOf,
    views: Annotated[str, Parameter(description="Names with commas.", examples=["gate,pointer"])],
    query: QueryOfParameters,
    against: Against,
    theme: Theme = "light",
) -> Response:
    """The figures of several views, all from one forward pass."""
    names = sorted({name.strip() for name in views.split(",")})
    found = [find_view(name) for name in names]

    async def prepare() -> Callable[[], bytes]:
        explain, other = await explained(request, found, bundle, query, against)
        return lambda: figure_bytes(
            {name: _drawn(name, bundle, explain, other, theme) for name in names}
        )

    basis = basis_of(found, bundle, query, against)
    return await kept_answer(request, etag("figures", names, basis, theme), prepare)


def _drawn(
    view: str,
    bundle: Bundle,
    explain: Explain,
    other: Explain | None,
    theme: ThemeName,
    chosen: dict[str, str] | None = None,
) -> dict[str, Any]:
    """A view's figure, or the difference from another."""
    if other is None:
        return draw(view, bundle, explain, theme, chosen)
    return draw_difference(view, explain, other, theme, chosen)


async def _explained(
    request: Request,
    bundle: Bundle,
    query: Query,
    encoding: Encoding,
    read_off: Callable[[ExplainedQuery, Encoding], Any],
) -> Response:
    """What is read off the explanation of a query."""
    explanation = await request.app.state.answers.explained(bundle, query)
    tag = etag(request.url.path, bundle.version, query_key(query), encoding)
    return answer(request, tag, lambda: json_bytes(read_off(explanation, encoding)))


def _explanation(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any]:
    read = explanation.query
    prediction = asdict(explanation.prediction)
    del prediction["label"]
    return {
        "model": explanation.bundle.id,
        "user": read.history.user or None,
        "visits": [
            visit._asdict() | {"arrival": _minute(visit.arrival)} for visit in explanation.visits
        ],
        "notation": read.notation,
        "predict_at": _minute(read.predict_at),
        "self_attention": _self_attention(explanation, encoding),
        "pointer": _pointer(explanation, encoding),
        "gate": _gate(explanation, encoding),
        "location_probabilities": _location_probabilities(explanation, encoding),
        "prediction": prediction,
    }


def _minute(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat(timespec="minutes")


def _self_attention(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any]:
    return {"weights": encoded(explanation.self_attention, encoding)}


def _pointer(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any] | None:
    if explanation.pointer_weights is None:
        return None
    return {
        "content_scores": encoded(explanation.content_scores, encoding),
        "position_bias": encoded(explanation.position_bias, encoding),
        "scores": encoded(explanation.pointer_scores, encoding),
        "weights": encoded(explanation.pointer_weights, encoding),
        "entropy": explanation.pointer_entropy,
        "effective_positions": explanation.effective_positions,
    }


def _gate(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any]:
    return {
        "value": explanation.gate,
        "logit": explanation.gate_logit,
        "learned": explanation.gate_is_learned,
    }


def _location_probabilities(explanation: ExplainedQuery, encoding: Encoding) -> dict[str, Any]:
    k = explanation.query.top_k
    lists = {
        "pointer": explanation.pointed_at(),
        "generation": explanation.generated(k),
        "final": explanation.answers,
    }
    return {
        name: None
        if places is None
        else [
            {"location": place.location, "name": place.name, "probability": place.probability}
            for place in places
        ]
        for name, places in lists.items()
    }


def summary(entry: Bundle | Unavailable) -> dict[str, Any]:
    """What lists say of a model."""
    if not isinstance(entry, Bundle):
        nothing = dict.fromkeys(schemas.ModelSummary.model_fields)
        return nothing | {
            "id": entry.id,
            "title": entry.id,
            "available": False,
            "reason": entry.reason,
        }
    card = entry.card
    return {
        "id": entry.id,
        "title": card.title,
        "available": True,
        "reason": None,
        "dataset": card.dataset,
        "locations": card.locations,
        "users": card.users,
        "d_model": card.d_model,
        "heads": card.heads,
        "layers": card.layers,
        "max_visits": card.max_visits,
        "parameters": entry.parameters,
        "components": card.components,
        "metrics": None if card.metrics is None else card.metrics.model_dump(),
        "family": card.family,
        "variant": card.variant,
        "behaviour": None if card.behaviour is None else card.behaviour.model_dump(),
    }


def _inventory(bundle: Bundle) -> dict[str, Any]:
    found = inventory(bundle.checkpoint)
    return asdict(found) | {
        "sizes": [size._asdict() for size in found.sizes],
        "trained": found.trained,
        "computed": found.computed,
    }


def _location(bundle: Bundle, place: Place) -> dict[str, Any]:
    known = {**vars(place), "label": place.label}
    return known | {"notation": bundle.places.notation(place.id)}
