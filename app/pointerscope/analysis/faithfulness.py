"""How faithful explanations by visits are: curves of deletion and insertion, and what follows.

An explanation gives every visit before the last one a number. Visits are ranked by it, the largest
first.

- Deletion: visits are left out in this order, and the probability of the answer falls. The smaller
  the area under the curve, the better.
- Insertion: beginning with the last visit alone, visits are added in this order. The larger the
  area, the better.
- Separation: the area of insertion minus that of deletion. In the mean over all orders it is 0 or
  close to it, if what matters is which visits stay; every explanation is compared with random
  orders of the same histories.
- Comprehensiveness: how far the probability falls without the first 5, 10, 20 and 50 % of the
  visits, on average. The larger, the better.
- Sufficiency: how far it falls with these visits alone. The smaller, the better.

Visits are left out, not masked or set to zero: the network reads a shorter history that somebody
could have had. The last visit always stays. Where two visits have equal numbers, chance orders
them, so that an explanation that says nothing is as good as a random order.

Sources: Petsiuk et al., "RISE" (2018), section 4.2, for both curves; DeYoung et al., "ERASER"
(2020), section 4.2, for comprehensiveness and sufficiency.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from pointerscope.analysis.shapley import distinct_subsets
from pointerscope.analysis.visit_subsets import Question, run_subsets
from pointerscope.core.array_types import Booleans, Float, Int, Integers, Numbers
from pointerscope.network.network import Network

Orders = Int[Integers, "E T1"]

SHARES = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""The shares of the earlier visits at which the curves are computed, at most 12 a history."""
FEW = (0.05, 0.1, 0.2, 0.5)
"""The shares of visits that comprehensiveness and sufficiency are averaged over."""
_AT_FEW = [SHARES.index(share) for share in FEW]


@dataclass(frozen=True, eq=False)
class Curves:
    """The answer's probability as visits are left out and added in E orders; S shares.

    Attributes:
        taken: the share of the visits that are left out, or have been added, at each point; whole
            visits, so at least the share of `SHARES`.
        deletion: the probability without the first visits of each order.
        insertion: the probability with the first visits of each order alone.
    """

    taken: Float[Numbers, " S"]
    deletion: Float[Numbers, "E S"]
    insertion: Float[Numbers, "E S"]

    @property
    def deletion_area(self) -> Float[Numbers, " E"]:
        """The area under each curve of deletion, from 0 to 1."""
        return self._area(self.deletion)

    @property
    def insertion_area(self) -> Float[Numbers, " E"]:
        """The area under each curve of insertion, from 0 to 1."""
        return self._area(self.insertion)

    def _area(self, curves: Float[Numbers, "E S"]) -> Float[Numbers, " E"]:
        """Return the area under each curve, by the trapezoidal rule."""
        area: Numbers = (curves[:, 1:] + curves[:, :-1]) / 2 @ np.diff(self.taken)
        return area

    @property
    def separation(self) -> Float[Numbers, " E"]:
        """The area of insertion minus that of deletion."""
        return self.insertion_area - self.deletion_area

    @property
    def comprehensiveness(self) -> Float[Numbers, " E"]:
        """How far the probability falls without the first visits, averaged over `FEW`."""
        return (self.deletion[:, :1] - self.deletion[:, _AT_FEW]).mean(1)

    @property
    def sufficiency(self) -> Float[Numbers, " E"]:
        """How far the probability falls with the first visits alone, averaged over `FEW`."""
        return (self.deletion[:, :1] - self.insertion[:, _AT_FEW]).mean(1)


def rank_visits(scores: Float[Numbers, " T1"], random: np.random.Generator) -> Int[Integers, " T1"]:
    """Return the positions of visits in the order of their numbers, the largest first.

    Equal numbers are ordered by chance; numbers that are undefined come last.
    """
    known = np.where(np.isnan(scores), -np.inf, scores)
    return np.lexsort([random.random(len(known)), -known])


def compute_curves(
    network: Network, questions: Sequence[Question], orders: Sequence[Orders]
) -> list[Curves]:
    """Return the curves of deletion and insertion of several orders of each history's visits.

    Subsets that several orders share are run once, and all subsets of all histories together.

    Args:
        network: the network.
        questions: the histories, each of two visits or more.
        orders: of each history, [E, T - 1] positions each.
    """
    subsets, rows = [], []
    for ranked in orders:
        first = _first_visits(ranked)  # (E, S, T - 1)
        both = np.stack([~first, first])
        some, of = distinct_subsets(both.reshape(-1, both.shape[-1]))
        subsets.append(some)
        rows.append(of.reshape(both.shape[:-1]))
    found = run_subsets(network, questions, subsets)
    return [
        Curves(_counts(one.earlier) / one.earlier, *probabilities[of])
        for one, probabilities, of in zip(questions, found, rows, strict=True)
    ]


def rank_all(scores: Mapping[str, Sequence[Float[Numbers, " T1"]]], seed: int = 0) -> list[Orders]:
    """Return the orders of each history's visits by every explanation, [E, T - 1] each."""
    random = np.random.default_rng(seed)
    of_histories = zip(*scores.values(), strict=True)
    return [np.stack([rank_visits(own, random) for own in history]) for history in of_histories]


def _first_visits(orders: Orders) -> Booleans:
    """Return which visits are among the first of each order, at each share, [E, S, T - 1]."""
    rank = orders.argsort(-1)
    return rank[:, None] < _counts(orders.shape[1])[:, None]


def _counts(earlier: int) -> Int[Integers, " S"]:
    """Return how many visits each share is; a part of a visit counts as a whole one."""
    return np.ceil(np.round(np.array(SHARES) * earlier, 9)).astype(np.int64)
