"""The OpenAPI description, with additions that many routes share."""

from collections.abc import Iterator
from threading import Lock
from typing import Any

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from pointerscope.web.responses import cached_page, json_bytes
from pointerscope.web.urls import root_path_of

_ETAG = {
    "description": "Weak ETag of everything that the response depends on.",
    "required": True,
    "schema": {"type": "string", "pattern": '^W/"[0-9a-f]+"$'},
}
_NOT_MODIFIED = {"description": "Not modified: `If-None-Match` contains the ETag."}
# Stored nowhere, so without an ETag.
_CHANGING = ("/api/status", "/api/rooms", "/api/data/", "/api/data-access/")
_PROBLEM = {
    "application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}
}


def add_description(app: FastAPI) -> None:
    """Add `/openapi.json` to an application with all its routes.

    FastAPI's own route would make the description in the event loop, which takes half a second.
    """
    _complete(app)

    async def openapi(request: Request) -> Response:
        root = root_path_of(request.scope)
        servers = {"servers": [{"url": root}]} if root else {}
        return await cached_page(
            request, lambda: json_bytes(app.openapi() | servers), media_type="application/json"
        )

    app.add_route("/openapi.json", openapi, include_in_schema=False)


def _complete(app: FastAPI) -> None:
    """Add ETags and error formats to the description."""
    generate = app.openapi
    lock = Lock()

    def generate_complete() -> dict[str, Any]:
        with lock:
            return complete(generate())

    def complete(description: dict[str, Any]) -> dict[str, Any]:
        for path, method, responses in _responses(description):
            for status, response in responses.items():
                if status >= "400":
                    response["content"] = _PROBLEM
            is_stored = path.startswith("/api/") and not f"{path}/".startswith(_CHANGING)
            if is_stored and method == "get":
                responses["200"]["headers"] = {"ETag": _ETAG}
                responses["304"] = _NOT_MODIFIED
        limit_top_k(description)
        return description

    def limit_top_k(part: Any) -> None:
        """Give `top_k` the largest value that this server accepts, wherever it is described."""
        if isinstance(part, list):
            for one in part:
                limit_top_k(one)
        elif isinstance(part, dict):
            schema = part.get("schema") if part.get("name") == "top_k" else part.get("top_k")
            if isinstance(schema, dict) and "maximum" in schema:
                schema["maximum"] = min(schema["maximum"], app.state.settings.max_top_k)
            for one in part.values():
                limit_top_k(one)

    app.openapi = generate_complete  # type: ignore[method-assign] # as FastAPI documents it


def _responses(description: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield path, method and responses of every route."""
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            yield path, method, operation["responses"]
