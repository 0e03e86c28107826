"""Figures of the self-attention heads over a whole data set."""

from typing import Any

import numpy as np

from pointerscope.analysis.head_roles import ROLES
from pointerscope.core.array_types import Booleans, Float, Numbers
from pointerscope.core.percentages import percent
from pointerscope.figures.attention import HEAD, LAYER, cell_gaps
from pointerscope.figures.head_roles import (
    draw_heads_by_roles,
    no_role_sentence,
    strongest_role_sentence,
)
from pointerscope.figures.insights.table_charts import (
    figure_meta,
    get_table,
    reference_line,
    round_ticks,
    row_bars,
)
from pointerscope.figures.theme import (
    BLEND,
    DIFFERENCE,
    NEUTRAL,
    WEIGHT_AXIS,
    difference_axis,
    height_of_rows,
)
from pointerscope.figures.views import Figure, insight_view
from pointerscope.network.insights import Insights, InsightTable

_POINTS = "percentage points"  # the unit of a difference of rates
_PANELS = {"upper": [0.54, 1], "lower": [0, 0.44]}
_HEADROOM = 1.25


@insight_view(
    title="Mean attention map of a head",
    caption=(
        "Histories are aligned at their most recent visit, 0 steps back. Rows are query visits, "
        "columns key visits, and each cell is the mean attention weight over the histories that "
        "contain both."
    ),
    section="heads",
    order=10,
    tables=("mean_maps",),
    needs=("attention",),
    options=(LAYER, HEAD),
)
def mean_maps(insights: Insights) -> Figure:
    """Draw a heatmap for every head; the selected one is shown."""
    table = get_table(insights, "mean_maps")
    layers, heads = (
        sorted({int(value) for value in table.numbers(name)}) for name in ("layer", "head")
    )
    shown = int(max(table.numbers("steps_back"))) + 1
    columns = [table.numbers(f"weight_{step}") for step in range(shown)]
    maps = np.array(columns).T.reshape(len(layers), len(heads), shown, shown)
    histories = np.array(table.numbers("histories"))[:shown].astype(np.int32)
    steps = np.arange(shown, dtype=np.int32)
    holding = histories[np.maximum(steps[:, None], steps)]
    axis = {"showgrid": False, "zeroline": False, "dtick": 5, "tick0": 0}
    return {
        "data": [
            {
                "type": "heatmap",
                "name": f"layer {layer}, head {head}",
                "meta": {LAYER.name: layer, HEAD.name: head},
                "z": maps[i, j],
                "x": steps,
                "y": steps,
                "customdata": holding,
                "coloraxis": "coloraxis",
                **cell_gaps(shown),
                "hovertemplate": (
                    "query %{y} steps back, key %{x} steps back<br>mean weight "
                    "%{z:.4f}<br>%{customdata} histories<extra>%{fullData.name}</extra>"
                ),
            }
            for i, layer in enumerate(layers)
            for j, head in enumerate(heads)
        ],
        "layout": {
            "height": 130 + 16 * max(shown, 12),
            "coloraxis": WEIGHT_AXIS,
            "xaxis": {
                **axis,
                "title": {"text": "key, steps back"},
                "autorange": "reversed",
            },
            "yaxis": {**axis, "title": {"text": "query, steps back"}},
            "meta": {
                "choices": [LAYER.choice(layers), HEAD.choice(heads)],
                "summaries": {
                    "by": [LAYER.name, HEAD.name],
                    "texts": [_heaviest(of_head) for of_layer in maps for of_head in of_layer],
                },
            },
        },
    }


@insight_view(
    title="Entropy and distance of each head",
    caption=(
        "Top: the mean entropy of each head's attention weights. Bottom: the mean distance "
        "between query and key in visits. Both with 95 % intervals; dashed lines show uniform "
        "attention."
    ),
    section="heads",
    order=20,
    tables=("head_measures",),
    needs=("attention",),
)
def head_measures(insights: Insights) -> Figure:
    """Draw two panels of bars, one bar per head."""
    table = get_table(insights, "head_measures")
    names = _names(table)
    entropies, distances = table.numbers("entropy"), table.numbers("distance")
    limit, even = table.numbers("entropy_limit")[0], table.numbers("even_distance")[0]
    narrow, wide = int(np.argmin(entropies)), int(np.argmax(entropies))
    near, far = int(np.argmin(distances)), int(np.argmax(distances))
    said = (
        f"{names[narrow]} has the lowest entropy, {entropies[narrow]:.2f} nats, and {names[wide]} "
        f"the highest, {entropies[wide]:.2f} of {limit:.2f} possible; {names[near]} attends "
        f"nearest, {distances[near]:.1f} visits away, and {names[far]} farthest, "
        f"{distances[far]:.1f}, compared with {even:.1f} for uniform attention."
    )
    return _two_panels(
        table,
        upper=("entropy", "entropy", "nats"),
        lower=("distance", "distance", "visits"),
        upper_line=(limit, f"largest possible {limit:.2f}"),
        lower_line=(even, f"uniform attention {even:.1f}"),
        summary=said,
    )


@insight_view(
    title="What does each head look for, over all histories?",
    caption=(
        "Green: a head attends to a kind of visit more than uniform attention would; magenta: "
        "less. A head is named after a kind that gets at least a quarter of its attention and "
        "twice the share by chance."
    ),
    section="heads",
    order=30,
    tables=("head_roles_over_all",),
    needs=("attention",),
)
def head_roles_over_all(insights: Insights) -> Figure:
    """Draw a heatmap of the excess over chance, heads by roles."""
    table = get_table(insights, "head_roles_over_all")
    roles = [role for role in ROLES if role in table.column("role")]
    heads = list(dict.fromkeys(_names(table)))
    shape = (len(heads), len(roles))
    cells = np.stack(
        [
            np.array(table.numbers(name)).reshape(shape)
            for name in ("share", "share_low", "share_high", "chance", "ratio")
        ],
        -1,
    )
    excess = np.array(table.numbers("excess")).reshape(shape)
    outstanding = np.array(table.numbers("stands_out")).reshape(shape) > 0
    named = ["".join(np.array(roles)[row]) for row in outstanding]
    return draw_heads_by_roles(
        heads,
        roles,
        named,
        excess,
        cells,
        hovertemplate=(
            "%{y}, %{x}<br>share %{customdata[0]:.6f}<br>95 % interval %{customdata[1]:.6f}"
            " to %{customdata[2]:.6f}<br>by chance %{customdata[3]:.6f}"
            "<br>ratio %{customdata[4]:.3f}<extra></extra>"
        ),
        meta=figure_meta(table, _outstanding(heads, roles, cells, excess, outstanding)),
    )


@insight_view(
    title="Similarity of heads",
    caption=(
        "Each cell is the mean correlation of the attention weights of two heads: green if they "
        "attend alike, pale if unrelated, magenta if one avoids what the other attends to."
    ),
    section="heads",
    order=40,
    tables=("head_similarity",),
    needs=("attention",),
)
def head_similarity(insights: Insights) -> Figure:
    """Draw a heatmap of all pairs of different heads."""
    table = get_table(insights, "head_similarity")
    first = _names(table)
    second = _names(table, "other_")
    heads = list(dict.fromkeys([*first, *second]))
    correlations = table.numbers("correlation")
    ends = table.numbers("correlation_low"), table.numbers("correlation_high")
    cells = np.full((len(heads), len(heads), 3), np.nan)
    for row_head, column_head, *values in zip(first, second, correlations, *ends, strict=True):
        i, j = heads.index(row_head), heads.index(column_head)
        cells[i, j] = cells[j, i] = values
    most, least = int(np.nanargmax(correlations)), int(np.nanargmin(correlations))
    said = (
        f"{first[most]} and {second[most]} are most alike, with a correlation of "
        f"{correlations[most]:.3f}; {first[least]} and {second[least]} least, with "
        f"{correlations[least]:.3f}."
    )
    axis = {"showgrid": False, "type": "category"}
    return {
        "data": [
            {
                "type": "heatmap",
                "name": "correlation",
                "z": cells[..., 0],
                "x": heads,
                "y": heads,
                "customdata": cells[..., 1:],
                "coloraxis": DIFFERENCE,
                "xgap": 1,
                "ygap": 1,
                "hoverongaps": False,
                "hovertemplate": (
                    "%{y} and %{x}<br>correlation %{z:.6f}<br>95 % interval %{customdata[0]:.6f} "
                    "to %{customdata[1]:.6f}<extra></extra>"
                ),
            }
        ],
        "layout": {
            "height": 120 + height_of_rows(max(len(heads), 8)) * 4 // 3,
            DIFFERENCE: difference_axis(1.0) | {"colorbar": {"title": {"text": "correlation"}}},
            "xaxis": {**axis, "tickangle": -90},
            "yaxis": {**axis, "autorange": "reversed"},
            "meta": figure_meta(table, said.replace("-", "−")),
        },
    }


@insight_view(
    title="Accuracy without each head",
    caption=(
        "Top: accuracy@1 with one head removed; the dashed line is the whole network. Bottom: the "
        "difference over the same histories, with 95 % intervals; below 0 accuracy is lost."
    ),
    section="heads",
    order=50,
    tables=("head_removal",),
    needs=("attention",),
)
def head_removal(insights: Insights) -> Figure:
    """Draw two panels of bars, one bar per head."""
    table = get_table(insights, "head_removal")
    names, differences = _names(table), table.numbers("difference")
    whole = table.numbers("accuracy")[0]
    low, high = table.numbers("difference_low"), table.numbers("difference_high")
    worst = int(np.argmin(differences))
    change = sum(not a <= 0 <= b for a, b in zip(low, high, strict=True))
    return _two_panels(
        table,
        upper=("accuracy_without", "accuracy@1", "rate"),
        lower=("difference", "difference", _POINTS),
        upper_line=(whole, f"whole network {percent(whole)}"),
        summary=(
            f"Accuracy@1 of the whole network is {percent(whole)}; it is lowest without "
            f"{names[worst]}, {100 * differences[worst]:+.2f} percentage points. For {change} of "
            f"the {len(names)} heads, removal changes it beyond chance."
        ).replace("-", "−"),
    )


def _two_panels(
    table: InsightTable,
    *,
    upper: tuple[str, str, str],
    lower: tuple[str, str, str],
    upper_line: tuple[float, str],
    lower_line: tuple[float, str] | None = None,
    summary: str,
) -> Figure:
    """Draw bars of two columns of a table in two panels, optionally with dashed lines.

    Args:
        table: with a row for each head.
        upper: column, title and unit of the upper panel.
        lower: column, title and unit of the lower panel.
        upper_line: position and label of its dashed line.
        lower_line: position and label of its dashed line.
        summary: of the figure.
    """
    names = _names(table)
    panels = [_panel("upper", table, upper, upper_line), _panel("lower", table, lower, lower_line)]
    lines = [line for _, line in panels if line]
    histories = [f"{count:,}" for count in table.column("histories")]
    return {
        "data": [
            row_bars(table, column, colour, title)
            | {
                "x": names,
                "yaxis": axis,
                "text": [
                    f"95 % interval {low:.6f} to {high:.6f}<br>{count} histories"
                    for low, high, count in zip(
                        table.numbers(f"{column}_low"),
                        table.numbers(f"{column}_high"),
                        histories,
                        strict=True,
                    )
                ],
                "hovertemplate": f"%{{x}}<br>{title} %{{y:.6f}}<br>%{{text}}<extra></extra>",
            }
            for (column, title, _), axis, colour in (
                (upper, "y", _colour(upper)),
                (lower, "y2", _colour(lower)),
            )
        ],
        "layout": {
            "height": 520,
            "showlegend": False,
            "margin": {"t": 28},
            "shapes": [shape for shape, _ in lines],
            "annotations": [label for _, label in lines],
            "xaxis": {"type": "category", "anchor": "y2"},
            "yaxis": panels[0][0],
            "yaxis2": panels[1][0],
            "meta": figure_meta(table, summary),
        },
    }


def _colour(of: tuple[str, str, str]) -> str:
    """Return the blend's colour for accuracies, and a neutral one otherwise."""
    return BLEND if of[2] in ("rate", _POINTS) else NEUTRAL


def _panel(
    place: str, table: InsightTable, of: tuple[str, str, str], line: tuple[float, str] | None
) -> tuple[dict[str, Any], tuple[dict[str, Any], dict[str, Any]] | None]:
    """Return the axis of a panel, and its dashed line with a label above all bars."""
    column, title, unit = of
    named = title if unit == "rate" else f"{title}, {unit}"
    low, high = min(0, *table.numbers(f"{column}_low")), max(0, *table.numbers(f"{column}_high"))
    axis: dict[str, Any] = {"domain": _PANELS[place], "title": {"text": named}}
    if unit == "rate":
        axis["tickformat"] = ".2~%"
    ticks: dict[str, Any] = round_ticks(low, high, 5)
    if unit == _POINTS:
        ticks["ticktext"] = [f"{100 * tick:g}".replace("-", "−") for tick in ticks["tickvals"]]
    if line is None:
        return axis | ticks, None
    value, name = line
    shape, label = reference_line(value, name)
    on = {"yref": "y" if place == "upper" else "y2"}
    top = max(value, high)
    axis |= {"range": [0, _HEADROOM * top], **round_ticks(0, top, 5)}
    return axis, (shape | on, label | on | {"y": top})


def _names(table: InsightTable, prefix: str = "") -> list[str]:
    """Return the head of each row, such as `L0 H1`."""
    layers, heads = table.numbers(f"{prefix}layer"), table.numbers(f"{prefix}head")
    return [f"L{layer:.0f} H{head:.0f}" for layer, head in zip(layers, heads, strict=True)]


def _heaviest(weights: Float[Numbers, "S S"]) -> str:
    """Describe the largest weight of the most recent visit and the largest weight of all."""
    last = int(weights[0].argmax())
    query, key = map(int, np.unravel_index(weights.argmax(), weights.shape))
    return (
        f"The most recent visit attends most to {_ago(last)}, {percent(float(weights[0, last]))} "
        "on average; the largest mean weight of this head is "
        f"{percent(float(weights[query, key]))}, from {_ago(query, -1)} to {_ago(key, query)}."
    )


def _ago(key: int, query: int = 0) -> str:
    if key == query:
        return "itself"
    return "the most recent visit" if key == 0 else f"the visit {_steps(key)} back"


def _steps(count: int) -> str:
    return f"{count} step{'s' * (count != 1)}"


def _outstanding(
    heads: list[str],
    roles: list[str],
    cells: Float[Numbers, "heads roles 5"],
    excess: Float[Numbers, "heads roles"],
    outstanding: Booleans,
) -> str:
    """Describe the heads for which a kind of visit stands out."""
    count = int(outstanding.sum())
    if not count:
        return no_role_sentence()
    best = np.where(outstanding, excess, -np.inf).argmax()
    head, role = map(int, np.unravel_index(best, outstanding.shape))
    share, *_, chance, _ = cells[head, role].tolist()
    return strongest_role_sentence(count, len(heads), heads[head], roles[role], share, chance)
