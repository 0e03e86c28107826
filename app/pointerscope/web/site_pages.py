"""The pages and figures of an exported site."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from pointerscope import __version__
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.insights.files import TABLE_FORMATS, file_name, table_text
from pointerscope.core.settings import STATIC
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.views import Figure, NothingToShowError, View, insights_of, views
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.framework.steps import LessonSolution
from pointerscope.mobility.interventions import interventions_by_group
from pointerscope.network.bundles import Bundle
from pointerscope.publishing.assignments.assigned_lesson import assigned_lesson
from pointerscope.publishing.exported_view import add_theme_templates, export_view
from pointerscope.publishing.insight_folder import INSIGHTS_SUFFIX
from pointerscope.publishing.lesson_files import player_context, right_answers
from pointerscope.publishing.life_page import PATH as LIFE_PATH
from pointerscope.publishing.life_page import render_life_page
from pointerscope.publishing.network_files import file_addresses
from pointerscope.publishing.offline import HOSTED_POLICY, json_for_script
from pointerscope.publishing.recorded_lesson import recorded_lesson
from pointerscope.publishing.script_bundle import ENGINE, PLOTLY, SCRIPTS, SITE_MODULES
from pointerscope.publishing.templates import template_environment
from pointerscope.web.assignments import choices_of_assignments, exercises_by_section
from pointerscope.web.course_map import course_map
from pointerscope.web.insights import chapters_of, expand_source, overview_of
from pointerscope.web.lessons import lessons_by_section
from pointerscope.web.model_files import MODEL_FILES, model_files
from pointerscope.web.pages import data_licence_paragraphs, editor_context, explore_sections
from pointerscope.web.site_plan import Site, SiteHistory, SiteModel

MARKER_FILE = "pointerscope-site.json"  # marks a folder as an exported site

_OF_EXPLORE = ("cards", "network-picture", "explore")
_STYLES = (
    *("pointer-view", "pointerscope", *_OF_EXPLORE, "insights", "lessons", "assignments", "site"),
)
_FORMAT_NAMES = {"csv": "CSV", "json": "JSON", "latex": "LaTeX"}


@dataclass
class SiteSize:
    """The size of a written site.

    Attributes:
        files: number of files.
        sizes: bytes by top folder.
    """

    files: int = 0
    sizes: dict[str, int] = field(default_factory=dict)

    def add(self, path: str, size: int) -> None:
        """Count a file."""
        part = path.split("/")[0] if "/" in path else "start page"
        self.files += 1
        self.sizes[part] = self.sizes.get(part, 0) + size

    def sentence(self) -> str:
        """Return the size as text."""
        parts = ", ".join(
            f"{part} {_format_size(size)}"
            for part, size in sorted(self.sizes.items(), key=lambda item: -item[1])
        )
        return f"{self.files:,} files, {_format_size(sum(self.sizes.values()))} ({parts})"


class SitePages:
    """Writes the pages of a site and their figures into a folder."""

    def __init__(self, site: Site, folder: Path, size: SiteSize) -> None:
        self._site = site
        self._folder = folder
        self._size = size
        self._shared_context = _SharedContext(
            __version__,
            site.server,
            HOSTED_POLICY,
            has_live_models=bool(site.live_models),
            has_life=site.life is not None,
        )

    def jobs(self) -> Iterator[Callable[[], None]]:
        """Yield functions that each write about one page."""
        yield self._start
        for model in self._site.models:
            yield partial(self._model, model)
            for history in model.histories:
                yield partial(self._history, model, history)
            if model.insights:
                yield partial(self._insights, model)
        if self._site.live_models:
            yield self._compare
        if self._site.life:
            yield partial(self._life, self._site.life)
        for name, lesson in self._site.lessons.items():
            yield partial(self._lesson, name, lesson)

    def _start(self) -> None:
        self._static()
        found = {
            title: [lesson for lesson in lessons if lesson["id"] in self._site.lessons]
            for title, lessons in lessons_by_section().items()
        }
        found_exercises = {
            title: [lesson for lesson in lessons if lesson["id"] in self._site.lessons]
            for title, lessons in exercises_by_section().items()
        }
        self._page(
            "index.html", "site_start.html", ("cards",), models=self._site.models, chapters=found
        )
        self._page(
            *("lessons/index.html", "site_lessons.html", ("lessons",)),
            chapters=found,
            course=course_map(found),
            has_assignments=any(found_exercises.values()),
        )
        if any(found_exercises.values()):
            self._assignments(found_exercises)
        self._write(
            "404.html", template_environment().get_template("site_missing.html").render().encode()
        )
        # Makes GitHub Pages serve the files as they are.
        self._write(".nojekyll", b"")
        about = {
            "made_by": f"PointerScope {__version__}",
            "models": [model.bundle.id for model in self._site.models],
            "with_weights": [model.bundle.id for model in self._site.live_models],
            "histories": sum(len(model.histories) for model in self._site.models),
            "lessons": list(self._site.lessons),
            "server": self._site.server,
        }
        self._write(MARKER_FILE, (json.dumps(about, indent=1) + "\n").encode())

    def _assignments(self, chapters: Mapping[str, list[dict[str, Any]]]) -> None:
        styles = ("lessons", "assignments")
        self._page(
            *("assignments/index.html", "site_assignments.html", styles, ("assignments",)),
            chapters=chapters,
            **choices_of_assignments(),
        )
        self._page("assignments/work/index.html", "site_assignment.html", styles, ("assignment",))

    def _static(self) -> None:
        files = [
            STATIC / "icon.svg",
            SCRIPTS / "theme.js",
            *SITE_MODULES,
            *(STATIC / "css" / f"{name}.css" for name in _STYLES),
            *sorted((STATIC / "fonts").iterdir()),
            *(path for path in PLOTLY.parent.iterdir() if path.is_file()),
            *((ENGINE,) if self._site.live_models else ()),
        ]
        for path in files:
            self._write(f"static/{path.relative_to(STATIC).as_posix()}", path.read_bytes())

    def _model(self, model: SiteModel) -> None:
        if model.shared:
            for name, content in model_files(model).items():
                self._write(f"models/{model.bundle.id}/{name}", content)
        card_views = [
            view for view in views().values() if view.reads == "data set" and not view.section
        ]
        self._page(
            f"{model.path}index.html",
            "site_model.html",
            _OF_EXPLORE,
            ("live", "figures") if model.shared else ("figures",),
            model=model,
            files=self._files([model], model.path),
            editor=editor_context(model.bundle),
            figures=[
                (view, self._data_set_figure(model.bundle, view, _root(model.path)))
                for view in card_views
                if not view.missing_in(model.bundle)
            ],
        )

    def _compare(self) -> None:
        path = "compare/index.html"
        models = self._site.live_models
        self._page(
            path,
            "site_compare.html",
            _OF_EXPLORE,
            ("live",),
            bundles=[model.bundle for model in models],
            interventions=interventions_by_group(),
            files=self._files(models, path),
        )

    def _life(self, bundle: Bundle) -> None:
        page = render_life_page(bundle, data_licence_paragraphs(bundle), "../index.html")
        self._write(f"{LIFE_PATH}index.html", page)

    def _files(self, models: Sequence[SiteModel], path: str) -> dict[str, dict[str, str]]:
        """Return where a page finds the files of models that it can compute, by id."""
        start = f"{_root(path)}models/"
        return {
            model.bundle.id: file_addresses(model.bundle.id, start, MODEL_FILES)
            for model in models
            if model.shared
        }

    def _history(self, model: SiteModel, history: SiteHistory) -> None:
        read = history.query
        root = _root(history.path)
        story = [
            SiteSection(
                chapter.name,
                chapter.title,
                [self._card(model, history, view, root) for view in chapter.views],
            )
            for chapter in explore_sections(model.bundle)
        ]
        self._page(
            f"{history.path}index.html",
            "site_explore.html",
            ("cards",),
            ("explore",),
            model=model,
            history=history,
            story=story,
            person=model.bundle.people.name(read.history.user),
            filled_in=any(visit.filled_in for visit in history.explanation.visits),
            moment=f"{read.predict_at:%a %Y-%m-%d %H:%M}",
        )

    def _card(self, model: SiteModel, history: SiteHistory, view: View, root: str) -> SiteCard:
        try:
            exported = export_view(
                view.name, model.bundle, history.listed.query, lambda: history.explanation
            )
        except NothingToShowError as error:
            return SiteCard(view, None, str(error))
        return SiteCard(view, SiteFigure(root + self._figure(exported.figure), exported.name), "")

    def _insights(self, model: SiteModel) -> None:
        bundle, root = model.bundle, _root(model.insights)
        insights, found = insights_of(bundle), chapters_of(bundle)
        figures = {
            card.view.name: self._data_set_figure(bundle, card.view, root)
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
                text = table_text(bundle.id, table, form, invented=insights.invented)
                self._write(model.insights + path, text.encode())
                files.setdefault(table.name, {})[_FORMAT_NAMES[form]] = path
        all_of_it = f"{bundle.id}{INSIGHTS_SUFFIX}"
        text = insights.model_dump_json(exclude_defaults=True)
        self._write(model.insights + all_of_it, f"{text}\n".encode())
        self._page(
            f"{model.insights}index.html",
            "site_insights.html",
            ("cards", "insights"),
            ("figures",),
            model=model,
            insights=insights,
            chapters=found,
            **overview_of(bundle),
            figures=figures,
            files=files,
            all_of_it=all_of_it,
            expand_source=expand_source,
        )

    def _lesson(self, name: str, lesson: Lesson) -> None:
        path = f"lessons/{name}/"
        solution = lesson.solve()
        self._page(
            f"{path}index.html",
            "site_lesson.html",
            ("lessons",),
            ("lesson",),
            id=name,
            figures=self._lesson_figures(name, solution, path),
            recorded=recorded_lesson(lesson),
            json_for_script=json_for_script,
            answers=right_answers(lesson),
            **player_context(lesson, solution),
        )
        if lesson.exercises:
            self._write(f"{path}exercises.html", assigned_lesson(name).encode())
        for step in lesson.steps:
            if not step.is_removable:
                continue
            without = lesson.solve(removed=[step.id])
            self._page(
                f"{path}without-{step.id}.html",
                "site_lesson_state.html",
                lesson=lesson,
                removed=step.id,
                solution=without,
                figures=self._lesson_figures(name, without, path),
            )

    def _lesson_figures(
        self, name: str, solution: LessonSolution, path: str
    ) -> dict[str, SiteFigure]:
        figures = {}
        for solved in solution.steps:
            if solved.result is None or solved.result.picture is None:
                continue
            figure = add_theme_templates(
                draw_picture(solved.step.id, solved.result.picture, "light")
            )
            source = _root(path) + self._figure(figure)
            figures[solved.step.id] = SiteFigure(source, f"{name}-{solved.step.id}")
        return figures

    def _data_set_figure(self, bundle: Bundle, view: View, root: str) -> SiteFigure:
        exported = export_view(view.name, bundle, None, _no_explanation)
        return SiteFigure(root + self._figure(exported.figure), exported.name)

    def _figure(self, figure: Figure) -> str:
        """Write a figure and return its path in the site; equal figures share a file."""
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
        scripts: Sequence[str] = (),
        **context: object,
    ) -> None:
        page = template_environment().get_template(template)
        text = page.render(
            root=_root(path),
            site=self._shared_context,
            styles=styles,
            scripts=scripts,
            **context,
        )
        self._write(path, text.encode())

    def _write(self, path: str, content: bytes) -> None:
        place = self._folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
        self._size.add(path, len(content))


class SiteFigure(NamedTuple):
    """A figure of a page.

    Attributes:
        source: path of its file, relative to the page.
        name: name of files that readers download from it.
    """

    source: str
    name: str


class SiteCard(NamedTuple):
    """A view on the page of a history: its figure, or why it has none."""

    view: View
    figure: SiteFigure | None
    missing: str


class SiteSection(NamedTuple):
    """A section of the page of a history."""

    name: str
    title: str
    cards: list[SiteCard]


@dataclass(frozen=True)
class _SharedContext:
    """Template values that all pages share."""

    version: str
    server: str | None
    policy: str
    has_live_models: bool
    has_life: bool


def _no_explanation() -> ExplainedQuery:
    raise AssertionError("A view of a data set needs no explanation.")


def _root(path: str) -> str:
    """Return the relative path from a page to the start of the site."""
    return "../" * path.count("/") or "./"


def _format_size(size: int) -> str:
    return f"{size / 1e6:,.1f} MB" if size >= 100_000 else f"{size / 1e3:,.0f} kB"
