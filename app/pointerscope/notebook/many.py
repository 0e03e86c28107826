"""Chosen quantities of many histories, as Python code and notebooks see them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pointerscope.analysis.answer_tables import (
    FORMATS,
    NUMBER_COLUMN,
    arrow_table,
    write_csv,
    write_parquet,
)
from pointerscope.core.atomic_writes import write_file
from pointerscope.notebook.errors import concise_errors, without_traceback
from pointerscope.notebook.frames import data_frame

if TYPE_CHECKING:
    from pandas import DataFrame
    from pyarrow import Table

    from pointerscope.analysis.many import ErrorCallback, ExplainedBlock
    from pointerscope.core.problems import InvalidQueryError


class ManyExplanations:
    """Chosen quantities of many histories, computed in batches when they are read.

    Iterate over it for blocks of named arrays, with no more than one block in memory; or take all
    of it as a table. Each reading computes again; histories from an iterator can be read once.

    Attributes:
        quantities: The names of the quantities.
        errors: What was wrong with each history that was left out of the last reading, by its
            number among those that were passed.
    """

    def __init__(
        self,
        run: Callable[[ErrorCallback | None], Iterator[ExplainedBlock]],
        quantities: Sequence[str],
        on_error: str,
    ) -> None:
        self._run, self._on_error = run, on_error
        self.quantities = tuple(quantities)
        self.errors: dict[int, InvalidQueryError] = {}

    def __iter__(self) -> Iterator[ExplainedBlock]:
        self.errors = {}
        report = None if self._on_error == "raise" else self.errors.__setitem__
        with concise_errors():
            yield from self._run(report)

    def to_frame(self) -> DataFrame:
        """Return all of it as a pandas data frame, a row for each history.

        Returns:
            The columns are the quantities, and the index is the number of the history. Cells of a
            quantity with dimensions are arrays without padding.

        Raises:
            ImportError: pandas is not installed.
            InvalidQueryError: A history cannot be read.
        """
        numbers: list[int] = []
        columns: dict[str, list[object]] = {name: [] for name in self.quantities}
        for block in self:
            numbers += block.index.tolist()
            for name, column in columns.items():
                column += block.rows(name)
        frame = data_frame(columns)
        frame.index = numbers
        frame.index.name = NUMBER_COLUMN
        return frame

    def to_table(self) -> Table:
        """Return all of it as an Arrow table, a row for each history, arrays as lists.

        Raises:
            ImportError: pyarrow is not installed.
            InvalidQueryError: A history cannot be read.
        """
        tables = [arrow_table(block) for block in self]
        import pyarrow

        return pyarrow.concat_tables(tables) if tables else pyarrow.table({})

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a table to a file, a block at a time: `.parquet`, or `.csv` with arrays as JSON.

        Raises:
            ValueError: The name ends in neither.
            ImportError: pyarrow, which writes Parquet, is not installed.
            InvalidQueryError: A history cannot be read.
        """
        from pathlib import Path

        path = Path(path)
        if path.suffix not in FORMATS:
            message = f"{path.name} must end in {' or '.join(FORMATS)}."
            raise without_traceback(ValueError(message))
        if path.suffix == ".csv":
            write_file(path, partial(write_csv, blocks=self, quantities=self.quantities))
        else:
            write_file(path, partial(write_parquet, tables=map(arrow_table, self)))

    def __repr__(self) -> str:
        return (
            f"{', '.join(self.quantities)} of many histories. Iterate over it for blocks of "
            "arrays, or call to_frame(), to_table() or save(path)."
        )
