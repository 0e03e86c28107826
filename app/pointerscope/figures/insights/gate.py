"""Figures of the gate over a whole data set."""

from typing import Any

import numpy as np

from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.core.percentages import percent
from pointerscope.figures.insights.table_charts import (
    HEIGHT,
    bars_by_group,
    bin_centres,
    error_bars,
    figure_meta,
    get_table,
    hover_counts,
    reference_line,
    round_ticks,
    row_links,
)
from pointerscope.figures.theme import BLEND, GENERATION, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, insight_view
from pointerscope.network.insights import Insights, InsightTable

BIN = 0.05
IDEAL = "rgba(128, 125, 138, 0.45)"
_TALL = 520
_PARTS = ("gate", "pointer", "generation")


@insight_view(
    title="Distribution of the gate",
    caption=(
        "Each bar is the share of histories with a gate in an interval of 0.05; dashed lines are "
        "means, here and as published for two kinds of data."
    ),
    section="choice",
    order=10,
    tables=("gate_distribution", "gate_mean"),
    needs=("gate",),
)
def gate_distribution(insights: Insights) -> Figure:
    """Draw a histogram of the gate with its mean and the published means."""
    table, means = get_table(insights, "gate_distribution"), get_table(insights, "gate_mean")
    mean, deviation = means.numbers("gate")[0], means.numbers("gate_deviation")[0]
    centres, widths = bin_centres(table, "gate")
    heights = np.array(table.numbers("share")) * BIN / widths
    highest = float(heights.max())
    marked = (
        (mean, f"here {mean:.3f}", BLEND),
        (GEOLIFE.gate_mean, f"published, GPS {GEOLIFE.gate_mean:.3f}", NEUTRAL),
        (DIY.gate_mean, f"published, check-ins {DIY.gate_mean:.3f}", NEUTRAL),
    )
    lines = [
        _standing_line(value, name, 1 - 0.1 * row, colour)
        for row, (value, name, colour) in enumerate(sorted(marked, reverse=True))
    ]
    from_half = sum(
        share
        for share, low in zip(table.numbers("share"), table.numbers("gate_from"), strict=True)
        if low >= 0.5
    )
    return {
        "data": [
            {
                "type": "bar",
                "name": "histories",
                "x": centres.tolist(),
                "width": widths.tolist(),
                "y": heights.tolist(),
                "text": hover_counts(table, "share"),
                "textposition": "none",
                "marker": {"color": BLEND, "line": {"color": NEUTRAL, "width": 1}},
                "hovertemplate": "gate %{text}<extra></extra>",
                **row_links(table),
            }
        ],
        "layout": {
            "height": HEIGHT,
            "showlegend": False,
            "bargap": 0,
            "xaxis": {"range": [0, 1], "title": {"text": "Gate"}, "dtick": 0.2},
            "yaxis": {
                "range": [0, 1.45 * highest],
                "title": {"text": "Share of histories"},
                "tickformat": ".0%",
                **round_ticks(0, highest, 6),
            },
            "shapes": [shape for shape, _ in lines],
            "annotations": [label for _, label in lines],
            "meta": figure_meta(
                table,
                f"The mean gate is {mean:.3f}, its standard deviation {deviation:.3f}; "
                f"{percent(from_half)} of the histories are in bars that begin at one half "
                "or above.",
                table,
            ),
        },
    }


@insight_view(
    title="The gate by whether the target is in the history",
    caption=(
        "Each bar is the mean gate over a group of histories, with its 95 % interval; the taller, "
        "the more the network copies."
    ),
    section="choice",
    order=20,
    tables=("gate_by_target",),
    needs=("gate",),
)
def gate_by_target(insights: Insights) -> Figure:
    """Draw the mean gate for targets in the history and for others."""
    return _gates(insights, "gate_by_target")


@insight_view(
    title="The gate by whether the prediction is right",
    caption=(
        "Each bar is the mean gate where the prediction is right or wrong, with its 95 % "
        "interval; diamonds are the published means."
    ),
    section="choice",
    order=30,
    tables=("gate_by_answer",),
    needs=("gate",),
)
def gate_by_answer(insights: Insights) -> Figure:
    """Draw the mean gate for right and wrong predictions beside the published means."""
    figure = _gates(insights, "gate_by_answer")
    figure["data"] += [
        {
            "type": "scatter",
            "mode": "markers",
            "name": f"published, {of.name}",
            "x": ["wrong", "right"],
            "y": [of.gate_when_wrong, of.gate_when_right],
            "marker": {
                "color": NEUTRAL,
                "symbol": symbol,
                "size": 13,
                "line": {"color": "#ffffff" if symbol == "diamond" else NEUTRAL, "width": 2},
            },
            "hovertemplate": f"%{{x}}<br>published, {of.name} %{{y:.4f}}<extra></extra>",
        }
        for of, symbol in ((DIY, "diamond"), (GEOLIFE, "diamond-open"))
    ]
    figure["data"][0]["showlegend"] = False
    figure["layout"]["showlegend"] = True
    return figure


@insight_view(
    title="The gate by uncertainty of the prediction",
    caption=(
        "Each bar is the mean gate by the entropy of the blend: the farther right, the less "
        "certain the prediction. Dots are the gate's mean distance from one half."
    ),
    section="choice",
    order=40,
    tables=("gate_by_uncertainty",),
    needs=("gate",),
)
def gate_by_uncertainty(insights: Insights) -> Figure:
    """Draw the mean gate and its distance from one half by the entropy of the blend."""
    figure = _gates(insights, "gate_by_uncertainty")
    table = get_table(insights, "gate_by_uncertainty")
    distances = table.numbers("gate_from_middle")
    figure["data"].append(
        {
            "type": "scatter",
            "mode": "lines+markers",
            "name": "distance from one half",
            "x": table.column("uncertainty"),
            "y": distances,
            "line": {"color": NEUTRAL, "width": 2, "dash": "dot"},
            "marker": {"size": 9, "color": NEUTRAL},
            "hovertemplate": "%{x} nats<br>distance from one half %{y:.6f}<extra></extra>",
            **row_links(table),
        }
    )
    figure["layout"] |= {"showlegend": True}
    figure["layout"]["meta"]["summary"] += f" {_nearest_to_half(table)}"
    return figure


def _nearest_to_half(table: InsightTable) -> str:
    """Say how certain the prediction is where the gate is nearest to one half, and at both ends."""
    groups = [str(name) for name in table.column("uncertainty")]
    distances = table.numbers("gate_from_middle")
    least = distances.index(min(distances))
    said = (
        f"The mean distance of the gate from one half is smallest, {distances[least]:.3f}, where "
        f"the entropy is {groups[least]}"
    )
    ends = [
        f"{distances[end]:.3f} for the {predictions} ({groups[end]})"
        for end, predictions in ((0, "most certain predictions"), (-1, "least certain"))
        if end % len(groups) != least
    ]
    return f"{said}; it is {' and '.join(ends)}." if ends else f"{said}."


@insight_view(
    title="The gate by how far one place dominates",
    caption=(
        "Each bar is the mean gate by the share of the history's visits to its most visited "
        "place, with its 95 % interval."
    ),
    section="choice",
    order=50,
    tables=("gate_by_most_visited",),
    needs=("gate",),
)
def gate_by_most_visited(insights: Insights) -> Figure:
    """Draw the mean gate by the share of the most visited place."""
    return _gates(insights, "gate_by_most_visited", "Share of visits at one place")


@insight_view(
    title="The gate by length of the history",
    caption=(
        "Each bar is the mean gate by number of visits in the history, with its 95 % interval."
    ),
    section="choice",
    order=60,
    tables=("gate_by_length",),
    needs=("gate",),
)
def gate_by_length(insights: Insights) -> Figure:
    """Draw the mean gate by the number of visits."""
    return _gates(insights, "gate_by_length")


@insight_view(
    title="The gate by how often the person goes there",
    caption=(
        "Each bar is the mean gate by the number of earlier visits of the person to the target in "
        "all the data, with its 95 % interval."
    ),
    section="choice",
    order=70,
    tables=("gate_by_earlier_visits",),
    needs=("gate",),
)
def gate_by_earlier_visits(insights: Insights) -> Figure:
    """Draw the mean gate by earlier visits to the target."""
    return _gates(insights, "gate_by_earlier_visits", "Earlier visits to the target")


@insight_view(
    title="The gate by hour of day",
    caption=(
        "Each bar is the mean gate over histories whose last visit began in that hour, with its "
        "95 % interval."
    ),
    section="choice",
    order=80,
    tables=("gate_by_hour",),
    needs=("gate",),
)
def gate_by_hour(insights: Insights) -> Figure:
    """Draw the mean gate by the hour of the last visit."""
    return _gates(insights, "gate_by_hour")


@insight_view(
    title="The gate by weekday",
    caption=(
        "Each bar is the mean gate over histories whose last visit began on that day, with its "
        "95 % interval."
    ),
    section="choice",
    order=90,
    tables=("gate_by_weekday",),
    needs=("gate",),
)
def gate_by_weekday(insights: Insights) -> Figure:
    """Draw the mean gate by the weekday of the last visit."""
    return _gates(insights, "gate_by_weekday")


@insight_view(
    title="Which part decides the prediction?",
    caption=(
        "Where pointer and generation head predict different places: how often the network "
        "predicts the pointer's or the generation head's place, by the gate, with 95 % intervals."
    ),
    section="choice",
    order=100,
    tables=("answers_by_gate",),
    needs=_PARTS,
)
def answers_by_gate(insights: Insights) -> Figure:
    """Draw the shares of predictions that are the pointer's or the generation head's, by gate."""
    table = get_table(insights, "answers_by_gate")
    centres, _ = bin_centres(table, "gate_where_parts_differ")
    parts = (
        ("pointer_given", "pointer's place", POINTER, "circle"),
        ("generation_given", "generation head's", GENERATION, "square"),
    )
    first = table.rows[0][0]
    pointer = table.numbers("pointer_given")
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": name,
                "x": centres.tolist(),
                "y": table.numbers(column),
                "text": hover_counts(table),
                "line": {"color": colour, "width": 2},
                "marker": {"size": 11, "symbol": symbol, "color": colour},
                "hovertemplate": f"gate %{{text}}<br>{name} %{{y:.6f}}<extra></extra>",
                **error_bars(table, column),
                **row_links(table),
            }
            for column, name, colour, symbol in parts
        ],
        "layout": {
            "height": HEIGHT,
            "xaxis": {"range": [0, 1], "title": {"text": "Gate"}, "dtick": 0.2},
            "yaxis": {
                "range": [-0.03, 1.05],
                "title": {"text": "Share of predictions"},
                "tickformat": ".0%",
                "dtick": 0.2,
            },
            "meta": figure_meta(
                table,
                f"The two parts predict different places in {table.histories:,} histories; the "
                f"network predicts the pointer's place in {percent(pointer[0])} of those with a "
                f"gate of {first}, and in {percent(pointer[-1])} of those with "
                f"{table.rows[-1][0]}.",
                table,
            ),
        },
    }


@insight_view(
    title="Is the confidence calibrated?",
    caption=(
        "Top: how often the prediction is right, by the probability that the network gives it, "
        "with 95 % intervals; on the dashed line the two are equal. Bottom: the share of "
        "histories."
    ),
    section="answers",
    order=60,
    tables=("calibration", "calibration_error"),
)
def calibration(insights: Insights) -> Figure:
    """Draw a reliability diagram above a histogram of the confidence."""
    table, error = get_table(insights, "calibration"), get_table(insights, "calibration_error")
    expected, confidence, accuracy = error.numbers("value")
    centres, widths = bin_centres(table, "confidence_bin")
    heights = np.array(table.numbers("share")) / widths / 15
    more = "more" if accuracy > confidence else "less"
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines",
                "name": "perfect calibration",
                "x": [0, 1],
                "y": [0, 1],
                "line": {"color": NEUTRAL, "width": 2, "dash": "dash"},
                "hoverinfo": "skip",
            },
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": "this network",
                "x": table.numbers("confidence"),
                "y": table.numbers("accuracy"),
                "text": hover_counts(table, "share"),
                "line": {"color": BLEND, "width": 2},
                "marker": {"size": 10, "color": BLEND},
                "hovertemplate": (
                    "confidence %{x:.6f}<br>accuracy %{y:.6f}<br>in %{text}<extra></extra>"
                ),
                **error_bars(table, "accuracy"),
                **row_links(table),
            },
            {
                "type": "bar",
                "name": "histories",
                "showlegend": False,
                "x": centres.tolist(),
                "width": widths.tolist(),
                "y": heights.tolist(),
                "yaxis": "y2",
                "text": hover_counts(table, "share"),
                "textposition": "none",
                "marker": {"color": BLEND, "line": {"color": NEUTRAL, "width": 1}},
                "hovertemplate": "confidence %{text}<extra></extra>",
                **row_links(table),
            },
        ],
        "layout": {
            "height": _TALL,
            "bargap": 0,
            "xaxis": {
                "range": [0, 1],
                "anchor": "y2",
                "title": {"text": "Confidence"},
                "dtick": 0.2,
            },
            "yaxis": {
                "range": [0, 1.02],
                "domain": [0.36, 1],
                "title": {"text": "Accuracy@1"},
                "dtick": 0.2,
            },
            "yaxis2": {
                "domain": [0, 0.26],
                "title": {"text": "Share"},
                "tickformat": ".0%",
                "nticks": 3,
            },
            "meta": figure_meta(
                table,
                f"The expected calibration error is {expected:.3f}: {percent(accuracy)} of the "
                f"predictions are right, {more} than the mean confidence of {percent(confidence)}.",
                table,
            ),
        },
    }


@insight_view(
    title="How much better would an ideal gate be?",
    caption=(
        "Top: the mean log loss with one fixed gate for all histories, with the learned gate, and "
        "with an ideal gate that knows the target; lower is better. Bottom: accuracy@1; the ideal "
        "gate selects a part that is right if there is one."
    ),
    section="choice",
    order=120,
    tables=("ideal_gate",),
    needs=_PARTS,
)
def ideal_gate(insights: Insights) -> Figure:
    """Draw the loss with fixed, learned and ideal gate above the accuracies."""
    table = get_table(insights, "ideal_gate")
    rows = {str(row[0]): index for index, row in enumerate(table.rows)}
    fixed = np.isfinite(table.numbers("gate_value"))
    losses, accuracies = np.array(table.numbers("log_loss")), np.array(table.numbers("accuracy"))
    learned, ideal = rows["learned"], rows["ideal"]
    forced = table.model_copy(
        update={"rows": [row for row, on in zip(table.rows, fixed, strict=True) if on]}
    )
    highest = max(table.numbers("log_loss_high"))
    flat = [
        {
            "type": "scatter",
            "mode": "lines",
            "name": f"{name} {losses[row]:.3f}",
            "x": [0, 1],
            "y": [float(losses[row])] * 2,
            "line": {"color": BLEND, "width": 3, "dash": dash},
            "hovertemplate": f"{name} gate<br>log loss %{{y:.6f}}<extra></extra>",
        }
        for name, row, dash in (("learned", learned, "solid"), ("ideal", ideal, "dot"))
    ]
    bars = (
        ("generation", rows["0 (generation alone)"], GENERATION),
        ("pointer", rows["1 (pointer alone)"], POINTER),
        ("learned", learned, BLEND),
        ("ideal", ideal, IDEAL),
    )
    of_bars = table.model_copy(update={"rows": [table.rows[row] for _, row, _ in bars]})
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": "fixed gate",
                "x": forced.numbers("gate_value"),
                "y": forced.numbers("log_loss"),
                "line": {"color": NEUTRAL, "width": 2},
                "marker": {"size": 8, "color": NEUTRAL},
                "hovertemplate": "gate fixed at %{x:.1f}<br>log loss %{y:.6f}<extra></extra>",
                **error_bars(forced, "log_loss"),
            },
            *flat,
            {
                "type": "bar",
                "orientation": "h",
                "showlegend": False,
                "name": "accuracy@1",
                "x": of_bars.numbers("accuracy"),
                "y": [name for name, _, _ in bars],
                "xaxis": "x2",
                "yaxis": "y2",
                "marker": {"color": [colour for _, _, colour in bars]},
                "hovertemplate": "%{y}<br>accuracy@1 %{x:.6f}<extra></extra>",
                **error_bars(of_bars, "accuracy", "x"),
            },
        ],
        "layout": {
            "height": _TALL,
            "xaxis": {
                "range": [-0.03, 1.03],
                "title": {"text": "Fixed gate", "standoff": 4},
                "dtick": 0.2,
            },
            "yaxis": {
                "domain": [0.62, 1],
                "title": {"text": "Log loss, nats"},
                "type": "log",
                "range": np.log10([losses.min() * 0.85, highest * 1.1]).tolist(),
                "tickvals": [0.2, 0.5, 1, 2, 4, 8, 16],
            },
            "xaxis2": {
                "anchor": "y2",
                "range": [0, 1],
                "title": {"text": "Accuracy@1"},
                "dtick": 0.2,
            },
            "yaxis2": {
                "domain": [0, 0.42],
                "anchor": "x2",
                "autorange": "reversed",
                "tickvals": [name for name, _, _ in bars],  # show all labels in a low frame too
            },
            "meta": figure_meta(
                table,
                f"An ideal gate would lower the mean log loss from {losses[learned]:.3f} to "
                f"{losses[ideal]:.3f} and raise accuracy@1 from "
                f"{percent(accuracies[learned])} to {percent(accuracies[ideal])}.",
            ),
        },
    }


def _gates(insights: Insights, name: str, title: str = "") -> Figure:
    """Draw the mean gate by group, and name the groups with the highest and lowest.

    Args:
        insights: with the table.
        name: of the table.
        title: of the axis, if the table's is too long for a narrow figure.
    """
    table = get_table(insights, name)
    gates = table.numbers("gate")
    of = table.columns[0].name
    labels = [str(label) for label in table.column(of)]
    low, high = int(np.argmin(gates)), int(np.argmax(gates))
    words = table.columns[0].title.removesuffix(", nats")
    by = f"Mean gate by {words[0].lower()}{words[1:]}"
    said = (
        f"{by}: {gates[high]:.3f} at the highest ({labels[high]}), {gates[low]:.3f} at the lowest "
        f"({labels[low]})."
        if len(labels) > 1
        else f"{by}: {gates[0]:.3f} ({labels[0]})."
    )
    figure = bars_by_group(table, "gate", BLEND, summary=said, range_of_values=(0, 1))
    layout = figure["layout"]
    layout["margin"] = {"t": 24}
    layout["yaxis"]["dtick"] = 0.2
    if title:
        layout["xaxis"]["title"] = {"text": title}
    return figure


def _standing_line(
    value: float, name: str, height: float, colour: str
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return a vertical reference line with a label on the side that has room."""
    shape, label = reference_line(value, name, "x", colour)
    shape["y1"] = height
    side = "right" if value > 0.4 else "left"
    return shape, label | {"y": height, "xanchor": side}
