"""Pages that compute in the browser open again without the server, and store nothing of readers."""

from __future__ import annotations

import json
import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import expect

from pointerscope.lessons.catalogue import find_lesson
from tests.browser.conftest import (
    DAY,
    DESK,
    PATIENCE,
    PHONE,
    READY,
    ROOT,
    drawn,
    explained,
    explore,
    plot_of,
    settled,
    view,
    violations,
    visit,
)
from tests.browser.test_lesson_files import READY as LESSON_READY
from tests.browser.test_lesson_files import assert_shows, open_inputs
from tests.browser.test_lessons_without_server import edit, leave_out
from tests.browser.test_root_path import proxying
from tests.servers import CHROMIUM_ARGUMENTS, Relay, hanging, serving_files, started

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Visitor

TYPED = "Maple Court @ Mon 08:00 +45, Café Luna @ 10:15, Maple Court @ Tue 07:00"
CLOSE = 1e-5
SILENCE = "The server does not answer."
ANOTHER_VERSION = """
from pointerscope.cli.main import main
from pointerscope.web import static
static._version = lambda folder: "another-version"
main()
"""
STORED = """async () => {
  const stored = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      stored[request.url] = await (await cache.match(request)).text();
    }
  }
  return stored;
}"""
ARE_STORED = """async (endings) => {
  const addresses = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
  }
  return endings.every((ending) => addresses.some((url) => url.includes(ending)));
}"""
LEFT = """async () => [
  ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker of ${scope}`),
  ...(await caches.keys()),
]"""


@contextmanager
def reading(browser: Browser, address: str, **options) -> Iterator[Visitor]:
    """A visitor whose browser has service workers."""
    for visitor in visit(browser, address, service_workers="allow", **options):
        yield visitor
        visitor.page.close()  # gives up the requests that wait
        visitor.forgive()  # requests that no server answers


def until_stored(page: Page, *addresses: str) -> None:
    """Wait until the browser stores files whose addresses contain these."""
    until(page, ARE_STORED, addresses)


def until(page: Page, condition: str, argument: object = None) -> None:
    """Wait until an asynchronous function of JavaScript gives true."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition, argument):
        assert time.monotonic() < deadline, (condition, argument)
        page.wait_for_timeout(100)


def use(page: Page) -> None:
    """Do something, so that the page fetches the weights, and wait until they are stored."""
    page.get_by_role("textbox", name="Visits").first.click()
    until_stored(page, "/weights/", "/vocabulary", "/bundles/browser-model.js")


def opened(visitor: Visitor, **query) -> Page:
    """The explore page, stored with all that it needs to open again."""
    page = visitor.open(explore(visits=DAY, **query))
    expect(page.locator(READY)).to_be_visible()
    settled(page)
    use(page)
    scripts = ("/bundles/explore.js", "/bundles/explore-page.js", "/pointer-view.js")
    until_stored(page, "/explore/town", *scripts, "/bundles/explore.css")
    return page


def assert_answers(page: Page, expected: dict) -> None:
    """The page has computed an answer, and it is the one expected."""
    answer = page.locator("[data-answer]").first
    expect(answer).to_have_attribute("data-engine", "browser")
    expect(answer).to_have_attribute("data-location", str(expected["location"]))
    found = float(answer.get_attribute("data-probability"))
    assert found == pytest.approx(expected["probability"], abs=CLOSE)


def type_visits(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Visits").first.fill(text)
    expect(page.locator("[data-rows]")).to_have_js_property("inert", False)
    settled(page)


@pytest.fixture(params=["", ROOT], ids=["root", "below"])
def place(request) -> Iterator[tuple[Relay, str]]:
    """A relay that may stop, and the address of the app that it leads to, also below a path."""
    root = request.param
    relay = Relay(request.getfixturevalue("rooted" if root else "server"))
    with proxying(relay.address, root) as proxy:
        yield relay, f"{proxy}{root}" if root else relay.address
    relay.stop()


def test_a_page_opens_and_computes_without_its_server(browser, place):
    relay, address = place
    expected = [explained(address, "town", visits) for visits in (DAY, TYPED)]
    with reading(browser, address) as visitor:
        page = opened(visitor)
        relay.stop()
        page.reload()
        expect(page.locator(READY)).to_be_visible()
        assert_answers(page, expected[0]["prediction"])
        type_visits(page, TYPED)
        assert_answers(page, expected[1]["prediction"])
        expect(page.get_by_text(SILENCE, exact=True)).to_be_visible()
        page.goto(f"{address}{explore(visits=TYPED)}")
        assert_answers(page, expected[1]["prediction"])


def test_a_server_that_hangs_is_not_waited_for_long(browser, relay):
    with reading(browser, relay.address) as visitor:
        expected = explained(relay.address, "town", DAY)["prediction"]
        page = opened(visitor)
        relay.stop()
        with hanging(relay.host_and_port):
            began = time.monotonic()
            page.reload(wait_until="commit")
            assert time.monotonic() - began < 10
            expect(page.locator(READY)).to_be_visible()
            assert_answers(page, expected)
            expect(page.get_by_text(SILENCE, exact=True)).to_be_visible()
            page.goto("about:blank")  # gives up the requests that wait


def test_nothing_of_readers_is_stored(browser, relay):
    with reading(browser, relay.address) as visitor:
        page = opened(visitor, user="3")
        type_visits(page, TYPED)
        page.reload()
        expect(page.locator(READY)).to_be_visible()
        page.locator("[data-compare]").click()
        page.wait_for_url("**/compare?**")
        settled(page)
        page.get_by_role("button", name="Edit").click()
        page.locator('[data-side="a"] [data-visits]').fill("Café Luna @ Sun 03:33")
        until_stored(page, "/compare/town/town")
        visitor.open(explore("tiny", visits="Home, Work"))
        expect(page.locator(READY)).to_be_visible()
        settled(page)
        stored = page.evaluate(STORED)
    paths = {urlsplit(url).path.removeprefix("/").split("/")[0] for url in stored}
    assert paths == {"static", "api", "explore", "compare"}
    api = sorted(url.split("/api/")[1].rsplit("/", 1)[0] for url in stored if "/api/" in url)
    assert api == ["models/town", "models/town/weights"]
    assert not [url for url in stored if "?" in url]
    texts = "".join(text for url, text in stored.items() if "/static/" not in url)
    for typed in (
        "08:00 +45, Riverside",
        "10:15",
        "03:33",
        "Luna%20%40",
        "user=3",
        'probability":',
    ):
        assert typed not in texts


def test_another_version_replaces_what_is_stored(browser, models):
    with started(models) as server, reading(browser, server.address) as visitor:
        page = opened(visitor)
        before = page.evaluate(STORED)
        server.stop()
        _, port = server.host_and_port
        with started(models, port=port, program=("-c", ANOTHER_VERSION)) as other:
            page.reload()
            expect(page.locator(READY)).to_be_visible()
            use(page)
            visitor.forgive()  # what asked while no server answered
            until_stored(page, "/explore/town", "/static/another-version/bundles/explore.js")
            until(page, "async () => (await caches.keys()).length === 1")
            [cache] = page.evaluate("() => caches.keys()")
            assert cache.endswith("/static/another-version/")
            kept = {url for url in before if "/static/" in url} & page.evaluate(STORED).keys()
            assert not kept
            other.stop()
        page.reload()
        expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "browser")


def test_the_worker_leaves_where_another_application_answers(browser, relay, tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html><title>Another</title>", "utf-8")
    with reading(browser, relay.address) as visitor:
        page = opened(visitor)
        relay.stop()
        page.reload()
        expect(page.locator(READY)).to_be_visible()
        with serving_files(tmp_path, relay.host_and_port[1]):
            visitor.open("/")
            expect(page).to_have_title("Another")
            for _ in range(PATIENCE // 1_000):
                if not page.evaluate(LEFT):
                    break
                page.wait_for_timeout(1_000)
                page.reload()  # each page that is opened asks who answers
            assert page.evaluate(LEFT) == []
            assert page.goto(f"{relay.address}/explore/town").status == 404


def test_a_comparison_opens_with_the_models_that_were_compared(browser, relay):
    visits, against = quote(DAY), quote('{"model":"town","interventions":{"gate":0.5}}')
    compared = f"/compare?model=town&visits={visits}&against={against}&view=prediction"
    with reading(browser, relay.address) as visitor:
        expected = explained(relay.address, "town", DAY)["prediction"]
        page = visitor.open(compared)
        answer = page.locator("[data-answer]").first
        expect(answer).to_have_attribute("data-location", str(expected["location"]))
        plot_of(page.locator("#difference"))
        settled(page)
        page.locator("h1").click()
        until_stored(page, "/weights/", "/browser-model.js", "/compare/town/town")
        until_stored(page, "/bundles/compare.js", "/js/pointer-view.js", "/vendor/plotly/")
        relay.stop()
        for address in (page.url, f"{relay.address}/compare?visits={visits}&view=gate"):
            page.goto(address)
            assert_answers(page, expected)
            failure = page.locator("#difference .view-failure")
            expect(failure).to_contain_text("The server draws this chart, and it does not answer.")
            expect(failure.get_by_text("answer above is computed in this browser")).to_be_visible()
            page.get_by_role("button", name="Edit").click()
            expect(page.get_by_text("Another model needs the server").first).to_be_visible()
        with pytest.raises(Exception, match="ERR_"):
            page.goto(f"{relay.address}/compare?model=tiny")
        page.wait_for_url("chrome-error://**")  # the browser's own page


EDITED = [[2, 0, 1, 3], [1, 1, 0, 2], [0, 3, 1, 1]]


def read_lesson(visitor: Visitor, name: str, query: str) -> Page:
    """The page of a lesson, stored with all that it needs to open again."""
    page = visitor.open(f"/lessons/{name}{query}")
    expect(page.locator(LESSON_READY)).to_be_visible()
    page.locator("h1").first.click()  # the page is used, so it fetches the record
    modules = ("lesson.js", "exported-lesson.js", "lesson-preview.js", "lesson-record.js")
    until_stored(page, f"/lessons/{name}", "/record", "/css/lessons.css", *modules)
    return page


def test_a_lesson_opens_and_computes_without_its_server(browser, place):
    lesson = find_lesson("robotics")
    relay, address = place
    with reading(browser, address) as visitor:
        page = read_lesson(visitor, "robotics", "?all=1")
        leave_out(page, "scaling")
        open_inputs(page)
        edit(page, "E", EDITED)
        assert_shows(page, lesson.solve({"E": EDITED}, ["scaling"]), "output", "Z")
        relay.stop()
        page.reload()
        expect(page.locator(LESSON_READY)).to_be_visible()
        expect(page.get_by_text(SILENCE)).to_be_visible()
        assert_shows(page, lesson.solve({"E": EDITED}, ["scaling"]), "output", "Z")
        assert page.locator('[data-remove="scaling"]').is_checked()
        leave_out(page, "softmax")
        changed = lesson.solve({"E": EDITED}, ["scaling", "softmax"])
        assert_shows(page, changed, "output", "Z")
        page.goto(f"{address}/lessons/robotics?all=1")
        expect(page.locator(LESSON_READY)).to_be_visible()
        assert_shows(page, lesson.solve(), "output", "Z")
        stored = page.evaluate(STORED)
    root = urlsplit(address).path
    below = {urlsplit(url).path.removeprefix(f"{root}/").split("/")[0] for url in stored}
    assert below == {"static", "lessons"}
    assert not [url for url in stored if "?" in url]
    assert "[[2,0,1,3]" not in "".join(stored.values())


def test_a_translated_lesson_opens_in_its_language(browser, relay):
    with reading(browser, relay.address) as visitor:
        page = read_lesson(visitor, "revenue", "?lang=de")
        title = page.locator("h1").first.text_content()
        until_stored(page, "/lessons/revenue/de", "/record/de")
        relay.stop()
        page.reload()
        expect(page.locator("h1").first).to_have_text(title)
        with pytest.raises(Exception, match="ERR_"):
            page.goto(f"{relay.address}/lessons/revenue")


def test_a_lesson_of_a_server_that_answers_again_is_the_server_s(browser, relay):
    with reading(browser, relay.address) as visitor:
        page = read_lesson(visitor, "robotics", "?all=1")
        leave_out(page, "scaling")
        expect(page.locator('[data-step="scaling"]')).to_have_attribute("data-removed", "")
        relay.stop()
        page.reload()
        expect(page.get_by_text(SILENCE)).to_be_visible()
        relay.start()
        leave_out(page, "softmax")
        expect(page.get_by_text(SILENCE)).to_be_hidden()
        expected = find_lesson("robotics").solve(removed=["scaling", "softmax"])
        assert_shows(page, expected, "output", "Z")


@pytest.mark.parametrize(
    ("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"]
)
def test_what_needs_the_server_says_so(browser, relay, size, theme):
    with reading(browser, relay.address, viewport=size, color_scheme=theme) as visitor:
        page = opened(visitor)
        drawn(page, "prediction")
        examples = page.get_by_text("Example histories need the server")
        elsewhere = page.get_by_text(
            "The walkthrough, insights and new comparisons need the server"
        )
        taken = view(page, "prediction").locator(".view-take")
        taken.hover()
        expect(taken.get_by_role("link", name="Offline file")).to_be_visible()
        for note in (examples, elsewhere):
            expect(note).to_be_hidden()
        relay.stop()
        page.reload()
        expect(page.locator(READY)).to_be_visible()
        for note in (examples, elsewhere):
            expect(note).to_be_visible()
        view(page, "prediction").scroll_into_view_if_needed()
        failure = page.locator('[id="view-prediction"] .view-failure')
        expect(failure).to_contain_text("The server draws this chart, and it does not answer.")
        expect(failure.get_by_text("answer above is computed in this browser")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        relay.start()
        failure.get_by_role("button", name="Try again").click()
        drawn(page, "prediction")
        expect(page.get_by_text(SILENCE, exact=True)).to_be_hidden()
        expect(elsewhere).to_be_hidden()


def test_links_of_a_chart_that_is_drawn_go_with_the_server(browser, relay):
    with reading(browser, relay.address) as visitor:
        page = opened(visitor)
        drawn(page, "prediction")
        relay.stop()
        later = view(page, "layers")
        later.scroll_into_view_if_needed()
        expect(later.locator(".view-failure")).to_be_visible()
        taken = view(page, "prediction").locator(".view-take")
        taken.hover()
        expect(taken.get_by_text("Embeds and offline files need the server")).to_be_visible()
        expect(taken.get_by_role("link", name="Offline file")).to_be_hidden()
        with page.expect_download() as saved:
            taken.get_by_role("button", name="JSON").click()
        assert json.loads(saved.value.path().read_text("utf-8"))["data"]


def test_over_plain_http_an_open_page_goes_on_and_says_not_to_close_it(browser, relay):
    """A name that is not localhost, as in a hall."""
    hall = browser.browser_type.launch(
        executable_path=os.environ.get("CHROMIUM"),
        args=[*CHROMIUM_ARGUMENTS, "--host-resolver-rules=MAP hall.example 127.0.0.1"],
    )
    expected = explained(relay.address, "town", TYPED)["prediction"]
    _, port = relay.host_and_port
    with reading(hall, f"http://hall.example:{port}") as visitor:
        page = visitor.open(explore(visits=DAY))
        expect(page.locator(READY)).to_be_visible()
        settled(page)
        expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "browser")
        assert not page.evaluate("isSecureContext")
        relay.stop()
        type_visits(page, TYPED)
        assert_answers(page, expected)
        expect(page.get_by_role("status").get_by_text(SILENCE)).to_contain_text(
            "Keep this page open: without the server, it can be reloaded only over HTTPS."
        )
    hall.close()


@pytest.mark.parametrize(
    "forbidden",
    [
        "navigator.serviceWorker.register = () => Promise.reject(new DOMException('forbidden'))",
        "delete Navigator.prototype.serviceWorker",
    ],
    ids=["refused", "missing"],
)
def test_a_browser_that_forbids_workers_shows_the_page_as_before(browser, server, forbidden):
    for visitor in visit(browser, server, service_workers="allow"):
        visitor.page.add_init_script(forbidden)
        page = visitor.open(explore(visits=DAY))
        expect(page.locator(READY)).to_be_visible()
        settled(page)
        page.get_by_role("textbox", name="Visits").click()
        type_visits(page, TYPED)
        expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "browser")
        assert page.evaluate("async () => (await caches.keys()).length") == 0


def test_a_browser_without_room_shows_the_page_as_before(browser, server):
    for visitor in visit(browser, server, service_workers="allow"):
        quota = {"origin": server, "quotaSize": 1}
        visitor.page.context.new_cdp_session(visitor.page).send(
            "Storage.overrideQuotaForOrigin", quota
        )
        page = visitor.open(explore(visits=DAY))
        expect(page.locator(READY)).to_be_visible()
        until(page, "() => navigator.serviceWorker.controller !== null")
        page.get_by_role("textbox", name="Visits").click()
        type_visits(page, TYPED)
        expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "browser")
        page.reload()
        expect(page.locator(READY)).to_be_visible()
        assert page.evaluate(STORED) == {}


def test_damaged_weights_are_not_stored(browser, server):
    def spoil(path: str, body: bytes) -> bytes:
        return body[: len(body) // 2] if "/weights/" in path else body

    with (
        proxying(server, "", spoil) as proxy,
        reading(browser, proxy) as visitor,
    ):
        page = visitor.open(explore(visits=DAY))
        expect(page.locator(READY)).to_be_visible()
        page.get_by_role("textbox", name="Visits").click()
        expect(page.locator("[data-engine-obstacle]")).to_contain_text("cut short")
        until_stored(page, "/vocabulary", "/browser-model.js", "/explore/town")
        page.wait_for_timeout(500)
        assert not [url for url in page.evaluate(STORED) if "/weights/" in url]


def test_pages_that_do_not_compute_and_embeds_have_no_worker(browser, server):
    for visitor in visit(browser, server, service_workers="allow"):
        for path in ("/", explore("tiny", visits="Home, Work"), "/embed/town/gate", "/lessons"):
            page = visitor.open(path)
            settled(page)
            page.wait_for_timeout(500)
            found = page.evaluate(
                "async () => (await navigator.serviceWorker.getRegistrations()).length"
            )
            assert found == 0, path
