"""From vectors to a word that is not in the input, and how that is trained."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, weighted_sum
from pointerscope.formulas import softmax as softmax_of
from pointerscope.formulas.masking import additive_mask, causal_mask
from pointerscope.formulas.next_word_loss import next_word_losses
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    Choice,
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
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable

NEW_WORD = TextSection(DEEP_DIVE, "How Does Attention Produce a NEW Word?")
NOT_THE_WORD = TextSection(DEEP_DIVE, "The Answer: Attention Output ≠ The Next Word")
PROJECTION = TextSection(DEEP_DIVE, "The Missing Step: Output Projection to Vocabulary")
COMPLETE = TextSection(DEEP_DIVE, "Complete Example")
INSIGHT = TextSection(DEEP_DIVE, "Key Insight: The Vocabulary Projection")
ANALOGY = TextSection(DEEP_DIVE, "Analogy")
FITTING = TextSection(DEEP_DIVE, "Where Q, K, V Fit In")
LAST = TextSection(DEEP_DIVE, "Why Use the LAST Embedding During Inference?")
SUMMARY = TextSection(DEEP_DIVE, "The Last Position is a SUMMARY")
JOINED = TextSection(DEEP_DIVE, "Why Not Concatenate All Embeddings?")
CLASSIFICATION = TextSection(DEEP_DIVE, "For Classification vs Generation")
TRAINING = TextSection(DEEP_DIVE, "Training vs Inference: What's Different?")
NO_VOCABULARY = TextSection(DEEP_DIVE, "NOT the Vocabulary Size!")
CRICKET = TextSection(DEEP_DIVE, "Cricket Implication")

_MOST_WORDS = 12
_LENGTHS = 6  # in the table of sizes

TOKENS = Words("tokens", "Tokens", ("The", "cat", "sat"))
VOCABULARY = Words(
    "vocabulary",
    "Vocabulary",
    ("the", "cat", "sat", "on", "ran", "dog", "meowed"),
    minimum=2,
    maximum=_MOST_WORDS,
)
X = Matrix(
    "X",
    "X",
    "Vectors that go in, positions included (our own numbers)",
    ((2, 0, 0, 0.5), (0.5, 2, 0, 0), (0, 0.5, 2, 0.5)),
    rows="tokens",
)
W_VOCAB = Matrix(
    "W_vocab",
    r"W_{\text{vocab}}",
    "Projection to the vocabulary (our own numbers)",
    (
        (-1.5, 2, -1, -2, -1, 0.5, -1),
        (-0.4, -1, 2, -0.5, 1.6, 0.4, 1.4),
        (1, -1, -1, 2, -0.5, -1, -0.5),
        (0.5, 0.5, 0, 0.5, 0, 0.5, 0),
    ),
    columns="vocabulary",
)
FOLLOWING = Matrix(
    "follows",
    "y",
    "The word that really follows, by its number in the vocabulary",
    (2, 3, 4),
    columns="tokens",
    minimum=1,
    maximum=_MOST_WORDS,
    whole=True,
)
RULE = Choice(
    "rule",
    "How a word is chosen",
    "largest",
    {"largest": "the most probable one", "draw": "drawn, each with its probability"},
)
DRAW = Number("u", "u", "The draw, between 0 and 1", 0.7, minimum=0, maximum=1)
POOL = Choice(
    "pool",
    "What is classified",
    "mean",
    {
        "mean": "the mean of all positions",
        "first": "the first position, as [CLS]",
        "last": "the last position",
    },
)
W_CLASS = Matrix(
    "W_class",
    r"W_{\text{class}}",
    "Projection to two classes (our own numbers)",
    ((0.5, -0.5), (-0.5, 1), (0, 0.5), (0, 0)),
    columns=("negative", "positive"),
)


def _size(name: str, symbol: str, title: str, value: int, most: int) -> Number:
    return Number(name, symbol, title, value, minimum=1, maximum=most, whole=True)


WIDTH = _size("width", "d", "Width of the text's vectors", 512, 100_000)
KNOWN = _size("known", "N", "Words that the text's model knows", 30_000, 10_000_000)
READ = _size("read", "T", "Words of the text's input", 2, 1_000_000)

lesson = Lesson(
    title="A word that was never in the input",
    summary=(
        "Attention gives vectors, not words. One more matrix scores every word of the vocabulary, "
        "so that the answer can be one that nobody has said yet; and each position of a text is "
        "an exercise in guessing the next one."
    ),
    section="language",
    order=1,
    terms=("attention mask", "logit", "vocabulary"),
    sources=(NEW_WORD, LAST, JOINED, CLASSIFICATION, TRAINING),
    inputs=(
        TOKENS,
        X,
        VOCABULARY,
        W_VOCAB,
        RULE,
        DRAW,
        POOL,
        W_CLASS,
        FOLLOWING,
        WIDTH,
        KNOWN,
        READ,
    ),
)


@lesson.step(
    title="The mask: only what came before",
    formula=(
        r"S = \frac{X X^\top}{\sqrt d}, \quad M_{ij} = \begin{cases} 0 & j \le i \\ "
        r"-\infty & j > i \end{cases}"
    ),
    inputs=("X",),
    why=(
        "A position is to guess the word after it, so that it must not see it. To keep this "
        "lesson short there is one attention layer, without projections: queries, keys and values "
        "are what stands at the positions."
    ),
    breaks=(
        "Without the mask every position but the last sees the very word that it is to guess. In "
        "training it would learn to copy it, and could do nothing once nothing is there to copy."
    ),
    notes=(
        Note(
            TRAINING,
            "in training, the outputs of all positions are used",
            "With a causal mask only, as here. The section on what each embedding knows allows for "
            "an encoder, where position 0 has seen all; its guesses would be no guesses.",
        ),
    ),
)
def look(inputs: Inputs) -> StepResult:
    """Scores, and the mask on them."""
    allowed = causal_mask(np.arange(float(len(inputs["X"]))))
    return _scored(inputs, additive_mask(allowed))


@look.when_removed(formula=r"S = \frac{X X^\top}{\sqrt d}, \quad M = 0")
def _(inputs: Inputs) -> StepResult:
    return _scored(inputs, np.zeros((len(inputs["X"]), len(inputs["X"]))))


@lesson.step(
    title="Attention gathers: vectors in, vectors out",
    formula=r"A = \operatorname{softmax}(S + M), \quad Z = A X",
    inputs=("masked", "X"),
    why=(
        "The last position starts out knowing of its own word alone; here it takes in the others. "
        "What comes out is as wide as what went in and no word yet: attention moves what is known "
        "between positions, and nothing more."
    ),
    breaks=(
        "Each position knows its own word only, and “sat” is followed by the same words whether a "
        "cat sat or a judge."
    ),
    notes=(
        Note(
            SUMMARY,
            "the last embedding contains all information of the sequence",
            "It had access to all of it. What it keeps is a blend in a vector of fixed width, "
            "which is what the other text calls a bottleneck and the reason for information loss. "
            "Attention helps as each further position may look at all the others again.",
        ),
        Note(
            FITTING,
            "Q, K and V mix information between positions and do not output words",
            "True of this kind of network. A pointer does output positions, and through them "
            "words or places of its input; that is what the lesson on the pointer is about.",
        ),
        Note(
            LAST,
            "the output for the first word has looked at itself only, and knows the word in the "
            "context of the sentence",
            "Not both. With a causal mask the first position sees itself, in every layer, and "
            "knows of no context; in an encoder it sees all. The same text has it right further "
            "on, where that output is “still just” its word.",
        ),
        Note(
            CRICKET,
            "the last ball's embedding knows everything of the innings",
            "It had access to every ball that the model was given, and to nothing that a ball's "
            "features leave out. What is left of a wicket of long ago in a vector of fixed width "
            "is for training to decide.",
        ),
    ),
)
def gather(inputs: Inputs) -> StepResult:
    """Weights, and what they gather."""
    weights = softmax_of(inputs["masked"])
    tokens = inputs.words("tokens")
    own = weights[-1, -1]
    return result(
        _weights(inputs, weights),
        _gathered(inputs, weighted_sum(weights, inputs["X"])),
        remark=f"“{tokens[-1]}” is now {1 - own:.1%} made of the words before it.",
    )


@gather.when_removed(formula="A = I, \\quad Z = X")
def _(inputs: Inputs) -> StepResult:
    return result(
        _weights(inputs, np.eye(len(inputs["X"]))),
        _gathered(inputs, inputs["X"]),
        remark="No position knows of any other.",
    )


@lesson.step(
    title="Read the last position",
    formula=r"z = z_T",
    inputs=("Z",),
    why=(
        "The last position has looked at everything, and it is the one that was trained to say "
        "what comes next: the others were trained to say what came after them. It has the same "
        "size however long the text is."
    ),
    breaks=(
        "In the mean, what each earlier position expected after itself is mixed in, and the order "
        "of the outputs is lost. Joined end to end, the size grows with every word, and no matrix "
        "of one size fits all texts."
    ),
    notes=(
        Note(
            JOINED,
            "averaging or joining has the problem of a variable length",
            "Joining has; an average is as wide as one embedding, whatever the length. Against the "
            "average speaks the third point, that it is less focused.",
        ),
        Note(
            JOINED,
            "the outputs of earlier positions are redundant",
            "They are not contained in the last one, which has seen what went into them. Later "
            "layers, and later words, still look at them: that is why their keys and values are "
            "kept.",
        ),
    ),
)
def read_off(inputs: Inputs) -> StepResult:
    """The vector that is read, and how large others would be."""
    found = inputs["Z"][-1]
    width = len(found)
    return result(
        _sizes(inputs),
        table(
            "z",
            found,
            symbol="z",
            title="What is read",
        ),
        remark=f"Joined end to end, {len(inputs['Z'])} positions would be {inputs['Z'].size} "
        f"numbers for a matrix that takes {width}.",
    )


@read_off.when_removed(formula=r"z = \frac{1}{T} \sum_t z_t")
def _(inputs: Inputs) -> StepResult:
    found = inputs["Z"].mean(0)
    return result(_sizes(inputs), table("z", found, symbol="z", title="What is read"))


@lesson.step(
    title="The missing step: a score for each word there is",
    formula=r"\text{logits} = z W_{\text{vocab}}",
    inputs=("z", "W_vocab"),
    why=(
        "Each column of the matrix is a word, also of those that are not in the input. A word "
        "scores high if its column points where $z$ points: “what would fit here” has become a "
        "direction, and every word is measured along it."
    ),
    breaks=(
        "Without it there are only vectors. The nearest thing to a word would be one of the input, "
        "and nothing new could ever be said."
    ),
    notes=(
        Note(
            INSIGHT,
            "the projection is nn.Linear(d_model, vocab_size), of shape (512, 30,000)",
            "Read as $z W$ it is. PyTorch keeps the same matrix the other way round, as 30,000 by "
            "512, and adds a bias of 30,000 numbers, which the formula leaves out.",
        ),
        Note(
            ANALOGY,
            "a representation is made of concepts, such as “animal” or “expects an action”",
            "Our numbers are made so. In a trained network single components seldom stand for a "
            "concept that has a name.",
        ),
        Note(
            ANALOGY,
            "a translator does not go back to the source for words",
            "As an image for the projection it serves. Real translation networks do look back at "
            "the source before each word: that is what text 003 introduces attention for.",
        ),
        Note(
            PROJECTION,
            "the vocabulary holds all possible words",
            "No list does. Entries are usually pieces of words, of which rare ones are spelled; a "
            "vocabulary of whole words needs an entry for what it does not know.",
        ),
    ),
)
def scores(inputs: Inputs) -> StepResult:
    """A score for every word of the vocabulary."""
    found = linear(inputs["z"], inputs["W_vocab"].T)
    return result(
        _of_vocabulary(
            inputs,
            "logits",
            found,
            r"\text{logits}",
            "Scores of all words",
        )
    )


@lesson.step(
    title="Softmax over the vocabulary",
    formula=r"p = \operatorname{softmax}(\text{logits})",
    inputs=("logits",),
    why=(
        "Each word of the vocabulary gets a probability, and together they are 1. It is the same "
        "softmax as in attention, but over words to be said instead of positions to look at."
    ),
    breaks=(
        "Scores say which word is best and not how sure that is; they can be neither drawn from "
        "nor compared with what really followed."
    ),
    notes=(
        Note(
            COMPLETE,
            "after “The cat”, “sat” has the probability 0.15 and “ran” 0.08",
            "Illustrations: the vectors they would follow from are not given. Our small matrix is "
            "made to rank these words alike; with seven words to share in place of 30,000, each "
            "gets more.",
        ),
        Note(
            INSIGHT,
            "the matrix maps a vector to probabilities",
            "To scores, of any size and sign. Probabilities come of them here, by softmax, and "
            "the order of the words is settled before it.",
        ),
    ),
)
def probabilities(inputs: Inputs) -> StepResult:
    """A probability for every word."""
    found = softmax_of(inputs["logits"])
    words = inputs.words("vocabulary")
    top = words[int(found.argmax())]
    where = "is" if top in inputs.words("tokens") else "is not"
    return result(
        _of_vocabulary(inputs, "p", found, "p", "Probability of the next word"),
        remark=f"Most probable is “{top}” ({found.max():.1%}), which {where} in the input.",
    )


@lesson.step(
    title="Choose a word",
    formula=(
        r"w = \operatorname{argmax}_v p_v \quad \text{or} \quad "
        r"w = \min \left\{ v : \sum_{v' \le v} p_{v'} > u \right\}"
    ),
    inputs=("p", "u"),
    why=(
        "Either the most probable word, which always gives the same text, or a draw: the "
        "probabilities are laid end to end from 0 to 1, and $u$ falls into one of them. The word "
        "is then appended, and everything starts again."
    ),
    breaks=(
        "The blend of all words in these shares would again be a vector; somewhere one word has to "
        "be taken."
    ),
)
def choose(inputs: Inputs) -> StepResult:
    """The chosen word."""
    words = inputs.words("vocabulary")
    reached = np.cumsum(inputs["p"])
    drawn = min(int(np.searchsorted(reached, inputs.number("u"), side="right")), len(words) - 1)
    chosen = int(inputs["p"].argmax()) if inputs.choice("rule") == "largest" else drawn
    return result(
        _of_vocabulary(
            inputs,
            "reached",
            reached,
            r"\sum_{v' \le v} p_{v'}",
            "Reached so far",
        ),
        _of_vocabulary(inputs, "chosen", np.eye(len(words))[chosen], "w", "The word that is taken"),
        remark=f"The next word is “{words[chosen]}”: "
        f"“{' '.join((*inputs.words('tokens'), words[chosen]))}” goes in next.",
    )


@lesson.step(
    title="A label instead of a word: classification",
    formula=r"p_{\text{class}} = \operatorname{softmax}(\bar z W_{\text{class}})",
    inputs=("A", "Z", "W_class"),
    why=(
        "The same vectors can answer other questions: another matrix, with one column for each "
        "label. What is read may then be the mean, the last position, or a special first token."
    ),
    breaks=(
        "A vocabulary of words is the wrong set of answers for a question with two: most of what "
        "is trained would be to leave out 29,998 words."
    ),
    notes=(
        Note(
            CLASSIFICATION,
            "a special token at position 0 sums the sentence up",
            "In an encoder it does, where every position sees all. With a causal mask position 0 "
            "sees itself alone, and the label would not depend on the sentence.",
        ),
    ),
)
def classify(inputs: Inputs) -> StepResult:
    """The probabilities of two labels."""
    outputs = inputs["Z"]
    pool = inputs.choice("pool")
    if pool == "mean":
        pooled = outputs.mean(0)
    else:
        row = 0 if pool == "first" else len(outputs) - 1
        pooled = outputs[row]
    found = linear(pooled, inputs["W_class"].T)
    shares = softmax_of(found)
    classes = ("negative", "positive")
    return result(
        table("pooled", pooled, symbol=r"\bar z", title="What is classified"),
        table(
            "class_logits",
            found,
            symbol=r"\bar z W_{\text{class}}",
            title="Scores of the labels",
            columns=classes,
        ),
        table(
            "p_class",
            shares,
            symbol=r"p_{\text{class}}",
            title="Probability of each label",
            columns=classes,
            shade="weights",
        ),
        remark=f"The label is “{classes[int(shares.argmax())]}”."
        + (f" Position 0 is {inputs['A'][0, 0]:.0%} its own word." if pool == "first" else ""),
    )


@lesson.step(
    title="In training, all positions guess at once",
    formula=r"P = \operatorname{softmax}(Z W_{\text{vocab}})",
    inputs=("Z", "W_vocab"),
    why=(
        "In a text that is already there, the next word of each position is known. As no position "
        "sees beyond itself, one pass makes as many guesses as there are words, each as it would "
        "be made if the text ended there."
    ),
    breaks=(
        "One guess for each pass would do the same work over and over: for a text of 1,000 words "
        "1,000 passes in place of one."
    ),
)
def guesses(inputs: Inputs) -> StepResult:
    """A distribution at every position."""
    found = linear(inputs["Z"], inputs["W_vocab"].T)
    likely = softmax_of(found)
    tokens, words = inputs.words("tokens"), inputs.words("vocabulary")
    said = [
        f"After “{token}”: “{words[int(row.argmax())]}”."
        for token, row in zip(tokens, likely, strict=True)
    ]
    return result(
        table(
            "all_logits",
            found,
            symbol=r"Z W_{\text{vocab}}",
            title="Scores at every position",
            rows=tokens,
            columns=words,
        ),
        table(
            "P",
            likely,
            symbol="P",
            title="Probabilities at every position",
            rows=tokens,
            columns=words,
            shade="weights",
        ),
        remark=" ".join(said),
    )


@lesson.step(
    title="A loss for each position",
    formula=r"L = \sum_t L_t, \quad L_t = -\ln P_{t, y_t}",
    inputs=("all_logits", "P", "follows"),
    why=(
        "The words that follow are the input itself, shifted by one, and one more at the end: no "
        "one has to write answers down. Each position is charged for the probability that it did "
        "not give to the right word."
    ),
    breaks=(
        "With a loss at the last position alone, a text teaches one thing instead of as many as "
        "it has words."
    ),
    notes=(
        Note(
            TRAINING,
            "the total loss is the sum over positions",
            "Usually it is their mean, so that long texts do not take larger steps than short "
            "ones. Both point the same way.",
        ),
        Note(
            TRAINING,
            "the input starts with “The” and the last target is “the”",
            "To a vocabulary these are two words, unless letters are made small first.",
        ),
    ),
)
def losses(inputs: Inputs) -> StepResult:
    """The loss of every position, their sum and their mean."""
    targets = _targets(inputs)
    found = next_word_losses(inputs["all_logits"], targets)
    return _lost(inputs, found)


@losses.when_removed(formula=r"L = L_T")
def _(inputs: Inputs) -> StepResult:
    found = next_word_losses(inputs["all_logits"], _targets(inputs))
    found[:-1] = 0
    return _lost(inputs, found)


@lesson.step(
    title="The same at the size of the text's example",
    formula=r"(T \times d) \, (d \times N)",
    inputs=("width", "known", "read"),
    why=(
        "A real vocabulary makes this the largest matrix of a small model. The text's two words "
        "are vectors of 512 numbers before and after attention; only the last step has 30,000."
    ),
    breaks=(
        "A score for each word of the vocabulary is the price of being able to say any of them: a "
        "pointer needs one for each word of the input only, and can say nothing else."
    ),
    notes=(
        Note(
            NOT_THE_WORD,
            "after attention the vectors are [0.15, 0.25, …] and [0.35, 0.45, …]",
            "With 510 of 512 numbers left out, neither these nor the scores made of them can be "
            "worked out again. Only the sizes can; and that a mere mixture of 0.1 and 0.3 is never "
            "0.35: projections, residuals or a feed-forward part must have had a hand in it.",
        ),
    ),
)
def counts(inputs: Inputs) -> StepResult:
    """Rows and columns of what the text counts."""
    width, known, read = (inputs.number(name) for name in ("width", "known", "read"))
    shapes = np.array([(read, width), (read, width), (1, width), (width, known), (1, known)])
    return result(
        table(
            "counts",
            np.column_stack([shapes, shapes.prod(-1)]),
            symbol=r"\text{rows} \times \text{columns}",
            title="Sizes",
            rows=(
                "embeddings",
                "after attention",
                "last position",
                "projection",
                "scores of all words",
            ),
            columns=("rows", "columns", "numbers"),
        ),
        remark=f"The projection alone has {width * known:,.0f} numbers.",
    )


def _scored(inputs: Inputs, mask: NDArray[np.float64]) -> StepResult:
    found = attention_scores(inputs["X"], inputs["X"])
    return result(
        _between(inputs, "S", found, "S", "Scaled scores"),
        _between(inputs, "M", mask, "M", "Mask"),
        _between(inputs, "masked", found + mask, "S + M", "Masked scores"),
    )


def _between(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
) -> LessonTable:
    tokens = inputs.words("tokens")
    return table(name, values, symbol=symbol, title=title, rows=tokens, columns=tokens)


def _weights(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    tokens = inputs.words("tokens")
    return table(
        "A",
        values,
        symbol="A",
        title="Attention weights",
        rows=tokens,
        columns=tokens,
        shade="weights",
    )


def _gathered(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    return table(
        "Z",
        values,
        symbol="Z",
        title="After attention",
        rows=inputs.words("tokens"),
    )


def _sizes(inputs: Inputs) -> LessonTable:
    """How many numbers would be read from texts of several lengths."""
    width = inputs["Z"].shape[-1]
    lengths = np.arange(1, _LENGTHS + 1)
    even = np.full(_LENGTHS, width)
    return table(
        "sizes",
        np.stack([even, even, width * lengths]),
        symbol=r"\text{size}",
        title="Numbers to read, by the length of the text",
        rows=("last position", "mean", "joined end to end"),
        columns=tuple(map(str, lengths)),
    )


def _of_vocabulary(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
) -> LessonTable:
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=inputs.words("vocabulary"),
        shade="" if name == "logits" else "weights",
    )


def _targets(inputs: Inputs) -> NDArray[np.int64]:
    """The words that follow, counted from 0."""
    targets = inputs["follows"].astype(int) - 1
    known = len(inputs.words("vocabulary"))
    if targets.max() >= known:
        raise NotComputableError(
            f"The vocabulary has {known} words: what follows must have a number from 1 to {known}."
        )
    return targets


def _lost(inputs: Inputs, found: NDArray[np.float64]) -> StepResult:
    tokens, words = inputs.words("tokens"), inputs.words("vocabulary")
    targets = _targets(inputs)
    pairs = tuple(
        f"{token} → {words[target]}" for token, target in zip(tokens, targets, strict=True)
    )
    right = inputs["P"][np.arange(len(targets)), targets]
    return result(
        table(
            "p_right",
            right,
            symbol="P_{t, y_t}",
            title="Probability of the word that follows",
            columns=pairs,
            shade="weights",
        ),
        table(
            "losses",
            found,
            symbol="L_t",
            title="Loss of each position",
            columns=pairs,
        ),
        table(
            "total",
            found.sum(),
            symbol="L",
            title="Total loss, in nats",
        ),
        table(
            "mean_loss",
            found.mean(),
            symbol="L / T",
            title="Mean loss",
        ),
        remark=f"Least is lost at “{pairs[int(right.argmax())]}”, most at "
        f"“{pairs[int(right.argmin())]}”.",
    )


def _after_the_cat(solve: Solver) -> NDArray[np.float64]:
    """Probabilities of the words that the text lists, where the input is “The cat”."""
    rows, follows = (solve()[name] for name in ("X", "follows"))
    found = solve(
        {
            "tokens": [*TOKENS.value[:2]],
            "X": [list(row) for row in rows[:2]],
            "follows": list(follows[:2]),
        }
    )
    listed = ("the", "sat", "ran", "dog", "meowed")
    return found["p"][[VOCABULARY.value.index(word) for word in listed]]


def _in_more_words(solve: Solver) -> NDArray[np.float64]:
    """Probabilities after “The cat” of the words that the text lists by their place.

    Three words are added that the projection gives no score: “a”, “aardvark” and a last one.
    """
    words = [*VOCABULARY.value, "a", "aardvark", "the last word"]
    known = solve()["W_vocab"]
    wider = np.hstack([known, np.zeros((len(known), 3))])
    found = solve(
        {
            "tokens": [*TOKENS.value[:2]],
            "X": solve()["X"][:2].tolist(),
            "follows": solve()["follows"][:2].tolist(),
            "vocabulary": words,
            "W_vocab": wider.tolist(),
        }
    )
    return found["p"][[words.index(word) for word in ("a", "aardvark", "sat", "the last word")]]


def _mixed(solve: Solver) -> NDArray[np.float64]:
    """The text's first two numbers of both embeddings, after attention without projections."""
    width = solve()["X"].shape[-1]
    rows = np.zeros((2, width))
    rows[:, :2] = (0.1, 0.2), (0.3, 0.4)
    found = solve(
        {
            "tokens": [*TOKENS.value[:2]],
            "X": rows.tolist(),
            "follows": solve()["follows"][:2].tolist(),
        }
    )
    return found["Z"][:, :2]


def _knows_nothing(solve: Solver) -> float:
    """The mean loss of a model that finds all words equally probable."""
    nothing = [[0.0] * len(VOCABULARY.value)] * len(W_VOCAB.value)
    return float(solve({"W_vocab": nothing})["mean_loss"])


def _drawn(solve: Solver) -> str:
    chosen = solve({"rule": "draw", "u": 0.9})["chosen"]
    return VOCABULARY.value[int(chosen.argmax())]


_ILLUSTRATION = (
    "An illustration without the vectors that it would follow from: in our small vocabulary 7 "
    "words share the whole, not 30,000."
)
_ADDED = (
    "An illustration without the vectors that it would follow from: here three words without a "
    "score are added to our seven, and the ten share the whole."
)
_NO_MIXTURE = (
    "An illustration: 510 of 512 numbers and the layers are left out. By attention alone, as here, "
    "an output stays between the numbers it is mixed from."
)

lesson.printed = (
    PrintedNumbers(
        NOT_THE_WORD,
        "2 512",
        computed="counts",
        index=(0, slice(2)),
        label="Size of the embeddings",
    ),
    PrintedNumbers(
        NOT_THE_WORD, "2 512", computed="counts", index=(1, slice(2)), label="Size after attention"
    ),
    PrintedNumbers(
        NOT_THE_WORD,
        "0.15 0.25 0.35 0.45",
        computed=_mixed,
        label="First two numbers of “The” and “cat” after attention",
        why=_NO_MIXTURE,
        is_illustration=True,
    ),
    PrintedNumbers(
        PROJECTION, "512", computed="counts", index=(2, 1), label="Numbers of the last position"
    ),
    PrintedNumbers(
        PROJECTION,
        "0.35 0.45",
        computed=lambda solve: _mixed(solve)[-1],
        label="First two numbers of the last position",
        why=_NO_MIXTURE,
        is_illustration=True,
    ),
    PrintedNumbers(
        COMPLETE,
        "0.35 0.45",
        computed=lambda solve: _mixed(solve)[-1],
        label="First two numbers of the last position",
        why=_NO_MIXTURE,
        is_illustration=True,
    ),
    PrintedNumbers(
        PROJECTION, "512 30,000", computed="counts", index=(3, slice(2)), label="Size of W_vocab"
    ),
    PrintedNumbers(
        PROJECTION, "30,000", computed="counts", index=(4, 1), label="Scores of all words"
    ),
    PrintedNumbers(
        COMPLETE, "512 30,000", computed="counts", index=(3, slice(2)), label="Size of W_vocab"
    ),
    PrintedNumbers(
        COMPLETE, "30,000", computed="counts", index=(4, 1), label="Scores of all words"
    ),
    PrintedNumbers(
        COMPLETE,
        "0.001 0.15 0.08 0.02 0.05",
        computed=_after_the_cat,
        label="Probability after “The cat” of: the, sat, ran, dog, meowed",
        why=_ILLUSTRATION,
        is_illustration=True,
    ),
    PrintedNumbers(
        PROJECTION,
        "0.001 0.0005 0.15 0.002",
        computed=_in_more_words,
        label="Probability after “The cat” of: a, aardvark, sat, the last word",
        why=_ADDED,
        is_illustration=True,
    ),
    PrintedNumbers(
        INSIGHT, "512 30,000", computed="counts", index=(3, slice(2)), label="Size of W_vocab"
    ),
    PrintedNumbers(
        ANALOGY, "512", computed="counts", index=(2, 1), label="Width of the representation"
    ),
    PrintedNumbers(
        ANALOGY, "30,000", computed="counts", index=(4, 1), label="Words of the vocabulary"
    ),
    PrintedNumbers(
        FITTING, "30,000", computed="counts", index=(4, 1), label="Words of the vocabulary"
    ),
    PrintedNumbers(
        NO_VOCABULARY, "30,000", computed="counts", index=(4, 1), label="Words of the vocabulary"
    ),
)

lesson.exercises = (
    Exercise(
        id="knows-nothing",
        question=(
            "All numbers of the projection are 0. What is the mean loss then, with 7 words in the "
            "vocabulary, in nats?"
        ),
        answer=_knows_nothing,
        because="Every word has the probability 1/7, and −ln(1/7) = ln 7, at every position.",
        decimals=3,
    ),
    Exercise(
        id="draw",
        question=(
            "A word is drawn instead of the most probable one, and the draw is $u = 0.9$. Which "
            "word comes out?"
        ),
        answer=_drawn,
        choices=VOCABULARY.value,
        because="It is the first word at which the probabilities, added up, exceed 0.9.",
    ),
    Exercise(
        id="leak",
        question=(
            "The mask is removed. How much of its attention does “The” then give to the words that "
            "it is to guess or that come after?"
        ),
        answer=lambda solve: solve(removed=["look"])["A"][0, 1:].sum(),
        because="All the weight that is not on itself: in training this would be the answer key.",
    ),
)
