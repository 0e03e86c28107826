"""Figures of steps as plain data; `pointerscope.figures.lessons` draws them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, Self

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from pointerscope.core.array_types import Float

    Numbers = NDArray[Any]


@dataclass(frozen=True, eq=False, kw_only=True)
class Picture:
    """A figure. Its text stands in the text of the lesson, but for what depends on the inputs.

    Attributes:
        title: of the figure.
        caption: how to read it, in one sentence.
        x_title: of the x axis, or what the columns of a heatmap are.
        y_title: of the y axis, or what the rows are.
    """

    title: str = ""
    caption: str = ""
    x_title: str = ""
    y_title: str = ""

    def described(self, text: Mapping[str, str]) -> Self:
        """Return the figure with a text, by the names of these attributes."""
        return replace(self, **{name: said for name, said in text.items() if not vars(self)[name]})


@dataclass(frozen=True, eq=False)
class Lines(Picture):
    """Curves over a common x axis.

    Attributes:
        x: the x values, shared by all curves.
        curves: the y values by name, in the order of the legend.
        markers: whether every point has a marker.
        logarithmic: the logarithmic axes: "", "x", "y" or "xy".
    """

    x: Float[Numbers, " n"]
    curves: Mapping[str, Float[Numbers, " n"]]
    markers: bool = False
    logarithmic: str = ""


@dataclass(frozen=True, eq=False)
class Bars(Picture):
    """Grouped bars, one group for each label.

    Attributes:
        labels: of the groups.
        bars: the values by name, in the order of the legend.
    """

    labels: tuple[str, ...]
    bars: Mapping[str, Float[Numbers, " n"]]


@dataclass(frozen=True, eq=False)
class Heatmap(Picture):
    """A matrix as colours.

    Attributes:
        values: the matrix.
        rows: labels from top to bottom.
        columns: labels from left to right.
        scale: "weights" from 0 to 1, or "differences" around 0.
    """

    values: Float[Numbers, "rows columns"]
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    scale: Literal["weights", "differences"] = "weights"


@dataclass(frozen=True, eq=False)
class Graph(Picture):
    """A weighted directed graph with its nodes on a circle; larger weights have thicker edges.

    Attributes:
        nodes: their names.
        weights: from the row's node to the column's node, from 0 to 1.
    """

    nodes: tuple[str, ...]
    weights: Float[Numbers, "nodes nodes"]


@dataclass(frozen=True, eq=False)
class Points(Picture):
    """Labelled points in a plane, optionally joined to a path.

    Attributes:
        x: of every point.
        y: of every point.
        labels: of every point.
        joined: whether a line connects the points in order.
        square: whether both axes have the same scale.
        groups: the name of each point's group; empty for a single group.
    """

    x: Float[Numbers, " n"]
    y: Float[Numbers, " n"]
    labels: tuple[str, ...]
    joined: bool = False
    square: bool = False
    groups: tuple[str, ...] = ()
