"""The `pointerscope` command."""

from __future__ import annotations

from pathlib import Path

import click

from app import __version__
from app.settings import Settings

# Whatever a command needs beyond this is imported when the command runs: `--help` is quick.

MODELS = click.option(
    "--models",
    type=click.Path(file_okay=False, path_type=Path),
    default=lambda: Settings().models,
    show_default="the bundled models",
    help="The folder of bundles.",
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, package_name="pointerscope")
def main() -> None:
    """See inside a pointer-generator transformer that predicts where a person goes next."""


@main.command(epilog="Example: pointerscope serve --port 8080 --models my-models")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port."
)
@MODELS
def serve(host: str, port: int, models: Path) -> None:
    """Serve the pages and the API."""
    import uvicorn

    from app.web.application import create_app

    if not models.is_dir():
        raise click.UsageError(f"There is no folder {models}; make it, or name another.")
    app = create_app(Settings(models=models))
    uvicorn.run(app, host=host, port=port, log_level="warning", server_header=False)


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
    from app.network.bundles import BundleError, import_checkpoint
    from app.network.registry import is_model_id

    model = model or (path if path.is_dir() else path.parent).resolve().name
    if not is_model_id(model):
        raise click.UsageError(
            f'"{model}" cannot be an id: use letters, digits, dots, dashes and underscores.'
        )
    folder = models / model
    if folder.exists() and not force:
        raise click.UsageError(f"{folder} is there already; choose another --id, or --force.")
    try:
        bundle = import_checkpoint(path, folder, title)
    except BundleError as error:
        raise click.ClickException(str(error)) from error
    card = bundle.card
    click.echo(
        f"Wrote {folder}: {card.layers} layers of {card.heads} heads, width {card.d_model}, "
        f"{card.locations:,} locations, {bundle.parameters:,} parameters."
    )
