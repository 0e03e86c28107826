"""Memory between passes."""

from __future__ import annotations

import ctypes
import os
import platform

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # from glibc's malloc.h
_KEPT = 256 * 2**20  # bytes
_LARGEST_BLOCK = 32 * 2**20  # bytes; glibc takes no more


def keep_freed_memory() -> None:
    """Let the process keep what a pass frees for the next one.

    Every pass frees as much as it takes. By default glibc hands that back to the system and
    fetches it anew for the next pass, which costs a large batch more than its arithmetic.
    Elsewhere than on glibc nothing is kept. It is for before the first pass.
    """
    # The library under torch's products keeps what it prepares for each shape, a thousand of them.
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "16")
    if platform.libc_ver()[0] != "glibc":
        return
    mallopt = ctypes.CDLL(None).mallopt
    mallopt(_M_TRIM_THRESHOLD, _KEPT)
    mallopt(_M_MMAP_THRESHOLD, _LARGEST_BLOCK)


def hand_back_freed_memory() -> None:
    """Give the system what is free at the moment, also in between what is not.

    Of many rounds of work each leaves a little less room for the next between what stays; whoever
    does this after every round needs no more for many than for few.
    """
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)
