"""trackintel: positionfixes and staypoints written with `to_csv`.

Staypoints have `user_id`, `started_at`, `finished_at` and the column `geom` in well-known text, and
`location_id` once locations were generated. Locations (`id`, `user_id`, `center`) may lie beside as
`locations.csv`. Positionfixes have `user_id`, `tracked_at`, `longitude` and `latitude`, or `geom`::

    id,user_id,started_at,finished_at,geom
    0,1,2008-10-23 02:53:04+00:00,2008-10-23 03:43:04+00:00,POINT (116.3184 39.9847)
"""

from collections.abc import Collection
from itertools import islice
from pathlib import Path

from pointerscope.mobility.cells import text_of
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_columns import COLUMN_NAMES, choose_columns
from pointerscope.mobility.table_files import columns_of, open_table
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_rows import split_points
from pointerscope.mobility.table_visits import About, PlaceFacts, read_table

LOCATIONS = "locations.csv"
_STAYPOINTS = {"user_id", "started_at", "finished_at"}
_POSITIONFIXES = {"user_id", "tracked_at"}
_SAMPLE_ROWS = 1_000


def _looks_like_trackintel(path: Path) -> bool:
    columns = set(columns_of(path))
    has_position = bool({"geom", "location_id"} & columns) or {"latitude", "longitude"} <= columns
    return has_position and (columns >= _STAYPOINTS or columns >= _POSITIONFIXES)


def _lacks(path: Path) -> str | None:
    columns = set(columns_of(path))
    if {"user_id", "center"} <= columns:
        return "it has locations only; name the file of staypoints, with locations.csv beside it"
    return None


@source(
    title="trackintel",
    path="a CSV file of trackintel: staypoints (user_id, started_at, finished_at, geom), with "
    "locations.csv beside it if there is one, or positionfixes (user_id, tracked_at, geom)",
    options=VisitOptions,
    recognises=_looks_like_trackintel,
    order=30,
    lacks=_lacks,
)
def trackintel(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read staypoints or positionfixes; local times follow from the coordinates.

    Raises:
        DataError: most lines cannot be read, or no stay is found.
    """
    file = open_table(path)
    columns = choose_columns(file.columns, dict.fromkeys(COLUMN_NAMES), path.name)
    if "departure" not in columns:
        options = options.as_positions()
    locations = path.with_name(LOCATIONS)
    if "place" in columns:
        sample = list(islice(file.rows([columns["place"]], ReadReporter()), _SAMPLE_ROWS))
        known = sum(bool(row.cells and text_of(row.cells[0])) for row in sample)
        if known * 2 < len(sample):
            reporter.report.note(
                f"Most staypoints have no {columns['place']}, so places are found by clustering."
            )
            del columns["place"]
    with_facts = "place" in columns and "center" in columns_of(locations)
    return read_table(
        file,
        options,
        reporter,
        About(path.stem),
        columns,
        in_utc=True,
        facts=(lambda wanted: read_locations(locations, wanted)) if with_facts else None,
    )


def read_locations(path: Path, wanted: Collection[str]) -> dict[str, PlaceFacts]:
    """Return where these locations are."""
    file = open_table(path)
    ids = next((name for name in ("id", "location_id") if name in file.columns), file.columns[0])
    rows = [row.cells for row in file.rows([ids, "center"], ReadReporter()) if not row.problem]
    longitudes, latitudes = split_points([center for _, center in rows])
    facts = {}
    for (own, _), latitude, longitude in zip(rows, latitudes, longitudes, strict=True):
        if (name := text_of(own)) in wanted and latitude and longitude:
            facts[name] = PlaceFacts(float(latitude), float(longitude))
    return facts
