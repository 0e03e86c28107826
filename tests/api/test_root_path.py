"""The app under a path: everything that it hands out leads below it."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import RESOURCES, Settings
from pointerscope.web.application import create_app

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from httpx import Response

ROOT = "/scope"
SERVER = "http://testserver"
HTML = {"accept": "text/html"}
# A lesson links as every lesson does; what is made anew takes longer, and leads nowhere.
PAGES_OF_A_KIND, MADE_OF_A_KIND = 2, 1
MADE = re.compile(r"/picture\.png|/offline|/api/")
LEADS = {"href", "src", "action", "content"}
SEEDS = (
    "/",
    "/docs",
    "/openapi.json",
    "/pointer-view.js",
    "/embed/town/gate",
    "/embed/lessons/revenue",
    "/api/models/town/insights/histories?table=gate_by_target&row=0",
    "/api/models/town/insights/histories?list=confident-right",
)


class Found(NamedTuple):
    """What a walk through the app came by.

    Attributes:
        answers: the status of each address that was asked for.
        outside: addresses of this host that do not lie below the root, with where they stand.
    """

    answers: dict[str, int]
    outside: list[tuple[str, str]]


class Leads(HTMLParser):
    """Collects what a page leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, _: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: text for name, text in attributes if name in LEADS and text}
        self.found += [
            text for name, text in given.items() if name != "content" or text.startswith(("/", "h"))
        ]


def leads_in(answer: Response) -> list[str]:
    """The addresses in a page or in JSON, as they stand there."""
    kind = answer.headers.get("content-type", "")
    if answer.is_redirect:
        return [answer.headers["location"]]
    if "html" in kind and "attachment" not in answer.headers.get("content-disposition", ""):
        return of_page(answer.text)
    if "json" in kind and not answer.url.path.endswith("/openapi.json"):
        return [lead for text in texts_in(answer.json()) for lead in of_text(text)]
    return []


def of_page(text: str) -> list[str]:
    page = Leads()
    page.feed(text)
    return page.found


def of_text(text: str) -> list[str]:
    if "<iframe" in text:
        return of_page(text)
    return [text] if text.startswith(("/", f"{SERVER}/")) else []


def texts_in(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict) and content.keys() == {"dtype", "shape", "data"}:
        return  # an encoded array
    elif isinstance(content, dict | list):
        for part in content.values() if isinstance(content, dict) else content:
            yield from texts_in(part)


def kind_of(address: str) -> tuple[object, ...]:
    """Addresses of a kind are made in the same place: they differ in names alone."""
    parts = urlsplit(address)
    first, *rest = parts.path.removeprefix(f"{ROOT}/").split("/")
    if first == "static":
        return (address,)
    which = {"api": rest[:1] + rest[2:3] + rest[4:], "embed": rest[:1] * (rest[:1] == ["lessons"])}
    return (first, len(rest), *which.get(first, []), *sorted(parse_qs(parts.query)))


@pytest.fixture(scope="module")
def under_root(models: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    few = tmp_path_factory.mktemp("few")
    for name in ("town", "tiny", "without-gate"):
        shutil.copytree(models / name, few / name)
    app = create_app(Settings(models=few, root_path=ROOT))
    with TestClient(app, follow_redirects=False) as client:
        yield client


@pytest.fixture(scope="module")
def walked(under_root: TestClient) -> Found:
    """What is found by following every link, a few of a kind."""
    found, waiting, kinds = Found({}, []), [f"{ROOT}{seed}" for seed in SEEDS], Counter()
    while waiting:
        address = waiting.pop(0)
        kind = kind_of(address)
        most = MADE_OF_A_KIND if MADE.search(address) else PAGES_OF_A_KIND
        if address in found.answers or kinds[kind] >= most:
            continue
        kinds[kind] += 1
        answer = under_root.get(address, headers=HTML)
        found.answers[address] = answer.status_code
        for lead in leads_in(answer):
            whole = urljoin(f"{SERVER}{address}", lead).split("#")[0]
            if whole.startswith(f"{SERVER}{ROOT}/"):
                waiting.append(whole.removeprefix(SERVER))
            elif whole.startswith(f"{SERVER}/"):
                found.outside.append((address, lead))
    return found


def test_all_that_is_handed_out_lies_below_the_root(walked):
    assert walked.outside == []


def test_all_that_is_handed_out_is_there(walked):
    assert {at: status for at, status in walked.answers.items() if status not in (200, 307)} == {}


@pytest.mark.parametrize(
    "page",
    [
        "/models",
        "/models/town",
        "/explore/town",
        "/lessons",
        "/insights",
        "/insights/town",
        "/compare",
        "/slides",
        "/docs",
        "/api/models/town",
        "/api/models/town/insights",
    ],
)
def test_links_lead_to_every_page(walked, page):
    assert walked.answers[ROOT + page] == 200


@pytest.mark.parametrize(
    "kind",
    [
        "/explore/[^/]+/walkthrough",
        "/explore/[^/]+/walkthrough[?].+",
        "/explore/[^/]+[?].+",
        "/embed/[^/]+/[^/]+/picture.png",
        "/embed/lessons/[^/]+[?]step=.+",
        "/api/lessons/[^/]+/offline",
        "/api/oembed[?].+",
        "/api/models/[^/]+/insights/tables/.+",
        "/slides/[^/]+",
        "/slides/[^/]+/offline",
        "/static/[^/]+/bundles/explore.js",
        "/static/[^/]+/images/link.png",
    ],
)
def test_links_of_every_kind_are_followed(walked, kind):
    assert any(re.fullmatch(ROOT + kind, address) for address in walked.answers)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/explore/town",
        "/embed/lessons/revenue",
        "/slides",
        "/api/models",
        "/static/js/api.js",
        "/healthz",
        "/openapi.json",
        "/explore/town/walkthrough",
    ],
)
def test_it_does_not_matter_whether_a_proxy_takes_the_root_off(under_root, path):
    whole, stripped = under_root.get(f"{ROOT}{path}"), under_root.get(path)
    assert whole.status_code in (200, 307)
    assert (stripped.status_code, stripped.content) == (whole.status_code, whole.content)
    assert stripped.headers.get("location") == whole.headers.get("location")


def test_the_root_alone_is_the_first_page(under_root):
    assert under_root.get(ROOT).text.count("<h1") == 1
    assert under_root.get(f"{ROOT}s").status_code == 404


def test_a_slash_too_many_leads_back_below_the_root(under_root):
    for path in ("/lessons/", f"{ROOT}/lessons/"):
        assert under_root.get(path).headers["location"] == f"{ROOT}/lessons"


def test_a_page_that_is_not_there_leads_to_the_models(under_root):
    for path in ("/explore/nowhere", "/nowhere"):
        page = under_root.get(f"{ROOT}{path}", headers=HTML)
        assert page.status_code == 404
        assert f'<a href="{ROOT}/">' in page.text


def test_the_api_says_what_its_paths_begin_with(under_root):
    assert under_root.get(f"{ROOT}/openapi.json").json()["servers"] == [{"url": ROOT}]


def test_other_origins_may_read_below_the_root(under_root):
    for path in ("/api/models", "/pointer-view.js"):
        answer = under_root.get(ROOT + path, headers={"origin": "https://lectures.example"})
        assert answer.headers["access-control-allow-origin"] == "*"


@pytest.mark.parametrize("url", ["/explore/town", f"{ROOT}/explore/town"])
def test_a_page_can_be_framed_by_its_path_with_and_without_the_root(under_root, url):
    html = under_root.get(f"{ROOT}/api/oembed", params={"url": url}).json()["html"]
    assert f'src="{SERVER}{ROOT}/embed/town/prediction"' in html


def test_a_public_address_may_differ_from_the_root(models):
    settings = Settings(models=models, root_path=ROOT, public_address="https://example.org/here")
    with TestClient(create_app(settings)) as client:
        page = client.get(f"{ROOT}/models").text
        assert '<meta property="og:url" content="https://example.org/here/models">' in page
        assert 'content="https://example.org/here/static/' in page
        assert f'<a href="{ROOT}/lessons">' in page


@pytest.mark.parametrize("module", sorted((RESOURCES / "static" / "js").glob("*.js")))
def test_no_module_knows_where_its_server_begins(module):
    assert re.findall(r"""["'`]/[a-z][^"'`]*["'`]""", module.read_text(encoding="utf-8")) == []
