"""The public interface has real types for users who check their code with mypy."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pointerscope import Explanation
from pointerscope.analysis.explanation import ExplainedQuery

pytestmark = pytest.mark.slow

CACHE = Path(__file__).parents[2] / ".mypy_cache" / "public-interface"
USER_CODE = """\
import pointerscope
from pointerscope import open_model

model = open_model("town")
explanation = model.explain("Home", user=12, interventions={"gate": 0.5})
view = explanation.view("head", head=2)
reveal_type(model)
reveal_type(explanation)
reveal_type(explanation.gate)
reveal_type(explanation.prediction.label)
reveal_type(explanation.visits[0].steps_back)
reveal_type(explanation.trace.gate)
reveal_type(explanation.trace.layers[0].weights)
reveal_type(explanation.self_attention)
reveal_type(explanation.pointer_weights)
reveal_type(view)
reveal_type(view.save("head.html"))
explanation.attnetion
explanation.trace.wieghts
model.explain("Home", usr=12)
pointerscope.no_such_name
"""


@pytest.fixture(scope="module")
def mypy_lines(tmp_path_factory):
    """The output of `mypy --strict` in another project, by line of its code."""
    project = tmp_path_factory.mktemp("project")
    (project / "code.py").write_text(USER_CODE, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(CACHE), "code.py"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert not done.stderr
    messages: dict[str, str] = {}
    for line in done.stdout.splitlines():
        if found := re.fullmatch(r"code\.py:(\d+): (?:note|error): (.*)", line):
            messages.setdefault(USER_CODE.splitlines()[int(found[1]) - 1], found[2])
    return messages


@pytest.mark.parametrize(
    ("expression", "type_"),
    [
        ("model", r"pointerscope\.notebook\.model\.Model"),
        ("explanation", r"pointerscope\.notebook\.explanation\.Explanation"),
        ("explanation.gate", "float"),
        ("explanation.prediction.label", "str"),
        ("explanation.visits[0].steps_back", "int"),
        ("explanation.trace.gate", r"numpy\.float\w*(\[.*\])?"),
        ("explanation.trace.layers[0].weights", r"numpy\.ndarray\[.*float.*\]"),
        ("explanation.self_attention", r"numpy\.ndarray\[.*float.*\]"),
        ("explanation.pointer_weights", r"numpy\.ndarray\[.*float.*\] \| None"),
        ("view", r"pointerscope\.notebook\.live_view\.LiveView"),
        ('view.save("head.html")', r"pathlib\.Path"),
    ],
)
def test_expressions_of_users_have_real_types(mypy_lines, expression, type_):
    message = mypy_lines[f"reveal_type({expression})"]
    assert re.fullmatch(f'Revealed type is "{type_}"', message), message


def test_only_wrong_lines_of_users_are_errors(mypy_lines):
    errors = {line: message for line, message in mypy_lines.items() if "Revealed" not in message}
    assert set(errors) == set(USER_CODE.splitlines()[-4:])
    assert "attnetion" in errors["explanation.attnetion"]
    assert "usr" in errors['model.explain("Home", usr=12)']


def test_an_explanation_has_every_attribute_of_an_explained_query():
    def public(kind: type) -> set[str]:
        return {name for name in dir(kind) if not name.startswith("_")}

    # What JSON is made of; `visits` and the places say the same.
    columns = {"visit_columns", "ranking", "pointer_ranking", "generation_ranking"}
    assert public(ExplainedQuery) - columns - {"bytes"} <= public(Explanation)
