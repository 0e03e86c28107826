"""Views and summaries in notebooks, and the executed example notebook."""

from __future__ import annotations

import asyncio
import base64
import gzip
import html
import re
import struct
import threading
from contextlib import contextmanager

import nbformat
import pytest
from nbconvert import HTMLExporter, LatexExporter
from nbformat.v4 import new_code_cell, new_notebook, new_output

from pointerscope.core.settings import Settings
from pointerscope.figures import painter as painting
from pointerscope.figures.insights.table_charts import get_table
from pointerscope.figures.painter import NoBrowserError, Painter
from pointerscope.figures.pictures import PicturesError
from pointerscope.network.bundles import read_bundle
from pointerscope.notebook import live_view
from pointerscope.notebook.model import open_model
from pointerscope.publishing.script_bundle import PLOTLY
from tests.notebook import CIRCUIT, EXAMPLE, LIVE, executed

pytestmark = pytest.mark.slow

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
PICTURE = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 1760, 880)

NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?")


@pytest.fixture(scope="module")
def answer():
    return open_model("town").explain(DAY)


@pytest.fixture
def drawn(monkeypatch):
    """Draw pictures without a browser; the browser tests draw real ones."""
    asked = []

    def draw(figure, form, **size):
        asked.append((form, size))
        return PICTURE

    monkeypatch.setattr(live_view.painter, "draw", draw)
    return asked


@pytest.fixture
def without_browser(monkeypatch):
    def draw(*_, **__):
        raise PicturesError("none was found")

    monkeypatch.setattr(live_view.painter, "draw", draw)


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """The example notebook, executed without a browser to save time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BROWSER_PATH", str(tmp_path_factory.mktemp("no") / "browser"))
        folder = tmp_path_factory.mktemp("notebook")
        return executed(nbformat.read(EXAMPLE, as_version=4), folder), folder


@pytest.fixture(scope="module")
def circuit(tmp_path_factory):
    """The texts that the notebook about a circuit shows, executed without pictures."""
    notebook = nbformat.read(CIRCUIT, as_version=4)
    notebook.cells = [cell for cell in notebook.cells if ".view(" not in cell.source]
    return texts(executed(notebook, tmp_path_factory.mktemp("circuit")))


def page_of(shown: str) -> str:
    """Return the page inside the frame of a live view."""
    [frame] = re.findall(r'srcdoc="([^"]*)"', shown)
    [packed] = re.findall(r'id="page">([^<]*)<', html.unescape(frame))
    return gzip.decompress(base64.b85decode(packed.translate(str.maketrans(",.:", "&<>")))).decode()


def notebook_of(view):
    data, metadata = view._repr_mimebundle_()
    output = new_output("execute_result", data, metadata=metadata, execution_count=1)
    return new_notebook(cells=[new_code_cell("view", outputs=[output], execution_count=1)])


def texts(notebook):
    """Return the plain-text outputs of the code cells."""
    return [
        output.text if output.output_type == "stream" else output.data["text/plain"]
        for cell in notebook.cells
        for output in cell.get("outputs", ())
    ]


def test_a_live_view_is_small_and_loads_nothing(answer, drawn):
    shown = answer.view("heads").html
    assert len(shown) < 800_000
    assert "default-src 'none'" in html.unescape(page_of(shown))
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', shown)


def test_a_live_view_is_sandboxed(answer, drawn):
    [rights] = re.findall(r'sandbox="([^"]*)"', answer.view("heads").html)
    assert rights.split() == ["allow-scripts", "allow-downloads"]


def test_a_view_offers_every_format(answer, drawn):
    data, metadata = answer.view("heads", width=800, height=400)._repr_mimebundle_()
    assert set(data) == {"text/html", "image/png", "text/plain"}
    assert metadata == {"image/png": {"width": 800, "height": 400}}
    assert drawn == [("png", {"width": 800, "height": 400, "scale": 2})]
    assert data["text/plain"].startswith("All attention heads\n")
    assert 'width="800" height="400"' in data["text/html"]


def test_without_a_browser_only_the_picture_is_missing(answer, without_browser):
    data, _ = answer.view("heads")._repr_mimebundle_()
    assert set(data) == {"text/html", "text/plain"}


def test_live_figure_and_picture_can_be_omitted(answer, drawn):
    assert set(answer.view("heads", live=False)._repr_mimebundle_()[0]) == {
        "image/png",
        "text/plain",
    }
    assert "image/png" not in answer.view("heads", picture=False)._repr_mimebundle_()[0]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_selected_theme_does_not_follow_the_notebook(answer, theme):
    shown = answer.view("heads", theme=theme).html
    assert f'data-first-theme="{theme}"' in page_of(shown)
    assert "data-theme-follows" not in shown
    assert "<script>" not in shown


def test_a_selected_option_is_shown_first(answer):
    shown = answer.view("head", head=2)
    [choice] = [
        c for c in shown.exported.figure["layout"]["meta"]["choices"] if c["name"] == "head"
    ]
    assert choice["value"] == 2


def test_a_notebook_as_html_contains_the_live_view(answer, drawn):
    page, _ = HTMLExporter().from_notebook_node(notebook_of(answer.view("heads")))
    assert LIVE in page
    assert base64.b64encode(PICTURE).decode() not in page


def test_a_notebook_as_latex_contains_the_picture(answer, drawn):
    source, resources = LatexExporter().from_notebook_node(notebook_of(answer.view("heads")))
    assert r"\includegraphics" in source or r"\adjustimage" in source
    assert list(resources["outputs"].values()) == [PICTURE]
    assert LIVE not in source


def test_a_notebook_as_latex_without_picture_contains_text(answer, without_browser):
    source, _ = LatexExporter().from_notebook_node(notebook_of(answer.view("heads")))
    assert "All attention heads" in source
    assert LIVE not in source


class Browser:
    """A fake browser that counts how often it is opened."""

    def __init__(self, monkeypatch):
        self.opened = 0
        self.closed = threading.Event()
        monkeypatch.setattr(painting, "open_renderer", self.open_renderer)

    @contextmanager
    def open_renderer(self, _):
        self.opened += 1
        yield self.draw
        self.closed.set()

    def draw(self, figure, form, **size):
        if figure is None:
            raise PicturesError("It cannot be drawn.")
        return asyncio.run(self.waited_for(form))

    async def waited_for(self, form):
        return form.encode()


def test_one_browser_draws_all_pictures_inside_a_running_event_loop(monkeypatch):
    browser, painter = Browser(monkeypatch), Painter(PLOTLY)

    async def cell():
        return [painter.draw({}, form) for form in ("png", "svg")]

    assert asyncio.run(cell()) == [b"png", b"svg"]
    assert browser.opened == 1
    painter.close()


def test_after_a_failed_picture_the_next_one_is_drawn(monkeypatch):
    browser, painter = Browser(monkeypatch), Painter(PLOTLY)
    with pytest.raises(PicturesError, match="cannot be drawn"):
        painter.draw(None, "png")
    assert painter.draw({}, "png") == b"png"
    assert browser.opened == 2
    painter.close()


def test_pending_pictures_fail_if_no_browser_starts(monkeypatch):
    go_on = threading.Event()

    def none(_):
        go_on.wait(10)
        raise PicturesError("There is none.")

    monkeypatch.setattr(painting, "open_renderer", none)
    painter = Painter(PLOTLY)
    waiting = [painter.begin({}, "png") for _ in range(3)]
    go_on.set()
    assert all(isinstance(picture.exception(10), NoBrowserError) for picture in waiting)
    painter.close()
    assert isinstance(painter.begin({}, "png").exception(10), NoBrowserError)


def test_an_idle_browser_is_closed_and_reopened(monkeypatch):
    browser, painter = Browser(monkeypatch), Painter(PLOTLY, idle=0.05)
    assert painter.draw({}, "png") == b"png"
    assert browser.closed.wait(10)
    assert painter.draw({}, "svg") == b"svg"
    assert browser.opened == 2
    painter.close()


def test_a_summary_marks_filled_in_values_and_lists_answers(answer):
    summary = answer._repr_html_()
    assert '<em title="filled in">Mon</em> <em title="filled in">17:00</em>' in summary
    for place in answer.answers:
        assert place.label in summary
        assert f"{100 * place.probability:.1f} %" in summary
        assert f"{100 * place.from_pointer:.1f} %" in summary
    assert f"Gate {answer.gate:.4f}" in summary
    assert "<script" not in summary


def test_a_summary_says_how_probable_an_unknown_place_is():
    anyone = open_model("anyone").explain("#2, #3, #2")
    assert repr(anyone).endswith("  (a place the model does not know)")
    assert repr(anyone).splitlines()[-1].split()[0] == f"{100 * anyone.unknown_probability:.1f}"
    assert "a place the model does not know" in anyone._repr_html_()


def test_a_summary_lists_interventions():
    changed = open_model("town").explain(
        DAY, interventions={"gate": 0.25, "remove_heads": [[0, 1]], "mask_visits": [1]}
    )
    summary = changed._repr_html_()
    assert "L0 H1 switched off" in summary
    assert "Riverside Offices (masked)" in summary
    assert "Gate 0.2500" in summary
    assert "(set by an intervention)" in summary
    assert "L0 H1 switched off" in repr(changed)


def test_the_example_notebook_is_small():
    assert EXAMPLE.stat().st_size < 300_000
    assert 10 <= len(nbformat.read(EXAMPLE, as_version=4).cells) <= 15


def test_the_example_notebook_reproduces_its_stored_outputs(example):
    made, folder = example
    stored = nbformat.read(EXAMPLE, as_version=4)
    nbformat.validate(stored)
    for now, before in zip(texts(made), texts(stored), strict=True):
        assert NUMBER.sub("0", now) == NUMBER.sub("0", before)
        numbers = [[float(number) for number in NUMBER.findall(one)] for one in (now, before)]
        # Another processor sums in another order.
        assert numbers[0] == pytest.approx(numbers[1], rel=1e-4, abs=1e-4)
    assert (folder / "head.html").read_bytes().startswith(b"<!doctype html>")


def test_the_example_notebook_opens_the_head_that_the_town_needs_most():
    sources = "".join(cell.source for cell in nbformat.read(EXAMPLE, as_version=4).cells)
    shown = set(re.findall(r"layer=(\d), head=(\d)", sources))
    removal = get_table(read_bundle(Settings().models / "town").insights, "head_removal")
    _, layer, head = min(zip(*map(removal.column, ("difference", "layer", "head")), strict=True))
    assert shown == {(str(layer), str(head))}


def test_the_example_notebook_reproduces_the_network_by_hand(example):
    made, _ = example
    [checks] = [
        text for text in texts(made) if "pointer_probabilities  " in text and "equal" in text
    ]
    assert [line.split(maxsplit=1)[1] for line in checks.splitlines()] == ["equal"] * 3


def test_the_circuit_is_found_in_twenty_small_cells():
    stored = nbformat.read(CIRCUIT, as_version=4)
    nbformat.validate(stored)
    assert len(stored.cells) <= 20
    assert CIRCUIT.stat().st_size < 300_000
    assert all(cell.outputs for cell in stored.cells if cell.cell_type == "code")


def test_the_circuit_that_is_found_is_the_one_that_was_planted(circuit):
    """Removing it costs errands and spares routine; the rest does not.

    It is found by answers of all customs that hinge on a visit, so its heads may carry any of them.
    """
    card = read_bundle(Settings().models / "town").card
    carriers = {one.custom: set(one.carriers) for one in card.customs}
    [removal] = [text for text in circuit if text.startswith("circuit: ")]
    found = {tuple(map(int, pair)) for pair in re.findall(r"L(\d) H(\d)", removal)}
    assert found <= set.union(*carriers.values())
    assert len(found & carriers["errand"]) >= 3
    accuracies = [text for text in circuit if "without circuit" in text]
    rows = dict(re.findall(r"^(\w+) +(\d\.[\d. ]+)", accuracies[0], re.MULTILINE))
    whole, without, without_rest, _ = map(float, rows["errand"].split())
    assert whole - without > 0.3
    assert abs(whole - without_rest) < 0.03
    whole, without, without_rest, _ = map(float, rows["routine"].split())
    assert abs(whole - without) < 0.03
    assert whole - without_rest > 0.1


def test_the_visits_that_answers_hinge_on_are_those_that_decide(circuit):
    [decided] = [text for text in circuit if "right visit" in text]
    rows = dict(re.findall(r"^(errand|consequence) +(\d[\d. ]+)", decided, re.MULTILINE))
    for row in rows.values():
        _, right, chance = map(float, row.split())
        assert right > 0.6 > 10 * chance
    assert rows.keys() == {"errand", "consequence"}


def test_an_error_in_a_notebook_is_one_sentence(tmp_path):
    cell = new_code_cell('from pointerscope import open_model\nopen_model("town").view("hedas")')
    cell.metadata["tags"] = ["raises-exception"]
    made = executed(new_notebook(cells=[cell]), tmp_path)
    [output] = made.cells[0].outputs
    assert output.ename == "UnknownViewError"
    [line] = output.traceback
    assert line.startswith('UnknownViewError: There is no view "hedas". Choose one of: ')
