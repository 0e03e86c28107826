"""The difference of two figures is the difference of what they show, or a sentence."""

from __future__ import annotations

import numpy as np
import orjson
import plotly.graph_objects as go
import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.figures.attention import draw_head_difference
from pointerscope.figures.difference import NoDifferenceError, draw_difference, subtract
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.labels import minus_signs, visit_names
from pointerscope.figures.views import (
    InvalidOptionError,
    MissingPartError,
    NothingToShowError,
    UnknownViewError,
    draw,
    find_view,
    views,
)
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import signed, write_tiny

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna @ 17:30, Maple Court"
OTHER_DAY = "Café Luna @ Tue 07:00 +45, Maple Court @ 09:00 +480, Maple Court @ 17:30, Café Luna"
HISTORY_VIEWS = [
    name for name, view in views().items() if view.reads == "history" and view.kind == "plotly"
]


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("difference") / "tiny"))


def asked(bundle, visits=DAY, **interventions):
    return explain(bundle, Query.model_validate({"visits": visits, "interventions": interventions}))


@pytest.fixture(scope="module")
def learned(town):
    return asked(town)


@pytest.fixture(scope="module")
def changed(town):
    return asked(town, scaling=False, remove_heads=[[0, 1]])


def difference(view, explanation, other, **chosen):
    return draw_difference(view, lambda: explanation, lambda: other, selected=chosen)


def is_comparable(view):
    """Whether two histories of the town can be compared in a view."""
    town = read_bundle(Settings().models / "town")
    try:
        difference(view, asked(town), asked(town))
    except NoDifferenceError:
        return False
    return True


# Of views that read pairs, the figure of two explanations is no difference.
COMPARABLE = [
    view for view in HISTORY_VIEWS if is_comparable(view) and not find_view(view).reads_pairs
]


def test_most_views_can_be_compared():
    assert len(COMPARABLE) > len(HISTORY_VIEWS) / 2


def can_be_subtracted(drawn):
    """Whether a figure holds numbers that do not depend on its options."""
    has_numbers = any(trace["type"] in {"bar", "heatmap"} for trace in drawn["data"])
    return has_numbers and "parts" not in drawn["layout"]["meta"]


def table(drawn):
    return drawn["layout"]["meta"]["table"]["rows"]


def of_kind(drawn, kind):
    return {trace["name"]: trace for trace in drawn["data"] if trace["type"] == kind}


def test_the_small_maps_show_the_weights_less_those_of_the_other(changed, learned):
    expected = changed.self_attention - learned.self_attention
    maps = difference("heads", changed, learned)["data"]
    assert len(maps) == expected.shape[0] * expected.shape[1]
    for trace in maps:
        cell = expected[trace["meta"]["layer"], trace["meta"]["head"]]
        np.testing.assert_allclose(trace["z"], cell, atol=1e-7)


def test_the_rows_of_the_last_visit_are_subtracted(changed, learned):
    [trace] = difference("last-visit", changed, learned)["data"]
    expected = (changed.self_attention - learned.self_attention)[:, :, -1]
    np.testing.assert_allclose(trace["z"], expected.reshape(8, 4), atol=1e-7)


def test_the_rollout_is_subtracted_after_every_layer(changed, learned):
    def rolled(explanation):
        shares = np.eye(4)
        for layer in explanation.self_attention.astype(np.float64):
            shares = (layer.mean(0) + np.eye(4)) / 2 @ shares
            yield shares

    maps = difference("rollout", learned, asked(learned.bundle, scaling=False))["data"]
    others = rolled(asked(learned.bundle, scaling=False))
    for trace, one, other in zip(maps, rolled(learned), others, strict=True):
        np.testing.assert_allclose(trace["z"], one - other, atol=1e-6)


def test_the_bars_of_the_pointer_are_subtracted_measure_by_measure(changed, learned):
    bars = of_kind(difference("pointer", changed, learned), "bar")
    for name, of in (
        ("content score", "content_scores"),
        ("position bias", "position_bias"),
        ("weight", "pointer_weights"),
    ):
        expected = getattr(changed, of) - getattr(learned, of)
        np.testing.assert_allclose(bars[name]["x"], expected, atol=1e-6)
        assert bars[name]["y"] == visit_names(changed).labels


def test_the_chosen_value_of_an_option_is_the_one_shown(changed, learned):
    drawn = difference("head", changed, learned, layer="1", head="2")
    visible = [trace["meta"] for trace in drawn["data"] if trace["visible"]]
    assert visible == [{"layer": 1, "head": 2}]


def test_an_option_of_a_difference_that_is_not_offered_is_refused(changed, learned):
    with pytest.raises(InvalidOptionError):
        difference("head", changed, learned, layer="7")


def test_a_table_is_subtracted_number_by_number(changed, learned):
    rows = table(difference("pointer", changed, learned))
    weights = changed.pointer_weights - learned.pointer_weights
    assert [row[0] for row in rows] == visit_names(changed).plain
    np.testing.assert_allclose([row[-1] for row in rows], weights, atol=1e-7)


def test_the_table_of_a_masked_visit_has_its_difference_too(town, learned):
    masked = asked(town, mask_visits=[1])
    rows = table(difference("pointer", masked, learned))
    assert len(rows) == 4
    np.testing.assert_allclose(rows[1][-1], -learned.pointer_weights[1], atol=1e-7)


def test_a_table_compares_other_visits_by_their_place_in_line(town, learned):
    other = asked(town, OTHER_DAY)
    drawn = difference("pointer", learned, other)
    expected = learned.pointer_weights - other.pointer_weights
    assert [row[0] for row in table(drawn)] == visit_names(learned).plain
    np.testing.assert_allclose([row[-1] for row in table(drawn)], expected, atol=1e-7)


def test_visits_of_one_name_keep_their_own_rows(town):
    visits = "Maple Court @ Mon 08:00 +0, Maple Court @ Mon 08:00 +0, Café Luna"
    one, other = asked(town, visits), asked(town, visits, pointer_temperature=3)
    rows = table(difference("pointer", one, other))
    expected = one.pointer_weights - other.pointer_weights
    assert rows[0][0] == rows[1][0]
    np.testing.assert_allclose([row[-1] for row in rows], expected, atol=1e-7)


@pytest.mark.parametrize("view", COMPARABLE)
def test_a_figure_less_itself_is_nothing(learned, view):
    drawn = difference(view, learned, learned)
    for kind in ("heatmap", "bar"):
        for trace in (trace for trace in drawn["data"] if trace["type"] == kind):
            axis = "x" if trace.get("orientation") == "h" else "z" if kind == "heatmap" else "y"
            assert not np.any(trace[axis])
    if find_view(view).difference in {None, draw_head_difference}:
        assert drawn["layout"]["meta"]["summary"] == "Nothing differs."


@pytest.mark.parametrize("view", COMPARABLE)
def test_every_difference_is_a_figure_that_plotly_takes(changed, learned, view):
    go.Figure(orjson.loads(figure_bytes(difference(view, changed, learned))))


@pytest.mark.parametrize("view", COMPARABLE)
@pytest.mark.parametrize(
    "change", [{"mask_visits": [1]}, {"only": "pointer"}, {"attention_temperature": 1e-20}]
)
def test_no_difference_holds_a_number_that_is_none(town, learned, view, change):
    drawn = difference(view, asked(town, **change), learned)
    assert "nan" not in drawn["layout"]["meta"]["summary"]
    for trace in drawn["data"]:
        for axis in "xyz":
            values = np.asarray(trace.get(axis, ()))
            assert values.dtype.kind != "f" or np.isfinite(values).all()


@pytest.mark.parametrize("view", COMPARABLE)
def test_zero_lies_in_the_middle_of_the_colours(changed, learned, view):
    drawn = difference(view, changed, learned)
    axis = drawn["layout"]["coloraxis2"]
    # Either way the scale reaches as far below 0 as above.
    assert axis == axis | {"cauto": True, "cmid": 0} or axis["cmin"] == -axis["cmax"] < 0
    for trace in drawn["data"]:
        assert "coloraxis" not in {trace.get("coloraxis"), trace.get("marker", {}).get("coloraxis")}


@pytest.mark.parametrize("view", ["heads", "head", "last-visit"])
def test_the_colours_reach_as_far_as_the_largest_difference(changed, learned, view):
    drawn = difference(view, changed, learned)
    largest = max(np.abs(trace["z"]).max() for trace in drawn["data"])
    assert drawn["layout"]["coloraxis2"]["cmax"] == pytest.approx(largest)


@pytest.mark.parametrize("view", ["pointer", "position-bias", "influence", "features"])
def test_bars_have_the_colours_of_what_they_say(changed, learned, view):
    for trace in of_kind(difference(view, changed, learned), "bar").values():
        assert trace["marker"]["coloraxis"] == "coloraxis2"
        axis = "x" if trace.get("orientation") == "h" else "y"
        np.testing.assert_array_equal(trace["marker"]["color"], trace[axis])


def test_what_is_left_out_leaves_no_room_behind(changed, learned):
    layout = difference("position-bias", changed, learned)["layout"]
    whole = draw("position-bias", learned.bundle, lambda: learned)["layout"]
    panels = sorted(layout[name]["domain"] for name in layout if name.startswith("yaxis"))
    assert len(panels) == 2
    assert panels[0][0] == pytest.approx(0)
    assert panels[-1][1] == pytest.approx(1)
    assert layout["height"] < whole["height"]


def test_the_summary_names_the_largest_difference_and_where_it_is(changed, learned):
    found = changed.self_attention - learned.self_attention
    layer, head = np.unravel_index(np.abs(found).argmax(), found.shape)[:2]
    largest = found.ravel()[np.abs(found).argmax()]
    summary = difference("heads", changed, learned)["layout"]["meta"]["summary"]
    assert (
        summary == f"The largest difference is {signed(largest, 4)} (layer {layer}, head {head})."
    )


def test_the_one_map_of_a_figure_is_not_named(changed, learned):
    summary = difference("last-visit", changed, learned)["layout"]["meta"]["summary"]
    found = changed.self_attention[:, :, -1] - learned.self_attention[:, :, -1]
    assert (
        summary == f"The largest difference is {signed(found.ravel()[np.abs(found).argmax()], 4)}."
    )


def test_a_difference_says_in_its_title_that_it_is_one(changed, learned):
    meta = difference("heads", changed, learned)["layout"]["meta"]
    assert meta["title"] == "Difference: all attention heads"
    assert "magenta is less" in meta["caption"]


@pytest.mark.parametrize("view", COMPARABLE)
def test_a_difference_leaves_the_figures_as_they_were(changed, learned, view):
    def drawn():
        return figure_bytes(draw(view, learned.bundle, lambda: learned))

    before = drawn()
    difference(view, learned, changed)
    difference(view, changed, learned)
    assert drawn() == before


@pytest.mark.parametrize("view", [name for name in COMPARABLE if find_view(name).difference])
def test_views_with_a_difference_of_their_own_use_it(changed, learned, view):
    drawn = difference(view, changed, learned)
    own = find_view(view).difference(changed, learned)
    assert [trace["type"] for trace in drawn["data"]] == [trace["type"] for trace in own["data"]]
    assert drawn["layout"]["meta"]["summary"] == minus_signs(own["layout"]["meta"]["summary"])


def test_the_difference_of_predictions_is_first_minus_second(changed, learned):
    columns = difference("prediction", changed, learned)["layout"]["meta"]["table"]["columns"]
    assert columns == ["place", "first", "second", "difference"]
    by_name = {place.label: place.id for place in learned.bundle.places}
    for name, first, second, change in table(difference("prediction", changed, learned)):
        location = by_name[name]
        assert first == pytest.approx(changed.probabilities[location], abs=1e-7)
        assert second == pytest.approx(learned.probabilities[location], abs=1e-7)
        assert change == pytest.approx(first - second, abs=1e-7)


def refused(view, explanation, other):
    with pytest.raises(NothingToShowError) as raised:
        difference(view, explanation, other)
    words = str(raised.value)
    assert words[0].isupper()
    assert words.endswith(".")
    return words


@pytest.mark.parametrize("view", ["heads", "head", "last-visit", "rollout", "pointer"])
def test_histories_of_different_lengths_have_no_difference(town, learned, view):
    words = refused(view, learned, asked(town, "Maple Court, Café Luna"))
    assert "different sizes" in words
    assert words.endswith("Compare them side by side instead.")


def test_networks_with_different_numbers_of_heads_have_no_difference(town, learned):
    one_layer = read_bundle(Settings().models / "town-one-layer")
    assert "different numbers of heatmaps" in refused("heads", learned, asked(one_layer))


@pytest.mark.parametrize("view", ["prediction", "layers", "generation", "scatter-add", "map"])
def test_networks_of_other_places_have_no_difference_of_places(learned, tiny, view):
    assert "places" in refused(view, learned, asked(tiny, "Home, Work, Home, Work"))


@pytest.mark.parametrize("view", [name for name in HISTORY_VIEWS if not find_view(name).difference])
def test_only_views_whose_numbers_depend_on_options_have_no_difference(changed, learned, view):
    if can_be_subtracted(draw(view, learned.bundle, lambda: learned)):
        assert difference(view, changed, learned)["data"]
    else:
        words = refused(view, changed, learned)
        assert words.endswith("Compare them side by side instead.")


def test_only_the_embeddings_of_places_refuse_a_difference_of_their_own(changed, learned):
    own = [name for name in COMPARABLE if find_view(name).difference]
    assert "principal components" in refused("places", changed, learned)
    assert all(difference(name, changed, learned)["data"] for name in own if name != "places")


@pytest.mark.parametrize("view", COMPARABLE)
def test_views_that_run_the_network_again_say_so(learned, monkeypatch, view):
    passes = []

    def counting(method):
        def counted(*arguments, **options):
            passes.append(method.__name__)
            return method(*arguments, **options)

        return counted

    explanation = asked(learned.bundle)
    network = type(learned.bundle.network)
    for name in ("trace", "trace_from_inputs", "decode"):
        monkeypatch.setattr(network, name, counting(getattr(network, name)))
    draw(view, explanation.bundle, lambda: explanation)
    assert bool(passes) == find_view(view).several_passes


def test_a_view_of_a_data_set_has_no_difference(changed, learned):
    assert "does not depend on a history" in refused("scores", changed, learned)


@pytest.mark.parametrize("first", [True, False])
def test_the_part_that_one_side_lacks_is_named(tmp_path, tiny, first):
    lacking = read_bundle(write_tiny(tmp_path / "lacking", {"pointer", "position_bias", "gate"}))
    sides = [asked(lacking, "Home, Work"), asked(tiny, "Home, Work")]
    with pytest.raises(MissingPartError, match="This network has no pointer"):
        difference("pointer", *(sides if first else sides[::-1]))


def test_a_view_that_there_is_not_has_no_difference(learned):
    with pytest.raises(UnknownViewError):
        difference("nothing", learned, learned)


@pytest.fixture(scope="module")
def without_bias():
    return asked(read_bundle(Settings().models / "town-without-position-bias"))


@pytest.mark.parametrize("lacking_first", [True, False])
def test_measures_that_both_have_are_subtracted(learned, without_bias, lacking_first):
    sides = (without_bias, learned) if lacking_first else (learned, without_bias)
    drawn = difference("pointer", *sides)
    assert list(of_kind(drawn, "bar")) == ["content score", "weight"]
    assert drawn["layout"]["meta"]["table"]["columns"] == ["visit", "content score", "weight"]
    expected = sides[0].pointer_weights - sides[1].pointer_weights
    np.testing.assert_allclose([row[2] for row in table(drawn)], expected, atol=1e-7)


def test_the_columns_of_measures_that_are_left_fill_the_width(learned, without_bias):
    layout = difference("pointer", learned, without_bias)["layout"]
    first, last = sorted(layout[name]["domain"] for name in layout if name.startswith("xaxis"))
    assert (first[0], last[1]) == (pytest.approx(0), pytest.approx(1))
    assert 0 < last[0] - first[1] < 0.1


def bars(labels, values, rows=()):
    """A figure of one row of bars, with a table."""
    meta = {"table": {"columns": ["thing", "number", "more"], "rows": list(rows)}}
    trace = {"type": "bar", "name": "bars", "x": labels, "y": np.array(values, np.float32)}
    return {"data": [trace], "layout": {"meta": meta}}


def test_bars_are_subtracted_where_they_stand_for_the_same():
    [trace] = subtract(bars(["a", "b"], [3, 1]), bars(["a", "b"], [1, 4]))["data"]
    np.testing.assert_array_equal(trace["y"], [2, -3])
    assert trace["x"] == ["a", "b"]


@pytest.mark.parametrize("others", [["a", "c"], ["b", "a"]])
def test_bars_that_stand_for_other_things_have_no_difference(others):
    with pytest.raises(NoDifferenceError, match="the same things"):
        subtract(bars(["a", "b"], [3, 1]), bars(others, [1, 4]))


def test_bars_and_heatmaps_have_no_difference():
    heatmap = {"type": "heatmap", "z": np.zeros((2, 2)), "x": ["a", "b"]}
    with pytest.raises(NoDifferenceError):
        subtract(bars(["a", "b"], [3, 1]), {"data": [heatmap], "layout": {"meta": {}}})


def test_a_figure_of_lines_alone_has_no_difference():
    lines = {"data": [{"type": "scatter", "y": [1, 2]}], "layout": {"meta": {}}}
    with pytest.raises(NoDifferenceError):
        subtract(lines, lines)


def test_the_credit_of_features_is_subtracted_visit_by_visit(town, learned):
    drawn = difference("features", learned, asked(town, OTHER_DAY))
    [credits] = of_kind(drawn, "heatmap").values()
    rows = np.array([row[3:] for row in table(drawn)])
    np.testing.assert_allclose(rows, credits["z"].T, atol=1e-6)


def test_tables_are_subtracted_by_their_labels():
    one = bars(["a"], [1], [["b", 5, "word"], ["a", 3.5, "word"], ["only here", 1, ""]])
    other = bars(["a"], [1], [["a", 1.5, "other"], ["only there", 1, ""], ["b", 1, "other"]])
    rows = subtract(one, other)["layout"]["meta"]["table"]["rows"]
    assert rows == [["b", 4, "word"], ["a", 2.0, "word"]]


def test_a_number_that_one_table_lacks_has_no_difference():
    one, other = bars(["a"], [1], [["a", None, 3.0]]), bars(["a"], [1], [["a", 2.0, None]])
    rows = subtract(one, other)["layout"]["meta"]["table"]["rows"]
    assert rows == [["a", None, None]]
