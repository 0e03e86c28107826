"""How a process asks the system for memory."""

import subprocess
import sys

import pytest

MEASURED = """
import resource
import numpy as np
from pointerscope.core.process_memory import resident_bytes
from pointerscope.network.allocator import (
    reuse_freed_memory, touch_free_memory, use_huge_pages,
)

def interruptions(size):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    kept.append(np.ones(size, np.uint8))
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before

reuse_freed_memory()
kept = []
"""


def measured(script: str) -> list[int]:
    """What a script prints that runs in a new process."""
    run = subprocess.run(
        [sys.executable, "-c", MEASURED + script], capture_output=True, text=True, check=True
    )
    return [int(number) for number in run.stdout.split()]


@pytest.mark.skipif(sys.platform != "linux", reason="counts what Linux does")
def test_memory_that_was_touched_is_there_when_it_is_needed():
    pages, before, after = measured("""
interruptions(2**24)  # more than anything before has freed
size = 2**18
print(size // resource.getpagesize())
print(interruptions(size))
touch_free_memory()
print(interruptions(size))
""")
    assert before >= pages * 3 / 4
    assert after <= before / 4


@pytest.mark.skipif(sys.platform != "linux", reason="counts what Linux does")
def test_huge_pages_change_no_memory_and_take_little():
    is_refused, in_huge_pages, unchanged, grown = measured("""
import ctypes
from pathlib import Path

def huge():
    [line] = [
        line for line in Path("/proc/self/smaps_rollup").read_text().splitlines()
        if line.startswith("AnonHugePages")
    ]
    return 1024 * int(line.split()[1])

block = np.ones(2**23, np.uint8)  # by which to see whether this system moves memory
start = -(-block.ctypes.data // 2**21) * 2**21
print(int(ctypes.CDLL(None).madvise(ctypes.c_void_p(start), ctypes.c_size_t(2**21), 25) != 0))
objects = [str(number) for number in range(300_000)]
before, huge_before = resident_bytes(), huge()
use_huge_pages()
print(huge() - huge_before)
print(int(block.all() and objects == [str(number) for number in range(300_000)]))
print(resident_bytes() - before)
""")
    assert is_refused or in_huge_pages >= 8 * 2**20
    assert unchanged
    assert grown < 64 * 2**20
