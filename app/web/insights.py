"""Insights: what networks do over whole data sets, as tables, figures and lists of histories."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from app.figures.views import INSIGHT_SECTIONS, MissingInsightsError, NothingToShowError, views
from app.network.insights import Insights, InsightsError
from app.web.dependencies import BundleOf
from app.web.problems import PROBLEMS
from app.web.responses import answer, etag

if TYPE_CHECKING:
    from starlette.templating import Jinja2Templates

    from app.figures.views import InsightSection, View
    from app.network.bundles import Bundle

router = APIRouter(prefix="/api/models/{model}/insights", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("", summary="What the network does over a whole data set", response_model=Insights)
def insights(request: Request, bundle: BundleOf) -> Response:
    """Every aggregate as a table, with its definition and what it is made of, and the claims."""
    found = insights_of(bundle)
    tag = etag("insights", bundle.id, bundle.version)
    return answer(request, tag, lambda: found.model_dump_json().encode())


@pages.get("/insights/{model}")
def story(request: Request, bundle: BundleOf) -> HTMLResponse:
    """The insights of a model as a story of cards."""
    try:
        found, missing = bundle.insights, ""
    except InsightsError as error:
        found, missing = None, str(error)
    return _page(
        request,
        "insights.html",
        bundle=bundle,
        insights=found,
        missing=missing or str(MissingInsightsError(bundle.id)),
        chapters=[] if found is None else _chapters(bundle),
    )


def insights_of(bundle: Bundle) -> Insights:
    """The insights of a bundle.

    Raises:
        NothingToShowError: they were not computed, or cannot be read.
    """
    try:
        found = bundle.insights
    except InsightsError as error:
        raise NothingToShowError(str(error)) from error
    if found is None:
        raise MissingInsightsError(bundle.id)
    return found


class Chapter(NamedTuple):
    """A section of the page: its views, each with what a bundle lacks for it."""

    name: InsightSection
    title: str
    views: list[tuple[View, NothingToShowError | None]]


def _chapters(bundle: Bundle) -> list[Chapter]:
    chapters = [
        Chapter(
            name,
            title,
            [(view, view.missing_in(bundle)) for view in views().values() if view.section == name],
        )
        for name, title in INSIGHT_SECTIONS.items()
    ]
    return [chapter for chapter in chapters if chapter.views]


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context)
