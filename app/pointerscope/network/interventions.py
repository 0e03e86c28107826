"""Check interventions against a network, and apply masks to a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from pointerscope.core import messages
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
            messages.NO_HEAD.format(
                head=head,
                layer=layer,
                last_layer=architecture.layers - 1,
                last_head=architecture.heads - 1,
            ),
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
            messages.NO_LAYER.format(layer=skip.layer, last_layer=architecture.layers - 1),
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
            part = messages.PARTS[str(missing.pop())]
            message = messages.NOTHING_TO_BLEND.format(part=part, option=option)
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
