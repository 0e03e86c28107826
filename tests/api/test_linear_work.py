"""Work grows no faster than input: every parameter, header and body field of every route.

The routes are those of the API description and of the pages. A request that takes little time at
the largest size passes; where it takes more, its processor time is measured at growing sizes.
"""

from __future__ import annotations

import asyncio
import gc
import json
import math
import os
import statistics
import time
import zlib
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.slow

MAX_SLOPE = 1.3
MAX_CALLBACK_SECONDS = 0.05
UNREMARKABLE_SECONDS = 0.1
ROUNDS = 5
SHORT_STEP = 4  # of so many kinds of content, one is tried
SMALL_CHARACTERS = 100
URL_CHARACTERS = 50_000
HEADER_CHARACTERS = 80_000
BODY_CHARACTERS = 290_000

# Texts of about so many characters that have been expensive somewhere.
TEXTS: dict[str, Callable[[int], str]] = {
    "one name": lambda size: "a" * size,
    "names": lambda size: "ab," * (size // 3),
    "line breaks": lambda size: "a\r" * (size // 2),
    "quotes": lambda size: '",""' * (size // 4),
    "expanding": lambda size: "\ufdfa" * (size // 9),  # 3 bytes, 18 letters when folded
    "signs": lambda size: "@+#" * (size // 3),
    "strings": lambda size: json.dumps(["a"] * (size // 5)),
    "record": lambda size: json.dumps({"X": ["a"] * (size // 5)}),
    "unknown fields": lambda size: json.dumps({f"k{n}": 1 for n in range(size // 12)}),
    "brackets": lambda size: "[" * size,
    "nested objects": lambda size: '{"a":' * (size // 5),
    "digits": lambda size: "9" * size,
    "backslashes": lambda size: "\\" * size,
    "dashes": lambda size: "- a\n" * (size // 4),
    "anchors": lambda size: "&a [*a]\n" * (size // 8),
    # As many as fit; each is longer than its usual form may be, and a visit nevertheless.
    "padded visits": lambda size: f"A{' ' * 1_900}@{' ' * 45}08:00," * (size // 1_950),
    "one quote": lambda size: '"' + " " * size,
    "accents": lambda size: "a" + "\u0301" * (size // 4) + "\u0316" * (size // 4),
    "escapes": lambda size: f'a="{chr(92)}a' * (size // 2) + '"',
}

# JSON values of about so many characters.
VALUES: dict[str, Callable[[int], object]] = {
    "text": lambda size: "a" * size,
    "names": lambda size: "ab," * (size // 3),
    "line breaks": lambda size: "a\r" * (size // 3),
    "padded visits": TEXTS["padded visits"],
    "one quote": TEXTS["one quote"],
    "accents": lambda size: TEXTS["accents"](size // 3),
    "texts": lambda size: ["a"] * (size // 4),
    "numbers": lambda size: [1] * (size // 2),
    "nothings": lambda size: [None] * (size // 5),
    "lists": lambda size: [[0, 0]] * (size // 7),
    "objects": lambda size: [{"b": 1}] * (size // 9),
    "fields": lambda size: {f"k{n}": 1 for n in range(size // 12)},
    "many objects of fields": lambda size: [{f"k{n}": 1 for n in range(40)}] * (size // 400),
}
HEADERS = ("accept", "accept-encoding", "cookie", "if-none-match", "range", "x-request-id", "host")


class Attack(NamedTuple):
    """A request of any size.

    Attributes:
        name: route, part and kind of its content.
        send: sends the request with about so many characters.
        largest: the largest size.
    """

    name: str
    send: Callable[[TestClient, int], int]
    largest: int


class Callbacks:
    """The longest callback of the event loop, in seconds of its thread's processor time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.longest = 0.0
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            started = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - started)

        monkeypatch.setattr(asyncio.Handle, "_run", timed)


def operations() -> Iterator[tuple[str, str, dict]]:
    description = create_app(Settings()).openapi()
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            if method in {"get", "post"}:
                yield method, path, operation | {"components": description["components"]}
    for path in ("/explore/{model}", "/explore/{model}/walkthrough", "/embed/{model}/gate"):
        query = next(
            found["get"]["parameters"]
            for name, found in description["paths"].items()
            if name == "/api/models/{model}/views/{view}"
        )
        yield "get", path, {"parameters": query}


def example_path(path: str, parameters: list[dict]) -> str:
    known = {"model": "town", "lesson": "revenue", "view": "gate", "table": "S", "step": "scores"}
    known["sha256"] = "0"
    for parameter in parameters:
        if parameter["in"] == "path":
            examples = parameter["schema"].get("examples") or parameter.get("examples")
            example = known.get(parameter["name"]) or next(iter(examples))
            path = path.replace("{" + parameter["name"] + "}", quote(str(example), safe=""))
    return path.replace("{model}", "town")


def attacks() -> Iterator[Attack]:
    for method, path, operation in operations():
        parameters = operation.get("parameters", [])
        url = example_path(path, parameters)
        label = f"{method} {path}"
        names = [found["name"] for found in parameters if found["in"] == "query"]
        for name in [*names, "unknown"]:
            for kind, text in chosen(TEXTS, label + name):
                yield Attack(f"{label} ?{name} {kind}", of_parameter(method, url, name, text), 0)
        if method == "post":
            for field in body_fields(operation):
                for kind, value in chosen(VALUES, label + field):
                    yield Attack(f"{label} {field}: {kind}", of_field(url, field, value), 1)
    for name in HEADERS:
        for kind in ("one name", "names", "quotes", "digits", "signs", "escapes"):
            yield Attack(f"header {name} {kind}", of_header(name, TEXTS[kind]), 2)
    for kind in ("one name", "signs", "digits"):
        yield Attack(f"path {kind}", of_path(TEXTS[kind]), 0)


def chosen(kinds: dict, label: str) -> Iterator[tuple[str, Callable]]:
    """Some of the kinds, others for each label; `make soak` tries them all."""
    step = 1 if "POINTERSCOPE_SOAK" in os.environ else SHORT_STEP
    start = zlib.crc32(label.encode()) % step
    return islice(kinds.items(), start, None, step)


def body_fields(operation: dict) -> Iterator[str]:
    """The fields of a body, and those of the objects in them, with dots."""
    schemas = operation["components"]["schemas"]

    def fields(schema: dict, prefix: str, depth: int) -> Iterator[str]:
        for option in (schema, *schema.get("anyOf", ()), *schema.get("oneOf", ())):
            found = schemas[option["$ref"].rpartition("/")[2]] if "$ref" in option else option
            for name, inner in found.get("properties", {}).items():
                yield f"{prefix}{name}"
                if depth:
                    yield from fields(inner, f"{prefix}{name}.", depth - 1)

    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    yield from dict.fromkeys(["", "unknown", *fields(body.get("schema", {}), "", 2)])


def of_parameter(method, url, name, text):
    def send(client, size):
        value = text(size)
        encoded = quote(value)
        if len(encoded) > size:  # escapes count too
            encoded = quote(value[: size * len(value) // len(encoded)])
        json_body = {} if method == "post" else None
        return client.request(method, f"{url}?{name}={encoded}", json=json_body).status_code

    return send


def of_field(url, field, value):
    def send(client, size):
        content = value(size)
        for name in reversed(field.split(".") if field else ()):
            content = {name: content}
        body = json.dumps(content).encode()
        return client.post(
            url, content=body, headers={"content-type": "application/json"}
        ).status_code

    return send


def of_header(name, text):
    def send(client, size):
        return client.get("/api/models", headers={name: text(size)}).status_code

    return send


def of_path(text):
    def send(client, size):
        return client.get(f"/api/models/{quote(text(size // 3))}/views/gate").status_code

    return send


LARGEST = (URL_CHARACTERS, BODY_CHARACTERS, HEADER_CHARACTERS)


def seconds(client: TestClient, attack: Attack, size: int) -> float:
    started = time.process_time()
    status = attack.send(client, size)
    elapsed = time.process_time() - started
    allowed = {200, 304, 307, 404, 405, 408, 413, 414, 421, 422, 400}
    if "/api/data-access" in attack.name:  # whose body is a guess
        allowed |= {401, 403}
    assert status in allowed, (attack.name, status)
    return elapsed


def slope(client: TestClient, attack: Attack, largest: int) -> float:
    sizes = [largest // 8, largest // 4, largest // 2, largest]
    times = [
        statistics.median(seconds(client, attack, size) for _ in range(ROUNDS)) for size in sizes
    ]
    fitted = statistics.linear_regression(
        [math.log(size) for size in sizes], [math.log(max(taken, 1e-4)) for taken in times]
    )
    return fitted.slope


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    app = create_app(Settings(data_page=True, data=tmp_path_factory.mktemp("data")))
    with TestClient(
        app,
        base_url="http://localhost",  # `/data` is open to this machine
        client=("127.0.0.1", 50_000),
        raise_server_exceptions=False,
        follow_redirects=False,
    ) as client:
        client.headers["authorization"] = "Bearer guess"  # bodies that need a key are read
        client.get("/explore/town/walkthrough?visits=Maple+Court")  # imports
        client.get("/api/models/town/views/gate?visits=Maple+Court")
        gc.collect()
        gc.disable()
        yield client
        gc.enable()


PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_work_grows_no_faster_than_input(server, monkeypatch, part):
    callbacks = Callbacks(monkeypatch)
    tried = 0
    too_steep, too_long = {}, {}
    for attack in list(attacks())[part::PARTS]:
        tried += 1
        largest = LARGEST[attack.largest]
        attack.send(server, SMALL_CHARACTERS)  # imports what only this route needs
        callbacks.longest = 0.0
        if seconds(server, attack, largest) > UNREMARKABLE_SECONDS:
            found = slope(server, attack, largest)
            if found > MAX_SLOPE:
                too_steep[attack.name] = found
        longest = [callbacks.longest]
        while longest[-1] > MAX_CALLBACK_SECONDS and len(longest) < ROUNDS:
            callbacks.longest = 0.0  # again, because other processes disturb a single time
            attack.send(server, largest)
            longest.append(callbacks.longest)
        if longest[-1] > MAX_CALLBACK_SECONDS:
            too_long[attack.name] = longest
    assert tried > 50
    assert not too_steep
    assert not too_long
