"""The tables of insights as files: for a spreadsheet, a program, or a paper."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from pointerscope.analysis.insights.files import TableFormat, file_name, find_table, table_text
from pointerscope.web.dependencies import BundleOf
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.insights import insights_of
from pointerscope.web.responses import answer, etag

if TYPE_CHECKING:
    from pointerscope.network.insights import Table

router = APIRouter(prefix="/api/models/{model}/insights", responses=PROBLEMS)

_CONTENT_TYPES: dict[TableFormat, str] = {
    "csv": "text/csv; charset=utf-8; header=present",
    "json": "application/json",
    "latex": "application/x-tex; charset=utf-8",
}
_FORMS: dict[str, Any] = {kind.partition(";")[0]: {} for kind in _CONTENT_TYPES.values()}
# What a table's file is, for the OpenAPI page.
TABLE_FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": _FORMS, "description": "The table."}
}


@router.get(
    "/tables/{table}",
    summary="One table of the insights as a file",
    response_class=Response,
    responses=TABLE_FILE,
)
def insight_table(
    request: Request,
    bundle: BundleOf,
    table: Annotated[str, Path(examples=["gate_by_target"])],
    form: Annotated[
        TableFormat,
        Parameter(
            alias="format",
            description="`csv` with the names of its columns first, `json` with its definition, "
            "or `latex` with the rules of booktabs.",
        ),
    ] = "json",
) -> Response:
    """An aggregate with all of its rows; numbers as in the insights, in LaTeX rounded."""
    found = find_table(insights_of(bundle), table)
    tag = etag("insight table", bundle.id, bundle.version, table, form)
    return table_file(request, tag, bundle.id, found, form)


def table_file(request: Request, tag: str, model: str, table: Table, form: TableFormat) -> Response:
    """A table as a file to keep."""
    made = answer(request, tag, lambda: table_text(model, table, form).encode())
    if made.status_code == HTTPStatus.OK:
        name = file_name(model, table, form)
        made.headers["content-type"] = _CONTENT_TYPES[form]
        made.headers["content-disposition"] = f'attachment; filename="{name}"'
    return made
