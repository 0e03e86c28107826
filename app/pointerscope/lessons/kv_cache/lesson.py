"""Decoding step by step, with and without a key-value cache: same outputs, less work."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import attention_scores, linear, masked, scaled_dot_product_attention
from pointerscope.formulas.counts import (
    attention_multiplications,
    kv_cache_bytes,
    projection_multiplications,
    projection_parameters,
)
from pointerscope.formulas.masking import causal_mask
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Lines,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    recorded,
    result,
    self_attention,
)

_LENGTHS = np.array([2.0**power for power in range(13)])  # in the picture


def projections(inputs: Inputs) -> StepResult:
    return self_attention.projections(inputs)


def mask(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    count = len(inputs["X"])
    return result(M=np.ones((count, count)) if is_removed else 1.0 * causal_mask(np.arange(count)))


def together(inputs: Inputs) -> StepResult:
    allowed = inputs["M"] > 0
    found = scaled_dot_product_attention(inputs["Q"], inputs["K"], inputs["V"], mask=allowed)
    scores = attention_scores(inputs["Q"], inputs["K"])
    return result(S=scores, S_M=masked(scores, allowed), A=found.weights, Z=found.outputs)


def again(inputs: Inputs) -> StepResult:
    outputs = []
    for known in range(1, len(inputs["X"]) + 1):
        queries, keys, values = _project(inputs, inputs["X"][:known])
        allowed = causal_mask(np.arange(known))
        found = scaled_dot_product_attention(queries, keys, values, mask=allowed)
        outputs.append(found.outputs[-1])
    return result(again=np.array(outputs))


def cached(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        outputs, kept = linear(inputs["X"], inputs["W_V"].T), 0 * np.arange(len(inputs["X"]))
    else:
        outputs = _with_cache(inputs)
        kept = 2 * np.arange(1, len(outputs) + 1)
    difference = _difference(outputs, inputs["again"])
    from_training = np.abs(_difference(outputs, inputs["Z"])).max()
    return result(
        cached=outputs,
        difference=difference,
        kept=kept.reshape(-1, 1),
        remark=f"The largest difference is {np.abs(difference).max():.3g} from the recomputed "
        f"outputs and {from_training:.3g} from those computed all at once.",
    )


def _with_cache(inputs: Inputs) -> Numbers:
    """Return the outputs, each computed from the stored keys and values."""
    keys: list[Numbers] = []
    values: list[Numbers] = []
    outputs = []
    for token in inputs["X"]:
        query, key, value = _project(inputs, token)
        keys.append(key)
        values.append(value)
        found = scaled_dot_product_attention(query[None], np.array(keys), np.array(values))
        outputs.append(found.outputs[0])
    return np.array(outputs)


def _project(inputs: Inputs, tokens: Numbers) -> tuple[Numbers, ...]:
    return tuple(linear(tokens, inputs[name].T) for name in ("W_Q", "W_K", "W_V"))


def _difference(left: Numbers, right: Numbers) -> Numbers:
    """Subtract, with 0 for what differs by rounding only."""
    return np.where(np.isclose(left, right, rtol=1e-11, atol=1e-11), 0.0, left - right)


def deeper(inputs: Inputs) -> StepResult:
    before = slice(0, len(inputs["Q"]) - 1)
    q, k, v = (inputs[name][before] for name in ("Q", "K", "V"))
    allowed = inputs["M"][before, before] > 0
    shorter = scaled_dot_product_attention(q, k, v, mask=allowed).outputs
    keys_before = linear(shorter, inputs["W_K"].T)
    keys_after = linear(inputs["Z"], inputs["W_K"].T)[before]
    change = _difference(keys_after, keys_before)
    tokens = inputs.words("tokens")[before]
    return result(
        keys_before=Labelled(keys_before, rows=tokens),
        keys_after=Labelled(keys_after, rows=tokens),
        change=Labelled(change, rows=tokens),
        remark=f"The keys of the second layer change by at most {np.abs(change).max():.3g}.",
    )


def work(inputs: Inputs) -> StepResult:
    steps = recorded(np.arange(1, len(inputs["X"]) + 1, dtype=np.float64))
    from_start, with_cache = _multiplications(inputs, steps)
    totals = from_start.sum(), with_cache.sum()
    ways = ("recomputing", "with the cache")
    return result(
        t=steps.reshape(-1, 1),
        from_start=from_start.reshape(-1, 1),
        with_cache=with_cache.reshape(-1, 1),
        from_start_total=totals[0][None],
        with_cache_total=totals[1][None],
        remark=f"Recomputing takes {totals[0]:g} multiplications, the cache {totals[1]:g}. "
        f"The ratio is {totals[0] / totals[1]:.3g}.",
        picture=Lines(
            _LENGTHS,
            dict(zip(ways, _multiplications(inputs, _LENGTHS), strict=True)),
            logarithmic="xy",
        ),
    )


def _multiplications(inputs: Inputs, steps: Numbers) -> tuple[Numbers, Numbers]:
    """Count the multiplications at steps: recomputing, and with the cache."""
    width, narrow = (np.full_like(steps, size) for size in inputs["W_Q"].shape)
    one = np.ones_like(steps)
    parameters = projection_parameters(width, one, narrow)
    return (
        projection_multiplications(steps, parameters)
        + attention_multiplications(one, steps, steps, narrow),
        projection_multiplications(one, parameters)
        + attention_multiplications(one, one, steps, narrow),
    )


def memory(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    size: Numbers = recorded(0.0)
    if not is_removed:
        names = ("layers", "heads", "length", "d_head", "bytes")
        size = kv_cache_bytes(*(inputs[name] for name in names))
    per_token = size / inputs["length"]
    return result(
        memory=size,
        gigabytes=size / 1e9,
        gibibytes=size / 2**30,
        a_token=per_token,
        remark=f"{size:,.0f} bytes are {size / 1e9:.4g} GB or {size / 2**30:.4g} GiB: "
        f"{per_token:,.6g} bytes per token.",
    )


def _attended(solve: Solver, *, but_last: int = 0) -> list[int]:
    """Return the positions that the second and third token attend to, but the last few of each."""
    weights = solve()["A"][1:3]
    found = [np.flatnonzero(row).tolist() for row in weights]
    return [position for row in found for position in row[: len(row) - but_last]]


def _second_keys(solve: Solver) -> str:
    changes = solve(removed=["mask"])["change"].any()
    return "They change." if changes else "They stay the same."


computed: SolverFunctions = {
    "attended": _attended,
    "cached-before": lambda solve: _attended(solve, but_last=1),
    "longer": lambda solve: solve({"length": 32768})["gibibytes"],
    "both-ways": _second_keys,
    "saved": lambda solve: solve()["from_start"][-1, 0] - solve()["with_cache"][-1, 0],
}
