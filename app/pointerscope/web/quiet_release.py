"""Return freed memory to the system once clients have read what took much of it."""

import asyncio

from pointerscope.network.allocator import release_freed_memory

_QUIET_SECONDS = 5.0  # after the last of it was read


class QuietRelease:
    """Releases freed memory after some seconds in which nothing is unread.

    The allocator would keep it, scattered among what is still in use.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def note(self, *, is_unread: bool) -> None:
        """Note whether anything is unread now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not is_unread:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(
                _QUIET_SECONDS, loop.run_in_executor, None, release_freed_memory
            )
