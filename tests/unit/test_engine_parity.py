"""The engine in JavaScript computes what the network in Python computes."""

from __future__ import annotations

import json

import numpy as np
import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.figures.explanation_content import explanation_content
from pointerscope.mobility.query import Query
from pointerscope.web.responses import json_bytes
from tests.golden_cases import (
    bundles,
    cases_of,
    explain_in_engine,
    golden_cases,
    golden_network,
    is_equal,
    run_engine,
)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]


def test_every_tensor_of_every_site_is_equal(tmp_path):
    """Within rounding, which some interventions magnify.

    Where single precision in Python is itself further from the exact number, the engine may be at
    most twice as far from a pass in double precision.
    """
    cases = list(golden_cases())
    assert len(cases) > 1_000
    rounded = 0
    for case, found in zip(cases, run_engine(cases, tmp_path), strict=True):
        rounded += not is_equal(case, found)
    assert rounded < len(cases) / 50


def test_explanations_are_those_of_the_server(tmp_path):
    random = np.random.default_rng(0)
    by_bundle = [
        (bundle, list(cases_of(golden_network(bundle), 6, random))) for bundle in bundles()
    ]
    found = iter(explain_in_engine([case for _, cases in by_bundle for case in cases], tmp_path))
    for bundle, cases in by_bundle:
        for case in cases:
            explanation = explain(bundle, Query.model_validate(case.query))
            expected = json.loads(json_bytes(explanation_content(explanation, "list")))
            assert_close(next(found), expected, case.tolerance)


def assert_close(found, expected, tolerance, scale=0.0):
    """Check that JSON has the same structure and texts, and numbers that are close.

    Numbers of one list are as close as its largest allows: they are sums over terms of its size.
    """
    if isinstance(expected, dict):
        assert list(found) == list(expected)
        for name, value in expected.items():
            assert_close(found[name], value, tolerance)
    elif isinstance(expected, list):
        assert len(found) == len(expected)
        largest = max((abs(x) for x in expected if isinstance(x, float)), default=0.0)
        for one, other in zip(found, expected, strict=True):
            assert_close(one, other, tolerance, largest)
    elif isinstance(expected, float):
        assert abs(found - expected) <= tolerance * (1 + max(scale, abs(expected)))
    else:
        assert found == expected
