"""The compare page: two runs side by side, and their difference."""

from __future__ import annotations

import json
import math
import re
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import pandas
import pytest
import torch
from playwright.sync_api import expect

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.sites import tensors_by_site
from tests.browser.conftest import (
    DAY,
    DESK,
    PHONE,
    address_of,
    explained,
    in_words,
    numbers,
    plot_of,
    settled,
    violations,
    visit,
)

ABLATION = "town-without-position-bias"
OTHER_DAY = "Café Luna @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Maple Court"


@pytest.fixture
def researcher(browser, bundled):
    yield from visit(browser, bundled, viewport=DESK)


@pytest.fixture(params=[(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"])
def reader(request, browser, bundled):
    size, theme = request.param
    yield from visit(browser, bundled, viewport=size, color_scheme=theme)


# As a reader does on a slow network: the page is there, its script is not.
OPEN_EARLY = """
new MutationObserver(() => {
  for (const fold of document.querySelectorAll("details[data-views]")) fold.open = true;
}).observe(document, { childList: true, subtree: true });
"""


def compare(visitor, against, **query):
    asked = {"model": "town", "visits": DAY, "against": json.dumps(against), **query}
    return visitor.open(f"/compare?{urlencode(asked, quote_via=quote)}")


def side(page, letter):
    return page.locator(f'[data-side="{letter}"]')


def answer(page, letter):
    return page.locator(f'[data-answer-of="{letter}"] [data-answer]')


def edit(page):
    """Open what goes in."""
    page.get_by_role("button", name="Edit").click()


def shown(page, which):
    """The numbers of the view of one side, or of the difference, as rows."""
    found = page.locator(f"#{which}")
    plot_of(found)
    settled(page)
    head, *rows = numbers(found)
    return [dict(zip(head, row, strict=True)) for row in rows]


def column(rows, name):
    return [float(row[name]) for row in rows]


def asked_against(page):
    return json.loads(parse_qs(urlsplit(address_of(page)).query)["against"][0])


def test_a_researcher_compares_a_network_with_its_ablation(researcher):
    page = compare(researcher, {"model": ABLATION}, view="heads")
    ours, theirs = (explained(researcher.address, model, DAY) for model in ("town", ABLATION))
    expect(answer(page, "a")).to_have_text(in_words(ours["prediction"]))
    expect(answer(page, "b")).to_have_text(in_words(theirs["prediction"]))
    for which in ("first", "second", "difference"):
        plot_of(page.locator(f"#{which}"))
    title = page.locator("#difference .view-title")
    expect(title).to_have_text("Difference: all attention heads")
    cells = [list(row.values())[1:] for row in shown(page, "difference")]
    one, other = (found["self_attention"]["weights"][0][0] for found in (ours, theirs))
    for row, mine, not_mine in zip(cells, one, other, strict=True):
        expected = [here - there for here, there in zip(mine, not_mine, strict=True)]
        assert list(map(float, row)) == pytest.approx(expected, abs=1e-5)


def test_the_pointer_is_compared_with_that_of_a_network_without_position_bias(researcher):
    page = compare(researcher, {"model": ABLATION}, view="pointer")
    ours, theirs = (explained(researcher.address, model, DAY) for model in ("town", ABLATION))
    weights = [found["pointer"]["weights"] for found in (ours, theirs)]
    assert column(shown(page, "first"), "weight") == pytest.approx(weights[0], abs=1e-5)
    assert column(shown(page, "second"), "weight") == pytest.approx(weights[1], abs=1e-5)
    differences = [one - other for one, other in zip(*weights, strict=True)]
    assert column(shown(page, "difference"), "weight") == pytest.approx(differences, abs=1e-5)


def test_another_view_a_change_and_another_history_stand_in_the_address(researcher):
    page = compare(researcher, {"model": "town"}, view="heads")
    expect(page.locator("#difference .view-summary")).to_have_text("Nothing differs.")
    page.get_by_label("View", exact=True).select_option("pointer")
    expect(page).to_have_url(re.compile("view=pointer"))
    edit(page)
    second = side(page, "b")
    second.locator("[data-interventions] > summary").click()
    gate = second.get_by_label("Gate", exact=True)
    gate.fill("0")
    gate.blur()
    forced = explained(researcher.address, "town", DAY, interventions={"gate": 0})
    expect(answer(page, "b")).to_have_text(in_words(forced["prediction"]))
    assert asked_against(page) == {"model": "town", "interventions": {"gate": 0}}
    second.get_by_label("Use the same person and visits as the first").uncheck()
    visits = second.get_by_label("Visits", exact=True)
    expect(visits).to_have_value(DAY)
    visits.fill(OTHER_DAY)
    other = explained(researcher.address, "town", OTHER_DAY, interventions={"gate": 0})
    expect(answer(page, "b")).to_have_text(in_words(other["prediction"]))
    expect(page).to_have_url(re.compile(quote("Maple Court").replace("%20", r"(%20|\+)") + "%22"))
    before = answer(page, "a").text_content()

    page.reload()
    expect(answer(page, "a")).to_have_text(before)
    expect(answer(page, "b")).to_have_text(in_words(other["prediction"]))
    expect(second.get_by_label("Visits", exact=True)).to_have_value(OTHER_DAY)
    expect(second.locator("[data-state]")).to_have_text("1 changed")
    places = [row["visit"].split(" · ")[0] for row in shown(page, "second")]
    assert places == ["Café Luna", "Riverside Offices", "Maple Court"]
    page.go_back()
    expect(visits).to_have_value(DAY)
    expect(answer(page, "b")).to_have_text(in_words(forced["prediction"]))


def test_what_is_wrong_is_said_at_its_side_and_what_is_emptied_has_no_answer(researcher):
    page = compare(researcher, {"model": "town", "interventions": {"gate": 7}}, view="prediction")
    second = side(page, "b")
    expect(second.locator("[data-interventions] [data-errors]")).to_be_visible()
    expect(answer(page, "a")).to_have_text(re.compile("%"))
    expect(answer(page, "b")).to_have_text("…")
    visits = side(page, "a").get_by_label("Visits", exact=True)
    visits.fill("Maple Court, Nowhere at all")
    expect(side(page, "a").locator("[data-problems]")).to_contain_text("Visit 2: ")
    expect(visits).to_have_value("Maple Court, Nowhere at all")
    visits.fill("")
    expect(side(page, "a").locator("[data-problems]")).to_be_hidden()
    expect(answer(page, "a")).to_have_text("…")
    expect(page.locator("#first")).to_contain_text("Type visits")
    visits.fill("Maple Court")
    expect(answer(page, "a")).to_have_text(re.compile("%"))
    researcher.forgive("422")


def test_a_head_is_chosen_once_for_all_three_and_a_visit_is_marked_in_all(researcher):
    page = compare(researcher, {"model": ABLATION}, view="head")
    for which in ("first", "second", "difference"):
        plot_of(page.locator(f"#{which}"))
    settled(page)
    before = len(researcher.requests)
    page.locator('#first [name="head"]').select_option("3")
    for which in ("first", "second", "difference"):
        plot = page.locator(f"#{which} .view-plot")
        expect(plot).to_have_attribute("aria-label", re.compile("head 3"))
    expect(page).to_have_url(re.compile("head=3"))
    asked = [url for url in researcher.requests[before:] if not url.endswith("/icon.svg")]
    assert asked == []
    cells = page.locator("#difference .xy > .nsewdrag")
    cells.scroll_into_view_if_needed()
    cells.hover()
    for which in ("first", "second", "difference"):
        expect(page.locator(f"#{which} .view-marks > div")).to_have_count(2)


def test_two_sides_that_cannot_be_subtracted_are_still_shown(researcher):
    page = compare(researcher, {"model": "town", "visits": "Maple Court"}, view="heads")
    plot_of(page.locator("#first"))
    plot_of(page.locator("#second"))
    failure = page.locator("#difference .view-failure")
    expect(failure).to_contain_text("Compare them side by side instead.")
    expect(page.locator("#difference .view-plot")).to_be_hidden()
    researcher.forgive("422")


def test_explore_leads_to_the_same_query_compared_with_itself_unchanged(researcher):
    changes = quote('{"remove_heads":[[0,1]]}')
    page = researcher.open(f"/explore/town?visits={quote(DAY)}&interventions={changes}")
    expect(page.locator("[data-changes]")).to_be_visible()
    after = page.locator("[data-after]").text_content()
    before = page.locator("[data-before]").text_content()
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="Compare").click()
    expect(answer(page, "a")).to_have_text(after)
    expect(answer(page, "b")).to_have_text(before)
    picture(page)  # which moves what stands below
    settled(page)
    page.get_by_text("All views").click()
    plot_of(page.locator("#difference"))


def test_no_violation_and_nothing_to_scroll_sideways(reader):
    against = {"model": ABLATION, "interventions": {"remove_heads": [[0, 1]]}}
    page = compare(reader, against, view="heads")
    for which in ("first", "second", "difference"):
        plot_of(page.locator(f"#{which}"))
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True
    assert violations(page, "serious", "critical") == []


def test_another_person_with_the_same_visits(researcher):
    page = compare(researcher, {"model": "town", "user": "Resident 12"})
    expect(
        side(page, "b").get_by_label("Use the same person and visits as the first")
    ).not_to_be_checked()
    expect(side(page, "b").locator("[data-visits]")).to_have_value(DAY)
    expect(side(page, "b").locator("[data-person]")).to_have_value("12")
    expect(page).to_have_url(re.compile("Resident|%22user%22%3A%2212%22"))
    expect(name_of(page, "a")).to_have_text("First: The town, nobody in particular")
    expect(name_of(page, "b")).to_have_text("Second: The town, Resident 12")
    edit(page)
    side(page, "b").locator("[data-predict-at]").fill("2026-03-03 18:00")
    side(page, "b").locator("[data-predict-at]").press("Enter")
    expect(name_of(page, "b")).to_have_text("Second: The town, Resident 12, 2026-03-03 18:00")
    expect(name_of(page, "a")).to_contain_text("when the last visit ends")


def test_the_address_sets_nothing_but_options(researcher):
    page = researcher.open(f"/compare?model=town&visits={quote(DAY)}&hidden=x&layer=1&style=top:0")
    expect(page.locator("#first")).to_have_attribute("layer", "1")
    for name in ("hidden", "style"):
        assert page.locator("#first").get_attribute(name) is None


def picture(page, letter="a"):
    """The living network of one run."""
    found = page.locator(f'[data-run-picture="{letter}"] .network-picture > svg')
    expect(found).to_be_visible()
    return found


def name_of(page, letter):
    """What one run is called above its answer."""
    return page.locator(f'[data-answer-of="{letter}"] [data-run]')


def caption(page, letter="a"):
    return page.locator(f'[data-run-picture="{letter}"] .picture-caption')


def part(page, name, letter="a"):
    return picture(page, letter).locator(f'[data-part="{name}"]')


def probability_in(explained_run, location):
    """How probable a place is in an answer with all places."""
    [found] = [
        place["probability"]
        for place in explained_run["location_probabilities"]["final"]
        if place["location"] == location
    ]
    return found


def points(one, other):
    """A difference in points, as the pages write it: of the percentages beside it."""
    change = round(100 * one, 1) - round(100 * other, 1)
    return f"{'▲' if change > 0 else '▼'} {abs(change):.1f}"


def test_two_networks_are_overlaid_with_both_answers_in_sight(researcher):
    page = compare(researcher, {"model": "town-without-gate"})
    first, second = (
        explained(researcher.address, model, DAY, top_k=100)
        for model in ("town", "town-without-gate")
    )
    expect(answer(page, "a")).to_have_text(in_words(first["prediction"]))
    expect(answer(page, "b")).to_have_text(in_words(second["prediction"]))
    expect(name_of(page, "b")).to_have_text("Second: The town, without gate")
    location, now = (first["prediction"][name] for name in ("location", "probability"))
    change = points(now, probability_in(second, location))
    expect(page.locator("[data-change-value]")).to_have_text(f"{change} points")
    expect(part(page, f"places.{location}")).to_contain_text(change)
    before = probability_in(second, location)
    expect(caption(page)).to_contain_text(f"(in the second run {100 * before:.1f} %)")
    legend = page.get_by_role("list", name="Legend")
    expect(legend).to_contain_text("more than in the second")
    assert picture(page).locator(".change").count() > 2
    expect(page.locator('[data-run-picture="b"]')).to_be_hidden()


def test_the_caption_and_the_table_give_the_numbers_of_both_runs(researcher):
    page = compare(researcher, {"model": "town-without-gate"})
    first, second = (
        explained(researcher.address, model, DAY) for model in ("town", "town-without-gate")
    )
    part(page, "visits.0").first.hover()
    for run in (first, second):
        expect(caption(page)).to_contain_text(f"{100 * run['pointer']['weights'][0]:.1f} %")
    part(page, "gate").hover()
    expect(caption(page)).to_contain_text("In the second run it is 0.50.")
    page.locator('[data-run-picture="a"]').get_by_role("button", name="Numbers", exact=True).click()
    dialog = page.get_by_role("dialog", name="Numbers")
    expect(dialog.get_by_text("Probability in the second run")).to_be_visible()
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save as CSV: The answer").click()
    assert saved.value.suggested_filename == "town-and-town-without-gate-network-the-answer.csv"
    places = pandas.read_csv(saved.value.path()).set_index("Place")
    columns = ("Probability", "Probability in the second run")
    for run, column in zip((first, second), columns, strict=True):
        [leading, *_] = run["location_probabilities"]["final"]
        found = places.loc[leading["name"], column]
        assert found == pytest.approx(leading["probability"], abs=1e-5)
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save as CSV: Visits").click()
    assert saved.value.suggested_filename == "town-and-town-without-gate-network-visits.csv"
    assert len(pandas.read_csv(saved.value.path())) == len(first["visits"])


def test_the_tables_of_both_runs_are_as_wide_as_their_dialog(browser, bundled):
    for visitor in visit(browser, bundled, viewport={"width": 1280, "height": 800}):
        page = compare(visitor, {"model": "town-without-gate"})
        expect(answer(page, "b")).to_have_text(re.compile("%"))
        page.get_by_role("button", name="Numbers", exact=True).click()
        dialog = page.get_by_role("dialog", name="Numbers")
        expect(dialog.get_by_text("Probability in the second run")).to_be_visible()
        frames = dialog.locator(".table-frame")
        wider = frames.evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)")
        assert wider == [0, 0]


def test_numbers_that_are_asked_for_early_are_shown_once_they_are_there(researcher):
    held = []
    researcher.page.route("**/weights/**", lambda route: held.append(route))  # a slow line
    page = compare(researcher, {"model": "town-without-gate"})
    page.get_by_role("button", name="Numbers", exact=True).click()
    dialog = page.get_by_role("dialog", name="Numbers")
    expect(dialog).to_be_hidden()
    page.unroute("**/weights/**")  # lets through what was held
    expect(dialog).to_be_visible()


def test_a_head_that_the_second_run_removes_is_crossed_out_as_such(researcher):
    page = compare(researcher, {"model": "town", "interventions": {"remove_heads": [[0, 1]]}})
    expect(name_of(page, "b")).to_have_text("Second: The town, L0 H1 switched off")
    head = picture(page).get_by_role("button", name=re.compile("^Layer 0, head 1"))
    expect(head).to_have_accessible_name(re.compile("switched off in the second run"))
    other = picture(page).get_by_role("button", name=re.compile("^Layer 0, head 2"))
    expect(other).not_to_have_accessible_name(re.compile("switched off"))


def test_the_layout_stands_in_the_address_and_both_pictures_have_one_scale(researcher):
    page = compare(researcher, {"model": "town-without-gate"})
    picture(page)
    page.get_by_text("Side by side", exact=True).click()
    expect(page).to_have_url(re.compile("layout=beside"))
    page.reload()
    expect(page.get_by_role("radio", name="Side by side")).to_be_checked()
    settled(page)
    heights = []
    for letter in ("a", "b"):
        bars = picture(page, letter).locator('[data-part="gate"] > .bar')
        heights.append(sum(float(bar.get_attribute("width")) for bar in bars.all()))
    assert heights[0] == pytest.approx(heights[1], abs=0.05)
    page.get_by_text("Overlaid", exact=True).click()
    expect(page).not_to_have_url(re.compile("layout"))
    expect(page.locator('[data-run-picture="b"]')).to_be_hidden()


def test_pointing_at_a_visit_lights_the_same_one_in_the_other_picture(researcher):
    page = compare(researcher, {"model": "town-without-gate"}, layout="beside")
    part(page, "visits.1", "b").first.hover()
    expect(caption(page, "a")).to_contain_text("Riverside Offices")
    expect(caption(page, "b")).to_contain_text("Riverside Offices")
    part(page, "gate", "a").locator(".generation").hover()
    expect(caption(page, "b")).to_contain_text("Without a gate, 50 %")


def test_a_block_opens_in_both_pictures_and_stands_in_the_address(researcher):
    page = compare(researcher, {"model": "town-without-gate"}, layout="beside")
    part(page, "layers.0.heads.2", "b").click()
    expect(page).to_have_url(re.compile("open=layers.0.heads.2"))
    for letter in ("a", "b"):
        expect(picture(page, letter).locator(".opened").first).to_be_visible()
    page.reload()
    for letter in ("a", "b"):
        expect(picture(page, letter).locator(".opened").first).to_be_visible()
    page.keyboard.press("Tab")
    picture(page, "a").locator('[tabindex="0"]').first.focus()
    page.keyboard.press("Escape")
    for letter in ("a", "b"):
        expect(picture(page, letter).locator(".opened")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("open="))
    page.go_back()
    for letter in ("a", "b"):
        expect(picture(page, letter).locator(".opened").first).to_be_visible()
    page.go_forward()
    for letter in ("a", "b"):
        expect(picture(page, letter).locator(".opened")).to_have_count(0)


def test_other_visits_are_overlaid_by_place_only(researcher):
    page = compare(researcher, {"model": "town", "visits": OTHER_DAY})
    expect(page.locator("[data-note]")).to_have_text(
        "The visits differ, so only the gate and the answers are overlaid."
    )
    first, second = (
        explained(researcher.address, "town", visits, top_k=100) for visits in (DAY, OTHER_DAY)
    )
    location, now = (first["prediction"][name] for name in ("location", "probability"))
    change = points(now, probability_in(second, location))
    expect(part(page, f"places.{location}")).to_contain_text(change)
    part(page, "visits.0").first.hover()
    expect(caption(page)).to_contain_text("The pointer gives it")
    expect(caption(page)).not_to_contain_text("second run")


def test_networks_of_different_places_stand_side_by_side_from_the_server(researcher):
    asked = {"model": "geolife", "against": json.dumps({"model": "newyork", "visits": "#17, #20"})}
    page = researcher.open(f"/compare?{urlencode(asked, quote_via=quote)}")
    expect(page.locator("[data-note]")).to_contain_text(
        "know different places: #12 of the one is another place than #12 of the other"
    )
    for letter in ("a", "b"):
        expect(answer(page, letter)).to_have_attribute("data-engine", "server")
        expect(picture(page, letter)).to_contain_text("Pointer")
    expect(page.get_by_role("radio", name="Overlaid")).to_be_disabled()
    expect(page.locator("[data-change]")).to_be_hidden()
    assert page.locator(".network-picture .change").count() == 0


def test_a_large_model_is_overlaid_from_traces_of_the_server(researcher):
    changes = {"model": "newyork", "interventions": {"gate": 0.2}}
    asked = {"model": "newyork", "visits": "#17, #20, #17", "against": json.dumps(changes)}
    page = researcher.open(f"/compare?{urlencode(asked, quote_via=quote)}")
    first, second = (
        explained(researcher.address, "newyork", "#17, #20, #17", top_k=100, interventions=change)
        for change in (None, {"gate": 0.2})
    )
    location, now = (first["prediction"][name] for name in ("location", "probability"))
    change = points(now, probability_in(second, location))
    expect(part(page, f"places.{location}")).to_contain_text(change)
    expect(caption(page)).to_contain_text("than in the second run")


def test_on_a_phone_the_bar_is_low_and_acts_have_words(browser, bundled):
    for visitor in visit(browser, bundled, viewport=PHONE):
        page = visitor.open("/compare?model=town")
        expect(page.locator("[data-network] svg .head").first).to_be_visible()
        page.mouse.wheel(0, 900)
        page.wait_for_function(
            "document.querySelector('div.answer-bar').getBoundingClientRect().height <= 130"
        )
        for words in ("Edit", "Share", "Present"):
            expect(page.locator(".acts").get_by_text(words)).to_be_visible()


def test_views_are_fetched_once_the_fold_is_opened(researcher):
    page = compare(researcher, {"model": ABLATION})
    picture(page)
    settled(page)
    drawn_by = ("/figures", "/views/", "plotly", "pointer-view.js")
    assert [url for url in researcher.requests if any(name in url for name in drawn_by)] == []
    expect(page).not_to_have_url(re.compile("view="))
    page.get_by_text("All views").click()
    plot_of(page.locator("#difference"))
    expect(page).to_have_url(re.compile("view=prediction"))
    page.get_by_text("All views").click()
    expect(page).not_to_have_url(re.compile("view="))


def test_what_is_wrong_opens_the_inputs_at_its_sentence(researcher):
    page = compare(researcher, {"model": "town", "visits": "Nowhere at all"})
    expect(side(page, "b").locator("[data-problems]")).to_be_in_viewport()
    expect(picture(page, "a")).to_contain_text("Riverside Offices")
    expect(page.locator('[data-run-picture="b"]')).to_be_hidden()
    expect(page.get_by_role("list", name="Legend")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(side(page, "b")).to_be_hidden()
    researcher.forgive("422")


def test_the_overlaid_picture_fits_a_screen_of_1280_by_800(researcher):
    researcher.page.set_viewport_size({"width": 1280, "height": 800})
    page = compare(researcher, {"model": "town-without-gate"})
    picture(page)
    settled(page)
    box = page.locator('[data-run-picture="a"] .network-picture').bounding_box()
    assert box["y"] + box["height"] <= 800
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True


@pytest.mark.parametrize("layout", ["overlaid", "beside"])
def test_pictures_break_no_rule_of_accessibility(reader, layout):
    page = compare(reader, {"model": "town-without-gate"}, layout=layout)
    picture(page)
    settled(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True


# --- Parts of one run put into the other


LONGER = "Lark Gardens @ Mon 07:00 +30, Café Luna @ Mon 08:00 +45, Maple Court @ 17:00 +60"
HEAD = "layers.1.heads.1"


def log_odds(probability):
    return math.log(probability / (1 - probability))


def put_in(site, rows, location):
    """The first run's answer in it, in the second run, and there with some rows of a site put in.

    Rows count back from the last visit. Computed in Python, by a function at the site.
    """
    bundle = read_bundle(Settings().models / "town")
    clean, changed = (explain(bundle, Query(visits=visits)).trace for visits in (DAY, LONGER))

    def put(tensor):
        source = tensors_by_site(clean)[site]
        for back in rows:
            tensor[:, -1 - back] = source[:, -1 - back]
        return tensor

    with torch.inference_mode():
        patched = bundle.network.trace(changed.batch, at={site: put})
    return [float(trace.probabilities[0, location]) for trace in (clean, changed, patched)]


def told(page):
    return page.locator("[data-patch-told]")


def expect_told(page, clean, changed, patched):
    share = (log_odds(patched) - log_odds(changed)) / (log_odds(clean) - log_odds(changed))
    points = f"{round(100 * share)}".replace("-", "−")
    expect(told(page)).to_contain_text(f" {points} % of the difference in log-odds")
    expect(answer(page, "b")).to_have_attribute("data-engine", "browser")


def test_a_head_of_one_run_is_put_into_the_other_by_hand(researcher):
    page = compare(researcher, {"model": "town", "visits": LONGER}, layout="beside")
    picture(page, "b")
    location = explained(researcher.address, "town", DAY)["prediction"]["location"]
    head = page.locator(f'[data-run-picture="a"] [data-part="{HEAD}"]')
    target = page.locator('[data-run-picture="b"] svg').bounding_box()
    head.hover()
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + 200, steps=5)
    expect(page.locator(".carried")).to_have_text("head 1 of layer 1")
    expect(page.locator('[data-run-picture="b"]')).to_have_attribute("data-takes", "")
    page.mouse.up()
    expect_told(page, *put_in(f"{HEAD}.outputs", range(3), location))
    for run, marks in (("a", 0), ("b", 1)):
        drawn = page.locator(f'[data-run-picture="{run}"] [data-part="{HEAD}"]')
        expect(drawn.locator(".badge")).to_have_count(marks)
    expect(drawn).to_have_accessible_name(re.compile("put in from the first run"))
    expect(caption(page, "b")).to_contain_text("before this change")
    expect(caption(page, "a")).not_to_contain_text("before this change")
    expect(page).to_have_url(re.compile(f"put=b%3A{HEAD}"))
    page.reload()  # the address holds it
    expect_told(page, *put_in(f"{HEAD}.outputs", range(3), location))
    page.get_by_role("button", name="head 1 of layer 1 ×").click()
    expect(told(page)).to_have_text("")
    expect(page).not_to_have_url(re.compile("put="))


def test_a_visit_is_put_by_key_or_from_a_list(researcher):
    page = compare(researcher, {"model": "town", "visits": LONGER}, layout="beside")
    picture(page, "b")
    location = explained(researcher.address, "town", DAY)["prediction"]["location"]
    page.locator('[data-run-picture="a"] [data-part="visits.1"]').focus()
    page.keyboard.press("p")
    expected = put_in("layers.0.residual_in", [1], location)
    expect_told(page, *expected)
    page.keyboard.press("p")  # takes it back
    expect(told(page)).to_have_text("")
    page.get_by_label("Put", exact=True).select_option("visits.1")
    page.get_by_role("button", name="Put", exact=True).click()
    expect_told(page, *expected)


def test_parts_are_not_offered_between_networks_of_other_sizes(researcher):
    page = compare(researcher, {"model": "town-one-layer"}, layout="beside")
    picture(page, "b")
    expect(page.locator("[data-patches]")).to_be_hidden()


def test_views_that_were_opened_before_the_script_ran_are_drawn(visitor):
    visitor.page.add_init_script(OPEN_EARLY)
    page = compare(visitor, {})
    plot_of(page.locator("#difference"))


def test_the_inputs_stay_open_while_models_are_chosen_and_many_heads_are_counted(researcher):
    heads = [[layer, head] for layer in range(2) for head in range(4)]
    page = compare(researcher, {"model": "town", "interventions": {"remove_heads": heads}})
    name = page.locator('[data-answer-of="b"] [data-run]')
    expect(name).to_have_text("Second: The town, 8 heads switched off")
    expect(name).to_have_attribute("title", re.compile(r"L0 H0, .*L1 H3 switched off"))
    edit(page)
    model = side(page, "b").get_by_label("Model")
    model.select_option(ABLATION)
    expect(page).to_have_url(re.compile(ABLATION))
    expect(model).to_have_value(ABLATION)
    expect(model).to_be_focused()
    expect(page.locator("#compared-inputs")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.reload()
    expect(answer(page, "b")).to_have_text(re.compile("%"))
    expect(page.locator("#compared-inputs")).to_be_hidden()


def test_models_without_examples_open_with_their_inputs_and_three_visits_to_try(visitor):
    page = visitor.open("/compare?model=published")
    invitation = page.get_by_text("Type visits, or try three.")
    expect(invitation).to_be_in_viewport()
    assert page.locator("#compared-inputs").bounding_box()["height"] > 400
    page.get_by_role("button", name="Try three visits").click()
    expect(answer(page, "a")).to_contain_text("%")
    expect(answer(page, "b")).to_contain_text("%")
    expect(invitation).to_be_hidden()
    expect(page.get_by_role("button", name="Try three visits")).to_be_hidden()
