"""The API of `/data`: drop a file, look at it, prepare it, train on it, open or remove it.

Every route needs the page to be switched on, and a request from this machine or with the access
token; see `data_access`. The files and the running job are those of `DataProjects`.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack, suppress
from datetime import datetime
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Annotated, Any

from anyio import CancelScope
from fastapi import APIRouter, Depends, Request
from fastapi import Path as PathParameter
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field, StringConstraints
from starlette.exceptions import HTTPException
from starlette.responses import Response, StreamingResponse

from pointerscope.core.options import OptionsError, validate_options
from pointerscope.core.strict_model import PLAIN_JSON, StrictModel
from pointerscope.mobility.sources import sources
from pointerscope.serving.data_projects import (
    DataPageError,
    DataPageOffError,
    DataProjects,
    UnknownProjectError,
    UnreadableUploadError,
)
from pointerscope.serving.data_records import (
    JobStatus,
    LookFacts,
    Project,
    Stage,
    TrainingChoices,
)
from pointerscope.web.data_access import (
    is_access_token,
    is_from_own_pages,
    may_use_data,
    refuse_guesses,
)
from pointerscope.web.data_access import session_cookie as cookie_for
from pointerscope.web.error_responses import PROBLEM_RESPONSES, ProblemDocument
from pointerscope.web.responses import NO_STORE, json_bytes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from pointerscope.core.settings import Settings

_MAX_STREAMS = 50  # of a worker
_LOOK_SECONDS, _BEAT_SECONDS = 0.25, 10.0
_FILE_SIGNS = re.compile(r"[^\w.() -]+", re.ASCII)
_MAX_FILE_NAME = 100
_REASONS = {
    401: "The access token is wrong.",
    403: "The page is off, the request comes from another machine or another site, or too many "
    "wrong access tokens came from its address.",
    409: "Another job runs, the name is taken, or this is not the time for it.",
    507: "The disk is full, or the folder cannot be written.",
}


class ServedData:
    """The data sets of a worker's page, and how many listen to them.

    Args:
        settings: of the server.
    """

    def __init__(self, settings: Settings) -> None:
        self.projects = DataProjects(settings)
        self.streams = 0
        self.is_closed = False

    def end_streams(self) -> None:
        """End the streams, so that the server can stop. May be called by a signal handler."""
        self.is_closed = True


def check_access(request: Request) -> None:
    """Refuse who may not use `/data`.

    Raises:
        DataPageOffError: the page is off.
        HTTPException: it is on, but not for this request.
    """
    if not request.app.state.settings.data_page:
        raise DataPageOffError
    if not may_use_data(request):
        refuse_guesses(request)
        raise HTTPException(
            403,
            "Only this machine may use this, on this server's own pages, or who sends the access "
            "token as `Authorization: Bearer …`",
        )


async def _projects(request: Request) -> DataProjects:
    check_access(request)
    served: ServedData = request.app.state.data_page
    return served.projects


Projects = Annotated[DataProjects, Depends(_projects)]
Name = Annotated[str, PathParameter(description="The name of the data set.", examples=["mine"])]


async def _project(projects: Projects, name: Name) -> Project:
    return await run_in_threadpool(projects.get, name)


Found = Annotated[Project, Depends(_project)]

_RESPONSES: dict[int | str, dict[str, Any]] = {
    **{
        status: {"model": ProblemDocument, "description": reason}
        for status, reason in _REASONS.items()
    },
    **{status: PROBLEM_RESPONSES[status] for status in (404, 408, 413, 415, 422, 503)},
}
router = APIRouter(prefix="/api/data", tags=["data"], responses=_RESPONSES)
access_router = APIRouter(prefix="/api/data-access", tags=["data"], responses=_RESPONSES)


class DataSetState(BaseModel):
    """A data set on `/data` as it is now."""

    id: str
    title: str
    file: str = Field(description="The name of the dropped file.")
    size: int = Field(description="Of the file, in bytes.")
    created: datetime
    stage: Stage
    failure: str = Field(description="Why the last job has no result; empty if it has one.")
    is_published: bool
    job: JobStatus | None
    look: LookFacts | None
    training: TrainingChoices | None


class DataSets(BaseModel):
    """All that lies on `/data`."""

    folder: str = Field(description="Where it lies on the server's machine.")
    data_sets: list[DataSetState]


class Removed(BaseModel):
    """What was removed, in words."""

    removed: list[str]


class SentToken(StrictModel):
    """The server's access token."""

    token: Annotated[str, StringConstraints(max_length=1_000)]


class LookChoices(StrictModel):
    """How the dropped file is read."""

    source: Annotated[str, StringConstraints(max_length=100)] | None = Field(
        None, description="The form; null guesses it.", examples=["table"]
    )
    options: Annotated[dict[str, Any], PLAIN_JSON] = Field(
        default_factory=dict,
        description="Options of the form, as `pointerscope data --set` takes them.",
        examples=[{"time_zone": "Europe/Zurich"}],
    )


def state_of(project: Project) -> DataSetState:
    """Return what the API and the page say of a data set."""
    record = project.record
    return DataSetState(
        id=record.id,
        title=record.title,
        file=record.file,
        size=record.size,
        created=record.created,
        stage=project.stage,
        failure=project.failure,
        is_published=record.is_published,
        job=project.job,
        look=project.look(),
        training=record.training,
    )


def _answer(project: Project, status: int = 200) -> Response:
    content = state_of(project).model_dump_json().encode()
    return Response(content, status, NO_STORE, media_type="application/json")


@access_router.post("", summary="Exchange the access token for a cookie", status_code=204)
def begin_session(request: Request, sent: SentToken) -> Response:
    """Let a browser use `/data` for twelve hours. The cookie is not readable by scripts."""
    if not request.app.state.settings.data_page:
        raise DataPageOffError
    if not is_from_own_pages(request):
        raise HTTPException(403, "The token is sent from the pages of this server only")
    refuse_guesses(request)
    if not is_access_token(request, sent.token):
        raise HTTPException(
            401, "This is not the access token of this server", {"www-authenticate": "Bearer"}
        )
    return Response(status_code=204, headers={**NO_STORE, "set-cookie": cookie_for(request)})


@router.get("", summary="List the data sets", response_model=DataSets)
def data_sets(projects: Projects) -> Response:
    """All data sets of the page, the newest first."""
    found = DataSets(
        folder=str(projects.folder), data_sets=[state_of(project) for project in projects.all()]
    )
    content = found.model_dump_json().encode()
    return Response(content, headers=NO_STORE, media_type="application/json")


@router.put(
    "/{name}",
    summary="Send a file",
    status_code=201,
    response_model=DataSetState,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/octet-stream": {"schema": {"type": "string", "format": "binary"}}
            },
        }
    },
)
async def put_file(
    request: Request,
    projects: Projects,
    name: Name,
    file: Annotated[
        str, Parameter(max_length=1_000, description="Its name.", examples=["visits.csv"])
    ],
) -> Response:
    """Store a file as a new data set, and begin to look at it. It is deleted once prepared."""
    stored_as, arrival = _plain_name(file), ExitStack()
    with request.app.state.arriving_files.one():
        try:
            raw = await run_in_threadpool(projects.reserve, name, arrival)
            with await run_in_threadpool((raw / stored_as).open, "xb") as stored:
                async for part in request.stream():
                    await run_in_threadpool(stored.write, part)
                size = stored.tell()
            if not size:
                raise UnreadableUploadError(f"{stored_as} is empty. Send a file with data.")
            title = PurePosixPath(stored_as).name.partition(".")[0] or name
            project = await run_in_threadpool(projects.add, name, stored_as, title)
        except OSError as error:
            reason = error.strerror or str(error)
            raise HTTPException(507, f"The file cannot be stored: {reason}") from error
        finally:
            with CancelScope(shield=True):
                await run_in_threadpool(arrival.close)
    with suppress(DataPageError):  # another job runs; the page offers to look later
        project = await run_in_threadpool(projects.start, project, "look")
    return _answer(project, 201)


@router.get("/{name}", summary="One data set", response_model=DataSetState)
def data_set(project: Found) -> Response:
    """How far a data set is, and what its job says."""
    return _answer(project)


@router.get(
    "/{name}/events",
    summary="A data set, whenever it changes",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}},
)
async def events(request: Request, projects: Projects, project: Found) -> Response:
    """Server-sent events `state`, each with all that `GET /api/data/{name}` gives."""
    served: ServedData = request.app.state.data_page
    name = project.record.id

    async def stream() -> AsyncIterator[bytes]:
        if served.is_closed or served.streams >= _MAX_STREAMS:
            raise HTTPException(503, "Too many pages listen. Close one", {"retry-after": "5"})
        served.streams += 1
        seen: tuple[int, ...] | None = None
        silence = 0.0
        try:
            yield b""
            while not served.is_closed:
                version = await run_in_threadpool(projects.version, name)
                if version != seen:
                    seen, silence = version, 0.0
                    try:
                        state = state_of(await run_in_threadpool(projects.get, name))
                    except UnknownProjectError:
                        yield b"event: removed\ndata: 0\n\n"
                        return
                    yield b"event: state\ndata: " + state.model_dump_json().encode() + b"\n\n"
                elif silence >= _BEAT_SECONDS:
                    silence = 0.0
                    yield b"event: beat\ndata: 0\n\n"
                await asyncio.sleep(_LOOK_SECONDS)
                silence += _LOOK_SECONDS
        finally:
            served.streams -= 1

    messages = stream()
    await anext(messages)  # a stream too many is refused before the response begins
    headers = {**NO_STORE, "x-accel-buffering": "no"}
    return StreamingResponse(messages, headers=headers, media_type="text/event-stream")


@router.post("/{name}/look", summary="Look again", response_model=DataSetState)
def look(projects: Projects, project: Found, choices: LookChoices) -> Response:
    """Read the dropped file with other settings, and store nothing else."""
    if not project.raw.exists():
        raise DataPageError("The dropped file is deleted, since it was prepared. Drop it again.")
    options = _checked_options(project, choices)
    return _answer(projects.start(project, "look", source=choices.source, options=options))


@router.post("/{name}/prepare", summary="Prepare for training", response_model=DataSetState)
def prepare(projects: Projects, project: Found) -> Response:
    """Read the file as it was looked at last, store it for training, and delete it."""
    if project.stage != "looked":
        raise DataPageError("Look at the data first. What is prepared already can be trained on.")
    if (seen := project.look()) and seen.obstacle:
        raise DataPageError(f"{seen.obstacle} The dropped file stays as it is.")
    return _answer(projects.start(project, "prepare"))


@router.post("/{name}/train", summary="Train a network", response_model=DataSetState)
def train(projects: Projects, project: Found, choices: TrainingChoices) -> Response:
    """Train a network from the beginning; a model from before stays until the new one is done."""
    if not project.data.is_dir():
        raise DataPageError("The data are not prepared yet. Prepare them first.")
    return _answer(projects.start(project, "train", is_anew=True, training=choices))


@router.post("/{name}/continue", summary="Continue a training", response_model=DataSetState)
def continue_training(projects: Projects, project: Found) -> Response:
    """Go on with a stopped training; its result is that of one that was never stopped."""
    if project.stage != "paused":
        raise DataPageError("There is no stopped training to continue.")
    return _answer(projects.start(project, "train"))


@router.post("/{name}/stop", summary="Stop what runs", response_model=DataSetState)
def stop(projects: Projects, project: Found) -> Response:
    """Stop the job of a data set. A training saves its state and can be continued."""
    projects.stop(project)
    return _answer(projects.get(project.record.id))


@router.post("/{name}/publish", summary="Publish the model", response_model=DataSetState)
def publish(projects: Projects, project: Found) -> Response:
    """Move the model to those that everybody who reaches this server sees."""
    return _answer(projects.publish(project))


@router.post("/{name}/unpublish", summary="Take the model back", response_model=DataSetState)
def unpublish(projects: Projects, project: Found) -> Response:
    """Move the published model back, so that only those who may use `/data` see it."""
    return _answer(projects.unpublish(project))


@router.delete("/{name}", summary="Remove everything", response_model=Removed)
def remove(projects: Projects, name: Name) -> Response:
    """Stop what runs, and delete file, prepared data, trainings and model, published or not."""
    if projects.remove_part(name):
        removed = ["the part of a file that had arrived"]
    else:
        removed = projects.remove(projects.get(name))
    content = json_bytes({"removed": removed})
    return Response(content, headers=NO_STORE, media_type="application/json")


def _checked_options(project: Project, choices: LookChoices) -> dict[str, Any]:
    """Return the options of a form that differ from its defaults.

    Raises:
        UnreadableUploadError: there is no such form or option, or a value is invalid.
    """
    known = sources()
    try:
        if choices.source is not None and choices.source not in known:
            raise UnreadableUploadError(f"There is no such form. Use one of {', '.join(known)}.")
        seen = project.look()
        name = choices.source or (seen.source if seen else None)
        if name is None:  # the job recognises the form and checks them
            return choices.options
        source = known[name]
        if unknown := choices.options.keys() - source.options.model_fields.keys():
            raise UnreadableUploadError(f'{source.name} has no setting "{min(unknown)[:100]}".')
        options = validate_options(source.options, choices.options)
    except OptionsError as error:
        raise UnreadableUploadError(str(error)) from error
    chosen: dict[str, Any] = options.model_dump(mode="json", exclude_defaults=True)
    return chosen


def _plain_name(file: str) -> str:
    """Return the last part of a file's name in signs that every system stores."""
    last = re.split(r"[/\\]", file)[-1]
    plain = _FILE_SIGNS.sub("_", last).strip(" .")
    stem, dot, ending = plain.partition(".")
    return f"{stem[: _MAX_FILE_NAME - 30]}{dot}{ending[-29:]}" if plain else "file"
