"""What a network answers to many histories that lack some of their visits, in batches.

The last visit of a history always stays, because the network reads its context there; subsets are
of the visits before it. Shapes: T visits, so T - 1 of them can be left out; V locations.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from pointerscope.analysis.subsets import chunks
from pointerscope.core.array_types import Bool, Booleans, Float, Int, Numbers
from pointerscope.mobility.histories import History
from pointerscope.network.network import Network
from pointerscope.network.trace import Batch

Subsets = Bool[Booleans, "n T1"]


class Question(NamedTuple):
    """A history, and the location whose probability is to be explained."""

    history: History
    location: int

    @property
    def earlier(self) -> int:
        """The number of visits before the last, T - 1."""
        return len(self.history) - 1


def run_subsets(
    network: Network, questions: Sequence[Question], subsets: Sequence[Subsets]
) -> list[Float[Numbers, " n"]]:
    """Return the probability of each question's location, from subsets of its visits.

    All subsets of all questions are run together, sorted by the number of visits that stay.

    Args:
        network: the network.
        questions: the histories.
        subsets: of each question, which of its earlier visits stay, [n, T - 1].
    """
    architecture = network.architecture
    batch = Batch.from_histories([one.history for one in questions], architecture.max_visits)
    of = np.repeat(np.arange(len(questions)), [len(some) for some in subsets])
    stays = np.zeros((len(of), batch.locations.shape[1]), dtype=bool)
    ends = np.cumsum([0, *map(len, subsets)])
    for question, some, (start, end) in zip(questions, subsets, pairwise(ends), strict=True):
        stays[start:end, : question.earlier] = some
        stays[start:end, question.earlier] = True
    locations = torch.tensor([one.location for one in questions])
    found = np.empty(len(of))
    by_length = stays.sum(1).argsort(kind="stable")
    for chunk in chunks(by_length, architecture, stays.shape[1]):
        rows = torch.from_numpy(of[chunk])
        shortened = select_subsets(batch, rows, torch.from_numpy(stays[chunk]), network)
        with torch.inference_mode():
            probabilities = network.trace(shortened, layers=False).probabilities
            own = probabilities.gather(1, locations[rows, None])[:, 0]
        found[chunk] = own.double().numpy()
    return [found[start:end] for start, end in pairwise(ends)]


def select_subsets(
    batch: Batch, rows: Int[Tensor, " n"], stays: Bool[Tensor, "n T"], network: Network
) -> Batch:
    """Return the batch of some rows of a batch, each with only some of its visits.

    Args:
        batch: without masked visits.
        rows: of the batch; each can occur often.
        stays: which visits stay; at least one in each row, and none at padding.
        network: that reads the histories.
    """
    lengths = stays.sum(1)
    longest = int(lengths.max())
    order = (~stays).int().argsort(dim=1, stable=True)[:, :longest]
    steps = torch.arange(longest)
    padding = steps >= lengths[:, None]

    def selected(tensor: Int[Tensor, "B T"]) -> Int[Tensor, "n longest"]:
        return tensor[rows].gather(1, order).masked_fill(padding, 0)

    return Batch(
        locations=selected(batch.locations),
        user=batch.user[rows],
        time=selected(batch.time),
        weekday=selected(batch.weekday),
        recency=selected(batch.recency),
        duration=selected(batch.duration),
        position_from_end=(lengths[:, None] - steps).clamp(0, network.architecture.max_visits - 1),
        lengths=lengths,
        mask=~padding if padding.any() else None,
        has_nobody=batch.has_nobody,
    )
