"""Explanations by visits: what the views show, for many histories at once, and their curves."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
import torch
from captum.attr import ShapleyValues

from pointerscope.analysis import faithfulness
from pointerscope.analysis.attention_flow import compute_rollout, compute_value_norms
from pointerscope.analysis.explanation import explain
from pointerscope.analysis.faithfulness import (
    FEW,
    SHARES,
    Curves,
    compute_curves,
    rank_all,
    rank_visits,
)
from pointerscope.analysis.influence import compute_attributions, compute_leave_one_out
from pointerscope.analysis.patching import log_odds, other_places
from pointerscope.analysis.shapley import SampledOrders, all_subsets, exact_values
from pointerscope.analysis.visit_explanations import EXPLANATIONS, VisitScores
from pointerscope.analysis.visit_subsets import Question, run_subsets
from pointerscope.figures.views import views
from pointerscope.mobility.histories import History, select_visits
from pointerscope.mobility.query import Query, RecordInput
from pointerscope.network.trace import Batch
from tests.insights import fifty, last_visits, town, without

pytestmark = pytest.mark.usefixtures("one_thread")


def probability(history: History, location: int) -> float:
    """The probability of a place, from a pass over one history alone."""
    with torch.inference_mode():
        batch = Batch.from_histories([history], town().architecture.max_visits)
        return float(town().network.trace(batch).probabilities[0, location])


@cache
def explained():
    """Three histories of different lengths, each by the views' own analysis."""
    samples = sorted(fifty(), key=lambda sample: len(sample.history))[::12][:3]
    bundle = town()
    return [explain(bundle, Query(record=record_of(sample.history))) for sample in samples]


def record_of(history: History) -> RecordInput:
    """A history as a record of the published data sets."""
    return RecordInput(
        X=history.locations.tolist(),
        user_X=[history.user] * len(history),
        weekday_X=history.weekdays.tolist(),
        start_min_X=history.start_minutes.tolist(),
        dur_X=history.durations.tolist(),
        diff=history.days_before.tolist(),
    )


@cache
def questions() -> tuple[Question, ...]:
    return tuple(Question(one.query.history, one.prediction.location) for one in explained())


@cache
def scores():
    return VisitScores(town().network, questions()).all()


def of_views(name: str, one):
    """What the view shows of every visit."""
    history, location = one.query.history, one.prediction.location
    match name:
        case "pointer_weight":
            return one.pointer_weights
        case "attention":
            return one.self_attention[-1, :, -1].mean(0)
        case "rollout":
            return compute_rollout(one)[-1][-1]
        case "value_norms":
            return compute_value_norms(one).norms[-1, :, -1].sum(0)
        case "integrated_gradients":
            return compute_attributions(one).values.sum(-1)
        case "leave_one_out":
            return compute_leave_one_out(one)
        case "patching":
            elsewhere = other_places(one.probabilities, location, history.locations)
            moved = []
            for position, place in enumerate(elsewhere):
                locations = history.locations.copy()
                locations[position] = place
                batch = Batch.from_histories([replace(history, locations=locations)], 32)
                with torch.inference_mode():
                    found = town().network.trace(batch).probabilities
                moved.append(log_odds(found, location)[0])
            return log_odds(one.trace.probabilities, location)[0] - np.array(moved)
    raise AssertionError(name)


@pytest.mark.parametrize(
    "name",
    [one.name for one in EXPLANATIONS if one.looks_inside and one.name != "shapley"],
)
def test_an_explanation_is_what_its_view_shows(name):
    for one, found in zip(explained(), scores()[name], strict=True):
        shown = of_views(name, one)[:-1]
        np.testing.assert_allclose(found, shown, atol=0.02 if "gradients" in name else 1e-4)


def test_views_name_explanations_of_the_league():
    titles = {one.title for one in EXPLANATIONS}
    named = {title for view in views().values() for title in view.explains}
    assert named == {one.title for one in EXPLANATIONS if one.looks_inside}
    assert named <= titles


def test_shapley_values_add_up_to_what_all_earlier_visits_add():
    for question, found in zip(questions(), scores()["shapley"], strict=True):
        alone = select_visits(question.history, [question.earlier])
        added = probability(question.history, question.location)
        added -= probability(alone, question.location)
        assert found.sum() == pytest.approx(added, abs=1e-5)


def test_sampled_shapley_values_approach_those_of_captum():
    history = last_visits(questions()[0].history, 5)
    question = Question(history, questions()[0].location)

    def game(stays):
        [found] = run_subsets(town().network, [question], [np.asarray(stays, bool)])
        return found

    method = ShapleyValues(lambda stays: torch.from_numpy(game(stays.numpy() > 0)))
    expected = method.attribute(torch.ones(1, 4))[0].numpy()
    np.testing.assert_allclose(exact_values(game(all_subsets(4))), expected, atol=1e-5)
    orders = SampledOrders.draw(4, 300)
    found, errors = orders.estimate(game(orders.subsets))
    assert (np.abs(found - expected) <= 4 * errors + 1e-6).all()


def test_subsets_are_answered_like_the_shorter_histories_alone():
    random = np.random.default_rng(0)
    subsets = [random.random((5, one.earlier)) < 0.5 for one in questions()]
    found = run_subsets(town().network, questions(), subsets)
    for question, some, probabilities in zip(questions(), subsets, found, strict=True):
        for stays, got in zip(some, probabilities, strict=True):
            shorter = select_visits(
                question.history, [*np.flatnonzero(stays).tolist(), question.earlier]
            )
            assert got == pytest.approx(probability(shorter, question.location), abs=1e-5)


def test_a_network_without_a_part_has_the_other_explanations():
    short = [Question(last_visits(one.history, 4), one.location) for one in questions()]
    lacking = {
        "attention": {"attention", "rollout", "value_norms"},
        "pointer": {"pointer_weight"},
    }
    for part, gone in lacking.items():
        found = VisitScores(without(part).network, short).all()
        assert {one.name for one in EXPLANATIONS} - found.keys() == gone


def test_equal_numbers_are_ordered_by_chance_and_undefined_ones_come_last():
    random = np.random.default_rng(0)
    firsts = [rank_visits(np.array([1.0, 1.0, 0.0]), random)[0] for _ in range(400)]
    assert 120 < sum(first == 0 for first in firsts) < 280
    assert 2 not in firsts
    assert rank_visits(np.array([np.nan, -5.0, 3.0]), random).tolist() == [2, 1, 0]


def test_curves_by_hand():
    taken = np.array(SHARES)
    deletion, insertion = 0.8 * (1 - taken), 0.8 * np.minimum(2 * taken, 1)
    curves = Curves(taken, deletion[None], insertion[None])
    assert curves.deletion_area == pytest.approx(0.4)
    assert curves.insertion_area == pytest.approx(0.6)
    assert curves.separation == pytest.approx(0.2)
    assert curves.comprehensiveness == pytest.approx(0.8 * np.mean(FEW))
    assert curves.sufficiency == pytest.approx(0.8 * (1 - np.mean([0.1, 0.2, 0.4, 1])))


def test_a_perfect_explanation_of_a_sum_dominates_all_others(monkeypatch):
    values = np.array([0.4, 0.05, 0.2, 0.0, 0.1, 0.15])

    def sums(network, questions, subsets):
        return [some @ values for some in subsets]

    monkeypatch.setattr(faithfulness, "run_subsets", sums)
    random = np.random.default_rng(0)
    orders = np.stack([np.argsort(-values), *(random.permutation(6) for _ in range(50))])
    history = last_visits(questions()[-1].history, 7)
    [curves] = compute_curves(None, [Question(history, 2)], [orders])
    assert (curves.deletion[0] <= curves.deletion + 1e-9).all()
    assert (curves.insertion[0] >= curves.insertion - 1e-9).all()
    assert curves.separation.argmax() == 0
    # Of a sum, what is left without the first visits is what the others have.
    np.testing.assert_allclose(curves.deletion + curves.insertion, values.sum(), atol=1e-9)


def test_curves_are_those_of_histories_shortened_one_by_one():
    """An independent computation of both areas, one pass at a time."""
    question = Question(last_visits(questions()[-1].history, 6), questions()[-1].location)
    found = VisitScores(town().network, [question]).all()
    [curves] = compute_curves(town().network, [question], rank_all(found))
    for index, [own] in enumerate(found.values()):
        if len(np.unique(own)) < len(own):
            continue  # ties are ordered by chance
        order = np.argsort(-own)
        for values, keeps_first in ((curves.deletion, False), (curves.insertion, True)):
            for point, share in enumerate(SHARES):
                count = int(np.ceil(round(share * 5, 9)))
                kept = order[:count] if keeps_first else order[count:]
                shorter = select_visits(question.history, [*sorted(kept.tolist()), 5])
                expected = probability(shorter, question.location)
                assert values[index, point] == pytest.approx(expected, abs=1e-5)
