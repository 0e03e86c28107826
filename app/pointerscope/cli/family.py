"""Training of a network and all of its ablations, several at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from pointerscope.cli.command_options import reported

if TYPE_CHECKING:
    from pointerscope.training.train import Ablation


class Training(NamedTuple):
    """One training of a family, run by a process of its own.

    Attributes:
        name: for its lines of progress.
        arguments: of `pointerscope`.
    """

    name: str
    arguments: Sequence[str]


def list_trainings(
    models: Path, family: str, arguments: Sequence[str], further_seeds: Sequence[int]
) -> tuple[list[Training], list[Training]]:
    """Return the trainings that a family still needs.

    Args:
        models: the folder of models.
        family: the id of the whole network.
        arguments: of `pointerscope` for the whole network.
        further_seeds: with which the whole network and the ablations marked `several_seeds` are
            trained again.

    Returns:
        Those that make the models, and those with further seeds, which need the models.

    Raises:
        click.ClickException: a model that exists already cannot be read.
    """
    from pointerscope.network.bundles import BundleError, read_bundle
    from pointerscope.training.train import ABLATIONS

    first, further = [], []
    variants: list[tuple[str | None, Ablation | None]] = [(None, None), *ABLATIONS.items()]
    for name, ablation in variants:
        model = family if name is None else f"{family}-{name}"
        own = [*arguments, *(() if name is None else ("--ablation", name))]
        done: set[int] = set()
        if not (models / model).exists():
            first.append(Training(model, own))
        else:
            click.echo(f"{models / model} exists already.", err=True)
            with reported(BundleError):
                done = {other.seed for other in read_bundle(models / model).card.other_seeds}
        if ablation is None or ablation.several_seeds:
            further += [
                Training(f"{model}, seed {seed}", [*own, "--again", str(seed)])
                for seed in further_seeds
                if seed not in done
            ]
    return first, further


def run_trainings(trainings: Iterable[Training], at_once: int) -> None:
    """Run trainings, some at a time, and show their progress.

    Raises:
        click.ClickException: some failed; the others are done.
    """
    with ThreadPoolExecutor(at_once) as pool:
        futures = {one.name: pool.submit(_run, one) for one in trainings}
        try:
            failed = [name for name, future in futures.items() if future.result() != 0]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    if failed:
        raise click.ClickException(
            f"These trainings failed: {', '.join(failed)}. The others are done. Repeat the command "
            "to continue."
        )


def _run(training: Training) -> int:
    """Run one training to its end, and return its exit status."""
    with subprocess.Popen(
        [sys.executable, "-m", "pointerscope", *training.arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            click.echo(f"[{training.name}] {line}", nl=False, err=True)
    return process.returncode
