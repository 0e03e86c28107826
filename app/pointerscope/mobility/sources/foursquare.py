"""Foursquare check-ins in the format of TSMC2014: tab-separated text without a header.

A line has the user, venue, category id, category name, latitude, longitude, offset of the local
time from UTC in minutes, and time in UTC::

    470<tab>49bbd6c0f964a520f4531fe3<tab>4bf5…<tab>Arts & Crafts Store<tab>40.7198<tab>-74.0026
        <tab>-240<tab>Tue Apr 03 18:00:09 +0000 2012

The published files are in Latin-1; copies in UTF-8 are read as well.
"""

import re
from pathlib import Path

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_files import open_table, read_beginning
from pointerscope.mobility.table_options import CheckInOptions
from pointerscope.mobility.table_visits import About, read_table

LICENCE = "research use"
CITY_NAMES = {"nyc": "New York", "tky": "Tokyo"}  # abbreviations in the published file names
COLUMNS = {  # by role; None for one that is not used
    "user": "person",
    "venue": "place",
    "category id": None,
    "category name": "category",
    "latitude": "latitude",
    "longitude": "longitude",
    "offset in minutes": "utc_offset",
    "UTC time": "arrival",
}
_LINE = re.compile(
    rb"[^\t\n]+(\t[^\t\n]*){3}(\t[-+.\d]+){2}\t-?\d+\t\w{3} \w{3} \d\d [\d:]{8} \+0000 \d{4}\s*",
    re.ASCII,
)

TERMS = """\
Check-ins on Foursquare from the public TSMC2014 data set, described in Dingqi Yang, Daqing Zhang, \
Vincent W. Zheng and Zhiyong Yu, "Modeling User Activity Preference by Leveraging User Spatial \
Temporal Characteristics in LBSNs", IEEE Transactions on Systems, Man, and Cybernetics: Systems \
45 (1), 2015. Its authors offer it for research and ask that the paper be cited; what is made of \
it stays under the same terms."""


def _looks_like_check_ins(path: Path) -> bool:
    lines = read_beginning(path, 8_192).split(b"\n")
    return any(_LINE.fullmatch(line) for line in lines[:3])


@source(
    title="Foursquare check-ins (TSMC2014)",
    path=f"a text file with the columns {', '.join(COLUMNS)}, separated by tabs",
    options=CheckInOptions,
    recognises=_looks_like_check_ins,
    order=30,
)
def foursquare(path: Path, options: CheckInOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins, each in its own local time.

    Raises:
        DataError: most lines cannot be read.
    """
    city = path.stem.lower().rpartition("_")[2]
    title = f"Foursquare check-ins in {CITY_NAMES.get(city, path.stem)}"
    columns = {role: column for column, role in COLUMNS.items() if role}
    file = open_table(path, names=list(COLUMNS))
    return read_table(file, options, reporter, About(title, LICENCE, TERMS, "check-ins"), columns)
