"""Disclosure control: counts from which no small group of people can be told by subtraction.

P people, R rows. Groups of fewer than `MIN_PEOPLE` people are merged or left out where groups are
formed, in `estimates`. The functions here protect the counts beside the numbers. If the histories
of one row include those of another, the difference of their counts must belong to nobody or to at
least `MIN_PEOPLE` people; otherwise a count is rounded down. Numbers of people are rounded down to
a multiple of `MIN_PEOPLE`.
"""

import numpy as np

from pointerscope.core.array_types import Bool, Booleans, Float, Numbers
from pointerscope.network.insights import MIN_PEOPLE, PEOPLE, Cell, InsightTable

ROUNDED_DOWN = (
    "Where only a few people have histories that end between two rows, both rows give the smaller "
    "number of histories and people."
)


def isolates_few(whole: Float[Numbers, " P"], part: Float[Numbers, " P"]) -> bool:
    """Return whether a whole minus its part would tell about 1 to `MIN_PEOPLE` - 1 people.

    Args:
        whole: counts by person.
        part: the counts of a part of it.
    """
    return 0 < int(np.count_nonzero(whole != part)) < MIN_PEOPLE


def exclude_enough(people: Bool[Booleans, " P"], by: Float[Numbers, " P"]) -> Bool[Booleans, " P"]:
    """Exclude further people if fewer than `MIN_PEOPLE` are excluded.

    Args:
        people: whether each person is included.
        by: people with the smallest values are excluded first.
    """
    few = int((~people).sum())
    included = people.copy()
    if 0 < few < MIN_PEOPLE:
        included[np.argsort(np.where(people, by, np.inf), kind="stable")[: MIN_PEOPLE - few]] = (
            False
        )
    return included


def count_part(whole: Float[Numbers, " P"], part: Float[Numbers, " P"]) -> Float[Numbers, " P"]:
    """Return the counts of a part, without further people if it is all but those of a few.

    Args:
        whole: counts by person, published too.
        part: the counts of a part of it.
    """
    complete = whole == part
    return part * (exclude_enough(complete, whole) | ~complete)


def count_nested(rows: Float[Numbers, "P R"]) -> Float[Numbers, "P R"]:
    """Return the counts to publish for rows of which each includes the next.

    A row whose count would isolate a few people, from the first row or from the next published
    count, gets that next count, which is smaller.

    Args:
        rows: counts by person; the first row is the whole.
    """
    whole = rows[:, 0]
    published = [count_part(whole, rows[:, -1])]
    for row in rows.T[-2::-1]:
        below = published[-1]
        hidden = isolates_few(whole, row) or isolates_few(row, below)
        published.append(below if hidden else row)
    return np.stack(published[::-1], 1)


def round_people(count: int) -> int:
    """Round a number of people down to a multiple of `MIN_PEOPLE`."""
    return count // MIN_PEOPLE * MIN_PEOPLE


def round_people_in_table(table: InsightTable) -> InsightTable:
    """Round the numbers of people of a table down to multiples of `MIN_PEOPLE`."""
    names = [column.name for column in table.columns]
    update: dict[str, object] = {"people": round_people(table.people)}
    if PEOPLE in names:
        at = names.index(PEOPLE)
        titled = table.columns[at].model_copy(update={"title": "People, rounded down"})
        update["columns"] = [*table.columns[:at], titled, *table.columns[at + 1 :]]
        update["rows"] = [[*row[:at], _round_cell(row[at]), *row[at + 1 :]] for row in table.rows]
    return table.model_copy(update=update)


def _round_cell(cell: Cell) -> Cell:
    return None if cell is None else round_people(int(cell))
