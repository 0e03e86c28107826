"""Which explanation to believe: the league of explanations by visits, as tables."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from pointerscope.analysis.faithfulness import FEW, SHARES
from pointerscope.analysis.insights.estimates import Estimate
from pointerscope.analysis.insights.league import CHANGE_MINUTES, CUSTOMS, League, count_customs
from pointerscope.analysis.insights.section import Section
from pointerscope.analysis.insights.tables import interval_columns, round_rows
from pointerscope.analysis.other_attention import MAX_DIVERGENCE, SAME_ANSWER
from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.network.insights import MIN_PEOPLE, InsightColumn, InsightTable, Unit
from pointerscope.training.scores import resample_mean

SECTION = "explanations"
RANDOM = "Random order"
LEAGUE, CURVES, RANDOMISED, CAUSES, OTHER = (
    *("explanation_league", "explanation_curves", "explanation_randomised"),
    *("explanation_causes", "other_attention"),
)
_UNDEFINED = Estimate(np.nan, np.nan, np.nan)
_PERCENT = ", ".join(f"{100 * share:g}" for share in FEW[:-1]) + f" and {100 * FEW[-1]:g} %"


class Measure(NamedTuple):
    """A column of the league.

    Attributes:
        name: of the column.
        title: for readers.
        unit: of the numbers.
    """

    name: str
    title: str
    unit: Unit = ""


MEASURES = (
    Measure("separation", "Insertion minus deletion", "probability"),
    Measure("deletion_area", "Area of deletion", "probability"),
    Measure("insertion_area", "Area of insertion", "probability"),
    Measure("comprehensiveness", "Comprehensiveness", "probability"),
    Measure("sufficiency", "Sufficiency", "probability"),
)
BEHIND = Measure("behind", "Behind the first", "probability")
STABILITY = Measure("stability", "Stability")
ANEW = Measure("randomised", "Correlation with all weights drawn anew")


def estimate_mean(values: Float[Numbers, " N"], people: Int[Integers, " N"]) -> Estimate:
    """Estimate a mean over histories by resampling people; undefined values are left out.

    Of fewer than `MIN_PEOPLE` people, nothing is told.
    """
    known = ~np.isnan(values)
    if len(np.unique(people[known])) < MIN_PEOPLE:
        return _UNDEFINED
    value, (low, high) = resample_mean(values[known], people[known])
    return Estimate(value, low, high)


def build_tables(league: League | None) -> Iterator[InsightTable]:
    """Build the tables of a league; none if it has too few people."""
    if league is None or len(np.unique(league.people)) < MIN_PEOPLE:
        return
    yield _league(league)
    yield _curves(league)
    if league.stages:
        yield _randomised(league)
    if league.causes is not None:
        yield _causes(league)
    if league.other:
        yield _other(league)


def _league(league: League) -> InsightTable:
    """Build the league, the best explanation first and random orders last."""
    people, measured = league.people, league.curves.measures
    separation = measured["separation"]
    best = int(separation.mean(0).argmax())
    rows = []
    for index, one in enumerate(league.explanations):
        cells: list[Any] = [one.title]
        for measure in MEASURES:
            cells += estimate_mean(measured[measure.name][:, index], people)
        cells += estimate_mean(separation[:, best] - separation[:, index], people)
        cells += estimate_mean(league.stability[:, index], league.changed_people)
        anew = (
            league.randomised[:, -1, index]
            if league.stages
            else np.full(len(league.changed_people), np.nan)
        )
        cells += estimate_mean(anew, league.changed_people)
        rows.append((-separation[:, index].mean(), int(one.looks_inside), cells))
    rows.sort(key=lambda row: row[0])
    ranked, rank = [], 0
    for _, looks_inside, (title, *cells) in rows:
        rank += looks_inside
        ranked.append([title, rank if looks_inside else None, *cells])
    by_chance: list[Any] = [RANDOM, None]
    for measure in MEASURES:
        by_chance += estimate_mean(league.random.measures[measure.name][:, 0], people)
    by_chance += estimate_mean(
        separation[:, best] - league.random.measures["separation"][:, 0], people
    )
    ranked.append([*by_chance, *(2 * _UNDEFINED)])
    columns = [
        InsightColumn(name="explanation", title="Explanation"),
        InsightColumn(name="rank", title="Rank", unit="count"),
    ]
    for measure in (*MEASURES, BEHIND, STABILITY, ANEW):
        columns += interval_columns(*measure)
    return _table(
        league,
        LEAGUE,
        "Explanations by how faithful they are",
        "Visits before the last are left out (deletion) or added to the last visit alone "
        "(insertion), those with the largest numbers first; the area is that under the probability "
        "of the network's answer, right or wrong. Insertion minus deletion ranks the explanations. "
        f"Comprehensiveness is how far the probability falls without the first {_PERCENT} of the "
        "visits, on average, and sufficiency how far with these alone. Stability is Spearman's "
        f"correlation with the explanation after every arrival and stay has moved by up to "
        f"{CHANGE_MINUTES} minutes. The last column is the correlation with the explanation of the "
        "same answer by a network whose weights are drawn anew.",
        columns,
        ranked,
        notes=[
            *(f"{one.title}: {one.definition}." for one in league.explanations),
            f"{RANDOM}: the mean over several orders of each history.",
            f"Stability and weights drawn anew: {len(league.changed_people):,} of the histories.",
        ],
    )


def _curves(league: League) -> InsightTable:
    """Build the mean curves of deletion and insertion."""
    rows = []
    titles = [one.title for one in league.explanations]
    for title, curve, index in (
        *((title, league.curves, index) for index, title in enumerate(titles)),
        (RANDOM, league.random, 0),
    ):
        for point, share in enumerate(SHARES):
            deleted, inserted = (
                estimate_mean(values[:, index, point], league.people)
                for values in (curve.deletion, curve.insertion)
            )
            rows.append([title, share, *deleted, *inserted])
    return _table(
        league,
        CURVES,
        "Probability of the answer as visits are left out and added",
        "The mean probability of the network's answer without the first visits of each order, and "
        "with these and the last visit alone. A share of the visits is rounded up to whole visits.",
        [
            InsightColumn(name="explanation", title="Explanation"),
            InsightColumn(name="share", title="Share of the earlier visits", unit="share"),
            *interval_columns("deletion", "Probability without them", "probability"),
            *interval_columns("insertion", "Probability with them alone", "probability"),
        ],
        rows,
    )


def _randomised(league: League) -> InsightTable:
    """Build the correlations with explanations of networks whose weights are drawn anew."""
    rows = []
    for index, one in enumerate(league.explanations):
        for stage, name in enumerate(league.stages):
            found = estimate_mean(league.randomised[:, stage, index], league.changed_people)
            rows.append([one.title, name, *found])
    return _table(
        league,
        RANDOMISED,
        "Explanations of a network whose weights are drawn anew",
        "Spearman's correlation of each explanation with that of the same answer by a network "
        "whose weights are drawn as before training: first those after the last layer, such as "
        "pointer, generation head and gate (outputs), then also those of one layer after the "
        "other, the last first, and at last those of the embeddings (inputs). The mean over "
        "histories; several such networks are drawn.",
        [
            InsightColumn(name="explanation", title="Explanation"),
            InsightColumn(name="stage", title="Drawn anew, down to"),
            *interval_columns("correlation", "Rank correlation"),
        ],
        rows,
        histories=league.changed_people,
    )


def _causes(league: League) -> InsightTable:
    """Build how often explanations point to the recorded causes, by custom."""
    causes = league.causes
    assert causes is not None
    counts = count_customs(causes)
    rows: list[list[Any]] = []
    for custom in CUSTOMS:
        own = causes.customs == custom
        if len(np.unique(causes.people[own])) < MIN_PEOPLE:
            continue
        found = [
            (one.title, causes.deciding[:, index], causes.repeated[:, index])
            for index, one in enumerate(league.explanations)
        ]
        found.append((RANDOM, causes.deciding_chance, causes.repeated_chance))
        rows += [
            [
                title,
                custom,
                *estimate_mean(deciding[own], causes.people[own]),
                *estimate_mean(repeated[own], causes.people[own]),
                counts[custom],
            ]
            for title, deciding, repeated in found
        ]
    return _table(
        league,
        CAUSES,
        "Do explanations point to the recorded cause?",
        "The share of histories in which the visit with the largest number is one that decides "
        "where the person goes next, as the simulation records, and the share in which it is the "
        "last visit to the place where they go. Only histories where the network's answer is what "
        "the custom says, and where the visits that decide are all in the history.",
        [
            InsightColumn(name="explanation", title="Explanation"),
            InsightColumn(name="custom", title="Custom"),
            *interval_columns("deciding", "Points to a visit that decides", "share"),
            *interval_columns("repeated", "Points to the last visit to the place", "share"),
            InsightColumn(name="histories", title="Histories", unit="count"),
        ],
        rows,
        histories=causes.people,
    )


def _other(league: League) -> InsightTable:
    """Build how different other weights with the same answer are."""
    titles = {
        "attention": "Attention of the last visit, last layer",
        "pointer": "Pointer weights",
    }
    people = league.other_people
    rows = []
    for weights, found in league.other.items():
        far = (found.divergence > MAX_DIVERGENCE / 2).astype(np.float64)
        columns = (
            *(found.divergence, far, found.distance),
            *(found.uniform_divergence, found.uniform_distance),
        )
        estimates = (estimate_mean(values, people) for values in columns)
        rows.append([titles[weights], *(end for one in estimates for end in one)])
    return _table(
        league,
        OTHER,
        "Other weights with the same answer",
        "For each history, weights as different as possible from the network's own are searched "
        f"whose answer differs by at most {SAME_ANSWER:g} (total variation distance). Their "
        "difference is the Jensen-Shannon divergence, at most 0.693 nats. Beside it, how far the "
        "answer moves when all visits get equal weights.",
        [
            InsightColumn(name="weights", title="Weights"),
            *interval_columns("divergence", "Divergence of the weights found", "nats"),
            *interval_columns("far", "Divergence above half of the largest", "share"),
            *interval_columns("distance", "Distance of their answer", "probability"),
            *interval_columns("uniform_divergence", "Divergence of equal weights", "nats"),
            *interval_columns("uniform_distance", "Distance with equal weights", "probability"),
        ],
        rows,
        histories=people,
    )


def _table(
    league: League,
    name: str,
    title: str,
    definition: str,
    columns: Sequence[InsightColumn],
    rows: Iterable[Iterable[Any]],
    *,
    notes: Iterable[str] = (),
    histories: Int[Integers, " N"] | None = None,
) -> InsightTable:
    people = league.people if histories is None else histories
    said = [*notes, "The histories are a sample of the split, at even distances."]
    if league.short:
        said.append("Histories of one visit have no earlier visit to rank, and are left out.")
    return InsightTable(
        name=name,
        title=title,
        section=SECTION,
        definition=definition,
        histories=len(people),
        people=len(np.unique(people)),
        columns=list(columns),
        rows=round_rows(rows),
        notes=said,
    )


section = Section(
    name=SECTION, order=55, aggregates=(), tables=lambda inputs: build_tables(inputs.league)
)
