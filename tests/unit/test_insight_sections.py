"""What holds of the sections of the insights together."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pointerscope.analysis.insights.section import groupings, sections
from pointerscope.figures.views import INSIGHT_SECTIONS
from tests.insights import insights, measured, without


def test_sections_are_found_in_the_order_in_which_the_page_names_them():
    assert list(sections()) == list(INSIGHT_SECTIONS)


def repeated(words: list[str]) -> list[str]:
    return [one for one, times in Counter(words).items() if times > 1]


@pytest.mark.parametrize("lacking", [None, "gate", "position_bias"])
def test_no_two_claims_of_a_bundle_have_the_same_words(lacking):
    found = insights(without(lacking)) if lacking else insights()
    assert repeated([claim.claim for claim in found.claims]) == []


@pytest.mark.parametrize("lacking", [None, "gate", "position_bias"])
def test_texts_write_percentages_with_a_space(lacking):
    found = insights(without(lacking)) if lacking else insights()
    texts = [claim.measured for claim in found.claims]
    texts += [text for table in found.tables for text in (table.definition, *table.notes)]
    assert any(" %" in text for text in texts)
    assert [text for text in texts if re.search(r"\d%", text)] == []


@pytest.mark.parametrize(
    ("grouping", "number"),
    [
        ("gate", "gate"),
        ("gate_where_parts_differ", "gate"),
        ("confidence_bin", "confidence"),
        ("divergence", "divergence"),
        ("most_visited", "most_visited_share"),
        ("uncertainty", "blend_entropy"),
        ("lead", "pointer_lead"),
        ("hour", None),
        ("target", None),
    ],
)
def test_a_grouping_names_the_number_that_parts_it(grouping, number):
    quantity = groupings()[grouping].quantity
    assert (quantity and quantity.name) == number


def test_numbers_rise_with_the_groups_that_they_part():
    rows = measured().rows
    for grouping in groupings().values():
        if grouping.quantity is None:
            continue
        groups, numbers = grouping.assign(rows), grouping.quantity.read(rows)
        for group in range(groups.max()):
            if (groups == group).any() and (groups > group).any():
                assert numbers[groups == group].max() <= numbers[groups > group].min(), (
                    grouping.name
                )
