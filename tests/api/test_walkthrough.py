"""The walkthrough through the real app: a lesson made of the trace of a query."""

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


def values(walked, step, name):
    gives = next(found["gives"] for found in walked["steps"] if found["id"] == step)
    return np.array(next(table["values"] for table in gives if table["name"] == name))


def test_the_steps_end_in_what_explain_answers(town):
    walked = schemas.Walkthrough.model_validate(walk(town)).model_dump()
    explained = explain(town)
    assert values(walked, "answer", "answer") == pytest.approx(
        explained["prediction"]["probability"], abs=1e-6
    )
    assert values(walked, "gate", "g") == pytest.approx(explained["gate"]["value"], abs=1e-6)
    np.testing.assert_allclose(
        values(walked, "pointer-weights", "alpha"), explained["pointer"]["weights"], atol=1e-6
    )


@pytest.mark.parametrize(("layer", "head"), [(0, 0), (1, 3)])
def test_the_chosen_head_is_the_one_that_is_followed(town, layer, head):
    walked = walk(town, layer=layer, head=head)
    weights = explain(town)["self_attention"]["weights"][layer][head][-1]
    np.testing.assert_allclose(values(walked, "weights", "A"), weights, atol=1e-6)
    assert (walked["layer"], walked["head"]) == (layer, head)


@pytest.mark.parametrize("step", REMOVALS)
def test_a_step_that_is_left_out_is_left_out_of_the_network(town, step):
    walked = walk(town, removed=step)
    change = {key: value for key, value in REMOVALS[step].items() if value is not None}
    explained = explain(town, interventions=change)
    assert values(walked, "answer", "answer") == pytest.approx(
        explained["prediction"]["probability"], abs=1e-6
    )
    assert [found["id"] for found in walked["steps"] if found["removed"]] == [step]


def test_a_get_gives_what_a_post_gives(town):
    got = town.get("/api/models/town/walkthrough", params=DAY | {"head": 2})
    assert got.json() == walk(town, head=2)
    again = {"if-none-match": got.headers["etag"]}
    assert (
        town.get(
            "/api/models/town/walkthrough", params=DAY | {"head": 2}, headers=again
        ).status_code
        == 304
    )


def test_arrays_come_as_bytes_too(town):
    step = next(
        found for found in walk(town, encoding="base64")["steps"] if found["id"] == "weights"
    )
    [weights] = [table["values"] for table in step["gives"] if table["name"] == "A"]
    data = np.frombuffer(base64.b64decode(weights["data"]), weights["dtype"])
    np.testing.assert_allclose(data, values(walk(town), "weights", "A"))


def test_a_cell_multiplied_out_sums_to_what_is_shown(town):
    walked = walk(town)
    params = DAY | {"row": 1, "column": 5}
    cell = town.get("/api/models/town/walkthrough/queries-keys-values/K", params=params).json()
    schemas.OpenedCell.model_validate(cell)
    assert len(cell["terms"]) == 64
    summed = sum(term["left"] * term["right"] for term in cell["terms"]) + (cell["plus"] or 0)
    shown = values(walked, "queries-keys-values", "K")[1, 5]
    assert summed == pytest.approx(shown, abs=1e-5)
    assert cell["result"] == shown


def test_minus_infinity_is_a_word(town):
    params = DAY | {"interventions": json.dumps({"mask_visits": [0]})}
    path = "/api/models/town/walkthrough/weights/masked"
    cell = schemas.OpenedCell.model_validate(town.get(path, params=params).json())
    assert cell.result == "-inf"


@pytest.mark.parametrize(
    ("path", "params", "where", "words"),
    [
        ("", {"layer": 9}, "layer", "run from 0 to 1"),
        ("", {"head": -1}, "head", "run from 0 to 3"),
        ("", {"removed": "nothing"}, "removed[0]", "no step"),
        ("", {"visits": "Nowhere"}, "visits[0]", ""),
        ("", {"layer": "first"}, "layer", ""),
        ("/scores/S", {"row": 5}, "row", "no cell"),
        ("/scores/nothing", {}, "table", "no table"),
        ("/nothing/S", {}, "step", "no step"),
        ("/visits/visits", {}, "table", "nothing to open"),
    ],
)
def test_what_cannot_be_followed_is_named(town, path, params, where, words):
    answer = town.get(f"/api/models/town/walkthrough{path}", params=DAY | params)
    assert answer.status_code == 422
    problems = {problem["where"]: problem["message"] for problem in answer.json()["errors"]}
    assert words in problems[where]


def test_without_a_query_the_page_walks_through_an_example(town):
    answer = town.get("/explore/town/walkthrough?head=1", headers=HTML)
    assert answer.url.params["visits"]
    assert answer.url.params["head"] == "1"
    text = answer.text
    assert 'data-step="answer"' in text
    assert "NaN" not in text


def test_a_page_that_cannot_be_made_says_why(town):
    answer = town.get("/explore/town/walkthrough?visits=Nowhere", headers=HTML)
    assert answer.status_code == 422
    assert "Nowhere" in answer.text


def test_every_ablation_can_be_walked_through(town):
    models = [model["id"] for model in town.get("/api/models").json()]
    for model in (name for name in models if name.startswith("town-without")):
        walked = walk(town, model=model)
        explained = town.post(f"/api/models/{model}/explain", json=DAY).json()
        assert values(walked, "answer", "answer") == pytest.approx(
            explained["prediction"]["probability"], abs=1e-6
        )
        json.dumps(walked, allow_nan=False)
