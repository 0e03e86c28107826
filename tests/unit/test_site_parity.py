"""A function at a site has the same effect in both engines, whatever else changes the pass."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pointerscope.network.sites import site_names
from tests.golden_cases import SMALL, cases_of, is_equal, random_network, run_engine

pytestmark = pytest.mark.usefixtures("one_thread")

CHANGES = (
    {},
    {"attention_temperature": 2.0, "pointer_temperature": 0.5, "sinusoidal": False},
    {"residuals": False, "scaling": False, "pointer_scaling": False},
    {"layer_norm": False, "skip": [{"layer": 0, "part": "attention"}], "position_bias": False},
    {"remove_heads": "all", "replace_with": "mean", "gate": 0.25},
)


def test_a_halved_tensor_changes_every_later_one_alike(tmp_path):
    random = np.random.default_rng(0)
    [case] = cases_of(random_network(replace(SMALL, layers=2), random), 1, random)
    sites = site_names(case.network.network.architecture)
    cases = [
        replace(case, interventions=changes, halved=(site,))
        for changes in CHANGES
        for site in sites
    ]
    plain = [replace(case, interventions=changes) for changes in CHANGES]
    found = run_engine([*cases, *plain], tmp_path)
    rounded = sum(not is_equal(one, tensors) for one, tensors in zip(cases, found, strict=False))
    assert rounded < len(cases) / 50
