"""A view as a file of any format."""

from __future__ import annotations

import struct
import zlib
from contextlib import nullcontext
from typing import TYPE_CHECKING, Literal, get_args
from xml.sax.saxutils import escape

from pointerscope.figures.numbers import csv_of, numbers_of
from pointerscope.figures.pictures import drawing, size_of
from pointerscope.publishing.offline import offline_view
from pointerscope.publishing.script_bundle import PLOTLY

if TYPE_CHECKING:
    from pointerscope.figures.pictures import Draw, PictureFormat
    from pointerscope.figures.theme import ThemeName
    from pointerscope.publishing.exported_view import KeptView

Format = Literal["html", "svg", "png", "json", "csv"]
FORMATS: tuple[Format, ...] = get_args(Format)
_END_OF_HEADER = 33  # bytes of a PNG: its signature and the chunk that says its size


def kept_file(
    kept: KeptView,
    form: Format,
    *,
    theme: ThemeName | None = None,
    server: str | None = None,
    width: int | None = None,
    height: int | None = None,
    scale: float | None = None,
    draw: Draw | None = None,
) -> bytes:
    """The content of a file.

    Args:
        kept: what it shows.
        form: `html` works offline with all choices, `json` is the Plotly figure, `csv` its numbers
            as chosen, `svg` and `png` are pictures of it as chosen.
        theme: the colours an HTML file opens with; pictures have those of the figure.
        server: the address of a server that has the same, for an HTML file to link to.
        width: of a picture, in pixels; that of a slide if left out.
        height: of a picture; as the figure needs if left out.
        scale: the pixels of a PNG for each of these.
        draw: draws pictures; a browser that is closed again does if left out.

    Raises:
        PicturesError: a picture is asked for and cannot be drawn; the message says what is missing.
    """
    if form == "html":
        return offline_view(kept, theme, server)
    if form == "json":
        return kept.json
    if form == "csv":
        return b"\xef\xbb\xbf" + csv_of(numbers_of(kept.figure)).encode()
    size = size_of(kept.figure, form, width=width, height=height, scale=scale)
    with drawing(PLOTLY) if draw is None else nullcontext(draw) as draw_picture:
        drawn = draw_picture(kept.figure, form, **size)
    return signed(drawn, form, kept.title, kept.origin)


def signed(picture: bytes, form: PictureFormat, title: str, origin: str) -> bytes:
    """A picture that says within the file, beside what is seen, where it comes from."""
    if form == "svg":
        start = picture.index(b">", picture.index(b"<svg")) + 1
        said = f"<title>{escape(title)}</title><desc>{escape(origin)}</desc>".encode()
        return picture[:start] + said + picture[start:]
    texts = (_text_chunk("Title", title), _text_chunk("Source", origin))
    return b"".join((picture[:_END_OF_HEADER], *texts, picture[_END_OF_HEADER:]))


def _text_chunk(keyword: str, text: str) -> bytes:
    """A text in a PNG, in UTF-8 (PNG specification, 11.3.3.4)."""
    content = b"iTXt" + keyword.encode() + b"\0" * 5 + text.encode()
    length = struct.pack(">I", len(content) - len(b"iTXt"))
    return length + content + struct.pack(">I", zlib.crc32(content))
