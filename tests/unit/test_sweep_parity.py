"""Sweeps in the browser's engine give the numbers of the analysis in Python."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.influence import compute_leave_one_out
from pointerscope.analysis.other_times import HOURS, compute_other_times
from pointerscope.analysis.subsets import part_subsets
from pointerscope.mobility.query import Query
from tests.golden_cases import (
    bundles,
    cases_of,
    circuits_in_engine,
    golden_network,
    sweep_in_engine,
)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

SMALLEST = 1e-10  # is added to a probability before its logarithm is taken


@pytest.fixture(scope="module")
def swept(tmp_path_factory):
    """Explanations in Python, the answers to their variants in JavaScript, and a tolerance."""
    random = np.random.default_rng(1)
    drawn = [
        (bundle, case)
        for bundle in bundles()
        for case in cases_of(golden_network(bundle), 2, random)
    ]
    found = sweep_in_engine([case for _, case in drawn], tmp_path_factory.mktemp("sweeps"))
    return [
        (explain(bundle, Query.model_validate(case.query)), answers, case.tolerance)
        for (bundle, case), answers in zip(drawn, found, strict=True)
    ]


def assert_answer(answer, expected, explanation, tolerance):
    """Check an answer against the probabilities of all locations.

    The most probable place may be another one whose probability is equal within rounding.
    """
    asked = expected[explanation.prediction.location]
    assert answer["probability"] == pytest.approx(asked, abs=2 * tolerance)
    leading = answer["prediction"]
    assert leading["probability"] == pytest.approx(expected[2:].max(), abs=2 * tolerance)
    assert expected[leading["location"]] == pytest.approx(expected[2:].max(), abs=2 * tolerance)


def test_moved_hours_are_those_of_the_view_of_other_times(swept):
    for explanation, answers, tolerance in swept:
        assert [found["hours"] for found in answers["hours"]] == list(HOURS)
        expected = compute_other_times(explanation).hours.probabilities
        for found, probabilities in zip(answers["hours"], expected, strict=True):
            assert_answer(found["answer"], probabilities, explanation, tolerance)


def test_left_out_visits_are_those_of_the_view_of_influence(swept):
    left_out = impossible = 0
    for explanation, answers, tolerance in swept:
        whole = np.log(np.float64(explanation.prediction.probability) + SMALLEST)
        drops = compute_leave_one_out(explanation)
        by_sent = {found["visit"]["sent"]: found["answer"] for found in answers["visits"]}
        assert list(by_sent) == list(range(len(drops)))
        for sent, drop in zip(explanation.query.sent, drops, strict=True):
            answer = by_sent[sent]
            if np.isnan(drop):
                impossible += 1
                assert answer is None
            else:
                left_out += 1
                expected = np.exp(whole - np.float64(drop)) - SMALLEST
                assert answer["probability"] == pytest.approx(expected, abs=2 * tolerance)
    assert left_out > 100
    assert impossible


def test_removed_heads_are_those_of_the_network_without_them(swept):
    removals = 0
    for explanation, answers, tolerance in swept[::2]:
        query = explanation.query
        removed = query.interventions.remove_heads
        every = explanation.bundle.architecture.all_heads
        remaining = () if removed == "all" else [head for head in every if head not in removed]
        if not remaining:
            assert answers["heads"] == []
            continue
        found = {
            tuple(map(tuple, variant["heads"])): variant["answer"] for variant in answers["heads"]
        }
        sizes = range(len(remaining) + 1)
        assert list(map(len, found)) == sorted(map(len, found))
        assert set(found) == {
            heads for size in sizes for heads in itertools.combinations(remaining, size)
        }
        for heads in list(found)[::9]:
            removals += 1
            interventions = query.interventions.model_copy(
                update={"remove_heads": (*removed, *heads)}
            )
            trace = explanation.bundle.network.trace(
                explanation.trace.batch, layers=False, interventions=interventions
            )
            expected = trace.probabilities[0].detach().numpy()
            assert_answer(found[heads], expected, explanation, tolerance)
    assert removals > 50


def test_circuits_are_those_of_python(tmp_path):
    random = np.random.default_rng(2)
    drawn = [
        (bundle, case)
        for bundle in bundles()
        for case in cases_of(golden_network(bundle), 6, random)
    ]
    found = circuits_in_engine([case for _, case in drawn], tmp_path)
    compared = 0
    for (bundle, case), circuit in zip(drawn, found, strict=True):
        if not circuit:
            continue
        explanation = explain(bundle, Query.model_validate(case.query))
        expected = part_subsets(explanation)
        if circuit["location"] != expected.answer:
            continue  # equally probable places
        compared += 1
        tolerance = 4 * case.tolerance
        assert [part["name"] for part in circuit["parts"]] == [part.name for part in expected.parts]
        values = [part["value"] for part in circuit["parts"]]
        np.testing.assert_allclose(values, expected.shapley.values, atol=tolerance)
        assert circuit["whole"] == pytest.approx(expected.shapley.whole, abs=tolerance)
        assert circuit["networks"] == expected.networks
        assert sum(part["isKept"] for part in circuit["parts"]) == expected.smallest.sum()
        assert circuit["smallest"] == pytest.approx(expected.smallest_probability, abs=tolerance)
        assert circuit["keeping"] == pytest.approx(expected.keeping, abs=2)
    assert compared > 20
