r"""A lesson: inputs, steps that work on them, and what a text prints of it.

A lesson is one module of `pointerscope.lessons` that holds a `lesson`, and a function for every
step::

    lesson = Lesson(title=…, summary=…, section="by hand", order=1, sources=…, inputs=…)

    @lesson.step(title="Scores", formula=r"S = Q K^\top", takes=("Q", "K"), why=…, breaks=…)
    def scores(given: Given) -> Made: ...

    @scores.removed(formula="S = 0")
    def _(given: Given) -> Made: ...

A step takes what lies before it by name and gives tables. One that can be removed has a second
function, which gives tables of the same names; everything after it is then worked out from these.
Nothing else needs to know of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.inputs import (
    Given,
    Matrix,
    NotMadeError,
    Number,
    labels_of,
    read_inputs,
)
from pointerscope.lessons.framework.printed import check
from pointerscope.lessons.framework.tables import Table, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.exercises import Exercise
    from pointerscope.lessons.framework.inputs import Input
    from pointerscope.lessons.framework.pictures import Picture
    from pointerscope.lessons.framework.printed import Check, Printed
    from pointerscope.lessons.framework.texts import Note, Source

Section = Literal["by hand", "why", "heads", "depth", "positions", "pointer", "language"]
SECTIONS: dict[Section, str] = {
    "by hand": "Attention by hand",
    "why": "Why it is made so",
    "heads": "Heads",
    "depth": "Depth",
    "positions": "Positions",
    "pointer": "Pointing and choosing",
    "language": "From attention to language",
}


class ImpossibleError(ValueError):
    """What a step computes does not exist for these inputs; the words say why."""


class Made(NamedTuple):
    """What a step gives.

    Attributes:
        tables: in the order they are read.
        remark: what these numbers show, as a sentence; empty if there is nothing to say.
        picture: where looking helps.
    """

    tables: tuple[Table, ...]
    remark: str = ""
    picture: Picture | None = None


def gives(*tables: Table, remark: str = "", picture: Picture | None = None) -> Made:
    """What a step gives."""
    return Made(tables, remark, picture)


@dataclass
class Step:
    """One step of a lesson.

    Attributes:
        id: the name of its function, with dashes.
        title: what it does.
        formula: in LaTeX.
        takes: the names of the tables that go in.
        work: computes it.
        why: why it exists.
        breaks: what breaks without it; empty only where nothing can be left out.
        notes: where a text says too much.
        without: what stands in its place when it is removed.
        formula_without: the same in LaTeX.
    """

    id: str
    title: str
    formula: str
    takes: tuple[str, ...]
    work: Callable[[Given], Made]
    why: str
    breaks: str = ""
    notes: tuple[Note, ...] = ()
    without: Callable[[Given], Made] | None = None
    formula_without: str = ""

    def removed(
        self, *, formula: str
    ) -> Callable[[Callable[[Given], Made]], Callable[[Given], Made]]:
        """Register what stands in the step's place when it is removed."""

        def register(without: Callable[[Given], Made]) -> Callable[[Given], Made]:
            self.without, self.formula_without = without, formula
            return without

        return register


@dataclass(frozen=True, eq=False)
class Solved:
    """A step, worked out.

    Attributes:
        step: which.
        is_removed: whether something else stands in its place.
        takes: the tables that go in.
        made: what comes out; None where it cannot be worked out.
        trouble: why it cannot, as a sentence.
    """

    step: Step
    is_removed: bool
    takes: tuple[Table, ...]
    made: Made | None
    trouble: str = ""

    @property
    def tables(self) -> tuple[Table, ...]:
        """What comes out."""
        return () if self.made is None else self.made.tables

    @property
    def formula(self) -> str:
        """What is computed here, in LaTeX."""
        return self.step.formula_without if self.is_removed else self.step.formula


@dataclass(frozen=True, eq=False)
class Solution:
    """A lesson, worked out from its inputs.

    Attributes:
        inputs: the values of the inputs by name.
        steps: in their order.
        tables: inputs and results by name.
    """

    inputs: Mapping[str, object]
    steps: tuple[Solved, ...]
    tables: Mapping[str, Table] = field(repr=False)

    def __getitem__(self, name: str) -> NDArray[np.float64]:
        """The values of a table."""
        return self.table(name).values

    def table(self, name: str) -> Table:
        """A table: an input, or what a step gives."""
        return self.tables[name]


class Solve(Protocol):
    """Works a lesson out, with some inputs edited and some steps removed."""

    def __call__(
        self, inputs: Mapping[str, object] = ..., removed: Iterable[str] = ...
    ) -> Solution:
        """The lesson worked out."""


class Lesson:
    """A worked example on small numbers.

    Attributes:
        title: what is worked out.
        summary: what a reader will see, in one or two sentences.
        section: where it stands among the lessons.
        order: within the section; smaller comes first.
        sources: the texts that it works through.
        inputs: what it starts from.
        printed: what the texts print of it.
        exercises: at its end.
        steps: in their order.
    """

    def __init__(
        self,
        *,
        title: str,
        summary: str,
        section: Section,
        order: int,
        sources: tuple[Source, ...],
        inputs: tuple[Input, ...] = (),
    ) -> None:
        self.title = title
        self.summary = summary
        self.section = section
        self.order = order
        self.sources = sources
        self.inputs = inputs
        self.printed: tuple[Printed, ...] = ()
        self.exercises: tuple[Exercise, ...] = ()
        self.steps: list[Step] = []
        self._kept = lru_cache(maxsize=32)(self._without)

    def step(
        self,
        *,
        title: str,
        formula: str,
        why: str,
        takes: tuple[str, ...] = (),
        breaks: str = "",
        notes: tuple[Note, ...] = (),
    ) -> Callable[[Callable[[Given], Made]], Step]:
        """Register a function as the next step."""

        def register(work: Callable[[Given], Made]) -> Step:
            name = work.__name__.strip("_").replace("_", "-")
            step = Step(name, title, formula, takes, work, why, breaks, notes)
            self.steps.append(step)
            return step

        return register

    def solve(self, inputs: Mapping[str, object] = {}, removed: Iterable[str] = ()) -> Solution:
        """Work the lesson out.

        Args:
            inputs: what stands in place of the text's own inputs, by name.
            removed: the ids of steps that are removed.

        Raises:
            InvalidQueryError: an input cannot be read, or a step is not there or stays.
        """
        removed = self._removable(removed)
        if not inputs:
            return self._kept(removed)
        return self._solve(read_inputs(self.inputs, inputs), removed)

    @cached_property
    def checks(self) -> tuple[Check, ...]:
        """Every number that the texts print, beside what comes out of the texts' own inputs."""
        return tuple(found for printed in self.printed for found in check(printed, self.solve))

    def _without(self, removed: frozenset[str]) -> Solution:
        return self._solve(read_inputs(self.inputs, {}), removed)

    def _removable(self, removed: Iterable[str]) -> frozenset[str]:
        known = {step.id: step for step in self.steps}
        may = tuple(step.id for step in self.steps if step.without)
        problems = []
        for index, name in enumerate(removed := list(removed)):
            if name not in may:
                words = "cannot be removed" if name in known else "is no step of this lesson"
                problems.append(Problem(f"removed[{index}]", f'"{name[:60]}" {words}.', may))
        if problems:
            raise InvalidQueryError(*problems)
        return frozenset(removed)

    def _solve(self, values: dict[str, object], removed: frozenset[str]) -> Solution:
        given = Given(dict(values))
        tables = {known.name: found for known in self.inputs for found in _table_of(known, values)}
        solved = []
        for step in self.steps:
            taken = tuple(tables[name] for name in step.takes if name in tables)
            missing = [name for name in step.takes if name not in given]
            away = step.id in removed
            result = Solved(step, away, taken, None, _needs(missing))
            if not missing:
                result = _worked(result, given)
            for made in result.tables:
                tables[made.name] = made
                given.add(made.name, made.values)
            solved.append(result)
        return Solution(values, tuple(solved), tables)


def _worked(asked: Solved, given: Given) -> Solved:
    """A step with what it gives, or with why it gives nothing."""
    step = asked.step
    work = step.without if asked.is_removed and step.without else step.work
    try:
        with np.errstate(all="ignore"):
            made = work(given)
    except ImpossibleError as error:
        return replace(asked, trouble=str(error))
    except NotMadeError as error:
        return replace(asked, trouble=_needs([str(error.args[0])]))
    if any(np.isnan(found.values).any() for found in made.tables):
        return replace(asked, trouble="These inputs are too extreme: there is no number here.")
    return replace(asked, made=made)


def _needs(missing: list[str]) -> str:
    if not missing:
        return ""
    return f"This step needs {', '.join(missing)}, which could not be worked out above."


def _table_of(known: Input, values: Mapping[str, object]) -> list[Table]:
    """An input as a table, where it is one."""
    if isinstance(known, Matrix):
        rows = labels_of(known.rows, values)
        columns = labels_of(known.columns, values)
        value = values[known.name]
        return [
            table(
                known.name,
                value,
                symbol=known.symbol,
                title=known.title,
                rows=rows,
                columns=columns,
            )
        ]
    if isinstance(known, Number):
        return [table(known.name, values[known.name], symbol=known.symbol, title=known.title)]
    return []
