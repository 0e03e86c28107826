"""The lesson: its sections in order, and the interventions that remove a step."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from itertools import chain
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.lesson_folder import read_lesson
from pointerscope.lessons.walkthrough import answer, attention, inputs, layer, pointer
from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
from pointerscope.lessons.walkthrough.wording import fill, wording

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.framework.steps import Step, StepResult
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


# The components that a step, or the note on it, is about.
_NEEDS = {
    **dict.fromkeys(("pointer-query-keys", "content-scores", "pointer-scaling"), ("pointer",)),
    **dict.fromkeys(("pointer-weights", "scatter-add"), ("pointer",)),
    "position-bias": ("pointer", "position_bias"),
    "generation": ("generation",),
    "gate": ("gate",),
    "blend": ("pointer", "generation"),
}
_NOTED = {"visits": ("position_from_end",), "positions": ("sinusoidal",)}


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
    trace, text = FollowedTrace(explanation, layer, head), _text()
    words = wording(trace)
    steps = [_followed(step, trace, words) for step in text.steps if _occurs(step.id, trace)]
    return replace(
        text,
        summary=fill(text.summary, words),
        sources=tuple(chain.from_iterable(step.sources for step in steps)),
        terms=tuple(chain.from_iterable(step.terms for step in steps)),
        steps=steps,
    )


@cache
def _text() -> Lesson:
    """Return the walkthrough as its text has it, with the steps of all networks.

    Its functions take a trace before their inputs. A step that is removed runs the same function,
    over the trace of a network without it.
    """
    sections = (inputs, attention, layer, pointer, answer)
    functions = dict(chain.from_iterable(vars(section).items() for section in sections))
    for step in (name.replace("-", "_") for name in REMOVALS):
        functions[step] = _removable(functions[step])
    return read_lesson(Path(__file__).parent, SimpleNamespace(**functions), "walkthrough.md")


def _removable(function: Callable[..., StepResult]) -> Callable[..., StepResult]:
    return lambda trace, inputs, *, is_removed=False: function(trace, inputs)


def _followed(step: Step, trace: FollowedTrace, words: dict[str, str]) -> Step:
    """Return a step over a trace; where the network works without it, its formula is the other."""
    formula = step.formula_removed if _is_left_out(step.id, trace) else step.formula
    return replace(
        step,
        title=fill(step.title, words),
        formula=fill(formula, words),
        formula_removed=fill(step.formula_removed, words),
        inputs=tuple(filter(None, (fill(name, words) for name in step.inputs))),
        compute=partial(step.compute, trace),
        why=fill(step.why, words),
        breaks=fill(step.breaks, words),
        notes=step.notes if all(map(trace.has, _NOTED.get(step.id, ()))) else (),
    )


def _occurs(step: str, trace: FollowedTrace) -> bool:
    """Return whether the network has what a step is about."""
    if step == "positions":
        return trace.has_positions
    return all(map(trace.has, _NEEDS.get(step, ())))


def _is_left_out(step: str, trace: FollowedTrace) -> bool:
    """Return whether an intervention, or the network, leaves out what a step does."""
    changes = trace.interventions
    return {
        "positions": not (trace.has("sinusoidal") and changes.sinusoidal),
        "norm": not changes.layer_norm,
        "scaling": not changes.scaling,
        "pointer-scaling": not changes.pointer_scaling,
        "position-bias": not changes.position_bias,
        "gate": not trace.explanation.gate_is_learned,
        "blend": changes.only is not None,
    }.get(step, False)


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
