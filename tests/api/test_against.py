"""Differences, the list of views and the size of figures through the API."""

from __future__ import annotations

import base64
import json

import numpy as np
import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.figures.contract import figure_meta
from pointerscope.figures.views import INSIGHT_SECTIONS, SECTIONS, views
from pointerscope.web import schemas
from pointerscope.web.application import create_app
from tests.api.test_answers import DAY, explain
from tests.api.test_bad_input import problems
from tests.conftest import write_published, write_tiny

CHANGES = {"remove_heads": [[0, 1]], "scaling": False}
HISTORY_VIEWS = [name for name, view in views().items() if view.reads == "history"]
VISITS, LAYERS, HEADS = 150, 2, 8
BYTES_OF_WEIGHTS = LAYERS * HEADS * VISITS * VISITS * np.dtype(np.float32).itemsize


@pytest.fixture(autouse=True)
def _next_request_is_unharmed(client):
    yield
    assert explain(client)["prediction"]["probability"] > 0


@pytest.fixture(scope="module")
def others(tmp_path_factory):
    """Networks that lack what some views show, and one of many visits and heads."""
    folder = tmp_path_factory.mktemp("others")
    write_tiny(folder / "without-position-bias", {"position_bias"})
    write_tiny(folder / "without-positions", {"sinusoidal", "position_from_end"})
    write_tiny(folder / "wide", locations=200, heads=HEADS, d_model=64, max_visits=VISITS)
    (folder / "without-coordinates").mkdir()
    write_published(folder / "without-coordinates")
    with TestClient(
        create_app(Settings(models=folder)),
        raise_server_exceptions=False,
    ) as client:
        yield client


def ask(client, against, view="pointer", model="town", **query):
    if not isinstance(against, str):
        against = json.dumps(against)
    params = {"visits": DAY, "against": against} | query
    return client.get(f"/api/models/{model}/views/{view}", params=params)


def drawn(client, against, view="pointer", **query):
    response = ask(client, against, view, **query)
    assert response.status_code == 200, response.text
    return response.json()


def rows(figure):
    return figure["layout"]["meta"]["table"]["rows"]


def decoded(array):
    values = np.frombuffer(base64.b64decode(array["bdata"]), array["dtype"])
    return values.reshape([int(size) for size in array["shape"].split(",")])


def pointer_weights(client, model="town", **query):
    return np.array(explain(client, model, **query)["pointer"]["weights"])


def weights_of(figure):
    return np.array([row[-1] for row in rows(figure)])


def test_a_changed_pass_is_compared_with_the_learned_one(client):
    figure = drawn(client, {"interventions": None}, interventions=json.dumps(CHANGES))
    expected = pointer_weights(client, interventions=CHANGES) - pointer_weights(client)
    np.testing.assert_allclose(weights_of(figure), expected, atol=1e-6)


def test_the_learned_pass_is_compared_with_a_changed_one(client):
    expected = pointer_weights(client) - pointer_weights(client, interventions=CHANGES)
    figure = drawn(client, {"interventions": CHANGES})
    np.testing.assert_allclose(weights_of(figure), expected, atol=1e-6)


def test_what_is_not_said_of_the_other_is_as_in_the_first(client):
    first = {"user": 12, "predict_at": "Fri 20:00"}
    of_both = first | {"interventions": CHANGES}
    expected = pointer_weights(client, **first) - pointer_weights(client, **of_both)
    figure = drawn(client, {"interventions": CHANGES}, **first)
    np.testing.assert_allclose(weights_of(figure), expected, atol=1e-6)


def test_another_person_can_be_compared_with(client):
    expected = pointer_weights(client, user=12) - pointer_weights(client, user=3)
    figure = drawn(client, {"user": 3}, user=12)
    np.testing.assert_allclose(weights_of(figure), expected, atol=1e-6)


def test_own_visits_are_a_query_of_their_own(client):
    first = {"user": 12, "predict_at": "Fri 20:00", "interventions": json.dumps(CHANGES)}
    of_first = first | {"interventions": CHANGES}
    other = {"visits": "Café Luna, Maple Court, Café Luna"}
    figure = drawn(client, other, **first)
    expected = pointer_weights(client, **of_first) - pointer_weights(client, **other)
    np.testing.assert_allclose(weights_of(figure), expected, atol=1e-6)
    inherited = pointer_weights(client, **(of_first | other))
    assert not np.allclose(inherited, pointer_weights(client, **other), atol=1e-3)


def test_a_record_can_be_compared_with_visits(client):
    record = {
        "X": [2, 3, 2],
        "user_X": 1,
        "weekday_X": [0, 0, 1],
        "start_min_X": [480, 540, 480],
        "dur_X": [45, 480, 50],
        "diff": [1, 1, 0],
    }
    expected = pointer_weights(client) - pointer_weights(client, visits=None, record=record)
    np.testing.assert_allclose(weights_of(drawn(client, {"record": record})), expected, atol=1e-6)


def test_another_model_can_be_compared_with(client):
    query = {"visits": "Home, Work, Home"}
    maps = drawn(client, {"model": "without-people"}, "heads", model="tiny", **query)["data"]
    weights, other = (
        np.array(explain(client, model, **query)["self_attention"]["weights"])
        for model in ("tiny", "without-people")
    )
    for trace in maps:
        cell = trace["meta"]["layer"], trace["meta"]["head"]
        np.testing.assert_allclose(decoded(trace["z"]), (weights - other)[cell], atol=1e-6)


@pytest.mark.parametrize("same", [{}, {"model": "town"}, {"interventions": {}}, {"visits": DAY}])
def test_two_equal_sides_do_not_differ(client, same):
    figure = drawn(client, same)
    assert figure["layout"]["meta"]["summary"] == "Nothing differs."
    assert not weights_of(figure).any()


def test_several_figures_are_differences_too(client):
    against = json.dumps({"interventions": CHANGES})
    params = {"visits": DAY, "against": against, "views": "pointer,prediction"}
    figures = client.get("/api/models/town/figures", params=params).json()
    assert figures["pointer"] == drawn(client, against)
    assert figures["prediction"] == drawn(client, against, "prediction")


def test_a_choice_holds_in_a_difference(client):
    maps = drawn(client, {"interventions": CHANGES}, "head", layer=1, head=3)["data"]
    assert [trace["meta"] for trace in maps if trace["visible"]] == [{"layer": 1, "head": 3}]


@pytest.mark.parametrize("against", ["", "{", "gate", "{'model': 1}", "NaN", "[" * 5_000])
def test_what_is_compared_with_is_no_json(client, against):
    [error] = problems(ask(client, against))
    assert error["where"] == "against"
    assert "JSON" in error["message"]


@pytest.mark.parametrize("against", ["null", "[]", "1", '"town"', "true"])
def test_what_is_compared_with_is_no_object(client, against):
    [error] = problems(ask(client, against))
    assert error == {
        "where": "against",
        "message": "The parameter is not a JSON object. Send one, such as {}.",
        "suggestions": [],
    }


@pytest.mark.parametrize("model", [5, ["town"], {"id": "town"}, True])
def test_the_model_compared_with_is_no_text(client, model):
    [error] = problems(ask(client, {"model": model}))
    assert error["where"] == "against.model"


@pytest.mark.parametrize("model", ["twon", "../town", "broken"])
def test_the_model_compared_with_is_not_there(client, model):
    problems(ask(client, {"model": model}), 404)


@pytest.mark.parametrize(
    ("against", "where"),
    [
        ({"temperature": 2}, "temperature"),
        ({"visits": 5}, "visits"),
        ({"top_k": 0}, "top_k"),
        ({"interventions": {"gate": 2}}, "interventions.gate"),
        ({"interventions": {"remove_heads": [[0]]}}, "interventions.remove_heads[0][1]"),
    ],
)
def test_fields_of_what_is_compared_with_that_no_query_has(client, against, where):
    [error] = problems(ask(client, against))
    assert error["where"].removeprefix("against.") == where


@pytest.mark.parametrize(
    ("against", "where"),
    [
        ({"visits": "Maple Court, Nowhere"}, "against.visits[1]"),
        ({"visits": ""}, "against.visits"),
        ({"visits": None}, "against.visits"),
        ({"visits": DAY, "predict_at": "Funday"}, "against.predict_at"),
        ({"user": "Nobody"}, "against.user"),
        ({"interventions": {"mask_visits": [9]}}, "against.interventions.mask_visits"),
        ({"interventions": {"remove_heads": [[0, 9]]}}, "against.interventions.remove_heads"),
    ],
)
def test_what_cannot_be_read_is_said_of_the_other_side(client, against, where):
    [error] = problems(ask(client, against))
    assert error["where"] == where


def test_the_first_side_is_said_to_be_wrong_where_it_is(client):
    errors = problems(ask(client, {"interventions": CHANGES}, visits="Nowhere"))
    assert [error["where"] for error in errors] == ["visits[0]"]


@pytest.mark.parametrize(
    ("view", "against"),
    [
        ("neurons", {"interventions": CHANGES}),
        ("scores", {"interventions": CHANGES}),
        ("heads", {"visits": "Maple Court"}),
        ("prediction", {"model": "tiny", "visits": "Home, Work, Home"}),
        ("pointer", {"model": "without-pointer", "visits": "Home, Work, Home"}),
    ],
)
def test_where_there_is_no_difference_a_sentence_says_so(client, view, against):
    [error] = problems(ask(client, against, view))
    assert error["where"] == "view"
    assert error["message"][0].isupper()


def test_a_difference_has_a_tag_of_its_own(client):
    compared = [
        {},
        {"interventions": CHANGES},
        {"interventions": {"scaling": False}},
        {"user": 3},
        {"visits": "Café Luna, Maple Court, Café Luna"},
    ]
    tags = {ask(client, against).headers["etag"] for against in compared}
    tags.add(client.get("/api/models/town/views/pointer", params={"visits": DAY}).headers["etag"])
    assert len(tags) == len(compared) + 1


def test_the_tag_of_another_model_is_another(client):
    tags = {
        ask(client, {"model": other}, model="tiny", visits="Home, Work").headers["etag"]
        for other in ("tiny", "without-people", "without-gate")
    }
    assert len(tags) == 3


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('{"interventions": {"scaling": false}}', '{ "interventions":{"scaling":false}}'),
        ("{}", '{"model": "town", "interventions": {}}'),
        (
            '{"interventions": {"mask_visits": [1, 0]}, "user": 3}',
            '{"user": 3, "interventions": {"mask_visits": [0, 1]}}',
        ),
    ],
)
def test_the_same_difference_written_differently_has_the_same_tag(client, one, other):
    one, other = ask(client, one), ask(client, other)
    assert one.headers["etag"] == other.headers["etag"]
    assert one.content == other.content


@pytest.mark.parametrize("url", ["views/pointer", "figures"])
def test_a_difference_that_is_known_is_not_sent_again(client, url):
    params = {"visits": DAY, "views": "pointer", "against": json.dumps({"user": 3})}
    tag = client.get(f"/api/models/town/{url}", params=params).headers["etag"]
    again = client.get(f"/api/models/town/{url}", params=params, headers={"if-none-match": tag})
    assert again.status_code == 304
    assert again.content == b""


def listed(client, model="town"):
    return client.get(f"/api/models/{model}/views").json()


def test_every_view_is_listed_with_its_section_and_its_cost(client):
    found = {view["name"]: view for view in listed(client)}
    assert list(found) == list(views())
    for view in found.values():
        schemas.View.model_validate(view)
        assert view["several_passes"] == views()[view["name"]].several_passes
        assert (view["section"] in SECTIONS) == (view["reads"] == "history")


def test_views_are_listed_in_the_order_of_the_story(client):
    order = [*SECTIONS, None, *INSIGHT_SECTIONS]
    places = [order.index(view["section"]) for view in listed(client)]
    assert places == sorted(places)
    assert set(places) == set(range(len(order)))


@pytest.mark.parametrize("view", HISTORY_VIEWS)
def test_every_view_shows_a_day_of_the_town(client, view):
    response = client.get(f"/api/models/town/views/{view}", params={"visits": DAY})
    assert response.status_code == 200, response.text


# As many visits as the network takes, each with a name, one of them very long.
LONG_HISTORY = {"visits": ", ".join(f"#{2 + number % 5}" for number in range(VISITS))}


@pytest.mark.parametrize("view", HISTORY_VIEWS)
def test_every_view_can_be_drawn_of_a_long_history(others, view):
    response = others.get(f"/api/models/wide/views/{view}", params=LONG_HISTORY)
    assert response.status_code == 200, response.text
    assert figure_meta(response.json())["summary"]


@pytest.mark.parametrize("view", ["heads", "head", "lines", "value-norms"])
def test_self_attention_is_hardly_larger_in_a_figure_than_its_weights(others, view):
    response = others.get(f"/api/models/wide/views/{view}", params=LONG_HISTORY)
    assert BYTES_OF_WEIGHTS < len(response.content) <= 1.4 * BYTES_OF_WEIGHTS


def test_self_attention_is_hardly_larger_in_an_answer_than_its_weights(others):
    url = "/api/models/wide/explain?encoding=base64"
    response = others.post(url, json=LONG_HISTORY)
    assert response.json()["self_attention"]["weights"]["shape"] == [LAYERS, HEADS, VISITS, VISITS]
    assert len(response.content) <= 1.4 * BYTES_OF_WEIGHTS


def test_the_typed_array_of_an_answer_holds_the_weights_of_its_list(others):
    url = "/api/models/wide/explain"
    typed = others.post(f"{url}?encoding=base64", json={"visits": "Home, Work"}).json()
    plain = others.post(url, json={"visits": "Home, Work"}).json()
    array = typed["self_attention"]["weights"]
    values = np.frombuffer(base64.b64decode(array["data"]), array["dtype"]).reshape(array["shape"])
    np.testing.assert_allclose(values, plain["self_attention"]["weights"], rtol=1e-6)


LACKING = [
    ("without-pointer", "pointer", "This network has no pointer."),
    ("without-pointer", "position-bias", "This network has no pointer."),
    ("without-pointer", "scatter-add", "This network has no pointer."),
    ("without-pointer", "agreement", "This network has no pointer."),
    ("without-generation", "generation", "This network has no generation head."),
    ("without-generation", "agreement", "This network has no generation head."),
]
LACKING_OTHERS = [
    ("without-position-bias", "position-bias", "This network has no position bias."),
    ("without-coordinates", "map", "No place of this model has coordinates."),
]


@pytest.mark.parametrize(("model", "view", "words"), LACKING)
def test_a_view_of_a_part_that_is_lacking_is_refused_with_a_sentence(client, model, view, words):
    [error] = problems(client.get(f"/api/models/{model}/views/{view}", params={"visits": "Home"}))
    assert (error["where"], error["message"]) == ("view", words)


@pytest.mark.parametrize(("model", "view", "words"), LACKING_OTHERS)
def test_a_view_of_what_else_is_lacking_is_refused_with_a_sentence(others, model, view, words):
    [error] = problems(others.get(f"/api/models/{model}/views/{view}", params={"visits": "#2"}))
    assert (error["where"], error["message"]) == ("view", words)


def test_positions_of_a_network_that_has_none_are_refused_with_a_sentence(others):
    params = {"visits": "#2"}
    [error] = problems(others.get("/api/models/without-positions/views/positions", params=params))
    assert error["where"] == "view"
    assert "position" in error["message"]


@pytest.mark.parametrize("model", ["without-gate", "without-pointer", "without-generation"])
@pytest.mark.parametrize("view", HISTORY_VIEWS)
def test_every_view_of_a_network_without_a_part_is_a_figure_or_a_sentence(client, model, view):
    response = client.get(f"/api/models/{model}/views/{view}", params={"visits": "Home, Work"})
    if response.status_code == 200:
        kind = schemas.NetworkFigure if view == "network" else schemas.Figure
        kind.model_validate(response.json())
    else:
        problems(response)
