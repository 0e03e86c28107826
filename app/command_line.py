"""What several commands have alike: their options, and how they say what is wrong."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from app.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from app.network.bundles import Bundle

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


def opened(models: Path, model: str) -> Bundle:
    """A bundle of the folder; one that is not there is said with those that are."""
    from app.network.registry import Registry, UnknownModelError

    try:
        return Registry(models).bundle(model)
    except UnknownModelError as error:
        known = ", ".join(error.known) or "none yet"
        raise click.ClickException(f"{error} Models in {models}: {known}.") from error


@contextmanager
def said() -> Iterator[None]:
    """Say in one sentence what is wrong with what was asked."""
    from pydantic import ValidationError

    from app.figures.pictures import PicturesError
    from app.figures.views import InvalidOptionError, NothingToShowError, UnknownViewError
    from app.lessons.catalogue import UnknownLessonError, UnknownStepError
    from app.mobility.problems import InvalidQueryError
    from app.network.registry import UnavailableModelError

    try:
        yield
    except ValidationError as error:
        messages = (f"{found['loc'][0]}: {found['msg']}." for found in error.errors())
        raise click.ClickException(" ".join(messages)) from error
    except (UnknownViewError, UnknownLessonError, UnknownStepError) as error:
        raise click.ClickException(f"{error} There are {', '.join(error.known)}.") from error
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
    if not path.exists():
        return
    if not force:
        raise click.UsageError(f"{path} is there already; choose another {option}, or --force.")
    if not (path / mark).is_file():
        raise click.UsageError(
            f"{path} was not made by this command; choose another {option}, or remove it."
        )


def _changes(_: click.Context, parameter: click.Parameter, text: str | None) -> Any:
    try:
        return None if text is None else json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise click.ClickException(f"{parameter.name}: This is no JSON: {error}.") from error
