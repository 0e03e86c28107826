"""Checks on untrusted files before they are opened."""

import os
import stat
from pathlib import Path


class ForeignFileError(ValueError):
    """An untrusted file was refused; the message says why."""


def check_file(path: Path, max_bytes: int) -> None:
    """Check that a path is a regular file of its own folder and not too large.

    The folder may be a symbolic link, and the file a link to another file of the same folder.

    Args:
        path: the file about to be opened.
        max_bytes: the largest size accepted.

    Raises:
        ForeignFileError: the path leads out of its folder, is not a regular file, or is too large.
        OSError: nothing is at the path.
    """
    if path.resolve().parent != path.parent.resolve():
        raise ForeignFileError(
            f"{path.name} is a link that leads out of its folder. Replace it by the file itself."
        )
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise ForeignFileError(f"{path.name} is not a file; a regular file was expected.")
    if (size := status.st_size) > max_bytes:
        raise ForeignFileError(
            f"{path.name} is {size:,} bytes; at most {max_bytes:,} bytes are read."
        )


def readable_name(name: str) -> str:
    """Return a name of a file or folder as text; what is not UTF-8 is replaced."""
    return os.fsencode(name).decode("utf-8", "replace")
