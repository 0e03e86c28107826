"""Published records."""

from __future__ import annotations

import builtins
import os
import pickle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from pointerscope.mobility.data_set import Records, split_records
from pointerscope.mobility.sources import DataError, ReadReporter, guess_source, sources

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.slow

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


def read(folder: Path, reporter: ReadReporter | None = None, **options: Any) -> Records:
    return SOURCE.read(folder, SOURCE.options(**options), reporter or ReadReporter())


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
    assert split_records(read(write(tmp_path, [record(5)]))).locations == 7


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
    with pytest.raises(DataError, match='one pickle with "test" in its name; it has none'):
        read(tmp_path)


def test_two_files_of_one_split_are_refused(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "val.pk").write_bytes(b"")
    with pytest.raises(DataError, match=r"diy_validation\.pk, val\.pk"):
        read(tmp_path)


def test_a_path_that_is_not_a_folder_is_refused(tmp_path):
    with pytest.raises(DataError, match="cannot be read as a folder"):
        read(tmp_path / "missing")


@pytest.mark.parametrize(
    ("damaged", "problem"),
    [
        ([1, 2], "it is not a dict"),
        ({"X": np.arange(3)}, "it has no user_X, weekday_X, start_min_X, dur_X, diff, Y"),
        (record(X=np.arange(1, 5)), "its arrays differ in length"),
        (record(X=[2, 3, 4]), "X is not an array"),
        (record(X=np.array([2.0, 3.0, 4.0])), "X is not a one-dimensional array of whole numbers"),
        (record(X=np.array([[2, 3, 4]])), "X is not a one-dimensional array of whole numbers"),
        (
            record(X=np.array([True, True, True])),
            "X is not a one-dimensional array of whole numbers",
        ),
        (record(X=np.array([0, 3, 4])), "X has numbers outside 1 to 999,999"),
        (record(X=np.array([10**9, 3, 4])), "X has numbers outside 1 to 999,999"),
        (record(X=np.array([2**64 - 1, 3, 4], np.uint64)), "X has numbers outside 1 to 999,999"),
        (record(user_X=np.array([4, 4, 5])), "its visits belong to several people"),
        (record(user_X=np.zeros(3, int)), "user_X has numbers outside 1 to"),
        (record(weekday_X=np.array([0, 1, 7])), "weekday_X has numbers outside 0 to 6"),
        (record(start_min_X=np.array([0, 1, 1440])), "start_min_X has numbers outside 0 to 1,439"),
        (record(dur_X=np.array([0, 1, -1])), "dur_X has numbers outside 0 to"),
        (record(diff=np.array([1, 2, 0])), "its visits are not in order, oldest first"),
        (record(diff=np.array([1, 0, -1])), "diff has numbers outside 0 to"),
        (record(Y=0), "Y is not a location from 1 to 999,999"),
        (record(Y=True), "Y is not a location"),
        (record(Y=2.0), "Y is not a location"),
        (record(Y=10**5000), "Y is not a location"),
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
    assert "diy_train.pk: ignored keys of the records: 'note'." in found.report.notes


def test_progress_is_told(tmp_path):
    told: list[tuple[str, int, int]] = []
    read(write(tmp_path, [record()] * 1000), ReadReporter(lambda *what: told.append(what)))
    assert ("records of diy_train.pk", 1000, 1000) in told


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
    "deep",
    [b"]" * 200_000 + b"a" * 199_999, b")" + b"\x85" * 200_000, b"(" * 200_000 + b"l" * 200_000],
)
def test_deep_nesting_is_no_list_of_records(tmp_path, deep):
    write(tmp_path, [record()])
    (tmp_path / "diy_train.pk").write_bytes(deep + b".")
    with pytest.raises(DataError):
        read(tmp_path)


def test_a_list_that_holds_itself_is_no_list_of_records(tmp_path):
    write(tmp_path, [record()])
    (tmp_path / "diy_train.pk").write_bytes(b"]q\x00h\x00a.")
    with pytest.raises(DataError):
        read(tmp_path)
