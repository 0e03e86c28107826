"""The two layouts of the files that `torch.save` writes, read without PyTorch.

Since PyTorch 1.6 a checkpoint is a zip archive without compression::

    <any name>/data.pkl               the objects, with a key in place of each tensor's numbers
    <any name>/data/<key>             the numbers
    <any name>/version, byteorder, …  small texts

Before, it was five pickles, one after the other (a magic number, the version, the machine, the
objects, the keys), followed by the numbers of each key. Everything else is refused: other entries,
also those that differ in letter case only, and numbers of another size than the objects declare.
"""

import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, Any
from zipfile import ZipFile

from pointerscope.core.plain_zips import NotPlainZipError, open_plain_zip
from pointerscope.network.checkpoint_pickles import CheckpointPickles, Storage

MAX_PICKLE_BYTES = 1_000_000
MAX_ZIP_ENTRIES = 20_000  # a file for each tensor, those of the optimizer included
_ZIP_SIGNATURE = b"PK\3\4"
_OBJECTS = "data.pkl"
_NUMBERS = "data/"
_BYTE_ORDER = "byteorder"
_ENTRY = re.compile(
    r"data\.pkl|data/[0-9]{1,20}|version|byteorder|\.format_version|\.storage_alignment"
    r"|\.data/serialization_id"
)
_MAX_TEXT_BYTES = 1_000  # of the small entries
_MAGIC_NUMBER = 0x1950A86A20F9469CFC6C
_LEGACY_VERSION = 1001
_COUNT_BYTES = 8  # before the numbers of a key in the legacy layout


class DamagedCheckpointError(ValueError):
    """A file that is not a checkpoint, or is damaged or cut short; the message says how."""


@dataclass(frozen=True)
class CheckpointFile:
    """The contents of a checkpoint.

    Attributes:
        content: plain data, with a `StoredTensor` for each tensor.
        read: returns the bytes of a storage that the content mentions.
    """

    content: object
    read: Callable[[Storage], bytes]


@contextmanager
def open_checkpoint_file(file: IO[bytes]) -> Iterator[CheckpointFile]:
    """Open a checkpoint; its tensors can be read until the end of the `with` block.

    Args:
        file: the checkpoint, at its beginning.

    Raises:
        NotPlainZipError: the archive is damaged, compressed, or not one that `torch.save` writes.
        UnknownNameError: opening the file with Python could run code.
        DamagedPickleError: a pickle in the file is damaged.
        DamagedCheckpointError: the file is damaged otherwise.
    """
    is_zip = file.read(len(_ZIP_SIGNATURE)) == _ZIP_SIGNATURE
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    if not is_zip:
        yield _read_legacy(file, size)
        return
    with open_plain_zip(file, MAX_ZIP_ENTRIES, size, allow_compression=False) as archive:
        yield _read_archive(archive)


def _read_archive(archive: ZipFile) -> CheckpointFile:
    sizes = _entry_sizes(archive)
    stem = archive.infolist()[0].filename.partition("/")[0] if sizes else ""
    if _OBJECTS not in sizes:
        raise NotPlainZipError(f"it lacks {_OBJECTS}.")
    _check_pickle_size(sizes[_OBJECTS])
    if _BYTE_ORDER in sizes:
        _check_byte_order(archive.read(f"{stem}/{_BYTE_ORDER}").decode("ascii"))
    pickles = CheckpointPickles(io.BytesIO(archive.read(f"{stem}/{_OBJECTS}")))
    content = pickles.load()
    declared = {f"{_NUMBERS}{key}": storage.bytes for key, storage in pickles.storages.items()}
    if declared != {name: size for name, size in sizes.items() if name.startswith(_NUMBERS)}:
        raise DamagedCheckpointError("its tensors do not have the sizes that it declares.")
    return CheckpointFile(content, lambda storage: archive.read(f"{stem}/{_NUMBERS}{storage.key}"))


def _entry_sizes(archive: ZipFile) -> dict[str, int]:
    """Return the bytes of each entry by its name below the folder that all of them are in."""
    sizes = {}
    stems = set()
    for entry in archive.infolist():
        stem, _, name = entry.filename.partition("/")
        is_small = (
            name == _OBJECTS or name.startswith(_NUMBERS) or (entry.file_size <= _MAX_TEXT_BYTES)
        )
        if not _ENTRY.fullmatch(name) or not is_small:
            shown = ascii(entry.filename[:100])
            raise NotPlainZipError(f"it holds {shown}, which `torch.save` does not write.")
        stems.add(stem)
        sizes[name] = entry.file_size
    if len(stems) > 1:
        raise NotPlainZipError("its files are in several folders.")
    return sizes


def _read_legacy(file: IO[bytes], size: int) -> CheckpointFile:
    stream = io.BytesIO(file.read(MAX_PICKLE_BYTES))
    pickles = CheckpointPickles(stream)
    magic_number, version, machine = pickles.load(), pickles.load(), pickles.load()
    content, keys = pickles.load(), pickles.load()
    if (type(magic_number), magic_number) != (int, _MAGIC_NUMBER):
        raise DamagedCheckpointError("it does not begin like a file of `torch.save`.")
    if (type(version), version) != (int, _LEGACY_VERSION) or type(machine) is not dict:
        raise DamagedCheckpointError("it has an unknown version.")
    is_little = machine.get("little_endian") is True
    _check_byte_order("little" if is_little else "big")
    places = _legacy_places(file, stream.tell(), size, keys, pickles.storages)

    def read(storage: Storage) -> bytes:
        file.seek(places[storage.key])
        return file.read(storage.bytes)

    return CheckpointFile(content, read)


def _legacy_places(
    file: IO[bytes], begin: int, size: int, keys: Any, storages: dict[str, Storage]
) -> dict[str, int]:
    """Return where the numbers of each key begin; they fill the file to its last byte."""
    places = {}
    if type(keys) is not list or len(keys) != len(storages):
        raise DamagedCheckpointError("its list of tensors is not complete.")
    for key in keys:
        if type(key) is not str or key in places or key not in storages:
            raise DamagedCheckpointError("its list of tensors is not the one of its objects.")
        file.seek(begin)
        count = int.from_bytes(file.read(_COUNT_BYTES), "little", signed=True)
        if count != storages[key].size:
            raise DamagedCheckpointError("its tensors do not have the sizes that it declares.")
        places[key] = begin + _COUNT_BYTES
        begin = places[key] + storages[key].bytes
    if begin != size:
        raise DamagedCheckpointError("its tensors do not end where the file ends.")
    return places


def _check_pickle_size(size: int) -> None:
    if size > MAX_PICKLE_BYTES:
        raise DamagedCheckpointError(
            f"its objects other than the numbers in tensors take {size:,} bytes; at most "
            f"{MAX_PICKLE_BYTES:,} are read."
        )


def _check_byte_order(order: str) -> None:
    if order != sys.byteorder:
        raise DamagedCheckpointError(
            f"its numbers are stored in the byte order {order[:20]!a}; expected {sys.byteorder!r}."
        )
