"""What the OpenAPI description says of many routes alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fastapi import FastAPI

_ETAG = {
    "description": "Weak; made of what the answer depends on.",
    "required": True,
    "schema": {"type": "string", "pattern": '^W/"[0-9a-f]+"$'},
}
_KNOWN = {"description": "The reader has the answer already: `If-None-Match` held its ETag."}
_OF_THE_MOMENT = {"/api/status"}  # nobody keeps it
_PROBLEM = {
    "application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}
}


def describe(app: FastAPI) -> None:
    """Complete the description of an application whose routes are all there."""
    made = app.openapi

    def described() -> dict[str, Any]:
        description = made()
        for path, method, responses in _responses(description):
            for status, response in responses.items():
                if status >= "400":
                    response["content"] = _PROBLEM
            if path.startswith("/api/") and method == "get" and path not in _OF_THE_MOMENT:
                responses["200"]["headers"] = {"ETag": _ETAG}
                responses["304"] = _KNOWN
        return description

    app.openapi = described  # type: ignore[method-assign] # as FastAPI documents it


def _responses(description: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """What every route may answer, with its path and method."""
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            yield path, method, operation["responses"]
