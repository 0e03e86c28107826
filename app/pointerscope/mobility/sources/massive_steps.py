"""Massive-STEPS: check-ins in semantic trails of cities.

The tables have one check-in a row, with at least `trail_id`, `user_id`, `venue_id` and `timestamp`,
mostly also with `latitude`, `longitude` and `venue_category`. A folder with the files of several
splits is read as one data set; PointerScope splits by time itself.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import DataError, ReadReporter, source
from pointerscope.mobility.table_files import RecordTableFile, columns_of, open_table
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_visits import About, read_table

_COLUMNS = {"trail_id", "user_id", "venue_id", "timestamp"}
TERMS = """\
Check-ins of Massive-STEPS, made from the Semantic Trails data sets. Its authors ask that this \
paper is cited: Wilson Wongso, Hao Xue, Flora D. Salim. Massive-STEPS: Massive Semantic \
Trajectories for Understanding POI Check-ins, arXiv:2505.11239."""


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path] if set(columns_of(path)) >= _COLUMNS else []
    files = sorted(file for file in path.iterdir() if file.suffix in (".csv", ".parquet"))
    return [file for file in files[:50] if set(columns_of(file)) >= _COLUMNS]


@source(
    title="Massive-STEPS",
    path="a table of Massive-STEPS with trail_id, user_id, venue_id and timestamp, or a folder of "
    "such tables",
    options=VisitOptions,
    recognises=lambda path: bool(_files(path)),
    order=25,
)
def massive_steps(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins.

    Raises:
        DataError: the files have different columns, or most rows cannot be read.
    """
    files = [open_table(file) for file in _files(path)]
    if not files:
        raise DataError(f"{path} has no table with {', '.join(sorted(_COLUMNS))}.")
    columns = files[0].columns
    if any(set(file.columns) != set(columns) for file in files):
        raise DataError(f"The tables in {path} have different columns. Read them one by one.")
    table = files[0]
    if len(files) > 1:

        def records(reporter: ReadReporter) -> Iterator[Sequence[Any]]:
            rows = chain.from_iterable(file.rows(columns, reporter) for file in files)
            return (row.cells for row in rows if not row.problem)

        table = RecordTableFile(path, columns, records, "row")
    city = path.stem.removesuffix("_checkins").replace("_", " ").replace("-", " ")
    about = About(f"Massive-STEPS, {city}", "not stated", TERMS)
    return read_table(table, options, reporter, about)
