"""The league of explanations: its parts by hand, its bounds, and its tables."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
import torch

from pointerscope import open_model
from pointerscope.analysis.influence import rank_correlation
from pointerscope.analysis.insights.league import (
    CHANGE_MINUTES,
    SampleSizes,
    chance_of_first,
    change_slightly,
    draw_anew,
    measure_league,
    stages_of,
)
from pointerscope.analysis.insights.run import build_insights
from pointerscope.analysis.insights.section import InsightInputs
from pointerscope.analysis.other_attention import (
    MAX_DIVERGENCE,
    SAME_ANSWER,
    find_other_attention,
    smooth_divergence,
)
from pointerscope.core.problems import InvalidQueryError
from pointerscope.figures.trust import ordinal, trust_mark
from pointerscope.formulas import jensen_shannon
from pointerscope.formulas.mobility import total_variation
from pointerscope.network.trace import Batch
from tests.insights import context, fifty, insights, last_visits, town, whole, without

pytestmark = pytest.mark.usefixtures("one_thread")

SMALL = SampleSizes(8, 6, 6, 6)


def batch_of(*histories):
    return Batch.from_histories(histories, town().architecture.max_visits)


def cut(samples, visits: int):
    """The test data with some histories only, each cut to its last visits."""
    short = [one._replace(history=last_visits(one.history, visits)) for one in samples]
    return replace(
        whole(),
        sample_makers=lambda: (partial(lambda sample: sample, sample) for sample in short),
        reasons=tuple,
    )


def test_the_chance_of_the_first_visit_shares_ties():
    assert chance_of_first(np.array([1.0, 3.0, 3.0, 0.0]), [1]) == 0.5
    assert chance_of_first(np.array([1.0, 3.0, 3.0, 0.0]), [1, 2]) == 1
    assert chance_of_first(np.array([1.0, 3.0, 3.0, 0.0]), [0]) == 0


def test_rank_correlation_is_undefined_where_nothing_can_be_ranked():
    assert rank_correlation(np.array([1.0, 5.0, 9.0]), np.array([2.0, 3.0, 4.0])) == pytest.approx(
        1
    )
    assert rank_correlation(np.array([1.0, 5.0, 9.0]), np.array([4.0, 3.0, 2.0])) == pytest.approx(
        -1
    )
    assert math.isnan(rank_correlation(np.array([1.0, 2.0]), np.array([1.0, 2.0])))
    assert math.isnan(rank_correlation(np.ones(4), np.arange(4.0)))


def test_tiny_changes_are_of_minutes_within_the_day():
    history = fifty()[0].history
    history = replace(
        history, durations=np.where(np.arange(len(history)) % 2, history.durations, 0)
    )
    changed = change_slightly(history, np.random.default_rng(0))
    assert np.abs(changed.start_minutes - history.start_minutes).max() <= CHANGE_MINUTES
    assert changed.start_minutes.min() >= 0
    assert changed.start_minutes.max() < 24 * 60
    assert np.abs(changed.durations - history.durations).max() <= CHANGE_MINUTES
    assert (changed.durations[history.durations == 0] == 0).all()
    np.testing.assert_array_equal(changed.locations, history.locations)


def test_weights_are_drawn_anew_from_the_outputs_to_the_inputs():
    network = town().network
    before = network.state_dict()
    stages = stages_of(network)
    assert stages == ("outputs", "layer 1", "layer 0", "inputs")
    networks = [one.state_dict() for one in draw_anew(network, 0)]
    kept = [
        {name for name in before if torch.equal(before[name], changed[name])}
        for changed in networks
    ]
    assert "gen_head.weight" not in kept[0]
    assert "transformer.layers.1.linear1.weight" in kept[0]
    assert "transformer.layers.1.linear1.weight" not in kept[1]
    assert "transformer.layers.0.linear1.weight" in kept[1]
    assert "transformer.layers.0.linear1.weight" not in kept[2]
    assert "loc_emb.weight" in kept[2]
    assert "loc_emb.weight" not in kept[3]


def test_networks_drawn_anew_are_the_same_every_time_and_leave_the_random_state():
    torch.manual_seed(3)
    state = torch.random.get_rng_state()
    [*_, first], [*_, second] = draw_anew(town().network, 1), draw_anew(town().network, 1)
    assert torch.equal(first.loc_emb.weight, second.loc_emb.weight)
    assert torch.equal(state, torch.random.get_rng_state())


def test_distances_of_weights_and_answers_by_hand():
    one, other = torch.tensor([1.0, 0.0]), torch.tensor([0.0, 1.0])
    assert smooth_divergence(one, other).item() == pytest.approx(math.log(2))
    assert smooth_divergence(one, one).item() == 0
    middle = torch.tensor([0.5, 0.5])
    by_hand = (math.log(1 / 0.75) + 0.5 * math.log(0.5 / 0.75) + 0.5 * math.log(0.5 / 0.25)) / 2
    assert smooth_divergence(one, middle).item() == pytest.approx(by_hand)
    assert smooth_divergence(one, middle).item() == pytest.approx(
        jensen_shannon(one, middle).item()
    )
    assert total_variation(one, other).item() == 1
    assert total_variation(one, middle).item() == 0.5


def test_other_attention_has_the_same_answer():
    histories = [one.history for one in fifty()[:4]]
    for weights in ("attention", "pointer"):
        found = find_other_attention(town().network, batch_of(*histories), weights)
        assert (found.distance <= SAME_ANSWER).all()
        assert (found.divergence > 0).all()
        np.testing.assert_allclose(found.other.sum(1), 1, atol=1e-5)


def test_weights_of_visits_to_one_place_can_be_exchanged():
    """The pointer adds the weights of visits to one place up, so any weights give its answer."""
    long = next(one.history for one in fifty() if len(one.history) >= 6)
    history = last_visits(long, 6)
    history = replace(history, locations=np.full(6, history.locations[-1]))
    found = find_other_attention(town().network, batch_of(history), "pointer")
    assert found.divergence[0] > 0.4 * MAX_DIVERGENCE
    assert found.uniform_distance[0] == pytest.approx(0, abs=1e-5)


def test_one_visit_has_no_other_attention():
    history = last_visits(fifty()[0].history, 1)
    found = find_other_attention(town().network, batch_of(history), "attention")
    assert found.divergence[0] == 0
    assert found.uniform_distance[0] == pytest.approx(0, abs=1e-6)


def test_weights_that_there_are_not_are_refused_in_a_sentence():
    batch = batch_of(fifty()[0].history)
    with pytest.raises(InvalidQueryError, match="This network has no self-attention"):
        find_other_attention(without("attention").network, batch, "attention")
    with pytest.raises(InvalidQueryError, match="'gate' is not a valid choice"):
        find_other_attention(town().network, batch, "gate")


def test_other_attention_in_python():
    explanation = open_model("town").explain("Maple Court @ Mon 08:00 +45, Café Luna, Maple Court")
    found = explanation.other_attention("pointer")
    np.testing.assert_allclose(found.own, explanation.pointer_weights, atol=1e-6)
    assert found.distance <= SAME_ANSWER
    assert found.to_frame().columns.tolist() == ["place", "own", "other"]
    with pytest.raises(ValueError, match="is not a valid choice"):
        explanation.other_attention("gate")


def test_histories_of_one_visit_are_left_out():
    assert measure_league(town().network, cut(fifty()[:6], 1), sizes=SMALL) is None


def test_histories_of_two_visits_are_graded_though_nothing_can_be_ranked():
    data = cut(fifty(), 2)
    league = measure_league(town().network, data, sizes=SMALL)
    assert league.histories == 8
    assert np.isnan(league.stability).all()
    # With one earlier visit, every order is the same.
    separation = league.curves.measures["separation"]
    np.testing.assert_allclose(separation, separation[:, :1].repeat(separation.shape[1], 1))
    built = build_insights(InsightInputs(town(), data, context().estimator, league))
    table = built.table("explanation_league")
    assert set(table.column("stability")) == {None}


@pytest.mark.parametrize("part", ["attention", "pointer"])
def test_a_network_without_a_part_is_graded_without_its_explanations(part):
    league = measure_league(without(part).network, cut(fifty(), 4), sizes=SMALL)
    assert part not in league.other
    assert part not in {one.needs for one in league.explanations}


def test_the_league_is_ordered_by_insertion_minus_deletion_with_chance_last():
    table = insights().table("explanation_league")
    separation = table.numbers("separation")
    assert separation[:-1] == sorted(separation[:-1], reverse=True)
    assert table.column("explanation")[-1] == "Random order"
    ranks = [rank for rank in table.column("rank") if rank is not None]
    assert ranks == list(range(1, 9))
    for name in ("separation", "deletion_area", "insertion_area", "behind"):
        for low, value, high in zip(
            table.numbers(f"{name}_low"),
            table.numbers(name),
            table.numbers(f"{name}_high"),
            strict=True,
        ):
            assert low <= value + 1e-9 <= high + 2e-9


def test_rules_that_do_not_look_into_the_network_never_notice():
    table = insights().table("explanation_randomised")
    rows = zip(table.column("explanation"), table.numbers("correlation"), strict=True)
    of_rules = [value for name, value in rows if name.startswith("Rule")]
    assert of_rules == pytest.approx([1] * len(of_rules))


def test_insights_without_a_league_have_no_tables_of_it():
    inputs = replace(context(), league=None)
    built = build_insights(inputs)
    assert built.table("explanation_league") is None
    assert trust_mark(built, ("Attention",)) is None


def test_the_mark_of_trust_says_rank_grade_and_chance():
    table = insights().table("explanation_league")
    index = table.column("explanation").index("Attention")
    rank, grade = table.column("rank")[index], table.numbers("separation")[index]
    mark = trust_mark(insights(), ("Attention",))
    assert f"Attention: {ordinal(int(rank))} of 8 explanations" in mark["text"]
    assert f"({grade:z.2f}".replace("-", "−") in mark["text"]
    assert "random orders" in mark["text"]
    assert mark["view"] == "explanation-league"
    assert trust_mark(insights(), ("Tea leaves",)) is None


def test_ordinals():
    assert [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22)] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd"),
    ]
