"""Folders and files that are either whole or not there."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_SHORT = 40  # characters; a name takes 255 bytes


def write_folder(folder: Path, fill: Callable[[Path], None], mode: int = 0o755) -> None:
    """Make a folder beside its place and move it there once it is complete.

    A folder that is there already is replaced; it stays if anything fails.

    Args:
        folder: where it goes.
        fill: writes the files into the folder that it is given.
        mode: who may look into it.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    # A name that begins with a dot is not looked at while the folder is being written.
    beside = _beside(folder)
    try:
        fill(beside)
        beside.chmod(mode)
        _put_in_place(beside, folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def write_file(path: Path, fill: Callable[[IO[bytes]], object], mode: int = 0o644) -> None:
    """Make a file beside its place and move it there once it is complete.

    Args:
        path: where it goes; a file that is there stays if anything fails, and is replaced.
        fill: writes the bytes into the file that it is given.
        mode: who may read it.
    """
    # Opened by nobody before it is whole: its name begins with a dot.
    try:
        opened = tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False)  # noqa: SIM115
    except OSError as error:
        error.filename = str(path)  # nobody knows the other name
        raise
    with opened as file:
        beside = Path(file.name)
        try:
            fill(file)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            beside.chmod(mode)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


def remove_folder(folder: Path) -> None:
    """Take a folder away so that nobody ever sees a part of it; of a link, the link alone."""
    aside = _beside(folder, "-old")
    try:
        folder.rename(aside / folder.name)
    finally:
        shutil.rmtree(aside)


def _beside(folder: Path, suffix: str = "") -> Path:
    """A new hidden folder next to one; its name is short enough wherever that of the other is."""
    name = folder.name[:_SHORT]
    return Path(tempfile.mkdtemp(prefix=f".{name}{suffix}-", dir=folder.parent))


def _put_in_place(made: Path, folder: Path) -> None:
    """Move a finished folder to its name, and what was there out of the way before.

    The old folder comes back if the new one cannot be moved, and is removed once that stands.
    """
    if not os.path.lexists(folder):
        made.rename(folder)
        return
    aside = _beside(folder, "-old")
    old = aside / folder.name
    try:
        folder.rename(old)
        made.rename(folder)
    except OSError:
        if os.path.lexists(old):
            old.rename(folder)
        aside.rmdir()
        raise
    shutil.rmtree(aside)
