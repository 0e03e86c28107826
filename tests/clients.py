"""Many concurrent clients of one server, such as the students in a lecture hall."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import time
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import aiohttp
import numpy as np

from pointerscope.analysis.explanation import explain
from pointerscope.mobility.query import Query

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pointerscope.network.bundles import Bundle

VIEWS = "heads,prediction"  # what the explore page requests first, and after every edit
_LINKED = re.compile(r'(?:src|href)="([^"]+\.(?:js|css))"')
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)  # comments contain type imports
_IMPORTED = re.compile(r'(?:from|import)\s*\(?\s*"(\.{1,2}/[^"]+)"')
_TIMEOUT = aiohttp.ClientTimeout(total=30)


@dataclass
class Measurements:
    """What clients measured.

    Attributes:
        seconds: of each edit, from sending the query to receiving the figures.
        sampled: some of the queries, with their answers.
        failures: a description of each error.
        requests: the number of requests that succeeded.
    """

    seconds: list[float] = field(default_factory=list)
    sampled: list[tuple[dict[str, Any], dict[str, Any]]] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    requests: int = 0

    def percentile(self, share: float) -> float:
        """Return the time within which this share of the edits finished, in seconds."""
        ranked = sorted(self.seconds)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


class Hall:
    """A lecture hall: each student opens the explore page and then edits a history of their own."""

    def __init__(self, address: str, bundle: Bundle, sample: int = 100) -> None:
        """Set up a hall.

        Args:
            address: of the server.
            bundle: the model to explore.
            sample: one of this many answers is kept for comparison.
        """
        self.measurements = Measurements()
        self._address = address
        self._bundle = bundle
        self._sample = sample
        self._numbers = count()
        self._imports: dict[str, list[str]] = {}

    async def fill(self, clients: int, seconds: float, pause: float, arriving: float) -> None:
        """Start clients evenly over `arriving` seconds; each edits for `seconds`."""
        await asyncio.gather(
            *(
                self._student(number, number * arriving / clients, seconds, pause)
                for number in range(clients)
            )
        )

    async def _student(self, number: int, after: float, seconds: float, pause: float) -> None:
        await asyncio.sleep(after)
        history = histories(self._bundle, number)
        connector = aiohttp.TCPConnector(limit=6)  # as browsers do
        try:
            async with aiohttp.ClientSession(
                self._address, connector=connector, timeout=_TIMEOUT
            ) as session:
                await self._open(session)
                end = time.monotonic() + seconds
                while time.monotonic() < end:
                    started = time.monotonic()
                    await self._edit(session, next(history))
                    await asyncio.sleep(max(0, started + pause - time.monotonic()))
        except Exception as error:
            self.measurements.failures.append(f"client {number}: {type(error).__name__}: {error}")

    async def _open(self, session: aiohttp.ClientSession) -> None:
        """Load the page with all that it links and imports, and its examples."""
        path = f"/explore/{self._bundle.id}"
        page = await self._get(session, path)
        waiting = [urljoin(path, url) for url in _LINKED.findall(page.decode())]
        seen = set(waiting)
        while waiting:
            bodies = await asyncio.gather(*(self._get(session, url) for url in waiting))
            found = []
            for url, body in zip(waiting, bodies, strict=True):
                found += self._imported(url, body)
            waiting = [url for url in dict.fromkeys(found) if url not in seen]
            seen.update(waiting)
        await self._get(session, f"/api/models/{self._bundle.id}/histories?limit=500")

    async def _edit(self, session: aiohttp.ClientSession, query: dict[str, Any]) -> None:
        started = time.monotonic()
        path = f"/api/models/{self._bundle.id}"
        async with session.post(f"{path}/explain?encoding=base64", json=query) as response:
            body = await response.read()
            response.raise_for_status()
        parameters = query | {"views": VIEWS, "theme": "light"}
        async with session.get(f"{path}/figures", params=parameters) as response:
            await response.read()
            response.raise_for_status()
        self.measurements.seconds.append(time.monotonic() - started)
        self.measurements.requests += 2
        if next(self._numbers) % self._sample == 0:
            self.measurements.sampled.append((query, json.loads(body)))

    async def _get(self, session: aiohttp.ClientSession, url: str) -> bytes:
        async with session.get(url) as response:
            body = await response.read()
            response.raise_for_status()
        self.measurements.requests += 1
        return body

    def _imported(self, url: str, body: bytes) -> list[str]:
        """Return what a module imports; each module is parsed once for all clients."""
        if not url.endswith(".js") or "/vendor/" in url:
            return []
        if url not in self._imports:
            code = _COMMENT.sub("", body.decode())
            self._imports[url] = [urljoin(url, name) for name in _IMPORTED.findall(code)]
        return self._imports[url]


def histories(bundle: Bundle, seed: int) -> Iterator[dict[str, Any]]:
    """Yield a day's visits, then the same visits with one change after another."""
    draw = random.Random(seed)
    places = [bundle.places.notation(place) for place in range(2, bundle.architecture.locations)]
    stays = [
        [draw.choice(places), draw.randrange(24), draw.randrange(60), draw.randrange(1, 600)]
        for _ in range(draw.randrange(5, 31))
    ]
    user = draw.randrange(1, bundle.architecture.users)
    while True:
        written = (f"{place} @ {at:02}:{past:02} +{stay}" for place, at, past, stay in stays)
        yield {"visits": ", ".join(written), "user": str(user)}  # as the page sends it
        draw.choice(stays)[0] = draw.choice(places)
        draw.choice(stays)[3] = draw.randrange(1, 600)


def difference(bundle: Bundle, query: dict[str, Any], answer: dict[str, Any]) -> float:
    """Return the largest difference of an answer (with typed arrays) from a single computation."""
    alone = explain(bundle, Query.model_validate(query))
    pointer, lists = answer["pointer"], answer["location_probabilities"]
    pairs = [
        (answer["gate"]["value"], alone.gate),
        (answer["prediction"]["probability"], alone.prediction.probability),
        (_array(answer["self_attention"]["weights"]), alone.self_attention),
        (_array(pointer["weights"]), alone.pointer_weights),
        (_array(pointer["scores"]), alone.pointer_scores),
        *(
            (place["probability"], alone.probabilities[place["location"]])
            for place in lists["final"]
        ),
    ]
    return max(float(np.abs(np.subtract(said, computed)).max()) for said, computed in pairs)


def _array(encoded: dict[str, Any]) -> np.ndarray[Any, Any]:
    data = base64.b64decode(encoded["data"])
    return np.frombuffer(data, encoded["dtype"]).reshape(encoded["shape"])
