"""The insights page and API of one model."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple, get_args

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis.insights.comparison import PairComparison
from pointerscope.analysis.insights.history_listings import example_histories
from pointerscope.analysis.insights.key_results import (
    RULE,
    KeyResult,
    key_results,
    rank_results,
    summarise_section,
)
from pointerscope.analysis.model_card import familiarity_sentence
from pointerscope.core.memoise import memoise_by_object
from pointerscope.figures.views import (
    INSIGHT_SECTIONS,
    InsightSection,
    NothingToShowError,
    View,
    draw,
    insights_of,
    views,
)
from pointerscope.lessons.framework.texts import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    SOURCE_TEXTS,
    THEORY,
    WALKTHROUGH,
)
from pointerscope.network.bundles import Bundle
from pointerscope.network.insights import Claim, Insights, InsightTable, Verdict
from pointerscope.web.dependencies import BundleFromPath
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.responses import conditional_response, etag, render_page

router = APIRouter(
    prefix="/api/models/{model}/insights", responses=PROBLEM_RESPONSES, tags=["insights"]
)
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
# Names of the source texts, by the letters that claims cite them with.
_TEXTS = {
    FOUNDATIONS.letter: "Foundations",
    WALKTHROUGH.letter: "Walkthrough",
    LECTURE.letter: "Lecture",
    THEORY.letter: "Theory",
    DEEP_DIVE.letter: "Deep Dive",
}
_TITLES = {text.letter: f"“{text.title}”" for text in SOURCE_TEXTS.values()}
_LETTER = re.compile(rf"\b([{''.join(_TEXTS)}])(?= (?:§|[A-Z\"“]))")


@router.get("", summary="Insights of a model over a whole data set", response_model=Insights)
def get_insights(request: Request, bundle: BundleFromPath) -> Response:
    """Return every aggregate as a table with its definition, and the tested claims."""
    insights = insights_of(bundle)
    tag = etag("insights", bundle.id, bundle.version)
    return conditional_response(request, tag, lambda: insights.model_dump_json().encode())


@pages.get("/insights/{model}")
def insights_page(request: Request, bundle: BundleFromPath) -> HTMLResponse:
    """Show the insights of a model as cards."""
    insights, missing = None, ""
    try:
        insights = insights_of(bundle)
    except NothingToShowError as error:
        missing = str(error)
    chapters = () if insights is None else chapters_of(bundle)
    return render_page(
        request,
        "insights.html",
        bundle=bundle,
        insights=insights,
        missing=missing,
        trust=familiarity_sentence(bundle.card),
        chapters=chapters,
        **({} if insights is None else overview_of(bundle)),
        others=bundles_with_insights(request),
        expand_source=expand_source,
    )


def bundles_with_insights(request: Request) -> list[Bundle]:
    """Return the bundles with readable insights."""
    opened = (entry for entry in request.app.state.registry.all() if isinstance(entry, Bundle))
    return [bundle for bundle in opened if _has_insights(bundle)]


def _has_insights(bundle: Bundle) -> bool:
    try:
        insights_of(bundle)
    except NothingToShowError:
        return False
    return True


def expand_source(source: str, *, with_title: bool = False) -> str:
    """Replace the letters of source texts by their names: "T §4.5" becomes "Theory, §4.5".

    Args:
        source: sections and pages.
        with_title: whether texts are named by their titles, for readers who never saw one.
    """
    names = _TITLES if with_title else _TEXTS
    return _LETTER.sub(lambda letter: f"{names[letter[1]]},", source)


class InsightCard(NamedTuple):
    """A card of the page: one view.

    Attributes:
        view: the view.
        missing: a sentence on what the bundle lacks for it; empty if nothing.
        selects: the tables whose rows can list histories, with the number of example histories in
            each row.
        tables: behind the view.
        claims: that the view tests.
        summary: what the figure shows, in sentences; empty if there is none.
    """

    view: View
    missing: str
    selects: list[dict[str, Any]]
    tables: list[InsightTable]
    claims: list[Claim]
    summary: str


class InsightChapter(NamedTuple):
    """A section of the page.

    Attributes:
        name: in addresses.
        title: for readers.
        cards: one for each view.
        result: what was found, as a sentence, or why there is nothing.
        verdicts: how many of its claims have each verdict.
    """

    name: InsightSection
    title: str
    cards: list[InsightCard]
    result: str
    verdicts: list[tuple[Verdict, int]]

    @property
    def lacking(self) -> str:
        """Why no view of the section can be shown; empty if some can."""
        missing = [card.missing for card in self.cards]
        return " ".join(dict.fromkeys(missing)) if all(missing) else ""


@memoise_by_object
def chapters_of(bundle: Bundle) -> tuple[InsightChapter, ...]:
    """Return the sections of the page of a bundle with insights; memoised."""
    insights, results = insights_of(bundle), _results_of(bundle)
    chapters = []
    for name, title in INSIGHT_SECTIONS.items():
        cards = [
            _card(bundle, insights, view)
            for view in views().values()
            if view.section == name and not view.missing_part_in(bundle)
        ]
        claims = [claim for card in cards for claim in card.claims]
        result = summarise_section(name, results, key_results(results))
        judged = (claim.measured for claim in claims if claim.verdict in {"holds", "does not hold"})
        said = next(judged, "") if result is None else result.sentence
        if claims and not said:
            said = "No claim of this section has a verdict for or against it."
        if not claims and not said:
            said = next((_first_sentence(card.summary) for card in cards if card.summary), "")
        if cards:
            chapters.append(InsightChapter(name, title, cards, said, count_verdicts(claims)))
    return tuple(chapters)


def _first_sentence(text: str) -> str:
    first, stop, _ = text.partition(". ")
    return first + stop.strip()


def overview_of(bundle: Bundle) -> dict[str, Any]:
    """Return what the page of a bundle with insights begins with, for its template."""
    insights = insights_of(bundle)
    return {
        "verdicts": count_verdicts(insights.claims),
        "key_results": key_results(_results_of(bundle)),
        "rule": RULE,
        "section_titles": INSIGHT_SECTIONS,
    }


def _results_of(bundle: Bundle) -> list[KeyResult]:
    sections = {view.name: view.section for view in views().values()}
    return rank_results(bundle.card, insights_of(bundle), sections)


def _card(bundle: Bundle, insights: Insights, view: View) -> InsightCard:
    missing, selects, summary = "", [], ""
    try:
        figure = draw(view.name, bundle)
    except NothingToShowError as error:
        missing = str(error)
    else:
        meta = figure["layout"].get("meta", {})
        selects, summary = meta.get("selects", []), meta.get("summary", "")
    for select in selects:
        select["examples"] = _examples(bundle, insights.table(select["table"]))
    tables = [table for name in view.tables if (table := insights.table(name)) is not None]
    claims = insights.claims_of(view.name)
    return InsightCard(view, missing, selects, tables, claims, summary)


def _examples(bundle: Bundle, table: InsightTable | None) -> list[int]:
    """Count the example histories in each row of a table."""
    if table is None or table.selects is None:
        return []
    by, examples = table.selects.by, example_histories(bundle)
    return [examples.count_in_groups(by, groups) for groups in table.selects.groups]


def count_verdicts(claims: Iterable[Claim | PairComparison]) -> list[tuple[Verdict, int]]:
    """Count the claims by verdict."""
    times = Counter(claim.verdict for claim in claims)
    return [(verdict, times[verdict]) for verdict in VERDICTS]
