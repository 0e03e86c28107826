"""The record of a lesson as JSON, from which `static/js/lesson-record.js` recomputes the lesson."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import orjson
from markupsafe import Markup

from pointerscope.lessons.framework.expressions import has_arithmetic, source_tables
from pointerscope.lessons.framework.inputs import Choice, Input, Matrix, Number, Words
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.framework.lesson_record import (
    RecordedTable,
    Settings,
    StepRecord,
    TableRecord,
    record_lesson,
    word_mark,
)
from pointerscope.lessons.framework.steps import LessonSolution
from pointerscope.lessons.framework.tables import LessonTable
from pointerscope.publishing.templates import template_environment


class RecordedLesson(NamedTuple):
    """The record of a lesson for a page.

    Attributes:
        json: of the inputs and steps.
        figures: the HTML of their tables, in the order of their numbers in the JSON.
    """

    json: bytes
    figures: tuple[Markup, ...]


def recorded_lesson(lesson: Lesson, inputs: Mapping[str, object] = {}) -> RecordedLesson:
    """Return the record of a lesson; records are cached.

    Args:
        lesson: the lesson.
        inputs: values that replace the text's own inputs; the record begins with these.

    Raises:
        InvalidQueryError: an input cannot be read.
    """
    return _recorded_lesson(lesson, orjson.dumps(inputs, option=orjson.OPT_SORT_KEYS))


@lru_cache(maxsize=64)
def _recorded_lesson(lesson: Lesson, inputs: bytes) -> RecordedLesson:
    edited = orjson.loads(inputs)
    writer = _Writer()
    solution = lesson.solve(edited)
    content = {
        "inputs": [writer.input(known, solution) for known in lesson.inputs],
        "steps": [writer.step(record) for record in record_lesson(lesson, edited)],
    }
    json = orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)
    return RecordedLesson(json, tuple(writer.figures))


class _Writer:
    """Writes records, and collects the HTML of their tables, equal ones once."""

    def __init__(self) -> None:
        self.figures: list[Markup] = []
        self._places: dict[str, int] = {}
        self._player: Any = template_environment().get_template("player.html").module

    def input(self, known: Input, solution: LessonSolution) -> dict[str, Any]:
        value: Any = solution.inputs[known.name]
        written = {
            "name": known.name,
            "kind": type(known).__name__.lower(),
            "own": known.value,
            "value": value,
        }
        if isinstance(known, Words):
            return written | {"least": known.minimum, "most": known.maximum}
        if isinstance(known, Choice):
            return written | {"options": list(known.choices)}
        written |= {
            "least": known.minimum,
            "most": known.maximum,
            "whole": known.whole,
            "shown": self._input_variant(known, solution),
        }
        if isinstance(known, Number):
            return written
        return written | {"isRow": known.is_row, "rows": known.rows, "columns": known.columns}

    def _input_variant(self, known: Matrix | Number, solution: LessonSolution) -> dict[str, Any]:
        shown = solution.table(known.name)
        axes = {"rows": shown.rows, "columns": shown.columns}
        for axis, labels in axes.items():
            words = getattr(known, axis, ())
            if isinstance(words, str):
                axes[axis] = tuple(word_mark(words, index) for index in range(len(labels)))
        return self._variant(RecordedTable(shown, [], **axes, fixed=set()), set())

    def step(self, record: StepRecord) -> dict[str, Any]:
        known = {*record.step.inputs, *record.tables}
        return {
            "id": record.step.id,
            "isRemovable": record.step.is_removable,
            "inputs": record.step.inputs,
            "reads": sorted(record.reads),
            "failing": sorted(record.failing),
            "tables": {name: self._table(table, known) for name, table in record.tables.items()},
            "conditions": {
                "settings": sorted(record.condition_settings),
                "variants": {
                    _key(settings): [one._asdict() for one in conditions]
                    for settings, conditions in record.conditions.items()
                },
            },
        }

    def _table(self, record: TableRecord, known: set[str]) -> dict[str, Any]:
        return {
            "settings": sorted(record.settings),
            "variants": {
                _key(settings): self._variant(variant, known)
                for settings, variant in record.variants.items()
            },
        }

    def _variant(self, variant: RecordedTable, known: set[str]) -> dict[str, Any]:
        expression = variant.expression
        return {
            "title": variant.table.title,
            "shade": variant.table.shade,
            "rows": variant.rows,
            "columns": variant.columns,
            "fixed": sorted(variant.fixed),
            "figure": self._figure(variant.table) if variant.table.is_shown else None,
            "opens": has_arithmetic(expression) and source_tables(expression) <= known,
            "expression": expression,
        }

    def _figure(self, shown: LessonTable) -> int:
        """Return the place of a table's HTML among the figures."""
        figure: Markup = self._player.matrix(shown)
        html = "".join(map(str.strip, figure.splitlines()))
        if html not in self._places:
            self._places[html] = len(self.figures)
            self.figures.append(Markup(html))
        return self._places[html]


def _key(settings: Settings) -> str:
    return ",".join(settings)
