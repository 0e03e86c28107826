"""Insights: what networks do over whole data sets, as tables, figures and lists of histories."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis.insights.examples import example_histories
from pointerscope.core.memoise import once_for_each
from pointerscope.figures.views import (
    INSIGHT_SECTIONS,
    MissingInsightsError,
    NothingToShowError,
    draw,
    views,
)
from pointerscope.lessons.framework.texts import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    THEORY,
    WALKTHROUGH,
)
from pointerscope.network.bundles import Bundle
from pointerscope.network.insights import Insights, InsightsError, Verdict
from pointerscope.web.dependencies import BundleOf
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.responses import answer, etag

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.templating import Jinja2Templates

    from pointerscope.figures.views import InsightSection, View
    from pointerscope.network.insights import Claim, Table

router = APIRouter(prefix="/api/models/{model}/insights", responses=PROBLEMS)
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
# The letters of the source texts, spelled as a reader would look for them.
_TEXTS = {
    FOUNDATIONS.letter: "Foundations",
    WALKTHROUGH.letter: "Walkthrough",
    LECTURE.letter: "Lecture",
    THEORY.letter: "Theory",
    DEEP_DIVE.letter: "Deep Dive",
}
_LETTER = re.compile(rf"\b([{''.join(_TEXTS)}])(?= (?:§|[A-Z\"“]))")


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
    chapters = () if found is None else chapters_of(bundle)
    return page(
        request,
        "insights.html",
        bundle=bundle,
        insights=found,
        missing=missing or str(MissingInsightsError(bundle.id)),
        chapters=chapters,
        verdicts=tally([] if found is None else found.claims),
        others=with_insights(request),
        spelled=spelled,
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


def with_insights(request: Request) -> list[Bundle]:
    """The bundles whose insights were computed and can be read."""
    opened = (entry for entry in request.app.state.registry.all() if isinstance(entry, Bundle))
    return [bundle for bundle in opened if _can_be_read(bundle)]


def _can_be_read(bundle: Bundle) -> bool:
    try:
        return bundle.insights is not None
    except InsightsError:
        return False


def spelled(source: str) -> str:
    """Where something stands, with the names of the texts: "T §4.5" is "Theory, §4.5"."""
    return _LETTER.sub(lambda letter: f"{_TEXTS[letter[1]]},", source)


class Card(NamedTuple):
    """A view on the page.

    Attributes:
        view: what is drawn.
        missing: what the bundle lacks for it, as a sentence.
        selects: the tables whose rows list histories, as the figure names them, each with how many
            example histories its rows hold.
        tables: that it is made of.
        claims: that it shows.
    """

    view: View
    missing: str
    selects: list[dict[str, Any]]
    tables: list[Table]
    claims: list[Claim]


class Chapter(NamedTuple):
    """A section of the page."""

    name: InsightSection
    title: str
    cards: list[Card]


@once_for_each
def chapters_of(bundle: Bundle) -> tuple[Chapter, ...]:
    """The sections of the page of a bundle that has insights."""
    found = insights_of(bundle)
    chapters = (
        Chapter(
            name,
            title,
            [_card(bundle, found, view) for view in views().values() if view.section == name],
        )
        for name, title in INSIGHT_SECTIONS.items()
    )
    return tuple(chapter for chapter in chapters if chapter.cards)


def _card(bundle: Bundle, found: Insights, view: View) -> Card:
    lacking = view.missing_part_in(bundle)
    missing, selects = str(lacking or ""), []
    if not missing:
        try:
            figure = draw(view.name, bundle)
        except NothingToShowError as error:
            missing = str(error)
        else:
            selects = figure["layout"].get("meta", {}).get("selects", [])
    for select in selects:
        select["examples"] = _examples(bundle, found.table(select["table"]))
    tables = [table for name in view.tables if (table := found.table(name)) is not None]
    return Card(view, missing, selects, tables, found.claims_of(view.name))


def _examples(bundle: Bundle, table: Table | None) -> list[int]:
    """How many example histories the rows of a table hold."""
    if table is None or table.selects is None:
        return []
    by, examples = table.selects.by, example_histories(bundle)
    return [examples.times(by, groups) for groups in table.selects.groups]


def tally(claims: Iterable[Claim]) -> list[tuple[Verdict, int]]:
    """How many claims there are of every verdict."""
    times = Counter(claim.verdict for claim in claims)
    return [(verdict, times[verdict]) for verdict in VERDICTS]


def page(request: Request, template: str, **context: object) -> HTMLResponse:
    """A page of the insights."""
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context)
