"""Check interventions against a network, and make changes at its sites and to a batch of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import numpy as np
import torch

from pointerscope.core import messages
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.formulas import softmax
from pointerscope.mobility.histories import History, compute_features
from pointerscope.mobility.interventions import (
    NO_INTERVENTIONS,
    ChangeableFeature,
    Interventions,
)
from pointerscope.network.architecture import AdaptedArchitecture
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from jaxtyping import Float
    from torch import Tensor

    from pointerscope.network.architecture import Architecture
    from pointerscope.network.sites import SiteFunction


# The sublayers of a layer, with the sites of what each reads, adds, and leaves in the stream.
_SUBLAYERS = (
    ("attention", "residual_in", "attention_out", "residual_mid"),
    ("feed_forward", "residual_mid", "feed_forward.out", "residual_out"),
)


def check_interventions(interventions: Interventions, architecture: Architecture) -> None:
    """Check that a network has the heads, layers and parts that interventions name.

    Switching off a component that the network lacks changes nothing and is no error, so that the
    same interventions work on a network and on its ablations. In a network that an adapter opens,
    it is an error: the network may have what the adapter does not name.

    Raises:
        InvalidQueryError: a head, layer or part does not exist; one problem for each.
    """
    if problems := find_problems(interventions, architecture):
        raise InvalidQueryError(*problems)


def find_problems(interventions: Interventions, architecture: Architecture) -> list[Problem]:
    """Return a problem for each head, layer or part that a network lacks."""
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
    if isinstance(architecture, AdaptedArchitecture):
        problems += _missing_sites(interventions, architecture)
    return problems


def is_possible(option: str, architecture: Architecture) -> bool:
    """Return whether a network can make a change of this kind, a field of `Interventions`.

    Networks that no adapter opens can make every change, some without effect.
    """
    if architecture.is_pointer_network:
        return True
    if option == "replace_with":
        option = "remove_heads"
    values: Sequence[Any] = _EXAMPLES.get(option, (False,))
    return any(
        not find_problems(Interventions.model_validate({option: value}), architecture)
        for value in values
    )


_EXAMPLES: dict[str, Sequence[Any]] = {
    "gate": (0.5,),
    "only": ("pointer", "generation"),
    "attention_temperature": (2.0,),
    "pointer_temperature": (2.0,),
    "remove_heads": ("all",),
    "skip": ([{"layer": 0, "part": "attention"}], [{"layer": 0, "part": "feed_forward"}]),
    "without_features": [[name] for name in get_args(ChangeableFeature)],
    "mask_visits": ([0],),
    "order": ([0],),
}


def _missing_sites(
    interventions: Interventions, architecture: AdaptedArchitecture
) -> Iterator[Problem]:
    """Yield a problem for each intervention whose sites the adapter of a network does not name."""
    adapter = architecture.adapter
    readable = {*architecture.sites, *architecture.read_only_sites}
    batch = Batch.from_features(compute_features([_ANY_HISTORY], 1))
    for option, value in interventions.changes().items():
        where = f"interventions.{option}"
        if option == "mask_visits" and not architecture.masks_visits:
            message = _MASK_WITHOUT_EFFECT.format(adapter=adapter)
            yield Problem(where, message)
        if option in ("mask_visits", "order", "replace_with"):
            continue
        alone = Interventions.model_validate({option: value})
        changed, read = site_changes(alone, architecture, batch)
        missing = [site for site in changed if site not in architecture.sites]
        missing += [site for site in read if site not in readable]
        if missing or not changed:
            named = f"no `{missing[0]}` to change" if missing else "nothing that this changes"
            yield Problem(where, _NO_SITE_TO_CHANGE.format(adapter=adapter, named=named))


_NO_SITE_TO_CHANGE = (
    "This network was opened by the adapter “{adapter}”, which names {named}. Leave it out."
)
_MASK_WITHOUT_EFFECT = (
    "In this network, which the adapter “{adapter}” opens, masked visits still influence the "
    "answer. Remove them from the history instead."
)
_NUMBER = np.zeros(1, np.int64)
_ANY_HISTORY = History(_NUMBER + 2, 0, _NUMBER, _NUMBER, _NUMBER, _NUMBER)


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


class SiteChanges(NamedTuple):
    """What interventions do to a network, as functions by site.

    Attributes:
        functions: those that change the tensor of a site.
        readers: those that keep it for a later site, and must come after all changes to it.
    """

    functions: dict[str, list[SiteFunction]]
    readers: dict[str, list[SiteFunction]]


def site_changes(
    interventions: Interventions, architecture: Architecture, batch: Batch
) -> SiteChanges:
    """Return what interventions do to a network, as functions by site.

    Sites that the network lacks are named too; nobody asks for them. Masks and the order of visits
    are changes to the batch and not among them.
    """
    changes = SiteChanges({}, {})
    if interventions is not NO_INTERVENTIONS:
        for site, function in _site_changes(interventions, architecture, batch, changes.readers):
            changes.functions.setdefault(site, []).append(function)
    return changes


def _site_changes(
    asked: Interventions, a: Architecture, batch: Batch, readers: dict[str, list[SiteFunction]]
) -> Iterator[tuple[str, SiteFunction]]:
    zero, layers = torch.zeros_like, range(a.layers)
    instead = zero if asked.replace_with == "zero" else mean_over_visits(batch)
    heads = [f"layers.{layer}.heads.{head}" for layer in layers for head in range(a.heads)]
    for feature in asked.without_features:
        yield f"inputs.{feature}", zero
    if not asked.position_from_end:
        yield "inputs.position_from_end", zero
    if not asked.sinusoidal:
        yield _replaced("layers.0.residual_in", "inputs.norm", readers)
    if not asked.scaling:
        for prefix in heads:
            yield f"{prefix}.scores", _times_root(a.d_model // a.heads)
    if asked.attention_temperature != 1:
        for prefix in heads:
            yield _tempered(prefix, asked.attention_temperature, readers)
    for layer in layers:
        for number in asked.removed_heads(layer, a.heads):
            yield f"layers.{layer}.heads.{number}.outputs", instead
        skipped = {skip.part for skip in asked.skip if skip.layer == layer}
        for part, before, added, after in _SUBLAYERS:
            if part == "attention" and "attention" not in a.components:
                continue
            where = f"layers.{layer}.{after}"
            if part in skipped and not asked.residuals:
                yield where, zero
            elif part in skipped or not asked.residuals:
                kept = before if part in skipped else added
                yield _replaced(where, f"layers.{layer}.{kept}", readers)
        if not asked.layer_norm:
            yield _replaced(f"layers.{layer}.norm1", f"layers.{layer}.residual_in", readers)
            yield _replaced(f"layers.{layer}.norm2", f"layers.{layer}.residual_mid", readers)
    if not asked.pointer_scaling:
        yield "pointer.content_scores", _times_root(a.d_model)
    if not asked.position_bias:
        yield "pointer.bias", zero
    if asked.pointer_temperature != 1:
        yield _tempered("pointer", asked.pointer_temperature, readers)
    forced = asked.gate if asked.only is None else float(asked.only == "pointer")
    if forced is not None:
        yield "gate.value", lambda value: torch.full_like(value, forced)


def _replaced(
    site: str, other: str, readers: dict[str, list[SiteFunction]]
) -> tuple[str, SiteFunction]:
    """Replace the tensor of a site by that of an earlier one."""
    read = _kept(other, readers)
    return site, lambda tensor: read[0].to(tensor.dtype) if read else None


def _tempered(
    where: str, temperature: float, readers: dict[str, list[SiteFunction]]
) -> tuple[str, SiteFunction]:
    """Divide scores by a temperature before their softmax."""
    read = _kept(f"{where}.scores", readers)
    return f"{where}.weights", lambda _: softmax(read[0], temperature=temperature)


def _kept(site: str, readers: dict[str, list[SiteFunction]]) -> list[Tensor]:
    """Return a list that holds the tensor of a site once the pass has reached it."""
    read: list[Tensor] = []

    def keep(tensor: Tensor) -> None:
        read[:] = [tensor.clone()]  # the pass may overwrite it

    readers.setdefault(site, []).append(keep)
    return read


def _times_root(width: int) -> Callable[[Tensor], Tensor]:
    """Undo a division by the square root of a width."""
    return lambda scores: scores * width**0.5


def mean_over_visits(batch: Batch) -> Callable[[Tensor], Tensor]:
    """Replace each row by the mean of the rows of those visits that are not masked."""

    def mean(rows: Float[Tensor, "B T k"]) -> Float[Tensor, "B T k"]:
        mask = torch.ones_like(batch.locations) if batch.mask is None else batch.mask
        shares = (mask / mask.sum(-1, keepdim=True))[..., None]  # (B, T, 1)
        return (rows * shares).sum(1, keepdim=True).expand_as(rows)

    return mean
