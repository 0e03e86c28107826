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


def slope(runs: Mapping[int, Callable[[], object]]) -> float:
    """The slope of processor time against size on logarithmic axes, by least squares.

    The sizes take turns, so that a machine that is busy for a while slows all of them.

    Args:
        runs: what to measure, by the size of its input; each is run once before, to warm up.
    """
    for run in runs.values():
        run()
    gc.collect()
    gc.freeze()  # as the server does; otherwise collections scan what the tests have made so far
    try:
        rounds = [[_seconds(run) for run in runs.values()] for _ in range(REPETITIONS)]
    finally:
        gc.unfreeze()
    seconds = [math.log(median(times)) for times in zip(*rounds, strict=True)]
    return float(np.polyfit(np.log(list(runs)), seconds, 1)[0])


def _seconds(run: Callable[[], object]) -> float:
    began = time.process_time()
    run()
    return time.process_time() - began
