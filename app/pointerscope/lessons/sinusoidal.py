"""Positions as sines and cosines: the tables, and what can be read off them."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear
from pointerscope.formulas.positions import (
    angles,
    distances,
    frequencies,
    offset_rotation,
    product_at_offset,
    squared_differences,
    wavelengths,
)
from pointerscope.formulas.primitives import sines_and_cosines
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    THEORY,
    Choice,
    Exercise,
    Inputs,
    Lesson,
    Lines,
    Matrix,
    NotComputableError,
    Note,
    Number,
    Points,
    PrintedNumbers,
    StepResult,
    TextSection,
    agreeing,
    plain,
    recorded,
    result,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver

    Numbers = NDArray[np.float64]

DEFINED = TextSection(FOUNDATIONS, "8.1 Sinusoidal Positional Encoding")
PROPERTIES = TextSection(FOUNDATIONS, "8.2 Properties of Sinusoidal Encoding")
ENCODINGS = TextSection(LECTURE, "Sinusoidal Positional Encodings: Mathematics")
ROTATION = TextSection(LECTURE, "Sinusoidal PE: The Rotation Property")
THEORY_5_1 = TextSection(THEORY, "5.1 Sinusoidal Positional Encoding")
FREQUENCY = TextSection(DEEP_DIVE, "What is the Frequency?")
DIMENSIONS = TextSection(DEEP_DIVE, "What is 2i and 2i+1?")
CONCRETE = TextSection(DEEP_DIVE, "Concrete Example: d_model = 4")
TORUS = TextSection(DEEP_DIVE, "Geometric View: The Torus Explained")
MANY = TextSection(DEEP_DIVE, "Why Multiple Frequencies Matter")
LENGTHS = TextSection(DEEP_DIVE, "Computing the Wavelengths")
WORKED = TextSection(DEEP_DIVE, "Computing Each Position's Encoding")
PATTERN = TextSection(DEEP_DIVE, "Visualizing the Pattern")
BOUNDED = TextSection(DEEP_DIVE, "Property 1: All Values Bounded")
NEARBY = TextSection(DEEP_DIVE, "Property 2: Nearby Positions Are Similar")
LINEAR = TextSection(DEEP_DIVE, "Property 3: Relative Positions via Linear Transform")
IMPLICATIONS = TextSection(DEEP_DIVE, "Implications for Learning")
LEARN = TextSection(DEEP_DIVE, "Why Not Just Learn Positional Embeddings?")

_FARTHEST = 1e6
_CURVES = 4  # at most in a picture
_OFFSETS = np.arange(0.0, 101.0)
_SPANS = (10, 100, 1_000, 10_000)
_RING = 72  # points of a circle
_WINDING = 126  # positions on the torus: twenty turns of the fastest pair

lesson = Lesson(
    title="Positions as waves: the sinusoidal encoding",
    summary=(
        "Every position becomes a row of sines and cosines, fast ones first. The table is worked "
        "out, its wavelengths and distances are measured, and one matrix is found that moves all "
        "positions on at once."
    ),
    section="positions",
    order=2,
    sources=(
        DEFINED,
        PROPERTIES,
        ENCODINGS,
        ROTATION,
        THEORY_5_1,
        TextSection(DEEP_DIVE, "Approach 3: Sinusoidal Encodings"),
        TORUS,
        TextSection(DEEP_DIVE, "Sinusoidal Embeddings: A Complete Worked Example"),
    ),
    inputs=(
        Choice(
            "d",
            "Width d of an encoding",
            "4",
            {"4": "4 numbers", "6": "6 numbers", "8": "8 numbers", "16": "16 numbers"},
        ),
        Number(
            "last", "p_{max}", "Last position of the table", 6, minimum=1, maximum=11, whole=True
        ),
        Number("base", "b", "Base of the frequencies", 10_000, minimum=1, maximum=1e6),
        Number(
            "wide",
            r"d_{\text{model}}",
            "Width of a real model",
            512,
            minimum=2,
            maximum=4_096,
            whole=True,
        ),
        Matrix(
            "wide_pairs",
            "i",
            "Pairs of columns that are looked at there",
            (0, 1, 127, 255),
            minimum=0,
            maximum=2_047,
        ),
        Matrix(
            "embedding", "x", "First numbers of an embedding", (0.5, -0.3, 0.8, 0.1), maximum=1e6
        ),
        Matrix(
            "compared",
            "p",
            "Positions that are compared with position 0",
            (1, 2, 3, 6, 100),
            minimum=1,
            maximum=_FARTHEST,
            whole=True,
        ),
        Number("k", "k", "Offset", 1, minimum=-10_000, maximum=10_000, whole=True),
        Matrix(
            "places",
            "p",
            "Points on the circle",
            (0, 1, 2, 6, 6.28),
            minimum=0,
            maximum=_FARTHEST,
        ),
    ),
)


@lesson.step(
    title="A frequency for every pair of columns",
    formula=r"\omega_i = \frac{1}{b^{2i/d}}, \quad \lambda_i = \frac{2\pi}{\omega_i}",
    inputs=("base",),
    why=(
        "A clock has a fast hand and slow ones. Each pair of columns is such a hand: with every "
        "position it turns by $\\omega_i$ radians, and after the wavelength $\\lambda_i$ it is "
        "back. The first pair turns by one radian, and the larger the base, the slower the later "
        "ones."
    ),
    breaks=(
        "With one frequency for all pairs there is one hand only: after about $2\\pi$ positions "
        "the rows come round again, and far positions look like near ones."
    ),
    notes=(
        Note(
            TextSection(DEEP_DIVE, "Approach 3: Sinusoidal Encodings"),
            "the hands of a clock together tell any time from any other",
            "They tell the times of half a day: twelve hours later all hands stand where they "
            "stood. They do so because each hand makes a whole number of turns for one turn of "
            "the next, which the frequencies here do not.",
        ),
    ),
)
def frequency(inputs: Inputs) -> StepResult:
    """Frequencies, what positions are divided by, and wavelengths."""
    width = int(inputs.choice("d"))
    found = frequencies(width, inputs["base"], base=inputs.number("base"))
    exponents = -2 * np.arange(len(found)) / width
    return _waves_of(agreeing(found, inputs["base"] ** exponents, tolerance=1e-12))


@frequency.when_removed(formula=r"\omega_i = 1")
def _(inputs: Inputs) -> StepResult:
    width = int(inputs.choice("d"))
    return _waves_of(recorded(np.ones(width // 2)))


@lesson.step(
    title="The same in a wide model",
    formula=r"b^{2i/d_{\text{model}}} = \frac{1}{\omega_i}, \quad "
    r"\lambda_i = 2\pi\, b^{2i/d_{\text{model}}}",
    inputs=("base", "wide", "wide_pairs"),
    why=(
        "What a position is divided by, $b^{2i/d}$, grows from 1 towards the base along the "
        "columns. The number of positions in one turn is $2\\pi$ times that."
    ),
    breaks=(
        "Taken for the wavelength itself, the divisor is too small by a factor of 6.28: the first "
        "pair would be back at every position."
    ),
    notes=(
        Note(
            FREQUENCY,
            "the wavelengths are 1, 1.036, 316 and 9950, and the cycles 6.28, 6.5, 2000 and 62,500 "
            "positions long",
            "A wavelength is the length of a cycle. The first row of numbers holds what a position "
            "is divided by. And 10000 to the power of 254/512 is 96.5, not 316; to the power of "
            "510/512 it is 9647, not 9950. So the last two cycles are 606 and 60,611 long. The "
            "same text has it right where it works with four columns.",
        ),
    ),
)
def wide_model(inputs: Inputs) -> StepResult:
    """Divisors and wavelengths of some pairs of a wide table."""
    width, pairs = inputs.integer("wide"), inputs["wide_pairs"].astype(int)
    if (pairs != inputs["wide_pairs"]).any():
        raise NotComputableError("Pairs are counted in whole numbers, from 0.")
    found = frequencies(width, inputs["base"], base=inputs.number("base"))
    if pairs.max() >= len(found):
        raise NotComputableError(
            f"With a width of {width} the last pair is {len(found) - 1}. Choose smaller pairs or "
            "a wider model."
        )
    labels = tuple(f"dims {2 * pair}–{2 * pair + 1}" for pair in pairs)
    exponents = 2 * inputs["wide_pairs"] / inputs["wide"]
    divisors = agreeing(1 / found[pairs], inputs["base"] ** exponents, tolerance=1e-12)
    return result(
        table(
            "exponents",
            exponents,
            symbol=r"2i/d_{\text{model}}",
            title="Exponents",
            columns=labels,
        ),
        table(
            "wide_divisors",
            divisors,
            symbol=r"b^{2i/d_{\text{model}}}",
            title="What a position is divided by",
            columns=labels,
        ),
        table(
            "wide_wavelengths",
            agreeing(wavelengths(found[pairs]), wavelengths(1 / divisors), tolerance=1e-12),
            symbol=r"\lambda",
            title="Wavelengths",
            columns=labels,
        ),
    )


@lesson.step(
    title="Sine and cosine",
    formula=r"PE(p, 2i) = \sin(p\,\omega_i), \quad PE(p, 2i+1) = \cos(p\,\omega_i)",
    inputs=("omega",),
    why=(
        "Every pair turns through its angle $p\\,\\omega_i$; sine and cosine say where it then "
        "points. All numbers lie between -1 and 1, however long the sequence is, and nothing has "
        "to be learned."
    ),
    breaks=(
        "A sine alone does not say whether it is rising or falling: $p$ and $\\pi - p$ have the "
        "same. Without cosines no matrix moves the positions on, and dot products depend on where "
        "two positions are."
    ),
    notes=(
        Note(
            THEORY_5_1,
            "transformers have no notion of position of their own",
            "As long as every token sees all the others. Under a causal mask the first token sees "
            "one and the last sees all, and from this positions can be learned.",
        ),
        Note(
            THEORY_5_1,
            "every position has an encoding of its own, which goes on to longer sequences",
            "The formula goes on; whether a model that has been trained on short sequences can "
            "use what comes out is another matter. The lecture’s table calls it limited.",
        ),
    ),
)
def waves(inputs: Inputs) -> StepResult:
    """The table, sine and cosine of every angle."""
    return _table_of_waves(inputs, math.pi / 2)


@waves.when_removed(formula=r"PE(p, 2i) = PE(p, 2i+1) = \sin(p\,\omega_i)")
def _(inputs: Inputs) -> StepResult:
    return _table_of_waves(inputs, 0.0)


@lesson.step(
    title="Added to an embedding",
    formula=r"\tilde x = x + PE(1)",
    inputs=("omega", "phase", "embedding"),
    why=(
        "A token and its place share the same numbers: they are added, not set side by side. The "
        "layers after it can learn to tell the two apart. Only the first columns are shown."
    ),
    breaks="Without the sum a token does not know where it stands.",
    notes=(
        Note(
            BOUNDED,
            "as both are small, embedding and position contribute about equally",
            "Compare their lengths: with the text’s numbers the position is longer by two fifths, "
            "and next to a component of 0.1 or -0.3 a whole 1 decides. How the two "
            "compare depends on how large embeddings are; the original model multiplies them by "
            "$\\sqrt d$ first.",
        ),
    ),
)
def added(inputs: Inputs) -> StepResult:
    """The first numbers of an embedding with position 1 added, and both lengths."""
    first = len(inputs["embedding"])
    place = _encoded(inputs, np.array([1.0]))[0, :first]
    origin = np.zeros(first)
    lengths = [distances(inputs["embedding"], origin), distances(place, origin)]
    columns = _columns(first)
    return result(
        table("place", place, symbol="PE(1)", title="Position 1", columns=columns),
        table(
            "added",
            inputs["embedding"] + place,
            symbol=r"\tilde x",
            title="Token with position",
            columns=columns,
        ),
        table(
            "lengths",
            lengths,
            symbol=r"\lVert \cdot \rVert",
            title="Lengths",
            columns=("embedding", "position"),
        ),
        remark=f"The embedding is {lengths[0]:.4g} long here, the position {lengths[1]:.4g}.",
    )


@lesson.step(
    title="Near and far",
    formula=r"\lVert PE(p) - PE(0) \rVert = \sqrt{\sum_j (PE(p, j) - PE(0, j))^2}",
    inputs=("omega", "phase", "compared"),
    why=(
        "If distances between encodings follow distances between positions, a layer finds "
        "neighbours easily. Every pair adds $2 - 2\\cos(p\\,\\omega_i)$, which is small while the "
        "pair has hardly turned."
    ),
    breaks=(
        "Encodings that only differ, such as one-hot rows, put all positions equally far from each "
        "other: next to nothing is near."
    ),
    notes=(
        Note(
            NEARBY,
            "nearby positions have similar encodings and distant ones different encodings",
            "With four columns the distance grows for three steps. Then the fast pair comes round: "
            "position 6 is nearer to 0 than position 1 is, and position 3 is farther than position "
            "100. Distances follow positions in the slow pairs only, or with many pairs together.",
        ),
        Note(
            NEARBY,
            "position 100 is much farther from 0 than the others",
            "With four columns it is 1.09 away: a little more than position 1 and half as far as "
            "position 3.",
        ),
    ),
)
def near_and_far(inputs: Inputs) -> StepResult:
    """Distances of some positions from position 0, column by column."""
    width = 2 * len(inputs["omega"])
    origin = _encoded(inputs, np.zeros(1))[0]
    compared = inputs["compared"]
    there = _encoded(inputs, compared)
    squares = squared_differences(there, origin)
    far = distances(there, origin)
    rows, columns = _positions(compared), _columns(width)
    curve = distances(_encoded(inputs, _OFFSETS), origin)
    return result(
        table("PE_0", origin, symbol="PE(0)", title="Position 0", columns=columns),
        table("PE_p", there, symbol="PE(p)", title="Positions", rows=rows, columns=columns),
        table(
            "squares",
            squares,
            symbol=r"(PE(p,j) - PE(0,j))^2",
            title="Squared differences",
            rows=rows,
            columns=columns,
        ),
        table(
            "squared",
            squares.sum(-1, keepdims=True),
            symbol=r"\sum_j",
            title="Squared distances",
            rows=rows,
        ),
        table(
            "distance",
            far[:, None],
            symbol=r"\lVert PE(p) - PE(0) \rVert",
            title="Distances",
            rows=rows,
        ),
        remark=_ordered(compared, far),
        picture=Lines(
            title="How far every position is from position 0",
            caption="A dip is a position that looks like position 0 though it is not near it.",
            x=_OFFSETS,
            curves={"distance": curve},
            x_title="position",
            y_title="distance",
        ),
    )


@lesson.step(
    title="The most alike of many",
    formula=r"\min_{1 \le p \le n} \lVert PE(p) - PE(0) \rVert",
    inputs=("omega", "phase"),
    why=(
        "A row that is like another can be taken for it. For a growing number of positions this is "
        "the one that comes nearest to position 0."
    ),
    breaks=(
        "With too few slow pairs the nearest row comes closer and closer, and small differences "
        "have to be told apart that a layer can hardly see."
    ),
    notes=(
        Note(
            MANY,
            "with enough frequencies every position up to about 10,000 has its own encoding",
            "The number has no part in it. The first pair turns by one radian, and no whole number "
            "of radians is a whole number of turns: no two rows are ever equal, even with one pair "
            "alone. What counts is how near they come, and that grows worse gradually, sooner "
            "with few columns than with many.",
        ),
        Note(
            MANY,
            "with one frequency positions 0 and 6.28 would look identical",
            "Almost, as 6.28 is not quite $2\\pi$; and 6.28 is no position. Position 44 comes "
            "near it: seven turns are 43.98.",
        ),
    ),
)
def most_alike(inputs: Inputs) -> StepResult:
    """The position nearest to position 0 among ever more."""
    far = distances(
        _encoded(inputs, np.arange(1.0, _SPANS[-1] + 1)), _encoded(inputs, np.zeros(1))[0]
    )
    nearest = [int(plain(far)[:span].argmin()) for span in _SPANS]
    columns = tuple(f"of {span:,}" for span in _SPANS)
    return result(
        table(
            "nearest",
            [at + 1 for at in nearest],
            symbol="p",
            title="Most like position 0",
            columns=columns,
        ),
        table(
            "nearest_distance",
            plain(far)[nearest],
            symbol=r"\lVert PE(p) - PE(0) \rVert",
            title="How far it is",
            columns=columns,
        ),
    )


@lesson.step(
    title="One matrix moves all positions on",
    formula=r"PE(p + k) = M_k\,PE(p), \quad \begin{pmatrix} \cos k\omega_i & \sin k\omega_i \\ "
    r"-\sin k\omega_i & \cos k\omega_i \end{pmatrix}",
    inputs=("omega", "phase", "PE", "k"),
    why=(
        "To go on by $k$ positions is to turn every pair by $k\\,\\omega_i$, wherever it stands. "
        "So a single matrix, blocks of rotations, does it for all positions: a layer can learn "
        "“$k$ back” once."
    ),
    breaks=(
        "It needs both waves of a pair: the sine of a sum is made of sines and cosines. Remove the "
        "cosines above, and the two tables differ."
    ),
    notes=(
        Note(
            IMPLICATIONS,
            "one shift works for all positions, which is why these encodings generalise to longer "
            "sequences than were seen in training",
            "The matrix holds everywhere; that a trained model holds too does not follow. Its "
            "projections have never met the slow pairs at later angles, and 002’s table rightly "
            "has “limited” for it. Models trained with these encodings do get worse soon "
            "beyond the length they were trained on.",
        ),
        Note(
            LEARN,
            "they work for sequences longer than the training data",
            "They can be computed there. Working is what is measured, and it is limited.",
        ),
    ),
)
def rotation(inputs: Inputs) -> StepResult:
    """The rotation by an offset, on every row of the table."""
    width, offset = 2 * len(inputs["omega"]), inputs.integer("k")
    matrix = offset_rotation(angles(inputs["k"], inputs["omega"]))
    positions = np.arange(len(inputs["PE"]), dtype=np.float64)
    moved, ahead = linear(inputs["PE"], matrix), _encoded(inputs, positions + offset)
    rows = tuple(f"from {at:g}" for at in positions)
    apart = float(np.abs(moved - ahead).max())
    remark = (
        "The turned rows are the rows that lie there, to nine decimals and more."
        if apart < 1e-9
        else f"The turned rows are not those that lie there: they differ by up to {apart:.4g}."
    )
    columns = _columns(width)
    return result(
        table(
            "M",
            matrix,
            symbol="M_k",
            title="Rotation by the offset",
            rows=columns,
            columns=columns,
            shade="differences",
        ),
        table(
            "moved",
            moved,
            symbol=r"M_k\,PE(p)",
            title="Rows, turned",
            rows=rows,
            columns=columns,
        ),
        table(
            "ahead",
            ahead,
            symbol="PE(p + k)",
            title="Rows that lie there",
            rows=rows,
            columns=columns,
        ),
        remark=remark,
    )


@lesson.step(
    title="Dot products know the offset alone",
    formula=r"PE(p) \cdot PE(p + k) = \sum_i \cos(k\,\omega_i)",
    inputs=("omega", "phase", "PE"),
    why=(
        "Attention compares by dot products. Between two encodings the product depends on how far "
        "they are apart, not on where: along every diagonal of the table stands one number."
    ),
    breaks=(
        "With sines alone, one and the same offset gives another product at every place. Remove "
        "the cosines above to see it."
    ),
    notes=(
        Note(
            ROTATION,
            "dot products, which depend on the offset alone, let a model detect relative positions",
            "This holds for the encodings by themselves. $\\cos(k\\,\\omega)$ is the same for $k$ "
            "and $-k$, so the product does not tell ahead from behind; and in attention a token is "
            "added and two projections lie between, so that the score also has terms of one token "
            "and one absolute position. With suitable projections a score can use the offset; "
            "nothing forces it to.",
        ),
        Note(
            LINEAR,
            "position j is found close to i by comparing turned vectors",
            "The comparison repeats with the fast pairs: offsets 6 and 44 look closer than offset "
            "1 to the fastest of them.",
        ),
    ),
)
def products(inputs: Inputs) -> StepResult:
    """Dot products of all rows, and the same from the offsets."""
    found = attention_scores(inputs["PE"], inputs["PE"], scaled=False)
    rows = tuple(map(str, range(len(found))))
    offsets = np.arange(len(found), dtype=np.float64)
    expected = product_at_offset(angles(offsets, inputs["omega"]))
    spread = max(float(np.ptp(np.diagonal(found, offset))) for offset in range(len(found)))
    remark = (
        "Along every diagonal stands one number, the one in the row of offsets."
        if spread < 1e-9
        else f"Along the diagonals the numbers differ, by up to {spread:.4g}."
    )
    curves = {
        f"from position {start}": (
            _encoded(inputs, np.array([float(start)])) * _encoded(inputs, start + _OFFSETS)
        ).sum(-1)
        for start in (0, 20)
    }
    return result(
        table(
            "G",
            found,
            symbol=r"PE\,PE^\top",
            title="Dot products",
            rows=rows,
            columns=rows,
            shade="differences",
        ),
        table(
            "by_offset",
            expected,
            symbol=r"\sum_i \cos(k\,\omega_i)",
            title="From the offset",
            columns=tuple(f"k = {offset:g}" for offset in offsets),
        ),
        remark=remark,
        picture=Lines(
            title="Dot products against the offset, from two positions",
            caption="Where the two curves lie on each other, only the offset counts.",
            x=_OFFSETS,
            curves=curves,
            x_title="offset",
            y_title="dot product",
        ),
    )


@lesson.step(
    title="Every pair walks round a circle",
    formula=r"(\sin p\,\omega_i, \cos p\,\omega_i), \quad \sin^2 + \cos^2 = 1",
    inputs=("omega", "phase", "places"),
    why=(
        "Sine and cosine of one angle lie on a circle of radius 1. From position to position the "
        "first pair goes on by one radian; the second one has hardly left where it started."
    ),
    breaks="With sines alone the circle becomes a line, walked up and down.",
    notes=(
        Note(
            MANY,
            "at position 6.28 the slow circle is at (0.0006, 1.0)",
            "The slow pair of this table turns by 1/100 with every position: its sine there is "
            "0.063. 0.0006 is 6.28 over the base itself, which no pair of any width reaches.",
        ),
    ),
)
def circle(inputs: Inputs) -> StepResult:
    """The first two pairs at some places."""
    places = inputs["places"]
    points = _encoded(inputs, places)[:, :4]
    rows = tuple(f"{at:g}" for at in places)
    ring = _encoded(inputs, np.linspace(0.0, 2 * math.pi, _RING, endpoint=False))[:, :2]
    return result(
        table(
            "circle",
            points,
            symbol=r"(\sin, \cos)",
            title="The first two pairs",
            rows=tuple(f"position {row}" for row in rows),
            columns=("first, sine", "first, cosine", "second, sine", "second, cosine"),
        ),
        picture=Points(
            title="The first pair of every place",
            caption="With both waves position 0 is at the top; each goes on clockwise by a radian.",
            x=np.concatenate([ring[:, 0], points[:, 0]]),
            y=np.concatenate([ring[:, 1], points[:, 1]]),
            labels=("",) * len(ring) + rows,
            x_title="sine",
            y_title="cosine",
            square=True,
            groups=("all angles",) * len(ring) + ("positions",) * len(rows),
        ),
    )


@lesson.step(
    title="Two circles make a torus",
    formula=r"(\theta, \varphi) = (p\,\omega_0 \bmod 2\pi, \; p\,\omega_1 \bmod 2\pi)",
    inputs=("omega",),
    why=(
        "Two angles are a point on a torus, the surface of a ring. Cut open and laid flat it is a "
        "square: who leaves at the right comes in at the left. The positions wind round it, and as "
        "long as they do not meet their own trail, each has a place of its own."
    ),
    breaks=(
        "With one frequency both angles are the same, and the trail runs over itself along the "
        "diagonal. Remove the frequencies above to see it."
    ),
)
def torus(inputs: Inputs) -> StepResult:
    """The angles of the first two pairs, each within one turn."""
    positions = np.arange(_WINDING, dtype=np.float64)
    turned = np.mod(angles(positions, inputs["omega"][:2]), 2 * math.pi)
    few = inputs.integer("last") + 1
    return result(
        table(
            "turned",
            turned[:few],
            symbol=r"(\theta, \varphi)",
            title="Angles within one turn",
            rows=_positions(positions[:few]),
            columns=("first pair", "second pair"),
        ),
        picture=Points(
            title=f"Positions 0 to {_WINDING - 1} on the torus, laid flat",
            caption="Left and right edge are the same line, and so are bottom and top.",
            x=turned[:, 0],
            y=turned[:, 1],
            labels=tuple(f"{at:g}" if at % 25 == 0 else "" for at in positions),
            x_title="angle of the first pair",
            y_title="angle of the second pair",
        ),
    )


def _waves_of(omega: Numbers) -> StepResult:
    labels = tuple(f"dims {2 * pair}–{2 * pair + 1}" for pair in range(len(omega)))
    return result(
        table("omega", omega, symbol=r"\omega", title="Frequencies", columns=labels),
        table(
            "divisors",
            1 / omega,
            symbol=r"1/\omega",
            title="What a position is divided by",
            columns=labels,
        ),
        table(
            "wavelengths",
            wavelengths(omega),
            symbol=r"\lambda",
            title="Wavelengths, in positions",
            columns=labels,
        ),
    )


def _encoded(inputs: Inputs, positions: Numbers) -> Numbers:
    """The rows of any positions, by the frequencies and waves that stand above."""
    return _rows_of(inputs["omega"], inputs.number("phase"), positions)


def _rows_of(omega: Numbers, phase: float, positions: Numbers) -> Numbers:
    found = sines_and_cosines(angles(positions, omega))
    if phase == 0:
        found[..., 1::2] = found[..., 0::2]
    return found


def _table_of_waves(inputs: Inputs, phase: float) -> StepResult:
    omega = inputs["omega"]
    positions = np.arange(inputs.integer("last") + 1, dtype=np.float64)
    drawn = np.arange(0.0, 60.5, 0.5)
    curves = _rows_of(omega, phase, drawn)[:, 0::2]
    return result(
        table(
            "angles",
            angles(positions, omega),
            symbol=r"p\,\omega_i",
            title="Angles",
            rows=_positions(positions),
            columns=tuple(f"dims {2 * pair}–{2 * pair + 1}" for pair in range(len(omega))),
        ),
        table(
            "phase",
            phase,
            symbol=r"\varphi",
            title="How far the second wave of a pair runs ahead of the first",
        ),
        table(
            "PE",
            _rows_of(omega, phase, positions),
            symbol="PE",
            title="Encodings",
            rows=_positions(positions),
            columns=_columns(2 * len(omega)),
            shade="differences",
        ),
        picture=Lines(
            title="The first waves of the pairs",
            caption="Fast waves tell neighbours apart, slow ones far positions.",
            x=drawn,
            curves={f"dim {2 * pair}": curves[:, pair] for pair in range(len(omega))[:_CURVES]},
            x_title="position",
            y_title="value",
        ),
    )


def _columns(width: int) -> tuple[str, ...]:
    return tuple(f"dim {column}" for column in range(width))


def _positions(positions: Numbers) -> tuple[str, ...]:
    return tuple(f"position {at:.7g}" for at in positions)


def _ordered(positions: Numbers, far: Numbers) -> str:
    """Whether distances follow positions, as a sentence."""
    order = np.argsort(positions, kind="stable")
    for one, other in pairwise(order):
        if far[other] < far[one] - 1e-9:
            return (
                f"Distances do not follow positions: {positions[other]:.7g} is nearer to 0 "
                f"({far[other]:.3g}) than {positions[one]:.7g} is ({far[one]:.3g})."
            )
    return "Among these, whatever is farther away has the more distant encoding."


def _of(d: int, last: int) -> Callable[[Solver], Numbers]:
    """The table of another width, up to a position."""
    return lambda solve: solve({"d": str(d)})["PE"][: last + 1]


def _exponents(solve: Solver) -> Numbers:
    """The powers of the base that positions are divided by."""
    return np.log(solve()["divisors"]) / np.log(solve()["base"])


_DIVISOR = "10000^(2i/d), which the text calls the wavelength"
_CYCLE = "Positions in one cycle"
_SAME_NUMBERS = "0.000 1.000 0.000 1.000  0.841 0.540 0.010 1.000  0.909 -0.416 0.020 1.000"
_OF_1, _OF_3, _OF_100 = 0, 2, 4  # rows of what is compared

lesson.printed = (
    PrintedNumbers(
        ENCODINGS,
        """0.000 1.000 0.000 1.000 0.000 1.000 0.000 1.000
           0.841 0.540 0.100 0.995 0.010 1.000 0.001 1.000
           0.909 -0.416 0.199 0.980 0.020 1.000 0.002 1.000
           0.141 -0.990 0.296 0.955 0.030 1.000 0.003 1.000""",
        computed=_of(8, 3),
        label="Encodings of positions 0 to 3 with d = 8",
    ),
    PrintedNumbers(
        DIMENSIONS,
        "255",
        computed=lambda solve: solve({"wide_pairs": [0, 1, 127, 255]})["wide"] / 2 - 1,
        label="The last pair of 512 columns",
    ),
    PrintedNumbers(FREQUENCY, "0/512 2/512 254/512 510/512", computed="exponents"),
    PrintedNumbers(FREQUENCY, "0 0.0039", computed="exponents", index=slice(0, 2)),
    PrintedNumbers(
        FREQUENCY, "1 1.036", computed="wide_divisors", index=slice(0, 2), label=_DIVISOR
    ),
    PrintedNumbers(
        FREQUENCY,
        "316",
        computed="wide_divisors",
        index=2,
        label=_DIVISOR,
        why="10000 to the power of 254/512 is 96.5; 316 is 10000 to the power of 5/8.",
    ),
    PrintedNumbers(
        FREQUENCY,
        "9950",
        computed="wide_divisors",
        index=3,
        label=_DIVISOR,
        why="10000 to the power of 510/512 is 9647.",
    ),
    PrintedNumbers(
        FREQUENCY, "6.28 6.5", computed="wide_wavelengths", index=slice(0, 2), label=_CYCLE
    ),
    PrintedNumbers(
        FREQUENCY,
        "2000",
        computed="wide_wavelengths",
        index=2,
        label=_CYCLE,
        why="It is 2π times 316; 2π times the right divisor, 96.5, gives 606 positions.",
    ),
    PrintedNumbers(
        FREQUENCY,
        "62,500",
        computed="wide_wavelengths",
        index=3,
        label=_CYCLE,
        why="It is 2π times 9950; 2π times the right divisor, 9647, gives 60,611 positions.",
    ),
    PrintedNumbers(
        CONCRETE,
        "0 1 0 1  0.84 0.54 0.01 1.0  0.91 -0.42 0.02 1.0",
        computed="PE",
        index=slice(0, 3),
    ),
    PrintedNumbers(
        CONCRETE,
        "0.01 0.02",
        computed="angles",
        index=(slice(1, 3), 1),
        label="Angle of the second pair at positions 1 and 2",
    ),
    PrintedNumbers(CONCRETE, "0 0.5", computed=_exponents, label="Exponents of 10000"),
    PrintedNumbers(CONCRETE, "1 100", computed="divisors", label="What a position is divided by"),
    PrintedNumbers(LENGTHS, "1 100", computed="divisors"),
    PrintedNumbers(LENGTHS, "0 0.5", computed=_exponents, label="Exponents of 10000"),
    PrintedNumbers(LENGTHS, "6.28 628", computed="wavelengths"),
    PrintedNumbers(LENGTHS, "6 628", computed="wavelengths", label="Positions in one cycle, about"),
    PrintedNumbers(WORKED, _SAME_NUMBERS, computed="PE", index=slice(0, 3)),
    PrintedNumbers(
        WORKED,
        "0.141 -0.990 0.030 1.000  -0.757 -0.654 0.040 0.999",
        computed="PE",
        index=slice(3, 5),
    ),
    PrintedNumbers(
        WORKED,
        "0.01 0.02 0.03 0.04",
        computed="angles",
        index=(slice(1, 5), 1),
        label="Angle of the second pair at positions 1 to 4",
    ),
    PrintedNumbers(
        PATTERN,
        """0.00 1.00 0.00 1.00  0.84 0.54 0.01 1.00  0.91 -0.42 0.02 1.00
           0.14 -0.99 0.03 1.00  -0.76 -0.65 0.04 1.00  -0.96 0.28 0.05 1.00
           -0.28 0.96 0.06 1.00""",
        computed="PE",
    ),
    PrintedNumbers(PATTERN, "628", computed="wavelengths", index=1),
    PrintedNumbers(BOUNDED, "0.84 0.54 0.01 1.0", computed="place"),
    PrintedNumbers(NEARBY, "0.84 0.54 0.01 1", computed="PE_p", index=_OF_1),
    PrintedNumbers(NEARBY, "0 1 0 1", computed="PE_0"),
    PrintedNumbers(NEARBY, "0.71 0.21 0.0001 0", computed="squares", index=_OF_1),
    PrintedNumbers(NEARBY, "0.92", computed="squared", index=_OF_1),
    PrintedNumbers(NEARBY, "0.96", computed="distance", index=_OF_1),
    PrintedNumbers(NEARBY, "0.14 -0.99 0.03 1", computed="PE_p", index=_OF_3),
    PrintedNumbers(NEARBY, "0.02 3.96 0.001 0", computed="squares", index=_OF_3),
    PrintedNumbers(NEARBY, "3.98", computed="squared", index=_OF_3),
    PrintedNumbers(NEARBY, "2.0", computed="distance", index=_OF_3),
    PrintedNumbers(
        NEARBY,
        "0.86 0.51",
        computed="PE_p",
        index=(_OF_100, slice(2, 4)),
        why=(
            "The slow pair at position 100 is sin(1) = 0.84 and cos(1) = 0.54. 0.86 and 0.51 are "
            "the cosine and, without its sign, the sine of 100: the fast pair, exchanged."
        ),
    ),
    PrintedNumbers(LINEAR, "0.54 0.84 -0.84 0.54", computed="M", index=(slice(0, 2), slice(0, 2))),
    PrintedNumbers(
        TORUS,
        "0 1  0.84 0.54  0.91 -0.42  -0.28 0.96",
        computed="circle",
        index=(slice(0, 4), slice(0, 2)),
    ),
    PrintedNumbers(TORUS, "6.28", computed="wavelengths", index=0),
    PrintedNumbers(MANY, "0 1 0 1", computed="circle", index=0),
    PrintedNumbers(
        MANY,
        "0 1 0.0006 1.0",
        computed="circle",
        index=4,
        why=(
            "With four columns the slow pair has turned by 0.0628, and its sine is 0.063; 0.0006 "
            "is 6.28 over 10,000, where the text's own example divides by 100."
        ),
    ),
)

_CLOSER = {True: "Position 44", False: "Position 1"}


def _closer(solve: Solver) -> str:
    """Which of two positions is nearer to position 0."""
    far = solve({"compared": [1, 44, 3, 6, 100]})["distance"][:, 0]
    return _CLOSER[bool(far[1] < far[0])]


lesson.exercises = (
    Exercise(
        id="closer",
        question=(
            "Four columns. Which encoding is nearer to that of position 0: position 1 or position "
            "44?"
        ),
        answer=_closer,
        choices=tuple(_CLOSER.values()),
        because=(
            "44 is almost seven turns of the fast pair, and the slow pair has turned by no more "
            "than 0.44."
        ),
    ),
    Exercise(
        id="three-back",
        question="Write the fast block of the matrix that moves every position three back.",
        answer=lambda solve: solve({"k": -3})["M"][:2, :2],
        because="The offset is -3: cosines stay as they are, sines change their sign.",
        rows=("dim 0", "dim 1"),
        columns=("dim 0", "dim 1"),
    ),
    Exercise(
        id="length",
        question=(
            "Eight columns. What is the dot product of the encoding of position 1234 with itself?"
        ),
        answer=lambda solve: solve({"d": "8"})["by_offset"][0],
        because="The offset is 0, and each of the four pairs adds $\\cos 0 = 1$.",
        decimals=1,
    ),
)
