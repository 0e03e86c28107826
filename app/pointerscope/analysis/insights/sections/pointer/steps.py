"""Weights by steps back, in groups of steps that enough people reach."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Grouping, Mean
from pointerscope.analysis.insights.decay import CURVES, criterion, fit, profile
from pointerscope.analysis.insights.estimates import interval, merged, ratio
from pointerscope.analysis.insights.quantities import WEIGHTS
from pointerscope.analysis.insights.writing import counts, rows_of, with_ends
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.decay import Curve, Fit
    from pointerscope.analysis.insights.estimates import Found, Groups
    from pointerscope.network.insights import Selection

    Numbers = NDArray[np.float64]

# The text fits positions 1 to 10.
FIRST_FITTED, LAST_FITTED = 1, 10
BY_STEP = Mean(WEIGHTS, EVERYTHING)


@dataclass(frozen=True, eq=False)
class Steps:
    """Weights by steps back, S of them, in groups g of steps that enough people reach."""

    found: Found

    @cached_property
    def reached(self) -> Float[Numbers, "P S"]:
        """How many histories of each person reach so far back."""
        return self.found.sums(BY_STEP, "n")[:, 0]

    @cached_property
    def histories(self) -> Float[Numbers, " S"]:
        """How many reach so far back."""
        return self.reached.sum(0)

    @cached_property
    def groups(self) -> Groups:
        """Steps that enough people reach; the last ones are taken together."""
        labels = tuple(map(str, range(self.reached.shape[1])))
        by = Grouping("steps_back", "Steps back", labels, lambda rows: None)
        made = merged(by, self.reached > 0)
        if not made.note:
            return made
        last = f"{made.members[-1][0]} or more"  # how far the longest history goes is one person's
        return replace(
            made,
            labels=[*made.labels[:-1], last],
            note=f"Steps back that fewer than {LEAST_PEOPLE} people reach are merged: {last}.",
        )

    @property
    def notes(self) -> list[str]:
        """What was merged."""
        return [self.groups.note] if self.groups.note else []

    @cached_property
    def first(self) -> list[int]:
        """Of every group."""
        return [members[0] for members in self.groups.members]

    @cached_property
    def fitted(self) -> Int[NDArray[np.int64], " n"]:
        """The steps that are fitted: those of the text that enough people reach."""
        alone = [members[0] for members in self.groups.members if len(members) == 1]
        return np.array([step for step in alone if FIRST_FITTED <= step <= LAST_FITTED], np.int64)

    @cached_property
    def fits(self) -> tuple[Fit, ...]:
        """One of each curve."""
        at = self.fitted
        value = self.found.means(BY_STEP).value[0, at]
        return tuple(fit(curve, at.astype(float), value, self.histories[at]) for curve in CURVES)

    def means_of(self, mean: Mean) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Mean, both ends of its interval and deviation of every group, [g] each."""
        n, total, squares = (
            np.stack([part[:, 0, members].sum(1) for members in self.groups.members], 1)
            for part in (self.found.sums(mean, name) for name in ("n", "sum", "squares"))
        )
        value = total.sum(0) / n.sum(0)
        deviation = np.sqrt(np.maximum(squares.sum(0) / n.sum(0) - value**2, 0))
        low, high = interval(ratio(self.found.resampled(total), self.found.resampled(n)))
        return value, low, high, deviation

    def reaching(self) -> tuple[list[int], list[int]]:
        """Histories and people that reach each group."""
        people = (self.reached > 0).sum(0)
        return [int(self.histories[at]) for at in self.first], [
            int(people[at]) for at in self.first
        ]

    def table(
        self,
        column: Column,
        means: tuple[Numbers, Numbers, Numbers, Numbers],
        *,
        name: str,
        title: str,
        definition: str,
        selects: Selection | None = None,
    ) -> Table:
        """A table of means as those of `means_of`, with a row for each group.

        Args:
            column: of the means; those of their ends and deviations are called after it.
            means: mean, both ends of its interval and deviation, [g] each.
            name: of the table.
            title: of the table.
            definition: of what the column holds.
            selects: the histories of each row.
        """
        return Table(
            name=name,
            title=title,
            section="where",
            definition=definition,
            histories=self.found.histories,
            people=self.found.people,
            columns=[
                Column(name="steps_back", title="Steps back"),
                *with_ends(column.name, column.title, column.unit),
                Column(name=f"{column.name}_deviation", title="Standard deviation", unit="share"),
                *counts(),
            ],
            rows=rows_of(self.groups.labels, *means, *self.reaching()),
            notes=self.notes,
            selects=selects,
        )

    def resampled_weights(self) -> Float[Numbers, "R n"]:
        """Mean weights at the fitted steps in every resample."""
        sums, often = self.found.sums(BY_STEP)[:, 0], self.reached
        of, resampled = self.fitted, self.found.resampled
        return ratio(resampled(sums[:, of]), resampled(often[:, of]))

    def resampled_fits(self, curve: Curve) -> tuple[Float[Numbers, "R p"], Float[Numbers, " R"]]:
        """Parameters and criterion of a curve in every resample that reaches all of the steps."""
        drawn = self.resampled_weights()
        drawn = drawn[np.isfinite(drawn).all(1)]
        at = self.fitted
        found = profile(curve, at.astype(float), drawn, self.histories[at])
        return found.parameters, criterion(curve, found.squares, len(at))
