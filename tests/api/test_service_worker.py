"""The script of the service worker: where it is, what browsers may cache, and what it may serve."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app


def static_path(script: str) -> str:
    """The path of the static files that a script names in its first line."""
    first, _, _ = script.partition("\n")
    return json.loads(first.removeprefix("const POINTERSCOPE_STATIC = ").removesuffix(";"))


@pytest.mark.parametrize("root", ["", "/scope"])
def test_the_script_names_the_static_files_of_this_version(models, root):
    with TestClient(create_app(Settings(models=models, root_path=root))) as client:
        answer = client.get(f"{root}/service-worker.js")
        static = static_path(answer.text)
        assert static.startswith(f"{root}/static/")
        assert f'src="{static}bundles/explore.js"' in client.get(f"{root}/explore/town").text
        script = client.get(f"{static}bundles/explore-page.js")
        assert "service-worker.js" in script.text
        assert "immutable" in script.headers["cache-control"]


def test_browsers_look_for_another_version_each_time(client):
    answer = client.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    assert client.get("/service-worker.js", headers={"if-none-match": tag}).status_code == 304


def test_pages_may_have_workers_of_this_server_only(client):
    for path in ("/explore/town", "/compare", "/service-worker.js"):
        policy = client.get(path).headers["content-security-policy"]
        assert "worker-src 'self';" in policy


def test_other_origins_may_not_read_it(client):
    answer = client.get("/service-worker.js", headers={"origin": "https://elsewhere.example"})
    assert "access-control-allow-origin" not in answer.headers


def test_it_is_no_part_of_the_api(client):
    assert "/service-worker.js" not in client.get("/openapi.json").json()["paths"]


@pytest.mark.parametrize("path", ["/explore/tiny", "/compare?model=tiny", "/embed/town/gate"])
def test_pages_that_do_not_compute_do_not_register_it(client, path):
    page = client.get(path)
    assert page.status_code == 200
    assert "data-silence" not in page.text


@pytest.mark.parametrize("page", ["/explore/town", "/compare"])
def test_pages_contain_nothing_of_a_query_but_the_preview_of_a_link(client, page):
    """The service worker stores what pages are without visits."""
    plain = client.get(page, params={"model": "town"}).text
    typed = {"visits": "Café Luna @ Sun 03:33", "user": "3", "predict_at": "2026-11-16T23:23"}
    asked = client.get(page, params={"model": "town", **typed}).text
    shown = [line for line in asked.splitlines() if line not in plain.splitlines()]
    assert all("<meta " in line or "<link " in line for line in shown)
    assert "03:33" not in plain
