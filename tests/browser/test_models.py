"""The models and their cards, as a person reads them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pointerscope.figures.views import views
from tests.browser.conftest import violations, visit
from tests.cards import write_cards
from tests.conftest import write_published
from tests.servers import serving

PAGES = ["/", "/models", "/models/gps", "/models/gps-no-pointer", "/models/published"]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def carded(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    write_cards(folder)
    (folder / "published").mkdir()
    write_published(folder / "published")
    with serving(folder) as address:
        yield address


@pytest.fixture(params=[(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def reader(request, browser, carded):
    size, theme = request.param
    yield from visit(browser, carded, viewport=size, color_scheme=theme)


@pytest.fixture(scope="module", params=[(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def read_card(request, browser, carded):
    """A card with all of its figures, for tests that only read."""
    size, theme = request.param
    for reader in visit(browser, carded, viewport=size, color_scheme=theme):
        drawn(reader.open("/models/gps"))
        yield reader


@pytest.fixture
def desk(browser, carded):
    yield from visit(browser, carded, viewport=DESK)


@pytest.fixture
def without_scripts(browser, carded):
    yield from visit(browser, carded, viewport=DESK, java_script_enabled=False)


def drawn(page):
    """Every figure of the page, once all is unfolded and drawn."""
    page.locator("details[data-chapter]").evaluate_all(
        "(all) => all.forEach((one) => { one.open = true; })"
    )
    page.locator("pointer-view[lazy]").evaluate_all(
        "(all) => all.forEach((one) => one.removeAttribute('lazy'))"
    )
    expect(page.locator("pointer-view[aria-busy]")).to_have_count(0)
    for view in page.locator("pointer-view").all():
        expect(view.locator(".main-svg").first).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_accessible_and_fits_with_no_text_below_sixteen_pixels(reader, path):
    page = reader.open(path)
    drawn(page)
    smallest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('main *')]"
        ".filter((one) => [...one.childNodes].some((node) => node.nodeType === 3"
        " && node.data.trim()) && !one.closest('svg') && one.localName !== 'code')"
        ".map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert smallest >= 16
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    expect(page.locator(".view-table .table-frame")).to_have_count(
        page.locator(".view-table").count()
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True
    assert violations(page) == []


def test_from_the_list_to_the_card_and_on_to_explore(desk):
    page = desk.open("/")
    page.get_by_role("navigation").get_by_role("link", name="Models").click()
    expect(page.get_by_role("heading", name="Models", level=1)).to_be_visible()
    page.get_by_role("link", name="Tracks", exact=True).first.click()
    expect(page.get_by_role("heading", name="Tracks", level=1)).to_be_visible()
    page.get_by_role("link", name="Explore this model").click()
    expect(page).to_have_url(re.compile("/explore/gps"))
    expect(page.locator("[data-explore]")).to_be_visible()
    # Clearing the page is not waited for: the first of its requests may still be under way.
    expect(page.locator("[aria-busy]")).to_have_count(0)


def test_the_home_page_folds_variants(desk):
    page = desk.open("/")
    variant = page.get_by_role("link", name="without the gate")
    expect(variant).to_be_hidden()
    page.get_by_text("2 variants").click()
    expect(variant).to_be_visible()


def test_a_person_reads_the_card_from_top_to_bottom(read_card):
    page = read_card.page
    headings = page.get_by_role("heading", level=2).all_text_contents()
    assert headings == [
        "What it is",
        "What it is trained on",
        "How good it is",
        "What attention does",
        "Metrics",
        "What attention does here",
        "Accuracy by custom",
        "Behaviour over the test histories",
        "Ablations",
        "Architecture",
        "Data",
        "Training",
        "Licence of the data",
        "Limits",
    ]
    network = page.get_by_role("list", name="The network, in the order data meets it")
    expect(network).to_contain_text("T × d → T")
    expect(page.get_by_role("row", name="Numbers in the file")).to_be_visible()


def test_the_first_screen_is_facts_and_the_rest_is_folded(desk):
    page = desk.open("/models/gps")
    assert page.locator("#how-good").bounding_box()["y"] < DESK["height"]
    expect(page.locator("details[data-chapter][open]")).to_have_count(0)
    assert page.locator("pointer-view[data-drawn]").count() == 0
    page.get_by_role("link", name="Accuracy with each part left out").click()
    expect(page.get_by_role("row", name="without all heads")).to_be_visible()


def test_an_address_of_a_section_unfolds_it(desk):
    page = desk.open("/models/gps#what-attention-does")
    expect(page.get_by_role("row", name="without all heads")).to_be_visible()
    expect(page.locator("details#architecture")).not_to_have_attribute("open", "")


def test_boxes_of_the_network_stand_in_the_order_of_data(read_card):
    page = read_card.page
    boxes = [stage.bounding_box() for stage in page.locator(".stage").all()]
    tops = [box["y"] for box in boxes]
    assert tops == sorted(tops)
    assert all(box["x"] + box["width"] <= page.viewport_size["width"] for box in boxes)


def test_the_metric_is_chosen_without_asking_again(desk):
    page = desk.open("/models/gps")
    drawn(page)
    view = page.locator('pointer-view[view="scores"]')
    before = len(desk.requests)
    view.get_by_label("Metric").select_option(label="MRR")
    expect(view.locator(".view-summary")).to_contain_text("MRR of this network is 0.550")
    expect(view.locator(".textpoint text").first).to_have_text("0.550")
    assert len(desk.requests) == before


def test_the_numbers_behind_a_figure_are_a_table(read_card):
    view = read_card.page.locator('pointer-view[view="steps-back"]')
    view.get_by_text("Numbers").click()
    expect(view.get_by_role("row").nth(2)).to_contain_text("0.200000")
    expect(view.get_by_role("row").nth(2)).to_contain_text("0.130500")


def test_figures_of_one_card_share_a_request(read_card):
    asked = [url for url in read_card.requests if "/figures?" in url]
    # A dark page asks once more for the colours of paper.
    theme = asked[0].rpartition("&")[2]
    assert len([url for url in asked if url.endswith(theme)]) == 1


def test_a_figure_follows_the_theme(desk):
    page = desk.open("/models/gps")
    drawn(page)
    tick = page.locator('pointer-view[view="scores"] .ytick text').first
    light = tick.evaluate("(one) => getComputedStyle(one).fill")
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("button", name="Theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(tick).not_to_have_css("fill", light)
    drawn(page)


def test_a_view_of_a_part_that_is_not_there_is_left_out_and_says_so_alone(desk):
    page = desk.open("/models/gps-no-pointer")
    drawn(page)
    expect(page.locator('pointer-view[view="steps-back"]')).to_have_count(0)
    page.goto(f"{desk.address}/embed/gps-no-pointer/steps-back")
    expect(page.get_by_text("This network has no pointer")).to_be_visible()
    page.goto(f"{desk.address}/embed/bare/scores")
    expect(page.get_by_text("The model card has no scores.")).to_be_visible()
    desk.forgive("422")


@pytest.mark.parametrize("name", [name for name, view in views().items() if view.section is None])
def test_each_view_of_the_card_stands_alone_as_an_embed(desk, name):
    desk.page.set_viewport_size({"width": 960, "height": 540})
    page = desk.open(f"/embed/gps/{name}?theme=dark")
    drawn(page)
    box = page.locator(".view-plot").bounding_box()
    assert box["height"] > 250
    assert box["y"] + box["height"] <= 540


def test_an_embed_takes_its_option_from_the_address(desk):
    page = desk.open("/embed/gps/scores?metric=mrr")
    drawn(page)
    expect(page.get_by_label("Metric")).to_have_value("mrr")


@pytest.mark.parametrize("path", PAGES)
def test_everything_but_figures_works_without_scripts(without_scripts, path):
    page = without_scripts.open(path)
    assert page.get_by_role("heading", level=1).count() == 1
    if path == "/models/gps":
        page.get_by_role("heading", name="Architecture").click()
        page.get_by_text("All parameters").click()
        expect(page.get_by_role("cell", name="3d × d").first).to_be_visible()
        # A browser that is told to run no scripts may yet parse as if it did.
        assert "<noscript>" in page.content()


def test_the_first_table_of_a_card_fits_a_phone(browser, bundled):
    for visitor in visit(browser, bundled, viewport=PHONE):
        page = visitor.open("/models/town")
        frame = page.locator(".at-a-glance .table-frame")
        wide, room = frame.evaluate("(one) => [one.scrollWidth, one.clientWidth]")
        assert wide <= room


def test_the_bundled_town_has_a_card(visitor):
    page = visitor.open("/models/town")
    drawn(page)
    expect(page.get_by_role("heading", name="The town", level=1)).to_be_visible()
    expect(page.get_by_text("held-out histories").first).to_be_visible()
