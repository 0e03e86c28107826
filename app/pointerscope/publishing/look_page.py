"""The first look at a data set as a page that works offline."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from pointerscope.core.settings import RESOURCES, STATIC
from pointerscope.mobility.notation import WEEKDAY_NAMES

if TYPE_CHECKING:
    from pointerscope.mobility.look import Look, LookedPlaces

MAP_WIDTH, MAX_MAP_HEIGHT = 640, 480
MAX_CIRCLES = 3_000
SMALLEST, LARGEST = 1.5, 12.0


class Circle(NamedTuple):
    """A place on the map: its centre and radius in pixels, and its number of visits."""

    x: float
    y: float
    radius: float
    visits: int


class DrawnMap(NamedTuple):
    """The most visited places on a map, north up."""

    width: int
    height: int
    circles: list[Circle]
    left_out: int


def render_look_page(look: Look) -> str:
    """Return a first look as one HTML file."""
    css = (STATIC / "css" / "look.css").read_text(encoding="utf-8")
    return _render("look.html", look, css=css)


def render_look_parts(look: Look) -> str:
    """Return the sections of a first look, as HTML for another page."""
    return _render("look_parts.html", look)


def _render(template: str, look: Look, **context: str) -> str:
    environment = Environment(
        loader=FileSystemLoader(RESOURCES / "templates"), autoescape=True, undefined=StrictUndefined
    )
    rendered: str = environment.get_template(template).render(
        look=look,
        map=None if look.map is None else place_map(look.map),
        days=WEEKDAY_NAMES,
        **context,
    )
    return rendered


def place_map(places: LookedPlaces) -> DrawnMap:
    """Return where places lie on a map; the area of a circle grows with the visits."""
    south, north, west, east = places.bounds
    shrink = max(math.cos(math.radians((south + north) / 2)), 0.05)
    wide, high = max((east - west) * shrink, 1e-9), max(north - south, 1e-9)
    scale = min(MAP_WIDTH / wide, MAX_MAP_HEIGHT / high)
    most = np.argsort(-places.visits, kind="stable")[:MAX_CIRCLES]
    peak = float(places.visits.max(initial=1))
    circles = [
        Circle(
            round((places.longitudes[row] - west) * shrink * scale + LARGEST, 1),
            round((north - places.latitudes[row]) * scale + LARGEST, 1),
            round(SMALLEST + (LARGEST - SMALLEST) * math.sqrt(places.visits[row] / peak), 1),
            int(places.visits[row]),
        )
        for row in most.tolist()
    ]
    return DrawnMap(
        round(wide * scale + 2 * LARGEST),
        round(high * scale + 2 * LARGEST),
        circles,
        len(places.visits) - len(circles),
    )
