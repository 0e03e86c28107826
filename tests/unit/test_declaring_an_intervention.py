"""`pointerscope new intervention` in a copy of the tree: one file, and everything has it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest
from click.testing import CliRunner

from pointerscope.cli.new import new
from pointerscope.publishing.documented_interventions import intervention_list
from tests.golden_cases import ROOT, node

pytestmark = pytest.mark.slow

# What each part of the app makes of it.
SCRIPT = """
import json, sys
from pathlib import Path
import numpy as np
from pointerscope.core.settings import Settings
from pointerscope.mobility.interventions import Interventions, interventions_by_group
from pointerscope.publishing.documented_interventions import intervention_list
from pointerscope.publishing.shared_modules import shared_modules
from pointerscope.publishing.templates import template_environment
from pointerscope.web.application import create_app
from tests.golden_cases import *

for name, text in shared_modules().items():
    (ROOT / "static/js" / name).write_text(text, encoding="utf-8")
bundle = next(one for one in bundles() if one.id == "town")
random = np.random.default_rng(0)
plain = next(cases_of(golden_network(bundle), 1, random))
changed = GoldenCase(plain.network, plain.record, {"pointer_strength": 2.5})
folder = Path(sys.argv[1])
cases = [changed, *cases_of(plain.network, 20, random)]
tensors = [*run_engine(cases, folder)]
scores = [expected_tensors(case)["pointer.content_scores"] for case in (plain, changed)]
panel = template_environment().get_template("interventions.html").module.panel
schemas = create_app(Settings(models=ROOT / "models")).openapi()["components"]["schemas"]
print(json.dumps({
    "api": schemas["Interventions"]["properties"]["pointer_strength"],
    "panel": str(panel(bundle, interventions_by_group())),
    "words": Interventions(pointer_strength=2.5).words(),
    "factors": (scores[1] / scores[0]).tolist(),
    "drawn": sum("pointer_strength" in case.interventions for case in cases[1:]),
    "engines_agree": [*map(is_equal, cases, tensors)],
    "documentation": intervention_list(),
}))
"""
SENTENCE = """
import { summary } from "./static/js/changes.js";
console.log(summary({ gate: 0.5, pointer_strength: 2.5 }));
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy of the tree with one file more."""
    copy = tmp_path_factory.mktemp("tree")
    for folder in ("app", "static/js", "tests", "templates"):
        shutil.copytree(ROOT / folder, copy / folder)
    others = [path for path in (ROOT / "static").iterdir() if path.name != "js"]
    for path in (ROOT / "models", ROOT / ".venv", *others):
        (copy / path.relative_to(ROOT)).symlink_to(path.resolve())
    for name in ("package.json", "pyproject.toml"):
        shutil.copy(ROOT / name, copy)
    run([sys.executable, "-m", "pointerscope", "new", "intervention", "pointer-strength"], copy)
    return copy


@pytest.fixture(scope="module")
def found(tree, tmp_path_factory):
    """What each part of that tree makes of the file."""
    done = run([sys.executable, "-c", SCRIPT, tmp_path_factory.mktemp("engine")], tree)
    return json.loads(done)


def run(command, tree):
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'app'}:{tree}"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_api_describes_it(found):
    assert found["api"]["description"] == "Multiplies the content scores."
    assert found["api"]["exclusiveMinimum"] == 0


def test_the_panel_has_its_control_and_its_words(found):
    assert 'data-key="pointer_strength"' in found["panel"]
    assert "Pointer strength" in found["panel"]
    assert "Above 1, the position bias matters less." in found["panel"]


def test_both_engines_make_the_change(found):
    assert found["factors"] == pytest.approx([2.5] * len(found["factors"]))
    assert found["drawn"]
    assert all(found["engines_agree"])


def test_a_sentence_names_it_in_both_languages(found, tree):
    assert found["words"] == ["content scores times 2.5"]
    said = run([node(), "--input-type=module", "-e", SENTENCE], tree)
    assert said.strip() == "Changed: gate forced to 0.5; content scores times 2.5."


def test_it_cannot_be_a_plugin(tmp_path):
    done = CliRunner().invoke(new, ["intervention", "pointer-strength", "--plugin", str(tmp_path)])
    assert done.exit_code
    assert "Write yours in a clone" in done.output


def test_the_documentation_lists_it(found):
    line = "| `pointer_strength` | Multiplies the content scores. | `pointer.content_scores` |"
    assert line in found["documentation"]


def test_the_list_in_the_documentation_is_up_to_date():
    page = (ROOT / "docs/interventions.md").read_text(encoding="utf-8")
    assert page.endswith(intervention_list()), "Run `make shared`."
