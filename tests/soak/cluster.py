"""A Ray cluster set up as docs/deployment.md says, and queries while parts of it fail."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import yaml

from pointerscope.core.settings import RESOURCES
from pointerscope.serving.deployment import CONFIGURATION
from tests.ray_nodes import RAY_FOLDER
from tests.servers import started, wait_for
from tests.soak.faults import Answer, send

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.servers import Server

GUIDE = RESOURCES / "docs" / "deployment.md"
SECTION = "## A Ray cluster"
DOCUMENTED_PORT = "6379"
HOST = "127.0.0.1"
SERVER = "pointerscope serve"  # how the command of the front end begins
START_SECONDS = 600.0  # for each step; on two processors the groups are created slowly
ANSWERED_SECONDS = 120.0  # until queries are answered after a fault; the machine may be busy
PAUSE = 0.2  # seconds between two queries


def main() -> None:
    """Follow the guide, ask every model, and lose a part of the cluster after another."""
    with tempfile.TemporaryDirectory(prefix="r-", dir="/tmp") as folder:
        environment = cluster_environment(Path(folder))
        with running_cluster(environment) as options:
            begun = time.monotonic()
            with started(None, *options, wait=START_SECONDS, environment=environment) as server:
                wait_for(f"{server.address}/readyz", START_SECONDS)
                print(f"cluster: front end ready after {time.monotonic() - begun:.0f} s")
                ask_every_model(server)
                for fault, title, action in FAULTS:
                    for process in processes(environment, title):
                        getattr(process, action)()
                    print(
                        f"cluster: {fault}, answered {answered_after(server):.1f} s later",
                        flush=True,
                    )


# What happens, the title of the affected processes, and the method that does it to them.
FAULTS = (
    ("town's replica killed", "ray::ServeReplica:pointerscope-town:", "kill"),
    ("controller of Ray Serve killed", "ray::ServeController", "kill"),
    ("town's replica suspended", "ray::ServeReplica:pointerscope-town:", "suspend"),
)


def documented_commands() -> list[str]:
    """Return the commands of the guide without their comments."""
    section = GUIDE.read_text(encoding="utf-8").partition(SECTION)[2].partition("\n## ")[0]
    lines = [line.strip() for line in section.splitlines() if line.startswith("    ")]
    return [line.partition("#")[0].strip() for line in lines]


def cluster_environment(folder: Path) -> dict[str, str]:
    """Return environment variables that keep a cluster in this folder and on this machine."""
    return {
        "HOME": str(folder),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        RAY_FOLDER: str(folder),
        "RAY_DASHBOARD_ADDRESS": f"http://{HOST}:{free_port()}",
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listens on loopback
        "RAY_USAGE_STATS_ENABLED": "0",
    }


@contextmanager
def running_cluster(environment: dict[str, str]) -> Iterator[list[str]]:
    """Run the commands of the guide up to that of the front end, and yield its options.

    The ports are free ones, and the processes of the cluster are killed at the end: `ray stop`
    would stop all clusters of the machine. Exported variables are added to the environment.
    """
    port = str(free_port())
    dashboard = environment["RAY_DASHBOARD_ADDRESS"].rpartition(":")[2]
    head = f"ray start --head --port {port} --dashboard-port {dashboard}"
    *commands, server = documented_commands()
    assert server.startswith(SERVER)
    try:
        for command in commands:
            begun = time.monotonic()
            if command.startswith("export "):
                name, _, value = command.removeprefix("export ").partition("=")
                environment[name] = value
                continue
            run(command.replace("ray start --head", head), environment)
            print(f"cluster: {command}, {time.monotonic() - begun:.0f} s", flush=True)
        wait_until_deployed(environment)
        address = server.replace("HEAD", HOST).replace(DOCUMENTED_PORT, port)
        yield shlex.split(address.removeprefix(SERVER))
    finally:
        for process in processes(environment):
            process.kill()


def run(command: str, environment: dict[str, str]) -> str:
    """Run a command in the project's folder, and return its output."""
    result = subprocess.run(
        shlex.split(command),
        cwd=RESOURCES,
        env=os.environ | environment,
        executable=shutil.which(shlex.split(command)[0], path=environment["PATH"]),
        capture_output=True,
        text=True,
        check=False,
        timeout=START_SECONDS,
    )
    assert result.returncode == 0, f"{command}: {result.stdout}{result.stderr}"
    return result.stdout


def wait_until_deployed(environment: dict[str, str]) -> None:
    """Wait until all configured groups are running."""
    content = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    configured = {application["name"] for application in content["applications"]}
    begun = time.monotonic()
    while True:
        applications = yaml.safe_load(run("serve status", environment))["applications"]
        states = {name: application["status"] for name, application in applications.items()}
        assert states.keys() == configured
        assert "DEPLOY_FAILED" not in states.values(), applications
        if set(states.values()) == {"RUNNING"}:
            break
        assert time.monotonic() < begun + START_SECONDS, states
    print(f"cluster: {len(states)} groups running after {time.monotonic() - begun:.0f} s more")


def processes(environment: dict[str, str], title: str = "") -> list[psutil.Process]:
    """Return the processes of a cluster whose command line begins so."""
    return [
        process
        for process in psutil.process_iter(["cmdline", "environ"])
        if (process.info["environ"] or {}).get(RAY_FOLDER) == environment[RAY_FOLDER]
        and " ".join(process.info["cmdline"] or ()).startswith(title)
    ]


def ask_every_model(server: Server) -> None:
    """Check that each model answers, after its first replica has started."""
    for model in send(server, "GET", "/api/models").content:
        seconds = answered_after(server, model["id"])
        print(f"cluster: {model['id']} answered after {seconds:.1f} s", flush=True)


def answered_after(server: Server, model: str = "town") -> float:
    """Return the seconds until a query is answered; until then each gets a clear refusal."""
    begun = time.monotonic()
    while (answer := ask(server, model)).status != 200:
        assert answer.status == 503, answer
        assert "retry-after" in answer.headers
        assert time.monotonic() < begun + ANSWERED_SECONDS, answer
        time.sleep(PAUSE)
    return time.monotonic() - begun


def ask(server: Server, model: str) -> Answer:
    """Send a query that nobody sent before, so that no cache answers it."""
    minutes = [time.monotonic_ns() // unit % 10_000 for unit in (10**6, 10**10)]
    query = {"visits": f"#5 @ Mon 08:00 +{minutes[0]}, #6 +{minutes[1]}"}
    return send(server, "POST", f"/api/models/{model}/explain", json.dumps(query).encode())


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
    return port
