"""The map of the course on the list of lessons."""

from __future__ import annotations

import re

from pointerscope.lessons.catalogue import lessons
from pointerscope.web.course_map import course_map
from pointerscope.web.lessons import lessons_by_section


def lesson(number, id, *needs):
    return {
        "id": id,
        "number": number,
        "title": id.title(),
        "needs": [{"id": need} for need in needs],
    }


def stations(course):
    return {station.id: station for lane in course.lanes for station in lane.stations}


def ends(course):
    return {(line.start, line.end) for line in course.lines}


def test_a_lesson_stands_right_of_everything_it_builds_on():
    found = stations(course_map(lessons_by_section()))
    assert found.keys() == lessons().keys()
    for id, known in lessons().items():
        for need in known.needs:
            assert found[need].x < found[id].x, (need, id)
    assert len({(station.x, station.y) for station in found.values()}) == len(found)


def test_no_line_is_drawn_to_what_follows_from_the_others():
    course = course_map(
        {"One": [lesson(1, "a"), lesson(2, "b", "a")], "Two": [lesson(3, "c", "a", "b")]}
    )
    assert ends(course) == {("a", "b"), ("b", "c")}


def test_no_line_passes_behind_a_station():
    course = course_map(lessons_by_section())
    boxes = stations(course)
    for line in course.lines:
        x, y, bend, after, to_y, to_x = map(
            int, re.match(r"M(\d+) (\d+)H(\d+)C.* (\d+) (\d+)H(\d+)$", line.path).groups()
        )
        straight = [(x, bend, y), (after, to_x, to_y)]  # between them it runs through a gap
        for id in boxes.keys() - {line.start, line.end}:
            box = boxes[id]
            assert not any(
                left < box.x + course.station_width
                and box.x < right
                and box.y < height < box.y + course.station_height
                for left, right, height in straight
            ), (line, id)
            assert not (bend < box.x + course.station_width and box.x < after), (line, id)


def test_needs_that_are_not_shown_or_go_round_in_a_circle_do_no_harm():
    course = course_map({"One": [lesson(1, "a", "b", "gone"), lesson(2, "b", "a")], "Two": []})
    assert stations(course).keys() == {"a", "b"}
    assert len(course.lanes) == 1


def test_the_list_of_lessons_links_to_every_lesson_on_its_map(client):
    page = client.get("/lessons").text
    found = re.findall(r'href="([^"]+)" title="[^"]+" data-station="([^"]+)"', page)
    assert {id for _, id in found} == lessons().keys()
    for address, id in found:
        assert address.endswith(f"lessons/{id}")
