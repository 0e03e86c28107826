"""The published figures, and cards beside them."""

from __future__ import annotations

import pytest

from pointerscope.analysis.discussion import contrast, discuss
from pointerscope.analysis.published import (
    DIY,
    GEOLIFE,
    GEOLIFE_CHECKPOINT,
    behaviour_column,
    compare_with_published,
    contrast_measures,
    published_columns,
)
from tests.cards import behaviour, card, known, training


def of(kind: str, **changed):
    return card(**known(kind) | changed)


def sentences(text: str) -> int:
    return text.count(". ") + text.endswith(".")


def test_the_figures_are_those_that_were_published():
    assert (DIY.histories, GEOLIFE.histories) == (12_368, 3_502)
    assert (DIY.accuracy_at_1, GEOLIFE.accuracy_at_1) == (0.5658, 0.5140)
    assert (DIY.gate_mean, DIY.gate_deviation) == (0.7872, 0.1366)
    assert (GEOLIFE.gate_mean, GEOLIFE.gate_deviation) == (0.6267, 0.2289)
    assert (DIY.gate_when_right, DIY.gate_when_wrong) == (0.8168, 0.7486)
    assert (GEOLIFE.gate_when_right, GEOLIFE.gate_when_wrong) == (0.6464, 0.6059)
    assert (DIY.pointer_entropy_mean, DIY.pointer_entropy_deviation) == (2.3358, 0.7503)
    assert (GEOLIFE.pointer_entropy_mean, GEOLIFE.pointer_entropy_deviation) == (1.9764, 0.6928)
    assert DIY.weight_by_steps_back == (0.0458, 0.2105, 0.0739, 0.0756)
    assert GEOLIFE.weight_by_steps_back == (0.0605, 0.1305, 0.0746, 0.1001)
    checkpoint = GEOLIFE_CHECKPOINT
    assert (checkpoint.accuracy_at_1, checkpoint.accuracy_at_5) == (0.5397, 0.8110)
    assert (checkpoint.accuracy_at_10, checkpoint.mrr) == (0.8438, 0.6582)
    assert checkpoint.ndcg_at_10 == 0.7023


@pytest.mark.parametrize(("kind", "published"), [("gps stays", GEOLIFE), ("check-ins", DIY)])
def test_a_card_is_compared_with_its_own_kind_of_data(kind, published):
    comparison = compare_with_published(of(kind))
    assert comparison is not None
    assert comparison.published is published
    rows = {row.measure: row for row in comparison.rows}
    assert rows["gate_mean"].difference == pytest.approx(0.7 - published.gate_mean)
    assert rows["weight_1"].published == published.weight_by_steps_back[1]
    assert rows["histories"].ours == 1_234


def test_the_published_checkpoint_stands_beside_gps_alone():
    measured = [
        {row.measure for row in compare_with_published(of(kind)).rows}
        for kind in ("gps stays", "check-ins")
    ]
    assert "checkpoint_mrr" in measured[0]
    assert "checkpoint_mrr" not in measured[1]


@pytest.mark.parametrize(
    "made", [card(), of("simulated visits"), of("visits"), of("gps stays", behaviour=None)]
)
def test_what_cannot_be_compared_is_not(made):
    assert compare_with_published(made) is None
    assert discuss(made) == ()


@pytest.mark.parametrize(
    ("gate", "words"),
    [(0.7, "0.073 higher"), (0.5, "0.127 lower"), (0.63, "about equal")],
)
def test_the_first_sentence_says_direction_and_size(gate, words):
    found = {
        said.measure: said for said in discuss(of("gps stays", behaviour=behaviour(gate=gate)))
    }
    assert words in found["gate"].observation


@pytest.mark.parametrize(
    ("kind", "theirs"), [("gps stays", "51.4\u00a0% and 54.0\u00a0%"), ("check-ins", "56.6\u00a0%")]
)
def test_accuracy_is_discussed_with_the_unknown_targets(kind, theirs):
    metrics = known(kind)["metrics"] | {"accuracy_at_1_unknown_as_place": 0.53}
    said = discuss(of(kind, metrics=metrics))[0]
    assert said.measure == "accuracy"
    assert f"50.0\u00a0% against the published {theirs}" in said.observation
    assert "4.5\u00a0% of the 1,234 test targets" in said.reason  # 56 of them
    assert "so counted, this network has 53.0\u00a0%" in said.reason
    plain = discuss(of(kind))[0]
    assert "so counted" not in plain.reason


@pytest.mark.parametrize(
    ("entropy", "words"),
    [(2.5, "0.52 nats higher"), (1.5, "0.48 nats lower"), (1.98, "about equal")],
)
def test_the_entropy_is_said_in_nats_and_in_visits(entropy, words):
    found = {
        said.measure: said for said in discuss(of("gps stays", behaviour=behaviour(0.7, entropy)))
    }
    assert words in found["entropy"].observation
    assert "7.2 visits" in found["entropy"].observation


@pytest.mark.parametrize(
    ("weights", "words"),
    [
        ((0.06, 0.3, 0.07, 0.1), "both networks give most weight to the visit 1 step back"),
        ((0.4, 0.1, 0.07, 0.1), "ours gives most weight to the last visit"),
        ((0.061, 0.131, 0.075, 0.1), "about equal"),
        ((0.06, 0.13), "Of the 2 most recent"),
    ],
)
def test_the_weights_are_said_where_they_differ_most(weights, words):
    found = discuss(of("gps stays", behaviour=behaviour(weights=weights)))
    assert words in found[-1].observation


@pytest.mark.parametrize("kind", ["gps stays", "check-ins"])
@pytest.mark.parametrize("gate", [0.1, 0.63, 0.79, 0.95])
def test_every_difference_is_discussed_in_two_sentences(kind, gate):
    found = discuss(of(kind, behaviour=behaviour(gate)))
    assert [said.measure for said in found] == ["accuracy", "gate", "entropy", "weights"]
    for said in found:
        assert sentences(said.observation) == 1
        assert sentences(said.reason) == 1


def test_what_a_network_lacks_is_not_discussed():
    without = behaviour() | {"gate_mean": None, "weight_by_steps_back": []}
    made = of("gps stays", behaviour=without, metrics=None)
    assert [said.measure for said in discuss(made)] == ["entropy"]


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ({"previous_days": 7, "previous_visits": None}, "the visits of 7 days, at most 6"),
        ({"previous_days": 7, "previous_visits": 32}, "the last 32 visits"),
        (None, "at most 6 visits"),
    ],
)
def test_the_length_of_histories_follows_from_their_rule(rule, words):
    made = of("check-ins", training=training("check-ins", rule=rule))
    found = {said.measure: said for said in discuss(made)}
    assert words in found["entropy"].reason


def pair(gps_gate: float, check_ins_gate: float):
    gps = behaviour_column(of("gps stays", behaviour=behaviour(gps_gate)), "gps")
    check_ins = behaviour_column(of("check-ins", behaviour=behaviour(check_ins_gate)), "checks")
    assert gps is not None
    assert check_ins is not None
    return gps, check_ins


@pytest.mark.parametrize(
    ("gates", "words"),
    [
        ((0.6, 0.8), "0.200 higher than that of GPS, and in the published pair it is 0.160 higher"),
        (
            (0.8, 0.6),
            "0.200 lower than that of GPS, while in the published pair it is 0.160 higher",
        ),
        ((0.7, 0.7), "about the same as that of GPS, while"),
    ],
)
def test_gps_and_check_ins_are_contrasted_as_the_published_pair_is(gates, words):
    found = contrast(*pair(*gates))
    assert words in found[0].observation
    assert [said.measure for said in found] == ["gate", "entropy", "weights"]
    for said in found:
        assert sentences(said.observation) == sentences(said.reason) == 1


def test_the_published_pair_has_every_measure():
    for published in published_columns():
        assert {name for name, _, _ in contrast_measures()} == set(published.values)
        assert None not in published.values.values()


def test_a_card_without_behaviour_has_no_column():
    assert behaviour_column(card()) is None
