"""The decks of a folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointerscope.publishing.deck.reading import LARGEST, DeckError, DeckProblem, read_deck

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.publishing.deck.reading import ReadDeck

_ENDINGS = (".yaml", ".yml")


class UnknownDeckError(LookupError):
    """There is no deck of this name.

    Attributes:
        known: the names of those that there are.
    """

    where = "deck"

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f'There is no deck "{name[:100]}".')
        self.known = known


@dataclass(frozen=True)
class DeckFile:
    """A deck of a folder.

    Attributes:
        name: of the file, without its ending.
        text: of the file.
        read: what it holds; None where it cannot be read.
        trouble: why it cannot.
    """

    name: str
    text: bytes
    read: ReadDeck | None
    trouble: str = ""


def decks_in(folder: Path) -> list[DeckFile]:
    """Every deck of a folder, by name; those that cannot be read say why."""
    files = sorted(path for path in _listed(folder) if path.suffix in _ENDINGS and path.is_file())
    return [_opened(path) for path in files]


def find_deck(folder: Path, name: str) -> DeckFile:
    """The deck of this name.

    Raises:
        UnknownDeckError: there is none.
    """
    decks = decks_in(folder)
    for deck in decks:
        if deck.name == name:
            return deck
    raise UnknownDeckError(name, [deck.name for deck in decks])


def _listed(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if not path.name.startswith(".")]
    except OSError:
        return []


def _opened(path: Path) -> DeckFile:
    text = b""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        return DeckFile(path.stem, text, read_deck(text))
    except DeckError as error:
        return DeckFile(path.stem, text, None, str(error))
    except OSError as error:
        problem = DeckProblem("", 1, f"The file cannot be read: {error.strerror or error}.")
        return DeckFile(path.stem, text, None, str(problem))
