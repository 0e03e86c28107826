"""`make soak`: load, faults and hostile input, longer than tests have time for.

Without an argument all parts run one after another. Each prints a summary; the first failure ends
the run.
"""

from __future__ import annotations

import argparse
import time

from tests.soak import cluster, description, faults, firefox, flood, fuzz, limits, load, slides

CASES = 20_000
FUZZ_SECONDS = 300.0


def describe() -> None:
    """Test the whole API against its own description."""
    found = description.cases(CASES)
    print(f"description: {found.cases:,} cases, by status {dict(sorted(found.statuses.items()))}")
    assert not found.failures, "\n\n".join(found.failures.values())


def fuzzing() -> None:
    """Send hostile and malformed input."""
    asked = fuzz.inputs(FUZZ_SECONDS)
    counts = ", ".join(f"{number:,} of {name}" for name, number in asked.items())
    print(f"fuzz: {counts}; each was answered or refused with an error message")


PARTS = {
    "load": load.main,
    "flood": flood.main,
    "faults": faults.main,
    "limits": limits.main,
    "firefox": firefox.main,
    "slides": slides.main,
    "cluster": cluster.main,
    "description": describe,
    "fuzz": fuzzing,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="default: all parts")
    for name in parser.parse_args().parts or PARTS:
        started = time.monotonic()
        PARTS[name]()
        print(f"{name}: {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
