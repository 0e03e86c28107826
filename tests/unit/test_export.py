"""`pointerscope export` and the files it writes of a view."""

from __future__ import annotations

import csv
import io
import json
import re
import struct
import zlib
from html.parser import HTMLParser
from typing import get_args
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import numpy as np
import pandas
import plotly.graph_objects as go
import pytest
from click.testing import CliRunner

from pointerscope.analysis.explanation import explain
from pointerscope.cli.main import main
from pointerscope.core.settings import Settings
from pointerscope.figures import pictures
from pointerscope.figures.numbers import NumberTable, figure_csv, figure_tables, table_to_csv
from pointerscope.figures.views import NothingToShowError, draw, views
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.publishing.exported_view import export_view
from pointerscope.publishing.offline import render_offline_view
from pointerscope.publishing.script_bundle import (
    SITE_MODULES,
    ScriptName,
    read_script,
)
from pointerscope.publishing.view_files import embed_metadata, render_view_file

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
QUERY = Query(visits=DAY, user="Resident 12")


def run(*arguments: object):
    return CliRunner().invoke(main, ["export", *map(str, arguments)])


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def explanation(town):
    return explain(town, QUERY)


@pytest.fixture(scope="module")
def exported(town, explanation):
    return export_view(
        "head", town, QUERY, lambda: explanation, options={"layer": "1", "head": "2"}
    )


class Tags(HTMLParser):
    """The tags of a page, and the texts of its scripts."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, str] = {}
        self._in: str | None = None
        self.feed(page.decode())

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        self._in = dict(attrs).get("id") if tag == "script" else None

    def handle_data(self, data):
        if self._in:
            self.texts[self._in] = self.texts.get(self._in, "") + data


def test_the_exported_numbers_of_a_head_are_its_weights(explanation, exported):
    first, beside = figure_tables(exported.figure)
    weights = np.array([row[1:] for row in first.rows], dtype=float)
    np.testing.assert_allclose(weights, explanation.self_attention[1, 2], atol=1e-6)
    assert beside.columns[0] == "visit"


def test_every_view_of_a_history_exports_valid_csv(town, explanation):
    for view in views().values():
        if view.reads != "history":
            continue
        figure = draw(view.name, town, lambda: explanation)
        tables = figure_tables(figure)
        assert tables, view.name
        for table in tables:
            assert table.rows, view.name
            assert {len(row) for row in table.rows} == {len(table.columns)}, view.name
        written = list(csv.reader(io.StringIO(figure_csv(figure))))
        assert len(written) > 1, view.name
        assert {len(row) for row in written} == {len(written[0])}, view.name


def test_all_heads_are_one_table_in_csv(tmp_path, town, explanation):
    out = tmp_path / "heads.csv"
    out.write_bytes(render_view_file(export_view("heads", town, QUERY, lambda: explanation), "csv"))
    cells = pandas.read_csv(out)
    assert list(cells) == ["layer", "head", "visit that asks", "visit it reads from", "weight"]
    weights = explanation.self_attention
    assert list(cells["weight"]) == pytest.approx(weights.ravel().tolist(), abs=1e-6)
    assert list(cells["head"].unique()) == list(range(weights.shape[1]))
    assert cells["visit it reads from"].nunique() == weights.shape[-1]


def test_numbers_in_csv_are_the_shortest_that_are_read_as_the_same():
    row = ["x", float(np.float32(0.14065)), -0.0, float("nan"), 1 / 3, 0.1, 7]
    written = table_to_csv(NumberTable(["a", "b", "c", "d", "e", "f", "g"], [row]))
    assert written.splitlines()[1] == "x,0.14065,0,,0.3333333333333333,0.1,7"


def test_exports_of_patching_name_the_direction_and_the_unit(tmp_path, town, explanation):
    figures = {
        direction: draw("patching", town, lambda: explanation, selected={"direction": direction})
        for direction in ("restoring", "breaking")
    }
    for direction, title in (("restoring", "comes back"), ("breaking", "is lost")):
        cells = pandas.read_csv(io.StringIO(figure_csv(figures[direction])))
        assert list(cells)[:2] == ["direction", "tensor"]
        assert list(cells)[2:] == ["part", "visit", "share of the difference in log-odds"]
        assert cells["direction"][0].startswith(direction)
        bar = figures[direction]["layout"]["coloraxis2"]["colorbar"]
        assert bar["title"]["text"] == f"share that {title}"
        assert bar["ticktext"] == ["≤ −1", "0", "≥ 1"]


def test_pictures_name_the_selected_options(town, explanation):
    view = export_view(
        "patching", town, QUERY, lambda: explanation, options={"direction": "breaking"}
    )
    picture = render_view_file(view, "svg", render_picture=lambda *_, **__: b"<svg></svg>")
    assert b"breaking: changed into clean, outputs</title>" in picture


def test_csv_escapes_formulas(tmp_path, models):
    out = tmp_path / "pointer.csv"
    done = run("tiny", "pointer", "--visits", "#4, Home", "--models", models, "--out", out)
    assert done.exit_code == 0, done.output
    ((_, (label, *_numbers), *_rest)) = list(csv.reader(io.StringIO(out.read_text("utf-8-sig"))))
    assert label.startswith("<img src=x onerror=")


def test_an_exported_figure_is_valid_and_contains_both_themes(exported):
    assert set(exported.figure["layout"]["meta"]["templates"]) == {"light", "dark"}
    go.Figure(json.loads(exported.json))


def test_an_exported_view_has_its_origin_and_server_path(town):
    changed = QUERY.model_copy(
        update={"interventions": Query(interventions={"gate": 0.25}).interventions}
    )
    exported = export_view("gate", town, changed, lambda: explain(town, changed))
    for part in ("The town", "Resident 12", "Café Luna", "gate forced to 0.25", "PointerScope"):
        assert part in exported.origin
    assert exported.path.startswith("/embed/town/gate?")
    assert "interventions=%7B%22gate%22%3A0.25%7D" in exported.path


def test_exporting_a_view_of_a_data_set_needs_no_query(town):
    exported = export_view("gate-by-target", town, None, lambda: pytest.fail("explained a query"))
    assert exported.path == "/embed/town/gate-by-target"


@pytest.mark.parametrize("name", get_args(ScriptName))
def test_a_bundle_is_one_classic_script(name):
    script = read_script(name)
    assert script.startswith(("(()=>{", '"use strict";(()=>{'))
    assert "import.meta" not in script


def test_the_element_bundle_includes_its_styles():
    assert "adoptedStyleSheets" in read_script("pointer-view")
    assert "pointer-view .view-title" in read_script("pointer-view")


def test_the_modules_of_a_site_are_closed_under_imports():
    names = {path.name for path in SITE_MODULES}
    assert names >= {f"site-{name}.js" for name in ("explore", "figures", "lesson", "live")}
    for path in SITE_MODULES:
        code = path.read_text(encoding="utf-8")
        imported = re.findall(r'(?:from|import)\s*\(?"\./([\w.-]+\.js)"', code)
        assert set(imported) <= names, path.name


def test_an_offline_file_loads_nothing(exported):
    page = Tags(render_offline_view(exported))
    for tag, attributes in page.tags:
        for name in ("src", "href"):
            if tag != "a":
                assert name not in attributes, (tag, attributes)
    policy = next(of["content"] for tag, of in page.tags if "http-equiv" in of)
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe-eval" not in policy
    assert "connect-src 'none'" in policy
    assert json.loads(page.texts["figure"])["layout"]["meta"]["view"] == "head"


def test_an_offline_file_links_to_a_given_server(exported):
    page = Tags(render_offline_view(exported, server="https://scope.example/"))
    assert ["https://scope.example" + exported.path] == [
        of["href"] for tag, of in page.tags if tag == "a"
    ]


def test_names_cannot_end_the_script_around_a_figure(models):
    tiny = read_bundle(models / "tiny")
    query = Query(visits="#4, Home")
    page = render_offline_view(export_view("pointer", tiny, query, lambda: explain(tiny, query)))
    assert b"<img src=x" not in page
    assert "figure" in Tags(page).texts


@pytest.mark.parametrize("form", ["html", "json", "csv"])
def test_a_view_is_written_without_a_browser(tmp_path, form):
    out = tmp_path / f"head.{form}"
    done = run("town", "head", "--visits", DAY, "--set", "head=2", "--out", out)
    assert done.exit_code == 0, done.output
    assert str(out) in done.output
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_export_model_view_is_short_for_export_view(tmp_path):
    short, long = tmp_path / "short.json", tmp_path / "long.json"
    assert run("town", "gate", "--visits", DAY, "--out", short).exit_code == 0
    assert run("view", "town", "gate", "--visits", DAY, "--out", long).exit_code == 0
    assert short.read_bytes() == long.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("town", "gaet", "--visits", DAY), "There is no view"),
        (("twon", "gate", "--visits", DAY), "town"),
        (("town", "gate"), "--visits"),
        (("town", "gate", "--visits", "Nowhere"), "Nowhere"),
        (("town", "head", "--visits", DAY, "--set", "head=9"), "head"),
        (("town", "head", "--visits", DAY, "--set", "head"), "OPTION=VALUE"),
        (("town", "gate", "--visits", DAY, "--interventions", "{"), "JSON"),
        (("town", "gate", "--visits", DAY, "--interventions", '{"gate": 2}'), "from 0 to 1"),
        (("town", "gate", "--visits", DAY, "--interventions", '{"gaet": 1}'), "no field “gaet”"),
        (("town", "gate", "--visits", DAY, "--interventions", "3"), "Send a JSON object"),
        (("town", "gate", "--visits", DAY, "--interventions", "[" * 100_000), "JSON"),
        (
            ("town", "gate", "--visits", DAY, "--models", "/nonexist"),
            "The folder of models, /nonexist, does not exist.",
        ),
        (("lesson", "scaling", "--inputs", "[" * 100_000), "JSON"),
        (
            ("town", "gate", "--visits", DAY, "--server", "javascript:alert(1)"),
            "is not a server address",
        ),
        (("lesson", "scaling", "--server", "ftp://scope.example"), "is not a server address"),
        (("deck", "where-next", "--server", "https://a@scope.example"), "is not a server address"),
    ],
)
def test_an_invalid_export_reports_the_error_and_writes_nothing(tmp_path, arguments, says):
    done = run(*arguments, "--out", tmp_path / "out.json")
    assert done.exit_code != 0
    assert says in done.output
    assert "Traceback" not in done.output
    assert list(tmp_path.iterdir()) == []


def test_an_existing_file_is_replaced_only_with_force(tmp_path):
    out = tmp_path / "gate.json"
    out.write_text("mine")
    refused = run("town", "gate", "--visits", DAY, "--out", out)
    assert refused.exit_code != 0
    assert "--force" in refused.output
    assert out.read_text() == "mine"
    assert run("town", "gate", "--visits", DAY, "--out", out, "--force").exit_code == 0
    assert json.loads(out.read_text())["layout"]["meta"]["view"] == "gate"


@pytest.mark.parametrize("name", ["gate.doc", "gate", "nowhere/gate.json", f"{'x' * 300}.json"])
def test_an_invalid_output_name_is_refused_early(tmp_path, name):
    done = run("town", "gate", "--visits", DAY, "--out", tmp_path / name)
    assert isinstance(done.exception, SystemExit)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("of", [("site",), ("deck", "where-next")])
@pytest.mark.parametrize("name", ["no/such", "x" * 300])
def test_the_parent_of_an_output_folder_must_exist(tmp_path, of, name):
    done = run(*of, "--out", tmp_path / name)
    assert isinstance(done.exception, SystemExit)
    assert "does not exist" in done.output or "too long" in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_picture_with_too_many_pixels_is_refused_before_drawing(tmp_path):
    sizes = ("--width", 4000, "--height", 4000, "--scale", 8)
    done = run("town", "gate", "--visits", DAY, *sizes, "--out", tmp_path / "huge.png")
    assert done.exit_code == 1
    assert "32,000 × 32,000 pixels is too large" in done.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("drawn", [b"", b"\x89PNG\r\n\x1a\n" + bytes(40)])
def test_an_empty_picture_is_reported_and_not_written(tmp_path, monkeypatch, drawn):
    pytest.importorskip("kaleido")

    class Browser:
        async def calc_fig(self, *of):
            return drawn

        async def close(self): ...

    async def opened(*of):
        return Browser()

    monkeypatch.setattr(pictures, "find_chromium", lambda: "chromium")
    monkeypatch.setattr(pictures, "open_browser", opened)
    done = run("town", "gate", "--visits", DAY, "--out", tmp_path / "gate.png")
    assert done.exit_code == 1
    assert "rendered an empty picture" in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_view_of_a_missing_part_is_refused(tmp_path, models):
    done = run(
        "without-pointer", "pointer", "--visits", "Home", "--models", models,
        "--out", tmp_path / "pointer.csv",
    )  # fmt: skip
    assert done.exit_code == 1
    assert "This network has no pointer." in done.output
    with pytest.raises(NothingToShowError):
        export_view("pointer", read_bundle(models / "without-pointer"), QUERY, dict)


def test_pictures_contain_their_title_and_origin():
    drawn = b'<svg class="main-svg" width="10"><g></g></svg>'
    vector = ElementTree.fromstring(embed_metadata(drawn, "svg", "The gate", "The town · <b>"))
    assert [vector.findtext("title"), vector.findtext("desc")] == ["The gate", "The town · <b>"]
    empty = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\x0dIHDR" + bytes(17) + b"\0\0\0\0IEND" + bytes(4)
    picture = embed_metadata(empty, "png", "The gate", "The town · Café Luna")
    chunks = dict(text_chunks(picture))
    assert chunks == {"Title": "The gate", "Source": "The town · Café Luna"}


def text_chunks(picture: bytes):
    """Yield the keyword and text of each iTXt chunk of a PNG, after checking its checksum."""
    at = 8
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, content = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        (summed,) = struct.unpack(">I", picture[at + 8 + length : at + 12 + length])
        if kind == b"iTXt":
            assert zlib.crc32(kind + content) == summed
            keyword, _, text = content.partition(b"\0")
            yield keyword.decode(), text.lstrip(b"\0").decode()
        at += 12 + length


def test_the_server_path_of_a_difference_contains_both_queries(town):
    changed = Query(visits=DAY, interventions={"gate": 0})
    learned = Query(visits=DAY, user="Resident 12")
    exported = export_view(
        "prediction",
        town,
        changed,
        lambda: explain(town, changed),
        against=lambda: explain(town, learned),
    )
    asked = parse_qs(urlsplit(exported.path).query)
    assert json.loads(asked["interventions"][0]) == {"gate": 0}
    compared = json.loads(asked["against"][0])
    assert compared["model"] == "town"
    assert explain(town, Query(**{k: v for k, v in compared.items() if k != "model"})).gate == (
        explain(town, learned).gate
    )


@pytest.mark.parametrize("name", ["where-next", "attention-from-scratch"])
def test_a_shipped_deck_is_exported_by_its_name(tmp_path, name):
    done = run("deck", name, "--out", tmp_path / "deck.html")
    assert done.exit_code == 0, done.output
    refused = run("deck", "no-such", "--out", tmp_path / "other.html")
    assert refused.exit_code == 1
    assert name in refused.output
