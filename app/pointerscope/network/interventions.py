"""Check interventions against a network, and make changes at its sites and to a batch of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from pointerscope.core import messages
from pointerscope.core.array_types import Float
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.formulas import softmax
from pointerscope.mobility.histories import History, compute_features
from pointerscope.mobility.interventions import DECLARED, Interventions
from pointerscope.mobility.interventions.declaration import (
    ALL,
    Boxes,
    Change,
    Control,
    HeadGrid,
    Intervention,
    LayerBoxes,
    Menu,
    NumberBox,
    Switch,
)
from pointerscope.network.architecture import AdaptedArchitecture, Architecture
from pointerscope.network.sites import check_sites, checked
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from pointerscope.network.sites import SiteFunction


def check_interventions(interventions: Interventions, architecture: Architecture) -> None:
    """Check that a network has the heads, layers and parts that interventions name.

    Switching off a component that the network lacks changes nothing and is not an error, so that
    the same interventions work on a network and on its ablations. In a network that an adapter
    opens, it is an error: the network may have what the adapter does not name.

    Raises:
        InvalidQueryError: a head, layer or part does not exist; one problem for each.
    """
    if problems := find_problems(interventions, architecture):
        raise InvalidQueryError(*problems)


def find_problems(interventions: Interventions, architecture: Architecture) -> list[Problem]:
    """Return a problem for each head, layer or part that a network lacks."""
    problems = [
        Problem(f"interventions.{declared.key}", message)
        for declared, value in interventions.made()
        for message in _missing(declared, value, architecture)
    ]
    if isinstance(architecture, AdaptedArchitecture):
        problems += _missing_sites(interventions, architecture)
    return problems


def is_possible(declared: Intervention, architecture: Architecture) -> bool:
    """Return whether a network can make an intervention with any value.

    Networks that no adapter opens can make every intervention, some without effect.
    """
    if architecture.is_pointer_network:
        return True
    if declared.of is not None:
        return is_possible(DECLARED[declared.of], architecture)
    return any(
        not find_problems(Interventions.model_validate({declared.key: value}), architecture)
        for value in _examples(declared.control)
    )


def _examples(control: Control) -> Iterator[Any]:
    """Yield values that a control can give."""
    match control:
        case Switch():
            yield False
        case NumberBox():
            yield 0.5
        case Menu():
            yield from control.options
        case HeadGrid():
            yield ALL
        case LayerBoxes():
            yield from ([{"layer": 0, **box.item}] for box in control.boxes)
        case Boxes():
            yield from ([box.item] for box in control.boxes)
        case _:
            yield [0]


def _missing_sites(
    interventions: Interventions, architecture: AdaptedArchitecture
) -> Iterator[Problem]:
    """Yield a problem for each intervention whose sites the adapter of a network does not name."""
    adapter = architecture.adapter
    readable = {*architecture.sites, *architecture.read_only_sites}
    batch = Batch.from_features(compute_features([_ANY_HISTORY], 1))
    for declared, value in interventions.made():
        where = f"interventions.{declared.key}"
        if declared.key == "mask_visits" and not architecture.masks_visits:
            yield Problem(where, _MASK_WITHOUT_EFFECT.format(adapter=adapter))
        if not declared.changes:
            continue
        alone = Interventions.model_validate({declared.key: value})
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


def _missing(declared: Intervention, value: object, a: Architecture) -> Iterator[str]:
    """Yield what is said of each head, layer and part that a network lacks."""
    last = {"last_layer": a.layers - 1, "last_head": a.heads - 1}
    if value != ALL and declared.needs in (None, *a.components):
        for item in declared.items(value):
            if item.get("layer", -1) >= a.layers or item.get("head", -1) >= a.heads:
                template = messages.NO_HEAD if "head" in item else messages.NO_LAYER
                yield template.format(**item, **last)
    for part in (part.format(value=value) for part in declared.requires):
        if part not in a.components:
            named = {"part": messages.PARTS[part], "option": declared.key}
            yield messages.NOTHING_TO_BLEND.format(**named)


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
    for change in _planned(interventions, architecture):
        function = _function(change, batch, changes.readers)
        changes.functions.setdefault(change.site, []).append(function)
    return changes


def site_functions(
    interventions: Interventions,
    architecture: Architecture,
    batch: Batch,
    at: Mapping[str, SiteFunction] | None = None,
) -> dict[str, list[SiteFunction]]:
    """Return everything that happens at the sites of a pass, in order.

    Interventions come first, then the functions of `at`, then what reads the result for a later
    site.

    Raises:
        InvalidQueryError: the network has no such site.
    """
    functions, readers = site_changes(interventions, architecture, batch)
    if at:
        check_sites(at, architecture)
        for site, function in at.items():
            functions.setdefault(site, []).append(checked(site, function))
    for site, reader in readers.items():
        functions.setdefault(site, []).extend(reader)
    return functions


class _SiteChange(NamedTuple):
    """What becomes of the tensor of one site, in the words of `Change`."""

    site: str
    do: str
    of: tuple[str, ...] = ()
    by: float = 0


@lru_cache(maxsize=256)
def _planned(interventions: Interventions, a: Architecture) -> tuple[_SiteChange, ...]:
    planned: list[_SiteChange] = []
    kept: dict[str, set[str]] = {}
    roots = {"√k": a.head_width**0.5, "√d": a.d_model**0.5}
    for declared, value in interventions.made():
        for change, item in product(declared.changes, declared.items(value)):
            if change.where not in (None, *item.values()):
                continue
            do = getattr(interventions, change.do, change.do)
            by = value if change.by is None else roots.get(change.by, change.by)
            for site, of in _expanded(change, item, a):
                if do == "keep":
                    kept.setdefault(site, set()).add(of)
                else:
                    planned.append(_SiteChange(site, do, (of,), by))
    return (*(_SiteChange(site, "keep", tuple(of)) for site, of in kept.items()), *planned)


def _expanded(
    change: Change, item: Mapping[str, object], a: Architecture
) -> Iterator[tuple[str, str]]:
    """Yield each site that an item of a change is about, with that of the earlier tensor."""
    pairs = [f"{change.at} {change.of}".format(**item)]
    for name, count in (("layers", a.layers), ("heads", a.heads)):
        star = f"{name}.*"
        if any(star in pair for pair in pairs):
            pairs = [
                pair.replace(star, f"{name}.{index}") for pair in pairs for index in range(count)
            ]
    for pair in pairs:
        site, _, of = pair.partition(" ")
        yield site, of


def _function(
    change: _SiteChange, batch: Batch, readers: dict[str, list[SiteFunction]]
) -> SiteFunction:
    by = change.by
    match change.do:
        case "zero":
            return torch.zeros_like
        case "mean":
            return mean_over_visits(batch)
        case "fill":
            return lambda tensor: torch.full_like(tensor, by)
        case "scale":
            return lambda tensor: tensor * by
        case "soften":
            [scores] = (_kept(site, readers) for site in change.of)
            return lambda _: softmax(scores[0], temperature=by)
        case "keep":
            return _only([_kept(site, readers) for site in change.of])
    raise ValueError(f"An intervention cannot {change.do} a tensor.")


def _only(terms: list[list[Tensor]]) -> SiteFunction:
    """Replace a tensor by the earlier one that is kept; of different ones nothing is left."""

    def only(tensor: Tensor) -> Tensor | None:
        reached = [term[0] for term in terms if term]  # the network may lack others
        if not reached:
            return None
        return reached[0].to(tensor.dtype) if len(reached) == 1 else torch.zeros_like(tensor)

    return only


def _kept(site: str, readers: dict[str, list[SiteFunction]]) -> list[Tensor]:
    """Return a list that holds the tensor of a site once the pass has reached it."""
    read: list[Tensor] = []

    def keep(tensor: Tensor) -> None:
        read[:] = [tensor.clone()]  # the pass may overwrite it

    readers.setdefault(site, []).append(keep)
    return read


def mean_over_visits(batch: Batch) -> Callable[[Tensor], Tensor]:
    """Replace each row by the mean of the rows of those visits that are not masked."""

    def mean(rows: Float[Tensor, "B T k"]) -> Float[Tensor, "B T k"]:
        mask = torch.ones_like(batch.locations) if batch.mask is None else batch.mask
        shares = (mask / mask.sum(-1, keepdim=True))[..., None]  # (B, T, 1)
        return (rows * shares).sum(1, keepdim=True).expand_as(rows)

    return mean
