"""How visits and places are called in figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.analysis.explanation import Explanation

_LONGEST = 24


def visit_labels(explanation: Explanation) -> list[str]:
    """A label for every visit, unique by its number: `3 · Café Luna · Mon 13:05`."""
    return [
        f"{number} · {escaped(visit.label)} · {visit.moment}"
        for number, visit in enumerate(explanation.visits, 1)
    ]


def visit_ticks(explanation: Explanation) -> list[str]:
    """What an axis calls the visits: `Café Luna · Mon 13:05`, long names cut."""
    return [f"{escaped(cut(visit.label))} · {visit.moment}" for visit in explanation.visits]


def visit_axis(explanation: Explanation) -> dict[str, Any]:
    """An axis of visits."""
    return {
        "type": "category",
        "tickmode": "array",
        "tickvals": visit_labels(explanation),
        "ticktext": visit_ticks(explanation),
    }


def cut(name: str, longest: int = _LONGEST) -> str:
    """A name short enough for an axis."""
    return name if len(name) <= longest else name[: longest - 1] + "…"


def escaped(name: str) -> str:
    """A name as text: Plotly reads a little HTML in labels, and a name is never markup."""
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def percent(share: float) -> str:
    """A fraction for reading, such as `12.3 %`."""
    return f"{100 * share:.1f} %"
