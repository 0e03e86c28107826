"""What lessons are made of: inputs, steps, tables, pictures, printed numbers, exercises."""

from app.lessons.making import self_attention
from app.lessons.making.exercises import Exercise
from app.lessons.making.inputs import Choice, Given, Matrix, Number, Words
from app.lessons.making.lesson import ImpossibleError, Lesson, Made, gives
from app.lessons.making.pictures import Bars, Graph, Heat, Lines, Points
from app.lessons.making.printed import Printed
from app.lessons.making.self_attention import of_tokens
from app.lessons.making.tables import (
    Cells,
    Collected,
    ColumnSum,
    Product,
    RowSoftmax,
    RowSum,
    table,
)
from app.lessons.making.texts import (
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
