"""Who may change what is served, and what becomes of what is sent."""

from __future__ import annotations

import errno
import os
import shutil
import zipfile
from typing import TYPE_CHECKING

import pytest
import torch
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.network.architecture import Architecture
from pointerscope.network.bundles import ModelCard, write_bundle
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.web.application import create_app
from tests.conftest import write_published, write_tiny
from tests.disks import full_disk
from tests.evil_files import ARCHIVES, CHECKPOINTS, CONTENTS, archive_of, files_of
from tests.leaving import leave_in_the_middle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOKEN = "let me in"
LARGEST = 10_000_000
ALLOWED = {"authorization": f"Bearer {TOKEN}", "content-type": "application/zip"}


def served(models: Path, token: str | None = TOKEN, **limits: float) -> TestClient:
    limits = {"max_upload_bytes": LARGEST, **limits}
    settings = Settings(models=models, access_token=token, **limits)
    return TestClient(create_app(settings), raise_server_exceptions=False)


@pytest.fixture
def models(tmp_path: Path) -> Path:
    write_tiny(tmp_path / "models" / "old")
    return tmp_path / "models"


@pytest.fixture
def client(models: Path) -> Iterator[TestClient]:
    with served(models) as client:
        yield client


@pytest.fixture
def archive(tmp_path: Path) -> bytes:
    return archive_of(files_of(write_tiny(tmp_path / "new", seed=1)))


@pytest.fixture
def large_archive(tmp_path: Path) -> bytes:
    """A small archive of a model with weights of 34 MB, all of them zero."""
    architecture = Architecture(500_000, 4, 8, 2, 1, 8, 6)
    weights = {
        name: torch.zeros_like(tensor)
        for name, tensor in PointerNetwork(architecture).state_dict().items()
    }
    card = ModelCard.from_architecture("Large", architecture)
    write_bundle(tmp_path / "large", card, weights)
    return archive_of(files_of(tmp_path / "large"))


def put(client: TestClient, archive: bytes, model: str = "new", **headers: str):
    return client.put(f"/api/models/{model}", content=archive, headers=ALLOWED | headers)


def names(models: Path) -> list[str]:
    return sorted(path.name for path in models.iterdir())


def said(response) -> str:
    assert response.headers["content-type"] == "application/problem+json"
    return response.json()["detail"]


# --- What is put there


def test_a_new_model_is_served(client, archive):
    response = put(client, archive)
    assert response.status_code == 201
    assert response.json() == client.get("/api/models").json()[0]
    answer = client.post("/api/models/new/explain", json={"visits": "Home, Work"})
    assert answer.status_code == 200


def test_a_model_is_replaced(client, archive):
    before = client.post("/api/models/old/gate", json={"visits": "Home, Work"}).json()
    response = put(client, archive, "old")
    assert response.status_code == 200
    after = client.post("/api/models/old/gate", json={"visits": "Home, Work"}).json()
    assert after != before


def test_the_files_may_stand_in_a_folder(client, tmp_path):
    files = files_of(write_tiny(tmp_path / "new"), below="my model/")
    assert put(client, archive_of({"my model/": b"", **files})).status_code == 201


def test_a_published_checkpoint_is_served(client, tmp_path):
    write_published(tmp_path)
    files = {"best.pt": (tmp_path / "best.pt").read_bytes(), "config.yaml": b"model: {nhead: 2}"}
    response = put(client, archive_of(files, zipfile.ZIP_STORED))
    assert response.status_code == 201
    assert response.json()["heads"] == 2


def test_insights_that_cannot_be_read_are_recomputed_under_the_name_of_the_model(client, tmp_path):
    files = files_of(write_tiny(tmp_path / "new")) | {"insights.json": b'{"model": "\\ud800"}'}
    response = put(client, archive_of(files), "mine")
    assert response.status_code == 422
    assert "Recompute it: `pointerscope insights mine`." in said(response)


def test_nothing_else_stays_beside_the_models(client, models, archive):
    put(client, archive)
    put(client, archive)
    put(client, b"no archive", "other")
    assert names(models) == ["new", "old"]


def test_a_folder_of_models_is_made_where_there_is_none(tmp_path, archive):
    with served(tmp_path / "nowhere" / "models") as client:
        assert put(client, archive).status_code == 201


# --- What is taken away


def test_a_model_is_taken_away(client, models):
    response = client.delete("/api/models/old", headers=ALLOWED)
    assert (response.status_code, response.content) == (204, b"")
    assert client.get("/api/models/old").status_code == 404
    assert names(models) == []


def test_what_is_not_there_cannot_be_taken_away(client):
    response = client.delete("/api/models/other", headers=ALLOWED)
    assert response.status_code == 404
    assert response.json()["errors"][0]["suggestions"] == ["old"]


def test_of_a_linked_model_the_link_alone_is_taken_away(client, models, tmp_path):
    write_tiny(tmp_path / "elsewhere")
    (models / "linked").symlink_to(tmp_path / "elsewhere")
    assert client.delete("/api/models/linked", headers=ALLOWED).status_code == 204
    assert names(models) == ["old"]
    assert (tmp_path / "elsewhere" / "model.json").exists()


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_a_folder_that_is_no_model_is_left_alone(client, models, archive, method):
    (models / "notes").mkdir()
    (models / "notes" / "mine.txt").write_text("mine")
    response = client.request(method, "/api/models/notes", content=archive, headers=ALLOWED)
    assert response.status_code in (404, 409)
    assert names(models / "notes") == ["mine.txt"]


# --- Who may


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
@pytest.mark.parametrize(
    "sent", [None, "Bearer", "Bearer wrong", f"Basic {TOKEN}", TOKEN, "Bearer ümlaut".encode()]
)
def test_without_the_token_nothing_is_changed(client, models, archive, method, sent):
    headers = {"content-type": "application/zip"}
    headers |= {} if sent is None else {"authorization": sent}
    response = client.request(method, "/api/models/old", content=archive, headers=headers)
    assert response.status_code == 401
    assert response.headers["www-authenticate"] == "Bearer"
    assert "access token" in said(response)
    assert names(models) == ["old"]


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
@pytest.mark.parametrize("token", [None, ""])
def test_where_there_is_no_token_nobody_may(models, archive, method, token):
    with served(models, token) as client:
        headers = ALLOWED | {"authorization": f"Bearer {token or ''}"}
        response = client.request(method, "/api/models/old", content=archive, headers=headers)
    assert response.status_code == 403
    assert "has no access token" in said(response)
    assert names(models) == ["old"]


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_pages_of_other_origins_may_not(client, method):
    asked = {"origin": "https://example.org", "access-control-request-method": method}
    response = client.options("/api/models/old", headers=asked)
    assert response.status_code == 400
    assert method not in response.headers["access-control-allow-methods"]


def test_the_token_is_in_the_description(client):
    description = client.get("/openapi.json").json()
    for method in ("put", "delete"):
        operation = description["paths"]["/api/models/{model}"][method]
        [[scheme]] = operation["security"]
        assert description["components"]["securitySchemes"][scheme]["scheme"] == "bearer"
        assert {"401", "403", "507"} <= operation["responses"].keys()


# --- What is refused


@pytest.mark.parametrize("what", ARCHIVES)
def test_an_evil_archive_is_refused_and_changes_nothing(client, models, what):
    make, reason = ARCHIVES[what]
    before = client.get("/api/models").json()
    response = put(client, make(), "old")
    assert response.status_code == 422
    assert reason in said(response)
    assert names(models) == ["old"]
    assert client.get("/api/models").json() == before


@pytest.mark.parametrize("model", ["%2e%2e", "-a", "a%20b", "é", "a" * 101, ".hidden"])
def test_a_name_that_is_no_id_is_refused(client, models, archive, model):
    assert put(client, archive, model).status_code in (404, 405, 422)
    assert names(models) == ["old"]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", ""])
def test_another_kind_of_body_is_refused(client, archive, kind):
    assert put(client, archive, **{"content-type": kind}).status_code == 415


def test_a_body_over_the_limit_is_refused(client, models):
    response = put(client, bytes(LARGEST + 1))
    assert response.status_code == 413
    assert f"{LARGEST:,} bytes" in said(response)
    assert names(models) == ["old"]


def test_a_body_that_only_shows_its_size_as_it_comes_is_refused(client, models):
    response = client.put("/api/models/new", content=iter([bytes(1_000_000)] * 11), headers=ALLOWED)
    assert response.status_code == 413
    assert names(models) == ["old"]


@pytest.mark.parametrize("what", CHECKPOINTS)
def test_an_evil_checkpoint_is_refused_and_changes_nothing(client, models, tmp_path, what):
    make, reason = CHECKPOINTS[what]
    (tmp_path / "evil").mkdir()
    write_published(tmp_path / "evil")
    make(tmp_path / "evil")
    response = put(client, archive_of(files_of(tmp_path / "evil")), "old")
    assert response.status_code == 422
    assert reason in said(response)
    assert names(models) == ["old"]


@pytest.mark.parametrize("what", CONTENTS)
def test_nonsense_in_a_file_is_refused_and_changes_nothing(client, models, tmp_path, what):
    name, content, reason = CONTENTS[what]
    files = files_of(write_tiny(tmp_path / "evil")) | {name: content}
    response = put(client, archive_of(files), "old")
    assert response.status_code == 422
    assert said(response).startswith(name)
    assert reason in said(response)
    assert names(models) == ["old"]


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        ({"upload_timeout_seconds": 0.001}, "longer than 0.001 seconds"),
        ({"max_upload_memory_bytes": 30_000_000}, "more than 30,000,000 bytes of memory"),
    ],
)
def test_a_model_that_takes_too_much_is_refused_and_the_server_goes_on(
    models, archive, large_archive, limit, reason
):
    with served(models, **limit) as client:
        response = put(client, large_archive, "old")
        assert response.status_code == 422
        assert reason in said(response)
        assert f"POINTERSCOPE_{next(iter(limit)).upper()}" in said(response)
        assert names(models) == ["old"]
        answer = client.post("/api/models/old/gate", json={"visits": "Home, Work"})
        assert answer.status_code == 200
    with served(models) as client:
        assert put(client, archive).status_code == 201


def test_a_network_that_answers_with_no_number_is_refused(client, models, tmp_path):
    torch.manual_seed(0)
    architecture = Architecture(9, 4, 8, 2, 1, 8, 6)
    weights = {
        name: tensor * 1e30 for name, tensor in PointerNetwork(architecture).state_dict().items()
    }
    write_bundle(tmp_path / "wild", ModelCard.from_architecture("Wild", architecture), weights)
    response = put(client, archive_of(files_of(tmp_path / "wild")))
    assert response.status_code == 422
    assert said(response) == (
        "The network predicts infinite or undefined numbers. Check its weights."
    )
    assert names(models) == ["old"]


# --- Disks


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_full_disk_is_said_and_changes_nothing(client, models, archive, monkeypatch, number):
    before = client.get("/api/models/old").json()

    def full(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(shutil, "copyfileobj", full)
    response = put(client, archive, "old")
    assert response.status_code == 507
    assert said(response) == (
        "The server's disk is full, so nothing was changed. Delete a model or free space."
    )
    assert client.get("/api/models/old").json() == before
    assert names(models) == ["old"]


@pytest.mark.parametrize("share", [0.2, 1.5], ids=["of the archive", "of its files"])
def test_a_disk_that_fills_up_is_said_and_changes_nothing(client, models, large_archive, share):
    before = client.get("/api/models/old").json()
    with full_disk(int(share * len(large_archive))):
        response = put(client, large_archive, "old")
    assert response.status_code == 507
    assert "disk is full, so nothing was changed" in said(response)
    assert client.get("/api/models/old").json() == before
    assert names(models) == ["old"]


def test_of_a_client_that_leaves_nothing_is_served_and_nothing_failed(client, models, archive):
    sent = [(name.encode(), value.encode()) for name, value in ALLOWED.items()]
    assert leave_in_the_middle(client.app, "/api/models/new", headers=sent) == 499
    assert names(models) == ["old"]
    assert put(client, archive).status_code == 201


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_a_folder_that_cannot_be_written_is_said(client, archive, monkeypatch, method):
    def read_only(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("tempfile.mkdtemp", read_only)
    response = client.request(method, "/api/models/old", content=archive, headers=ALLOWED)
    assert response.status_code == 507
    assert said(response).startswith("The folder of models cannot be written")
    assert client.get("/api/models/old").status_code == 200
