"""Untrusted zip archives, checked before anything is unpacked.

A small archive can list millions of files, unpack to more than a disk holds, or let several names
share the same bytes.
"""

import struct
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

_END = struct.Struct("<4s4H2LH")  # end of central directory
_LOCATOR = struct.Struct("<4sLQL")  # zip64 locator of the record below
_ZIP64_END = struct.Struct("<4sQ2H2L4Q")  # zip64 end of central directory
_MAX_ENTRY_BYTES = 512  # on average in the central directory; the name takes most of them
_ENCRYPTED = 1  # flag bit of an entry
_NOT_A_ZIP = "it is not a zip archive, or it is damaged."
_TOO_MANY_FILES = "it lists more than {:,} files."


class NotPlainZipError(ValueError):
    """An untrusted archive was refused; the message says why."""


@contextmanager
def open_plain_zip(
    file: IO[bytes], max_entries: int, max_bytes: int, *, allow_compression: bool
) -> Iterator[zipfile.ZipFile]:
    """Open an archive whose number and size of entries are within limits.

    Args:
        file: the archive; its read position changes.
        max_entries: the most entries accepted.
        max_bytes: the most bytes accepted for all entries, unpacked.
        allow_compression: whether entries may be compressed.

    Raises:
        NotPlainZipError: the archive is damaged or beyond a limit.
    """
    if _central_directory_bytes(file) > max_entries * _MAX_ENTRY_BYTES:
        raise NotPlainZipError(_TOO_MANY_FILES.format(max_entries))
    try:
        with zipfile.ZipFile(file) as archive:
            _check_entries(
                archive.infolist(), max_entries, max_bytes, allow_compression=allow_compression
            )
            yield archive
    except (zipfile.BadZipFile, NotImplementedError, UnicodeDecodeError, EOFError) as error:
        raise NotPlainZipError(_NOT_A_ZIP) from error


def _check_entries(
    entries: list[zipfile.ZipInfo], max_entries: int, max_bytes: int, *, allow_compression: bool
) -> None:
    if len(entries) > max_entries:
        raise NotPlainZipError(_TOO_MANY_FILES.format(max_entries))
    # Some readers and file systems take names for equal that differ in case only.
    if len({entry.filename.casefold() for entry in entries}) < len(entries):
        raise NotPlainZipError("it lists a file twice.")
    if any(entry.flag_bits & _ENCRYPTED for entry in entries):
        raise NotPlainZipError("it is encrypted; only unencrypted archives are read.")
    allowed = (
        {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED} if allow_compression else {zipfile.ZIP_STORED}
    )
    if any(entry.compress_type not in allowed for entry in entries):
        raise NotPlainZipError("its files are compressed by a method that is not supported.")
    if not allow_compression and any(entry.compress_size != entry.file_size for entry in entries):
        raise NotPlainZipError(_NOT_A_ZIP)
    if sum(entry.file_size for entry in entries) > max_bytes:
        raise NotPlainZipError(f"it unpacks to more than {max_bytes:,} bytes.")


def _central_directory_bytes(file: IO[bytes]) -> int:
    """Return the length of the central directory, which must end where the end records begin.

    Every zip reader then finds the same list of entries.
    """
    size = file.seek(0, 2)
    tail = _ZIP64_END.size + _LOCATOR.size + _END.size
    file.seek(max(0, size - tail))
    records = file.read(tail).rjust(tail, b"\0")
    *_, signature, _, _, _, _, length, start, comment = _END.unpack(records[-_END.size :])
    if signature != b"PK\5\6" or comment:
        raise NotPlainZipError(_NOT_A_ZIP)
    end = size - _END.size
    mark, _, zip64_start, _ = _LOCATOR.unpack(records[_ZIP64_END.size : -_END.size])
    if mark == b"PK\6\7":
        end -= _LOCATOR.size + _ZIP64_END.size
        mark, *_, length, start = _ZIP64_END.unpack(records[: _ZIP64_END.size])
        if mark != b"PK\6\6" or zip64_start != end:
            raise NotPlainZipError(_NOT_A_ZIP)
    if start + length != end:
        raise NotPlainZipError(_NOT_A_ZIP)
    file.seek(0)
    return length
