"""The living network of the explore page, read and driven as a person does."""

from __future__ import annotations

import csv
import io
import json
import re
from io import BytesIO
from typing import TYPE_CHECKING
from unicodedata import normalize
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import urlopen
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import expect
from pypdf import PdfReader

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.web.model_files import explore_file
from pointerscope.web.site import write_site
from pointerscope.web.site_histories import example_histories
from pointerscope.web.site_plan import plan_site
from tests.browser.conftest import (
    DAY,
    PHONE,
    address_of,
    drawn,
    explained,
    explore,
    in_words,
    settled,
    view,
    violations,
    visit,
)
from tests.conftest import MARKUP, write_tiny
from tests.servers import serving, serving_files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

MOST_VISITS = 64
SCREEN = {"width": 1280, "height": 800}
CLOSE = 1e-5
PIXEL = 0.02  # how far a rounded coordinate may be off
TWO_HEADS = {"remove_heads": [[1, 2]]}
FOCUSED = "document.activeElement?.closest('[data-network]') && document.activeElement.dataset.part"
TO_SCALE = """() => {
  const svg = document.querySelector("[data-network] > svg");
  const { width, height } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  return [width / box.width, height / box.height];
}"""
# What the paths of a drag pass: the texts of the gate, one for each change.
RECORD_GATE = """() => {
  window.gates = [];
  const gate = document.querySelector('[data-part="gate"]');
  new MutationObserver(() => window.gates.push(gate.getAttribute("aria-valuenow"))).observe(
    gate, { attributeFilter: ["aria-valuenow"] });
}"""


@pytest.fixture
def reader(browser, server) -> Iterator[Visitor]:
    """A first visit on a laptop: nothing was chosen before."""
    yield from visit(browser, server, viewport=SCREEN, depth=None)


@pytest.fixture(scope="module")
def at_day(browser, server) -> Iterator[Visitor]:
    """One page for tests that leave nothing behind."""
    for visitor in visit(browser, server, viewport=SCREEN, depth="explore"):
        opened(visitor, visits=DAY)
        yield visitor


def opened(visitor: Visitor, model: str = "town", **query) -> Page:
    page = visitor.open(explore(model, **query))
    shown(page)
    return page


def shown(page: Page) -> None:
    """Wait until the network is drawn and nothing is under way."""
    expect(page.locator("[data-explore][data-drawn]")).to_be_attached()
    settled(page)


def picture(page: Page) -> Locator:
    return page.locator("[data-network] > svg")


def test_the_first_picture_needs_no_weights_and_what_is_opened_waits_for_them(reader):
    held = []
    reader.page.route("**/weights/**", lambda route: held.append(route))  # a slow line
    with reader.page.expect_request("**/weights/**"):
        page = reader.open(explore(visits=DAY))
        expect(page.locator("[data-explore][data-drawn]")).to_be_attached()
    expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "server")
    outlined = picture(page).text_content()
    part(page, "layers.0.heads.1").press("Enter")
    assert picture(page).text_content() == outlined
    held.pop().continue_()
    expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "browser")
    expect(picture(page).locator(".opened").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(part(page, "layers.0.heads.1")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    expect(picture(page)).to_have_text(outlined)


def part(page: Page, name: str) -> Locator:
    return picture(page).locator(f'[data-part="{name}"]').first


def caption(page: Page) -> Locator:
    return page.locator(".picture-caption")


def state(page: Page) -> dict[str, str]:
    """What the address holds, as a query or behind `#`."""
    parts = urlsplit(address_of(page))
    return {name: values[0] for name, values in parse_qs(parts.query or parts.fragment).items()}


def number(rectangle: Locator, name: str) -> float:
    return float(rectangle.get_attribute(name))


def edges(band: Locator) -> tuple[float, float]:
    """The widths of a band at its start and at its end."""
    numbers = [float(text) for text in re.findall(r"-?[\d.]+", band.get_attribute("d"))]
    # M x a0 C . a0 . a1 x a1 L x b1 C . b1 . b0 x b0 Z
    return numbers[-1] - numbers[1], numbers[9] - numbers[7]


def assert_answers(page: Page, expected: dict) -> None:
    """The bar, its data and the picture give one answer."""
    prediction = expected["prediction"]
    output = page.locator("[data-answer]")
    expect(output).to_have_attribute("data-location", str(prediction["location"]))
    label = prediction["name"] or f"#{prediction['location']}"
    percent = f"{100 * prediction['probability']:.1f} %"
    expect(output).to_have_text(f"{label}, {percent}")
    found = float(output.get_attribute("data-probability"))
    assert found == pytest.approx(prediction["probability"], abs=CLOSE)
    expect(part(page, f"places.{prediction['location']}")).to_have_attribute(
        "aria-label", re.compile(re.escape(f"{label}: {percent}"))
    )


def focused(page: Page) -> str | None:
    return page.evaluate(FOCUSED)


def enter(page: Page) -> str:
    """Press Tab until the focus is in the picture; the part that has it."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if name := focused(page):
            return name
    raise AssertionError("Tab never reaches the picture.")


def go(page: Page, name: str) -> None:
    part(page, name).focus()
    assert focused(page) == name


# The first visit


def test_the_first_visit_shows_the_whole_network_without_scrolling(reader):
    page = opened(reader)
    expect(page.get_by_role("radio", name="Explore")).to_be_checked()
    stage = page.locator("[data-stage]").bounding_box()
    assert stage["y"] + stage["height"] <= SCREEN["height"]
    height, width = page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
    )
    assert height <= SCREEN["height"]
    assert width <= SCREEN["width"]
    for name in ("inputs", "layers.0.heads.0", "layers.1.stream", "pointer", "gate", "generation"):
        box = part(page, name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SCREEN["width"]
        assert box["y"] + box["height"] <= SCREEN["height"], name


def test_picture_bar_and_numbers_agree_with_the_api(at_day):
    page = at_day.page
    expected = explained(at_day.address, "town", DAY)
    assert_answers(page, expected)
    expect(caption(page)).to_contain_text(in_words(expected["prediction"]))
    page.get_by_role("button", name="Numbers", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as CSV: The answer").click()
    assert download.value.suggested_filename == "town-network-the-answer.csv"
    rows = list(csv.reader(io.StringIO(download.value.path().read_text("utf-8-sig"))))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for place in expected["location_probabilities"]["final"][:3]:
        [found] = [row[-1] for row in rows if row and row[0] == place["name"]]
        assert float(found) == pytest.approx(place["probability"], abs=CLOSE)


# True to scale


def test_a_band_is_as_wide_as_its_weight_at_both_ends(at_day):
    page = at_day.page
    assert page.evaluate(TO_SCALE) == pytest.approx([1, 1], abs=1e-3)
    expected = explained(at_day.address, "town", DAY)
    full = number(picture(page).locator(".gate-frame"), "height") - 6
    weights = expected["pointer"]["weights"]
    names = [read["label"] for read in expected["visits"]]
    for name, weight in zip(names, weights, strict=True):
        band = picture(page).locator(
            "path.pointer.band", has=page.locator(f"title:text('{name}:')")
        )
        for width in edges(band.first):
            assert width == pytest.approx(max(0.6, weight * full), abs=PIXEL)


def test_bars_of_the_answer_are_as_long_as_the_shares_of_both_paths(at_day):
    page = at_day.page
    prediction = explained(at_day.address, "town", DAY)["prediction"]
    place = part(page, f"places.{prediction['location']}")
    track = number(place.locator(".track"), "width")
    for path in ("pointer", "generation"):
        width = number(place.locator(f".{path}.bar"), "width")
        assert width == pytest.approx(track * prediction[f"from_{path}"], abs=PIXEL)


def test_the_gate_is_divided_at_its_value(at_day):
    page = at_day.page
    value = explained(at_day.address, "town", DAY)["gate"]["value"]
    bars = [
        number(part(page, "gate").locator(f".{name}.bar"), "height")
        for name in ("pointer", "generation")
    ]
    assert bars[0] / sum(bars) == pytest.approx(value, abs=1e-3)


# Without a mouse


def test_arrows_walk_the_flow_from_visits_to_places(at_day):
    page = at_day.page
    page.locator("[data-answer]").evaluate("(output) => { output.tabIndex = -1; output.focus(); }")
    enter(page)
    page.keyboard.press("Home")
    assert focused(page) == "visits.0"
    page.keyboard.press("ArrowDown")
    assert focused(page) == "visits.1"
    walked = [focused(page)]
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        if focused(page) == walked[-1]:
            break
        walked.append(focused(page))
    columns = [re.sub(r"\.\d+$", "", name) for name in walked]
    layers = [f"layers.{layer}.{kind}" for layer in range(2) for kind in ("heads", "stream")]
    after = ["context", "pointer", "generation", "gate", "places"]
    assert columns == ["visits", "inputs", *layers, *after]
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "gate"


def test_enter_opens_a_head_and_escape_leads_back_step_by_step(reader):
    page = opened(reader, visits=DAY)
    go(page, "layers.1.heads.2")
    page.keyboard.press("Enter")
    expect(picture(page).locator('[data-block="layers.1.heads.2"]')).to_be_visible()
    cell = picture(page).locator('.cell [aria-current="true"]')
    cell.focus()
    page.keyboard.press("Enter")
    before = state(page)["open"]
    asks, reads = before.split(".")[-2:]
    assert asks == "2"  # the last visit
    page.keyboard.press("ArrowUp")
    expect(page).to_have_url(re.compile(rf"open=layers\.1\.heads\.2\.1\.{reads}"))
    expect(cell).to_be_focused()
    weights = explained(reader.address, "town", DAY)["self_attention"]["weights"]
    weight = weights[1][2][1][int(reads)]
    expect(cell.locator("title")).to_have_text(re.compile(rf"reads {100 * weight:.1f} % from"))
    page.keyboard.press("Escape")
    assert state(page)["open"] == "layers.1.heads.2"
    assert page.evaluate(
        "document.querySelector('[data-network]').contains(document.activeElement)"
    )
    page.keyboard.press("Escape")
    assert "open" not in state(page)
    assert focused(page) == "layers.1.heads.2"


@pytest.mark.parametrize("name", ["visits.1", "inputs", "layers.0.stream", "pointer", "gate"])
def test_after_escape_the_focus_is_on_the_block_that_was_open(at_day, name):
    page = opened(at_day, visits=DAY)
    go(page, name)
    page.keyboard.press("Enter")
    expect(picture(page).locator(f'[data-block="{name}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(picture(page).locator("[data-block]")).to_have_count(0)
    assert focused(page) == name


def test_space_switches_a_head_off_and_on_again(reader):
    page = opened(reader, visits=DAY)
    go(page, "layers.1.heads.2")
    page.keyboard.press("Space")
    expect(part(page, "layers.1.heads.2")).to_have_attribute(
        "aria-label", re.compile("switched off")
    )
    settled(page)
    assert_answers(page, explained(reader.address, "town", DAY, interventions=TWO_HEADS))
    assert json.loads(state(page)["interventions"]) == TWO_HEADS
    expect(page.locator("[data-was]")).to_contain_text("As learned")
    assert focused(page) == "layers.1.heads.2"
    page.keyboard.press("Space")
    settled(page)
    expect(page.locator("[data-was]")).to_be_hidden()
    assert_answers(page, explained(reader.address, "town", DAY))


def test_keys_move_the_gate_as_a_slider_and_left_and_right_walk_on(reader):
    page = opened(reader, visits=DAY)
    gate = part(page, "gate")
    go(page, "gate")
    expect(caption(page)).to_contain_text("Left and Right lead to other parts")
    expect(gate).to_have_attribute("aria-description", re.compile("Page Up"))
    for key, value in (
        ("Home", 0),
        ("ArrowUp", 0.05),
        ("PageUp", 0.25),
        ("ArrowDown", 0.2),
        ("End", 1),
        ("PageDown", 0.8),
    ):
        page.keyboard.press(key)
        expect(gate).to_have_attribute("aria-valuenow", f"{value:.3f}")
        assert focused(page) == "gate"
    settled(page)
    assert json.loads(state(page)["interventions"]) == {"gate": 0.8}
    assert_answers(page, explained(reader.address, "town", DAY, interventions={"gate": 0.8}))
    page.keyboard.press("ArrowRight")
    assert str(focused(page)).startswith("places.")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "generation"
    expect(caption(page)).not_to_contain_text("lead to other parts")
    expect(gate).to_have_attribute("aria-valuenow", "0.800")


def test_alt_and_arrows_move_the_gate_and_a_visit(reader):
    page = opened(reader, visits=DAY)
    learned = explained(reader.address, "town", DAY)["gate"]["value"]
    go(page, "gate")
    page.keyboard.press("Alt+ArrowUp")
    moved = round(min(1, learned + 0.05), 2)
    expect(page).to_have_url(re.compile("interventions="))
    settled(page)
    assert json.loads(state(page)["interventions"]) == {"gate": moved}
    assert_answers(page, explained(reader.address, "town", DAY, interventions={"gate": moved}))
    page.keyboard.press("Alt+ArrowDown")  # back to where it was
    settled(page)
    assert "interventions" not in state(page)
    go(page, "visits.0")
    for place in (1, 2):
        page.keyboard.press("Alt+ArrowDown")
        expect(part(page, f"visits.{place}")).to_have_attribute(
            "aria-label", re.compile("Maple Court")
        )
        assert focused(page) == f"visits.{place}"  # the focus goes with the visit
    settled(page)
    visits = state(page)["visits"]
    assert [text.split(" @")[0].strip() for text in visits.split(",")] == [
        "Riverside Offices",
        "Café Luna",
        "Maple Court",
    ]
    assert_answers(page, explained(reader.address, "town", visits))
    expect(page.locator("[data-was]")).to_contain_text("Before this change")
    page.mouse.move(640, 5)
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    expect(caption(page)).to_contain_text("before this change")


def test_another_history_is_compared_with_nothing_until_it_is_edited(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("button", name="Edit").click()
    examples = page.get_by_label("Example history")
    for title in examples.locator("option").all_inner_texts()[1:3]:
        examples.select_option(title)
        expect(page.locator("[data-happened]")).to_be_visible()
        settled(page)
        expect(page.locator("[data-was]")).to_be_hidden()
        assert "before this change" not in caption(page).inner_text()
    probability = page.locator("[data-answer]").inner_text().rsplit(", ", 1)[1]
    page.get_by_role("button", name="Remove visit 1,").click()
    expect(page.locator("[data-was]")).to_contain_text("Before this change")
    expect(page.locator("[data-was]")).to_contain_text(probability)


def test_escape_goes_back_from_a_block_wherever_the_focus_is(at_day):
    page = at_day.page
    go(page, "layers.0.heads.1")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"open=layers\.0\.heads\.1"))
    page.get_by_role("button", name="Edit").click()
    page.keyboard.press("Escape")  # closes the inputs, and nothing else
    expect(page.locator("[data-editor]")).to_be_hidden()
    expect(page).to_have_url(re.compile(r"open=layers\.0\.heads\.1"))
    expect(page.get_by_role("button", name="Edit")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile("open="))


def test_back_closes_a_block_and_forward_opens_it_again(at_day):
    page = at_day.page
    go(page, "layers.0.heads.1")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"open=layers\.0\.heads\.1"))
    page.keyboard.press("ArrowRight")  # the next head is no further step
    expect(page).to_have_url(re.compile(r"open=layers\.0\.heads\.2"))
    page.go_back()
    expect(page).not_to_have_url(re.compile("open="))
    expect(page.locator("[data-network] .opened")).to_have_count(0)
    page.go_forward()
    expect(page.locator("[data-network] .opened").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-network] .opened")).to_have_count(0)
    page.go_back()
    expect(page.locator("[data-network] .opened").first).to_be_visible()
    page.go_forward()
    expect(page.locator("[data-network] .opened")).to_have_count(0)


def test_t_shows_the_numbers_of_what_is_open(at_day):
    page = at_day.page
    go(page, "pointer")
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog", name="Numbers")
    expect(dialog.get_by_role("table").first).to_contain_text("Riverside Offices")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert focused(page) == "pointer"


# Touching it


def drag_gate(page: Page, share: float) -> None:
    """Take the valve and pull it to a share of the gate's length, without letting go."""
    frame = part(page, "gate").locator(".gate-frame").bounding_box()
    valve = part(page, "gate").locator(".valve").bounding_box()
    page.mouse.move(valve["x"] + valve["width"] / 2, valve["y"] + valve["height"] / 2)
    page.mouse.down()
    page.mouse.move(frame["x"] + 8, frame["y"] + share * frame["height"], steps=8)


def test_the_picture_answers_while_the_gate_is_dragged(reader):
    page = opened(reader, visits=DAY)
    learned = page.locator("[data-answer]").text_content()
    page.evaluate(RECORD_GATE)
    drag_gate(page, 0.25)
    expect(part(page, "gate")).to_have_attribute("aria-valuenow", re.compile(r"0\.2[3-7]0"))
    value = float(part(page, "gate").get_attribute("aria-valuenow"))
    expect(part(page, "gate").locator("text.title")).to_have_text(f"Gate {value:.2f}")
    assert len(page.evaluate("window.gates")) > 1
    assert "interventions" not in state(page)
    page.mouse.up()
    expect(page).to_have_url(re.compile("gate"))
    settled(page)
    assert json.loads(state(page)["interventions"]) == {"gate": value}
    assert_answers(page, explained(reader.address, "town", DAY, interventions={"gate": value}))
    page.get_by_role("button", name="as learned").click()
    expect(page.locator("[data-answer]")).to_have_text(learned)
    expect(page.locator(".changed")).to_be_hidden()


def test_undo_and_redo_walk_changes_of_the_network_and_of_the_visits(reader):
    page = opened(reader, visits=DAY)
    arrivals = len(reader.requests)
    steps = [(state(page)["visits"], "")]
    for change in (
        lambda: page.keyboard.press("Space"),
        lambda: page.keyboard.press("Alt+ArrowDown"),
    ):
        go(page, "layers.0.heads.1" if len(steps) == 1 else "visits.0")
        before = address_of(page)
        change()
        expect(page).not_to_have_url(before)
        settled(page)
        steps.append((state(page)["visits"], state(page).get("interventions", "")))
    drag_gate(page, 0.5)
    page.mouse.up()
    expect(page).to_have_url(re.compile("gate"))
    settled(page)
    steps.append((state(page)["visits"], state(page)["interventions"]))
    assert len(set(steps)) == 4

    def assert_step(index):
        visits, interventions = steps[index]
        changes = {"interventions": json.loads(interventions)} if interventions else {}
        assert_answers(page, explained(reader.address, "town", visits, **changes))
        settled(page)
        assert (state(page)["visits"], state(page).get("interventions", "")) == steps[index]

    page.get_by_role("button", name="Undo", exact=True).click()
    assert_step(2)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")  # at once, before the answer to the first
    assert_step(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    page.keyboard.press("Control+y")
    assert_step(1)
    page.keyboard.press("Control+Shift+z")
    assert_step(2)
    page.get_by_role("button", name="Redo", exact=True).click()
    assert_step(3)
    expect(page.get_by_role("button", name="Redo", exact=True)).to_be_disabled()
    assert not any("/explore/" in url for url in reader.requests[arrivals:])


def test_ctrl_z_in_the_text_is_the_text_s_own(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("button", name="Edit").click()
    page.get_by_text("Text", exact=True).click()
    text = page.get_by_role("textbox", name="Visits").first
    text.press("End")
    text.press_sequentially(", Café Luna")
    expect(page.locator("[data-visit]")).to_have_count(4)
    settled(page)
    text.press("Control+z")
    expect(text).not_to_have_value(re.compile("Café Luna, Café Luna$"))
    page.get_by_role("button", name="Close").first.click()
    expect(page.get_by_role("button", name="Edit")).to_be_focused()


def test_visits_are_a_list_or_at_a_switch_a_text(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("button", name="Edit").click()
    text = page.get_by_role("textbox", name="Visits", exact=True)
    expect(page.get_by_role("radio", name="List", exact=True)).to_be_focused()
    expect(page.locator("[data-visit]").first).to_be_visible()
    expect(text).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(text).to_be_visible()
    expect(page.locator("[data-visit]").first).to_be_hidden()
    page.reload()
    page.get_by_role("button", name="Edit").click()
    expect(text).to_be_focused()


def test_a_place_is_added_with_enter_and_a_wrong_one_is_said_beside_the_text(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("combobox", name="Add a place").press_sequentially("cafe l")
    page.keyboard.press("Enter")
    expect(page.locator("[data-visit]")).to_have_count(4)
    expect(page.locator("[data-visit]").last).to_contain_text("Café Luna")
    page.goto(page.url.split("?")[0] + "?depth=explore&visits=Nowhere")
    expect(page.get_by_role("alert").filter(has_text="No place")).to_be_visible()
    expect(page.get_by_role("textbox", name="Visits", exact=True)).to_be_visible()
    reader.forgive("422")


def test_the_list_stays_where_the_time_to_predict_is_wrong_and_says_so(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("button", name="Edit").click()
    moment = page.get_by_label("Predict for")
    moment.fill("yesterday")
    moment.press("Tab")
    expect(page.locator("#predict-at-error")).to_contain_text("is not a day and time")
    expect(page.get_by_role("radio", name="List", exact=True)).to_be_checked()
    moment.fill("2026-11-16 18:00")
    moment.press("Tab")
    expect(page.locator("#predict-at-error")).to_be_hidden()
    settled(page)
    time = page.get_by_label("Time of visit 2")
    time.fill("7")  # on the next day
    time.press("Tab")
    note = page.locator("[data-stale-note]")
    expect(note).to_contain_text("The moment to predict lies before the last visit")
    expect(page.get_by_role("radio", name="List", exact=True)).to_be_checked()
    expect(page.get_by_label("Minutes of stay of visit 2")).to_be_focused()
    reader.forgive("422")


def test_a_stay_without_room_for_its_minutes_is_written_in_hours(reader):
    reader.page.set_viewport_size({"width": 960, "height": 540})
    visits = (
        "Sunnyside Terrace @ Mon 18:00 +800, Café Luna @ Tue 08:30 +30, "
        "Old Town College @ 09:15 +180, Corner Grocer @ 12:30 +20, Orpheum Cinema @ 20:00 +120"
    )
    page = reader.open(f"/embed/town/network?visits={quote(visits)}")
    expect(page.get_by_text("18:00 · 13 h", exact=True)).to_be_visible()


def test_a_link_to_a_section_leads_to_its_heading_below_the_bars(reader):
    page = opened(reader, visits=DAY, depth="everything")
    page.locator('.sections a[href="#cause"]').click()
    heading = page.locator("#cause h2")
    expect(heading).to_be_in_viewport()
    page.wait_for_function(
        """(heading) => {
            const bar = document.querySelector(".sections").getBoundingClientRect().bottom;
            const { top } = heading.getBoundingClientRect();
            return top >= bar && top < bar + 40;
        }""",
        arg=heading.element_handle(),
    )


def test_the_sentence_never_covers_the_picture_at_rest(reader):
    visits = (
        "Sunnyside Terrace @ Mon 18:00 +800, Café Luna @ Tue 08:30 +30, "
        "Old Town College @ 09:15 +180, Corner Grocer @ 12:30 +20, Orpheum Cinema @ 20:00 +120"
    )
    page = opened(reader, visits=visits, user=1, depth="explore")
    caption = page.locator(".picture-caption")
    expect(caption).to_contain_text("A neural network read these 5 visits")
    drawn, said = picture(page).bounding_box(), caption.bounding_box()
    assert drawn["y"] + drawn["height"] <= said["y"] + 1


# The scale of the maps


def test_maps_have_a_scale_each_or_at_a_switch_one_for_all(reader):
    page = opened(reader, visits=DAY)
    maps = picture(page).locator(".head image.map")
    own = [one.get_attribute("href") for one in maps.all()]
    scale = picture(page).get_by_role("button", name="Colours of the head maps")
    expect(scale).to_have_accessible_name(re.compile("to the largest weight of each head"))
    scale.focus()
    page.keyboard.press("Enter")
    expect(scale).to_have_accessible_name(re.compile(r"from 0 to \d+ %"))
    shared = [one.get_attribute("href") for one in maps.all()]
    # The head with the largest weight of all keeps its colours.
    assert sum(one == other for one, other in zip(own, shared, strict=True)) == 1


# Opened blocks in addresses


@pytest.mark.parametrize(
    "name",
    [
        "layers.0.heads.1.2.1",
        "pointer",
        "gate",
        "layers.1.stream",
        "inputs",
        "generation",
        "context",
    ],
)
def test_an_opened_block_stands_in_the_address(at_day, name):
    page = opened(at_day, visits=DAY, open=name)
    expect(picture(page).locator(f'[data-block="{name}"]')).to_be_visible()
    page.reload()
    shown(page)
    expect(picture(page).locator(f'[data-block="{name}"]')).to_be_visible()
    assert state(page)["open"] == name


@pytest.mark.parametrize("name", ["layers.9.heads.0", "visits.77", "<b>", "places.1"])
def test_an_unknown_block_shows_the_whole_picture(at_day, name):
    page = opened(at_day, visits=DAY, open=name)
    expect(part(page, "visits.0")).to_be_visible()
    expect(picture(page).locator("[data-block]")).to_have_count(0)
    assert "open" not in state(page)


# The story


def beats(page: Page) -> list[str]:
    """Each sentence of the story, step by step from the first."""
    slider = page.get_by_role("slider", name="Step of the story")
    slider.fill("1")
    said = [caption(page).text_content()]
    for _ in range(int(slider.get_attribute("max")) - 1):
        page.get_by_role("button", name="Step forward").click()
        said.append(caption(page).text_content())
    return said


def test_the_story_tells_this_history_with_its_numbers(reader):
    page = opened(reader, visits=DAY)
    expected = explained(reader.address, "town", DAY)
    answer = page.locator("[data-answer]")
    slider = page.get_by_role("slider", name="Step of the story")
    slider.fill("1")
    expect(answer).to_be_hidden()
    expect(part(page, "gate")).to_be_hidden()
    said = beats(page)
    expect(answer).to_be_visible()
    expect(page.get_by_role("button", name="Step forward")).to_be_disabled()
    assert said[0].startswith("3 visits.")
    assert "Maple Court" in said[0]
    [pointer] = [text for text in said if text.startswith("Pointer.")]
    assert f"{100 * max(expected['pointer']['weights']):.0f} %" in pointer
    [generation] = [text for text in said if text.startswith("Generation.")]
    assert expected["location_probabilities"]["generation"][0]["name"] in generation
    assert said[-1].startswith(in_words(expected["prediction"]))
    assert f"{expected['gate']['value']:.2f}" in said[-1]
    assert all(re.search(r"\d", text) for text in said)
    page.get_by_role("button", name="Step back").click()
    expect(answer).to_be_hidden()
    picture(page).locator("[tabindex='0']").first.focus()
    page.keyboard.press("Escape")
    expect(answer).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", "The whole picture")


def test_what_the_story_has_not_told_yet_reacts_to_nothing(reader):
    page = opened(reader, visits=DAY)
    prediction = explained(reader.address, "town", DAY)["prediction"]
    place = part(page, f"places.{prediction['location']}")
    box = place.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    expect(caption(page)).to_contain_text("Its probability is")
    slider = page.get_by_role("slider", name="Step of the story")
    slider.fill("3")  # by the keyboard: the hand stays where it is
    expect(caption(page)).to_contain_text("Layer 0.")
    page.mouse.move(x + 5, y + 5)
    page.mouse.click(x, y)
    assert "open" not in state(page)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 3 "))
    part(page, "visits.0").focus()
    page.wait_for_timeout(400)  # longer than an effect waits for
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "End", "t"):
        assert prediction["name"] not in caption(page).text_content()
        page.keyboard.press(key)
    assert page.evaluate(FOCUSED).startswith("layers.0.heads.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Numbers")).to_be_hidden()
    slider.fill("10")
    part(page, "gate").focus()
    page.keyboard.press("ArrowRight")
    expect(caption(page)).to_contain_text("Its probability is")


@pytest.mark.parametrize("width", [390, 800, 1024, 1280])
def test_the_buttons_of_the_story_stay_under_the_hand(browser, bundled, width):
    viewport = {"width": width, "height": 844}
    for visitor in visit(
        browser, bundled, viewport=viewport, reduced_motion="reduce", depth="story"
    ):
        page = opened(visitor)
        page.get_by_role("slider", name="Step of the story").fill("1")
        forth = page.get_by_role("button", name="Step forward")
        places = set()
        for _ in range(10):
            box, drawn = forth.bounding_box(), picture(page).bounding_box()
            places.add((round(box["x"]), round(box["y"]), round(drawn["height"])))
            if forth.is_enabled():
                forth.click()
        assert len(places) == 1


def test_what_a_beat_speaks_of_is_marked_and_on_a_phone_in_sight(browser, bundled):
    named = ["visits", "inputs", *["layers"] * 4, "context", "pointer", "generation", "places"]
    options = {"viewport": PHONE, "reduced_motion": "reduce", "depth": "story"}
    for visitor in visit(browser, bundled, **options):
        page = opened(visitor)
        slider = page.get_by_role("slider", name="Step of the story")
        assert slider.get_attribute("max") == str(len(named))
        for beat, name in enumerate(named, start=1):
            slider.fill(str(beat))
            lit = picture(page).locator(f'.part.lit[data-part^="{name}"]')
            expect(lit).to_have_count(1)
            box = lit.bounding_box()
            bar = page.locator("[data-bar]").bounding_box()
            assert box["y"] >= bar["y"] + bar["height"] - 1
            assert box["y"] + box["height"] <= page.locator(".picture-foot").bounding_box()["y"]
        slider.fill("3")  # the strongest link is named, outlined and led to
        expect(part(page, "visits.31")).to_have_class(re.compile(r"\blit\b"))


def test_the_depth_story_plays_by_itself_and_can_be_paused(reader):
    page = opened(reader, visits=DAY, depth="story")
    slider = page.get_by_role("slider", name="Step of the story")
    expect(page.get_by_role("button", name="Pause the story")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step [2-9]"))
    page.get_by_role("button", name="Pause the story").click()
    at = slider.get_attribute("aria-valuetext")
    page.wait_for_timeout(400)
    assert slider.get_attribute("aria-valuetext") == at
    page.get_by_role("button", name="Play the story").click()
    expect(page.get_by_role("button", name="Pause the story")).to_be_visible()


def test_a_block_that_is_opened_during_the_story_stays_open(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("slider", name="Step of the story").fill("4")
    part(page, "layers.0.heads.1").click()
    expect(picture(page).locator('[data-block="layers.0.heads.1"]')).to_be_visible()
    page.get_by_role("button", name="Play the story").click()
    expect(picture(page).locator("[data-block]")).to_have_count(0)
    assert "open" not in state(page)


def test_who_wants_no_motion_sees_each_beat_at_once(browser, server):
    for visitor in visit(browser, server, depth="explore", reduced_motion="reduce"):
        page = opened(visitor, visits=DAY)
        ribbons = picture(page).locator("path.pointer.band")
        grown = ribbons.first.get_attribute("d")
        page.get_by_role("slider", name="Step of the story").fill("1")
        expect(page.get_by_role("button", name="Step back")).to_be_disabled()
        after = page.evaluate(
            """() => {
              const slider = document.querySelector(".picture-controls input");
              slider.value = slider.max;
              slider.dispatchEvent(new Event("input", { bubbles: true }));
              return document.querySelector("[data-network] path.pointer.band").getAttribute("d");
            }"""
        )
        assert after == grown


# Depths


def test_the_depth_is_remembered_and_the_address_wins(reader):
    page = opened(reader, visits=DAY)
    page.get_by_text("Everything", exact=True).click()
    expect(page.get_by_role("heading", name="Effect of the changes")).to_be_hidden()
    expect(page.locator("[data-chapter]").first).to_be_visible()
    assert state(page)["depth"] == "everything"
    opened(reader, visits=DAY)
    expect(page.get_by_role("radio", name="Everything")).to_be_checked()
    opened(reader, visits=DAY, depth="explore")
    expect(page.get_by_role("radio", name="Explore")).to_be_checked()
    expect(page.locator("[data-chapter]").first).to_be_hidden()
    opened(reader, visits=DAY)  # what an address asks for is not what the reader chose
    expect(page.get_by_role("radio", name="Everything")).to_be_checked()


def test_an_old_link_to_a_section_opens_everything_there(reader):
    page = reader.open(explore(visits=DAY) + "#looking")
    shown(page)
    expect(page.get_by_role("radio", name="Everything")).to_be_checked()
    chapter = page.locator("#looking")
    expect(chapter).to_have_attribute("open", "")
    expect(chapter).to_be_in_viewport()
    chapter.locator("> summary").click()
    expect(chapter).not_to_have_attribute("open", "")
    page.locator("#choosing > summary").click()
    expect(page.locator("#choosing")).to_have_attribute("open", "")
    opened(reader, visits=DAY, depth="everything")
    expect(chapter).not_to_have_attribute("open", "")
    expect(page.locator("#choosing")).to_have_attribute("open", "")


def test_links_to_sections_lead_below_the_bars_and_stay_there(reader):
    page = opened(reader, visits=DAY, depth="everything")
    for section in ("looking", "pointing", "choosing", "depth"):
        page.locator(f".sections a[href='#{section}']").click()
        is_read_below_the_bars(page, f"#{section} > summary h2")


@pytest.mark.parametrize("target", ["choosing", "view-patching"])
@pytest.mark.parametrize("unfolded", [False, True], ids=["first", "unfolded before"])
def test_an_address_leads_to_its_section_below_the_bars(browser, server, target, unfolded):
    remembered = "everything" if unfolded else None
    for visitor in visit(browser, server, viewport=SCREEN, depth=remembered):
        page = visitor.open(f"{explore(visits=DAY, depth='everything')}#{target}")
        shown(page)
        is_read_below_the_bars(page, f"#{target} :is(h2, h3)")


def is_read_below_the_bars(page, heading):
    """Also once the charts around it have been drawn, which makes them higher."""
    page.wait_for_load_state("networkidle")
    settled(page)
    top = page.locator(heading).first.bounding_box()["y"]
    bars = page.locator(".sections").bounding_box()
    assert bars["y"] + bars["height"] <= top < SCREEN["height"] / 2


# Pointing


def test_a_visit_is_marked_in_picture_list_and_views(visitor):
    page = opened(visitor, visits=DAY)
    drawn(page, "heads")
    page.evaluate("scrollTo(0, 0)")
    part(page, "visits.1").hover()
    row = page.locator("[data-visit]").nth(1)
    expect(row).to_have_attribute("data-marked", "")
    expect(view(page, "heads").locator(".view-marks > div").first).to_be_attached()
    expect(caption(page)).to_contain_text("Riverside Offices, Mon 09:00.")
    page.mouse.move(2, 2)
    expect(row).not_to_have_attribute("data-marked", "")
    page.locator("[data-visit]").nth(0).hover()
    expect(part(page, "visits.0")).to_have_class(re.compile(r"\blit\b"))
    page.mouse.move(2, 2)
    expect(part(page, "visits.0")).not_to_have_class(re.compile(r"\blit\b"))
    view(page, "heads").scroll_into_view_if_needed()
    view(page, "heads").locator(".nsewdrag").first.hover()
    expect(picture(page).locator(".visit.lit")).to_have_count(1)


def test_pointing_says_what_the_answer_would_be_without_a_visit_or_a_head(reader):
    page = opened(reader, visits=DAY)
    expect(caption(page)).to_contain_text("A neural network read these 3 visits")
    learned = explained(reader.address, "town", DAY)["prediction"]
    for name, changes in (
        ("visits.0", {"mask_visits": [0]}),
        ("layers.1.heads.2", TWO_HEADS),
    ):
        part(page, name).hover()
        changed = explained(reader.address, "town", DAY, interventions=changes)["prediction"]
        shares = [f"{100 * found['probability']:.1f} %" for found in (changed, learned)]
        words = (
            rf"would be {changed['name']} with {shares[0]}\."
            if changed["name"] != learned["name"]
            else f"would (still get {shares[0]}|get {shares[0]} instead of {shares[1]})"
        )
        expect(caption(page)).to_contain_text(re.compile(words))
    part(page, "visits.2").hover()  # the answer is read there
    page.wait_for_timeout(400)
    expect(caption(page)).not_to_contain_text("would")


def test_an_act_is_drawn_in_its_own_event_and_glides_once(reader):
    page = opened(reader, visits=DAY)
    expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "browser")
    drawn_at_once, passes = page.evaluate(
        """async () => {
          const head = document.querySelector('[data-part="layers.1.heads.2"]');
          head.querySelector('[data-act="head"]').dispatchEvent(
            new MouseEvent("click", { bubbles: true }));
          const isOff = head.classList.contains("off");
          let changes = 0;
          new MutationObserver(() => { changes += 1; }).observe(head, { attributes: true });
          await new Promise((resolve) => setTimeout(resolve, 500));
          return [isOff, changes];
        }"""
    )
    assert drawn_at_once
    assert passes == 0  # the answer that follows is the one on the screen
    settled(page)
    assert_answers(page, explained(reader.address, "town", DAY, interventions=TWO_HEADS))


def test_the_handle_of_a_visit_covers_neither_its_name_nor_its_time(reader):
    page = opened(reader, visits=", ".join([DAY] * 5))
    visit = part(page, "visits.4")
    visit.hover()
    handle = visit.locator(".handle").bounding_box()
    for text in visit.locator("text:not(.handle-words)").all():
        box = text.bounding_box()
        assert box["x"] + box["width"] <= handle["x"]


def test_switching_a_head_off_is_called_so_everywhere(reader):
    page = opened(reader, visits=DAY)
    head = part(page, "layers.1.heads.2")
    head.hover()
    expect(head.locator(".handle-words")).to_have_text("switch off")
    head.locator(".handle").click()
    expect(page.locator(".changed li")).to_have_text("L1 H2 switched off ×")
    expect(head.locator(".handle-words")).to_have_text("switch on")
    head.click(position={"x": 10, "y": 40})
    expect(picture(page).get_by_role("button", name="Switch head on")).to_be_visible()


def test_no_line_crosses_the_numbers_of_an_opened_head(reader):
    page = opened(reader, visits=DAY, open="layers.1.heads.2.2.1")
    marked = picture(page).locator(".strongest")
    assert marked.evaluate("(mark) => getComputedStyle(mark).stroke") == "none"


@pytest.mark.parametrize("viewport", [SCREEN, PHONE], ids=["inputs", "phone"])
def test_a_small_switch_of_a_head_says_whether_the_head_is_on(browser, server, viewport):
    for visitor in visit(browser, server, viewport=viewport, depth="explore"):
        page = opened(visitor, visits=DAY)
        if viewport == SCREEN:
            page.get_by_role("button", name="Edit", exact=True).click()
            settled(page)
        head = part(page, "layers.1.heads.2")
        head.hover()
        expect(head.locator(".handle-words")).to_have_text("on")
        head.locator(".handle").click()
        expect(page.locator(".changed li")).to_have_text("L1 H2 switched off ×")
        expect(head.locator(".handle-words")).to_have_text("off")


def test_what_unmasks_a_visit_is_not_struck_through(reader):
    page = opened(reader, visits=DAY, interventions={"mask_visits": [1]})
    visit = part(page, "visits.1")
    visit.hover()
    lines = visit.locator("text").evaluate_all(
        "texts => texts.map((text) => getComputedStyle(text).textDecorationLine)"
    )
    assert "line-through" in lines
    act = visit.locator(".handle-words")
    expect(act).to_have_text("unmask")
    assert act.evaluate("text => getComputedStyle(text).textDecorationLine") == "none"


def test_a_phone_names_both_answers_and_says_what_each_was(browser, server):
    for visitor in visit(browser, server, viewport=PHONE, depth="explore"):
        page = opened(visitor, visits=DAY)
        names = page.locator("[data-bar] > div:not(.acts) > span:first-child")
        assert names.locator("visible=true").all_text_contents() == []
        learned, forced = (
            explained(server, "town", DAY, top_k=100, interventions=changes)
            for changes in ({}, {"gate": 1})
        )
        opened(visitor, visits=DAY, interventions={"gate": 1})
        assert names.locator("visible=true").all_text_contents() == ["Next place", "As learned"]
        place, was = forced["prediction"], learned["prediction"]
        assert place["location"] != was["location"]
        before = next(
            one["probability"]
            for one in learned["location_probabilities"]["final"]
            if one["location"] == place["location"]
        )
        expect(caption(page)).to_have_text(
            f"{in_words(place)} (as learned {100 * before:.1f} %). "
            f"As learned the answer was {in_words(was)}."
        )


# The circuit


def circuit_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Circuit"))


def assert_circuit(page: Page, address: str, visits: str, **changes) -> None:
    """The picture shows the set and the values that the server's view shows."""
    figure = fetched(address, "circuit", visits, **changes)
    meta = figure["layout"]["meta"]
    rows = {row[0]: row[1:3] for row in meta["table"]["rows"]}
    kept = sum(state == "yes" for state, _ in rows.values())
    said = f"{kept} of {len(rows)} parts alone predict "
    expect(caption(page)).to_contain_text(said, timeout=60_000)
    for label, (state, value) in rows.items():
        layer, _, head = label.partition(" ")
        name = label.removesuffix(" head")
        if head.startswith("H"):
            name = f"layers.{layer[1:]}.heads.{head[1:]}"
        elif layer.startswith("L"):
            name = f"layers.{layer[1:]}.stream"
        shown = part(page, name)
        expect(shown).to_have_class(re.compile("in-circuit" if state == "yes" else "spare"))
        points = shown.locator(".added text").text_content().removeprefix("FFN ")
        assert float(points.replace("−", "-")) == pytest.approx(100 * value, abs=0.51)


def fetched(address: str, name: str, visits: str, **changes) -> dict:
    query = urlencode({"visits": visits, "interventions": json.dumps(changes)})
    with urlopen(f"{address}/api/models/town/views/{name}?{query}") as response:
        return json.load(response)


def test_on_a_phone_a_button_that_grows_leaves_no_thumb_of_the_slider_behind(browser, bundled):
    for visitor in visit(browser, bundled, viewport=PHONE, depth="explore"):
        page = visitor.open(f"/explore/town?{urlencode({'visits': DAY})}")
        slider = page.locator(".picture-controls input")
        expect(slider).to_be_visible()
        circuit_button(page).evaluate("(button) => { button.textContent = 'Circuit 19 %' }")
        assert slider.evaluate("(one) => !one.checkVisibility() || one.offsetWidth > 20")


def test_a_drag_on_the_picture_selects_no_words(browser, bundled):
    for visitor in visit(browser, bundled, viewport=SCREEN, depth="explore"):
        page = visitor.open(f"/explore/town?{urlencode({'visits': DAY})}")
        expect(circuit_button(page)).to_be_visible()
        box = page.locator(".network-picture > svg").first.bounding_box()
        page.mouse.move(box["x"] + 0.3 * box["width"], box["y"] + 2)
        page.mouse.down()
        page.mouse.move(box["x"] + 0.6 * box["width"], box["y"] + 0.9 * box["height"], steps=6)
        assert page.evaluate("getSelection().toString()") == ""
        page.mouse.up()


def test_the_circuit_stands_out_in_the_picture(reader):
    page = opened(reader, visits=DAY)
    expect(circuit_button(page)).to_have_attribute("aria-pressed", "false")
    circuit_button(page).click()
    expect(circuit_button(page)).to_have_attribute("aria-pressed", "true")
    assert_circuit(page, reader.address, DAY)
    page.keyboard.press("c")  # anywhere on the page
    expect(circuit_button(page)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("c")
    assert_circuit(page, reader.address, DAY)
    go(page, "layers.0.heads.1")
    page.keyboard.press("Space")
    expect(part(page, "layers.0.heads.1").locator(".added")).to_have_count(0)
    circuit_button(page).focus()
    assert_circuit(page, reader.address, DAY, remove_heads=[[0, 1]])
    go(page, "pointer")
    expect(caption(page)).to_contain_text("to the smallest set, and adds ")
    page.keyboard.press("c")
    expect(page.locator(".added")).to_have_count(0)
    expect(circuit_button(page)).to_have_attribute("aria-pressed", "false")


def test_a_circuit_that_cannot_be_computed_says_why(browser, bundled):
    for visitor in visit(browser, bundled, depth="explore"):
        page = opened(visitor, "newyork")
        circuit_button(page).click()
        expect(caption(page)).to_contain_text("The weights of this model stay on the server.")


# Engines


def test_without_its_server_the_picture_answers_to_a_switched_head(browser, relay):
    expected = explained(relay.address, "town", DAY, interventions=TWO_HEADS)
    for visitor in visit(browser, relay.address, depth="explore"):
        page = opened(visitor, visits=DAY)
        expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "browser")
        relay.stop()
        go(page, "layers.1.heads.2")
        page.keyboard.press("Space")
        expect(page.locator("[data-was]")).to_contain_text("As learned")
        settled(page)
        assert_answers(page, expected)
        visitor.forgive()  # requests that no server answers


def test_the_server_s_own_pass_is_drawn_as_well(reader):
    page = opened(reader, visits=DAY, engine="server")
    expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "server")
    assert_answers(page, explained(reader.address, "town", DAY))
    bands = "path.pointer.band"
    of_server = [band.get_attribute("d") for band in picture(page).locator(bands).all()]
    go(page, "layers.1.heads.2")
    page.keyboard.press("Space")
    expect(page.locator("[data-was]")).to_be_visible()
    settled(page)
    expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "server")
    assert_answers(page, explained(reader.address, "town", DAY, interventions=TWO_HEADS))
    opened(reader, visits=DAY)
    page.wait_for_timeout(400)  # bands glide
    of_browser = [band.get_attribute("d") for band in picture(page).locator(bands).all()]
    coordinates = [re.findall(r"-?[\d.]+", " ".join(paths)) for paths in (of_server, of_browser)]
    assert [float(text) for text in coordinates[0]] == pytest.approx(
        [float(text) for text in coordinates[1]], abs=PIXEL
    )


@pytest.mark.parametrize("model", ["geolife", "newyork"])
def test_a_network_whose_weights_stay_on_the_server_is_drawn_and_changed(browser, bundled, model):
    for visitor in visit(browser, bundled, viewport=SCREEN, depth="explore"):
        page = opened(visitor, model)
        expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "server")
        query = {"visits": state(page)["visits"], "predict_at": state(page)["predict_at"]}
        query |= {"user": state(page).get("user")}
        assert_answers(page, explained(bundled, model, **query))
        drag_gate(page, 0.3)
        page.mouse.up()
        expect(page).to_have_url(re.compile("gate"))
        settled(page)
        changes = json.loads(state(page)["interventions"])
        assert changes["gate"] == pytest.approx(0.3, abs=0.02)
        assert_answers(page, explained(bundled, model, **query, interventions=changes))


# Networks without parts, and histories of any length

ABSENT = {
    "town-without-pointer": ["pointer", "gate"],
    "town-without-gate": [],
    "town-without-generation": ["generation", "gate"],
    "town-without-attention": ["layers.0.heads.0"],
    "town-one-layer": ["layers.1.heads.0", "layers.1.stream"],
}


@pytest.mark.parametrize("model", ABSENT)
def test_what_a_network_lacks_is_not_in_its_picture(browser, bundled, model):
    for visitor in visit(browser, bundled, viewport=SCREEN, depth="explore"):
        page = opened(visitor, model, visits=DAY)
        assert_answers(page, explained(bundled, model, DAY))
        for name in ABSENT[model]:
            expect(part(page, name)).to_have_count(0)
        parts = {"layers.0.stream", "context", "pointer", "generation", "gate"} - {*ABSENT[model]}
        for name in parts:
            expect(part(page, name)).to_be_attached()
        assert violations(page, "serious", "critical") == []
        said = beats(page)
        paths = [text for text in said if text.startswith(("Pointer.", "Generation."))]
        assert len(paths) == len(parts & {"pointer", "generation"})
        layers = 1 if model == "town-one-layer" else 2
        assert len(said) == 4 + 2 * layers + len(paths)


def test_a_refused_address_says_what_is_wrong(reader):
    page = reader.open(explore(visits="Maple Cort"))
    expect(page.get_by_role("alert").filter(has_text="Maple Court")).to_be_visible()
    expect(page.locator("[data-answer]")).to_have_text("…")
    reader.forgive()  # the browser reports the refusal


@pytest.fixture(scope="module")
def hostile(tmp_path_factory) -> Iterator[str]:
    """A network of long histories and of a place whose name is markup."""
    folder = tmp_path_factory.mktemp("models")
    write_tiny(folder / "hostile", max_visits=MOST_VISITS)
    with serving(folder) as address:
        yield address


@pytest.mark.parametrize("count", [1, MOST_VISITS])
def test_one_visit_and_many_fit_the_screen(browser, hostile, count):
    visits = ", ".join(["Home", "Work"][index % 2] for index in range(count))
    for visitor in visit(browser, hostile, viewport=SCREEN, depth="explore"):
        page = opened(visitor, "hostile", visits=visits)
        assert_answers(page, explained(hostile, "hostile", visits))
        expect(picture(page).locator("[data-part^='visits.']")).to_have_count(count)
        for name in ("visits.0", f"visits.{count - 1}", "pointer", "gate"):
            box = part(page, name).bounding_box()
            assert box["y"] + box["height"] <= SCREEN["height"]
        go(page, "layers.0.heads.0")
        page.keyboard.press("Enter")
        expect(picture(page).locator("[data-block]")).to_be_visible()


def test_names_with_markup_are_text(browser, hostile):
    for visitor in visit(browser, hostile, viewport=SCREEN, depth="explore"):
        page = opened(visitor, "hostile", visits="Home, #4, Work, #4")
        named = re.compile(re.escape(MARKUP))
        expect(part(page, "visits.1")).to_have_attribute("aria-label", named)
        part(page, "visits.1").hover()
        expect(caption(page)).to_contain_text(MARKUP)
        assert MARKUP in " ".join(ElementTree.fromstring(saved(page, "Picture as SVG")).itertext())
        part(page, "visits.1").click()
        expect(picture(page).locator("[data-block]")).to_be_visible()
        expect(page.locator("[data-network] img")).to_have_count(0)
        assert page.title() != "1"


# Taking it along


def saved(page: Page, words: str) -> bytes:
    page.locator("[data-export] > summary").click()
    with page.expect_download() as download:
        page.get_by_role("button", name=words).click()
    return download.value.path().read_bytes()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_saved_vector_picture_stands_alone(browser, server, scheme):
    for visitor in visit(browser, server, viewport=SCREEN, depth="explore", color_scheme=scheme):
        page = opened(visitor, visits=DAY)
        file = saved(page, "Picture as SVG")
        drawing = ElementTree.fromstring(file)
        prediction = explained(server, "town", DAY)["prediction"]
        texts = " ".join(drawing.itertext())
        assert in_words(prediction) in texts
        assert f"{100 * prediction['probability']:.1f} %" in texts
        text = file.decode()
        assert "var(" not in text
        assert " class=" not in text
        for element in drawing.iter():
            for name, value in element.attrib.items():
                assert not (name.endswith("href") and not value.startswith("data:")), value
                assert "url(" not in value
        assert re.findall(r"url\((.{16})", text) == ["data:font/woff2;"]
        assert "Changed" not in texts
        for words in ("temp.", "switch", "Same scale"):
            assert words not in texts  # nobody can press it


def test_a_saved_picture_says_what_was_changed_and_what_the_network_answers_as_learned(reader):
    page = opened(reader, visits=DAY, interventions=TWO_HEADS)
    expect(page.locator("[data-was]")).to_contain_text("As learned")
    drawing = ElementTree.fromstring(saved(page, "Picture as SVG"))
    learned = explained(reader.address, "town", DAY)["prediction"]
    [line] = [text for text in drawing.itertext() if text.startswith("Changed")]
    probability = f"{100 * learned['probability']:.1f} %"
    assert line == f"Changed: L1 H2 switched off. As learned: {probability}."


def test_a_saved_png_shows_the_picture_twice_as_large_below_its_heading(at_day):
    page = opened(at_day, visits=DAY)
    box = picture(page).bounding_box()
    image = Image.open(BytesIO(saved(page, "Picture as PNG")))
    width, height = image.size
    assert width == pytest.approx(2 * box["width"], abs=1)
    assert 0 < height - 2 * box["height"] < 100
    blue = [
        pixel for _, pixel in image.convert("RGB").getcolors(1 << 20) if pixel[2] > pixel[0] + 80
    ]
    assert blue  # the pointer's colour


def test_escape_and_a_press_elsewhere_close_the_export_menu(reader):
    page = opened(reader, visits=DAY)
    menu = page.get_by_role("button", name="Picture as SVG")
    page.locator("[data-export] > summary").click()
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(page.locator("[data-export] > summary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    caption(page).click()
    expect(menu).to_be_hidden()


def test_share_copies_the_link(browser, server):
    permissions = ["clipboard-read", "clipboard-write"]
    for visitor in visit(browser, server, depth="explore", permissions=permissions):
        page = opened(visitor, visits=DAY, interventions=TWO_HEADS)
        page.get_by_role("button", name="Share").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == address_of(page)


def test_present_fills_the_screen(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("button", name="Present").click()
    expect(page.locator("[data-stage]:fullscreen")).to_be_visible()
    go(page, "layers.1.heads.2")
    page.keyboard.press("Space")
    expect(part(page, "layers.1.heads.2")).to_have_attribute(
        "aria-label", re.compile("switched off")
    )


def test_the_keyboard_comes_from_the_depths_to_the_first_part(reader):
    page = opened(reader, visits=DAY)
    page.get_by_role("radio", name="Explore").focus()
    page.keyboard.press("Tab")
    expect(part(page, "visits.0")).to_be_focused()


def test_the_picture_and_the_answer_are_printed(reader):
    page = opened(reader, visits=DAY)
    sheets = PdfReader(BytesIO(page.pdf(format="A4", landscape=True, print_background=True))).pages
    texts = [normalize("NFKC", sheet.extract_text()) for sheet in sheets]
    prediction = explained(reader.address, "town", DAY)["prediction"]
    assert in_words(prediction) in texts[0]
    assert "Layer 1" in texts[0]
    assert "Generation" in texts[0]


def test_links_in_the_export_menu_are_to_what_is_shown(browser, reader, tmp_path):
    page = opened(reader, visits=DAY, interventions=TWO_HEADS)
    answer = page.locator("[data-answer]").inner_text()
    page.locator("[data-export] summary").click()
    embed = page.get_by_role("link", name="Embed for slides")
    expect(embed).to_have_attribute("href", re.compile("interventions="))
    asked = parse_qs(urlsplit(embed.get_attribute("href")).query)
    assert {name: asked[name] for name in ("visits", "interventions")} == {
        name: parse_qs(urlsplit(address_of(page)).query)[name]
        for name in ("visits", "interventions")
    }
    with page.expect_download() as saved:
        page.get_by_role("link", name="Take it along as one file").click()
    file = tmp_path / "town.html"
    saved.value.save_as(file)
    context = browser.new_context(offline=True)
    alone = context.new_page()
    alone.goto(file.as_uri())
    expect(alone.locator("[data-answer]").first).to_have_text(answer)
    expect(alone.locator(".changed").first).to_contain_text("switched off")
    context.close()


@pytest.mark.parametrize(
    ("viewport", "depth"),
    [(SCREEN, "explore"), (SCREEN, "everything"), (PHONE, "explore")],
    ids=["laptop", "everything", "phone"],
)
@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"visits": "Nowhere Street"}, "Visit 1: No place matches"),
        ({"visits": DAY, "interventions": {"gate": 7}}, "The changes to the network: "),
        ({"visits": DAY, "interventions": "{"}, "The changes to the network cannot be read"),
    ],
)
def test_a_link_that_cannot_be_read_says_so_in_sight(
    browser, server, viewport, depth, asked, words
):
    for visitor in visit(browser, server, viewport=viewport, depth=depth):
        page = visitor.open(explore(**asked))
        said = page.locator("[data-stale-note]")
        expect(said).to_contain_text(f"No answer. {words}")
        expect(said).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        if "interventions" in asked:
            page.get_by_role("button", name="Reset all changes").click()
        page.get_by_label("Visits", exact=True).first.fill(DAY)
        shown(page)
        expect(said).to_be_hidden()
        expect(picture(page)).to_be_visible()
        visitor.forgive("422")


# Small screens, and the dark


@pytest.mark.parametrize("viewport", [SCREEN, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_violates_the_rules_of_accessibility(browser, server, viewport, scheme):
    for visitor in visit(browser, server, viewport=viewport, color_scheme=scheme, depth="explore"):
        for name in (None, "layers.0.heads.1", "gate"):
            page = opened(visitor, visits=DAY, **({"open": name} if name else {}))
            page.wait_for_timeout(300)  # what glides is half transparent
            assert violations(page, "serious", "critical") == []
            inside = page.evaluate("document.documentElement.scrollWidth")
            assert inside <= viewport["width"]


def lines_of_numbers(said: Locator) -> list[int]:
    """Over how many lines each number of a sentence goes, with its unit."""
    # In one step: a sentence may be written anew between finding its numbers and measuring them.
    return said.evaluate(
        "(sentence) => [...sentence.querySelectorAll('.with-unit')].map("
        "(span) => span.getClientRects().length)"
    )


def test_all_that_is_said_on_a_phone_can_be_read(browser, server):
    for visitor in visit(browser, server, viewport=PHONE, depth="explore"):
        page = opened(visitor, visits=DAY)
        said = caption(page)
        expect(said).to_contain_text("are generated")
        assert len(lines_of_numbers(said)) > 1
        assert set(lines_of_numbers(said)) == {1}
        assert said.evaluate("(element) => element.scrollHeight <= element.clientHeight + 1")
        feet = [
            button.evaluate("(element) => element.getBoundingClientRect().bottom")
            for button in page.locator(".picture-foot button:visible").all()
        ]
        assert max(feet) - min(feet) < 12  # pixels: they stand in one row
        opened(visitor, visits=DAY, interventions={**TWO_HEADS, "gate": 0.5})
        for words in ("L1 H2 switched off", "gate forced to 0.5", "as learned"):
            button = page.locator(".changed button", has_text=words)
            box = button.evaluate("(element) => element.getBoundingClientRect().toJSON()")
            around = page.locator(".changed").bounding_box()
            assert box["left"] >= 0
            assert box["right"] <= min(PHONE["width"], around["x"] + around["width"])


def test_on_a_phone_everything_else_stands_below_the_picture(browser, server):
    for visitor in visit(browser, server, viewport=PHONE, depth="everything"):
        page = opened(visitor, visits=DAY)
        expect(page.locator(".network-picture.tall")).to_be_visible()
        box = picture(page).bounding_box()
        editor = page.locator("[data-editor]").bounding_box()
        assert editor["y"] >= box["y"] + box["height"]


def test_what_acts_is_large_enough_for_a_finger(browser, server):
    for visitor in visit(browser, server, viewport=PHONE, depth="explore", has_touch=True):
        page = opened(visitor, visits=DAY)
        targets = picture(page).locator("[data-act]")
        sizes = [
            max((target.bounding_box() for target in group), key=lambda box: box["width"])
            for group in (
                part(page, name).locator("[data-act]").all()
                for name in ("layers.0.heads.0", "layers.1.heads.3", "gate")
            )
        ]
        assert targets.count() >= len(sizes)
        assert min(min(box["width"], box["height"]) for box in sizes) >= 43.9
        for button in page.locator(".acts button:visible, .acts summary:visible").all():
            box = button.bounding_box()
            assert min(box["width"], box["height"]) >= 43.9
        part(page, "layers.1.heads.2").locator("[data-act]").last.tap()
        expect(page.locator("[data-answer]")).to_have_text(
            in_words(explained(server, "town", DAY, interventions=TWO_HEADS)["prediction"])
        )


# Without a server


@pytest.fixture(scope="module")
def host(tmp_path_factory) -> Iterator[tuple[str, Path]]:
    """The address of a site of the town, and the folder that it and a file of its own lie in."""
    folder = tmp_path_factory.mktemp("host")
    town = read_bundle(Settings().models / "town")
    site = plan_site([(town, example_histories(town, 1))], {})
    write_site(site, folder)
    (folder / "town.html").write_bytes(explore_file(site.models[0], None, None))
    with serving_files(folder) as address:
        yield address, folder


@pytest.fixture(params=["site", "file"])
def exported(request, browser, host) -> Iterator[tuple[Visitor, str]]:
    address, folder = host
    if request.param == "site":
        place, path = address, "/explore/town/"
    else:
        place, path = folder.as_uri(), "/town.html"
    for visitor in visit(browser, place, viewport=SCREEN, depth="explore"):
        yield visitor, path


def test_an_exported_picture_draws_and_answers_behind_the_fragment(exported):
    visitor, path = exported
    page = visitor.open(f"{path}#page=explore&visits={quote(DAY)}")
    shown(page)
    bundle = read_bundle(Settings().models / "town")
    expected = explain(bundle, Query(visits=DAY)).prediction
    expect(page.locator("[data-answer]:visible")).to_have_attribute(
        "data-location", str(expected.location)
    )
    go(page, "layers.1.heads.2")
    page.keyboard.press("Space")
    expect(page.locator("[data-was]")).to_be_visible()
    settled(page)
    changed = explain(bundle, Query(visits=DAY, interventions=TWO_HEADS)).prediction
    found = float(page.locator("[data-answer]:visible").get_attribute("data-probability"))
    assert found == pytest.approx(changed.probability, abs=CLOSE)
    page.keyboard.press("Enter")
    expect(picture(page).locator("[data-block]")).to_be_visible()
    assert json.loads(state(page)["interventions"]) == TWO_HEADS
    assert state(page)["open"] == "layers.1.heads.2"
    assert urlsplit(address_of(page)).query == ""
    page.reload()
    shown(page)
    expect(picture(page).locator('[data-block="layers.1.heads.2"]')).to_be_visible()
