"""YJMob100K: cells of 500 m in which people were seen, every half an hour.

A row has the person `uid`, the day `d`, the half-hour `t` of the day, and the cell `x`, `y`; the
city and the dates are hidden::

    uid,d,t,x,y
    0,0,1,79,86
"""

from datetime import date
from pathlib import Path
from typing import Annotated

import numpy as np
from pydantic import Field

from pointerscope.mobility.cells import TextCodes, read_numbers
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.growing_array import GrowingArray
from pointerscope.mobility.sources import ReadReporter, refuse_if_mostly_dropped, source
from pointerscope.mobility.stays import MICROSECONDS, MICROSECONDS_OF_DAY
from pointerscope.mobility.table_files import columns_of, open_table
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_rows import Rows
from pointerscope.mobility.table_visits import About, visits_of_rows

COLUMNS = ("uid", "d", "t", "x", "y")
SLOT_MINUTES, SLOTS = 30, 48
MAX_DAY, MAX_CELL = 10_000, 1 << 30
TERMS = """\
YJMob100K, published by Yahoo Japan (CC BY-NC-ND 4.0). Its authors ask that this paper is cited:
Takahiro Yabe, Kota Tsubouchi, Toru Shimizu, Yoshihide Sekimoto, Kaoru Sezaki, Esteban Moro, Alex
Pentland. YJMob100K: City-scale and longitudinal dataset of anonymized human mobility trajectories.
Scientific Data 11, 2024."""


class YJMob100KOptions(VisitOptions):
    """Facts that the data hide."""

    first_day: Annotated[
        date, Field(description="The date of day 0. The data hide it; its weekday matters.")
    ] = date(2024, 1, 1)


@source(
    title="YJMob100K",
    path="a table with the columns uid, d, t, x and y",
    options=YJMob100KOptions,
    recognises=lambda path: columns_of(path) == COLUMNS,
    order=20,
)
def yjmob100k(path: Path, options: YJMob100KOptions, reporter: ReadReporter) -> DataSet:
    """Read cells; half-hours in a row in one cell are one visit.

    Raises:
        DataError: most rows cannot be read.
    """
    file, report = open_table(path), reporter.report
    people = TextCodes()
    columns = [GrowingArray() for _ in COLUMNS]
    total = dropped = 0
    for block in file.blocks(file.columns, reporter):
        person = people.encode(block.columns[0])
        values = np.column_stack([read_numbers(column).values for column in block.columns[1:]])
        limits = np.array([MAX_DAY, SLOTS, MAX_CELL, MAX_CELL])
        good = (person >= 0) & ((values >= 0) & (values < limits)).all(axis=1)
        total += len(good) + len(block.damaged)
        dropped += int((~good).sum()) + len(block.damaged)
        for column, own in zip(columns, (person, *values.T), strict=True):
            column.extend(own[good].astype(np.int32))
    report.drop(f"{file.unit}s that cannot be read", dropped)
    report.count(f"{file.unit}s", total)
    refuse_if_mostly_dropped(path, f"{file.unit}s", dropped, total, report)
    report.note(
        f"Day 0 is taken for {options.first_day:%A}, {options.first_day}; the data hide the date, "
        "and first_day changes it. A row is half an hour in a cell of 500 m."
    )
    person, days, slots, x, y = (column.array() for column in columns)
    cells, place = np.unique(x.astype(np.int64) << 32 | y, return_inverse=True)
    day = (options.first_day - date(1970, 1, 1)).days + days.astype(np.int64)
    found = Rows(
        people=people.texts,
        person=person,
        local=day * MICROSECONDS_OF_DAY + slots.astype(np.int64) * SLOT_MINUTES * MICROSECONDS,
        minutes=np.full(len(person), SLOT_MINUTES, np.int32),
        places=[f"cell {cell >> 32}-{cell & 0xFFFFFFFF}" for cell in cells.tolist()],
        place=place.astype(np.int32),
    )
    about = About("YJMob100K", "CC-BY-NC-ND-4.0", TERMS)
    return visits_of_rows(found, options, reporter, about, name=path.stem)
