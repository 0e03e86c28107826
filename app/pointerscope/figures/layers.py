"""How the prediction forms from layer to layer (the logit lens)."""

from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, leading_locations, most_probable_place
from pointerscope.analysis.logit_lens import LogitLens, compute_logit_lens
from pointerscope.core.array_types import Array, Float
from pointerscope.core.percentages import percent
from pointerscope.figures.difference import NoDifferenceError
from pointerscope.figures.labels import category_axis, place_axis, place_names
from pointerscope.figures.prediction import require_same_places
from pointerscope.figures.theme import (
    BLEND,
    DIFFERENCE,
    MAX_WEIGHT_WITH_DARK_TEXT,
    POINTER,
    ROW_HEIGHT,
    TEXT_SIZE,
    WEIGHT_AXIS,
    difference_axis,
)
from pointerscope.figures.views import Figure, view

_PANEL = 110  # pixels of height of a line above the map
_MAX_DEPTHS_WITH_TEXT = 5
_HOVER = "%{y}<br>read at the output of %{x}<br>"


def draw_layers_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw how the prediction read at every depth differs.

    Raises:
        NoDifferenceError: the two networks know different places, or have different numbers of
            layers.
    """
    names = require_same_places(explanation, reference)
    after, before = (
        compute_logit_lens(explanation).probabilities,
        compute_logit_lens(reference).probabilities,
    )
    if after.shape != before.shape:
        raise NoDifferenceError("The two networks have different numbers of layers.")
    k = explanation.query.top_k
    leading = np.union1d(leading_locations(after.max(0), k), leading_locations(before.max(0), k))
    leading = leading[np.argsort(-np.maximum(after[-1], before[-1])[leading], kind="stable")]
    changes = (after - before)[:, leading].T
    largest = np.abs(changes).max()
    row, depth = np.unravel_index(np.abs(changes).argmax(), changes.shape)
    locations = leading.tolist()
    labels = [names.labels[location] for location in locations]
    depths = _depths(len(after))
    summary = "Nothing differs at any depth."
    if largest:
        summary = (
            f"{names.plain[locations[int(row)]]}, read at the output of {depths[int(depth)]}, "
            f"changes most, by {100 * float(changes[row, depth]):+.1f} points."
        )
    return {
        "data": [
            {
                "type": "heatmap",
                "name": "difference",
                "z": changes,
                "x": depths,
                "y": labels,
                "coloraxis": DIFFERENCE,
                "xgap": 1,
                "ygap": 1,
                "hovertemplate": _HOVER + "difference %{z:+.6f}<extra></extra>",
            }
        ],
        "layout": {
            "height": 90 + ROW_HEIGHT * max(len(labels), 5) * 1.25,
            DIFFERENCE: difference_axis(float(largest)),
            "xaxis": _depth_axis(depths),
            "yaxis": place_axis(labels, [names.ticks[location] for location in locations]),
            "meta": {"summary": summary},
        },
    }


@view(
    title="The prediction after every layer",
    caption=(
        "Each column is what the network would predict if what follows the last layer read the "
        "encoding at that depth: before the first layer, and after each layer."
    ),
    section="depth",
    needs=("layers.0.residual_in", "layers.0.residual_out"),
    order=0,
    several_passes=True,
    difference=draw_layers_difference,
)
def layers(explanation: ExplainedQuery) -> Figure:
    """Draw a map of places by depth, with gate and pointer entropy above it."""
    lens = compute_logit_lens(explanation)
    names = place_names(explanation.bundle.places)
    leading = leading_locations(lens.probabilities.max(0), explanation.query.top_k)
    leading = leading[np.argsort(-lens.probabilities[-1, leading], kind="stable")]
    locations = leading.tolist()
    labels = [names.labels[location] for location in locations]
    depths = _depths(len(lens.gate))
    lines = [("gate", lens.gate, BLEND)] if explanation.is_blend else []
    if lens.pointer_entropy is not None:
        lines.append(("entropy", lens.pointer_entropy, POINTER))
    map_height = 60 + 1.25 * ROW_HEIGHT * max(len(labels), 5)
    height = map_height + _PANEL * len(lines)
    top_of_map = map_height / height
    shown = lens.probabilities[:, leading].T
    common: dict[str, Any] = {
        "type": "heatmap",
        "name": "probability",
        "x": depths,
        "y": labels,
        "coloraxis": "coloraxis",
        "xgap": 1,
        "ygap": 1,
        "hovertemplate": f"{_HOVER}probability %{{z:.6f}}<extra></extra>",
    }
    data: list[dict[str, Any]] = [common | {"z": shown}]
    if len(depths) <= _MAX_DEPTHS_WITH_TEXT:
        data = _with_texts(common, shown)
    layout: dict[str, Any] = {
        "height": height,
        "showlegend": False,
        "coloraxis": WEIGHT_AXIS | {"showscale": False},
        "xaxis": _depth_axis(depths) | {"anchor": "y"},
        "yaxis": place_axis(labels, [names.ticks[location] for location in locations])
        | {"domain": [0, top_of_map]},
        "meta": {
            "summary": _summary(lens, depths, names.plain, is_blend=explanation.is_blend),
            "table": {
                "columns": ["read at", *depths],
                "rows": [
                    *(
                        [names.plain[place], *row]
                        for place, row in zip(locations, shown.tolist(), strict=True)
                    ),
                    *_rows_of_parts(lens, names.plain, is_blend=explanation.is_blend),
                ],
            },
        },
    }
    for index, (name, values, colour) in enumerate(lines):
        data.append(
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": name,
                "x": depths,
                "y": values,
                "yaxis": f"y{index + 2}",
                "cliponaxis": False,
                "line": {"color": colour, "width": 2},
                "marker": {"size": 9},
                "hovertemplate": f"{name} read at %{{x}}: %{{y:.6f}}<extra></extra>",
            }
        )
        top = max(1.0, float(values.max()))
        span = f"0–{top:.1f}".removesuffix(".0")
        bottom = top_of_map + (1 - top_of_map) * (len(lines) - 1 - index) / len(lines)
        layout[f"yaxis{index + 2}"] = {
            "domain": [bottom + 0.05, bottom + (1 - top_of_map) / len(lines) - 0.01],
            "range": [0, 1.05 * top],
            # The name is in the middle, grid lines are at both ends.
            "tickvals": [top / 2],
            "ticktext": [f"{name}&nbsp;{span}"],  # stays in one piece when labels are shortened
            "showgrid": False,
            "minor": {"tickmode": "array", "tickvals": [0, top], "showgrid": True},
        }
    return {"data": data, "layout": layout}


def _with_texts(
    common: dict[str, Any], shown: Float[Array, "places depths"]
) -> list[dict[str, Any]]:
    """Return two maps: one with dark texts on small weights, one with light texts on the others."""
    texts = [[f"{100 * share:.1f}%" for share in row] for row in shown.tolist()]
    small = shown <= MAX_WEIGHT_WITH_DARK_TEXT
    written = common | {"z": shown, "texttemplate": "%{text}", "textfont": {"size": TEXT_SIZE}}
    return [
        written | {"text": np.where(small, texts, "").tolist()},
        written | {"text": np.where(small, "", texts).tolist(), "opacity": 0},
    ]


def _depths(count: int) -> list[str]:
    """Return the names of the depths: the input, then each layer."""
    return ["input", *(f"layer {layer}" for layer in range(count - 1))]


def _depth_axis(depths: list[str]) -> dict[str, Any]:
    level = {"tickangle": 0} if len(depths) <= _MAX_DEPTHS_WITH_TEXT else {}
    title = {"text": "read at the output of"}
    return level | category_axis(depths, depths) | {"showgrid": False, "title": title}


def _summary(lens: LogitLens, depths: list[str], names: list[str], *, is_blend: bool) -> str:
    """Return from which depth the final prediction leads, and what led before."""
    leaders, since = lens.leaders.tolist(), lens.decided_at
    final = names[leaders[-1]]
    gates = "; gate " + " → ".join(f"{gate:.2f}" for gate in lens.gate.tolist())
    if since == 0:
        words = f"{final} leads at every depth, including the input"
    else:
        words = (
            f"{final} leads from the output of {depths[since]} on; one depth earlier, "
            f"{names[leaders[since - 1]]} leads"
        )
    last = percent(float(lens.probabilities[-1, leaders[-1]]))
    first = percent(float(lens.probabilities[0, leaders[-1]]))
    found = f"Its probability is {first} at the input and {last} at the end"
    return f"{words}. {found}{gates * is_blend}."


def _rows_of_parts(lens: LogitLens, names: list[str], *, is_blend: bool) -> list[list[Any]]:
    """Return the rows of the gate, of the pointer's entropy, and of what each part would answer."""
    rows: list[list[Any]] = [["gate", *lens.gate.tolist()]] if is_blend else []
    if lens.pointer_entropy is not None:
        rows.append(["pointer entropy, nats", *lens.pointer_entropy.tolist()])
    answers = (
        ("pointer", lens.pointer_probabilities),
        ("generation head", lens.generation_probabilities),
        ("blend", lens.probabilities),
    )
    for part, probabilities in answers if is_blend else ():
        assert probabilities is not None
        firsts = most_probable_place(probabilities).tolist()
        rows.append([f"first place of the {part}", *(names[first] for first in firsts)])
    return rows
