"""Checks of the pickles inside a checkpoint, before PyTorch opens them.

With `weights_only=True` PyTorch runs no code of others, but it still builds whatever a few bytes
ask for: a byte array of any length, a huge tensor that repeats one number, a dict key that takes
years to hash. Here the instructions are followed without building anything, and only the names
that a checkpoint needs are accepted.
"""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any, ClassVar

from pointerscope.core.pickle_machine import BASIC_INSTRUCTIONS, PickleMachine

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MAX_PICKLE_BYTES = 1_000_000
PICKLES_OF_OLD_FORMAT = 5
_MAX_WEIGHT = 10_000  # tuples and their items, counted as often as they are reached

_KNOWN_NAMES = re.compile(
    r"collections\.(OrderedDict|Counter)"
    r"|torch\.(\w*Storage|Size|device|bool|bfloat16|(float|complex|u?int)\d\w*)"
    r"|torch\.storage\.(Untyped|Typed)Storage"
    r"|torch\.serialization\._get_layout"
    r"|torch\._utils\._rebuild_(tensor|tensor_v2|tensor_v3|parameter|parameter_with_state"
    r"|sparse_tensor|meta_tensor_no_storage)"
)


class UnknownNameError(ValueError):
    """A pickle with a name or an instruction that no checkpoint needs."""


class OversizedPickleError(ValueError):
    """A pickle that is damaged, or that would build something huge from few bytes."""


def check_pickles(content: bytes, count: int) -> None:
    """Check the pickles at the beginning of some bytes.

    Args:
        content: the bytes of a file.
        count: how many pickles follow one another.

    Raises:
        UnknownNameError: a pickle uses a name or an instruction that could run code, or that no
            checkpoint needs.
        OversizedPickleError: a pickle is damaged, cut short, or would build something huge.
    """
    stream = io.BytesIO(content)
    try:
        for _ in range(count):
            _CheckingMachine(stream).load()
    except (UnknownNameError, OversizedPickleError):
        raise
    except Exception as error:  # a damaged pickle can make the machine fail in any way
        raise OversizedPickleError("It is damaged or cut short.") from error


class _Weight(int):
    """Stand-in for any object that would be built: the number of objects reached from it."""


_LIGHT = _Weight(1)


class _CheckingMachine(PickleMachine):
    """Follows the instructions of a pickle with a `_Weight` in place of every object."""

    def refuse_instruction(self, name: str) -> None:
        raise UnknownNameError(f"The instruction {name} is in no checkpoint.")

    def find_name(self, name: str) -> _Weight:
        if not _KNOWN_NAMES.fullmatch(name):
            raise UnknownNameError(name)
        return _LIGHT

    # Instructions beyond the basic ones; none of them has an argument.

    def _push_object(self, _argument: None) -> None:
        self.push(_LIGHT)

    def _load_storage(self, _argument: None) -> None:
        """Replace the persistent id of a tensor's numbers, which are stored elsewhere."""
        self.stack[-1] = _LIGHT

    def _tuple(self, _argument: None) -> None:
        self._push_tuple(self.pop_to_mark())

    def _tuple_of_1(self, _argument: None) -> None:
        self._tuple_of(1)

    def _tuple_of_2(self, _argument: None) -> None:
        self._tuple_of(2)

    def _tuple_of_3(self, _argument: None) -> None:
        self._tuple_of(3)

    def _tuple_of(self, count: int) -> None:
        items = self.stack[-count:]
        del self.stack[-count:]
        self._push_tuple(items)

    def _push_tuple(self, items: list[Any]) -> None:
        weight = 1 + sum(item if type(item) is _Weight else 1 for item in items)
        if weight > _MAX_WEIGHT:
            raise OversizedPickleError("Its tuples hold too much.")
        self.push(_Weight(weight))

    def _call(self, _argument: None) -> None:
        arguments = self.stack.pop()
        self.stack[-1] = arguments if type(arguments) is _Weight else _LIGHT

    def _pop_1(self, _argument: None) -> None:
        self.stack.pop()

    def _pop_2(self, _argument: None) -> None:
        del self.stack[-2:]

    def _pop_all(self, _argument: None) -> None:
        self.pop_to_mark()

    instructions: ClassVar[Mapping[str, Callable[[Any, Any], None]]] = {
        **BASIC_INSTRUCTIONS,
        "BINPERSID": _load_storage,
        "EMPTY_DICT": _push_object,
        "EMPTY_LIST": _push_object,
        "EMPTY_TUPLE": _push_object,
        "TUPLE": _tuple,
        "TUPLE1": _tuple_of_1,
        "TUPLE2": _tuple_of_2,
        "TUPLE3": _tuple_of_3,
        "REDUCE": _call,
        "BUILD": _pop_1,
        "APPEND": _pop_1,
        "APPENDS": _pop_all,
        "SETITEM": _pop_2,
        "SETITEMS": _pop_all,
    }
