"""The file in which training keeps how far it has come."""

from __future__ import annotations

import io
import os
import zipfile
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import torch

try:
    import fcntl
except ImportError:  # not on Windows, where nothing keeps two trainings apart
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

FORMAT = 1


class ResumeError(ValueError):
    """Work that cannot be begun or gone on with; the message says why and what to do."""


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other processes from the same work meanwhile; one that dies lets go.

    Raises:
        ResumeError: another process is at it.
        OSError: the folder cannot be written.
    """
    lock = path.with_name(f"{path.name}.lock")
    with lock.open("w") as file:
        if not _lock(file):
            raise ResumeError(f"Another process is at work on {path}. Wait until it is done.")
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def write_state(path: Path, fingerprint: str, content: Mapping[str, Any]) -> None:
    """Write the file so that after a crash it is the new one or the one before, and whole.

    Args:
        path: is replaced if it is there.
        fingerprint: of the training that the content belongs to.
        content: tensors, numbers, texts, and lists and dicts of them.

    Raises:
        OSError: the file cannot be written.
    """
    written = io.BytesIO()  # torch itself does not say why a file cannot be written
    torch.save({"format": FORMAT, "fingerprint": fingerprint, "content": content}, written)
    # Of one name: whoever is killed while writing leaves at most this one, for the next to replace.
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("wb") as file:
            file.write(written.getbuffer())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    _sync_folder(path.parent)


def read_state(path: Path, fingerprint: str) -> dict[str, Any]:
    """The content of the file, its tensors on the CPU.

    Raises:
        ResumeError: it is damaged, is no such file, or belongs to another training.
    """
    found = _read(path)
    if found.get("format") != FORMAT:
        raise ResumeError(
            f"{path} was written by another version of PointerScope. "
            "Remove the file to train anew, or resume with that version."
        )
    if found.get("fingerprint") != fingerprint:
        raise ResumeError(
            f"{path} belongs to another training: the recipe, the sizes of the network, the kind "
            "of device or the histories differ. Resume with the same ones, or remove the file to "
            "train anew."
        )
    content = found.get("content")
    if not isinstance(content, dict):
        raise damaged(path)
    return content


def damaged(path: Path) -> ResumeError:
    """What to raise for a file with something else in it than training puts there."""
    return ResumeError(
        f"{path} is damaged, or holds no state of training. Remove the file to train anew."
    )


def _read(path: Path) -> dict[str, Any]:
    try:
        # Torch does not look at the checksums that it writes.
        with zipfile.ZipFile(path) as archive:
            whole = archive.testzip() is None
        found = torch.load(path, map_location="cpu", weights_only=True) if whole else None
    except Exception as error:  # a damaged archive fails in many ways
        raise damaged(path) from error
    if not isinstance(found, dict):
        raise damaged(path)
    return found


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder outlast a crash, where the system can."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _lock(file: IO[str]) -> bool:
    """Whether the file is this process's alone now."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
