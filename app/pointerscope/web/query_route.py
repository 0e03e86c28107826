"""The class of the routes that answer queries in the body of a POST."""

from collections.abc import Callable
from typing import Any, ClassVar

from fastapi.concurrency import run_in_threadpool
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pointerscope.mobility.query import Query
from pointerscope.web.body_limit import check_containers, replay
from pointerscope.web.dependencies import check_limits, open_bundle

# The parameters of usual requests. Others are read, and refused, by FastAPI.
_ENCODINGS: dict[bytes, dict[str, Any]] = {
    b"": {},
    b"encoding=base64": {"encoding": "base64"},
    b"encoding=list": {"encoding": "list"},
}
_LONG = 16_384  # bytes of a body; a history of 64 visits, each with all its fields, has half of it
_MAX_CONTAINERS = 3_000  # lists and objects of one query; reading so many takes 13 ms


class QueryRoute(APIRoute):
    """A route with a model in its path, queries as its body and an encoding as its parameter.

    A usual request is passed to the endpoint at once: FastAPI's way through dependencies takes it
    as long as a tenth of a forward pass. A request that is unusual or wrong goes that way, so that
    it gets the same response as anywhere else.

    A long body is read in a thread, one at a time: reading holds up whatever else runs in Python.

    Attributes:
        body_model: the form of the body.
        max_containers: the most lists and objects of a body.
    """

    body_model: ClassVar[type[BaseModel]] = Query
    max_containers: ClassVar[int] = _MAX_CONTAINERS

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to a request."""
        if scope["method"] != "POST":
            await super().handle(scope, receive, send)
            return
        body = (await receive()).get("body", b"")  # the whole of it, see `BodyLimit`
        check_containers(body, self.max_containers)
        options = _ENCODINGS.get(scope["query_string"])
        if options is None or (b"content-type", b"application/json") not in scope["headers"]:
            await super().handle(scope, replay(body, receive), send)
            return
        is_long = len(body) > _LONG
        read = self.body_model.model_validate_json
        try:
            sent = await self._read_elsewhere(scope, read, body) if is_long else read(body)
        except (ValueError, RecursionError) as error:
            if is_long and isinstance(error, ValidationError) and _is_of_fields(error):
                raise  # reading it once more would hold up others
            # FastAPI says what is wrong.
            await super().handle(scope, replay(body, receive), send)
            return
        request = Request(scope, receive)
        bundle = await open_bundle(request, scope["path_params"]["model"])
        if isinstance(sent, Query):
            check_limits(scope["app"].state.settings, sent)
        responding = self.endpoint(request, bundle, sent, **options)
        del sent  # a batch is large, and its endpoint keeps less of it
        response: Response = await responding
        await response(scope, receive, send)

    async def _read_elsewhere(
        self, scope: Scope, read: Callable[[bytes], BaseModel], body: bytes
    ) -> BaseModel:
        client = scope["state"]["turn"].client
        async with scope["app"].state.long_bodies.slot(client):
            return await run_in_threadpool(read, body)


def _is_of_fields(error: ValidationError) -> bool:
    """Return whether a body was JSON; of one that is not, the parsers say different things."""
    return error.errors(include_url=False, include_input=False)[0]["type"] != "json_invalid"
