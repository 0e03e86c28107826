"""Figures of the pointer over a whole data set: weights by steps back, entropy and bias."""

from collections.abc import Callable
from typing import Any

import numpy as np

from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.core.percentages import percent
from pointerscope.figures.insights.table_charts import (
    error_bars,
    figure_meta,
    get_table,
    reference_line,
    round_ticks,
    row_links,
)
from pointerscope.figures.theme import NEUTRAL, POINTER
from pointerscope.figures.views import Figure, Option, insight_view
from pointerscope.formulas.decay import exponential_decay, power_law
from pointerscope.network.insights import Insights, InsightTable, count_people

RANGE = Option("range", "Visits", "The most recent visits, or all of them.")

_RECENT = 15
_STEP_OF_ENTROPY = 0.2
_RANGES = ("recent", "all")
_POINTS_OF_A_CURVE = 91
_CURVES: dict[str, tuple[Callable[..., Any], tuple[str, ...], str]] = {
    "exponential decay": (exponential_decay, ("a", "rate", "c"), "solid"),
    "power law": (power_law, ("a", "exponent"), "dash"),
}
_BAND = "rgba(31, 111, 209, 0.22)"  # POINTER, transparent


@insight_view(
    title="Pointer weight by steps back",
    caption=(
        "Each point is the mean weight of the visit so many steps back (0 is the most recent), "
        "with its 95 % interval. Lines are fits from 1 step back on, where the weights fall so; "
        "diamonds are published means."
    ),
    section="where",
    order=10,
    tables=("weight_by_steps_back", "weight_decay", "heaviest_step"),
    options=(RANGE,),
    needs=("pointer",),
)
def weight_by_steps_back(insights: Insights) -> Figure:
    """Draw mean weights, both fits and the published means."""
    weights = get_table(insights, "weight_by_steps_back")
    decay = get_table(insights, "weight_decay")
    few = min(_RECENT, len(weights.rows))
    data = [
        _points_of(weights, count, value)
        for value, count in zip(_RANGES, (few, len(weights.rows)), strict=True)
    ]
    data += _fitted(decay)
    data += [
        {
            "type": "scatter",
            "mode": "markers",
            "name": f"published, {published.name}",
            "x": list(range(len(published.weight_by_steps_back))),
            "y": list(published.weight_by_steps_back),
            "marker": {"color": NEUTRAL, "symbol": symbol, "size": 12, "line": {"width": 2}},
            "hovertemplate": "%{x} steps back<br>published %{y:.4f}<extra></extra>",
        }
        for published, symbol in ((DIY, "diamond"), (GEOLIFE, "diamond-open"))
    ]
    return {
        "data": data,
        "layout": {
            "height": 460,
            "showlegend": True,
            "xaxis": _axis_of(_steps(weights)),
            "yaxis": {"title": {"text": "mean weight"}, "rangemode": "tozero", "nticks": 6},
            "meta": figure_meta(weights, f"{_heaviest(weights)} {decay.notes[0]}", weights)
            | {
                "choices": [
                    RANGE.choice(
                        _RANGES, labels=[f"the {few} most recent", f"all {len(weights.rows)}"]
                    )
                ]
            },
        },
    }


@insight_view(
    title="Cumulative weight",
    caption=(
        "The line is the mean total weight of the visits up to so many steps back, the band its "
        "95 % interval. Diamonds mark where it reaches 50, 80 and 90 %."
    ),
    section="where",
    order=20,
    tables=("cumulative_weight", "weight_held"),
    needs=("pointer",),
)
def cumulative_weight(insights: Insights) -> Figure:
    """Draw the mean curve with its band, and where it reaches each share."""
    table, held = get_table(insights, "cumulative_weight"), get_table(insights, "weight_held")
    steps, curve = _steps(table), table.numbers("cumulative_weight")
    low, high = table.numbers("cumulative_weight_low"), table.numbers("cumulative_weight_high")
    shares, reached = held.numbers("share"), held.numbers("steps_back")
    visits = held.numbers("recent_visits")
    said = "; ".join(
        f"{_whole_percent(share)} within {step:.0f} steps back"
        for share, step in zip(shares, reached, strict=True)
    )
    own = ", ".join(
        f"{count:.1f} for {_whole_percent(share)}"
        for share, count in zip(shares, visits, strict=True)
    )
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines",
                "x": steps + steps[::-1],
                "y": high + low[::-1],
                "fill": "toself",
                "fillcolor": _BAND,
                "line": {"width": 0},
                "hoverinfo": "skip",
                "showlegend": False,
            },
            {
                "type": "scatter",
                "mode": "lines",
                "name": "mean over histories",
                "x": steps,
                "y": curve,
                "line": {"color": POINTER, "width": 3},
                "text": [
                    f"{label} steps back<br>95 % interval {a:.6f} to {b:.6f}"
                    for label, a, b in zip(table.column("steps_back"), low, high, strict=True)
                ],
                "hovertemplate": "%{text}<br>cumulative weight %{y:.6f}<extra></extra>",
            },
            {
                "type": "scatter",
                "mode": "markers+text",
                "name": "shares reached",
                "x": reached,
                "y": [curve[steps.index(int(step))] for step in reached],
                "text": [f"{_whole_percent(share)}" for share in shares],
                # A label on the left of the first steps would cover the labels of the axis.
                "textposition": [
                    "bottom right" if step < steps[-1] / 2 else "top left" for step in reached
                ],
                "cliponaxis": False,
                "marker": {"color": POINTER, "symbol": "diamond", "size": 12},
                "hovertemplate": "%{text} within %{x} steps back<extra></extra>",
            },
        ],
        "layout": {
            "height": 380,
            "showlegend": False,
            "margin": {"t": 24},
            "shapes": [reference_line(share, "")[0] for share in shares],
            "xaxis": _axis_of(steps) | {"rangemode": "tozero"},
            "yaxis": {
                "title": {"text": "cumulative weight"},
                "range": [0, 1.02],
                "tickvals": [0, 0.2, 0.4, 0.6, 0.8, 1],
            },
            "meta": figure_meta(
                table,
                f"The mean curve reaches {said}; the mean number of most recent visits that hold "
                f"the share is {own}.",
            ),
        },
    }


@insight_view(
    title="How concentrated is the pointer?",
    caption=(
        "Histories by the entropy of their pointer weights, in bins of 0.2 nats. Low entropy "
        "means concentrated, high means spread out. Lines mark the mean here and the published "
        "means."
    ),
    section="where",
    order=30,
    tables=("entropy_distribution", "entropy_measures"),
    needs=("pointer",),
)
def pointer_entropy(insights: Insights) -> Figure:
    """Draw a histogram of entropies with the means."""
    table, measures = (
        get_table(insights, name) for name in ("entropy_distribution", "entropy_measures")
    )
    low, high = np.array(table.numbers("entropy_from")), np.array(table.numbers("entropy_to"))
    histories, people = table.numbers("histories"), table.numbers("people")
    # Open bins, "or less" and "or more", are drawn one bin wide.
    low = np.where(np.isnan(low), high - _STEP_OF_ENTROPY, low)
    high = np.where(np.isnan(high), low + _STEP_OF_ENTROPY, high)
    widths = high - low
    value = dict(zip(measures.column("measure"), measures.numbers("value"), strict=True))
    deviation = dict(zip(measures.column("measure"), measures.numbers("deviation"), strict=True))
    lines = [
        *(
            reference_line(of.pointer_entropy_mean, f"{of.name} {of.pointer_entropy_mean:.2f}", "x")
            for of in (GEOLIFE, DIY)
        ),
        reference_line(value["entropy"], f"mean here {value['entropy']:.2f}", "x", POINTER),
    ]
    lines[-1][0]["line"] |= {"dash": "solid", "width": 3}
    for row, (_, label) in enumerate(lines):
        # Stack the labels above the bars.
        label |= {"yanchor": "bottom", "yshift": 4 + 22 * row}
    return {
        "data": [
            {
                "type": "bar",
                "name": "histories",
                "x": ((low + high) / 2).tolist(),
                "y": (np.array(histories) / (widths / _STEP_OF_ENTROPY)).tolist(),
                "width": (widths * 0.94).tolist(),
                "text": [
                    f"{label} nats<br>{count:,.0f} histories of "
                    f"{count_people(int(persons), invented=insights.invented)}"
                    for label, count, persons in zip(
                        table.column("entropy"), histories, people, strict=True
                    )
                ],
                "textposition": "none",
                "marker": {"color": POINTER, "opacity": 0.6},
                "hovertemplate": "%{text}<extra></extra>",
                **row_links(table),
            }
        ],
        "layout": {
            "height": 440,
            "margin": {"t": 80},
            "showlegend": False,
            "shapes": [shape for shape, _ in lines],
            "annotations": [label for _, label in lines],
            "xaxis": {
                "title": {"text": "entropy in nats"},
                "rangemode": "tozero",
                **round_ticks(0, float(high.max()), 8),
            },
            "yaxis": {"title": {"text": "histories in 0.2 nats"}, "nticks": 6},
            "meta": figure_meta(
                table,
                f"The mean entropy is {value['entropy']:.3f} nats (standard deviation "
                f"{deviation['entropy']:.3f}), {percent(value['ratio_of_means'])} of the largest "
                f"possible; this corresponds to {value['positions_of_mean']:.1f} effective "
                f"positions; the mean over histories is {value['effective_positions']:.1f}.",
                table,
            ),
        },
    }


@insight_view(
    title="The learned position bias",
    caption=(
        "Top: the learned bias by steps back. Middle: the weights that the bias alone would give "
        "to a history of median length. Bottom: what the bias adds to the mean weights, with the "
        "95 % interval."
    ),
    section="where",
    order=40,
    tables=("learned_bias", "bias_effect"),
    needs=("pointer", "position_bias"),
)
def learned_bias(insights: Insights) -> Figure:
    """Draw the bias, the weights from the bias alone, and its effect."""
    table, effect = get_table(insights, "learned_bias"), get_table(insights, "bias_effect")
    shown = len(effect.rows)
    bias, alone = table.numbers("position_bias"), np.array(table.numbers("weight_of_bias_alone"))
    length = int((~np.isnan(alone)).sum())
    steps = list(range(shown))
    strongest = int(np.argmax(bias[:shown]))
    moved = effect.numbers("weight_by_bias")
    most = int(np.nanargmax(np.abs(moved)))
    return {
        "data": [
            {
                "type": "bar",
                "name": "bias",
                "x": steps,
                "y": bias[:shown],
                "marker": {"color": POINTER},
                "hovertemplate": "%{x} steps back<br>bias %{y:.6f}<extra></extra>",
            },
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": "bias alone",
                "x": list(range(length)),
                "y": alone[:length].tolist(),
                "yaxis": "y2",
                "line": {"color": POINTER, "width": 2},
                "marker": {"size": 6},
                "hovertemplate": "%{x} steps back<br>bias alone %{y:.6f}<extra></extra>",
            },
            {
                "type": "scatter",
                "mode": "lines",
                "name": "without a bias",
                "x": [0, length - 1],
                "y": [1 / length] * 2,
                "yaxis": "y2",
                "line": {"color": NEUTRAL, "dash": "dash", "width": 2},
                "hovertemplate": f"without a bias {1 / length:.6f} each<extra></extra>",
            },
            {
                "type": "scatter",
                "mode": "markers",
                "name": "effect",
                "x": _steps(effect),
                "y": moved,
                "yaxis": "y3",
                "text": [
                    f"{label} steps back<br>{count:,} histories"
                    for label, count in zip(
                        effect.column("steps_back"), effect.column("histories"), strict=True
                    )
                ],
                "marker": {"color": POINTER, "size": 7},
                "hovertemplate": "%{text}<br>weight added %{y:.6f}<extra></extra>",
                **error_bars(effect, "weight_by_bias"),
            },
        ],
        "layout": {
            "height": 620,
            "showlegend": False,
            "xaxis": _axis_of(steps) | {"anchor": "y3"},
            "yaxis": _panel([0.71, 1], "bias", [0, *bias[:shown]]),
            "yaxis2": _panel([0.36, 0.64], "bias alone", alone[:length].tolist()),
            "yaxis3": _panel([0, 0.29], "added", moved),
            "meta": figure_meta(
                table,
                (
                    f"The bias is highest {_ago(strongest)}, {bias[strongest]:.3f}, and is "
                    f"{bias[0]:.3f} for the most recent visit; it changes the mean weight most "
                    f"{_ago(_steps(effect)[most])}, by {moved[most]:+.4f}."
                ).replace("-", "−"),
            ),
        },
    }


def _axis_of(steps: list[int]) -> dict[str, Any]:
    return {"title": {"text": "steps back"}, "zeroline": False, **round_ticks(0, steps[-1], 11)}


def _panel(domain: list[float], title: str, values: list[float]) -> dict[str, Any]:
    ticks = round_ticks(float(np.nanmin(values)), float(np.nanmax(values)), 3)
    return {"domain": domain, "title": {"text": title}, **ticks}


def _points_of(table: InsightTable, count: int, value: str) -> dict[str, Any]:
    """Return the means of the first rows, for one value of the range."""
    parts = ("weight_low", "weight_high", "weight_deviation", "histories")
    low, high, deviation, histories = (table.numbers(part)[:count] for part in parts)
    bars = error_bars(table, "weight")["error_y"]
    cut = {end: bars[end][:count] for end in ("array", "arrayminus")}
    return {
        "type": "scatter",
        "mode": "markers",
        "name": "this network",
        "meta": {RANGE.name: value},
        "x": _steps(table)[:count],
        "y": table.numbers("weight")[:count],
        "text": [
            f"{label} steps back<br>95 % interval {a:.6f} to {b:.6f}<br>"
            f"standard deviation {spread:.6f}<br>{number:,.0f} histories"
            for label, a, b, spread, number in zip(
                table.column("steps_back"), low, high, deviation, histories, strict=False
            )
        ],
        "marker": {"color": POINTER, "size": 11 if count <= _RECENT else 7},
        "hovertemplate": "%{text}<br>mean weight %{y:.6f}<extra></extra>",
        "error_y": bars | cut,
        "customdata": row_links(table)["customdata"][:count],
    }


def _fitted(decay: InsightTable) -> list[dict[str, Any]]:
    """Return a line for every fitted curve over its range."""
    found: dict[str, dict[str, float]] = {}
    for curve, measure, value in zip(
        decay.column("curve"), decay.column("measure"), decay.numbers("value"), strict=True
    ):
        found.setdefault(str(curve), {})[str(measure)] = value
    return [
        _line(name, measures, *_CURVES[name]) for name, measures in found.items() if name in _CURVES
    ]


def _line(
    name: str,
    measures: dict[str, float],
    formula: Callable[..., Any],
    parameters: tuple[str, ...],
    dash: str,
) -> dict[str, Any]:
    steps = np.linspace(measures["first"], measures["last"], _POINTS_OF_A_CURVE)
    return {
        "type": "scatter",
        "mode": "lines",
        "name": name,
        "x": steps.tolist(),
        "y": formula(steps, *(measures[parameter] for parameter in parameters)).tolist(),
        "line": {"color": NEUTRAL, "dash": dash, "width": 3},
        "hovertemplate": f"%{{x:.1f}} steps back<br>{name} %{{y:.6f}}<extra></extra>",
    }


def _steps(table: InsightTable) -> list[int]:
    return [int(str(label).split()[0]) for label in table.column("steps_back")]


def _heaviest(table: InsightTable) -> str:
    weights = table.numbers("weight")
    step = int(np.argmax(weights))
    return f"The mean weight is largest {_ago(_steps(table)[step])}, {percent(weights[step])}."


def _whole_percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _ago(step: int) -> str:
    return "for the most recent visit" if step == 0 else f"{step} step{'s' * (step > 1)} back"
