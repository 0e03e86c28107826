"""Read pickles of plain data without running any code from them.

A pickle is a program, and opening one with `pickle.load` can run any code of its author. Here
only the instructions that plain data need are carried out, and nothing is imported. The few NumPy
names that a pickle of arrays mentions stand for functions of this module, which turn bytes of the
file into numbers.
"""

import io
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeGuard

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.pickle_machine import BASIC_INSTRUCTIONS, PickleMachine

ARRAYS_PER_REPORT = 5_000
MAX_DIMENSIONS = 8
_MEMORY_FACTOR = 16  # bytes of decoded arrays for each byte of the file; honest files need fewer


class NotPlainError(ValueError):
    """A pickle that is damaged, or that uses more than plain data need."""


def load_plain_pickle(content: bytes, on_progress: Callable[[int, int], None]) -> object:
    """Return the lists, dicts, tuples, texts, bytes and numbers of a pickle.

    Arrays become `PlainArray`, and byte arrays become bytes.

    Args:
        content: the bytes of the file.
        on_progress: called now and then with the number of bytes read and of all bytes.

    Raises:
        NotPlainError: the pickle is damaged, or uses a name or an instruction that plain data do
            not need.
    """
    try:
        return _PlainMachine(content, on_progress).load()
    except NotPlainError:
        raise
    except Exception as error:  # a damaged pickle can make the machine fail in any way
        raise NotPlainError(
            f"it is not a pickle of plain data, or it is damaged ({type(error).__name__})."
        ) from error


@dataclass(frozen=True)
class _Name:
    """Stand-in for a NumPy name, with the function of this module to call instead."""

    name: str
    replacement: Callable[..., object] | None


class _PlainType:
    """Stand-in for a NumPy dtype of plain numbers."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.byte_order = "="

    def set_state(self, state: Any) -> None:
        """Set `(version, byte order, subtype, names, fields, size, alignment, flags)`."""
        _version, byte_order, subtype, names, fields, _size, _alignment, flags = state
        if byte_order not in ("<", ">", "=", "|") or flags != 0:
            raise ValueError("no plain dtype")
        if not (subtype is None and names is None and fields is None):
            raise ValueError("a dtype with fields")
        self.byte_order = byte_order

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype(self.byte_order + self.code)


class PlainArray:
    """Stand-in for a NumPy array.

    Attributes:
        numbers: integers as int64; floating-point numbers and truth values in the type they were
            written in; None for an array that was announced and never filled.
    """

    def __init__(self, numbers: NDArray[Any] | None = None) -> None:
        self.numbers = numbers


class _PlainMachine(PickleMachine):
    """Builds lists, dicts, tuples, texts, bytes, numbers and arrays of numbers."""

    def __init__(self, content: bytes, on_progress: Callable[[int, int], None]) -> None:
        self._content_stream = io.BytesIO(content)
        super().__init__(self._content_stream)
        self._on_progress = on_progress
        self._size = len(content)
        self._bytes_left = _MEMORY_FACTOR * self._size
        self._array_count = 0
        self._names = self._known_names()

    def _known_names(self) -> Mapping[str, _Name]:
        replacements: dict[str, Callable[..., object] | None] = {
            "_codecs.encode": self._encode_latin_1,
            "numpy.dtype": self._build_type,
            "numpy.ndarray": None,
        }
        for core in ("numpy.core", "numpy._core"):
            replacements |= {
                f"{core}.multiarray._reconstruct": self._empty_array,
                f"{core}.multiarray.scalar": self._build_scalar,
                f"{core}.numeric._frombuffer": self._array_from_buffer,
            }
        return {name: _Name(name, function) for name, function in replacements.items()}

    def refuse_instruction(self, name: str) -> None:
        raise _refusal(f"the instruction {name}")

    def refuse(self, what: str) -> Exception:
        return _refusal(what)

    def is_key(self, key: object) -> bool:
        return type(key) is str

    def find_name(self, name: str) -> _Name:
        if (known := self._names.get(name)) is None:
            raise _refusal(ascii(name[:100]).strip("'\""))
        return known

    # Instructions beyond the basic ones; each takes the instruction's argument.

    def _name_from_stack(self, _argument: None) -> None:
        name, module = self.stack.pop(), self.stack.pop()
        if type(name) is not str or type(module) is not str:
            raise _refusal("a name that is not text")
        self.push(self.find_name(f"{module}.{name}"))

    def _refuse_persistent_id(self, _argument: object) -> None:
        raise _refusal("a persistent id")

    def _memoize(self, _argument: None) -> None:
        self.store_in_memo(len(self.memo))

    def _duplicate(self, _argument: None) -> None:
        self.push(self.stack[-1])

    def _discard_to_mark(self, _argument: None) -> None:
        self.pop_to_mark()

    def _push_bytes(self, content: bytearray) -> None:
        self.push(bytes(content))

    def _list(self, _argument: None) -> None:
        items = self.pop_to_mark()
        self.push(items)

    def _dict(self, _argument: None) -> None:
        items = self.pop_to_mark()
        self.push({})
        self.update(items)

    def _call(self, _argument: None) -> None:
        arguments = self.stack.pop()
        called = self.stack[-1]
        if (
            not isinstance(called, _Name)
            or called.replacement is None
            or type(arguments) is not tuple
        ):
            raise _refusal("a call of something that is not a function of NumPy")
        self.stack[-1] = called.replacement(*arguments)

    def _build(self, _argument: None) -> None:
        state = self.stack.pop()
        built = self.stack[-1]
        if isinstance(built, _PlainType):
            built.set_state(state)
        elif isinstance(built, PlainArray):
            _version, shape, dtype, is_fortran, content = state
            built.numbers = self._numbers(dtype, content, shape, "F" if is_fortran else "C")
        else:
            raise _refusal("a state for something that is not an array")

    instructions: ClassVar[Mapping[str, Callable[[Any, Any], None]]] = {
        **BASIC_INSTRUCTIONS,
        "FRAME": PickleMachine.ignore,
        "POP_MARK": _discard_to_mark,
        "DUP": _duplicate,
        "PUT": PickleMachine.store_in_memo,
        "MEMOIZE": _memoize,
        "GET": PickleMachine.fetch_from_memo,
        "INT": PickleMachine.push,
        "LONG": PickleMachine.push,
        "LONG4": PickleMachine.push,
        "FLOAT": PickleMachine.push,
        "UNICODE": PickleMachine.push,
        "SHORT_BINUNICODE": PickleMachine.push,
        "BINUNICODE8": PickleMachine.push,
        "BINBYTES": PickleMachine.push,
        "SHORT_BINBYTES": PickleMachine.push,
        "BINBYTES8": PickleMachine.push,
        "BYTEARRAY8": _push_bytes,
        "LIST": _list,
        "DICT": _dict,
        "STACK_GLOBAL": _name_from_stack,
        "REDUCE": _call,
        "BUILD": _build,
        "PERSID": _refuse_persistent_id,
        "BINPERSID": _refuse_persistent_id,
    }

    # Replacements for the functions of NumPy that a pickle of arrays calls.

    def _encode_latin_1(self, text: object, encoding: object) -> bytes:
        """Return the bytes that protocols before 3 write as a text."""
        if type(text) is not str or encoding not in ("latin1", "latin-1"):
            raise _refusal("an encoding that is not plain bytes")
        self._claim_memory(len(text))
        return text.encode("latin-1")

    def _build_type(self, code: object, *_options: object) -> _PlainType:
        if type(code) is not str or not re.fullmatch(r"[iu][1248]|b1|f[248]", code):
            raise _refusal("an array of something that is not a number")
        return _PlainType(code)

    def _empty_array(self, array_type: object, _shape: object, _code: object) -> PlainArray:
        if array_type is not self._names["numpy.ndarray"]:
            raise _refusal("an array of a kind of its own")
        return PlainArray()

    def _array_from_buffer(
        self, content: object, dtype: object, shape: object, order: object, *_axes: object
    ) -> PlainArray:
        return PlainArray(self._numbers(dtype, content, shape, "F" if order == "F" else "C"))

    def _build_scalar(self, dtype: object, content: object) -> int | float | bool:
        return self._numbers(dtype, content, (), "C").item()

    def _numbers(self, plain_type: object, content: object, shape: object, order: Any) -> Any:
        """Return bytes of the file as an array; integers become int64."""
        if not isinstance(plain_type, _PlainType) or type(content) is not bytes:
            raise _refusal("an array that is not made of bytes")
        if not self._is_shape(shape):
            raise ValueError("no shape")
        dtype = plain_type.dtype
        if math.prod(shape) * dtype.itemsize != len(content):
            raise ValueError("an array of another size than its bytes")
        self._claim_memory(8 * len(content) // dtype.itemsize)
        self._count_array()
        numbers = np.frombuffer(content, dtype=dtype).reshape(shape, order=order)
        return numbers.astype(np.int64) if dtype.kind in "iu" else numbers

    def _is_shape(self, shape: object) -> TypeGuard[tuple[int, ...]]:
        return (
            type(shape) is tuple
            and len(shape) <= MAX_DIMENSIONS
            and all(type(size) is int and 0 <= size <= self._size for size in shape)
        )

    def _claim_memory(self, size: int) -> None:
        """Refuse a small file that becomes large in memory by using the same bytes many times."""
        self._bytes_left -= size
        if self._bytes_left < 0:
            raise MemoryError

    def _count_array(self) -> None:
        self._array_count += 1
        if self._array_count % ARRAYS_PER_REPORT == 0:
            self._on_progress(self._content_stream.tell(), self._size)


def _refusal(what: str) -> NotPlainError:
    return NotPlainError(
        f"it uses {what}, which plain data do not need. Opening it in Python could run code of "
        "its author."
    )
