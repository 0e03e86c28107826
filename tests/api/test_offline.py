"""Downloads of views as files, and the element for other pages."""

from __future__ import annotations

import json
import re
from html import unescape
from urllib.parse import parse_qsl

import pytest

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"


def figure_in(page: str) -> dict:
    [held] = re.findall(r'<script type="application/json" id="figure">(.*?)</script>', page)
    return json.loads(held)


def test_a_view_is_downloaded_as_one_file(client):
    answer = client.get("/api/models/town/views/head/offline", params={"visits": DAY, "head": 2})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-disposition"] == 'attachment; filename="town-head.html"'
    assert len(answer.content) < 2_500_000
    choices = figure_in(answer.text)["layout"]["meta"]["choices"]
    assert {choice["name"]: choice["value"] for choice in choices} == {"layer": 0, "head": 2}


def test_a_difference_is_downloaded_as_one_file(client):
    asked = {"visits": DAY, "against": json.dumps({"interventions": {"gate": 0}})}
    answer = client.get("/api/models/town/views/prediction/offline", params=asked)
    assert 'filename="town-prediction-difference.html"' in answer.headers["content-disposition"]
    assert "Difference" in figure_in(answer.text)["layout"]["meta"]["title"]


def test_a_file_links_to_its_server(client):
    asked = {"visits": DAY, "user": "Resident 12"}
    page = client.get("/api/models/town/views/gate/offline", params=asked).text
    [link] = re.findall(r'<a href="(http[^"]*)">', page)
    assert link.startswith("http://testserver/embed/town/gate?")
    assert client.get(link.replace("&amp;", "&")).status_code == 200


def test_an_unchanged_file_is_not_sent_again(client):
    address, asked = "/api/models/town/views/gate/offline", {"visits": DAY}
    tag = client.get(address, params=asked).headers["etag"]
    again = client.get(address, params=asked, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_of_a_model_begins_with_the_history_that_was_asked(client):
    address, asked = "/api/models/town/offline", {"visits": DAY, "interventions": '{"gate": 0.5}'}
    answer = client.get(address, params={**asked, "theme": "dark"})
    [state] = re.findall(r'<html [^>]*data-first-state="([^"]*)"', answer.text)
    assert dict(parse_qsl(unescape(state))) == asked
    plain = client.get(address)
    assert "data-first-state=" not in plain.text[:500]
    assert plain.headers["etag"] != answer.headers["etag"]


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/api/models/town/views/gaet/offline?visits=Maple+Court", 404),
        ("/api/models/twon/views/gate/offline?visits=Maple+Court", 404),
        ("/api/models/town/views/gate/offline", 422),
        ("/api/models/town/views/gate/offline?visits=Nowhere", 422),
        ("/api/models/town/views/gate/offline?visits=Maple+Court&theme=pink", 422),
        ("/api/models/town/views/head/offline?visits=Maple+Court&head=99", 422),
        ("/api/models/without-pointer/views/pointer/offline?visits=Home", 422),
        ("/api/models/town/offline?visits=Nowhere", 422),
        ("/api/models/town/offline?visits=Home&interventions={", 422),
    ],
)
def test_an_invalid_download_is_a_problem(client, address, status):
    answer = client.get(address)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert "content-disposition" not in answer.headers


def test_any_origin_may_load_the_element_and_cache_it(client):
    answer = client.get("/pointer-view.js", headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["content-type"].startswith("text/javascript")
    again = client.get("/pointer-view.js", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
