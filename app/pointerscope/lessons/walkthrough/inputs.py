"""The input of the first layer: visits, embeddings, positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.lessons.framework import Inputs, StepResult, recorded, result
from pointerscope.lessons.walkthrough.tables import shown_table, traced
from pointerscope.mobility.histories import FEATURE_NAMES

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.network.trace import Batch


class _Feature(NamedTuple):
    """A feature of a visit: its name, its unit, its symbol in LaTeX, and its meaning.

    The meaning is a format with the largest position from the end as `farthest`.
    """

    name: str
    unit: str
    symbol: str
    meaning: str

    @property
    def heading(self) -> str:
        """The name with the unit of its values."""
        return f"{self.name} ({self.unit})"


_DESCRIPTIONS = {
    "location": ("id", r"\ell_i", "its place"),
    "user": ("id", "u", "its person"),
    "time": ("¼ h", "t_i", "the quarter of an hour of the day in which it begins"),
    "weekday": ("Monday 0", "w_i", "its weekday, counted from Monday, which is 0"),
    "recency": ("days", "r_i", "how many days it lies before the visit to predict, at most 8"),
    "duration": ("½ h", "s_i", "its length in half hours"),
    "position_from_end": (
        "last 1",
        "p_i",
        "its position from the end, at most {farthest}, where the last visit has 1",
    ),
}
FEATURES = {
    feature: _Feature(FEATURE_NAMES[feature], *description)
    for feature, description in _DESCRIPTIONS.items()
}
_EMBEDDINGS = {"location": "loc_emb", "position_from_end": "pos_from_end_emb"}


def visits(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    slices = trace.architecture.slices
    batch = trace.tensors.batch
    columns = [
        np.broadcast_to(_feature_tensor(batch, name)[0].numpy(), len(trace.visits))
        for name in slices
    ]
    names, title = tuple(FEATURES[name].heading for name in slices), "Features of the visits"
    values = np.stack(columns, -1)
    shown = shown_table("visits", values, "v", title, rows=trace.visits, columns=names)
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
        sentences.append("Person 0 is nobody in particular.")
    if query.masked:
        masked = ", ".join(trace.visits[index] for index in query.masked)
        sentences.append(f"Masked, so that nothing attends or points to it: {masked}.")
    return " ".join(sentences)


def embeddings(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    names = {name: FEATURES[name].name for name in trace.architecture.slices}
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
        sentences.append(
            "The person is nobody in particular, so the mean of all people’s embeddings is used."
        )
    if zeros := [FEATURES[name].name for name in slices if name in removed]:
        sentences.append(f"Replaced by zeros: {', '.join(zeros)}.")
    return " ".join(sentences)


def positions(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    interventions = trace.interventions
    tables = []
    if trace.has("position_from_end"):
        embedding = _embedding(trace, "position_from_end")
        symbol = r"E_{\text{position from the end}}"
        title = "Position from the end, concatenated above"
        tables.append(shown_table("from_end", embedding, symbol, title))
    entering = inputs["embedded"]
    if trace.has("sinusoidal"):
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
