"""A disk that is full while a command writes: it says so, and leaves what was there."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest
from click.testing import CliRunner

from pointerscope.cli.main import main
from tests.conftest import write_published, write_tiny
from tests.disks import full_disk

pytestmark = pytest.mark.slow

LEFT = 100  # bytes that still fit into a file; the system refuses more, as on a full disk
TRAIN = ("train", "mine", "--epochs", "1", "--set", "d_model=16", "--set", "heads=2")
DAY = "Home @ Mon 08:00 +45, Work"


def run(*arguments):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def files(folder):
    """Every file below a folder, hidden ones among them."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A model, a published one, a table and a prepared data set."""
    folder = tmp_path_factory.mktemp("disk")
    write_tiny(folder / "models" / "tiny")
    (folder / "published").mkdir()
    write_published(folder / "published")
    rows = ["person,arrival,departure,place"]
    for person in range(6):
        for day in range(1, 29):
            date = f"2026-03-{day:02}"
            rows.append(f"{person},{date} 08:00,{date} 16:00,work {day % 3}")
            rows.append(f"{person},{date} 17:00,{date} 23:00,home {person}")
    (folder / "visits.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    done = run("data", "mine", folder / "visits.csv", "--data", folder / "data")
    assert done.exit_code == 0, done.output
    done = run(*TRAIN, "--id", "trained", "--data", folder / "data", "--models", folder / "models")
    assert done.exit_code == 0, done.output
    return folder


@pytest.fixture
def here(made, tmp_path, monkeypatch):
    """A folder to work in, with the same in it."""
    for name in ("models", "published", "data"):
        shutil.copytree(made / name, tmp_path / name)
    shutil.copy(made / "visits.csv", tmp_path)
    slides = f"title: T\nmodel: tiny\nvisits: {DAY}\nslides:\n- view: prediction\n"
    (tmp_path / "deck.yaml").write_text(slides, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("POINTERSCOPE_MODELS", "models")
    monkeypatch.setenv("POINTERSCOPE_DATA", "data")
    return tmp_path


COMMANDS = {
    "view": ("export", "view", "tiny", "prediction", "--visits", DAY, "--out", "new.html"),
    "numbers": ("export", "view", "tiny", "prediction", "--visits", DAY, "--out", "new.json"),
    "lesson": ("export", "lesson", "softmax", "--out", "new.html"),
    "deck": ("export", "deck", "deck.yaml", "--out", "new.html"),
    "deck as a folder": ("export", "deck", "deck.yaml", "--out", "new"),
    "site": ("export", "site", "--model", "tiny", "--out", "new"),
    "import": ("import", "published", "--id", "new"),
    "data": ("data", "new", "visits.csv"),
    "insights": ("insights", "trained"),
    "train": (*TRAIN, "--id", "new"),
}


def refused(*arguments, left=LEFT):
    """The sentence of a command for which the disk is full."""
    with full_disk(left):
        done = run(*arguments)
    assert done.exit_code == 1, done.output
    assert isinstance(done.exception, SystemExit)
    [said] = [line for line in done.output.splitlines() if line.startswith("Error: ")]
    return said


@pytest.mark.parametrize("command", COMMANDS)
def test_the_file_and_the_cause_are_said_and_nothing_is_left(here, command):
    before = files(here)
    said = refused(*COMMANDS[command])
    assert "cannot be written: File too large." in said
    assert files(here) == before


def test_insights_go_on_once_there_is_room(here):
    for left in (1_000, 10_000):
        refused(*COMMANDS["insights"], left=left)
    done = run(*COMMANDS["insights"])
    assert done.exit_code == 0
    assert not list((here / "models").glob(".*"))


@pytest.mark.parametrize("command", ["view", "deck as a folder", "import"])
def test_what_was_there_before_stays(here, command):
    assert run(*COMMANDS[command]).exit_code == 0
    before = files(here)
    refused(*COMMANDS[command], "--force")
    assert files(here) == before


def test_insights_of_before_stay(here):
    assert run(*COMMANDS["insights"]).exit_code == 0
    before = files(here)
    refused(*COMMANDS["insights"])
    assert files(here) == before


def test_an_insight_folder_is_whole_or_not_there(here):
    assert run(*COMMANDS["insights"]).exit_code == 0
    before = files(here)
    said = refused("insights", "trained", "--no-compute", "--formats", "csv", "--out", "new")
    assert "new cannot be written: File too large." in said
    assert files(here) == before


def test_the_program_itself_ends_with_a_sentence(here):
    """The same in a process of its own, where nothing catches what the program lets through."""
    program = (
        "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (100, 100)); "
        "from pointerscope.cli.main import *"
    )
    command = [sys.executable, "-c", f"{program}; main()", *COMMANDS["lesson"]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Error: new.html cannot be written: File too large.\n"
    assert not (here / "new.html").exists()
