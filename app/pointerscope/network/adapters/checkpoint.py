"""The weights of a bundle whose network an adapter opens."""

from collections.abc import Mapping

import torch
from torch import Tensor

from pointerscope.network.adapters.adapted_network import AdaptedNetwork
from pointerscope.network.adapters.protocol import (
    Adapter,
    AdapterError,
    VocabularySizes,
    build_adapter,
)
from pointerscope.network.architecture import AdaptedArchitecture
from pointerscope.network.checkpoint import Checkpoint


def load_weights(adapter: Adapter, weights: Mapping[str, Tensor]) -> None:
    """Put weights into the module of an adapter.

    Raises:
        AdapterError: the module has other tensors than these; the message names one.
    """
    own = adapter.module.state_dict()
    problem = None
    if missing := [name for name in own if name not in weights]:
        problem = f"`{missing[0]}` is missing"
    elif superfluous := [name for name in weights if name not in own]:
        problem = f"`{superfluous[0][:200]}` is not among the module's"
    else:
        for name, tensor in own.items():
            found = weights[name]
            if found.shape != tensor.shape:
                problem = f"`{name}` has shape {[*found.shape]}, expected {[*tensor.shape]}"
            elif found.is_floating_point() != tensor.is_floating_point():
                problem = f"`{name}` holds {found.dtype}, expected {tensor.dtype}"
            elif not found.isfinite().all():
                problem = f"`{name}` holds infinite or undefined numbers"
    if problem:
        raise AdapterError(
            f"The weights do not fit the module that the adapter "
            f'"{adapter.name or type(adapter).__name__}" builds: {problem}.'
        )
    adapter.module.load_state_dict(dict(weights))  # in the number types of the module


def check_adapted(architecture: AdaptedArchitecture, weights: Mapping[str, Tensor]) -> Checkpoint:
    """Return weights with their architecture, once they fit the module of its adapter.

    Raises:
        AdapterError: no such adapter is registered, or the weights do not fit its module.
    """
    _build(architecture, weights)
    return Checkpoint(architecture, weights)


def build_adapted(checkpoint: Checkpoint) -> AdaptedNetwork:
    """Build the network with the weights of a checkpoint, ready to predict.

    Raises:
        AdapterError: as for `check_adapted`.
    """
    architecture = checkpoint.architecture
    assert isinstance(architecture, AdaptedArchitecture)
    network = AdaptedNetwork(_build(architecture, checkpoint.weights), architecture)
    return network.eval().requires_grad_(False)


def _build(architecture: AdaptedArchitecture, weights: Mapping[str, Tensor]) -> Adapter:
    a = architecture
    sizes = VocabularySizes(a.locations, a.users, a.max_visits)
    with torch.random.fork_rng(devices=[]):  # initial weights are drawn and replaced
        adapter = build_adapter(a.adapter, sizes, a.settings)
    load_weights(adapter, weights)
    return adapter
