"""Path patching: which part passes the answer's difference on to which."""

import re
from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.patching import MIN_DIFFERENCE
from pointerscope.analysis.paths import READS_OF_HEAD, PathMap, compute_path_map, select_senders
from pointerscope.core.array_types import Float, Numbers
from pointerscope.core.percentages import percent
from pointerscope.figures.attention import cell_gaps
from pointerscope.figures.labels import category_axis
from pointerscope.figures.patching import (
    CHANGED_IS_THE_OTHER,
    COLOUR_BAR,
    DIRECTION,
    MIN_SHARE,
    SHARE,
    changed_run,
    difference_sentence,
    direction_choice,
    name_direction,
)
from pointerscope.figures.selected_arrays import take
from pointerscope.figures.theme import DIFFERENCE, ROW_HEIGHT, difference_axis
from pointerscope.figures.views import Figure, Option, view
from pointerscope.network.architecture import POINTER_NETWORK

READ = Option("read", "Heads read by", "What receives in the columns of heads.")

_ROOM = 200  # pixels of height beside the rows
_HEAD = re.compile(r"layers\.(\d+)\.heads\.(\d+)\.(\w+)")
_LAYER = re.compile(r"layers\.(\d+)\.(norm2|feed_forward\.out)")
_NAMES = {
    "layers.0.residual_in": "input",
    "pointer.query": "pointer query",
    "pointer.keys": "pointer keys",
    "generation.logits": "generation",
    "gate.logit": "gate",
}


def draw_paths(clean: ExplainedQuery, changed: ExplainedQuery) -> Figure:
    """Draw what the paths between two runs of a network do."""
    return _draw(clean, changed, CHANGED_IS_THE_OTHER)


@view(
    title="Through which parts does it pass?",
    caption=(
        "Path patching runs two histories, a clean one and a changed one. Each cell lets the part "
        "of its row act on the part of its column alone, along the residual stream: every other "
        "head and feed-forward network between them stays as it was. The number is the share "
        "of the difference in the answer's log-odds that this one path brings back (restoring) or "
        "takes away (breaking)."
    ),
    section="cause",
    needs=(POINTER_NETWORK,),
    order=3,
    options=(DIRECTION, READ),
    several_passes=True,
    difference=draw_paths,
    reads_pairs=True,
)
def paths(explanation: ExplainedQuery) -> Figure:
    """Draw the paths between a history and the same with one visit replaced."""
    return _draw(explanation, *changed_run(explanation))


def _draw(clean: ExplainedQuery, changed: ExplainedQuery, pair: str) -> Figure:
    """Draw the paths of all senders, or of those that `select_senders` selects.

    Args:
        clean: the run whose prediction is followed.
        changed: the other run.
        pair: what the two runs are, as a sentence.
    """
    senders = select_senders(clean, changed)
    found = compute_path_map(clean, changed, senders=senders)
    rows = [_name(site) for site in found.senders]
    columns = list(dict.fromkeys(_name(site) for site in found.receivers))
    reads = READS_OF_HEAD if any(map(_HEAD.fullmatch, found.receivers)) else ("",)
    chosen = np.array([_receivers(found, read) for read in reads])  # (read, C)
    shares = np.stack(
        [side[:, chosen].transpose(1, 0, 2) for side in (found.restored, found.broken)]
    )  # (direction, read, S, C)
    has_heads = len(reads) > 1
    options = (DIRECTION, READ) if has_heads else (DIRECTION,)
    notes = [pair] if found.alignment.equal else [pair, str(found.alignment)]
    if senders is not None:
        notes.append(f"Of all senders, the {len(senders)} with the largest own effects are shown.")
    difference = difference_sentence(clean, found)
    numbers = (shares if has_heads else shares[:, 0]).astype(np.float32)
    return {
        "data": [
            {
                "type": "heatmap",
                "x": columns,
                "y": rows,
                "coloraxis": DIFFERENCE,
                "hoverongaps": False,
                "hovertemplate": "%{y} through %{x}<br>share %{z:.4f}<extra></extra>",
            }
            | cell_gaps(len(columns))
        ],
        "layout": {
            "height": _ROOM + ROW_HEIGHT * len(rows),
            DIFFERENCE: difference_axis(1.0) | {"colorbar": dict(COLOUR_BAR)},
            "xaxis": _axis(columns, "read by") | {"tickangle": -90},
            "yaxis": _axis(rows, "written by") | {"autorange": "reversed"},
            "meta": {
                "axis_titles": name_direction(),
                "cells": ["written by", "read by", SHARE],
                "choices": [direction_choice(), *([READ.choice(reads)] if has_heads else [])],
                "arrays": {"shares": numbers},
                "parts": [
                    {
                        "trace": 0,
                        "attribute": "z",
                        "is": take("shares", numbers, *(option.name for option in options)),
                    }
                ],
                "summaries": {
                    "by": [option.name for option in options],
                    "texts": [
                        " ".join([difference, *notes, _largest(found, shares, side, read, columns)])
                        for side in range(len(shares))
                        for read in range(len(reads))
                    ],
                },
            },
        },
    }


def _name(site: str) -> str:
    """Return the part that a site belongs to."""
    if match := _HEAD.fullmatch(site):
        return f"L{match[1]} H{match[2]}"
    if match := _LAYER.fullmatch(site):
        return f"L{match[1]} feed-forward"
    return _NAMES[site]


def _receivers(found: PathMap, read: str) -> list[int]:
    """Return the index of each column's receiver, where heads are read by one of their inputs."""
    return [
        index
        for index, site in enumerate(found.receivers)
        if not (match := _HEAD.fullmatch(site)) or match[3] == read
    ]


def _axis(names: list[str], title: str) -> dict[str, Any]:
    return category_axis(names) | {"showgrid": False, "dtick": 1, "title": {"text": title}}


def _largest(
    found: PathMap, shares: Float[Numbers, "2 n S C"], side: int, read: int, columns: list[str]
) -> str:
    if not found.comparable:
        return (
            f"They differ by less than {MIN_DIFFERENCE:g} nats, too little to say which path "
            "carries the difference. Compare with a history that changes the answer more."
        )
    of_one = shares[side, read]
    row, column = np.unravel_index(np.nanargmax(of_one), of_one.shape)
    verb = ("restores", "breaks")[side]
    if (share := float(of_one[row, column])) < MIN_SHARE:
        return f"No single path {verb} any of the difference."
    through = columns[int(column)]
    match = any(name == through for name in columns if name.startswith("L") and " H" in name)
    how = f"the {READS_OF_HEAD[read]} of {through}" if match else through
    return (
        f"The path that {verb} most leads from “{_name(found.senders[int(row)])}” to {how}: "
        f"{percent(share)} of the difference."
    )
