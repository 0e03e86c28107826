"""Training a family: what is left to train, several at a time, and further seeds."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from pointerscope.analysis import attention_value
from pointerscope.cli import family
from pointerscope.cli.family import Training, list_trainings, run_trainings
from pointerscope.cli.main import main
from pointerscope.cli.train import parse_options
from pointerscope.mobility.prepared import write_prepared
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import OtherSeed, read_bundle, write_card
from pointerscope.training.recipe import Recipe
from pointerscope.training.train import ABLATIONS
from tests.conftest import write_tiny

pytestmark = pytest.mark.slow

ARGUMENTS = ["train", "mine", "--id", "mine"]
SEVERAL = [None, *(name for name, ablation in ABLATIONS.items() if ablation.several_seeds)]
QUICK = ("--set", "d_model=8", "--set", "heads=2", "--set", "layers=1", "--epochs", "1")


def run(*arguments: object):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_a_family_is_the_network_and_every_ablation(tmp_path):
    first, further = list_trainings(tmp_path, "mine", ARGUMENTS, [1, 2])
    assert [one.name for one in first] == ["mine", *(f"mine-{name}" for name in ABLATIONS)]
    assert first[0].arguments == ARGUMENTS
    assert first[1].arguments == [*ARGUMENTS, "--ablation", next(iter(ABLATIONS))]
    assert len(further) == 2 * len(SEVERAL) == 8
    assert [*ARGUMENTS, "--again", "2"] in [one.arguments for one in further]
    assert SEVERAL[1:] == ["without-gate", "without-pointer", "without-attention"]


def test_what_is_done_is_not_trained_again(tmp_path):
    write_tiny(tmp_path / "mine")
    bundle = read_bundle(tmp_path / "mine")
    scores = {
        "accuracy_at_1": 0.5, "accuracy_at_5": 0.6, "accuracy_at_10": 0.7,
        "mrr": 0.5, "ndcg_at_10": 0.6, "histories": 9,
    }  # fmt: skip
    seed = OtherSeed.model_validate({"seed": 1, "metrics": scores})
    write_card(bundle.folder, bundle.card.model_copy(update={"other_seeds": [seed]}))
    first, further = list_trainings(tmp_path, "mine", ARGUMENTS, [1, 2])
    assert "mine" not in [one.name for one in first]
    assert [one.name for one in further if one.name.startswith("mine,")] == ["mine, seed 2"]


def test_trainings_that_fail_are_named_when_the_others_are_done(monkeypatch, capfd, tmp_path):
    """Stand-ins for trainings write a file, or fail."""
    script = tmp_path / "script.py"
    script.write_text(
        "import sys, pathlib\nprint('epoch 1')\n"
        "sys.exit(1) if sys.argv[1] == 'bad' else pathlib.Path(sys.argv[1]).touch()\n"
    )

    class Popen(family.subprocess.Popen):
        def __init__(self, command, **options):
            super().__init__([sys.executable, str(script), *command[3:]], **options)

    monkeypatch.setattr(family.subprocess, "Popen", Popen)
    paths = [str(tmp_path / f"done-{number}") for number in range(3)]
    trainings = [Training(f"good {path[-1]}", [path]) for path in paths]
    trainings.insert(1, Training("bad one", ["bad"]))
    with pytest.raises(click.ClickException, match=r"failed: bad one\."):
        run_trainings(trainings, at_once=2)
    assert all(Path(path).exists() for path in paths)
    assert "[good 2] epoch 1" in capfd.readouterr().err
    run_trainings([], at_once=2)


@pytest.fixture(scope="module")
def places(tmp_path_factory):
    folder = tmp_path_factory.mktemp("family")
    write_prepared(folder / "data" / "mine", simulate_town(residents=6, weeks=3), "mine", {})
    options = ("--data", folder / "data", "--models", folder / "models")
    assert run("train", "mine", *QUICK, *options).exit_code == 0
    return folder / "models", options


def test_another_seed_is_written_into_the_card_and_nowhere_else(places):
    models, options = places
    before = read_bundle(models / "mine")
    weights = (models / "mine" / "weights.safetensors").read_bytes()
    for seed in (7, 3):
        done = run("train", "mine", *QUICK, "--again", seed, *options)
        assert done.exit_code == 0, done.output
    card = read_bundle(models / "mine").card
    assert [other.seed for other in card.other_seeds] == [3, 7]
    assert len({other.metrics.mrr for other in card.other_seeds} | {card.metrics.mrr}) == 3
    assert all(other.attention is not None for other in card.other_seeds)
    assert card.model_copy(update={"other_seeds": []}) == before.card
    assert (models / "mine" / "weights.safetensors").read_bytes() == weights
    assert [path.name for path in models.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--again", "0"), "was trained with seed 0"),
        (("--again", "1", "--epochs", "2"), "other settings"),
        (("--again", "1", "--ablation", "without-gate"), "not a model yet"),
    ],
)
def test_a_model_is_trained_again_in_the_same_way_only(places, arguments, message):
    _, options = places
    done = run("train", "mine", *QUICK, *arguments, *options)
    assert done.exit_code != 0
    assert message in done.output


def test_a_seed_that_could_not_be_measured_leaves_the_card_as_it_was(places, monkeypatch):
    models, options = places

    def full(*_: object) -> None:
        raise OSError("The disk is full.")

    monkeypatch.setattr(attention_value, "measure_attention", full)
    before = (models / "mine" / "model.json").read_bytes()
    done = run("train", "mine", *QUICK, "--again", 11, *options)
    assert done.exit_code != 0
    assert "The disk is full." in done.output
    assert "the card of mine stays as it was" in done.output
    assert (models / "mine" / "model.json").read_bytes() == before
    monkeypatch.undo()
    assert run("train", "mine", *QUICK, "--again", 11, *options).exit_code == 0
    assert 11 in [other.seed for other in read_bundle(models / "mine").card.other_seeds]


def test_a_model_that_cannot_be_read_stops_its_family(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "model.json").write_text("{")
    with pytest.raises(click.ClickException, match=r"model\.json"):
        list_trainings(tmp_path, "mine", ARGUMENTS, [1])


def test_what_a_data_set_recommends_holds_unless_it_is_set():
    town = simulate_town(residents=1, weeks=1)
    recipe, sizes, _ = parse_options(town, None, ("epochs=3",))
    assert (sizes.max_visits, sizes.dropout, recipe.epochs) == (32, 0.1, 3)
    assert town.training["epochs"] == parse_options(town, None, ())[0].epochs
    plain = replace(town, training={})
    assert parse_options(plain, None, ())[0] == Recipe()
