"""Names and captions made of markup, templates and very many letters are text, everywhere."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect
from pptx import Presentation

from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.publishing.deck.files import render_deck_file
from tests.browser.conftest import PHONE, drawn, plot_of, view, visit
from tests.browser.test_decks import chromium, made  # noqa: F401 # a fixture
from tests.browser.test_downloads import csv_rows, download, svg_texts
from tests.servers import serving

if TYPE_CHECKING:
    from pathlib import Path

LONG = "Long" * 2_500
NAMES = (
    '<img src=x onerror="window.pwned=1">',
    "</script><script>window.pwned=1</script>",
    "{{7*7}}${7*7}{% raw %}<%= 7*7 %>",
    "%{customdata} %{x} <b>Bold</b><extra>",
    '<a href="javascript:window.pwned=1">Go</a>',
    "\\input{/etc/passwd} $x^2$ & # _ ~",
    "\u202eDrawkcab\u200f & &lt;i&gt; &amp;",
    LONG,
)
VISITS = ", ".join(f"#{number} @ Mon {number + 6:02}:00 +30" for number in range(2, 10))
ASKED = f"visits={quote(VISITS)}&user=2"  # whose answers hold one of these places
# As a reader sees them: nobody sees marks that turn the writing around.
SEEN = [re.sub("[\u202e\u200f]", "", name) for name in NAMES]
DECK = "\n".join(
    [
        f"title: {json.dumps(NAMES[0] + NAMES[2])}",
        f"author: {json.dumps(NAMES[1])}",
        f"visits: {json.dumps(VISITS)}",
        "slides:",
        f"- title: {json.dumps(NAMES[0])}",
        f"  text: {json.dumps(LONG)}",
        f"  notes: {json.dumps(NAMES[3])}",
        "  view: pointer",
    ]
)
RUN = """() => ({
  pwned: window.pwned,
  made: document.querySelectorAll('img[src="x"], a[href^="javascript"], extra').length,
  wide: document.documentElement.scrollWidth,
})"""


@pytest.fixture(scope="module")
def hostile(tmp_path_factory) -> Path:
    """The town, its first places, people and texts named by somebody who wishes us ill."""
    models = tmp_path_factory.mktemp("hostile")
    town = models / "town"
    shutil.copytree(Settings().models / "town", town)
    rename(town / "places.csv", ("name", "category"))
    rename(town / "people.csv", ("name",))
    for name in ("model.json", "histories.json"):
        written = json.loads((town / name).read_text())
        if isinstance(written, list):
            for history, title in zip(written, NAMES, strict=False):
                history |= {"title": title, "visits": VISITS, "user": 1}
        else:
            written |= {"title": "".join(NAMES), "licence": NAMES[0], "dataset": NAMES[1]}
        (town / name).write_text(json.dumps(written))
    return models


def rename(path: Path, columns: tuple[str, ...]) -> None:
    """Give the first rows of a table other names."""
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    for row, name in zip(rows, NAMES, strict=False):
        row |= dict.fromkeys(columns, name)
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


@pytest.fixture(scope="module")
def address(hostile):
    with serving(hostile) as address:
        yield address


@pytest.fixture
def reader(browser, address):
    """A reader with a telephone."""
    yield from visit(browser, address, viewport=PHONE)


def unharmed(page) -> None:
    """Nothing ran, nothing was made of a name, and the page is as wide as the window."""
    found = page.evaluate(RUN)
    assert found == {"pwned": None, "made": 0, "wide": PHONE["width"]}


@pytest.mark.parametrize(
    ("path", "texts"),
    [
        (f"/explore/town?{ASKED}", SEEN[:6]),
        (f"/explore/town/walkthrough?{ASKED}", SEEN[:2]),
        (f"/compare?a=town&b=town&{ASKED}", SEEN[:2]),
        ("/models", SEEN[:2]),
        ("/insights/town", SEEN[:2]),
        ("/", SEEN[:2]),
    ],
)
def test_names_are_text_on_every_page(reader, path, texts):
    page = reader.open(path)
    expect(page.locator("[aria-busy='true']")).to_have_count(0)
    for text in texts:
        assert text in page.locator("body").text_content()
    unharmed(page)


@pytest.mark.parametrize("name", ["prediction", "pointer", "scatter-add"])
def test_names_are_text_in_a_figure_and_in_the_table_behind_it(reader, name):
    page = reader.open(f"/embed/town/{name}?{ASKED}&caption=all&controls=all")
    plot = drawn(page, name)
    shown = " ".join(plot.locator("text").all_text_contents())
    assert any(name[:12] in shown for name in NAMES if name.startswith("<"))
    assert plot.locator("text a").count() == 0
    unharmed(page)


def test_names_are_text_where_a_reader_points_at_them(reader):
    page = reader.open(f"/embed/town/pointer?{ASKED}")
    plot = drawn(page, "pointer")
    bar = plot.locator(".bars .point path, .points path").nth(3)
    bar.hover(force=True)
    expect(plot.locator(".hovertext")).to_contain_text("%{customdata} %{x} <b>B…")
    unharmed(page)


def test_names_are_text_in_a_file_opened_from_a_disk(browser, address, tmp_path):
    path = tmp_path / "view.html"
    with urlopen(f"{address}/api/models/town/views/head/offline?{ASKED}", timeout=60) as answer:
        path.write_bytes(answer.read())
    for visitor in visit(browser, path.as_uri(), viewport=PHONE, offline=True):
        page = visitor.open("")
        plot_of(page.locator("pointer-view"))
        assert "<img src=x" in page.locator("body").text_content()
        unharmed(page)


def test_names_are_text_in_pictures_and_tables_that_are_taken(reader):
    page = reader.open(f"/embed/town/pointer?{ASKED}&controls=all")
    drawn(page, "pointer")
    _, table = download(page, view(page, "pointer"), "CSV")
    rows = csv_rows(table)[1:]
    for row, name in zip(rows, SEEN, strict=False):
        assert row[0].lstrip("'").startswith(name)
    _, picture = download(page, view(page, "pointer"), "SVG")
    assert any("<img src=x" in text for text in svg_texts(picture))
    assert b"<script" not in picture
    assert b"<img" not in picture


def test_words_of_a_deck_are_text_while_it_is_written(reader):
    page = reader.open("/slides")
    page.locator("textarea").first.fill(DECK)
    slide = page.frame_locator("iframe").first.locator("section.present")
    expect(slide).to_contain_text(SEEN[0])
    unharmed(page)


def test_words_of_a_deck_are_text_in_its_file(browser, hostile, tmp_path):
    path = tmp_path / "deck.html"
    path.write_bytes(render_deck_file(DECK, "html", Registry(hostile).bundle))
    for visitor in visit(browser, path.as_uri(), viewport=PHONE, offline=True):
        page = visitor.open("")
        expect(page.locator("section.present")).to_contain_text(SEEN[0])
        assert page.evaluate(RUN) | {"wide": 0} == {"pwned": None, "made": 0, "wide": 0}


@pytest.mark.usefixtures("chromium")
def test_names_are_text_in_slides_for_powerpoint(hostile):
    slides = Presentation(made("pptx", DECK, Registry(hostile).bundle)).slides
    pictures = [shape for shape in slides[0].shapes if hasattr(shape, "image")]
    described = " ".join(shape.element.xpath(".//p:cNvPr")[0].get("descr") for shape in pictures)
    assert slides[0].shapes.title.text_frame.text == NAMES[0]
    assert slides[0].notes_slide.notes_text_frame.text.startswith(f"{NAMES[3]}\n")
    assert any(name[:20] in described for name in SEEN)


def test_a_link_with_a_name_in_its_address_is_text(reader):
    asked = urlencode({"visits": '"><img src=x onerror=window.pwned=1>', "caption": LONG})
    page = reader.open(f"/embed/town/prediction?{asked}")
    expect(page.locator("body")).to_contain_text("caption")
    unharmed(page)
    reader.forgive("422")
