"""Tables of insights as files: CSV for spreadsheets, JSON for programs, LaTeX for papers."""

import csv
import io
from typing import Literal, get_args

from rapidfuzz import fuzz

from pointerscope.analysis.insights.latex import format_latex
from pointerscope.core.spreadsheets import escape_formula
from pointerscope.network.insights import Insights, InsightTable

TableFormat = Literal["csv", "json", "latex"]
TABLE_FORMATS: tuple[TableFormat, ...] = get_args(TableFormat)

_SUFFIXES: dict[TableFormat, str] = {"csv": "csv", "json": "json", "latex": "tex"}


class UnknownTableError(LookupError):
    """The insights have no table of this name.

    Attributes:
        known: the names of the existing tables, the most similar first.
    """

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f'There is no table "{name[:100]}".')
        self.known = sorted(known, key=lambda other: -fuzz.ratio(name[:100], other))


def find_table(insights: Insights, name: str) -> InsightTable:
    """Return the table of this name; dashes, as in names of views, count as underscores.

    Raises:
        UnknownTableError: there is no such table.
    """
    table = insights.table(name.replace("-", "_"))
    if table is None:
        raise UnknownTableError(name, [table.name for table in insights.tables])
    return table


def file_name(model: str, table: InsightTable, form: TableFormat) -> str:
    """Return the file name of a model's table."""
    return f"{file_prefix(model, table.split)}-{table.name}.{_SUFFIXES[form]}"


def file_prefix(model: str, split: str) -> str:
    """Return the beginning of the names of files about a model's split, such as `town-test`."""
    return f"{model}-{split}" if split else model


def table_text(model: str, table: InsightTable, form: TableFormat, *, invented: bool = True) -> str:
    """Return a table of a model's insights as the text of a file.

    Args:
        model: its id.
        table: of its insights.
        form: of the file.
        invented: whether the people are; numbers of real people in insights are rounded down.
    """
    if form == "csv":
        return format_csv(table)
    if form == "json":
        return table.model_dump_json() + "\n"
    return format_latex(model, table, invented=invented)


def format_csv(table: InsightTable) -> str:
    """Return a table as CSV (RFC 4180): the names of its columns, then its rows.

    The last column, if the table does not have it already, is the split of the histories. Numbers
    keep all their digits, undefined cells are empty, and cells that begin like a
    spreadsheet formula are escaped.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    names = [column.name for column in table.columns]
    last = {"split": table.split} if table.split and "split" not in names else {}
    writer.writerow([escape_formula(name) for name in (*names, *last)])
    writer.writerows(
        [escape_formula(value) for value in (*row, *last.values())] for row in table.rows
    )
    return text.getvalue()
