"""Interventions as the network meets them: what it can carry out, and what becomes of a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.mobility.histories import History
    from pointerscope.mobility.interventions import Interventions
    from pointerscope.network.architecture import Architecture


def check(asked: Interventions, architecture: Architecture) -> None:
    """See whether a network has what is to be changed.

    To leave out what a network lacks changes nothing and is no error, so that one intervention
    can be asked of a network and of its ablations.

    Raises:
        InvalidQueryError: with every head, layer or part that does not exist.
    """
    problems = [
        Problem(
            "interventions.remove_heads",
            f"There is no head {head} in layer {layer}: layers run from 0 to "
            f"{architecture.layers - 1}, heads from 0 to {architecture.heads - 1}.",
        )
        for layer, head in asked.remove_heads
        if layer >= architecture.layers or head >= architecture.heads
    ]
    problems += [
        Problem(
            "interventions.skip",
            f"There is no layer {skip.layer}; layers run from 0 to {architecture.layers - 1}.",
        )
        for skip in asked.skip
        if skip.layer >= architecture.layers
    ]
    for where, needs in (
        ("gate" if asked.gate is not None else "", {"pointer", "generation"}),
        ("only" if asked.only else "", {asked.only}),
    ):
        lacking = needs - architecture.components
        if where and lacking:
            part = {"pointer": "pointer", "generation": "generation head"}[str(lacking.pop())]
            message = f"This network has no {part}: there is nothing to blend."
            problems.append(Problem(f"interventions.{where}", message))
    if problems:
        raise InvalidQueryError(*problems)


def batch_of(
    histories: Sequence[History], max_visits: int, masked: Sequence[Sequence[int]] = ()
) -> Batch:
    """Histories as the network reads them, some of their visits out of everybody's sight.

    Args:
        histories: each of 1 to `max_visits` visits.
        max_visits: the most visits that the network takes.
        masked: the hidden positions of each history; left out, none.
    """
    batch = Batch.of(histories, max_visits)
    if not any(masked):
        return batch
    shape = batch.locations.shape
    mask = torch.ones(shape, dtype=torch.bool) if batch.mask is None else batch.mask.clone()
    for row, positions in enumerate(masked):
        mask[row, list(positions)] = False
    return batch._replace(mask=mask)
