"""How the network encodes positions: the sinusoidal table, and positions from the end."""

from __future__ import annotations

from typing import Any

import numpy as np

from pointerscope.analysis.embeddings import PositionTable, position_tables
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.array_types import Array, Float
from pointerscope.figures.theme import DIFFERENCE, NEUTRAL, difference_axis
from pointerscope.figures.views import Figure, NothingToShowError, Option, view
from pointerscope.network.architecture import POINTER_NETWORK

SHOW = Option("show", "Show", "A table of positions, or the cosine similarity of its rows.")
SINUSOIDAL, FROM_END = "sinusoidal", "position from end"
_MIN_POSITIONS = 32  # shows the waves for a short history too
_HEIGHT = 480


class MissingPositionsError(NothingToShowError):
    """The network has no table of positions."""

    def __init__(self) -> None:
        super().__init__(
            "This network has neither a sinusoidal table nor an embedding of positions from the "
            "end."
        )


@view(
    title="How are positions encoded?",
    caption=(
        "Each row is a position; 0 is the oldest visit of this history. The cells are the numbers "
        "that encode the position, or their cosine similarity to every other position's. Lines "
        "enclose the positions of this history."
    ),
    section="space",
    needs=(POINTER_NETWORK,),
    order=2,
    options=(SHOW,),
)
def positions(explanation: ExplainedQuery) -> Figure:
    """Draw the tables of positions and the cosines of their rows, one at a time."""
    found = position_tables(explanation.bundle)
    visits, interventions = len(explanation.query.history), explanation.query.interventions
    data: list[dict[str, Any]] = []
    texts: list[str] = []
    if found.sinusoidal is not None:
        data += _heatmaps(SINUSOIDAL, found.sinusoidal, visits)
        texts += _summaries(SINUSOIDAL, found.sinusoidal, visits, in_use=interventions.sinusoidal)
    if found.from_end is not None:
        data += _heatmaps(FROM_END, found.from_end, visits)
        texts += _summaries(
            FROM_END, found.from_end, visits, in_use=interventions.position_from_end
        )
    if not data:
        raise MissingPositionsError
    lacking = _lacking(found.sinusoidal, found.from_end)
    # Cosines go up to 1.
    largest = max(1.0, *(float(np.abs(trace["z"]).max()) for trace in data))
    line = {
        "type": "line",
        "xref": "paper",
        "x0": 0,
        "x1": 1,
        "line": {"color": NEUTRAL, "width": 3},
    }
    axis = {"showgrid": False, "zeroline": False, "tickformat": "d"}
    return {
        "data": data,
        "layout": {
            "height": _HEIGHT,
            "xaxis": axis | {"title": {"text": "dimension, or position"}},
            "yaxis": axis | {"title": {"text": "position"}, "autorange": "reversed"},
            "shapes": [line | {"y0": edge, "y1": edge} for edge in (-0.5, visits - 0.5)],
            DIFFERENCE: difference_axis(largest) | {"colorbar": {"title": {"text": "value"}}},
            "meta": {
                "visit_axes": ["yaxis"],
                "choices": [SHOW.choice([trace["name"] for trace in data])],
                "summaries": {"by": [SHOW.name], "texts": [text + lacking for text in texts]},
            },
        },
    }


def _heatmaps(name: str, table: PositionTable, visits: int) -> list[dict[str, Any]]:
    """Return heatmaps of the table and its cosines, with visit i of the history at i."""
    rows = min(max(visits, _MIN_POSITIONS), len(table.vectors))
    vectors, cosines = table.vectors[:rows], table.similarity[:rows, :rows]
    start = 0
    if name == FROM_END:  # its first row is the history's last
        vectors, cosines = vectors[::-1], cosines[::-1, ::-1]
        start = visits - rows
    at = np.arange(start, start + rows, dtype=np.int16)
    dimensions = np.arange(vectors.shape[1], dtype=np.int16)
    return [
        {
            "type": "heatmap",
            "name": label,
            "x": columns,
            "y": at,
            "z": values,
            "coloraxis": DIFFERENCE,
            "meta": {SHOW.name: label},
            "hovertemplate": f"position %{{y}}<br>{hover} %{{z:.6f}}<extra></extra>",
        }
        for label, columns, values, hover in (
            (name, dimensions, vectors, "dimension %{x}:"),
            (f"{name}, similarity", at, cosines, "with position %{x}: cosine"),
        )
    ]


def _summaries(name: str, table: PositionTable, visits: int, *, in_use: bool) -> tuple[str, str]:
    """Return what the table and its cosines show for this history, as sentences."""
    rows, width = table.vectors.shape
    off = "" if in_use else " It is switched off here: the network reads zeros instead."
    first, last = ("0", str(visits - 1)) if name == SINUSOIDAL else (str(min(visits, rows)), "1")
    rows_used = f"{first} to {last}" if visits > 1 else first
    ends = _ends_similarity(table.similarity, visits)
    return (
        f"The {name} table has {width} numbers for each of {rows} positions; this history uses "
        f"{rows_used}.{off}",
        f"Neighbouring positions have a cosine of {table.neighbours:.3f} on average{ends}.{off}",
    )


def _ends_similarity(similarity: Float[Array, "N N"], visits: int) -> str:
    """Return how alike the oldest and the most recent position of the history are."""
    if visits < 3:
        return ""
    oldest = min(visits, len(similarity)) - 1
    return f", the oldest and most recent position of this history of {similarity[0, oldest]:.3f}"


def _lacking(sinusoidal: PositionTable | None, from_end: PositionTable | None) -> str:
    if sinusoidal is None:
        return " This network has no sinusoidal table."
    return " This network has no embedding of positions from the end." if from_end is None else ""
