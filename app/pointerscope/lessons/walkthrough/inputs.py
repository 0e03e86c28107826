"""The input of the first layer: visits, embeddings, positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.lessons.framework import Inputs, StepResult, recorded, result
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Note, TextSection
from pointerscope.lessons.walkthrough.tables import shown_table, traced

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.network.trace import Batch


def add_inputs(lesson: Lesson, trace: FollowedTrace) -> None:
    """Add the steps from the visits to the encodings that enter the first layer."""
    _add_visits(lesson, trace)
    _add_embeddings(lesson, trace)
    if trace.has_positions:
        _add_positions(lesson, trace)


class _Feature(NamedTuple):
    """A feature of a visit: its name, its symbol in LaTeX, and its meaning."""

    name: str
    symbol: str
    meaning: str


_FEATURES = {
    "location": _Feature("location", r"\ell_i", "its location"),
    "user": _Feature("user", "u", "its user"),
    "time": _Feature("time", "t_i", "the quarter of an hour of the day in which it begins"),
    "weekday": _Feature("weekday", "w_i", "its weekday, counted from Monday, which is 0"),
    "recency": _Feature(
        "recency", "r_i", "how many days it lies before the visit to predict, at most 8"
    ),
    "duration": _Feature("duration", "s_i", "its length in half hours"),
    "position_from_end": _Feature(
        "position from end", "p_i", "its position from the end, where the last visit has 1"
    ),
}
_EMBEDDINGS = {"location": "loc_emb", "position_from_end": "pos_from_end_emb"}

_MOST_RECENT_IS_ONE = Note(
    TextSection(THEORY, "§5.2 Position-from-End Embedding"),
    "The text counts the most recent visit as 0 from the end. Its own formula, length minus "
    "position, gives 1, and that is what the network reads; 0 is reserved for padding.",
)
_NO_LONGER_THAN_TRAINED = Note(
    TextSection(THEORY, "§5.1 Sinusoidal Positional Encoding"),
    "The text expects sinusoidal encodings to generalise to longer sequences. They can be computed "
    "for any position, but nothing guarantees that the weights work at positions that training "
    "never showed. Besides, this network stores a table of fixed length, and no history can be "
    "longer.",
)


def _add_visits(lesson: Lesson, trace: FollowedTrace) -> None:
    slices = trace.architecture.slices
    features = [_FEATURES[name] for name in slices]
    lesson.sources += (TextSection(FOUNDATIONS, "§1.1 Notation Table"),)

    @lesson.step(
        title="The visits as the network reads them",
        formula=f"v_i = ({', '.join(feature.symbol for feature in features)})",
        why=(
            "A network computes with numbers, so a few whole numbers describe each visit: "
            f"{'; '.join(feature.meaning for feature in features)}."
        ),
        breaks=(
            "With coarser rounding, different visits would look alike. With finer rounding, each "
            "number would be too rare in the training data for the network to learn anything "
            "about it."
        ),
        notes=(_MOST_RECENT_IS_ONE,) if "position_from_end" in slices else (),
    )
    def visits(inputs: Inputs) -> StepResult:
        batch = trace.tensors.batch
        columns = [
            np.broadcast_to(_feature_tensor(batch, name)[0].numpy(), len(trace.visits))
            for name in slices
        ]
        shown = shown_table(
            "visits",
            np.stack(columns, -1),
            "v",
            "Features of the visits",
            rows=trace.visits,
            columns=tuple(feature.name for feature in features),
        )
        return result(shown, remark=_describe_visits(trace))


def _feature_tensor(batch: Batch, feature: str) -> Any:
    """Return the tensor of a feature: one number for each visit, or one for the user."""
    return batch.locations if feature == "location" else getattr(batch, feature)


def _describe_visits(trace: FollowedTrace) -> str:
    query, last = trace.explanation.query, trace.explanation.visits[-1].label
    in_order = list(query.sent) == sorted(query.sent)
    order = "oldest first" if in_order else "in a changed order"
    sentences = [f"{len(trace.visits)} visits, {order}. The last one is at {last}."]
    if len(trace.visits) == 1:
        sentences = [f"One visit, at {last}."]
    if trace.has("user") and not query.history.user:
        sentences.append("User 0 means that no user was chosen.")
    if query.masked:
        masked = ", ".join(trace.visits[index] for index in query.masked)
        sentences.append(f"Masked, so that nothing attends or points to it: {masked}.")
    return " ".join(sentences)


def _add_embeddings(lesson: Lesson, trace: FollowedTrace) -> None:
    names = {name: _FEATURES[name].name for name in trace.architecture.slices}
    lesson.sources += (
        TextSection(FOUNDATIONS, "§8.3 Position-from-End Embedding"),
        TextSection(THEORY, "§5.2 Position-from-End Embedding"),
    )

    @lesson.step(
        title="Embed each visit as one vector",
        formula=r"e = ["
        + r";\; ".join(rf"E_{{\text{{{name}}}}}" for name in names.values())
        + r"], \quad \bar e = \operatorname{LayerNorm}(e W + b)",
        inputs=("visits",),
        why=(
            "Each number selects a row of a learned table, its embedding. The embeddings are "
            "concatenated and projected to one vector, so that the features of a visit can "
            "influence each other. The layer norm gives the vectors of all visits the same scale. "
            "The tables show the last visit."
        ),
        breaks=(
            "As plain numbers, place 40 would be twice place 20. Without the projection, the "
            "embeddings would not interact before the first layer. Without the layer norm, some "
            "visits would start with much longer vectors than others and dominate every sum."
        ),
    )
    def embeddings(inputs: Inputs) -> StepResult:
        parts = {name: _embedding(trace, feature) for feature, name in names.items()}
        joined = recorded(np.concatenate([*parts.values()]))
        labels = tuple(
            f"{name} {number}" for name, part in parts.items() for number in range(1, len(part) + 1)
        )
        projection = trace.linear_map("in", "input_proj", "the input projection")
        projected = projection.apply(joined)
        norm, title = trace.layer_norm("input_norm"), "The last visit, embedded"
        return result(
            shown_table(
                "joined", joined, "e", "Concatenated embeddings", columns=labels, is_horizontal=True
            ),
            *projection,
            shown_table("projected", projected, "e W + b", "Projected"),
            *norm.tables("projected", projected, "embedded", r"\bar e", title),
            remark=_describe_embeddings(trace),
        )


def _embedding(trace: FollowedTrace, feature: str) -> NDArray[np.float64]:
    """Return the embedding of a feature of the last visit; zeros if an intervention removes it."""
    rows = trace.parameter(f"{_EMBEDDINGS.get(feature, f'{feature}_emb')}.weight")
    index = int(_feature_tensor(trace.tensors.batch, feature).flatten()[-1])
    embedding = rows[1:].mean(0) if feature == "user" and index == 0 else rows[index]
    is_removed = feature in trace.interventions.without_features or (
        feature == "position_from_end" and not trace.interventions.position_from_end
    )
    return np.zeros_like(embedding) if is_removed else embedding


def _describe_embeddings(trace: FollowedTrace) -> str:
    slices, removed = trace.architecture.slices, trace.interventions.without_features
    width = trace.architecture.input_width
    sentences = [f"{len(slices)} embeddings, {width} numbers in all, become {trace.width} numbers."]
    if trace.has("user") and not trace.explanation.query.history.user and "user" not in removed:
        sentences.append("No user was chosen, so the mean of all users’ embeddings is used.")
    if zeros := [_FEATURES[name].name for name in slices if name in removed]:
        sentences.append(f"Replaced by zeros: {', '.join(zeros)}.")
    return " ".join(sentences)


def _add_positions(lesson: Lesson, trace: FollowedTrace) -> None:
    interventions, has_sinusoidal = trace.interventions, trace.has("sinusoidal")
    has_from_end = trace.has("position_from_end")
    with_position, without_position = r"x = \bar e + PE(n - 1)", r"x = \bar e"
    lesson.sources += (
        TextSection(FOUNDATIONS, "§8.1 Sinusoidal Positional Encoding"),
        TextSection(FOUNDATIONS, "§8.4 Combined Position Information"),
        TextSection(THEORY, "§5.1 Sinusoidal Positional Encoding"),
    )

    @lesson.step(
        title="Add the position of the visit",
        formula=with_position if has_sinusoidal and interventions.sinusoidal else without_position,
        formula_removed=without_position,
        inputs=("embedded",),
        why="Attention treats its visits as a set: nothing in it says which came first."
        + " So sines and cosines of the position, counted from the oldest visit, are added."
        * has_sinusoidal
        + " The embedding of the position from the end is already part of the vector."
        * has_from_end,
        breaks=(
            "Without the sines and cosines, the position from the end alone would tell the layers "
            "the order of the visits, beside what their days and hours reveal of it."
            if has_from_end and has_sinusoidal
            else "Shuffled visits would get the same encodings in shuffled order. The layers would "
            "know the order of visits only as far as their days and hours reveal it."
        ),
        notes=(_NO_LONGER_THAN_TRAINED,) if has_sinusoidal else (),
    )
    def positions(inputs: Inputs) -> StepResult:
        tables = []
        if has_from_end:
            tables.append(
                shown_table(
                    "from_end",
                    _embedding(trace, "position_from_end"),
                    r"E_{\text{position from the end}}",
                    "Position from the end, concatenated above",
                )
            )
        entering = inputs["embedded"]
        if has_sinusoidal:
            encoding = trace.parameter("pos_encoding")[0, len(trace.visits) - 1]
            encoding = encoding if interventions.sinusoidal else np.zeros_like(encoding)
            title = "Sines and cosines of the position"
            tables.append(shown_table("sinusoid", encoding, "PE(n - 1)", title))
            entering = entering + tables[-1].values
        values, title = trace.encodings(0)[-1], "The last visit, entering the first layer"
        shown = shown_table("x_0", traced(values, entering), "x", title)
        return result(*tables, shown, remark=_describe_positions(trace))


def _describe_positions(trace: FollowedTrace) -> str:
    sentences = []
    if trace.has("sinusoidal"):
        sentences.append(
            f"Counted from 0, the last visit has position {len(trace.visits) - 1}."
            if trace.interventions.sinusoidal
            else "No sines and cosines are added."
        )
    if trace.has("position_from_end") and not trace.interventions.position_from_end:
        sentences.append("Zeros replace the embedding of the position from the end.")
    return " ".join(sentences)
