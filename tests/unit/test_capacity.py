"""How many machines a hall needs, against numbers worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bench.capacity import STUDENTS, Costs, Hall, Machine, machines, table

COSTS = Costs(
    answer_seconds=0.004,
    handle_seconds=0.002,
    pass_seconds=0.003,
    front_bytes=600e6,
    replica_bytes=400e6,
    idle_bytes=4e9,
)
FREE = replace(COSTS, front_bytes=0, replica_bytes=0)


def test_processes_do_the_work_at_the_load() -> None:
    plan = machines(Hall(30_000, seconds_between_edits=30, load=0.5), COSTS)
    assert plan.edits_a_second == 1_000
    # 1,000 · 6 ms = 6 processors' work and 1,000 · 3 ms = 3, each at half load.
    assert (plan.front_ends, plan.replicas) == (12, 6)


def test_machines_hold_the_processes() -> None:
    hall = Hall(30_000, load=0.5)
    assert machines(hall, FREE, Machine(processors=4)).machines == 5  # 18 / 4
    assert machines(hall, FREE, Machine(processors=6)).machines == 3


def test_machines_hold_the_memory() -> None:
    # 12 · 600 MB + 6 · 400 MB = 9.6 GB, in 4 GB each beside the 4 that are taken.
    assert machines(Hall(30_000, load=0.5), COSTS, Machine(1_000, 8e9)).machines == 3


@pytest.mark.parametrize("bundles", [1, 7, 40])
def test_every_bundle_has_replicas_of_its_own(bundles: int) -> None:
    assert machines(Hall(1, bundles), COSTS).replicas == bundles


def test_a_history_that_is_kept_costs_no_pass() -> None:
    hall = Hall(30_000, histories=360, seconds=3_600, load=0.5)
    plan = machines(hall, COSTS)
    assert plan.passes_a_second == pytest.approx(360 * 12 / 3_600)
    assert plan.replicas == 1
    assert plan.front_ends < machines(replace(hall, histories=None), COSTS).front_ends


def test_more_histories_than_edits_are_all_different() -> None:
    hall = Hall(3_000)
    assert machines(replace(hall, histories=10**9), COSTS) == machines(hall, COSTS)


def test_more_students_need_no_fewer_machines() -> None:
    counts = [machines(Hall(students), COSTS).machines for students in STUDENTS]
    assert counts == sorted(counts)


def test_the_table_has_a_row_for_every_number_of_students() -> None:
    lines = table(COSTS).splitlines()
    assert len(lines) == 2 + len(STUDENTS)
    assert lines[-1].startswith("| 1,000,000 | 33,333 |")
