"""Exported pages that compute: any history, changes and comparisons, without a server."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import expect

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.web.model_files import explore_file
from pointerscope.web.site import write_site
from pointerscope.web.site_histories import example_histories
from pointerscope.web.site_plan import plan_site
from tests.browser.conftest import DESK, PHONE, address_of, settled, violations, visit
from tests.servers import serving_files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.conftest import Visitor

TYPED = "Maple Court @ Mon 08:00 +45, Café Luna @ 10:15, Maple Court @ Tue 07:00"
OTHER = "Café Luna, Market Hall"
CLOSE = 1e-5


@pytest.fixture(scope="module")
def planned():
    """The town and its network without gate, each with two histories; Geolife stays."""
    names = {"town": 2, "town-without-gate": 2, "geolife": 1}
    found = {name: read_bundle(Settings().models / name) for name in names}
    return plan_site(
        [(found[name], example_histories(found[name], count)) for name, count in names.items()], {}
    )


@pytest.fixture(scope="module")
def host(tmp_path_factory, planned) -> Iterator[tuple[str, Path]]:
    """A site in a folder of its host, with the file of the town beside it."""
    folder = tmp_path_factory.mktemp("host")
    write_site(planned, folder / "course")
    (folder / "town.html").write_bytes(explore_file(planned.models[0], None, None))
    with serving_files(folder) as address:
        yield f"{address}/course", folder


@pytest.fixture
def reader(browser, host) -> Iterator[Visitor]:
    yield from visit(browser, host[0], viewport=DESK)


class Exported:
    """The pages of a site over HTTP, or those of the file over `file://`."""

    def __init__(self, visitor, paths):
        self.visitor, self.paths = visitor, paths

    def open(self, name="explore", **state):
        page = self.visitor.page
        page.goto("about:blank")
        fragment = urlencode({"page": name, **state}, quote_via=quote)
        page.goto(f"{self.visitor.address}{self.paths[name]}#{fragment}")
        expect(answers(page).first).to_have_attribute("data-engine", "browser")
        return page


@pytest.fixture(params=["site", "file"])
def exported(request, browser, host) -> Iterator[Exported]:
    address, folder = host
    paths = {"explore": "/explore/town/", "compare": "/compare/"}
    if request.param == "file":
        address, paths = folder.as_uri(), dict.fromkeys(paths, "/town.html")
    for visitor in visit(browser, address, viewport=DESK):
        yield Exported(visitor, paths)


def edit_both(page):
    """Open what goes into the two runs."""
    page.locator(".compare [data-inputs-button]").click()


def answers(page):
    return page.locator("[data-answer]:visible")


def assert_answers(output, visits, model="town", **query):
    """An answer on the page is that of Python."""
    expected = explain(
        read_bundle(Settings().models / model), Query(visits=visits, **query)
    ).prediction
    expect(output).to_have_attribute("data-location", str(expected.location))
    found = float(output.get_attribute("data-probability"))
    assert found == pytest.approx(expected.probability, abs=CLOSE)


def type_visits(page, text):
    page.get_by_role("textbox", name="Visits").first.fill(text)
    settled(page)


def remove_head(page, name):
    page.locator("summary", has_text="Change the network").last.click()
    page.get_by_role("checkbox", name=name, exact=True).last.check()
    settled(page)


def test_a_typed_history_is_answered_and_stands_behind_the_fragment(exported):
    page = exported.open()
    type_visits(page, TYPED)
    expect(page).to_have_url(re.compile(r"#.*10%3A15"))
    assert_answers(answers(page), TYPED, user=1)
    assert "visits" not in address_of(page).split("#")[0]
    asked = [url.split("#")[0] for url in exported.visitor.requests]
    assert [url for url in asked if "visits=" in url or "Maple" in url] == []
    page.reload()
    expect(answers(page)).to_have_attribute("data-engine", "browser")
    assert_answers(answers(page), TYPED, user=1)
    expect(page.get_by_role("textbox", name="Visits")).to_have_value(re.compile("10:15"))


def test_a_removed_head_changes_the_answer_and_can_be_undone(exported):
    page = exported.open(visits=TYPED)
    remove_head(page, "L1 H2")
    assert_answers(answers(page), TYPED, interventions={"remove_heads": [[1, 2]]})
    changes = page.locator("[data-changes]")
    expect(changes).to_contain_text("L1 H2 switched off")
    before = changes.locator("[data-before]").text_content()
    page.go_back()
    expect(changes).to_be_hidden()
    assert_answers(answers(page), TYPED)
    expect(answers(page)).to_have_text(before)


def test_the_most_probable_places_add_up_from_their_two_parts(exported):
    page = exported.open(visits=TYPED)
    rows = page.locator("[data-places] tbody tr")
    expect(rows).to_have_count(12)
    expected = explain(read_bundle(Settings().models / "town"), Query(visits=TYPED))
    final = expected.probabilities
    cells = rows.locator("td:nth-of-type(1)").all_text_contents()
    assert sum(float(text.split()[0]) for text in cells) == pytest.approx(100, abs=0.6)
    for row in rows.all()[:10]:
        name, *texts = row.locator("th, td").all_text_contents()
        whole, copied, generated = (float(text.split()[0]) for text in texts)
        [place] = expected.bundle.places.search(name)[:1]
        assert whole == pytest.approx(100 * float(final[place.id]), abs=0.051)
        assert copied + generated == pytest.approx(whole, abs=0.11)


def test_a_comparison_of_two_histories_and_a_changed_network(exported):
    page = exported.open("compare", visits=TYPED, model="town")
    first, second = answers(page).all()
    assert_answers(first, TYPED)
    edit_both(page)
    remove_head(page, "L0 H1")
    assert_answers(second, TYPED, interventions={"remove_heads": [[0, 1]]})
    page.get_by_label("Use the same person and visits as the first").uncheck()
    page.locator("#b-visits").fill(OTHER)
    settled_second = page.locator('[data-answer-of="b"] [data-answer]')
    expect(page).to_have_url(re.compile("Market"))
    assert_answers(settled_second, OTHER, interventions={"remove_heads": [[0, 1]]})
    rows = page.locator("[data-difference] tbody tr")
    name, one, other, difference = rows.first.locator("th, td").all_text_contents()
    assert name
    points = float(difference.split()[0].replace("−", "-"))
    assert points == pytest.approx(float(one.split()[0]) - float(other.split()[0]), abs=0.001)
    page.reload()
    expect(page.locator("#b-visits")).to_have_value(OTHER)
    expect(settled_second).to_have_attribute("data-engine", "browser")
    assert_answers(settled_second, OTHER, interventions={"remove_heads": [[0, 1]]})


def test_two_sides_that_are_the_same_say_so(exported):
    page = exported.open("compare", visits=TYPED, model="town")
    same = page.get_by_text("Both answers are the same.")
    expect(same).to_be_visible()
    edit_both(page)
    remove_head(page, "L0 H1")
    expect(same).to_be_hidden()


def test_what_is_wrong_with_a_history_is_said_as_on_a_server(exported):
    page = exported.open(visits=TYPED)
    type_visits(page, "Maple Cort, Café Luna")
    expect(page.locator("#visits-errors")).to_contain_text("“Maple Cort”")
    expect(page.locator("#visits-errors")).to_contain_text("Maple Court")
    type_visits(page, OTHER)
    expect(page.locator("#visits-errors")).to_be_hidden()


def test_places_are_found_by_part_of_their_name(exported):
    page = exported.open(visits=TYPED)
    page.get_by_label("Add a place").fill("café lu")
    page.get_by_role("option", name="Café Luna").click()
    expect(page.get_by_role("textbox", name="Visits")).to_have_value(re.compile("Café Luna$"))


@pytest.mark.parametrize("name", ["explore", "compare"])
@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_no_violation_and_nothing_to_scroll_sideways(exported, name, viewport):
    exported.visitor.page.set_viewport_size(viewport)
    page = exported.open(name)
    settled(page)  # until then, parts of the page are faint
    assert violations(page) == []
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]


def test_a_link_with_a_query_as_of_a_server_opens_too(reader):
    page = reader.open(f"/explore/town/?{urlencode({'visits': TYPED}, quote_via=quote)}")
    expect(answers(page)).to_have_attribute("data-engine", "browser")
    assert_answers(answers(page), TYPED)


def test_an_exported_history_leads_to_its_charts_and_back_to_the_editor(reader, planned):
    page = reader.open("/explore/town/")
    page.get_by_role("link", name="All charts of this history").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(planned.models[0].histories[0].title)
    page.get_by_role("link", name="Change this history or the network").click()
    expect(answers(page)).to_have_attribute("data-engine", "browser")
    expect(page.locator("[data-outcome]")).to_contain_text("the person went")
    type_visits(page, TYPED)
    expect(page.locator("[data-charts]")).to_be_hidden()


def test_two_models_of_a_site_are_compared(reader):
    page = reader.open("/compare/")
    expect(page.locator("#b-model")).to_have_value("town-without-gate")
    edit_both(page)
    page.locator("#a-visits").fill(TYPED)
    page.locator("#a-predict-at").fill("")
    page.locator("#a-predict-at").blur()
    expect(page).to_have_url(re.compile("10%3A15"))
    expect(page).not_to_have_url(re.compile("predict_at"))
    assert_answers(answers(page).nth(1), TYPED, model="town-without-gate", user=1)
    page.locator("#b-model").select_option("town")
    expect(page).to_have_url(re.compile("%22model%22%3A%22town%22"))
    expect(answers(page).nth(1)).to_have_attribute("data-engine", "browser")
    assert_answers(answers(page).nth(1), TYPED, user=1)


def test_the_picture_is_the_comparison_where_no_server_draws_charts(exported):
    against = json.dumps({"model": "town", "interventions": {"remove_heads": [[0, 1]]}})
    page = exported.open("compare", visits=TYPED, model="town", against=against)
    first, second = (page.locator(f'[data-run-picture="{letter}"]') for letter in "ab")
    expect(first.locator(".picture-caption")).to_contain_text("than in the second run")
    removed = first.get_by_role("button", name=re.compile("^Layer 0, head 1"))
    expect(removed).to_have_accessible_name(re.compile("switched off in the second run"))
    expect(second).to_be_hidden()
    page.locator(".compare").get_by_text("Side by side", exact=True).click()
    expect(page).to_have_url(re.compile(r"#.*layout=beside"))
    page.reload()
    removed = second.get_by_role("button", name=re.compile("^Layer 0, head 1"))
    expect(removed).to_have_accessible_name("Layer 0, head 1: switched off")
    expect(first).to_be_visible()
    expect(page.locator("[data-difference] tbody tr")).to_have_count(12)


def test_models_whose_weights_stay_are_not_in_the_site(host):
    _, folder = host
    assert sorted(path.name for path in (folder / "course/models").iterdir()) == [
        "town",
        "town-without-gate",
    ]
    text = (folder / "course/explore/geolife/index.html").read_text()
    assert "data-explore" not in text
    about = json.loads((folder / "course/pointerscope-site.json").read_text())
    assert about["with_weights"] == ["town", "town-without-gate"]


def test_weights_that_are_damaged_give_a_sentence_and_another_attempt(reader):
    broken = "**/weights.safetensors"
    reader.page.route(broken, lambda route: route.fulfill(body=b"<html>portal</html>"))
    page = reader.open("/explore/town/")
    failure = page.locator("[data-error]")
    expect(failure).to_be_visible()
    expect(answers(page)).to_have_text("…")
    page.unroute(broken)
    failure.get_by_role("button", name="Try again").click()
    expect(answers(page)).to_have_attribute("data-engine", "browser")
    expect(failure).to_be_hidden()


FRAME = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Slides</title>
<link rel="icon" href="data:,">
<iframe sandbox="allow-scripts" src="town.html#depth=everything" width="1200" height="900">
</iframe>"""


def swept(part) -> list[str]:
    """The probabilities without each visit, as the panel of sweeps shows them."""
    panel = part.locator("[data-explore] [data-sweeps]")
    panel.locator("summary").click()
    panel.get_by_label("Try").select_option("visits")
    panel.get_by_role("button", name="Run").click()
    expect(panel.get_by_role("status")).to_contain_text("Computed in this browser.")
    return panel.locator("tbody tr td:nth-of-type(2)").all_inner_texts()


def test_the_file_computes_sweeps_in_a_worker(browser, host):
    _, folder = host
    for visitor in visit(browser, folder.as_uri()):
        page = Exported(visitor, {"explore": "/town.html"}).open(visits=TYPED)
        assert len(swept(page)) == 3
        [worker] = page.workers
        assert worker.url.startswith("blob:")
        visitor.requests.clear()  # the file itself


def test_the_file_in_a_sandboxed_frame_computes_the_same(browser, host):
    address, folder = host
    (folder / "slides.html").write_text(FRAME, "utf-8")
    for visitor in visit(browser, address.removesuffix("/course")):
        page = Exported(visitor, {"explore": "/town.html"}).open()
        expected = swept(page)
        visitor.open("/slides.html")
        frame = visitor.page.frame_locator("iframe")
        expect(answers(frame).first).to_have_attribute("data-engine", "browser")
        assert visitor.page.frames[1].evaluate("origin") == "null"
        assert swept(frame) == expected
