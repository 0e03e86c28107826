"""The explore page, driven as a person drives it."""

from __future__ import annotations

import json
import re
from datetime import datetime
from itertools import pairwise
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.api.test_answers import RECORD
from tests.browser.conftest import (
    DAY,
    READY,
    address_of,
    drawn,
    explained,
    explore,
    settled,
    view,
    violations,
    visit,
)
from tests.browser.test_site import on_paper
from tests.servers import serving_files

EXPLORE = f"/explore/town?visits={quote(DAY)}"


@pytest.fixture(scope="module")
def editor(browser, server):
    """An explore page for tests that type, leave something right and look at nothing else."""
    for visitor in visit(browser, server):
        expect(visitor.open(EXPLORE).locator(READY)).to_be_visible()
        yield visitor


def choice(page, name):
    drawn(page, "head")
    return view(page, "head").get_by_role("combobox", name=name)


def axis_names(page, name, axis):
    drawn(page, name)
    return view(page, name).locator(f".{axis}tick text").all_text_contents()


def address(page):
    return {name: values[0] for name, values in parse_qs(urlsplit(address_of(page)).query).items()}


def type_visits(page, text):
    page.get_by_label("Visits", exact=True).first.fill(text)


def found_places(page):
    return page.get_by_role("listbox", name="Places").get_by_role("option")


def asked_views(visitor):
    """The names of the views in each request for figures."""
    asked = [parse_qs(urlsplit(url).query) for url in visitor.requests if "/figures?" in url]
    return [query["views"][0].split(",") for query in asked]


def rows(page):
    return page.get_by_role("list", name="Visits").get_by_role("listitem")


def test_a_student_types_three_visits_and_reads_the_answer(visitor):
    page = visitor.open("/explore/town")
    expect(page.locator(READY)).to_be_visible()
    type_visits(page, DAY)
    expect(rows(page)).to_have_count(3)
    expect(rows(page).nth(1)).to_contain_text("Riverside Offices")
    answer = page.locator("[data-answer]")
    expect(answer).to_have_text(re.compile(r".+, \d+\.\d %"))
    place = answer.text_content().rsplit(",", 1)[0]
    expect(view(page, "prediction").locator(".view-summary")).to_contain_text(f"{place} leads")
    assert place in "".join(axis_names(page, "prediction", "y"))


def test_changing_a_visit_changes_the_axes_of_the_heatmaps(visitor):
    page = visitor.open(EXPLORE)
    before = ["Maple Court · Mon 08:00", "Riverside Offices · Mon 09:00", "Café Luna · Mon 17:00"]
    assert axis_names(page, "head", "x") == before
    assert axis_names(page, "head", "y") == before
    type_visits(page, DAY.replace("Maple Court", "Café Luna"))
    expect(view(page, "head").locator(".xtick text").first).to_have_text("Café Luna · Mon 08:00")
    assert axis_names(page, "head", "y")[0] == "Café Luna · Mon 08:00"


def test_a_permalink_restores_the_whole_state(visitor):
    page = visitor.open(EXPLORE + "&user=12&layer=1&head=3&predict_at=2026-11-18+08%3A00")
    expect(page.locator(READY)).to_be_visible()
    type_visits(page, "Café Luna @ Tue 10:00 +30, Maple Court")
    expect(rows(page)).to_have_count(2)
    expect(page).to_have_url(re.compile("Tue"))
    page.reload()
    expect(rows(page)).to_have_count(2)
    expect(page.get_by_label("Person", exact=True)).to_have_value("12")
    expect(page.get_by_label("Predict for")).to_have_value("2026-11-18 08:00")
    expect(choice(page, "Layer")).to_have_value("1")
    expect(choice(page, "Head")).to_have_value("3")
    expect(view(page, "head").locator(".view-plot")).to_have_attribute(
        "aria-label", re.compile("layer 1, head 3")
    )
    assert axis_names(page, "head", "x")[0] == "Café Luna · Tue 10:00"


def test_back_and_forward_walk_through_the_edits(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    rows(page).nth(2).get_by_role("button", name="Remove").click()
    expect(page).not_to_have_url(re.compile("Luna"))
    expect(rows(page)).to_have_count(2)
    page.go_back()
    expect(rows(page)).to_have_count(3)
    page.go_forward()
    expect(rows(page)).to_have_count(2)
    assert address(page)["visits"] == DAY.rsplit(",", 1)[0]


def test_a_place_is_found_and_added_with_the_keyboard(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    field = page.get_by_role("combobox", name="Add a place")
    field.focus()
    page.keyboard.type("café lu")
    expect(page.get_by_role("option", name="Café Luna")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(4)
    expect(rows(page).nth(3)).to_contain_text("Café Luna")


def test_rows_reorder_places_and_set_day_time_and_stay(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    rows(page).nth(0).get_by_role("button", name="Move later").click()
    expect(rows(page).nth(0)).to_contain_text("Riverside Offices")
    expect(page).to_have_url(re.compile("visits=Riverside"))
    rows(page).nth(2).get_by_label("Day of visit 3").select_option("Wed")
    expect(page).to_have_url(re.compile("Wed"))
    rows(page).nth(2).get_by_label("Time of visit 3").fill("19:30")
    rows(page).nth(2).get_by_label("Time of visit 3").blur()
    expect(page).to_have_url(re.compile("19%3A30"))
    rows(page).nth(2).get_by_label("Minutes of stay").fill("90")
    rows(page).nth(2).get_by_label("Minutes of stay").blur()
    expect(page).to_have_url(re.compile(r"%2B90"))
    written = (
        "Riverside Offices @ Mon 08:00 +45, Maple Court @ 09:00 +480, Café Luna @ Wed 19:30 +90"
    )
    assert address(page)["visits"] == written
    assert page.get_by_label("Visits", exact=True).first.input_value() == written


def test_a_weekday_of_the_next_week_says_so_in_the_list(visitor):
    page = visitor.open(EXPLORE)
    type_visits(page, "Maple Court @ Mon 10:00, Café Luna @ Mon 09:00, Maple Court @ 10:00")
    expect(rows(page).nth(1)).to_contain_text("a week later")
    for position in (0, 2):
        expect(rows(page).nth(position)).not_to_contain_text("later")


def test_what_was_filled_in_looks_so(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    stays = rows(page).locator('[data-control="stay"]')
    assert [stay.get_attribute("data-filled-in") for stay in stays.all()] == [None, None, ""]


def test_an_example_history_and_a_person_can_be_chosen(visitor):
    page = visitor.open("/explore/town")
    expect(page.locator(READY)).to_be_visible()
    examples = page.get_by_label("Example history")
    expect(examples.locator("option")).to_have_count(51)
    examples.select_option(index=7)
    expect(page).to_have_url(re.compile("user="))
    before = page.locator("[data-answer]").text_content()
    page.get_by_label("Person", exact=True).select_option(index=0)
    expect(page).not_to_have_url(re.compile("user="))
    expect(page.locator("[data-answer]")).not_to_have_text(before)


def test_an_example_says_where_the_person_really_went(visitor):
    page = visitor.open("/explore/town")
    expect(page.locator(READY)).to_be_visible()
    outcome = page.locator("[data-outcome]")
    url = f"{visitor.address}/api/models/town/histories?limit=500"
    found = set()
    for index, item in enumerate(json.load(urlopen(url, timeout=20))["items"][:12]):
        page.get_by_label("Example history").select_option(str(index))
        query = {name: item[name] for name in ("user", "predict_at")}
        answer = explained(visitor.address, "town", item["visits"], **query)
        places = [place["location"] for place in answer["location_probabilities"]["final"]]
        rank = places.index(item["target"]) if item["target"] in places else None
        words = {0: "Right: the person went", None: f"{item['target_label']}, not one of"}
        words = words.get(
            rank, f"The person went to {item['target_label']}, number {(rank or 0) + 1}"
        )
        expect(outcome).to_contain_text(words)
        found.add(rank)
    assert len(found) > 1
    address = address_of(page)
    rows(page).first.get_by_role("button", name="Remove").click()
    expect(outcome).not_to_contain_text(re.compile("the person", re.IGNORECASE))
    page.goto(address)
    expect(outcome).to_contain_text(words)


@pytest.mark.parametrize("width", [1280, 390])
def test_all_of_what_happened_can_be_read_in_the_bar(visitor, width):
    visitor.page.set_viewport_size({"width": width, "height": 844})
    page = visitor.open("/explore/town")
    expect(page.locator(READY)).to_be_visible()
    outcome = page.locator("[data-outcome]")
    expect(outcome).to_contain_text(re.compile("the person went", re.IGNORECASE))
    assert not outcome.evaluate("it => it.closest('.under-bar').scrollWidth > innerWidth")
    page.get_by_text("Why there?").focus()
    page.keyboard.press("Enter")
    reason = page.locator("[data-outcome-reason] .menu")
    said = re.compile(r"(This simulated town has a rule|It was a free choice).*\.$")
    expect(reason).to_contain_text(said)
    expect(reason).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(reason).to_be_hidden()


def test_a_visit_more_than_the_network_reads_takes_the_place_of_the_oldest(visitor):
    page = visitor.open("/explore/town")
    expect(page.locator(READY)).to_be_visible()
    rows = page.locator("[data-rows] [data-visit]")
    expect(rows).to_have_count(32)
    second = rows.nth(1).locator("[data-place]").inner_text()
    expect(page.get_by_text("another one takes the place of the oldest")).to_be_visible()
    page.get_by_label("Add a place").fill("Café Luna")
    page.get_by_role("option", name="Café Luna").first.wait_for()
    page.keyboard.press("Enter")
    expect(rows.last.locator("[data-place]")).to_have_text("Café Luna")
    expect(rows).to_have_count(32)
    expect(rows.first.locator("[data-place]")).to_have_text(second)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(rows.nth(1).locator("[data-place]")).to_have_text(second)


def test_the_bar_stays_one_line_high_when_a_head_is_switched_off(visitor):
    page = visitor.open("/explore/town")
    expect(page.locator(READY)).to_be_visible()
    bar = page.locator(".under-bar")
    height = bar.bounding_box()["height"]
    page.locator('[data-part="layers.0.heads.0"]').first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="L0 H0 switched off")).to_be_visible()
    expect(page.locator("[data-outcome]")).to_be_visible()
    assert bar.bounding_box()["height"] == pytest.approx(height, abs=5)


def test_a_history_that_the_model_drew_has_no_real_next_visit(visitor):
    def without_targets(route):
        content = route.fetch().json()
        for item in content["items"]:
            item |= {"target": None, "target_label": None}
        route.fulfill(json=content)

    visitor.page.route("**/histories?*", without_targets)
    page = visitor.open("/explore/town")
    outcome = page.locator("[data-outcome]")
    expect(outcome).to_contain_text("The model drew this history itself: nothing really happened")


def test_the_probability_of_unknown_places_is_shown_beside_the_answer(visitor):
    page = visitor.open("/explore/published?visits=%232,+%233")
    probability = explained(visitor.address, "published", "#2, #3")["unknown_probability"]
    words = f"A place the model does not know: {100 * probability:.1f} %."
    expect(page.locator("[data-outcome]")).to_have_text(words)


def test_an_unknown_place_that_is_more_probable_than_the_answer_stands_beside_it(browser, bundled):
    for visitor in visit(browser, bundled, depth="explore"):
        page = visitor.open("/explore/anyone")
        answer = page.locator("[data-answer]")
        expect(answer).to_have_attribute("data-probability", re.compile(r"\d"))
        query = address(page)
        query = {name: query[name] for name in ("visits", "predict_at")}
        unknown = explained(bundled, "anyone", **query)["unknown_probability"]
        assert unknown > float(answer.get_attribute("data-probability"))
        more = page.locator("[data-unknown]")
        words = f"a place that is not in the history, {100 * unknown:.1f} %"
        expect(more).to_have_text(re.compile(f"^More probable *{words}$"))
        expect(more).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Numbers", exact=True).click()
        row = page.get_by_role("row", name="A place that the model does not know")
        shown = row.get_by_role("cell").last.inner_text()
        assert float(shown) == pytest.approx(unknown, abs=0.001)
        page.keyboard.press("Escape")
        page = visitor.open(EXPLORE)
        expect(answer).to_have_attribute("data-probability", re.compile(r"\d"))
        expect(more).to_be_hidden()


def test_choosing_a_head_asks_nobody(visitor):
    page = visitor.open(EXPLORE)
    drawn(page, "head")
    expect(page.locator("pointer-view[aria-busy]")).to_have_count(0)
    asked = len(visitor.requests)
    choice(page, "Layer").select_option("1")
    choice(page, "Head").select_option("2")
    expect(page).to_have_url(re.compile("layer=1&head=2"))
    expect(view(page, "head").locator(".view-plot")).to_have_attribute(
        "aria-label", re.compile("layer 1, head 2")
    )
    # Chromium looks up a page's icon again when its address changes.
    assert [url for url in visitor.requests[asked:] if not url.endswith("/icon.svg")] == []


def test_a_click_on_a_small_head_opens_it_large(visitor):
    page = visitor.open(EXPLORE)
    drawn(page, "heads")
    view(page, "heads").locator(".draglayer .x3y2 .nsewdrag").click()
    expect(page).to_have_url(re.compile("layer=1&head=2"))


def test_views_in_sight_at_once_share_a_request_and_the_others_wait(visitor):
    visitor.page.set_viewport_size({"width": 1280, "height": 900})
    page = visitor.open(EXPLORE)
    drawn(page, "prediction")
    expect(page.locator("pointer-view[aria-busy]")).to_have_count(0)
    (first,) = asked_views(visitor)
    assert {"prediction", "heads"} <= set(first)
    assert "gate" not in first
    drawn(page, "gate")
    expect(page.locator("pointer-view[aria-busy]")).to_have_count(0)
    each = [name for names in asked_views(visitor) for name in names]
    assert "gate" in each
    assert len(each) == len(set(each))
    assert not [url for url in visitor.requests if "/views/" in url]


def test_the_numbers_behind_a_figure_are_a_table(visitor):
    page = visitor.open(EXPLORE)
    drawn(page, "head")
    view(page, "head").get_by_text("Numbers").click()
    table = view(page, "head").get_by_role("table").first
    expect(table.get_by_role("row")).to_have_count(4)
    first = table.get_by_role("row").nth(1).get_by_role("cell").all_text_contents()
    assert sum(map(float, first)) == pytest.approx(1, abs=1e-5)


def test_hovering_shows_the_exact_weight_and_both_visits(visitor):
    page = visitor.open(EXPLORE)
    drawn(page, "head")
    view(page, "head").locator(".xy > .nsewdrag").hover()
    hover = view(page, "head").locator(".hovertext")
    expect(hover).to_contain_text("Riverside Offices · Mon 09:00")
    expect(hover).to_contain_text(re.compile(r"weight 0\.\d{6}"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Maple Court, Caffe Luna", "Did you mean Café Luna?"),
        ("", "at least one visit"),
        ("Maple Court @ Mon 25:00", "not a time of day"),
        ("Maple Court @ 2026-11-17 08:00, Café Luna @ 2026-11-16 08:00", "oldest first"),
        (", ".join(["Maple Court"] * 33), "at most 32"),
        ("Maple Court +9999999", "whole minutes"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
    ],
)
def test_what_is_wrong_is_said_beside_the_field_and_what_was_typed_stays(editor, text, words):
    page = editor.page
    type_visits(page, DAY)
    expect(rows(page)).to_have_count(3)
    settled(page)
    answer = page.locator("[data-answer]").text_content()
    type_visits(page, text)
    errors = page.locator("#visits-errors")
    expect(errors).to_contain_text(words)
    field = page.get_by_label("Visits", exact=True).first
    expect(field).to_have_value(text)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[data-answer]")).to_have_text(answer)
    editor.forgive("422")
    type_visits(page, "Café Luna")
    expect(errors).to_be_hidden()
    expect(rows(page)).to_have_count(1)


def test_a_bad_time_of_prediction_is_said_beside_its_field(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    page.get_by_label("Predict for").fill("yesterday")
    page.get_by_label("Predict for").blur()
    expect(page.locator("#predict-at-error")).to_contain_text("is not a day and time")
    expect(page.get_by_label("Predict for")).to_have_attribute("aria-invalid", "true")
    visitor.forgive("422")


def test_a_name_made_of_markup_is_text_everywhere(visitor):
    page = visitor.open("/explore/tiny?visits=" + quote("#4, Home, #4"))
    expect(rows(page)).to_have_count(3)
    expect(rows(page).first).to_contain_text("<img src=x onerror=")
    drawn(page, "scatter-add")
    assert page.title() == "tiny · PointerScope"
    assert page.locator("img").count() == 0
    assert any("<img" in name for name in axis_names(page, "pointer", "y"))


def test_a_network_without_a_pointer_says_so_and_shows_the_rest(visitor):
    page = visitor.open("/explore/without-pointer?visits=Home,Work")
    drawn(page, "prediction")
    drawn(page, "place-influence")
    expect(page.locator("#pointing")).to_have_count(0)
    expect(page.get_by_text("This network has no pointer")).to_contain_text("left out")


def test_a_time_is_set_with_the_keyboard(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    time = rows(page).nth(1).get_by_label("Time of visit 2")
    time.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("1430")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("14%3A30"))
    expect(time).to_be_focused()
    assert address(page)["visits"].split(", ")[1] == "Riverside Offices @ 14:30 +480"


def test_a_text_that_is_no_time_is_refused_at_its_field(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    before = address_of(page)
    time = rows(page).nth(1).get_by_label("Time of visit 2")
    time.fill("25:00")
    time.press("Enter")
    expect(time).to_have_attribute("aria-invalid", "true")
    said = rows(page).nth(1).get_by_role("alert")
    expect(said).to_have_text(
        "“25:00” is not a time. Write hours and minutes from 00:00 to 23:59, such as 17:30."
    )
    assert address_of(page) == before
    time.fill("8")
    expect(said).to_be_empty()
    time.press("Enter")
    expect(time).to_have_value("08:00")
    expect(page).to_have_url(re.compile("Offices.*08%3A00"))
    expect(time).not_to_have_attribute("aria-invalid", "true")


def test_a_suggested_place_is_put_in_with_a_click(visitor):
    page = visitor.open(explore(visits="Maple Court @ Mon 08:00 +45, Cafe Lun @ 09:00 +20"))
    errors = page.locator("#visits-errors")
    expect(errors).to_contain_text("No place matches “Cafe Lun”. Did you mean Café Luna?")
    errors.get_by_role("button", name="Use Café Luna for visit 2").click()
    expect(errors).to_be_hidden()
    expect(rows(page)).to_have_count(2)
    assert address(page)["visits"] == "Maple Court @ Mon 08:00 +45, Café Luna @ 09:00 +20"
    visitor.forgive()  # the browser reports the refused query once more


def test_a_term_shows_its_definition_to_mouse_and_keyboard(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    term = page.get_by_role("button", name="scatter-add")
    definition = page.get_by_role("tooltip").filter(has_text="Adding up the pointer weights")
    expect(definition).to_be_hidden()
    settled(page)

    def is_shown_by(act):
        """Whether an act shows it; charts that are drawn meanwhile move it, and add stops."""
        for _ in range(10):
            act()
            page.wait_for_timeout(300)
            if definition.is_visible():
                return True
            page.mouse.move(0, 0)
        return False

    def walk_back():
        term.focus()
        page.keyboard.press("Tab")
        for _ in range(10):
            page.keyboard.press("Shift+Tab")
            if term.evaluate("term => term === document.activeElement"):
                return

    assert is_shown_by(term.hover)
    page.mouse.move(0, 0)
    expect(definition).to_be_hidden()
    assert is_shown_by(walk_back)


def test_typing_in_a_row_survives_an_answer_that_comes_meanwhile(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    row = rows(page).nth(1)
    row.get_by_label("Day of visit 2").select_option("Wed")
    row.get_by_label("Minutes of stay").fill("125")
    expect(page).to_have_url(re.compile("Wed"))
    expect(row.get_by_label("Minutes of stay")).to_have_value("125")
    page.keyboard.press("Tab")
    expect(page).to_have_url(re.compile("%2B125"))


def test_rows_rest_while_the_text_is_newer_than_they_are(editor):
    page = editor.page
    type_visits(page, f"{DAY}, Caffe Luna")
    expect(page.locator("#visits-errors")).to_be_visible()
    assert page.locator("[data-rows]").evaluate("list => list.inert") is True
    type_visits(page, f"{DAY}, Café Luna")
    expect(rows(page)).to_have_count(4)
    assert page.locator("[data-rows]").evaluate("list => list.inert") is False
    editor.forgive("422")


def test_a_story_of_visits_before_an_error_says_so(editor):
    page = editor.page
    type_visits(page, "Nowhere at all")
    expect(
        page.get_by_text("The answer and all below it are of your last valid history.")
    ).to_be_visible()
    type_visits(page, "Café Luna")
    expect(
        page.get_by_text("The answer and all below it are of your last valid history.")
    ).to_be_hidden()
    editor.forgive("422")


def test_moving_a_visit_by_keyboard_keeps_hold_of_it(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    rows(page).nth(0).get_by_role("button", name="Move later").focus()
    page.keyboard.press("Enter")
    expect(rows(page).nth(1)).to_contain_text("Maple Court")
    page.keyboard.press("Enter")
    expect(rows(page).nth(2)).to_contain_text("Maple Court")
    expect(rows(page).nth(2).get_by_role("button", name="Move earlier")).to_be_focused()


def test_removing_visits_by_keyboard_leads_to_what_remains(visitor):
    page = visitor.open(explore(depth="explore", visits=DAY))
    expect(page.locator(READY)).to_be_attached()
    page.get_by_role("button", name="Edit", exact=True).click()
    rows(page).first.get_by_role("button", name="Remove").focus()
    page.keyboard.press("Enter")
    expect(rows(page).first.get_by_role("button", name="Remove")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(1)
    expect(rows(page).first.get_by_label("Day of visit 1, Café Luna")).to_be_focused()


def test_enter_waits_for_the_search_and_an_empty_field_adds_nothing(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    field = page.get_by_role("combobox", name="Add a place")
    field.focus()
    expect(found_places(page).first).to_be_visible()
    page.keyboard.press("Enter")
    field.fill("Café Luna")
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(4)
    expect(rows(page).nth(3)).to_contain_text("Café Luna")


def test_a_wrong_value_in_a_row_lets_the_focus_go_and_stays_until_it_is_corrected(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    first = rows(page).first
    time, stay = first.get_by_label("Time of visit 1"), first.get_by_label("Minutes of stay")
    time.fill("99:99")
    time.press("Tab")
    expect(stay).to_be_focused()
    stay.fill("-5")
    stay.press("Tab")
    expect(rows(page).nth(1).locator(":focus")).to_be_visible()
    said = first.get_by_role("alert")
    stale = page.get_by_text("The answer and all below it are of your last valid history.")
    expect(stale).to_be_visible()
    expect(said).to_contain_text("“99:99” is not a time.")
    expect(said).to_contain_text("Write the stay in minutes, from 0 to")
    rows(page).nth(1).get_by_label("Minutes of stay").fill("30")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"%2B30"))
    settled(page)
    expect(time).to_have_value("99:99")
    expect(time).to_have_attribute("aria-invalid", "true")
    expect(stale).to_be_visible()
    assert "99" not in address(page)["visits"]
    time.fill("7:30")
    stay.fill("45")
    stay.press("Enter")
    expect(page).to_have_url(re.compile(r"07%3A30\+%2B45"))
    expect(said).to_be_empty()
    expect(stale).to_be_hidden()


@pytest.mark.parametrize("replaced_by", ["the text", "undo"])
def test_a_wrong_value_in_a_row_goes_when_the_history_is_replaced(visitor, replaced_by):
    page = visitor.open(explore(depth="explore", visits=DAY))
    expect(page.locator(READY)).to_be_attached()
    page.get_by_role("button", name="Edit", exact=True).click()
    time, stay = (rows(page).nth(1).get_by_label(name) for name in ("Time", "Minutes of stay"))
    stay.fill("50")
    stay.press("Enter")
    expect(page).to_have_url(re.compile(r"%2B50"))
    settled(page)
    time.fill("99:99")
    time.press("Tab")
    said = rows(page).nth(1).get_by_role("alert")
    expect(said).to_contain_text("“99:99” is not a time.")
    expect(page.locator("[data-stale-note]")).to_be_visible()
    if replaced_by == "undo":
        page.get_by_role("button", name="Undo").click()
        expect(page).not_to_have_url(re.compile(r"%2B50"))
    else:
        page.locator("[name=visits-as][value=text]").check(force=True)
        type_visits(page, f"{DAY} +25")
        expect(page).to_have_url(re.compile(r"%2B25"))
        page.locator("[name=visits-as][value=list]").check(force=True)
    settled(page)
    expect(time).to_have_value("09:00")
    expect(time).not_to_have_attribute("aria-invalid", "true")
    expect(said).to_be_empty()


def test_overlapping_visits_are_named_below_the_text(visitor):
    page = visitor.open(explore(visits="Maple Court @ Mon 18:00 +600, Café Luna @ 19:00 +20"))
    said = page.get_by_text("Visit 2 begins before the visit above ends.")
    expect(said).to_be_visible()
    type_visits(page, "Maple Court @ Mon 18:00, Café Luna @ 18:01 +20")
    expect(said).to_be_hidden()  # the stay was filled in


def test_stays_that_reach_too_far_are_named_in_the_list_and_below_the_text(visitor):
    visits = "Maple Court @ Mon 08:00 +60, Riverside Offices @ 10:00 +30, Café Luna @ 12:00 +30"
    page = visitor.open(explore(visits=visits, predict_at="2026-11-16 14:00"))
    expect(rows(page)).to_have_count(3)
    stays = [rows(page).nth(index).get_by_label("Minutes of stay") for index in (1, 2)]
    overlap = page.get_by_text("Visit 3 begins before the visit above ends.")
    beyond = page.get_by_text("Visit 3 ends after the moment to predict.")
    expect(beyond).to_be_hidden()
    stays[0].fill("300")
    stays[0].press("Enter")
    expect(overlap).to_be_visible()
    expect(rows(page).nth(2)).to_contain_text("begins before the visit above ends")
    stays[0].fill("30")
    stays[0].press("Enter")
    stays[1].fill("99999")
    stays[1].press("Enter")
    expect(beyond).to_be_visible()
    expect(overlap).to_be_hidden()
    expect(rows(page).nth(2)).to_contain_text("ends after the moment to predict")
    page.get_by_label("Predict for").fill("")
    page.keyboard.press("Enter")
    expect(beyond).to_be_hidden()


@pytest.mark.parametrize("minutes", ["-5", "100000"])
def test_a_stay_that_no_visit_can_have_is_marked_in_its_row(visitor, minutes):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    stay = rows(page).nth(1).get_by_label("Minutes of stay")
    before = page.get_by_label("Visits", exact=True).first.input_value()
    stay.fill(minutes)
    stay.press("Enter")
    expect(stay).to_have_attribute("aria-invalid", "true")
    expect(stay).to_be_visible()
    assert page.get_by_label("Visits", exact=True).first.input_value() == before
    stay.fill("90")
    stay.press("Enter")
    expect(page.get_by_label("Visits", exact=True).first).to_have_value(re.compile(r"\+90"))


def test_a_chosen_day_stays_when_the_field_is_left(visitor):
    page = visitor.open(EXPLORE)
    page.get_by_label("Compute").select_option("browser")
    day = rows(page).nth(1).get_by_label("Day of visit 2")
    day.focus()
    page.keyboard.press("w")
    expect(day).to_have_value("Wed")
    expect(page).to_have_url(re.compile("Wed"))
    settled(page)
    page.keyboard.press("Tab")
    settled(page)
    expect(day).to_have_value("Wed")
    assert "@ Wed 09:00" in address(page)["visits"]


def test_removing_the_visit_that_named_the_day_leaves_the_others_on_it(visitor):
    visits = "Maple Court @ Wed 08:00 +45, Riverside Offices @ 09:00 +60, Café Luna @ Thu 10:00"
    page = visitor.open(explore(visits=visits))
    expect(rows(page)).to_have_count(3)
    rows(page).first.get_by_role("button", name="Remove").click()
    expect(rows(page)).to_have_count(2)
    expect(page).to_have_url(re.compile("visits=Riverside"))
    assert address(page)["visits"] == ("Riverside Offices @ Wed 09:00 +60, Café Luna @ Thu 10:00")


def test_row_buttons_act_on_what_they_stand_beside_while_an_answer_is_under_way(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    page.route("**/explain*", lambda route: (page.wait_for_timeout(300), route.continue_()))
    rows(page).first.get_by_role("button", name="Remove").click()
    expect(rows(page).first).to_contain_text("Riverside Offices")
    rows(page).first.get_by_role("button", name="Remove").click()
    expect(rows(page)).to_have_count(1)
    expect(page).to_have_url(re.compile("visits=Caf"))
    assert address(page)["visits"] == "Café Luna @ Mon 17:00"  # where the history had it
    page.unroute_all(behavior="wait")  # the browser may have answered before the server


def test_a_link_within_the_page_keeps_what_was_typed(visitor):
    page = visitor.open(EXPLORE)
    expect(page.locator(READY)).to_be_visible()
    type_visits(page, "Maple Court, Nowheree")
    expect(page.locator("#visits-errors")).to_be_visible()
    page.get_by_role("link", name="Skip to the content").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#main"))
    expect(page.get_by_label("Visits", exact=True).first).to_have_value("Maple Court, Nowheree")
    visitor.forgive("422")


def test_hovering_a_line_of_the_scatter_add_names_its_visit(visitor):
    page = visitor.open(EXPLORE)
    plot = drawn(page, "scatter-add")
    plot.scroll_into_view_if_needed()
    x, y = plot.locator(".scatterlayer .trace path.js-line").evaluate_all(
        "lines => { const width = (line) => parseFloat(getComputedStyle(line).strokeWidth);"
        " const line = lines.sort((one, other) => width(other) - width(one))[0];"
        " const start = line.getPointAtLength(1).matrixTransform(line.getScreenCTM());"
        " return [start.x, start.y] }"
    )
    page.mouse.move(x + 2, y)
    weights = explained(visitor.address, "town", DAY)["pointer"]["weights"]
    heaviest = DAY.split(", ")[weights.index(max(weights))].split(" @ ")[0]
    expect(plot.locator(".hovertext").first).to_contain_text(f"{heaviest} · Mon ")


@pytest.mark.parametrize("top_k", ["0", "abc", "101", "1e1"])
def test_an_odd_number_of_places_in_the_address_does_no_harm(visitor, top_k):
    page = visitor.open(f"{EXPLORE}&top_k={top_k}")
    expect(page.locator(READY)).to_be_visible()
    drawn(page, "prediction")


def test_visits_of_ones_own_are_not_predicted_for_the_time_of_an_example(visitor):
    page = visitor.open("/explore/town")
    expect(page.get_by_label("Predict for")).not_to_have_value("")
    expect(page.locator(READY)).to_be_visible()
    type_visits(page, DAY)
    expect(rows(page)).to_have_count(3)
    expect(page.get_by_label("Predict for")).to_have_value("")


def test_the_time_of_an_example_is_named_and_leaves_with_its_visits(visitor):
    item = json.load(urlopen(f"{visitor.address}/api/models/town/histories", timeout=20))["items"][
        0
    ]
    query = {name: item[name] for name in ("visits", "user", "predict_at")}
    page = visitor.open(explore(depth="explore", **query))
    moment = page.locator("[data-moment]")
    then = datetime.fromisoformat(item["predict_at"])
    expect(moment).to_have_text(f"predicted for {then:%a} {then.day} {then:%b}, {then:%H:%M}")
    expect(page.locator(READY)).to_be_attached()
    page.get_by_role("button", name="Edit", exact=True).click()
    page.locator("[name=visits-as][value=text]").check(force=True)
    type_visits(page, DAY)
    expect(page).not_to_have_url(re.compile("predict_at"))
    expect(moment).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    expect(page).to_have_url(re.compile("predict_at"))
    expect(moment).to_be_visible()


def test_a_time_that_was_given_is_named_and_taken_back(visitor):
    page = visitor.open(f"{EXPLORE}&predict_at=Fri+08%3A00")
    moment = page.locator("[data-moment]")
    expect(moment).to_have_text("predicted for Fri 08:00")
    moment.click()
    expect(moment).to_be_hidden()
    expect(page.get_by_label("Predict for")).to_have_value("")
    expect(page).not_to_have_url(re.compile("predict_at"))


def test_paper_has_no_invitation_to_point_or_to_clear(visitor):
    page = visitor.open(EXPLORE)
    expect(page.locator(READY)).to_be_attached()
    hint = page.get_by_text("Point at anything to see what it does.")
    sign = "whose => getComputedStyle(whose, '::after').content"
    expect(hint).to_be_visible()
    assert page.locator("[data-whose]").evaluate(sign) == '" ×"'
    page.emulate_media(media="print")
    expect(hint).to_be_hidden()
    assert page.locator("[data-whose]").evaluate(sign) == "none"


def test_the_person_is_named_and_taken_back(visitor):
    page = visitor.open("/explore/town")
    whose = page.locator("[data-whose]")
    expect(page.locator(READY)).to_be_attached()
    type_visits(page, DAY)  # of one's own, but still for the person of the example
    expect(page).to_have_url(re.compile("user=1&|user=1$"))
    expect(whose).to_have_text("for Resident 1")
    expect(whose).to_be_in_viewport(ratio=1)
    answer = page.locator("[data-answer]")
    before = answer.get_attribute("data-probability")
    whose.click()
    expect(whose).to_be_hidden()
    expect(page).not_to_have_url(re.compile("user="))
    expect(page.get_by_label("Person", exact=True)).to_have_value("")
    expect(answer).not_to_have_attribute("data-probability", before)


def test_a_server_that_went_away_can_be_asked_again(visitor):
    page = visitor.open(f"{EXPLORE}&engine=server")
    expect(page.locator(READY)).to_be_visible()
    page.route("**/views/network?*", lambda route: route.abort())
    type_visits(page, "Café Luna")
    expect(page.get_by_text("No response could be read.")).to_be_visible()
    page.unroute("**/views/network?*")
    page.get_by_role("button", name="Try again").click()
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_text("No response could be read.")).to_be_hidden()
    visitor.forgive("ERR_FAILED")


def test_on_a_page_of_another_origin_a_view_that_there_is_not_leaves_the_others_alone(
    browser, server, tmp_path
):
    (tmp_path / "slide.html").write_text(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Slide</title>
        <script type="module" src="{server}/static/js/pointer-view.js"></script>
        <pointer-view model="town" view="gate" visits="{DAY}"></pointer-view>
        <pointer-view model="town" view="gaet" visits="{DAY}"></pointer-view>""",
        encoding="utf-8",
    )
    with serving_files(tmp_path) as elsewhere:
        page = browser.new_page()
        page.goto(f"{elsewhere}/slide.html")
        drawn(page, "gate")
        expect(view(page, "gaet").get_by_role("alert")).to_have_text('There is no view "gaet".')
        page.close()


def test_going_back_to_no_visits_cancels_the_question_under_way(visitor):
    page = visitor.open("/explore/published")
    expect(page.get_by_role("button", name="Try three visits")).to_be_visible()
    type_visits(page, "#2")
    expect(rows(page)).to_have_count(1)
    asked = "**/views/network?*"
    page.route(asked, lambda route: None)  # never answered
    with page.expect_request(asked):
        type_visits(page, "#2, #3")
    with page.expect_event("requestfailed", lambda request: "/views/network?" in request.url):
        page.go_back()
    expect(rows(page)).to_have_count(0)
    assert "visits" not in address_of(page)


def test_going_back_is_not_undone_by_a_field_that_was_being_typed_in(visitor):
    page = visitor.open(EXPLORE)
    expect(rows(page)).to_have_count(3)
    rows(page).nth(2).get_by_role("button", name="Remove").click()
    expect(page).not_to_have_url(re.compile("Luna"))
    rows(page).nth(1).get_by_label("Minutes of stay").fill("99")
    page.go_back()
    expect(rows(page)).to_have_count(3)
    expect(page).to_have_url(re.compile("Luna"))
    page.wait_for_timeout(500)
    assert "99" not in page.get_by_label("Visits", exact=True).first.input_value()


def test_leaving_and_coming_back_shows_text_and_answer_of_the_same_visits(visitor):
    page = visitor.open(EXPLORE)
    expect(page.locator(READY)).to_be_visible()
    type_visits(page, "Maple Court, Nowhere")
    expect(page.locator("#visits-errors")).to_be_visible()
    page.get_by_role("link", name="API").click()
    expect(page).to_have_url(re.compile("/docs"))
    page.go_back()
    expect(rows(page)).to_have_count(3)
    expect(page.get_by_label("Visits", exact=True).first).to_have_value(DAY)
    visitor.forgive("422")


def test_a_search_that_finds_nothing_says_so(visitor):
    page = visitor.open(EXPLORE)
    page.get_by_role("combobox", name="Add a place").fill("zzzz")
    expect(found_places(page)).to_have_count(1)  # the places before are gone
    expect(found_places(page)).to_have_text("No place matches “zzzz”.")


def test_a_model_without_examples_invites_to_type(visitor):
    page = visitor.open("/explore/published")
    invitation = "Type visits, or add a place, to see what the model answers."
    expect(view(page, "heads")).to_contain_text(invitation)
    expect(view(page, "heads").get_by_role("heading")).to_have_text("All attention heads")
    page.get_by_role("button", name="Try three visits").click()
    expect(rows(page)).to_have_count(3)
    expect(rows(page).first).to_contain_text("#2")
    drawn(page, "gate")
    page.go_back()
    expect(view(page, "heads")).to_contain_text(invitation)
    expect(rows(page)).to_have_count(0)


@pytest.mark.parametrize("depth", ["story", "explore"])
def test_the_picture_of_a_model_without_examples_gives_way_to_an_invitation(browser, server, depth):
    for visitor in visit(browser, server, depth=depth):
        page = visitor.open("/explore/published")
        invitation = page.get_by_label("The network").get_by_text("Type visits, or try three.")
        expect(invitation).to_be_visible()
        expect(page.get_by_label("Visits", exact=True).first).to_be_visible()
        expect(page.locator(".picture-foot")).to_be_hidden()
        page.get_by_role("button", name="Try three visits").click()
        expect(page.locator("[data-answer]")).to_contain_text("%")
        expect(page.locator("[data-network] svg").first).to_be_visible()
        expect(invitation).to_be_hidden()
        page.go_back()
        expect(invitation).to_be_visible()


def test_a_record_in_the_address_becomes_visits(visitor):
    page = visitor.open("/explore/town?record=" + quote(json.dumps(RECORD)))
    expect(rows(page)).to_have_count(5)
    expect(page).to_have_url(re.compile("visits="))
    expect(page.get_by_label("Person", exact=True)).to_have_value("1")


def test_the_longest_history_fills_an_embed_without_names_on_top_of_each_other(visitor):
    visits = ", ".join(["Maple Court", "Riverside Offices", "Café Luna", "Maple Court"] * 8)
    visitor.page.set_viewport_size({"width": 960, "height": 540})
    for name in ("head", "pointer", "scatter-add"):
        page = visitor.open(f"/embed/town/{name}?visits={quote(visits)}")
        plot = drawn(page, name)
        boxes = [tick.bounding_box() for tick in plot.locator(".ytick text").all()]
        tops = sorted(box["y"] for box in boxes)
        assert len(tops) >= 8
        assert all(below - above >= 14 for above, below in pairwise(tops))
        box = plot.locator(".main-svg").first.bounding_box()
        assert box["y"] + box["height"] <= 540


def test_the_theme_can_be_chosen_and_is_remembered(visitor):
    page = visitor.open(EXPLORE)
    drawn(page, "gate")
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("button", name="Theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    drawn(page, "gate")


@pytest.mark.parametrize("name", ["prediction", "heads", "head", "pointer", "scatter-add", "gate"])
def test_each_view_stands_alone_as_an_embed(visitor, name):
    visitor.page.set_viewport_size({"width": 960, "height": 540})
    page = visitor.open(f"/embed/town/{name}?visits={quote(DAY)}&theme=dark")
    drawn(page, name)
    box = drawn(page, name).bounding_box()
    assert box["height"] > 250
    assert box["y"] + box["height"] <= 540
    overflow = page.evaluate(
        "document.documentElement.scrollHeight > innerHeight"
        " || document.documentElement.scrollWidth > innerWidth"
    )
    assert overflow is False


def test_a_phone_shows_everything_without_scrolling_sideways(phone):
    page = phone.open(EXPLORE)
    for name in ("prediction", "heads", "head", "pointer", "scatter-add", "gate"):
        drawn(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True


@pytest.mark.parametrize("path", ["/", EXPLORE, f"/embed/town/heads?visits={quote(DAY)}"])
@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_no_serious_accessibility_violation(request, device, path):
    visitor = request.getfixturevalue(device)
    page = visitor.open(path)
    if page.locator("pointer-view").count():
        drawn(page, "heads")
        expect(page.locator("pointer-view[aria-busy]")).to_have_count(0)
    assert violations(page, "serious", "critical") == []


def test_paper_has_the_visits_and_the_answer_without_fields(visitor):
    page = visitor.open(f"{EXPLORE}&theme=dark")
    drawn(page, "prediction")
    settled(page)
    answer = page.locator("[data-answer]").text_content()
    sheets = on_paper(page)
    shown = page.locator(".chapter pointer-view .view-title").all_text_contents()
    whole = "\n".join(sheets)
    assert answer in sheets[0]
    for words in ("Nobody in particular", "Maple Court home", "Mon 08:00 45 min"):
        assert words.replace(" ", "") in whole.replace(" ", "")  # gaps may be no letters
    assert [title for title in shown if title not in whole] == []
    assert not [
        words for words in ("Add a place", "Lessons", "Theme", "Room", "Undo") if words in whole
    ]
    # A page for each figure at most, and one each for the picture and for what went in.
    assert len(sheets) <= len(shown) + 2


def test_the_home_page_leads_to_a_model(visitor):
    page = visitor.open("/")
    page.get_by_role("region", name="Models").get_by_role("link", name="The town").click()
    expect(page.locator(READY)).to_be_visible()


def test_the_list_of_models_says_why_one_is_broken(visitor):
    page = visitor.open("/models")
    unavailable = page.get_by_role("region", name="Models that cannot be opened")
    expect(unavailable).to_contain_text("broken")


def test_an_unknown_page_says_so_in_words(visitor):
    page = visitor.open("/explore/nowhere")
    expect(page.get_by_role("heading", name="Not Found")).to_be_visible()
    expect(page.get_by_text('There is no model "nowhere".')).to_be_visible()
    visitor.forgive("404")


def test_the_openapi_page_runs_without_another_host(visitor):
    page = visitor.open("/docs")
    expect(page.get_by_text("/api/models/{model}/explain", exact=True)).to_be_visible()


def test_the_menu_of_a_phone_shows_the_page_that_is_open(visitor):
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    for address, title in (("/docs", "API"), ("/slides", "Slides")):
        page = visitor.open(address)
        shown = page.get_by_role("navigation", name="Site").get_by_role("link", name=title)
        expect(shown).to_be_in_viewport(ratio=1)


def test_the_letters_of_the_openapi_page_stand_out_from_their_ground(visitor):
    page = visitor.open("/docs")
    ground = "part => [getComputedStyle(part).color, getComputedStyle(part).backgroundColor]"
    for name in (".opblock-post", ".opblock-get", ".opblock-put", ".opblock-delete"):
        method = page.locator(f"{name} .opblock-summary-method").first
        expect(method).to_be_visible()
        assert contrast(*method.evaluate(ground)) >= 4.5, name
    for name in (".btn.authorize", ".info a"):
        letters = page.locator(name).first.evaluate("part => getComputedStyle(part).color")
        assert contrast(letters, "rgb(255, 255, 255)") >= 4.5, name


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG 2 defines it."""

    def luminance(colour: str) -> float:
        shares = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_openapi_page_follows_the_theme(visitor):
    visitor.page.emulate_media(color_scheme="dark")
    page = visitor.open("/docs")
    explain = page.locator("#operations-models-explain_api_models__model__explain_post")
    explain.locator("button").first.click()
    expect(explain.get_by_text("Examples:")).to_be_visible()
    # A reader of the dark page has light letters on a dark ground, as on other pages.
    surface = "rgb(28, 28, 37)"
    for part in (page.locator("#api"), page.locator(".swagger-ui").first):
        expect(part).to_have_css("background-color", surface)
    for name in (".opblock-summary-description", ".examples-select__section-label", ".header-col"):
        color = explain.locator(name).first.evaluate("(part) => getComputedStyle(part).color")
        assert min(map(int, re.findall(r"\d+", color))) > 180, (name, color)
    page.locator("[data-theme-button]").click()  # light
    expect(page.locator(".swagger-ui").first).not_to_have_css("background-color", surface)
    page.locator("[data-theme-button]").click()
    expect(page.locator(".swagger-ui").first).to_have_css("background-color", surface)


def test_a_network_without_people_says_that_it_leaves_out_the_person_of_a_link(visitor):
    page = visitor.open(explore("without-people", visits="Home, Work, Home", user="Resident 12"))
    remark = page.get_by_text("This network knows no people, so it leaves out the person.")
    expect(remark).to_be_visible()
    page = visitor.open(explore("without-people", visits="Home, Work, Home"))
    expect(page.locator("[data-answer]").first).to_contain_text("%")
    expect(remark).to_be_hidden()
