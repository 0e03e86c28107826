"""The decks of a folder."""

from dataclasses import dataclass
from pathlib import Path

from pointerscope.core.foreign_files import readable_name
from pointerscope.core.plugins import deck_folders
from pointerscope.publishing.deck.reading import (
    MAX_DECK_BYTES,
    DeckError,
    DeckProblem,
    ReadDeck,
    read_deck,
)

_SUFFIXES = (".yaml", ".yml")


class UnknownDeckError(LookupError):
    """No deck has this name.

    Attributes:
        known: The names of the decks of the folder.
    """

    where = "deck"

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f'There is no deck "{name[:100]}".')
        self.known = known


@dataclass(frozen=True)
class DeckFile:
    """A deck of a folder.

    Attributes:
        name: The file name without its suffix.
        text: The content of the file.
        read: The parsed deck; None if it cannot be read.
        error: Why it cannot be read; empty if it can.
    """

    name: str
    text: bytes
    read: ReadDeck | None
    error: str = ""


def read_decks(folder: Path) -> list[DeckFile]:
    """Return every deck of a folder and of the plugins, sorted by name, unreadable ones too.

    Of several decks with one name, the folder's own counts.
    """
    return [_read_file(name, path) for name, path in sorted(_deck_paths(folder).items())]


def find_deck(folder: Path, name: str) -> DeckFile:
    """Return the deck of this name; no other deck is read.

    Raises:
        UnknownDeckError: The folder has no such deck.
    """
    paths = _deck_paths(folder)
    if name not in paths:
        raise UnknownDeckError(name, sorted(paths))
    return _read_file(name, paths[name])


def _deck_paths(folder: Path) -> dict[str, Path]:
    """Return the files of the decks by name, of which the folder's own come before others."""
    paths: dict[str, Path] = {}
    for path in (path for source in (folder, *deck_folders()) for path in _list(source)):
        if path.suffix in _SUFFIXES and path.is_file():
            paths.setdefault(readable_name(path.stem), path)
    return paths


def _list(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if not path.name.startswith(".")]
    except OSError:
        return []


def _read_file(name: str, path: Path) -> DeckFile:
    text = b""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_DECK_BYTES + 1)
        return DeckFile(name, text, read_deck(text))
    except DeckError as error:
        return DeckFile(name, text, None, str(error))
    except OSError as error:
        problem = DeckProblem("", 1, f"The file cannot be read: {error.strerror or error}.")
        return DeckFile(name, text, None, str(problem))
