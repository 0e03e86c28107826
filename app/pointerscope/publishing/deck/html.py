"""Decks as reveal.js pages: one file that works offline, or a folder for a web host."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import orjson

from pointerscope.core.settings import RESOURCES
from pointerscope.figures.encoding import figure_bytes
from pointerscope.publishing.deck.markdown import markup
from pointerscope.publishing.exported_view import texts_of
from pointerscope.publishing.offline import HOSTED_POLICY, json_within, offline_page
from pointerscope.publishing.script_bundle import PLOTLY, classic_script
from pointerscope.publishing.templates import environment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from markupsafe import Markup

    from pointerscope.figures.theme import ThemeName
    from pointerscope.publishing.deck.drawing import Drawings
    from pointerscope.publishing.deck.plan import Plan, PlannedSlide, Question, ShownStep, ShownView
    from pointerscope.publishing.deck.schema import ViewChange
    from pointerscope.publishing.exported_view import KeptView

STATIC = RESOURCES / "static"
REVEAL = STATIC / "vendor" / "reveal" / "reveal.js"
STYLES = ("../vendor/reveal/reveal", "pointer-view", "pointerscope", "lessons", "deck")
SCRIPTS = ("theme", "pointer-view", "deck")
# Unless the deck says otherwise: text that can be read in a hall.
SCALE = 1.25
_SHORT = 90  # characters of text that stand above a figure rather than beside it


class Element(NamedTuple):
    """A `<pointer-view>`.

    Attributes:
        attributes: by name.
        title: until the figure brings its own.
        origin: the line that says where it comes from.
        link: to the same view on a server; empty where none is known.
    """

    attributes: dict[str, str]
    title: str
    origin: str
    link: str


class Place(NamedTuple):
    """Where a view stands on a slide: elements in one place, one of them shown at each stage."""

    elements: list[Element]
    stages: str


class Card(NamedTuple):
    """A step of a lesson at the stages from one on."""

    shown: ShownStep
    stages: str
    picture: dict[str, str]
    origin: str


class Page(NamedTuple):
    """A slide, ready for its template."""

    number: int
    title: str
    author: str
    text: Markup
    fragments: list[Markup]
    notes: Markup
    minutes: float
    layout: str
    places: list[Place]
    cards: list[Card]


def offline_deck(
    plan: Plan,
    kept: Mapping[str, KeptView],
    drawings: Drawings,
    theme: ThemeName | None = None,
    server: str | None = None,
) -> bytes:
    """A deck as one file that asks nobody for anything.

    Args:
        plan: the deck.
        kept: its figures.
        drawings: draws those of lessons.
        theme: the colours it opens with; the deck's own if left out.
        server: the address of a server that has the same views, to be linked.
    """
    figures = _Figures(kept, "#{}")
    shown = pages(plan, figures.of, figures.of_step(drawings), _links(kept, server))
    return offline_page(
        "offline_deck.html",
        title=plan.deck.title,
        styles=STYLES,
        scripts=SCRIPTS,
        libraries=(REVEAL,),
        theme=theme or plan.deck.first_theme,
        deck=plan.deck,
        pages=shown,
        figures={name: json_within(content) for name, content in figures.contents.items()},
    )


def hosted_deck(
    plan: Plan,
    kept: Mapping[str, KeptView],
    drawings: Drawings,
    theme: ThemeName | None = None,
    server: str | None = None,
) -> Callable[[Path], None]:
    """A deck as a folder for a web host, whose figures are fetched as they are needed.

    Returns:
        What fills the folder that it is given.
    """
    figures = _Figures(kept, "data/{}.json")
    shown = pages(plan, figures.of, figures.of_step(drawings), _links(kept, server))
    page = environment().get_template("hosted_deck.html")
    html = page.render(
        title=plan.deck.title,
        theme=theme or plan.deck.first_theme,
        policy=HOSTED_POLICY,
        deck=plan.deck,
        pages=shown,
        plotly=PLOTLY.name,
    )
    css = "".join((STATIC / "css" / f"{name}.css").read_text(encoding="utf-8") for name in STYLES)

    def fill(folder: Path) -> None:
        (folder / "data").mkdir()
        for name, content in figures.contents.items():
            (folder / "data" / f"{name}.json").write_bytes(content)
        (folder / PLOTLY.name).write_bytes(PLOTLY.read_bytes())
        (folder / "reveal.js").write_bytes(REVEAL.read_bytes())
        (folder / "deck.js").write_text(classic_script(*SCRIPTS), encoding="utf-8")
        (folder / "deck.css").write_text(css, encoding="utf-8")
        (folder / "index.html").write_text(html, encoding="utf-8")

    return fill


def live_source(question: Question) -> dict[str, str]:
    """The attributes of a view that asks the server for its figure."""
    made = {"model": question.bundle.id, "view": question.view}
    if question.query is None:
        return made | {"reads": "data set"}
    for name, text in texts_of(question.query).items():
        made[name.replace("_", "-")] = text
    if question.against_text:
        made["against"] = question.against_text
    return made


def live_step(shown: ShownStep) -> dict[str, str]:
    """The attributes of a step's figure that is asked for from the server."""
    if shown.solved.made is None or shown.solved.made.picture is None:
        return {}
    removed = [solved.step.id for solved in shown.solution.steps if solved.is_removed]
    made = {"lesson": shown.lesson, "view": shown.solved.step.id}
    if removed:
        made["removed"] = ",".join(removed)
    if shown.inputs:
        made["inputs"] = orjson.dumps(shown.inputs).decode()
    return made


def pages(
    plan: Plan,
    source: Callable[[Question], dict[str, str]],
    step_source: Callable[[ShownStep], dict[str, str]],
    link: Callable[[Question], str] = lambda _: "",
) -> list[Page]:
    """The slides of a deck, ready for its templates.

    Args:
        plan: the deck.
        source: the attributes that say where the figure of a question comes from.
        step_source: the same for a step of a lesson; none where it has no figure.
        link: the address of the same view on a server.
    """
    return [
        Page(
            number=number,
            title=planned.slide.title or (plan.deck.title if number == 1 else ""),
            author=plan.deck.author if number == 1 else "",
            text=markup(planned.slide.text),
            fragments=[markup(fragment.text) for fragment in planned.slide.fragments],
            notes=markup(planned.slide.notes),
            minutes=planned.slide.minutes or 0,
            layout=_layout(planned, number == 1),
            places=[_place(shown, planned, number, source, link) for shown in planned.views],
            cards=_cards(planned, step_source),
        )
        for number, planned in enumerate(plan.slides, 1)
    ]


def _layout(planned: PlannedSlide, is_first: bool) -> str:
    slide = planned.slide
    shows = bool(planned.views or planned.steps)
    words = slide.text + "".join(fragment.text for fragment in slide.fragments)
    if not shows:
        return "opening" if is_first or not words else "words"
    if not words:
        return "alone"
    if slide.layout:
        return slide.layout
    return "above" if len(words) <= _SHORT or len(planned.views) > 1 else "beside"


def _place(
    shown: ShownView,
    planned: PlannedSlide,
    number: int,
    source: Callable[[Question], dict[str, str]],
    link: Callable[[Question], str],
) -> Place:
    questions = shown.questions
    places = {question.key: index for index, question in enumerate(questions)}
    stages = [
        {"show": places[stage.question.key], "options": stage.options} for stage in shown.stages
    ]
    linked = {"linked": f"slide-{number}"} if planned.slide.linked else {}
    elements = []
    for question in questions:
        first = next(stage for stage in shown.stages if stage.question is question)
        attributes = source(question) | dict(first.options) | _look(shown.look) | linked
        elements.append(Element(attributes, question.title, question.origin, link(question)))
    return Place(elements, orjson.dumps(stages).decode())


def _links(kept: Mapping[str, KeptView], server: str | None) -> Callable[[Question], str]:
    if server is None:
        return lambda _: ""
    address = server.rstrip("/")
    return lambda question: address + kept[question.key].path


def _look(look: ViewChange) -> dict[str, str]:
    said = {"controls": look.controls or "some", "scale": f"{look.scale or SCALE:g}"}
    return said | ({"caption": look.caption} if look.caption else {})


def _cards(planned: PlannedSlide, source: Callable[[ShownStep], dict[str, str]]) -> list[Card]:
    """The steps, each once, with the stages at which it is shown."""
    distinct: dict[int, tuple[ShownStep, list[int]]] = {}
    for at, shown in enumerate(planned.steps):
        distinct.setdefault(id(shown), (shown, []))[1].append(at)
    cards = []
    for shown, stages in distinct.values():
        attributes = source(shown)
        if attributes:
            attributes |= {"caption": "none", "controls": "none", "scale": f"{SCALE:g}"}
        cards.append(Card(shown, orjson.dumps(stages).decode(), attributes, shown.origin))
    return cards


class _Figures:
    """The figures that travel with a deck, by short names, each once."""

    def __init__(self, kept: Mapping[str, KeptView], address: str) -> None:
        self._kept = kept
        self._address = address
        self._names: dict[str, str] = {}
        self.contents: dict[str, bytes] = {}

    def of(self, question: Question) -> dict[str, str]:
        kept = self._kept[question.key]
        name = self._name(question.key, lambda: kept.json)
        return {"source": self._address.format(name), "name": kept.name}

    def of_step(self, drawings: Drawings) -> Callable[[ShownStep], dict[str, str]]:
        def source(shown: ShownStep) -> dict[str, str]:
            figure = drawings.step(shown)
            if figure is None:
                return {}
            content = figure_bytes(figure)
            name = self._name(content.decode(), lambda: content)
            return {
                "source": self._address.format(name),
                "name": f"{shown.lesson}-{shown.solved.step.id}",
            }

        return source

    def _name(self, key: str, content: Callable[[], bytes]) -> str:
        if key not in self._names:
            self._names[key] = f"figure-{len(self._names) + 1}"
            self.contents[self._names[key]] = content()
        return self._names[key]


def minutes_in_words(minutes: float) -> str:
    """Such as `30 minutes`; empty where the deck does not say."""
    return f"{minutes:.0f} minute{'' if round(minutes) == 1 else 's'}" if minutes else ""
