"""Which parts make the prediction? The smallest set of parts that keeps it, and Shapley values."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from pointerscope.analysis.subsets import GENERATION as GENERATION_HEAD
from pointerscope.analysis.subsets import POINTER as POINTER_PART
from pointerscope.analysis.subsets import part_subsets
from pointerscope.figures.labels import percent, place_names
from pointerscope.figures.theme import BLEND, GENERATION, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, view

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.subsets import Part, PartSubsets

_ROW = 64  # pixels
_LARGEST, _SMALLEST = 36, 12  # sides of a box in pixels
_MAX_COLUMNS_WITH_NUMBERS = 9  # beyond, they would overlap; hovering shows them
_FAINT = 0.45
_GATE = "gate"


class _Box(NamedTuple):
    """A part in the picture: its column from the left, and its row from the top."""

    name: str
    label: str
    column: int
    row: float
    colour: str
    kept: bool
    value: float | None
    error: float | None


@view(
    title="Which parts make the prediction?",
    caption=(
        "The network from left to right. Filled boxes are the smallest set of parts that still "
        "predicts the same place; the others can all be removed at once. Numbers, and the sizes of "
        "the boxes, are Shapley values: how much a part adds to the probability of the predicted "
        "place, in percentage points, averaged over all orders in which parts could be added."
    ),
    section="cause",
    order=2,
    several_passes=True,
)
def circuit(explanation: ExplainedQuery) -> Figure:
    """Draw every part as a box, with lines from column to column."""
    found = part_subsets(explanation)
    boxes = _boxes(found)
    titles = _titles(boxes)
    data = [_lines(boxes), *_kinds(boxes, with_numbers=len(titles) <= _MAX_COLUMNS_WITH_NUMBERS)]
    rows = max(box.row for box in boxes)
    bare = {"showgrid": False, "zeroline": False, "showline": False}
    layout: dict[str, Any] = {
        "height": 90 + round(_ROW * (rows + 1)),
        "showlegend": False,
        "hovermode": "closest",
        "xaxis": bare
        | {
            "side": "top",
            "range": [-0.5, len(titles) - 0.5],
            "tickmode": "array",
            "tickvals": list(range(len(titles))),
            "ticktext": titles,
            "tickangle": 0,
        },
        "yaxis": bare | {"range": [rows + 0.7, -0.5], "showticklabels": False},
        "meta": {
            "summary": _summary(explanation, found),
            "table": {
                "columns": [
                    *("part", "in the smallest set", "Shapley value"),
                    *(() if found.shapley.errors is None else ("standard error",)),
                    "drop without it",
                ],
                "rows": [
                    [
                        part.label,
                        "yes" if found.smallest[index] else "no",
                        float(found.shapley.values[index]),
                        *(
                            ()
                            if found.shapley.errors is None
                            else (float(found.shapley.errors[index]),)
                        ),
                        float(found.shapley.without_one[index]),
                    ]
                    for index, part in enumerate(found.parts)
                ],
            },
        },
    }
    return {"data": data, "layout": layout}


def _boxes(found: PartSubsets) -> list[_Box]:
    """Return the parts and, where pointer and generation head are blended, the gate."""
    columns: dict[tuple[int, bool], list[int]] = {}
    for index, part in enumerate(found.parts):
        key = (len(found.parts), True) if part.layer is None else (part.layer, part.head is None)
        columns.setdefault(key, []).append(index)
    highest = max(map(len, columns.values()))
    boxes = []
    for column, key in enumerate(sorted(columns)):
        first = (highest - len(columns[key])) / 2  # centred
        for row, index in enumerate(columns[key]):
            part = found.parts[index]
            boxes.append(
                _Box(
                    *(part.name, part.label, column, first + row, _colour(part)),
                    kept=bool(found.smallest[index]),
                    value=float(found.shapley.values[index]),
                    error=None
                    if found.shapley.errors is None
                    else float(found.shapley.errors[index]),
                )
            )
    outputs = [box for box in boxes if box.name in (POINTER_PART, GENERATION_HEAD)]
    if len(outputs) > 1:  # the gate blends them
        kept = all(box.kept for box in outputs)
        column, row = outputs[0].column + 1, (highest - 1) / 2
        boxes.append(_Box(_GATE, _GATE, column, row, BLEND, kept, None, None))
    return boxes


def _colour(part: Part) -> str:
    return {POINTER_PART: POINTER, GENERATION_HEAD: GENERATION}.get(part.name, BLEND)


def _titles(boxes: list[_Box]) -> list[str]:
    """Return the heading of every column."""
    titles: dict[int, str] = {}
    for box in boxes:
        where = box.name.split(".")
        if where[0] == "layers":
            kind = "heads" if "heads" in where else "feed-<br>forward"
            titles[box.column] = f"L{where[1]}<br>{kind}"
        else:
            titles[box.column] = "gate" if box.name == _GATE else "output"
    return [titles[column] for column in sorted(titles)]


def _lines(boxes: list[_Box]) -> dict[str, Any]:
    """Return lines between the parts of neighbouring columns that are both kept."""
    columns = sorted({box.column for box in boxes if box.kept})
    x: list[float | None] = []
    y: list[float | None] = []
    for left, right in pairwise(columns):
        for start in (box for box in boxes if box.column == left and box.kept):
            for end in (box for box in boxes if box.column == right and box.kept):
                x += [left, right, None]
                y += [start.row, end.row, None]
    return {
        "type": "scatter",
        "mode": "lines",
        "name": "kept",
        "x": x,
        "y": y,
        "line": {"color": NEUTRAL, "width": 2},
        "hoverinfo": "skip",
    }


def _kinds(boxes: list[_Box], *, with_numbers: bool) -> list[dict[str, Any]]:
    """Return a trace for the kept boxes and one for the others, of each colour."""
    largest = max((abs(box.value) for box in boxes if box.value is not None), default=0) or 1
    traces = []
    for kept in (True, False):
        for colour in (BLEND, POINTER, GENERATION):
            some = [box for box in boxes if box.kept == kept and box.colour == colour]
            if some:
                traces.append(_markers(some, kept, colour, largest, with_numbers))
    return traces


def _markers(
    boxes: list[_Box], kept: bool, colour: str, largest: float, with_numbers: bool
) -> dict[str, Any]:
    # Areas are proportional to the values.
    sides = [
        _SMALLEST
        if box.value is None
        else max(_SMALLEST, _LARGEST * (abs(box.value) / largest) ** 0.5)
        for box in boxes
    ]
    return {
        "type": "scatter",
        "mode": "markers+text" if with_numbers else "markers",
        "name": "in the smallest set" if kept else "can be removed",
        "x": [box.column for box in boxes],
        "y": [box.row for box in boxes],
        "text": ["" if box.value is None else _short(box.value) for box in boxes],
        "textposition": "bottom center",
        "cliponaxis": False,
        "marker": {
            "symbol": "square" if kept else "square-open",
            "size": sides,
            "color": colour,
            "opacity": 1 if kept else _FAINT,
            "line": {"width": 2, "color": colour},
        },
        "hovertext": [_hover(box) for box in boxes],
        "hovertemplate": "%{hovertext}<extra></extra>",
    }


def _short(value: float) -> str:
    return f"{100 * value:+.0f}".replace("-0", "0").replace("+0", "0")


def _hover(box: _Box) -> str:
    state = "in the smallest set" if box.kept else "can be removed"
    if box.value is None:
        return f"gate<br>{'blends both outputs' if box.kept else 'nothing to blend'}"
    error = "" if box.error is None else f" ± {box.error:.6f}"
    return f"{box.label}<br>{state}<br>Shapley value {box.value:+.6f}{error}"


def _summary(explanation: ExplainedQuery, found: PartSubsets) -> str:
    place = place_names(explanation.bundle.places).plain[found.answer]
    kept = [_phrase(part) for part, here in zip(found.parts, found.smallest, strict=True) if here]
    probability = percent(found.smallest_probability)
    whole = f"the whole network {percent(found.shapley.whole)}."
    if len(kept) == 1:
        first = f"One of {len(found.parts)} parts predicts {place} alone: {kept[0]}. It gives "
    else:
        listed = f"{', '.join(kept[:-1])} and {kept[-1]}"
        first = (
            f"{len(kept)} of {len(found.parts)} parts predict {place} alone: {listed}. They give "
        )
    sentences = [f"{first}{probability}, {whole}"]
    if found.keeping is None:
        sentences.append(
            "None of them can be removed from this set. With so many parts, not all sets were "
            "tried, so a smaller one may exist."
        )
    else:
        if found.equally_small is not None and found.equally_small > 1:
            sentences.append(
                f"{found.equally_small:,} sets are as small; this one gives {place} the highest "
                "probability."
            )
        sentences.append(f"{found.keeping:,} of all {found.networks:,} networks predict {place}.")
    most = int(found.shapley.values.argmax())
    phrase = _phrase(found.parts[most])
    sentences.append(
        f"{phrase[0].upper()}{phrase[1:]} adds most, {_points(found.shapley.values[most])}."
    )
    if found.shapley.errors is not None:
        errors = _points(found.shapley.errors.max())
        sentences.append(f"Shapley values are sampled; standard errors are at most {errors}.")
    return " ".join(sentences)


def _phrase(part: Part) -> str:
    """Return a part as a phrase of a sentence."""
    if part.layer is None:
        return f"the {part.label}"
    if part.head is None:
        return f"the feed-forward network of layer {part.layer}"
    return f"head {part.head} of layer {part.layer}"


def _points(share: float) -> str:
    return f"{100 * share:.1f} percentage points"
