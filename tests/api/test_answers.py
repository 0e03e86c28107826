"""What the API answers, against the network and against itself."""

from __future__ import annotations

import base64
import math

import numpy as np
import pytest
import torch

from pointerscope.mobility.histories import History, compute_features
from pointerscope.network.bundles import read_bundle
from pointerscope.web import schemas
from tests.conftest import WITHOUT
from tests.reference import FEATURES, Reference

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
RECORD = {
    "X": [2, 3, 2, 4, 2],
    "user_X": [1, 1, 1, 1, 1],
    "weekday_X": [0, 0, 1, 1, 2],
    "start_min_X": [480, 540, 480, 545, 30],
    "dur_X": [45, 480, 50, 470, 0],
    "diff": [2, 2, 1, 1, 0],
}


def explain(client, model="town", **query):
    response = client.post(f"/api/models/{model}/explain", json={"visits": DAY} | query)
    assert response.status_code == 200, response.text
    return response.json()


def test_every_row_of_every_head_sums_to_one(client):
    weights = np.array(explain(client)["self_attention"]["weights"])
    assert weights.shape == (2, 4, 3, 3)
    np.testing.assert_allclose(weights.sum(-1), 1, atol=1e-5)


def test_the_weights_collected_by_place_are_the_pointer_distribution(client):
    answer = explain(client, visits=f"{DAY}, Maple Court, Café Luna")
    collected: dict[int, float] = {}
    for visit, weight in zip(answer["visits"], answer["pointer"]["weights"], strict=True):
        collected[visit["location"]] = collected.get(visit["location"], 0) + weight
    pointer = answer["location_probabilities"]["pointer"]
    assert {place["location"] for place in pointer} == set(collected)
    for place in pointer:
        assert place["probability"] == pytest.approx(collected[place["location"]], abs=1e-6)


def test_the_blend_is_what_gate_pointer_and_generation_make(client):
    answer = explain(client, top_k=100)
    gate = answer["gate"]["value"]
    lists = answer["location_probabilities"]
    by_place = {
        name: {place["location"]: place["probability"] for place in lists[name]} for name in lists
    }
    for location, probability in by_place["final"].items():
        if location in by_place["generation"]:
            pointer = by_place["pointer"].get(location, 0.0)
            blended = gate * pointer + (1 - gate) * by_place["generation"][location]
            assert probability == pytest.approx(blended, abs=1e-6)


def test_the_parts_of_the_prediction_sum_to_its_probability(client):
    prediction = explain(client)["prediction"]
    assert prediction["from_pointer"] + prediction["from_generation"] == pytest.approx(
        prediction["probability"], abs=1e-6
    )


def test_scores_are_content_plus_bias_and_their_softmax_the_weights(client):
    pointer = explain(client)["pointer"]
    scores = np.add(pointer["content_scores"], pointer["position_bias"])
    np.testing.assert_allclose(pointer["scores"], scores, atol=1e-5)
    np.testing.assert_allclose(pointer["weights"], np.exp(scores) / np.exp(scores).sum(), atol=1e-5)
    entropy = -sum(weight * math.log(weight) for weight in pointer["weights"])
    assert pointer["entropy"] == pytest.approx(entropy, abs=1e-5)
    assert pointer["effective_positions"] == pytest.approx(math.exp(entropy), rel=1e-5)


def test_the_gate_is_the_sigmoid_of_its_logit(client):
    gate = explain(client)["gate"]
    assert gate["learned"] is True
    assert gate["value"] == pytest.approx(1 / (1 + math.exp(-gate["logit"])), abs=1e-6)


def test_a_record_gives_what_an_independent_network_gives(client, models):
    bundle = read_bundle(models / "town")
    history = History(
        np.array(RECORD["X"]),
        1,
        *(np.array(RECORD[name]) for name in ("weekday_X", "start_min_X", "dur_X", "diff")),
    )
    features = compute_features([history], bundle.architecture.max_visits)
    inputs = {
        name: torch.from_numpy(getattr(features, name))
        for name in (*FEATURES, "locations", "user", "lengths")
    }
    reference = Reference(dict(bundle.checkpoint.weights), bundle.architecture.heads)
    expected = reference(inputs)["log_probabilities"][0].exp()
    body = {"record": RECORD, "top_k": 100}
    final = client.post("/api/models/town/location-probabilities", json=body).json()["final"]
    assert len(final) == 100
    for place in final:
        assert place["probability"] == pytest.approx(float(expected[place["location"]]), abs=1e-5)


def test_a_record_and_its_visits_are_the_same_question(client):
    by_record = client.post("/api/models/town/explain", json={"record": RECORD}).json()
    query = {
        "visits": by_record["notation"],
        "user": by_record["user"],
        "predict_at": by_record["predict_at"],
    }
    by_visits = explain(client, **query)
    assert by_visits["prediction"] == by_record["prediction"]
    assert by_visits["pointer"] == by_record["pointer"]


def test_each_part_alone_says_what_explain_says(client):
    whole = explain(client)
    for route, part in {
        "self-attention": "self_attention",
        "pointer": "pointer",
        "gate": "gate",
        "location-probabilities": "location_probabilities",
    }.items():
        answer = client.post(f"/api/models/town/{route}", json={"visits": DAY})
        assert answer.json() == whole[part]


def test_typed_arrays_hold_the_numbers_of_the_lists(client):
    listed = explain(client)
    body = {"visits": DAY}
    typed = client.post("/api/models/town/explain?encoding=base64", json=body).json()
    array = typed["self_attention"]["weights"]
    assert array["dtype"] == "<f4"
    values = np.frombuffer(base64.b64decode(array["data"]), array["dtype"]).reshape(array["shape"])
    np.testing.assert_allclose(values, listed["self_attention"]["weights"], atol=1e-7)


def test_a_list_of_visits_is_the_same_question_as_its_notation(client):
    visits = [
        {"location": "Maple Court", "arrival": "2026-11-16T08:00", "duration_minutes": 45},
        {"location": "riverside offices", "arrival": "09:00", "duration_minutes": 480},
        "Café Luna",
    ]
    assert explain(client, visits=visits)["prediction"] == explain(client)["prediction"]


def test_what_was_filled_in_is_said(client):
    filled = [visit["filled_in"] for visit in explain(client)["visits"]]
    assert filled == [[], ["day"], ["day", "time", "stay"]]


def test_the_day_of_the_prediction_reaches_the_network(client):
    soon, late = explain(client), explain(client, predict_at="2026-11-20T08:00")
    assert [visit["days_before"] for visit in late["visits"]] == [4, 4, 4]
    assert soon["prediction"]["probability"] != late["prediction"]["probability"]


def test_a_person_may_be_named_or_numbered(client):
    by_name, by_id = explain(client, user="resident 12"), explain(client, user=12)
    assert by_name["user"] == by_id["user"] == 12
    assert by_name["prediction"] == by_id["prediction"]


@pytest.mark.parametrize("model", ["town", "tiny", *WITHOUT])
def test_answers_have_the_documented_shape(client, model):
    visits = DAY if model == "town" else "Home, Work, Home, #1"
    answer = explain(client, model, visits=visits)
    schemas.Explanation.model_validate(answer)
    assert set(answer) == set(schemas.Explanation.model_fields)
    assert set(answer["visits"][0]) == set(schemas.ReadVisit.model_fields)


@pytest.mark.parametrize(
    ("model", "gate", "missing"),
    [
        ("without-gate", 0.5, None),
        ("without-generation", 1.0, "generation"),
        ("without-pointer", 0.0, "pointer"),
    ],
)
def test_a_missing_part_is_null_and_the_gate_says_so(client, model, gate, missing):
    answer = explain(client, model, visits="Home, Work, Home")
    assert answer["gate"] == {"value": gate, "logit": None, "learned": False}
    if missing:
        assert answer["location_probabilities"][missing] is None
    assert (answer["pointer"] is None) == (missing == "pointer")
    known = sum(place["probability"] for place in answer["location_probabilities"]["final"])
    assert -1e-5 < 1 - known - answer["unknown_probability"] < 0.1  # the rest is padding
    assert answer["prediction"]["location"] > 1


def test_a_network_without_people_treats_everybody_alike(client):
    anybody = explain(client, "without-people", visits="Home, Work", user="Resident 12")
    nobody = explain(client, "without-people", visits="Home, Work")
    assert anybody["user"] is None
    assert anybody["prediction"] == nobody["prediction"]
