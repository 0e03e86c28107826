"""What other people's pages and disks take from the server: the element, and views as files."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from starlette.responses import HTMLResponse, Response

from pointerscope.figures.theme import ThemeName
from pointerscope.figures.views import find_view
from pointerscope.publishing.exported_view import file_stem, keep
from pointerscope.publishing.offline import offline_view
from pointerscope.publishing.script_bundle import element_script
from pointerscope.web.dependencies import Against, BundleOf, InTurn, QueryOfParameters
from pointerscope.web.error_responses import PROBLEMS
from pointerscope.web.responses import answer, etag
from pointerscope.web.urls import server_of
from pointerscope.web.view_queries import basis_of, chosen_of, explaining

router = APIRouter(prefix="/api", responses=PROBLEMS)
scripts = APIRouter(include_in_schema=False)


@router.get(
    "/models/{model}/views/{view}/offline",
    summary="One view as a file that works offline",
    response_class=HTMLResponse,
    dependencies=[InTurn],
)
def offline(
    request: Request,
    bundle: BundleOf,
    view: Annotated[str, Path(examples=["heads"])],
    query: QueryOfParameters,
    against: Against,
    theme: Annotated[
        ThemeName | None, Parameter(description="What it opens with; else as the system says.")
    ] = None,
) -> Response:
    """One HTML file: the view with all of its choices, asking nobody for anything.

    The options of a view are further parameters, such as `layer=1&head=2`.
    """
    found = find_view(view)
    chosen = chosen_of(request, found)
    server = server_of(request)

    def make() -> bytes:
        explain, other = explaining(request, bundle, query, against)
        kept = keep(view, bundle, query, explain, against=other, chosen=chosen)
        return offline_view(kept, theme, server)

    name = file_stem(bundle, view, is_difference=against is not None)
    basis = basis_of([found], bundle, query, against)
    response = answer(
        request, etag("offline", view, basis, theme, chosen, server), make, media_type="text/html"
    )
    response.headers["content-disposition"] = f'attachment; filename="{name}.html"'
    return response


@scripts.get("/pointer-view.js")
def element(request: Request) -> Response:
    """`<pointer-view>` as one script."""
    script = element_script()
    return answer(request, etag("element", script), script.encode, media_type="text/javascript")
