"""`pointerscope train`: networks and their ablations."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from pointerscope.cli.command_options import (
    CONFIG_OPTION,
    DATA_OPTION,
    MODELS_OPTION,
    SET_OPTION,
    SHARE_WEIGHTS_OPTION,
    CommandWithSetOptions,
    check_new_folder,
    write_error,
)
from pointerscope.cli.data import read_data_set
from pointerscope.cli.progress import TrainingProgress

if TYPE_CHECKING:
    from pointerscope.cli.command_options import HelpSection
    from pointerscope.mobility.data_set import DataSet, HistoryRule, Records
    from pointerscope.network.bundles import Bundle
    from pointerscope.training.recipe import Recipe
    from pointerscope.training.train import NetworkSizes


def set_options() -> Iterator[HelpSection]:
    """Yield the help of what can be set of a training."""
    from pointerscope.core.options import describe_options
    from pointerscope.mobility.data_set import HistoryRule
    from pointerscope.training.recipe import Recipe
    from pointerscope.training.train import ABLATIONS, NetworkSizes

    yield "--set, training", describe_options(Recipe)
    yield "--set, network", describe_options(NetworkSizes)
    yield "--set, histories (defaults from the data set)", describe_options(HistoryRule)
    yield "--ablation", [(name, ablation.variant) for name, ablation in ABLATIONS.items()]


@click.command(
    cls=CommandWithSetOptions,
    set_options=set_options,
    short_help="Train a network on a prepared data set.",
    epilog="Example: pointerscope train mine --set d_model=96 --seed 1",
)
@click.argument("data_set")
@click.option("--id", "model", help="The id of the model; if omitted, the data set's name.")
@click.option("--title", help="The title of the model; if omitted, that of the data set.")
@click.option("--seed", type=click.IntRange(0), help="The same as --set seed=…")
@click.option("--epochs", type=click.IntRange(1), help="The same as --set epochs=…")
@SET_OPTION
@CONFIG_OPTION
@click.option(
    "--ablation",
    "ablations",
    multiple=True,
    help='Train a variant without one part, such as "without-gate", as a model of its own; may be '
    'repeated. "all" trains every variant.',
)
@click.option(
    "--show-people",
    is_flag=True,
    help="Include people's names, coordinates, real histories, and the names of places with few "
    "visitors in the model. Use it for public data only.",
)
@SHARE_WEIGHTS_OPTION
@click.option(
    "--adapter",
    metavar="NAME",
    help="Train another network that an adapter opens: plain-transformer, attentive-lstm, markov "
    "or last-place, or one of a plugin.",
)
@click.option("--device", help="cpu or cuda; if omitted, a GPU if there is one.")
@click.option(
    "--threads", type=click.IntRange(1), help="The number of processor threads; if omitted, all."
)
@click.option(
    "--force", is_flag=True, help="Replace an existing model with this id when training is done."
)
@click.option("--restart", is_flag=True, help="Discard an interrupted training of this id.")
@click.option(
    "--again",
    "other_seed",
    type=click.IntRange(0),
    metavar="SEED",
    help="Train an existing model again with another seed, and write only what it reaches into "
    "the model's card.",
)
@click.option(
    "--family",
    "whole_family",
    is_flag=True,
    help="Train the network and all of its ablations, each in a process of its own.",
)
@click.option(
    "--seeds",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="With --family: train the network, and its ablations without pointer, gate and "
    "self-attention, with this many seeds. The models are those of the first; their cards say "
    "what the others reach.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="With --family: the number of trainings at a time.",
)
@DATA_OPTION
@MODELS_OPTION
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
    share_weights: bool,
    adapter: str | None,
    device: str | None,
    threads: int | None,
    force: bool,
    restart: bool,
    other_seed: int | None,
    whole_family: bool,
    seeds: int,
    jobs: int,
    data: Path,
    models: Path,
) -> None:
    """Train a network on a prepared data set, evaluate it, and write it as a model.

    The training recipe is the published one, unless the data set recommends another. DATA_SET is
    the name of a prepared data set, or town, which needs no preparation. To resume an interrupted
    training, repeat the command; the result is the same as without the interruption.
    """
    if whole_family:
        if force or restart or ablations or other_seed is not None:
            raise click.UsageError(
                "--family trains what is missing: leave out --force, --restart, --ablation and "
                "--again."
            )
        _train_family(
            models,
            model or data_set,
            seeds,
            jobs,
            {
                "--title": title,
                "--seed": seed,
                "--epochs": epochs,
                "--set": assignments,
                "--config": config,
                "--show-people": show_people,
                "--share-weights": share_weights,
                "--device": device,
                "--threads": threads,
                "--data": data,
            },
            data_set,
        )
        return
    # Idle threads that busy-wait slow down training many times on a shared machine. This must be
    # set before torch is imported.
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
    import torch

    from pointerscope.network.allocator import reuse_freed_memory
    from pointerscope.training.state import ResumeError
    from pointerscope.training.train import train_bundle, training_state_path

    shortcuts = {"seed": seed, "epochs": epochs}
    flags = [f"{name}={value}" for name, value in shortcuts.items() if value is not None]
    read = read_data_set(data, data_set)
    recipe, sizes, rule_changes = parse_options(read, config, (*assignments, *flags))
    family = model or data_set
    variants = _variants(family, ablations, sizes)
    if other_seed is None:
        new_jobs = _new_jobs(models, variants, force)
    else:
        recipe = recipe.model_copy(update={"seed": other_seed})
        new_jobs = [_again_job(models, variant, recipe) for variant in variants]
    rule = changed_rule(read, rule_changes)
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    reuse_freed_memory()
    if threads is not None:
        torch.set_num_threads(threads)
    for folder, variant in new_jobs:
        if restart:
            training_state_path(folder).unlink(missing_ok=True)
        elif training_state_path(folder).exists():
            click.echo(f"Resuming the interrupted training of {folder.name}.", err=True)
        click.echo(f"Training {folder.name} on {device} …", err=True)
        try:
            bundle = train_bundle(
                read,
                folder,
                recipe,
                variant.sizes,
                rule,
                title=", ".join(filter(None, (title or read.title, variant.name))),
                family=family,
                variant=variant.name,
                show_people=show_people,
                share_weights=share_weights,
                adapter=adapter,
                device=device,
                on_progress=TrainingProgress().show,
                on_stage=partial(click.echo, err=True),
            )
        except KeyboardInterrupt:
            click.echo("\nStopped. Repeat the command to go on.", err=True)
            raise
        except ResumeError as error:
            raise click.ClickException(f"{error} Pass --restart to remove it.") from error
        except (ValueError, RuntimeError) as error:
            raise click.ClickException(str(error)) from error
        except OSError as error:
            raise write_error(folder, error) from error
        try:
            _measure_parts(bundle, read)
        except (ValueError, OSError) as error:
            if other_seed is not None:
                raise click.ClickException(
                    f"What attention contributes was not measured, so the card of {variant.id} "
                    f"stays as it was: {error}"
                ) from error
            click.echo(
                f"The model is written, but what attention contributes was not measured: {error} "
                f"Try pointerscope evaluate {bundle.id} --save.",
                err=True,
            )
        _print_scores(folder, bundle)
        if other_seed is not None:
            _record_other_seed(models / variant.id, folder)
    click.echo("Next: pointerscope serve")


def _train_family(
    models: Path,
    family: str,
    seeds: int,
    jobs: int,
    options: Mapping[str, object],
    data_set: str,
) -> None:
    """Train what a family of models still lacks, each with these options."""
    from pointerscope.cli.family import list_trainings, run_trainings

    arguments = ["train", data_set, "--id", family, "--models", str(models)]
    for name, value in options.items():
        if value is True:
            arguments.append(name)
        elif value is not None and value is not False:
            for one in value if isinstance(value, tuple) else (value,):
                arguments += [name, str(one)]
    first, further = list_trainings(models, family, arguments, _further_seeds(options, seeds))
    run_trainings(first, jobs)
    run_trainings(further, jobs)


def _further_seeds(options: Mapping[str, object], seeds: int) -> list[int]:
    """Return the seeds beside that of the models."""
    own = options["--seed"] or 0
    return [seed for seed in range(seeds) if seed != own][: seeds - 1]


def _measure_parts(bundle: Bundle, data: DataSet | Records) -> None:
    """Write what attention contributes, and accuracy by custom, into the card of a new model."""
    from pointerscope.cli.card_measures import measure_parts
    from pointerscope.network.bundles import write_card

    write_card(bundle.folder, measure_parts(bundle, bundle.card, data))


def _again_job(models: Path, variant: _Variant, recipe: Recipe) -> tuple[Path, _Variant]:
    """Return where an existing model is trained again, after a check that nothing else differs."""
    from pointerscope.network.bundles import BundleError, read_bundle
    from pointerscope.training.recipe import Recipe

    try:
        card = read_bundle(models / variant.id).card
    except BundleError as error:
        raise click.ClickException(
            f"{models / variant.id} is not a model yet: {error} Train it without --again first."
        ) from error
    trained = card.training
    if trained is None or trained.seed == recipe.seed:
        raise click.UsageError(f"{variant.id} was trained with seed {recipe.seed}. Choose another.")
    sizes = variant.sizes.model_dump(mode="json")
    other_recipe = (
        Recipe.model_validate(trained.recipe).model_copy(update={"seed": recipe.seed}) != recipe
    )
    if other_recipe or {name: trained.settings.get(name) for name in sizes} != sizes:
        raise click.UsageError(
            f"{variant.id} was trained with other settings. Give the same --set and --config."
        )
    return models / f".{variant.id}.seed-{recipe.seed}", variant


def _record_other_seed(model: Path, again: Path) -> None:
    """Write what a model reaches with another seed into its card, and remove that training."""
    from pointerscope.network.bundles import OtherSeed, Scores, read_bundle, write_card
    from pointerscope.training.state import exclusive_lock

    found = read_bundle(again).card
    assert found.training is not None  # it has just been trained
    assert found.metrics is not None
    other = OtherSeed(
        seed=found.training.seed,
        metrics=Scores.model_validate(found.metrics.model_dump(include=set(Scores.model_fields))),
        attention=found.attention,
    )
    with exclusive_lock(model, wait_seconds=60):
        card = read_bundle(model).card
        if card.training is None or card.training.data.sha256 != found.training.data.sha256:
            raise click.ClickException(
                f"{model.name} was trained on other histories, so this is not another seed of it. "
                f"What was trained lies in {again}."
            )
        seeds = {one.seed: one for one in (*card.other_seeds, other)}
        others = [seeds[seed] for seed in sorted(seeds)]
        write_card(model, card.model_copy(update={"other_seeds": others}))
    shutil.rmtree(again)
    click.echo(f"Wrote what seed {other.seed} reaches into the card of {model.name}.")


class _Variant(NamedTuple):
    """A network to train.

    Attributes:
        id: The id of the model.
        name: What it lacks, such as "without gate"; None for the whole network.
        sizes: Its sizes and components.
    """

    id: str
    name: str | None
    sizes: NetworkSizes


def _variants(family: str, ablations: tuple[str, ...], sizes: NetworkSizes) -> list[_Variant]:
    """Return the networks to train: the whole one, or the wanted ablations."""
    from pointerscope.training.train import ABLATIONS

    if unknown := [name for name in ablations if name not in {"all", *ABLATIONS}]:
        raise click.UsageError(
            f'There is no ablation "{unknown[0]}". Use all, {", ".join(ABLATIONS)}.'
        )
    wanted = list(ABLATIONS) if "all" in ablations else list(dict.fromkeys(ablations))
    if not wanted:
        return [_Variant(family, None, sizes)]
    return [
        _Variant(f"{family}-{name}", ABLATIONS[name].variant, ABLATIONS[name].apply_to(sizes))
        for name in wanted
    ]


def _new_jobs(models: Path, variants: list[_Variant], force: bool) -> list[tuple[Path, _Variant]]:
    """Return each variant with its folder; of several variants, skip those that exist."""
    from pointerscope.network.bundles import CARD

    jobs = []
    for variant in variants:
        if (models / variant.id).exists() and not force and len(variants) > 1:
            click.echo(
                f"Skipping {models / variant.id}, which already exists. Pass --force to train it "
                "again.",
                err=True,
            )
        else:
            folder = check_new_folder(models, variant.id, force, "--id", CARD)
            jobs.append((folder, variant))
    return jobs


def parse_options(
    data: DataSet | Records, config: Path | None, assignments: tuple[str, ...]
) -> tuple[Recipe, NetworkSizes, dict[str, Any]]:
    """Return the recipe, the sizes, and changes to the data set's rule for histories.

    What the data set recommends holds unless it is set.
    """
    from pointerscope.core.options import (
        OptionsError,
        read_options,
        split_options,
        validate_options,
    )
    from pointerscope.mobility.data_set import HistoryRule
    from pointerscope.training.recipe import Recipe
    from pointerscope.training.train import NetworkSizes

    try:
        options = {**getattr(data, "training", {}), **read_options(config, assignments)}
        recipe, sizes, rule_changes = split_options(options, Recipe, NetworkSizes, HistoryRule)
        validate_options(HistoryRule, rule_changes)
        return (
            validate_options(Recipe, recipe),
            validate_options(NetworkSizes, sizes),
            rule_changes,
        )
    except OptionsError as error:
        raise click.UsageError(str(error)) from error


def changed_rule(data: DataSet | Records, changes: dict[str, Any]) -> HistoryRule | None:
    """Return the data set's rule for histories with changes; None without any."""
    from pointerscope.mobility.data_set import HistoryRule

    if not changes:
        return None
    default = getattr(data, "rule", None) or HistoryRule()
    rule = HistoryRule(**default.model_dump() | changes)
    if rule.previous_visits and (unused := changes.keys() & {"previous_days", "first_days"}):
        raise click.UsageError(
            f"{min(unused)} has no effect, because a history is the last {rule.previous_visits} "
            "visits. Add --set previous_visits=null to use the visits of the last days instead."
        )
    return rule


def _print_scores(folder: Path, bundle: Bundle) -> None:
    from pointerscope.analysis.model_card import readable_name

    metrics = bundle.card.metrics
    assert metrics is not None  # training always evaluates
    click.echo(f"Wrote {folder}, evaluated on {metrics.histories:,} test histories:")
    rows = {"the network": metrics, **metrics.parts, **metrics.baselines}
    for name, scores in rows.items():
        click.echo(
            f"  {readable_name(name):26} accuracy@1 {scores.accuracy_at_1:6.2%}  "
            f"@5 {scores.accuracy_at_5:6.2%}  @10 {scores.accuracy_at_10:6.2%}  "
            f"MRR {scores.mrr:.4f}  NDCG@10 {scores.ndcg_at_10:.4f}"
        )
