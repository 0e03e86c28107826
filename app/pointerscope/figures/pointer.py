"""The pointer: scores and weights of visits, and how they add up to places."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.array_types import Array, Booleans, Float
from pointerscope.core.percentages import percent
from pointerscope.figures.bar_columns import BarColumn, draw_bar_columns
from pointerscope.figures.labels import place_names, visit_names
from pointerscope.figures.prediction import draw_place_difference
from pointerscope.figures.theme import NEUTRAL, POINTER, height_of_rows
from pointerscope.figures.views import Figure, OnlyWith, view
from pointerscope.formulas import softmax
from pointerscope.network.architecture import POINTER_NETWORK

_STEPS = np.linspace(0, 1, 24, dtype=np.float32)
_BEND = _STEPS * _STEPS * (3 - 2 * _STEPS)
_ALONG = np.append(_STEPS, np.float32(np.nan))  # a gap before the next curve
_GRADES = 16
_MAX_WIDTH = 16.0  # pixels
_MIN_WIDTH = 1.0
_MASKED = " <b>masked</b>"
_MIN_STEPS = 8  # on an axis of steps back


@view(
    title="Which visits does the pointer choose?",
    caption=(
        OnlyWith(
            ("position_bias",),
            "The score of an unmasked visit is its content score plus its position bias.",
        ),
        OnlyWith(
            ("pointer.scores",),
            "The softmax of the scores, divided by the temperature if one is set, gives the "
            "weights, which sum to 1.",
            otherwise="How much the answer copies from each visit; the weights sum to 1.",
        ),
    ),
    explains=("Pointer weight",),
    section="pointing",
    order=0,
    needs=("pointer",),
)
def pointer(explanation: ExplainedQuery) -> Figure:
    """Draw content score, position bias and weight of every visit, as far as they are named."""
    weights, content = explanation.pointer_weights, explanation.content_scores
    assert weights is not None  # the view needs a pointer
    assert content is not None
    names = visit_names(explanation)
    masked = set(explanation.query.masked)
    bias = explanation.position_bias
    columns = []
    if explanation.bundle.architecture.has("pointer.scores"):
        columns.append(BarColumn("content score", "content", content, NEUTRAL))
    if bias is not None:
        columns.append(BarColumn("position bias", "bias", bias, NEUTRAL))
    columns.append(BarColumn("weight", "weight", weights, POINTER))
    data, layout = draw_bar_columns(columns, names.labels)
    axis = names.axis | {"autorange": "reversed"}
    if masked:
        _show_masked(data, axis, masked)
    largest = int(weights.argmax())
    visit = explanation.visits[largest]
    spread = explanation.pointer_entropy
    assert spread is not None  # the view needs a pointer
    shown = weights.tolist()
    rows = zip(names.plain, *(values.tolist() for _, _, values, _ in columns), strict=True)
    layout |= {
        "height": 100 + height_of_rows(max(len(shown), 4)),
        "showlegend": False,
        "hovermode": "y",
        "yaxis": axis,
        "meta": {
            "visit_axes": ["yaxis"],
            "priority": {"yaxis": shown},
            "summary": (
                f"{visit.label} on {visit.moment} gets the largest weight, "
                f"{percent(shown[largest])}. The weights are spread as if evenly over "
                f"{math.exp(spread):.1f} visits (entropy {spread:.3f} nats)."
                f"{_masked_sentence(len(masked))}{_intervention_sentences(explanation)}"
            ),
            "table": {
                "columns": ["visit", *(name for name, *_ in columns)],
                "rows": [
                    [f"{label} (masked)" if row in masked else label, *numbers]
                    for row, (label, *numbers) in enumerate(rows)
                ],
            },
        },
    }
    return {"data": data, "layout": layout}


def _show_masked(data: list[dict[str, Any]], axis: dict[str, Any], masked: set[int]) -> None:
    """Mark masked visits with pale bars and a word."""
    count = len(axis["ticktext"])
    notes = ["<br>masked: its score is −∞" if row in masked else "" for row in range(count)]
    pale = np.ones(count, dtype=np.float32)
    pale[list(masked)] = 0.4
    for trace in data:
        trace["customdata"] = notes
        trace["marker"] = trace["marker"] | {"opacity": pale}
        trace["hovertemplate"] = trace["hovertemplate"].replace("<extra>", "%{customdata}<extra>")
    axis["ticktext"] = [
        tick + _MASKED if row in masked else tick for row, tick in enumerate(axis["ticktext"])
    ]


def _masked_sentence(count: int) -> str:
    if not count:
        return ""
    return f" {count} masked {'visit gets' if count == 1 else 'visits get'} no weight."


def _intervention_sentences(explanation: ExplainedQuery) -> str:
    """Return how interventions change the scores and weights."""
    interventions = explanation.query.interventions
    sentences = ""
    if not interventions.pointer_scaling:
        sentences += " An intervention switches off the division of content scores by √d."
    if interventions.pointer_temperature != 1:
        sentences += (
            " The weights are the softmax of the scores divided by the temperature, "
            f"{interventions.pointer_temperature:g}."
        )
    return sentences


@view(
    title="What does the position bias do?",
    caption=(
        "Above: the learned bias for every number of steps back, with the part this history uses "
        "marked. Below: the weights that the bias alone would give, and the pointer's weights."
    ),
    section="pointing",
    order=1,
    needs=("pointer", "position_bias", POINTER_NETWORK),
)
def position_bias(explanation: ExplainedQuery) -> Figure:
    """Draw the learned curve over all steps back, and the softmax of the part used here."""
    weights, used = explanation.pointer_weights, explanation.position_bias
    learned = explanation.bundle.pointer_network.position_bias
    assert weights is not None  # the view needs a pointer and its bias
    assert used is not None
    assert learned is not None
    most, visits = explanation.bundle.architecture.max_visits, len(weights)
    names = visit_names(explanation)
    # The position from the end is steps back + 1; the last position has no entry of its own.
    curve = learned.detach().numpy()[np.minimum(np.arange(1, most + 1), most - 1)]
    steps = np.arange(visits - 1, -1, -1, dtype=np.int16)
    visible = np.ones(visits, dtype=bool)
    visible[list(explanation.query.masked)] = False
    alone = bias_only_weights(used, explanation.query.interventions.pointer_temperature, visible)
    even = np.full(visits, 1 / visible.sum(), dtype=np.float32)
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines",
                "name": "learned bias",
                "y": curve,
                "line": {"color": NEUTRAL, "width": 2},
                "hovertemplate": "%{x} steps back<br>learned bias %{y:.6f}<extra></extra>",
            },
            {
                "type": "scatter",
                "mode": "markers",
                "name": "this history",
                "x": steps,
                "y": used,
                "text": names.labels,
                "cliponaxis": False,
                "marker": {"color": POINTER, "size": 7},
                "hovertemplate": "%{text}<br>%{x} steps back<br>bias %{y:.6f}<extra></extra>",
            },
            {
                "type": "bar",
                "name": "bias alone",
                "x": steps,
                "y": alone,
                "text": names.labels,
                "textposition": "none",
                "xaxis": "x2",
                "yaxis": "y2",
                "marker": {"color": NEUTRAL},
                "hovertemplate": "%{text}<br>bias alone %{y:.6f}<extra></extra>",
            },
            {
                "type": "scatter",
                "mode": "lines",
                "name": "even weights",
                "x": steps,
                "y": even,
                "xaxis": "x2",
                "yaxis": "y2",
                "line": {"color": NEUTRAL, "width": 2, "dash": "dot"},
                "hovertemplate": "the same for every visit %{y:.6f}<extra></extra>",
            },
            {
                "type": "bar",
                "name": "pointer weight",
                "x": steps,
                "y": weights,
                "text": names.labels,
                "textposition": "none",
                "xaxis": "x2",
                "yaxis": "y3",
                "marker": {"color": POINTER},
                "hovertemplate": "%{text}<br>pointer weight %{y:.6f}<extra></extra>",
            },
        ],
        "layout": {
            "height": 660,
            "margin": {"t": 44},
            "xaxis": _steps_axis(most) | {"anchor": "y"},
            "xaxis2": _steps_axis(visits) | {"anchor": "y3", "title": {"text": "steps back"}},
            "yaxis": {"domain": [0.7, 1], "title": {"text": "bias"}, "nticks": 5},
            "yaxis2": _weights_axis("alone") | {"domain": [0.32, 0.6], "anchor": "x2"},
            "yaxis3": _weights_axis("pointer") | {"domain": [0, 0.28], "anchor": "x2"},
            "meta": {
                "summary": _bias_summary(explanation, used[::-1], alone[::-1], visible[::-1]),
                "table": {
                    "columns": [
                        "steps back", "learned bias", "visit", "bias alone", "pointer weight",
                    ],
                    "rows": _bias_rows(curve, names.plain, alone, weights),
                },
            },
        },
    }  # fmt: skip


def bias_only_weights(
    bias: Float[Array, " T"], temperature: float, visible: Booleans
) -> Float[Array, " T"]:
    """Return the weights of a pointer whose content scores are all equal.

    Args:
        bias: of each visit.
        temperature: of the softmax.
        visible: false for masked visits, whose weight is 0.
    """
    return softmax(bias, temperature=temperature, mask=visible).astype(np.float32)


def _steps_axis(count: int) -> dict[str, Any]:
    """Return an axis of steps back, with room for half a bar on either side."""
    shown = max(count, _MIN_STEPS)
    axis: dict[str, Any] = {"range": [-0.6, shown - 0.4], "nticks": 8, "zeroline": False}
    return axis | {"dtick": 1} if shown <= _MIN_STEPS else axis


def _weights_axis(title: str) -> dict[str, Any]:
    return {"title": {"text": title}, "rangemode": "tozero", "nticks": 4}


def _bias_summary(
    explanation: ExplainedQuery,
    bias: Float[Array, " T"],
    alone: Float[Array, " T"],
    visible: Booleans,
) -> str:
    """Return what the bias does, in sentences; all arrays are indexed by steps back."""
    if not explanation.query.interventions.position_bias:
        return (
            "An intervention switches the bias off: it adds 0 to the score of every visit and does "
            "not change the weights."
        )
    if visible.sum() < 2:
        return "Only one visit is unmasked: the bias has nothing to choose between."
    steps = np.flatnonzero(visible)
    high = int(steps[bias[steps].argmax()])
    low = int(steps[bias[steps].argmin()])
    return (
        f"The bias favours {_ago(high)} most ({bias[high]:+.3f}) and {_ago(low)} least "
        f"({bias[low]:+.3f}). Alone it would give them {percent(float(alone[high]))} and "
        f"{percent(float(alone[low]))}, where even weights are {percent(1 / len(steps))}."
    )


def _ago(steps: int) -> str:
    if steps == 0:
        return "the most recent visit"
    return f"the visit {steps} {'step' if steps == 1 else 'steps'} back"


def _bias_rows(
    curve: Float[Array, " M"],
    visits: Sequence[str],
    alone: Float[Array, " T"],
    weights: Float[Array, " T"],
) -> list[list[Any]]:
    """Return a row for every number of steps back; beyond the history only the learned bias."""
    learned = curve.tolist()
    recent = zip(visits[::-1], alone[::-1].tolist(), weights[::-1].tolist(), strict=True)
    rows = [[str(steps), learned[steps], *columns] for steps, columns in enumerate(recent)]
    beyond = range(len(rows), len(learned))
    return rows + [[str(steps), learned[steps], "", "", ""] for steps in beyond]


def draw_pointer_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw how the pointer's probability of every leading place differs."""
    after, before = explanation.pointer_probabilities, reference.pointer_probabilities
    assert after is not None  # the view needs a pointer
    assert before is not None
    return draw_place_difference(explanation, reference, after, before)


def _flows(
    starts: Float[Array, " T"], ends: Float[Array, " T"], weights: Float[Array, " T"]
) -> list[dict[str, Any]]:
    """Return curves from left to right, one trace for each width."""
    grades = np.ceil(weights * (_GRADES / (weights.max() or 1.0))).astype(int)
    order = np.argsort(grades, kind="stable")
    curves = np.full((len(starts), len(_ALONG)), np.nan, dtype=np.float32)  # a gap after each
    np.add(starts[:, None], (ends - starts)[:, None] * _BEND, out=curves[:, :-1])
    x, y = np.tile(_ALONG, len(starts)), curves[order].ravel()
    sizes = np.bincount(grades)
    data = []
    end = 0
    for grade in np.flatnonzero(sizes).tolist():
        start, end = end, end + int(sizes[grade]) * len(_ALONG)
        share = grade / _GRADES
        data.append(
            {
                "type": "scatter",
                "mode": "lines",
                "x": x[start:end],
                "y": y[start:end],
                "line": {
                    "width": _MIN_WIDTH + (_MAX_WIDTH - _MIN_WIDTH) * share,
                    "color": POINTER,
                    "simplify": False,
                },
                "opacity": 0.25 + 0.6 * share,
                "hoverinfo": "skip",
            }
        )
    return data


@view(
    title="From visits to places: scatter-add",
    caption=(
        "Every visit gives its weight to its place. A place visited more than once gets the sum of "
        "its visits' weights."
    ),
    explains=("Pointer weight",),
    section="pointing",
    order=2,
    needs=("pointer",),
    difference=draw_pointer_difference,
)
def scatter_add(explanation: ExplainedQuery) -> Figure:
    """Draw lines from visits on the left to places on the right; width shows the weight."""
    weights, probabilities = explanation.pointer_weights, explanation.pointer_probabilities
    assert weights is not None  # the view needs a pointer
    assert probabilities is not None
    names, called = visit_names(explanation), place_names(explanation.bundle.places)
    visited, place_of, times = explanation.visited
    order = np.argsort(-probabilities[visited], kind="stable")
    count, places = len(weights), visited[order].tolist()
    shares = probabilities[visited[order]]
    # Places are spaced evenly beside the rows of visits, the largest on top.
    heights = (np.arange(len(places), dtype=np.float32) + 0.5) * (count / len(places)) - 0.5
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    rows = np.arange(count, dtype=np.float32)
    shown, summed = weights.tolist(), shares.tolist()
    data = _flows(rows, heights[rank[place_of]], weights)
    data.append(
        {
            "type": "scatter",
            "mode": "markers",
            "x": np.zeros(count, dtype=np.float32),
            "y": rows,
            "marker": {"size": 16, "color": POINTER, "opacity": 0},
            "text": names.labels,
            "customdata": weights,
            "hovertemplate": "%{text}<br>weight %{customdata:.6f}<extra></extra>",
        }
    )
    data.append(
        {
            "type": "scatter",
            "mode": "markers",
            "x": np.ones(len(places), dtype=np.float32),
            "y": heights,
            "yaxis": "y2",
            "cliponaxis": False,
            "marker": {"size": 12, "color": POINTER},
            "text": [called.labels[place] for place in places],
            "customdata": shares,
            "hovertemplate": "%{text}<br>probability %{customdata:.6f}<extra></extra>",
        }
    )
    span = {"range": [count - 0.3, -0.7], "showgrid": False, "zeroline": False, "tickmode": "array"}
    return {
        "data": data,
        "layout": {
            "height": 60 + height_of_rows(max(count, 4)),
            "showlegend": False,
            "hovermode": "closest",
            "xaxis": {"visible": False, "range": [-0.01, 1.02]},
            "yaxis": span | {"tickvals": list(range(count)), "ticktext": names.ticks},
            "yaxis2": span
            | {
                "overlaying": "y",
                "side": "right",
                "ticks": "outside",
                "ticklen": 10,
                "tickcolor": "rgba(0, 0, 0, 0)",
                "tickvals": heights.tolist(),
                "ticktext": [
                    f"<b>{percent(share)}</b> {called.ticks[place]}"
                    for place, share in zip(places, summed, strict=True)
                ],
            },
            "meta": {
                "visit_axes": ["yaxis"],
                "priority": {"yaxis": shown, "yaxis2": summed},
                "summary": (
                    f"{count} {'visit' if count == 1 else 'visits'} to {len(places)} "
                    f"{'place' if len(places) == 1 else 'places'}; {called.plain[places[0]]} "
                    f"gets the most, {percent(summed[0])} of the pointer's probability."
                    f"{_masked_sentence(len(explanation.query.masked))}"
                ),
                "table": {
                    "columns": ["place", "visits", "pointer probability"],
                    "rows": [
                        [called.plain[place], *numbers]
                        for place, *numbers in zip(
                            places, times[order].tolist(), summed, strict=True
                        )
                    ],
                },
            },
        },
    }
