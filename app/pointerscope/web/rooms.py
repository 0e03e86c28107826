"""Rooms: their API, the stream of their events, and their page."""

from __future__ import annotations

import csv
import io
import json
import math
import re
import shutil
import tempfile
import threading
from dataclasses import asdict
from datetime import UTC, datetime
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import unquote, urlsplit

import segno
from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Depends, Header, HTTPException, Request
from fastapi import Path as PathParameter
from fastapi import Query as Parameter
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import AfterValidator, BaseModel, Field, StringConstraints, model_validator
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, Response, StreamingResponse

from pointerscope.analysis.questions import Answer, AnswerColumn, Part, QuestionKind
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.spreadsheets import escape_formula
from pointerscope.core.strict_model import StrictModel
from pointerscope.lessons.framework.marking import UnreadableAnswerError, normalise_number
from pointerscope.publishing.deck.markdown import find_line_mistakes, latex_characters
from pointerscope.serving.room_streams import Beat, RoomStreams
from pointerscope.serving.rooms import (
    CODE_PATTERN,
    WRONG_CODE,
    Event,
    FullError,
    NoRoomsError,
    RoomLimits,
    RoomQuestion,
    Rooms,
    UnknownRoomError,
    WrongKeyError,
)
from pointerscope.web.allowance import Allowance
from pointerscope.web.error_responses import PROBLEM_RESPONSES, ProblemDocument
from pointerscope.web.responses import NO_STORE, attachment, json_bytes
from pointerscope.web.urls import server_url

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator

    from starlette.templating import Jinja2Templates

    from pointerscope.core.settings import Settings
    from pointerscope.serving.fair_queue import Client
    from pointerscope.serving.rooms import Hall
    from pointerscope.web.admission import Turn
    from pointerscope.web.client_tokens import ClientTokens

_MAX_ADDRESS = 20_000  # characters; a long history with interventions has 10,000
_MAX_CHOICES = 24
_MAX_VISITS = 500  # of the history that a question is about
_MAX_QUESTION_BYTES = 48_000  # a history of 60 visits has 6,000
_MAX_LATEX_CHARACTERS = 1_500  # of all formulas of a question; drawing so many takes 0.2 s
_MAX_FORMULA_CHARACTERS = 48_000  # of all MathML of a question; one of 40 signs has 1,000
_MAX_EVENT = 2**63 - 1  # the largest id
_SAVED_VISITS = 5  # the latest of a history, in each row of saved votes: those above the choices
_SHOWN_PAGES = r"(?:explore|compare|lessons|insights|models|slides)"
# Below the root path, and without anything that could lead elsewhere.
_ADDRESS = re.compile(rf"/(?:{_SHOWN_PAGES}(?:[/?#][^\\\x00-\x20]*)?)?")
# Rooms that may be opened at once, and per second: from one address, which a building can share,
# there by one browser, and there by all clients without a token together.
_BY_ADDRESS, _BY_BROWSER, _WITHOUT_TOKEN = (40, 1 / 60), (5, 1 / 120), (10, 1 / 120)
_VOTES_OF_BROWSER = 16  # on a question; each tab has one
_CUT_SHORT = "The room ended before its other questions were saved."
_RETRY_MILLISECONDS = 500

Text = Annotated[str, StringConstraints(min_length=1, max_length=300)]
Choice = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Share = Annotated[float, Field(ge=0, le=1.001)]


def _check_address(address: str) -> str:
    path = re.split("[?#]", address, maxsplit=1)[0]
    if not _ADDRESS.fullmatch(address) or ".." in unquote(path):  # as browsers read it
        raise ValueError(
            f"{address[:100]!r} is not a page that a room can show. Send one of this application, "
            "such as /explore/town or /lessons/pointer?step=2."
        )
    return address


Address = Annotated[
    str,
    StringConstraints(max_length=_MAX_ADDRESS),
    AfterValidator(_check_address),
    Field(
        description="A page of this application, below its root path.",
        examples=["/explore/town?visits=Maple%20Court,%20Harbour%20House"],
    ),
]


def _check_code(code: str) -> str:
    if not re.fullmatch(CODE_PATTERN, code.upper()):
        raise ValueError(WRONG_CODE)
    return code.upper()


class ServedRooms:
    """The rooms of a worker, opened when the first one is asked for."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._folder: str | None = None
        self._opened: tuple[Rooms, RoomStreams] | None = None
        self._opening = CapacityLimiter(1)
        self._by_address = Allowance(*_BY_ADDRESS)
        self._by_browser = Allowance(*_BY_BROWSER)
        self._without_token = Allowance(*_WITHOUT_TOKEN)

    def may_open(self, client: Client) -> bool:
        """Use a client's allowance to open a room once; false if none is left."""
        own = self._by_browser if client.browser else self._without_token
        return own.take(client) and self._by_address.take(client.address)

    async def get(self) -> tuple[Rooms, RoomStreams]:
        """Return the rooms and their streams; no thread that others wait for is used.

        Raises:
            NoRoomsError: the operator has switched rooms off.
        """
        if not self._settings.rooms:
            raise NoRoomsError
        if (opened := self._opened) is not None:
            return opened
        return await to_thread.run_sync(self._open, limiter=self._opening)

    def _open(self) -> tuple[Rooms, RoomStreams]:
        settings = self._settings
        with self._lock:
            opened = self._opened
            if opened is None:
                path = settings.rooms_file
                if path is None:
                    self._folder = tempfile.mkdtemp(prefix="pointerscope-")
                    path = Path(self._folder, "rooms.sqlite")
                limits = RoomLimits(
                    settings.max_rooms, 3600 * settings.room_hours, settings.max_votes
                )
                rooms = Rooms(path, limits)
                self._opened = opened = rooms, RoomStreams(rooms, settings.max_streams)
            return opened

    def end_streams(self) -> None:
        """End the streams, so that the server can stop. May be called by a signal handler."""
        if self._opened is not None:
            self._opened[1].close()

    def close(self) -> None:
        """Close the file, and delete it if it is a temporary one."""
        with self._lock:
            opened, self._opened = self._opened, None
            folder, self._folder = self._folder, None
        if opened is not None:
            opened[1].close()
            opened[0].close()
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


async def _rooms(request: Request) -> Rooms:
    found: ServedRooms = request.app.state.rooms
    return (await found.get())[0]


def _client(request: Request) -> Client:
    tokens: ClientTokens = request.app.state.client_tokens
    return tokens.client(request.scope)


def _senders(request: Request) -> list[tuple[str, int]]:
    """Return names of a client and of its address, each with the most votes it may cast."""
    tokens: ClientTokens = request.app.state.client_tokens
    settings: Settings = request.app.state.settings
    client = _client(request)
    of_address = math.ceil(settings.max_votes / 2)
    of_client = _VOTES_OF_BROWSER if client.browser else math.ceil(of_address / 2)
    return [(tokens.name(client), of_client), (_address_name(request), of_address)]


def _address_name(request: Request) -> str:
    """Return a name of a client's address that does not reveal it."""
    tokens: ClientTokens = request.app.state.client_tokens
    return tokens.name(_client(request)._replace(browser="everybody"))


async def _own_page(
    sec_fetch_site: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> None:
    """Refuse what another site sends from a visitor's browser."""
    if sec_fetch_site not in (None, "same-origin", "none"):
        raise HTTPException(403, "Rooms are changed from the pages of this application only")


async def _key(
    sent: Annotated[
        HTTPAuthorizationCredentials | None,
        Depends(HTTPBearer(auto_error=False, description="The room's key.")),
    ],
) -> str:
    if sent is None:
        raise WrongKeyError
    return sent.credentials


AllRooms = Annotated[Rooms, Depends(_rooms)]
Code = Annotated[
    str,
    AfterValidator(_check_code),
    PathParameter(
        description="The room's code.",
        examples=["K7F2QX"],
        json_schema_extra={"pattern": f"^{CODE_PATTERN}$"},
    ),
]
Key = Annotated[str, Depends(_key)]

router = APIRouter(
    prefix="/api/rooms",
    tags=["rooms"],
    dependencies=[Depends(_own_page)],
    responses={
        401: {"model": ProblemDocument, "description": "The key is missing or not the room's."},
        403: {"model": ProblemDocument, "description": "The request comes from another site."},
        507: {"model": ProblemDocument, "description": "The rooms take too much space."},
        **{status: PROBLEM_RESPONSES[status] for status in (404, 413, 422, 503)},
    },
)
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class ShownPage(StrictModel):
    """What a room shows."""

    address: Address


class RoomOpened(BaseModel):
    """A new room."""

    code: str
    key: str = Field(description="Whoever holds it leads the room. It is told only now.")
    ends: datetime
    link: str = Field(description="Address at which anybody joins.")


class QuestionShown(BaseModel):
    """A question, as the hall sees it."""

    number: int
    kind: QuestionKind
    text: str
    choices: list[str]
    history: list[tuple[str, str]] = Field(description="Number and name, and moment of each visit.")
    answer: Answer | None = Field(description="Null before the reveal.")
    is_revealed: bool
    votes: dict[str, int] | None = Field(description="Votes by choice; null before the reveal.")
    situation: str = Field(description="Who left which place when, in a sentence; may be empty.")
    formulas: dict[str, str] = Field(
        description="MathML of the formulas in the texts, by what is written between dollar signs."
    )


class RoomShown(BaseModel):
    """What everybody in a room sees."""

    code: str
    address: str
    question: QuestionShown | None
    is_open: bool


class ColumnInput(StrictModel):
    """What a part of the network gives to each choice."""

    title: Choice
    part: Part
    shares: Annotated[list[Share], Field(max_length=_MAX_CHOICES, fail_fast=True)]


class AnswerInput(StrictModel):
    """What is shown beside the votes once they are revealed."""

    choice: Choice | None = Field(
        default=None, description="One of the choices, or a number, which is read like a vote."
    )
    words: Choice = "right"
    columns: Annotated[list[ColumnInput], Field(max_length=4)] = Field(default_factory=list)
    outcome: Annotated[str, StringConstraints(max_length=2_000)] = ""

    def read(self, kind: QuestionKind, choices: list[str]) -> Answer:
        """Return the answer to a question as a room stores it.

        Raises:
            InvalidQueryError: the choice is not a vote on the question.
        """
        right = self.choice
        problem = None
        if right is not None and kind == "number":
            try:
                right = normalise_number(right)
            except UnreadableAnswerError as error:
                problem = str(error)
        elif right is not None and right not in choices:
            problem = "The right answer must be one of the choices, written in the same way."
        if problem:
            raise InvalidQueryError(Problem("answer.choice", problem))
        columns = (AnswerColumn(one.title, one.part, tuple(one.shares)) for one in self.columns)
        return Answer(right, self.words, tuple(columns), self.outcome)


class QuestionInput(StrictModel):
    """A question to the hall. `POST /api/models/{model}/question` computes those about a query."""

    kind: QuestionKind
    text: Text
    choices: Annotated[list[Choice], Field(max_length=_MAX_CHOICES, fail_fast=True)] = Field(
        default_factory=list
    )
    history: Annotated[list[tuple[Choice, Text]], Field(max_length=_MAX_VISITS)] = Field(
        default_factory=list
    )
    answer: AnswerInput | None = None
    situation: Annotated[str, StringConstraints(max_length=500)] = ""

    @model_validator(mode="after")
    def _check_choices(self) -> QuestionInput:
        if self.kind == "number":
            if self.choices:
                raise ValueError("A question for a number has no choices. Leave `choices` out.")
        elif not 2 <= len(set(self.choices)) == len(self.choices):
            raise ValueError("A question needs at least two choices, all different.")
        for column in () if self.answer is None else self.answer.columns:
            if len(column.shares) != len(self.choices):
                raise ValueError("A column of the answer has one share for each choice.")
        if len(self.model_dump_json().encode()) > _MAX_QUESTION_BYTES:
            raise ValueError(
                f"A question has at most {_MAX_QUESTION_BYTES:,} bytes. Shorten its history."
            )
        return self


class QuestionAsked(BaseModel):
    """The number of a new question in its room."""

    number: int


class Vote(StrictModel):
    """A vote on a question. The same voter may change it until the question is revealed."""

    voter: Annotated[str, StringConstraints(min_length=16, max_length=64)] = Field(
        description="A random text, made by the voter's browser."
    )
    choice: Choice = Field(description="One of the choices, or a number: 0.25, 0,25, 1/4 or 25%.")


class VoteCounted(BaseModel):
    """A vote as it is counted."""

    choice: str = Field(description="The choice; of a number 0.25 however it was typed.")


@router.post("", summary="Open a room", status_code=201, response_model=RoomOpened)
def open_room(request: Request, rooms: AllRooms, shown: ShownPage) -> Response:
    """Open a room, which shows a page to everybody who joins it."""
    served: ServedRooms = request.app.state.rooms
    if not served.may_open(_client(request)):
        raise FullError("Too many rooms were opened from your address. Try again in a minute.")
    code, key, ends = rooms.open(shown.address, _address_name(request))
    link = f"{server_url(request)}/rooms/{code}"
    moment = datetime.fromtimestamp(ends, UTC).isoformat(timespec="seconds")
    content = json_bytes({"code": code, "key": key, "ends": moment, "link": link})
    return Response(content, 201, NO_STORE, media_type="application/json")


@router.get("/{code}", summary="What a room shows", response_model=RoomShown)
def room(rooms: AllRooms, code: Code) -> Response:
    """The page that a room shows, and its question."""
    content = json_bytes(asdict(rooms.state(code)))
    return Response(content, headers=NO_STORE, media_type="application/json")


@router.get(
    "/{code}/events",
    summary="The events of a room, as they come",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}},
)
async def events(
    request: Request,
    code: Code,
    after: Annotated[
        int, Parameter(ge=0, le=_MAX_EVENT, description="Id of the last event seen; 0 for none.")
    ] = 0,
    leads: Annotated[
        bool, Parameter(description="Whether the lecturer's page asks, which is not counted.")
    ] = False,
    last_event_id: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> Response:
    """Server-sent events: `room` with the room's whole state, `hall` with listeners and votes.

    Each `room` has an id. A stream that begins after one, by the header `Last-Event-ID` or by
    `after`, sends what came since: the latest events, of which the last is the present state.
    """
    served: ServedRooms = request.app.state.rooms
    rooms, streams = await served.get()
    rooms.check(code)
    last = after
    if last_event_id is not None and re.fullmatch("[0-9]{1,18}", last_event_id):
        last = int(last_event_id)

    messages = streams.listen(code, _client(request), last, follows=not leads)
    await anext(messages)  # a stream too many is refused before the response begins

    async def stream() -> AsyncIterator[bytes]:
        yield f"retry: {_RETRY_MILLISECONDS}\n\n".encode()
        async for message in messages:
            yield _written(message)

    headers = {**NO_STORE, "x-accel-buffering": "no"}
    return StreamingResponse(stream(), headers=headers, media_type="text/event-stream")


@router.post("/{code}/show", summary="Show another page", status_code=204)
def show(rooms: AllRooms, code: Code, key: Key, shown: ShownPage) -> Response:
    """Show another page to everybody in the room."""
    rooms.show(code, key, shown.address)
    return Response(status_code=204)


@router.post(
    "/{code}/questions",
    summary="Put a question to the hall",
    status_code=201,
    response_model=QuestionAsked,
)
def put_question(rooms: AllRooms, code: Code, key: Key, question: QuestionInput) -> Response:
    """Ask the hall, in place of the question before."""
    answer = question.answer
    shown = RoomQuestion(
        number=0,
        kind=question.kind,
        text=question.text,
        choices=tuple(question.choices),
        history=tuple(question.history),
        answer=None if answer is None else answer.read(question.kind, question.choices),
        situation=question.situation,
    )
    if latex_characters(*shown.lines) > _MAX_LATEX_CHARACTERS:
        raise InvalidQueryError(Problem("text", "The formulas of this question are too long."))
    if question.kind in ("choice", "number"):
        for mistake in chain.from_iterable(map(find_line_mistakes, (shown.text, *shown.choices))):
            raise InvalidQueryError(Problem("text", mistake.message))
    shown = shown.drawn()
    if sum(map(len, shown.formulas.values())) > _MAX_FORMULA_CHARACTERS:
        raise InvalidQueryError(Problem("text", "The formulas of this question are too long."))
    number = rooms.put(code, key, shown)
    return Response(json_bytes({"number": number}), 201, media_type="application/json")


@router.post("/{code}/reveal", summary="Reveal the votes", status_code=204)
def reveal(rooms: AllRooms, code: Code, key: Key) -> Response:
    """Show the votes on the open question and what is right, and end the voting."""
    rooms.reveal(code, key)
    return Response(status_code=204)


@router.post("/{code}/put-away", summary="Take the question away", status_code=204)
def put_away(rooms: AllRooms, code: Code, key: Key) -> Response:
    """Show the page again instead of the question."""
    rooms.put_away(code, key)
    return Response(status_code=204)


@router.post("/{code}/questions/{number}/votes", summary="Vote", response_model=VoteCounted)
def vote(
    request: Request,
    rooms: AllRooms,
    code: Code,
    number: Annotated[int, PathParameter(ge=1, le=10**6, examples=[1])],
    vote: Vote,
) -> Response:
    """Cast or change a vote on the open question."""
    counted = rooms.vote(code, number, vote.voter, vote.choice, *_senders(request))
    content = json_bytes({"choice": counted})
    return Response(content, headers=NO_STORE, media_type="application/json")


@router.get(
    "/{code}/results.csv",
    summary="All votes of a room",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/csv": {}}}},
)
async def results(request: Request, rooms: AllRooms, code: Code, key: Key) -> Response:
    """The votes on every question, without anything about the voters.

    A row is a choice. The first row of a question has its `text`, and says which history it is
    about: `situation`, who left which place when, and `visits`, the latest five. If the room ends
    meanwhile, the last row says so.
    """
    headers = NO_STORE | attachment(f"room-{code}.csv")
    parts = _csv_parts(await run_in_threadpool(rooms.results, code, key))
    turn: Turn = request.state.turn
    return StreamingResponse(turn.in_turns(parts), headers=headers, media_type="text/csv")


def _csv_parts(questions: Iterable[RoomQuestion]) -> Iterator[str]:
    """Yield the head of the table, then the rows of each question."""
    yield _csv([("question", "text", "choice", "votes", "right", "situation", "visits")])
    try:
        for question in questions:
            yield _csv(_csv_rows(question))
    except UnknownRoomError:
        yield _csv([("", _CUT_SHORT, "", "", "", "", "")])


def _csv_rows(question: RoomQuestion) -> Iterator[tuple[object, ...]]:
    votes = question.votes or {}
    right = None if question.answer is None else question.answer.choice
    numbers = {*votes} if right is None else {*votes, right}
    visits = "; ".join(" ".join(visit) for visit in question.history[-_SAVED_VISITS:])
    text, situation = question.text, question.situation
    for choice in question.choices or sorted(numbers, key=float):
        is_right = "" if right is None else int(choice == right)
        yield question.number, text, choice, votes.get(choice, 0), is_right, situation, visits
        text = situation = visits = ""  # once, since they may be long


def _csv(rows: Iterable[tuple[object, ...]]) -> str:
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    table.writerows(map(escape_formula, row) for row in rows)
    return written.getvalue()


@router.post("/{code}/end", summary="Close a room", status_code=204)
def end(rooms: AllRooms, code: Code, key: Key) -> Response:
    """Close the room for good, and delete its votes."""
    rooms.end(code, key)
    return Response(status_code=204)


@pages.get("/rooms")
def rooms_page(request: Request) -> Response:
    """The page to open or join a room."""
    return _page(request, None)


@pages.get("/rooms/{code}")
def room_page(request: Request, code: str) -> Response:
    """The page of a room; the page to join where the code is none."""
    if re.fullmatch(CODE_PATTERN, code.upper()):
        return _page(request, code.upper())
    return _page(request, None, refused=code[:20])


@pages.get("/rooms/{code}/join.svg")
def join_code(request: Request, code: Code) -> Response:
    """The QR code of the address at which anybody joins."""
    drawn = segno.make(f"{server_url(request)}/rooms/{code}", error="m", micro=False)
    written = io.BytesIO()
    drawn.save(written, kind="svg", scale=8, border=2, omitsize=True)
    return Response(written.getvalue(), media_type="image/svg+xml")


def _page(request: Request, code: str | None, refused: str | None = None) -> Response:
    templates: Jinja2Templates = request.app.state.templates
    settings: Settings = request.app.state.settings
    context = {"code": code, "is_allowed": settings.rooms, "join": None, "is_local": False}
    context |= {"refused": refused, "wrong_code": WRONG_CODE}
    if code is not None:
        context["join"] = f"{server_url(request)}/rooms/{code}"
        host = urlsplit(server_url(request)).hostname or ""
        context["is_local"] = host in ("localhost", "::1") or host.startswith("127.")
    status = 200 if refused is None else 404
    return templates.TemplateResponse(request, "room.html", context, status, headers=NO_STORE)


@lru_cache(maxsize=16)  # which a whole hall gets
def _written(message: Event | Hall | Beat) -> bytes:
    if isinstance(message, Beat):
        return b"event: beat\ndata: 0\n\n"
    if isinstance(message, Event):
        return f"id: {message.id}\nevent: room\ndata: {message.text}\n\n".encode()
    return f"event: hall\ndata: {json.dumps(asdict(message))}\n\n".encode()
