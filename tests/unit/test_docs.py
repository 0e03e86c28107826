"""What the README and the other documents say is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from pointerscope.analysis.model_card import best_baseline, custom_name, seeds
from pointerscope.cli import main
from pointerscope.core.settings import DEPRECATED_NAMES, Settings
from pointerscope.figures.insights.table_charts import get_table
from pointerscope.network.bundles import read_bundle
from pointerscope.web.application import create_app
from tests.bench.__main__ import AT_LEAST, LIMITS
from tests.bench.capacity import Costs, table

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


def text_of(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


# Files that a reader of CONTRIBUTING.md writes; its own test follows it.
WRITTEN_BY_READERS = re.compile(r"stay_minutes|effective_positions|pointer_strength")

each_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


def test_the_python_of_the_readme_runs():
    [code] = re.findall(r"```python\n(.*?)```", text_of("README.md"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code.replace(".show()", ".to_plotly_json()"), names)
    assert names["explanation"].prediction.probability > 0


def test_the_python_of_its_page_runs():
    names: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", text_of("docs/python.md"), re.DOTALL):
        exec(code, names)
    assert names["accuracy"] > 0.1
    assert names["patched"]["gate.value"] == 0.5
    expected = names["explanation"].sites["layers.0.attention_out"]
    np.testing.assert_allclose(names["kept"]["output"].detach()[0], expected, atol=1e-5)


@each_document
def test_commands_exist(path):
    document = path.read_text(encoding="utf-8")
    named = re.findall(r"(?:^    |`|/bin/)pointerscope ([a-z]+)", document, re.MULTILINE)
    assert set(named) <= set(main.commands)
    targets = re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE)
    assert set(re.findall(r"(?:`|^    )make ([a-z-]+)", document, re.MULTILINE)) <= set(targets)


@each_document
def test_links_and_named_files_are_there(path):
    document = path.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", document):
        assert (path.parent / link).exists(), link
    # A path with a wildcard or a placeholder names no one file.
    for named in re.findall(r"`((?:app|static|tests|docs|templates|models)/[\w./-]+)`", document):
        assert (ROOT / named).exists() or WRITTEN_BY_READERS.search(named), named


def test_the_names_of_the_architecture_are_those_of_the_code():
    document = text_of("docs/architecture.md")
    package = ROOT / "app" / "pointerscope"
    code = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    defined = set(re.findall(r"^\s*(?:class|(?:async )?def) (\w+)", code, re.MULTILINE))
    classes = set(re.findall(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b", document))
    functions = set(re.findall(r"(\w+)\(", document))
    assert classes - {"JavaScript", "PointerScope", "NumPy"} - defined == set()
    assert functions - defined == set()
    for floor in re.findall(r"^\| `(\w+)` \|", document, re.MULTILINE):
        assert (package / floor).is_dir()


def test_the_middleware_of_the_architecture_is_that_of_the_application():
    [listed] = re.findall(
        r"middleware, in this order\n(.*?)▼", text_of("docs/architecture.md"), re.DOTALL
    )
    names = [
        name for line in re.findall(r"├─ ((?:\w+(?:, )?)+)  ", listed) for name in line.split(", ")
    ]
    assert names == [each.cls.__name__ for each in create_app(Settings()).user_middleware]


def test_limits_are_those_of_the_bench():
    document = text_of("docs/benchmarks.md")
    said = dict(re.findall(r"^\| `(\w+)` \|.*\| ([\d.,]+) \|$", document, re.MULTILINE))
    assert {name: float(limit.replace(",", "")) for name, limit in said.items()} == LIMITS
    least = dict(re.findall(r"^\| `(\w+)` \|.*\| at least ([\d.,]+) \|$", document, re.MULTILINE))
    assert {name: float(limit) for name, limit in least.items()} == AT_LEAST


def test_the_settings_page_lists_every_setting():
    rows = re.findall(
        r"^\| `([A-Z_]+)` \| (.+?) \| (.+) \|$", text_of("docs/settings.md"), re.MULTILINE
    )
    listed = {name.lower(): (default, meaning) for name, default, meaning in rows}
    assert listed == {
        name: (_shown(field.default), field.description)
        for name, field in Settings.model_fields.items()
    }


def test_the_settings_page_lists_every_deprecated_name():
    document = text_of("docs/settings.md")
    rows = re.findall(r"^\| `([A-Z_]+)` \| `([A-Z_]+)` \|$", document, re.MULTILINE)
    assert {new.lower(): old.lower() for old, new in rows} == DEPRECATED_NAMES


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


def test_the_tables_of_the_town_are_those_of_its_card():
    card = read_bundle(Settings().models / "town").card
    document = text_of("docs/data-and-models.md")
    for row in (*_rows_by_custom(card), *_rows_by_seed(card), *_rows_by_heads(card)):
        assert f"| {' | '.join(row)} |" in document


def test_what_is_said_of_the_heads_of_the_town_is_so():
    town = read_bundle(Settings().models / "town")
    document = text_of("docs/data-and-models.md")
    for one in town.card.customs:
        most = max(one.deciding_attention, key=lambda of: of.share, default=None)
        if one.carriers:
            said = (
                f"{custom_name(one)} L{most.layer} H{most.head} gives {_percent(most.share)} % of "
                f"the last visit's attention to the visits that decide, and "
                f"{_percent(most.mean_share)} % of all visits' attention"
            )
            assert said in document
    assert not any(get_table(town.insights, "head_roles_over_all").column("stands_out"))
    without = read_bundle(Settings().models / "town-without-attention").card.metrics
    assert (
        f"Trained without self-attention it reaches {_percent(without.accuracy_at_1)}" in document
    )


def _rows_by_custom(card):
    changes = ("without all heads", "all heads replaced by their mean", "pointer alone")
    baselines = [scores.accuracy_at_1 for scores in card.metrics.baselines.values()]
    histories = [one.histories for one in card.customs]
    oracle = np.average([one.oracle for one in card.customs], weights=histories)
    of_all = [card.metrics.accuracy_at_1, *_accuracies(card.attention, changes), max(baselines)]
    yield ["all", "100", *map(_percent, (*of_all, oracle))]
    for one in card.customs:
        best = best_baseline(one)[1].accuracy_at_1
        shown = [one.network.accuracy_at_1, *_accuracies(one, changes), best, one.oracle]
        share = f"{100 * one.histories / sum(histories):.0f}"
        yield [custom_name(one), share, *map(_percent, shown)]


def _rows_by_seed(card):
    for seed, metrics, attention in seeds(card):
        lost = [change.difference for change in attention.changes[:2]]
        yield [str(seed), _percent(metrics.accuracy_at_1), *map(_interval, lost)]


def _rows_by_heads(card):
    for one in card.customs:
        if one.carriers:
            heads = ", ".join(f"L{layer} H{head}" for layer, head in one.carriers)
            changes = (one.without_carriers[other.custom] for other in card.customs)
            yield [custom_name(one), heads, *map(_interval, changes)]


def _accuracies(measured, names):
    found = {change.name: change.accuracy_at_1 for change in measured.changes}
    return [found[name] for name in names]


def _interval(found):
    return f"{_points(found.value)} ({' to '.join(map(_points, found.interval))})"


def _percent(rate):
    return f"{100 * rate:.1f}"


def _points(difference):
    return f"{100 * difference:+.1f}".replace("-", "−")


def test_the_capacity_table_is_calculated_from_the_measurements():
    costs = Costs(**json.loads((ROOT / "tests/bench/measured.json").read_text(encoding="utf-8")))
    assert table(costs) in text_of("docs/deployment.md")
