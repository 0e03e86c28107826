"""What lessons are made of: inputs, steps, tables, pictures, printed numbers, exercises."""

from pointerscope.lessons.framework import self_attention
from pointerscope.lessons.framework.exercises import Exercise
from pointerscope.lessons.framework.inputs import Choice, Given, Matrix, Number, Words
from pointerscope.lessons.framework.lesson import ImpossibleError, Lesson, Made, gives
from pointerscope.lessons.framework.pictures import Bars, Graph, Heat, Lines, Points
from pointerscope.lessons.framework.printed import Printed
from pointerscope.lessons.framework.self_attention import of_tokens
from pointerscope.lessons.framework.tables import (
    Cells,
    Collected,
    ColumnSum,
    Product,
    RowSoftmax,
    RowSum,
    table,
)
from pointerscope.lessons.framework.texts import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    THEORY,
    WALKTHROUGH,
    Note,
    Source,
)

__all__ = [
    "DEEP_DIVE",
    "FOUNDATIONS",
    "LECTURE",
    "THEORY",
    "WALKTHROUGH",
    "Bars",
    "Cells",
    "Choice",
    "Collected",
    "ColumnSum",
    "Exercise",
    "Given",
    "Graph",
    "Heat",
    "ImpossibleError",
    "Lesson",
    "Lines",
    "Made",
    "Matrix",
    "Note",
    "Number",
    "Points",
    "Printed",
    "Product",
    "RowSoftmax",
    "RowSum",
    "Source",
    "Words",
    "gives",
    "of_tokens",
    "self_attention",
    "table",
]
