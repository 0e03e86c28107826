"""The routes of assignments."""

from __future__ import annotations

import io
import json
import zipfile
from xml.etree import ElementTree

import pytest

from pointerscope.lessons.catalogue import lessons
from pointerscope.publishing.assignments.assignment import read_assignment
from pointerscope.publishing.assignments.marks import answer_of
from pointerscope.serving.heavy_work import HeavyWork

LINK = "exercises=cat-sat.one-score,softmax.who-loses&seed=k3f9"
EVERY_DRAWN = "exercises=" + ",".join(
    f"{name}.{exercise.id}"
    for name, lesson in lessons().items()
    for exercise in lesson.exercises
    if exercise.drawn
)


def right_answer(student):
    assignment = read_assignment(LINK)
    [assigned, _] = assignment.found()
    return float(answer_of(assigned, assignment.inputs_of(assigned, student)))


def test_exercises_are_listed_with_what_is_drawn(client):
    listed = {one["id"]: one for one in client.get("/api/assignments/exercises").json()}
    assert listed["cat-sat.one-score"]["draws"] == {"Q": [0.0, 2.0], "K": [0.0, 2.0]}
    assert listed["softmax.who-loses"]["draws"] == {}
    assert listed["softmax.who-loses"]["kind"] == "choice"


def test_answers_are_marked_with_the_numbers_of_a_student(client):
    body = {
        "assignment": f"https://host/assignments/work?{LINK}",
        "student": "Ada",
        "answers": {
            "cat-sat.one-score": right_answer("Ada"),
            "softmax.who-loses": "Both by the same amount.",
        },
    }
    marked = client.post("/api/assignments/marks", json=body).json()
    assert (marked["total"], marked["most"]) == (1.0, 2)
    assert [one["right"] for one in marked["marks"]] == [[[True]], [[False]]]
    assert marked["check"] == read_assignment(LINK).check


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"assignment": "seed=a", "student": "Ada"}, "exercises"),
        ({"assignment": LINK + "&check=12345678", "student": "Ada"}, "check"),
        ({"assignment": "exercises=\ud800.\ud800", "student": "\ud800"}, "assignment"),
        ({"assignment": LINK, "student": "Ada", "answers": {"a.b": 1}}, "answers.a.b"),
        ({"assignment": LINK, "student": "Ada", "answers": {"\ud800": 1}}, "answers.?"),
        (
            {"assignment": LINK, "student": "Ada", "answers": {"cat-sat.one-score": "x"}},
            "answers.one-score",
        ),
    ],
)
def test_what_cannot_be_marked_is_said(client, body, where):
    headers = {"content-type": "application/json"}  # the client's own JSON has no half characters
    answer = client.post("/api/assignments/marks", content=json.dumps(body), headers=headers)
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["where"] == where


def test_an_assignment_is_exported_in_both_forms_and_not_sent_twice(client):
    asked = {"assignment": LINK, "variants": 2}
    moodle = client.get("/api/assignments/export", params={**asked, "format": "moodle"})
    assert moodle.headers["content-type"].startswith("application/xml")
    assert len(ElementTree.fromstring(moodle.content)) == 2 + 2 + 1
    qti = client.get("/api/assignments/export", params={**asked, "format": "qti"})
    assert "imsmanifest.xml" in zipfile.ZipFile(io.BytesIO(qti.content)).namelist()
    check = read_assignment(LINK).check
    assert qti.headers["content-disposition"] == f'attachment; filename="assignment-{check}.zip"'
    again = {"if-none-match": qti.headers["etag"]}
    params = {**asked, "format": "qti"}
    assert client.get("/api/assignments/export", params=params, headers=again).status_code == 304


@pytest.mark.parametrize(
    "params",
    [
        {"assignment": LINK, "format": "pdf"},
        {"assignment": LINK, "format": "qti", "variants": 101},
        {"assignment": "exercises=softmax.nothing", "format": "qti"},
        {"assignment": EVERY_DRAWN, "format": "moodle", "variants": 100},
    ],
)
def test_an_export_that_cannot_be_is_refused(client, params):
    refused = client.get("/api/assignments/export", params=params)
    assert refused.status_code == 422
    assert refused.json()["errors"][0]["message"]


def test_an_export_runs_where_it_can_be_ended(client, monkeypatch):
    ran = []

    async def run(self, client, function, *args):
        ran.append(function.__name__)
        return b"made elsewhere"

    monkeypatch.setattr(HeavyWork, "run", run)
    params = {"assignment": LINK, "format": "moodle", "variants": 3}
    assert client.get("/api/assignments/export", params=params).content == b"made elsewhere"
    assert ran == ["export_assignment"]


def test_the_exercises_of_a_lesson_come_with_its_record(client):
    page = client.get("/lessons/cat-sat/exercises")
    assert 'data-assigned="one-score"' in page.text
    assert 'id="lesson-record"' in page.text
    assert client.get("/lessons/no-lesson/exercises").status_code == 404
