"""Event files of TensorBoard, written without TensorBoard.

A file is a sequence of records: the length of the data in eight bytes, its checksum, the data, and
their checksum. The data is an `Event` in the wire format of Protocol Buffers. A curve needs four of
its fields: `wall_time` (1, double), `step` (2, int64), `file_version` (3, string) and `summary`
(5), which holds a `value` (1) with `tag` (1, string) and `simple_value` (2, float). TensorBoard
reads all files of a folder in the order of their names, and stops in a file at a record that was
cut off. So each process begins a file of its own.
"""

import struct
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_VARINT, _DOUBLE, _BYTES, _FLOAT = 0, 1, 2, 5  # wire types
_MASK = 0xA282EAD8  # added to a rotated checksum
_POLYNOMIAL = 0x82F63B78  # of CRC-32C (Castagnoli), reflected


class EventFile:
    """A new event file in a folder, which is created if it is missing."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / f"events.out.tfevents.{time.time_ns() // 1000}").open("xb")
        self._write(_bytes_field(3, b"brain.Event:2"))

    def add(self, step: int, values: Mapping[str, float]) -> None:
        """Append a point to the curve of every tag, and hand it to the system."""
        summary = b"".join(
            _bytes_field(
                1, _bytes_field(1, tag.encode()) + _key(2, _FLOAT) + struct.pack("<f", value)
            )
            for tag, value in values.items()
        )
        self._write(_key(2, _VARINT) + _varint(step) + _bytes_field(5, summary))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, fields: bytes) -> None:
        data = _key(1, _DOUBLE) + struct.pack("<d", time.time()) + fields
        length = struct.pack("<Q", len(data))
        self._file.write(length + _checksum(length) + data + _checksum(data))
        self._file.flush()


def crc32c(data: bytes) -> int:
    """Return the CRC-32C of some bytes (RFC 3720, appendix B.4)."""
    table, remainder = _table(), 0xFFFFFFFF
    for byte in data:
        remainder = table[(remainder ^ byte) & 0xFF] ^ (remainder >> 8)
    return remainder ^ 0xFFFFFFFF


@cache
def _table() -> list[int]:
    table = []
    for remainder in range(256):
        for _ in range(8):
            remainder = (remainder >> 1) ^ (_POLYNOMIAL if remainder & 1 else 0)
        table.append(remainder)
    return table


def _checksum(data: bytes) -> bytes:
    crc = crc32c(data)
    return struct.pack("<I", ((crc >> 15 | crc << 17) + _MASK) & 0xFFFFFFFF)


def _bytes_field(number: int, content: bytes) -> bytes:
    return _key(number, _BYTES) + _varint(len(content)) + content


def _key(number: int, wire_type: int) -> bytes:
    return _varint(number << 3 | wire_type)


def _varint(number: int) -> bytes:
    parts = []
    while number > 0x7F:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*parts, number])
