"""`pointerscope import`: checkpoints of the published network as models."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pointerscope.cli.command_options import (
    MODELS_OPTION,
    SHARE_WEIGHTS_OPTION,
    check_new_folder,
    reported,
)
from pointerscope.core.settings import Settings

if TYPE_CHECKING:
    from pointerscope.network.checkpoint import Checkpoint

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def _read_renames(
    ctx: click.Context, param: click.Parameter, renames: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    pairs = []
    for rename in renames:
        old, separator, new = rename.partition("=")
        if not separator or not old:
            raise click.BadParameter(f'"{rename}" is not of the form old=new.')
        pairs.append((old, new))
    return tuple(pairs)


@click.command("import", epilog="Example: pointerscope import downloads/geolife-full --id geolife")
@click.argument("path", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--id", "model", help="The id of the model; if omitted, the name of the checkpoint's folder."
)
@click.option("--title", help="The title of the model; if omitted, its id.")
@click.option("--force", is_flag=True, help="Replace an existing model with this id.")
@click.option(
    "--rename",
    "renames",
    multiple=True,
    callback=_read_renames,
    metavar="OLD=NEW",
    help="What names of parameters begin with in the file, and in the published network.",
)
@click.option("--places", type=_FILE, help="A places.csv with the names of the places.")
@click.option(
    "--check",
    type=_FILE,
    nargs=2,
    metavar="INPUTS OUTPUTS",
    help="Import only what gives the outputs that your own program gave for these inputs.",
)
@click.option(
    "--adapter",
    metavar="NAME",
    help="Open the weights of another network with this adapter, of this package or a plugin.",
)
@click.option(
    "--set",
    "assignments",
    multiple=True,
    callback=_read_renames,
    metavar="NAME=VALUE",
    help="With --adapter: locations, users and max_visits, and the adapter's own settings.",
)
@SHARE_WEIGHTS_OPTION
@MODELS_OPTION
def import_checkpoint(
    path: Path,
    model: str | None,
    title: str | None,
    force: bool,
    renames: tuple[tuple[str, str], ...],
    places: Path | None,
    check: tuple[Path, Path] | None,
    adapter: str | None,
    assignments: tuple[tuple[str, str], ...],
    share_weights: bool,
    models: Path,
) -> None:
    """Import a checkpoint of the published network as a model.

    PATH is a file of weights (.pt, .pth, .ckpt or .safetensors), a run (a folder with config.yaml
    and best.pt or checkpoints/best.pt), or a folder of runs, each of which becomes a model. Files
    are opened in a process of its own, with the limits of time and memory that uploads to a server
    have. Weights may lie under `model_state_dict`, `state_dict` or by themselves; prefixes such as
    `module.` are taken off. A configuration that says what this network does not compute, such as
    ReLU, is refused.

    INPUTS is a file of torch.save: a dict of integer tensors [B, T] named as in the published
    records (X, user_X, weekday_X, start_min_X, dur_X, diff), filled up with 0 at the end. OUTPUTS
    has the log-probabilities of all locations, [B, V].
    """
    from pointerscope.network.bundles import CARD, find_bundles

    if adapter is not None:
        if renames or check or not path.is_file():
            raise click.UsageError(
                "--adapter opens one file of weights. Leave out --rename and --check: an adapter "
                "is compared with its own module."
            )
        folder = check_new_folder(models, model or path.resolve().parent.name, force, "--id", CARD)
        _import_adapted(path, folder, title, places, adapter, dict(assignments))
        return
    from pointerscope.network.checkpoint import find_checkpoint

    found = find_bundles(path) if path.is_dir() else ()
    runs = [one for one in found if one != path and find_checkpoint(one)]
    single = (path if path.is_dir() else path.parent).resolve().name
    if len(runs) == 1:
        path, runs = runs[0], []
    sources = (
        {"-".join([*([model] if model else []), *run.relative_to(path).parts]): run for run in runs}
        if runs
        else {model or single: path}
    )
    folders = {name: check_new_folder(models, name, force, "--id", CARD) for name in sources}
    failures = []
    for name, source in sources.items():
        try:
            read = _reader(renames, check)
            _import(source, folders[name], title, share_weights, places, read)
        except click.ClickException as error:
            if not runs:
                raise
            failures.append(f"{source}: {error.message}")
    if failures:
        raise click.ClickException("\n".join(failures))


def _import_adapted(
    path: Path,
    folder: Path,
    title: str | None,
    places: Path | None,
    adapter: str,
    settings: dict[str, str],
) -> None:
    """Import weights that an adapter opens, which is tried in another process."""
    from pointerscope.network.adapters.protocol import AdapterError, VocabularySizes
    from pointerscope.network.bundles import BundleError, import_adapted
    from pointerscope.network.checkpoint import CheckpointError
    from pointerscope.serving.foreign_models import Limits, open_adapted_within

    try:
        numbers = {name: int(settings.pop(name, "0")) for name in VocabularySizes._fields}
    except ValueError as error:
        raise click.UsageError(f"--set needs a whole number: {error}.") from error
    if numbers["locations"] < 3 or numbers["max_visits"] < 1:
        raise click.UsageError(
            "Say what the network reads: --set locations=… --set max_visits=…, and --set users=… "
            "if it knows people."
        )
    sizes = VocabularySizes(**numbers)
    with reported(AdapterError, BundleError, CheckpointError, writing=folder):
        opened = open_adapted_within(Limits.of(Settings()), path, adapter, sizes, settings)
        bundle = import_adapted(opened, folder, title, places=places)
    found = opened.opened
    click.echo(
        f"Wrote {folder}: the adapter answers {found.histories} drawn histories as its module "
        f"does, with a largest difference of {found.difference:.1e}. It names "
        f"{len(found.architecture.sites)} tensors that can be changed; {bundle.parameters:,} "
        "parameters."
    )


def _import(
    path: Path,
    folder: Path,
    title: str | None,
    share_weights: bool,
    places: Path | None,
    read: Callable[[Path], Checkpoint],
) -> None:
    from pointerscope.network.bundles import BundleError, import_checkpoint

    with reported(BundleError, writing=folder):
        bundle = import_checkpoint(
            path, folder, title, share_weights=share_weights, places=places, read=read
        )
    card = bundle.card
    click.echo(
        f"Wrote {folder}: {card.layers} layers of {card.heads} heads, width {card.d_model}, "
        f"{card.locations:,} locations, {bundle.parameters:,} parameters."
    )


def _reader(
    renames: tuple[tuple[str, str], ...],
    check: tuple[Path, Path] | None,
) -> Callable[[Path], Checkpoint]:
    """Return the function that opens a file in another process, and checks what it computes."""
    from pointerscope.network.checkpoint import CheckpointError
    from pointerscope.serving.foreign_models import Limits, compare_within, read_checkpoint_within

    limits = Limits.of(Settings())

    def read(path: Path) -> Checkpoint:
        checkpoint = read_checkpoint_within(limits, path, renames)
        if check:
            parity = compare_within(limits, path, renames, *check)
            if not parity.holds:
                raise CheckpointError(
                    f"The network answers otherwise than {check[1].name} says: log-probabilities "
                    f"differ by up to {parity.difference:.3g}, in history {parity.history} at "
                    f"location {parity.location}. Nothing was imported."
                )
            click.echo(
                f"{parity.histories:,} histories give the same log-probabilities, with a largest "
                f"difference of {parity.difference:.1e}."
            )
        return checkpoint

    return read
