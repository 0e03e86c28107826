"""Statements that a measurement refuted: they are gone, and what stands now is true.

`docs/corrections.md` lists them all with the tests of the others.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import pointerscope
from pointerscope import open_model
from pointerscope.analysis.embeddings import principal_components
from pointerscope.core.settings import RESOURCES, Settings
from pointerscope.figures.views import find_view
from pointerscope.mobility.interventions import DECLARED
from pointerscope.network.bundles import read_bundle

ROOT = Path(__file__).parents[2]
TEXTS = {
    path: " ".join(re.sub(r'"\s*\n\s*f?"', "", path.read_text(encoding="utf-8")).split())
    for folder, pattern in (
        (Path(pointerscope.__file__).parent, "**/*.py"),
        (RESOURCES / "templates", "**/*.html"),
        (ROOT / "docs", "*.md"),
        (ROOT, "README.md"),
    )
    for path in folder.glob(pattern)
    if path.name != "corrections.md"
}
REFUTED = [
    "together are alike to the network",
    "recent visits lose weight",
    "learned preference for some steps back is gone",
    "same encodings, only shuffled",
    "how likely people are to return",
    "slip of a unit in the third digit",
    "could only average, never combine",
    "only softmax and norms keep",
    "that the source texts print is compared",
    "decides which visits matter",
    "Several heads often learn the same",
    "can name any place",
    "and its inverse into the other",
    "intervals overlap, so the difference may be chance",
    "if two intervals overlap, the difference may be chance",
    "may be chance: the 95 % intervals overlap",
]
DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court @ 20:00"


@pytest.fixture(scope="module")
def town():
    return open_model("town")


@pytest.mark.parametrize("statement", REFUTED)
def test_no_text_makes_a_statement_that_was_refuted(statement):
    assert len(TEXTS) > 300
    assert not [
        path.name for path, text in TEXTS.items() if statement.casefold() in text.casefold()
    ]


@pytest.mark.parametrize("model", ["town", "newyork", "geolife"])
def test_two_axes_keep_little_of_what_tells_places_apart(model):
    weights = read_bundle(Settings().models / model).network.loc_emb.weight.detach().numpy()
    _, shares = principal_components(weights)
    assert sum(shares) < 0.5
    assert "farther apart places can be" in find_view("places").caption


def note(key: str) -> str:
    """What the panel of interventions says of one."""
    return f"{DECLARED[key].does} {DECLARED[key].expect}"


def test_without_the_position_bias_visits_of_large_bias_lose_weight(town):
    for model in (town, open_model("newyork")):
        whole = model.explain(", ".join(["#2 @ Mon 08:00", "#3", "#4", "#2", "#5", "#3"]))
        without = model.explain(
            ", ".join(["#2 @ Mon 08:00", "#3", "#4", "#2", "#5", "#3"]),
            interventions={"position_bias": False},
        )
        change = np.log(without.pointer_weights / whole.pointer_weights)
        order = np.argsort(whole.position_bias)
        assert change[order[-1]] < 0 < change[order[0]]
        assert (np.diff(change[order]) <= 1e-5).all()
    assert "large bias lose weight" in note("position_bias")


def test_shuffled_visits_keep_their_encodings_only_without_both_position_encodings(town):
    """The last visit stays last, because the context is read there."""
    order = [2, 0, 1, 3]
    plain = {"sinusoidal": False}
    both = {"sinusoidal": False, "position_from_end": False}
    for changes, same in ((plain, False), (both, True)):
        one = town.explain(DAY, interventions=changes).hidden[-1]
        shuffled = town.explain(DAY, interventions={**changes, "order": order}).hidden[-1]
        assert np.allclose(shuffled, one[order], atol=1e-4) is same


def test_heads_of_the_town_do_not_learn_the_same():
    insights = read_bundle(Settings().models / "town").insights
    verdicts = {claim.name: claim.verdict for claim in insights.claims}
    assert verdicts["heads-redundant"] == "does not hold"


def test_residuals_too_keep_layers_from_collapsing():
    assert "residual connections" in note("skip")


def test_an_inverse_must_be_transposed_to_keep_the_scores():
    random = np.random.default_rng(0)
    queries, keys, change = (random.normal(size=(5, 5)) for _ in range(3))
    scores = queries @ keys.T
    transposed = (queries @ change) @ (keys @ np.linalg.inv(change).T).T
    plain = (queries @ change) @ (keys @ np.linalg.inv(change)).T
    np.testing.assert_allclose(transposed, scores)
    assert not np.allclose(plain, scores)


def test_rollout_is_said_to_be_an_estimate():
    view = find_view("rollout")
    assert re.search(r"estimate|heuristic|assum", f"{view.caption}", re.IGNORECASE)


def test_every_test_that_the_corrections_name_exists():
    table = (ROOT / "docs/corrections.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+/test_\w+\.py)`", table))
    assert named
    assert all((ROOT / "tests" / name).is_file() for name in named)
