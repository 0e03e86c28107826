"""Functions that run in a process of their own, with limits of time and memory."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import psutil
import pytest
import torch

from pointerscope.core.limited_process import (
    CallCancelledError,
    LimitedProcess,
    MemoryLimitError,
    ProcessCrashError,
    TimeLimitError,
)
from pointerscope.mobility.query import Query
from pointerscope.network.registry import UnknownModelError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow  # a process that imports torch takes seconds to start

MAX_BYTES = 500_000_000
SECONDS = 60


@pytest.fixture(scope="module")
def shared() -> Iterator[LimitedProcess]:
    process = LimitedProcess()
    yield process
    process.close()


def run(process: LimitedProcess, function, *args, seconds=SECONDS, max_bytes=MAX_BYTES, **options):
    return process.run(function, *args, timeout_seconds=seconds, max_bytes=max_bytes, **options)


def child(process: LimitedProcess) -> int:
    return run(process, os.getpid)


# Functions that the child runs


def nested_key(levels: int) -> int:
    """Hash a tuple that holds one twice, that holds one twice, …: C code that never yields."""
    key: tuple = ()
    for _ in range(levels):
        key = (key, key)
    return hash(key)


def claim(size: int) -> int:
    return len(bytes(size))


def claim_tensor(size: int) -> int:
    return torch.zeros(size, dtype=torch.uint8).numel()


def claim_many(size: int) -> int:
    return len([bytes(1_000) for _ in range(size // 1_000)])


def refuse(model: str) -> None:
    raise UnknownModelError(model, ["town"])


class LockedError(Exception):
    """An error that cannot be pickled."""

    def __init__(self) -> None:
        super().__init__("it is locked")
        self.lock = threading.Lock()


def refuse_query() -> None:
    Query.model_validate({"top_k": -1})


def refuse_file() -> None:
    raise PermissionError(errno.EACCES, "Permission denied", "best.pt")


def refuse_with_lock() -> None:
    raise LockedError


def refuse_value(value: int) -> None:
    raise ValueError(f"{value} is too small.")


def wait_for(file: Path) -> None:
    deadline = time.monotonic() + SECONDS
    while not file.exists() and time.monotonic() < deadline:
        time.sleep(0.01)


def touch_and_wait(started: Path, ended: Path) -> str:
    started.touch()
    wait_for(ended)
    return "waited"


def end(code: int) -> None:
    os._exit(code)


def kill_itself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def retain(size: int, kept: list = []) -> None:  # noqa: B006 - kept from call to call on purpose
    kept.append(bytes(size))


REMEMBERED: list[int] = []


def remember_niceness() -> None:
    REMEMBERED.append(os.nice(0))


def remembered() -> list[int]:
    return REMEMBERED


def slowly() -> None:
    time.sleep(1)


# Results and errors of the function


def test_the_result_comes_from_another_process(shared):
    assert run(shared, divmod, 17, 5) == (3, 2)
    assert child(shared) != os.getpid()


def test_the_child_serves_several_calls(shared):
    assert child(shared) == child(shared)


def test_an_error_of_the_function_is_raised_with_its_traceback(shared):
    before = child(shared)
    with pytest.raises(ValueError, match=r"^3 is too small\.") as caught:
        run(shared, refuse_value, 3)
    assert "in refuse_value" in "".join(caught.value.__notes__)
    assert "in refuse_value" in caught.value.remote_frames
    assert "3 is too small" not in caught.value.remote_frames
    assert child(shared) == before


def test_an_error_with_a_constructor_of_its_own_keeps_its_attributes(shared):
    with pytest.raises(UnknownModelError, match='There is no model "city"') as caught:
        run(shared, refuse, "city")
    assert caught.value.known == ["town"]


def test_an_error_of_the_system_keeps_its_reason(shared):
    with pytest.raises(PermissionError, match="Permission denied") as caught:
        run(shared, refuse_file)
    assert (caught.value.errno, caught.value.strerror) == (errno.EACCES, "Permission denied")


def test_an_error_that_cannot_be_pickled_is_described(shared):
    with pytest.raises(RuntimeError, match="LockedError: it is locked"):
        run(shared, refuse_with_lock)


def test_an_error_that_cannot_be_made_again_is_described(shared):
    with pytest.raises(RuntimeError, match="ValidationError: 1 validation error for Query"):
        run(shared, refuse_query)


def test_a_large_result_arrives_whole(shared):
    assert run(shared, bytes, 50_000_000) == bytes(50_000_000)


def test_calls_from_many_threads_each_get_their_own_result(shared):
    def double(number: int) -> tuple[int, int]:
        return run(shared, divmod, number, 7)

    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(double, range(50))) == [divmod(n, 7) for n in range(50)]


# Limits


@pytest.mark.parametrize("work", [(time.sleep, 600), (nested_key, 60)], ids=["sleep", "C code"])
def test_a_call_over_the_time_limit_is_ended_and_the_next_one_works(shared, work):
    before = child(shared)
    started = time.monotonic()
    with pytest.raises(TimeLimitError, match=r"longer than 0\.5 seconds"):
        run(shared, *work, seconds=0.5)
    assert time.monotonic() - started < 30
    assert not psutil.pid_exists(before)
    assert run(shared, divmod, 17, 5) == (3, 2)


@pytest.mark.parametrize("function", [claim, claim_tensor, claim_many])
def test_a_call_over_the_memory_limit_is_ended_and_the_next_one_works(shared, function):
    before = child(shared)
    with pytest.raises(MemoryLimitError):
        run(shared, function, 2 * MAX_BYTES)
    assert run(shared, function, MAX_BYTES // 5) > 0
    assert child(shared) != before


def test_memory_that_calls_leave_behind_does_not_add_up(shared):
    processes = {child(shared)}
    for _ in range(4):
        run(shared, retain, MAX_BYTES // 3)
        processes.add(child(shared))
    assert len(processes) > 1


@pytest.mark.parametrize(
    ("work", "code"), [((end, 3), "3"), ((kill_itself,), "-9"), ((sys.exit, 4), "4")]
)
def test_a_crash_is_said_with_its_exit_code_and_the_next_call_works(shared, work, code):
    with pytest.raises(ProcessCrashError, match=f"exit code {code}"):
        run(shared, *work)
    assert run(shared, divmod, 17, 5) == (3, 2)


def test_a_child_that_was_killed_while_idle_is_replaced(shared):
    before = child(shared)
    psutil.Process(before).kill()
    assert child(shared) != before


# Cancelling, and the end


def cancel_after(seconds: float) -> threading.Event:
    cancelled = threading.Event()
    threading.Timer(seconds, cancelled.set).start()
    return cancelled


def test_a_running_call_can_be_cancelled(shared):
    before = child(shared)
    with pytest.raises(CallCancelledError):
        run(shared, time.sleep, 600, cancelled=cancel_after(0.3))
    assert not psutil.pid_exists(before)


def test_a_waiting_call_can_be_cancelled_without_harm_to_the_running_one(shared, tmp_path: Path):
    started, ended = tmp_path / "started", tmp_path / "ended"
    with ThreadPoolExecutor(1) as threads:
        running = threads.submit(run, shared, touch_and_wait, started, ended)
        try:
            wait_for(started)
            with pytest.raises(CallCancelledError):
                run(shared, divmod, 17, 5, cancelled=cancel_after(0.2))
            assert not running.done()
        finally:
            ended.touch()
        assert running.result() == "waited"


def test_a_call_that_was_cancelled_before_never_runs(shared, tmp_path: Path):
    cancelled = threading.Event()
    cancelled.set()
    with pytest.raises(CallCancelledError):
        run(shared, os.mkdir, str(tmp_path / "made"), cancelled=cancelled)
    assert not (tmp_path / "made").exists()


def test_cancelling_a_call_does_not_interrupt_the_start_of_a_child():
    process = LimitedProcess(prepare=slowly)
    cancelled = threading.Event()
    with ThreadPoolExecutor(1) as threads:
        call = threads.submit(run, process, divmod, 17, 5, cancelled=cancelled)
        time.sleep(0.3)
        cancelled.set()
        with pytest.raises(CallCancelledError):
            call.result()
    started = {one.pid for one in psutil.Process().children()}
    assert child(process) in started
    process.close()


def test_close_ends_the_child_and_its_call():
    process = LimitedProcess()
    found = child(process)
    with ThreadPoolExecutor(1) as threads:
        call = threads.submit(run, process, time.sleep, 600)
        time.sleep(0.3)
        process.close()
        with pytest.raises(CallCancelledError):
            call.result()
    assert not psutil.pid_exists(found)
    with pytest.raises(CallCancelledError):
        child(process)


# The start of a child


def test_each_child_is_prepared_before_its_first_call():
    process = LimitedProcess(prepare=remember_niceness, niceness=3)
    process.start()
    assert run(process, remembered) == [os.nice(0) + 3]
    psutil.Process(child(process)).kill()
    assert run(process, remembered) == [os.nice(0) + 3]
    process.close()


PROGRAM = """
import os, sys
from pointerscope.core.limited_process import LimitedProcess
if __name__ == "__main__":
    process = LimitedProcess()
    print(process.run(os.getpid, timeout_seconds=60, max_bytes=10**8), flush=True)
    {end}
"""


@pytest.mark.parametrize("end", ["sys.exit()", "os.kill(os.getpid(), 9)"], ids=["exit", "killed"])
def test_the_child_ends_with_its_parent(tmp_path, end):
    (tmp_path / "program.py").write_text(PROGRAM.format(end=end))
    command = [sys.executable, str(tmp_path / "program.py")]
    printed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert printed.stderr == ""
    _, alive = psutil.wait_procs(processes_with(int(printed.stdout)), timeout=10)
    assert alive == []


def processes_with(pid: int) -> list[psutil.Process]:
    return [psutil.Process(pid)] if psutil.pid_exists(pid) else []
