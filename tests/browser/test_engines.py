"""One query, two engines: browser and server give the same answers, and either can go on."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DAY, READY, explained, explore, settled, visit

TYPED = "Maple Court @ Mon 08:00 +45, Café Luna @ 10:15, Maple Court @ Tue 07:00"
WITHOUT_HEADS = {"remove_heads": [[0, 1], [1, 2]]}
CLOSE = 1e-5


def answer(page):
    return page.locator("[data-answer]")


def engine(page, name):
    """Wait until an engine has answered."""
    expect(answer(page)).to_have_attribute("data-engine", name)
    settled(page)


def opened(visitor, model="town", **query):
    page = visitor.open(explore(model, visits=DAY, **query))
    expect(page.locator(READY)).to_be_visible()
    return page


def use(page):
    """Do something once this browser computes."""
    engine(page, "browser")
    page.get_by_role("textbox", name="Visits").click()


def type_visits(page, text):
    """Type a history, and wait for its answer."""
    page.get_by_role("textbox", name="Visits").fill(text)
    expect(page.locator("[data-rows]")).to_have_js_property("inert", False)
    settled(page)


def assert_answers(page, address, visits, **query):
    """The answer on the page is the server's."""
    expected = explained(address, "town", visits, **query)["prediction"]
    expect(answer(page)).to_have_attribute("data-location", str(expected["location"]))
    found = float(answer(page).get_attribute("data-probability"))
    assert found == pytest.approx(expected["probability"], abs=CLOSE)
    expect(answer(page)).to_contain_text(expected["name"])


def in_browser(page):
    """Wait until this browser has what it needs, and let it answer."""
    page.get_by_label("Compute").select_option("browser")
    engine(page, "browser")


def test_the_first_answer_is_the_servers_and_the_next_the_browsers(visitor):
    with_weights = []
    visitor.page.on(
        "request", lambda sent: with_weights.append(sent.url) if "/weights/" in sent.url else None
    )
    held = []
    visitor.page.route("**/weights/**", lambda route: held.append(route))  # a slow line
    with visitor.page.expect_request("**/weights/**"):
        page = opened(visitor)
        expect(answer(page)).to_have_attribute("data-engine", "server")
    expect(page.get_by_text("computed by the server")).to_be_visible()
    held.pop().continue_()
    engine(page, "browser")
    asked = len([url for url in visitor.requests if url.endswith("explain?encoding=base64")])
    type_visits(page, TYPED)
    engine(page, "browser")
    expect(page.get_by_text("computed in this browser")).to_be_visible()
    assert_answers(page, visitor.address, TYPED)
    answered = [url for url in visitor.requests if url.endswith("explain?encoding=base64")]
    assert len(answered) == asked
    assert len(with_weights) == 1


@pytest.mark.parametrize(
    "changes",
    [
        WITHOUT_HEADS,
        {"gate": 0.25, "mask_visits": [0]},
        {"order": [1, 0, 2], "attention_temperature": 0.5},
    ],
    ids=["heads", "gate", "order"],
)
def test_a_changed_network_answers_the_same_in_the_browser(visitor, changes):
    page = opened(visitor, interventions=changes, engine="browser")
    engine(page, "browser")
    assert_answers(page, visitor.address, DAY, interventions=changes)
    before = explained(visitor.address, "town", DAY)["prediction"]
    share = f"{100 * before['probability']:.1f} %"
    expect(page.locator("[data-before]")).to_have_text(f"{before['name']}, {share}")


def test_the_rows_of_visits_are_the_same_from_either_engine(visitor):
    page = opened(visitor, engine="server")
    type_visits(page, TYPED)
    engine(page, "server")
    rows = page.locator("[data-rows]")
    values = "fields => fields.map((field) => field.value)"
    from_server = [rows.inner_text(), *rows.locator("input").evaluate_all(values)]
    in_browser(page)
    assert [rows.inner_text(), *rows.locator("input").evaluate_all(values)] == from_server


def test_a_switch_forces_either_engine_and_stands_in_the_address(visitor):
    page = opened(visitor)
    in_browser(page)
    expect(page).to_have_url(re.compile("engine=browser"))
    page.get_by_label("Compute").select_option("server")
    engine(page, "server")
    expect(page).to_have_url(re.compile("engine=server"))
    page.reload()
    engine(page, "server")
    expect(page.get_by_label("Compute")).to_have_value("server")


def test_what_is_wrong_with_a_query_is_said_in_the_browser_too(visitor):
    page = opened(visitor, engine="browser")
    engine(page, "browser")
    page.get_by_role("textbox", name="Visits").fill("Maple Curt, Café Luna")
    errors = page.locator("#visits-errors")
    expect(errors).to_contain_text("Visit 1: No place matches “Maple Curt”.")
    errors.get_by_role("button", name="Use Maple Court").click()
    expect(errors).to_be_hidden()
    assert_answers(page, visitor.address, "Maple Court, Café Luna")


def test_weights_that_stay_leave_the_server_to_answer(visitor):
    page = visitor.open(explore("tiny", visits="Home, Work"))
    expect(page.locator(READY)).to_be_visible()
    engine(page, "server")
    expect(page.get_by_label("Compute")).to_have_count(0)
    assert not [url for url in visitor.requests if "/weights/" in url]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda weights: weights[: len(weights) // 2], "cut short"),
        (lambda weights: b"<!doctype html><p>Sign in to the wireless network", "damaged|header"),
        (lambda weights: weights[:-2] + b"\x00\x7e", "not finite"),
    ],
    ids=["cut", "portal", "numbers"],
)
def test_weights_that_are_damaged_fall_back_to_the_server(visitor, spoil, sentence):
    def damaged(route):
        route.fulfill(body=spoil(route.fetch().body()))

    visitor.page.route("**/weights/*", damaged)
    page = opened(visitor)
    obstacle = page.locator("[data-engine-obstacle]")
    expect(obstacle).to_contain_text("This browser cannot compute")
    type_visits(page, TYPED)
    engine(page, "server")
    assert_answers(page, visitor.address, TYPED)
    page.get_by_label("Compute").select_option("browser")
    engine(page, "server")
    expect(obstacle).to_contain_text("This browser cannot compute")
    visitor.page.unroute("**/weights/*")
    page.get_by_label("Compute").select_option("")
    in_browser(page)
    expect(obstacle).to_be_hidden()


def test_an_open_page_outlives_its_server(browser, relay):
    for visitor in visit(browser, relay.address):
        page = opened(visitor)
        use(page)
        expected = explained(relay.address, "town", TYPED)["prediction"]
        changed = explained(relay.address, "town", TYPED, interventions=WITHOUT_HEADS)
        chart = page.locator("pointer-view:visible").last
        chart.scroll_into_view_if_needed()
        expect(chart).to_have_attribute("data-drawn", "true")  # the drawing library is there
        relay.stop()
        type_visits(page, TYPED)
        engine(page, "browser")
        found = float(answer(page).get_attribute("data-probability"))
        assert found == pytest.approx(expected["probability"], abs=CLOSE)
        page.evaluate(
            "changes => { const a = new URL(location.href);"
            " a.searchParams.set('interventions', changes); history.pushState(null, '', a);"
            " dispatchEvent(new PopStateEvent('popstate')) }",
            json.dumps(WITHOUT_HEADS),
        )
        expect(page.locator("[data-changes]")).to_be_visible()
        found = float(answer(page).get_attribute("data-probability"))
        assert found == pytest.approx(changed["prediction"]["probability"], abs=CLOSE)
        add = page.get_by_label("Add a place")
        add.fill("café lu")
        expect(page.get_by_role("option", name="Café Luna")).to_be_visible()
        chart.scroll_into_view_if_needed()  # a chart asks once it is in sight
        failures = page.locator("pointer-view .view-failure:visible")
        expect(failures.first).to_contain_text("The server draws this chart")
        expect(failures.first).to_contain_text("answer above is computed in this browser")
        page.goto("about:blank")  # asks no more of the server
        visitor.forgive()  # requests that no server answers
