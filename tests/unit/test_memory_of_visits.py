"""Memory that numbering visits takes beyond the arrays that are stored."""

from __future__ import annotations

import tracemalloc

import numpy as np

from pointerscope.mobility.look import look_at
from pointerscope.mobility.report import Report
from pointerscope.mobility.sources import ReadReporter
from pointerscope.mobility.stays import StayColumns, StayOptions, number_columns
from pointerscope.mobility.table_options import VisitOptions
from pointerscope.mobility.table_rows import Rows
from pointerscope.mobility.table_visits import About, visits_of_rows

STORED = 20  # bytes of a visit
ORDER = 16  # bytes of a row while rows are put in order: the order, and what it is found by
SLACK = 2  # bytes of a row


def rows(count: int, shuffled: bool) -> Rows:
    random = np.random.default_rng(0)
    person = np.arange(count, dtype=np.int32) // 1_000
    place = random.integers(0, 500, count).astype(np.int32)
    table = Rows(
        people=[str(number) for number in range(person[-1] + 1)],
        person=person,
        local=np.arange(count) * np.int64(3_600_000_000),
        minutes=np.full(count, 40, np.int32),
        places=[f"place {number}" for number in range(500)],
        place=place,
        latitudes=47 + place * 1e-3,
        longitudes=8 + place * 1e-3,
    )
    return table.select(random.permutation(count)) if shuffled else table


def peak(run) -> int:
    tracemalloc.start()
    try:
        run()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def bytes_of_a_row(run, shuffled: bool = False) -> float:
    few, many = 350_000, 900_000  # more than are divided into histories
    tables = {count: rows(count, shuffled) for count in (few, many)}
    peaks = {count: peak(lambda table=table: run(table)) for count, table in tables.items()}
    return (peaks[many] - peaks[few]) / (many - few)


def number(table: Rows) -> object:
    stays = StayColumns(
        table.people, table.places, table.person, table.place, table.local, table.minutes
    )
    return number_columns(stays, StayOptions(), Report())


def test_ordering_takes_little_more_than_the_order():
    assert bytes_of_a_row(number, shuffled=True) <= STORED + ORDER + SLACK


def test_reading_takes_little_more_than_the_visits():
    def read(table: Rows) -> object:
        return visits_of_rows(table, VisitOptions(), ReadReporter(), About("Any"), name="any")

    assert bytes_of_a_row(read) <= STORED + SLACK


def test_a_look_takes_less_than_the_columns_of_the_table():
    def look(table: Rows) -> object:
        data = visits_of_rows(table, VisitOptions(), ReadReporter(), About("Any"), name="any")
        return look_at(data)

    columns = 36  # person, place, time, minutes and position of a row, gone before the look
    assert bytes_of_a_row(look) <= STORED + columns
