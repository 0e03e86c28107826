"""Resolve every name in a deck: models, views, queries, lessons and steps. Nothing is drawn yet.

A slide with two fragments has three stages. At each stage a view has a state: the figure it shows
and the options selected in it. Equal figure requests share one figure in the whole deck.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import orjson
from pydantic import ValidationError

from pointerscope import __version__
from pointerscope.analysis.explanation import ExplainedQuery, resolve_for_bundle
from pointerscope.analysis.questions import (
    COMPUTED_KINDS,
    Answer,
    AudienceQuestion,
    make_question,
    queries_of,
)
from pointerscope.core.located_yaml import KeyPath
from pointerscope.core.messages import NO_HISTORY
from pointerscope.core.problems import MAX_PROBLEMS, InvalidQueryError, Problem
from pointerscope.figures.views import NothingToShowError, UnknownViewError, find_view
from pointerscope.lessons.catalogue import UnknownLessonError, find_lesson
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.framework.steps import LessonSolution, StepSolution
from pointerscope.lessons.framework.tables import LessonTable
from pointerscope.mobility.query import Query, ResolvedQuery, read_query
from pointerscope.network.bundles import Bundle
from pointerscope.network.registry import UnavailableModelError, UnknownModelError
from pointerscope.publishing.deck.reading import DeckError, DeckProblem, ReadDeck
from pointerscope.publishing.deck.schema import (
    Deck,
    Fragment,
    LessonChange,
    Slide,
    SlideQuestion,
    ViewChange,
)
from pointerscope.publishing.exported_view import describe_query

Explain = Callable[[Bundle, Query], ExplainedQuery]

_NO_VISITS = (
    "The slide shows a history, and the deck has none. Add a line such as visits: Home, Work to "
    "the view, or above the slides for all of them."
)
_MAX_LISTED_NAMES = 40
MAX_STATES = 1_000  # of all views and lessons; each takes time and space
MAX_STATE_BYTES = 8_000_000  # of what all of them are told, such as visits


@dataclass(frozen=True, eq=False)
class FigureRequest:
    """A request for the figure of one view.

    Attributes:
        view: The name of the view.
        bundle: The model.
        query: The query; None for views of a whole data set.
        against: The model and query to subtract; None for no difference.
        against_text: The same as JSON, as the deck writes it.
    """

    view: str
    bundle: Bundle
    query: Query | None
    against: tuple[Bundle, Query] | None = None
    against_text: str = ""

    @property
    def title(self) -> str:
        """The title of the view."""
        return find_view(self.view).title

    @cached_property
    def origin(self) -> str:
        """One line with the view, the model, the query and the software version."""
        parts = [self.title, *describe_query(self.bundle, _resolve(self.bundle, self.query))]
        if self.against is not None:
            bundle, query = self.against
            parts += ["minus", *describe_query(bundle, _resolve(bundle, query))]
        return " · ".join([*parts, f"PointerScope {__version__}"])

    @cached_property
    def key(self) -> str:
        """A text that is equal for requests of the same figure."""
        query = "" if self.query is None else self.query.model_dump_json(exclude_defaults=True)
        return orjson.dumps([self.bundle.id, self.view, query, self.against_text]).decode()


@dataclass(frozen=True, eq=False)
class ViewState:
    """What a view shows at one stage of a slide.

    Attributes:
        request: The figure.
        options: The selected options, with their values as text.
        path: The key path in the deck that sets this state.
    """

    request: FigureRequest
    options: Mapping[str, str]
    path: KeyPath


@dataclass(frozen=True, eq=False)
class PlannedView:
    """One view of a slide through all stages.

    Attributes:
        states: What it shows, one state for each stage.
        settings: The view as the slide writes it, with its controls, caption and scale.
    """

    states: tuple[ViewState, ...]
    settings: ViewChange

    @property
    def requests(self) -> list[FigureRequest]:
        """The figures of all stages, each once, in order of first use."""
        return list({state.request.key: state.request for state in self.states}.values())


@dataclass(frozen=True, eq=False)
class PlannedStep:
    """A lesson step at one stage of a slide.

    Attributes:
        lesson: The id of the lesson.
        title: The title of the lesson.
        lesson_solution: The computed lesson.
        solution: The computed step.
        inputs: Values that replace the lesson's own inputs, by name.
        tables: The names of the tables to show; empty for all.
    """

    lesson: str
    title: str
    lesson_solution: LessonSolution
    solution: StepSolution
    inputs: Mapping[str, object]
    tables: tuple[str, ...] = ()

    @property
    def input_tables(self) -> list[LessonTable]:
        """The tables that the step reads and the slide shows."""
        return self._shown(self.solution.inputs)

    @property
    def result_tables(self) -> list[LessonTable]:
        """The tables that the step computes and the slide shows."""
        return self._shown(self.solution.tables)

    def _shown(self, tables: Sequence[LessonTable]) -> list[LessonTable]:
        return [
            table
            for table in tables
            if table.is_shown and (not self.tables or table.name in self.tables)
        ]

    @property
    def removed(self) -> list[StepSolution]:
        """The removed steps of the lesson."""
        return [solution for solution in self.lesson_solution.steps if solution.is_removed]

    @property
    def origin(self) -> str:
        """One line with the lesson, the step and all changes to it."""
        parts = ["Lesson", self.title, self.solution.step.title]
        if self.inputs:
            parts.append("with other inputs")
        if self.removed:
            parts.append(f"removed: {', '.join(found.step.title for found in self.removed)}")
        return " · ".join([*parts, f"PointerScope {__version__}"])


@dataclass(frozen=True, eq=False)
class PlannedQuestion:
    """A question with its query and model.

    Attributes:
        written: The question as the slide writes it.
        bundle: The model; None for a question of the author's own.
        queries: What `make_question` reads; empty for a question of the author's own.
    """

    written: SlideQuestion
    bundle: Bundle | None = None
    queries: tuple[Query, ...] = ()

    def ask(self, explain: Explain) -> AudienceQuestion:
        """Return the question with its choices and answer.

        Args:
            explain: Returns the explanation of a model's query.

        Raises:
            InvalidQueryError: The network lacks what the question asks about.
        """
        written, bundle = self.written, self.bundle
        if bundle is None:
            is_answered = written.right is not None or written.because
            answer = Answer(written.right, outcome=written.because) if is_answered else None
            return AudienceQuestion(written.ask, written.text or "", written.choices, answer=answer)
        kind = next(kind for kind in COMPUTED_KINDS if kind == written.ask)
        explanations = [explain(bundle, query) for query in self.queries]
        question = make_question(kind, explanations, written.head)
        assert question.answer is not None
        outcome = f"{question.answer.outcome} {written.because}".strip()
        answer = replace(question.answer, outcome=outcome)
        return replace(question, text=written.text or question.text, answer=answer)

    @property
    def origin(self) -> str:
        """One line with the model and the query."""
        if self.bundle is None:
            return ""
        parts = describe_query(self.bundle, _resolve(self.bundle, self.queries[0]))
        return " · ".join([*parts, f"PointerScope {__version__}"])


@dataclass(frozen=True, eq=False)
class PlannedSlide:
    """A slide with every name resolved.

    Attributes:
        slide: The slide as the deck writes it.
        views: Its views, side by side.
        steps: Its lesson step at each stage; empty if the slide shows no lesson.
        question: Its question; None if it asks nothing.
    """

    slide: Slide
    views: tuple[PlannedView, ...]
    steps: tuple[PlannedStep, ...]
    question: PlannedQuestion | None = None

    @property
    def stage_count(self) -> int:
        """The number of stages: one more than fragments, of which a known answer is one."""
        asked = self.slide.question
        is_answered = asked is not None and (
            asked.ask in COMPUTED_KINDS or asked.answer is not None or bool(asked.because)
        )
        return len(self.slide.fragments) + is_answered + 1


@dataclass(frozen=True, eq=False)
class DeckPlan:
    """A deck with every name resolved."""

    deck: Deck
    slides: tuple[PlannedSlide, ...]

    @property
    def states(self) -> list[ViewState]:
        """The states of every view of every slide."""
        return [state for slide in self.slides for view in slide.views for state in view.states]

    @property
    def requests(self) -> dict[str, FigureRequest]:
        """The requested figures by key, each once."""
        return {state.request.key: state.request for state in self.states}


def plan_deck(read: ReadDeck, open_bundle: Callable[[str], Bundle]) -> DeckPlan:
    """Resolve every name in a deck.

    Args:
        read: The deck.
        open_bundle: Returns a model by its id.

    Raises:
        DeckError: A model, view, place, lesson or step does not exist, or the deck shows more than
            `MAX_STATES` views and steps, or writes out more than `MAX_STATE_BYTES` for them.
    """
    planner = _Planner(read, open_bundle)
    slides = tuple(planner.slide(index) for index in range(len(read.deck.slides)))
    if planner.problems:
        raise DeckError(planner.problems)
    return DeckPlan(read.deck, slides)


def _resolve(bundle: Bundle, query: Query | None) -> ResolvedQuery | None:
    if query is None:
        return None
    return read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)


class _Planner:
    """Resolves a deck slide by slide and collects its problems.

    Equal queries and equal lessons are checked once. The methods raise `DeckError` as soon as the
    deck has `MAX_PROBLEMS` problems or more than `MAX_STATES` states, or `MAX_STATE_BYTES` of them.
    """

    def __init__(self, read: ReadDeck, open_bundle: Callable[[str], Bundle]) -> None:
        self._read = read
        self._open = open_bundle
        self._states = self._state_bytes = 0
        self._queries: dict[str, Query | tuple[_QueryProblem, ...]] = {}
        self._solutions: dict[str, LessonSolution] = {}
        self.problems: list[DeckProblem] = []

    def slide(self, index: int) -> PlannedSlide:
        slide = self._read.deck.slides[index]
        path: KeyPath = ("slides", index)
        views = []
        for position, settings in enumerate(slide.all_views):
            states = list(self._view_states(slide, path, position, settings))
            if all(states):
                views.append(PlannedView(tuple(filter(None, states)), settings))
        for number, fragment in enumerate(slide.fragments):
            self._check_changes(slide, fragment, (*path, "fragments", number))
        steps = tuple(filter(None, self._steps(slide, path)))
        asked = slide.question
        question = None if asked is None else self._question(asked, (*path, "question"))
        return PlannedSlide(slide, tuple(views), steps, question)

    def _question(self, written: SlideQuestion, path: KeyPath) -> PlannedQuestion | None:
        """Return a question with its query; None after adding its problems."""
        kind = next((kind for kind in COMPUTED_KINDS if kind == written.ask), None)
        if kind is None:
            return PlannedQuestion(written)
        bundle = self._bundle(written.model or self._read.deck.model, (*path, "model"))
        if bundle is None:
            return None
        if kind == "visit" and "pointer" not in bundle.card.components:
            message = "This network has no pointer, so no visit gets pointer weight."
            self._add_problem((*path, "ask"), message)
            return None
        fields = self._query_fields(written)
        query = self._query(fields, bundle, path, uses_deck=written.visits is None)
        if query is None:
            return None
        try:
            queries = queries_of(kind, query, written.head)
            for changed in queries[1:]:
                resolve_for_bundle(bundle, changed)
        except InvalidQueryError as error:
            for problem in error.problems:
                self._add_problem((*path, "head"), problem.message)
            return None
        return PlannedQuestion(written, bundle, queries)

    def _check_changes(self, slide: Slide, fragment: Fragment, path: KeyPath) -> None:
        """Check that the slide has every view and lesson that a fragment changes."""
        if len(fragment.changes) > len(slide.all_views):
            key = "view" if fragment.view else "views"
            message = (
                f"This fragment changes more views ({len(fragment.changes)}) than the slide shows "
                f"({len(slide.all_views)}). Add a view to the slide, or remove a change."
            )
            self._add_problem((*path, key), message)
        if fragment.lesson and not slide.lesson:
            message = "This fragment changes a lesson, but the slide shows none. Add it there."
            self._add_problem((*path, "lesson"), message)

    def _view_states(
        self, slide: Slide, path: KeyPath, position: int, settings: ViewChange
    ) -> Iterator[ViewState | None]:
        """Yield the state of one view at each stage; None for a state with problems."""
        key = ("view",) if slide.view else ("views", position)
        view = settings
        state = self._view_state(view, (*path, *key))
        yield state
        for number, fragment in enumerate(slide.fragments):
            change = fragment.changes[position] if position < len(fragment.changes) else None
            if change is not None:
                view = view.changed(change)
                key = ("view",) if fragment.view else ("views", position)
                state = self._view_state(view, (*path, "fragments", number, *key))
            yield state

    def _view_state(self, written: ViewChange, path: KeyPath) -> ViewState | None:
        self._count_state(path)
        if written.view is None:
            self._add_problem(path, "The name of the view is missing. Add it, such as view: heads.")
            return None
        try:
            view = find_view(written.view)
        except UnknownViewError as error:
            self._add_problem((*path, "view"), str(error), error.known, written.view)
            return None
        bundle = self._bundle(written.model or self._read.deck.model, (*path, "model"))
        if bundle is None:
            return None
        options = {option.name for option in view.options}
        for name in sorted(written.options.keys() - options):
            advice = f"Use {', '.join(sorted(options))}" if options else "It has no options"
            self._add_problem(
                (*path, name), f'The view "{view.name}" has no option "{name[:60]}". {advice}.'
            )
        if written.story and view.kind != "network":
            message = "Only the view network has a story. Remove story, or use view: network."
            self._add_problem((*path, "story"), message)
            return None
        try:
            if missing := view.missing_in(bundle):
                raise missing
        except NothingToShowError as error:
            self._add_problem((*path, "view"), str(error))
            return None
        query = None
        if view.reads == "history":
            query = self._query(
                self._query_fields(written), bundle, path, uses_deck=written.visits is None
            )
            if query is None:
                return None
        against, against_text = None, ""
        if written.against is not None:
            against_text = orjson.dumps(written.against).decode()
            self._count_bytes(against_text, path)
            against = self._against(written.against, bundle, query, (*path, "against"))
            if against is None:
                return None
        values = {name: str(value) for name, value in written.options.items()}
        return ViewState(
            FigureRequest(view.name, bundle, query, against, against_text), values, path
        )

    def _query_fields(self, written: ViewChange | SlideQuestion) -> dict[str, Any]:
        deck = self._read.deck
        # The deck's user and moment belong to its visits.
        default = deck if written.visits is None else None
        fields = {
            "visits": written.visits or (default and default.visits),
            "user": written.user if written.user is not None else default and default.user,
            "predict_at": written.predict_at or (default and default.predict_at),
            "interventions": written.interventions or None,
        }
        return {name: value for name, value in fields.items() if value is not None}

    def _against(
        self, written: dict[str, Any], bundle: Bundle, query: Query | None, path: KeyPath
    ) -> tuple[Bundle, Query] | None:
        if query is None:
            message = (
                "A view of a whole data set shows no difference. Remove against, or use a view of "
                "one history."
            )
            self._add_problem(path, message)
            return None
        other = self._bundle(str(written.get("model", bundle.id)), (*path, "model"))
        if other is None:
            return None
        fields = {name: value for name, value in written.items() if name != "model"}
        if not fields.keys() & {"visits", "record"}:
            fields = query.model_dump(exclude_unset=True) | fields
        other_query = self._query(fields, other, path)
        return None if other_query is None else (other, other_query)

    def _bundle(self, name: str, path: KeyPath) -> Bundle | None:
        try:
            return self._open(name)
        except UnknownModelError as error:
            self._add_problem(path, str(error), error.known, name)
        except UnavailableModelError as error:
            self._add_problem(path, str(error))
        return None

    def _query(
        self, fields: dict[str, Any], bundle: Bundle, path: KeyPath, *, uses_deck: bool = False
    ) -> Query | None:
        """Return a query that the model can answer; None after adding its problems.

        Args:
            fields: The fields of the query.
            bundle: The model.
            path: The key path of the view.
            uses_deck: Whether fields may come from the deck, where their problems are then found.
        """
        key = json.dumps([bundle.id, fields], ensure_ascii=False)
        self._count_bytes(key, path)
        is_new = key not in self._queries
        if is_new:
            self._queries[key] = _check_query(fields, bundle)
        checked = self._queries[key]
        if isinstance(checked, Query):
            return checked
        for location, message in checked:
            in_deck = uses_deck and location[:1] in self._read.lines
            if is_new or not in_deck:
                self._add(self._read.problem(location if in_deck else (*path, *location), message))
        return None

    def _steps(self, slide: Slide, path: KeyPath) -> Iterator[PlannedStep | None]:
        """Yield the lesson step at each stage; None for one with problems."""
        if slide.lesson is None:
            return
        lesson = slide.lesson
        step = self._step(lesson, (*path, "lesson"))
        yield step
        for number, fragment in enumerate(slide.fragments):
            if fragment.lesson is not None:
                lesson = lesson.changed(fragment.lesson)
                step = self._step(lesson, (*path, "fragments", number, "lesson"))
            yield step

    def _step(self, written: LessonChange, path: KeyPath) -> PlannedStep | None:
        self._count_state(path)
        if written.lesson is None:
            message = "The id of the lesson is missing. Add it, such as lesson: revenue."
            self._add_problem(path, message)
            return None
        try:
            lesson = find_lesson(written.lesson)
        except UnknownLessonError as error:
            self._add_problem((*path, "lesson"), str(error), error.known, written.lesson)
            return None
        ids = [step.id for step in lesson.steps]
        id = written.step or ids[0]
        if id not in ids:
            message = f'This lesson has no step "{id[:60]}".'
            self._add_problem((*path, "step"), message, ids, id)
            return None
        try:
            lesson_solution = self._solve(lesson, written, path)
        except InvalidQueryError as error:
            for problem in error.problems:
                suggestions = problem.suggestions
                self._add_problem((*path, _first_key(problem)), problem.message, suggestions)
            return None
        solution = lesson_solution.steps[ids.index(id)]
        names = [table.name for table in (*solution.inputs, *solution.tables) if table.is_shown]
        for name in written.tables or ():
            if name not in names:
                message = f'This step shows no table "{name[:60]}".'
                self._add_problem((*path, "tables"), message, names, name)
                return None
        return PlannedStep(
            written.lesson,
            lesson.title,
            lesson_solution,
            solution,
            written.inputs or {},
            written.tables or (),
        )

    def _add_problem(
        self, path: KeyPath, message: str, known: Iterable[object] = (), near: str = ""
    ) -> None:
        """Add a problem; list the known names if they are few, and suggest those like `near`."""
        names = tuple(map(str, known))
        if 0 < len(names) <= _MAX_LISTED_NAMES:
            message = f"{message} Use one of {', '.join(names)}."
        self._add(self._read.problem(path, message, names, near))

    def _add(self, problem: DeckProblem) -> None:
        self.problems.append(problem)
        if len(self.problems) == MAX_PROBLEMS:
            raise DeckError(self.problems)

    def _count_state(self, path: KeyPath) -> None:
        self._states += 1
        if self._states > MAX_STATES:
            message = (
                f"Up to here the deck shows {MAX_STATES:,} views and lesson steps, counting each "
                "change. Leave out what follows, or make two decks."
            )
            raise DeckError([*self.problems, self._read.problem(path, message)])

    def _count_bytes(self, text: str, path: KeyPath) -> None:
        self._state_bytes += len(text.encode(errors="replace"))
        if self._state_bytes > MAX_STATE_BYTES:
            message = (
                "Up to here the views and lesson steps of the deck need more than "
                f"{MAX_STATE_BYTES // 1_000_000} MB of visits and inputs, which are written out "
                "for each of them. Write shorter ones, or make two decks."
            )
            raise DeckError([*self.problems, self._read.problem(path, message)])

    def _solve(self, lesson: Lesson, written: LessonChange, path: KeyPath) -> LessonSolution:
        key = json.dumps([written.lesson, written.inputs, written.removed], ensure_ascii=False)
        self._count_bytes(key, path)
        if key not in self._solutions:
            self._solutions[key] = lesson.solve(written.inputs or {}, written.removed or ())
        return self._solutions[key]


class _QueryProblem(NamedTuple):
    """A problem of a query, located within the query."""

    location: KeyPath
    message: str


def _check_query(fields: dict[str, Any], bundle: Bundle) -> Query | tuple[_QueryProblem, ...]:
    """Return a query that the model can answer, or its problems."""
    from pointerscope.network.interventions import check_interventions

    try:
        query = Query.model_validate(fields)
        read = read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)
        check_interventions(read.interventions, bundle.architecture)
    except ValidationError as error:
        details = error.errors(include_url=False, include_input=False)[:MAX_PROBLEMS]
        return tuple(
            _QueryProblem(detail["loc"], f"{_validation_message(detail)}.") for detail in details
        )
    except InvalidQueryError as error:
        return tuple(_query_problem(problem) for problem in error.problems)
    return query


def _query_problem(problem: Problem) -> _QueryProblem:
    key = _first_key(problem)
    if problem.message == NO_HISTORY:
        return _QueryProblem((key,), _NO_VISITS)
    message = problem.message if problem.where == key else f"{problem.where}: {problem.message}"
    return _QueryProblem((key,), message)


def _first_key(problem: Problem) -> str:
    """Return the field of a problem: `visits` for `visits[0].location`."""
    return problem.where.partition("[")[0].partition(".")[0]


def _validation_message(detail: Any) -> str:
    error = detail.get("ctx", {}).get("error")
    return str(error or detail["msg"]).removesuffix(".")
