"""`pointerscope data`: mobility data, prepared for training."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
from pydantic import BaseModel

from pointerscope.cli.command_options import (
    CONFIG_OPTION,
    DATA_OPTION,
    SET_OPTION,
    CommandWithSetOptions,
    check_new_folder,
    reported,
)
from pointerscope.cli.progress import ProgressBars

if TYPE_CHECKING:
    from pointerscope.cli.command_options import HelpSection
    from pointerscope.mobility.data_set import DataSet, Records
    from pointerscope.mobility.protocols import Protocol
    from pointerscope.mobility.sources import DataSource


def _set_options() -> Iterator[HelpSection]:
    from pointerscope.core.options import describe_options
    from pointerscope.mobility.sources import sources
    from pointerscope.mobility.table_options import VisitOptions

    shared = describe_options(VisitOptions)
    users = [name for name, source in sources().items() if issubclass(source.options, VisitOptions)]
    yield f"Options of {', '.join(users)}", shared
    for source in sources().values():
        heading = f"{source.name}: {source.title}"
        if source.path:
            heading += f"; PATH: {source.path}"
        own = describe_options(source.options)
        if issubclass(source.options, VisitOptions):
            own = [option for option in own if option not in shared]
        yield heading, own or [("", "No options of its own.")]


@click.command(
    cls=CommandWithSetOptions,
    set_options=_set_options,
    short_help="Prepare mobility data for training.",
    epilog="Example: pointerscope data mine visits.csv",
)
@click.argument("name")
@click.argument("path", required=False, type=click.Path(exists=True, path_type=Path))
@click.option("--source", help="The format of the data; if omitted, it is guessed from PATH.")
@click.option("--title", help="The title of the data set on pages.")
@click.option(
    "--protocol",
    help="Select visits, build histories and divide them as a paper did, such as hong-2023-gps; "
    "docs/data-and-models.md describes each.",
)
@SET_OPTION
@CONFIG_OPTION
@click.option(
    "--look", is_flag=True, help="Only show what would be read and what looks suspicious."
)
@click.option(
    "--page",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Also write what is shown, with a map, as an HTML page at this path.",
)
@click.option("--yes", is_flag=True, help="Store the data without showing them and asking first.")
@click.option("--force", is_flag=True, help="Replace an existing data set of this name.")
@DATA_OPTION
def data(
    name: str,
    path: Path | None,
    source: str | None,
    title: str | None,
    protocol: str | None,
    assignments: tuple[str, ...],
    config: Path | None,
    look: bool,
    page: Path | None,
    yes: bool,
    force: bool,
    data: Path,
) -> None:
    """Read mobility data at PATH and store them under NAME, prepared for training.

    Before anything is stored, the command shows what it read: what each column was taken for, the
    first visits, a map, the hours of the day, and what looks suspicious with the setting that
    changes it. On a terminal it then asks. With --look it stores nothing.
    The folder of prepared data contains the days of real people: do not publish it.
    """
    from pointerscope.mobility.prepared import SUMMARY, write_prepared
    from pointerscope.mobility.protocols import find_protocol, follow
    from pointerscope.mobility.sources import DataError, ReadReporter

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _end)
    if not look:
        folder = check_new_folder(data, name, force, "NAME", SUMMARY)
    try:
        data_source = _find_source(source, name, path)
        followed = find_protocol(protocol) if protocol else None
        options = _parse_options(data_source, followed, config, assignments)
        click.echo(f"Reading {path or name} as {data_source.name}: {data_source.title}.", err=True)
        with ProgressBars() as bars:
            read = data_source.read(path, options, ReadReporter(bars.show))
        if followed is not None:
            read = follow(read, followed)
    except DataError as error:
        raise click.ClickException(str(error)) from error
    except ValueError as error:
        raise click.ClickException(f"{path or name}: {error}") from error
    if title is not None:
        read = replace(read, title=title)
    if not yes or look or page is not None:
        _show(read, page, quiet=yes and not look)
    if look:
        return
    if not yes and sys.stdin.isatty():
        click.confirm(f"Store {name} in {folder}?", default=True, abort=True)
    with reported(writing=folder):
        summary = write_prepared(folder, read, data_source.name, options.model_dump(mode="json"))
    if yes:
        for line in summary.report.lines():
            click.echo(line)
    period = f" from {summary.first_day} to {summary.last_day}" if summary.first_day else ""
    unit = "histories" if summary.records else "visits"
    click.echo(
        f"Wrote {folder}: {summary.visits:,} {unit} of {summary.people:,} people "
        f"to {summary.places:,} places{period}. Next: pointerscope train {name}"
    )


def _end(number: int, _: object) -> None:
    """End the command when it is asked to, so that half-written folders are removed."""
    sys.exit(128 + number)


def _show(read: DataSet | Records, page: Path | None, quiet: bool) -> None:
    """Print a first look at data, and write it as a page."""
    from pointerscope.cli.look import render_look
    from pointerscope.mobility.look import look_at

    look = look_at(read)
    if not quiet:
        click.echo(render_look(look))
        click.echo()
    if page is not None:
        from pointerscope.core.atomic_writes import write_file
        from pointerscope.publishing.look_page import render_look_page

        content = render_look_page(look).encode()
        with reported(writing=page):
            write_file(page, lambda file: file.write(content), mode=0o600)
        click.echo(f"Wrote {page}. It shows the days of real people: do not publish it.")


def read_data_set(data: Path, name: str) -> DataSet | Records:
    """Read a prepared data set, or simulate one that needs no data, such as the town.

    Args:
        data: The folder of prepared data sets.
        name: The name of the data set.
    """
    from pointerscope.mobility.prepared import PreparedError, open_data_set

    def announce() -> None:
        click.echo(f"Simulating {name} …", err=True)

    with reported(PreparedError):
        return open_data_set(data, name, announce)


def _find_source(wanted: str | None, name: str, path: Path | None) -> DataSource:
    """Return the data source: the one of --source, else guessed from PATH, else of this name."""
    from pointerscope.mobility.sources import guess_source, sources

    if wanted is None and path is not None:
        return guess_source(path)
    source = sources().get(wanted or name)
    if source is None and wanted is not None:
        raise click.UsageError(
            f'There is no source "{wanted}". Pass --source with one of {", ".join(sources())}.'
        )
    if source is None or (source.path and path is None):
        expected = f": {source.path}" if source else ""
        raise click.UsageError(f"PATH is missing. Pass the PATH of the data{expected}.")
    if path is not None and not source.path:
        raise click.UsageError(f"The source {wanted} takes no PATH. Remove {path}.")
    return source


def _parse_options(
    source: DataSource,
    protocol: Protocol | None,
    config: Path | None,
    assignments: tuple[str, ...],
) -> BaseModel:
    """Return the options of a source from --protocol, --config and --set."""
    from pointerscope.core.options import (
        OptionsError,
        read_options,
        split_options,
        validate_options,
    )
    from pointerscope.mobility.protocols import settings_of

    try:
        [values] = split_options(read_options(config, assignments), source.options)
        options: BaseModel = validate_options(source.options, values)
        if protocol is not None:
            chosen = options.model_dump(exclude_unset=True)
            options = source.options(**settings_of(protocol, source.name, source.options, chosen))
    except OptionsError as error:
        raise click.UsageError(str(error)) from error
    return options
