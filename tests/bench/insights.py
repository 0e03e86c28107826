"""Insights over many histories of the town: their time beside a bare pass, and their memory.

As a program, `python -m tests.bench.insights N` computes them over N histories and prints the most
memory that it held, in bytes.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from datetime import timedelta
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import torch

from pointerscope.analysis.insights.data import read_split
from pointerscope.analysis.insights.run import compute_insights
from pointerscope.analysis.insights.section import aggregates
from pointerscope.core.settings import Settings
from pointerscope.mobility.town import simulate_town
from pointerscope.network.allocator import reuse_freed_memory
from pointerscope.network.bundles import read_bundle
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.analysis.insights.data import InsightData
    from pointerscope.mobility.data_set import DataSet
    from pointerscope.network.bundles import Bundle

HISTORIES = 20_000
FEW, MANY = 10_000, 100_000
AT_ONCE = 128
ROUNDS = 3
_WEEKS = 16


def insights(bundle: Bundle) -> dict[str, float]:
    """The whole computation over a bare pass over the same, and what ten times as many need."""
    source = _some(bundle, simulate_town(), HISTORIES)
    aggregates()  # imports what all sections need
    bare, whole = [], []
    for _ in range(ROUNDS):
        bare.append(_seconds(lambda: _bare_passes(bundle, source)))
        with tempfile.TemporaryDirectory() as folder:
            journal = Path(folder) / "journal"
            whole.append(
                _seconds(lambda to=journal: compute_insights(bundle, source, to, removal=False))
            )
    few, many = _most_memory(FEW), _most_memory(MANY)
    return {
        "insights_over_forward": statistics.median(whole) / statistics.median(bare),
        "insights_memory_100k_over_10k": many / few,
    }


def _bare_passes(bundle: Bundle, source: InsightData) -> None:
    """Log-probabilities of every history, batch after batch."""
    most = bundle.architecture.max_visits
    with torch.inference_mode():
        samples = source.samples()
        while some := [sample.history for sample in islice(samples, AT_ONCE)]:
            bundle.network(Batch.from_histories(some, most))


def _seconds(run: Callable[[], object]) -> float:
    started = time.perf_counter()
    run()
    return time.perf_counter() - started


def _some(bundle: Bundle, data: DataSet, histories: int) -> InsightData:
    source = read_split(bundle, data, "all")
    assert source.histories >= histories, source.histories
    sample_makers, step = source.sample_makers, source.histories // histories
    stop = histories * step
    return replace(source, sample_makers=lambda: islice(sample_makers(), 0, stop, step))


def _most_memory(histories: int) -> int:
    command = [sys.executable, "-m", "tests.bench.insights", str(histories)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def _repeated(data: DataSet, times: int) -> DataSet:
    """The same weeks again and again."""
    weeks = [timedelta(weeks=_WEEKS * number) for number in range(times)]
    visits = {
        person: tuple(visit._replace(arrival=visit.arrival + by) for by in weeks for visit in own)
        for person, own in data.visits.items()
    }
    return replace(data, visits=visits)


def main() -> None:
    reuse_freed_memory()
    histories = int(sys.argv[1])
    bundle = read_bundle(Settings().models / "town")
    data = simulate_town()
    # The same data whatever is computed over: it is the histories that must not take memory.
    source = _some(bundle, _repeated(data, 1 + MANY // 25_000), histories)
    with tempfile.TemporaryDirectory() as folder:
        compute_insights(bundle, source, Path(folder) / "journal", removal=False)
    # Not `ru_maxrss`, in which the process that started this one has left its own.
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    [most] = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:")]
    print(int(most) * 1024)


if __name__ == "__main__":
    main()
