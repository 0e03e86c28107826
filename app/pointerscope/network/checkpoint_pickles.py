"""The pickles inside a checkpoint, read without PyTorch and without running code from them.

Opening a checkpoint with PyTorch lets a few bytes ask for much: a byte array of any length, a huge
tensor that repeats one number, a dict key that takes years to hash. Here a pickle becomes plain
data and descriptions of tensors, in memory and time that grow with its length. The numbers of the
tensors are stored elsewhere in the file, and are read by `pointerscope.network.checkpoint_files`.

No value is ever hashed, compared or printed as a whole, so that it does not matter how deeply the
values are nested or how often a value is repeated.
"""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import IO, Any, ClassVar

from pointerscope.core.pickle_machine import BASIC_INSTRUCTIONS, PickleMachine

MAX_DIMENSIONS = 8
_MAX_NUMBER = 2**63  # PyTorch counts with 64 bits

_BYTES_OF_STORAGE = {
    "torch.FloatStorage": 4,
    "torch.DoubleStorage": 8,
    "torch.HalfStorage": 2,
    "torch.BFloat16Storage": 2,
    "torch.LongStorage": 8,
    "torch.IntStorage": 4,
    "torch.ShortStorage": 2,
    "torch.CharStorage": 1,
    "torch.ByteStorage": 1,
    "torch.BoolStorage": 1,
    "torch.ComplexFloatStorage": 8,
    "torch.ComplexDoubleStorage": 16,
    "torch.UntypedStorage": 1,
    "torch.storage.UntypedStorage": 1,
}
_PLAIN_NAMES = re.compile(r"torch\.(bool|bfloat16|(float|complex|u?int)\d\w*)")


class UnknownNameError(ValueError):
    """A pickle with a name or an instruction that no checkpoint needs."""


class DamagedPickleError(ValueError):
    """A pickle that is damaged or cut short."""


@dataclass(frozen=True, eq=False)
class Storage:
    """Numbers that are stored outside of the pickle.

    Attributes:
        key: their name in the file.
        kind: PyTorch's name for their type, such as `torch.FloatStorage`.
        size: how many there are.
    """

    key: str
    kind: str
    size: int

    @property
    def bytes(self) -> int:
        """The number of bytes."""
        return self.size * _BYTES_OF_STORAGE[self.kind]


@dataclass(frozen=True, eq=False)
class StoredTensor:
    """A tensor as a view of stored numbers.

    Attributes:
        storage: the numbers; None for a kind of tensor that no network needs, such as a sparse one.
        offset: the number that the tensor begins with.
        shape: its sizes.
        strides: for each dimension, the distance between neighbours in the storage.
    """

    storage: Storage | None
    offset: int = 0
    shape: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()

    @property
    def bytes(self) -> int:
        """The number of bytes of a copy."""
        number_bytes = 0 if self.storage is None else _BYTES_OF_STORAGE[self.storage.kind]
        return math.prod(self.shape) * number_bytes


class CheckpointPickles:
    """Reads pickles that follow one another, as PyTorch writes them.

    Attributes:
        storages: the storages that the pickles mention, by key.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self.storages: dict[str, Storage] = {}

    def load(self) -> object:
        """Return the dicts, lists, tuples, texts, numbers and `StoredTensor`s of the next pickle.

        Raises:
            UnknownNameError: the pickle uses a name or an instruction that could run code, or that
                no checkpoint needs.
            DamagedPickleError: the pickle is damaged or cut short.
        """
        try:
            return _CheckpointMachine(self._stream, self.storages).load()
        except UnknownNameError:
            raise
        except Exception as error:  # a damaged pickle can make the machine fail in any way
            raise DamagedPickleError("It is damaged or cut short.") from error


@dataclass(frozen=True, eq=False)
class _Name:
    """Stand-in for a name of PyTorch or Python."""

    name: str


class _CheckpointMachine(PickleMachine):
    """Builds plain data and descriptions of tensors."""

    def __init__(self, stream: IO[bytes], storages: dict[str, Storage]) -> None:
        super().__init__(stream)
        self._storages = storages

    def refuse_instruction(self, name: str) -> None:
        raise UnknownNameError(f"The instruction {name} is in no checkpoint.")

    def is_key(self, key: object) -> bool:
        return type(key) in (str, bool, float, type(None)) or _is_number(key)

    def find_name(self, name: str) -> _Name:
        if not (name in _FUNCTIONS or name in _BYTES_OF_STORAGE or _PLAIN_NAMES.fullmatch(name)):
            raise UnknownNameError(name)
        return _Name(name)

    # Instructions beyond the basic ones; none of them has an argument.

    def _load_storage(self, _argument: None) -> None:
        """Replace the persistent id of a storage by its description."""
        mark, kind, key, _device, size, *view = self.stack.pop()
        if mark != "storage" or type(kind) is not _Name or type(key) is not str or any(view):
            raise ValueError("no storage")
        known = self._storages.setdefault(key, storage := Storage(key, kind.name, _number(size)))
        if (known.kind, known.size) != (storage.kind, storage.size):
            raise ValueError("two storages of one name")
        self.push(known)

    def _call(self, _argument: None) -> None:
        arguments = self.stack.pop()
        called = self.stack.pop()
        if type(called) is not _Name or type(arguments) is not tuple:
            raise ValueError("a call of something that is not a function")
        self.push(_FUNCTIONS[called.name](*arguments))

    def _ignore_state(self, _argument: None) -> None:
        """Drop the attributes of an object, such as the versions in a `state_dict`."""
        self.stack.pop()

    instructions: ClassVar[Mapping[str, Callable[[Any, Any], None]]] = {
        **BASIC_INSTRUCTIONS,
        "BINPERSID": _load_storage,
        "REDUCE": _call,
        "BUILD": _ignore_state,
    }


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) < _MAX_NUMBER


def _number(value: Any) -> int:
    if not _is_number(value) or value < 0:
        raise ValueError("no size")
    return int(value)


# Replacements for what PyTorch and Python would call.


def _ordered_dict() -> dict[object, object]:
    return {}


def _only_argument(argument: object) -> object:
    return argument


def _first_argument(argument: object, *_others: object) -> object:
    return argument


def _tensor(storage: object, offset: Any, shape: Any, strides: Any, *_others: object) -> object:
    if type(storage) is not Storage or type(shape) is not tuple or type(strides) is not tuple:
        raise ValueError("no tensor")
    if not len(strides) == len(shape) <= MAX_DIMENSIONS:
        raise ValueError("no shape")
    tensor = StoredTensor(
        storage, _number(offset), tuple(map(_number, shape)), tuple(map(_number, strides))
    )
    last = sum((size - 1) * stride for size, stride in zip(shape, strides, strict=True))
    if 0 not in shape and tensor.offset + last >= storage.size:
        raise ValueError("a tensor beyond its numbers")
    return tensor


def _other_tensor(*_arguments: object) -> StoredTensor:
    return StoredTensor(None)


_FUNCTIONS: Mapping[str, Callable[..., object]] = {
    "collections.OrderedDict": _ordered_dict,
    "collections.Counter": _only_argument,
    "torch.Size": _only_argument,
    "torch.device": _first_argument,
    "torch.serialization._get_layout": _only_argument,
    "torch._utils._rebuild_parameter": _first_argument,
    "torch._utils._rebuild_parameter_with_state": _first_argument,
    "torch._utils._rebuild_tensor": _tensor,
    "torch._utils._rebuild_tensor_v2": _tensor,
    "torch._utils._rebuild_tensor_v3": _other_tensor,
    "torch._utils._rebuild_sparse_tensor": _other_tensor,
    "torch._utils._rebuild_meta_tensor_no_storage": _other_tensor,
}
