"""Intervals over people and seeds, and the correction for many comparisons."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from pointerscope.studies.uncertainty import (
    SeedScores,
    StudyEstimate,
    estimate,
    holm,
    scores_by_seed,
)
from pointerscope.training.scores import GroundTruth, Predictions, ResampledScores, draw_resamples


def scores(by_person: np.ndarray, *, trained: bool = True) -> SeedScores:
    """The mean over people of a number for each seed and person, S × P."""
    people = by_person.shape[1]
    (times,) = draw_resamples(people)
    return SeedScores(by_person.mean(1), by_person @ times / people, people, trained)


def test_the_variance_of_one_training_is_that_of_the_mean_over_people():
    values = np.random.default_rng(0).normal(size=(1, 40))
    found = estimate(scores(values))
    assert found.value == pytest.approx(values.mean())
    assert found.error == pytest.approx(stats.sem(values[0]), rel=0.05)
    assert found.degrees == pytest.approx(39)


def test_a_baseline_adds_no_variance_of_training():
    values = np.random.default_rng(1).normal(size=(4, 30))
    baseline = scores(np.zeros((1, 30)), trained=False)
    assert estimate(scores(values), baseline) == estimate(scores(values))


def test_where_people_are_alike_the_interval_is_that_of_the_seeds():
    seeds = np.array([0.3, 0.35, 0.31, 0.4, 0.33])
    found = estimate(scores(np.repeat(seeds[:, None], 20, axis=1)))
    expected = stats.t.interval(0.95, 4, seeds.mean(), stats.sem(seeds))
    assert found.interval == pytest.approx(expected)


def test_the_difference_of_two_networks_is_that_of_welch_where_people_are_alike():
    one, other = np.array([0.30, 0.34, 0.32]), np.array([0.20, 0.29, 0.21, 0.22])
    found = estimate(*(scores(np.repeat(own[:, None], 9, axis=1)) for own in (one, other)))
    welch = stats.ttest_ind(one, other, equal_var=False)
    assert found.interval == pytest.approx(tuple(welch.confidence_interval(0.95)))
    assert found.chance_of_difference() == pytest.approx(welch.pvalue)


def test_what_makes_a_person_easy_does_not_count_in_a_difference():
    random = np.random.default_rng(2)
    easy = random.normal(size=30)
    network, other = easy + random.normal(0, 0.01, (2, 3, 30)) + [[[0.1]], [[0.0]]]
    assert estimate(scores(network)).error > 0.1
    assert estimate(scores(network), scores(other)).error < 0.02


def cover(people: int, seeds: int, draws: int = 400) -> tuple[float, float]:
    """How often the interval of a difference covers the truth, and one of people alone does.

    Two networks differ by nothing but chance: of people, of trainings, and of both.
    """
    random = np.random.default_rng(3)
    hits, hits_of_people = 0, 0
    for _ in range(draws):
        one, other = (
            random.normal(0, 0.03, (seeds, 1)) + random.normal(0, 0.1, (seeds, people))
            for _ in range(2)
        )
        shared = random.normal(0, 0.1, people)
        found = estimate(scores(one + shared), scores(other))
        low, high = found.interval
        hits += low <= 0 <= high
        difference = (one + shared - other).mean(0)
        low, high = stats.t.interval(0.95, people - 1, difference.mean(), stats.sem(difference))
        hits_of_people += low <= 0 <= high
    return hits / draws, hits_of_people / draws


@pytest.mark.slow
@pytest.mark.parametrize(("people", "seeds"), [(12, 3), (60, 3), (60, 5)])
def test_intervals_cover_what_they_say(people, seeds):
    with_seeds, people_alone = cover(people, seeds)
    assert 0.93 <= with_seeds <= 0.99
    assert people_alone < with_seeds - (0.02 if people == 12 else 0.1)


def test_chances_are_those_of_the_t_distribution():
    found = StudyEstimate(0.3, 0.1, 7)
    assert found.chance_of_more(0.1) == pytest.approx(stats.t.sf(2, 7))
    assert found.chance_of_less(0.1) == pytest.approx(stats.t.cdf(2, 7))
    assert found.chance_of_difference() == pytest.approx(2 * stats.t.sf(3, 7))


def test_equal_predictors_have_no_difference_and_no_chance_of_one():
    found = StudyEstimate(0.0, 0.0, math.inf)
    assert found.interval == (0, 0)
    assert found.chance_of_difference() == 1


def test_holm_steps_down():
    """By hand: 0.01·4, then 0.02·3, 0.03·2 = 0.06 (not less than before), and 0.5·1."""
    chances = {"c": 0.03, "a": 0.01, "d": 0.5, "b": 0.02}
    assert holm(chances) == pytest.approx({"a": 0.04, "b": 0.06, "c": 0.06, "d": 0.5})
    assert holm({"a": 0.9, "b": 0.8}) == {"a": 1.0, "b": 1.0}
    assert holm({}) == {}


def test_scores_come_from_the_answers_of_every_seed():
    truth = GroundTruth(np.array([2, 3, 4, 2]), np.array([1, 1, 2, 2]))
    answers = [
        Predictions(np.array(ranks), np.array([2, 2, 2, 2]))
        for ranks in ([1, 2, 3, 1], [1, 1, 1, 1])
    ]
    found = scores_by_seed([ResampledScores(one, truth) for one in answers], trained=True)
    assert found["accuracy_at_1"].values.tolist() == [0.5, 1.0]
    assert found["accuracy_at_1"].resamples.shape == (2, 1000)
    assert "calibration_error" not in found  # these answers have no probabilities
