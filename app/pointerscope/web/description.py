"""Additions to the OpenAPI description that many routes share."""

from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI

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


def complete_openapi(app: FastAPI) -> None:
    """Add ETags and error formats to the description of an application with all its routes."""
    generate = app.openapi

    def generate_complete() -> dict[str, Any]:
        description = generate()
        for path, method, responses in _responses(description):
            for status, response in responses.items():
                if status >= "400":
                    response["content"] = _PROBLEM
            is_stored = path.startswith("/api/") and not f"{path}/".startswith(_CHANGING)
            if is_stored and method == "get":
                responses["200"]["headers"] = {"ETag": _ETAG}
                responses["304"] = _NOT_MODIFIED
        return description

    app.openapi = generate_complete  # type: ignore[method-assign] # as FastAPI documents it


def _responses(description: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield path, method and responses of every route."""
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            yield path, method, operation["responses"]
