"""The routes of pages and embeds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Request
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis import model_card
from pointerscope.analysis.discussion import contrast, discuss
from pointerscope.analysis.model_card import Family
from pointerscope.analysis.published import (
    BehaviourColumn,
    behaviour_column,
    compare_with_published,
    contrast_measures,
    published_columns,
)
from pointerscope.figures.views import (
    SECTIONS,
    Section,
    View,
    find_view,
    views,
)
from pointerscope.lessons.catalogue import lessons
from pointerscope.mobility.interventions import interventions_by_group
from pointerscope.mobility.notation import MAX_STAY_MINUTES
from pointerscope.mobility.protocols import PROTOCOLS, Protocol
from pointerscope.network.bundles import DATA_LICENCE, Bundle
from pointerscope.network.inventory import build_inventory
from pointerscope.network.registry import UnavailableModel
from pointerscope.publishing.life_page import find_life_model
from pointerscope.web.browser_engine import shared_weights
from pointerscope.web.dependencies import (
    Against,
    BundleFromPath,
    QueryFromParameters,
    compared_model,
    find_bundle,
    prepared_data_sets,
)
from pointerscope.web.embed_style import EmbedStyleParameters
from pointerscope.web.responses import render_page
from pointerscope.web.slides import deck_page
from pointerscope.web.view_queries import complete_embed_query, default_example

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_MAX_LICENCE_LENGTH = 100_000  # characters


def _opened(request: Request) -> tuple[list[Bundle], list[UnavailableModel]]:
    """Return the bundles, and the folders that cannot be opened."""
    bundles: list[Bundle] = []
    unavailable: list[UnavailableModel] = []
    for entry in request.app.state.registry.all():
        if isinstance(entry, Bundle):
            bundles.append(entry)
        else:
            unavailable.append(entry)
    return bundles, unavailable


Opened = Annotated[tuple[list[Bundle], list[Any]], Depends(_opened)]


@router.get("/")
def home(request: Request, opened: Opened) -> HTMLResponse:
    """The start page: guess where a person goes next, or without a map choose a model."""
    bundles, unavailable = opened
    return render_page(
        request,
        "home.html",
        families=model_card.group_families(bundles),
        unavailable=unavailable,
        playable=next(filter(_has_mapped_outcomes, bundles), None),
        life=request.app.state.settings.share_weights and find_life_model(bundles) is not None,
        lesson_count=len(lessons()),
        largest_top_k=request.app.state.settings.max_top_k,
    )


def _has_mapped_outcomes(bundle: Bundle) -> bool:
    """Return whether example histories go on to known places with coordinates."""
    mapped = {place.id for place in bundle.places if place.latitude is not None}
    return any(example.target in mapped for example in bundle.histories)


@router.get("/models")
def models(request: Request, opened: Opened) -> HTMLResponse:
    """All models with their metrics, and comparisons of them."""
    bundles, unavailable = opened
    families = model_card.group_families(bundles)
    return render_page(
        request,
        "models.html",
        families=families,
        unavailable=unavailable,
        data_sets=prepared_data_sets(request),
        measures=contrast_measures(),
        **_kinds(families),
    )


@router.get("/models/{model}")
def card(request: Request, bundle: BundleFromPath, opened: Opened) -> HTMLResponse:
    """The model card."""
    shown = {
        name: view
        for name, view in views().items()
        if view.reads == "data set" and not view.section and not view.missing_part_in(bundle)
    }
    return render_page(
        request,
        "model.html",
        bundle=bundle,
        inventory=build_inventory(bundle.checkpoint) if bundle.card.adapter is None else None,
        family=model_card.find_family(bundle, _with(bundle, opened[0])),
        card_views={name: (view, view.missing_in(bundle)) for name, view in shown.items()},
        rule=_rule(bundle),
        protocol=_protocol(bundle),
        comparison=compare_with_published(bundle.card),
        discussions=discuss(bundle.card),
        licence=data_licence_paragraphs(bundle),
    )


@router.get("/explore/{model}")
def explore(request: Request, bundle: BundleFromPath) -> HTMLResponse:
    """The explore page of a model."""
    return render_page(
        request,
        "explore.html",
        story=explore_sections(bundle),
        **editor_context(bundle),
        shared_weights=partial(shared_weights, request),
        outlined=_is_outlined(request, bundle),
        changed=[find_view(name) for name in ("prediction", _attention_view(bundle))],
    )


def _is_outlined(request: Request, bundle: Bundle) -> bool:
    """Return whether the server computes what the page draws first, while the page is fetched.

    A changed network, an opened block and an answer of another length need the browser's engine.
    """
    given = request.query_params
    later = ("engine", "interventions", "open", "top_k")
    is_drawn = not find_view("network").missing_part_in(bundle)
    return is_drawn and bool(given.get("visits")) and not any(map(given.get, later))


def _attention_view(bundle: Bundle) -> str:
    """Return the view of what is read: by heads, or else by the pointer, or by none of them."""
    names = ("heads", "pointer", "place-influence")
    return next(name for name in names if not find_view(name).missing_part_in(bundle))


def editor_context(bundle: Bundle) -> dict[str, Any]:
    """Return the variables of the editor of a query and its interventions."""
    return {
        "bundle": bundle,
        "max_stay_minutes": MAX_STAY_MINUTES,
        "interventions": interventions_by_group(),
    }


class ExploreSection(NamedTuple):
    """A section of the explore page, with its charts."""

    name: Section
    title: str
    views: list[View]


def explore_sections(*bundles: Bundle) -> list[ExploreSection]:
    """Return the sections of the explore page, with the charts that one of the networks allows."""
    offered = [
        view
        for view in views().values()
        if view.kind == "plotly" and any(not view.missing_part_in(one) for one in bundles)
    ]
    sections = [
        ExploreSection(name, title, [view for view in offered if view.section == name])
        for name, title in SECTIONS.items()
    ]
    return [section for section in sections if section.views]


@router.get("/compare")
def compare_runs(
    request: Request,
    opened: Opened,
    model: str | None = None,
    against: str | None = None,
    view: str = "prediction",
) -> HTMLResponse:
    """Two runs side by side; by default a model and another one of its family."""
    bundles, _ = opened
    families = model_card.group_families(bundles)
    lead = families[0].lead.id if families else ""
    first = find_bundle(request, model or lead)
    family = model_card.find_family(first, _with(first, bundles))
    size = first.architecture
    relatives = (
        other.id
        for other in (*family.variants, family.lead)
        if other.id != first.id
        # Of the same size, so that every view has a difference.
        and (other.architecture.layers, other.architecture.heads) == (size.layers, size.heads)
    )
    # What the second run leaves out is that of the first, the model too.
    other = compared_model(against) or (first.id if against else next(relatives, first.id))
    second = find_bundle(request, other)
    return render_page(
        request,
        "compare.html",
        bundles=bundles,
        first=first,
        second=second,
        shared_weights=partial(shared_weights, request),
        chapters=explore_sections(first, second),
        view=find_view(view),
        options=sorted({option.name for shown in views().values() for option in shown.options}),
        interventions=interventions_by_group(),
    )


@router.get("/embed/slides/{deck}")
def deck_embed(request: Request, deck: str) -> Response:
    """A deck as an embed."""
    return deck_page(request, deck)


@router.get("/embed/{model}/{view}")
def embed(
    request: Request,
    bundle: BundleFromPath,
    view: str,
    query: QueryFromParameters,
    against: Against,
    style: EmbedStyleParameters,
) -> HTMLResponse:
    """One view as an embed; its queries are checked first."""
    found = find_view(view)
    complete_embed_query(found, bundle, query, against)
    example = default_example(found, bundle)
    missing = found.missing_in(bundle)
    return render_page(
        request,
        "embed.html",
        bundle=bundle,
        view=found,
        example=example,
        style=style,
        missing=missing,
    )


@router.get("/docs")
def docs(request: Request) -> HTMLResponse:
    """The API documentation."""
    return render_page(request, "docs.html")


def _with(bundle: Bundle, opened: list[Bundle]) -> list[Bundle]:
    """Return the open models with one that no list names, as a private one."""
    return [bundle, *(other for other in opened if other.id != bundle.id)]


def _kinds(families: Sequence[Family]) -> dict[str, Any]:
    """Return the comparison of GPS with check-ins: all networks, and the published pair."""
    gps, check_ins = published_columns()
    leads = _columns([family.lead for family in families])
    variants = _columns([variant for family in families for variant in family.variants])
    our_gps, our_check_ins = (
        next((lead for lead in leads if lead.kind == published.kind), None)
        for published in (gps, check_ins)
    )
    published_kinds = gps.kind, check_ins.kind
    return {
        "kinds": [
            gps,
            *(lead for lead in leads if lead.kind == gps.kind),
            check_ins,
            *(lead for lead in leads if lead.kind == check_ins.kind),
            *(lead for lead in leads if lead.kind not in published_kinds),
        ],
        "kinds_of_variants": variants,
        "contrasted": (our_gps, our_check_ins),
        "contrast": contrast(our_gps, our_check_ins) if our_gps and our_check_ins else (),
    }


def _columns(bundles: Sequence[Bundle]) -> list[BehaviourColumn]:
    found = (behaviour_column(bundle.card, bundle.id) for bundle in bundles)
    return [behaviour for behaviour in found if behaviour is not None]


def _rule(bundle: Bundle) -> str:
    """Return the rule that made histories of visits, as a sentence; empty without a rule."""
    training = bundle.card.training
    if training is None or not training.data.rule:
        return ""
    rule = training.data.rule
    least = f"at least {rule.get('least_visits') or 1} of them"
    if visits := rule.get("previous_visits"):
        sentence = f"A history is the {visits} visits before, however long ago, {least}"
    else:
        sentence = (
            f"A history is the visits of the day and of the {rule.get('previous_days')} days "
            f"before, {least}"
        )
        if days := rule.get("first_days"):
            sentence += f"; visits in a person's first {days} days were not predicted"
    if rule.get("within_part"):
        sentence += ". Training, validation and test begin anew, each without the visits before it"
    return f"{sentence}. {_PARTS[str(rule.get('parts') or 'days')]}"


_PARTS = {
    "days": "The first 60 % of each person's days are for training, the next 20 % for validation "
    "and the last 20 % for the test.",
    "last": "Each person's last visit is for the test, the last but one for validation, and all "
    "others are for training.",
    "people": "60 % of the people are for training, 20 % for validation and 20 % for the test.",
}


def _protocol(bundle: Bundle) -> Protocol | None:
    """Return the protocol of a paper that the histories follow."""
    training = bundle.card.training
    return None if training is None else PROTOCOLS.get(training.data.protocol or "")


def data_licence_paragraphs(bundle: Bundle) -> list[str]:
    """Return the paragraphs of the data licence in a bundle; empty without one."""
    try:
        text = (bundle.folder / DATA_LICENCE).read_text(encoding="utf-8", errors="replace")[
            :_MAX_LICENCE_LENGTH
        ]
    except OSError:
        return []
    return [part.strip() for part in text.replace("\r\n", "\n").split("\n\n") if part.strip()]
