"""Injected faults, and clients that keep sending queries meanwhile and check the answers.

`make test` injects each fault in its short form; this module, run as a program, in its long form:
with more clients, and for longer.
"""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

import psutil

from pointerscope.analysis.explanation import explain
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.web.connections import raise_open_file_limit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from tests.servers import Server

_LONG = "POINTERSCOPE_SOAK"  # if set, the tests run in their long form
_PATIENCE = 60  # seconds; the machine may be busy


@dataclass(frozen=True)
class Sizes:
    """The extent and duration of faults.

    Attributes:
        seconds: how long a fault lasts while other clients are observed.
        slow: number of clients that send or read very slowly.
        senders: number of clients that do not finish the request they have almost sent.
        idle: number of connections without requests.
        leaving: number of clients that disconnect before their response.
        rounds: how often a bundle is replaced, or a worker is killed.
    """

    seconds: float
    slow: int
    senders: int
    idle: int
    leaving: int
    rounds: int


SHORT = Sizes(seconds=1.0, slow=20, senders=200, idle=2_000, leaving=200, rounds=2)
LONG = Sizes(seconds=60.0, slow=200, senders=1_500, idle=2_000, leaving=2_000, rounds=20)
SIZES = LONG if os.environ.get(_LONG) else SHORT


@dataclass(frozen=True)
class Question:
    """A query and its right answer, computed without a server.

    Attributes:
        model: the id of the model.
        body: of the request.
        location: the predicted place.
        probability: of that place.
    """

    model: str
    body: bytes
    location: int
    probability: float

    def is_answered_by(self, answer: dict[str, Any]) -> bool:
        """Return whether an answer has the right prediction."""
        found = answer["prediction"]
        same = found["location"] == self.location
        return same and abs(found["probability"] - self.probability) <= 1e-5


def questions(folder: Path, number: int = 20) -> list[Question]:
    """Return different queries to a tiny bundle with their right answers."""
    bundle = read_bundle(folder)
    made = []
    for stay in range(number):
        query = {"visits": f"#2 @ Mon 08:00 +{stay * 7}, #3 +{stay * 11}, #2 +30"}
        found = explain(bundle, Query(**query)).prediction
        body = json.dumps(query).encode()
        made.append(Question(folder.name, body, found.location, found.probability))
    return made


@dataclass(frozen=True)
class Answer:
    """A response.

    Attributes:
        status: the HTTP status.
        content: the JSON document, or the text.
        headers: by name in lower case.
    """

    status: int
    content: Any
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def detail(self) -> str:
        """The detail of a problem document."""
        return str(self.content["detail"])


def ask(server: Server, question: Question) -> Answer:
    """Send a query on a new connection."""
    return send(server, "POST", f"/api/models/{question.model}/explain", question.body)


def send(
    server: Server,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """Send a request on a new connection and read the response."""
    connection = http.client.HTTPConnection(*server.host_and_port, timeout=_PATIENCE)
    sent = {"content-type": "application/json"} if body else {}
    try:
        connection.request(method, path, body, sent | (headers or {}))
        response = connection.getresponse()
        content = response.read()
        said = {name.lower(): value for name, value in response.getheaders()}
        is_json = "json" in said.get("content-type", "")
        read = json.loads(content) if is_json else content.decode("utf-8", "replace")
        return Answer(response.status, read, said)
    finally:
        connection.close()


class Others:
    """Clients that send one query after another and check every answer, in the background.

    A context manager: the clients start and stop with the context.

    Attributes:
        right: the number of right answers.
        wrong: a description of each wrong answer or error.
        slowest: the longest response time, in seconds.
    """

    def __init__(
        self, server: Server, asked: Sequence[Question], clients: int = 2, pause: float = 0.01
    ) -> None:
        self.right = 0
        self.wrong: list[str] = []
        self.slowest = 0.0
        self._server = server
        self._asked = asked
        self._pause = pause
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._clients = [
            threading.Thread(target=self._go_on, args=(first,), daemon=True)
            for first in range(clients)
        ]

    def __enter__(self) -> Others:
        for client in self._clients:
            client.start()
        self.wait_for_more()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        for client in self._clients:
            client.join(_PATIENCE)

    def wait_for_more(self, answers: int = 5) -> None:
        """Wait until this many more answers have arrived, right or wrong.

        Raises:
            TimeoutError: they do not arrive.
        """
        enough = self._answered() + answers
        deadline = time.monotonic() + _PATIENCE
        while self._answered() < enough:
            if time.monotonic() > deadline:
                raise TimeoutError("Other clients get no more answers.")
            time.sleep(0.01)

    def forget(self) -> None:
        """Reset the counts and the longest response time."""
        with self._lock:
            self.right, self.wrong, self.slowest = 0, [], 0.0

    def _answered(self) -> int:
        return self.right + len(self.wrong)

    def _go_on(self, first: int) -> None:
        for turn in count(first):
            if self._ended.wait(self._pause):
                return
            question = self._asked[turn % len(self._asked)]
            started = time.monotonic()
            try:
                answer = ask(self._server, question)
                error = _wrong(question, answer)
            except (OSError, http.client.HTTPException) as failure:
                error = f"{type(failure).__name__}: {failure}"
            self._note(error, time.monotonic() - started)

    def _note(self, error: str | None, seconds: float) -> None:
        with self._lock:
            self.slowest = max(self.slowest, seconds)
            if error is None:
                self.right += 1
            else:
                self.wrong.append(error)


def _wrong(question: Question, answer: Answer) -> str | None:
    if answer.status != 200:
        return f"{answer.status}: {answer.content}"
    if not question.is_answered_by(answer.content):
        return f"{question} was answered with {answer.content['prediction']}"
    return None


@contextmanager
def connections(server: Server, number: int, sent: bytes = b"") -> Iterator[list[socket.socket]]:
    """Open connections, send this on each, and read nothing."""
    raise_open_file_limit()
    with ExitStack() as stack:
        opened = []
        for _ in range(number):
            one = stack.enter_context(
                socket.create_connection(server.host_and_port, timeout=_PATIENCE)
            )
            if sent:
                one.sendall(sent)
            opened.append(one)
        yield opened


def drip(opened: socket.socket, text: bytes, pause: float) -> bytes:
    """Send one byte at a time until all are sent or the server closes; return its response."""
    try:
        for byte in text:
            opened.sendall(bytes([byte]))
            time.sleep(pause)
    except OSError:  # closed by the server, after its response
        pass
    return rest(opened)


def rest(opened: socket.socket) -> bytes:
    """Return what arrives on a connection until it is closed."""
    parts = []
    try:
        while part := opened.recv(65_536):
            parts.append(part)
    except OSError:  # reset
        pass
    return b"".join(parts)


def at_once(calls: Sequence[Callable[[], object]]) -> None:
    """Call functions concurrently, each in a thread, and wait for all."""
    threads = [threading.Thread(target=call, daemon=True) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(_PATIENCE)


def eventually(is_so: Callable[[], bool], seconds: float = _PATIENCE) -> bool:
    """Return whether a condition becomes true in time."""
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def memory(process: int) -> int:
    """Return the bytes of memory that a process has."""
    return int(psutil.Process(process).memory_info().rss)


def settled_memory(process: int, seconds: float) -> int:
    """Return the bytes of memory of a process once they have hardly changed for these seconds."""
    settled, since = memory(process), time.monotonic()
    deadline = since + _PATIENCE
    while time.monotonic() - since < seconds and time.monotonic() < deadline:
        time.sleep(0.2)
        if abs(memory(process) - settled) > 1_000_000:
            settled, since = memory(process), time.monotonic()
    return settled


def open_files(process: int) -> int:
    """Return the number of files and sockets that a process has open."""
    return len(os.listdir(f"/proc/{process}/fd"))


def request(method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    """Return the bytes of an HTTP request."""
    lines = [f"{method} {path} HTTP/1.1", "host: localhost", *headers]
    if body:
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


def main() -> None:
    """Inject every fault in its long form."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/api/test_faults.py"]
    if failed := subprocess.run(command, env=os.environ | {_LONG: "1"}, check=False).returncode:
        sys.exit(failed)


if __name__ == "__main__":
    main()
