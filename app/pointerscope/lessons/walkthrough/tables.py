"""Tables that several sections make."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.formulas import gelu, layer_norm, linear
from pointerscope.formulas.normalisation import moments
from pointerscope.lessons.framework.lesson import gives
from pointerscope.lessons.framework.tables import Cells, Product, RowSoftmax, RowSum, table
from pointerscope.lessons.walkthrough.phrases import extremes, number

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.lesson import Made
    from pointerscope.lessons.framework.tables import How, Table
    from pointerscope.lessons.walkthrough.context import Walk

    Array = NDArray[np.float64]


def drawn(
    name: str, values: object, symbol: str, title: str, how: How | None = None, **more: Any
) -> Table:
    """A table that a page draws."""
    return table(name, values, symbol=symbol, title=title, how=how, **more)


def hidden(
    name: str, values: object, symbol: str, title: str, how: How | None = None, **more: Any
) -> Table:
    """A table of which others are made and which no page draws."""
    return table(name, values, symbol=symbol, title=title, how=how, shown=False, **more)


class Map(NamedTuple):
    """A linear map: its matrix with a column for every output, and its bias; neither is drawn."""

    weight: Table
    bias: Table

    def of(self, x: Array) -> Array:
        """What it makes of a vector, or of every row of a matrix."""
        return linear(x, self.weight.values.T, self.bias.values)

    def how(self, x: str) -> Product:
        """How each number of that is made, by the name of the table that goes in."""
        return Product(x, self.weight.name, plus=self.bias.name)


def map_of(name: str, weight: Array, bias: Array, title: str) -> Map:
    """A linear map of a matrix with a row for every output."""
    return Map(
        hidden(f"W_{name}", weight.T, "W", f"Weights of {title}"),
        hidden(f"b_{name}", bias, "b", f"Bias of {title}"),
    )


class Norm(NamedTuple):
    """A layer norm: its learned scale and shift, and whether it is not passed by."""

    scale: Array
    shift: Array
    applied: bool

    def of(self, x: Array) -> Array:
        """What it makes of a vector, or of every row of a matrix."""
        return layer_norm(x, self.scale, self.shift) if self.applied else x

    def tables(self, of: str, x: Array, name: str, symbol: str, title: str) -> list[Table]:
        """What it makes of the vector in a table, the last one, with what that is made of."""
        found, width = moments(x), len(x)
        mean, squares, variance = f"mean_{of}", f"squares_{of}", f"variance_{of}"
        gamma, beta = f"gamma_{of}", f"beta_{of}"
        centred = f"({{{of}}} - {{{mean}}})"
        how = f"{centred} / sqrt({{{variance}}} + 0.00001) * {{{gamma}}} + {{{beta}}}"
        apart = "Squared distances from the mean"
        return [
            drawn(mean, found.mean, r"\mu", "Mean", RowSum(of, width)),
            hidden(squares, found.squares, r"(x - \mu)^2", apart, Cells(f"{centred}^2")),
            drawn(variance, found.variance, r"\sigma^2", "Variance", RowSum(squares, width)),
            hidden(gamma, self.scale, r"\gamma", "Learned scale of the norm"),
            hidden(beta, self.shift, r"\beta", "Learned shift of the norm"),
            drawn(name, self.of(x), symbol, title, Cells(how if self.applied else f"{{{of}}}")),
        ]


def gelu_tables(of: str, units: Array, name: str, activated: Any, title: str) -> list[Table]:
    """Hidden units after the GELU, and the share of each that it lets through."""
    share = np.divide(gelu(units), units, out=np.full_like(units, 0.5), where=units != 0)
    passed = f"{name}_share"
    return [
        hidden(passed, share, r"\Phi", "Share that the GELU lets through"),
        drawn(name, activated, "h", title, Cells(f"{{{of}}} * {{{passed}}}")),
    ]


def scored(walk: Walk, name: str, scores: Array, title: str, query: str, keys: str) -> Made:
    """The scores of a query, by the names of its table and of that of the keys."""
    how = Product(query, keys, transposed=True)
    made = walk.visit_columns(name, scores, "s", title, how)
    return gives(made, remark=extremes(walk, scores))


@dataclass(frozen=True)
class Scaling:
    """How scores are divided by the root of a width.

    Attributes:
        of: the table of the scores.
        what: what is so wide, in the plural.
        width: under the root.
        applied: whether it is not left out.
    """

    of: str
    what: str
    width: int
    applied: bool

    @property
    def cells(self) -> Cells:
        """How each of them is made."""
        return Cells(f"{{{self.of}}} / sqrt({self.width})" if self.applied else f"{{{self.of}}}")

    @property
    def remark(self) -> str:
        """What it does here."""
        root = number(math.sqrt(self.width))
        if not self.applied:
            return f"Nothing divides the scores by {root}."
        return f"{self.what} are {self.width} wide: every score is divided by {root}."


@dataclass(frozen=True)
class Softmax:
    """How scores of the visits become weights, with the mask where there is one.

    Attributes:
        walk: what the steps read.
        scores: the name of the table of scores.
        symbol: theirs, in LaTeX.
        temperature: divides them.
    """

    walk: Walk
    scores: str
    symbol: str
    temperature: float

    @property
    def formula(self) -> str:
        """What is computed, in LaTeX."""
        inside = self.symbol if self.walk.mask is None else self._with_mask
        if self.temperature != 1.0:
            inside = rf"\frac{{{inside}}}{{{self.temperature:g}}}"
        return rf"\alpha = \operatorname{{softmax}}\left({inside}\right)"

    def tables(
        self, name: str, weights: object, title: str, *, masked: str, traced: object
    ) -> list[Table]:
        """The weights, the last table, with the mask and the scores with it.

        Args:
            name: of the weights.
            weights: of the visits.
            title: of the weights.
            masked: the name of the scores with the mask.
            traced: these scores.
        """
        walk, before, scores = self.walk, [], self.scores
        if walk.mask is not None:
            how, words = Cells(f"{{{scores}}} + {{mask}}"), "Scores with the mask"
            before = [
                walk.visit_columns("mask", walk.mask, "m", "Mask"),
                walk.visit_columns(masked, traced, self._with_mask, words, how),
            ]
            scores = masked
        how_shared = RowSoftmax(scores, self.temperature)
        made = walk.visit_columns(name, weights, r"\alpha", title, how_shared, shade="weights")
        return [*before, made]

    @property
    def _with_mask(self) -> str:
        return f"{self.symbol} + m"
