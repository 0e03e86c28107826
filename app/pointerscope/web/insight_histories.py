"""From the crowd to the one: the histories behind a row of the insights, and the surest answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from pointerscope.analysis.insights.examples import example_histories
from pointerscope.analysis.insights.files import find_table
from pointerscope.analysis.insights.section import groupings
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.web import schemas
from pointerscope.web.dependencies import BundleOf
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.insights import insights_of
from pointerscope.web.responses import answer, etag, json_bytes
from pointerscope.web.urls import root_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.analysis.insights.examples import Histories, Listed, Listing
    from pointerscope.network.insights import Insights, Selection
    from pointerscope.web.local_histories import Kept, LocalHistories

router = APIRouter(prefix="/api/models/{model}/insights", responses=PROBLEMS)

List = Literal["confident-right", "confident-wrong"]


@router.get("/histories", summary="Histories behind a row", response_model=schemas.InsightHistories)
def histories(
    request: Request,
    bundle: BundleOf,
    table: Annotated[
        str | None, Parameter(description="A table's name.", examples=["gate_by_target"])
    ] = None,
    row: Annotated[int | None, Parameter(description="Of the table, from 0.", examples=[0])] = None,
    listed: Annotated[
        List | None, Parameter(alias="list", description="The surest answers, instead of a row.")
    ] = None,
) -> Response:
    """Example histories of the bundle that a row is made of, or the surest answers among them.

    Each comes with the address of the page that opens it. Histories of the data set itself follow
    where the server was told to show them.
    """
    insights = insights_of(bundle)
    if (listed is None) == (table is None):
        raise InvalidQueryError(Problem("table", "Name either a table with a row, or a list."))
    choose = _surest(listed) if table is None else _of_row(*_selected(insights, table, row))
    local: LocalHistories = request.app.state.local_histories
    kept = local.of(bundle, insights)
    page = f"{root_of(request.scope)}/explore/{bundle.id}"

    def make() -> bytes:
        examples = example_histories(bundle)
        return json_bytes(
            _listing(page, choose(examples), len(examples), "example histories of this model")
            | {"data_set": None if kept is None else _of_data_set(page, kept, choose)}
        )

    state = None if kept is None else (kept.key, kept.state)
    tag = etag("insight histories", bundle.id, bundle.version, table, row, listed, state)
    return answer(request, tag, make)


def _selected(insights: Insights, name: str, row: int | None) -> tuple[Selection, int]:
    """The groups that a row is made of."""
    table = find_table(insights, name)
    if table.selects is None:
        message = f"No histories can be listed of {table.name}: its rows are not of some alone."
        raise InvalidQueryError(Problem("table", message))
    if table.selects.by not in groupings():
        message = (
            f"{table.name} was made by another version; `pointerscope insights` makes it anew."
        )
        raise InvalidQueryError(Problem("table", message))
    rows = len(table.selects.groups)
    if row is None or not 0 <= row < rows:
        message = f"The rows of {table.name} run from 0 to {rows - 1}."
        raise InvalidQueryError(Problem("row", message))
    return table.selects, row


def _of_row(selects: Selection, row: int) -> Callable[[Histories], Listing]:
    return lambda found: found.of_groups(selects.by, selects.groups[row])


def _surest(listed: List | None) -> Callable[[Histories], Listing]:
    return lambda found: found.surest(listed == "confident-right")


def _listing(page: str, found: Listing, of: int, what: str) -> dict[str, Any]:
    return {
        "items": [_item(page, one) for one in found.items],
        "total": found.total,
        "sentence": _said(found, of, what),
    }


def _said(found: Listing, of: int, what: str) -> str:
    """How many there are, and what is not among them."""
    if not of:
        return f"There are no {what}."
    unparted = f" Where {found.unparted:,} of them belong is not known." if found.unparted else ""
    if not found.total and found.unparted == of:
        return f"The {of:,} {what} do not say where the person went next, so none can be listed."
    if not found.total:
        return f"None of the {of:,} {what} falls there.{unparted}"
    shown = len(found.items)
    which = f"; the first {shown:,} are listed" if shown < found.total else ""
    return f"{found.total:,} of the {of:,} {what}{which}.{unparted}"


def _item(page: str, one: Listed) -> dict[str, Any]:
    query = {"visits": one.asked.visits, "user": one.asked.user, "predict_at": one.asked.predict_at}
    given = {name: value for name, value in query.items() if value is not None}
    given["predict_at"] = one.asked.predict_at.replace("T", " ")
    numbers = one._asdict()
    del numbers["asked"]
    return {
        "title": one.asked.title,
        **query,
        **numbers,
        "explore": f"{page}?{urlencode(given, quote_via=quote)}",
    }


def _of_data_set(page: str, kept: Kept, choose: Callable[[Histories], Listing]) -> dict[str, Any]:
    shared = {"name": kept.summary.name, "title": kept.summary.title}
    nothing = {"items": [], "total": 0}
    if kept.failure:
        return shared | nothing | {"sentence": kept.failure, "measuring": False}
    if kept.histories is None:
        words = f"The histories of {kept.summary.title} are being measured; this takes a minute."
        return shared | nothing | {"sentence": words, "measuring": True}
    found = choose(kept.histories)
    what = f"histories of {kept.summary.title}"
    listing = _listing(page, found, len(kept.histories), what)
    return shared | listing | {"measuring": False}
