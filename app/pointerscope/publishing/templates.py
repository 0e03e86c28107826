"""The templates of pages and of files, and what they call."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from pointerscope.analysis import model_card
from pointerscope.core.settings import RESOURCES
from pointerscope.lessons.framework.numbers import cells_of, number_text
from pointerscope.publishing.prose import formula, how, prose

GLOBALS: dict[str, Any] = {
    "model_card": model_card,
    "cells_of": cells_of,
    "number_text": number_text,
}
FILTERS: dict[str, Any] = {"prose": prose, "formula": formula, "how": how}


@cache
def environment() -> Environment:
    """Templates for files, which know of no request; everything in them is escaped."""
    made = Environment(
        loader=FileSystemLoader(RESOURCES / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
    )
    made.globals |= GLOBALS
    made.filters |= FILTERS
    return made
