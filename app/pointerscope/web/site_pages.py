"""The pages of a site of files, and the figures that they need."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from pointerscope import __version__
from pointerscope.analysis.insights.files import TABLE_FORMATS, file_name, table_text
from pointerscope.core.settings import RESOURCES
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.views import NothingToShowError, views
from pointerscope.publishing.exported_view import in_both_themes, keep
from pointerscope.publishing.insight_folder import ALL_OF_IT
from pointerscope.publishing.lesson_files import player, right_answer
from pointerscope.publishing.offline import HOSTED_POLICY
from pointerscope.publishing.script_bundle import PLOTLY, SCRIPTS, with_imports
from pointerscope.publishing.templates import environment
from pointerscope.web.insights import chapters_of, insights_of, spelled, tally
from pointerscope.web.lessons import chapters
from pointerscope.web.pages import story_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.figures.views import Figure, View
    from pointerscope.lessons.framework.lesson import Lesson, Solution
    from pointerscope.network.bundles import Bundle
    from pointerscope.web.site import Written
    from pointerscope.web.site_plan import Site, SiteHistory, SiteModel

MARK = "pointerscope-site.json"  # only a folder that was made here holds it

_STATIC = RESOURCES / "static"
_STYLES = ("pointer-view", "pointerscope", "cards", "insights", "lessons", "site")
_SCRIPTS = ("site-explore", "site-figures", "lesson")
_FORMAT_NAMES = {"csv": "CSV", "json": "JSON", "latex": "LaTeX"}


class Pages:
    """Writes the pages of a site, and the figures that they need, into a folder."""

    def __init__(self, site: Site, folder: Path, written: Written) -> None:
        self._site = site
        self._folder = folder
        self._written = written
        self._everywhere = _Everywhere(__version__, site.server, HOSTED_POLICY)

    def jobs(self) -> Iterator[Callable[[], None]]:
        """What is to be done, in parts of about a page."""
        yield self._start
        for model in self._site.models:
            yield partial(self._model, model)
            for history in model.histories:
                yield partial(self._history, model, history)
            if model.insights:
                yield partial(self._insights, model)
        for name, lesson in self._site.lessons.items():
            yield partial(self._lesson, name, lesson)

    def _start(self) -> None:
        self._static()
        found = {
            title: [lesson for lesson in lessons if lesson["id"] in self._site.lessons]
            for title, lessons in chapters().items()
        }
        self._page(
            "index.html", "site_start.html", ("cards",), models=self._site.models, chapters=found
        )
        self._page("lessons/index.html", "site_lessons.html", ("lessons",), chapters=found)
        self._write("404.html", environment().get_template("site_missing.html").render().encode())
        # A host that makes sites of repositories then takes the files as they are.
        self._write(".nojekyll", b"")
        about = {
            "made_by": f"PointerScope {__version__}",
            "models": [model.bundle.id for model in self._site.models],
            "histories": sum(len(model.histories) for model in self._site.models),
            "lessons": list(self._site.lessons),
            "server": self._site.server,
        }
        self._write(MARK, (json.dumps(about, indent=1) + "\n").encode())

    def _static(self) -> None:
        files = [
            _STATIC / "icon.svg",
            SCRIPTS / "theme.js",
            *(SCRIPTS / f"{name}.js" for name in sorted({*chain(*map(with_imports, _SCRIPTS))})),
            *(_STATIC / "css" / f"{name}.css" for name in _STYLES),
            *(path for path in PLOTLY.parent.iterdir() if path.is_file()),
        ]
        for path in files:
            self._write(f"static/{path.relative_to(_STATIC).as_posix()}", path.read_bytes())

    def _model(self, model: SiteModel) -> None:
        of_cards = [
            view for view in views().values() if view.reads == "data set" and not view.section
        ]
        self._page(
            f"{model.path}index.html",
            "site_model.html",
            ("cards",),
            "site-figures",
            model=model,
            figures=[
                (view, self._of_data_set(model.bundle, view, _root(model.path)))
                for view in of_cards
                if not view.missing_in(model.bundle)
            ],
        )

    def _history(self, model: SiteModel, history: SiteHistory) -> None:
        read = history.explanation.query
        root = _root(history.path)
        story = [
            Section(
                chapter.name,
                chapter.title,
                [
                    self._card(model, history, view, str(missing or ""), root)
                    for view, missing in chapter.views
                ],
            )
            for chapter in story_of(model.bundle)
        ]
        self._page(
            f"{history.path}index.html",
            "site_explore.html",
            ("cards",),
            "site-explore",
            model=model,
            history=history,
            story=story,
            person=model.bundle.people.name(read.history.user),
            filled_in=any(visit.filled_in for visit in history.explanation.visits),
            moment=f"{read.predict_at:%a %Y-%m-%d %H:%M}",
        )

    def _card(
        self, model: SiteModel, history: SiteHistory, view: View, missing: str, root: str
    ) -> Card:
        if missing:
            return Card(view, None, missing)
        try:
            kept = keep(view.name, model.bundle, history.listed.query, lambda: history.explanation)
        except NothingToShowError as error:
            return Card(view, None, str(error))
        return Card(view, KeptFigure(root + self._figure(kept.figure), kept.name), "")

    def _insights(self, model: SiteModel) -> None:
        bundle, root = model.bundle, _root(model.insights)
        insights, found = insights_of(bundle), chapters_of(bundle)
        figures = {
            card.view.name: self._of_data_set(bundle, card.view, root)
            for chapter in found
            for card in chapter.cards
            if not card.missing
        }
        files: dict[str, dict[str, str]] = {}
        shown = {
            table.name: table
            for chapter in found
            for card in chapter.cards
            for table in card.tables
        }
        for table in shown.values():
            for form in TABLE_FORMATS:
                path = f"tables/{file_name(bundle.id, table, form)}"
                self._write(model.insights + path, table_text(bundle.id, table, form).encode())
                files.setdefault(table.name, {})[_FORMAT_NAMES[form]] = path
        all_of_it = f"{bundle.id}{ALL_OF_IT}"
        text = insights.model_dump_json(exclude_defaults=True)
        self._write(model.insights + all_of_it, f"{text}\n".encode())
        self._page(
            f"{model.insights}index.html",
            "site_insights.html",
            ("cards", "insights"),
            "site-figures",
            model=model,
            insights=insights,
            chapters=found,
            verdicts=tally(insights.claims),
            figures=figures,
            files=files,
            all_of_it=all_of_it,
            spelled=spelled,
        )

    def _lesson(self, name: str, lesson: Lesson) -> None:
        path = f"lessons/{name}/"
        solution = lesson.solve()
        self._page(
            f"{path}index.html",
            "site_lesson.html",
            ("lessons",),
            "lesson",
            id=name,
            figures=self._figures_of(name, solution, path),
            answered=[(exercise, right_answer(exercise, lesson)) for exercise in lesson.exercises],
            **player(lesson, solution),
        )
        for step in lesson.steps:
            if step.without is None:
                continue
            without = lesson.solve(removed=[step.id])
            self._page(
                f"{path}without-{step.id}.html",
                "site_lesson_state.html",
                lesson=lesson,
                removed=step.id,
                solution=without,
                figures=self._figures_of(name, without, path),
            )

    def _figures_of(self, name: str, solution: Solution, path: str) -> dict[str, KeptFigure]:
        """The figures of a lesson by step."""
        figures = {}
        for solved in solution.steps:
            if solved.made is None or solved.made.picture is None:
                continue
            figure = in_both_themes(draw_picture(solved.step.id, solved.made.picture, "light"))
            source = _root(path) + self._figure(figure)
            figures[solved.step.id] = KeptFigure(source, f"{name}-{solved.step.id}")
        return figures

    def _of_data_set(self, bundle: Bundle, view: View, root: str) -> KeptFigure:
        kept = keep(view.name, bundle, None, _nothing_asked)
        return KeptFigure(root + self._figure(kept.figure), kept.name)

    def _figure(self, figure: Figure) -> str:
        """The path of a figure's file, from the start of the site; equal ones share one."""
        content = figure_bytes(figure)
        path = f"figures/{hashlib.sha256(content).hexdigest()[:20]}.json"
        if not (self._folder / path).exists():
            self._write(path, content)
        return path

    def _page(
        self,
        path: str,
        template: str,
        styles: Sequence[str] = (),
        script: str = "",
        **context: object,
    ) -> None:
        page = environment().get_template(template)
        text = page.render(
            root=_root(path),
            site=self._everywhere,
            styles=styles,
            modules=with_imports(script) if script else (),
            **context,
        )
        self._write(path, text.encode())

    def _write(self, path: str, content: bytes) -> None:
        place = self._folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
        self._written.add(path, len(content))


class KeptFigure(NamedTuple):
    """A figure of a page.

    Attributes:
        source: its file, from the folder of the page.
        name: of the files that are taken from it.
    """

    source: str
    name: str


class Card(NamedTuple):
    """A view on a page of a history, or what is missing for it."""

    view: View
    figure: KeptFigure | None
    missing: str


class Section(NamedTuple):
    """A section of a page of a history."""

    name: str
    title: str
    cards: list[Card]


@dataclass(frozen=True)
class _Everywhere:
    """What all pages tell."""

    version: str
    server: str | None
    policy: str


def _nothing_asked() -> ExplainedQuery:
    raise AssertionError("A view of a data set asks for no explanation.")


def _root(path: str) -> str:
    """The way from the folder of a page to the start of the site."""
    return "../" * path.count("/") or "./"
