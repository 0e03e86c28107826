"""How the answer forms from layer to layer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.explanation import leading_locations
from pointerscope.analysis.logit_lens import read_layers
from pointerscope.figures.labels import percent, place_axis, place_names
from pointerscope.figures.prediction import same_places
from pointerscope.figures.theme import (
    BLEND,
    DIFFERENCE,
    POINTER,
    ROW_HEIGHT,
    TEXT_SIZE,
    WEIGHT_AXIS,
    WEIGHT_OF_TURNING,
    difference_axis,
)
from pointerscope.figures.views import Figure, NothingToShowError, view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.logit_lens import LayerReading

    Array = NDArray[np.float32]

_PANEL = 110  # pixels of height of a line above the map
_MOST_WITH_TEXT = 5  # depths
_HOVER = "%{y}<br>read at the output of %{x}<br>"


def change_of_layers(explanation: ExplainedQuery, against: ExplainedQuery) -> Figure:
    """How the read-out of every depth differs.

    Raises:
        NothingToShowError: the two know different places, or have different numbers of layers.
    """
    names = same_places(explanation, against)
    after, before = read_layers(explanation).probabilities, read_layers(against).probabilities
    if after.shape != before.shape:
        raise NothingToShowError(
            "The two networks have different numbers of layers. Look at the two side by side."
        )
    k = explanation.query.top_k
    leading = np.union1d(leading_locations(after.max(0), k), leading_locations(before.max(0), k))
    leading = leading[np.argsort(-np.maximum(after[-1], before[-1])[leading], kind="stable")]
    changes = (after - before)[:, leading].T
    largest = np.abs(changes).max()
    row, depth = np.unravel_index(np.abs(changes).argmax(), changes.shape)
    locations = leading.tolist()
    labels = [names.labels[location] for location in locations]
    depths = _depths(len(after))
    words = "Nothing differs at any depth."
    if largest:
        words = (
            f"The largest change is that of {names.plain[locations[int(row)]]}, read at "
            f"the output of {depths[int(depth)]}: {100 * float(changes[row, depth]):+.1f} points."
        )
    return {
        "data": [
            {
                "type": "heatmap",
                "name": "change",
                "z": changes,
                "x": depths,
                "y": labels,
                "coloraxis": DIFFERENCE,
                "xgap": 1,
                "ygap": 1,
                "hovertemplate": _HOVER + "change %{z:+.6f}<extra></extra>",
            }
        ],
        "layout": {
            "height": 90 + ROW_HEIGHT * max(len(labels), 5) * 1.25,
            DIFFERENCE: difference_axis(float(largest)),
            "xaxis": _depth_axis(depths),
            "yaxis": place_axis(labels, [names.ticks[location] for location in locations]),
            "meta": {"summary": words},
        },
    }


@view(
    title="The answer after every layer",
    caption=(
        "Each column is what pointer, gate and generation head would answer together if they read "
        "the encoding there: before the first layer, and after each."
    ),
    section="depth",
    order=0,
    several_passes=True,
    difference=change_of_layers,
)
def layers(explanation: ExplainedQuery) -> Figure:
    """A map of places by depth, with gate and pointer entropy above it."""
    reading = read_layers(explanation)
    names = place_names(explanation.bundle.places)
    leading = leading_locations(reading.probabilities.max(0), explanation.query.top_k)
    leading = leading[np.argsort(-reading.probabilities[-1, leading], kind="stable")]
    locations = leading.tolist()
    labels = [names.labels[location] for location in locations]
    depths = _depths(len(reading.gate))
    lines = [("gate", reading.gate, BLEND)]
    if reading.pointer_entropy is not None:
        lines.append(("entropy", reading.pointer_entropy, POINTER))
    map_height = 60 + 1.25 * ROW_HEIGHT * max(len(labels), 5)
    height = map_height + _PANEL * len(lines)
    top_of_map = map_height / height
    shown = reading.probabilities[:, leading].T
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
    if len(depths) <= _MOST_WITH_TEXT:
        data = _with_texts(common, shown)
    layout: dict[str, Any] = {
        "height": height,
        "showlegend": False,
        "coloraxis": WEIGHT_AXIS | {"showscale": False},
        "xaxis": _depth_axis(depths) | {"anchor": "y"},
        "yaxis": place_axis(labels, [names.ticks[location] for location in locations])
        | {"domain": [0, top_of_map]},
        "meta": {
            "summary": _words(reading, depths, names.plain),
            "table": {
                "columns": ["read at", *depths],
                "rows": _rows(reading, zip(locations, shown.tolist(), strict=True), names.plain),
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
            # Named in the middle; lines at both ends.
            "tickvals": [top / 2],
            "ticktext": [f"{name}&nbsp;{span}"],  # in one piece, also where names are cut
            "showgrid": False,
            "minor": {"tickmode": "array", "tickvals": [0, top], "showgrid": True},
        }
    return {"data": data, "layout": layout}


def _with_texts(
    common: dict[str, Any], shown: Float[Array, "places depths"]
) -> list[dict[str, Any]]:
    """A map with the numbers of its small weights, and one of which only the others are seen."""
    texts = [[f"{100 * share:.1f}%" for share in row] for row in shown.tolist()]
    small = shown <= WEIGHT_OF_TURNING
    written = common | {"z": shown, "texttemplate": "%{text}", "textfont": {"size": TEXT_SIZE}}
    return [
        written | {"text": np.where(small, texts, "").tolist()},
        written | {"text": np.where(small, "", texts).tolist(), "opacity": 0},
    ]


def _depths(count: int) -> list[str]:
    """What the depths are called: the input, and the layers after which they are."""
    return ["input", *(f"layer {layer}" for layer in range(count - 1))]


def _depth_axis(depths: list[str]) -> dict[str, Any]:
    level = {"tickangle": 0} if len(depths) <= _MOST_WITH_TEXT else {}
    return level | {
        "type": "category",
        "categoryorder": "array",
        "categoryarray": depths,
        "showgrid": False,
        "title": {"text": "read at the output of"},
        "tickmode": "array",
        "tickvals": depths,
        "ticktext": depths,
    }


def _words(reading: LayerReading, depths: list[str], names: list[str]) -> str:
    """From where on the final answer leads, and what would have been answered before."""
    leaders, since = reading.leaders.tolist(), reading.decided_at
    final = names[leaders[-1]]
    gates = " → ".join(f"{gate:.2f}" for gate in reading.gate.tolist())
    if since == 0:
        words = f"{final} leads at every depth, the input included"
    else:
        words = (
            f"{final} leads from the output of {depths[since]} on; read one step before, the "
            f"answer would be {names[leaders[since - 1]]}"
        )
    last = percent(float(reading.probabilities[-1, leaders[-1]]))
    first = percent(float(reading.probabilities[0, leaders[-1]]))
    return f"{words}. Its probability is {first} at the input and {last} at the end; gate {gates}."


def _rows(
    reading: LayerReading, places: Iterable[tuple[int, list[float]]], names: list[str]
) -> list[list[Any]]:
    """The places, then what each part of the network says at each depth."""
    rows: list[list[Any]] = [[names[place], *probabilities] for place, probabilities in places]
    rows.append(["gate", *reading.gate.tolist()])
    if reading.pointer_entropy is not None:
        rows.append(["pointer entropy, nats", *reading.pointer_entropy.tolist()])
    for part, probabilities in (
        ("pointer", reading.pointer_probabilities),
        ("generation head", reading.generation_probabilities),
    ):
        if probabilities is not None:
            firsts = probabilities.argmax(-1).tolist()
            rows.append([f"first place of the {part}", *(names[first] for first in firsts)])
    rows.append(["first place of the blend", *(names[first] for first in reading.leaders.tolist())])
    return rows
