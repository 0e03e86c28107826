"""Data sources: readers of the formats in which mobility data come, one module each.

A data source is a function, decorated with `source`, in any module of this package::

    class Options(BaseModel):
        time_zone: str = Field("UTC", description="…")

    @source(
        title="…", path="…", options=Options, recognises=lambda path: path.suffix == ".txt"
    )
    def foursquare(path: Path, options: Options, reporter: ReadReporter) -> DataSet: ...

It needs no registration elsewhere.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import BaseModel

from pointerscope.core.plugins import PartRegistry, Plugin, load_plugins
from pointerscope.mobility.report import Report

if TYPE_CHECKING:
    from pointerscope.mobility.data_set import DataSet, Records

ProgressCallback = Callable[[str, int, int], None]
ReadFunction = Callable[..., "DataSet | Records"]


class DataError(ValueError):
    """Data cannot be read; the message says where and what to do."""


class MissingExtraError(DataError):
    """A data source needs a library that is not installed."""

    def __init__(self, task: str) -> None:
        super().__init__(
            f"{task} needs libraries that are not installed: pip install 'pointerscope[data]'"
        )


def ignore_progress(task: str, done: int, total: int) -> None:
    """Discard a progress report."""


@dataclass(frozen=True)
class ReadReporter:
    """Receiver of what a data source reports while it reads.

    Attributes:
        on_progress: called with the task, how much of it is done, and the total.
        report: counts everything that is read, changed, dropped or guessed.
    """

    on_progress: ProgressCallback = ignore_progress
    report: Report = field(default_factory=Report)


@dataclass(frozen=True)
class DataSource:
    """A format of mobility data and its reader.

    Attributes:
        name: the name on the command line.
        title: the name for a reader.
        path: a description of the expected path; empty if there is no path.
        options: a pydantic model whose fields have defaults and descriptions.
        recognises: whether a path looks like this format; asked in the order of `order`.
        order: special formats have lower numbers than general ones.
        lacks: what a path that is not recognised lacks to be of this format, as "no times"; None
            if it is not near.
        read: `read(path, options, reporter)` returns the data.
    """

    name: str
    title: str
    path: str
    options: type[BaseModel]
    recognises: Callable[[Path], bool]
    order: int
    read: ReadFunction
    lacks: Callable[[Path], str | None] = lambda path: None


_registry: PartRegistry[DataSource] = PartRegistry("source")


def source(
    *,
    title: str,
    path: str,
    options: type[BaseModel],
    recognises: Callable[[Path], bool],
    order: int = 50,
    lacks: Callable[[Path], str | None] = lambda path: None,
) -> Callable[[ReadFunction], ReadFunction]:
    """Register a function as a data source; its name gets dashes for underscores.

    A path whose recognition raises an OSError is not recognised.
    """

    def recognises_readable(path: Path) -> bool:
        try:
            return recognises(path)
        except OSError:
            return False

    def register(read: ReadFunction) -> ReadFunction:
        name = read.__name__.replace("_", "-")
        if not isinstance(order, int):
            message = f'The source "{name}" needs a whole number as its order.'
            raise TypeError(message)
        data_source = DataSource(
            name, title, path, options, recognises_readable, order, read, lacks
        )
        _registry.add(name, data_source, read.__module__)
        return read

    return register


def sources() -> Mapping[str, DataSource]:
    """Return every data source by name, plugins included, special formats before general ones."""
    return _sources_with(load_plugins())


@cache
def _sources_with(_: tuple[Plugin, ...]) -> Mapping[str, DataSource]:
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    ordered = sorted(_registry.by_name().values(), key=lambda known: (known.order, known.name))
    return {known.name: known for known in ordered}


def guess_source(path: Path) -> DataSource:
    """Return the first data source that recognises a path.

    Raises:
        DataError: there is nothing at the path, or no data source recognises it.
    """
    if not path.exists():
        raise DataError(f"There is nothing at {path}. Name a file or a folder with data.")
    if path.is_file() and not path.stat().st_size:
        raise DataError(f"{path} is empty. Name a file with data.")
    known = [candidate for candidate in sources().values() if candidate.path]
    for candidate in known:
        if candidate.recognises(path):
            return candidate
    raise DataError(f"{path} has none of the formats that can be read. {_nearest(path, known)}")


def _nearest(path: Path, known: Sequence[DataSource]) -> str:
    """Return which format is nearest to a path and what it lacks."""
    for candidate in known:
        try:
            lack = candidate.lacks(path)
        except OSError:
            continue
        if lack:
            return (
                f"It is nearest to {candidate.name} ({candidate.path}), but {lack}. If it is that "
                f"nevertheless, pass --source {candidate.name}."
            )
    return (
        f"{_describe(path)} Files that can be read are tables of visits or positions (CSV, Excel, "
        "Parquet, JSON Lines), GPS tracks (GPX, GeoJSON, OwnTracks), timelines of Google, and "
        f"published data sets such as Geolife, Foursquare and Gowalla.{ALL_FORMS}"
    )


def _describe(path: Path) -> str:
    """Return what a path seems to be."""
    if path.is_dir():
        suffixes = Counter(entry.suffix.lower() for entry in islice(path.rglob("*"), 1_000))
        del suffixes[""]
        found = ", ".join(f"{count} *{suffix}" for suffix, count in suffixes.most_common(3))
        return f"It is a folder with {found or 'no files'}. Name the file to read, if it is there."
    with path.open("rb") as file:
        beginning = file.read(512)
    for magic, what in _MAGIC.items():
        if beginning.startswith(magic):
            return f"It is {what}."
    if b"\0" in beginning:
        return "It is a binary file, not text, Parquet or Excel."
    first = beginning.decode("utf-8", "replace").lstrip().partition("\n")[0][:60]
    return f'It is text that begins with "{first}", which is not a table of two or more columns.'


ALL_FORMS = " `pointerscope data --help` describes all."
_MAGIC = {
    b"\x89PNG": "a picture",
    b"\xff\xd8": "a picture",
    b"GIF8": "a picture",
    b"%PDF": "a PDF document; export the table as CSV",
    b"PK\x03\x04": "a zip file with several files or none that can be read; unpack it",
    b"SQLite": "an SQLite database; export the table as CSV",
    b"<?xml": "XML, but not GPX",
    b"{": "JSON of an unknown form",
    b"[": "JSON of an unknown form",
}


def refuse_if_mostly_dropped(
    path: Path, unit: str, dropped: int, total: int, report: Report
) -> None:
    """Refuse data of which most cannot be read, because they have another format.

    Args:
        path: the file or folder.
        unit: what its parts are called, such as "lines".
        dropped: how many parts cannot be read.
        total: how many parts there are.
        report: contains examples of what is wrong with them.

    Raises:
        DataError: there are no parts, or more than half cannot be read.
    """
    if not total:
        raise DataError(f"{path.name} contains no {unit}.")
    if dropped * 2 > total:
        examples = [example for entry in report.dropped for example in entry.examples]
        first = next((example for example in examples if example.startswith(path.name)), "")
        raise DataError(
            f"{path.name} was refused: {dropped:,} of {total:,} {unit} cannot be read. {first}"
        )
