"""Figures as pictures, drawn in a real Chromium without a server."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader

from pointerscope.core.settings import RESOURCES, Settings
from pointerscope.figures import pictures
from pointerscope.figures.pictures import HEIGHT, SCALE, WIDTH
from pointerscope.figures.theme import BLEND
from pointerscope.network.insights import write_insights
from pointerscope.publishing.script_bundle import PLOTLY
from tests.browser.chromium import found
from tests.insights import insights

if TYPE_CHECKING:
    from pathlib import Path


def size_of_png(path: Path) -> tuple[int, int]:
    content = path.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pointerscope", *arguments],
        cwd=RESOURCES,
        env=os.environ | {"BROWSER_PATH": str(found())},
        capture_output=True,
        text=True,
        timeout=240,  # several times what the command allows a browser that does not answer
        check=False,
    )


def test_the_command_draws_figures_of_the_size_of_a_slide(tmp_path):
    shutil.copytree(Settings().models / "town", tmp_path / "models" / "town")
    few = [table for table in insights().tables if table.name == "gate_by_target"]
    write_insights(tmp_path / "models" / "town", insights().model_copy(update={"tables": few}))
    out = tmp_path / "out"
    asked = ["insights", "town", "--no-compute", "--out", str(out), "--formats", "svg,png"]
    done = command(*asked, "--models", str(tmp_path / "models"))
    assert done.returncode == 0, done.stderr
    assert "Wrote" in done.stdout
    assert "Left out" in done.stdout

    vector = ElementTree.parse(out / "town-test-gate-by-target.svg").getroot()
    assert (vector.get("width"), vector.get("height")) == (str(WIDTH), str(HEIGHT))
    said = " ".join(vector.itertext())
    assert " · test split · PointerScope" in said
    for label in few[0].column("target"):
        assert str(label) in said
    colour = ", ".join(str(int(BLEND[i : i + 2], 16)) for i in (1, 3, 5))
    assert f"rgb({colour})" in ElementTree.tostring(vector, encoding="unicode")

    assert size_of_png(out / "town-test-gate-by-target.png") == (SCALE * WIDTH, SCALE * HEIGHT)
    assert not list(out.glob("*.csv"))


def test_a_view_is_written_as_a_picture_of_the_size_that_is_asked(tmp_path):
    visits = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
    for name, size in (("heads.svg", ()), ("heads.png", ("--scale", "1.5", "--theme", "dark"))):
        export = ["export", "town", "heads", "--visits", visits, "--out", str(tmp_path / name)]
        done = command(*export, "--width", "800", "--height", "600", *size)
        assert done.returncode == 0, done.stderr
    vector = ElementTree.parse(tmp_path / "heads.svg").getroot()
    assert (vector.get("width"), vector.get("height")) == ("800", "600")
    said = " ".join(vector.itertext())
    for words in ("L0 H0", "L1 H3", "All attention heads", "Café Luna", "PointerScope"):
        assert words in said
    assert size_of_png(tmp_path / "heads.png") == (1200, 900)


def test_a_view_for_print_is_a_pdf_of_lines_and_letters(tmp_path):
    visits = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
    out = tmp_path / "pointer.pdf"
    export = ["export", "town", "pointer", "--visits", visits, "--out", str(out)]
    done = command(*export, "--width", "800", "--height", "600")
    assert done.returncode == 0, done.stderr
    [page] = PdfReader(out).pages
    assert float(page.mediabox.width) == pytest.approx(600, abs=1)  # points
    assert float(page.mediabox.height) == pytest.approx(450, abs=1)
    assert "Café Luna" in page.extract_text()
    assert not page.images


def silent_browser(folder: Path, second: Path | None = None) -> Path:
    """Write a program that starts and never answers, or is the browser the second time."""
    program = folder / "browser"
    program.write_text(
        f"""#!{sys.executable}
import os, sys, time
is_second = os.path.isdir({str(folder / "started")!r})
os.makedirs({str(folder / "started")!r}, exist_ok=True)
if is_second and {second is not None}:
    os.execv({str(second)!r}, [{str(second)!r}, *sys.argv[1:]])
time.sleep(600)
"""
    )
    program.chmod(0o755)
    return program


def drawn_elsewhere() -> bytes:
    """Draw in a thread, which has no event loop yet, as the painter of the server does."""

    def draw() -> bytes:
        with pictures.open_renderer(PLOTLY) as render:
            return render({"data": [], "layout": {}}, "png")

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(draw).result()


def test_a_browser_that_does_not_answer_is_replaced(tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "OPEN_SECONDS", 12.0)  # a busy machine takes its time
    monkeypatch.setattr(pictures, "CLOSE_SECONDS", 0.5)
    monkeypatch.setenv("BROWSER_PATH", str(silent_browser(tmp_path, found())))
    assert drawn_elsewhere().startswith(b"\x89PNG")
    assert (tmp_path / "started").is_dir()


def test_a_browser_that_never_answers_is_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "OPEN_SECONDS", 0.5)
    monkeypatch.setattr(pictures, "CLOSE_SECONDS", 0.5)
    monkeypatch.setenv("BROWSER_PATH", str(silent_browser(tmp_path)))
    with pytest.raises(pictures.PicturesError, match="does not start"):
        drawn_elsewhere()
    running = subprocess.run(["pgrep", "-f", str(tmp_path)], capture_output=True, check=False)
    assert not running.stdout
