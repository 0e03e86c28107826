"""Plugins: views, lessons, sources and decks from outside; a broken one changes nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from pointerscope import open_model
from pointerscope.cli.new import new
from pointerscope.core import plugins
from pointerscope.core.plugins import load_plugins, reload_plugins
from pointerscope.core.settings import Settings
from pointerscope.figures.views import NothingToShowError, views
from pointerscope.lessons import catalogue
from pointerscope.lessons.catalogue import lessons
from pointerscope.mobility.sources import sources
from pointerscope.publishing.deck.folder import read_decks
from pointerscope.web.application import create_app

pytestmark = pytest.mark.slow

VISITS = "Maple Court @ Mon 08:00 +45, Café Luna @ 09:00 +20"
VIEW = """
from pointerscope.figures.views import view

@view(title="A plugin's view", caption="It shows nothing.", section={section!r}, order=0)
def {name}(explanation):
    {body}
"""
SOURCE = """
from pathlib import Path
from pydantic import BaseModel
from pointerscope.mobility.sources import source

@source(title="Unordered", path="a file", options=BaseModel, recognises=Path.is_dir, order="first")
def unordered(path, options, reporter):
    raise NotImplementedError
"""
DECK = "title: My deck\nslides:\n- title: First\n  text: Words.\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder of plugins that the settings name."""
    monkeypatch.setenv("POINTERSCOPE_PLUGINS", str(tmp_path))
    monkeypatch.setattr(catalogue, "CHECK_SECONDS", 0.0)
    reload_plugins()
    yield tmp_path
    monkeypatch.delenv("POINTERSCOPE_PLUGINS", raising=False)
    reload_plugins()
    catalogue.catalogue()


EMPTY_FIGURE = "return {'data': [], 'layout': {'meta': {'summary': ''}}}"


def view_code(name, body=EMPTY_FIGURE, section="answer"):
    return VIEW.format(name=name, body=body, section=section)


def problems(folder):
    return {plugin.name: plugin.problems for plugin in load_plugins() if plugin.problems}


def test_without_plugins_there_are_none():
    reload_plugins()
    assert [plugin for plugin in load_plugins() if plugin.origin.endswith(".py")] == []


@pytest.mark.parametrize("kind", ["view", "source"])
def test_new_writes_a_plugin_whose_test_passes(kind, tmp_path):
    result = CliRunner().invoke(new, [kind, "my-days", "--plugin", str(tmp_path)])
    assert result.exit_code == 0, result.output
    test = tmp_path / "test_my_days.py"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_a_view_in_the_folder_is_served_like_any_other(folder):
    assert CliRunner().invoke(new, ["view", "my-days"]).exit_code == 0
    reload_plugins()
    assert "my-days" in views()
    client = TestClient(create_app(Settings()))
    listed = client.get("/api/models/town/views").json()
    assert "my-days" in [view["name"] for view in listed]
    figure = client.get("/api/models/town/views/my-days", params={"visits": VISITS}).json()
    assert figure["data"][0]["x"] == [45, 20]
    assert client.get("/embed/town/my-days", params={"visits": VISITS}).status_code == 200


def test_a_source_in_the_folder_is_listed(folder):
    assert CliRunner().invoke(new, ["source", "my_days"]).exit_code == 0
    reload_plugins()
    assert "my-days" in sources()


def test_a_lesson_and_a_deck_in_the_folder_are_listed(folder):
    assert CliRunner().invoke(new, ["lesson", "shares"]).exit_code == 0
    (folder / "mine.yaml").write_text(DECK)
    reload_plugins()
    assert "shares" in lessons()
    assert list(lessons())[:3] == [name for name in lessons() if name != "shares"][:3]
    decks = {deck.name: deck for deck in read_decks(Settings().decks)}
    assert decks["mine"].read is not None
    assert len(decks) > 1


def test_a_package_is_a_plugin_and_tests_beside_it_are_not(folder):
    package = folder / "several"
    package.mkdir()
    (package / "__init__.py").write_text("from . import first, second\n")
    (package / "first.py").write_text(view_code("first_view"))
    (package / "second.py").write_text(view_code("second_view"))
    (folder / "test_it.py").write_text("raise AssertionError('This is a test.')\n")
    reload_plugins()
    assert {"first-view", "second-view"} <= set(views())
    assert problems(folder) == {}


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import nothing_of_this_name", "No module named 'nothing_of_this_name'"),
        ("def (", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        (view_code("bad", section="nowhere"), 'the section "nowhere", which does not exist'),
        (view_code("bad").replace("order=0", "order='first'"), "a whole number as its order"),
    ],
)
def test_a_broken_plugin_is_named_and_left_out(folder, code, said):
    before = set(views())
    (folder / "good.py").write_text(view_code("good"))
    (folder / "broken.py").write_text(view_code("half_done") + code)
    reload_plugins()
    assert set(views()) == before | {"good"}
    [problem] = problems(folder)["broken"]
    assert said in problem
    client = TestClient(create_app(Settings()))
    assert client.get("/explore/town").status_code == 200
    shown = {plugin["name"]: plugin for plugin in client.get("/api/status").json()["plugins"]}
    assert shown["good"] == {"name": "good", "origin": "good.py", "problems": []}
    assert shown["broken"]["problems"] == [problem]
    assert "broken.py" in client.get("/status").text


def test_an_order_that_is_no_number_is_reported_and_its_source_left_out(folder):
    before = set(sources())
    (folder / "unordered.py").write_text(SOURCE)
    reload_plugins()
    assert set(sources()) == before
    [reported] = problems(folder)["unordered"]
    assert 'The source "unordered" needs a whole number as its order.' in reported


def test_decks_that_are_no_path_are_left_out_and_reported(folder):
    (folder / "mine.py").write_text("decks = 3\n")
    reload_plugins()
    assert read_decks(Settings().decks)
    assert "is not a path" in problems(folder)["mine"][0]


def test_a_name_that_is_taken_stays_with_the_package(folder):
    gate = views()["gate"]
    (folder / "mine.py").write_text(view_code("gate"))
    reload_plugins()
    assert views()["gate"] == gate
    assert problems(folder) == {
        "mine": ['There is already a view called "gate", so this one is left out. Rename it.']
    }


def test_a_view_that_fails_names_its_plugin_and_the_others_are_drawn(folder):
    (folder / "mine.py").write_text(view_code("fails", body="return {}['missing']"))
    reload_plugins()
    town = open_model("town")
    with pytest.raises(NothingToShowError, match=r'"fails" of the plugin mine failed: KeyError'):
        town.figure("fails", VISITS)
    client = TestClient(create_app(Settings()))
    answer = client.get("/api/models/town/views/fails", params={"visits": VISITS})
    assert answer.status_code == 422
    assert "mine" in answer.json()["errors"][0]["message"]
    assert client.get("/api/models/town/views/gate", params={"visits": VISITS}).is_success


def test_an_installed_package_brings_a_plugin(folder, monkeypatch):
    (folder / "site").mkdir()
    (folder / "site" / "scope_extras.py").write_text(view_code("from_a_package"))
    monkeypatch.syspath_prepend(str(folder / "site"))
    points = [
        EntryPoint("extras", "scope_extras", plugins.GROUP),
        EntryPoint("absent", "scope_absent", plugins.GROUP),
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda *, group: points)
    reload_plugins()
    assert "from-a-package" in views()
    assert "scope_absent" in problems(folder)["absent"][0]


def test_a_folder_that_is_not_there_is_a_problem_and_nothing_else(folder, monkeypatch):
    monkeypatch.setenv("POINTERSCOPE_PLUGINS", str(folder / "nowhere"))
    reload_plugins()
    assert views()
    assert "names no folder" in problems(folder)["nowhere"][0]


@pytest.mark.parametrize("name", ["My View", "1st", "class", "../up", ""])
def test_new_refuses_a_name_that_cannot_be_one(name, tmp_path):
    result = CliRunner().invoke(new, ["view", name, "--plugin", str(tmp_path)])
    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_new_refuses_a_name_in_use_and_overwrites_nothing(tmp_path):
    taken = CliRunner().invoke(new, ["view", "gate", "--plugin", str(tmp_path)])
    assert 'There is already a view called "gate"' in taken.output
    (tmp_path / "mine.py").write_text("precious")
    existing = CliRunner().invoke(new, ["view", "mine", "--plugin", str(tmp_path)])
    assert existing.exit_code == 1
    assert (tmp_path / "mine.py").read_text() == "precious"
