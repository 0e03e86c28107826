"""A view as a file of any format."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from app.figures.numbers import csv_of, numbers_of
from app.figures.pictures import drawing
from app.publishing.modules import PLOTLY
from app.publishing.offline import offline_view

if TYPE_CHECKING:
    from app.figures.theme import ThemeName
    from app.publishing.kept import KeptView

Format = Literal["html", "svg", "png", "json", "csv"]
FORMATS: tuple[Format, ...] = get_args(Format)


def kept_file(
    kept: KeptView,
    form: Format,
    *,
    theme: ThemeName | None = None,
    server: str | None = None,
    width: int | None = None,
    height: int | None = None,
    scale: float | None = None,
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

    Raises:
        PicturesError: a picture is asked for and cannot be drawn; the message says what is missing.
    """
    if form == "html":
        return offline_view(kept, theme, server)
    if form == "json":
        return kept.json
    if form == "csv":
        return b"\xef\xbb\xbf" + csv_of(numbers_of(kept.figure)).encode()
    with drawing(PLOTLY) as draw_picture:
        return draw_picture(kept.figure, form, width=width, height=height, scale=scale)
