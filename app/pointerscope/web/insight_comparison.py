"""Insights of several models side by side: a table of measures, and one figure of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Request
from fastapi import Query as Parameter
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis import model_card
from pointerscope.analysis.insights import comparison
from pointerscope.analysis.insights.files import TableFormat
from pointerscope.figures.views import INSIGHT_SECTIONS, UnknownViewError, views
from pointerscope.network.bundles import Bundle
from pointerscope.web.dependencies import names_in
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.insight_tables import TABLE_FILE, table_file
from pointerscope.web.insights import insights_of, page, spelled, with_insights
from pointerscope.web.responses import etag

if TYPE_CHECKING:
    from collections.abc import Iterable

router = APIRouter(prefix="/api/insights", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_NAME = "insights"
Models = Annotated[
    list[str] | None,
    Parameter(
        description="Ids with commas; left out, the whole networks that have insights.",
        examples=["town"],
    ),
]


@router.get(
    "",
    summary="Insights of several models side by side",
    response_class=Response,
    responses=TABLE_FILE,
)
def compared(
    request: Request,
    models: Models = None,
    form: Annotated[
        TableFormat, Parameter(alias="format", description="How the table is written.")
    ] = "json",
) -> Response:
    """The key measures of each with their intervals, and what was published of two networks."""
    found = _chosen(request, models)
    tag = etag("comparison", [(bundle.id, bundle.version) for bundle in found], form)
    return table_file(request, tag, _NAME, comparison.compare(found).table, form)


@pages.get("/insights")
def side_by_side(request: Request, models: Models = None, view: str = "") -> HTMLResponse:
    """The insights of several models side by side."""
    offered = with_insights(request)
    found = _chosen(request, models)
    drawn = [one for one in views().values() if one.section in INSIGHT_SECTIONS]
    if view and view not in {one.name for one in drawn}:
        raise UnknownViewError(view)
    opened = [entry for entry in request.app.state.registry.all() if isinstance(entry, Bundle)]
    shown = next((one for one in drawn if one.name == view), next(iter(drawn), None))
    named = ",".join(bundle.id for bundle in found)
    ids = {bundle.id for bundle in offered}
    return page(
        request,
        "insights_compare.html",
        offered=offered,
        changes={bundle.id: comparison.relative(bundle, offered) for bundle in offered},
        compared=comparison.compare(found),
        named=named,
        with_ablations=",".join(_with_ablations(found, offered)),
        without=[bundle for bundle in opened if bundle.id not in ids],
        published=comparison.PUBLISHED,
        chapters=[
            (title, [one for one in drawn if one.section == name])
            for name, title in INSIGHT_SECTIONS.items()
        ],
        view=shown,
        lacking={bundle.id: str((shown and shown.missing_in(bundle)) or "") for bundle in found},
        spelled=spelled,
    )


def _chosen(request: Request, models: list[str] | None) -> list[Bundle]:
    """The bundles that are to be compared, each once.

    Raises:
        UnknownModelError, UnavailableModelError: one of them cannot be opened.
        NothingToShowError: one of them has no insights.
    """
    names = dict.fromkeys(name for text in models or () for name in names_in(text))
    if not names:
        offered = with_insights(request)
        return comparison.chosen(model_card.families(offered), offered)
    found = [request.app.state.registry.bundle(name) for name in names]
    for bundle in found:
        insights_of(bundle)
    return found


def _with_ablations(found: Iterable[Bundle], offered: Iterable[Bundle]) -> list[str]:
    """The ids of bundles and of their variants that have insights too."""
    ids = [bundle.id for bundle in found]
    return list(dict.fromkeys([*ids, *(one.id for one in offered if one.card.family in ids)]))
