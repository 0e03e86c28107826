"""Files from elsewhere: looked at before they are opened."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class ForeignFileError(ValueError):
    """A file that is not opened; the message says why."""


def check_file(path: Path, largest: int) -> None:
    """Refuse what is no file of this folder, or larger than any such file is.

    The folder itself may be a link, and a file a link to another file of the same folder.

    Args:
        path: what is about to be opened.
        largest: bytes.

    Raises:
        ForeignFileError: it leads out of its folder, is no plain file, or is too large.
        OSError: it is not there.
    """
    if path.resolve().parent != path.parent.resolve():
        raise ForeignFileError(f"{path.name} is a link that leads out of its folder.")
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise ForeignFileError(f"{path.name} is no file.")
    if (size := found.st_size) > largest:
        raise ForeignFileError(f"{path.name} is {size:,} bytes; at most {largest:,} are read.")
