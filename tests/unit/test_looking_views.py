"""Views of self-attention: they show the network's numbers, and all of them."""

from __future__ import annotations

import itertools

import numpy as np
import orjson
import plotly.graph_objects as go
import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.head_roles import even_weights
from pointerscope.core.settings import Settings
from pointerscope.figures.difference import draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.labels import visit_names
from pointerscope.figures.selected_arrays import compute_selected
from pointerscope.figures.views import draw, find_view, views
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import MARKUP, write_tiny

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna @ 17:30, Maple Court"
LOOKING = [name for name, view in views().items() if view.section == "looking"]
CHANGES = {
    "nothing": {},
    "masked visits": {"mask_visits": [0, 2]},
    "no scaling": {"scaling": False, "attention_temperature": 0.5},
    "removed heads": {"remove_heads": [[0, 0], [1, 1]], "replace_with": "mean"},
    "all heads of a layer removed": {"remove_heads": [[0, head] for head in range(4)]},
    "no residuals": {"residuals": False, "skip": [{"layer": 1, "part": "attention"}]},
    "another order": {"order": [2, 0, 1, 3]},
}


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("looking") / "tiny"))


@pytest.fixture(scope="module")
def wide(tmp_path_factory):
    """150 visits in two layers of eight heads."""
    sizes = {"heads": 8, "d_model": 64, "locations": 200, "max_visits": 150}
    bundle = read_bundle(write_tiny(tmp_path_factory.mktemp("looking") / "wide", **sizes))
    return asked(bundle, ", ".join(f"#{2 + visit}" for visit in range(150)))


def asked(bundle, visits=DAY, **interventions):
    return explain(bundle, Query.model_validate({"visits": visits, "interventions": interventions}))


def figure(view, explanation, **chosen):
    chosen = {name: str(value) for name, value in chosen.items()}
    return draw(view, explanation.bundle, lambda: explanation, selected=chosen)


def visible(drawn, kind="heatmap"):
    return [
        trace for trace in drawn["data"] if trace["type"] == kind and trace.get("visible", True)
    ]


def of_table(drawn):
    """The computed columns, or the matrix, of a figure's table."""
    meta = drawn["layout"]["meta"]
    table = meta["table"]
    if "matrix" in table:
        return compute_selected(table["matrix"], meta)
    return [compute_selected(expression, meta) for expression in table["values"]]


def numbers_in(value):
    """Every number of a figure, those of arrays too."""
    if isinstance(value, np.ndarray):
        yield from value.ravel().tolist()
    elif isinstance(value, float):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from numbers_in(item)
    elif isinstance(value, dict):
        for name, item in value.items():
            if name != "template":
                yield from numbers_in(item)


@pytest.mark.parametrize("view", LOOKING)
@pytest.mark.parametrize("change", CHANGES)
def test_figures_are_ones_that_plotly_takes_and_finite_whatever_is_changed(town, view, change):
    drawn = figure(view, asked(town, **CHANGES[change]))
    meta = drawn["layout"]["meta"]
    assert meta["summary"].endswith(".")
    for trace in drawn["data"]:
        if trace.get("mode") == "lines":
            del trace["x"], trace["y"]  # gaps between lines are no numbers, and mean to be
    assert np.isfinite(list(numbers_in(drawn))).all()
    go.Figure(orjson.loads(figure_bytes(drawn)))


@pytest.mark.parametrize("view", LOOKING)
def test_a_single_visit_has_every_figure(tiny, view):
    drawn = figure(view, asked(tiny, "#4"))
    go.Figure(orjson.loads(figure_bytes(drawn)))
    assert "nan" not in drawn["layout"]["meta"]["summary"]


@pytest.mark.parametrize("view", LOOKING)
def test_names_made_of_markup_are_text(tiny, view):
    drawn = figure(view, asked(tiny, "#4, Home, #4"))
    drawn["layout"].pop("meta")
    assert "<img" not in figure_bytes(drawn).decode()


def test_summaries_hold_names_as_they_are(tiny):
    explanation = asked(tiny, "#4, #4")
    for view in set(LOOKING) - {"head-roles", "neurons"}:  # these name no visit
        assert MARKUP in figure(view, explanation)["layout"]["meta"]["summary"]


@pytest.mark.parametrize("view", ["heads", "head", "lines", "value-norms"])
def test_maps_of_all_heads_are_hardly_larger_than_the_weights(wide, view):
    drawn = figure(view, wide)
    drawn["layout"].pop("template")
    assert len(figure_bytes(drawn)) <= 1.4 * wide.self_attention.nbytes


@pytest.mark.parametrize("view", LOOKING)
def test_every_choice_shows_one_map_and_says_something_of_its_own(town, view):
    explanation = asked(town)
    choices = figure(view, explanation)["layout"]["meta"].get("choices", [])
    assert {choice["name"] for choice in choices} == {o.name for o in find_view(view).options}
    for values in itertools.product(*(choice["values"] for choice in choices)):
        chosen = {choice["name"]: value for choice, value in zip(choices, values, strict=True)}
        drawn = figure(view, explanation, **chosen)
        assert drawn["layout"]["meta"]["summary"]
        assert all(
            chosen[name] == value
            for trace in drawn["data"]
            if trace.get("visible", True) and choices
            for name, value in trace.get("meta", {}).items()
        )


def test_the_bars_of_a_head_are_its_sums_and_entropies(town):
    explanation = asked(town)
    drawn = figure("head", explanation, layer=1, head=2)
    weights = explanation.self_attention[1, 2]
    above, beside = visible(drawn, "bar")
    np.testing.assert_array_equal(visible(drawn)[0]["z"], weights)
    np.testing.assert_allclose(above["y"], weights.sum(0), atol=1e-6)
    entropies = -(weights * np.log(weights)).sum(1)
    np.testing.assert_allclose(beside["x"], entropies, atol=1e-5)
    np.testing.assert_allclose(beside["customdata"], weights.sum(1), atol=1e-6)


def test_the_difference_of_a_head_is_that_of_its_weights(town):
    one, other = asked(town), asked(town, scaling=False)
    drawn = draw_difference("head", lambda: one, lambda: other, selected={"layer": "1"})
    assert {trace["type"] for trace in drawn["data"]} == {"heatmap"}
    expected = one.self_attention[1, 0] - other.self_attention[1, 0]
    np.testing.assert_allclose(visible(drawn)[0]["z"], expected, atol=1e-7)
    largest = np.abs(one.self_attention - other.self_attention).max()
    assert drawn["layout"]["coloraxis2"]["cmax"] == pytest.approx(largest)


def ends(trace):
    """The pairs (row, column) that a trace's lines join."""
    points = np.asarray(trace["y"]).reshape(-1, 3)
    return {(int(row), int(column)) for row, column, _ in points}


def test_lines_lead_from_the_chosen_visit_to_all_that_it_looks_at(town):
    explanation = asked(town)
    weights = explanation.self_attention[1, 3]
    drawn = figure("lines", explanation, layer=1, head=3, query=2)
    strengths = visible(drawn, "scatter")[:10]
    joined = set().union(*map(ends, strengths))
    assert joined == {(2, key) for key in range(4) if weights[2, key] > 0.005}


def test_larger_weights_have_stronger_lines(town):
    explanation = asked(town)
    weights = explanation.self_attention[1, 3]
    strengths = visible(figure("lines", explanation, layer=1, head=3, query="all"), "scatter")[:10]
    opacity = {pair: trace["opacity"] for trace in strengths for pair in ends(trace)}
    ranked = [opacity[pair] for pair in sorted(opacity, key=lambda pair: weights[pair])]
    assert ranked == sorted(ranked)
    assert len(set(ranked)) > 2


def test_markers_of_lines_hold_the_weights_of_the_chosen_visit(town):
    explanation = asked(town)
    drawn = figure("lines", explanation, layer=0, head=1, query=2)
    [of_one] = [trace for trace in visible(drawn, "scatter") if trace["mode"] == "markers"]
    np.testing.assert_array_equal(of_one["customdata"], explanation.self_attention[0, 1, 2])
    assert of_one["text"] == visit_names(explanation).labels


def test_lines_of_all_visits_are_joined_by_how_much_each_is_looked_at(town):
    explanation = asked(town)
    weights = explanation.self_attention[0, 1]
    drawn = figure("lines", explanation, layer=0, head=1, query="all")
    shown = visible(drawn, "scatter")
    assert len(set().union(*map(ends, shown[:10]))) == int((weights > 0.005).sum())
    np.testing.assert_allclose(shown[-1]["customdata"], weights.sum(0), atol=1e-6)


def test_the_table_of_lines_is_the_map_of_the_head(town):
    explanation = asked(town)
    shown = of_table(figure("lines", explanation, layer=1, head=2, query="all"))
    np.testing.assert_array_equal(shown, explanation.self_attention[1, 2])


def test_every_strength_of_weight_has_a_line(tiny):
    """Alone, a visit looks at itself with weight 1."""
    drawn = figure("lines", asked(tiny, "Home"))
    assert ends(drawn["data"][9]) == {(0, 0)}


@pytest.mark.parametrize("change", CHANGES)
def test_vectors_end_in_the_weights_of_the_network(town, change):
    explanation = asked(town, **CHANGES[change])
    for layer, head, query in [(0, 0, 3), (1, 2, 0), (1, 3, 2)]:
        drawn = figure("neurons", explanation, layer=layer, head=head, query=query)
        products, scores, weights = (trace["x"] for trace in visible(drawn, "bar"))
        row = explanation.self_attention[layer, head, query]
        np.testing.assert_allclose(weights, row, atol=1e-5)
        seen = row > 0
        traced = explanation.trace.layers[layer].scores[0, head, query].numpy()
        np.testing.assert_allclose(scores[seen], traced[seen], atol=1e-4)
        keys = explanation.keys[layer, head]
        vector = explanation.queries[layer, head, query]
        np.testing.assert_allclose(products, keys @ vector, atol=1e-4)
        np.testing.assert_allclose(visible(drawn)[2]["z"], keys * vector, atol=1e-6)


def test_the_scale_of_vectors_holds_every_number_of_every_choice(town):
    explanation = asked(town)
    bound = figure("neurons", explanation)["layout"]["coloraxis2"]["cmax"]
    for layer, head, query in itertools.product(range(2), range(4), range(4)):
        drawn = figure("neurons", explanation, layer=layer, head=head, query=query)
        assert max(np.abs(trace["z"]).max() for trace in visible(drawn)) <= bound


def test_two_figures_of_one_view_share_nothing_that_choosing_changes(town):
    explanation = asked(town)
    first = figure("neurons", explanation, query=0)
    before = np.array(first["data"][0]["z"])
    figure("neurons", explanation, query=3)
    np.testing.assert_array_equal(first["data"][0]["z"], before)


def test_the_last_visit_has_a_row_in_every_head(town):
    explanation = asked(town)
    [heatmap] = figure("last-visit", explanation)["data"]
    assert heatmap["y"] == [f"L{layer} H{head}" for layer in range(2) for head in range(4)]
    np.testing.assert_array_equal(heatmap["z"][5], explanation.self_attention[1, 1, 3])


def test_what_is_said_of_lines_and_neurons_holds_for_every_choice(town):
    explanation = asked(town)
    names = [visit.label for visit in explanation.visits]
    received = explanation.self_attention.sum(-2).mean((0, 1))
    said = figure("lines", explanation)["layout"]["meta"]["summary"]
    assert f"{names[received.argmax()]} · " in said
    assert f"{100 * received.max() / len(names):.1f} %" in said
    said = figure("neurons", explanation)["layout"]["meta"]["summary"]
    assert not [word for word in ("layer", "last visit", *names) if word in said]


@pytest.mark.parametrize(
    ("model", "masked", "even"),
    [("town", [], 1 / 3), ("town", [0], 1 / 2), ("town-transformer", [], (1 + 1 / 2 + 1 / 3) / 3)],
)
def test_an_even_spread_is_over_the_visits_that_may_be_read(model, masked, even):
    bundle = read_bundle(Settings().models / model)
    explanation = asked(bundle, "Maple Court, Café Luna, Maple Court", mask_visits=masked)
    np.testing.assert_allclose(even_weights(explanation).mean(0).max(), even)
    said = figure("lines", explanation)["layout"]["meta"]["summary"]
    assert f"where an even spread would give {100 * even:.1f} %." in said


def test_only_lines_can_show_all_that_look(town):
    [_, _, option] = find_view("neurons").options
    assert option.name == find_view("lines").options[2].name
    assert "all" not in option.description


def test_the_rollout_says_where_nothing_is_left(town):
    changes = {"residuals": False, "skip": [{"layer": 0, "part": "attention"}]}
    drawn = figure("rollout", asked(town, **changes), layer=1)
    assert (
        "After layer 1 rollout counts nothing of any visit." in drawn["layout"]["meta"]["summary"]
    )


def test_the_rollout_says_what_the_last_encoding_is_made_of(town):
    drawn = figure("rollout", asked(town))
    [shown] = visible(drawn)
    itself = f"{100 * shown['z'][-1, -1]:.1f} % itself"
    assert itself in drawn["layout"]["meta"]["summary"]
    assert "After layer 1 " in drawn["layout"]["meta"]["summary"]


def test_lengths_have_one_scale_for_all_heads(town):
    drawn = figure("value-norms", asked(town))
    largest = max(trace["z"].max() for trace in drawn["data"])
    axis = drawn["layout"]["coloraxis"]
    assert (axis["cmin"], axis["cmax"]) == (0, pytest.approx(largest))
    assert axis["colorbar"]["title"]["text"] == "length"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"remove_heads": [[0, 1]]}, "This head is removed: it moves nothing."),
        (
            {"remove_heads": [[0, 1]], "replace_with": "mean"},
            "every visit receives its mean instead.",
        ),
        ({"skip": [{"layer": 0, "part": "attention"}]}, "This layer's attention is skipped"),
    ],
)
def test_lengths_say_what_was_done_to_a_head(town, change, words):
    drawn = figure("value-norms", asked(town, **change), layer=0, head=1)
    assert words in drawn["layout"]["meta"]["summary"]


def test_roles_that_no_visit_can_look_for_are_left_out_and_named(town):
    drawn = figure("head-roles", asked(town, "Maple Court @ Mon 08:00, Café Luna @ Tue 12:00"))
    [heatmap] = drawn["data"]
    assert heatmap["x"] == ["itself", "one back", "last but one", "first visit"]
    assert "No visit has another at its place" in drawn["layout"]["meta"]["summary"]
    assert len(drawn["layout"]["meta"]["table"]["columns"]) == 2 + 2 * 4


def test_excess_is_share_less_chance(town):
    [heatmap] = figure("head-roles", asked(town))["data"]
    share, chance, ratio = np.moveaxis(heatmap["customdata"], -1, 0)
    np.testing.assert_allclose(heatmap["z"], share - chance, atol=1e-6)
    np.testing.assert_allclose(ratio, share / chance, rtol=1e-5)


@pytest.mark.parametrize("view", ["heads", "last-visit", "lines", "head-roles"])
def test_what_is_read_is_said_of_the_heads_that_are_on(town, view):
    learned = asked(town)
    head = learned.self_attention[1].max((-1, -2)).argmax()
    off = asked(town, remove_heads=[[0, 0], [0, 3], [1, int(head)]])
    said = figure(view, off)["layout"]["meta"]["summary"]
    assert said != figure(view, learned)["layout"]["meta"]["summary"]
    left = "1 head that is" if view == "last-visit" else "3 heads that are"
    assert f" {left} switched off " in said
    skipped = {"skip": [{"layer": 1, "part": "attention"}]}
    none = asked(town, remove_heads=[[0, head] for head in range(4)], **skipped)
    said = figure(view, none)["layout"]["meta"]["summary"]
    assert "very head is switched off" in said
    assert "%" not in said


def test_the_strongest_link_and_the_mean_are_those_of_the_heads_that_are_on(town):
    off = asked(town, remove_heads=[[0, head] for head in range(4)] + [[1, 2]])
    weights = off.self_attention[1, [0, 1, 3]]
    said = figure("heads", off)["layout"]["meta"]["summary"]
    assert f"in layer 1, head {(0, 1, 3)[weights.max((-1, -2)).argmax()]} " in said
    assert f"({100 * weights.max():.1f} %)" in said
    said = figure("last-visit", off)["layout"]["meta"]["summary"]
    assert f"({100 * weights[:, -1].mean(0).max():.1f} % on average" in said
    said = figure("lines", off)["layout"]["meta"]["summary"]
    assert f"it gets {100 * weights.mean((0, 1)).max():.1f} % of the attention" in said


def test_a_head_that_is_switched_off_has_the_weights_it_would_have_used(town):
    words = "Switched off: these are the weights that it would have used."
    off = asked(town, remove_heads=[[0, 1]])
    for head, is_off in ((1, True), (2, False)):
        said = figure("head", off, layer=0, head=head)["layout"]["meta"]["summary"]
        assert said.startswith(words) == is_off
