"""Other attention with the same answer, as Python code sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pointerscope.notebook.frames import data_frame

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from pandas import DataFrame

    from pointerscope.analysis import other_attention
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.core.array_types import Float


class OtherWeights:
    """Weights as different as found from the network's own, with the same answer.

    Attributes:
        result: The same, for other code of this package.
    """

    def __init__(self, result: other_attention.OtherAttention, explained: ExplainedQuery) -> None:
        self.result = result
        self._labels = [visit.label for visit in explained.visits]

    @property
    def own(self) -> Float[NDArray[Any], " T"]:
        """The network's own weight of each visit, averaged over heads."""
        return self.result.own[0]

    @property
    def other(self) -> Float[NDArray[Any], " T"]:
        """The weights found; the own ones where no others give the same answer."""
        return self.result.other[0]

    @property
    def divergence(self) -> float:
        """The Jensen-Shannon divergence of both, from 0 to 0.693 nats; of heads, their mean."""
        return float(self.result.divergence[0])

    @property
    def distance(self) -> float:
        """The total variation distance between both answers, at most 0.01."""
        return float(self.result.distance[0])

    @property
    def uniform_distance(self) -> float:
        """How far the answer moves when all visits get equal weights."""
        return float(self.result.uniform_distance[0])

    def to_frame(self) -> DataFrame:
        """Return a row for each visit: its place, its own and its other weight."""
        return data_frame({"place": self._labels, "own": self.own, "other": self.other})
