"""One's own life: a Timeline file is read and predicted in a page that can send it nowhere."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING, ClassVar

import pytest
from playwright.sync_api import expect

from pointerscope.core.settings import Settings
from pointerscope.network.bundles import read_bundle
from pointerscope.publishing.life_page import render_life_page
from tests.browser.conftest import DESK, PHONE, violations, visit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

WEEKS = 6
SECRET = "ChIJ-a-place-that-nobody-may-see"
STATE = """
() => [location.href, document.cookie, history.length, JSON.stringify(history.state),
       JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
"""
# Every way to send that a page has; each answers whether it was refused.
ATTEMPTS = {
    "fetch": "async (to) => { try { await fetch(to); return false } catch { return true } }",
    "request": """(to) => new Promise((done) => {
        const request = new XMLHttpRequest();
        request.onload = () => done(false);
        request.onerror = () => done(true);
        request.open("POST", to);
        request.send("x");
    })""",
    "image": """(to) => new Promise((done) => {
        const image = new Image();
        image.onload = () => done(false);
        image.onerror = () => done(true);
        image.src = to;
    })""",
    "socket": """(to) => new Promise((done) => {
        try {
            const socket = new WebSocket(to.replace("http", "ws"));
            socket.onopen = () => done(false);
            socket.onerror = () => done(true);
        } catch { done(true) }
    })""",
    "events": """(to) => new Promise((done) => {
        const source = new EventSource(to);
        source.onopen = () => done(false);
        source.onerror = () => { source.close(); done(true); };
    })""",
    "script": """(to) => new Promise((done) => {
        const script = document.createElement("script");
        script.onload = () => done(false);
        script.onerror = () => done(true);
        script.src = to;
        document.head.append(script);
    })""",
    "style": """(to) => new Promise((done) => {
        const link = document.createElement("link");
        Object.assign(link, {rel: "stylesheet", href: to});
        link.onload = () => done(false);
        link.onerror = () => done(true);
        document.head.append(link);
    })""",
    "frame": """(to) => new Promise((done) => {
        const frame = document.createElement("iframe");
        frame.src = to;
        document.body.append(frame);
        setTimeout(() => done(true), 500);
    })""",
}
# These say nothing of their end: the server tells whether they came.
SILENT = {
    "beacon": "(to) => { navigator.sendBeacon(to, 'x') }",
    "ping": """(to) => {
        const link = document.createElement("a");
        Object.assign(link, {href: "#main", ping: to});
        document.body.append(link);
        link.click();
    }""",
    "form": """(to) => {
        const form = document.createElement("form");
        Object.assign(form, {action: to, method: "post"});
        document.body.append(form);
        form.submit();
    }""",
    "prefetch": """(to) => {
        for (const rel of ["prefetch", "preload", "modulepreload"]) {
            const link = document.createElement("link");
            Object.assign(link, {rel, href: to, as: "image"});
            document.head.append(link);
        }
    }""",
    "background": "(to) => { document.body.style.backgroundImage = `url(${to})` }",
    "font": """(to) => {
        const font = new FontFace("x", `url(${to})`);
        document.fonts.add(font);
        font.load().catch(() => {});
    }""",
    "worker": """(to) => {
        const text = `fetch(${JSON.stringify(to)}).catch(() => {})`;
        new Worker(URL.createObjectURL(new Blob([text], {type: "text/javascript"})));
    }""",
}


def timeline() -> str:
    """An Android file of an invented person: home, work, a secret place, home; week by week."""
    segments = []
    for day in range(7 * WEEKS):
        start = datetime(2026, 3, 2) + timedelta(days=day)
        rows = [("home", "HOME", 0, 8), ("work", "WORK", 9, 17), (SECRET, "UNKNOWN", 18, 19)]
        for place, kind, begin, end in rows[: 1 if start.weekday() >= 5 else 3]:
            segments.append(
                {
                    "startTime": f"{start + timedelta(hours=begin):%Y-%m-%dT%H:%M:%S.000}+01:00",
                    "endTime": f"{start + timedelta(hours=end):%Y-%m-%dT%H:%M:%S.000}+01:00",
                    "visit": {
                        "hierarchyLevel": 0,
                        "topCandidate": {
                            "placeId": place,
                            "semanticType": kind,
                            "placeLocation": {"latLng": "47.3769000°, 8.5417000°"},
                        },
                    },
                }
            )
    return json.dumps({"semanticSegments": segments})


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as a file."""
    path = tmp_path_factory.mktemp("life") / "life.html"
    path.write_bytes(render_life_page(read_bundle(Settings().models / "anyone"), []))
    return path


@pytest.fixture
def reader(browser, file) -> Iterator[Visitor]:
    """The page opened from a disk."""
    for visitor in visit(browser, file.parent.as_uri(), viewport=DESK):
        visitor.open("/life.html")
        yield visitor


def choose(page: Page, name: str, text: str) -> None:
    """Choose a file as a person does in the browser's own dialogue."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    content = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    chooser.value.set_files([content])


def drop(page: Page, name: str, text: str) -> None:
    """Drop a file onto the page."""
    page.evaluate(
        """([name, text]) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], name));
            document.body.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true}));
        }""",
        [name, text],
    )


def counted(page: Page) -> None:
    expect(page.locator("[data-tally]")).to_have_attribute("aria-busy", "false")


def test_a_dropped_file_is_answered_and_compared_with_what_really_came(reader):
    page = reader.page
    drop(page, "Timeline.json", timeline())
    expect(page.get_by_role("heading", name="Where next?")).to_be_focused()
    counted(page)
    assert "102 visits to 3 places" in page.locator("[data-summary]").inner_text()
    answer = page.locator("output[data-answer]")
    assert answer.get_attribute("data-engine") == "browser"
    assert 0 < float(answer.get_attribute("data-probability")) <= 1
    page.get_by_role("button", name="Earlier visit").click()
    expect(page.locator("[data-moment]")).to_have_text("Sun 12 April 2026, 00:00, after Home")
    expect(page.locator("[data-really-place]")).to_have_text("Home")
    named = re.fullmatch(r"(.+), \d+ %", answer.inner_text())[1]
    assert named in {"Home", "Work", "Place 3"}
    right = page.locator("[data-really]").get_attribute("data-right")
    assert right == str(named == "Home").lower()


def test_the_picture_of_the_network_has_the_persons_own_names(reader):
    page = reader.page
    choose(page, "Timeline.json", timeline())
    picture = page.locator("[data-network] svg[role=group]")
    expect(picture).to_contain_text("Work")
    expect(picture).to_contain_text("Place 3")
    expect(picture).to_contain_text("Gate")
    # What the answer says of places outside the visits is part of the picture's others.
    outside = page.locator("[data-elsewhere]").inner_text()
    assert "The picture counts it among the others." in outside
    [share] = re.findall(r"(\d+) %", outside)
    [others] = re.findall(r"\d+ others?\s+([\d.]+) %", page.locator(".life-network").inner_text())[
        -1:
    ]
    assert int(share) <= float(others) + 0.5


def test_a_visit_of_any_day_can_be_asked_about(reader):
    page = reader.page
    choose(page, "Timeline.json", timeline())
    page.get_by_label("Go to").fill("2026-03-18")
    first = page.locator("[data-days] button[aria-current=true]")
    expect(first).to_contain_text("Home")
    page.locator("[data-days] li", has_text="Wed 18 March 2026").get_by_role(
        "button", name="Work"
    ).click()
    expect(page.locator("[data-moment]")).to_have_text("Wed 18 March 2026, 09:00, after Home")


def test_the_tally_says_how_often_each_was_right_with_a_range(reader):
    page = reader.page
    choose(page, "Timeline.json", timeline())
    page.get_by_label("Your last").select_option("50")
    counted(page)
    tally = page.locator(".life-tally").inner_text()
    for name in ("This network", "What followed last time", "Most frequent place"):
        assert name in tally
    share = page.locator('[data-predictor="what_followed_last_time"] [data-share]').inner_text()
    low, high = (
        page.locator('[data-predictor="what_followed_last_time"] [data-interval]')
        .inner_text()
        .removesuffix(" %")
        .split(" to ")
    )
    assert int(low) < int(share.removesuffix(" %")) < int(high)
    marks = page.locator("[data-days] [data-mark]").all_inner_texts()
    assert set(marks) <= {"✓", "✗", "new", ""}
    assert "✓" in marks


def test_a_head_switched_off_changes_the_answer_until_it_is_as_learned(reader):
    page = reader.page
    page.get_by_role("button", name="Try an invented one").click()
    answer = page.locator("output[data-answer]")
    expect(answer).to_have_attribute("data-probability", re.compile(r"0\.\d"))
    before = answer.get_attribute("data-probability")
    page.locator('[data-part="layers.1.heads.0"]').first.focus()
    page.keyboard.press("Space")
    expect(answer).not_to_have_attribute("data-probability", before)
    page.get_by_role("button", name="As learned").click()
    expect(answer).to_have_attribute("data-probability", before)


def test_nothing_of_the_visits_is_in_the_address_or_in_storage(reader):
    page = reader.page
    before = page.evaluate(STATE)
    choose(page, "Timeline.json", timeline())
    counted(page)
    page.get_by_role("button", name="Earlier visit").click()
    page.get_by_label("Go to").fill("2026-03-18")
    assert page.evaluate(STATE) == before
    assert page.evaluate("async () => (await indexedDB.databases()).length") == 0
    asked = [url for url in reader.requests if not url.startswith("blob:")]
    assert asked == [f"{reader.address}/life.html"]


def test_closing_forgets_everything(reader):
    page = reader.page
    choose(page, "Timeline.json", timeline())
    counted(page)
    page.get_by_role("button", name="Close and forget it").click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    assert page.locator("[data-network]").inner_html() == ""


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("photo.json", "not json", "is no JSON"),
        ("Records.json", '{"locations": []}', "raw positions"),
        ("takeout.zip", "PK\x03\x04", "is a zip archive"),
        ("short.json", '{"semanticSegments": []}', "holds no visit"),
    ],
)
def test_a_wrong_file_is_named_with_what_would_be_read(reader, name, text, found):
    page = reader.page
    drop(page, name, text)
    said = page.get_by_role("status")
    expect(said).to_contain_text(found)
    expect(said).to_contain_text(name)
    expect(said).to_contain_text("This page reads Timeline.json as a phone exports it")
    drop(page, "Timeline.json", timeline())
    expect(page.get_by_role("heading", name="Where next?")).to_be_visible()


def test_a_large_file_does_not_freeze_the_page(reader):
    page = reader.page
    page.evaluate(
        """(text) => {
            const { semanticSegments: own } = JSON.parse(text);
            const path = Array.from({ length: 60 }, (_, at) => ({
                point: `47.37${at}°, 8.54${at}°`, time: "2026-03-02T08:00:00.000+01:00",
            }));
            const walks = Array.from({ length: 10000 }, () => ({
                startTime: "2026-03-02T08:00:00.000+01:00",
                endTime: "2026-03-02T09:00:00.000+01:00", timelinePath: path,
            }));
            const large = JSON.stringify({ semanticSegments: [...own, ...walks] });
            window.longest = 0;
            let last = performance.now();
            const file = new File([large], "Timeline.json");
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(file);
            window.size = file.size;
            setInterval(() => {
                const now = performance.now();
                window.longest = Math.max(window.longest, now - last);
                last = now;
            }, 5);
            last = performance.now();
            document.body.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true}));
        }""",
        timeline(),
    )
    expect(page.get_by_role("heading", name="Where next?")).to_be_visible(timeout=60_000)
    assert page.evaluate("window.size") > 30_000_000
    assert page.evaluate("window.longest") < 1_500  # milliseconds; a machine may have other work


DROP_LARGE = """(text) => {
    const large = text.replace("{", `{"other": "${"x".repeat(5e7)}",`);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([large], "Timeline.json"));
    document.body.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true}));
    document.querySelector("BUTTON").click();
}"""
LATER = 3000  # milliseconds, in which the large file would have been read


def test_a_file_that_is_still_read_when_another_one_is_chosen_never_comes(reader):
    page = reader.page
    page.evaluate(DROP_LARGE.replace("BUTTON", "[data-sample]"), timeline())
    invented = page.locator("[data-read-as]")
    expect(invented).to_contain_text("an invented Timeline.json")
    page.wait_for_timeout(LATER)
    expect(invented).to_contain_text("an invented Timeline.json")


def test_a_file_that_is_still_read_when_everything_is_forgotten_never_comes(reader):
    page = reader.page
    page.get_by_role("button", name="Try an invented one").click()
    counted(page)
    page.evaluate(DROP_LARGE.replace("BUTTON", "[data-start-over]"), timeline())
    page.wait_for_timeout(LATER)
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    assert page.locator("[data-network]").inner_html() == ""


class Recorder(SimpleHTTPRequestHandler):
    """Serves a folder and remembers every request."""

    received: ClassVar[list[str]] = []

    def log_message(self, *_: object) -> None:
        """Log nothing."""

    def parse_request(self) -> bool:
        """Remember a request, whatever its method."""
        parsed = super().parse_request()
        self.received.append(self.path)
        return parsed


def test_whatever_the_page_tries_to_send_is_refused(browser, file):
    """To the very server that it comes from: nothing arrives there but the page's own load."""
    Recorder.received.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Recorder, directory=file.parent)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        context = browser.new_context(viewport=DESK)
        page = context.new_page()
        page.goto(f"{address}/life.html")
        drop(page, "Timeline.json", timeline())
        counted(page)
        sent = f"{address}/secret-{SECRET}"
        for name, attempt in ATTEMPTS.items():
            assert page.evaluate(f"(to) => ({attempt})(to)", f"{sent}?{name}"), name
        for name, attempt in SILENT.items():
            page.evaluate(f"(to) => ({attempt})(to)", f"{sent}?{name}")
        page.wait_for_timeout(1_000)
        assert page.url.split("#")[0] == f"{address}/life.html"
        context.close()
        server.shutdown()
    assert [path for path in Recorder.received if path != "/favicon.ico"] == ["/life.html"]


def test_there_are_no_peer_connections(reader):
    """Which no policy forbids: they would send packets past it."""
    names = ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]
    assert reader.page.evaluate("(names) => names.filter((name) => name in window)", names) == []


def test_it_is_accessible_before_and_after(reader):
    page = reader.page
    assert violations(page, "serious", "critical") == []
    page.get_by_role("button", name="Try an invented one").click()
    counted(page)
    assert violations(page, "serious", "critical") == []
    assert reader.complaints == []


def test_on_a_phone_everything_fits_the_width(browser, file):
    for visitor in visit(browser, file.parent.as_uri(), viewport=PHONE):
        page = visitor.open("/life.html")
        page.get_by_role("button", name="Try an invented one").click()
        counted(page)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]


def test_the_server_has_the_page_with_a_policy_of_its_own(browser, bundled):
    for visitor in visit(browser, bundled, viewport=DESK):
        page = visitor.page
        response = page.goto(f"{bundled}/life")
        assert "connect-src 'none'" in response.headers["content-security-policy"]
        page.get_by_role("button", name="Try an invented one").click()
        counted(page)
        assert page.evaluate("(to) => fetch(to).then(() => false, () => true)", f"{bundled}/")
        assert "connect-src 'none'" in visitor.complaints[0]
        visitor.forgive("connect-src 'none'", "Content Security Policy")
        registrations = "async () => (await navigator.serviceWorker.getRegistrations()).length"
        assert page.evaluate(registrations) == 0
