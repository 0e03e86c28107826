"""Interventions through the API: what they do to answers, figures and ETags."""

from __future__ import annotations

import json

import numpy as np
import pytest

from pointerscope.web import schemas
from tests.api.test_answers import DAY, explain

EXPLAIN = "/api/models/town/explain"
VIEW = "/api/models/town/views/pointer"
UNCHANGED = [
    {},
    {"scaling": True, "position_bias": True, "residuals": True},
    {"gate": None, "remove_heads": [], "replace_with": "zero", "order": []},
    {"attention_temperature": 1, "pointer_temperature": 1.0},
]
CHANGES = [
    {"gate": 0.25},
    {"only": "generation"},
    {"attention_temperature": 2.5, "pointer_temperature": 0.5},
    {"scaling": False, "pointer_scaling": False},
    {"position_bias": False, "sinusoidal": False, "position_from_end": False},
    {"residuals": False},
    {"layer_norm": False},
    {"remove_heads": [[0, 1], [1, 3]], "replace_with": "mean"},
    {"skip": [{"layer": 1, "part": "feed_forward"}]},
    {"without_features": ["user", "time", "weekday", "recency", "duration"]},
    {"mask_visits": [0]},
    {"order": [1, 0, 2]},
    {"mask_visits": [2], "order": [2, 1, 0], "only": "pointer"},
]


def posted(client, interventions):
    response = client.post(EXPLAIN, json={"visits": DAY, "interventions": interventions})
    assert response.status_code == 200, response.text
    return response.content


def drawn(client, interventions=None, view="pointer"):
    params = {"visits": DAY}
    if interventions is not None:
        params["interventions"] = json.dumps(interventions)
    response = client.get(f"/api/models/town/views/{view}", params=params)
    assert response.status_code == 200, response.text
    return response


@pytest.mark.parametrize("unchanged", [None, *UNCHANGED])
def test_nothing_changed_gives_the_same_bytes(client, unchanged):
    untouched = client.post(EXPLAIN, json={"visits": DAY}).content
    assert posted(client, unchanged) == untouched


@pytest.mark.parametrize("unchanged", UNCHANGED)
def test_nothing_changed_gives_the_same_figure_under_the_same_tag(client, unchanged):
    untouched, asked = drawn(client), drawn(client, unchanged)
    assert asked.content == untouched.content
    assert asked.headers["etag"] == untouched.headers["etag"]


@pytest.mark.parametrize("changes", CHANGES)
def test_a_change_changes_the_answer_and_keeps_its_shape(client, changes):
    answer = explain(client, interventions=changes)
    schemas.Explanation.model_validate(answer)
    assert answer["prediction"] != explain(client)["prediction"]
    assert np.isclose(sum(answer["pointer"]["weights"]), 1, atol=1e-5)


@pytest.mark.parametrize("changes", CHANGES)
def test_a_figure_shows_the_changed_pass(client, changes):
    rows = drawn(client, changes).json()["layout"]["meta"]["table"]["rows"]
    weights = explain(client, interventions=changes)["pointer"]["weights"]
    np.testing.assert_allclose([row[-1] for row in rows], weights, atol=1e-6)


@pytest.mark.parametrize("changes", CHANGES)
def test_figures_of_changed_passes_hold_no_number_that_is_none(client, changes):
    params = {"visits": DAY, "interventions": json.dumps(changes)}
    params["views"] = "prediction,heads,head,pointer,scatter-add,gate"
    response = client.get("/api/models/town/figures", params=params)
    assert response.status_code == 200, response.text
    json.loads(response.text, parse_constant=pytest.fail)


def test_one_part_alone_is_what_the_answer_says_of_it(client):
    lists = explain(client, interventions={"only": "pointer"}, top_k=3)["location_probabilities"]
    assert lists["final"] == lists["pointer"]
    lists = explain(client, interventions={"gate": 0})["location_probabilities"]
    assert lists["final"] == lists["generation"]


def test_a_forced_gate_is_not_called_learned(client):
    learned, forced = explain(client)["gate"], explain(client, interventions={"gate": 0.25})["gate"]
    assert forced == {"value": 0.25, "logit": learned["logit"], "learned": False}


def test_a_removed_head_is_one_that_the_prediction_does_without(client):
    changes = {"remove_heads": [[0, 0], [0, 1], [0, 2], [0, 3]]}
    removed, learned = explain(client, interventions=changes), explain(client)
    first = [answer["self_attention"]["weights"][0] for answer in (removed, learned)]
    assert first[0] == first[1]
    assert removed["self_attention"]["weights"][1] != learned["self_attention"]["weights"][1]


def test_visits_say_where_they_stood_and_whether_they_are_masked(client):
    visits = explain(client)["visits"]
    assert [(visit["sent"], visit["masked"]) for visit in visits] == [
        (0, False),
        (1, False),
        (2, False),
    ]
    changes = {"mask_visits": [0], "order": [1, 0, 2]}
    changed = explain(client, interventions=changes)
    assert [(visit["sent"], visit["masked"]) for visit in changed["visits"]] == [
        (1, False),
        (0, True),
        (2, False),
    ]
    assert [visit["name"] for visit in changed["visits"]] == [
        visits[sent]["name"] for sent in (1, 0, 2)
    ]
    assert changed["pointer"]["weights"][1] == 0
    assert changed["pointer"]["scores"][1] == "-inf"


def test_a_changed_order_leaves_the_notation_as_it_was_sent(client):
    changed = explain(client, interventions={"order": [1, 0, 2]})
    assert changed["notation"] == explain(client)["notation"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"gate": 1}, {"gate": 1.0}),
        ({"remove_heads": [[1, 0], [0, 1]]}, {"remove_heads": [[0, 1], [1, 0], [1, 0]]}),
        ({"mask_visits": [1, 0]}, {"mask_visits": [0, 1], "scaling": True}),
        (
            {"without_features": ["weekday", "time"], "residuals": False},
            {"residuals": False, "without_features": ["time", "weekday", "time"]},
        ),
        (
            {"skip": [{"layer": 1, "part": "attention"}, {"layer": 0, "part": "attention"}]},
            {"skip": [{"part": "attention", "layer": 0}, {"part": "attention", "layer": 1}]},
        ),
    ],
)
def test_equal_changes_written_differently_have_the_same_tag(client, one, other):
    one, other = drawn(client, one), drawn(client, other)
    assert one.headers["etag"] == other.headers["etag"]
    assert one.content == other.content


def test_each_change_has_a_tag_of_its_own(client):
    tags = {drawn(client, changes).headers["etag"] for changes in [{}, *CHANGES]}
    assert len(tags) == 1 + len(CHANGES)


def test_one_change_can_be_asked_of_a_network_and_of_its_ablations(client):
    changes = {"without_features": ["user"], "position_bias": False, "pointer_temperature": 2.0}
    for model in ("tiny", "without-people", "without-pointer", "without-gate"):
        answer = explain(client, model, visits="Home, Work, Home", interventions=changes)
        schemas.Explanation.model_validate(answer)
