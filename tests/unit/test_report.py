"""What a report counts, and how it reads."""

from __future__ import annotations

from pointerscope.mobility.report import MAX_EXAMPLES, Report


def test_everything_that_is_told_is_counted_and_said():
    report = Report()
    report.note("Columns used: a as person.")
    report.count("lines", 3)
    report.count("lines")
    report.change("stays cut short", 1)
    report.change("stays merged", 0)
    report.drop("lines that cannot be read", where="a.csv, line 7: no time.")
    assert report.lines() == [
        "Columns used: a as person.",
        "Read 4 lines.",
        "Changed 1: stays cut short.",
        "Dropped 1: lines that cannot be read.",
        "  a.csv, line 7: no time.",
    ]


def test_only_the_first_places_are_kept_and_all_are_counted():
    report = Report()
    for number in range(MAX_EXAMPLES + 3):
        report.drop("lines that cannot be read", where=f"line {number}")
    [entry] = report.dropped
    assert (entry.count, len(entry.examples)) == (MAX_EXAMPLES + 3, MAX_EXAMPLES)
    assert report.lines()[-1] == "  …"


def test_dropping_nothing_says_nothing():
    report = Report()
    report.drop("lines that cannot be read", 0)
    assert report.lines() == []
