"""Weights leave the server where their owner and the server allow it, and nowhere else."""

from __future__ import annotations

import base64
import hashlib
import re

import pytest
from fastapi.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.network.bundles import read_bundle
from pointerscope.network.safetensors_files import read_safetensors
from pointerscope.web.application import create_app
from tests.conftest import write_published, write_tiny


def address(client, model):
    return f"/api/models/{model}/weights/{weights(client, model)['sha256']}"


def weights(client, model):
    return client.get(f"/api/models/{model}").json()["weights"]


@pytest.fixture
def own(tmp_path):
    """A client of a server that looks for changed files at each request, and its folder."""
    with TestClient(create_app(Settings(models=tmp_path, model_recheck_seconds=0))) as client:
        yield client, tmp_path


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_shared_weights_are_those_of_the_bundle_and_never_change(client, tmp_path, accepted):
    answer = client.get(address(client, "town"), headers={"accept-encoding": accepted})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/octet-stream"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers.get("content-encoding", "identity") == accepted
    assert answer.headers["vary"].startswith("accept-encoding")
    assert len(answer.content) == weights(client, "town")["size"]
    assert hashlib.sha256(answer.content).hexdigest() == weights(client, "town")["sha256"]
    (tmp_path / "weights.safetensors").write_bytes(answer.content)
    read = read_safetensors(tmp_path / "weights.safetensors")
    own = read_bundle(Settings().models / "town").network.state_dict()
    assert all((read[name].float() == tensor).all() for name, tensor in own.items())


def test_weights_that_a_browser_has_are_not_sent_again(client):
    path = address(client, "town")
    tag = client.get(path).headers["etag"]
    assert client.get(path, headers={"if-none-match": tag}).status_code == 304


def test_any_origin_may_read_them(client):
    answer = client.get(address(client, "town"), headers={"origin": "https://example.org"})
    assert answer.headers["access-control-allow-origin"] == "*"


def test_weights_stay_unless_their_owner_lets_them_leave(own):
    client, models = own
    write_tiny(models / "private")
    assert weights(client, "private") is None
    content = (models / "private" / "weights.safetensors").read_bytes()
    sha256 = hashlib.sha256(content).hexdigest()
    refused = client.get(f"/api/models/private/weights/{sha256}")
    assert refused.status_code == 404
    assert "stay on the server" in refused.json()["errors"][0]["message"]
    assert client.get("/api/models/private/offline").status_code == 404
    write_tiny(models / "private", share_weights=True)
    assert client.get(f"/api/models/private/weights/{sha256}").content == content


def test_weights_of_a_published_checkpoint_stay(client, models):
    (models / "best").mkdir()
    write_published(models / "best")
    assert weights(client, "best") is None
    assert client.get("/api/models/best/weights/0").status_code == 404


def test_the_bundled_models_of_real_people_keep_their_weights():
    for name in ("geolife", "newyork"):
        assert read_bundle(Settings().models / name).shared_weights is None


def test_replaced_weights_have_another_address(own):
    client, models = own
    write_tiny(models / "renewed", seed=1, share_weights=True)
    before = address(client, "renewed")
    assert client.get(before).status_code == 200
    write_tiny(models / "renewed", seed=2, share_weights=True)
    gone = client.get(before)
    assert gone.status_code == 404
    assert "other weights by now" in gone.json()["errors"][0]["message"]
    assert client.get(address(client, "renewed")).status_code == 200


def test_a_server_can_keep_all_weights(models):
    app = create_app(Settings(models=models, share_weights=False))
    with TestClient(app) as client:
        assert weights(client, "town") is None
        known = read_bundle(models / "town").shared_weights
        assert client.get(f"/api/models/town/weights/{known.sha256}").status_code == 404
        assert client.get("/api/models/town/offline").status_code == 404
        view = client.get("/api/models/town/views/network/offline", params={"visits": "Café Luna"})
        assert "weights.safetensors" not in view.text
        assert len(view.content) < 500_000


def test_a_model_is_taken_along_as_one_file_with_its_weights(client):
    answer = client.get("/api/models/town/offline?theme=dark")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-disposition"] == 'attachment; filename="town.html"'
    found = re.search(r'id="town/weights.safetensors">([^<]+)<', answer.text)
    content = base64.b64decode(found[1])
    assert hashlib.sha256(content).hexdigest() == weights(client, "town")["sha256"]
    tag = {"if-none-match": answer.headers["etag"]}
    assert client.get("/api/models/town/offline?theme=dark", headers=tag).status_code == 304
    assert client.get("/api/models/town/offline?theme=pink").status_code == 422
