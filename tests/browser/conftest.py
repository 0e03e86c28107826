"""A real server on loopback and a real Chromium."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.servers import CHROMIUM_ARGUMENTS, serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page


@pytest.fixture(scope="session")
def server(models: Path) -> Iterator[str]:
    with serving(models) as address:
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
        self.requests: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    def _console(self, message) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

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
    size = {"width": 390, "height": 844}
    yield from visit(browser, server, viewport=size, color_scheme="dark")


def visit(browser: Browser, server: str, **options) -> Iterator[Visitor]:
    context: BrowserContext = browser.new_context(**options)
    context.set_default_timeout(20_000)
    visitor = Visitor(context.new_page(), server)
    yield visitor
    context.close()
    # What a test expected it has taken out of the list.
    assert visitor.complaints == []
    assert visitor.foreign_requests == []
