"""Every view of explanations that were traced together equals that of a single pass."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from pointerscope.analysis.explanation import (
    ExplainedQuery,
    explain,
    resolve_for_bundle,
    trace_queries,
)
from pointerscope.core.settings import Settings
from pointerscope.figures.views import draw, views
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

DAYS = (
    "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna",
    "Café Luna, Maple Court",
    "Maple Court, Riverside Offices, Maple Court, Café Luna, Maple Court, Riverside Offices",
)
CHANGES = (
    {},
    {"gate": 0.3},
    {"only": "pointer"},
    {"attention_temperature": 0.5, "pointer_temperature": 2.0},
    {"scaling": False, "pointer_scaling": False, "position_bias": False},
    {"sinusoidal": False, "position_from_end": False},
    {"residuals": False},
    {"layer_norm": False},
    {"remove_heads": [[0, 0], [1, 1]], "replace_with": "mean"},
    {"skip": [{"layer": 0, "part": "attention"}], "without_features": ["time", "user"]},
    {"mask_visits": [0]},
    {"order": "reversed"},
)


def asked(visits, changes):
    count = visits.count(",") + 1
    if changes.get("order") == "reversed":
        changes = {"order": [*reversed(range(count))]}
    return Query(visits=visits, user="Resident 12", interventions=Interventions(**changes))


def numbers(figure):
    """Yield every array and number of a figure, in order."""
    if isinstance(figure, dict):
        for name in sorted(figure):
            yield from numbers(figure[name])
    elif isinstance(figure, np.ndarray) and figure.dtype.kind in "fiu":
        yield figure.astype(float)
    elif isinstance(figure, list | tuple | np.ndarray):
        for value in figure:
            yield from numbers(value)
    elif isinstance(figure, float | int | np.floating | np.integer):
        yield np.float64(figure)


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


def test_every_intervention_is_tried():
    tried = {name for changes in CHANGES for name in changes}
    assert tried == set(Interventions.model_fields)


@pytest.mark.parametrize("changes", CHANGES, ids=lambda changes: " ".join(changes) or "none")
def test_views_of_a_mixed_batch_are_those_of_single_passes(town, changes):
    queries = [asked(visits, changes) for visits in DAYS]
    resolved = [resolve_for_bundle(town, query) for query in queries]
    together = [
        ExplainedQuery(town, query, trace)
        for query, trace in zip(resolved, trace_queries(town, resolved), strict=True)
    ]
    names = [view.name for view in views().values() if view.reads == "history"]

    def compare(name):
        for query, explanation in zip(queries, together, strict=True):
            drawn = draw(name, town, lambda explanation=explanation: explanation)
            alone = draw(name, town, lambda query=query: explain(town, query))
            pairs = zip(numbers(drawn), numbers(alone), strict=True)
            for found, expected in pairs:
                np.testing.assert_allclose(found, expected, atol=1e-5, rtol=1e-4, err_msg=name)

    # Several threads ask at once, as requests do.
    with ThreadPoolExecutor(4) as threads:
        assert len(list(threads.map(compare, names))) == len(names) > 10
