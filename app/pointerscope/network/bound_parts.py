"""Modules as plain functions of their inputs, for a network that nobody watches.

Outside training torch spends a quarter of a pass over one history on finding parts, parameters and
hooks. Functions that know their parameters do without; they call the same code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from pointerscope.core.array_types import Float, Int
from pointerscope.network.dropout import Dropout


def bound(module: nn.Module) -> Any:
    """Return a function that does what a module does outside training, without its hooks.

    It reads the parameters that the module has now: values that change in place are seen, other
    parameters, parts and hooks are not. Of a list of modules, return the functions of its items.
    """
    if (bind := _LEAVES.get(type(module))) is not None:
        return bind(module)
    if isinstance(module, nn.ModuleList):
        return (*map(bound, module),)
    parts: Any = (
        (*map(bound, module),)
        if isinstance(module, nn.Sequential)
        else SimpleNamespace(**bound_parts(module))
    )
    return partial(type(module).forward, parts)


def bound_parts(module: nn.Module) -> dict[str, Any]:
    """Return the attributes of a module by name, with a function in place of each module."""
    settings = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    tensors = [*module.named_parameters(recurse=False), *module.named_buffers(recurse=False)]
    return settings | dict(tensors) | {name: bound(part) for name, part in module.named_children()}


class _Linear(NamedTuple):
    weight: Float[Tensor, "m n"]
    bias: Float[Tensor, " m"] | None

    def __call__(self, x: Float[Tensor, "*batch n"]) -> Float[Tensor, "*batch m"]:
        return functional.linear(x, self.weight, self.bias)


class _LayerNorm(NamedTuple):
    weight: Float[Tensor, " d"]
    bias: Float[Tensor, " d"]
    eps: float

    def __call__(self, x: Float[Tensor, "*batch d"]) -> Float[Tensor, "*batch d"]:
        return torch.layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)


class _Embedding(NamedTuple):
    weight: Float[Tensor, "rows d"]

    def __call__(self, rows: Int[Tensor, "*batch"]) -> Float[Tensor, "*batch d"]:
        return torch.embedding(self.weight, rows)


def _unchanged(x: Tensor) -> Tensor:
    return x


_LEAVES: dict[type[nn.Module], Callable[[Any], Any]] = {
    nn.Linear: lambda module: _Linear(module.weight, module.bias),
    nn.LayerNorm: lambda module: _LayerNorm(module.weight, module.bias, module.eps),
    nn.Embedding: lambda module: _Embedding(module.weight),
    nn.GELU: lambda module: functional.gelu,
    Dropout: lambda module: _unchanged,
}
