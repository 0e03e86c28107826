"""Offline files of views, opened in Chromium without a network."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.publishing.exported_view import export_view
from pointerscope.publishing.offline import render_offline_view
from tests.browser.acts import CHANGED, WORDS, assert_answer, switch_head
from tests.browser.conftest import DAY, numbers, plot_of, violations

LARGEST = 2_500_000  # bytes
SIZES = ((960, 540), (1920, 1080))


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture
def opened(browser, town, tmp_path):
    """Open the file of a view; every request and error fails the test."""
    context = browser.new_context(offline=True)
    asked: list[str] = []

    def open_(name, query=None, bundle=town, **more):
        query = query or Query(visits=DAY, user="Resident 12")
        kept = export_view(name, bundle, query, lambda: explain(bundle, query), **more)
        content = render_offline_view(kept)
        assert len(content) < LARGEST
        path = Path(tmp_path) / f"{name}.html"
        path.write_bytes(content)
        page = context.new_page()
        page.on("pageerror", lambda error: asked.append(str(error)))
        page.on("console", lambda said: said.type == "error" and asked.append(said.text))
        page.on(
            "request",
            lambda request: (
                asked.append(request.url) if request.url.startswith(("http", "ws")) else None
            ),
        )
        page.goto(path.as_uri())
        return page

    yield open_
    assert asked == []
    context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["heads", "neurons", "prediction", "map"])
def test_an_offline_view_fills_the_window(opened, name, size):
    page = opened(name)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    plot = plot_of(page.locator("pointer-view"))
    expect(plot.locator(".main-svg").first).to_have_css("width", f"{size[0] - 16}px")
    inside = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(inside) == list(size)


def test_an_offline_view_contains_every_layer_and_head(opened, town):
    query = Query(visits=DAY, user="Resident 12")
    page = opened("head", query)
    shown = page.locator("pointer-view")
    plot_of(shown)
    weights = explain(town, query).self_attention
    for layer, head in ((1, 3), (0, 2)):
        shown.locator("select[name=layer]").select_option(str(layer))
        shown.locator("select[name=head]").select_option(str(head))
        page.evaluate("document.querySelector('pointer-view').setAttribute('controls', 'all')")
        for words in (f"layer {layer}", f"head {head}"):
            expect(shown.locator(".view-plot")).to_have_attribute(
                "aria-label", re.compile(words, re.IGNORECASE)
            )
        _, *rows = numbers(shown)
        for row, expected in zip(rows, weights[layer, head], strict=False):
            assert list(map(float, row[1:])) == pytest.approx(expected, abs=1e-6)


def test_an_offline_view_shows_its_origin_and_changes_theme(opened):
    query = Query(visits=DAY, user="Resident 12", interventions={"gate": 0.25})
    page = opened("gate", query)
    drawn_in = page.locator("pointer-view")
    plot_of(drawn_in)
    origin = page.get_by_role("contentinfo")
    for part in ("The town", "Resident 12", "Café Luna", "gate forced to 0.25", "PointerScope"):
        expect(origin).to_contain_text(part)
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("button", name="Theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(drawn_in.locator(".ytick text, .xtick text").first).to_have_css(
        "fill", "rgb(243, 241, 234)"
    )
    assert violations(page) == []
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(drawn_in.locator(".ytick text").first).to_have_css("fill", "rgb(27, 26, 35)")


def test_insights_and_differences_work_offline(opened, town):
    plot_of(opened("gate-by-target").locator("pointer-view"))
    changed = Query(visits=DAY, interventions={"gate": 0})
    learned = Query(visits=DAY)
    page = opened("prediction", changed, against=lambda: explain(town, learned))
    plot_of(page.locator("pointer-view"))
    expect(page.locator(".view-title")).to_contain_text("Difference")


def test_html_in_names_is_shown_as_text(opened, models):
    tiny = read_bundle(models / "tiny")
    page = opened("pointer", Query(visits="#4, Home, #4"), bundle=tiny)
    plot_of(page.locator("pointer-view"))
    expect(page.get_by_role("contentinfo")).to_contain_text("#4")
    page.evaluate("document.querySelector('pointer-view').setAttribute('controls', 'all')")
    assert numbers(page.locator("pointer-view"))[1][0].startswith("<img src=x")
    assert page.locator("img").count() == 0
    assert page.title() != "1"


def test_the_network_of_a_file_is_changed_without_a_server(opened, town):
    query = {"visits": DAY, "user": "Resident 12"}
    page = opened("network", Query(**query))
    shown = page.locator("pointer-view")
    expect(shown).to_have_attribute("data-drawn", "true")
    switch_head(page)
    changed = explain(town, Query(**query, interventions=CHANGED)).prediction
    assert_answer(page, changed._asdict(), "browser")
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("button", name="Theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(shown.get_by_role("button", name=WORDS)).to_be_visible()
    assert violations(page) == []
    shown.evaluate("""(element) => element.setAttribute("interventions", '{"gate": 0.25}')""")
    forced = explain(town, Query(**query, interventions={"gate": 0.25})).prediction
    assert_answer(page, forced._asdict(), "browser")
    shown.get_by_role("button", name="gate forced to 0.25 ×").click()
    learned = explain(town, Query(**query)).prediction
    assert_answer(page, learned._asdict(), "browser")


def test_a_damaged_file_says_so_and_gives_no_other_answer(browser, town, tmp_path):
    query = Query(visits=DAY)
    kept = export_view("network", town, query, lambda: explain(town, query))
    text = render_offline_view(kept).decode()
    weights = text.index('id="town/weights.safetensors">') + 200_000
    file = tmp_path / "damaged.html"
    file.write_text(text[:weights] + ("B" if text[weights] == "A" else "A") + text[weights + 1 :])
    page = browser.new_page()
    page.goto(file.as_uri())
    expect(page.locator("pointer-view")).to_have_attribute("data-drawn", "true")
    switch_head(page)
    expect(page.get_by_role("alert")).to_contain_text("The weights were damaged")
    assert_answer(page, explain(town, query).prediction._asdict(), "server")
    page.close()
