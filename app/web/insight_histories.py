"""From the crowd to the one: the histories behind a row of the insights, and the surest answers."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from app.analysis.insights.examples import example_histories, histories_of
from app.analysis.insights.files import find_table
from app.analysis.insights.section import groupings
from app.analysis.insights.source import SPLITS, UnfitDataError
from app.mobility.prepared import PreparedError, read_prepared, read_summary
from app.mobility.problems import InvalidQueryError, Problem
from app.network.bundles import folder_version
from app.network.registry import is_model_id
from app.web import schemas
from app.web.dependencies import BundleOf
from app.web.insights import insights_of
from app.web.problems import PROBLEMS
from app.web.responses import answer, etag, json_bytes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.analysis.insights.examples import Histories, Listed, Listing
    from app.mobility.prepared import Summary
    from app.network.bundles import Bundle
    from app.network.insights import Insights, Selection

router = APIRouter(prefix="/api/models/{model}/insights", responses=PROBLEMS)

List = Literal["confident-right", "confident-wrong"]
_UNREADABLE = "The prepared data set {name} cannot be read as this network's."


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

    def make() -> bytes:
        examples = example_histories(bundle)
        return json_bytes(
            _listing(bundle, choose(examples), len(examples), "example histories of this model")
            | {"data_set": None if kept is None else _of_data_set(bundle, kept, choose)}
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


def _listing(bundle: Bundle, found: Listing, of: int, what: str) -> dict[str, Any]:
    return {
        "items": [_item(bundle, one) for one in found.items],
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


def _item(bundle: Bundle, one: Listed) -> dict[str, Any]:
    query = {"visits": one.asked.visits, "user": one.asked.user, "predict_at": one.asked.predict_at}
    given = {name: value for name, value in query.items() if value is not None}
    given["predict_at"] = one.asked.predict_at.replace("T", " ")
    numbers = one._asdict()
    del numbers["asked"]
    return {
        "title": one.asked.title,
        **query,
        **numbers,
        "explore": f"/explore/{bundle.id}?{urlencode(given, quote_via=quote)}",
    }


def _of_data_set(
    bundle: Bundle, kept: _Kept, choose: Callable[[Histories], Listing]
) -> dict[str, Any]:
    shared = {"name": kept.summary.name, "title": kept.summary.title}
    nothing = {"items": [], "total": 0}
    if kept.failure:
        return shared | nothing | {"sentence": kept.failure, "measuring": False}
    if kept.histories is None:
        words = f"The histories of {kept.summary.title} are being measured; this takes a minute."
        return shared | nothing | {"sentence": words, "measuring": True}
    found = choose(kept.histories)
    what = f"histories of {kept.summary.title}"
    listing = _listing(bundle, found, len(kept.histories), what)
    return shared | listing | {"measuring": False}


class _Version(NamedTuple):
    """What measured histories depend on."""

    bundle: str
    data: str
    split: str


@dataclass
class _Kept:
    """The histories of one prepared data set, as one bundle's network reads them."""

    key: _Version
    summary: Summary
    histories: Histories | None = None
    failure: str = ""

    @property
    def state(self) -> str:
        """Changes when there is more to say."""
        return self.failure or ("measured" if self.histories is not None else "under way")


class LocalHistories:
    """The histories of prepared data sets, each measured in the background when first asked for.

    Those of real people are shown only where the server was told to.
    """

    def __init__(self, folder: Path, list_people: bool) -> None:
        self._folder = folder
        self._list_people = list_people
        self._kept: dict[str, _Kept] = {}
        self._lock = threading.Lock()
        self._one_at_a_time = threading.Lock()

    def of(self, bundle: Bundle, insights: Insights) -> _Kept | None:
        """Those that the insights of a bundle are made of; None where they are not to be shown."""
        name = insights.data_set
        folder = self._folder / name
        if not is_model_id(name) or insights.split not in SPLITS:
            return None
        try:
            summary = read_summary(folder)
            key = _Version(bundle.version, folder_version(folder), insights.split)
        except (PreparedError, OSError):
            return None
        if not (self._list_people or summary.invented):
            return None
        with self._lock:
            kept = self._kept.get(bundle.id)
            if kept is None or kept.key != key:
                kept = self._kept[bundle.id] = _Kept(key, summary)
                measuring = threading.Thread(
                    target=self._measure, args=(bundle, folder, kept), daemon=True
                )
                measuring.start()
        return kept

    def _measure(self, bundle: Bundle, folder: Path, kept: _Kept) -> None:
        split = next(split for split in SPLITS if split == kept.key.split)
        with self._one_at_a_time:
            try:
                kept.histories = histories_of(bundle, read_prepared(folder), split)
            except (PreparedError, UnfitDataError, OSError):
                pass  # said below, without the paths of this server
            finally:
                if kept.histories is None:
                    kept.failure = _UNREADABLE.format(name=kept.summary.name)
