"""Several positions at once: ball, ball in over, over and phase of a cricket innings."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import sinusoidal_table
from pointerscope.formulas.positions import cosines, group_and_index, stage
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    Exercise,
    Heatmap,
    Inputs,
    Lesson,
    Matrix,
    NotComputableError,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    agreeing,
    plain,
    result,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import LessonSolution, Solver
    from pointerscope.lessons.framework.tables import LessonTable

    Numbers = NDArray[np.float64]

RICHER = TextSection(DEEP_DIVE, "Cricket Has Richer Structure")
SEVERAL = TextSection(DEEP_DIVE, "Multi-Dimensional Positional Encoding for Cricket")
HELPS = TextSection(DEEP_DIVE, "Cricket: Why This Helps")
EMERGE = TextSection(DEEP_DIVE, "What Attention Patterns Might Emerge")
FIXED = TextSection(DEEP_DIVE, "Learned vs Fixed Encodings for Cricket")
INSIGHT = TextSection(DEEP_DIVE, "Key Insight for Cricket")

_OVERS, _BALLS = 20, 6
_INNINGS = np.arange(1.0, _OVERS * _BALLS + 1)
_PHASES = ("powerplay", "middle", "death")
_PARTS = {"ball": "ball", "place": "ball in over", "over": "over", "phase": "phase"}
_STEPS_BACK = np.array([1.0, 4.0, 5.0, 6.0, 10.0, 11.0, 12.0])

lesson = Lesson(
    title="Several positions at once: a ball of cricket",
    summary=(
        "In a game of twenty overs of six balls, a ball has a number, a place in its over, an "
        "over and a phase. Each is encoded by itself, and each calls other balls near."
    ),
    section="positions",
    order=4,
    sources=(RICHER, SEVERAL, HELPS, EMERGE, FIXED, INSIGHT),
    inputs=(
        Number("ball", "n", "The ball, from 1", 47, minimum=1, maximum=120, whole=True),
        Matrix(
            "others",
            "n'",
            "Balls that it is compared with",
            (2, 35, 41, 43, 46, 48, 53, 107),
            minimum=1,
            maximum=120,
            whole=True,
        ),
        Number(
            "middle", "o_1", "First over of the middle phase", 7, minimum=1, maximum=20, whole=True
        ),
        Number(
            "death", "o_2", "First over of the death phase", 16, minimum=1, maximum=20, whole=True
        ),
        Matrix(
            "widths",
            "w",
            "Widths of the encodings",
            (128, 32, 64, 32),
            columns=tuple(_PARTS.values()),
            minimum=1,
            maximum=256,
            whole=True,
        ),
        Number(
            "seed",
            r"\text{seed}",
            "Seed of the learned phases",
            7,
            minimum=0,
            maximum=1e6,
            whole=True,
        ),
    ),
)


@lesson.step(
    title="Which over, and where in it",
    formula=r"o = \left\lfloor \frac{n - 1}{6} \right\rfloor, \quad "
    r"b = ((n - 1) \bmod 6) + 1",
    inputs=("ball", "others"),
    why=(
        "The same ball has several positions, and the game knows them all: bowlers change with the "
        "over, fields with the phase. Overs are counted from 0 here, balls from 1, as in the "
        "notation 7.5."
    ),
    breaks="With the number of the ball alone a network has to find the sixes for itself.",
    notes=(
        Note(
            RICHER,
            "ball 47 is in over 7 of 20, and in the death overs, 16 to 20",
            "It is the fifth ball of the eighth over, which is over 7 if the first is over 0. "
            "Either way it lies in the middle phase, far from the death overs. The text counts "
            "overs from 0 here, and from 1 where it says 16 to 20.",
        ),
        Note(
            RICHER,
            "the fifth ball of the over is the 18th ball of its bowler",
            "A bowler bowls whole overs, barring an injury: at the fifth ball of one, "
            "5, 11, 17 or 23 have been bowled. The 18th ball ends a third over.",
        ),
        Note(
            SEVERAL,
            "a ball’s over and place follow from its number",
            "They do for balls that count. Wides and no-balls are bowled again, so an over may "
            "take more than six; then they must be recorded, not computed.",
        ),
        Note(
            INSIGHT,
            "in a text, position is just the index",
            "A text has several positions as well: the place in the sentence, the sentence in the "
            "paragraph. BERT adds one for the first or second of two sentences. What differs is "
            "that in cricket the rules fix them.",
        ),
    ),
)
def positions(inputs: Inputs) -> StepResult:
    """Over, ball in over and phase of the ball and of the others."""
    balls = np.concatenate([[inputs.number("ball")], inputs["others"]])
    found = _positions(inputs, balls)
    over, place, phase = found[0, 1:]
    name = _PHASES[int(phase)]
    remark = (
        f"Ball {balls[0]:.0f} is ball {place:.0f} of over {over:.0f}, counted from 0 "
        f"(the {_ordinal(int(over) + 1)} over), in the {name} phase."
    )
    return result(
        table(
            "places",
            found,
            symbol="(n, o, b, f)",
            title="Positions",
            rows=tuple(f"ball {at:.0f}" for at in balls),
            columns=("ball", "over, from 0", "ball in over", "phase: 0, 1 or 2"),
        ),
        remark=remark,
    )


@lesson.step(
    title="The number of the ball",
    formula=r"e_{\text{ball}} = PE(n), \quad \cos(e, e') = \frac{e \cdot e'}"
    r"{\lVert e \rVert \lVert e' \rVert}",
    inputs=("ball", "others", "widths"),
    why=(
        "Sines and cosines of the number say how far apart two balls are in the innings. Near "
        "balls come out alike, whether or not an over ends between them."
    ),
    breaks="Without it how far apart two balls are must be put together from overs and places.",
    notes=(
        Note(
            HELPS,
            "ball 41 is six balls before ball 47 and so of the same bowler’s last over",
            "Six balls back is the over before, and no bowler bowls two overs in a row: ball 41 "
            "is of another bowler for certain.",
        ),
    ),
)
def ball(inputs: Inputs) -> StepResult:
    """Which balls the number calls near."""
    return _near(inputs, "ball", inputs["widths"][0])


@ball.when_removed(formula=r"e_{\text{ball}} = ()")
def _(inputs: Inputs) -> StepResult:
    return _near(inputs, "ball", 0)


@lesson.step(
    title="The ball in the over",
    formula=r"e_{\text{in over}} = PE(b)",
    inputs=("places", "widths"),
    why=(
        "The first ball of an over is not played like the last. This encoding calls balls alike "
        "that stand at the same place of their overs, however many overs lie between."
    ),
    breaks="Without it the rhythm of the overs is left to the fast pairs of the ball’s number.",
    notes=(
        Note(
            EMERGE,
            "the encoding of the ball in the over tells a head which balls are of the same over",
            "It is the same in all overs, and so cannot tell them apart. The encoding of the over "
            "can, or the number of the ball and the place together.",
        ),
        Note(
            FIXED,
            "a table of six rows is looked up with the ball in the over",
            "That is counted from 1 to 6, and six rows are numbered from 0 to 5: one must be "
            "subtracted, or the last ball of every over has no row.",
        ),
    ),
)
def ball_in_over(inputs: Inputs) -> StepResult:
    """Which balls the place in the over calls near."""
    return _near(inputs, "place", inputs["widths"][1])


@ball_in_over.when_removed(formula=r"e_{\text{in over}} = ()")
def _(inputs: Inputs) -> StepResult:
    return _near(inputs, "place", 0)


@lesson.step(
    title="The over",
    formula=r"e_{\text{over}} = PE(o)",
    inputs=("places", "widths"),
    why=(
        "Balls of one over are exactly alike here. It is the encoding in which “the same over” can "
        "be seen, and overs next to each other are near."
    ),
    breaks="Without it a head that looks for balls of the same over must work the over out.",
    notes=(
        Note(
            FIXED,
            "sines and cosines suit the over, and a learned table the ball in the over",
            "The two pieces of code beside it do not follow: the first takes waves for both, the "
            "second learns both. Twenty overs are few enough to learn, if there are matches "
            "enough; waves know from the start which overs are neighbours.",
        ),
    ),
)
def over(inputs: Inputs) -> StepResult:
    """Which balls the over calls near."""
    return _near(inputs, "over", inputs["widths"][2])


@over.when_removed(formula=r"e_{\text{over}} = ()")
def _(inputs: Inputs) -> StepResult:
    return _near(inputs, "over", 0)


@lesson.step(
    title="The phase",
    formula=r"e_{\text{phase}} = E_f, \quad E \in \mathbb{R}^{3 \times w}",
    inputs=("places", "widths"),
    why=(
        "Three phases follow one another, but that does not say how alike they are played: each "
        "gets a row that is learned, and training decides which are near. Here the rows are as "
        "they are before training, drawn at random: the same within a phase, unlike between."
    ),
    breaks="Without it a network has to learn where phases begin and end from the overs.",
    notes=(
        Note(
            HELPS,
            "with the phase given, a model need not learn that the last overs are special",
            "It is told where they begin. What is special about them it has to learn all the "
            "same: the row of a phase is random at first and means nothing.",
        ),
    ),
)
def phase(inputs: Inputs) -> StepResult:
    """Which balls the phase calls near."""
    return _near(inputs, "phase", inputs["widths"][3])


@phase.when_removed(formula=r"e_{\text{phase}} = ()")
def _(inputs: Inputs) -> StepResult:
    return _near(inputs, "phase", 0)


@lesson.step(
    title="All of them, side by side",
    formula=r"e = [e_{\text{ball}}; e_{\text{in over}}; e_{\text{over}}; e_{\text{phase}}], "
    r"\quad e \cdot e' = \sum e_{\cdot} \cdot e_{\cdot}'",
    inputs=(
        *(f"columns_{part}" for part in _PARTS),
        *(f"dot_{part}" for part in _PARTS),
    ),
    why=(
        "Side by side nothing is lost: a head can read one part and leave the others. The product "
        "of two joined vectors is the sum of the products of their parts."
    ),
    breaks=(
        "Added up in the same columns, the parts would have to be told apart by what they look "
        "like."
    ),
    notes=(
        Note(
            SEVERAL,
            "the parts are simply joined",
            "Widths are weights, too. A row of $w$ sines and cosines has a squared length of "
            "$w/2$, so the widest part speaks loudest in the product, until a layer learns to "
            "weigh them.",
        ),
    ),
)
def joined(inputs: Inputs) -> StepResult:
    """Which balls all parts together call near."""
    widths = {part: int(inputs[f"columns_{part}"]) for part in _PARTS}
    here, others = (
        np.hstack([_encoded(inputs, part, width, balls) for part, width in widths.items()])
        for balls in (np.atleast_1d(inputs["ball"]), inputs["others"])
    )
    dots = sum(inputs[f"dot_{part}"] for part in _PARTS)
    sizes = np.sqrt((here * here).sum(-1) * (others * others).sum(-1))
    near = cosines(others, here)
    if sizes.all():
        near = agreeing(near, dots / sizes, tolerance=1e-12)
    labels = np.array(_others(inputs))
    nearest = " and ".join(dict.fromkeys(labels[np.isclose(near, near.max())]))
    return result(
        table(
            "columns",
            sum(inputs[f"columns_{part}"] for part in _PARTS),
            symbol="w",
            title="Columns in all",
        ),
        _row(inputs, "dot", dots, r"e \cdot e'", "Dot products of all parts"),
        _row(inputs, "sizes", sizes, r"\lVert e \rVert \lVert e' \rVert", "Lengths, multiplied"),
        table(
            "near",
            near,
            symbol=r"\cos(e, e')",
            title="Cosines of all parts",
            columns=_others(inputs),
            shade="differences",
        ),
        remark=f"Nearest of these, with all parts together: {nearest}.",
        picture=_innings(inputs, "all parts together", widths),
    )


@lesson.step(
    title="Whose ball was it?",
    formula=r"o - o' = 0: \text{the same bowler}, \quad o - o' = 1: \text{another}",
    inputs=("ball",),
    why=(
        "A bowler bowls a whole over, unless hurt, and the next over belongs to another, from the "
        "other end. So positions tell some pairs of balls that have the same bowler and some that "
        "cannot have."
    ),
    breaks=(
        "A head that takes “six balls back” for “the same bowler” looks at the wrong bowler every "
        "time."
    ),
    notes=(
        Note(
            EMERGE,
            "by the number of the ball a head knows that six balls back is the same bowler",
            "It knows that this is the over before, and so another bowler. From two overs back it "
            "may be the same one, but need not be: only a record of the bowler tells.",
        ),
        Note(
            INSIGHT,
            "balls of the same bowler are six positions apart in the same over",
            "Balls of one over are at most five positions apart.",
        ),
    ),
)
def bowler(inputs: Inputs) -> StepResult:
    """How many overs lie between the ball and those before it."""
    here = inputs.number("ball")
    back = _STEPS_BACK[here >= _STEPS_BACK + 1]
    if not len(back):
        raise NotComputableError("Before the first ball there is none: choose a later one.")
    earlier = here - back
    found, _ = group_and_index(np.concatenate([[here], earlier]), _BALLS)
    apart = found[0] - found[1:]
    return result(
        table(
            "bowlers",
            np.vstack([earlier, found[1:], apart, apart == 0, apart == 1]),
            symbol=r"o - o'",
            title="Balls before it",
            rows=(
                "ball",
                "over, from 0",
                "overs back",
                "the same bowler for certain",
                "another bowler for certain",
            ),
            columns=tuple(f"{step:.0f} back" for step in back),
        ),
        remark=(
            "A 1 says that it is certain; where both are 0 the positions do not tell. "
            f"Six balls before ball {here:.0f} "
            + ("is the over before." if here > _BALLS else "there was none.")
        ),
    )


def _positions(inputs: Inputs, balls: Numbers) -> Numbers:
    """Ball, over from 0, ball in over and phase, a row for each ball."""
    overs, places = group_and_index(balls, _BALLS)
    middle, death = inputs.number("middle"), inputs.number("death")
    if death < middle:
        raise NotComputableError("The death phase cannot begin before the middle phase.")
    phases = stage(overs + 1, [middle, death])
    return np.stack([balls, overs, places, phases], -1)


def _encoded(inputs: Inputs, part: str, width: int, balls: Numbers) -> Numbers:
    """The encoding of a position of some balls, a row for each."""
    number, overs, places, phases = _positions(inputs, balls).T
    if part == "phase":
        rows = np.random.default_rng(inputs.integer("seed")).normal(size=(len(_PHASES), width))
        # As long on average as so many sines and cosines.
        return rows[phases.astype(int)] / np.sqrt(2)
    return sinusoidal_table({"ball": number, "place": places, "over": overs}[part], width)


def _near(inputs: Inputs, part: str, width: float) -> StepResult:
    """What a part makes of the other balls."""
    columns = int(width)
    here = _encoded(inputs, part, columns, np.atleast_1d(inputs["ball"]))
    others = _encoded(inputs, part, columns, inputs["others"])
    near = cosines(others, here)
    alike = [
        label for label, one in zip(_others(inputs), near, strict=True) if np.isclose(one, 1.0)
    ]
    remark = f"Exactly alike to ball {inputs.number('ball'):.0f}: {', '.join(alike) or 'none'}."
    return result(
        table(
            f"columns_{part}",
            columns,
            symbol=rf"w_{{\text{{{_PARTS[part]}}}}}",
            title=f"Columns of the {_PARTS[part]}",
        ),
        _row(
            inputs,
            f"dot_{part}",
            (others * here).sum(-1),
            r"e \cdot e'",
            f"Dot products, {_PARTS[part]}",
        ),
        table(
            f"near_{part}",
            near,
            symbol=r"\cos(e, e')",
            title=f"Cosines, {_PARTS[part]}",
            columns=_others(inputs),
            shade="differences",
        ),
        remark=remark if columns else "",
        picture=_innings(inputs, _PARTS[part], {part: columns}) if columns else None,
    )


def _innings(inputs: Inputs, name: str, widths: dict[str, int]) -> Heatmap:
    """How near every ball of the innings is."""
    here, everywhere = (
        np.hstack([_encoded(inputs, part, width, balls) for part, width in widths.items()])
        for balls in (np.atleast_1d(plain(inputs["ball"])), _INNINGS)
    )
    return Heatmap(
        title=f"Which balls are near ball {inputs.number('ball'):.0f}: {name}",
        caption="A row is an over and a column a ball of it; the stronger, the more alike.",
        values=cosines(everywhere, here).reshape(_OVERS, _BALLS),
        rows=tuple(f"over {at}" for at in range(_OVERS)),
        columns=tuple(map(str, range(1, _BALLS + 1))),
        x_title="ball in over",
        y_title="over, from 0",
        scale="differences",
    )


def _row(
    inputs: Inputs,
    name: str,
    values: object,
    symbol: str,
    title: str,
) -> LessonTable:
    return table(name, values, symbol=symbol, title=title, columns=_others(inputs))


def _others(inputs: Inputs) -> tuple[str, ...]:
    return tuple(f"ball {at:.0f}" for at in inputs["others"])


def _ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if 10 < number < 14 else ending}"


@cache
def _of_innings(solve: Solver) -> Numbers:
    """The positions of all balls, eight at a time."""
    found = [
        solve({"others": _INNINGS[start : start + 8].tolist()})["places"][1:]
        for start in range(0, len(_INNINGS), 8)
    ]
    return np.vstack(found)


def _phases_of_overs(*overs: int) -> Callable[[Solver], list[float]]:
    """The phases of the first balls of overs counted from 1."""

    def found(solve: Solver) -> list[float]:
        places = _of_innings(solve)
        return [float(places[(over - 1) * _BALLS, 3]) for over in overs]

    return found


def _overs_of_death(solve: Solver) -> list[float]:
    places = _of_innings(solve)
    overs = places[places[:, 3] == _PHASES.index("death"), 1] + 1
    return [float(overs.min()), float(overs.max())]


lesson.printed = (
    PrintedNumbers(RICHER, "47 7 5", computed="places", index=(0, slice(0, 3))),
    PrintedNumbers(RICHER, "5", computed="places", index=(0, 2)),
    PrintedNumbers(
        RICHER,
        "20",
        computed=lambda solve: np.unique(_of_innings(solve)[:, 1]).size,
        label="Overs of an innings",
    ),
    PrintedNumbers(
        RICHER,
        "16",
        computed=lambda solve: solve()["places"][0, 1] + 1,
        label="The over of ball 47, counted from 1, said to be among 16 to 20",
        why="Ball 47 is in the eighth over, in the middle phase; the death overs begin at ball 91.",
    ),
    PrintedNumbers(
        RICHER,
        "18",
        computed=lambda solve: 2 * _BALLS + solve()["places"][0, 2],
        label="Balls of a bowler at this ball of a third over",
        why="Two whole overs are 12 balls, and this is the fifth of the third: the 17th.",
    ),
    PrintedNumbers(
        SEVERAL,
        "128 32 64 32",
        computed=lambda solve: [solve()[f"columns_{part}"] for part in _PARTS],
        label="Columns of each part",
    ),
    PrintedNumbers(SEVERAL, "256", computed="columns"),
    PrintedNumbers(
        SEVERAL,
        "1 6 0 19",
        computed=lambda solve: [
            edge
            for column in (2, 1)
            for edge in (
                _of_innings(solve)[:, column].min(),
                _of_innings(solve)[:, column].max(),
            )
        ],
        label="Least and most ball in over and over",
    ),
    PrintedNumbers(
        SEVERAL, "0 1 2", computed=_phases_of_overs(1, 7, 16), label="Number of each phase"
    ),
    PrintedNumbers(
        SEVERAL,
        "3",
        computed=lambda solve: np.unique(_of_innings(solve)[:, 3]).size,
        label="Phases",
    ),
    PrintedNumbers(
        HELPS,
        "6",
        computed=lambda solve: solve()["places"][0, 0] - solve()["places"][3, 0],
        label="Balls from 41 to 47",
    ),
    PrintedNumbers(
        HELPS,
        "1 6",
        computed=lambda solve: [_of_innings(solve)[:, 2].min(), _of_innings(solve)[:, 2].max()],
        label="Least and most ball in over",
    ),
    PrintedNumbers(
        HELPS,
        "0 19",
        computed=lambda solve: [_of_innings(solve)[:, 1].min(), _of_innings(solve)[:, 1].max()],
        label="Least and most over",
    ),
    PrintedNumbers(
        HELPS, "16 20", computed=_overs_of_death, label="First and last death over, from 1"
    ),
    PrintedNumbers(
        FIXED,
        "6 20 3",
        computed=lambda solve: [np.unique(_of_innings(solve)[:, at]).size for at in (2, 1, 3)],
        label="Different values of ball in over, over and phase",
    ),
    PrintedNumbers(
        FIXED,
        "300",
        computed=lambda solve: len(_of_innings(solve)),
        label="Balls of an innings",
        why="300 is how many positions a table holds, and no claim about an innings of 120 balls.",
        is_illustration=True,
    ),
    PrintedNumbers(
        FIXED,
        "256 64 64 32",
        computed=lambda solve: [
            solve({"widths": [256, 64, 64, 32]})[f"columns_{part}"] for part in _PARTS
        ],
        label="Columns of each part, in the code",
    ),
    PrintedNumbers(
        INSIGHT,
        "6",
        computed=lambda solve: np.ptp(_of_innings(solve)[:_BALLS, 0]),
        label="How far two balls of one over are apart at most",
        why="From the first ball of an over to the sixth it is five.",
    ),
)


def _most_like(solve: Solver) -> str:
    """The part in which ball 107 is most like ball 47."""
    solution = solve({"others": [107] * 8})
    return max(_PARTS.values(), key=lambda name: _cosine(solution, name))


def _cosine(solution: LessonSolution, name: str) -> float:
    part = next(part for part, words in _PARTS.items() if words == name)
    return float(solution[f"near_{part}"][0])


lesson.exercises = (
    Exercise(
        id="ball-100",
        question="In which over, counted from 0, is ball 100, and which ball of it is it?",
        answer=lambda solve: solve({"ball": 100})["places"][0, 1:3],
        because="99 balls came before: 16 whole overs and 3 balls.",
        decimals=0,
        columns=("over", "ball in over"),
    ),
    Exercise(
        id="ten-overs-later",
        question="Ball 107 comes ten overs after ball 47. Which part calls the two exactly alike?",
        answer=_most_like,
        choices=tuple(_PARTS.values()),
        because="60 balls are ten whole overs, so both are the fifth ball of their over.",
    ),
    Exercise(
        id="wider",
        question=(
            "The text’s code takes 256, 64, 64 and 32 columns. Without the part of the phase, how "
            "many columns are there in all?"
        ),
        answer=lambda solve: solve({"widths": [256, 64, 64, 32]}, ["phase"])["columns"],
        because="416 in all, less 32; what is joined adds up.",
        decimals=0,
    ),
)
