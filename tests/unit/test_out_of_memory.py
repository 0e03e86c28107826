"""Errors for lack of memory, as the libraries raise them, are told apart from other errors."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pointerscope.core.out_of_memory import is_out_of_memory

pytestmark = pytest.mark.slow

# The threads come last: those that start keep their memory.
REQUESTS = {
    "Python": "bytearray(10**12)",
    "PyTorch": "torch.empty(10**12)",
    "NumPy": "numpy.ones(10**12)",
    "a file in memory": "mmap.mmap(-1, 10**12)",
    "threads": "[Thread(target=sleep, args=(60,), daemon=True).start() for _ in range(100)]",
}
PROGRAM = f"""
import mmap, os, resource, threading
from threading import Thread
from time import sleep
import numpy, torch
from pointerscope.core.out_of_memory import is_out_of_memory

claimed = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (claimed + 10**9, resource.RLIM_INFINITY))
threading.stack_size(2**28)
for request in {[*REQUESTS.values()]}:
    try:
        exec(request)
        print("No error", flush=True)
    except Exception as error:
        print(is_out_of_memory(error), repr(error).splitlines()[0], flush=True)
os._exit(0)
"""


@pytest.fixture(scope="module")
def recognised():
    """What a process with little memory says of the error of each request."""
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    return dict(zip(REQUESTS, result.stdout.splitlines(), strict=True))


@pytest.mark.parametrize("request_of", REQUESTS)
def test_a_process_with_little_memory_recognises_its_error(recognised, request_of):
    assert recognised[request_of].startswith("True ")


def test_an_extension_that_fails_without_a_reason_lacked_memory():
    assert is_out_of_memory(SystemError("<dict> returned NULL without setting an exception"))
    assert is_out_of_memory(SystemError("error return without exception set"))
    assert not is_out_of_memory(SystemError("unknown opcode"))


@pytest.mark.parametrize(
    "error", [RuntimeError("no such layer"), OSError(28, "No space left on device"), ValueError()]
)
def test_other_errors_are_not_for_lack_of_memory(error):
    assert not is_out_of_memory(error)


def test_an_error_that_lack_of_memory_caused_is_recognised():
    with pytest.raises(ValueError, match="the file") as caught:
        raise ValueError("the file cannot be read") from MemoryError()
    assert is_out_of_memory(caught.value)
