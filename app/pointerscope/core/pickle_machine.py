"""A stack machine that carries out the instructions of a pickle and never runs code from it.

`pickle.Unpickler` lets a program decide what a name stands for (`find_class`), but not which
instructions are carried out: it calls whatever is on its stack, and a few bytes can make it claim
memory for a huge memo index or byte array. Here `pickletools.genops`, the documented parser of the
standard library, splits a pickle into instructions. A subclass lists the instructions it carries
out; every other instruction is refused. Lengths are checked against the bytes that are there, and
the memo is a dict, so that a large index costs nothing.

Checked on Python 3.11 to 3.13 by `tests/unit/test_plain_pickles.py`, which needs no torch.
"""

import pickle
import pickletools
from collections.abc import Callable, Mapping
from typing import IO, Any, ClassVar


class PickleMachine:
    """Carries out a pickle, one instruction after the other.

    Attributes:
        instructions: what each instruction does, by its name in `pickletools`: a method of the
            machine that takes the instruction's argument.
        stack: the values above the last mark.
        memo: the values that the pickle can fetch again, by index.
    """

    instructions: ClassVar[Mapping[str, Callable[[Any, Any], None]]]

    def __init__(self, stream: IO[bytes]) -> None:
        self.stack: list[Any] = []
        self.memo: dict[int, Any] = {}
        self._stacks_below: list[list[Any]] = []  # one for each open mark
        self._stream = stream

    def load(self) -> Any:
        """Carry out one pickle; return the value on top of the stack at its end.

        The stream is left just behind the pickle.

        Raises:
            Exception: of any kind, if the pickle is damaged or uses an instruction or a name that
                the subclass refuses.
        """
        for opcode, argument, _position in pickletools.genops(self._stream):
            if opcode.name == "STOP":
                break
            if (instruction := self.instructions.get(opcode.name)) is None:
                self.refuse_instruction(opcode.name)
            else:
                instruction(self, argument)
        return self.stack.pop()

    def refuse_instruction(self, name: str) -> None:
        """Raise the error for an instruction that is not in `instructions`."""
        raise NotImplementedError

    def find_name(self, name: str) -> Any:
        """Return the stand-in for a dotted name; nothing is ever imported."""
        raise NotImplementedError

    def refuse(self, what: str) -> Exception:
        """Return the error for something that honest pickles do not do."""
        return ValueError(what)

    def is_key(self, key: object) -> bool:
        """Return whether a dict may have this key; some are too deep to hash or to compare."""
        raise NotImplementedError

    def pop_to_mark(self) -> list[Any]:
        """Remove the values above the last mark, and the mark; return the values."""
        values = self.stack
        self.stack = self._stacks_below.pop()
        return values

    def check_protocol(self, version: int) -> None:
        """Refuse a protocol that this version of Python does not know."""
        if version > pickle.HIGHEST_PROTOCOL:
            raise ValueError(f"unsupported pickle protocol {version}")

    def ignore(self, _argument: object) -> None:
        """Do nothing: frames only help a reader that fetches the bytes in blocks."""

    def push(self, value: Any) -> None:
        """Push the argument of the instruction."""
        self.stack.append(value)

    def push_true(self, _argument: None) -> None:
        """Push True."""
        self.stack.append(True)

    def push_false(self, _argument: None) -> None:
        """Push False."""
        self.stack.append(False)

    def push_mark(self, _argument: None) -> None:
        """Begin a new run of values."""
        self._stacks_below.append(self.stack)
        self.stack = []

    def pop(self, _argument: None) -> None:
        """Remove the value on top, or the mark if there is no value above it."""
        if self.stack:
            self.stack.pop()
        else:
            self.pop_to_mark()

    def store_in_memo(self, index: int) -> None:
        """Store the value on top under an index."""
        self.memo[index] = self.stack[-1]

    def fetch_from_memo(self, index: int) -> None:
        """Push the value stored under an index."""
        self.stack.append(self.memo[index])

    def push_empty_tuple(self, _argument: None) -> None:
        """Push ()."""
        self.stack.append(())

    def push_tuple(self, _argument: None) -> None:
        """Make a tuple of the values above the mark."""
        items = self.pop_to_mark()
        self.stack.append(tuple(items))

    def push_tuple_of_1(self, _argument: None) -> None:
        """Make a tuple of the value on top."""
        self._push_tuple_of(1)

    def push_tuple_of_2(self, _argument: None) -> None:
        """Make a tuple of the two values on top."""
        self._push_tuple_of(2)

    def push_tuple_of_3(self, _argument: None) -> None:
        """Make a tuple of the three values on top."""
        self._push_tuple_of(3)

    def _push_tuple_of(self, count: int) -> None:
        if len(self.stack) < count:
            raise IndexError("an empty stack")
        self.stack[-count:] = [tuple(self.stack[-count:])]

    def push_empty_list(self, _argument: None) -> None:
        """Push []."""
        self.stack.append([])

    def append(self, _argument: None) -> None:
        """Append the value on top to the list below it."""
        self._extend([self.stack.pop()])

    def append_all(self, _argument: None) -> None:
        """Append the values above the mark to the list below it."""
        self._extend(self.pop_to_mark())

    def _extend(self, items: list[Any]) -> None:
        if type(self.stack[-1]) is not list:
            raise self.refuse("an addition to something that is not a list")
        self.stack[-1].extend(items)

    def push_empty_dict(self, _argument: None) -> None:
        """Push {}."""
        self.stack.append({})

    def set_item(self, _argument: None) -> None:
        """Put the value on top into the dict, under the key below it."""
        value, key = self.stack.pop(), self.stack.pop()
        self.update([key, value])

    def set_items(self, _argument: None) -> None:
        """Put the keys and values above the mark into the dict below it."""
        self.update(self.pop_to_mark())

    def update(self, items: list[Any]) -> None:
        """Put keys and values, in turn, into the dict on top."""
        filled, keys = self.stack[-1], items[::2]
        if type(filled) is not dict or not all(map(self.is_key, keys)):
            raise self.refuse("a dict whose keys are not texts or numbers")
        filled.update(zip(keys, items[1::2], strict=True))

    def push_name(self, module_and_name: str) -> None:
        """Push the stand-in for a name, which `pickletools` writes as `module name`."""
        module, name = module_and_name.split(" ")
        self.stack.append(self.find_name(f"{module}.{name}"))


BASIC_INSTRUCTIONS: Mapping[str, Callable[[Any, Any], None]] = {
    "PROTO": PickleMachine.check_protocol,
    "MARK": PickleMachine.push_mark,
    "POP": PickleMachine.pop,
    "BINPUT": PickleMachine.store_in_memo,
    "LONG_BINPUT": PickleMachine.store_in_memo,
    "BINGET": PickleMachine.fetch_from_memo,
    "LONG_BINGET": PickleMachine.fetch_from_memo,
    "NONE": PickleMachine.push,
    "NEWTRUE": PickleMachine.push_true,
    "NEWFALSE": PickleMachine.push_false,
    "BININT": PickleMachine.push,
    "BININT1": PickleMachine.push,
    "BININT2": PickleMachine.push,
    "LONG1": PickleMachine.push,
    "BINFLOAT": PickleMachine.push,
    "BINUNICODE": PickleMachine.push,
    "EMPTY_TUPLE": PickleMachine.push_empty_tuple,
    "TUPLE": PickleMachine.push_tuple,
    "TUPLE1": PickleMachine.push_tuple_of_1,
    "TUPLE2": PickleMachine.push_tuple_of_2,
    "TUPLE3": PickleMachine.push_tuple_of_3,
    "EMPTY_LIST": PickleMachine.push_empty_list,
    "APPEND": PickleMachine.append,
    "APPENDS": PickleMachine.append_all,
    "EMPTY_DICT": PickleMachine.push_empty_dict,
    "SETITEM": PickleMachine.set_item,
    "SETITEMS": PickleMachine.set_items,
    "GLOBAL": PickleMachine.push_name,
}
"""The instructions that every machine here carries out."""
