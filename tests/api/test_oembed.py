"""Previews of links to this server: oEmbed, metadata in page heads, and pictures."""

from __future__ import annotations

import re
import threading
import time
from html import unescape
from urllib.parse import quote, urlsplit

import pytest
from pydantic import ValidationError
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.figures import painter
from pointerscope.figures.pictures import PicturesError
from pointerscope.web import pictures
from pointerscope.web.application import create_app
from tests.api.test_bad_input import problems
from tests.conftest import MARKUP

SERVER = "http://testserver"
HTML = {"accept": "text/html"}
VISITS = "Maple Court @ Mon 08:00 +45, Café Luna"
PNG = b"\x89PNG\r\n\x1a\n"


def oembed(client, url, **params):
    response = client.get("/api/oembed", params={"url": url} | params)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "application/json"
    return response.json()


def frame(client, url, **params):
    """Return the attributes of the iframe."""
    html = oembed(client, url, **params)["html"]
    found = re.fullmatch(r'<iframe ((?:[a-z]+="[^"<>]*" )+)allowfullscreen></iframe>', html)
    assert found, html
    return {name: unescape(value) for name, value in re.findall(r'([a-z]+)="([^"]*)"', found[1])}


def not_found(client, url):
    [error] = problems(client.get("/api/oembed", params={"url": url}), 404)
    assert error["where"] == "url"


def head(client, url):
    """Return the metadata in the head of a page by name, and its oEmbed link."""
    text = client.get(url, headers=HTML).text.partition("</head>")[0]
    said = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text)
    links = re.findall(
        r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)"', text
    )
    return {name: unescape(value) for name, value in said} | {
        "oembed": unescape(links[0]) if links else None
    }


def size_of(png):
    """Return width and height of a PNG in pixels."""
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


# --- oEmbed


def test_the_embed_code_of_an_embed_frames_its_own_url(client):
    url = f"{SERVER}/embed/town/head?visits={quote(VISITS)}&layer=1&theme=dark"
    found = oembed(client, url)
    assert (found["version"], found["type"], found["provider_name"]) == (
        "1.0",
        "rich",
        "PointerScope",
    )
    assert found["provider_url"] == f"{SERVER}/"
    assert found["cache_age"] > 0
    attributes = frame(client, url)
    assert attributes["src"] == url
    assert attributes["style"] == "border: 0"
    assert attributes["title"] == found["title"]
    assert "The town" in found["title"]
    assert attributes["loading"] == "lazy"
    assert (attributes["width"], attributes["height"]) == ("960", "540")
    assert (found["width"], found["height"]) == (960, 540)


@pytest.mark.parametrize(
    ("page", "embed"),
    [
        ("/explore/town", "/embed/town/prediction"),
        (
            "/explore/town?visits=Caf%C3%A9%20Luna#view-heads",
            "/embed/town/heads?visits=Caf%C3%A9%20Luna",
        ),
        ("/explore/town#looking", "/embed/town/prediction"),
        ("/lessons/revenue", "/embed/lessons/revenue"),
        (
            "/lessons/revenue?step=softmax&removed=scaling",
            "/embed/lessons/revenue?removed=scaling&step=softmax",
        ),
        ("/lessons/revenue#softmax", "/embed/lessons/revenue?step=softmax"),
        ("/lessons/revenue?step=exercises", "/embed/lessons/revenue"),
        ("/insights/town#view-gate-by-hour", "/embed/town/gate-by-hour"),
        ("/explore/town/walkthrough?layer=1&head=2", "/embed/town/head?layer=1&head=2"),
        ("/slides/where-next", "/embed/slides/where-next"),
    ],
)
def test_the_embed_code_of_a_page_frames_its_embed(client, page, embed):
    assert frame(client, SERVER + page)["src"] == SERVER + embed
    assert client.get(embed, headers=HTML).status_code == 200


def test_a_deck_has_an_embed_code_without_a_thumbnail(client):
    found = oembed(client, f"{SERVER}/slides/where-next")
    assert found["title"]
    assert "thumbnail_url" not in found


def test_the_embed_code_of_insights_frames_their_first_view(client):
    source = frame(client, f"{SERVER}/insights/town")["src"]
    view = urlsplit(source).path.rpartition("/")[2]
    assert client.get(f"/api/models/town/views/{view}").status_code == 200


def test_a_step_removed_from_a_walkthrough_is_removed_in_its_embed(client):
    url = f"{SERVER}/explore/town/walkthrough?removed=scaling"
    assert '"scaling":false' in unescape(
        frame(client, url)["src"].replace("%22", '"').replace("%3A", ":")
    )


def test_a_path_without_a_host_is_accepted(client):
    assert frame(client, "/explore/town")["src"] == f"{SERVER}/embed/town/prediction"


@pytest.mark.parametrize(
    ("limits", "size"),
    [
        ({"maxwidth": 600}, (600, 338)),
        ({"maxheight": 300}, (533, 300)),
        ({"maxwidth": 240, "maxheight": 180}, (240, 180)),
        ({"maxwidth": 240}, (240, 180)),
        ({"maxwidth": 5000, "maxheight": 5000}, (1920, 1080)),
        ({"maxwidth": 1000, "maxheight": 200}, (356, 200)),
        ({"maxwidth": 10**30}, (1920, 1080)),
        ({"maxwidth": 100}, (100, 180)),
        ({"maxheight": 100}, (240, 100)),
        ({"maxwidth": 1, "maxheight": 1}, (1, 1)),
    ],
)
def test_the_frame_respects_the_size_limits(client, limits, size):
    found = oembed(client, f"{SERVER}/embed/town/gate", **limits)
    assert (found["width"], found["height"]) == size
    assert f'width="{size[0]}" height="{size[1]}"' in found["html"]


@pytest.mark.parametrize("limit", ["0", "-1", "x", "1e3", "NaN", ""])
def test_limits_that_are_not_positive_integers_are_refused(client, limit):
    params = {"url": f"{SERVER}/embed/town/gate", "maxwidth": limit}
    [error] = problems(client.get("/api/oembed", params=params))
    assert error["where"] == "maxwidth"


def test_the_thumbnail_respects_the_size_limits(client):
    url = f"{SERVER}/embed/town/gate"
    found = oembed(client, url)
    assert found["thumbnail_url"] == f"{url}/picture.png"
    assert (found["thumbnail_width"], found["thumbnail_height"]) == (1200, 630)
    for limits, size in (
        ({"maxwidth": 600}, (600, 315)),
        ({"maxwidth": 1199}, (1160, 609)),
        ({"maxheight": 629}, (1160, 609)),
        ({"maxwidth": 5000, "maxheight": 50}, (80, 42)),
    ):
        found = oembed(client, f"{url}?width=3", **limits)
        assert (found["thumbnail_width"], found["thumbnail_height"]) == size
        assert found["thumbnail_url"] == f"{url}/picture.png?width={size[0]}"
    assert "thumbnail_url" not in oembed(client, url, maxwidth=39)


@pytest.mark.parametrize("form", ["xml", "XML", "html", ""])
def test_formats_other_than_json_are_refused(client, form):
    params = {"url": f"{SERVER}/embed/town/gate", "format": form}
    [error] = problems(client.get("/api/oembed", params=params), 501)
    assert error["where"] == "format"


@pytest.mark.parametrize(
    "url",
    [
        "http://evil.example/explore/town",
        "https://testserver/explore/town",
        "http://testserver:8080/explore/town",
        "http://testserver:80:80/explore/town",
        "http://testserver.evil.example/explore/town",
        "http://testserver@evil.example/explore/town",
        "http://who:what@testserver/explore/town",
        "http://@testserver/explore/town",
        "http://testserver:@testserver/explore/town",
        "http://[::1]/explore/town",
        "http://[::1/explore/town",
        "http://testserver./explore/town",
        "http://tеstserver/explore/town",  # a Cyrillic letter
        "http://ｔｅｓｔｓｅｒｖｅｒ/explore/town",  # full width
        "http://testserver\\@evil.example/explore/town",
        "http://testserver\\explore\\town",
        "http://test\nserver/explore/town",
        "http://testserver/explore/town\x00",
        "//testserver/explore/town",
        "\\\\testserver\\explore\\town",
        "/\\evil.example/explore/town",
        "///explore/town",
        "javascript:alert(1)//testserver/explore/town",
        "data:text/html,<script>alert(1)</script>",
        "file:///etc/passwd",
        "testserver/explore/town",
        "http:/testserver/explore/town",
        "http://testserver",
        "http://testserver/",
        "http://testserver/docs",
        "http://testserver/api/models",
        "http://testserver//explore/town",
        "http://testserver/explore/../explore/town",
        "http://testserver/explore/%2e%2e/town",
        "http://testserver/explore/town%00",
        "http://testserver/explore/town%0a",
        "http://testserver/explore/nowhere",
        "http://testserver/explore/broken",
        "http://testserver/explore/town#view-nothing",
        "http://testserver/embed/town/nothing",
        "http://testserver/embed/lessons/nothing",
        "http://testserver/slides/nothing",
        "http://testserver/slides/where-next/offline",
        "http://testserver/embed/town/gate/picture.png",
        "http://testserver/insights/tiny",
        "http://testserver/embed/town/gate?visits=Nowhere",
        "http://testserver/embed/town/gate?visits=%00",
        "http://testserver/embed/town/head?head=9",
        "http://testserver/embed/town/head?layer=x&theme=transparent",
        "http://testserver/explore/town/walkthrough?head=9",
        "http://testserver/embed/town/gate?accent=javascript:alert(1)",
        "http://testserver/embed/town/gate?interventions={",
        "http://testserver/explore/town/walkthrough?removed=scaling&interventions=[]",
        "http://testserver/lessons/revenue?inputs=[1]",
        "",
        " ",
        "\u202ehttp://testserver/explore/town",
    ],
)
def test_a_url_without_an_embed_here_is_404(client, url):
    not_found(client, url)


def test_a_url_is_required(client):
    [error] = problems(client.get("/api/oembed"))
    assert error["where"] == "url"


def test_a_url_that_is_too_long_is_414(client):
    url = f"{SERVER}/embed/town/gate?visits={'x' * 60_000}"
    problems(client.get("/api/oembed", params={"url": url}), 414)


def test_markup_in_a_place_name_is_escaped(client):
    written = f'"{MARKUP.replace(chr(34), chr(34) * 2)}", Home'
    url = f"{SERVER}/embed/tiny/gate?visits={quote(written, safe='')}"
    html = oembed(client, url)["html"]
    assert html.count("<") == 2
    assert "onerror=" not in html
    assert frame(client, url)["src"] == url


def test_another_port_is_another_server(models):
    with TestClient(create_app(Settings(models=models)), base_url="http://localhost:8123") as there:
        assert frame(there, "http://localhost:8123/explore/town")["src"].startswith(
            "http://localhost:8123/embed/"
        )
        not_found(there, "http://localhost/explore/town")
        not_found(there, "http://localhost:80/explore/town")
        not_found(there, "http://localhost:8123:80/explore/town")


def test_the_default_port_may_be_explicit(client):
    assert frame(client, "http://testserver:80/explore/town")["src"].startswith(f"{SERVER}/embed/")


def test_urls_contain_the_root_path(models):
    app = create_app(Settings(models=models))
    with TestClient(app, root_path="/scope") as below:
        found = below.get("/scope/api/oembed", params={"url": f"{SERVER}/scope/explore/town"})
        assert f'src="{SERVER}/scope/embed/town/prediction"' in found.json()["html"]
        problems(below.get("/scope/api/oembed", params={"url": f"{SERVER}/explore/town"}), 404)
        policy = "content-security-policy"
        assert "frame-ancestors" not in below.get("/scope/embed/town/gate").headers[policy]
        assert "frame-ancestors 'self'" in below.get("/scope/docs").headers[policy]


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "x/y", "who@where", "", "a\\b", "[::1"])
def test_an_invalid_host_header_is_not_repeated(client, host):
    answer = client.get("/api/oembed", params={"url": "/explore/town"}, headers={"host": host})
    assert answer.status_code == 200
    assert answer.json()["provider_url"] == "http://testserver:80/"
    page = client.get("/explore/town", headers=HTML | {"host": host})
    assert '<meta property="og:url" content="http://testserver:80/explore/town">' in page.text


def test_the_public_address_replaces_the_host_header(models):
    public = "https://scope.example/here"
    app = create_app(Settings(models=models, public_address=f"{public}/"))
    with TestClient(app) as known:
        headers = {"host": "evil.example"}
        found = known.get("/api/oembed", params={"url": "/explore/town"}, headers=headers).json()
        assert f'src="{public}/embed/town/prediction"' in found["html"]
        assert found["thumbnail_url"].startswith(f"{public}/embed/")
        for path in (
            "/explore/town",
            "/api/models/town/views/gate/offline?visits=Home",
            "/api/lessons/revenue/offline",
        ):
            page = known.get(path.replace("Home", "Maple Court"), headers=headers).text
            assert f"{public}/" in page
            assert "evil.example" not in page
    with pytest.raises(ValidationError, match="not a server address"):
        Settings(public_address="javascript:alert(1)")


def test_other_origins_may_request_embed_codes(client):
    headers = {"origin": "https://forum.example"}
    answer = client.get("/api/oembed", params={"url": "/explore/town"}, headers=headers)
    assert answer.headers["access-control-allow-origin"] == "*"


# --- Metadata in page heads


@pytest.mark.parametrize(
    "url",
    [
        "/",
        "/models",
        "/models/town",
        "/explore/town",
        "/lessons",
        "/lessons/revenue",
        "/insights",
        "/insights/town",
        "/compare",
        "/docs",
        "/explore/town/walkthrough",
        "/embed/town/heads",
        "/embed/lessons/revenue?step=softmax",
        "/slides",
        "/slides/where-next",
    ],
)
def test_every_page_has_metadata_for_link_previews(client, url):
    said = head(client, url)
    assert said["og:description"] == said["twitter:description"]
    assert said["og:title"] == said["twitter:title"]
    assert said["og:site_name"] == "PointerScope"
    assert said["og:url"].startswith(f"{SERVER}{url}")
    assert said["og:type"] == "website"
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:image:alt"].endswith(".")
    assert said["og:image"] == said["twitter:image"]
    picture = client.get(said["og:image"])
    assert picture.headers["content-type"] == "image/png"
    size = int(said["og:image:width"]), int(said["og:image:height"])
    assert size_of(picture.content) == size == (1200, 630)


@pytest.mark.parametrize(
    "url",
    [
        "/explore/town?visits=Maple%20Court",
        "/lessons/revenue",
        "/insights/town",
        "/explore/town/walkthrough?visits=Maple%20Court",
        "/embed/town/gate?theme=dark",
        "/embed/lessons/revenue?step=softmax",
    ],
)
def test_pages_with_an_embed_link_to_their_embed_code(client, url):
    found = client.get(head(client, url)["oembed"]).json()
    assert found["html"].startswith(f'<iframe src="{SERVER}/embed/')


@pytest.mark.parametrize(
    "url", ["/", "/models", "/docs", "/compare", "/explore/nowhere", "/nothing"]
)
def test_pages_without_an_embed_have_no_oembed_link(client, url):
    assert head(client, url)["oembed"] is None


def test_markup_in_a_query_is_escaped_in_the_head(client):
    hostile = '"><script>alert(1)</script>{{7*7}}'
    text = client.get("/explore/town", params={"visits": hostile}, headers=HTML).text
    assert "<script>alert" not in text
    assert "49" not in head(client, f"/explore/town?visits={quote(hostile)}")["og:url"]


# --- Pictures


@pytest.fixture
def drawer(models, monkeypatch):
    """A server whose pictures are drawn by a test's own renderer."""
    monkeypatch.setattr(pictures, "TIMEOUT_SECONDS", 0.5)

    def serve(drawing):
        monkeypatch.setattr(painter, "open_renderer", drawing)
        return TestClient(create_app(Settings(models=models)))

    return serve


class Browser:
    """A stand-in for the browser that draws pictures."""

    def __init__(self, draw):
        self.draw, self.opened, self.closed, self.drawn = draw, 0, 0, []

    def __call__(self, plotly):
        assert plotly.is_file()
        return self

    def __enter__(self):
        self.opened += 1

        def draw(figure, form, **size):
            self.drawn.append((figure, form, size))
            return self.draw()

        return draw

    def __exit__(self, *error):
        self.closed += 1


URL = f"/embed/town/head/picture.png?visits={quote(VISITS)}&layer=1&head=2"


def test_a_picture_is_drawn_once_and_by_one_browser(drawer):
    browser = Browser(lambda: PNG)
    with drawer(browser) as client:
        first = client.get(URL)
        assert (first.status_code, first.content) == (200, PNG)
        assert first.headers["content-type"] == "image/png"
        assert "max-age=3600" in first.headers["cache-control"]
        assert client.get(URL).content == PNG
        assert client.get(URL.replace("head=2", "head=3")).content == PNG
        assert client.get("/embed/lessons/softmax/picture.png").content == PNG
        known = {"if-none-match": first.headers["etag"]}
        assert client.get(URL, headers=known).status_code == 304
        assert client.get(f"{URL}&width=359").content == PNG
        assert browser.closed == 0
    assert (browser.opened, browser.closed, len(browser.drawn)) == (1, 1, 4)
    sizes = []
    for figure, form, size in browser.drawn:
        assert figure["data"]
        assert form == "png"
        sizes.append(tuple(int(size[side] * size["scale"]) for side in ("width", "height")))
    assert sizes == [(1200, 630)] * 3 + [(320, 168)]


def test_a_picture_shows_the_selected_options(drawer):
    browser = Browser(lambda: PNG)
    with drawer(browser) as client:
        client.get(URL)
        client.get("/embed/lessons/softmax/picture.png?theme=dark")
    shown = [trace for trace in browser.drawn[0][0]["data"] if trace.get("visible", True)]
    assert {trace["meta"]["head"] for trace in shown if "head" in trace.get("meta", {})} == {2}
    paper = [
        figure["layout"]["template"]["layout"]["paper_bgcolor"] for figure, *_ in browser.drawn
    ]
    assert paper[0] != paper[1]


def stand_in(response):
    assert response.status_code == 200
    assert size_of(response.content) == (1200, 630)
    assert response.headers["cache-control"] == "public, max-age=60"
    assert "etag" not in response.headers


def test_without_a_browser_the_default_picture_is_served(drawer):
    asked = []

    def none(plotly):
        asked.append(plotly)
        raise PicturesError("There is none.")

    with drawer(none) as client:
        stand_in(client.get(URL))
        stand_in(client.get("/embed/town/gate/picture.png"))
        problems(client.get(URL.replace("head=2", "head=9")))
    assert len(asked) == 1  # the browser is not searched for at every request


def test_a_browser_that_crashes_is_restarted(drawer):
    answers = iter([RuntimeError("gone"), PNG])

    def draw():
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    browser = Browser(draw)
    with drawer(browser) as client:
        stand_in(client.get(URL))
        assert client.get(URL).content == PNG
    assert (browser.opened, browser.closed) == (2, 2)


def test_while_the_browser_is_slow_or_busy_the_default_picture_is_served(drawer, monkeypatch):
    monkeypatch.setattr(pictures, "MAX_PENDING", 1)
    go_on = threading.Event()
    browser = Browser(lambda: go_on.wait(10) and PNG)
    with drawer(browser) as client:
        stand_in(client.get(URL))
        stand_in(client.get("/embed/town/gate/picture.png"))
        go_on.set()
        for _ in range(50):
            answer = client.get(URL)
            if answer.content == PNG:
                break
            time.sleep(0.02)
        assert answer.content == PNG  # the late picture is cached for the next request
    assert len(browser.drawn) == 1


def test_a_step_without_a_figure_has_the_default_picture(client):
    stand_in(client.get("/embed/lessons/revenue/picture.png?step=scores"))


@pytest.mark.parametrize(
    ("url", "status"),
    [
        ("/embed/nowhere/gate/picture.png", 404),
        ("/embed/town/nothing/picture.png", 404),
        ("/embed/lessons/nothing/picture.png", 404),
        ("/embed/lessons/softmax/picture.png?step=nothing", 404),
        ("/embed/town/gate/picture.png?visits=Nowhere", 422),
        ("/embed/town/gate/picture.png?interventions={", 422),
        ("/embed/town/head/picture.png?head=9", 422),
        ("/embed/town/gate/picture.png?width=39", 422),
        ("/embed/town/gate/picture.png?width=1201", 422),
        ("/embed/town/gate/picture.png?theme=red", 422),
        ("/embed/lessons/softmax/picture.png?inputs=[1]", 422),
    ],
)
def test_a_picture_of_something_unknown_is_refused(client, url, status):
    problems(client.get(url), status)
