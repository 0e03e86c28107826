"""The API and the page of the walkthrough."""

from __future__ import annotations

import base64
import json

import numpy as np
import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.lessons.walkthrough import REMOVALS
from pointerscope.web import schemas
from pointerscope.web.application import create_app

HTML = {"accept": "text/html"}
DAY = {"visits": "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"}


@pytest.fixture(scope="module")
def town():
    with TestClient(create_app(Settings()), raise_server_exceptions=False) as client:
        yield client


def walk(town, query=DAY, model="town", **params):
    answer = town.post(f"/api/models/{model}/walkthrough", json=query, params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


def explain(town, **query):
    return town.post("/api/models/town/explain", json=DAY | query).json()


def values(walkthrough, step, name):
    results = next(found["gives"] for found in walkthrough["steps"] if found["id"] == step)
    return np.array(next(table["values"] for table in results if table["name"] == name))


def test_the_walkthrough_ends_with_the_answer_of_explain(town):
    walkthrough = schemas.Walkthrough.model_validate(walk(town)).model_dump()
    explained = explain(town)
    assert values(walkthrough, "answer", "answer") == pytest.approx(
        explained["prediction"]["probability"], abs=1e-6
    )
    assert values(walkthrough, "gate", "g") == pytest.approx(explained["gate"]["value"], abs=1e-6)
    np.testing.assert_allclose(
        values(walkthrough, "pointer-weights", "alpha"), explained["pointer"]["weights"], atol=1e-6
    )


@pytest.mark.parametrize(("layer", "head"), [(0, 0), (1, 3)])
def test_the_walkthrough_follows_the_chosen_head(town, layer, head):
    walkthrough = walk(town, layer=layer, head=head)
    weights = explain(town)["self_attention"]["weights"][layer][head][-1]
    np.testing.assert_allclose(values(walkthrough, "weights", "A"), weights, atol=1e-6)
    assert (walkthrough["layer"], walkthrough["head"]) == (layer, head)


@pytest.mark.parametrize("step", REMOVALS)
def test_a_removed_step_is_removed_from_the_network(town, step):
    walkthrough = walk(town, removed=step)
    change = {key: value for key, value in REMOVALS[step].items() if value is not None}
    explained = explain(town, interventions=change)
    assert values(walkthrough, "answer", "answer") == pytest.approx(
        explained["prediction"]["probability"], abs=1e-6
    )
    assert [found["id"] for found in walkthrough["steps"] if found["removed"]] == [step]


def test_get_equals_post(town):
    got = town.get("/api/models/town/walkthrough", params=DAY | {"head": 2})
    assert got.json() == walk(town, head=2)
    again = {"if-none-match": got.headers["etag"]}
    assert (
        town.get(
            "/api/models/town/walkthrough", params=DAY | {"head": 2}, headers=again
        ).status_code
        == 304
    )


def test_arrays_can_be_base64(town):
    step = next(
        found for found in walk(town, encoding="base64")["steps"] if found["id"] == "weights"
    )
    [weights] = [table["values"] for table in step["gives"] if table["name"] == "A"]
    data = np.frombuffer(base64.b64decode(weights["data"]), weights["dtype"])
    np.testing.assert_allclose(data, values(walk(town), "weights", "A"))


def test_a_cell_comes_with_the_numbers_that_it_is_computed_from(town):
    walkthrough = walk(town)
    params = DAY | {"row": 1, "column": 5}
    cell = town.get("/api/models/town/walkthrough/queries-keys-values/K", params=params).json()
    schemas.OpenedCell.model_validate(cell)
    row, column, bias = (
        cell["numbers"][name]["values"] for name in ("normed_visits", "W_K", "b_K")
    )
    assert len(row) == len(column) == 64
    shown = values(walkthrough, "queries-keys-values", "K")[1, 5]
    assert np.dot(row, column) + bias[0] == pytest.approx(shown, abs=1e-5)
    assert cell["result"] == shown


def test_minus_infinity_is_a_string(town):
    params = DAY | {"interventions": json.dumps({"mask_visits": [0]})}
    path = "/api/models/town/walkthrough/weights/masked"
    cell = schemas.OpenedCell.model_validate(town.get(path, params=params).json())
    assert cell.result == "-inf"


@pytest.mark.parametrize(
    ("path", "params", "where", "words"),
    [
        ("", {"layer": 9}, "layer", "from 0 to 1"),
        ("", {"head": -1}, "head", "from 0 to 3"),
        ("", {"removed": "nothing"}, "removed[0]", "not a step"),
        ("", {"visits": "Nowhere"}, "visits[0]", ""),
        ("", {"layer": "first"}, "layer", ""),
        ("/scores/S", {"row": 5}, "row", "no cell"),
        ("/scores/nothing", {}, "table", "no table"),
        ("/nothing/S", {}, "step", "no step"),
        ("/visits/visits", {}, "table", "has no derivation"),
    ],
)
def test_unreadable_options_are_reported_with_their_place(town, path, params, where, words):
    answer = town.get(f"/api/models/town/walkthrough{path}", params=DAY | params)
    assert answer.status_code == 422
    problems = {problem["where"]: problem["message"] for problem in answer.json()["errors"]}
    assert words in problems[where]


def test_without_a_query_the_page_shows_an_example_history(town):
    answer = town.get("/explore/town/walkthrough?head=1", headers=HTML)
    assert answer.url.params["visits"]
    assert answer.url.params["head"] == "1"
    text = answer.text
    assert 'data-step="answer"' in text
    assert "NaN" not in text


def test_the_page_of_an_unreadable_query_says_why(town):
    answer = town.get("/explore/town/walkthrough?visits=Nowhere", headers=HTML)
    assert answer.status_code == 422
    assert "Nowhere" in answer.text


def test_every_ablation_has_a_walkthrough(town):
    models = [model["id"] for model in town.get("/api/models").json()]
    models.remove("town-without-attention")  # there is no head to follow
    for model in (name for name in models if name.startswith("town-without")):
        walkthrough = walk(town, model=model)
        explained = town.post(f"/api/models/{model}/explain", json=DAY).json()
        assert values(walkthrough, "answer", "answer") == pytest.approx(
            explained["prediction"]["probability"], abs=1e-6
        )
        json.dumps(walkthrough, allow_nan=False)
