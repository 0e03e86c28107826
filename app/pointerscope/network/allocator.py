"""The memory of processes that run forward passes again and again, on Linux with glibc."""

import ctypes
import os
import platform
from functools import cache
from pathlib import Path

import numpy as np

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8  # from glibc's malloc.h
_MAX_FREE_BYTES = 256 * 2**20
_MAX_ARENAS = 2
_MAX_BLOCK_BYTES = 32 * 2**20  # the largest value that glibc accepts
_MADV_COLLAPSE = 25  # from Linux's mman.h
_HUGE_PAGE = 2 * 2**20
_PAGE = 4096  # bytes; where pages are larger, each is touched more than once
_TOUCHED_BYTES = 2**19


def reuse_freed_memory() -> None:
    """Let each forward pass reuse the memory that the one before it freed.

    By default glibc returns freed memory to the system and requests it again for the next pass,
    which costs a large batch more time than its arithmetic. Call this before the first pass. It
    has no effect with another C library.
    """
    # oneDNN, which computes some of torch's functions, prepares and keeps them for 1024 shapes.
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "16")
    if not _has_glibc():
        return
    mallopt = ctypes.CDLL(None).mallopt
    mallopt(_M_TRIM_THRESHOLD, _MAX_FREE_BYTES)
    mallopt(_M_MMAP_THRESHOLD, _MAX_BLOCK_BYTES)
    # By default threads use up to eight arenas a processor, and what is freed in one of them is
    # not used by another.
    mallopt(_M_ARENA_MAX, _MAX_ARENAS)


def use_huge_pages() -> None:
    """Move the memory that this process has now to pages of 2 MB, where Linux can.

    A response reads objects that are scattered over all of it. Finding 2 MB at once instead of 4 kB
    takes a twentieth off its time. Call this when everything that stays has been loaded.
    """
    blocks = Path("/proc/self/maps")
    if not blocks.exists():
        return
    madvise = ctypes.CDLL(None).madvise
    for line in blocks.read_bytes().split(b"\n")[:-1]:
        addresses, rights, _, _, *file = line.split(maxsplit=5)
        if rights == b"rw-p" and file in ([b"0"], [b"0", b"[heap]"]):
            start, end = (int(address, 16) for address in addresses.split(b"-"))
            start, end = -(-start // _HUGE_PAGE) * _HUGE_PAGE, end // _HUGE_PAGE * _HUGE_PAGE
            if start < end:  # an older Linux refuses, and nothing changes
                madvise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), _MADV_COLLAPSE)


def touch_free_memory() -> None:
    """Write to the free memory that will be used next, so that the system has provided it by then.

    The explanation that a request leaves in the cache takes fifty pages of 4 kB, and the system
    interrupts the next request for each of them. Call this after an answer.
    """
    if _has_glibc():
        np.empty(_TOUCHED_BYTES, np.uint8)[::_PAGE] = 0


def release_freed_memory() -> None:
    """Return free memory to the system, gaps between used blocks included.

    Call this after each round of long work: memory fragments a little in every round, and without
    it the process grows with the number of rounds.
    """
    if _has_glibc():
        ctypes.CDLL(None).malloc_trim(0)


@cache
def _has_glibc() -> bool:
    return platform.libc_ver()[0] == "glibc"
