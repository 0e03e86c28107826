"""The lessons as a map: a row of stations for each section, and a line from what each builds on."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

# Pixels: a station with the gap behind it, a station alone, and the titles of the sections.
_ACROSS, _DOWN = 284, 76
_WIDTH, _HEIGHT = 236, 64
_TITLE = 112
_BEND = 26  # how far a line runs straight on before it bends
_BETWEEN = 12  # more between two sections


class Station(NamedTuple):
    """A lesson on the map, with its upper left corner in pixels."""

    id: str
    number: int
    title: str
    x: int
    y: int


class Line(NamedTuple):
    """A line from a lesson to one that builds on it, as the path of an SVG."""

    start: str
    end: str
    path: str


class Lane(NamedTuple):
    """A section from `y` downwards, and its stations in reading order."""

    title: str
    y: int
    height: int
    stations: tuple[Station, ...]


class CourseMap(NamedTuple):
    """The map, with its size and those of its parts in pixels."""

    lanes: tuple[Lane, ...]
    lines: tuple[Line, ...]
    width: int
    height: int
    station_width: int = _WIDTH
    station_height: int = _HEIGHT
    title_width: int = _TITLE


def course_map(sections: Mapping[str, Sequence[Mapping[str, Any]]]) -> CourseMap:
    """Lay out the summaries of lessons by section.

    A lesson stands one column behind the last one that it builds on. No line is drawn to what
    follows from the others.
    """
    lessons = {lesson["id"]: lesson for found in sections.values() for lesson in found}
    needs = {
        id: tuple(need["id"] for need in lesson["needs"] if need["id"] in lessons)
        for id, lesson in lessons.items()
    }
    depths: dict[str, int] = {}
    for id in lessons:
        _measure_depth(id, needs, depths)
    lanes: list[Lane] = []
    y = 0
    for title, found in sections.items():
        if not found:
            continue
        columns = [depths[lesson["id"]] for lesson in found]
        stations = tuple(
            Station(
                *(lesson["id"], lesson["number"], lesson["title"]),
                *(_TITLE + column * _ACROSS, y + columns[:index].count(column) * _DOWN),
            )
            for index, (lesson, column) in enumerate(zip(found, columns, strict=True))
        )
        height = max(map(columns.count, columns)) * _DOWN
        lanes.append(Lane(title, y, height, stations))
        y += height + _BETWEEN
    known = {station.id: station for lane in lanes for station in lane.stations}
    taken = {(station.x, station.y) for station in known.values()}
    lines = tuple(
        Line(start, id, _path(known[start], known[id], taken))
        for id in known
        for start in _direct(needs[id], needs)
    )
    width = _TITLE + max(depths.values(), default=0) * _ACROSS + _WIDTH
    return CourseMap(tuple(lanes), lines, width, max(0, y - _BETWEEN))


def _measure_depth(id: str, needs: Mapping[str, Iterable[str]], depths: dict[str, int]) -> int:
    """Note how many lessons a reader needs one after another before this one, and return it."""
    if id not in depths:
        depths[id] = 0  # of a lesson that needs itself by way of others
        depths[id] = max((_measure_depth(one, needs, depths) + 1 for one in needs[id]), default=0)
    return depths[id]


def _direct(own: Sequence[str], needs: Mapping[str, Sequence[str]]) -> list[str]:
    """Return those needs that no other one of them builds on."""
    return [need for need in own if not any(need in _all(other, needs) for other in own)]


def _all(id: str, needs: Mapping[str, Sequence[str]]) -> set[str]:
    """Return everything that a lesson builds on."""
    found: set[str] = set()
    open_ = [*needs[id]]
    while open_:
        need = open_.pop()
        if need not in found:
            found.add(need)
            open_ += needs[need]
    return found


def _path(start: Station, end: Station, taken: Container[tuple[int, int]]) -> str:
    """Draw a line that changes its row in a gap between two columns, past the stations between."""
    gaps = range(start.x, max(end.x, start.x + _ACROSS), _ACROSS)
    bend = next((gap for gap in gaps if _is_free(start, end, gap, taken)), gaps[-1]) + _WIDTH
    x, y, to_x, to_y = start.x + _WIDTH, start.y + _HEIGHT // 2, end.x, end.y + _HEIGHT // 2
    after = bend + _ACROSS - _WIDTH
    return f"M{x} {y}H{bend}C{bend + _BEND} {y} {after - _BEND} {to_y} {after} {to_y}H{to_x}"


def _is_free(start: Station, end: Station, gap: int, taken: Container[tuple[int, int]]) -> bool:
    """Say whether no station stands in a line that changes its row behind the column at `gap`."""
    before = [(x, start.y) for x in range(start.x + _ACROSS, gap + 1, _ACROSS)]
    behind = [(x, end.y) for x in range(gap + _ACROSS, end.x, _ACROSS)]
    return not any(place in taken for place in before + behind)
