"""Uploaded bundles: a zip archive is unpacked, checked and only then moved to the other models."""

import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path
from typing import IO
from zipfile import ZipFile, ZipInfo

import numpy as np
import torch

from pointerscope.core.atomic_writes import no_moves_in, remove_folder, write_folder
from pointerscope.core.plain_zips import NotPlainZipError, open_plain_zip
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.network.bundles import (
    CARD,
    FILES,
    Bundle,
    BundleError,
    is_bundle,
    read_bundle,
    read_card,
)
from pointerscope.network.insights import InsightsError
from pointerscope.network.registry import is_model_id
from pointerscope.network.trace import Batch

MAX_EXPANSION = 4  # unpacked bytes for each byte of the largest archive
_MAX_TEST_VISITS = 16
_MAX_ENTRIES = 2 * len(FILES)  # files and the folder around them


class BundleUploadError(ValueError):
    """An uploaded archive that cannot be served; the message says why."""


class NameTakenError(ValueError):
    """A folder of this name exists that is not a bundle, and that an upload must not replace."""


def put_bundle(
    archive: IO[bytes], models: Path, model: str, max_bytes: int, check: Callable[[Path], None]
) -> bool:
    """Store an uploaded bundle; an error leaves an existing bundle of this id unchanged.

    Args:
        archive: a zip with the files of a bundle, at its top level or in a single folder.
        models: the folder of bundles.
        model: the id of the bundle.
        max_bytes: the largest archive; its files together may be `MAX_EXPANSION` times as large.
        check: raises a `BundleUploadError` if the unpacked folder cannot be served.

    Returns:
        Whether the id is new.

    Raises:
        BundleUploadError: the archive or the model cannot be served.
        NameTakenError: the folder of this name is not a bundle.
        OSError: the folder cannot be written.
    """
    folder = models / model
    if not is_model_id(model):
        raise BundleUploadError(
            "This cannot be a model id. Use letters, digits, dots, dashes and underscores, at most "
            "100, and begin with a letter or digit."
        )
    models.mkdir(parents=True, exist_ok=True)
    with no_moves_in(models):
        is_taken = os.path.lexists(folder) and not is_bundle(folder)
    if is_taken:
        raise NameTakenError(f'The folder "{model}" exists and is not a model. Choose another id.')

    def fill(beside: Path) -> None:
        _unpack(archive, beside, MAX_EXPANSION * max_bytes)
        try:
            check(beside)
        except BundleUploadError as error:  # it may name the folder, which is a temporary one
            raise BundleUploadError(str(error).replace(beside.name, model)) from error

    return write_folder(folder, fill)


def open_uploaded(folder: Path) -> Bundle:
    """Open the folder of an uploaded bundle, with its insights, and predict with it.

    Raises:
        BundleUploadError: a file cannot be read, or the predictions are not finite.
    """
    try:
        _refuse_adapter(folder)
        bundle = read_bundle(folder)
        _ = bundle.insights  # read on first use
    except (BundleError, InsightsError) as error:
        raise BundleUploadError(str(error)) from error
    _check_predictions(bundle)
    return bundle


def _refuse_adapter(folder: Path) -> None:
    """Refuse a card that names an adapter before anything builds its module.

    Raises:
        BundleError: it does; networks of adapters are imported by whoever installs these.
    """
    if (folder / CARD).is_file() and read_card(folder / CARD).adapter is not None:
        raise BundleError(
            f"{CARD} names an adapter, which builds a network of its own. Such a model cannot be "
            "uploaded. Import it on the server's command line: pointerscope import --adapter."
        )


def remove_bundle(models: Path, model: str) -> bool:
    """Remove a bundle.

    Returns:
        Whether there was a bundle of this id.

    Raises:
        OSError: the folder cannot be removed.
    """
    if not is_model_id(model) or not models.is_dir():
        return False
    with no_moves_in(models):
        exists = is_bundle(models / model)
    if exists:
        try:
            remove_folder(models / model)
        except FileNotFoundError:  # another process has just removed it
            return False
    return exists


def _unpack(archive: IO[bytes], folder: Path, max_bytes: int) -> None:
    try:
        with open_plain_zip(archive, _MAX_ENTRIES, max_bytes, allow_compression=True) as opened:
            for name, entry in _files(opened).items():
                with opened.open(entry) as packed, (folder / name).open("xb") as file:
                    shutil.copyfileobj(packed, file)
    except NotPlainZipError as error:
        raise BundleUploadError(f"The archive cannot be opened: {error}") from error


def _files(opened: ZipFile) -> dict[str, ZipInfo]:
    """Return the entries of an archive by their file names."""
    files: dict[str, ZipInfo] = {}
    folders = set()
    for entry in opened.infolist():
        folder, _, name = entry.filename.rpartition("/")
        if name or not entry.is_dir():
            files[_check_name(entry, folder, name)] = entry
            folders.add(folder)
    if len(folders) > 1:
        raise BundleUploadError(
            "The archive holds files in several folders. Put the files of the model at its top "
            "level or in one folder."
        )
    return files


def _check_name(entry: ZipInfo, folder: str, name: str) -> str:
    shown = ascii(entry.filename[:100])
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise BundleUploadError(
            f"{shown} in the archive is a link or a special file. Pack regular files only."
        )
    is_in_folder = entry.filename != name
    if name not in FILES or "/" in folder or (is_in_folder and folder in ("", ".", "..")):
        raise BundleUploadError(
            f"{shown} in the archive is not a file of a model. Allowed files: {', '.join(FILES)}."
        )
    if entry.file_size > FILES[name]:
        raise BundleUploadError(
            f"{shown} is too large: {entry.file_size:,} bytes, of at most {FILES[name]:,}."
        )
    return name


def _check_predictions(bundle: Bundle) -> None:
    """Refuse a network that predicts infinite or undefined numbers for a made-up history."""
    architecture = bundle.architecture
    visits = min(architecture.max_visits, _MAX_TEST_VISITS)
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
        log_probabilities = bundle.network(Batch.from_histories([history], architecture.max_visits))
    if not bool(torch.isfinite(log_probabilities).all()):
        raise BundleUploadError(
            "The network predicts infinite or undefined numbers. Check its weights."
        )
