"""A view as a file: HTML, SVG, PDF, PNG, JSON or CSV."""

import struct
import zlib
from contextlib import nullcontext
from typing import Literal, get_args
from xml.sax.saxutils import escape

from pointerscope.figures.contract import figure_meta
from pointerscope.figures.numbers import figure_csv
from pointerscope.figures.pictures import PictureFormat, RenderPicture, open_renderer, picture_size
from pointerscope.figures.selected_arrays import selection_words
from pointerscope.figures.theme import ThemeName
from pointerscope.figures.vector_pdf import print_svg
from pointerscope.figures.views import Figure
from pointerscope.publishing.exported_view import ExportedView
from pointerscope.publishing.offline import render_offline_view
from pointerscope.publishing.script_bundle import PLOTLY

ViewFileFormat = Literal["html", "svg", "pdf", "png", "json", "csv"]
VIEW_FILE_FORMATS: tuple[ViewFileFormat, ...] = get_args(ViewFileFormat)
_PNG_HEADER_BYTES = 33  # the signature and the IHDR chunk


def render_view_file(
    view: ExportedView,
    form: ViewFileFormat,
    *,
    theme: ThemeName | None = None,
    server: str | None = None,
    width: int | None = None,
    height: int | None = None,
    scale: float | None = None,
    render_picture: RenderPicture | None = None,
) -> bytes:
    """Return the content of a view's file.

    Args:
        view: The view.
        form: `html` works offline with every option; `json` is the figure; `csv` holds its
            numbers, and `svg`, `pdf` and `png` its picture, for the selected options.
        theme: The theme of an HTML file when it opens. Pictures have the theme of the figure.
        server: The address of a server with the same view; an HTML file links to it.
        width: The width of a picture in pixels; None for the width of a slide.
        height: The height of a picture in pixels; None for the height of the figure.
        scale: Image pixels of a PNG for each pixel of width and height.
        render_picture: Draws pictures; None starts a browser for this picture and closes it again.

    Raises:
        PicturesError: A picture cannot be drawn; the message says what is missing.
    """
    if form == "html":
        return render_offline_view(view, theme, server)
    if form == "json":
        return view.json
    if form == "csv":
        return b"\xef\xbb\xbf" + figure_csv(view.figure).encode()
    drawn: PictureFormat = "png" if form == "png" else "svg"
    size = picture_size(view.figure, drawn, width=width, height=height, scale=scale)
    renderer = open_renderer(PLOTLY) if render_picture is None else nullcontext(render_picture)
    with renderer as render:
        picture = render(view.figure, drawn, **size)
    picture = with_origin(picture, drawn, view.figure)
    return print_svg(picture, size["width"], size["height"]) if form == "pdf" else picture


def with_origin(picture: bytes, form: PictureFormat, figure: Figure) -> bytes:
    """Return a figure's picture with its title, its selected options and its origin in the file."""
    meta = figure_meta(figure)
    selection = selection_words(meta.get("choices", ()))
    title = ": ".join(filter(None, (meta["title"], selection)))
    return embed_metadata(picture, form, title, meta["origin"])


def embed_metadata(picture: bytes, form: PictureFormat, title: str, origin: str) -> bytes:
    """Return a picture with its title and origin stored in the file, invisible in the image."""
    if form == "svg":
        start = picture.index(b">", picture.index(b"<svg")) + 1
        metadata = f"<title>{escape(title)}</title><desc>{escape(origin)}</desc>".encode()
        return picture[:start] + metadata + picture[start:]
    chunks = (_text_chunk("Title", title), _text_chunk("Source", origin))
    return b"".join((picture[:_PNG_HEADER_BYTES], *chunks, picture[_PNG_HEADER_BYTES:]))


def _text_chunk(keyword: str, text: str) -> bytes:
    """Return an uncompressed iTXt chunk in UTF-8 (PNG specification, 11.3.3.4)."""
    content = b"iTXt" + keyword.encode() + b"\0" * 5 + text.encode()
    length = struct.pack(">I", len(content) - len(b"iTXt"))
    return length + content + struct.pack(">I", zlib.crc32(content))
