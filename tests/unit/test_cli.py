"""The command line."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from app.cli import main
from app.network.bundles import read_bundle
from tests.conftest import write_tiny
from tests.unit.test_checkpoint import save as write_checkpoint


def run(*arguments: object):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.mark.parametrize("command", ["serve", "import", "train", "explain"])
def test_every_command_has_help_with_an_example(command):
    done = run(command, "--help")
    assert done.exit_code == 0
    assert f"Example: pointerscope {command}" in done.output


def test_importing_makes_a_bundle_that_opens(tmp_path):
    (tmp_path / "published").mkdir()
    write_checkpoint(tmp_path / "published")
    done = run("import", tmp_path / "published", "--id", "mine", "--models", tmp_path / "models")
    assert done.exit_code == 0, done.output
    assert "parameters" in done.output
    assert read_bundle(tmp_path / "models" / "mine").parameters > 0


def test_importing_over_a_bundle_needs_force(tmp_path):
    (tmp_path / "published").mkdir()
    write_checkpoint(tmp_path / "published")
    write_tiny(tmp_path / "mine")
    command = ("import", tmp_path / "published", "--id", "mine", "--models", tmp_path)
    refused = run(*command)
    assert refused.exit_code != 0
    assert "--force" in refused.output
    assert run(*command, "--force").exit_code == 0


def test_importing_what_is_no_checkpoint_says_why_and_writes_nothing(tmp_path):
    (tmp_path / "best.pt").write_bytes(b"nothing")
    models = tmp_path / "models"
    done = run("import", tmp_path / "best.pt", "--id", "mine", "--models", models)
    assert done.exit_code != 0
    assert "damaged" in done.output
    assert not models.exists()


@pytest.mark.parametrize("model", ["../mine", ".hidden", "a b", ""])
def test_an_id_that_cannot_be_one_is_refused(tmp_path, model):
    write_checkpoint(tmp_path)
    done = run("import", tmp_path, "--id", model or " ", "--models", tmp_path / "models")
    assert done.exit_code != 0
    assert "cannot be an id" in done.output


def test_explaining_prints_the_visits_and_the_leading_places(tmp_path):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "Home @ Mon 08:00 +45, Work", "--models", tmp_path)
    assert done.exit_code == 0, done.output
    assert "Mon 08:00" in done.output
    assert "gate 0." in done.output
    assert "stay filled in" in done.output


def test_explaining_an_unknown_place_says_the_nearest(tmp_path):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "Hoem", "--models", tmp_path)
    assert done.exit_code == 1
    assert "Nearest: Home" in done.output


def test_explaining_a_text_far_too_long_says_so(tmp_path):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "x" * 300_000, "--models", tmp_path)
    assert done.exit_code == 1
    assert done.output.startswith("Error: visits: ")


def test_serving_a_folder_that_is_not_there_says_so(tmp_path):
    done = run("serve", "--models", tmp_path / "nowhere")
    assert done.exit_code != 0
    assert "There is no folder" in done.output
