"""Decks as reveal.js pages: one HTML file that works offline, or a folder for a web host."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import orjson
from markupsafe import Markup

from pointerscope.core.settings import STATIC
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.style_sheets import read_styles
from pointerscope.figures.theme import ThemeName
from pointerscope.publishing.deck.markdown import render_markdown
from pointerscope.publishing.exported_view import ExportedView, query_parameters
from pointerscope.publishing.network_files import addresses_of, network_files
from pointerscope.publishing.offline import (
    HOSTED_POLICY,
    json_for_script,
    render_offline_page,
)
from pointerscope.publishing.script_bundle import ENGINE, PLOTLY, read_script
from pointerscope.publishing.templates import template_environment

if TYPE_CHECKING:
    from pointerscope.analysis.questions import AudienceQuestion
    from pointerscope.network.bundles import Bundle
    from pointerscope.publishing.deck.drawing import FigureExporter
    from pointerscope.publishing.deck.plan import (
        DeckPlan,
        Explain,
        FigureRequest,
        PlannedSlide,
        PlannedStep,
        PlannedView,
    )
    from pointerscope.publishing.deck.schema import ViewChange

_REVEAL = STATIC / "vendor" / "reveal" / "reveal.js"
_STYLES = (
    "../vendor/reveal/reveal",
    "pointer-view",
    "pointerscope",
    "network-picture",
    "lessons",
    "deck",
)
_TEXT_SCALE = 1.25  # the default; large enough to read in a lecture hall
_MAX_CHARACTERS_ABOVE = 90  # a longer text stands beside its figure


class ViewElement(NamedTuple):
    """A `<pointer-view>` element.

    Attributes:
        attributes: Its attributes by name.
        title: The title until the figure is loaded.
        origin: The line with the model and the query.
        link: The address of the same view on a server; empty if no server is known.
    """

    attributes: dict[str, str]
    title: str
    origin: str
    link: str


class ViewSlot(NamedTuple):
    """The area of one view on a slide.

    Attributes:
        elements: The elements in the area, one for each figure; one is shown at a time.
        stages: The element to show and its options at each stage, as JSON.
    """

    elements: list[ViewElement]
    stages: str


class StepCard(NamedTuple):
    """A lesson step on a slide.

    Attributes:
        step: The step.
        stages: The stages at which it is shown, as JSON.
        picture: The attributes of its `<pointer-view>`; empty if it has no figure.
        origin: The line with the lesson and the changes to it.
    """

    step: PlannedStep
    stages: str
    picture: dict[str, str]
    origin: str


class SlideAnswer(NamedTuple):
    """A question on a slide, before and after its answer.

    Attributes:
        question: The question with its choices and answer.
        stages: At which stages the answer is hidden and shown, as JSON; the latter is empty
            without an answer.
        for_room: The question as a room is asked it, as JSON.
        origin: The line with the model and the query.
    """

    question: AudienceQuestion
    stages: tuple[str, str]
    for_room: str
    origin: str


class RenderedSlide(NamedTuple):
    """A slide with its texts as HTML, ready for the template."""

    number: int
    title: str
    author: str
    text: Markup
    fragments: list[Markup]
    notes: Markup
    minutes: float
    layout: str
    view_slots: list[ViewSlot]
    step_cards: list[StepCard]
    asked: SlideAnswer | None


def render_offline_deck(
    plan: DeckPlan,
    figures: Mapping[str, ExportedView],
    exporter: FigureExporter,
    theme: ThemeName | None = None,
    server: str | None = None,
) -> bytes:
    """Return a deck as one HTML file that makes no requests.

    Args:
        plan: The deck.
        figures: The figures of its views, by the keys of the requests.
        exporter: Draws the figures of lesson steps.
        theme: The theme when the file opens; None for that of the deck.
        server: The address of a server with the same views; the file links to it.
    """
    sources = _FigureSources(figures, "#{}")
    slides = sources.slides(plan, exporter, server)
    return render_offline_page(
        "offline_deck.html",
        title=plan.deck.title,
        styles=_STYLES,
        script="offline-deck",
        libraries=(_REVEAL,),
        theme=theme or plan.deck.first_theme,
        deck=plan.deck,
        slides=slides,
        figures={name: json_for_script(content) for name, content in sources.contents.items()},
        models=_shared_models(figures),
    )


def render_hosted_deck(
    plan: DeckPlan,
    figures: Mapping[str, ExportedView],
    exporter: FigureExporter,
    theme: ThemeName | None = None,
    server: str | None = None,
) -> Callable[[Path], None]:
    """Render a deck for a web host; its page fetches each figure when it is needed.

    Returns:
        A function that writes the files into a given folder.
    """
    sources = _FigureSources(figures, "data/{}.json")
    slides = sources.slides(plan, exporter, server)
    models = _shared_models(figures)
    template = template_environment().get_template("hosted_deck.html")
    html = template.render(
        title=plan.deck.title,
        theme=theme or plan.deck.first_theme,
        policy=HOSTED_POLICY,
        deck=plan.deck,
        slides=slides,
        plotly=PLOTLY.name,
        addresses=addresses_of(models, "models/"),
    )
    css = read_styles(_STYLES)
    files = {bundle.id: network_files(bundle) for bundle in models}

    def write(folder: Path) -> None:
        (folder / "data").mkdir()
        for name, content in sources.contents.items():
            (folder / "data" / f"{name}.json").write_bytes(content)
        for model, contents in files.items():
            (folder / "models" / model).mkdir(parents=True)
            for name, content in contents.items():
                (folder / "models" / model / name).write_bytes(content)
        if files:
            engine = folder / "static" / "bundles" / ENGINE.name
            engine.parent.mkdir(parents=True)
            engine.write_bytes(ENGINE.read_bytes())
        (folder / PLOTLY.name).write_bytes(PLOTLY.read_bytes())
        (folder / "reveal.js").write_bytes(_REVEAL.read_bytes())
        (folder / "deck.js").write_text(read_script("offline-deck"), encoding="utf-8")
        (folder / "deck.css").write_text(css, encoding="utf-8")
        (folder / "index.html").write_text(html, encoding="utf-8")

    return write


def server_view_attributes(request: FigureRequest) -> dict[str, str]:
    """Return the attributes of a `<pointer-view>` that fetches its figure from the server."""
    attributes = {"model": request.bundle.id, "view": request.view}
    if request.query is None:
        return attributes | {"reads": "data set"}
    for name, text in query_parameters(request.query).items():
        attributes[name.replace("_", "-")] = text
    if request.against_text:
        attributes["against"] = request.against_text
    return attributes


def server_step_attributes(step: PlannedStep) -> dict[str, str]:
    """Return the same for the figure of a lesson step; empty if it has no figure."""
    result = step.solution.result
    if result is None or result.picture is None:
        return {}
    attributes = {"lesson": step.lesson, "view": step.solution.step.id}
    if step.removed:
        attributes["removed"] = ",".join(found.step.id for found in step.removed)
    if step.inputs:
        attributes["inputs"] = orjson.dumps(step.inputs).decode()
    return attributes


def render_slides(
    plan: DeckPlan,
    view_attributes: Callable[[FigureRequest], dict[str, str]],
    step_attributes: Callable[[PlannedStep], dict[str, str]],
    explain: Explain,
    link: Callable[[FigureRequest], str] = lambda _: "",
) -> list[RenderedSlide]:
    """Render the texts of a deck and describe its figures for the templates.

    Args:
        plan: The deck.
        view_attributes: Returns the attributes of a view that tell where its figure is.
        step_attributes: Returns the same for a lesson step; empty if it has no figure.
        explain: Returns the explanation of a query, from which questions are computed.
        link: Returns the address of a view on a server; empty for no link.
    """
    asked = [_slide_answer(planned, explain) for planned in plan.slides]
    return [
        RenderedSlide(
            number=number,
            title=_title(planned, asked[number - 1], plan.deck.title if number == 1 else ""),
            author=plan.deck.author if number == 1 else "",
            text=render_markdown(planned.slide.text),
            fragments=[render_markdown(fragment.text) for fragment in planned.slide.fragments],
            notes=render_markdown(planned.slide.notes),
            minutes=planned.slide.minutes or 0,
            layout=_layout(planned, number == 1),
            view_slots=[
                _view_slot(view, planned, number, view_attributes, link) for view in planned.views
            ],
            step_cards=_step_cards(planned, step_attributes),
            asked=asked[number - 1],
        )
        for number, planned in enumerate(plan.slides, 1)
    ]


def _title(planned: PlannedSlide, asked: SlideAnswer | None, default: str) -> str:
    return planned.slide.title or (asked.question.text if asked else default)


def _slide_answer(planned: PlannedSlide, explain: Explain) -> SlideAnswer | None:
    if planned.question is None:
        return None
    question = planned.question.ask(explain)
    stages = ("[0]", "[1]") if question.answer else ("[0,1]", "")
    for_room = orjson.dumps(asdict(question)).decode()
    return SlideAnswer(question, stages, for_room, planned.question.origin)


def format_minutes(minutes: float) -> str:
    """Return a duration such as `30 minutes`; empty for 0."""
    return f"{minutes:.0f} minute{'' if round(minutes) == 1 else 's'}" if minutes else ""


def _layout(planned: PlannedSlide, is_first: bool) -> str:
    slide = planned.slide
    if slide.question:
        return "question"
    has_figure = bool(planned.views or planned.steps)
    text = slide.text + "".join(fragment.text for fragment in slide.fragments)
    if not has_figure:
        return "opening" if is_first or not text else "words"
    if not text:
        return "alone"
    if slide.layout:
        return slide.layout
    is_short = len(text) <= _MAX_CHARACTERS_ABOVE
    return "above" if is_short or len(planned.views) > 1 else "beside"


def _view_slot(
    view: PlannedView,
    planned: PlannedSlide,
    number: int,
    view_attributes: Callable[[FigureRequest], dict[str, str]],
    link: Callable[[FigureRequest], str],
) -> ViewSlot:
    requests = view.requests
    indices = {request.key: index for index, request in enumerate(requests)}
    stages = [
        {"show": indices[state.request.key], "options": state.options} for state in view.states
    ]
    linked = {"linked": f"slide-{number}"} if planned.slide.linked else {}
    elements = []
    for request in requests:
        first = next(state for state in view.states if state.request is request)
        attributes = view_attributes(request) | dict(first.options) | _settings(view.settings)
        elements.append(
            ViewElement(attributes | linked, request.title, request.origin, link(request))
        )
    return ViewSlot(elements, orjson.dumps(stages).decode())


def _shared_models(figures: Mapping[str, ExportedView]) -> list[Bundle]:
    """Return the models that the deck takes along, each once."""
    found = (figure.shared_model for figure in figures.values())
    return [*{bundle.id: bundle for bundle in found if bundle is not None}.values()]


def _server_links(
    figures: Mapping[str, ExportedView], server: str | None
) -> Callable[[FigureRequest], str]:
    if server is None:
        return lambda _: ""
    address = server.rstrip("/")
    return lambda request: address + figures[request.key].path


def _settings(written: ViewChange) -> dict[str, str]:
    scale = written.scale or _TEXT_SCALE
    attributes = {"controls": written.controls or "some", "scale": f"{scale:g}"}
    if written.story:
        attributes["beat"] = "1"
    return attributes | ({"caption": written.caption} if written.caption else {})


def _step_cards(
    planned: PlannedSlide, step_attributes: Callable[[PlannedStep], dict[str, str]]
) -> list[StepCard]:
    """Return a card for each distinct step, with the stages at which it is shown."""
    distinct: dict[int, tuple[PlannedStep, list[int]]] = {}
    for stage, step in enumerate(planned.steps):
        distinct.setdefault(id(step), (step, []))[1].append(stage)
    cards = []
    for step, stages in distinct.values():
        attributes = step_attributes(step)
        if attributes:
            attributes |= {"caption": "none", "controls": "none"}  # the card is zoomed
        cards.append(StepCard(step, orjson.dumps(stages).decode(), attributes, step.origin))
    return cards


class _FigureSources:
    """The figures that an exported deck contains, each once, under short names.

    Attributes:
        contents: The JSON of each figure, by name.
    """

    def __init__(self, figures: Mapping[str, ExportedView], address: str) -> None:
        self._figures = figures
        self._address = address
        self._names: dict[str, str] = {}
        self.contents: dict[str, bytes] = {}

    def slides(
        self, plan: DeckPlan, exporter: FigureExporter, server: str | None
    ) -> list[RenderedSlide]:
        """Render the slides of a deck, and add the figures that they read."""
        links = _server_links(self._figures, server)
        return render_slides(plan, self.of_view, self.of_steps(exporter), exporter.explain, links)

    def of_view(self, request: FigureRequest) -> dict[str, str]:
        """Return the attributes of a `<pointer-view>` that reads a view's figure."""
        view = self._figures[request.key]
        name = self._add(request.key, lambda: view.json)
        return {"source": self._address.format(name), "name": view.name}

    def of_steps(self, exporter: FigureExporter) -> Callable[[PlannedStep], dict[str, str]]:
        """Return a function with the attributes for a lesson step's figure."""

        def attributes(step: PlannedStep) -> dict[str, str]:
            figure = exporter.draw_step(step)
            if figure is None:
                return {}
            content = figure_bytes(figure)
            name = self._add(content.decode(), lambda: content)
            return {
                "source": self._address.format(name),
                "name": f"{step.lesson}-{step.solution.step.id}",
            }

        return attributes

    def _add(self, key: str, content: Callable[[], bytes]) -> str:
        if key not in self._names:
            self._names[key] = f"figure-{len(self._names) + 1}"
            self.contents[self._names[key]] = content()
        return self._names[key]
