"""Pages of networks that adapters open: what they name is drawn, and what is missing is said."""

from __future__ import annotations

import json
import re
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import expect

from pointerscope import open_model
from tests.browser.conftest import DAY, DESK, explained, visit


@pytest.fixture
def reader(browser, bundled):
    yield from visit(browser, bundled, viewport=DESK)


def probability_of(model: str) -> str:
    prediction = open_model(model).explain(DAY).prediction
    return f"{prediction.label}, {100 * prediction.probability:.1f}"


def test_the_living_network_of_a_plain_transformer_is_drawn_by_the_server(reader):
    page = reader.open(f"/explore/town-transformer?visits={quote(DAY)}")
    answer = page.locator("output[data-answer]")
    expect(answer).to_contain_text(probability_of("town-transformer"))
    expect(answer).to_have_attribute("data-engine", "server")
    picture = page.locator("[data-network]")
    expect(picture.get_by_text("head 3").first).to_be_visible()
    expect(picture.get_by_text("of generation").first).to_be_visible()


@pytest.mark.parametrize("model", ["town-lstm", "town-markov", "town-last-place"])
def test_a_network_without_a_picture_says_what_is_missing_and_has_charts(reader, model):
    page = reader.open(f"/explore/{model}?visits={quote(DAY)}")
    expect(page.locator("output[data-answer]")).to_contain_text(probability_of(model))
    stage = page.locator("[data-stage]")
    expect(stage).to_contain_text(re.compile(r"This (Markov chain|baseline|recurrent network) "))
    expect(stage).to_contain_text("too few parts for a picture")
    expect(page.locator("main")).not_to_contain_text(
        re.compile(r"inputs\.\w|layers\.\d|PointerNetworkV45")
    )
    expect(page.get_by_text("so charts of these are left out")).to_be_attached()
    expect(page.locator("#choosing")).to_have_count(0)
    expect(page.locator("#answer pointer-view").first).to_be_visible()
    expect(page.get_by_role("radio", name="Story")).to_be_hidden()


def test_a_baseline_stands_beside_the_pointer_network(reader):
    against = json.dumps({"model": "town-markov", "visits": DAY})
    asked = {"model": "town", "visits": DAY, "against": against}
    page = reader.open(f"/compare?{urlencode(asked, quote_via=quote)}")
    for letter, model in (("a", "town"), ("b", "town-markov")):
        answer = page.locator(f'[data-answer-of="{letter}"] [data-answer]')
        expect(answer).to_contain_text(probability_of(model))
    expect(page.get_by_text("network has too few parts")).to_be_visible()


def test_two_networks_without_a_picture_are_compared_in_numbers(reader):
    models = ("town-markov", "town-lstm")
    asked = {"model": models[0], "visits": DAY, "against": json.dumps({"model": models[1]})}
    page = reader.open(f"/compare?{urlencode(asked, quote_via=quote)}")
    card = page.get_by_role("region", name="What differs most")
    rows = card.locator("[data-difference] tbody tr")
    expect(rows).to_have_count(12)
    answers = [explained(reader.address, model, DAY, top_k=100) for model in models]
    first, second = (
        {place["name"]: place["probability"] for place in answer["location_probabilities"]["final"]}
        for answer in answers
    )
    most = max(first.keys() & second.keys(), key=lambda name: abs(first[name] - second[name]))
    cells = rows.first.locator("th, td").all_text_contents()
    assert cells[0] == most
    assert cells[1:3] == [f"{100 * found[most]:.1f} %" for found in (first, second)]
    for words in ("This Markov chain counts", "This recurrent network"):
        expect(card).to_contain_text(words)
    expect(page.get_by_role("radio", name="Side by side")).to_be_hidden()
