"""A dictionary that answers to words it does not hold, and the graph that it makes of a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, perplexity, weighted_sum
from pointerscope.formulas import softmax as softmax_of
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    Exercise,
    Graph,
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
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable

INTUITION = TextSection(DEEP_DIVE, "Core Intuition")
FRAMEWORK = TextSection(DEEP_DIVE, "L2: Framework")
DYNAMIC = TextSection(DEEP_DIVE, "Attention as a Dynamic Graph")
ADJACENCY = TextSection(DEEP_DIVE, "The Attention Matrix as a Soft Adjacency")
SUMMARY = TextSection(DEEP_DIVE, "Summary: Attention's Role")

_NUDGE = 1e-3

KEYS = Words("keys", "Keys of the memory", ("cat", "dog", "bird"))
ASKED = Words("asked", "The word that is looked up", ("feline",), maximum=1)
_TRAITS = ("purrs", "barks", "flies", "small")
FEATURES = Matrix(
    "K",
    "K",
    "What each key is like",
    ((2.9, 0, 0, 0.7), (0.6, 2.5, 0, 0.6), (0, 0, 3, 1)),
    rows="keys",
    columns=_TRAITS,
)
QUERY = Matrix(
    "q", "q", "What the word that is looked up is like", (1.5, 0.4, 0.1, 0.6), columns=_TRAITS
)
VALUES = Matrix(
    "V",
    "V",
    "What is stored under each key",
    ((1, 0, 0), (0.4, 1, 0), (0, 0.1, 1)),
    rows="keys",
    columns=("furry", "loyal", "winged"),
)
TEMPERATURE = Number("tau", r"\tau", "Temperature", 1, minimum=0.01, maximum=100)
NODES = Words("nodes", "Positions", ("1", "2", "3", "4"))
GIVEN = Matrix(
    "A",
    "A",
    "Attention matrix of the text",
    ((0.1, 0.6, 0.2, 0.1), (0.4, 0.3, 0.2, 0.1), (0, 0.1, 0.8, 0.1), (0.2, 0.2, 0.2, 0.4)),
    rows="nodes",
    columns="nodes",
    minimum=0,
    maximum=1,
)
STATES = Matrix(
    "h",
    "h",
    "What stands at each position (our own numbers)",
    ((2, 0), (0, 2), (2, 1), (-1, 2)),
    rows="nodes",
)
LINKS = Matrix(
    "links",
    "B",
    "A fixed graph: each position beside its neighbours",
    ((1, 1, 0, 0), (1, 1, 1, 0), (0, 1, 1, 1), (0, 0, 1, 1)),
    rows="nodes",
    columns="nodes",
    minimum=0,
    maximum=1,
)

lesson = Lesson(
    title="A soft dictionary, and a graph that the words make themselves",
    summary=(
        "A word that is no key is looked up all the same, by likeness. Then the same weights are "
        "read as a graph, drawn anew for every text, along which words hand on what they hold."
    ),
    section="why",
    order=5,
    terms=("attention weight", "temperature"),
    sources=(INTUITION, FRAMEWORK, DYNAMIC, ADJACENCY),
    inputs=(KEYS, ASKED, FEATURES, QUERY, VALUES, TEMPERATURE, NODES, GIVEN, STATES, LINKS),
)


@lesson.step(
    title="A dictionary: this very word, or nothing",
    formula=(
        r"m_j = \begin{cases} 1 & \text{key}_j = \text{query} \\ 0 & \text{else} \end{cases}, "
        r"\quad \text{found} = m V"
    ),
    inputs=("V",),
    why=(
        "This is what attention is to be compared with. A dictionary holds values under keys and "
        "gives back the value of the key that is asked for, to the letter."
    ),
    breaks=(
        "Any other word finds nothing, however close it is in meaning; and as close and far make "
        "no difference, nothing says how keys or queries should change to be found better."
    ),
    notes=(
        Note(
            FRAMEWORK,
            "a dictionary lookup has no gradient",
            "It has one by the value that comes back: that one is 1. It has none by the query and "
            "the keys, so that nothing can learn to find better.",
        ),
    ),
)
def dictionary(inputs: Inputs) -> StepResult:
    """What an exact lookup finds."""
    keys = inputs.words("keys")
    [asked] = inputs.words("asked")
    match = np.array([float(key == asked) for key in keys])
    said = (
        f"“{asked}” is a key, and its value comes back."
        if match.any()
        else f"No key is “{asked}”: nothing is found. In Python this is a KeyError."
    )
    return result(
        table("match", match, symbol="m", title="Is it this key", columns=keys),
        _of_values("found", weighted_sum(match, inputs["V"]), "m V", "Found"),
        remark=said,
    )


@lesson.step(
    title="Likeness instead of equality",
    formula=r"s_j = \frac{q \cdot k_j}{\sqrt{d_k}}",
    inputs=("q", "K"),
    why=(
        "Keys and query become vectors, and every key is more or less like what is asked for. "
        "Here a few traits were written down by hand, so that the text's shares come out; the "
        "text gives none. In a network they are learned."
    ),
    breaks="With no likeness all keys are the same, and what comes back is a plain average.",
)
def likeness(inputs: Inputs) -> StepResult:
    """Scaled dot products of the query with every key."""
    found = attention_scores(inputs["q"][None], inputs["K"])[0]
    return result(_of_keys(inputs, "s", found, "s", "Scores"))


@likeness.when_removed(formula="s_j = 0")
def _(inputs: Inputs) -> StepResult:
    return result(_of_keys(inputs, "s", np.zeros(len(inputs["K"])), "s", "Scores"))


@lesson.step(
    title="Shares of all keys",
    formula=r"w = \operatorname{softmax}(s / \tau)",
    inputs=("s", "tau"),
    why=(
        "Every key gets a share, more where it is more alike. The smaller the temperature, the "
        "nearer this comes to a dictionary: towards 0, the best key gets nearly all."
    ),
    breaks=(
        "Taking the nearest key alone also finds something. But a small change of the query "
        "changes nothing, until it changes everything."
    ),
    notes=(
        Note(
            FRAMEWORK,
            "the weights are 0.7, 0.2 and 0.1",
            "They are given there without vectors that make them. The ones above were chosen to.",
        ),
    ),
)
def shares(inputs: Inputs) -> StepResult:
    """The weights of the keys."""
    found = softmax_of(inputs["s"], temperature=inputs.number("tau"))
    return result(_weights(inputs, found))


@shares.when_removed(
    formula=r"w_j = \begin{cases} 1 & s_j \text{ is the largest} \\ 0 & \text{else} \end{cases}"
)
def _(inputs: Inputs) -> StepResult:
    return result(_weights(inputs, _nearest(inputs["s"])))


@lesson.step(
    title="A blend of what is stored",
    formula=r"\text{found} = \sum_j w_j v_j",
    inputs=("w", "V"),
    why=(
        "Every value comes back a little, in the share of its key. What is found need not be "
        "stored anywhere: it can lie between the things that are."
    ),
    breaks="The shares alone say where to look, and nothing of what there is to be found.",
)
def blend(inputs: Inputs) -> StepResult:
    """The weighted sum of the values."""
    found = weighted_sum(inputs["w"], inputs["V"])
    top = inputs.words("keys")[int(inputs["w"].argmax())]
    [asked] = inputs.words("asked")
    return result(
        _of_values("soft", found, "w V", "Found softly"),
        remark=f"“{asked}” finds most of what is stored under “{top}” ({inputs['w'].max():.2f}).",
    )


@lesson.step(
    title="Why it matters that it is soft: it can be improved",
    formula=r"\frac{\text{found}(q + \varepsilon e_i) - \text{found}(q)}{\varepsilon}",
    inputs=("q", "K", "V", "tau"),
    why=(
        "The query is moved a little along each trait in turn. What the soft lookup finds moves "
        "along, so that training can tell which way is better, for queries, keys and values "
        "alike. This is what differentiable means."
    ),
    breaks=(
        "The nearest key alone stays the nearest: all its slopes are 0, except where two keys tie "
        "and it jumps."
    ),
    notes=(
        Note(
            FRAMEWORK,
            "all values and all weights are reached by gradients",
            "They can, each in proportion to its share. A key with a share near 0 gets a gradient "
            "near 0, so that a soft lookup that has become hard learns no better than a hard one.",
        ),
        Note(
            FRAMEWORK,
            "gradient descent improves keys, values and queries",
            "Those of a fixed memory, as here. In attention all three are made anew from every "
            "text, and what is improved are the projections that make them.",
        ),
    ),
)
def movement(inputs: Inputs) -> StepResult:
    """What both lookups find when the query moves a little, over how far it moved."""
    keys, values, temperature = inputs["K"], inputs["V"], inputs.number("tau")
    queries = inputs["q"] + _NUDGE * np.vstack(
        [np.zeros(len(inputs["q"])), np.eye(len(inputs["q"]))]
    )
    scores = attention_scores(queries, keys)
    soft = weighted_sum(softmax_of(scores, temperature=temperature), values)
    hard = weighted_sum(np.array([_nearest(row) for row in scores]), values)
    slopes = {"soft": (soft[1:] - soft[0]) / _NUDGE, "hard": (hard[1:] - hard[0]) / _NUDGE}
    moved = {name: float(np.abs(found).max()) for name, found in slopes.items()}
    return result(
        *(
            table(
                f"moved_{name}",
                found,
                symbol=rf"\Delta_{{\text{{{name}}}}}",
                title=title,
                rows=_TRAITS,
                columns=VALUES.columns if isinstance(VALUES.columns, tuple) else (),
                shade="differences",
            )
            for (name, found), title in zip(
                slopes.items(),
                ("Slopes of the soft lookup", "Slopes of the nearest key"),
                strict=True,
            )
        ),
        remark=f"The largest slope is {moved['soft']:.3g} for the soft lookup and "
        f"{moved['hard']:.3g} for the nearest key.",
    )


@lesson.step(
    title="The text's matrix: do rows sum to 1?",
    formula=r"\sum_j A_{ij} = 1",
    inputs=("A",),
    why=(
        "In self-attention every position looks up, and each of them is a row of shares. The "
        "matrix of the text is taken as given; that each row divides one whole is the first thing "
        "to check of any attention matrix."
    ),
    breaks=(
        "A row that sums to more makes its position larger than what it was made of, and one that "
        "sums to less, smaller."
    ),
    notes=(
        Note(
            ADJACENCY,
            "query 3 gives position 1 a weight of 0.0",
            "On paper softmax never gives exactly 0, except to a masked position. To one decimal "
            "it is 0 for anything less than 0.05.",
        ),
    ),
)
def row_sums(inputs: Inputs) -> StepResult:
    """The sums of the rows."""
    sums = inputs["A"].sum(-1, keepdims=True)
    whole = np.isclose(sums, 1).all()
    return result(
        table(
            "sums",
            sums,
            symbol=r"\sum_j A_{ij}",
            title="Sum of each row",
            rows=inputs.words("nodes"),
        ),
        remark="All rows sum to 1."
        if whole
        else "Not all rows sum to 1: this is no attention matrix.",
    )


@lesson.step(
    title="What the matrix says, as a graph",
    formula=r"\hat\jmath(i) = \operatorname{argmax}_j A_{ij}, \quad n_{\text{eff}} = e^{H(A_i)}",
    inputs=("A", "sums"),
    why=(
        "Positions are nodes, and weights are edges from the one that looks to the one that is "
        "looked at. For each row: where it looks most, with what weight, and among how many "
        "positions it effectively divides its attention."
    ),
    breaks=(
        "The largest weight alone says little: a row can have its largest weight at one position "
        "and be spread over all of them."
    ),
    notes=(
        Note(
            ADJACENCY,
            "the fourth row looks mostly at itself, and the second rather evenly at all",
            "The largest weight of row 4 is 0.4, so that most of it goes elsewhere. By effective "
            "positions row 4 (3.79 of 4) is even more uniform than row 2 (3.60).",
        ),
        Note(
            ADJACENCY,
            "the adjacency is learned, not fixed",
            "Learned are the projections; the adjacency is computed from them anew for each text. "
            "It depends on the text, which a learned matrix would not.",
        ),
    ),
)
def graph(inputs: Inputs) -> StepResult:
    """Where each position looks most, and how widely."""
    weights = inputs["A"]
    nodes = inputs.words("nodes")
    if not inputs["sums"].all():
        raise NotComputableError(
            "A row without any weight looks nowhere. Give every row some weight."
        )
    spread = perplexity(weights / inputs["sums"])
    top = weights.argmax(-1)
    reads = [f"“{node}” looks most at “{nodes[at]}”" for node, at in zip(nodes, top, strict=True)]
    return result(
        table(
            "most",
            (top + 1.0)[:, None],
            symbol=r"\hat\jmath",
            title="Looks most at (from 1)",
            rows=nodes,
        ),
        table(
            "weight",
            weights.max(-1, keepdims=True),
            symbol=r"A_{i \hat\jmath}",
            title="With weight",
            rows=nodes,
        ),
        table(
            "effective",
            spread[:, None],
            symbol=r"n_{\text{eff}}",
            title="Effective positions",
            rows=nodes,
        ),
        remark="; ".join(reads) + ".",
        picture=Graph(
            title="The attention matrix as a graph",
            caption="An edge runs from the position that looks; the thicker, the more weight.",
            nodes=nodes,
            weights=weights,
        ),
    )


@lesson.step(
    title="A graph made of what stands at its nodes",
    formula=r"A'_{ij} = \operatorname{softmax}_j \left( \frac{h_i \cdot h_j}{\sqrt{d}} \right)",
    inputs=("h", "links"),
    why=(
        "Attention draws its graph from the words themselves. For simplicity queries and keys are "
        "here what stands at the positions, so that a position looks at those that point its way; "
        "with projections it could look for anything else."
    ),
    breaks=(
        "A fixed graph has the same edges for every text. Whoever matters to a word must then "
        "happen to stand beside it."
    ),
    notes=(
        Note(
            DYNAMIC,
            "attention and a graph attention network on a complete graph are equivalent",
            "It is a close relative. The graph attention network of Veličković and others (2018) "
            "scores a pair by a small additive network with a leaky ReLU and one shared "
            "projection, not by a dot product of queries and keys.",
        ),
    ),
)
def own_graph(inputs: Inputs) -> StepResult:
    """The adjacency that attention computes."""
    found = softmax_of(attention_scores(inputs["h"], inputs["h"]))
    nodes = inputs.words("nodes")
    return result(
        _scores_between(inputs),
        _adjacency(inputs, found),
        picture=Graph(
            title="The graph that these positions make",
            caption="Change a number above and the edges change; a fixed graph would not.",
            nodes=nodes,
            weights=found,
        ),
    )


@own_graph.when_removed(formula=r"A'_{ij} = \frac{B_{ij}}{\sum_j B_{ij}}")
def _(inputs: Inputs) -> StepResult:
    links = inputs["links"]
    sums = links.sum(-1, keepdims=True)
    if not sums.all():
        raise NotComputableError("A position of the fixed graph has no neighbour. Link it to one.")
    found = links / sums
    return result(
        _scores_between(inputs),
        _adjacency(inputs, found),
        remark="These edges are the same whatever stands at the positions.",
        picture=Graph(
            title="The fixed graph",
            caption="Each position looks at its neighbours and at itself, always in equal shares.",
            nodes=inputs.words("nodes"),
            weights=found,
        ),
    )


@lesson.step(
    title="One round of messages along the edges",
    formula=r"h'_i = \sum_j A'_{ij} h_j",
    inputs=("own", "h"),
    why=(
        "Every position takes in what the others hold, in the shares of its edges. Networks on "
        "graphs do the same; what is new is where the edges come from. As every position sees "
        "every other, one round is enough for the whole text."
    ),
    breaks=(
        "Without messages nothing is learned of the other positions. Along a chain of neighbours "
        "it takes as many rounds as there are steps between two positions."
    ),
    notes=(
        Note(
            DYNAMIC,
            "a layer of a graph network is $\\sigma(\\sum_j A_{ij} W h_j)$",
            "Attention itself has no non-linearity after the sum: it is in the softmax before it "
            "and in the feed-forward part that follows. $W$ is the value projection, left out "
            "here.",
        ),
        Note(
            SUMMARY,
            "the path between any two positions is O(1)",
            "In rounds. The work of one round grows with the square of the number of positions, "
            "and a causal mask takes nearly half of the edges away: then nothing runs from a "
            "later position to an earlier one, in any number of rounds.",
        ),
    ),
)
def messages(inputs: Inputs) -> StepResult:
    """What stands at the positions after one round."""
    return result(_states(inputs, weighted_sum(inputs["own"], inputs["h"])))


@messages.when_removed(formula="h'_i = h_i")
def _(inputs: Inputs) -> StepResult:
    return result(_states(inputs, inputs["h"]))


def _nearest(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """All weight on the largest score."""
    return np.eye(len(scores))[scores.argmax()]


def _of_keys(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
) -> LessonTable:
    keys = inputs.words("keys")
    return table(name, values, symbol=symbol, title=title, columns=keys)


def _of_values(name: str, values: NDArray[np.float64], symbol: str, title: str) -> LessonTable:
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=tuple(VALUES.columns),
    )


def _weights(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    return table(
        "w",
        values,
        symbol="w",
        title="Shares",
        columns=inputs.words("keys"),
        shade="weights",
    )


def _scores_between(inputs: Inputs) -> LessonTable:
    nodes = inputs.words("nodes")
    return table(
        "between",
        attention_scores(inputs["h"], inputs["h"]),
        symbol=r"h h^\top / \sqrt d",
        title="Likeness of the positions",
        rows=nodes,
        columns=nodes,
    )


def _adjacency(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    nodes = inputs.words("nodes")
    return table(
        "own",
        values,
        symbol="A'",
        title="Edges",
        rows=nodes,
        columns=nodes,
        shade="weights",
    )


def _states(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    return table(
        "h_new",
        values,
        symbol="h'",
        title="After one round",
        rows=inputs.words("nodes"),
    )


def _rounds_along_the_chain(solve: Solver) -> int:
    """How many rounds along the fixed graph until the first position hears of the last."""
    links = solve()["links"] > 0
    heard, rounds = links[0], 1
    while not heard[-1]:
        heard = (heard.astype(int) @ links.astype(int)) > 0
        rounds += 1
    return rounds


def _most_uniform(solve: Solver) -> str:
    return NODES.value[int(solve()["effective"].argmax())]


lesson.printed = (
    PrintedNumbers(FRAMEWORK, "0.7 0.2 0.1", computed="w"),
    PrintedNumbers(ADJACENCY, "1 1 1 1", computed="sums"),
    PrintedNumbers(
        ADJACENCY,
        "2 3 4",
        computed="most",
        index=([0, 2, 3], 0),
        label="Where queries 1, 3 and 4 attend most",
    ),
)

lesson.exercises = (
    Exercise(
        id="colder",
        question="The temperature is lowered to 0.5. Which share does “cat” get then?",
        answer=lambda solve: solve({"tau": 0.5})["w"][0],
        because=(
            "Halving the temperature squares the ratios: 0.7² over 0.7² + 0.2² + 0.1², but for the "
            "rounding of the shares."
        ),
    ),
    Exercise(
        id="uniform",
        question="Which row of the text's matrix divides its attention most evenly?",
        answer=_most_uniform,
        choices=NODES.value,
        because="Three equal shares of 0.2 and one of 0.4 have the largest entropy of the four.",
    ),
    Exercise(
        id="rounds",
        question=(
            "Along the fixed graph, after how many rounds of messages has position 1 heard of "
            "position 4?"
        ),
        answer=_rounds_along_the_chain,
        because="Every round carries a message one step further. With attention it is one round.",
        decimals=0,
    ),
)
