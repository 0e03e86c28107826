"""What a deck shows, stage by stage: every name in it resolved, nothing drawn yet.

A slide with two fragments has three stages. What a view shows at each of them is a question with
the options that are chosen in its answer; equal questions are one figure, whoever asks them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import orjson
from pydantic import ValidationError

from pointerscope import __version__
from pointerscope.core.problems import InvalidQueryError
from pointerscope.figures.views import NothingToShowError, UnknownViewError, find_view
from pointerscope.lessons.catalogue import UnknownLessonError, find_lesson
from pointerscope.mobility.query import Query, read_query
from pointerscope.network.registry import UnavailableModelError, UnknownModelError
from pointerscope.publishing.deck.reading import DeckError, DeckProblem
from pointerscope.publishing.exported_view import said_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pointerscope.lessons.framework.lesson import Solution, Solved
    from pointerscope.lessons.framework.tables import Table
    from pointerscope.mobility.query import ReadQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.publishing.deck.reading import Path, ReadDeck
    from pointerscope.publishing.deck.schema import Deck, Fragment, LessonChange, Slide, ViewChange


@dataclass(frozen=True, eq=False)
class Question:
    """What a figure is the answer to.

    Attributes:
        view: its name.
        bundle: what is asked.
        query: None for views of a data set.
        against: what the difference is drawn from, as a model and a query.
        against_text: the same as JSON, as it was written.
    """

    view: str
    bundle: Bundle
    query: Query | None
    against: tuple[Bundle, Query] | None = None
    against_text: str = ""

    @property
    def title(self) -> str:
        """Of the view."""
        return find_view(self.view).title

    @cached_property
    def origin(self) -> str:
        """Which model, whose visits and what was changed, as a line."""
        said = [self.title, *said_of(self.bundle, _read(self.bundle, self.query))]
        if self.against is not None:
            other, query = self.against
            said += ["less", *said_of(other, _read(other, query))]
        return " · ".join([*said, f"PointerScope {__version__}"])

    @cached_property
    def key(self) -> str:
        """Equal for the same figure."""
        query = "" if self.query is None else self.query.model_dump_json(exclude_defaults=True)
        return orjson.dumps([self.bundle.id, self.view, query, self.against_text]).decode()


@dataclass(frozen=True, eq=False)
class Stage:
    """What a view shows at a stage.

    Attributes:
        question: whose answer is shown.
        options: what is chosen in it.
        path: where it was written.
    """

    question: Question
    options: Mapping[str, str]
    path: Path


@dataclass(frozen=True, eq=False)
class ShownView:
    """A place on a slide where a view stands.

    Attributes:
        stages: what it shows at each stage of the slide.
        look: how it stands there, as it was written.
    """

    stages: tuple[Stage, ...]
    look: ViewChange

    @property
    def questions(self) -> list[Question]:
        """What it asks, each question once, in the order they are asked."""
        return list({stage.question.key: stage.question for stage in self.stages}.values())


@dataclass(frozen=True, eq=False)
class ShownStep:
    """A step of a lesson at a stage.

    Attributes:
        lesson: its id.
        title: of the lesson.
        solution: the lesson, worked out.
        solved: the step.
        inputs: what stands in place of the lesson's own.
        tables: the names of those that are shown; all if empty.
    """

    lesson: str
    title: str
    solution: Solution
    solved: Solved
    inputs: Mapping[str, object]
    tables: tuple[str, ...] = ()

    @property
    def takes(self) -> list[Table]:
        """The tables that go in, as far as they are shown."""
        return self._shown(self.solved.takes)

    @property
    def gives(self) -> list[Table]:
        """The tables that come out, as far as they are shown."""
        return self._shown(self.solved.tables)

    def _shown(self, tables: Sequence[Table]) -> list[Table]:
        return [
            found
            for found in tables
            if found.shown and (not self.tables or found.name in self.tables)
        ]

    @property
    def origin(self) -> str:
        """Which lesson, which step and what was changed, as a line."""
        removed = [solved.step.title for solved in self.solution.steps if solved.is_removed]
        said = ["Lesson", self.title, self.solved.step.title]
        if self.inputs:
            said.append("with other inputs")
        if removed:
            said.append(f"left out: {', '.join(removed)}")
        return " · ".join([*said, f"PointerScope {__version__}"])


@dataclass(frozen=True, eq=False)
class PlannedSlide:
    """A slide with everything found that it names.

    Attributes:
        slide: as it was written.
        views: side by side.
        steps: of a lesson, one for each stage; none where the slide shows no lesson.
    """

    slide: Slide
    views: tuple[ShownView, ...]
    steps: tuple[ShownStep, ...]

    @property
    def stages(self) -> int:
        """How many there are: one more than fragments."""
        return len(self.slide.fragments) + 1


@dataclass(frozen=True, eq=False)
class Plan:
    """A deck with everything found that it names."""

    deck: Deck
    slides: tuple[PlannedSlide, ...]

    @property
    def stages(self) -> list[Stage]:
        """What every view shows at every stage."""
        return [stage for planned in self.slides for view in planned.views for stage in view.stages]

    @property
    def questions(self) -> dict[str, Question]:
        """Every figure there is to draw, once, by key."""
        return {stage.question.key: stage.question for stage in self.stages}


def plan(read: ReadDeck, open_bundle: Callable[[str], Bundle]) -> Plan:
    """Find everything that a deck names.

    Args:
        read: the deck.
        open_bundle: gives a model by its id.

    Raises:
        DeckError: with every model, view, place, lesson or step that is not there.
    """
    planner = _Planner(read, open_bundle)
    slides = tuple(planner.slide(index) for index in range(len(read.deck.slides)))
    if planner.problems:
        raise DeckError(dict.fromkeys(planner.problems))
    return Plan(read.deck, slides)


def _read(bundle: Bundle, query: Query | None) -> ReadQuery | None:
    if query is None:
        return None
    return read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)


class _Planner:
    """Resolves slide by slide and gathers what is wrong."""

    def __init__(self, read: ReadDeck, open_bundle: Callable[[str], Bundle]) -> None:
        self._read = read
        self._open = open_bundle
        self.problems: list[DeckProblem] = []

    def slide(self, index: int) -> PlannedSlide:
        slide = self._read.deck.slides[index]
        path: Path = ("slides", index)
        views = []
        for place, first in enumerate(slide.all_views):
            stages = list(self._view_stages(slide, path, place, first))
            if all(stages):
                views.append(ShownView(tuple(filter(None, stages)), first))
        for at, fragment in enumerate(slide.fragments):
            self._check_counts(slide, fragment, (*path, "fragments", at))
        steps = tuple(filter(None, self._steps(slide, path)))
        return PlannedSlide(slide, tuple(views), steps)

    def _check_counts(self, slide: Slide, fragment: Fragment, path: Path) -> None:
        if len(fragment.changes) > len(slide.all_views):
            key = "view" if fragment.view else "views"
            shown = len(slide.all_views) or "no"
            self._complain((*path, key), f"The slide shows {shown} view to change.")
        if fragment.lesson and not slide.lesson:
            self._complain((*path, "lesson"), "The slide shows no lesson to change.")

    def _view_stages(
        self, slide: Slide, path: Path, place: int, first: ViewChange
    ) -> Iterator[Stage | None]:
        written = ("view",) if slide.view else ("views", place)
        now, at = first, (*path, *written)
        stage = self._stage(now, at)
        yield stage
        for index, fragment in enumerate(slide.fragments):
            change = fragment.changes[place] if place < len(fragment.changes) else None
            if change is not None:
                now = now.changed(change)
                key = ("view",) if fragment.view else ("views", place)
                at = (*path, "fragments", index, *key)
                stage = self._stage(now, at)
            yield stage

    def _stage(self, shown: ViewChange, path: Path) -> Stage | None:
        if shown.view is None:
            self._complain(path, "Say which view: `view: heads`.")
            return None
        try:
            view = find_view(shown.view)
        except UnknownViewError as error:
            self._complain((*path, "view"), str(error), error.known, shown.view)
            return None
        bundle = self._bundle(shown.model or self._read.deck.model, (*path, "model"))
        if bundle is None:
            return None
        known = {option.name for option in view.options}
        for name in shown.options.keys() - known:
            words = f"it has {', '.join(sorted(known))}" if known else "it has none"
            self._complain((*path, name), f'"{view.name}" has no option "{name}"; {words}.')
        try:
            if missing := view.missing_in(bundle):
                raise missing
        except NothingToShowError as error:
            self._complain((*path, "view"), str(error))
            return None
        query = None
        if view.reads == "history":
            query = self._query(self._asked(shown), bundle, path, own=shown.visits is None)
            if query is None:
                return None
        against, text = None, ""
        if shown.against is not None:
            text = orjson.dumps(shown.against).decode()
            against = self._against(shown.against, bundle, query, (*path, "against"))
            if against is None:
                return None
        options = {name: str(value) for name, value in shown.options.items()}
        return Stage(Question(view.name, bundle, query, against, text), options, path)

    def _asked(self, shown: ViewChange) -> dict[str, Any]:
        deck = self._read.deck
        # The person and the moment of the deck belong to its visits.
        own = deck if shown.visits is None else None
        asked = {
            "visits": shown.visits or (own and own.visits),
            "user": shown.user if shown.user is not None else own and own.user,
            "predict_at": shown.predict_at or (own and own.predict_at),
            "interventions": shown.interventions or None,
        }
        return {name: value for name, value in asked.items() if value is not None}

    def _against(
        self, written: dict[str, Any], bundle: Bundle, query: Query | None, path: Path
    ) -> tuple[Bundle, Query] | None:
        if query is None:
            self._complain(path, "There is no difference of views of a whole data set.")
            return None
        model = written.get("model", bundle.id)
        other = self._bundle(str(model), (*path, "model"))
        if other is None:
            return None
        given = {name: value for name, value in written.items() if name != "model"}
        if not given.keys() & {"visits", "record"}:
            given = query.model_dump(exclude_unset=True) | given
        asked = self._query(given, other, path)
        return None if asked is None else (other, asked)

    def _bundle(self, name: str, path: Path) -> Bundle | None:
        try:
            return self._open(name)
        except UnknownModelError as error:
            self._complain(path, str(error), error.known, name)
        except UnavailableModelError as error:
            self._complain(path, str(error))
        return None

    def _query(
        self, asked: dict[str, Any], bundle: Bundle, path: Path, *, own: bool = False
    ) -> Query | None:
        """A query that the model can answer; its visits may be the deck's own."""
        from pointerscope.network.interventions import check

        try:
            query = Query.model_validate(asked)
            most = bundle.architecture.max_visits
            read = read_query(query, bundle.places, bundle.people, most)
            check(read.interventions, bundle.architecture)
        except ValidationError as error:
            for said in error.errors():
                self._complain((*path, *said["loc"]), f"{_words(said)}.")
        except InvalidQueryError as error:
            for found in error.problems:
                key = found.where.partition("[")[0].partition(".")[0]
                message = found.message
                if found.where != key:
                    message = f"{found.where}: {message}"
                at = (key,) if own and (key,) in self._read.lines else (*path, key)
                self.problems.append(self._read.problem(at, message))
        else:
            return query
        return None

    def _steps(self, slide: Slide, path: Path) -> Iterator[ShownStep | None]:
        if slide.lesson is None:
            return
        now, at = slide.lesson, (*path, "lesson")
        step = self._step(now, at)
        yield step
        for index, fragment in enumerate(slide.fragments):
            if fragment.lesson is not None:
                now = now.changed(fragment.lesson)
                step = self._step(now, (*path, "fragments", index, "lesson"))
            yield step

    def _step(self, shown: LessonChange, path: Path) -> ShownStep | None:
        if shown.lesson is None:
            self._complain(path, "Say which lesson: `lesson: revenue`.")
            return None
        try:
            lesson = find_lesson(shown.lesson)
        except UnknownLessonError as error:
            self._complain((*path, "lesson"), str(error), error.known, shown.lesson)
            return None
        steps = [step.id for step in lesson.steps]
        step = shown.step or steps[0]
        if step not in steps:
            there = ", ".join(steps)
            message = f'This lesson has no step "{step[:60]}"; there are {there}.'
            self._complain((*path, "step"), message, steps, step)
            return None
        try:
            solution = lesson.solve(shown.inputs or {}, shown.removed or ())
        except InvalidQueryError as error:
            for found in error.problems:
                key = found.where.partition("[")[0].partition(".")[0]
                message = found.message
                if found.suggestions:
                    message += f" There are {', '.join(found.suggestions)}."
                self.problems.append(self._read.problem((*path, key), message))
            return None
        solved = solution.steps[steps.index(step)]
        tables = [found.name for found in (*solved.takes, *solved.tables) if found.shown]
        for name in shown.tables or ():
            if name not in tables:
                there = ", ".join(tables)
                message = f'This step shows no table "{name[:60]}"; there are {there}.'
                self._complain((*path, "tables"), message, tables, name)
                return None
        return ShownStep(
            shown.lesson,
            lesson.title,
            solution,
            solved,
            shown.inputs or {},
            shown.tables or (),
        )

    def _complain(self, path: Path, message: str, known: Any = (), near: str = "") -> None:
        names = tuple(map(str, known))
        if names and not near:
            near = message
        if names and len(names) <= 40 and "there are" not in message:
            message = f"{message} There are {', '.join(names)}."
        self.problems.append(self._read.problem(path, message, names, near))


def _words(said: Any) -> str:
    error = said.get("ctx", {}).get("error")
    return str(error or said["msg"]).removesuffix(".")
