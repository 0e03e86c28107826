"""The glossary: definitions of the terms that a reader meets, from `docs/glossary.md`."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

from pointerscope.core.settings import RESOURCES

_FILE = RESOURCES / "docs" / "glossary.md"
_ROW = re.compile(r"^\| (.+?) \| (.+?) \|$", re.MULTILINE)


@cache
def definitions() -> Mapping[str, str]:
    """Return the definition of every term a reader meets."""
    text = _FILE.read_text(encoding="utf-8")
    _, _, readers_part = text.partition("## Terms a reader meets")
    table, _, _ = readers_part.partition("\n## ")
    rows = _ROW.findall(table)[1:]  # without the head
    return {term: definition.replace("`", "") for term, definition in rows if "---" not in term}


def check_terms(names: Iterable[str]) -> None:
    """Check that the glossary defines these terms.

    Raises:
        ValueError: a term is not in the glossary; the message names it.
    """
    for name in names:
        if name not in definitions():
            raise ValueError(
                f'The glossary has no term "{name}". Use a term from the first part of '
                "docs/glossary.md, or add it there."
            )
