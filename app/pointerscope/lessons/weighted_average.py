"""Attention as a weighted average: a multinomial logit for weights, beside least squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, masked, scale_by_root, softmax, weighted_sum
from pointerscope.formulas.regression import hat_matrix, inverse_gram
from pointerscope.lessons.framework import (
    LECTURE,
    Exercise,
    Inputs,
    Lesson,
    Lines,
    Matrix,
    NotComputableError,
    Note,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    recorded,
    result,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Numbers = NDArray[np.float64]

REGRESSION = TextSection(LECTURE, "Attention as Weighted Regression")
PORTFOLIO = TextSection(LECTURE, "Softmax: Row by Row")
TAKEAWAYS = TextSection(LECTURE, "Key Takeaways")

_DEPENDENT = (
    "Least squares has no single answer here: the columns of X are linearly dependent, or there "
    "are fewer observations than columns. Let x differ between observations."
)

lesson = Lesson(
    title="Attention is a weighted average",
    summary=(
        "The same few observations go through attention and through least squares. Both answer "
        "with weighted sums of what was observed; the weights are made in different ways and "
        "keep different rules."
    ),
    section="why",
    order=4,
    terms=("attention weight",),
    sources=(REGRESSION, PORTFOLIO, TAKEAWAYS),
    inputs=(
        Words("observations", "Observations", ("a", "b", "c", "d", "e")),
        Matrix(
            "x",
            "x",
            "What is known of each",
            ((-2,), (-1,), (0,), (1,), (2,)),
            rows="observations",
            columns=("x",),
        ),
        Matrix(
            "y",
            "y",
            "What was observed",
            ((0,), (0,), (1,), (2,), (5,)),
            rows="observations",
            columns=("y",),
        ),
    ),
)


@lesson.step(
    title="A row of features for each observation",
    formula=r"X = \begin{pmatrix} 1 & x_1 \\ \vdots & \vdots \\ 1 & x_n \end{pmatrix}",
    inputs=("x",),
    why=(
        "Both methods start from rows of features. The column of ones is the intercept of least "
        "squares. To attention it adds the same 1 to every score, which softmax does not see: "
        "all it does there is to make the rows one wider."
    ),
    breaks=(
        "Without the column of ones, the line of least squares is forced through the origin, and "
        "its weights need not sum to 1."
    ),
)
def features(inputs: Inputs) -> StepResult:
    """An intercept and x."""
    ones = np.ones_like(inputs["x"])
    return _features(inputs, np.hstack([ones, inputs["x"]]), ("1", "x"))


@features.when_removed(formula=r"X = \begin{pmatrix} x_1 \\ \vdots \\ x_n \end{pmatrix}")
def _(inputs: Inputs) -> StepResult:
    return _features(inputs, inputs["x"], ("x",))


@lesson.step(
    title="Utilities: how much one makes of another",
    formula=r"u_{ij} = q_i^\top k_j, \quad q_i = k_i = x_i",
    inputs=("X",),
    why=(
        "A model of choice gives every alternative a utility. Here observation $i$ chooses among "
        "all, and the utility of $j$ is the dot product of query and key. Queries and keys are "
        "the features themselves, so that both methods see the same numbers."
    ),
    breaks=(
        "In a transformer two learned projections come first. Without them, as here, the "
        "utilities are symmetric: what $i$ makes of $j$, $j$ makes of $i$."
    ),
)
def utilities(inputs: Inputs) -> StepResult:
    """Dot products of all rows with all rows."""
    found = attention_scores(inputs["X"], inputs["X"], scaled=False)
    return result(_pairs(inputs, "U", found, "U", "Utilities"))


@lesson.step(
    title="Scale",
    formula=r"\tilde u_{ij} = \frac{q_i^\top k_j}{\sqrt{d_k}}",
    inputs=("U", "X"),
    why=(
        "A multinomial logit has a scale too: how sure a choice is for a given lead in utility. "
        "Attention fixes it by the width."
    ),
    breaks=(
        "Unscaled, the same leads count for more as soon as there is more than one feature: rows "
        "get sharper, and averages follow fewer observations."
    ),
    notes=(
        Note(
            REGRESSION,
            "attention weights are the softmax of the plain dot products",
            "Later in the same lecture, and everywhere else, they are divided by $\\sqrt{d_k}$ "
            "first. Remove this step for the formula as it stands there. It is a multinomial "
            "logit either way, with utilities of another scale.",
        ),
    ),
)
def scaling(inputs: Inputs) -> StepResult:
    """Utilities over the root of the width."""
    width = inputs["X"].shape[1]
    found = scale_by_root(inputs["U"], width)
    return result(_pairs(inputs, "scaled", found, r"\tilde U", "Scaled utilities"))


@scaling.when_removed(formula=r"\tilde u_{ij} = q_i^\top k_j")
def _(inputs: Inputs) -> StepResult:
    return result(_pairs(inputs, "scaled", inputs["U"], "U", "Utilities as they are"))


@lesson.step(
    title="Weights: a multinomial logit",
    formula=r"\alpha_{ij} = P(j \mid i) = \frac{e^{\tilde u_{ij}}}{\sum_{j'} e^{\tilde u_{ij'}}}",
    inputs=("scaled",),
    why=(
        "The probability that $i$ chooses $j$, if the choice falls on the largest sum of a utility "
        "and a random number (one of Gumbel's distribution, drawn anew for each alternative). "
        "None is negative, and each row sums to 1: a portfolio without short positions."
    ),
    breaks=(
        "With the same weight for all, every observation gets the plain mean. That is what least "
        "squares gives with an intercept and nothing else."
    ),
    notes=(
        Note(
            REGRESSION,
            "attention weights are exactly a multinomial logit",
            "In form. An econometrician estimates the utilities from choices that were observed; "
            "nobody observes whom a token attends to. And the weights are not drawn from: all "
            "alternatives are taken at once, in these shares.",
        ),
        Note(
            PORTFOLIO,
            "a row of weights is a portfolio allocation",
            "In that it divides a whole. An investor also asks how assets move together, and "
            "holds no more of one because it is listed twice. Softmax asks each key alone: a copy "
            "of a key gets as much as the key itself.",
        ),
    ),
)
def logit(inputs: Inputs) -> StepResult:
    """Shares of attention, row by row."""
    return _weights(inputs, softmax(inputs["scaled"]))


@logit.when_removed(formula=r"\alpha_{ij} = \frac{1}{n}")
def _(inputs: Inputs) -> StepResult:
    return _weights(inputs, softmax(recorded(np.zeros_like(inputs["scaled"]))))


@lesson.step(
    title="The output: a weighted average",
    formula=r"z_i = \sum_j \alpha_{ij} y_j",
    inputs=("A", "y"),
    why=(
        "Each observation gets an average of all that was observed, mostly of those whose "
        "features have the largest products with its own. No average lies outside the smallest "
        "and the largest of what is averaged."
    ),
    breaks=(
        "Without the average each keeps its own value, and nothing is learned from the others."
    ),
    notes=(
        Note(
            TAKEAWAYS,
            "self-attention is a data-dependent weighted average",
            "True, but least squares makes its weights from the features $X$ as well, so that is "
            "not what sets the two apart: the rules that the weights keep do. What is averaged "
            "has no say in the weights on this page; in a transformer values come from the same "
            "tokens as queries and keys.",
        ),
    ),
)
def average(inputs: Inputs) -> StepResult:
    """Averages in the shares of attention."""
    return _average(inputs, weighted_sum(inputs["A"], inputs["y"]))


@average.when_removed(formula=r"z_i = y_i")
def _(inputs: Inputs) -> StepResult:
    return _average(inputs, inputs["y"])


@lesson.step(
    title="Least squares: the hat matrix",
    formula=r"\hat y = H y, \quad H = X (X^\top X)^{-1} X^\top",
    inputs=("X",),
    why=(
        "The line that comes closest to all observations gives fitted values, and each of these "
        "is a weighted sum of what was observed: row $i$ of $H$ has the weights."
    ),
    breaks=(
        "Least squares is usually taught by its coefficients, and these hide that every "
        "observation has a weight in every fitted value, its own included."
    ),
    notes=(
        Note(
            REGRESSION,
            "attention is the familiar idea of a fitted value of least squares",
            "Both are sums with weights, but not the same kind of average. Weights of the hat "
            "matrix may be negative, and they sum to 1 only if the columns of $X$ can add up to "
            "a constant, as with an intercept. So a fitted value may lie outside all that was "
            "observed, which attention's average cannot.",
        ),
    ),
)
def least_squares(inputs: Inputs) -> StepResult:
    """The hat matrix, and the sums of its rows."""
    x = inputs["X"]
    try:
        inverse, hat = inverse_gram(x), hat_matrix(x)
    except ValueError as error:
        raise NotComputableError(_DEPENDENT) from error
    names = _names_of(x)
    sums = hat.sum(-1, keepdims=True)
    negative = int((hat < -1e-12).sum())
    return result(
        table(
            "X_T",
            x.T,
            symbol=r"X^\top",
            title="Features, turned",
            rows=names,
            columns=inputs.words("observations"),
        ),
        table(
            "gram",
            x.T @ x,
            symbol=r"X^\top X",
            title="Columns times columns",
            rows=names,
            columns=names,
        ),
        table(
            "inverse",
            inverse,
            symbol=r"(X^\top X)^{-1}",
            title="Its inverse",
            rows=names,
            columns=names,
        ),
        table(
            "X_inverse",
            x @ inverse,
            symbol=r"X (X^\top X)^{-1}",
            title="Features times it",
            rows=inputs.words("observations"),
            columns=names,
        ),
        _pairs(
            inputs,
            "H",
            hat,
            "H",
            "Hat matrix",
            "differences",
        ),
        _column(inputs, "H_sums", sums, r"\sum_j h_{ij}", "Sum of each row"),
        remark=(
            f"{negative} of {hat.size} weights are negative. The rows sum to "
            f"{', '.join(f'{total:.4g}' for total in sums[:, 0])}."
        ),
    )


@lesson.step(
    title="Two fits of the same data",
    formula=r"z = A y, \quad \hat y = H y",
    inputs=("A", "H", "y", "x"),
    why=(
        "Least squares knows one shape, the line. Attention may bend, but it never leaves the "
        "range of what it averages."
    ),
    breaks=(
        "Each has its price. The line cannot bend, whatever the data do, but it goes on beyond "
        "them. The average bends, and so it bends data that do lie on a line as well."
    ),
    notes=(
        Note(
            REGRESSION,
            "attention is called a weighted regression",
            "In econometrics that is least squares with more trust in some observations than in "
            "others: a line again. Attention is closer to kernel regression, an average in which "
            "what is more alike weighs more (Nadaraya and Watson, 1964). Its measure of likeness "
            "is $e^{q \\cdot k}$, which favours long keys too, and in a transformer what is "
            "compared is learned.",
        ),
    ),
)
def two_fits(inputs: Inputs) -> StepResult:
    """What was observed, and both fits."""
    observed = inputs["y"]
    averaged = weighted_sum(inputs["A"], observed)
    fitted = weighted_sum(inputs["H"], observed)
    order = np.argsort(inputs["x"][:, 0], kind="stable")
    least, most = observed.min(), observed.max()
    slack = 1e-9 * max(1.0, abs(least), abs(most))
    outside = int(((fitted < least - slack) | (fitted > most + slack)).sum())
    return result(
        _column(inputs, "by_attention", averaged, "z", "By attention"),
        _column(inputs, "fitted", fitted, r"\hat y", "By least squares"),
        remark=(
            f"Observed values lie between {least:g} and {most:g}. Of the fitted values of least "
            f"squares {outside} lie outside, of attention's averages none."
        ),
        picture=Lines(
            title="The same observations, two fits",
            caption="Weights that may be negative make a line; shares make an average.",
            x=inputs["x"][order, 0],
            curves={
                "observed": observed[order, 0],
                "attention": averaged[order, 0],
                "least squares": fitted[order, 0],
            },
            x_title="x",
            y_title="y",
            markers=True,
        ),
    )


@lesson.step(
    title="Do it twice",
    formula=r"H H = H, \quad A A",
    inputs=("H", "A"),
    why=(
        "Fitting what is fitted already changes nothing: the line is there. An average of "
        "averages lies within their range, so as a rule it is smoother still; repeated with the "
        "same weights, averaging smooths more and more."
    ),
    breaks=(
        "Whoever takes attention for a projection expects the second layer to leave alone what "
        "the first one made."
    ),
)
def twice(inputs: Inputs) -> StepResult:
    """Both matrices, squared."""
    again, averages = inputs["H"] @ inputs["H"], inputs["A"] @ inputs["A"]
    apart = np.abs(averages - inputs["A"]).max()
    return result(
        _pairs(inputs, "HH", again, "H H", "Least squares twice", "differences"),
        _pairs(inputs, "AA", averages, "A A", "Attention twice", "weights"),
        remark=(
            f"H H differs from H by {np.abs(again - inputs['H']).max():.1e} at most, A A from A by "
            f"{apart:.2g}."
        ),
    )


@lesson.step(
    title="Take one alternative away",
    formula=r"\frac{\alpha_{ij}}{\alpha_{ij'}} = e^{\tilde u_{ij} - \tilde u_{ij'}}",
    inputs=("scaled", "A"),
    why=(
        "In a multinomial logit the odds between two alternatives do not depend on any third. "
        "Without the last observation all others gain in proportion. A causal mask works in the "
        "same way."
    ),
    breaks=(
        "This independence is known as a weakness of the logit: a copy of an alternative takes "
        "from all others and not only from the one it copies. So in attention two equal keys "
        "together have twice the odds of one against every other key."
    ),
)
def one_away(inputs: Inputs) -> StepResult:
    """The weights when the last observation cannot be chosen."""
    names = inputs.words("observations")
    if len(names) == 1:
        raise NotComputableError("There is a single observation: without it nothing can be chosen.")
    allowed = np.ones(inputs["scaled"].shape, dtype=bool)
    allowed[:, -1] = False
    left = masked(inputs["scaled"], allowed)
    found = softmax(left)
    kept = 1 - inputs["A"][:, -1:]
    remark = f"In the row of “{names[-1]}” the others had next to nothing, and now have everything."
    if kept[-1, 0] > 1e-9:
        remark = (
            f"In the row of “{names[-1]}” the others had {kept[-1, 0]:.3g} together; divided by "
            "that, their weights sum to 1 again."
        )
    return result(
        _pairs(inputs, "left", left, r"\tilde U", "Utilities without the last"),
        _pairs(inputs, "A_left", found, "A'", "Weights", "weights"),
        _column(inputs, "kept", kept, r"1 - \alpha_{in}", "What the others had together"),
        remark=remark,
    )


def _features(inputs: Inputs, values: Numbers, columns: tuple[str, ...]) -> StepResult:
    rows = inputs.words("observations")
    return result(table("X", values, symbol="X", title="Features", rows=rows, columns=columns))


def _names_of(x: Numbers) -> tuple[str, ...]:
    return ("1", "x")[-x.shape[1] :]


def _weights(inputs: Inputs, values: Numbers) -> StepResult:
    sums = values.sum(-1, keepdims=True)
    names = inputs.words("observations")
    elsewhere = [
        f"“{name}”"
        for at, name in enumerate(names)
        if values[at, at] < values[at].max() * (1 - 1e-9)
    ]
    remark = "Each gives no other more weight than itself."
    if elsewhere:
        remark = (
            f"{_listed(elsewhere)} {'gives' if len(elsewhere) == 1 else 'give'} another more "
            "weight than itself: a dot product rewards long keys, not near ones."
        )
    return result(
        _pairs(inputs, "A", values, "A", "Attention weights", "weights"),
        _column(inputs, "A_sums", sums, r"\sum_j \alpha_{ij}", "Sum of each row"),
        remark=remark,
    )


def _listed(names: list[str]) -> str:
    *before, last = names
    return f"{', '.join(before)} and {last}" if before else last


def _average(inputs: Inputs, values: Numbers) -> StepResult:
    observed = inputs["y"]
    return result(
        _column(inputs, "Z", values, "z", "Output"),
        remark=(
            f"Observed values lie between {observed.min():g} and {observed.max():g}, the outputs "
            f"between {values.min():.3g} and {values.max():.3g}."
        ),
    )


def _pairs(
    inputs: Inputs,
    name: str,
    values: Numbers,
    symbol: str,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    names = inputs.words("observations")
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=names,
        columns=names,
        shade=shade,
    )


def _column(
    inputs: Inputs,
    name: str,
    values: Numbers,
    symbol: str,
    title: str,
) -> LessonTable:
    rows = inputs.words("observations")
    return table(name, values, symbol=symbol, title=title, rows=rows)


lesson.printed = (
    PrintedNumbers(
        REGRESSION,
        "1 1 1 1 1",
        computed="A_sums",
        removed=("scaling",),
        label="Sum of the unscaled weights",
    ),
)

_OUTSIDE = {True: "Yes, some of them do.", False: "No, none of them does."}


def _leaves(fitted: Numbers, observed: Numbers) -> bool:
    return bool(fitted.min() < observed.min() or fitted.max() > observed.max())


lesson.exercises = (
    Exercise(
        id="origin",
        question=(
            "The column of ones is taken away. What does the row of “e” in the hat matrix sum to?"
        ),
        answer=lambda solve: solve(removed=["features"])["H_sums"][4, 0],
        because=(
            "Without an intercept $h_{ij} = x_i x_j / \\sum x^2$, and the x of all observations "
            "sum to 0."
        ),
        decimals=1,
    ),
    Exercise(
        id="line",
        question=(
            "The observed values lie on a line: −4, −2, 0, 2, 4. What does attention give “e”, "
            "whose own value is 4?"
        ),
        answer=lambda solve: solve({"y": [[-4], [-2], [0], [2], [4]]})["Z"][4, 0],
        because=(
            "Least squares would give back 4. An average of values that are 4 at most is less "
            "than 4, as the others have some weight."
        ),
    ),
    Exercise(
        id="outside",
        question=(
            "Observed are 0, 0, 0, 0, 5. Do fitted values of least squares lie outside the range "
            "from 0 to 5?"
        ),
        answer=lambda solve: _OUTSIDE[
            _leaves(solve({"y": [[0], [0], [0], [0], [5]]})["fitted"], np.array([0.0, 5.0]))
        ],
        choices=tuple(_OUTSIDE.values()),
        because=(
            "“a” weighs the value of “e” with −0.2, which makes −1: weights of the hat matrix may "
            "be negative. Shares of attention could not."
        ),
    ),
)
