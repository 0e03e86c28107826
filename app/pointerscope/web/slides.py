"""Decks: the list of a folder, one as slides, one as a file, and a preview of what is written."""

from __future__ import annotations

from dataclasses import asdict
from http import HTTPStatus
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Body, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import HTMLResponse, Response

from pointerscope.core.problems import Problem
from pointerscope.publishing.deck.drawing import check_choices
from pointerscope.publishing.deck.files import deck_file
from pointerscope.publishing.deck.folder import DeckFile, UnknownDeckError, decks_in, find_deck
from pointerscope.publishing.deck.html import live_source, live_step, minutes_in_words, pages
from pointerscope.publishing.deck.plan import plan
from pointerscope.publishing.deck.reading import LARGEST, DeckError, read_deck
from pointerscope.web.dependencies import InTurn
from pointerscope.web.error_responses import PROBLEMS, problem
from pointerscope.web.responses import json_bytes

if TYPE_CHECKING:
    from starlette.templating import Jinja2Templates

    from pointerscope.publishing.deck.plan import Plan
    from pointerscope.publishing.deck.reading import ReadDeck

router = APIRouter(prefix="/api/slides", responses=PROBLEMS)
pages_router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_EXAMPLE = """\
title: One day
visits: Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna
slides:
  - title: Where every head looks
    text: A row is a visit that looks.
    view: heads
"""


class Written(BaseModel):
    """A deck as it is being written."""

    model_config = ConfigDict(extra="forbid")

    yaml: Annotated[str, Field(max_length=LARGEST, description="The deck.")]
    line: Annotated[int, Field(ge=1, description="The slide at this line is opened.")] = 1


class Preview(BaseModel):
    """A deck as a page, and where its slides begin."""

    html: str = Field(description="A page for a frame of this server's own pages.")
    title: str
    minutes: float
    slides: list[int] = Field(description="The line at which each begins, from 1.")


@router.post("/preview", summary="A deck as a page", response_model=Preview, dependencies=[InTurn])
def preview(
    request: Request,
    written: Annotated[
        Written, Body(openapi_examples={"a slide": {"value": {"yaml": _EXAMPLE, "line": 4}}})
    ],
) -> Response:
    """Slides of a deck that is being written; what is wrong with it comes with its line."""
    try:
        read = read_deck(written.yaml)
        planned = plan(read, request.app.state.registry.bundle)
        check_choices(planned, read)
    except DeckError as error:
        return _refused(error)
    made = Preview(
        html=_live(request, planned, start=read.slide_at(written.line), preview=True),
        title=read.deck.title,
        minutes=read.deck.minutes,
        slides=read.slide_lines,
    )
    return Response(made.model_dump_json(), media_type="application/json")


@pages_router.get("/slides")
def slides(request: Request, deck: str | None = None) -> Response:
    """The decks of the folder, and an editor with one of them."""
    decks = decks_in(request.app.state.settings.decks)
    chosen: DeckFile | None = None
    if deck is not None:
        chosen = next((found for found in decks if found.name == deck), None)
        if chosen is None:
            return _unknown(request, UnknownDeckError(deck, [found.name for found in decks]))
    edited = chosen or (decks[0] if decks else None)
    return _page(
        request,
        "slides.html",
        decks=decks,
        edited=edited,
        text=_EXAMPLE if edited is None else edited.text.decode("utf-8", "replace"),
        minutes=minutes_in_words,
    )


@pages_router.get("/slides/{deck}")
def one_deck(request: Request, deck: str) -> Response:
    """A deck as slides whose views ask this server."""
    try:
        read = _read(request, deck)
        planned = plan(read, request.app.state.registry.bundle)
    except UnknownDeckError as error:
        return _unknown(request, error)
    except DeckError as error:
        return problem(request, 422, _problems(error))
    return HTMLResponse(_live(request, planned))


@pages_router.get("/slides/{deck}/offline", dependencies=[InTurn])
def deck_as_file(request: Request, deck: str) -> Response:
    """A deck as one file that works offline."""
    try:
        found = find_deck(request.app.state.settings.decks, deck)
        content = deck_file(found.text, "html", request.app.state.registry.bundle)
    except UnknownDeckError as error:
        return _unknown(request, error)
    except DeckError as error:
        return problem(request, 422, _problems(error))
    # In a header stand plain letters alone.
    name = "".join(letter for letter in found.name if letter.isascii() and letter.isprintable())
    safe = name.replace('"', "").replace("\\", "") or "deck"
    headers = {"content-disposition": f'attachment; filename="{safe}.html"'}
    return HTMLResponse(content, headers=headers)


def _read(request: Request, name: str) -> ReadDeck:
    return read_deck(find_deck(request.app.state.settings.decks, name).text)


def _live(request: Request, planned: Plan, *, start: int = 0, preview: bool = False) -> str:
    """The page of a deck whose figures are asked for when they are to be drawn."""
    templates: Jinja2Templates = request.app.state.templates
    return templates.get_template("deck.html").render(
        request=None if preview else request,
        deck=planned.deck,
        pages=pages(planned, live_source, live_step),
        start=start,
        preview=preview,
    )


def _refused(error: DeckError) -> Response:
    """What is wrong with a deck, each with its line."""
    document = {
        "type": "about:blank",
        "title": HTTPStatus.UNPROCESSABLE_ENTITY.phrase,
        "status": 422,
        "detail": str(error),
        "errors": [asdict(found) for found in error.problems],
    }
    return Response(json_bytes(document), 422, media_type="application/problem+json")


def _problems(error: DeckError) -> list[Problem]:
    return [Problem(f"line {found.line}", str(found)) for found in error.problems]


def _unknown(request: Request, error: UnknownDeckError) -> Response:
    return problem(request, 404, [Problem("deck", str(error), tuple(error.known))])


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context)
