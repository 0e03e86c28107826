"""Studies from the plan to the archive, on a town of four people."""

from __future__ import annotations

import json
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
from dataclasses import dataclass

import numpy as np
import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from pointerscope.cli.main import main
from pointerscope.figures import pictures
from pointerscope.figures.contract import find_problem
from pointerscope.mobility.data_set import split_histories
from pointerscope.mobility.prepared import write_prepared
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import read_bundle
from pointerscope.studies import execution
from pointerscope.studies.archive import differences, read_archive
from pointerscope.studies.execution import forecast, train_missing
from pointerscope.studies.figures import draw_figures
from pointerscope.studies.records import StudyFolder
from pointerscope.studies.report import StudyReport
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.metrics import predict
from pointerscope.training.scores import GroundTruth, compute_scores

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

TOWN = {"seed": 0, "residents": 4, "weeks": 5}
CLAIMS = """\
claims:
  - says: The network is better than staying where one is.
    of: network
    against: last_place
    more_than: 0
  - says: Everything is right.
    of: network
    more_than: 0.99
"""
SETTINGS = {
    "d_model": 16, "heads": 2, "layers": 1, "feed_forward": 32, "max_visits": 16,
    "epochs": 3, "warm_up_epochs": 1, "learning_rate": 0.005, "batch_size": 64,
}  # fmt: skip


@dataclass
class Workplace:
    """A folder with prepared data and claims, in which studies are carried out."""

    path: object

    def arguments(self, out: str, *more: str) -> list[str]:
        settings = [
            part for name, value in SETTINGS.items() for part in ("--set", f"{name}={value}")
        ]
        return [
            *("study", "hamlet", "--data", str(self.path / "data"), "--out", str(self.path / out)),
            *("--seeds", "2", "--ablation", "without-gate", "--threads", "1"),
            *("--baselines", "last_place", "--baselines", "markov"),
            *("--claims", str(self.path / "claims.yaml")),
            *settings,
            *more,
        ]

    def run(self, *arguments: str):
        return CliRunner().invoke(main, list(arguments))

    def study(self, out: str, *more: str):
        return self.run(*self.arguments(out, *more))

    def archive(self, out: str):
        return read_archive(self.path / out / "study.json")


def without_browser(patch) -> None:
    def missing():
        raise pictures.PicturesError("Pictures need Chromium.")

    patch.setattr("pointerscope.studies.publication.find_chromium", missing)


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    path = tmp_path_factory.mktemp("studies")
    write_prepared(path / "data" / "hamlet", simulate_town(**TOWN), "town", TOWN)
    (path / "claims.yaml").write_text(CLAIMS)
    return Workplace(path)


@pytest.fixture(scope="module")
def finished(place):
    """A study that nothing interrupted, and what it printed."""
    with pytest.MonkeyPatch.context() as patch:
        without_browser(patch)
        result = place.study("paper", "--log")
    assert result.exit_code == 0, result.output
    return result.output


def test_figures_are_written_as_vectors_where_there_is_a_browser(place, finished, monkeypatch):
    try:
        pictures.find_chromium()
    except pictures.PicturesError as error:
        pytest.skip(str(error))
    monkeypatch.setattr("pointerscope.studies.publication.find_chromium", pictures.find_chromium)
    result = place.study("paper")
    assert "Figures are written as JSON for Plotly only" not in result.output
    figures = place.path / "paper" / "figures"
    assert b"<svg" in (figures / "scores.svg").read_bytes()[:1000]
    [page] = PdfReader(figures / "differences.pdf").pages
    assert "without gate" in page.extract_text()
    assert "figures/scores.pdf" in (place.path / "paper" / "report.tex").read_text()


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch):
    without_browser(monkeypatch)


def split():
    data = simulate_town(**TOWN)
    return split_histories(data, max_visits=SETTINGS["max_visits"])


def test_it_says_beforehand_what_is_trained_and_how_long_that_takes(finished):
    assert "4 trainings: network, without-gate; each with 2 seeds" in finished
    assert re.search(r"This takes at most \d+ s, measured on a few batches", finished)
    before, _, _ = finished.partition("[1/4]")
    assert "at most" in before


def test_progress_names_the_training_and_the_time_left(finished):
    assert re.search(
        r"\[3/4\] network, seed 1: epoch 2 of at most 3, .* at most \d+ s left", finished
    )


def test_the_scores_of_baselines_are_those_of_the_model_card(place, finished):
    histories = split()
    predictions = predict_with_baselines(histories.train, histories.test, histories.locations)
    expected = compute_scores(predictions["markov"], GroundTruth.from_histories(histories.test))
    [table] = [one for one in place.archive("paper").tables if one.name == "scores"]
    row = dict(zip([column.name for column in table.columns], table.rows[-1], strict=True))
    assert row["predictor"] == "Markov chain"
    assert row["accuracy_at_1"] == pytest.approx(expected.accuracy_at_1)
    assert row["mrr"] == pytest.approx(expected.mrr)
    assert row["mrr_low"] < expected.mrr < row["mrr_high"]


def test_a_score_of_a_network_is_the_mean_over_its_trainings(place, finished):
    tables = {table.name: table for table in place.archive("paper").tables}
    own = [
        value
        for network, value in zip(
            tables["trainings"].column("network"),
            tables["trainings"].numbers("accuracy_at_1"),
            strict=True,
        )
        if network == "network"
    ]
    assert len(own) == 2
    assert tables["scores"].numbers("accuracy_at_1")[0] == pytest.approx(sum(own) / 2)


def test_claims_are_judged_and_corrected_with_the_comparisons(place, finished):
    tables = {table.name: table for table in place.archive("paper").tables}
    claims, comparisons = tables["claims"], tables["comparisons"]
    assert claims.column("verdict")[1] == "does not hold"
    assert claims.column("beforehand") == ["yes", "yes"]
    assert comparisons.column("predictor") == ["without gate", "last place", "Markov chain"]
    chances = [*comparisons.numbers("p"), *claims.numbers("p")]
    corrected = [*comparisons.numbers("p_corrected"), *claims.numbers("p_corrected")]
    assert min(corrected) == pytest.approx(min(min(chances) * 5, 1))
    assert "corrected for all 5 comparisons and claims" in claims.definition


def test_the_archive_says_all_that_repeats_it(place, finished):
    archive = place.archive("paper")
    assert archive.plan.seeds == (0, 1)
    assert archive.plan.recipe.learning_rate == SETTINGS["learning_rate"]
    assert (archive.source.name, archive.source.options) == ("town", TOWN)
    assert archive.environment.packages["torch"]
    assert len({run.weights_sha256 for run in archive.runs}) == 4
    assert [claim.says for claim in archive.plan.claims][1] == "Everything is right."


def test_the_archive_names_nobody_and_private_files_are_for_the_owner_alone(place, finished):
    folder = place.path / "paper"
    text = (folder / "study.json").read_text()
    assert "Resident" not in text
    assert str(place.path) not in text
    assert stat.S_IMODE((folder / "private").stat().st_mode) == 0o700


def test_repeated_from_nothing_it_gives_the_same_numbers(place, finished):
    """From the archive alone: the data are simulated again, everything is trained again."""
    archive = str(place.path / "paper" / "study.json")
    result = place.run(
        "study", "--repeat", archive, "--data", str(place.path / "none"),
        "--out", str(place.path / "again"),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert re.search(r"Repeated: all \d+ numbers and the hashes of all weights", result.output)
    assert differences(place.archive("paper"), place.archive("again")) == []


def test_a_repetition_that_differs_says_where_and_fails(place, finished, tmp_path):
    changed = json.loads((place.path / "paper" / "study.json").read_text())
    changed["runs"][0]["weights_sha256"] = "0" * 64
    changed["tables"][0]["rows"][0][1] += 0.25
    changed["environment"]["python"] = "2.7"
    archive = tmp_path / "study.json"
    archive.write_text(json.dumps(changed))
    shutil.copytree(place.path / "paper", tmp_path / "out")
    result = place.run(
        "study", "--repeat", str(archive), "--data", str(place.path / "data"),
        "--out", str(tmp_path / "out"),
    )  # fmt: skip
    assert result.exit_code == 1
    assert "The weights of 1 of 4 differ." in result.output
    assert re.search(
        r"Scores of all predictors: 1 of \d+ cells differ, numbers by up to 0.25", result.output
    )
    assert "python: 2.7 then" in result.output


def test_other_data_are_refused_before_anything_is_trained(place, finished, tmp_path):
    other = TOWN | {"seed": 5}
    write_prepared(tmp_path / "data" / "hamlet", simulate_town(**other), "town", other)
    result = place.run(
        "study", "--repeat", str(place.path / "paper" / "study.json"),
        "--data", str(tmp_path / "data"), "--out", str(tmp_path / "out"),
    )  # fmt: skip
    assert result.exit_code == 1
    assert "The histories of hamlet are not those of the study" in result.output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("moment", [1, 5, 8])
def test_interrupted_and_resumed_it_gives_the_same(place, finished, tmp_path, moment):
    """Interrupted in the first training, in a later one, and twice in one."""
    plan = place.archive("paper").plan
    histories, folder = split(), StudyFolder(tmp_path / "paper")
    folder.create()
    expected = forecast(plan, histories, folder)
    calls = 0

    def interrupt(progress: object) -> None:
        nonlocal calls
        calls += 1
        if calls in (moment, moment + 2):  # there are at least 12, one for each epoch
            raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            train_missing(plan, histories, folder, expected, interrupt)
    assert folder.truth() is None  # the test histories are read when all networks are trained
    assert folder.readings() == []
    shutil.move(tmp_path / "paper", place.path / f"interrupted-{moment}")
    result = place.study(f"interrupted-{moment}")
    assert result.exit_code == 0, result.output
    assert differences(place.archive("paper"), place.archive(f"interrupted-{moment}")) == []


def test_killed_and_resumed_it_gives_the_same(place, finished):
    arguments = place.arguments("killed")
    with subprocess.Popen(
        [sys.executable, "-m", "pointerscope", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        runs = place.path / "killed" / "private" / "runs"
        give_up_at = time.monotonic() + 60
        while not any(runs.glob("network-seed-0-*")) and time.monotonic() < give_up_at:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    assert any(runs.glob("network-seed-0-*"))
    (runs / ".without-gate-half-written").mkdir()  # what a killed process may leave
    result = place.study("killed")
    assert result.exit_code == 0, result.output
    assert "done already" in result.output
    assert differences(place.archive("paper"), place.archive("killed")) == []
    assert [path.name for path in runs.glob(".*")] == []


def test_the_report_is_made_again_without_training(place, finished, monkeypatch):
    monkeypatch.setattr(execution, "fit", lambda *_, **__: pytest.fail("trained again"))
    monkeypatch.setattr(execution, "predict", lambda *_: pytest.fail("read the test again"))
    before = place.archive("paper")
    assert place.study("paper").exit_code == 0
    assert differences(before, place.archive("paper")) == []


def test_a_changed_plan_uses_what_was_trained_and_tells_that_the_test_was_read(
    place, finished, tmp_path
):
    shutil.copytree(place.path / "paper", place.path / "changed")
    (tmp_path / "claims.yaml").write_text(CLAIMS.replace("0.99", "0.01"))
    result = place.study("changed", "--seeds", "3", "--claims", str(tmp_path / "claims.yaml"))
    assert result.exit_code == 0, result.output
    assert "6 trainings (4 of them done already)" in result.output
    assert "The test histories were read 2 times" in result.output
    assert "1 claim was written or changed after the test histories had been read" in result.output
    [claims] = [table for table in place.archive("changed").tables if table.name == "claims"]
    assert claims.column("beforehand") == ["yes", "no"]


def test_one_seed_is_said_to_leave_training_out(place):
    result = place.study("single", "--seeds", "1")
    assert result.exit_code == 0, result.output
    assert "Each network was trained once, so what another seed would change is unknown" in (
        result.output
    )


def test_a_dry_run_tells_the_time_and_writes_nothing(place, tmp_path):
    result = place.study("dry", "--dry-run")
    assert result.exit_code == 0
    assert "This takes at most" in result.output
    assert not (place.path / "dry").exists()


def test_a_second_process_waits_for_nobody(place, finished):
    from pointerscope.training.state import exclusive_lock

    with exclusive_lock(StudyFolder(place.path / "paper").lock):
        result = place.study("paper")
    assert result.exit_code == 1
    assert "Another process is working on" in result.output


def test_a_folder_of_something_else_is_not_touched(place):
    (place.path / "letters").mkdir()
    (place.path / "letters" / "letter.txt").write_text("Dear")
    result = place.study("letters")
    assert result.exit_code == 1
    assert "exists and is not a study" in result.output
    assert [path.name for path in (place.path / "letters").iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("option", "name", "expected"),
    [
        ("--ablation", "without-pinter", "Did you mean without-pointer?"),
        ("--baselines", "markof", "Did you mean markov or markov_of_two?"),
        ("--metric", "acuracy_at_1", "Did you mean accuracy_at_1"),
    ],
)
def test_an_unknown_name_comes_with_the_nearest(place, option, name, expected):
    result = place.study("unknown", option, name)
    assert result.exit_code == 2
    assert f'{option}: there is no "{name}". {expected}' in " ".join(result.output.split())


def test_wrong_claims_are_told_with_their_line_before_anything_is_trained(place, tmp_path):
    (tmp_path / "claims.yaml").write_text(CLAIMS.replace("last_place", "lost_place"))
    result = place.study("claimed", "--claims", str(tmp_path / "claims.yaml"))
    assert result.exit_code == 1
    assert 'claims.yaml, line 4: against: there is no predictor "lost_place".' in result.output
    assert not (place.path / "claimed").exists()


def test_a_network_of_a_study_is_opened_by_import(place, finished):
    private = place.path / "paper" / "private"
    [run] = (private / "runs").glob("without-gate-seed-1-*")
    result = place.run(
        "import", str(run), "--id", "gateless", "--places", str(private / "places.csv"),
        "--models", str(place.path / "models"),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    bundle = read_bundle(place.path / "models" / "gateless")
    assert "gate" not in bundle.architecture.components
    histories = split()
    assert bundle.places[2] == histories.places[0]  # locations begin with padding and unknown
    answers = np.load(private / "answers" / f"{run.name}.npz")
    np.testing.assert_array_equal(predict(bundle.network, histories.test).ranks, answers["ranks"])


def test_kaleidos_logger_does_not_read_the_options_of_a_command():
    """It would take `--log` for the beginning of one of its own, and end the process."""
    code = (
        "import sys; sys.argv = ['pointerscope', '--log']\n"
        "from pointerscope.figures.pictures import PicturesError, find_chromium\n"
        "try:\n    find_chromium()\nexcept PicturesError:\n    pass\n"
        "assert sys.argv == ['pointerscope', '--log']"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_options_beside_an_archive_are_refused(place, finished):
    archive = str(place.path / "paper" / "study.json")
    result = place.run("study", "--repeat", archive, "--seeds", "3", "--out", "x")
    assert result.exit_code == 2
    assert "--repeat brings its own plan. Leave out --seeds." in result.output


def test_a_file_that_is_no_archive_is_refused(place, tmp_path):
    (tmp_path / "study.json").write_text("{}")
    result = place.run("study", "--repeat", str(tmp_path / "study.json"), "--out", "x")
    assert result.exit_code == 1
    assert "is not an archive of a study" in result.output


def test_sizes_that_do_not_fit_are_told_in_a_sentence(place):
    result = place.study("misfit", "--set", "heads=3")
    assert result.exit_code == 1
    assert "network, seed 0: " in result.output


def test_figures_keep_the_contract_and_have_a_row_for_each_predictor(place, finished):
    tables = {table.name: table for table in place.archive("paper").tables}
    report = StudyReport(*map(tables.get, ("scores", "comparisons", "claims", "trainings")), ())
    figures = draw_figures(report, "accuracy_at_1")
    assert figures.keys() == {"scores", "differences"}
    for figure in figures.values():
        figure["layout"]["meta"] |= {"view": "study"}
        assert find_problem(figure) is None
    assert len(figures["scores"]["data"][0]["x"]) == 4
    assert len(figures["scores"]["data"][1]["x"]) == 4  # two networks, two seeds
    written = json.loads((place.path / "paper" / "figures" / "scores.json").read_text())
    assert written["data"][0]["y"] == ["network", "without gate", "last place", "Markov chain"]


def test_the_document_is_whole(place, finished, tmp_path):
    """It is compiled where there is a LaTeX, and its structure checked anywhere."""
    folder = place.path / "paper"
    document = (folder / "report.tex").read_text()
    parts = [document]
    for name in re.findall(r"\\input\{(.*?)\}", document):
        parts.append((folder / f"{name}.tex").read_text())
    assert len(parts) == 5
    for text in parts:
        begun = re.findall(r"\\begin\{(\w+)\}", text)
        assert sorted(begun) == sorted(re.findall(r"\\end\{(\w+)\}", text))
        assert text.count("{") - text.count("\\{") == text.count("}") - text.count("\\}")
    assert "\\toprule" in parts[1]
    if latex := shutil.which("pdflatex"):
        shutil.copytree(folder, tmp_path / "paper")
        subprocess.run(
            [latex, "-interaction=nonstopmode", "-halt-on-error", "report.tex"],
            cwd=tmp_path / "paper",
            check=True,
            stdout=subprocess.DEVNULL,
        )
        assert (tmp_path / "paper" / "report.pdf").stat().st_size > 10_000


def test_curves_are_logged_for_tensorboard(place, finished):
    log = place.path / "paper" / "log"
    assert len(list(log.iterdir())) == 4
    [file] = next(log.glob("network-seed-0-*")).iterdir()
    assert file.read_bytes().count(b"loss/validation") == SETTINGS["epochs"]
