"""A map of the places visited and predicted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.place_map import PlaceMap, PlacesOnMap, compute_place_map
from pointerscope.core.array_types import Array, Float
from pointerscope.core.percentages import percent
from pointerscope.figures.difference import NoDifferenceError
from pointerscope.figures.labels import escape, place_names, shorten
from pointerscope.figures.theme import BLEND, DIFFERENCE, NEUTRAL, POINTER, difference_axis
from pointerscope.figures.views import COORDINATES, Figure, NothingToShowError, OnlyWith, view

HEIGHT = 500
_MIN_SIZE = 9.0  # pixels of a marker
_MAX_SIZE = 36.0
_MAX_NAMES = 3
_MAX_NAME_LETTERS = 16
# Height and width of a name, as shares of the figure's extent.
_NAME_HEIGHT, _NAME_WIDTH = 0.1, 0.35


class HistoryWithoutCoordinatesError(NothingToShowError):
    """No place of the history has coordinates."""

    def __init__(self) -> None:
        super().__init__("No place of this history has coordinates.")


def draw_map_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw the places of the explanation, coloured by the change of their probability."""
    if explanation.probabilities.shape != reference.probabilities.shape:
        raise NoDifferenceError("The two models know different places.")
    shown = _place_map(explanation)
    changes = explanation.probabilities - reference.probabilities
    both = (shown.visited, shown.predicted)
    locations, first = np.unique(
        np.concatenate([marked.locations for marked in both]), return_index=True
    )
    east, north = np.concatenate([marked.positions_km for marked in both], axis=1)[:, first]
    place_texts, ids = place_names(explanation.bundle.places), locations.tolist()
    labels = [place_texts.plain[place] for place in ids]
    changed = changes[locations]
    largest = float(np.abs(changed).max())
    rows = [[label, change] for label, change in zip(labels, changed.tolist(), strict=True)]
    marks = {
        "type": "scatter",
        "mode": "markers",
        "x": east,
        "y": north,
        "customdata": [
            [place_texts.labels[place], change]
            for place, change in zip(ids, changed.tolist(), strict=True)
        ],
        "marker": {
            "size": _sizes(np.abs(changed)),
            "color": changed,
            "coloraxis": DIFFERENCE,
            "opacity": 1,
            "line": {"width": 1, "color": NEUTRAL},
        },
        "hovertemplate": "%{customdata[0]}<br>difference %{customdata[1]:+.6f}<extra></extra>",
    }
    most = int(np.abs(changed).argmax())
    return {
        "data": [_path(shown), marks],
        "layout": _layout()
        | {
            "showlegend": False,
            DIFFERENCE: difference_axis(largest),
            "meta": {
                "summary": (
                    f"The largest difference on the map is {changed[most]:+.4f}, at {labels[most]}."
                    if largest
                    else "Nothing differs."
                ),
                "table": {"columns": ["place", "difference of probabilities"], "rows": rows},
            },
        },
    }


@view(
    title="Where is the next place?",
    caption=(
        OnlyWith(
            ("pointer",),
            "Discs are the places of the history; the larger a disc, the more pointer weight the "
            "place gets.",
            otherwise="Discs are the places of the history; the larger a disc, the more of the "
            "visits are to it.",
        ),
        "Rings are the leading predictions, sized by probability. The line connects the visits in "
        "order.",
    ),
    section="space",
    order=0,
    needs=(COORDINATES,),
    difference=draw_map_difference,
)
def map(explanation: ExplainedQuery) -> Figure:
    """Draw places in kilometres around the centre of the history."""
    shown = _place_map(explanation)
    place_texts = place_names(explanation.bundle.places)
    visited, predicted = shown.visited, shown.predicted
    pointed = explanation.pointer_probabilities is not None
    weight = "pointer weight" if pointed else "share of the visits"
    labels = [place_texts.plain[place] for place in predicted.locations.tolist()]
    data = [
        _path(shown),
        _marks(
            visited,
            place_texts.labels,
            "visited",
            weight,
            {"color": POINTER, "opacity": 0.75, "line": {"width": 0}},
        ),
        _marks(
            predicted,
            place_texts.labels,
            "predicted",
            "probability",
            {"color": BLEND, "opacity": 1, "symbol": "circle-open", "line": {"width": 4}},
        )
        | point_labels(
            labels,
            predicted.positions_km,
            np.concatenate([visited.positions_km, predicted.positions_km], 1),
        ),
    ]
    return {
        "data": data,
        "layout": _layout()
        | {
            "meta": {
                "summary": _summary(shown, place_texts.plain[shown.best.location]),
                "table": {
                    "columns": ["place", "km east", "km north", "visited", "predicted"],
                    "rows": _rows(shown, place_texts.plain),
                },
            },
        },
    }


def point_labels(
    labels: Sequence[str],
    points: Float[Array, "2 N"],
    shown: Float[Array, "2 M"],
    max_names: int = _MAX_NAMES,
) -> dict[str, Any]:
    """Return trace attributes that label the first few points that have room for a name.

    Args:
        labels: of the points, the most important first.
        points: horizontal and vertical coordinates.
        shown: all points of the figure; names take a share of their extent.
        max_names: the largest number of names.
    """
    lowest, highest = shown.min(1), shown.max(1)
    extent = float((highest - lowest).max())
    leftwards = points[0] > (lowest[0] + highest[0]) / 2
    across, upwards = points[:, None] - points[:, :, None]
    across[leftwards] *= -1
    overlaps = (
        (np.abs(upwards) < extent * _NAME_HEIGHT / 2)
        & (across > -extent * _NAME_HEIGHT)
        & (across < extent * _NAME_WIDTH)
    )
    alone = np.flatnonzero(overlaps.sum(1) <= 1).tolist()  # each overlaps itself
    texts = [""] * len(labels)
    named: list[float] = []
    for index in alone:
        height = float(points[1, index])
        if all(abs(height - other_height) > extent * _NAME_HEIGHT for other_height in named):
            named.append(height)
            texts[index] = f"  {escape(shorten(labels[index], _MAX_NAME_LETTERS))}  "
        if len(named) == max_names:
            break
    sides = ["middle left" if left else "middle right" for left in leftwards.tolist()]
    return {"mode": "markers+text", "text": texts, "textposition": sides, "cliponaxis": False}


def _place_map(explanation: ExplainedQuery) -> PlaceMap:
    shown = compute_place_map(explanation)
    if shown is None:
        raise HistoryWithoutCoordinatesError
    return shown


def _layout() -> dict[str, Any]:
    return {
        "height": HEIGHT,
        "hovermode": "closest",
        "legend": {"itemsizing": "constant"},
        "xaxis": {"title": {"text": "kilometres east"}, "zeroline": False},
        "yaxis": {
            "title": {"text": "kilometres north"},
            "zeroline": False,
            "scaleanchor": "x",
        },
    }


def _path(shown: PlaceMap) -> dict[str, Any]:
    return {
        "type": "scatter",
        "mode": "lines",
        "name": "order of visits",
        "showlegend": False,
        "x": shown.path[0],
        "y": shown.path[1],
        "line": {"width": 1.5, "color": NEUTRAL},
        "hoverinfo": "skip",
    }


def _marks(
    marked: PlacesOnMap, labels: Sequence[str], name: str, share: str, marker: dict[str, Any]
) -> dict[str, Any]:
    """Return a marker for every place; its area shows its share."""
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": marked.positions_km[0],
        "y": marked.positions_km[1],
        "hovertext": [labels[place] for place in marked.locations.tolist()],
        "customdata": marked.shares,
        "marker": marker | {"size": _sizes(marked.shares)},
        "hovertemplate": f"%{{hovertext}}<br>{share} %{{customdata:.6f}}<extra></extra>",
    }


def _sizes(shares: Float[Array, " P"]) -> Float[Array, " P"]:
    return (_MIN_SIZE + (_MAX_SIZE - _MIN_SIZE) * np.sqrt(shares)).astype(np.float32)


def _rows(shown: PlaceMap, labels: Sequence[str]) -> list[list[Any]]:
    """Return a row for every place, with its shares as visited and as predicted place."""
    found: dict[int, list[Any]] = {}
    for column, marked in ((3, shown.visited), (4, shown.predicted)):
        for place, at, share in zip(
            marked.locations.tolist(),
            marked.positions_km.T.tolist(),
            marked.shares.tolist(),
            strict=True,
        ):
            row = found.setdefault(place, [labels[place], *at, None, None])
            row[column] = share
    return list(found.values())


def _summary(shown: PlaceMap, best: str) -> str:
    visited = len(shown.visited.locations)
    wide, high = (float(np.ptp(axis)) for axis in shown.visited.positions_km)
    text = (
        f"The history covers {visited} {'place' if visited == 1 else 'places'} within "
        f"{wide:.1f} km by {high:.1f} km; {best} leads with {percent(shown.best.probability)}"
    )
    if shown.distance_to_best_km is not None:
        text += f", {shown.distance_to_best_km:.1f} km from the last visit"
    text += "."
    if shown.unknown_visited or shown.unknown_predicted:
        text += (
            f" Not shown, because they have no coordinates: {shown.unknown_visited} of the "
            f"history's places and {shown.unknown_predicted} of the leading predictions."
        )
    return text
