"""Models, places, histories, views and figures."""

from __future__ import annotations

import numpy as np
import plotly.graph_objects as go
import pytest

from pointerscope.figures.encoding import encode_array
from pointerscope.figures.views import views
from pointerscope.web import schemas
from pointerscope.web.responses import json_bytes
from tests.api.test_answers import DAY, explain
from tests.conftest import MARKUP, write_tiny

READING = {"get", "post"}
HISTORY_VIEWS = [
    name for name, view in views().items() if view.reads == "history" and view.kind == "plotly"
]


def test_models_lists_what_works_and_the_reason_for_what_does_not(client):
    listed = {model["id"]: model for model in client.get("/api/models").json()}
    assert listed["town"]["available"] is True
    assert listed["town"]["reason"] is None
    assert listed["broken"]["available"] is False
    assert "best.pt" in listed["broken"]["reason"]
    for model in listed.values():
        schemas.ModelSummary.model_validate(model)


def test_the_town_beats_its_baselines(client):
    metrics = client.get("/api/models/town").json()["metrics"]
    baselines = metrics["baselines"]
    assert len(baselines) >= 4
    for scores in baselines.values():
        assert scores["histories"] == metrics["histories"]
        assert metrics["accuracy_at_1"] > scores["accuracy_at_1"]
        assert metrics["mrr"] > scores["mrr"]


def test_one_model_whole_has_the_documented_shape(client):
    model = client.get("/api/models/town").json()
    schemas.Model.model_validate(model)
    assert model["people"][11] == {"id": 12, "name": "Resident 12, nurse, early and late shifts"}
    assert model["parameters"] > 10_000


def test_a_new_folder_appears_and_a_removed_one_goes_without_a_restart(client, models):
    write_tiny(models / "late")
    assert client.get("/api/models/late").status_code == 200
    for file in (models / "late").iterdir():
        file.unlink()
    (models / "late").rmdir()
    assert client.get("/api/models/late").status_code == 404


def test_a_replaced_bundle_answers_with_its_new_weights(client, models):
    write_tiny(models / "changing", seed=1)
    before = explain(client, "changing", visits="Home, Work")["prediction"]
    write_tiny(models / "changing", seed=2)
    after = explain(client, "changing", visits="Home, Work")["prediction"]
    assert before["probability"] != after["probability"]


def test_locations_are_found_by_part_of_a_name_or_by_id(client):
    found = client.get("/api/models/town/locations", params={"q": "café lu"}).json()
    assert "Café Luna" in [place["name"] for place in found["items"]]
    by_id = client.get("/api/models/tiny/locations", params={"q": "#3"}).json()["items"]
    assert by_id[0]["name"] == "Work"


@pytest.mark.parametrize("text", ["cafe", "CAFE", "café", "CAFÉ"])
def test_locations_are_found_without_regard_to_case_and_accents(client, text):
    parameters = {"q": text, "limit": 50}
    found = client.get("/api/models/town/locations", params=parameters).json()["items"]
    everything = client.get("/api/models/town/locations", params={"limit": 500}).json()["items"]
    cafes = {
        place["name"]
        for place in everything
        if "Café" in place["name"] or place["category"] == "café"
    }
    assert {"Café Luna", "Café Meridian", "Café Compass"} <= cafes
    assert {place["name"] for place in found} == cafes


def test_locations_come_in_pages(client):
    first = client.get("/api/models/town/locations", params={"limit": 3}).json()
    second = client.get("/api/models/town/locations", params={"limit": 3, "offset": 3}).json()
    assert [place["id"] for place in first["items"]] == [2, 3, 4]
    assert [place["id"] for place in second["items"]] == [5, 6, 7]
    assert first["total"] == second["total"] > 6
    schemas.Locations.model_validate(first)


def test_the_notation_of_a_location_can_be_asked_with(client):
    for place in client.get("/api/models/tiny/locations").json()["items"]:
        answer = explain(client, "tiny", visits=place["notation"])
        assert answer["visits"][0]["location"] == place["id"]


def test_the_town_carries_fifty_histories_that_can_be_asked_about(client):
    histories = client.get("/api/models/town/histories", params={"limit": 500}).json()
    assert histories["total"] == len(histories["items"]) == 50
    for history in histories["items"]:
        query = {name: history[name] for name in ("user", "visits", "predict_at")}
        assert explain(client, **query)["user"] == history["user"]


def test_views_are_listed_with_words_and_options(client):
    listed = {view["name"]: view for view in client.get("/api/models/town/views").json()}
    assert list(listed) == list(views())
    assert [option["name"] for option in listed["head"]["options"]] == ["layer", "head"]
    for view in listed.values():
        schemas.View.model_validate(view)


@pytest.mark.parametrize("view", HISTORY_VIEWS)
def test_every_figure_is_one_that_plotly_takes(client, view):
    figure = client.get(f"/api/models/town/views/{view}", params={"visits": DAY}).json()
    go.Figure(figure)
    meta = figure["layout"]["meta"]
    assert meta["title"]
    assert meta["caption"]
    assert meta["summary"]


def decoded(array):
    import base64

    values = np.frombuffer(base64.b64decode(array["bdata"]), array["dtype"])
    return values.reshape([int(size) for size in array["shape"].split(",")])


def test_the_heatmaps_hold_the_weights_of_their_heads(client):
    weights = np.array(explain(client)["self_attention"]["weights"])
    for view in ("heads", "head"):
        figure = client.get(f"/api/models/town/views/{view}", params={"visits": DAY}).json()
        maps = [trace for trace in figure["data"] if trace["type"] == "heatmap"]
        assert len(maps) == 8
        for trace in maps:
            shown = decoded(trace["z"])
            of_head = weights[trace["meta"]["layer"], trace["meta"]["head"]]
            np.testing.assert_allclose(shown, of_head, atol=1e-7)


def test_both_axes_of_a_heatmap_name_the_visits(client):
    figure = client.get("/api/models/town/views/head", params={"visits": DAY}).json()
    for axis in ("xaxis", "yaxis"):
        names = figure["layout"][axis]["ticktext"]
        assert names == [
            "Maple Court · Mon 08:00",
            "Riverside Offices · Mon 09:00",
            "Café Luna · Mon 17:00",
        ]


def test_the_chosen_head_is_the_visible_one(client):
    params = {"visits": DAY, "layer": 1, "head": 2}
    figure = client.get("/api/models/town/views/head", params=params).json()
    maps = [trace for trace in figure["data"] if trace["type"] == "heatmap"]
    assert [trace["meta"] for trace in maps if trace["visible"]] == [{"layer": 1, "head": 2}]


def test_figures_are_the_views_by_name(client):
    params = {"visits": DAY, "views": "gate, pointer"}
    figures = client.get("/api/models/town/figures", params=params).json()
    assert set(figures) == {"gate", "pointer"}
    alone = client.get("/api/models/town/views/gate", params={"visits": DAY}).json()
    assert figures["gate"] == alone


def test_the_prediction_figure_adds_up_to_the_probabilities(client):
    figure = client.get("/api/models/town/views/prediction", params={"visits": DAY}).json()
    rows = figure["layout"]["meta"]["table"]["rows"]
    final = explain(client)["location_probabilities"]["final"]
    assert [row[0] for row in rows] == [place["name"] for place in final]
    for (_, pointer, generation, probability), place in zip(rows, final, strict=True):
        assert probability == pytest.approx(place["probability"], abs=1e-7)
        assert pointer + generation == pytest.approx(probability, abs=1e-6)


@pytest.mark.parametrize(
    ("model", "view"), [("without-pointer", "pointer"), ("without-pointer", "scatter-add")]
)
def test_a_view_of_a_missing_part_says_so(client, model, view):
    response = client.get(f"/api/models/{model}/views/{view}", params={"visits": "Home"})
    assert response.status_code == 422
    assert response.json()["errors"][0]["message"] == "This network has no pointer."


def texts(value):
    """Every string of a figure that Plotly draws, and none that the page sets as text."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, dict):
        for name, item in value.items():
            if name not in {"meta", "template"}:
                yield from texts(item)


@pytest.mark.parametrize("view", HISTORY_VIEWS)
def test_names_made_of_markup_are_no_markup_in_figures(client, view):
    params = {"visits": "#4, Home, #4"}
    figure = client.get(f"/api/models/tiny/views/{view}", params=params).json()
    drawn = list(texts(figure))
    assert drawn
    assert not any("<img" in text for text in drawn)


@pytest.mark.parametrize("view", ["head", "heads", "pointer", "prediction", "scatter-add"])
def test_figures_escape_the_names_they_show(client, view):
    params = {"visits": "#4, Home, #4"}
    figure = client.get(f"/api/models/tiny/views/{view}", params=params).json()
    assert any("&lt;img" in text for text in texts(figure))


def test_summaries_and_tables_hold_names_as_they_are(client):
    params = {"visits": "#4, #4"}
    for view in ("heads", "pointer", "scatter-add"):
        meta = client.get(f"/api/models/tiny/views/{view}", params=params).json()["layout"]["meta"]
        assert MARKUP in meta["summary"]
    assert explain(client, "tiny", **params)["visits"][0]["name"] == MARKUP


def test_reading_routes_carry_a_weak_etag_and_answer_304(client):
    for url in (
        "/api/models",
        "/api/models/town",
        "/api/models/town/locations",
        "/api/models/town/histories",
        "/api/models/town/views",
        f"/api/models/town/views/gate?visits={DAY}",
        f"/api/models/town/figures?views=gate&visits={DAY}",
    ):
        first = client.get(url.replace("+", "%2B"))
        tag = first.headers["etag"]
        assert tag.startswith('W/"')
        again = client.get(url.replace("+", "%2B"), headers={"if-none-match": tag})
        assert again.status_code == 304
        assert again.content == b""


@pytest.mark.parametrize("form", ["*", '"nothing", {strong}', "{weak}, {weak}"])
def test_a_tag_is_compared_weakly_and_among_others(client, form):
    weak = client.get("/api/models").headers["etag"]
    known = form.format(weak=weak, strong=weak.removeprefix("W/"))
    assert client.get("/api/models", headers={"if-none-match": known}).status_code == 304


@pytest.mark.parametrize("url", ["/", "/healthz", "/api/models", "/explore/town", "/docs"])
def test_head_is_get_without_a_body(client, url):
    response = client.head(url)
    assert response.status_code == 200
    assert response.content == b""


def test_another_query_has_another_etag(client):
    tags = {
        client.get("/api/models/town/views/gate", params={"visits": visits}).headers["etag"]
        for visits in ("Maple Court", "Café Luna")
    }
    assert len(tags) == 2


def test_the_api_and_static_modules_are_open_to_any_origin_and_pages_are_not(client):
    origin = {"origin": "https://slides.example"}
    for url in ("/api/models", "/static/js/pointer-view.js"):
        headers = client.get(url, headers=origin).headers
        assert headers["access-control-allow-origin"] == "*"
        assert "access-control-allow-credentials" not in headers
    assert "access-control-allow-origin" not in client.get("/", headers=origin).headers


def test_embeds_may_be_framed_by_anyone_and_pages_by_nobody(client):
    policy = "content-security-policy"
    assert "frame-ancestors" not in client.get("/embed/town/gate").headers[policy]
    for url in ("/", "/explore/town", "/docs"):
        assert "frame-ancestors 'self'" in client.get(url).headers[policy]


def test_minus_infinity_is_a_string_in_lists():
    assert json_bytes(encode_array(np.array([-np.inf, 0.5]), "list")) == b'["-inf",0.5]'


def test_healthz_answers(client):
    assert client.get("/healthz").json()["status"] == "ok"


def test_every_example_of_the_openapi_page_runs(client):
    # What changes the models that are served has no example that could run.
    paths = {
        path: {method: described for method, described in methods.items() if method in READING}
        for path, methods in client.get("/openapi.json").json()["paths"].items()
        # An example would need a room or a data set; see test_rooms.py and test_data_page.py.
        if not f"{path}/".startswith(("/api/rooms/", "/api/data/", "/api/data-access/"))
    }
    tried = set()
    for path, methods in paths.items():
        for method, described in methods.items():
            parameters = described.get("parameters", ())
            shown = {
                parameter["name"]: parameter["schema"].get("examples", parameter.get("examples"))
                for parameter in parameters
                if "examples" in parameter or "examples" in parameter["schema"]
            }
            if "{sha256}" in path:  # changes with the weights, so the page has no example
                shown["sha256"] = [client.get("/api/models/town").json()["weights"]["sha256"]]
            url = path.format(**{name: examples[0] for name, examples in shown.items()})
            params = {
                name: examples[0] for name, examples in shown.items() if f"{{{name}}}" not in path
            }
            body = described.get("requestBody", {}).get("content", {}).get("application/json", {})
            bodies = [example["value"] for example in body.get("examples", {}).values()] or [None]
            for json in bodies:
                assert client.request(method, url, params=params, json=json).status_code == 200, url
                tried.add((method, path))
    assert len(tried) == sum(len(methods) for methods in paths.values())


def test_the_contract_is_in_the_openapi_page(client):
    paths = set(client.get("/openapi.json").json()["paths"])
    prefix = "/api/models/{model}"
    assert paths >= {
        "/healthz",
        "/api/models",
        prefix,
        *(
            f"{prefix}/{route}"
            for route in (
                "locations",
                "histories",
                "self-attention",
                "pointer",
                "gate",
                "location-probabilities",
                "explain",
                "views",
                "views/{view}",
                "figures",
                "weights/{sha256}",
            )
        ),
    }
