"""Tables of insights as texts: CSV for calculations, JSON for programs, LaTeX for papers."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Literal, get_args

from rapidfuzz import fuzz

from pointerscope.analysis.insights.latex import latex_of
from pointerscope.core.spreadsheets import cell

if TYPE_CHECKING:
    from pointerscope.network.insights import Insights, Table

TableFormat = Literal["csv", "json", "latex"]
TABLE_FORMATS: tuple[TableFormat, ...] = get_args(TableFormat)

_SUFFIXES: dict[TableFormat, str] = {"csv": "csv", "json": "json", "latex": "tex"}


class UnknownTableError(LookupError):
    """There is no table of this name.

    Attributes:
        known: the names of those that there are, the nearest first.
    """

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f'There is no table "{name[:100]}".')
        self.known = sorted(known, key=lambda other: -fuzz.ratio(name[:100], other))


def find_table(insights: Insights, name: str) -> Table:
    """The table of this name, which may be spelled with dashes, as those of views are.

    Raises:
        UnknownTableError: there is none.
    """
    found = insights.table(name.replace("-", "_"))
    if found is None:
        raise UnknownTableError(name, [table.name for table in insights.tables])
    return found


def file_name(model: str, table: Table, form: TableFormat) -> str:
    """What the file of a model's table is called."""
    return f"{model}-{table.name}.{_SUFFIXES[form]}"


def table_text(model: str, table: Table, form: TableFormat) -> str:
    """A table of a model's insights as the text of a file."""
    if form == "csv":
        return csv_of(table)
    if form == "json":
        return table.model_dump_json() + "\n"
    return latex_of(model, table)


def csv_of(table: Table) -> str:
    """A table as CSV (RFC 4180): the names of its columns, then its rows.

    Numbers have all the digits of the table; what has no meaning is empty, and what begins like a
    formula becomes text.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([cell(column.name) for column in table.columns])
    writer.writerows([cell(value) for value in row] for row in table.rows)
    return text.getvalue()
