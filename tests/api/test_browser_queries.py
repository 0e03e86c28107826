"""The browser reads a query as the API does, and refuses it with the same problems."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.mobility.query import MAX_TOP_K
from pointerscope.web.application import create_app
from tests import query_cases
from tests.query_cases import plain, queries, read_in_javascript

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MODELS = query_cases.models()
MAX_ADDRESS_CHARACTERS = 4_000
READ = ("visits", "notation", "predict_at")


@pytest.fixture
def client(models: Path) -> Iterator[TestClient]:
    """Of a server whose largest `top_k` is the largest of all, as in a browser."""
    with TestClient(create_app(Settings(models=models, max_top_k=MAX_TOP_K))) as client:
        yield client


def within_server_limits(query: Any) -> bool:
    """Whether a query keeps to the limits that a server has for itself."""
    fields = query if isinstance(query, dict) else {}
    return len(json.dumps(query)) < 20_000 and str(fields.get("visits")).count(",") < 1_000


QUERIES = [query for query in queries(MODELS["town"], 300, seed=9) if within_server_limits(query)]


def addresses() -> Iterator[str]:
    """The parameters of an address for every query that can be in one."""
    for query in QUERIES:
        parameters = {
            name: json.dumps(value) if name in {"record", "interventions"} else value
            for name, value in (query if isinstance(query, dict) else {}).items()
            if isinstance(value, str | int) or name in {"record", "interventions"}
        }
        try:
            address = urlencode(parameters)
        except UnicodeEncodeError:  # half characters are in no address
            continue
        if len(address) < MAX_ADDRESS_CHARACTERS:
            yield address
    yield "visits=%232&visits=%233"
    yield "visits=%232&interventions={"
    yield 'visits=%232&interventions={"only":"\\ud800"}'
    yield "visits=%232&top_k=1e1&record={}"
    yield "visits=&user=&predict_at=&interventions=null"


def answer_of(response) -> Any:
    content = response.json()
    if response.status_code == 200:
        return content
    assert response.status_code == 422, response.text
    return plain({"problems": content["errors"]})


def test_a_body_is_read_as_the_api_reads_it(client, tmp_path):
    cases = [{"model": "town", "query": query} for query in QUERIES]
    for query, answer in zip(QUERIES, read_in_javascript(tmp_path, MODELS, cases), strict=True):
        served = answer_of(
            client.post(
                "/api/models/town/explain",
                content=json.dumps(query),
                headers={"content-type": "application/json"},
            )
        )
        if "problems" in served:
            assert answer == served, query
        else:
            assert {name: answer[name] for name in READ} == {name: served[name] for name in READ}, (
                query
            )


def test_an_address_is_read_as_the_api_reads_it(client, tmp_path):
    texts = [*addresses()]
    cases = [{"model": "town", "parameters": text} for text in texts]
    for text, answer in zip(texts, read_in_javascript(tmp_path, MODELS, cases), strict=True):
        served = answer_of(client.get(f"/api/models/town/views/gate?{text}"))
        assert answer.get("problems") == served.get("problems"), text
