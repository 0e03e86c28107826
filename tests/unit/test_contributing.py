"""Following CONTRIBUTING.md step by step in a copy of the clone works."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COMMAND = ".venv/bin/"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the code and its tests, beside links to the large folders it only reads."""
    folder = tmp_path_factory.mktemp("clone")
    for name in ("app", "tests"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("static", "templates", "models", "docs"):
        (folder / name).symlink_to(ROOT / name)
    return folder


def section(title: str) -> str:
    """The lines below a heading, until the next one that stands in no example."""
    found, is_inside, fence = [], False, ""
    for line in GUIDE.splitlines(keepends=True):
        if match := re.match(r"`{3,}", line):
            fence = "" if line.strip() == fence else fence or match[0]
        if line.startswith("## ") and not fence:
            is_inside = line == f"## {title}\n"
        elif is_inside:
            found.append(line)
    return "".join(found)


def run_console_blocks(title: str, clone: Path) -> str:
    """Run every command of a section in the copy, and return what they print."""
    output = ""
    programs = {"python": [sys.executable], "pointerscope": [sys.executable, "-m", "pointerscope"]}
    for block in re.findall(r"```console\n(.*?)```", section(title), re.DOTALL):
        for line in block.splitlines():
            program, *arguments = shlex.split(line.removeprefix("$ ").removeprefix(COMMAND))
            done = subprocess.run(
                [*programs[program], *arguments],
                cwd=clone,
                env=os.environ | {"PYTHONPATH": str(clone / "app"), "OMP_NUM_THREADS": "1"},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, line + done.stdout + done.stderr
            output += done.stdout
    return output


def test_a_view_is_added_in_the_steps_of_the_guide(clone: Path) -> None:
    output = run_console_blocks("Add a view", clone)
    assert "passed" in output
    for path in re.findall(r"`((?:app|tests)/[\w/]*stay_minutes\w*\.py)`", section("Add a view")):
        assert (clone / path).is_file()


def test_a_data_source_is_added_in_the_steps_of_the_guide(clone: Path) -> None:
    assert "passed" in run_console_blocks("Add a data source", clone)


def test_an_intervention_is_added_in_the_steps_of_the_guide(clone: Path) -> None:
    assert "passed" in run_console_blocks("Add an intervention", clone)


def test_a_lesson_is_added_in_the_steps_of_the_guide(clone: Path) -> None:
    [path] = re.findall(r"Save this as `([\w/.]+)`", section("Add a lesson"))
    [text] = re.findall(r"````markdown\n(.*?)````", section("Add a lesson"), re.DOTALL)
    [code] = re.findall(r"```python\n(.*?)```", section("Add a lesson"), re.DOTALL)
    (clone / path).parent.mkdir()
    (clone / path).write_text(text, encoding="utf-8")
    (clone / path).with_name("lesson.py").write_text(code, encoding="utf-8")
    output = run_console_blocks("Add a lesson", clone)
    assert int(re.findall(r"(\d+) passed", output)[0]) >= 5
