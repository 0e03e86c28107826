"""A quantity of an answer, split among what wrote it into the residual stream."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.core.array_types import Numbers
from pointerscope.notebook.frames import data_frame

if TYPE_CHECKING:
    from pandas import DataFrame

    from pointerscope.analysis.direct_attribution import Attribution as Split
    from pointerscope.analysis.explanation import ExplainedQuery

_BASELINE, _POSITION_BIAS = "baseline", "position_bias"


class ContributionTable:
    """A logit or a score as the sum of what each part of the network contributes.

    A part is what wrote into the residual stream: an input feature (`inputs.location`), a head
    (`layers.0.heads.1`) or a feed-forward network (`layers.0.feed_forward`). The logits of places
    and the scores of visits are exactly this sum; the logit of the gate is split by integrated
    gradients from an empty stream. `difference` shows how far rounding takes the sum from the
    value. Shapes: P parts, L layers, H heads, T visits.

    Attributes:
        split: The same attribution, for other code of this package.
    """

    def __init__(self, explained_query: ExplainedQuery, split: Split) -> None:
        self.split = split
        self._explained_query = explained_query

    @property
    def value(self) -> float:
        """The quantity as the network computed it; the score of a masked visit without its mask."""
        return self.split.value

    @property
    def total(self) -> float:
        """The sum of the baseline, the position bias and all contributions."""
        return self.split.total

    @property
    def difference(self) -> float:
        """The total minus the value."""
        return self.split.difference

    @property
    def baseline(self) -> float:
        """The quantity with nothing in the residual stream, without the position bias."""
        return self.split.baseline

    @property
    def position_bias(self) -> float:
        """The position bias of a pointer score; 0 for other quantities."""
        return self.split.position_bias

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts, in the order of the pass."""
        return self.split.parts

    @property
    def contributions(self) -> Numbers:
        """[P] what each part contributes."""
        return self.split.contributions

    @property
    def by_visit(self) -> Numbers:
        """[L, H, T] what each head contributes, by the visit that it reads from."""
        return self.split.by_visit

    @property
    def pairs(self) -> Numbers | None:
        """[P + 1, P + 1] the products of query parts and key parts, of a pointer score.

        The first row is the bias of the query, the first column the bias of the key. The products
        and the position bias add up to the score.
        """
        return self.split.pairs

    def to_frame(self) -> DataFrame:
        """Return the terms of the sum as a pandas data frame, one row each, indexed by part.

        Returns:
            The rows `baseline`, for a pointer score `position_bias`, then the parts. The column
            `contribution`; for a pointer score also `through_query` and `through_key`, which add
            up to it.

        Raises:
            ImportError: pandas is not installed.
        """
        split = self.split
        constants = {_BASELINE: split.baseline}
        if split.pairs is not None:
            constants[_POSITION_BIAS] = split.position_bias
        columns: dict[str, Any] = {
            "part": [*constants, *split.parts],
            "contribution": [*constants.values(), *split.contributions],
        }
        for name, side in (("through_query", split.query), ("through_key", split.key)):
            if side is not None:
                columns[name] = np.concatenate([np.full(len(constants), np.nan), side])
        return data_frame(columns).set_index("part")

    def pairs_frame(self) -> DataFrame:
        """Return the pairs of a pointer score as a pandas data frame, query parts by key parts.

        Raises:
            ValueError: The quantity is not a pointer score.
            ImportError: pandas is not installed.
        """
        if self.split.pairs is None:
            raise ValueError('Only a pointer score has pairs: attribute(quantity="pointer").')
        labels = ["bias", *self.parts]
        columns = dict(zip(labels, self.split.pairs.T, strict=True))
        return data_frame({"part": labels} | columns).set_index("part")

    def visits_frame(self) -> DataFrame:
        """Return what each head contributes from each visit as a pandas data frame.

        Returns:
            One row for each layer, head and visit, with the columns `layer`, `head`, `visit`,
            `place` and `contribution`.

        Raises:
            ImportError: pandas is not installed.
        """
        layers, heads, visits = np.indices(self.by_visit.shape).reshape(3, -1)
        places = [visit.label for visit in self._explained_query.visits]
        return data_frame(
            {
                "layer": layers,
                "head": heads,
                "visit": visits,
                "place": [places[visit] for visit in visits],
                "contribution": self.by_visit.ravel(),
            }
        )

    def __repr__(self) -> str:
        split = self.split
        rows = [(_BASELINE, split.baseline)]
        if split.pairs is not None:
            rows.append((_POSITION_BIAS, split.position_bias))
        rows += zip(split.parts, split.contributions.tolist(), strict=True)
        rows += [("sum", self.total), ("value", self.value)]
        width = max(len(name) for name, _ in rows)
        lines = [f"{name:{width}}  {number:+10.6f}" for name, number in rows]
        return "\n".join(
            [self._title, "", *lines, f"{'difference':{width}}  {self.difference:+.1e}"]
        )

    @property
    def _title(self) -> str:
        _, location, against, visit = self.split.subject
        places = self._explained_query.bundle.places
        if visit is not None:
            found = self._explained_query.visits[visit]
            return f"Pointer score of {found.label} · {found.moment} (visit {visit})"
        if location is None:
            return "Logit of the gate"
        minus = "" if against is None else f" minus that of {places[against].label}"
        return f"Generation logit of {places[location].label}{minus}"
