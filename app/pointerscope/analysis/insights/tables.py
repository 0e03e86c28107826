"""Tables and claims, built from estimates."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.network.insights import (
    MIN_PEOPLE,
    Cell,
    Claim,
    InsightColumn,
    InsightTable,
    Selection,
    Unit,
    Verdict,
)

if TYPE_CHECKING:
    from pointerscope.analysis.insights.aggregates import Mean
    from pointerscope.analysis.insights.estimates import Estimate, Estimator

    Value = float | int | str | None

MIN_HISTORIES = 30
LEAST_CORRELATION = 0.1
"""The smallest correlation that counts: a hundredth of the variance."""
LEAST_DIFFERENCE = 0.01
"""The smallest difference of probabilities, shares or weights that counts: one percentage point."""
LEAST_NATS = 0.05
"""The smallest difference of entropies that counts: it changes a perplexity by 5 %."""
DIGITS = 6


def round_cell(value: Value) -> Cell:
    """Round a value for a table to six digits; None if it is not finite."""
    if value is None or isinstance(value, str):
        return value
    number = float(value)
    if not math.isfinite(number):
        return None
    if number == int(number) and abs(number) < 1e15:
        return int(number)
    return float(f"{number:.{DIGITS}g}")


def rows_from_columns(*columns: Iterable[Value]) -> list[list[Cell]]:
    """Build the rows of a table from its columns."""
    return round_rows(zip(*columns, strict=True))


def round_rows(rows: Iterable[Iterable[Value]]) -> list[list[Cell]]:
    """Round the values of the rows of a table."""
    return [[round_cell(value) for value in row] for row in rows]


def interval_columns(name: str, title: str, unit: Unit = "") -> list[InsightColumn]:
    """Return the columns of a number and of both ends of its interval."""
    return [
        InsightColumn(name=name + suffix, title=title + words, unit=unit)
        for suffix, words in (("", ""), ("_low", ", low"), ("_high", ", high"))
    ]


def mean_table(
    estimator: Estimator,
    means: Sequence[Mean],
    *,
    name: str,
    title: str,
    section: str,
    definition: str,
    deviations: bool = False,
    notes: Iterable[str] = (),
) -> InsightTable | None:
    """Build a table of means by group with intervals; None if the network has none of them.

    The columns are the grouping, then each mean's quantity with `…_low` and `…_high` (and
    optionally `…_deviation`), then `histories` and `people` of the first mean. Groups of few people
    are merged.

    Args:
        estimator: over all histories.
        means: of one grouping; those that the network lacks are left out.
        name: of the table.
        title: of the table.
        section: that shows it.
        definition: what the numbers are.
        deviations: whether to add standard deviations over histories.
        notes: to add.
    """
    means = [mean for mean in means if estimator.has(mean)]
    if not means:
        return None
    by, groups = means[0].by, estimator.groups(means[0])
    if not groups.members:  # no group has enough people
        return None
    columns = [InsightColumn(name=by.name, title=by.title)]
    cells: list[Iterable[Cell]] = [list(groups.labels)]
    counted = estimator.means(means[0], groups)
    for mean in means:
        quantity, values = mean.quantity, estimator.means(mean, groups)
        columns += interval_columns(quantity.name, quantity.title, quantity.unit)
        cells += [values.value.tolist(), values.low.tolist(), values.high.tolist()]
        if deviations:
            spread = f"{quantity.title}, standard deviation"
            columns.append(
                InsightColumn(name=f"{quantity.name}_deviation", title=spread, unit=quantity.unit)
            )
            cells.append(values.deviation.tolist())
    columns += count_columns()
    cells += [counted.histories.tolist(), counted.people.tolist()]
    return InsightTable(
        name=name,
        title=title,
        section=section,
        definition=definition,
        histories=int(counted.histories.sum()),
        people=estimator.people,
        columns=columns,
        rows=rows_from_columns(*cells),
        notes=[*notes, *([groups.note] if groups.note else [])],
        selects=Selection(by=by.name, groups=groups.members),
    )


def add_shares(estimator: Estimator, mean: Mean, table: InsightTable) -> InsightTable:
    """Insert each group's share of the histories as the second column of a table.

    Args:
        estimator: over all histories.
        mean: whose groups are the rows.
        table: the result of `mean_table` for this mean.
    """
    often = estimator.sums(mean, "n")
    shares = [
        estimator.estimate(
            lambda own, every: own / np.maximum(every, 1), often[:, members].sum(1), often.sum(1)
        )
        for members in estimator.groups(mean).members
    ]
    columns = interval_columns("share", "Share of the histories", "share")
    return insert_columns(table, columns, round_rows(shares))


def add_bin_edges(table: InsightTable, edges: Sequence[float]) -> InsightTable:
    """Insert the ends of each bin, `…_from` and `…_to`, after the first column of a table.

    Merged outermost bins extend to the ends of all bins, because their exact ends would disclose
    one person.

    Args:
        table: whose rows are bins or merged bins, according to `selects`.
        edges: of all bins, one more than bins.
    """
    assert table.selects is not None
    by = table.columns[0]
    columns = [
        InsightColumn(name=f"{by.name}_{end}", title=f"{by.title}, {end}") for end in ("from", "to")
    ]
    groups = table.selects.groups
    ends = [[edges[min(bins)], edges[max(bins) + 1]] for bins in groups]
    if groups and len(groups[0]) > 1:
        ends[0][0] = edges[0]
    if groups and len(groups[-1]) > 1:
        ends[-1][1] = edges[-1]
    return insert_columns(table, columns, round_rows(ends))


def insert_columns(
    table: InsightTable, columns: Sequence[InsightColumn], cells: Iterable[Iterable[Cell]]
) -> InsightTable:
    """Insert columns after the first column of a table.

    Args:
        table: to extend.
        columns: to insert.
        cells: of each row in these columns.
    """
    rows = [[row[0], *added, *row[1:]] for row, added in zip(table.rows, cells, strict=True)]
    return table.model_copy(
        update={"columns": [table.columns[0], *columns, *table.columns[1:]], "rows": rows}
    )


def count_columns() -> list[InsightColumn]:
    """Return the columns for the numbers of histories and people behind a row."""
    return [
        InsightColumn(name="histories", title="Histories", unit="count"),
        InsightColumn(name="people", title="People", unit="count"),
    ]


def claim_from_effect(
    effect: Estimate | None,
    *,
    name: str,
    view: str,
    source: str,
    claim: str,
    measured: str,
    effect_name: str,
    estimator: Estimator,
    digits: int = 3,
    histories: int | None = None,
    people: int | None = None,
    least: float = 0.0,
    by_construction: bool = False,
) -> Claim:
    """Test a claim by an estimated effect.

    The verdict is "holds" if the whole interval of the effect is above 0 and the effect is not
    smaller than `least`, "too small" if it is, "does not hold" if the interval is below 0, and
    "cannot be told" if the interval includes 0 or there are too few histories. Of fewer than
    `MIN_PEOPLE` people, nothing is told. `correct_for_number` revises the verdicts.

    Args:
        effect: positive if the claim would hold; None or NaN if nothing was measured.
        name: of the claim.
        view: that shows it.
        source: where the texts make it, such as "T §4.5".
        claim: what the text says, in our words.
        measured: what is measured here, as a clause that a semicolon can follow.
        effect_name: what the effect is, such as "the difference".
        estimator: over all histories.
        digits: of the effect in the sentence.
        histories: behind the effect, for a difference those of the smaller group; all if None.
        people: likewise.
        least: the smallest effect that counts as one; 0 if the claim states a bound of its own.
        by_construction: whether the claim holds for every network and every data set, so that
            only an error could make the effect negative.
    """
    histories = estimator.histories if histories is None else histories
    people = estimator.people if people is None else people
    verdict: Verdict
    if people < MIN_PEOPLE:
        effect, measured = None, f"Fewer than {MIN_PEOPLE} people have such histories"
    if effect is None or math.isnan(effect.value):
        return Claim(
            name=name, view=view, source=source, claim=claim, measured=f"{measured}.",
            verdict="not measured",
        )  # fmt: skip
    ends = f"{effect.low:z.{digits}f} to {effect.high:z.{digits}f}".replace("-", "−")
    said = f"{measured}; {effect_name} is {effect.value:z.{digits}f} (95 % interval {ends})"
    said = said.replace(" -", " −")
    if histories < MIN_HISTORIES:
        verdict = "cannot be told"
        said += f", from {histories:,} histories, which are too few"
    elif effect.includes_zero:
        verdict = "cannot be told"
        said += ", which includes no effect"
    elif effect.high < 0:
        verdict = "does not hold"
    elif by_construction:
        verdict = "by construction"
    elif effect.value < least:
        verdict = "too small"
        said += f", and less than {least:g} counts as no effect here"
    else:
        verdict = "holds"
    known = not (math.isnan(effect.low) or math.isnan(effect.high))
    return Claim(
        name=name,
        view=view,
        source=source,
        claim=claim,
        measured=f"{said}.",
        verdict=verdict,
        effect=float(f"{effect.value:.{DIGITS}g}"),
        interval=(
            (float(f"{effect.low:.{DIGITS}g}"), float(f"{effect.high:.{DIGITS}g}"))
            if known
            else None
        ),
        least=least,
    )
