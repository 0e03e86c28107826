"""What heads look for: how much of their attention goes where, against what chance would give."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Bool, Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery

    Array = NDArray[np.float32]
    IntArray = NDArray[np.int64]
    BoolArray = NDArray[np.bool_]

ROLES = ("itself", "one back", "same place", "same hour", "same weekday", "first visit")
SAME_HOUR_MINUTES = 60
"""How far apart two times of the day may be, around midnight too."""
LEAST_RATIO = 2.0
LEAST_SHARE = 0.25

_HALF_A_DAY = 12 * 60


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
    from torch import from_numpy  # where there are no networks, figures do without it

    visits = weights.shape[-1]
    pairs = visits * visits
    related = _relations(locations, start_minutes, weekdays)
    if keys is not None:
        related &= keys[..., None, None, :]
    if queries is not None:
        related &= queries[..., None, :, None]
    # Multiplied by torch: the threads of NumPy's own library would stand in the way of torch's.
    counted = from_numpy(related).float()
    found = counted.sum(-1).numpy()
    looking = np.count_nonzero(found, axis=-1)  # (*batch, roles)
    often = np.maximum(looking, 1)
    seen = visits if keys is None else np.maximum(keys.sum(-1), 1)[..., None]
    looked_at = from_numpy(weights).float().reshape(*weights.shape[:-2], pairs)
    shares = (looked_at @ counted.flatten(-2).mT).numpy() / often[..., None, :]
    chances = found.sum(-1) / (often * seen)
    return HeadRoles(shares.astype(np.float32), chances.astype(np.float32), looking)


def head_roles_of(explanation: ExplainedQuery) -> HeadRoles:
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


def _relations(
    locations: Int[IntArray, "*batch T"],
    start_minutes: Int[IntArray, "*batch T"],
    weekdays: Int[IntArray, "*batch T"],
) -> Bool[BoolArray, "*batch roles T T"]:
    """Whether a visit (column) is what a visit (row) looks for, in each role."""
    visits = locations.shape[-1]
    related = np.empty((*locations.shape[:-1], len(ROLES), visits, visits), dtype=bool)
    itself, one_back, place, hour, weekday, first = np.moveaxis(related, -3, 0)
    # Narrow numbers are compared several times as fast.
    places = locations.astype(np.int32)
    minutes, days = start_minutes.astype(np.int16), weekdays.astype(np.int8)
    np.equal(places[..., :, None], places[..., None, :], out=place)
    np.equal(days[..., :, None], days[..., None, :], out=weekday)
    # Close to 0 or to a whole day apart is far from half a day.
    apart = np.abs(minutes[..., :, None] - minutes[..., None, :])
    apart -= _HALF_A_DAY
    np.greater_equal(np.abs(apart), _HALF_A_DAY - SAME_HOUR_MINUTES, out=hour)
    others = ~np.eye(visits, dtype=bool)
    itself[...] = ~others
    one_back[...] = np.eye(visits, k=-1, dtype=bool)
    first[...] = np.arange(visits) == 0
    related[..., 1:, :, :] &= others
    return related
