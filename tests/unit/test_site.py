"""The static site: its files, what leads where, and what the command says."""

from __future__ import annotations

import json
import posixpath
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest
from click.testing import CliRunner

import pointerscope.lessons.catalogue
from pointerscope.analysis.insights.files import table_text
from pointerscope.cli.main import main
from pointerscope.core.settings import Settings
from pointerscope.figures.views import views as all_views
from pointerscope.lessons.catalogue import lessons
from pointerscope.network.registry import Registry
from pointerscope.web.site import write_site
from pointerscope.web.site_histories import (
    HistoriesError,
    example_histories,
    histories_for,
    read_histories,
)
from pointerscope.web.site_pages import MARKER_FILE
from pointerscope.web.site_plan import SiteError, plan_site, safe_names
from tests.conftest import write_tiny
from tests.sites import DAY, HOSTILE, SERVER, small_site

if TYPE_CHECKING:
    from pathlib import Path
    from urllib.parse import SplitResult

    from pointerscope.web.site_plan import Site

pytestmark = pytest.mark.slow

DAY_PAGE = "explore/town/a-day/index.html"
LINKS = {"href", "src", "source"}


class Page(HTMLParser):
    """What a page holds: elements by name, with what they say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.scripted = ""
        self._within = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        is_data = ("type", "application/json") in attrs
        self._within = "" if is_data else tag

    def handle_data(self, data):
        if self._within == "script":
            self.scripted += data.strip()

    def handle_endtag(self, tag):
        self._within = ""

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]

    @property
    def ids(self) -> set[str]:
        return {attributes["id"] for _, attributes in self.elements if "id" in attributes}

    @property
    def links(self) -> list[str]:
        return [
            value
            for _, attributes in self.elements
            for name, value in attributes.items()
            if name in LINKS
        ]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Site]:
    folder = tmp_path_factory.mktemp("site") / "course"
    return folder, small_site(folder)


@pytest.fixture(scope="module")
def pages(built) -> dict[str, Page]:
    folder, _ = built
    return {
        path.relative_to(folder).as_posix(): Page(path.read_text(encoding="utf-8"))
        for path in folder.rglob("*.html")
    }


@pytest.fixture
def few_lessons(monkeypatch) -> None:
    found = {"softmax": lessons()["softmax"]}
    monkeypatch.setattr(pointerscope.lessons.catalogue, "lessons", lambda: found)


@pytest.fixture
def tiny(tmp_path) -> Path:
    models = tmp_path / "models"
    write_tiny(models / "tiny")
    return models


def run(*arguments: object):
    return CliRunner().invoke(main, ["export", "site", *map(str, arguments)])


def test_every_link_leads_to_a_file_of_the_site(built, pages):
    folder, _ = built
    missing = []
    for path, page in pages.items():
        # The page of what is missing is shown at any address; its links lead up from there.
        for link in page.links if path != "404.html" else ():
            parts = urlsplit(link)
            if not parts.netloc and not leads_somewhere(folder, pages, path, parts):
                missing.append((path, link))
    assert missing == []


def leads_somewhere(folder: Path, pages: dict[str, Page], path: str, link: SplitResult) -> bool:
    above = PurePosixPath(path).parent.as_posix()
    found = posixpath.normpath(posixpath.join(above, unquote(link.path))) if link.path else path
    if (folder / found).is_dir():
        found = posixpath.normpath(f"{found}/index.html")
    if found.startswith("..") or not (folder / found).is_file():
        return False
    if "=" in link.fragment:  # a query of the page
        return "data-explore" in (folder / found).read_text()
    return not link.fragment or link.fragment in pages[found].ids


def test_links_are_relative_but_for_those_to_the_server(pages):
    links = [link for page in pages.values() for link in page.links]
    assert {urlsplit(link).netloc for link in links} == {"", "pointers.example"}
    assert [link for link in links if link.startswith("/")] == []


def test_every_page_has_a_policy_and_no_script_within(pages):
    for path, page in pages.items():
        policies = [
            meta["content"]
            for meta in page.all("meta")
            if meta.get("http-equiv") == "content-security-policy"
        ]
        assert len(policies) == 1, path
        allowed = dict(part.split(maxsplit=1) for part in policies[0].split("; "))
        assert allowed["default-src"] == "'none'"
        assert allowed.get("script-src", "'self'") == "'self'"
        assert page.scripted == "", path


def test_a_history_has_all_views_of_the_story_with_their_figures(built, pages):
    folder, _ = built
    views = {view["view"]: view for view in pages[DAY_PAGE].all("pointer-view")}
    charts = {name: view for name, view in all_views().items() if view.kind == "plotly"}
    assert list(views) == [name for name, view in charts.items() if view.reads == "history"]
    heads = json.loads(folder.joinpath("explore/town/a-day", views["head"]["source"]).read_bytes())
    choices = {choice["name"]: choice["values"] for choice in heads["layout"]["meta"]["choices"]}
    assert len(choices["layer"]) == 2
    assert set(heads["layout"]["meta"]["templates"]) == {"light", "dark"}
    assert {view["linked"] for view in views.values()} == {"story"}


def test_equal_figures_are_kept_once(tiny, tmp_path):
    bundle = Registry(tiny).bundle("tiny")
    site = plan_site([(bundle, example_histories(bundle, 1) * 2)], {})
    write_site(site, tmp_path / "site")
    first, second = (
        re.findall(
            r"figures/\w+\.json", (tmp_path / "site" / history.path / "index.html").read_text()
        )
        for history in site.models[0].histories
    )
    assert first
    assert first == second
    contents = Counter(path.read_bytes() for path in (tmp_path / "site/figures").iterdir())
    assert max(contents.values()) == 1


def test_a_history_names_its_answer_and_leads_to_the_same_on_the_server(built, pages):
    folder, site = built
    [day, _] = site.models[0].histories
    answer = day.explanation.prediction
    text = (folder / DAY_PAGE).read_text(encoding="utf-8")
    assert f"{answer.label}, {100 * answer.probability:.1f} %" in text
    [link] = [link for link in pages[DAY_PAGE].links if link.startswith(f"{SERVER}/explore/town?")]
    assert "visits=Maple%20Court%20%40%20Mon%2008%3A00" in link
    assert "&user=1" in link


def test_markup_in_a_title_stays_text(built):
    folder, _ = built
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert HOSTILE not in text
    assert "&lt;script&gt;" in text


def test_every_step_that_can_be_left_out_has_a_page_without_it(built, pages):
    for name in ("revenue", "heads-differ"):
        for step in lessons()[name].steps:
            if not step.is_removable:
                continue
            page = pages[f"lessons/{name}/without-{step.id}.html"]
            removed = [part["id"] for part in page.all("section") if "data-removed" in part]
            assert removed == [step.id]


def test_an_exercise_shows_its_computed_answer(built):
    folder, _ = built
    text = (folder / "lessons/revenue/index.html").read_text(encoding="utf-8")
    lesson = lessons()["revenue"]
    number = next(exercise for exercise in lesson.exercises if not exercise.choices)
    answer = f"{float(number.answer(lesson.solve)):.{number.decimals}f}"
    assert f"The answer: {answer}" in text
    assert "<form" not in text


def test_tables_of_insights_are_files(built):
    folder, site = built
    [gate] = [
        table for table in site.models[0].bundle.insights.tables if table.name == "gate_by_target"
    ]
    written = (folder / "insights/town/tables/town-test-gate_by_target.csv").read_bytes()
    assert written == table_text("town", gate, "csv").encode()


def test_pages_of_a_model_of_people_carry_its_notice(built):
    folder, _ = built
    for page in (
        *(folder / "explore/geolife").rglob("*.html"),
        folder / "insights/geolife/index.html",
    ):
        text = page.read_text(encoding="utf-8")
        assert "Microsoft Research License Agreement" in text
        assert "for research, not for" in text
    assert "trained on data of real people" not in (folder / DAY_PAGE).read_text(encoding="utf-8")


def test_names_of_files_are_safe_on_every_system(built):
    folder, _ = built
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*")]
    assert [name for name in names if not re.fullmatch(r"[A-Za-z0-9._/-]+", name)] == []
    assert len({name.lower() for name in names}) == len(names)


@pytest.mark.parametrize(
    ("texts", "names"),
    [
        (["Con", "con"], ["con-1", "con-2"]),
        (["A day", "a  DAY"], ["a-day", "a-day-2"]),
        (["Söhne & Töchter", "../../etc", "…"], ["sohne-tochter", "etc", "3"]),
        (["x" * 300], ["x" * 60]),
    ],
)
def test_folders_are_named_after_what_they_hold(texts, names):
    assert safe_names(texts) == names


@pytest.mark.parametrize(
    ("name", "content", "titles"),
    [
        ("a.txt", "Maple Court @ Mon 08:00, Café Luna\n\n Café Luna,\n", [None, None]),
        ("a.json", json.dumps([{"visits": DAY, "user": 3, "title": "Three"}]), ["Three"]),
    ],
)
def test_histories_come_from_a_list(tmp_path, name, content, titles):
    (tmp_path / name).write_text(content, encoding="utf-8")
    assert [listed.title for listed in read_histories(tmp_path / name)] == titles


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a.csv", "x", "is neither a .txt nor a .json file"),
        ("a.txt", "\n", "has 0 histories"),
        ("a.json", "{", "is not valid JSON"),
        ("a.json", "[" * 100_000, "is not valid JSON"),
        ("a.json", '{"visits": "x"}', "is not a JSON list"),
        ("a.json", '[{"visits": "x"}, {"visit": "x"}]', "history 2"),
        ("a.txt", "Maple Court\n" * 201, "has 201 histories"),
        ("a.txt", "x" * 2_000_001, "too large"),
    ],
)
def test_a_list_that_cannot_be_read_says_why(tmp_path, name, content, words):
    (tmp_path / name).write_text(content, encoding="utf-8")
    with pytest.raises(HistoriesError, match=words):
        read_histories(tmp_path / name)


def test_a_history_can_be_for_one_model_alone(tmp_path):
    registry = Registry(Settings().models)
    path = tmp_path / "a.json"
    path.write_text(json.dumps([{"visits": "#3, #4"}, {"visits": DAY, "model": "town"}]))
    bundles = [registry.bundle("town"), registry.bundle("geolife")]
    assert [len(listed) for _, listed in histories_for(bundles, path, 6)] == [2, 1]
    with pytest.raises(HistoriesError, match="is not a model of this site"):
        histories_for(bundles[1:], path, 6)


@pytest.mark.parametrize(
    "server", ["javascript:alert(1)", "pointers.example", "https://", "https://a/?b"]
)
def test_an_address_that_is_none_is_refused(server):
    with pytest.raises(SiteError, match="not a server address"):
        plan_site([], {}, server)


def test_the_command_writes_a_site_and_says_its_size(tiny, tmp_path, few_lessons):
    done = run("--models", tiny, "--out", tmp_path / "site")
    assert done.exit_code == 0, done.output
    files = [path for path in (tmp_path / "site").rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    assert f"{len(files)} files, {size / 1e6:.1f} MB" in done.output
    assert json.loads((tmp_path / "site" / MARKER_FILE).read_text())["models"] == ["tiny"]
    assert "insights" not in [path.name for path in (tmp_path / "site").iterdir()]


def test_a_folder_that_exists_is_replaced_only_if_it_is_a_site_and_is_asked_for(
    tiny, tmp_path, few_lessons
):
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "thesis.txt").write_text("mine")
    assert "already exists" in run("--models", tiny, "--out", folder).output
    assert (
        "was not written by this command"
        in run("--models", tiny, "--out", folder, "--force").output
    )
    (folder / MARKER_FILE).write_text("{}")
    assert run("--models", tiny, "--out", folder, "--force").exit_code == 0
    assert (folder / "index.html").is_file()
    assert not (folder / "thesis.txt").exists()


def test_what_cannot_be_asked_leaves_nothing(tiny, tmp_path):
    histories = tmp_path / "histories.txt"
    histories.write_text("Home, Nowhere At All")
    done = run("--models", tiny, "--histories", histories, "--out", tmp_path / "site")
    assert done.exit_code == 1
    assert "tiny cannot read history 1" in done.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["histories.txt", "models"]


def test_an_unknown_model_names_those_that_there_are(tiny, tmp_path):
    done = run("--models", tiny, "--model", "nowhere", "--out", tmp_path / "site")
    assert done.exit_code == 1
    assert f"Models in {tiny}: tiny." in done.output


def test_a_site_that_is_cut_short_is_not_there(tiny, tmp_path):
    bundle = Registry(tiny).bundle("tiny")
    site = plan_site([(bundle, example_histories(bundle, 1))], {})

    def cut(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_site(site, tmp_path / "site", cut)
    assert [path.name for path in tmp_path.iterdir()] == ["models"]
