"""`pointerscope serve`: the server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from pointerscope.cli.command_options import (
    ADDRESS_OPTION,
    DATA_OPTION,
    MODELS_OPTION,
    check_models_folder,
    ray_errors,
)
from pointerscope.core.settings import Settings


@click.command(epilog="Example: pointerscope serve --port 8080 --models my-models")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port."
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="The number of server processes, each with its own models and cache. Use about one per "
    "processor.",
)
@click.option(
    "--engine",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Where forward passes run: in the server processes, or on a Ray cluster. Ray needs the "
    "extra cluster.",
)
@ADDRESS_OPTION
@click.option(
    "--list-people",
    is_flag=True,
    default=lambda: Settings().list_people,
    help="Let everyone who reaches the server see the days of real people in the folder of "
    "prepared data.",
)
@DATA_OPTION
@MODELS_OPTION
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
        raise click.UsageError("--address needs --engine ray. Add it, or remove --address.")
    settings = Settings(models=check_models_folder(models), data=data, list_people=list_people)
    if engine == "local":
        run(settings, host, port, workers)
        return
    with _cluster_settings(settings, address) as settings:
        run(settings, host, port, workers)


@contextmanager
def _cluster_settings(settings: Settings, address: str | None) -> Iterator[Settings]:
    """Deploy the models on a cluster, and yield settings that run forward passes there."""
    from pointerscope.network.registry import Registry
    from pointerscope.serving.deployment import deployed_cluster

    with ray_errors(address):
        models = [entry.id for entry in Registry(settings.models).all()]
        with deployed_cluster(address, models) as cluster:
            yield settings.model_copy(update={"cluster": cluster})
