"""Files that wish us ill, each made when a test asks for it; nothing here is ever opened by itself.

Every maker turns a folder with a good bundle, or with a published checkpoint, into an evil one.
"""

from __future__ import annotations

import io
import json
import os
import pickle
import pickletools
import struct
import subprocess
import zipfile
from typing import TYPE_CHECKING, Any

import torch

from pointerscope.network.architecture import Architecture
from pointerscope.network.pointer_network import PointerNetwork

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

PLACES_HEAD = "id,name,category,latitude,longitude,typical_minutes\n"
HUGE = 2_000_000_000


class Calls:
    """Calls a function when it is unpickled."""

    def __init__(self, function: Callable[..., Any], *arguments: Any) -> None:
        self._call = function, arguments

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._call


def pickle_bombs(ran: Path) -> dict[str, object]:
    """Objects that would make a folder if they were unpickled."""
    code = f"__import__('os').mkdir({str(ran)!r})"
    return {
        "os.system": Calls(os.system, f"mkdir {ran}"),
        "builtins.eval": Calls(eval, code),
        "nested reduce": Calls(list, [Calls(tuple, [Calls(exec, code)])]),
        "subprocess.Popen": Calls(subprocess.Popen, ["mkdir", str(ran)]),
    }


# --- A published checkpoint


def checkpoint_of(pickled: bytes, folder: Path) -> None:
    """The checkpoint of a folder with another pickle in it."""
    path = folder / "best.pt"
    rewritten(path, lambda name, content: pickled if name.endswith("data.pkl") else content)


def rewritten(
    path: Path, change: Callable[[str, bytes], bytes], packed: int = zipfile.ZIP_STORED
) -> None:
    """A zip archive with its files changed."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w", packed) as archive:
        for name, content in files.items():
            archive.writestr(name, change(name, content))


def _called(name: str, number: int) -> bytes:
    """A pickle that calls a function with a number."""
    return b"\x80\x02c" + name.encode() + b"\nJ" + struct.pack("<i", number) + b"\x85R."


def _doubling(levels: int) -> bytes:
    """A tuple that holds one twice, that holds one twice, …."""
    return b")" + b"".join(
        b"q" + bytes([level]) + b"h" + bytes([level]) + b"\x86" for level in range(levels)
    )


def byte_array(folder: Path) -> None:
    """Names a harmless function, and a length."""
    checkpoint_of(_called("builtins\nbytearray", HUGE), folder)


def byte_array_of_old_format(folder: Path) -> None:
    """The same in the format that is no archive."""
    before = (0x1950A86A20F9469CFC6C, 1001, {"little_endian": True})
    content = b"".join(pickle.dumps(part, protocol=2) for part in before)
    (folder / "best.pt").write_bytes(content + _called("builtins\nbytearray", HUGE))


def endless_key(folder: Path) -> None:
    """A dict with a key that takes years to hash."""
    checkpoint_of(b"\x80\x02}" + _doubling(60) + b"K\x01s.", folder)


def copied_number(folder: Path) -> None:
    """One number in every place of a huge tensor, and a function that copies tensors."""
    name = b"ctorch._utils\n_rebuild_device_tensor_from_cpu_tensor\n"
    checkpoint_of(b"\x80\x02" + name + b").", folder)


def deep_tuples(folder: Path) -> None:
    """Tuples in tuples."""
    checkpoint_of(b"\x80\x02)" + b"\x85" * 500_000 + b".", folder)


def endless_heads(folder: Path) -> None:
    """A number of heads that is a list of lists of lists …, each twice."""
    heads: list[Any] = []
    for _ in range(60):
        heads = [heads, heads]
    content = {"model_state_dict": {}, "config": {"model": {"nhead": heads}}}
    torch.save(content, folder / "best.pt")


def packed_checkpoint(folder: Path) -> None:
    """A small archive that unpacks to much; PyTorch itself writes none that is compressed."""
    content = {"model_state_dict": {"loc_emb.weight": torch.zeros(25_000_000)}}
    torch.save(content, folder / "best.pt")
    rewritten(folder / "best.pt", lambda _, content: content, zipfile.ZIP_DEFLATED)


def many_entries(folder: Path) -> None:
    """An archive that lists a great many files."""
    with zipfile.ZipFile(folder / "best.pt", "w") as archive:
        for number in range(30_000):
            archive.writestr(f"archive/data/{number}", b"")


def shared_bytes(folder: Path) -> None:
    """An archive whose files all are the same bytes, the size of which it multiplies."""
    path = folder / "best.pt"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("archive/data/0", bytes(1_000_000))
        entry = archive.infolist()[0]
        for number in range(1, 2_500):
            twin = zipfile.ZipInfo(f"archive/data/{number}")
            for name in ("header_offset", "CRC", "compress_size", "file_size", "date_time"):
                setattr(twin, name, getattr(entry, name))
            archive.filelist.append(twin)
        archive._didModify = True


def short_storage(folder: Path) -> None:
    """Tensors that claim more bytes than stand in the file."""
    rewritten(
        folder / "best.pt", lambda name, content: content[:4] if "/data/" in name else content
    )


def another_case(pickled: bytes) -> Callable[[Path], None]:
    """A pickle under a name in capital letters, which PyTorch reads all the same."""

    def make(folder: Path) -> None:
        with zipfile.ZipFile(folder / "best.pt", "w") as archive:
            archive.writestr("archive/DATA.PKL", pickled)

    return make


def with_entries(names: Iterable[str]) -> Callable[[Path], None]:
    """The checkpoint with more files, which are empty."""

    def make(folder: Path) -> None:
        with zipfile.ZipFile(folder / "best.pt", "a") as archive:
            for name in names:
                archive.writestr(name, b"")

    return make


def with_entry(name: str) -> Callable[[Path], None]:
    """The checkpoint with one more file."""
    return with_entries([name])


def other_byte_order(folder: Path) -> None:
    """Numbers whose bytes are in the other order."""
    rewritten(
        folder / "best.pt", lambda name, content: b"big" if name.endswith("order") else content
    )


def long_version(folder: Path) -> None:
    """A version that is no number."""
    rewritten(
        folder / "best.pt",
        lambda name, content: bytes(2_000) if name.endswith("/version") else content,
    )


def shared_numbers(folder: Path) -> None:
    """Fifty layers whose tensors all are views of the same few numbers."""
    weights = PointerNetwork(Architecture(9, 4, 64, 2, 50, 64, 6)).state_dict()
    numbers = torch.zeros(max(tensor.numel() for tensor in weights.values()))
    views = {name: numbers[: one.numel()].view(one.shape) for name, one in weights.items()}
    content = {"model_state_dict": views, "config": {"model": {"nhead": 2}}}
    torch.save(content, folder / "best.pt")


def many_parameters(folder: Path) -> None:
    """Thousands of names for one tensor."""
    tensor = torch.zeros(1)
    torch.save(
        {
            "model_state_dict": {f"{number}": tensor for number in range(6_000)},
            "config": {"model": {"nhead": 2}},
        },
        folder / "best.pt",
    )


def many_layers(folder: Path) -> None:
    """Thousands of layers, each of which would be a part of a network."""
    weights = torch.load(folder / "best.pt")["model_state_dict"]
    weights |= {f"transformer.layers.{n}.norm1.bias": torch.zeros(8) for n in range(4_000)}
    content = {"model_state_dict": weights, "config": {"model": {"nhead": 2}}}
    torch.save(content, folder / "best.pt")


def large_pickle(folder: Path) -> None:
    """Lists without number in place of tensors."""
    checkpoint_of(b"\x80\x02" + b"]" * 2_000_000 + b".", folder)


def _legacy(folder: Path) -> bytes:
    content = torch.load(folder / "best.pt")
    file = io.BytesIO()
    torch.save(content, file, _use_new_zipfile_serialization=False)
    return file.getvalue()


def legacy_with_more(folder: Path) -> None:
    """Bytes behind the last tensor of the older layout."""
    (folder / "best.pt").write_bytes(_legacy(folder) + bytes(8))


def legacy_with_less(folder: Path) -> None:
    """The older layout without its last number."""
    (folder / "best.pt").write_bytes(_legacy(folder)[:-4])


def legacy_with_huge_storage(folder: Path) -> None:
    """A tensor of the older layout that claims as many numbers as there can be."""
    content = _legacy(folder)
    stream = io.BytesIO(content)
    for _ in range(5):
        list(pickletools.genops(stream))
    begin = stream.tell()
    (folder / "best.pt").write_bytes(
        content[:begin] + struct.pack("<q", 2**62) + content[begin + 8 :]
    )


def laughs(folder: Path) -> None:
    """A few lines of YAML that double with each of them."""
    lines = ["a0: &a0 {x: 1}"]
    lines += [f"a{n}: &a{n} {{<<: [*a{n - 1}, *a{n - 1}]}}" for n in range(1, 40)]
    (folder / "config.yaml").write_text("\n".join(lines))


def deep_yaml(folder: Path) -> None:
    """Lists in lists."""
    (folder / "config.yaml").write_text("[" * 50_000)


def tagged_yaml(folder: Path) -> None:
    """YAML that names a function."""
    (folder / "config.yaml").write_text("model: !!python/object/apply:os.system [exit]")


CHECKPOINTS: dict[str, tuple[Callable[[Path], None], str]] = {
    "a byte array of two gigabytes": (byte_array, "could run code"),
    "the same in the old format": (byte_array_of_old_format, "could run code"),
    "a copy of one number": (copied_number, "could run code"),
    "a key that takes years to hash": (endless_key, "best.pt cannot be read"),
    "tuples in tuples": (deep_tuples, "best.pt cannot be read"),
    "endless heads": (endless_heads, "`model.nhead`"),
    "a compressed archive": (packed_checkpoint, "compressed by a method that is not supported"),
    "many entries": (many_entries, "lists more than 20,000 files"),
    "entries that share their bytes": (shared_bytes, "it unpacks to more than"),
    "a key that takes years to hash, under another name": (
        another_case(b"\x80\x02})" + _doubling(26) + b"K\x01s."),
        "holds 'archive/DATA.PKL', which `torch.save` does not write",
    ),
    "a byte array, under another name": (
        another_case(_called("builtins\nbytearray", HUGE)),
        "holds 'archive/DATA.PKL'",
    ),
    "objects twice": (with_entry("best/DATA.PKL"), "lists a file twice"),
    "objects under a deeper name": (with_entry("best/a/data.pkl"), "holds 'best/a/data.pkl'"),
    "objects in another folder": (with_entry("archive/data.pkl"), "in several folders"),
    "objects in a folder of another case": (with_entry("BEST/data.pkl"), "lists a file twice"),
    "numbers of another case": (with_entry("best/Data/0"), "lists a file twice"),
    "numbers that nobody mentions": (with_entry("best/data/9999"), "the sizes that it declares"),
    "a program": (with_entry("best/code/__torch__.py"), "holds 'best/code/__torch__.py'"),
    "a long version": (long_version, "holds 'best/version'"),
    "another byte order": (other_byte_order, "byte order 'big'"),
    "tensors that share their numbers": (shared_numbers, "share their numbers"),
    "many parameters": (many_parameters, "6,000 parameters; at most 5,000"),
    "many layers": (many_layers, "4,000 layers; at most 200"),
    "many objects": (large_pickle, "at most 1,000,000 are read"),
    "more in the old format": (legacy_with_more, "do not end where the file ends"),
    "less in the old format": (legacy_with_less, "do not end where the file ends"),
    "a huge tensor in the old format": (legacy_with_huge_storage, "the sizes that it declares"),
    "less than is claimed": (short_storage, "best.pt cannot be read"),
    "a billion laughs": (laughs, "Anchors"),
    "deep YAML": (deep_yaml, "nested too deeply"),
    "YAML with a tag": (tagged_yaml, "Tags"),
}


# --- A bundle


def _header(entries: object, length: int | None = None) -> bytes:
    header = json.dumps(entries).encode()
    return struct.pack("<Q", len(header) if length is None else length) + header


def _weights(content: bytes) -> Callable[[Path], None]:
    return lambda folder: _written(folder / "weights.safetensors", content)


def _written(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def _card(**changes: object) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        path = folder / "model.json"
        path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))

    return change


def _table(name: str, content: bytes) -> Callable[[Path], None]:
    return lambda folder: _written(folder / name, content)


def _histories(count: int, **changes: str) -> Callable[[Path], None]:
    history = {
        "title": "A day",
        "user": None,
        "visits": "Home, Work",
        "predict_at": "2026-11-16T18:00",
        **changes,
    }
    return _table("histories.json", json.dumps([history] * count).encode())


def _linked(name: str, to: Path | str) -> Callable[[Path], None]:
    def link(folder: Path) -> None:
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(to)

    return link


def _sparse(name: str, size: int) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        with (folder / name).open("wb") as file:
            file.truncate(size)

    return make


def _loose(dtype: str, shape: list[int], begin: int, end: int) -> bytes:
    entry = {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}
    return _header({"gen_head.bias": entry}) + bytes(64)


def many_tensors(count: int) -> bytes:
    """Tensors of one number each."""
    entry = '"{0}":{{"dtype":"F16","shape":[1],"data_offsets":[{1},{2}]}}'
    header = ",".join(entry.format(n, 2 * n, 2 * n + 2) for n in range(count)).encode()
    return struct.pack("<Q", len(header) + 2) + b"{" + header + b"}" + bytes(2 * count)


_SCORES: dict[str, object] = dict.fromkeys(
    ("accuracy_at_1", "accuracy_at_5", "accuracy_at_10", "mrr", "ndcg_at_10"), 0.5
) | {"histories": 5}
_TABLE: dict[str, object] = {
    "name": "t",
    "title": "T",
    "section": "s",
    "definition": "d",
    "histories": 10,
    "people": 10,
    "columns": [{"name": "group", "title": "Group"}, {"name": "gate", "title": "Gate"}],
    "rows": [["all", 0.5]],
}


def insights_of(**changes: object) -> bytes:
    """Insights with one table, changed."""
    content = {
        "software": "0.2",
        "data_set": "d",
        "title": "D",
        "kind": "visits",
        "split": "test",
        "histories": 10,
        "people": 10,
        "tables": [_TABLE | changes],
    }
    return json.dumps(content).encode()


INSIGHTS: dict[str, tuple[Callable[[], bytes], str]] = {
    "deep": (lambda: b"[" * 100_000, r"insights\.json, "),
    "no number": (lambda: b'{"software": NaN}', r"insights\.json, "),
    "a huge number": (lambda: b'{"histories": 1' + b"0" * 5_000 + b"}", r"insights\.json, "),
    "millions of tables that are none": (
        lambda: b'{"tables": [' + b"1," * 4_000_000 + b"1]}",
        r"insights\.json, ",
    ),
    "millions of cells that are none": (
        lambda: insights_of(rows=[[[]] * 2_000_000]),
        r"insights\.json, tables\.0\.rows\.0\.0",
    ),
    "a row without a cell": (lambda: insights_of(rows=[["all"]]), "must have a cell for each"),
    "two columns of one name": (
        lambda: insights_of(columns=[{"name": "a", "title": "A"}] * 2),
        "two columns of one name",
    ),
    "groups without a row": (
        lambda: insights_of(selects={"by": "x", "groups": [[1], [2]]}),
        "1 rows, but groups of histories for 2",
    ),
}


_PLACES_LINE = f"{PLACES_HEAD}2,{{}},,,,\n"

BUNDLES: dict[str, tuple[Callable[[Path], None], str]] = {
    "a huge shape": (_weights(_loose("F32", [2**40], 0, 64)), "weights.safetensors is damaged"),
    "a shape beyond all numbers": (
        _weights(_loose("F32", [2**62, 2**62], 0, 64)),
        "weights.safetensors is damaged",
    ),
    "offsets behind one another": (
        _weights(_loose("F32", [16], 64, 0)),
        "weights.safetensors is damaged",
    ),
    "a negative offset": (_weights(_loose("F32", [16], -64, 0)), "weights.safetensors is damaged"),
    "a negative size": (_weights(_loose("F32", [-16], 0, 64)), "weights.safetensors is damaged"),
    "an endless header": (_weights(_header({}, 2**60)), "weights.safetensors is damaged"),
    "a header of 300,000 tensors": (
        _weights(many_tensors(300_000)),
        "weights.safetensors is damaged or cut short: its header claims",
    ),
    "a header of 10,000 tensors": (
        _weights(many_tensors(10_000)),
        "weights.safetensors holds 10,000 tensors; at most 5,000 are read",
    ),
    "a header that is a list": (_weights(_header([])), "its header is not a JSON object"),
    "a deep header": (
        _weights(struct.pack("<Q", 100_000) + b"[" * 100_000),
        "weights.safetensors is damaged",
    ),
    "weights larger than any": (
        _sparse("weights.safetensors", 10**12),
        "1,000,000,000,000 bytes; at most",
    ),
    "a deep card": (_table("model.json", b'{"title":' * 100_000), "model.json is not JSON"),
    "a card that is not finite": (
        _table("model.json", b'{"title": NaN}'),
        "model.json is not JSON",
    ),
    "a large card": (_sparse("model.json", 10**9), "model.json is 1,000,000,000 bytes"),
    "a huge whole number": (_card(d_model=10**400), "model.json"),
    "a deep recipe": (
        _card(training={"seed": 1, "recipe": {"a": [[[1]]]}, "curve": [], "best_epoch": 0}),
        "model.json, training.recipe",
    ),
    "a huge seed": (
        _card(training={"seed": 10**30, "recipe": {}, "curve": [], "best_epoch": 0}),
        "model.json, training.seed",
    ),
    "an interval that is not finite": (
        _card(
            metrics={**_SCORES, "baselines": {"x": _SCORES}, "intervals": {"mrr": [0, "inf"]}},
        ),
        "model.json, metrics.intervals",
    ),
    "deep histories": (_table("histories.json", b"[" * 100_000), "histories.json holds no list"),
    "millions of histories that are none": (
        _table("histories.json", b"[" + b"{}," * 3_000_000 + b"{}]"),
        "histories.json holds no list",
    ),
    "more histories than anybody reads": (_histories(10_001), "at most 10000 items"),
    "a history of a million visits": (
        _histories(1, visits="Home," * 100_000 + "Home"),
        "at most 200000 characters",
    ),
    "a card of many scores": (
        _card(metrics={**_SCORES, "baselines": dict.fromkeys(map(str, range(50_000)), 1)}),
        "model.json, metrics.baselines: 50,000 names, of which at most 500 are read",
    ),
    "a training curve of nonsense": (
        _card(training={"seed": 1, "recipe": {}, "curve": [1] * 300_000}),
        "model.json, training",
    ),
    "a long title": (_card(title="T" * 30_000), "model.json, title"),
    "a million places of one id": (
        _table("places.csv", PLACES_HEAD.encode() + b"2,A,,,,\n" * 1_200_000),
        "there are more lines than the 9 that can be named",
    ),
    "a million people": (
        _table("people.csv", b"id,name\n" + b"1,A\n" * 2_000_000),
        "there are more lines than the 4 that can be named",
    ),
    "half a character": (
        _table(
            "histories.json",
            b'[{"title": "\\ud800", "user": null, "visits": "#2", "predict_at": "Mon 08:00"}]',
        ),
        "histories.json holds no list",
    ),
    "a million columns": (_table("places.csv", b"," * 1_000_000), "the columns must be"),
    "a row of a million columns": (
        _table("places.csv", PLACES_HEAD.encode() + b"2" + b"," * 1_000_000),
        "must have 6 columns",
    ),
    "a giant field": (
        _table("places.csv", _PLACES_LINE.format("x" * 1_000_000).encode()),
        "field larger than field limit",
    ),
    "an open quotation mark": (
        _table("places.csv", PLACES_HEAD.encode() + b'2,"' + b"x\n" * 500_000),
        "field larger than field limit",
    ),
    "a huge id": (
        _table("places.csv", f"{PLACES_HEAD}{'9' * 100_000},A,,,,\n".encode()),
        "is not a whole number",
    ),
    "large places": (_sparse("places.csv", 10**9), "places.csv is 1,000,000,000 bytes"),
    "large people": (_sparse("people.csv", 10**9), "people.csv is 1,000,000,000 bytes"),
    "passwords for places": (_linked("places.csv", "/etc/passwd"), "leads out of its folder"),
    "passwords for a licence": (
        _linked("DATA-LICENCE.md", "/etc/passwd"),
        "leads out of its folder",
    ),
    "weights without an end": (
        _linked("weights.safetensors", "/dev/zero"),
        "leads out of its folder",
    ),
    "the card of a neighbour": (_linked("model.json", "../good/model.json"), "leads out"),
    "a link through another folder": (
        _linked("places.csv", "../bundle/../good/places.csv"),
        "leads out",
    ),
}


# --- An archive of a bundle


def archive_of(files: dict[str, bytes], packed: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip archive with these files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", packed) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def files_of(folder: Path, below: str = "") -> dict[str, bytes]:
    """The files of a folder by their names."""
    return {f"{below}{path.name}": path.read_bytes() for path in sorted(folder.iterdir())}


def with_link(name: str, to: str) -> bytes:
    """An archive with a symbolic link."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        entry = zipfile.ZipInfo(name)
        entry.external_attr = 0o120777 << 16
        archive.writestr(entry, to)
    return out.getvalue()


def encrypted() -> bytes:
    """An archive that says it is encrypted."""
    content = bytearray(archive_of({"model.json": b"{}"}))
    for signature, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        content[content.index(signature) + offset] |= 1
    return bytes(content)


def prefixed() -> bytes:
    """An archive behind something else, which readers may see as two different ones."""
    return b"#!/bin/sh\n" + archive_of({"model.json": b"{}"})


def bomb() -> bytes:
    """A small archive with a large file."""
    return archive_of({"weights.safetensors": bytes(60_000_000)})


ARCHIVES: dict[str, tuple[Callable[[], bytes], str]] = {
    "no archive": (lambda: b"hello", "not a zip archive"),
    "nothing": (lambda: b"", "not a zip archive"),
    "an empty archive": (lambda: archive_of({}), "no model.json"),
    "a bomb": (bomb, "it unpacks to more than"),
    "many files": (lambda: archive_of({str(n): b"" for n in range(5_000)}), "more than 18 files"),
    "a traversing name": (lambda: archive_of({"../model.json": b"{}"}), "is not a file of a model"),
    "a name from the root": (
        lambda: archive_of({"/model.json": b"{}"}),
        "is not a file of a model",
    ),
    "a deep traversal": (
        lambda: archive_of({"a/../../model.json": b""}),
        "is not a file of a model",
    ),
    "a name with a drive": (
        lambda: archive_of({"C:\\model.json": b""}),
        "is not a file of a model",
    ),
    "a nested folder": (lambda: archive_of({"a/b/model.json": b"{}"}), "is not a file of a model"),
    "two folders": (
        lambda: archive_of({"a/model.json": b"{}", "b/places.csv": b""}),
        "at its top level or in one folder",
    ),
    "two names that differ in case": (
        lambda: archive_of({"model.json": b"{}", "MODEL.JSON": b"{}"}),
        "it lists a file twice",
    ),
    "a program": (lambda: archive_of({"run.py": b"print()"}), "is not a file of a model"),
    "a link": (lambda: with_link("places.csv", "/etc/passwd"), "is a link"),
    "encryption": (encrypted, "it is encrypted"),
    "another compression": (
        lambda: archive_of({"model.json": b"{}"}, zipfile.ZIP_LZMA),
        "compressed by a method that is not supported",
    ),
    "something before it": (prefixed, "not a zip archive"),
    "a large card": (lambda: archive_of({"model.json": bytes(2_000_000)}), "is too large"),
    "an archive that is cut off": (
        lambda: archive_of({"model.json": b"{}"})[:-30],
        "not a zip archive",
    ),
}


def _history(**changes: object) -> bytes:
    history = {"title": "A", "user": None, "visits": "Home", "predict_at": "2026-11-16T18:00"}
    return json.dumps([history, history | changes]).encode()


CONTENTS: dict[str, tuple[str, bytes, str]] = {
    "an unknown place": ("histories.json", _history(visits="Home, Moon"), "1.visits[1]"),
    "no visits": ("histories.json", _history(visits="@@@"), "1.visits[0]"),
    "more visits than the network reads": (
        "histories.json",
        _history(visits="Home" + ",Home" * 10_000),
        "1.visits: ",
    ),
    "an unknown person": ("histories.json", _history(user=99), "1.user: "),
    "a moment that is none": ("histories.json", _history(predict_at="soon"), "1.predict_at: "),
    "a target that is no place": ("histories.json", _history(target=9), "1.target: "),
    "insights that are none": ("insights.json", b"{}", "software: "),
    "a table without its columns": (
        "insights.json",
        insights_of(name="gate_by_hour"),
        'the chart "',
    ),
    "a row too short": ("insights.json", insights_of(rows=[["all"]]), "a cell for each column"),
    "a table with a path for a name": ("insights.json", insights_of(name="../a"), "tables.0.name"),
}
"""Nonsense in a file of a bundle: the file, its content, and what is said about it."""
