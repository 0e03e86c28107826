"""Previews of links to this server: title, description, picture and embed."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

import orjson
from jinja2 import pass_context
from jinja2.runtime import Context
from starlette.datastructures import State
from starlette.requests import Request

from pointerscope.figures.views import (
    INSIGHT_SECTIONS,
    NothingToShowError,
    UnknownViewError,
    View,
    find_view,
    insights_of,
    views,
)
from pointerscope.lessons.catalogue import UnknownLessonError, find_lesson
from pointerscope.lessons.walkthrough import REMOVALS
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import Bundle
from pointerscope.network.registry import UnavailableModelError, UnknownModelError
from pointerscope.publishing.deck.folder import UnknownDeckError, find_deck
from pointerscope.publishing.deck.reading import DeckError, read_deck
from pointerscope.web.pictures import HEIGHT, WIDTH, fitting_width
from pointerscope.web.urls import parse_host, path_below_root, root_path_of, route_path, server_url
from pointerscope.web.view_queries import default_example

DESCRIPTION = "See inside a pointer-generator transformer that predicts where a person goes next."
OEMBED = "/api/oembed"

_FALLBACK_ALT = "The whole network in one picture, from the visits to the predicted place."
_NOT_FOUND = (
    UnknownModelError,
    UnavailableModelError,
    UnknownViewError,
    UnknownLessonError,
    NothingToShowError,
    UnknownDeckError,
    DeckError,
)


class EmbedTarget(NamedTuple):
    """The embed of a page.

    Attributes:
        title: title of the frame.
        summary: one or two sentences about what it shows.
        path: path of the embed.
        parameters: query parameters of the embed.
        has_picture: whether there is a preview picture.
        figure_url: path and query of the figure with the selected options, to check that the
            options exist; empty if none is selected, or if the embed itself checks them.
    """

    title: str
    summary: str
    path: str
    parameters: Mapping[str, str]
    has_picture: bool = True
    figure_url: str = ""

    @property
    def query(self) -> str:
        """The parameters, encoded for a URL."""
        return urlencode(self.parameters, quote_via=quote)

    @property
    def url(self) -> str:
        """Path and query of the embed."""
        return _joined(self.path, self.query)

    def picture_url(self, max_width: int = WIDTH) -> str | None:
        """Return path and query of a picture at most this wide, in pixels; None without one."""
        fitting = fitting_width(max_width)
        if not self.has_picture or fitting == 0:
            return None
        parameters = {name: text for name, text in self.parameters.items() if name != "width"}
        if fitting != WIDTH:
            parameters["width"] = str(fitting)
        return _joined(f"{self.path}/picture.png", urlencode(parameters, quote_via=quote))


class LinkPreview(NamedTuple):
    """The metadata in the head of a page, for sites that show previews of links.

    Attributes:
        description: one or two sentences about the page.
        url: URL of the page.
        picture: URL of a picture.
        alt: description of the picture.
        width: width of the picture, in pixels.
        height: height of the picture, in pixels.
        oembed: URL of the oEmbed response, None if the page has no embed.
    """

    description: str
    url: str
    picture: str
    alt: str
    width: int
    height: int
    oembed: str | None


@pass_context
def link_preview(context: Context) -> LinkPreview | None:
    """Return the metadata of the page being rendered; None for a page of an offline file."""
    request: Request | None = context.get("request")
    if request is None:
        return None
    server = server_url(request)
    url = _joined(f"{server}{quote(route_path(request.scope))}", request.url.query)
    target = None if "status" in context else find_embed(request, url)  # no embed of an error
    picture, alt = target and target.picture_url(), f"A figure: {target.title}." if target else ""
    if picture is None:
        static = path_below_root(request.app.state.settings.root_path, context["static"])
        picture, alt = f"{static}/images/link.png", _FALLBACK_ALT
    parameters = urlencode({"url": url, "format": "json"}, quote_via=quote)
    return LinkPreview(
        description=target.summary if target else DESCRIPTION,
        url=url,
        picture=server + picture,
        alt=alt,
        width=WIDTH,
        height=HEIGHT,
        oembed=f"{server}{OEMBED}?{parameters}" if target else None,
    )


def find_embed(request: Request, url: str) -> EmbedTarget | None:
    """Return the embed of a page of this server, None if it has none.

    Args:
        request: a request to this server.
        url: an absolute URL, or the path of a page, with or without the root path. A URL of
            another server, scheme or port has no embed here, nor has one with a user name or a
            password.
    """
    location = _split_url(server_url(request), path_below_root(root_path_of(request.scope), url))
    if location is None:
        return None
    parameters = dict(parse_qsl(location.query, keep_blank_values=True))
    for route, find in _ROUTES.items():
        if names := re.fullmatch(route, location.path):
            try:
                return find(request.app.state, *names.groups(), parameters, location.anchor)
            except _NOT_FOUND:
                return None
    return None


class _PageLocation(NamedTuple):
    """The parts of a URL, without server and root path."""

    path: str
    query: str
    anchor: str


def _split_url(server: str, url: str) -> _PageLocation | None:
    """Return the parts of a URL of a server, None if it belongs to another one."""
    if _CONTROL.search(url):  # urlsplit ignores some of these characters
        return None
    if url.startswith("/") and not url.startswith("//"):
        url = server + url
    try:
        page, own = urlsplit(url), urlsplit(server)
    except ValueError:
        return None
    if not parse_host(page.netloc):
        return None
    port = _PORTS.get(own.scheme, "")
    if page.scheme != own.scheme or not page.path.startswith(f"{own.path}/"):
        return None
    if page.netloc.lower().removesuffix(port) != own.netloc.removesuffix(port):
        return None
    return _PageLocation(unquote(page.path[len(own.path) :]), page.query, unquote(page.fragment))


def _view(state: State, model: str, name: str, parameters: dict[str, str], _: str) -> EmbedTarget:
    bundle, view = state.registry.bundle(model), find_view(name)
    title = f"{view.title} · {bundle.card.title}"
    path = f"/embed/{bundle.id}/{view.name}"
    figure_url = _figure_url(bundle, view, parameters)
    return EmbedTarget(title, view.caption_for(bundle), path, parameters, figure_url=figure_url)


def _figure_url(bundle: Bundle, view: View, parameters: Mapping[str, str]) -> str:
    """Return path and query of the figure with the selected options; empty without any."""
    options = {option.name for option in view.options}
    if not options & parameters.keys():
        return ""
    names = {*options, *Query.model_fields, "against"}
    selected = {name: text for name, text in parameters.items() if name in names}
    example = default_example(view, bundle)
    if example is not None and not selected.keys() & {"visits", "record"}:
        default = {"visits": example.visits, "predict_at": example.predict_at}
        if example.user:
            default["user"] = str(example.user)
        selected = default | selected
    query = urlencode(selected, quote_via=quote)
    return f"/api/models/{bundle.id}/views/{view.name}?{query}"


def _explore(state: State, model: str, parameters: dict[str, str], anchor: str) -> EmbedTarget:
    """Return the view in the anchor, or the prediction."""
    name = anchor.removeprefix(_ANCHOR) if anchor.startswith(_ANCHOR) else "prediction"
    return _view(state, model, name, parameters, "")


def _walkthrough(state: State, model: str, parameters: dict[str, str], _: str) -> EmbedTarget:
    """Return the view of the walkthrough's head, with the same steps removed."""
    head = {"layer": "0", "head": "0"} | parameters
    changes: dict[str, Any] = {}
    for step in head.pop("removed", "").split(","):
        changes |= REMOVALS.get(step.strip(), {})
    if changes:
        with suppress(orjson.JSONDecodeError, TypeError):  # the embed reports the error
            interventions = orjson.loads(head.get("interventions", "{}"))
            head["interventions"] = orjson.dumps(interventions | changes).decode()
    return _view(state, model, "head", head, "")


def _insights(state: State, model: str, parameters: dict[str, str], anchor: str) -> EmbedTarget:
    """Return the view in the anchor, or the first one whose tables the insights have."""
    if anchor.startswith(_ANCHOR):
        return _view(state, model, anchor.removeprefix(_ANCHOR), parameters, "")
    found = insights_of(state.registry.bundle(model))
    shown = (
        view.name
        for view in views().values()
        if view.section in INSIGHT_SECTIONS and all(map(found.table, view.tables))
    )
    return _view(state, model, next(shown, ""), parameters, "")


def _lesson(_: State, name: str, parameters: dict[str, str], anchor: str) -> EmbedTarget:
    lesson = find_lesson(name)
    steps = {found.id: found.title for found in lesson.steps}
    step = parameters.get("step") or anchor
    embed = {name: text for name, text in parameters.items() if name != "step"}
    title = lesson.title
    if step in steps:
        embed["step"], title = step, f"{steps[step]} · {lesson.title}"
    return EmbedTarget(title, lesson.summary.replace("$", ""), f"/embed/lessons/{name}", embed)


def _deck(state: State, name: str, _: dict[str, str], anchor: str) -> EmbedTarget:
    deck = read_deck(find_deck(state.settings.decks, name).text).deck
    summary = f"{deck.title}: {len(deck.slides)} slides with views of PointerScope."
    return EmbedTarget(deck.title, summary, f"/embed/slides/{name}", {}, has_picture=False)


_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\\\\]")
_PORTS = {"http": ":80", "https": ":443"}
_ANCHOR = "view-"
_NAME = "([A-Za-z0-9][A-Za-z0-9._-]*)"
# Lessons and decks come first, because no model is named "lessons" or "slides".
_ROUTES: dict[str, Callable[..., EmbedTarget]] = {
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
