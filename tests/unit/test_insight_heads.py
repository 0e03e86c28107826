"""What heads do over all: every table against loops over the histories, traced one by one."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import numpy as np
import pytest
import torch

from pointerscope.analysis.head_roles import ROLES
from pointerscope.analysis.insights.aggregates import Mean
from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import measure_histories
from pointerscope.analysis.insights.section import InsightInputs
from pointerscope.analysis.insights.sections.heads import section
from pointerscope.figures.insights import heads as insight_heads
from pointerscope.mobility.interventions import Interventions
from pointerscope.network.insights import MIN_PEOPLE, Insights
from pointerscope.training.scores import interval_tail
from tests.insights import (
    context,
    fifty,
    first_of_day,
    last_visits,
    measured,
    town,
    traces,
    without,
)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]
WITHIN = {"atol": 1e-5, "rtol": 1e-5}
HEADS = list(itertools.product(range(2), range(4)))
TABLES = ["mean_maps", "head_measures", "head_roles_over_all", "head_similarity", "head_removal"]


@pytest.fixture(scope="module")
def tables():
    return {table.name: table for table in section.tables(context()) if table is not None}


@pytest.fixture(scope="module")
def claims():
    return {claim.name: claim for claim in section.claims(context()) if claim is not None}


def weights_of_all():
    """[LH, T, T] of every history."""
    return [
        np.concatenate([layer.weights[0].numpy() for layer in trace.layers]).astype(np.float64)
        for trace in traces()
    ]


def test_a_cell_of_a_map_is_the_mean_over_histories_that_hold_both_visits(tables):
    sums, counts = {}, {}
    for weights in weights_of_all():
        visits = weights.shape[-1]
        for head, i, j in itertools.product(range(8), range(visits), range(visits)):
            cell = (head, visits - 1 - i, visits - 1 - j)
            sums[cell] = sums.get(cell, 0) + weights[head, i, j]
            counts[cell] = counts.get(cell, 0) + 1
    for layer, head, query, histories, _, *row in tables["mean_maps"].rows:
        number = layer * 4 + head
        assert histories == counts[number, query, query]
        expected = [sums[number, query, k] / counts[number, query, k] for k in range(len(row))]
        np.testing.assert_allclose(row, expected, atol=6e-5)


def test_maps_show_what_enough_people_reach():
    people = np.repeat(np.arange(10), 5)
    samples = [
        sample._replace(person=int(who)) for sample, who in zip(fifty(), people, strict=True)
    ]
    short = [
        sample._replace(history=last_visits(sample.history, 3 if sample.person >= 4 else 6))
        for sample in samples
    ]
    [table] = [t for t in tables_of(short) if t.name == "mean_maps"]
    assert sorted({row[2] for row in table.rows}) == [0, 1, 2]
    assert f"fewer than {MIN_PEOPLE} people" in table.notes[0]


def tables_of(samples):
    estimator = Estimator(
        Ledger.from_measurements(measure_histories(town().network, samples), section.aggregates)
    )
    made = section.tables(InsightInputs(town(), context().data, estimator))
    return [table for table in made if table is not None]


def test_entropies_and_distances_are_means_over_histories(tables):
    entropies, distances, limits, evens = [], [], [], []
    for weights in weights_of_all():
        visits = weights.shape[-1]
        apart = np.array([[abs(i - j) for j in range(visits)] for i in range(visits)])
        entropies.append(-(weights * np.log(weights)).sum(-1).mean(-1))
        distances.append((weights * apart).sum(-1).mean(-1))
        limits.append(math.log(visits))
        evens.append(apart.mean())
    table = tables["head_measures"]
    np.testing.assert_allclose(table.numbers("entropy"), np.mean(entropies, 0), **WITHIN)
    np.testing.assert_allclose(table.numbers("distance"), np.mean(distances, 0), **WITHIN)
    np.testing.assert_allclose(table.numbers("entropy_limit"), [np.mean(limits)] * 8, **WITHIN)
    np.testing.assert_allclose(table.numbers("even_distance"), [np.mean(evens)] * 8, **WITHIN)


def roles_over_all():
    """Share by head and role, chance by role, and visits that look by role, all by loops."""
    shares, chances = np.zeros((8, len(ROLES))), np.zeros(len(ROLES))
    looking = np.zeros(len(ROLES), int)
    for sample, weights in zip(fifty(), weights_of_all(), strict=True):
        history = sample.history
        minutes = history.start_minutes // 15 * 15
        visits = range(len(history))
        for i in visits:
            others = [j for j in visits if j != i]
            sought = {
                "itself": [i],
                "one back": [i - 1] if i else [],
                "last but one": [j for j in others if j == len(history) - 2],
                "same place": [j for j in others if history.locations[j] == history.locations[i]],
                "same hour": [
                    j
                    for j in others
                    if min((minutes[i] - minutes[j]) % 1440, (minutes[j] - minutes[i]) % 1440) <= 60
                ],
                "same weekday": [j for j in others if history.weekdays[j] == history.weekdays[i]],
                "first of the day": [j for j in others if j == first_of_day(history.weekdays, i)],
                "first visit": [0] if i else [],
            }
            for role, name in enumerate(ROLES):
                if sought[name]:
                    shares[:, role] += weights[:, i, sought[name]].sum(-1)
                    chances[role] += len(sought[name]) / len(visits)
                    looking[role] += 1
    return shares / looking, chances / looking, looking


def test_shares_of_roles_are_means_over_all_visits_that_look(tables):
    shares, chances, looking = roles_over_all()
    table = tables["head_roles_over_all"]
    assert table.column("role") == list(ROLES) * 8
    np.testing.assert_allclose(table.numbers("share"), shares.ravel(), **WITHIN)
    np.testing.assert_allclose(table.numbers("chance"), np.tile(chances, 8), **WITHIN)
    assert table.column("looking") == looking.tolist() * 8
    np.testing.assert_allclose(table.numbers("ratio"), (shares / chances).ravel(), rtol=1e-4)
    np.testing.assert_allclose(table.numbers("excess"), (shares - chances).ravel(), atol=1e-5)


def test_correlations_are_means_over_histories(tables):
    expected = np.mean(
        [np.corrcoef(weights.reshape(8, -1)) for weights in weights_of_all()], axis=0
    )
    table = tables["head_similarity"]
    pairs = list(itertools.combinations(range(8), 2))
    assert [tuple(row[:4]) for row in table.rows] == [(*HEADS[i], *HEADS[j]) for i, j in pairs]
    np.testing.assert_allclose(
        table.numbers("correlation"), [expected[pair] for pair in pairs], atol=1e-4
    )


def rights():
    """Whether the answer is right, with the whole network and without each head, by hand."""
    whole, without_each = [], []
    for sample, trace in zip(fifty(), traces(), strict=True):
        target = sample.history.target
        whole.append(float(target > 1 and answer(trace.probabilities[0]) == target))
        without_each.append(
            [float(target > 1 and answer(traced_without(trace, head)) == target) for head in HEADS]
        )
    return np.array(whole), np.array(without_each)


def answer(probabilities):
    """The most probable known place."""
    return int(probabilities[2:].argmax()) + 2


def traced_without(trace, head):
    with torch.inference_mode():
        removed = town().network.trace(
            trace.batch, layers=False, interventions=Interventions(remove_heads=(head,))
        )
    return removed.probabilities[0]


def test_removal_is_held_against_the_whole_network_history_by_history(tables):
    whole, without_each = rights()
    table = tables["head_removal"]
    np.testing.assert_allclose(table.numbers("accuracy"), [whole.mean()] * 8)
    np.testing.assert_allclose(table.numbers("accuracy_without"), without_each.mean(0))
    changes = without_each - whole[:, None]
    np.testing.assert_allclose(table.numbers("difference"), changes.mean(0), atol=1e-9)
    people = np.array([sample.person for sample in fifty()])
    by_person = np.array([changes[people == who].sum(0) for who in np.unique(people)])
    drawn = (
        context().estimator.times.T @ by_person / (context().estimator.times.sum(0)[:, None] * 5)
    )
    tail = interval_tail(len(by_person))
    low, high = np.quantile(drawn, [tail, 1 - tail], axis=0)
    np.testing.assert_allclose(table.numbers("difference_low"), low, atol=1e-6)
    np.testing.assert_allclose(table.numbers("difference_high"), high, atol=1e-6)


def test_what_was_not_asked_for_has_no_table_and_no_claim():
    estimator = Estimator(
        Ledger.from_measurements(measure_histories(town().network, fifty()), section.aggregates)
    )
    asked = InsightInputs(town(), context().data, estimator)
    assert "head_removal" not in {table.name for table in section.tables(asked) if table}
    assert not {claim.view for claim in section.claims(asked)} & {"head-removal"}


def test_a_history_of_one_visit_says_nothing_of_how_alike_heads_are():
    samples = [sample._replace(history=last_visits(sample.history, 1)) for sample in fifty()]
    names = {table.name for table in tables_of(samples)}
    assert "head_similarity" not in names
    assert "head_measures" in names


def test_roles_that_few_people_have_visits_for_are_left_out():
    samples = [
        sample._replace(history=last_visits(sample.history, 1 if sample.person % 10 else 4))
        for sample in fifty()
    ]
    people = {sample.person for sample in samples if len(sample.history) > 1}
    assert len(people) < MIN_PEOPLE
    [table] = [t for t in tables_of(samples) if t.name == "head_roles_over_all"]
    assert set(table.column("role")) == {"itself"}
    assert "one back" in table.notes[0]


@pytest.mark.parametrize("component", ["pointer", "generation", "gate", "time"])
def test_every_table_is_there_whatever_part_is_missing(component):
    bundle = without(component)
    assert [table.name for table in section.tables(context(bundle)) if table] == TABLES
    assert all(claim is not None for claim in section.claims(context(bundle)))


def test_without_self_attention_there_are_no_heads_to_tell_of():
    bundle = without("attention")
    assert bundle.architecture.heads == 0
    assert [table for table in section.tables(context(bundle)) if table] == []
    assert [claim for claim in section.claims(context(bundle)) if claim] == []


def insights_of(tables):
    return Insights(
        software="0", data_set="town", title="Town", kind="simulation", split="test",
        histories=50, people=10, invented=True, tables=list(tables.values()),
    )  # fmt: skip


def test_the_map_of_every_head_is_carried_in_the_order_of_choices(tables):
    drawn = insight_heads.mean_maps(insights_of(tables))
    assert [tuple(trace["meta"].values()) for trace in drawn["data"]] == HEADS
    row = next(row for row in tables["mean_maps"].rows if row[:3] == [1, 2, 3])
    np.testing.assert_array_equal(drawn["data"][6]["z"][3], row[5:])


def test_similarity_is_the_same_both_ways(tables):
    z = insight_heads.head_similarity(insights_of(tables))["data"][0]["z"]
    np.testing.assert_array_equal(z, z.T)
    assert np.isnan(np.diagonal(z)).all()


def constructed(**changes):
    """Claims about the fifty with some of their numbers replaced."""
    rows = replace(measured().rows, **changes)
    ledger = Ledger.from_measurements(measured()._replace(rows=rows), section.aggregates)
    made = section.claims(InsightInputs(town(), context().data, Estimator(ledger)))
    return {claim.name: claim for claim in made if claim is not None}


@pytest.mark.parametrize(
    ("lost", "prunable", "useful"),
    [
        ([0, 0, 0, 0, 0, 0, 1, 1], "holds", "cannot be told"),
        ([1, 1, 1, 1, 1, 1, 1, 1], "does not hold", "holds"),
    ],
)
def test_heads_are_prunable_where_most_cost_nothing_and_useful_where_all_cost(
    lost, prunable, useful
):
    right = np.ones(50, np.float32)
    kept = 1 - np.tile(np.array(lost, np.float32), (50, 1))
    found = constructed(right=right, right_without=kept)
    assert found["heads-prunable"].verdict == prunable
    assert found["every-head-useful"].verdict == useful


@pytest.mark.parametrize(
    ("alike", "redundant", "differ"),
    [(0.9, "holds", "does not hold"), (0.5, "does not hold", "holds")],
)
def test_heads_are_redundant_and_do_not_differ_where_two_share_most_of_their_variance(
    alike, redundant, differ
):
    similarity = np.tile(np.eye(8, dtype=np.float32), (50, 1, 1))
    similarity[:, 2, 5] = similarity[:, 5, 2] = alike
    found = constructed(similarity=similarity)
    assert found["heads-redundant"].verdict == redundant
    assert found["heads-differ"].verdict == differ
    assert "head 2 of layer 0 and head 1 of layer 1" in found["heads-redundant"].measured.lower()


def test_that_no_head_is_perfectly_specialised_could_not_fail_and_says_so(claims):
    assert "holds by construction" in claims["heads-fuzzy"].measured
    assert claims["heads-fuzzy"].verdict == "by construction"


def test_heads_that_stand_out_for_two_kinds_take_different_relations():
    shares = np.full((50, 8, len(ROLES)), 0.02, np.float32)
    shares[:, 0, ROLES.index("one back")] = shares[:, 1, ROLES.index("same place")] = 0.9
    found = constructed(role_shares=shares)
    claim = found["heads-take-different-relations"]
    assert (claim.verdict, claim.effect) == ("holds", 1)
    assert "“one back”, “same place”" in claim.measured
    assert found["head-one-back"].verdict == "holds"


@pytest.mark.parametrize(
    ("last", "verdict"), [(1.0, "holds"), (3.0, "holds"), (2.0, "cannot be told")]
)
def test_layers_differ_whichever_is_wider(last, verdict):
    entropies = np.full((50, 8), 2.0, np.float32)
    entropies[:, 4:] = last
    assert constructed(head_entropy=entropies)["layers-differ"].verdict == verdict


def test_what_takes_two_networks_is_not_measured(claims):
    assert claims["narrow-heads-specialise"].verdict == "not measured"


def test_no_aggregate_is_added_up_twice():
    keys = [of.key for of in section.aggregates if isinstance(of, Mean)]
    assert len(keys) == len(set(keys)) == len(section.aggregates)
