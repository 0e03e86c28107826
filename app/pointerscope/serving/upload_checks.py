"""Checks of uploaded models, in a process that is ended when it takes too much time or memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from pointerscope.core.settings import environment_variable
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import INSIGHT_SECTIONS, NothingToShowError, draw, views
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.query import Query
from pointerscope.network.bundle_uploads import BundleUploadError, open_uploaded
from pointerscope.network.bundles import CARD, HISTORIES
from pointerscope.network.insights import INSIGHTS

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.network.bundles import Bundle, ExampleHistory

_PROCESS = LimitedProcess()


def check_upload(folder: Path, timeout_seconds: float, max_bytes: int) -> None:
    """Check in another process that a folder can be served as a model.

    Args:
        folder: the files of the model.
        timeout_seconds: the longest time that the checks may take.
        max_bytes: the most memory that they may claim.

    Raises:
        BundleUploadError: the model cannot be served.
    """
    try:
        _PROCESS.run(open_and_draw, folder, timeout_seconds=timeout_seconds, max_bytes=max_bytes)
    except TimeLimitError as error:
        raise BundleUploadError(
            f"Opening the model took longer than {timeout_seconds:g} seconds. If it is a large "
            "model, the server's operator can allow more with "
            f"{environment_variable('upload_timeout_seconds')}."
        ) from error
    except MemoryLimitError as error:
        raise BundleUploadError(
            f"Opening the model needs more than {max_bytes:,} bytes of memory. If it is a large "
            "model, the server's operator can allow more with "
            f"{environment_variable('max_upload_memory_bytes')}."
        ) from error
    except LimitedProcessError as error:
        raise BundleUploadError(
            f"Opening the model failed: {error} Check its files for damage."
        ) from error


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
