"""Sums by person, what is read off them, and groups that hold enough people."""

from __future__ import annotations

import math
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.insights.aggregates import (
    CrossMoments,
    Grouping,
    Mean,
    Pairs,
    Quantity,
    equal_width_bins,
    integer_bins,
)
from pointerscope.analysis.insights.estimates import Estimate, Estimator, merge_groups
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import BlockMeasurements
from pointerscope.analysis.insights.tables import MIN_HISTORIES, mean_table
from pointerscope.network.insights import MIN_PEOPLE
from pointerscope.training.scores import draw_resamples, interval_tail
from tests.insights import judge

pytestmark = pytest.mark.slow

SIZE = 200
GROUPS = 4
VALUE = Quantity("value", "Value", "share", lambda rows: rows.value)
OTHER = Quantity("other", "Other", "share", lambda rows: rows.other)
BY_GROUP = Grouping("group", "Group", tuple("abcd"), lambda rows: rows.group)
MEAN = Mean(VALUE, BY_GROUP)
MOMENTS = CrossMoments(VALUE, OTHER)


class Few(SimpleNamespace):
    """Rows of which only what these tests read is there."""

    def __len__(self) -> int:
        return len(self.people)


def some(seed: int = 0, people: int = 12, size: int = SIZE) -> Few:
    random = np.random.default_rng(seed)
    value = random.normal(size=size)
    value[random.random(size) < 0.1] = np.nan
    return Few(
        people=random.integers(1, people + 1, size),
        group=random.integers(-1, GROUPS, size),
        value=value,
        other=0.5 * np.nan_to_num(value) + random.normal(size=size),
    )


def ledger_of(rows: Few, *aggregates) -> Ledger:
    return Ledger.from_measurements(
        BlockMeasurements(rows, np.zeros((1, 2, 2))), aggregates or (MEAN, MOMENTS)
    )


def known(rows: Few, group: int):
    return rows.value[(rows.group == group) & ~np.isnan(rows.value)]


def test_a_mean_is_over_the_histories_of_its_group_that_have_the_quantity():
    rows = some()
    means = Estimator(ledger_of(rows)).means(MEAN)
    for group in range(GROUPS):
        values = known(rows, group)
        assert means.value[group] == pytest.approx(values.mean())
        assert means.deviation[group] == pytest.approx(values.std())
        assert means.histories[group] == len(values)
        mine = (rows.group == group) & ~np.isnan(rows.value)
        assert means.people[group] == len(set(rows.people[mine]))


def test_an_interval_is_that_of_drawing_people_with_all_their_histories():
    rows = some()
    estimator = Estimator(ledger_of(rows))
    people = np.unique(rows.people)
    [times] = draw_resamples(len(people))
    drawn = []
    for draw in times.T:
        often = draw[np.searchsorted(people, rows.people)]
        mine = (rows.group == 2) & ~np.isnan(rows.value)
        drawn.append((often[mine] * rows.value[mine]).sum() / often[mine].sum())
    tail = interval_tail(len(people))
    low, high = np.quantile(drawn, [tail, 1 - tail])
    means = estimator.means(MEAN)
    assert (means.low[2], means.high[2]) == pytest.approx((low, high))
    assert estimator.mean(MEAN, 2) == pytest.approx((means.value[2], low, high))


def test_a_difference_is_between_two_groups_of_the_same_draws():
    rows = some()
    effect = Estimator(ledger_of(rows)).difference(MEAN, 0, 1)
    assert effect.value == pytest.approx(known(rows, 0).mean() - known(rows, 1).mean())
    assert effect.low < effect.value < effect.high


def test_a_correlation_is_pearsons():
    rows = some()
    both = ~np.isnan(rows.value)
    expected = np.corrcoef(rows.value[both], rows.other[both])[0, 1]
    assert Estimator(ledger_of(rows)).correlation(MOMENTS).value == pytest.approx(expected)


def test_a_constant_correlates_with_nothing():
    rows = some()
    rows.value = np.ones(SIZE)
    assert math.isnan(Estimator(ledger_of(rows)).correlation(MOMENTS).value)


def test_a_vector_is_averaged_number_by_number():
    rows = some()
    vector = Quantity("pair", "Pair", "", lambda r: np.stack([r.value, 2 * r.value], 1))
    mean = Mean(vector, BY_GROUP)
    means = Estimator(ledger_of(rows, mean)).means(mean)
    assert means.value[1] == pytest.approx([known(rows, 1).mean(), 2 * known(rows, 1).mean()])


@given(st.integers(0, 10_000), st.integers(1, 5))
def test_blocks_added_up_are_the_whole(seed, blocks):
    rows = some(seed, size=60)
    cuts = np.array_split(np.arange(60), blocks)
    parts = (Few(**{name: values[cut] for name, values in vars(rows).items()}) for cut in cuts)
    joined, whole = Ledger.merge(map(ledger_of, parts)), ledger_of(rows)
    assert joined.people.tolist() == whole.people.tolist()
    assert joined.histories == whole.histories
    for name, sums in whole.sums.items():
        np.testing.assert_allclose(joined.sums[name], sums, atol=1e-12)


def test_a_ledger_comes_back_from_its_file(tmp_path):
    pairs = Pairs("pairs", lambda r: (r.group[:, None], r.people[:, None]))
    ledger = ledger_of(some(), MEAN, pairs)
    ledger.save(tmp_path / "block.npz")
    back = Ledger.load(tmp_path / "block.npz")
    assert back.histories == ledger.histories
    np.testing.assert_array_equal(back.people, ledger.people)
    assert back.sums.keys() == ledger.sums.keys()
    np.testing.assert_array_equal(back.pairs["pairs"].pairs, ledger.pairs["pairs"].pairs)
    assert [file.name for file in tmp_path.iterdir()] == ["block.npz"]


def test_pairs_are_counted_by_person():
    rows = some()
    pairs = Pairs("pairs", lambda r: (r.group[:, None], r.group[:, None] * 2))
    halves = [
        Few(**{name: values[half] for name, values in vars(rows).items()})
        for half in (slice(0, 90), slice(90, None))
    ]
    counts = Ledger.merge(ledger_of(half, pairs) for half in halves).pairs["pairs"]
    for (layer, x, y, person), times in zip(counts.pairs, counts.times, strict=True):
        assert (layer, y) == (0, 2 * x)
        assert times == ((rows.group == x) & (rows.people == person)).sum()
    assert counts.times.sum() == (rows.group >= 0).sum()


def test_bins_hold_their_lower_edge_and_the_last_is_open():
    visits = Quantity("visits", "Visits", "count", lambda rows: rows.value)
    by = integer_bins("visits", "Visits", (1, 3, 6), visits)
    values = np.array([0, 1, 2, 3, 5, 6, 99, np.nan])
    assert by.labels == ("1 to 2", "3 to 5", "6 or more")
    assert by.assign(Few(people=values, value=values)).tolist() == [-1, 0, 0, 1, 1, 2, 2, -1]


def test_what_lies_beyond_equal_bins_falls_into_the_outermost():
    by = equal_width_bins("value", "Value", 0.0, 1.0, 4, VALUE)
    values = np.array([-1, 0, 0.24, 0.25, 1.0, 7, np.nan])
    assert by.assign(Few(people=values, value=values)).tolist() == [0, 0, 0, 1, 3, 3, -1]


people_in_groups = st.lists(
    st.lists(st.booleans(), min_size=6, max_size=6), min_size=0, max_size=30
).map(lambda rows: np.array(rows, dtype=bool).reshape(-1, 6))


@given(people_in_groups, st.booleans())
def test_no_group_holds_too_few_people_and_nobody_is_counted_twice(people, ordered):
    by = Grouping("g", "G", tuple("abcdef"), lambda rows: None, ordered=ordered)
    groups = merge_groups(by, people)
    every = [member for members in groups.members for member in members]
    assert len(every) == len(set(every))
    assert len(groups.labels) == len(set(groups.labels)) == len(groups.members)
    for members in groups.members:
        assert people[:, members].any(1).sum() >= MIN_PEOPLE


@given(people_in_groups, st.booleans())
def test_what_is_left_out_cannot_be_got_by_subtraction(people, ordered):
    by = Grouping("g", "G", tuple("abcdef"), lambda rows: None, ordered=ordered)
    groups = merge_groups(by, people)
    shown = {member for members in groups.members for member in members}
    hidden = [group for group in range(6) if group not in shown and people[:, group].any()]
    if shown:
        assert not hidden


@given(people_in_groups, st.integers(0, 4), st.booleans())
def test_the_few_of_no_group_are_not_left_alone(people, few, ordered):
    by = Grouping("g", "G", tuple("abcdef"), lambda rows: None, ordered=ordered)
    outside = np.arange(len(people)) < few
    groups = merge_groups(by, people, outside)
    shown = [member for members in groups.members for member in members]
    hidden = outside.copy()
    for group in set(range(6)) - set(shown):
        hidden |= people[:, group]
    assert not shown or hidden.sum() == 0 or hidden.sum() >= MIN_PEOPLE


def test_outermost_merged_groups_do_not_say_how_far_they_reach():
    by = integer_bins("visits", "Visits", (1, 6, 11, 16, 21), VALUE)
    people = np.zeros((20, 5), dtype=bool)
    people[:10, 2] = people[:3, 0] = people[3:9, 1] = people[11:14, 3] = True
    assert merge_groups(by, people).labels == ["10 or less", "11 or more"]
    hours = Grouping("hour", "Hour", tuple("012345"), lambda rows: None, bounded=True)
    few = np.zeros((12, 6), dtype=bool)
    few[:2, 0] = few[:6, 1] = few[:8, 5] = True
    assert merge_groups(hours, few).labels == ["0 to 1", "5"]


def test_merged_neighbours_are_named_from_first_to_last():
    by = integer_bins("visits", "Visits", (1, 6, 11, 16), VALUE)
    few = np.zeros((12, 4), dtype=bool)
    few[:, 0] = True
    few[:2, 1:] = True
    few[2:6, 3] = True
    groups = merge_groups(by, few)
    assert groups.labels == ["1 to 5", "6 or more"]
    assert "6 or more" in groups.note


@pytest.mark.parametrize(
    ("effect", "verdict"),
    [
        (Estimate(0.2, 0.1, 0.3), "holds"),
        (Estimate(0.2, 0.0, 0.3), "cannot be told"),
        (Estimate(0.2, -0.1, 0.3), "cannot be told"),
        (Estimate(-0.2, -0.3, -0.1), "does not hold"),
        (Estimate(0.2, math.nan, math.nan), "cannot be told"),
        (Estimate(math.nan, math.nan, math.nan), "not measured"),
        (None, "not measured"),
    ],
)
def test_a_claim_holds_only_where_its_interval_excludes_no_effect(effect, verdict):
    assert judge(effect).verdict == verdict


def test_with_too_few_histories_nothing_can_be_told():
    effect = Estimate(0.2, 0.1, 0.3)
    few = judge(effect, histories=MIN_HISTORIES - 1)
    assert few.verdict == "cannot be told"
    assert "too few" in few.measured


def test_of_too_few_people_neither_effect_nor_number_is_told():
    claim = judge(Estimate(0.2, 0.1, 0.3), people=MIN_PEOPLE - 1)
    assert (claim.verdict, claim.effect, claim.interval) == ("not measured", None, None)
    assert claim.measured == "Fewer than 5 people have such histories."


def test_a_table_says_what_was_merged_and_how_rows_are_found():
    rows = some(people=30)
    rows.group = np.where(rows.people == 1, 3, rows.group.clip(0, 2))
    table = mean_table(
        Estimator(ledger_of(rows)), [MEAN], name="t", title="T", section="s", definition="d"
    )
    assert table.column("group") == ["a", "b", "c or more"]
    assert table.selects.groups == [[0], [1], [2, 3]]
    assert any("fewer than 5 people" in note for note in table.notes)
    assert sum(table.column("histories")) == table.histories


def test_what_no_network_has_makes_no_table():
    rows = some()
    nothing = replace(VALUE, read=lambda rows: None)
    mean = Mean(nothing, BY_GROUP)
    assert (
        mean_table(
            Estimator(ledger_of(rows, mean)),
            [mean],
            name="t",
            title="T",
            section="s",
            definition="d",
        )
        is None
    )


def test_an_effect_can_be_turned():
    assert Estimate(1.0, -2.0, 3.0).negated == Estimate(-1.0, -3.0, 2.0)


def test_an_effect_can_be_held_against_a_number():
    assert Estimate(1.0, 0.5, 3.0).minus(0.5) == Estimate(0.5, 0.0, 2.5)
