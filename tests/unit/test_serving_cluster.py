"""Queries answered by Ray Serve: three nodes on this machine, of which a replica and one are lost.

The first node is the head, where the front end is; the replicas are on the two others.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
import torch
import yaml
from click.testing import CliRunner

from pointerscope.analysis.explanation import read, traced
from pointerscope.cli.main import main
from pointerscope.core.ray_cluster import ClusterError
from pointerscope.core.settings import Settings
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.registry import Registry
from pointerscope.serving.cluster import ANY, CONFIGURATION, RayEngine, application_of, deployed
from tests.conftest import write_tiny
from tests.ray_nodes import ray_cluster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pointerscope.mobility.query import ReadQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace

# Ray Serve's own, when it is imported.
pytestmark = pytest.mark.filterwarnings("ignore:Using extra keyword arguments on `Field`")

NOBODY = "127.0.0.1:9"
ASKED = ("town", "tiny")
PATIENCE = 120  # seconds for a query; replicas take long to start on a busy machine
THREADS, QUERIES = 16, 480
GROUP = {
    "name": "Passes",
    "autoscaling_config": {"min_replicas": 2, "max_replicas": 2},
    "max_replicas_per_node": 1,
    "ray_actor_options": {"num_cpus": 1},
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    head = {"num_cpus": 0, "include_dashboard": False, "no_monitor": True}
    without_logs = {"include_log_monitor": False}
    with ray_cluster(head | without_logs, {"num_cpus": 3} | without_logs) as started:
        yield started


@pytest.fixture(scope="module")
def engine(cluster: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RayEngine]:
    """Of a cluster with every group that is configured, two replicas in those that are asked."""
    content = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    changed = {application_of(model) for model in ASKED}
    kept = [one for one in content["applications"] if one["name"] not in changed]
    content["applications"] = kept + [{"name": name, "deployments": [GROUP]} for name in changed]
    configuration = tmp_path_factory.mktemp("configuration") / "cluster.yaml"
    configuration.write_text(yaml.safe_dump(content))
    with deployed(cluster.address, {*bundled(), *ASKED}, configuration) as address:
        made = RayEngine(address, PATIENCE)
        yield made
        made.close()


def bundled() -> set[str]:
    return {entry.id for entry in Registry(Settings().models).all()}


@cache
def query(bundle: Bundle, number: int) -> ReadQuery:
    """Another one for every number."""
    places = 2 + (number + torch.arange(5) ** (1 + number % 3)) % (
        bundle.architecture.locations - 2
    )
    visits = ", ".join(
        f"#{place} @ {8 + hour}:{number % 60:02}" for hour, place in enumerate(places)
    )
    changes = {"gate": 0.25} if number % 4 == 3 else None
    return read(bundle, Query(visits=visits, interventions=changes))


def alone(bundle: Bundle, asked: ReadQuery) -> Trace:
    [trace] = traced(bundle, [asked])
    return trace


def differing(trace: Trace, other: Trace) -> list[str]:
    """The tensors in which two traces differ by more than 1e-5."""
    pairs = {
        name: (getattr(trace, name), getattr(other, name))
        for name in (
            "context",
            "pointer_weights",
            "generation_probabilities",
            "gate",
            "probabilities",
        )
    } | {
        f"{name} of layer {index}": (getattr(one, name), getattr(another, name))
        for index, (one, another) in enumerate(zip(trace.layers, other.layers, strict=True))
        for name in ("queries", "weights", "head_outputs")
    }
    return [
        name
        for name, (one, another) in pairs.items()
        if one.shape != another.shape or not torch.allclose(one, another, rtol=0, atol=1e-5)
    ]


@pytest.mark.usefixtures("one_thread")
def test_nothing_is_lost_with_a_replica_and_then_a_node(
    cluster: Any, engine: RayEngine, models: Path
) -> None:
    import ray
    from ray.util import list_named_actors

    bundles = [read_bundle(models / model) for model in ASKED]

    def replicas(model: str) -> list[dict[str, str]]:
        there = list_named_actors(all_namespaces=True)
        return [one for one in there if f"::{application_of(model)}#" in one["name"]]

    def ask(number: int) -> list[str]:
        bundle = bundles[number % len(bundles)]
        asked = query(bundle, number)
        if number == QUERIES // 4:
            ray.kill(ray.get_actor(**replicas("town")[0]))
        if number == QUERIES // 2:
            cluster.remove_node(min(cluster.worker_nodes, key=id), allow_graceful=False)
        return differing(engine.submit(bundle, asked).result(PATIENCE), alone(bundle, asked))

    for bundle in bundles:  # until there is one of each
        engine.submit(bundle, query(bundle, 0)).result(PATIENCE)
    ends = time.monotonic() + PATIENCE
    while any(len(replicas(model)) < 2 for model in ASKED) and time.monotonic() < ends:
        time.sleep(0.2)
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(ask, range(QUERIES)))
    assert len(cluster.worker_nodes) == 1
    assert found == [[]] * QUERIES


def test_a_bundle_that_is_replaced_is_served_anew(engine: RayEngine, tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    write_tiny(tmp_path / "tiny", seed=1)
    first = registry.bundle("tiny")
    before = engine.submit(first, query(first, 1)).result(PATIENCE)
    write_tiny(tmp_path / "tiny", seed=2)
    second = registry.bundle("tiny")
    after = engine.submit(second, query(second, 1)).result(PATIENCE)
    assert not differing(before, alone(first, query(first, 1)))
    assert not differing(after, alone(second, query(second, 1)))
    assert differing(before, after)


def test_a_model_that_came_later_is_served_too(engine: RayEngine, tmp_path: Path) -> None:
    bundle = read_bundle(write_tiny(tmp_path / "later", seed=3))
    trace = engine.submit(bundle, query(bundle, 2)).result(PATIENCE)
    assert not differing(trace, alone(bundle, query(bundle, 2)))


def test_what_is_wrong_with_a_query_is_the_same_error(engine: RayEngine, models: Path) -> None:
    bundle = read_bundle(models / "tiny")
    asked = query(read_bundle(models / "town"), 1)
    with pytest.raises(IndexError) as here:
        alone(bundle, asked)
    with pytest.raises(IndexError) as there:
        engine.submit(bundle, asked).result(PATIENCE)
    assert str(there.value) == str(here.value)


def test_other_software_on_the_cluster_is_a_sentence(
    engine: RayEngine, models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pointerscope.serving.cluster.__version__", "0.0")
    bundle = read_bundle(models / "tiny")
    with pytest.raises(ClusterError, match=r"this is 0\.0; install the same"):
        engine.submit(bundle, query(bundle, 3)).result(PATIENCE)


@pytest.mark.usefixtures("engine")
def test_every_group_that_is_configured_is_deployed() -> None:
    from ray import serve

    names = {application_of(model) for model in {*bundled(), *ASKED}} | {ANY}
    assert {*serve.status().applications} == names
    failed = [name for name, one in serve.status().applications.items() if "FAIL" in one.status]
    assert not failed


def test_the_configuration_is_one_that_serve_takes() -> None:
    from ray.serve.schema import ServeDeploySchema

    content = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    checked = ServeDeploySchema.model_validate(content)
    names = [application.name for application in checked.applications]
    assert sorted(names) == sorted([ANY, *map(application_of, bundled())])
    assert checked.proxy_location == "Disabled"


def test_an_address_where_nobody_listens_is_a_sentence() -> None:
    result = CliRunner().invoke(main, ["serve", "--engine", "ray", "--address", NOBODY])
    assert result.exit_code == 1
    assert f"No cluster answers at {NOBODY}" in result.output


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(main, ["serve", "--engine", "ray"])
    assert result.exit_code == 1
    assert "pip install 'pointerscope[cluster]'" in result.output


def test_an_address_is_refused_where_no_cluster_is_asked_for() -> None:
    result = CliRunner().invoke(main, ["serve", "--address", NOBODY])
    assert result.exit_code == 2
    assert "--engine ray" in result.output
