"""What several commands have alike: their options, and how they say what is wrong."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import orjson

from pointerscope.core.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pointerscope.network.bundles import Bundle

# Whatever a command needs beyond this is imported when the command runs: `--help` is quick.

MODELS = click.option(
    "--models",
    type=click.Path(file_okay=False, path_type=Path),
    default=lambda: Settings().models,
    show_default="the bundled models",
    help="The folder of bundles.",
)


def of_query(command: Callable[..., None]) -> Callable[..., None]:
    """The options of a query beside its visits: user, predict_at, top_k and interventions."""
    options = (
        click.option("--user", help="A person's name or id; nobody in particular if left out."),
        click.option("--predict-at", help="When the visit to predict begins."),
        click.option("--top-k", type=click.IntRange(1, 100), default=10, show_default=True),
        click.option(
            "--interventions",
            callback=_changes,
            help='Changes to the forward pass as JSON, such as {"only": "pointer"}.',
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def checked_models(models: Path) -> Path:
    """The folder of bundles, which must be there."""
    if not models.is_dir():
        raise click.UsageError(f"There is no folder {models}; choose another --models.")
    return models


def opened(models: Path, model: str) -> Bundle:
    """A bundle of the folder; one that is not there is said with those that are."""
    from pointerscope.network.registry import Registry, UnknownModelError

    checked_models(models)
    try:
        return Registry(models).bundle(model)
    except UnknownModelError as error:
        known = ", ".join(error.known) or "none yet"
        raise click.ClickException(f"{error} Models in {models}: {known}.") from error


@contextmanager
def said() -> Iterator[None]:
    """Say in one sentence what is wrong with what was asked."""
    from pydantic import ValidationError

    from pointerscope.core.problems import InvalidQueryError
    from pointerscope.figures.pictures import PicturesError
    from pointerscope.figures.views import InvalidOptionError, NothingToShowError, UnknownViewError
    from pointerscope.lessons.catalogue import UnknownLessonError, UnknownStepError
    from pointerscope.mobility.validation_messages import problems_in, those_there_are
    from pointerscope.network.registry import UnavailableModelError

    try:
        yield
    except ValidationError as error:
        message = str(InvalidQueryError(*problems_in(error.errors())))
        raise click.ClickException(message) from error
    except (UnknownViewError, UnknownLessonError, UnknownStepError) as error:
        raise click.ClickException(f"{error} {those_there_are(error.known)}") from error
    except (
        InvalidOptionError,
        InvalidQueryError,
        NothingToShowError,
        PicturesError,
        UnavailableModelError,
    ) as error:
        raise click.ClickException(str(error)) from error


def not_written(path: Path, error: OSError) -> click.ClickException:
    """What to say where a file, or a folder or a file in it, cannot be made."""
    return click.ClickException(f"{path} cannot be written: {error.strerror or error}.")


def checked_folder(path: Path, mark: str, force: bool, option: str = "--out") -> None:
    """Find out before anything is computed whether a folder may be written.

    Args:
        path: of the folder.
        mark: a file that only such a folder holds.
        force: whether one that was made so before may be replaced.
        option: what names the folder.
    """
    if not is_there(path):
        return
    if not force:
        raise click.UsageError(f"{path} is there already; choose another {option}, or --force.")
    if not (path / mark).is_file():
        raise click.UsageError(
            f"{path} was not made by this command; choose another {option}, or remove it."
        )


def is_there(path: Path) -> bool:
    """Whether there is something of this name; a name that none can have is refused."""
    try:
        return path.exists()
    except OSError as error:
        raise not_written(path, error) from error


def checked_parent(path: Path) -> None:
    """Find out before anything is computed whether there is a folder for what is written."""
    if not path.parent.is_dir():
        raise click.UsageError(f"There is no folder {path.parent}; make it, or name another.")


def read_json(text: str, name: str) -> Any:
    """What was typed as JSON for an option of this name."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise click.ClickException(f"{name}: This is no JSON: {error}.") from error


def _changes(_: click.Context, parameter: click.Parameter, text: str | None) -> Any:
    return None if text is None else read_json(text, str(parameter.name))
