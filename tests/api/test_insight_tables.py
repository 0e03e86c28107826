"""Tables of insights over HTTP."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from pointerscope.analysis.insights.files import table_text
from pointerscope.core.settings import Settings
from pointerscope.network.insights import write_insights
from pointerscope.web.application import create_app
from tests.conftest import write_tiny
from tests.insights import insights

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLE = "gate_by_target"
ROUTE = f"/api/models/town/insights/tables/{TABLE}"


@pytest.fixture(scope="module")
def client(tmp_path_factory) -> Iterator[TestClient]:
    models = tmp_path_factory.mktemp("models")
    shutil.copytree(Settings().models / "town", models / "town")
    write_insights(models / "town", insights())
    write_tiny(models / "tiny")
    with TestClient(create_app(Settings(models=models))) as client:
        yield client


@pytest.mark.parametrize(
    ("form", "kind", "suffix"),
    [
        ("csv", "text/csv; charset=utf-8; header=present", "csv"),
        ("json", "application/json", "json"),
        ("latex", "application/x-tex; charset=utf-8", "tex"),
    ],
)
def test_a_table_comes_as_a_file_in_every_format(client, form, kind, suffix):
    answer = client.get(ROUTE, params={"format": form})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    name = f'attachment; filename="town-test-{TABLE}.{suffix}"'
    assert answer.headers["content-disposition"] == name
    assert answer.content.decode() == table_text("town", insights().table(TABLE), form)


def test_without_a_format_it_is_the_table_of_the_insights(client):
    whole = client.get("/api/models/town/insights").json()
    [table] = [table for table in whole["tables"] if table["name"] == TABLE]
    assert client.get(ROUTE).json() == table


def test_what_the_reader_has_already_is_not_sent_again(client):
    tag = client.get(ROUTE, params={"format": "csv"}).headers["etag"]
    again = client.get(ROUTE, params={"format": "csv"}, headers={"if-none-match": tag})
    assert again.status_code == 304
    other = client.get(ROUTE, params={"format": "latex"}, headers={"if-none-match": tag})
    assert other.status_code == 200


def test_an_unknown_table_is_not_found_and_comes_with_the_nearest_names(client):
    answer = client.get("/api/models/town/insights/tables/gate_by_targets")
    assert answer.status_code == 404
    [error] = answer.json()["errors"]
    assert error["where"] == "table"
    assert error["suggestions"][0] == TABLE


def test_a_table_may_be_spelled_with_dashes_as_views_are(client):
    dashed = "/api/models/town/insights/tables/gate-by-target"
    assert client.get(dashed).json() == client.get(ROUTE).json()


def test_an_unknown_format_is_refused(client):
    answer = client.get(ROUTE, params={"format": "xls"})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["where"] == "format"


def test_a_model_without_insights_says_how_to_compute_them(client):
    answer = client.get("/api/models/tiny/insights/tables/gate_by_target")
    assert answer.status_code == 422
    assert "pointerscope insights tiny" in answer.json()["detail"]


def test_the_documentation_names_the_formats(client):
    route = client.get("/openapi.json").json()["paths"][
        "/api/models/{model}/insights/tables/{table}"
    ]["get"]
    assert set(route["responses"]["200"]["content"]) >= {"text/csv", "application/x-tex"}
    assert route["tags"] == ["insights"]
