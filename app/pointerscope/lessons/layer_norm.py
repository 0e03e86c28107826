"""Layer norm by hand, and batch norm beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, layer_norm, softmax
from pointerscope.formulas.normalisation import batch_norm, moments
from pointerscope.lessons.framework import (
    LECTURE,
    Cells,
    ColumnSum,
    Exercise,
    Given,
    ImpossibleError,
    Lesson,
    Made,
    Matrix,
    Note,
    Number,
    Printed,
    Product,
    RowSoftmax,
    RowSum,
    Source,
    Words,
    gives,
    table,
)

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    Array = Float[NDArray[np.float64], "*s"]

WHY = Source(LECTURE, "Why Do We Need Normalization?")
DERIVATION = Source(LECTURE, "Layer Normalization: Full Derivation")
BESIDE = Source(LECTURE, "LayerNorm vs BatchNorm: Why LayerNorm for Transformers")

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
EPSILON = Number("epsilon", r"\epsilon", "Added to the variance", 0, least=0, most=1)
GROWTH = Number("growth", "c", "How much the tokens have grown", 10, least=1, most=1000)

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


def _refuse_flat(given: Given, deviation: Array, what: str, size: float) -> None:
    """Say so where something would be divided by a deviation of 0."""
    if deviation.min() <= _SMALL * size and given.number("epsilon") == 0:
        raise ImpossibleError(
            f"{what} are all the same, so their deviation is 0 and nothing can be divided by it. "
            "Give ε a little more than 0, as networks do, or change a number."
        )


def _mean(given: Given, values: Array, how: RowSum | None) -> Made:
    return gives(
        table(
            "mu",
            values,
            symbol=r"\mu",
            title="Mean",
            rows=given.words("tokens"),
            columns=("mean",),
            how=how,
        )
    )


@lesson.step(
    title="The mean of each token's features",
    formula=r"\mu = \frac{1}{d} \sum_{j=1}^{d} h_j",
    takes=("H",),
    why=(
        "A token is a row of features. Their mean says how far the whole row sits from zero; it "
        "is worked out for every token from its own features alone."
    ),
    breaks=(
        "Nothing is taken off then, and what stands in the middle of the row is not 0. Dividing "
        "still fixes the size: that is RMS norm, which many newer models use."
    ),
)
def mean(given: Given) -> Made:
    """The mean of every row."""
    return _mean(given, moments(given["H"]).mean, RowSum("H", over=given["H"].shape[-1]))


@mean.removed(formula=r"\mu = 0")
def _(given: Given) -> Made:
    return _mean(given, np.zeros((len(given["H"]), 1)), None)


@lesson.step(
    title="Deviations, and their squares",
    formula=r"(h_j - \mu)^2",
    takes=("H", "mu"),
    why="How far every feature lies from the mean. Squared, both directions count alike.",
    breaks=(
        "The deviations themselves sum to 0, so they say nothing about how widely a token is "
        "spread. Squares cannot cancel."
    ),
)
def deviations(given: Given) -> Made:
    """Distances from the mean."""
    centred = given["H"] - given["mu"]
    return gives(
        table(
            "centred",
            centred,
            symbol=r"h - \mu",
            title="Deviations",
            rows=given.words("tokens"),
            how=Cells("{H} - {mu}"),
            shade="differences",
        ),
        table(
            "squares",
            centred**2,
            symbol=r"(h - \mu)^2",
            title="Squares",
            rows=given.words("tokens"),
            how=Cells("{centred}^2"),
        ),
    )


def _spread(given: Given, sigma: Array, how: Cells | None) -> Made:
    width = given["squares"].shape[-1]
    variance = given["squares"].sum(-1, keepdims=True) / width
    rows = given.words("tokens")
    return gives(
        table(
            "variance",
            variance,
            symbol=r"\sigma^2",
            title="Variance",
            rows=rows,
            columns=("variance",),
            how=RowSum("squares", over=width),
        ),
        table(
            "sigma",
            sigma,
            symbol=r"\sigma",
            title="Standard deviation",
            rows=rows,
            columns=("deviation",),
            how=how,
        ),
    )


@lesson.step(
    title="Variance and standard deviation",
    formula=r"\sigma = \sqrt{\frac{1}{d} \sum_{j=1}^{d} (h_j - \mu)^2 + \epsilon}",
    takes=("squares", "epsilon"),
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
def deviation(given: Given) -> Made:
    """The size of a usual deviation."""
    variance = given["squares"].sum(-1, keepdims=True) / given["squares"].shape[-1]
    sigma = np.sqrt(variance + given.number("epsilon"))
    return _spread(given, sigma, Cells("sqrt({variance} + {epsilon})"))


@deviation.removed(formula=r"\sigma = 1")
def _(given: Given) -> Made:
    return _spread(given, np.ones((len(given["squares"]), 1)), None)


def _normal(given: Given, values: Array, how: Cells) -> Made:
    rows = given.words("tokens")
    found = moments(values)
    return gives(
        table(
            "N",
            values,
            symbol=r"\hat h",
            title="Normalised tokens",
            rows=rows,
            how=how,
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
    takes=("H", "centred", "sigma"),
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
def normalise(given: Given) -> Made:
    """Deviations over the standard deviation."""
    size = float(np.abs(given["H"]).max())
    _refuse_flat(given, given["sigma"], "The features of a token", size)
    return _normal(given, given["centred"] / given["sigma"], Cells("{centred} / {sigma}"))


@normalise.removed(formula=r"\hat h = h")
def _(given: Given) -> Made:
    return _normal(given, given["H"], Cells("{H}"))


def _scaled(given: Given, values: Array, how: Cells) -> Made:
    rows = given.words("tokens")
    epsilon = given.number("epsilon")
    spread = moments(given["H"], epsilon=epsilon).deviation
    _refuse_flat(given, spread, "The features of a token", float(np.abs(given["H"]).max()))
    at_once = layer_norm(given["H"], given["gamma"], given["beta"], epsilon=epsilon)
    apart = float(np.abs(at_once - values).max())
    same = apart <= 1e-9 * max(1.0, float(np.abs(at_once).max()))
    remark = (
        "The function that the network runs gives the same in one go."
        if same
        else f"The function that the network runs gives something else, by up to {apart:.4g}."
    )
    return gives(
        table("LN", values, symbol=r"\operatorname{LN}(h)", title="Output", rows=rows, how=how),
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
    takes=("H", "N", "gamma", "beta"),
    why=(
        "Not every feature ought to have the same size. Two learned numbers for each one give "
        "back what normalising took, but the same for all tokens."
    ),
    breaks="Every feature counts alike in the next layer, unless its weights undo that.",
)
def scale_and_shift(given: Given) -> Made:
    """Times gamma, plus beta."""
    values = given["gamma"] * given["N"] + given["beta"]
    return _scaled(given, values, Cells("{gamma} * {N} + {beta}"))


@scale_and_shift.removed(formula=r"\operatorname{LN}(h) = \hat h")
def _(given: Given) -> Made:
    return _scaled(given, given["N"], Cells("{N}"))


def _by_feature(given: Given, x: Array) -> Array:
    """Batch norm without learned numbers."""
    epsilon = given.number("epsilon")
    found = moments(x.T, epsilon=epsilon).deviation
    _refuse_flat(given, found, "The tokens' values of a feature", float(np.abs(x).max()))
    width = x.shape[-1]
    return batch_norm(x, np.ones(width), np.zeros(width), epsilon=epsilon)


@lesson.step(
    title="Batch norm: the same, down the columns",
    formula=r"\frac{h_{ij} - \mu_j}{\sigma_j}, \quad \mu_j = \frac{1}{T} \sum_{i=1}^{T} h_{ij}",
    takes=("H", "epsilon"),
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
def batch(given: Given) -> Made:
    """Every feature over the tokens."""
    x = given["H"]
    normal = _by_feature(given, x)
    found = moments(x.T)
    tokens = given.words("tokens")
    return gives(
        table(
            "mu_B",
            found.mean.T,
            symbol=r"\mu_j",
            title="Mean of every feature",
            how=ColumnSum("H", over=len(x)),
        ),
        table(
            "off_B",
            found.squares.T,
            symbol=r"(h_{ij} - \mu_j)^2",
            title="Squared distances from it",
            rows=tokens,
            how=Cells("({H} - {mu_B})^2"),
        ),
        table(
            "variance_B",
            found.variance.T,
            symbol=r"\sigma_j^2",
            title="Variance of every feature",
            how=ColumnSum("off_B", over=len(x)),
        ),
        table(
            "BN",
            normal,
            symbol=r"\operatorname{BN}(H)",
            title="Batch-normalised tokens",
            rows=tokens,
            how=Cells("({H} - {mu_B}) / sqrt({variance_B} + {epsilon})"),
            shade="differences",
        ),
    )


@lesson.step(
    title="Take the last token away",
    formula=r"\operatorname{BN}(H_{1 \ldots T-1}) - \operatorname{BN}(H)_{1 \ldots T-1}",
    takes=("H", "BN"),
    why=(
        "A sentence may be long or short. What layer norm makes of a token does not ask who else "
        "is there; batch norm gives all the others other numbers when one of them leaves."
    ),
    breaks=(
        "If a token's numbers depended on the rest of the batch, the same sentence would be read "
        "differently depending on what it happens to be computed with."
    ),
)
def one_less(given: Given) -> Made:
    """What changes for the tokens that stay."""
    if len(given["H"]) < 2:
        raise ImpossibleError("There is only one token, and no other to take away. Add a token.")
    fewer = given["H"][:-1]
    if len(fewer) == 1 and given.number("epsilon") == 0:
        raise ImpossibleError(
            "One token would be left, and a batch of one has deviation 0 in every feature: batch "
            "norm would divide by 0. Add a token, or give ε a little more than 0."
        )
    epsilon = given.number("epsilon")
    width = fewer.shape[-1]
    rows = given.words("tokens")[:-1]
    by_feature = _by_feature(given, fewer) - given["BN"][:-1]
    _refuse_flat(
        given,
        moments(fewer, epsilon=epsilon).deviation,
        "The features of a token",
        float(np.abs(fewer).max()),
    )
    one, none = np.ones(width), np.zeros(width)
    by_token = (
        layer_norm(fewer, one, none, epsilon=epsilon)
        - layer_norm(given["H"], one, none, epsilon=epsilon)[:-1]
    )
    remark = (
        f"Batch norm changes numbers of the tokens that stay by up to "
        f"{np.abs(by_feature).max():.3g}, layer norm by {np.abs(by_token).max():.3g}."
    )
    return gives(
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
    takes=("H", "growth"),
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
def growing(given: Given) -> Made:
    """Larger tokens, sharper attention."""
    return _grown(given, given.number("growth"), Cells("{growth} * {H}"))


@growing.removed(formula=r"c = 1")
def _(given: Given) -> Made:
    return _grown(given, 1.0, Cells("{H}"))


def _grown(given: Given, growth: float, how: Cells) -> Made:
    tokens = given.words("tokens")
    grown = growth * given["H"]
    scores = attention_scores(grown, grown)
    weights = softmax(scores)
    remark = f"The largest share is {weights.max():.4g}, the smallest {weights.min():.4g}."
    return gives(
        table("G", grown, symbol="G", title="The tokens, grown", rows=tokens, how=how),
        table(
            "S_G",
            scores,
            symbol="S",
            title="Scores",
            rows=tokens,
            columns=tokens,
            how=Product("G", "G", transposed=True, over=grown.shape[-1] ** 0.5),
        ),
        table(
            "A_G",
            weights,
            symbol="A",
            title="Weights",
            rows=tokens,
            columns=tokens,
            how=RowSoftmax("S_G"),
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
    takes=("G", "epsilon"),
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
def normalise_first(given: Given) -> Made:
    """Attention on normalised tokens."""
    grown = given["G"]
    epsilon = given.number("epsilon")
    found = moments(grown, epsilon=epsilon)
    _refuse_flat(given, found.deviation, "The features of a token", float(np.abs(grown).max()))
    width = grown.shape[-1]
    normal = layer_norm(grown, np.ones(width), np.zeros(width), epsilon=epsilon)
    return _attending(given, normal, None)


@normalise_first.removed(formula=r"\hat G = c H")
def _(given: Given) -> Made:
    return _attending(given, given["G"], Cells("{G}"))


def _attending(given: Given, x: Array, how: Cells | None) -> Made:
    tokens = given.words("tokens")
    scores = attention_scores(x, x)
    weights = softmax(scores)
    remark = f"The largest share is {weights.max():.4g}, the smallest {weights.min():.4g}."
    return gives(
        table("N_G", x, symbol=r"\hat G", title="What attention reads", rows=tokens, how=how),
        table(
            "S_N",
            scores,
            symbol="S",
            title="Scores",
            rows=tokens,
            columns=tokens,
            how=Product("N_G", "N_G", transposed=True, over=x.shape[-1] ** 0.5),
        ),
        table(
            "A_N",
            weights,
            symbol="A",
            title="Weights",
            rows=tokens,
            columns=tokens,
            how=RowSoftmax("S_N"),
            shade="weights",
        ),
        remark=remark,
    )


lesson.printed = (
    Printed(DERIVATION, "4", of=lambda solve: solve()["H"].shape[-1], what="Features d"),
    Printed(DERIVATION, "2.0 -1.0 0.5 1.5", of="H", at=0, what="The token h"),
    Printed(DERIVATION, "3.0", of=lambda solve: solve()["H"][0].sum(), what="Sum of the features"),
    Printed(DERIVATION, "0.75", of="mu", at=(0, 0)),
    Printed(DERIVATION, "1.5625 3.0625 0.0625 0.5625", of="squares", at=0),
    Printed(DERIVATION, "1.3125", of="variance", at=(0, 0)),
    Printed(DERIVATION, "1.15", of="sigma", at=(0, 0)),
    Printed(DERIVATION, "0.75", of="mu", at=(0, 0), what="Mean, where it is taken off"),
    Printed(DERIVATION, "1.15", of="sigma", at=(0, 0), what="Deviation, where it divides"),
    Printed(DERIVATION, "1.09 -1.53 -0.22 0.65", of="N", at=0),
    Printed(DERIVATION, "0 1", of="checked", at=0, what="After normalising"),
    Printed(WHY, "0 1", of="checked", at=0, what="After the fix: mean and variance"),
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
