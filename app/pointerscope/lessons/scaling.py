"""Why scores are divided by √d_k: variances by theorem and by drawing, and what softmax loses."""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.formulas import attention_scores, scale_by_root, softmax
from pointerscope.formulas.compatibility import dot_product_excess_kurtosis, dot_product_variance
from pointerscope.formulas.jacobian import softmax_jacobian
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    WALKTHROUGH,
    Choice,
    Exercise,
    Inputs,
    Lesson,
    Lines,
    Matrix,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    recorded,
    result,
    table,
)

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable

    Numbers = NDArray[np.float64]

THEOREM = TextSection(FOUNDATIONS, "§3.2 Why Scale by √d_k?")
PROBLEM = TextSection(LECTURE, "The Problem: Softmax Saturation")
VARIANCE = TextSection(LECTURE, "Variance of Dot Products: The Proof")
FIX = TextSection(LECTURE, "The Fix: Divide by √d_k")
WHY = TextSection(DEEP_DIVE, "Why Scale? The Variance Problem Explained")

_WIDEST = 256
_KEYS = 4  # scores in a drawn row
_ROWS_SHOWN = 5
_BINS = 24
# The kurtosis of a component: of a normal distribution, and of a fair sign.
_KURTOSIS = {"normal": 3.0, "same": 3.0, "signs": 1.0}
_TOKENS = ("AAPL", "revenue", "beat", "expectations")
_BEAT_WIDTH = 4
_DIVISORS = {"nothing": "nothing", "root": "√d_k", "width": "d_k"}

lesson = Lesson(
    title="Why divide by √d_k",
    summary=(
        "Longer vectors have larger dot products. Draw some, see their spread beside the theorem, "
        "and watch what softmax and its gradient make of them when they are divided by √d_k, by "
        "d_k, or by nothing."
    ),
    section="why",
    order=1,
    terms=("attention score", "attention weight"),
    sources=(THEOREM, PROBLEM, VARIANCE, FIX, WHY),
    inputs=(
        Matrix("q", "q", "A query", (0.5, -0.3)),
        Matrix("k", "k", "A key", (0.8, 0.2)),
        Number(
            "d_k", "d_k", "Width of the drawn vectors", 64, minimum=1, maximum=_WIDEST, whole=True
        ),
        Number("draws", "n", "Dot products drawn", 500, minimum=40, maximum=500, whole=True),
        Number(
            "seed", r"\text{seed}", "Seed of the draws", 0, minimum=0, maximum=999_999, whole=True
        ),
        Choice(
            "components",
            "How the components are drawn",
            "normal",
            {
                "normal": "query and key from N(0, 1), independent",
                "signs": "query and key of fair signs +1 and −1, independent",
                "same": "query from N(0, 1), and the key the same vector",
            },
        ),
        Choice(
            "divisor",
            "What scores are divided by",
            "root",
            {"root": "√d_k", "width": "d_k", "nothing": "nothing"},
        ),
        Matrix(
            "examples",
            r"s^{\text{ex}}",
            "Scores of an example",
            ((1, 2, 3), (10, 20, 30)),
            rows=("moderate", "large"),
        ),
        Matrix(
            "beat",
            r"s^{\text{beat}}",
            "Scores of “beat”, with keys 4 wide",
            (5, 7, 8, 4),
            columns=_TOKENS,
        ),
    ),
)


class _Drawn(NamedTuple):
    """Dot products of drawn vectors, for the first 1, 2, 4 … of their components, and for all."""

    widths: tuple[int, ...]
    products: Float[NDArray[np.float64], "widths draws"]

    def rows(self, at: int = -1) -> Float[NDArray[np.float64], "rows keys"]:
        """The dot products of one width, four by four, as if each four were a row of scores."""
        whole = self.products.shape[1] // _KEYS * _KEYS
        return self.products[at, :whole].reshape(-1, _KEYS)


@lesson.step(
    title="A dot product, term by term",
    formula=r"q \cdot k = \sum_{m=1}^{d_k} q_m k_m",
    inputs=("q", "k"),
    why=(
        "A score is a sum with as many terms as the vectors have components. A longer sum of "
        "terms that are as likely positive as negative wanders further from 0."
    ),
    breaks=(
        "There is nothing to leave out here. What counts is how the sum behaves when the vectors "
        "get longer."
    ),
    notes=(
        Note(
            WHY,
            "with 100 components instead of 2 the dot product is much larger in magnitude",
            "It is larger as a rule, not always: the standard deviation grows from $\\sqrt{2}$ to "
            "$\\sqrt{100}$, about seven times. A single sum of 100 terms can still come out near "
            "0, as positive and negative terms cancel.",
        ),
    ),
)
def dot_product(inputs: Inputs) -> StepResult:
    """The terms and their sum."""
    q, k = inputs["q"], inputs["k"]
    score = attention_scores(q[None], k[None], scaled=False)
    return result(
        table("terms", q * k, symbol=r"q_m k_m", title="Terms"),
        table("score", score, symbol=r"q \cdot k", title="Dot product"),
    )


@lesson.step(
    title="Draw many of them, and measure how far they spread",
    formula=(
        r"\operatorname{E}[q \cdot k] = 0, \quad "
        r"\operatorname{Var}(q \cdot k) = \sum_{m=1}^{d_k} \operatorname{Var}(q_m k_m) = d_k"
    ),
    inputs=("d_k", "draws", "seed"),
    why=(
        "Each term has mean 0 and variance 1, and variances of independent terms add up. So the "
        "variance of a score is $d_k$ and its standard deviation $\\sqrt{d_k}$: a fact about "
        "width, before anything is learned."
    ),
    breaks=(
        "The theorem needs independent components with mean 0 and variance 1, and nothing else: "
        "choose signs instead of normal numbers, and it still holds. Let the key be the query "
        "itself, and it fails: the mean is then $d_k$ and the variance $2 d_k$."
    ),
    notes=(
        Note(
            VARIANCE,
            "$q \\perp k$",
            "To be read as independent. Read as orthogonal, as the sign mostly means between "
            "vectors, it would make every dot product 0.",
        ),
        Note(
            THEOREM,
            "components must be drawn from a normal distribution",
            "Mean 0, variance 1 and independence are enough; the proof uses nothing more.",
        ),
        Note(
            THEOREM,
            "it is with $d_k$ that unscaled dot products grow",
            "Their variance does. They themselves grow with its root, which is why it is the root "
            "that they are divided by.",
        ),
        Note(
            WHY,
            "the product of two variables with variance 1 has variance 1",
            "Their means must be 0 as well. With mean 1 each, the product of two independent "
            "variables of variance 1 has variance 3.",
        ),
    ),
)
def spread(inputs: Inputs) -> StepResult:
    """Mean and variance of drawn dot products, for narrow and wide vectors."""
    drawn = _drawn(inputs)
    widths = np.array(drawn.widths, dtype=np.float64)
    by_theorem = dot_product_variance(widths)
    deviations = drawn.products.std(-1)
    variances = drawn.products.var(-1)
    found = np.column_stack(
        [drawn.products.mean(-1), variances, by_theorem, deviations, np.sqrt(by_theorem)]
    )
    width = drawn.widths[-1]
    remark = (
        f"At {_components(width)} the variance of {inputs.integer('draws')} drawn dot products is "
        f"{variances[-1]:.4g}; the theorem says {by_theorem[-1]:.4g}."
    )
    if inputs.choice("components") == "same":
        remark += " Its assumption does not hold here: query and key are the same vector."
    return result(
        table(
            "spread",
            found,
            symbol=r"q \cdot k",
            title="Dot products by width",
            rows=tuple(f"d_k = {one}" for one in drawn.widths),
            columns=(
                "mean, drawn",
                "variance, drawn",
                "variance, theorem",
                "std, drawn",
                "std, theorem",
            ),
        ),
        remark=remark,
        picture=Lines(
            title="Standard deviation against width",
            caption="With independent components the draws follow the square root of the width.",
            x=widths,
            curves={"drawn": deviations, "√d_k": np.sqrt(by_theorem)},
            x_title="width d_k",
            y_title="standard deviation of q·k",
            markers=True,
        ),
    )


@lesson.step(
    title="Not quite a bell curve",
    formula=(
        r"\frac{q \cdot k}{\sqrt{d_k}} \to \mathcal{N}(0, 1) \text{ as } d_k \to \infty, "
        r"\quad \text{excess kurtosis} = \frac{\kappa^2 - 3}{d_k}"
    ),
    inputs=("d_k", "draws", "seed"),
    why=(
        "To say between which numbers scores lie, one needs their distribution and not only its "
        "spread. A sum of many independent terms comes close to a normal distribution, and then "
        "about 95 in 100 scores lie within two standard deviations."
    ),
    breaks=(
        "The product of two normal variables is far from normal: it has a sharp peak at 0 and "
        "heavy tails. At width 1 or 2 ranges read off the bell curve mislead; set the width to 1 "
        "and look."
    ),
    notes=(
        Note(
            VARIANCE,
            "dot products of normal vectors are normally distributed with variance d_k",
            "Mean and variance are exact at every width, the normal form is not: it is the limit "
            "for wide vectors. The excess kurtosis is $6 / d_k$, where a normal distribution has "
            "0.",
        ),
        Note(
            WHY,
            "dot products follow a normal distribution with variance d_k",
            "As above: only nearly, and the more so the wider the vectors.",
        ),
    ),
)
def shape(inputs: Inputs) -> StepResult:
    """Drawn dot products beside a normal distribution."""
    drawn = _drawn(inputs)
    products, width = drawn.products[-1], inputs["d_k"]
    deviation = math.sqrt(dot_product_variance(width))
    normal = NormalDist(0.0, deviation)
    within = [np.mean(np.abs(products) <= times * deviation) for times in (1, 2)]
    of_normal = [normal.cdf(times * deviation) - normal.cdf(-times * deviation) for times in (1, 2)]
    centred = products - products.mean()
    excess = np.mean(centred**4) / np.mean(centred**2) ** 2 - 3
    theory = dot_product_excess_kurtosis(width, _KURTOSIS[inputs.choice("components")])
    # The picture reaches as far as the draws, and three standard deviations at least.
    reach = max(float(np.abs(products).max()), 3 * deviation)
    heights, edges = np.histogram(products, bins=_BINS, range=(-reach, reach), density=True)
    middles = (edges[1:] + edges[:-1]) / 2
    return result(
        table(
            "form",
            [[*within, excess], [*of_normal, 0.0]],
            symbol=r"q \cdot k",
            title="Drawn beside normal",
            rows=("drawn", "normal distribution"),
            columns=("within 1 std", "within 2 std", "excess kurtosis"),
        ),
        table(
            "kurtosis",
            theory,
            symbol=r"(\kappa^2 - 3) / d_k",
            title="Excess kurtosis of independent components, exactly",
        ),
        remark=(
            f"Within two standard deviations of 0 lie {within[1]:.1%} of the draws; of a normal "
            f"distribution it would be {of_normal[1]:.1%}."
        ),
        picture=Lines(
            title="How often which score comes out",
            caption="The draws, counted in bins, beside the normal distribution of that variance.",
            x=middles,
            curves={
                "drawn": heights,
                "normal": np.array([normal.pdf(middle) for middle in middles]),
            },
            x_title="q·k",
            y_title="density",
        ),
    )


@lesson.step(
    title="The range that scores cover",
    formula=r"\text{typically } -2 \sqrt{d_k} \;\ldots\; +2 \sqrt{d_k}",
    inputs=("d_k",),
    why=(
        "Softmax sees nothing but differences of scores. Their range says how far it can be "
        "pushed: a lead of 5 already makes one weight 148 times another."
    ),
    breaks=(
        "Without a look at the range one tends to blame learning for what width alone does: wide "
        "vectors push softmax to extremes before a single step of training."
    ),
    notes=(
        Note(
            VARIANCE,
            "with d_k = 64 scores range over about ±16, and softmax of values that differ by "
            "about 32 is nearly one-hot",
            "Two standard deviations hold about 95 of 100 scores, not all. And 32 is the distance "
            "from one end to the other: two scores of a row typically differ by "
            "$\\sqrt{2 d_k}$, about 11. That saturates softmax as well.",
        ),
    ),
)
def scores_range(inputs: Inputs) -> StepResult:
    """Two standard deviations either way."""
    deviation = math.sqrt(dot_product_variance(inputs["d_k"]))
    apart = _deviation_of_difference(deviation)
    return result(
        _ranges("raw", [deviation], ("q·k",), r"q \cdot k", "Range before dividing"),
        table(
            "apart",
            apart,
            symbol=r"\sqrt{2 d_k}",
            title="Standard deviation of the difference of two scores",
        ),
        remark=f"Two scores of a row typically lie {apart:.3g} apart.",
    )


@lesson.step(
    title="Divide",
    formula=r"\operatorname{Var}\left(\frac{q \cdot k}{c}\right) = \frac{d_k}{c^2}",
    inputs=("d_k", "draws", "seed"),
    why=(
        "Dividing by $c$ divides the variance by $c^2$. With $c = \\sqrt{d_k}$ it becomes 1 for "
        "every width. So the width of a head can be chosen without changing how sharp its "
        "attention is at the start."
    ),
    breaks=(
        "Divided by nothing, scores spread more the wider the vectors. Divided by $d_k$, their "
        "variance is $1 / d_k$: wide vectors then have scores that are all nearly equal. "
        "Only at width 1 are the three the same."
    ),
    notes=(
        Note(
            FIX,
            "after dividing, scores follow N(0, 1) and lie in about [−2, 2] whatever d_k is",
            "Their variance is 1 for every width; that they are normal holds only nearly, and 1 in "
            "20 lies outside. All of this is about random vectors: training is free to make "
            "scores larger again.",
        ),
        Note(
            FIX,
            "dividing by √d_k does the same as turning returns into z-scores",
            "A z-score takes off the mean and divides by the deviation of the data at hand, so "
            "that any data come out with 0 and 1. Here nothing is measured and nothing taken "
            "off: √d_k is a constant, right for components of variance 1 and for no others.",
        ),
        Note(
            TextSection(LECTURE, "Key Takeaways"),
            "scaling prevents saturation of softmax",
            "Of random vectors. Once projections have grown in training, scaled scores can "
            "saturate it as well.",
        ),
        Note(
            WHY,
            "if q·k follows N(0, d_k), then q·k / √d_k follows N(0, 1)",
            "The conclusion is right, but what it starts from holds only nearly.",
        ),
    ),
)
def divide(inputs: Inputs) -> StepResult:
    """Scores over the chosen divisor, and the range they then cover."""
    return _divided(inputs, inputs.choice("divisor"))


@divide.when_removed(formula=r"c = 1")
def _(inputs: Inputs) -> StepResult:
    return _divided(inputs, "nothing")


@lesson.step(
    title="Softmax of drawn rows",
    formula=r"\alpha_{ij} = \frac{e^{\tilde s_{ij}}}{\sum_{j'} e^{\tilde s_{ij'}}}",
    inputs=("scaled",),
    why=(
        "Vectors drawn at random know nothing yet, so no key deserves to be singled out. Weights "
        "that are decided at this point are decided by chance."
    ),
    breaks=(
        "Picking the largest score outright is what saturated softmax comes to: all weight on "
        "one key, and, as the next step shows, no slope left to learn from."
    ),
    notes=(
        Note(
            PROBLEM,
            "a weight of 91 % on one item cannot learn to diversify",
            "It can, if slowly: the slope there is $0.91 \\cdot 0.09 = 0.082$, a third of the "
            "largest there is, 0.25. The scores behind the 91 % are not printed. Four random "
            "scores of vectors 64 wide give about that much to their largest on average.",
        ),
    ),
)
def weights(inputs: Inputs) -> StepResult:
    """Shares of attention in some drawn rows."""
    return _weights(softmax(inputs["scaled"]))


@weights.when_removed(
    formula=r"\alpha_{ij} = 1 \text{ for the largest } \tilde s_{ij}, \text{ else } 0"
)
def _(inputs: Inputs) -> StepResult:
    scaled = inputs["scaled"]
    largest = scaled == scaled.max(-1, keepdims=True)
    return _weights(largest / largest.sum(-1, keepdims=True))


@lesson.step(
    title="The slope that is left",
    formula=r"\frac{\partial \alpha_{ij}}{\partial \tilde s_{ij}} = \alpha_{ij} (1 - \alpha_{ij})",
    inputs=("A", "d_k", "draws", "seed"),
    why=(
        "Learning moves a score by the slope of its weight. The slope is at most 0.25, at a "
        "weight of one half, and 0 where a weight is 0 or 1."
    ),
    breaks=(
        "Divided by nothing, wide vectors lose the slope: the picture shows how it falls with the "
        "width. Divided by $d_k$ they keep it, but all keys get nearly the same weight: the "
        "trouble there is not the gradient but that nothing is told apart."
    ),
    notes=(
        Note(
            WHY,
            "no gradient means no learning",
            "What vanishes is the gradient that reaches queries and keys through the weights. The "
            "values still receive theirs, in the shares of attention. And it is small rather "
            "than none.",
        ),
        Note(
            TextSection(WALKTHROUGH, "Step 5 — Scaling by √dₖ"),
            "without scaling softmax saturates and gradients vanish",
            "That depends on the width. With keys 3 wide, as there, unscaled scores have a "
            "standard deviation of 1.7, and most of the slope is left.",
        ),
    ),
)
def slopes(inputs: Inputs) -> StepResult:
    """How much each weight answers to its score."""
    drawn = _drawn(inputs)
    widths = np.array(drawn.widths, dtype=np.float64)
    sharpness = np.array([_sharpness(drawn, divisor) for divisor in _DIVISORS])
    now = sharpness[:, -1]
    remark = (
        f"Over all {len(drawn.rows())} drawn rows of four, at {_components(drawn.widths[-1])}: the "
        f"largest weight is {now[0, 0]:.0%} on average where scores are divided by nothing, "
        f"{now[1, 0]:.0%} with √d_k and {now[2, 0]:.0%} with d_k."
    )
    return result(
        table(
            "slope",
            _diagonals(inputs["A"]),
            symbol=r"\alpha (1 - \alpha)",
            title="Slope of each weight by its own score",
            rows=tuple(f"row {row + 1}" for row in range(len(inputs["A"]))),
            columns=tuple(f"key {key + 1}" for key in range(_KEYS)),
        ),
        table(
            "sharpness",
            now,
            symbol=r"\overline{\max_j \alpha}, \; \overline{\alpha (1 - \alpha)}",
            title="Averages over all drawn rows",
            rows=tuple(f"divided by {words}" for words in _DIVISORS.values()),
            columns=("largest weight", "slope of it"),
        ),
        remark=remark,
        picture=Lines(
            title="Slope of the largest weight against width",
            caption=(
                "Averages over drawn rows of four: divided by √d_k the slope stays, divided by "
                "nothing it is lost."
            ),
            x=widths,
            curves={
                f"divided by {words}": sharpness[at, :, 1]
                for at, words in enumerate(_DIVISORS.values())
            },
            x_title="width d_k",
            y_title="α (1 − α) of the largest weight",
            markers=True,
        ),
    )


@lesson.step(
    title="The same on numbers by hand",
    formula=r"\operatorname{softmax}(s), \quad \operatorname{softmax}(10 s)",
    inputs=("examples",),
    why=(
        "The two rows of the text are in the same order and in the same proportion: only their "
        "size is different. Softmax answers to differences, so the second row is decided where "
        "the first still weighs."
    ),
    breaks=(
        "If the size of scores were left to the width, one network would attend like the first "
        "row, and a wider one like the second."
    ),
    notes=(
        Note(
            WHY,
            "softmax of [10, 20, 30] is [0.0000, 0.0000, 1.0000]",
            "To four decimals. No softmax is ever exactly 0 or 1 on paper: the second weight is "
            "0.0000454, so its key can still be learned of, if very slowly.",
        ),
        Note(
            WHY,
            "when values are large, softmax becomes nearly one-hot",
            "When differences are. Scores of 1001, 1002 and 1003 are large and give the weights of "
            "1, 2 and 3; large scores are a danger because their differences usually grow along.",
        ),
    ),
)
def by_hand(inputs: Inputs) -> StepResult:
    """Softmax of two small rows."""
    examples = inputs["examples"]
    found = softmax(examples)
    rows = ("moderate", "large")
    return result(
        table(
            "E",
            found,
            symbol=r"\operatorname{softmax}(s^{\text{ex}})",
            title="Weights of the examples",
            rows=rows,
            shade="weights",
        ),
        table(
            "E_slope",
            _diagonals(found),
            symbol=r"\alpha (1 - \alpha)",
            title="Slopes of the examples",
            rows=rows,
        ),
    )


@lesson.step(
    title="One row of a real example, three divisors",
    formula=r"\operatorname{softmax}\left(\frac{s}{c}\right), \quad c = 1, \; \sqrt 4, \; 4",
    inputs=("beat",),
    why=(
        "Keys need not be wide for the divisor to count: with 4 components it is 2. One row of "
        "scores, divided in three ways, shows how much of the weight goes to the largest."
    ),
    breaks=(
        "Scores that are not all equal, divided by 4 instead of 2, give flatter weights still: a "
        "divisor that is too large blurs as surely as one that is too small decides."
    ),
)
def three_divisors(inputs: Inputs) -> StepResult:
    """One row of scores, divided in three ways."""
    beat = inputs["beat"]
    scaled = np.stack([_over(divisor, beat, _BEAT_WIDTH) for divisor in _DIVISORS])
    rows = tuple(f"divided by {words}" for words in ("1", "√4 = 2", "4"))
    shares = softmax(scaled)
    largest = [f"{share:.0%}" for share in shares.max(-1)]
    return result(
        table("B_s", scaled, symbol="s / c", title="Divided scores", rows=rows, columns=_TOKENS),
        table(
            "B",
            shares,
            symbol=r"\operatorname{softmax}(s / c)",
            title="Weights of “beat”",
            rows=rows,
            columns=_TOKENS,
            shade="weights",
        ),
        remark=(
            f"The largest weight is {largest[0]} divided by 1, {largest[1]} divided by 2 and "
            f"{largest[2]} divided by 4."
        ),
    )


def _drawn(inputs: Inputs) -> _Drawn:
    return _draw(
        inputs.choice("components"),
        inputs.integer("d_k"),
        inputs.integer("draws"),
        inputs.integer("seed"),
    )


@lru_cache(maxsize=16)
def _draw(components: str, width: int, draws: int, seed: int) -> _Drawn:
    random = np.random.default_rng(seed)
    if components == "signs":
        queries, keys = random.choice((-1.0, 1.0), (2, draws, width))
    else:
        queries, keys = random.standard_normal((2, draws, width))
    if components == "same":
        keys = queries
    # The first components of a vector are a narrower vector, drawn in the same way.
    sums = (queries * keys).cumsum(-1)
    widths = (*(2**power for power in range((width - 1).bit_length())), width)
    return _Drawn(widths, sums.T[np.array(widths) - 1])


def _over(divisor: str, scores: Numbers, width: int) -> Numbers:
    if divisor == "root":
        return scale_by_root(scores, width)
    return scores / width if divisor == "width" else scores


def _divided(inputs: Inputs, divisor: str) -> StepResult:
    drawn, width = _drawn(inputs), inputs.integer("d_k")
    raw = recorded(drawn.rows()[:_ROWS_SHOWN])
    deviation = np.sqrt(dot_product_variance(inputs["d_k"]))
    deviations = [float(_over(one, deviation, width)) for one in _DIVISORS]
    kept = float(_over(divisor, deviation, width))
    rows = tuple(f"row {row + 1}" for row in range(_ROWS_SHOWN))
    columns = tuple(f"key {key + 1}" for key in range(_KEYS))
    remark = (
        f"Divided by {_DIVISORS[divisor]}, scores have a standard deviation of {kept:.4g} and a "
        f"variance of {kept * kept:.4g}."
    )
    return result(
        _ranges("range", [kept], ("q·k / c",), "q \\cdot k / c", "Range of what goes on"),
        _ranges(
            "ranges",
            deviations,
            tuple(f"divided by {words}" for words in _DIVISORS.values()),
            "q \\cdot k / c",
            "The three divisors beside each other",
        ),
        table("drawn", raw, symbol="S", title="Some drawn rows", rows=rows, columns=columns),
        table(
            "scaled",
            _over(divisor, raw, width),
            symbol=r"\tilde S",
            title="The same, divided",
            rows=rows,
            columns=columns,
        ),
        remark=remark,
    )


def _weights(found: Numbers) -> StepResult:
    made = table(
        "A",
        found,
        symbol="A",
        title="Attention weights",
        rows=tuple(f"row {row + 1}" for row in range(len(found))),
        columns=tuple(f"key {key + 1}" for key in range(_KEYS)),
        shade="weights",
    )
    largest = ", ".join(f"{share:.2f}" for share in found.max(-1))
    return result(made, remark=f"The largest weights of these rows are {largest}.")


def _sharpness(drawn: _Drawn, divisor: str) -> Float[NDArray[np.float64], "widths 2"]:
    """The largest weight and the slope of it, averaged over the drawn rows of each width."""
    found = []
    for at, width in enumerate(drawn.widths):
        shares = softmax(_over(divisor, drawn.rows(at), width))
        most = shares.argmax(-1)[:, None]
        largest = np.take_along_axis(shares, most, -1)
        slope = np.take_along_axis(_diagonals(shares), most, -1)
        found.append((largest.mean(), slope.mean()))
    return np.array(found)


def _diagonals(shares: Numbers) -> Numbers:
    """How much each weight changes with its own score."""
    return np.diagonal(softmax_jacobian(shares), axis1=-2, axis2=-1)


def _deviation_of_difference(deviation: float) -> float:
    """Of two independent scores: their variances add up."""
    return math.sqrt(2 * deviation * deviation)


def _ranges(
    name: str, deviations: list[float], rows: tuple[str, ...], symbol: str, title: str
) -> LessonTable:
    found = [[one, -2 * one, 2 * one, 4 * one] for one in deviations]
    columns = ("std", "−2 std", "+2 std", "from end to end")
    return table(name, found, symbol=symbol, title=title, rows=rows, columns=columns)


def _components(width: int) -> str:
    return f"{width} component{'s' if width > 1 else ''}"


def _moments(solve: Solver) -> list[float]:
    """Means over normal components, by a quadrature that is exact for these powers."""
    at, share = np.polynomial.hermite_e.hermegauss(4)
    share = share / share.sum()
    of_one, of_square = float(share @ at), float(share @ at**2)
    term = of_one * of_one
    return [float(solve()["d_k"]) * term, term, of_square, of_square]


lesson.printed = (
    PrintedNumbers(WHY, "0.4 -0.06", computed="terms"),
    PrintedNumbers(WHY, "0.34", computed="score"),
    PrintedNumbers(
        WHY,
        "1",
        computed=lambda solve: solve({"d_k": 1})["spread"][0, 2],
        label="Variance of one product of independent unit-variance components",
    ),
    PrintedNumbers(WHY, "0.09 0.24 0.67", computed="E", index=0),
    PrintedNumbers(WHY, "0.0000 0.0000 1.0000", computed="E", index=1),
    PrintedNumbers(
        WHY,
        "1",
        computed=lambda solve: solve()["range"][0, 0] ** 2,
        label="Variance of a score divided by √d_k",
    ),
    PrintedNumbers(
        THEOREM,
        "0 0 1 1",
        computed=_moments,
        label="Means over N(0, 1), of q·k, of q_i k_i, of the square of q_i and of k_i",
    ),
    PrintedNumbers(
        THEOREM,
        "1",
        computed=lambda solve: solve({"d_k": 1})["spread"][0, 2],
        label="Variance of one term q_i k_i",
    ),
    PrintedNumbers(
        THEOREM,
        "1",
        computed=lambda solve: solve()["range"][0, 0] ** 2,
        label="Variance after dividing by √d_k",
    ),
    PrintedNumbers(
        VARIANCE,
        "0",
        computed=lambda solve: solve({"d_k": 1})["spread"][0, 0],
        label="Mean of one term q_m k_m, over the draws",
    ),
    PrintedNumbers(
        VARIANCE,
        "0",
        computed=lambda solve: solve()["spread"][-1, 0],
        label="Mean of a dot product, over the draws",
    ),
    PrintedNumbers(
        VARIANCE,
        "1",
        computed=lambda solve: solve({"d_k": 1})["spread"][0, 2],
        label="Variance of one term q_m k_m",
    ),
    PrintedNumbers(VARIANCE, "-16 16", computed="raw", index=(0, [1, 2])),
    PrintedNumbers(VARIANCE, "32", computed="raw", index=(0, 3)),
    PrintedNumbers(
        FIX,
        "0",
        computed=lambda solve: scale_by_root(solve()["spread"][-1, 0], int(solve()["d_k"])),
        label="Mean after dividing, over the draws",
    ),
    PrintedNumbers(
        FIX,
        "1",
        computed=lambda solve: solve()["range"][0, 0] ** 2,
        label="Variance after dividing",
    ),
    PrintedNumbers(
        TextSection(LECTURE, "Key Takeaways"),
        "1",
        computed=lambda solve: solve()["range"][0, 0] ** 2,
        label="Variance after dividing",
    ),
    PrintedNumbers(FIX, "-2 2", computed="range", index=(0, [1, 2])),
    PrintedNumbers(
        FIX,
        "2",
        computed=lambda solve: solve()["B_s"][0, 0] / solve()["B_s"][1, 0],
        label="√4, the divisor",
    ),
    PrintedNumbers(FIX, "5 7 8 4", computed="B_s", index=0, label="Raw scores of “beat”"),
    PrintedNumbers(
        FIX, "0.03 0.26 0.70 0.01", computed="B", index=0, label="Weights without scaling"
    ),
    PrintedNumbers(FIX, "0.11 0.31 0.51 0.07", computed="B", index=1, label="Weights with scaling"),
    PrintedNumbers(
        FIX,
        "70%",
        computed="B",
        index=(0, 2),
        label="Weight of “beat” on itself, in words, unscaled",
    ),
    PrintedNumbers(
        FIX, "51%", computed="B", index=(1, 2), label="Weight of “beat” on itself, in words, scaled"
    ),
)

_FLATTEST = "Its rows are flatter: every weight is closer to 1/4."
_SHARPEST = "Its rows are sharper: the largest weight is closer to 1."

lesson.exercises = (
    Exercise(
        id="wider",
        question=(
            "Vectors are 256 wide instead of 64, and scores are divided by √64 all the same. "
            "What is the standard deviation of such a score?"
        ),
        answer=lambda solve: solve({"d_k": 256})["raw"][0, 0] / solve()["raw"][0, 0],
        because="The scores spread with √256 = 16, and 16 / 8 = 2: twice what it should be.",
        decimals=1,
    ),
    Exercise(
        id="by-width",
        question="Scores of vectors 64 wide are divided by 64. What is their variance?",
        answer=lambda solve: solve({"divisor": "width"})["range"][0, 0] ** 2,
        because="The variance 64 is divided by the square of 64, which leaves 1/64.",
        decimals=4,
    ),
    Exercise(
        id="flat",
        question="What happens to attention when wide vectors' scores are divided by d_k?",
        answer=lambda solve: (
            _FLATTEST if solve({"divisor": "width"})["A"].max() < solve()["A"].max() else _SHARPEST
        ),
        choices=(_FLATTEST, _SHARPEST),
        because=(
            "The standard deviation of a score is then 1/√d_k, so all scores of a row are nearly "
            "the same, and softmax of equal scores is uniform."
        ),
    ),
)
