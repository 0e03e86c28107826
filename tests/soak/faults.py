"""What goes wrong, on purpose, and clients that go on asking meanwhile and check their answers.

`make test` injects each fault in its short form; this module, run as a program, does so in its
long form: more clients, and for longer.
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

from pointerscope.analysis.explanation import explain
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.web.connections import raise_open_file_limit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from tests.servers import Server

_LONG = "POINTERSCOPE_SOAK"  # set, it asks the tests for their long form
_PATIENCE = 60  # seconds; machines that test are busy


@dataclass(frozen=True)
class Sizes:
    """How much of a fault, and for how long.

    Attributes:
        seconds: for which others are watched while something is wrong.
        slow: clients that send or read a byte now and then.
        idle: connections on which nothing happens.
        leaving: clients that ask and leave before they are answered.
        rounds: how often a bundle is replaced, or a worker is killed.
    """

    seconds: float
    slow: int
    idle: int
    leaving: int
    rounds: int


SHORT = Sizes(seconds=1.0, slow=20, idle=2_000, leaving=200, rounds=2)
LONG = Sizes(seconds=60.0, slow=200, idle=2_000, leaving=2_000, rounds=20)
SIZES = LONG if os.environ.get(_LONG) else SHORT


@dataclass(frozen=True)
class Question:
    """A query, and what a model that was asked alone answered.

    Attributes:
        model: its id.
        body: of the request.
        location: of the leading place.
        probability: of that place.
    """

    model: str
    body: bytes
    location: int
    probability: float

    def is_answered_by(self, answer: dict[str, Any]) -> bool:
        """Whether an answer gives the same numbers."""
        found = answer["prediction"]
        same = found["location"] == self.location
        return same and abs(found["probability"] - self.probability) <= 1e-5


def questions(folder: Path, number: int = 20) -> list[Question]:
    """Different queries to a tiny bundle, answered here."""
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
    """What came back.

    Attributes:
        status: of HTTP.
        content: the JSON document, or the text.
        headers: in small letters.
    """

    status: int
    content: Any
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def detail(self) -> str:
        """What a problem document says."""
        return str(self.content["detail"])


def ask(server: Server, question: Question) -> Answer:
    """Ask on a new connection."""
    return send(server, "POST", f"/api/models/{question.model}/explain", question.body)


def send(
    server: Server,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """Send a request on a new connection, and read the answer's JSON."""
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
    """Clients that go on asking, one question after another, and compare every answer.

    Used as a context: they begin with it and end with it.

    Attributes:
        right: how many answers were right.
        wrong: what was not, a sentence each.
        slowest: the seconds that the slowest answer took.
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
        """Return once so many more answers have come, right or wrong."""
        enough = self._answered() + answers
        deadline = time.monotonic() + _PATIENCE
        while self._answered() < enough:
            if time.monotonic() > deadline:
                raise TimeoutError("Others are not answered any more.")
            time.sleep(0.01)

    def forget(self) -> None:
        """Count and measure anew."""
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
    """Open connections, on each of which this is sent and nothing is read."""
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
    """Send a byte at a time until all is sent or the other side has had enough; what it says."""
    try:
        for byte in text:
            opened.sendall(bytes([byte]))
            time.sleep(pause)
    except OSError:  # closed by the other side, which has said why before
        pass
    return rest(opened)


def rest(opened: socket.socket) -> bytes:
    """What still comes on a connection until it is closed."""
    parts = []
    try:
        while part := opened.recv(65_536):
            parts.append(part)
    except OSError:  # reset
        pass
    return b"".join(parts)


def at_once(calls: Sequence[Callable[[], object]]) -> None:
    """Do several things at a time, each in a thread, and wait for all."""
    threads = [threading.Thread(target=call, daemon=True) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(_PATIENCE)


def eventually(is_so: Callable[[], bool], seconds: float = _PATIENCE) -> bool:
    """Whether something becomes so before the time is up."""
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def open_files(process: int) -> int:
    """How many files and sockets a process has open."""
    return len(os.listdir(f"/proc/{process}/fd"))


def request(method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    """A request as it goes over a socket."""
    lines = [f"{method} {path} HTTP/1.1", "host: localhost", *headers]
    if body:
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


def main() -> None:
    """Inject every fault in its long form."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/api/test_faults.py"]
    sys.exit(subprocess.run(command, env=os.environ | {_LONG: "1"}, check=False).returncode)


if __name__ == "__main__":
    main()
