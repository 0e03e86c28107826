"""Published checkpoints: from a `best.pt` to an architecture and weights.

A checkpoint is data from elsewhere. It is looked through first, so that a few bytes cannot claim
much memory or time; then it is opened with `weights_only=True` and nothing else, so that a pickle
that would run code is refused, and what it holds is checked before it is used.
"""

from __future__ import annotations

import pickle
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import torch
import yaml
from pydantic import BaseModel, Field, ValidationError

from pointerscope.core.plain_yaml import load_plain_yaml
from pointerscope.core.plain_zips import NotPlainZipError, open_plain_zip
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.checkpoint_pickles import (
    MAX_PICKLE_BYTES,
    PICKLES_OF_OLD_FORMAT,
    UnknownNameError,
    check_pickles,
)
from pointerscope.network.pointer_network import PointerNetwork

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import IO

    from torch import Tensor

CHECKPOINT = "best.pt"
CONFIGURATION = "config.yaml"

TABLE_OF_POSITIONS = "pos_encoding"  # kept with the weights, but never trained

LARGEST_WEIGHTS = 2_000_000_000  # bytes
LARGEST_CONFIGURATION = 100_000  # bytes
_MOST_TENSORS = 20_000  # those of the optimizer among them
_ZIP = b"PK\3\4"  # with which a zip archive begins

_PARAMETER_OF = {
    "user": "user_emb.weight",
    "time": "time_emb.weight",
    "weekday": "weekday_emb.weight",
    "recency": "recency_emb.weight",
    "duration": "duration_emb.weight",
    "position_from_end": "pos_from_end_emb.weight",
    "sinusoidal": TABLE_OF_POSITIONS,
    "pointer": "pointer_query.weight",
    "position_bias": "position_bias",
    "generation": "gen_head.weight",
    "gate": "ptr_gen_gate.0.weight",
}


class CheckpointError(ValueError):
    """A file that cannot be opened as a network; the message says why and what to do."""


class ModelConfiguration(BaseModel):
    """The part of a published configuration that the tensors do not show."""

    nhead: Annotated[int, Field(ge=1, le=1024)]
    dropout: Annotated[float, Field(ge=0, lt=1)] = 0.0


@dataclass(frozen=True)
class Checkpoint:
    """What a checkpoint holds: an architecture and its weights."""

    architecture: Architecture
    weights: Mapping[str, Tensor]


def read_checkpoint(path: Path) -> Checkpoint:
    """Open a published checkpoint.

    Args:
        path: the file; a `config.yaml` beside it goes before the checkpoint's own `config`.

    Raises:
        CheckpointError: it is no such checkpoint, or its tensors do not fit together.
    """
    content = _load(path)
    weights = content.get("model_state_dict")
    if not isinstance(weights, dict):
        raise CheckpointError(f"{path.name} holds no `model_state_dict`.")
    configuration = _configuration(path.with_name(CONFIGURATION), content.get("config"))
    return checked_checkpoint(weights, configuration)


def checked_checkpoint(weights: Mapping[Any, Any], configuration: ModelConfiguration) -> Checkpoint:
    """The architecture that weights were made for, and the weights in its order.

    Raises:
        CheckpointError: a tensor is missing, left over, of the wrong shape or not finite.
    """
    tensors = {name: _checked_tensor(name, tensor) for name, tensor in weights.items()}
    try:
        architecture = _architecture(tensors, configuration)
    except ValueError as error:
        raise CheckpointError(str(error)) from error
    if "sinusoidal" in architecture.components:
        # The network computes this table itself: a size that is only claimed would take memory.
        table = [1, architecture.max_visits, architecture.d_model]
        _check_shape(TABLE_OF_POSITIONS, tensors[TABLE_OF_POSITIONS], table)
    expected = _expected_shapes(architecture)
    for name, shape in expected.items():
        if name not in tensors:
            raise CheckpointError(f"The parameter `{name}` is missing.")
        _check_shape(name, tensors[name], shape)
    if left_over := sorted(tensors.keys() - expected.keys()):
        raise CheckpointError(f"`{left_over[0]}` is no parameter of this network.")
    return Checkpoint(architecture, {name: tensors[name] for name in expected})


def build_network(checkpoint: Checkpoint) -> PointerNetwork:
    """The network with the weights of a checkpoint, ready to predict."""
    with torch.device("meta"):  # initial weights that nobody needs take no memory and no time
        network = PointerNetwork(checkpoint.architecture)
    network.load_state_dict(dict(checkpoint.weights), assign=True)
    return network.eval().requires_grad_(False)


def _load(path: Path) -> Mapping[str, Any]:
    try:
        with path.open("rb") as file:
            _look_through(file)
            file.seek(0)
            content = torch.load(file, weights_only=True, map_location="cpu")
    except (pickle.UnpicklingError, UnknownNameError) as error:
        raise CheckpointError(
            f"{path.name} was refused: it is damaged, or it holds Python objects other than plain "
            "tensors and numbers, and opening them could run code. Save the `state_dict` alone "
            "and try again."
        ) from error
    except NotPlainZipError as error:
        raise CheckpointError(
            f"{path.name} cannot be read: {error} Checkpoints are zip archives as PyTorch writes "
            "them, without compression."
        ) from error
    except Exception as error:  # damaged pickles fail in every way there is
        raise CheckpointError(
            f"{path.name} cannot be read; it is damaged, cut short or no PyTorch checkpoint."
        ) from error
    if not isinstance(content, dict):
        raise CheckpointError(f"{path.name} holds no `model_state_dict`.")
    return content


def _look_through(file: IO[bytes]) -> None:
    """Refuse what claims to be more than the bytes that are there."""
    if file.read(len(_ZIP)) != _ZIP:
        file.seek(0)
        check_pickles(file.read(MAX_PICKLE_BYTES), PICKLES_OF_OLD_FORMAT)
        return
    with open_plain_zip(file, _MOST_TENSORS, LARGEST_WEIGHTS, packed=False) as archive:
        for entry in archive.infolist():
            if entry.filename.endswith(".pkl"):
                with archive.open(entry) as pickled:
                    check_pickles(pickled.read(MAX_PICKLE_BYTES), 1)


def _configuration(beside: Path, own: object) -> ModelConfiguration:
    """The configuration in the file beside the checkpoint, or else the checkpoint's own."""
    configuration, source = own, f"the `config` in {CHECKPOINT}"
    if beside.is_file():
        source = beside.name
        if beside.stat().st_size > LARGEST_CONFIGURATION:
            raise CheckpointError(f"{source} is too large to be a configuration.")
        try:
            configuration = load_plain_yaml(beside.read_text(encoding="utf-8"))
        except (yaml.YAMLError, ValueError, RecursionError) as error:
            raise CheckpointError(f"{source} is no YAML: {error}") from error
    if not isinstance(configuration, dict) or not isinstance(configuration.get("model"), dict):
        raise CheckpointError(
            f"The number of heads is not in the tensors and {source} has no `model: nhead:`. "
            f"Put a {CONFIGURATION} with it beside the checkpoint."
        )
    # Lists that hold one another are small, and written out endless.
    plain = {
        name: type(value).__name__ if isinstance(value, list | dict | tuple) else value
        for name, value in configuration["model"].items()
        if name in ModelConfiguration.model_fields
    }
    try:
        return ModelConfiguration.model_validate(plain)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise CheckpointError(f"{source}, `model.{where}`: {first['msg']}.") from error


def _checked_tensor(name: object, tensor: object) -> Tensor:
    if not isinstance(name, str) or not isinstance(tensor, torch.Tensor):
        raise CheckpointError(f"`{str(name)[:80]}` is no tensor with a name.")
    if not tensor.is_floating_point() or tensor.layout != torch.strided or tensor.is_meta:
        raise CheckpointError(f"The parameter `{name}` holds no plain floating-point numbers.")
    # Strides can repeat a few numbers into more than any memory holds once they are copied.
    if tensor.nbytes > tensor.untyped_storage().nbytes():
        raise CheckpointError(
            f"The parameter `{name}` claims {tensor.nbytes:,} bytes; the file holds "
            f"{tensor.untyped_storage().nbytes():,} for it."
        )
    try:
        tensor = tensor.detach().to(torch.float32).contiguous()
        finite = bool(torch.isfinite(tensor).all())
    except (RuntimeError, MemoryError) as error:
        raise CheckpointError(f"The parameter `{name}` cannot be read: {error}") from error
    if not finite:
        raise CheckpointError(f"The parameter `{name}` holds numbers that are not finite.")
    return tensor


def _expected_shapes(architecture: Architecture) -> Mapping[str, torch.Size]:
    try:
        with torch.device("meta"):  # shapes alone: sizes from elsewhere claim no memory
            network = PointerNetwork(architecture)
    except (RuntimeError, MemoryError) as error:
        raise CheckpointError(f"No network of these sizes can be built: {error}") from error
    return {name: tensor.shape for name, tensor in network.state_dict().items()}


def _check_shape(name: str, tensor: Tensor, shape: Sequence[int]) -> None:
    if list(tensor.shape) != list(shape):
        raise CheckpointError(
            f"The parameter `{name}` has the shape {list(tensor.shape)}, not {list(shape)}."
        )


def _architecture(tensors: Mapping[str, Tensor], configuration: ModelConfiguration) -> Architecture:
    """Read the sizes off the tensors."""

    def size(name: str, dimension: int, dimensions: int = 2) -> int:
        if name not in tensors:
            raise CheckpointError(f"The parameter `{name}` is missing.")
        if tensors[name].dim() != dimensions:
            shape = list(tensors[name].shape)
            raise CheckpointError(f"The parameter `{name}` has the shape {shape}.")
        return tensors[name].shape[dimension]

    layers = {
        int(match[1])
        for name in tensors
        if (match := re.match(r"transformer\.layers\.(\d{1,4})\.", name))
    }
    components = frozenset(
        component for component in COMPONENTS if _PARAMETER_OF[component] in tensors
    )
    if "sinusoidal" in components:
        max_visits = size(TABLE_OF_POSITIONS, 1, 3)
    elif "position_bias" in components:
        max_visits = size("position_bias", 0, 1)
    elif "position_from_end" in components:
        max_visits = size("pos_from_end_emb.weight", 0) - 1
    else:
        raise CheckpointError("No parameter shows how many visits the network takes.")
    return Architecture(
        locations=size("loc_emb.weight", 0),
        users=size("user_emb.weight", 0) if "user" in components else 0,
        d_model=size("loc_emb.weight", 1),
        heads=configuration.nhead,
        layers=len(layers),
        feed_forward=size("transformer.layers.0.linear1.weight", 0),
        max_visits=max_visits,
        dropout=configuration.dropout,
        components=components,
    )
