"""What a link to a page shows elsewhere: a frame, a picture, a title and a sentence."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

import orjson
from jinja2 import pass_context

from pointerscope.figures.views import (
    INSIGHT_SECTIONS,
    NothingToShowError,
    UnknownViewError,
    find_view,
    views,
)
from pointerscope.lessons.catalogue import UnknownLessonError, find_lesson
from pointerscope.lessons.walkthrough import REMOVALS
from pointerscope.mobility.query import Query
from pointerscope.network.registry import UnavailableModelError, UnknownModelError
from pointerscope.publishing.deck.folder import UnknownDeckError, find_deck
from pointerscope.publishing.deck.reading import DeckError, read_deck
from pointerscope.web.insights import insights_of
from pointerscope.web.pictures import HEIGHT, WIDTH, width_drawn
from pointerscope.web.urls import HOST, root_of, route_below, route_of, server_of
from pointerscope.web.view_queries import example_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from jinja2.runtime import Context
    from starlette.datastructures import State
    from starlette.requests import Request

    from pointerscope.figures.views import View
    from pointerscope.network.bundles import Bundle

DESCRIPTION = "See inside a pointer-generator transformer that predicts where a person goes next."
OEMBED = "/api/oembed"

_PICTURE_OF_ALL = "The leading places of a prediction as bars, copied or generated."
_NOWHERE = (
    UnknownModelError,
    UnavailableModelError,
    UnknownViewError,
    UnknownLessonError,
    NothingToShowError,
    UnknownDeckError,
    DeckError,
)


class Framed(NamedTuple):
    """What an address of this server shows in a frame.

    Attributes:
        title: of the frame.
        summary: what is seen, as a sentence or two.
        path: of the embed.
        parameters: of the embed.
        has_picture: whether there is one of it.
        figure: the address behind that of a server that draws what is chosen; empty where nothing
            is, or where the embed itself refuses what there is not.
    """

    title: str
    summary: str
    path: str
    parameters: Mapping[str, str]
    has_picture: bool = True
    figure: str = ""

    @property
    def query(self) -> str:
        """The parameters as they stand in an address."""
        return urlencode(self.parameters, quote_via=quote)

    @property
    def address(self) -> str:
        """The embed behind the address of a server."""
        return _joined(self.path, self.query)

    @property
    def picture(self) -> str | None:
        """Its picture behind the address of a server."""
        return self.picture_of()

    def picture_of(self, width: int = WIDTH) -> str | None:
        """The same of another width, in pixels; None where there is none, or none so narrow."""
        drawn = width_drawn(width)
        if not self.has_picture or drawn == 0:
            return None
        asked = {name: text for name, text in self.parameters.items() if name != "width"}
        if drawn != WIDTH:
            asked["width"] = str(drawn)
        return _joined(f"{self.path}/picture.png", urlencode(asked, quote_via=quote))


class Shared(NamedTuple):
    """What the head of a page says to those who show links to it.

    Attributes:
        description: the page in a sentence or two.
        url: of the page.
        picture: the address of a picture.
        alt: what the picture shows, as a sentence.
        width: of the picture, in pixels.
        height: of the picture, in pixels.
        oembed: the address that says how the page is framed, if it can be.
    """

    description: str
    url: str
    picture: str
    alt: str
    width: int
    height: int
    oembed: str | None


@pass_context
def shared(context: Context) -> Shared | None:
    """What the page that is made says to those who show links to it; None for a file."""
    request: Request | None = context.get("request")
    if request is None:
        return None
    server = server_of(request)
    url = _joined(f"{server}{quote(route_of(request.scope))}", request.url.query)
    framed = None if "status" in context else framed_by(request, url)
    picture, alt = framed and framed.picture, f"A figure: {framed.title}." if framed else ""
    if picture is None:
        static = route_below(request.app.state.settings.root_path, context["static"])
        picture, alt = f"{static}/images/link.png", _PICTURE_OF_ALL
    parameters = urlencode({"url": url, "format": "json"}, quote_via=quote)
    return Shared(
        description=framed.summary if framed else DESCRIPTION,
        url=url,
        picture=server + picture,
        alt=alt,
        width=WIDTH,
        height=HEIGHT,
        oembed=f"{server}{OEMBED}?{parameters}" if framed else None,
    )


def framed_by(request: Request, url: str) -> Framed | None:
    """What an address shows in a frame.

    Args:
        request: to the server that is asked.
        url: absolute, or the path of a page of this server, with or without the one that it is
            served under. One of another server, scheme or port shows nothing here, nor does one
            with a name or a password in it.
    """
    found = _within(server_of(request), route_below(root_of(request.scope), url))
    if found is None:
        return None
    parameters = dict(parse_qsl(found.query, keep_blank_values=True))
    for route, make in _ROUTES.items():
        if names := re.fullmatch(route, found.path):
            try:
                return make(request.app.state, *names.groups(), parameters, found.anchor)
            except _NOWHERE:
                return None
    return None


class _Place(NamedTuple):
    path: str
    query: str
    anchor: str


def _within(server: str, url: str) -> _Place | None:
    """The parts of an address below that of a server."""
    if _CONTROL.search(url):  # some of these are passed over when an address is taken apart
        return None
    if url.startswith("/") and not url.startswith("//"):
        url = server + url
    try:
        given, own = urlsplit(url), urlsplit(server)
    except ValueError:
        return None
    if not HOST.fullmatch(given.netloc.lower()):
        return None
    port = _PORTS.get(own.scheme, "")
    if given.scheme != own.scheme or not given.path.startswith(f"{own.path}/"):
        return None
    if given.netloc.lower().removesuffix(port) != own.netloc.removesuffix(port):
        return None
    return _Place(unquote(given.path[len(own.path) :]), given.query, unquote(given.fragment))


def _view(state: State, model: str, name: str, parameters: dict[str, str], _: str) -> Framed:
    bundle, view = state.registry.bundle(model), find_view(name)
    title = f"{view.title} · {bundle.card.title}"
    path = f"/embed/{bundle.id}/{view.name}"
    figure = _figure(bundle, view, parameters)
    return Framed(title, view.caption, path, parameters, figure=figure)


def _figure(bundle: Bundle, view: View, parameters: Mapping[str, str]) -> str:
    """What draws the values of options that are chosen, with the visits that the embed shows."""
    options = {option.name for option in view.options}
    if not options & parameters.keys():
        return ""
    read = {*options, *Query.model_fields, "against"}
    asked = {name: text for name, text in parameters.items() if name in read}
    example = example_of(view, bundle)
    if example is not None and not asked.keys() & {"visits", "record"}:
        shown = {"visits": example.visits, "predict_at": example.predict_at}
        if example.user:
            shown["user"] = str(example.user)
        asked = shown | asked
    query = urlencode(asked, quote_via=quote)
    return f"/api/models/{bundle.id}/views/{view.name}?{query}"


def _explore(state: State, model: str, parameters: dict[str, str], anchor: str) -> Framed:
    """The view that is pointed to, or the answer."""
    name = anchor.removeprefix(_ANCHOR) if anchor.startswith(_ANCHOR) else "prediction"
    return _view(state, model, name, parameters, "")


def _walkthrough(state: State, model: str, parameters: dict[str, str], _: str) -> Framed:
    """The head that is followed, with the same steps left out."""
    kept = {"layer": "0", "head": "0"} | parameters
    changes: dict[str, Any] = {}
    for step in kept.pop("removed", "").split(","):
        changes |= REMOVALS.get(step.strip(), {})
    if changes:
        with suppress(orjson.JSONDecodeError, TypeError):  # the embed says what is wrong with it
            asked = orjson.loads(kept.get("interventions", "{}"))
            kept["interventions"] = orjson.dumps(asked | changes).decode()
    return _view(state, model, "head", kept, "")


def _insights(state: State, model: str, parameters: dict[str, str], anchor: str) -> Framed:
    """The view that is pointed to, or the first that the insights have."""
    if anchor.startswith(_ANCHOR):
        return _view(state, model, anchor.removeprefix(_ANCHOR), parameters, "")
    found = insights_of(state.registry.bundle(model))
    shown = (
        view.name
        for view in views().values()
        if view.section in INSIGHT_SECTIONS and all(map(found.table, view.tables))
    )
    return _view(state, model, next(shown, ""), parameters, "")


def _lesson(_: State, name: str, parameters: dict[str, str], anchor: str) -> Framed:
    """The whole player, or the step that is pointed to."""
    lesson = find_lesson(name)
    steps = {found.id: found.title for found in lesson.steps}
    step = parameters.get("step") or anchor
    kept = {given: text for given, text in parameters.items() if given != "step"}
    title = lesson.title
    if step in steps:
        kept["step"], title = step, f"{steps[step]} · {lesson.title}"
    return Framed(title, lesson.summary.replace("$", ""), f"/embed/lessons/{name}", kept)


def _deck(state: State, name: str, _: dict[str, str], anchor: str) -> Framed:
    """All of its slides."""
    deck = read_deck(find_deck(state.settings.decks, name).text).deck
    summary = f"{deck.title}: {len(deck.slides)} slides with views of PointerScope."
    return Framed(deck.title, summary, f"/embed/slides/{name}", {}, has_picture=False)


_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\\\\]")
_PORTS = {"http": ":80", "https": ":443"}
_ANCHOR = "view-"
_NAME = "([A-Za-z0-9][A-Za-z0-9._-]*)"
# Lessons and decks come first: no model is called so.
_ROUTES: dict[str, Callable[..., Framed]] = {
    f"/embed/lessons/{_NAME}": _lesson,
    f"/lessons/{_NAME}": _lesson,
    f"/embed/slides/{_NAME}": _deck,
    f"/slides/{_NAME}": _deck,
    f"/embed/{_NAME}/{_NAME}": _view,
    f"/explore/{_NAME}": _explore,
    f"/explore/{_NAME}/walkthrough": _walkthrough,
    f"/insights/{_NAME}": _insights,
}


def _joined(path: str, query: str) -> str:
    return f"{path}?{query}" if query else path
