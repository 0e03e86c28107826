"""Writing of folders and files that are either complete or absent."""

import errno
import os
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

_MAX_NAME_CHARACTERS = 40  # of a temporary name; file systems allow 255 bytes
_MOVING = threading.Lock()
_DISK_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def is_disk_full(error: OSError) -> bool:
    """Return whether a file could not be written because there is no more space for it."""
    return error.errno in _DISK_FULL


def write_folder(folder: Path, fill: Callable[[Path], None], mode: int = 0o755) -> bool:
    """Write a folder under a temporary name and move it to its own once it is complete.

    An existing folder is replaced only then; if anything fails, it stays as it was. Of several
    processes that write the same folder, the last one to finish wins. What a killed process left
    of it is removed by the next one.

    Args:
        folder: the folder to write.
        fill: writes the files into the folder that it receives.
        mode: the permissions of the folder.

    Returns:
        Whether the folder is new.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        with no_moves_in(folder.parent):
            _remove_abandoned(folder)
            # Readers of the parent folder skip names that begin with a dot.
            temporary = _temporary_folder(folder)
            lock_folder(temporary, stack)  # until this process is done with it, or ends
        try:
            fill(temporary)
            temporary.chmod(mode)
            with no_moves_in(folder.parent):
                return _move_into_place(temporary, folder)
        finally:
            shutil.rmtree(temporary, ignore_errors=True)


def write_file(path: Path, fill: Callable[[IO[bytes]], object], mode: int = 0o644) -> None:
    """Write a file under a temporary name and move it to its own once it is complete.

    Args:
        path: the file to write; an existing one is replaced, or stays if anything fails.
        fill: writes the bytes into the open file that it receives.
        mode: the permissions of the file.
    """
    try:
        opened = tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False)  # noqa: SIM115
    except OSError as error:
        error.filename = str(path)  # the temporary name would mean nothing to a reader
        raise
    with opened as file:
        temporary = Path(file.name)
        try:
            fill(file)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            temporary.chmod(mode)
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)


def remove_folder(folder: Path) -> None:
    """Remove a folder without readers ever seeing a part of it; of a link, remove only the link."""
    with ExitStack() as stack, no_moves_in(folder.parent):
        aside = _temporary_folder(folder, "-old")
        lock_folder(aside, stack)
        stack.callback(shutil.rmtree, aside)
        folder.rename(aside / folder.name)


@contextmanager
def no_moves_in(parent: Path) -> Iterator[None]:
    """Keep `write_folder` and `remove_folder`, of all processes, from moving folders meanwhile.

    Each folder in `parent` is then either there with all its files or not there. Within the block
    neither of the two functions may be called.
    """
    with _MOVING, ExitStack() as stack:
        # The parent itself is locked, so that no lock file stays in it. Where that is not possible,
        # as on some network file systems, only threads wait for each other.
        lock_folder(parent, stack)
        yield


def lock_folder(folder: Path, stack: ExitStack, *, wait: bool = True) -> bool:
    """Lock a folder until a stack is left or this process ends.

    Args:
        folder: an existing folder.
        stack: what unlocks it.
        wait: whether to wait for a process that has it locked.

    Returns:
        Whether that was possible: nobody else has it locked, and the file system has locks.
    """
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        descriptor = os.open(folder, os.O_RDONLY)
        stack.callback(os.close, descriptor)  # which unlocks it
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True


def _remove_abandoned(folder: Path) -> None:
    """Remove what processes that were killed left of a folder: nobody has it locked."""
    left = re.compile(re.escape(_hidden(folder)) + r"-[a-z0-9_]{8}")
    for other in folder.parent.iterdir():
        if left.fullmatch(other.name) and other.is_dir():
            with ExitStack() as stack:
                if lock_folder(other, stack, wait=False):
                    shutil.rmtree(other, ignore_errors=True)


def _hidden(folder: Path) -> str:
    return f".{folder.name[:_MAX_NAME_CHARACTERS]}"


def _temporary_folder(folder: Path, suffix: str = "") -> Path:
    """Create a hidden folder next to another one, with a name that is never too long."""
    return Path(tempfile.mkdtemp(prefix=f"{_hidden(folder)}{suffix}-", dir=folder.parent))


def _move_into_place(finished: Path, folder: Path) -> bool:
    """Move a finished folder to its name, replacing the folder that has the name.

    The old folder is restored if the move fails, and removed if it succeeds.

    Returns:
        Whether no folder had the name.
    """
    if not os.path.lexists(folder):
        finished.rename(folder)
        return True
    aside = _temporary_folder(folder, "-old")
    old = aside / folder.name
    try:
        folder.rename(old)
        finished.rename(folder)
    except OSError:
        if os.path.lexists(old):
            old.rename(folder)
        aside.rmdir()
        raise
    shutil.rmtree(aside)
    return False
