"""The command line with a wall clock that is set back by hours on SIGUSR1.

Only `time.time` and `time.time_ns` change, as they would if somebody set the system clock.
"""

from __future__ import annotations

import signal
import time

HOURS = 5
_SECONDS = HOURS * 3600

_clocks = {name: getattr(time, name) for name in ("time", "time_ns")}


def _set_back(*_: object) -> None:
    time.time = lambda: _clocks["time"]() - _SECONDS
    time.time_ns = lambda: _clocks["time_ns"]() - _SECONDS * 10**9


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, _set_back)
    from pointerscope.cli.main import main

    main()
