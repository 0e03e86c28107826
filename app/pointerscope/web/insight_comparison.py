"""The comparison of several models' insights: a table of measures and one figure of each."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi import Query as Parameter
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis import model_card
from pointerscope.analysis.insights import comparison
from pointerscope.analysis.insights.comparison_results import RULE, rank_comparisons
from pointerscope.analysis.insights.files import TableFormat
from pointerscope.analysis.insights.key_results import key_results
from pointerscope.figures.views import INSIGHT_SECTIONS, UnknownViewError, insights_of, views
from pointerscope.network.bundles import Bundle
from pointerscope.web.dependencies import split_names
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.insight_tables import TABLE_FILE, table_file
from pointerscope.web.insights import (
    bundles_with_insights,
    count_verdicts,
    expand_source,
)
from pointerscope.web.responses import etag, render_page

router = APIRouter(prefix="/api/insights", responses=PROBLEM_RESPONSES, tags=["insights"])
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_NAME = "insights"
Models = Annotated[
    list[str] | None,
    Parameter(
        description=(
            "Comma-separated model ids. If omitted: the complete networks that have insights."
        ),
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
        TableFormat, Parameter(alias="format", description="File format of the table.")
    ] = "json",
) -> Response:
    """Return the key measures of each model with intervals, beside published values."""
    selected = _selected_bundles(request, models)
    compared = comparison.compare_insights(selected, bundles_with_insights(request))
    versions = [(bundle.id, bundle.version, compared.titles[bundle.id]) for bundle in selected]
    tag = etag("comparison", versions, form)
    return table_file(request, tag, _NAME, compared.table, form, invented=compared.invented)


@pages.get("/insights")
def side_by_side(request: Request, models: Models = None, view: str = "") -> HTMLResponse:
    """Show the insights of several models side by side."""
    offered = bundles_with_insights(request)
    selected = _selected_bundles(request, models)
    offered_views = [item for item in views().values() if item.section in INSIGHT_SECTIONS]
    if view and view not in {item.name for item in offered_views}:
        raise UnknownViewError(view)
    opened = [entry for entry in request.app.state.registry.all() if isinstance(entry, Bundle)]
    shown = next(
        (item for item in offered_views if item.name == view), next(iter(offered_views), None)
    )
    named = ",".join(bundle.id for bundle in selected)
    ids = {bundle.id for bundle in offered}
    compared = comparison.compare_insights(selected, offered)
    return render_page(
        request,
        "insights_compare.html",
        offered=offered,
        changes={bundle.id: comparison.change_from_lead(bundle, offered) for bundle in offered},
        compared=compared,
        key_results=key_results(rank_comparisons(compared)),
        rule=RULE,
        counts={
            "kinds": count_verdicts(compared.data_kinds),
            "ablations": count_verdicts(compared.ablations),
        },
        disagreements=sum(
            {"holds", "does not hold"} <= set(claim.verdicts) for claim in compared.claims
        ),
        shared_claims=sum(None not in claim.verdicts for claim in compared.claims),
        named=named,
        with_ablations=",".join(_with_ablations(selected, offered)),
        without=[bundle for bundle in opened if bundle.id not in ids],
        published=comparison.PUBLISHED,
        chapters=[
            (title, [item for item in offered_views if item.section == name])
            for name, title in INSIGHT_SECTIONS.items()
        ],
        view=shown,
        lacking={bundle.id: str((shown and shown.missing_in(bundle)) or "") for bundle in selected},
        expand_source=expand_source,
    )


def _selected_bundles(request: Request, models: list[str] | None) -> list[Bundle]:
    """Return the bundles to compare, without duplicates.

    Raises:
        UnknownModelError, UnavailableModelError: a bundle cannot be opened.
        NothingToShowError: a bundle has no insights.
    """
    names = dict.fromkeys(name for text in models or () for name in split_names(text))
    if not names:
        offered = bundles_with_insights(request)
        return comparison.default_selection(model_card.group_families(offered), offered)
    selected = [request.app.state.registry.bundle(name) for name in names]
    for bundle in selected:
        insights_of(bundle)
    return selected


def _with_ablations(selected: Iterable[Bundle], offered: Iterable[Bundle]) -> list[str]:
    """Return the ids of bundles and of their variants with insights."""
    ids = [bundle.id for bundle in selected]
    return list(
        dict.fromkeys([*ids, *(bundle.id for bundle in offered if bundle.card.family in ids)])
    )
