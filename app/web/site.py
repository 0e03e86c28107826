"""A site of files: views, lessons and insights for any web host, without a server that computes.

::

    index.html                         the models, their histories, all lessons
    explore/<model>/                   a model and its histories
    explore/<model>/<history>/         every view of a history
    insights/<model>/                  the insights, and their tables
    lessons/, lessons/<lesson>/        the lessons
        without-<step>.html            the same with one step left out
    figures/                           every figure once, named by what it holds
    static/                            styles, scripts, and what draws

Links lead from page to page, so that the site can lie anywhere on a host. What needs the network
to run anew says so, and where a server is named leads there.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import numpy as np

from app import __version__
from app.analysis.explanation import explain
from app.analysis.insights.files import TABLE_FORMATS, file_name, table_text
from app.figures.encoding import figure_bytes
from app.figures.lessons import draw_picture
from app.figures.views import NothingToShowError, views
from app.lessons.making.numbers import number_text
from app.mobility.folders import write_folder
from app.mobility.problems import InvalidQueryError
from app.network.insights import InsightsError
from app.publishing.kept import in_both_themes, keep
from app.publishing.modules import PLOTLY, SCRIPTS
from app.publishing.templates import environment
from app.settings import RESOURCES
from app.web.insights import chapters_of, insights_of, spelled, tally
from app.web.lessons import chapters, player
from app.web.pages import licence_of_data, story_of
from app.web.site_histories import title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from app.analysis.explanation import Explanation
    from app.figures.views import Figure, View
    from app.lessons.making.exercises import Exercise
    from app.lessons.making.lesson import Lesson, Solution
    from app.network.bundles import Bundle
    from app.web.site_histories import ListedHistory

MARK = "pointerscope-site.json"  # only a folder that was made here holds it

_STATIC = RESOURCES / "static"
_STYLES = ("pointer-view", "pointerscope", "cards", "insights", "lessons", "site")
_SCRIPTS = ("site-explore", "site-figures", "lesson")
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'"
)
# Of types in comments nothing is needed.
_IMPORTED = re.compile(r'(?:from |import |(?<!\{)import\()"\./([\w-]+)\.js"')
_LONGEST_NAME = 60  # characters of a folder's name
# What no file may be called on some system.
_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d")
_FORMAT_NAMES = {"csv": "CSV", "json": "JSON", "latex": "LaTeX"}


class SiteError(ValueError):
    """Such a site cannot be made; the message says why."""


@dataclass(frozen=True)
class SiteHistory:
    """A history of the site.

    Attributes:
        title: what it is called.
        path: of its page, from the start of the site.
        explanation: what one pass over it shows.
        listed: how it was asked for.
        on_server: the path of the same on a server; empty if it cannot be written as visits.
    """

    title: str
    path: str
    explanation: Explanation
    listed: ListedHistory
    on_server: str


@dataclass(frozen=True)
class SiteModel:
    """A model of the site.

    Attributes:
        bundle: what is shown.
        path: of its page, from the start of the site.
        insights: the path of its insights; empty where they were not computed.
        histories: that are shown of it.
        licence: the paragraphs of the licence of its data, where that is not free.
    """

    bundle: Bundle
    path: str
    insights: str
    histories: tuple[SiteHistory, ...]
    licence: tuple[str, ...]

    @property
    def of_people(self) -> bool:
        """Whether it was trained on data of people who were not invented."""
        training = self.bundle.card.training
        return bool(self.licence) or (
            training is not None and training.data.kind != "simulated visits"
        )


@dataclass(frozen=True)
class Site:
    """What a site holds, all of it checked.

    Attributes:
        models: in the order of the start page.
        lessons: by their ids.
        server: the address of a server that has the same, without a slash at its end, if any.
    """

    models: tuple[SiteModel, ...]
    lessons: Mapping[str, Lesson]
    server: str | None


@dataclass
class Written:
    """What a site takes.

    Attributes:
        files: how many.
        sizes: bytes by the folder that they lie in.
    """

    files: int = 0
    sizes: dict[str, int] = field(default_factory=dict)

    def add(self, path: str, size: int) -> None:
        """Count a file."""
        part = path.split("/")[0] if "/" in path else "start page"
        self.files += 1
        self.sizes[part] = self.sizes.get(part, 0) + size

    def sentence(self) -> str:
        """The same for reading."""
        parts = ", ".join(
            f"{part} {_megabytes(size)}"
            for part, size in sorted(self.sizes.items(), key=lambda item: -item[1])
        )
        return f"{self.files:,} files, {_megabytes(sum(self.sizes.values()))} ({parts})"


def plan_site(
    asked: Iterable[tuple[Bundle, Sequence[ListedHistory]]],
    lessons: Mapping[str, Lesson],
    server: str | None = None,
) -> Site:
    """Find out what a site is to hold; every history is asked.

    Args:
        asked: models, each with the histories that are shown of it.
        lessons: by their ids.
        server: the address of a server that has the same.

    Raises:
        SiteError: a history cannot be read by its model, or the address is none.
    """
    found = list(asked)
    folders = safe_names([bundle.id for bundle, _ in found])
    models = tuple(
        _model(bundle, listed, folder)
        for (bundle, listed), folder in zip(found, folders, strict=True)
    )
    return Site(models, lessons, None if server is None else _address(server))


def write_site(
    site: Site, folder: Path, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> Written:
    """Write a site, so that it is either whole or not there.

    Args:
        site: what it holds.
        folder: where it goes; a site that is there is replaced.
        on_progress: is told how many pages are made, of how many.

    Raises:
        OSError: a file cannot be written.
    """
    written = Written()

    def fill(made: Path) -> None:
        pages = _Pages(site, made, written)
        jobs = list(pages.jobs())
        on_progress(0, len(jobs))
        for done, job in enumerate(jobs, 1):
            job()
            on_progress(done, len(jobs))

    write_folder(folder, fill)
    return written


def safe_names(texts: Sequence[str]) -> list[str]:
    """Names for folders on any system, each once, that tell what they were made of."""
    taken: set[str] = set()
    names = []
    for number, text in enumerate(texts, 1):
        plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
        name = re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST_NAME].strip("-")
        if not name or _RESERVED.fullmatch(name):
            name = f"{name}-{number}".strip("-")
        while name in taken:
            name = f"{name}-{number}"
        taken.add(name)
        names.append(name)
    return names


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


class _Pages:
    """Writes the pages of a site, and the figures that they need, into a folder."""

    def __init__(self, site: Site, folder: Path, written: Written) -> None:
        self._site = site
        self._folder = folder
        self._written = written
        self._everywhere = _Everywhere(__version__, site.server, _POLICY)

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
            *(SCRIPTS / f"{name}.js" for name in sorted({*chain(*map(_modules, _SCRIPTS))})),
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
        all_of_it = f"{bundle.id}-insights.json"
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
            answered=[(exercise, _answer(exercise, lesson)) for exercise in lesson.exercises],
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
            modules=_modules(script) if script else (),
            **context,
        )
        self._write(path, text.encode())

    def _write(self, path: str, content: bytes) -> None:
        place = self._folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
        self._written.add(path, len(content))


def _model(bundle: Bundle, listed: Sequence[ListedHistory], folder: str) -> SiteModel:
    path = f"explore/{folder}/"
    explanations = [_explained(bundle, history, number) for number, history in enumerate(listed, 1)]
    titles = [
        title_of(history, [visit.label for visit in explanation.visits], number)
        for number, (history, explanation) in enumerate(zip(listed, explanations, strict=True), 1)
    ]
    histories = tuple(
        SiteHistory(title, f"{path}{name}/", explanation, history, _on_server(bundle, explanation))
        for title, name, explanation, history in zip(
            titles, safe_names(titles), explanations, listed, strict=True
        )
    )
    insights = f"insights/{folder}/" if _has_insights(bundle) else ""
    return SiteModel(bundle, path, insights, histories, tuple(licence_of_data(bundle)))


def _explained(bundle: Bundle, listed: ListedHistory, number: int) -> Explanation:
    try:
        return explain(bundle, listed.query)
    except InvalidQueryError as error:
        raise SiteError(f"History {number} cannot be read by {bundle.id}: {error}") from error


def _on_server(bundle: Bundle, explanation: Explanation) -> str:
    """The path of the explore page of the same query."""
    read = explanation.query
    if read.notation is None:
        return ""
    query = {"visits": read.notation, "predict_at": read.predict_at.isoformat(timespec="minutes")}
    if read.history.user:
        query["user"] = str(read.history.user)
    return f"/explore/{quote(bundle.id)}?{urlencode(query, quote_via=quote)}"


def _has_insights(bundle: Bundle) -> bool:
    try:
        return bundle.insights is not None
    except InsightsError:
        return False


def _address(server: str) -> str:
    """The address of a server without a slash at its end."""
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise SiteError(f'"{server[:200]}" is no address of a server, such as https://example.org.')
    return server.rstrip("/")


def _nothing_asked() -> Explanation:
    raise AssertionError("A view of a data set asks for no explanation.")


def _answer(exercise: Exercise, lesson: Lesson) -> str:
    """The right answer in words."""
    answer: Any = exercise.answer(lesson.solve)
    if exercise.choices:
        return str(answer)
    rows = np.atleast_2d(np.asarray(answer, dtype=np.float64)).tolist()
    return "; ".join(
        ", ".join(number_text(value, exercise.decimals) for value in row) for row in rows
    )


@cache
def _modules(name: str) -> tuple[str, ...]:
    """A module of the pages and all that it imports, itself first."""
    found = [name]
    for module in found:
        source = (SCRIPTS / f"{module}.js").read_text(encoding="utf-8")
        found += [other for other in dict.fromkeys(_IMPORTED.findall(source)) if other not in found]
    return tuple(found)


def _root(path: str) -> str:
    """The way from the folder of a page to the start of the site."""
    return "../" * path.count("/") or "./"


def _megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f} MB" if size >= 100_000 else f"{size / 1e3:,.0f} kB"
