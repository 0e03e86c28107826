"""The exercises of a lesson with what a browser needs to draw, answer and mark them."""

from typing import Any

import numpy as np
import orjson

from pointerscope.lessons.catalogue import find_lesson
from pointerscope.lessons.framework.draws import Drawn, flat_cells
from pointerscope.lessons.framework.exercises import Exercise, unit_of
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.publishing.offline import json_for_script
from pointerscope.publishing.recorded_lesson import recorded_lesson
from pointerscope.publishing.templates import template_environment


def assigned_lesson(name: str) -> str:
    """Render the exercises of a lesson, with its record.

    Raises:
        UnknownLessonError: there is no such lesson.
    """
    lesson = find_lesson(name)
    exercises = [
        (exercise, orjson.dumps(exercise_content(lesson, exercise, step.id)).decode())
        for step in lesson.steps
        for exercise in lesson.exercises_of(step.id)
    ]
    content: str = (
        template_environment()
        .get_template("assigned_lesson.html")
        .render(
            lesson=lesson,
            exercises=exercises,
            steps=orjson.dumps({step.id: step.title for step in lesson.steps}).decode(),
            recorded=recorded_lesson(lesson),
            json_for_script=json_for_script,
        )
    )
    return content


def exercise_content(lesson: Lesson, exercise: Exercise, step: str) -> dict[str, Any]:
    """Return an exercise as `static/js/assignments/assigned.js` takes it."""
    return {
        "id": exercise.id,
        "step": step,
        "decimals": exercise.decimals,
        "unit": unit_of(exercise, lesson.solve),
        "choices": exercise.choices,
        "given": exercise.given,
        "drawn": exercise.drawn and _drawn(lesson, exercise.drawn),
        "answer": None if exercise.drawn else _answer(lesson, exercise),
    }


def _drawn(lesson: Lesson, drawn: Drawn) -> dict[str, Any]:
    tables = lesson.solve(removed=drawn.removed).tables
    return {
        "draws": drawn.draws,
        "table": drawn.table,
        "cells": flat_cells(drawn, {name: table.values.shape for name, table in tables.items()}),
        "removed": drawn.removed,
    }


def _answer(lesson: Lesson, exercise: Exercise) -> list[list[float]] | str:
    answer: Any = exercise.answer(lesson.solve)
    if exercise.choices:
        return str(answer)
    numbers: list[list[float]] = np.atleast_2d(np.asarray(answer, dtype=np.float64)).tolist()
    return numbers
