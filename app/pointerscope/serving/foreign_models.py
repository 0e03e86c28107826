"""Models from elsewhere are opened in a process that is ended at a limit of time or memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

import torch
from pydantic import ValidationError

from pointerscope.analysis.explanation import resolve_for_bundle
from pointerscope.core.limited_process import (
    LimitedProcess,
    LimitedProcessError,
    MemoryLimitError,
    TimeLimitError,
)
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import Settings, environment_variable
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import INSIGHT_SECTIONS, NothingToShowError, draw, views
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.query import Query
from pointerscope.network.adapters.protocol import VocabularySizes
from pointerscope.network.adapters.registration import OpenedFile, open_weights
from pointerscope.network.bundle_uploads import BundleUploadError, open_uploaded
from pointerscope.network.bundles import CARD, HISTORIES, Bundle, ExampleHistory
from pointerscope.network.checkpoint import Checkpoint, CheckpointError, Renames
from pointerscope.network.insights import INSIGHTS
from pointerscope.network.parity import Parity, compare_outputs
from pointerscope.network.safetensors_files import read_weights_file

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")

_PROCESS = LimitedProcess()


class Limits(NamedTuple):
    """What opening a model may take at most.

    Attributes:
        seconds: of time.
        memory_bytes: of memory.
    """

    seconds: float
    memory_bytes: int

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """Return the limits of an operator, which are those of uploads."""
        return cls(settings.upload_timeout_seconds, settings.max_upload_memory_bytes)


def check_upload(folder: Path, limits: Limits) -> None:
    """Check in another process that a folder can be served as a model.

    Args:
        folder: the files of the model.
        limits: of time and memory.

    Raises:
        BundleUploadError: the model cannot be served.
    """
    try:
        _open(limits, open_and_draw, folder)
    except _UnopenedError as error:
        raise BundleUploadError(error.message("the server's operator can allow more")) from error


def read_checkpoint_within(limits: Limits, path: Path, renames: Renames = ()) -> Checkpoint:
    """Open a checkpoint in another process.

    Args:
        limits: of time and memory.
        path: the file, see `read_weights_file`.
        renames: likewise.

    Raises:
        CheckpointError: the checkpoint cannot be opened, or not within the limits.
    """
    try:
        # The process may have begun in another folder.
        return _open(limits, read_weights_file, path.absolute(), renames)
    except _UnopenedError as error:
        raise CheckpointError(error.message("allow more")) from error


def compare_within(
    limits: Limits, path: Path, renames: Renames, inputs: Path, outputs: Path
) -> Parity:
    """Compare a checkpoint's answers with given ones in another process.

    Args:
        limits: of time and memory.
        path: the file, see `read_weights_file`.
        renames: likewise.
        inputs: see `pointerscope.network.parity`.
        outputs: likewise.

    Raises:
        CheckpointError: a file cannot be opened or does not fit, or not within the limits.
    """
    try:
        path, inputs, outputs = path.absolute(), inputs.absolute(), outputs.absolute()
        return _open(limits, _compare, path, renames, inputs, outputs)
    except _UnopenedError as error:
        raise CheckpointError(error.message("allow more")) from error


def _compare(path: Path, renames: Renames, inputs: Path, outputs: Path) -> Parity:
    torch.set_num_threads(1)  # each thread would claim memory
    return compare_outputs(read_weights_file(path, renames), inputs, outputs)


def open_adapted_within(
    limits: Limits, path: Path, adapter: str, sizes: VocabularySizes, settings: Mapping[str, Any]
) -> OpenedFile:
    """Open weights with a registered adapter in another process.

    Args:
        limits: of time and memory.
        path: the file of weights.
        adapter: the name of the adapter.
        sizes: what its module reads.
        settings: what it is built from.

    Raises:
        AdapterError, CheckpointError: the weights cannot be opened, or not within the limits.
    """
    try:
        return _open(limits, _open_adapted, path.absolute(), adapter, sizes, settings)
    except _UnopenedError as error:
        raise CheckpointError(error.message("allow more")) from error


def _open_adapted(
    path: Path, adapter: str, sizes: VocabularySizes, settings: Mapping[str, Any]
) -> OpenedFile:
    torch.set_num_threads(1)  # each thread would claim memory
    return open_weights(path, adapter, sizes, settings)


class _UnopenedError(Exception):
    """A model that was not opened within the limits.

    Attributes:
        limit: the setting that ended it; None if no limit did.
    """

    def __init__(self, reason: str, limit: str | None = None) -> None:
        super().__init__(reason)
        self.limit = limit

    def message(self, allow_more: str) -> str:
        """Return what happened and what to do, which begins with `allow_more` at a limit."""
        if self.limit is None:
            return f"{self} Check its files for damage."
        variable = environment_variable(self.limit)
        return f"{self} If it is a large model, {allow_more} with {variable}."


def _open(
    limits: Limits, function: Callable[[*_Arguments], _Result], *args: *_Arguments
) -> _Result:
    """Call a function that opens a model in the other process."""
    seconds, most = limits
    try:
        return _PROCESS.run(function, *args, timeout_seconds=seconds, max_bytes=most)
    except TimeLimitError as error:
        reason = f"Opening the model took longer than {seconds:g} seconds."
        raise _UnopenedError(reason, "upload_timeout_seconds") from error
    except MemoryLimitError as error:
        reason = f"Opening the model needs more than {most:,} bytes of memory."
        raise _UnopenedError(reason, "max_upload_memory_bytes") from error
    except LimitedProcessError as error:
        raise _UnopenedError(f"Opening the model failed: {error}") from error


def open_and_draw(folder: Path) -> None:
    """Open a model, read its example histories as queries, and draw what needs no query.

    Raises:
        BundleUploadError: something in the folder cannot be read or drawn.
    """
    torch.set_num_threads(1)  # each thread would claim memory
    bundle = open_uploaded(folder)
    for number, example in enumerate(bundle.histories):
        _check_example(bundle, number, example)
    _check_charts(bundle)


def _check_example(bundle: Bundle, number: int, example: ExampleHistory) -> None:
    where = f"{HISTORIES}, {number}"
    try:
        query = Query(visits=example.visits, user=example.user, predict_at=example.predict_at)
        resolve_for_bundle(bundle, query)
    except InvalidQueryError as error:
        first = error.problems[0]
        raise BundleUploadError(f"{where}.{first.where}: {first.message}") from error
    except ValidationError as error:
        first_error = error.errors(include_input=False)[0]
        field = ".".join(map(str, first_error["loc"]))
        raise BundleUploadError(f"{where}.{field}: {first_error['msg']}.") from error
    locations = bundle.architecture.locations
    if example.target is not None and not UNKNOWN <= example.target < locations:
        raise BundleUploadError(
            f"{where}.target: The location {example.target} is not one of {UNKNOWN} to "
            f"{locations - 1}."
        )


def _check_charts(bundle: Bundle) -> None:
    """Draw the charts of the card and of the insights."""
    for view in views().values():
        if view.reads != "data set":
            continue
        try:
            figure_bytes(draw(view.name, bundle))
        except NothingToShowError:
            continue
        except Exception as error:  # numbers that do not fit each other fail in any way
            file = INSIGHTS if view.section in INSIGHT_SECTIONS else CARD
            raise BundleUploadError(
                f'{file}: the chart "{view.title}" cannot be drawn from its numbers '
                f"({type(error).__name__}: {error}). Write the file again with PointerScope, or "
                "leave it out."
            ) from error
