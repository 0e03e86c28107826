"""The gate between copying and generating: a small network, a blend, and what moves it."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import blend, cross_entropy, gelu, linear, log_loss, sigmoid
from pointerscope.formulas.gate import gate_at_tie, gate_gradient, sigmoid_slope
from pointerscope.formulas.gradients import blend_backward, log_loss_backward, numerical_gradient
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Lines,
    NotComputableError,
    Numbers,
    SolverFunctions,
    StepResult,
    plain,
    result,
)
from pointerscope.lessons.framework.numbers import number_text

_NUDGE = 1e-5  # of the logit, for finite differences
_NO_CHANGE = 1e-12  # of the loss
_MEAN_GATES = (0.7872, 0.6267)  # measured on DIY and Geolife: theory, §4.5
_GATES = np.linspace(1e-3, 1 - 1e-3, 101)  # of the picture
_DIRECTIONS = {-1: "up", 1: "down", 0: "neither"}  # of the gate, by the sign of the gradient


def first_layer(inputs: Inputs) -> StepResult:
    return result(u=linear(inputs["c"], inputs["W_1"], inputs["b_1"]))


def non_linearity(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    return result(h=inputs["u"] if is_removed else gelu(inputs["u"]))


def logit(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return result(x=0.0)
    bias = np.atleast_1d(inputs["b_2"])
    return result(x=linear(inputs["h"], np.atleast_2d(inputs["W_2"]), bias)[0])


def share(inputs: Inputs) -> StepResult:
    gate = sigmoid(inputs["x"])
    remark = f"The pointer gets {float(gate):.1%} of the blend."
    return result(g=gate, slope=sigmoid_slope(gate), remark=remark)


def mixture(inputs: Inputs) -> StepResult:
    gate, pointer, generation = inputs["g"], inputs["P_ptr"], inputs["P_gen"]
    rest, final = 1 - gate, blend(gate, pointer, generation)
    sums = [number_text(found.sum().round(12)) for found in (pointer, generation, final)]
    remark = f"Sums: pointer {sums[0]}, generation {sums[1]}, blend {sums[2]}."
    if sums[:2] != ["1", "1"]:
        remark += " A distribution sums to 1. Rounded or edited numbers may not."
    return result(
        rest=rest,
        from_pointer=gate * pointer,
        from_generation=rest * generation,
        P_final=final,
        remark=remark,
    )


def prediction(inputs: Inputs) -> StepResult:
    places = inputs.words("places")
    final, pointer, generation = inputs["P_final"], inputs["P_ptr"], inputs["P_gen"]
    top, copied, generated = (int(found.argmax()) for found in (final, pointer, generation))
    remark = f"The prediction is “{places[top]}” with {final[top]:.1%}."
    leads = pointer[copied] - pointer[generated], generation[generated] - generation[copied]
    if copied == generated or not sum(leads) > 0:
        remark += " Pointer and generation have the same favourite, whatever the gate."
        return result(top=final[top], remark=remark)
    tie = gate_at_tie(
        pointer[[generated]], generation[[generated]], pointer[[copied]], generation[[copied]]
    )
    remark += (
        f" “{places[generated]}” is more probable than “{places[copied]}” below a gate of "
        f"{tie[0]:.3f}, and less probable above it."
    )
    return result(top=final[top], tie=tie, remark=remark)


def loss(inputs: Inputs) -> StepResult:
    right, final = true_place(inputs), inputs["P_final"]
    if final[right] == 0:
        raise NotComputableError(
            "The true next place has probability 0, so its loss is infinite. Give it some "
            "probability in one of the two distributions."
        )
    title = f"Probability of {inputs.words('places')[right]}"
    return result(
        p_y=Labelled(final[right], title=title),
        loss=cross_entropy(np.eye(len(final))[right], final),
    )


def push(inputs: Inputs) -> StepResult:
    right, places = true_place(inputs), inputs.words("places")
    pointer, generation = inputs["P_ptr"][right], inputs["P_gen"][right]
    gradient = gate_gradient(pointer, generation, inputs["p_y"])
    moved = "raises" if gradient < 0 else "lowers" if gradient > 0 else "does not change"
    by_gate = blend(_GATES, inputs["P_ptr"][None], inputs["P_gen"][None])
    return result(
        p_ptr=pointer,
        p_gen=generation,
        dL_dg=gradient,
        remark=f"If “{places[right]}” is the true place, gradient descent {moved} the gate.",
        picture=Lines(
            _GATES,
            {
                f"{name} ({index + 1})": log_loss(by_gate[:, index])
                for index, name in enumerate(places)
                if by_gate[:, index].all()
            },
        ),
    )


def through_sigmoid(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    gradient = inputs["dL_dg"] if is_removed else inputs["dL_dg"] * inputs["slope"]
    return result(dL_dx=gradient, tried=_finite_difference(inputs))


def _finite_difference(inputs: Inputs) -> Numbers:
    """The slope of the loss at the logit, from two points beside it."""
    right = true_place(inputs)
    pointer, generation = (plain(inputs[name])[right, None, None] for name in ("P_ptr", "P_gen"))

    def losses(logits: Numbers) -> Numbers:
        return log_loss(blend(sigmoid(logits), pointer, generation))

    return numerical_gradient(losses, plain(inputs["x"]), step=_NUDGE)


def descent(inputs: Inputs) -> StepResult:
    moved = inputs["x"] - inputs["rate"] * inputs["dL_dx"]
    gate = sigmoid(moved)
    probability = blend(gate, inputs["p_ptr"][None], inputs["p_gen"][None])[0]
    if probability == 0:
        raise NotComputableError(
            "After this step the true place has probability 0, so its loss is infinite. Lower the "
            "learning rate, or give the place some probability in both distributions."
        )
    after = log_loss(probability)
    change = float(after - inputs["loss"])
    remark = f"The loss changes by {change:+.4f}.".replace("-", "−")
    if abs(change) < _NO_CHANGE:
        remark = "The loss does not change."
    return result(x_new=moved, g_new=gate, p_new=probability, loss_new=after, remark=remark)


def two_paths(inputs: Inputs) -> StepResult:
    right, final = true_place(inputs), inputs["P_final"]
    if final[right] == 0:
        raise NotComputableError("The true next place has probability 0, so it has no gradient.")
    upstream = log_loss_backward(final, np.eye(len(final))[right])
    found = blend_backward(upstream, inputs["g"], inputs["P_ptr"], inputs["P_gen"])
    return result(  # 0, not -0
        dL_dP=upstream + 0.0, dL_dptr=found.pointer + 0.0, dL_dgen=found.generation + 0.0
    )


def true_place(inputs: Inputs) -> int:
    """The index of the true next place."""
    number, count = inputs.integer("y"), len(inputs.words("places"))
    if number > count:
        raise NotComputableError(
            f"The true next place is number {number}, but there are {count} places. Choose one of "
            "them."
        )
    return number - 1


computed: SolverFunctions = {
    "widths": lambda solve: [
        solve()["c"].size / solve()["u"].size,
        solve()["c"].size / solve()["h"].size,
        solve()["x"].size,
    ],
    "mean-gates": lambda _: _MEAN_GATES,
    "sum-of-shares": lambda solve: solve()["g"] + solve()["rest"],
    "factors": lambda solve: np.stack(
        np.broadcast_arrays(*(solve()[name] for name in ("g", "P_ptr", "rest", "P_gen"))), axis=-1
    ),
    "not-pointed-at": lambda solve: _DIRECTIONS[int(np.sign(solve({"y": 3})["dL_dg"]))],
    "turns": lambda solve: solve()["tie"][0],
    "sure-gate": lambda solve: 100 * (1 - solve({"b_2": 4.1})["dL_dx"] / solve()["dL_dx"]),
}
