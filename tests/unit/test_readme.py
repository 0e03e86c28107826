"""What the README says works."""

from __future__ import annotations

import re
from pathlib import Path

import app
from app.cli import main
from tests.bench.__main__ import AT_LEAST, LIMITS

ROOT = Path(app.__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_python_runs():
    [code] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(code.replace(".show()", ".to_plotly_json()"), names)
    assert names["explanation"].prediction.probability > 0


def test_its_commands_exist():
    assert set(re.findall(r"^    pointerscope (\w+)", README, re.MULTILINE)) <= set(main.commands)
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert set(re.findall(r"(?:`|^    )make (\w+)", README, re.MULTILINE)) <= set(targets)


def test_its_pictures_and_folders_are_there():
    for path in re.findall(r"\]\((static/[^)]+)\)", README):
        assert (ROOT / path).is_file()
    for folder in re.findall(r"^    (app/\w+/)", README, re.MULTILINE):
        assert (ROOT / folder / "__init__.py").is_file()


def test_its_limits_are_those_that_the_bench_prints():
    said = dict(re.findall(r"^\| `(\w+)` \|.*\| ([\d.,]+) \|$", README, re.MULTILINE))
    assert {name: float(limit.replace(",", "")) for name, limit in said.items()} == LIMITS
    least = dict(re.findall(r"^\| `(\w+)` \|.*\| at least ([\d.,]+) \|$", README, re.MULTILINE))
    assert {name: float(limit) for name, limit in least.items()} == AT_LEAST
