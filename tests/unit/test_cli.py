"""The command line."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import click
import numpy as np
import pytest
import torch
from click.testing import CliRunner

from pointerscope.cli.main import main
from pointerscope.mobility.histories import History
from pointerscope.network.bundles import read_bundle
from pointerscope.network.trace import Batch
from tests.conftest import write_published, write_tiny
from tests.unit.test_checkpoint import save as write_checkpoint

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow


def run(*arguments: object):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def commands(group: click.Group, path: str = "") -> Iterator[str]:
    """Yield the path of every command, such as `export deck`."""
    for name, command in group.commands.items():
        yield f"{path}{name}"
        if isinstance(command, click.Group):
            yield from commands(command, f"{path}{name} ")


@pytest.mark.parametrize("command", list(commands(main)))
def test_every_command_has_help_with_an_example(command):
    done = run(*command.split(), "--help")
    assert done.exit_code == 0
    example = " ".join(done.output.split()).partition("Example: ")[2]
    assert example.startswith(f"pointerscope {command}")


@pytest.mark.parametrize("command", list(commands(main)))
def test_every_option_and_command_has_a_description(command):
    section = run(*command.split(), "--help").output.partition("Options:\n")[2]
    lines = section.partition("\n\n")[0].splitlines()
    listed = [index for index, line in enumerate(lines) if line.startswith("  -")]
    assert listed
    for index in listed:
        following = lines[index + 1] if index + 1 < len(lines) else ""
        words = "  " in lines[index].strip() or following.startswith("       ")
        assert words, lines[index]


def test_a_mistyped_command_is_refused_with_a_suggestion():
    done = run("trian", "mine")
    assert done.exit_code == 2
    assert "Did you mean 'train'?" in done.output


def test_a_mistyped_export_command_is_refused_with_a_suggestion(tmp_path):
    done = run("export", "lesons", "robotics", "--out", tmp_path / "robotics.html")
    assert done.exit_code == 2
    assert 'There is no command or model "lesons". Did you mean lesson?' in done.output


def test_a_model_whose_name_is_like_an_export_command_is_exported(tmp_path):
    write_tiny(tmp_path / "desk")
    arguments = ("--visits", "Home", "--models", tmp_path, "--out", tmp_path / "gate.json")
    done = run("export", "desk", "gate", *arguments)
    assert done.exit_code == 0, done.output


def test_import_writes_a_model_that_opens(tmp_path):
    (tmp_path / "published").mkdir()
    write_checkpoint(tmp_path / "published")
    done = run("import", tmp_path / "published", "--id", "mine", "--models", tmp_path / "models")
    assert done.exit_code == 0, done.output
    assert "parameters" in done.output
    assert read_bundle(tmp_path / "models" / "mine").parameters > 0


def test_import_replaces_a_model_only_with_force(tmp_path):
    (tmp_path / "published").mkdir()
    write_checkpoint(tmp_path / "published")
    write_tiny(tmp_path / "mine")
    command = ("import", tmp_path / "published", "--id", "mine", "--models", tmp_path)
    refused = run(*command)
    assert refused.exit_code != 0
    assert "--force" in refused.output
    assert run(*command, "--force").exit_code == 0


def test_import_refuses_a_damaged_checkpoint_and_writes_nothing(tmp_path):
    (tmp_path / "best.pt").write_bytes(b"nothing")
    models = tmp_path / "models"
    done = run("import", tmp_path / "best.pt", "--id", "mine", "--models", models)
    assert done.exit_code != 0
    assert "damaged" in done.output
    assert not models.exists()


def write_run(folder, **sizes):
    """A published run: its configuration, and its checkpoint in a folder below."""
    (folder / "checkpoints").mkdir(parents=True)
    write_published(folder, **sizes)
    (folder / "best.pt").rename(folder / "checkpoints" / "best.pt")


def test_import_reads_a_run_whose_checkpoint_lies_in_a_folder_of_its_own(tmp_path):
    write_run(tmp_path / "geolife-full")
    models = tmp_path / "models"
    done = run("import", tmp_path / "geolife-full", "--models", models)
    assert done.exit_code == 0, done.output
    assert read_bundle(models / "geolife-full").parameters > 0


def test_import_of_a_tree_makes_a_model_of_each_run_and_names_those_that_fail(tmp_path):
    for name in ("full", "without/gate"):
        write_run(tmp_path / "runs" / name)
    write_run(tmp_path / "runs" / "broken")
    (tmp_path / "runs/broken/checkpoints/best.pt").write_bytes(b"nothing")
    models = tmp_path / "models"
    done = run("import", tmp_path / "runs", "--id", "geolife", "--models", models)
    assert done.exit_code == 1
    assert "broken: best.pt cannot be read" in " ".join(done.output.split())
    assert sorted(path.name for path in models.iterdir()) == [
        "geolife-full",
        "geolife-without-gate",
    ]


def test_import_of_another_folder_says_what_was_found_and_what_is_read(tmp_path):
    (tmp_path / "weights").mkdir()
    (tmp_path / "notes.txt").write_text("nothing")
    done = run("import", tmp_path, "--id", "mine", "--models", tmp_path / "models")
    said = " ".join(done.output.split())
    assert "There is no best.pt at" in said
    assert "found notes.txt, weights." in said
    assert "checkpoints/best.pt" in said


def test_import_takes_names_of_places(tmp_path):
    write_published(tmp_path)
    names = tmp_path / "names.csv"
    names.write_text("id,name,category,latitude,longitude,typical_minutes\n2,Home,home,,,\n")
    command = ("import", tmp_path, "--id", "mine", "--models", tmp_path / "models")
    done = run(*command, "--places", names)
    assert done.exit_code == 0, done.output
    assert read_bundle(tmp_path / "models" / "mine").places[2].name == "Home"
    names.write_text("id,name\n200000,Far\n")
    refused = run(*command, "--force", "--places", names)
    assert refused.exit_code == 1
    assert "names.csv: " in refused.output


@pytest.mark.parametrize("as_probabilities", [False, True])
def test_import_checks_that_the_network_gives_the_outputs_of_another_program(
    tmp_path, as_probabilities
):
    write_published(tmp_path)
    network = read_bundle(tmp_path).network
    columns = {
        "X": [[2, 3, 4], [5, 2, 0]],
        "user_X": [[1, 1, 1], [1, 1, 0]],
        "weekday_X": [[0, 0, 1], [4, 5, 0]],
        "start_min_X": [[480, 600, 30], [900, 20, 0]],
        "dur_X": [[45, 0, 500], [60, 30, 0]],
        "diff": [[2, 2, 1], [1, 0, 0]],
    }
    inputs, outputs = tmp_path / "inputs.pt", tmp_path / "outputs.pt"
    torch.save({name: torch.tensor(rows) for name, rows in columns.items()}, inputs)
    histories = []
    for row, count in ((0, 3), (1, 2)):
        locations, _, *others = (np.array(rows[row][:count]) for rows in columns.values())
        histories.append(History(locations, 1, *others))
    with torch.no_grad():
        expected = network(Batch.from_histories(histories, network.architecture.max_visits))
    torch.save(expected.exp() if as_probabilities else {"out": expected}, outputs)
    command = ("import", tmp_path, "--id", "mine", "--models", tmp_path / "models")
    done = run(*command, "--check", inputs, outputs)
    assert done.exit_code == 0, done.output
    assert "2 histories give the same log-probabilities" in done.output

    expected[1, 3] += 0.2
    torch.save(expected, outputs)
    refused = run(*command, "--force", "--check", inputs, outputs)
    assert refused.exit_code == 1
    said = " ".join(refused.output.split())
    assert "differ by up to 0.2, in history 1 at location 3. Nothing was imported." in said
    torch.save(expected[:1], outputs)
    said = run(*command, "--force", "--check", inputs, outputs).output
    assert "a row for each history" in " ".join(said.split())


@pytest.mark.parametrize(
    ("limit", "value", "said"),
    [
        ("UPLOAD_TIMEOUT_SECONDS", "0.001", "took longer than 0.001 seconds"),
        ("MAX_UPLOAD_MEMORY_BYTES", "30000000", "needs more than 30,000,000 bytes of memory"),
    ],
)
def test_import_of_a_checkpoint_that_takes_too_much_is_ended(
    tmp_path, monkeypatch, limit, value, said
):
    write_published(tmp_path, locations=500_000)  # 34 MB
    monkeypatch.setenv(f"POINTERSCOPE_{limit}", value)
    done = run("import", tmp_path / "best.pt", "--id", "mine", "--models", tmp_path / "models")
    assert done.exit_code == 1
    message = " ".join(done.output.split())
    assert f"Opening the model {said}." in message
    assert f"allow more with POINTERSCOPE_{limit}." in message
    assert not (tmp_path / "models").exists()


def test_import_does_not_open_the_checkpoint_in_its_own_process(tmp_path, monkeypatch):
    write_checkpoint(tmp_path)

    def opened(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("pointerscope.network.checkpoint.open_checkpoint_file", opened)
    done = run("import", tmp_path, "--id", "mine", "--models", tmp_path / "models")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("model", ["../mine", ".hidden", "a b", ""])
def test_an_invalid_id_is_refused(tmp_path, model):
    write_checkpoint(tmp_path)
    done = run("import", tmp_path, "--id", model or " ", "--models", tmp_path / "models")
    assert done.exit_code != 0
    assert "is not a valid name" in done.output


def test_explain_prints_the_visits_and_the_most_probable_places(tmp_path):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "Home @ Mon 08:00 +45, Work", "--models", tmp_path)
    assert done.exit_code == 0, done.output
    assert "Mon 08:00" in done.output
    assert "gate 0." in done.output
    assert "stay filled in" in done.output
    asked = ("explain", "tiny", "--visits", "Home @ Mon 08:00 +45, Work", "--models", tmp_path)
    assert run(*asked).output == done.output


def test_explain_suggests_places_for_an_unknown_one(tmp_path):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "Homme", "--models", tmp_path)
    assert done.exit_code == 1
    assert "Did you mean Home?" in done.output


def test_explain_applies_interventions(tmp_path):
    write_tiny(tmp_path / "tiny")
    asked = ("explain", "tiny", "Home @ Mon 08:00 +45, Work, #4", "--models", tmp_path)
    done = run(*asked, "--interventions", '{"gate": 0.25, "mask_visits": [0]}')
    assert done.exit_code == 0, done.output
    assert "gate 0.2500" in done.output
    assert done.output.splitlines()[0].endswith("Home  (masked)")


@pytest.mark.parametrize("changes", ["{", '{"gate": 7}', '{"remove_heads": [[9, 0]]}'])
def test_explain_reports_invalid_interventions(tmp_path, changes):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "Home", "--models", tmp_path, "--interventions", changes)
    assert done.exit_code == 1
    assert "interventions" in done.output
    assert "Traceback" not in done.output


def test_explain_refuses_a_text_that_is_too_long(tmp_path):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "x" * 300_000, "--models", tmp_path)
    assert done.exit_code == 1
    assert done.output.startswith("Error: visits: ")


def test_serve_reports_a_missing_folder_of_models(tmp_path):
    done = run("serve", "--models", tmp_path / "nowhere")
    assert done.exit_code != 0
    assert "does not exist" in done.output


def visits_table(path, people=6, days=30):
    """A table of people who go to work and home, and now and then elsewhere."""
    rows = ["person,arrival,departure,place"]
    for person in range(people):
        for day in range(days):
            date = f"2026-03-{1 + day:02}" if day < 31 else None
            stops = [("08:00", "16:30", f"work {person % 2}"), ("17:30", "23:00", f"home {person}")]
            if (day + person) % 3 == 0:
                stops.insert(1, ("16:45", "17:15", f"shop {(day + person) % 4}"))
            rows += [f"{person},{date} {a},{date} {b},{place}" for a, b, place in stops]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


QUICK = ("--epochs", "2", "--set", "d_model=16", "--set", "heads=2", "--set", "layers=1")


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stranger")
    table = visits_table(folder / "visits.csv")
    done = run("data", "mine", table, "--data", folder / "data")
    assert done.exit_code == 0, done.output
    return folder, done.output


def test_data_reports_guesses_counts_and_the_next_command(prepared):
    _, said = prepared
    assert "6 people" in said
    assert "12 places" in said
    assert '"arrival"' in said
    assert "Next: pointerscope train mine" in said


def test_a_table_becomes_a_model_that_explains(prepared):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", folder / "models")
    done = run("train", "mine", *QUICK, *places)
    assert done.exit_code == 0, done.output
    assert "the network" in done.output
    assert "most frequent of person" in done.output
    explained = run("explain", "mine", "#2 @ Mon 08:00, #3", "--models", folder / "models")
    assert explained.exit_code == 0, explained.output
    card = read_bundle(folder / "models" / "mine").card
    assert (card.dataset, card.family, card.variant) == ("mine", "mine", None)
    assert card.training.data.people == 6


def test_a_model_contains_personal_data_only_with_show_people(prepared):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", folder / "private")
    run("train", "mine", *QUICK, *places)
    run("train", "mine", "--id", "shown", "--show-people", *QUICK, *places)
    private, shown = (read_bundle(folder / "private" / name) for name in ("mine", "shown"))
    assert private.people.name(1) == "Person 1"
    assert all(example.user is None for example in private.histories)
    assert all(place.latitude is None for place in private.places)
    assert not any("home" in (place.name or "") for place in private.places)
    visits = " ".join(example.visits for example in private.histories)
    assert "home" not in visits
    known = [place for place in private.places if place.name]
    assert any("home" in (place.name or "") for place in shown.places)
    assert all(place.typical_minutes is not None for place in known)
    assert shown.people.name(1) != "Person 1"
    assert all(example.user for example in shown.histories)


def test_weights_of_real_people_are_shared_only_with_share_weights(prepared):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", folder / "sharing")
    for name, options in (("kept", ()), ("shared", ("--share-weights",))):
        run("train", "mine", "--id", name, *options, *QUICK, *places)
        assert read_bundle(folder / "sharing" / name).card.share_weights is (name == "shared")


def test_an_imported_checkpoint_is_shared_only_with_share_weights(tmp_path):
    write_published(tmp_path)
    for name, options in (("kept", ()), ("shared", ("--share-weights",))):
        run("import", tmp_path, "--id", name, "--models", tmp_path / "models", *options)
        assert read_bundle(tmp_path / "models" / name).card.share_weights is (name == "shared")


def test_an_ablation_is_a_model_of_its_own_in_the_family(prepared):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", folder / "family")
    done = run("train", "mine", "--ablation", "without-gate", *QUICK, *places)
    assert done.exit_code == 0, done.output
    card = read_bundle(folder / "family" / "mine-without-gate").card
    assert (card.family, card.variant) == ("mine", "without gate")
    assert "gate" not in card.components
    assert card.title == "mine, without gate"


def test_an_ablation_also_lacks_the_parts_that_options_remove(prepared, tmp_path):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", tmp_path)
    asked = ("--set", "without=[user]", "--ablation", "without-gate")
    done = run("train", "mine", *asked, *asked[2:], *QUICK, *places)
    assert done.exit_code == 0, done.output
    assert not {"user", "gate"} & set(read_bundle(tmp_path / "mine-without-gate").card.components)
    assert done.output.count("Wrote") == 1


def test_examples_have_at_most_as_many_visits_as_the_network_reads(prepared, tmp_path):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", tmp_path)
    done = run("train", "mine", "--set", "max_visits=2", *QUICK, *places)
    assert done.exit_code == 0, done.output
    examples = read_bundle(tmp_path / "mine").histories
    assert {example.visits.count("@") for example in examples} == {2}


def test_a_folder_that_cannot_be_written_is_reported(prepared, tmp_path):
    folder, _ = prepared
    (tmp_path / "file").touch()
    nowhere = tmp_path / "file" / "folder"
    write_checkpoint(tmp_path)
    for done in (
        run("data", "mine", folder / "visits.csv", "--data", nowhere),
        run("train", "mine", *QUICK, "--data", folder / "data", "--models", nowhere),
        run("import", tmp_path, "--id", "mine", "--models", nowhere),
    ):
        assert done.exit_code == 1
        assert f"{nowhere / 'mine'} cannot be written: Not a directory." in done.output


def test_an_interrupted_training_with_other_options_suggests_restart(prepared, tmp_path):
    folder, _ = prepared
    (tmp_path / ".mine.training").write_bytes(b"nothing")
    command = ("train", "mine", *QUICK, "--data", folder / "data", "--models", tmp_path)
    refused = run(*command)
    assert refused.exit_code == 1
    assert "--restart" in refused.output
    assert run(*command, "--restart").exit_code == 0


def test_ablation_all_trains_every_variant(prepared):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", folder / "all")
    done = run("train", "mine", "--ablation", "all", "--set", "layers=2", *QUICK[:4], *places)
    assert done.exit_code == 0, done.output
    bundles = [read_bundle(path) for path in sorted((folder / "all").iterdir())]
    assert len(bundles) == 10
    assert len({(tuple(b.card.components), b.card.layers) for b in bundles}) == 10


def test_options_come_from_a_file_and_assignments(prepared, tmp_path):
    folder, _ = prepared
    config = tmp_path / "small.yaml"
    config.write_text("d_model: 16\nheads: 2\nlayers: 1\nepochs: 2\nprevious_days: 3\n")
    places = ("--data", folder / "data", "--models", tmp_path)
    done = run("train", "mine", "--config", config, "--set", "d_model=8", "--seed", "5", *places)
    assert done.exit_code == 0, done.output
    card = read_bundle(tmp_path / "mine").card
    assert (card.d_model, card.heads, card.training.seed) == (8, 2, 5)
    assert card.training.data.rule["previous_days"] == 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--set", "d_modell=16"), 'Did you mean "d_model"'),
        (("--set", "heads=none"), "heads: "),
        (("--set", "heads"), "key=value"),
        (("--set", "heads=3", "--set", "d_model=16"), "3 heads do not divide"),
        (("--ablation", "without-sense"), 'no ablation "without-sense"'),
    ],
)
def test_invalid_options_are_refused(prepared, tmp_path, arguments, message):
    folder, _ = prepared
    done = run("train", "mine", *arguments, "--data", folder / "data", "--models", tmp_path)
    assert done.exit_code != 0
    assert message in done.output
    assert not list(tmp_path.iterdir())


def test_train_says_how_to_prepare_missing_data(prepared, tmp_path):
    folder, _ = prepared
    done = run("train", "yours", "--data", folder / "data", "--models", tmp_path)
    assert done.exit_code == 1
    assert "Prepared data sets: mine" in done.output
    assert "pointerscope data yours PATH" in done.output


def test_data_refuses_an_unknown_format_and_lists_the_known_ones(tmp_path):
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    done = run("data", "mine", tmp_path / "picture.png", "--data", tmp_path / "data")
    assert done.exit_code == 1
    assert "It is a picture." in done.output
    assert "Geolife, Foursquare and Gowalla" in done.output
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--source", "table"), "Pass the PATH of the data: a CSV or Parquet file"),
        (("visits.csv", "--source", "town"), "takes no PATH"),
        ((), "PATH is missing."),
    ],
)
def test_a_missing_or_unneeded_path_is_refused(prepared, monkeypatch, tmp_path, arguments, message):
    folder, _ = prepared
    monkeypatch.chdir(folder)
    done = run("data", "other", *arguments, "--data", tmp_path)
    assert done.exit_code == 2
    assert message in " ".join(done.output.split())


def test_an_empty_file_is_refused(tmp_path):
    (tmp_path / "visits.csv").touch()
    done = run("data", "mine", tmp_path / "visits.csv", "--data", tmp_path / "data")
    assert done.exit_code == 1
    assert "visits.csv is empty." in " ".join(done.output.split())


def test_preparing_over_a_data_set_needs_force(prepared):
    folder, _ = prepared
    command = ("data", "mine", folder / "visits.csv", "--data", folder / "data")
    assert "--force" in run(*command).output
    assert run(*command, "--force").exit_code == 0


def test_force_replaces_only_folders_that_the_command_wrote(prepared, tmp_path):
    folder, _ = prepared
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    write_checkpoint(tmp_path / "mine")
    for done in (
        run("data", "mine", folder / "visits.csv", "--force", "--data", tmp_path),
        run("train", "mine", "--force", "--data", folder / "data", "--models", tmp_path),
        run("import", tmp_path / "mine", "--force", "--models", tmp_path),
    ):
        assert done.exit_code == 2
        assert "was not written by this command" in done.output
    assert (tmp_path / "mine" / "thesis.txt").read_text() == "years of work"


def test_days_are_refused_if_a_history_counts_visits(prepared, tmp_path):
    folder, _ = prepared
    asked = ("--set", "previous_visits=20", "--set", "previous_days=14")
    done = run("train", "mine", *asked, "--data", folder / "data", "--models", tmp_path)
    assert done.exit_code == 2
    assert "--set previous_visits=null" in " ".join(done.output.split())


def test_the_town_can_be_prepared_with_another_seed(tmp_path):
    options = ("--set", "seed=3", "--set", "residents=3", "--set", "weeks=3")
    done = run("data", "other", "--source", "town", *options, "--data", tmp_path)
    assert done.exit_code == 0, done.output
    assert "of 3 people" in done.output


def test_look_shows_the_data_and_stores_nothing(prepared, tmp_path):
    folder, _ = prepared
    page = tmp_path / "look.html"
    done = run(
        "data", "mine", folder / "visits.csv", "--look", "--page", page, "--data", tmp_path / "data"
    )
    assert done.exit_code == 0, done.output
    for part in ("Columns", "as they will be read", "Arrivals by hour of day", "of 6 people"):
        assert part in done.output
    assert not (tmp_path / "data").exists()
    assert "of 6 people" in page.read_text(encoding="utf-8")
    assert page.stat().st_mode & 0o077 == 0  # it shows the days of real people


def test_data_are_shown_before_they_are_stored_unless_yes(prepared, tmp_path):
    folder, said = prepared
    assert said.index("Arrivals by hour of day") < said.index("Next: pointerscope train mine")
    done = run("data", "mine", folder / "visits.csv", "--yes", "--data", tmp_path)
    assert "Arrivals by hour of day" not in done.output
    assert "Next: pointerscope train mine" in done.output


def test_a_preparation_that_is_ended_leaves_nothing_behind(tmp_path):
    rows = [f"{n},2026-03-02 08:00,home" for n in range(300_000)]
    (tmp_path / "visits.csv").write_text("\n".join(["user,arrival,place", *rows]), encoding="utf-8")
    command = [sys.executable, "-m", "pointerscope", "data", "mine", "visits.csv", "--yes"]
    for seconds in (1.0, 2.0):
        with subprocess.Popen([*command, "--data", "data"], cwd=tmp_path) as process:
            time.sleep(seconds)
            process.terminate()
        left = list((tmp_path / "data").iterdir()) if (tmp_path / "data").exists() else []
        assert all((entry / "data.json").is_file() for entry in left)
        for entry in left:
            shutil.rmtree(entry)


def test_help_lists_the_options_of_set():
    said = run("data", "--help").output
    for source in ("geolife", "foursquare", "table", "records", "check-in-arrays", "stay-table"):
        assert f"\n{source}: " in said
    assert "epsilon_metres" in said
    assert "learning_rate" in run("train", "--help").output
