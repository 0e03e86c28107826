"""Queries traced by Ray Serve on three nodes of this machine, while a replica and a node are lost.

The first node is the head, where the front end runs; the replicas run on the two others.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import psutil
import pytest
import torch
import yaml
from click.testing import CliRunner

from pointerscope.analysis.explanation import resolve_for_bundle, trace_queries
from pointerscope.cli.main import main
from pointerscope.core.ray_cluster import ClusterError, SlowClusterError
from pointerscope.core.settings import Settings
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.registry import Registry
from pointerscope.serving.cluster import SHARED_APPLICATION, RayEngine, application_name
from pointerscope.serving.deployment import CONFIGURATION, deployed_cluster
from tests.conftest import write_tiny
from tests.ray_nodes import RAY_FOLDER, ray_cluster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pointerscope.mobility.query import ResolvedQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace

# Ray Serve's own, when it is imported.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:Using extra keyword arguments on `Field`"),
]

UNUSED_ADDRESS = "127.0.0.1:9"
QUERIED = ("town", "tiny")
TIMEOUT = 120  # seconds for a query; replicas start slowly on a busy machine
THREADS, QUERIES = 16, 480
GROUP = {
    "name": "TraceReplica",
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
    """An engine of a cluster with every configured group; the queried models have two replicas."""
    content = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    changed = {application_name(model) for model in QUERIED}
    kept = [one for one in content["applications"] if one["name"] not in changed]
    content["applications"] = kept + [{"name": name, "deployments": [GROUP]} for name in changed]
    configuration = tmp_path_factory.mktemp("configuration") / "cluster.yaml"
    configuration.write_text(yaml.safe_dump(content))
    with deployed_cluster(cluster.address, {*bundled(), *QUERIED}, configuration) as address:
        made = RayEngine(address, TIMEOUT)
        yield made
        made.close()


def bundled() -> set[str]:
    return {entry.id for entry in Registry(Settings().models).all()}


@cache
def query(bundle: Bundle, number: int) -> ResolvedQuery:
    """Return a different query for every number."""
    places = 2 + (number + torch.arange(5) ** (1 + number % 3)) % (
        bundle.architecture.locations - 2
    )
    visits = ", ".join(
        f"#{place} @ {8 + hour}:{number % 60:02}" for hour, place in enumerate(places)
    )
    changes = {"gate": 0.25} if number % 4 == 3 else None
    return resolve_for_bundle(bundle, Query(visits=visits, interventions=changes))


def alone(bundle: Bundle, asked: ResolvedQuery) -> Trace:
    [trace] = trace_queries(bundle, [asked])
    return trace


def differing(trace: Trace, other: Trace) -> list[str]:
    """Return the tensors in which two traces differ by more than 1e-5."""
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
def test_no_query_is_lost_when_a_replica_and_then_a_node_is_lost(
    cluster: Any, engine: RayEngine, models: Path
) -> None:
    import ray
    from ray.util import list_named_actors

    bundles = [read_bundle(models / model) for model in QUERIED]

    def replicas(model: str) -> list[dict[str, str]]:
        there = list_named_actors(all_namespaces=True)
        return [one for one in there if f"::{application_name(model)}#" in one["name"]]

    def ask(number: int) -> list[str]:
        bundle = bundles[number % len(bundles)]
        asked = query(bundle, number)
        if number == QUERIES // 4:
            ray.kill(ray.get_actor(**replicas("town")[0]))
        if number == QUERIES // 2:
            cluster.remove_node(min(cluster.worker_nodes, key=id), allow_graceful=False)
        return differing(engine.submit(bundle, asked).result(TIMEOUT), alone(bundle, asked))

    for bundle in bundles:  # until each has a replica
        engine.submit(bundle, query(bundle, 0)).result(TIMEOUT)
    ends = time.monotonic() + TIMEOUT
    while any(len(replicas(model)) < 2 for model in QUERIED) and time.monotonic() < ends:
        time.sleep(0.2)
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(ask, range(QUERIES)))
    assert len(cluster.worker_nodes) == 1
    assert found == [[]] * QUERIES


def test_only_models_without_replicas_start_on_demand(engine: RayEngine) -> None:
    assert engine.models_on_demand([*QUERIED, "geolife"]) == {"geolife"}


def test_a_query_is_answered_after_the_only_replica_was_killed(
    cluster: Any, engine: RayEngine
) -> None:
    bundle = read_bundle(Settings().models / "town-one-layer")
    engine.submit(bundle, query(bundle, 1)).result(TIMEOUT)
    [replica] = replica_processes(bundle.id)
    replica.kill()
    asked = query(bundle, 2)
    assert not differing(engine.submit(bundle, asked).result(TIMEOUT), alone(bundle, asked))


def test_a_query_that_waits_too_long_for_a_replica_is_refused_with_the_likely_reason(
    cluster: Any, engine: RayEngine
) -> None:
    bundle = read_bundle(Settings().models / "town-without-gate")
    assert engine.models_on_demand([bundle.id])
    hasty = RayEngine(cluster.address, timeout_seconds=0.1)
    try:
        with pytest.raises(SlowClusterError, match="may still be starting: try again"):
            hasty.submit(bundle, query(bundle, 1)).result(TIMEOUT)
    finally:
        hasty.close()


def replica_processes(model: str) -> list[psutil.Process]:
    """Return the processes of a model's replicas on this cluster."""
    title = f"ray::ServeReplica:{application_name(model)}:"
    return [
        process
        for process in psutil.process_iter(["cmdline"])
        if " ".join(process.info["cmdline"] or ()).startswith(title)
        and process.environ().get(RAY_FOLDER) == os.environ[RAY_FOLDER]
    ]


def test_a_replaced_bundle_is_served_in_its_new_version(engine: RayEngine, tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    write_tiny(tmp_path / "tiny", seed=1)
    first = registry.bundle("tiny")
    before = engine.submit(first, query(first, 1)).result(TIMEOUT)
    write_tiny(tmp_path / "tiny", seed=2)
    second = registry.bundle("tiny")
    after = engine.submit(second, query(second, 1)).result(TIMEOUT)
    assert not differing(before, alone(first, query(first, 1)))
    assert not differing(after, alone(second, query(second, 1)))
    assert differing(before, after)


def test_a_model_added_after_deployment_is_served(engine: RayEngine, tmp_path: Path) -> None:
    bundle = read_bundle(write_tiny(tmp_path / "later", seed=3))
    trace = engine.submit(bundle, query(bundle, 2)).result(TIMEOUT)
    assert not differing(trace, alone(bundle, query(bundle, 2)))


def test_a_wrong_query_raises_the_same_error_as_in_this_process(
    engine: RayEngine, models: Path
) -> None:
    bundle = read_bundle(models / "tiny")
    asked = query(read_bundle(models / "town"), 1)
    with pytest.raises(IndexError) as here:
        alone(bundle, asked)
    with pytest.raises(IndexError) as there:
        engine.submit(bundle, asked).result(TIMEOUT)
    assert str(there.value) == str(here.value)


def test_another_version_on_the_cluster_is_explained(
    engine: RayEngine, models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pointerscope.serving.cluster.__version__", "0.0")
    bundle = read_bundle(models / "tiny")
    with pytest.raises(ClusterError, match=r"this machine runs 0\.0\. Install the same version"):
        engine.submit(bundle, query(bundle, 3)).result(TIMEOUT)


class LosingHandle:
    """The handle of a group that loses its replica at every call."""

    def __init__(self) -> None:
        self.trace = self
        self.shut_down = False

    async def remote(self, _request: object) -> None:
        from ray.exceptions import ActorDiedError

        raise ActorDiedError

    async def shutdown_async(self) -> None:
        self.shut_down = True


def test_queries_that_cost_five_replicas_are_refused_and_their_handles_are_shut_down_at_the_end(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    same, other = (
        LosingHandle(),
        LosingHandle(),
    )  # Ray Serve gives the same one for as long as it runs
    found = iter([same, same, other, other, other])
    monkeypatch.setattr("pointerscope.serving.cluster._find_handle", lambda _model: next(found))
    monkeypatch.setattr("pointerscope.serving.cluster.FIRST_PAUSE_SECONDS", 0)
    bundle = read_bundle(Settings().models / "town")
    losing = RayEngine(cluster.address, TIMEOUT)
    asked = losing.submit(bundle, query(bundle, 1))
    with pytest.raises(ClusterError, match="5 replicas were lost while they computed these"):
        asked.result(TIMEOUT)
    assert not [*found]
    assert not same.shut_down  # it would not tell Ray Serve any more how many queries wait
    losing.close()
    assert same.shut_down
    assert other.shut_down


def test_after_a_failed_lookup_that_nobody_waited_for_the_next_query_looks_again(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_fail = threading.Event()

    def fail(_model: str) -> None:
        assert may_fail.wait(TIMEOUT)
        raise ClusterError("no replicas")

    monkeypatch.setattr("pointerscope.serving.cluster._find_handle", fail)
    monkeypatch.setattr("pointerscope.serving.cluster.FIRST_PAUSE_SECONDS", 0)
    bundle = read_bundle(Settings().models / "town")
    hasty = RayEngine(cluster.address, timeout_seconds=1)
    with pytest.raises(SlowClusterError):
        hasty.submit(bundle, query(bundle, 1)).result(TIMEOUT)
    monkeypatch.setattr("pointerscope.serving.cluster._find_handle", lambda _model: LosingHandle())
    may_fail.set()
    ends = time.monotonic() + TIMEOUT
    while hasty._lookups and time.monotonic() < ends:
        time.sleep(0.01)
    with pytest.raises(ClusterError, match="5 replicas were lost"):
        hasty.submit(bundle, query(bundle, 2)).result(TIMEOUT)
    hasty.close()


def test_closing_waits_for_a_handle_that_is_being_looked_for(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    handle = LosingHandle()
    sought = threading.Event()

    def find_slowly(_model: str) -> LosingHandle:
        sought.set()
        time.sleep(0.5)
        return handle

    monkeypatch.setattr("pointerscope.serving.cluster._find_handle", find_slowly)
    bundle = read_bundle(Settings().models / "town")
    closing = RayEngine(cluster.address, TIMEOUT)
    asked = closing.submit(bundle, query(bundle, 1))
    assert sought.wait(TIMEOUT)
    closing.close()
    assert asked.cancelled()
    assert handle.shut_down


@pytest.mark.usefixtures("engine")
def test_every_configured_group_is_deployed() -> None:
    from ray import serve

    names = {application_name(model) for model in {*bundled(), *QUERIED}} | {SHARED_APPLICATION}
    assert {*serve.status().applications} == names
    failed = [name for name, one in serve.status().applications.items() if "FAIL" in one.status]
    assert not failed


def test_ray_serve_accepts_the_configuration() -> None:
    from ray.serve.schema import ServeDeploySchema

    content = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    checked = ServeDeploySchema.model_validate(content)
    names = [application.name for application in checked.applications]
    assert sorted(names) == sorted([SHARED_APPLICATION, *map(application_name, bundled())])
    assert checked.proxy_location == "Disabled"


def test_an_address_without_a_cluster_is_explained() -> None:
    result = CliRunner().invoke(main, ["serve", "--engine", "ray", "--address", UNUSED_ADDRESS])
    assert result.exit_code == 1
    assert f"No cluster answers at {UNUSED_ADDRESS}" in result.output


def test_without_ray_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(main, ["serve", "--engine", "ray"])
    assert result.exit_code == 1
    assert "pip install 'pointerscope[cluster]'" in result.output


def test_an_address_needs_the_ray_engine() -> None:
    result = CliRunner().invoke(main, ["serve", "--address", UNUSED_ADDRESS])
    assert result.exit_code == 2
    assert "--engine ray" in result.output
