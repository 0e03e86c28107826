"""A deck as a file of any format, or as a folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from pointerscope.figures.views import InvalidOptionError, NothingToShowError
from pointerscope.publishing.deck.drawing import Drawings, draw_all
from pointerscope.publishing.deck.html import hosted_deck, offline_deck
from pointerscope.publishing.deck.pdf import printed
from pointerscope.publishing.deck.plan import plan
from pointerscope.publishing.deck.pptx import presentation
from pointerscope.publishing.deck.reading import DeckError, DeckProblem, read_deck

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pointerscope.figures.theme import ThemeName
    from pointerscope.network.bundles import Bundle

Format = Literal["html", "pdf", "pptx"]
FORMATS: tuple[Format, ...] = get_args(Format)
# Of a folder that a deck was written to.
MARK = "deck.js"


def deck_file(
    text: str | bytes,
    form: Format,
    open_bundle: Callable[[str], Bundle],
    theme: ThemeName | None = None,
    server: str | None = None,
) -> bytes:
    """The content of a file.

    Args:
        text: the deck as YAML.
        form: `html` works offline with live views, `pdf` has a page for each fragment, `pptx`
            holds pictures of the views with links and notes.
        open_bundle: gives a model by its id.
        theme: the colours; the deck's own if left out.
        server: the address of a server that has the same views, to be linked.

    Raises:
        DeckError: the deck cannot be read, or names what there is not.
        PicturesError: a browser or a package is missing, or cannot do its work.
    """
    read = read_deck(text)
    planned = plan(read, open_bundle)
    drawings = Drawings()
    kept = draw_all(planned, read, drawings)
    if form == "pptx":
        try:
            return presentation(planned, drawings, theme, server)
        except (NothingToShowError, InvalidOptionError) as error:
            raise DeckError([DeckProblem("", 1, str(error))]) from error
    # Paper is white, whatever the system of the reader.
    first = theme or planned.deck.first_theme or ("light" if form == "pdf" else None)
    page = offline_deck(planned, kept, drawings, first, server)
    return printed(page) if form == "pdf" else page


def deck_folder(
    text: str | bytes,
    open_bundle: Callable[[str], Bundle],
    theme: ThemeName | None = None,
    server: str | None = None,
) -> Callable[[Path], None]:
    """What fills a folder for a web host with a deck.

    Raises:
        DeckError: the deck cannot be read, or names what there is not.
    """
    read = read_deck(text)
    planned = plan(read, open_bundle)
    drawings = Drawings()
    return hosted_deck(planned, draw_all(planned, read, drawings), drawings, theme, server)
