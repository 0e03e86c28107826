"""The gate over fifty histories, against each history traced alone."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import BlockMeasurements
from pointerscope.analysis.insights.quantities import BY_EARLIER_VISITS
from pointerscope.analysis.insights.section import InsightInputs, aggregates
from pointerscope.analysis.insights.sections.gate import section, unknown_targets
from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.network.insights import MIN_PEOPLE
from tests.insights import context, fifty, insights, measured, traces, without

pytestmark = pytest.mark.usefixtures("one_thread")
CLOSE = {"rel": 1e-4, "abs": 1e-5}


def bin_of(edges, value):
    return sum(value >= edge for edge in edges) - 1


def entropy_of(probabilities):
    return -sum(p * math.log(p) for p in probabilities if p > 0)


@cache
def histories():
    """What each history is, in plain numbers."""
    found = []
    for sample, trace in zip(fifty(), traces(), strict=True):
        whole, pointer, generation = (
            part[0].double().tolist()
            for part in (
                trace.probabilities,
                trace.pointer_probabilities,
                trace.generation_probabilities,
            )
        )
        first, of_pointer, of_generation = (
            max(range(FIRST_KNOWN, len(part)), key=lambda place: (part[place], -place))
            for part in (whole, pointer, generation)
        )
        target, places = sample.history.target, sample.history.locations.tolist()
        gate = float(trace.gate[0])
        differ = of_pointer != of_generation
        most = Counter(places).most_common(1)[0][1]
        bits = {
            "person": sample.person,
            "gate": gate,
            "gate_from_middle": abs(gate - 0.5),
            "pointer_given": float(first == of_pointer) if differ else None,
            "generation_given": float(first == of_generation) if differ else None,
            "confidence": whole[first],
            "accuracy": float(first == target),
            "pointer_right": float(of_pointer == target),
            "generation_right": float(of_generation == target),
            "known": target != UNKNOWN,
            "pointer": pointer[target],
            "generation": generation[target],
            "blend": whole[target],
        }
        bits["groups"] = {
            "gate": min(int(gate * 20), 19),
            "target": int(target != UNKNOWN and target in places),
            "answer": int(first == target),
            "visits": bin_of((1, 6, 11, 16, 21, 26, 31, 36, 41, 51, 61), len(places)),
            "most_visited": min(most * 10 // len(places), 9) if len(places) >= 5 else -1,
            "earlier_visits": (
                -1 if target == UNKNOWN else bin_of((0, 1, 2, 5, 10, 20, 50), sample.earlier_visits)
            ),
            "hour": int(sample.history.start_minutes[-1]) // 60,
            "weekday": int(sample.history.weekdays[-1]),
            "uncertainty": min(int(entropy_of(whole) / 0.5), 9),
            "gate_where_parts_differ": min(int(gate * 10), 9) if differ else -1,
            "confidence_bin": math.ceil(whole[first] * 15) - 1,
        }
        found.append(bits)
    return found


def in_row(table, row):
    """The histories that a row is made of."""
    members = set(table.selects.groups[row])
    return [one for one in histories() if one["groups"][table.selects.by] in members]


def mean_of(name, some):
    values = [one[name] for one in some if one[name] is not None]
    return sum(values) / len(values)


GROUPED = {
    "gate_distribution": (),
    "gate_by_target": ("gate",),
    "gate_by_answer": ("gate",),
    "gate_by_length": ("gate",),
    "gate_by_most_visited": ("gate",),
    "gate_by_earlier_visits": ("gate",),
    "gate_by_hour": ("gate",),
    "gate_by_weekday": ("gate",),
    "gate_by_uncertainty": ("gate", "gate_from_middle"),
    "answers_by_gate": ("pointer_given", "generation_given"),
    "calibration": ("confidence", "accuracy"),
}
MEANS = [(name, column) for name, columns in GROUPED.items() for column in columns]


@pytest.mark.parametrize(("name", "column"), MEANS)
def test_the_mean_of_a_row_is_that_of_its_histories(name, column):
    table = insights().table(name)
    expected = [mean_of(column, in_row(table, row)) for row in range(len(table.rows))]
    assert table.numbers(column) == pytest.approx(expected, **CLOSE)


@pytest.mark.parametrize("name", GROUPED)
def test_a_row_counts_its_histories(name):
    table = insights().table(name)
    counted = [len(in_row(table, row)) for row in range(len(table.rows))]
    assert table.column("histories") == counted
    assert table.histories == sum(counted)


@pytest.mark.parametrize("name", GROUPED)
def test_no_row_is_made_of_few_people(name):
    table = insights().table(name)
    people = [len({one["person"] for one in in_row(table, n)}) for n in range(len(table.rows))]
    assert table.column("people") == people
    assert min(people) >= MIN_PEOPLE


@pytest.mark.parametrize("name", GROUPED)
def test_intervals_hold_their_means(name):
    table = insights().table(name)
    for column in GROUPED[name]:
        low, value, high = (np.array(table.numbers(f"{column}{s}")) for s in ("_low", "", "_high"))
        assert (low <= value + 1e-5).all()
        assert (value <= high + 1e-5).all()


@pytest.mark.parametrize("name", GROUPED)
def test_columns_have_names_of_their_own(name):
    names = [column.name for column in insights().table(name).columns]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["gate_distribution", "calibration"])
def test_shares_are_of_all_histories(name):
    table = insights().table(name)
    expected = [len(in_row(table, row)) / 50 for row in range(len(table.rows))]
    assert table.numbers("share") == pytest.approx(expected, **CLOSE)


@pytest.mark.parametrize(
    ("name", "edges", "value"),
    [
        ("gate_distribution", "gate", "gate"),
        ("answers_by_gate", "gate_where_parts_differ", "gate"),
        ("calibration", "confidence_bin", "confidence"),
    ],
)
def test_the_histories_of_a_row_lie_between_its_edges(name, edges, value):
    table = insights().table(name)
    ends = zip(table.numbers(f"{edges}_from"), table.numbers(f"{edges}_to"), strict=True)
    for row, (low, high) in enumerate(ends):
        values = [one[value] for one in in_row(table, row)]
        assert low - 1e-6 <= min(values) <= max(values) <= high + 1e-6


def test_the_mean_gate_stands_beside_the_published_ones():
    table = insights().table("gate_mean")
    gates = [one["gate"] for one in histories()]
    expected = [np.mean(gates), DIY.gate_mean, GEOLIFE.gate_mean]
    assert table.numbers("gate") == pytest.approx(expected, **CLOSE)


def test_the_deviation_is_over_histories():
    table = insights().table("gate_mean")
    gates = [one["gate"] for one in histories()]
    assert table.numbers("gate_deviation")[0] == pytest.approx(np.std(gates), **CLOSE)


def test_the_calibration_error_is_over_bins_as_they_are():
    distance = 0.0
    for number in range(15):
        some = [one for one in histories() if one["groups"]["confidence_bin"] == number]
        distance += abs(sum(one["accuracy"] - one["confidence"] for one in some))
    table = insights().table("calibration_error")
    assert table.numbers("value")[0] == pytest.approx(distance / 50, **CLOSE)


def loss(probability):
    return -math.log(probability + 1e-10)


def known():
    return [one for one in histories() if one["known"]]


def test_the_loss_of_the_learned_gate_is_the_networks():
    table = insights().table("ideal_gate")
    expected = np.mean([loss(one["blend"]) for one in known()])
    assert table.numbers("log_loss")[0] == pytest.approx(expected, **CLOSE)


def test_the_loss_of_a_forced_gate_is_that_of_the_blend_with_it():
    table = insights().table("ideal_gate")
    for gate, found in zip(table.numbers("gate_value"), table.numbers("log_loss"), strict=True):
        blends = [gate * one["pointer"] + (1 - gate) * one["generation"] for one in known()]
        if not math.isnan(gate):
            assert found == pytest.approx(np.mean(list(map(loss, blends))), **CLOSE)


def test_the_ideal_gate_trusts_the_part_that_gives_more():
    table = insights().table("ideal_gate")
    expected = np.mean([loss(max(one["pointer"], one["generation"])) for one in known()])
    assert table.numbers("log_loss")[-1] == pytest.approx(expected, **CLOSE)


@pytest.mark.parametrize(
    ("gate", "right"),
    [
        ("learned", lambda one: one["accuracy"]),
        ("0 (generation alone)", lambda one: one["generation_right"]),
        ("1 (pointer alone)", lambda one: one["pointer_right"]),
        ("ideal", lambda one: max(one["pointer_right"], one["generation_right"])),
    ],
)
def test_the_accuracy_with_a_gate(gate, right):
    table = insights().table("ideal_gate")
    found = dict(zip(table.column("gate"), table.numbers("accuracy"), strict=True))
    assert found[gate] == pytest.approx(np.mean([right(one) for one in histories()]), **CLOSE)


def test_unknown_targets_are_not_in_the_loss():
    assert set(insights().table("ideal_gate").column("known_targets")) == {49}


@cache
def with_gates(seen):
    """The fifty, had the gate been something else."""
    own = measured()
    rows = own.rows
    gates = {
        "in the history": 0.1 + 0.8 * rows.in_history,
        "not in the history": 0.9 - 0.8 * rows.in_history,
        "right": 0.1 + 0.8 * rows.right,
        "wrong": 0.9 - 0.8 * rows.right,
        "certain": 1 / (1 + rows.blend_entropy),
        "high": np.full(len(rows), 0.9) + 0.01 * rows.right,
        "low": np.full(len(rows), 0.1) + 0.01 * rows.right,
    }
    changed = replace(rows, gate=gates[seen].astype(np.float32))
    estimator = Estimator(
        Ledger.from_measurements(BlockMeasurements(changed, own.maps), aggregates())
    )
    return replace(context(), estimator=estimator)


def claim(context: InsightInputs, name):
    return next(one for one in section.claims(context) if one is not None and one.name == name)


@pytest.mark.parametrize(
    ("seen", "name", "verdict"),
    [
        ("in the history", "gate-higher-in-history", "holds"),
        ("not in the history", "gate-higher-in-history", "does not hold"),
        ("in the history", "gate-high-in-history", "holds"),
        ("not in the history", "gate-high-in-history", "does not hold"),
        ("in the history", "gate-low-when-new", "holds"),
        ("not in the history", "gate-low-when-new", "does not hold"),
        ("right", "gate-higher-when-right", "holds"),
        ("wrong", "gate-higher-when-right", "does not hold"),
        ("high", "gate-prefers-pointer", "holds"),
        ("low", "gate-prefers-pointer", "does not hold"),
        ("low", "gate-copies-near-one", "not measured"),
        ("high", "gate-generates-near-zero", "not measured"),
        ("high", "gate-copies-near-one", "holds"),
        ("low", "gate-generates-near-zero", "does not hold"),
    ],
)
def test_a_claim_is_held_against_the_gates(seen, name, verdict):
    assert claim(with_gates(seen), name).verdict == verdict


@cache
def with_unknown(people):
    """The fifty, had one target of each of so many people been one that the network lacks."""
    own = measured()
    rows = own.rows
    was_known = np.flatnonzero(rows.targets != UNKNOWN)
    others = np.unique(rows.people[rows.targets == UNKNOWN])
    _, first = np.unique(rows.people[was_known], return_index=True)
    chosen = [index for index in was_known[first] if rows.people[index] not in others]
    chosen = chosen[: people - len(others)]
    targets, probability = rows.targets.copy(), rows.probability.copy()
    targets[chosen], probability[chosen] = UNKNOWN, np.nan
    changed = replace(rows, targets=targets, probability=probability)
    estimator = Estimator(
        Ledger.from_measurements(BlockMeasurements(changed, own.maps), aggregates())
    )
    return replace(context(), estimator=estimator)


@pytest.mark.parametrize("name", ["gate-higher-in-history", "gate-low-when-new"])
@pytest.mark.parametrize(
    ("people", "said"),
    [
        (5, "5 of them unknown"),
        (1, "some of them unknown to the network, from fewer than 5 people"),
    ],
)
def test_targets_that_the_network_lacks_are_named_among_the_new(name, people, said):
    assert said in claim(with_unknown(people), name).measured


def test_no_target_may_be_unknown():
    own = measured()
    rows = replace(own.rows, probability=np.nan_to_num(own.rows.probability, nan=0.5))
    estimator = Estimator(Ledger.from_measurements(BlockMeasurements(rows, own.maps), aggregates()))
    assert unknown_targets(estimator) == "none of them unknown to the network"


def test_targets_that_the_network_lacks_have_no_earlier_visits():
    unknown = [n for n, sample in enumerate(fifty()) if sample.history.target == UNKNOWN]
    groups = BY_EARLIER_VISITS.assign(measured().rows)
    assert set(groups[unknown]) == {-1}


def test_blending_is_asked_for_where_the_parts_differ():
    differ = sum(one["pointer_given"] is not None for one in histories())
    said = claim(context(), "gate-blends-between").measured
    assert said.startswith(f"In {differ} histories for which the parts predict different places, ")


@pytest.mark.parametrize(
    ("kind", "seen", "verdict"),
    [
        ("check-ins", "high", "holds"),
        ("check-ins", "low", "does not hold"),
        ("gps stays", "low", "holds"),
        ("gps stays", "high", "does not hold"),
        ("simulated visits", "high", "not measured"),
    ],
)
def test_the_published_pair_is_asked_by_kind(kind, seen, verdict):
    own = with_gates(seen)
    of_kind = replace(own, data=replace(own.data, kind=kind))
    assert claim(of_kind, "gate-higher-over-check-ins").verdict == verdict


def correlation(x, y):
    return float(np.corrcoef(x, y)[0, 1])


def test_balance_is_the_correlation_of_the_distance_with_the_entropy():
    rows = measured().rows
    expected = -correlation(np.abs(rows.gate - 0.5), rows.blend_entropy)
    found = claim(context(), "gate-balanced-when-uncertain").effect
    assert found == pytest.approx(expected, **CLOSE)


def test_domination_is_the_share_of_the_most_visited_place():
    shares = [
        Counter(sample.history.locations.tolist()).most_common(1)[0][1] / len(sample.history)
        for sample in fifty()
    ]
    expected = correlation([one["gate"] for one in histories()], shares)
    found = claim(context(), "gate-high-where-few-places").effect
    assert found == pytest.approx(expected, **CLOSE)


def test_the_learned_gate_is_held_against_the_best_single_value():
    losses = insights().table("ideal_gate").numbers("log_loss")
    found = claim(context(), "gate-optimal").effect
    assert found == pytest.approx(min(losses[1:-1]) - losses[0], **CLOSE)


def tables_of(found_in):
    return {table.name for table in section.tables(found_in) if table is not None}


def test_without_a_gate_there_is_still_calibration():
    assert tables_of(context(without("gate"))) == {"calibration", "calibration_error"}


@pytest.mark.parametrize("part", ["gate", "pointer", "generation"])
def test_nothing_is_claimed_of_a_gate_that_is_not_there(part):
    assert list(section.claims(context(without(part)))) == []


def test_records_have_no_table_of_earlier_visits():
    own = measured()
    unknown = replace(own.rows, earlier_visits=np.full(len(own.rows), np.nan, np.float32))
    estimator = Estimator(
        Ledger.from_measurements(BlockMeasurements(unknown, own.maps), aggregates())
    )
    assert "gate_by_earlier_visits" not in tables_of(replace(context(), estimator=estimator))
