"""Slides and papers with the tools that people use, as far as this machine has them.

LibreOffice reads the PPTX of the decks that come along; pdfLaTeX compiles the code below a view
with its picture of lines; Sphinx with MyST, Jupyter Book and Quarto build the examples in
`integrations`; pandoc alone runs the shortcode of Quarto.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pptx import Presentation
from pypdf import PdfReader

from pointerscope.core.settings import RESOURCES, Settings
from pointerscope.network.registry import Registry
from pointerscope.publishing.deck.files import render_deck_file
from pointerscope.publishing.deck.folder import find_deck

DECKS = ("where-next", "attention-from-scratch")
VISITS = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
_CODES = """import {{ embedCodes }} from "{module}";
process.stdout.write(embedCodes({view}).LaTeX);"""
_INTEGRATIONS = RESOURCES / "integrations"


def main() -> None:
    """Run what the tools of this machine can."""
    os.environ.setdefault("BROWSER_PATH", os.environ.get("CHROMIUM", ""))
    with tempfile.TemporaryDirectory() as folder:
        for tool, check in (
            ("soffice", _powerpoint),
            ("pdflatex", _latex),
            ("sphinx-build", _sphinx),
            ("jupyter-book", _jupyter_book),
            ("quarto", _quarto),
            ("pandoc", _pandoc),
        ):
            if shutil.which(tool):
                place = Path(folder) / tool
                place.mkdir()
                print(f"  {tool}: {check(place)}")
            else:
                print(f"  {tool} is not here")


def _powerpoint(folder: Path) -> str:
    """Every slide of PPTX is a page in LibreOffice, with its title and all its pictures."""
    pages = 0
    for name in DECKS:
        text = find_deck(Settings().decks, name).text
        content = render_deck_file(text, "pptx", Registry(Settings().models).bundle)
        (folder / f"{name}.pptx").write_bytes(content)
        _run(["soffice", "--headless", "--convert-to", "pdf", f"{name}.pptx"], folder)
        printed = PdfReader(folder / f"{name}.pdf").pages
        slides = Presentation(io.BytesIO(content)).slides
        assert len(printed) == len(slides)
        for page, slide in zip(printed, slides, strict=True):
            if slide.shapes.title is not None:
                first = slide.shapes.title.text_frame.text.split()[0]
                assert first in page.extract_text(), first
            # LibreOffice loses or stretches equations, so it is given pictures of them.
            pictures = slide.element.xpath(
                ".//*[local-name() = 'Fallback']/p:pic | .//p:spTree/p:pic"
            )
            assert len(page.images) >= len(pictures), (name, page.page_number)
        pages += len(printed)
    return f"{pages} pages"


def _latex(folder: Path) -> str:
    """The code below a view compiles with its picture, without boxes around links."""
    export = ["-m", "pointerscope", "export", "town", "pointer", "--visits", VISITS]
    _run([sys.executable, *export, "--out", str(folder / "town-pointer.pdf")], RESOURCES)
    view = {
        "title": "Which visits does the pointer choose? 100 %",
        "caption": "Café Luna & others",
        "name": "town-pointer",
        "server": "https://example.org/",
        "embed": "https://example.org/embed/town/pointer?visits=Caf%C3%A9#x",
        "picture": "https://example.org/embed/town/pointer/picture.png",
        "attributes": {},
    }
    module = (RESOURCES / "static" / "js" / "embed-codes.js").as_uri()
    script = _CODES.format(module=module, view=json.dumps(view))
    code = _run(["node", "--input-type=module", "--eval", script], folder)
    head = "\\documentclass{article}\\usepackage{graphicx}\\usepackage[hidelinks]{hyperref}"
    document = f"{head}\n\\begin{{document}}\n{code}\n\\end{{document}}\n"
    (folder / "paper.tex").write_text(document, encoding="utf-8")
    _run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper.tex"], folder)
    [page] = PdfReader(folder / "paper.pdf").pages
    text = page.extract_text()
    assert "Café Luna" in text
    assert "Maple Court" in text  # a word of the picture: it is no grid of pixels
    return "compiled"


def _sphinx(folder: Path) -> str:
    """The directive makes a frame in HTML and a link in text."""
    settings = (
        f"import sys\nsys.path.append({str(_INTEGRATIONS / 'sphinx')!r})\n"
        "extensions = ['pointerscope_sphinx', 'myst_parser']\n"
    )
    (folder / "conf.py").write_text(settings, encoding="utf-8")
    shutil.copy(_INTEGRATIONS / "jupyter-book" / "intro.md", folder / "index.md")
    for form, words in (("html", "<iframe src="), ("text", "PointerScope: network")):
        _run(["sphinx-build", "-q", "-b", form, ".", form], folder)
        [page] = [*(folder / form).glob("index.*")]
        assert words in page.read_text(encoding="utf-8")
    return "HTML and text"


def _jupyter_book(folder: Path) -> str:
    """The example book builds without a warning, with a frame where the directive stands."""
    shutil.copytree(_INTEGRATIONS / "jupyter-book", folder / "book")
    # The folder of the example is put beside the directive, as in the repository.
    shutil.copytree(_INTEGRATIONS / "sphinx", folder / "sphinx")
    _run(["jupyter-book", "build", "--warningiserror", "--keep-going", "book"], folder)
    page = (folder / "book" / "_build" / "html" / "intro.html").read_text(encoding="utf-8")
    assert page.count("<iframe src=") == 2
    return "a book"


def _quarto(folder: Path) -> str:
    """The shortcode makes a frame in slides of reveal.js."""
    shutil.copytree(_INTEGRATIONS / "quarto", folder, dirs_exist_ok=True)
    _run(["quarto", "render", "example.qmd"], folder)
    page = (folder / "example.html").read_text(encoding="utf-8")
    assert page.count("<iframe src=") == 2
    assert "PointerScope.init" in page
    return "slides"


def _pandoc(_: Path) -> str:
    """The shortcode of Quarto gives frames to slides and pages, and linked pictures to paper."""
    extension = _INTEGRATIONS / "quarto" / "_extensions" / "pointerscope" / "pointerscope.lua"
    command = ["pandoc", "--from", "markdown-smart", "--to", "html"]
    command += ["--lua-filter", str(Path(__file__).with_name("quarto_shortcode.lua"))]
    for formats, words, times in (
        ("html:js revealjs", "<iframe src=", 2),
        ("html:js revealjs", "PointerScope.init", 1),
        ("html:js", "PointerScope.init", 0),
        ("latex", "/picture.png?", 2),
    ):
        settings = {"SHORTCODES": str(extension), "FORMATS": formats}
        page = _run([*command, "example.qmd"], _INTEGRATIONS / "quarto", **settings)
        assert page.count(words) == times, page
        assert "embed/town/network?beat=1&amp;visits=Maple%20Court%20%40%20Mon" in page
    return "the shortcode of Quarto"


def _run(command: list[str], folder: Path, **settings: str) -> str:
    environment = os.environ | settings
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3_000:] + done.stderr[-3_000:]
    return done.stdout
