"""Pickles of plain data, opened without running anything that is in them.

A pickle is a program for a small machine, and opening one can run any code of whoever wrote it.
Here the machine follows only the instructions that plain data need, nothing is ever imported, and
the few names of NumPy that a pickle of arrays mentions stand for functions of this module, which
make numbers of bytes that are there and nothing else.
"""

from __future__ import annotations

import io
import math
import pickle
import pickletools
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeGuard

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

ARRAYS_A_TELLING = 5_000
MOST_DIMENSIONS = 8


class NotPlainError(ValueError):
    """A pickle that is damaged, or that uses what plain data do not need."""


def load_plain_pickle(content: bytes, tell: Callable[[int, int], None]) -> object:
    """The lists, dicts, tuples, texts, bytes and numbers of a pickle; arrays as `PlainArray`.

    Args:
        content: of the file.
        tell: is told how many bytes have been read, and of how many.

    Raises:
        NotPlainError: it is damaged, or names anything that is no plain data.
    """
    try:
        return _Unpickler(content, tell).load()
    except NotPlainError:
        raise
    except Exception as error:  # whatever a damaged pickle makes of the machine that reads it
        raise NotPlainError(
            f"it is no pickle of plain data, or it is damaged ({type(error).__name__})."
        ) from error


@dataclass(frozen=True)
class _Name:
    """What stands in a pickle for something of NumPy: its name, and what is done instead."""

    name: str
    make: Callable[..., object] | None


class _Type:
    """What stands for a NumPy dtype of plain numbers."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.byte_order = "="

    def set_state(self, state: Any) -> None:
        """Take `(version, byte order, subtype, names, fields, size, alignment, flags)`."""
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
    """What stands for a NumPy array.

    Attributes:
        numbers: whole numbers 64 bits wide, or floating-point numbers or truth values as they
            were; None for an array that was announced and never filled.
    """

    def __init__(self, numbers: NDArray[Any] | None = None) -> None:
        self.numbers = numbers


class _Instructions(dict[int, Callable[[Any], None]]):
    """The instructions of a pickle that are followed; all others are refused."""

    def __missing__(self, instruction: int) -> Callable[[_Unpickler], None]:
        def refuse(unpickler: _Unpickler) -> None:
            names = {ord(known.code): known.name for known in pickletools.opcodes}
            raise _refusal(f"the instruction {names.get(instruction, instruction)}")

        return refuse


_PLAIN = (
    pickle.PROTO,
    pickle.FRAME,
    pickle.STOP,
    pickle.MARK,
    pickle.POP,
    pickle.POP_MARK,
    pickle.DUP,
    pickle.PUT,
    pickle.BINPUT,
    pickle.LONG_BINPUT,
    pickle.MEMOIZE,
    pickle.GET,
    pickle.BINGET,
    pickle.LONG_BINGET,
    pickle.NONE,
    pickle.NEWTRUE,
    pickle.NEWFALSE,
    pickle.INT,
    pickle.BININT,
    pickle.BININT1,
    pickle.BININT2,
    pickle.LONG,
    pickle.LONG1,
    pickle.LONG4,
    pickle.FLOAT,
    pickle.BINFLOAT,
    pickle.UNICODE,
    pickle.BINUNICODE,
    pickle.SHORT_BINUNICODE,
    pickle.BINUNICODE8,
    pickle.BINBYTES,
    pickle.SHORT_BINBYTES,
    pickle.BINBYTES8,
    pickle.EMPTY_TUPLE,
    pickle.TUPLE,
    pickle.TUPLE1,
    pickle.TUPLE2,
    pickle.TUPLE3,
    pickle.EMPTY_LIST,
    pickle.LIST,
    pickle.EMPTY_DICT,
    pickle.GLOBAL,
    pickle.STACK_GLOBAL,
)


# The machine in Python, not the one in C: its memo is a dict, so that no index claims memory.
class _Unpickler(pickle._Unpickler):
    """Reads lists, dicts, tuples, text, bytes and numbers, and arrays of numbers."""

    dispatch: ClassVar[Any] = _Instructions(
        {code[0]: pickle._Unpickler.dispatch[code[0]] for code in _PLAIN}
    )
    stack: list[Any]
    append: Callable[[object], None]
    pop_mark: Callable[[], list[Any]]
    read: Callable[[int], bytes]

    def __init__(self, content: bytes, tell: Callable[[int, int], None]) -> None:
        self._stream = io.BytesIO(content)
        super().__init__(self._stream)
        self._tell = tell
        self._size = len(content)
        self._unspent = 16 * self._size  # bytes, more than any honest pickle needs
        self._made = 0
        self._names = self._all_names()

    def _all_names(self) -> Mapping[str, _Name]:
        makers: dict[str, Callable[..., object] | None] = {
            "_codecs.encode": self._bytes,
            "numpy.dtype": self._type,
            "numpy.ndarray": None,
        }
        for core in ("numpy.core", "numpy._core"):
            makers |= {
                f"{core}.multiarray._reconstruct": self._empty_array,
                f"{core}.multiarray.scalar": self._scalar,
                f"{core}.numeric._frombuffer": self._array_of_buffer,
            }
        return {name: _Name(name, make) for name, make in makers.items()}

    def find_class(self, module: str, name: str) -> _Name:
        """What stands for a name; nothing is ever imported."""
        if (found := self._names.get(f"{module}.{name}")) is None:
            raise _refusal(ascii(f"{module}.{name}"[:100]).strip("'\""))
        return found

    def persistent_load(self, pid: object) -> object:
        """Refuse what lies outside the file."""
        raise _refusal("a persistent id")

    def _call(self) -> None:
        arguments = self.stack.pop()
        called = self.stack[-1]
        if not isinstance(called, _Name) or called.make is None or type(arguments) is not tuple:
            raise _refusal("a call of something that is no function of NumPy")
        self.stack[-1] = called.make(*arguments)

    def _build(self) -> None:
        state = self.stack.pop()
        built = self.stack[-1]
        if isinstance(built, _Type):
            built.set_state(state)
        elif isinstance(built, PlainArray):
            _version, shape, of, is_fortran, content = state
            built.numbers = self._numbers(of, content, shape, "F" if is_fortran else "C")
        else:
            raise _refusal("a state for something that is no array")

    def _append(self) -> None:
        last = self.stack.pop()
        self._extend([last])

    def _append_all(self) -> None:
        self._extend(self.pop_mark())

    def _extend(self, items: Sequence[object]) -> None:
        if type(self.stack[-1]) is not list:
            raise _refusal("an addition to something that is no list")
        self.stack[-1].extend(items)

    def _new_dict(self) -> None:
        items = self.pop_mark()
        self.stack.append({})
        self._set(items)

    def _set_item(self) -> None:
        value, key = self.stack.pop(), self.stack.pop()
        self._set([key, value])

    def _set_items(self) -> None:
        self._set(self.pop_mark())

    def _set(self, items: Sequence[object]) -> None:
        """Fill the dict on top; keys are texts, because others can be too deep to compare."""
        filled = self.stack[-1]
        keys = items[::2]
        if type(filled) is not dict or not all(type(key) is str for key in keys):
            raise _refusal("a dict whose keys are no texts")
        filled.update(zip(keys, items[1::2], strict=True))

    def _byte_array(self) -> None:
        length = int.from_bytes(self.read(8), "little")
        content = self.read(length)
        if len(content) != length:
            raise EOFError
        self.append(content)

    dispatch.update(
        {
            pickle.REDUCE[0]: _call,
            pickle.BUILD[0]: _build,
            pickle.APPEND[0]: _append,
            pickle.APPENDS[0]: _append_all,
            pickle.DICT[0]: _new_dict,
            pickle.SETITEM[0]: _set_item,
            pickle.SETITEMS[0]: _set_items,
            pickle.BYTEARRAY8[0]: _byte_array,
            pickle.PERSID[0]: pickle._Unpickler.dispatch[pickle.PERSID[0]],
            pickle.BINPERSID[0]: pickle._Unpickler.dispatch[pickle.BINPERSID[0]],
        }
    )

    def _bytes(self, text: object, encoding: object) -> bytes:
        """The bytes that older protocols write as a text."""
        if type(text) is not str or encoding not in ("latin1", "latin-1"):
            raise _refusal("an encoding that is no plain bytes")
        self._spend(len(text))
        return text.encode("latin-1")

    def _type(self, code: object, *_how: object) -> _Type:
        if type(code) is not str or not re.fullmatch(r"[iu][1248]|b1|f[248]", code):
            raise _refusal("an array of something that is no number")
        return _Type(code)

    def _empty_array(self, of: object, _shape: object, _code: object) -> PlainArray:
        if of is not self._names["numpy.ndarray"]:
            raise _refusal("an array of a kind of its own")
        return PlainArray()

    def _array_of_buffer(
        self, content: object, of: object, shape: object, order: object, *_axes: object
    ) -> PlainArray:
        return PlainArray(self._numbers(of, content, shape, "F" if order == "F" else "C"))

    def _scalar(self, of: object, content: object) -> int | float | bool:
        return self._numbers(of, content, (), "C").item()

    def _numbers(self, of: object, content: object, shape: object, order: Any) -> NDArray[Any]:
        """An array of bytes that are there; whole numbers become 64 bits wide."""
        if not isinstance(of, _Type) or type(content) is not bytes:
            raise _refusal("an array that is not made of bytes")
        if not self._is_shape(shape):
            raise ValueError("no shape")
        dtype = of.dtype
        if math.prod(shape) * dtype.itemsize != len(content):
            raise ValueError("an array of another size than its bytes")
        self._spend(8 * len(content) // dtype.itemsize)
        self._count()
        numbers = np.frombuffer(content, dtype=dtype).reshape(shape, order=order)
        return numbers.astype(np.int64) if dtype.kind in "iu" else numbers

    def _is_shape(self, shape: object) -> TypeGuard[tuple[int, ...]]:
        return (
            type(shape) is tuple
            and len(shape) <= MOST_DIMENSIONS
            and all(type(size) is int and 0 <= size <= self._size for size in shape)
        )

    def _spend(self, size: int) -> None:
        """Keep a small file from becoming large in memory by using the same bytes many times."""
        self._unspent -= size
        if self._unspent < 0:
            raise MemoryError

    def _count(self) -> None:
        self._made += 1
        if self._made % ARRAYS_A_TELLING == 0:
            self._tell(self._stream.tell(), self._size)


def _refusal(what: str) -> NotPlainError:
    return NotPlainError(
        f"it uses {what}, which plain data do not need. Opening it in Python could run code of "
        "whoever wrote it."
    )
