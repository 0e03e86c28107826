"""Pickles that are read without running anything in them.

These tests hold the readers to what they rely on in the standard library's `pickletools`. They
need neither torch nor the test configuration, so that any Python can run them:

    PYTHONPATH=app python -m pytest --noconftest -c /dev/null tests/unit/test_plain_pickles.py
"""

from __future__ import annotations

import io
import os
import pickle
import pickletools
import struct
import tracemalloc
from collections import Counter, OrderedDict
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from pointerscope.core.pickle_machine import BASIC_INSTRUCTIONS
from pointerscope.core.plain_pickles import NotPlainError, PlainArray, load_plain_pickle
from pointerscope.network.checkpoint_pickles import (
    CheckpointPickles,
    DamagedPickleError,
    Storage,
    StoredTensor,
    UnknownNameError,
)

pytestmark = pytest.mark.slow

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
INSTRUCTIONS = {opcode.name: opcode for opcode in pickletools.opcodes}


def load(content: bytes) -> Any:
    return load_plain_pickle(content, lambda done, size: None)


# What the readers rely on in `pickletools`


@pytest.mark.parametrize("name", BASIC_INSTRUCTIONS)
def test_the_standard_library_knows_every_instruction(name):
    assert name in INSTRUCTIONS


def test_the_parser_leaves_the_stream_behind_the_pickle():
    stream = io.BytesIO(pickle.dumps([1], 2) + b"rest")
    *_, (last, _, _) = pickletools.genops(stream)
    assert last.name == "STOP"
    assert stream.read() == b"rest"


def test_the_parser_joins_module_and_name_with_a_space():
    [(opcode, argument, _), _] = pickletools.genops(b"ccollections\nOrderedDict\n.")
    assert (opcode.name, argument) == ("GLOBAL", "collections OrderedDict")


def test_the_parser_reads_one_instruction_at_a_time():
    instructions = pickletools.genops(b"K\x07\xff")
    assert next(instructions)[1] == 7
    with pytest.raises(ValueError, match="unknown"):
        next(instructions)


# Plain data come out as they were written.


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False)
        | st.text()
        | st.binary(min_size=1),
        lambda held: st.lists(held) | st.dictionaries(st.text(), held) | st.tuples(held, held),
        max_leaves=20,
    ),
    st.sampled_from(PROTOCOLS),
)
def test_plain_data_are_read_as_they_were_written(held, protocol):
    assert load(pickle.dumps(held, protocol)) == held


@given(
    hnp.arrays(
        st.sampled_from(["i1", "<i2", ">i4", "i8", "u1", ">u2", "u4", "?", "f4", ">f8"]),
        hnp.array_shapes(min_dims=0, max_dims=3, min_side=1, max_side=4),
        elements={"allow_nan": False},
    ),
    st.sampled_from(PROTOCOLS),
    st.booleans(),
)
def test_arrays_are_read_as_they_were_written(array, protocol, transposed):
    written = array.T if transposed else array
    found = load(pickle.dumps(written, protocol))
    assert isinstance(found, PlainArray)
    np.testing.assert_array_equal(found.numbers, written)


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("value", [np.int16(-3), np.uint64(7), np.float64(0.5), np.bool_(True)])
def test_scalars_are_read_as_they_were_written(value, protocol):
    assert load(pickle.dumps(value, protocol)) == value.item()


@pytest.mark.parametrize("protocol", [0, 1, 2, 3])
def test_names_of_older_numpy_are_known(protocol):
    content = pickle.dumps([np.arange(3)], protocol).replace(b"numpy._core", b"numpy.core")
    assert load(content)[0].numbers.tolist() == [0, 1, 2]


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_shared_values_stay_shared(protocol):
    shared = [1]
    first, second = load(pickle.dumps([shared, shared], protocol))
    assert first is second


@pytest.mark.skipif(pickle.HIGHEST_PROTOCOL < 5, reason="byte arrays need protocol 5")
def test_a_byte_array_is_read_as_bytes():
    assert load(pickle.dumps(bytearray(b"abc"), 5)) == b"abc"


# Anything else is refused.


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("function", [os.system, eval, getattr, io.open])
def test_the_name_of_a_function_is_refused(function, protocol):
    with pytest.raises(NotPlainError, match=f"{function.__name__}, which plain data do not need"):
        load(pickle.dumps(function, protocol))


@pytest.mark.parametrize(
    "array",
    [
        np.zeros(3, [("place", "i8")]),
        np.array(["a", "b", "c"]),
        np.array([b"abc"]),
        np.zeros(3, "M8[s]"),
        np.zeros(3, "m8[s]"),
        np.zeros(3, complex),
        np.zeros(3, "V8"),
        np.ma.masked_array([1, 2, 3]),
    ],
)
@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_arrays_of_anything_but_numbers_are_refused(array, protocol):
    with pytest.raises(NotPlainError):
        load(pickle.dumps(array, protocol))


DTYPE = b"cnumpy\ndtype\n(\x8c\x02i8tR"


RECONSTRUCT = b"cnumpy.core.multiarray\n_reconstruct\n"


NDARRAY = b"cnumpy\nndarray\n"


def array_of(shape: bytes, dtype: bytes = DTYPE, content: bytes = b"C\x08" + bytes(8)) -> bytes:
    """The instructions for an array of such a shape."""
    empty = RECONSTRUCT + b"(" + NDARRAY + b"K\x00\x85C\x01btR"
    return empty + b"(K\x01" + shape + dtype + b"\x89" + content + b"tb."


def test_the_instructions_of_these_tests_make_an_array():
    assert load(array_of(b"K\x01\x85")).numbers.tolist() == [0]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(array_of(b"J\xff\xff\xff\x7f\x85"), id="a shape larger than the bytes"),
        pytest.param(array_of(b"\x8a\x09" + bytes(8) + b"\x01\x85"), id="a shape beyond 64 bits"),
        pytest.param(array_of(b"J\xff\xff\xff\xff\x85"), id="a negative size"),
        pytest.param(array_of(b"(" + b"K\x01" * 100 + b"t"), id="a hundred dimensions"),
        pytest.param(array_of(b"\x88\x85"), id="a truth value as a size"),
        pytest.param(array_of(b"K\x01"), id="no shape"),
        pytest.param(array_of(b"K\x01\x85", dtype=b"\x8c\x02i8"), id="no dtype"),
        pytest.param(array_of(b"K\x01\x85", content=b"]"), id="no bytes"),
        pytest.param(
            array_of(b"K\x01\x85", DTYPE.replace(b"i8", b"O8")), id="objects in place of numbers"
        ),
        pytest.param(
            array_of(
                b"K\x01\x85", DTYPE + b"(K\x03\x8c\x01<\x8c\x01xNNJ\xff\xff\xff\xffK\x08K\x3ftb"
            ),
            id="a subtype",
        ),
        pytest.param(
            array_of(b"K\x01\x85", DTYPE + b"(K\x03\x8c\x01|NNNK\x08K\x08K\x3ftb"),
            id="object flags",
        ),
        pytest.param(RECONSTRUCT + b"(cnumpy\ndtype\nK\x00\x85C\x01btR.", id="another array type"),
        pytest.param(NDARRAY + b"(K\x03\x85tR.", id="making an array directly"),
        pytest.param(b"]K\x01\x85R.", id="calling a list"),
        pytest.param(RECONSTRUCT + b"]R.", id="arguments that are no tuple"),
        pytest.param(b"]}b.", id="a state for a list"),
        pytest.param(NDARRAY + b"}\x8c\x04makeK\x01sb.", id="a state for a name"),
        pytest.param(b"}]K\x01s.", id="a key that is no text"),
        pytest.param(b"(]K\x01d.", id="such a key at once"),
        pytest.param(b"}(\x8c\x01atu.", id="setting with no dict"),
        pytest.param(b"}K\x01a.", id="appending to a dict"),
        pytest.param(NDARRAY + b"K\x01\x8c\x01as.", id="setting in a name"),
        pytest.param(b"Pperson\n.", id="a persistent id"),
        pytest.param(b"K\x01Q.", id="a persistent id from the stack"),
        pytest.param(b"\x82\x01.", id="EXT1"),
        pytest.param(b"\x83\x01\x00.", id="EXT2"),
        pytest.param(b"\x84\x01\x00\x00\x00.", id="EXT4"),
        pytest.param(b"(cos\nsystem\n\x8c\x04trueo.", id="OBJ"),
        pytest.param(b"(\x8c\x04trueios\nsystem\n.", id="INST"),
        pytest.param(NDARRAY + b")\x81.", id="NEWOBJ"),
        pytest.param(NDARRAY + b")}\x92.", id="NEWOBJ_EX"),
        pytest.param(b"\x8f.", id="EMPTY_SET"),
        pytest.param(b"(\x91.", id="FROZENSET"),
        pytest.param(b"\x97.", id="NEXT_BUFFER"),
        pytest.param(b"C\x01a\x98.", id="READONLY_BUFFER"),
        pytest.param(b"\x8c\x02os\x8c\x06system\x93.", id="a name from the stack"),
        pytest.param(b"cnumpy\ncore.multiarray.scalar.__class__\n.", id="a name within a name"),
        pytest.param(b"c_codecs\nencode\n(\x8c\x01a\x8c\x03hextR.", id="another encoding"),
        pytest.param(b"\xff.", id="no instruction at all"),
        pytest.param(b"\x96" + struct.pack("<Q", 2**62) + b".", id="a huge bytearray"),
        pytest.param(b"\x80\xff.", id="a protocol of the future"),
        pytest.param(b"h\x07.", id="a memo that was never made"),
        pytest.param(b"p-1\n.", id="a negative memo index"),
        pytest.param(b"I" + b"9" * 10_000 + b"\n.", id="a number of too many digits"),
        pytest.param(b"(" * 1000 + b"0.", id="an empty stack"),
        pytest.param(b".", id="nothing"),
        pytest.param(b"", id="an empty file"),
        pytest.param(b"user,place\n1,2\n", id="a table"),
    ],
)
def test_what_plain_data_do_not_need_is_refused(content):
    with pytest.raises(NotPlainError):
        load(content)


@pytest.mark.parametrize(
    "instructions", [b"\x96", b"\x8e", b"\x8d", b"\x80\x04\x95"], ids=lambda code: code.hex()
)
def test_a_huge_length_claims_no_memory(instructions):
    tracemalloc.start()
    with suppress(NotPlainError):
        load(instructions + struct.pack("<Q", 2**62) + b"K\x01.")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1_000_000


def test_a_huge_memo_index_claims_no_memory():
    tracemalloc.start()
    assert load(b"K\x07r\xff\xff\xff\xff0j\xff\xff\xff\xff.") == 7
    assert load(b"K\x07p999999999999\n0g999999999999\n.") == 7
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1_000_000


def test_a_deep_key_is_not_compared():
    with pytest.raises(NotPlainError, match="keys are not texts"):
        load(b"})" + b"\x85" * 1_000_000 + b"K\x01s.")


def test_a_small_file_does_not_grow_large():
    text = b"X" + struct.pack("<I", 100_000) + b"a" * 100_000
    once = b"h\x00(h\x01\x8c\x06latin1tR"
    content = b"c_codecs\nencode\nq\x00" + text + b"q\x01" + once * 10_000 + b"."
    with pytest.raises(NotPlainError, match="MemoryError"):
        load(content)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content):
    with suppress(NotPlainError):
        load(content)


@given(st.sampled_from(PROTOCOLS), st.data())
def test_a_damaged_pickle_is_read_or_refused(protocol, data):
    record = {"X": np.arange(2, 5), "dur_X": np.full(3, 30), "Y": 3}
    content = pickle.dumps([record], protocol)
    at = data.draw(st.integers(0, len(content) - 1))
    damaged = content[:at] + data.draw(st.binary(max_size=3)) + content[at + 1 :]
    with suppress(NotPlainError):
        load(damaged)


def test_a_refused_name_is_shown_without_its_signs_for_the_terminal():
    with pytest.raises(NotPlainError) as caught:
        load(b"cos\n\x1b[2Jsystem\n.")
    assert "\x1b" not in str(caught.value)
    assert "system" in str(caught.value)


# Pickles of checkpoints, as PyTorch writes them with protocol 2


def load_checkpoint(content: bytes) -> Any:
    return CheckpointPickles(io.BytesIO(content)).load()


STORAGE = b"(X\x07\x00\x00\x00storagectorch\n%b\nX\x01\x00\x00\x000X\x03\x00\x00\x00cpu%btQ"
FLOATS = STORAGE % (b"FloatStorage", b"K\x06")


def tensor_of(
    offset: bytes = b"K\x00", shape: bytes = b"K\x02\x85", strides: bytes = b"K\x01\x85"
) -> bytes:
    """The instructions for a view of six numbers."""
    hooks = b"ccollections\nOrderedDict\n)R"
    arguments = FLOATS + offset + shape + strides + b"\x89" + hooks
    return b"ctorch._utils\n_rebuild_tensor_v2\n(" + arguments + b"tR"


def test_a_tensor_is_described():
    found = load_checkpoint(
        b"\x80\x02" + tensor_of(b"K\x01", b"K\x02K\x02\x86", b"K\x03K\x01\x86") + b"."
    )
    assert isinstance(found, StoredTensor)
    assert isinstance(found.storage, Storage)
    assert (found.offset, found.shape, found.strides) == (1, (2, 2), (3, 1))
    assert (found.bytes, found.storage.bytes) == (16, 24)
    assert (found.storage.key, found.storage.kind) == ("0", "torch.FloatStorage")


@pytest.mark.parametrize(
    "value",
    [
        {"model": {"nhead": 2, "dropout": 0.1, "on": True, "none": None}},
        {1: [1, [2, (3,)]], -1.5: (1, 2, 3, 4), None: ()},
        OrderedDict(a=1, b=(1, 2)),
        Counter("aab"),
        "Söhne",
        2**70,
    ],
    ids=["configuration", "optimizer", "ordered dict", "counter", "text", "long number"],
)
def test_plain_data_of_a_checkpoint_are_read_as_they_were_written(value):
    assert load_checkpoint(pickle.dumps(value, 2)) == value


def test_pickles_that_follow_one_another_are_read_one_by_one():
    pickles = CheckpointPickles(io.BytesIO(pickle.dumps([1], 2) + pickle.dumps(os.system, 2)))
    assert pickles.load() == [1]
    with pytest.raises(UnknownNameError):
        pickles.load()


def test_storages_are_listed_by_key():
    stream = io.BytesIO(b"\x80\x02" + tensor_of() + tensor_of() + b"\x86.")
    pickles = CheckpointPickles(stream)
    first, second = pickles.load()
    assert list(pickles.storages) == ["0"]
    assert first.storage is second.storage is pickles.storages["0"]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(pickle.dumps(os.system, 2), id="a function"),
        pytest.param(b"cbuiltins\nbytearray\nJ\xff\xff\xff\x7f\x85R.", id="a huge byte array"),
        pytest.param(b"ctorch\nload\n.", id="another name of torch"),
        pytest.param(b"ctorch\nFloatStorage.__class__\n.", id="a name within a name"),
        pytest.param(b"\x8c\x05torch\x8c\x04Size\x93.", id="a name from the stack"),
        pytest.param(b"\x96" + struct.pack("<Q", 0) + b".", id="BYTEARRAY8"),
        pytest.param(b"(ios\nsystem\n.", id="INST"),
        pytest.param(b"ccollections\nOrderedDict\n)\x81.", id="NEWOBJ"),
    ],
)
def test_a_checkpoint_with_an_unknown_name_or_instruction_is_refused(content):
    with pytest.raises(UnknownNameError):
        load_checkpoint(content)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"ctorch\nSize .__class__\n.", id="a name with a space"),
        pytest.param(tensor_of(b"K\x05") + b".", id="a tensor that begins too late"),
        pytest.param(tensor_of(shape=b"K\x07\x85") + b".", id="a tensor that is too long"),
        pytest.param(tensor_of(strides=b"K\x06\x85") + b".", id="strides that are too long"),
        pytest.param(tensor_of(strides=b"J\xff\xff\xff\xff\x85") + b".", id="a negative stride"),
        pytest.param(tensor_of(b"J\xff\xff\xff\xff") + b".", id="a negative offset"),
        pytest.param(tensor_of(shape=b"J\xff\xff\xff\xff\x85") + b".", id="a negative size"),
        pytest.param(tensor_of(shape=b"\x88\x85") + b".", id="a truth value as a size"),
        pytest.param(tensor_of(shape=b"G" + bytes(8) + b"\x85") + b".", id="a fraction as a size"),
        pytest.param(tensor_of(shape=b"K\x01K\x02\x86") + b".", id="more sizes than strides"),
        pytest.param(
            tensor_of(shape=b"(" + b"K\x01" * 9 + b"t", strides=b"(" + b"K\x01" * 9 + b"t") + b".",
            id="nine dimensions",
        ),
        pytest.param(
            tensor_of(shape=b"\x8a\x09" + bytes(8) + b"\x01\x85") + b".", id="a size beyond 64 bits"
        ),
        pytest.param(FLOATS + STORAGE % (b"FloatStorage", b"K\x07") + b".", id="two sizes"),
        pytest.param(FLOATS + STORAGE % (b"HalfStorage", b"K\x06") + b".", id="two types"),
        pytest.param(STORAGE % (b"float32", b"K\x06") + b"\x85Q.", id="a storage of a storage"),
        pytest.param(b"ctorch._utils\n_rebuild_tensor_v2\n)R.", id="a tensor of nothing"),
        pytest.param(b"ctorch\nfloat32\n)R.", id="calling a type"),
        pytest.param(b"}K\x01\x85R.", id="calling a dict"),
        pytest.param(b"ctorch\nSize\n]R.", id="arguments that are no tuple"),
        pytest.param(b"}]Ns.", id="a list as a key"),
        pytest.param(b"})Ns.", id="a tuple as a key"),
        pytest.param(b"}ctorch\nfloat32\nNs.", id="a type as a key"),
        pytest.param(b"}\x8a\x09" + bytes(8) + b"\x01Ns.", id="a key beyond 64 bits"),
        pytest.param(b"]NNs.", id="setting in a list"),
        pytest.param(b"}Na.", id="appending to a dict"),
        pytest.param(b"K\x01\x86.", id="an empty stack"),
        pytest.param(b"", id="nothing"),
    ],
)
def test_a_damaged_checkpoint_is_refused(content):
    with pytest.raises(DamagedPickleError):
        load_checkpoint(content)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(
            b")" + b"".join(b"q" + bytes([i]) + b"h" + bytes([i]) + b"\x86" for i in range(60)),
            id="tuples that double sixty times",
        ),
        pytest.param(b")" + b"\x85" * 50_000, id="tuples in tuples"),
        pytest.param(b"]" * 50_000 + b"a" * 49_999, id="lists in lists"),
        pytest.param(b"K\x07r\xff\xff\xff\xff0j\xff\xff\xff\xff", id="a huge memo index"),
    ],
)
def test_nesting_and_repetition_cost_no_more_than_their_bytes(content):
    tracemalloc.start()
    load_checkpoint(content + b".")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1_000_000 + 150 * len(content)


def test_a_key_that_takes_years_to_hash_is_refused_at_once():
    doubling = b"".join(b"q" + bytes([i]) + b"h" + bytes([i]) + b"\x86" for i in range(60))
    with pytest.raises(DamagedPickleError):
        load_checkpoint(b"})" + doubling + b"K\x01s.")


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused_as_a_checkpoint(content):
    with suppress(UnknownNameError, DamagedPickleError):
        load_checkpoint(content)
