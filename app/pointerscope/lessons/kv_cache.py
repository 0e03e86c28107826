"""Decoding step by step, with and without a cache of keys and values: same outputs, less work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, masked, scaled_dot_product_attention
from pointerscope.formulas.counts import (
    attention_multiplications,
    kv_cache_bytes,
    projection_multiplications,
    projection_parameters,
)
from pointerscope.formulas.masking import causal_mask
from pointerscope.lessons.framework import (
    DEEP_DIVE,
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
    Words,
    recorded,
    result,
    self_attention,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable

INFERENCE = TextSection(DEEP_DIVE, "Why We Must Run Attention During Inference")
DIFFERENT = TextSection(DEEP_DIVE, "Training vs Inference: What's Different?")
CACHE = TextSection(DEEP_DIVE, "The KV Cache Explained")
SUMMARY = TextSection(DEEP_DIVE, "Summary: Attention's Role")

_LENGTHS = np.array([2.0**power for power in range(13)])


def _matrix(
    name: str, symbol: str, title: str, value: tuple[tuple[float, ...], ...], rows: str = ""
) -> Matrix:
    """A matrix of moderate cells: both ways of decoding then round alike."""
    return Matrix(name, symbol, title, value, rows=rows or (), minimum=-10, maximum=10)


lesson = Lesson(
    title="Decoding with a cache of keys and values",
    summary=(
        "A sentence grows token by token. Worked out from the start at every step, or with keys "
        "and values kept from the steps before: the outputs are the same, the work is not, and "
        "what is kept takes memory."
    ),
    section="language",
    order=2,
    terms=("query position", "key position", "attention mask"),
    sources=(INFERENCE, DIFFERENT, CACHE),
    inputs=(
        Words("tokens", "Tokens", ("The", "cat", "sat", "on"), minimum=2),
        _matrix("X", "X", "Embeddings", ((1, 0, 0), (0, 1, 1), (1, 1, 0), (0, 0, 1)), "tokens"),
        _matrix("W_Q", "W^Q", "Query projection", ((1, 0, 1), (0, 1, 0), (1, 0, 0))),
        _matrix("W_K", "W^K", "Key projection", ((0, 1, 0), (1, 0, 1), (0, 1, 1))),
        _matrix("W_V", "W^V", "Value projection", ((1, 0, 0), (0, 2, 0), (0, 1, 1))),
        Number("layers", "l", "Layers of a large model", 32, minimum=1, maximum=1e4, whole=True),
        Number("heads", "h", "Its heads", 32, minimum=1, maximum=1e4, whole=True),
        Number("length", "T", "Tokens it has read", 4096, minimum=1, maximum=1e8, whole=True),
        Number("d_head", "d_k", "Width of a head", 128, minimum=1, maximum=1e5, whole=True),
        Number("bytes", "b", "Bytes for each number", 2, minimum=0.5, maximum=8),
    ),
)


def _rows(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
    *,
    rows: tuple[str, ...] = (),
) -> LessonTable:
    """A table with a row for every token, or for those named."""
    tokens = rows or inputs.words("tokens")
    return table(name, values, symbol=symbol, title=title, rows=tokens)


lesson.step(
    title="Queries, keys and values",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "Each token has its own query, key and value, made of that token alone. A token that "
        "comes later changes none of them: this is what can be kept."
    ),
    breaks=(
        "If a key were made of the whole sentence, each new token would change all keys, and "
        "there would be nothing to keep."
    ),
)(self_attention.projections)


@lesson.step(
    title="Who may look at whom",
    formula=r"M_{ij} = 1 \text{ where } j \leq i, \text{ else } 0",
    inputs=("X",),
    why=(
        "A token that is being decoded cannot look at what does not exist yet. In training, "
        "where the whole sentence is known, a mask makes it the same."
    ),
    breaks=(
        "Without the mask the outputs of the whole sentence are not those of decoding: earlier "
        "tokens look ahead, and what they give changes whenever a token is added."
    ),
)
def mask(inputs: Inputs) -> StepResult:
    """Lower triangle."""
    return _mask(inputs, 1.0 * causal_mask(np.arange(len(inputs["X"]))))


@mask.when_removed(formula=r"M_{ij} = 1")
def _(inputs: Inputs) -> StepResult:
    count = len(inputs["X"])
    return _mask(inputs, np.ones((count, count)))


def _mask(inputs: Inputs, values: NDArray[np.float64]) -> StepResult:
    return result(
        self_attention.token_pair_table(
            inputs, "M", values, symbol="M", title="1 where a token may look", shade="weights"
        )
    )


@lesson.step(
    title="All positions at once, as in training",
    formula=r"Z = \operatorname{softmax}\left(\frac{Q K^\top}{\sqrt{d_k}}\right)_{M} V",
    inputs=("Q", "K", "V", "M"),
    why=(
        "The whole sentence is known, so one product works out every position. Each row is a "
        "step of decoding: the outputs that follow below have to come out the same."
    ),
    breaks=(
        "Position after position, training would take as many rounds as there are tokens; this "
        "is what makes it fast."
    ),
    notes=(
        Note(
            DIFFERENT,
            "in inference attention is computed for the new position only",
            "That is so once decoding runs. The text it starts from is known as a whole and goes "
            "through all at once, as in training; its keys and values fill the cache.",
        ),
        Note(
            SUMMARY,
            "all positions are computed simultaneously",
            "In training, and for the text that decoding starts from. Decoding itself waits for "
            "every token before it can begin the next.",
        ),
        Note(
            TextSection(DEEP_DIVE, "When Does This Happen? Training vs Inference"),
            "inference computes the same, only without updates",
            "Where training uses dropout, inference leaves it out as well; and with a cache it "
            "computes one row of what training computes at once.",
        ),
    ),
)
def together(inputs: Inputs) -> StepResult:
    """Attention over the whole sentence."""
    may = inputs["M"] > 0
    queries, keys = inputs["Q"], inputs["K"]
    found = scaled_dot_product_attention(queries, keys, inputs["V"], mask=may)
    scores = attention_scores(queries, keys)

    def between(name: str, values: NDArray[np.float64], title: str, **more: object) -> LessonTable:
        return self_attention.token_pair_table(
            inputs,
            name,
            values,
            symbol=name,
            title=title,
            **more,  # type: ignore[arg-type]
        )

    return result(
        between("S", scores, "Scaled scores"),
        between("S_M", masked(scores, may), "Scores that count"),
        between("A", found.weights, "Weights", shade="weights"),
        _rows(inputs, "Z", found.outputs, "Z", "Outputs of all at once"),
    )  # fmt: skip


@lesson.step(
    title="Step by step, from the start each time",
    formula=r"z_t = \operatorname{Attention}(Q_{1 \ldots t}, K_{1 \ldots t}, V_{1 \ldots t})_t",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "The plain way to decode: put the new token at the end, run everything over the whole "
        "sentence so far, take the last row and throw away the rest."
    ),
    breaks=(
        "This shows what a cache saves: at every step the rows above the last are worked out "
        "again, and come out as they were."
    ),
)
def again(inputs: Inputs) -> StepResult:
    """The last output of every beginning of the sentence."""
    outputs = []
    for known in range(1, len(inputs["X"]) + 1):
        tokens = inputs["X"][:known]
        q, k, v = (linear(tokens, inputs[name].T) for name in ("W_Q", "W_K", "W_V"))
        may = causal_mask(np.arange(known))
        outputs.append(scaled_dot_product_attention(q, k, v, mask=may).outputs[-1])
    return result(
        _rows(inputs, "again", np.array(outputs), r"Z_{\text{start}}", "Outputs from the start")
    )


@lesson.step(
    title="Step by step, with keys and values kept",
    formula=r"z_t = \operatorname{softmax}"
    r"\left(\frac{q_t K_{1 \ldots t}^\top}{\sqrt{d_k}}\right) V_{1 \ldots t}",
    inputs=("X", "W_Q", "W_K", "W_V", "Z", "again"),
    why=(
        "Only the new token is projected. Its key and value join those that are kept, and its "
        "query looks at all of them. Queries are not kept: none is asked twice."
    ),
    breaks=(
        "With nothing kept and nothing worked out again, a new token has only itself to look at: "
        "it must take its own value, and the sentence before it is lost."
    ),
    notes=(
        Note(
            DIFFERENT,
            "the cache is essential in inference",
            "For speed. The outputs are the same without it, as the table of differences shows.",
        ),
        Note(
            INFERENCE,
            "the input of a step is the whole sentence so far",
            "With a cache only the new token goes in; of the others nothing is needed but their "
            "keys and values.",
        ),
    ),
)
def cached(inputs: Inputs) -> StepResult:
    """The output of every new token, from what is kept."""
    kept_keys: list[NDArray[np.float64]] = []
    kept_values: list[NDArray[np.float64]] = []
    outputs = []
    for token in inputs["X"]:
        query, key, value = (linear(token, inputs[name].T) for name in ("W_Q", "W_K", "W_V"))
        kept_keys.append(key)
        kept_values.append(value)
        found = scaled_dot_product_attention(
            query[None], np.array(kept_keys), np.array(kept_values)
        )
        outputs.append(found.outputs[0])
    return _cached(inputs, np.array(outputs), 2 * np.arange(1, len(outputs) + 1))


@cached.when_removed(formula=r"z_t = v_t")
def _(inputs: Inputs) -> StepResult:
    return _cached(inputs, linear(inputs["X"], inputs["W_V"].T), 0 * np.arange(len(inputs["X"])))


def _cached(inputs: Inputs, outputs: NDArray[np.float64], kept: NDArray[np.int64]) -> StepResult:
    """The outputs, beside those worked out from the start, and how many rows are kept."""
    off = np.abs(_apart(outputs, inputs["again"])).max()
    same = bool(off == 0), not _apart(outputs, inputs["Z"]).any()
    remark = {
        (True, True): "The outputs are those from the start, and those of all at once.",
        (True, False): "The outputs are those from the start, but not those of all at once.",
        (False, True): "The outputs are those of all at once, but not those from the start.",
        (False, False): f"The outputs are others: they are up to {off:.3g} off.",
    }[same[0], same[1]]
    return result(
        _rows(inputs, "cached", outputs, r"Z_{\text{kept}}", "Outputs with what is kept"),
        table(
            "difference",
            _apart(outputs, inputs["again"]),
            symbol=r"Z_{\text{kept}} - Z_{\text{start}}",
            title="Less those from the start",
            rows=inputs.words("tokens"),
            shade="differences",
        ),
        table(
            "kept",
            kept.reshape(-1, 1),
            symbol=r"2 t",
            title="Rows kept after each step",
            rows=inputs.words("tokens"),
            columns=("keys and values",),
        ),
        remark=remark,
    )


def _apart(left: NDArray[np.float64], right: NDArray[np.float64]) -> NDArray[np.float64]:
    """The difference, without what comes of rounding in the sixteenth digit."""
    return np.where(np.isclose(left, right, rtol=1e-11, atol=1e-11), 0.0, left - right)


@lesson.step(
    title="Deeper layers can keep theirs too",
    formula=r"K^{(2)} = Z W^K",
    inputs=("Q", "K", "V", "M", "Z", "W_K"),
    why=(
        "The keys of a second layer are made of the outputs of the first. They are worked out "
        "here before and after the last token comes (both layers with the same matrices): what "
        "does not change can be kept. The same holds for values and for every layer above."
    ),
    breaks=(
        "Remove the mask, the second step, and the keys of the second layer change when a token "
        "is added: then nothing above the first layer could be kept."
    ),
    notes=(
        Note(
            CACHE,
            "earlier keys and values do not change when a token is added",
            "In the first layer never; above it only because of the causal mask. A model that "
            "looks both ways, as BERT or PointerNetworkV45, cannot decode with such a cache.",
        ),
    ),
)
def deeper(inputs: Inputs) -> StepResult:
    """Keys of the second layer, before and after the last token."""
    before = slice(0, len(inputs["Q"]) - 1)
    tokens = inputs.words("tokens")[before]
    shorter = scaled_dot_product_attention(
        inputs["Q"][before], inputs["K"][before], inputs["V"][before],
        mask=inputs["M"][before, before] > 0,
    ).outputs  # fmt: skip
    keys_before = linear(shorter, inputs["W_K"].T)
    keys = linear(inputs["Z"], inputs["W_K"].T)[before]
    change = _apart(keys, keys_before)
    largest = np.abs(change).max()
    return result(
        _rows(inputs, "keys_before", keys_before, "K^{(2)}_{t-1}", "Before", rows=tokens),
        _rows(inputs, "keys_after", keys, "K^{(2)}_t", "After", rows=tokens),
        table(
            "change",
            change,
            symbol=r"\Delta K^{(2)}",
            title="Change",
            rows=tokens,
            shade="differences",
        ),
        remark=(
            "The keys of the second layer stay as they are and can be kept."
            if largest == 0
            else f"The keys of the second layer change by up to {largest:.3g}."
        ),
    )


@lesson.step(
    title="The work, counted",
    formula=r"C_t = 3 d \, d_k \, t + 2 t^2 d_k, \quad C_t^{\text{cached}} = 3 d \, d_k + 2 t \, "
    r"d_k",
    inputs=("X", "W_Q"),
    why=(
        "Multiplications of one head in one layer, step by step. From the start, every position "
        "is projected again and meets every other again, and scores that the mask throws away "
        "are worked out as well; with the cache only the new one is projected and looks."
    ),
    breaks=(
        "The cache does not make a step free: the new query still meets all keys, so the work of "
        "a step grows with what has been read, and that of all steps with its square."
    ),
)
def work(inputs: Inputs) -> StepResult:
    """Multiplications at each step, both ways."""
    steps = recorded(np.arange(1, len(inputs["X"]) + 1, dtype=np.float64))
    width, narrow = inputs["W_Q"].shape
    counts = dict(zip(("from_start", "with_cache"), _work(inputs, steps), strict=True))
    totals = [count.sum() for count in counts.values()]
    sums = _work(inputs, _LENGTHS)
    ways = ("from the start", "with the cache")
    templates = (
        f"3 * {width} * {narrow} * {{t}} + 2 * {{t}}^2 * {narrow}",
        f"3 * {width} * {narrow} + 2 * {{t}} * {narrow}",
    )
    return result(
        _rows(inputs, "t", steps.reshape(-1, 1), "t", "Tokens so far"),
        *(
            _rows(inputs, name, count.reshape(-1, 1), "C_t", f"Multiplications {way}")
            for (name, count), way, template in zip(counts.items(), ways, templates, strict=True)
        ),
        *(
            table(
                f"{name}_total",
                total[None],
                symbol=r"\sum_t C_t",
                title=f"Altogether {way}",
            )
            for name, total, way in zip(counts, totals, ways, strict=True)
        ),
        remark=(
            f"From the start it takes {totals[0]:g} multiplications, with the cache "
            f"{totals[1]:g}. The first is {totals[0] / totals[1]:.3g} times the second."
        ),
        picture=Lines(
            "The work of one more token",
            "Multiplications for the next token, by how many there are with it, in this head. In "
            "the long run they grow with the square from the start, in proportion with the cache.",
            _LENGTHS,
            dict(zip(ways, sums, strict=True)),
            "Tokens",
            "Multiplications",
            logarithmic="xy",
        ),
    )


def _work(
    inputs: Inputs, steps: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Multiplications at steps: from the start, and with the cache."""
    width, narrow = (np.full_like(steps, size) for size in inputs["W_Q"].shape)
    one = np.ones_like(steps)
    projected = projection_parameters(width, one, narrow)
    return (
        projection_multiplications(steps, projected)
        + attention_multiplications(one, steps, steps, narrow),
        projection_multiplications(one, projected)
        + attention_multiplications(one, one, steps, narrow),
    )


@lesson.step(
    title="The memory it takes",
    formula=r"2 \cdot l \cdot h \cdot T \cdot d_k \cdot b",
    inputs=("layers", "heads", "length", "d_head", "bytes"),
    why=(
        "A key and a value for every layer, head and token. Work is saved and memory is paid: "
        "what has been read stays there until the answer is whole."
    ),
    breaks="Without keeping them no memory is taken, and every step starts from the beginning.",
    notes=(
        Note(
            CACHE,
            "2.1 GB",
            "2,147,483,648 bytes: 2.1 gigabytes of $10^9$ bytes, and exactly 2 gibibytes of "
            "$2^{30}$. It is for a single sequence; a server pays for every one that it answers "
            "at the same time.",
        ),
        Note(
            CACHE,
            "keys and values are stored for every layer and every head",
            "In attention as these texts define it. Many large models let several query heads "
            "share one set of keys and values (Shazeer 2019), and the $h$ of the formula is then "
            "the number of these sets.",
        ),
    ),
)
def memory(inputs: Inputs) -> StepResult:
    """Bytes, in both units, and for each token."""
    numbers = [inputs[name] for name in ("layers", "heads", "length", "d_head", "bytes")]
    return _memory(kv_cache_bytes(*numbers), inputs["length"])


@memory.when_removed(formula="0")
def _(inputs: Inputs) -> StepResult:
    return _memory(recorded(0.0), inputs["length"])


def _memory(taken: NDArray[np.float64], length: NDArray[np.float64]) -> StepResult:
    return result(
        table("memory", taken, symbol="B", title="Bytes"),
        table("gigabytes", taken / 1e9, symbol=r"\frac{B}{10^9}", title="Gigabytes"),
        table("gibibytes", taken / 2**30, symbol=r"\frac{B}{2^{30}}", title="Gibibytes"),
        table("a_token", taken / length, symbol=r"\frac{B}{T}", title="Bytes a token"),
        remark=(
            f"{taken:,.0f} bytes are {taken / 1e9:.4g} GB, or {taken / 2**30:.4g} GiB: "
            f"{taken / length:,.6g} bytes for every token."
        ),
    )


def _looked_at(weights: NDArray[np.float64]) -> list[int]:
    """The positions that one looks at."""
    return [int(position) for position in np.flatnonzero(weights)]


lesson.printed = (
    PrintedNumbers(
        INFERENCE,
        "0 1  0 1 2",
        computed=lambda solve: [at for row in solve()["A"][1:3] for at in _looked_at(row)],
        label="Positions that the second and the third token look at",
    ),
    PrintedNumbers(
        INFERENCE,
        "0  0 1",
        computed=lambda solve: [at for row in solve()["A"][1:3] for at in _looked_at(row)[:-1]],
        label="Positions whose keys and values are in the cache by then",
    ),
    PrintedNumbers(
        DIFFERENT,
        "0  0 1",
        computed=lambda solve: [at for row in solve()["A"][1:3] for at in _looked_at(row)[:-1]],
        label="Positions whose keys and values are in the cache by then",
    ),
    PrintedNumbers(CACHE, "2.1G", computed="memory"),
)

_CHANGES = {True: "They stay the same.", False: "They change."}

lesson.exercises = (
    Exercise(
        id="longer",
        question=(
            "The large model reads 32,768 tokens instead of 4,096. How many gibibytes does its "
            "cache take?"
        ),
        answer=lambda solve: solve({"length": 32768})["gibibytes"],
        because="Memory grows in proportion to the length: eight times 2 GiB.",
        decimals=0,
    ),
    Exercise(
        id="both-ways",
        question=(
            "The mask is removed, and a token is added at the end. What becomes of the second "
            "layer's keys for the tokens before it?"
        ),
        answer=lambda solve: _CHANGES[not solve(removed=["mask"])["change"].any()],
        choices=tuple(_CHANGES.values()),
        because="Every token looks at the new one, so its output changes, and the key made of it.",
    ),
    Exercise(
        id="saved",
        question=(
            "At the step that adds “on”, how many multiplications does the cache save in this head?"
        ),
        answer=lambda solve: solve()["from_start"][-1, 0] - solve()["with_cache"][-1, 0],
        because=(
            "From the start it is $3 \\cdot 9 \\cdot 4 + 2 \\cdot 16 \\cdot 3$, with the cache "
            "$3 \\cdot 9 + 2 \\cdot 4 \\cdot 3$."
        ),
        decimals=0,
    ),
)
