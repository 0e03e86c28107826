"""The tables of insights as files."""

from http import HTTPStatus
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from starlette.responses import Response

from pointerscope.analysis.insights.files import TableFormat, file_name, find_table, table_text
from pointerscope.figures.views import insights_of
from pointerscope.network.insights import InsightTable
from pointerscope.web.dependencies import BundleFromPath
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.responses import attachment, conditional_response, etag

router = APIRouter(
    prefix="/api/models/{model}/insights", responses=PROBLEM_RESPONSES, tags=["insights"]
)

_CONTENT_TYPES: dict[TableFormat, str] = {
    "csv": "text/csv; charset=utf-8; header=present",
    "json": "application/json",
    "latex": "application/x-tex; charset=utf-8",
}
_FORMS: dict[str, Any] = {kind.partition(";")[0]: {} for kind in _CONTENT_TYPES.values()}
# The response of routes that return a table's file, for OpenAPI.
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
    bundle: BundleFromPath,
    table: Annotated[str, Path(examples=["gate_by_target"])],
    form: Annotated[
        TableFormat,
        Parameter(
            alias="format",
            description=(
                "`csv` with a header row, `json` with the definition, or `latex` with booktabs."
            ),
        ),
    ] = "json",
) -> Response:
    """Return a table with all of its rows; numbers are rounded in LaTeX only."""
    insights = insights_of(bundle)
    selected = find_table(insights, table)
    tag = etag("insight table", bundle.id, bundle.version, table, form)
    return table_file(request, tag, bundle.id, selected, form, invented=insights.invented)


def table_file(
    request: Request,
    tag: str,
    model: str,
    table: InsightTable,
    form: TableFormat,
    *,
    invented: bool,
) -> Response:
    """Return a table as a file to download; of real people, their number is rounded down."""

    def make() -> bytes:
        return table_text(model, table, form, invented=invented).encode()

    made = conditional_response(request, tag, make)
    if made.status_code == HTTPStatus.OK:
        name = file_name(model, table, form)
        made.headers["content-type"] = _CONTENT_TYPES[form]
        made.headers.update(attachment(name))
    return made
