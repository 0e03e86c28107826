"""Bundles that arrive as a zip archive: unpacked, opened and tried out before they are served."""

from __future__ import annotations

import os
import shutil
import stat
from typing import IO, TYPE_CHECKING

import numpy as np
import torch

from pointerscope.core.atomic_writes import remove_folder, write_folder
from pointerscope.core.plain_zips import NotPlainZipError, open_plain_zip
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.network.bundles import FILES, BundleError, is_bundle, read_bundle
from pointerscope.network.registry import is_model_id
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from pathlib import Path
    from zipfile import ZipFile, ZipInfo

    from pointerscope.network.bundles import Bundle

UNPACKED = 4  # times the largest archive
_MOST_VISITS = 16  # of the history that a network is tried out on
_MOST_ENTRIES = 2 * len(FILES)  # its folder among them


class ArrivalError(ValueError):
    """What arrived cannot be served; the message says why."""


class OccupiedError(ValueError):
    """There is a folder of this name that is no bundle, and not ours to change."""


def put_bundle(archive: IO[bytes], models: Path, model: str, largest: int) -> bool:
    """Serve what an archive holds; a bundle of the same name stays if anything is wrong with it.

    Args:
        archive: a zip with the files of a bundle, at its top or in its only folder.
        models: the folder of bundles.
        model: what the bundle is called.
        largest: bytes of an archive; its files may be `UNPACKED` times as large together.

    Returns:
        Whether there was none of this name before.

    Raises:
        ArrivalError: it cannot be served.
        OccupiedError: there is a folder of this name that is no bundle.
        OSError: it cannot be written.
    """
    folder = models / model
    if not is_model_id(model):
        raise ArrivalError(
            "A model's id is made of letters, digits, dots, dashes and underscores, begins with a "
            "letter or digit and has at most 100 of them."
        )
    is_new = not os.path.lexists(folder)
    if not is_new and not is_bundle(folder):
        raise OccupiedError(f'There is a folder "{model}" that is no model; choose another id.')

    def fill(beside: Path) -> None:
        _unpack(archive, beside, UNPACKED * largest)
        try:
            _try_out(read_bundle(beside))
        except BundleError as error:
            raise ArrivalError(str(error)) from error

    write_folder(folder, fill)
    return is_new


def remove_bundle(models: Path, model: str) -> bool:
    """Serve a bundle no more.

    Returns:
        Whether there was one.

    Raises:
        OSError: it cannot be removed.
    """
    if not is_model_id(model) or not is_bundle(models / model):
        return False
    remove_folder(models / model)
    return True


def _unpack(archive: IO[bytes], folder: Path, largest: int) -> None:
    try:
        with open_plain_zip(archive, _MOST_ENTRIES, largest, packed=True) as opened:
            for name, entry in _files(opened).items():
                with opened.open(entry) as packed, (folder / name).open("xb") as file:
                    shutil.copyfileobj(packed, file)
    except NotPlainZipError as error:
        raise ArrivalError(f"The archive cannot be opened: {error}") from error


def _files(opened: ZipFile) -> dict[str, ZipInfo]:
    """The entries of an archive by the names of a bundle's files."""
    found: dict[str, ZipInfo] = {}
    above = set()
    for entry in opened.infolist():
        folder, _, name = entry.filename.rpartition("/")
        if name or not entry.is_dir():
            found[_checked_name(entry, folder, name)] = entry
            above.add(folder)
    if len(above) > 1:
        raise ArrivalError("The files of a model stand at the top of the archive or in one folder.")
    return found


def _checked_name(entry: ZipInfo, folder: str, name: str) -> str:
    shown = ascii(entry.filename[:100])
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise ArrivalError(f"{shown} in the archive is a link or no plain file.")
    is_below = entry.filename != name
    if name not in FILES or "/" in folder or (is_below and folder in ("", ".", "..")):
        raise ArrivalError(
            f"{shown} in the archive is no file of a model; there may be {', '.join(FILES)}."
        )
    if entry.file_size > FILES[name]:
        raise ArrivalError(f"{shown} is larger than {FILES[name]:,} bytes.")
    return name


def _try_out(bundle: Bundle) -> None:
    """Refuse a network that answers with what is no number."""
    architecture = bundle.architecture
    visits = min(architecture.max_visits, _MOST_VISITS)
    positions = np.arange(visits)
    known = max(1, architecture.locations - FIRST_KNOWN)
    history = History(
        locations=FIRST_KNOWN + positions % known,
        user=0,
        weekdays=positions % 7,
        start_minutes=positions * 90 % 1440,
        durations=positions * 30,
        days_before=positions[::-1].copy(),
    )
    with torch.inference_mode():
        answers = bundle.network(Batch.of([history], architecture.max_visits))
    if not bool(torch.isfinite(answers).all()):
        raise ArrivalError("The network answers with what is no number.")
