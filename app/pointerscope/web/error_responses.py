"""Error responses, as `application/problem+json` (RFC 9457) or as a page.

The other subpackages raise errors that know nothing of HTTP; this module turns them into responses.
"""

import logging
import re
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from difflib import SequenceMatcher
from http import HTTPStatus
from itertools import islice
from typing import Any

import orjson
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pointerscope.analysis.insights.files import UnknownTableError
from pointerscope.core.limited_process import LimitedProcessError
from pointerscope.core.out_of_memory import is_out_of_memory
from pointerscope.core.problems import MAX_PROBLEMS, InvalidQueryError, Problem
from pointerscope.core.ray_cluster import ClusterError
from pointerscope.figures.views import InvalidOptionError, NothingToShowError, UnknownViewError
from pointerscope.lessons.catalogue import UnknownLessonError, UnknownStepError
from pointerscope.lessons.framework.lesson_markdown import LessonTextError
from pointerscope.mobility.validation_messages import problems_from_errors
from pointerscope.network.bundles import AdaptedNetworkError, BundleError, NoWeightsError
from pointerscope.network.registry import UnavailableModelError, UnknownModelError
from pointerscope.network.trace import NonFiniteError
from pointerscope.serving.data_projects import DataPageError
from pointerscope.serving.explanation_service import TooLongError
from pointerscope.serving.rooms import RoomError
from pointerscope.web.dependencies import limits_of
from pointerscope.web.request_log import CLIENT_LEFT
from pointerscope.web.urls import is_embed, route_path

_LOG = logging.getLogger(__name__)
# Invisible characters; some reverse the direction of the text that quotes them.
_INVISIBLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]"
)
# The primary codes of SQLite's errors where a disk is full.
_CANNOT_WRITE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
_MAX_COMPARED = 100  # characters of a name that are compared with existing names
_IN_FIELD = re.compile(r"[.[]")  # of a place inside a field, such as `interventions.skip[0]`


class ProblemError(BaseModel):
    """One error in a request."""

    where: str = Field(examples=["visits[2]"])
    message: str
    suggestions: list[str]
    line: int | None = Field(None, description="Line of a deck, from 1.")


class ProblemDocument(BaseModel):
    """The errors in a request (RFC 9457)."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    errors: list[ProblemError]


_REASONS: dict[int | str, str] = {
    404: "The model, view, lesson or other resource does not exist.",
    408: "The body did not arrive within the time limit.",
    413: "The body is larger than the server accepts.",
    414: "The URL is longer than the server accepts.",
    415: "The content type is not `application/json`.",
    421: "The host of the request is not allowed.",
    422: "The request is invalid, or it needs something that the model lacks.",
    503: "The server is busy; try again after `Retry-After`.",
}
# Error responses of a route, for the OpenAPI page.
PROBLEM_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemDocument, "description": reason} for status, reason in _REASONS.items()
}
PROBLEM_RESPONSES[503]["headers"] = {
    "Retry-After": {
        "description": "Seconds.",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
    }
}


def add_error_handlers(app: FastAPI) -> None:
    """Register a response for every error of the other subpackages."""

    def handle(kind: type[Exception], status: int, part: str) -> None:
        async def respond(request: Request, error: Exception) -> Response:
            where = getattr(error, "where", part)
            known = tuple(getattr(error, "known", ()))
            is_ordered = isinstance(error, UnknownStepError)  # as the lesson
            if is_embed(request.scope) and not is_ordered:  # shows only the first few
                name = request.path_params.get(where) or request.query_params.get(where, "")
                known = _sort_by_similarity(name, known)
            return problem_response(request, status, [Problem(where, str(error), known)])

        app.add_exception_handler(kind, respond)

    async def invalid_query(request: Request, error: Exception) -> Response:
        assert isinstance(error, InvalidQueryError)
        return problem_response(request, 422, error.problems)

    async def invalid_request(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError | ValidationError)
        # FastAPI parses a JSON body only; with any other content type the body is still bytes.
        if isinstance(getattr(error, "body", None), bytes):
            message = (
                "The content type of the body is not application/json. Send the body as JSON with "
                "that content type."
            )
            return problem_response(request, 415, [Problem("body", message)])
        limits = limits_of(request.app.state.settings)
        return problem_response(request, 422, problems_from_errors(error.errors(), limits))

    async def invalid_option(request: Request, error: Exception) -> Response:
        assert isinstance(error, InvalidOptionError)
        return problem_response(request, 422, [Problem(error.option, str(error))])

    async def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        path = request.url.path[:100]
        if error.status_code == 400:
            message = "The body is not valid JSON in UTF-8. Send a JSON object."
            return problem_response(request, 422, [Problem("body", message)])
        messages = {
            404: f"There is no page at {path}. Check the address.",
            405: f"{path} does not support {request.method}.",
        }
        message = messages.get(error.status_code, f"{error.detail}.")
        headers = dict(error.headers or {})
        if error.status_code == 405:  # static files are no routes and set Allow themselves
            headers["Allow"] = ", ".join(_allowed_methods(request)) or headers["Allow"]
        return problem_response(request, error.status_code, [Problem("", message)], headers)

    async def room_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, RoomError)
        headers = {401: {"www-authenticate": "Bearer"}, 503: {"retry-after": "1"}}.get(error.status)
        return problem_response(request, error.status, [Problem("room", str(error))], headers)

    async def database_error(request: Request, error: Exception) -> Response:
        """Of the rooms' file."""
        assert isinstance(error, sqlite3.OperationalError)
        code = error.sqlite_errorcode & 0xFF
        if code == sqlite3.SQLITE_BUSY:
            return busy_response(request, "The server’s rooms are busy. Try again.")
        if code not in _CANNOT_WRITE:
            raise error
        _LOG.warning("cannot write the rooms", extra={"reason": str(error)})
        message = (
            "The server cannot store this, since its disk for rooms is full or cannot be written. "
            "What was stored before stays. Close a room that is no longer needed, or ask the "
            "operator for space."
        )
        return problem_response(request, 507, [Problem("room", message)])

    async def data_page_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, DataPageError)
        return problem_response(request, error.status, [Problem(error.where, str(error))])

    async def client_left(request: Request, error: Exception) -> Response:
        return Response(status_code=CLIENT_LEFT)  # nobody reads it

    async def busy(request: Request, error: Exception) -> Response:
        return busy_response(request, str(error))

    async def unfinished(request: Request, error: Exception) -> Response:
        message = f"{error} Ask for less, such as a shorter history, or try again later."
        return busy_response(request, message)

    handle(UnknownModelError, 404, "model")
    handle(UnknownViewError, 404, "view")
    handle(UnknownTableError, 404, "table")
    handle(UnknownLessonError, 404, "lesson")
    handle(LessonTextError, 500, "lesson")
    handle(UnknownStepError, 404, "step")
    handle(UnavailableModelError, 404, "model")
    handle(NoWeightsError, 404, "weights")
    handle(AdaptedNetworkError, 422, "model")
    handle(BundleError, 404, "model")  # its files are being replaced
    handle(NothingToShowError, 422, "view")
    handle(NonFiniteError, 422, "model")
    app.add_exception_handler(RoomError, room_error)
    app.add_exception_handler(sqlite3.OperationalError, database_error)
    app.add_exception_handler(DataPageError, data_page_error)
    app.add_exception_handler(ClientDisconnect, client_left)
    app.add_exception_handler(TooLongError, busy)
    app.add_exception_handler(LimitedProcessError, unfinished)
    app.add_exception_handler(ClusterError, busy)
    app.add_exception_handler(InvalidQueryError, invalid_query)
    app.add_exception_handler(RequestValidationError, invalid_request)
    app.add_exception_handler(ValidationError, invalid_request)
    app.add_exception_handler(InvalidOptionError, invalid_option)
    app.add_exception_handler(HTTPException, http_error)


class UnexpectedErrors:
    """Responds with 500 to unexpected errors, inside the middleware that adds headers.

    If there is no memory left, it responds with 503, and `app.state.is_out_of_memory` becomes true.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; the log gets an unexpected error after the response."""
        started = False

        async def tracking_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, tracking_send)
        except Exception as error:
            if has_no_memory := is_out_of_memory(error):
                scope["app"].state.is_out_of_memory = True
                _LOG.warning("out of memory", extra={"reason": str(error)})
            if not started and scope["type"] == "http":
                respond = _no_memory if has_no_memory else _unexpected_error
                await respond(Request(scope))(scope, receive, send)
            if not has_no_memory:
                raise


def _unexpected_error(request: Request) -> Response:
    message = (
        "The server failed with an unexpected error. Other requests are not affected. "
        f"Report the request id {request.state.request_id} to the operator, who finds "
        "the error in the log under it."
    )
    return problem_response(request, 500, [Problem("", message)])


def _no_memory(request: Request) -> Response:
    return busy_response(
        request, "The server has too little memory for this request now. Try again soon."
    )


def problem_response(
    request: Request,
    status: int,
    problems: Iterable[Problem],
    headers: dict[str, str] | None = None,
) -> Response:
    """Return an error response: a page for browsers, JSON for programs."""
    problems = list(problems)[:MAX_PROBLEMS]
    title = HTTPStatus(status).phrase
    accepted = request.headers.get("accept", "")
    wants_page = "text/html" in accepted and "application/problem+json" not in accepted
    if wants_page and not route_path(request.scope).startswith("/api/"):
        return _page(request, status, title, problems, headers)
    return Response(
        problem_json(status, problems), status, headers, media_type="application/problem+json"
    )


def busy_response(request: Request, message: str) -> Response:
    """Return a 503 response that asks the client to try again in a second."""
    return problem_response(request, 503, [Problem("", message)], {"retry-after": "1"})


def problem_json(status: int, problems: Iterable[Problem]) -> bytes:
    """Return the body of an error response."""
    errors = problem_content(problems)
    document = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": " ".join(
            f"{error['where']}: {error['message']}"
            if _IN_FIELD.search(str(error["where"]))
            else str(error["message"])
            for error in errors
        ),
        "errors": errors,
    }
    return orjson.dumps(document)


def problem_content(problems: Iterable[Problem]) -> list[dict[str, Any]]:
    """Return the errors of a response for JSON, at most `MAX_PROBLEMS`."""
    return [
        {
            "where": _without_surrogates(found.where),
            "message": _without_surrogates(found.message),
            "suggestions": [*map(_without_surrogates, found.suggestions)],
        }
        for found in islice(problems, MAX_PROBLEMS)
    ]


def _without_surrogates(text: str) -> str:
    """Return a text that may quote the request, as UTF-8 can hold it."""
    return text.encode("utf-8", "replace").decode()


def _allowed_methods(request: Request) -> Iterable[str]:
    """Yield the methods that a path supports; each is a route of its own."""
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE"):
        # HEAD is allowed wherever GET is.
        scope = {**request.scope, "method": "GET" if method == "HEAD" else method}
        if any(route.matches(scope)[0] is Match.FULL for route in request.app.routes):
            yield method


def _sort_by_similarity(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return existing names, the most similar to a name first."""
    name = name[:_MAX_COMPARED].lower()
    return tuple(sorted(known, key=lambda one: -SequenceMatcher(None, name, one).ratio()))


def _page(
    request: Request,
    status: int,
    title: str,
    problems: list[Problem],
    headers: dict[str, str] | None,
) -> Response:
    template = "embed_error.html" if is_embed(request.scope) else "error.html"
    shown = [replace(found, message=_INVISIBLE.sub("\ufffd", found.message)) for found in problems]
    context = {"status": status, "title": title, "problems": shown}
    response: Response = request.app.state.templates.TemplateResponse(
        request, template, context, status_code=status, headers=headers
    )
    return response
