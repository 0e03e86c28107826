"""The routes of the API for models, explanations and views."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from pointerscope import __version__
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.questions import (
    AudienceQuestion,
    ComputedKind,
    make_question,
    queries_of,
)
from pointerscope.figures.difference import draw_difference
from pointerscope.figures.encoding import Encoding, figure_bytes
from pointerscope.figures.explanation_content import (
    explanation_content,
    gate_content,
    location_probabilities_content,
    pointer_content,
    self_attention_content,
)
from pointerscope.figures.theme import ThemeName
from pointerscope.figures.views import draw, find_view, views
from pointerscope.mobility.places import Place
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import Bundle
from pointerscope.network.inventory import build_inventory
from pointerscope.network.registry import UnavailableModel
from pointerscope.serving.heavy_work import HeavyWork, draw_figure, draw_figures
from pointerscope.web import schemas
from pointerscope.web.admission import Turn
from pointerscope.web.browser_engine import example_content, shared_weights
from pointerscope.web.dependencies import (
    Against,
    ArrayEncoding,
    BundleFromPath,
    QueryFromBody,
    QueryFromParameters,
    prepared_data_sets,
)
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.query_route import QueryRoute
from pointerscope.web.responses import (
    cached_response,
    conditional_response,
    etag,
    json_bytes,
)
from pointerscope.web.view_queries import (
    check_queries,
    computed_explanations,
    figure_key,
    selected_options,
    view_work,
)

if TYPE_CHECKING:
    from pointerscope.web.view_queries import Explain

router = APIRouter(prefix="/api", responses=PROBLEM_RESPONSES, tags=["models"])
query_router = APIRouter(
    prefix="/api/models/{model}",
    responses=PROBLEM_RESPONSES,
    tags=["models"],
    route_class=QueryRoute,
)
health_router = APIRouter(tags=["server"])

Offset = Annotated[int, Parameter(ge=0, le=10_000_000)]
Limit = Annotated[int, Parameter(ge=1, le=500)]
Theme = Annotated[ThemeName, Parameter(description="Colours of background, text and scales.")]


@health_router.get("/healthz", summary="Whether the server responds", response_model=schemas.Health)
async def healthz() -> Response:
    """200 while the server responds."""
    content = json_bytes({"status": "ok", "version": __version__})
    return Response(content, media_type="application/json")


@router.get("/models", summary="All models", response_model=list[schemas.ModelSummary])
def models(request: Request) -> Response:
    """All bundles; one that cannot be opened has the reason."""
    entries = request.app.state.registry.all()
    tag = etag("models", [(entry.id, entry.version) for entry in entries])
    return conditional_response(
        request, tag, lambda: json_bytes([summary(entry) for entry in entries])
    )


@router.get("/models/{model}", summary="One model in full", response_model=schemas.Model)
def model(request: Request, bundle: BundleFromPath) -> Response:
    """A model with its training, metrics, people and the inventory of its network."""

    def make() -> bytes:
        card = bundle.card.model_dump()
        names = [
            {"id": user, "name": bundle.people.name(user)}
            for user in range(1, bundle.architecture.users)
        ]
        shared = shared_weights(request, bundle)
        return json_bytes(
            card
            | summary(bundle)
            | {
                "people": names,
                "inventory": _inventory(bundle) if bundle.card.adapter is None else None,
                "weights": None if shared is None else shared._asdict(),
            }
        )

    return conditional_response(request, etag("model", bundle.id, bundle.version), make)


@router.get(
    "/data-sets",
    summary="Prepared data sets",
    response_model=list[schemas.PreparedDataSet],
)
def data_sets(request: Request) -> Response:
    """Data sets that models can be trained on, with a report of what was left out."""
    listed = [
        schemas.PreparedDataSet.model_validate(data_set, from_attributes=True).model_dump(
            mode="json"
        )
        for data_set in prepared_data_sets(request)
    ]
    return conditional_response(request, etag("data sets", listed), lambda: json_bytes(listed))


@router.get(
    "/models/{model}/locations", summary="Places by name or id", response_model=schemas.Locations
)
def locations(
    request: Request,
    bundle: BundleFromPath,
    q: Annotated[str, Parameter(max_length=1_000, description="Part of a name, or an id.")] = "",
    offset: Offset = 0,
    limit: Limit = 50,
) -> Response:
    """Places whose name, category or id contains the text `q`; all places without it."""

    def make() -> bytes:
        found = bundle.places.search(q)
        items = [_location(bundle, place) for place in found[offset : offset + limit]]
        return json_bytes({"items": items, "total": len(found)})

    tag = etag("locations", bundle.id, bundle.version, q, offset, limit)
    return conditional_response(request, tag, make)


@router.get(
    "/models/{model}/histories", summary="Example histories", response_model=schemas.Histories
)
def histories(
    request: Request, bundle: BundleFromPath, offset: Offset = 0, limit: Limit = 50
) -> Response:
    """Example histories of the bundle, each usable as a query."""

    def make() -> bytes:
        shown = bundle.histories[offset : offset + limit]
        items = [example_content(bundle, example) for example in shown]
        return json_bytes({"items": items, "total": len(bundle.histories)})

    return conditional_response(
        request, etag("histories", bundle.id, bundle.version, offset, limit), make
    )


@query_router.post(
    "/self-attention",
    summary="The self-attention of every head",
    response_model=schemas.SelfAttention | None,
)
async def self_attention(
    request: Request, bundle: BundleFromPath, query: QueryFromBody, encoding: ArrayEncoding = "list"
) -> Response:
    """The attention weights of every pair of visits, by layer and head."""
    return await _explained(request, bundle, query, encoding, self_attention_content)


@query_router.post(
    "/pointer",
    summary="The pointer's scores and weights",
    response_model=schemas.Pointer | None,
)
async def pointer(
    request: Request, bundle: BundleFromPath, query: QueryFromBody, encoding: ArrayEncoding = "list"
) -> Response:
    """For every visit: content score, position bias, their sum and its softmax."""
    return await _explained(request, bundle, query, encoding, pointer_content)


@query_router.post("/gate", summary="The gate", response_model=schemas.Gate)
async def gate(
    request: Request, bundle: BundleFromPath, query: QueryFromBody, encoding: ArrayEncoding = "list"
) -> Response:
    """The gate: the weight of the pointer in the blend."""
    return await _explained(request, bundle, query, encoding, gate_content)


@query_router.post(
    "/location-probabilities",
    summary="The three distributions over places",
    response_model=schemas.LocationProbabilities,
)
async def location_probabilities(
    request: Request, bundle: BundleFromPath, query: QueryFromBody, encoding: ArrayEncoding = "list"
) -> Response:
    """The probabilities of the pointer, the generation head and their blend."""
    return await _explained(request, bundle, query, encoding, location_probabilities_content)


@query_router.post("/explain", summary="Everything at once", response_model=schemas.Explanation)
async def explain(
    request: Request, bundle: BundleFromPath, query: QueryFromBody, encoding: ArrayEncoding = "list"
) -> Response:
    """All of the above from one forward pass, with the visits as the model reads them."""
    return await _explained(request, bundle, query, encoding, explanation_content)


@query_router.post(
    "/question",
    summary="A question about a prediction, with its answer",
    response_model=AudienceQuestion,
)
async def question(
    request: Request,
    bundle: BundleFromPath,
    query: QueryFromBody,
    kind: Annotated[
        ComputedKind,
        Parameter(description="Where next, which visit, or what happens without a head."),
    ] = "place",
    layer: Annotated[int | None, Parameter(ge=0, description="Of the head, from 0.")] = None,
    head: Annotated[int | None, Parameter(ge=0, description="In its layer, from 0.")] = None,
    encoding: ArrayEncoding = "list",
) -> Response:
    """A question that people answer before they see the answer: choices and all that is shown then.

    *Where next?* offers at most six places in the order of their names, and "Somewhere else": where
    the person went, if the history is one of the model's examples; the network's three most
    probable places; then the latest ones of the history, without the place just left. For a head,
    the network is asked with it and without it.
    """
    about = None if layer is None or head is None else (layer, head)
    explanations = [
        await request.app.state.explanations.explain_async(bundle, asked)
        for asked in queries_of(kind, query, about)
    ]
    content = json_bytes(asdict(make_question(kind, explanations, about)))
    return Response(content, media_type="application/json")


@router.get("/models/{model}/views", summary="All views", response_model=list[schemas.View])
def all_views(request: Request, bundle: BundleFromPath) -> Response:
    """The named figures of a query, and those of measurements on a data set."""
    listed = [
        {
            "name": view.name,
            "title": view.title,
            "caption": view.caption_for(bundle),
            "options": [asdict(option) for option in view.options],
            "reads": view.reads,
            "section": view.section,
            "kind": view.kind,
            "several_passes": view.several_passes,
        }
        for view in views().values()
    ]
    return conditional_response(request, etag("views", listed), lambda: json_bytes(listed))


@router.get(
    "/models/{model}/views/{view}",
    summary="One view's figure",
    response_model=schemas.Figure | schemas.NetworkFigure,
)
async def view_figure(
    request: Request,
    bundle: BundleFromPath,
    view: Annotated[str, Path(examples=["prediction"])],
    query: QueryFromParameters,
    against: Against,
    theme: Theme = "light",
) -> Response:
    """A Plotly figure with the traces of all option values; the selected ones are visible.

    The view `network` is not a Plotly figure: it is a trace, which the browser draws.

    The options of a view are further parameters, such as `layer=1&head=2`.
    """
    found = find_view(view)
    selected = selected_options(request, found)
    turn: Turn = request.state.turn
    heavy_work: HeavyWork = request.app.state.heavy_work
    slot = heavy_work.slot(turn.client)

    async def prepare() -> Callable[[], bytes]:
        if found.several_passes:
            work = view_work(request, bundle, query, against)
            body = await heavy_work.run_in_slot(slot, draw_figure, work, view, selected, theme)
            return lambda: body
        explain, other = await computed_explanations(request, [found], bundle, query, against)
        return lambda: figure_bytes(_draw(view, bundle, explain, other, theme, selected))

    basis = figure_key([found], bundle, query, against)
    tag = etag("view", view, basis, theme, selected)
    if not found.several_passes:
        return await cached_response(request, tag, prepare)
    check_queries(bundle, query, against)
    turn.leave()  # what follows waits for a process
    return await cached_response(request, tag, prepare, slot)


@router.get(
    "/models/{model}/figures",
    summary="The figures of several views",
    response_model=dict[str, schemas.Figure | schemas.NetworkFigure],
)
async def figures(
    request: Request,
    bundle: BundleFromPath,
    views: Annotated[str, Parameter(description="Names with commas.", examples=["gate,pointer"])],
    query: QueryFromParameters,
    against: Against,
    theme: Theme = "light",
) -> Response:
    """The figures of several views, all from one forward pass."""
    names = sorted({name.strip() for name in views.split(",")})
    found = [find_view(name) for name in names]
    is_heavy = any(view.several_passes for view in found)
    turn: Turn = request.state.turn
    heavy_work: HeavyWork = request.app.state.heavy_work
    slot = heavy_work.slot(turn.client)

    async def prepare() -> Callable[[], bytes]:
        if is_heavy:
            work = view_work(request, bundle, query, against)
            body = await heavy_work.run_in_slot(slot, draw_figures, work, names, theme)
            return lambda: body
        explain, other = await computed_explanations(request, found, bundle, query, against)
        return lambda: figure_bytes(
            {name: _draw(name, bundle, explain, other, theme) for name in names}
        )

    basis = figure_key(found, bundle, query, against)
    tag = etag("figures", names, basis, theme)
    if not is_heavy:
        return await cached_response(request, tag, prepare)
    check_queries(bundle, query, against)
    turn.leave()
    return await cached_response(request, tag, prepare, slot)


def _draw(
    view: str,
    bundle: Bundle,
    explain: Explain,
    other: Explain | None,
    theme: ThemeName,
    selected: dict[str, str] | None = None,
) -> dict[str, Any]:
    """Return a view's figure, or its difference from another one."""
    if other is None:
        return draw(view, bundle, explain, theme, selected)
    return draw_difference(view, explain, other, theme, selected)


async def _explained(
    request: Request,
    bundle: Bundle,
    query: Query,
    encoding: Encoding,
    read_off: Callable[[ExplainedQuery, Encoding], Any],
) -> Response:
    explanation = await request.app.state.explanations.explain_async(bundle, query)
    content = json_bytes(read_off(explanation, encoding))
    return Response(content, media_type="application/json")


def summary(entry: Bundle | UnavailableModel) -> dict[str, Any]:
    """Return the entry of a model in lists."""
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
    found = build_inventory(bundle.checkpoint)
    return asdict(found) | {
        "sizes": [size._asdict() for size in found.sizes],
        "trained": found.trained,
        "computed": found.computed,
    }


def _location(bundle: Bundle, place: Place) -> dict[str, Any]:
    known = {**vars(place), "label": place.label}
    return known | {"notation": bundle.places.notation(place.id)}
