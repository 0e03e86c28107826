"""Routes that add, replace and delete models; they need the access token.

Pages of other origins cannot use them, because these routes send no CORS headers.
"""

import tempfile
from functools import partial
from typing import IO, Annotated, Any, NoReturn

from fastapi import APIRouter, Depends, HTTPException, Path, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import Response

from pointerscope.core.atomic_writes import is_disk_full
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.settings import Settings, environment_variable
from pointerscope.network.bundle_uploads import (
    BundleUploadError,
    NameTakenError,
    put_bundle,
    remove_bundle,
)
from pointerscope.network.registry import UnknownModelError
from pointerscope.serving.foreign_models import Limits, check_upload
from pointerscope.web import schemas
from pointerscope.web.api import summary
from pointerscope.web.data_access import has_access_token, refuse_guesses
from pointerscope.web.error_responses import ProblemDocument
from pointerscope.web.responses import json_bytes

_REASONS = {
    401: "The access token is missing or wrong.",
    403: "The server has no access token, or too many wrong ones came from this address.",
    404: "The model does not exist.",
    408: "The body did not arrive within the time limit.",
    409: "A folder of this name exists that is not a model.",
    413: "The archive is larger than the server accepts.",
    415: "The content type is not `application/zip`.",
    422: "The archive contains no model that can be served.",
    503: "Too many files arrive at once.",
    507: "The disk is full, or the folder of models cannot be written.",
}

_token = HTTPBearer(auto_error=False, description="The server's access token.")


async def _allowed(
    request: Request, sent: Annotated[HTTPAuthorizationCredentials | None, Depends(_token)]
) -> None:
    token = request.app.state.settings.access_token
    if token is None or not token.get_secret_value():
        raise HTTPException(
            403,
            "This server has no access token, so its models cannot be changed over HTTP. Its "
            f"operator can set {environment_variable('access_token')}",
        )
    if not has_access_token(request):
        if sent is not None:
            refuse_guesses(request)
        raise HTTPException(
            401,
            "The access token is missing or wrong. Send it as `Authorization: Bearer …`",
            {"www-authenticate": "Bearer"},
        )


def _error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {
        status: {"model": ProblemDocument, "description": _REASONS[status]} for status in statuses
    }


router = APIRouter(
    prefix="/api",
    dependencies=[Depends(_allowed)],
    responses=_error_responses(401, 403, 507),
    tags=["models"],
)
Model = Annotated[str, Path(description="A model's id.", examples=["mine"])]


@router.put(
    "/models/{model}",
    summary="Add or replace a model",
    response_model=schemas.ModelSummary,
    responses={
        201: {"model": schemas.ModelSummary, "description": "The model is new."},
        **_error_responses(408, 409, 413, 415, 422, 503),
    },
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
async def put_model(request: Request, model: Model) -> Response:
    """Serve the model in a zip archive, replacing a model of this id once the new one works.

    The archive holds the files of a bundle, or a published checkpoint with its configuration, at
    its top or in its only folder.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/zip":
        raise HTTPException(
            415, "The content type is not application/zip. Send the model as a zip archive"
        )
    settings: Settings = request.app.state.settings
    check = partial(check_upload, limits=Limits.of(settings))
    try:
        with request.app.state.arriving_files.one(), _temporary_file(settings) as archive:
            async for part in request.stream():
                await run_in_threadpool(archive.write, part)
            is_new = await run_in_threadpool(
                put_bundle, archive, settings.models, model, settings.max_upload_bytes, check
            )
    except BundleUploadError as error:
        raise InvalidQueryError(Problem("body", str(error))) from error
    except NameTakenError as error:
        raise HTTPException(409, str(error).removesuffix(".")) from error
    except OSError as error:
        _raise_write_error(error)
    bundle = await run_in_threadpool(request.app.state.registry.bundle, model)
    return Response(
        json_bytes(summary(bundle)), 201 if is_new else 200, media_type="application/json"
    )


@router.delete(
    "/models/{model}",
    summary="Delete a model",
    status_code=204,
    response_class=Response,
    responses=_error_responses(404),
)
async def delete_model(request: Request, model: Model) -> Response:
    """Stop serving a model, and delete its files."""
    try:
        is_deleted = await run_in_threadpool(
            remove_bundle, request.app.state.settings.models, model
        )
    except OSError as error:
        _raise_write_error(error)
    if not is_deleted:
        entries = await run_in_threadpool(request.app.state.registry.all)
        raise UnknownModelError(model, [entry.id for entry in entries])
    return Response(status_code=204)


def _temporary_file(settings: Settings) -> IO[bytes]:
    """Return a temporary file on the same disk as the models; closing deletes it."""
    settings.models.mkdir(parents=True, exist_ok=True)
    return tempfile.TemporaryFile(dir=settings.models, prefix=".")


def _raise_write_error(error: OSError) -> NoReturn:
    if is_disk_full(error):
        raise HTTPException(
            507, "The server's disk is full, so nothing was changed. Delete a model or free space"
        ) from error
    reason = error.strerror or str(error)
    message = f"The folder of models cannot be written, so nothing was changed: {reason}"
    raise HTTPException(507, message) from error
