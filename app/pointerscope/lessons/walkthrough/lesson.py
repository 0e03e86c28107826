"""The lesson: its sections in order, and the interventions that remove a step."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.walkthrough.attention import add_attention
from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
from pointerscope.lessons.walkthrough.gate import add_gate_and_answer
from pointerscope.lessons.walkthrough.generation import add_generation
from pointerscope.lessons.walkthrough.inputs import add_inputs
from pointerscope.lessons.walkthrough.layer import add_rest_of_layer
from pointerscope.lessons.walkthrough.pointer import add_pointer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.network.architecture import Architecture

# The interventions that remove a step from the network. Several are merged in this order, so that
# the blend wins over the gate: both set `gate` and `only`.
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


def build_walkthrough(explanation: ExplainedQuery, *, layer: int = 0, head: int = 0) -> Lesson:
    """Build the walkthrough of an explained query.

    To solve it with steps removed, pass an explanation whose query has the `REMOVALS` of these
    steps among its interventions.

    Args:
        explanation: the query and its trace.
        layer: the encoder layer to follow, 0-based.
        head: the head of that layer to follow, 0-based.

    Raises:
        InvalidQueryError: the network has no such layer or head.
    """
    _check(explanation.bundle.architecture, layer, head)
    trace = FollowedTrace(explanation, layer, head)
    lesson = Lesson(
        title="From the visits to the answer",
        summary=(
            "The network’s own numbers for this history, from the input to the answer. The steps "
            f"follow the last visit through head {head} of layer {layer}. Open any cell to see "
            "the multiplications behind it."
        ),
        section="pointer",
        order=0,
        sources=(),
    )
    add_inputs(lesson, trace)
    add_attention(lesson, trace)
    add_rest_of_layer(lesson, trace)
    if trace.has("pointer"):
        add_pointer(lesson, trace)
    if trace.has("generation"):
        add_generation(lesson, trace)
    add_gate_and_answer(lesson, trace)
    return lesson


def _check(architecture: Architecture, layer: int, head: int) -> None:
    if not architecture.is_pointer_network:
        message = (
            "The walkthrough follows the sums of a PointerNetworkV45, and this is another network. "
            "Choose another model."
        )
        raise InvalidQueryError(Problem("model", message))
    if not architecture.heads:
        message = (
            "This network has no self-attention, and the walkthrough follows a visit through an "
            "attention head. Choose another model."
        )
        raise InvalidQueryError(Problem("model", message))
    problems = [
        Problem(name, f"There is no {name} {index}. Choose a {name} from 0 to {count - 1}.")
        for name, index, count in (
            ("layer", layer, architecture.layers),
            ("head", head, architecture.heads),
        )
        if not 0 <= index < count
    ]
    if problems:
        raise InvalidQueryError(*problems)
