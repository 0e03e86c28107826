"""What the people of the town do for a living, and when they are at work."""

from __future__ import annotations

from typing import NamedTuple

from pointerscope.mobility.town.map import HOUR

WEEKDAYS = range(5)
EVERY_DAY = range(7)


class Livelihood(NamedTuple):
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

# Residents get these in turn.
_LIVELIHOODS = (
    Livelihood("accountant", ("office",)),
    Livelihood("student", ("college",), (10 * HOUR,), 4 * HOUR, 4),
    Livelihood("baker, up before dawn", ("bakery",), (4 * HOUR,), 8 * HOUR, 5, EVERY_DAY),
    Livelihood("architect, six-hour days", ("office",), (9 * HOUR,), 6 * HOUR),
    Livelihood("retired teacher"),
    Livelihood("glassblower, early and late shifts", ("workshop",), _SHIFTS),
    Livelihood("programmer, mostly from home", ("office",), (9 * HOUR,), 8 * HOUR, 2),
    Livelihood("teacher", ("school",), (8 * HOUR,), 6 * HOUR),
    Livelihood("shop assistant, part-time", ("shop", "grocer"), (9 * HOUR,), 5 * HOUR, 4),
    Livelihood("clerk", ("office",), (8 * HOUR,), 8 * HOUR),
    Livelihood("student, late lectures", ("college",), (11 * HOUR,), 4 * HOUR, 4),
    Livelihood("nurse, early and late shifts", ("hospital",), _SHIFTS, 8 * HOUR, 5, EVERY_DAY),
    Livelihood("translator, freelance"),
    Livelihood("retired boat builder"),
    Livelihood("engineer", ("office", "workshop"), (8 * HOUR,)),
    Livelihood("waiter, café", ("café",), (10 * HOUR,), 7 * HOUR, 5, EVERY_DAY),
    Livelihood("home carer", ("hospital",), (9 * HOUR,), 4 * HOUR, 5),
    Livelihood("lawyer, long hours", ("office",), (8 * HOUR + 30,), 9 * HOUR),
    Livelihood("student, works in a bakery", ("bakery",), (7 * HOUR,), 4 * HOUR, 3, EVERY_DAY),
    Livelihood("doctor, early and late shifts", ("hospital",), _SHIFTS, 8 * HOUR, 5, EVERY_DAY),
    Livelihood("on leave"),
    Livelihood("designer, two days from home", ("office",), (9 * HOUR,), 8 * HOUR, 3),
    Livelihood("retired nurse, helps at school", ("school",), (15 * HOUR,), HOUR, 2),
    Livelihood("bartender", ("bar",), _EVENINGS, 9 * HOUR, 5, EVERY_DAY),
    Livelihood("receptionist, part-time", ("office", "hospital"), (9 * HOUR,), 5 * HOUR, 3),
    Livelihood("engineer, part-time", ("office", "workshop"), (9 * HOUR,), 6 * HOUR),
    Livelihood("photographer, freelance"),
    Livelihood("librarian", ("library",), (9 * HOUR,), 8 * HOUR),
    Livelihood("accountant", ("office",)),
    Livelihood("student, early lectures", ("college",), (9 * HOUR,), 4 * HOUR, 4),
    Livelihood("clerk at the town hall", ("office",), (8 * HOUR,), 7 * HOUR),
    Livelihood("cook, evenings", ("restaurant",), _EVENINGS, 8 * HOUR, 5, EVERY_DAY),
    Livelihood("retired shopkeeper"),
    Livelihood("bank clerk, six-hour days", ("service",), (9 * HOUR,), 6 * HOUR),
    Livelihood("fish packer", ("workshop",), (7 * HOUR,), 8 * HOUR),
    Livelihood("writer, works at home"),
)


def find_livelihood(number: int) -> Livelihood:
    """Return what a resident does for a living, by number from 1."""
    return _LIVELIHOODS[(number - 1) % len(_LIVELIHOODS)]
