"""Roles of heads: how much of their attention goes to which kind of visit, against chance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.array_types import Array, Bool, Booleans, Float, Int, Integers

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery


ROLES = (
    *("itself", "one back", "last but one", "same place", "same hour", "same weekday"),
    *("first of the day", "first visit"),
)
SAME_HOUR_MINUTES = 60
"""How far apart two times of day may be to count as the same hour, across midnight too."""
MIN_RATIO = 2.0
MIN_SHARE = 0.25

_HALF_A_DAY = 12 * 60


@dataclass(frozen=True, eq=False)
class HeadRoles:
    """The share of each head's attention that goes to key visits of each role.

    A role is a relation of the key visit to the query visit, such as "same place". Shares and
    chances are means over the query visits that have key visits of the role; they are 0 if none
    has. To pool histories, weight them by `query_counts`.

    Attributes:
        shares: of a head's attention, between 0 and 1; roles in the order of `ROLES`.
        chances: the shares of uniform attention over the same visits.
        query_counts: how many query visits have key visits of the role.
    """

    shares: Float[Array, "*batch H roles"]
    chances: Float[Array, "*batch roles"]
    query_counts: Int[Integers, "*batch roles"]

    @cached_property
    def excess(self) -> Float[Array, "*batch H roles"]:
        """The shares minus the chances."""
        return self.shares - self.chances[..., None, :]

    @cached_property
    def ratios(self) -> Float[Array, "*batch H roles"]:
        """The shares divided by the chances; 0 where the chance is 0."""
        chances = self.chances[..., None, :]
        nothing = np.zeros_like(self.shares)
        return np.divide(self.shares, chances, out=nothing, where=chances > 0)

    @cached_property
    def dominant(self) -> Int[Integers, "*batch H"]:
        """The role of each head as an index of `ROLES`; -1 if it has none.

        A role needs at least `MIN_SHARE` of the head's attention and `MIN_RATIO` times the chance;
        of several the one with the largest excess counts.
        """
        fits = (self.shares >= MIN_SHARE) & (self.ratios >= MIN_RATIO)
        best = np.where(fits, self.excess, -np.inf).argmax(-1)
        return np.where(fits.any(-1), best, -1)


def compute_head_roles(
    weights: Float[Array, "*batch H T T"],
    locations: Int[Integers, "*batch T"],
    start_minutes: Int[Integers, "*batch T"],
    weekdays: Int[Integers, "*batch T"],
    key_mask: Bool[Booleans, "*batch T"] | None = None,
    query_mask: Bool[Booleans, "*batch T"] | None = None,
    *,
    causal: bool = False,
) -> HeadRoles:
    """Measure how much heads attend to each kind of visit in `ROLES`.

    Except for "itself", the query visit does not count as a key: it shares its own place and hour.

    Args:
        weights: of self-attention, with the heads of all layers in one dimension.
        locations: of the visits, oldest first.
        start_minutes: of the day.
        weekdays: Monday 0 … Sunday 6.
        key_mask: which visits count as keys; all if left out.
        query_mask: which visits count as queries; all if left out.
        causal: whether no visit reads a later one; uniform attention is then over the others.
    """
    from torch import from_numpy  # imported here: figures without networks need no torch

    visits = weights.shape[-1]
    pairs = visits * visits
    may_read = readable_visits(visits, key_mask, causal=causal)
    order = np.arange(visits)
    last = visits - 1 if key_mask is None else np.where(key_mask, order, 0).max(-1)
    related = _relations(locations, start_minutes, weekdays, np.asarray(last))
    related &= may_read[..., None, :, :]
    if query_mask is not None:
        related &= query_mask[..., None, :, None]
    # Multiplied by torch, because the threads of NumPy's BLAS would compete with torch's.
    is_related = from_numpy(related).float()
    key_counts = is_related.sum(-1).numpy()  # (*batch, roles, T)
    query_counts = np.count_nonzero(key_counts, axis=-1)  # (*batch, roles)
    divisors = np.maximum(query_counts, 1)
    keys = may_read.sum(-1)
    flat = from_numpy(weights).float().reshape(*weights.shape[:-2], pairs)
    shares = (flat @ is_related.flatten(-2).mT).numpy() / divisors[..., None, :]
    chances = (key_counts / np.maximum(keys, 1)[..., None, :]).sum(-1) / divisors
    return HeadRoles(shares.astype(np.float32), chances.astype(np.float32), query_counts)


def readable_visits(
    visits: int, key_mask: Bool[Booleans, "*batch T"] | None = None, *, causal: bool
) -> Bool[Booleans, "*batch T T"]:
    """Return which key visit (column) each query visit (row) may read."""
    every = np.ones((visits, visits), dtype=bool)
    in_order = np.tril(every) if causal else every
    return in_order if key_mask is None else in_order & key_mask[..., None, :]


def even_weights(explanation: ExplainedQuery) -> Float[Array, "T T"]:
    """Return the weights of attention that is spread evenly over the visits that may be read."""
    visits = len(explanation.query.history)
    causal = explanation.trace.is_causal
    may_read = readable_visits(visits, _unmasked(explanation), causal=causal)
    weights: Float[Array, "T T"] = may_read / np.maximum(may_read.sum(-1, keepdims=True), 1)
    return weights


def explanation_head_roles(explanation: ExplainedQuery) -> HeadRoles:
    """Return the roles of all heads in one history, layer by layer."""
    history, weights = explanation.query.history, explanation.self_attention
    visits = weights.shape[-1]
    return compute_head_roles(
        weights.reshape(-1, visits, visits),
        history.locations,
        history.start_minutes,
        history.weekdays,
        key_mask=_unmasked(explanation),
        causal=explanation.trace.is_causal,
    )


def _unmasked(explanation: ExplainedQuery) -> Bool[Booleans, " T"]:
    unmasked = np.ones(len(explanation.query.history), dtype=bool)
    unmasked[list(explanation.query.masked)] = False
    return unmasked


def _relations(
    locations: Int[Integers, "*batch T"],
    start_minutes: Int[Integers, "*batch T"],
    weekdays: Int[Integers, "*batch T"],
    last: Int[Integers, "*batch"],
) -> Bool[Booleans, "*batch roles T T"]:
    """Return whether a key visit (column) has each role for a query visit (row).

    Behind the position `last` is padding.
    """
    visits = locations.shape[-1]
    related = np.empty((*locations.shape[:-1], len(ROLES), visits, visits), dtype=bool)
    itself, one_back, last_but_one, place, hour, weekday, morning, first = np.moveaxis(
        related, -3, 0
    )
    # Comparing narrow integers is several times as fast.
    places = locations.astype(np.int32)
    minutes, days = start_minutes.astype(np.int16), weekdays.astype(np.int8)
    np.equal(places[..., :, None], places[..., None, :], out=place)
    np.equal(days[..., :, None], days[..., None, :], out=weekday)
    # A difference near 0 or near a whole day is far from half a day.
    apart = np.abs(minutes[..., :, None] - minutes[..., None, :])
    apart -= _HALF_A_DAY
    np.greater_equal(np.abs(apart), _HALF_A_DAY - SAME_HOUR_MINUTES, out=hour)
    others = ~np.eye(visits, dtype=bool)
    itself[...] = ~others
    one_back[...] = np.eye(visits, k=-1, dtype=bool)
    last_but_one[...] = (np.arange(visits) == last[..., None] - 1)[..., None, :]
    begins = np.ones(days.shape, dtype=bool)  # a day, as far as weekdays tell
    np.not_equal(days[..., 1:], days[..., :-1], out=begins[..., 1:])
    day = np.cumsum(begins, -1, dtype=np.int16)
    np.equal(day[..., :, None], day[..., None, :], out=morning)
    morning &= begins[..., None, :]
    first[...] = np.arange(visits) == 0
    related[..., 1:, :, :] &= others
    return related
