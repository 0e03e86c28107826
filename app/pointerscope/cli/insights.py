"""`pointerscope insights`: measurements over a whole data set."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pointerscope import __version__
from pointerscope.cli.command_options import (
    ADDRESS_OPTION,
    DATA_OPTION,
    MODELS_OPTION,
    SPLIT_OPTION,
    open_bundle,
    ray_errors,
    readable_errors,
    reported,
    warn_of_training_histories,
    write_error,
)
from pointerscope.cli.data import read_data_set
from pointerscope.cli.progress import ProgressBars

if TYPE_CHECKING:
    from pointerscope.analysis.insights.data import InsightData, SplitChoice
    from pointerscope.analysis.insights.run import BlockEngine
    from pointerscope.figures.theme import ThemeName
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.insights import Insights
    from pointerscope.publishing.insight_folder import Format, InsightFolder


def _parse_formats(
    ctx: click.Context, param: click.Parameter, text: str | None
) -> tuple[Format, ...]:
    """Return the named formats in their own order; all if none is named."""
    from pointerscope.publishing.insight_folder import FORMATS

    known = ", ".join(FORMATS)
    names = FORMATS if text is None else tuple(filter(None, map(str.strip, text.split(","))))
    if unknown := [name for name in names if name not in FORMATS]:
        raise click.BadParameter(f'There is no format "{unknown[0]}". Use some of {known}.')
    if not names:
        raise click.BadParameter(f"The list is empty. Name at least one of {known}.")
    return tuple(name for name in FORMATS if name in names)


@click.command(
    short_help="Measure a network over a whole data set.",
    epilog="Example: pointerscope insights town --out town-insights --formats csv,svg",
)
@click.argument("model")
@click.argument("data_set", required=False)
@SPLIT_OPTION
@click.option(
    "--removal/--no-removal",
    default=True,
    help="Also run the network without each of its heads. This takes most of the time.",
)
@click.option(
    "--league/--no-league",
    default=True,
    help="Also grade explanations of predictions over a sample of the histories. This takes about "
    "a minute.",
)
@click.option(
    "--only-league",
    is_flag=True,
    help="Grade explanations alone, and add the result to the insights that the model already has.",
)
@click.option(
    "--engine",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Where forward passes run: in this process, or on a Ray cluster. Ray needs the extra "
    "cluster.",
)
@ADDRESS_OPTION
@click.option(
    "--blocks",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="With --engine ray: the folder for histories that wait to be traced, as Parquet. All "
    "machines of the cluster must see it under the same path. By default it is beside the model.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Also write every table and every figure into this new folder.",
)
@click.option(
    "--formats",
    callback=_parse_formats,
    metavar="LIST",
    show_default="csv,json,latex,svg,png",
    help="With --out: the formats, separated by commas. SVG and PNG need the extra slides and "
    "Chromium.",
)
@click.option(
    "--theme",
    type=click.Choice(["light", "dark"]),
    default="light",
    show_default=True,
    help="With --out: the theme of the pictures.",
)
@click.option(
    "--force",
    is_flag=True,
    help="Replace insights of another data set or split, or with parts that this run leaves out. "
    "With --out: also replace a folder that this command wrote before.",
)
@click.option(
    "--no-compute",
    is_flag=True,
    help="With --out: write the insights that the model already has for this data set and split, "
    "without its data.",
)
@DATA_OPTION
@MODELS_OPTION
def insights(
    model: str,
    data_set: str | None,
    split: SplitChoice,
    removal: bool,
    league: bool,
    only_league: bool,
    engine: str,
    address: str | None,
    blocks: Path | None,
    out: Path | None,
    formats: tuple[Format, ...],
    theme: ThemeName,
    force: bool,
    no_compute: bool,
    data: Path,
    models: Path,
) -> None:
    """Measure a network over a whole data set, and store the results in its model.

    DATA_SET defaults to the one that the network was trained on. Only aggregates over at least 5
    people are stored. To resume an interrupted run, repeat the command. A model has insights of one
    data set and split; --force replaces them by those of another.

    With --out, a figure with options is drawn as it first appears, and once for each value of
    every option with at most 12 values.
    """
    from pointerscope.analysis.insights.data import UnfitDataError, choose_data_set
    from pointerscope.figures.pictures import PicturesError
    from pointerscope.publishing.insight_folder import InsightFolder, InsightFolderError

    if engine == "local" and (address is not None or blocks is not None):
        raise click.UsageError("--address and --blocks need --engine ray. Add it, or remove them.")
    if only_league and (no_compute or not league or engine != "local"):
        raise click.UsageError(
            "--only-league computes the league in this process. Leave out --no-compute, "
            "--no-league and --engine."
        )
    if no_compute and out is None:
        raise click.UsageError("--no-compute does nothing without --out. Add --out DIR.")
    with readable_errors():
        bundle = open_bundle(models, model)
    with reported(UnfitDataError):
        name = choose_data_set(bundle, data_set, "a DATA_SET")
    try:
        folder = None if out is None else InsightFolder(out, bundle.id, formats, theme)
        if folder is not None:
            folder.check(replace=force)
        if no_compute:
            _check_insights(bundle, name, split)
        elif only_league:
            _grade_explanations(bundle, data, name, split)
        else:
            if not force:
                _check_replacement(bundle, name, split, removal, league)
            with _open_engine(engine, address, blocks, bundle) as block_engine:
                _compute_insights(bundle, data, name, split, removal, league, block_engine)
        if folder is not None:
            with readable_errors():
                bundle = open_bundle(models, model)  # with the insights that were written
            _write_folder(folder, bundle)
    except InsightFolderError as error:
        raise click.ClickException(str(error)) from error
    except PicturesError as error:
        raise click.ClickException(
            f"{error} To write no pictures: --formats csv,json,latex."
        ) from error
    if folder is None:
        click.echo("Next: pointerscope serve")


@contextmanager
def _open_engine(
    name: str, address: str | None, blocks: Path | None, bundle: Bundle
) -> Iterator[BlockEngine]:
    """Yield what traces blocks of histories: this process, or a connected cluster."""
    from pointerscope.analysis.insights.run import journal_folder, trace_in_process

    if name == "local":
        yield trace_in_process
        return
    from pointerscope.analysis.insights.cluster import ray_engine

    with ray_errors(address), ray_engine(blocks or journal_folder(bundle), address) as engine:
        yield engine


def _check_replacement(
    bundle: Bundle, name: str, split: SplitChoice, removal: bool, league: bool
) -> None:
    """Check that the model has no insights that a run would drop or replace by others."""
    from pointerscope.analysis.insights.sections import explanations, heads
    from pointerscope.network.insights import INSIGHTS, InsightsError, name_split

    try:
        stored = bundle.insights
    except InsightsError:
        return  # Only another run makes the file readable.
    if stored is None:
        return
    path = bundle.folder / INSIGHTS
    if (stored.data_set, stored.split) != (name, split):
        raise click.ClickException(
            f"{path} has the insights of {stored.data_set} ({name_split(stored.split)}). To "
            f"replace them by those of {name} ({name_split(split)}), pass --force."
        )
    parts = (
        (removal, heads.REMOVAL, "the removal of heads", "--no-removal"),
        (league, explanations.LEAGUE, "the league of explanations", "--no-league"),
    )
    dropped = {
        words: option
        for computed, table, words, option in parts
        if not computed and stored.table(table) is not None
    }
    if dropped:
        raise click.ClickException(
            f"{path} has {' and '.join(dropped)}, which this run would drop. Leave out "
            f"{' and '.join(dropped.values())}, or pass --force to replace the file."
        )


def _compute_insights(
    bundle: Bundle,
    data: Path,
    name: str,
    split: SplitChoice,
    removal: bool,
    league: bool,
    engine: BlockEngine,
) -> None:
    """Compute insights and write them into the model's folder."""
    from pointerscope.analysis.insights.data import UnfitDataError
    from pointerscope.analysis.insights.run import compute_insights, journal_folder
    from pointerscope.network.insights import INSIGHTS, count_people, write_insights
    from pointerscope.training.state import ResumeError

    histories = _read_histories(bundle, data, name, split)
    try:
        with ProgressBars() as bars:
            insights = compute_insights(
                bundle,
                histories,
                journal_folder(bundle),
                removal=removal,
                league=league,
                engine=engine,
                on_progress=partial(bars.show, "Tracing histories"),
                on_league_progress=partial(bars.show, "Grading explanations"),
                save=partial(write_insights, bundle.folder),
            )
    except KeyboardInterrupt:
        click.echo(
            "Stopped. Repeat the command to resume after the last completed block.", err=True
        )
        raise
    except (UnfitDataError, ResumeError) as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise write_error(bundle.folder, error) from error
    click.echo(
        f"Wrote {bundle.folder / INSIGHTS}: {len(insights.tables)} tables and "
        f"{len(insights.claims)} claims over {insights.histories:,} histories of "
        f"{count_people(insights.people, invented=insights.invented)}."
    )


def _grade_explanations(bundle: Bundle, data: Path, name: str, split: SplitChoice) -> None:
    """Add the league of explanations to the insights of a model."""
    from pointerscope.analysis.insights.data import UnfitDataError
    from pointerscope.analysis.insights.run import grade_explanations
    from pointerscope.network.insights import INSIGHTS, write_insights

    insights = _read_insights(bundle, "Leave out --only-league to compute it.")
    histories = _read_histories(bundle, data, name, split)
    with reported(UnfitDataError, writing=bundle.folder):
        with ProgressBars() as bars:
            graded = grade_explanations(
                bundle, histories, insights, partial(bars.show, "Grading explanations")
            )
        write_insights(bundle.folder, graded)
    click.echo(f"Added the league of explanations to {bundle.folder / INSIGHTS}.")


def _read_histories(bundle: Bundle, data: Path, name: str, split: SplitChoice) -> InsightData:
    """Read the histories of a split for a bundle whose folder can be written."""
    from pointerscope.analysis.insights.data import UnfitDataError, read_split
    from pointerscope.network.allocator import reuse_freed_memory

    if not os.access(bundle.folder, os.W_OK | os.X_OK):
        raise click.ClickException(
            f"{bundle.folder} cannot be written. Make it writable, or copy the model and pass "
            "--models."
        )
    reuse_freed_memory()
    warn_of_training_histories(split, bundle.id)
    with reported(UnfitDataError):
        histories = read_split(bundle, read_data_set(data, name), split)
    for note in histories.notes:
        click.echo(note, err=True)
    return histories


def _read_insights(bundle: Bundle, remedy: str) -> Insights:
    """Return the insights that a model has; `remedy` says what to do where it has none."""
    from pointerscope.network.insights import INSIGHTS, InsightsError

    with reported(InsightsError):
        insights = bundle.insights
    if insights is None:
        raise click.ClickException(f"{bundle.folder} has no {INSIGHTS} yet. {remedy}")
    return insights


def _check_insights(bundle: Bundle, name: str, split: SplitChoice) -> None:
    """Check that the model has insights of this data set and split."""
    from pointerscope.network.insights import INSIGHTS

    insights = _read_insights(bundle, "Remove --no-compute to compute it.")
    if (insights.data_set, insights.split) != (name, split):
        raise click.ClickException(
            f"{bundle.folder / INSIGHTS} describes the {insights.split} split of "
            f"{insights.data_set}, not the {split} split of {name}. Pass that DATA_SET and "
            "--split, or remove --no-compute."
        )
    if insights.software != __version__:
        click.echo(f"{INSIGHTS} was computed by version {insights.software}.", err=True)


def _write_folder(folder: InsightFolder, bundle: Bundle) -> None:
    """Write tables and figures, and report what was written and what was not."""
    with reported(writing=folder.path), ProgressBars() as bars:
        report = folder.write(bundle, partial(bars.show, "Drawing pictures"))
    first, *others = report.sentences()
    click.echo(f"Wrote {folder.path}: {first}")
    for sentence in others:
        click.echo(sentence)
