"""Names of visits and places in figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from pointerscope.core.memoise import memoise_by_object

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.places import Place, Places

_MAX_LETTERS = 24
_HYPHEN_AS_MINUS = re.compile(r"(?<![\w-])-(?=[\d.])")  # not in dates and ranges


@dataclass(frozen=True)
class VisitNames:
    """Names of the visits of an explanation.

    Attributes:
        labels: made unique by a number and escaped for Plotly: `3 · Café Luna · Mon 13:05`.
        ticks: for an axis; without the number, long names shortened.
        plain: for tables and sentences; without the number.
        numbered: for option controls; with the number.
    """

    labels: list[str]
    ticks: list[str]
    plain: list[str]
    numbered: list[str]

    @property
    def axis(self) -> dict[str, Any]:
        """An axis of visits. A heatmap on it needs no labels of its own."""
        return category_axis(self.labels, self.ticks)


@memoise_by_object
def visit_names(explanation: ExplainedQuery) -> VisitNames:
    """Return the names of an explanation's visits, computed once for all of its figures."""
    visits = [
        (number, visit.label, visit.moment) for number, visit in enumerate(explanation.visits, 1)
    ]
    return VisitNames(
        labels=[f"{number} · {escape(label)} · {moment}" for number, label, moment in visits],
        ticks=[f"{escape(shorten(label))} · {moment}" for _, label, moment in visits],
        plain=[f"{label} · {moment}" for _, label, moment in visits],
        numbered=[f"{number} · {label} · {moment}" for number, label, moment in visits],
    )


@dataclass(frozen=True)
class PlaceNames:
    """Names of all locations of a vocabulary, indexed by id.

    Attributes:
        plain: for tables and sentences; unique, with the id where several share a name.
        labels: the same, escaped for Plotly.
        ticks: for an axis; long names shortened.
    """

    plain: list[str]
    labels: list[str]
    ticks: list[str]


@memoise_by_object
def place_names(places: Places) -> PlaceNames:
    """Return the names of a vocabulary, computed once."""
    known = [places[location] for location in range(places.vocabulary_size)]
    suffixes = [_suffix(place, places) for place in known]
    plain = [place.label + suffix for place, suffix in zip(known, suffixes, strict=True)]
    if len(set(plain)) < len(plain):  # a name may look like the id of another place
        plain = [f"{place.label} #{place.id}" for place in known]
    return PlaceNames(
        plain=plain,
        labels=[escape(name) for name in plain],
        ticks=[
            escape(shorten(place.label)) + suffix
            for place, suffix in zip(known, suffixes, strict=True)
        ],
    )


def _suffix(place: Place, places: Places) -> str:
    """Return the id of a place whose name is not unique, else nothing."""
    ambiguous = place.name is not None and places.notation(place.id).startswith("#")
    return f" #{place.id}" if ambiguous else ""


def place_axis(labels: list[str], ticks: list[str]) -> dict[str, Any]:
    """Return an axis of places, the first on top."""
    return category_axis(labels, ticks) | {"autorange": "reversed"}


def category_axis(labels: list[str], ticks: list[str] | None = None) -> dict[str, Any]:
    """Return an axis of labels in this order, shown as these ticks."""
    axis: dict[str, Any] = {"type": "category", "categoryorder": "array", "categoryarray": labels}
    if ticks is None:
        return axis
    return axis | {"tickmode": "array", "tickvals": labels, "ticktext": ticks}


def shorten(name: str, max_letters: int = _MAX_LETTERS) -> str:
    """Return a name cut to a number of letters, the last of them an ellipsis."""
    return name if len(name) <= max_letters else name[: max_letters - 1] + "…"


@lru_cache(maxsize=10_000)  # every figure escapes the same names
def escape(name: str) -> str:
    """Escape a name for Plotly, which interprets some HTML in labels."""
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def escape_in_template(name: str) -> str:
    """Escape a name for a template of Plotly, where `%{` also begins a variable."""
    return escape(name).replace("%{", "%&#123;")


def times(ratio: float) -> str:
    """Return a ratio with three significant digits, in full: `1,200` rather than `1.2e+03`."""
    short = float(f"{ratio:.3g}")
    return f"{short:,.0f}" if short >= 100 else f"{short:g}"


def minus_signs(text: str) -> str:
    """Return a sentence whose numbers have a minus sign, where Python writes a hyphen."""
    return _HYPHEN_AS_MINUS.sub("−", text)


def listed(names: Sequence[str]) -> str:
    """Return names as a list in a sentence."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
