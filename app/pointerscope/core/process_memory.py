"""The memory of this process, as Linux tells it."""

import os
import sys
from pathlib import Path


def address_space() -> int:
    """Return the bytes of memory that this process has claimed; 0 where they are unknown."""
    return _bytes(0)


def resident_bytes() -> int:
    """Return the bytes of memory that this process really has; 0 where they are unknown."""
    return _bytes(1)


def _bytes(field: int) -> int:
    if sys.platform != "linux":
        return 0
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[field])
    return pages * os.sysconf("SC_PAGE_SIZE")
