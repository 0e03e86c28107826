"""The tables of insights as files: for a spreadsheet, a program, or a paper."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from app.analysis.insights.files import TableFormat, file_name, find_table, table_text
from app.web.dependencies import BundleOf
from app.web.insights import insights_of
from app.web.problems import PROBLEMS
from app.web.responses import answer, etag

router = APIRouter(prefix="/api/models/{model}/insights", responses=PROBLEMS)

_CONTENT_TYPES: dict[TableFormat, str] = {
    "csv": "text/csv; charset=utf-8; header=present",
    "json": "application/json",
    "latex": "application/x-tex; charset=utf-8",
}
_FORMS: dict[str, Any] = {kind.partition(";")[0]: {} for kind in _CONTENT_TYPES.values()}


@router.get(
    "/tables/{table}",
    summary="One table of the insights as a file",
    response_class=Response,
    responses={200: {"content": _FORMS, "description": "The table."}},
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
    made = answer(request, tag, lambda: table_text(bundle.id, found, form).encode())
    if made.status_code == 200:
        name = file_name(bundle.id, found, form)
        made.headers["content-type"] = _CONTENT_TYPES[form]
        made.headers["content-disposition"] = f'attachment; filename="{name}"'
    return made
