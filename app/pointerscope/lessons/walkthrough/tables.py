"""Tables that several sections build: traced numbers, linear maps, layer norms."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pointerscope.formulas import layer_norm, linear
from pointerscope.formulas.normalisation import row_moments
from pointerscope.lessons.framework.recorded_array import agreeing
from pointerscope.lessons.framework.tables import table

if TYPE_CHECKING:
    from typing import Any

    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from pointerscope.lessons.framework.tables import LessonTable

    Array = NDArray[np.float64]

_TOLERANCE = 1e-5  # of single precision, over the few operations of a table


def shown_table(name: str, values: object, symbol: str, title: str, **options: Any) -> LessonTable:
    """Return a table that pages draw."""
    return table(name, values, symbol=symbol, title=title, **options)


def hidden_table(name: str, values: object, symbol: str, title: str, **options: Any) -> LessonTable:
    """Return a table that pages do not draw, but that shown tables are derived from."""
    return shown_table(name, values, symbol, title, is_shown=False, **options)


def traced(values: ArrayLike, formula: Array) -> Array:
    """Return numbers of the trace with the record of the formula that gives them.

    Where the network computed something else, as under an intervention that a step does not
    know, they have no record: no derivation of them is shown.

    Args:
        values: the numbers of the trace, of single precision.
        formula: the same, recomputed from the tables above.
    """
    return agreeing(values, formula, tolerance=_TOLERANCE)


class LinearMap(NamedTuple):
    """The hidden tables of a linear map: its weights, one column for each output, and its bias."""

    weight: LessonTable
    bias: LessonTable

    def apply(self, x: Array) -> Array:
        """Apply the map to a vector, or to every row of a matrix."""
        return linear(x, self.weight.values.T, self.bias.values)


def linear_map(name: str, weight: Array, bias: Array, title: str) -> LinearMap:
    """Return a linear map, given its weights with one row for each output."""
    return LinearMap(
        hidden_table(f"W_{name}", weight.T, "W", f"Weights of {title}"),
        hidden_table(f"b_{name}", bias, "b", f"Bias of {title}"),
    )


class LayerNorm(NamedTuple):
    """A layer norm.

    Attributes:
        scale: learned.
        shift: learned.
        is_applied: false under an intervention that passes the input through.
    """

    scale: Array
    shift: Array
    is_applied: bool

    def apply(self, x: Array) -> Array:
        """Normalise a vector, or every row of a matrix."""
        return layer_norm(x, self.scale, self.shift) if self.is_applied else x

    def tables(self, of: str, x: Array, name: str, symbol: str, title: str) -> list[LessonTable]:
        """Return the tables of the normalisation; the last one is the normalised vector.

        Args:
            of: the name of the table of the input.
            x: the values of the input, a vector.
            name: of the table of the normalised vector.
            symbol: of the normalised vector, in LaTeX.
            title: of that table.
        """
        moments, squares = row_moments(x), "Squared differences from the mean"
        return [
            shown_table(f"mean_{of}", moments.mean, r"\mu", "Mean"),
            hidden_table(f"squares_{of}", moments.squares, r"(x - \mu)^2", squares),
            shown_table(f"variance_{of}", moments.variance, r"\sigma^2", "Variance"),
            hidden_table(f"gamma_{of}", self.scale, r"\gamma", "Learned scale of the layer norm"),
            hidden_table(f"beta_{of}", self.shift, r"\beta", "Learned shift of the layer norm"),
            shown_table(name, self.apply(x), symbol, title),
        ]
