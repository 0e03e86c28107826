"""Looking: what the heads of self-attention do over a whole data set.

P people, R resamples, LH the heads of all layers, layer by layer, S steps back.
"""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.head_roles import LEAST_RATIO, LEAST_SHARE, ROLES, HeadRoles
from pointerscope.analysis.insights.aggregates import Mean, Quantity
from pointerscope.analysis.insights.estimates import Estimate, interval, ratio
from pointerscope.analysis.insights.quantities import RIGHT
from pointerscope.analysis.insights.section import Section
from pointerscope.analysis.insights.writing import cells_of, counts, judged, rows_of, with_ends
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]
    Statistic = Callable[..., Numbers]

MOST_STEPS_SHOWN = 24
DIGITS_OF_MAPS = 4
# Heads are called alike where they share more than half of their variance.
LEAST_ALIKE = math.sqrt(0.5)
# What the removal of a head may cost and still be called little: one percentage point.
LITTLE = 0.01


def _reached(rows: Rows) -> Float[Numbers, "N S"]:
    """1 where a history has a visit so many steps back."""
    steps = np.arange(rows.locations.shape[1])
    return (steps < rows.lengths[:, None]).astype(np.float64)


def _correlations(rows: Rows) -> Float[Numbers, "N pairs"] | None:
    """Of every two heads, once; a single visit can be looked at in one way only."""
    first, second = np.triu_indices(rows.similarity.shape[1], 1)
    if not len(first):
        return None
    found = rows.similarity[:, first, second].astype(np.float64)
    found[rows.lengths < 2] = np.nan
    return found


def _change(rows: Rows) -> Float[Numbers, "N LH"] | None:
    """Of being right, where each head is removed."""
    if rows.right_without is None:
        return None
    return (rows.right_without - rows.right[:, None]).astype(np.float64)


REACHED = Quantity("reached", "Histories that reach so far back", "share", _reached)
HEAD_ENTROPY = Quantity("head_entropy", "Entropy", "nats", lambda rows: rows.head_entropy)
HEAD_DISTANCE = Quantity("head_distance", "Distance", "steps", lambda rows: rows.head_distance)
LARGEST_ENTROPY = Quantity(
    "head_entropy_limit", "Largest possible entropy", "nats", lambda rows: np.log(rows.lengths)
)
EVEN_DISTANCE = Quantity(
    "even_distance",
    "Distance of even looks",
    "steps",
    lambda rows: (rows.lengths**2 - 1) / (3 * rows.lengths),
)
ROLE_SHARES = Quantity(
    "role_shares",
    "Shares of roles, times the visits that look",
    "count",
    lambda rows: rows.role_shares * rows.role_looking[:, None],
)
ROLE_CHANCES = Quantity(
    "role_chances",
    "Shares by chance, times the visits that look",
    "count",
    lambda rows: rows.role_chances * rows.role_looking,
)
ROLE_LOOKING = Quantity("role_looking", "Visits that look", "count", lambda rows: rows.role_looking)
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


def _tables(context: Context) -> Iterable[Table | None]:
    yield _maps(context)
    yield _measures(context)
    yield _roles(context)
    yield _similarity(context)
    yield _removal(context)


def _maps(context: Context) -> Table | None:
    """One row for each head and visit that looks, a column for each visit looked at."""
    found, maps = context.found, context.found.ledger.maps
    reaching = found.sums(BY_STEP)[:, 0]  # (P, S)
    histories, people = reaching.sum(0), (reaching > 0).sum(0)
    shown = min(int((people >= LEAST_PEOPLE).sum()), MOST_STEPS_SHOWN)
    if maps is None:
        return None
    steps = np.arange(shown)
    both = np.maximum(steps[:, None], steps)
    means = maps[:, :shown, :shown] / histories[both]
    rows = [
        [layer, head, step, int(histories[step]), int(people[step]), *weights]
        for (layer, head), of_head in zip(_heads(context), means, strict=True)
        for step, weights in enumerate(of_head.round(DIGITS_OF_MAPS).tolist())
    ]
    longest = int((people > 0).sum())
    notes = []
    if shown == MOST_STEPS_SHOWN < longest:
        notes.append(f"Visits {shown} and more steps back are left out to keep the table short.")
    elif shown < longest:
        notes.append(
            f"Visits {shown} and more steps back are left out: fewer than {LEAST_PEOPLE} people "
            "have histories that reach them."
        )
    return Table(
        name="mean_maps",
        title="Mean attention maps",
        section="heads",
        definition=(
            "The mean weight with which the visit so many steps back (row) looks at the visit so "
            "many steps back (column), over the histories that hold both: those of the row of the "
            "farther one. Rows sum to 1 only together with what lies farther back."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            *_named(),
            Column(name="steps_back", title="Steps back", unit="steps"),
            *counts(),
            *(
                Column(name=f"weight_{step}", title=f"Weight of {step} steps back", unit="share")
                for step in range(shown)
            ),
        ],
        rows=cells_of(rows),
        notes=notes,
    )


def _measures(context: Context) -> Table:
    found = context.found
    heads = list(zip(*_heads(context), strict=True))
    entropies, distances = found.means(ENTROPIES), found.means(DISTANCES)
    limit, even = found.mean(LARGEST_ENTROPIES).value, found.mean(EVEN_DISTANCES).value
    count = len(heads[0])
    return Table(
        name="head_measures",
        title="How widely and how far heads look",
        section="heads",
        definition=(
            "For each head the mean over histories of the entropy of its weights and of the number "
            "of visits between the one that looks and the one looked at, both averaged over the "
            "visits that look; beside them the mean of log n, the largest possible entropy of n "
            "visits, and of (n² − 1) / 3n, the distance of looks that are even."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            *_named(),
            *with_ends("entropy", "Entropy", "nats"),
            Column(name="entropy_limit", title="Largest possible entropy", unit="nats"),
            *with_ends("distance", "Distance", "steps"),
            Column(name="even_distance", title="Distance of even looks", unit="steps"),
            *counts(),
        ],
        rows=rows_of(
            *heads,
            *(part[0] for part in entropies[:3]),
            [limit] * count,
            *(part[0] for part in distances[:3]),
            [even] * count,
            [found.histories] * count,
            [found.people] * count,
        ),
    )


class _Pooled(NamedTuple):
    """Roles over all histories, of those that enough people have visits for.

    Attributes:
        roles: over everybody; what few people have visits for is 0.
        shares: sums by person of shares times visits that look.
        chances: likewise.
        looking: visits that look by person.
        kept: indices of the roles that enough people have visits for.
    """

    roles: HeadRoles
    shares: Float[Numbers, "P LH roles"]
    chances: Float[Numbers, "P roles"]
    looking: Float[Numbers, "P roles"]
    kept: Int[NDArray[np.int64], " kept"]


def _pooled(found: Found) -> _Pooled:
    shares, chances, looking = (found.sums(of)[:, 0] for of in (SHARES, CHANCES, LOOKING))
    enough = (looking > 0).sum(0) >= LEAST_PEOPLE
    roles = HeadRoles(
        _share(shares.sum(0), looking.sum(0)).astype(np.float32) * enough,
        _share(chances.sum(0), looking.sum(0)).astype(np.float32) * enough,
        (looking.sum(0) * enough).astype(np.int64),
    )
    return _Pooled(roles, shares, chances, looking, np.flatnonzero(enough))


def _roles(context: Context) -> Table:
    found = context.found
    pooled = _pooled(found)
    often = pooled.looking.sum(0)
    shares, chances = (_share(of.sum(0), often) for of in (pooled.shares, pooled.chances))
    low, high = _ends(found, _share, pooled.shares, pooled.looking)
    people = (pooled.looking > 0).sum(0)
    standing_out = pooled.roles.standing_out
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
        for number, (layer, head) in enumerate(_heads(context))
        for role in pooled.kept
    ]
    lacking = [role for index, role in enumerate(ROLES) if index not in pooled.kept]
    return Table(
        name="head_roles_over_all",
        title="What heads look for",
        section="heads",
        definition=(
            "The mean share of a head's attention that goes to one kind of visit, over all visits "
            "that have such a visit to look at, with the share that even looks would give it "
            f"(chance). A kind stands out for a head (1) if it gets at least {LEAST_SHARE:.0%} of "
            f"the head's attention and {LEAST_RATIO:g} times what chance gives; of several the one "
            "with the largest excess."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            *_named(),
            Column(name="role", title="Looks for"),
            *with_ends("share", "Share", "share"),
            Column(name="chance", title="Share by chance", unit="share"),
            Column(name="ratio", title="Times chance"),
            Column(name="excess", title="Share above chance", unit="share"),
            Column(name="stands_out", title="Stands out"),
            Column(name="looking", title="Visits that look", unit="count"),
            Column(name="people", title="People", unit="count"),
        ],
        rows=cells_of(rows),
        notes=[
            f"Left out, because fewer than {LEAST_PEOPLE} people have such visits: "
            f"{', '.join(lacking)}."
        ]
        if lacking
        else [],
    )


def _similarity(context: Context) -> Table | None:
    found = context.found
    if not _enough(found, CORRELATIONS):
        return None
    means = found.means(CORRELATIONS)
    rows = [
        [*one, *other, *(part[0, pair] for part in (*means[:3], means.histories, means.people))]
        for pair, (one, other) in enumerate(itertools.combinations(_heads(context), 2))
    ]
    return Table(
        name="head_similarity",
        title="How alike heads look",
        section="heads",
        definition=(
            "For every two heads the mean over histories of the correlation of their weights over "
            "all pairs of visits: 1 where they look alike, 0 where one tells nothing of the other. "
            "Histories of a single visit are left out."
        ),
        histories=int(means.histories[0, 0]),
        people=int(means.people[0, 0]),
        columns=[
            *_named(),
            Column(name="other_layer", title="Other layer"),
            Column(name="other_head", title="Other head"),
            *with_ends("correlation", "Correlation"),
            *counts(),
        ],
        rows=cells_of(rows),
    )


def _removal(context: Context) -> Table | None:
    found = context.found
    if not _enough(found, CHANGES):
        return None
    without, changes = found.means(WITHOUT), found.means(CHANGES)
    heads = list(zip(*_heads(context), strict=True))
    count = len(heads[0])
    return Table(
        name="head_removal",
        title="Accuracy with each head removed",
        section="heads",
        definition=(
            "The share of histories whose first answer is right when the output of one head is set "
            "to zero, that of the whole network, and the difference of the two over the same "
            "histories. One head is removed at a time, and nothing is trained anew."
        ),
        histories=int(changes.histories[0, 0]),
        people=int(changes.people[0, 0]),
        columns=[
            *_named(),
            *with_ends("accuracy_without", "Accuracy@1 without the head", "rate"),
            Column(name="accuracy", title="Accuracy@1 of the whole network", unit="rate"),
            *with_ends("difference", "Difference", "rate"),
            *counts(),
        ],
        rows=rows_of(
            *heads,
            *(part[0] for part in without[:3]),
            [found.mean(WHOLE).value] * count,
            *(part[0] for part in changes[:3]),
            changes.histories[0],
            changes.people[0],
        ),
    )


def _claims(context: Context) -> Iterable[Claim | None]:
    if _enough(context.found, CORRELATIONS):
        yield _heads_differ(context)
        yield _heads_alike(context)
    yield _different_kinds(context)
    yield _one_back(context)
    yield _fuzzy(context)
    yield _more_heads(context)
    if context.bundle.architecture.layers > 1:
        yield _layers_differ(context)
    if _enough(context.found, CHANGES):
        yield _prunable(context)
        yield _all_useful(context)


def _heads_differ(context: Context) -> Claim:
    pair, largest = _most_alike(context)
    return judged(
        largest.less(LEAST_ALIKE).opposite,
        name="heads-differ",
        view="head-similarity",
        source="F §4.3, W “Connection to Multi-Head Attention”, and D “The Attention Matrix as a "
        "Soft Adjacency”",
        claim="Heads look at different things: each draws a graph of its own.",
        measured=(
            f"The two heads that look most alike, {pair}, correlate by {largest.value:.3f}; the "
            "text does not say what is different, and here heads are if no two share more than "
            f"half of their variance, a correlation of {LEAST_ALIKE:.3f}"
        ),
        of="how far theirs is below that",
        found=context.found,
    )


def _heads_alike(context: Context) -> Claim:
    pair, largest = _most_alike(context)
    return judged(
        largest.less(LEAST_ALIKE),
        name="heads-redundant",
        view="head-similarity",
        source="D “Could Heads Learn the Same Thing?”",
        claim="Heads sometimes learn the same thing.",
        measured=(
            f"{_capital(pair)} look most alike, with a correlation of {largest.value:.3f}; the "
            "text does not say what is the same, and here two heads are if they share more than "
            f"half of their variance, a correlation above {LEAST_ALIKE:.3f}"
        ),
        of="how far theirs is above that",
        found=context.found,
    )


def _different_kinds(context: Context) -> Claim:
    found, pooled = context.found, _pooled(context.found)
    names = [ROLES[role] for role in sorted({*pooled.roles.standing_out.tolist()} - {-1})]

    def beyond_one(shares: Numbers, chances: Numbers, looking: Numbers) -> Float[Numbers, " R"]:
        kept = pooled.kept
        drawn = HeadRoles(
            _share(shares, looking)[..., kept].astype(np.float32),
            _share(chances, looking)[..., kept].astype(np.float32),
            looking[..., kept].astype(np.int64),
        ).standing_out
        kinds = (drawn[..., None] == np.arange(len(kept))).any(-2)
        return kinds.sum(-1) - 1.0

    said = ", ".join(f"“{name}”" for name in names) or "none"
    return judged(
        found.estimate(beyond_one, pooled.shares, pooled.chances, pooled.looking),
        name="heads-take-different-relations",
        view="head-roles-over-all",
        source="T §2.2, L “Why Multiple Heads?”, and D “How Do Heads Learn Different Things?”",
        claim="Different heads take up different relations between visits.",
        measured=(
            f"Of {len(ROLES)} kinds of visit that a head can look for, those that stand out for "
            f"some head are {len(names)}: {said}"
        ),
        of="how many there are beyond one",
        found=found,
        digits=0,
    )


def _one_back(context: Context) -> Claim | None:
    found, pooled = context.found, _pooled(context.found)
    role = ROLES.index("one back")
    if role not in pooled.kept:
        return None
    chance, shares = float(pooled.roles.chances[role]), pooled.roles.shares[:, role]
    bound = max(LEAST_SHARE, LEAST_RATIO * chance)
    name = _name(context, int(shares.argmax()))

    def beyond(shares: Numbers, chances: Numbers, looking: Numbers) -> Float[Numbers, " R"]:
        by_chance = _share(chances, looking)[..., role]
        least = np.maximum(LEAST_SHARE, LEAST_RATIO * by_chance)
        return _share(shares, looking)[..., role].max(-1) - least

    return judged(
        found.estimate(beyond, pooled.shares, pooled.chances, pooled.looking),
        name="head-one-back",
        view="head-roles-over-all",
        source="D “What Heads Actually Learn”",
        claim="Some head looks mostly at the one before, as heads of language models do.",
        measured=(
            f"The head that looks most at the visit before, {name}, gives it "
            f"{shares.max():.1%} of its attention, by chance {chance:.1%}; a head is named after "
            f"it from {bound:.1%} on"
        ),
        of="how far it is above that",
        found=found,
    )


def _fuzzy(context: Context) -> Claim:
    found, pooled = context.found, _pooled(context.found)
    kept = pooled.kept
    shares = pooled.roles.shares[:, kept]
    head, role = map(int, np.unravel_index(shares.argmax(), shares.shape))
    return judged(
        found.estimate(
            lambda shares, looking: 1 - _share(shares, looking)[..., kept].max((-1, -2)),
            pooled.shares,
            pooled.looking,
        ),
        name="heads-fuzzy",
        view="head-roles-over-all",
        source="D “What Heads Actually Learn”",
        claim="No head is perfectly specialised.",
        measured=(
            f"The largest share that a head gives to one kind of visit is {shares.max():.1%}, of "
            f"{_name(context, head)} to “{ROLES[kept[role]]}”; a softmax leaves some weight to "
            "every visit, so that the claim holds by construction"
        ),
        of="the share that is left for others",
        found=found,
    )


def _more_heads(context: Context) -> Claim:
    architecture = context.bundle.architecture
    standing = int((_pooled(context.found).roles.standing_out >= 0).sum())
    return judged(
        None,
        name="narrow-heads-specialise",
        view="head-roles-over-all",
        source="F §4.4",
        claim="Four heads of 16 numbers specialise more than two heads of 48.",
        measured=(
            "One network cannot tell, and networks of different data differ in more than that; "
            f"this one has {architecture.heads} heads of "
            f"{architecture.d_model // architecture.heads} numbers in each layer, and "
            f"{standing} of {len(_heads(context))} stand out for a kind of visit"
        ),
        of="",
        found=context.found,
    )


def _layers_differ(context: Context) -> Claim:
    found, heads = context.found, context.bundle.architecture.heads
    difference = found.estimate(
        lambda own, often: (
            _share(own, often)[..., -heads:].mean(-1) - _share(own, often)[..., :heads].mean(-1)
        ),
        found.sums(ENTROPIES)[:, 0],
        found.sums(ENTROPIES, "n")[:, 0],
    )
    means = found.means(ENTROPIES).value[0]
    first, last = means[:heads].mean(), means[-heads:].mean()
    return judged(
        _either_way(difference),
        name="layers-differ",
        view="head-measures",
        source="D “What Heads Actually Learn”",
        claim="Early and late layers behave differently.",
        measured=(
            f"The mean entropy of the heads is {first:.3f} nats in the first layer and "
            f"{last:.3f} in the last"
        ),
        of="the difference, whichever way,",
        found=found,
    )


def _prunable(context: Context) -> Claim:
    found, heads = context.found, len(_heads(context))
    few = int((found.means(CHANGES).value[0] > -LITTLE).sum())
    middle = (heads - 1) // 2  # from the largest loss on: it and the rest are more than half
    return judged(
        found.estimate(
            lambda own, often: LITTLE + np.sort(_share(own, often), -1)[..., middle],
            found.sums(CHANGES)[:, 0],
            found.sums(CHANGES, "n")[:, 0],
        ),
        name="heads-prunable",
        view="head-removal",
        source="D “Could Heads Learn the Same Thing?”",
        claim="Many heads can be removed at little cost.",
        measured=(
            f"The removal of {few} of {heads} heads, one at a time, costs less than one percentage "
            "point of accuracy@1; less than that is called little here, and more than half of the "
            "heads many"
        ),
        of=(
            f"what the dearest of the {heads - middle} heads that cost least leaves to one "
            "percentage point"
        ),
        found=found,
        digits=4,
    )


def _all_useful(context: Context) -> Claim:
    found = context.found
    changes = found.means(CHANGES)
    worse, better = int((changes.high[0] < 0).sum()), int((changes.low[0] > 0).sum())
    least = int(changes.value[0].argmax())
    # All are useful only if each is by its own interval; the least of noisy losses alone is biased.
    loss = Estimate(*(float(-part[0].max()) for part in (changes.value, changes.high, changes.low)))
    return judged(
        loss,
        name="every-head-useful",
        view="head-removal",
        source="D “How Do Heads Learn Different Things?”",
        claim="Each head learns a part of what is useful.",
        measured=(
            f"Of {len(_heads(context))} heads, the removal of {worse} lowers accuracy@1 and that "
            f"of {better} raises it by more than chance would, each by its own interval; least is "
            f"lost with {_name(context, least)}"
        ),
        of="that loss",
        found=found,
        digits=4,
    )


def _most_alike(context: Context) -> tuple[str, Estimate]:
    """The two heads whose attention correlates most, and by how much."""
    found = context.found
    means = found.means(CORRELATIONS).value[0]
    one, other = list(itertools.combinations(range(len(_heads(context))), 2))[int(means.argmax())]
    largest = found.estimate(
        lambda own, often: _share(own, often).max(-1),
        found.sums(CORRELATIONS)[:, 0],
        found.sums(CORRELATIONS, "n")[:, 0],
    )
    return f"{_name(context, one)} and {_name(context, other)}", largest


def _ends(
    found: Found, statistic: Statistic, *sums: Float[Numbers, "P ..."]
) -> tuple[Numbers, Numbers]:
    """The interval of each of several numbers that are made of sums over people."""
    return interval(statistic(*map(found.resampled, sums)))


def _share(own: Numbers, often: Numbers) -> Numbers:
    """A sum over how often; `often` may lack the dimension of heads. NaN where there is none."""
    if own.ndim > often.ndim:
        often = np.expand_dims(often, -2)
    return ratio(own, often)


def _enough(found: Found, of: Mean) -> bool:
    """Whether the network has this, of enough people."""
    if not found.has(of):
        return False
    return bool(((found.sums(of, "n") > 0).sum(0) >= LEAST_PEOPLE).all())


def _either_way(of: Estimate) -> Estimate:
    """How large a difference is, whichever sign it has; still below 0 where 0 is in its reach."""
    if of.value >= 0:
        return of
    return of.opposite


def _heads(context: Context) -> list[tuple[int, int]]:
    """Layer and head of every head, layer by layer."""
    architecture = context.bundle.architecture
    return list(itertools.product(range(architecture.layers), range(architecture.heads)))


def _name(context: Context, number: int) -> str:
    layer, head = _heads(context)[number]
    return f"head {head} of layer {layer}"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _named() -> Sequence[Column]:
    return Column(name="layer", title="Layer"), Column(name="head", title="Head")


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
)
