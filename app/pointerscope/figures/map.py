"""Places on the ground: where the visits were, and where the answers lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.place_map import place_map
from pointerscope.figures.difference import NoDifferenceError
from pointerscope.figures.labels import cut, escaped, percent, place_names
from pointerscope.figures.theme import BLEND, DIFFERENCE, NEUTRAL, POINTER, difference_axis
from pointerscope.figures.views import COORDINATES, Figure, NothingToShowError, view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.place_map import PlaceMap, PlacesOnMap

    Array = NDArray[np.float32]

HEIGHT = 500
_SMALLEST = 9.0
_LARGEST = 36.0
_MOST_NAMES = 3
_LONGEST_NAME = 16
# Of the extent of a figure: the height of a name, and its width.
_LINE, _NAME = 0.1, 0.35


class NowhereError(NothingToShowError):
    """None of the places has coordinates."""

    def __init__(self) -> None:
        super().__init__("No place of this history has coordinates.")


def _difference(explanation: ExplainedQuery, other: ExplainedQuery) -> Figure:
    """The places of both by how much more or less probable they are."""
    if explanation.probabilities.shape != other.probabilities.shape:
        raise NoDifferenceError("The two networks do not know the same places.")
    shown = _shown(explanation)
    changes = explanation.probabilities - other.probabilities
    both = (shown.visited, shown.predicted)
    locations, first = np.unique(
        np.concatenate([marked.locations for marked in both]), return_index=True
    )
    east, north = np.concatenate([marked.at for marked in both], axis=1)[:, first]
    called, ids = place_names(explanation.bundle.places), locations.tolist()
    labels = [called.plain[place] for place in ids]
    changed = changes[locations]
    largest = float(np.abs(changed).max())
    rows = [[label, change] for label, change in zip(labels, changed.tolist(), strict=True)]
    marks = {
        "type": "scatter",
        "mode": "markers",
        "x": east,
        "y": north,
        "customdata": [
            [called.labels[place], change]
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
    title="Where in space",
    caption=(
        "Discs are the places of the history, the larger the more of the pointer's weight they "
        "collect; rings are the leading answers by probability, and the line is the way taken."
    ),
    section="space",
    order=0,
    needs=(COORDINATES,),
    difference=_difference,
)
def map(explanation: ExplainedQuery) -> Figure:
    """Places in kilometres around the middle of the history."""
    shown = _shown(explanation)
    called = place_names(explanation.bundle.places)
    visited, predicted = shown.visited, shown.predicted
    pointed = explanation.pointer_probabilities is not None
    weight = "pointer weight" if pointed else "share of the visits"
    labels = [called.plain[place] for place in predicted.locations.tolist()]
    data = [
        _path(shown),
        _marks(
            visited,
            called.labels,
            "visited",
            weight,
            {"color": POINTER, "opacity": 0.75, "line": {"width": 0}},
        ),
        _marks(
            predicted,
            called.labels,
            "predicted",
            "probability",
            {"color": BLEND, "opacity": 1, "symbol": "circle-open", "line": {"width": 4}},
        )
        | names(labels, predicted.at, np.concatenate([visited.at, predicted.at], 1)),
    ]
    return {
        "data": data,
        "layout": _layout()
        | {
            "meta": {
                "summary": _summary(shown, called.plain[shown.best.location]),
                "table": {
                    "columns": ["place", "km east", "km north", "visited", "predicted"],
                    "rows": _rows(shown, called.plain),
                },
            },
        },
    }


def names(
    labels: Sequence[str],
    points: Float[Array, "2 N"],
    shown: Float[Array, "2 M"],
    most: int = _MOST_NAMES,
) -> dict[str, Any]:
    """Names beside the first few of some points, towards the middle, where there is room.

    Args:
        labels: of the points, the most important first.
        points: across and upwards.
        shown: all points of the figure, whose extent says how much room there is.
        most: how many are named at the most.
    """
    lowest, highest = shown.min(1), shown.max(1)
    extent = float((highest - lowest).max())
    leftwards = points[0] > (lowest[0] + highest[0]) / 2
    across, upwards = points[:, None] - points[:, :, None]
    across[leftwards] *= -1
    in_the_way = (
        (np.abs(upwards) < extent * _LINE / 2)
        & (across > -extent * _LINE)
        & (across < extent * _NAME)
    )
    alone = np.flatnonzero(in_the_way.sum(1) <= 1).tolist()  # each is in its own way
    texts = [""] * len(labels)
    named: list[float] = []
    for index in alone:
        height = float(points[1, index])
        if all(abs(height - other) > extent * _LINE for other in named):
            named.append(height)
            texts[index] = f"  {escaped(cut(labels[index], _LONGEST_NAME))}  "
        if len(named) == most:
            break
    sides = ["middle left" if left else "middle right" for left in leftwards.tolist()]
    return {"mode": "markers+text", "text": texts, "textposition": sides, "cliponaxis": False}


def _shown(explanation: ExplainedQuery) -> PlaceMap:
    shown = place_map(explanation)
    if shown is None:
        raise NowhereError
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
        "name": "the way",
        "showlegend": False,
        "x": shown.path[0],
        "y": shown.path[1],
        "line": {"width": 1.5, "color": NEUTRAL},
        "hoverinfo": "skip",
    }


def _marks(
    marked: PlacesOnMap, names: Sequence[str], name: str, share: str, marker: dict[str, Any]
) -> dict[str, Any]:
    """A marker for every place, its area as large as its share."""
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": marked.at[0],
        "y": marked.at[1],
        "hovertext": [names[place] for place in marked.locations.tolist()],
        "customdata": marked.shares,
        "marker": marker | {"size": _sizes(marked.shares)},
        "hovertemplate": f"%{{hovertext}}<br>{share} %{{customdata:.6f}}<extra></extra>",
    }


def _sizes(shares: Float[Array, " P"]) -> Float[Array, " P"]:
    return (_SMALLEST + (_LARGEST - _SMALLEST) * np.sqrt(shares)).astype(np.float32)


def _rows(shown: PlaceMap, names: Sequence[str]) -> list[list[Any]]:
    """Every place once, with both of its shares where it has them."""
    found: dict[int, list[Any]] = {}
    for column, marked in ((3, shown.visited), (4, shown.predicted)):
        for place, at, share in zip(
            marked.locations.tolist(), marked.at.T.tolist(), marked.shares.tolist(), strict=True
        ):
            row = found.setdefault(place, [names[place], *at, None, None])
            row[column] = share
    return list(found.values())


def _summary(shown: PlaceMap, best: str) -> str:
    visited = len(shown.visited.locations)
    wide, high = (float(np.ptp(axis)) for axis in shown.visited.at)
    words = (
        f"The history is at {visited} {'place' if visited == 1 else 'places'} within "
        f"{wide:.1f} km by {high:.1f} km; {best} leads with {percent(shown.best.probability)}"
    )
    if shown.ahead is not None:
        words += f", {shown.ahead:.1f} km from the last visit"
    words += "."
    if shown.unknown_visited or shown.unknown_predicted:
        words += (
            f" Without coordinates and not shown: {shown.unknown_visited} of the history's places "
            f"and {shown.unknown_predicted} of the leading answers."
        )
    return words
