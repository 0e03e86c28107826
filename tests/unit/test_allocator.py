"""How a process asks the system for memory."""

import subprocess
import sys

import pytest

MEASURED = """
import resource
import numpy as np
from pointerscope.core.process_memory import resident_bytes
from pointerscope.network.allocator import (
    release_freed_memory, reuse_freed_memory, touch_free_memory, use_huge_pages,
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
    before, after = measured("""
interruptions(2**24)  # more than anything before has freed
size = 2**18
print(interruptions(size))
touch_free_memory()
print(interruptions(size))
""")
    assert before >= 50  # of 64 pages
    assert after <= before / 5


@pytest.mark.skipif(sys.platform != "linux", reason="counts what Linux does")
def test_huge_pages_change_no_memory_and_take_little():
    unchanged, grown = measured("""
kept = [np.full(2**22 + number, number, np.uint8) for number in range(16)]
objects = [str(number) for number in range(300_000)]
before = resident_bytes()
use_huge_pages()
same = all((block == number).all() for number, block in enumerate(kept))
print(int(same and objects == [str(number) for number in range(300_000)]))
print(resident_bytes() - before)
""")
    assert unchanged
    assert grown < 64 * 2**20
