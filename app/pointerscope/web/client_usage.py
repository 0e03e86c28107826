"""How much of the server's time each client takes."""

import heapq
import time
from collections import OrderedDict
from dataclasses import dataclass

from pointerscope.serving.fair_queue import Client

_HALF_LIFE = 60.0  # seconds, after which a request counts half
_MAX_CLIENTS = 1_000


@dataclass
class Usage:
    """What a client used lately; a request counts half after a minute.

    Attributes:
        seconds: time in which its requests ran.
        requests: number of its requests.
        updated: time on a monotonic clock at which these were true.
    """

    seconds: float
    requests: float
    updated: float

    def fade(self, now: float) -> None:
        """Let what is past count less."""
        factor = 0.5 ** ((now - self.updated) / _HALF_LIFE)
        self.seconds *= factor
        self.requests *= factor
        self.updated = now


class ClientUsage:
    """The recent usage of the latest clients."""

    def __init__(self) -> None:
        self._usage: OrderedDict[Client, Usage] = OrderedDict()

    def record(self, client: Client, seconds: float) -> None:
        """Add a request that ran for some seconds."""
        now = time.monotonic()
        usage = self._usage.pop(client, None) or Usage(0.0, 0.0, now)
        usage.fade(now)
        usage.seconds += seconds
        usage.requests += 1
        self._usage[client] = usage
        if len(self._usage) > _MAX_CLIENTS:
            self._usage.popitem(last=False)

    def heaviest(self, count: int) -> list[tuple[Client, Usage]]:
        """Return the clients that used the most time, the heaviest first."""
        now = time.monotonic()
        for usage in self._usage.values():
            usage.fade(now)
        return heapq.nlargest(count, self._usage.items(), key=lambda item: item[1].seconds)
