"""What the parts answer over fifty histories, against each history traced alone."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from unittest.mock import patch

import numpy as np
import pytest

from pointerscope.analysis.insights.estimates import Estimate, Estimator
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import BlockMeasurements
from pointerscope.analysis.insights.section import aggregates
from pointerscope.analysis.insights.sections.answers import section
from pointerscope.analysis.published import DIY
from pointerscope.figures.insights.answers import accuracy_of_parts
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.network.insights import MIN_PEOPLE
from tests.insights import context, fifty, insights, measured, traces, without

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]
CLOSE = {"rel": 1e-4, "abs": 1e-5}
GROUPED = {
    "accuracy_of_new_targets": ("accuracy", "pointer_accuracy", "generation_accuracy", "gate"),
    "who_is_right": ("accuracy", "same_answer", "gate"),
    "gate_gradient": ("gate_gradient", "loss_falls", "gate", "pointer_part"),
    "gate_by_lead": ("gate", "gate_gradient"),
}
MEANS = [(name, column) for name, columns in GROUPED.items() for column in columns]


def ranked(probabilities):
    """Known places, the most probable first."""
    values = probabilities[0].tolist()
    return sorted(range(FIRST_KNOWN, len(values)), key=lambda place: (-values[place], place))


def novelty(sample):
    target = sample.history.target
    if target == UNKNOWN:
        return 4
    if target in sample.history.locations.tolist():
        return 0
    return 1 if sample.earlier_visits else 2


@cache
def histories():
    """What each history is, in plain numbers."""
    found = []
    for sample, trace in zip(fifty(), traces(), strict=True):
        parts = (
            trace.probabilities,
            trace.pointer_probabilities,
            trace.generation_probabilities,
        )
        order, of_pointer, of_generation = map(ranked, parts)
        target = sample.history.target
        blend, pointer, generation = (float(part[0, target]) for part in parts)
        rank = order.index(target) + 1 if target in order else math.inf
        right = (of_pointer[0] == target, of_generation[0] == target)
        gate, lead = float(trace.gate[0]), pointer - generation
        knows = target != UNKNOWN
        # Moving the gate to the part that gives more must lower the loss.
        nudged = gate + math.copysign(1e-4, lead)
        moved = nudged * pointer + (1 - nudged) * generation
        still = gate * pointer + (1 - gate) * generation
        found.append(
            {
                "person": sample.person,
                "rank": rank,
                "accuracy": float(rank == 1),
                "pointer_accuracy": float(right[0]),
                "generation_accuracy": float(right[1]),
                "same_answer": float(of_pointer[0] == of_generation[0]),
                "gate": gate,
                "lead": lead if knows else None,
                "gate_gradient": -lead / blend if knows else None,
                "loss_falls": float(moved > still) if knows else None,
                "pointer_part": gate * pointer / blend if knows else None,
                "groups": {
                    "novelty": novelty(sample),
                    "who_is_right": {(True, True): 0, (True, False): 1, (False, True): 2}.get(
                        right, 3
                    ),
                    "gives_more": 1 + int(np.sign(lead)) if knows else -1,
                    "lead": min(math.floor((lead + 1) * 5), 9) if knows else -1,
                },
            }
        )
    return found


def in_row(table, row):
    """The histories that a row is made of."""
    members = set(table.selects.groups[row])
    return [one for one in histories() if one["groups"][table.selects.by] in members]


def mean_of(name, some):
    values = [one[name] for one in some if one[name] is not None]
    return sum(values) / len(values)


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
def test_columns_have_names_of_their_own(name):
    names = [column.name for column in insights().table(name).columns]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("name", "all_of"), [("who_is_right", 50), ("gate_gradient", 49)])
def test_shares_are_of_all_that_are_parted(name, all_of):
    table = insights().table(name)
    expected = [len(in_row(table, row)) / all_of for row in range(len(table.rows))]
    assert table.numbers("share") == pytest.approx(expected, **CLOSE)


def test_leads_lie_between_the_edges_of_their_row():
    table = insights().table("gate_by_lead")
    ends = zip(table.numbers("lead_from"), table.numbers("lead_to"), strict=True)
    for row, (low, high) in enumerate(ends):
        leads = [one["lead"] for one in in_row(table, row)]
        assert low - 1e-6 <= min(leads) <= max(leads) <= high + 1e-6


@pytest.mark.parametrize(
    ("score", "of"),
    [
        ("pointer alone, accuracy@1", lambda one: one["pointer_accuracy"]),
        ("generation alone, accuracy@1", lambda one: one["generation_accuracy"]),
        ("blend, accuracy@1", lambda one: one["rank"] == 1),
        ("blend, accuracy@5", lambda one: one["rank"] <= 5),
        ("blend, accuracy@10", lambda one: one["rank"] <= 10),
        ("blend, MRR", lambda one: 1 / one["rank"]),
    ],
)
def test_a_score_is_the_mean_over_histories(score, of):
    table = insights().table("accuracy_of_parts")
    found = dict(zip(table.column("score"), table.numbers("value"), strict=True))
    assert found[score] == pytest.approx(np.mean([of(one) for one in histories()]), **CLOSE)


def claims(of=None):
    return {one.name: one for one in section.claims(of or context()) if one is not None}


def changed(**columns):
    """The fifty, had some numbers of them been others."""
    own = measured()
    rows = replace(own.rows, **{name: np.float32(values) for name, values in columns.items()})
    return replace(
        context(),
        estimator=Estimator(
            Ledger.from_measurements(BlockMeasurements(rows, own.maps), aggregates())
        ),
    )


@cache
def with_gates(sign):
    """Had the gate followed the pointer's lead, or gone against it."""
    rows = measured().rows
    lead = np.nan_to_num(rows.pointer_probability - rows.generation_probability)
    return changed(gate=0.5 + 0.4 * sign * lead)


@pytest.mark.parametrize("name", ["gate-favours-the-better-part", "gate-follows-the-lead"])
@pytest.mark.parametrize(("sign", "verdict"), [(1, "holds"), (-1, "does not hold")])
def test_a_gate_is_held_against_the_lead(name, sign, verdict):
    assert claims(with_gates(sign))[name].verdict == verdict


def test_a_perfect_following_is_a_correlation_of_one():
    found = claims(with_gates(1))["gate-follows-the-lead"].effect
    assert found == pytest.approx(1, abs=1e-4)


@cache
def with_rights(pointer, generation, blend):
    """Had the parts been right here or there."""
    rows = measured().rows
    held = rows.in_history
    made = {"held": held, "new": 1 - held, "all": np.ones_like(held), "none": 0 * held}
    made["new_and_known"] = np.where(rows.targets == UNKNOWN, 0, 1 - held)
    return changed(
        pointer_right=made[pointer], generation_right=made[generation], right=made[blend]
    )


@pytest.mark.parametrize(
    ("rights", "name", "verdict"),
    [
        (("held", "new", "all"), "blend-beats-parts", "holds"),
        (("held", "new", "none"), "blend-beats-parts", "does not hold"),
        (("held", "new", "held"), "blend-beats-parts", "cannot be told"),
        (("held", "new", "all"), "pointer-for-repetition", "holds"),
        (("new", "held", "all"), "pointer-for-repetition", "does not hold"),
        (("held", "new", "all"), "generation-for-new", "by construction"),
        (("held", "none", "all"), "generation-for-new", "cannot be told"),
    ],
)
def test_a_claim_of_parts_is_held_against_their_answers(rights, name, verdict):
    assert claims(with_rights(*rights))[name].verdict == verdict


def test_the_share_of_new_targets_is_of_all():
    new = sum(one["groups"]["novelty"] > 0 for one in histories())
    assert claims()["new-places-are-visited"].effect == pytest.approx(new / 50)


def test_what_the_new_are_is_said():
    assert "some of them unknown" in claims()["new-places-are-visited"].measured


@pytest.mark.parametrize("name", ["new-places-are-visited", "generation-for-new"])
def test_what_cannot_fail_says_so(name):
    assert "by construction" in claims()[name].measured


def test_generation_answers_new_targets_that_the_network_knows():
    new = [one for one in histories() if 0 < one["groups"]["novelty"] < 4]
    expected = np.mean([one["generation_accuracy"] - one["pointer_accuracy"] for one in new])
    assert claims()["generation-for-new"].effect == pytest.approx(expected, **CLOSE)


def test_a_target_that_the_network_lacks_is_no_miss_of_generation():
    effect = claims(with_rights("none", "new_and_known", "all"))["generation-for-new"].effect
    assert effect == pytest.approx(1)


def test_a_small_win_is_said_with_four_digits():
    said = claims(with_rights("held", "new", "held"))["blend-beats-parts"].measured
    assert "its lead over the better part is 0.0000 (95 % interval 0.0000 to 0.0000)" in said


def test_a_rounded_zero_has_no_sign():
    win, loss = Estimate(0.0, -0.00003, 0.00003), "−0.0000"
    with patch.object(Estimator, "estimate", return_value=win):
        assert loss not in claims()["blend-beats-parts"].measured


def test_no_history_contradicts_the_gradient():
    found = claims()["gradient-says-the-way"]
    decided = sum(one["lead"] not in (None, 0) for one in histories())
    assert found.verdict == "by construction"
    assert f"in 0 of {decided} histories" in found.measured


def test_one_history_refutes_the_gradient():
    rows = measured().rows
    lead = np.nan_to_num(rows.pointer_probability - rows.generation_probability)
    gate = rows.gate.copy()
    # Beyond 1, from where the gate can only be moved against its gradient.
    gate[np.argmax(lead)] = 2
    found = claims(changed(gate=gate))["gradient-says-the-way"]
    assert found.verdict == "does not hold"
    assert "in 1 of" in found.measured


def test_the_pull_on_the_pointer_is_correlated_with_the_gate():
    some = [one for one in histories() if one["pointer_part"] is not None]
    pairs = np.array([[one["gate"], one["pointer_part"]] for one in some])
    expected = np.corrcoef(pairs.T)[0, 1]
    assert claims()["gate-strengthens-gradients"].effect == pytest.approx(expected, **CLOSE)


def tables_of(found_in):
    return {table.name: table for table in section.tables(found_in) if table is not None}


@pytest.mark.parametrize("part", ["pointer", "generation"])
def test_without_a_part_what_is_left_has_its_accuracy(part):
    found = tables_of(context(without(part)))
    assert set(found) == {"accuracy_of_parts", "accuracy_of_new_targets"}
    assert f"{part} alone" not in found["accuracy_of_parts"].column("predictor")


def test_without_a_gate_there_is_no_gradient():
    assert set(tables_of(context(without("gate")))) == {
        "accuracy_of_parts",
        "accuracy_of_new_targets",
        "who_is_right",
    }


def test_without_dates_a_target_is_new_to_the_history_alone():
    own = changed(earlier_visits=np.full(50, np.nan))
    labels = tables_of(own)["accuracy_of_new_targets"].column("novelty")
    assert "not in the history" in labels
    assert "never visited before" not in labels


def test_the_published_accuracy_is_drawn_for_its_kind_of_data():
    of_kind = insights().model_copy(update={"kind": DIY.kind})
    [line] = accuracy_of_parts(of_kind)["layout"]["shapes"]
    assert line["x0"] == DIY.accuracy_at_1
    assert accuracy_of_parts(insights())["layout"]["shapes"] == []
