"""Layer norm by hand, and batch norm beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, layer_norm, softmax
from pointerscope.formulas.normalisation import batch_norm, row_moments
from pointerscope.lessons.framework import (
    LECTURE,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    NotComputableError,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    result,
    table,
)

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    Array = Float[NDArray[np.float64], "*s"]

WHY = TextSection(LECTURE, "Why Do We Need Normalization?")
DERIVATION = TextSection(LECTURE, "Layer Normalization: Full Derivation")
BESIDE = TextSection(LECTURE, "LayerNorm vs BatchNorm: Why LayerNorm for Transformers")

TOKENS = Words("tokens", "Tokens", ("margin", "pressure", "rising"))
H = Matrix(
    "H",
    "H",
    "Tokens as they come out of a layer; the first is the text's",
    ((2, -1, 0.5, 1.5), (0, 3, -2, 1), (1, 0, 4, -1)),
    rows="tokens",
)
GAMMA = Matrix("gamma", r"\gamma", "Learned scale", (2, 1, 1, 0.5))
BETA = Matrix("beta", r"\beta", "Learned shift", (0, 0, 1, 0))
EPSILON = Number("epsilon", r"\epsilon", "Added to the variance", 0, minimum=0, maximum=1)
GROWTH = Number("growth", "c", "How much the tokens have grown", 10, minimum=1, maximum=1000)

_SMALL = 1e-12  # of the largest feature: a deviation below it is rounding alone
_DIGITS = 12  # of a mean that is 0 but for rounding
_DEPENDS = (
    "Batch norm alone",
    "Layer norm alone",
    "Both",
    "Neither",
)

lesson = Lesson(
    title="Layer norm by hand, and batch norm beside it",
    summary=(
        "One token of four features is brought to mean 0 and standard deviation 1, number by "
        "number. Beside it stands batch norm, which divides the same table the other way."
    ),
    section="depth",
    order=2,
    sources=(DERIVATION, BESIDE, WHY),
    inputs=(TOKENS, H, GAMMA, BETA, EPSILON, GROWTH),
)


def _refuse_flat(inputs: Inputs, deviation: Array, what: str, values: Array) -> None:
    """Say so where something would be divided by a deviation of 0."""
    if deviation.min() <= _SMALL * np.abs(values).max() and inputs.number("epsilon") == 0:
        raise NotComputableError(
            f"{what} are all the same, so their deviation is 0 and nothing can be divided by it. "
            "Give ε a little more than 0, as networks do, or change a number."
        )


def _mean(inputs: Inputs, values: Array) -> StepResult:
    return result(
        table(
            "mu",
            values,
            symbol=r"\mu",
            title="Mean",
            rows=inputs.words("tokens"),
            columns=("mean",),
        )
    )


@lesson.step(
    title="The mean of each token's features",
    formula=r"\mu = \frac{1}{d} \sum_{j=1}^{d} h_j",
    inputs=("H",),
    why=(
        "A token is a row of features. Their mean says how far the whole row sits from zero; it "
        "is worked out for every token from its own features alone."
    ),
    breaks=(
        "Nothing is taken off then, and what stands in the middle of the row is not 0. Dividing "
        "still fixes the size: that is RMS norm, which many newer models use."
    ),
)
def mean(inputs: Inputs) -> StepResult:
    """The mean of every row."""
    return _mean(inputs, row_moments(inputs["H"]).mean)


@mean.when_removed(formula=r"\mu = 0")
def _(inputs: Inputs) -> StepResult:
    return _mean(inputs, np.zeros((len(inputs["H"]), 1)))


@lesson.step(
    title="Deviations, and their squares",
    formula=r"(h_j - \mu)^2",
    inputs=("H", "mu"),
    why="How far every feature lies from the mean. Squared, both directions count alike.",
    breaks=(
        "The deviations themselves sum to 0, so they say nothing about how widely a token is "
        "spread. Squares cannot cancel."
    ),
)
def deviations(inputs: Inputs) -> StepResult:
    """Distances from the mean."""
    centred = inputs["H"] - inputs["mu"]
    return result(
        table(
            "centred",
            centred,
            symbol=r"h - \mu",
            title="Deviations",
            rows=inputs.words("tokens"),
            shade="differences",
        ),
        table(
            "squares",
            centred**2,
            symbol=r"(h - \mu)^2",
            title="Squares",
            rows=inputs.words("tokens"),
        ),
    )


def _spread(inputs: Inputs, sigma: Array) -> StepResult:
    width = inputs["squares"].shape[-1]
    variance = inputs["squares"].sum(-1, keepdims=True) / width
    rows = inputs.words("tokens")
    return result(
        table(
            "variance",
            variance,
            symbol=r"\sigma^2",
            title="Variance",
            rows=rows,
            columns=("variance",),
        ),
        table(
            "sigma",
            sigma,
            symbol=r"\sigma",
            title="Standard deviation",
            rows=rows,
            columns=("deviation",),
        ),
    )


@lesson.step(
    title="Variance and standard deviation",
    formula=r"\sigma = \sqrt{\frac{1}{d} \sum_{j=1}^{d} (h_j - \mu)^2 + \epsilon}",
    inputs=("squares", "epsilon"),
    why=(
        "The mean of the squares is the variance, and its root is the size of a usual deviation. "
        "The small $\\epsilon$ of real networks keeps it from being 0."
    ),
    breaks="With $\\sigma = 1$ the row is only moved to mean 0 and stays as wide as it was.",
    notes=(
        Note(
            DERIVATION,
            "a token is divided by its standard deviation",
            "A token whose features are all the same has deviation 0, and the formula as it "
            "stands there divides by 0. Networks add a small ε to the variance, 0.00001 for most.",
        ),
    ),
)
def deviation(inputs: Inputs) -> StepResult:
    """The size of a usual deviation."""
    variance = inputs["squares"].sum(-1, keepdims=True) / inputs["squares"].shape[-1]
    sigma = np.sqrt(variance + inputs.number("epsilon"))
    return _spread(inputs, sigma)


@deviation.when_removed(formula=r"\sigma = 1")
def _(inputs: Inputs) -> StepResult:
    return _spread(inputs, np.ones((len(inputs["squares"]), 1)))


def _normal(inputs: Inputs, values: Array) -> StepResult:
    rows = inputs.words("tokens")
    found = row_moments(values)
    return result(
        table(
            "N",
            values,
            symbol=r"\hat h",
            title="Normalised tokens",
            rows=rows,
            shade="differences",
        ),
        table(
            "checked",
            np.hstack([found.mean, found.deviation]).round(_DIGITS),
            symbol=r"\mu(\hat h), \sigma(\hat h)",
            title="Their mean and standard deviation",
            rows=rows,
            columns=("mean", "deviation"),
        ),
    )


@lesson.step(
    title="Normalise",
    formula=r"\hat h_j = \frac{h_j - \mu}{\sigma}",
    inputs=("H", "centred", "sigma"),
    why=(
        "Every token now has mean 0 and, but for $\\epsilon$, standard deviation 1. The next "
        "layer meets numbers of one size, whatever the layers before have done."
    ),
    breaks=(
        "The next layer gets the token as large and as far off as it happens to be. Weights that "
        "suit one depth do not suit another."
    ),
    notes=(
        Note(
            WHY,
            "normalising tokens is like turning the returns of every asset class into z-scores",
            "A z-score of an asset uses that asset's own history: one column over many rows. That "
            "is batch norm. Layer norm uses one row over its features, and the text says so "
            "itself two slides on, where it calls layer norm the cross-sectional one.",
        ),
        Note(
            DERIVATION,
            "afterwards the mean is 0 and the standard deviation is 1",
            "True before the learned scale and shift, and for ε = 0. With γ and β the output has "
            "any mean and size that training likes.",
        ),
    ),
)
def normalise(inputs: Inputs) -> StepResult:
    """Deviations over the standard deviation."""
    _refuse_flat(inputs, inputs["sigma"], "The features of a token", inputs["H"])
    return _normal(inputs, inputs["centred"] / inputs["sigma"])


@normalise.when_removed(formula=r"\hat h = h")
def _(inputs: Inputs) -> StepResult:
    return _normal(inputs, inputs["H"])


def _scaled(inputs: Inputs, values: Array) -> StepResult:
    rows = inputs.words("tokens")
    epsilon = inputs.number("epsilon")
    spread = row_moments(inputs["H"], epsilon=epsilon).deviation
    _refuse_flat(inputs, spread, "The features of a token", inputs["H"])
    at_once = layer_norm(inputs["H"], inputs["gamma"], inputs["beta"], epsilon=epsilon)
    apart = float(np.abs(at_once - values).max())
    same = apart <= 1e-9 * max(1.0, float(np.abs(at_once).max()))
    remark = (
        "The function that the network runs gives the same in one go."
        if same
        else f"The function that the network runs gives something else, by up to {apart:.4g}."
    )
    return result(
        table(
            "LN",
            values,
            symbol=r"\operatorname{LN}(h)",
            title="Output",
            rows=rows,
        ),
        table(
            "at_once",
            at_once,
            symbol=r"\operatorname{LN}(h)",
            title="As the network does it, in one go",
            rows=rows,
        ),
        remark=remark,
    )


@lesson.step(
    title="Scale and shift, as learned",
    formula=r"\operatorname{LN}(h) = \gamma \odot \hat h + \beta",
    inputs=("H", "N", "gamma", "beta"),
    why=(
        "Not every feature ought to have the same size. Two learned numbers for each one give "
        "back what normalising took, but the same for all tokens."
    ),
    breaks="Every feature counts alike in the next layer, unless its weights undo that.",
)
def scale_and_shift(inputs: Inputs) -> StepResult:
    """Times gamma, plus beta."""
    values = inputs["gamma"] * inputs["N"] + inputs["beta"]
    return _scaled(inputs, values)


@scale_and_shift.when_removed(formula=r"\operatorname{LN}(h) = \hat h")
def _(inputs: Inputs) -> StepResult:
    return _scaled(inputs, inputs["N"])


def _by_feature(inputs: Inputs, x: Array) -> Array:
    """Batch norm without learned numbers."""
    epsilon = inputs.number("epsilon")
    found = row_moments(x.T, epsilon=epsilon).deviation
    _refuse_flat(inputs, found, "The tokens' values of a feature", x)
    width = x.shape[-1]
    return batch_norm(x, np.ones(width), np.zeros(width), epsilon=epsilon)


@lesson.step(
    title="Batch norm: the same, down the columns",
    formula=r"\frac{h_{ij} - \mu_j}{\sigma_j}, \quad \mu_j = \frac{1}{T} \sum_{i=1}^{T} h_{ij}",
    inputs=("H", "epsilon"),
    why=(
        "The same sums, but over the tokens for every feature. Now a column has mean 0, and a "
        "row may have any."
    ),
    breaks=(
        "What stands here guards against mixing up the two: layer norm compares the features of "
        "one token, batch norm compares the tokens in one feature."
    ),
    notes=(
        Note(
            BESIDE,
            "batch norm is like standardising over time, layer norm like over the cross-section",
            "This holds if rows are dates and columns are what is observed then. If the rows are "
            "assets on one day, batch norm is the cross-sectional one.",
        ),
        Note(
            BESIDE,
            "batch norm depends on the batch",
            "In training. A trained batch norm uses averages that it kept from training, and then "
            "a token's result no longer depends on its neighbours.",
        ),
    ),
)
def batch(inputs: Inputs) -> StepResult:
    """Every feature over the tokens."""
    x = inputs["H"]
    normal = _by_feature(inputs, x)
    found = row_moments(x.T)
    tokens = inputs.words("tokens")
    return result(
        table(
            "mu_B",
            found.mean.T,
            symbol=r"\mu_j",
            title="Mean of every feature",
        ),
        table(
            "off_B",
            found.squares.T,
            symbol=r"(h_{ij} - \mu_j)^2",
            title="Squared distances from it",
            rows=tokens,
        ),
        table(
            "variance_B",
            found.variance.T,
            symbol=r"\sigma_j^2",
            title="Variance of every feature",
        ),
        table(
            "BN",
            normal,
            symbol=r"\operatorname{BN}(H)",
            title="Batch-normalised tokens",
            rows=tokens,
            shade="differences",
        ),
    )


@lesson.step(
    title="Take the last token away",
    formula=r"\operatorname{BN}(H_{1 \ldots T-1}) - \operatorname{BN}(H)_{1 \ldots T-1}",
    inputs=("H", "BN"),
    why=(
        "A sentence may be long or short. What layer norm makes of a token does not ask who else "
        "is there; batch norm gives all the others other numbers when one of them leaves."
    ),
    breaks=(
        "If a token's numbers depended on the rest of the batch, the same sentence would be read "
        "differently depending on what it happens to be computed with."
    ),
)
def one_less(inputs: Inputs) -> StepResult:
    """What changes for the tokens that stay."""
    if len(inputs["H"]) < 2:
        raise NotComputableError("There is only one token, and no other to take away. Add a token.")
    fewer = inputs["H"][:-1]
    if len(fewer) == 1 and inputs.number("epsilon") == 0:
        raise NotComputableError(
            "One token would be left, and a batch of one has deviation 0 in every feature: batch "
            "norm would divide by 0. Add a token, or give ε a little more than 0."
        )
    epsilon = inputs.number("epsilon")
    width = fewer.shape[-1]
    rows = inputs.words("tokens")[:-1]
    by_feature = _by_feature(inputs, fewer) - inputs["BN"][:-1]
    _refuse_flat(
        inputs,
        row_moments(fewer, epsilon=epsilon).deviation,
        "The features of a token",
        fewer,
    )
    one, none = np.ones(width), np.zeros(width)
    by_token = (
        layer_norm(fewer, one, none, epsilon=epsilon)
        - layer_norm(inputs["H"], one, none, epsilon=epsilon)[:-1]
    )
    remark = (
        f"Batch norm changes numbers of the tokens that stay by up to "
        f"{np.abs(by_feature).max():.3g}, layer norm by {np.abs(by_token).max():.3g}."
    )
    return result(
        table(
            "BN_changes",
            by_feature,
            symbol=r"\Delta \operatorname{BN}",
            title="What batch norm changes",
            rows=rows,
            shade="differences",
        ),
        table(
            "LN_changes",
            by_token,
            symbol=r"\Delta \operatorname{LN}",
            title="What layer norm changes",
            rows=rows,
            shade="differences",
        ),
        remark=remark,
    )


@lesson.step(
    title="Tokens grow on their way up",
    formula=r"G = c H, \quad A = \operatorname{softmax}\left(\frac{G G^\top}{\sqrt{d}}\right)",
    inputs=("H", "growth"),
    why=(
        "Sums of residuals and large weights let tokens grow with depth. Here all are $c$ times "
        "as large: their scores are $c^2$ times as large, and softmax has nothing left to weigh."
    ),
    breaks=(
        "Without growth ($c = 1$) the shares are those of the scores as they stand. Growth adds "
        "no information: all rows point where they pointed before."
    ),
    notes=(
        Note(
            WHY,
            "averaging values and passing them through the feed-forward network adds up scale",
            "The averaging itself cannot: a weighted average is never larger than the largest "
            "value that goes in. What grows are sums of residuals and what the weight matrices "
            "do to a token.",
        ),
    ),
)
def growing(inputs: Inputs) -> StepResult:
    """Larger tokens, sharper attention."""
    return _grown(inputs, inputs.number("growth"))


@growing.when_removed(formula=r"c = 1")
def _(inputs: Inputs) -> StepResult:
    return _grown(inputs, 1.0)


def _grown(inputs: Inputs, growth: float) -> StepResult:
    tokens = inputs.words("tokens")
    grown = growth * inputs["H"]
    scores = attention_scores(grown, grown)
    weights = softmax(scores)
    remark = f"The largest share is {weights.max():.4g}, the smallest {weights.min():.4g}."
    return result(
        table("G", grown, symbol="G", title="The tokens, grown", rows=tokens),
        table(
            "S_G",
            scores,
            symbol="S",
            title="Scores",
            rows=tokens,
            columns=tokens,
        ),
        table(
            "A_G",
            weights,
            symbol="A",
            title="Weights",
            rows=tokens,
            columns=tokens,
            shade="weights",
        ),
        remark=remark,
    )


@lesson.step(
    title="Normalise first, then attend",
    formula=(
        r"A = \operatorname{softmax}\left(\frac{\hat G \hat G^\top}{\sqrt{d}}\right), \quad "
        r"\hat G = \operatorname{LN}(c H) = \operatorname{LN}(H)"
    ),
    inputs=("G", "epsilon"),
    why=(
        "A factor on the whole row is in the deviations and in $\\sigma$ alike and cancels. So "
        "attention sees the same tokens however large they have grown, if $\\epsilon$ is small."
    ),
    breaks="Attention works on the grown tokens, and is as one-sided as the step before.",
    notes=(
        Note(
            WHY,
            "tokens are normalised before they go into the next sublayer",
            "With pre-norm they are. With post-norm, as the first Transformer had it, the sum of "
            "input and sublayer is normalised after it.",
        ),
    ),
)
def normalise_first(inputs: Inputs) -> StepResult:
    """Attention on normalised tokens."""
    grown = inputs["G"]
    epsilon = inputs.number("epsilon")
    found = row_moments(grown, epsilon=epsilon)
    _refuse_flat(inputs, found.deviation, "The features of a token", grown)
    width = grown.shape[-1]
    normal = layer_norm(grown, np.ones(width), np.zeros(width), epsilon=epsilon)
    return _attending(inputs, normal)


@normalise_first.when_removed(formula=r"\hat G = c H")
def _(inputs: Inputs) -> StepResult:
    return _attending(inputs, inputs["G"])


def _attending(inputs: Inputs, x: Array) -> StepResult:
    tokens = inputs.words("tokens")
    scores = attention_scores(x, x)
    weights = softmax(scores)
    remark = f"The largest share is {weights.max():.4g}, the smallest {weights.min():.4g}."
    return result(
        table(
            "N_G",
            x,
            symbol=r"\hat G",
            title="What attention reads",
            rows=tokens,
        ),
        table(
            "S_N",
            scores,
            symbol="S",
            title="Scores",
            rows=tokens,
            columns=tokens,
        ),
        table(
            "A_N",
            weights,
            symbol="A",
            title="Weights",
            rows=tokens,
            columns=tokens,
            shade="weights",
        ),
        remark=remark,
    )


lesson.printed = (
    PrintedNumbers(
        DERIVATION, "4", computed=lambda solve: solve()["H"].shape[-1], label="Features d"
    ),
    PrintedNumbers(DERIVATION, "2.0 -1.0 0.5 1.5", computed="H", index=0, label="The token h"),
    PrintedNumbers(
        DERIVATION, "3.0", computed=lambda solve: solve()["H"][0].sum(), label="Sum of the features"
    ),
    PrintedNumbers(DERIVATION, "0.75", computed="mu", index=(0, 0)),
    PrintedNumbers(DERIVATION, "1.5625 3.0625 0.0625 0.5625", computed="squares", index=0),
    PrintedNumbers(DERIVATION, "1.3125", computed="variance", index=(0, 0)),
    PrintedNumbers(DERIVATION, "1.15", computed="sigma", index=(0, 0)),
    PrintedNumbers(
        DERIVATION, "0.75", computed="mu", index=(0, 0), label="Mean, where it is taken off"
    ),
    PrintedNumbers(
        DERIVATION, "1.15", computed="sigma", index=(0, 0), label="Deviation, where it divides"
    ),
    PrintedNumbers(DERIVATION, "1.09 -1.53 -0.22 0.65", computed="N", index=0),
    PrintedNumbers(DERIVATION, "0 1", computed="checked", index=0, label="After normalising"),
    PrintedNumbers(
        WHY, "0 1", computed="checked", index=0, label="After the fix: mean and variance"
    ),
)

lesson.exercises = (
    Exercise(
        id="twice",
        question=(
            "Every feature of “margin” is multiplied by 3, and then 7 is added to each. What does "
            "normalising make of them?"
        ),
        answer=lambda solve: solve({"H": [(3 * solve()["H"][0] + 7).tolist()] * 3})["N"][0],
        because="A common shift goes into the mean and a common factor into σ: both cancel.",
        columns=("1", "2", "3", "4"),
    ),
    Exercise(
        id="no-centring",
        question="The mean is not taken off. What does the deviation of “margin” then become?",
        answer=lambda solve: solve(removed=["mean"])["sigma"][0, 0],
        because="It is the root of (4 + 1 + 0.25 + 2.25) / 4: the root mean square.",
    ),
    Exercise(
        id="neighbour",
        question=(
            "Another token joins the batch. For which norm do the numbers of “margin” change?"
        ),
        answer=lambda solve: _DEPENDS[
            {(True, False): 0, (False, True): 1, (True, True): 2, (False, False): 3}[
                bool(np.abs(solve()["BN_changes"][0]).max() > 1e-9),
                bool(np.abs(solve()["LN_changes"][0]).max() > 1e-9),
            ]
        ],
        because="Layer norm reads one row; batch norm reads whole columns, and they get longer.",
        choices=_DEPENDS,
    ),
)
