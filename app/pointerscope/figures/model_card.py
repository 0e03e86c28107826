"""Views of a model card: training curve, scores, and pointer weights by steps back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pointerscope.analysis.model_card import (
    METRICS,
    best_baseline,
    custom_name,
    readable_name,
    without_heads,
)
from pointerscope.analysis.published import published_for
from pointerscope.core.percentages import percent
from pointerscope.figures.labels import escape
from pointerscope.figures.theme import (
    BLEND,
    GENERATION,
    NEUTRAL,
    POINTER,
    ROW_HEIGHT,
    WEIGHT_AXIS,
    interval_bars,
)
from pointerscope.figures.views import Figure, MissingNumbersError, Option, card_view

if TYPE_CHECKING:
    from pointerscope.network.bundles import (
        Behaviour,
        Bundle,
        ChangedAccuracy,
        CustomAccuracy,
        Epoch,
        HeldOutAccuracy,
        Metrics,
        Scores,
    )

METRIC = Option("metric", "Metric", "The metric that predictors are compared by.")
PARTS = {
    "pointer_alone": ("pointer alone", POINTER),
    "generation_alone": ("generation alone", GENERATION),
}

_IN_PERCENT = ("accuracy_at_1", "accuracy_at_5", "accuracy_at_10")
_UNKNOWN = "–"
_ROW_HEIGHT = 52


@card_view(
    title="How did training go?",
    caption=(
        "Above: the loss on training and validation histories after every epoch. Below: the share "
        "of validation histories whose next place is predicted first. The network has the weights "
        "of the marked epoch."
    ),
    order=100,
)
def training_curve(bundle: Bundle) -> Figure:
    """Draw losses above and accuracy below, over the epochs."""
    training = bundle.card.training
    if training is None or not training.curve:
        raise MissingNumbersError("training curve")
    curve, best = training.curve, training.best_epoch
    lines = (
        ("training loss", "training_loss", "y", {"color": NEUTRAL, "dash": "dot"}),
        ("validation loss", "validation_loss", "y", {"color": BLEND}),
        (
            "validation accuracy@1",
            "validation_accuracy_at_1",
            "y2",
            {"color": BLEND, "dash": "dash"},
        ),
    )
    epochs = [point.epoch for point in curve]
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": name,
                "x": epochs,
                "y": [getattr(point, field) for point in curve],
                "yaxis": axis,
                "line": line | {"width": 2},
                "marker": {"size": [12 if epoch == best else 5 for epoch in epochs]},
                "hovertemplate": f"epoch %{{x}}<br>{name} %{{y:.6f}}<extra></extra>",
            }
            for name, field, axis, line in lines
        ],
        "layout": {
            "height": 460,
            "margin": {"t": 44},
            "xaxis": {"title": {"text": "epoch"}, "anchor": "y2", "nticks": 8, "zeroline": False},
            "yaxis": {"domain": [0.46, 1], "title": {"text": "loss"}, "nticks": 5},
            "yaxis2": {
                "domain": [0, 0.36],
                "title": {"text": "accuracy@1"},
                "nticks": 4,
                "rangemode": "normal",
            },
            "shapes": [
                {
                    "type": "line",
                    "x0": best,
                    "x1": best,
                    "y0": 0,
                    "y1": 1,
                    "yref": "paper",
                    "line": {"color": NEUTRAL, "width": 1, "dash": "dot"},
                }
            ],
            "meta": {
                "summary": _best_epoch_sentence(curve, best),
                "table": {
                    "columns": ["epoch", *(name for name, *_ in lines)],
                    "rows": [
                        [str(point.epoch), *(getattr(point, field) for _, field, *_ in lines)]
                        for point in curve
                    ],
                },
            },
        },
    }


@card_view(
    title="How well does it predict?",
    caption=(
        "Each point is the score of a predictor on the same held-out histories; the line through "
        "it is the 95 % confidence interval. Further right is better."
    ),
    order=110,
    options=(METRIC,),
)
def scores(bundle: Bundle) -> Figure:
    """Draw a row for the network, its parts and every baseline; a trace for every metric."""
    metrics = bundle.card.metrics
    if metrics is None:
        raise MissingNumbersError("scores")
    predictors = _predictors(metrics)
    shown = [name for name in METRICS if getattr(metrics, name) is not None]
    return {
        "data": [_points(name, predictors) for name in shown],
        "layout": {
            "height": 110 + _ROW_HEIGHT * len(predictors),
            "showlegend": False,
            "hovermode": "closest",
            "margin": {"t": 24, "r": 24},
            "xaxis": {"range": [0, 1], "title": {"text": "score"}, "nticks": 6},
            "yaxis": {
                "type": "category",
                "categoryarray": [escape(name) for name, _, _ in predictors],
                "range": [len(predictors) - 0.5, -0.7],
            },
            "meta": {
                "choices": [
                    {
                        "name": METRIC.name,
                        "title": METRIC.title,
                        "values": shown,
                        "labels": [METRICS[name] for name in shown],
                        "value": shown[0],
                    }
                ],
                "summaries": {
                    "by": [METRIC.name],
                    "texts": [_score_sentence(name, metrics) for name in shown],
                },
                "table": {
                    "columns": ["predictor", "metric", "score", "95 % from", "to"],
                    "rows": [
                        [predictor, METRICS[name], *_value_and_interval(of, name)]
                        for name in shown
                        for predictor, of, _ in predictors
                    ],
                },
            },
        },
    }


@card_view(
    title="How far back does the pointer read?",
    caption=(
        "Mean pointer weight by steps back: 0 is the most recent visit, 1 the one before it, and "
        "so on. Diamonds, where there are any, are the published values for the same kind of data."
    ),
    order=120,
    needs=("pointer",),
)
def steps_back(bundle: Bundle) -> Figure:
    """Draw our values as bars and the published ones as diamonds."""
    behaviour = bundle.card.behaviour
    if behaviour is None or not behaviour.weight_by_steps_back:
        raise MissingNumbersError("pointer weights by steps back")
    ours = behaviour.weight_by_steps_back
    published = published_for(bundle.card)
    theirs = () if published is None else published.weight_by_steps_back
    data: list[dict[str, Any]] = [
        {
            "type": "bar",
            "name": "this network",
            "x": list(range(len(ours))),
            "y": ours,
            "marker": {"color": POINTER},
            "hovertemplate": "%{x} steps back<br>mean weight %{y:.6f}<extra></extra>",
        }
    ]
    if published is not None:
        data.append(
            {
                "type": "scatter",
                "mode": "markers",
                "name": f"published, {published.name}",
                "x": list(range(len(theirs))),
                "y": list(theirs),
                "marker": {
                    "color": NEUTRAL,
                    "symbol": "diamond",
                    "size": 13,
                    "line": {"color": "#ffffff", "width": 1.5},
                },
                "hovertemplate": "%{x} steps back<br>published %{y:.4f}<extra></extra>",
            }
        )
    return {
        "data": data,
        "layout": {
            "height": 380,
            "showlegend": published is not None,
            "margin": {"t": 24 if published is None else 44},
            "xaxis": {"title": {"text": "steps back"}, "nticks": 12, "zeroline": False},
            "yaxis": {"title": {"text": "mean weight"}, "rangemode": "tozero", "nticks": 6},
            "meta": {
                "summary": _largest_weight_sentence(ours, theirs),
                "table": {
                    "columns": ["steps back", "mean weight", "histories", "published"],
                    "rows": _step_rows(behaviour, theirs),
                },
            },
        },
    }


def _best_epoch_sentence(curve: list[Epoch], best: int) -> str:
    point = next((point for point in curve if point.epoch == best), None)
    if point is None:
        return f"{len(curve)} epochs; the network has the weights of epoch {best}."
    return (
        f"The network has the weights of epoch {best} of {curve[-1].epoch}: validation loss "
        f"{point.validation_loss:.3f}, accuracy@1 {percent(point.validation_accuracy_at_1)}."
    )


def _predictors(metrics: Metrics) -> list[tuple[str, Scores, str]]:
    parts = [
        (*PARTS.get(name, (readable_name(name), NEUTRAL)), of) for name, of in metrics.parts.items()
    ]
    return [
        ("this network", metrics, BLEND),
        *((name, of, colour) for name, colour, of in parts),
        *((readable_name(name), of, NEUTRAL) for name, of in metrics.baselines.items()),
    ]


def _points(name: str, predictors: list[tuple[str, Scores, str]]) -> dict[str, Any]:
    known = [
        (predictor, of, colour, getattr(of, name))
        for predictor, of, colour in predictors
        if getattr(of, name) is not None
    ]
    values = [value for *_, value in known]
    ends = [of.intervals.get(name, (value, value)) for _, of, _, value in known]
    return {
        "type": "scatter",
        "mode": "markers+text",
        "name": METRICS[name],
        "meta": {METRIC.name: name},
        "x": values,
        "y": [escape(predictor) for predictor, *_ in known],
        "text": [format_score(name, value) for *_, value in known],
        "textposition": "top center",
        "cliponaxis": False,
        "marker": {"size": 13, "color": [colour for _, _, colour, _ in known]},
        "error_x": interval_bars(values, *zip(*ends, strict=True)),
        "customdata": [list(end) for end in ends],
        "hovertemplate": (
            f"%{{y}}<br>{METRICS[name]} %{{x:.6f}}<br>"
            "95 % interval %{customdata[0]:.6f} to %{customdata[1]:.6f}<extra></extra>"
        ),
    }


def format_score(metric: str, value: float) -> str:
    """Return a score as text: accuracies in percent, the others as fractions."""
    return percent(value) if metric in _IN_PERCENT else f"{value:.3f}"


def _score_sentence(name: str, metrics: Metrics) -> str:
    """Return the score of the network and of the best baseline, as a sentence."""
    ours = getattr(metrics, name)
    rivals = {
        baseline: value
        for baseline, of in metrics.baselines.items()
        if (value := getattr(of, name)) is not None
    }
    sentence = f"{METRICS[name]} of this network is {format_score(name, ours)}"
    if not rivals:
        return f"{sentence}; no baseline has this score."
    best = max(rivals, key=rivals.__getitem__)
    return (
        f"{sentence}; that of the best baseline ({readable_name(best)}) is "
        f"{format_score(name, rivals[best])}."
    )


def _value_and_interval(of: Scores, name: str) -> list[float | str]:
    value = getattr(of, name)
    low, high = of.intervals.get(name, (_UNKNOWN, _UNKNOWN))
    return [_UNKNOWN if value is None else value, low, high]


def _largest_weight_sentence(ours: list[float], theirs: tuple[float, ...]) -> str:
    step = max(range(len(ours)), key=ours.__getitem__)
    ago = "The most recent visit" if step == 0 else f"The visit {step} steps back"
    ago = ago.replace(" 1 steps", " 1 step")
    sentence = f"{ago} gets most weight, {percent(ours[step])} on average"
    if step < len(theirs):
        return f"{sentence}; the published value there is {percent(theirs[step])}."
    return f"{sentence}."


def _step_rows(behaviour: Behaviour, theirs: tuple[float, ...]) -> list[list[str | float | int]]:
    counts = behaviour.histories_by_steps_back
    return [
        [
            str(step),
            weight,
            counts[step] if step < len(counts) else _UNKNOWN,
            theirs[step] if step < len(theirs) else _UNKNOWN,
        ]
        for step, weight in enumerate(behaviour.weight_by_steps_back)
    ]


@card_view(
    title="How many heads does it need?",
    caption=(
        "Accuracy on test histories after heads are removed one after the other, each time the one "
        "whose removal costs least on validation histories. The vertical lines are 95 % "
        "confidence intervals. Point at a mark to see which head is removed."
    ),
    order=115,
)
def pruning(bundle: Bundle) -> Figure:
    """Draw accuracy over the number of removed heads."""
    attention = bundle.card.attention
    if attention is None or not attention.pruning:
        raise MissingNumbersError("pruning curve")
    steps = attention.pruning
    counts = list(range(len(steps) + 1))
    accuracy = [attention.accuracy_at_1, *(step.accuracy_at_1 for step in steps)]
    intervals = [attention.interval, *(step.interval for step in steps)]
    names = ["all heads", *(step.name for step in steps)]
    last = steps[-1]
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": "accuracy@1",
                "x": counts,
                "y": accuracy,
                "text": names,
                "line": {"color": BLEND, "width": 2},
                "error_y": interval_bars(accuracy, *zip(*intervals, strict=True)),
                "hovertemplate": "%{x} removed, the last %{text}<br>%{y:.4f}<extra></extra>",
            }
        ],
        "layout": {
            "height": 380,
            "margin": {"t": 24},
            "xaxis": {"title": {"text": "heads removed"}, "dtick": 1, "zeroline": False},
            "yaxis": {"title": {"text": "accuracy@1"}, "rangemode": "tozero", "nticks": 6},
            "meta": {
                "summary": (
                    f"Accuracy@1 is {percent(attention.accuracy_at_1)} with all {len(steps)} "
                    f"heads, and {percent(last.accuracy_at_1)} without any of them."
                ),
                "table": {
                    "columns": ["removed last", "accuracy@1", "low", "high"],
                    "rows": [
                        [name, value, *interval]
                        for name, value, interval in zip(names, accuracy, intervals, strict=True)
                    ],
                },
            },
        },
    }


@card_view(
    title="What does it get right, and by what?",
    caption=(
        "Accuracy on test histories by what decides the next visit in the simulation. The marks "
        "are what one would reach who knows every custom and the person's whole life."
    ),
    order=117,
)
def customs(bundle: Bundle) -> Figure:
    """Draw a group of bars for every custom: the network, without heads, and the best baseline."""
    measured = bundle.card.customs
    if not measured:
        raise MissingNumbersError("accuracy by custom")
    names = [custom_name(one) for one in measured]
    predictors: list[tuple[str, list[HeldOutAccuracy | ChangedAccuracy | None], str, float]] = [
        ("this network", [one.network for one in measured], BLEND, 1.0),
        ("without heads", [without_heads(one) for one in measured], BLEND, 0.6),
        ("best baseline", [best_baseline(one)[1] for one in measured], NEUTRAL, 0.35),
    ]
    bars = [_custom_bars(names, *predictor) for predictor in predictors if any(predictor[1])]
    oracle = {
        "type": "bar",
        "name": "who knows all",
        "x": names,
        "y": [one.oracle for one in measured],
        # A bar with an offset of its own stands behind the whole group, here as a frame.
        "offset": -0.45,
        "width": 0.9,
        "marker": {"color": "rgba(0, 0, 0, 0)", "line": {"color": NEUTRAL, "width": 2}},
        "hovertemplate": "%{x}<br>who knows all %{y:.1%}<extra></extra>",
    }
    rows: list[list[Any]] = []
    for one in measured:
        name, histories = custom_name(one), one.histories
        found: list[tuple[str, HeldOutAccuracy | ChangedAccuracy]] = [
            ("this network", one.network),
            *((change.name, change) for change in one.changes),
            *((readable_name(own), of) for own, of in one.baselines.items()),
        ]
        rows += [[name, histories, own, of.accuracy_at_1, *of.interval] for own, of in found]
        rows.append([name, histories, "who knows all", one.oracle, None, None])
    return {
        "data": [*bars, oracle],
        "layout": {
            "height": 420,
            "barmode": "group",
            "margin": {"t": 44},
            "xaxis": {"type": "category"},
            "yaxis": {"title": {"text": "accuracy@1"}, "range": [0, 1.02], "tickformat": ".0%"},
            "meta": {
                "summary": _customs_sentence(measured),
                "table": {
                    "columns": [
                        "custom",
                        "histories",
                        "predictor",
                        "accuracy@1",
                        "95 % from",
                        "to",
                    ],
                    "rows": rows,
                },
            },
        },
    }


def _custom_bars(
    names: list[str],
    title: str,
    found: list[HeldOutAccuracy | ChangedAccuracy | None],
    colour: str,
    opacity: float,
) -> dict[str, Any]:
    known = [(name, one) for name, one in zip(names, found, strict=True) if one is not None]
    accuracy = [one.accuracy_at_1 for _, one in known]
    return {
        "type": "bar",
        "name": title,
        "x": [name for name, _ in known],
        "y": accuracy,
        "marker": {"color": colour},
        "opacity": opacity,  # which the legend shows too
        "error_y": interval_bars(accuracy, *zip(*(one.interval for _, one in known), strict=True)),
        "hovertemplate": f"%{{x}}<br>{title} %{{y:.1%}}<extra></extra>",
    }


def _customs_sentence(measured: list[CustomAccuracy]) -> str:
    """Say on which custom the network loses most without its heads, and where a baseline leads."""
    behind = _leading_baselines(measured)
    changed = [(one, change) for one in measured if (change := without_heads(one)) is not None]
    if not changed:
        best = max(measured, key=lambda one: one.network.accuracy_at_1)
        right = percent(best.network.accuracy_at_1)
        return f"It is right most often on {custom_name(best)}: {right}.{behind}"
    lost, without = min(changed, key=lambda pair: pair[1].difference.value)
    return (
        f"Without heads it loses most on {custom_name(lost)}: "
        f"{percent(lost.network.accuracy_at_1)} with all heads, "
        f"{percent(without.accuracy_at_1)} without any.{behind}"
    )


def _leading_baselines(measured: list[CustomAccuracy]) -> str:
    """Say on which customs a baseline is right more often than the network; empty if on none."""
    return "".join(
        f" On {custom_name(one)} a baseline is ahead: {readable_name(name)}, "
        f"{percent(best.accuracy_at_1)} against {percent(one.network.accuracy_at_1)}."
        for one in measured
        for name, best in [best_baseline(one)]
        if best.accuracy_at_1 > one.network.accuracy_at_1
    )


@card_view(
    title="Do heads find the visits that decide?",
    caption=(
        "The share of the last visit's attention that each head gives to the earlier visits that "
        "decide the next one, on test histories. The prediction is read off the last visit."
    ),
    order=118,
)
def deciding_visits(bundle: Bundle) -> Figure:
    """Draw a heatmap of attention to the visits that decide, customs by heads."""
    measured = [one for one in bundle.card.customs or () if one.deciding_attention]
    if not measured:
        raise MissingNumbersError("attention to the visits that decide")
    names = [custom_name(one) for one in measured]
    heads = [f"L{of.layer} H{of.head}" for of in measured[0].deciding_attention]
    return {
        "data": [
            {
                "type": "heatmap",
                "name": "share",
                "x": heads,
                "y": names,
                "z": [[of.share for of in one.deciding_attention] for one in measured],
                "customdata": [
                    [of.mean_share for of in one.deciding_attention] for one in measured
                ],
                "coloraxis": "coloraxis",
                "xgap": 1,
                "ygap": 1,
                "hovertemplate": (
                    "%{y}, %{x}<br>of the last visit %{z:.1%}<br>of all visits "
                    "%{customdata:.1%}<extra></extra>"
                ),
            }
        ],
        "layout": {
            "height": 170 + 2 * ROW_HEIGHT * len(names),
            "coloraxis": WEIGHT_AXIS,
            "xaxis": {"type": "category", "showgrid": False},
            "yaxis": {"type": "category", "autorange": "reversed", "showgrid": False},
            "meta": {
                "summary": " ".join(map(_deciding_sentence, measured)),
                "table": {
                    "columns": [
                        *("custom", "head", "share of the last visit's attention"),
                        *("95 % from", "to", "share of all visits' attention"),
                    ],
                    "rows": [
                        [name, head, of.share, *of.interval, of.mean_share]
                        for name, one in zip(names, measured, strict=True)
                        for head, of in zip(heads, one.deciding_attention, strict=True)
                    ],
                },
            },
        },
    }


def _deciding_sentence(one: CustomAccuracy) -> str:
    """Say which head gives most of the last visit's attention to the visits that decide."""
    most = max(one.deciding_attention, key=lambda of: of.share)
    return (
        f"On {custom_name(one)}, L{most.layer} H{most.head} gives these visits most: "
        f"{percent(most.share)} of the last visit's attention, against "
        f"{percent(most.mean_share)} of all visits' attention."
    )
