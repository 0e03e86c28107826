"""The `pointerscope` command."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from pydantic import ValidationError
from pydantic_settings import SettingsError

from pointerscope import __version__
from pointerscope.cli.command_options import (
    MODELS,
    checked_folder,
    checked_models,
    not_written,
    of_query,
    opened,
    said,
)
from pointerscope.cli.exports import export
from pointerscope.core.settings import Settings, unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from pydantic import BaseModel

    from pointerscope.analysis.insights.run import Engine
    from pointerscope.analysis.insights.source import SplitName
    from pointerscope.figures.theme import ThemeName
    from pointerscope.mobility.data_set import DataSet, HistoryRule, Records
    from pointerscope.mobility.sources import Source
    from pointerscope.network.bundles import Bundle
    from pointerscope.publishing.insight_folder import Format, InsightFolder
    from pointerscope.training.fit import Progress
    from pointerscope.training.recipe import Recipe
    from pointerscope.training.train import Sizes

# Whatever a command needs beyond this is imported when the command runs: `--help` is quick.

DATA = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=lambda: Settings().data,
    show_default="data",
    help="The folder of prepared data sets.",
)
SET = click.option(
    "--set", "assignments", multiple=True, metavar="KEY=VALUE", help="Any option listed below."
)
CONFIG = click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A YAML or JSON file of such options; --set goes before it.",
)


class WithOptions(click.Command):
    """A command whose help also lists what --set and --config can change."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options of the command, then those behind --set."""
        super().format_options(ctx, formatter)
        for heading, rows in _SET_OPTIONS[str(self.name)]():
            with formatter.section(heading):
                formatter.write_dl(rows)


def _options_of_data() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    from pointerscope.core.options import described
    from pointerscope.mobility.sources import sources

    for found in sources().values():
        about = f"{found.name}: {found.title}"
        yield f"{about}; PATH: {found.path}" if found.path else about, described(found.options)


def _options_of_train() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    from pointerscope.core.options import described
    from pointerscope.mobility.data_set import HistoryRule
    from pointerscope.training.recipe import Recipe
    from pointerscope.training.train import ABLATIONS, Sizes

    yield "--set, how to train", described(Recipe)
    yield "--set, the network", described(Sizes)
    yield "--set, the histories (by default as the data set says)", described(HistoryRule)
    yield "--ablation", [(name, found.variant) for name, found in ABLATIONS.items()]


_SET_OPTIONS: Mapping[str, Callable[[], Iterator[tuple[str, list[tuple[str, str]]]]]] = {
    "data": _options_of_data,
    "train": _options_of_train,
}


class _Commands(click.Group):
    """Commands that say what is wrong with a setting as they do of an option."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (ValidationError, SettingsError) as error:
            if (message := unreadable(error)) is None:
                raise
            raise click.ClickException(message) from error


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, package_name="pointerscope")
def main() -> None:
    """See inside a pointer-generator transformer that predicts where a person goes next."""


main.add_command(export)


@main.command(epilog="Example: pointerscope serve --port 8080 --models my-models")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port."
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes that answer, each with its own models and kept answers; about one for each "
    "processor.",
)
@click.option(
    "--engine",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Where forward passes run: in the processes that answer, or on a Ray cluster; that needs "
    "the extra cluster.",
)
@click.option(
    "--address",
    metavar="HOST:PORT",
    help="With --engine ray: the head of a cluster that this machine belongs to; a cluster of this "
    "machine alone is started if left out.",
)
@click.option(
    "--list-people",
    is_flag=True,
    default=lambda: Settings().list_people,
    help="List the days of real people in the folder of prepared data behind the insights, for "
    "whoever reaches the server.",
)
@DATA
@MODELS
def serve(
    host: str,
    port: int,
    workers: int,
    engine: str,
    address: str | None,
    list_people: bool,
    data: Path,
    models: Path,
) -> None:
    """Serve the pages and the API."""
    from pointerscope.web.serve import run

    if engine == "local" and address is not None:
        raise click.UsageError("--address is for --engine ray.")
    settings = Settings(models=checked_models(models), data=data, list_people=list_people)
    if engine == "local":
        run(settings, host, port, workers)
        return
    with _on_cluster(settings, address) as settings:
        run(settings, host, port, workers)


@main.command("import", epilog="Example: pointerscope import downloads/geolife-full --id geolife")
@click.argument("path", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--id", "model", help="The bundle's id; the name of the checkpoint's folder if left out."
)
@click.option("--title", help="What the bundle is called; its id if left out.")
@click.option("--force", is_flag=True, help="Replace a bundle of that id.")
@MODELS
def import_(path: Path, model: str | None, title: str | None, force: bool, models: Path) -> None:
    """Turn a published best.pt, or the folder that holds it, into a bundle."""
    from pointerscope.network.bundles import CARD, BundleError, import_checkpoint

    own_name = (path if path.is_dir() else path.parent).resolve().name
    folder = _new_folder(models, model or own_name, force, "--id", CARD)
    try:
        bundle = import_checkpoint(path, folder, title)
    except BundleError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise not_written(folder, error) from error
    card = bundle.card
    click.echo(
        f"Wrote {folder}: {card.layers} layers of {card.heads} heads, width {card.d_model}, "
        f"{card.locations:,} locations, {bundle.parameters:,} parameters."
    )


@main.command(cls=WithOptions, epilog="Example: pointerscope data mine visits.csv")
@click.argument("name")
@click.argument("path", required=False, type=click.Path(exists=True, path_type=Path))
@click.option("--source", help="The form of the data; guessed from PATH if left out.")
@click.option("--title", help="What the data set is called on pages.")
@SET
@CONFIG
@click.option("--force", is_flag=True, help="Replace a prepared data set of that name.")
@DATA
def data(
    name: str,
    path: Path | None,
    source: str | None,
    title: str | None,
    assignments: tuple[str, ...],
    config: Path | None,
    force: bool,
    data: Path,
) -> None:
    """Read mobility data at PATH and prepare them under NAME, to train on.

    What was guessed, changed and dropped is printed and kept. The folder of prepared data holds
    real people's days: keep it to yourself.
    """
    from pointerscope.mobility.prepared import SUMMARY, write_prepared
    from pointerscope.mobility.sources import DataError, Watch

    folder = _new_folder(data, name, force, "name", SUMMARY)
    try:
        form = _source(source, name, path)
        options = _checked_options(form.options, config, assignments)
        click.echo(f"Reading {path or name} as {form.name}: {form.title}.", err=True)
        with _Bars() as bars:
            read = form.read(path, options, Watch(bars.show))
    except DataError as error:
        raise click.ClickException(str(error)) from error
    except ValueError as error:
        raise click.ClickException(f"{path or name}: {error}") from error
    if title is not None:
        read = replace(read, title=title)
    try:
        summary = write_prepared(folder, read, form.name, options.model_dump(mode="json"))
    except OSError as error:
        raise not_written(folder, error) from error
    for line in summary.report.lines():
        click.echo(line)
    when = f" from {summary.first_day} to {summary.last_day}" if summary.first_day else ""
    things = "histories" if summary.records else "visits"
    click.echo(
        f"Wrote {folder}: {summary.visits:,} {things} of {summary.people:,} people "
        f"to {summary.places:,} places{when}. Next: pointerscope train {name}"
    )


@main.command(cls=WithOptions, epilog="Example: pointerscope train mine --set d_model=96 --seed 1")
@click.argument("data_set")
@click.option("--id", "model", help="The bundle's id; the data set's name if left out.")
@click.option("--title", help="What the bundle is called; as the data set if left out.")
@click.option("--seed", type=click.IntRange(0), help="The same as --set seed=…")
@click.option("--epochs", type=click.IntRange(1), help="The same as --set epochs=…")
@SET
@CONFIG
@click.option(
    "--ablation",
    "ablations",
    multiple=True,
    help='Leave something out, such as "without-gate", in a bundle of its own; "all" in turn '
    "trains every variant there is.",
)
@click.option(
    "--show-people",
    is_flag=True,
    help="Put people's names, coordinates, histories that somebody lived, and the names of places "
    "where few people were into the bundle; only for data that anybody may see.",
)
@click.option("--device", help="cpu or cuda; a GPU if there is one.")
@click.option("--threads", type=click.IntRange(1), help="Of the processor; all if left out.")
@click.option("--force", is_flag=True, help="Replace a bundle of that id, once training is done.")
@click.option("--restart", is_flag=True, help="Forget an interrupted training of that id.")
@DATA
@MODELS
def train(
    data_set: str,
    model: str | None,
    title: str | None,
    seed: int | None,
    epochs: int | None,
    assignments: tuple[str, ...],
    config: Path | None,
    ablations: tuple[str, ...],
    show_people: bool,
    device: str | None,
    threads: int | None,
    force: bool,
    restart: bool,
    data: Path,
    models: Path,
) -> None:
    """Train on a prepared data set with the published recipe, measure, and write a bundle.

    The town needs no preparation. A training that was interrupted goes on where it was when the
    same command is given again, with the same result.
    """
    # Threads that wait by turning round take the processor from one another on a busy machine,
    # and training then takes many times as long. It must be said before torch is there.
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
    import torch

    from pointerscope.network.memory import keep_freed_memory
    from pointerscope.training.state import ResumeError
    from pointerscope.training.train import train_bundle, unfinished

    chosen = {"seed": seed, "epochs": epochs}
    flags = [f"{name}={value}" for name, value in chosen.items() if value is not None]
    recipe, sizes, rule_changes = _training_options(config, (*assignments, *flags))
    lead = model or data_set
    jobs = _new_only(models, _jobs(lead, ablations, sizes), force)
    people = _data_to_train_on(data, data_set)
    rule = _changed_rule(people, rule_changes)
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    keep_freed_memory()
    if threads is not None:
        torch.set_num_threads(threads)
    for folder, variant, shape in jobs:
        if restart:
            unfinished(folder).unlink(missing_ok=True)
        elif unfinished(folder).exists():
            click.echo(f"Going on with a training of {folder.name} that was interrupted.", err=True)
        click.echo(f"Training {folder.name} on {device} …", err=True)
        try:
            bundle = train_bundle(
                people,
                folder,
                recipe,
                shape,
                rule,
                title=", ".join(filter(None, (title or people.title, variant))),
                family=lead,
                variant=variant,
                show_people=show_people,
                device=device,
                on_progress=_Epochs().show,
                on_stage=partial(click.echo, err=True),
            )
        except ResumeError as error:
            raise click.ClickException(f"{error} --restart removes it.") from error
        except (ValueError, RuntimeError) as error:
            raise click.ClickException(str(error)) from error
        except OSError as error:
            raise not_written(folder, error) from error
        _print_scores(folder, bundle)
    click.echo("Next: pointerscope serve")


def _formats(ctx: click.Context, param: click.Parameter, text: str | None) -> tuple[Format, ...]:
    """The formats that are named, in their own order; all of them if none is."""
    from pointerscope.publishing.insight_folder import FORMATS

    asked = FORMATS if text is None else tuple(filter(None, map(str.strip, text.split(","))))
    if unknown := [name for name in asked if name not in FORMATS]:
        raise click.BadParameter(f"There is no {unknown[0]}; choose among {', '.join(FORMATS)}.")
    if not asked:
        raise click.BadParameter(f"Name at least one of {', '.join(FORMATS)}.")
    return tuple(name for name in FORMATS if name in asked)


@main.command(epilog="Example: pointerscope insights town --out town-insights --formats csv,svg")
@click.argument("model")
@click.argument("data_set", required=False)
@click.option(
    "--split",
    type=click.Choice(["train", "validation", "test", "all"]),
    default="test",
    show_default=True,
    help="Which histories of the data set.",
)
@click.option(
    "--removal/--no-removal",
    default=True,
    help="Ask the network again without each of its heads; most of the time goes there.",
)
@click.option(
    "--engine",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Trace in this process, or on a Ray cluster; that needs the extra cluster.",
)
@click.option(
    "--address",
    metavar="HOST:PORT",
    help="With --engine ray: the head of a cluster that this machine belongs to; a cluster of this "
    "machine alone is started if left out.",
)
@click.option(
    "--blocks",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="With --engine ray: where histories lie, as Parquet, until they are traced. All machines "
    "of the cluster must see this folder under the same name. By default it is beside the bundle.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Also write every table and every figure into this new folder.",
)
@click.option(
    "--formats",
    callback=_formats,
    metavar="LIST",
    show_default="csv,json,latex,svg,png",
    help="With --out: some of these, with commas. SVG and PNG need the extra slides and Chromium.",
)
@click.option(
    "--theme",
    type=click.Choice(["light", "dark"]),
    default="light",
    show_default=True,
    help="With --out: the colours of pictures.",
)
@click.option("--force", is_flag=True, help="With --out: replace a folder that was made so before.")
@click.option(
    "--no-compute",
    is_flag=True,
    help="With --out: write what the bundle holds already of this data set and split; the data "
    "need not be there.",
)
@DATA
@MODELS
def insights(
    model: str,
    data_set: str | None,
    split: SplitName,
    removal: bool,
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
    """Compute what a network does over a whole data set, and keep it in its bundle.

    DATA_SET is the one that the network was trained on if left out; only aggregates over at least
    5 people are kept. A run that was killed goes on from the last block that was completed when
    the same command is given again.

    Of a figure with options --out draws what is first seen, and a picture of each value of every
    option that has at most 12.
    """
    from pointerscope.figures.pictures import PicturesError
    from pointerscope.publishing.insight_folder import InsightFolder, InsightFolderError

    if engine == "local" and (address is not None or blocks is not None):
        raise click.UsageError("--address and --blocks are for --engine ray.")
    if no_compute and out is None:
        raise click.UsageError("--no-compute leaves nothing to do without --out.")
    with said():
        bundle = opened(models, model)
    name = data_set or bundle.card.dataset
    if name is None:
        raise click.UsageError(f"What {model} was trained on is not known; name a DATA_SET.")
    try:
        folder = None if out is None else InsightFolder(out, bundle.id, formats, theme)
        if folder is not None:
            folder.check(replace=force)
        if no_compute:
            _check_insights(bundle, name, split)
        else:
            with _engine(engine, address, blocks, bundle) as tracing:
                _compute_insights(bundle, data, name, split, removal, tracing)
        if folder is not None:
            _write_insight_folder(folder, bundle)
    except InsightFolderError as error:
        raise click.ClickException(str(error)) from error
    except PicturesError as error:
        raise click.ClickException(f"{error} --formats csv,json,latex does without.") from error
    if folder is None:
        click.echo("Next: pointerscope serve")


@main.command(epilog='Example: pointerscope explain town "Maple Court @ Mon 08:00 +45, Café Luna"')
@click.argument("model")
@click.argument("visits")
@of_query
@MODELS
def explain(
    model: str,
    visits: str,
    user: str | None,
    predict_at: str | None,
    top_k: int,
    interventions: Any,
    models: Path,
) -> None:
    """Say where a history leads, and which part of the network says so."""
    from pointerscope.analysis.explanation import explain
    from pointerscope.mobility.query import Query

    with said():
        bundle = opened(models, model)
        query = Query(
            visits=visits,
            user=user,
            predict_at=predict_at,
            top_k=top_k,
            interventions=interventions,
        )
        explanation = explain(bundle, query)
    for visit in explanation.visits:
        left_out = f"  ({', '.join(visit.filled_in)} filled in)" if visit.filled_in else ""
        left_out += "  (masked)" if visit.masked else ""
        click.echo(f"{visit.moment}  {visit.duration_minutes:5} min  {visit.label}{left_out}")
    click.echo(f"\ngate {explanation.gate:.4f}\n\nprobability  pointer  generation  place")
    for place in explanation.answers:
        click.echo(
            f"{place.probability:11.4f}  {place.from_pointer:7.4f}  "
            f"{place.from_generation:10.4f}  {place.label}"
        )


@contextmanager
def _engine(
    name: str, address: str | None, blocks: Path | None, bundle: Bundle
) -> Iterator[Engine]:
    """What traces histories: this process, or a cluster that is left again."""
    from pointerscope.analysis.insights.run import here, journal_of

    if name == "local":
        yield here
        return
    from pointerscope.analysis.insights.cluster import on_ray
    from pointerscope.core.ray_cluster import ClusterError

    click.echo(f"Connecting to {address} …" if address else "Starting Ray …", err=True)
    try:
        with on_ray(blocks or journal_of(bundle), address) as engine:
            yield engine
    except ClusterError as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def _on_cluster(settings: Settings, address: str | None) -> Iterator[Settings]:
    """Settings whose forward passes run on a cluster, where every model has its replicas."""
    from pointerscope.core.ray_cluster import ClusterError
    from pointerscope.network.registry import Registry
    from pointerscope.serving.cluster import deployed

    click.echo(f"Connecting to {address} …" if address else "Starting Ray …", err=True)
    try:
        models = [entry.id for entry in Registry(settings.models).all()]
        with deployed(address, models) as cluster:
            yield settings.model_copy(update={"cluster": cluster})
    except ClusterError as error:
        raise click.ClickException(str(error)) from error


def _compute_insights(
    bundle: Bundle, data: Path, name: str, split: SplitName, removal: bool, engine: Engine
) -> None:
    """Compute insights and write them into the bundle."""
    from pointerscope.analysis.insights.run import compute, journal_of
    from pointerscope.analysis.insights.source import UnfitDataError, read_for
    from pointerscope.network.insights import INSIGHTS, write_insights
    from pointerscope.network.memory import keep_freed_memory
    from pointerscope.training.state import ResumeError

    if not os.access(bundle.folder, os.W_OK | os.X_OK):
        raise click.ClickException(f"{bundle.folder} cannot be written: nothing may be changed.")
    keep_freed_memory()
    try:
        source = read_for(bundle, _data_to_train_on(data, name), split)
    except UnfitDataError as error:
        raise click.ClickException(str(error)) from error
    for note in source.notes:
        click.echo(note, err=True)
    try:
        with _Bars() as bars:
            found = compute(
                bundle,
                source,
                journal_of(bundle),
                removal=removal,
                engine=engine,
                on_progress=partial(bars.show, "Tracing histories"),
                keep=partial(write_insights, bundle.folder),
            )
    except KeyboardInterrupt:
        click.echo("Stopped; the same command goes on from the last completed block.", err=True)
        raise
    except (UnfitDataError, ResumeError) as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise not_written(bundle.folder, error) from error
    click.echo(
        f"Wrote {bundle.folder / INSIGHTS}: {len(found.tables)} tables and {len(found.claims)} "
        f"claims over {found.histories:,} histories of {found.people:,} people."
    )


def _check_insights(bundle: Bundle, name: str, split: SplitName) -> None:
    """Refuse to go on with a bundle that holds no insights of this."""
    from pointerscope.network.insights import INSIGHTS, InsightsError

    try:
        found = bundle.insights
    except InsightsError as error:
        raise click.ClickException(str(error)) from error
    if found is None:
        raise click.ClickException(
            f"{bundle.folder} holds no {INSIGHTS} yet; leave out --no-compute to compute it."
        )
    if (found.data_set, found.split) != (name, split):
        raise click.ClickException(
            f"{bundle.folder / INSIGHTS} is of the {found.split} split of {found.data_set}, not of "
            f"the {split} split of {name}: name those with --split and DATA_SET, or leave out "
            "--no-compute."
        )
    if found.software != __version__:
        click.echo(f"{INSIGHTS} was computed by version {found.software}.", err=True)


def _write_insight_folder(folder: InsightFolder, bundle: Bundle) -> None:
    """Write tables and figures, and say what was written and what was not."""
    try:
        with _Bars() as bars:
            written = folder.write(bundle, partial(bars.show, "Drawing pictures"))
    except OSError as error:
        raise not_written(folder.path, error) from error
    first, *others = written.sentences()
    click.echo(f"Wrote {folder.path}: {first}")
    for sentence in others:
        click.echo(sentence)


def _new_folder(parent: Path, name: str, force: bool, option: str, mark: str) -> Path:
    """The folder of something that is to be written; only one with the mark in it is replaced."""
    from pointerscope.network.registry import is_model_id

    if not is_model_id(name):
        raise click.UsageError(
            f'"{name}" cannot be a name: use letters, digits, dots, dashes and underscores.'
        )
    folder = parent / name
    checked_folder(folder, mark, force, option)
    return folder


def _source(asked: str | None, name: str, path: Path | None) -> Source:
    """The form of the data: as asked, or as the path looks, or what is made without one."""
    from pointerscope.mobility.sources import guess_source, sources

    if asked is None and path is not None:
        return guess_source(path)
    found = sources().get(asked or name)
    if found is None and asked is not None:
        raise click.UsageError(f"There is no source {asked}; one of {', '.join(sources())}.")
    if found is None or (found.path and path is None):
        raise click.UsageError("Name the PATH of the data" + (f": {found.path}." if found else "."))
    if path is not None and not found.path:
        raise click.UsageError(f"The source {asked} takes no PATH.")
    return found


def _checked_options(
    model: type[BaseModel], config: Path | None, assignments: tuple[str, ...]
) -> BaseModel:
    """The options of a source."""
    from pointerscope.core.options import OptionsError, checked, choose, read_options

    try:
        [values] = choose(read_options(config, assignments), model)
        options: BaseModel = checked(model, values)
    except OptionsError as error:
        raise click.UsageError(str(error)) from error
    return options


def _data_to_train_on(data: Path, name: str) -> DataSet | Records:
    """A prepared data set, or one that is simulated."""
    from pointerscope.mobility.prepared import Catalogue, PreparedError, read_prepared
    from pointerscope.mobility.sources import Watch, sources

    source = sources().get(name)
    if not (data / name).exists() and source is not None and not source.path:
        click.echo(f"Making {name} …", err=True)
        made: DataSet | Records = source.read(None, source.options(), Watch())
        return made
    try:
        return read_prepared(data / name)
    except PreparedError as error:
        known = ", ".join(summary.name for summary in Catalogue(data).all()) or "none yet"
        raise click.ClickException(
            f"{error} Prepared data sets: {known}. Make one: pointerscope data {name} PATH"
        ) from error


def _training_options(
    config: Path | None, assignments: tuple[str, ...]
) -> tuple[Recipe, Sizes, dict[str, Any]]:
    """How to train, what, and what changes of the data set's own rule for histories."""
    from pointerscope.core.options import OptionsError, checked, choose, read_options
    from pointerscope.mobility.data_set import HistoryRule
    from pointerscope.training.recipe import Recipe
    from pointerscope.training.train import Sizes

    try:
        options = read_options(config, assignments)
        for_recipe, for_sizes, for_rule = choose(options, Recipe, Sizes, HistoryRule)
        checked(HistoryRule, for_rule)
        return checked(Recipe, for_recipe), checked(Sizes, for_sizes), for_rule
    except OptionsError as error:
        raise click.UsageError(str(error)) from error


def _changed_rule(data: DataSet | Records, changes: dict[str, Any]) -> HistoryRule | None:
    from pointerscope.mobility.data_set import HistoryRule

    if not changes:
        return None
    own = getattr(data, "rule", None) or HistoryRule()
    rule = HistoryRule(**own.model_dump() | changes)
    if rule.previous_visits and (idle := changes.keys() & {"previous_days", "first_days"}):
        raise click.UsageError(
            f"A history is the last {rule.previous_visits} visits, whatever {min(idle)} says; "
            "--set previous_visits=null makes it those of the last days."
        )
    return rule


Job = tuple[str, str | None, "Sizes"]


def _jobs(lead: str, ablations: tuple[str, ...], sizes: Sizes) -> list[Job]:
    """What to train: id, what is different, and the sizes."""
    from pointerscope.training.train import ABLATIONS

    wanted = list(ABLATIONS) if "all" in ablations else list(dict.fromkeys(ablations))
    if unknown := [name for name in ablations if name not in {"all", *ABLATIONS}]:
        raise click.UsageError(
            f"There is no ablation {unknown[0]}; one of all, {', '.join(ABLATIONS)}."
        )
    if not wanted:
        return [(lead, None, sizes)]
    return [
        (f"{lead}-{name}", ABLATIONS[name].variant, ABLATIONS[name].of(sizes)) for name in wanted
    ]


def _new_only(models: Path, jobs: list[Job], force: bool) -> list[tuple[Path, str | None, Sizes]]:
    """The jobs with their folders; of several, those that are done already are left out."""
    from pointerscope.network.bundles import CARD

    new = []
    for name, variant, sizes in jobs:
        done = (models / name).exists() and not force and len(jobs) > 1
        if done:
            click.echo(f"{models / name} is there already; --force trains it again.", err=True)
        else:
            new.append((_new_folder(models, name, force, "--id", CARD), variant, sizes))
    return new


def _print_scores(folder: Path, bundle: Bundle) -> None:
    metrics = bundle.card.metrics
    assert metrics is not None  # training always measures
    click.echo(f"Wrote {folder}, measured on {metrics.histories:,} held-out histories:")
    rows = {"the network": metrics, **metrics.parts, **metrics.baselines}
    for name, scores in rows.items():
        click.echo(
            f"  {name.replace('_', ' '):24} accuracy@1 {scores.accuracy_at_1:6.2%}  "
            f"@5 {scores.accuracy_at_5:6.2%}  @10 {scores.accuracy_at_10:6.2%}  "
            f"MRR {scores.mrr:.4f}  NDCG@10 {scores.ndcg_at_10:.4f}"
        )


class _Bars:
    """A bar for whatever is under way, with the time that is left."""

    def __init__(self) -> None:
        self._what: str | None = None
        self._bar: Any = None

    def __enter__(self) -> _Bars:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def show(self, what: str, done: int, total: int) -> None:
        """So much of this is done."""
        if what != self._what:
            self._end()
            self._what = what
            self._bar = click.progressbar(length=max(total, 1), label=what, file=sys.stderr)
            self._bar.__enter__()
        self._bar.update(done - self._bar.pos)

    def _end(self) -> None:
        if self._bar is not None:
            self._bar.__exit__(None, None, None)
            self._bar = None


class _Epochs:
    """One line that is written over on a terminal; elsewhere one an epoch, or twice a minute."""

    SECONDS_BETWEEN_LINES = 30

    def __init__(self) -> None:
        self._said = 0.0

    def show(self, progress: Progress) -> None:
        """Say how far training has come."""
        line = (
            f"epoch {progress.epoch} of at most {progress.epochs}, "
            f"batch {progress.step} of {progress.steps}, loss {progress.loss:.4f}"
        )
        if progress.validation_accuracy_at_1 is not None:
            line += f", validation accuracy@1 {progress.validation_accuracy_at_1:.1%}"
        line += f", at most {_duration(progress.seconds_left)} left"
        done = progress.step == progress.steps
        if sys.stderr.isatty():
            click.echo(f"\r{line:110}", nl=done, err=True)
        elif done or progress.seconds - self._said >= self.SECONDS_BETWEEN_LINES:
            self._said = progress.seconds
            click.echo(line, err=True)


def _duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{minutes} min"
