"""The forms in which people have mobility data, one module each.

A source is one function, decorated with `source`, in any module of this package::

    class Options(BaseModel):
        time_zone: str = Field("UTC", description="…")

    @source(
        title="…", path="…", options=Options, recognises=lambda path: path.suffix == ".txt"
    )
    def foursquare(path: Path, options: Options, watch: Watch) -> DataSet: ...

Nothing else needs to know of it.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from pointerscope.mobility.report import Report

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pydantic import BaseModel

    from pointerscope.mobility.data_set import DataSet, Records

Progress = Callable[[str, int, int], None]
Read = Callable[..., "DataSet | Records"]


class DataError(ValueError):
    """Data that cannot be read; the message says where and what to do."""


class MissingExtraError(DataError):
    """A reader needs a library that is not installed."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} needs more libraries: pip install 'pointerscope[data]'")


def no_progress(what: str, done: int, total: int) -> None:
    """Tell nobody."""


@dataclass(frozen=True)
class Watch:
    """What a reader tells while it reads.

    Attributes:
        progress: is told what is being done, how much of it is done, and of how much.
        report: where everything that is read, dropped or guessed is counted.
    """

    progress: Progress = no_progress
    report: Report = field(default_factory=Report)


@dataclass(frozen=True)
class Source:
    """A form of data.

    Attributes:
        name: on the command line.
        title: what it is.
        path: what the path names, as a sentence; empty where there is none.
        options: a pydantic model whose fields have defaults and descriptions.
        recognises: whether a path looks like it; called in the order of `order`.
        order: the special before the general.
        read: `read(path, options, watch)` gives the data.
    """

    name: str
    title: str
    path: str
    options: type[BaseModel]
    recognises: Callable[[Path], bool]
    order: int
    read: Read


def source(
    *,
    title: str,
    path: str,
    options: type[BaseModel],
    recognises: Callable[[Path], bool],
    order: int = 50,
) -> Callable[[Read], Read]:
    """Register a function as the reader of its name, with dashes for underscores."""

    def register(read: Read) -> Read:
        name = read.__name__.replace("_", "-")
        _registered[name] = Source(name, title, path, options, recognises, order, read)
        return read

    return register


@cache
def sources() -> Mapping[str, Source]:
    """Every source by name, the special before the general."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    ordered = sorted(_registered.values(), key=lambda found: (found.order, found.name))
    return {found.name: found for found in ordered}


def guess_source(path: Path) -> Source:
    """The first source that recognises a path.

    Raises:
        DataError: there is nothing at the path, or no source recognises it.
    """
    if not path.exists():
        raise DataError(f"There is nothing at {path}.")
    if path.is_file() and not path.stat().st_size:
        raise DataError(f"{path} is empty.")
    for found in sources().values():
        if found.path and found.recognises(path):
            return found
    forms = "; ".join(f"{found.name}: {found.path}" for found in sources().values() if found.path)
    raise DataError(f"{path} looks like none of the forms that can be read. {forms}")


def refuse_if_mostly_dropped(where: Path, what: str, dropped: int, of: int, report: Report) -> None:
    """Take data most of which cannot be read for something else.

    Args:
        where: the file or folder.
        what: its parts, such as "lines".
        dropped: how many of them cannot be read.
        of: how many there are.
        report: holds examples of what is wrong with them.

    Raises:
        DataError: there are none, or more than half cannot be read.
    """
    if not of:
        raise DataError(f"{where.name} holds no {what}.")
    if dropped * 2 > of:
        examples = [example for entry in report.dropped for example in entry.examples]
        first = next((example for example in examples if example.startswith(where.name)), "")
        raise DataError(
            f"{where.name} was refused: {dropped:,} of {of:,} {what} cannot be read. {first}"
        )


_registered: dict[str, Source] = {}
