"""The results that an insights page begins with: what counts, in which order, and how it reads."""

from __future__ import annotations

import re
import shutil
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis import model_card
from pointerscope.analysis.insights.comparison import compare_insights
from pointerscope.analysis.insights.comparison_results import rank_comparisons
from pointerscope.analysis.insights.key_results import (
    MAX_RESULTS,
    format_intervals,
    in_points,
    key_results,
    least_effects,
    rank_results,
    summarise_section,
)
from pointerscope.analysis.model_card import Score
from pointerscope.core.settings import Settings
from pointerscope.figures.views import INSIGHT_SECTIONS, views
from pointerscope.network.bundles import ModelCard, read_bundle
from pointerscope.network.insights import INSIGHTS, Claim
from tests.cards import metrics

SECTIONS = {view.name: view.section for view in views().values()}
BUNDLED = sorted(file.parent.name for file in Settings().models.glob(f"*/{INSIGHTS}"))
VIEWS = [name for name, section in SECTIONS.items() if section in INSIGHT_SECTIONS]
UNKNOWN = SimpleNamespace(attention=None, metrics=None, components=("pointer",))


def claim(name, effect, half=0.01, *, view="gate-by-target", verdict="", least=0.01):
    """A claim whose effect has an interval of this half width."""
    told = "holds" if effect > half else "does not hold" if effect < -half else "cannot be told"
    return Claim(
        name=name,
        view=view,
        source="T §1",
        claim="A claim.",
        measured="An effect.",
        verdict=verdict or told,
        effect=effect,
        interval=(effect - half, effect + half),
        least=least,
    )


def names(*claims, card=UNKNOWN):
    """The names of the ranked claims."""
    return [found.claim.name for found in ranked(*claims, card=card)]


def ranked(*claims, card=UNKNOWN):
    return rank_results(card, SimpleNamespace(claims=list(claims)), SECTIONS)


def with_metrics(accuracy, baseline, width):
    card = {"metrics": metrics(accuracy, baseline, width)}
    return ModelCard.model_validate(
        read_bundle(Settings().models / "town").card.model_dump() | card | {"attention": None}
    )


claims_of_any_kind = st.lists(
    st.builds(
        claim,
        name=st.uuids().map(str),
        effect=st.floats(-1, 1),
        half=st.floats(0, 0.5),
        view=st.sampled_from([*VIEWS, "of-a-plugin-that-is-gone"]),
        least=st.sampled_from([0, 0.01, 0.05, 0.1]),
    ),
    max_size=15,
)


@given(claims_of_any_kind)
def test_at_most_three_results_each_of_its_own_section_and_none_that_may_be_zero(claims):
    shown = key_results(ranked(*claims))
    assert len(shown) <= MAX_RESULTS
    assert len({result.section for result in shown}) == len(shown)
    for result in shown:
        low, high = result.effect.interval
        assert low > 0 or high < 0
        assert min(abs(low), abs(high)) > result.least


@given(claims_of_any_kind)
def test_contradicted_claims_come_before_confirmed_ones_unless_they_nearly_follow(claims):
    found = [
        result.claim.verdict
        for result in ranked(*claims)
        if abs(result.effect.value) <= 0.95 or result.least == 0.05
    ]
    assert found == sorted(found)  # "does not hold", then "holds"


def test_the_largest_effect_in_units_of_what_counts_leads():
    small, large = claim("small", 0.2, least=0.1), claim("large", 0.15, least=0.01)
    assert names(small, large) == ["large", "small"]


def test_an_uncertain_effect_comes_after_a_sure_smaller_one():
    assert names(claim("unsure", 0.5, 0.25), claim("sure", 0.3)) == ["sure", "unsure"]


def test_an_effect_close_to_the_largest_possible_comes_last():
    assert names(claim("nearly all", 0.99), claim("some", 0.3)) == ["some", "nearly all"]


@pytest.mark.parametrize(
    "verdict", ["by construction", "too small", "readings disagree", "cannot be told"]
)
def test_only_claims_with_a_verdict_for_or_against_them_count(verdict):
    assert names(claim("one", 0.5, verdict=verdict)) == []


def test_claims_with_a_bound_of_their_own_do_not_compete():
    assert names(claim("one", 0.5, least=0)) == []


def test_the_interval_is_widened_for_the_number_of_claims():
    tight = claim("one", 0.1, 0.07)
    alone = least_effects([tight])["one"]
    assert alone == pytest.approx(3)  # (0.1 − 0.07) / 0.01
    # Bonferroni: z of 1 − 0.05 / 2 / 20 is 3.0233.
    among = least_effects([tight, *(claim(f"other {n}", 0.5) for n in range(19))])["one"]
    assert among == pytest.approx((0.1 - 0.07 * 3.0233 / 1.95996) / 0.01, abs=1e-3)
    assert "one" not in names(tight, *(claim(f"other {n}", 0.5) for n in range(19)))


def test_few_claims_give_few_results():
    assert len(key_results(ranked(claim("one", 0.5)))) == 1
    assert key_results(ranked()) == []


def test_claims_of_earlier_versions_count_as_far_as_they_go():
    old = Claim.model_validate(
        {"name": "old", "view": "gate-by-target", "source": "T §1", "claim": "A claim.",
         "measured": "An effect.", "verdict": "holds"}
    )  # fmt: skip
    assert names(old, claim("new", 0.5)) == ["new"]


def test_a_baseline_that_may_be_as_good_is_no_result():
    assert ranked(card=with_metrics(0.5, 0.4, 0.2)) == []
    [result] = ranked(card=with_metrics(0.5, 0.4, 0.05))
    assert result.section == "answers"
    assert result.sentence == (
        "The network is right in 50.0\u00a0% of test histories, the best baseline (Markov chain) "
        "in 40.0\u00a0%: +10.0 points (95\u00a0% interval +5.0 to +15.0)."
    )


def test_a_baseline_that_is_better_is_a_result():
    [result] = ranked(card=with_metrics(0.4, 0.5, 0.05))
    assert "−10.0 points (95\u00a0% interval −15.0 to −5.0)" in result.sentence


def test_a_section_is_summarised_by_what_is_not_among_the_first_results():
    found = ranked(claim("first", 0.5), claim("second", 0.4))
    shown = key_results(found)
    assert summarise_section("choice", found, shown).claim.name == "second"
    assert summarise_section("choice", shown, shown).claim.name == "first"
    assert summarise_section("laws", found, shown) is None


@pytest.mark.parametrize("name", BUNDLED)
def test_every_bundled_model_begins_with_three_results(name):
    bundle = read_bundle(Settings().models / name)
    found = rank_results(bundle.card, bundle.insights, SECTIONS)
    sections = [result.section for result in key_results(found)]
    assert len(sections) == min(MAX_RESULTS, len({result.section for result in found}))
    attention = model_card.without_heads(bundle.card.attention)
    assert (sections[0] == "heads") == (attention is not None)


@pytest.mark.parametrize("name", BUNDLED)
def test_every_finding_on_bundled_models_has_words_of_its_own_and_the_numbers_of_its_claim(name):
    bundle = read_bundle(Settings().models / name)
    for result in rank_results(bundle.card, bundle.insights, SECTIONS):
        if result.claim is None:
            continue
        assert "“" not in result.finding
        size = abs(result.effect.value)
        assert f"{size:.3f}" in result.finding or f"{100 * size:.1f} points" in result.finding
        ends = re.findall(r"[\d.]+", result.interval.removeprefix("95\u00a0% interval "))
        low, high = sorted(map(abs, result.effect.interval))
        digits = {f"{end * scale:.{n}f}" for end in (low, high) for scale, n in ((1, 3), (100, 1))}
        assert set(ends) <= digits


def test_the_end_of_an_interval_is_never_rounded_to_zero():
    assert in_points(Score(-0.00248, (-0.00506, -0.000046))) == "−0.248 points"


def test_intervals_read_as_intervals():
    one, other = Score(0.2, (0.1, 0.3)), Score(-0.2, (-0.3, -0.1))
    assert format_intervals([one]) == "95\u00a0% interval +0.100 to +0.300"
    assert format_intervals([one, other]) == (
        "95\u00a0% intervals +0.100 to +0.300 and −0.300 to −0.100"
    )


def compared(*ids):
    return rank_comparisons(compare_insights([read_bundle(Settings().models / one) for one in ids]))


def test_a_comparison_begins_with_the_networks_that_attention_tells_apart():
    first = compared("geolife", "newyork", "town")[0]
    assert [bar.title for bar in first.bars] == [
        "The town",
        "The town, heads removed",
        "Geolife",
        "Geolife, heads removed",
    ]


def test_the_ablation_that_changes_accuracy_most_comes_first():
    found = compared("town", "town-one-layer", "town-without-attention")
    changes = [result.effect.value for result in found if result.section == "ablations"]
    assert changes == sorted(changes, key=lambda change: -abs(change))
    assert "without self-attention" in key_results(found)[1].finding


def test_check_ins_and_gps_stays_name_one_pair_of_several(tmp_path):
    shutil.copytree(Settings().models / "geolife", tmp_path / "again")
    bundles = [read_bundle(Settings().models / one) for one in ("geolife", "newyork")]
    [found] = gates(bundles)
    assert found.startswith("The mean gate is ")
    found = gates([*bundles, read_bundle(tmp_path / "again")])
    assert all(
        said.startswith("In one of 2 pairs of networks, the mean gate is ") for said in found
    )
    assert ["Geolife (geolife)" in said for said in found] == [True, False]
    assert ["Geolife (again)" in said for said in found] == [False, True]


def gates(bundles):
    ranked = rank_comparisons(compare_insights(bundles))
    return [result.finding for result in ranked if result.section == "kinds"]


def test_a_claim_tells_networks_apart_only_if_it_holds_in_one_and_not_in_another():
    for result in compared("geolife", "newyork", "town"):
        if result.section == "claims":
            holding, failing = result.effects
            assert holding.score.interval[0] > 0 > failing.score.interval[1]


def test_one_network_has_nothing_to_be_told_apart_from():
    assert compared("town") == []


@pytest.mark.parametrize(
    ("number", "words"),
    [(-0.004, "0.00"), (0.004, "0.00"), (-0.006, "−0.01"), (0.006, "+0.01")],
)
def test_what_rounds_to_zero_has_no_sign(number, words):
    assert model_card.signed(number, 2) == words
