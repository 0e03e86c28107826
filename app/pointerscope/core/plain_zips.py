"""Zip archives from elsewhere: what they say of themselves is checked before it is believed.

A small archive can name millions of files, unpack to more than a disk holds, or let many names
share the same bytes.
"""

from __future__ import annotations

import struct
import zipfile
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_END = struct.Struct("<4s4H2LH")  # the last record of an archive
_LOCATOR = struct.Struct("<4sLQL")  # where the larger form of it stands
_LARGE_END = struct.Struct("<4sQ2H2L4Q")
_BYTES_AN_ENTRY = 512  # of the list; a name takes most of them
_ENCRYPTED = 1


class NotPlainZipError(ValueError):
    """An archive that is not opened; the message says why."""


@contextmanager
def open_plain_zip(
    file: IO[bytes], most: int, largest: int, *, packed: bool
) -> Iterator[zipfile.ZipFile]:
    """An archive whose entries are as many and as large as they may be.

    Args:
        file: of the archive; its position is not kept.
        most: entries.
        largest: bytes of all entries, unpacked.
        packed: whether entries may be compressed.

    Raises:
        NotPlainZipError: it is damaged, or more than it may be.
    """
    if _bytes_of_list(file) > most * _BYTES_AN_ENTRY:
        raise NotPlainZipError(f"it lists more than {most:,} files.")
    try:
        with zipfile.ZipFile(file) as archive:
            _check(archive.infolist(), most, largest, packed=packed)
            yield archive
    except (zipfile.BadZipFile, NotImplementedError, UnicodeDecodeError, EOFError) as error:
        raise NotPlainZipError("it is no zip archive, or it is damaged.") from error


def _check(entries: list[zipfile.ZipInfo], most: int, largest: int, *, packed: bool) -> None:
    if len(entries) > most:
        raise NotPlainZipError(f"it lists more than {most:,} files.")
    if len({entry.filename for entry in entries}) < len(entries):
        raise NotPlainZipError("it lists a file twice.")
    if any(entry.flag_bits & _ENCRYPTED for entry in entries):
        raise NotPlainZipError("it is encrypted.")
    allowed = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED} if packed else {zipfile.ZIP_STORED}
    if any(entry.compress_type not in allowed for entry in entries):
        raise NotPlainZipError("its files are compressed in a way that is not read.")
    if not packed and any(entry.compress_size != entry.file_size for entry in entries):
        raise NotPlainZipError("it is no zip archive, or it is damaged.")
    if sum(entry.file_size for entry in entries) > largest:
        raise NotPlainZipError(f"unpacked it is larger than {largest:,} bytes.")


def _bytes_of_list(file: IO[bytes]) -> int:
    """How long the list of entries is, which must end where the records after it begin.

    Every reader finds the same list then, and the archive is what they see.
    """
    size = file.seek(0, 2)
    tail = _LARGE_END.size + _LOCATOR.size + _END.size
    file.seek(max(0, size - tail))
    records = file.read(tail).rjust(tail, b"\0")
    *_, signature, _, _, _, _, length, begins, comment = _END.unpack(records[-_END.size :])
    if signature != b"PK\5\6" or comment:
        raise NotPlainZipError("it is no zip archive, or it is damaged.")
    end = size - _END.size
    mark, _, large_begins, _ = _LOCATOR.unpack(records[_LARGE_END.size : -_END.size])
    if mark == b"PK\6\7":
        end -= _LOCATOR.size + _LARGE_END.size
        mark, *_, length, begins = _LARGE_END.unpack(records[: _LARGE_END.size])
        if mark != b"PK\6\6" or large_begins != end:
            raise NotPlainZipError("it is no zip archive, or it is damaged.")
    if begins + length != end:
        raise NotPlainZipError("it is no zip archive, or it is damaged.")
    file.seek(0)
    return length
