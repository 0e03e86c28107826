"""What a step draws where looking helps: data alone, without a word on how it is drawn."""

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
    """Curves, or points in a row, over a common axis.

    Attributes:
        title: what is seen.
        caption: how to read it, in one sentence.
        x: of every point, shared by all curves.
        curves: the values by name, in the order of the legend.
        x_title: what x is.
        y_title: what the values are.
        markers: whether every point is marked.
        logarithmic: the axes that are logarithmic, of "x" and "y".
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
    """Bars beside each other, a group for every label.

    Attributes:
        title: what is seen.
        caption: how to read it, in one sentence.
        labels: of the groups.
        bars: the values by name, in the order of the legend.
        y_title: what the values are.
    """

    title: str
    caption: str
    labels: tuple[str, ...]
    bars: Mapping[str, Float[Numbers, " n"]]
    y_title: str


@dataclass(frozen=True, eq=False)
class Heat:
    """A matrix as colours.

    Attributes:
        title: what is seen.
        caption: how to read it, in one sentence.
        values: the matrix.
        rows: labels from top to bottom.
        columns: labels from left to right.
        x_title: what columns are.
        y_title: what rows are.
        scale: weights from 0 to 1, or values around 0.
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
    """Weights as edges between nodes on a circle, the thicker the larger.

    Attributes:
        title: what is seen.
        caption: how to read it, in one sentence.
        nodes: their names.
        weights: from the row to the column, between 0 and 1.
    """

    title: str
    caption: str
    nodes: tuple[str, ...]
    weights: Float[Numbers, "nodes nodes"]


@dataclass(frozen=True, eq=False)
class Points:
    """Named points in a plane, joined in their order where they are a path.

    Attributes:
        title: what is seen.
        caption: how to read it, in one sentence.
        x: of every point.
        y: of every point.
        labels: of every point.
        x_title: what x is.
        y_title: what y is.
        joined: whether a line runs through the points in their order.
        square: whether both axes have the same scale.
        groups: the group of every point by name; all in one if empty.
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


Picture = Lines | Bars | Heat | Graph | Points
