"""Settings of glibc's memory allocator that suit repeated forward passes."""

import ctypes
import os
import platform

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8  # from glibc's malloc.h
_MAX_FREE_BYTES = 256 * 2**20
_MAX_ARENAS = 2
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


def release_freed_memory() -> None:
    """Return free memory to the system, gaps between used blocks included.

    Call this after each round of long work: memory fragments a little in every round, and without
    it the process grows with the number of rounds.
    """
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)
