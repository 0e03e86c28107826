"""The pages as they are before any script has run; /compare and /explore in detail."""

from __future__ import annotations

import json
import re
import shutil

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.figures.views import SECTIONS, views
from pointerscope.web.application import create_app

READER = {"accept": "text/html"}
HISTORY = [
    name for name, view in views().items() if view.reads == "history" and view.kind == "plotly"
]


@pytest.fixture(scope="module")
def family(tmp_path_factory):
    """The town, an ablation of its size, and one of another."""
    folder = tmp_path_factory.mktemp("family")
    for name in ("town", "town-one-layer", "town-without-position-bias"):
        shutil.copytree(Settings().models / name, folder / name)
    with TestClient(create_app(Settings(models=folder)), raise_server_exceptions=False) as client:
        yield client


def page(client, url, status=200, **params):
    response = client.get(url, params=params, headers=READER)
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("text/html")
    return response.text


def sides(text):
    """The models of the first and of the second side."""
    return re.findall(r'data-side="[ab]" data-model="([^"]+)"', text)


def chosen(text, select):
    """The value that a choice starts with."""
    found = re.search(rf'<select id="{select}".*?</select>', text, re.DOTALL)
    return re.search(r'value="([^"]+)" selected', found[0])[1]


def elements(text):
    """The views that a page shows, in its order."""
    return re.findall(r'<pointer-view id="view-[^"]+" model="[^"]+" view="([^"]+)"', text)


def test_compare_starts_with_a_model_and_an_ablation_of_its_size(family):
    text = page(family, "/compare")
    assert sides(text) == ["town", "town-without-position-bias"]
    assert chosen(text, "view") == "prediction"


def test_a_model_without_relatives_is_compared_with_itself(client):
    assert sides(page(client, "/compare", model="tiny")) == ["tiny", "tiny"]


def test_both_models_of_a_comparison_can_be_named(client):
    text = page(client, "/compare", model="tiny", against='{"model": "town"}')
    assert sides(text) == ["tiny", "town"]
    assert [chosen(text, f"{letter}-model") for letter in "ab"] == ["tiny", "town"]


def test_a_second_side_that_is_not_asked_for_is_a_relative(family):
    text = page(family, "/compare", model="town-without-position-bias")
    assert sides(text) == ["town-without-position-bias", "town"]


def test_a_change_without_a_model_of_its_own_is_of_the_first(family):
    against = json.dumps({"interventions": {"gate": 0.5}})
    text = page(family, "/compare", model="town-without-position-bias", against=against)
    assert sides(text) == ["town-without-position-bias"] * 2


def test_the_view_of_a_comparison_can_be_named(client):
    assert chosen(page(client, "/compare", model="tiny", view="heads"), "view") == "heads"


def test_a_comparison_offers_every_view_of_a_history(client):
    found = re.search(r'<select id="view".*?</select>', page(client, "/compare"), re.DOTALL)
    assert re.findall(r'<option value="([^"]+)"', found[0]) == HISTORY


def test_a_comparison_offers_the_models_that_can_be_opened(client):
    text = page(client, "/compare")
    assert 'value="town"' in text
    assert 'value="broken"' not in text


@pytest.mark.parametrize(
    "params",
    [
        {"model": "nowhere"},
        {"model": "<b>nowhere"},
        {"model": "broken"},
        {"against": '{"model": "nowhere"}'},
        {"against": '{"model": "<b>nowhere"}'},
    ],
)
def test_a_comparison_with_a_model_that_is_not_there_is_a_page_that_says_so(client, params):
    text = page(client, "/compare", 404, **params)
    assert "model" in re.search(r"<h1>.*?</section>", text, re.DOTALL)[0]
    assert "<b>nowhere" not in text


def test_a_comparison_of_a_view_that_is_not_there_is_a_page_that_says_so(client):
    text = page(client, "/compare", 404, view="<b>nothing")
    assert "There is no view" in text
    assert "<b>nothing" not in text


@pytest.mark.parametrize("against", ["{", "", "[]", "null", '"town"', '{"model": 5}', "[" * 5_000])
def test_a_comparison_that_cannot_be_read_is_a_page_that_says_so(client, against):
    text = page(client, "/compare", 422, against=against)
    assert "<h1>" in text
    assert "JSON" in text or "Send the id of a model" in text


def test_the_explore_page_shows_every_view_in_the_order_of_the_story(client):
    text = page(client, "/explore/town")
    assert elements(text) == HISTORY
    assert re.findall(r'<details class="chapter" id="([^"]+)"', text) == list(SECTIONS)


@pytest.mark.parametrize(
    ("model", "need", "words"),
    [
        ("without-pointer", "pointer", "no pointer"),
        ("without-generation", "generation", "no generation head"),
        ("published", "coordinates", "No place of this model has coordinates"),
    ],
)
def test_what_a_bundle_lacks_is_said_once_and_its_charts_are_left_out(client, model, need, words):
    lacking = {name for name in HISTORY if need in views()[name].needs}
    assert lacking
    text = page(client, f"/explore/{model}")
    assert set(HISTORY) - set(elements(text)) >= lacking
    said = re.findall(r'<p class="quiet">([^<]*left out[^<]*)</p>', text)
    assert sum(words in sentence for sentence in said) == 1


@pytest.mark.parametrize("model", ["without-pointer", "without-generation", "without-gate"])
def test_every_view_that_the_explore_page_shows_can_be_drawn(client, model):
    names = ",".join(elements(page(client, f"/explore/{model}")))
    params = {"views": names, "visits": "Home, Work"}
    figures = client.get(f"/api/models/{model}/figures", params=params)
    assert figures.status_code == 200, figures.text


@pytest.fixture(scope="module")
def pages(client):
    """Every page that links lead to from the start page, by path."""
    found, paths = {}, ["/"]
    for path in paths:  # grows meanwhile
        found[path] = client.get(path, headers=READER).text
        links = dict.fromkeys(re.findall(r'<a [^>]*href="(/[^"?#]*)', found[path]))
        files = {link for link in links if link.startswith("/api/") or link.endswith("/offline")}
        paths += [link for link in links if link not in files.union(paths)]
    return found


def test_ids_are_unique_on_every_page(pages):
    assert {"/lessons/pointer", "/models/town", "/explore/tiny/walkthrough"} <= pages.keys()
    for path, text in pages.items():
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids)), path


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/compare",
        "/explore/town",
        "/explore/town/walkthrough",
        "/insights",
        "/insights/town",
        "/lessons",
        "/lessons/pointer",
        "/models",
        "/models/town",
        "/slides",
    ],
)
def test_a_page_defines_the_terms_it_introduces(pages, path):
    terms = re.findall(r'class="term" aria-describedby="(term-[^"]+)"', pages[path])
    assert terms
    assert set(terms) <= set(re.findall(r'role="tooltip" id="([^"]+)"', pages[path]))
