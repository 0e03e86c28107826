"""Insights computed on a Ray cluster: three nodes on this machine, one of which is lost."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from pointerscope.analysis.insights.cluster import ClusterError, ray_engine
from pointerscope.analysis.insights.run import compute_insights
from pointerscope.cli.main import main
from tests.insights import town, whole
from tests.ray_nodes import ray_cluster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pointerscope.analysis.insights.data import InsightData
    from pointerscope.network.insights import Cell, Insights

pytestmark = pytest.mark.slow

ONE_IN, HISTORIES_A_BLOCK = 20, 32
NOBODY = "127.0.0.1:9"


@cache
def some() -> InsightData:
    """Three hundred histories of everybody, in ten blocks."""
    samples = tuple(islice(whole().samples(), 0, None, ONE_IN))
    return replace(
        whole(),
        block_size=HISTORIES_A_BLOCK,
        sample_makers=lambda: ((lambda sample=sample: sample) for sample in samples),
    )


def in_one_block() -> InsightData:
    """The same for a single actor."""
    return replace(some(), block_size=some().histories)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three nodes of one processor each; the first is the head, where the driver is."""
    node = {"num_cpus": 1}
    with ray_cluster(node | {"include_dashboard": False}, node) as started:
        yield started


def tables_of(insights: Insights) -> dict[str, list[list[Cell]]]:
    return {table.name: table.rows for table in insights.tables}


def effects_of(insights: Insights) -> list[list[Cell]]:
    return [
        [claim.name, claim.verdict, claim.effect, *(claim.interval or ())]
        for claim in insights.claims
    ]


def differing(rows: list[list[Cell]], others: list[list[Cell]]) -> list[tuple[Cell, Cell]]:
    """The cells in which two tables differ by more than 1e-6."""
    pairs = [
        pair
        for row, other in zip(rows, others, strict=True)
        for pair in zip(row, other, strict=True)
    ]
    return [
        (cell, other)
        for cell, other in pairs
        if cell != (pytest.approx(other, rel=1e-6, abs=1e-6) if is_number(other) else other)
    ]


def is_number(cell: Cell) -> bool:
    return isinstance(cell, int | float)


@pytest.mark.usefixtures("one_thread")
def test_losing_a_node_during_the_run_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    def lose_a_node(done: int, total: int) -> None:
        if done == 1:
            cluster.remove_node(min(cluster.worker_nodes, key=id), allow_graceful=False)

    with ray_engine(tmp_path / "blocks", cluster.address) as engine:
        found = compute_insights(
            town(), some(), tmp_path / "ray", engine=engine, on_progress=lose_a_node
        )
    alone = compute_insights(town(), some(), tmp_path / "alone")
    assert len(cluster.worker_nodes) == 1
    expected = tables_of(alone)
    assert tables_of(found).keys() == expected.keys()
    for name, rows in tables_of(found).items():
        assert not differing(rows, expected[name]), name
    assert not differing(effects_of(found), effects_of(alone))
    assert not list((tmp_path / "blocks").iterdir())


def test_a_cluster_with_another_version_is_refused(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pointerscope.analysis.insights.cluster.__version__", "0.0")
    with (
        ray_engine(tmp_path, cluster.address) as engine,
        pytest.raises(ClusterError, match=r"this machine 0\.0\. Install the same"),
    ):
        compute_insights(town(), in_one_block(), tmp_path / "journal", engine=engine)


def test_a_folder_that_is_not_shared_is_named(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "pointerscope.analysis.insights.blocks.write_block", lambda path, samples: None
    )
    with (
        ray_engine(tmp_path, cluster.address) as engine,
        pytest.raises(ClusterError, match=r"cannot read .*town\.blocks.*--blocks"),
    ):
        compute_insights(town(), in_one_block(), tmp_path / "journal", engine=engine)


def test_an_address_where_nobody_listens_is_a_sentence(models: Path) -> None:
    before = sorted(models.iterdir())
    command = ["insights", "town", "--models", str(models), "--engine", "ray", "--address", NOBODY]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 1
    assert f"No cluster answers at {NOBODY}" in result.output
    assert sorted(models.iterdir()) == before, "what a run would go on from"


@pytest.mark.parametrize("address", ["nowhere", ":6379", "head:0", "head:port", "ray://head"])
def test_an_address_must_be_host_and_port(address: str, tmp_path: Path) -> None:
    with pytest.raises(ClusterError, match="write HOST:PORT"), ray_engine(tmp_path, address):
        pass


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    needed = r"pip install 'pointerscope\[cluster\]'"
    with pytest.raises(ClusterError, match=needed), ray_engine(tmp_path):
        pass


def test_an_address_is_refused_where_no_cluster_is_asked_for() -> None:
    result = CliRunner().invoke(main, ["insights", "town", "--address", NOBODY])
    assert result.exit_code == 2
    assert "--engine ray" in result.output
