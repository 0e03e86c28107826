"""The first look at a data set on a terminal."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.mobility.clustering import EARTH_RADIUS
from pointerscope.mobility.notation import WEEKDAYS

if TYPE_CHECKING:
    from pointerscope.mobility.look import Look, LookedPlaces

WIDTH = 78
MAP_COLUMNS, MAX_MAP_LINES = 74, 20
BARS = " ▁▂▃▄▅▆▇█"
DOTS = np.array([[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]])  # of a braille character
BRAILLE = 0x2800
KILOMETRES_PER_DEGREE = math.radians(1) * EARTH_RADIUS / 1_000


def render_look(look: Look) -> str:
    """Return a first look as text for a terminal of 80 columns."""
    return "\n".join(_lines(look))


def _lines(look: Look) -> Iterator[str]:
    period = f", {look.first_day} to {look.last_day}" if look.first_day else ""
    unit = "visits" if look.first_day else "histories"
    yield f"{look.title} ({look.kind})"
    yield f"{look.visits:,} {unit} of {look.people:,} people to {look.places:,} places{period}"
    if look.columns:
        yield from ("", "Columns")
        yield from _table([(name, role or "ignored") for name, role in look.columns.items()])
    if look.rows:
        yield from ("", f"The first visits of {look.rows[0].person}, as they will be read")
        yield from _table(
            [
                (
                    row.arrival,
                    f"{row.minutes:,} min" if row.minutes else "",
                    row.place,
                    row.position,
                )
                for row in look.rows
            ]
        )
    if look.map is not None:
        yield from ("", f"Where they are{_scale(look.map)}")
        yield from (f"  {line}" for line in draw_map(look.map))
    if sum(look.hours):
        yield from ("", "Arrivals by hour of day")
        yield f"  {_bars(look.hours, 3)}"
        yield "  " + "".join(f"{hour:<9}" for hour in range(0, 24, 3))
        yield "Arrivals by day of the week"
        yield f"  {_bars(look.weekdays, 6)}"
        yield "  " + "".join(f"{day:<6}" for day in WEEKDAYS)
    yield from ("", "Measures")
    yield from _definitions(look.facts)
    for title, sentences in (("What was read", look.counts), ("What was guessed", look.notes)):
        if sentences:
            yield from ("", title)
            yield from _items(sentences)
    yield ""
    if look.warnings:
        yield f"Worth checking ({len(look.warnings)})"
        yield from _items(look.warnings, "! ")
    else:
        yield "Nothing looks suspicious."


def draw_map(places: LookedPlaces) -> list[str]:
    """Return the lines of a map, north up, in which every dot is a position with places."""
    south, north, west, east = places.bounds
    shrink = max(math.cos(math.radians((south + north) / 2)), 0.05)
    wide, high = max((east - west) * shrink, 1e-9), max(north - south, 1e-9)
    dots_wide = MAP_COLUMNS * 2
    dots_high = round(dots_wide * high / wide)
    if dots_high > MAX_MAP_LINES * 4:
        dots_high = MAX_MAP_LINES * 4
        dots_wide = max(round(dots_high * wide / high), 8)
    dots_high = max(dots_high, 8)
    x = np.round((places.longitudes - west) * shrink / wide * (dots_wide - 1)).astype(int)
    y = np.round((north - places.latitudes) / high * (dots_high - 1)).astype(int)
    cells = np.zeros((-(-dots_high // 4), -(-dots_wide // 2)), np.int64)
    np.bitwise_or.at(cells, (y // 4, x // 2), DOTS[y % 4, x % 2])
    return ["".join(chr(BRAILLE + int(cell)) for cell in line).rstrip("\u2800") for line in cells]


def _scale(places: LookedPlaces) -> str:
    south, north, west, east = places.bounds
    shrink = math.cos(math.radians((south + north) / 2))
    wide, high = ((east - west) * shrink, north - south)
    size = " × ".join(f"{side * KILOMETRES_PER_DEGREE:,.3g} km" for side in (wide, high))
    outside = f"; {places.outside:.1%} of visits lie outside" if places.outside > 0 else ""
    return f" ({size} around {(south + north) / 2:.2f}, {(west + east) / 2:.2f}{outside})"


def _bars(counts: Sequence[int], width: int) -> str:
    most = max(counts) or 1
    bars = [BARS[math.ceil(count / most * (len(BARS) - 1))] * (width - 1) + " " for count in counts]
    return "".join(bars)


def _table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  " + "  ".join(cells).rstrip()


def _definitions(facts: Mapping[str, str]) -> Iterator[str]:
    """Yield names and what they mean, which is broken into lines where it is long."""
    width = max(map(len, facts), default=0)
    for name, value in facts.items():
        yield from textwrap.wrap(
            value,
            WIDTH,
            initial_indent=f"  {name.ljust(width)}  ",
            subsequent_indent=" " * (width + 4),
        )


def _items(sentences: Sequence[str], mark: str = "- ") -> Iterator[str]:
    for sentence in sentences:
        indent = "    " if sentence.startswith("  ") else "  "
        begin = indent if sentence.startswith("  ") else indent + mark
        yield from textwrap.wrap(
            sentence.strip(),
            WIDTH,
            initial_indent=begin,
            subsequent_indent=indent + "  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
