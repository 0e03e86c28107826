"""`pointerscope evaluate`: the metrics of a network, and of one with interventions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pointerscope.cli.command_options import (
    DATA_OPTION,
    MODELS_OPTION,
    SPLIT_OPTION,
    InterventionsOption,
    open_bundle,
    parse_json_option,
    readable_errors,
    reported,
    warn_of_training_histories,
)
from pointerscope.cli.data import read_data_set

if TYPE_CHECKING:
    from pointerscope.analysis.evaluation import EvaluatedSplit, Evaluation
    from pointerscope.analysis.insights.data import SplitChoice
    from pointerscope.mobility.data_set import DataSet, Records
    from pointerscope.mobility.interventions import Interventions
    from pointerscope.network.bundles import Bundle

    ReadDataSet = Callable[[str], DataSet | Records]


@click.command(
    short_help="Measure how well a network predicts.",
    epilog='Example: pointerscope evaluate town --interventions \'{"remove_heads": "all"}\' '
    "--against '{}'",
)
@click.argument("model")
@click.argument("data_set", required=False)
@SPLIT_OPTION
@click.option(
    "--interventions",
    cls=InterventionsOption,
    default="{}",
    help='Changes to the forward pass as JSON, such as {"remove_heads": "all"}.',
)
@click.option(
    "--against",
    metavar="JSON|MODEL",
    help="Also show the differences from this: other interventions on the same network as JSON, "
    "with {} for none, or the id of another model.",
)
@click.option(
    "--save",
    is_flag=True,
    help="Also write into the model's card: the metrics of network and baselines on the test "
    "split, what attention contributes, and accuracy by custom in a simulation.",
)
@click.option(
    "--by-overlap",
    is_flag=True,
    help="Also group the histories by how much of them training has shown, beside the best "
    "baseline.",
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@DATA_OPTION
@MODELS_OPTION
def evaluate(
    model: str,
    data_set: str | None,
    split: SplitChoice,
    interventions: str,
    against: str | None,
    save: bool,
    by_overlap: bool,
    as_json: bool,
    data: Path,
    models: Path,
) -> None:
    """Measure how well a network predicts the histories of a split.

    DATA_SET defaults to the one that the network was trained on; pass one for an imported network
    that does not say it. Simulated data sets are simulated again; others must have been prepared.

    Intervals contain 95 % and resample people. Differences are paired: both are measured on the
    same histories and the same resamples.
    """
    import orjson

    read = cache(partial(read_data_set, data))
    with readable_errors():
        bundle = open_bundle(models, model)
        changes = _parse(interventions, "--interventions")
        own = bundle.card.dataset
        if (save or by_overlap) and data_set not in (None, own):
            raise click.UsageError(
                f"{'--save' if save else '--by-overlap'} is about the data set that {model} was "
                "trained on. Leave it out, or DATA_SET."
            )
        data_set = data_set or own
        other = None
        if against is not None:
            is_json = against.lstrip().startswith("{")
            rival = bundle if is_json else open_bundle(models, against)
            other_changes = _parse(against if is_json else "{}", "--against")
            # A rival that does not say what it was trained on is measured on the same histories.
            same = data_set if data_set != own or rival.card.dataset is None else None
            other = _evaluate(rival, read, split, other_changes, same)
        evaluation = _evaluate(bundle, read, split, changes, data_set)
        with reported(ValueError):
            content = evaluation.content(other)
        if by_overlap:
            content["by_overlap"] = _by_overlap(bundle, read, evaluation)
    if save:
        _save(bundle, read)
    warn_of_training_histories(split, model)
    if data_set != own:
        click.echo(
            f"It is not known which of these histories {model} was trained on: its card names "
            f"{'no data set' if own is None else own}.",
            err=True,
        )
    if as_json:
        click.echo(orjson.dumps(content, option=orjson.OPT_INDENT_2).decode())
    else:
        _print(content)


def _parse(text: str, option: str) -> Interventions:
    from pointerscope.mobility.interventions import Interventions

    return Interventions.model_validate(parse_json_option(text, option))


def _evaluate(
    bundle: Bundle,
    read: ReadDataSet,
    split: SplitChoice,
    interventions: Interventions,
    data_set: str | None,
) -> Evaluation:
    from pointerscope.analysis.evaluation import evaluate

    return evaluate(bundle, read_evaluated_split(bundle, read, split, data_set), interventions)


def read_evaluated_split(
    bundle: Bundle, read: ReadDataSet, split: SplitChoice, data_set: str | None = None
) -> EvaluatedSplit:
    """Return the histories of a split of a data set, or of the one a network was trained on."""
    from pointerscope.analysis.evaluation import EvaluatedSplit
    from pointerscope.analysis.insights.data import UnfitDataError, choose_data_set, read_split

    with reported(UnfitDataError):
        name = choose_data_set(bundle, data_set, "a DATA_SET")
        histories = read_split(bundle, read(name), split)
    for note in histories.notes:
        click.echo(note, err=True)
    return EvaluatedSplit.of(histories)


def _by_overlap(bundle: Bundle, read: ReadDataSet, evaluation: Evaluation) -> list[dict[str, Any]]:
    """Return accuracy by what training has shown of the histories."""
    from pointerscope.analysis.familiarity import measure_familiarity

    assert bundle.card.dataset is not None  # it has just been evaluated
    groups = measure_familiarity(evaluation, bundle, read(bundle.card.dataset))
    return [group.model_dump(mode="json") for group in groups]


def _save(bundle: Bundle, read: ReadDataSet) -> None:
    """Measure network and baselines on the test split, and write them into the card."""
    from pointerscope.cli.card_measures import measure_parts
    from pointerscope.network.bundles import CARD, write_card
    from pointerscope.training.train import measure_again

    assert bundle.card.dataset is not None  # it has just been evaluated
    data = read(bundle.card.dataset)
    with reported(ValueError, writing=bundle.folder):
        write_card(bundle.folder, measure_parts(bundle, measure_again(bundle, data), data))
    click.echo(f"Wrote {bundle.folder / CARD}.", err=True)


def _print(content: dict[str, Any]) -> None:
    from pointerscope.analysis.model_card import readable_name

    click.echo(
        f"{content['model']}, {content['split']} split: {content['histories']:,} histories of "
        f"{content['people']:,} people"
    )
    differences = content.get("differences", {})
    heading = f"{'':32}{'value':>9}   {'95 % interval':19}"
    click.echo(f"{heading}{'difference':>10}   95 % interval" if differences else heading.rstrip())
    for name, value in content["metrics"].items():
        low, high = content["intervals"][name]
        line = f"{name.replace('_', ' '):32}{value:9.4f}   {low:.4f} to {high:.4f}"
        if (difference := differences.get(name)) is not None:
            low, high = difference["interval"]
            line = f"{line:63}{difference['value']:+z10.4f}   {low:+z.4f} to {high:+z.4f}"
        click.echo(line)
    for number, group in enumerate(groups := content.get("by_overlap", [])):
        if not number or groups[number - 1]["by"] != group["by"]:
            click.echo(f"\n{group['by']}: accuracy@1, minus {readable_name(group['baseline'])}")
        low, high = group["network"]["interval"]
        value, (least, most) = group["difference"]["value"], group["difference"]["interval"]
        line = f"  {group['name']} ({group['histories']:,} histories)"
        click.echo(
            f"{line:56}{group['network']['accuracy_at_1']:7.4f}   {low:.4f} to {high:.4f}"
            f"{value:+z10.4f}   {least:+z.4f} to {most:+z.4f}"
        )
