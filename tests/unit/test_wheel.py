"""An installed wheel, run from another folder, finds its templates, static files and bundles."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = built.glob("*.whl")
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(folder)
    return folder


CODE = """
import pointerscope
from pointerscope import open_model
from starlette.testclient import TestClient
from pointerscope.web.application import create_app
print(pointerscope.__file__)
client = TestClient(create_app())
for url in ("/", "/explore/town", "/static/js/pointer-view.js", "/docs",
            "/api/models/town/views/gate?visits=Maple%20Court"):
    print(client.get(url).status_code)
print([model["id"] for model in client.get("/api/models").json()])
print(open_model("town").explain("Maple Court").prediction.probability > 0)
"""


@pytest.fixture(scope="module")
def said(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What code says that an installation runs, without the checkout on the path."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(installed)!r})\n{CODE}"],
        cwd=tmp_path_factory.mktemp("elsewhere"),
        env=os.environ | {"PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_pages_static_files_and_the_town_come_with_the_wheel(installed, said):
    where, *statuses, models, _ = said
    assert where.startswith(str(installed))
    assert statuses == ["200"] * 5
    assert models == "['town']"


def test_the_public_module_opens_the_town(said):
    assert said[-1] == "True"
