"""Shapley values: what each player adds to a game, averaged over all orders of joining.

A game gives every subset of its players a value. The Shapley value of a player is the mean, over
all orders in which the players can join, of what the value gains when that player joins. The
values of all players add up to the value of all of them minus that of none (efficiency), players
that add the same have equal values (symmetry), and a player that never adds anything has 0
(Shapley 1953).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import factorial
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Bool, Float, Int

Subsets: TypeAlias = Bool[NDArray[np.bool_], "N n"]
Numbers: TypeAlias = NDArray[np.float64]
Game: TypeAlias = Callable[[Subsets], Float[Numbers, " N"]]

MAX_EXACT_PLAYERS = 12
"""With more players than this, orders are sampled."""

_SAMPLED_SUBSETS = 4096
_MIN_PAIRS = 16
_SEED = 0


@dataclass(frozen=True, eq=False)
class ShapleyValues:
    """The Shapley values of n players.

    Attributes:
        values: of each player; they add up to `whole` - `empty`.
        errors: the standard error of each value, where orders were sampled; None for exact values.
        interactions: for every two players, how much more both add together than one by one
            (the Shapley interaction index); 0 on the diagonal. None where orders were sampled.
        without_one: the loss of value when the player alone is left out of all.
        whole: the value of all players.
        empty: the value of none.
    """

    values: Float[Numbers, " n"]
    errors: Float[Numbers, " n"] | None
    interactions: Float[Numbers, "n n"] | None
    without_one: Float[Numbers, " n"]
    whole: float
    empty: float


def all_subsets(players: int) -> Subsets:
    """Return every subset of some players; row r holds player i if bit i of r is set."""
    return (np.arange(2**players)[:, None] >> np.arange(players) & 1).astype(bool)


def compute_shapley_values(game: Game, players: int) -> ShapleyValues:
    """Return the Shapley values of a game: exact for up to 12 players, else sampled.

    Args:
        game: takes subsets, [N, n], and returns the value of each, [N].
        players: their number, n.
    """
    if players <= MAX_EXACT_PLAYERS:
        return exact_shapley_values(game(all_subsets(players)))
    whole, *fewer, empty = game(
        np.concatenate(
            [
                np.ones((1, players), bool),
                ~np.eye(players, dtype=bool),
                np.zeros((1, players), bool),
            ]
        )
    ).tolist()
    values, errors = sampled_values(game, players)
    return ShapleyValues(values, errors, None, whole - np.array(fewer), whole, empty)


def exact_shapley_values(table: Float[Numbers, " subsets"]) -> ShapleyValues:
    """Return the Shapley values of a game from its value for each of `all_subsets`."""
    last = len(table) - 1
    players, _ = _count_players(table)
    without_one = table[last] - table[last ^ 1 << np.arange(players)]
    whole, empty = float(table[last]), float(table[0])
    return ShapleyValues(
        exact_values(table), None, exact_interactions(table), without_one, whole, empty
    )


def exact_values(table: Float[Numbers, " subsets"]) -> Float[Numbers, " n"]:
    """Return the Shapley values of a game from its value for each of `all_subsets`."""
    players, sizes = _count_players(table)
    weights = _weights(players - 1)
    rows, values = np.arange(len(table)), np.zeros(players)
    for player in range(players):
        without = rows[rows >> player & 1 == 0]
        gains = table[without | 1 << player] - table[without]
        values[player] = weights[sizes[without]] @ gains
    return values


def exact_interactions(table: Float[Numbers, " subsets"]) -> Float[Numbers, "n n"]:
    """Return the Shapley interaction index of every two players (Grabisch and Roubens 1999)."""
    players, sizes = _count_players(table)
    weights = _weights(players - 2)
    rows, found = np.arange(len(table)), np.zeros((players, players))
    for first in range(players):
        for second in range(first):
            one, other = 1 << first, 1 << second
            neither = rows[rows & (one | other) == 0]
            together = table[neither | one | other] - table[neither | one]
            together += table[neither] - table[neither | other]
            found[first, second] = found[second, first] = weights[sizes[neither]] @ together
    return found


def sampled_values(
    game: Game, players: int, subsets: int = _SAMPLED_SUBSETS
) -> tuple[Float[Numbers, " n"], Float[Numbers, " n"]]:
    """Estimate the Shapley values of a game from random orders, and their standard errors.

    Args:
        game: as in `compute_shapley_values`.
        players: their number, n, at least 1.
        subsets: about how many subsets are evaluated; at least 16 orders and their reverses are.
    """
    orders = SampledOrders.draw(players, max(_MIN_PAIRS, subsets // (2 * players)))
    return orders.estimate(game(orders.subsets))


class SampledOrders(NamedTuple):
    """Random orders in which players join, and the subsets on the way.

    Each order is followed by its reverse, which lowers the errors; the mean over both is one
    sample. The values add up exactly.

    Attributes:
        subsets: the distinct ones.
        rows: the subset before each player joins, and after all have, [pairs, 2, n + 1].
        joined_at: when each player joins, [pairs, 2, n].
    """

    subsets: Subsets
    rows: Int[NDArray[np.int64], "pairs 2 n1"]
    joined_at: Int[NDArray[np.int64], "pairs 2 n"]

    @classmethod
    def draw(cls, players: int, pairs: int) -> SampledOrders:
        """Draw orders and their reverses; the seed is fixed."""
        random = np.random.default_rng(_SEED)
        orders = np.stack([random.permutation(players) for _ in range(pairs)])
        orders = np.stack([orders, orders[:, ::-1]], 1)  # (pairs, 2, n)
        joined_at = orders.argsort(-1)
        joined = joined_at[..., None, :] < np.arange(players + 1)[:, None]  # (pairs, 2, n + 1, n)
        distinct, rows = distinct_subsets(joined.reshape(-1, players))
        return cls(distinct, rows.reshape(joined.shape[:-1]), joined_at)

    def estimate(
        self, outcomes: Float[Numbers, " N"]
    ) -> tuple[Float[Numbers, " n"], Float[Numbers, " n"]]:
        """Return the Shapley values from the value of each subset, and their standard errors."""
        gains = np.take_along_axis(np.diff(outcomes[self.rows]), self.joined_at, -1).mean(1)
        return gains.mean(0), gains.std(0, ddof=1) / np.sqrt(len(gains))


def distinct_subsets(subsets: Subsets) -> tuple[Subsets, Int[NDArray[np.int64], " N"]]:
    """Return the distinct ones of some subsets, and for every subset the row of its equal."""
    if not subsets.shape[1]:  # of no players there is one subset
        return subsets[:1], np.zeros(len(subsets), dtype=np.int64)
    packed = np.packbits(subsets, axis=1)
    keys = np.ascontiguousarray(packed).view(np.dtype((np.void, packed.shape[1]))).ravel()
    _, first, rows = np.unique(keys, return_index=True, return_inverse=True)
    return subsets[first], rows


def _count_players(
    table: Float[Numbers, " subsets"],
) -> tuple[int, Int[NDArray[np.int64], " subsets"]]:
    """Return the number of players, and the size of every subset."""
    players = len(table).bit_length() - 1
    return players, all_subsets(players).sum(1)


def _weights(others: int) -> Float[Numbers, " sizes"]:
    """Return the share of orders in which a given set of the others comes first, by its size."""
    shares = [
        factorial(size) * factorial(others - size) / factorial(others + 1)
        for size in range(others + 1)
    ]
    return np.array(shares)
