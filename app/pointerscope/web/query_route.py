"""The class of the routes that answer one query in the body of a POST."""

from typing import Any

from fastapi.concurrency import run_in_threadpool
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pointerscope.mobility.query import Query
from pointerscope.web.body_limit import replay
from pointerscope.web.dependencies import check_limits, open_bundle

# The parameters of usual requests. Others are read, and refused, by FastAPI.
_ENCODINGS: dict[bytes, dict[str, Any]] = {
    b"": {},
    b"encoding=base64": {"encoding": "base64"},
    b"encoding=list": {"encoding": "list"},
}
_LONG = 16_384  # bytes of a body; a history of 64 visits, each with all its fields, has half of it


class QueryRoute(APIRoute):
    """A route with a model in its path, a query as its body and an encoding as its parameter.

    A usual request is passed to the endpoint at once: FastAPI's way through dependencies takes it
    as long as a tenth of a forward pass. A request that is unusual or wrong goes that way, so that
    it gets the same response as anywhere else.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to a request."""
        options = _ENCODINGS.get(scope["query_string"])
        if (
            options is None
            or scope["method"] != "POST"
            or (b"content-type", b"application/json") not in scope["headers"]
        ):
            await super().handle(scope, receive, send)
            return
        body = (await receive()).get("body", b"")  # the whole of it, see `BodyLimit`
        is_long = len(body) > _LONG
        read = Query.model_validate_json
        try:
            query = await run_in_threadpool(read, body) if is_long else read(body)
        except (ValueError, RecursionError) as error:
            if is_long and isinstance(error, ValidationError) and _is_of_fields(error):
                raise  # reading it once more would hold up others
            # FastAPI says what is wrong.
            await super().handle(scope, replay(body, receive), send)
            return
        request = Request(scope, receive)
        bundle = await open_bundle(request, scope["path_params"]["model"])
        check_limits(scope["app"].state.settings, query)
        response: Response = await self.endpoint(request, bundle, query, **options)
        await response(scope, receive, send)


def _is_of_fields(error: ValidationError) -> bool:
    """Return whether a body was JSON; of one that is not, the parsers say different things."""
    return error.errors(include_url=False, include_input=False)[0]["type"] != "json_invalid"
