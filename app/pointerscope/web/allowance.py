"""How often something may happen for each client."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

_MAX_CLIENTS = 10_000  # that are remembered


class Allowance:
    """Allows something a number of times at once, and in the long run at a rate.

    Args:
        burst: times at once.
        per_second: times in the long run.
        clock: seconds on a monotonic clock.
    """

    def __init__(
        self, burst: int, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        # For each client, the moment at which its allowance would be full again.
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()

    def has_left(self, client: Hashable) -> bool:
        """Return whether a client could use its allowance now."""
        now = self._clock()
        return self._is_allowed(max(now, self._full_at.get(client, now)), now)

    def take(self, client: Hashable) -> bool:
        """Use the allowance of a client once; false if none is left."""
        now = self._clock()
        before = max(now, self._full_at.pop(client, now))
        is_allowed = self._is_allowed(before, now)
        self._full_at[client] = before + 1 / self._per_second if is_allowed else before
        if len(self._full_at) > _MAX_CLIENTS:
            self._full_at.popitem(last=False)
        return is_allowed

    def _is_allowed(self, full_at: float, now: float) -> bool:
        return full_at + 1 / self._per_second - now <= self._burst / self._per_second
