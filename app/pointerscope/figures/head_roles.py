"""What each head looks for, against what chance would give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.head_roles import LEAST_RATIO, LEAST_SHARE, ROLES, head_roles_of
from pointerscope.figures.labels import percent
from pointerscope.figures.theme import DIFFERENCE, ROW_HEIGHT, difference_axis
from pointerscope.figures.views import Figure, view

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.head_roles import HeadRoles

    Array = NDArray[np.floating[Any]]

_LACKING = {
    "one back": "an earlier one to look back at",
    "same place": "another at its place",
    "same hour": "another at its hour",
    "same weekday": "another on its weekday",
    "first visit": "another before it to be the first",
}


@view(
    title="What each head looks for",
    caption=(
        "Orange where a head looks at a kind of visit more than even looks at all visits would, "
        "blue where less; a head is named after a kind that gets at least a quarter of its "
        "attention and twice what chance gives."
    ),
    section="looking",
    order=7,
)
def head_roles(explanation: ExplainedQuery) -> Figure:
    """A heatmap of the excess over chance, heads by roles."""
    roles = head_roles_of(explanation)
    layers, count = explanation.self_attention.shape[:2]
    heads = [f"L{layer} H{head}" for layer in range(layers) for head in range(count)]
    names = ["" if role < 0 else ROLES[role] for role in roles.standing_out.tolist()]
    # What no visit of this history can look for is left out.
    found = np.flatnonzero(roles.looking)
    shares, excess = roles.shares[:, found], roles.excess[:, found]
    chances = np.broadcast_to(roles.chances[found], shares.shape)
    shown = [ROLES[role] for role in found]
    cells = np.stack([shares, chances], -1)
    return heads_by_roles(
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
            "summary": _summary(roles, heads, names),
            "table": {
                "columns": [
                    "head",
                    "stands out for",
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


def heads_by_roles(
    heads: list[str],
    roles: list[str],
    names: list[str],
    excess: Float[Array, "heads roles"],
    cells: Float[Array, "heads roles numbers"],
    *,
    hovertemplate: str,
    meta: dict[str, Any],
) -> Figure:
    """A heatmap of the excess over chance; a head that stands out is named after its role.

    Args:
        heads: of the rows, as `L0 H1`.
        roles: of the columns.
        names: what each head stands out for, empty where for nothing.
        excess: of the share over chance.
        cells: what hovering says.
        hovertemplate: that says it.
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
                # What is bold stays whole where there is little room.
                "ticktext": [
                    f"{head} <b>{name}</b>" if name else head
                    for head, name in zip(heads, names, strict=True)
                ],
            },
            "meta": meta,
        },
    }


def none_stands_out() -> str:
    """What is said where no head has a role."""
    return (
        f"No head stands out: none gives one kind of visit at least {percent(LEAST_SHARE)} of "
        f"its attention and {LEAST_RATIO:g} times what chance gives."
    )


def stands_out(count: int, of: int, head: str, role: str, share: float, chance: float) -> str:
    """How many heads have a role, and which has it most of all."""
    return (
        f"{count} of {of} heads stand out, most of all {head} for “{role}”: {percent(share)} of "
        f"its attention, {percent(chance)} by chance."
    )


def _summary(roles: HeadRoles, heads: list[str], names: list[str]) -> str:
    """Which heads stand out, and what this history has nothing of."""
    outstanding = [number for number, name in enumerate(names) if name]
    if outstanding:
        strongest = max(
            outstanding,
            key=lambda number: float(roles.excess[number, ROLES.index(names[number])]),
        )
        role = ROLES.index(names[strongest])
        said = stands_out(
            len(outstanding),
            len(heads),
            heads[strongest],
            names[strongest],
            float(roles.shares[strongest, role]),
            float(roles.chances[role]),
        )
    else:
        said = none_stands_out()
    lacking = [
        _LACKING[role] for role, looking in zip(ROLES, roles.looking, strict=True) if not looking
    ]
    return f"{said} No visit has {', or '.join(lacking)}." if lacking else said
