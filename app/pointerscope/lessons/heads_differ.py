"""Why heads come to differ: what they read, what they start from, and what each is needed for."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.formulas import attention_scores, linear, softmax, weighted_sum
from pointerscope.formulas.collapse import singular_values
from pointerscope.formulas.gradients import weighted_sum_backward
from pointerscope.formulas.similarity import (
    pairwise_cosines,
    pairwise_divergences,
    relative_change,
    subspace_overlap,
)
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    Bars,
    Choice,
    Exercise,
    Inputs,
    Lesson,
    Note,
    Number,
    StepResult,
    TextSection,
    result,
    self_attention,
    table,
    token_table,
)
from pointerscope.lessons.revenue import TOKENS, X

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Numbers = NDArray[np.float64]

INDEPENDENT = TextSection(FOUNDATIONS, "§4.3 Head Independence")
ONE_QUESTION = TextSection(LECTURE, "Single Head = One Question at a Time")
WHY_MANY = TextSection(LECTURE, "Why Multiple Heads?")
WHY_MULTIPLE = TextSection(DEEP_DIVE, "Why Multiple Heads?")
HOW_DIFFERENT = TextSection(DEEP_DIVE, "How Do Heads Learn Different Things?")
ANYWAY = TextSection(DEEP_DIVE, "Why Specialization Happens Anyway")
OBSERVED = TextSection(DEEP_DIVE, "What Heads Actually Learn")
SAME = TextSection(DEEP_DIVE, "Could Heads Learn the Same Thing?")
GEOMETRY = TextSection(DEEP_DIVE, "Geometric Interpretation")

HEADS = 4
WIDTH = len(X.value[0])  # type: ignore[arg-type]
HEAD_WIDTH = WIDTH // HEADS
_NAMES = tuple(f"head {head}" for head in range(1, HEADS + 1))
_COLUMNS = tuple(f"{head}{'ab'[part]}" for head in range(1, HEADS + 1) for part in range(2))
_PARTS = {"Q": "queries", "K": "keys", "V": "values"}
_ENOUGH = 1e-10  # of the largest: less than that is rounding

SEED = Number("seed", "\\text{seed}", "Seed of the initial values", 5, 0, 9999, whole=True)
SPREAD = Number(
    "spread", r"\sigma", "Standard deviation of the initial values", 0.6, minimum=0.01, maximum=10
)
PART = Choice(
    "part", "Whose subspaces are compared", "Q", {"Q": "queries", "K": "keys", "V": "values"}
)
GONE = Number("gone", "g", "Head that is taken out", 1, minimum=1, maximum=HEADS, whole=True)

lesson = Lesson(
    title="Why heads come to differ",
    summary=(
        "Four heads of width 2 read the same headline. Nothing tells them what to look for: they "
        "differ because they start from different numbers. Give all the same numbers, and they "
        "stay one head four times over."
    ),
    section="heads",
    order=2,
    terms=("attention head",),
    sources=(
        INDEPENDENT,
        ONE_QUESTION,
        WHY_MANY,
        WHY_MULTIPLE,
        HOW_DIFFERENT,
        SAME,
        GEOMETRY,
    ),
    inputs=(TOKENS, X, SEED, SPREAD, PART, GONE),
)


class _Drawn(NamedTuple):
    """Initial values of all heads side by side."""

    into: dict[str, Float[Numbers, "d d"]]
    out: Float[Numbers, "d d"]


def _drawn(inputs: Inputs) -> _Drawn:
    source = np.random.default_rng(inputs.integer("seed"))
    spread = inputs.number("spread")
    into = {part: spread * source.normal(size=(WIDTH, WIDTH)) for part in _PARTS}
    return _Drawn(into, spread * source.normal(size=(WIDTH, WIDTH)))


@lesson.step(
    title="Every head draws numbers of its own",
    formula=r"W_\ell^Q, \; W_\ell^K, \; W_\ell^V \sim \mathcal N(0, \sigma^2)",
    inputs=("seed", "spread"),
    why=(
        "A head is told nothing about its role. It begins with random projections, and these are "
        "all that sets it apart from its neighbours. Another seed gives other heads; the same "
        "seed gives the same ones again."
    ),
    breaks=(
        "All heads then begin with the numbers of head 1. They see the same of every token and "
        "look the same way: one head, computed four times."
    ),
    notes=(
        Note(
            ANYWAY,
            "different starting points lead to different local minima, and so to other patterns",
            "There is one loss for all heads together, and training finds one minimum of it, not "
            "one for each head. A different start breaks the tie between heads. That they end up "
            "far apart does not follow from it.",
        ),
        Note(
            WHY_MANY,
            "head 1 links entities, head 2 sentiment, and so on to head 6",
            "A list of what heads might do. It reads like an assignment, and none is made: text "
            "004 says plainly that roles are not built in, but come about in training and stay "
            "fuzzy.",
        ),
        Note(
            OBSERVED,
            "a certain head, the third of the first layer, mostly looks one word back",
            "No model is named. The number of a head means nothing beyond one trained network: "
            "trained from another seed, the same pattern may sit in another head, or in none.",
        ),
    ),
)
def initial_values(inputs: Inputs) -> StepResult:
    """The projections of all heads, side by side."""
    return result(*(_into(part, values) for part, values in _drawn(inputs).into.items()))


@initial_values.when_removed(
    formula=r"W_\ell^Q = W_1^Q, \quad W_\ell^K = W_1^K, \quad W_\ell^V = W_1^V"
)
def _(inputs: Inputs) -> StepResult:
    return result(
        *(
            _into(part, np.tile(values[:, :HEAD_WIDTH], HEADS))
            for part, values in _drawn(inputs).into.items()
        ),
        remark="Columns 2a, 3a and 4a repeat column 1a, and so do those of b.",
    )


@lesson.step(
    title="And rows of its own in the output projection",
    formula=r"W^O = \begin{pmatrix} W_1^O \\ \vdots \\ W_h^O \end{pmatrix}",
    inputs=("seed", "spread"),
    why=(
        "Two rows of $W^O$ belong to each head: they say how it writes what it found into the "
        "output. They are initial values, too, and through them the loss speaks back to the head."
    ),
    breaks=(
        "With the same rows for all, heads that read alike also write alike. Remove only the step "
        "before and keep this one: the heads start as one and still get different gradients."
    ),
)
def writing(inputs: Inputs) -> StepResult:
    """The output projection."""
    return result(_out(_drawn(inputs).out))


@writing.when_removed(formula=r"W_\ell^O = W_1^O")
def _(inputs: Inputs) -> StepResult:
    return result(_out(np.tile(_drawn(inputs).out[:HEAD_WIDTH], (HEADS, 1))))


@lesson.step(
    title="What each head can see: planes in eight dimensions",
    formula=(
        r"\text{overlap}_{\ell m} = \frac{1}{d_k} \lVert B_\ell^\top B_m \rVert_F^2, \quad "
        r"\text{rank} \, (W_1 \; \cdots \; W_h) \le d"
    ),
    inputs=("W_Q", "W_K", "W_V"),
    why=(
        "Its queries keep two numbers of a token's eight: where the token lies along two "
        "directions. The rest is lost on them; the same goes for keys and for values. $B_\\ell$ "
        "holds two such directions at right angles, and the overlap is 1 where two heads see the "
        "same plane, 0 where they share nothing."
    ),
    breaks=(
        "This guards against the belief that heads have subspaces to themselves. Random ones "
        "share $d_k / d$ on average, a quarter here. Only the choice of directions could keep "
        "them apart, and nothing in the architecture makes it."
    ),
    notes=(
        Note(
            INDEPENDENT,
            "theorem: each head operates in an independent subspace of the embedding space",
            "The sketched proof shows only that a head's projection has $d_k$ columns. Two heads "
            "may have overlapping subspaces or the same one, as they have once the first step is "
            "removed. Independent they are in another sense: none needs the result of another.",
        ),
        Note(
            INDEPENDENT,
            "as their projections differ, heads look at different sides of a token",
            "Different numbers can make the same head: scores depend on $W_\\ell^Q "
            "(W_\\ell^K)^\\top$ alone, so that any invertible matrix put into one and the "
            "transpose of its inverse into the other changes both and no score.",
        ),
        Note(
            WHY_MANY,
            "$h$ heads of width $d/h$ together cover all $d$ dimensions",
            "If the columns of all heads are independent, which random ones practically always "
            "are: the rank is the number of singular values that are not 0. Nothing keeps it so "
            "in training. The same holds of 8 heads of 64 and a width of 512 in text 004.",
        ),
        Note(
            GEOMETRY,
            "each head projects to another subspace, as eight cameras see an object",
            "Eight cameras in the same place see what one does. Different planes may also share "
            "a good part of what they show, and queries, keys and values of one head are three "
            "projections, not one.",
        ),
        Note(
            ANYWAY,
            "with 64 of 512 dimensions a head cannot capture everything",
            "It cannot see everything: its table for comparing tokens, $W_\\ell^Q "
            "(W_\\ell^K)^\\top$, has rank 64 at most. Whether that is too little depends on the "
            "task, and nothing in it says that two heads will keep different things.",
        ),
    ),
)
def subspaces(inputs: Inputs) -> StepResult:
    """The overlap of every two heads, and the rank of all."""
    part = inputs.choice("part")
    whole = inputs[f"W_{part}"]
    planes = [_own(whole, head) for head in range(HEADS)]
    overlap = np.array([[subspace_overlap(one, two) for two in planes] for one in planes])
    sizes = singular_values(whole)
    rank = int((sizes > _ENOUGH * sizes[0]).sum())
    pairs = [overlap[pair] for pair in combinations(range(HEADS), 2)]
    return result(
        _of_pairs("overlap", overlap, "O", f"Overlap of the subspaces of {_PARTS[part]}"),
        table("sizes", sizes, symbol=r"s", title="Singular values of all heads side by side"),
        remark=(
            f"Two heads share {np.mean(pairs):.2f} of their planes on average, from "
            f"{min(pairs):.2f} to {max(pairs):.2f}. Together the {HEADS} heads see {rank} of "
            f"{WIDTH} dimensions."
        ),
    )


@lesson.step(
    title="Queries, keys and values of all heads",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "All heads read the same tokens. Columns 1a and 1b are what head 1 makes of them, 2a and "
        "2b what head 2 makes of them, and so on."
    ),
    breaks=(
        "Nothing can be left out here. Note that no head sees the numbers of another: whatever "
        "keeps heads apart, it is not that they watch each other."
    ),
    notes=(
        Note(
            ANYWAY,
            "eight people watching a game spread out naturally to cover more of the field",
            "People see where the others stand. Heads of one layer do not: each is computed "
            "without the others, and only the common loss connects them, in training.",
        ),
    ),
)
def projections(inputs: Inputs) -> StepResult:
    """Queries, keys and values of all heads, side by side."""
    return result(*(_projected(inputs, part) for part in _PARTS))


@lesson.step(
    title="Scores, head by head",
    formula=r"S_\ell = \frac{Q_\ell K_\ell^\top}{\sqrt{d_k}}",
    inputs=("Q", "K"),
    why="Each head compares the tokens by its own two numbers of each, and by nothing else.",
    breaks=(
        "With no scores all heads look at all tokens alike. Their weights are the same, and yet "
        "what they hand on differs: they still read different values."
    ),
)
def scores(inputs: Inputs) -> StepResult:
    """The scores of every head."""
    return result(
        *(_cut(inputs, part, head) for part in "QK" for head in range(HEADS)),
        *(
            _between(
                inputs,
                "S",
                head,
                attention_scores(_own(inputs["Q"], head), _own(inputs["K"], head)),
            )
            for head in range(HEADS)
        ),
    )


@scores.when_removed(formula=r"S_\ell = 0")
def _(inputs: Inputs) -> StepResult:
    count = len(inputs.words("tokens"))
    return result(
        *(_cut(inputs, part, head) for part in "QK" for head in range(HEADS)),
        *(_between(inputs, "S", head, np.zeros((count, count))) for head in range(HEADS)),
    )


@lesson.step(
    title="Where each head looks",
    formula=r"A_\ell = \operatorname{softmax}(S_\ell)",
    inputs=tuple(f"S_{head + 1}" for head in range(HEADS)),
    why=(
        "One head has one row of weights for each token. Four heads have four, and may look at "
        "four things at once, each as sharply as it likes."
    ),
    breaks=(
        "One head has to do with one row. It can still be sharp, but not about two tokens: what "
        "goes to one of them is missing for the other."
    ),
    notes=(
        Note(
            ONE_QUESTION,
            "one head pays mediocre attention to everything and strong attention to nothing",
            "One row can be as sharp as any, if one question is worth all of it. What it cannot "
            "do is answer four at once: four tokens that matter equally get a quarter each.",
        ),
        Note(
            ONE_QUESTION,
            "with several heads no compromise is needed",
            "There are as many rows as heads, and each head is narrower. And no head is given its "
            "question: two may ask the same, as the next steps measure.",
        ),
        Note(
            WHY_MULTIPLE,
            "run several attentions, each learning different relationships",
            "Each may. The same text says further on that nothing enforces it, and that heads do "
            "turn out redundant.",
        ),
    ),
)
def weights(inputs: Inputs) -> StepResult:
    """The weights of every head."""
    found = [softmax(inputs[f"S_{head + 1}"]) for head in range(HEADS)]
    return result(
        *(_between(inputs, "A", head, found[head], "weights") for head in range(HEADS)),
        remark=_first_token(inputs, found),
    )


@lesson.step(
    title="What each head adds to the output",
    formula=r"P_\ell = A_\ell V_\ell W_\ell^O, \quad M = \sum_\ell P_\ell",
    inputs=("V", "W_O", *(f"A_{head + 1}" for head in range(HEADS))),
    why=(
        "Joining the heads and projecting them is the same as adding up what each writes through "
        "its own rows of $W^O$. So the output can be taken apart again, head by head."
    ),
    breaks=(
        "Taken as one product, nobody could say which head a number comes from, and taking out a "
        "head would be a guess."
    ),
)
def contributions(inputs: Inputs) -> StepResult:
    """What every head writes, and the sum."""
    written = [
        linear(weighted_sum(inputs[f"A_{head + 1}"], _own(inputs["V"], head)), out.T)
        for head, out in enumerate(np.split(inputs["W_O"], HEADS))
    ]
    return result(
        *(
            token_table(
                inputs, f"P_{head + 1}", values, f"P_{head + 1}", f"What head {head + 1} adds"
            )
            for head, values in enumerate(written)
        ),
        token_table(inputs, "M", sum(written), "M", "Output of all heads"),
    )


@lesson.step(
    title="How alike are two heads?",
    formula=(
        r"\delta_{\ell m} = \frac{1}{T} \sum_i \text{JS}(A_{\ell, i}, A_{m, i}), \quad "
        r"c_{\ell m} = \frac{P_\ell \cdot P_m}{\lVert P_\ell \rVert \lVert P_m \rVert}"
    ),
    inputs=tuple(f"{name}_{head + 1}" for name in "AP" for head in range(HEADS)),
    why=(
        "Two measures, as there are two ways to be redundant. The Jensen-Shannon divergence says "
        "how differently two heads look: 0 if all rows are the same, $\\ln 2 = 0.69$ if they "
        "share no token. The cosine says how alike what they add is: 1 if it points the same way."
    ),
    breaks=(
        "With one measure alone, heads that look alike and hand on different things would count "
        "as copies, and so would heads that look elsewhere and find the same there."
    ),
    notes=(
        Note(
            ANYWAY,
            "heads that do the same are driven apart by the gradient",
            "Heads with the same numbers get the same gradient and stay the same for ever; the "
            "last step shows it. For heads that are merely alike nothing in the loss rewards "
            "being different as such. The text itself goes on to say that many heads are "
            "redundant after training.",
        ),
    ),
)
def alikeness(inputs: Inputs) -> StepResult:
    """Divergence of the weights and cosine of the contributions, for every two heads."""
    looks = pairwise_divergences(_stacked(inputs, "A"))
    cosines = pairwise_cosines(_stacked(inputs, "P").reshape(HEADS, -1))
    pairs = list(combinations(range(HEADS), 2))
    return result(
        _of_pairs("divergence", looks, r"\delta", "How differently they look"),
        _of_pairs("cosine", cosines, "c", "How alike what they add is"),
        remark=_most_alike(looks, cosines, pairs),
    )


@lesson.step(
    title="One head is taken out",
    formula=(
        r"M_{-g} = M - P_g, \quad \text{moved}_\ell = \frac{\lVert P_\ell \rVert}{\lVert M \rVert}"
    ),
    inputs=("gone", "M", *(f"P_{head + 1}" for head in range(HEADS))),
    why=(
        "The plainest question about a head: what would be missing? The output moves by what the "
        "head added. The cosine with the whole output says whether it also turned, or only got "
        "shorter, which a factor could mend."
    ),
    breaks=(
        "Looks alone do not tell what a head is worth. A head that attends sharply may write next "
        "to nothing, and one that looks everywhere alike may carry the output."
    ),
    notes=(
        Note(
            SAME,
            "many heads can be pruned with little loss, since they were redundant",
            "That is a finding on trained networks, and not for all: in some, single heads matter "
            "a great deal. And heads taken out one by one do not add up: of two copies either can "
            "go, but not both.",
        ),
    ),
)
def one_removed(inputs: Inputs) -> StepResult:
    """The output without a head, and how far it moves without each."""
    whole, parts = inputs["M"], _stacked(inputs, "P")
    moved = np.array([relative_change(whole, whole - part) for part in parts])
    turned = np.array(
        [pairwise_cosines(np.stack([whole, whole - part]).reshape(2, -1))[0, 1] for part in parts]
    )
    gone = inputs.integer("gone")
    most, least = int(moved.argmax()), int(moved.argmin())
    return result(
        token_table(
            inputs,
            "without",
            whole - parts[gone - 1],
            f"M_{{-{gone}}}",
            f"Output without head {gone}",
        ),
        table(
            "moved",
            moved,
            symbol=r"\text{moved}",
            title="How far the output moves without each head",
            columns=_NAMES,
        ),
        table(
            "turned",
            turned,
            symbol=r"\cos",
            title="Cosine of the output before and after",
            columns=_NAMES,
        ),
        remark=(
            f"Without head {gone} the output moves by {moved[gone - 1]:.0%} of its size. "
            + (
                "All heads matter alike."
                if np.ptp(moved) <= _ENOUGH * moved.max()
                else f"Head {most + 1} matters most ({moved[most]:.0%}), head {least + 1} least "
                f"({moved[least]:.0%})."
            )
        ),
        picture=Bars(
            "One head less",
            "The taller a bar, the further the output moves when that head alone is taken out.",
            _NAMES,
            {"moved": moved, "cosine with the whole": turned},
            "share of the output's size; cosine",
        ),
    )


@lesson.step(
    title="What the gradient says to each head",
    formula=(
        r"L = \frac{1}{2} \lVert M - X \rVert^2, \quad \frac{\partial L}{\partial W_\ell^V} = "
        r"X^\top A_\ell^\top (M - X) (W_\ell^O)^\top"
    ),
    inputs=("X", "M", "V", "W_O", *(f"A_{head + 1}" for head in range(HEADS))),
    why=(
        "Training moves every head against its gradient. Here the heads are asked to give back "
        "the embeddings; any other loss would show the same. Only two things in the formula "
        "belong to a head, its weights $A_\\ell$ and its rows of $W^O$. What the others do it "
        "hears of through $M$, the output of all."
    ),
    breaks=(
        "Remove the first two steps: all four gradients are the same, and so are those of queries "
        "and keys. However many steps of gradient descent follow, the heads stay the same, as "
        "nothing tells them apart (dropout would, being drawn for each head). This is why initial "
        "values are drawn and not set."
    ),
    notes=(
        Note(
            HOW_DIFFERENT,
            "nothing forces heads to specialise",
            "True, and it goes further: exchange two heads with all their numbers, and the "
            "network computes the same. So training has no means of preferring one of them for a "
            "role. The draw decides.",
        ),
    ),
)
def gradient(inputs: Inputs) -> StepResult:
    """The gradient at the value projection of every head, and how alike these are."""
    upstream = inputs["M"] - inputs["X"]
    found = [_value_gradient(inputs, head, upstream) for head in range(HEADS)]
    cosines = pairwise_cosines(np.stack(found).reshape(HEADS, -1))
    apart = max(np.abs(one - found[0]).max() for one in found)
    largest = max(np.abs(one).max() for one in found)
    if largest == 0:
        remark = "No head gets a gradient."
    elif apart <= _ENOUGH * largest:
        remark = "All heads get the same gradient: what is one head now stays one head."
    else:
        pairs = [cosines[pair] for pair in combinations(range(HEADS), 2)]
        remark = (
            f"Every head is moved in a direction of its own: the cosines of two gradients run "
            f"from {min(pairs):.2f} to {max(pairs):.2f}."
        )
    return result(
        table(
            "gradient",
            np.concatenate(found, axis=-1),
            symbol=r"\partial W^V",
            title="Gradient at the value projections",
            columns=_COLUMNS,
            shade="differences",
        ),
        _of_pairs("agreement", cosines, r"\cos", "Cosine of the gradients of two heads"),
        remark=remark,
    )


def _value_gradient(
    inputs: Inputs, head: int, upstream: Float[Numbers, "T d"]
) -> Float[Numbers, "d d_k"]:
    """The gradient at the value projection of one head."""
    out = np.split(inputs["W_O"], HEADS)[head]
    values = weighted_sum_backward(
        upstream @ out.T, inputs[f"A_{head + 1}"], _own(inputs["V"], head)
    ).values
    return inputs["X"].T @ values


def _own(whole: Float[Numbers, "n d"], head: int) -> Float[Numbers, "n d_k"]:
    """The columns of one head."""
    return whole[:, head * HEAD_WIDTH : (head + 1) * HEAD_WIDTH]


def _stacked(inputs: Inputs, name: str) -> Float[Numbers, "heads T n"]:
    return np.stack([inputs[f"{name}_{head + 1}"] for head in range(HEADS)])


def _into(part: str, values: Float[Numbers, "d d"]) -> LessonTable:
    return table(
        f"W_{part}",
        values,
        symbol=f"W^{part}",
        title=f"Projections to {_PARTS[part]}",
        columns=_COLUMNS,
        shade="differences",
    )


def _out(values: Float[Numbers, "d d"]) -> LessonTable:
    return table(
        "W_O",
        values,
        symbol="W^O",
        title="Output projection",
        rows=_COLUMNS,
        shade="differences",
    )


def _projected(inputs: Inputs, part: str) -> LessonTable:
    # Head by head, so that equal heads come out equal to the last bit.
    weight = inputs[f"W_{part}"]
    values = np.concatenate(
        [linear(inputs["X"], _own(weight, head).T) for head in range(HEADS)], axis=-1
    )
    return table(
        part,
        values,
        symbol=part,
        title=_PARTS[part].capitalize(),
        rows=inputs.words("tokens"),
        columns=_COLUMNS,
    )


def _cut(inputs: Inputs, part: str, head: int) -> LessonTable:
    """The columns of one head, of which scores are made."""
    whole = inputs[part]
    return table(
        f"{part}_{head + 1}",
        _own(whole, head),
        symbol=f"{part}_{head + 1}",
        title=f"{_PARTS[part].capitalize()} of head {head + 1}",
        rows=inputs.words("tokens"),
    )


_BETWEEN = {"S": "Scores", "A": "Weights"}


def _between(
    inputs: Inputs,
    name: str,
    head: int,
    values: Float[Numbers, "T T"],
    shade: Shade = "",
) -> LessonTable:
    return self_attention.token_pair_table(
        inputs,
        f"{name}_{head + 1}",
        values,
        symbol=f"{name}_{head + 1}",
        title=f"{_BETWEEN[name]} of head {head + 1}",
        shade=shade,
    )


def _of_pairs(
    name: str, values: Float[Numbers, "heads heads"], symbol: str, title: str
) -> LessonTable:
    return table(name, values, symbol=symbol, title=title, rows=_NAMES, columns=_NAMES)


def _first_token(inputs: Inputs, weights: list[Float[Numbers, "T T"]]) -> str:
    """Where the first token looks most in every head, as a sentence."""
    tokens = inputs.words("tokens")
    if len(tokens) == 1:
        return "With a single token there is nothing else to look at, in any head."
    rows = [found[0] for found in weights]
    if all(np.ptp(row) <= _ENOUGH for row in rows):
        return f"“{tokens[0]}” looks at all tokens alike in every head."
    looks = ", ".join(
        f"at “{tokens[int(row.argmax())]}” ({row.max():.2f}) in head {head + 1}"
        for head, row in enumerate(rows)
    )
    return f"“{tokens[0]}” looks most {looks}."


def _most_alike(
    looks: Float[Numbers, "heads heads"],
    cosines: Float[Numbers, "heads heads"],
    pairs: list[tuple[int, int]],
) -> str:
    """The pairs that look and write most alike, as a sentence."""
    by_looks = min(pairs, key=lambda pair: looks[pair])
    by_cosine = max(pairs, key=lambda pair: cosines[pair])
    if max(looks[pair] for pair in pairs) <= _ENOUGH:
        first = "All heads look the same way."
    else:
        one, two = by_looks
        first = f"Heads {one + 1} and {two + 1} look most alike ({looks[by_looks]:.3f})."
    if min(cosines[pair] for pair in pairs) >= 1 - _ENOUGH:
        return f"{first} All add the same."
    one, two = by_cosine
    return (
        f"{first} What heads {one + 1} and {two + 1} add is most alike ({cosines[by_cosine]:.2f})."
    )


_BOTH = ("initial-values", "writing")
_TIE = {
    True: "They still get the same gradient, and stay one head.",
    False: "They get different gradients, and come apart.",
}
_SMALL = {
    True: "Less differently",
    False: "More differently",
}

lesson.exercises = (
    Exercise(
        id="copy",
        question=(
            "All heads begin with the same numbers, those of the output projection included, and "
            "one is taken out. By which share of its size does the output move?"
        ),
        answer=lambda solve: solve(removed=_BOTH)["moved"][0],
        because=(
            "Each of four equal heads adds a quarter. What is left points the same way, its "
            "cosine is 1, and four thirds of it is the old output: nothing was lost."
        ),
    ),
    Exercise(
        id="tie",
        question=(
            "Only queries, keys and values of all heads begin with the same numbers. The rows of "
            "the output projection are drawn for each. What happens in training?"
        ),
        answer=lambda solve: _TIE[_same_gradient(solve)],
        choices=tuple(_TIE.values()),
        because=(
            "The loss reaches a head through its own rows of $W^O$. Where these differ, so does "
            "what the head is told, although at first all look the same way."
        ),
    ),
    Exercise(
        id="small",
        question=(
            "The initial values are drawn with a tenth of the spread: the directions stay, and all "
            "numbers are ten times smaller. Do the heads look at the tokens more or less "
            "differently than before?"
        ),
        answer=lambda solve: _SMALL[
            bool(
                solve({"spread": SPREAD.value / 10})["divergence"].max()
                < solve()["divergence"].max()
            )
        ],
        choices=tuple(_SMALL.values()),
        because=(
            "Scores become a hundred times smaller, and softmax of scores near 0 is nearly "
            "uniform in every head. Different subspaces do not make for different weights yet."
        ),
    ),
)


def _same_gradient(solve: Solver) -> bool:
    """Whether all heads get the same gradient when only their projections are the same."""
    found = solve(removed=["initial-values"])["gradient"]
    return bool(np.allclose(found, np.tile(found[:, :HEAD_WIDTH], HEADS)))
