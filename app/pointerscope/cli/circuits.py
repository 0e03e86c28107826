"""`pointerscope circuits`: which parts of a network answer the histories of a split."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from pointerscope.cli.command_options import (
    DATA_OPTION,
    MODELS_OPTION,
    SPLIT_OPTION,
    open_bundle,
    readable_errors,
    warn_of_training_histories,
)
from pointerscope.cli.data import read_data_set
from pointerscope.cli.evaluate import read_evaluated_split
from pointerscope.cli.progress import ProgressBars

if TYPE_CHECKING:
    from pointerscope.analysis.circuits import CircuitGroup
    from pointerscope.analysis.insights.data import SplitChoice


@click.command(
    short_help="Find the parts that answer.",
    epilog="Example: pointerscope circuits town --split validation --histories 200 --json",
)
@click.argument("model")
@click.argument("data_set", required=False)
@SPLIT_OPTION
@click.option(
    "--histories",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="At most so many histories of the split, at even distances.",
)
@click.option(
    "--replace-with",
    type=click.Choice(["zero", "mean"]),
    default="zero",
    show_default=True,
    help="What a removed head puts out: zero, or its mean over the visits of the history.",
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@DATA_OPTION
@MODELS_OPTION
def circuits(
    model: str,
    data_set: str | None,
    split: SplitChoice,
    histories: int,
    replace_with: Literal["zero", "mean"],
    as_json: bool,
    data: Path,
    models: Path,
) -> None:
    """Run all subsets of a network's parts on histories of a split.

    DATA_SET defaults to the one that the network was trained on.

    Shows the mean Shapley value of every part, with its 95 % interval over people (none for fewer
    than 5 people), and which sets of parts are most often the smallest that keeps the answer: over
    all histories, and by custom where the data know the customs that people go by. With more than
    12 parts, Shapley values are sampled, and a set that keeps the answer is found by removing one
    part after the other.
    """
    import orjson

    from pointerscope.analysis.circuits import survey_circuits
    from pointerscope.figures.views import find_view

    with readable_errors(), ProgressBars() as progress:
        bundle = open_bundle(models, model)
        if missing := find_view("circuit").missing_part_in(bundle):
            raise click.ClickException(str(missing))
        read = read_evaluated_split(bundle, cache(partial(read_data_set, data)), split, data_set)
        survey = survey_circuits(
            bundle,
            read.some(histories),
            replace_with,
            lambda done, total: progress.show("Histories", done, total),
        )
    warn_of_training_histories(split, model)
    if as_json:
        click.echo(orjson.dumps(survey.content(), option=orjson.OPT_INDENT_2).decode())
        return
    click.echo(f"{model}, {split} split")
    for custom, group in survey.groups.items():
        _print(custom or "all", group)


def _print(name: str, group: CircuitGroup) -> None:
    histories = "history" if group.histories == 1 else "histories"
    people = "person" if group.people == 1 else "people"
    click.echo(
        f"\n{name}: {group.histories:,} {histories} of {group.people:,} {people}, "
        "mean probability of the answer "
        f"{group.probability:.4f}\n{'':24}{'Shapley':>9}   {'95 % interval':22}in smallest set"
    )
    for part, shapley, ends, share in group.parts:
        interval = "too few people" if ends is None else f"{ends[0]:+z.4f} to {ends[1]:+z.4f}"
        click.echo(f"{part.label:24}{shapley:+z9.4f}   {interval:22}{share:15.1%}")
    click.echo("most frequent smallest sets")
    for parts, share in group.sets:
        click.echo(f"{share:7.1%}  {', '.join(part.label for part in parts)}")
