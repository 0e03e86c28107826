"""The record of a lesson: what a browser needs to compute its tables again from edited inputs.

A table is recorded as the expression that one run of its step wrote. The function of the step may
do more than the expression says: choose a branch by a number, or take a number out of the record.
So the lesson is also run with other inputs and other settings. An input that changes how a table
is computed, other than through its expression, is `fixed` for this table: once it is edited, only
Python computes the table. A setting (a removed step, or an option of a choice) that changes how a
table is computed gives it a variant.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import orjson

from pointerscope.lessons.framework.expressions import record_tables, source_tables
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

    from pointerscope.lessons.framework.expressions import Expression
    from pointerscope.lessons.framework.lesson import Lesson
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


@dataclass
class _Run:
    """One run of a step.

    Attributes:
        tables: with their expressions.
        forms: of the tables: all but their numbers and labels.
        labels: of the tables.
        decisions: by their expressions.
        reads: what the step reads.
        error: why the step failed; empty if it did not.
        is_missing: whether it failed for want of a table that an earlier step computes.
    """

    tables: dict[str, tuple[LessonTable, Expression]] = field(default_factory=dict)
    forms: dict[str, bytes] = field(default_factory=dict)
    labels: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = field(default_factory=dict)
    decisions: dict[bytes, Condition] = field(default_factory=dict)
    reads: set[str] = field(default_factory=set)
    error: str = ""
    is_missing: bool = False


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
        self._runs = self._run_all({}, list(self._all_settings()))
        # Marks instead of words: each its own, and one for words that are the same.
        self._marked = [self._run_all(marks, list(self._runs)) for marks in self._all_marks()]
        self._fixed: dict[tuple[int, str], set[str]] = {}
        self._failing: dict[int, set[str]] = {}
        self._harmless: set[tuple[int, bool, bytes]] = set()
        self._try_all()

    def record(self, index: int) -> StepRecord:
        """Return the record of a step."""
        step = self._lesson.steps[index]
        runs = {settings: run[index] for settings, run in self._runs.items()}
        reads = {name for run in runs.values() for name in run.reads}
        names = dict.fromkeys(name for run in runs.values() for name in run.tables)
        conditions = {
            settings: {
                key: one
                for key, one in run.decisions.items()
                if (index, step.id in settings, key) not in self._harmless
            }
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
                _within(settings, changing): tuple(found.values())
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
            if name not in run.tables or _within(settings, changing) in variants:
                continue
            found, expression = run.tables[name]
            labels = run.labels[name]
            for marked, cost in zip(self._marked, ((), (WORDS_REPEAT,)), strict=False):
                if self._is_relabelled(run, marked[settings][index], name):
                    labels = marked[settings][index].labels[name]
                    fixed.update(cost)
                    break
            else:
                fixed.update(self._words)
            variants[_within(settings, changing)] = RecordedTable(found, expression, *labels)
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
        """Run the lesson with edited inputs in several settings; the first of them are none."""
        runs: dict[Settings, list[_Run]] = {}
        for settings in all_settings:
            runs[settings] = self._run(settings, edited, runs.get((), []))
        return runs

    def _run(
        self, settings: Settings, edited: Mapping[str, Any], without: list[_Run]
    ) -> list[_Run]:
        """Run the lesson with edited inputs; `without` are the same runs without the settings."""
        options = dict(setting.split("=", 1) for setting in settings if "=" in setting)
        inputs = Inputs({**self._values, **options, **edited})
        runs: list[_Run] = []
        is_changed = not without
        for index, step in enumerate(self._lesson.steps):
            is_removed = step.id in settings
            is_changed = is_changed or is_removed or bool(options.keys() & without[index].reads)
            if is_changed:
                runs.append(self._run_step(step, inputs, is_removed))
            else:
                runs.append(without[index])
            for table, _ in runs[-1].tables.values():
                inputs.add(table.name, plain(table.values))
        return runs

    def _run_step(self, step: Step, inputs: Inputs, is_removed: bool) -> _Run:
        inputs.read.clear()
        run = _Run(is_missing=not all(name in inputs for name in step.inputs))
        tables: tuple[LessonTable, ...] = ()
        with record_decisions() as decisions:
            try:
                tables = compute_step(step, inputs, is_removed=is_removed).tables
            except NotComputableError as error:
                run.error = str(error)
        run.reads = inputs.read.copy()
        nodes = [node for node, _ in decisions]
        expressions, asked = record_tables({table.name: table.values for table in tables}, nodes)
        for (_, holds), expression in zip(decisions, asked, strict=True):
            if source_tables(expression):
                run.decisions[_json([expression, holds])] = Condition(expression, holds)
        for table in tables:
            run.tables[table.name] = table, expressions[table.name]
            run.labels[table.name] = table.rows, table.columns
            run.forms[table.name] = _json(
                [
                    *(expressions[table.name], table.title, table.symbol),
                    *(table.shade, table.is_shown, table.is_horizontal),
                ]
            )
        return run

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
                own.reads |= run.reads
                changed = _changed(own, run, is_relabelled=causes == {WORDS_REPEAT})
                for name in changed:
                    _note(self._fixed.setdefault((index, name), set()), causes)
                if run.error:
                    is_foreseen = any(
                        _json([one.expression, not one.holds]) in run.decisions
                        for one in own.decisions.values()
                    )
                    if not (is_foreseen or run.is_missing or own.error):
                        _note(self._failing.setdefault(index, set()), causes)
                elif not changed:
                    is_removed = self._lesson.steps[index].id in settings
                    others = own.decisions.keys() ^ run.decisions.keys()
                    self._harmless |= {(index, is_removed, key) for key in others}

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


def _json(content: object) -> bytes:
    return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)
