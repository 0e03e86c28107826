"""Which kinds of visits each head reads from, compared with chance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.attention_flow import working_heads
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.head_roles import (
    MIN_RATIO,
    MIN_SHARE,
    ROLES,
    HeadRoles,
    explanation_head_roles,
)
from pointerscope.core.array_types import Bool, Booleans, Float
from pointerscope.core.percentages import percent
from pointerscope.figures.attention import switched_off_sentence
from pointerscope.figures.theme import DIFFERENCE, ROW_HEIGHT, difference_axis
from pointerscope.figures.views import Figure, view

Array = NDArray[np.floating[Any]]

# What a history without such pairs of visits lacks.
_LACKING = {
    "one back": "an earlier one",
    "last but one": "one before the last",
    "same place": "another at its place",
    "same hour": "another at its hour",
    "same weekday": "another on its weekday",
    "first of the day": "an earlier one on its day",
    "first visit": "a first one before it",
}


@view(
    title="What does each head look for?",
    caption=(
        "Green: the head reads from this kind of visit more than if it spread its attention "
        "evenly; magenta: less. A head is named after a kind that gets at least a quarter of its "
        "attention and at least twice what an even spread would give."
    ),
    needs=("attention",),
    section="looking",
    order=7,
)
def head_roles(explanation: ExplainedQuery) -> Figure:
    """Draw a heatmap of the excess over chance, heads by roles."""
    roles = explanation_head_roles(explanation)
    layers, count = explanation.self_attention.shape[:2]
    heads = [f"L{layer} H{head}" for layer in range(layers) for head in range(count)]
    names = ["" if role < 0 else ROLES[role] for role in roles.dominant.tolist()]
    # Roles that no visit of this history can have are left out.
    found = np.flatnonzero(roles.query_counts)
    shares, excess = roles.shares[:, found], roles.excess[:, found]
    chances = np.broadcast_to(roles.chances[found], shares.shape)
    shown = [ROLES[role] for role in found]
    cells = np.stack([shares, chances], -1)
    return draw_heads_by_roles(
        heads,
        shown,
        names,
        excess,
        np.concatenate([cells, roles.ratios[:, found, None]], -1),
        hovertemplate=(
            "%{y}, %{x}<br>share %{customdata[0]:.6f}<br>by chance %{customdata[1]:.6f}"
            "<br>ratio %{customdata[2]:.3f}<extra></extra>"
        ),
        meta={
            "summary": _summary(roles, heads, names, working_heads(explanation).ravel()),
            "table": {
                "columns": [
                    "head",
                    "role",
                    *(f"{role}, {what}" for role in shown for what in ("share", "by chance")),
                ],
                "rows": [
                    [head, name or "–", *row]
                    for head, name, row in zip(
                        heads, names, cells.reshape(len(heads), -1).tolist(), strict=True
                    )
                ],
            },
        },
    )


def draw_heads_by_roles(
    heads: list[str],
    roles: list[str],
    names: list[str],
    excess: Float[Array, "heads roles"],
    cells: Float[Array, "heads roles numbers"],
    *,
    hovertemplate: str,
    meta: dict[str, Any],
) -> Figure:
    """Draw a heatmap of the excess over chance; a head with a role is named after it.

    Args:
        heads: of the rows, as `L0 H1`.
        roles: of the columns.
        names: the role of each head; empty if it has none.
        excess: of the share over chance.
        cells: numbers of the hover text.
        hovertemplate: the hover text.
        meta: of the figure.
    """
    return {
        "data": [
            {
                "type": "heatmap",
                "name": "head",
                "z": excess,
                "x": roles,
                "y": heads,
                "customdata": cells,
                "coloraxis": DIFFERENCE,
                "xgap": 1,
                "ygap": 1,
                "hovertemplate": hovertemplate,
            }
        ],
        "layout": {
            "height": 170 + ROW_HEIGHT * max(len(heads), 6),
            DIFFERENCE: difference_axis(float(np.abs(excess).max()))
            | {"colorbar": {"title": {"text": "share above chance"}}},
            "xaxis": {"showgrid": False, "tickangle": -90},
            "yaxis": {
                "autorange": "reversed",
                "showgrid": False,
                "tickmode": "array",
                "tickvals": heads,
                # Bold text is not shortened on a narrow page.
                "ticktext": [
                    f"{head} <b>{name}</b>" if name else head
                    for head, name in zip(heads, names, strict=True)
                ],
            },
            "meta": meta,
        },
    }


def no_role_sentence() -> str:
    """Return the sentence for networks in which no head has a role."""
    return (
        f"No head has a role: none gives one kind of visit at least {percent(MIN_SHARE)} of its "
        f"attention and {MIN_RATIO:g} times what an even spread would give."
    )


def strongest_role_sentence(
    count: int, total: int, head: str, role: str, share: float, chance: float
) -> str:
    """Return how many heads have a role, and which exceeds chance most."""
    return (
        f"{count} of {total} heads have a role. The clearest is {head}, “{role}”: "
        f"{percent(share)} of its attention, where an even spread would give {percent(chance)}."
    )


def _summary(
    roles: HeadRoles, heads: list[str], names: list[str], working: Bool[Booleans, " heads"]
) -> str:
    """Return which of the heads that are on have a role, and which roles no visit can show."""
    if not working.any():
        return "Every head is switched off: none reads from any visit."
    with_role = [number for number, name in enumerate(names) if name and working[number]]
    if with_role:
        strongest = max(
            with_role,
            key=lambda number: float(roles.excess[number, ROLES.index(names[number])]),
        )
        role = ROLES.index(names[strongest])
        sentence = strongest_role_sentence(
            len(with_role),
            int(working.sum()),
            heads[strongest],
            names[strongest],
            float(roles.shares[strongest, role]),
            float(roles.chances[role]),
        )
    else:
        sentence = no_role_sentence()
    sentence += switched_off_sentence(working)
    lacking = [
        _LACKING[role] for role, count in zip(ROLES, roles.query_counts, strict=True) if not count
    ]
    return f"{sentence} No visit has {', or '.join(lacking)}." if lacking else sentence
