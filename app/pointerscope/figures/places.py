"""The learned embeddings of places, projected on their first two principal components."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.embeddings import place_embeddings
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.array_types import Array, Float, Int, Integers
from pointerscope.core.memoise import memoise_by_object
from pointerscope.core.percentages import percent
from pointerscope.figures.difference import NoDifferenceError
from pointerscope.figures.labels import escape, place_names
from pointerscope.figures.map import HEIGHT, point_labels
from pointerscope.figures.selected_arrays import take
from pointerscope.figures.theme import BLEND, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, Option, view
from pointerscope.mobility.places import FIRST_KNOWN, Place
from pointerscope.network.architecture import POINTER_NETWORK

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle


CATEGORY = Option("category", "Category", "The places of this category are highlighted.")
NO_CATEGORY = "none"
_MAX_CATEGORIES = 24
_CATEGORY_MARKERS = {
    "type": "scatter",
    "mode": "markers",
    "name": "of the category",
    "marker": {"color": NEUTRAL, "size": 12, "symbol": "diamond"},
    "hoverinfo": "skip",  # the dots below show their names
}


def _refuse_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    raise NoDifferenceError("The principal components of two networks are different axes.")


@view(
    title="Which places are alike to the network?",
    caption=(
        "Every dot is the learned embedding of a place, projected on the two directions in which "
        "embeddings vary most. The axes show their shares of the variance: the less they show, the "
        "farther apart places can be that lie close together here."
    ),
    section="space",
    needs=(POINTER_NETWORK,),
    order=1,
    options=(CATEGORY,),
    difference=_refuse_difference,
)
def places(explanation: ExplainedQuery) -> Figure:
    """Draw the first two principal components of all places; those of the history are marked."""
    bundle = explanation.bundle
    embedded = place_embeddings(bundle)
    visited, _, counts = explanation.visited
    known = visited >= FIRST_KNOWN
    best, *_ = found = explanation.answers
    leading = [place for place in found if place.location >= FIRST_KNOWN]
    answers = np.array([place.location for place in leading], dtype=np.int64)
    all_places, names = _all_places(bundle), place_names(bundle.places).plain
    points = embedded.points.T
    marks = [
        _marks(bundle, visited[known], "visited", {"color": POINTER, "size": 13}),
        _marks(
            bundle,
            answers,
            "leading predictions",
            {"color": BLEND, "size": 19, "symbol": "circle-open", "line": {"width": 3}},
        )
        | point_labels(
            [names[place.location] for place in leading], points[:, answers - FIRST_KNOWN], points
        ),
    ]
    first, second = embedded.explained
    across, upwards = all_places.points
    return {
        "data": [all_places.dots.copy(), dict(_CATEGORY_MARKERS), *marks],
        "layout": {
            "height": HEIGHT,
            "hovermode": "closest",
            "legend": {"itemsizing": "constant"},
            "xaxis": {
                "title": {"text": f"first component ({percent(first)})"},
            },
            "yaxis": {
                "title": {"text": f"second component ({percent(second)})"},
                "scaleanchor": "x",
            },
            "meta": {
                "summary": _summary(bundle, best.location, visited[known], first + second),
                "choices": [CATEGORY.choice(all_places.categories)],
                "arrays": {"across": across, "upwards": upwards},
                "parts": [
                    {"trace": 1, "attribute": "x", "is": take("across", across, CATEGORY.name)},
                    {"trace": 1, "attribute": "y", "is": take("upwards", upwards, CATEGORY.name)},
                ],
                "table": {
                    "columns": ["place", "first component", "second component", "visits"],
                    "rows": _rows(bundle, visited[known], counts[known], answers),
                },
            },
        },
    }


@dataclass(frozen=True)
class _AllPlaces:
    """The dots of all known places, the same for every query.

    Attributes:
        dots: a trace of all of them.
        categories: "none", then the most frequent ones.
        points: coordinates of the places of each category, padded with NaN.
    """

    dots: dict[str, Any]
    categories: list[str]
    points: Float[Array, "2 C N"]


@memoise_by_object
def _all_places(bundle: Bundle) -> _AllPlaces:
    listed = list(bundle.places)
    of_category = Counter(place.category for place in listed if place.category is not None)
    common = of_category.most_common(_MAX_CATEGORIES)
    points = np.full((2, 1 + len(common), common[0][1] if common else 0), np.nan, np.float32)
    embedded = place_embeddings(bundle).points
    for row, (category, count) in enumerate(common, 1):
        rows_of_category = [
            place.id - FIRST_KNOWN for place in listed if place.category == category
        ]
        points[:, row, :count] = embedded[rows_of_category].T
    dots = _marks(
        bundle,
        np.array([place.id for place in listed], dtype=np.int64),
        "every place",
        {"color": NEUTRAL, "size": 7, "opacity": 0.5},
    )
    categories = [NO_CATEGORY, *(category for category, _ in common)]
    return _AllPlaces(dots, categories, points)


def _marks(
    bundle: Bundle, locations: Int[Integers, " P"], name: str, marker: dict[str, Any]
) -> dict[str, Any]:
    points = place_embeddings(bundle).points[locations - FIRST_KNOWN]
    listed = [bundle.places[place] for place in locations.tolist()]
    names = place_names(bundle.places).plain
    named = any(place.name is not None for place in listed)
    hover = "%{customdata}" if named else "#%{customdata}"
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": np.ascontiguousarray(points[:, 0]),
        "y": np.ascontiguousarray(points[:, 1]),
        "customdata": (
            [_hover_name(place, names[place.id]) for place in listed]
            if named
            else locations.astype(np.int32)
        ),
        "marker": marker,
        "hovertemplate": f"{hover}<extra></extra>",
    }


def _hover_name(place: Place, name: str) -> str:
    return escape(name if place.category is None else f"{name}, {place.category}")


def _rows(
    bundle: Bundle,
    visited: Int[Integers, " P"],
    counts: Int[Integers, " P"],
    answers: Int[Integers, " A"],
) -> list[list[Any]]:
    """Return the rows of the history's places and of the predictions."""
    points = place_embeddings(bundle).points
    names = place_names(bundle.places).plain
    visits = dict.fromkeys(answers.tolist(), 0)
    visits |= dict(zip(visited.tolist(), counts.tolist(), strict=True))
    return [
        [names[place], *points[place - FIRST_KNOWN].tolist(), count]
        for place, count in visits.items()
    ]


def _summary(bundle: Bundle, best: int, visited: Int[Integers, " P"], explained: float) -> str:
    """Return how much variance is shown, and which visited place is nearest to the prediction."""
    text = f"The two components explain {percent(explained)} of the variance of the embeddings."
    if best < FIRST_KNOWN or not len(visited):
        return text
    names = place_names(bundle.places).plain
    label = names[best]
    if best in visited:
        return f"{text} {label}, which leads, is a place of this history."
    points = place_embeddings(bundle).points
    away = points[visited - FIRST_KNOWN] - points[best - FIRST_KNOWN]
    nearest = names[int(visited[(away**2).sum(-1).argmin()])]
    return (
        f"{text} {label}, which leads, is new to this history. The visited place nearest to it "
        f"here is {nearest}."
    )
