"""Event files of TensorBoard; read here by a decoder of the wire format that the test brings."""

from __future__ import annotations

import struct

import pytest

from pointerscope.studies.event_file import EventFile, crc32c


def fields(data: bytes):
    """The fields of a Protocol Buffers message: number and content."""

    def varint() -> int:
        nonlocal at
        number = shift = 0
        while True:
            byte = data[at]
            at += 1
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    at = 0
    while at < len(data):
        key = varint()
        if key & 7 == 0:
            yield key >> 3, varint()
            continue
        size = {1: 8, 5: 4}.get(key & 7) or varint()
        yield key >> 3, data[at : at + size]
        at += size


def masked(data: bytes) -> int:
    crc = crc32c(data)
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


def records(content: bytes):
    """The records of a file, after a check of both checksums of each."""
    while content:
        (length,) = struct.unpack("<Q", content[:8])
        data = content[12 : 12 + length]
        assert struct.unpack("<I", content[8:12])[0] == masked(content[:8])
        assert struct.unpack("<I", content[12 + length : 16 + length])[0] == masked(data)
        yield dict(fields(data))
        content = content[16 + length :]


@pytest.mark.parametrize(
    ("data", "expected"),
    [(b"123456789", 0xE3069283), (bytes(32), 0x8A9136AA), (bytes(range(32)), 0x46DD794E)],
)
def test_the_checksum_is_that_of_the_rfc(data, expected):
    """The last two are examples of RFC 3720, appendix B.4."""
    assert crc32c(data) == expected


def test_a_file_holds_a_header_and_the_points(tmp_path):
    events = EventFile(tmp_path / "log" / "run")
    events.add(1, {"loss": 2.5})
    events.add(300, {"loss": -0.125, "accuracy": 0.75})
    events.close()
    [file] = (tmp_path / "log" / "run").iterdir()
    assert file.name.startswith("events.out.tfevents.")
    header, first, second = records(file.read_bytes())
    assert header[3] == b"brain.Event:2"
    assert (first[2], second[2]) == (1, 300)
    points = [dict(fields(value)) for _, value in fields(second[5])]
    assert [(point[1], *struct.unpack("<f", point[2])) for point in points] == [
        (b"loss", -0.125),
        (b"accuracy", 0.75),
    ]


def test_points_can_be_read_before_the_file_is_closed(tmp_path):
    events = EventFile(tmp_path)
    events.add(1, {"loss": 1.0})
    [file] = tmp_path.iterdir()
    assert len(list(records(file.read_bytes()))) == 2
    events.close()
