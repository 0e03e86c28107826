"""Changing the network on the explore page, and what a person sees come of it."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import (
    DAY,
    DESK,
    PHONE,
    READY,
    address_of,
    drawn,
    explained,
    explore,
    in_words,
    numbers,
    plot_of,
    settled,
    view,
    violations,
    visit,
)

PANEL = "[data-interventions]"
MOST_TABS = 60


@pytest.fixture(params=[(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"])
def reader(request, browser, server):
    size, theme = request.param
    yield from visit(browser, server, viewport=size, color_scheme=theme)


def ready(visitor, **query):
    page = visitor.open(explore(**query))
    expect(page.locator(READY)).to_be_visible()
    return page


def opened(page):
    """The panel, open."""
    panel = page.locator(PANEL)
    if panel.get_attribute("open") is None:
        panel.locator("> summary").click()
    return panel


def asked(page):
    """The changes that stand in the address."""
    return json.loads(parse_qs(urlsplit(address_of(page)).query).get("interventions", ["null"])[0])


def rows(page):
    return page.get_by_role("list", name="Visits").locator("[data-visit]")


def answer(page):
    return page.locator("[data-answer]")


def tab_to(page, target):
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if target.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab does not reach {target}.")


def marked_rows(page):
    return [row.get_attribute("data-marked") is not None for row in rows(page).all()]


def test_a_student_finds_where_the_answer_came_from_and_takes_it_away(visitor):
    page = visitor.open("/explore/town")
    expect(page.locator(READY)).to_be_visible()
    page.get_by_label("Example history").select_option(index=1)
    expect(page).to_have_url(re.compile("user="))
    drawn(page, "pointer")
    settled(page)
    before = answer(page).text_content()
    place = before.rsplit(",", 1)[0]
    head, *table = numbers(view(page, "pointer"))
    weights = [float(row[head.index("weight")]) for row in table]
    of_place = [index for index, row in enumerate(table) if row[0].startswith(f"{place} · ")]
    pointed_at = max(of_place, key=weights.__getitem__)
    assert weights[pointed_at] == max(weights)
    rows(page).nth(pointed_at).get_by_role("button", name="Remove").click()
    expect(rows(page)).to_have_count(len(table) - 1)
    expect(answer(page)).not_to_have_text(before)
    for _ in of_place[1:]:
        left = rows(page).count()
        rows(page).filter(has_text=place).first.get_by_role("button", name="Remove").click()
        expect(rows(page)).to_have_count(left - 1)
    settled(page)
    expect(answer(page)).not_to_contain_text(place)


def test_a_removed_head_stands_in_the_address_and_its_effect_beside_the_answer(visitor):
    page = ready(visitor, visits=DAY)
    before = in_words(explained(visitor.address, "town", DAY)["prediction"])
    expect(answer(page)).to_have_text(before)
    changes = page.locator("[data-changes]")
    expect(changes).to_be_hidden()
    opened(page).get_by_label("L0 H1").check()
    expect(changes).to_be_visible()
    assert asked(page) == {"remove_heads": [[0, 1]]}
    changed = explained(visitor.address, "town", DAY, interventions=asked(page))
    expect(changes.locator("[data-before]")).to_have_text(before)
    expect(changes.locator("[data-after]")).to_have_text(in_words(changed["prediction"]))
    expect(changes).to_contain_text("L0 H1 switched off")
    expect(page.locator(PANEL)).to_contain_text("1 changed")
    expect(answer(page)).to_have_text(in_words(changed["prediction"]))

    page.reload()
    expect(changes.locator("[data-after]")).to_have_text(in_words(changed["prediction"]))
    expect(opened(page).get_by_label("L0 H1")).to_be_checked()

    changes.get_by_role("button", name="Undo all changes").click()
    expect(changes).to_be_hidden()
    expect(answer(page)).to_have_text(before)
    assert asked(page) is None
    expect(opened(page).get_by_label("L0 H1")).not_to_be_checked()
    expect(page.locator(PANEL)).to_contain_text("as learned")
    page.go_back()
    expect(changes).to_be_visible()
    expect(opened(page).get_by_label("L0 H1")).to_be_checked()


def test_the_views_show_the_network_changed_as_learned_or_the_difference(visitor):
    changes = {"position_bias": False}
    page = ready(visitor, visits=DAY, interventions=changes)

    def shown():
        """The weights that the pointer view shows, at the way of showing chosen."""
        drawn(page, "pointer")
        settled(page)
        head, *table = numbers(view(page, "pointer"))
        return [float(row[head.index("weight")]) for row in table]

    changed, learned = (
        explained(visitor.address, "town", DAY, interventions=asked)["pointer"]["weights"]
        for asked in (changes, None)
    )
    assert shown() == pytest.approx(changed, abs=1e-5)
    page.get_by_label("without the changes", exact=True).check()
    expect(view(page, "pointer")).not_to_have_attribute("interventions", re.compile("."))
    assert shown() == pytest.approx(learned, abs=1e-5)
    page.get_by_label("as the difference").check()
    expect(view(page, "pointer").locator(".view-title")).to_contain_text("Difference")
    difference = [one - other for one, other in zip(changed, learned, strict=True)]
    assert shown() == pytest.approx(difference, abs=1e-5)


def test_a_refused_change_is_said_in_the_panel_and_nothing_is_lost(visitor):
    asked_for = {"gate": 7, "remove_heads": [[0, 0]], "mask_visits": [0]}
    page = visitor.open(explore(visits=DAY, interventions=asked_for))
    said = page.locator(f"{PANEL} [data-errors]")
    expect(said).to_contain_text("1")
    expect(said).to_be_visible()
    expect(page.get_by_label("Visits", exact=True).first).to_have_value(DAY)
    gate = page.locator(PANEL).get_by_label("Gate", exact=True)
    expect(gate).to_have_value("7")
    gate.fill("0.7")
    gate.blur()
    expect(said).to_be_hidden()
    expect(page.locator("[data-changes]")).to_be_visible()
    assert asked(page) == asked_for | {"gate": 0.7}
    visitor.forgive("422")


@pytest.mark.parametrize("cut", ['{"gate":0.5', '{"gate":"half"}', '{"gates":1}'])
def test_changes_that_cannot_be_read_are_refused_in_words_and_not_passed_over(visitor, cut):
    page = visitor.open(explore(visits=DAY, interventions=cut))
    said = page.locator(f"{PANEL} [data-errors]")
    expect(said).to_have_text(re.compile(r"\w+ \w+"))
    expect(answer(page)).to_have_text("…")
    page.get_by_role("button", name="Reset all changes").click()
    expect(said).to_be_hidden()
    expect(answer(page)).to_have_text(re.compile("%"))
    assert asked(page) is None
    visitor.forgive("422")


def test_a_masked_visit_is_struck_out_and_gets_no_weight(visitor):
    page = ready(visitor, visits=DAY)
    box = opened(page).get_by_label("2 Riverside Offices")
    box.focus()
    page.keyboard.press("Space")
    expect(rows(page).nth(1)).to_have_attribute("data-masked", "")
    expect(rows(page).nth(0)).not_to_have_attribute("data-masked", "")
    assert asked(page) == {"mask_visits": [1]}
    # The keyboard stays where it was, and the visit that is read cannot be masked.
    expect(box).to_be_focused()
    expect(page.locator(PANEL).get_by_label("3 Café Luna")).to_be_disabled()
    drawn(page, "pointer")
    settled(page)
    assert float(numbers(view(page, "pointer"))[2][-1]) == 0
    # Another history has other positions.
    page.get_by_label("Visits", exact=True).first.fill("Maple Court, Café Luna")
    expect(rows(page)).to_have_count(2)
    assert asked(page) is None


def test_another_order_moves_the_views_and_leaves_what_was_sent(visitor):
    page = ready(visitor, visits=DAY)
    opened(page).get_by_role("button", name="Reverse").click()
    expect(page.locator("[data-order]")).to_have_text("3 2 1")
    drawn(page, "pointer")
    settled(page)
    places = [row[0].split(" · ")[0] for row in numbers(view(page, "pointer"))[1:]]
    assert places == ["Café Luna", "Riverside Offices", "Maple Court"]
    assert rows(page).locator("[data-place]").all_text_contents() == places[::-1]
    expect(page.get_by_label("Visits", exact=True).first).to_have_value(DAY)
    page.locator(PANEL).get_by_role("button", name="Shuffle").click()
    page.locator(PANEL).get_by_role("button", name="Original order").click()
    expect(page.locator("[data-changes]")).to_be_hidden()


def test_a_cell_under_the_pointer_marks_both_visits_everywhere(visitor):
    page = ready(visitor, visits=DAY)
    drawn(page, "pointer")
    drawn(page, "head")
    settled(page)
    cells = view(page, "head").locator(".xy > .nsewdrag")
    cells.scroll_into_view_if_needed()
    box = cells.bounding_box()
    # The last visit that looks, the first that is looked at.
    page.mouse.move(box["x"] + box["width"] / 6, box["y"] + box["height"] * 5 / 6)
    expect(rows(page).nth(0)).to_have_attribute("data-marked", "")
    assert marked_rows(page) == [True, False, True]
    expect(view(page, "pointer").locator(".view-marks > div")).to_have_count(2)
    expect(view(page, "head").locator(".view-marks > div")).to_have_count(4)
    page.mouse.move(1, 1)
    expect(page.locator(".view-marks > div")).to_have_count(0)
    assert marked_rows(page) == [False] * 3


def test_a_row_that_the_keyboard_reaches_is_marked_everywhere(visitor):
    page = ready(visitor, visits=DAY)
    drawn(page, "pointer")
    settled(page)
    rows(page).nth(0).get_by_role("button", name="Remove").focus()
    page.keyboard.press("Tab")
    expect(rows(page).nth(0)).to_have_attribute("data-marked", "")
    marks = view(page, "pointer").locator(".view-marks > div")
    expect(marks).to_have_count(1)
    rows(page).nth(1).get_by_role("button", name="Remove").focus()
    expect(rows(page).nth(1)).to_have_attribute("data-marked", "")
    assert marked_rows(page) == [False, True, False]
    expect(marks).to_have_count(1)


def test_marks_lie_on_the_visit_also_where_the_order_is_another(visitor):
    page = ready(visitor, visits=DAY, interventions={"order": [2, 0, 1]})
    drawn(page, "pointer")
    settled(page)
    rows(page).nth(2).get_by_role("button", name="Remove").focus()
    mark = view(page, "pointer").locator(".view-marks > div")
    expect(mark).to_have_count(1)
    tick = view(page, "pointer").locator(".ytick text").filter(has_text="Café Luna").bounding_box()
    box = mark.bounding_box()
    assert box["y"] < tick["y"] + tick["height"] / 2 < box["y"] + box["height"]


def test_layer_head_and_visit_are_chosen_without_asking_and_show_their_numbers(visitor):
    page = ready(visitor, visits=DAY)
    names = ("head", "lines", "neurons")
    for name in names:
        drawn(page, name)
    choices = view(page, "neurons").locator(".view-choices")
    choices.scroll_into_view_if_needed()
    settled(page)
    before = len(visitor.requests)
    choices.get_by_label("Layer").select_option("1")
    choices.get_by_label("Head").select_option("2")
    choices.locator('[name="query"]').select_option(index=1)
    expect(page).to_have_url(re.compile("layer=1&head=2&query=1"))
    # Chromium looks up a page's icon again when its address changes.
    assert [url for url in visitor.requests[before:] if not url.endswith("/icon.svg")] == []
    weights = explained(visitor.address, "town", DAY)["self_attention"]["weights"][1][2]
    shown = {name: numbers(view(page, name)) for name in names}
    for name in ("head", "lines"):
        for row, expected in zip(shown[name][1:], weights, strict=True):
            assert list(map(float, row[1:])) == pytest.approx(expected, abs=1e-5)
    softmax = [float(row[-1]) for row in shown["neurons"][1:]]
    assert softmax == pytest.approx(weights[1], abs=1e-5)


def test_keys_arrive_while_figures_are_drawn(visitor):
    visits = ", ".join(["Maple Court", "Riverside Offices", "Café Luna", "Maple Court"] * 7)
    page = ready(visitor, visits=visits)
    for name in ("prediction", "heads", "head", "lines", "neurons", "pointer"):
        drawn(page, name)
    page.evaluate(
        """() => {
          window.waits = [];
          window.drawings = 0;
          const story = document.querySelector("[data-story]");
          new MutationObserver(() => { window.drawings += 1; })
            .observe(story, { subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
          document.querySelector("#visits").addEventListener("input", (event) => {
            window.waits.push(performance.now() - event.timeStamp);
          });
        }"""
    )
    # Every figure that was drawn is drawn again, in the other colours.
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("button", name="Theme").click()
    page.get_by_label("Visits", exact=True).first.focus()
    page.keyboard.press("Control+End")
    page.keyboard.type(", Café Luna, Maple Court", delay=40)
    waits = sorted(page.evaluate("waits"))
    assert page.evaluate("drawings") >= 6
    assert len(waits) == 24
    assert waits[len(waits) // 2] < 100
    assert waits[-1] < 600
    expect(rows(page)).to_have_count(30)
    settled(page)


def test_the_keyboard_alone_changes_the_network_and_takes_a_view_away(visitor):
    page = ready(visitor, visits=DAY)
    panel = page.locator(PANEL)
    tab_to(page, panel.locator("> summary"))
    page.keyboard.press("Enter")
    expect(panel).to_have_attribute("open", "")
    tab_to(page, panel.get_by_label("L0 H0"))
    page.keyboard.press("Space")
    expect(page.locator("[data-changes]")).to_be_visible()
    assert asked(page) == {"remove_heads": [[0, 0]]}
    expect(panel.get_by_label("L0 H0")).to_be_focused()
    drawn(page, "prediction")
    view(page, "prediction").locator(".view-table summary").focus()
    tab_to(page, view(page, "prediction").get_by_role("link", name="Link"))
    tab_to(page, view(page, "prediction").get_by_role("button", name="CSV"))
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename == "town-prediction.csv"


def test_the_player_steps_by_keyboard_and_asks_nobody(visitor):
    page = visitor.open(f"/embed/town/rollforward?visits={quote(DAY)}")
    plot = drawn(page, "rollforward")
    settled(page)
    before = len(visitor.requests)
    step = page.locator('[name="step"]')
    expect(step).to_have_value("0")
    first = plot.get_attribute("aria-label")
    tab_to(page, page.get_by_role("button", name="Step forward"))
    page.keyboard.press("Enter")
    expect(step).to_have_value("1")
    expect(plot).not_to_have_attribute("aria-label", first)
    tab_to(page, page.get_by_role("button", name="Step back"))
    page.keyboard.press("Space")
    expect(step).to_have_value("0")
    tab_to(page, page.get_by_role("button", name="Play"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    expect(step).to_have_value("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play")).to_be_focused()
    assert len(visitor.requests) == before


def test_no_violation_with_the_panel_open_and_nothing_to_scroll_sideways(reader):
    changes = {"remove_heads": [[0, 1]], "mask_visits": [0]}
    page = ready(reader, visits=DAY, interventions=changes)
    opened(page)
    for name in ("prediction", "head", "neurons", "pointer"):
        drawn(page, name)
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True
    assert violations(page, "serious", "critical") == []


def test_a_permalink_restores_changes_and_choices(visitor):
    changes = {
        "attention_temperature": 2.5,
        "position_bias": False,
        "remove_heads": [[1, 3]],
        "replace_with": "mean",
        "skip": [{"layer": 0, "part": "feed_forward"}],
        "without_features": ["weekday"],
        "mask_visits": [0],
        "order": [1, 0, 2],
    }
    page = ready(visitor, visits=DAY, interventions=changes, layer=1, head=2, query=0)
    panel = opened(page)
    expect(panel.get_by_label("L1 H3")).to_be_checked()
    expect(panel.get_by_label("layer 0 feed-forward")).to_be_checked()
    expect(panel.get_by_label("weekday")).to_be_checked()
    expect(panel.get_by_label("1 Maple Court")).to_be_checked()
    expect(page.locator("[data-order]")).to_have_text("2 1 3")
    assert asked(page) == changes
    changed = explained(visitor.address, "town", DAY, interventions=changes)
    expect(answer(page)).to_have_text(in_words(changed["prediction"]))
    drawn(page, "neurons")
    settled(page)
    for name, value in (("layer", "1"), ("head", "2"), ("query", "0")):
        expect(view(page, "neurons").locator(f'[name="{name}"]')).to_have_value(value)
    weights = changed["self_attention"]["weights"][1][2][0]
    softmax = [float(row[-1]) for row in numbers(view(page, "neurons"))[1:]]
    assert softmax == pytest.approx(weights, abs=1e-5)


@pytest.mark.parametrize("model", ["without-gate", "without-pointer", "without-generation"])
def test_what_a_network_lacks_is_a_sentence_and_no_empty_figure(visitor, model):
    # As tall as the story, so that all of it is in sight.
    visitor.page.set_viewport_size({"width": 1280, "height": 16_000})
    page = ready(visitor, model=model, visits="Home @ Mon 08:00 +45, Work, Home")
    for card in page.locator(".chapter > section.card").all():
        shown = card.locator("pointer-view")
        if not shown.count():
            expect(card.locator("p")).to_have_text(re.compile(r"^(This network|No place) .+\.$"))
            continue
        shown.scroll_into_view_if_needed()
        expect(shown.locator(".main-svg, .view-failure").filter(visible=True).first).to_be_visible()
        settled(page)
        failed = shown.locator(".view-failure")
        if failed.is_visible():
            expect(failed).to_have_text(re.compile(r"^[A-Z].+\.$"))
            expect(shown.locator(".view-plot")).to_be_hidden()
        else:
            plot_of(shown)
    visitor.forgive("422")


def test_a_pointer_that_is_not_there_has_no_chapter_and_is_named_once(visitor):
    page = ready(visitor, model="without-pointer", visits="Home, Work")
    expect(page.locator("#pointing")).to_have_count(0)
    said = "This network has no pointer and no gate, so charts of these are left out."
    expect(page.get_by_text(said)).to_be_visible()


def test_undoing_the_changes_ends_the_difference(visitor):
    page = ready(visitor, visits=DAY, interventions='{"attention_temperature":2}')
    page.get_by_label("as the difference").check()
    expect(view(page, "prediction")).to_have_attribute("against", re.compile("null"))
    page.get_by_role("button", name="Undo all changes").click()
    expect(page.locator("[data-changes]")).to_be_hidden()
    expect(view(page, "prediction")).not_to_have_attribute("against", re.compile("."))
    drawn(page, "prediction")
    expect(view(page, "prediction").locator(".view-summary")).to_contain_text("leads with")


def test_a_change_that_changes_nothing_is_no_change(visitor):
    page = ready(visitor, visits=DAY, interventions='{"position_bias":true}')
    expect(page.locator("[data-changes]")).to_be_hidden()
    expect(page.locator(f"{PANEL} [data-state]")).to_have_text("as learned")


def test_a_mask_follows_its_visit_through_edits_and_ends_with_it(visitor):
    page = ready(visitor, visits=DAY, interventions='{"mask_visits":[1]}')
    masked = page.locator("[data-rows] > [data-masked]")
    name = masked.locator("[data-place]").text_content()

    def expect_masked(position: int) -> None:
        settled(page)
        assert asked(page) == {"mask_visits": [position]}
        expect(masked).to_have_count(1)
        expect(masked.locator("[data-place]")).to_have_text(name)
        expect(masked.locator("[data-number]")).to_have_text(str(position + 1))

    rows(page).nth(1).get_by_role("button", name="Move earlier").click()
    expect_masked(0)
    text = page.get_by_label("Visits", exact=True).first
    history = text.input_value()
    text.fill(f"Hillside Grocer @ Mon 06:00, Caf, {history}")  # half typed
    text.fill(f"Hillside Grocer @ Mon 06:00, {history}")
    expect(rows(page)).to_have_count(4)
    expect_masked(1)
    rows(page).first.get_by_role("button", name="Remove").click()
    expect_masked(0)
    rows(page).first.get_by_role("button", name="Remove").click()
    expect(page.locator("[data-changes]")).to_be_hidden()
    settled(page)
    assert asked(page) is None


def test_a_head_is_opened_with_the_keyboard(visitor):
    page = ready(visitor, visits=DAY)
    drawn(page, "heads")
    view(page, "heads").get_by_label("Open").select_option("layer 1, head 2")
    expect(view(page, "head").locator("select[name=layer]")).to_have_value("1")
    expect(view(page, "head").locator("select[name=head]")).to_have_value("2")
