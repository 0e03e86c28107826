"""The limit of predictability of the next place, and how close the network gets."""

import itertools
from collections.abc import Iterable
from typing import Any

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Mean
from pointerscope.analysis.insights.disclosure import exclude_enough
from pointerscope.analysis.insights.estimates import Estimator, ratio, regroup_sums
from pointerscope.analysis.insights.mobility import (
    MIN_VISITS,
    Mobility,
    bin_ends,
    estimate_with_intervals,
    merge_bins,
)
from pointerscope.analysis.insights.quantities import RIGHT
from pointerscope.analysis.insights.sections.mobility_laws.visits import (
    SECTION,
    panel_sums,
    visit_table,
)
from pointerscope.analysis.insights.tables import count_columns, interval_columns, rows_from_columns
from pointerscope.core.array_types import Booleans, Float, Numbers
from pointerscope.network.insights import MIN_PEOPLE, InsightColumn, InsightTable

MEASURES = ("random", "uncorrelated", "true")
MAX_GROUPS = 8
LIMIT_BINS, ENTROPY_BINS = 20, 0.25
_VISITS_NOT_HOURS = (
    "Sequences consist of visits, not of hours as in Song et al. 2010: most hours repeat the "
    "place of the hour before, so an hour has less entropy than a visit, and the limit by hours "
    "is higher. The limit holds for predictions from the sequence of places alone; with the time "
    "or other people's visits, a predictor can exceed it. The entropy estimate converges slowly: "
    "for visits in random order it is too low, and the limit too high."
)
RIGHTS = Mean(RIGHT, EVERYTHING)


def tables(estimator: Estimator, mobility: Mobility) -> Iterable[InsightTable | None]:
    """Yield the tables of entropies, limits, and the network's accuracy beside them."""
    enough = _long_enough(estimator, mobility)
    if enough.sum() >= MIN_PEOPLE:
        yield _predictability(mobility, enough)
        yield _limits_of_people(mobility, enough)
        yield _entropies_of_people(mobility, enough)
        yield _accuracy_by_limit(estimator, mobility, enough)


def _long_enough(estimator: Estimator, mobility: Mobility) -> Booleans:
    """Select people with long enough sequences, and with histories if nearly all have some.

    All tables of predictability cover these people or at least `MIN_PEOPLE` fewer, and these people
    are everybody or at least `MIN_PEOPLE` fewer. So no difference of two tables discloses a few
    people.
    """
    enough = mobility.visits >= MIN_VISITS
    with_histories = _count_predictions(estimator, mobility)[0] > 0
    while True:
        before = enough
        if 0 < (enough & ~with_histories).sum() < MIN_PEOPLE:
            enough = enough & with_histories
        enough = exclude_enough(enough, mobility.visits)
        if (enough == before).all():
            return enough


def _count_predictions(
    estimator: Estimator, mobility: Mobility
) -> tuple[Float[Numbers, " P"], Float[Numbers, " P"]]:
    """Count each person's histories and right predictions."""
    often, right = (np.zeros(len(mobility.people)) for _ in range(2))
    _, owners, tested_people = np.intersect1d(
        mobility.people, estimator.ledger.people, assume_unique=True, return_indices=True
    )
    often[owners] = estimator.sums(RIGHTS, "n")[tested_people, 0]
    right[owners] = estimator.sums(RIGHTS)[tested_people, 0]
    return often, right


def _predictability(mobility: Mobility, enough: Booleans) -> InsightTable:
    entropies = estimate_with_intervals(
        mobility.estimator, ratio, *panel_sums(mobility.entropies, enough)
    )
    limits = estimate_with_intervals(
        mobility.estimator, ratio, *panel_sums(mobility.limits, enough)
    )
    people = int(enough.sum())
    return visit_table(
        name="predictability",
        title="Limit of predictability",
        definition=(
            "The mean over people of the entropy per visit and of the share of visits that can be "
            "predicted at best, by Fano's inequality: if a person's places were equally likely "
            "(random), knowing how often each is visited (uncorrelated), and knowing the order of "
            "the sequence (true, by the Lempel–Ziv estimator)."
        ),
        people=people,
        columns=[
            InsightColumn(name="measure", title="Entropy"),
            *interval_columns("entropy", "Entropy per visit", "nats"),
            *interval_columns("limit", "Limit of predictability", "rate"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[MEASURES, *entropies, *limits, [people] * len(MEASURES)],
        notes=[*_left_out(mobility, enough), _VISITS_NOT_HOURS],
    )


def _limits_of_people(mobility: Mobility, enough: Booleans) -> InsightTable:
    edges = np.linspace(0, 1, LIMIT_BINS + 1)
    return _histograms(
        mobility,
        enough,
        mobility.limits,
        edges,
        InsightColumn(name="limit", title="Limit of predictability", unit="rate"),
        name="limits_of_people",
        title="Limits of predictability over people",
    )


def _entropies_of_people(mobility: Mobility, enough: Booleans) -> InsightTable:
    most = float(mobility.entropies[enough].max())
    edges = np.arange(0, most + 2 * ENTROPY_BINS, ENTROPY_BINS)
    return _histograms(
        mobility,
        enough,
        mobility.entropies,
        edges,
        InsightColumn(name="entropy", title="Entropy per visit", unit="nats"),
        name="entropies_of_people",
        title="Entropy of people's sequences",
    )


def _histograms(
    mobility: Mobility,
    enough: Booleans,
    values: Float[Numbers, "P 3"],
    edges: Float[Numbers, " E"],
    of: InsightColumn,
    *,
    name: str,
    title: str,
) -> InsightTable:
    """Build histograms over people, one for each of the three entropies."""
    labels = [f"{low:.2f} to {high:.2f}" for low, high in itertools.pairwise(edges)]
    columns: list[list[Any]] = [[] for _ in range(6)]
    notes = []
    for measure, own in zip(MEASURES, values.T, strict=True):
        bins = np.clip(np.searchsorted(edges, own, side="right") - 1, 0, len(labels) - 1)
        member = (bins[:, None] == np.arange(len(labels))) & enough[:, None]
        groups = merge_bins(of.name, labels, member.astype(np.float64))
        people = regroup_sums(member.astype(np.float64), groups).sum(0)
        if groups.note:
            notes.append(groups.note)
        cells: list[Iterable[Any]] = [
            [measure] * len(people),
            groups.labels,
            *bin_ends(groups, edges[:-1].tolist(), edges[1:].tolist()),
            people / people.sum(),
            people,
        ]
        for column, values_of_column in zip(columns, cells, strict=True):
            column.extend(values_of_column)
    return visit_table(
        name=name,
        title=title,
        definition=(
            f"The share of people by their {of.title.lower()}; see the table of the limit of "
            "predictability."
        ),
        people=int(enough.sum()),
        columns=[
            InsightColumn(name="measure", title="Entropy"),
            of.model_copy(update={"unit": ""}),
            InsightColumn(name=f"{of.name}_from", title="From", unit=of.unit),
            InsightColumn(name=f"{of.name}_to", title="To", unit=of.unit),
            InsightColumn(name="share", title="Share of the people", unit="share"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=columns,
        notes=[*_left_out(mobility, enough), *dict.fromkeys(notes)],
    )


def _accuracy_by_limit(
    estimator: Estimator, mobility: Mobility, enough: Booleans
) -> InsightTable | None:
    often, right = _count_predictions(estimator, mobility)
    limit = mobility.limits[:, -1]
    tested = np.flatnonzero(enough & (often > 0))
    count = min(MAX_GROUPS, len(tested) // MIN_PEOPLE)
    if not count:
        return None
    parts = [tested, *np.array_split(tested[np.argsort(limit[tested], kind="stable")], count)]
    member = np.zeros((len(often), len(parts)))
    for group, people in enumerate(parts):
        member[people, group] = 1
    every, rights, limits = (member * numbers[:, None] for numbers in (often, right, often * limit))
    limit_bands = estimate_with_intervals(mobility.estimator, ratio, limits, every)
    rates = estimate_with_intervals(mobility.estimator, ratio, rights, every)
    below = estimate_with_intervals(
        mobility.estimator,
        lambda some, own, all_of: ratio(some - own, all_of),
        limits,
        rights,
        every,
    )
    return InsightTable(
        name="accuracy_by_limit",
        title="Accuracy of the network beside the limit",
        section=SECTION,
        definition=(
            "People in groups of equal size by their limit of predictability (true entropy): the "
            "mean limit, weighted by each person's number of histories; accuracy@1; and how far "
            "it is below the limit."
        ),
        histories=int(every[:, 0].sum()),
        people=len(tested),
        columns=[
            InsightColumn(name="group", title="People"),
            *interval_columns("limit", "Limit of predictability", "rate"),
            *interval_columns("accuracy", "Accuracy@1", "rate"),
            *interval_columns("below_limit", "Below the limit", "rate"),
            *count_columns(),
        ],
        rows=rows_from_columns(
            ["all", *(f"group {number}" for number in range(1, count + 1))],
            *limit_bands, *rates, *below, every.sum(0), member.sum(0),
        ),
        notes=[
            *_left_out(mobility, enough),
            "Limits are computed from all visits of the data set, accuracies from the histories "
            "of the split.",
            _VISITS_NOT_HOURS,
        ],
    )  # fmt: skip


def _left_out(mobility: Mobility, enough: Booleans) -> list[str]:
    left_out = int((~enough).sum())
    if not left_out:
        return []
    few = mobility.estimator.publish_people(left_out)
    if left_out == (mobility.visits < MIN_VISITS).sum():
        return [
            f"{few:,} people with fewer than {MIN_VISITS} visits are left out: the estimate of "
            "their entropy would be biased."
        ]
    return [
        f"{few:,} people are left out: those with fewer than {MIN_VISITS} visits, because the "
        "estimate of their entropy would be biased, and some others, so that subtraction "
        "discloses no small group of people."
    ]
