"""Tables and claims, written from what was found."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.network.insights import LEAST_PEOPLE, Cell, Claim, Column, Selection, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pointerscope.analysis.insights.aggregates import Mean
    from pointerscope.analysis.insights.estimates import Estimate, Found
    from pointerscope.network.insights import Unit, Verdict

    Value = float | int | str | None

LEAST_HISTORIES = 30
DIGITS = 6


def cell(value: Value) -> Cell:
    """A value for a table: numbers to six digits, None for what has no meaning."""
    if value is None or isinstance(value, str):
        return value
    number = float(value)
    if not math.isfinite(number):
        return None
    if number == int(number) and abs(number) < 1e15:
        return int(number)
    return float(f"{number:.{DIGITS}g}")


def rows_of(*columns: Iterable[Value]) -> list[list[Cell]]:
    """The rows of a table from its columns."""
    return cells_of(zip(*columns, strict=True))


def cells_of(rows: Iterable[Iterable[Value]]) -> list[list[Cell]]:
    """The rows of a table from the values in each."""
    return [[cell(value) for value in row] for row in rows]


def with_ends(name: str, title: str, unit: Unit = "") -> list[Column]:
    """The columns of a number and of both ends of its interval."""
    return [
        Column(name=name + suffix, title=title + words, unit=unit)
        for suffix, words in (("", ""), ("_low", ", low"), ("_high", ", high"))
    ]


def grouped(
    found: Found,
    means: Sequence[Mean],
    *,
    name: str,
    title: str,
    section: str,
    definition: str,
    deviations: bool = False,
    notes: Iterable[str] = (),
) -> Table | None:
    """Means by group, with their intervals; None where the network has none of them.

    The columns are the grouping's, then for each mean its quantity's with `…_low` and `…_high`
    (and `…_deviation` where asked for), then `histories` and `people` of the first. Groups of few
    people are merged.

    Args:
        found: over all histories.
        means: of one grouping; those that a network lacks are left out.
        name: of the table.
        title: of the table.
        section: that shows it.
        definition: what the numbers are.
        deviations: whether to give standard deviations over histories.
        notes: to add.
    """
    means = [mean for mean in means if found.has(mean)]
    if not means:
        return None
    by, groups = means[0].by, found.groups(means[0])
    if not groups.members:  # too few people in all of them
        return None
    columns = [Column(name=by.name, title=by.title)]
    cells: list[Iterable[Cell]] = [list(groups.labels)]
    counted = found.means(means[0], groups)
    for mean in means:
        of, values = mean.quantity, found.means(mean, groups)
        columns += with_ends(of.name, of.title, of.unit)
        cells += [values.value.tolist(), values.low.tolist(), values.high.tolist()]
        if deviations:
            spread = f"{of.title}, standard deviation"
            columns.append(Column(name=f"{of.name}_deviation", title=spread, unit=of.unit))
            cells.append(values.deviation.tolist())
    columns += counts()
    cells += [counted.histories.tolist(), counted.people.tolist()]
    return Table(
        name=name,
        title=title,
        section=section,
        definition=definition,
        histories=int(counted.histories.sum()),
        people=found.people,
        columns=columns,
        rows=rows_of(*cells),
        notes=[*notes, *([groups.note] if groups.note else [])],
        selects=Selection(by=by.name, groups=groups.members),
    )


def with_shares(found: Found, of: Mean, table: Table) -> Table:
    """A table of groups with the share of the histories that each holds, as its second column.

    Args:
        found: over all histories.
        of: whose groups the rows are.
        table: as `grouped` makes it of that mean.
    """
    often = found.sums(of, "n")
    shares = [
        found.estimate(
            lambda own, every: own / np.maximum(every, 1), often[:, members].sum(1), often.sum(1)
        )
        for members in found.groups(of).members
    ]
    columns = with_ends("share", "Share of the histories", "share")
    return widened(table, columns, cells_of(shares))


def with_edges(table: Table, edges: Sequence[float]) -> Table:
    """A table of bins with where each begins and ends, `…_from` and `…_to`, beside its name.

    Outermost bins of few people reach to the ends of all bins: where the last of those people lies
    is their own affair.

    Args:
        table: with rows that are bins or several neighbouring ones, as its `selects` says.
        edges: of all bins, one more than there are.
    """
    assert table.selects is not None
    by = table.columns[0]
    columns = [
        Column(name=f"{by.name}_{end}", title=f"{by.title}, {end}") for end in ("from", "to")
    ]
    groups = table.selects.groups
    ends = [[edges[min(bins)], edges[max(bins) + 1]] for bins in groups]
    if groups and len(groups[0]) > 1:
        ends[0][0] = edges[0]
    if groups and len(groups[-1]) > 1:
        ends[-1][1] = edges[-1]
    return widened(table, columns, cells_of(ends))


def widened(table: Table, columns: Sequence[Column], cells: Iterable[Iterable[Cell]]) -> Table:
    """A table with more columns after its first.

    Args:
        table: to widen.
        columns: to add.
        cells: of each row in these.
    """
    rows = [[row[0], *added, *row[1:]] for row, added in zip(table.rows, cells, strict=True)]
    return table.model_copy(
        update={"columns": [table.columns[0], *columns, *table.columns[1:]], "rows": rows}
    )


def counts() -> list[Column]:
    """The columns that say how many histories and people a row is made of."""
    return [
        Column(name="histories", title="Histories", unit="count"),
        Column(name="people", title="People", unit="count"),
    ]


def judged(
    effect: Estimate | None,
    *,
    name: str,
    view: str,
    source: str,
    claim: str,
    measured: str,
    of: str,
    found: Found,
    digits: int = 3,
    histories: int | None = None,
    people: int | None = None,
) -> Claim:
    """A claim held against an effect.

    It holds where the whole interval of the effect is above 0, does not hold where it is below,
    and cannot be told where the interval includes 0 or there is too little data.

    Args:
        effect: positive where the claim would hold; None or NaN where nothing was measured.
        name: of the claim.
        view: that shows it.
        source: where it stands in the texts, such as "T §4.5".
        claim: what the text says, in our words.
        measured: what is measured here: a clause that a semicolon can follow.
        of: what the effect is, such as "the difference".
        found: over all histories.
        digits: of the effect in the sentence.
        histories: behind the effect, of a difference those of the smaller side; all if left out.
        people: likewise.
    """
    histories = found.histories if histories is None else histories
    people = found.people if people is None else people
    verdict: Verdict
    if effect is None or math.isnan(effect.value):
        return Claim(
            name=name, view=view, source=source, claim=claim, measured=f"{measured}.",
            verdict="not measured",
        )  # fmt: skip
    ends = f"{effect.low:z.{digits}f} to {effect.high:z.{digits}f}".replace("-", "−")
    said = f"{measured}; {of} is {effect.value:z.{digits}f} (95 % interval {ends})"
    said = said.replace(" -", " −")
    if people < LEAST_PEOPLE or histories < LEAST_HISTORIES:
        verdict = "cannot be told"
        said += f", from {histories:,} histories of {people:,} people, which are too few"
    elif effect.includes_zero:
        verdict = "cannot be told"
        said += ", which includes no effect"
    else:
        verdict = "holds" if effect.low > 0 else "does not hold"
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
    )
