"""The `pointerscope` command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app import __version__
from app.settings import Settings

if TYPE_CHECKING:
    from app.training.fit import Progress

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
    from app.web.serve import run

    if not models.is_dir():
        raise click.UsageError(f"There is no folder {models}; make it, or name another.")
    run(Settings(models=models), host, port)


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

    own_name = (path if path.is_dir() else path.parent).resolve().name
    folder = _new_bundle(models, model or own_name, force)
    try:
        bundle = import_checkpoint(path, folder, title)
    except BundleError as error:
        raise click.ClickException(str(error)) from error
    card = bundle.card
    click.echo(
        f"Wrote {folder}: {card.layers} layers of {card.heads} heads, width {card.d_model}, "
        f"{card.locations:,} locations, {bundle.parameters:,} parameters."
    )


@main.command(epilog="Example: pointerscope train town --seed 1 --id town-seed-1")
@click.argument("data_set", type=click.Choice(["town"]))
@click.option("--id", "model", help="The bundle's id; the data set's name if left out.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--epochs", type=click.IntRange(1), help="At most; the recipe's number if left out.")
@click.option("--force", is_flag=True, help="Replace a bundle of that id, once training is done.")
@MODELS
def train(
    data_set: str, model: str | None, seed: int, epochs: int | None, force: bool, models: Path
) -> None:
    """Build a data set, train on it with the published recipe, and write a bundle."""
    from app.mobility.town import simulate_town
    from app.network.memory import keep_freed_memory
    from app.training.recipe import Recipe
    from app.training.train import train_bundle

    folder = _new_bundle(models, model or data_set, force)
    asked = {} if epochs is None else {"epochs": epochs}
    keep_freed_memory()
    click.echo(f"Simulating the town with seed {seed} …", err=True)
    town = simulate_town(seed)
    bundle = train_bundle(town, folder, Recipe(seed=seed, **asked), on_progress=_show_progress)
    metrics = bundle.card.metrics
    assert metrics is not None  # training always measures
    click.echo(f"Wrote {folder}, measured on {metrics.histories:,} held-out histories:")
    rows = {"the network": metrics, **metrics.baselines}
    for name, scores in rows.items():
        click.echo(
            f"  {name.replace('_', ' '):22} accuracy@1 {scores.accuracy_at_1:6.2%}  "
            f"@5 {scores.accuracy_at_5:6.2%}  @10 {scores.accuracy_at_10:6.2%}  "
            f"MRR {scores.mrr:.4f}  NDCG@10 {scores.ndcg_at_10:.4f}"
        )


@main.command(epilog='Example: pointerscope explain town "Maple Court @ Mon 08:00 +45, Café Luna"')
@click.argument("model")
@click.argument("visits")
@click.option("--user", help="A person's name or id; nobody in particular if left out.")
@click.option("--predict-at", help="When the visit to predict begins.")
@click.option("--top-k", type=click.IntRange(1, 100), default=10, show_default=True)
@MODELS
def explain(
    model: str, visits: str, user: str | None, predict_at: str | None, top_k: int, models: Path
) -> None:
    """Say where a history leads, and which part of the network says so."""
    from pydantic import ValidationError

    from app.analysis.explanation import explain
    from app.mobility.problems import InvalidQueryError
    from app.mobility.query import Query
    from app.network.registry import Registry, UnavailableModelError, UnknownModelError

    try:
        bundle = Registry(models).bundle(model)
        query = Query(visits=visits, user=user, predict_at=predict_at, top_k=top_k)
        explanation = explain(bundle, query)
    except ValidationError as error:
        messages = (f"{found['loc'][0]}: {found['msg']}." for found in error.errors())
        raise click.ClickException(" ".join(messages)) from error
    except (UnknownModelError, UnavailableModelError, InvalidQueryError) as error:
        raise click.ClickException(str(error)) from error
    for visit in explanation.visits:
        left_out = f"  ({', '.join(visit.filled_in)} filled in)" if visit.filled_in else ""
        click.echo(f"{visit.moment}  {visit.duration_minutes:5} min  {visit.label}{left_out}")
    click.echo(f"\ngate {explanation.gate:.4f}\n\nprobability  pointer  generation  place")
    for place in explanation.leading(top_k):
        click.echo(
            f"{place.probability:11.4f}  {place.from_pointer:7.4f}  "
            f"{place.from_generation:10.4f}  {place.label}"
        )


def _new_bundle(models: Path, model: str, force: bool) -> Path:
    """The folder of a bundle that is to be written."""
    from app.network.registry import is_model_id

    if not is_model_id(model):
        raise click.UsageError(
            f'"{model}" cannot be an id: use letters, digits, dots, dashes and underscores.'
        )
    folder = models / model
    if folder.exists() and not force:
        raise click.UsageError(f"{folder} is there already; choose another --id, or --force.")
    return folder


def _show_progress(progress: Progress) -> None:
    """One line that is written over on a terminal, one line an epoch elsewhere."""
    line = (
        f"epoch {progress.epoch} of at most {progress.epochs}, "
        f"batch {progress.step} of {progress.steps}, loss {progress.loss:.4f}"
    )
    if progress.validation_accuracy_at_1 is not None:
        line += f", validation accuracy@1 {progress.validation_accuracy_at_1:.1%}"
    line += f", at most {progress.seconds_left / 60:.0f} min left"
    done = progress.step == progress.steps
    if sys.stderr.isatty():
        click.echo(f"\r{line:110}", nl=done, err=True)
    elif done:
        click.echo(line, err=True)
