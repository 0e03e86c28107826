"""Verdicts on many claims: Holm's procedure, smallest effects, and histories of training."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import norm

from pointerscope.analysis.insights.data import read_split
from pointerscope.analysis.insights.estimates import Estimate, percentile_interval
from pointerscope.analysis.insights.run import compute_insights
from pointerscope.analysis.insights.verdicts import LEVEL, chance_of_effect, correct_for_number
from pointerscope.core.settings import Settings
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import read_bundle
from pointerscope.network.insights import Claim
from pointerscope.training.scores import interval_tail
from tests.insights import judge


def claim(name: str, effect: float, half: float, verdict: str | None = None) -> Claim:
    """A claim whose effect has an interval of this half width."""
    told = "holds" if effect > half else "does not hold" if effect < -half else "cannot be told"
    return Claim(
        name=name,
        view="view",
        source="T §1",
        claim="A claim.",
        measured="An effect.",
        verdict=verdict or told,
        effect=effect,
        interval=(effect - half, effect + half),
    )


def test_the_chance_of_an_effect_is_the_two_sided_p_value_of_a_normal_estimate():
    for effect, half in ((2.5, 1.0), (-1.3, 0.5), (0.4, 0.1)):
        z = abs(effect) / (half / 1.959964)
        assert chance_of_effect(claim("one", effect, half)) == pytest.approx(2 * norm.sf(z))
    assert chance_of_effect(claim("one", 0.1, 0.5)) == 1
    assert chance_of_effect(claim("one", 0.1, 0.0)) == 0


@given(st.lists(st.floats(-6, 6), min_size=1, max_size=12))
def test_verdicts_that_remain_are_those_of_holm(scores):
    """By definition: the i-th smallest p value is held against the level over those left."""
    claims = [claim(f"claim {i}", z, 1.959964) for i, z in enumerate(scores)]
    chances = np.array([chance_of_effect(one) for one in claims])
    order = np.argsort(chances, kind="stable")
    rejected = 0
    while rejected < len(order) and chances[order[rejected]] <= LEVEL / (len(order) - rejected):
        rejected += 1
    kept = set(order[:rejected].tolist())
    for index, one in enumerate(correct_for_number(claims)):
        assert one.verdict == (claims[index].verdict if index in kept else "cannot be told")


def test_one_effect_among_many_can_be_chance_and_says_so():
    weak = claim("weak", 1.2, 1.0)
    assert correct_for_number([weak])[0].verdict == "holds"
    many = [weak, *(claim(f"none {i}", 0.0, 1.0) for i in range(20))]
    revised = correct_for_number(many)[0]
    assert revised.verdict == "cannot be told"
    assert "among 21 claims" in revised.measured
    built = [claim(f"built {i}", 9.0, 1.0, "by construction") for i in range(20)]
    assert correct_for_number([weak, *built])[0].verdict == "holds"


def test_a_refutation_that_estimates_nothing_stands_and_counts_for_no_test():
    refuted = claim("refuted", 0.0, 0.0, "does not hold")
    refuted = refuted.model_copy(update={"effect": None, "interval": None})
    alone = [claim(f"fair {i}", 1.3, 1.0) for i in range(5)]
    revised = correct_for_number([refuted, *alone])
    assert revised[0] == refuted
    assert revised[1:] == correct_for_number(alone)


@pytest.mark.parametrize(
    ("effect", "least", "built", "verdict"),
    [
        (Estimate(0.2, 0.1, 0.3), 0.1, False, "holds"),
        (Estimate(0.05, 0.02, 0.08), 0.1, False, "too small"),
        (Estimate(-0.05, -0.08, -0.02), 0.1, False, "does not hold"),
        (Estimate(0.05, 0.02, 0.08), 0.0, True, "by construction"),
        (Estimate(-0.05, -0.08, -0.02), 0.0, True, "does not hold"),
        (Estimate(0.2, -0.1, 0.5), 0.1, False, "cannot be told"),
    ],
)
def test_an_effect_needs_a_size_that_was_stated_beforehand(effect, least, built, verdict):
    told = judge(effect, least=least, by_construction=built)
    assert (told.verdict, told.least) == (verdict, least)
    assert ("counts as no effect" in told.measured) == (verdict == "too small")


@pytest.mark.parametrize("people", [5, 8, 20])
def test_intervals_of_insights_are_as_wide_over_few_people_as_those_of_metrics(people):
    drawn = np.random.default_rng(1).normal(size=(1000, 3))
    low, high = percentile_interval(drawn, people)
    tail = interval_tail(people)
    np.testing.assert_allclose([low, high], np.quantile(drawn, [tail, 1 - tail], axis=0))
    assert tail < 0.025


@pytest.mark.slow
def test_nothing_is_claimed_about_accuracy_on_histories_of_training(tmp_path):
    bundle = read_bundle(Settings().models / "town")
    town = simulate_town(residents=6, weeks=4)
    verdicts = {}
    for split in ("test", "all"):
        data = read_split(bundle, town, split)
        insights = compute_insights(bundle, data, tmp_path / split, removal=False)
        verdicts[split] = {one.name: one for one in insights.claims}
        assert {table.split for table in insights.tables} == {split}
    for name in ("gate-high-in-history", "pointer-for-repetition", "gate-follows-the-lead"):
        assert verdicts["test"][name].effect is not None
        assert verdicts["all"][name].verdict == "not measured"
        assert "trained on" in verdicts["all"][name].measured
    assert verdicts["all"]["recency-matters"].effect is not None


@pytest.mark.slow
def test_nothing_is_claimed_about_what_a_fixed_rule_does(tmp_path):
    rule = read_bundle(Settings().models / "town-last-place")
    data = read_split(rule, simulate_town(residents=6, weeks=4), "test")
    computed = compute_insights(rule, data, tmp_path, removal=False)
    for insights in (computed, rule.insights):
        found = {one.name: one for one in insights.claims}
        for name in ("recency-matters", "entropy-moderate", "last-but-one-heaviest"):
            assert found[name].verdict == "not measured"
            assert "learned nothing from data" in found[name].measured
        assert found["entropy-within-bounds"].verdict == "by construction"
        assert found["rank-exponent"].verdict not in {"not measured", "by construction"}


@pytest.mark.parametrize("model", ["town-lstm", "town-transformer"])
def test_in_causal_networks_weight_is_said_to_be_given_to_visits_that_may_be_read(model):
    [fuzzy] = [
        one
        for one in read_bundle(Settings().models / model).insights.claims
        if one.name == "heads-fuzzy"
    ]
    assert "a softmax gives every visit that may be read some weight" in fuzzy.measured
