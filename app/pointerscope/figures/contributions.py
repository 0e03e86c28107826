"""Who put it there? The parts of the residual stream that a logit or a score is made of."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.direct_attribution import (
    Attribution,
    Subject,
    compute_direct_attribution,
    leading_subject,
    quantities_of,
)
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.array_types import Float, Numbers
from pointerscope.figures.attention import cell_gaps
from pointerscope.figures.difference import NoDifferenceError
from pointerscope.figures.labels import escape, place_axis, place_names, visit_names
from pointerscope.figures.prediction import require_same_places
from pointerscope.figures.selected_arrays import take
from pointerscope.figures.theme import (
    DIFFERENCE,
    LESS,
    MORE,
    NEUTRAL,
    centred_axis,
    height_of_rows,
)
from pointerscope.figures.views import Figure, Option, view
from pointerscope.mobility.histories import FEATURE_NAMES
from pointerscope.network.architecture import POINTER_NETWORK

QUANTITY = Option("quantity", "Split", "The logit or score that is split among its parts.")

_MAX_ANSWERS = 4
_MAX_VISITS = 6  # each takes maps of its own in the figure
_BASELINE, _POSITION_BIAS = "baseline", "position bias"
_CHECKS = ("sum", "as the network computes it", "difference")
# Heights in pixels.
_GAP = 84
_AROUND = 60
_VISIT_LABELS = 210


class _Words(NamedTuple):
    """What positive and negative numbers do, and what all of them are called."""

    up: str
    down: str
    sum: str


class _Quantity(NamedTuple):
    """A value of the option, and what is shown for it."""

    value: str
    label: str
    subject: Subject


def part_label(part: str) -> str:
    """Return the name of a part for an axis, such as `L0 H1`."""
    kind, *rest = part.split(".")
    if kind == "inputs":
        [name] = rest
        return FEATURE_NAMES.get(name, {"bias": "input bias"}.get(name, name))
    layer, *rest = rest
    if rest[0] == "heads":
        return f"L{layer} H{rest[1]}"
    return f"L{layer} {rest[0].replace('attention_', 'attention ').replace('_', '-')}"


def part_words(part: str) -> str:
    """Return the name of a part for a sentence, such as `head 1 of layer 0`."""
    kind, *rest = part.split(".")
    if kind == "inputs":
        return {"bias": "the input bias", "sinusoidal": "the sinusoidal encoding"}.get(
            rest[0], f"the input “{part_label(part)}”"
        )
    layer, *rest = rest
    if rest[0] == "heads":
        return f"head {rest[1]} of layer {layer}"
    if rest[0] == "feed_forward":
        return f"the feed-forward network of layer {layer}"
    return f"the bias of the self-attention of layer {layer}"


def draw_contributions_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw how far every part's contribution differs, to quantities of the first explanation.

    Raises:
        NoDifferenceError: the networks have different parts or places, or the histories different
            lengths.
    """
    require_same_places(explanation, reference)
    if len(explanation.visits) != len(reference.visits):
        raise NoDifferenceError("The two histories have different numbers of visits.")
    common = set(quantities_of(reference))
    offered = [one for one in _quantities(explanation) if one.subject.quantity in common]
    sides = [compute_direct_attribution(side) for side in (explanation, reference)]
    if not offered or sides[0].stream.parts != sides[1].stream.parts:
        raise NoDifferenceError("The two networks have different parts.")
    if sides[0].stream.weights.shape != sides[1].stream.weights.shape:
        raise NoDifferenceError("The two networks have different parts.")
    pairs = [[side.attribute(one.subject) for side in sides] for one in offered]
    return _figure(
        explanation,
        offered,
        np.array([_rows(after) - _rows(before) for after, before in pairs]),
        np.array([after.by_visit - before.by_visit for after, before in pairs]),
        np.array([after.value - before.value for after, before in pairs]),
        pairs[0][0].parts,
        [
            f"{_what(explanation, after)} is {after.value:+.3f} instead of {before.value:+.3f}."
            for after, before in pairs
        ],
        _Words("raises it", "lowers it", "All changes"),
    )


@view(
    title="Who put it there?",
    caption=(
        "From the baseline, the value with an empty residual stream, each bar adds what one part "
        "wrote into the stream: green raises the value, magenta lowers it, and the dotted line is "
        "the value itself. Below: the visits from which each head read its share. A product of a "
        "query part and a key part counts half for each. The gate's logit is split by integrated "
        "gradients."
    ),
    section="cause",
    needs=(POINTER_NETWORK,),
    order=2,
    options=(QUANTITY,),
    several_passes=True,
    difference=draw_contributions_difference,
)
def contributions(explanation: ExplainedQuery) -> Figure:
    """Draw a waterfall of the parts, and a map of heads by visits."""
    offered = _quantities(explanation)
    split = compute_direct_attribution(explanation)
    found = [split.attribute(one.subject) for one in offered]
    return _figure(
        explanation,
        offered,
        np.array([_rows(one) for one in found]),
        np.array([one.by_visit for one in found]),
        np.array([one.value for one in found]),
        split.stream.parts,
        [f"{_what(explanation, one)} is {one.value:+.3f}." for one in found],
        _Words("adds", "takes away", "All contributions"),
    )


def _quantities(explanation: ExplainedQuery) -> list[_Quantity]:
    computed = quantities_of(explanation)
    offered: list[_Quantity] = []
    if "generation" in computed:
        answers = [one.location for one in explanation.leading(_MAX_ANSWERS)]
        places = place_names(explanation.bundle.places).plain
        first = answers[0]
        offered += [
            _Quantity(f"answer-{rank}", f"logit of {places[at]}", Subject("generation", at))
            for rank, at in enumerate(answers, 1)
        ]
        offered += [
            _Quantity(
                f"answer-1-minus-{rank}",
                f"logit of {places[first]} minus {places[at]}",
                Subject("generation", first, at),
            )
            for rank, at in enumerate(answers[1:], 2)
        ]
    if "gate" in computed:
        offered.append(_Quantity("gate", "logit of the gate", Subject("gate")))
    if "pointer" in computed:
        names = visit_names(explanation).numbered
        offered += [
            _Quantity(f"visit-{at}", f"pointer score of {names[at]}", Subject("pointer", visit=at))
            for at in scored_visits(explanation)
        ]
    return offered


def scored_visits(explanation: ExplainedQuery) -> list[int]:
    """Return the positions of the visits with the largest pointer weights, oldest first."""
    weights = explanation.pointer_weights
    assert weights is not None  # asked for where there is a pointer
    leading = leading_subject(explanation).visit
    order = (-weights).argsort(kind="stable").tolist()
    first = order if leading is None else [leading, *(at for at in order if at != leading)]
    return sorted(first[:_MAX_VISITS])


def _rows(found: Attribution) -> Float[Numbers, " R"]:
    """Return the numbers of the bars; the position bias has one wherever there is a pointer."""
    return np.array([found.baseline, found.position_bias, *found.contributions])


def _figure(
    explanation: ExplainedQuery,
    offered: Sequence[_Quantity],
    added: Float[Numbers, "N R"],
    by_visit: Float[Numbers, "N L H T"],
    values: Float[Numbers, " N"],
    parts: tuple[str, ...],
    openings: Sequence[str],
    words: _Words,
) -> Figure:
    """Return the figure of some quantities.

    Args:
        explanation: whose visits and places are named.
        offered: the quantities.
        added: the numbers of the bars.
        by_visit: the contributions of the heads by the visit they read from.
        values: of the quantities, as the network computed them.
        parts: names of the parts of the stream.
        openings: a first sentence for each quantity.
        words: the words for the numbers.
    """
    labels = [_BASELINE, _POSITION_BIAS, *map(part_label, parts)]
    if explanation.position_bias is None:  # no such row
        labels.remove(_POSITION_BIAS)
        added = np.delete(added, 1, axis=1)
    count, layers, heads, visits = by_visit.shape
    by_visit = by_visit.reshape(count, layers * heads, visits)
    sums = added.cumsum(1)
    totals = sums[:, -1]
    names = visit_names(explanation)
    own = leading_subject(explanation)
    selected = next((at for at, one in enumerate(offered) if one.subject == own), 0)
    texts = [
        f"{opening} {_most(row, labels, parts, words)} {_cells(cells, heads, names.plain)}"
        f"{words.sum} add up to {total:+.4f}, and the network computes {value:+.4f}: a "
        f"difference of {abs(total - value):.1g}."
        for opening, row, cells, total, value in zip(
            openings, added, by_visit, totals.tolist(), values.tolist(), strict=True
        )
    ]
    options = [one.value for one in offered]
    figure = _waterfall(labels, words)
    layout = figure["layout"]
    arrays = {
        "raises": _single(np.maximum(added, 0)),
        "lowers": _single(np.minimum(added, 0)),
        "starts": _single(sums - added),
        "values": _single(np.stack([values, values], -1)),
        "numbers": _single(np.column_stack([added, totals, values, totals - values])),
    }
    shown = {name: take(name, array, QUANTITY.name) for name, array in arrays.items()}
    layout["meta"] = {
        "arrays": arrays,
        "parts": [
            *(
                {"trace": trace, "attribute": attribute, "is": shown[array]}
                for trace, bars in enumerate(("raises", "lowers"))
                for attribute, array in (("x", bars), ("base", "starts"), ("customdata", "numbers"))
            ),
            {"trace": 2, "attribute": "x", "is": shown["values"]},
        ],
        "choices": [QUANTITY.choice(options, options[selected], [one.label for one in offered])],
        "axis_titles": [
            {
                "axis": "xaxis",
                "option": QUANTITY.name,
                "titles": [f"{escape(one.label)}, sum so far" for one in offered],
            }
        ],
        "priority": {"yaxis": np.abs(added).max(0).tolist()},
        "summary": texts[selected],
        "summaries": {
            "by": [QUANTITY.name],
            "texts": texts,
        },
        "table": {
            "columns": ["part", "contribution"],
            "labels": [*labels, *_CHECKS],
            "values": [shown["numbers"]],
            "beside": True,
        },
    }
    if heads:
        _add_map(
            figure,
            _single(by_visit),
            [f"L{at // heads} H{at % heads}" for at in range(layers * heads)],
            names.axis,
        )
    return figure


def _waterfall(labels: list[str], words: _Words) -> Figure:
    """Return two traces of bars, one for each sign, and the line of the value."""
    bars = {
        "type": "bar",
        "orientation": "h",
        "y": labels,
        "hovertemplate": (
            "%{y}<br>contribution %{customdata:+.6f}<br>sum so far %{x:+.6f}<extra></extra>"
        ),
    }
    return {
        "data": [
            *(
                bars
                | {
                    "name": verb,
                    "marker": {"color": colour, "line": {"color": NEUTRAL, "width": 1}},
                }
                for verb, colour in ((words.up, MORE), (words.down, LESS))
            ),
            {
                "type": "scatter",
                "mode": "lines",
                "name": "value",
                "y": [labels[0], labels[-1]],
                "line": {"color": NEUTRAL, "width": 2, "dash": "dot"},
                "hoverinfo": "skip",
            },
        ],
        "layout": {
            "height": height_of_rows(len(labels)) + _AROUND,
            "showlegend": False,
            "barmode": "overlay",
            "hovermode": "closest",
            "xaxis": {"nticks": 6},
            "yaxis": place_axis(labels, labels) | {"showgrid": False},
        },
    }


def _add_map(
    figure: Figure,
    by_visit: Float[NDArray[np.float32], "N LH T"],
    heads: list[str],
    visits: dict[str, Any],
) -> None:
    """Add the map of heads by visits below the bars."""
    layout = figure["layout"]
    bars, cells = layout["height"] - _AROUND, height_of_rows(max(len(heads), 4))
    high = bars + _GAP + cells
    layout |= {
        "height": high + _VISIT_LABELS,
        "yaxis": layout["yaxis"] | {"domain": [(cells + _GAP) / high, 1]},
        "xaxis": layout["xaxis"] | {"anchor": "y"},
        "yaxis2": place_axis(heads, heads) | {"showgrid": False, "domain": [0, cells / high]},
        "xaxis2": visits
        | {
            "anchor": "y2",
            "showgrid": False,
            "tickangle": -90,
            "title": {"text": "visit it reads from"},
        },
        DIFFERENCE: centred_axis() | {"colorbar": {"title": {"text": "contribution"}, "nticks": 5}},
    }
    meta = layout["meta"]
    meta["arrays"]["by_visit"] = by_visit
    cells_of_quantity = take("by_visit", by_visit, QUANTITY.name)
    meta["parts"].append({"trace": len(figure["data"]), "attribute": "z", "is": cells_of_quantity})
    meta["visit_axes"] = ["xaxis2"]
    meta["priority"]["xaxis2"] = np.abs(by_visit).max((0, 1)).tolist()
    figure["data"].append(
        {
            "type": "heatmap",
            "name": "head",
            "y": heads,
            "xaxis": "x2",
            "yaxis": "y2",
            "coloraxis": DIFFERENCE,
            **cell_gaps(by_visit.shape[-1]),
            "hovertemplate": "%{y}<br>reads from %{x}<br>contribution %{z:+.4f}<extra></extra>",
        }
    )


def _what(explanation: ExplainedQuery, found: Attribution) -> str:
    """Return the quantity as the subject of a sentence."""
    quantity, location, against, visit = found.subject
    if quantity == "gate":
        return "The logit of the gate"
    if visit is not None:
        name = visit_names(explanation).plain[visit]
        masked = ", which a mask then sets to −∞," if explanation.visits[visit].masked else ""
        return f"The pointer score of {name}{masked}"
    names = place_names(explanation.bundle.places).plain
    assert location is not None
    if against is None:
        return f"The generation head's logit of {names[location]}"
    return f"The logit of {names[location]} minus that of {names[against]}"


def _most(
    row: Float[Numbers, " R"], labels: list[str], parts: tuple[str, ...], words: _Words
) -> str:
    """Return which part raises a quantity most, and which lowers it most."""
    named = ["the baseline", "the position bias"][: len(labels) - len(parts)]
    named += map(part_words, parts)
    clauses = [
        f"{named[at]} {verb} most ({row[at]:+.3f})"
        for at, verb, sign in (
            (int(row.argmax()), words.up, 1),
            (int(row.argmin()), words.down, -1),
        )
        if sign * row[at] > 0
    ]
    if not clauses:
        return "No part contributes."
    sentence = ", and ".join(clauses)
    return f"{sentence[0].upper()}{sentence[1:]}."


def _cells(cells: Float[Numbers, "LH T"], heads: int, names: list[str]) -> str:
    """Return what the heads read most of from one visit."""
    if not cells.any():
        return ""
    row, visit = np.unravel_index(np.abs(cells).argmax(), cells.shape)
    layer, head = divmod(int(row), heads)
    return (
        f"The largest share that a head read from one visit is {cells[row, visit]:+.3f}: head "
        f"{head} of layer {layer} from {names[int(visit)]}. "
    )


def _single(array: NDArray[Any]) -> NDArray[np.float32]:
    return array.astype(np.float32)
