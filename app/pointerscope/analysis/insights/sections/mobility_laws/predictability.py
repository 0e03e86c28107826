"""How well the next place can be foretold at best, and how near the network is."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Mean
from pointerscope.analysis.insights.mobility import (
    LEAST_VISITS,
    bands,
    bins_of,
    ends_of,
    enough_left_out,
    ratio,
    regrouped,
)
from pointerscope.analysis.insights.quantities import RIGHT
from pointerscope.analysis.insights.sections.mobility_laws.visits import (
    SECTION,
    of_panel,
    of_visits,
)
from pointerscope.analysis.insights.writing import counts, rows_of, with_ends
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.mobility import Mobility

    Numbers = NDArray[np.float64]

MEASURES = ("random", "uncorrelated", "true")
MOST_GROUPS = 8
LIMIT_BINS, ENTROPY_BINS = 20, 0.25
_VISITS_NOT_HOURS = (
    "Sequences are of visits, not of hours as in Song et al. 2010: where most hours repeat the one "
    "before, an hour has less entropy than a visit, and their limit is higher. The limit is that "
    "of the places alone; who also knows the time, or other people, can do better. The estimate "
    "converges slowly: of visits drawn at random it is too low, and the limit too high."
)
RIGHTS = Mean(RIGHT, EVERYTHING)


def tables(found: Found, mobility: Mobility) -> Iterable[Table | None]:
    """Entropies and limits of people, and the network against these."""
    enough = _long_enough(found, mobility)
    if enough.sum() >= LEAST_PEOPLE:
        yield _predictability(mobility, enough)
        yield _limits_of_people(mobility, enough)
        yield _entropies_of_people(mobility, enough)
        yield _accuracy_by_limit(found, mobility, enough)


def _long_enough(found: Found, mobility: Mobility) -> NDArray[np.bool_]:
    """Whose sequences are long enough; where nearly all of them have histories, those who do.

    All tables of predictability are of these people or of at least `LEAST_PEOPLE` fewer, and they
    are everybody or at least `LEAST_PEOPLE` fewer.
    """
    enough = mobility.visits >= LEAST_VISITS
    with_histories = _answers(found, mobility)[0] > 0
    while True:
        before = enough
        if 0 < (enough & ~with_histories).sum() < LEAST_PEOPLE:
            enough = enough & with_histories
        enough = enough_left_out(enough, mobility.visits)
        if (enough == before).all():
            return enough


def _answers(found: Found, mobility: Mobility) -> tuple[Float[Numbers, " P"], Float[Numbers, " P"]]:
    """How many histories each person has, and how many first answers are right."""
    often, right = (np.zeros(len(mobility.people)) for _ in range(2))
    _, owners, asked_of = np.intersect1d(
        mobility.people, found.ledger.people, assume_unique=True, return_indices=True
    )
    often[owners] = found.sums(RIGHTS, "n")[asked_of, 0]
    right[owners] = found.sums(RIGHTS)[asked_of, 0]
    return often, right


def _predictability(mobility: Mobility, enough: NDArray[np.bool_]) -> Table:
    entropies = bands(mobility.found, ratio, *of_panel(mobility.entropies, enough))
    limits = bands(mobility.found, ratio, *of_panel(mobility.limits, enough))
    people = int(enough.sum())
    return of_visits(
        name="predictability",
        title="How well the next place can be foretold at best",
        definition=(
            "The mean over people of the entropy of a visit and of the share of visits that can be "
            "foretold at best by Fano's inequality: as if a person's places were alike (random), "
            "knowing how often each is visited (uncorrelated), and knowing all order in their "
            "sequence (true, by the Lempel–Ziv estimator)."
        ),
        people=people,
        columns=[
            Column(name="measure", title="Entropy"),
            *with_ends("entropy", "Entropy of a visit", "nats"),
            *with_ends("limit", "Limit of predictability", "rate"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[MEASURES, *entropies, *limits, [people] * len(MEASURES)],
        notes=[*_left_out(mobility, enough), _VISITS_NOT_HOURS],
    )


def _limits_of_people(mobility: Mobility, enough: NDArray[np.bool_]) -> Table:
    edges = np.linspace(0, 1, LIMIT_BINS + 1)
    return _histograms(
        mobility,
        enough,
        mobility.limits,
        edges,
        Column(name="limit", title="Limit of predictability", unit="rate"),
        name="limits_of_people",
        title="How well each of the people can be foretold at best",
    )


def _entropies_of_people(mobility: Mobility, enough: NDArray[np.bool_]) -> Table:
    most = float(mobility.entropies[enough].max())
    edges = np.arange(0, most + 2 * ENTROPY_BINS, ENTROPY_BINS)
    return _histograms(
        mobility,
        enough,
        mobility.entropies,
        edges,
        Column(name="entropy", title="Entropy of a visit", unit="nats"),
        name="entropies_of_people",
        title="The entropy of people's sequences",
    )


def _histograms(
    mobility: Mobility,
    enough: NDArray[np.bool_],
    values: Float[Numbers, "P 3"],
    edges: Float[Numbers, " E"],
    of: Column,
    *,
    name: str,
    title: str,
) -> Table:
    """How many people have a value in each bin, for each of the three entropies."""
    labels = [f"{low:.2f} to {high:.2f}" for low, high in itertools.pairwise(edges)]
    columns: list[list[Any]] = [[] for _ in range(6)]
    notes = []
    for measure, own in zip(MEASURES, values.T, strict=True):
        bins = np.clip(np.searchsorted(edges, own, side="right") - 1, 0, len(labels) - 1)
        member = (bins[:, None] == np.arange(len(labels))) & enough[:, None]
        groups = bins_of(of.name, labels, member.astype(np.float64))
        people = regrouped(member.astype(np.float64), groups).sum(0)
        if groups.note:
            notes.append(groups.note)
        cells: list[Iterable[Any]] = [
            [measure] * len(people),
            groups.labels,
            *ends_of(groups, edges[:-1].tolist(), edges[1:].tolist()),
            people / people.sum(),
            people,
        ]
        for column, found in zip(columns, cells, strict=True):
            column.extend(found)
    return of_visits(
        name=name,
        title=title,
        definition=f"The share of people by their {of.title.lower()}; see predictability.",
        people=int(enough.sum()),
        columns=[
            Column(name="measure", title="Entropy"),
            of.model_copy(update={"unit": ""}),
            Column(name=f"{of.name}_from", title="From", unit=of.unit),
            Column(name=f"{of.name}_to", title="To", unit=of.unit),
            Column(name="share", title="Share of the people", unit="share"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=columns,
        notes=[*_left_out(mobility, enough), *dict.fromkeys(notes)],
    )


def _accuracy_by_limit(found: Found, mobility: Mobility, enough: NDArray[np.bool_]) -> Table | None:
    often, right = _answers(found, mobility)
    limit = mobility.limits[:, -1]
    asked = np.flatnonzero(enough & (often > 0))
    count = min(MOST_GROUPS, len(asked) // LEAST_PEOPLE)
    if not count:
        return None
    parts = [asked, *np.array_split(asked[np.argsort(limit[asked], kind="stable")], count)]
    member = np.zeros((len(often), len(parts)))
    for group, people in enumerate(parts):
        member[people, group] = 1
    every, rights, limits = (member * numbers[:, None] for numbers in (often, right, often * limit))
    found_limits = bands(mobility.found, ratio, limits, every)
    rates = bands(mobility.found, ratio, rights, every)
    below = bands(
        mobility.found, lambda some, own, all_of: ratio(some - own, all_of), limits, rights, every
    )
    return Table(
        name="accuracy_by_limit",
        title="The network's answers against the limit",
        section=SECTION,
        definition=(
            "People in groups of equal size by their limit of predictability (true entropy): the "
            "mean limit, where everybody weighs as much as they have histories, the share of "
            "first answers that are right, and how far that is below the limit."
        ),
        histories=int(every[:, 0].sum()),
        people=len(asked),
        columns=[
            Column(name="group", title="People"),
            *with_ends("limit", "Limit of predictability", "rate"),
            *with_ends("accuracy", "Accuracy@1", "rate"),
            *with_ends("below_limit", "Below the limit", "rate"),
            *counts(),
        ],
        rows=rows_of(
            ["all", *(f"group {number}" for number in range(1, count + 1))],
            *found_limits, *rates, *below, every.sum(0), member.sum(0),
        ),
        notes=[
            *_left_out(mobility, enough),
            "Limits are of all visits of the data set, accuracies of the histories traced.",
            _VISITS_NOT_HOURS,
        ],
    )  # fmt: skip


def _left_out(mobility: Mobility, enough: NDArray[np.bool_]) -> list[str]:
    few = int((~enough).sum())
    if not few:
        return []
    if few == (mobility.visits < LEAST_VISITS).sum():
        return [
            f"{few:,} people with fewer than {LEAST_VISITS} visits are left out, because the "
            "estimate of their entropy would be biased."
        ]
    return [
        f"{few:,} people are left out: any with fewer than {LEAST_VISITS} visits, because the "
        "estimate of their entropy would be biased, and others so that no table is of everybody "
        "but a few, who could be told by subtraction."
    ]
