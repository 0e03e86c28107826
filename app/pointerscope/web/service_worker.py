"""The service worker, with which pages that compute in the browser open without the server."""

import json

from fastapi import APIRouter, Request
from starlette.responses import Response

from pointerscope.publishing.script_bundle import SCRIPTS
from pointerscope.web.responses import conditional_response, etag

router = APIRouter(include_in_schema=False)


@router.get("/service-worker.js")
def service_worker(request: Request) -> Response:
    """The script of the service worker, at the root because it serves the paths beside it.

    Its first line names the version of the static files, so that another version is another script.
    """
    static = request.app.state.templates.env.globals["static"]
    source = (SCRIPTS / "service-worker.js").read_text(encoding="utf-8")
    script = f"const POINTERSCOPE_STATIC = {json.dumps(f'{static}/')};\n{source}"
    return conditional_response(
        request, etag("service worker", script), script.encode, media_type="text/javascript"
    )
