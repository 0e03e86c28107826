"""The home page: a reader guesses where a person goes next."""

from __future__ import annotations

import json
import math
import re
import shutil
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from pointerscope.core.settings import Settings
from tests.browser.conftest import (
    DESK,
    PHONE,
    READY,
    address_of,
    explained,
    in_words,
    violations,
    visit,
)
from tests.servers import serving

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

TABLET = {"width": 1024, "height": 768}
SCORED = 800  # pixels: the height of a window that shows the score, too
QUESTION = re.compile(r"Where does (Resident \d+) go next\?")
FILES_OF_A_FIGURE = ("plotly", "pointer-view.js", "/views/", "/weights/")


@pytest.fixture
def reader(browser, server):
    yield from visit(browser, server, viewport=DESK)


@pytest.fixture
def narrow(browser, server):
    yield from visit(browser, server, viewport=PHONE, has_touch=True, color_scheme="dark")


def opened(visitor) -> Page:
    """The home page, once it asks its question."""
    page = visitor.open("/")
    asks(page)
    return page


def asks(page: Page) -> str:
    """The person whose next place is asked for."""
    expect(page.get_by_role("heading", level=1)).to_have_text(QUESTION)
    expect(cards(page).first).to_be_visible()
    asked = QUESTION.fullmatch(page.get_by_role("heading", level=1).text_content())
    return asked[1]


def cards(page: Page) -> Locator:
    return page.get_by_role("list", name="Places to choose from").get_by_role("button")


def names(page: Page) -> list[str]:
    return [card.locator("[data-name]").text_content() for card in cards(page).all()]


def guess(page: Page, name: str) -> None:
    """Guess a place by its card, and wait for what happened."""
    cards(page).filter(has_text=name).first.click()
    told(page)


def told(page: Page) -> str:
    """What happened, in the words of the page."""
    happened = page.get_by_role("heading", name=" went to ")
    expect(happened).to_be_visible()
    return happened.text_content()


def score(page: Page, who: str) -> str:
    row = page.locator(".home-score dl > div").filter(has=page.get_by_text(who, exact=True))
    return row.locator("[data-won]").text_content()


def history_of(page: Page) -> dict[str, Any]:
    """The example history that the page is about, by the way to its explanation."""
    href = page.get_by_role("link", name="Open the network").get_attribute("href")
    query = {name: values[0] for name, values in parse_qs(urlsplit(href).query).items()}
    address = "{0.scheme}://{0.netloc}".format(urlsplit(address_of(page)))
    with urlopen(f"{address}/api/models/town/histories?limit=500", timeout=20) as answer:
        items = json.load(answer)["items"]
    [history] = [
        item
        for item in items
        if (item["visits"], str(item["user"]), item["predict_at"])
        == (query["visits"], query["user"], query["predict_at"])
    ]
    return history


def answer_to(visitor, history: dict[str, Any]) -> dict[str, Any]:
    query = {"user": history["user"], "predict_at": history["predict_at"]}
    return explained(visitor.address, "town", history["visits"], **query)["prediction"]


def test_a_newcomer_is_asked_within_seconds_and_no_figure_is_loaded(reader):
    page = opened(reader)
    history = history_of(page)
    person = history["title"].split(",")[0]
    assert asks(page) == person
    last = history["visits"].split(", ")[-1].split(" @ ")[0]
    expect(page.get_by_text(f"left {last} on ")).to_be_visible()
    assert names(page) == sorted(names(page))
    assert len(names(page)) == 5
    assert history["target_label"] in names(page)
    assert not [url for url in reader.requests if any(part in url for part in FILES_OF_A_FIGURE)]


def test_the_answer_is_hidden_before_the_guess_and_the_api_s_afterwards(reader):
    page = opened(reader)
    expect(page.locator("[data-answer]")).to_have_count(0)
    assert "%" not in page.locator(".home-answer").inner_text()
    history = history_of(page)
    expected = answer_to(reader, history)
    guess(page, history["target_label"])
    assert told(page) == f"{asks(page)} went to {history['target_label']}."
    for card in cards(page).all():
        expect(card).to_contain_text(re.compile(r"\d %"))  # each place, however improbable
    answer = page.locator("output[data-answer]")
    expect(answer).to_have_text(in_words(expected))
    expect(answer).to_have_attribute("data-location", str(expected["location"]))
    expect(page.locator(".map-label", has_text=history["target_label"])).to_contain_text(
        "went here"
    )
    shown = float(answer.get_attribute("data-probability"))
    assert shown == pytest.approx(expected["probability"], abs=1e-5)


def test_the_most_frequent_place_is_the_one_visited_most(reader):
    page = opened(reader)
    guess(page, names(page)[0])
    history = history_of(page)
    visited = [visit.split(" @ ")[0] for visit in history["visits"].split(", ")]
    words = page.locator('[data-score-of="frequent"] [data-said]').text_content()
    place, visits, verdict = re.fullmatch(r"(.+), (\d+) of 32 visits: (\w+)", words).groups()
    assert int(visits) == visited.count(place) == max(map(visited.count, visited))
    assert verdict == ("right" if place == history["target_label"] else "wrong")


def test_the_score_counts_two_rounds_with_different_people_and_survives_a_reload(reader):
    page = opened(reader)
    first = asks(page)
    histories = [history_of(page)]
    guess(page, histories[0]["target_label"])
    assert score(page, "You") == "1 of 1"
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(first)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    second = asks(page)
    histories.append(history_of(page))
    wrong = next(name for name in names(page) if name != histories[1]["target_label"])
    guess(page, wrong)
    assert second != first
    hits = sum(answer_to(reader, one)["location"] == one["target"] for one in histories)
    assert (score(page, "You"), score(page, "Network")) == ("1 of 2", f"{hits} of 2")
    page.reload()
    assert asks(page) not in (first, second)
    assert score(page, "You") == "1 of 2"
    guess(page, names(page)[0])
    page.get_by_role("button", name="Reset the score").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(first)
    expect(page.locator(".home-score")).to_be_hidden()


def test_a_second_guess_changes_nothing(reader):
    page = opened(reader)
    guess(page, names(page)[0])
    before = page.locator(".home-score").inner_text()
    cards(page).nth(1).click(force=True)
    page.locator("[data-map] .mark").first.click(force=True)
    assert page.locator(".home-score").inner_text() == before


def test_a_place_on_the_map_is_named_and_guessed_by_mouse(reader):
    page = opened(reader)
    dot = page.locator("[data-map] .other .reach").last
    dot.hover(force=True)
    name = page.locator("[data-map] .tip text").text_content().split(",")[0]
    assert name not in names(page)
    dot.click(force=True)
    told(page)
    expect(page.locator('[data-score-of="you"] [data-said]')).to_contain_text(name)
    assert score(page, "You") == "0 of 1"


def test_a_finger_sees_a_name_before_it_guesses(narrow):
    page = opened(narrow)
    dot = page.locator("[data-map] .other .reach").first
    dot.tap(force=True)
    expect(page.locator("[data-map] .tip text")).to_have_count(1)
    expect(page.get_by_role("heading", name=" went to ")).to_have_count(0)
    name = page.locator("[data-map] .tip text").text_content().split(",")[0]
    dot.tap(force=True)
    told(page)
    expect(page.locator('[data-score-of="you"] [data-said]')).to_contain_text(name)


def test_the_keyboard_alone_plays_by_cards_and_on_the_map(reader):
    page = opened(reader)
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press("Tab")
    on_map = page.locator("[data-map] [data-place]:focus")
    expect(on_map).to_have_count(1)
    before = on_map.get_attribute("data-place")
    moved = None
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        moved = on_map.get_attribute("data-place")
        if moved != before:
            break
    assert moved != before
    page.keyboard.press("Tab")
    expect(cards(page).first).to_be_focused()
    page.keyboard.press("Enter")
    told(page)
    for _ in range(len(names(page))):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next round")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    name = on_map.get_attribute("aria-label").split(", ")[0]
    page.keyboard.press("Enter")
    told(page)
    expect(page.locator('[data-score-of="you"] [data-said]')).to_contain_text(name)
    expect(page.get_by_role("button", name="Next round")).to_be_focused()


def test_the_outcome_is_in_live_regions(reader):
    page = opened(reader)
    guess(page, names(page)[0])
    live = " ".join(page.get_by_role("status").all_inner_texts())
    for words in (told(page), "You", "Network", "Most frequent place", "0 of 1"):
        assert words in live


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_labels_on_the_map_cover_neither_one_another_nor_marks(browser, server, size):
    for visitor in visit(browser, server, viewport=size, reduced_motion="reduce"):
        page = opened(visitor)
        for _ in range(6):
            assert_labels_stand_free(page)
            person = asks(page)
            guess(page, names(page)[0])
            assert_labels_stand_free(page)
            page.get_by_role("button", name="Next round").click()
            expect(page.get_by_role("heading", level=1)).not_to_contain_text(person)


def assert_labels_stand_free(page: Page) -> None:
    boxes = [within(label.bounding_box()) for label in page.locator(".map-label").all()]
    assert len(boxes) >= 3
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            assert shared(one, other) <= 0.05 * min(map(area, (one, other)))
    for mark in page.locator("[data-map] .mark circle").all():
        circle = mark.bounding_box()
        radius = circle["width"] / 2
        middle = (circle["x"] + radius, circle["y"] + radius)
        assert min(math.dist(middle, nearest(box, middle)) for box in boxes) >= radius - 2


def nearest(box, point) -> tuple[float, float]:
    """The point of a box that is nearest to another."""
    x = max(box["x"], min(point[0], box["x"] + box["width"]))
    return x, max(box["y"], min(point[1], box["y"] + box["height"]))


@pytest.mark.parametrize("height", [720, 800])
def test_after_a_guess_the_ways_on_are_in_sight(browser, server, height):
    for visitor in visit(browser, server, viewport={"width": 1280, "height": height}):
        page = opened(visitor)
        guess(page, names(page)[0])
        for way in (
            page.get_by_role("link", name="See why", exact=True),
            page.get_by_role("button", name="Next round"),
        ):
            box = way.bounding_box()
            assert box["y"] + box["height"] <= height
        for row in page.locator("[data-score-of]").all() if height >= SCORED else []:
            box = row.bounding_box()
            assert box["y"] + box["height"] <= height


def within(box):
    """The box of a label's letters, without the leading and the halo around them."""
    edge = 5  # pixels
    size = {"width": box["width"] - 2 * edge, "height": box["height"] - 2 * edge}
    return {"x": box["x"] + edge, "y": box["y"] + edge} | size


def area(box) -> float:
    return box["width"] * box["height"]


def shared(one, other) -> float:
    sides = (
        max(0.0, min(one[at] + one[size], other[at] + other[size]) - max(one[at], other[at]))
        for at, size in (("x", "width"), ("y", "height"))
    )
    width, height = sides
    return width * height


def test_the_scale_bar_is_as_long_as_it_says(reader):
    page = opened(reader)
    length = page.locator("[data-scale-label]").text_content()
    metres = float(length.split()[0]) * (1000 if length.endswith("km") else 1)
    pixels = page.locator("[data-scale]").bounding_box()["width"]
    ids = [int(one.get_attribute("data-place")) for one in page.locator("[data-map] .mark").all()]
    dots = [
        (float(one.get_attribute("cx")), float(one.get_attribute("cy")))
        for one in page.locator("[data-map] .leader circle").all()
    ]
    with urlopen(f"{reader.address}/api/models/town/locations?limit=500", timeout=20) as answer:
        places = {place["id"]: place for place in json.load(answer)["items"]}
    drawn = math.dist(dots[0], dots[-1])
    true = metres_between(places[ids[0]], places[ids[-1]])
    assert len(ids) == len(dots) > 1
    assert drawn / true == pytest.approx(pixels / metres, rel=0.01)


def metres_between(one, other) -> float:
    """The distance on a sphere, by the haversine formula."""
    first, second = (
        (math.radians(p["latitude"]), math.radians(p["longitude"])) for p in (one, other)
    )
    haversine = (
        math.sin((second[0] - first[0]) / 2) ** 2
        + math.cos(first[0]) * math.cos(second[0]) * math.sin((second[1] - first[1]) / 2) ** 2
    )
    return 2 * 6_371_000 * math.asin(math.sqrt(haversine))


def test_see_why_opens_this_history(reader):
    page = opened(reader)
    history = history_of(page)
    expected = answer_to(reader, history)
    page.get_by_role("link", name="Open the network").click()
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator("[data-answer]").first).to_have_text(in_words(expected))


def test_three_doors_lead_on(reader):
    page = opened(reader)
    page.get_by_role("link", name="How to import").click()
    expect(page.get_by_role("region", name="Bring your own model")).to_be_in_viewport()
    page.go_back()
    page.get_by_role("link", name="Open the lessons").click()
    expect(page.get_by_role("heading", name="Lessons", level=1)).to_be_visible()


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_the_page_is_accessible_and_fits_before_and_after_a_guess(browser, server, size):
    for visitor in visit(browser, server, viewport=size, reduced_motion="reduce"):
        page = opened(visitor)
        for state in ("before", "after"):
            if state == "after":
                guess(page, names(page)[0])
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True
            assert violations(page) == []
            levels = page.evaluate(
                "[...document.querySelectorAll('h1, h2, h3')]"
                ".filter((one) => one.checkVisibility()).map((one) => Number(one.localName[1]))"
            )
            assert levels[0] == 1
            assert set(levels[1:]) == {2}


def test_on_a_phone_the_map_stands_below_the_question(narrow):
    page = opened(narrow)
    question = page.get_by_role("heading", level=1).bounding_box()
    map_ = page.locator("[data-map]").bounding_box()
    card = cards(page).first.bounding_box()
    assert question["y"] < map_["y"] < card["y"]


def test_the_way_to_the_truth_stands_still_where_motion_is_reduced(browser, server):
    for visitor in visit(browser, server, viewport=DESK, reduced_motion="reduce"):
        page = opened(visitor)
        guess(page, history_of(page)["target_label"])
        taken = page.locator(".way.taken")
        assert taken.evaluate("(way) => getComputedStyle(way).animationName") == "none"


def test_without_a_map_the_models_are_listed(browser, tmp_path):
    shutil.copytree(Settings().models / "geolife", tmp_path / "geolife")
    with serving(tmp_path) as address:
        for visitor in visit(browser, address, viewport=DESK):
            page = visitor.open("/")
            expect(page.get_by_role("heading", name="Where next, and why?")).to_be_visible()
            page.get_by_role("region", name="Models").get_by_role(
                "link", name="Geolife"
            ).first.click()
            expect(page).to_have_url(re.compile("/explore/geolife"))
            expect(page.locator("[aria-busy='true']")).to_have_count(0)


def test_without_javascript_a_sentence_and_links_remain(browser, server):
    for visitor in visit(browser, server, viewport=DESK, java_script_enabled=False):
        page = visitor.open("/")
        assert "needs JavaScript" in page.locator("noscript p").inner_text()
        expect(page.get_by_role("link", name="The town")).to_be_visible()
        expect(page.get_by_role("link", name="How to import")).to_be_visible()


def test_a_server_that_does_not_answer_is_said_in_a_sentence(browser, relay):
    for visitor in visit(browser, relay.address, viewport=DESK):
        page = opened(visitor)
        guess(page, names(page)[0])
        relay.stop()
        page.get_by_role("button", name="Next round").click()
        expect(page.get_by_role("alert")).to_have_text(
            "The server does not answer. Check your connection and load this page again."
        )
        expect(page.get_by_role("heading", name=" went to ")).to_be_visible()
        visitor.forgive()  # of the browser, about the request
