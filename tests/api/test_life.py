"""One's own life on a server: a page that may connect to nothing, also not to its server."""

from __future__ import annotations

from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app


def test_the_page_has_a_policy_of_its_own():
    with TestClient(create_app(Settings())) as client:
        answer = client.get("/life")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        policies = answer.headers.get_list("content-security-policy")
        assert len(policies) == 1
        for rule in ("connect-src 'none'", "form-action 'none'", "frame-ancestors 'none'"):
            assert rule in policies[0]
        assert answer.headers["referrer-policy"] == "no-referrer"
        tag = answer.headers["etag"]
        again = client.get("/life", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert 'href="/life"' in client.get("/").text
        card = client.get("/models/anyone")
        assert card.status_code == 200
        assert 'href="/life"' in card.text
        assert "histories of visits of 1,180 people" in card.text


def test_without_such_a_model_the_page_says_so(client):
    answer = client.get("/life")
    assert answer.status_code == 404
    assert "ranks of places" in answer.text
    assert 'href="/life"' not in client.get("/").text


def test_weights_that_stay_on_the_server_are_not_in_a_page():
    with TestClient(create_app(Settings(share_weights=False))) as client:
        assert client.get("/life").status_code == 404
        assert 'href="/life"' not in client.get("/").text
