"""The heads of self-attention over a whole data set.

P people, R resamples, LH heads of all layers, layer by layer, S steps back.
"""

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.head_roles import MIN_RATIO, MIN_SHARE, ROLES, HeadRoles
from pointerscope.analysis.insights.aggregates import Mean, Quantity
from pointerscope.analysis.insights.disclosure import ROUNDED_DOWN
from pointerscope.analysis.insights.estimates import Estimate, Estimator, ratio
from pointerscope.analysis.insights.measurements import HistoryMeasurements
from pointerscope.analysis.insights.quantities import RIGHT
from pointerscope.analysis.insights.section import InsightInputs, Section
from pointerscope.analysis.insights.tables import (
    LEAST_NATS,
    claim_from_effect,
    count_columns,
    interval_columns,
    round_rows,
    rows_from_columns,
)
from pointerscope.core.array_types import Float, Int, Numbers
from pointerscope.core.percentages import percent
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable

REMOVAL = "head_removal"  # the table
MAX_STEPS_SHOWN = 24
MAP_DIGITS = 4
# Heads count as alike if they share more than half of their variance.
MIN_ALIKE = math.sqrt(0.5)
# The largest loss of accuracy that counts as little: one percentage point.
LITTLE_LOSS = 0.01


def _reached(rows: HistoryMeasurements) -> Float[Numbers, "N S"]:
    """Return 1 where a history has a visit so many steps back."""
    steps = np.arange(rows.locations.shape[1])
    return (steps < rows.lengths[:, None]).astype(np.float64)


def _correlations(rows: HistoryMeasurements) -> Float[Numbers, "N pairs"] | None:
    """Return the correlation of every two heads; NaN for one visit, where all heads are equal."""
    if rows.similarity is None:
        return None
    first, second = np.triu_indices(rows.similarity.shape[1], 1)
    if not len(first):
        return None
    correlations = rows.similarity[:, first, second].astype(np.float64)
    correlations[rows.lengths < 2] = np.nan
    return correlations


def _change(rows: HistoryMeasurements) -> Float[Numbers, "N LH"] | None:
    """Return the change in rightness when each head is removed."""
    if rows.right_without is None:
        return None
    return (rows.right_without - rows.right[:, None]).astype(np.float64)


def _times_looking(
    rows: HistoryMeasurements, of: Float[NDArray[Any], "N ..."] | None
) -> Float[NDArray[Any], "N ..."] | None:
    """Return a share of each history times its visits that can have it."""
    if of is None or rows.role_looking is None:
        return None
    looking = rows.role_looking
    return of * (looking if of.ndim == looking.ndim else looking[:, None])


REACHED = Quantity("reached", "Histories that reach so far back", "share", _reached)
HEAD_ENTROPY = Quantity("head_entropy", "Entropy", "nats", lambda rows: rows.head_entropy)
HEAD_DISTANCE = Quantity("head_distance", "Distance", "steps", lambda rows: rows.head_distance)
LARGEST_ENTROPY = Quantity(
    "head_entropy_limit", "Largest possible entropy", "nats", lambda rows: rows.even_entropy
)
EVEN_DISTANCE = Quantity(
    "even_distance",
    "Distance of uniform attention",
    "steps",
    lambda rows: rows.even_distance,
)
ROLE_SHARES = Quantity(
    "role_shares",
    "Shares of roles, times query visits",
    "count",
    lambda rows: _times_looking(rows, rows.role_shares),
)
ROLE_CHANCES = Quantity(
    "role_chances",
    "Shares by chance, times query visits",
    "count",
    lambda rows: _times_looking(rows, rows.role_chances),
)
ROLE_LOOKING = Quantity("role_looking", "Query visits", "count", lambda rows: rows.role_looking)
CORRELATION = Quantity("correlation", "Correlation", "", _correlations)
RIGHT_WITHOUT = Quantity(
    "accuracy_without", "Accuracy@1 without the head", "rate", lambda rows: rows.right_without
)
CHANGE = Quantity("accuracy_change", "Change of accuracy@1", "rate", _change)

BY_STEP = Mean(REACHED)
ENTROPIES, LARGEST_ENTROPIES = Mean(HEAD_ENTROPY), Mean(LARGEST_ENTROPY)
DISTANCES, EVEN_DISTANCES = Mean(HEAD_DISTANCE), Mean(EVEN_DISTANCE)
SHARES, CHANCES, LOOKING = Mean(ROLE_SHARES), Mean(ROLE_CHANCES), Mean(ROLE_LOOKING)
CORRELATIONS = Mean(CORRELATION)
WITHOUT, CHANGES, WHOLE = Mean(RIGHT_WITHOUT), Mean(CHANGE), Mean(RIGHT)


def _tables(inputs: InsightInputs) -> Iterable[InsightTable | None]:
    if not inputs.bundle.architecture.heads:
        return
    yield _maps(inputs)
    yield _measures(inputs)
    yield _roles(inputs)
    yield _similarity(inputs)
    yield _removal(inputs)


def _maps(inputs: InsightInputs) -> InsightTable | None:
    """Build a table with a row for each head and query, and a column for each key."""
    estimator, maps = inputs.estimator, inputs.estimator.ledger.maps
    reaching = estimator.sums(BY_STEP)[:, 0]  # (P, S)
    histories, people = reaching.sum(0), (reaching > 0).sum(0)
    shown = min(int((people >= MIN_PEOPLE).sum()), MAX_STEPS_SHOWN)
    if maps is None:
        return None
    steps = np.arange(shown)
    both = np.maximum(steps[:, None], steps)
    means = maps[:, :shown, :shown] / histories[both]
    counts = estimator.count_nested(reaching[:, :shown])
    rows = [
        [layer, head, step, int(counts.histories[step]), int(counts.people[step]), *weights]
        for (layer, head), of_head in zip(_heads(inputs), means, strict=True)
        for step, weights in enumerate(of_head.round(MAP_DIGITS).tolist())
    ]
    longest = int((people > 0).sum())
    notes = []
    if shown == MAX_STEPS_SHOWN < longest:
        notes.append(f"Visits {shown} or more steps back are left out to keep the table short.")
    elif shown < longest:
        notes.append(
            f"Visits {shown} or more steps back are left out: fewer than {MIN_PEOPLE} people have "
            "histories that long."
        )
    if (counts.histories != histories[:shown]).any():
        notes.append(ROUNDED_DOWN)
    return InsightTable(
        name="mean_maps",
        title="Mean attention maps",
        section="heads",
        definition=(
            "The mean attention weight from the query visit (row) to the key visit (column), both "
            "given in steps back, over the histories that contain both visits. Rows sum to 1 only "
            "if all visits farther back are included."
        ),
        histories=estimator.histories,
        people=estimator.people,
        columns=[
            *_head_columns(),
            InsightColumn(name="steps_back", title="Steps back", unit="steps"),
            *count_columns(),
            *(
                InsightColumn(
                    name=f"weight_{step}", title=f"Weight of {step} steps back", unit="share"
                )
                for step in range(shown)
            ),
        ],
        rows=round_rows(rows),
        notes=notes,
    )


def _measures(inputs: InsightInputs) -> InsightTable:
    estimator = inputs.estimator
    heads = list(zip(*_heads(inputs), strict=True))
    entropies, distances = estimator.means(ENTROPIES), estimator.means(DISTANCES)
    limit, even = estimator.mean(LARGEST_ENTROPIES).value, estimator.mean(EVEN_DISTANCES).value
    count = len(heads[0])
    return InsightTable(
        name="head_measures",
        title="Entropy and distance of heads",
        section="heads",
        definition=(
            "For each head, the mean over histories of the entropy of its attention weights and "
            "of the distance between query and key in visits, both averaged over the query "
            "visits. Beside them, both of uniform attention over the visits that a query may "
            "read, whose entropy is the largest possible: over all n visits they are log n and "
            "(n² − 1) / 3n. In a causal network no visit reads a later one."
        ),
        histories=estimator.histories,
        people=estimator.people,
        columns=[
            *_head_columns(),
            *interval_columns("entropy", "Entropy", "nats"),
            InsightColumn(name="entropy_limit", title="Largest possible entropy", unit="nats"),
            *interval_columns("distance", "Distance", "steps"),
            InsightColumn(
                name="even_distance", title=("Distance of uniform attention"), unit="steps"
            ),
            *count_columns(),
        ],
        rows=rows_from_columns(
            *heads,
            *(part[0] for part in entropies[:3]),
            [limit] * count,
            *(part[0] for part in distances[:3]),
            [even] * count,
            [estimator.histories] * count,
            [estimator.people] * count,
        ),
    )


class _PooledRoles(NamedTuple):
    """The roles over all histories, as far as enough people have visits for them.

    Attributes:
        roles: over everybody; 0 for roles that too few people have visits for.
        shares: sums by person of shares times query visits.
        chances: sums by person of chances times query visits.
        looking: query visits by person.
        published: indices of the roles that enough people have visits for.
    """

    roles: HeadRoles
    shares: Float[Numbers, "P LH roles"]
    chances: Float[Numbers, "P roles"]
    looking: Float[Numbers, "P roles"]
    published: Int[NDArray[np.int64], " published"]


def _pool_roles(estimator: Estimator) -> _PooledRoles:
    shares, chances, looking = (estimator.sums(of)[:, 0] for of in (SHARES, CHANCES, LOOKING))
    enough = (looking > 0).sum(0) >= MIN_PEOPLE
    roles = HeadRoles(
        _share(shares.sum(0), looking.sum(0)).astype(np.float32) * enough,
        _share(chances.sum(0), looking.sum(0)).astype(np.float32) * enough,
        (looking.sum(0) * enough).astype(np.int64),
    )
    return _PooledRoles(roles, shares, chances, looking, np.flatnonzero(enough))


def _roles(inputs: InsightInputs) -> InsightTable:
    estimator = inputs.estimator
    pooled = _pool_roles(estimator)
    often = pooled.looking.sum(0)
    shares, chances = (_share(of.sum(0), often) for of in (pooled.shares, pooled.chances))
    low, high = estimator.interval(_share, pooled.shares, pooled.looking)
    people = (pooled.looking > 0).sum(0)
    standing_out = pooled.roles.dominant
    rows = [
        [
            layer,
            head,
            ROLES[role],
            *(part[number, role] for part in (shares, low, high)),
            chances[role],
            shares[number, role] / chances[role],
            shares[number, role] - chances[role],
            int(standing_out[number] == role),
            often[role],
            people[role],
        ]
        for number, (layer, head) in enumerate(_heads(inputs))
        for role in pooled.published
    ]
    lacking = [role for index, role in enumerate(ROLES) if index not in pooled.published]
    return InsightTable(
        name="head_roles_over_all",
        title="What do heads attend to?",
        section="heads",
        definition=(
            "The mean share of a head's attention that goes to one kind of visit, over all query "
            "visits that have such a visit among their keys, beside the share of uniform "
            "attention (chance). A kind stands out for a head (1) if it gets at least "
            f"{100 * MIN_SHARE:.0f} % of the head's attention and {MIN_RATIO:g} times the share by "
            "chance. If several kinds do, the one with the largest excess stands out."
        ),
        histories=estimator.histories,
        people=estimator.people,
        columns=[
            *_head_columns(),
            InsightColumn(name="role", title="Attends to"),
            *interval_columns("share", "Share", "share"),
            InsightColumn(name="chance", title="Share by chance", unit="share"),
            InsightColumn(name="ratio", title="Times chance"),
            InsightColumn(name="excess", title="Share above chance", unit="share"),
            InsightColumn(name="stands_out", title="Stands out"),
            InsightColumn(name="looking", title="Query visits", unit="count"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        rows=round_rows(rows),
        notes=[
            f"Left out, because fewer than {MIN_PEOPLE} people have such visits: "
            f"{', '.join(lacking)}."
        ]
        if lacking
        else [],
    )


def _similarity(inputs: InsightInputs) -> InsightTable | None:
    estimator = inputs.estimator
    if not _enough(estimator, CORRELATIONS):
        return None
    means = estimator.means(CORRELATIONS)
    rows = [
        [*one, *other, *(part[0, pair] for part in (*means[:3], means.histories, means.people))]
        for pair, (one, other) in enumerate(itertools.combinations(_heads(inputs), 2))
    ]
    return InsightTable(
        name="head_similarity",
        title="Similarity of heads",
        section="heads",
        definition=(
            "For every two heads, the mean over histories of the correlation of their attention "
            "weights over all pairs of visits: 1 if they attend alike, 0 if their weights are "
            "unrelated. Histories of a single visit are left out."
        ),
        histories=int(means.histories[0, 0]),
        people=int(means.people[0, 0]),
        columns=[
            *_head_columns(),
            InsightColumn(name="other_layer", title="Other layer"),
            InsightColumn(name="other_head", title="Other head"),
            *interval_columns("correlation", "Correlation"),
            *count_columns(),
        ],
        rows=round_rows(rows),
    )


def _removal(inputs: InsightInputs) -> InsightTable | None:
    estimator = inputs.estimator
    if not _enough(estimator, CHANGES):
        return None
    without, changes = estimator.means(WITHOUT), estimator.means(CHANGES)
    heads = list(zip(*_heads(inputs), strict=True))
    count = len(heads[0])
    return InsightTable(
        name=REMOVAL,
        title="Accuracy with each head removed",
        section="heads",
        definition=(
            "The share of histories whose prediction is right when the output of one head is set "
            "to zero, the same share for the whole network, and the difference over the same "
            "histories. One head is removed at a time, without retraining."
        ),
        histories=int(changes.histories[0, 0]),
        people=int(changes.people[0, 0]),
        columns=[
            *_head_columns(),
            *interval_columns("accuracy_without", "Accuracy@1 without the head", "rate"),
            InsightColumn(name="accuracy", title="Accuracy@1 of the whole network", unit="rate"),
            *interval_columns("difference", "Difference", "rate"),
            *count_columns(),
        ],
        rows=rows_from_columns(
            *heads,
            *(part[0] for part in without[:3]),
            [estimator.mean(WHOLE).value] * count,
            *(part[0] for part in changes[:3]),
            changes.histories[0],
            changes.people[0],
        ),
    )


def _claims(inputs: InsightInputs) -> Iterable[Claim | None]:
    if not inputs.bundle.architecture.heads:
        return
    if _enough(inputs.estimator, CORRELATIONS):
        yield _heads_differ(inputs)
        yield _heads_alike(inputs)
    yield _different_kinds(inputs)
    yield _one_back(inputs)
    yield _fuzzy(inputs)
    yield _more_heads(inputs)
    if inputs.bundle.architecture.layers > 1:
        yield _layers_differ(inputs)
    if _enough(inputs.estimator, CHANGES):
        yield _prunable(inputs)
        yield _all_useful(inputs)


def _heads_differ(inputs: InsightInputs) -> Claim:
    pair, largest = _most_alike(inputs)
    return claim_from_effect(
        largest.minus(MIN_ALIKE).negated,
        name="heads-differ",
        view="head-similarity",
        source="F §4.3, W “Connection to Multi-Head Attention”, and D “The Attention Matrix as a "
        "Soft Adjacency”",
        claim="Heads attend to different things: each draws its own graph.",
        measured=(
            f"The two most similar heads, {pair}, have a correlation of {largest.value:.3f}; the "
            "text does not define different, and we take it to mean that no two heads share more "
            f"than half of their variance, a correlation of {MIN_ALIKE:.3f}"
        ),
        effect_name="their distance below that",
        estimator=inputs.estimator,
    )


def _heads_alike(inputs: InsightInputs) -> Claim:
    pair, largest = _most_alike(inputs)
    return claim_from_effect(
        largest.minus(MIN_ALIKE),
        name="heads-redundant",
        view="head-similarity",
        source="D “Could Heads Learn the Same Thing?”",
        claim="Heads sometimes learn the same thing.",
        measured=(
            f"{_capitalise(pair)} are most similar, with a correlation of {largest.value:.3f}; "
            "the text does not define the same, and we take it to mean that two heads share more "
            f"than half of their variance, a correlation above {MIN_ALIKE:.3f}"
        ),
        effect_name="their distance above that",
        estimator=inputs.estimator,
    )


def _different_kinds(inputs: InsightInputs) -> Claim:
    estimator, pooled = inputs.estimator, _pool_roles(inputs.estimator)
    names = [ROLES[role] for role in sorted({*pooled.roles.dominant.tolist()} - {-1})]

    def beyond_one(shares: Numbers, chances: Numbers, looking: Numbers) -> Float[Numbers, " R"]:
        published = pooled.published
        drawn = HeadRoles(
            _share(shares, looking)[..., published].astype(np.float32),
            _share(chances, looking)[..., published].astype(np.float32),
            looking[..., published].astype(np.int64),
        ).dominant
        kinds = (drawn[..., None] == np.arange(len(published))).any(-2)
        return kinds.sum(-1) - 1.0

    stand = "stands" if len(names) == 1 else "stand"
    listed = ", ".join(f"“{name}”" for name in names)
    said = f"{len(names)} {stand} out for some head: {listed}" if names else "none stands out"
    return claim_from_effect(
        estimator.estimate(beyond_one, pooled.shares, pooled.chances, pooled.looking),
        name="heads-take-different-relations",
        view="head-roles-over-all",
        source="T §2.2, L “Why Multiple Heads?”, and D “How Do Heads Learn Different Things?”",
        claim="Different heads capture different relations between visits.",
        measured=f"Of {len(ROLES)} kinds of visit, {said}",
        effect_name="their number beyond one",
        estimator=estimator,
        digits=0,
    )


def _one_back(inputs: InsightInputs) -> Claim | None:
    estimator, pooled = inputs.estimator, _pool_roles(inputs.estimator)
    role = ROLES.index("one back")
    if role not in pooled.published:
        return None
    chance, shares = float(pooled.roles.chances[role]), pooled.roles.shares[:, role]
    bound = max(MIN_SHARE, MIN_RATIO * chance)
    name = _name(inputs, int(shares.argmax()))

    def beyond(shares: Numbers, chances: Numbers, looking: Numbers) -> Float[Numbers, " R"]:
        by_chance = _share(chances, looking)[..., role]
        least = np.maximum(MIN_SHARE, MIN_RATIO * by_chance)
        return _share(shares, looking)[..., role].max(-1) - least

    return claim_from_effect(
        estimator.estimate(beyond, pooled.shares, pooled.chances, pooled.looking),
        name="head-one-back",
        view="head-roles-over-all",
        source="D “What Heads Actually Learn”",
        claim="Some head attends mostly to the visit before, as in language models.",
        measured=(
            f"The head that attends most to the visit before, {name}, gives it "
            f"{percent(shares.max())} of its attention (by chance "
            f"{percent(chance)}); the kind stands out from {percent(bound)} on"
        ),
        effect_name="the distance of its share above that",
        estimator=estimator,
    )


def _fuzzy(inputs: InsightInputs) -> Claim:
    estimator, pooled = inputs.estimator, _pool_roles(inputs.estimator)
    published = pooled.published
    shares = pooled.roles.shares[:, published]
    head, role = map(int, np.unravel_index(shares.argmax(), shares.shape))
    return claim_from_effect(
        estimator.estimate(
            lambda shares, looking: 1 - _share(shares, looking)[..., published].max((-1, -2)),
            pooled.shares,
            pooled.looking,
        ),
        name="heads-fuzzy",
        by_construction=True,
        view="head-roles-over-all",
        source="D “What Heads Actually Learn”",
        claim="No head is perfectly specialised.",
        measured=(
            "The largest share that a head gives to one kind of visit is "
            f"{percent(shares.max())}, by {_name(inputs, head)} to "
            f"“{ROLES[published[role]]}”; a softmax gives every visit that may be read some "
            "weight, so the claim holds by construction"
        ),
        effect_name="the share that is left for other visits",
        estimator=estimator,
    )


def _more_heads(inputs: InsightInputs) -> Claim:
    architecture = inputs.bundle.architecture
    standing = int((_pool_roles(inputs.estimator).roles.dominant >= 0).sum())
    return claim_from_effect(
        None,
        name="narrow-heads-specialise",
        view="head-roles-over-all",
        source="F §4.4",
        claim="Four heads of 16 dimensions specialise more than two heads of 48.",
        measured=(
            "A single network cannot test this, and networks of different data differ in more "
            f"than their heads; this one has {architecture.heads} heads of "
            f"{architecture.head_width} dimensions in each layer, and for "
            f"{standing} of {len(_heads(inputs))} heads a kind of visit stands out"
        ),
        effect_name="",
        estimator=inputs.estimator,
    )


def _layers_differ(inputs: InsightInputs) -> Claim:
    estimator, heads = inputs.estimator, inputs.bundle.architecture.heads
    difference = estimator.estimate(
        lambda own, often: (
            _share(own, often)[..., -heads:].mean(-1) - _share(own, often)[..., :heads].mean(-1)
        ),
        estimator.sums(ENTROPIES)[:, 0],
        estimator.sums(ENTROPIES, "n")[:, 0],
    )
    means = estimator.means(ENTROPIES).value[0]
    first, last = means[:heads].mean(), means[-heads:].mean()
    return claim_from_effect(
        _absolute(difference),
        name="layers-differ",
        least=LEAST_NATS,
        view="head-measures",
        source="D “What Heads Actually Learn”",
        claim="Early and late layers behave differently.",
        measured=(
            f"The mean entropy of the heads is {first:.3f} nats in the first layer and "
            f"{last:.3f} in the last"
        ),
        effect_name="the absolute difference",
        estimator=estimator,
    )


def _prunable(inputs: InsightInputs) -> Claim:
    estimator, heads = inputs.estimator, len(_heads(inputs))
    few = int((estimator.means(CHANGES).value[0] > -LITTLE_LOSS).sum())
    middle = (heads - 1) // 2  # in order of loss; this head and the cheaper ones are more than half
    return claim_from_effect(
        estimator.estimate(
            lambda own, often: LITTLE_LOSS + np.sort(_share(own, often), -1)[..., middle],
            estimator.sums(CHANGES)[:, 0],
            estimator.sums(CHANGES, "n")[:, 0],
        ),
        name="heads-prunable",
        view="head-removal",
        source="D “Could Heads Learn the Same Thing?”",
        claim="Many heads can be removed at little cost.",
        measured=(
            f"For {few} of the {heads} heads, removal costs less than one percentage point of "
            "accuracy@1; we take that as little, and more than half of the heads as many"
        ),
        effect_name=(
            f"one percentage point minus the largest cost among the {heads - middle} cheapest heads"
        ),
        estimator=estimator,
        digits=4,
    )


def _all_useful(inputs: InsightInputs) -> Claim:
    estimator = inputs.estimator
    changes = estimator.means(CHANGES)
    worse, better = int((changes.high[0] < 0).sum()), int((changes.low[0] > 0).sum())
    least = int(changes.value[0].argmax())
    # Each head must be useful by its own interval: the smallest of several noisy losses is biased.
    loss = Estimate(*(float(-part[0].max()) for part in (changes.value, changes.high, changes.low)))
    return claim_from_effect(
        loss,
        name="every-head-useful",
        view="head-removal",
        source="D “How Do Heads Learn Different Things?”",
        claim="Each head learns something useful.",
        measured=(
            f"For {worse} of the {len(_heads(inputs))} heads, removal lowers accuracy@1 beyond "
            f"chance, and for {better} it raises it, each by its own interval; the smallest loss "
            f"is that of {_name(inputs, least)}"
        ),
        effect_name="that loss",
        estimator=estimator,
        digits=4,
    )


def _most_alike(inputs: InsightInputs) -> tuple[str, Estimate]:
    """Return the two heads whose attention correlates most, and their correlation."""
    estimator = inputs.estimator
    means = estimator.means(CORRELATIONS).value[0]
    first, second = list(itertools.combinations(range(len(_heads(inputs))), 2))[int(means.argmax())]
    largest = estimator.estimate(
        lambda own, often: _share(own, often).max(-1),
        estimator.sums(CORRELATIONS)[:, 0],
        estimator.sums(CORRELATIONS, "n")[:, 0],
    )
    return f"{_name(inputs, first)} and {_name(inputs, second)}", largest


def _share(own: Numbers, often: Numbers) -> Numbers:
    """Divide sums by counts; `often` may lack the dimension of heads. NaN where the count is 0."""
    if own.ndim > often.ndim:
        often = np.expand_dims(often, -2)
    return ratio(own, often)


def _enough(estimator: Estimator, of: Mean) -> bool:
    """Return whether the network has this quantity for enough people."""
    if not estimator.has(of):
        return False
    return bool(((estimator.sums(of, "n") > 0).sum(0) >= MIN_PEOPLE).all())


def _absolute(estimate: Estimate) -> Estimate:
    """Return the absolute difference, whose interval keeps including 0 if it did."""
    if estimate.value >= 0:
        return estimate
    return estimate.negated


def _heads(inputs: InsightInputs) -> list[tuple[int, int]]:
    """Return layer and head of every head, layer by layer."""
    architecture = inputs.bundle.architecture
    return list(architecture.all_heads)


def _name(inputs: InsightInputs, number: int) -> str:
    layer, head = _heads(inputs)[number]
    return f"head {head} of layer {layer}"


def _capitalise(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _head_columns() -> Sequence[InsightColumn]:
    return InsightColumn(name="layer", title="Layer"), InsightColumn(name="head", title="Head")


section = Section(
    name="heads",
    order=40,
    aggregates=(
        BY_STEP,
        ENTROPIES,
        LARGEST_ENTROPIES,
        DISTANCES,
        EVEN_DISTANCES,
        SHARES,
        CHANCES,
        LOOKING,
        CORRELATIONS,
        WITHOUT,
        CHANGES,
        WHOLE,
    ),
    tables=_tables,
    claims=_claims,
    is_of_accuracy=lambda claim: claim.name in ("heads-prunable", "every-head-useful"),
)
