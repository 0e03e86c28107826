"""`pointerscope export` and the files it writes of a view."""

from __future__ import annotations

import csv
import io
import json
import re
import struct
import zlib
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import numpy as np
import plotly.graph_objects as go
import pytest
from click.testing import CliRunner

from pointerscope.analysis.explanation import explain
from pointerscope.cli.main import main
from pointerscope.core.settings import Settings
from pointerscope.figures import pictures
from pointerscope.figures.numbers import csv_of, numbers_of
from pointerscope.figures.views import NothingToShowError, draw, views
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.publishing.exported_view import keep
from pointerscope.publishing.files import signed
from pointerscope.publishing.offline import offline_view
from pointerscope.publishing.script_bundle import SCRIPTS, classic_script, element_script

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
def kept(town, explanation):
    return keep("head", town, QUERY, lambda: explanation, chosen={"layer": "1", "head": "2"})


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


def test_the_numbers_of_a_head_are_its_weights(explanation, kept):
    first, beside = numbers_of(kept.figure)
    weights = np.array([row[1:] for row in first.rows], dtype=float)
    np.testing.assert_allclose(weights, explanation.self_attention[1, 2], atol=1e-6)
    assert beside.columns[0] == "visit"


def test_every_view_of_a_history_has_numbers_that_spreadsheets_read(town, explanation):
    for view in views().values():
        if view.reads != "history":
            continue
        tables = numbers_of(draw(view.name, town, lambda: explanation))
        assert tables, view.name
        for table in tables:
            assert table.rows, view.name
            assert {len(row) for row in table.rows} == {len(table.columns)}, view.name
        assert list(csv.reader(io.StringIO(csv_of(tables))))


def test_what_begins_like_a_formula_is_text_in_a_csv(tmp_path, models):
    out = tmp_path / "pointer.csv"
    done = run("tiny", "pointer", "--visits", "#4, Home", "--models", models, "--out", out)
    assert done.exit_code == 0, done.output
    ((_, (label, *_numbers), *_rest)) = list(csv.reader(io.StringIO(out.read_text("utf-8-sig"))))
    assert label.startswith("<img src=x onerror=")


def test_a_kept_figure_holds_the_colours_of_both_themes_and_is_valid(kept):
    assert set(kept.figure["layout"]["meta"]["templates"]) == {"light", "dark"}
    go.Figure(json.loads(kept.json))


def test_a_kept_view_says_where_it_comes_from_and_where_it_is(town):
    changed = QUERY.model_copy(
        update={"interventions": Query(interventions={"gate": 0.25}).interventions}
    )
    kept = keep("gate", town, changed, lambda: explain(town, changed))
    for part in ("The town", "Resident 12", "Café Luna", "gate 0.25", "PointerScope"):
        assert part in kept.origin
    assert kept.path.startswith("/embed/town/gate?")
    assert "interventions=%7B%22gate%22%3A0.25%7D" in kept.path


def test_a_kept_view_of_a_data_set_needs_no_query(town):
    kept = keep("gate-by-target", town, None, lambda: pytest.fail("nobody asked for a history"))
    assert kept.path == "/embed/town/gate-by-target"


def test_one_script_holds_every_module_once_in_the_order_of_need():
    script = classic_script("theme", "pointer-view")
    assert not re.search(r"^\s*(import|export)\b", script, re.MULTILINE)
    assert "import.meta" not in script
    names = re.findall(r"^const (\$\w+) = \(\(\) => \{", script, re.MULTILINE)
    assert len(names) == len(set(names))
    used = {name: script.index(f" = {name};") for name in names if f" = {name};" in script}
    assert all(script.index(f"const {name} = (") < at for name, at in used.items())


def test_every_module_keeps_to_the_forms_that_are_read():
    for file in SCRIPTS.glob("*.js"):
        classic_script(file.stem)
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("import "):
                assert re.fullmatch(r'import (\{[^}]*\} from )?"\./[\w-]+\.js";', line), file
            if line.startswith("export "):
                assert re.match(r"export (async )?(function|class|const|let) ", line), file


def test_the_element_for_other_pages_brings_its_styles():
    assert "adoptedStyleSheets" in element_script()
    assert "pointer-view .view-title" in element_script()


def test_an_offline_file_names_no_other_address(kept):
    page = Tags(offline_view(kept))
    for tag, attributes in page.tags:
        for name in ("src", "href"):
            if tag != "a":
                assert name not in attributes, (tag, attributes)
    policy = next(of["content"] for tag, of in page.tags if "http-equiv" in of)
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe-eval" not in policy
    assert "connect-src" not in policy
    assert json.loads(page.texts["figure"])["layout"]["meta"]["view"] == "head"


def test_an_offline_file_links_to_the_server_that_is_named(kept):
    page = Tags(offline_view(kept, server="https://scope.example/"))
    assert ["https://scope.example" + kept.path] == [
        of["href"] for tag, of in page.tags if tag == "a"
    ]


def test_nothing_in_a_name_ends_the_script_around_a_figure(models):
    tiny = read_bundle(models / "tiny")
    query = Query(visits="#4, Home")
    page = offline_view(keep("pointer", tiny, query, lambda: explain(tiny, query)))
    assert b"<img" not in page
    assert "figure" in Tags(page).texts


@pytest.mark.parametrize("form", ["html", "json", "csv"])
def test_a_view_is_written_without_a_browser(tmp_path, form):
    out = tmp_path / f"head.{form}"
    done = run("town", "head", "--visits", DAY, "--set", "head=2", "--out", out)
    assert done.exit_code == 0, done.output
    assert str(out) in done.output
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_view_is_what_a_model_and_a_view_are_short_for(tmp_path):
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
        (("town", "gate", "--visits", DAY, "--interventions", '{"gate": 2}'), "at most 1"),
        (("town", "gate", "--visits", DAY, "--interventions", '{"gaet": 1}'), "no field 'gaet'"),
        (("town", "gate", "--visits", DAY, "--interventions", "3"), "Send a JSON object"),
        (("town", "gate", "--visits", DAY, "--interventions", "[" * 100_000), "JSON"),
        (("town", "gate", "--visits", DAY, "--models", "/nonexist"), "no folder /nonexist"),
        (("lesson", "scaling", "--inputs", "[" * 100_000), "JSON"),
        (("town", "gate", "--visits", DAY, "--server", "javascript:alert(1)"), "no address"),
        (("lesson", "scaling", "--server", "ftp://scope.example"), "no address"),
        (("deck", "where-next", "--server", "https://a@scope.example"), "no address"),
    ],
)
def test_what_cannot_be_written_is_said_and_leaves_nothing(tmp_path, arguments, says):
    done = run(*arguments, "--out", tmp_path / "out.json")
    assert done.exit_code != 0
    assert says in done.output
    assert "Traceback" not in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_replaced_by_force_alone(tmp_path):
    out = tmp_path / "gate.json"
    out.write_text("mine")
    refused = run("town", "gate", "--visits", DAY, "--out", out)
    assert refused.exit_code != 0
    assert "--force" in refused.output
    assert out.read_text() == "mine"
    assert run("town", "gate", "--visits", DAY, "--out", out, "--force").exit_code == 0
    assert json.loads(out.read_text())["layout"]["meta"]["view"] == "gate"


@pytest.mark.parametrize("name", ["gate.doc", "gate", "nowhere/gate.json", f"{'x' * 300}.json"])
def test_a_name_that_cannot_be_written_is_refused_first(tmp_path, name):
    done = run("town", "gate", "--visits", DAY, "--out", tmp_path / name)
    assert isinstance(done.exception, SystemExit)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("of", [("site",), ("deck", "where-next")])
@pytest.mark.parametrize("name", ["no/such", "x" * 300])
def test_a_folder_is_made_in_one_that_is_there(tmp_path, of, name):
    done = run(*of, "--out", tmp_path / name)
    assert isinstance(done.exception, SystemExit)
    assert "no folder" in done.output or "too long" in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_picture_with_more_pixels_than_can_be_drawn_is_refused_before(tmp_path):
    sizes = ("--width", 4000, "--height", 4000, "--scale", 8)
    done = run("town", "gate", "--visits", DAY, *sizes, "--out", tmp_path / "huge.png")
    assert done.exit_code == 1
    assert "32,000 × 32,000 pixels is too large" in done.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("drawn", [b"", b"\x89PNG\r\n\x1a\n" + bytes(40)])
def test_a_browser_that_draws_nothing_is_said_and_leaves_nothing(tmp_path, monkeypatch, drawn):
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
    assert "drew nothing" in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_view_that_a_network_lacks_is_said(tmp_path, models):
    done = run(
        "without-pointer", "pointer", "--visits", "Home", "--models", models,
        "--out", tmp_path / "pointer.csv",
    )  # fmt: skip
    assert done.exit_code == 1
    assert "This network has no pointer." in done.output
    with pytest.raises(NothingToShowError):
        keep("pointer", read_bundle(models / "without-pointer"), QUERY, dict)


def test_pictures_say_where_they_come_from():
    drawn = b'<svg class="main-svg" width="10"><g></g></svg>'
    vector = ElementTree.fromstring(signed(drawn, "svg", "The gate", "The town · <b>"))
    assert [vector.findtext("title"), vector.findtext("desc")] == ["The gate", "The town · <b>"]
    empty = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\x0dIHDR" + bytes(17) + b"\0\0\0\0IEND" + bytes(4)
    picture = signed(empty, "png", "The gate", "The town · Café Luna")
    chunks = dict(text_chunks(picture))
    assert chunks == {"Title": "The gate", "Source": "The town · Café Luna"}


def text_chunks(picture: bytes):
    """The texts in a PNG, each checked by its sum."""
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


def test_a_difference_leads_back_to_both_of_its_sides(town):
    changed = Query(visits=DAY, interventions={"gate": 0})
    learned = Query(visits=DAY, user="Resident 12")
    kept = keep(
        "prediction",
        town,
        changed,
        lambda: explain(town, changed),
        against=lambda: explain(town, learned),
    )
    asked = parse_qs(urlsplit(kept.path).query)
    assert json.loads(asked["interventions"][0]) == {"gate": 0}
    compared = json.loads(asked["against"][0])
    assert compared["model"] == "town"
    assert explain(town, Query(**{k: v for k, v in compared.items() if k != "model"})).gate == (
        explain(town, learned).gate
    )


@pytest.mark.parametrize("name", ["where-next", "attention-from-scratch"])
def test_a_deck_that_comes_with_the_app_is_written_by_its_name(tmp_path, name):
    done = run("deck", name, "--out", tmp_path / "deck.html")
    assert done.exit_code == 0, done.output
    refused = run("deck", "no-such", "--out", tmp_path / "other.html")
    assert refused.exit_code == 1
    assert name in refused.output
