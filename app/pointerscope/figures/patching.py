"""Activation patching: which sites at which visits carry the answer."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.patching import (
    MIN_DIFFERENCE,
    Patching,
    TwoRuns,
    compute_patching,
    own_log_odds,
    replace_one_visit,
    select_visits_to_patch,
)
from pointerscope.core.array_types import Float, Numbers
from pointerscope.core.percentages import percent
from pointerscope.figures.attention import cell_gaps
from pointerscope.figures.labels import category_axis, listed, place_names, visit_names
from pointerscope.figures.selected_arrays import take
from pointerscope.figures.theme import DIFFERENCE, ROW_HEIGHT, difference_axis
from pointerscope.figures.views import Figure, Option, view
from pointerscope.mobility.histories import FEATURE_NAMES

DIRECTION = Option("direction", "Patch", "Which run's activations are put into which run.")
MIN_SHARE = 0.0005  # one that is not written as 0.0 %
SHARE = "share of the difference in log-odds"
CHANGED_IS_THE_OTHER = "The changed history is the one it is compared with."
TENSOR = Option("tensor", "Of each head", "The tensor that is patched in the rows of heads.")

_DIRECTIONS = ("restoring", "breaking")
_DIRECTION_LABELS = ("restoring: clean into changed", "breaking: changed into clean")
_TENSORS = ("outputs", "queries", "keys", "values")
_ROOM_OF_VISITS = 290  # pixels of height below the map
_MIN_WIDTH_OF_WHOLE = 0.07  # of the figure
_OF_HEAD = re.compile(r"layers\.(\d+)\.heads\.(\d+)\.(\w+)")
_OF_LAYER = re.compile(r"layers\.(\d+)\.(.+)")
_NAMES = {
    "inputs": "whole visit",
    "context": "context",
    "pointer.query": "pointer query",
    "pointer.keys": "pointer keys",
    "pointer.locations": "places copied",
    "pointer.probabilities": "pointer",
    "generation.probabilities": "generation head",
    "gate.value": "gate",
}
_NAMES_IN_LAYER = {
    "residual_in": "stream in",
    "attention_out": "attention",
    "residual_mid": "stream mid",
    "feed_forward.out": "feed-forward",
    "residual_out": "stream out",
}


class _Map(NamedTuple):
    """The rows of a map: a site each, or a head with several tensors.

    Attributes:
        labels: of the rows.
        indices: for each tensor of heads, or once without heads, the index of each row's site.
        parts: which rows are heads or feed-forward networks.
    """

    labels: list[str]
    indices: list[list[int]]
    parts: list[bool]


def draw_patching(clean: ExplainedQuery, changed: ExplainedQuery) -> Figure:
    """Draw what patches between two runs of a network do."""
    return _draw(clean, changed, CHANGED_IS_THE_OTHER)


@view(
    title="Which activations carry the answer?",
    caption=(
        "Activation patching runs two histories, a clean one and a changed one. Restoring puts one "
        "activation of the clean run into the changed run: the share of the difference in the "
        "answer's log-odds that comes back. Breaking puts it the other way: the share that is "
        "lost. 0 is none of it, 1 all of it. Rows follow the flow through the network, from bottom "
        "to top."
    ),
    explains=("Patching",),
    section="cause",
    needs=("inputs.projected", "layers.0.residual_out"),
    order=2,
    options=(DIRECTION, TENSOR),
    several_passes=True,
    difference=draw_patching,
    reads_pairs=True,
)
def patching(explanation: ExplainedQuery) -> Figure:
    """Draw patches between a history and the same with one visit replaced."""
    return _draw(explanation, *changed_run(explanation))


def changed_run(explanation: ExplainedQuery) -> tuple[ExplainedQuery, str]:
    """Return a history with one visit replaced; and which one in a sentence, and why that one."""
    replaced = replace_one_visit(explanation)
    visit = visit_names(explanation).plain[replaced.position]
    place = place_names(explanation.bundle.places).plain[replaced.location]
    answer = explanation.prediction.location
    fall = own_log_odds(explanation, answer) - own_log_odds(replaced.explanation, answer)
    if fall >= MIN_DIFFERENCE:
        reason = "of all single visits, its replacement lowers the answer's log-odds most"
    else:
        reason = "no single visit's replacement lowers the answer's log-odds" + (
            ", and this one raises them least"
            if fall <= -MIN_DIFFERENCE
            else f" by {MIN_DIFFERENCE:g} nats or more"
        )
    sentence = f"In the changed history, the visit {visit} goes to {place} instead: {reason}."
    return replaced.explanation, sentence


def name_direction() -> list[dict[str, Any]]:
    """Return the titles of the colour bar: what a share is of."""
    titles = ["share that comes back", "share that is lost"]
    return [{"axis": DIFFERENCE, "option": DIRECTION.name, "titles": titles}]


def direction_choice() -> dict[str, Any]:
    """Return the choice between restoring and breaking."""
    return DIRECTION.choice(_DIRECTIONS, labels=_DIRECTION_LABELS)


def _draw(clean: ExplainedQuery, changed: ExplainedQuery, pair: str) -> Figure:
    """Draw the patches at all visits, or at those that `select_visits_to_patch` selects.

    Args:
        clean: the run whose prediction is followed.
        changed: the other run.
        pair: what the two runs are, as a sentence.
    """
    selected = select_visits_to_patch(clean, changed)
    found = compute_patching(clean, changed, visits=selected)
    names, rows = visit_names(clean), _map(found)
    notes = [pair] if found.alignment.equal else [pair, str(found.alignment)]
    if selected is not None:
        notes.append(
            f"Of the visits, the {len(selected)} with the largest effects along the residual "
            "stream are patched."
        )
    by_direction = ((found.restored, found.restored_whole), (found.broken, found.broken_whole))
    single, whole = (
        np.stack([shares[side][rows.indices] for shares in by_direction]) for side in (0, 1)
    )  # (direction, tensor, rows, T), (direction, tensor, rows)
    has_heads = len(rows.indices) > 1
    options = (DIRECTION, TENSOR) if has_heads else (DIRECTION,)
    shown = {"single": single, "whole": whole[..., None]}
    arrays = {
        name: (shares if has_heads else shares[:, 0]).astype(np.float32)
        for name, shares in shown.items()
    }
    visits = found.alignment.clean
    width_of_whole = max(_MIN_WIDTH_OF_WHOLE, 1 / (visits + 2))
    choices = [direction_choice()]
    choices += [TENSOR.choice(_TENSORS)] if has_heads else []
    common: dict[str, Any] = {"type": "heatmap", "y": rows.labels, "coloraxis": DIFFERENCE}
    strongest = np.nan_to_num(np.abs(single)).max((0, 1, 2))
    return {
        "data": [
            common
            | cell_gaps(visits)
            | {
                "name": "one visit",
                "hovertemplate": "%{y}<br>at %{x}<br>share %{z:.4f}<extra></extra>",
            },
            common
            | {
                "name": "all visits",
                "xaxis": "x2",
                "ygap": 1,
                "hovertemplate": "%{y}<br>at all visits at once<br>share %{z:.4f}<extra></extra>",
            },
        ],
        "layout": {
            "height": _ROOM_OF_VISITS + ROW_HEIGHT * len(rows.labels),
            DIFFERENCE: difference_axis(1.0) | {"colorbar": dict(COLOUR_BAR)},
            "xaxis": names.axis
            | {
                "showgrid": False,
                "title": {"text": "visit"},
                "tickangle": -90,
                "domain": [0, 1 - 1.4 * width_of_whole],
            },
            "xaxis2": _AXIS_OF_WHOLE | {"domain": [1 - width_of_whole, 1]},
            "yaxis": category_axis(rows.labels, rows.labels) | {"showgrid": False},
            "meta": {
                "visit_axes": ["xaxis"],
                "priority": {"xaxis": strongest.tolist()},
                "choices": choices,
                "axis_titles": name_direction(),
                "cells": ["part", "visit", SHARE],
                "arrays": arrays,
                "parts": [
                    {
                        "trace": trace,
                        "attribute": "z",
                        "is": take(name, array, *(option.name for option in options)),
                    }
                    for trace, (name, array) in enumerate(arrays.items())
                ],
                "summaries": {
                    "by": [option.name for option in options],
                    "texts": [
                        " ".join([difference_sentence(clean, found), *notes, effect])
                        for effect in _effects(found, rows, single, whole, names.plain)
                    ],
                },
            },
        },
    }


def _map(found: Patching) -> _Map:
    """Return the rows that the patched sites make, in the order of the flow."""
    position = {site: index for index, site in enumerate(found.sites)}
    labels, parts = [], []
    rows: list[list[int]] = []  # for each tensor
    for site, index in position.items():
        match = _OF_HEAD.fullmatch(site)
        if match is None:
            labels.append(_site_name(site))
            rows.append([index] * len(_TENSORS))
            parts.append(site.endswith("feed_forward.out"))
        elif match[3] == _TENSORS[0]:
            labels.append(f"L{match[1]} H{match[2]}")
            stem = site.removesuffix(_TENSORS[0])
            rows.append([position[stem + tensor] for tensor in _TENSORS])
            parts.append(True)
    has_heads = any(map(_OF_HEAD.fullmatch, found.sites))
    columns = [*map(list, zip(*rows, strict=True))]
    return _Map(labels, columns if has_heads else columns[:1], parts)


def _site_name(site: str) -> str:
    if match := _OF_LAYER.fullmatch(site):
        return f"L{match[1]} {_NAMES_IN_LAYER[match[2]]}"
    if feature := FEATURE_NAMES.get(site.removeprefix("inputs.")):
        return feature
    return _NAMES[site]


def difference_sentence(clean: ExplainedQuery, found: TwoRuns) -> str:
    """Return the answer with its log-odds in both runs."""
    answer = place_names(clean.bundle.places).plain[found.location]
    return (
        f"The log-odds of {answer} are {found.clean:+.2f} nats in the clean run and "
        f"{found.changed:+.2f} in the changed one."
    )


def _effects(
    found: Patching,
    rows: _Map,
    single: Float[Numbers, "2 n R T"],
    whole: Float[Numbers, "2 n R"],
    visits: Sequence[str],
) -> list[str]:
    """Return for each direction and tensor what has the largest effect."""
    if not found.comparable:
        return [
            f"They differ by less than {MIN_DIFFERENCE:g} nats, too little to say which part "
            "carries the difference. Compare with a history that changes the answer more."
        ] * (len(single) * len(rows.indices))
    return [
        _effect(rows, single[direction, tensor], whole[direction, tensor], visits, verb)
        for direction, verb in enumerate(("restores", "breaks"))
        for tensor in range(len(rows.indices))
    ]


def _effect(
    rows: _Map,
    single: Float[Numbers, "R T"],
    whole: Float[Numbers, " R"],
    visits: Sequence[str],
    verb: str,
) -> str:
    row, visit = np.unravel_index(np.nanargmax(single), single.shape)
    share = float(single[row, visit])
    said = (
        f"At one visit, “{rows.labels[int(row)]}” at {visits[int(visit)]} {verb} most: "
        f"{percent(share)} of the difference."
        if share >= MIN_SHARE
        else f"At one visit, nothing {verb} any of the difference."
    )
    parts = np.array(rows.parts)
    if not parts.any():
        return said
    part, at = np.unravel_index(
        np.nanargmax(np.where(parts[:, None], single, np.nan)), single.shape
    )
    most = int(np.where(parts, whole, -np.inf).argmax())
    share, share_of_all = float(single[part, at]), float(whole[most])
    of_one = (
        f"{rows.labels[int(part)]} at {visits[int(at)]} {verb} most at one visit, {percent(share)}"
        if share >= MIN_SHARE
        else f"none {verb} any at one visit"
    )
    again = "" if share >= MIN_SHARE else f" {verb} most"
    of_all = (
        f"{rows.labels[most]}{again} at all visits at once, {percent(share_of_all)}"
        if share_of_all >= MIN_SHARE
        else f"none {verb} any at all visits at once"
    )
    kinds = [
        kind
        for kind, mark in (("heads", " H"), ("feed-forward networks", " feed-forward"))
        if any(mark in label for label, is_part in zip(rows.labels, parts, strict=True) if is_part)
    ]
    if max(share, share_of_all) < MIN_SHARE:
        return f"{said} Among {listed(kinds)}, none {verb} any."
    return f"{said} Among {listed(kinds)}, {of_one}, and {of_all}."


_AXIS_OF_WHOLE = category_axis(["all visits"], ["all"]) | {"showgrid": False, "tickangle": 0}
COLOUR_BAR = {
    "tickvals": [-1, 0, 1],
    "ticktext": ["≤ −1", "0", "≥ 1"],
}
