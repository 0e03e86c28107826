"""Read published checkpoints: from a `best.pt` to an architecture and weights.

A checkpoint is not trusted. Its pickles are checked first, so that a few bytes cannot claim much
memory or time. It is opened with `weights_only=True` only, which refuses a pickle that would run
code. Then every tensor is checked before it is used.
"""

from __future__ import annotations

import math
import pickle
import re
from dataclasses import dataclass, field, replace
from itertools import islice
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

POSITION_TABLE = "pos_encoding"  # stored with the weights, but computed, not trained

MAX_WEIGHTS_BYTES = 2_000_000_000
MAX_CONFIGURATION_BYTES = 100_000
_MAX_ZIP_ENTRIES = 20_000  # a file for each tensor, those of the optimizer included
_MAX_SETTINGS = 200
_MAX_SETTING_LENGTH = 200
_ZIP_SIGNATURE = b"PK\3\4"

_PARAMETER_OF = {
    "user": "user_emb.weight",
    "time": "time_emb.weight",
    "weekday": "weekday_emb.weight",
    "recency": "recency_emb.weight",
    "duration": "duration_emb.weight",
    "position_from_end": "pos_from_end_emb.weight",
    "sinusoidal": POSITION_TABLE,
    "pointer": "pointer_query.weight",
    "position_bias": "position_bias",
    "generation": "gen_head.weight",
    "gate": "ptr_gen_gate.0.weight",
}


_NO_WEIGHTS = "{} holds no `model_state_dict`. Save the weights under this name."


class CheckpointError(ValueError):
    """A file that cannot be opened as a network; the message says why and what to do."""


Setting = str | bool | int | float | None


class ModelConfiguration(BaseModel):
    """The settings of a published configuration that cannot be read off the tensors."""

    nhead: Annotated[int, Field(ge=1, le=1024)]
    dropout: Annotated[float, Field(ge=0, lt=1)] = 0.0


@dataclass(frozen=True)
class Checkpoint:
    """A network read from a file.

    Attributes:
        architecture: its sizes and components.
        weights: its parameters by their published names.
        settings: the configuration of a published checkpoint as flat names and values, such as
            `model.nhead`; without texts that could be paths of files.
    """

    architecture: Architecture
    weights: Mapping[str, Tensor]
    settings: Mapping[str, Setting] = field(default_factory=dict)


def read_checkpoint(path: Path) -> Checkpoint:
    """Open a published checkpoint.

    Args:
        path: the file. A `config.yaml` beside it takes precedence over the checkpoint's own
            `config`.

    Raises:
        CheckpointError: the file is no such checkpoint, or its tensors do not fit together.
    """
    content = _load(path)
    weights = content.get("model_state_dict")
    if not isinstance(weights, dict):
        raise CheckpointError(_NO_WEIGHTS.format(path.name))
    content_of_file, source = _read_configuration(
        path.with_name(CONFIGURATION), content.get("config")
    )
    checkpoint = validate_checkpoint(weights, _model_configuration(content_of_file, source))
    return replace(checkpoint, settings=_flat_settings(content_of_file))


def validate_checkpoint(
    weights: Mapping[Any, Any], configuration: ModelConfiguration
) -> Checkpoint:
    """Derive the architecture from weights, and check the weights against it.

    Returns:
        The architecture, and the weights in the order of its parameters.

    Raises:
        CheckpointError: a tensor is missing, superfluous, of the wrong shape or not finite.
    """
    tensors = {name: _check_tensor(name, tensor) for name, tensor in weights.items()}
    try:
        architecture = _architecture(tensors, configuration)
    except ValueError as error:
        raise CheckpointError(str(error)) from error
    if "sinusoidal" in architecture.components:
        # The network allocates this table by the size that the file claims: check it first.
        table = [1, architecture.max_visits, architecture.d_model]
        _check_shape(POSITION_TABLE, tensors[POSITION_TABLE], table)
    expected = _expected_shapes(architecture)
    for name, shape in expected.items():
        if name not in tensors:
            raise CheckpointError(f"The parameter `{name}` is missing.")
        _check_shape(name, tensors[name], shape)
    if superfluous := sorted(tensors.keys() - expected.keys()):
        raise CheckpointError(f"`{superfluous[0]}` is no parameter of this network. Remove it.")
    return Checkpoint(architecture, {name: tensors[name] for name in expected})


def build_network(checkpoint: Checkpoint) -> PointerNetwork:
    """Build the network with the weights of a checkpoint, ready to predict."""
    with torch.device("meta"):  # skips drawing initial weights
        network = PointerNetwork(checkpoint.architecture)
    network.load_state_dict(dict(checkpoint.weights), assign=True)
    return network.eval().requires_grad_(False)


def _load(path: Path) -> Mapping[str, Any]:
    try:
        with path.open("rb") as file:
            _check_before_loading(file)
            file.seek(0)
            content = torch.load(file, weights_only=True, map_location="cpu")
    except (pickle.UnpicklingError, UnknownNameError) as error:
        raise CheckpointError(
            f"{path.name} was refused: it is damaged, or it holds Python objects other than "
            "tensors and numbers. Opening such objects could run code. Save the `state_dict` "
            "and the `config` alone and try again."
        ) from error
    except NotPlainZipError as error:
        raise CheckpointError(
            f"{path.name} cannot be read: {error} Expected a zip archive without compression, as "
            "`torch.save` writes it."
        ) from error
    except Exception as error:  # a damaged pickle can fail in any way
        raise CheckpointError(
            f"{path.name} cannot be read: it is damaged, cut short or no PyTorch checkpoint. "
            "Copy the file again."
        ) from error
    if not isinstance(content, dict):
        raise CheckpointError(_NO_WEIGHTS.format(path.name))
    return content


def _check_before_loading(file: IO[bytes]) -> None:
    """Refuse a file that would build more than the bytes in it."""
    if file.read(len(_ZIP_SIGNATURE)) != _ZIP_SIGNATURE:
        file.seek(0)
        check_pickles(file.read(MAX_PICKLE_BYTES), PICKLES_OF_OLD_FORMAT)
        return
    with open_plain_zip(
        file, _MAX_ZIP_ENTRIES, MAX_WEIGHTS_BYTES, allow_compression=False
    ) as archive:
        for entry in archive.infolist():
            if entry.filename.endswith(".pkl"):
                with archive.open(entry) as pickled:
                    check_pickles(pickled.read(MAX_PICKLE_BYTES), 1)


def _read_configuration(beside: Path, own: object) -> tuple[object, str]:
    """Return the configuration and its source: the file beside the checkpoint, or its own."""
    configuration, source = own, f"the `config` in {CHECKPOINT}"
    if beside.is_file():
        source = beside.name
        if beside.stat().st_size > MAX_CONFIGURATION_BYTES:
            raise CheckpointError(
                f"{source} is too large for a configuration: more than "
                f"{MAX_CONFIGURATION_BYTES:,} bytes."
            )
        try:
            configuration = load_plain_yaml(beside.read_text(encoding="utf-8"))
        except (yaml.YAMLError, ValueError, RecursionError) as error:
            raise CheckpointError(f"{source} is no YAML: {error}") from error
    return configuration, source


def _model_configuration(configuration: object, source: str) -> ModelConfiguration:
    if not isinstance(configuration, dict) or not isinstance(configuration.get("model"), dict):
        raise CheckpointError(
            f"The number of heads is unknown: it cannot be read off the tensors, and {source} has "
            f"no `model: nhead:`. Put a {CONFIGURATION} with it beside the checkpoint."
        )
    # A list, dict or tuple is shown by its type: lists that contain each other never end.
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


def _flat_settings(configuration: object) -> dict[str, Setting]:
    """Return the plain values of a configuration, two levels deep, without paths of files."""
    settings: dict[str, Setting] = {}
    if not isinstance(configuration, dict):
        return settings
    # The limits hold for what is looked at: one dict can stand under thousands of names.
    for name, value in islice(configuration.items(), _MAX_SETTINGS):
        inner = value if isinstance(value, dict) else {"": value}
        for key, setting in islice(inner.items(), _MAX_SETTINGS):
            full_name = f"{name}.{key}".removesuffix(".")
            are_names = isinstance(name, str) and isinstance(key, str)
            if are_names and _is_plain_setting(full_name) and _is_plain_setting(setting):
                settings[full_name] = setting
    return dict(islice(settings.items(), _MAX_SETTINGS))


def _is_plain_setting(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= _MAX_SETTING_LENGTH and not re.search(r"[/\\~]", value)
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or (isinstance(value, int) and abs(value) < 2**63)


def _check_tensor(name: object, tensor: object) -> Tensor:
    if not isinstance(name, str) or not isinstance(tensor, torch.Tensor):
        raise CheckpointError(
            f"`{str(name)[:80]}` is no tensor with a name. Save tensors by name in the "
            "`model_state_dict`."
        )
    if not tensor.is_floating_point() or tensor.layout != torch.strided or tensor.is_meta:
        raise CheckpointError(
            f"The parameter `{name}` holds something other than plain floating-point numbers."
        )
    # Strides can repeat a few numbers so often that no memory holds a copy of the tensor.
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
        with torch.device("meta"):  # shapes without memory, since the sizes are not trusted
            network = PointerNetwork(architecture)
    except (RuntimeError, MemoryError) as error:
        raise CheckpointError(f"No network of these sizes can be built: {error}") from error
    return {name: tensor.shape for name, tensor in network.state_dict().items()}


def _check_shape(name: str, tensor: Tensor, shape: Sequence[int]) -> None:
    if list(tensor.shape) != list(shape):
        raise CheckpointError(
            f"The parameter `{name}` has the shape {list(tensor.shape)}; expected {list(shape)}."
        )


def _architecture(tensors: Mapping[str, Tensor], configuration: ModelConfiguration) -> Architecture:
    """Derive the sizes and components from the tensors."""

    def size(name: str, dimension: int, dimensions: int = 2) -> int:
        if name not in tensors:
            raise CheckpointError(f"The parameter `{name}` is missing.")
        if tensors[name].dim() != dimensions:
            shape = list(tensors[name].shape)
            raise CheckpointError(
                f"The parameter `{name}` has the shape {shape}; expected {dimensions} dimensions."
            )
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
        max_visits = size(POSITION_TABLE, 1, 3)
    elif "position_bias" in components:
        max_visits = size("position_bias", 0, 1)
    elif "position_from_end" in components:
        max_visits = size("pos_from_end_emb.weight", 0) - 1
    else:
        raise CheckpointError(
            "The length of the longest history is unknown: there is no `pos_encoding`, "
            "`position_bias` or `pos_from_end_emb.weight`."
        )
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
