"""Servers that run out of memory or disk space while hostile requests arrive."""

from __future__ import annotations

import http.client
import json
import resource
import shutil
import sys
import tempfile
import threading
from collections import Counter
from contextlib import contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import psutil

from pointerscope.core.settings import Settings
from tests.conftest import write_tiny
from tests.servers import started, wait_for
from tests.soak.faults import Answer, Others, ask, eventually, questions, send

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.servers import Server
    from tests.soak.faults import Question

WORKERS = 2
START_SECONDS = 180.0
ROOM = 400_000_000  # bytes of address space that a worker may claim beside what it has when ready
CLIENTS, ROUNDS = 30, 2  # of the flood
REFUSED = (400, 413, 422, 503)  # 400 if there is no memory for the headers
# How the description of a wrong answer begins if it is a refusal or a lost connection instead.
UNANSWERED = ("503:", "ConnectionResetError", "RemoteDisconnected", "BadStatusLine", "Incomplete")
SMALL_DISK = "8m"
FILLER = "filler"
STARTED = "Application startup complete"  # in the log, for each worker
TOKEN = "open sesame"


def main() -> None:
    """Limit the memory of a server, then its disk space."""
    with tempfile.TemporaryDirectory() as folder:
        models = Path(folder) / "models"
        write_tiny(models / "steady")
        for model in ("town", "geolife"):
            shutil.copytree(Settings().models / model, models / model)
        limited_memory(models)
        full_disks(Path(folder), models)


def limited_memory(models: Path) -> None:
    """Flood a server whose workers cannot grow much; it answers right before and after."""
    asked = questions(models / "steady")
    with started(models, "--workers", str(WORKERS), wait=START_SECONDS) as server:
        wait_for(f"{server.address}/readyz", START_SECONDS)
        limit_memory(server)
        with Others(server, asked) as others:
            statuses = flood(server)
            others.wait_for_more()
        wrong = [said for said in others.wrong if not said.startswith(UNANSWERED)]
        assert not wrong, wrong[:5]
        assert eventually(lambda: all(is_answered(server, question) for question in asked))
        print(
            f"limits: little memory: {others.right} answers of others right, "
            f"{len(others.wrong)} refused or cut off, flood by status {dict(statuses)}, "
            f"{server.said().count('worker replaced')} workers lost and "
            f"{server.said().count('worker restarted')} restarted"
        )
    assert statuses.keys() <= {200, "cut off", *REFUSED}, statuses


def is_answered(server: Server, question: Question) -> bool:
    """Return whether a query is answered right."""
    answer = ask(server, question)
    return answer.status == 200 and question.is_answered_by(answer.content)


def limit_memory(server: Server) -> None:
    """Let the processes of a server take little more memory than now; later workers inherit it."""
    supervisor = psutil.Process(server.process.pid)
    workers = supervisor.children()
    bytes_now = max(worker.memory_info().vms for worker in workers)
    for process in (supervisor, *workers):
        limits = resource.prlimit(process.pid, resource.RLIMIT_AS)
        resource.prlimit(process.pid, resource.RLIMIT_AS, (bytes_now + ROOM, limits[1]))


class Request(NamedTuple):
    """A request that takes much memory."""

    method: str
    path: str
    body: bytes | None = None


def hostile_requests(first: int) -> Iterator[Request]:
    """Yield large requests, no two of which are equal."""
    for number in range(first, sys.maxsize, CLIENTS):
        stays = [f"#{2 + stay % 20} +{number % 90_000}" for stay in range(30)]
        visits = ", ".join(stays)
        query = f"visits=%232+%2B{number % 90_000},%235,%237"
        batch = {"queries": [{"visits": f"{visits}, #2 +{one}"} for one in range(256)]}
        yield Request("GET", f"/api/models/town/views/influence?{query}")
        yield Request("POST", "/api/models/geolife/explain/batch", json.dumps(batch).encode())
        yield Request("POST", "/api/models/town/explain", json.dumps({"visits": visits}).encode())
        yield Request("POST", "/api/models/town/explain", b'{"visits": "' + b"#2, " * 200_000)
        yield Request("GET", f"/explore/town/walkthrough?{query}")
        yield Request("GET", f"/api/models/geolife/figures?views=heads,influence&{query}")


def flood(server: Server) -> Counter[int | str]:
    """Send hostile requests from many clients at once, and count the responses by status."""
    statuses: Counter[int | str] = Counter()
    lock = threading.Lock()

    def client(number: int) -> None:
        requests = islice(hostile_requests(number), number % 6, None)
        for request in islice(cycle(requests), 6 * ROUNDS):
            try:
                status: int | str = send(server, *request).status
            except (OSError, http.client.HTTPException):
                status = "cut off"
            with lock:
                statuses[status] += 1

    clients = [threading.Thread(target=client, args=(number,)) for number in range(CLIENTS)]
    for one in clients:
        one.start()
    for one in clients:
        one.join()
    return statuses


def full_disks(folder: Path, models: Path) -> None:
    """Fill the disks of a server's metrics and models; nothing but uploads is refused."""
    asked = questions(models / "steady")
    archive = Path(shutil.make_archive(str(folder / "upload"), "zip", models / "steady"))
    with small_disks(folder / "small", models) as (server, shared_memory, served):
        with Others(server, asked) as others:
            fill(shared_memory)
            ask_all_pages(server)
            replace_workers(server)
            ask_all_pages(server)
            fill(served)
            refused = upload(server, archive)
            assert refused.status == 507, refused
            assert "disk is full" in refused.detail
            assert unavailable(server) == []
            others.wait_for_more()
        assert all(said.startswith(UNANSWERED) for said in others.wrong), others.wrong[:5]
        (served / FILLER).unlink()
        assert upload(server, archive).status == 201
        replaced = server.said().count("worker replaced")
        assert replaced == WORKERS, server.said()
        print(
            f"limits: full disks: {others.right} answers of others right, upload refused with 507"
        )


@contextmanager
def small_disks(served: Path, models: Path) -> Iterator[tuple[Server, Path, Path]]:
    """Start a server whose shared memory and folder of models are small disks of its own.

    Yields the server and the two folders. The disks exist only in the server's view of the files,
    which Linux allows without privileges.
    """
    served.mkdir()
    script = (
        f"mount -t tmpfs -o size={SMALL_DISK} none /dev/shm && "
        f"mount -t tmpfs -o size={SMALL_DISK} none '{served}' && "
        f"cp -R '{models}/steady' '{served}' && exec \"$@\""
    )
    launcher = ("unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh")
    options = ("--workers", str(WORKERS))
    with started(
        served, *options, wait=START_SECONDS, launcher=launcher, access_token=TOKEN
    ) as server:
        wait_for(f"{server.address}/readyz", START_SECONDS)
        root = Path(f"/proc/{server.process.pid}/root")
        yield server, root / "dev/shm", root / served.relative_to("/")


def fill(folder: Path) -> None:
    """Write a file until the disk is full."""
    with (folder / FILLER).open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(1_000)):
            pass


def ask_all_pages(server: Server) -> None:
    """Ask for every address of the API description that has no parameters, and for some pages."""
    paths = send(server, "GET", "/openapi.json").content["paths"]
    simple = [path for path, methods in paths.items() if "get" in methods and "{" not in path]
    for path in ("/", "/explore/steady", "/lessons", "/models", "/status", "/nowhere", *simple):
        answer = send(server, "GET", path)
        # 403: `/data` is not switched on.
        assert answer.status in (200, 403, 404, 422), (path, answer)


def replace_workers(server: Server) -> None:
    """Kill each worker, and wait until others have taken their places."""
    before = server.said().count(STARTED)
    for worker in psutil.Process(server.process.pid).children():
        if "spawn_main" in " ".join(worker.cmdline()):
            worker.kill()
    assert eventually(lambda: server.said().count(STARTED) == before + WORKERS, START_SECONDS)


def upload(server: Server, archive: Path) -> Answer:
    """Upload a model."""
    headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/zip"}
    return send(server, "PUT", "/api/models/uploaded", archive.read_bytes(), headers)


def unavailable(server: Server) -> list[str]:
    """Return the models that cannot be used."""
    models = send(server, "GET", "/api/models").content
    return [model["id"] for model in models if not model["available"]]
