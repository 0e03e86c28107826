"""What heads look for: how much of their attention goes where, against what chance would give."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int
    from numpy.typing import NDArray

    from app.analysis.explanation import Explanation

    Array = NDArray[np.float32]
    IntArray = NDArray[np.int64]
    BoolArray = NDArray[np.bool_]

ROLES = ("itself", "one back", "same place", "same hour", "same weekday", "first visit")
SAME_HOUR_MINUTES = 60
"""How far apart two times of the day may be, around midnight too."""
LEAST_RATIO = 2.0
LEAST_SHARE = 0.25

_MINUTES_A_DAY = 24 * 60
# Roles by position, then those of visits that are alike, in the order of `ROLES`.
_IN_ORDER = [0, 1, 3, 4, 5, 2]


@dataclass(frozen=True, eq=False)
class HeadRoles:
    """How much each head looks at the visits that stand in some relation to the one that looks.

    Shares and chances are means over the visits for which there are such visits to look at; they
    are 0 where there are none. To pool histories, weight them by `looking`.

    Attributes:
        shares: of a head's attention, between 0 and 1; roles in the order of `ROLES`.
        chances: the share that uniform attention over the same visits would give.
        looking: how many visits have such visits to look at.
    """

    shares: Float[Array, "*batch H roles"]
    chances: Float[Array, "*batch roles"]
    looking: Int[IntArray, "*batch roles"]

    @cached_property
    def excess(self) -> Float[Array, "*batch H roles"]:
        """The shares less what chance would give."""
        return self.shares - self.chances[..., None, :]

    @cached_property
    def ratios(self) -> Float[Array, "*batch H roles"]:
        """How many times as much as by chance; 0 where there is nothing to look at."""
        chances = self.chances[..., None, :]
        nothing = np.zeros_like(self.shares)
        return np.divide(self.shares, chances, out=nothing, where=chances > 0)

    @cached_property
    def standing_out(self) -> Int[IntArray, "*batch H"]:
        """The role that describes a head, as an index of `ROLES`, or -1.

        A role describes a head if it gets at least `LEAST_SHARE` of the head's attention and
        `LEAST_RATIO` times what chance would give; of several the one with the largest excess.
        """
        fits = (self.shares >= LEAST_SHARE) & (self.ratios >= LEAST_RATIO)
        best = np.where(fits, self.excess, -np.inf).argmax(-1)
        return np.where(fits.any(-1), best, -1)


def head_roles(
    weights: Float[Array, "*batch H T T"],
    locations: Int[IntArray, "*batch T"],
    start_minutes: Int[IntArray, "*batch T"],
    weekdays: Int[IntArray, "*batch T"],
    keys: Bool[BoolArray, "*batch T"] | None = None,
    queries: Bool[BoolArray, "*batch T"] | None = None,
) -> HeadRoles:
    """How much heads look at themselves, one back, at the same place, hour or weekday, or first.

    Of all but "itself" the visit that looks is left out: it is at its own place at its own hour.

    Args:
        weights: of self-attention; the heads of all layers stand in one dimension.
        locations: of the visits, oldest first.
        start_minutes: of the day.
        weekdays: Monday 0 … Sunday 6.
        keys: which visits may be looked at; left out, all.
        queries: which visits look; left out, all.
    """
    parts = [
        _pooled(weights, related, keys, queries)
        for related in (
            _related_by_position(weights.shape[-1]),
            _alike(locations, start_minutes, weekdays),
        )
    ]
    shares, chances, looking = (
        np.concatenate(part, -1)[..., _IN_ORDER] for part in zip(*parts, strict=True)
    )
    return HeadRoles(shares, chances, looking)


def head_roles_of(explanation: Explanation) -> HeadRoles:
    """The roles of all heads in one history, layer by layer."""
    history, weights = explanation.query.history, explanation.self_attention
    visits = weights.shape[-1]
    keys = np.ones(visits, dtype=bool)
    keys[list(explanation.query.masked)] = False
    return head_roles(
        weights.reshape(-1, visits, visits),
        history.locations,
        history.start_minutes,
        history.weekdays,
        keys,
    )


def _pooled(
    weights: Float[Array, "*batch H T T"],
    related: Bool[BoolArray, "... some T T"],
    keys: Bool[BoolArray, "*batch T"] | None,
    queries: Bool[BoolArray, "*batch T"] | None,
) -> tuple[
    Float[Array, "*batch H some"], Float[Array, "*batch some"], Int[IntArray, "*batch some"]
]:
    """Shares, chances and how many look, for some of the roles."""
    *batch, heads, visits, _ = weights.shape
    pairs = visits * visits
    if keys is not None:
        related = related & keys[..., None, None, :]
    if queries is not None:
        related = related & queries[..., None, :, None]
    counted = related.astype(np.float32)
    found = (counted.reshape(-1, visits) @ np.ones(visits, np.float32)).reshape(related.shape[:-1])
    looking = np.count_nonzero(found, axis=-1)
    often = np.maximum(looking, 1)
    seen = visits if keys is None else np.maximum(keys.sum(-1), 1)[..., None]
    flat = counted.reshape(*counted.shape[:-2], pairs).swapaxes(-1, -2)
    shares = weights.reshape(*batch, heads, pairs) @ flat / often[..., None, :]
    chances = found.sum(-1) / (often * seen)
    shape = (*batch, related.shape[-3])
    return (
        shares.astype(np.float32),
        np.broadcast_to(chances.astype(np.float32), shape),
        np.broadcast_to(looking, shape),
    )


@cache
def _related_by_position(visits: int) -> Bool[BoolArray, "3 T T"]:
    """Whether a visit (column) is the one itself (row), the one before, or the first of all."""
    itself, one_back, first = np.zeros((3, visits, visits), dtype=bool)
    np.fill_diagonal(itself, True)
    np.fill_diagonal(one_back[1:], True)
    first[1:, 0] = True
    related = np.stack([itself, one_back, first])
    related.flags.writeable = False
    return related


def _alike(
    locations: Int[IntArray, "*batch T"],
    start_minutes: Int[IntArray, "*batch T"],
    weekdays: Int[IntArray, "*batch T"],
) -> Bool[BoolArray, "*batch 3 T T"]:
    """Whether another visit (column) is at the place, hour or weekday of a visit (row)."""
    *batch, visits = locations.shape
    alike = np.empty((*batch, 3, visits, visits), dtype=bool)
    # Narrow numbers are compared several times as fast.
    places, minutes, days = (
        values.astype(kind)
        for values, kind in (
            (locations, np.int32),
            (start_minutes, np.int16),
            (weekdays, np.int8),
        )
    )
    np.equal(places[..., :, None], places[..., None, :], out=alike[..., 0, :, :])
    # Close to 0 or to a whole day apart is far from half a day.
    apart = np.abs(minutes[..., :, None] - minutes[..., None, :]) - _MINUTES_A_DAY // 2
    least = _MINUTES_A_DAY // 2 - SAME_HOUR_MINUTES
    np.greater_equal(np.abs(apart), least, out=alike[..., 1, :, :])
    np.equal(days[..., :, None], days[..., None, :], out=alike[..., 2, :, :])
    alike.reshape(*batch, 3, visits * visits)[..., :: visits + 1] = False
    return alike
