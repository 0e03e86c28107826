"""The simulated town of errands, in which earlier visits decide the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.mobility.errands import simulate_errands
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.sources.town import TownOptions

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.mobility.data_set import DataSet


@source(
    title="A simulated town of errands",
    path="",
    options=TownOptions,
    recognises=lambda path: False,
)
def errands(path: Path | None, options: TownOptions, reporter: ReadReporter) -> DataSet:
    """Simulate the town of errands."""
    return simulate_errands(options.seed, residents=options.residents, weeks=options.weeks)
