"""Untrusted files: the processor time of reading or refusing them grows with their size."""

from __future__ import annotations

import io
import json
import pickle
import zipfile
from collections import deque
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pytest
import torch

from pointerscope.mobility.sources import DataError, ReadReporter
from pointerscope.mobility.table_files import open_table
from pointerscope.network.architecture import Architecture
from pointerscope.network.bundle_uploads import BundleUploadError, put_bundle
from pointerscope.network.bundles import BundleError, read_bundle
from pointerscope.network.insights import InsightsError, read_insights
from pointerscope.network.pointer_network import PointerNetwork
from tests.conftest import write_published, write_tiny
from tests.evil_files import (
    PLACES_HEAD,
    archive_of,
    checkpoint_of,
    insights_of,
    many_tensors,
    with_entries,
)
from tests.growth import MAX_SLOPE, slope

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Write = Callable[[Path, int], object]

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

DOUBLINGS = (1, 2, 4, 8, 16)
HISTORY = {"title": "A", "user": None, "visits": "Home, Work", "predict_at": "2026-11-16T18:00"}


def saved(weights: object, folder: Path, *, legacy: bool = False) -> None:
    content = {"model_state_dict": weights, "config": {"model": {"nhead": 2}}}
    torch.save(content, folder / "best.pt", _use_new_zipfile_serialization=not legacy)


def numbers(folder: Path, size: int, *, legacy: bool = False) -> None:
    """A checkpoint with many locations."""
    weights = PointerNetwork(Architecture(size // 800, 4, 64, 2, 1, 64, 6)).state_dict()
    saved(weights, folder, legacy=legacy)


def names(folder: Path, size: int, *, legacy: bool = False) -> None:
    """A checkpoint with many tensors."""
    tensors = {str(number): torch.zeros(1) for number in range(size // 400)}
    saved(tensors, folder, legacy=legacy)


def pickled(instructions: bytes, folder: Path, size: int) -> None:
    checkpoint_of(b"\x80\x02)" + instructions * (size // len(instructions)) + b".", folder)


def plain_data(folder: Path, size: int) -> None:
    checkpoint_of(pickle.dumps({str(n): [n, (n, n)] for n in range(size // 40)}, 2), folder)


def entries(folder: Path, size: int) -> None:
    with_entries(f"best/data/{number}" for number in range(100, 100 + size // 100))(folder)


CHECKPOINTS: dict[str, tuple[Write, int]] = {
    "numbers": (numbers, 4_000_000),
    "numbers in the old layout": (partial(numbers, legacy=True), 4_000_000),
    "tensors": (names, 50_000),
    "tensors in the old layout": (partial(names, legacy=True), 50_000),
    "plain data": (plain_data, 30_000),
    "nested tuples": (partial(pickled, b"\x85"), 10_000),
    "doubled tuples": (partial(pickled, b"q\0h\0\x86"), 10_000),
    "marks": (partial(pickled, b"("), 10_000),
    "entries": (entries, 100_000),
}


def written(name: str, content: Callable[[int], bytes]) -> Write:
    return lambda folder, size: (folder / name).write_bytes(content(size))


def repeated(unit: bytes) -> Callable[[int], bytes]:
    return lambda size: unit * (size // len(unit))


def listed(item: object) -> Callable[[int], bytes]:
    text = json.dumps(item)
    return lambda size: f"[{','.join([text] * (size // len(text)))}]".encode()


BUNDLES: dict[str, tuple[Write, int]] = {
    "a header of tensors": (
        written("weights.safetensors", lambda size: many_tensors(size // 60)),
        30_000,
    ),
    "a long header": (
        written("weights.safetensors", lambda size: many_tensors(size // 60)),
        1_000_000,
    ),
    "histories": (written("histories.json", listed(HISTORY)), 100_000),
    "histories that are none": (written("histories.json", listed({})), 100_000),
    "nested histories": (written("histories.json", repeated(b"[")), 100_000),
    "places": (
        written("places.csv", lambda size: PLACES_HEAD.encode() + b"2,A,,,,\n" * (size // 8)),
        500_000,
    ),
    "a place with a long name": (
        written("places.csv", lambda size: PLACES_HEAD.encode() + b'2,"' + b"x\n" * (size // 2)),
        500_000,
    ),
    "people": (written("people.csv", lambda size: b"id,name\n" + b"1,A\n" * (size // 4)), 500_000),
    "a card": (
        written("model.json", lambda size: b'{"components": [' + b"1," * (size // 2) + b"1]}"),
        100_000,
    ),
}
INSIGHTS: dict[str, tuple[Write, int]] = {
    "rows": (
        written("insights.json", lambda size: insights_of(rows=[["all", 0.5]] * (size // 12))),
        60_000,
    ),
    "rows that are none": (
        written("insights.json", lambda size: insights_of(rows=[[[]] * (size // 4)])),
        60_000,
    ),
    "tables that are none": (
        written("insights.json", lambda size: b'{"tables": [' + b"1," * (size // 2) + b"1]}"),
        60_000,
    ),
}


def read_or_refuse(folder: Path) -> None:
    with suppress(BundleError):
        read_bundle(folder)


def read_or_refuse_insights(folder: Path) -> None:
    with suppress(InsightsError):
        read_insights(folder)


def growth(
    tmp_path: Path,
    base: Callable[[Path], object],
    write: Write,
    size: int,
    run: Callable[..., None],
) -> float:
    """The slope over folders with a file of the size, and of its multiples."""
    runs = {}
    for factor in DOUBLINGS:
        folder = tmp_path / f"times-{factor}"
        folder.mkdir()
        base(folder)
        write(folder, factor * size)
        runs[factor * size] = partial(run, folder)
    return slope(runs)


@pytest.mark.parametrize("what", CHECKPOINTS)
def test_checkpoints_are_read_or_refused_in_linear_time(tmp_path, what):
    assert growth(tmp_path, write_published, *CHECKPOINTS[what], read_or_refuse) <= MAX_SLOPE


@pytest.mark.parametrize("what", BUNDLES)
def test_bundles_are_read_or_refused_in_linear_time(tmp_path, what):
    assert growth(tmp_path, write_tiny, *BUNDLES[what], read_or_refuse) <= MAX_SLOPE


@pytest.mark.parametrize("what", INSIGHTS)
def test_insights_are_read_or_refused_in_linear_time(tmp_path, what):
    assert growth(tmp_path, write_tiny, *INSIGHTS[what], read_or_refuse_insights) <= MAX_SLOPE


ARCHIVES: dict[str, tuple[Callable[[int], bytes], int]] = {
    "files": (lambda size: archive_of({str(n): b"" for n in range(size // 100)}), 50_000),
    "a long name": (lambda size: archive_of({"a" * min(size, 65_000): b""}), 8_000),
    "compressed zeros": (
        lambda size: archive_of({"weights.safetensors": bytes(size), "model.json": b"{}"}),
        2_000_000,
    ),
    "stored zeros": (
        lambda size: archive_of({"weights.safetensors": bytes(size)}, zipfile.ZIP_STORED),
        2_000_000,
    ),
    "no archive": (bytes, 2_000_000),
    "signatures": (repeated(b"PK\5\6"), 2_000_000),
}


@pytest.mark.parametrize("what", ARCHIVES)
def test_archives_are_unpacked_or_refused_in_linear_time(tmp_path, what):
    make, size = ARCHIVES[what]

    def put(archive: bytes) -> None:
        with suppress(BundleUploadError):
            put_bundle(io.BytesIO(archive), tmp_path, "new", 100_000_000, lambda folder: None)

    runs = {factor * size: partial(put, make(factor * size)) for factor in DOUBLINGS}
    assert slope(runs) <= MAX_SLOPE


def object_of(names: int) -> str:
    return json.dumps({f"a{n}": 1 for n in range(names)})


TABLES: dict[str, tuple[Write, int]] = {
    "JSON Lines with a long name around others": (
        written(
            "a.jsonl",
            lambda size: f'{{"{"k" * (size // 2)}": {object_of(size // 24)}}}'.encode(),
        ),
        50_000,
    ),
    "nested JSON Lines": (
        written(
            "a.jsonl",
            lambda size: (
                '{"b":' * (size // 1_000) + object_of(size // 12) + "}" * (size // 1_000)
            ).encode(),
        ),
        50_000,
    ),
    "many names and empty JSON Lines": (
        written(
            "a.jsonl",
            lambda size: (object_of(min(size // 20, 1_000)) + "\n{}" * (size // 6)).encode(),
        ),
        1_000,
    ),
}


def read_or_refuse_table(folder: Path) -> None:
    """Read two columns of the table in a folder."""
    with suppress(DataError):
        table = open_table(next(folder.glob("a.*")))
        deque(table.rows(table.columns[:2], ReadReporter()), maxlen=0)


@pytest.mark.parametrize("what", TABLES)
def test_tables_are_read_or_refused_in_linear_time(tmp_path, what):
    assert growth(tmp_path, lambda folder: None, *TABLES[what], read_or_refuse_table) <= MAX_SLOPE
