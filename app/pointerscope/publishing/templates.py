"""The Jinja templates of pages and exported files, with their globals and filters."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from pointerscope.analysis import model_card
from pointerscope.core.settings import RESOURCES
from pointerscope.figures.views import MissingSiteError, find_view, missing_parts
from pointerscope.lessons.framework.numbers import format_cells, number_text
from pointerscope.lessons.framework.sentences import decimal_sign, localised
from pointerscope.network.architecture import AdaptedArchitecture, Architecture
from pointerscope.network.insights import count_people, name_split
from pointerscope.publishing.deck.markdown import line_as_text, render_line
from pointerscope.publishing.glossary import term
from pointerscope.publishing.prose import (
    check_sentence,
    derivation_attribute,
    group_by_source,
    render_formula,
    render_prose,
)

if TYPE_CHECKING:
    from pointerscope.mobility.interventions.declaration import Intervention
    from pointerscope.network.bundles import Bundle


def _is_possible(declared: Intervention, architecture: Architecture) -> bool:
    """Return whether a network can make a change of this kind."""
    if architecture.is_pointer_network:
        return True
    from pointerscope.network.interventions import is_possible  # imports torch

    return is_possible(declared, architecture)


def _missing_picture(bundle: Bundle) -> str:
    """Return what a picture of the whole network needs and a bundle lacks; empty if nothing."""
    missing = find_view("network").missing_part_in(bundle)
    return missing.shown if isinstance(missing, MissingSiteError) else ""


def _about_network(architecture: Architecture) -> str:
    """Return what a network of an adapter is, in the adapter's words; empty for others."""
    if not isinstance(architecture, AdaptedArchitecture):
        return ""
    from pointerscope.network.adapters.protocol import adapters  # imports torch

    about = adapters()[architecture.adapter].about
    return about or f"This network is opened by the adapter “{architecture.adapter}”."


def _three_visits(bundle: Bundle) -> str:
    """Return three visits in the notation, to places of the model."""
    places = [place.id for place in islice(bundle.places, 2)]
    home, away = map(bundle.places.notation, (places[0], places[-1]))
    return f"{home} @ Mon 08:00 +45, {away} @ 09:00 +480, {home}"


GLOBALS: dict[str, Any] = {
    "about_network": _about_network,
    "model_card": model_card,
    "check_sentence": check_sentence,
    "count_people": count_people,
    "decimal_sign": decimal_sign,
    "format_cells": format_cells,
    "localised": localised,
    "missing_picture": _missing_picture,
    "is_possible": _is_possible,
    "missing_parts": missing_parts,
    "name_split": name_split,
    "number_text": number_text,
    "term": term,
    "three_visits": _three_visits,
}
FILTERS: dict[str, Any] = {
    "prose": render_prose,
    "formula": render_formula,
    "line": render_line,
    "line_as_text": line_as_text,
    "derivation_json": derivation_attribute,
    "groupby_source": group_by_source,
}


@cache
def template_environment() -> Environment:
    """Return the Jinja environment for exported files; it needs no request and escapes all text."""
    environment = Environment(
        loader=FileSystemLoader(RESOURCES / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
    )
    environment.globals |= GLOBALS
    environment.filters |= FILTERS
    return environment
