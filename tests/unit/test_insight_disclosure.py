"""No published numbers tell about fewer than five people, not even by subtraction."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from pointerscope.analysis.insights.aggregates import EVERYTHING, Grouping, Mean, Quantity
from pointerscope.analysis.insights.disclosure import (
    ROUNDED_DOWN,
    count_nested,
    count_part,
    round_people_in_table,
)
from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import BlockMeasurements
from pointerscope.analysis.insights.run import build_insights
from pointerscope.analysis.insights.section import InsightInputs
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, Steps
from pointerscope.analysis.insights.sections.pointer.weights import (
    CUMULATED,
    cumulative_weight,
    weight_by_steps_back,
)
from pointerscope.analysis.insights.tables import mean_table
from pointerscope.core.settings import Settings
from pointerscope.network.insights import (
    INSIGHTS,
    MIN_PEOPLE,
    Insights,
    InsightsError,
    read_insights,
    write_insights,
)
from tests.insights import context, insights, town

pytestmark = pytest.mark.slow

LONGEST = 12
GROUPS = "abcdef"
GATE = Quantity("gate", "Gate", "share", lambda rows: rows.gate)
BY_GROUP = Grouping("group", "Group", tuple(GROUPS), lambda rows: rows.group)
BY_UNORDERED_GROUP = replace(BY_GROUP, name="unordered", ordered=False)
MEANS = (Mean(GATE, BY_GROUP), Mean(GATE, BY_UNORDERED_GROUP))
ALL_GATES = Mean(GATE, EVERYTHING)

# The person, the number of visits, the group or none, and whether there is a gate.
histories = st.lists(
    st.tuples(
        st.integers(0, 24),
        st.integers(1, LONGEST),
        st.integers(-1, len(GROUPS) - 1),
        st.booleans(),
    ),
    min_size=1,
    max_size=120,
)
# Of eleven people, ten have a visit eleven steps back.
ELEVEN_THEN_TEN = [(person, LONGEST - (person == 0), 0, True) for person in range(11)]


class Rows(SimpleNamespace):
    """The measurements of histories that these tests read."""

    def __len__(self) -> int:
        return len(self.people)


def rows_of(made_up):
    people, lengths, group, known = (np.array(column) for column in zip(*made_up, strict=True))
    steps = np.arange(LONGEST)
    weights = np.where(steps < lengths[:, None], 1 / lengths[:, None], np.nan)
    gate = np.where(known, lengths / LONGEST, np.nan)
    return Rows(people=people, lengths=lengths, group=group, gate=gate, weights=weights)


def estimator_of(rows, **options):
    measured = BlockMeasurements(rows, np.zeros((1, 1, 1)))
    aggregates = (*MEANS, ALL_GATES, BY_STEP, CUMULATED)
    return Estimator(Ledger.from_measurements(measured, aggregates), **options)


def tables_of(estimator):
    """Finished tables: of groups that exclude each other, and of rows that include each other."""
    steps = Steps(estimator)
    if steps.groups.members:
        yield round_people_in_table(weight_by_steps_back(steps))
        yield round_people_in_table(cumulative_weight(steps))
    for mean in MEANS:
        table = mean_table(
            estimator, [mean], name="gates", title="Gates", section="s", definition="d"
        )
        if table is not None:
            yield round_people_in_table(table)


def people_apart(whole, part):
    """Count the people who have histories in a whole but not in its part."""
    return len(np.unique(whole.people[~part]))


def is_safe(few):
    return few == 0 or few >= MIN_PEOPLE


@given(histories)
@example(ELEVEN_THEN_TEN)
def test_no_two_numbers_of_people_in_a_table_differ_by_few(made_up):
    for table in tables_of(estimator_of(rows_of(made_up))):
        numbers = [table.people, *table.column("people")]
        for one, other in itertools.combinations(numbers, 2):
            assert is_safe(abs(one - other))


@given(histories)
@example(ELEVEN_THEN_TEN)
def test_no_two_rows_of_steps_differ_by_the_histories_of_few(made_up):
    rows = rows_of(made_up)
    steps = Steps(estimator_of(rows))
    assume(steps.groups.members)
    published = count_nested(steps.reached[:, steps.first])
    for one, other in itertools.combinations(published.T, 2):
        assert is_safe((one != other).sum())
    for at, numbers in zip(steps.first, published.T, strict=True):
        assert numbers.sum() <= (rows.lengths > at).sum()


@given(histories)
def test_the_whole_minus_a_row_of_groups_is_of_enough_people(made_up):
    rows = rows_of(made_up)
    estimator = estimator_of(rows)
    for mean in MEANS:
        for members in estimator.groups(mean).members:
            row = np.isin(rows.group, members) & ~np.isnan(rows.gate)
            assert is_safe(people_apart(rows, row))


@given(histories)
def test_the_whole_minus_a_part_is_of_enough_people(made_up):
    rows = rows_of(made_up)
    estimator = estimator_of(rows)
    people, owners = np.unique(rows.people, return_inverse=True)
    every = np.bincount(owners).astype(np.float64)
    known = np.bincount(owners, ~np.isnan(rows.gate), len(people))
    published = count_part(every, known)
    left_out = (published > 0).sum() < MIN_PEOPLE
    assert left_out or is_safe((every != published).sum())
    assert (published <= known).all()
    assert estimator.means(ALL_GATES).histories[0] == published.sum()


def test_a_person_whose_histories_are_shorter_than_all_others_is_not_seen():
    table = round_people_in_table(
        weight_by_steps_back(Steps(estimator_of(rows_of(ELEVEN_THEN_TEN))))
    )
    assert table.column("histories") == [11] * 11 + [6]
    assert table.column("people") == [10] * 11 + [5]
    assert ROUNDED_DOWN in table.notes


def test_counts_step_down_once_enough_people_have_ended():
    """Of twenty people, one each ends at every step."""
    made_up = [(person, min(person + 1, LONGEST), 0, True) for person in range(20)]
    steps = Steps(estimator_of(rows_of(made_up)))
    assert steps.histories[steps.first].tolist() == list(range(20, 8, -1))
    assert steps.reaching.histories.tolist() == [20] + [14] * 6 + [9] * 5


def test_the_cumulative_weight_does_not_tell_how_many_histories_reach_a_step():
    tables = {table.name: table for table in tables_of(estimator_of(rows_of(ELEVEN_THEN_TEN)))}
    cumulated = tables["cumulative_weight"].column("cumulative_weight")
    assert cumulated == [round(cell, 3) for cell in cumulated]


def test_counts_of_invented_people_are_exact():
    steps = Steps(estimator_of(rows_of(ELEVEN_THEN_TEN), invented=True))
    assert steps.reaching.people.tolist() == [11] * 11 + [10]
    assert steps.notes == []


@pytest.fixture(scope="module")
def of_real_people() -> Insights:
    """The insights of the fifty, had their ten people been real."""
    inputs = context()
    data = replace(inputs.data, data_set=replace(inputs.data.data_set, invented=False))
    return build_insights(
        InsightInputs(inputs.bundle, data, Estimator(inputs.estimator.ledger, invented=False))
    )


def numbers_of_people(found: Insights) -> list[int]:
    """All numbers of people in tables and texts."""
    texts = [*found.notes, *(claim.measured for claim in found.claims)]
    numbers = [found.people]
    for table in found.tables:
        numbers.append(table.people)
        texts += [table.definition, *table.notes]
        if "people" in (column.name for column in table.columns):
            numbers += [cell for cell in table.column("people") if cell is not None]
    said = re.findall(r"([\d,]+) (?:of ([\d,]+) )?people", "\n".join(texts))
    return [*numbers, *(int(text.replace(",", "")) for found in said for text in found if text)]


def test_numbers_of_real_people_are_multiples_of_five_in_every_table_and_text(of_real_people):
    assert {number % MIN_PEOPLE for number in numbers_of_people(of_real_people)} == {0}
    assert numbers_of_people(of_real_people)[0] == len(context().estimator.ledger.people)


def test_the_same_numbers_of_invented_people_are_exact():
    assert {number % MIN_PEOPLE for number in numbers_of_people(insights())} != {0}


def test_the_column_of_people_says_that_it_is_rounded(of_real_people):
    for table in of_real_people.tables:
        titles = {column.name: column.title for column in table.columns}
        assert titles.get("people", "People, rounded down") == "People, rounded down"


BUNDLED = {
    folder.name: read_insights(folder)
    for folder in sorted(Settings().models.iterdir())
    if (folder / INSIGHTS).exists()
}
OF_REAL_PEOPLE = [name for name, found in BUNDLED.items() if found and not found.invented]


def test_some_bundles_are_of_real_people_and_others_are_not():
    assert {"geolife", "newyork"} == set(OF_REAL_PEOPLE)
    assert BUNDLED["town"].people == 72


@pytest.mark.parametrize("name", OF_REAL_PEOPLE)
def test_no_two_numbers_of_people_that_come_with_the_project_differ_by_few(name):
    assert {number % MIN_PEOPLE for number in numbers_of_people(BUNDLED[name])} == {0}
    for table in BUNDLED[name].tables:
        if "people" in (column.name for column in table.columns):
            numbers = {table.people, *table.column("people")} - {None}
            assert min(numbers) >= MIN_PEOPLE
            assert all(is_safe(abs(a - b)) for a, b in itertools.combinations(numbers, 2))


@pytest.mark.parametrize("name", OF_REAL_PEOPLE)
@pytest.mark.parametrize(
    "table", ["weight_by_steps_back", "cumulative_weight", "bias_effect", "mean_maps"]
)
def test_rows_of_steps_that_come_with_the_project_differ_by_enough_histories(name, table):
    found = BUNDLED[name].table(table)
    numbers = {found.histories, *found.column("histories")}
    assert all(is_safe(abs(a - b)) for a, b in itertools.combinations(numbers, 2))


@pytest.mark.parametrize("name", OF_REAL_PEOPLE)
def test_a_part_that_comes_with_the_project_is_not_all_but_the_histories_of_few(name):
    for table in BUNDLED[name].tables:
        titles = [column.name for column in table.columns]
        for column in {"histories", "known_targets"}.intersection(titles):
            for row, number in zip(table.rows, table.column(column), strict=True):
                published = str(row[0]).startswith("published")
                assert published or is_safe(BUNDLED[name].histories - number)


def test_insights_with_exact_numbers_of_real_people_are_refused(tmp_path):
    found = insights()
    exact = found.model_copy(update={"invented": False})
    write_insights(tmp_path, exact)
    with pytest.raises(InsightsError) as raised:
        read_insights(tmp_path)
    assert "single people" in str(raised.value)
    assert f"pointerscope insights {tmp_path.name}" in str(raised.value)
    assert town().insights.invented
