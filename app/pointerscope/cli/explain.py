"""`pointerscope explain`: the prediction for one history, or for many from a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from pointerscope.cli.command_options import (
    MODELS_OPTION,
    check_new_file,
    open_bundle,
    query_options,
    readable_errors,
    reported,
)

if TYPE_CHECKING:
    from pointerscope.analysis.many import ExplainedBlock
    from pointerscope.core.problems import InvalidQueryError
    from pointerscope.mobility.history_files import HistoryFile, HistoryRow
    from pointerscope.network.bundles import Bundle

_MAX_ERRORS = 20


@click.command(
    short_help="Predict the next place of a history, or of many.",
    epilog='Example: pointerscope explain town "Maple Court @ Mon 08:00 +45, Café Luna"\n\n'
    "Example: pointerscope explain town --from histories.parquet --out answers.parquet "
    "--quantities place,probability,gate,pointer_weights",
)
@click.argument("model")
@click.argument("visits", required=False)
@click.option("--visits", "visits_option", help="The same as VISITS, as `export` takes it.")
@query_options
@click.option(
    "--from",
    "source",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Predict many histories, one in each row of this file: Parquet or CSV with the columns "
    "visits, user, predict_at and interventions or those of the published records; or JSON Lines "
    "of queries or records.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --from: the .parquet or .csv file to write; if omitted, CSV is printed.",
)
@click.option(
    "--quantities",
    metavar="NAMES",
    help="With --from: what to write of each history, separated by commas: names such as place, "
    "gate or pointer_weights, or sites such as layers.0.heads.1.weights. If omitted, the answer "
    "and the gate.",
)
@click.option("--force", is_flag=True, help="With --out: replace an existing file.")
@MODELS_OPTION
def explain(
    model: str,
    visits: str | None,
    visits_option: str | None,
    user: str | None,
    predict_at: str | None,
    top_k: int,
    interventions: Any,
    source: Path | None,
    out: Path | None,
    quantities: str | None,
    force: bool,
    models: Path,
) -> None:
    """Predict the next place of a history, and show what each part of the network adds.

    MODEL is the id of a model. VISITS are in the visit notation, oldest first.

    With --from, histories are read, predicted and written in batches, so that memory is bounded.
    Rows that cannot be read are left out and named with their number, and the exit status is 1.
    """
    if visits_option is not None:
        if visits is not None:
            raise click.UsageError("Pass the visits once: as VISITS or with --visits.")
        visits = visits_option
    if (visits is None) == (source is None):
        raise click.UsageError("Pass either visits or a file of histories with --from.")
    if source is not None:
        given = [("--user", user), ("--predict-at", predict_at)]
        if wrong := [option for option, value in given if value is not None]:
            raise click.UsageError(f"With --from, the file has the column of {wrong[0]}.")
        names = None if quantities is None else [name.strip() for name in quantities.split(",")]
        if out is not None:
            _check_out(out, force)
        _explain_file(open_bundle(models, model), source, out, names, interventions)
        return
    if out is not None or quantities is not None:
        raise click.UsageError("--out and --quantities need a file of histories: add --from.")
    _explain_one(open_bundle(models, model), visits, user, predict_at, top_k, interventions)


def _explain_one(
    bundle: Bundle,
    visits: str | None,
    user: str | None,
    predict_at: str | None,
    top_k: int,
    interventions: Any,
) -> None:
    from pointerscope.analysis.explanation import explain
    from pointerscope.mobility.places import UNKNOWN_PLACE
    from pointerscope.mobility.query import Query

    with readable_errors():
        query = Query(
            visits=visits,
            user=user,
            predict_at=predict_at,
            top_k=top_k,
            interventions=interventions,
        )
        explanation = explain(bundle, query)
    for visit in explanation.visits:
        notes = f"  ({', '.join(visit.filled_in)} filled in)" if visit.filled_in else ""
        notes += "  (masked)" if visit.masked else ""
        click.echo(f"{visit.moment}  {visit.duration_minutes:5} min  {visit.label}{notes}")
    click.echo(f"\ngate {explanation.gate:.4f}\n\nprobability  pointer  generation  place")
    for place in explanation.answers:
        click.echo(
            f"{place.probability:11.4f}  {place.from_pointer:7.4f}  "
            f"{place.from_generation:10.4f}  {place.label}"
        )
    click.echo(f"{explanation.unknown_probability:11.4f}{'':21}  ({UNKNOWN_PLACE})")


def _check_out(out: Path, force: bool) -> None:
    from pointerscope.analysis.answer_tables import FORMATS

    if out.suffix not in FORMATS:
        raise click.UsageError(f"{out.name} must end in {' or '.join(FORMATS)}.")
    check_new_file(out, force)


def _explain_file(
    bundle: Bundle,
    source: Path,
    out: Path | None,
    quantities: Sequence[str] | None,
    interventions: Any,
) -> None:
    from pointerscope.analysis.many import DEFAULT_QUANTITIES, explain_many, read_interventions
    from pointerscope.cli.progress import ProgressBars
    from pointerscope.core.atomic_writes import write_file
    from pointerscope.mobility.history_files import HistoryFile
    from pointerscope.mobility.sources import DataError, ReadReporter

    chosen = DEFAULT_QUANTITIES if quantities is None else tuple(dict.fromkeys(quantities))
    with (
        reported(DataError, ImportError, writing=out or Path("The output")),
        readable_errors(),
        ProgressBars() as bars,
    ):
        file = HistoryFile(source)
        for note in file.notes:
            click.echo(note, err=True)
        rows = _Rows(file, ReadReporter(bars.show))
        blocks = explain_many(
            bundle,
            rows,
            chosen,
            interventions=read_interventions(interventions),
            on_error=rows.report,
        )
        write = partial(_write, blocks=blocks, rows=rows, quantities=chosen)
        if out is None:
            written = write(sys.stdout.buffer, is_parquet=False)
        else:
            counts: list[int] = []
            is_parquet = out.suffix == ".parquet"
            write_file(out, lambda file: counts.append(write(file, is_parquet=is_parquet)))
            [written] = counts
    _report_result(written, rows, out)


class _Rows:
    """The histories of a file in order, and the rows that cannot be read."""

    def __init__(self, file: HistoryFile, reporter: Any) -> None:
        self._file, self._reporter = file, reporter
        self._numbers: dict[int, int] = {}  # of rows by those of histories, until they are written
        self.unit = file.unit
        self.left_out = 0
        self.errors: list[str] = []

    def __iter__(self) -> Iterator[Any]:
        row: HistoryRow
        for number, row in enumerate(self._file.rows(self._reporter)):
            self._numbers[number] = row.number
            yield row.history

    def number(self, history: int) -> int:
        return self._numbers.pop(history)

    def report(self, history: int, error: InvalidQueryError) -> None:
        """Count a row that cannot be read, and store the first few errors."""
        number = self.number(history)
        self.left_out += 1
        if len(self.errors) < _MAX_ERRORS:
            self.errors.append(f"{self.unit.capitalize()} {number:,}: {error}")


def _write(
    file: IO[bytes],
    blocks: Iterator[ExplainedBlock],
    rows: _Rows,
    quantities: Sequence[str],
    *,
    is_parquet: bool,
) -> int:
    from pointerscope.analysis.answer_tables import arrow_table, write_csv, write_parquet

    if not is_parquet:
        return write_csv(file, blocks, quantities, rows.number, rows.unit)

    def table(block: ExplainedBlock) -> Any:
        return arrow_table(block, {rows.unit: [rows.number(one) for one in block.index.tolist()]})

    return write_parquet(file, map(table, blocks))


def _report_result(written: int, rows: _Rows, out: Path | None) -> None:
    for error in rows.errors:
        click.echo(error, err=True)
    if rows.left_out > len(rows.errors):
        click.echo(f"… and {rows.left_out - len(rows.errors):,} more.", err=True)
    if out is not None:
        click.echo(f"Wrote {written:,} answers to {out}.", err=True)
    if rows.left_out:
        verb = f"{rows.unit} has" if rows.left_out == 1 else f"{rows.unit}s have"
        raise click.ClickException(f"{rows.left_out:,} {verb} no answer.")
    if not written:
        raise click.ClickException("The file has no history.")
