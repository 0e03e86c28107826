"""The story: which sections there are, in which order, and what leaves a step out."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.walkthrough.attention import add_attention
from pointerscope.lessons.walkthrough.context import Walk
from pointerscope.lessons.walkthrough.gate import add_choice
from pointerscope.lessons.walkthrough.generation import add_generation
from pointerscope.lessons.walkthrough.inputs import add_entering
from pointerscope.lessons.walkthrough.layer import add_rest_of_layer
from pointerscope.lessons.walkthrough.pointer import add_pointer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.network.architecture import Architecture

# What leaves a step out in the network. Merged in this order, where several are left out: of the
# last two only one can have its say.
REMOVALS: Mapping[str, Mapping[str, object]] = MappingProxyType(
    {
        "positions": {"sinusoidal": False, "position_from_end": False},
        "norm": {"layer_norm": False},
        "scaling": {"scaling": False},
        "residual": {"residuals": False},
        "pointer-scaling": {"pointer_scaling": False},
        "position-bias": {"position_bias": False},
        "gate": {"gate": 0.5, "only": None},
        "blend": {"gate": None, "only": "pointer"},
    }
)


def lesson_of(explanation: ExplainedQuery, *, layer: int = 0, head: int = 0) -> Lesson:
    """The walkthrough of an explanation.

    Its steps can be removed as in any lesson, of an explanation that was asked for with the
    `REMOVALS` of these steps.

    Args:
        explanation: one query's trace.
        layer: the encoder layer that is followed, 0 is the first.
        head: the head of it that is followed, 0 is the first.

    Raises:
        InvalidQueryError: the network has no such layer or head.
    """
    _check(explanation.bundle.architecture, layer, head)
    walk = Walk(explanation, layer, head)
    lesson = Lesson(
        title="From the visits to the answer",
        summary=(
            "The network’s own numbers for this history, from what goes in to what comes out. "
            f"The steps follow the last visit through head {head} of layer {layer}; each cell "
            "can be opened down to its multiplications."
        ),
        section="pointer",
        order=0,
        sources=(),
    )
    add_entering(lesson, walk)
    add_attention(lesson, walk)
    add_rest_of_layer(lesson, walk)
    if walk.has("pointer"):
        add_pointer(lesson, walk)
    if walk.has("generation"):
        add_generation(lesson, walk)
    add_choice(lesson, walk)
    return lesson


def _check(architecture: Architecture, layer: int, head: int) -> None:
    problems = [
        Problem(name, f"There is no {name} {asked}; they run from 0 to {count - 1}.")
        for name, asked, count in (
            ("layer", layer, architecture.layers),
            ("head", head, architecture.heads),
        )
        if not 0 <= asked < count
    ]
    if problems:
        raise InvalidQueryError(*problems)
