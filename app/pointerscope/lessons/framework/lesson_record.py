"""The record of a lesson: what a browser needs to compute its tables again from edited inputs.

A table is recorded as the expression that one run of its step wrote. The function of the step may
do more than the expression says: choose a branch by a number, or take a number out of the record.
So steps are also run with other inputs and in other settings. An input that changes how a table is
computed, other than through its expression, is `fixed` for this table: once it is edited, only
Python computes the table. A setting (a removed step, or an option of a choice) that changes how a
table is computed gives it a variant.

A step is a function of what it reads. So it runs once for equal values, and only where it does
something that it does in no earlier setting; the steps that it reads from run when it reads them.
Many inputs are edited at once, since few change more than numbers; only where something changes,
each is edited alone.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from pointerscope.lessons.framework.expressions import RecordedExpressions
from pointerscope.lessons.framework.inputs import Choice, Inputs, Matrix, Number, Words, read_inputs
from pointerscope.lessons.framework.recorded_array import plain, record_decisions
from pointerscope.lessons.framework.steps import NotComputableError, compute_step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.expressions import Expression
    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.framework.recorded_array import Node
    from pointerscope.lessons.framework.steps import Step
    from pointerscope.lessons.framework.tables import LessonTable

_FAILURE = ""  # instead of a table
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
        fixed: the inputs whose edits change it in a way that only Python knows; `WORDS_REPEAT`
            for a change of which words are the same.
    """

    table: LessonTable
    expression: Expression
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    fixed: set[str]


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
    """

    settings: set[str]
    variants: dict[Settings, RecordedTable]


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
_Place = tuple[Settings, int]  # a setting, and the index of a step
_Labels = tuple[tuple[str, ...], tuple[str, ...]]  # of rows and of columns
_Way = tuple[int, bool]  # the index of a step, and whether it is removed
_Change = tuple[int, bool, str]  # a way, and a table or `_FAILURE`
_Kind = Literal["wide", "near", "zero", "most", "own"]
_KINDS: tuple[_Kind, ...] = (
    *("wide", "wide", "wide", "wide", "wide", "near", "near", "near", "zero", "zero", "most"),
    *("most", "own", "own", "own", "own"),
)


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
    labels: dict[str, _Labels]
    decisions: tuple[Decision, ...]
    reads: frozenset[str]
    error: str
    is_missing: bool


_KnownRuns = dict[frozenset[str], dict[tuple[object, ...], _Run]]


class _Recorder:
    """Runs steps in all settings, and with edited inputs to see what these change."""

    def __init__(self, lesson: Lesson, values: dict[str, Any]) -> None:
        self._lesson = lesson
        self._makers: defaultdict[str, list[int]] = defaultdict(list)
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
        self._known: defaultdict[_Way, _KnownRuns] = defaultdict(dict)
        self._runs = self._run_all({}, list(self._all_settings()))
        self._reads = [set[str]() for _ in lesson.steps]  # in edited runs
        # Marks instead of words: each its own, and one for words that are the same.
        self._marked = [self._run_all(marks, list(self._runs)) for marks in self._all_marks()]
        self._changes: defaultdict[_Change, set[str]] = defaultdict(set)
        self._trials: dict[tuple[Settings, frozenset[str]], _Trial] = {}
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
                if (*self._way(settings, index), decision) not in self._harmless
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
            self._changes[index, False, _FAILURE] | self._changes[index, True, _FAILURE],
        )

    def _record_table(self, index: int, name: str, runs: Mapping[Settings, _Run]) -> TableRecord:
        changing = _changing(
            {
                settings: (run.forms.get(name), run.labels.get(name))
                for settings, run in runs.items()
            }
        )
        variants: dict[Settings, RecordedTable] = {}
        for settings, run in runs.items():
            if name not in run.forms:
                continue
            key, fixed = (
                _within(settings, changing),
                self._changes[*self._way(settings, index), name],
            )
            if key in variants:
                variants[key].fixed.update(fixed)
                continue
            labels, cost = self._marked_labels(settings, index, name)
            source = self._sources[run]
            variants[key] = RecordedTable(
                source.tables[name], source.expressions.table(name), *labels, {*fixed, *cost}
            )
        return TableRecord(changing, variants)

    def _marked_labels(
        self, settings: Settings, index: int, name: str
    ) -> tuple[_Labels, Iterable[str]]:
        """Return the labels of a table with marks for words, and what is fixed for them."""
        run = self._runs[settings][index]
        for marked, cost in zip(self._marked, ((), (WORDS_REPEAT,)), strict=False):
            if self._is_relabelled(run, marked[settings][index], name):
                return marked[settings][index].labels[name], cost
        return run.labels[name], self._words

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
        steps = range(len(self._lesson.steps))
        trials = {settings: _Trial(self, settings, edited) for settings in all_settings}
        return {settings: list(map(trial.run, steps)) for settings, trial in trials.items()}

    def values_in(self, settings: Settings, edited: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values of all inputs in a setting."""
        options = dict(setting.split("=", 1) for setting in settings if "=" in setting)
        return {**self._values, **options, **edited}

    def makers(self, name: str) -> Sequence[int]:
        """Return the steps that are known to compute a table of this name, the last one first."""
        return self._makers.get(name, ())

    def run_step(self, index: int, trial: _Trial) -> _Run:
        """Run a step, unless it has run with the same values of what it reads."""
        way = self._way(trial.settings, index)
        known = self._known[way]
        inputs = _TrialInputs(trial, index)
        run = _same_run(known, inputs)
        if run is None:
            run, source = self._run_step(way, inputs)
            if not trial.edited:
                self._sources[run] = source
            known.setdefault(run.reads, {})[tuple(map(inputs.content, run.reads))] = run
        for name in run.values:
            if index not in self._makers[name]:
                self._makers[name] = sorted({*self._makers[name], index}, reverse=True)
        return run

    def _run_step(self, way: _Way, inputs: Inputs) -> tuple[_Run, _Source]:
        index, is_removed = way
        step = self._lesson.steps[index]
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
        # Without the tables of the step, since it has none if it fails.
        asking = RecordedExpressions({}, self._forms)
        for node, holds in asked:
            form, reads_tables = asking.form(node)
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
        """Edit many inputs at once, in every structure, to see what changes more than numbers.

        Where something does, inputs are edited alone to find out which change it. Every other edit
        leaves these as they are, so that they do not hide others.
        """
        structures = self._structures()
        for count, edited in enumerate(self._edits()):
            self._trials = {}
            for place in structures:
                known = self._causes(place) if count % 2 else set()
                others = {name: edited[name] for name in edited if name not in known}
                self._find_causes(others, place)
        if self._words:
            self._trials = {}
            same = {name: ("same",) * len(self._values[name]) for name in self._words}
            for place in structures:
                for change in self._try(same, place, is_relabelled=True):
                    self._changes[change].add(WORDS_REPEAT)

    def _causes(self, place: _Place) -> set[str]:
        """Return the inputs that are known to change a step besides numbers."""
        way = self._way(*place)
        return {
            name for change, names in self._changes.items() if change[:2] == way for name in names
        }

    def _way(self, settings: Settings, index: int) -> _Way:
        return index, self._lesson.steps[index].id in settings

    def _find_causes(self, edited: Mapping[str, Any], place: _Place) -> None:
        """Note which of some edited inputs change a step besides numbers."""

        def unknown() -> list[_Change]:
            changes = self._try(edited, place)
            return [change for change in changes if not self._changes[change] & edited.keys()]

        settings, index = place
        if not unknown() and not self._trial(settings, edited).run(index).error:
            return
        for name, value in edited.items():
            for change in self._try({name: value}, place):
                self._changes[change].add(name)
        for change in unknown():  # it takes several inputs
            needed = dict(edited)
            for name in edited:
                fewer = {other: needed[other] for other in needed if other != name}
                if change in self._try(fewer, place):
                    needed = fewer
            self._changes[change].update(needed)

    def _structures(self) -> list[_Place]:
        """Return where each step runs first in each of the ways that it has.

        A step does the same wherever it does the same to what it reads, whatever other steps are
        removed; to edit the inputs in one of these settings is enough.
        """
        structures: dict[object, _Place] = {}
        for settings, runs in self._runs.items():
            for index, run in enumerate(runs) if len(settings) < 2 else ():
                form = (tuple(run.forms.items()), tuple(run.labels.items()), run.decisions)
                key = (*self._way(settings, index), form, run.error)
                structures.setdefault(key, (settings, index))
        return list(structures.values())

    def _try(
        self, edited: Mapping[str, Any], place: _Place, *, is_relabelled: bool = False
    ) -> list[_Change]:
        """Return what an edit changes besides numbers; note which decisions change nothing.

        Args:
            edited: the inputs.
            place: the step to run.
            is_relabelled: whether the edit is of words, which are the labels of tables.
        """
        settings, index = place
        way = self._way(settings, index)
        run, own = self._trial(settings, edited).run(index), self._runs[settings][index]
        if run is own:
            return []
        self._reads[index] |= run.reads
        if run.error:
            is_foreseen = any((form, not holds) in run.decisions for form, holds in own.decisions)
            return [] if is_foreseen or run.is_missing or own.error else [(*way, _FAILURE)]
        changed = _changed(own, run, is_relabelled=is_relabelled)
        if not changed:
            others = {*own.decisions} ^ {*run.decisions}
            self._harmless |= {(*way, decision) for decision in others}
        return [(*way, name) for name in changed]

    def _trial(self, settings: Settings, edited: Mapping[str, Any]) -> _Trial:
        """Return the trial of some of the inputs that are edited now."""
        key = settings, frozenset(edited)
        if key not in self._trials:
            self._trials[key] = _Trial(self, settings, edited)
        return self._trials[key]

    def _edits(self) -> Iterator[dict[str, Any]]:
        """Yield other values for most of the inputs; each gets every kind, in random order."""
        rng = np.random.default_rng(0)
        orders = [rng.permutation(len(_KINDS)) for _ in self._numeric]
        for order in zip(*orders, strict=True):
            kinds = [_KINDS[place] for place in order]
            yield {
                known.name: self._edit(known, kind, rng)
                for known, kind in zip(self._numeric, kinds, strict=True)
                if kind != "own"
            }

    def _edit(self, known: Matrix | Number, kind: _Kind, rng: np.random.Generator) -> Any:
        """Return a valid value of an input: far from its own, near it, or at an end."""
        own = np.asarray(self._values[known.name], dtype=np.float64)
        reach = max(_WIDE_WHOLE if known.whole else _WIDE, 2 * np.abs(own).max(initial=0.0))
        least, most = max(known.minimum, -reach), min(known.maximum, reach)
        if kind == "wide":
            values = rng.uniform(least, most, own.shape)
        elif kind == "near":
            values = own + np.maximum(np.abs(own), 1.0) * rng.uniform(-_NEAR, _NEAR, own.shape)
        else:
            values = np.full(own.shape, most if kind == "most" else 0.0)
        allowed = np.clip(values, known.minimum, known.maximum)
        return allowed.round() if known.whole else allowed


class _Trial:
    """A run of a lesson with edited inputs, in which steps run when their tables are read."""

    def __init__(self, recorder: _Recorder, settings: Settings, edited: Mapping[str, Any]) -> None:
        self.settings = settings
        self.edited = edited
        self.inputs = recorder.values_in(settings, edited)
        self.contents = {name: _content(value) for name, value in self.inputs.items()}
        self._recorder = recorder
        self._runs: dict[int, _Run] = {}

    def run(self, index: int) -> _Run:
        """Return the run of a step."""
        if index not in self._runs:
            self._runs[index] = self._recorder.run_step(index, self)
        return self._runs[index]

    def maker(self, name: str, index: int) -> _Run | None:
        """Return the last run before a step that computed a table; None if there is none."""
        earlier = (at for at in self._recorder.makers(name) if at < index)
        return next((run for run in map(self.run, earlier) if name in run.values), None)


class _TrialInputs(Inputs):
    """What a step of a trial can read: inputs, and the tables of the steps before it."""

    def __init__(self, trial: _Trial, index: int) -> None:
        super().__init__(trial.inputs)
        self._trial = trial
        self._index = index

    def value(self, name: str) -> Any:
        """Return an input or a table, after computing it if necessary."""
        run = self._trial.maker(name, self._index)
        if run is None:
            return super().value(name)
        self.read.add(name)
        return run.values[name]

    def __contains__(self, name: str) -> bool:
        self.read.add(name)
        return name in self._trial.inputs or self._trial.maker(name, self._index) is not None

    def content(self, name: str) -> object:
        """Return what tells a value from others; None where there is none."""
        run = self._trial.maker(name, self._index)
        return self._trial.contents.get(name) if run is None else run.contents[name]


def _changed(own: _Run, run: _Run, *, is_relabelled: bool) -> list[str]:
    """Return the tables that a run computed in another way; other words are other labels."""
    if own.error or run.error:
        return []
    changed = [name for name in own.forms if own.forms[name] != run.forms.get(name)]
    if not is_relabelled:
        changed += [name for name in own.labels if own.labels[name] != run.labels.get(name)]
    return changed


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


def _same_run(known: _KnownRuns, inputs: _TrialInputs) -> _Run | None:
    """Return the run that read the same; None if there was none."""
    for names, runs in known.items():
        run = runs.get(tuple(map(inputs.content, names)))
        if run is not None:
            return run
    return None


def _content(value: Any) -> object:
    """Return what tells the values of an input or a table apart."""
    if isinstance(value, np.ndarray):
        return value.shape, plain(value).tobytes()
    return value
