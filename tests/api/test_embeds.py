"""Embeds: who may frame them, how they look, and what they say of a query that cannot be read."""

from __future__ import annotations

import base64
import hashlib
import re
import socket
import subprocess
import sys
from html import unescape
from urllib.parse import quote, urlsplit

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.figures.views import views
from pointerscope.lessons.catalogue import find_lesson, lessons
from pointerscope.web.application import create_app
from pointerscope.web.embed_files import theme_script
from pointerscope.web.embed_style import parse_colour
from tests.api.test_bad_input import problems
from tests.servers import serving

HTML = {"accept": "text/html"}
POLICY = "content-security-policy"
DAY = "Maple Court @ Mon 08:00 +45, Café Luna"


def card(response, status):
    """The words of an error card, one sentence or title each."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("text/html")
    text = response.text
    assert 'class="embed embed-error"' in text
    main = text.partition('<main id="main" role="alert">')[2].partition("</main>")[0]
    assert set(re.findall(r"<(\w+)", main)) <= {"h1", "p", "code"}
    assert re.findall(r"<script.*?</script>", text, re.DOTALL) == [theme_script()]
    return [
        " ".join(unescape(re.sub(r"<[^>]+>", " ", words)).split())
        for words in re.findall(r"<(?:h1|p)[^>]*>(.*?)</(?:h1|p)>", main, re.DOTALL)
    ]


def ask(client, path, **params):
    return client.get(path, params=params, headers=HTML)


def element(client, **params):
    """The attributes of the element in an embed."""
    response = ask(client, "/embed/town/gate", **params)
    assert response.status_code == 200, response.text
    found = re.search(r"<pointer-view ([^>]*)>", response.text)[1]
    return {name: unescape(value) for name, value in re.findall(r'([a-z-]+)="([^"]*)"', found)}


# --- Framing


def policies(response):
    """A policy, by directive."""
    [policy] = [value for name, value in response.headers.items() if name == POLICY]
    return {part.split()[0]: part.split()[1:] for part in policy.split(";")}


PAGES = [
    "/",
    "/models/town",
    "/explore/town",
    "/explore/town/walkthrough?visits=Maple%20Court",
    "/lessons/revenue",
    "/insights/town",
    "/compare",
    "/docs",
    "/slides",
    "/slides/where-next",
    "/api/models",
    "/api/oembed?url=/explore/town",
    "/openapi.json",
    "/healthz",
    "/static/js/embed.js",
    "/static/nothing.js",
    "/nothing",
    "/explore/nowhere",
    "/api/models/nowhere",
    "/" + "x" * 60_000,
]
EMBEDS = [
    "/embed/town/gate",
    "/embed/lessons/revenue",
    "/embed/slides/where-next",
    "/embed/slides/nothing",
    "/embed/town/nothing",
    "/embed/town/gate?visits=Nowhere",
    "/embed/town/gate/picture.png?visits=Nowhere",
]


@pytest.mark.parametrize("url", PAGES + EMBEDS)
def test_every_answer_forbids_scripts_of_others_and_in_the_page(client, url):
    answer = client.get(url, headers=HTML)
    found = policies(answer)
    assert found["default-src"] == ["'self'"]
    assert found["object-src"] == found["base-uri"] == ["'none'"]
    assert not {"script-src-elem", "script-src-attr"} & set(found)
    own, *hashes = found.get("script-src", ["'self'"])
    assert own == "'self'"
    assert all(part.startswith("'sha256-") for part in hashes)
    is_page = answer.headers["content-type"].startswith("text/html")
    assert len(hashes) == (2 if url in EMBEDS else is_page)
    assert found.get("frame-ancestors") == (None if url in EMBEDS else ["'self'"])


@pytest.mark.parametrize(
    "url",
    ["/embed/town/gate", "/embed/town/network", "/embed/lessons/revenue", "/", "/explore/town"],
)
def test_the_scripts_in_a_page_are_those_that_its_policy_names(client, url):
    answer = client.get(url, headers=HTML)
    scripts = re.findall(r"<script>(.*?)</script>", answer.text, re.DOTALL)
    digests = [hashlib.sha256(script.encode()).digest() for script in scripts]
    hashes = [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]
    assert policies(answer)["script-src"] == ["'self'", *hashes]


@pytest.mark.parametrize(
    "url", ["/embed/town/gate", "/embed/town/network", "/embed/lessons/revenue"]
)
def test_an_embed_waits_for_no_file(client, url):
    answer = client.get(url, headers=HTML)
    assert '<link rel="stylesheet"' not in answer.text
    assert "<script src" not in answer.text


def test_what_is_known_already_has_the_policy_too(client):
    tag = client.get("/api/models").headers["etag"]
    known = client.get("/api/models", headers={"if-none-match": tag})
    assert known.status_code == 304
    assert policies(known)["frame-ancestors"] == ["'self'"]
    assert len(policies(known)["script-src"]) == 2  # it takes the place of a page's own


@pytest.mark.parametrize(("url", "framed"), [("/explore/town", False), ("/embed/town/gate", True)])
def test_an_error_that_nobody_foresaw_has_the_policy_too(models, url, framed):
    app = create_app(Settings(models=models))
    app.state.registry = None
    broken = TestClient(app, raise_server_exceptions=False)
    answer = broken.get(url, headers=HTML | {"origin": "https://forum.example"})
    assert answer.status_code == 500
    assert ("frame-ancestors" in policies(answer)) is not framed
    assert "Traceback" not in answer.text
    assert broken.get("/api/models", headers={"origin": "https://forum.example"}).headers[
        "access-control-allow-origin"
    ]


@pytest.mark.parametrize("url", EMBEDS)
def test_anyone_may_frame_an_embed_by_default(client, url):
    assert "frame-ancestors" not in policies(client.get(url, headers=HTML))


def test_a_list_of_origins_may_frame_embeds_and_nobody_else(models):
    framers = ("https://lectures.example.org", "http://localhost:8888")
    listed = TestClient(create_app(Settings(models=models, frame_origins=framers)))
    for url in EMBEDS:
        found = policies(listed.get(url, headers=HTML))
        assert found["frame-ancestors"] == ["'self'", *framers]
    assert policies(listed.get("/"))["frame-ancestors"] == ["'self'"]
    assert " ".join(framers) in listed.get("/embed/town/gate").text


def test_nobody_at_all_may_frame_embeds_if_the_list_is_empty(models):
    alone = TestClient(create_app(Settings(models=models, frame_origins=())))
    assert policies(alone.get("/embed/town/gate"))["frame-ancestors"] == ["'self'"]


@pytest.mark.parametrize(
    "framer",
    [
        "lectures.example.org",
        "https://lectures.example.org/",
        "https://lectures.example.org/week-1",
        "https://Lectures.example.org",
        "https://lectures.example.org:443",
        "http://lectures.example.org:80",
        "https://lectures.example.org:99999",
        "https://who@lectures.example.org",
        "https://*.example.org",
        "https://lectures.example.org; script-src *",
        "https://lectures.example.org http://other.example",
        "https://lectures.example.org\n",
        "https://bücher.example",
        "javascript:alert(1)",
        "null",
        "'self'",
        "",
        "https://",
    ],
)
def test_a_frame_origin_that_is_not_an_origin_is_refused(framer):
    with pytest.raises(ValueError, match=r"is not an origin\. Write https://"):
        Settings(frame_origins=(framer,))


def test_a_wrong_framer_stops_the_server_with_a_sentence(monkeypatch):
    monkeypatch.setenv("POINTERSCOPE_FRAME_ORIGINS", '["lectures.example.org"]')
    command = [sys.executable, "-m", "pointerscope", "serve", "--port", "0"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode != 0
    assert ran.stderr.startswith(
        "Error: POINTERSCOPE_FRAME_ORIGINS: 'lectures.example.org' is not an origin"
    )
    assert "Traceback" not in ran.stderr


# --- Looks


def test_an_embed_shows_some_controls_by_default(client):
    assert element(client)["controls"] == "some"
    assert not {"scale", "caption", "accent"} & set(element(client))


@pytest.mark.parametrize(
    ("asked", "attributes"),
    [
        ({"scale": "0.5"}, {"scale": "0.5"}),
        ({"scale": "4"}, {"scale": "4.0"}),
        ({"scale": "auto"}, {"scale": "auto"}),
        ({"controls": "all"}, {"controls": "all"}),
        ({"controls": "none"}, {"controls": "none"}),
        ({"caption": "title"}, {"caption": "title"}),
        ({"accent": "0077BB"}, {"accent": "#0077bb"}),
        ({"accent": "RebeccaPurple"}, {"accent": "rebeccapurple"}),
        ({"theme": "transparent-dark"}, {}),
        ({"theme": "auto"}, {}),
    ],
)
def test_what_is_asked_of_the_look_reaches_the_element(client, asked, attributes):
    assert element(client, **asked).items() >= attributes.items()


@pytest.mark.parametrize("name", ["scale", "controls", "caption", "theme", "accent"])
@pytest.mark.parametrize("value", ["", "x", "5", "-1", "NaN", "inf", "none;", "<b>", "1e999", "٣"])
@pytest.mark.parametrize("path", ["/embed/town/gate", "/embed/lessons/revenue"])
def test_a_look_that_there_is_not_is_refused_by_name(client, path, name, value):
    words = card(ask(client, path, **{name: value}), 422)
    assert words[0] == "This cannot be shown"
    assert words[1].startswith(name)
    [error] = problems(client.get(path, params={name: value}))
    assert error["where"] == name


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("#07b", "#07b"),
        ("07BF", "#07bf"),
        ("#0077bb80", "#0077bb80"),
        (" teal ", "teal"),
        ("rgb(0,119,187)", "rgb(0,119,187)"),
        ("rgb(0 119 187 / 50%)", "rgb(0 119 187 / 50%)"),
        ("HSL(200deg 50% 40%)", "hsl(200deg 50% 40%)"),
        ("oklch(60% 0.12 240)", "oklch(60% 0.12 240)"),
    ],
)
def test_a_colour_is_written_in_one_way(text, made):
    assert parse_colour(text) == made


@pytest.mark.parametrize(
    "text",
    [
        "javascript:alert(1)",
        "url(//evil.example)",
        "var(--ink)",
        "red;background:url(x)",
        "red}body{display:none",
        "expression(alert(1))",
        "rgb(0,0)",
        "rgb(0,0,0,0,0)",
        "rgb(calc(1),0,0)",
        "rgb(var(--x),0,0)",
        "rgb(0 0 0",
        "rgb(1e9 0 0)",
        "rgb(٠ 0 0)",
        "#12345",
        "#ggg",
        "##fff",
        "currentcolor",
        "transparent",
        "inherit",
        "re\\64",
        "red\n",
        "red/**/",
        "\u202ered",
        "a" * 1_000_000,
        " " * 1_000_000 + "red",
        "rgb(" + " " * 1_000_000 + "0 0 0)",
        "",
    ],
)
def test_what_is_no_colour_is_refused(text):
    with pytest.raises(ValueError, match=r"This is not a colour\. Write one as"):
        parse_colour(text)


# --- Queries that cannot be read


HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    "{{1234*5678}}",
    "{% raw %}{{config}}",
    "${1234*5678}",
    "\u202egro.elpmaxe",
    "\u200f\u2066abc\u2069",
    "\x00",
    "Maple\x00Court",
    "%00",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//evil.example",
    "\\\\evil.example\\share",
    "who@evil.example",
    "http://[::1]/",
    "аррle.com",
    "</title><script>alert(1)</script>",
    "<!--",
    "&lt;script&gt;",
    "x" * 50_000,
    "Maple Court," * 4_000,
    "[" * 10_000,
    '{"a":' * 2_000,
]


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize(
    "name",
    ["visits", "user", "predict_at", "record", "interventions", "against", "theme", "accent"],
)
def test_a_hostile_query_gets_a_card_of_words(client, name, text):
    params = {"visits": DAY} | {name: text}
    if name == "record":
        del params["visits"]
    response = ask(client, "/embed/town/gate", **params)
    words = card(response, 422)
    assert len(words) >= 2
    assert not re.search(r"<(script|img)[^>]*(alert|onerror)", response.text)
    assert str(1234 * 5678) not in response.text
    assert not re.search("[\x00\u200e\u200f\u202a-\u202e\u2066-\u2069]", " ".join(words))
    assert max(map(len, words)) < 1_000


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("name", ["inputs", "step"])
def test_a_hostile_lesson_gets_a_card_of_words(client, name, text):
    response = ask(client, "/embed/lessons/revenue", **{name: text})
    card(response, 404 if name == "step" else 422)
    assert not re.search(r"<(script|img)[^>]*(alert|onerror)", response.text)


@pytest.mark.parametrize("text", [text for text in HOSTILE if len(text) < 10_000])
def test_a_hostile_name_gets_a_card_of_words(client, text):
    for path in (f"/embed/{quote(text, safe='')}/gate", f"/embed/town/{quote(text, safe='')}"):
        response = client.get(path, headers=HTML)
        card(response, 404)
        assert not re.search(r"<(script|img)[^>]*(alert|onerror)", response.text)


def test_an_unknown_place_is_named_with_those_near_by(client):
    words = card(ask(client, "/embed/town/gate", visits="Maple Court, Caffe Luna"), 422)
    assert words[1].startswith("visits[1] No place matches “Caffe Luna”. ")
    assert "Café Luna" in words[-1]


def test_an_unknown_view_comes_with_those_there_are_nearest_first(client):
    words = card(ask(client, "/embed/town/haeds"), 404)
    assert words[1] == 'There is no view "haeds".'
    known = words[2].removeprefix("Available: ").removesuffix(".").split(", ")
    assert known[0] == "heads"
    assert set(known) == set(views())


def test_an_unknown_model_lesson_or_step_comes_with_those_there_are(client):
    assert "Available: town," in card(ask(client, "/embed/twon/gate"), 404)[2]
    assert "Available: revenue," in card(ask(client, "/embed/lessons/revenu"), 404)[2]
    steps = ", ".join(step.id for step in find_lesson("revenue").steps)  # in their order
    refused = card(ask(client, "/embed/lessons/revenue", step="softmaxx"), 404)
    assert f"Available: {steps}." in refused[2]


def test_a_model_that_cannot_be_opened_says_why(client):
    assert "cannot be opened" in card(ask(client, "/embed/broken/gate"), 404)[1]


@pytest.mark.parametrize(
    ("params", "where"),
    [
        ({"interventions": '{"remove_heads": [[9, 0]]}'}, "interventions.remove_heads"),
        ({"interventions": '{"mask_visits": [9]}', "visits": DAY}, "interventions.mask_visits"),
        ({"predict_at": "2000-01-01 08:00"}, "predict_at"),
        ({"user": "Nobody"}, "user"),
        ({"top_k": "0"}, "top_k"),
        ({"record": "{}"}, "record"),
        ({"record": "[1", "visits": DAY}, "record"),
        ({"against": '{"visits": "Nowhere"}'}, "against.visits[0]"),
        ({"against": '{"interventions": {"remove_heads": [[9, 0]]}}'}, "against.interventions"),
        ({"against": "[]"}, "against"),
    ],
)
def test_what_is_wrong_with_a_query_is_named(client, params, where):
    assert card(ask(client, "/embed/town/gate", **params), 422)[1].startswith(where)


def test_a_query_is_completed_by_the_example_as_the_page_completes_it(client):
    for params in ({"user": "Resident 12"}, {"interventions": '{"only": "pointer"}'}, {"top_k": 3}):
        assert ask(client, "/embed/town/gate", **params).status_code == 200


def test_a_view_of_a_data_set_reads_no_visits(client):
    assert ask(client, "/embed/town/gate-by-hour", visits="Nowhere").status_code == 200


def test_the_network_is_not_run_for_a_page(models, monkeypatch):
    app = create_app(Settings(models=models))
    monkeypatch.setattr(app.state.explanations, "explain", None)
    assert TestClient(app).get("/embed/town/heads", params={"visits": DAY}).status_code == 200


def test_many_problems_are_counted(client):
    visits = [f"Nowhere {number}" for number in range(9)]
    words = card(ask(client, "/embed/town/gate", visits=", ".join(visits)), 422)
    assert words[2] == "And 8 more errors."


def test_programs_are_answered_as_ever(client):
    problems(client.get("/embed/town/gate", params={"visits": "Nowhere"}))
    problems(client.get("/embed/town/nothing"), 404)


# --- Addresses that are too long


def test_an_address_that_is_too_long_gets_a_card(client):
    words = card(ask(client, "/embed/town/gate", visits="x" * 60_000), 414)
    assert "60,000" in words[1]
    problems(client.get("/api/models", params={"q": "x" * 60_000}), 414)


@pytest.fixture(scope="module")
def server(models):
    with serving(models) as address:
        yield urlsplit(address)


@pytest.mark.parametrize("length", [59_000, 65_000, 66_000, 1_000_000, 20_000_000])
def test_a_server_refuses_addresses_of_megabytes_at_once(server, length):
    with socket.create_connection((server.hostname, server.port), timeout=20) as connection:
        start = b"GET /embed/town/gate?visits="
        end = b" HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\nconnection: close\r\n\r\n"
        connection.sendall(start + b"x" * length + end)
        answer = b"".join(iter(lambda: connection.recv(65_536), b""))
    expected = 422 if length < 60_000 else 414
    assert answer.startswith(f"HTTP/1.1 {expected} ".encode())
    assert b"embed-error" in answer
    assert b"content-security-policy" in answer


def test_a_server_goes_on_after_that(server):
    with socket.create_connection((server.hostname, server.port), timeout=20) as connection:
        connection.sendall(b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert answer.startswith(b"HTTP/1.1 414 ")
    assert b"HTTP/1.1 200 OK" in answer


@pytest.mark.parametrize("lesson", ["revenue", "softmax"])
def test_a_lesson_s_embed_is_checked_and_sent(client, lesson):
    assert lesson in lessons()
    response = ask(client, f"/embed/lessons/{lesson}", theme="dark", scale=2, accent="teal")
    assert response.status_code == 200


def test_what_a_model_lacks_is_said_quietly_and_nothing_is_asked(client):
    page = client.get("/embed/without-pointer/pointer?visits=Home").text
    assert "This network has no pointer." in page
    assert "<pointer-view" not in page
