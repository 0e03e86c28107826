"""What is wrong with a request, as `application/problem+json` (RFC 9457) or as a page.

Errors are raised where they are found, without any knowledge of HTTP; here, and only here,
they become answers.
"""

from __future__ import annotations

import re
from dataclasses import replace
from difflib import SequenceMatcher
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import orjson
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match

from pointerscope.analysis.insights.files import UnknownTableError
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.ray_cluster import ClusterError
from pointerscope.figures.views import InvalidOptionError, NothingToShowError, UnknownViewError
from pointerscope.lessons.catalogue import UnknownLessonError, UnknownStepError
from pointerscope.mobility.validation_messages import problems_in
from pointerscope.network.bundles import BundleError
from pointerscope.network.registry import UnavailableModelError, UnknownModelError
from pointerscope.network.trace import NotNumbersError
from pointerscope.serving.explanation_service import TooLongError
from pointerscope.web.urls import is_embed, route_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fastapi import FastAPI
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Characters that nobody sees: some turn the sentence around that repeats them.
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_MOST_PROBLEMS = 20
_LONGEST_NAME = 100  # characters that are compared with what there is


class ProblemError(BaseModel):
    """One thing that is wrong."""

    where: str = Field(examples=["visits[2]"])
    message: str
    suggestions: list[str]
    line: int | None = Field(None, description="Of a deck, from 1.")


class ProblemDocument(BaseModel):
    """What is wrong with a request (RFC 9457)."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    errors: list[ProblemError]


_REASONS: dict[int | str, str] = {
    404: "There is no such model, view, lesson or other thing.",
    408: "The body did not arrive in time.",
    413: "The body is larger than the server takes.",
    414: "The address is longer than the server reads.",
    415: "The body is no `application/json`.",
    421: "The server does not answer for this host.",
    422: "The request cannot be read, or asks for what is not there.",
    503: "The server is full; come again after `Retry-After`.",
}
# What a route may answer instead, for the OpenAPI page.
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemDocument, "description": reason} for status, reason in _REASONS.items()
}
PROBLEMS[503]["headers"] = {
    "Retry-After": {
        "description": "Seconds.",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
    }
}


def add_handlers(app: FastAPI) -> None:
    """Turn every error of the lower floors into an answer."""

    def handle(kind: type[Exception], status: int, part: str) -> None:
        async def answer(request: Request, error: Exception) -> Response:
            where = getattr(error, "where", part)
            known = tuple(getattr(error, "known", ()))
            if is_embed(request.scope):  # where there is no room for all of them
                asked = request.path_params.get(where) or request.query_params.get(where, "")
                known = _nearest(asked, known)
            found = Problem(where, str(error), known)
            return problem(request, status, [found])

        app.add_exception_handler(kind, answer)

    async def invalid_query(request: Request, error: Exception) -> Response:
        assert isinstance(error, InvalidQueryError)
        return problem(request, 422, error.problems)

    async def invalid_request(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError | ValidationError)
        # Only what came as JSON was read; the rest is still the bytes that were sent.
        if isinstance(getattr(error, "body", None), bytes):
            message = "Send the body as JSON, with the content type application/json."
            return problem(request, 415, [Problem("body", message)])
        return problem(request, 422, problems_in(error.errors()))

    async def invalid_option(request: Request, error: Exception) -> Response:
        assert isinstance(error, InvalidOptionError)
        return problem(request, 422, [Problem(error.option, str(error))])

    async def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        path = request.url.path[:100]
        if error.status_code == 400:
            return problem(request, 422, [Problem("body", "The body is no JSON in UTF-8.")])
        messages = {
            404: f"There is nothing at {path}.",
            405: f"{path} does not take {request.method}.",
        }
        message = messages.get(error.status_code, f"{error.detail}.")
        headers = dict(error.headers or {})
        if error.status_code == 405:  # static files are no route, and know themselves
            headers["Allow"] = ", ".join(_allowed(request)) or headers["Allow"]
        return problem(request, error.status_code, [Problem("", message)], headers)

    async def busy(request: Request, error: Exception) -> Response:
        return come_again(request, str(error))

    handle(UnknownModelError, 404, "model")
    handle(UnknownViewError, 404, "view")
    handle(UnknownTableError, 404, "table")
    handle(UnknownLessonError, 404, "lesson")
    handle(UnknownStepError, 404, "step")
    handle(UnavailableModelError, 404, "model")
    handle(BundleError, 404, "model")  # it is changed at this moment
    handle(NothingToShowError, 422, "view")
    handle(NotNumbersError, 422, "model")
    app.add_exception_handler(TooLongError, busy)
    app.add_exception_handler(ClusterError, busy)
    app.add_exception_handler(InvalidQueryError, invalid_query)
    app.add_exception_handler(RequestValidationError, invalid_request)
    app.add_exception_handler(ValidationError, invalid_request)
    app.add_exception_handler(InvalidOptionError, invalid_option)
    app.add_exception_handler(HTTPException, http_error)


class Unexpected:
    """Answers what nobody foresaw, within the layers that give every answer its headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; an error is raised again once it is answered, for the log."""
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except Exception:
            if not started and scope["type"] == "http":
                request = Request(scope)
                message = (
                    "Something went wrong inside the server; other requests are not affected. "
                    f"Whoever runs it finds this in the log as {request.state.request_id}."
                )
                response = problem(request, 500, [Problem("", message)])
                await response(scope, receive, send)
            raise


def problem(
    request: Request,
    status: int,
    problems: Iterable[Problem],
    headers: dict[str, str] | None = None,
) -> Response:
    """An answer that says what is wrong: a page for a reader, JSON for everybody else."""
    problems = list(problems)[:_MOST_PROBLEMS]
    title = HTTPStatus(status).phrase
    accepted = request.headers.get("accept", "")
    wants_page = "text/html" in accepted and "application/problem+json" not in accepted
    if wants_page and not route_of(request.scope).startswith("/api/"):
        return _page(request, status, title, problems, headers)
    return Response(
        problem_json(status, problems), status, headers, media_type="application/problem+json"
    )


def come_again(request: Request, message: str) -> Response:
    """An answer of a server that is busy, with the time to ask once more."""
    return problem(request, 503, [Problem("", message)], {"retry-after": "1"})


def problem_json(status: int, problems: Iterable[Problem]) -> bytes:
    """The body of an answer that says what is wrong."""
    errors = [
        {
            "where": found.where,
            "message": found.message.encode("utf-8", "replace").decode(),
            "suggestions": list(found.suggestions),
        }
        for found in problems
    ]
    document = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": " ".join(str(error["message"]) for error in errors),
        "errors": errors,
    }
    return orjson.dumps(document)


def _allowed(request: Request) -> Iterable[str]:
    """The methods that a path takes; each is a route of its own, which knows no other."""
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE"):
        # Whoever may read may ask for the head alone.
        scope = {**request.scope, "method": "GET" if method == "HEAD" else method}
        if any(route.matches(scope)[0] is Match.FULL for route in request.app.routes):
            yield method


def _nearest(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """What there is, most like a name first."""
    asked = name[:_LONGEST_NAME].lower()
    return tuple(sorted(known, key=lambda one: -SequenceMatcher(None, asked, one).ratio()))


def _page(
    request: Request,
    status: int,
    title: str,
    problems: list[Problem],
    headers: dict[str, str] | None,
) -> Response:
    template = "embed_error.html" if is_embed(request.scope) else "error.html"
    shown = [replace(found, message=_UNSEEN.sub("\ufffd", found.message)) for found in problems]
    context = {"status": status, "title": title, "problems": shown}
    response: Response = request.app.state.templates.TemplateResponse(
        request, template, context, status_code=status, headers=headers
    )
    return response
