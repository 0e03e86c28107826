"""Pointer weights by steps back, in groups of steps that enough people reach."""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Grouping, Mean
from pointerscope.analysis.insights.decay import CURVES, Curve, Fit, aicc, fit, fit_by_grid_search
from pointerscope.analysis.insights.disclosure import ROUNDED_DOWN
from pointerscope.analysis.insights.estimates import (
    Counts,
    Estimator,
    Groups,
    merge_groups,
    percentile_interval,
    ratio,
)
from pointerscope.analysis.insights.quantities import WEIGHTS
from pointerscope.analysis.insights.tables import count_columns, interval_columns, rows_from_columns
from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.network.insights import MIN_PEOPLE, InsightColumn, InsightTable, Selection

# The text fits positions 1 to 10.
FIRST_FITTED, LAST_FITTED = 1, 10
BY_STEP = Mean(WEIGHTS, EVERYTHING)


@dataclass(frozen=True, eq=False)
class Steps:
    """Weights by steps back, S of them, in groups g of steps that enough people reach."""

    estimator: Estimator

    @cached_property
    def reached(self) -> Float[Numbers, "P S"]:
        """Number of histories of each person that reach so far back."""
        return self.estimator.sums(BY_STEP, "n")[:, 0]

    @cached_property
    def histories(self) -> Float[Numbers, " S"]:
        """Number of histories that reach so far back."""
        return self.reached.sum(0)

    @cached_property
    def groups(self) -> Groups:
        """Steps that enough people reach; the last ones are merged."""
        labels = tuple(map(str, range(self.reached.shape[1])))
        by = Grouping("steps_back", "Steps back", labels, lambda rows: None)
        merged = merge_groups(by, self.reached > 0)
        if not merged.note:
            return merged
        last = f"{merged.members[-1][0]} or more"  # the exact length would disclose one person
        return replace(
            merged,
            labels=[*merged.labels[:-1], last],
            note=f"Steps back that fewer than {MIN_PEOPLE} people reach are merged: {last}.",
        )

    @property
    def notes(self) -> list[str]:
        """Sentences on merged steps and rounded counts, if any."""
        notes = [self.groups.note] if self.groups.note else []
        if (self.reaching.histories != self.histories[self.first]).any():
            notes.append(ROUNDED_DOWN)
        return notes

    @cached_property
    def first(self) -> list[int]:
        """The first step of every group."""
        return [members[0] for members in self.groups.members]

    @cached_property
    def fitted(self) -> Int[Integers, " n"]:
        """The steps for the fits: those of the text, as far as enough people reach them."""
        alone = [members[0] for members in self.groups.members if len(members) == 1]
        return np.array([step for step in alone if FIRST_FITTED <= step <= LAST_FITTED], np.int64)

    @cached_property
    def fits(self) -> tuple[Fit, ...]:
        """The fit of each curve."""
        at = self.fitted
        value = self.estimator.means(BY_STEP).value[0, at]
        return tuple(fit(curve, at.astype(float), value, self.histories[at]) for curve in CURVES)

    def means_of(self, mean: Mean) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Estimate mean, both ends of its interval and deviation of every group, [g] each."""
        n, total, squares = (
            np.stack([part[:, 0, members].sum(1) for members in self.groups.members], 1)
            for part in (self.estimator.sums(mean, name) for name in ("n", "sum", "squares"))
        )
        value = total.sum(0) / n.sum(0)
        deviation = np.sqrt(np.maximum(squares.sum(0) / n.sum(0) - value**2, 0))
        low, high = percentile_interval(
            ratio(self.estimator.resampled(total), self.estimator.resampled(n)),
            self.estimator.people,
        )
        return value, low, high, deviation

    @cached_property
    def reaching(self) -> Counts:
        """The numbers to publish of the histories and people that reach each group, [g] each."""
        return self.estimator.count_nested(self.reached[:, self.first])

    def table(
        self,
        column: InsightColumn,
        means: tuple[Numbers, Numbers, Numbers, Numbers],
        *,
        name: str,
        title: str,
        definition: str,
        selects: Selection | None = None,
    ) -> InsightTable:
        """Build a table of means from `means_of`, with a row for each group.

        Args:
            column: of the means; the names of the other columns derive from it.
            means: mean, both ends of its interval and deviation, [g] each.
            name: of the table.
            title: of the table.
            definition: of the column.
            selects: the histories of each row.
        """
        return InsightTable(
            name=name,
            title=title,
            section="where",
            definition=definition,
            histories=self.estimator.histories,
            people=self.estimator.people,
            columns=[
                InsightColumn(name="steps_back", title="Steps back"),
                *interval_columns(column.name, column.title, column.unit),
                InsightColumn(
                    name=f"{column.name}_deviation", title="Standard deviation", unit="share"
                ),
                *count_columns(),
            ],
            rows=rows_from_columns(self.groups.labels, *means, *self.reaching),
            notes=self.notes,
            selects=selects,
        )

    def resampled_weights(self) -> Float[Numbers, "R n"]:
        """Return the mean weights at the fitted steps in every resample."""
        sums, often = self.estimator.sums(BY_STEP)[:, 0], self.reached
        of, resampled = self.fitted, self.estimator.resampled
        return ratio(resampled(sums[:, of]), resampled(often[:, of]))

    def resampled_fits(self, curve: Curve) -> tuple[Float[Numbers, "R p"], Float[Numbers, " R"]]:
        """Return parameters and AICc of a curve in every resample that reaches all fitted steps."""
        weights = self.resampled_weights()
        weights = weights[np.isfinite(weights).all(1)]
        at = self.fitted
        best = fit_by_grid_search(curve, at.astype(float), weights, self.histories[at])
        return best.parameters, aicc(curve, best.squares, len(at))
