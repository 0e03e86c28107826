"""The program, with a wall clock that is set back by hours as soon as it is told so.

Only Python's own clock of `time` is: what it says to those who measure how long something takes,
or what is older, is what a set clock would say.
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
