"""The view of the whole network: what its trace holds, and how large it is."""

from __future__ import annotations

import base64
import json
from dataclasses import replace

import numpy as np
import pytest
import torch

from pointerscope.analysis.explanation import (
    ExplainedQuery,
    explain,
    resolve_for_bundle,
    trace_queries,
    with_intermediates,
)
from pointerscope.core.settings import Settings
from pointerscope.figures.difference import draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.explanation_content import explanation_content
from pointerscope.figures.network import MAX_LOCATIONS, SITES_OF_LOCATIONS
from pointerscope.figures.numbers import figure_tables
from pointerscope.figures.views import InvalidOptionError, draw
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.interventions import build_batch
from pointerscope.network.sites import tensors_by_site
from pointerscope.notebook.model import open_model
from pointerscope.publishing.deck.files import render_deck_file
from pointerscope.publishing.exported_view import export_view
from pointerscope.web.responses import json_bytes
from tests.conftest import WITHOUT, write_tiny

pytestmark = pytest.mark.usefixtures("one_thread")

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
CHANGES = (
    {},
    {"gate": 0.3, "remove_heads": [[1, 2]]},
    {"residuals": False, "layer_norm": False},
    {"mask_visits": [0]},
    {"order": [1, 0, 2]},
)
ATTENTION = (".scores", ".weights")


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


def asked(bundle, visits=DAY, **fields):
    return explain(bundle, Query.model_validate({"visits": visits} | fields))


def shown(explanation):
    """The trace of an explanation, as its JSON holds it."""
    drawn = draw("network", explanation.bundle, lambda: explanation)
    assert drawn["kind"] == "network"
    return json.loads(figure_bytes(drawn))["trace"]


def decoded(tensors):
    return {
        site: np.frombuffer(base64.b64decode(tensor["data"]), tensor["dtype"]).reshape(
            tensor["shape"]
        )
        for site, tensor in tensors.items()
    }


def computed(bundle, query):
    """Every tensor of a pass over one query, by site."""
    resolved = resolve_for_bundle(bundle, query)
    limit = bundle.architecture.max_visits
    batch = build_batch([resolved.history], limit, [resolved.masked])
    with torch.inference_mode():
        trace = bundle.network.trace(
            batch, intermediates=True, interventions=resolved.interventions
        )
    return {site: tensor[0].numpy() for site, tensor in tensors_by_site(trace).items()}


@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_the_tensors_are_those_of_the_pass_at_every_site(town, changes):
    query = Query.model_validate({"visits": DAY, "interventions": changes})
    found, expected = decoded(shown(explain(town, query))["tensors"]), computed(town, query)
    assert found.keys() == expected.keys()
    assert {"inputs.projected", "layers.1.feed_forward.hidden"} <= found.keys()
    for site, values in expected.items():
        assert found[site].dtype == np.float32
        assert found[site].shape == values.shape
        np.testing.assert_allclose(found[site], values, atol=1e-5, err_msg=site)


def test_masked_scores_are_minus_infinity(town):
    trace = shown(asked(town, interventions={"mask_visits": [0]}))
    assert decoded(trace["tensors"])["pointer.scores"][0] == -np.inf


@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_the_rest_is_the_answer_of_the_explain_route(town, changes):
    explanation = asked(town, interventions=changes, top_k=7)
    trace = shown(explanation)
    answer = json.loads(json_bytes(explanation_content(explanation, "list")))
    assert trace.keys() - answer.keys() == {"architecture", "interventions", "places", "tensors"}
    assert trace["self_attention"] is None
    assert {name: trace[name] for name in answer} == answer | {"self_attention": None}
    assert trace["interventions"] == changes
    assert trace["architecture"] == town.architecture.sizes


def test_every_place_that_is_named_has_a_label_and_a_category(town):
    trace = shown(asked(town))
    lists = (trace["visits"], *trace["location_probabilities"].values())
    named = {str(place["location"]) for places in lists for place in places}
    assert trace["places"].keys() == named
    for location, place in trace["places"].items():
        known = town.places[int(location)]
        assert place == {"label": known.label, "category": known.category}


@pytest.mark.parametrize("intermediates", [True, False])
def test_queries_traced_together_give_what_each_gives_alone(town, intermediates):
    days = (DAY, "Café Luna, Maple Court", f"{DAY}, {DAY}")
    queries = [Query(visits=visits) for visits in days]
    resolved = [
        replace(resolve_for_bundle(town, query), intermediates=intermediates) for query in queries
    ]
    for query, one, trace in zip(queries, resolved, trace_queries(town, resolved), strict=True):
        assert (trace.intermediates is not None) == intermediates
        found = decoded(shown(ExplainedQuery(town, one, trace))["tensors"])
        for site, values in computed(town, query).items():
            np.testing.assert_allclose(found[site], values, atol=1e-5, err_msg=site)


def test_drawing_leaves_a_cached_explanation_as_small_as_it_was(town):
    explanation = asked(town)
    before = explanation.bytes
    shown(explanation)
    assert explanation.trace.intermediates is None
    assert explanation.bytes == before


def test_the_memory_of_intermediates_is_counted(town):
    explanation = asked(town)
    complete = with_intermediates(explanation)
    intermediates = sum(tensor.nbytes for tensor in complete.trace.intermediates.values())
    assert complete.bytes == explanation.bytes + intermediates
    assert with_intermediates(complete) is complete


@pytest.mark.parametrize("name", WITHOUT)
def test_the_sites_of_a_part_that_the_network_lacks_are_absent(tmp_path, name):
    trace = shown(asked(read_bundle(write_tiny(tmp_path / "tiny", WITHOUT[name])), "Home, Work"))
    parts = {site.partition(".")[0] for site in trace["tensors"]}
    assert ("pointer" in parts) == ("pointer" not in WITHOUT[name])
    assert ("generation" in parts) == ("generation" not in WITHOUT[name])
    assert ("inputs.user" in trace["tensors"]) == ("user" not in WITHOUT[name])
    assert ("gate.logit" in trace["tensors"]) == ("gate" not in WITHOUT[name])


@pytest.mark.parametrize(("locations", "are_sent"), [(MAX_LOCATIONS, True), (2_001, False)])
def test_tensors_over_very_many_locations_are_left_out(tmp_path, locations, are_sent):
    bundle = read_bundle(write_tiny(tmp_path / "tiny", locations=locations))
    trace = shown(asked(bundle, "Home, Work", top_k=100))
    assert len(trace["location_probabilities"]["final"]) == 100
    for site in SITES_OF_LOCATIONS:
        assert (site in trace["tensors"]) == are_sent
    assert "pointer.weights" in trace["tensors"]


def test_the_size_grows_linearly_with_the_visits_besides_the_attention_maps(tmp_path):
    bundle = read_bundle(write_tiny(tmp_path / "tiny", max_visits=64))

    def size(visits):
        trace = shown(asked(bundle, ", ".join(["Home"] * visits)))
        maps = [
            trace["tensors"].pop(site)
            for site in [*trace["tensors"]]
            if ".heads." in site and site.endswith(ATTENTION)
        ]
        assert all(tensor["shape"] == [visits, visits] for tensor in maps)
        return len(json.dumps(trace))

    small, middle, large = size(16), size(32), size(64)
    assert large - middle == pytest.approx(2 * (middle - small), rel=0.02)


def test_a_comparison_shows_both_traces(town):
    explanation, other = asked(town, interventions={"gate": 0.1}), asked(town)
    drawn = draw_difference("network", lambda: explanation, lambda: other)
    assert json.loads(figure_bytes(drawn["trace"])) == shown(explanation)
    assert json.loads(figure_bytes(drawn["before"])) == shown(other)
    assert drawn["meta"]["title"] == "The whole network"
    assert other.prediction.label in drawn["meta"]["summary"]


def test_without_a_comparison_there_is_no_trace_before(town):
    explanation = asked(town)
    assert draw("network", town, lambda: explanation)["before"] is None


def test_the_table_has_what_each_part_gives_every_listed_place(town):
    explanation = asked(town)
    [table] = figure_tables(draw("network", town, lambda: explanation))
    by_label = {place.label: place.id for place in town.places}
    assert len(table.rows) >= len(explanation.answers)
    for label, pointer, generated, final in table.rows:
        location = by_label[label]
        assert pointer == explanation.pointer_probabilities[location]
        assert generated == explanation.generation_probabilities[location]
        assert final == explanation.probabilities[location]


def test_it_has_no_options(town):
    explanation = asked(town)
    with pytest.raises(InvalidOptionError, match='no option "layer"'):
        draw("network", town, lambda: explanation, selected={"layer": "0"})


def test_it_is_refused_as_a_figure_of_plotly():
    with pytest.raises(ValueError, match="not a Plotly figure"):
        open_model(Settings().models / "town").figure("network", DAY)


def test_a_view_takes_its_model_along_only_where_weights_may_be_shared(town, tmp_path):
    def held(bundle, name="network", **options):
        query = Query(visits=f"#{bundle.places[2].id}")
        return export_view(name, bundle, query, lambda: explain(bundle, query), **options)

    assert held(town).shared_model is town
    assert held(town, share_weights=False).shared_model is None
    assert held(town, "prediction").shared_model is None
    assert held(read_bundle(write_tiny(tmp_path / "tiny"))).shared_model is None


@pytest.mark.parametrize("share_weights", [True, False])
def test_a_deck_holds_the_weights_of_a_model_once_or_not_at_all(town, share_weights):
    slides = "\n".join(
        f"- view: {{view: network, visits: {json.dumps(visits)}}}" for visits in (DAY, "#2")
    )
    page = render_deck_file(
        f"title: A deck\nslides:\n{slides}", "html", lambda _: town, share_weights=share_weights
    )
    assert page.count(b'id="town/weights.safetensors"') == share_weights
