"""What a figure must carry for the front end, and a new view that fulfils it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest
from starlette.testclient import TestClient

from pointerscope.analysis.explanation import explain
from pointerscope.core.plugins import reload_plugins
from pointerscope.core.settings import Settings
from pointerscope.figures import contract
from pointerscope.figures.difference import NoDifferenceError, draw_difference, subtract
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import InvalidFigureError, NothingToShowError, draw, views
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.web.application import create_app
from tests.conftest import write_tiny

DECLARATIONS = Path(__file__).parents[2] / "static" / "js" / "figure-contract.d.ts"
VISITS = "Home, Work, Home"
NEW_VIEW = """
from pointerscope.figures.views import view

@view(title="How long was each visit?", caption="Each bar is a visit.", section="time", order=99)
def stays(explanation):
    minutes = [visit.duration_minutes for visit in explanation.visits]
    labels = [str(number) for number in range(len(minutes))]
    bars = {"type": "bar", "name": "stay", "x": labels, "y": minutes}
    return {"data": [bars], "layout": {"meta": {"summary": f"The longest is {max(minutes)}."}}}
"""


def figure(**meta):
    """A figure that fulfils the contract."""
    texts = {"view": "new", "title": "New", "caption": "New.", "summary": "New."}
    return {"data": [{"type": "bar", "x": [1], "y": [1]}], "layout": {"meta": texts | meta}}


def choice(name, *values):
    return {"name": name, "title": name, "values": list(values), "value": values[0]}


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    return read_bundle(write_tiny(tmp_path_factory.mktemp("contract") / "tiny"))


@pytest.fixture(scope="module")
def explanation(bundle):
    return explain(bundle, Query(visits=VISITS))


def test_the_declarations_for_the_front_end_are_up_to_date():
    command = f"python -m {contract.__name__} {DECLARATIONS.relative_to(Path.cwd())}"
    written = DECLARATIONS.read_text(encoding="utf-8")
    assert written == contract.typescript(), f"Run: {command}"


def test_every_key_of_the_meta_is_declared_and_described():
    [block] = re.findall(
        r"export interface FigureMeta \{\n(.*?)^\}", contract.typescript(), re.S | re.M
    )
    declared = re.findall(r"^  (\w+)\??:", block, re.M)
    meta = contract.json_schema()["$defs"]["FigureMeta"]
    assert declared == list(meta["properties"])
    for name in set(declared) - {"title"}:
        assert meta["properties"][name].get("description"), name


TOWN = read_bundle(Settings().models / "town")


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in views() if not views()[name].missing_in(TOWN)])
def test_every_view_of_the_town_fulfils_the_schema(name):
    town = TOWN
    query = Query(visits="Maple Court @ Mon 08:00 +45, Café Luna @ 09:00 +20, Maple Court")
    drawn = json.loads(figure_bytes(draw(name, town, lambda: explain(town, query))))
    kind = contract.NetworkFigure if name == "network" else contract.FigureContract
    contract.TypeAdapter(kind).validate_python(drawn, strict=False)


def test_a_valid_figure_has_no_problem():
    assert contract.find_problem(figure()) is None


def test_a_broken_network_figure_is_described():
    whole = {"kind": "network", "trace": {}, "before": None, "meta": figure()["layout"]["meta"]}
    assert contract.find_problem(whole) is None
    assert contract.find_problem({"kind": "network"}) == 'the figure lacks the key "trace"'
    assert contract.find_problem(whole | {"trace": None}) == "trace is a NoneType, not a dict"
    assert "lacks the key" in contract.find_problem(whole | {"meta": {}})


WEIGHTS = [{"op": "table", "name": "weights", "shape": [2]}]
BROKEN = [
    ({"summary": None}, 'layout["meta"]["summary"] is a NoneType, not a text'),
    ({"choises": []}, 'layout["meta"] has the unknown key "choises"'),
    ({"choices": [{"name": "head"}]}, 'layout["meta"]["choices"][0] lacks the key "title"'),
    ({"choices": "head"}, 'layout["meta"]["choices"] is a str, not a list'),
    ({"table": {"columns": []}}, 'layout["meta"]["table"] lacks the key "rows"'),
    ({"table": {"columns": [], "matrix": []}}, 'lacks the key "labels"'),
    ({"player": "step"}, 'player names the option "step", which is not in "choices"'),
    ({"summaries": {"by": ["step"], "texts": []}}, 'summaries names the option "step"'),
    (
        {"choices": [choice("step", 1, 2)], "summaries": {"by": ["step"], "texts": ["One."]}},
        '"summaries" has 1 texts; its options have 2 values',
    ),
    (
        {"parts": [{"trace": 0, "attribute": "x", "is": WEIGHTS}]},
        'names the array "weights", which is not in "arrays"',
    ),
    (
        {"parts": [{"trace": 3, "attribute": "x", "is": WEIGHTS}]},
        "parts[0] names trace 3 of 1",
    ),
    ({"parts": [{"trace": 0, "attribute": "x"}]}, 'layout["meta"]["parts"][0] lacks the key "is"'),
]


@pytest.mark.parametrize(("meta", "message"), BROKEN)
def test_a_problem_names_the_key(meta, message):
    assert message in contract.find_problem(figure(**meta))


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "the figure is a list, not a dict"),
        ({"data": []}, 'the figure lacks the key "layout"'),
        (figure() | {"data": [{}]}, 'data[0] lacks the key "type"'),
    ],
)
def test_what_is_not_a_figure_is_a_problem(value, message):
    assert contract.find_problem(value) == message


def test_the_check_does_not_visit_numbers():
    class Unreadable(np.ndarray):
        def __iter__(self):
            raise AssertionError("an array was walked")

    array = np.zeros(3).view(Unreadable)
    rows = np.zeros((2, 2)).view(Unreadable)
    assert (
        contract.find_problem(
            figure(
                arrays={"weights": {"dtype": "f4", "bdata": ""}},
                priority={"xaxis": array},
                table={"columns": ["a", "b"], "rows": rows},
            )
        )
        is None
    )


@pytest.fixture
def new_view(tmp_path, monkeypatch):
    """A view in a module of its own, registered like any other."""

    def register(code=NEW_VIEW):
        (tmp_path / "stays.py").write_text(code, encoding="utf-8")
        reload_plugins()

    monkeypatch.setenv("POINTERSCOPE_PLUGINS", str(tmp_path))
    register()
    yield register
    monkeypatch.undo()
    reload_plugins()


@pytest.mark.usefixtures("new_view")
def test_a_new_view_is_drawn(bundle, explanation):
    drawn = draw("stays", bundle, lambda: explanation)
    assert contract.find_problem(drawn) is None
    assert drawn["layout"]["meta"]["title"] == "How long was each visit?"


@pytest.mark.usefixtures("new_view")
def test_a_new_view_is_subtracted(bundle, explanation):
    longer = explain(bundle, Query(visits="Home +5, Work +10, Home +20"))
    [bars] = draw_difference("stays", lambda: longer, lambda: explanation)["data"]
    minutes = [visit.duration_minutes for visit in explanation.visits]
    np.testing.assert_array_equal(bars["y"], np.subtract([5, 10, 20], minutes))


@pytest.mark.slow
@pytest.mark.usefixtures("new_view")
def test_a_new_view_is_listed_and_exported_by_the_api(tmp_path):
    write_tiny(tmp_path / "models" / "tiny")
    client = TestClient(create_app(Settings(models=tmp_path / "models")))
    listed = {view["name"]: view for view in client.get("/api/models/tiny/views").json()}
    assert listed["stays"]["section"] == "time"
    offline = client.get("/api/models/tiny/views/stays/offline", params={"visits": VISITS})
    assert offline.status_code == 200
    assert "How long was each visit?" in offline.text


def test_a_view_that_breaks_the_contract_is_named_with_the_key(new_view, bundle, explanation):
    new_view(NEW_VIEW.replace('"summary"', '"sumary"'))
    with pytest.raises(
        InvalidFigureError, match=r'The view "stays" drew .* lacks the key "summary"'
    ):
        draw("stays", bundle, lambda: explanation)


UNCOMPARABLE = {
    "no bars or heatmaps": ('"type": "bar"', '"type": "scatter"'),
    "no values": ('"y": minutes', '"r": minutes'),
    "a computed table": (
        '"layout": {"meta": {',
        '"layout": {"meta": {"arrays": {"a": {}}, "table": {"columns": [], "labels": [],'
        ' "matrix": [{"op": "table", "name": "a", "shape": []}]}, ',
    ),
}


@pytest.mark.parametrize("change", UNCOMPARABLE.values(), ids=UNCOMPARABLE)
def test_what_cannot_be_compared_is_refused_with_a_sentence(new_view, bundle, explanation, change):
    new_view(NEW_VIEW.replace(*change))
    other = explain(bundle, Query(visits="Home +5, Work +10, Home +20"))
    with pytest.raises(NothingToShowError):
        draw_difference("stays", lambda: explanation, lambda: other)


def test_figures_without_meta_are_compared_too():
    bars = {"type": "bar", "x": ["a"], "y": [3.0]}
    subtracted = subtract(
        {"data": [bars], "layout": {}}, {"data": [bars | {"y": [1.0]}], "layout": {}}
    )
    np.testing.assert_array_equal(subtracted["data"][0]["y"], [2])


def test_tables_of_visits_of_different_lengths_are_refused():
    def with_rows(count):
        table = {"columns": ["visit"], "rows": [["a"]] * count}
        return figure(visit_axes=["xaxis"], table=table)

    with pytest.raises(NoDifferenceError, match="different numbers of rows"):
        subtract(with_rows(1), with_rows(2))
