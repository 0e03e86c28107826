"""How processor time grows with the size of an input."""

from __future__ import annotations

import gc
import math
import time
from statistics import median
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

REPETITIONS = 5
MAX_SLOPE = 1.3  # linear work, with room for noise
_CLEARLY_LINEAR = 1.15
_ENOUGH_IF_CLEAR = 2  # repetitions


def slope(runs: Mapping[int, Callable[[], object]]) -> float:
    """The slope of processor time against size on logarithmic axes, by least squares.

    The sizes take turns, so that a machine that is busy for a while slows all of them. Only what
    could be steeper than linear is measured more than twice.

    Args:
        runs: what to measure, by the size of its input; each is run once before, to warm up.
    """
    for run in runs.values():
        run()
    gc.collect()
    gc.freeze()  # as the server does; otherwise collections scan what the tests have made so far
    rounds: list[list[float]] = []
    try:
        while len(rounds) < REPETITIONS:
            rounds.append([_seconds(run) for run in runs.values()])
            if len(rounds) == _ENOUGH_IF_CLEAR and _slope([*runs], rounds) < _CLEARLY_LINEAR:
                break
    finally:
        gc.unfreeze()
    return _slope([*runs], rounds)


def _slope(sizes: list[int], rounds: list[list[float]]) -> float:
    seconds = [math.log(median(times)) for times in zip(*rounds, strict=True)]
    return float(np.polyfit(np.log(sizes), seconds, 1)[0])


def _seconds(run: Callable[[], object]) -> float:
    began = time.process_time()
    run()
    return time.process_time() - began
