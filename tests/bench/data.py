"""Preparing a table of a million visits, over what pandas takes to read the file."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle

ROWS, ROWS_OF_A_PERSON = 1_000_000, 1_000
PLACES = 20_000
ROUNDS = 3
_ONLY_READ = "import sys, pandas; pandas.read_csv(sys.argv[1])"


def data(bundle: Bundle) -> dict[str, float]:
    """The whole command `pointerscope data`, over a program that only reads the file."""
    with tempfile.TemporaryDirectory() as folder:
        table = write_visits(Path(folder) / "visits.csv", ROWS)
        out = ("--data", folder, "--yes", "--force")
        prepare = [sys.executable, "-m", "pointerscope", "data", "bench", str(table), *out]
        read = [sys.executable, "-c", _ONLY_READ, str(table)]
        times = [(_seconds(prepare), _seconds(read)) for _ in range(ROUNDS)]
    prepared, only_read = map(statistics.median, zip(*times, strict=True))
    return {"data_over_pandas": prepared / only_read}


def write_visits(path: Path, rows: int) -> Path:
    """Write a table of visits with arrival, departure, a place and its position."""
    random = Random(0)
    with path.open("w", encoding="utf-8") as file:
        file.write("user,arrival,departure,place,latitude,longitude\n")
        for user in range(rows // ROWS_OF_A_PERSON):
            arrival = datetime(2024, 1, 1, 8)
            for _ in range(ROWS_OF_A_PERSON):
                departure = arrival + timedelta(minutes=random.randint(5, 300))
                place = int(random.paretovariate(0.5)) % PLACES
                file.write(
                    f"{user},{arrival:%Y-%m-%d %H:%M:%S},{departure:%Y-%m-%d %H:%M:%S},"
                    f"place {place},{47 + place * 1e-5:.5f},{8 + place * 1e-5:.5f}\n"
                )
                arrival = departure + timedelta(minutes=random.randint(1, 200))
    return path


def _seconds(command: list[str]) -> float:
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - started
