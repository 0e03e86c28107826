"""Six ways to say where a token stands, on one sequence, and beyond the training length."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, sinusoidal_table, softmax
from pointerscope.formulas.alibi import alibi_bias, alibi_slopes
from pointerscope.formulas.positions import distances, normalised_index
from pointerscope.formulas.rope import apply_rotary
from pointerscope.lessons.framework import (
    DEEP_DIVE,
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
    from collections.abc import Callable

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Numbers = NDArray[np.float64]

MODERN = TextSection(LECTURE, "Learned PE, RoPE, and ALiBi: Modern Alternatives")
INDEX = TextSection(DEEP_DIVE, "Approach 1: Just Use Position Numbers")
NORMALISED = TextSection(DEEP_DIVE, "Approach 2: Normalize to [0, 1]")
WAVES = TextSection(DEEP_DIVE, "Approach 3: Sinusoidal Encodings")
LEARNED = TextSection(DEEP_DIVE, "Why Not Just Learn Positional Embeddings?")

TOKENS = Words("tokens", "Tokens", ("the", "cat", "and", "the", "dog", "sat"))
X = Matrix(
    "X",
    "X",
    "Embeddings",
    ((1, 0, 0, 0), (0, 1, 1, 0), (0, 0, 0, 1), (1, 0, 0, 0), (0, 1, 1, 1), (1, 1, 0, 1)),
    rows="tokens",
)

_METHODS = {
    "index": "index",
    "normalised": "normalised index",
    "learned": "learned",
    "waves": "sinusoidal",
    "rope": "RoPE",
    "alibi": "ALiBi",
}
_ALWAYS = tuple(name for name in _METHODS if name != "learned")  # it may end before
_HEADS = 8
_SPREAD = 0.5  # of the learned table
_ROUNDING = 1e-9

lesson = Lesson(
    title="Six ways to say where a token stands",
    summary=(
        "One token looks at its sentence, with the same embeddings as queries, keys and values. "
        "Six ways of adding positions change where it looks; then the sentence moves to "
        "another place in a longer text, and beyond the length of training."
    ),
    section="positions",
    order=3,
    terms=("attention score", "attention weight"),
    sources=(MODERN, INDEX, NORMALISED, WAVES, LEARNED),
    inputs=(
        TOKENS,
        X,
        Number("asks", "i", "Which token looks, from 1", 4, minimum=1, maximum=12, whole=True),
        Number("start", "s", "Position of the first token", 0, minimum=0, maximum=1e6, whole=True),
        Number("longest", "N", "Length of training", 100, minimum=1, maximum=10_000, whole=True),
        Number(
            "seed",
            r"\text{seed}",
            "Seed of the learned table",
            7,
            minimum=0,
            maximum=1e6,
            whole=True,
        ),
        Number("slope", "m", "Slope of ALiBi", 0.5, minimum=0, maximum=100),
        Number(
            "moved", "s'", "Where the sentence moves to", 40, minimum=0, maximum=1e6, whole=True
        ),
        Matrix("far", "p", "Positions far out", (99, 100, 500, 1000), minimum=0, maximum=1e6),
    ),
)


@lesson.step(
    title="Without positions",
    formula=r"s_j = \frac{x_i \cdot x_j}{\sqrt d}, \quad \alpha = \operatorname{softmax}(s)",
    inputs=("X",),
    why=(
        "To see what positions do, content must do little: embeddings are queries and keys at "
        "once. Equal tokens get equal weights here, wherever they stand."
    ),
    breaks="This is what every step below falls back to when it is removed.",
)
def content(inputs: Inputs) -> StepResult:
    """Scores and weights of the token that looks, by content alone."""
    query = _query(inputs, inputs["X"])
    return result(
        _query_row(inputs, "x", "x_i"),
        *_attended(inputs, "content", _scores(query, inputs["X"])),
    )


@lesson.step(
    title="The index itself",
    formula=r"\tilde x_j = x_j + p_j",
    inputs=("X", "start"),
    why=(
        "The simplest thing: the number of the position is added to every component. It does say "
        "where a token stands."
    ),
    breaks="Without it equal tokens cannot be told apart.",
    notes=(
        Note(
            INDEX,
            "a model cannot easily learn that positions 5 and 6 are close",
            "As numbers they are as close as can be: 1 apart, anywhere. What goes wrong is the "
            "size: a dot product of two such vectors grows with the product of their positions, "
            "so that every token looks at the latest one, whatever stands there.",
        ),
    ),
)
def index(inputs: Inputs) -> StepResult:
    """The position added as it is."""
    return _with_added(inputs, "index", lambda places: places[:, None])


@index.when_removed(formula=r"\tilde x_j = x_j")
def _(inputs: Inputs) -> StepResult:
    return _with_added(inputs, "index", lambda _: np.zeros_like(inputs["X"]))


@lesson.step(
    title="The index, divided by the length",
    formula=r"\tilde x_j = x_j + \frac{p_j}{N}",
    inputs=("X", "start", "longest"),
    why=(
        "Divided by the longest length, positions within it lie between 0 and 1, which is about as "
        "large as the numbers of an embedding are."
    ),
    breaks="Without the division the index outgrows every embedding.",
    notes=(
        Note(
            NORMALISED,
            "with a longest length of 100, positions go from 0 to 100 and from 0 to 1",
            "0 to 100 are 101 positions. With 100 of them the last is 99, and either it gets 0.99 "
            "or one divides by 99.",
        ),
        Note(
            NORMALISED,
            "it does not capture that positions 1 and 2 are adjacent",
            "Within one length it does, by a difference of 1/N. But this difference is another one "
            "for another length, and next to embeddings it is so small that attention hardly "
            "notices.",
        ),
    ),
)
def normalised(inputs: Inputs) -> StepResult:
    """The share of the longest length added."""
    return _with_added(inputs, "normalised", lambda places: _normalised(inputs, places)[:, None])


@normalised.when_removed(formula=r"\tilde x_j = x_j")
def _(inputs: Inputs) -> StepResult:
    return _with_added(inputs, "normalised", lambda _: np.zeros_like(inputs["X"]))


@lesson.step(
    title="A learned row for every position",
    formula=r"\tilde x_j = x_j + P_{p_j}, \quad P \in \mathbb{R}^{N \times d}",
    inputs=("X", "start", "longest"),
    why=(
        "Let training find what positions are good for: a table with a row for each of the $N$ "
        "positions. Here it is as it is before training, drawn at random."
    ),
    breaks="Without its rows a token has no place.",
    notes=(
        Note(
            MODERN,
            "learned positions are not relative",
            "Nothing makes them so, and nothing forbids it: a table may learn to be close to "
            "sines and cosines, and trained ones have been found to be smooth.",
        ),
        Note(
            LEARNED,
            "the sinusoidal encoding has the advantage that it works beyond the training data",
            "The learned table has no row there at all, and that is a real difference. But that a "
            "row can be computed does not mean that a model can use it: 002 calls it limited.",
        ),
        Note(
            LEARNED,
            "both did about equally well in the original paper, but sinusoidal is more principled",
            "Principled is a judgement, and about equally well is what was measured. BERT and the "
            "first GPT models learn the table; newer models mostly take neither, but RoPE or a "
            "bias such as ALiBi.",
        ),
    ),
)
def learned(inputs: Inputs) -> StepResult:
    """A row of a random table added."""
    if _learned(inputs, _places(inputs)) is None:
        raise NotComputableError(
            f"The learned table has rows for positions 0 to {inputs.integer('longest') - 1} only. "
            "Let the sentence begin earlier, or train on longer ones."
        )
    return _with_added(inputs, "learned", lambda places: _learned(inputs, places))


@learned.when_removed(formula=r"\tilde x_j = x_j")
def _(inputs: Inputs) -> StepResult:
    return _with_added(inputs, "learned", lambda _: np.zeros_like(inputs["X"]))


@lesson.step(
    title="Sines and cosines",
    formula=r"\tilde x_j = x_j + PE(p_j)",
    inputs=("X", "start"),
    why=(
        "Waves are bounded, and there is a row for every position. Neighbours have similar rows; "
        "farther apart the likeness comes and goes with the fast waves."
    ),
    breaks="Without them equal tokens get equal weights again.",
    notes=(
        Note(
            MODERN,
            "sinusoidal encodings give relative positions via rotation",
            "Between two encodings alone. Added to embeddings, a score has four terms, and two "
            "of them join one token to one absolute position. Move the sentence below: the "
            "weights change.",
        ),
    ),
)
def waves(inputs: Inputs) -> StepResult:
    """Sines and cosines added."""
    return _with_added(inputs, "waves", lambda places: _waves(inputs, places))


@waves.when_removed(formula=r"\tilde x_j = x_j")
def _(inputs: Inputs) -> StepResult:
    return _with_added(inputs, "waves", lambda _: np.zeros_like(inputs["X"]))


@lesson.step(
    title="RoPE: queries and keys are turned",
    formula=r"s_{ij} = \frac{(R_{p_i} x_i) \cdot (R_{p_j} x_j)}{\sqrt d} = "
    r"\frac{x_i \cdot R_{p_j - p_i}\, x_j}{\sqrt d}",
    inputs=("X", "start"),
    why=(
        "Nothing is added: each pair of components turns by an angle that grows with the position. "
        "Turned by the same angle, two vectors have the same product; so only the difference of "
        "the positions is left in the score."
    ),
    breaks="Without the turning a score knows content only.",
    notes=(
        Note(
            MODERN,
            "RoPE is applied to the matrices of queries and keys",
            "To every query and every key, by its own angle; the matrices $W^Q$ and $W^K$ stay as "
            "they are, and values are not turned.",
        ),
        Note(
            MODERN,
            "RoPE extrapolates well",
            "Offsets that did not occur in training turn the slow pairs to angles the model has "
            "never met, and it gets worse soon beyond its length unless the angles are scaled "
            "down. What does hold is that moving a whole sequence changes nothing.",
        ),
    ),
)
def rope(inputs: Inputs) -> StepResult:
    """Every token turned by its position."""
    return _with_turned(inputs, lambda places: places)


@rope.when_removed(formula=r"s_{ij} = \frac{x_i \cdot x_j}{\sqrt d}")
def _(inputs: Inputs) -> StepResult:
    return _with_turned(inputs, np.zeros_like)


@lesson.step(
    title="ALiBi: scores lose with distance",
    formula=r"s_{ij} = \frac{x_i \cdot x_j}{\sqrt d} - m\,|p_i - p_j|",
    inputs=("s_content", "start", "slope"),
    why=(
        "Nothing happens to the vectors. Each score loses $m$ for every step from the one token to "
        "the other; heads have different slopes, so some look near and some look far."
    ),
    breaks="With a slope of 0 distance does not count.",
    notes=(
        Note(
            MODERN,
            "the bias of token $i$ of $T$ is $m$ times the list $-i, -(i - 1), \\ldots, 0, -1, "
            "\\ldots, -(T - i)$",
            "That list has $T + 1$ entries for $T$ scores. Counted from 1, the first token is "
            "$i - 1$ steps away, so the list begins with $-(i - 1)$; counted from 0 it begins "
            "with $-i$ and ends with $-(T - 1 - i)$.",
        ),
        Note(
            MODERN,
            "the bias falls from 0 to both sides of the token that looks",
            "The original has it under a causal mask: only the side before the token is there, and "
            "the bias is a preference for what is recent. Taken to both sides, as in 002, it is a "
            "preference for what is near, and does not tell before from after.",
        ),
        Note(
            MODERN,
            "ALiBi is like an exponential moving average",
            "If all contents score alike, and only looking back: then each weight is $e^{-m}$ of "
            "the next one. Else content multiplies these weights.",
        ),
        Note(
            MODERN,
            "scores are keys times query, without a division by √d",
            "The original keeps the division and adds its bias after it, as it is done here.",
        ),
    ),
)
def alibi(inputs: Inputs) -> StepResult:
    """A bias for distance added to the scores."""
    return _with_bias(inputs, inputs["slope"])


@alibi.when_removed(formula=r"s_{ij} = \frac{x_i \cdot x_j}{\sqrt d}")
def _(inputs: Inputs) -> StepResult:
    return _with_bias(inputs, np.zeros(()))


@lesson.step(
    title="Side by side",
    formula=r"\alpha^{(\text{index})}, \alpha^{(\text{normalised})}, \ldots, "
    r"\alpha^{(\text{ALiBi})}",
    inputs=("a_content", *(f"a_{name}" for name in _ALWAYS)),
    why=(
        "The same token, the same sentence, six kinds of position. Compare two tokens of equal "
        "content: what they differ by is position alone."
    ),
    breaks="One way by itself does not show what is its own and what all of them share.",
)
def together(inputs: Inputs) -> StepResult:
    """The weights of all ways."""
    names = [name for name in ("content", *_METHODS) if f"a_{name}" in inputs]
    found = np.vstack([inputs[f"a_{name}"] for name in names])
    return result(
        table(
            "all",
            found,
            symbol=r"\alpha_i",
            title="Weights of the token that looks",
            rows=tuple(_METHODS.get(name, "no positions") for name in names),
            columns=_labels(inputs),
            shade="weights",
        )
    )


@lesson.step(
    title="The same sentence, elsewhere",
    formula=r"p_j \mapsto p_j + (s' - s)",
    inputs=("moved", *(f"b_{name}" for name in _ALWAYS)),
    why=(
        "In a longer text the same words stand elsewhere. Ways that are relative give the same "
        "weights there; ways that are absolute must learn every place anew."
    ),
    breaks=(
        "Whoever only looks at sentences that begin at position 0 does not see which ways depend "
        "on it."
    ),
)
def elsewhere(inputs: Inputs) -> StepResult:
    """The weights after the sentence has moved, and how much they have changed."""
    names = [name for name in _METHODS if f"a_{name}" in inputs and f"b_{name}" in inputs]
    moved = np.vstack([inputs[f"b_{name}"] for name in names])
    change = np.abs(moved - np.vstack([inputs[f"a_{name}"] for name in names])).max(-1)
    rows = tuple(_METHODS[name] for name in names)
    still = [row for row, one in zip(rows, change, strict=True) if one < _ROUNDING]
    remark = f"The weights stay as they were with {_listed(still)}."
    if "learned" not in names:
        remark += " The learned table ends before: it has no row for these positions."
    return result(
        table(
            "all_moved",
            moved,
            symbol=r"\alpha'_i",
            title="Weights after the move",
            rows=rows,
            columns=_labels(inputs),
            shade="weights",
        ),
        table(
            "change",
            change[:, None],
            symbol=r"\max_j |\alpha'_{ij} - \alpha_{ij}|",
            title="Largest change of a weight",
            rows=rows,
        ),
        remark=remark,
    )


@lesson.step(
    title="Beyond the length of training",
    formula=r"p \ge N",
    inputs=("longest", "far", "slope"),
    why=(
        "What does each way hand to the network for a position that training never reached? Each "
        "table below shows it in its own terms: compare with what the same way gives up to "
        "position $N - 1$."
    ),
    breaks=(
        "A model that is only tried on the lengths it was trained on says nothing about longer "
        "ones."
    ),
    notes=(
        Note(
            MODERN,
            "ALiBi extrapolates excellently",
            "Its bias is nothing new for near tokens and so large for far ones that their weights "
            "vanish. So a model goes on as before, by seeing about as far as it did before: it "
            "does not come to use what lies farther back.",
        ),
    ),
)
def beyond(inputs: Inputs) -> StepResult:
    """What stands for positions far out."""
    far = inputs["far"]
    if (far != np.round(far)).any():
        raise NotComputableError("Positions are whole numbers.")
    last = inputs.integer("longest") - 1
    known = _waves(inputs, np.arange(last + 1, dtype=np.float64))
    rows = [distances(known, row).min() for row in _waves(inputs, far)]
    beyond_learned = far > last
    columns = tuple(f"position {at:.7g}" for at in far)
    said = ", ".join(f"{at:.7g}" for at in far[beyond_learned])
    return result(
        table(
            "index_far",
            far,
            symbol="p",
            title="Index: the number that is added",
            columns=columns,
        ),
        table(
            "normalised_far",
            _normalised(inputs, far),
            symbol="p/N",
            title="Normalised index: the number that is added",
            columns=columns,
        ),
        table(
            "learned_far",
            np.where(beyond_learned, 0.0, 1.0),
            symbol=r"P_p",
            title="Learned: 1 where there is a row, 0 where there is none",
            columns=columns,
        ),
        table(
            "waves_far",
            rows,
            symbol=r"\min_{q < N} \lVert PE(p) - PE(q) \rVert",
            title="Sinusoidal: how far from the nearest row that training has seen",
            columns=columns,
        ),
        table(
            "rope_far",
            np.maximum(far - last, 0.0),
            symbol=r"\max(0, p - (N - 1))",
            title="RoPE: offsets back to the start that training has not seen",
            columns=columns,
        ),
        table(
            "alibi_far",
            alibi_bias(far, np.zeros(1), inputs["slope"])[:, 0],
            symbol=r"-m\,p",
            title="ALiBi: bias of the first token",
            columns=columns,
        ),
        table(
            "slopes",
            alibi_slopes(_HEADS, far),
            symbol="m_h = 2^{-8h/H}",
            title="ALiBi: slopes of eight heads",
            columns=tuple(f"head {head + 1}" for head in range(_HEADS)),
        ),
        remark=(
            f"Positions 0 to {last} were seen in training."
            + (f" Nothing was learned for {said}." if said else "")
        ),
    )


def _places(inputs: Inputs, start: str = "start") -> Numbers:
    """The positions of the tokens, here or after the move."""
    return inputs.number(start) + np.arange(len(inputs["X"]), dtype=np.float64)


def _normalised(inputs: Inputs, places: Numbers) -> Numbers:
    return normalised_index(places, inputs.number("longest"))


def _learned(inputs: Inputs, places: Numbers) -> Numbers | None:
    """The rows of a table before training; None where it has none."""
    longest = inputs.integer("longest")
    if places.max() >= longest:
        return None
    shape = (longest, inputs["X"].shape[-1])
    rows = np.random.default_rng(inputs.integer("seed")).normal(0.0, _SPREAD, shape)
    return rows[places.astype(int)]


def _waves(inputs: Inputs, places: Numbers) -> Numbers:
    return sinusoidal_table(places, inputs["X"].shape[-1])


def _with_added(
    inputs: Inputs, name: str, encode: Callable[[Numbers], Numbers | None]
) -> StepResult:
    """Attention with something added to the tokens, here and after the move."""
    added = encode(_places(inputs))
    assert added is not None
    placed = inputs["X"] + added
    later = encode(_places(inputs, "moved"))
    return result(
        table(
            f"P_{name}",
            added,
            symbol="P",
            title="What is added",
            rows=_labels(inputs),
        ),
        table(
            f"X_{name}",
            placed,
            symbol=r"\tilde X",
            title="Tokens with positions",
            rows=_labels(inputs),
        ),
        _query_row(inputs, f"q_{name}", r"\tilde x_i", placed),
        *_attended(inputs, name, _scores(_query(inputs, placed), placed)),
        *(() if later is None else _moved(inputs, name, inputs["X"] + later)),
    )


def _with_turned(inputs: Inputs, turn: Callable[[Numbers], Numbers]) -> StepResult:
    """Attention with every token turned, here and after the move."""
    turned = apply_rotary(inputs["X"], turn(_places(inputs)))
    return result(
        table("X_rope", turned, symbol=r"R_p X", title="Tokens, turned", rows=_labels(inputs)),
        _query_row(inputs, "q_rope", r"R_{p_i} x_i", turned),
        *_attended(inputs, "rope", _scores(_query(inputs, turned), turned)),
        *_moved(inputs, "rope", apply_rotary(inputs["X"], turn(_places(inputs, "moved")))),
    )


def _with_bias(inputs: Inputs, slope: Numbers) -> StepResult:
    """Attention with a bias for distance, here and after the move."""
    here, later = (
        alibi_bias(_query(inputs, places)[None], places, slope)[0]
        for places in (_places(inputs), _places(inputs, "moved"))
    )
    return result(
        _one_row(inputs, "bias", here, "-m|p_i - p_j|", "Bias"),
        *_attended(inputs, "alibi", inputs["s_content"] + here),
        _one_row(
            inputs,
            "b_alibi",
            softmax(inputs["s_content"] + later),
            r"\alpha'",
            "Weights after the move",
            shade="weights",
        ),
    )


def _query(inputs: Inputs, rows: Numbers) -> Numbers:
    """The row of the token that looks."""
    asks = inputs.integer("asks")
    if asks > len(rows):
        raise NotComputableError(f"There are only {len(rows)} tokens: let another one look.")
    return rows[asks - 1]


def _scores(query: Numbers, keys: Numbers) -> Numbers:
    return attention_scores(query[None], keys)[0]


def _query_row(
    inputs: Inputs, name: str, symbol: str, placed: Numbers | None = None
) -> LessonTable:
    """The token that looks, a row of another table."""
    rows = inputs["X"] if placed is None else placed
    return table(name, _query(inputs, rows), symbol=symbol, title="The token that looks")


def _attended(inputs: Inputs, name: str, scores: Numbers) -> tuple[LessonTable, LessonTable]:
    """Scores and weights of the token that looks."""
    return (
        _one_row(inputs, f"s_{name}", scores, "s", "Scores"),
        _one_row(
            inputs,
            f"a_{name}",
            softmax(scores),
            r"\alpha",
            "Weights",
            shade="weights",
        ),
    )


def _moved(inputs: Inputs, name: str, placed: Numbers) -> tuple[LessonTable]:
    """Weights of the token that looks, once the sentence stands elsewhere."""
    weights = softmax(_scores(_query(inputs, placed), placed))
    return (
        _one_row(
            inputs, f"b_{name}", weights, r"\alpha'", "Weights after the move", shade="weights"
        ),
    )


def _one_row(
    inputs: Inputs,
    name: str,
    values: Numbers,
    symbol: str,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    """A table of one row, with a column for every token."""
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=_labels(inputs),
        shade=shade,
    )


def _labels(inputs: Inputs) -> tuple[str, ...]:
    """The tokens with their numbers, as some stand there twice."""
    return tuple(f"{at} {token}" for at, token in enumerate(inputs.words("tokens"), 1))


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]])) or "none of them"


lesson.printed = (
    PrintedNumbers(INDEX, "0 1 2", computed="P_index", index=slice(0, 3)),
    PrintedNumbers(
        INDEX,
        "1000 1000",
        computed=lambda solve: [
            solve({"far": [1000, 1000, 1000, 1000]})["index_far"][0],
            solve({"start": 1000, "longest": 2000})["P_index"][0, 0],
        ],
        label="What is added at position 1000",
    ),
    PrintedNumbers(NORMALISED, "0.0 0.01 0.02", computed="P_normalised", index=slice(0, 3)),
    PrintedNumbers(
        NORMALISED,
        "1.0",
        computed=lambda solve: solve({"start": 100, "longest": 100})["P_normalised"][0, 0],
        label="What is added at position 100",
    ),
    PrintedNumbers(
        NORMALISED,
        "100",
        computed=lambda solve: 1 + solve()["longest"],
        label="How many positions go from 0.0 to 1.0 in steps of 0.01",
        why="From position 0 to position 100 they are 101; a length of 100 ends at position 99.",
    ),
)

_STILL = (
    "RoPE and ALiBi",
    "sinusoidal, RoPE and ALiBi",
    "normalised index, learned and ALiBi",
    "none of them",
)


def _unmoved(solve: Solver) -> str:
    """The ways whose weights do not change when the sentence moves."""
    solution = solve()
    rows = solution.table("change").rows
    return _listed(
        [row for row, one in zip(rows, solution["change"][:, 0], strict=True) if one < _ROUNDING]
    )


def _share(solve: Solver) -> float:
    """How much of the weight of a token its equal gets, three positions back."""
    weights = solve()["a_alibi"]
    return float(weights[0] / weights[3])


lesson.exercises = (
    Exercise(
        id="lengths",
        question=(
            "The normalised index of position 50, with a longest length of 100 and with one of 200?"
        ),
        answer=lambda solve: [
            solve({"longest": longest, "far": [50, 50, 50, 50]})["normalised_far"][0]
            for longest in (100, 200)
        ],
        because="One and the same place gets two encodings: it depends on the length.",
        columns=("of 100", "of 200"),
    ),
    Exercise(
        id="three-back",
        question=(
            "With ALiBi, the fourth token looks at the first one, which has the same embedding, "
            "and at itself. How large is the first weight, as a share of the second?"
        ),
        answer=_share,
        because="Their contents score alike, and three positions cost $3m = 1.5$: $e^{-1.5}$.",
        decimals=3,
    ),
    Exercise(
        id="unmoved",
        question="The sentence moves 40 positions on. With which ways do the weights stay?",
        answer=_unmoved,
        choices=_STILL,
        because=(
            "One turns all tokens alike, the other knows distances only. What is added to the "
            "embeddings meets content in the scores, and there the place itself counts."
        ),
    ),
)
