"""Which places matter for the prediction? Shapley values of places, and two simpler measures."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.influence import compute_leave_one_out
from pointerscope.analysis.subsets import PlaceSubsets, place_subsets
from pointerscope.core.percentages import percent, percentage_points
from pointerscope.figures.bar_columns import BarColumn, draw_bar_columns
from pointerscope.figures.labels import place_axis, place_names
from pointerscope.figures.theme import BLEND, NEUTRAL, POINTER, height_of_rows
from pointerscope.figures.views import Figure, OnlyWith, view

Numbers = NDArray[np.floating[Any]]

_SHAPLEY, _ONE, _WEIGHT = "Shapley value", "largest drop without one visit", "pointer weight"


@view(
    title="Which places matter for the prediction?",
    caption=(
        "How much each place of the history adds to the probability of the predicted place, "
        "averaged over all orders in which the places could be added (its Shapley value). Beside "
        "it, how far the probability drops at most when one visit to the place is left out.",
        OnlyWith(("pointer",), "The last bars are the places' pointer weights."),
        "The last visit always stays. The most recently visited place comes first.",
    ),
    explains=("Shapley values",),
    section="cause",
    order=3,
    several_passes=True,
)
def place_influence(explanation: ExplainedQuery) -> Figure:
    """Draw the measures of every place, side by side."""
    found, visited = place_subsets(explanation), explanation.visited
    names = place_names(explanation.bundle.places)
    locations = visited.locations.tolist()
    shapley, errors, whole = (
        _by_place(locations, found, values)
        for values in (found.shapley.values, found.shapley.errors, found.shapley.without_one)
    )
    single = _largest_drops(explanation)
    # The most recently visited first, whatever the values are, so that two runs can be compared.
    order = np.array(list(dict.fromkeys(visited.place_of[::-1].tolist())))
    columns = [
        BarColumn(_SHAPLEY, "Shapley", shapley[order], BLEND),
        BarColumn(_ONE, "one visit", single[order], NEUTRAL),
    ]
    weights = None
    if explanation.pointer_probabilities is not None:
        weights = explanation.pointer_probabilities[visited.locations]
        columns.append(BarColumn(_WEIGHT, "weight", weights[order], POINTER))
    labels = [names.labels[locations[index]] for index in order]
    data, layout = draw_bar_columns(columns, labels)
    if found.shapley.errors is not None:
        shown = order[~np.isnan(shapley[order])]
        data[0]["error_x"] = {
            "type": "data",
            "array": errors[shown],
            "color": NEUTRAL,
            "thickness": 2,
            "width": 5,
        }
    layout |= {
        "height": 100 + height_of_rows(max(len(labels), 4)),
        "showlegend": False,
        "hovermode": "y",
        "yaxis": place_axis(labels, [names.ticks[locations[index]] for index in order]),
        "meta": {
            "priority": {"yaxis": np.nan_to_num(np.abs(shapley[order])).tolist()},
            "summary": _summary(explanation, found, single),
            "table": {
                "columns": [
                    *("place", "visits", _SHAPLEY),
                    *(() if found.shapley.errors is None else ("standard error",)),
                    *("drop without the place", _ONE),
                    *(() if weights is None else (_WEIGHT,)),
                ],
                "rows": [
                    [
                        names.plain[locations[index]],
                        int(visited.times[index]),
                        *_cells(
                            shapley[index],
                            *(() if found.shapley.errors is None else (errors[index],)),
                            *(whole[index], single[index]),
                            *(() if weights is None else (weights[index],)),
                        ),
                    ]
                    for index in order
                ],
            },
        },
    }
    return {"data": data, "layout": layout}


def _by_place(
    locations: Sequence[int], found: PlaceSubsets, values: Numbers | None
) -> NDArray[np.float64]:
    """Return a number for every place of the history; NaN if it cannot be left out."""
    given = [] if values is None else zip(found.locations, values.tolist(), strict=True)
    by_location = dict(given)
    return np.array([by_location.get(location, np.nan) for location in locations])


def _largest_drops(explanation: ExplainedQuery) -> NDArray[np.float64]:
    """Return how far the answer's probability drops at most without one visit to each place.

    NaN if no visit to the place can be left out; the last visit of the history stays.
    """
    drops = compute_leave_one_out(explanation).astype(np.float64)  # of the log-probability
    drops[-1] = np.nan
    drops = explanation.prediction.probability * -np.expm1(-drops)
    place_of = explanation.visited.place_of
    largest = np.full(len(explanation.visited.locations), -np.inf)
    np.fmax.at(largest, place_of, drops)
    return np.where(np.isinf(largest), np.nan, largest)


def _summary(explanation: ExplainedQuery, found: PlaceSubsets, single: Numbers) -> str:
    if not found.locations:
        return "The only visit stays, so no place can be left out."
    names = place_names(explanation.bundle.places).plain
    shapley, answer = found.shapley, names[explanation.prediction.location]
    most = int(shapley.values.argmax())
    place = names[found.locations[most]]
    sentences = [
        f"The last visit alone gives {answer} a probability of {percent(shapley.empty)}, all "
        f"visits {percent(shapley.whole)}."
    ]
    if shapley.values[most] <= 0:
        sentences.append("No place adds to it.")
    else:
        sentences.append(f"{place} adds most, {percentage_points(shapley.values[most])}.")
        count = len(found.visits[most])
        at = explanation.visited.locations.tolist().index(found.locations[most])
        if count > 1 and not np.isnan(single[at]):
            one = single[at]
            ends_there = explanation.visits[-1].location == found.locations[most]
            sentences.append(
                f"Without {'both' if count == 2 else f'all {count}'} "
                f"{'earlier ' if ends_there else ''}visits to it, the probability "
                f"drops by {percentage_points(shapley.without_one[most])}; without one of them, "
                + (f"by {percentage_points(one)} at most." if one > 0 else "it does not drop.")
            )
    if shapley.errors is not None:
        sentences.append(
            f"With {len(found.locations)} places, the orders are sampled; standard errors are at "
            f"most {percentage_points(float(shapley.errors.max()))}."
        )
    return " ".join(sentences)


def _cells(*values: float) -> list[float | None]:
    return [None if np.isnan(value) else float(value) for value in values]
