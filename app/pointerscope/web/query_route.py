"""The class of the routes that answer one query in the body of a POST."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi.routing import APIRoute

from pointerscope.mobility.query import Query
from pointerscope.web.dependencies import check_limits, open_bundle

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from starlette.requests import Request
    from starlette.responses import Response

# The parameters of usual requests. Others are read, and refused, by FastAPI.
_ENCODINGS: dict[bytes, dict[str, Any]] = {
    b"": {},
    b"encoding=base64": {"encoding": "base64"},
    b"encoding=list": {"encoding": "list"},
}


class QueryRoute(APIRoute):
    """A route with a model in its path, a query as its body and an encoding as its parameter.

    A usual request is passed to the endpoint at once: FastAPI's way through dependencies takes it
    as long as a tenth of a forward pass. A request that is unusual or wrong goes that way, so that
    it gets the same response as anywhere else.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what handles a request."""
        handle_any = super().get_route_handler()
        endpoint: Callable[..., Coroutine[Any, Any, Response]] = self.endpoint

        async def handle(request: Request) -> Response:
            options = _ENCODINGS.get(request.scope["query_string"])
            if options is None or request.headers.get("content-type") != "application/json":
                return await handle_any(request)
            body = await request.body()
            try:
                query = Query.model_validate_json(body)
            except (ValueError, RecursionError):  # FastAPI says what is wrong
                return await handle_any(request)
            bundle = await open_bundle(request, request.path_params["model"])
            check_limits(request.app.state.settings, query)
            return await endpoint(request, bundle, query, **options)

        return handle
