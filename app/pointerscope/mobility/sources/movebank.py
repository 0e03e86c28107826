"""Movebank: tracks of animals, as the web page exports them.

The columns `timestamp` (UTC), `location-long`, `location-lat` and `individual-local-identifier`, or
`tag-local-identifier`, are read::

    event-id,visible,timestamp,location-long,location-lat,sensor-type,individual-local-identifier
    1,true,2009-05-31 08:00:00.000,8.9752,47.7437,gps,Louis
"""

from pathlib import Path

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_files import columns_of, open_table
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_visits import About, read_table

_COLUMNS = {"timestamp", "location-long", "location-lat"}
TERMS = """\
Data from Movebank, https://www.movebank.org. The terms are those of the study they come from."""


@source(
    title="Movebank",
    path="a CSV file of Movebank with timestamp, location-long, location-lat and "
    "individual-local-identifier",
    options=VisitOptions,
    recognises=lambda path: set(columns_of(path)) >= _COLUMNS,
    order=30,
)
def movebank(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read positions in UTC; local times follow from the coordinates.

    Raises:
        DataError: most lines cannot be read, or no stay is found.
    """
    about = About(f"Movebank: {path.stem}", "not stated", TERMS, person="Animal")
    return read_table(open_table(path), options.as_positions(), reporter, about, in_utc=True)
