"""`make soak`: load, faults and hostile input at a length that tests have no time for.

Without a name every part runs, one after the other; each says what it did, and the first that
finds what must not be ends the run with what it found.
"""

from __future__ import annotations

import argparse
import time

from tests.soak import description, faults, fuzz, load

CASES = 20_000
FUZZ_SECONDS = 300.0


def describe() -> None:
    """The whole API against its own description."""
    found = description.cases(CASES)
    print(f"description: {found.cases:,} cases, by status {dict(sorted(found.statuses.items()))}")
    assert not found.failures, "\n\n".join(found.failures.values())


def fuzzing() -> None:
    """Whatever people or programs may write."""
    asked = fuzz.inputs(FUZZ_SECONDS)
    counts = ", ".join(f"{number:,} of {name}" for name, number in asked.items())
    print(f"fuzz: {counts}; every one was answered or refused in words")


PARTS = {"load": load.main, "faults": faults.main, "description": describe, "fuzz": fuzzing}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="by default all of them")
    for name in parser.parse_args().parts or PARTS:
        started = time.monotonic()
        PARTS[name]()
        print(f"{name}: {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
