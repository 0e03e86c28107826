"""OwnTracks: positions of phones, as its recorder stores and exports them.

- `*.rec` of the recorder's store: a line has the time, a kind, and the message as JSON. In a folder
  `rec/<user>/<device>/`, each user is a person.
- A JSON array of messages, an object with them under `data`, or a message on each line.

Messages of the `_type` "location" are read: `tst` (seconds since 1970), `lat` and `lon`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_files import (
    RecordTableFile,
    open_content,
    open_json,
    read_beginning,
)
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_rows import ONLY_PERSON
from pointerscope.mobility.table_visits import About, read_table

COLUMNS = ("person", "time", "latitude", "longitude")
SUFFIXES = (".rec", ".json", ".jsonl", ".ndjson")


def _files(path: Path) -> list[tuple[str, Path]]:
    """Return the files with messages, and the person of each."""
    if path.is_file():
        return [(ONLY_PERSON, path)] if _has_messages(path) else []
    files = [file for file in sorted(path.rglob("*.rec")) if _has_messages(file)]
    several = len({file.parent.parent for file in files}) > 1
    return [(file.parent.parent.name if several else ONLY_PERSON, file) for file in files]


def _has_messages(path: Path) -> bool:
    if path.suffix.lower() not in SUFFIXES:
        return False
    beginning = read_beginning(path).replace(b" ", b"")
    return b'"_type":"location"' in beginning and b'"tst":' in beginning


@source(
    title="OwnTracks",
    path="a file *.rec of the OwnTracks recorder, its folder rec, or JSON of location messages",
    options=VisitOptions,
    recognises=lambda path: bool(_files(path)),
    order=15,
)
def owntracks(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read positions and detect stays in them; local times follow from the coordinates.

    Raises:
        DataError: no message has a position, or no stay is found.
        MissingExtraError: trackintel is not installed.
    """
    files = _files(path)

    def records(reporter: ReadReporter) -> Iterator[tuple[Any, ...]]:
        for done, (person, file) in enumerate(files):
            reporter.on_progress("files", done, len(files))
            for message in _messages(file):
                if message.get("_type") == "location":
                    yield person, message.get("tst"), message.get("lat"), message.get("lon")
        reporter.on_progress("files", len(files), len(files))

    table = RecordTableFile(path, COLUMNS, records, "message")
    return read_table(table, options.as_positions(), reporter, About("OwnTracks", "private"))


def _messages(path: Path) -> Iterator[dict[str, Any]]:
    if path.suffix.lower() == ".json":
        with open_json(path, "OwnTracks") as loaded:
            found = loaded.get("data", [loaded]) if isinstance(loaded, dict) else loaded
            messages = [message for message in found if isinstance(message, dict)]
        yield from messages
        return
    with open_content(path) as (content, _):
        for line in content:
            try:
                message = json.loads(line[line.index(b"{") :])
            except (ValueError, RecursionError):
                continue
            if isinstance(message, dict):
                yield message
