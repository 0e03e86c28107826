"""Tables of insights as CSV, JSON and LaTeX."""

from __future__ import annotations

import csv
import io
import re
import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.insights.files import (
    UnknownTableError,
    file_name,
    find_table,
    format_csv,
    table_text,
)
from pointerscope.analysis.insights.latex import MAX_ROWS_PER_PAGE, latex_text
from pointerscope.network.insights import InsightColumn, Insights, InsightTable

AWKWARD = 'Café "Luna", 50 % & #1_{a}\\ ~ ^ $5 | <b> −1 – ≥ 2 √k λ → 中'
PDFLATEX = shutil.which("pdflatex")


def table(rows=None, **changes) -> InsightTable:
    fields = {
        "name": "gate_by_kind",
        "title": "The gate by kind of place",
        "section": "choice",
        "definition": "The mean gate (λ) over histories; 95 % intervals.",
        "histories": 6081,
        "people": 72,
        "columns": [
            InsightColumn(name="kind", title="Kind of place"),
            InsightColumn(name="gate", title="Gate", unit="probability"),
            InsightColumn(name="gate_low", title="Gate, low", unit="probability"),
            InsightColumn(name="gate_high", title="Gate, high", unit="probability"),
            InsightColumn(name="slope", title="Slope", unit="nats"),
            InsightColumn(name="histories", title="Histories", unit="count"),
        ],
        "rows": rows
        or [
            [AWKWARD, 0.123457, 0.1, 0.15, -1.5e-05, 4753],
            ["home\nand away", 0.5, None, None, None, 1328],
            ["[0, 1)", 1, 0.987654, 1, -2.25, 12],
        ],
        "notes": ["Groups of fewer than 5 people were merged."],
    }
    return InsightTable(**fields | changes)


def read_back(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


def test_csv_begins_with_the_names_of_the_columns():
    assert read_back(format_csv(table()))[0] == [column.name for column in table().columns]


def test_csv_gives_texts_back_letter_for_letter():
    assert [row[0] for row in read_back(format_csv(table()))[1:]] == table().column("kind")


def test_csv_keeps_every_digit():
    read = [float(row[4]) if row[4] else None for row in read_back(format_csv(table()))[1:]]
    assert read == table().column("slope")


def test_csv_leaves_empty_what_has_no_meaning():
    assert read_back(format_csv(table()))[2][2:5] == ["", "", ""]


def test_lines_of_csv_end_as_the_standard_says():
    text = format_csv(table([["home", 0.5, 0.4, 0.6, 1.5, 1]]))
    assert text.count("\r\n") == text.count("\n") == 2


def test_the_last_column_of_csv_is_the_split():
    plain, named = (read_back(format_csv(table(split=split))) for split in ("", "validation"))
    assert [row[-1] for row in named] == ["split", *["validation"] * len(table().rows)]
    assert [row[:-1] for row in named] == plain


def test_a_table_with_a_column_of_splits_gets_no_second_one():
    columns = [InsightColumn(name="split", title="Split"), InsightColumn(name="n", title="N")]
    made = table([["train", 1], ["test", 2]], columns=columns, split="all")
    assert read_back(format_csv(made)) == [["split", "n"], ["train", "1"], ["test", "2"]]


@pytest.mark.parametrize(
    ("split", "name"),
    [("", "town-gate_by_kind.tex"), ("validation", "town-validation-gate_by_kind.tex")],
)
def test_a_file_is_named_after_model_split_and_table(split, name):
    assert file_name("town", table(split=split), "latex") == name


@pytest.mark.parametrize(
    ("split", "words"), [("validation", "validation split"), ("all", "all splits")]
)
def test_latex_names_the_split_in_its_caption(split, words):
    assert f"\\caption{{The gate by kind of place, {words}.}}" in latex(split=split)


def test_json_is_the_table():
    assert InsightTable.model_validate_json(table_text("town", table(), "json")) == table()


def latex(**changes) -> str:
    return table_text("town", table(**changes), "latex")


def test_latex_holds_nothing_but_ascii():
    assert latex().isascii()


def test_latex_names_the_table_and_gives_it_a_label():
    assert "\\caption{The gate by kind of place.}\n\\label{tab:town-gate_by_kind}" in latex()


def test_latex_has_the_rules_of_booktabs():
    for rule in ("\\toprule", "\\midrule", "\\bottomrule"):
        assert latex().count(rule) == 1
    assert "\\hline" not in latex()


def test_latex_puts_a_mean_and_its_interval_into_one_column():
    assert re.search(r"0\.123 \[0\.100, 0\.150\] &", latex())


def test_latex_names_the_units():
    assert "\\shortstack{Gate (probability),\\\\95 \\% interval}" in latex()
    assert "\\shortstack{Slope\\\\(nats)}" in latex()


def test_latex_says_where_there_is_no_number():
    assert re.search(r"home and away +& +0\.500 & +-- & +1,328 ", latex())


def test_latex_does_not_round_small_numbers_away():
    assert "$-$1.50$\\times$10$^{-5}$" in latex()


def test_latex_gives_the_definition_what_it_is_made_of_and_the_notes():
    said = " ".join(latex().split())
    assert "The mean gate ($\\lambda$) over histories; 95 \\% intervals." in said
    assert "From 6,081 histories of 72 people." in said
    assert "Groups of fewer than 5 people were merged." in said
    real = table_text("town", table(), "latex", invented=False)
    assert "of at least 72 people." in " ".join(real.split())


def test_a_cell_that_begins_with_a_bracket_is_no_length_between_rows():
    assert "\n{}[0, 1)" in latex()


def test_a_table_too_long_for_a_page_goes_on_over_several():
    rows = [[str(row), row / 100, 0.0, 1.0, 0.5, row] for row in range(MAX_ROWS_PER_PAGE + 1)]
    assert "\\begin{longtable}" in latex(rows=rows)
    assert "\\begin{tabular}" in latex(rows=rows[:-1])


@pytest.mark.parametrize(
    ("text", "set_as"),
    [
        ("50 % & #1_a $", "50 \\% \\& \\#1\\_a \\$"),
        ("é ü ç ñ ř í", "\\'{e} \\\"{u} \\c{c} \\~{n} \\v{r} \\'{\\i}"),
        ("− – — × ≥ λ", "$-$ -- --- $\\times$ $\\ge$ $\\lambda$"),
        ("10⁻⁵ ß ﬁ ％", "10$^{-5}$ \\ss{} fi \\%"),
        ("a\\b ~ ^", "a\\textbackslash{}b \\textasciitilde{} \\^{}"),
        ("中", "U+4E2D"),
    ],
)
def test_texts_are_set_letter_for_letter(text, set_as):
    assert latex_text(text) == set_as


def test_a_table_too_wide_for_a_page_is_fitted():
    wide = [
        InsightColumn(name=f"column_{number}", title="Sixteen letters.") for number in range(12)
    ]
    assert "\\resizebox" in latex(columns=wide, rows=[["sixteen letters."] * 12])
    assert "\\resizebox" not in latex(columns=wide[:3], rows=[["sixteen letters."] * 3])


def test_columns_that_differ_in_a_number_go_on_behind_one_another_where_they_are_too_many():
    columns = [
        InsightColumn(name="head", title="Head"),
        *(
            InsightColumn(name=f"weight_{k}", title=f"Weight of {k} steps", unit="share")
            for k in range(20)
        ),
        InsightColumn(name="people", title="People", unit="count"),
    ]
    found = latex(columns=columns, rows=[[0, *(0.0101 + k / 1000 for k in range(20)), 5]])
    parts = found.split("\\begin{longtable}")[1:]
    assert len(parts) == 2
    assert found.count("\\caption{") == found.count("\\label{") == 1
    heads = [re.search(r"^ *Head .*", part, re.MULTILINE)[0].split() for part in parts]
    numbers = [[word for word in head if word.isdigit()] for head in heads]
    assert [*numbers[0], *numbers[1]] == [str(k) for k in range(20)]
    for part, shown in zip(parts, numbers, strict=True):
        over = f"\n& & \\multicolumn{{{len(shown)}}}{{c}}"
        assert f"{over}{{Weight of \\ldots{{}} steps (share)}}" in part
        [cells] = re.findall(r"^ +0 &.*", part, re.MULTILINE)
        assert [cell.strip(" \\") for cell in cells.split("&")[2:]] == [
            f"{0.0101 + int(k) / 1000:.4f}" for k in shown
        ]
        assert "People" in part


@given(st.text())
def test_any_text_becomes_ascii_without_a_bare_command_sign(text):
    found = latex_text(text)
    assert found.isascii()
    assert re.search(r"(?<!\\)[%&#]", found.replace("\\\\", "")) is None


@pytest.mark.skipif(PDFLATEX is None, reason="pdflatex is not installed")
def test_latex_compiles(tmp_path):
    long = [[AWKWARD, row / 100, 0.0, 1.0, 0.5, row] for row in range(MAX_ROWS_PER_PAGE + 1)]
    packages = "\\usepackage{booktabs}\\usepackage{longtable}\\usepackage{graphicx}"
    tables = latex() + latex(rows=long, name="gate_by_day")
    empty = table().model_copy(update={"name": "gate_by_year", "rows": []})
    tables += table_text("town", empty, "latex")
    wide = [InsightColumn(name=f"weight_{k}", title=f"Weight of {k} steps") for k in range(30)]
    tables += latex(columns=wide, rows=[[0.12345] * 30] * 3, name="maps")
    document = f"\\documentclass{{article}}{packages}\\begin{{document}}{tables}\\end{{document}}"
    (tmp_path / "paper.tex").write_text(document, encoding="ascii")
    command = [PDFLATEX, "-interaction=nonstopmode", "-halt-on-error", "paper.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


def test_files_are_called_after_the_model_and_the_table():
    assert file_name("town", table(), "csv") == "town-gate_by_kind.csv"
    assert file_name("town", table(), "latex") == "town-gate_by_kind.tex"


def test_an_unknown_table_comes_with_the_nearest_name_first():
    insights = Insights(
        software="1", data_set="town", title="Town", kind="visits", split="test",
        histories=10, people=72, invented=True,
        tables=[table(name="calibration"), table(), table(name="head_roles")],
    )  # fmt: skip
    with pytest.raises(UnknownTableError) as raised:
        find_table(insights, "gate_by_kinds")
    assert raised.value.known[0] == "gate_by_kind"
    assert len(raised.value.known) == 3
