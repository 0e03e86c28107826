"""What enters the first layer: visits, embeddings, positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.lessons.framework.lesson import gives
from pointerscope.lessons.framework.tables import Cells
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Note, Source
from pointerscope.lessons.walkthrough.tables import drawn

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.inputs import Given
    from pointerscope.lessons.framework.lesson import Lesson, Made
    from pointerscope.lessons.walkthrough.context import Walk
    from pointerscope.network.trace import Batch


def add_entering(lesson: Lesson, walk: Walk) -> None:
    """From the visits to the encodings that the first layer takes."""
    _add_visits(lesson, walk)
    _add_embeddings(lesson, walk)
    if walk.has_positions:
        _add_positions(lesson, walk)


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

_MOST_RECENT_IS_ONE = Note(
    Source(THEORY, "§5.2 Position-from-End Embedding"),
    "the most recent visit has position 0 from the end",
    "By the formula above it there, length minus position, it has 1, and so the network reads it; "
    "0 is left for padding.",
)
_NO_LONGER_THAN_TRAINED = Note(
    Source(THEORY, "§5.1 Sinusoidal Positional Encoding"),
    "sinusoidal encoding allows generalisation to longer sequences",
    "It can be computed for any position, but what the weights make of positions that training "
    "never showed is another matter; and this network holds a table of fixed length, beyond "
    "which no history may reach.",
)


def _add_visits(lesson: Lesson, walk: Walk) -> None:
    slices = walk.architecture.slices
    features = [_FEATURES[name] for name in slices]
    lesson.sources += (Source(FOUNDATIONS, "§1.1 Notation Table"),)

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
        batch = walk.explanation.trace.batch
        columns = [
            np.broadcast_to(_numbers_of(batch, name)[0].numpy(), len(walk.visits))
            for name in slices
        ]
        made = drawn(
            "visits",
            np.stack(columns, -1),
            "v",
            "Features of the visits",
            rows=walk.visits,
            columns=tuple(feature.name for feature in features),
        )
        return gives(made, remark=_on_visits(walk))


def _numbers_of(batch: Batch, feature: str) -> Any:
    """What the network looks up, as a tensor: for every visit, or once for the user."""
    return batch.locations if feature == "location" else getattr(batch, feature)


def _on_visits(walk: Walk) -> str:
    query, last = walk.explanation.query, walk.explanation.visits[-1].label
    in_order = list(query.sent) == sorted(query.sent)
    order = "the oldest first" if in_order else "in another order than sent"
    said = [f"{len(walk.visits)} visits, {order}; the last is at {last}."]
    if len(walk.visits) == 1:
        said = [f"One visit, at {last}."]
    if walk.has("user") and not query.history.user:
        said.append("User 0 is nobody in particular.")
    if query.masked:
        hidden = ", ".join(walk.visits[place] for place in query.masked)
        said.append(f"Nobody may look or point at {hidden}.")
    return " ".join(said)


def _add_embeddings(lesson: Lesson, walk: Walk) -> None:
    names = {name: _FEATURES[name].name for name in walk.architecture.slices}
    lesson.sources += (
        Source(FOUNDATIONS, "§8.3 Position-from-End Embedding"),
        Source(THEORY, "§5.2 Position-from-End Embedding"),
    )

    @lesson.step(
        title="Look up, join, project, normalise",
        formula=r"e = ["
        + r";\; ".join(rf"E_{{\text{{{name}}}}}" for name in names.values())
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
        parts = {name: _embedding(walk, feature) for feature, name in names.items()}
        joined = np.concatenate([*parts.values()])
        labels = tuple(
            f"{name} {number}" for name, part in parts.items() for number in range(1, len(part) + 1)
        )
        mapped = walk.map("in", "input_proj", "the input projection")
        projected = mapped.of(joined)
        norm, title = walk.norm("input_norm"), "The last visit, embedded"
        return gives(
            drawn("joined", joined, "e", "Joined embeddings", columns=labels, across=True),
            *mapped,
            drawn("projected", projected, "e W + b", "Projected", mapped.how("joined")),
            *norm.tables("projected", projected, "embedded", r"\bar e", title),
            remark=_on_embeddings(walk),
        )


def _embedding(walk: Walk, feature: str) -> NDArray[np.float64]:
    """The embedding of the last visit's feature, zeros where it is left out."""
    rows = walk.parameter(f"{_EMBEDDINGS.get(feature, f'{feature}_emb')}.weight")
    place = int(_numbers_of(walk.explanation.trace.batch, feature).flatten()[-1])
    found = rows[1:].mean(0) if feature == "user" and place == 0 else rows[place]
    is_kept = walk.asked.position_from_end or feature != "position_from_end"
    return found if is_kept and feature not in walk.asked.without_features else np.zeros_like(found)


def _on_embeddings(walk: Walk) -> str:
    slices, silent = walk.architecture.slices, walk.asked.without_features
    width = walk.architecture.input_width
    said = [f"{len(slices)} embeddings, {width} numbers in all, become {walk.width}."]
    if walk.has("user") and not walk.explanation.query.history.user and "user" not in silent:
        said.append("For nobody in particular, the mean of everybody’s embeddings is taken.")
    if left_out := [_FEATURES[name].name for name in slices if name in silent]:
        said.append(f"Zeros stand in place of: {', '.join(left_out)}.")
    return " ".join(said)


def _add_positions(lesson: Lesson, walk: Walk) -> None:
    asked, has_sines = walk.asked, walk.has("sinusoidal")
    has_from_end = walk.has("position_from_end")
    with_position, without_position = r"x = \bar e + PE(n - 1)", r"x = \bar e"
    lesson.sources += (
        Source(FOUNDATIONS, "§8.1 Sinusoidal Positional Encoding"),
        Source(FOUNDATIONS, "§8.4 Combined Position Information"),
        Source(THEORY, "§5.1 Sinusoidal Positional Encoding"),
    )

    @lesson.step(
        title="Say where the visit stands",
        formula=with_position if has_sines and asked.sinusoidal else without_position,
        takes=("embedded",),
        why="Attention sees its visits as a set: nothing in it says which came first."
        + " Sines and cosines of the position, counted from the beginning, are added." * has_sines
        + " The position from the end was joined to the embeddings above." * has_from_end,
        breaks=(
            "Shuffled visits would get the same encodings, only shuffled: what the layers know "
            "of the order would be what days and hours let on."
        ),
        notes=(_NO_LONGER_THAN_TRAINED,) if has_sines else (),
    )
    def positions(given: Given) -> Made:
        made = []
        if has_from_end:
            embedding = _embedding(walk, "position_from_end")
            symbol, title = (
                r"E_{\text{position from the end}}",
                "Position from the end, joined above",
            )
            made.append(drawn("from_end", embedding, symbol, title))
        how = Cells("{embedded}")
        if has_sines:
            encoding = walk.parameter("pos_encoding")[0, len(walk.visits) - 1]
            encoding = encoding if asked.sinusoidal else np.zeros_like(encoding)
            title = "Sines and cosines of the position"
            made.append(drawn("sinusoid", encoding, "PE(n - 1)", title))
            how = Cells("{embedded} + {sinusoid}")
        title = "The last visit, as it enters the first layer"
        entering = drawn("x_0", walk.encodings(0)[-1], "x", title, how)
        return gives(*made, entering, remark=_on_positions(walk))

    positions.removed(formula=without_position)(positions.work)


def _on_positions(walk: Walk) -> str:
    said = []
    if walk.has("sinusoidal"):
        said.append(
            f"Counted from 0, the last visit stands at position {len(walk.visits) - 1}."
            if walk.asked.sinusoidal
            else "No sines and cosines are added."
        )
    if walk.has("position_from_end") and not walk.asked.position_from_end:
        said.append("The embedding of the position from the end is zeros.")
    return " ".join(said)
