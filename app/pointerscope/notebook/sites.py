"""The tensors of one forward pass by site, as NumPy arrays, and functions that change them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike
from torch import Tensor

from pointerscope.core import messages, python_messages
from pointerscope.core.array_types import Array
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.network.sites import (
    readable_sites,
    site_dimensions,
    tensors_by_site,
    unknown_site,
)
from pointerscope.notebook.tensors import only_item

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery, Prediction
    from pointerscope.network.sites import SiteFunction

    SiteChange: TypeAlias = Callable[[Array], ArrayLike | None] | ArrayLike
    """What to put in at a site: a function of its array, an array, or a number for all of it."""


class SiteTensors(Mapping[str, Any]):
    """Every tensor of one forward pass over one history by the name of its site.

    The arrays have no dimension for the history and are read-only::

        sites["layers.0.heads.2.weights"], sites["pointer.scores"], sites["gate.value"]

    The glossary says what a site is, `pointerscope.network.sites` lists them. What the network
    lacks has no site, and a norm that was changed has no statistics.
    """

    def __init__(self, explained_query: ExplainedQuery) -> None:
        self._explained = explained_query

    @property
    def prediction(self) -> Prediction:
        """The most probable known place of this pass."""
        return self._explained.prediction

    @property
    def answers(self) -> list[Prediction]:
        """The most probable places of this pass; the query's `top_k` sets their number."""
        return self._explained.answers

    @cached_property
    def _arrays(self) -> dict[str, Any]:
        found = tensors_by_site(self._explained.trace)
        names = readable_sites(self._explained.bundle.architecture)
        return {name: only_item(found[name]) for name in names if name in found}

    def __getitem__(self, site: str) -> Any:
        if site not in self._arrays:
            raise KeyError(unknown_site(site, tuple(self)).message)
        return self._arrays[site]

    def __iter__(self) -> Iterator[str]:
        return iter(self._arrays)

    def __len__(self) -> int:
        return len(self._arrays)

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def __repr__(self) -> str:
        width = max(map(len, self._arrays))
        return "\n".join(
            f"{site:{width}}  {np.shape(array)!s:14}  {' × '.join(site_dimensions(site))}"
            for site, array in self._arrays.items()
        )


def torch_functions(at: Mapping[str, SiteChange], *, batched: bool) -> dict[str, SiteFunction]:
    """Return functions of torch tensors that make changes of NumPy arrays.

    Args:
        at: by site, a function that takes an array and returns another one of its shape, or None
            to change nothing; or the array itself, or a number for all of it.
        batched: whether the arrays have a first dimension for the histories, as the tensors do.
    """
    return {site: partial(_apply, site, change, batched) for site, change in at.items()}


def _apply(site: str, change: SiteChange, batched: bool, tensor: Tensor) -> Tensor | None:
    import torch

    given = (tensor if batched else tensor[0]).numpy()
    changed = change(given) if callable(change) else change
    if changed is None:
        return None
    try:
        array = np.array(changed, dtype=np.float32)
    except (TypeError, ValueError):
        message = python_messages.SITE_NOT_A_TENSOR.format(site=site, found=type(changed).__name__)
        raise InvalidQueryError(Problem("at", message)) from None
    if not array.ndim:
        array = np.full(given.shape, array)
    elif array.shape != given.shape:
        shapes = {"found": [*array.shape], "expected": [*given.shape]}
        raise InvalidQueryError(Problem("at", messages.SITE_SHAPE.format(site=site, **shapes)))
    return torch.from_numpy(array if batched else array[None])
