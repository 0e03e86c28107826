"""Return freed memory to the system while a worker serves."""

import asyncio
from time import process_time

from pointerscope.core.process_memory import resident_bytes
from pointerscope.network.allocator import release_freed_memory

_MUCH = 192_000_000  # bytes more than at the start
_BUSY_SECONDS = 0.05  # of the processor; a worker that used less has freed nothing


async def release_memory(check_seconds: float = 5.0) -> None:
    """Return freed memory to the system again and again, where a busy worker has grown much.

    The allocator would keep it, scattered among what is still in use.

    Args:
        check_seconds: time between two checks.
    """
    at_start, used = resident_bytes(), process_time()
    while True:
        await asyncio.sleep(check_seconds)
        is_busy = process_time() - used > _BUSY_SECONDS
        if is_busy and resident_bytes() > at_start + _MUCH:
            await asyncio.to_thread(release_freed_memory)
        used = process_time()
