"""The pickles inside a checkpoint, looked through before PyTorch follows them.

PyTorch refuses to run code of others, but not to make whatever a few bytes ask for: a byte array
of any length, a copy of one number in every place of a huge tensor, a key that takes years to
hash. Here the instructions are followed without making anything, and only those names pass that a
checkpoint needs.
"""

from __future__ import annotations

import io
import pickle
import re
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable

LARGEST_PICKLE = 1_000_000  # bytes
PICKLES_OF_OLD_FORMAT = 5
_HEAVIEST = 10_000  # tuples and what they hold, counted as often as they are reached

_KNOWN_NAMES = re.compile(
    r"collections\.(OrderedDict|Counter)"
    r"|torch\.(\w*Storage|Size|device|bool|bfloat16|(float|complex|u?int)\d\w*)"
    r"|torch\.storage\.(Untyped|Typed)Storage"
    r"|torch\.serialization\._get_layout"
    r"|torch\._utils\._rebuild_(tensor|tensor_v2|tensor_v3|parameter|parameter_with_state"
    r"|sparse_tensor|meta_tensor_no_storage)"
)
_FOLLOWED = (
    pickle.PROTO,
    pickle.STOP,
    pickle.MARK,
    pickle.POP,
    pickle.BINPUT,
    pickle.LONG_BINPUT,
    pickle.BINGET,
    pickle.LONG_BINGET,
    pickle.NONE,
    pickle.NEWTRUE,
    pickle.NEWFALSE,
    pickle.BININT,
    pickle.BININT1,
    pickle.BININT2,
    pickle.LONG1,
    pickle.BINFLOAT,
    pickle.BINUNICODE,
    pickle.GLOBAL,
    pickle.BINPERSID,
)


class UnknownNameError(ValueError):
    """A pickle that names what no checkpoint needs."""


class TooMuchError(ValueError):
    """A pickle that is damaged, or that makes much of little."""


def check_pickles(content: bytes, count: int) -> None:
    """Look through the pickles that stand at the beginning of some bytes.

    Raises:
        UnknownNameError: one names what could run code, or what no checkpoint needs.
        TooMuchError: one is damaged, cut short, or makes much of little.
    """
    stream = io.BytesIO(content)
    try:
        for _ in range(count):
            _Outline(stream).load()
    except (UnknownNameError, TooMuchError):
        raise
    except Exception as error:  # damaged pickles fail in every way there is
        raise TooMuchError("It is damaged or cut short.") from error


class _Weight(int):
    """What stands for anything that would be made: how much would be reached from it."""


_LIGHT = _Weight(1)


class _Instructions(dict[int, "Callable[[Any], None]"]):
    """The instructions that are followed; all others are refused."""

    def __missing__(self, instruction: int) -> Callable[[Any], None]:
        raise UnknownNameError(f"The instruction {instruction} is in no checkpoint.")


# The machine in Python, not the one in C: its memo is a dict, so that no index claims memory.
class _Outline(pickle._Unpickler):
    dispatch: ClassVar[Any] = _Instructions(
        {code[0]: pickle._Unpickler.dispatch[code[0]] for code in _FOLLOWED}
    )
    stack: list[Any]
    append: Callable[[object], None]
    pop_mark: Callable[[], list[Any]]

    def find_class(self, module: str, name: str) -> _Weight:
        """Nothing is ever imported."""
        if not _KNOWN_NAMES.fullmatch(f"{module}.{name}"):
            raise UnknownNameError(f"{module}.{name}")
        return _LIGHT

    def persistent_load(self, pid: object) -> _Weight:
        """The numbers of a tensor, which stand elsewhere."""
        return _LIGHT

    def _empty(self) -> None:
        self.append(_LIGHT)

    def _tuple(self) -> None:
        self._weigh(self.pop_mark())

    def _tuple_of(self, count: int) -> None:
        items = self.stack[-count:]
        del self.stack[-count:]
        self._weigh(items)

    def _weigh(self, items: list[Any]) -> None:
        weight = 1 + sum(item if type(item) is _Weight else 1 for item in items)
        if weight > _HEAVIEST:
            raise TooMuchError("Its tuples hold too much.")
        self.append(_Weight(weight))

    def _call(self) -> None:
        arguments = self.stack.pop()
        self.stack[-1] = arguments if type(arguments) is _Weight else _LIGHT

    def _drop(self) -> None:
        self.stack.pop()

    def _drop_two(self) -> None:
        del self.stack[-2:]

    def _drop_all(self) -> None:
        self.pop_mark()

    dispatch.update(
        {
            pickle.EMPTY_DICT[0]: _empty,
            pickle.EMPTY_LIST[0]: _empty,
            pickle.EMPTY_TUPLE[0]: _empty,
            pickle.TUPLE[0]: _tuple,
            pickle.TUPLE1[0]: lambda outline: outline._tuple_of(1),
            pickle.TUPLE2[0]: lambda outline: outline._tuple_of(2),
            pickle.TUPLE3[0]: lambda outline: outline._tuple_of(3),
            pickle.REDUCE[0]: _call,
            pickle.BUILD[0]: _drop,
            pickle.APPEND[0]: _drop,
            pickle.APPENDS[0]: _drop_all,
            pickle.SETITEM[0]: _drop_two,
            pickle.SETITEMS[0]: _drop_all,
        }
    )
