"""The command `insights`: what it writes, and what it says where it cannot."""

from __future__ import annotations

import csv
import json
import shutil
import sys
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from click.testing import CliRunner

import pointerscope.publishing.insight_folder
from pointerscope.cli.main import main
from pointerscope.core.settings import Settings
from pointerscope.figures.pictures import PicturesError
from pointerscope.figures.views import NothingToShowError, draw
from pointerscope.mobility.data_set import Records
from pointerscope.mobility.histories import History
from pointerscope.mobility.prepared import write_prepared
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import read_bundle
from pointerscope.network.insights import (
    InsightColumn,
    Insights,
    InsightTable,
    read_insights,
    write_insights,
)
from tests.conftest import write_tiny

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

pytestmark = pytest.mark.slow

TEXTS = ("--formats", "csv,json,latex")


@pytest.fixture(scope="module")
def data(tmp_path_factory) -> Path:
    """Prepared data sets: a small town, one of nobody's places, and histories without dates."""
    folder = tmp_path_factory.mktemp("data")
    town = simulate_town(residents=12, weeks=4)
    write_prepared(folder / "hamlet", replace(town, name="hamlet"), "town", {})
    renamed = tuple(replace(place, name=f"Elsewhere {place.id}") for place in town.places)
    write_prepared(folder / "elsewhere", replace(town, places=renamed), "town", {})
    few = {person: own[:40] for person, own in town.visits.items() if person <= 3}
    why = {person: town.reasons[person][:40] for person in few}
    write_prepared(folder / "few", replace(town, visits=few, reasons=why), "town", {})
    histories = tuple(history(person, 4 + 3 * (person % 2)) for person in range(1, 8))
    records(folder / "records", histories)
    records(folder / "untested", ())
    records(folder / "strangers", tuple(replace(one, target=99) for one in histories))
    return folder


def history(person: int, visits: int) -> History:
    days = np.arange(visits)
    return History(2 + days % 5, person, days % 7, 480 + 10 * days, 30 + days, days[::-1], target=3)


def records(folder: Path, test: tuple[History, ...]) -> None:
    some = (history(1, 4),)
    write_prepared(folder, Records(folder.name, "Some", "MIT", some, some, test), "records", {})


@pytest.fixture
def models(tmp_path) -> Path:
    folder = tmp_path / "models"
    shutil.copytree(Settings().models / "town", folder / "town")
    (folder / "town" / "insights.json").unlink(missing_ok=True)
    write_tiny(folder / "tiny", users=10)
    return folder


@pytest.fixture
def computed(models) -> Path:
    """The same with insights in the town, written by hand."""
    column = InsightColumn(name="target", title="Target")
    gate = InsightColumn(name="gate", title="Gate", unit="share")
    table = InsightTable(
        name="gate_by_other", title="The gate", section="choice", definition="A mean.",
        histories=40, people=8, columns=[column, gate], rows=[["Café", 0.5], ["home", 0.25]],
    )  # fmt: skip
    found = Insights(
        software="0", data_set="town", title="Town", kind="visits", split="test",
        histories=40, people=8, invented=True, tables=[table],
    )  # fmt: skip
    write_insights(models / "town", found)
    return models


def run(models: Path, *arguments: object, data: Path | None = None) -> Result:
    folders = ("--models", models, "--data", data or models.parent / "no-data")
    return CliRunner().invoke(main, [str(argument) for argument in (*arguments, *folders)])


def everything(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, hidden ones among them."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b""
        for path in folder.rglob("*")
    }


def refused(models: Path, *arguments: object, data: Path | None = None) -> str:
    """What a command says that is refused and leaves everything as it was."""
    before = everything(models.parent)
    done = run(models, "insights", *arguments, data=data)
    assert done.exit_code != 0
    assert "Traceback" not in done.output
    assert isinstance(done.exception, SystemExit)
    assert everything(models.parent) == before
    return " ".join(done.output.split())


def test_help_has_an_example_and_the_formats(models):
    said = run(models, "insights", "--help").output
    assert "Example: pointerscope insights" in said
    assert "csv,json,latex,svg,png" in said
    assert "Replace insights of another data set or split" in " ".join(said.split())


@pytest.fixture(scope="module")
def whole(data, tmp_path_factory) -> tuple[Path, Path, str]:
    """Insights of the small town, with their files."""
    folder = tmp_path_factory.mktemp("whole")
    shutil.copytree(Settings().models / "town", folder / "models" / "town")
    (folder / "models" / "town" / "insights.json").unlink(missing_ok=True)
    out = folder / "papers" / "town"
    out.parent.mkdir()
    command = ("insights", "town", "hamlet", "--no-removal", "--no-league", "--out", out, *TEXTS)
    done = run(folder / "models", *command, data=data)
    assert done.exit_code == 0, done.output
    return folder, out, done.output


def test_every_table_is_written_in_every_format(whole):
    folder, out, _ = whole
    found = read_insights(folder / "models" / "town")
    names = {
        f"town-test-{table.name}.{end}" for table in found.tables for end in ("csv", "json", "tex")
    }
    assert {path.name for path in out.iterdir()} == names | {"town-insights.json"}


def test_the_files_say_what_the_insights_say(whole):
    folder, out, _ = whole
    for table in read_insights(folder / "models" / "town").tables:
        assert table.split == "test"
        with (out / f"town-test-{table.name}.csv").open(encoding="utf-8", newline="") as file:
            head, *rows = csv.reader(file, strict=True)
        assert head == [*(column.name for column in table.columns), "split"]
        for (*read, split), row in zip(rows, table.rows, strict=True):
            assert split == "test"
            for text, cell in zip(read, row, strict=True):
                assert text == "" if cell is None else type(cell)(text) == cell
        kept = json.loads((out / f"town-test-{table.name}.json").read_text(encoding="utf-8"))
        assert kept == table.model_dump()
        latex = (out / f"town-test-{table.name}.tex").read_text(encoding="ascii")
        assert latex.count(", test split.}") == 1


def test_the_whole_of_the_insights_lies_beside_them(whole):
    folder, out, _ = whole
    kept = Insights.model_validate_json((out / "town-insights.json").read_bytes())
    assert kept == read_insights(folder / "models" / "town")


def test_nothing_but_the_files_is_left(whole):
    folder, _, _ = whole
    assert sorted(path.name for path in folder.iterdir()) == ["models", "papers"]
    assert [path.name for path in (folder / "models").iterdir()] == ["town"]
    assert [path.name for path in (folder / "papers").iterdir()] == ["town"]


def test_it_says_what_was_written_and_found_by_name(whole):
    _, out, said = whole
    assert f"Wrote {out}: " in said
    assert "were matched by name" in said


def test_histories_longer_than_the_network_takes_are_cut_and_counted(models, data):
    command = ("insights", "tiny", "records", "--no-removal", "--no-league")
    done = run(models, *command, data=data)
    assert done.exit_code == 0, done.output
    assert "4 histories had more than 6 visits" in done.output
    assert "over 7 histories of at least 5 people." in done.output  # seven, rounded down
    assert any("4 histories" in note for note in read_insights(models / "tiny").notes)


def test_the_league_alone_is_added_to_stored_insights(models, data):
    command = ("insights", "tiny", "records", "--no-removal")
    assert run(models, *command, "--no-league", data=data).exit_code == 0
    without = read_insights(models / "tiny")
    assert without.table("explanation_league") is None
    out = ("--out", models.parent / "out", *TEXTS)
    done = run(models, "insights", "tiny", "records", "--only-league", *out, data=data)
    assert done.exit_code == 0, done.output
    assert "Added the league of explanations" in done.output
    assert (models.parent / "out" / "tiny-test-explanation_league.csv").is_file()
    graded = read_insights(models / "tiny")
    assert graded.table("explanation_league").people == 5  # of seven, rounded down
    assert [*graded.tables[: len(without.tables)]] == without.tables
    assert graded.claims == without.claims
    # All of them at once are the same.
    assert run(models, *command, data=data).exit_code == 0
    assert read_insights(models / "tiny").table("explanation_league") == graded.table(
        "explanation_league"
    )


def test_insights_with_more_parts_are_replaced_with_force_only(models, data):
    command = ("tiny", "records")
    assert run(models, "insights", *command, data=data).exit_code == 0
    whole = read_insights(models / "tiny")
    league, removal = whole.table("explanation_league"), whole.table("head_removal")
    assert league is not None
    assert removal is not None
    said = refused(models, *command, "--no-league", "--no-removal", data=data)
    assert (
        "insights.json has the removal of heads and the league of explanations, which this run "
        "would drop. Leave out --no-removal and --no-league, or pass --force to replace the file."
    ) in said
    said = refused(models, *command, "--no-league", data=data)
    assert "insights.json has the league of explanations, which this run would drop." in said
    # The same parts of the same split may be computed anew.
    assert run(models, "insights", *command, data=data).exit_code == 0
    assert read_insights(models / "tiny") == whole
    shorter = ("insights", *command, "--no-league", "--force")
    assert run(models, *shorter, data=data).exit_code == 0
    assert read_insights(models / "tiny").table("explanation_league") is None
    assert run(models, "insights", *command, data=data).exit_code == 0
    assert read_insights(models / "tiny") == whole


def test_insights_of_another_split_or_data_set_are_replaced_with_force_only(computed, data):
    said = refused(computed, "town", "--split", "train", data=data)
    assert (
        "insights.json has the insights of town (test split). To replace them by those of town "
        "(train split), pass --force."
    ) in said
    assert "those of hamlet (test split)" in refused(computed, "town", "hamlet", data=data)
    command = ("insights", "town", "hamlet", "--no-removal", "--no-league", "--force")
    assert run(computed, *command, data=data).exit_code == 0
    assert read_insights(computed / "town").data_set == "hamlet"


def test_the_league_alone_needs_insights_of_the_same_split(models, data, computed):
    said = refused(models, "tiny", "records", "--only-league", data=data)
    assert "has no insights.json yet. Leave out --only-league to compute it." in said
    said = refused(computed, "town", "hamlet", "--only-league", data=data)
    assert "describe the test split of town, not the test split of hamlet" in said
    said = refused(models, "tiny", "records", "--only-league", "--no-league", data=data)
    assert "Leave out --no-compute, --no-league and --engine." in said


def test_no_compute_writes_what_the_bundle_holds_without_the_data(computed, tmp_path):
    before = everything(computed)
    done = run(computed, "insights", "town", "--no-compute", "--out", tmp_path / "out", *TEXTS)
    assert done.exit_code == 0, done.output
    assert "Café,0.5" in (tmp_path / "out" / "town-gate_by_other.csv").read_text(encoding="utf-8")
    assert everything(computed) == before


def test_formats_can_be_chosen(computed, tmp_path):
    out = tmp_path / "out"
    done = run(computed, "insights", "town", "--no-compute", "--out", out, "--formats", "latex")
    assert done.exit_code == 0, done.output
    names = {path.name for path in out.iterdir()}
    assert names == {"town-insights.json", "town-gate_by_other.tex"}


def test_figures_without_numbers_are_left_out_and_counted(computed, tmp_path):
    out = tmp_path / "out"
    done = run(computed, "insights", "town", "--no-compute", "--out", out, "--formats", "csv,svg")
    assert done.exit_code == 0, done.output
    assert "Left out: " in done.output
    assert "gate-by-target" in done.output
    assert not list(out.glob("*.svg"))


def test_a_folder_that_is_there_is_refused_before_anything_is_computed(models, tmp_path):
    (tmp_path / "out").mkdir()
    said = refused(models, "town", "nothing", "--out", tmp_path / "out", *TEXTS)
    assert "already exists. Choose another --out, or replace it with --force." in said


def test_force_replaces_what_the_command_made(computed, tmp_path):
    command = ("insights", "town", "--no-compute", "--out", tmp_path / "out", "--formats")
    assert run(computed, *command, "csv").exit_code == 0
    assert run(computed, *command, "json", "--force").exit_code == 0
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"town-insights.json", "town-gate_by_other.json"}


def test_force_replaces_no_other_folder(computed, tmp_path):
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "chapter.tex").write_text("Years of work")
    command = ("town", "--no-compute", "--force", *TEXTS, "--out")
    assert "was not created by this command" in refused(computed, *command, tmp_path / "thesis")
    assert "was not created by this command" in refused(computed, *command, computed / "town")


def test_a_folder_that_cannot_be_written_is_said_before_anything_is_computed(models, tmp_path):
    said = refused(models, "town", "nothing", "--out", tmp_path / "none" / "out", *TEXTS)
    assert "none. Create it, or choose another --out." in said


def test_a_bundle_that_cannot_be_written_is_said(models, data):
    (models / ".tiny.insights").write_text("in the way")
    said = refused(models, "tiny", "records", "--no-removal", data=data)
    assert "cannot be written" in said


def test_an_unknown_model_comes_with_those_that_there_are(models):
    assert 'There is no model "twon". Models in' in (said := refused(models, "twon"))
    assert said.endswith("tiny, town.")


def test_a_model_of_unknown_data_asks_for_a_data_set(models):
    assert "Pass a DATA_SET" in refused(models, "tiny")


def test_a_data_set_that_is_not_there_is_said(models, data):
    said = refused(models, "town", "hamlett", data=data)
    assert "There is no prepared data set" in said
    assert "hamlet" in said


def test_an_empty_split_is_said(models, data, tmp_path):
    out = ("--out", tmp_path / "out", *TEXTS)
    said = refused(models, "tiny", "untested", *out, data=data)
    assert "The test split of untested contains no history. Choose another split." in said


def test_a_data_set_of_other_places_is_refused(models, data):
    said = refused(models, "town", "elsewhere", data=data)
    assert "elsewhere has another vocabulary than town" in said


def test_a_table_of_visits_to_other_places_is_refused(models, tmp_path):
    lines = ["person,arrival,departure,place"] + [
        f"{person},2026-03-{day:02} 08:00,2026-03-{day:02} 17:00,Office {day % 3}"
        for person in range(6)
        for day in range(1, 29)
    ]
    (tmp_path / "visits.csv").write_text("\n".join(lines) + "\n")
    own = tmp_path / "own"
    prepare = ["data", "mine", str(tmp_path / "visits.csv"), "--data", str(own)]
    assert CliRunner().invoke(main, prepare).exit_code == 0
    assert "mine has another vocabulary than town" in refused(models, "town", "mine", data=own)


def test_records_of_another_vocabulary_are_refused(models, data):
    said = refused(models, "tiny", "strangers", data=data)
    assert "has location 99, but the network knows 9 locations" in said


def test_too_few_people_are_refused(models, data, tmp_path):
    said = refused(models, "town", "few", "--no-removal", "--split", "all", data=data)
    assert "disclose no single person" in said


@pytest.mark.parametrize(
    "damage", ["person,location\n", "person,location,arrival,minutes\n1,2,x,3"]
)
def test_a_damaged_data_set_is_said(models, data, tmp_path, damage):
    shutil.copytree(data / "hamlet", tmp_path / "damaged" / "hamlet")
    (tmp_path / "damaged" / "hamlet" / "visits.csv").write_text(damage)
    assert "visits.csv" in refused(models, "town", "hamlet", data=tmp_path / "damaged")


def test_no_compute_wants_somewhere_to_write(models):
    assert "--out" in refused(models, "town", "--no-compute")


def test_no_compute_wants_insights(models, tmp_path):
    said = refused(models, "town", "--no-compute", "--out", tmp_path / "out", *TEXTS)
    assert "Remove --no-compute" in said


def test_no_compute_wants_insights_of_the_same_data_and_split(computed, tmp_path):
    command = ("town", "--no-compute", "--out", tmp_path / "out", *TEXTS)
    said = refused(computed, *command, "--split", "train")
    assert "describes the test split of town, not the train split of town" in said


def test_damaged_insights_are_said(computed, tmp_path):
    (computed / "town" / "insights.json").write_text("{")
    said = refused(computed, "town", "--no-compute", "--out", tmp_path / "out", *TEXTS)
    assert "insights.json" in said


@pytest.mark.parametrize("formats", ["pdf", "csv,xls", ","])
def test_an_unknown_format_comes_with_those_that_there_are(models, tmp_path, formats):
    said = refused(models, "town", "--out", tmp_path / "out", "--formats", formats)
    assert "csv, json, latex, svg, png" in said


def test_a_missing_chromium_is_said_before_anything_is_computed(models, tmp_path, monkeypatch):
    monkeypatch.setenv("BROWSER_PATH", str(tmp_path / "nowhere"))
    said = refused(models, "town", "nothing", "--out", tmp_path / "out")
    assert "BROWSER_PATH names" in said
    assert "To write no pictures: --formats csv,json,latex." in said


def test_a_missing_kaleido_is_said_before_anything_is_computed(models, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "kaleido", None)
    said = refused(models, "town", "nothing", "--out", tmp_path / "out")
    assert "pip install 'pointerscope[slides]'" in said


def test_a_picture_that_fails_leaves_no_folder(computed, tmp_path, monkeypatch):
    @contextmanager
    def failing(plotly):
        def draw(figure, form):
            raise PicturesError("The browser is gone.")

        yield draw

    rows = [["in the history", 0.5, 0.4, 0.6, 0.1, 20, 8]]
    names = ("target", "gate", "gate_low", "gate_high", "gate_deviation", "histories", "people")
    found = read_insights(computed / "town")
    columns = [InsightColumn(name=name, title=name) for name in names]
    table = found.tables[0].model_copy(
        update={"name": "gate_by_target", "columns": columns, "rows": rows}
    )
    write_insights(computed / "town", found.model_copy(update={"tables": [table]}))
    monkeypatch.setattr(pointerscope.publishing.insight_folder, "open_renderer", failing)
    monkeypatch.setattr(pointerscope.publishing.insight_folder, "find_chromium", lambda: None)
    said = refused(computed, "town", "--no-compute", "--out", tmp_path / "out")
    assert "The browser is gone." in said


def test_a_model_that_names_no_data_set_says_which_one_works(models):
    said = refused(models, "tiny")
    assert "Pass a DATA_SET." in said
    assert "`pointerscope data NAME FOLDER --source records`" in said
    with pytest.raises(NothingToShowError, match="`pointerscope insights tiny DATA_SET`"):
        draw("head-removal", read_bundle(models / "tiny"))
    with pytest.raises(NothingToShowError, match="`pointerscope insights town`"):
        draw("head-removal", read_bundle(models / "town"))
