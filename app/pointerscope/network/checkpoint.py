"""Read checkpoints: from a file of weights and a configuration to an architecture and weights.

A published run is a folder with `config.yaml` and `best.pt` or `checkpoints/best.pt`. Other files
of the same network are read as well: weights by themselves or under another name, as Lightning
saves them, with prefixes that wrappers add, or as safetensors.

A checkpoint is not trusted. PyTorch never opens it: `pointerscope.network.checkpoint_files` reads
its layout. The names, types and shapes of all tensors are checked before any numbers are read, and
the numbers before they are used.
"""

import math
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeAlias

import torch
import yaml
from pydantic import BaseModel, Field, ValidationError
from torch import Tensor

from pointerscope.core.plain_yaml import load_plain_yaml
from pointerscope.core.plain_zips import NotPlainZipError
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.checkpoint_files import (
    CheckpointFile,
    DamagedCheckpointError,
    open_checkpoint_file,
)
from pointerscope.network.checkpoint_pickles import Storage, StoredTensor, UnknownNameError
from pointerscope.network.pointer_network import PointerNetwork

CHECKPOINT = "best.pt"
CONFIGURATION = "config.yaml"
CHECKPOINTS = "checkpoints"
"""The folder of a published run that its checkpoints may lie in."""

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

_DTYPES = _FLOATS | {
    "torch.LongStorage": torch.int64,
    "torch.IntStorage": torch.int32,
    "torch.ShortStorage": torch.int16,
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


# Where files hold weights, the most usual first; a file may also be the weights themselves.
_WEIGHTS_NAMES = ("model_state_dict", "state_dict", "model")
_CONFIGURATION_NAMES = ("config", "hyper_parameters")
_PREFIXES = ("module.", "_orig_mod.", "model.", "network.", "net.")
"""What wrappers put before the names of all parameters."""
_NO_WEIGHTS = (
    "{} holds no weights: found {}. Read are tensors by name, by themselves or under "
    "`model_state_dict`, `state_dict` or `model`."
)
_CONTRADICTION = (
    "{source} says `model.{name}: {value}`, and the weights would be computed with {computed}. "
    "Every answer would be that of another network, so it is not opened."
)


class _Computed(NamedTuple):
    """A part of what is computed that configurations can name.

    Attributes:
        names: of the setting.
        values: those that agree, in lower case.
        words: what is computed.
    """

    names: tuple[str, ...]
    values: tuple[str, ...]
    words: str


_COMPUTED = (
    _Computed(("norm_first", "pre_norm"), ("true", "1"), "norms before the sublayers"),
    _Computed(("norm_position",), ("pre", "before"), "norms before the sublayers"),
    _Computed(("norm", "norm_type"), ("pre", "layernorm", "layer_norm"), "layer norms before it"),
    _Computed(("activation", "activation_fn"), ("gelu", "nn.gelu", "torch.nn.gelu"), "exact GELU"),
    _Computed(("causal", "is_causal", "causal_mask"), ("false", "0"), "attention to all visits"),
)


class CheckpointError(ValueError):
    """A file that cannot be opened as a network; the message says why and what to do."""


Setting = str | bool | int | float | None
Renames: TypeAlias = "Sequence[tuple[str, str]]"


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
    source: str


def find_checkpoint(folder: Path) -> Path | None:
    """Return the `best.pt` of a published run, in its folder or its `checkpoints`; None without."""
    files = (folder / CHECKPOINT, folder / CHECKPOINTS / CHECKPOINT)
    return next((file for file in files if file.is_file()), None)


def read_checkpoint(path: Path, renames: Renames = ()) -> Checkpoint:
    """Open a checkpoint.

    Args:
        path: the file. A `config.yaml` beside it, or beside the folder `checkpoints` that it lies
            in, takes precedence over the checkpoint's own `config`.
        renames: beginnings of names in the file, each with what stands there in the published
            names; they come after prefixes of wrappers, such as `module.`, are taken off.

    Raises:
        CheckpointError: the file is not such a checkpoint, its tensors do not fit together, or its
            configuration says that something else is computed.
    """
    with _open(path) as opened:
        weights, configuration = _find_parts(opened.content, path)
        weights = _published_names(weights, renames)
        architecture, names = _check_shapes(weights, configuration.model)
        _check_sizes(architecture, configuration)
        _check_expansion(weights, path.stat().st_size)
        read = _tensor_reader(opened)
        tensors = {name: _check_numbers(name, read(weights[name])) for name in names}
    return Checkpoint(architecture, tensors, configuration.settings)


def read_tensors(path: Path) -> dict[str, Tensor]:
    """Return the plain tensors of a file of `torch.save`: a dict of them, or one by itself.

    Raises:
        CheckpointError: the file cannot be read, or holds something else.
    """
    with _open(path) as opened:
        content = opened.content
        stored = content if isinstance(content, dict) else {"": content}
        plain = {
            str(name): tensor
            for name, tensor in islice(stored.items(), MAX_TENSORS)
            if isinstance(tensor, StoredTensor)
            and tensor.storage is not None
            and tensor.storage.kind in _DTYPES
            and tensor.bytes <= tensor.storage.bytes
        }
        if len(plain) < len(stored) or not plain:
            raise CheckpointError(
                f"{path.name} holds something other than tensors. Save a tensor, or a dict of "
                "tensors."
            )
        read = _tensor_reader(opened)
        return {name: read(tensor).contiguous() for name, tensor in plain.items()}


def checkpoint_beside(
    path: Path, weights: Mapping[str, Tensor], renames: Renames = ()
) -> Checkpoint:
    """Return weights with the configuration that lies beside their file.

    Args:
        path: the file of the weights.
        weights: by the names in the file.
        renames: see `read_checkpoint`.

    Raises:
        CheckpointError: as for `read_checkpoint`.
    """
    configuration = _configuration(*_read_configuration(path, None))
    checkpoint = validate_checkpoint(_published_names(weights, renames), configuration.model)
    _check_sizes(checkpoint.architecture, configuration)
    return replace(checkpoint, settings=configuration.settings)


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
    if not isinstance(content, dict):
        raise CheckpointError(_NO_WEIGHTS.format(path.name, type(content).__name__))
    parts = [content.get(name) for name in _WEIGHTS_NAMES]
    weights = next((part for part in parts if isinstance(part, dict)), content)
    if weights is content and not any(isinstance(part, StoredTensor) for part in content.values()):
        raise CheckpointError(_NO_WEIGHTS.format(path.name, _listed(content)))
    own = next((content[name] for name in _CONFIGURATION_NAMES if name in content), None)
    if isinstance(own, dict) and "model" not in own and "config" not in content:
        own = {"model": own}  # hyperparameters, as Lightning saves them
    return weights, _configuration(*_read_configuration(path, own))


def _listed(content: Mapping[Any, Any], most: int = 8) -> str:
    names = [f"`{str(name)[:40]}`" for name in islice(content, most)]
    return ", ".join(names) + (" …" if len(content) > most else "") if names else "nothing"


def _configuration(configuration: object, source: str) -> _Configuration:
    model = _model_configuration(configuration, source)
    assert isinstance(configuration, dict)
    for name, value in configuration["model"].items():
        for computed in _COMPUTED:
            known = name in computed.names and isinstance(value, str | bool | int)
            if known and str(value).lower() not in computed.values:
                shown = str(value).lower()[:_MAX_SETTING_LENGTH]
                message = _CONTRADICTION.format(
                    source=source, name=name, value=shown, computed=computed.words
                )
                raise CheckpointError(message)
    return _Configuration(model, _flat_settings(configuration), source)


def _check_sizes(architecture: Architecture, configuration: _Configuration) -> None:
    """Refuse weights of another size than their configuration says; layers may be left out."""
    for name, size in (
        ("d_model", architecture.d_model),
        ("dim_feedforward", architecture.feed_forward),
        ("num_layers", architecture.layers),
    ):
        said = configuration.settings.get(f"model.{name}")
        if said is None or said == size or (name == "num_layers" and _is_more(said, size)):
            continue
        raise CheckpointError(
            f"{configuration.source} says `model.{name}: {said}`, the weights say {size}. Put the "
            "two files of one model together."
        )


def _is_more(said: Setting, size: int) -> bool:
    return isinstance(said, int | float) and said > size


def _published_names(weights: Mapping[Any, Any], renames: Renames) -> dict[Any, Any]:
    """Return weights by their published names.

    Raises:
        CheckpointError: two parameters would have one name.
    """
    names = {name: name for name in weights}
    while prefix := _shared_prefix(names.values()):
        names = {name: new.removeprefix(prefix) for name, new in names.items()}
    for old, new in renames:
        names = {
            name: f"{new}{given[len(old) :]}" if str(given).startswith(old) else given
            for name, given in names.items()
        }
    renamed = {names[name]: tensor for name, tensor in weights.items()}
    if len(renamed) < len(weights):
        raise CheckpointError("Two parameters would have the same name. Rename others.")
    return renamed


def _shared_prefix(names: Collection[Any]) -> str | None:
    """Return the prefix of a wrapper that all names begin with; None if there is none."""
    for prefix in _PREFIXES:
        if names and all(isinstance(name, str) and name.startswith(prefix) for name in names):
            return prefix
    return None


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
        dtype = _DTYPES[storage.kind]
        return torch.frombuffer(content, dtype=dtype) if content else torch.empty(0, dtype=dtype)

    def read(stored: StoredTensor) -> Tensor:
        assert stored.storage is not None
        return numbers(stored.storage).as_strided(stored.shape, stored.strides, stored.offset)

    return read


def _read_configuration(path: Path, own: object) -> tuple[object, str]:
    """Return the configuration of a checkpoint and its source: a file near it, or its own."""
    configuration, source = own, f"the `config` in {path.name}"
    beside = path.with_name(CONFIGURATION)
    if not beside.is_file() and path.parent.name == CHECKPOINTS:
        beside = path.parent.with_name(CONFIGURATION)
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
            raise CheckpointError(f"{source} is not valid YAML: {error}") from error
        # No tensor shows the number of heads, and another one gives other answers.
        said, own_heads = _heads(configuration), _heads(own)
        if None not in (said, own_heads) and said != own_heads:
            raise CheckpointError(
                f"{source} says `model.nhead: {said}`, the `config` in {path.name} says "
                f"{own_heads}. Put the two files of one model together."
            )
    return configuration, source


def _heads(configuration: object) -> int | None:
    model = configuration.get("model") if isinstance(configuration, dict) else None
    heads = model.get("nhead") if isinstance(model, dict) else None
    return heads if isinstance(heads, int) else None


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
            raise CheckpointError(f"The parameter `{name}` is missing.{_found(shapes)}")
        _check_shape(name, shapes[name], shape)
    if superfluous := sorted(shapes.keys() - expected.keys()):
        raise CheckpointError(f"`{superfluous[0]}` is not a parameter of this network. Remove it.")
    return architecture, list(expected)


def _shape(name: object, tensor: object) -> tuple[int, ...]:
    """Return the shape of a tensor, after a check of its name and type."""
    is_name = isinstance(name, str) and len(name) <= _MAX_NAME_LENGTH
    if not is_name or not isinstance(tensor, torch.Tensor | StoredTensor):
        raise CheckpointError(
            f"`{str(name)[:80]}` is not a tensor with a name. Save tensors by name in the "
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


_OWN_NAMES = (
    *("loc_emb", "user_emb", "time_emb", "weekday_emb", "recency_emb", "duration_emb", "pos_"),
    *("input_", "transformer.layers.", "pointer_", "position_bias", "gen_head", "ptr_gen_gate"),
)
"""What names of this network's parameters begin with."""


def _found(shapes: Mapping[str, Sequence[int]]) -> str:
    """Return which other names a file holds, and how it can be opened; empty if none."""
    others = [name for name in shapes if not name.startswith(_OWN_NAMES)]
    if not others:
        return ""
    names = ", ".join(f"`{name[:60]}`" for name in others[:3])
    more = f" and {len(others) - 3} others" if len(others) > 3 else ""
    return (
        f" Found instead: {names}{more}. Where names only begin otherwise, import with --rename "
        "old=new; a network of another kind needs an adapter (docs/adapters.md)."
    )


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
            raise CheckpointError(f"The parameter `{name}` is missing.{_found(shapes)}")
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
            f"`position_bias` or `pos_from_end_emb.weight`.{_found(shapes)}"
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
