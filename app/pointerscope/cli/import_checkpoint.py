"""`pointerscope import`: a published checkpoint as a model."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from pointerscope.cli.command_options import (
    MODELS_OPTION,
    SHARE_WEIGHTS_OPTION,
    check_new_folder,
    write_error,
)
from pointerscope.core.settings import Settings


@click.command("import", epilog="Example: pointerscope import downloads/geolife-full --id geolife")
@click.argument("path", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--id", "model", help="The id of the model; if omitted, the name of the checkpoint's folder."
)
@click.option("--title", help="The title of the model; if omitted, its id.")
@click.option("--force", is_flag=True, help="Replace an existing model with this id.")
@SHARE_WEIGHTS_OPTION
@MODELS_OPTION
def import_checkpoint(
    path: Path,
    model: str | None,
    title: str | None,
    force: bool,
    share_weights: bool,
    models: Path,
) -> None:
    """Import a published checkpoint as a model.

    PATH is a best.pt, or the folder that contains it and its config.yaml. It is opened in a process
    of its own, with the limits of time and memory that uploads to a server have.
    """
    from pointerscope.network.bundles import CARD, BundleError, import_checkpoint
    from pointerscope.serving.foreign_models import read_checkpoint_within

    default_id = (path if path.is_dir() else path.parent).resolve().name
    folder = check_new_folder(models, model or default_id, force, "--id", CARD)
    settings = Settings()
    read = partial(
        read_checkpoint_within,
        timeout_seconds=settings.upload_timeout_seconds,
        max_bytes=settings.max_upload_memory_bytes,
    )
    try:
        bundle = import_checkpoint(path, folder, title, share_weights=share_weights, read=read)
    except BundleError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise write_error(folder, error) from error
    card = bundle.card
    click.echo(
        f"Wrote {folder}: {card.layers} layers of {card.heads} heads, width {card.d_model}, "
        f"{card.locations:,} locations, {bundle.parameters:,} parameters."
    )
