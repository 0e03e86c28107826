"""What the README says works."""

from __future__ import annotations

import json
import re
from pathlib import Path

from pointerscope.cli.main import main
from pointerscope.core.settings import Settings
from tests.bench.__main__ import AT_LEAST, LIMITS
from tests.bench.capacity import Costs, table

ROOT = Path(__file__).parents[2]
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


def test_its_table_of_settings_is_the_settings():
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.+?) \| (.+) \|$", README, re.MULTILINE)
    said = {name.lower(): (default, what) for name, default, what in rows}
    assert said == {
        name: (_shown(field.default), field.description)
        for name, field in Settings.model_fields.items()
    }


def _shown(default: object) -> str:
    if default is None or default == "":
        return "none"
    if isinstance(default, bool):
        return str(default).lower()
    if isinstance(default, int | float):
        return f"{default:,}"
    if isinstance(default, Path) and default.is_absolute():
        default = default.relative_to(ROOT)
    return f"`{json.dumps(default) if isinstance(default, tuple) else default}`"


def test_its_table_of_machines_is_calculated_from_what_was_measured():
    costs = Costs(**json.loads((ROOT / "tests/bench/measured.json").read_text(encoding="utf-8")))
    assert table(costs) in README
