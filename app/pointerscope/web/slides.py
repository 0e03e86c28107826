"""Routes of decks: their list and editor, a deck as slides or as a file, and a preview."""

from __future__ import annotations

from dataclasses import asdict
from http import HTTPStatus
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Body, Request
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field
from starlette.responses import HTMLResponse, Response

from pointerscope.core.problems import Problem
from pointerscope.core.strict_model import StrictModel
from pointerscope.figures.views import find_view
from pointerscope.publishing.deck.drawing import check_options
from pointerscope.publishing.deck.folder import DeckFile, UnknownDeckError, find_deck, read_decks
from pointerscope.publishing.deck.html import (
    format_minutes,
    render_slides,
    server_step_attributes,
    server_view_attributes,
)
from pointerscope.publishing.deck.plan import DeckPlan, plan_deck
from pointerscope.publishing.deck.reading import MAX_DECK_BYTES, DeckError, ReadDeck, read_deck
from pointerscope.serving.heavy_work import check_deck_options, export_deck
from pointerscope.web.dependencies import run_elsewhere
from pointerscope.web.error_responses import PROBLEM_RESPONSES, problem_response
from pointerscope.web.responses import attachment, json_bytes, render_page

if TYPE_CHECKING:
    from starlette.templating import Jinja2Templates

router = APIRouter(prefix="/api/slides", responses=PROBLEM_RESPONSES, tags=["slides"])
pages_router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_EXAMPLE = """\
title: One day
visits: Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna
slides:
  - title: Attention of every head
    text: Each row is a visit that asks; its cells show the visits it reads from.
    view: heads
"""


class DeckDraft(StrictModel):
    """The text of a deck in the editor."""

    yaml: Annotated[str, Field(max_length=MAX_DECK_BYTES, description="The deck, as YAML.")]
    line: Annotated[int, Field(ge=1, description="The slide at this line is opened.")] = 1


class DeckPreview(BaseModel):
    """A deck as a page, and the lines of its slides."""

    html: str = Field(description="An HTML page, to be framed by pages of this server.")
    title: str
    minutes: float
    slides: list[int] = Field(description="First line of each slide, from 1.")


_Draft = Annotated[
    DeckDraft, Body(openapi_examples={"a slide": {"value": {"yaml": _EXAMPLE, "line": 4}}})
]


@router.post("/preview", summary="A deck as a page", response_model=DeckPreview)
async def preview(request: Request, draft: _Draft) -> Response:
    """The slides of a deck in the editor; each error has its line."""
    try:
        content, is_heavy = await run_in_threadpool(_preview, request, draft)
        if is_heavy:
            models = request.app.state.settings.models
            await run_elsewhere(request, check_deck_options, models, draft.yaml)
    except DeckError as error:
        return _deck_error_response(error)
    return Response(content, media_type="application/json")


class WrittenDeck(BaseModel):
    """A deck as one offline file."""

    html: str = Field(description="The content of an HTML file that needs no server.")


@router.post("/offline", summary="A deck as one offline file", response_model=WrittenDeck)
async def own_deck_as_file(request: Request, draft: _Draft) -> Response:
    """The deck in the editor as one HTML file; each error has its line."""
    try:
        content = await _export(request, draft.yaml.encode("utf-8", "surrogatepass"))
    except DeckError as error:
        return _deck_error_response(error)
    return Response(json_bytes({"html": content.decode()}), media_type="application/json")


@pages_router.get("/slides")
def slides(request: Request, deck: str | None = None) -> Response:
    """All decks, and an editor with one of them."""
    decks = read_decks(request.app.state.settings.decks)
    selected: DeckFile | None = None
    if deck is not None:
        selected = next((found for found in decks if found.name == deck), None)
        if selected is None:
            return _unknown_deck_response(
                request, UnknownDeckError(deck, [found.name for found in decks])
            )
    edited = selected or (decks[0] if decks else None)
    return render_page(
        request,
        "slides.html",
        decks=decks,
        edited=edited,
        text=_EXAMPLE if edited is None else edited.text.decode("utf-8", "replace"),
        minutes=format_minutes,
        rooms=request.app.state.settings.rooms,
    )


@pages_router.get("/slides/{deck}")
def deck_page(request: Request, deck: str) -> Response:
    """A deck as slides whose views get their figures from this server."""
    try:
        read = _read(request, deck)
        planned = plan_deck(read, request.app.state.registry.bundle)
    except UnknownDeckError as error:
        return _unknown_deck_response(request, error)
    except DeckError as error:
        return problem_response(request, 422, _problems(error))
    return HTMLResponse(_render_live(request, planned))


@pages_router.get("/slides/{deck}/offline")
async def deck_as_file(request: Request, deck: str) -> Response:
    """A deck as one offline file."""
    try:
        found = await run_in_threadpool(find_deck, request.app.state.settings.decks, deck)
        content = await _export(request, found.text)
    except UnknownDeckError as error:
        return _unknown_deck_response(request, error)
    except DeckError as error:
        return problem_response(request, 422, _problems(error))
    return HTMLResponse(content, headers=attachment(f"{found.name}.html"))


def _preview(request: Request, draft: DeckDraft) -> tuple[str, bool]:
    """Return a preview as JSON, and whether its options are still to be checked elsewhere."""
    read = read_deck(draft.yaml)
    planned = plan_deck(read, request.app.state.registry.bundle)
    checked = [state.request.view for state in planned.states if state.options]
    is_heavy = any(find_view(view).several_passes for view in checked)
    if not is_heavy:
        check_options(planned, read)
    deck_preview = DeckPreview(
        html=_render_live(request, planned, start=read.slide_at(draft.line), preview=True),
        title=read.deck.title,
        minutes=read.deck.minutes,
        slides=read.slide_lines,
    )
    return deck_preview.model_dump_json(), is_heavy


async def _export(request: Request, text: bytes) -> bytes:
    """Return a deck as one offline file, written in a process of its own."""
    settings = request.app.state.settings
    return await run_elsewhere(request, export_deck, settings.models, text, settings.share_weights)


def _read(request: Request, name: str) -> ReadDeck:
    return read_deck(find_deck(request.app.state.settings.decks, name).text)


def _render_live(
    request: Request, planned: DeckPlan, *, start: int = 0, preview: bool = False
) -> str:
    """Return the page of a deck whose views get their figures from this server."""
    templates: Jinja2Templates = request.app.state.templates
    return templates.get_template("deck.html").render(
        request=None if preview else request,
        deck=planned.deck,
        slides=render_slides(
            planned,
            server_view_attributes,
            server_step_attributes,
            request.app.state.explanations.explain,
        ),
        start=start,
        preview=preview,
    )


def _deck_error_response(error: DeckError) -> Response:
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


def _unknown_deck_response(request: Request, error: UnknownDeckError) -> Response:
    return problem_response(request, 404, [Problem("deck", str(error), tuple(error.known))])
