"""Figures of the league of explanations: how far each of them can be trusted."""

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Any, NamedTuple

import numpy as np

from pointerscope.core.percentages import percent
from pointerscope.figures.insights.league_verdict import weigh_measures
from pointerscope.figures.insights.table_charts import error_bars, figure_meta, get_table
from pointerscope.figures.labels import listed
from pointerscope.figures.theme import (
    BLEND,
    DIFFERENCE,
    NEUTRAL,
    difference_axis,
    height_of_rows,
)
from pointerscope.figures.trust import LEAGUE, RANDOM, nothing_to_rank, number
from pointerscope.figures.views import Figure, OnlyWith, Option, insight_view
from pointerscope.network.insights import Insights, InsightTable

_MEASURE = Option("measure", "Measure", "What the explanations are graded by.")
_EXPLANATION = Option("explanation", "Order", "Whose order visits are taken in.")
_CUSTOM = Option("custom", "Custom", "What leads people to the next place.")
# Intervals must be visible through the bars.
_OPACITY, _PALE = 0.55, 0.25


class _Measure(NamedTuple):
    name: str
    label: str
    summarise: Callable[[InsightTable], str]


@insight_view(
    title="Which explanation to believe?",
    caption=(
        "Every explanation of a prediction ranks the visits. Here the explanations are graded over "
        "histories of many people, each with its 95 % interval: by what happens to the answer when "
        "the visits they name first are left out, or are all that is left; by whether they stay "
        "when times change by minutes; and by whether they notice that the network's weights were "
        "replaced by random ones. Comprehensiveness is what the answer loses without the first "
        "visits, sufficiency what it loses with these alone. Rows in pale grey do not look into "
        "the network. No measure decides alone: leave one out and Shapley values leave out visits "
        "themselves, which deletion and insertion reward."
    ),
    section="explanations",
    order=10,
    tables=(LEAGUE,),
    options=(_MEASURE,),
)
def explanation_league(insights: Insights) -> Figure:
    """Draw a bar for every explanation; the measure is selected."""
    table = get_table(insights, LEAGUE)
    level = nothing_to_rank(table)
    verdict = level or weigh_measures(table, insights.table("explanation_causes"))
    return {
        "data": [_league_bars(table, measure) for measure in _MEASURES],
        "layout": {
            "height": 100 + height_of_rows(len(table.rows)),
            "showlegend": True,  # which names the measure, also in pictures
            "yaxis": {"autorange": "reversed"},
            # Differences that are no finding are not enlarged to the whole width.
            "xaxis": {"nticks": 6, "title": {"text": "Mean grade"}}
            | ({"range": [-0.05, 1.05]} if level else {}),
            "meta": {
                **figure_meta(table, ""),
                "choices": [
                    _MEASURE.choice(
                        [measure.name for measure in _MEASURES],
                        labels=[measure.label for measure in _MEASURES],
                    )
                ],
                "summaries": {
                    "by": [_MEASURE.name],
                    "texts": [
                        level or f"{verdict} {measure.summarise(table)}".strip()
                        for measure in _MEASURES
                    ],
                },
            },
        },
    }


def _league_bars(table: InsightTable, measure: _Measure) -> dict[str, Any]:
    """Return one bar for every explanation that was graded by a measure."""
    known = [cell is not None for cell in table.column(measure.name)]
    graded = table.model_copy(update={"rows": [*compress(table.rows, known)]})
    return {
        "type": "bar",
        "orientation": "h",
        "name": measure.label,
        "meta": {_MEASURE.name: measure.name},
        "x": graded.numbers(measure.name),
        "y": [str(name) for name in graded.column("explanation")],
        "marker": {
            "color": [NEUTRAL if rank is None else BLEND for rank in graded.column("rank")],
            "opacity": [_PALE if rank is None else _OPACITY for rank in graded.column("rank")],
        },
        "hovertemplate": f"%{{y}}<br>{measure.label} %{{x:.6f}}<extra></extra>",
        **error_bars(graded, measure.name, "x", BLEND),
    }


def _separation_summary(table: InsightTable) -> str:
    """Return who is first, who cannot be told from it, and what rules and chance reach."""
    ranked, separation = _ranked(table), _by_name(table, "separation")
    first, *others = ranked
    low, high = (_by_name(table, f"separation_{end}")[first] for end in ("low", "high"))
    sentences = [
        f"By insertion minus deletion, first of {len(ranked)}: {first}. The area of insertion is "
        f"larger than that of deletion by {number(separation[first])} (95 % interval "
        f"{number(low)} to {number(high)}); random orders reach {number(separation[RANDOM])}."
    ]
    behind = _by_name(table, "behind_low")
    level = [name for name in others if behind[name] <= 0]
    if level:
        sentences.append(f"Not told apart from it: {listed(level)}.")
    elif others:
        sentences.append(
            f"All others are behind, {others[0]} next with {number(separation[others[0]])}."
        )
    for rule in _rules(table):
        below = [name for name in ranked if separation[name] < separation[rule]]
        reached = number(separation[rule])
        name = rule.removeprefix("Rule: ")
        words = f"The rule “{name}”, which does not look into the network, reaches {reached}"
        how = f"a higher mean than {listed(below)}" if below else "less than all of them"
        sentences.append(f"{words}, {how}.")
    return " ".join(sentences)


def _best_summary(name: str, words: str, smallest: bool = False) -> Callable[[InsightTable], str]:
    def summarise(table: InsightTable) -> str:
        ranked, values = _ranked(table), _by_name(table, name)
        known = [one for one in ranked if not np.isnan(values[one])]
        if not known:
            return "There are too few people to measure it."
        in_order = sorted(known, key=lambda one: values[one] if smallest else -values[one])
        best, worst = in_order[0], in_order[-1]
        reached, least = (number(values[one]) for one in (best, worst))
        said = f"{words} {best} ({reached})"
        if reached != least:
            said += f", and least so in that of {worst} ({least})"
        elif worst != best:
            said = f"All explanations reach {reached}"
        rules = [
            f"“{rule.removeprefix('Rule: ')}” {number(values[rule])}" for rule in _rules(table)
        ]
        without = f", the rules that do not look into the network {listed(rules)}" if rules else ""
        return f"{said}. Random orders reach {number(values[RANDOM])}{without}."

    return summarise


def _stability_summary(table: InsightTable) -> str:
    ranked, values = _ranked(table), _by_name(table, "stability")
    known = [name for name in ranked if not np.isnan(values[name])]
    if not known:
        return "There are too few people, or too few visits, to measure it."
    least, most = (pick(known, key=values.__getitem__) for pick in (min, max))
    if number(values[least]) == number(values[most]):
        return (
            "When arrivals and stays move by a few minutes, all rankings change alike "
            f"(rank correlation {number(values[most])} with before)."
        )
    return (
        f"When arrivals and stays move by a few minutes, the ranking changes most for {least} "
        f"(rank correlation {number(values[least])} with before) and least for {most} "
        f"({number(values[most])}). 1 would "
        "be no change in the ranking."
    )


def _anew_summary(table: InsightTable) -> str:
    ranked, values = _ranked(table), _by_name(table, "randomised")
    low = _by_name(table, "randomised_low")
    known = [name for name in ranked if not np.isnan(values[name])]
    if not known:
        return "There are too few people, or too few visits, to measure it."
    still = [name for name in known if low[name] > 0]
    most = max(known, key=values.__getitem__)
    said = (
        "An explanation of what the network has learned must change when all weights are drawn "
        f"anew. The change is smallest for {most}, with a rank correlation of "
        f"{number(values[most])}"
    )
    if not still:
        return f"{said}; no interval lies above 0, so all of them notice."
    return f"{said}. The interval lies above 0 for {listed(still)}: part of it is not learned."


_MEASURES = (
    _Measure("separation", "Insertion minus deletion", _separation_summary),
    _Measure(
        "deletion_area",
        "Deletion, less is better",
        _best_summary(
            "deletion_area",
            "The answer disappears soonest when visits are left out in the order of",
            smallest=True,
        ),
    ),
    _Measure(
        "insertion_area",
        "Insertion",
        _best_summary(
            "insertion_area", "The answer is back soonest when visits are added in the order of"
        ),
    ),
    _Measure(
        "comprehensiveness",
        "Comprehensiveness",
        _best_summary(
            "comprehensiveness", "The answer loses most without the first visits in the order of"
        ),
    ),
    _Measure(
        "sufficiency",
        "Sufficiency, less is better",
        _best_summary(
            "sufficiency",
            "The answer loses least when only the first visits are left in the order of",
            smallest=True,
        ),
    ),
    _Measure("stability", "Stability", _stability_summary),
    _Measure("randomised", "Random weights", _anew_summary),
)


@insight_view(
    title="What happens to the answer as visits go and come?",
    caption=(
        "The mean probability of the network's answer as visits are left out (deletion, solid) or "
        "added to the last visit alone (insertion, dashed), in the order of an explanation; in "
        "grey, random orders. A good explanation makes the solid line fall at once and the dashed "
        "one rise at once."
    ),
    section="explanations",
    order=20,
    tables=("explanation_curves",),
    options=(_EXPLANATION,),
)
def explanation_curves(insights: Insights) -> Figure:
    """Draw both curves of the selected explanation, and those of random orders."""
    table = get_table(insights, "explanation_curves")
    names = [*dict.fromkeys(str(name) for name in table.column("explanation"))]
    ordered = [name for name in _league_order(insights, names) if name != RANDOM]
    rows = {name: _rows_of(table, "explanation", name) for name in names}
    data = [
        _curve(rows[name], way, BLEND, {_EXPLANATION.name: name})
        for name in ordered
        for way in ("deletion", "insertion")
    ]
    data += [_curve(rows[RANDOM], way, NEUTRAL) for way in ("deletion", "insertion")]
    return {
        "data": data,
        "layout": {
            "height": 380,
            "xaxis": {"title": {"text": "Share of the earlier visits"}, "tickformat": ".0%"},
            "yaxis": {"title": {"text": "Probability of the answer"}, "rangemode": "tozero"},
            "legend": {"orientation": "h", "y": 1.12},
            "meta": {
                **figure_meta(table, ""),
                "choices": [_EXPLANATION.choice(ordered)],
                "summaries": {
                    "by": [_EXPLANATION.name],
                    "texts": [_curve_summary(rows[name], rows[RANDOM]) for name in ordered],
                },
            },
        },
    }


def _curve(
    rows: InsightTable, way: str, colour: str, meta: dict[str, str] | None = None
) -> dict[str, Any]:
    order = "random orders" if meta is None else "this explanation"
    return {
        "type": "scatter",
        "mode": "lines+markers",
        "name": f"{way}, {order}",
        "x": rows.numbers("share"),
        "y": rows.numbers(way),
        "line": {"color": colour, "width": 2, "dash": "solid" if way == "deletion" else "dash"},
        "marker": {"color": colour, "size": 6},
        "hovertemplate": f"{way}, {order}<br>%{{x:.0%}} of the visits: %{{y:.6f}}<extra></extra>",
        **error_bars(rows, way),
        **({} if meta is None else {"meta": meta}),
    }


def _curve_summary(rows: InsightTable, chance: InsightTable) -> str:
    at = rows.numbers("share").index(0.1)
    deleted, inserted = rows.numbers("deletion"), rows.numbers("insertion")
    return (
        f"With all visits the answer has a probability of {percent(deleted[0])}. Without the first "
        f"10 % of the visits in this order it is {percent(deleted[at])}, by chance "
        f"{percent(chance.numbers('deletion')[at])}; with these and the last visit alone "
        f"{percent(inserted[at])}, by chance {percent(chance.numbers('insertion')[at])}."
    )


@insight_view(
    title="Does the explanation notice that the network knows nothing?",
    caption=(
        "Weights are replaced by random ones, from the outputs back to the inputs. Each cell is "
        "the rank correlation of an explanation with the one of the trained network: 1 where it "
        "stays as it was, 0 where the ranking is another. An explanation that stays explains the "
        "architecture, not what was learned."
    ),
    section="explanations",
    order=30,
    tables=("explanation_randomised",),
)
def explanation_randomised(insights: Insights) -> Figure:
    """Draw a heatmap of explanations by stages."""
    table = get_table(insights, "explanation_randomised")
    stages = [*dict.fromkeys(str(name) for name in table.column("stage"))]
    found = [*dict.fromkeys(str(name) for name in table.column("explanation"))]
    names = _league_order(insights, found)
    values = [_rows_of(table, "explanation", name).numbers("correlation") for name in names]
    shown = [_STAGES.get(stage, f"and {stage}") for stage in stages]
    return {
        "data": [
            {
                "type": "heatmap",
                "z": np.array(values),
                "x": shown,
                "y": names,
                "coloraxis": DIFFERENCE,
                "xgap": 1,
                "ygap": 1,
                "hovertemplate": "%{y}<br>%{x}: %{z:.6f}<extra></extra>",
            }
        ],
        "layout": {
            "height": 150 + height_of_rows(len(names)),
            DIFFERENCE: difference_axis(1.0) | {"colorbar": {"title": {"text": "correlation"}}},
            "xaxis": {"title": {"text": "Weights drawn anew"}, "showgrid": False},
            "yaxis": {"autorange": "reversed", "showgrid": False},
            "meta": figure_meta(table, _stage_summary(names, stages, np.array(values))),
        },
    }


_STAGES = {"outputs": "outputs", "inputs": "and inputs"}


def _stage_summary(names: Sequence[str], stages: Sequence[str], values: Any) -> str:
    inside = [index for index, name in enumerate(names) if not name.startswith("Rule")]
    early = [names[index] for index in inside if values[index, 0] >= 0.999]
    last = {names[index]: float(values[index, -1]) for index in inside}
    last = {name: value for name, value in last.items() if not np.isnan(value)}
    sentences = []
    if early:
        sentences.append(
            f"{listed(early)} cannot notice new weights of the outputs, which come after "
            f"{'it' if len(early) == 1 else 'them'}."
        )
    if last:
        most = max(last, key=last.__getitem__)
        sentences.append(
            f"With all weights drawn anew, {most} is still most like before, with a rank "
            f"correlation of {number(last[most])}. Rules that do not look into the network do not "
            "change at all."
        )
    return " ".join(sentences) or f"Measured for {len(stages)} stages."


@insight_view(
    title="Does the explanation point to the recorded cause?",
    caption=(
        "The simulation of the town records which earlier visits decide where a person goes next. "
        "The bars show how often the visit that an explanation ranks first is one of these, and "
        "how often it is the last visit to the place where the person went.",
        OnlyWith(("pointer",), "That visit is the one that the pointer can copy."),
        "Only histories where the network's answer is what the custom says.",
    ),
    section="explanations",
    order=40,
    tables=("explanation_causes",),
    options=(_CUSTOM,),
)
def explanation_causes(insights: Insights) -> Figure:
    """Draw two bars for every explanation; the custom is selected."""
    table = get_table(insights, "explanation_causes")
    customs = [*dict.fromkeys(str(name) for name in table.column("custom"))]
    rows = {custom: _rows_of(table, "custom", custom) for custom in customs}
    bars = (
        ("deciding", "a visit that decides", BLEND),
        ("repeated", "the last visit to the place", NEUTRAL),
    )
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": name,
                "meta": {_CUSTOM.name: custom},
                "x": rows[custom].numbers(column),
                "y": [str(label) for label in rows[custom].column("explanation")],
                "marker": {"color": colour},
                "opacity": _OPACITY,
                "hovertemplate": f"%{{y}}<br>{name} %{{x:.6f}}<extra></extra>",
                **error_bars(rows[custom], column, "x"),
            }
            for custom in customs
            for column, name, colour in bars
        ],
        "layout": {
            "height": 170 + height_of_rows(3 * len(rows[customs[0]].rows) // 2),
            "xaxis": {
                "title": {"text": "Share of histories"},
                "tickformat": ".0%",
                "range": [0, 1.02],
            },
            "yaxis": {"autorange": "reversed"},
            "legend": {"orientation": "h", "y": 1.08, "traceorder": "normal"},
            "meta": {
                **figure_meta(table, ""),
                "choices": [_CUSTOM.choice(customs)],
                "summaries": {
                    "by": [_CUSTOM.name],
                    "texts": [_cause_summary(custom, rows[custom]) for custom in customs],
                },
            },
        },
    }


_CUSTOMS = {
    "errand": "an earlier stop, together with the last one, decides the next one",
    "consequence": "the first stop of the day decides its afternoon and evening",
}


def _cause_summary(custom: str, rows: InsightTable) -> str:
    names = [str(name) for name in rows.column("explanation")]
    deciding, repeated = (
        dict(zip(names, rows.numbers(column), strict=True)) for column in ("deciding", "repeated")
    )
    inside = [name for name in names if name != RANDOM and not name.startswith("Rule")]
    best, copied = (max(inside, key=values.__getitem__) for values in (deciding, repeated))
    worst = min(inside, key=deciding.__getitem__)
    counted = int(rows.numbers("histories")[0])
    return (
        f"By {custom}, {_CUSTOMS[custom]}. Of {counted} histories, {best} points to a visit that "
        f"decides most often, in {percent(deciding[best])}; {worst} least often, in "
        f"{percent(deciding[worst])}; a visit drawn by chance would be one in "
        f"{percent(deciding[RANDOM])}. To the last visit to the place, {copied} points most often, "
        f"in {percent(repeated[copied])}."
    )


@insight_view(
    title="Would other attention give the same answer?",
    caption=(
        "For each history we search weights as different as possible from the network's own that "
        "leave the answer as it is (Jain and Wallace 2019). Left: how different those weights are, "
        "in nats; the most possible is 0.693. Right: how far the answer moves when all visits get "
        "equal weights, from 0 to 1 (Wiegreffe and Pinter 2019). Weights that can be exchanged do "
        "not explain the answer by themselves."
    ),
    section="explanations",
    order=50,
    tables=("other_attention",),
)
def other_attention(insights: Insights) -> Figure:
    """Draw two panels of bars, one bar for each kind of weights."""
    table = get_table(insights, "other_attention")
    labels = [_WEIGHTS[str(name)] for name in table.column("weights")]
    panels = (
        ("divergence", "other weights", "x", [0, 0.7]),
        ("uniform_distance", "equal weights", "x2", [0, 1]),
    )
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": title,
                "x": table.numbers(column),
                "y": labels,
                "xaxis": axis,
                "marker": {"color": BLEND},
                "opacity": _OPACITY,
                "hovertemplate": f"%{{y}}<br>{title} %{{x:.6f}}<extra></extra>",
                **error_bars(table, column, "x"),
            }
            for column, title, axis, _ in panels
        ],
        "layout": {
            "height": 130 + 2 * height_of_rows(len(labels)),
            "showlegend": False,
            "yaxis": {"autorange": "reversed"},
            **{
                axis.replace("x", "xaxis"): {
                    "domain": domain,
                    "title": {"text": title},
                    "range": ends,
                    "nticks": 4,
                    "tickangle": 0,
                }
                for (_, title, axis, ends), domain in zip(
                    panels, ([0, 0.47], [0.53, 1]), strict=True
                )
            },
            "meta": figure_meta(table, _other_summary(table, labels)),
        },
    }


_WEIGHTS = {
    "Attention of the last visit, last layer": "attention",
    "Pointer weights": "pointer",
}


def _other_summary(table: InsightTable, labels: Sequence[str]) -> str:
    sentences = []
    for index, name in enumerate(labels):
        divergence, far, moved = (
            table.numbers(column)[index] for column in ("divergence", "far", "uniform_distance")
        )
        low, high = (table.numbers(f"divergence_{end}")[index] for end in ("low", "high"))
        words = "attention of the last visit" if name == "attention" else "pointer's weights"
        sentences.append(
            f"The {words} could be others, by {number(divergence)} nats on average (95 % interval "
            f"{number(low)} to {number(high)}) and by more than half of the most possible in "
            f"{percent(far)} of the histories, without another answer; with equal weights the "
            f"answer would move by {percent(moved)}."
        )
    return " ".join(sentences)


def _ranked(table: InsightTable) -> list[str]:
    """Return the explanations that look into the network, the best first."""
    pairs = zip(table.column("explanation"), table.column("rank"), strict=True)
    return [str(name) for name, rank in pairs if rank is not None]


def _rules(table: InsightTable) -> list[str]:
    pairs = zip(table.column("explanation"), table.column("rank"), strict=True)
    return [str(name) for name, rank in pairs if rank is None and name != RANDOM]


def _by_name(table: InsightTable, column: str) -> dict[str, float]:
    names = (str(name) for name in table.column("explanation"))
    return dict(zip(names, table.numbers(column), strict=True))


def _league_order(insights: Insights, names: Sequence[str]) -> list[str]:
    """Return names in the order of the league, others after them."""
    league = insights.table(LEAGUE)
    ranks = [] if league is None else [str(name) for name in league.column("explanation")]
    return sorted(names, key=lambda name: ranks.index(name) if name in ranks else len(ranks))


def _rows_of(table: InsightTable, column: str, value: str) -> InsightTable:
    pairs = zip(table.rows, table.column(column), strict=True)
    return table.model_copy(update={"rows": [row for row, cell in pairs if cell == value]})
