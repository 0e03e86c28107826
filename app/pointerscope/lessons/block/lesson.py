"""A whole pre-norm block, its shapes, and its parameters up to the size of BERT-base."""

from __future__ import annotations

from typing import Any

import numpy as np

from pointerscope.formulas import (
    attention_scores,
    counts,
    gelu,
    layer_norm,
    linear,
    softmax,
    weighted_sum,
)
from pointerscope.formulas.normalisation import row_moments
from pointerscope.formulas.primitives import relu
from pointerscope.lessons.framework import (
    Inputs,
    Lines,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    recorded,
    result,
)

EPSILON = 1e-5
_HEADS = (1, 2)
_HEAD_WIDTH = 2
_RESULTS = ("X", "N_1", "Z", "M", "H_1", "N_2", "U", "G", "F", "H_2")  # in the order of the block
_HIDDEN = ("U", "G")
_PARAMETERS = (
    *("W_Q", "W_K", "W_V", "W_O", "W_1", "b_1", "W_2", "b_2"),
    *("gamma_1", "beta_1", "gamma_2", "beta_2"),
)
_REMOVED = {
    "mixing": "Outputs of both heads",
    "joining": "Output projection",
    "bending": "Activation",
    "first-residual": "First residual connection",
}


def norm_attention(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    return _normalise(inputs, 1, "X", is_removed=is_removed)


def _normalise(inputs: Inputs, norm: int, name: str, *, is_removed: bool) -> StepResult:
    x, scale, shift = inputs[name], inputs[f"gamma_{norm}"], inputs[f"beta_{norm}"]
    moments = row_moments(x, epsilon=EPSILON)
    tables: dict[str, Any] = {
        f"mean_{norm}": moments.mean,
        f"deviation_{norm}": moments.deviation,
        f"N_{norm}": x if is_removed else layer_norm(x, scale, shift, epsilon=EPSILON),
    }
    return result(**tables)


def projections(inputs: Inputs) -> StepResult:
    queries, keys, values = (linear(inputs["N_1"], inputs[f"W_{name}"].T) for name in "QKV")
    return result(Q=queries, K=keys, V=values)


def weights(inputs: Inputs) -> StepResult:
    tables: dict[str, Any] = {}
    for head in _HEADS:
        queries, keys = (_columns(inputs[name], head) for name in "QK")
        scores = attention_scores(queries, keys)
        tables |= {f"Q_{head}": queries, f"K_{head}": keys}
        tables |= {f"S_{head}": scores, f"A_{head}": softmax(scores)}
    return result(**tables)


def _columns(x: Numbers, head: int) -> Numbers:
    """Return the columns of one head."""
    return x[:, (head - 1) * _HEAD_WIDTH : head * _HEAD_WIDTH]


def mixing(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    first, second = values = [_columns(inputs["V"], head) for head in _HEADS]
    if is_removed:
        return result(V_1=first, V_2=second, Z_1=first, Z_2=second, Z=inputs["V"])
    mixed = [weighted_sum(inputs[f"A_{head}"], values[head - 1]) for head in _HEADS]
    joined = np.concatenate(mixed, axis=-1)
    return result(V_1=first, V_2=second, Z_1=mixed[0], Z_2=mixed[1], Z=joined)


def joining(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    return result(M=inputs["Z"] if is_removed else linear(inputs["Z"], inputs["W_O"].T))


def first_residual(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    return result(H_1=inputs["M"] if is_removed else inputs["X"] + inputs["M"])


def norm_feed_forward(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    return _normalise(inputs, 2, "H_1", is_removed=is_removed)


def widening(inputs: Inputs) -> StepResult:
    return result(U=linear(inputs["N_2"], inputs["W_1"].T, inputs["b_1"]))


def bending(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return result(G=inputs["U"])
    activation = {"relu": relu, "gelu": gelu}[inputs.choice("activation")]
    active = activation(inputs["U"])
    remark = f"{int((active == 0).sum())} of {active.size} hidden units are exactly 0."
    u = np.linspace(-4, 4, 161)
    picture = Lines(u, {"ReLU": relu(u), "GELU": gelu(u)})
    return result(G=active, remark=remark, picture=picture)


def narrowing(inputs: Inputs) -> StepResult:
    return result(F=linear(inputs["G"], inputs["W_2"].T, inputs["b_2"]))


def second_residual(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    return result(H_2=inputs["F"] if is_removed else inputs["H_1"] + inputs["F"])


def shapes(inputs: Inputs) -> StepResult:
    widths = [inputs.number("d_ff" if name in _HIDDEN else "d") for name in _RESULTS]
    rows = zip(_RESULTS, widths, strict=True)
    return result(shapes=[[*inputs[name].shape, width] for name, width in rows])


def counting(inputs: Inputs) -> StepResult:
    hidden, width = inputs["W_1"].T.shape
    widths = np.stack([recorded(width), inputs["d"]])
    hiddens = np.stack([recorded(hidden), inputs["d_ff"]])
    heads = np.ones(2)  # the count is the same for any number of heads
    narrow = counts.head_width(widths, heads)
    projected = counts.projection_parameters(widths, heads, narrow)
    attention = projected + counts.output_parameters(widths, heads, narrow)
    network = counts.feed_forward_parameters(widths, hiddens)
    norms = 2 * counts.layer_norm_parameters(widths)
    block = attention + network + norms
    with_biases = block + (counts.projection_biases(heads, narrow) + widths)
    entries = sum(inputs[name].size for name in _PARAMETERS)
    return result(
        widths=widths,
        hiddens=hiddens,
        attention=attention,
        network=network,
        norms=norms,
        block=block,
        with_biases=with_biases,
        remark=f"The matrices of this block have {entries} entries, and the formula gives "
        f"{block[0]:g}. A block of the large model has {block[1]:,.0f} parameters, or "
        f"{with_biases[1]:,.0f} with all biases. Its feed-forward network has "
        f"{network[1] / attention[1]:.3g} times as many as its attention.",
    )


def model(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    embeddings = recorded(0.0)
    if not is_removed:
        width, *kinds = (inputs[name] for name in ("d", "words", "positions", "kinds"))
        vectors = counts.embedding_parameters(width, *kinds)
        embeddings = vectors + counts.layer_norm_parameters(width)
    block, with_biases = inputs["block"][1], inputs["with_biases"][1]
    stacked = inputs["blocks"] * block
    pooler = counts.linear_parameters(inputs["d"], inputs["d"])
    whole = inputs["blocks"] * with_biases + embeddings + pooler
    total = stacked + embeddings
    return result(
        P=block,
        stacked=stacked,
        embeddings=embeddings,
        model=total,
        P_b=with_biases,
        pooler=pooler,
        whole=whole,
        remark=f"Of {total:,.0f} parameters, {100 * embeddings / total:.3g} % are embeddings. With "
        f"all biases and the pooler there are {whole:,.0f}.",
    )


def _feed_forward_weights(solve: Solver) -> float:
    """Return the parameters of the large model's feed-forward network without biases."""
    return float(solve()["network"][1] - solve()["d_ff"] - solve()["d"])


def _feed_forward_terms(solve: Solver) -> list[float]:
    first, second, hidden, output = (solve()[name].size for name in ("W_1", "W_2", "b_1", "b_2"))
    width, units = solve()["W_1"].shape
    return [(first + second) / (width * units), hidden / units, output / width]


def _keeps_tokens_apart(solve: Solver, removed: str) -> bool:
    """Return whether the first token's output is the same for another last token."""
    other = solve()["X"].copy()
    other[-1] = -2 * other[-1][::-1]
    outputs = [solve(edited, [removed])["H_2"][0] for edited in ({}, {"X": other.tolist()})]
    return np.array_equal(*outputs)


computed: SolverFunctions = {
    "expansion": lambda solve: solve()["d_ff"] / solve()["d"],
    "feed-forward-terms": _feed_forward_terms,
    "attention-in-squares": lambda solve: solve()["attention"][1] / solve()["d"] ** 2,
    "norms-in-widths": lambda solve: solve()["norms"][1] / solve()["d"],
    "norms-of-a-block": lambda solve: solve()["norms"][0] / (2 * solve()["gamma_1"].size),
    "feed-forward-factor": lambda solve: (
        _feed_forward_weights(solve) / (solve()["d"] * solve()["d_ff"])
    ),
    "feed-forward-weights": _feed_forward_weights,
    "ratio": lambda solve: _feed_forward_weights(solve) / solve()["attention"][1],
    "rounded-model": lambda solve: [round(float(np.ravel(solve()["model"])[0]), -7)],
    "alone": lambda solve: next(
        title for step, title in _REMOVED.items() if _keeps_tokens_apart(solve, step)
    ),
    "twice": lambda solve: solve({"d_ff": 2 * 768})["block"][1] / 1e6,
    "embeddings": lambda solve: solve()["embeddings"] / solve()["P"],
}
