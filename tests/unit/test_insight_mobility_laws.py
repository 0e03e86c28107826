"""The laws of mobility, each number against loops over visits and histories."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from itertools import pairwise
from statistics import fmean

import numpy as np
import plotly.graph_objects as go
import pytest

from pointerscope.analysis.insights.data import InsightData
from pointerscope.analysis.insights.mobility import measure_mobility, select_panel
from pointerscope.analysis.insights.section import InsightInputs
from pointerscope.analysis.insights.sections.mobility_laws import section
from pointerscope.analysis.insights.sections.mobility_laws.places import BY_RANK, BY_TIMES
from pointerscope.analysis.insights.sections.mobility_laws.predictability import MEASURES
from pointerscope.figures.insights import mobility_laws as insight_laws
from pointerscope.figures.views import NothingToShowError
from pointerscope.formulas.mobility import match_lengths, predictability_limit, sequence_entropy
from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.places import UNKNOWN
from pointerscope.mobility.visits import Visit
from pointerscope.network.insights import Insights
from tests.insights import context, fifty, town, traces, whole, without

pytestmark = pytest.mark.slow

HOUR = timedelta(hours=1)


@cache
def tables(of=None):
    return {table.name: table for table in section.tables(of or context()) if table}


@cache
def claims(of=None):
    return {claim.name: claim for claim in section.claims(of or context()) if claim}


@cache
def sequences():
    return {person: [visit.location for visit in own] for person, own in whole().visits.items()}


@cache
def next_visits():
    """Hours, in fractions, from every visit to the next to its place, by person."""
    found = defaultdict(list)
    for person, visits in whole().visits.items():
        last = {}
        for visit in visits:
            if visit.location in last:
                found[person].append((visit.arrival - last[visit.location]) / HOUR)
            last[visit.location] = visit.arrival
    return found


def of_visits(visits, kind="visits", people=None):
    """A context of other visits, with the histories of the fifty."""
    data = DataSet("own", "Own", "", (), dict.fromkeys(visits, ""), visits, kind)
    source = InsightData("own", "Own", kind, "test", "", data, lambda: ())
    return InsightInputs(town(), source, context().estimator)


def days_of(people, days, hour=9, start=datetime(2020, 1, 6)):
    """Everybody at place 1 at the same hour of every day."""
    own = tuple(Visit(1, start + timedelta(days=day, hours=hour), 30) for day in range(days))
    return dict.fromkeys(range(1, people + 1), own)


def cells(table, name, **where):
    rows = [
        index
        for index in range(len(table.rows))
        if all(table.column(column)[index] == value for column, value in where.items())
    ]
    return [table.column(name)[index] for index in rows]


def test_shares_by_rank_are_means_over_people_who_have_all_ranks():
    table = tables()["visits_by_rank"]
    ranks = len(table.rows)
    shares = [
        [count / len(own) for _, count in Counter(own).most_common(ranks)]
        for own in sequences().values()
        if len(set(own)) >= ranks
    ]
    assert table.numbers("share") == pytest.approx(
        [fmean(of) for of in zip(*shares, strict=True)], rel=1e-5
    )
    assert table.people == len(shares) >= len(sequences()) / 2


def test_places_by_times_count_every_place_of_every_person():
    table = tables()["places_by_times"]
    times = [count for own in sequences().values() for count in Counter(own).values()]
    for low, high, share in zip(
        table.numbers("times_from"), table.numbers("times_to"), table.numbers("share"), strict=True
    ):
        most = math.inf if math.isnan(high) else high
        assert share == pytest.approx(fmean(low <= count <= most for count in times), rel=1e-5)


def test_the_rank_exponent_is_the_slope_of_the_table():
    ranks = tables()["visits_by_rank"]
    slope = np.polyfit(np.log(ranks.numbers("rank")), np.log(ranks.numbers("share")), 1)[0]
    [exponent] = cells(tables()["mobility_exponents"], "exponent", law=BY_RANK)
    assert exponent == pytest.approx(-slope, rel=1e-4)


def test_the_exponent_of_frequencies_is_the_most_likely():
    times = [count for own in sequences().values() for count in Counter(own).values()]
    n = np.arange(1.0, 1_000_000)

    def likelihood(exponent):
        tail = n[-1] ** (1 - exponent) / (exponent - 1)
        return -exponent * np.log(times).sum() - len(times) * np.log((n**-exponent).sum() + tail)

    [best] = cells(tables()["mobility_exponents"], "exponent", law=BY_TIMES)
    assert likelihood(best) > max(likelihood(best - 0.01), likelihood(best + 0.01))


@pytest.mark.parametrize("over", ["days", "visits"])
def test_exploration_counts_the_places_of_so_many_first_days_and_visits(over):
    table = tables()[f"exploration_by_{over}"]
    most = table.column(over)[-1]
    for point, mean in zip(table.column(over), table.numbers("places"), strict=True):
        counts = []
        for visits in furthest(over, table.people):
            since = [(visit.arrival - visits[0].arrival) / HOUR / 24 for visit in visits]
            assert (since[-1] if over == "days" else len(visits)) >= most
            some = [
                visit.location
                for number, (visit, day) in enumerate(zip(visits, since, strict=True))
                if (day < point if over == "days" else number < point)
            ]
            counts.append(len(set(some)))
        assert mean == pytest.approx(fmean(counts), rel=1e-5)
        assert len(counts) == table.people
    assert len(whole().visits) - table.people not in range(1, 5)


def furthest(over, people):
    """The visits of so many people, those watched longest or with most visits."""

    def reached(visits):
        if over == "visits":
            return len(visits)
        return (visits[-1].arrival - visits[0].arrival) / HOUR

    every = [own for _, own in sorted(whole().visits.items())]
    order = sorted(range(len(every)), key=lambda number: (reached(every[number]), number))
    return [every[number] for number in order[-people:]]


def test_everybody_of_a_panel_reaches_all_its_points():
    some = select_panel(np.array([1.0, 2, 4, 4, 7, 8, 8, 9, 30, 30, 30]), (1, 2, 4, 8, 16))
    assert some.points == 4
    assert some.people.tolist() == [False] * 5 + [True] * 6


def test_a_panel_is_never_all_but_a_few():
    some = select_panel(np.array([1.0, 2, 8, 8, 8, 9, 9, 9, 30, 30, 30]), (1, 2, 4, 8, 16))
    assert some.points == 4
    assert some.people.tolist() == [False] * 5 + [True] * 6


def test_a_panel_of_few_people_is_everybody():
    some = select_panel(np.array([3.0, 8, 8, 8, 8, 8]), (1, 2, 4, 8, 16))
    assert some.points == 2
    assert some.people.all()


def test_revisits_and_new_moves_are_counted_one_by_one():
    visits = again = moves = new = 0
    for own in sequences().values():
        visits += len(own)
        again += sum(place in own[:number] for number, place in enumerate(own))
        pairs = list(pairwise(own))
        moves += len(pairs)
        new += sum(pair not in pairs[:number] for number, pair in enumerate(pairs))
    assert tables()["revisits"].numbers("share") == pytest.approx(
        [again / visits, new / moves], rel=1e-5
    )


def test_return_times_are_those_to_the_next_visit_of_the_place():
    table = tables()["return_times"]
    hours = [hour for own in next_visits().values() for hour in own]
    edges = zip(table.numbers("hours_from"), table.numbers("hours_to"), strict=True)
    expected = [
        sum(low <= hour < (math.inf if math.isnan(high) else high) for hour in hours)
        for low, high in edges
    ]
    assert table.column("returns") == expected


def test_every_bin_of_return_times_is_of_five_people():
    table = tables()["return_times"]
    for low, high, people in zip(
        table.numbers("hours_from"), table.numbers("hours_to"), table.column("people"), strict=True
    ):
        most = math.inf if math.isnan(high) else high
        inside = sum(any(low <= hour < most for hour in own) for own in next_visits().values())
        assert people == inside >= 5


def test_return_rates_are_returns_by_days_without_a_visit():
    table = tables()["return_rates"]
    spans = []
    for visits in whole().visits.values():
        for number, visit in enumerate(visits):
            later = (next_.arrival for next_ in visits[number + 1 :]
                     if next_.location == visit.location)  # fmt: skip
            come = next(later, None)
            end = visits[-1].arrival if come is None else come
            spans.append(((end - visit.arrival) / HOUR / 24, come is not None))
    for low, high, rate in zip(
        table.numbers("days_from"),
        table.numbers("days_to"),
        table.numbers("return_rate"),
        strict=True,
    ):
        returns = sum(low <= span < high for span, returned in spans if returned)
        days = sum(min(max(span, low), high) - low for span, _ in spans)
        assert rate == pytest.approx(returns / days, rel=1e-5)


def test_the_daily_peak_is_what_is_around_whole_days_by_what_is_between():
    hours = Counter(round(math.floor(h + 0.5)) for own in next_visits().values() for h in own)

    def near(hour):
        return sum(hours[hour + off] for off in range(-2, 3))

    at = sum(near(24 * day) for day in range(1, 10))
    beside = sum(near(24 * day - 12) + near(24 * day + 12) for day in range(1, 10)) / 2
    weekly = near(168) / ((near(144) + near(192)) / 2)
    assert tables()["return_peaks"].numbers("peak_ratio") == pytest.approx(
        [at / beside, weekly], rel=1e-5
    )


def test_rhythms_count_arrivals_by_weekday_and_hour():
    table = tables()["rhythms"]
    arrivals = [visit.arrival for own in whole().visits.values() for visit in own]
    counted = Counter((arrival.strftime("%A"), arrival.hour) for arrival in arrivals)
    columns = [table.column(name) for name in ("weekday", "hour_from", "hour_to", "visits")]
    for weekday, low, high, visits in zip(*columns, strict=True):
        hours = range(low or 0, 24 if high is None else high)
        assert visits == sum(counted[weekday, hour] for hour in hours)
    assert sum(table.column("visits")) == len(arrivals)


def test_the_distance_of_weekends_is_half_of_all_differences():
    hours = [Counter(), Counter()]
    for own in whole().visits.values():
        for visit in own:
            hours[visit.arrival.weekday() >= 5][visit.arrival.hour] += 1
    week, weekend = ({h: of[h] / of.total() for h in range(24)} for of in hours)
    assert tables()["rhythm_distances"].numbers("distance")[0] == pytest.approx(
        sum(abs(week[hour] - weekend[hour]) for hour in range(24)) / 2, rel=1e-5
    )


def test_short_data_have_no_seasons_and_say_so():
    table = tables()["visits_by_month"]
    assert table.rows == []
    assert table.notes == ["The visits span 112 days; seasons need at least 365."]


def test_months_are_visits_by_days():
    table = tables(of_visits(days_of(6, 400)))["visits_by_month"]
    assert table.numbers("visits_a_day") == pytest.approx([1.0] * 12)
    assert table.column("tracked_days")[0] == 6 * (26 + 31)  # from 6 January, and again
    assert table.column("tracked_days")[3] == 6 * 30


def seasonal(people, years, busy):
    """A visit a day, and three a day in some months, which may differ by year."""
    visits = {}
    for person in range(1, people + 1):
        own, day = [], datetime(2020, 1, 1)
        while day.year < 2020 + years:
            often = 3 if day.month in busy(day.year) else 1
            own += [Visit(1, day + hour * HOUR, 30) for hour in range(often)]
            day += timedelta(days=1)
        visits[person] = tuple(own)
    return of_visits(visits)


def test_what_comes_back_every_year_is_a_season():
    assert claims(seasonal(6, 2, lambda _: (6, 7)))["seasonal-variations"].verdict == "holds"


def test_what_differs_by_year_is_no_season():
    found = claims(seasonal(6, 2, lambda year: (6, 7) if year % 2 else (1, 2)))
    assert found["seasonal-variations"].verdict == "does not hold"


def test_a_season_is_said_over_the_months_of_enough_people_in_both_years():
    visits = seasonal(4, 2, lambda _: (6, 7)).data.visits
    half = [visit for visit in visits[1] if visit.arrival.month <= 6]
    people = visits | {5: tuple(half)}  # from January to June of the second year
    found = claims(of_visits(people))["seasonal-variations"]
    assert "over the 6 months in which at least 5 people" in found.measured


def test_a_season_of_few_people_is_not_measured():
    visits = seasonal(4, 2, lambda _: (6, 7)).data.visits
    first = tuple(visit for visit in visits[1] if visit.arrival.year == 2020)
    found = claims(of_visits(visits | {5: first}))["seasonal-variations"]
    assert found.verdict == "not measured"


def test_one_year_cannot_tell_a_season():
    found = claims(of_visits(days_of(6, 400)))["seasonal-variations"]
    assert found.verdict == "not measured"
    assert "400 days cannot distinguish" in found.measured


def recencies():
    """Steps back of the target, and of every place's last visit, history by history."""
    for sample, trace in zip(fifty(), traces(), strict=True):
        places = trace.batch.locations[0].tolist()[::-1]
        target = sample.history.target
        last = [
            step
            for step, place in enumerate(places)
            if place != UNKNOWN and place not in places[:step]
        ]
        hit = next((s for s in last if places[s] == target and target != UNKNOWN), None)
        yield sample.person, hit, last


def steps_of(row):
    """The steps back that a row of the table is made of."""
    edges = [*range(16), 20, 24, 32, 48, 1_000]
    groups = tables()["recency_of_targets"].selects.groups[row]
    return [step for group in groups for step in range(edges[group], edges[group + 1])]


def test_targets_are_shared_out_by_the_steps_back_of_their_last_visit():
    table = tables()["recency_of_targets"]
    hits = [hit for _, hit, _ in recencies() if hit is not None]
    for row, share in enumerate(table.numbers("share")):
        assert share == pytest.approx(fmean(hit in steps_of(row) for hit in hits), rel=1e-5)
    assert sum(table.numbers("share")) == pytest.approx(1, rel=1e-5)


def test_a_place_is_the_next_as_often_as_it_is_by_the_times_it_could_be():
    table = tables()["recency_of_targets"]
    for row, rate in enumerate(table.numbers("return_rate")):
        steps = set(steps_of(row))
        chances = sum(len(steps.intersection(last)) for _, _, last in recencies())
        hits = sum(hit in steps for _, hit, _ in recencies() if hit is not None)
        assert rate == pytest.approx(hits / chances, rel=1e-5)


def test_every_row_of_recency_is_of_five_people():
    table = tables()["recency_of_targets"]
    for row, people in enumerate(table.column("people")):
        steps = set(steps_of(row))
        assert people == len({person for person, hit, _ in recencies() if hit in steps}) >= 5


@cache
def known_people():
    """The three entropies of everybody, and their limits."""
    found = {}
    for person, own in sequences().items():
        shares = [count / len(own) for count in Counter(own).values()]
        entropies = (
            math.log(len(shares)),
            -sum(share * math.log(share) for share in shares),
            sequence_entropy(match_lengths(own)),
        )
        found[person] = entropies, [float(predictability_limit(e, len(shares))) for e in entropies]
    return found


def test_mean_entropies_and_limits_are_those_of_people():
    table = tables()["predictability"]
    for column, part in (("entropy", 0), ("limit", 1)):
        means = np.mean([one[part] for one in known_people().values()], axis=0)
        assert table.numbers(column) == pytest.approx(means.tolist(), rel=1e-5)


def test_who_knows_more_of_a_sequence_foretells_more():
    assert tables()["predictability"].numbers("limit") == sorted(
        tables()["predictability"].numbers("limit")
    )


@pytest.mark.parametrize(
    ("name", "column", "part"),
    [("limits_of_people", "limit", 1), ("entropies_of_people", "entropy", 0)],
)
def test_histograms_count_people(name, column, part):
    table = tables()[name]
    lows, highs = (table.numbers(f"{column}_{end}") for end in ("from", "to"))
    for row, (measure, people) in enumerate(
        zip(table.column("measure"), table.column("people"), strict=True)
    ):
        index = MEASURES.index(measure)
        low = -math.inf if math.isnan(lows[row]) else lows[row]
        high = math.inf if math.isnan(highs[row]) else highs[row]
        inside = sum(low <= one[part][index] < high for one in known_people().values())
        assert people == inside >= 5


@pytest.mark.parametrize(("name", "of"), [("limits_of_people", "limit"),
                                          ("entropies_of_people", "entropy")])  # fmt: skip
def test_where_an_outermost_person_lies_is_not_told(name, of):
    table = tables()[name]
    columns = [table.column(column) for column in (of, f"{of}_from", f"{of}_to")]
    for label, low, high in zip(*columns, strict=True):
        assert label.endswith("or more") == (high is None)
        assert label.endswith("or less") == (low is None)
    assert name == "limits_of_people" or None in columns[1] + columns[2]


def test_accuracy_stands_beside_the_limit_of_the_same_people():
    table = tables()["accuracy_by_limit"]
    right, limits = defaultdict(list), {}
    for sample, trace in zip(fifty(), traces(), strict=True):
        answer = int(trace.probabilities[0, 2:].argmax()) + 2
        right[sample.person].append(answer == sample.history.target)
        limits[sample.person] = known_people()[sample.person][1][-1]
    ordered = sorted(right, key=limits.__getitem__)
    for row, people in enumerate((ordered, ordered[:5], ordered[5:])):
        every = sum(len(right[person]) for person in people)
        limit = sum(limits[person] * len(right[person]) for person in people) / every
        accuracy = sum(sum(right[person]) for person in people) / every
        assert table.numbers("limit")[row] == pytest.approx(limit, rel=1e-5)
        assert table.numbers("accuracy")[row] == pytest.approx(accuracy, rel=1e-5)
        assert table.numbers("below_limit")[row] == pytest.approx(limit - accuracy, abs=1e-5)
        assert table.column("people")[row] == len(people)


def test_few_visits_tell_no_entropy():
    visits = days_of(6, 60) | {person: own[:20] for person, own in days_of(16, 60).items()
                               if person > 6}  # fmt: skip
    table = tables(of_visits(visits))["predictability"]
    assert table.people == 6
    assert table.notes[0].startswith("10 people with fewer than 50 visits are left out")


def test_nobody_is_told_by_what_tables_of_predictability_differ_by():
    long = days_of(12, 60)
    few = tables(of_visits(long | {1: long[1][:20]}))["predictability"]
    assert few.people == 7
    assert few.notes[0].startswith("5 people are left out")


def test_tables_of_predictability_are_of_the_same_people_where_a_few_have_no_history():
    with_histories = sorted({sample.person for sample in fifty()})
    another = max(with_histories) + 1
    visits = dict.fromkeys([*with_histories, another], days_of(1, 60)[1])
    found = tables(of_visits(visits))
    assert found["predictability"].people == found["accuracy_by_limit"].people == 6


def test_few_places_are_said_of_the_people_of_the_figure_too():
    measured = claims()["few-places-dominate"].measured
    ranks = tables()["visits_by_rank"]
    assert f"all {len(sequences())} people" in measured
    assert (
        f"{ranks.people} people of the figure, with at least {len(ranks.rows)} places" in measured
    )
    assert f"get {ranks.numbers('cumulative_share')[4]:.1%}".replace("%", " %") in measured
    assert f"For {ranks.people} people" in drawn("visits-by-rank")["layout"]["meta"]["summary"]


def test_who_goes_to_one_place_alone_is_foretold():
    assert tables(of_visits(days_of(6, 60)))["predictability"].numbers("limit") == [1, 1, 1]


def test_intervals_hold_their_values():
    for table in tables().values():
        names = [column.name for column in table.columns]
        for name in names:
            if f"{name}_low" in names:
                ends = [table.numbers(name + end) for end in ("_low", "", "_high")]
                for low, value, high in zip(*ends, strict=True):
                    assert math.isnan(low) or low - 1e-9 <= value <= high + 1e-9


def test_fewer_than_five_people_say_nothing_of_visits():
    assert set(tables(of_visits(days_of(4, 60)))) == {"recency_of_targets"}


def test_records_have_no_dates_to_read():
    undated = replace(context(), data=replace(whole(), data_set=object()))
    assert measure_mobility(undated.data) is None
    assert set(tables(undated)) == {"recency_of_targets"}
    assert set(claims(undated)) <= {"recency-in-steps"}


def test_the_laws_are_there_whatever_the_network_lacks():
    assert set(tables(context(without("pointer")))) == set(tables())


def test_places_left_for_good_after_a_day_are_a_decay():
    first = datetime(2020, 1, 6)
    own = []
    # A new place every 40 days, returned to after half a day, 1.5, 3, 6 and 12 days, ever less.
    for place in range(1, 40):
        start = first + timedelta(days=40 * place)
        gaps = [0.5] * 8 + [1.5] * 2 + [3] + [6] * (place % 2) + [12] * (place % 4 == 0)
        for gap in [0, *gaps]:
            start += timedelta(days=gap)
            own.append(Visit(place, start, 30))
    found = claims(of_visits(dict.fromkeys(range(1, 7), tuple(own))))
    assert found["recency-in-time"].verdict == "holds"


def test_daily_visits_peak_by_the_day_and_do_not_decay():
    found = claims(of_visits(days_of(6, 60) | {7: days_of(1, 90, hour=10)[1]}))
    assert found["recency-in-time"].verdict != "holds"


def test_visits_every_seven_hours_have_no_daily_peak():
    own = tuple(Visit(1 + i % 3, datetime(2020, 1, 6) + i * 5 * HOUR, 30) for i in range(400))
    found = claims(of_visits(dict.fromkeys(range(1, 7), own)))
    assert found["daily-returns"].verdict != "holds"


def test_days_that_are_alike_have_no_weekend():
    assert claims(of_visits(days_of(6, 70)))["weekday-weekend"].verdict == "cannot be told"


def test_later_weekends_are_a_rhythm():
    own = tuple(
        visit._replace(arrival=visit.arrival + 3 * HOUR * (visit.arrival.weekday() >= 5))
        for visit in days_of(1, 70)[1]
    )
    found = claims(of_visits(dict.fromkeys(range(1, 7), own)))
    assert found["weekday-weekend"].verdict == "holds"


def test_claims_of_a_kind_are_made_of_that_kind_alone():
    names = {"check-ins-come-back", "gps-moves-diverse"}
    visits = days_of(6, 60)
    assert not names & set(claims())
    assert names & set(claims(of_visits(visits, "check-ins"))) == {"check-ins-come-back"}
    assert names & set(claims(of_visits(visits, "gps stays"))) == {"gps-moves-diverse"}


def test_an_exponent_within_the_range_of_the_text_holds_only_if_its_interval_is():
    claim = claims()["rank-exponent"]
    low, high = (cells(tables()["mobility_exponents"], f"exponent_{end}", law=BY_RANK)[0]
                 for end in ("low", "high"))  # fmt: skip
    inside = low > 1.2 and high < 1.4
    assert (claim.verdict == "holds") == inside


@cache
def insights():
    return Insights(
        software="0", data_set="town", title="Town", kind="simulated visits", split="test",
        histories=50, people=10, invented=True,
        tables=list(tables().values()), claims=list(claims().values()),
    )  # fmt: skip


def drawn(name, found=None):
    return getattr(insight_laws, name.replace("-", "_"))(found or insights())


def test_the_seasons_of_short_data_are_a_sentence():
    with pytest.raises(NothingToShowError, match="112 days"):
        drawn("seasons")


def test_a_year_has_twelve_bars():
    year = tables(of_visits(days_of(6, 400)))
    found = insights().model_copy(update={"tables": list(year.values())})
    figure = drawn("seasons", found)
    go.Figure(figure)
    assert len(figure["data"][0]["x"]) == 12


def test_rows_of_recency_can_be_selected():
    figure = drawn("recency-of-targets")
    assert figure["data"][0]["customdata"][0] == "recency_of_targets:0"
    assert figure["layout"]["meta"]["selects"][0]["table"] == "recency_of_targets"
