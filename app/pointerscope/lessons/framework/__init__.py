"""What the functions of lessons are made of: inputs, tables, pictures, shared steps."""

from pointerscope.lessons.framework import self_attention
from pointerscope.lessons.framework.inputs import Inputs
from pointerscope.lessons.framework.pictures import Bars, Graph, Heatmap, Lines, Points
from pointerscope.lessons.framework.recorded_array import agreeing, plain, recorded
from pointerscope.lessons.framework.steps import (
    LessonSolution,
    NotComputableError,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)
from pointerscope.lessons.framework.tables import Labelled, Numbers, table

__all__ = [
    "Bars",
    "Graph",
    "Heatmap",
    "Inputs",
    "Labelled",
    "LessonSolution",
    "Lines",
    "NotComputableError",
    "Numbers",
    "Points",
    "Solver",
    "SolverFunctions",
    "StepResult",
    "agreeing",
    "plain",
    "recorded",
    "result",
    "self_attention",
    "table",
]
