"""The sentence that weighs the measures of the league of explanations, by hand."""

from __future__ import annotations

import pytest

from pointerscope.core.settings import Settings
from pointerscope.figures.insights.explanations import explanation_league
from pointerscope.figures.insights.league_verdict import weigh_measures
from pointerscope.figures.trust import LEAGUE, trust_mark
from pointerscope.network.insights import InsightColumn, InsightTable, read_insights
from tests.insights import insights

MEASURES = (
    "deletion_area", "insertion_area", "comprehensiveness", "sufficiency", "stability", "randomised"
)  # fmt: skip


def table(name: str, columns: list[str], rows: list[list]) -> InsightTable:
    return InsightTable(
        name=name, title=name, section="explanations", definition="", histories=9, people=9,
        columns=[InsightColumn(name=column, title=column) for column in columns], rows=rows,
    )  # fmt: skip


def league(**grades: list[float | None]) -> InsightTable:
    """Explanations by name with a grade for each measure, each 0.05 to either side."""
    columns = ["explanation", "rank"]
    columns += [f"{measure}{end}" for measure in MEASURES for end in ("", "_low", "_high")]
    rows: list[list] = [
        [
            name.replace("_", " "),
            None if name.startswith("Rule") else rank,
            *(
                cell
                for value in values
                for cell in ([None] * 3 if value is None else [value, value - 0.05, value + 0.05])
            ),
        ]
        for rank, (name, values) in enumerate(grades.items(), 1)
    ]
    return table(LEAGUE, columns, [*rows, ["Random order", None, *[None] * 18]])


def causes(rows: list[list]) -> InsightTable:
    columns = ["explanation", "custom", "deciding", "deciding_low", "deciding_high", "histories"]
    return table("explanation_causes", columns, rows)


GRADES = {
    # Smallest deletion and sufficiency and largest others are best; 0.04 is within an interval.
    "Shapley": [0.10, 0.60, 0.5, 0.20, 0.9, 0.30],  # best in four, stable, notices too little
    "Gradients": [0.14, 0.50, 0.4, 0.30, 0.9, 0.04],  # deletion, stability, random weights
    "Rollout": [0.40, 0.20, 0.1, 0.60, 0.1, 0.30],
    "Rule": [0.00, 1.00, 1.0, 0.00, 1.0, 0.00],  # takes no part
}


def test_the_best_and_those_within_its_interval_are_counted():
    assert weigh_measures(league(**GRADES), None) == (
        "Best, or within the interval of the best, in 5 of 6 measures: Shapley (in 3: Gradients)."
    )


def test_explanations_that_are_level_are_named_together():
    level = league(Shapley=GRADES["Shapley"], Patching=GRADES["Shapley"])
    assert weigh_measures(level, None) == (
        "Best, or within the interval of the best, in 5 of 6 measures: Shapley and Patching."
    )


def test_a_measure_that_nobody_has_does_not_count():
    short = {name: [*values[:4], None, None] for name, values in GRADES.items()}
    assert "in 4 of 4 measures: Shapley" in weigh_measures(league(**short), None)
    nothing = {name: [None] * 6 for name in GRADES}
    assert weigh_measures(league(**nothing), None) == ""


def test_the_recorded_cause_is_weighed_over_customs():
    """Patching: (0.9·30 + 0.5·10) / 40 = 0.8; Shapley: (0.6·30 + 1·10) / 40 = 0.7."""
    found = causes(
        [
            ["Shapley", "consequence", 0.6, 0.5, 0.7, 30],
            ["Patching", "consequence", 0.9, 0.8, 1.0, 30],
            ["Rule: latest", "consequence", 1.0, 1.0, 1.0, 30],
            ["Shapley", "errand", 1.0, 0.9, 1.0, 10],
            ["Patching", "errand", 0.5, 0.4, 0.6, 10],
            ["Rule: latest", "errand", 1.0, 1.0, 1.0, 10],
            ["Random order", "errand", 1.0, 1.0, 1.0, 10],
        ]
    )
    assert weigh_measures(league(**GRADES), found).endswith(
        "The recorded cause of a visit is found most often by Patching, in 80.0 % of 40 histories "
        "(Shapley: 70.0 %); it is best, or within the interval of the best, for 1 of 2 customs."
    )


@pytest.mark.usefixtures("one_thread")
def test_every_summary_of_the_league_begins_with_it():
    own = insights()
    said = weigh_measures(own.table(LEAGUE), own.table("explanation_causes"))
    texts = explanation_league(own)["layout"]["meta"]["summaries"]["texts"]
    assert said
    assert all(text.startswith(said) for text in texts)


def test_explanations_that_cannot_be_told_apart_are_not_ranked():
    """A Markov chain reads the last visit alone: what earlier visits do rounds to 0.00."""
    chain = read_insights(Settings().models / "town-markov")
    level = "No explanation ranks above another here: "
    layout = explanation_league(chain)["layout"]
    assert all(text.startswith(level) for text in layout["meta"]["summaries"]["texts"])
    assert layout["xaxis"]["range"][1] >= 1  # differences look as small as they are
    mark = trust_mark(chain, ("Shapley values",))["text"]
    assert level in mark
    assert "1st" not in mark
    texts = explanation_league(insights())["layout"]["meta"]["summaries"]["texts"]
    assert not any(level in text for text in texts)


def test_equal_grades_name_no_best():
    own = insights()
    level = own.table(LEAGUE).model_copy(deep=True)
    for name in ("stability", "comprehensiveness"):
        index = [column.name for column in level.columns].index(name)
        for row in level.rows:
            row[index] = 0.5
    same = own.model_copy(update={"tables": [level]})
    texts = " ".join(explanation_league(same)["layout"]["meta"]["summaries"]["texts"])
    assert "All explanations reach 0.50." in texts
    assert "all rankings change alike (rank correlation 0.50 with before)" in texts
