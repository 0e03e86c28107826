"""Backpropagation through attention and through the gate, checked by finite differences."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import (
    attention_scores,
    blend,
    content_scores,
    cross_entropy,
    pointer_scores,
    scaled_dot_product_attention,
    scatter_add,
    softmax,
    weighted_sum,
)
from pointerscope.formulas.gradients import (
    blend_backward,
    log_loss_backward,
    numerical_gradient,
    scores_backward,
    softmax_backward,
    weighted_sum_backward,
)
from pointerscope.lessons.framework import (
    Inputs,
    NotComputableError,
    SolverFunctions,
    StepResult,
    plain,
    result,
    self_attention,
)
from pointerscope.lessons.framework.numbers import number_text
from pointerscope.lessons.gate.lesson import true_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from pointerscope.core.array_types import Float

    Array = Float[NDArray[np.float64], "*s"]

_NUDGE = 1e-5  # of a number, for finite differences
_CLOSE = 1e-6  # of a gradient's size: how exact finite differences are
_MIN_PROBABILITY = 1e-9  # probability of the true place for which they can be computed
_DIRECTIONS = {  # of the gate, by the sign of the gradient
    -1: "Towards the pointer: the gate should grow",
    1: "Towards generation: the gate should shrink",
    0: "Neither way",
}

projections = partial(self_attention.projections, kept="V")


def forward(inputs: Inputs) -> StepResult:
    found = scaled_dot_product_attention(inputs["Q"], inputs["K"], inputs["V"])
    return result(S=found.scores, A=found.weights, O=found.outputs)


def to_values(inputs: Inputs) -> StepResult:
    found = weighted_sum_backward(inputs["G"], inputs["A"], inputs["V"])
    return result(A_T=inputs["A"].T, dV=found.values, dA=found.weights)


def through_softmax(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    taken = (inputs["dA"] * inputs["A"]).sum(-1, keepdims=True)
    gradient = softmax_backward(inputs["dA"], inputs["A"])
    if is_removed:
        taken, gradient = np.zeros((len(inputs["A"]), 1)), inputs["dA"] * inputs["A"]
    sums = ", ".join(map(number_text, gradient.sum(-1).round(12)))
    remark = f"The rows of the gradient at the scores sum to {sums}."
    return result(weighted=inputs["dA"] * inputs["A"], taken=taken, dS=gradient, remark=remark)


def to_queries_and_keys(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    found = scores_backward(inputs["dS"], inputs["Q"], inputs["K"], scaled=not is_removed)
    return result(dQ=found.queries, dS_T=inputs["dS"].T, dK=found.keys)


def trial(inputs: Inputs) -> StepResult:
    queries, keys, values, upstream = (plain(inputs[name]) for name in ("Q", "K", "V", "G"))

    def loss(q: Array, k: Array, v: Array) -> Array:
        outputs = weighted_sum(softmax(attention_scores(q, k)), v)
        total: Array = (outputs * upstream).sum((-1, -2))
        return total

    tried_q = numerical_gradient(lambda q: loss(q, keys, values), queries, step=_NUDGE)
    tried_k = numerical_gradient(lambda k: loss(queries, k, values), keys, step=_NUDGE)
    tried_v = numerical_gradient(lambda v: loss(queries, keys, v), values, step=_NUDGE)
    tried = {"queries": tried_q, "keys": tried_k, "values": tried_v}
    apart, remark = _compare(inputs, {"queries": "dQ", "keys": "dK", "values": "dV"}, tried)
    return result(tried_Q=tried_q, tried_K=tried_k, tried_V=tried_v, apart_3=apart, remark=remark)


def _compare(
    inputs: Inputs, gradients: Mapping[str, str], tried: Mapping[str, Array]
) -> tuple[list[float], str]:
    """The largest deviation of each gradient from its finite differences, and a remark."""
    apart = {
        name: float(np.abs(inputs[gradient] - tried[name]).max())
        for name, gradient in gradients.items()
    }
    limits = {name: _CLOSE * max(1.0, float(np.abs(tried[name]).max())) for name in tried}
    wrong = [name for name in tried if apart[name] > limits[name]]
    remark = "All formulas agree with finite differences."
    if wrong:
        remark = f"The formula disagrees with finite differences for: {', '.join(wrong)}."
    return list(apart.values()), remark


def prediction(inputs: Inputs) -> StepResult:
    right, visits, places = true_place(inputs), len(inputs["H"]), len(inputs.words("places"))
    bias = inputs["b_pos"][visits:0:-1]  # the oldest visit is furthest from the end
    scores = pointer_scores(content_scores(inputs["c"], inputs["H"]), bias)
    weights = softmax(scores)
    pointer = scatter_add(weights, _place_of_visit(inputs), places)
    final = blend(inputs["g"], pointer, inputs["P_gen"])
    if final[right] < _MIN_PROBABILITY:
        raise NotComputableError(
            "The true next place has almost no probability, so finite differences cannot check "
            "its gradient. Move the gate, or choose another place."
        )
    loss = cross_entropy(np.eye(places)[right], final)
    return result(s=scores, alpha=weights, P_ptr=pointer, P=final, loss=loss)


def to_blend(inputs: Inputs) -> StepResult:
    target = np.eye(len(inputs["P"]))[true_place(inputs)]
    return result(dP=log_loss_backward(inputs["P"], target))


def two_paths(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    gate, pointer, generation = inputs["g"], inputs["P_ptr"], inputs["P_gen"]
    found = blend_backward(inputs["dP"], gate, pointer, generation)
    at_pointer, at_generation = found.pointer, found.generation
    if is_removed:  # the shares are multiplied in twice
        at_pointer = blend_backward(at_pointer, gate, pointer, generation).pointer
        at_generation = blend_backward(at_generation, gate, pointer, generation).generation
    way = "grow" if found.gate < 0 else "shrink" if found.gate > 0 else "stay as it is"
    return result(
        dP_ptr=at_pointer,
        dP_gen=at_generation,
        gate_terms=inputs["dP"] * (pointer - generation),
        dg=found.gate,
        remark=f"To lower the loss, the gate should {way}.",
    )


def to_pointer_scores(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    at_weights = inputs["dP_ptr"][_place_of_visit(inputs)]
    at_scores = softmax_backward(at_weights, inputs["alpha"])
    if is_removed:
        at_scores = at_weights * inputs["alpha"]
    remark = f"The gradients at the scores sum to {number_text(at_scores.sum().round(12))}."
    return result(dalpha=at_weights, ds=at_scores, remark=remark)


def second_trial(inputs: Inputs) -> StepResult:
    right, place_of_visit = true_place(inputs), _place_of_visit(inputs)
    scores, gate, generation, pointer = (
        plain(inputs[name]) for name in ("s", "g", "P_gen", "P_ptr")
    )
    target = np.eye(len(generation))[right]

    def loss(g: Array, p: Array, q: Array) -> Array:
        return cross_entropy(target, blend(g, p, q))

    def loss_of_scores(s: Array) -> Array:
        places = np.broadcast_to(place_of_visit, s.shape)
        return loss(gate, scatter_add(softmax(s), places, len(target)), generation)

    step = min(_NUDGE, 1e-3 * float(blend(gate, pointer, generation)[right]))
    tried = {
        "scores": numerical_gradient(loss_of_scores, scores, step=step),
        "pointer": numerical_gradient(lambda p: loss(gate, p, generation), pointer, step=step),
        "generation": numerical_gradient(lambda q: loss(gate, pointer, q), generation, step=step),
        "gate": numerical_gradient(lambda g: loss(g, pointer, generation), gate, step=step),
    }
    gradients = {"scores": "ds", "pointer": "dP_ptr", "generation": "dP_gen", "gate": "dg"}
    apart, remark = _compare(inputs, gradients, tried)
    return result(
        tried_s=tried["scores"],
        tried_ptr=tried["pointer"],
        tried_gen=tried["generation"],
        tried_g=tried["gate"],
        apart_4=apart,
        remark=remark,
    )


def _place_of_visit(inputs: Inputs) -> NDArray[np.intp]:
    """The index of every visit's place; a place that is not listed counts as the last one."""
    places, visits = inputs.words("places"), inputs.words("visits")
    last = len(places) - 1
    return np.array([places.index(name) if name in places else last for name in visits])


_NO_GENERATION = {"P_gen": [0, 0.05, 0.85]}  # for L5

computed: SolverFunctions = {
    "never-visited": lambda solve: _DIRECTIONS[int(np.sign(solve({"y": 3})["dg"]))],
    "gate-cancels": lambda solve: (
        solve({**_NO_GENERATION, "g": 0.4})["ds"][0] / solve(_NO_GENERATION)["ds"][0]
    ),
    "without-denominator": lambda solve: solve(removed=["through-softmax"])["dS"][2].sum(),
}
