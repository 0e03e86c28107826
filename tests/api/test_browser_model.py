"""A model in the browser explains queries as the API does."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
import torch
from fastapi.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.network.bundles import WEIGHTS, read_bundle, write_bundle
from pointerscope.web.application import create_app
from tests.conftest import write_tiny
from tests.query_cases import NODE, Model, queries

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parents[1] / "js" / "explain-queries.js"
QUERIES = {
    "town": 300,
    "tiny": 150,
    "no-pointer": 60,
    "no-generation": 60,
    "no-gate": 60,
    "no-attention": 60,
    "nobody": 60,
}
TOLERANCE = 1e-5


@pytest.fixture(scope="module")
def models(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models")
    (folder / "town").symlink_to(Settings().models / "town")
    missing = {"tiny": set(), "nobody": {"user"}} | {
        f"no-{part}": {part} for part in ("pointer", "generation", "gate", "attention")
    }
    for name, without in missing.items():
        without |= {"position_bias", "gate"} if "pointer" in without else set()
        without |= {"gate"} if "generation" in without else set()
        heads = {"heads": 0} if "attention" in without else {}
        write_tiny(folder / name, without, share_weights=True, **heads)
    return folder


@pytest.fixture(scope="module")
def client(models):
    with TestClient(
        create_app(Settings(models=models, max_visits=100_000, max_top_k=10**6))
    ) as client:
        yield client


def explain_in_javascript(client, models, folder, cases):
    described = {
        name: {
            "vocabulary": client.get(f"/api/models/{name}/vocabulary").json(),
            "weights": str(models / name / WEIGHTS),
        }
        for name in {case["model"] for case in cases}
    }
    (folder / "cases.json").write_text(json.dumps({"models": described, "cases": cases}))
    paths = (folder / "cases.json", folder / "answers.json")
    subprocess.run([NODE, SCRIPT, *paths], check=True, timeout=120)
    return json.loads(paths[1].read_text())


def model_of(models, name):
    bundle = read_bundle(models / name)
    names = [place.name for place in bundle.places if place.name]
    return Model(bundle.places, bundle.people, bundle.architecture, names)


def differences(expected, found, path="", tolerance=TOLERANCE):
    """Yield where two answers differ by more than is due to another order of sums."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name in expected.keys() | found.keys():
            yield from differences(expected.get(name), found.get(name), f"{path}.{name}", tolerance)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, pair in enumerate(zip(expected, found, strict=True)):
            yield from differences(*pair, f"{path}[{index}]", tolerance)
    elif isinstance(expected, float) and isinstance(found, int | float):
        if abs(expected - found) > tolerance * (1 + abs(expected)):
            yield path, expected, found
    elif expected != found:
        yield path, expected, found


def by_place(answer):
    """The same answer with places by id: those of equal probability may change their order."""
    places = answer.get("location_probabilities")
    if places is None:
        return answer
    lists = {
        name: found and {str(place["location"]): place for place in found}
        for name, found in places.items()
    }
    return answer | {"location_probabilities": lists}


def least_temperature(query):
    """The smallest temperature that a valid query asks for."""
    changes = query.get("interventions") if isinstance(query, dict) else None
    asked = [
        value
        for name, value in (changes.items() if isinstance(changes, dict) else ())
        if name.endswith("temperature") and isinstance(value, int | float) and value > 0
    ]
    return min([1, *asked])


def test_the_browser_answers_every_query_as_the_server_does(client, models, tmp_path):
    cases = [
        {"model": name, "query": query}
        for seed, (name, count) in enumerate(QUERIES.items())
        for query in queries(model_of(models, name), count, seed)
        if len(json.dumps(query)) < 20_000
    ]
    answers = explain_in_javascript(client, models, tmp_path, cases)
    different, right = [], 0
    for case, found in zip(cases, answers, strict=True):
        sent = client.post(
            f"/api/models/{case['model']}/explain",
            content=json.dumps(case["query"]),  # in ASCII: some hold halves of characters
            headers={"content-type": "application/json"},
        )
        expected = sent.json()
        if sent.status_code == 200:
            right += 1
        else:
            expected = {"errors": expected["errors"]}
            for problem in (*expected["errors"], *found.get("errors", ())):
                problem["suggestions"].sort()
        tolerance = TOLERANCE * max(1, 0.1 / least_temperature(case["query"]))
        if any(differences(by_place(expected), by_place(found), tolerance=tolerance)):
            different.append((case, [*differences(by_place(expected), by_place(found))][:3]))
    assert right > len(cases) / 4
    assert not different, (len(different), *different[:3])


def test_numbers_that_are_too_large_are_refused_with_a_sentence(client, models, tmp_path):
    bundle = read_bundle(models / "tiny")
    weights = bundle.network.state_dict()
    weights["gen_head.weight"] = torch.full_like(weights["gen_head.weight"], 3e38)
    card = bundle.card.model_copy(update={"title": "large"})
    write_bundle(models / "large", card, weights, bundle.places)
    cases = [{"model": "large", "query": {"visits": "Home, Work"}}]
    [answer] = explain_in_javascript(client, models, tmp_path, cases)
    assert answer["errors"][0]["where"] == "model"
    assert "contains infinite or undefined numbers" in answer["errors"][0]["message"]
    sent = client.post("/api/models/large/explain", json=cases[0]["query"])
    assert sent.status_code == 422
    assert sent.json()["errors"][0]["where"] == "model"
