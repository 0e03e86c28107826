"""The wheel: its content, and the package installed beside other projects."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(folder)
    return folder


def run_python(*arguments: str, cwd: Path, installed: Path, **environment: str) -> list[str]:
    """Run Python with an installed package before the clone on its path; return its output."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": str(installed)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_wheel_contains_code_types_and_resources_but_no_package_app(wheel):
    with zipfile.ZipFile(wheel) as content:
        names = set(content.namelist())
    assert {
        "pointerscope/py.typed",
        "pointerscope/cli/main.py",
        "pointerscope/models/town/weights.safetensors",
        "pointerscope/publishing/deck/shipped/where-next.yaml",
        "pointerscope/static/js/pointer-view.js",
        "pointerscope/templates/base.html",
    } <= names
    top = {name.split("/")[0] for name in names}
    assert {name for name in top if not name.endswith(".dist-info")} == {"pointerscope"}


def test_the_wheel_contains_only_the_model_of_the_town(wheel):
    with zipfile.ZipFile(wheel) as content:
        parts = [name.split("/") for name in content.namelist()]
    assert {part[2] for part in parts if part[:2] == ["pointerscope", "models"]} == {"town"}


SERVE = """
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
def served(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The output of code that serves the installed package from an empty folder."""
    folder = tmp_path_factory.mktemp("elsewhere")
    return run_python("-c", SERVE, cwd=folder, installed=installed, PYTHONSAFEPATH="1")


def test_an_installed_package_serves_pages_static_files_and_the_town(installed, served):
    where, *statuses, models, _ = served
    assert where.startswith(str(installed))
    assert statuses == ["200"] * 5
    assert models == "['town']"


def test_an_installed_package_opens_the_town(served):
    assert served[-1] == "True"


@pytest.fixture
def foreign_project(tmp_path: Path) -> Path:
    """Another project, with a package `app` of its own."""
    project = tmp_path / "project"
    (project / "app").mkdir(parents=True)
    (project / "pyproject.toml").write_text('[project]\nname = "foreign"\n', encoding="utf-8")
    (project / "app" / "__init__.py").write_text("OWNER = 'foreign'\n", encoding="utf-8")
    (project / "app" / "main.py").write_text("NAME = 'foreign main'\n", encoding="utf-8")
    return project


FOREIGN = """
import sys
assert sys.path[0] == "", sys.path
import app, app.main
import pointerscope
from pointerscope import open_model
print(pointerscope.__file__)
print(open_model("town").explain("Maple Court").prediction.label != "")
print(app.OWNER, app.main.NAME, app.__file__)
"""


def test_a_project_with_a_package_app_can_use_pointerscope(installed, foreign_project):
    where, explained, foreign = run_python("-c", FOREIGN, cwd=foreign_project, installed=installed)
    assert where.startswith(str(installed))
    assert explained == "True"
    assert foreign == f"foreign foreign main {foreign_project / 'app' / '__init__.py'}"


def test_the_command_runs_in_a_project_with_a_package_app(installed, foreign_project):
    said = run_python("-m", "pointerscope", "--help", cwd=foreign_project, installed=installed)
    assert any("serve" in line for line in said)


def test_a_package_installed_in_a_folder_of_a_project_finds_its_own_resources(
    wheel, foreign_project
):
    vendored = foreign_project / "vendored"
    with zipfile.ZipFile(wheel) as content:
        content.extractall(vendored)
    code = "from pointerscope.core.settings import RESOURCES; print(RESOURCES)"
    said = run_python("-c", code, cwd=foreign_project, installed=vendored)
    assert said == [str(vendored / "pointerscope")]


def test_app_is_no_command():
    assert not (ROOT / "app" / "__main__.py").exists()
    assert not (ROOT / "app" / "__init__.py").exists()
