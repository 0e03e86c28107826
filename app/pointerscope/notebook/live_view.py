"""A view in a notebook: live where scripts run, a picture where they do not, words everywhere.

Every view carries all that it needs, compressed: the page of `pointerscope.publishing.offline` in
a frame, 0.7 MB of which Plotly is nine tenths, against 1.9 MB uncompressed. Carrying Plotly once
for a whole notebook would be smaller and break: Colab shows each output on its own page, a cell that
is run again or taken away takes with it what the others lean on, and a request for it is ruled out.
The page is unpacked by the browser (`DecompressionStream`) as the frame comes into sight.
"""

from __future__ import annotations

import atexit
import base64
import gzip
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from markupsafe import Markup

from pointerscope.core.atomic_writes import write_file
from pointerscope.core.server_address import server_address
from pointerscope.figures.painter import Painter
from pointerscope.figures.pictures import PicturesError
from pointerscope.notebook.errors import in_one_sentence, plain
from pointerscope.publishing.files import FORMATS, kept_file
from pointerscope.publishing.offline import offline_view
from pointerscope.publishing.script_bundle import PLOTLY, classic_script
from pointerscope.publishing.templates import environment

if TYPE_CHECKING:
    from pointerscope.publishing.exported_view import KeptView
    from pointerscope.publishing.files import Format

NotebookTheme = Literal["auto", "light", "dark"]
_BESIDE = 260  # pixels of a frame for the title, the controls and the words
_LEAST_HEIGHT, _MOST_HEIGHT = 420, 860
_PICTURE_WIDTH = 880  # pixels, about as wide as a cell
_PICTURE_SCALE = 2  # sharp in print
_LEVEL = 6  # of compression; more is slower and saves a thousandth

# A notebook shows many figures: its browser stays open for a minute.
painter = Painter(PLOTLY, idle=60)
atexit.register(painter.close)


@dataclass(frozen=True)
class LiveView:
    """A view to be shown in a notebook, or saved.

    Jupyter asks it for everything at once and each place takes what it can show:

    * JupyterLab, Notebook, VS Code, Colab, and HTML made by nbconvert or Quarto (`format: html` or
      `revealjs`): the live figure, in a frame that needs no server and no network.
    * LaTeX and PDF made by nbconvert or Quarto (`format: pdf`), Word, and GitHub's preview of a
      notebook whose live figures were left out (`live=False`): the picture. It needs the extra
      `slides` and Chromium where the cell is run; without them there are words.
    * JupyterLab with a notebook that came from elsewhere and was not trusted: it takes frames
      out, and title and summary are left, with what to do.

    The first picture of a session takes some seconds, as a browser starts for it.

    Attributes:
        kept: the figure with all of its choices.
        theme: "auto" follows the notebook around it, or else the reader's system.
        width: of the frame and the picture, in pixels; as wide as the cell if None.
        height: likewise; as the figure needs if None.
        live: whether the live figure is there. Without it a notebook is lighter by 0.7 MB a view.
        picture: whether a picture is there, where one can be drawn.
    """

    kept: KeptView
    theme: NotebookTheme = "auto"
    width: int | None = None
    height: int | None = None
    live: bool = True
    picture: bool = True

    def save(
        self,
        path: str | Path,
        *,
        server: str | None = None,
        width: int | None = None,
        height: int | None = None,
        scale: float | None = None,
    ) -> Path:
        """Write the view as a file, in place of one that is there.

        Args:
            path: ends in .html (live, with all choices, works offline), .svg or .png (a picture;
                needs the extra `slides` and Chromium), .json (the Plotly figure) or .csv (the
                numbers).
            server: the address of a PointerScope server that HTML links to.
            width: of a picture, in pixels.
            height: of a picture, in pixels.
            scale: the pixels of a PNG for each of these.

        Returns:
            Where it is.

        Raises:
            ValueError: the name ends in none of these, or the server's address is none.
            PicturesError: a picture cannot be drawn; the message says what is missing.
            OSError: the file cannot be written; then what was there is as it was.
        """
        path = Path(path)
        form = _format_of(path)
        try:
            server = None if server is None else server_address(server)
        except ValueError as error:
            raise plain(error) from None
        with in_one_sentence():
            content = self._file(form, server, width, height, scale)
        try:
            write_file(path, lambda file: file.write(content))
        except OSError as error:
            said = f"{path} cannot be written: {error.strerror or error}."
            raise plain(type(error)(said)) from None
        return path

    def __repr__(self) -> str:
        summary = self.kept.figure["layout"]["meta"].get("summary")
        return "\n".join(filter(None, (self.kept.title, summary, self.kept.origin)))

    def _repr_mimebundle_(
        self, include: object = None, exclude: object = None
    ) -> tuple[dict[str, str], dict[str, dict[str, int]]]:
        """The view in every form, and the size of the picture in pixels."""
        data, metadata = {"text/plain": repr(self)}, {}
        if self.live:
            data["text/html"] = self.html
        if self.picture:
            width, height = self.width or _PICTURE_WIDTH, self._picture_height
            try:
                drawn = painter.draw(
                    self.kept.figure, "png", width=width, height=height, scale=_PICTURE_SCALE
                )
            except PicturesError:
                pass  # the docstring says so; what is live needs none
            else:
                data["image/png"] = base64.b64encode(drawn).decode()
                metadata["image/png"] = {"width": width, "height": height}
        return data, metadata

    @property
    def html(self) -> str:
        """The frame with the whole page in it, without a request to anyone."""
        theme = None if self.theme == "auto" else self.theme
        page = offline_view(self.kept, theme)
        packed = base64.b64encode(gzip.compress(page, _LEVEL, mtime=0)).decode()
        words = {"title": self.kept.title, "summary": self._summary}
        frame = _rendered(
            "notebook_frame.html", page=packed, script=_script("notebook-frame"), **words
        )
        return _rendered(
            "notebook_view.html",
            frame=frame,
            width=self.width or "100%",
            height=self.height or self._frame_height,
            script=_script("notebook-theme") if theme is None else None,
            **words,
        )

    @property
    def _summary(self) -> str:
        return self.kept.figure["layout"]["meta"].get("summary") or self.kept.origin

    @property
    def _frame_height(self) -> int:
        asked = round(self.kept.figure["layout"].get("height", _LEAST_HEIGHT)) + _BESIDE
        return max(_LEAST_HEIGHT, min(asked, _MOST_HEIGHT))

    @property
    def _picture_height(self) -> int:
        return self.height or round(self.kept.figure["layout"].get("height", _LEAST_HEIGHT))

    def _file(
        self,
        form: Format,
        server: str | None,
        width: int | None,
        height: int | None,
        scale: float | None,
    ) -> bytes:
        theme = None if self.theme == "auto" else self.theme
        return kept_file(
            self.kept,
            form,
            theme=theme,
            server=server,
            width=width or self.width,
            height=height or self.height,
            scale=scale,
            draw=painter.draw,
        )


def checked_theme(theme: str) -> None:
    """Refuse a theme that there is not.

    Raises:
        ValueError: with those that there are.
    """
    if theme not in get_args(NotebookTheme):
        known = ", ".join(get_args(NotebookTheme))
        raise plain(ValueError(f'There is no theme "{theme}"; choose one of {known}.'))


def _format_of(path: Path) -> Format:
    """The format that the name of a file asks for, found out before anything is drawn."""
    asked = path.suffix.removeprefix(".").lower()
    form = next((known for known in FORMATS if known == asked), None)
    if form is None:
        raise plain(ValueError(f"{path} must end in .{', .'.join(FORMATS)}."))
    if not os.path.isdir(path.parent):  # also for names that nothing can have
        raise plain(FileNotFoundError(f"There is no folder {path.parent}; make it first."))
    return form


def _rendered(template: str, **shown: Any) -> str:
    return environment().get_template(template).render(**shown)


def _script(name: str) -> Markup:
    """One of our own scripts; none of them holds what would end it."""
    return Markup(classic_script(name))
