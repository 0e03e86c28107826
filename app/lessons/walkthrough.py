"""A lesson made of a real trace: the network's own numbers, from a history to its answer.

Whatever the trace holds is read off it; what lies between is worked out again from the encodings
of the trace and what the network has learned, in double precision. The steps follow the last
visit, from which the answer is read, through one head of one layer.

To leave a step out is to ask the network again: the changes of `REMOVALS` go into the query, and
the lesson is made of the new trace. A step says what its trace shows, so it is right with any
other changes to the forward pass too.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from app.analysis.explanation import leading_locations
from app.analysis.kept import once_for_each
from app.analysis.parameters import parameters_of
from app.formulas import (
    attention_scores,
    content_scores,
    gelu,
    layer_norm,
    linear,
    over_root,
    pointer_scores,
    weighted_sum,
)
from app.formulas.normalisation import moments
from app.lessons.making.lesson import Lesson, gives
from app.lessons.making.tables import Cells, Collected, Product, RowSoftmax, RowSum, table
from app.lessons.making.texts import FOUNDATIONS, THEORY, Note, Source
from app.mobility.problems import InvalidQueryError, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from numpy.typing import NDArray

    from app.analysis.explanation import Explanation
    from app.lessons.making.inputs import Given
    from app.lessons.making.lesson import Made
    from app.lessons.making.tables import How, Table
    from app.mobility.interventions import Interventions
    from app.mobility.places import Places
    from app.network.architecture import Architecture
    from app.network.trace import Batch

    Array = NDArray[np.float64]

# What leaves a step out in the network. Merged in this order, where several are left out: of the
# last two only one can have its say.
REMOVALS: Mapping[str, Mapping[str, object]] = MappingProxyType(
    {
        "positions": {"sinusoidal": False, "position_from_end": False},
        "norm": {"layer_norm": False},
        "scaling": {"scaling": False},
        "residual": {"residuals": False},
        "pointer-scaling": {"pointer_scaling": False},
        "position-bias": {"position_bias": False},
        "gate": {"gate": 0.5, "only": None},
        "blend": {"gate": None, "only": "pointer"},
    }
)
LEADING = 10  # places of the vocabulary that are shown

_MOST_CELLS = 1_200  # of a table with a row for every visit
_LEAST_PROBABILITY = 1e-10  # is added before the logarithm


def _foundations(where: str) -> Source:
    return Source(FOUNDATIONS, where)


def _theory(where: str) -> Source:
    return Source(THEORY, where)


_POINTER = (
    _foundations("§5.1 Pointer Attention Computation"),
    _theory("§3.3 Pointer Mechanism in PointerNetworkV45"),
)
_SOURCES = {
    "visits": (_foundations("§1.1 Notation Table"),),
    "embeddings": (
        _foundations("§8.3 Position-from-End Embedding"),
        _theory("§5.2 Position-from-End Embedding"),
    ),
    "positions": (
        _foundations("§8.1 Sinusoidal Positional Encoding"),
        _foundations("§8.4 Combined Position Information"),
        _theory("§5.1 Sinusoidal Positional Encoding"),
    ),
    "norm": (_theory("§2.4 Transformer Encoder Layer"),),
    "queries-keys-values": (_foundations("§4.1 Definition"), _theory("§2.1 Self-Attention")),
    "scores": (_foundations("§3.1 Definition"), _theory("§1.3 Compatibility Functions")),
    "scaling": (_foundations("§3.2 Why Scale by √d_k?"),),
    "weights": (
        _foundations("§2.1 Softmax Function"),
        _foundations("§3.3 Attention with Masking"),
        _theory("§1.2 General Attention Formulation"),
    ),
    "head-output": (_foundations("§1.2 Key Definitions"),),
    "heads-joined": (_theory("§2.2 Multi-Head Attention"),),
    "residual": (_foundations("§9.3 Vanishing Gradient in Deep Attention"),),
    "feed-forward": (_theory("§2.5 Feed-Forward Network"),),
    "pointer-query-keys": _POINTER,
    "position-bias": (_theory("§5.3 Learned Position Bias"),),
    "pointer-weights": (
        _foundations("§7.3 Effective Number of States"),
        _theory("§6.1 Attention Entropy"),
    ),
    "scatter-add": (
        _foundations("§5.2 Scatter Operation"),
        _theory("§3.4 From Pointer Probabilities to Location Distribution"),
    ),
    "generation": (_theory("§4.2 Generation Head"),),
    "gate": (
        _foundations("§6.1 Gate Computation"),
        _foundations("§6.2 Sigmoid Function Properties"),
        _theory("§4.3 Gate Mechanism"),
    ),
    "blend": (
        _foundations("§6.3 Final Distribution Computation"),
        _theory("§4.4 Final Distribution"),
    ),
}


def lesson_of(explanation: Explanation, *, layer: int = 0, head: int = 0) -> Lesson:
    """The walkthrough of an explanation.

    Its steps can be removed as in any lesson, of an explanation that was asked for with the
    `REMOVALS` of these steps.

    Args:
        explanation: one query's trace.
        layer: the encoder layer that is followed, 0 is the first.
        head: the head of it that is followed, 0 is the first.

    Raises:
        InvalidQueryError: the network has no such layer or head.
    """
    _check(explanation.bundle.architecture, layer, head)
    walk = _Walk(explanation, layer, head)
    made = Lesson(
        title="From the visits to the answer",
        summary=(
            "The network’s own numbers for this history, from what goes in to what comes out. "
            f"The steps follow the last visit through head {head} of layer {layer}; each cell "
            "can be opened down to its multiplications."
        ),
        section="pointer",
        order=0,
        sources=(),
    )
    _input(made, walk)
    _self_attention(made, walk)
    _rest_of_the_layer(made, walk)
    has = walk.architecture.components.__contains__
    if has("pointer"):
        _pointer(made, walk)
    if has("generation"):
        _generation(made, walk)
    _choice(made, walk)
    found = (source for step in made.steps for source in _SOURCES.get(step.id, ()))
    made.sources = tuple(dict.fromkeys(found))
    return made


def _check(architecture: Architecture, layer: int, head: int) -> None:
    problems = [
        Problem(name, f"There is no {name} {asked}; they run from 0 to {count - 1}.")
        for name, asked, count in (
            ("layer", layer, architecture.layers),
            ("head", head, architecture.heads),
        )
        if not 0 <= asked < count
    ]
    if problems:
        raise InvalidQueryError(*problems)


@dataclass(frozen=True, eq=False)
class _Walk:
    """What the steps read: a trace, and the layer and head that are followed."""

    explanation: Explanation
    layer: int
    head: int

    @property
    def asked(self) -> Interventions:
        """What is done differently."""
        return self.explanation.query.interventions

    @property
    def architecture(self) -> Architecture:
        return self.explanation.bundle.architecture

    @property
    def width(self) -> int:
        """Of an encoding."""
        return self.architecture.d_model

    @property
    def head_width(self) -> int:
        return self.width // self.architecture.heads

    @property
    def is_last_layer(self) -> bool:
        return self.layer == self.architecture.layers - 1

    @property
    def of_layer(self) -> str:
        """What the names of the layer's parameters begin with."""
        return f"transformer.layers.{self.layer}"

    @cached_property
    def visits(self) -> tuple[str, ...]:
        """What the visits are called, each by its number."""
        found = self.explanation.visits
        return tuple(f"{number} · {visit.label}" for number, visit in enumerate(found, 1))

    @property
    def last_visit(self) -> str:
        return self.explanation.visits[-1].label

    @cached_property
    def mask(self) -> Array | None:
        """Minus infinity for a visit that nobody may look at, otherwise 0; None without any."""
        masked = self.explanation.query.masked
        if not masked:
            return None
        found = np.zeros(len(self.visits))
        found[list(masked)] = -np.inf
        return found

    @cached_property
    def mask_table(self) -> Table:
        assert self.mask is not None
        return _made("mask", self.mask, "m", "Mask", columns=self.visits)

    def unmasked(self, traced: Any, again: Any) -> Array:
        """The scores of a trace, with those that a mask hides there worked out again."""
        return traced if self.mask is None else np.where(self.mask < 0, again, traced)

    def hidden(self, depth: int) -> Array:
        """The encodings of all visits after so many layers."""
        return self.explanation.hidden[depth].astype(np.float64)

    def parameter(self, name: str) -> Array:
        """What the network has learned, by its published name."""
        return parameters_of(self.explanation.bundle)[name].astype(np.float64)

    def map(self, name: str, parameter: str, title: str) -> _Map:
        """A linear map that the network has learned."""
        weight, bias = (self.parameter(f"{parameter}.{part}") for part in ("weight", "bias"))
        return _map(name, weight, bias, title)

    def by_visit(
        self,
        name: str,
        values: object,
        symbol: str,
        title: str,
        how: How | None = None,
        **more: Any,
    ) -> Table:
        """A row with a column for every visit."""
        return _made(name, values, symbol, title, how, columns=self.visits, **more)

    def is_skipped(self, part: str) -> bool:
        """Whether a sublayer of the layer adds nothing."""
        return any(skip.layer == self.layer and skip.part == part for skip in self.asked.skip)


# --- From the visits to the encoder


class _Feature(NamedTuple):
    """A feature: what it is called, its symbol, and what it says of a visit."""

    name: str
    symbol: str
    what: str


_FEATURES = {
    "location": _Feature("location", r"\ell_i", "which place"),
    "user": _Feature("user", "u", "whose visit"),
    "time": _Feature("time", "t_i", "in which quarter of an hour of the day it begins"),
    "weekday": _Feature("weekday", "w_i", "on which weekday, Monday being 0"),
    "recency": _Feature("recency", "r_i", "how many days before the one to predict, at most 8"),
    "duration": _Feature("duration", "s_i", "for how many half hours"),
    "position_from_end": _Feature(
        "position from the end", "p_i", "how far from the end, the last being 1"
    ),
}
_EMBEDDINGS = {"location": "loc_emb", "position_from_end": "pos_from_end_emb"}


def _input(lesson: Lesson, walk: _Walk) -> None:
    """Features, embeddings, positions: what enters the first layer."""
    explanation, asked = walk.explanation, walk.asked
    slices = walk.architecture.slices
    features = [_FEATURES[name] for name in slices]

    @lesson.step(
        title="The visits as the network reads them",
        formula=f"v_i = ({', '.join(feature.symbol for feature in features)})",
        why=(
            "A network computes with numbers, so of every visit a few whole numbers are kept: "
            f"{'; '.join(feature.what for feature in features)}."
        ),
        breaks=(
            "Rounded more coarsely, visits that differ would look alike. Rounded more finely, "
            "each number would be seen too seldom for anything to be learned about it."
        ),
        notes=(_MOST_RECENT_IS_ONE,) if "position_from_end" in slices else (),
    )
    def visits(given: Given) -> Made:
        batch = explanation.trace.batch
        columns = [
            np.broadcast_to(_numbers_of(batch, name)[0].numpy(), len(walk.visits))
            for name in slices
        ]
        made = _made(
            "visits",
            np.stack(columns, -1),
            "v",
            "Features of the visits",
            rows=walk.visits,
            columns=tuple(feature.name for feature in features),
        )
        return gives(made, remark=_on_visits(walk))

    @lesson.step(
        title="Look up, join, project, normalise",
        formula=r"e = ["
        + r";\; ".join(rf"E_{{\text{{{feature.name}}}}}" for feature in features)
        + r"], \quad \bar e = \operatorname{LayerNorm}(e W + b)",
        takes=("visits",),
        why=(
            "Every number picks a row of a learned table, its embedding. Joined and projected, "
            "they become one vector, in which what is known of a visit can weigh on each other; "
            "the norm gives every visit’s vector the same scale. Here it is the last visit’s."
        ),
        breaks=(
            "As plain numbers, place 40 would be twice place 20. Without the projection the "
            "parts would never meet before the first layer, and without the norm some visits "
            "would set out much longer than others and outweigh them in every sum."
        ),
    )
    def embeddings(given: Given) -> Made:
        joined, labels = _joined_embeddings(walk)
        mapped = walk.map("in", "input_proj", "the input projection")
        projected = mapped.of(joined)
        named = _Named("embedded", r"\bar e", "The last visit, embedded")
        normed = _norm_tables(walk, "input_norm", "projected", projected, named)
        return gives(
            _made("joined", joined, "e", "Joined embeddings", columns=labels),
            *mapped,
            _made("projected", projected, "e W + b", "Projected", mapped.how("joined")),
            *normed,
            remark=_on_embeddings(walk),
        )

    has = walk.architecture.components.__contains__
    if not (has("sinusoidal") or has("position_from_end")):
        return
    added = has("sinusoidal") and asked.sinusoidal
    with_position, without_position = r"x = \bar e + PE(n - 1)", r"x = \bar e"

    @lesson.step(
        title="Say where the visit stands",
        formula=with_position if added else without_position,
        takes=("embedded",),
        why="Attention sees its visits as a set: nothing in it says which came first."
        + " Sines and cosines of the position, counted from the beginning, are added."
        * has("sinusoidal")
        + " The position from the end was joined to the embeddings above."
        * has("position_from_end"),
        breaks=(
            "Shuffled visits would get the same encodings, only shuffled: what the layers know "
            "of the order would be what days and hours let on."
        ),
        notes=(_NO_LONGER_THAN_TRAINED,) if has("sinusoidal") else (),
    )
    def positions(given: Given) -> Made:
        made = []
        if has("position_from_end"):
            joined, _ = _joined_embeddings(walk)
            made.append(
                _made(
                    "from_end",
                    joined[slices["position_from_end"]],
                    r"E_{\text{position from the end}}",
                    "Position from the end, joined above",
                )
            )
        how = Cells("{embedded}")
        if has("sinusoidal"):
            encoding = walk.parameter("pos_encoding")[0, len(walk.visits) - 1]
            encoding = encoding if asked.sinusoidal else np.zeros_like(encoding)
            title = "Sines and cosines of the position"
            made.append(_made("sinusoid", encoding, "PE(n - 1)", title))
            how = Cells("{embedded} + {sinusoid}")
        title = "The last visit, as it enters the first layer"
        entering = walk.hidden(0)[-1]
        made.append(_made("x_0", entering, "x", title, how))
        return gives(*made, remark=_on_positions(walk))

    positions.removed(formula=without_position)(positions.work)


def _joined_embeddings(walk: _Walk) -> tuple[Array, tuple[str, ...]]:
    """The embeddings of the last visit side by side, zeros where one is left out, and labels."""
    asked, batch = walk.asked, walk.explanation.trace.batch
    silent: set[str] = {*asked.without_features}
    silent |= set() if asked.position_from_end else {"position_from_end"}
    parts, labels = [], []
    for name in walk.architecture.slices:
        embedding = _EMBEDDINGS.get(name, f"{name}_emb")
        rows = parameters_of(walk.explanation.bundle)[f"{embedding}.weight"]
        place = int(_numbers_of(batch, name).flatten()[-1])
        found = rows[place].astype(np.float64)
        if name == "user" and place == 0:
            found = rows[1:].astype(np.float64).mean(0)
        parts.append(np.zeros_like(found) if name in silent else found)
        labels += [f"{_FEATURES[name].name} {number}" for number in range(1, len(found) + 1)]
    return np.concatenate(parts), tuple(labels)


def _numbers_of(batch: Batch, feature: str) -> Any:
    """What the network looks up, as a tensor: for every visit, or once for the user."""
    return batch.locations if feature == "location" else getattr(batch, feature)


def _on_visits(walk: _Walk) -> str:
    sent = walk.explanation.query.sent
    order = "the oldest first" if sent == tuple(sorted(sent)) else "in another order than sent"
    said = [f"{len(walk.visits)} visits, {order}; the last is at {walk.last_visit}."]
    if len(walk.visits) == 1:
        said = [f"One visit, at {walk.last_visit}."]
    if "user" in walk.architecture.components and not walk.explanation.query.history.user:
        said.append("User 0 is nobody in particular.")
    if walk.explanation.query.masked:
        hidden = ", ".join(walk.visits[place] for place in walk.explanation.query.masked)
        said.append(f"Nobody may look or point at {hidden}.")
    return " ".join(said)


def _on_embeddings(walk: _Walk) -> str:
    slices = walk.architecture.slices
    width = walk.architecture.input_width
    said = [f"{len(slices)} embeddings, {width} numbers in all, become {walk.width}."]
    silent = set(walk.asked.without_features)
    if "user" in slices and not walk.explanation.query.history.user and "user" not in silent:
        said.append("For nobody in particular, the mean of everybody’s embeddings is taken.")
    if left_out := [_FEATURES[name].name for name in slices if name in silent]:
        said.append(f"Zeros stand in place of: {', '.join(left_out)}.")
    return " ".join(said)


def _on_positions(walk: _Walk) -> str:
    has, asked = walk.architecture.components.__contains__, walk.asked
    said = []
    if has("sinusoidal"):
        place = len(walk.visits) - 1
        said.append(
            f"Counted from 0, the last visit stands at position {place}."
            if asked.sinusoidal
            else "No sines and cosines are added."
        )
    if has("position_from_end") and not asked.position_from_end:
        said.append("The embedding of the position from the end is zeros.")
    return " ".join(said)


_MOST_RECENT_IS_ONE = Note(
    _theory("§5.2 Position-from-End Embedding"),
    "the most recent visit has position 0 from the end",
    "By the formula above it there, length minus position, it has 1, and so the network reads it; "
    "0 is left for padding.",
)
_NO_LONGER_THAN_TRAINED = Note(
    _theory("§5.1 Sinusoidal Positional Encoding"),
    "sinusoidal encoding allows generalisation to longer sequences",
    "It can be computed for any position, but what the weights make of positions that training "
    "never showed is another matter; and this network holds a table of fixed length, beyond "
    "which no history may reach.",
)


# --- One head of one layer


def _self_attention(lesson: Lesson, walk: _Walk) -> None:
    """From the encodings that enter the layer to what its heads move into the last visit."""
    explanation, asked, layer, head = walk.explanation, walk.asked, walk.layer, walk.head
    entering = _entering(lesson, walk)
    normalised = r"\bar x = \gamma \odot \frac{x - \mu}{\sqrt{\sigma^2 + \epsilon}} + \beta"

    @lesson.step(
        title=f"Layer {layer}: normalise before attention",
        formula=normalised if asked.layer_norm else r"\bar x = x",
        takes=() if layer else (entering,),
        why=(
            "Each visit’s encoding is brought to mean 0 and variance 1, then stretched and "
            "shifted by learned numbers. So the maps that follow meet inputs of one size, "
            "whatever the layers before have added up."
        ),
        breaks=(
            "Left out here, and in every layer before attention and before the feed-forward "
            "network, encodings come in sizes that the learned maps never met, and the maps "
            "make of them what nobody has trained them to make."
        ),
    )
    def norm(given: Given) -> Made:
        encodings = walk.hidden(layer)
        made = []
        if entering not in given:
            title = f"The last visit, as it enters layer {layer}"
            made.append(_made(entering, encodings[-1], "x", title))
        name = f"{walk.of_layer}.norm1"
        normed = encodings
        if asked.layer_norm:
            scale, shift = walk.parameter(f"{name}.weight"), walk.parameter(f"{name}.bias")
            normed = layer_norm(encodings, scale, shift)
        named = _Named("normed", r"\bar x", "The last visit, normalised")
        made += _norm_tables(walk, name, entering, encodings[-1], named, applied=asked.layer_norm)
        made.append(
            _hidden("normed_visits", normed, r"\bar X", "All visits, normalised", rows=walk.visits)
        )
        return gives(*made, remark=_on_norm(walk, encodings[-1]))

    norm.removed(formula=r"\bar x = x")(norm.work)

    @lesson.step(
        title=f"Head {head}: query, keys and values",
        formula=r"q = \bar x W^Q + b^Q, \quad K = \bar X W^K + b^K, \quad V = \bar X W^V + b^V",
        takes=("normed", "normed_visits"),
        why=(
            "The last visit asks with its query; every visit, the last included, can be found by "
            "its key and hands on its value. Three learned maps let a visit play the three parts "
            "apart, and each head has its own three."
        ),
        breaks=(
            "With the encodings themselves in all three parts, a visit would mostly find itself, "
            "and would hand on everything that it is found by."
        ),
    )
    def queries_keys_values(given: Given) -> Made:
        maps = {part: _head_map(walk, part) for part in _PARTS}
        query, how = explanation.queries[layer, head, -1], maps["Q"].how("normed")
        made = [_made("q", query, "q", "Query of the last visit", how)]
        for part, title, traced in (
            ("K", "Keys", explanation.keys),
            ("V", "Values", explanation.values),
        ):
            values, how = traced[layer, head], maps[part].how("normed_visits")
            few = values.size <= _MOST_CELLS
            made.append(_made(part, values, part, title, how, rows=walk.visits, shown=few))
        remark = (
            f"Encodings are {walk.width} wide and there are {_several(walk, 'head')}: each looks "
            f"at vectors of {walk.head_width}."
        )
        learned = (part for pair in maps.values() for part in pair)
        return gives(*learned, *made, remark=remark + _too_many(made))

    @lesson.step(
        title="Scores: the query meets every key",
        formula=r"s_j = q \cdot k_j",
        takes=("q", "K"),
        why=(
            "The dot product is large where query and key point the same way. It is how this "
            "head says which visits matter to the last one."
        ),
        breaks="Without scores no visit is preferred, and the head hands on a plain average.",
    )
    def scores(given: Given) -> Made:
        found = attention_scores(given["q"][None], given["K"], scaled=False)[0]
        how = Product("q", "K", transposed=True)
        made = walk.by_visit("S", found, "s", "Scores", how)
        return gives(made, remark=_extremes(walk, found))

    width = walk.head_width
    divided, as_they_are = r"\tilde s = \frac{s}{\sqrt{d_k}}", r"\tilde s = s"

    @lesson.step(
        title="Scale by the square root of the width",
        formula=divided if asked.scaling else as_they_are,
        takes=("S",),
        why=(
            "A dot product has as many terms as keys are wide, and spreads the more the more "
            "there are. Divided by $\\sqrt{d_k}$ its spread is about what one term has."
        ),
        breaks=(
            "Left out in every head of every layer, scores are as many times larger, and softmax "
            "leans all the harder towards the visits with the largest."
        ),
    )
    def scaling(given: Given) -> Made:
        again = over_root(given["S"], width) if asked.scaling else given["S"]
        traced = explanation.trace.layers[layer].scores[0, head, -1].numpy()
        how = Cells(f"{{S}} / sqrt({width})" if asked.scaling else "{S}")
        found = walk.unmasked(traced, again)
        made = walk.by_visit("scaled", found, r"\tilde s", "Scaled scores", how)
        remark = (
            f"Keys are {width} wide: every score is divided by {_number(math.sqrt(width))}."
            if asked.scaling
            else f"Nothing divides the scores by {_number(math.sqrt(width))}."
        )
        return gives(made, remark=remark)

    scaling.removed(formula=as_they_are)(scaling.work)

    @lesson.step(
        title="Softmax: scores become shares",
        formula=_softmax_formula(walk, r"\tilde s", asked.attention_temperature),
        takes=("scaled",),
        why=(
            "None of the weights is negative and together they are 1: the last visit divides its "
            "attention among all visits, and a larger score gets a larger share."
        ),
        breaks=(
            "With raw scores as weights, what comes out would grow with the number of visits, "
            "and negative scores would take information away."
        ),
    )
    def weights(given: Given) -> Made:
        traced = explanation.trace.layers[layer].scores[0, head, -1].numpy()
        masking, scored = _masked(walk, "scaled", traced, "masked", r"\tilde s + m")
        found = explanation.self_attention[layer, head, -1]
        how = RowSoftmax(scored, asked.attention_temperature)
        title = "Attention weights"
        made = walk.by_visit("A", found, r"\alpha", title, how, shade="weights")
        return gives(*masking, made, remark=_most(walk, found))

    removed = (layer, head) in asked.remove_heads
    _head_output(lesson, walk, removed=removed)

    @lesson.step(
        title="All heads joined",
        formula=r"a = [z_0;\; \ldots;\; z_{h-1}] W^O + b^O",
        takes=("z",),
        why=(
            "Every head of the layer has looked with its own query and brought its own mixture. "
            "The output projection weighs what they bring and writes it back in the form that "
            "encodings have."
        ),
        breaks=(
            "With a single head there is one set of weights, so one pattern of looking for each "
            "visit. Without the projection, what a head finds could reach only its own part of "
            "the encoding."
        ),
        notes=(_SUBSPACES_MAY_OVERLAP,),
    )
    def heads_joined(given: Given) -> Made:
        outputs = explanation.head_outputs[layer, :, -1].astype(np.float64)
        joined, heads = outputs.ravel(), walk.architecture.heads
        mapped = walk.map("O", f"{walk.of_layer}.self_attn.out_proj", "the output projection")
        names = tuple(f"head {number}" for number in range(heads))
        parts = tuple(f"{name}, {part}" for name in names for part in range(1, width + 1))
        row = Collected("heads", tuple((place,) for place in range(len(joined))))
        title = "What attention moves into the last visit"
        return gives(
            _made("heads", outputs, "z_0, z_1, …", "What every head brings", rows=names),
            _hidden("joined_heads", joined, "z", "The same in one row", row, columns=parts),
            *mapped,
            _made("moved", mapped.of(joined), "a", title, mapped.how("joined_heads")),
            remark=_on_heads(walk, outputs),
        )


_PARTS = "QKV"


def _entering(lesson: Lesson, walk: _Walk) -> str:
    """The table of the last visit as it enters the layer, which a step before may have made."""
    if walk.layer or any(step.id == "positions" for step in lesson.steps):
        return f"x_{walk.layer}"
    return "embedded"


def _head_map(walk: _Walk, part: str) -> _Map:
    """The part of a layer's stacked projection that makes a head's queries, keys or values."""
    name = f"{walk.of_layer}.self_attn.in_proj"
    start = _PARTS.index(part) * walk.width + walk.head * walk.head_width
    rows = slice(start, start + walk.head_width)
    weight, bias = (walk.parameter(f"{name}_{kind}")[rows] for kind in ("weight", "bias"))
    what = {"Q": "queries", "K": "keys", "V": "values"}[part]
    return _map(part, weight, bias, f"the head’s {what}")


def _head_output(lesson: Lesson, walk: _Walk, *, removed: bool) -> None:
    explanation, layer, head = walk.explanation, walk.layer, walk.head
    by_mean = walk.asked.replace_with == "mean"
    formula = r"z = \sum_j \alpha_j v_j"
    if removed:
        formula = r"z = \frac{1}{n} \sum_i \sum_j \alpha_{ij} v_j" if by_mean else "z = 0"

    @lesson.step(
        title="The head’s output: values in these shares",
        formula=formula,
        takes=("A", "V"),
        why=(
            "What the head brings to the last visit is a mixture of what all visits hand on, in "
            "the shares that it gave them. The same place in another history brings something "
            "else."
        ),
        breaks="Without it the weights would move nothing, and no visit would learn of another.",
    )
    def head_output(given: Given) -> Made:
        found, title = explanation.head_outputs[layer, head, -1], "What the head brings"
        if not removed:
            return gives(_made("z", found, "z", title, Product("A", "V")))
        if not by_mean:
            own = weighted_sum(given["A"][None], given["V"])[0]
            would = "What the head would bring"
            return gives(
                _made("computed", own, r"\sum_j \alpha_j v_j", would, Product("A", "V")),
                _made("z", found, "z", title, Cells("0 * {computed}")),
                remark="The head is removed: zeros stand in its place.",
            )
        seen = np.ones(len(walk.visits)) if walk.mask is None else walk.mask == 0
        share, equal = seen / seen.sum(), "Equal shares of the visits that may be looked at"
        all_weights = explanation.self_attention[layer, head].astype(np.float64)
        outputs, would = weighted_sum(all_weights, given["V"]), "What it would bring to every visit"
        few = outputs.size <= _MOST_CELLS
        return gives(
            walk.by_visit("share", share, r"\frac{1}{n}", equal, shade="weights"),
            _made("outputs", outputs, "z_i", would, rows=walk.visits, shown=few),
            _made("z", found, "z", title, Product("share", "outputs")),
            remark="The head is removed: the mean of what it brings to all visits takes its place.",
        )


_SUBSPACES_MAY_OVERLAP = Note(
    _foundations("§4.3 Head Independence"),
    "each head operates in an independent subspace",
    "Each head has maps of its own, and nothing keeps what they read and write apart: two heads "
    "may learn much the same.",
)


# --- The rest of the layer, and the layers after it


def _rest_of_the_layer(lesson: Lesson, walk: _Walk) -> None:
    """Residual connections and the feed-forward network, then what the last layer puts out."""
    explanation, asked, layer = walk.explanation, walk.asked, walk.layer
    entering = _entering(lesson, walk)
    after_attention = _join(walk, "attention", entering, "moved", ("x", "a"))

    @lesson.step(
        title="Add to what was there",
        formula=f"x' = {after_attention.formula}",
        takes=(entering, "moved"),
        why=(
            "Attention changes the encoding by adding to it. What the visit was stays in it, and "
            "in training the gradient passes the sum undiminished on its way back."
        ),
        breaks=(
            "Left out here and after the feed-forward network, in every layer, only what the "
            "sublayers put out goes on: what is not looked at and carried over is lost."
        ),
    )
    def residual(given: Given) -> Made:
        found = after_attention.of(given[entering], given["moved"])
        title = "The last visit after attention"
        made = _made("x_mid", found, "x'", title, after_attention.how)
        return gives(made, remark=_on_residual(walk, given[entering], given["moved"]))

    without = "0" if walk.is_skipped("attention") else "a"
    residual.removed(formula=f"x' = {without}")(residual.work)
    after_feed_forward = _join(walk, "feed_forward", "x_mid", "spread", ("x'", "f"))
    normalised = r"\operatorname{LayerNorm}(x')" if asked.layer_norm else "x'"

    @lesson.step(
        title="The feed-forward network",
        formula=(
            rf"\bar x' = {normalised}, \quad u = \bar x' W_1 + b_1, \quad h = u \, \Phi(u), \quad "
            rf"f = h W_2 + b_2, \quad x'' = {after_feed_forward.formula}"
        ),
        takes=("x_mid",),
        why=(
            "Attention only mixes what visits hand on. Here every visit is worked on by itself: "
            "hidden units, each with a pattern that it answers to, switch on or off by the GELU "
            "$u \\, \\Phi(u)$ and write what they have learned into the encoding."
        ),
        breaks=(
            "With the GELU taken out, two linear maps in a row would be one linear map. With all "
            "of it taken out, layers could only average, never combine."
        ),
    )
    def feed_forward(given: Given) -> Made:
        name = walk.of_layer
        named = _Named("normed_2", r"\bar x'", "The last visit, normalised again")
        normed = _norm_tables(
            walk, f"{name}.norm2", "x_mid", given["x_mid"], named, applied=asked.layer_norm
        )
        first = walk.map("1", f"{name}.linear1", "the first map")
        second = walk.map("2", f"{name}.linear2", "the second map")
        units = first.of(normed[-1].values)
        activated = gelu(units)
        spread, out = second.of(activated), "What the feed-forward network puts out"
        after, title = walk.hidden(layer + 1)[-1], f"The last visit after layer {layer}"
        return gives(
            *normed,
            *first,
            _made("u", units, "u", "Hidden units before the GELU", first.how("normed_2")),
            *_gelu_tables("u", units, "h", activated, "Hidden units after it"),
            *second,
            _made("spread", spread, "f", out, second.how("h")),
            _made("x_next", after, "x''", title, after_feed_forward.how),
            remark=_on_feed_forward(walk, activated),
        )

    @lesson.step(
        title="The context: the last visit, encoded",
        formula="c = x''" if walk.is_last_layer else r"c = \operatorname{Layers}(X'')_n",
        takes=("x_next",) if walk.is_last_layer else (),
        why=(
            "After the last layer the encoding of the last visit holds what it has gathered from "
            "all others. Everything that decides the answer is read from it, so it is called the "
            "context."
        ),
        breaks=(
            "An average over all visits would blur what the last one is about to lead to. The "
            "last visit has looked at all the others already."
        ),
    )
    def encoded(given: Given) -> Made:
        left = walk.architecture.layers - 1 - layer
        remark = {
            0: "This was the last layer.",
            1: "One more layer does the same with maps of its own.",
        }.get(left, f"{left} more layers do the same with maps of their own.")
        how = Cells("{x_next}") if walk.is_last_layer else None
        return gives(
            _hidden("encoded", walk.hidden(-1), "H", "All visits, encoded", rows=walk.visits),
            _made("c", explanation.context, "c", "Context", how),
            remark=remark,
        )


@dataclass(frozen=True)
class _Join:
    """How what a sublayer puts out meets what went in."""

    keeps: bool
    adds: bool
    formula: str
    how: Cells

    def of(self, before: Array, fresh: Array) -> Array:
        """What goes on."""
        return self.keeps * before + self.adds * fresh


def _join(walk: _Walk, part: str, before: str, fresh: str, symbols: tuple[str, str]) -> _Join:
    keeps, adds = walk.asked.residuals, not walk.is_skipped(part)
    names = [name for name, taken in ((before, keeps), (fresh, adds)) if taken]
    written = [symbol for symbol, taken in zip(symbols, (keeps, adds), strict=True) if taken]
    template = " + ".join(f"{{{name}}}" for name in names) or f"0 * {{{fresh}}}"
    return _Join(keeps, adds, " + ".join(written) or "0", Cells(template))


# --- The pointer


def _pointer(lesson: Lesson, walk: _Walk) -> None:
    """From the context to shares of visits, collected onto their places."""
    explanation, asked, width = walk.explanation, walk.asked, walk.width
    content = explanation.content_scores
    assert content is not None
    has_bias = explanation.position_bias is not None

    @lesson.step(
        title="The pointer’s query and keys",
        formula=r"q = c \, W^Q_{\text{ptr}} + b^Q_{\text{ptr}}, \quad "
        r"K = H W^K_{\text{ptr}} + b^K_{\text{ptr}}",
        takes=("c", "encoded"),
        why=(
            "The pointer is attention once more, with a single query: the context asks which of "
            "the visits to repeat. Its maps are its own, and have the full width."
        ),
        breaks=(
            "Compared as they are, encodings answer to what is like the context, and most like it "
            "is the last visit itself: the place that is just being left."
        ),
    )
    def pointer_query_keys(given: Given) -> Made:
        asking = walk.map("ptr_q", "pointer_query", "the pointer’s query")
        offered = walk.map("ptr_k", "pointer_key", "the pointer’s keys")
        query, keys = asking.of(given["c"]), offered.of(given["encoded"])
        how, few = offered.how("encoded"), keys.size <= _MOST_CELLS
        made = _made("K_ptr", keys, "K", "Keys of the pointer", how, rows=walk.visits, shown=few)
        return gives(
            *asking,
            *offered,
            _made("q_ptr", query, "q", "Query of the pointer", asking.how("c")),
            made,
            remark=_too_many([made]).strip(),
        )

    @lesson.step(
        title="Content scores: the context asks every visit",
        formula=r"s_i = q \cdot k_i",
        takes=("q_ptr", "K_ptr"),
        why="As within the layers: the better a visit’s key answers the query, the larger.",
        breaks="Without content, a visit’s position alone would speak for it.",
    )
    def content_scores_(given: Given) -> Made:
        found = content_scores(given["q_ptr"], given["K_ptr"], scaled=False)
        how = Product("q_ptr", "K_ptr", transposed=True)
        made = walk.by_visit("S_ptr", found, "s", "Content scores", how)
        return gives(made, remark=_extremes(walk, found))

    divided, as_they_are = r"\tilde s = \frac{s}{\sqrt{d}}", r"\tilde s = s"

    @lesson.step(
        title="Scale them too",
        formula=divided if asked.pointer_scaling else as_they_are,
        takes=("S_ptr",),
        why=(
            "The pointer’s keys are as wide as the encodings, so it is $\\sqrt{d}$ that keeps "
            "the spread of its scores at a size that softmax can share out."
        ),
        breaks=(
            "Scores would be as many times larger: softmax would be far sharper, and the position "
            "bias, where there is one, would hardly count beside them."
        ),
    )
    def pointer_scaling(given: Given) -> Made:
        how = Cells(f"{{S_ptr}} / sqrt({width})" if asked.pointer_scaling else "{S_ptr}")
        made = walk.by_visit("content", content, r"\tilde s", "Scaled content scores", how)
        root = _number(math.sqrt(width))
        remark = (
            f"Encodings are {width} wide: every score is divided by {root}."
            if asked.pointer_scaling
            else f"Nothing divides the scores by {root}."
        )
        return gives(made, remark=remark)

    pointer_scaling.removed(formula=as_they_are)(pointer_scaling.work)
    if has_bias:
        _position_bias(lesson, walk)

    @lesson.step(
        title="Pointer weights",
        formula=_softmax_formula(
            walk, "s'" if has_bias else r"\tilde s", asked.pointer_temperature
        ),
        takes=("biased" if has_bias else "content",),
        why=(
            "Softmax turns the scores into shares of all visits: the probability with which the "
            "pointer would repeat each."
        ),
        breaks="Scores are no probabilities: they could not be collected, nor blended with others.",
        notes=(_A_WEIGHT_IS_NO_INFORMATION,),
    )
    def pointer_weights(given: Given) -> Made:
        traced, found = explanation.pointer_scores, explanation.pointer_weights
        assert traced is not None
        assert found is not None
        name, symbol = ("biased", "s'") if has_bias else ("content", r"\tilde s")
        masking, scored = _masked(walk, name, traced, "masked_ptr", f"{symbol} + m")
        how = RowSoftmax(scored, asked.pointer_temperature)
        title = "Pointer weights"
        made = walk.by_visit("alpha", found, r"\alpha", title, how, shade="weights")
        spread = explanation.effective_positions
        assert spread is not None
        remark = f"{_most(walk, found)} The weights spread as if over {spread:.1f} visits."
        return gives(*masking, made, remark=remark)

    @lesson.step(
        title="Collect the weights onto places",
        formula=r"P_{\text{ptr}}(\ell) = \sum_{i : x_i = \ell} \alpha_i",
        takes=("alpha",),
        why=(
            "The question is which place comes next, not which visit comes again: a place that "
            "was visited several times gets the weights of all its visits."
        ),
        breaks=(
            "Were only the visit with the largest weight to count, a place that is visited often "
            "could lose to one that was visited once and stands out a little."
        ),
    )
    def scatter_add(given: Given) -> Made:
        places = _pointed_at(explanation)
        probabilities = explanation.pointer_probabilities
        assert probabilities is not None
        of_place = explanation.query.history.locations
        terms = tuple(tuple(np.flatnonzero(of_place == place).tolist()) for place in places)
        found, title = probabilities[places], "Probability by the pointer"
        made = _of_places(walk, "P_ptr", places, found, title, Collected("alpha", terms))
        return gives(made, remark=_on_places(walk, terms))


def _position_bias(lesson: Lesson, walk: _Walk) -> None:
    explanation, asked = walk.explanation, walk.asked
    content, traced = explanation.content_scores, explanation.pointer_scores
    bias = explanation.position_bias
    assert content is not None
    assert bias is not None
    assert traced is not None
    added, as_they_are = r"s'_i = \tilde s_i + b_{p_i}", r"s'_i = \tilde s_i"

    @lesson.step(
        title="Add the position bias",
        formula=added if asked.position_bias else as_they_are,
        takes=("content",),
        why=(
            "One learned number for each position from the end says how likely people are to "
            "return to what they did so many visits ago, whatever it was."
        ),
        breaks=(
            "Recent and distant visits would start out alike, and only what was learned of "
            "positions in the encodings could tell them apart."
        ),
        notes=(_BIAS_STARTS_AT_ONE,),
    )
    def position_bias(given: Given) -> Made:
        again = pointer_scores(content.astype(np.float64), bias.astype(np.float64))
        found, how = walk.unmasked(traced, again), Cells("{content} + {bias}")
        title = "Bias of each visit’s position"
        return gives(
            walk.by_visit("bias", bias, "b", title, shade="differences"),
            walk.by_visit("biased", found, "s'", "Scores with the bias", how),
            remark=_on_bias(walk, bias),
        )

    position_bias.removed(formula=as_they_are)(position_bias.work)


_A_WEIGHT_IS_NO_INFORMATION = Note(
    _theory("§6.4 Mutual Information Perspective"),
    "the attention weight of a visit is proportional to its mutual information with the target",
    "A weight says how much the pointer would copy from a visit of this one history. Mutual "
    "information belongs to random quantities over many histories, and nothing makes the two "
    "proportional.",
)
_BIAS_STARTS_AT_ONE = Note(
    _foundations("§10.1 Complete Pointer Attention Calculation"),
    "three visits have the positions 2, 1 and 0 from the end",
    "By length minus position, as §8.3 of the same text has it, they have 3, 2 and 1.",
)


# --- The generation head, the gate and the answer


def _generation(lesson: Lesson, walk: _Walk) -> None:
    """From the context to a probability of every place there is."""
    explanation = walk.explanation
    probabilities = explanation.generation_probabilities
    traced = explanation.trace.generation_logits
    assert probabilities is not None
    assert traced is not None
    logits = traced[0].numpy().astype(np.float64)
    names = _place_names(explanation.bundle.places)

    @lesson.step(
        title="The generation head",
        formula=r"y = c \, W_{\text{gen}} + b_{\text{gen}}, \quad "
        r"P_{\text{gen}}(\ell) = \frac{e^{y_\ell}}{\sum_{\ell'} e^{y_{\ell'}}}",
        takes=("c",),
        why=(
            "The pointer can only repeat. The generation head gives every place of the "
            "vocabulary a score of its own, so that a place this history never saw can be "
            "answered too."
        ),
        breaks="A first visit to a place could never be predicted.",
    )
    def generation(given: Given) -> Made:
        shown = leading_locations(probabilities, LEADING)
        labels = _names(walk, shown.tolist())
        weight, bias = (walk.parameter(f"gen_head.{kind}")[shown] for kind in ("weight", "bias"))
        mapped = _map("gen", weight, bias, "the generation head, for these places")
        largest = logits.max()
        exponentials = np.exp(logits - largest)
        whole, power = "of the whole vocabulary", "e^{y - y_{\\max}}"
        every = Cells("exp({all_logits} - {largest})")
        title, symbol = "Probability by the generation head", r"P_{\text{gen}}"
        how, share = Cells("exp({logits} - {largest}) / {total}"), Cells("{exponentials} / {total}")
        return gives(
            *mapped,
            _made(
                "logits",
                logits[shown],
                "y",
                "Logits of the leading places",
                mapped.how("c"),
                columns=labels,
            ),
            _made("largest", largest, r"y_{\max}", "Largest logit"),
            _hidden("all_logits", logits, "y", f"Logits {whole}", columns=names),
            _hidden(
                "exponentials", exponentials, power, f"Exponentials {whole}", every, columns=names
            ),
            _made(
                "total",
                exponentials.sum(),
                rf"\sum {power}",
                f"Sum of the exponentials {whole}",
                RowSum("exponentials"),
            ),
            _made(
                "P_gen", probabilities[shown], symbol, title, how, columns=labels, shade="weights"
            ),
            _hidden(
                "all_generated", probabilities, symbol, f"{title} {whole}", share, columns=names
            ),
            remark=_on_generation(walk, probabilities, shown.tolist()),
        )


def _choice(lesson: Lesson, walk: _Walk) -> None:
    """The gate, the blend and the answer, as far as there is anything to choose between."""
    has = walk.architecture.components.__contains__
    both = has("pointer") and has("generation")
    if both:
        has_gate = walk.explanation.gate_logit is not None
        if has_gate:
            _gate(lesson, walk)
        _blend(lesson, walk, has_gate=has_gate)
    parts = "P" if both else "P_ptr" if has("pointer") else "all_generated"

    @lesson.step(
        title="The answer",
        formula=r"\hat y = \operatorname{argmax}_\ell P(\ell)",
        takes=(parts,),
        why="The most probable place is the answer; those after it are what else may be.",
        breaks=(
            "The probabilities say how sure the network is. The answer alone would hide a close "
            "second."
        ),
    )
    def answer(given: Given) -> Made:
        leading = walk.explanation.leading(LEADING)
        made = []
        if not both:
            places = [prediction.location for prediction in leading]
            cells = _pointed_at(walk.explanation) if has("pointer") else None
            terms = tuple((place if cells is None else cells.index(place),) for place in places)
            made.append(_final(walk, places, Collected(parts, terms)))
        first, how = leading[0], Collected("P", ((0,),))
        title = "The most probable place"
        made.append(_of_places(walk, "answer", [first.location], [first.probability], title, how))
        return gives(*made, remark=_on_answer(walk))


def _gate(lesson: Lesson, walk: _Walk) -> None:
    explanation = walk.explanation
    logit, hidden = explanation.gate_logit, explanation.trace.gate_hidden
    assert logit is not None
    assert hidden is not None
    learned = explanation.gate_is_learned

    @lesson.step(
        title="The gate",
        formula=(
            r"u = c \, W_1 + b_1, \quad h = u \, \Phi(u), \quad y = h W_2 + b_2, \quad "
            r"g = \sigma(y) = \frac{1}{1 + e^{-y}}"
            if learned
            else f"g = {explanation.gate:g}"
        ),
        takes=("c",),
        why=(
            "Whether people return or go somewhere new depends on the moment. A small network "
            "reads the context and says how far the pointer is to be trusted: 1 is the pointer "
            "alone, 0 the generation head alone."
        ),
        breaks="One fixed share, here a half, has to serve every moment alike.",
    )
    def gate(given: Given) -> Made:
        first = walk.map("gate_1", "ptr_gen_gate.0", "the gate’s first map")
        second = walk.map("gate_2", "ptr_gen_gate.2", "the gate’s second map")
        units, before = first.of(given["c"]), "The gate’s hidden units before the GELU"
        after, title = hidden[0].numpy(), "The gate’s hidden units after it"
        how = Cells("1 / (1 + exp(-{gate_logit}))") if learned else None
        return gives(
            *first,
            _made("gate_units", units, "u", before, first.how("c")),
            *_gelu_tables("gate_units", units, "gate_hidden", after, title),
            *second,
            _made("gate_logit", logit, "y", "The gate’s logit", second.how("gate_hidden")),
            _made("g", explanation.gate, "g", "The gate", how, shade="weights"),
            remark=_on_gate(walk, logit),
        )

    gate.removed(formula="g = 0.5" if learned else f"g = {explanation.gate:g}")(gate.work)


def _blend(lesson: Lesson, walk: _Walk, *, has_gate: bool) -> None:
    explanation, asked = walk.explanation, walk.asked
    pointer, generation = explanation.pointer_probabilities, explanation.generation_probabilities
    assert pointer is not None
    assert generation is not None
    mixed = r"P(\ell) = g \, P_{\text{ptr}}(\ell) + (1 - g) \, P_{\text{gen}}(\ell)"
    alone = {
        "pointer": r"P(\ell) = P_{\text{ptr}}(\ell)",
        "generation": r"P(\ell) = P_{\text{gen}}(\ell)",
    }

    @lesson.step(
        title="The blend",
        formula=mixed if asked.only is None else alone[asked.only],
        takes=("P_ptr", "all_generated", *(("g",) if has_gate else ())),
        why=(
            "Both parts give every place a probability. Mixed in shares that sum to 1, they are "
            "probabilities again: what is repeated and what is new compete in one list."
        ),
        breaks=(
            "With the pointer alone, no place outside the history has a chance; with the "
            "generation head alone, what is peculiar to this history counts for less."
        ),
    )
    def blend(given: Given) -> Made:
        places = [prediction.location for prediction in explanation.leading(LEADING)]
        visited = _pointed_at(explanation)
        made = []
        if not has_gate:
            title = "The pointer’s share; no gate was learned"
            made.append(_made("g", explanation.gate, "g", title, shade="weights"))
        pointed = Collected(
            "P_ptr",
            tuple((visited.index(place),) if place in visited else () for place in places),
        )
        generated = Collected("all_generated", tuple((place,) for place in places))
        for name, found, title, how in (
            ("p_ptr", pointer, "By the pointer", pointed),
            ("p_gen", generation, "By the generation head", generated),
        ):
            made.append(_of_places(walk, name, places, found[places], title, how))
        template = {
            None: "{g} * {p_ptr} + (1 - {g}) * {p_gen}",
            "pointer": "{p_ptr}",
            "generation": "{p_gen}",
        }[asked.only]
        made.append(_final(walk, places, Cells(template)))
        return gives(*made, remark=_on_blend(walk))

    blend.removed(formula=alone[asked.only or "pointer"])(blend.work)


def _final(walk: _Walk, places: list[int], how: How) -> Table:
    """The probabilities that the network gives to places."""
    found, title = walk.explanation.probabilities[places], "Probability of the leading places"
    return _of_places(walk, "P", places, found, title, how)


def _of_places(
    walk: _Walk, name: str, places: list[int], found: object, title: str, how: How
) -> Table:
    """Probabilities with a row for every place."""
    symbol = {"p_ptr": "P_ptr", "p_gen": "P_gen", "answer": "P"}.get(name, name)
    symbol = symbol.replace("_ptr", r"_{\text{ptr}}").replace("_gen", r"_{\text{gen}}")
    column = np.reshape(found, (-1, 1))  # type: ignore[call-overload]
    return _made(name, column, symbol, title, how, rows=_names(walk, places), shade="weights")


def _pointed_at(explanation: Explanation) -> list[int]:
    """The places of the history, that with the most pointer weight first."""
    found = explanation.pointed_at()
    assert found is not None
    return [place.location for place in found]


# --- Tables that several steps make


class _Named(NamedTuple):
    """What a table is called."""

    name: str
    symbol: str
    title: str


def _made(
    name: str, values: object, symbol: str, title: str, how: How | None = None, **more: Any
) -> Table:
    return table(name, values, symbol=symbol, title=title, how=how, **more)


def _hidden(
    name: str, values: object, symbol: str, title: str, how: How | None = None, **more: Any
) -> Table:
    """A table of which others are made and which no page draws."""
    return table(name, values, symbol=symbol, title=title, how=how, shown=False, **more)


class _Map(NamedTuple):
    """A linear map: its matrix with a column for every output, and its bias; neither is shown."""

    weight: Table
    bias: Table

    def of(self, x: Array) -> Array:
        """What it makes of a vector, or of every row of a matrix."""
        return linear(x, self.weight.values.T, self.bias.values)

    def how(self, x: str) -> Product:
        """How each number of that is made, by the name of the table that goes in."""
        return Product(x, self.weight.name, plus=self.bias.name)


def _map(name: str, weight: Array, bias: Array, title: str) -> _Map:
    return _Map(
        _hidden(f"W_{name}", weight.T, "W", f"Weights of {title}"),
        _hidden(f"b_{name}", bias, "b", f"Bias of {title}"),
    )


def _norm_tables(
    walk: _Walk, parameter: str, of: str, x: Array, made: _Named, *, applied: bool = True
) -> list[Table]:
    """A vector's layer norm, the last table, with what it is made of."""
    scale, shift = walk.parameter(f"{parameter}.weight"), walk.parameter(f"{parameter}.bias")
    found, width = moments(x), len(x)
    mean, squares, variance = f"mean_{of}", f"squares_{of}", f"variance_{of}"
    gamma, beta = f"gamma_{of}", f"beta_{of}"
    how = Cells(
        f"({{{of}}} - {{{mean}}}) / sqrt({{{variance}}} + 0.00001) * {{{gamma}}} + {{{beta}}}"
        if applied
        else f"{{{of}}}"
    )
    centred = Cells(f"({{{of}}} - {{{mean}}})^2")
    apart = "Squared distances from the mean"
    return [
        _made(mean, found.mean, r"\mu", "Mean", RowSum(of, width)),
        _hidden(squares, found.squares, r"(x - \mu)^2", apart, centred),
        _made(variance, found.variance, r"\sigma^2", "Variance", RowSum(squares, width)),
        _hidden(gamma, scale, r"\gamma", "Learned scale of the norm"),
        _hidden(beta, shift, r"\beta", "Learned shift of the norm"),
        _made(*made[:1], layer_norm(x, scale, shift) if applied else x, *made[1:], how),
    ]


def _gelu_tables(of: str, units: Array, name: str, activated: Any, title: str) -> list[Table]:
    """Hidden units after the GELU, and the share of each that it lets through."""
    share = np.divide(gelu(units), units, out=np.full_like(units, 0.5), where=units != 0)
    passed = f"{name}_share"
    return [
        _hidden(passed, share, r"\Phi", "Share that the GELU lets through"),
        _made(name, activated, "h", title, Cells(f"{{{of}}} * {{{passed}}}")),
    ]


def _masked(
    walk: _Walk, scores: str, traced: Any, name: str, symbol: str
) -> tuple[list[Table], str]:
    """The mask and the scores with it, where there is one, and the table that softmax takes."""
    if walk.mask is None:
        return [], scores
    how = Cells(f"{{{scores}}} + {{mask}}")
    title = "Scores with the mask"
    made = _made(name, traced, symbol, title, how, columns=walk.visits)
    return [walk.mask_table, made], name


def _softmax_formula(walk: _Walk, scores: str, temperature: float) -> str:
    inside = scores if walk.mask is None else f"{scores} + m"
    if temperature != 1.0:
        inside = rf"\frac{{{inside}}}{{{temperature:g}}}"
    return rf"\alpha = \operatorname{{softmax}}\left({inside}\right)"


# --- What these numbers show


@once_for_each
def _place_names(places: Places) -> tuple[str, ...]:
    """What the locations of a vocabulary are called: with the id where a name is not enough."""
    return tuple(
        place.label
        if place.name is None or not places.notation(place.id).startswith("#")
        else f"{place.label} #{place.id}"
        for place in (places[location] for location in range(places.locations))
    )


def _names(walk: _Walk, places: list[int]) -> tuple[str, ...]:
    names = _place_names(walk.explanation.bundle.places)
    return tuple(names[place] for place in places)


def _number(value: float) -> str:
    return f"{value:.4g}".replace("-", "−")


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _several(walk: _Walk, what: str) -> str:
    count = walk.architecture.heads
    return f"one {what}" if count == 1 else f"{count} {what}s"


def _too_many(made: list[Table]) -> str:
    hidden = [shown.title for shown in made if not shown.shown]
    if not hidden:
        return ""
    return (
        f" Too large to be shown for so many visits: {', '.join(hidden).lower()}. Open a cell "
        "that is made of them to see their numbers."
    )


def _extremes(walk: _Walk, scores: Array) -> str:
    if len(scores) == 1:
        return "There is one visit, so there is one score."
    high, low = int(scores.argmax()), int(scores.argmin())
    return (
        f"The largest is {_number(scores[high])}, of {walk.visits[high]}; the smallest "
        f"{_number(scores[low])}, of {walk.visits[low]}."
    )


def _most(walk: _Walk, weights: NDArray[np.float32]) -> str:
    most = int(weights.argmax())
    return f"The most goes to {walk.visits[most]}: {_percent(weights[most])}."


def _on_norm(walk: _Walk, x: Array) -> str:
    found = moments(x)
    mean, variance = _number(found.mean[0]), _number(found.variance[0])
    before = f"Mean {mean} and variance {variance}"
    if not walk.asked.layer_norm:
        return f"{before} stay as they are."
    return f"{before} become 0 and 1, before the learned scale and shift."


def _on_heads(walk: _Walk, outputs: Array) -> str:
    removed = [head for layer, head in walk.asked.remove_heads if layer == walk.layer]
    said = []
    if walk.architecture.heads > 1 and outputs.any():
        lengths = np.linalg.norm(outputs, axis=-1)
        said.append(f"Head {lengths.argmax()} brings the longest vector.")
    if removed:
        said.append(f"Removed: {', '.join(f'head {head}' for head in removed)}.")
    return " ".join(said)


def _on_residual(walk: _Walk, before: Array, moved: Array) -> str:
    if walk.is_skipped("attention"):
        return "The attention of this layer is skipped: it adds nothing."
    lengths = [_number(float(np.linalg.norm(vector))) for vector in (before, moved)]
    if not walk.asked.residuals:
        return f"What was there, of length {lengths[0]}, is dropped; {lengths[1]} long goes on."
    return f"What was there is {lengths[0]} long, what attention adds {lengths[1]}."


def _on_feed_forward(walk: _Walk, activated: Array) -> str:
    if walk.is_skipped("feed_forward"):
        return "The feed-forward network of this layer is skipped: it adds nothing."
    on = int((activated > 0).sum())
    return f"{on} of {len(activated)} hidden units are above 0 for the last visit."


def _on_bias(walk: _Walk, bias: NDArray[np.float32]) -> str:
    if not walk.asked.position_bias:
        return "No bias is added: zeros stand in its place."
    if len(bias) == 1:
        return f"The most recent visit gets {_number(float(bias[0]))}."
    most = int(bias.argmax())
    back = len(bias) - 1 - most
    where = "the most recent visit" if back == 0 else f"the visit {back} before the last"
    return f"It is largest, {_number(float(bias[most]))}, for {where}."


def _on_places(walk: _Walk, terms: tuple[tuple[int, ...], ...]) -> str:
    visits, places = len(walk.visits), len(terms)
    if places == visits:
        return "No place was visited twice: every place has the weight of its one visit."
    return f"{visits} visits share {places} place{'s' if places > 1 else ''}."


def _on_generation(walk: _Walk, probabilities: NDArray[np.float32], shown: list[int]) -> str:
    visited = set(walk.explanation.query.history.locations.tolist())
    new = float(1 - probabilities[sorted(visited)].sum(dtype=np.float64))
    return (
        f"Of {len(probabilities)} places of the vocabulary the leading {len(shown)} are shown. "
        f"Places that the history does not hold get {_percent(max(new, 0.0))} in all."
    )


def _on_gate(walk: _Walk, logit: float) -> str:
    explanation, asked = walk.explanation, walk.asked
    if explanation.gate_is_learned:
        share = explanation.gate
        return f"{_percent(share)} pointer, {_percent(1 - share)} generation head."
    own = f"the network’s own logit, {_number(logit)}, is not asked."
    if asked.only is not None:
        part = {"pointer": "pointer", "generation": "generation head"}[asked.only]
        return f"Only the {part} answers; {own}"
    return f"The gate is held at {explanation.gate:g}; {own}"


def _on_blend(walk: _Walk) -> str:
    first = walk.explanation.leading(1)[0]
    return (
        f"{_names(walk, [first.location])[0]} leads: {_percent(first.from_pointer)} come from "
        f"the pointer and {_percent(first.from_generation)} from the generation head."
    )


def _on_answer(walk: _Walk) -> str:
    leading = walk.explanation.leading(2)
    first = leading[0]
    name, share = _names(walk, [first.location])[0], _percent(first.probability)
    logarithm = _number(math.log(first.probability + _LEAST_PROBABILITY))
    said = f"{name}, with {share}; what the network gives out is its logarithm, {logarithm}."
    if len(leading) > 1:
        second = leading[1]
        name, share = _names(walk, [second.location])[0], _percent(second.probability)
        said += f" Next comes {name} with {share}."
    return said
