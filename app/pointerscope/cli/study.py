"""`pointerscope study`: many trainings, compared in one report that can be repeated."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from pointerscope.cli.command_options import (
    CONFIG_OPTION,
    DATA_OPTION,
    SET_OPTION,
    CommandWithSetOptions,
    reported,
    write_error,
)
from pointerscope.cli.data import read_data_set
from pointerscope.cli.progress import ProgressBars, TrainingProgress, format_duration
from pointerscope.cli.train import changed_rule, parse_options, set_options

if TYPE_CHECKING:
    from pointerscope.cli.command_options import HelpSection
    from pointerscope.mobility.data_set import DataSet, HistoryRule, Records, Split
    from pointerscope.studies.archive import StudyArchive, StudySource
    from pointerscope.studies.execution import Forecast
    from pointerscope.studies.plan import StudyPlan
    from pointerscope.studies.records import StudyFolder
    from pointerscope.training.recipe import Recipe
    from pointerscope.training.train import NetworkSizes


def _set_options() -> Iterator[HelpSection]:
    from pointerscope.analysis.model_card import METRICS, readable_name
    from pointerscope.studies.claims import STUDY_METRICS
    from pointerscope.studies.plan import BASELINES

    yield from set_options()
    yield "--baselines", [(name, readable_name(name)) for name in BASELINES]
    yield "--metric", [(name, METRICS[name]) for name in STUDY_METRICS]


@click.command(
    cls=CommandWithSetOptions,
    set_options=_set_options,
    short_help="Train, evaluate and compare a network, its ablations and baselines.",
    epilog="Example: pointerscope study mine --seeds 5 --ablation all --claims claims.yaml "
    "--out paper",
)
@click.argument("data_set", required=False)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    metavar="DIR",
    help="The folder of the study. To resume it, repeat the command; what was trained is used "
    "again, also after a change of the plan.",
)
@click.option(
    "--seeds",
    type=click.IntRange(1, 1000),
    default=5,
    show_default=True,
    help="Train every network with this many seeds, from that of --set seed=…",
)
@click.option(
    "--ablation",
    "ablations",
    multiple=True,
    help='A variant to train without one part, such as "without-gate"; may be repeated. "all" '
    "trains every variant.",
)
@click.option(
    "--baselines",
    multiple=True,
    default=("all",),
    show_default=True,
    help='A baseline to compare with; may be repeated. "none" leaves them out.',
)
@click.option(
    "--metric",
    default="accuracy_at_1",
    show_default=True,
    help="The score by which the network is compared with all others.",
)
@click.option(
    "--claims",
    "claims_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Claims to judge, in YAML. Write them before the test histories are read.",
)
@click.option(
    "--repeat",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="STUDY.JSON",
    help="Carry out an archived study again, and compare all numbers. It brings its own plan.",
)
@click.option(
    "--dry-run", is_flag=True, help="Show the trainings and how long they take, then stop."
)
@click.option(
    "--log",
    is_flag=True,
    help="Write the curves of all trainings into the study's folder log, for TensorBoard.",
)
@SET_OPTION
@CONFIG_OPTION
@click.option(
    "--device",
    type=click.Choice(["cpu", "cuda", "mps"]),
    help="Where to compute; if omitted, a GPU of NVIDIA if there is one.",
)
@click.option(
    "--threads", type=click.IntRange(1), help="The number of processor threads; if omitted, all."
)
@DATA_OPTION
@click.pass_context
def study(
    context: click.Context,
    data_set: str | None,
    out: Path,
    seeds: int,
    ablations: tuple[str, ...],
    baselines: tuple[str, ...],
    metric: str,
    claims_file: Path | None,
    repeat: Path | None,
    dry_run: bool,
    log: bool,
    assignments: tuple[str, ...],
    config: Path | None,
    device: str | None,
    threads: int | None,
    data: Path,
) -> None:
    """Train a network and its ablations with several seeds, and compare them with baselines.

    DATA_SET is the name of a prepared data set, or town, which needs no preparation. Intervals hold
    the variance between people and between trainings, and p values are corrected for the number of
    comparisons. The test histories are read once, at the end. OUT receives tables, figures, a LaTeX
    document and study.json, which repeats the study with --repeat.
    """
    # As in `train`: before torch is imported.
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
    from pointerscope.studies.records import StudyError
    from pointerscope.training.state import ResumeError

    try:
        if repeat is None:
            if data_set is None:
                raise click.UsageError("DATA_SET is missing. Name one, or pass --repeat.")
            prepared = _prepare(data, data_set, config, assignments)
            plan = _make_plan(
                prepared, seeds, ablations, baselines, metric, claims_file, device, threads
            )
            archived = None
        else:
            archived = _read_archive(context, repeat)
            prepared, plan = _prepare_again(data, archived)
        _carry_out(plan, prepared, out, archived, dry_run=dry_run, log=log)
    except (StudyError, ResumeError) as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        click.echo("\nStopped. Repeat the command to go on.", err=True)
        raise
    except OSError as error:
        raise write_error(out, error) from error


class _PreparedStudy(NamedTuple):
    """A data set with its histories, and how networks are trained on them.

    Attributes:
        data: the data set or the records.
        title: of the data.
        source: how they were prepared; None if it is not known.
        split: the histories.
        rule: that made them.
        recipe: of the trainings.
        sizes: of the whole network.
    """

    data: DataSet | Records
    title: str
    source: StudySource | None
    split: Split
    rule: HistoryRule | None
    recipe: Recipe
    sizes: NetworkSizes


def _prepare(
    data: Path, name: str, config: Path | None, assignments: tuple[str, ...]
) -> _PreparedStudy:
    from pointerscope.training.train import split_data

    read = read_data_set(data, name)
    recipe, sizes, changes = parse_options(read, config, assignments)
    with reported(ValueError):
        split, rule = split_data(read, changed_rule(read, changes), sizes.max_visits)
    if not split.validation or not split.test:
        part = "test" if split.validation else "validate"
        raise click.ClickException(
            f"No history is left to {part} on: the data cover too few days. Add days of data."
        )
    return _PreparedStudy(read, read.title, _source(data, name), split, rule, recipe, sizes)


def _source(data: Path, name: str) -> StudySource | None:
    """Return how a data set was prepared; a simulated one needs no preparation."""
    from pointerscope.mobility.prepared import PreparedError, read_summary
    from pointerscope.mobility.sources import sources
    from pointerscope.studies.archive import StudySource

    try:
        summary = read_summary(data / name)
    except PreparedError:
        own = sources().get(name)
        return None if own is None else StudySource(name=name, options=own.options().model_dump())
    return StudySource(name=summary.source, options=summary.options)


def _make_plan(
    prepared: _PreparedStudy,
    seeds: int,
    ablations: tuple[str, ...],
    baselines: tuple[str, ...],
    metric: str,
    claims_file: Path | None,
    device: str | None,
    threads: int | None,
) -> StudyPlan:
    import torch

    from pointerscope.studies.claims import NETWORK, STUDY_METRICS, ClaimsError, read_claims
    from pointerscope.studies.plan import BASELINES, StudyPlan
    from pointerscope.training.batches import hash_histories
    from pointerscope.training.fit import matmul_precision
    from pointerscope.training.train import ABLATIONS

    chosen_ablations = _choose("--ablation", ablations, tuple(ABLATIONS))
    chosen_baselines = _choose("--baselines", baselines, BASELINES)
    [chosen_metric] = _choose("--metric", (metric,), STUDY_METRICS, groups=())
    claims = []
    if claims_file is not None:
        predictors = (NETWORK, *chosen_ablations, *chosen_baselines)
        with reported(ClaimsError):
            claims = read_claims(claims_file, predictors, (*ABLATIONS, *BASELINES))
    kind = device or ("cuda" if torch.cuda.is_available() else "cpu")
    split, first = prepared.split, prepared.recipe.seed
    return StudyPlan.model_validate(
        {
            "data": prepared.data.name,
            "data_sha256": hash_histories(split.train, split.validation, split.test),
            "rule": prepared.rule,
            "recipe": prepared.recipe,
            "sizes": prepared.sizes,
            "seeds": range(first, first + seeds),
            "ablations": chosen_ablations,
            "baselines": chosen_baselines,
            "metric": chosen_metric,
            "claims": claims,
            "device": kind,
            "precision": str(matmul_precision(prepared.recipe, torch.device(kind))).split(".")[-1],
            "threads": threads or torch.get_num_threads(),
        }
    )


def _choose(
    option: str,
    wanted: Sequence[str],
    known: Sequence[str],
    groups: Sequence[str] = ("all", "none"),
) -> tuple[str, ...]:
    """Return the wanted names in the order of the known ones."""
    from pointerscope.studies.claims import suggest

    for name in wanted:
        if name not in known and name not in groups:
            raise click.UsageError(f'{option}: there is no "{name}". {suggest(name, known)}')
    if "all" in wanted and "all" in groups:
        return tuple(known)
    return tuple(name for name in known if name in wanted)


def _read_archive(context: click.Context, path: Path) -> StudyArchive:
    from click.core import ParameterSource

    from pointerscope.studies.archive import read_archive

    given = [
        parameter.opts[0]
        for parameter in context.command.params
        if parameter.name not in {"out", "repeat", "dry_run", "log", "data"}
        and context.get_parameter_source(str(parameter.name)) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise click.UsageError(
            f"--repeat brings its own plan. Leave out {', '.join(map(str, given))}."
        )
    return read_archive(path)


def _prepare_again(data: Path, archive: StudyArchive) -> tuple[_PreparedStudy, StudyPlan]:
    """Return the data of an archived study, after a check that they are the same."""
    from pointerscope.training.batches import hash_histories
    from pointerscope.training.train import split_data

    plan = archive.plan
    read = _read_again(data, archive)
    with reported(ValueError):
        split, rule = split_data(read, plan.rule, plan.sizes.max_visits)
    if hash_histories(split.train, split.validation, split.test) != plan.data_sha256:
        counts = [len(part) for part in (split.train, split.validation, split.test)]
        expected = archive.data.train, archive.data.validation, archive.data.test
        raise click.ClickException(
            f"The histories of {plan.data} are not those of the study, which had {expected[0]:,}, "
            f"{expected[1]:,} and {expected[2]:,} for training, validation and test. There are "
            f"{counts[0]:,}, {counts[1]:,} and {counts[2]:,} now. Prepare the data as they were."
        )
    prepared = _PreparedStudy(
        read, archive.title, archive.source, split, rule, plan.recipe, plan.sizes
    )
    return prepared, plan


def _read_again(data: Path, archive: StudyArchive) -> DataSet | Records:
    """Return the data of an archived study: prepared ones, or simulated again."""
    from pointerscope.mobility.sources import ReadReporter, sources

    source = archive.source
    own = None if source is None else sources().get(source.name)
    if (data / archive.plan.data).exists() or source is None or own is None or own.path:
        return read_data_set(data, archive.plan.data)
    click.echo(f"Simulating {archive.plan.data} …", err=True)
    simulated: DataSet | Records = own.read(
        None, own.options.model_validate(source.options), ReadReporter()
    )
    return simulated


def _carry_out(
    plan: StudyPlan,
    prepared: _PreparedStudy,
    out: Path,
    archived: StudyArchive | None,
    *,
    dry_run: bool,
    log: bool,
) -> None:
    """Train, answer, report and archive; with an archive, compare with it."""
    import torch

    from pointerscope.network.allocator import reuse_freed_memory
    from pointerscope.studies.archive import make_archive, write_archive
    from pointerscope.studies.execution import answer_test, train_missing
    from pointerscope.studies.publication import publish
    from pointerscope.studies.records import ARCHIVE, StudyFolder
    from pointerscope.studies.report import make_report
    from pointerscope.training.state import exclusive_lock
    from pointerscope.training.train import describe_data

    reuse_freed_memory()
    torch.set_num_threads(plan.threads)
    folder, split = StudyFolder(out), prepared.split
    if dry_run:
        _announce(plan, split, _measure(plan, split, folder))
        return
    folder.create()
    with exclusive_lock(folder.lock):
        folder.remove_leftovers()
        expected = _measure(plan, split, folder)
        _announce(plan, split, expected)
        show = TrainingProgress().show_study
        train_missing(plan, split, folder, expected, show, out / "log" if log else None)
        with ProgressBars() as bars:
            answer_test(
                plan, split, folder, lambda done, total: bars.show("Answering", done, total)
            )
            report = make_report(
                plan, folder, lambda done, total: bars.show("Resampling people", done, total)
            )
            no_pictures = publish(
                out,
                plan,
                prepared.title,
                report,
                lambda done, total: bars.show("Drawing figures", done, total),
            )
        data = describe_data(prepared.data, split, prepared.rule)
        archive = make_archive(plan, prepared.title, prepared.source, data, folder, report)
        write_archive(out / ARCHIVE, archive)
    if no_pictures is not None:
        click.echo(f"Figures are written as JSON for Plotly only. {no_pictures}", err=True)
    _print_report(archive)
    click.echo(
        f"Wrote {out}: study.json, report.tex, tables and figures. {out / 'private'} holds answers "
        "about single people and weights: do not publish it."
    )
    if archived is not None:
        _compare(archived, archive)


def _measure(plan: StudyPlan, split: Split, folder: StudyFolder) -> Forecast:
    from pointerscope.studies.execution import forecast

    click.echo("Measuring how long this takes …", err=True)
    return forecast(plan, split, folder)


def _announce(plan: StudyPlan, split: Split, expected: Forecast) -> None:
    """Say what is trained, and how long it takes."""
    missing = len(expected.trainings)
    done = len(plan.runs) - missing
    already = f" ({done} of them done already)" if done else ""
    click.echo(
        f"{len(plan.runs)} trainings{already}: {', '.join(plan.variants)}; each with "
        f"{len(plan.seeds)} seeds on {len(split.train):,} histories, {plan.device}, threads: "
        f"{plan.threads}."
    )
    click.echo(
        f"This takes at most {format_duration(expected.seconds)}, measured on a few batches; "
        "less where a training stops early."
    )


def _print_report(archive: StudyArchive) -> None:
    tables = {table.name: table for table in archive.tables}
    for name in ("comparisons", "claims"):
        if (table := tables.get(name)) is None:
            continue
        is_claims = name == "claims"
        value = "value" if is_claims else "difference"
        click.echo(f"\n{table.title}:")
        for label, measured, found, low, high, chance, verdict in zip(
            table.column("says" if is_claims else "predictor"),
            table.column("measured" if is_claims else "predictor"),
            table.numbers(value),
            table.numbers(f"{value}_low"),
            table.numbers(f"{value}_high"),
            table.numbers("p_corrected"),
            table.column("verdict"),
            strict=True,
        ):
            sign = "+" if not is_claims or "−" in str(measured) else ""
            ends = f"{low:{sign}z.4f} to {high:{sign}z.4f}"
            numbers = f"{found:{sign}z.4f} ({ends}), p {chance:.3g}: {verdict}"
            click.echo(f"  {label}\n    {numbers}" if is_claims else f"  {label!s:26}{numbers}")
    click.echo()
    for note in archive.notes:
        click.echo(note)


def _compare(first: StudyArchive, again: StudyArchive) -> None:
    """Say whether a repetition gives the same numbers; end with an error if it does not."""
    from pointerscope.studies.archive import count_numbers, differences, environment_differences

    found = differences(first, again)
    if not found:
        click.echo(
            f"Repeated: all {count_numbers(again):,} numbers and the hashes of all weights and "
            "answers are the same."
        )
        return
    lines = ["The repetition differs:", *found]
    if others := environment_differences(first, again):
        lines += ["It ran elsewhere, which can change numbers:", *others]
    raise click.ClickException("\n".join(lines))
