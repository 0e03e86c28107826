"""How visits and places are called in figures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from pointerscope.core.memoise import once_for_each

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.places import Place, Places

_LONGEST = 24


@dataclass(frozen=True)
class VisitNames:
    """What the visits of an explanation are called.

    Attributes:
        labels: unique by number, escaped for Plotly: `3 · Café Luna · Mon 13:05`.
        ticks: for an axis, without the number and with long names cut.
        plain: in tables, without the number.
        numbered: in choices, with the number.
    """

    labels: list[str]
    ticks: list[str]
    plain: list[str]
    numbered: list[str]

    @property
    def axis(self) -> dict[str, Any]:
        """An axis of visits; a heatmap on it needs no labels of its own."""
        return {
            "type": "category",
            "categoryorder": "array",
            "categoryarray": self.labels,
            "tickmode": "array",
            "tickvals": self.labels,
            "ticktext": self.ticks,
        }


@once_for_each
def visit_names(explanation: ExplainedQuery) -> VisitNames:
    """The names of an explanation's visits, made once for all of its figures."""
    visits = [
        (number, visit.label, visit.moment) for number, visit in enumerate(explanation.visits, 1)
    ]
    return VisitNames(
        labels=[f"{number} · {escaped(label)} · {moment}" for number, label, moment in visits],
        ticks=[f"{escaped(cut(label))} · {moment}" for _, label, moment in visits],
        plain=[f"{label} · {moment}" for _, label, moment in visits],
        numbered=[f"{number} · {label} · {moment}" for number, label, moment in visits],
    )


@dataclass(frozen=True)
class PlaceNames:
    """What the locations of a vocabulary are called, each by its id.

    Attributes:
        plain: in tables and sentences; unique, with the id where several share a name.
        labels: the same, escaped for Plotly.
        ticks: for an axis, with long names cut.
    """

    plain: list[str]
    labels: list[str]
    ticks: list[str]


@once_for_each
def place_names(places: Places) -> PlaceNames:
    """The names of a vocabulary, made once."""
    known = [places[location] for location in range(places.locations)]
    suffixes = [_suffix(place, places) for place in known]
    plain = [place.label + suffix for place, suffix in zip(known, suffixes, strict=True)]
    if len(set(plain)) < len(plain):  # a name may look like another's id
        plain = [f"{place.label} #{place.id}" for place in known]
    return PlaceNames(
        plain=plain,
        labels=[escaped(name) for name in plain],
        ticks=[
            escaped(cut(place.label)) + suffix
            for place, suffix in zip(known, suffixes, strict=True)
        ],
    )


def _suffix(place: Place, places: Places) -> str:
    """The id of a place whose name is not enough to know it by."""
    ambiguous = place.name is not None and places.notation(place.id).startswith("#")
    return f" #{place.id}" if ambiguous else ""


def place_axis(labels: list[str], ticks: list[str]) -> dict[str, Any]:
    """An axis of places, the first on top."""
    return {
        "type": "category",
        "categoryorder": "array",
        "categoryarray": labels,
        "autorange": "reversed",
        "tickmode": "array",
        "tickvals": labels,
        "ticktext": ticks,
    }


def cut(name: str, longest: int = _LONGEST) -> str:
    """A name short enough for an axis."""
    return name if len(name) <= longest else name[: longest - 1] + "…"


@lru_cache(maxsize=10_000)  # the same names, in every figure
def escaped(name: str) -> str:
    """A name as text: Plotly reads a little HTML in labels, and a name is never markup."""
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def in_template(name: str) -> str:
    """A name as text within a template of Plotly, where `%{` begins a variable."""
    return escaped(name).replace("%{", "%&#123;")


def percent(share: float) -> str:
    """A fraction for reading, such as `12.3 %`."""
    return f"{100 * share:.1f} %"
