"""Views and models as offline files, and the script of the element `<pointer-view>`."""

from functools import partial
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis.explanation import resolve_for_bundle
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.figures.theme import ThemeName
from pointerscope.figures.views import find_view
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import NoWeightsError
from pointerscope.publishing.exported_view import file_stem
from pointerscope.publishing.script_bundle import ScriptName, read_script
from pointerscope.serving.heavy_work import export_view_file
from pointerscope.web.browser_engine import STAY, shared_weights
from pointerscope.web.dependencies import Against, BundleFromPath, QueryFromParameters
from pointerscope.web.error_responses import PROBLEM_RESPONSES
from pointerscope.web.model_files import explore_file
from pointerscope.web.responses import conditional_response, download_response, etag
from pointerscope.web.site_histories import example_histories
from pointerscope.web.site_plan import SiteError, plan_site
from pointerscope.web.urls import server_url
from pointerscope.web.view_queries import (
    check_queries,
    figure_key,
    reads_history,
    selected_options,
    work_elsewhere,
)

router = APIRouter(prefix="/api", responses=PROBLEM_RESPONSES, tags=["models"])
scripts = APIRouter(include_in_schema=False)

_EXAMPLES = 24  # histories of a model's file


@router.get(
    "/models/{model}/views/{view}/offline",
    summary="One view as an offline file",
    response_class=HTMLResponse,
)
async def offline(
    request: Request,
    bundle: BundleFromPath,
    view: Annotated[str, Path(examples=["heads"])],
    query: QueryFromParameters,
    against: Against,
    theme: Annotated[
        ThemeName | None, Parameter(description="Theme when opened; that of the system by default.")
    ] = None,
) -> Response:
    """One HTML file with the view and all values of its options; it needs no network.

    The file of the view `network` also holds the weights of its model, where these may be shared:
    readers then change the network without a server.

    The options of a view are further parameters, such as `layer=1&head=2`.
    """
    found = find_view(view)
    selected = selected_options(request, found)
    server = server_url(request)

    basis = figure_key([found], bundle, query, against)
    share = request.app.state.settings.share_weights
    tag = etag("offline", view, basis, theme, selected, server, share)
    name = file_stem(bundle, view, is_difference=against is not None)

    async def make() -> bytes:
        if reads_history([found]):
            check_queries(bundle, query, against)
        return await work_elsewhere(
            request, export_view_file, bundle, query, against, view, selected, theme, server, share
        )

    return await download_response(request, tag, f"{name}.html", make)


@router.get(
    "/models/{model}/offline",
    summary="A model as an offline file",
    response_class=HTMLResponse,
)
async def offline_model(
    request: Request,
    bundle: BundleFromPath,
    query: QueryFromParameters,
    theme: Annotated[
        ThemeName | None, Parameter(description="Theme when opened; that of the system by default.")
    ] = None,
) -> Response:
    """One HTML file with the network, which answers any history without a server.

    It shows the given history first, or an example. Its owner must have allowed the weights to
    leave the server.
    """
    if shared_weights(request, bundle) is None:
        raise NoWeightsError(STAY.format(model=bundle.id))
    state = ""
    if query.visits is not None or query.record is not None:
        await run_in_threadpool(resolve_for_bundle, bundle, query)
        given = request.query_params.items()
        state = urlencode([(name, value) for name, value in given if name in Query.model_fields])
    server = server_url(request)
    tag = etag("offline", bundle.id, bundle.version, state, theme, server)

    def make() -> bytes:
        try:
            [planned] = plan_site([(bundle, example_histories(bundle, _EXAMPLES))], {}).models
        except SiteError as error:
            raise InvalidQueryError(Problem("histories", str(error))) from error
        return explore_file(planned, theme, server, state)

    return await download_response(
        request, tag, f"{bundle.id}.html", partial(run_in_threadpool, make)
    )


@scripts.get("/pointer-view.js")
def element(request: Request) -> Response:
    """The element `<pointer-view>` as one script."""
    return _script(request, "pointer-view")


@scripts.get("/pointer-reveal.js")
def reveal_plugin(request: Request) -> Response:
    """The plugin of reveal.js for decks with embeds."""
    return _script(request, "pointer-reveal")


def _script(request: Request, name: ScriptName) -> Response:
    script = read_script(name)
    return conditional_response(
        request, etag("script", script), script.encode, media_type="text/javascript"
    )
