"""Six position encodings on one sentence, after it moves, and beyond the training length."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas import attention_scores, sinusoidal_table, softmax
from pointerscope.formulas.alibi import alibi_bias, alibi_slopes
from pointerscope.formulas.positions import distances, normalised_index
from pointerscope.formulas.rope import apply_rotary
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    NotComputableError,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    Encoding = Callable[[Inputs, Numbers], Numbers | None]

_METHODS = {
    "index": "index",
    "normalised": "normalised index",
    "learned": "learned",
    "waves": "sinusoidal",
    "rope": "RoPE",
    "alibi": "ALiBi",
}
_HEADS = 8
_SPREAD = 0.5  # of the learned table
_ROUNDING = 1e-9


def content(inputs: Inputs) -> StepResult:
    tokens = inputs["X"]
    return result(x=_query(inputs, tokens), **_attended(inputs, "content", _scores(inputs, tokens)))


def _adding(name: str, encode: Encoding) -> Callable[..., StepResult]:
    def added(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
        return _with_added(inputs, name, _nothing if is_removed else encode)

    return added


def _nothing(inputs: Inputs, positions: Numbers) -> Numbers:
    return np.zeros_like(inputs["X"])


def _index(inputs: Inputs, positions: Numbers) -> Numbers:
    return positions[:, None]


def _normalised(inputs: Inputs, positions: Numbers) -> Numbers:
    return normalised_index(positions, inputs.number("longest"))[:, None]


def _learned(inputs: Inputs, positions: Numbers) -> Numbers | None:
    """Rows of a random table; None where it has none."""
    longest = inputs.integer("longest")
    if positions.max() >= longest:
        return None
    shape = (longest, inputs["X"].shape[-1])
    rows = np.random.default_rng(inputs.integer("seed")).normal(0.0, _SPREAD, shape)
    return rows[positions.astype(int)]


def _waves(inputs: Inputs, positions: Numbers) -> Numbers:
    return sinusoidal_table(positions, inputs["X"].shape[-1])


index, normalised = _adding("index", _index), _adding("normalised", _normalised)
learned, waves = _adding("learned", _learned), _adding("waves", _waves)


def rope(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        positions = moved = np.zeros(len(inputs["X"]))
    else:
        positions, moved = _positions(inputs), _positions(inputs, "moved")
    rotated = apply_rotary(inputs["X"], positions)
    return result(
        X_rope=Labelled(rotated, rows=_labels(inputs)),
        q_rope=_query(inputs, rotated),
        **_attended(inputs, "rope", _scores(inputs, rotated)),
        b_rope=_weights(inputs, _scores(inputs, apply_rotary(inputs["X"], moved))),
    )


def alibi(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    slope = np.zeros(()) if is_removed else inputs["slope"]
    here, later = (
        alibi_bias(_query(inputs, positions)[None], positions, slope)[0]
        for positions in (_positions(inputs), _positions(inputs, "moved"))
    )
    return result(
        bias=Labelled(here, columns=_labels(inputs)),
        **_attended(inputs, "alibi", inputs["s_content"] + here),
        b_alibi=_weights(inputs, inputs["s_content"] + later),
    )


def together(inputs: Inputs) -> StepResult:
    names = [name for name in ("content", *_METHODS) if f"a_{name}" in inputs]
    rows = tuple(_METHODS.get(name, "no positions") for name in names)
    weights = np.vstack([inputs[f"a_{name}"] for name in names])
    return result(all=Labelled(weights, rows=rows, columns=_labels(inputs)))


def elsewhere(inputs: Inputs) -> StepResult:
    names = [name for name in _METHODS if f"a_{name}" in inputs and f"b_{name}" in inputs]
    moved = np.vstack([inputs[f"b_{name}"] for name in names])
    change = np.abs(moved - np.vstack([inputs[f"a_{name}"] for name in names])).max(-1)
    rows = tuple(_METHODS[name] for name in names)
    remark = f"The weights stay the same with {_unmoved(rows, change)}."
    if "learned" not in names:
        remark += " The learned table has no rows for some positions, before or after the move."
    return result(
        all_moved=Labelled(moved, rows=rows, columns=_labels(inputs)),
        change=Labelled(change[:, None], rows=rows),
        remark=remark,
    )


def beyond(inputs: Inputs) -> StepResult:
    far = inputs["far"]
    if (far != np.round(far)).any():
        raise NotComputableError("Positions are whole numbers.")
    last = inputs.integer("longest") - 1
    known = _waves(inputs, np.arange(last + 1, dtype=np.float64))
    columns = tuple(f"position {at:.7g}" for at in far)
    unknown = ", ".join(f"{at:.7g}" for at in far[far > last])
    values = {
        "index": far,
        "normalised": normalised_index(far, inputs.number("longest")),
        "learned": np.where(far > last, 0.0, 1.0),
        "waves": [distances(known, row).min() for row in _waves(inputs, far)],
        "rope": np.maximum(far - last, 0.0),
        "alibi": alibi_bias(far, np.zeros(1), inputs["slope"])[:, 0],
    }
    tables: dict[str, Any] = {
        f"{name}_far": Labelled(row, columns=columns) for name, row in values.items()
    }
    remark = f"Training covers positions 0 to {last}."
    if unknown:
        remark += f" The learned table has no rows for {unknown}."
    return result(**tables, slopes=alibi_slopes(_HEADS, far), remark=remark)


def _positions(inputs: Inputs, start: str = "start") -> Numbers:
    """The positions of the tokens, here or after the move."""
    return inputs.number(start) + np.arange(len(inputs["X"]), dtype=np.float64)


def _with_added(inputs: Inputs, name: str, encode: Encoding) -> StepResult:
    """Attention with something added to the tokens, here and after the move."""
    added = encode(inputs, _positions(inputs))
    if added is None:
        raise NotComputableError(
            f"The learned table has rows only for positions 0 to {inputs.integer('longest') - 1}. "
            "Choose an earlier position of the first token, or a larger training length."
        )
    placed, labels = inputs["X"] + added, _labels(inputs)
    tables: dict[str, Any] = {
        f"P_{name}": Labelled(added, rows=labels),
        f"X_{name}": Labelled(placed, rows=labels),
        f"q_{name}": _query(inputs, placed),
        **_attended(inputs, name, _scores(inputs, placed)),
    }
    later = encode(inputs, _positions(inputs, "moved"))
    if later is not None:
        tables[f"b_{name}"] = _weights(inputs, _scores(inputs, inputs["X"] + later))
    return result(**tables)


def _query(inputs: Inputs, rows: Numbers) -> Numbers:
    """The row of the token that asks."""
    asks = inputs.integer("asks")
    if asks > len(rows):
        raise NotComputableError(f"There are only {len(rows)} tokens. Choose one of them to ask.")
    return rows[asks - 1]


def _scores(inputs: Inputs, tokens: Numbers) -> Numbers:
    return attention_scores(_query(inputs, tokens)[None], tokens)[0]


def _attended(inputs: Inputs, name: str, scores: Numbers) -> dict[str, Any]:
    return {
        f"s_{name}": Labelled(scores, columns=_labels(inputs)),
        f"a_{name}": _weights(inputs, scores),
    }


def _weights(inputs: Inputs, scores: Numbers) -> Labelled:
    return Labelled(softmax(scores), columns=_labels(inputs))


def _labels(inputs: Inputs) -> tuple[str, ...]:
    """The tokens with their numbers, because a token may occur twice."""
    return tuple(f"{at} {token}" for at, token in enumerate(inputs.words("tokens"), 1))


def _unmoved(rows: tuple[str, ...], change: Numbers) -> str:
    """List the methods whose weights do not change."""
    same = [row for row, one in zip(rows, change, strict=True) if one < _ROUNDING]
    return " and ".join(filter(None, [", ".join(same[:-1]), *same[-1:]])) or "none of them"


def _unmoved_methods(solve: Solver) -> str:
    change = solve().table("change")
    return _unmoved(change.rows, change.values[:, 0])


def _in_slopes(solve: Solver) -> Numbers:
    """Return the bias of every token, in multiples of the slope."""
    return solve()["bias"] / solve()["slope"] + 0.0  # 0, not -0


def _own_and_next(solve: Solver) -> Numbers:
    asks = int(solve()["asks"])
    return _in_slopes(solve)[asks - 1 : asks + 1]


computed: SolverFunctions = {
    "own-and-next": _own_and_next,
    "second-entry": lambda solve: solve()["asks"] + _in_slopes(solve)[1],
    "added-at-100": lambda solve: solve({"start": 100, "longest": 100})["P_normalised"][0, 0],
    "positions-to-1": lambda solve: 1 + solve()["longest"],
    "added-at-1000": lambda solve: [
        solve({"far": [1000] * 4})["index_far"][0],
        solve({"start": 1000, "longest": 2000})["P_index"][0, 0],
    ],
    "lengths": lambda solve: [
        solve({"longest": longest, "far": [50] * 4})["normalised_far"][0] for longest in (100, 200)
    ],
    "three-back": lambda solve: solve()["a_alibi"][0] / solve()["a_alibi"][3],
    "unmoved": _unmoved_methods,
}
