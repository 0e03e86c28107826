"""Folders that are complete or absent, also when several processes write them."""

from __future__ import annotations

import io
import multiprocessing
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from pointerscope.core.atomic_writes import remove_folder, write_folder
from pointerscope.network.bundle_uploads import put_bundle, remove_bundle
from tests.evil_files import archive_of

if TYPE_CHECKING:
    from multiprocessing.queues import Queue
    from multiprocessing.synchronize import Barrier, Event
    from pathlib import Path

ROUNDS = 60
WRITERS = 3


def nothing(folder: Path) -> None:
    """A check that every upload passes."""


def put_again_and_again(models: Path, writer: int, start: Barrier, results: Queue[Any]) -> None:
    """Upload one id from a process; report how often it was new, or the first error."""
    content = str(writer).encode()
    archive = archive_of({"model.json": content, "places.csv": content})
    start.wait()
    try:
        results.put(
            sum(
                put_bundle(io.BytesIO(archive), models, "same", 1_000_000, nothing)
                for _ in range(ROUNDS)
            )
        )
    except Exception as error:
        results.put(repr(error))


def remove_again_and_again(models: Path, start: Barrier, results: Queue[Any]) -> None:
    """Delete the same id from a process; report how often it was there, or the first error."""
    start.wait()
    try:
        results.put(sum(remove_bundle(models, "same") for _ in range(ROUNDS)))
    except Exception as error:
        results.put(repr(error))


def together(*works: tuple[Any, ...]) -> list[Any]:
    """The results of functions that run in processes at the same time."""
    processes = multiprocessing.get_context("forkserver")  # which imports this module once
    processes.set_forkserver_preload([__name__])
    start, results = processes.Barrier(len(works)), processes.Queue()
    started = [
        processes.Process(target=function, args=(*args, start, results))
        for function, *args in works
    ]
    for process in started:
        process.start()
    found = [results.get(timeout=120) for _ in started]
    for process in started:
        process.join()
    return found


@pytest.mark.slow
def test_uploads_of_one_id_at_the_same_moment_all_succeed(tmp_path):
    found = together(*((put_again_and_again, tmp_path, writer) for writer in range(WRITERS)))
    assert sorted(found) == [0, 0, 1]  # one of them was the first
    assert [path.name for path in tmp_path.iterdir()] == ["same"]
    contents = {path.read_bytes() for path in (tmp_path / "same").iterdir()}
    assert len(contents) == 1  # the files are those of one upload


@pytest.mark.slow
def test_uploads_and_deletions_of_one_id_at_the_same_moment_add_up(tmp_path):
    put, removed = (put_again_and_again, tmp_path, 1), (remove_again_and_again, tmp_path)
    found = together(put, removed)
    assert all(isinstance(count, int) for count in found), found
    is_left = (tmp_path / "same").exists()
    assert max(found) - min(found) == is_left  # each new one was deleted, but perhaps the last
    assert [path.name for path in tmp_path.iterdir()] == ["same"] * is_left


def write_name(folder: Path) -> None:
    (folder / "name").write_text(folder.name)


def fail(folder: Path) -> None:
    write_name(folder)
    raise OSError("the disk is full")


def test_a_folder_is_new_only_the_first_time(tmp_path):
    assert write_folder(tmp_path / "a", write_name)
    assert not write_folder(tmp_path / "a", write_name)


def test_a_folder_that_cannot_be_filled_stays_as_it_was(tmp_path):
    write_folder(tmp_path / "a", write_name)
    before = (tmp_path / "a" / "name").read_text()
    with suppress(OSError):
        write_folder(tmp_path / "a", fail)
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a" / "name").read_text() == before


def write_for_ever(folder: Path, begun: Event) -> None:
    def fill(temporary: Path) -> None:
        write_name(temporary)
        begun.set()
        time.sleep(60)

    write_folder(folder, fill)


def test_what_a_killed_process_left_is_removed_by_the_next_and_a_living_one_goes_on(tmp_path):
    processes = []
    for _ in range(2):
        begun = multiprocessing.Event()
        process = multiprocessing.Process(target=write_for_ever, args=(tmp_path / "a", begun))
        process.start()
        assert begun.wait(30)
        processes.append(process)
    killed, living = processes
    killed.kill()
    killed.join()
    hidden = {path.name for path in tmp_path.iterdir()}
    assert len(hidden) == 2
    other = tmp_path / ".a-longer-abcdefgh"  # what is being written of another folder
    other.mkdir()
    write_folder(tmp_path / "a", write_name)
    left = {path.name for path in tmp_path.iterdir()} - {"a", other.name}
    assert len(left) == 1
    assert left < hidden
    living.kill()
    living.join()
    write_folder(tmp_path / "a", write_name)
    assert {path.name for path in tmp_path.iterdir()} == {"a", other.name}


def test_a_removed_folder_leaves_nothing(tmp_path):
    write_folder(tmp_path / "a", write_name)
    remove_folder(tmp_path / "a")
    assert list(tmp_path.iterdir()) == []


def test_removing_a_folder_that_is_not_there_is_an_error_and_leaves_nothing(tmp_path):
    with pytest.raises(FileNotFoundError):
        remove_folder(tmp_path / "a")
    assert list(tmp_path.iterdir()) == []
