"""The archive of a study: everything that repeats it, and its numbers to compare with.

It names nobody: it has hashes of histories, weights and answers, and aggregates.
"""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import torch
from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from pointerscope import __version__
from pointerscope.core.atomic_writes import write_file
from pointerscope.network.bundles import DataRecord
from pointerscope.network.insights import InsightTable
from pointerscope.studies.execution import stored_answers, trained
from pointerscope.studies.plan import StudyPlan
from pointerscope.studies.records import StudyError, StudyFolder, hash_answers

if TYPE_CHECKING:
    from pointerscope.studies.report import StudyReport

FORMAT = 1
_MAX_BYTES = 50_000_000
_PACKAGES = ("torch", "numpy", "scipy", "safetensors", "pydantic")


class StudyEnvironment(BaseModel):
    """The machine and the software that carried out a study.

    Attributes:
        python: the version.
        system: operating system and kernel.
        processor: its kind, and what torch makes of it.
        cores: of the machine.
        packages: versions by name.
        settings: environment variables that change how numbers are computed.
    """

    model_config = ConfigDict(frozen=True)

    python: str
    system: str
    processor: str
    cores: int
    packages: dict[str, str]
    settings: dict[str, str] = {}

    @classmethod
    def current(cls) -> StudyEnvironment:
        """Return those of this process."""
        return cls(
            python=platform.python_version(),
            system=f"{platform.system()} {platform.release()}",
            processor=f"{platform.machine()} {torch.backends.cpu.get_cpu_capability()}",
            cores=os.cpu_count() or 1,
            packages={"pointerscope": __version__} | _versions(),
            settings={
                name: value
                for name, value in sorted(os.environ.items())
                if name.startswith(("OMP_", "MKL_", "CUBLAS_", "ATEN_"))
            },
        )


class StudySource(BaseModel):
    """How the data were prepared.

    Attributes:
        name: of the data source.
        options: of the data source.
    """

    model_config = ConfigDict(frozen=True)

    name: str
    options: dict[str, JsonValue]


class ArchivedRun(BaseModel):
    """One training in an archive.

    Attributes:
        variant: "network" or the name of an ablation.
        seed: of the training.
        key: the hash of all that decides the weights.
        weights_sha256: the hash of the file of weights.
        answers_sha256: the hash of the answers to the test histories.
    """

    model_config = ConfigDict(frozen=True)

    variant: str
    seed: int
    key: str
    weights_sha256: str
    answers_sha256: str


class StudyArchive(BaseModel):
    """The `study.json` of a study.

    Attributes:
        format: of this file.
        command: that repeats the study.
        plan: all that decides the numbers.
        title: of the data set.
        source: how the data were prepared; None if it is not known.
        data: counts, hash and history rule of the data.
        environment: the machine and the software.
        runs: the trainings.
        baselines: hashes of the answers of baselines by name.
        tables: all numbers of the report.
        notes: what a reader must know.
    """

    model_config = ConfigDict(frozen=True, allow_inf_nan=False)

    format: Annotated[int, Field(ge=FORMAT, le=FORMAT)] = FORMAT
    command: str
    plan: StudyPlan
    title: str
    source: StudySource | None
    data: DataRecord
    environment: StudyEnvironment
    runs: list[ArchivedRun]
    baselines: dict[str, str]
    tables: list[InsightTable]
    notes: list[str]


def make_archive(
    plan: StudyPlan,
    title: str,
    source: StudySource | None,
    data: DataRecord,
    folder: StudyFolder,
    report: StudyReport,
) -> StudyArchive:
    """Return the archive of a study that is done.

    Args:
        plan: of the study.
        title: of the data set.
        source: how the data were prepared.
        data: what they are.
        folder: of the study.
        report: of the study.
    """
    answers = stored_answers(plan, folder)
    runs = []
    for run in plan.runs:
        record = trained(run, folder)
        own = answers[run.variant][plan.seeds.index(run.seed)]
        runs.append(
            ArchivedRun(
                variant=run.variant,
                seed=run.seed,
                key=run.key,
                weights_sha256=record.weights_sha256,
                answers_sha256=hash_answers(own),
            )
        )
    return StudyArchive(
        command="pointerscope study --repeat study.json --out again",
        plan=plan,
        title=title,
        source=source,
        data=data,
        environment=StudyEnvironment.current(),
        runs=runs,
        baselines={name: hash_answers(answers[name][0]) for name in plan.baselines},
        tables=list(report.tables),
        notes=list(report.notes),
    )


def write_archive(path: Path, archive: StudyArchive) -> None:
    """Write the archive, completely or not at all."""
    text = archive.model_dump_json(indent=1) + "\n"
    write_file(path, lambda file: file.write(text.encode()))


def read_archive(path: Path) -> StudyArchive:
    """Read an archive.

    Raises:
        StudyError: the file is missing or no archive.
    """
    try:
        if path.stat().st_size > _MAX_BYTES:
            raise StudyError(
                f"{path} has more than {_MAX_BYTES:,} bytes, too many for an archive of a study."
            )
        return StudyArchive.model_validate_json(path.read_bytes())
    except OSError as error:
        raise StudyError(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise StudyError(
            f"{path} is not an archive of a study: {where}: {first['msg']}. Pass the study.json "
            "that pointerscope study wrote."
        ) from error


def differences(first: StudyArchive, again: StudyArchive) -> list[str]:
    """Return what differs between a study and its repetition, in sentences; none if nothing does.

    Numbers are compared exactly.
    """
    found = []
    if first.plan != again.plan:
        found.append("The plans differ.")
    for name, ours, theirs in (
        ("weights", *([run.weights_sha256 for run in one.runs] for one in (first, again))),
        ("answers", *([run.answers_sha256 for run in one.runs] for one in (first, again))),
        ("answers of baselines", *(sorted(one.baselines.items()) for one in (first, again))),
    ):
        other = sum(one != two for one, two in zip_longest(ours, theirs))
        if other:
            found.append(f"The {name} of {other} of {len(ours)} differ.")
    for table, other_table in zip_longest(first.tables, again.tables):
        if table is None or other_table is None or table.name != other_table.name:
            found.append("The tables differ.")
            break
        found += _table_differences(table, other_table)
    return found


def environment_differences(first: StudyArchive, again: StudyArchive) -> list[str]:
    """Return how the machines and the software of two archives differ, in sentences."""
    one, other = first.environment.model_dump(), again.environment.model_dump()
    return [
        f"{name}: {one[name]} then, {other[name]} now." for name in one if one[name] != other[name]
    ]


def count_numbers(archive: StudyArchive) -> int:
    """Return how many numbers the tables have."""
    return sum(
        isinstance(cell, int | float)
        for table in archive.tables
        for row in table.rows
        for cell in row
    )


def _table_differences(first: InsightTable, again: InsightTable) -> list[str]:
    cells = [cell for row in first.rows for cell in row]
    others = [cell for row in again.rows for cell in row]
    pairs = list(zip_longest(cells, others))
    different = [(one, two) for one, two in pairs if one != two]
    if not different:
        return []
    gaps = [
        abs(one - two)
        for one, two in different
        if isinstance(one, int | float) and isinstance(two, int | float)
    ]
    largest = f", numbers by up to {max(gaps):.2g}" if gaps else ""
    return [f"{first.title}: {len(different)} of {len(pairs)} cells differ{largest}."]


def _versions() -> dict[str, str]:
    found = {}
    for name in _PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
