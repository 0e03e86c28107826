"""Deploy a group of replicas for each model on a Ray cluster."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

from pointerscope.core.ray_cluster import ClusterError, connect_to_ray, first_line
from pointerscope.serving.cluster import SHARED_APPLICATION, application_name, import_ray_serve

CONFIGURATION = Path(__file__).with_name("cluster.yaml")
_LOGGING = {"log_level": "WARNING", "enable_access_log": False}


@contextmanager
def deployed_cluster(
    address: str | None, models: Iterable[str], configuration: Path = CONFIGURATION
) -> Iterator[str]:
    """Deploy what is missing on a cluster and give its address.

    Applications that are already deployed stay unchanged, so that the operator of the cluster
    decides how they are configured.

    Args:
        address: host and port of the head of a cluster of which this machine is part. If None, a
            cluster of this machine alone is started, and stopped when the context ends.
        models: ids of the models; each gets a group of replicas.
        configuration: file in the format of `serve deploy`, with the options of the groups.

    Raises:
        ClusterError: Ray is not installed, no cluster answers at the address, or Ray Serve fails.
    """
    with connect_to_ray(address) as ray:
        serve = import_ray_serve()
        from ray.serve.exceptions import RayServeException

        try:
            serve.start(proxy_location="Disabled", logging_config=_LOGGING)
            _deploy_missing(serve, models, configuration)
        except (RayServeException, RuntimeError, TimeoutError, ray.exceptions.RayError) as error:
            raise ClusterError(f"Ray Serve cannot be used: {first_line(error)}") from error
        yield ray.get_runtime_context().gcs_address


def _deploy_missing(serve: Any, models: Iterable[str], configuration: Path) -> None:
    from pointerscope.serving.replicas import trace_replica

    options = _deployment_options(configuration)
    deployed = serve.status().applications
    missing = [
        name
        for name in (SHARED_APPLICATION, *map(application_name, models))
        if name not in deployed
    ]
    targets = [
        serve.RunTarget(
            trace_replica.options(**options.get(name, {})).bind(), name, route_prefix=None
        )
        for name in missing
    ]
    if targets:
        serve.run_many(targets, wait_for_applications_running=False)


def _deployment_options(configuration: Path) -> dict[str, dict[str, Any]]:
    """Return the options of each application's only deployment."""
    content = yaml.safe_load(configuration.read_text(encoding="utf-8"))
    return {
        application["name"]: {key: value for key, value in deployment.items() if key != "name"}
        for application in content["applications"]
        for deployment in application["deployments"]
    }
