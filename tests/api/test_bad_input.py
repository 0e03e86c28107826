"""Bad input gets a clear answer, and leaves the next request unharmed."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app
from tests.api.test_answers import DAY, RECORD, explain

EXPLAIN = "/api/models/town/explain"


def problems(response, status=422):
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    document = response.json()
    assert document["status"] == status
    assert document["title"]
    assert document["errors"]
    for error in document["errors"]:
        assert set(error) == {"where", "message", "suggestions"}
        assert error["message"].endswith((".", "?"))
    return document["errors"]


def asked(client, **query):
    return problems(client.post(EXPLAIN, json=query))


@pytest.fixture(autouse=True)
def _next_request_is_unharmed(client):
    yield
    assert explain(client)["prediction"]["probability"] > 0


@pytest.mark.parametrize("visits", ["Maple Court, Caffe Luna", ["Maple Court", "Caffe Luna"]])
def test_a_misspelled_place_comes_with_the_closest_names(client, visits):
    [error] = asked(client, visits=visits)
    assert error["where"] == "visits[1]"
    assert error["suggestions"][0] == "Café Luna"
    assert error["message"] == "No place matches “Caffe Luna”. Did you mean Café Luna?"


def test_a_part_of_a_name_comes_with_the_closest_names(client):
    [error] = asked(client, visits="cafe")
    assert error["message"] == "No place matches “cafe”. Did you mean Café Luna?"
    assert {"Café Luna", "Café Meridian", "Café Compass"} <= set(error["suggestions"])


@pytest.mark.parametrize("place", ["xyzzy", "asdf", "Eiffel Tower", "Springfield", "b"])
def test_nonsense_comes_without_suggestions(client, place):
    [error] = asked(client, visits=f"Maple Court, {place}")
    assert error["suggestions"] == []
    assert error["message"].startswith(f"No place matches “{place}”. Write a name from the list")


def test_a_misspelled_person_comes_with_the_closest_names(client):
    [error] = asked(client, visits=DAY, user="Residant 12")
    assert error["where"] == "user"
    assert error["suggestions"][0] == "Resident 12, nurse, early and late shifts"
    assert error["message"].startswith("No person matches “Residant 12”. Did you mean Resident 12")


def test_an_unknown_person_comes_without_suggestions(client):
    [error] = asked(client, visits=DAY, user="Napoleon")
    assert error["where"] == "user"
    assert error["suggestions"] == []


@pytest.mark.parametrize(
    ("query", "where", "message"),
    [
        ({"interventions": {"gate": 2}}, "interventions.gate", "Enter a value from 0 to 1."),
        ({"interventions": {"gate": -1}}, "interventions.gate", "Enter a value from 0 to 1."),
        ({"interventions": {"gate": "x"}}, "interventions.gate", "Enter a value from 0 to 1."),
        (
            {"visits": [{"location": 2, "duration_minutes": -1}]},
            "visits[0].duration_minutes",
            "Enter a whole number from 0 to 99999.",
        ),
        (
            {"interventions": {"attention_temperature": 0}},
            "interventions.attention_temperature",
            "The number is too small. Enter a number above 0.",
        ),
    ],
)
def test_a_number_out_of_range_comes_with_its_range(client, query, where, message):
    [error] = asked(client, **({"visits": DAY} | query))
    assert (error["where"], error["message"]) == (where, message)


@pytest.mark.parametrize("visits", ["", "  ", ",\n,", []])
def test_no_visits(client, visits):
    [error] = asked(client, visits=visits)
    assert error["where"] == "visits"


def test_neither_visits_nor_record(client):
    [error] = asked(client, user=12)
    assert error["where"] == "visits"


def test_more_visits_than_the_model_takes(client):
    [error] = asked(client, visits=["Maple Court"] * 33)
    assert "33" in error["message"]
    assert "32" in error["message"]


def test_visits_out_of_order(client):
    visits = "Maple Court @ 2026-11-17 08:00, Café Luna @ 2026-11-16 08:00"
    [error] = asked(client, visits=visits)
    assert error["where"] == "visits[1]"


@pytest.mark.parametrize(
    "moment",
    [
        "Mon 25:00",
        "Mon 08:61",
        "Funday 08:00",
        "2026-02-30 08:00",
        "8 o'clock",
        "99999-01-01 08:00",
    ],
)
def test_impossible_times(client, moment):
    [error] = asked(client, visits=f"Maple Court, Café Luna @ {moment}")
    assert error["where"] == "visits[1]"


@pytest.mark.parametrize("zone", ["Z", "+01:00", "-05:00", "+0800"])
def test_a_time_zone_is_refused_with_a_sentence(client, zone):
    visits = [{"location": "Maple Court", "arrival": f"2026-11-16T08:00{zone}"}]
    [error] = asked(client, visits=visits)
    assert error["where"] == "visits[0].arrival"
    assert "time zone" in error["message"]


@pytest.mark.parametrize(
    "minutes", ["NaN", "Infinity", "-1", "1e99", "99999999999999999999", '"x"']
)
def test_numbers_that_are_not_minutes(client, minutes):
    body = f'{{"visits": [{{"location": "Maple Court", "duration_minutes": {minutes}}}]}}'
    response = client.post(EXPLAIN, content=body, headers={"content-type": "application/json"})
    [error] = problems(response)
    assert error["where"] == "visits[0].duration_minutes"


@pytest.mark.parametrize("location", ["0", "-3", "100000", "NaN", "true", "1e400", "null", "[]"])
def test_locations_that_do_not_exist(client, location):
    body = f'{{"visits": [{{"location": {location}}}]}}'
    response = client.post(EXPLAIN, content=body, headers={"content-type": "application/json"})
    assert problems(response)[0]["where"].startswith("visits[0]")


@pytest.mark.parametrize("top_k", [0, 101, 5_000, -5, "many", 2.5])
def test_top_k_out_of_range(client, top_k):
    [error] = asked(client, visits=DAY, top_k=top_k)
    assert error["where"] == "top_k"
    if isinstance(top_k, int):
        assert error["message"] == "Enter a whole number from 1 to 100."


def test_the_description_has_the_largest_top_k_of_this_server(client):
    described = client.get("/openapi.json").json()
    assert described["components"]["schemas"]["Query"]["properties"]["top_k"]["maximum"] == 100
    parameters = described["paths"]["/api/models/{model}/figures"]["get"]["parameters"]
    [top_k] = [one for one in parameters if one["name"] == "top_k"]
    assert top_k["schema"]["maximum"] == 100


def test_one_bad_visit_does_not_hide_another_whose_number_begins_alike(client):
    visits = [{"location": "Maple Court"} for _ in range(12)]
    for index in (1, 10):
        visits[index]["duration_minutes"] = -1
    wrong = {error["where"] for error in asked(client, visits=visits)}
    assert wrong == {"visits[1].duration_minutes", "visits[10].duration_minutes"}
    visits = ["Maple Court"] * 12
    visits[1] = visits[10] = 7
    assert {error["where"] for error in asked(client, visits=visits)} == {"visits[1]", "visits[10]"}


def test_a_field_that_a_visit_has_not(client):
    visits = [{"location": "Maple Court", "arrivel": "08:00"}]
    [error] = asked(client, visits=visits)
    assert error["where"] == "visits[0].arrivel"


def test_every_parameter_that_is_wrong_is_named(client):
    params = {"limit": 0, "offset": -1}
    errors = problems(client.get("/api/models/town/locations", params=params))
    assert {error["where"] for error in errors} == {"limit", "offset"}
    [error] = problems(client.get("/api/models/town/figures", params={"visits": DAY}))
    assert error["where"] == "views"


def test_a_person_who_is_a_fraction(client):
    [error] = asked(client, visits=DAY, user=12.5)
    assert error["where"] == "user"


def test_a_field_that_a_query_has_not(client):
    [error] = asked(client, visits=DAY, temperature=2)
    assert error["where"] == "temperature"
    assert "temperature" in error["message"]


@pytest.mark.parametrize(
    ("interventions", "where"),
    [
        ({"remove_heads": [[0, 4]]}, "interventions.remove_heads"),
        ({"remove_heads": [[2, 0]]}, "interventions.remove_heads"),
        ({"remove_heads": [[-1, 0]]}, "interventions.remove_heads[0][0]"),
        ({"remove_heads": [[0]]}, "interventions.remove_heads[0][1]"),
        ({"remove_heads": [[0, 1, 2]]}, "interventions.remove_heads[0]"),
        ({"remove_heads": [[0, True]]}, "interventions.remove_heads[0][1]"),
        ({"remove_heads": [[0, 10**400]]}, "interventions.remove_heads"),
        ({"remove_heads": [[0, 1]] * 2_000}, "interventions.remove_heads"),
        ({"remove_heads": {"0": 1}}, "interventions.remove_heads"),
        ({"replace_with": "noise"}, "interventions.replace_with"),
        ({"skip": [{"layer": 2, "part": "attention"}]}, "interventions.skip"),
        ({"skip": [{"layer": 0, "part": "norm"}]}, "interventions.skip[0].part"),
        ({"skip": [{"layer": 0}]}, "interventions.skip[0].part"),
        ({"attention_temperature": 0}, "interventions.attention_temperature"),
        ({"attention_temperature": -1.5}, "interventions.attention_temperature"),
        ({"attention_temperature": "warm"}, "interventions.attention_temperature"),
        ({"pointer_temperature": "2"}, "interventions.pointer_temperature"),
        ({"pointer_temperature": True}, "interventions.pointer_temperature"),
        ({"pointer_temperature": None}, "interventions.pointer_temperature"),
        ({"gate": 1.5}, "interventions.gate"),
        ({"gate": -0.1}, "interventions.gate"),
        ({"gate": True}, "interventions.gate"),
        ({"gate": [0.5]}, "interventions.gate"),
        ({"gate": 0.5, "only": "pointer"}, "interventions"),
        ({"only": "both"}, "interventions.only"),
        ({"scaling": 0}, "interventions.scaling"),
        ({"layer_norm": "no"}, "interventions.layer_norm"),
        ({"without_features": ["location"]}, "interventions.without_features[0]"),
        ({"mask_visits": [0, 1, 2]}, "interventions.mask_visits"),
        ({"mask_visits": [2]}, "interventions.mask_visits"),
        ({"mask_visits": [1], "order": [0, 2, 1]}, "interventions.mask_visits"),
        ({"mask_visits": [3]}, "interventions.mask_visits"),
        ({"mask_visits": [0.5]}, "interventions.mask_visits[0]"),
        ({"order": [0, 1]}, "interventions.order"),
        ({"order": [0, 1, 1]}, "interventions.order"),
        ({"order": [0, 1, 3]}, "interventions.order"),
        ({"order": [0, 1, 2, 3]}, "interventions.order"),
        ({"temperature": 2}, "interventions.temperature"),
        ([], "interventions"),
        ("gate", "interventions"),
        (1, "interventions"),
    ],
)
def test_an_intervention_that_makes_no_sense(client, interventions, where):
    [error] = asked(client, visits=DAY, interventions=interventions)
    assert error["where"] == where


def test_a_link_that_was_cut_off_says_so(client):
    link = {"visits": DAY, "interventions": '{"gate": 0'}
    [error] = client.get(EXPLAIN.removesuffix("/explain") + "/views/gate", params=link).json()[
        "errors"
    ]
    assert error["where"] == "interventions"
    assert error["message"].startswith("The link's changes cannot be read: ")


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
@pytest.mark.parametrize("key", ["gate", "attention_temperature", "pointer_temperature"])
def test_an_intervention_by_a_number_that_is_none(client, key, number):
    body = f'{{"visits": "{DAY}", "interventions": {{"{key}": {number}}}}}'
    response = client.post(EXPLAIN, content=body, headers={"content-type": "application/json"})
    [error] = problems(response)
    assert error["where"] == f"interventions.{key}"


@pytest.mark.parametrize("model", ["without-pointer", "without-generation"])
def test_an_intervention_in_a_blend_without_parts(client, model):
    lacking = model.removeprefix("without-")
    for interventions in ({"only": lacking}, {"gate": 0.5}):
        query = {"visits": "Home, Work", "interventions": interventions}
        [error] = problems(client.post(f"/api/models/{model}/explain", json=query))
        assert error["where"] == f"interventions.{next(iter(interventions))}"
        assert f"no {lacking}" in error["message"]


def test_interventions_nested_deeply(client):
    nested = '{"a":' * 5_000 + "1" + "}" * 5_000
    body = f'{{"visits": "{DAY}", "interventions": {nested}}}'
    problems(client.post(EXPLAIN, content=body, headers={"content-type": "application/json"}))
    params = {"visits": DAY, "interventions": nested[:10_000]}
    problems(client.get("/api/models/town/views/gate", params=params))


@pytest.mark.parametrize("interventions", ["{", "", "gate", '{"gate": NaN}', '{"gate": 1.5}'])
def test_an_intervention_in_an_address(client, interventions):
    params = {"visits": DAY, "interventions": interventions}
    [error] = problems(client.get("/api/models/town/views/gate", params=params))
    assert error["where"].startswith("interventions")


def test_a_prediction_before_the_last_visit(client):
    [error] = asked(client, visits=DAY, predict_at="2026-11-15T08:00")
    assert error["where"] == "predict_at"


@pytest.mark.parametrize(
    ("column", "values"),
    [
        ("X", [2, 3, 2, 4, 10_000]),
        ("X", [2, 3, 2, 0, 4]),
        ("weekday_X", [0, 0, 1, 1, 9]),
        ("start_min_X", [480, 540, 480, 545, 1440]),
        ("dur_X", [45, 480, 50, 470, -1]),
        ("dur_X", [45, 480]),
        ("diff", [2, 2, 1, 1, 5]),
        ("user_X", [1, 2, 1, 1, 1]),
        ("user_X", [5_000] * 5),
    ],
)
def test_a_record_that_does_not_fit(client, column, values):
    errors = asked(client, record=RECORD | {column: values})
    assert errors[0]["where"].startswith(f"record.{column}")


def test_a_record_of_huge_numbers(client):
    errors = asked(client, record=RECORD | {"X": [10**400] * 5})
    assert errors[0]["where"].startswith("record.X")


def test_a_body_of_ten_megabytes_is_refused(client):
    response = client.post(EXPLAIN, json={"visits": "x" * 10_000_000})
    [error] = problems(response, 413)
    assert "300,000" in error["message"]


def test_a_body_without_a_length_is_refused_once_it_is_too_long(client):
    chunks = (b"x" * 100_000 for _ in range(100))
    response = client.post(EXPLAIN, content=chunks)
    problems(response, 413)


@pytest.mark.parametrize("body", ["{", '{"visits": ', "", "[]", "null", '"visits"', "\x00"])
def test_broken_json(client, body):
    response = client.post(EXPLAIN, content=body, headers={"content-type": "application/json"})
    problems(response)


@pytest.mark.parametrize("body", ["[" * 100_000, '{"visits": "\\ud800"}', b"\xff\xfe\x00"])
def test_bodies_that_no_text_can_be_made_of(client, body):
    response = client.post(EXPLAIN, content=body, headers={"content-type": "application/json"})
    problems(response)


@pytest.mark.parametrize("name", ["user", "predict_at", "visits"])
def test_parameters_of_a_get_that_are_far_too_long(client, name):
    params = {"visits": DAY} | {name: "x" * 20_000}
    errors = problems(client.get("/api/models/town/views/gate", params=params))
    assert errors[0]["where"].startswith(name)


def test_a_hostile_text_does_not_hold_up_the_server(client):
    errors = asked(client, visits=" " * 90_000 + 'a"b')
    assert errors[0]["where"].startswith("visits")


def test_a_crowd_is_asked_to_come_again(models):
    app = create_app(Settings(models=models, max_requests=0))
    with TestClient(app) as crowded:
        response = crowded.post(EXPLAIN, json={"visits": DAY})
        problems(response, 503)
        assert response.headers["retry-after"] == "1"
        assert crowded.get("/healthz").status_code == 200
        assert crowded.get("/explore/town").status_code == 503


def test_a_place_name_made_of_markup_comes_back_as_text(client):
    name = '<script>alert("x")</script>'
    quoted = '"' + name.replace('"', '""') + '"'
    [error] = asked(client, visits=f"Maple Court, {quoted}")
    assert name in error["message"]


@pytest.mark.parametrize(
    "url",
    [
        "/api/models/nowhere",
        "/api/models/..%2f..%2fetc",
        "/api/models/nowhere/views/gate?visits=Maple%20Court",
        "/api/models/town/views/nothing?visits=Maple%20Court",
        "/api/models/town/figures?views=gate,nothing&visits=Maple%20Court",
        "/api/models/broken",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_404(client, url):
    problems(client.get(url), 404)


def test_an_unknown_model_comes_with_the_known_models(client):
    [error] = problems(client.get("/api/models/twon"), 404)
    assert "town" in error["suggestions"]


@pytest.mark.parametrize(
    "params", [{"layer": 9}, {"head": 4}, {"head": -1}, {"head": "x"}, {"layer": "9" * 50}]
)
def test_an_option_of_a_view_that_it_does_not_offer(client, params):
    url = "/api/models/town/views/head"
    [error] = problems(client.get(url, params={"visits": DAY} | params))
    assert error["where"] in params


def test_get_and_post_say_the_same_of_a_bad_query(client):
    posted = client.post(EXPLAIN, json={"visits": "Nowhere"}).json()["errors"]
    params = {"visits": "Nowhere"}
    assert client.get("/api/models/town/views/gate", params=params).json()["errors"] == posted


def test_a_broken_record_in_an_address(client):
    params = {"record": '{"X": [2'}
    [error] = problems(client.get("/api/models/town/views/gate", params=params))
    assert error["where"].startswith("record")


def test_a_page_says_in_words_what_is_wrong(client):
    html = {"accept": "text/html"}
    response = client.get("/explore/<b>nowhere", headers=html)
    assert response.status_code == 404
    assert "There is no model" in response.text
    assert "<b>nowhere" not in response.text


def test_a_word_that_is_no_list_comes_with_the_word_that_is_one(client):
    [error] = asked(client, visits="Maple Court", interventions={"remove_heads": "some"})
    assert error["where"] == "interventions.remove_heads"
    assert error["message"] == "This is not a list. Send a list, or 'all'."


def test_an_error_names_the_field_that_it_is_about_in_every_body(client):
    """Also a field that is missing; the bodies are those of the description."""
    description = client.get("/openapi.json").json()
    asked_bodies = set()
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            content = operation.get("requestBody", {}).get("content", {})
            reference = content.get("application/json", {}).get("schema", {}).get("$ref")
            if reference is None:
                continue
            schema = description["components"]["schemas"][reference.rpartition("/")[2]]
            url = path.format_map(
                {"model": "town", "lesson": "pointer", "code": "AAAAAA", "number": 1, "name": "a"}
            )
            wrong = {name: {"wrong": 1} for name in schema["properties"]}
            sent = [*({name: value} for name, value in wrong.items()), {}]
            for body in sent:
                answer = client.request(method, url, json=body)
                missing = set(schema.get("required", ())) - body.keys()
                if answer.status_code != 422:
                    continue
                found = {error["where"].partition(".")[0] for error in answer.json()["errors"]}
                assert found
                assert "body" not in found, (path, body, answer.text)
                assert missing <= found, (path, body, answer.text)
                asked_bodies.add(path)
    assert len(asked_bodies) > 12


def test_the_detail_of_an_error_names_the_field_in_an_intervention(client):
    answer = client.post(EXPLAIN, json={"visits": DAY, "interventions": {"skip": ["attention"]}})
    assert answer.json()["detail"].startswith("interventions.skip[0]: This is not a JSON object.")
