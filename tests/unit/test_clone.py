"""In a clone, edited templates and static files are served without installing again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pointerscope.core.settings import RESOURCES, Settings

pytestmark = pytest.mark.slow

CLONE = Path(__file__).parents[2]
SERVE = """
from pathlib import Path
from starlette.testclient import TestClient
from pointerscope.core.settings import RESOURCES
from pointerscope.web.application import create_app

client = TestClient(create_app())
static, template = RESOURCES / "static" / "new.txt", RESOURCES / "templates" / "lessons.html"
static.write_text("new")
print(RESOURCES)
print(client.get("/static/new.txt").text)
static.write_text("edited")
print(client.get("/static/new.txt").text)
template.write_text("An edited template")
print(client.get("/lessons").text)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the clone, to edit."""
    folder = tmp_path_factory.mktemp("clone")
    shutil.copytree(CLONE / "app", folder / "app")
    for name in ("static", "templates"):
        shutil.copytree(CLONE / name, folder / name)
    for name in ("pyproject.toml", "docs", "models"):
        (folder / name).symlink_to(CLONE / name)
    return folder


def test_the_clone_has_the_resources():
    assert RESOURCES == CLONE
    assert Settings().models == CLONE / "models"


def test_edited_resources_of_a_clone_are_served(copy, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", SERVE],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(copy / "app")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [str(copy), "new", "edited", "An edited template"]
