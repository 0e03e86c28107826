"""Figures of steps as plain data; `pointerscope.figures.lessons` draws them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jaxtyping import Float
    from numpy.typing import NDArray

    Numbers = NDArray[Any]


@dataclass(frozen=True, eq=False)
class Lines:
    """Curves over a common x axis.

    Attributes:
        title: of the figure.
        caption: how to read it, in one sentence.
        x: the x values, shared by all curves.
        curves: the y values by name, in the order of the legend.
        x_title: of the x axis.
        y_title: of the y axis.
        markers: whether every point has a marker.
        logarithmic: the logarithmic axes: "", "x", "y" or "xy".
    """

    title: str
    caption: str
    x: Float[Numbers, " n"]
    curves: Mapping[str, Float[Numbers, " n"]]
    x_title: str
    y_title: str
    markers: bool = False
    logarithmic: str = ""


@dataclass(frozen=True, eq=False)
class Bars:
    """Grouped bars, one group for each label.

    Attributes:
        title: of the figure.
        caption: how to read it, in one sentence.
        labels: of the groups.
        bars: the values by name, in the order of the legend.
        y_title: of the y axis.
    """

    title: str
    caption: str
    labels: tuple[str, ...]
    bars: Mapping[str, Float[Numbers, " n"]]
    y_title: str


@dataclass(frozen=True, eq=False)
class Heatmap:
    """A matrix as colours.

    Attributes:
        title: of the figure.
        caption: how to read it, in one sentence.
        values: the matrix.
        rows: labels from top to bottom.
        columns: labels from left to right.
        x_title: what the columns are.
        y_title: what the rows are.
        scale: "weights" from 0 to 1, or "differences" around 0.
    """

    title: str
    caption: str
    values: Float[Numbers, "rows columns"]
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    x_title: str
    y_title: str
    scale: Literal["weights", "differences"] = "weights"


@dataclass(frozen=True, eq=False)
class Graph:
    """A weighted directed graph with its nodes on a circle; larger weights have thicker edges.

    Attributes:
        title: of the figure.
        caption: how to read it, in one sentence.
        nodes: their names.
        weights: from the row's node to the column's node, from 0 to 1.
    """

    title: str
    caption: str
    nodes: tuple[str, ...]
    weights: Float[Numbers, "nodes nodes"]


@dataclass(frozen=True, eq=False)
class Points:
    """Labelled points in a plane, optionally joined to a path.

    Attributes:
        title: of the figure.
        caption: how to read it, in one sentence.
        x: of every point.
        y: of every point.
        labels: of every point.
        x_title: of the x axis.
        y_title: of the y axis.
        joined: whether a line connects the points in order.
        square: whether both axes have the same scale.
        groups: the name of each point's group; empty for a single group.
    """

    title: str
    caption: str
    x: Float[Numbers, " n"]
    y: Float[Numbers, " n"]
    labels: tuple[str, ...]
    x_title: str
    y_title: str
    joined: bool = False
    square: bool = False
    groups: tuple[str, ...] = field(default=())


Picture = Lines | Bars | Heatmap | Graph | Points
