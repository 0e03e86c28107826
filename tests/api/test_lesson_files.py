"""Downloads of lessons as offline files."""

from __future__ import annotations

import pytest


def test_a_lesson_is_a_download_with_a_link_to_the_server(client):
    answer = client.get("/api/lessons/robotics/offline", params={"removed": "scaling"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    disposition = answer.headers["content-disposition"]
    assert disposition == 'attachment; filename="lesson-robotics.html"'
    assert f'href="{client.base_url}/lessons/robotics?removed=scaling"' in answer.text
    tag = {"if-none-match": answer.headers["etag"]}
    same = client.get("/api/lessons/robotics/offline", params={"removed": "scaling"}, headers=tag)
    assert same.status_code == 304


def test_a_step_is_a_download_of_its_own(client):
    answer = client.get("/api/lessons/robotics/offline", params={"step": "scaling"})
    assert 'filename="lesson-robotics-scaling.html"' in answer.headers["content-disposition"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("nothing/offline", 404),
        ("robotics/offline?step=nothing", 404),
        ("robotics/offline?removed=nothing", 422),
        ("robotics/offline?inputs=%7B%22E%22:1%7D", 422),
        ("robotics/offline?inputs=%5B", 422),
    ],
)
def test_unknown_lessons_steps_and_inputs_are_rejected(client, path, status):
    answer = client.get(f"/api/lessons/{path}")
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert "content-disposition" not in answer.headers


def test_the_download_is_documented(client):
    described = client.get("/openapi.json").json()["paths"]["/api/lessons/{lesson}/offline"]["get"]
    assert "text/html" in described["responses"]["200"]["content"]
    names = {parameter["name"] for parameter in described["parameters"]}
    assert {"lesson", "inputs", "removed", "step", "theme"} <= names


def test_a_page_can_keep_the_record_of_its_lesson(client):
    answer = client.get("/lessons/robotics/record")
    assert answer.headers["content-type"].startswith("text/html")
    for part in ("lesson-record", "lesson-states", "lesson-parts", "lesson-inputs"):
        assert f'id="{part}"' in answer.text
    assert client.get("/lessons/nothing/record").status_code == 404
    translated = client.get("/lessons/revenue/record/de").text
    assert translated != client.get("/lessons/revenue/record").text


def test_a_page_of_a_lesson_says_which_state_it_shows(client):
    assert 'data-shown=""' in client.get("/lessons/robotics").text
    changed = client.get("/lessons/robotics?removed=scaling&step=softmax").text
    assert 'data-shown="removed=scaling&amp;step=softmax"' in changed
