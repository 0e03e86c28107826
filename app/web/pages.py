"""The pages and the embeds."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from app.figures.views import find_view, views
from app.network.registry import Unavailable
from app.web.dependencies import BundleOf

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

if TYPE_CHECKING:
    from starlette.templating import Jinja2Templates

    from app.network.bundles import Bundle


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """Choose a model."""
    models = request.app.state.registry.all()
    return _page(
        request,
        "home.html",
        models=sorted(models, key=lambda model: isinstance(model, Unavailable)),
    )


@router.get("/explore/{model}")
def explore(request: Request, bundle: BundleOf) -> HTMLResponse:
    """Explore a model."""
    story = [(view, view.missing_in(bundle)) for view in views().values()]
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
    known = [place.id for place in islice(bundle.places, 2)]
    home, away = map(bundle.places.notation, (known[0], known[-1]))
    return f"{home} @ Mon 08:00 +45, {away} @ 09:00 +480, {home}"


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context)
