"""Foursquare check-ins of the whole world: TIST2015.

A line of `dataset_TIST2015_Checkins.txt` has the user, the venue, the time in UTC and the offset of
the local time in minutes, separated by tabs, without a header. `dataset_TIST2015_POIs.txt` beside
it has the venue, latitude, longitude, category and country::

    50756<tab>4f5e3a72e4b053fd6a4313f6<tab>Tue Apr 03 18:00:06 +0000 2012<tab>240
    3fd66200f964a52000e71ee3<tab>40.733596<tab>-74.003139<tab>Jazz Club<tab>US
"""

import csv
import re
from collections.abc import Collection
from pathlib import Path

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_files import open_table, read_beginning
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_visits import About, PlaceFacts, read_table

COLUMNS = ("user", "venue", "utc_time", "offset in minutes")
CHECK_INS, VENUES = "_Checkins", "_POIs"
_LINE = re.compile(
    rb"\d+\t[0-9a-f]{24}\t\w{3} \w{3} \d\d \d\d:\d\d:\d\d \+0000 \d{4}\t-?\d+\s", re.ASCII
)
TERMS = """\
Check-ins on Foursquare from the public TIST2015 data set, described in Dingqi Yang, Daqing Zhang \
and Bingqing Qu, "Participatory Cultural Mapping Based on Collective Behavior Data in Location \
Based Social Networks", ACM Transactions on Intelligent Systems and Technology 7 (3), 2016. Its \
authors offer it for research and ask that the paper be cited."""


@source(
    title="Foursquare check-ins of the whole world (TIST2015)",
    path="dataset_TIST2015_Checkins.txt, with dataset_TIST2015_POIs.txt beside it",
    options=VisitOptions,
    recognises=lambda path: _LINE.match(read_beginning(path, 1_000)) is not None,
    order=20,
)
def tist2015(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins in their local times, and the venues where their file lies beside.

    Raises:
        DataError: most lines cannot be read.
    """
    venues = path.with_name(path.name.replace(CHECK_INS, VENUES))
    has_venues = venues != path and venues.is_file()
    if not has_venues:
        named = venues.name if venues != path else "file of venues (…_POIs.txt)"
        reporter.report.warn(
            f"There is no {named} beside {path.name}, so places have no coordinates and "
            "categories. Put it there."
        )
    return read_table(
        open_table(path, names=COLUMNS),
        options,
        reporter,
        About("Foursquare check-ins (TIST2015)", "research use", TERMS),
        {"person": "user", "arrival": "utc_time", "utc_offset": COLUMNS[3], "place": "venue"},
        facts=(lambda wanted: read_venues(venues, wanted)) if has_venues else None,
    )


def read_venues(path: Path, wanted: Collection[str]) -> dict[str, PlaceFacts]:
    """Return what the file of venues says of these venues."""
    facts = {}
    with path.open(encoding="utf-8", errors="replace", newline="") as file:
        for cells in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if len(cells) >= 4 and cells[0] in wanted:
                try:
                    facts[cells[0]] = PlaceFacts(float(cells[1]), float(cells[2]), cells[3])
                except ValueError:
                    continue
    return facts
