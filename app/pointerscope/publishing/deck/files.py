"""A deck as an HTML, PDF or PPTX file, or as a folder for a web host."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, get_args

from pointerscope.figures.theme import ThemeName
from pointerscope.network.bundles import Bundle
from pointerscope.publishing.deck.drawing import FigureExporter, export_figures
from pointerscope.publishing.deck.html import render_hosted_deck, render_offline_deck
from pointerscope.publishing.deck.plan import plan_deck
from pointerscope.publishing.deck.pptx import render_pptx
from pointerscope.publishing.deck.printed import open_printed_deck
from pointerscope.publishing.deck.reading import read_deck

DeckFormat = Literal["html", "pdf", "pptx"]
DECK_FORMATS: tuple[DeckFormat, ...] = get_args(DeckFormat)
# Only a folder with an exported deck holds this file.
DECK_MARKER_FILE = "deck.js"


def render_deck_file(
    text: str | bytes,
    form: DeckFormat,
    open_bundle: Callable[[str], Bundle],
    theme: ThemeName | None = None,
    server: str | None = None,
    *,
    share_weights: bool = True,
) -> bytes:
    """Return the content of a deck's file.

    Args:
        text: The deck in YAML.
        form: `html` works offline with live views; `pdf` has a page for each fragment; `pptx`
            holds texts, equations and tables to edit, pictures of the views, links and notes.
        open_bundle: Returns a model by its id.
        theme: The theme; None for that of the deck.
        server: The address of a server with the same views; the file links to it.
        share_weights: Whether an HTML file may hold the weights of models whose owners allow it.

    Raises:
        DeckError: The deck cannot be read, or names something that does not exist.
        PicturesError: A browser or a package is missing or fails.
    """
    read = read_deck(text)
    plan = plan_deck(read, open_bundle)
    exporter = FigureExporter(share_weights=share_weights and form == "html")
    figures = export_figures(plan, read, exporter)
    first = theme or plan.deck.first_theme
    if form == "html":
        return render_offline_deck(plan, figures, exporter, first, server)
    # Paper is white, whatever the theme of the reader's system.
    first = first or "light"
    page = render_offline_deck(plan, figures, exporter, first, server)
    with open_printed_deck(page) as printed:
        return (
            printed.pdf() if form == "pdf" else render_pptx(plan, figures, printed, first, server)
        )


def prepare_deck_folder(
    text: str | bytes,
    open_bundle: Callable[[str], Bundle],
    theme: ThemeName | None = None,
    server: str | None = None,
    *,
    share_weights: bool = True,
) -> Callable[[Path], None]:
    """Draw a deck and return a function that writes it into a folder for a web host.

    Raises:
        DeckError: The deck cannot be read, or names something that does not exist.
    """
    read = read_deck(text)
    plan = plan_deck(read, open_bundle)
    exporter = FigureExporter(share_weights=share_weights)
    figures = export_figures(plan, read, exporter)
    return render_hosted_deck(plan, figures, exporter, theme, server)
