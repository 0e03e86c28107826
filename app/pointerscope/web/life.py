"""One's own life: the page that reads a Timeline file in the browser and may connect to nothing."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from pointerscope.network.bundles import NoWeightsError
from pointerscope.publishing.life_page import LIFE_POLICY, find_life_model, render_life_page
from pointerscope.web.pages import data_licence_paragraphs
from pointerscope.web.responses import conditional_response, etag
from pointerscope.web.urls import root_path_of

router = APIRouter(include_in_schema=False)

_NO_MODEL = (
    "This page needs a model whose locations are ranks of places and whose weights may be shared. "
    "There is none on this server."
)


@router.get("/life")
def life(request: Request) -> Response:
    """The page, with the network inside; its policy forbids every connection."""
    state = request.app.state
    bundle = find_life_model(state.registry.all()) if state.settings.share_weights else None
    if bundle is None:
        raise NoWeightsError(_NO_MODEL)
    home = f"{root_path_of(request.scope)}/"
    response = conditional_response(
        request,
        etag("life", bundle.id, bundle.version, home),
        lambda: render_life_page(bundle, data_licence_paragraphs(bundle), home),
        media_type="text/html",
    )
    response.headers["content-security-policy"] = LIFE_POLICY
    response.headers["referrer-policy"] = "no-referrer"
    return response
