"""What the network learned of places: their embeddings, seen from their two widest sides."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.embeddings import place_embeddings
from pointerscope.core.memoise import once_for_each
from pointerscope.figures.difference import NoDifferenceError
from pointerscope.figures.labels import escaped, percent, place_names
from pointerscope.figures.map import HEIGHT, names
from pointerscope.figures.parts import take
from pointerscope.figures.theme import BLEND, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, Option, view
from pointerscope.mobility.places import FIRST_KNOWN

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.places import Place
    from pointerscope.network.bundles import Bundle

    Array = NDArray[np.float32]
    Ids = NDArray[np.int64]

CATEGORY = Option("category", "Category", "Whose places stand out among all that are known.")
NO_CATEGORY = "none"
_MOST_CATEGORIES = 24
_OF_CATEGORY = {
    "type": "scatter",
    "mode": "markers",
    "name": "of the category",
    "marker": {"color": NEUTRAL, "size": 12, "symbol": "diamond"},
    "hoverinfo": "skip",  # the dots below say their names
}


def _no_difference(explanation: ExplainedQuery, other: ExplainedQuery) -> Figure:
    raise NoDifferenceError("The axes of two networks' places have nothing in common.")


@view(
    title="What the network holds to be alike: places",
    caption=(
        "Every dot is a place's learned embedding, laid flat along the two directions in which "
        "embeddings differ most (shares of their variance on the axes): places that lie close are "
        "much the same to the network."
    ),
    section="space",
    order=1,
    options=(CATEGORY,),
    difference=_no_difference,
)
def places(explanation: ExplainedQuery) -> Figure:
    """The first two principal components of all known places, this history's marked."""
    bundle = explanation.bundle
    embedded = place_embeddings(bundle)
    visited, _, counts = explanation.visited
    known = visited >= FIRST_KNOWN
    best, *_ = found = explanation.answers
    leading = [place for place in found if place.location >= FIRST_KNOWN]
    answers = np.array([place.location for place in leading], dtype=np.int64)
    everywhere, called = _everywhere(bundle), place_names(bundle.places).plain
    points = embedded.points.T
    marks = [
        _marks(bundle, visited[known], "visited", {"color": POINTER, "size": 13}),
        _marks(
            bundle,
            answers,
            "leading answers",
            {"color": BLEND, "size": 19, "symbol": "circle-open", "line": {"width": 3}},
        )
        | names(
            [called[place.location] for place in leading], points[:, answers - FIRST_KNOWN], points
        ),
    ]
    first, second = embedded.explained
    across, upwards = everywhere.points
    return {
        "data": [everywhere.dots.copy(), dict(_OF_CATEGORY), *marks],
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
                "choices": [CATEGORY.choice(everywhere.categories)],
                "arrays": {"across": across, "upwards": upwards},
                "parts": [
                    {"trace": 1, "attribute": "x", "is": take("across", CATEGORY.name)},
                    {"trace": 1, "attribute": "y", "is": take("upwards", CATEGORY.name)},
                ],
                "table": {
                    "columns": ["place", "first component", "second component", "visits"],
                    "rows": _rows(bundle, visited[known], counts[known], answers),
                },
            },
        },
    }


@dataclass(frozen=True)
class _Everywhere:
    """The dots of all known places, the same every time.

    Attributes:
        dots: a trace of all of them.
        categories: the most frequent ones, behind none.
        points: where the places of each category lie, NaN where it has no more of them.
    """

    dots: dict[str, Any]
    categories: list[str]
    points: Float[Array, "2 C N"]


@once_for_each
def _everywhere(bundle: Bundle) -> _Everywhere:
    listed = list(bundle.places)
    of_category = Counter(place.category for place in listed if place.category is not None)
    common = of_category.most_common(_MOST_CATEGORIES)
    points = np.full((2, 1 + len(common), common[0][1] if common else 0), np.nan, np.float32)
    everywhere = place_embeddings(bundle).points
    for row, (category, count) in enumerate(common, 1):
        of_it = [place.id - FIRST_KNOWN for place in listed if place.category == category]
        points[:, row, :count] = everywhere[of_it].T
    dots = _marks(
        bundle,
        np.array([place.id for place in listed], dtype=np.int64),
        "every place",
        {"color": NEUTRAL, "size": 7, "opacity": 0.5},
    )
    names = [NO_CATEGORY, *(category for category, _ in common)]
    return _Everywhere(dots, names, points)


def _marks(
    bundle: Bundle, locations: Int[Ids, " P"], name: str, marker: dict[str, Any]
) -> dict[str, Any]:
    points = place_embeddings(bundle).points[locations - FIRST_KNOWN]
    listed = [bundle.places[place] for place in locations.tolist()]
    called = place_names(bundle.places).plain
    named = any(place.name is not None for place in listed)
    hover = "%{customdata}" if named else "#%{customdata}"
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": np.ascontiguousarray(points[:, 0]),
        "y": np.ascontiguousarray(points[:, 1]),
        "customdata": (
            [_called(place, called[place.id]) for place in listed]
            if named
            else locations.astype(np.int32)
        ),
        "marker": marker,
        "hovertemplate": f"{hover}<extra></extra>",
    }


def _called(place: Place, name: str) -> str:
    return escaped(name if place.category is None else f"{name}, {place.category}")


def _rows(
    bundle: Bundle, visited: Int[Ids, " P"], counts: Int[Ids, " P"], answers: Int[Ids, " A"]
) -> list[list[Any]]:
    """The places of the history and the answers beside them."""
    points = place_embeddings(bundle).points
    called = place_names(bundle.places).plain
    visits = dict.fromkeys(answers.tolist(), 0)
    visits |= dict(zip(visited.tolist(), counts.tolist(), strict=True))
    return [
        [called[place], *points[place - FIRST_KNOWN].tolist(), count]
        for place, count in visits.items()
    ]


def _summary(bundle: Bundle, best: int, visited: Int[Ids, " P"], explained: float) -> str:
    """How much is seen, and where the most probable place lies."""
    words = f"The two components hold {percent(explained)} of what tells the embeddings apart."
    if best < FIRST_KNOWN or not len(visited):
        return words
    called = place_names(bundle.places).plain
    label = called[best]
    if best in visited:
        return f"{words} {label}, which leads, is a place of this history."
    points = place_embeddings(bundle).points
    away = points[visited - FIRST_KNOWN] - points[best - FIRST_KNOWN]
    nearest = called[int(visited[(away**2).sum(-1).argmin()])]
    return (
        f"{words} {label}, which leads, is new to this history; of its places {nearest} "
        "lies nearest to it here."
    )
