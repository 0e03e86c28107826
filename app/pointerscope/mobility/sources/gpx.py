"""GPX: tracks of a watch, a phone or a logger.

A path is a file, or a folder of files. Points of tracks (`trkpt`) with a `time` are read; stays are
detected in them. In a folder with folders, each of these is a person.
Apple Health exports the routes of workouts in this form (`workout-routes/*.gpx`).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import DataError, ReadReporter, source
from pointerscope.mobility.table_files import RecordTableFile, open_content, read_beginning
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_rows import ONLY_PERSON
from pointerscope.mobility.table_visits import About, read_table

SUFFIX = ".gpx"
COLUMNS = ("person", "time", "latitude", "longitude")


def _files(path: Path) -> list[tuple[str, Path]]:
    """Return the tracks of a path with the person whose they are."""
    if path.is_file():
        is_track = b"<gpx" in read_beginning(path, 4_096)
        return [(ONLY_PERSON, path)] if is_track else []
    files = sorted(file for file in path.rglob("*") if file.suffix.lower() == SUFFIX)
    folders = {file.relative_to(path).parts[0] for file in files if file.parent != path}
    several = len(folders) > 1
    return [(file.relative_to(path).parts[0] if several else ONLY_PERSON, file) for file in files]


@source(
    title="GPX tracks",
    path="a GPX file whose track points have times, or a folder of such files (a folder in it for "
    "each person)",
    options=VisitOptions,
    recognises=lambda path: bool(_files(path)),
    order=20,
)
def gpx(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read tracks and detect stays in them; local times follow from the coordinates.

    Raises:
        DataError: a file is damaged, no point has a time, or no stay is found.
        MissingExtraError: trackintel is not installed.
    """
    files = _files(path)

    def records(reporter: ReadReporter) -> Iterator[tuple[Any, ...]]:
        for done, (person, file) in enumerate(files):
            reporter.on_progress("tracks", done, len(files))
            for point in _points(file):
                yield (person, *point)
        reporter.on_progress("tracks", len(files), len(files))

    reporter.report.count("tracks", len(files))
    table = RecordTableFile(path, COLUMNS, records, "point")
    return read_table(table, options.as_positions(), reporter, About(path.stem))


def _points(path: Path) -> Iterator[tuple[str | None, str | None, str | None]]:
    """Yield time, latitude and longitude of every track point, without holding the whole file."""
    try:
        with open_content(path) as (content, _):
            for _, element in ElementTree.iterparse(content):  # expat bounds entities
                name = element.tag.rpartition("}")[2]
                if name == "trkpt":
                    time = next((one.text for one in element if one.tag.endswith("time")), None)
                    yield time, element.get("lat"), element.get("lon")
                if name in ("trkpt", "trkseg", "trk", "wpt", "rte"):
                    element.clear()
    except ElementTree.ParseError as error:
        raise DataError(f"{path.name} is damaged: {error}. Export it again.") from error
