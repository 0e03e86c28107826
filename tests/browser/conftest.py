"""A real server on loopback and a real Chromium."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from tests.servers import CHROMIUM_ARGUMENTS, Relay, serving, started

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Locator, Page

PATIENCE = 40_000  # milliseconds; a machine may have other work
DESK = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
REMEMBER_DEPTH = """
try {
  const depth = localStorage.getItem("pointerscope-depth") ?? %s;
  localStorage.setItem("pointerscope-depth", depth);
  const chapters = ["answer", "looking", "pointing", "choosing", "depth", "cause", "time", "space"];
  const unfolded = localStorage.getItem("pointerscope-unfolded") ?? JSON.stringify(chapters);
  localStorage.setItem("pointerscope-unfolded", unfolded);
} catch {} // a frame without storage
"""
READY = "[data-explore][data-ready]"
ROOT = "/scope"  # the path below which a proxy serves the app
BLOCKED = "Service Worker registration blocked by Playwright"

expect.set_options(timeout=PATIENCE)


def view(page: Page, name: str) -> Locator:
    """A view of the story, or alone; what the changes make of it is another."""
    return page.locator(f'pointer-view[view="{name}"]:not([id^="difference-"])')


def drawn(page: Page, name: str) -> Locator:
    """The plot of a view once it is in sight and drawn."""
    return plot_of(view(page, name))


def plot_of(shown: Locator) -> Locator:
    """The plot of a `<pointer-view>` once it is in sight and drawn."""
    plot = shown.locator(".view-plot .main-svg").first
    for _ in range(PATIENCE // 1_000):
        shown.scroll_into_view_if_needed()  # again, since what is drawn above may move it away
        with suppress(AssertionError):
            expect(plot).to_be_visible(timeout=1_000)
            break
    expect(plot).to_be_visible()
    expect(shown).not_to_have_attribute("aria-busy", "true")
    return shown.locator(".view-plot")


def numbers(shown: Locator) -> list[list[str]]:
    """The cells of the table behind a drawn view, its head first."""
    details = shown.locator("details.view-table")
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    expect(shown.get_by_role("table").first).to_be_visible()
    return [
        row.locator("th, td").all_text_contents()
        for row in shown.get_by_role("table").first.get_by_role("row").all()
    ]


def settled(page: Page) -> None:
    """Wait until no question is under way."""
    expect(page.locator("[aria-busy]")).to_have_count(0)


def address_of(page: Page) -> str:
    """The address as the page itself has it; `page.url` follows a moment later."""
    return page.evaluate("location.href")


def explained(address: str, model: str, visits: str, **query: Any) -> dict[str, Any]:
    """What the API answers to a query."""
    body = json.dumps({"visits": visits, **query}).encode()
    url = f"{address}/api/models/{model}/explain"
    with urlopen(Request(url, body, {"content-type": "application/json"}), timeout=20) as answer:
        return json.load(answer)


def in_words(prediction: dict[str, Any]) -> str:
    """An answer of the API as the pages write it."""
    return f"{prediction['name']}, {100 * prediction['probability']:.1f} %"


def explore(model: str = "town", **query: Any) -> str:
    """The address of the explore page, changes as JSON."""
    texts = {
        name: value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
        for name, value in query.items()
    }
    return f"/explore/{model}?{urlencode(texts, quote_via=quote)}"


def violations(page: Page, *impacts: str) -> list[tuple[str, list[str]]]:
    """The rules of accessibility that a page breaks, and where; of these impacts, or of all."""
    # The nodes that pass are not listed, which takes most of the time.
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        (rule["id"], [node["html"] for node in rule["nodes"]])
        for rule in found
        if not impacts or rule["impact"] in impacts
    ]


@pytest.fixture(scope="session")
def server(models: Path) -> Iterator[str]:
    with serving(models) as address:
        yield address


@pytest.fixture
def relay(server: str) -> Iterator[Relay]:
    """An address of the server of all tests that the test may stop."""
    relay = Relay(server)
    yield relay
    relay.stop()


@pytest.fixture(scope="session")
def rooted(models: Path) -> Iterator[str]:
    """A server for a proxy that takes `ROOT` off the addresses."""
    with started(models, root_path=ROOT) as server:
        yield server.address


@pytest.fixture(scope="session")
def bundled() -> Iterator[str]:
    """A server with the models that come with the project."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM")
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()


class Visitor:
    """A page with a record of what a person should never meet."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        self.requests: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    def _console(self, message) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(message.text)

    def forgive(self, *words: str) -> None:
        """Expect complaints with one of these words; without any, what comes of failed requests.

        The browser may say so only after the page has.
        """
        self._forgiven += words or ["Failed to load resource", "Failed to fetch", "was preloaded"]

    @property
    def unexpected(self) -> list[str]:
        """The complaints that nobody expects."""
        return [one for one in self.complaints if not any(word in one for word in self._forgiven)]

    def open(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    @property
    def foreign_requests(self) -> list[str]:
        own = (self.address, "data:", "blob:")
        return [url for url in self.requests if not url.startswith(own)]


@pytest.fixture
def visitor(browser: Browser, server: str) -> Iterator[Visitor]:
    yield from visit(browser, server)


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Visitor]:
    yield from visit(browser, server, viewport=PHONE, color_scheme="dark")


def visit(browser: Browser, server: str, **options) -> Iterator[Visitor]:
    # Requests that pass a service worker are not seen by `page.route`.
    options = {"service_workers": "block"} | options
    depth = options.pop("depth", "everything")  # what the reader chose last on explore pages
    context: BrowserContext = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    if depth:
        context.add_init_script(REMEMBER_DEPTH % json.dumps(depth))
    visitor = Visitor(context.new_page(), server)
    yield visitor
    context.close()
    assert visitor.unexpected == []
    assert visitor.foreign_requests == []
