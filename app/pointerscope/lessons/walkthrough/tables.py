"""Tables that several sections build: linear maps, layer norms, GELUs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.formulas import gelu, layer_norm, linear
from pointerscope.formulas.normalisation import row_moments
from pointerscope.lessons.framework.tables import Cells, Product, RowSum, table

if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import Derivation, LessonTable

    Array = NDArray[np.float64]


def shown_table(
    name: str,
    values: object,
    symbol: str,
    title: str,
    derivation: Derivation | None = None,
    **options: Any,
) -> LessonTable:
    """Return a table that pages draw."""
    return table(name, values, symbol=symbol, title=title, derivation=derivation, **options)


def hidden_table(
    name: str,
    values: object,
    symbol: str,
    title: str,
    derivation: Derivation | None = None,
    **options: Any,
) -> LessonTable:
    """Return a table that pages do not draw, but that shown tables are derived from."""
    return shown_table(name, values, symbol, title, derivation, is_shown=False, **options)


class LinearMap(NamedTuple):
    """The hidden tables of a linear map: its weights, one column for each output, and its bias."""

    weight: LessonTable
    bias: LessonTable

    def apply(self, x: Array) -> Array:
        """Apply the map to a vector, or to every row of a matrix."""
        return linear(x, self.weight.values.T, self.bias.values)

    def derivation(self, name: str) -> Product:
        """Return the derivation of the output from the input table of this name."""
        return Product(name, self.weight.name, plus=self.bias.name)


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
        moments, width = row_moments(x), len(x)
        mean, squares, variance = f"mean_{of}", f"squares_{of}", f"variance_{of}"
        gamma, beta = f"gamma_{of}", f"beta_{of}"
        centred = f"({{{of}}} - {{{mean}}})"
        template = f"{centred} / sqrt({{{variance}}} + 0.00001) * {{{gamma}}} + {{{beta}}}"
        if not self.is_applied:
            template = f"{{{of}}}"
        return [
            shown_table(mean, moments.mean, r"\mu", "Mean", RowSum(of, width)),
            hidden_table(
                squares,
                moments.squares,
                r"(x - \mu)^2",
                "Squared differences from the mean",
                Cells(f"{centred}^2"),
            ),
            shown_table(
                variance, moments.variance, r"\sigma^2", "Variance", RowSum(squares, width)
            ),
            hidden_table(gamma, self.scale, r"\gamma", "Learned scale of the layer norm"),
            hidden_table(beta, self.shift, r"\beta", "Learned shift of the layer norm"),
            shown_table(name, self.apply(x), symbol, title, Cells(template)),
        ]


def gelu_tables(of: str, units: Array, name: str, activated: Any, title: str) -> list[LessonTable]:
    """Return the tables of a GELU: the fraction each hidden unit passes on, and the result.

    Args:
        of: the name of the table of the units before the GELU.
        units: their values.
        name: of the table of the result.
        activated: the values of the result.
        title: of the table of the result.
    """
    fraction = np.divide(gelu(units), units, out=np.full_like(units, 0.5), where=units != 0)
    fraction_name = f"{name}_share"
    return [
        hidden_table(fraction_name, fraction, r"\Phi", "Fraction that the GELU passes on"),
        shown_table(name, activated, "h", title, Cells(f"{{{of}}} * {{{fraction_name}}}")),
    ]
