"""scikit-mobility: trajectories and stay locations written with `to_csv`.

Stay locations have the columns `lat`, `lng`, `datetime`, `uid` and `leaving_datetime`; trajectories
have no `leaving_datetime`, and a row is a position::

    lat,lng,datetime,uid,leaving_datetime
    39.978030,116.327481,2008-10-23 06:01:37,1,2008-10-23 10:32:53
"""

from pathlib import Path

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_files import columns_of, open_table
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_visits import About, read_table

_COLUMNS = {"lat", "lng", "datetime", "uid"}


@source(
    title="scikit-mobility",
    path="a table of scikit-mobility with lat, lng, datetime and uid, and leaving_datetime for "
    "stay locations",
    options=VisitOptions,
    recognises=lambda path: set(columns_of(path)) >= _COLUMNS,
    order=30,
)
def scikit_mobility(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read stay locations or trajectories.

    Raises:
        DataError: most lines cannot be read, or no stay is found.
    """
    return read_table(open_table(path), options, reporter, About(path.stem))
