"""The file that holds the state of an unfinished training."""

import io
import os
import time
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import torch

try:
    import fcntl
except ImportError:  # on Windows, where nothing stops two trainings of the same bundle
    fcntl = None  # type: ignore[assignment]


FORMAT = 1


class ResumeError(ValueError):
    """Work that cannot be started or resumed; the message says why and what to do."""


@contextmanager
def exclusive_lock(path: Path, wait_seconds: float = 0) -> Iterator[None]:
    """Keep other processes from the same work. The lock of a process that dies is released.

    Args:
        path: of the file or folder to work on.
        wait_seconds: how long to wait for another process.

    Raises:
        ResumeError: another process holds the lock.
        OSError: the folder cannot be written.
    """
    lock = path.with_name(f"{path.name}.lock")
    give_up_at = time.monotonic() + wait_seconds
    while True:
        with lock.open("w") as file:
            if _lock(file):
                try:
                    yield
                finally:
                    lock.unlink(missing_ok=True)
                return
        if time.monotonic() >= give_up_at:
            raise ResumeError(f"Another process is working on {path}. Wait until it is done.")
        time.sleep(0.1)


def write_state(path: Path, fingerprint: str, content: Mapping[str, Any]) -> None:
    """Write the file atomically: after a crash it is complete, either the new or the old one.

    Args:
        path: the file; an existing one is replaced.
        fingerprint: identifies the training that the content belongs to.
        content: tensors, numbers, texts, and lists and dicts of them.

    Raises:
        OSError: the file cannot be written.
    """
    buffer = io.BytesIO()  # torch's own errors do not say why a file cannot be written
    torch.save({"format": FORMAT, "fingerprint": fingerprint, "content": content}, buffer)
    # A fixed name: a process killed while writing leaves one file, which the next one replaces.
    temporary = path.with_name(f".{path.name}.new")
    try:
        with temporary.open("wb") as file:
            file.write(buffer.getbuffer())
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(path.parent)


def read_state(path: Path, fingerprint: str) -> dict[str, Any]:
    """Return the content of the file, with its tensors on the CPU.

    Raises:
        ResumeError: the file is damaged, has another format, or belongs to another training.
    """
    stored = _read(path)
    if stored.get("format") != FORMAT:
        raise ResumeError(
            f"{path} was written by another version of PointerScope. Resume with that version, or "
            "remove the file to start again."
        )
    if stored.get("fingerprint") != fingerprint:
        raise ResumeError(
            f"{path} belongs to another training: the recipe, the sizes of the network, the kind "
            "of device or the histories differ. Resume with the same ones, or remove the file to "
            "start again."
        )
    content = stored.get("content")
    if not isinstance(content, dict):
        raise damaged_state_error(path)
    return content


def damaged_state_error(path: Path) -> ResumeError:
    """Return the error for a file with unexpected content."""
    return ResumeError(
        f"{path} is damaged, or holds no state of training. Remove the file to start again."
    )


def _read(path: Path) -> dict[str, Any]:
    try:
        # `torch.load` does not verify the checksums in the archive.
        with zipfile.ZipFile(path) as archive:
            is_intact = archive.testzip() is None
        stored = torch.load(path, map_location="cpu", weights_only=True) if is_intact else None
    except Exception as error:  # a damaged archive can fail in any way
        raise damaged_state_error(path) from error
    if not isinstance(stored, dict):
        raise damaged_state_error(path)
    return stored


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a crash, on systems that can."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _lock(file: IO[str]) -> bool:
    """Lock the file for this process; return whether that succeeded."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
