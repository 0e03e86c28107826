"""The pages and the embeds."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import HTMLResponse

from app.figures.views import find_view, views
from app.mobility.places import UNKNOWN, Place
from app.network.bundles import Bundle

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

if TYPE_CHECKING:
    from starlette.templating import Jinja2Templates

# The story in the order in which data flows.
STORY = ("prediction", "heads", "head", "pointer", "scatter-add", "gate")


def _bundle(request: Request, model: str) -> Bundle:
    bundle: Bundle = request.app.state.registry.bundle(model)
    return bundle


BundleOf = Annotated[Bundle, Depends(_bundle)]


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """Choose a model."""
    return _page(request, "home.html", models=request.app.state.registry.all())


@router.get("/explore/{model}")
def explore(request: Request, bundle: BundleOf) -> HTMLResponse:
    """Explore a model."""
    story = [views()[name] for name in STORY]
    return _page(
        request, "explore.html", bundle=bundle, story=story, placeholder=_placeholder(bundle)
    )


@router.get("/embed/{model}/{view}")
def embed(request: Request, bundle: BundleOf, view: str) -> HTMLResponse:
    """One view alone."""
    example = next(iter(bundle.histories), None)
    return _page(request, "embed.html", bundle=bundle, view=find_view(view), example=example)


@router.get("/docs")
def docs(request: Request) -> HTMLResponse:
    """The OpenAPI page."""
    return _page(request, "docs.html")


def _placeholder(bundle: Bundle) -> str:
    """Three visits in the notation, to places that the model knows."""
    first, second, *_ = [*islice(bundle.places, 2), Place(UNKNOWN), Place(UNKNOWN)]
    home, away = bundle.places.notation(first.id), bundle.places.notation(second.id)
    return f"{home} @ Mon 08:00 +45, {away} @ 09:00 +480, {home}"


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context)
