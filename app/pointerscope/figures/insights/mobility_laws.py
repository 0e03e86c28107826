"""Moving, over a whole data set: the laws of mobility, and the network against their limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.figures.insights.table_charts import (
    HEIGHT,
    bars_by_group,
    bars_of,
    bins_of,
    error_bars,
    groups_axis,
    meta_of,
    table_of,
)
from pointerscope.figures.labels import percent
from pointerscope.figures.theme import BLEND, DIFFERENCE, NEUTRAL, difference_axis
from pointerscope.figures.views import Figure, NothingToShowError, Option, insight_view
from pointerscope.mobility.notation import WEEKDAY_NAMES

if TYPE_CHECKING:
    from pointerscope.network.insights import Insights, Table

MEASURE = Option("measure", "Shown", "Of the targets which share, or of the places.")
MEASURES = {"share": "share of the targets", "return_rate": "probability of the place"}

# The intervals are drawn in the same colour, on top.
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
    title="A few places, most of the visits",
    caption=(
        "Above, the mean share of a person's visits that the place of each rank gets; below, the "
        "share of places that are visited so often. On logarithmic axes a power law is a straight "
        "line, and the dashed lines are the fitted ones."
    ),
    section="laws",
    order=10,
    tables=("visits_by_rank", "places_by_times", "mobility_exponents"),
)
def visits_by_rank(insights: Insights) -> Figure:
    """Shares by rank above, the distribution of how often places are visited below."""
    ranks, times = (table_of(insights, name) for name in ("visits_by_rank", "places_by_times"))
    exponents = table_of(insights, "mobility_exponents")
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
    labels = [label for label, kept in zip(times.column("times"), shown, strict=True) if kept]
    data.append(
        _points(
            x.tolist(),
            y.tolist(),
            "places by visits",
            "%{text} visits<br>%{y:.6f} of the places for each number<extra></extra>",
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
            meta_of(ranks, _dominance(ranks, by_rank, by_times)),
        ),
    }


def _dominance(ranks: Table, by_rank: list[Any] | None, by_times: list[Any]) -> str:
    shares, together = ranks.numbers("share"), ranks.numbers("cumulative_share")
    count = min(5, len(shares))
    said = (
        f"Of the visits of {ranks.people:,} people with at least {len(shares)} places, the "
        f"most visited place gets {percent(shares[0])}, the first {count} places "
        f"{percent(together[count - 1])}"
    )
    if by_rank is None:
        return f"{said}."
    return (
        f"{said}; shares fall with rank to the power of −{by_rank[1]:.2f}, and places grow rarer "
        f"with their visits to the power of −{by_times[1]:.2f}."
    )


@insight_view(
    title="People keep finding new places, ever more slowly",
    caption=(
        "The mean number of different places that people have been to, above by the days since "
        "their first visit, below by their visits; the dashed lines are fitted power laws."
    ),
    section="laws",
    order=20,
    tables=("exploration_by_days", "exploration_by_visits", "mobility_exponents", "revisits"),
)
def exploration(insights: Insights) -> Figure:
    """Different places over days above, over visits below."""
    exponents = table_of(insights, "mobility_exponents")
    laws = {str(row[0]): row for row in exponents.rows}
    data: list[dict[str, Any]] = []
    said: list[str] = []
    for over, axes in (("days", {}), ("visits", {"xaxis": "x2", "yaxis": "y2"})):
        table, law = table_of(insights, f"exploration_by_{over}"), f"places over {over}"
        x = table.numbers(over)
        hover = f"%{{x}} {over}<br>%{{y:.6f}} different places<extra></extra>"
        points = _points(x, table.numbers("places"), law, hover, error_bars(table, "places"))
        data.append(points | axes)
        if law in laws:
            data.append(_power_line(exponents, law, 1, x) | axes)
            said.append(f"{laws[law][1]:.2f} of the {over}")
    by_days = table_of(insights, "exploration_by_days")
    known = float(table_of(insights, "revisits").numbers("share")[0])
    grown = (
        f"Different places grow with the power of {' and '.join(said)} (Song et al. 2010 report "
        f"{_EXPONENT_OF_SONG} over time); "
        if said
        else ""
    )
    return {
        "data": data,
        "layout": _two_panels(
            (_across("days since the first") | _LOG, _titled("places") | _LOG),
            (_across("visits") | _LOG, _titled("places") | _LOG),
            meta_of(by_days, f"{grown}{percent(known)} of all visits are to a place of before."),
        ),
    }


@insight_view(
    title="When people come back",
    caption=(
        "Above, of all returns to a place the share that falls into each hour after the last "
        "arrival there; below, how many returns a day there are, the longer a place has not been "
        "visited."
    ),
    section="laws",
    order=30,
    tables=("return_times", "return_rates", "return_peaks"),
)
def return_times(insights: Insights) -> Figure:
    """Returns by hour up to ten days above, returns a day by the days since below."""
    times, rates = (table_of(insights, name) for name in ("return_times", "return_rates"))
    peaks = table_of(insights, "return_peaks").numbers("peak_ratio")
    middles = _middles(times, "hours")
    bounded = np.isfinite(middles)
    x, y = middles[bounded], np.array(times.numbers("density"))[bounded]
    hours = [label for label, kept in zip(times.column("hours"), bounded, strict=True) if kept]
    if not len(x):
        raise NothingToShowError("No return of enough people lies within ten days.")
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
                "hovertemplate": "%{text} hours<br>share in an hour %{y:.6f}<extra></extra>",
            },
            bars_of(rates, "return_rate", NEUTRAL, "returns a day")
            | {
                "xaxis": "x2",
                "yaxis": "y2",
                "marker": PALE,
                "hovertemplate": "%{x} days<br>returns a day %{y:.6f}<extra></extra>",
            },
        ],
        "layout": _two_panels(
            (
                _across("hours until the return")
                | {"tickvals": list(range(0, 241, 48)), "range": [0, 241], "zeroline": False},
                _titled("share in an hour") | _LOG,
            ),
            (
                _across("days since the last visit") | groups_axis(rates),
                _titled("returns a day") | {"rangemode": "tozero", "nticks": 4},
            ),
            meta_of(
                times,
                f"Returns around whole days are {peaks[0]:.1f} times those half a day off, and "
                f"around a week {peaks[1]:.1f} times those a day off; {_later(times)}.",
            ),
        ),
    }


def _later(times: Table) -> str:
    """What lies beyond the last hours that are drawn."""
    share, start, end = (times.numbers(name)[-1] for name in ("share", "hours_from", "hours_to"))
    if np.isfinite(end):
        return "none of enough people take longer"
    longer = "more than ten days" if start > _TEN_DAYS else f"{times.column('hours')[-1]} hours"
    return f"{percent(share)} take {longer}"


@insight_view(
    title="The rhythm of days and weeks",
    caption=(
        "Each cell is an hour of a weekday; its colour says how many more or fewer visits begin "
        "in it than if all hours of the week were alike."
    ),
    section="laws",
    order=40,
    tables=("rhythms", "rhythm_distances"),
)
def rhythms(insights: Insights) -> Figure:
    """Visits by weekday and hour, against a week of which all hours are alike."""
    table = table_of(insights, "rhythms")
    shares, labels = _week(table)
    even = 1 / _HOURS_OF_A_WEEK
    most = np.unravel_index(np.nanargmax(shares), shares.shape)
    distances = table_of(insights, "rhythm_distances").numbers("distance")
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
                "hovertemplate": "%{text}<br>%{z:+.6f} to all hours alike<extra></extra>",
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
            "meta": meta_of(
                table,
                f"More visits begin on {WEEKDAY_NAMES[most[0]]} between {most[1]}:00 and "
                f"{most[1] + 1}:00 than in any other hour, {percent(float(shares[most]))} of "
                f"all. The hours of the weekend are at a distance of {distances[0]:.3f} from "
                f"those of the other days, any other two days at {distances[1]:.3f}.",
            ),
        },
    }


def _week(table: Table) -> tuple[np.ndarray[Any, Any], list[list[str]]]:
    """The share of every hour of the week, alike in merged hours, and what hovering says."""
    shares = np.full((7, 24), np.nan)
    labels = [[""] * 24 for _ in range(7)]
    columns = [table.column(name) for name in ("weekday", "hour", "hour_from", "hour_to", "share")]
    for weekday, label, first, end, share in zip(*columns, strict=True):
        day = WEEKDAY_NAMES.index(str(weekday))
        low, high = int(first or 0), 24 if end is None else int(end)  # open ones reach to midnight
        each = float(share or 0) / (high - low)
        shares[day, low:high] = each
        text = f"{weekday}, hour {label}<br>share of the visits {each:.6f}"
        if high - low > 1:
            text += " in each hour"
        labels[day][low:high] = [text] * (high - low)
    return shares, labels


@insight_view(
    title="The seasons",
    caption=(
        "Each bar is how many visits a day people make in a month of the year, with its 95 % "
        "interval; only days between a person's first and last visit count."
    ),
    section="laws",
    order=50,
    tables=("visits_by_month",),
)
def seasons(insights: Insights) -> Figure:
    """Visits a day by month, where the data span a year."""
    table = table_of(insights, "visits_by_month")
    if not table.rows:
        raise NothingToShowError(" ".join(table.notes))
    months = [str(month) for month in table.column("month")]
    rates = table.numbers("visits_a_day")
    most, least = int(np.nanargmax(rates)), int(np.nanargmin(rates))
    figure = bars_by_group(
        table,
        "visits_a_day",
        NEUTRAL,
        summary=f"In {months[most]} there are {rates[most]:.2f} visits a day, the most; in "
        f"{months[least]} {rates[least]:.2f}, the fewest.",
    )
    figure["data"][0]["marker"] = PALE
    figure["layout"]["yaxis"]["rangemode"] = "tozero"
    return figure


@insight_view(
    title="How recently people were where they go next",
    caption=(
        "Each bar is for places last visited so many steps back: the share of the targets that "
        "are such, or how often such a place is the next one."
    ),
    section="laws",
    order=60,
    tables=("recency_of_targets",),
    options=(MEASURE,),
)
def recency_of_targets(insights: Insights) -> Figure:
    """Targets by steps back of their last visit, and how probable such a place is the next."""
    table = table_of(insights, "recency_of_targets")
    texts = [_most_targets(table), _most_probable(table)]
    return {
        "data": [
            bars_of(table, measure, NEUTRAL, title)
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
            "meta": meta_of(table, texts[0], table)
            | {
                "choices": [MEASURE.choice(list(MEASURES), labels=list(MEASURES.values()))],
                "summaries": {"by": [MEASURE.name], "texts": texts},
            },
        },
    }


def _most_targets(table: Table) -> str:
    share, steps = _most(table, "share")
    return f"Of the targets in the history {percent(share)} were last visited {steps}, the most."


def _most_probable(table: Table) -> str:
    rate, steps = _most(table, "return_rate")
    return f"A place last visited {steps} is the next in {percent(rate)}, more often than others."


def _most(table: Table, measure: str) -> tuple[float, str]:
    values = table.numbers(measure)
    most = int(np.nanargmax(values))
    label = table.column("target_recency")[most]
    return values[most], f"{label} step{'' if label == '1' else 's'} back"


@insight_view(
    title="The network against the limit",
    caption=(
        "Above, groups of people by how well their next place can be foretold at best from the "
        "order of their places alone: a point on the dashed line is as good as that. Below, how "
        "many people have which limit, knowing ever more of their sequence."
    ),
    section="laws",
    order=70,
    tables=("predictability", "limits_of_people", "accuracy_by_limit"),
)
def predictability(insights: Insights) -> Figure:
    """Accuracy against the limit by groups above, the limits of people below."""
    table = table_of(insights, "accuracy_by_limit")
    groups = table.model_copy(update={"rows": table.rows[1:]})  # the first is everybody
    limit, rate, below = (table.numbers(name)[0] for name in ("limit", "accuracy", "below_limit"))
    points = {
        "type": "scatter",
        "mode": "markers",
        "name": "the network",
        "x": groups.numbers("limit"),
        "y": groups.numbers("accuracy"),
        "text": [f"{count:,}" for count in groups.column("people")],
        "marker": {"size": 12, "color": BLEND},
        "hovertemplate": "limit %{x:.6f}<br>Accuracy@1 %{y:.6f}<br>%{text} people<extra></extra>",
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
    known = table_of(insights, "predictability")
    side = "less" if below >= 0 else "more"
    histograms = _histograms(table_of(insights, "limits_of_people"), "limit")
    axis = {"range": [0, 1], "nticks": 6, "zeroline": False}
    return {
        "data": [bound, points, *(trace | {"xaxis": "x2", "yaxis": "y2"} for trace in histograms)],
        "layout": _two_panels(
            (_across("limit") | axis, _titled("Accuracy@1") | axis),
            (
                _across("limit") | axis,
                _titled("share of people") | {"rangemode": "tozero", "nticks": 4},
            ),
            meta_of(
                table,
                f"At best {percent(limit)} of these visits could be foretold from the order of "
                f"people's places alone; the network is right in {percent(rate)}, "
                f"{100 * abs(below):.1f} points {side}. Knowing only how often each place is "
                f"visited, the mean limit of people is {percent(known.numbers('limit')[1])}.",
            ),
        )
        | {"height": 660, "showlegend": True, "margin": {"t": 44}},
    }


@insight_view(
    title="How much order there is in people's sequences",
    caption=(
        "How many people have which entropy of a visit: as if their places were alike, knowing "
        "how often each is visited, and knowing all order; the further left, the less is open."
    ),
    section="laws",
    order=80,
    tables=("predictability", "entropies_of_people"),
)
def sequence_entropy(insights: Insights) -> Figure:
    """The distributions of the three entropies over people."""
    means = table_of(insights, "predictability")
    said = ", ".join(
        f"{measure} {value:.2f}"
        for measure, value in zip(means.column("measure"), means.numbers("entropy"), strict=True)
    )
    return {
        "data": _histograms(table_of(insights, "entropies_of_people"), "entropy"),
        "layout": {
            "height": HEIGHT,
            "hovermode": "closest",
            "margin": {"t": 44},
            "xaxis": _titled("entropy of a visit in nats") | {"rangemode": "tozero"},
            "yaxis": _titled("share of people") | {"rangemode": "tozero", "nticks": 5},
            "meta": meta_of(means, f"The mean entropies of a visit in nats are: {said}."),
        },
    }


def _two_panels(
    upper: tuple[dict[str, Any], dict[str, Any]],
    lower: tuple[dict[str, Any], dict[str, Any]],
    meta: dict[str, Any],
) -> dict[str, Any]:
    """The layout of two panels, each given by its axis across and its axis upright."""
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
    """An axis with its title close to it, for there is another panel below."""
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


def _power_line(exponents: Table, law: str, sign: int, x: list[float]) -> dict[str, Any]:
    """A fitted power law over the range of x."""
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


def _middles(table: Table, of: str) -> np.ndarray[Any, Any]:
    """The middle of every bin, on a logarithmic scale where bins are of counts; open ones NaN."""
    if of != "times":
        return bins_of(table, of)[0]
    return np.sqrt(np.multiply(table.numbers("times_from"), table.numbers("times_to")))


def _histograms(table: Table, of: str) -> list[dict[str, Any]]:
    """A stepped line for each of the entropies; merged bins are shown as bins of equal width.

    Open ones, "or less" and "or more", are as wide as a bin.
    """
    columns = [table.column("measure"), table.column(of)]
    numbers = [table.numbers(name) for name in (f"{of}_from", f"{of}_to", "share")]
    rows = list(zip(*columns, *numbers, strict=True))
    rows = [row for row in rows if not np.isnan(row[2:4]).all()]  # open on both sides
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
            if x and start > x[-1]:  # down to nothing where bins are empty
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
