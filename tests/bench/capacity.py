"""How many machines so many students need, by calculation from what one machine was measured at.

    python -m tests.bench.capacity --measured measured.json

prints the table in docs/deployment.md. The file holds the fields of `Costs`.

A student edits a history once in a while, and each edit costs a front end the reading of the
request and the writing of the answer. A history that nobody asked of that front end before costs a
pass as well, on the replicas of its model, and the way there and back. Both kinds of process take
a processor each and are given no more than a share of its time, because what comes by chance comes
in crowds: at a load of 0.6, by the formula of M/M/1, a query waits 1.5 times as long as it takes.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, fields
from math import ceil
from pathlib import Path

STUDENTS = (300, 3_000, 30_000, 100_000, 300_000, 1_000_000)
BUNDLES = (1, 10, 100)


@dataclass(frozen=True)
class Costs:
    """What was measured on one processor.

    Attributes:
        answer_seconds: of a front end for one edit, without the pass.
        handle_seconds: of a front end for sending a query to a replica and reading its trace.
        pass_seconds: of a replica for one history, in batches as large as they come under load.
        front_bytes: of a front-end process, with what it keeps.
        replica_bytes: of a replica with its network.
        idle_bytes: of a machine before either runs: the system and Ray.
    """

    answer_seconds: float
    handle_seconds: float
    pass_seconds: float
    front_bytes: float
    replica_bytes: float
    idle_bytes: float


@dataclass(frozen=True)
class Machine:
    """One of the machines, which are all alike."""

    processors: int = 16
    bytes: float = 64e9


@dataclass(frozen=True)
class Hall:
    """What is asked.

    Attributes:
        students: who edit at the same time.
        bundles: models that they ask, each as often as the others.
        histories: different ones that they write while the server keeps them; None where no two
            are the same.
        seconds_between_edits: of one student.
        seconds: for which all this goes on.
        load: the share of a processor's time that is used.
    """

    students: int
    bundles: int = 1
    histories: int | None = None
    seconds_between_edits: float = 30
    seconds: float = 3_600
    load: float = 0.6


@dataclass(frozen=True)
class Plan:
    """What it takes."""

    edits_a_second: float
    passes_a_second: float
    front_ends: int
    replicas: int
    machines: int


def machines(hall: Hall, costs: Costs, machine: Machine = Machine()) -> Plan:
    """The processes and machines that a hall needs.

    With n students who edit every s seconds there are e = n / s edits a second. Each front end
    computes a history once, so h histories in T seconds cost p = min(e, h · front ends / T) passes
    a second. Then

        front ends = ⌈(e · answer + p · handle) / load⌉
        replicas   = bundles · ⌈(p / bundles) · pass / load⌉
        machines   = the larger of ⌈processes / processors⌉ and ⌈their bytes / bytes⌉

    where p and the front ends, which depend on each other, start from p = e.
    """
    edits = hall.students / hall.seconds_between_edits
    front_ends = _processes(edits * (costs.answer_seconds + costs.handle_seconds), hall.load)
    passes = edits
    if hall.histories is not None:
        passes = min(edits, hall.histories * front_ends / hall.seconds)
        work = edits * costs.answer_seconds + passes * costs.handle_seconds
        front_ends = _processes(work, hall.load)
    of_each = _processes(passes / hall.bundles * costs.pass_seconds, hall.load)
    replicas = hall.bundles * of_each
    taken = front_ends * costs.front_bytes + replicas * costs.replica_bytes
    count = max(
        ceil((front_ends + replicas) / machine.processors),
        ceil(taken / (machine.bytes - costs.idle_bytes)),
    )
    return Plan(edits, passes, front_ends, replicas, count)


def table(costs: Costs, machine: Machine = Machine()) -> str:
    """Machines by students and bundles, in Markdown; no two histories are the same."""
    heads = [f"{bundles:,} model{'s'[: bundles > 1]}" for bundles in BUNDLES]
    rows = [
        "| students | edits a second | " + " | ".join(heads) + " |",
        "|---:|---:|" + "---:|" * len(BUNDLES),
    ]
    for students in STUDENTS:
        plans = [machines(Hall(students, bundles), costs, machine) for bundles in BUNDLES]
        cells = [f"{plan.machines:,} ({plan.front_ends:,} + {plan.replicas:,})" for plan in plans]
        rows.append(
            f"| {students:,} | {plans[0].edits_a_second:,.0f} | " + " | ".join(cells) + " |"
        )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.capacity", description=__doc__)
    parser.add_argument("--measured", type=Path, required=True, help="JSON: the fields of Costs")
    parser.add_argument("--processors", type=int, default=Machine.processors)
    parser.add_argument("--gigabytes", type=float, default=Machine.bytes / 1e9)
    options = parser.parse_args()
    content = json.loads(options.measured.read_text(encoding="utf-8"))
    costs = Costs(**{field.name: content[field.name] for field in fields(Costs)})
    print(table(costs, Machine(options.processors, options.gigabytes * 1e9)))


def _processes(work: float, load: float) -> int:
    """How many do the work of so many processors; one at least."""
    return max(1, ceil(round(work / load, 9)))  # 0.6 / 0.6 is one, whatever it was summed from


if __name__ == "__main__":
    main()
