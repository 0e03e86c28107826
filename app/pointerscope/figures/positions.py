"""How positions are told apart: the sinusoidal table, and positions from the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.embeddings import positions as position_tables
from pointerscope.figures.theme import DIFFERENCE, NEUTRAL, difference_axis
from pointerscope.figures.views import Figure, NothingToShowError, Option, view

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.embeddings import PositionTable
    from pointerscope.analysis.explanation import ExplainedQuery

    Array = NDArray[np.float32]

SHOW = Option("show", "Show", "A table of positions, or how alike its rows are.")
SINUSOIDAL, FROM_END = "sinusoidal", "position from end"
_FEWEST = 32  # positions are shown, so that the waves are seen for a short history too
_HEIGHT = 480


class NoPositionsError(NothingToShowError):
    """The network has no table of positions."""

    def __init__(self) -> None:
        super().__init__(
            "This network has neither a sinusoidal table nor an embedding of positions from the "
            "end."
        )


@view(
    title="How positions are told apart",
    caption=(
        "A row is a position, 0 for this history's oldest visit, with the numbers that stand for "
        "it or their cosines with every other position's; lines enclose the history's own."
    ),
    section="space",
    order=2,
    options=(SHOW,),
)
def positions(explanation: ExplainedQuery) -> Figure:
    """The tables of positions around the history and the cosines of their rows, one at a time."""
    found = position_tables(explanation.bundle)
    visits, asked = len(explanation.query.history), explanation.query.interventions
    data: list[dict[str, Any]] = []
    texts: list[str] = []
    if found.sinusoidal is not None:
        data += _heatmaps(SINUSOIDAL, found.sinusoidal, visits)
        texts += _summaries(SINUSOIDAL, found.sinusoidal, visits, in_use=asked.sinusoidal)
    if found.from_end is not None:
        data += _heatmaps(FROM_END, found.from_end, visits)
        texts += _summaries(FROM_END, found.from_end, visits, in_use=asked.position_from_end)
    if not data:
        raise NoPositionsError
    lacking = _lacking(found.sinusoidal, found.from_end)
    # Cosines reach 1.
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
    """The table and its cosines, laid so that visit i of the history is at i."""
    rows = min(max(visits, _FEWEST), len(table.vectors))
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
    """What the table and its cosines show of this history, as sentences."""
    rows, width = table.vectors.shape
    off = "" if in_use else " It is switched off here: zeros stand in its place."
    first, last = ("0", str(visits - 1)) if name == SINUSOIDAL else (str(min(visits, rows)), "1")
    run = f"{first} to {last}" if visits > 1 else first
    apart = _apart(table.similarity, visits)
    return (
        f"The {name} table holds {width} numbers for each of {rows} positions; this history reads "
        f"{run}.{off}",
        f"Neighbouring positions have a cosine of {table.neighbours:.3f} on average{apart}.{off}",
    )


def _apart(similarity: Float[Array, "N N"], visits: int) -> str:
    """How alike the oldest and the most recent position of the history are."""
    if visits < 3:
        return ""
    oldest = min(visits, len(similarity)) - 1
    return f", the history's oldest and most recent one of {similarity[0, oldest]:.3f}"


def _lacking(sinusoidal: PositionTable | None, from_end: PositionTable | None) -> str:
    if sinusoidal is None:
        return " This network has no sinusoidal table."
    return " This network has no embedding of positions from the end." if from_end is None else ""
