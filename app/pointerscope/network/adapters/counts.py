"""Baselines as networks: what followed in training, and the place of the last visit.

They have no attention and no layers. The answer of `markov` is a mixture: what this person did
next from the place of the last visit; where they never were there, what all people did next; and a
little of the place of each visit, more of recent ones, and of the places that are most visited.
"""

from collections.abc import Sequence
from typing import Annotated, Self

import numpy as np
import torch
from pydantic import Field
from torch import Tensor, nn

from pointerscope.core.array_types import Float, Int
from pointerscope.formulas import scatter_add
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.network.adapters.protocol import Adapter, Naming, VocabularySizes, adapter
from pointerscope.network.trace import Batch

_RECENT, _POPULAR = 1e-3, 1e-5
"""The shares of recent and of most visited places, which decide where counts do not."""


class CountedTransitions(nn.Module):
    """How often people went from one place to the next, with the fall-backs above.

    Everything it knows are counts, in buffers.

    Args:
        locations: the size of the vocabulary.
        users: people have the ids 1 to users - 1.
        counts: the number of different transitions of single people.
    """

    own: Tensor
    shared: Tensor
    popular: Tensor

    def __init__(self, locations: int, users: int, counts: int) -> None:
        super().__init__()
        self.users = users
        # Rows of (person, from, to, how often), sorted.
        self.register_buffer("own", torch.zeros(counts, 4, dtype=torch.int32))
        self.register_buffer("shared", torch.zeros(locations, locations, dtype=torch.int32))
        self.register_buffer("popular", torch.ones(locations, dtype=torch.int32))

    def forward(
        self, locations: Int[Tensor, "B T"], user: Int[Tensor, " B"], lengths: Int[Tensor, " B"]
    ) -> Float[Tensor, "B V"]:
        """Return the probabilities of the next place."""
        last = locations.gather(1, lengths[:, None] - 1)[:, 0]
        return self.smooth(self.follow(last, user), locations, lengths)

    def follow(self, last: Int[Tensor, " B"], user: Int[Tensor, " B"]) -> Float[Tensor, "B V"]:
        """Return where this person went next, or all people; 0 everywhere where nobody did."""
        own = torch.zeros(len(last), self.shared.shape[1])
        row, entry = (
            (self.own[:, 0] == user[:, None]) & (self.own[:, 1] == last[:, None])
        ).nonzero(as_tuple=True)
        own[row, self.own[entry, 2].long()] = self.own[entry, 3].float()
        return _shares(torch.where(own.sum(1, keepdim=True) > 0, own, self.shared[last].float()))

    def smooth(
        self,
        followed: Float[Tensor, "B V"],
        locations: Int[Tensor, "B T"],
        lengths: Int[Tensor, " B"],
    ) -> Float[Tensor, "B V"]:
        """Add a little of recent and of popular places."""
        recent = scatter_add(recency(locations, lengths), locations, followed.shape[1])
        return _shares(followed + _RECENT * recent + _POPULAR * _shares(self.popular.float()[None]))


class LastPlace(nn.Module):
    """Copies the place of the last visit, and with ever smaller weights those before it."""

    rest: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("rest", torch.tensor(0.5))  # of the weight, one step further back

    def forward(
        self, locations: Int[Tensor, "B T"], lengths: Int[Tensor, " B"], size: int
    ) -> Float[Tensor, "B V"]:
        """Return the probabilities of the next place."""
        return scatter_add(self.weigh(locations, lengths), locations, size)

    def weigh(
        self, locations: Int[Tensor, "B T"], lengths: Int[Tensor, " B"]
    ) -> Float[Tensor, "B T"]:
        """Return the weights of the visits; they halve with every step back."""
        return recency(locations, lengths, float(self.rest))


def recency(
    locations: Int[Tensor, "B T"], lengths: Int[Tensor, " B"], rest: float = 0.5
) -> Float[Tensor, "B T"]:
    """Return weights of the visits that fall by a factor with every step back, of at most 60."""
    steps = lengths[:, None] - 1 - torch.arange(locations.shape[1])  # negative at padding
    return _shares(torch.where(steps < 0, 0.0, rest ** steps.clamp(0, 60)))


def _shares(numbers: Float[Tensor, "B V"]) -> Float[Tensor, "B V"]:
    total = numbers.sum(1, keepdim=True)
    return numbers / torch.where(total > 0, total, 1.0)


@adapter("markov")
class MarkovAdapter(Adapter):
    """Opens `CountedTransitions`: it generates an answer, and has no other part."""

    reads = frozenset({"user"})
    about = (
        "This Markov chain counts where each person went next from each place in training. It "
        "reads the last place and the person; where that person never was before, it takes the "
        "counts of all people. It has no embeddings and no layers."
    )
    module: CountedTransitions

    class Settings(Adapter.Settings):
        """The number of its counts."""

        counts: Annotated[int, Field(ge=0, le=10_000_000)] = 0

    @classmethod
    def build(cls, sizes: VocabularySizes, settings: Settings) -> Self:
        """Build the module without counts."""
        module = CountedTransitions(sizes.locations, sizes.users, settings.counts)
        return cls(module, **sizes._asdict(), settings=settings)

    def answer(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the module's own probabilities."""
        probabilities: Tensor = self.module(batch.locations, batch.user, batch.lengths)
        return probabilities

    def run(self, batch: Batch, at: Naming) -> Float[Tensor, "B V"]:
        """Return the same probabilities from a pass that names them."""
        return at("generation.probabilities", self.answer(batch))

    def estimate(self, train: Sequence[History]) -> bool:
        """Count the transitions from the last visit of each history to its target."""
        known = [one for one in train if one.target is not None and one.target >= FIRST_KNOWN]
        rows = [(one.user, int(one.locations[-1]), one.target) for one in known]
        transitions, counts = np.unique(np.array(rows, np.int32), axis=0, return_counts=True)
        own = np.column_stack([transitions, counts]).astype(np.int32)
        self.settings = self.Settings(counts=len(own))
        self.module = CountedTransitions(self.sizes.locations, self.sizes.users, len(own))
        self.module.own.copy_(torch.from_numpy(own))
        _, start, end, often = self.module.own.long().T
        self.module.shared.index_put_((start, end), often.int(), accumulate=True)
        targets = np.array([one.target for one in known])
        popular = np.bincount(targets, minlength=self.sizes.locations)
        self.module.popular.copy_(torch.from_numpy(popular.astype(np.int32)))
        return True


@adapter("last-place")
class LastPlaceAdapter(Adapter):
    """Opens `LastPlace`: a pointer alone."""

    about = (
        "This baseline expects the place of the last visit again, and the places of earlier visits "
        "with ever less weight. It learned nothing from data, and has no embeddings and no layers."
    )
    is_fixed = True
    module: LastPlace

    @classmethod
    def build(cls, sizes: VocabularySizes, settings: Adapter.Settings) -> Self:
        """Build the module."""
        return cls(LastPlace(), **sizes._asdict(), settings=settings)

    def answer(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the module's own probabilities."""
        probabilities: Tensor = self.module(batch.locations, batch.lengths, self.sizes.locations)
        return probabilities

    def run(self, batch: Batch, at: Naming) -> Float[Tensor, "B V"]:
        """Return the same probabilities from a pass that names its tensors."""
        weights = at("pointer.weights", self.module.weigh(batch.locations, batch.lengths))
        copied = scatter_add(weights, batch.locations, self.sizes.locations)
        return at("pointer.probabilities", copied)

    def estimate(self, train: Sequence[History]) -> bool:
        """Leave the module as it is: it does not depend on the training histories."""
        return True
