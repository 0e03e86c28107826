"""Options, checks and error messages that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import orjson

from pointerscope.core.settings import Settings

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle

    HelpSection = tuple[str, list[tuple[str, str]]]

# Commands import further modules when they run, to keep `--help` fast.

SHARE_WEIGHTS_OPTION = click.option(
    "--share-weights",
    is_flag=True,
    help="Let servers, exported sites and offline files hand out the weights, so that browsers can "
    "compute. The file holds one row for each person of the data.",
)
MODELS_OPTION = click.option(
    "--models",
    type=click.Path(file_okay=False, path_type=Path),
    default=lambda: Settings().models,
    show_default="the bundled models",
    help="The folder of models.",
)
DATA_OPTION = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=lambda: Settings().data,
    show_default="data",
    help="The folder of prepared data sets.",
)
SPLIT_OPTION = click.option(
    "--split",
    type=click.Choice(["train", "validation", "test", "all"]),
    default="test",
    show_default=True,
    help="The part of the data set.",
)
SET_OPTION = click.option(
    "--set",
    "assignments",
    multiple=True,
    metavar="KEY=VALUE",
    help="Set an option listed below; may be repeated.",
)
CONFIG_OPTION = click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A YAML or JSON file with such options; --set overrides it.",
)
ADDRESS_OPTION = click.option(
    "--address",
    metavar="HOST:PORT",
    help="With --engine ray: the head of a cluster that this machine belongs to. If omitted, a "
    "cluster of this machine alone is started.",
)


class CommandWithSetOptions(click.Command):
    """A command whose help also lists the options of --set and --config."""

    def __init__(
        self, *args: Any, set_options: Callable[[], Iterable[HelpSection]], **kwargs: Any
    ) -> None:
        """Create a command.

        Args:
            *args: As for `click.Command`.
            set_options: Returns the help sections of the options, when help is shown.
            **kwargs: As for `click.Command`.
        """
        super().__init__(*args, **kwargs)
        self._set_options = set_options

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options of the command, then those of --set."""
        super().format_options(ctx, formatter)
        for heading, rows in self._set_options():
            with formatter.section(heading):
                formatter.write_dl(rows)


class InterventionsOption(click.Option):
    """An option of interventions as JSON; its help lists their keys."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the name and the help."""
        from pointerscope.mobility.interventions import DECLARED

        record = super().get_help_record(ctx)
        return record and (record[0], f"{record[1]} The keys: {', '.join(DECLARED)}.")


def query_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of a query, except its visits, to a command."""
    options = (
        click.option("--user", help="A user's name or id; if omitted, the mean of all users."),
        click.option(
            "--predict-at",
            help="When the visit to predict begins; if omitted, when the last visit ends.",
        ),
        click.option(
            "--top-k",
            type=click.IntRange(1, 100),
            default=10,
            show_default=True,
            help="The number of places to list.",
        ),
        click.option(
            "--interventions",
            cls=InterventionsOption,
            callback=_parse_interventions,
            help='Changes to the forward pass as JSON, such as {"only": "pointer"}.',
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def check_models_folder(models: Path) -> Path:
    """Return the folder of models after checking that it exists."""
    if not models.is_dir():
        raise click.UsageError(
            f"The folder of models, {models}, does not exist. Pass another one with --models."
        )
    return models


def open_bundle(models: Path, model: str) -> Bundle:
    """Open a model of the folder."""
    from pointerscope.network.registry import Registry, UnknownModelError

    check_models_folder(models)
    try:
        return Registry(models).bundle(model)
    except UnknownModelError as error:
        known = ", ".join(error.known) or "none yet"
        raise click.ClickException(f"{error} Models in {models}: {known}.") from error


def warn_of_training_histories(split: str, model: str) -> None:
    """Say so if a split contains histories that the model was trained on."""
    from pointerscope.analysis.insights.data import TRAINED_SPLITS

    if split in TRAINED_SPLITS:
        click.echo(
            f"The {split} split contains histories that {model} was trained on: it predicts them "
            "better than others.",
            err=True,
        )


@contextmanager
def readable_errors() -> Iterator[None]:
    """Report errors of the user's input as one sentence."""
    from pydantic import ValidationError

    from pointerscope.core.problems import InvalidQueryError
    from pointerscope.figures.pictures import PicturesError
    from pointerscope.figures.views import InvalidOptionError, NothingToShowError, UnknownViewError
    from pointerscope.lessons.catalogue import UnknownLessonError, UnknownStepError
    from pointerscope.mobility.validation_messages import list_choices, problems_from_errors
    from pointerscope.network.bundles import AdaptedNetworkError
    from pointerscope.network.registry import UnavailableModelError

    try:
        yield
    except ValidationError as error:
        message = str(InvalidQueryError(*problems_from_errors(error.errors())))
        raise click.ClickException(message) from error
    except (UnknownViewError, UnknownLessonError, UnknownStepError) as error:
        raise click.ClickException(f"{error} {list_choices(error.known)}") from error
    except (
        AdaptedNetworkError,
        InvalidOptionError,
        InvalidQueryError,
        NothingToShowError,
        PicturesError,
        UnavailableModelError,
    ) as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def ray_errors(address: str | None) -> Iterator[None]:
    """Announce a connection to Ray, and report errors of the cluster as one sentence."""
    from pointerscope.core.ray_cluster import ClusterError

    click.echo(f"Connecting to {address} …" if address else "Starting Ray …", err=True)
    try:
        yield
    except ClusterError as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def reported(*kinds: type[Exception], writing: Path | None = None) -> Iterator[None]:
    """Report errors of these kinds as their sentence.

    Args:
        *kinds: of errors.
        writing: the file or folder that is written meanwhile; errors of the system are about it.
    """
    try:
        yield
    except kinds as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        if writing is None:
            raise
        raise write_error(writing, error) from error


def write_error(path: Path, error: OSError) -> click.ClickException:
    """Return the error for a file or folder that cannot be written."""
    return click.ClickException(f"{path} cannot be written: {error.strerror or error}.")


def check_new_folder(parent: Path, name: str, force: bool, option: str, marker: str) -> Path:
    """Return the folder for a new model or data set after checking that it may be written.

    Args:
        parent: The folder that will contain it.
        name: The name of the model or data set.
        force: Whether an existing one may be replaced.
        option: The option or argument that sets the name.
        marker: A file that only such a folder contains.
    """
    from pointerscope.network.registry import is_model_id

    if not is_model_id(name):
        raise click.UsageError(
            f'"{name}" is not a valid name. Use letters, digits, dots, dashes and underscores, '
            "beginning with a letter or digit."
        )
    folder = parent / name
    check_output_folder(folder, marker, force, option)
    return folder


def check_output_folder(path: Path, marker: str, force: bool, option: str = "--out") -> None:
    """Check that a folder may be written, before anything is computed.

    Args:
        path: The folder.
        marker: A file that only a folder written by this command contains.
        force: Whether such a folder may be replaced.
        option: The option that names the folder.
    """
    if not path_exists(path):
        return
    if not force:
        raise click.UsageError(
            f"{path} already exists. Pass --force to replace it, or another {option}."
        )
    if not (path / marker).is_file():
        raise click.UsageError(
            f"{path} was not written by this command, so --force does not replace it. Pass another "
            f"{option}, or remove it."
        )


def path_exists(path: Path) -> bool:
    """Return whether a file or folder exists; report a name that the system refuses."""
    try:
        return path.exists()
    except OSError as error:
        raise write_error(path, error) from error


def check_new_file(path: Path, force: bool) -> None:
    """Check that a file can be written under a path, before anything is computed."""
    exists = path_exists(path)
    if path.is_dir():
        raise click.UsageError(f"{path} is a folder. Pass a file name.")
    if exists and not force:
        raise click.UsageError(
            f"{path} already exists. Pass --force to replace it, or another --out."
        )
    check_parent_folder(path)


def check_parent_folder(path: Path) -> None:
    """Check that the folder for a new file or folder exists, before anything is computed."""
    if not path.parent.is_dir():
        raise click.UsageError(f"The folder {path.parent} does not exist. Create it first.")


def parse_json_option(text: str, name: str) -> Any:
    """Return the value of an option that is written as JSON."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise click.ClickException(f"{name}: This is not valid JSON: {error}.") from error


def _parse_interventions(_: click.Context, parameter: click.Parameter, text: str | None) -> Any:
    return None if text is None else parse_json_option(text, str(parameter.name))
