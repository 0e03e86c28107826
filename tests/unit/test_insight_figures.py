"""Every figure of the insights, drawn from the tables of the fifty histories."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

import numpy as np
import plotly.graph_objects as go
import pytest

from pointerscope.core.settings import Settings
from pointerscope.figures.insights.gate import gate_by_uncertainty
from pointerscope.figures.insights.table_charts import groups_axis, round_ticks
from pointerscope.figures.theme import BLEND
from pointerscope.figures.views import (
    INSIGHT_SECTIONS,
    NothingToShowError,
    View,
    find_view,
    views,
)
from pointerscope.network.insights import InsightColumn, InsightTable, read_insights
from tests.insights import insights, whole, without

pytestmark = pytest.mark.usefixtures("one_thread")
# Of a time too short to have any.
WITHOUT_A_FIGURE = {"seasons"}
VIEWS = [view for view in views().values() if view.section in INSIGHT_SECTIONS]
DRAWN = [view for view in VIEWS if view.name not in WITHOUT_A_FIGURE]
each = pytest.mark.parametrize("view", DRAWN, ids=lambda view: view.name)


@cache
def drawn(view: View):
    return view.draw(SimpleNamespace(id="town", insights=insights()), lambda: None)


def test_every_section_has_views():
    assert {view.section for view in VIEWS} == set(INSIGHT_SECTIONS)


@each
def test_a_figure_is_one_of_plotlys(view):
    go.Figure(drawn(view))


@each
def test_axes_of_numbers_have_titles(view):
    layout = drawn(view)["layout"]
    for trace in drawn(view)["data"]:
        if trace["type"] == "bar":
            along = trace.get("xaxis", "x") if "orientation" in trace else trace.get("yaxis", "y")
            assert layout[f"{along[0]}axis{along[1:]}"]["title"]["text"]


def test_intervals_are_seen_through_bars():
    for view in ("gate-by-target", "gate-by-length", "head-removal"):
        for bars in drawn(find_view(view))["data"]:
            assert bars["marker"]["opacity"] <= 0.5
            assert bars["error_y"]["color"] == BLEND


def test_accuracy_without_heads_is_in_percent_on_axes_as_in_words():
    layout = drawn(find_view("head-removal"))["layout"]
    assert layout["yaxis"]["tickformat"] == ".2~%"
    assert layout["yaxis2"]["title"]["text"] == "difference, percentage points"
    ticks = [f"{100 * tick:g}".replace("-", "−") for tick in layout["yaxis2"]["tickvals"]]
    assert layout["yaxis2"]["ticktext"] == ticks
    assert "%" in layout["annotations"][0]["text"]
    assert "tickformat" not in drawn(find_view("head-measures"))["layout"]["yaxis"]


def test_the_league_names_the_measure_beside_its_axis():
    layout = drawn(find_view("explanation-league"))["layout"]
    assert layout["showlegend"]
    assert layout["xaxis"]["title"]["text"] == "Mean grade"


@each
def test_what_is_drawn_are_finite_numbers(view):
    for trace in drawn(view)["data"]:
        for axis in {"x", "y"} & trace.keys():
            numbers = [value for value in trace[axis] if not isinstance(value, str)]
            assert np.isfinite(numbers).all()


@pytest.mark.parametrize("model", ["town", "newyork"])
def test_where_the_gate_is_nearest_to_one_half_is_read_off_the_dots(model):
    """In the town it is not where predictions are least certain; in New York it is."""
    own = read_insights(Settings().models / model)
    rows = own.table("gate_by_uncertainty")
    distances = rows.numbers("gate_from_middle")
    least = distances.index(min(distances))
    said = gate_by_uncertainty(own)["layout"]["meta"]["summary"]
    group = rows.column("uncertainty")[least]
    assert f"smallest, {distances[least]:.3f}, where the entropy is {group}; it is" in said
    is_last = least == len(distances) - 1
    assert is_last == (model == "newyork")
    assert ("least certain" in said) != is_last


@cache
def hours_without_arrivals():
    """The hours of the week, [7, 24], in which nobody of the town arrives anywhere."""
    arrivals = np.zeros((7, 24), int)
    for own in whole().visits.values():
        for visit in own:
            arrivals[visit.arrival.weekday(), visit.arrival.hour] += 1
    return arrivals == 0


@each
def test_a_heatmap_has_numbers_except_of_a_thing_with_itself(view):
    for trace in drawn(view)["data"]:
        if "z" in trace:
            cells = np.array(trace["z"], dtype=float)
            same = trace["x"] == trace["y"] if isinstance(trace["x"], list) else False
            assert np.isfinite(cells).sum() >= cells.size - len(cells) * same


def test_hours_in_which_nobody_arrives_have_no_share_of_the_visits():
    [trace] = drawn(find_view("rhythms"))["data"]
    shares = np.array(trace["z"]) + 1 / (7 * 24)
    empty = np.array([["no visits" in text for text in day] for day in trace["text"]])
    assert empty.any()
    assert hours_without_arrivals()[empty].all()
    np.testing.assert_allclose(shares[empty], 0, atol=1e-12)
    assert shares.sum() == pytest.approx(1)


@each
def test_a_caption_says_of_what_data_and_split_a_figure_is(view):
    caption = drawn(view)["layout"]["meta"]["caption"]
    assert insights().title in caption
    assert caption.endswith(", test split.")


@each
def test_a_figure_is_summed_up_in_a_sentence(view):
    meta = drawn(view)["layout"]["meta"]
    texts = meta["summaries"]["texts"] if "summaries" in meta else [meta["summary"]]
    assert all(text.endswith(".") and "nan" not in text for text in texts)


@each
def test_a_figure_has_a_table_or_is_a_heatmap(view):
    figure = drawn(view)
    table = figure["layout"]["meta"].get("table")
    assert table["rows"] if table else figure["data"][0]["type"] == "heatmap"


@each
def test_what_lists_histories_are_all_rows_of_tables_that_can(view):
    figure = drawn(view)
    offered = {
        f"{one['table']}:{row}"
        for one in figure["layout"]["meta"].get("selects", [])
        for row in range(len(one["rows"]))
    }
    chosen = {
        key
        for trace in figure["data"]
        for key in np.ravel(trace.get("customdata", []))
        if isinstance(key, str)
    }
    assert chosen <= offered


@each
def test_a_table_that_is_selected_from_is_one_of_the_views(view):
    selects = drawn(view)["layout"]["meta"].get("selects", [])
    assert {one["table"] for one in selects} <= set(view.tables)


def test_every_claim_is_shown_by_a_view_of_the_insights():
    with_claims = set(INSIGHT_SECTIONS) - {"explanations"}  # graded, by no claim of a text
    assert {find_view(claim.view).section for claim in insights().claims} == with_claims


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.name)
def test_without_its_tables_a_view_says_so(view):
    none = SimpleNamespace(id="town", insights=insights().model_copy(update={"tables": []}))
    with pytest.raises(NothingToShowError, match="do not include these numbers"):
        view.draw(none, lambda: None)


@pytest.mark.parametrize("part", ["gate", "pointer", "generation", "attention"])
def test_what_a_network_can_show_is_drawn_whatever_part_it_lacks(part):
    bundle = without(part)
    found = SimpleNamespace(id="town", insights=insights(bundle))
    shown = [view for view in DRAWN if view.missing_part_in(bundle) is None]
    for view in shown:
        assert view.draw(found, lambda: None)["data"]


def table_of(*labels):
    return InsightTable(
        name="groups", title="Groups", section="choice", definition="Groups.", histories=1,
        people=5, columns=[InsightColumn(name="group", title="Group")],
        rows=[[label] for label in labels],
    )  # fmt: skip


def test_bins_are_named_at_their_edges():
    axis = groups_axis(table_of("0.2 or less", "0.2 to 0.4", "0.4 to 0.6"))
    assert axis["tickvals"] == [0.5, 1.5, 2.5]
    assert axis["ticktext"] == ["0.2", "0.4", "0.6"]
    assert axis["ticklen"] >= 8  # the first one stands below the 0 of the other axis


def test_several_whole_numbers_are_named_by_the_first_and_the_last():
    axis = groups_axis(table_of("0", "1 to 6", "7 or more"))
    assert axis["tickvals"] == ["0", "1 to 6", "7 or more"]
    assert axis["ticktext"] == ["0", "1–6", "7+"]


def test_of_many_groups_every_second_is_named():
    axis = groups_axis(table_of(*map(str, range(12)), "12 to 19"))
    assert axis["ticktext"] == ["0", "2", "4", "6", "8", "10", "12–19"]


def test_words_name_their_groups():
    assert "ticktext" not in groups_axis(table_of("Monday", "Tuesday"))


@pytest.mark.parametrize(
    ("low", "high", "most", "ticks"),
    [
        (0, 46, 11, list(range(0, 46, 5))),
        (-0.0031, 0.0019, 6, [-0.003, -0.002, -0.001, 0, 0.001]),
        (0, 3.38, 5, [0, 1, 2, 3]),
        (-0.9, 1.3, 2, [0, 1]),
        (0.02, 0.0345, 3, [0.02, 0.025, 0.03]),
        (0.0202, 0.0345, 2, [0.025, 0.03]),
        (-0.09, 0.04, 2, [-0.05, 0]),
        (2, 2, 4, [2]),
    ],
)
def test_ticks_are_round_few_and_within(low, high, most, ticks):
    assert round_ticks(low, high, most)["tickvals"] == ticks
