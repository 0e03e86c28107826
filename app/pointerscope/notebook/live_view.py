"""A view in a notebook: live where scripts run, else as a picture, else as text.

Each view contains everything that it needs, compressed: a frame with the page of
`pointerscope.publishing.offline`. It has 0.5 MB, nine tenths of which are Plotly, instead of
1.1 MB uncompressed. One copy of Plotly for a whole notebook would be smaller but would break: Colab
shows each output on its own page, rerunning or deleting the cell with the copy would break all
others, and loading it over the network is ruled out. The browser unpacks the page
(`DecompressionStream`) when the frame scrolls into view.
"""

import atexit
import base64
import gzip
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from markupsafe import Markup

from pointerscope.core.atomic_writes import write_file
from pointerscope.core.server_address import parse_server_address
from pointerscope.figures.contract import figure_height, figure_meta
from pointerscope.figures.painter import Painter
from pointerscope.figures.pictures import PicturesError
from pointerscope.notebook.errors import concise_errors, without_traceback
from pointerscope.publishing.exported_view import ExportedView
from pointerscope.publishing.offline import render_offline_view
from pointerscope.publishing.script_bundle import PLOTLY, ScriptName, read_script
from pointerscope.publishing.templates import template_environment
from pointerscope.publishing.view_files import VIEW_FILE_FORMATS, ViewFileFormat, render_view_file

NotebookTheme = Literal["auto", "light", "dark"]
_CONTROLS_HEIGHT = 260  # pixels of a frame for the title, the controls and the texts
_MIN_HEIGHT, _MAX_HEIGHT = 420, 860
_PICTURE_WIDTH = 880  # pixels, about the width of a cell
_PICTURE_SCALE = 2  # for print
# Base 85 takes 5 letters for 4 bytes, and base 64 takes 4 for 3. HTML would escape three of them.
_UNESCAPED = str.maketrans("&<>", ",.:")
_COMPRESSION_LEVEL = 6  # higher levels are slower and save a thousandth

# The browser stays open for a minute, because notebooks draw many figures in a row.
painter = Painter(PLOTLY, idle=60)
atexit.register(painter.close)


@dataclass(frozen=True)
class LiveView:
    """A view to show in a notebook or to save as a file.

    Jupyter asks for all formats at once, and each program shows the richest one it supports:

    * JupyterLab, Notebook, VS Code, Colab, and HTML made by nbconvert or Quarto (`format: html` or
      `revealjs`): the live figure, in a frame that needs no server and no network.
    * LaTeX and PDF made by nbconvert or Quarto (`format: pdf`), Word, and GitHub's preview of a
      notebook with `live=False`: the picture. It needs the extra `slides`, and Chromium where the
      cell runs; without them there is only text.
    * JupyterLab with an untrusted notebook: JupyterLab removes the frame; the title, the summary
      and a hint how to see the figure remain.

    The first picture of a session takes some seconds, because it starts a browser.

    Attributes:
        exported: The figure with every value of its options.
        theme: "auto" follows the notebook, or else the reader's system.
        width: The width of frame and picture in pixels; None for the width of the cell.
        height: Their height in pixels; None for the height that the figure needs.
        live: Whether to include the live figure, which adds 0.5 MB.
        picture: Whether to include a picture, if one can be drawn.
    """

    exported: ExportedView
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
        """Write the view to a file; an existing file is replaced.

        Args:
            path: The file. Its name ends in .html (live, with every option, works offline), .svg
                or .png (a picture; needs the extra `slides` and Chromium), .json (the Plotly
                figure) or .csv (the numbers).
            server: The address of a PointerScope server; an HTML file links to it.
            width: The width of a picture in pixels.
            height: The height of a picture in pixels.
            scale: Image pixels of a PNG for each pixel of width and height.

        Returns:
            The path of the file.

        Raises:
            ValueError: The name has another ending, or the server's address is invalid.
            PicturesError: A picture cannot be drawn; the message says what is missing.
            OSError: The file cannot be written; an existing file stays as it was.
        """
        path = Path(path)
        form = _format_of(path)
        try:
            server = None if server is None else parse_server_address(server)
        except ValueError as error:
            raise without_traceback(error) from None
        with concise_errors():
            content = self._file(form, server, width, height, scale)
        try:
            write_file(path, lambda file: file.write(content))
        except OSError as error:
            message = f"{path} cannot be written: {error.strerror or error}."
            raise without_traceback(type(error)(message)) from None
        return path

    def __repr__(self) -> str:
        summary = figure_meta(self.exported.figure).get("summary")
        return "\n".join(filter(None, (self.exported.title, summary, self.exported.origin)))

    def _repr_mimebundle_(
        self, include: object = None, exclude: object = None
    ) -> tuple[dict[str, str], dict[str, dict[str, int]]]:
        """Return the view in every format, and the size of the picture in pixels."""
        data, metadata = {"text/plain": repr(self)}, {}
        if self.live:
            data["text/html"] = self.html
        if self.picture:
            width, height = self.width or _PICTURE_WIDTH, self._picture_height
            try:
                png = painter.draw(
                    self.exported.figure, "png", width=width, height=height, scale=_PICTURE_SCALE
                )
            except PicturesError:
                pass  # see the docstring: the live figure and the text need no picture
            else:
                data["image/png"] = base64.b64encode(png).decode()
                metadata["image/png"] = {"width": width, "height": height}
        return data, metadata

    @property
    def html(self) -> str:
        """The live figure: a frame that contains its whole page and makes no requests."""
        theme = None if self.theme == "auto" else self.theme
        return frame_html(
            render_offline_view(self.exported, theme),
            self.exported.title,
            self._summary,
            width=self.width,
            height=self.height or self._frame_height,
            follows_theme=theme is None,
        )

    @property
    def _summary(self) -> str:
        return figure_meta(self.exported.figure).get("summary") or self.exported.origin

    @property
    def _figure_height(self) -> int:
        return figure_height(self.exported.figure, _MIN_HEIGHT)

    @property
    def _frame_height(self) -> int:
        return max(_MIN_HEIGHT, min(self._figure_height + _CONTROLS_HEIGHT, _MAX_HEIGHT))

    @property
    def _picture_height(self) -> int:
        return self.height or self._figure_height

    def _file(
        self,
        form: ViewFileFormat,
        server: str | None,
        width: int | None,
        height: int | None,
        scale: float | None,
    ) -> bytes:
        theme = None if self.theme == "auto" else self.theme
        return render_view_file(
            self.exported,
            form,
            theme=theme,
            server=server,
            width=width or self.width,
            height=height or self.height,
            scale=scale,
            render_picture=painter.draw,
        )


def frame_html(
    page: bytes, title: str, summary: str, *, width: int | None, height: int, follows_theme: bool
) -> str:
    """Return a frame that contains a whole page, compressed, and makes no requests.

    Args:
        page: The page, of `pointerscope.publishing.offline`.
        title: Its title.
        summary: What programs show that remove frames.
        width: The width of the frame in pixels; None for the width of the cell.
        height: Its height in pixels.
        follows_theme: Whether it takes the theme of the notebook.
    """
    compressed = base64.b85encode(gzip.compress(page, _COMPRESSION_LEVEL, mtime=0)).decode()
    compressed = compressed.translate(_UNESCAPED)
    texts = {"title": title, "summary": summary}
    frame = _render(
        "notebook_frame.html", page=compressed, script=_script("notebook-frame"), **texts
    )
    return _render(
        "notebook_view.html",
        frame=frame,
        width=width or "100%",
        height=height,
        script=_script("notebook-theme") if follows_theme else None,
        **texts,
    )


def check_theme(theme: str) -> None:
    """Check the name of a theme.

    Raises:
        ValueError: No theme has this name.
    """
    if theme not in get_args(NotebookTheme):
        known = ", ".join(get_args(NotebookTheme))
        message = f'There is no theme "{theme}". Use one of {known}.'
        raise without_traceback(ValueError(message))


def _format_of(path: Path) -> ViewFileFormat:
    """Return the format that a file name asks for, before anything is drawn."""
    suffix = path.suffix.removeprefix(".").lower()
    form = next((known for known in VIEW_FILE_FORMATS if known == suffix), None)
    if form is None:
        raise without_traceback(ValueError(f"{path} must end in .{', .'.join(VIEW_FILE_FORMATS)}."))
    if not os.path.isdir(path.parent):  # unlike Path.is_dir, this accepts overlong names
        message = f"The folder {path.parent} does not exist. Create it first."
        raise without_traceback(FileNotFoundError(message))
    return form


def _render(template: str, **context: Any) -> str:
    return template_environment().get_template(template).render(**context)


def _script(name: ScriptName) -> Markup:
    """Return one of our scripts; none of them contains a closing script tag."""
    return Markup(read_script(name))
