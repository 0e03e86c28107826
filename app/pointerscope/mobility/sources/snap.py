"""Gowalla and Brightkite: check-ins as the Stanford Network Analysis Project publishes them.

A line of `loc-gowalla_totalCheckins.txt.gz` or `loc-brightkite_totalCheckins.txt.gz` has the user,
the time in UTC, latitude, longitude and the location, separated by tabs, without a header::

    0<tab>2010-10-19T23:55:27Z<tab>30.2359091167<tab>-97.7951395833<tab>22847
"""

import re
from pathlib import Path

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_files import open_table, read_beginning
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_visits import About, read_table

COLUMNS = ("user", "time", "latitude", "longitude", "location")
_LINE = re.compile(rb"\d+\t\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\t[-\d.eE]+\t[-\d.eE]+\t\S+\s", re.ASCII)
TERMS = """\
Check-ins collected from the public interface of the network and published by the Stanford Network
Analysis Project, https://snap.stanford.edu/data. Its authors ask that this paper is cited:
Eunjoon Cho, Seth A. Myers, Jure Leskovec. Friendship and mobility: user movement in location-based
social networks. KDD 2011, pages 1082-1090."""


@source(
    title="Gowalla and Brightkite (SNAP)",
    path="loc-gowalla_totalCheckins.txt.gz or loc-brightkite_totalCheckins.txt.gz: user, time in "
    "UTC, latitude, longitude, location, separated by tabs",
    options=VisitOptions,
    recognises=lambda path: _LINE.match(read_beginning(path, 1_000)) is not None,
    order=20,
)
def snap(path: Path, options: VisitOptions, reporter: ReadReporter) -> DataSet:
    """Read check-ins; local times follow from the coordinates.

    Raises:
        DataError: most lines cannot be read.
    """
    file = open_table(path, names=COLUMNS)
    network = next((name for name in ("Gowalla", "Brightkite") if name.lower() in path.name), "")
    title = f"{network or path.name} check-ins"
    return read_table(
        file,
        options,
        reporter,
        About(title, "research use", TERMS),
        {
            "person": "user",
            "arrival": "time",
            "latitude": "latitude",
            "longitude": "longitude",
            "place": "location",
        },
    )
