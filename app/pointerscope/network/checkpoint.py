"""Read published checkpoints: from a `best.pt` to an architecture and weights.

A checkpoint is not trusted. PyTorch never opens it: `pointerscope.network.checkpoint_files` reads
its layout. The names, types and shapes of all tensors are checked before any numbers are read, and
the numbers before they are used.
"""

from __future__ import annotations

import math
import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import torch
import yaml
from pydantic import BaseModel, Field, ValidationError

from pointerscope.core.plain_yaml import load_plain_yaml
from pointerscope.core.plain_zips import NotPlainZipError
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.checkpoint_files import DamagedCheckpointError, open_checkpoint_file
from pointerscope.network.checkpoint_pickles import StoredTensor, UnknownNameError
from pointerscope.network.pointer_network import PointerNetwork

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from torch import Tensor

    from pointerscope.network.checkpoint_files import CheckpointFile
    from pointerscope.network.checkpoint_pickles import Storage

CHECKPOINT = "best.pt"
CONFIGURATION = "config.yaml"

POSITION_TABLE = "pos_encoding"  # stored with the weights, but computed, not trained

MAX_WEIGHTS_BYTES = 2_000_000_000
MAX_CONFIGURATION_BYTES = 100_000
MAX_TENSORS = 5_000
_MAX_NAME_LENGTH = 200
_MAX_LAYERS = 200
_MAX_EXPANSION = 4  # bytes of weights for each byte of their file; tensors can share numbers
_MAX_SETTINGS = 200
_MAX_SETTING_LENGTH = 200
_FLOATS = {
    "torch.HalfStorage": torch.float16,
    "torch.BFloat16Storage": torch.bfloat16,
    "torch.FloatStorage": torch.float32,
    "torch.DoubleStorage": torch.float64,
}

_PARAMETERS_OF = {
    "user": "user_emb.weight",
    "time": "time_emb.weight",
    "weekday": "weekday_emb.weight",
    "recency": "recency_emb.weight",
    "duration": "duration_emb.weight",
    "position_from_end": "pos_from_end_emb.weight",
    "sinusoidal": POSITION_TABLE,
    "attention": "transformer.layers.0.self_attn.",
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


@dataclass(frozen=True)
class _Configuration:
    """A published configuration: what the network needs, and all of it as flat settings."""

    model: ModelConfiguration
    settings: Mapping[str, Setting]


def read_checkpoint(path: Path) -> Checkpoint:
    """Open a published checkpoint.

    Args:
        path: the file. A `config.yaml` beside it takes precedence over the checkpoint's own
            `config`.

    Raises:
        CheckpointError: the file is no such checkpoint, or its tensors do not fit together.
    """
    with _open(path) as opened:
        weights, configuration = _find_parts(opened.content, path)
        architecture, names = _check_shapes(weights, configuration.model)
        _check_expansion(weights, path.stat().st_size)
        read = _tensor_reader(opened)
        tensors = {name: _check_numbers(name, read(weights[name])) for name in names}
    return Checkpoint(architecture, tensors, configuration.settings)


def validate_checkpoint(
    weights: Mapping[Any, Any], configuration: ModelConfiguration
) -> Checkpoint:
    """Derive the architecture from weights, and check the weights against it.

    Returns:
        The architecture, and the weights in the order of its parameters.

    Raises:
        CheckpointError: a tensor is missing, superfluous, of the wrong shape or not finite.
    """
    architecture, names = _check_shapes(weights, configuration)
    return Checkpoint(architecture, {name: _check_numbers(name, weights[name]) for name in names})


def build_network(checkpoint: Checkpoint) -> PointerNetwork:
    """Build the network with the weights of a checkpoint, ready to predict."""
    with torch.device("meta"):  # skips drawing initial weights
        network = PointerNetwork(checkpoint.architecture)
    network.load_state_dict(dict(checkpoint.weights), assign=True)
    return network.eval().requires_grad_(False)


@contextmanager
def _open(path: Path) -> Iterator[CheckpointFile]:
    try:
        with path.open("rb") as file, open_checkpoint_file(file) as opened:
            yield opened
    except CheckpointError:
        raise
    except UnknownNameError as error:
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
    except DamagedCheckpointError as error:
        raise CheckpointError(
            f"{path.name} cannot be read, because it is damaged or cut short: {error} Copy the "
            "file again."
        ) from error
    except MemoryError as error:
        raise CheckpointError(f"{path.name} cannot be read: there is not enough memory.") from error
    except Exception as error:  # a damaged file can fail in any way
        raise CheckpointError(
            f"{path.name} cannot be read: it is damaged, cut short or no PyTorch checkpoint. "
            "Copy the file again."
        ) from error


def _find_parts(content: object, path: Path) -> tuple[dict[Any, Any], _Configuration]:
    """Return the weights and the configuration of a checkpoint."""
    weights = content.get("model_state_dict") if isinstance(content, dict) else None
    if not isinstance(content, dict) or not isinstance(weights, dict):
        raise CheckpointError(_NO_WEIGHTS.format(path.name))
    configuration, source = _read_configuration(
        path.with_name(CONFIGURATION), content.get("config")
    )
    model = _model_configuration(configuration, source)
    return weights, _Configuration(model, _flat_settings(configuration))


def _check_expansion(weights: Mapping[str, StoredTensor], file_bytes: int) -> None:
    """Refuse a small file whose tensors share their numbers so often that they become large."""
    size = torch.float32.itemsize * sum(math.prod(tensor.shape) for tensor in weights.values())
    if size > _MAX_EXPANSION * file_bytes:
        raise CheckpointError(
            f"The parameters share their numbers: they would take {size:,} bytes, and the file "
            f"has {file_bytes:,}. Save a copy of each tensor."
        )


def _tensor_reader(opened: CheckpointFile) -> Callable[[StoredTensor], Tensor]:
    """Return a function that reads a tensor; storages are read once."""

    @cache
    def numbers(storage: Storage) -> Tensor:
        content = bytearray(opened.read(storage))
        dtype = _FLOATS[storage.kind]
        return torch.frombuffer(content, dtype=dtype) if content else torch.empty(0, dtype=dtype)

    def read(stored: StoredTensor) -> Tensor:
        assert stored.storage is not None
        return numbers(stored.storage).as_strided(stored.shape, stored.strides, stored.offset)

    return read


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


def _check_shapes(
    weights: Mapping[Any, Any], configuration: ModelConfiguration
) -> tuple[Architecture, list[str]]:
    """Check names, types and shapes, but no numbers.

    Args:
        weights: tensors of PyTorch or descriptions of stored ones, by name.
        configuration: what cannot be read off the tensors.

    Returns:
        The architecture, and the names of its parameters.
    """
    if len(weights) > MAX_TENSORS:
        raise CheckpointError(
            f"There are {len(weights):,} parameters; at most {MAX_TENSORS:,} are read."
        )
    shapes = {name: _shape(name, tensor) for name, tensor in weights.items()}
    try:
        architecture = _architecture(shapes, configuration)
    except ValueError as error:
        raise CheckpointError(str(error)) from error
    if "sinusoidal" in architecture.components:
        # The network allocates this table by the size that the file claims: check it first.
        table = [1, architecture.max_visits, architecture.d_model]
        _check_shape(POSITION_TABLE, shapes[POSITION_TABLE], table)
    expected = _expected_shapes(architecture)
    for name, shape in expected.items():
        if name not in shapes:
            raise CheckpointError(f"The parameter `{name}` is missing.")
        _check_shape(name, shapes[name], shape)
    if superfluous := sorted(shapes.keys() - expected.keys()):
        raise CheckpointError(f"`{superfluous[0]}` is no parameter of this network. Remove it.")
    return architecture, list(expected)


def _shape(name: object, tensor: object) -> tuple[int, ...]:
    """Return the shape of a tensor, after a check of its name and type."""
    is_name = isinstance(name, str) and len(name) <= _MAX_NAME_LENGTH
    if not is_name or not isinstance(tensor, torch.Tensor | StoredTensor):
        raise CheckpointError(
            f"`{str(name)[:80]}` is no tensor with a name. Save tensors by name in the "
            "`model_state_dict`."
        )
    if isinstance(tensor, StoredTensor):
        storage = tensor.storage
        is_plain = storage is not None and storage.kind in _FLOATS
        size, size_in_file = tensor.bytes, 0 if storage is None else storage.bytes
    else:
        is_plain = tensor.is_floating_point() and tensor.layout == torch.strided
        is_plain = is_plain and not tensor.is_meta
        size = tensor.nbytes if is_plain else 0
        size_in_file = tensor.untyped_storage().nbytes() if is_plain else 0
    if not is_plain:
        raise CheckpointError(
            f"The parameter `{name}` holds something other than plain floating-point numbers."
        )
    # Strides can repeat a few numbers so often that no memory holds a copy of the tensor.
    if size > size_in_file:
        raise CheckpointError(
            f"The parameter `{name}` claims {size:,} bytes; the file holds {size_in_file:,} for it."
        )
    return tuple(tensor.shape)


def _check_numbers(name: str, tensor: Tensor) -> Tensor:
    """Return a tensor as float32 once its numbers are known to be finite."""
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


def _check_shape(name: str, shape: Sequence[int], expected: Sequence[int]) -> None:
    if list(shape) != list(expected):
        raise CheckpointError(
            f"The parameter `{name}` has the shape {list(shape)}; expected {list(expected)}."
        )


def _architecture(
    shapes: Mapping[str, Sequence[int]], configuration: ModelConfiguration
) -> Architecture:
    """Derive the sizes and components from the shapes of the tensors."""

    def size(name: str, dimension: int, dimensions: int = 2) -> int:
        if name not in shapes:
            raise CheckpointError(f"The parameter `{name}` is missing.")
        if len(shapes[name]) != dimensions:
            raise CheckpointError(
                f"The parameter `{name}` has the shape {list(shapes[name])}; expected "
                f"{dimensions} dimensions."
            )
        return shapes[name][dimension]

    layers = {
        int(match[1])
        for name in shapes
        if (match := re.match(r"transformer\.layers\.(\d{1,4})\.", name))
    }
    if len(layers) > _MAX_LAYERS:
        raise CheckpointError(f"There are {len(layers):,} layers; at most {_MAX_LAYERS} are read.")
    components = frozenset(
        component
        for component in COMPONENTS
        if any(name.startswith(_PARAMETERS_OF[component]) for name in shapes)
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
