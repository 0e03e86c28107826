"""Figures of the laws of mobility, and of the limit of predictability."""

from typing import Any

import numpy as np

from pointerscope.core.percentages import percent
from pointerscope.figures.insights.table_charts import (
    HEIGHT,
    bars_by_group,
    bin_centres,
    error_bars,
    figure_meta,
    get_table,
    groups_axis,
    row_bars,
)
from pointerscope.figures.theme import BLEND, DIFFERENCE, NEUTRAL, difference_axis
from pointerscope.figures.views import Figure, NothingToShowError, Option, insight_view
from pointerscope.mobility.notation import WEEKDAY_NAMES
from pointerscope.network.insights import Insights, InsightTable, count_people

MEASURE = Option("measure", "Shown", "Share of the targets, or probability of the places.")
MEASURES = {"share": "share of the targets", "return_rate": "probability of the place"}

# Intervals of the same colour are drawn on top.
PALE = {"color": NEUTRAL, "opacity": 0.45}

_TALL = 620
_HOURS_OF_A_WEEK = 7 * 24
_TEN_DAYS = 240
_LOG: dict[str, Any] = {"type": "log", "dtick": 1, "exponentformat": "none"}  # a tick for 10 times
_LINES = {
    "random": {"dash": "dot", "width": 2},
    "uncorrelated": {"dash": "dash", "width": 2},
    "true": {"dash": "solid", "width": 3},
}
_EXPONENT_OF_SONG = 0.6


@insight_view(
    title="Few places get most visits",
    caption=(
        "Top: the mean share of a person's visits to the place of each rank. Bottom: the share of "
        "places by number of visits. On logarithmic axes a power law is a straight line; dashed "
        "lines are fits."
    ),
    section="laws",
    order=10,
    tables=("visits_by_rank", "places_by_times", "mobility_exponents"),
)
def visits_by_rank(insights: Insights) -> Figure:
    """Draw shares by rank above the distribution of visits per place."""
    ranks, times = (get_table(insights, name) for name in ("visits_by_rank", "places_by_times"))
    exponents = get_table(insights, "mobility_exponents")
    laws = {str(row[0]): row for row in exponents.rows}
    by_rank, by_times = laws.get("share by rank"), laws["places by visits"]
    data = [
        _points(
            ranks.numbers("rank"),
            ranks.numbers("share"),
            "share by rank",
            "rank %{x}<br>share of the visits %{y:.6f}<extra></extra>",
            error_bars(ranks, "share"),
        )
    ]
    if by_rank is not None:
        data.append(_power_line(exponents, "share by rank", -1, ranks.numbers("rank")))
    middles = _middles(times, "times")
    shown = np.isfinite(middles)
    x, y = middles[shown], np.array(times.numbers("density"))[shown]
    below = {"xaxis": "x2", "yaxis": "y2"}
    labels = [
        label for label, is_shown in zip(times.column("times"), shown, strict=True) if is_shown
    ]
    data.append(
        _points(
            x.tolist(),
            y.tolist(),
            "places by visits",
            "%{text} visits<br>%{y:.6f} of the places per number of visits<extra></extra>",
        )
        | below
        | {"text": labels}
    )
    data.append(_power_line(exponents, "places by visits", -1, x.tolist()) | below)
    return {
        "data": data,
        "layout": _two_panels(
            (_across("rank of the place") | _LOG, _titled("share of visits") | _LOG),
            (_across("visits of a person to the place") | _LOG, _titled("share of places") | _LOG),
            figure_meta(ranks, _dominance(insights, by_rank, by_times)),
        ),
    }


def _dominance(insights: Insights, by_rank: list[Any] | None, by_times: list[Any]) -> str:
    ranks = get_table(insights, "visits_by_rank")
    shares, together = ranks.numbers("share"), ranks.numbers("cumulative_share")
    count = min(5, len(shares))
    said = (
        f"For {count_people(ranks.people, invented=insights.invented)} with at least {len(shares)} "
        f"places, the most visited place gets {percent(shares[0])} of the visits, and the first "
        f"{count} places {percent(together[count - 1])}"
    )
    if by_rank is None:
        return f"{said}."
    return (
        f"{said}; shares fall with rank to the power of −{by_rank[1]:.2f}, and the number of "
        f"places falls with their visits to the power of −{by_times[1]:.2f}."
    )


@insight_view(
    title="Exploration of new places slows down",
    caption=(
        "The mean number of different places visited. Top: by days since the first visit. Bottom: "
        "by number of visits. Dashed lines are fitted power laws."
    ),
    section="laws",
    order=20,
    tables=("exploration_by_days", "exploration_by_visits", "mobility_exponents", "revisits"),
)
def exploration(insights: Insights) -> Figure:
    """Draw different places over days above different places over visits."""
    exponents = get_table(insights, "mobility_exponents")
    laws = {str(row[0]): row for row in exponents.rows}
    data: list[dict[str, Any]] = []
    said: list[str] = []
    for over, axes in (("days", {}), ("visits", {"xaxis": "x2", "yaxis": "y2"})):
        table, law = get_table(insights, f"exploration_by_{over}"), f"places over {over}"
        x = table.numbers(over)
        hover = f"%{{x}} {over}<br>%{{y:.6f}} different places<extra></extra>"
        points = _points(x, table.numbers("places"), law, hover, error_bars(table, "places"))
        data.append(points | axes)
        if law in laws:
            data.append(_power_line(exponents, law, 1, x) | axes)
            said.append(f"{laws[law][1]:.2f} of {over}")
    by_days = get_table(insights, "exploration_by_days")
    known = float(get_table(insights, "revisits").numbers("share")[0])
    grown = (
        f"The number of places grows with the power {' and '.join(said)} (Song et al. 2010 report "
        f"{_EXPONENT_OF_SONG} over time); "
        if said
        else ""
    )
    return {
        "data": data,
        "layout": _two_panels(
            (_across("days since the first") | _LOG, _titled("places") | _LOG),
            (_across("visits") | _LOG, _titled("places") | _LOG),
            figure_meta(by_days, f"{grown}{percent(known)} of all visits are revisits."),
        ),
    }


@insight_view(
    title="When do people return?",
    caption=(
        "Top: the share of returns to a place in each hour after the last arrival there. Bottom: "
        "returns per day by the days since the last visit."
    ),
    section="laws",
    order=30,
    tables=("return_times", "return_rates", "return_peaks"),
)
def return_times(insights: Insights) -> Figure:
    """Draw returns by hour, up to ten days, above returns per day by days since the visit."""
    times, rates = (get_table(insights, name) for name in ("return_times", "return_rates"))
    peaks = get_table(insights, "return_peaks").numbers("peak_ratio")
    middles = _middles(times, "hours")
    bounded = np.isfinite(middles)
    x, y = middles[bounded], np.array(times.numbers("density"))[bounded]
    hours = [
        label for label, is_shown in zip(times.column("hours"), bounded, strict=True) if is_shown
    ]
    if not len(x):
        raise NothingToShowError("There are too few people with returns within ten days.")
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines",
                "name": "returns",
                "x": x.tolist(),
                "y": y.tolist(),
                "text": hours,
                "line": {"color": NEUTRAL, "width": 2, "shape": "hvh"},
                "hovertemplate": "%{text} hours<br>share per hour %{y:.6f}<extra></extra>",
            },
            row_bars(rates, "return_rate", NEUTRAL, "returns per day")
            | {
                "xaxis": "x2",
                "yaxis": "y2",
                "marker": PALE,
                "hovertemplate": "%{x} days<br>returns per day %{y:.6f}<extra></extra>",
            },
        ],
        "layout": _two_panels(
            (
                _across("hours until the return")
                | {"tickvals": list(range(0, 241, 48)), "range": [0, 241], "zeroline": False},
                _titled("share per hour") | _LOG,
            ),
            (
                _across("days since the last visit") | groups_axis(rates),
                _titled("returns per day") | {"rangemode": "tozero", "nticks": 4},
            ),
            figure_meta(
                times,
                f"Returns around whole days are {peaks[0]:.1f} times as frequent as those half a "
                f"day off, and around one week {peaks[1]:.1f} times as frequent as those a day "
                f"off; {_later(times)}.",
            ),
        ),
    }


def _later(times: InsightTable) -> str:
    """Describe the returns beyond the hours that are drawn."""
    share, start, end = (times.numbers(name)[-1] for name in ("share", "hours_from", "hours_to"))
    if np.isfinite(end):
        return "too few people have later returns"
    longer = "more than ten days" if start > _TEN_DAYS else f"{times.column('hours')[-1]} hours"
    return f"{percent(share)} take {longer}"


@insight_view(
    title="Rhythm of days and weeks",
    caption=(
        "Each cell is an hour of a weekday. Its colour shows how many more or fewer visits begin "
        "in it than if all hours of the week were equal."
    ),
    section="laws",
    order=40,
    tables=("rhythms", "rhythm_distances"),
)
def rhythms(insights: Insights) -> Figure:
    """Draw visits by weekday and hour, relative to a uniform week."""
    table = get_table(insights, "rhythms")
    shares, labels = _week(table)
    even = 1 / _HOURS_OF_A_WEEK
    most = np.unravel_index(np.nanargmax(shares), shares.shape)
    distances = get_table(insights, "rhythm_distances").numbers("distance")
    return {
        "data": [
            {
                "type": "heatmap",
                "x": list(range(24)),
                "y": [name[:3] for name in WEEKDAY_NAMES],
                "z": [[None if np.isnan(z) else float(z) for z in row] for row in shares - even],
                "text": labels,
                "coloraxis": DIFFERENCE,
                "xgap": 1,
                "ygap": 1,
                "hoverongaps": False,
                "hovertemplate": "%{text}<br>%{z:+.6f} relative to a uniform week<extra></extra>",
            }
        ],
        "layout": {
            "height": 400,
            "xaxis": {
                "title": {"text": "hour of arrival"},
                "tickvals": [0, 6, 12, 18, 23],
                "showgrid": False,
            },
            "yaxis": {"autorange": "reversed", "showgrid": False},
            DIFFERENCE: difference_axis(float(np.nanmax(np.abs(shares - even)))),
            "meta": figure_meta(
                table,
                f"Most visits begin on {WEEKDAY_NAMES[most[0]]} between {most[1]}:00 and "
                f"{most[1] + 1}:00, {percent(float(shares[most]))} of all. The hourly "
                f"distribution of the weekend has a distance of {distances[0]:.3f} from that of "
                f"the other days; other pairs of days have {distances[1]:.3f} on average.",
            ),
        },
    }


def _week(table: InsightTable) -> tuple[np.ndarray[Any, Any], list[list[str]]]:
    """Return the share of every hour of the week, equal in merged hours, and the hover texts.

    The table leaves out days with too few people, which are NaN, and hours without a visit.
    """
    shares = np.full((7, 24), np.nan)
    labels = [[f"{name}, hour {hour}<br>no visits" for hour in range(24)] for name in WEEKDAY_NAMES]
    for name in table.column("weekday"):
        shares[WEEKDAY_NAMES.index(str(name))] = 0
    columns = [table.column(name) for name in ("weekday", "hour", "hour_from", "hour_to", "share")]
    for weekday, label, first, end, share in zip(*columns, strict=True):
        day = WEEKDAY_NAMES.index(str(weekday))
        low, high = int(first or 0), 24 if end is None else int(end)  # open bins extend to midnight
        each = float(share or 0) / (high - low)
        shares[day, low:high] = each
        text = f"{weekday}, hour {label}<br>share of the visits {each:.6f}"
        if high - low > 1:
            text += " in each hour"
        labels[day][low:high] = [text] * (high - low)
    return shares, labels


@insight_view(
    title="Visits by month",
    caption=(
        "Each bar is the mean number of visits per day in a month of the year, with its 95 % "
        "interval. Only days between a person's first and last visit count."
    ),
    section="laws",
    order=50,
    tables=("visits_by_month",),
)
def seasons(insights: Insights) -> Figure:
    """Draw visits per day by month, if the data span a year."""
    table = get_table(insights, "visits_by_month")
    if not table.rows:
        raise NothingToShowError(" ".join(table.notes))
    months = [str(month) for month in table.column("month")]
    rates = table.numbers("visits_a_day")
    most, least = int(np.nanargmax(rates)), int(np.nanargmin(rates))
    figure = bars_by_group(
        table,
        "visits_a_day",
        NEUTRAL,
        summary=(
            f"Visits per day are highest in {months[most]}, {rates[most]:.2f}, and lowest in "
            f"{months[least]}, {rates[least]:.2f}."
        ),
    )
    figure["data"][0]["marker"] = PALE
    figure["layout"]["yaxis"]["rangemode"] = "tozero"
    return figure


@insight_view(
    title="How recently had people visited their next place?",
    caption=(
        "Each bar is for places last visited so many steps back: their share of the targets, or "
        "the probability that such a place is the next one."
    ),
    section="laws",
    order=60,
    tables=("recency_of_targets",),
    options=(MEASURE,),
)
def recency_of_targets(insights: Insights) -> Figure:
    """Draw targets and return probabilities by steps back of the last visit."""
    table = get_table(insights, "recency_of_targets")
    texts = [_most_targets(table), _most_probable(table)]
    return {
        "data": [
            row_bars(table, measure, NEUTRAL, title)
            | {
                "meta": {MEASURE.name: measure},
                "marker": PALE,
                "hovertemplate": (
                    f"%{{x}} steps back<br>{title} %{{y:.6f}}<br>"
                    "target of %{text} histories<extra></extra>"
                ),
            }
            for measure, title in MEASURES.items()
        ],
        "layout": {
            "height": HEIGHT,
            "showlegend": False,
            "xaxis": groups_axis(table) | _titled("steps back of the last visit"),
            "yaxis": _titled("share") | {"rangemode": "tozero", "nticks": 5},
            "meta": figure_meta(table, texts[0], table)
            | {
                "choices": [MEASURE.choice(list(MEASURES), labels=list(MEASURES.values()))],
                "summaries": {"by": [MEASURE.name], "texts": texts},
            },
        },
    }


def _most_targets(table: InsightTable) -> str:
    share, steps = _most(table, "share")
    said = "More targets in the history were last visited"
    return f"{said} {steps} than anywhere else: {percent(share)}."


def _most_probable(table: InsightTable) -> str:
    rate, steps = _most(table, "return_rate")
    return f"Places last visited {steps} are most likely the next one: {percent(rate)}."


def _most(table: InsightTable, measure: str) -> tuple[float, str]:
    values = table.numbers(measure)
    most = int(np.nanargmax(values))
    label = table.column("target_recency")[most]
    return values[most], f"{label} step{'' if label == '1' else 's'} back"


@insight_view(
    title="Accuracy beside the limit of predictability",
    caption=(
        "Top: accuracy@1 of groups of people by their limit of predictability, the best accuracy "
        "possible from the sequence of places alone; on the dashed line the network reaches the "
        "limit. Bottom: people by their limit, for three entropies that use more and more of the "
        "sequence."
    ),
    section="laws",
    order=70,
    tables=("predictability", "limits_of_people", "accuracy_by_limit"),
)
def predictability(insights: Insights) -> Figure:
    """Draw accuracy by limit for groups above the limits of people."""
    table = get_table(insights, "accuracy_by_limit")
    groups = table.model_copy(update={"rows": table.rows[1:]})  # the first is everybody
    limit, rate, below = (table.numbers(name)[0] for name in ("limit", "accuracy", "below_limit"))
    points = {
        "type": "scatter",
        "mode": "markers",
        "name": "the network",
        "x": groups.numbers("limit"),
        "y": groups.numbers("accuracy"),
        "text": [
            count_people(int(people), invented=insights.invented)
            for people in groups.numbers("people")
        ],
        "marker": {"size": 12, "color": BLEND},
        "hovertemplate": "limit %{x:.6f}<br>Accuracy@1 %{y:.6f}<br>%{text}<extra></extra>",
        **error_bars(groups, "limit", "x"),
        **error_bars(groups, "accuracy"),
    }
    bound = {
        "type": "scatter",
        "mode": "lines",
        "name": "the limit",
        "x": [0, 1],
        "y": [0, 1],
        "line": {"color": NEUTRAL, "width": 2, "dash": "dash"},
        "hoverinfo": "skip",
        "showlegend": False,
    }
    known = get_table(insights, "predictability")
    side = "less" if below >= 0 else "more"
    histograms = _histograms(get_table(insights, "limits_of_people"), "limit")
    axis = {"range": [0, 1], "nticks": 6, "zeroline": False}
    return {
        "data": [bound, points, *(trace | {"xaxis": "x2", "yaxis": "y2"} for trace in histograms)],
        "layout": _two_panels(
            (_across("limit") | axis, _titled("Accuracy@1") | axis),
            (
                _across("limit") | axis,
                _titled("share of people") | {"rangemode": "tozero", "nticks": 4},
            ),
            figure_meta(
                table,
                f"At best {percent(limit)} of these visits could be predicted from the sequence "
                f"of places alone; the network gets {percent(rate)} right, {100 * abs(below):.1f} "
                f"points {side}. Knowing only how often each place is visited, the mean limit "
                f"over people is {percent(known.numbers('limit')[1])}.",
            ),
        )
        | {"height": 660, "showlegend": True, "margin": {"t": 44}},
    }


@insight_view(
    title="Entropy of people's sequences",
    caption=(
        "People by the entropy per visit: if all their places were equally likely (random), "
        "knowing how often each is visited (uncorrelated), and knowing the order too (true). The "
        "farther left, the more predictable."
    ),
    section="laws",
    order=80,
    tables=("predictability", "entropies_of_people"),
)
def sequence_entropy(insights: Insights) -> Figure:
    """Draw the distributions of the three entropies over people."""
    means = get_table(insights, "predictability")
    said = ", ".join(
        f"{measure} {value:.2f}"
        for measure, value in zip(means.column("measure"), means.numbers("entropy"), strict=True)
    )
    return {
        "data": _histograms(get_table(insights, "entropies_of_people"), "entropy"),
        "layout": {
            "height": HEIGHT,
            "hovermode": "closest",
            "margin": {"t": 44},
            "xaxis": _titled("entropy per visit in nats") | {"rangemode": "tozero"},
            "yaxis": _titled("share of people") | {"rangemode": "tozero", "nticks": 5},
            "meta": figure_meta(means, f"The mean entropies per visit in nats are: {said}."),
        },
    }


def _two_panels(
    upper: tuple[dict[str, Any], dict[str, Any]],
    lower: tuple[dict[str, Any], dict[str, Any]],
    meta: dict[str, Any],
) -> dict[str, Any]:
    """Return the layout of two panels, each given by its horizontal and vertical axis."""
    return {
        "height": _TALL,
        "showlegend": False,
        "hovermode": "closest",
        "xaxis": upper[0] | {"anchor": "y"},
        "yaxis": upper[1] | {"domain": [0.58, 1]},
        "xaxis2": lower[0] | {"anchor": "y2"},
        "yaxis2": lower[1] | {"domain": [0, 0.42]},
        "meta": meta,
    }


def _titled(text: str) -> dict[str, Any]:
    return {"title": {"text": text}}


def _across(text: str) -> dict[str, Any]:
    """Return an axis with its title close to it, because another panel follows below."""
    return {"title": {"text": text, "standoff": 4}}


def _points(
    x: list[float], y: list[float], name: str, hover: str, errors: dict[str, Any] | None = None
) -> dict[str, Any]:
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": x,
        "y": y,
        "marker": {"size": 9, "color": NEUTRAL},
        "hovertemplate": hover,
        **(errors or {}),
    }


def _power_line(exponents: InsightTable, law: str, sign: int, x: list[float]) -> dict[str, Any]:
    """Return a line for a fitted power law over the range of x."""
    [index] = [number for number, name in enumerate(exponents.column("law")) if name == law]
    exponent, scale = (exponents.numbers(name)[index] for name in ("exponent", "scale"))
    ends = np.array([min(x), max(x)])
    return {
        "type": "scatter",
        "mode": "lines",
        "name": f"power law, {law}",
        "x": ends.tolist(),
        "y": (scale * ends ** (sign * exponent)).tolist(),
        "line": {"color": NEUTRAL, "width": 2, "dash": "dash"},
        "hoverinfo": "skip",
    }


def _middles(table: InsightTable, of: str) -> np.ndarray[Any, Any]:
    """Return the middle of every bin, geometric for bins of counts; NaN for open bins."""
    if of != "times":
        return bin_centres(table, of)[0]
    return np.sqrt(np.multiply(table.numbers("times_from"), table.numbers("times_to")))


def _histograms(table: InsightTable, of: str) -> list[dict[str, Any]]:
    """Return a stepped line for each entropy; merged bins are spread over equal widths.

    Open bins, "or less" and "or more", are drawn one bin wide.
    """
    columns = [table.column("measure"), table.column(of)]
    numbers = [table.numbers(name) for name in (f"{of}_from", f"{of}_to", "share")]
    rows = list(zip(*columns, *numbers, strict=True))
    rows = [
        row for row in rows if not np.isnan(row[2:4]).all()
    ]  # skip bins that are open on both sides
    width = min((to - start for *_, start, to, _ in rows if to > start), default=1.0)
    traces = []
    for measure, line in _LINES.items():
        x: list[float] = []
        y: list[float] = []
        text: list[str] = []
        for name, label, start, to, share in rows:
            if name != measure:
                continue
            start = to - width if np.isnan(start) else start
            to = start + width if np.isnan(to) else to
            if x and start > x[-1]:  # fall to 0 across empty bins
                x, y, text = [*x, x[-1], start], [*y, 0.0, 0.0], [*text, "", ""]
            each = share * width / (to - start)
            x, y = [*x, start, to], [*y, each, each]
            text += [f"{label}: {percent(share)} of the people"] * 2
        if not x:
            continue
        x, y, text = [x[0], *x, x[-1]], [0.0, *y, 0.0], [text[0], *text, text[-1]]
        traces.append(
            {
                "type": "scatter",
                "mode": "lines",
                "name": measure,
                "x": x,
                "y": y,
                "text": text,
                "line": line | {"color": NEUTRAL},
                "hovertemplate": f"{of}, {measure}<br>%{{text}}<extra></extra>",
            }
        )
    return traces
