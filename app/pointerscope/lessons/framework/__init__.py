"""The building blocks of lessons: inputs, steps, tables, pictures, printed numbers, exercises."""

from pointerscope.lessons.framework import self_attention
from pointerscope.lessons.framework.exercises import Exercise
from pointerscope.lessons.framework.inputs import Choice, Inputs, Matrix, Number, Words
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.framework.pictures import Bars, Graph, Heatmap, Lines, Points
from pointerscope.lessons.framework.printed import PrintedNumbers
from pointerscope.lessons.framework.recorded_array import agreeing, plain, recorded
from pointerscope.lessons.framework.self_attention import token_table
from pointerscope.lessons.framework.steps import NotComputableError, StepResult, result
from pointerscope.lessons.framework.tables import table
from pointerscope.lessons.framework.texts import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    THEORY,
    WALKTHROUGH,
    Note,
    TextSection,
)

__all__ = [
    "DEEP_DIVE",
    "FOUNDATIONS",
    "LECTURE",
    "THEORY",
    "WALKTHROUGH",
    "Bars",
    "Choice",
    "Exercise",
    "Graph",
    "Heatmap",
    "Inputs",
    "Lesson",
    "Lines",
    "Matrix",
    "NotComputableError",
    "Note",
    "Number",
    "Points",
    "PrintedNumbers",
    "StepResult",
    "TextSection",
    "Words",
    "agreeing",
    "plain",
    "recorded",
    "result",
    "self_attention",
    "table",
    "token_table",
]
