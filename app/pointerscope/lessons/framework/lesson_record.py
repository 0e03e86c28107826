"""The record of a lesson: what a browser needs to compute its tables again from edited inputs.

A table is recorded as the expression that one run of its step wrote. The function of the step may
do more than the expression says: choose a branch by a number, or take a number out of the record.
So the lesson is also run with other inputs and other settings. An input that changes how a table
is computed, other than through its expression, is `fixed` for this table: once it is edited, only
Python computes the table. A setting (a removed step, or an option of a choice) that changes how a
table is computed gives it a variant.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.lessons.framework.expressions import RecordedExpressions
from pointerscope.lessons.framework.inputs import (
    Choice,
    Inputs,
    Matrix,
    Number,
    Words,
    read_inputs,
)
from pointerscope.lessons.framework.recorded_array import plain, record_decisions
from pointerscope.lessons.framework.steps import NotComputableError, compute_step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.expressions import Expression
    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.framework.recorded_array import Node
    from pointerscope.lessons.framework.steps import Step
    from pointerscope.lessons.framework.tables import LessonTable

_EDITS_OF_ALL_INPUTS = 6
_WIDE = 3.0  # how far from 0 the numbers of an edit reach, or twice as far as those of the lesson
_WIDE_WHOLE = 12.0
_NEAR = 0.3  # how much the numbers of other edits differ

WORDS_REPEAT = "="

Settings = tuple[str, ...]


class RecordedTable(NamedTuple):
    """A table as one run computed it.

    Attributes:
        table: with the numbers of that run.
        expression: gives all its numbers.
        rows: the labels of its rows, where `⟦name.0⟧` stands for the first word of an input.
        columns: those of its columns.
    """

    table: LessonTable
    expression: Expression
    rows: tuple[str, ...]
    columns: tuple[str, ...]


class Condition(NamedTuple):
    """A question that a step asked about its numbers, and the answer that its record relies on."""

    expression: Expression
    holds: bool


@dataclass
class TableRecord:
    """How a table is computed.

    Attributes:
        settings: those that change it.
        variants: by those of `settings` that are chosen, sorted.
        fixed: the inputs whose edits change it in a way that only Python knows; `WORDS_REPEAT`
            for a change of which words are the same.
    """

    settings: set[str]
    variants: dict[Settings, RecordedTable]
    fixed: set[str] = field(default_factory=set)


@dataclass
class StepRecord:
    """How a step is computed.

    Attributes:
        step: its definition.
        reads: the names of the inputs and tables that its function reads.
        tables: by name, in reading order.
        condition_settings: the settings that change the conditions.
        conditions: under which the tables hold, by those of `condition_settings` that are chosen.
        failing: the inputs whose edits may make the step impossible, beyond what the conditions
            say.
    """

    step: Step
    reads: set[str]
    tables: dict[str, TableRecord]
    condition_settings: set[str]
    conditions: dict[Settings, tuple[Condition, ...]]
    failing: set[str]


def record_lesson(lesson: Lesson, inputs: Mapping[str, object] = {}) -> list[StepRecord]:
    """Return the record of each step of a lesson.

    Args:
        lesson: the lesson.
        inputs: values that replace the text's own inputs; the record begins with these.

    Raises:
        InvalidQueryError: an input cannot be read.
    """
    recorder = _Recorder(lesson, read_inputs(lesson.inputs, inputs))
    return [recorder.record(index) for index in range(len(lesson.steps))]


def word_mark(words: str, index: int) -> str:
    """Return what stands for a word of an input in the labels of a record."""
    return f"⟦{words}.{index}⟧"


def setting_of(choice: Choice, option: str) -> str:
    """Return the setting that an option of a choice is."""
    return f"{choice.name}={option}"


Decision = tuple[int, bool]  # the form of its expression, and the answer


class _Source(NamedTuple):
    """The tables and decisions of a run, whose expressions are written when they are needed."""

    tables: dict[str, LessonTable]
    decisions: dict[Decision, Node]
    expressions: RecordedExpressions

    def condition(self, decision: Decision) -> Condition:
        """Return a decision with its expression."""
        return Condition(self.expressions.expression(self.decisions[decision]), decision[1])


@dataclass(frozen=True, eq=False)
class _Run:
    """One run of a step.

    Attributes:
        values: of its tables, by name.
        contents: the same, equal for equal numbers.
        forms: of the tables: all but their numbers and labels.
        labels: of the tables.
        decisions: in the order that Python asked for them.
        reads: what the step reads.
        error: why the step failed; empty if it did not.
        is_missing: whether it failed for want of a table that an earlier step computes.
    """

    values: dict[str, NDArray[Any]]
    contents: dict[str, object]
    forms: dict[str, tuple[object, ...]]
    labels: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
    decisions: tuple[Decision, ...]
    reads: frozenset[str]
    error: str
    is_missing: bool


_KnownRuns = dict[frozenset[str], dict[tuple[object, ...], _Run]]


class _Recorder:
    """Runs a lesson in all settings, and with edited inputs to see what they change."""

    def __init__(self, lesson: Lesson, values: dict[str, Any]) -> None:
        self._lesson = lesson
        self._values = values
        self._numeric = [known for known in lesson.inputs if isinstance(known, Matrix | Number)]
        self._words = [known.name for known in lesson.inputs if isinstance(known, Words)]
        self._marks = {
            name: tuple(word_mark(name, index) for index in range(len(values[name])))
            for name in self._words
        }
        self._forms: dict[Any, int] = {}
        self._sources: dict[_Run, _Source] = {}  # of runs without edits: others are only compared
        # What a step read decides what it computes: by step and whether it is removed, then by the
        # names it read, then by their contents.
        self._known: defaultdict[tuple[int, bool], _KnownRuns] = defaultdict(dict)
        self._runs = self._run_all({}, list(self._all_settings()))
        self._reads = [set[str]() for _ in lesson.steps]  # in edited runs
        # Marks instead of words: each its own, and one for words that are the same.
        self._marked = [self._run_all(marks, list(self._runs)) for marks in self._all_marks()]
        self._fixed: dict[tuple[int, str], set[str]] = {}
        self._failing: dict[int, set[str]] = {}
        self._harmless: set[tuple[int, bool, Decision]] = set()
        self._try_all()

    def record(self, index: int) -> StepRecord:
        """Return the record of a step."""
        step = self._lesson.steps[index]
        runs = {settings: run[index] for settings, run in self._runs.items()}
        reads = self._reads[index].union(*(run.reads for run in runs.values()))
        names = dict.fromkeys(name for run in runs.values() for name in run.forms)
        conditions = {
            settings: [
                decision
                for decision in run.decisions
                if (index, step.id in settings, decision) not in self._harmless
            ]
            for settings, run in runs.items()
            if not run.error
        }
        changing = _changing({settings: sorted(found) for settings, found in conditions.items()})
        return StepRecord(
            step,
            reads,
            {name: self._record_table(index, name, runs) for name in names},
            changing,
            {
                _within(settings, changing): tuple(
                    map(self._sources[runs[settings]].condition, found)
                )
                for settings, found in conditions.items()
            },
            self._failing.get(index, set()),
        )

    def _record_table(self, index: int, name: str, runs: Mapping[Settings, _Run]) -> TableRecord:
        changing = _changing(
            {
                settings: (run.forms.get(name), run.labels.get(name))
                for settings, run in runs.items()
            }
        )
        fixed = set(self._fixed.get((index, name), ()))
        variants = {}
        for settings, run in runs.items():
            if name not in run.forms or _within(settings, changing) in variants:
                continue
            labels = run.labels[name]
            for marked, cost in zip(self._marked, ((), (WORDS_REPEAT,)), strict=False):
                if self._is_relabelled(run, marked[settings][index], name):
                    labels = marked[settings][index].labels[name]
                    fixed.update(cost)
                    break
            else:
                fixed.update(self._words)
            source = self._sources[run]
            variants[_within(settings, changing)] = RecordedTable(
                source.tables[name], source.expressions.table(name), *labels
            )
        return TableRecord(changing, variants, fixed)

    def _is_relabelled(self, own: _Run, marked: _Run, name: str) -> bool:
        """Return whether marks instead of words change the labels of a table and nothing else."""
        words = {
            mark: word
            for name, marks in self._marks.items()
            for mark, word in zip(marks, self._values[name], strict=True)
        }
        labels = tuple(_without_marks(axis, words) for axis in marked.labels.get(name, ()))
        return (marked.forms.get(name), labels) == (own.forms[name], own.labels[name])

    def _all_marks(self) -> list[dict[str, tuple[str, ...]]]:
        """Return a mark for each word, and if words repeat, also the first mark of each."""
        first: dict[str, str] = {}
        repeating = {
            name: tuple(
                first.setdefault(word, mark)
                for word, mark in zip(self._values[name], marks, strict=True)
            )
            for name, marks in self._marks.items()
        }
        if not self._words:
            return []
        return [self._marks] if repeating == self._marks else [self._marks, repeating]

    def _all_settings(self) -> Iterator[Settings]:
        """Yield no setting, each alone, and each pair."""
        single = [step.id for step in self._lesson.steps if step.is_removable]
        choices = {
            setting_of(known, option): known.name
            for known in self._lesson.inputs
            if isinstance(known, Choice)
            for option in known.choices
            if option != self._values[known.name]
        }
        single += choices
        yield ()
        yield from ((setting,) for setting in single)
        for first, second in combinations(single, 2):
            if first not in choices or choices[first] != choices.get(second):
                yield tuple(sorted((first, second)))

    def _run_all(
        self, edited: Mapping[str, Any], all_settings: Iterable[Settings]
    ) -> dict[Settings, list[_Run]]:
        """Run the lesson with edited inputs in several settings."""
        return {settings: self._run(settings, edited) for settings in all_settings}

    def _run(self, settings: Settings, edited: Mapping[str, Any]) -> list[_Run]:
        options = dict(setting.split("=", 1) for setting in settings if "=" in setting)
        values = {**self._values, **options, **edited}
        inputs = Inputs(values)
        contents = {name: _content(value) for name, value in values.items()}
        runs: list[_Run] = []
        for index, step in enumerate(self._lesson.steps):
            is_removed = step.id in settings
            known = self._known[index, is_removed]
            run = _same_run(known, contents)
            if run is None:
                run, source = self._run_step(step, inputs, is_removed)
                if not edited:
                    self._sources[run] = source
                known.setdefault(run.reads, {})[tuple(map(contents.get, run.reads))] = run
            runs.append(run)
            for name, value in run.values.items():
                inputs.add(name, value)
            contents |= run.contents
        return runs

    def _run_step(self, step: Step, inputs: Inputs, is_removed: bool) -> tuple[_Run, _Source]:
        inputs.read.clear()
        is_missing = not all(name in inputs for name in step.inputs)
        tables: dict[str, LessonTable] = {}
        error = ""
        with record_decisions() as asked:
            try:
                computed = compute_step(step, inputs, is_removed=is_removed)
                tables = {table.name: table for table in computed.tables}
            except NotComputableError as failure:
                error = str(failure)
        arrays = {name: table.values for name, table in tables.items()}
        expressions = RecordedExpressions(arrays, self._forms)
        decisions = {}
        for node, holds in asked:
            form, reads_tables = expressions.form(node)
            if reads_tables:
                decisions[form, holds] = node
        run = _Run(
            values={name: plain(array) for name, array in arrays.items()},
            contents={name: _content(array) for name, array in arrays.items()},
            forms={
                name: (
                    *(expressions.table_form(name), table.title, table.symbol),
                    *(table.shade, table.is_shown, table.is_horizontal),
                )
                for name, table in tables.items()
            },
            labels={name: (table.rows, table.columns) for name, table in tables.items()},
            decisions=tuple(decisions),
            reads=frozenset(inputs.read),
            error=error,
            is_missing=is_missing,
        )
        return run, _Source(tables, decisions, expressions)

    def _try_all(self) -> None:
        """Run the lesson with edited inputs, each alone and all together."""
        rng = np.random.default_rng(0)
        for known in self._numeric:
            for value in self._edits(known, rng):
                self._try({known.name: value}, {known.name})
        for _ in range(_EDITS_OF_ALL_INPUTS if self._numeric else 0):
            edited = {known.name: next(self._edits(known, rng)) for known in self._numeric}
            self._try(edited, set(edited))
        if self._words:
            same = {name: ("same",) * len(self._values[name]) for name in self._words}
            self._try(same, {WORDS_REPEAT})

    def _try(self, edited: Mapping[str, Any], causes: set[str]) -> None:
        """Note what an edit changes besides numbers, and which decisions change nothing.

        Args:
            edited: the inputs.
            causes: what a change is due to: one of these.
        """
        few = [settings for settings in self._runs if len(settings) < 2]
        for settings, runs in self._run_all(edited, few).items():
            for index, run in enumerate(runs):
                own = self._runs[settings][index]
                if run is own:
                    continue
                self._reads[index] |= run.reads
                changed = _changed(own, run, is_relabelled=causes == {WORDS_REPEAT})
                for name in changed:
                    _note(self._fixed.setdefault((index, name), set()), causes)
                if run.error:
                    is_foreseen = any(
                        (form, not holds) in run.decisions for form, holds in own.decisions
                    )
                    if not (is_foreseen or run.is_missing or own.error):
                        _note(self._failing.setdefault(index, set()), causes)
                elif not changed:
                    is_removed = self._lesson.steps[index].id in settings
                    others = {*own.decisions} ^ {*run.decisions}
                    self._harmless |= {(index, is_removed, decision) for decision in others}

    def _edits(self, known: Matrix | Number, rng: np.random.Generator) -> Iterator[Any]:
        """Yield valid values of an input: far from its own and near them, and the ends."""
        own = np.asarray(self._values[known.name], dtype=np.float64)
        reach = max(_WIDE_WHOLE if known.whole else _WIDE, 2 * np.abs(own).max(initial=0.0))
        least, most = max(known.minimum, -reach), min(known.maximum, reach)
        near = own + np.maximum(np.abs(own), 1.0) * rng.uniform(-_NEAR, _NEAR, own.shape)
        for values in (
            rng.uniform(least, most, own.shape),
            near,
            np.zeros(own.shape),
            np.full(own.shape, most),
            rng.uniform(least, most, own.shape),
        ):
            allowed = np.clip(values, known.minimum, known.maximum)
            yield allowed.round() if known.whole else allowed


def _changed(own: _Run, run: _Run, *, is_relabelled: bool) -> list[str]:
    """Return the tables that a run computed in another way; other words are other labels."""
    if own.error or run.error:
        return []
    changed = [name for name in own.forms if own.forms[name] != run.forms.get(name)]
    if not is_relabelled:
        changed += [name for name in own.labels if own.labels[name] != run.labels.get(name)]
    return changed


def _note(known: set[str], causes: set[str]) -> None:
    """Add causes, unless one of several is known."""
    if not known & causes:
        known |= causes


def _changing(forms: Mapping[Settings, object]) -> set[str]:
    """Return the settings that change a form when they are added."""
    return {
        added
        for settings, form in forms.items()
        for added in settings
        if forms.get(tuple(one for one in settings if one != added)) != form
    }


def _within(settings: Settings, changing: set[str]) -> Settings:
    return tuple(sorted(changing.intersection(settings)))


def _without_marks(labels: tuple[str, ...], words: Mapping[str, str]) -> tuple[str, ...]:
    for mark, word in words.items():
        labels = tuple(label.replace(mark, word) for label in labels)
    return labels


def _same_run(known: _KnownRuns, contents: Mapping[str, object]) -> _Run | None:
    """Return the run that read the same; None if there was none."""
    for names, runs in known.items():
        run = runs.get(tuple(map(contents.get, names)))
        if run is not None:
            return run
    return None


def _content(value: Any) -> object:
    """Return what tells the values of an input or a table apart."""
    if isinstance(value, np.ndarray):
        return value.shape, plain(value).tobytes()
    return value
