"""Check interventions against a network, and apply masks to a batch."""

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


def check_interventions(interventions: Interventions, architecture: Architecture) -> None:
    """Check that a network has the heads, layers and parts that interventions name.

    Switching off a component that the network lacks changes nothing and is no error, so that the
    same interventions work on a network and on its ablations.

    Raises:
        InvalidQueryError: a head, layer or part does not exist; one problem for each.
    """
    problems = [
        Problem(
            "interventions.remove_heads",
            f"There is no head {head} in layer {layer}: layers run from 0 to "
            f"{architecture.layers - 1}, heads from 0 to {architecture.heads - 1}.",
        )
        for layer, head in (
            ()
            if interventions.remove_heads == "all" or not architecture.heads
            else interventions.remove_heads
        )
        if layer >= architecture.layers or head >= architecture.heads
    ]
    problems += [
        Problem(
            "interventions.skip",
            f"There is no layer {skip.layer}; layers run from 0 to {architecture.layers - 1}.",
        )
        for skip in interventions.skip
        if skip.layer >= architecture.layers
    ]
    for option, needed in (
        ("gate" if interventions.gate is not None else "", {"pointer", "generation"}),
        ("only" if interventions.only else "", {interventions.only}),
    ):
        missing = needed - architecture.components
        if option and missing:
            part = {"pointer": "pointer", "generation": "generation head"}[str(missing.pop())]
            message = (
                f"This network has no {part}, so there is nothing to blend. Leave `{option}` out."
            )
            problems.append(Problem(f"interventions.{option}", message))
    if problems:
        raise InvalidQueryError(*problems)


def build_batch(
    histories: Sequence[History], max_visits: int, masked: Sequence[Sequence[int]] = ()
) -> Batch:
    """Return the batch of some histories, with an attention mask over some of their visits.

    Args:
        histories: each of 1 to `max_visits` visits.
        max_visits: the longest history that the network accepts.
        masked: the positions of each history that no position may attend to; none by default.
    """
    batch = Batch.from_histories(histories, max_visits)
    if not any(masked):
        return batch
    shape = batch.locations.shape
    mask = torch.ones(shape, dtype=torch.bool) if batch.mask is None else batch.mask.clone()
    for row, positions in enumerate(masked):
        mask[row, list(positions)] = False
    return batch._replace(mask=mask)
