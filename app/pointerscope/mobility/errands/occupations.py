"""Occupations of the simulated town's people and the duties that they bring."""

from __future__ import annotations

from typing import NamedTuple

from pointerscope.mobility.town.map import HOUR

WEEKDAYS = range(5)
EVERY_DAY = range(7)


class Occupation(NamedTuple):
    """What a resident does for a living.

    Attributes:
        title: its name, and a peculiarity after a comma.
        categories: of the places where the duty is; empty for people without one.
        starts: the minutes of the day at which it begins; shifts change from week to week.
        minutes: its length.
        days: how many days a week, drawn once from `weekdays`.
        weekdays: the days on which it may be.
    """

    title: str
    categories: tuple[str, ...] = ()
    starts: tuple[int, ...] = (8 * HOUR + 30,)
    minutes: int = 8 * HOUR
    days: int = 5
    weekdays: range = WEEKDAYS


_SHIFTS = (6 * HOUR, 13 * HOUR + 30)
_EVENINGS = (15 * HOUR,)

# Residents get these occupations in turn.
_OCCUPATIONS = (
    Occupation("accountant", ("office",)),
    Occupation("student, sings in a choir", ("college",), (10 * HOUR,), 4 * HOUR, 4),
    Occupation("baker, up before dawn", ("bakery",), (4 * HOUR,), 8 * HOUR, 5, EVERY_DAY),
    Occupation("architect, two children", ("office",), (9 * HOUR,), 6 * HOUR),
    Occupation("retired teacher, long walks"),
    Occupation("glassblower, early and late shifts", ("workshop",), _SHIFTS),
    Occupation("programmer, mostly from home", ("office",), (9 * HOUR,), 8 * HOUR, 2),
    Occupation("teacher", ("school",), (8 * HOUR,), 6 * HOUR),
    Occupation("shop assistant, part-time", ("shop", "grocer"), (9 * HOUR,), 5 * HOUR, 4),
    Occupation("clerk, eats out", ("office",), (8 * HOUR,), 8 * HOUR),
    Occupation("student, stays up late", ("college",), (11 * HOUR,), 4 * HOUR, 4),
    Occupation("nurse, early and late shifts", ("hospital",), _SHIFTS, 8 * HOUR, 5, EVERY_DAY),
    Occupation("translator, freelance"),
    Occupation("retired boat builder"),
    Occupation("engineer", ("office", "workshop"), (8 * HOUR,)),
    Occupation("waiter, café", ("café",), (10 * HOUR,), 7 * HOUR, 5, EVERY_DAY),
    Occupation("home carer", ("hospital",), (9 * HOUR,), 4 * HOUR, 5),
    Occupation("lawyer, long hours", ("office",), (8 * HOUR + 30,), 9 * HOUR),
    Occupation("student, works in a bakery", ("bakery",), (7 * HOUR,), 4 * HOUR, 3, EVERY_DAY),
    Occupation("doctor, early and late shifts", ("hospital",), _SHIFTS, 8 * HOUR, 5, EVERY_DAY),
    Occupation("on leave, new baby"),
    Occupation("designer, two days from home", ("office",), (9 * HOUR,), 8 * HOUR, 3),
    Occupation("retired nurse, minds grandchildren", ("school",), (15 * HOUR,), HOUR, 2),
    Occupation("bartender", ("bar",), _EVENINGS, 9 * HOUR, 5, EVERY_DAY),
    Occupation("receptionist, part-time", ("office", "hospital"), (9 * HOUR,), 5 * HOUR, 3),
    Occupation("engineer, one child", ("office", "workshop"), (9 * HOUR,), 6 * HOUR),
    Occupation("photographer, freelance"),
    Occupation("librarian", ("library",), (9 * HOUR,), 8 * HOUR),
    Occupation("accountant, sporty", ("office",)),
    Occupation("student, climbs", ("college",), (9 * HOUR,), 4 * HOUR, 4),
    Occupation("clerk at the town hall", ("office",), (8 * HOUR,), 7 * HOUR),
    Occupation("cook, evenings", ("restaurant",), _EVENINGS, 8 * HOUR, 5, EVERY_DAY),
    Occupation("retired shopkeeper, plays cards"),
    Occupation("bank clerk, two children", ("service",), (9 * HOUR,), 6 * HOUR),
    Occupation("fish packer", ("workshop",), (7 * HOUR,), 8 * HOUR),
    Occupation("writer, works at home"),
)


def find_occupation(number: int) -> Occupation:
    """Return the occupation of a resident by number, from 1."""
    return _OCCUPATIONS[(number - 1) % len(_OCCUPATIONS)]
