"""The glossary as pages use it: terms with their definitions on hover or focus."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from pointerscope.core.settings import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Mapping

_FILE = RESOURCES / "docs" / "glossary.md"
_ROW = re.compile(r"^\| (.+?) \| (.+?) \|$", re.MULTILINE)
_TERM = Markup(
    '<button type="button" class="term" aria-describedby="term-{id}">{text}'
    '<span class="term-definition" role="tooltip" id="term-{id}">{definition}</span></button>'
)


@cache
def definitions() -> Mapping[str, str]:
    """Return the definition of every term a reader meets, from `docs/glossary.md`."""
    text = _FILE.read_text(encoding="utf-8")
    _, _, readers_part = text.partition("## Terms a reader meets")
    table, _, _ = readers_part.partition("\n## ")
    rows = _ROW.findall(table)[1:]  # without the head
    return {term: definition.replace("`", "") for term, definition in rows if "---" not in term}


def term(name: str, text: str = "") -> Markup:
    """Return a term that shows its definition on hover and focus.

    Use it once a page for each term, where a reader meets the term first.

    Args:
        name: as the glossary has it.
        text: the words on the page; the name if left out.

    Raises:
        KeyError: the glossary has no such term.
    """
    definition = definitions()[name]
    return _TERM.format(
        id=re.sub(r"\W+", "-", name).strip("-"), text=text or name, definition=definition
    )
