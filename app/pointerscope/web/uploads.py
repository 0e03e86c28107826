"""Changes to what is served: whoever knows the access token puts models there and takes them away.

Pages of other origins never can: nothing here is open to them.
"""

from __future__ import annotations

import errno
import secrets
import tempfile
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

from fastapi import APIRouter, Depends, HTTPException, Path, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import Response

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.network.arrivals import ArrivalError, OccupiedError, put_bundle, remove_bundle
from pointerscope.network.registry import UnknownModelError
from pointerscope.web import schemas
from pointerscope.web.api import summary
from pointerscope.web.error_responses import ProblemDocument
from pointerscope.web.responses import json_bytes

if TYPE_CHECKING:
    from typing import IO

    from pointerscope.core.settings import Settings

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_REASONS = {
    401: "The access token is missing or another one.",
    403: "The server has no access token, so nobody can change its models over HTTP.",
    404: "There is no such model.",
    408: "The body did not arrive in time.",
    409: "There is a folder of this name that is no model.",
    413: "The archive is larger than the server takes.",
    415: "The body is no `application/zip`.",
    422: "The archive holds no model that can be served.",
    507: "The folder of models is full, or cannot be written.",
}

_token = HTTPBearer(auto_error=False, description="The server's access token.")


def _allowed(
    request: Request, sent: Annotated[HTTPAuthorizationCredentials | None, Depends(_token)]
) -> None:
    """Let in whoever knows the token."""
    token = request.app.state.settings.access_token
    if token is None or not token.get_secret_value():
        raise HTTPException(
            403, "This server has no access token, so its models cannot be changed over HTTP"
        )
    known = token.get_secret_value().encode()
    if sent is None or not secrets.compare_digest(sent.credentials.encode(), known):
        raise HTTPException(
            401,
            "Send the server's access token: `Authorization: Bearer …`",
            {"www-authenticate": "Bearer"},
        )


def _refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {
        status: {"model": ProblemDocument, "description": _REASONS[status]} for status in statuses
    }


router = APIRouter(
    prefix="/api", dependencies=[Depends(_allowed)], responses=_refusals(401, 403, 507)
)
Model = Annotated[str, Path(description="A model's id.", examples=["mine"])]


@router.put(
    "/models/{model}",
    summary="Put a model there",
    response_model=schemas.ModelSummary,
    responses={
        201: {"model": schemas.ModelSummary, "description": "There was none of this id before."},
        **_refusals(408, 409, 413, 415, 422),
    },
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
async def put_model(request: Request, model: Model) -> Response:
    """Serve the files of a zip archive, or replace a model by them once they have been tried.

    They are those of a bundle, or a published checkpoint with its configuration, at the top of
    the archive or in its only folder.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/zip":
        raise HTTPException(415, "Send the files of the model as application/zip")
    settings: Settings = request.app.state.settings
    try:
        with _space_for_archive(settings) as archive:
            async for part in request.stream():
                await run_in_threadpool(archive.write, part)
            is_new = await run_in_threadpool(
                put_bundle, archive, settings.models, model, settings.largest_upload
            )
    except ArrivalError as error:
        raise InvalidQueryError(Problem("body", str(error))) from error
    except OccupiedError as error:
        raise HTTPException(409, str(error).removesuffix(".")) from error
    except OSError as error:
        _not_written(error)
    bundle = await run_in_threadpool(request.app.state.registry.bundle, model)
    return Response(
        json_bytes(summary(bundle)), 201 if is_new else 200, media_type="application/json"
    )


@router.delete(
    "/models/{model}",
    summary="Take a model away",
    status_code=204,
    response_class=Response,
    responses=_refusals(404),
)
async def delete_model(request: Request, model: Model) -> Response:
    """Serve a model no more, and remove its files."""
    try:
        is_gone = await run_in_threadpool(remove_bundle, request.app.state.settings.models, model)
    except OSError as error:
        _not_written(error)
    if not is_gone:
        entries = await run_in_threadpool(request.app.state.registry.all)
        raise UnknownModelError(model, [entry.id for entry in entries])
    return Response(status_code=204)


def _space_for_archive(settings: Settings) -> IO[bytes]:
    """A file without a name beside the models; it goes with its last reader."""
    settings.models.mkdir(parents=True, exist_ok=True)
    return tempfile.TemporaryFile(dir=settings.models, prefix=".")


def _not_written(error: OSError) -> NoReturn:
    if error.errno in _FULL:
        raise HTTPException(507, "The server's disk is full; nothing was changed") from error
    reason = error.strerror or str(error)
    message = f"The folder of models cannot be written, and nothing was changed: {reason}"
    raise HTTPException(507, message) from error
