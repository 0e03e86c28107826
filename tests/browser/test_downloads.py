"""Downloads and links of views: pictures, numbers and addresses."""

from __future__ import annotations

import csv
import io
import json
import re
import struct
from urllib.parse import quote, urlencode
from urllib.request import urlopen
from xml.etree import ElementTree

import numpy as np
import pandas
import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect

from tests.browser.conftest import (
    DAY,
    DESK,
    READY,
    drawn,
    explained,
    explore,
    plot_of,
    settled,
    view,
    visit,
)

ABLATION = "town-without-position-bias"
SVG = "{http://www.w3.org/2000/svg}"
WIDTHS_OF_TEXTS = """(svg) => [...svg.querySelectorAll("text")]
    .filter((text) => text.textContent.trim().length > 3)
    .map((text) => [text.textContent, text.getComputedTextLength()])"""


@pytest.fixture
def researcher(browser, bundled):
    yield from visit(browser, bundled, viewport=DESK)


def download(page, shown, kind):
    """Click a button of a view that saves a file; return the file name and the content."""
    with page.expect_download() as expected:
        shown.get_by_role("button", name=kind, exact=True).click()
    return expected.value.suggested_filename, expected.value.path().read_bytes()


def csv_rows(content):
    """Return the rows of a CSV file."""
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))


def svg_texts(content):
    """Return the texts of an SVG file."""
    return ["".join(text.itertext()) for text in ElementTree.fromstring(content).iter(f"{SVG}text")]


def test_downloaded_pictures_and_numbers_equal_those_of_the_api(researcher):
    page = researcher.open(explore(visits=DAY))
    expect(page.locator(READY)).to_be_visible()
    drawn(page, "pointer")
    settled(page)
    shown = view(page, "pointer")
    name, picture = download(page, shown, "SVG")
    assert name == "town-pointer.svg"
    texts = " ".join(svg_texts(picture))
    for place in ("Maple Court", "Riverside Offices", "Café Luna", "weight"):
        assert place in texts
    name, picture = download(page, shown, "PNG")
    assert name == "town-pointer.png"
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    box = shown.locator(".view-plot").bounding_box()
    assert (width, height) == pytest.approx((2 * box["width"], 2 * box["height"]), abs=4)
    name, table = download(page, shown, "CSV")
    assert name == "town-pointer.csv"
    head, *rows = csv_rows(table)
    answered = explained(researcher.address, "town", DAY)["pointer"]
    columns = ("content_scores", "position_bias", "weights")
    assert head == ["visit", "content score", "position bias", "weight"]
    for column, key in enumerate(columns, 1):
        found = [float(row[column]) for row in rows]
        assert found == pytest.approx(answered[key], abs=1e-6)


def rendered(browser, picture, *, scale):
    """Draw a picture in a page of its own, which has no font but the picture's."""
    page = browser.new_page(device_scale_factor=scale)
    page.set_content(f"<body style='margin:0'>{picture}")
    page.evaluate("document.fonts.ready")
    shown = page.locator("svg.main-svg").first
    widths = dict(shown.evaluate(WIDTHS_OF_TEXTS))
    drawn_again = Image.open(io.BytesIO(shown.screenshot())).convert("L")
    page.close()
    return widths, drawn_again


def distance(one, other):
    """The mean difference of two grey pictures."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


@pytest.mark.parametrize(
    ("address", "name"),
    [(explore(visits=DAY), "prediction"), ("/insights/town#choice", "gate-by-target")],
)
def test_downloaded_pictures_are_drawn_in_the_font_of_the_page(browser, researcher, address, name):
    page = researcher.open(address)
    plot_of(view(page, name))
    settled(page)
    shown = view(page, name)
    text = download(page, shown, "SVG")[1].decode()
    faces = re.findall(r"<style>@font-face\{font-family:Inter;.*?\}</style>", text)
    assert len(faces) == 1
    widths, vector = rendered(browser, text, scale=2)
    on_page = dict(shown.locator("svg.main-svg").first.evaluate(WIDTHS_OF_TEXTS))
    shared = widths.keys() & on_page.keys()
    assert shared
    for label in shared:
        assert widths[label] == pytest.approx(on_page[label], rel=0.02), label
    png = Image.open(io.BytesIO(download(page, shown, "PNG")[1])).convert("L").resize(vector.size)
    _, without_font = rendered(browser, text.replace(faces[0], ""), scale=2)
    assert distance(png, vector) < distance(png, without_font) / 2


def test_a_picture_ignores_open_details_and_keeps_transparency(browser, bundled):
    visits = quote(DAY)
    page = browser.new_page(viewport={"width": 960, "height": 540})
    page.goto(f"{bundled}/embed/town/gate?visits={visits}&controls=all&theme=transparent")
    drawn(page, "gate")
    shown = page.locator("pointer-view")
    _, before = download(page, shown, "PNG")
    for fold in ("Numbers", "Copy"):
        shown.get_by_text(fold, exact=True).click()
        _, picture = download(page, shown, "PNG")
        assert picture[16:24] == before[16:24]
    expect(shown.locator(".view-table")).not_to_have_attribute("open", "")
    with Image.open(io.BytesIO(before)) as opened:
        assert opened.convert("RGBA").getpixel((0, 0))[3] == 0
    page.close()


def test_the_compare_page_downloads_differences(researcher):
    against = json.dumps({"model": ABLATION})
    asked = {"model": "town", "visits": DAY, "against": against, "view": "heads"}
    page = researcher.open(f"/compare?{urlencode(asked, quote_via=quote)}")
    shown = page.locator("#difference")
    plot_of(shown)
    settled(page)
    name, picture = download(page, shown, "SVG")
    assert name == f"town-minus-{ABLATION}-heads-difference.svg"
    assert {"L0 H0", "L1 H3"} <= set(svg_texts(picture))
    name, table = download(page, shown, "CSV")
    assert name == f"town-minus-{ABLATION}-heads-difference.csv"
    answers = [explained(researcher.address, model, DAY) for model in ("town", ABLATION)]
    ours, theirs = (np.array(answer["self_attention"]["weights"]) for answer in answers)
    cells = pandas.read_csv(io.BytesIO(table))
    assert list(cells) == ["layer", "head", "visit that asks", "visit it reads from", "difference"]
    assert list(cells["layer"]) == np.indices(ours.shape)[0].ravel().tolist()
    assert list(cells["head"]) == np.indices(ours.shape)[1].ravel().tolist()
    assert list(cells["difference"]) == pytest.approx((ours - theirs).ravel().tolist(), abs=1e-6)
    page.get_by_label("View").select_option("prediction")
    expect(shown).to_have_attribute("view", "prediction")
    plot_of(shown)
    settled(page)
    name, table = download(page, shown, "CSV")
    assert name == f"town-minus-{ABLATION}-prediction-difference.csv"
    places = pandas.read_csv(io.BytesIO(table)).set_index("place")
    assert list(places) == ["first", "second", "difference"]
    for answer, column in zip(answers, ("first", "second"), strict=True):
        prediction = answer["prediction"]
        found = places.loc[prediction["name"], column]
        assert found == pytest.approx(prediction["probability"], abs=1e-6)
    assert list(places["difference"]) == pytest.approx(
        list(places["first"] - places["second"]), abs=1e-6
    )


def test_the_title_under_all_heads_is_centred_below_their_numbers(visitor):
    page = visitor.open(f"/embed/town/heads?visits={quote(DAY)}")
    plot = plot_of(page.locator("pointer-view"))
    title = plot.get_by_text("visit it reads from", exact=True).bounding_box()
    maps = [box.bounding_box() for box in plot.locator(".cartesianlayer .subplot .hm").all()]
    left, right = min(box["x"] for box in maps), max(box["x"] + box["width"] for box in maps)
    assert title["x"] + title["width"] / 2 == pytest.approx((left + right) / 2, abs=2)
    numbers_end = max(
        number.bounding_box()["y"] + number.bounding_box()["height"]
        for number in plot.locator(".xtick text").all()
    )
    assert title["y"] >= numbers_end - 1


def test_downloaded_numbers_are_those_of_the_selected_options(visitor):
    page = visitor.open(explore(visits=DAY, layer=1, head=2, query=0))
    drawn(page, "neurons")
    drawn(page, "rollout")
    settled(page)
    _, table = download(page, view(page, "neurons"), "CSV")
    head, *rows = csv_rows(table)
    weights = explained(visitor.address, "town", DAY)["self_attention"]["weights"][1][2][0]
    assert head[-1] == "weight"
    assert [float(row[-1]) for row in rows] == pytest.approx(weights, abs=1e-5)
    _, table = download(page, view(page, "rollout"), "CSV")
    head, *rows = csv_rows(table)
    assert head[0] == "layer"
    for layer, _, *shares in rows:
        assert layer == "1"
        assert sum(map(float, shares)) == pytest.approx(1, abs=1e-5)


def test_downloads_of_breaking_are_told_from_those_of_restoring(visitor):
    page = visitor.open(explore(visits=DAY, direction="breaking"))
    drawn(page, "patching")
    settled(page)
    name, table = download(page, view(page, "patching"), "CSV")
    assert name == "town-patching-breaking.csv"
    cells = pandas.read_csv(io.BytesIO(table))
    assert set(cells["direction"]) == {"breaking: changed into clean"}
    name, picture = download(page, view(page, "patching"), "SVG")
    assert name == "town-patching-breaking.svg"
    assert {"share that is lost", "≥ 1", "≤ −1"} <= set(svg_texts(picture))
    assert "breaking" in picture.decode()


def test_the_address_keeps_the_chart_it_names_when_an_option_changes(visitor):
    page = visitor.open(f"{explore(visits=DAY)}#view-patching")
    drawn(page, "patching")
    view(page, "patching").locator('[name="direction"]').select_option("breaking")
    expect(page).to_have_url(re.compile(r"direction=breaking.*#view-patching$"))
    page.reload()
    drawn(page, "patching")
    expect(view(page, "patching").locator('[name="direction"]')).to_have_value("breaking")


def test_links_of_a_view_contain_interventions_and_options(visitor):
    changes = {"remove_heads": [[0, 1]]}
    page = visitor.open(explore(visits=DAY, interventions=changes, layer=1, head=2))
    expect(page.locator("[data-changes]")).to_be_visible()
    page.get_by_label("the difference").check()
    shown = view(page, "head")
    drawn(page, "head")
    settled(page)
    expect(shown.locator(".view-title")).to_have_text("Difference: one attention head")
    shown.locator(".view-take").hover()
    addresses = {
        name: shown.get_by_role("link", name=name, exact=True).get_attribute("href")
        for name in ("Link", "Embed", "JSON")
    }
    with page.expect_download() as saved:
        shown.get_by_role("link", name="JSON", exact=True).click()
    assert saved.value.suggested_filename == "town-head-difference-layer-1-head-2.json"
    expect(shown.locator(".view-title")).to_have_text("Difference: one attention head")
    with urlopen(addresses["JSON"], timeout=20) as answer:
        figure = json.load(answer)
    assert figure["layout"]["meta"]["title"] == "Difference: one attention head"
    words_of_figure = shown.locator(".view-summary").text_content()
    for name in ("Embed", "Link"):
        page.goto(addresses[name])
        drawn(page, "head")
        expect(view(page, "head").locator('[name="layer"]')).to_have_value("1")
        expect(view(page, "head").locator('[name="head"]')).to_have_value("2")
        if name == "Embed":
            expect(page.locator(".view-title")).to_have_text("Difference: one attention head")
            expect(page.locator(".view-summary")).to_have_text(words_of_figure)
    expect(page.locator("[data-interventions] [data-state]")).to_have_text("1 changed")
    # Views beside it that cannot be subtracted say so in words.
    visitor.forgive("422")


def test_formulas_and_html_in_names_are_text_in_downloads(visitor):
    page = visitor.open(explore("tiny", visits="#4, Home, #4"))
    drawn(page, "pointer")
    settled(page)
    _, table = download(page, view(page, "pointer"), "CSV")
    assert csv_rows(table)[1][0].startswith('<img src=x onerror="document.title=1">')
    _, picture = download(page, view(page, "pointer"), "SVG")
    assert any("<img" in text for text in svg_texts(picture))
    assert page.locator("img").count() == 0
