"""Steps of a lesson, what they compute, and the types of a solved lesson."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import numpy as np

from pointerscope.lessons.framework import messages
from pointerscope.lessons.framework.expressions import express_tables, source_tables
from pointerscope.lessons.framework.inputs import MissingInputError
from pointerscope.lessons.framework.recorded_array import plain
from pointerscope.lessons.framework.sentences import translated, with_signs
from pointerscope.lessons.framework.tables import described_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.inputs import Inputs
    from pointerscope.lessons.framework.pictures import Picture
    from pointerscope.lessons.framework.tables import LessonTable, TableText
    from pointerscope.lessons.framework.texts import Note, TextSection

    Compute = Callable[..., "StepResult"]  # of `Inputs`


class NotComputableError(ValueError):
    """The quantity of a step is undefined for these inputs; the message tells the reader why."""


class MissingTablesError(NotComputableError):
    """Tables that a step reads could not be computed.

    Attributes:
        names: of the tables.
    """

    def __init__(self, names: list[str]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class StepResult(NamedTuple):
    """The result of a step.

    Attributes:
        tables: in reading order.
        remark: one sentence on what these numbers show; may be empty.
        picture: a figure, where one helps.
        values: of further tables, by name; the text of the lesson describes them.
    """

    tables: tuple[LessonTable, ...]
    remark: str = ""
    picture: Picture | None = None
    values: Mapping[str, object] = MappingProxyType({})


def result(
    *tables: LessonTable, remark: str = "", picture: Picture | None = None, **values: object
) -> StepResult:
    """Return the result of a step.

    Args:
        tables: with their own titles and labels.
        remark: see `StepResult`.
        picture: see `StepResult`.
        values: arrays by the names of their tables, which `lesson.md` describes; `Labelled` adds
            labels that depend on the inputs.
    """
    return StepResult(tables, remark, picture, values)


@dataclass
class Step:
    """One step of a lesson.

    Attributes:
        id: the name of its function, with dashes for underscores.
        title: what the step does.
        formula: in LaTeX.
        inputs: the names of the tables it reads.
        compute: the function that computes it.
        why: why the step exists.
        breaks: what goes wrong without it; empty only for a step that cannot be removed.
        notes: on what a source text says about it.
        is_removable: whether a reader can remove the step; then `compute` takes `is_removed`.
        formula_removed: the formula of what is left, in LaTeX.
        text: what the step does, for the reader; may be empty.
        table_texts: what the text says of its tables, by name.
        table_texts_removed: the same, where it differs, of the step when it is removed.
        words: what the functions say in another language, by what they say in English.
        language: of the texts.
        picture: what the text says of the picture, by the names of its attributes.
        terms: those of the lesson that a reader meets in this step, where its text names them here.
        sources: likewise, the sections that it works through.
    """

    id: str
    title: str
    formula: str
    inputs: tuple[str, ...]
    compute: Compute
    why: str
    breaks: str = ""
    notes: tuple[Note, ...] = ()
    is_removable: bool = False
    formula_removed: str = ""
    text: str = ""
    table_texts: Mapping[str, TableText] = field(default_factory=dict)
    table_texts_removed: Mapping[str, TableText] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    language: str = "en"
    picture: Mapping[str, str] = field(default_factory=dict)
    terms: tuple[str, ...] = ()
    sources: tuple[TextSection, ...] = ()


@dataclass(frozen=True, eq=False)
class StepSolution:
    """A computed step.

    Attributes:
        step: its definition.
        is_removed: whether the step is removed.
        inputs: the tables it read.
        result: what it computed; None if that failed.
        error: why it failed, as a sentence; empty if it did not.
    """

    step: Step
    is_removed: bool
    inputs: tuple[LessonTable, ...]
    result: StepResult | None
    error: str = ""

    @property
    def tables(self) -> tuple[LessonTable, ...]:
        """The tables of the result; none if the step failed."""
        return () if self.result is None else self.result.tables

    def can_open(self, table: LessonTable) -> bool:
        """Return whether the step shows all that a table of its result is computed from."""
        known = {known.name for known in (*self.inputs, *self.tables)}
        return table.derivation is not None and source_tables(table.derivation) <= known

    @property
    def formula(self) -> str:
        """The formula that was computed, in LaTeX."""
        return self.step.formula_removed if self.is_removed else self.step.formula


@dataclass(frozen=True, eq=False)
class LessonSolution:
    """A computed lesson.

    Attributes:
        inputs: the values of the inputs, by name.
        steps: the computed steps, in order.
        tables: all tables, of inputs and of results, by name.
    """

    inputs: Mapping[str, object]
    steps: tuple[StepSolution, ...]
    tables: Mapping[str, LessonTable] = field(repr=False)

    def __getitem__(self, name: str) -> NDArray[np.float64]:
        """Return the values of a table."""
        return self.table(name).values

    def table(self, name: str) -> LessonTable:
        """Return a table by its name, whether an input or a result."""
        return self.tables[name]

    def words(self, name: str) -> tuple[str, ...]:
        """Return a `Words` input."""
        words = self.inputs[name]
        assert isinstance(words, tuple)
        return words


class Solver(Protocol):
    """A function that solves a lesson, such as `Lesson.solve`."""

    def __call__(
        self, inputs: Mapping[str, object] = ..., removed: Iterable[str] = ...
    ) -> LessonSolution:
        """Solve the lesson with these inputs edited and these steps removed."""

    def __hash__(self) -> int:
        """Return a hash, so that what is computed with it can be cached."""


# What exercises and printed numbers are computed with, by name.
SolverFunctions: TypeAlias = "Mapping[str, Callable[[Solver], object]]"


def solve_step(
    step: Step,
    inputs: Inputs,
    tables: Mapping[str, LessonTable],
    title_of: Callable[[str], str],
    *,
    is_removed: bool,
) -> StepSolution:
    """Compute one step; a step that fails says why instead of raising.

    Args:
        step: the step.
        inputs: all values computed so far.
        tables: the same as tables, to show beside the result.
        title_of: gives the title of a table that could not be computed.
        is_removed: whether the step is removed.
    """
    read = tuple(tables[name] for name in step.inputs if name in tables)
    try:
        computed = compute_step(step, inputs, is_removed=is_removed)
    except MissingTablesError as error:
        titles = ", ".join(f"“{title_of(name)}”" for name in error.names)
        message = messages.MISSING_TABLES.format(names=titles)
        return StepSolution(step, is_removed, read, None, message)
    except NotComputableError as error:
        return StepSolution(step, is_removed, read, None, str(error))
    shown = computed._replace(tables=with_derivations(computed.tables))
    return StepSolution(step, is_removed, read, shown)


def compute_step(step: Step, inputs: Inputs, *, is_removed: bool) -> StepResult:
    """Compute one step; the tables of the result are recorded arrays.

    Args:
        step: the step.
        inputs: all values computed so far.
        is_removed: whether the step is removed.

    Raises:
        NotComputableError: its quantity is undefined for these inputs, or an input is missing.
    """
    missing = [name for name in step.inputs if name not in inputs]
    if missing:
        raise MissingTablesError(missing)
    compute = partial(step.compute, is_removed=True) if is_removed else step.compute
    try:
        with np.errstate(all="ignore"):
            computed = _describe(step, compute(inputs), inputs, is_removed=is_removed)
    except MissingInputError as error:
        raise MissingTablesError([error.name]) from error
    if any(np.isnan(plain(table.values)).any() for table in computed.tables):
        raise NotComputableError(messages.TOO_EXTREME)
    return computed


def _describe(step: Step, computed: StepResult, inputs: Inputs, *, is_removed: bool) -> StepResult:
    """Return the result of a step with its values as tables."""
    texts = {**step.table_texts, **(step.table_texts_removed if is_removed else {})}
    described = (
        described_table(name, values, texts[name], inputs.words)
        for name, values in computed.values.items()
    )
    picture = None if computed.picture is None else computed.picture.described(step.picture)
    tables = (*computed.tables, *described)
    found = computed._replace(tables=tables, values={}, picture=picture)
    if step.language == "en":
        return found._replace(remark=with_signs(found.remark))
    tables = tuple(
        replace(table, title=step.words.get(table.title, table.title), language=step.language)
        for table in found.tables
    )
    remark = translated(found.remark, step.words, step.language)
    return found._replace(tables=tables, remark=with_signs(remark))


def with_derivations(tables: tuple[LessonTable, ...]) -> tuple[LessonTable, ...]:
    """Return the tables of a step with plain numbers, and the expressions that give them."""
    expressions = express_tables({table.name: table.values for table in tables})
    return tuple(
        replace(table, values=plain(table.values), derivation=expressions[table.name])
        for table in tables
    )
