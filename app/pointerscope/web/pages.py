"""The pages and the embeds."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends, Request
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis import model_card
from pointerscope.analysis.discussion import contrast, discuss
from pointerscope.analysis.interventions import grouped
from pointerscope.analysis.published import column, compare, measures, published_columns
from pointerscope.figures.views import (
    SECTIONS,
    NothingToShowError,
    Section,
    View,
    find_view,
    views,
)
from pointerscope.network.bundles import DATA_LICENCE, Bundle
from pointerscope.network.inventory import inventory
from pointerscope.web.dependencies import (
    Against,
    BundleOf,
    QueryOfParameters,
    data_sets_of,
    model_of,
)
from pointerscope.web.embed_style import LookOfParameters
from pointerscope.web.slides import one_deck
from pointerscope.web.view_queries import embedded, example_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.templating import Jinja2Templates

    from pointerscope.analysis.model_card import Family
    from pointerscope.analysis.published import Column
    from pointerscope.network.registry import Unavailable

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_LONGEST_LICENCE = 100_000  # characters


def _opened(request: Request) -> tuple[list[Bundle], list[Unavailable]]:
    """The bundles, and the folders that cannot be opened."""
    bundles: list[Bundle] = []
    unavailable: list[Unavailable] = []
    for entry in request.app.state.registry.all():
        if isinstance(entry, Bundle):
            bundles.append(entry)
        else:
            unavailable.append(entry)
    return bundles, unavailable


Opened = Annotated[tuple[list[Bundle], list[Any]], Depends(_opened)]


@router.get("/")
def home(request: Request, opened: Opened) -> HTMLResponse:
    """Choose a model."""
    bundles, unavailable = opened
    families = model_card.families(bundles)
    return _page(request, "home.html", families=families, unavailable=unavailable)


@router.get("/models")
def models(request: Request, opened: Opened) -> HTMLResponse:
    """Every model with what was measured on it, and what can be compared."""
    bundles, unavailable = opened
    families = model_card.families(bundles)
    return _page(
        request,
        "models.html",
        families=families,
        unavailable=unavailable,
        data_sets=data_sets_of(request),
        measures=measures(),
        **_kinds(families),
    )


@router.get("/models/{model}")
def card(request: Request, bundle: BundleOf, opened: Opened) -> HTMLResponse:
    """The card of a model."""
    shown = {
        name: view
        for name, view in views().items()
        if view.reads == "data set" and view.section is None
    }
    return _page(
        request,
        "model.html",
        bundle=bundle,
        inventory=inventory(bundle.checkpoint),
        family=model_card.family_of(bundle, opened[0]),
        card_views={name: (view, view.missing_in(bundle)) for name, view in shown.items()},
        rule=_rule(bundle),
        comparison=compare(bundle.card),
        discussions=discuss(bundle.card),
        licence=licence_of_data(bundle),
    )


@router.get("/explore/{model}")
def explore(request: Request, bundle: BundleOf) -> HTMLResponse:
    """Explore a model."""
    return _page(
        request,
        "explore.html",
        bundle=bundle,
        story=story_of(bundle),
        placeholder=_placeholder(bundle),
        interventions=grouped(),
        changed=[find_view(name) for name in ("prediction", "heads")],
    )


class Chapter(NamedTuple):
    """A section of the story: its views, each with what a bundle lacks for it."""

    name: Section
    title: str
    views: list[tuple[View, NothingToShowError | None]]


def story_of(bundle: Bundle) -> list[Chapter]:
    """The sections of the story that have views."""
    chapters = [
        Chapter(
            name,
            title,
            [(view, view.missing_in(bundle)) for view in views().values() if view.section == name],
        )
        for name, title in SECTIONS.items()
    ]
    return [chapter for chapter in chapters if chapter.views]


@router.get("/compare")
def compare_runs(
    request: Request,
    opened: Opened,
    model: str | None = None,
    against: str | None = None,
    view: str = "prediction",
) -> HTMLResponse:
    """Two runs side by side; left to itself, a model and another of its family."""
    bundles, _ = opened
    families = model_card.families(bundles)
    lead = families[0].lead.id if families else ""
    first: Bundle = request.app.state.registry.bundle(model or lead)
    family = model_card.family_of(first, bundles)
    size = first.architecture
    relatives = (
        other.id
        for other in (*family.variants, family.lead)
        if other.id != first.id
        # Of the same size, so that there is a difference of every view.
        and (other.architecture.layers, other.architecture.heads) == (size.layers, size.heads)
    )
    other = model_of(against) or next(relatives, first.id)
    return _page(
        request,
        "compare.html",
        bundles=bundles,
        first=first,
        second=request.app.state.registry.bundle(other),
        chapters=story_of(first),
        view=find_view(view),
        options=sorted({option.name for shown in views().values() for option in shown.options}),
        interventions=grouped(),
    )


@router.get("/embed/slides/{deck}")
def deck_embed(request: Request, deck: str) -> Response:
    """A deck in a frame."""
    return one_deck(request, deck)


@router.get("/embed/{model}/{view}")
def embed(
    request: Request,
    bundle: BundleOf,
    view: str,
    query: QueryOfParameters,
    against: Against,
    look: LookOfParameters,
) -> HTMLResponse:
    """One view alone, once all that is asked of it was read."""
    found = find_view(view)
    embedded(found, bundle, query, against)
    example = example_of(found, bundle)
    missing = found.missing_in(bundle)
    return _page(
        request,
        "embed.html",
        bundle=bundle,
        view=found,
        example=example,
        look=look,
        missing=missing,
    )


@router.get("/docs")
def docs(request: Request) -> HTMLResponse:
    """The OpenAPI page."""
    return _page(request, "docs.html")


def _kinds(families: Sequence[Family]) -> dict[str, Any]:
    """GPS against check-ins: the behaviour of every network, and of the published pair."""
    gps, check_ins = published_columns()
    leads = _columns([family.lead for family in families])
    variants = _columns([variant for family in families for variant in family.variants])
    our_gps, our_check_ins = (
        next((lead for lead in leads if lead.kind == published.kind), None)
        for published in (gps, check_ins)
    )
    known = gps.kind, check_ins.kind
    return {
        "kinds": [
            gps,
            *(lead for lead in leads if lead.kind == gps.kind),
            check_ins,
            *(lead for lead in leads if lead.kind == check_ins.kind),
            *(lead for lead in leads if lead.kind not in known),
        ],
        "kinds_of_variants": variants,
        "contrasted": (our_gps, our_check_ins),
        "contrast": contrast(our_gps, our_check_ins) if our_gps and our_check_ins else (),
    }


def _columns(bundles: Sequence[Bundle]) -> list[Column]:
    found = (column(bundle.card, bundle.id) for bundle in bundles)
    return [behaviour for behaviour in found if behaviour is not None]


def _rule(bundle: Bundle) -> str:
    """How histories were made of visits, as a sentence; empty where they were made already."""
    training = bundle.card.training
    if training is None or not training.data.rule:
        return ""
    rule = training.data.rule
    made = f"the visits of the day and of {rule.get('previous_days')} days before"
    if visits := rule.get("previous_visits"):
        made = f"the {visits} visits before, however long ago"
    said = f"A history is {made}, at least {rule.get('least_visits') or 1} of them"
    if days := rule.get("first_days"):
        said += f"; visits in a person's first {days} days were not predicted"
    return f"{said}."


def licence_of_data(bundle: Bundle) -> list[str]:
    """The paragraphs of the licence that lies beside the weights; none where there is none."""
    try:
        text = (bundle.folder / DATA_LICENCE).read_text(encoding="utf-8", errors="replace")[
            :_LONGEST_LICENCE
        ]
    except OSError:
        return []
    return [part.strip() for part in text.replace("\r\n", "\n").split("\n\n") if part.strip()]


def _placeholder(bundle: Bundle) -> str:
    """Three visits in the notation, to places that the model knows."""
    known = [place.id for place in islice(bundle.places, 2)]
    home, away = map(bundle.places.notation, (known[0], known[-1]))
    return f"{home} @ Mon 08:00 +45, {away} @ 09:00 +480, {home}"


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context)
