"""Which parts make the prediction? The smallest set of parts that keeps it, and Shapley values."""

from typing import Any, NamedTuple

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.subsets import GENERATION as GENERATION_HEAD
from pointerscope.analysis.subsets import POINTER as POINTER_PART
from pointerscope.analysis.subsets import Part, PartSubsets, part_subsets
from pointerscope.core.percentages import percent, percentage_points
from pointerscope.figures.labels import minus_signs, place_names
from pointerscope.figures.theme import BLEND, GENERATION, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, view

_ROW = 78  # pixels
_TOP = -0.8  # row
_MIN_ROWS = 3  # room for pointer and generation head with the gate between them
_MAX_SIDE, _MIN_SIDE = 36, 12  # sides of a box in pixels
_MAX_COLUMNS_WITH_TEXTS = 9  # beyond, they would overlap; hovering shows them
_FAINT = 0.45
_GATE = "gate"
_FEED_FORWARD = "feed_forward"


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
        "predicts the same place; the faded ones can all be removed at once, though each of them "
        "may add something. Numbers, and the sizes of the boxes, are Shapley values: how much a "
        "part adds to the probability of the predicted place, in percentage points, averaged over "
        "all orders in which parts could be added."
    ),
    section="cause",
    needs=("layers.0.feed_forward.out",),
    order=2,
    several_passes=True,
)
def circuit(explanation: ExplainedQuery) -> Figure:
    """Draw every part as a box, with lines from column to column."""
    found = part_subsets(explanation)
    boxes = _boxes(found)
    stream = max(box.row for box in boxes) + 1
    columns = 1 + max(box.column for box in boxes)
    with_texts = columns <= _MAX_COLUMNS_WITH_TEXTS
    data = [_lines(boxes, stream), *_kinds(boxes, with_texts=with_texts)]
    bare = {"showgrid": False, "zeroline": False, "showline": False, "showticklabels": False}
    layout: dict[str, Any] = {
        "height": round(_ROW * (stream - _TOP + 0.4)),
        "showlegend": True,
        "legend": {"itemsizing": "constant"},
        "hovermode": "closest",
        "xaxis": bare | {"range": [-0.6, columns - 0.4]},
        "yaxis": bare | {"range": [stream + 0.4, _TOP]},
        "annotations": [*_headings(boxes), *_stream_label(explanation, stream)],
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
    rows = max(_MIN_ROWS, *map(len, columns.values()))
    boxes = []
    for column, key in enumerate(sorted(columns)):
        distance = 2 if key[0] == len(found.parts) else 1
        first: float = (rows - 1 - distance * (len(columns[key]) - 1)) / 2  # centred
        for row, index in enumerate(columns[key]):
            part = found.parts[index]
            boxes.append(
                _Box(
                    *(part.name, part.label, column, first + distance * row, _colour(part)),
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
        column = outputs[0].column + 1
        boxes.append(_Box(_GATE, _GATE, column, (rows - 1) / 2, BLEND, kept, None, None))
    return boxes


def _colour(part: Part) -> str:
    return {POINTER_PART: POINTER, GENERATION_HEAD: GENERATION}.get(part.name, BLEND)


def _headings(boxes: list[_Box]) -> list[dict[str, Any]]:
    """Return the name of every layer above its columns."""
    columns: dict[str, set[int]] = {}
    for box in boxes:
        section, _, rest = box.name.partition(".")
        if section == "layers":
            columns.setdefault(f"L{rest.partition('.')[0]}", set()).add(box.column)
    return [
        {
            "text": layer,
            "x": (min(places) + max(places)) / 2,
            "y": _TOP,
            "yanchor": "top",
            "showarrow": False,
        }
        for layer, places in columns.items()
    ]


def _stream_label(explanation: ExplainedQuery, stream: float) -> list[dict[str, Any]]:
    """Return the name of the line that all parts read from and add to, below it."""
    if not explanation.query.interventions.residuals:
        return []
    return [
        {
            "text": "residual stream",
            "x": -0.5,
            "xanchor": "left",
            "y": stream,
            "yanchor": "top",
            "showarrow": False,
        }
    ]


def _lines(boxes: list[_Box], stream: float) -> dict[str, Any]:
    """Return the residual stream, with lines to and from the parts that are kept."""
    output = next(box.column for box in boxes if box.name in (POINTER_PART, GENERATION_HEAD))
    x: list[float | None] = [-0.5, output - 0.5]
    y: list[float | None] = [stream, stream]
    kept = [box for box in boxes if box.kept]
    gate = next((box for box in kept if box.name == _GATE), None)
    for box in kept:
        before, after = box.column - 0.5, box.column + 0.5
        if box is not gate:  # it reads the stream
            x += [None, before, before, box.column]
            y += [None, stream, box.row, box.row]
        if box.column < output:  # and adds to it
            x += [None, box.column, after, after]
            y += [None, box.row, box.row, stream]
        elif box is not gate and gate is not None:
            x += [None, box.column, after, after, gate.column]
            y += [None, box.row, box.row, gate.row, gate.row]
    return {
        "type": "scatter",
        "mode": "lines",
        "name": "flow",
        "showlegend": False,
        "x": x,
        "y": y,
        "cliponaxis": False,
        "line": {"color": NEUTRAL, "width": 2},
        "hoverinfo": "skip",
    }


def _kinds(boxes: list[_Box], *, with_texts: bool) -> list[dict[str, Any]]:
    """Return a trace for the kept boxes and one for the others, of each colour."""
    largest = max((abs(box.value) for box in boxes if box.value is not None), default=0) or 1
    traces = []
    for kept in (True, False):
        is_named = False
        for colour in (BLEND, POINTER, GENERATION):
            some = [box for box in boxes if box.kept == kept and box.colour == colour]
            if some:
                markers = _markers(some, kept, colour, largest, with_texts)
                traces.append(markers | {"showlegend": not is_named})
                is_named = True
    return traces


def _markers(
    boxes: list[_Box], kept: bool, colour: str, largest: float, with_texts: bool
) -> dict[str, Any]:
    # Areas are proportional to the values.
    sides = [
        _MIN_SIDE
        if box.value is None
        else max(_MIN_SIDE, _MAX_SIDE * (abs(box.value) / largest) ** 0.5)
        for box in boxes
    ]
    return {
        "type": "scatter",
        "mode": "markers+text" if with_texts else "markers",
        "name": _state(kept=kept),
        "x": [box.column for box in boxes],
        "y": [box.row for box in boxes],
        "text": [_text(box) for box in boxes],
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


def _text(box: _Box) -> str:
    """Return what stands below a box: its name within the column, and its value."""
    name = box.name.rpartition(".")[2]
    name = {_FEED_FORWARD: "feed-<br>forward"}.get(name, f"H{name}" if name.isdigit() else name)
    if box.value is None:
        return name
    points = round(100 * box.value, 1)
    return f"{name}<br>{minus_signs(f'{points:+.1f}') if points else '0'}"


def _state(*, kept: bool) -> str:
    return "in the smallest set" if kept else "can be removed"


def _hover(box: _Box) -> str:
    state = _state(kept=box.kept)
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
        first = f"One of {len(found.parts)} parts predicts {place} by itself: {kept[0]}. It gives "
    else:
        listed = f"{', '.join(kept[:-1])} and {kept[-1]}"
        first = (
            f"{len(kept)} of {len(found.parts)} parts predict {place} without the others: "
            f"{listed}. They give "
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
        f"{phrase[0].upper()}{phrase[1:]} adds most, "
        f"{percentage_points(found.shapley.values[most])}."
    )
    if found.shapley.errors is not None:
        errors = percentage_points(found.shapley.errors.max())
        sentences.append(f"Shapley values are sampled; standard errors are at most {errors}.")
    return " ".join(sentences)


def _phrase(part: Part) -> str:
    if part.layer is None:
        return f"the {part.label}"
    if part.head is None:
        return f"the feed-forward network of layer {part.layer}"
    return f"head {part.head} of layer {part.layer}"
