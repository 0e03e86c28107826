"""The view of the whole network through the API."""

from __future__ import annotations

import base64
import json
import re

import numpy as np
import pytest

from pointerscope.web import schemas
from tests.api.test_answers import DAY, explain

NETWORK = "/api/models/town/views/network"


def asked(client, url=NETWORK, **parameters):
    response = client.get(url, params={"visits": DAY} | parameters)
    assert response.status_code == 200, response.text
    return response.json()


def test_it_is_a_trace_and_no_figure_of_plotly(client):
    answer = asked(client)
    schemas.NetworkFigure.model_validate(answer)
    assert answer.keys() == {"kind", "trace", "before", "meta"}
    assert (answer["kind"], answer["before"]) == ("network", None)


def test_its_numbers_are_those_of_the_explain_route(client):
    trace, explained = asked(client, user=12)["trace"], explain(client, user=12)
    for name in explained.keys() - {"self_attention", "pointer"}:
        assert trace[name] == explained[name], name
    weights = explained["pointer"]["weights"]
    assert trace["pointer"]["weights"] == pytest.approx(weights, abs=1e-5)
    shapes = {site: tensor["shape"] for site, tensor in trace["tensors"].items()}
    assert shapes["layers.1.heads.3.weights"] == [3, 3]


def test_against_gives_the_trace_before(client):
    changed = {"interventions": json.dumps({"gate": 0.2})}
    answer = asked(client, **changed, against=json.dumps({"interventions": None}))
    assert answer["trace"]["gate"] == asked(client, **changed)["trace"]["gate"]
    assert answer["trace"]["interventions"] == {"gate": 0.2}
    assert answer["before"] == asked(client)["trace"]


def test_its_outline_holds_lengths_in_place_of_vectors(client):
    trace, outline = (
        asked(client, url, user=12)["trace"] if url == NETWORK else asked(client, url, user=12)
        for url in (NETWORK, "/api/models/town/outline")
    )
    named = outline.keys() - {"tensors", "lengths"}
    assert {name: trace[name] for name in named} == {name: outline[name] for name in named}
    assert outline["tensors"].items() <= trace["tensors"].items()
    assert "layers.1.heads.3.weights" in outline["tensors"]
    for site, lengths in outline["lengths"].items():
        vectors = decoded(trace["tensors"][site])
        expected = np.sqrt((vectors.astype(float) ** 2).sum(axis=1))
        assert decoded(lengths) == pytest.approx(expected, rel=1e-6), site
    left_out = trace["tensors"].keys() - outline["tensors"].keys() - outline["lengths"].keys()
    assert all(".heads." in site for site in left_out)


def test_a_query_that_cannot_be_read_has_no_outline(client):
    answer = client.get("/api/models/town/outline", params={"visits": "Nowhere at all"})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["where"].startswith("visits")


@pytest.mark.parametrize(
    ("query", "preloads"),
    [
        ({"visits": DAY, "user": "12"}, "outline"),
        ({"visits": DAY, "interventions": '{"gate": 0.2}'}, "weights"),
        ({"visits": DAY, "open": "gate"}, "weights"),
        ({"visits": DAY, "engine": "browser"}, "weights"),
        ({"visits": DAY, "engine": "server"}, None),
        ({}, "weights"),
    ],
)
def test_the_explore_page_preloads_what_it_draws_first(client, query, preloads):
    page = client.get("/explore/town", params=query).text
    preloaded = {
        name for name in ("outline", "weights") if f'href="/api/models/town/{name}' in page
    }
    assert preloaded == ({preloads} if preloads else set())
    later = re.search('<link rel="modulepreload" href="[^"]*/bundles/explore-page.js">', page)
    assert (later is None) == (preloads == "outline")  # it shall not compete with the picture


def decoded(array):
    return np.frombuffer(base64.b64decode(array["data"]), "<f4").reshape(array["shape"])


def test_it_comes_with_other_views(client):
    together = asked(client, "/api/models/town/figures", views="network,prediction")
    assert together["network"] == asked(client)
    assert together["prediction"]["data"]


def test_drawing_it_runs_no_pass_of_its_own(client, monkeypatch):
    passes = []
    network = type(client.app.state.registry.bundle("town").network)
    trace = network.trace

    def counting(self, batch, **options):
        passes.extend(options["intermediates"] for user in batch.user if user == 17)
        return trace(self, batch, **options)

    monkeypatch.setattr(network, "trace", counting)
    asked(client, user=17)
    assert passes == [True]


def test_it_is_not_sent_twice(client):
    first = client.get(NETWORK, params={"visits": DAY})
    headers = {"if-none-match": first.headers["etag"]}
    assert client.get(NETWORK, params={"visits": DAY}, headers=headers).status_code == 304
    other = client.get(NETWORK, params={"visits": DAY, "user": 3}, headers=headers)
    assert other.status_code == 200


def test_a_query_that_cannot_be_read_is_refused(client):
    response = client.get(NETWORK, params={"visits": "Nowhere at all"})
    assert response.status_code == 422
    assert response.json()["errors"][0]["where"].startswith("visits")


def test_it_is_listed_first_and_says_what_it_is(client):
    first, *rest = client.get("/api/models/town/views").json()
    assert (first["name"], first["kind"], first["section"]) == ("network", "network", "answer")
    assert {view["kind"] for view in rest} == {"plotly"}


def test_it_is_described(client):
    description = client.get("/openapi.json").json()
    route = description["paths"]["/api/models/{model}/views/{view}"]["get"]
    answer = route["responses"]["200"]["content"]["application/json"]["schema"]
    named = [member["$ref"].rpartition("/")[2] for member in answer["anyOf"]]
    assert named == ["Figure", "NetworkFigure"]


def test_it_has_an_embed(client):
    response = client.get("/embed/town/network", params={"visits": DAY})
    assert response.status_code == 200
    assert 'view="network"' in response.text


def test_its_offline_file_holds_trace_and_network_and_no_plotly(client):
    network, chart = (
        client.get(f"/api/models/town/views/{view}/offline", params={"visits": DAY})
        for view in ("network", "prediction")
    )
    assert network.status_code == 200, network.text
    assert '"kind":"network"' in network.text
    assert 'id="town/weights.safetensors"' in network.text
    assert "weights.safetensors" not in chart.text
    assert len(network.content) < 910_000 < len(chart.content)


@pytest.mark.parametrize("page", ["/explore/town", "/compare"])
def test_pages_of_charts_do_not_list_it(client, page):
    text = client.get(page).text
    assert 'view="network"' not in text
    assert 'value="network"' not in text
