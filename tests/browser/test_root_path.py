"""Behind a proxy that serves the app under a path and takes that path off."""

from __future__ import annotations

import asyncio
import re
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

import pytest
from aiohttp import ClientConnectionError, ClientSession, web
from playwright.sync_api import expect

from tests.browser.conftest import (
    DAY,
    READY,
    ROOT,
    address_of,
    drawn,
    plot_of,
    settled,
    view,
    visit,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Of a connection, not of what is sent over it; the body comes unpacked.
OF_THE_WAY = {"transfer-encoding", "content-encoding", "content-length", "connection"}


def unchanged(_: str, body: bytes) -> bytes:
    return body


@contextmanager
def proxying(
    server: str, root: str, change: Callable[[str, bytes], bytes] = unchanged
) -> Iterator[str]:
    """The address of a proxy that passes on what lies below a root, and refuses all else.

    Args:
        server: the address of the server.
        root: the path that is taken off; empty for none.
        change: makes the body that is passed on of a path and the server's body.
    """
    loop = asyncio.new_event_loop()
    running = threading.Thread(target=loop.run_forever, daemon=True)
    running.start()
    runner = asyncio.run_coroutine_threadsafe(_started(server, root, change), loop).result(
        timeout=20
    )
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result(timeout=20)
    loop.call_soon_threadsafe(loop.stop)
    running.join(timeout=20)
    loop.close()


async def _started(server: str, root: str, change: Callable[[str, bytes], bytes]) -> web.AppRunner:
    session = ClientSession()

    async def close(_: web.Application) -> None:
        await session.close()

    async def pass_on(request: web.Request) -> web.Response:
        headers = {name: text for name, text in request.headers.items() if name != "Host"}
        headers |= {"X-Forwarded-Host": request.host, "X-Forwarded-Proto": request.scheme}
        asked = session.request(
            request.method,
            server + request.raw_path.removeprefix(root),
            headers=headers,
            data=await request.read(),
            allow_redirects=False,
        )
        try:
            async with asked as answer:
                kept = {
                    name: text
                    for name, text in answer.headers.items()
                    if name.lower() not in OF_THE_WAY
                }
                body = change(request.path, await answer.read())
                return web.Response(status=answer.status, headers=kept, body=body)
        except ClientConnectionError:
            return web.Response(status=502, text="Bad gateway")

    app = web.Application()
    app.on_cleanup.append(close)
    app.router.add_route("*", f"{root}/{{path:.*}}", pass_on)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return runner


@pytest.fixture(scope="module")
def below(rooted) -> Iterator[str]:
    """The address of the app below the root of a proxy."""
    with proxying(rooted, ROOT) as proxy:
        yield proxy + ROOT


@pytest.fixture
def reader(browser, below):
    """Complains of every address that does not lie below the root, or that is not there."""
    failed: list[str] = []
    for visitor in visit(browser, below):
        visitor.page.on("response", lambda answer: answer.status < 400 or failed.append(answer.url))
        yield visitor
    assert failed == []


def path_of(page) -> str:
    return urlsplit(address_of(page)).path


def test_a_history_is_edited_and_compared(reader):
    page = reader.open("/")
    page.get_by_role("region", name="Models").get_by_role("link", name="The town").click()
    expect(page.locator(READY)).to_be_visible()
    page.get_by_label("Visits", exact=True).first.fill(DAY)
    rows = page.get_by_role("list", name="Visits").get_by_role("listitem")
    expect(rows).to_have_count(3)
    settled(page)
    drawn(page, "prediction")
    drawn(page, "heads")
    page.locator("[data-compare]").click()
    # What comes later moves what stands below.
    expect(page.locator('[data-run-picture="a"] .network-picture > svg')).to_be_visible()
    settled(page)
    page.get_by_text("All views").click()
    plot_of(page.locator("#difference"))
    assert path_of(page) == f"{ROOT}/compare"
    assert "Luna" in address_of(page)


def test_what_is_taken_away_leads_below_the_root(reader):
    page = reader.open(f"/embed/town/gate?visits={quote(DAY)}&controls=all")
    drawn(page, "gate")
    taken = view(page, "gate").locator(".view-take")
    taken.hover()
    for name in ("Embed", "JSON", "Offline file"):
        address = taken.get_by_role("link", name=name).get_attribute("href")
        assert address.startswith(f"{reader.address}/")
        assert page.request.get(address).ok
    taken.get_by_text("Copy", exact=True).click()
    taken.get_by_role("button", name="Web component").click()
    code = taken.get_by_label("Web component").input_value()
    assert f'src="{reader.address}/pointer-view.js"' in code
    assert f'server="{reader.address}/"' in code


def test_the_script_of_the_element_finds_its_server_by_itself(reader):
    page = reader.open("/lessons")
    page.evaluate(
        """([script, visits]) => {
          const made = document.createElement("pointer-view");
          for (const [name, text] of Object.entries({ model: "town", view: "gate", visits })) {
            made.setAttribute(name, text);
          }
          document.querySelector("main").prepend(made);
          document.head.append(Object.assign(document.createElement("script"), { src: script }));
        }""",
        [f"{reader.address}/pointer-view.js", DAY],
    )
    drawn(page, "gate")


def test_a_lesson_is_worked_out_without_a_step(reader):
    page = reader.open("/lessons/revenue?step=scaling")
    page.locator('[data-remove="scaling"]').check()
    expect(page.locator('[data-step="scaling"]')).to_have_attribute("data-removed", "")
    assert path_of(page) == f"{ROOT}/lessons/revenue"
    page.goto(f"{reader.address}/explore/town/walkthrough")
    expect(page.locator("[data-step]").first).to_be_visible()
    assert path_of(page) == f"{ROOT}/explore/town/walkthrough"


def test_histories_behind_a_bar_open_in_the_explore_page(reader):
    page = reader.open("/insights/town?histories=gate_by_target:1")
    opens = page.locator(".listing a").first
    expect(opens).to_have_attribute("href", re.compile(f"^{ROOT}/explore/town[?]"))
    opens.click()
    expect(page.locator(READY)).to_be_visible()


def test_the_page_of_the_api_asks_below_the_root(reader):
    page = reader.open("/docs")
    expect(page.locator(".opblock").first).to_be_visible()
    expect(page.locator(".servers select")).to_have_value(ROOT)


def test_a_deck_is_edited_and_shown(reader):
    page = reader.open("/slides")
    expect(page.frame_locator("iframe").locator("pointer-view").first).to_be_attached()
    page.get_by_role("link", name="Show").first.click()
    expect(page.locator(".reveal.ready")).to_be_visible()
