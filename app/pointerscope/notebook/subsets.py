"""Subsets of parts and of places, and circuits of many histories, as Python code sees them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from pointerscope.notebook.frames import data_frame

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from pandas import DataFrame

    from pointerscope.analysis import subsets
    from pointerscope.analysis.circuits import CircuitGroup, CircuitSurvey
    from pointerscope.analysis.shapley import ShapleyValues
    from pointerscope.core.array_types import Float
    from pointerscope.mobility.places import Places


class PartValues:
    """What the networks made of subsets of n parts answer to one history.

    Attributes:
        result: The same, for other code of this package.
    """

    def __init__(self, result: subsets.PartSubsets) -> None:
        self.result = result

    @property
    def parts(self) -> list[str]:
        """The parts, named as sites: `layers.0.heads.1`, `layers.0.feed_forward`, `pointer`, …."""
        return [part.name for part in self.result.parts]

    @property
    def smallest(self) -> list[str]:
        """The smallest set of parts that keeps the answer the most probable place.

        Of several, that with the most probable answer. With more than 12 parts, a set from which
        no single part can be removed.
        """
        pairs = zip(self.parts, self.result.smallest.tolist(), strict=True)
        return [name for name, kept in pairs if kept]

    @property
    def smallest_probability(self) -> float:
        """The probability of the answer with the smallest set alone."""
        return self.result.smallest_probability

    @property
    def shapley(self) -> ShapleyValues:
        """The Shapley values, standard errors and interactions, in the order of `parts`."""
        return self.result.shapley

    @property
    def interactions(self) -> Float[NDArray[Any], "n n"] | None:
        """How much more every two parts add together than one by one; None if sampled."""
        return self.shapley.interactions

    def to_frame(self) -> DataFrame:
        """Return the parts as a pandas data frame, one row each.

        Returns:
            The columns `shapley` (in probability of the answer), `standard_error` (missing where
            the values are exact), `without_it` (the drop when the part alone is removed) and
            `in_smallest`; the index is the name of the part.

        Raises:
            ImportError: pandas is not installed.
        """
        frame = data_frame(
            {
                "shapley": self.shapley.values,
                "standard_error": self.shapley.errors,
                "without_it": self.shapley.without_one,
                "in_smallest": self.result.smallest,
            }
        )
        frame.index = self.parts
        frame.index.name = "part"
        return frame

    def __repr__(self) -> str:
        return (
            f"{', '.join(self.smallest)}: the smallest of the sets of {len(self.parts)} parts that "
            f"keep the answer, at {self.smallest_probability:.4f} instead of "
            f"{self.shapley.whole:.4f}"
        )


class PlaceValues:
    """What the network answers without subsets of the places of a history.

    Attributes:
        result: The same, for other code of this package.
    """

    def __init__(self, result: subsets.PlaceSubsets, places: Places) -> None:
        self.result = result
        self._places = places

    @property
    def shapley(self) -> ShapleyValues:
        """The Shapley values, standard errors and interactions, in the order of the frame."""
        return self.result.shapley

    def to_frame(self) -> DataFrame:
        """Return the places that can be left out as a pandas data frame, one row each.

        Returns:
            The columns `location`, `place`, `visits` (that can be left out), `shapley` (in
            probability of the answer), `standard_error` (missing where the values are exact) and
            `without_it` (the drop when the place alone is left out).

        Raises:
            ImportError: pandas is not installed.
        """
        return data_frame(
            {
                "location": list(self.result.locations),
                "place": [self._places[location].label for location in self.result.locations],
                "visits": [len(visits) for visits in self.result.visits],
                "shapley": self.shapley.values,
                "standard_error": self.shapley.errors,
                "without_it": self.shapley.without_one,
            }
        )


class Circuits:
    """The subsets of parts that answer the histories of a split.

    Attributes:
        result: The same, for other code of this package.
    """

    def __init__(self, result: CircuitSurvey) -> None:
        self.result = result

    @property
    def groups(self) -> dict[str, CircuitGroup]:
        """All histories under "", then those of each custom that is known."""
        return self.result.groups

    def to_frame(self) -> DataFrame:
        """Return mean Shapley values as a pandas data frame, a row for each custom and part.

        Returns:
            The columns `custom` ("" for all histories), `part`, `histories`, `people`, `shapley`,
            `low` and `high` (its 95 % interval over people; NaN for fewer than 5), and
            `in_smallest` (the share of histories whose smallest set contains the part).

        Raises:
            ImportError: pandas is not installed.
        """
        rows = [
            (
                *(custom, one.part.name, group.histories, group.people, one.shapley),
                *(one.interval or (math.nan, math.nan)),
                one.in_smallest,
            )
            for custom, group in self.groups.items()
            for one in group.parts
        ]
        names = ("custom", "part", "histories", "people", "shapley", "low", "high", "in_smallest")
        return data_frame(dict(zip(names, map(list, zip(*rows, strict=True)), strict=True)))
