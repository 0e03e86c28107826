"""The views of space: places on the map, places by their embeddings, and positions."""

from __future__ import annotations

import dataclasses
import json
import math

import numpy as np
import plotly.graph_objects as go
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.analysis.embeddings import (
    place_embeddings,
    position_tables,
    principal_components,
)
from pointerscope.analysis.explanation import explain
from pointerscope.analysis.place_map import EARTH_RADIUS, compute_place_map, equirectangular
from pointerscope.core.settings import Settings
from pointerscope.figures import theme
from pointerscope.figures.difference import NoDifferenceError, draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import MissingCoordinatesError, NothingToShowError, draw
from pointerscope.mobility.places import Place, Places
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import MARKUP, write_tiny

VIEWS = ("map", "places", "positions")
DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court"


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("tiny") / "tiny", max_visits=150))


def without(tmp_path, *components):
    return read_bundle(write_tiny(tmp_path / "tiny", set(components)))


def asked(bundle, visits=DAY, **query):
    return explain(bundle, Query(visits=visits, **query))


def drawn(view, explanation, **chosen):
    return draw(view, explanation.bundle, lambda: explanation, selected=chosen)


def meta(figure):
    return figure["layout"]["meta"]


def trace(figure, name):
    [found] = [trace for trace in figure["data"] if trace.get("name", "").startswith(name)]
    return found


# --- The projection


@given(
    latitude=st.floats(-80, 80),
    longitude=st.floats(-180, 180),
    north=st.floats(-0.1, 0.1),
    east=st.floats(-0.1, 0.1),
)
@settings(max_examples=60)
def test_near_the_centre_the_projection_keeps_distances(latitude, longitude, north, east):
    x, y = equirectangular(
        np.array([latitude + north]), np.array([longitude + east]), (latitude, longitude)
    )
    # The distance on the sphere, by the haversine of both angles.
    phi, other = math.radians(latitude), math.radians(latitude + north)
    angle = (
        math.sin((other - phi) / 2) ** 2
        + math.cos(phi) * math.cos(other) * math.sin(math.radians(east) / 2) ** 2
    )
    distance = 2 * EARTH_RADIUS * math.asin(math.sqrt(angle))
    assert math.hypot(float(x[0]), float(y[0])) == pytest.approx(distance, rel=0.01, abs=1e-6)


def test_a_degree_north_is_a_hundred_and_eleven_kilometres():
    east, north = equirectangular(np.array([1.0, 0.0]), np.array([0.0, 1.0]), (0.0, 0.0))
    np.testing.assert_allclose(east, [0, 111.195], atol=1e-3)
    np.testing.assert_allclose(north, [111.195, 0], atol=1e-3)


def test_places_on_both_sides_of_the_date_line_lie_together():
    east, _ = equirectangular(np.zeros(2), np.array([179.9, -179.9]), (0.0, 180.0))
    np.testing.assert_allclose(east, [-11.12, 11.12], atol=0.01)


# --- The map


def test_a_disc_is_as_large_as_the_weight_that_its_place_collects(town):
    explanation = asked(town)
    shown = compute_place_map(explanation)
    assert shown.visited.locations.tolist() == sorted({*explanation.query.history.locations})
    for place, share in zip(shown.visited.locations, shown.visited.shares, strict=True):
        collected = sum(
            weight
            for visit, weight in zip(explanation.visits, explanation.pointer_weights, strict=True)
            if visit.location == place
        )
        assert share == pytest.approx(collected, abs=1e-6)
    disc = trace(drawn("map", explanation), "visited")
    assert np.argsort(disc["marker"]["size"]).tolist() == np.argsort(shown.visited.shares).tolist()
    assert disc["marker"]["color"] == theme.POINTER


def test_rings_are_the_leading_answers_by_probability(town):
    explanation = asked(town, top_k=4)
    ring = trace(drawn("map", explanation), "predicted")
    leading = explanation.leading(4)
    assert ring["hovertext"] == [place.label for place in leading]
    np.testing.assert_allclose(
        ring["customdata"],
        [place.probability for place in leading],
        atol=1e-6,
    )
    assert ring["marker"]["color"] == theme.BLEND


def test_the_way_goes_through_the_visits_in_their_order(town):
    explanation = asked(town)
    shown = compute_place_map(explanation)
    at = dict(
        zip(shown.visited.locations.tolist(), shown.visited.positions_km.T.tolist(), strict=True)
    )
    expected = [at[visit.location] for visit in explanation.visits]
    np.testing.assert_allclose(shown.path.T, expected)
    way = trace(drawn("map", explanation), "order of visits")
    np.testing.assert_allclose([way["x"], way["y"]], shown.path)


def test_the_middle_of_the_map_is_the_middle_of_the_places_visited(town):
    shown = compute_place_map(asked(town))
    np.testing.assert_allclose(shown.visited.positions_km.mean(1), 0, atol=1e-5)


def test_both_axes_of_the_map_have_one_scale(town):
    assert drawn("map", asked(town))["layout"]["yaxis"]["scaleanchor"] == "x"


def test_without_a_pointer_discs_are_shares_of_the_visits(tmp_path):
    bundle = without(tmp_path, "pointer", "position_bias", "gate")
    shown = compute_place_map(asked(bundle, "Home, Work, Home, Home"))
    assert shown.visited.shares.tolist() == [0.75]
    assert shown.unknown_visited == 1


def test_places_without_coordinates_are_counted(tiny):
    summary = meta(drawn("map", asked(tiny, "Home, Work, #4")))["summary"]
    assert "2 of the history's places" in summary


def test_a_history_without_coordinates_has_no_map(tiny):
    with pytest.raises(NothingToShowError, match="No place of this history has coordinates"):
        drawn("map", asked(tiny, "Work, #4"))


def test_a_model_without_coordinates_has_no_map():
    bundle = read_bundle(Settings().models / "newyork")
    with pytest.raises(MissingCoordinatesError):
        drawn("map", asked(bundle, "#5, #7"))


def test_only_a_few_places_are_named_and_all_on_hover(town):
    explanation = asked(town)
    ring = trace(drawn("map", explanation), "predicted")
    assert 1 <= sum(bool(text) for text in ring["text"]) <= 3
    assert len(ring["customdata"]) == 10


def test_a_difference_on_the_map_is_of_probabilities(town):
    changed, learned = asked(town, interventions={"only": "generation"}), asked(town)
    figure = draw_difference("map", lambda: changed, lambda: learned)
    rows = meta(figure)["table"]["rows"]
    for place in changed.leading(3):
        [difference] = [value for label, value in rows if label == place.label]
        expected = place.probability - learned.probabilities[place.location]
        assert difference == pytest.approx(expected, abs=1e-6)
    most = max(abs(value) for _, value in rows)
    assert figure["layout"][theme.DIFFERENCE]["cmax"] == pytest.approx(most)


def test_nothing_differs_from_itself_on_the_map(town):
    explanation = asked(town)
    figure = draw_difference("map", lambda: explanation, lambda: explanation)
    assert meta(figure)["summary"] == "Nothing differs."


def test_networks_of_other_places_have_no_difference_on_the_map(town, tiny):
    with pytest.raises(NoDifferenceError):
        draw_difference("map", lambda: asked(town), lambda: asked(tiny, "Home"))


# --- Embeddings of places


def test_the_components_are_those_of_the_covariance(town):
    weights = town.network.loc_emb.weight.detach().double().numpy()[2:]
    values, vectors = np.linalg.eigh(np.cov(weights.T))
    found = place_embeddings(town)
    for component, (value, vector) in enumerate(
        zip(values[:-3:-1], vectors.T[:-3:-1], strict=True)
    ):
        projected = (weights - weights.mean(0)) @ vector
        shown = found.points[:, component]
        assert abs(np.corrcoef(projected, shown)[0, 1]) == pytest.approx(1, abs=1e-6)
        assert shown.var(ddof=1) == pytest.approx(value, rel=1e-4)
        assert found.explained[component] == pytest.approx(value / values.sum(), rel=1e-6)


def test_signs_do_not_depend_on_those_of_the_decomposition():
    random = np.random.default_rng(0).normal(size=(12, 5))
    points, _ = principal_components(random)
    mirrored, _ = principal_components(random * [-1, 1, 1, 1, 1])
    again, _ = principal_components(random.copy())
    np.testing.assert_array_equal(points, again)
    np.testing.assert_allclose(np.abs(points), np.abs(mirrored), atol=1e-9)


@pytest.mark.parametrize("rows", [3, 4, 9])
def test_places_that_are_all_alike_lie_in_one_point(rows):
    points, explained = principal_components(np.ones((rows, 4)))
    np.testing.assert_allclose(points, 0, atol=1e-12)
    assert explained == (0.0, 0.0)


def test_padding_and_the_unknown_place_have_no_say():
    embeddings = np.random.default_rng(1).normal(size=(9, 4))
    other = embeddings.copy()
    other[:2] += 100
    np.testing.assert_array_equal(
        principal_components(embeddings)[0], principal_components(other)[0]
    )


def test_what_does_not_depend_on_the_history_is_computed_once(town):
    assert place_embeddings(town) is place_embeddings(town)
    assert position_tables(town) is position_tables(town)


def test_dots_are_all_places_and_marks_this_historys(town):
    explanation = asked(town)
    figure = drawn("places", explanation)
    assert len(trace(figure, "every place")["x"]) == town.architecture.locations - 2
    points = place_embeddings(town).points
    for name, places, colour in (
        ("visited", sorted({*explanation.query.history.locations}), theme.POINTER),
        ("leading", [place.location for place in explanation.leading(10)], theme.BLEND),
    ):
        marks = trace(figure, name)
        np.testing.assert_array_equal(marks["x"], points[np.array(places) - 2, 0])
        np.testing.assert_array_equal(marks["y"], points[np.array(places) - 2, 1])
        assert marks["marker"]["color"] == colour


def test_a_category_stands_out_when_it_is_chosen(town):
    figure = drawn("places", asked(town), category="restaurant")
    restaurants = [place.id for place in town.places if place.category == "restaurant"]
    points = place_embeddings(town).points[np.array(restaurants) - 2]
    chosen = trace(figure, "of the category")
    np.testing.assert_array_equal(chosen["x"][: len(points)], points[:, 0])
    np.testing.assert_array_equal(chosen["y"][: len(points)], points[:, 1])
    assert np.isnan(chosen["x"][len(points) :]).all()
    assert np.isnan(trace(drawn("places", asked(town)), "of the category")["x"]).all()


def test_places_without_names_are_told_by_number():
    bundle = read_bundle(Settings().models / "geolife")
    dots = trace(drawn("places", asked(bundle, "#5, #7")), "every place")
    assert dots["customdata"].tolist() == list(range(2, bundle.architecture.locations))
    assert "#%{customdata}" in dots["hovertemplate"]


def test_a_history_of_unknown_places_marks_none(tiny):
    figure = drawn("places", asked(tiny, "#1, #1"))
    assert len(trace(figure, "visited")["x"]) == 0
    figure_bytes(figure)


def test_embeddings_of_two_networks_have_no_difference(town):
    with pytest.raises(NoDifferenceError):
        draw_difference("places", lambda: asked(town), lambda: asked(town))


# --- Positions


def test_positions_are_the_tables_of_the_network(town):
    found = position_tables(town)
    table = town.network.pos_encoding[0].numpy()
    np.testing.assert_array_equal(found.sinusoidal.vectors, table)
    learned = town.network.pos_from_end_emb.weight.detach().numpy()
    np.testing.assert_array_equal(found.from_end.vectors, learned[1:-1])


def test_cosines_of_the_sinusoidal_table_depend_on_the_distance_alone(town):
    similarity = position_tables(town).sinusoidal.similarity
    for distance in (1, 5, 30):
        along = np.diagonal(similarity, distance)
        np.testing.assert_allclose(along, along[0], atol=1e-5)


@pytest.mark.parametrize("visits", [1, 3, 40, 150])
def test_every_visit_lies_at_its_own_row(tiny, visits):
    explanation = asked(tiny, ["Home"] * visits)
    figure = drawn("positions", explanation)
    from_end = explanation.trace.batch.position_from_end[0].numpy()
    learned = tiny.network.pos_from_end_emb.weight.detach().numpy()
    table = tiny.network.pos_encoding[0].numpy()
    for name, rows in (("sinusoidal", table[:visits]), ("position from end", learned[from_end])):
        heatmap = next(trace for trace in figure["data"] if trace["name"] == name)
        row_of = {int(y): row for row, y in enumerate(heatmap["y"])}
        # The oldest of as many visits as there can be shares the position of the one after it.
        for visit in range(1 if visits == 150 else 0, visits):
            np.testing.assert_array_equal(heatmap["z"][row_of[visit]], rows[visit])


def test_each_table_and_its_cosines_can_be_chosen(town):
    explanation = asked(town)
    choice = meta(drawn("positions", explanation))["choices"][0]
    assert choice["values"] == [
        "sinusoidal",
        "sinusoidal, similarity",
        "position from end",
        "position from end, similarity",
    ]
    for value in choice["values"]:
        figure = drawn("positions", explanation, show=value)
        assert [trace["name"] for trace in figure["data"] if trace["visible"]] == [value]


def test_a_table_that_is_switched_off_is_said_to_be(town):
    for key, value in (("sinusoidal", "sinusoidal"), ("position_from_end", "position from end")):
        explanation = asked(town, interventions={key: False})
        assert "switched off" in meta(drawn("positions", explanation, show=value))["summary"]
        texts = meta(drawn("positions", explanation))["summaries"]["texts"]
        assert sum("switched off" in text for text in texts) == 2


@pytest.mark.parametrize(
    ("lacking", "said"),
    [("sinusoidal", "no sinusoidal table"), ("position_from_end", "no embedding of positions")],
)
def test_a_network_with_one_table_shows_it_and_says_so(tmp_path, lacking, said):
    figure = drawn("positions", asked(without(tmp_path, lacking), "Home, Work"))
    assert len(figure["data"]) == 2
    assert said in meta(figure)["summary"]


def test_a_network_without_tables_has_no_positions_to_show(tmp_path):
    bundle = without(tmp_path, "sinusoidal", "position_from_end")
    with pytest.raises(NothingToShowError, match="neither"):
        drawn("positions", asked(bundle, "Home, Work"))


# --- All of them


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(
    "changes",
    [
        None,
        {"mask_visits": [0, 1], "order": [1, 2, 0, 3]},
        {"only": "generation"},
        {"only": "pointer", "pointer_temperature": 1e-6},
        {"sinusoidal": False, "position_from_end": False},
    ],
)
def test_figures_are_finite_and_plotly_takes_them(town, view, changes):
    figure = drawn(view, asked(town, interventions=changes))
    json.loads(figure_bytes(figure), parse_constant=pytest.fail)
    go.Figure(figure)
    for part in figure["data"]:
        if part["name"] == "of the category":
            continue  # ends in nothing where it has fewer places than the largest
        for values in (part.get("x"), part.get("y"), part.get("z")):
            assert values is None or np.isfinite(values).all()
    assert meta(figure)["summary"].endswith(".")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("visits", [1, 150])
def test_the_shortest_and_the_longest_history_are_drawn(tiny, view, visits):
    go.Figure(drawn(view, asked(tiny, ["Home"] * visits)))


@pytest.mark.parametrize("view", ["map", "places"])
def test_names_made_of_markup_are_text(tmp_path, view):
    listed = [Place(2, MARKUP, MARKUP, 1.0, 2.0), Place(3, "Work", None, 1.1, 2.0)]
    tiny = read_bundle(write_tiny(tmp_path / "tiny"))
    bundle = dataclasses.replace(tiny, places=Places(listed, tiny.architecture.locations))
    figure = drawn(view, asked(bundle, "#2, Work, #2"))
    assert MARKUP in [row[0] for row in meta(figure)["table"]["rows"]]
    for part in figure["data"]:
        assert "<img" not in figure_bytes({**part, "meta": None}).decode()


@pytest.mark.parametrize("view", ["map", "places"])
def test_places_of_one_name_are_told_apart_by_their_ids(tiny, view):
    figure = drawn(view, asked(tiny, "#2, #5, #6"))
    rows = [row[0] for row in meta(figure)["table"]["rows"]]
    assert len(set(rows)) == len(rows)
