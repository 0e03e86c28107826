"""The histories behind a row of the insights, and the most confident predictions."""

from collections.abc import Callable
from typing import Annotated, Any, Literal
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from pointerscope.analysis.insights.files import find_table
from pointerscope.analysis.insights.history_listings import (
    HistoryListing,
    ListedHistory,
    MeasuredHistories,
    example_histories,
)
from pointerscope.analysis.insights.section import groupings
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.figures.views import insights_of
from pointerscope.network.insights import Insights, Selection
from pointerscope.web import schemas
from pointerscope.web.dependencies import BundleFromPath
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.local_histories import LocalHistories, MeasuredDataSet
from pointerscope.web.responses import conditional_response, etag, json_bytes
from pointerscope.web.urls import root_path_of

router = APIRouter(
    prefix="/api/models/{model}/insights", responses=PROBLEM_RESPONSES, tags=["insights"]
)

List = Literal["confident-right", "confident-wrong"]


@router.get("/histories", summary="Histories behind a row", response_model=schemas.InsightHistories)
def histories(
    request: Request,
    bundle: BundleFromPath,
    table: Annotated[
        str | None, Parameter(description="Name of a table.", examples=["gate_by_target"])
    ] = None,
    row: Annotated[
        int | None, Parameter(description=("Row of the table, from 0."), examples=[0])
    ] = None,
    listed: Annotated[
        List | None,
        Parameter(
            alias="list",
            description=("The most confident right or wrong predictions, instead of a row."),
        ),
    ] = None,
) -> Response:
    """List the bundle's example histories in a row, or their most confident predictions.

    Each history has a link to its explore page. Histories of the data set follow if the server is
    configured to list them.
    """
    insights = insights_of(bundle)
    if (listed is None) == (table is None):
        message = (
            "The request needs a table with a row, or a list. Send `table` and `row`, or `list`."
        )
        raise InvalidQueryError(Problem("table", message))
    choose = _most_confident(listed) if table is None else _in_row(*_find_row(insights, table, row))
    local: LocalHistories = request.app.state.local_histories
    data_set = local.find(bundle, insights)
    page = f"{root_path_of(request.scope)}/explore/{bundle.id}"

    def make() -> bytes:
        examples = example_histories(bundle)
        return json_bytes(
            _listing(page, choose(examples), len(examples), "example histories of this model")
            | {"data_set": None if data_set is None else _data_set_listing(page, data_set, choose)}
        )

    state = None if data_set is None else (data_set.key, data_set.state)
    tag = etag("insight histories", bundle.id, bundle.version, table, row, listed, state)
    return conditional_response(request, tag, make)


def _find_row(insights: Insights, name: str, row: int | None) -> tuple[Selection, int]:
    table = find_table(insights, name)
    if table.selects is None:
        message = (
            f"No histories can be listed for {table.name}: its rows are not groups of histories. "
            "Choose another table."
        )
        raise InvalidQueryError(Problem("table", message))
    if table.selects.by not in groupings():
        message = (
            f"{table.name} was computed by another version. Recompute it with `pointerscope "
            "insights`."
        )
        raise InvalidQueryError(Problem("table", message))
    rows = len(table.selects.groups)
    if row is None or not 0 <= row < rows:
        message = f"There is no such row. Send a row of {table.name} from 0 to {rows - 1}."
        raise InvalidQueryError(Problem("row", message))
    return table.selects, row


def _in_row(selects: Selection, row: int) -> Callable[[MeasuredHistories], HistoryListing]:
    return lambda histories: histories.in_groups(selects.by, selects.groups[row])


def _most_confident(listed: List | None) -> Callable[[MeasuredHistories], HistoryListing]:
    return lambda histories: histories.most_confident(listed == "confident-right")


def _listing(page: str, listing: HistoryListing, count: int, noun: str) -> dict[str, Any]:
    return {
        "items": [_item(page, history) for history in listing.items],
        "total": listing.total,
        "sentence": _describe(listing, count, noun),
    }


def _describe(listing: HistoryListing, count: int, noun: str) -> str:
    """Describe in a sentence how many histories a list contains."""
    if not count:
        return f"There are no {noun}."
    ungrouped = (
        (f" For {listing.ungrouped:,} of them the group is not known.") if listing.ungrouped else ""
    )
    if not listing.total and listing.ungrouped == count:
        return f"None can be listed: the {count:,} {noun} do not tell where the person went next."
    if not listing.total:
        return f"None of the {count:,} {noun} is in this group.{ungrouped}"
    shown = len(listing.items)
    which = f"; the first {shown:,} are listed" if shown < listing.total else ""
    return f"{listing.total:,} of the {count:,} {noun}{which}.{ungrouped}"


def _item(page: str, history: ListedHistory) -> dict[str, Any]:
    query = {
        "visits": history.query.visits,
        "user": history.query.user,
        "predict_at": history.query.predict_at,
    }
    parameters = {name: value for name, value in query.items() if value is not None}
    parameters["predict_at"] = history.query.predict_at.replace("T", " ")
    numbers = history._asdict()
    del numbers["query"]
    return {
        "title": history.query.title,
        **query,
        **numbers,
        "explore": f"{page}?{urlencode(parameters, quote_via=quote)}",
    }


def _data_set_listing(
    page: str, data_set: MeasuredDataSet, choose: Callable[[MeasuredHistories], HistoryListing]
) -> dict[str, Any]:
    names = {"name": data_set.summary.name, "title": data_set.summary.title}
    nothing = {"items": [], "total": 0}
    if data_set.failure:
        return names | nothing | {"sentence": data_set.failure, "measuring": False}
    if data_set.histories is None:
        words = (
            f"The histories of {data_set.summary.title} are being measured; this takes a minute."
        )
        return names | nothing | {"sentence": words, "measuring": True}
    selected = choose(data_set.histories)
    what = f"histories of {data_set.summary.title}"
    listing = _listing(page, selected, len(data_set.histories), what)
    return names | listing | {"measuring": False}
