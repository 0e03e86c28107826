"""The command line."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from pointerscope.cli.main import main
from pointerscope.network.bundles import read_bundle
from tests.conftest import write_tiny
from tests.unit.test_checkpoint import save as write_checkpoint


def run(*arguments: object):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.mark.parametrize("command", ["serve", "import", "data", "train", "explain"])
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
    assert "cannot be a name" in done.output


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


def test_explaining_carries_interventions_out(tmp_path):
    write_tiny(tmp_path / "tiny")
    asked = ("explain", "tiny", "Home @ Mon 08:00 +45, Work, #4", "--models", tmp_path)
    done = run(*asked, "--interventions", '{"gate": 0.25, "mask_visits": [0]}')
    assert done.exit_code == 0, done.output
    assert "gate 0.2500" in done.output
    assert done.output.splitlines()[0].endswith("Home  (masked)")


@pytest.mark.parametrize("changes", ["{", '{"gate": 7}', '{"remove_heads": [[9, 0]]}'])
def test_explaining_says_what_is_wrong_with_interventions(tmp_path, changes):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "Home", "--models", tmp_path, "--interventions", changes)
    assert done.exit_code == 1
    assert "interventions" in done.output
    assert "Traceback" not in done.output


def test_explaining_a_text_far_too_long_says_so(tmp_path):
    write_tiny(tmp_path / "tiny")
    done = run("explain", "tiny", "x" * 300_000, "--models", tmp_path)
    assert done.exit_code == 1
    assert done.output.startswith("Error: visits: ")


def test_serving_a_folder_that_is_not_there_says_so(tmp_path):
    done = run("serve", "--models", tmp_path / "nowhere")
    assert done.exit_code != 0
    assert "There is no folder" in done.output


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


def test_preparing_says_what_was_guessed_read_and_what_comes_next(prepared):
    _, said = prepared
    assert "6 people" in said
    assert "12 places" in said
    assert '"arrival"' in said
    assert "Next: pointerscope train mine" in said


def test_a_stranger_gets_from_a_table_to_a_bundle_that_explains(prepared):
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


def test_what_real_people_did_stays_out_of_the_bundle_unless_it_is_asked_for(prepared):
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


def test_an_ablation_is_a_bundle_of_its_own_in_the_family(prepared):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", folder / "family")
    done = run("train", "mine", "--ablation", "without-gate", *QUICK, *places)
    assert done.exit_code == 0, done.output
    card = read_bundle(folder / "family" / "mine-without-gate").card
    assert (card.family, card.variant) == ("mine", "without gate")
    assert "gate" not in card.components
    assert card.title == "mine, without gate"


def test_an_ablation_lacks_what_the_network_lacked_before(prepared, tmp_path):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", tmp_path)
    asked = ("--set", "without=[user]", "--ablation", "without-gate")
    done = run("train", "mine", *asked, *asked[2:], *QUICK, *places)
    assert done.exit_code == 0, done.output
    assert not {"user", "gate"} & set(read_bundle(tmp_path / "mine-without-gate").card.components)
    assert done.output.count("Wrote") == 1


def test_a_network_may_take_fewer_visits_than_its_examples_would_have(prepared, tmp_path):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", tmp_path)
    done = run("train", "mine", "--set", "max_visits=2", *QUICK, *places)
    assert done.exit_code == 0, done.output
    examples = read_bundle(tmp_path / "mine").histories
    assert {example.visits.count("@") for example in examples} == {2}


def test_a_folder_that_cannot_be_made_is_named(prepared, tmp_path):
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


def test_an_interrupted_training_with_other_options_names_the_way_out(prepared, tmp_path):
    folder, _ = prepared
    (tmp_path / ".mine.training").write_bytes(b"nothing")
    command = ("train", "mine", *QUICK, "--data", folder / "data", "--models", tmp_path)
    refused = run(*command)
    assert refused.exit_code == 1
    assert "--restart" in refused.output
    assert run(*command, "--restart").exit_code == 0


def test_every_ablation_trains_with_all(prepared):
    folder, _ = prepared
    places = ("--data", folder / "data", "--models", folder / "all")
    done = run("train", "mine", "--ablation", "all", "--set", "layers=2", *QUICK[:4], *places)
    assert done.exit_code == 0, done.output
    bundles = [read_bundle(path) for path in sorted((folder / "all").iterdir())]
    assert len(bundles) == 9
    assert len({(tuple(b.card.components), b.card.layers) for b in bundles}) == 9


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
        (("--ablation", "without-sense"), "no ablation without-sense"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_reason(prepared, tmp_path, arguments, message):
    folder, _ = prepared
    done = run("train", "mine", *arguments, "--data", folder / "data", "--models", tmp_path)
    assert done.exit_code != 0
    assert message in done.output
    assert not list(tmp_path.iterdir())


def test_training_on_data_that_are_not_there_says_how_to_get_them(prepared, tmp_path):
    folder, _ = prepared
    done = run("train", "yours", "--data", folder / "data", "--models", tmp_path)
    assert done.exit_code == 1
    assert "Prepared data sets: mine" in done.output
    assert "pointerscope data yours PATH" in done.output


def test_data_in_no_known_form_are_refused_with_the_forms_there_are(tmp_path):
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    done = run("data", "mine", tmp_path / "picture.png", "--data", tmp_path / "data")
    assert done.exit_code == 1
    assert "foursquare" in done.output
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--source", "table"), "Name the PATH of the data: a CSV or Parquet file"),
        (("visits.csv", "--source", "town"), "takes no PATH"),
        ((), "Name the PATH"),
    ],
)
def test_a_path_too_many_or_too_few_is_refused(prepared, monkeypatch, tmp_path, arguments, message):
    folder, _ = prepared
    monkeypatch.chdir(folder)
    done = run("data", "other", *arguments, "--data", tmp_path)
    assert done.exit_code == 2
    assert message in " ".join(done.output.split())


def test_an_empty_file_is_said_to_be_empty(tmp_path):
    (tmp_path / "visits.csv").touch()
    done = run("data", "mine", tmp_path / "visits.csv", "--data", tmp_path / "data")
    assert done.exit_code == 1
    assert "visits.csv is empty." in " ".join(done.output.split())


def test_preparing_over_a_data_set_needs_force(prepared):
    folder, _ = prepared
    command = ("data", "mine", folder / "visits.csv", "--data", folder / "data")
    assert "--force" in run(*command).output
    assert run(*command, "--force").exit_code == 0


def test_force_replaces_nothing_that_was_not_made_here(prepared, tmp_path):
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
        assert "was not made by this command" in done.output
    assert (tmp_path / "mine" / "thesis.txt").read_text() == "years of work"


def test_days_of_a_history_of_visits_are_refused(prepared, tmp_path):
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


def test_help_lists_every_option_of_every_source():
    said = run("data", "--help").output
    for source in ("geolife", "foursquare", "table", "records", "check-in-arrays", "stay-table"):
        assert f"\n{source}: " in said
    assert "epsilon_metres" in said
    assert "learning_rate" in run("train", "--help").output
