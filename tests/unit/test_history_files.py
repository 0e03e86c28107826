"""Files of many histories, and the command that predicts them."""

from __future__ import annotations

import json
from datetime import datetime

import pandas as pd
import pytest
from click.testing import CliRunner

from pointerscope.analysis.many import DEFAULT_BATCH
from pointerscope.cli.main import main
from pointerscope.mobility.history_files import HistoryFile
from pointerscope.notebook.model import open_model
from tests.conftest import write_tiny

RECORD = {"X": [2, 3], "user_X": 1, "weekday_X": [0, 0], "start_min_X": [480, 600]}
RECORD |= {"dur_X": [45, 30], "diff": [1, 1], "Y": 4}
QUERIES = [
    {"visits": "Home @ Mon 08:00 +45, Work", "user": 1},
    {"visits": "Work", "interventions": {"gate": 1}},
    RECORD,
]
BAD = {"visits": "Homme"}


@pytest.fixture(scope="module")
def models(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models")
    write_tiny(folder / "tiny")
    return folder


def run(models, source, *arguments):
    command = ["explain", "tiny", "--from", source, "--models", models, *arguments]
    return CliRunner().invoke(main, [str(part) for part in command])


def write_lines(path, rows):
    path.write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    return path


def expected(models):
    return open_model(models / "tiny").explain_many(QUERIES).to_frame()


def assert_answers(found, models):
    answers = expected(models)
    assert list(found.place) == list(answers.place)
    assert found.probability.tolist() == pytest.approx(answers.probability.tolist(), abs=1e-6)
    assert list(found.target) == list(answers.target)


def test_json_lines_of_queries_and_records(models, tmp_path):
    source = write_lines(tmp_path / "histories.jsonl", QUERIES)
    done = run(models, source, "--out", tmp_path / "answers.csv")
    assert done.exit_code == 0, done.output
    assert "Wrote 3 answers" in done.output
    again = run(models, source, "--out", tmp_path / "answers.csv")
    assert again.exit_code == 2
    assert "already exists. Pass --force to replace it" in again.output
    assert run(models, source, "--out", tmp_path / "answers.csv", "--force").exit_code == 0
    found = pd.read_csv(tmp_path / "answers.csv")
    assert list(found.line) == [1, 2, 3]
    assert_answers(found, models)


def test_parquet_with_lists_of_visits_and_missing_values(models, tmp_path):
    work = {"location": "Work", "arrival": None, "duration_minutes": None}
    home = {"location": "Home", "arrival": datetime(2026, 11, 16, 8), "duration_minutes": 45}
    frame = pd.DataFrame({"visits": [[home, work], [work]], "user": [1, None]})
    frame.to_parquet(tmp_path / "histories.parquet")
    out = tmp_path / "answers.parquet"
    done = run(models, tmp_path / "histories.parquet", "--out", out, "--quantities", "place,user")
    assert done.exit_code == 0, done.output
    found = pd.read_parquet(out)
    assert list(found.columns) == ["row", "place", "user"]
    assert list(found.row) == [1, 2]
    assert list(found.user) == [1, 0]


def test_parquet_of_published_records(models, tmp_path):
    pd.DataFrame([RECORD, RECORD]).to_parquet(tmp_path / "records.parquet")
    done = run(models, tmp_path / "records.parquet", "--quantities", "target,visits")
    assert done.exit_code == 0, done.output
    assert "1,4,2\n2,4,2\n" in done.stdout


def test_a_csv_of_queries_is_printed_without_out(models, tmp_path):
    source = tmp_path / "histories.csv"
    source.write_text('visits,user,note\n"Home, Work",1,x\nWork,,y\n', encoding="utf-8")
    done = run(models, source, "--quantities", "place, pointer_weights")
    assert done.exit_code == 0, done.output
    assert "Columns ignored: note." in done.stderr
    header, *rows = done.stdout.splitlines()
    assert header == "line,place,pointer_weights"
    assert [row.split(",")[0] for row in rows] == ["2", "3"]
    assert rows[1].endswith("[1.0]")


def test_a_csv_may_have_one_column(models, tmp_path):
    source = tmp_path / "histories.csv"
    source.write_text('visits\n"Home, Work"\nWork\n', encoding="utf-8")
    done = run(models, source, "--quantities", "visits")
    assert done.exit_code == 0, done.output
    assert done.stdout == "line,visits\n2,2\n3,1\n"


def test_rows_that_cannot_be_read_are_named_and_the_others_go_on(models, tmp_path):
    source = write_lines(tmp_path / "histories.jsonl", [QUERIES[0], BAD, 5, QUERIES[1]])
    source.write_bytes(source.read_bytes() + b"{\n")
    done = run(models, source, "--out", tmp_path / "answers.csv")
    assert done.exit_code == 1
    assert "Line 2: visits[0]: No place matches “Homme”. Did you mean Home?" in done.output
    assert "Line 3: line: Write a query as a JSON object" in done.output
    assert "Line 5: line: This is not valid JSON" in done.output
    assert "3 lines have no answer." in done.output
    assert list(pd.read_csv(tmp_path / "answers.csv").line) == [1, 4]


def test_interventions_apply_to_every_row_without_its_own(models, tmp_path):
    source = write_lines(tmp_path / "histories.jsonl", QUERIES)
    done = run(models, source, "--interventions", '{"gate": 0.25}', "--quantities", "gate")
    assert done.stdout == "line,gate\n1,0.25\n2,1.0\n3,0.25\n"


def test_memory_is_bounded_by_a_batch(models, tmp_path, monkeypatch):
    alive, counts = set(), []

    class RowNumber(int):
        """The number of a row, which is counted while something holds it."""

        def __new__(cls, value):
            alive.add(value)
            counts.append(len(alive))
            return super().__new__(cls, value)

        def __del__(self):
            alive.discard(int(self))

    original = HistoryFile.rows

    def rows(file, reporter):
        return (row._replace(number=RowNumber(row.number)) for row in original(file, reporter))

    monkeypatch.setattr(HistoryFile, "rows", rows)
    source = write_lines(tmp_path / "histories.jsonl", [{"visits": "Home"}] * 1_000)
    assert run(models, source, "--quantities", "gate").exit_code == 0
    assert len(counts) == 1_000
    assert max(counts) <= 2 * DEFAULT_BATCH  # one is written while the next is read


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--quantities", "plaec"), "Did you mean `place`?"),
        (("--out", "answers.txt"), "must end in .parquet or .csv"),
        (("--out", "nowhere/answers.csv"), "does not exist. Create it first."),
        (("--user", "Ada"), "the file has the column of --user"),
        (("--interventions", '{"gate": 7}'), "interventions"),
        (("--interventions", '{"mask_visits": [0]}'), "Put `mask_visits` into the queries"),
    ],
)
def test_options_that_do_not_fit_are_refused(models, tmp_path, arguments, said):
    done = run(models, write_lines(tmp_path / "histories.jsonl", QUERIES), *arguments)
    assert done.exit_code != 0
    assert said in done.output


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("h.parquet", b"no Parquet", "h.parquet is not Parquet, although its name says so."),
        ("histories.csv", b"person,place\nAda,Home\n", "no column `visits`"),
        ("histories.json", b"[]", "Its name must end in one of .parquet"),
        ("histories.jsonl", b"\n", "The file has no history."),
        ("histories.csv", b"", "is not a table"),
    ],
)
def test_files_without_histories_are_refused(models, tmp_path, name, content, said):
    (tmp_path / name).write_bytes(content)
    done = run(models, tmp_path / name)
    assert done.exit_code == 1
    assert said in done.output


def test_a_failed_run_leaves_the_answers_of_an_earlier_one(models, tmp_path):
    out = tmp_path / "answers.csv"
    out.write_text("earlier", encoding="utf-8")
    (tmp_path / "histories.csv").write_bytes(b"person,place\nAda,Home\n")
    assert run(models, tmp_path / "histories.csv", "--out", out, "--force").exit_code == 1
    assert out.read_text(encoding="utf-8") == "earlier"


def test_one_history_and_a_file_exclude_each_other(models, tmp_path):
    source = write_lines(tmp_path / "histories.jsonl", QUERIES)
    assert "Pass either visits or" in run(models, source, "Home").output
    assert "Pass either visits or" in run(models, source, "--visits", "Home").output
    done = CliRunner().invoke(main, ["explain", "tiny", "Home", "--out", "a.csv"])
    assert "add --from" in done.output
