"""Where the pointer looks, against a count of fifty histories one by one."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import measure_histories
from pointerscope.analysis.insights.section import InsightInputs, groupings
from pointerscope.analysis.insights.sections.pointer import fits, section
from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.figures.insights.pointer import (
    pointer_entropy,
    weight_by_steps_back,
)
from pointerscope.network.insights import MIN_PEOPLE, Insights
from pointerscope.training.scores import interval_tail
from tests.insights import fifty, town, traces, whole, without

pytestmark = pytest.mark.slow

TABLES = {
    "weight_by_steps_back",
    "weight_decay",
    "cumulative_weight",
    "weight_held",
    "heaviest_step",
    "entropy_distribution",
    "entropy_measures",
    "learned_bias",
    "bias_effect",
}
LONG = 32  # visits, as many as the network reads
STEPS = np.arange(LONG)


@cache
def backwards():
    """The pointer weights of each history, the most recent visit first."""
    return [[float(w) for w in reversed(trace.pointer_weights[0].tolist())] for trace in traces()]


@cache
def unbiased():
    """The same without the position bias."""
    found = []
    for trace in traces():
        exponentials = [math.exp(score) for score in trace.content_scores[0].tolist()]
        found.append([one / sum(exponentials) for one in reversed(exponentials)])
    return found


@cache
def entropies():
    return [-sum(w * math.log(w) for w in weights if w > 0) for weights in backwards()]


@cache
def people_reaching(step):
    return {
        sample.person
        for sample, weights in zip(fifty(), backwards(), strict=True)
        if len(weights) > step
    }


def mean(values):
    return sum(values) / len(values)


def deviation(values):
    return math.sqrt(mean([(value - mean(values)) ** 2 for value in values]))


@cache
def asked(component=None):
    """The fifty, added up for this section alone."""
    bundle = without(component) if component else town()
    ledger = Ledger.from_measurements(
        measure_histories(bundle.network, fifty()), section.aggregates
    )
    return InsightInputs(bundle, whole(), Estimator(ledger, invented=True))


@cache
def insights(component=None):
    """What this section says of the fifty."""
    return said_of(asked(component))


def said_of(context):
    return Insights(
        software="0",
        data_set="town",
        title="Town",
        kind=context.data.kind,
        split="test",
        histories=50,
        people=10,
        invented=True,
        tables=[one for one in section.tables(context) if one is not None],
        claims=[one for one in section.claims(context) if one is not None],
    )


def table(name):
    return insights().table(name)


def steps_of_row(name, row):
    """The steps that a row is made of."""
    label = str(table(name).rows[row][0])
    first = int(label.split()[0])
    return range(first, 100) if label.endswith(" or more") else range(first, first + 1)


@cache
def measured():
    return measure_histories(town().network, fifty())


def constructed(weights, **changes):
    """A context of fifty histories of `LONG` visits with these weights by steps back."""
    known, noise = measured(), np.random.default_rng(0).normal(size=(50, LONG))
    most = known.rows.weights.shape[1]
    padded = np.full((50, most), np.nan)
    padded[:, :LONG] = weights * (1 + 0.01 * noise)
    changes = {"content_weights": padded, "lengths": np.full(50, LONG)} | changes
    rows = replace(known.rows, weights=padded, **changes)
    estimator = Estimator(Ledger.from_measurements(known._replace(rows=rows), section.aggregates))
    return InsightInputs(town(), whole(), estimator)


def claim(of, name):
    return next(one for one in section.claims(of) if one.name == name)


def test_all_tables_are_made():
    assert {one.name for one in insights().tables} == TABLES


def test_mean_weight_of_every_step():
    of = table("weight_by_steps_back")
    for row, value in enumerate(of.numbers("weight")):
        own = [
            weights[step]
            for weights in backwards()
            for step in steps_of_row("weight_by_steps_back", row)
            if step < len(weights)
        ]
        assert value == pytest.approx(mean(own), rel=1e-4)


def test_spread_of_every_step():
    of = table("weight_by_steps_back")
    for row, value in enumerate(of.numbers("weight_deviation")):
        own = [
            weights[step]
            for weights in backwards()
            for step in steps_of_row("weight_by_steps_back", row)
            if step < len(weights)
        ]
        assert value == pytest.approx(deviation(own), rel=1e-3)


def test_histories_and_people_of_every_step():
    of = table("weight_by_steps_back")
    for row, (histories, people) in enumerate(
        zip(of.column("histories"), of.column("people"), strict=True)
    ):
        first = steps_of_row("weight_by_steps_back", row)[0]
        assert histories == sum(len(weights) > first for weights in backwards())
        assert people == len(people_reaching(first))


def test_no_step_is_of_fewer_than_five_people():
    assert min(table("weight_by_steps_back").column("people")) >= MIN_PEOPLE


def test_merged_steps_do_not_tell_how_long_the_longest_history_is():
    longest = max(len(weights) for weights in backwards())
    of = table("weight_by_steps_back")
    assert len(people_reaching(longest - 1)) < MIN_PEOPLE
    assert str(of.rows[-1][0]).endswith(" or more")
    assert str(longest - 1) not in " ".join(of.notes)


def test_a_step_selects_the_histories_whose_largest_weight_is_there():
    of = table("weight_by_steps_back")
    grouped = groupings()[of.selects.by].assign(measured().rows)
    for weights, group in zip(backwards(), grouped, strict=True):
        assert weights.index(max(weights)) == group
    assert of.selects.groups[1] == [1]


def test_every_history_is_in_some_row():
    of = table("weight_by_steps_back")
    selected = set(itertools.chain(*of.selects.groups))
    assert set(groupings()[of.selects.by].assign(measured().rows).tolist()) <= selected


def test_interval_of_the_mean_weight_is_a_bootstrap_over_people():
    estimator = asked().estimator
    of, row = table("weight_by_steps_back"), 3
    people = sorted({sample.person for sample in fifty()})
    drawn = []
    for times in estimator.times.T:
        total = count = 0.0
        for sample, weights in zip(fifty(), backwards(), strict=True):
            often = times[people.index(sample.person)]
            total, count = total + often * weights[row], count + often
        drawn.append(total / count)
    tail = interval_tail(len(people))
    low, high = np.quantile(drawn, [tail, 1 - tail])
    assert of.numbers("weight_low")[row] == pytest.approx(low, rel=1e-4)
    assert of.numbers("weight_high")[row] == pytest.approx(high, rel=1e-4)


def test_cumulative_weight_counts_ended_histories_as_whole():
    of = table("cumulative_weight")
    for row, value in enumerate(of.numbers("cumulative_weight")):
        last = steps_of_row("cumulative_weight", row)[-1]
        assert value == pytest.approx(
            mean([sum(weights[: last + 1]) for weights in backwards()]), rel=1e-4
        )


def test_cumulative_weight_ends_at_all_of_it():
    assert table("cumulative_weight").numbers("cumulative_weight")[-1] == pytest.approx(1)


def test_steps_back_that_hold_a_share():
    longest = max(len(weights) for weights in backwards())
    curve = [mean([sum(w[: step + 1]) for w in backwards()]) for step in range(longest)]
    for share, steps in zip(
        table("weight_held").numbers("share"), table("weight_held").numbers("steps_back"),
        strict=True,
    ):  # fmt: skip
        assert steps == next(step for step, held in enumerate(curve) if held >= share)


def test_recent_visits_that_hold_a_share():
    of = table("weight_held")
    for share, visits in zip(of.numbers("share"), of.numbers("recent_visits"), strict=True):
        needed = []
        for weights in backwards():
            held = itertools.accumulate(weights)
            needed.append(next(n for n, own in enumerate(held, 1) if own >= share * sum(weights)))
        assert visits == pytest.approx(mean(needed), rel=1e-4)


def test_histories_by_their_largest_weight():
    of = table("heaviest_step")
    for row, members in enumerate(of.selects.groups):
        own = [weights for weights in backwards() if weights.index(max(weights)) in members]
        assert of.column("histories")[row] == len(own)
        assert of.numbers("largest_weight")[row] == pytest.approx(
            mean([max(weights) for weights in own]), rel=1e-4
        )
    assert sum(of.numbers("histories")) == 50


def test_the_furthest_largest_weight_is_not_told():
    furthest = max(weights.index(max(weights)) for weights in backwards())
    of = table("heaviest_step")
    assert str(of.rows[-1][0]).endswith(" or more")
    assert f"to {furthest}." not in " ".join(of.notes)


def test_histogram_of_entropies():
    of = table("entropy_distribution")
    bounds = zip(of.numbers("entropy_from"), of.numbers("entropy_to"), strict=True)
    for (low, high), histories, value in zip(
        bounds, of.column("histories"), of.numbers("effective_positions"), strict=True
    ):
        most = math.inf if math.isnan(high) else high
        own = [one for one in entropies() if not one < low and one < most]
        assert histories == len(own)
        assert value == pytest.approx(mean([math.exp(one) for one in own]), rel=1e-4)
    assert sum(of.numbers("histories")) == 50


def test_measures_of_entropy():
    of = table("entropy_measures")
    value = dict(zip(of.column("measure"), of.numbers("value"), strict=True))
    limits = [math.log(len(weights)) for weights in backwards()]
    assert value == pytest.approx(
        {
            "entropy": mean(entropies()),
            "entropy_limit": mean(limits),
            "entropy_ratio": mean(
                [own / most for own, most in zip(entropies(), limits, strict=True)]
            ),
            "effective_positions": mean([math.exp(own) for own in entropies()]),
            "ratio_of_means": mean(entropies()) / mean(limits),
            "positions_of_mean": math.exp(mean(entropies())),
        },
        rel=1e-4,
    )


def test_the_mean_of_effective_positions_is_not_that_of_the_mean_entropy():
    of = table("entropy_measures")
    value = dict(zip(of.column("measure"), of.numbers("value"), strict=True))
    assert value["effective_positions"] > value["positions_of_mean"]


def test_bias_of_a_step_is_what_the_network_adds_there():
    bias = table("learned_bias").numbers("position_bias")
    for trace in traces():
        added = trace.position_bias[0].flip(0).tolist()
        assert bias[: len(added)] == pytest.approx(added, rel=1e-4, abs=1e-6)


def test_bias_alone_is_its_softmax_over_a_history_of_median_length():
    of = table("learned_bias")
    lengths = sorted(len(weights) for weights in backwards())
    weights = [one for one in of.numbers("weight_of_bias_alone") if not math.isnan(one)]
    exponentials = [math.exp(one) for one in of.numbers("position_bias")[: len(weights)]]
    assert lengths[24] <= len(weights) <= lengths[25]
    assert weights == pytest.approx([one / sum(exponentials) for one in exponentials], rel=1e-4)


def test_the_unused_entry_of_the_bias_is_noted():
    assert "is never used" in " ".join(table("learned_bias").notes)


def test_effect_of_the_bias_at_every_step():
    of = table("bias_effect")
    for row, value in enumerate(of.numbers("weight_by_bias")):
        own = [
            weights[step] - others[step]
            for weights, others in zip(backwards(), unbiased(), strict=True)
            for step in steps_of_row("bias_effect", row)
            if step < len(weights)
        ]
        assert value == pytest.approx(mean(own), rel=1e-3, abs=1e-7)


def test_fit_of_known_weights_is_in_the_table():
    of = constructed(0.3 * np.exp(-0.9 * (STEPS - 1)) + 0.04)
    decay = said_of(of).table("weight_decay")
    value = {
        measure_histories: cell
        for curve, measure_histories, cell in zip(
            decay.column("curve"), decay.column("measure"), decay.numbers("value"), strict=True
        )
        if curve == "exponential decay"
    }
    assert value["rate"] == pytest.approx(0.9, rel=0.05)
    assert value["c"] == pytest.approx(0.04, rel=0.05)
    assert (value["first"], value["last"]) == (1, 10)


def test_a_weight_that_does_not_fall_is_said():
    assert "do not fall" in table("weight_decay").notes[0]
    assert table("weight_decay").rows == []


EXPONENTIAL = np.where(STEPS == 0, 0.05, 0.2 * np.exp(-0.9 * (STEPS - 1)) + 0.04)
POWER = np.where(STEPS == 0, 0.05, 0.2 * np.maximum(STEPS, 1) ** -0.7)
TWO_PEAKS = np.where((STEPS == 1) | (STEPS == 4), 0.1, 0.02)
RISING = 0.001 * (1 + STEPS)
AT_ONCE = np.where(STEPS == 1, 0.1, 0.02)
NEARLY_STRAIGHT = np.maximum(0.2 - 0.02 * STEPS + 0.0003 * STEPS**2, 0)


@pytest.mark.parametrize(
    ("weights", "name", "verdict"),
    [
        (EXPONENTIAL, "last-but-one-heaviest", "holds"),
        (RISING, "last-but-one-heaviest", "does not hold"),
        (TWO_PEAKS, "last-but-one-heaviest", "cannot be told"),
        (EXPONENTIAL, "recency-matters", "holds"),
        (RISING, "recency-matters", "does not hold"),
        (EXPONENTIAL, "rapid-initial-decay", "holds"),
        (0.1 - 0.002 * STEPS, "rapid-initial-decay", "does not hold"),
        (EXPONENTIAL, "decay-baseline", "holds"),
        (EXPONENTIAL + 0.03, "decay-baseline", "does not hold"),
        (RISING, "decay-baseline", "not measured"),
        (EXPONENTIAL, "decay-exponential", "holds"),
        (POWER, "decay-exponential", "does not hold"),
        (RISING, "decay-exponential", "does not hold"),
        (AT_ONCE, "decay-exponential", "cannot be told"),
        (NEARLY_STRAIGHT, "decay-exponential", "cannot be told"),
    ],
)
def test_claims_of_known_weights(weights, name, verdict):
    assert claim(of_kind(DIY.kind, weights), name).verdict == verdict


def of_kind(kind, weights):
    of = constructed(weights)
    return replace(of, data=replace(of.data, kind=kind))


@pytest.mark.parametrize("name", ["rapid-initial-decay", "decay-baseline"])
def test_what_is_said_of_check_ins_is_not_held_against_other_data(name):
    found = claim(of_kind(GEOLIFE.kind, EXPONENTIAL), name)
    assert found.verdict == "not measured"
    assert found.measured.endswith(
        "the text claims this for check-ins, and these data are not check-ins."
    )


def test_a_decay_to_less_than_nothing_does_not_hold_and_says_why():
    measured = claim(constructed(NEARLY_STRAIGHT), "decay-exponential").measured
    assert measured.endswith("but weights cannot decay to less than 0.")


def test_curves_that_are_hardly_apart_are_not_told(monkeypatch):
    monkeypatch.setattr(fits, "MIN_DIFFERENCE", 1e6)
    assert claim(constructed(POWER), "decay-exponential").verdict == "cannot be told"


@pytest.mark.parametrize(
    ("share", "name", "verdict"),
    [
        (2 / 3, "entropy-two-thirds", "holds"),
        (0.5, "entropy-two-thirds", "does not hold"),
        (0.5, "entropy-moderate", "holds"),
        (0.95, "entropy-moderate", "does not hold"),
        (0.05, "entropy-moderate", "does not hold"),
    ],
)
def test_claims_of_known_entropies(share, name, verdict):
    of = constructed(EXPONENTIAL, entropy=np.full(50, share * math.log(LONG)))
    assert claim(of, name).verdict == verdict


@pytest.mark.parametrize(
    ("kind", "entropy", "verdict"),
    [
        (DIY.kind, DIY.pointer_entropy_mean, "holds"),
        (GEOLIFE.kind, GEOLIFE.pointer_entropy_mean, "holds"),
        (DIY.kind, GEOLIFE.pointer_entropy_mean, "does not hold"),
        ("simulated visits", DIY.pointer_entropy_mean, "not measured"),
    ],
)
def test_effective_positions_are_held_against_data_of_their_kind(kind, entropy, verdict):
    of = constructed(EXPONENTIAL, entropy=np.full(50, entropy))
    of = replace(of, data=replace(of.data, kind=kind))
    assert claim(of, "effective-positions").verdict == verdict


def test_effect_of_the_bias_claim_over_the_visits_there_are():
    bias = town().network.position_bias.tolist()
    bias.append(bias[-1])  # the oldest visit of the longest history shares the last entry
    near, far = [], []
    for weights in backwards():
        for step in range(len(weights)):
            (near if step < 6 else far).append(bias[step + 1])
    assert claim(asked(), "bias-near-high").effect == pytest.approx(
        mean(near) - mean(far), rel=1e-4
    )


def test_weight_that_the_bias_moves_to_near_visits():
    moved = mean(
        [
            sum(weights[:6]) - sum(others[:6])
            for weights, others in zip(backwards(), unbiased(), strict=True)
        ]
    )
    assert claim(asked(), "bias-moves-near").effect == pytest.approx(moved, rel=1e-3)


def test_newer_half_less_older_half():
    leans = []
    for weights in backwards():
        half = len(weights) // 2
        leans.append(sum(weights[:half]) - sum(weights[-half:]))
    assert claim(asked(), "recency-matters").effect == pytest.approx(mean(leans), rel=1e-4)


@pytest.mark.parametrize("draw", [weight_by_steps_back, pointer_entropy])
def test_every_point_that_selects_names_its_row(draw):
    figure = draw(insights())
    [selects] = figure["layout"]["meta"]["selects"]
    selecting = [trace for trace in figure["data"] if "customdata" in trace]
    for trace in selecting:
        rows = [f"{selects['table']}:{row}" for row in range(len(trace["x"]))]
        assert trace["customdata"] == rows
    assert max(len(trace["x"]) for trace in selecting) == len(selects["rows"])


def test_published_weights_are_points():
    names = {trace["name"]: trace for trace in weight_by_steps_back(insights())["data"]}
    assert tuple(names[f"published, {DIY.name}"]["y"]) == DIY.weight_by_steps_back
    assert tuple(names[f"published, {GEOLIFE.name}"]["y"]) == GEOLIFE.weight_by_steps_back


def test_fitted_curves_go_through_known_weights():
    of = constructed(EXPONENTIAL)
    figure = weight_by_steps_back(said_of(of))
    curves = {trace["name"]: trace for trace in figure["data"]}
    line = curves["exponential decay"]
    assert np.interp([1, 2, 10], line["x"], line["y"]) == pytest.approx(
        EXPONENTIAL[[1, 2, 10]], rel=0.05
    )
    assert "power law" in curves


def test_published_entropies_are_lines():
    shapes = pointer_entropy(insights())["layout"]["shapes"]
    at = [shape["x0"] for shape in shapes]
    assert {DIY.pointer_entropy_mean, GEOLIFE.pointer_entropy_mean} <= set(at)


def test_a_merged_bin_is_as_high_as_its_histories_in_the_width_of_one():
    of, [bars] = table("entropy_distribution"), pointer_entropy(insights())["data"]
    widths = np.subtract(of.numbers("entropy_to"), of.numbers("entropy_from"))
    widths = np.where(np.isnan(widths), 0.2, widths)  # open ones are drawn as wide as a bin
    assert np.multiply(bars["y"], widths / 0.2) == pytest.approx(of.numbers("histories"))


def test_no_two_columns_of_a_table_share_a_name():
    for one in insights().tables:
        names = [column.name for column in one.columns]
        assert len(set(names)) == len(names)


def test_a_network_without_a_pointer_has_none_of_it():
    assert insights("pointer").tables == []


def test_a_network_without_a_pointer_has_no_claims_about_it():
    assert insights("pointer").claims == []


def test_a_network_without_a_bias_has_the_rest():
    assert {one.name for one in insights("position_bias").tables} == TABLES - {
        "learned_bias",
        "bias_effect",
    }


def test_a_network_without_a_bias_has_no_claims_about_it():
    views = {one.view for one in insights("position_bias").claims}
    assert views == {"weight-by-steps-back", "cumulative-weight", "pointer-entropy"}
