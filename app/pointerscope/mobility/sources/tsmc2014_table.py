"""Foursquare check-ins of TSMC2014 as a table with a header.

userId,venueId,venueCategoryId,venueCategory,latitude,longitude,timezoneOffset,utcTimestamp
470,49bbd6c0f964a520f4531fe3,4bf58dd8d48988d127951735,Arts & Crafts Store,40.719810375488535,
-74.00258103213994,-240,Tue Apr 03 18:00:09 +0000 2012
"""

from pathlib import Path

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.sources.foursquare import LICENCE, TERMS
from pointerscope.mobility.table_files import columns_of, open_table
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_visits import About, read_table

_COLUMNS = {"userid", "venueid", "venuecategory", "timezoneoffset", "utctimestamp"}


@source(
    title="Foursquare check-ins (TSMC2014) as a table with a header",
    path="a table with userId, venueId, venueCategory, latitude, longitude, timezoneOffset and "
    "utcTimestamp",
    options=VisitOptions,
    recognises=lambda path: set(columns_of(path)) >= _COLUMNS,
    order=30,
)
def tsmc2014_table(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins, each in its own local time.

    Raises:
        DataError: most lines cannot be read.
    """
    about = About(f"Foursquare check-ins of {path.stem}", LICENCE, TERMS)
    return read_table(open_table(path), options, reporter, about)
