"""Predicting the next word: from vectors to a word, and how that is trained."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, softmax, weighted_sum
from pointerscope.formulas.masking import additive_mask, causal_mask
from pointerscope.formulas.next_word_loss import next_word_losses
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    LessonSolution,
    NotComputableError,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

_LENGTHS = np.arange(1, 7)  # in the table of sizes


def look(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    count = len(inputs["X"])
    mask = additive_mask(causal_mask(np.arange(float(count))))
    if is_removed:
        mask = np.zeros((count, count))
    scores = attention_scores(inputs["X"], inputs["X"])
    return result(S=scores, M=mask, masked=scores + mask)


def gather(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        remark = "Each position knows only its own word."
        return result(A=np.eye(len(inputs["X"])), Z=inputs["X"], remark=remark)
    weights = softmax(inputs["masked"])
    last = inputs.words("tokens")[-1]
    remark = f"The words before “{last}” have {1 - weights[-1, -1]:.1%} of its attention."
    return result(A=weights, Z=weighted_sum(weights, inputs["X"]), remark=remark)


def read_off(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    outputs = inputs["Z"]
    width = np.full(len(_LENGTHS), outputs.shape[-1])
    sizes = np.stack([width, width, width * _LENGTHS])
    if is_removed:
        return result(sizes=sizes, z=outputs.mean(0))
    remark = f"The last output has {outputs.shape[-1]} numbers, a concatenation {outputs.size}."
    return result(sizes=sizes, z=outputs[-1], remark=remark)


def scores(inputs: Inputs) -> StepResult:
    return result(logits=linear(inputs["z"], inputs["W_vocab"].T))


def probabilities(inputs: Inputs) -> StepResult:
    p = softmax(inputs["logits"])
    top = inputs.words("vocabulary")[int(p.argmax())]
    where = "in" if top in inputs.words("tokens") else "not in"
    remark = f"The most probable word is “{top}” ({p.max():.1%}). It is {where} the input."
    return result(p=p, remark=remark)


def choose(inputs: Inputs) -> StepResult:
    words = inputs.words("vocabulary")
    reached = np.cumsum(inputs["p"])
    drawn = min(int(np.searchsorted(reached, inputs.number("u"), side="right")), len(words) - 1)
    chosen = int(inputs["p"].argmax()) if inputs.choice("rule") == "largest" else drawn
    longer = " ".join((*inputs.words("tokens"), words[chosen]))
    remark = f"The next word is “{words[chosen]}”. The next input is “{longer}”."
    return result(reached=reached, chosen=np.eye(len(words))[chosen], remark=remark)


def classify(inputs: Inputs) -> StepResult:
    outputs, pool = inputs["Z"], inputs.choice("pool")
    pooled = {"mean": outputs.mean(0), "first": outputs[0], "last": outputs[-1]}[pool]
    logits = linear(pooled, inputs["W_class"].T)
    p = softmax(logits)
    remark = f"The label is “{('negative', 'positive')[int(p.argmax())]}”."
    if pool == "first":
        remark += f" Position 0 gives {inputs['A'][0, 0]:.0%} of its attention to its own word."
    return result(pooled=pooled, class_logits=logits, p_class=p, remark=remark)


def guesses(inputs: Inputs) -> StepResult:
    logits = linear(inputs["Z"], inputs["W_vocab"].T)
    p = softmax(logits)
    words = inputs.words("vocabulary")
    sentences = (
        f"After “{token}” the most probable word is “{words[int(row.argmax())]}”."
        for token, row in zip(inputs.words("tokens"), p, strict=True)
    )
    return result(all_logits=logits, P=p, remark=" ".join(sentences))


def losses(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    found = next_word_losses(inputs["all_logits"], _targets(inputs))
    if is_removed:
        found[:-1] = 0
    words, targets = inputs.words("vocabulary"), _targets(inputs)
    tokens = inputs.words("tokens")
    pairs = tuple(f"{token} → {words[y]}" for token, y in zip(tokens, targets, strict=True))
    right = inputs["P"][np.arange(len(targets)), targets]
    return result(
        p_right=Labelled(right, columns=pairs),
        losses=Labelled(found, columns=pairs),
        total=found.sum(),
        mean_loss=found.mean(),
        remark=f"The best prediction is “{pairs[int(right.argmax())]}”, the worst "
        f"“{pairs[int(right.argmin())]}”.",
    )


def _targets(inputs: Inputs) -> NDArray[np.int64]:
    """Return the index of each correct next word, from 0."""
    targets = inputs["follows"].astype(int) - 1
    size = len(inputs.words("vocabulary"))
    if targets.max() >= size:
        raise NotComputableError(
            f"The vocabulary has {size} words. Number each next word from 1 to {size}."
        )
    return targets


def counts(inputs: Inputs) -> StepResult:
    width, known, read = (inputs.number(name) for name in ("width", "known", "read"))
    arrays = {
        "embeddings": (read, width),
        "after attention": (read, width),
        "last position": (1, width),
        "projection": (width, known),
        "scores of all words": (1, known),
    }
    shapes = np.array(list(arrays.values()))
    return result(
        counts=Labelled(np.column_stack([shapes, shapes.prod(-1)]), rows=tuple(arrays)),
        remark=f"The projection alone has {width * known:,.0f} numbers.",
    )


def _first_two_words(solve: Solver, **edited: object) -> LessonSolution:
    """Solve the lesson for “The cat”."""
    own = solve()
    first = {name: own[name][:2].tolist() for name in ("X", "follows")}
    return solve({"tokens": [*own.words("tokens")[:2]], **first, **edited})


def _attended(solve: Solver) -> Numbers:
    """Return the first two outputs for the embeddings that the text prints."""
    rows = np.zeros((2, solve()["X"].shape[-1]))
    rows[:, :2] = (0.1, 0.2), (0.3, 0.4)
    return _first_two_words(solve, X=rows.tolist())["Z"][:, :2]


def _after_the_cat(solve: Solver) -> Numbers:
    words = solve().words("vocabulary")
    listed = ("the", "sat", "ran", "dog", "meowed")
    return _first_two_words(solve)["p"][[words.index(word) for word in listed]]


def _in_more_words(solve: Solver) -> Numbers:
    """Return probabilities where three more words have the score 0."""
    words = [*solve().words("vocabulary"), "a", "aardvark", "the last word"]
    wider = np.pad(solve()["W_vocab"], ((0, 0), (0, 3))).tolist()
    found = _first_two_words(solve, vocabulary=words, W_vocab=wider)
    return found["p"][[words.index(word) for word in ("a", "aardvark", "sat", "the last word")]]


def _drawn(solve: Solver) -> str:
    chosen = solve({"rule": "draw", "u": 0.9})["chosen"]
    return solve().words("vocabulary")[int(chosen.argmax())]


computed: SolverFunctions = {
    "attended": _attended,
    "last-attended": lambda solve: _attended(solve)[-1],
    "after-the-cat": _after_the_cat,
    "in-more-words": _in_more_words,
    "knows-nothing": lambda solve: solve({"W_vocab": (0 * solve()["W_vocab"]).tolist()})[
        "mean_loss"
    ],
    "draw": _drawn,
    "leak": lambda solve: solve(removed=["look"])["A"][0, 1:].sum(),
}
