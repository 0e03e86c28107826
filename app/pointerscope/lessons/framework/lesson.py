"""The lesson: inputs, steps that compute with them, and what the source texts print of the results.

`pointerscope.lessons.framework.lesson_folder` makes lessons of folders. A step reads inputs and
earlier results by name, and returns tables. A removable step has a second function, which returns
tables of the same names; all later steps are then computed from those.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Literal

from pointerscope.core.glossary import check_terms
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework import messages
from pointerscope.lessons.framework.inputs import Inputs, Matrix, Number, axis_labels, read_inputs
from pointerscope.lessons.framework.printed import check_numbers
from pointerscope.lessons.framework.steps import LessonSolution, Step, solve_step, with_derivations
from pointerscope.lessons.framework.tables import LessonTable, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pointerscope.lessons.framework.exercises import Exercise
    from pointerscope.lessons.framework.inputs import Input
    from pointerscope.lessons.framework.printed import NumberCheck, PrintedNumbers
    from pointerscope.lessons.framework.texts import TextSection

SectionName = Literal["by hand", "why", "heads", "positions", "pointer", "depth", "language"]
SECTIONS: dict[SectionName, str] = {
    "by hand": "Attention by hand",
    "why": "Why attention works this way",
    "heads": "Attention heads",
    "positions": "Positions",
    "pointer": "Pointer and gate",
    "depth": "Deep networks",
    "language": "From attention to language models",
}


@dataclass(kw_only=True, eq=False)
class Lesson:
    """A worked example on small numbers.

    Attributes:
        title: of the lesson.
        summary: what the reader will see, in one or two sentences.
        section: the section of the lesson list it belongs to.
        order: its position within the section; smaller comes first.
        sources: the sections of the source texts that it works through.
        inputs: the values it starts from.
        terms: terms of the glossary that a reader meets in it; its page defines them.
        minutes: that a reader needs, about; None if nobody has said.
        needs: the ids of the lessons that a reader should know before.
        in_network: the block of the living network where the same happens; empty if nowhere.
        steps: in order.
        language: of its texts.
        translations: the same lesson in other languages.
        mistakes: why it cannot be read in another language.
        lines: of the headings of the steps in its text, by their ids.
        exercises_by_step: by the id of their step.
        printed_by_step: the numbers that the source texts print of a step, by its id.
    """

    title: str
    summary: str
    section: SectionName
    order: int
    sources: tuple[TextSection, ...]
    inputs: tuple[Input, ...] = ()
    terms: tuple[str, ...] = ()
    minutes: int | None = None
    needs: tuple[str, ...] = ()
    in_network: str = ""
    language: str = "en"
    translations: dict[str, Lesson] = field(default_factory=dict)
    mistakes: dict[str, Exception] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    exercises_by_step: dict[str, tuple[Exercise, ...]] = field(default_factory=dict)
    printed_by_step: dict[str, tuple[PrintedNumbers, ...]] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        check_terms(self.terms)
        self._solve_unedited = lru_cache(maxsize=32)(self._solve_with_default_inputs)

    def solve(
        self, inputs: Mapping[str, object] = {}, removed: Iterable[str] = ()
    ) -> LessonSolution:
        """Compute every step.

        Solutions with the text's own inputs are cached.

        Args:
            inputs: values that replace the text's own inputs, by name.
            removed: the ids of removed steps.

        Raises:
            InvalidQueryError: an input cannot be read, or a step is unknown or not removable.
        """
        removed = self._check_removable(removed)
        if not inputs:
            return self._solve_unedited(removed)
        return self._solve(read_inputs(self.inputs, inputs), removed)

    def exercises_of(self, step: str) -> tuple[Exercise, ...]:
        """Return the exercises about a step."""
        return self.exercises_by_step.get(step, ())

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """The exercises of all steps."""
        return tuple(exercise for step in self.steps for exercise in self.exercises_of(step.id))

    @cached_property
    def checks(self) -> tuple[NumberCheck, ...]:
        """Every printed number, compared with the one computed from the text's own inputs."""
        return tuple(check for step in self.steps for check in self.checks_of(step.id))

    def checks_of(self, step: str) -> tuple[NumberCheck, ...]:
        """Return the checks of the numbers that the source texts print of a step."""
        return self._checks_by_step[step]

    @cached_property
    def _checks_by_step(self) -> dict[str, tuple[NumberCheck, ...]]:
        return {
            step.id: tuple(
                check
                for printed in self.printed_by_step.get(step.id, ())
                for check in check_numbers(printed, self.solve)
            )
            for step in self.steps
        }

    def _solve_with_default_inputs(self, removed: frozenset[str]) -> LessonSolution:
        return self._solve(read_inputs(self.inputs, {}), removed, is_own=not removed)

    def _title_of(self, table: str) -> str:
        """Return the title of a table in the lesson as it was written."""
        tables = self.solve().tables
        return tables[table].title if table in tables else table

    def _check_removable(self, removed: Iterable[str]) -> frozenset[str]:
        known = {step.id for step in self.steps}
        removable = tuple(step.id for step in self.steps if step.is_removable)
        problems = []
        for index, id in enumerate(removed := list(removed)):
            if id not in removable:
                message = messages.NOT_REMOVABLE if id in known else messages.NOT_A_STEP
                problems.append(
                    Problem(f"removed[{index}]", message.format(step=id[:60]), removable)
                )
        if problems:
            raise InvalidQueryError(*problems)
        return frozenset(removed)

    def _solve(
        self, values: dict[str, object], removed: frozenset[str], *, is_own: bool = False
    ) -> LessonSolution:
        inputs = Inputs(dict(values))
        given = with_derivations(
            tuple(
                replace(known, language=self.language)
                for known in _input_tables(self.inputs, values)
            )
        )
        tables = {table.name: table for table in given}
        title_of = str if is_own else self._title_of
        steps = []
        for step in self.steps:
            solution = solve_step(step, inputs, tables, title_of, is_removed=step.id in removed)
            for computed in solution.tables:
                tables[computed.name] = computed
                inputs.add(computed.name, computed.values)
            steps.append(solution)
        return LessonSolution(values, tuple(steps), tables)


def _input_tables(inputs: tuple[Input, ...], values: Mapping[str, object]) -> Iterable[LessonTable]:
    """Yield a table for each matrix and number among the inputs."""
    for known in inputs:
        if isinstance(known, Matrix):
            yield table(
                known.name,
                values[known.name],
                symbol=known.symbol,
                title=known.title,
                rows=axis_labels(known.rows, values),
                columns=axis_labels(known.columns, values),
            )
        elif isinstance(known, Number):
            yield table(known.name, values[known.name], symbol=known.symbol, title=known.title)
