"""Terms of the glossary on pages: each shows its definition on hover or focus."""

import re

from markupsafe import Markup

from pointerscope.core.glossary import check_terms, definitions

_TERM = Markup(
    '<button type="button" class="term" aria-describedby="term-{id}">{text}'
    '<span class="term-definition" role="tooltip" id="term-{id}">{definition}</span></button>'
)


def term(name: str, text: str = "") -> Markup:
    """Return a term that shows its definition on hover and focus.

    Use it once a page for each term, where a reader meets the term first.

    Args:
        name: as the glossary has it.
        text: the words on the page; the name if left out.

    Raises:
        ValueError: the glossary has no such term.
    """
    check_terms([name])
    return _TERM.format(
        id=re.sub(r"\W+", "-", name).strip("-"), text=text or name, definition=definitions()[name]
    )
