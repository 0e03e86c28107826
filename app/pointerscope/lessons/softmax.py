"""Softmax: temperature, shifts, order, and its Jacobian beside finite differences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import entropy
from pointerscope.formulas import softmax as softmax_of
from pointerscope.formulas.jacobian import numerical_jacobian, softmax_jacobian
from pointerscope.formulas.primitives import exponential
from pointerscope.lessons.framework import (
    FOUNDATIONS,
    THEORY,
    Exercise,
    Inputs,
    Lesson,
    Lines,
    Matrix,
    NotComputableError,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    plain,
    result,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable, Shade

SOFTMAX = TextSection(FOUNDATIONS, "§2.1 Softmax Function")
TEMPERATURE = TextSection(FOUNDATIONS, "§2.2 Softmax with Temperature")
JACOBIAN = TextSection(FOUNDATIONS, "§2.3 Softmax Gradient")
CONTROL = TextSection(THEORY, "§1.4 Softmax Temperature")

_TEMPERATURES = (0.1, 0.5, 1.0, 2.0, 10.0)
_TOO_LARGE = (
    "e to the power of these scores is 0 or more than a computer can hold. Put the step that "
    "takes the largest one off back in, or make the scores smaller."
)

lesson = Lesson(
    title="Softmax, from scores to shares",
    summary=(
        "Three scores become three shares, one move at a time. Then what a shift, an order and a "
        "temperature do to them, and how every share answers to every score."
    ),
    section="why",
    order=2,
    terms=("logit", "temperature", "entropy"),
    sources=(SOFTMAX, TEMPERATURE, JACOBIAN, CONTROL),
    inputs=(
        Words("entries", "Entries", ("first", "second", "third")),
        Matrix("z", "z", "Scores", (1, 2, 3), columns="entries"),
        Number("tau", r"\tau", "Temperature", 2, minimum=0.01, maximum=100),
        Number("c", "c", "What is added to every score", 100),
        Number("h", "h", "Step of the finite differences", 1e-3, minimum=1e-6, maximum=1),
    ),
)


@lesson.step(
    title="Divide by the temperature",
    formula=r"\frac{z}{\tau}",
    inputs=("z", "tau"),
    why=(
        "One number sets how much differences of scores count: above 1 they count for less and "
        "the shares come closer together, below 1 they count for more."
    ),
    breaks=(
        "Without it the temperature is 1: the scores alone, and so their size, decide how sharp "
        "the shares are."
    ),
    notes=(
        Note(
            CONTROL,
            "the factor √d_k acts as a temperature control",
            "Dividing by $\\sqrt{d_k}$ is the same arithmetic as a temperature of $\\sqrt{d_k}$. "
            "But nobody turns it: it is fixed by the width and makes up for scores that spread "
            "with it, so what comes out is as sharp as at a temperature of 1 with scores of "
            "variance 1.",
        ),
    ),
)
def temperature(inputs: Inputs) -> StepResult:
    """Scores over τ."""
    return _over_temperature(inputs, inputs.number("tau"))


@temperature.when_removed(formula="z")
def _(inputs: Inputs) -> StepResult:
    return _over_temperature(inputs, 1.0)


@lesson.step(
    title="Take the largest off",
    formula=r"\frac{z_i}{\tau} - \max_j \frac{z_j}{\tau}",
    inputs=("scores",),
    why=(
        "A shift of all scores changes no share, as a later step shows. So the largest may be "
        "made 0: then no exponential is larger than 1, and one of them is exactly 1."
    ),
    breaks=(
        "On paper nothing. On a computer $e^{z}$ is too large to hold from about 710 on: set a "
        "score to 1000 and remove this step."
    ),
)
def largest_off(inputs: Inputs) -> StepResult:
    """Scores below the largest."""
    scores = inputs["scores"]
    largest = scores.max()
    return result(
        table("largest", largest, symbol=r"\max_j z_j / \tau", title="The largest"),
        _row(
            inputs,
            "shifted",
            scores - largest,
            r"z'",
            "Scores below it",
        ),
    )


@largest_off.when_removed(formula=r"\frac{z_i}{\tau}")
def _(inputs: Inputs) -> StepResult:
    scores = inputs["scores"]
    return result(
        table("largest", scores.max(), symbol=r"\max_j z_j / \tau", title="The largest"),
        _row(inputs, "shifted", scores, r"z'", "Scores as they are"),
    )


@lesson.step(
    title="Raise e to each of them",
    formula=r"e^{z'_i}, \quad \sum_j e^{z'_j}",
    inputs=("shifted",),
    why=(
        "The exponential makes every number positive and keeps their order. A lead of the same "
        "size becomes the same ratio, wherever it stands."
    ),
    breaks=(
        "Shares made of the scores themselves could be negative or in the wrong order, as soon "
        "as a score is negative, and their sum could be 0."
    ),
)
def exponentials(inputs: Inputs) -> StepResult:
    """Positive numbers, and their sum."""
    found = exponential(inputs["shifted"])
    total = found.sum()
    if not (np.isfinite(total) and total > 0):
        raise NotComputableError(_TOO_LARGE)
    return result(
        _row(inputs, "powers", found, r"e^{z'}", "Exponentials"),
        table(
            "total",
            total,
            symbol=r"\sum_j e^{z'_j}",
            title="Their sum",
        ),
    )


@lesson.step(
    title="Divide by their sum",
    formula=r"p_i = \frac{e^{z_i / \tau}}{\sum_j e^{z_j / \tau}}",
    inputs=("powers", "total", "shifted"),
    why=(
        "Now they are shares: none is negative, together they are 1. That is what lets them be "
        "read as probabilities, and an average be taken with them."
    ),
    breaks=(
        "Undivided, they sum to anything, and what is averaged with them grows with the number "
        "of entries."
    ),
    notes=(
        Note(
            SOFTMAX,
            "every share lies strictly between 0 and 1",
            "For two entries or more, and on paper. A single entry has share 1; and on a "
            "computer a share that is small enough is stored as 0, and the other as 1.",
        ),
    ),
)
def shares(inputs: Inputs) -> StepResult:
    """Softmax."""
    found = softmax_of(inputs["shifted"])
    names = inputs.words("entries")
    most = found.max()
    first = ", ".join(
        f"“{name}”" for name, share in zip(names, found, strict=True) if share == most
    )
    return result(
        _row(inputs, "p", found, "p", "Shares", "weights"),
        table("sum", found.sum(), symbol=r"\sum_i p_i", title="Sum of shares"),
        remark=f"The largest share is {most:.3g}: {first}.",
    )


@lesson.step(
    title="Add the same to every score",
    formula=r"\operatorname{softmax}(z + c) = \operatorname{softmax}(z)",
    inputs=("scores", "c", "in_use", "p"),
    why=(
        "A common factor $e^{c / \\tau}$ stands above and below the line and goes away. Only "
        "differences of scores count; there is no such thing as a high score on its own."
    ),
    breaks=(
        "If a shift mattered, a bias that all keys share would change attention. It does not: "
        "that is why it can be left out, and why the largest score may be taken off."
    ),
)
def shift(inputs: Inputs) -> StepResult:
    """The shares of scores that are all moved alike."""
    moved = inputs["scores"] + inputs["c"] / inputs["in_use"]
    found = softmax_of(moved)
    apart = found - inputs["p"]
    return result(
        _row(inputs, "moved", moved, r"(z + c) / \tau", "Moved scores"),
        _row(inputs, "p_moved", found, r"p'", "Their shares", "weights"),
        _row(inputs, "p_apart", apart, r"p' - p", "Difference"),
        remark=(
            f"The shares differ by {np.abs(apart).max():.1e} at most: nothing but rounding."
            if apart.any()
            else "The shares are the same to the last digit."
        ),
    )


@lesson.step(
    title="Raise one score, and the order of shares follows",
    formula=r"z_i > z_j \;\Rightarrow\; p_i > p_j, \quad \frac{p_i}{p_j} = e^{(z_i - z_j) / \tau}",
    inputs=("z", "in_use", "p"),
    why=(
        "A larger score has a larger share. And the ratio of two shares depends on their own two "
        "scores alone: what a third one does takes from both in proportion."
    ),
    breaks=(
        "If order were not kept, the best match could get less than a poorer one, and raising a "
        "score in training would not be sure to help."
    ),
    notes=(
        Note(
            SOFTMAX,
            "a larger score has a strictly larger share",
            "On paper. Where both shares are too small to be stored, a computer has 0 for both.",
        ),
    ),
)
def order(inputs: Inputs) -> StepResult:
    """Scores and shares side by side, and the shares as the last score moves."""
    z, tau, names = inputs["z"], inputs.number("in_use"), inputs.words("entries")
    by_score = np.argsort(-z, kind="stable")
    there = z[-1] + tau * np.linspace(-6, 6, 61)
    many = np.repeat(z[None], len(there), 0)
    many[:, -1] = there
    moved = softmax_of(many, temperature=tau)
    remark = "From the largest score to the smallest, no share is larger than the one before."
    return result(
        table(
            "ranked",
            np.array([z[by_score], inputs["p"][by_score]]),
            symbol=r"z, p",
            title="By size of score",
            rows=("score", "share"),
            columns=tuple(names[at] for at in by_score),
        ),
        remark=remark,
        picture=Lines(
            title="Shares as the last score moves",
            caption=f"“{names[-1]}” takes from all others in proportion to what they have.",
            x=there,
            curves={_legend(name, at): moved[:, at] for at, name in enumerate(names)},
            x_title=f"score of “{names[-1]}”",
            y_title="share",
        ),
    )


@lesson.step(
    title="From cold to hot",
    formula=(
        r"\lim_{\tau \to 0^+} \operatorname{softmax}_\tau(z) = "
        r"\text{one-hot}(\operatorname{argmax} z), \quad "
        r"\lim_{\tau \to \infty} \operatorname{softmax}_\tau(z) = \frac{1}{n} \mathbf{1}"
    ),
    inputs=("z",),
    why=(
        "The same scores at several temperatures: close to a decision at the cold end, close to "
        "no opinion at the hot end. Entropy measures it, from 0 to $\\ln n$."
    ),
    breaks=(
        "With the temperature at 1 for good, the only way to make attention sharper or softer is "
        "to make the scores larger or smaller."
    ),
    notes=(
        Note(
            TEMPERATURE,
            "as the temperature falls to 0, softmax becomes one-hot at the largest score",
            "Only where a single score is largest. Entries that share the lead share the weight "
            "equally, at every temperature and in the limit.",
        ),
    ),
)
def cold_to_hot(inputs: Inputs) -> StepResult:
    """Shares and entropy at several temperatures."""
    z, names = inputs["z"], inputs.words("entries")
    found = np.array([softmax_of(z, temperature=tau) for tau in _TEMPERATURES])
    many = np.geomspace(0.05, 20, 61)
    curve = np.array([softmax_of(z, temperature=tau) for tau in many])
    rows = tuple(f"τ = {tau:g}" for tau in _TEMPERATURES)
    return result(
        table(
            "by_temperature",
            found,
            symbol=r"\operatorname{softmax}_\tau(z)",
            title="Shares by temperature",
            rows=rows,
            columns=names,
            shade="weights",
        ),
        table(
            "H",
            entropy(found)[:, None],
            symbol="H",
            title="Entropy in nats",
            rows=rows,
            columns=("H",),
        ),
        remark=_tie(z, names),
        picture=Lines(
            title="Shares against temperature",
            caption="Cold, to the left, the largest takes over; hot, to the right, all are alike.",
            x=many,
            curves={_legend(name, at): curve[:, at] for at, name in enumerate(names)},
            x_title="temperature τ",
            y_title="share",
            logarithmic="x",
        ),
    )


@lesson.step(
    title="How every share answers to every score",
    formula=(
        r"\frac{\partial p_i}{\partial z_j} = \frac{p_i (\delta_{ij} - p_j)}{\tau}, \quad "
        r"J = \frac{\operatorname{diag}(p) - p p^\top}{\tau}"
    ),
    inputs=("p", "in_use"),
    why=(
        "Learning asks which way to move a score. A share rises with its own score, by at most a "
        "quarter of $1 / \\tau$, and falls with every other: what one gains the others lose, so "
        "each row and each column sums to 0."
    ),
    breaks=(
        "Without $p p^\\top$ entries would not compete: each share would grow with its own score "
        "and leave the others alone. The next step shows that this is not what softmax does."
    ),
    notes=(
        Note(
            JACOBIAN,
            "the derivative is p_i (δ_ij − p_j)",
            "At temperature 1. By the chain rule it is divided by $\\tau$ at another: colder "
            "shares answer faster, as long as they are not decided yet.",
        ),
    ),
)
def jacobian(inputs: Inputs) -> StepResult:
    """The Jacobian by its formula."""
    found = softmax_jacobian(inputs["p"], temperature=inputs.number("in_use"))
    return _jacobian(inputs, found, opposite=-inputs["p"])


@jacobian.when_removed(formula=r"J = \frac{\operatorname{diag}(p)}{\tau}")
def _(inputs: Inputs) -> StepResult:
    p = inputs["p"]
    return _jacobian(inputs, np.diag(p) / inputs.number("in_use"), opposite=np.zeros_like(p))


@lesson.step(
    title="Measure it: move one score a little",
    formula=(
        r"\frac{\partial p_i}{\partial z_j} \approx "
        r"\frac{p_i(z + h e_j) - p_i(z - h e_j)}{2 h}"
    ),
    inputs=("z", "in_use", "h", "J"),
    why=(
        "A derivative is what happens when something is moved a little. So move each score up "
        "and down by $h$ and look: no formula is needed, and the two must agree."
    ),
    breaks=(
        "A gradient that is wrong still points somewhere, and training goes on with it. "
        "Measuring is how such mistakes are found."
    ),
)
def finite_differences(inputs: Inputs) -> StepResult:
    """The Jacobian by finite differences."""
    tau = float(inputs.number("in_use"))
    measured = numerical_jacobian(
        lambda z: softmax_of(z, temperature=tau), plain(inputs["z"]), inputs.number("h")
    )
    apart = inputs["J"] - measured
    return result(
        _square(inputs, "measured", measured, r"\hat J", "Measured"),
        _square(inputs, "J_apart", apart, r"J - \hat J", "Difference"),
        remark=f"Formula and measurement differ by {np.abs(apart).max():.1e} at most.",
    )


def _over_temperature(inputs: Inputs, temperature: float) -> StepResult:
    scores = inputs["z"] / temperature
    return result(
        table("in_use", temperature, symbol=r"\tau", title="Temperature in use"),
        _row(inputs, "scores", scores, r"z / \tau", "Over temperature"),
    )


def _jacobian(
    inputs: Inputs, found: NDArray[np.float64], opposite: NDArray[np.float64]
) -> StepResult:
    p, names = inputs["p"], inputs.words("entries")
    sums = table(
        "J_sums",
        found.sum(-1, keepdims=True),
        symbol=r"\sum_j J_{ij}",
        title="Sum of each row",
        rows=names,
        columns=("sum",),
    )
    largest = np.diag(found).max()
    return result(
        _square(inputs, "diagonal", np.diag(p), r"\operatorname{diag}(p)", "Shares, on a diagonal"),
        table(
            "opposite",
            opposite[:, None],
            symbol="-p",
            title="Shares, taken away",
            rows=names,
            columns=("−p",),
        ),
        _square(inputs, "J", found, "J", "Jacobian", "differences"),
        sums,
        remark=f"The share that answers fastest to its own score does so with {largest:.3g}.",
    )


def _row(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    columns = inputs.words("entries")
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=columns,
        shade=shade,
    )


def _square(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    names = inputs.words("entries")
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=names,
        columns=names,
        shade=shade,
    )


def _legend(name: str, at: int) -> str:
    """A name for a curve; entries may have the same."""
    return f"{at + 1}. {name}"


def _tie(z: NDArray[np.float64], names: tuple[str, ...]) -> str:
    largest = [name for name, score in zip(names, z, strict=True) if score == z.max()]
    if len(largest) == 1:
        return f"Towards temperature 0 “{largest[0]}” gets everything."
    together = " and ".join(f"“{name}”" for name in largest)
    return f"Towards temperature 0 {together} share everything equally, as their scores are equal."


_WHO_LOSES = {
    True: "Both, in proportion to what they had.",
    False: "Both, by the same amount.",
}


def _loses_in_proportion(before: NDArray[np.float64], after: NDArray[np.float64]) -> bool:
    ratios = after[:2] / before[:2]
    return bool(np.isclose(ratios[0], ratios[1]))


lesson.printed = (
    PrintedNumbers(SOFTMAX, "1", computed="sum", label="Sum of the shares (property 2)"),
)

lesson.exercises = (
    Exercise(
        id="ten-times",
        question=(
            "At which temperature do the scores 1, 2, 3 give the shares that 10, 20, 30 give at "
            "temperature 1?"
        ),
        answer=lambda solve: (
            np.diff(solve()["z"])[0] / np.diff(np.log(solve({"z": [10, 20, 30], "tau": 1})["p"]))[0]
        ),
        because="Dividing by 0.1 multiplies by 10: size of scores and coldness are one thing.",
        decimals=1,
    ),
    Exercise(
        id="who-loses",
        question="The third score is raised from 3 to 4. Which of the other two loses share?",
        answer=lambda solve: _WHO_LOSES[
            _loses_in_proportion(solve()["p"], solve({"z": [1, 2, 4]})["p"])
        ],
        choices=tuple(_WHO_LOSES.values()),
        because=(
            "The ratio of the first two shares depends on their own two scores alone, and these "
            "have not moved: both are multiplied by the same number."
        ),
    ),
    Exercise(
        id="equal",
        question="All three scores are equal. What is the Jacobian at temperature 1?",
        answer=lambda solve: solve({"z": [2, 2, 2], "tau": 1})["J"],
        because="All shares are 1/3: on the diagonal 1/3 · 2/3, elsewhere −1/3 · 1/3.",
        rows=("first", "second", "third"),
        columns=("first", "second", "third"),
    ),
)
