"""Settings of glibc's memory allocator that suit repeated forward passes."""

import ctypes
import os
import platform
from pathlib import Path

import numpy as np

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8  # from glibc's malloc.h
_MAX_FREE_BYTES = 256 * 2**20
_MAX_ARENAS = 2
_HUGE_PAGE = 2 * 2**20
_MADV_COLLAPSE = 25  # from Linux's mman.h
_PAGE = 4096  # bytes; where pages are larger, each is touched more than once
_TOUCHED_BYTES = 2**19
_MAX_BLOCK_BYTES = 32 * 2**20  # the largest value that glibc accepts


def reuse_freed_memory() -> None:
    """Let each forward pass reuse the memory that the one before it freed.

    By default glibc returns freed memory to the system and requests it again for the next pass,
    which costs a large batch more time than its arithmetic. Call this before the first pass. It
    has no effect with another C library.
    """
    # oneDNN, which multiplies torch's matrices, caches a prepared primitive for 1024 shapes.
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "16")
    if platform.libc_ver()[0] != "glibc":
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
    memory = Path("/proc/self/maps")
    if not memory.exists():
        return
    madvise = ctypes.CDLL(None).madvise
    for line in memory.read_text(encoding="utf-8", errors="replace").splitlines():
        addresses, rights, _, _, file, *name = line.split()
        if rights == "rw-p" and file == "0" and name in ([], ["[heap]"]):
            start, end = (int(address, 16) for address in addresses.split("-"))
            start, end = -(-start // _HUGE_PAGE) * _HUGE_PAGE, end // _HUGE_PAGE * _HUGE_PAGE
            if start < end:  # an older Linux refuses, and nothing changes
                madvise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), _MADV_COLLAPSE)


def touch_free_memory() -> None:
    """Write to the free memory that will be used next, so that the system has provided it by then.

    The explanation that a request leaves in the cache takes fifty pages of 4 kB, and the system
    interrupts the next request for each of them. Call this when nobody waits.
    """
    np.empty(_TOUCHED_BYTES, np.uint8)[::_PAGE] = 0


def release_freed_memory() -> None:
    """Return free memory to the system, gaps between used blocks included.

    Call this after each round of long work: memory fragments a little in every round, and without
    it the process grows with the number of rounds.
    """
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)
