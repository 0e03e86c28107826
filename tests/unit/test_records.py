"""Published records, and pickles that are opened without running anything."""

from __future__ import annotations

import builtins
import os
import pickle
import struct
import tracemalloc
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from pointerscope.core.plain_pickles import NotPlainError, PlainArray, load_plain_pickle
from pointerscope.mobility.data_set import Records, split_of_records
from pointerscope.mobility.sources import DataError, Watch, guess_source, sources

if TYPE_CHECKING:
    from collections.abc import Callable

SOURCE = sources()["records"]
PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)


def record(visits: int = 3, **changes: Any) -> dict[str, Any]:
    columns = {
        "X": np.arange(2, 2 + visits),
        "user_X": np.full(visits, 4),
        "weekday_X": np.arange(visits) % 7,
        "start_min_X": np.arange(visits) * 60,
        "dur_X": np.full(visits, 30),
        "diff": np.arange(visits)[::-1].copy(),
        "Y": 3,
    }
    return columns | changes


def write(folder: Path, records: Any, protocol: int = 4, others: Any = None) -> Path:
    for name in ("train", "validation", "test"):
        held = records if name == "train" or others is None else others
        (folder / f"diy_{name}.pk").write_bytes(pickle.dumps(held, protocol))
    return folder


def read(folder: Path, watch: Watch | None = None, **options: Any) -> Records:
    return SOURCE.read(folder, SOURCE.options(**options), watch or Watch())


def load(content: bytes) -> Any:
    return load_plain_pickle(content, lambda done, size: None)


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_records_become_histories(tmp_path, protocol):
    found = read(write(tmp_path, [record(5)], protocol))
    for history in (*found.train, *found.validation, *found.test):
        assert history.locations.tolist() == [2, 3, 4, 5, 6]
        assert history.user == 4
        assert history.weekdays.tolist() == [0, 1, 2, 3, 4]
        assert history.start_minutes.tolist() == [0, 60, 120, 180, 240]
        assert history.durations.tolist() == [30] * 5
        assert history.days_before.tolist() == [4, 3, 2, 1, 0]
        assert history.target == 3


@pytest.mark.parametrize("target", [3, np.int64(3), np.uint8(3), np.array(3), np.array([3])])
def test_a_target_may_be_any_whole_number(tmp_path, target):
    assert read(write(tmp_path, [record(Y=target)])).train[0].target == 3


def test_the_three_splits_are_told_apart(tmp_path):
    found = read(write(tmp_path, [record(3)], others=[record(4), record(5)]))
    assert [len(found.train), len(found.validation), len(found.test)] == [1, 2, 2]


def test_records_can_be_split(tmp_path):
    assert split_of_records(read(write(tmp_path, [record(5)]))).locations == 7


def test_the_kind_is_an_option(tmp_path):
    write(tmp_path, [record()])
    assert read(tmp_path).kind == "visits"
    assert read(tmp_path, kind="gps stays").kind == "gps stays"


def test_the_folder_is_recognised(tmp_path):
    assert guess_source(write(tmp_path, [record()])).name == "records"


def test_other_paths_are_not_recognised(tmp_path):
    (tmp_path / "train.pk").write_bytes(b"")
    (tmp_path / "test.pk").write_bytes(b"")
    for path in (tmp_path, tmp_path / "train.pk", tmp_path / "missing"):
        assert not SOURCE.recognises(path)


@pytest.mark.parametrize("name", ["val.pickle", "VALID.PKL", "validation-tested-val.pk"])
def test_the_files_may_have_many_names(tmp_path, name):
    write(tmp_path, [record()])
    (tmp_path / "diy_validation.pk").rename(tmp_path / name)
    assert len(read(tmp_path).validation) == 1


def test_what_a_name_says_last_counts(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "diy_train.pk").rename(tmp_path / "latest_interval_train.pk")
    assert len(read(tmp_path).train) == 1


def test_other_files_are_noted(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "readme.txt").write_text("")
    (tmp_path / "extra.pk").write_bytes(b"")
    assert read(tmp_path).report.notes == ["Not read: extra.pk, readme.txt."]


def test_a_missing_file_is_refused(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "diy_test.pk").unlink()
    with pytest.raises(DataError, match='one pickle with "test" in its name; there is none'):
        read(tmp_path)


def test_two_files_of_one_split_are_refused(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "val.pk").write_bytes(b"")
    with pytest.raises(DataError, match=r"diy_validation\.pk, val\.pk"):
        read(tmp_path)


def test_a_path_that_is_no_folder_is_refused(tmp_path):
    with pytest.raises(DataError, match="no folder"):
        read(tmp_path / "missing")


@pytest.mark.parametrize(
    ("damaged", "problem"),
    [
        ([1, 2], "it is no dict"),
        ({"X": np.arange(3)}, "it has no user_X, weekday_X, start_min_X, dur_X, diff, Y"),
        (record(X=np.arange(1, 5)), "its arrays are not of one length"),
        (record(X=[2, 3, 4]), "X is no array"),
        (record(X=np.array([2.0, 3.0, 4.0])), "X is no row of whole numbers"),
        (record(X=np.array([[2, 3, 4]])), "X is no row of whole numbers"),
        (record(X=np.array([True, True, True])), "X is no row of whole numbers"),
        (record(X=np.array([0, 3, 4])), "X is not between 1 and 999,999 throughout"),
        (record(X=np.array([10**9, 3, 4])), "X is not between 1 and 999,999 throughout"),
        (record(X=np.array([2**64 - 1, 3, 4], np.uint64)), "X is not between 1 and 999,999"),
        (record(user_X=np.array([4, 4, 5])), "its visits are not of one person"),
        (record(user_X=np.zeros(3, int)), "user_X is not between 1 and"),
        (record(weekday_X=np.array([0, 1, 7])), "weekday_X is not between 0 and 6"),
        (record(start_min_X=np.array([0, 1, 1440])), "start_min_X is not between 0 and 1,439"),
        (record(dur_X=np.array([0, 1, -1])), "dur_X is not between 0 and"),
        (record(diff=np.array([1, 2, 0])), "its visits do not stand oldest first"),
        (record(diff=np.array([1, 0, -1])), "diff is not between 0 and"),
        (record(Y=0), "Y is no location from 1 to 999,999"),
        (record(Y=True), "Y is no location"),
        (record(Y=2.0), "Y is no location"),
        (record(Y=10**5000), "Y is no location"),
        (record(10_001), "X has 10,001 numbers, not 1 to 10,000"),
    ],
)
def test_a_damaged_record_is_dropped_with_its_number(tmp_path, damaged, problem):
    found = read(write(tmp_path, [record(), damaged, record()], others=[record()]))
    assert len(found.train) == 2
    (dropped,) = found.report.dropped
    assert dropped.count == 1
    assert dropped.examples[0].startswith(f"diy_train.pk, record 2: {problem}")


def test_an_empty_record_is_dropped(tmp_path):
    found = read(write(tmp_path, [record(), record(0), record()], others=[record()]))
    assert len(found.train) == 2


def test_mostly_damaged_records_are_refused(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "diy_test.pk").write_bytes(pickle.dumps([record(), 1, 2]))
    with pytest.raises(DataError, match=r"diy_test\.pk was refused: 2 of 3 .*record 2"):
        read(tmp_path)


@pytest.mark.parametrize("held", [[], {}, (), record(), None, 7, "records"])
def test_anything_but_a_list_of_records_is_refused(tmp_path, held):
    with pytest.raises(DataError):
        read(write(tmp_path, held))


def test_keys_of_their_own_are_noted_once(tmp_path):
    found = read(write(tmp_path, [record(note=np.array([1.5])), record(note="\x1b[2J")]))
    assert "diy_train.pk: not read of the records: 'note'." in found.report.notes


def test_progress_is_told(tmp_path):
    told: list[tuple[str, int, int]] = []
    read(write(tmp_path, [record()] * 1000), Watch(lambda *what: told.append(what)))
    assert ("records of diy_train.pk", 1000, 1000) in told


# What plain pickles hold is what comes out of them.


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


# What could do harm is refused, and nothing of it runs.


class _Calls:
    """Calls a function with arguments when it is unpickled."""

    def __init__(self, function: Callable[..., Any], *arguments: Any) -> None:
        self.called = function, arguments

    def __reduce__(self) -> tuple[Any, ...]:
        return self.called


def harmful(marker: Path) -> dict[str, tuple[Any, str]]:
    """What would run something if it were unpickled, and the name that gives it away."""
    return {
        "system": (_Calls(os.system, f"touch {marker}"), f"{os.system.__module__}.system"),
        "eval": (_Calls(builtins.eval, f"open({str(marker)!r}, 'w')"), "eval"),
        "exec": (_Calls(builtins.exec, f"open({str(marker)!r}, 'w')"), "exec"),
        "open": (_Calls(open, str(marker), "w"), "open"),
        "getattr": (_Calls(getattr, "", "join"), "getattr"),
        "numpy file": (_Calls(np.memmap, str(marker), "int8", "w+", 0, (1,)), "memmap"),
        "numpy save": (_Calls(np.save, str(marker), 1), "save"),
        "numpy text": (_Calls(np.fromstring, "1", int), "fromstring"),
    }


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("what", list(harmful(Path())))
def test_calls_of_anything_are_refused(tmp_path, what, protocol):
    marker = tmp_path / "marker"
    held, name = harmful(marker)[what]
    with pytest.raises(DataError, match=f"{name}, which plain data do not need"):
        read(write(tmp_path, [record(), held], protocol))
    assert not marker.exists()
    assert not marker.with_suffix(".npy").exists()


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_arrays_of_objects_are_refused(tmp_path, protocol):
    marker = tmp_path / "marker"
    objects = np.array([_Calls(open, str(marker), "w")], dtype=object)
    with pytest.raises(DataError):
        read(write(tmp_path, [record(X=objects)], protocol))
    assert not marker.exists()


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


@pytest.mark.parametrize(
    "deep",
    [b"]" * 200_000 + b"a" * 199_999, b")" + b"\x85" * 200_000, b"(" * 200_000 + b"l" * 200_000],
)
def test_deep_nesting_is_no_list_of_records(tmp_path, deep):
    write(tmp_path, [record()])
    (tmp_path / "diy_train.pk").write_bytes(deep + b".")
    with pytest.raises(DataError):
        read(tmp_path)


def test_a_deep_key_is_not_compared():
    with pytest.raises(NotPlainError, match="keys are no texts"):
        load(b"})" + b"\x85" * 1_000_000 + b"K\x01s.")


def test_a_small_file_does_not_grow_large():
    text = b"X" + struct.pack("<I", 100_000) + b"a" * 100_000
    once = b"h\x00(h\x01\x8c\x06latin1tR"
    content = b"c_codecs\nencode\nq\x00" + text + b"q\x01" + once * 10_000 + b"."
    with pytest.raises(NotPlainError, match="MemoryError"):
        load(content)


def test_a_list_that_holds_itself_is_no_list_of_records(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "diy_train.pk").write_bytes(b"]q\x00h\x00a.")
    with pytest.raises(DataError):
        read(tmp_path)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content):
    with suppress(NotPlainError):
        load(content)


@given(st.sampled_from(PROTOCOLS), st.data())
def test_a_damaged_pickle_is_read_or_refused(protocol, data):
    content = pickle.dumps([record()], protocol)
    at = data.draw(st.integers(0, len(content) - 1))
    damaged = content[:at] + data.draw(st.binary(max_size=3)) + content[at + 1 :]
    with suppress(NotPlainError):
        load(damaged)


def test_a_refused_name_is_shown_without_its_signs_for_the_terminal():
    with pytest.raises(NotPlainError) as caught:
        load(b"cos\n\x1b[2Jsystem\n.")
    assert "\x1b" not in str(caught.value)
    assert "system" in str(caught.value)
